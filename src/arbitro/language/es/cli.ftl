cli-arbitro = Arbitro: de los hechos en la mesa a la decisión completa.
cli-usage = uso:
cli-command = ORDEN
cli-arguments = argumentos
cli-options = opciones
cli-more = «arbitro ORDEN --help» explica más. --lang en|es|it|pl|fr elige el idioma.
cli-rule = decide sobre un incidente: con preguntas o, con --facts, de una vez
cli-facts = los hechos que conoce un tipo de incidente
cli-table = busca lo irregular en un registro de juego y decide sobre ello
cli-law = un apartado: de qué depende y qué dispone, sus excepciones y sus casos
cli-laws = todos los artículos y hasta dónde están codificados
cli-diff = en qué difieren dos ediciones del Reglamento
cli-chart = los diagramas de flujo de un tipo de incidente
cli-exam = comprueba archivos de casos: aciertos, fallos, preguntas de más
cli-serve = abre Arbitro en el navegador
cli-argument-kind = tipo de incidente, por ejemplo «revoke»
cli-argument-ref = apartado, por ejemplo 64A1
cli-argument-law = número de un artículo, del 1 al 93
cli-argument-one = una edición
cli-argument-other = la edición con la que se compara
cli-argument-file = un registro de juego: PBN, LIN o JSON
cli-argument-files = archivos de casos; sin ninguno, los casos que trae Arbitro
cli-option-help = muestra esta ayuda
cli-option-json = imprime JSON
cli-option-lang = idioma
cli-option-facts = hechos en un archivo JSON o TOML; «-» es la entrada estándar
cli-option-set = un hecho; una lista admite varios casos o ninguno: revoke.exceptions=
cli-option-edition = edición del Reglamento
cli-option-regulations = Autoridad Reguladora
cli-option-stage = hasta dónde ha llegado la mano
cli-option-offender = asiento del infractor, para nombrar a los jugadores en la decisión
cli-option-declarer = asiento del declarante
cli-option-with = un segundo idioma junto al primero
cli-option-why = explica cada punto de la decisión
cli-option-board = solo este estuche
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
