## La aplicación web: nombres de sus secciones, botones y rótulos
desk-name = Arbitro
desk-skip = Ir al contenido
desk-rooms = Secciones
desk-footer = Arbitro expone el Reglamento con sus propias palabras. Decide el Árbitro.
desk-what-happened = ¿Qué ha pasado?
desk-law-book = Reglamento
desk-settings = Ajustes
desk-language = Idioma
desk-back = Atrás
desk-open = Abrir
desk-search = Buscar
desk-page = Página { $number }
desk-pages = Páginas

## ¿Qué ha pasado?
desk-search-label = Con sus propias palabras, o un apartado
desk-found = { $count ->
    [0] No se ha encontrado nada para «{ $query }».
    [one] Se ha encontrado un tipo de incidente para «{ $query }».
   *[other] Se han encontrado { $count } tipos de incidente para «{ $query }».
}
desk-show-all = Mostrar todos
desk-phase-before = Antes de la subasta
desk-phase-auction = Subasta
desk-phase-lead = Salida inicial
desk-phase-play = Carteo
desk-phase-claim = Reclamaciones
desk-phase-scoring = Puntuación y procedimiento
desk-phase-information = Información
desk-phase-director = Aviso al Árbitro
desk-open-record = Abrir un registro
desk-open-hint = PBN, LIN o JSON, un solo estuche o un torneo entero. Arbitro encuentra lo que haya de irregular.
desk-file = Archivo
desk-paste = O péguelo aquí

## Preguntas
desk-answered = Respondido hasta ahora
desk-change = Cambiar
desk-chosen = su respuesta
desk-withdrawn = Respuestas retiradas
desk-from-record = según el registro
desk-ruling-so-far = La decisión hasta ahora
desk-asked-because = Motivo de la pregunta:
desk-these-apply = Se dan los marcados
desk-more = { $count ->
    [one] Uno más
   *[other] { $count } más
}

## Decisión
desk-ruling = Decisión
desk-go-on-call = Continuar
desk-go-on-play = Continuar
desk-go-on-end_of_play = El carteo ha terminado: continuar
desk-go-on-review = Revisar el resultado
desk-read-out = Leer a los jugadores
desk-back-to-ruling = Volver a la decisión
desk-print = Imprimir
desk-print-blanks = Mesa: ________    Estuche: ________    Fecha: ______________    Árbitro: ______________________
desk-new-incident = Nuevo incidente
desk-second-language = Segundo idioma
desk-no-second = Ninguno
desk-count = Calcular

## Reglamento
desk-law-find = Apartado
desk-coverage = Artículos tratados, en todo o en parte: { $done } de { $all }.
desk-charts = Diagramas de flujo
desk-neighbours = Apartados contiguos
desk-law-within = Apartados que contiene
desk-law-says = Qué dispone
desk-law-reads = Depende de
desk-law-when = Cuándo exactamente
desk-law-all = Todas estas condiciones:
desk-law-one = Alguna de estas condiciones:
desk-law-always = siempre
desk-law-never = nunca
desk-law-unless = Cede ante
desk-law-overrides = Prevalece sobre
desk-law-see = Véase también
desk-law-cases = Casos
desk-law-nothing = Nada.
desk-law-twin = El mismo apartado en esa edición:
desk-law-no-twin = En esa edición no existe este apartado.
desk-no-differences = Nada de lo que se apoya en este apartado se decide allí de otro modo.
desk-differences = { $count ->
    [one] Una diferencia en lo que se decide
   *[other] { $count } diferencias en lo que se decide
}
desk-differences-more = { $count ->
    [one] Hay otra que no se muestra.
   *[other] Hay otras { $count } que no se muestran.
}
desk-usual-case = En el caso habitual.
desk-worlds = { $count ->
    [one] Una combinación de hechos.
   *[other] { $count } combinaciones de hechos.
}
desk-short-encoded = codificado
desk-short-partly = en parte
desk-short-heading = encabezamiento
desk-short-definition = definición
desk-short-procedure = procedimiento
desk-short-elsewhere = en otro lugar
desk-short-ledger = registro
desk-short-uncertain = sin cotejar
desk-short-not_yet = todavía no
desk-chart = Diagrama de flujo
desk-chart-hint = Empiece cada diagrama por su primera pregunta. Las circunstancias poco frecuentes van debajo.
desk-chart-box = Pregunta { $number }
desk-chart-nothing = Sin consecuencias.
desk-chart-exceptions = { $count ->
    [one] Una circunstancia poco frecuente lo cambia
   *[other] { $count } circunstancias poco frecuentes lo cambian
}

## Registros
desk-record = Registro
desk-file-count = { $irregular ->
    [0] { $boards ->
        [0] No se ha podido leer ningún estuche.
        [one] Un estuche leído. No tiene irregularidades.
       *[other] { $boards } estuches leídos. Ninguno tiene irregularidades.
    }
    [one] { $boards ->
        [one] Un estuche leído. Tiene irregularidades.
       *[other] { $boards } estuches leídos. Uno de ellos tiene irregularidades.
    }
   *[other] { $boards } estuches leídos. { $irregular } de ellos tienen irregularidades.
}
desk-file-problems = { $count ->
    [one] No se ha entendido una parte del archivo
   *[other] No se han entendido { $count } partes del archivo
}
desk-problems = { $count ->
    [one] una observación
   *[other] { $count } observaciones
}
desk-all-boards = { $count ->
    [one] Mostrar el único estuche
   *[other] Mostrar los { $count } estuches
}
desk-only-listed = Solo irregularidades y observaciones
desk-open-another = Abrir otro registro
desk-irregular = Lo encontrado
desk-nothing-irregular = No se ha encontrado nada irregular en este estuche.
desk-rule-on-it = Decidir
desk-not-understood = Observaciones sobre el archivo
desk-table = La mesa
desk-hand-unknown = No se conoce
desk-dealer = Dador { $seat }
desk-no-contract = Aún sin contrato
desk-auction = Subasta
desk-play = Carteo
desk-trick = Baza
desk-led = salida
desk-won = gana la baza
desk-irregular-mark = irregular
desk-play-legend = La flecha señala la carta de salida; la negrita, la que ganó la baza; el recuadro, una carta irregular.
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = O

## Ajustes
desk-edition = Edición del Reglamento
desk-regulations = Autoridad Reguladora
desk-no-authority = Ninguna
desk-theme = Claro u oscuro
desk-theme-auto = Como el dispositivo
desk-theme-light = Claro
desk-theme-dark = Oscuro
desk-keys = Las teclas del 1 al 9 eligen una respuesta
desk-keys-on = Sí
desk-keys-off = No
desk-save = Guardar
desk-saved = Guardado.
desk-settings-hint = Los ajustes se quedan en este navegador.

## Errores
desk-error-title = No ha funcionado
error-not-found = Aquí no hay ninguna página.
error-unknown-record = Aquí no existe ese registro.
error-method = Aquí no se puede hacer «{ $got }».
error-too-large = Es más de lo que se admite: 50 MB para un registro, 1 MB para lo demás.
error-media = No se admite este tipo de contenido.
error-address-long = Hay demasiadas respuestas en esta dirección.
error-file-boards = Hay demasiados estuches en este archivo.
