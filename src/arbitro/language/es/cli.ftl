cli-arbitro = Arbitro: de los hechos en la mesa a la decisión completa.
cli-usage = uso:
cli-command = ORDEN
cli-arguments = argumentos
cli-options = opciones
cli-more = «arbitro ORDEN --help» explica más. --lang en|es|it|pl|fr elige el idioma.
cli-rule = decide sobre un incidente: con preguntas o, con --facts, de una vez
cli-triage = lleva de lo que ha pasado al tipo de incidente
cli-facts = los hechos que conoce un tipo de incidente
cli-table = busca lo irregular en un registro de juego y decide sobre ello
cli-information = quién puede usar qué: la información de cada jugador y su calificación
cli-law = un apartado: de qué depende y qué dispone, sus excepciones y sus casos
cli-laws = todos los artículos y hasta dónde están codificados
cli-diff = en qué difieren dos ediciones del Reglamento
cli-chart = los diagramas de flujo de un tipo de incidente
cli-exam = comprueba archivos de casos: aciertos, fallos, preguntas de más
cli-regulations = lo que han elegido las Autoridades Reguladoras, y quién lo dice
cli-cases = el registro de casos: list, show N, export [N], import ARCHIVO
cli-serve = abre Arbitro en el navegador
cli-argument-kind = tipo de incidente, por ejemplo «revoke»
cli-argument-ref = apartado, por ejemplo 64A1
cli-argument-law = número de un artículo, del 1 al 93
cli-argument-one = una edición
cli-argument-other = la edición con la que se compara
cli-argument-file = un registro de juego: PBN, LIN o JSON
cli-argument-files = archivos de casos; sin ninguno, los casos que trae Arbitro
cli-argument-action = list, show, export o import
cli-argument-what = número de un caso, o archivo que se importa
cli-argument-body = una Autoridad Reguladora, o un archivo propio: ./club.toml
cli-option-help = muestra esta ayuda
cli-option-json = imprime JSON
cli-option-lang = idioma
cli-option-facts = hechos en un archivo JSON o TOML; «-» es la entrada estándar
cli-option-set = un hecho; una lista admite varios casos o ninguno: revoke.exceptions=
cli-option-triage-set = una respuesta, por ejemplo what=call
cli-option-edition = edición del Reglamento
cli-option-regulations = Autoridad Reguladora, o un archivo propio: ./club.toml
cli-option-stage = hasta dónde ha llegado la mano
cli-option-offender = asiento del infractor, para nombrar a los jugadores en la decisión
cli-option-declarer = asiento del declarante
cli-option-with = un segundo idioma junto al primero
cli-option-why = explica cada punto de la decisión
cli-option-board = solo este estuche
cli-option-seat = el asiento del jugador: N, E, S o W
cli-option-at = número de suceso: la información tras ese número de sucesos
cli-option-interview = pregunta en el terminal lo que no consta en el registro
cli-option-estimate = su estimación de las bazas del declarante sin el renuncio
cli-option-no-double-dummy = prescinde del análisis a cartas vistas
cli-option-format = formato en que se imprime
cli-option-host = dirección en la que escucha
cli-option-port = puerto en el que escucha
cli-option-database = URL de la base de datos; por defecto, un archivo en su carpeta de datos
cli-option-no-browser = no abre el navegador
cli-given = tiene sentido según
cli-unused = Indicado sin que se preguntara: { $facts }
cli-interview-keys = Responda con el número. b vuelve atrás, r muestra la decisión hasta ahora, q termina.
cli-go-on = ¿Seguir con lo que se decide { $stage }? (s/n)
cli-yes-key = s
cli-choose = Responda con un número del 1 al { $count }.
law-reads = depende de
law-unless = cede ante
law-overrides = prevalece sobre
law-within = Apartados que contiene
law-cases = Casos
law-other-edition = En el { $edition }: { $ref }
law-differs = Lo codificado difiere entre las dos ediciones.
law-same = Lo codificado es igual en las dos ediciones.
laws-coverage = Apartados tratados: { $done } de { $all }.
diff-none = Las dos ediciones llevan a las mismas decisiones.
diff-nothing = nada
diff-usual = en el caso habitual
diff-unverified = Sin comprobar para el { $edition }; aquí se supone: { $answer }
diff-worlds = { $count ->
    [one] una combinación de hechos
   *[other] { $count } combinaciones de hechos
}
chart-nothing = sin consecuencias
chart-but = Pero:
exam-too-much = Preguntado de más: { $facts }
exam-not-asked = Sin preguntar: { $facts }
exam-result = Aciertos: { $right }. Fallos: { $wrong }.
serve-at = Arbitro está en { $address } (Ctrl-C para detenerlo)
serve-locked = Otros en esta red pueden llegar a él: las páginas del Árbitro solo se abren con estas direcciones, con su clave; a los jugadores se les envían enlaces a las encuestas. Desde otro dispositivo del Árbitro:
table-irregular = { $count ->
    [0] { $boards ->
        [one] Un estuche leído, sin irregularidades.
       *[other] { $boards } estuches leídos, sin irregularidades.
    }
    [one] { $boards ->
        [one] Un estuche leído, con irregularidades.
       *[other] { $boards } estuches leídos, uno de ellos con irregularidades.
    }
   *[other] { $boards } estuches leídos, { $count } de ellos con irregularidades.
}
table-provided = Si no se da nada fuera de lo común ({ $facts }):
cli-score = puntúa un torneo: clasificación, puntuaciones ajustadas, antes y después, revisión, exportación
cli-adjust = calcula una puntuación ajustada y muestra las cuentas
cli-argument-event = un archivo de torneo: USEBIO, Bridgemate, PBN, travellers, CSV o Excel
cli-option-adjust = una puntuación ajustada, «7 NS 3: 60% 4SN=; 40% 4SN-1», o un archivo JSON o TOML con ellas
cli-option-penalty = una penalidad, «NS 12: 25% top; 90B2; motivo», o un archivo JSON o TOML con ellas; se mantiene aparte de la puntuación
cli-option-scoring = de quién son las elecciones que rigen al puntuar; club: nuestra propuesta
cli-option-method = forma de puntuar
cli-option-option = una elección del reglamento, como la pide «arbitro score»
cli-option-sections = secciones juntas o cada una por su lado
cli-option-winners = una clasificación, o una por línea
cli-option-results = resultados que debe tener cada estuche
cli-option-check = busca lo que no cuadra y lo que no puede ser
cli-option-pair = el participante, como en la clasificación
cli-option-csv = imprime la clasificación en CSV
cli-option-out = escribe el torneo con sus puntuaciones ajustadas: .xml (USEBIO), .pbn, .csv, .xlsx, .json
cli-option-no-names = omite los nombres de los jugadores
cli-option-weights = una puntuación ponderada: «60% 4S N =; 40% 4S N -1»
cli-option-vulnerable = quién está vulnerable
cli-option-field = el torneo en el que se valora la puntuación
cli-option-other = puntos de Norte-Sur en la otra mesa de un encuentro
cli-option-fault-ns = cuánta culpa tienen Norte-Sur
cli-option-fault-ew = cuánta culpa tienen Este-Oeste
cli-option-session-ns = porcentaje o IMP por estuche de Norte-Sur en la sesión
cli-option-session-ew = porcentaje o IMP por estuche de Este-Oeste en la sesión
cli-option-obtained = el resultado obtenido, o su valor
cli-option-rectified = el resultado sin la infracción, o su valor
cli-option-unharmed = el resultado con la infracción y sin el error propio, o su valor
cli-option-offending = el bando infractor
cli-option-top = top del estuche; sin él los valores son IMP
