## La sala «Torneo»
event-room = Torneo
event-open = Abrir los resultados de un torneo
event-open-hint = USEBIO, Bridgemate (.bws), Data Connector, PBN, NZ Scorer, hojas de RealBridge y de BBO, CSV o Excel. El archivo se guarda como está; nada en él se cambia.
event-open-card = Puntuaciones ajustadas en todo el torneo, antes y después; comprobar y exportar
event-lately = Abiertos hace poco en este navegador
event-pasted = Resultados pegados
event-open-another = Abrir otro torneo
event-carried = De una decisión: estuche { $board }, { $score }.
event-carried-pick = Elija el estuche.
event-carried-table = Elija la mesa.
event-read = { $count ->
    [one] Un resultado leído
   *[other] { $count } resultados leídos
} de { $boards ->
    [one] un estuche
   *[other] { $boards } estuches
} ({ $format }).
event-left-out = { $count ->
    [one] Una línea no entra en el cálculo
   *[other] { $count } líneas no entran en el cálculo
}
event-and-more = { $count ->
    [one] y una más
   *[other] y { $count } más
}
event-side-NS = N-S
event-side-EW = E-O
event-line-NS = Norte-Sur
event-line-EW = Este-Oeste

## Cómo se calcula
event-setup = Cálculo
event-method = Forma de cálculo
event-method-hint = El archivo no dice cómo se calcula el torneo.
method-matchpoints = Puntos de match
method-cross-imps = IMP cruzados
method-butler = Butler
method-total-points = Total de puntos
event-as-file = Como dice el archivo: { $value }
event-as-file-says = Como dice el archivo
event-regulations = Normas
event-regulations-hint = De qué autoridad. Lo que sus textos dejan abierto se pregunta después.
event-regulations-club = Nuestra propuesta para un club
event-sections = Secciones
event-sections-together = Todas las secciones se calculan juntas
event-sections-apart = Cada sección se calcula por separado
event-winners = Clasificación
event-winners-1 = Una sola
event-winners-2 = Una para cada línea
event-expected = Resultados que debería tener cada estuche
event-expected-hint = Déjelo vacío para tomar los del estuche más jugado.
event-score-it = Calcular el torneo
event-options-asked = Lo que las regulaciones dejan abierto
event-options-hint = Ningún texto que hayamos podido leer dice qué se elige aquí ({ $regulations }). Elija para este torneo; la elección se guarda con él.
event-options-fill = Rellenar con nuestra propuesta

## Vista general
event-adjusted-scores = Puntuaciones ajustadas
event-boards = Estuches
event-board-adjusted = puntuación ajustada
event-ranking = Clasificación
event-ranking-of = Clasificación: { $which }
event-section = sección { $name }
event-rank = Puesto
event-contestant = Participante
event-total-matchpoints = Por ciento
event-total-cross-imps = IMP
    .average = IMP por estuche
event-total-butler = IMP
    .average = IMP por estuche
event-total-total-points = Puntos
    .average = Puntos por estuche
event-check = Comprobar el archivo
event-export = Exportar
event-now-accepted = Aceptada. Desde ahora cuenta la puntuación ajustada.
event-now-undone = Retirada. Vuelve a contar la puntuación anterior.

## Un estuche
event-against = { $ns } contra { $ew }
event-table-title = { $board }: { $pairs }
event-how-often = Frecuencia de cada puntuación
event-chart-how-often = Frecuencia
event-score-ns = Puntos N-S
event-tables = Mesas
event-worth-matchpoints = { $side }, % del top
event-worth-cross-imps = { $side }, IMP
event-worth-butler = { $side }, IMP
event-worth-total-points = { $side }, puntos
event-results-compared = { $count ->
    [one] Un resultado
   *[other] { $count } resultados comparados
}
event-apart = { $count ->
    [one] una mesa sin resultado que comparar
   *[other] { $count } mesas sin resultado que comparar
}
event-mark-was = esta mesa, antes
event-mark-now = esta mesa
event-then = después
event-sums-balanced = Todos los valores del estuche suman { $total }, como deben.
event-sums-other = Todos los valores del estuche suman { $total }; repartidos por igual serían { $expected }.
event-traveller = Hoja de resultados
event-ns-ew = N-S – E-O
event-result = Resultado
event-how-come = De dónde sale la nota:
event-of-top = { $value } de { $top } ({ $percent })
event-split = N-S: { $ns }; E-O: { $ew }
event-self-inflicted = obtenido { $table }, sin la infracción { $rectified }, sin el error propio { $unharmed }
event-no-result-not-played = No jugado
event-no-result-sit-out = Descanso

## Una puntuación ajustada
event-adjust = Ajustar la puntuación
event-stands = Puntuación actual: { $score }
event-which-kind = ¿Qué clase de puntuación ajustada?
event-kind-single = Un solo resultado
    .hint = Los dos bandos reciben la puntuación de un resultado, por ejemplo tras un traslado de bazas.
event-kind-weighted = Ponderada
    .hint = Varios resultados, cada uno con su probabilidad. Los pesos deben sumar 100%.
event-kind-split = Una puntuación para cada bando
    .hint = Cada bando recibe la suya; no tienen que equilibrarse.
event-kind-artificial = Artificial
    .hint = No se pudo obtener un resultado: media máxima, media o media mínima, según la culpa de cada bando.
