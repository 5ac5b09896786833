## El registro de información: qué puede usar cada jugador (Artículo 16)
information-title = Quién puede usar qué
information-of = Qué puede usar { WHO($who) }
information-after = { $count ->
    [0] Antes del primer suceso
    [one] Tras el primero de { $all } sucesos
   *[other] Tras { $count } de { $all } sucesos
}
information-first = Resuelva antes esto: { WHO($who) }, suceso { $number }. { $reason }
information-with = { $what }: { $shown }
information-said = { $what }: «{ $text }»

## Qué puede hacer un jugador con ella
information-status-authorised = autorizada
    .means = Puede usarla.
information-status-unauthorised = no autorizada
    .means = Debe evitar cualquier ventaja que pudiera sacar de ella.
information-status-extraneous = improcedente
    .means = Viene de fuera del juego: no puede basar en ella una voz ni una jugada.
information-status-unknown = no la conoce
    .means = El jugador no la tiene.
information-status-open = por decidir
    .means = Antes hay que resolver otra cosa, o el Reglamento lo deja abierto: decide usted.
information-tainted = afectada
    .means = La voz o jugada es legal; lo que le añade otra información no puede usarse.

## De dónde viene
information-source-call = voz
information-source-play = carta jugada
information-source-designation = carta nombrada y no jugada
information-source-withdrawn = retirada
information-withdrawn-under = { $what }, retirada ({ $law })
information-source-exposed = carta expuesta
information-source-penalty_card = carta penalizada
information-penalty-on_table = carta penalizada sobre la mesa
information-penalty-returned = carta penalizada devuelta a la mano
information-penalty-played = carta penalizada ya jugada
information-source-dummy = muerto
information-source-own_hand = su propia mano
information-source-hand = mano
information-source-claim = reclamación o concesión
information-source-declared = autorizada por un Artículo o una regulación
information-source-carrier = información improcedente
information-source-alert = alerta
information-source-procedure = lo que da el procedimiento legal: respuestas, alertas, hojas de convenciones
information-source-known_before = sabida antes de retirar sus cartas
information-source-score = su previsión de su propio resultado
information-source-traits = las características de los oponentes
information-source-regulations = las regulaciones del torneo
information-source-elsewhere = información de otras fuentes
information-source-card_seen = carta vista sin querer

## Por qué medio viene del compañero
information-carrier-remark = observación
information-carrier-question = pregunta
information-carrier-reply = respuesta a una pregunta
information-carrier-unexpected_alert = alerta inesperada
information-carrier-missing_alert = omisión de alerta
information-carrier-hesitation = duda inconfundible
information-carrier-speed = rapidez no habitual
information-carrier-emphasis = énfasis especial
information-carrier-tone = tono
information-carrier-gesture = gesto
information-carrier-movement = movimiento
information-carrier-mannerism = amaneramiento
information-carrier-other = otro medio
information-gloss-basis = Inesperada en relación con el fundamento de la voz ({ $texts }).
information-gloss-auction = Inesperada en relación con el curso de la subasta ({ $texts }).
information-text-es-2007 = texto español de 2007
information-text-it-2007 = nota al texto italiano de 2007

## Por qué accidente viene de otra fuente
information-way-wrong_hand = miró una mano equivocada
information-way-call_heard = oyó una voz
information-way-result_heard = oyó un resultado
information-way-remark_heard = oyó un comentario
information-way-cards_elsewhere = vio cartas de otra mesa
information-way-card_here = vio en su mesa una carta de otro jugador
information-way-other = oyó algo

## Qué más conviene saber
information-reason-pending = Aún no se ha aceptado ni retirado.
information-reason-no_legal_basis = Retirada sin que ningún Artículo lo prevea: resuelva eso primero.
information-reason-offender_unknown = El registro no muestra de quién fue la infracción.
information-reason-no_offender = Retirada sin infracción: el Reglamento no dice quién puede usarla.
information-reason-unverified = No verificado con un texto de esta edición: lea el apartado antes de decidir.
information-reason-alert_expected = Solo le dice algo si la dio su compañero y no la esperaba.
information-reason-whose_card = Depende de quién fuera la carta.
information-reason-claim = Depende de lo que resulte de la reclamación.
information-reason-at_odds = Aquí el registro se contradice.
information-reason-own_risk = Por su cuenta y riesgo.
information-reason-interpretation = Lectura nuestra: el Reglamento calla en este punto, decide usted.

## La mesa arbitral
information-table = La mesa
information-step-first = Inicio
information-step-back = Atrás
information-step-on = Adelante
information-step-last = Final
information-steps = Recorrer el estuche paso a paso
information-hands = manos de { $names }
information-all = Todos pueden usar, salvo lo dicho arriba
information-all-count = { $count ->
    [0] aún no hay voces ni cartas
    [one] una voz o carta
   *[other] { $count } voces y cartas
}
information-group-yes = Puede usar
information-group-no = No puede usar
information-group-open = Por decidir
information-group-unknown = No conoce
information-words = Qué significan las palabras
information-back-to-board = Volver al estuche

## Sucesos que por sí solos no dicen nada
information-event-withdrawn = retirada: { $what }
information-event-accepted = voz aceptada
information-event-obliged = obligado a pasar
information-event-obliged_to_repeat = obligado a repetir { $call }
information-event-claim_agreed = reclamación aceptada
information-event-claim_objected = oposición a la reclamación
information-event-played_on = se sigue jugando
information-event-attention_drawn = se llama la atención
information-event-next_board_called = voz en el estuche siguiente
information-event-round_ended = fin de la ronda
information-event-hands_returned = manos devueltas al estuche
information-event-director_called = se llama al Árbitro
information-event-card_picked_up = carta penalizada recogida
information-event-comment = comentario