event-kind-self-inflicted = Con perjuicio propio
    .hint = El bando perjudicado se causó él mismo parte del perjuicio. Esa parte no se le compensa.
event-kind-not-played = No jugado
    .hint = No hay resultado ni puntuación artificial.
event-how-written = Escriba un contrato con declarante y resultado (4♠ N =, 3ST S −1, 2♥X O +1) o los puntos de Norte-Sur (+420, −50). Para los palos puede escribir S (♠), H (♥), D (♦), C (♣).
event-for-side = Para { WHO($side) }
event-for-side-hint = También como puntuación de Norte-Sur: −620 es bueno para Este-Oeste.
event-weight = Peso, %
event-illegal = Solo por la acción ilegal
event-more-results = Más resultados
event-together = En total
event-award-plus = Media máxima: sin culpa alguna
event-award-average = Media: culpable en parte
event-award-minus = Media mínima: culpable directo
event-award-other = Otro valor
event-fixed = El porcentaje propio del participante (12C2(c))
event-fixed-profile = Como digan las regulaciones
event-outside-agency = La culpa es de alguien ajeno a la mesa
event-offenders = Bando infractor
event-offenders-none = Sin indicar
event-rectified = Resultado sin la infracción
event-rectified-hint = Es lo que recibe el bando infractor.
event-unharmed = Resultado con la infracción, pero sin el error propio
event-unharmed-hint = Lo que habría tenido el bando perjudicado sin su propio error.
event-obtained = Resultado obtenido en la mesa
event-obtained-hint = Déjelo vacío si es la puntuación actual.
event-to-warn = Avisar si el bando infractor gana
event-without = Resultado esperado sin la infracción
event-without-hint = Solo para el aviso; no cambia la puntuación.
event-show = Ver antes y después

## Antes y después
event-before-after = Antes y después
event-before = Antes
event-after = Después
event-look-at = Mire esto antes de aceptar
event-on-the-board = En el estuche
event-legend-part = parte de una mesa
event-others-move = { $count ->
    [0] Nadie más cambia en el estuche
    [one] Cambia otro participante en el estuche
   *[other] Cambian otros { $count } participantes en el estuche
}
event-in-the-ranking = En la clasificación
event-nobody-moves = No cambia ningún total ni ningún puesto.
event-more-move = { $count ->
    [one] Cambia también el total o el puesto de otro participante.
   *[other] Cambian también los totales o los puestos de otros { $count } participantes.
}
event-as-table = { $count ->
    [one] Como tabla: un participante
   *[other] Como tabla: { $count } participantes
}
event-way-up = sube
event-way-down = baja
event-way-level = conserva el puesto
event-accept = Aceptar
event-law = Ley
event-law-hint = En la que se apoya la puntuación ajustada.
event-reason = Motivo
event-mend = Corregir
event-undo = Retirar
event-accepted-at = Aceptada: { $moment }
event-undone = Retirada: { $moment }
event-to-event = Al torneo
event-cases = Enlazar con un caso
event-case-linked = enlazada
event-from-case = Se introduce en su torneo; una vez aceptada, desde allí puede enlazarse con este caso.

## Comprobar y exportar
event-check-hint = Lo que en el archivo no se sigue de sus propios resultados, y lo que es imposible.
event-check-count = { $count ->
    [0] No se ha encontrado nada.
    [one] Se ha encontrado una cosa.
   *[other] Se han encontrado { $count } cosas.
}
event-format = Formato
event-format-usebio = USEBIO 1.2 (XML)
event-format-pbn = PBN
event-format-csv = CSV
event-format-xlsx = Excel (.xlsx)
event-format-data-connector = Bridgemate Data Connector (JSON)
event-names = Nombres de los jugadores
event-names-keep = Conservarlos
event-names-none = Omitirlos
event-names-other = Sustituirlos
event-export-look = Ver qué se pierde
event-export-lost = Lo que este archivo no puede contener
event-export-nothing-lost = No se pierde nada.
event-fetch = Descargar { $name }

## Desde una decisión
event-enter-result = Anotar { $score } en un torneo

## Errores
error-unknown-event-file = Ese torneo no está aquí.
error-event-not-set-up = Aún no se ha dicho cómo se calcula el torneo.
error-unknown-entry = En este torneo no hay ninguna decisión número { $got }.
error-event-moved = Entretanto otra persona ha decidido algo en este torneo. Vuelva a verlo como está ahora.
error-reason-missing = Falta el motivo.
error-regulations-unknown = Diga de qué autoridad son las regulaciones.
error-score-left-out = Falta una puntuación.

## Penalties
event-penalty = Imponer una penalidad
event-penalty-of = Penalidad: { $pair }
event-penalties-too = Puntuaciones ajustadas y penalidades
event-penalty-form = La penalidad
event-penalty-amount = Cantidad
event-penalty-amount-hint = De un top, en tanto por ciento: 25.
event-penalty-unit = Unidad
event-penalty-in-top = por ciento de un top
event-penalty-in-matchpoints = PM
event-penalty-in-imps = IMP
event-penalty-in-points = puntos
event-penalty-law-hint = Ley 90 por procedimiento, ley 91 por disciplina: 90B2, 91A.
event-penalty-take = Poner { $amount }
event-penalty-impose = Imponerla
event-now-accepted-penalty = Impuesta. Cuenta desde ahora.
event-now-undone-penalty = Retirada. Ya no cuenta.
error-penalty-missing = Falta el participante, la cantidad o la unidad.
