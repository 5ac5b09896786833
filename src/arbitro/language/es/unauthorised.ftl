## Tipos
kind-partner_information = Información del compañero
    .hint = Una pausa, una pregunta, un comentario, una alerta, un gesto…
    .search = tempo pausa duda dudar titubeo pensar pensada tardar ritmo variación lento rápido rapidez UI INA no autorizada improcedente observación pregunta respuesta alerta gesto mueca tono énfasis reserva derechos alternativa lógica
kind-withdrawn_action = Una voz o jugada retirada
    .hint = Quién puede usar qué de lo que mostró una voz o jugada retirada
    .search = retirada retirar cancelada anulada cambiada corregida sustituida cambio de voz carta recogida
kind-extraneous_information = Información de otras fuentes
    .hint = Un resultado oído, las cartas de otra mesa, una mano equivocada
    .search = oír oyó escuchar comentario resultado otra mesa mano equivocada carta vista ver accidental sin querer ajena improcedente UI volver a repartir
kind-information_used = Uso de información por un jugador
    .hint = ¿De dónde venía, y puede usarla?
    .search = usar usó utilizar aprovechar información improcedente no autorizada autorizada incumplimiento UI

## Casillas
slot-partner-reservation = Reserva de derechos
slot-partner-dispute = ¿Hay desacuerdo?
slot-partner-timing = Cuándo se llamó al Árbitro
slot-partner-call_again = Cuándo llamar al Árbitro
slot-partner-unexpected = La alerta inesperada
slot-partner-status = Lo que se transmitió
slot-partner-receiver = El deber del compañero
slot-partner-choice = Lo que no puede elegir
slot-partner-letter = La letra del texto que rige
slot-partner-action = La acción elegida
slot-partner-score = La puntuación
slot-partner-penalty = Una penalidad
slot-withdrawn-route = La retirada
slot-withdrawn-others_information = Información para el bando inocente
slot-withdrawn-offenders_information = Información para el bando infractor
slot-withdrawn-choice = Lo que no puede elegir
slot-withdrawn-letter = La letra del texto que rige
slot-withdrawn-action = La acción elegida
slot-withdrawn-score = La puntuación
slot-extraneous-report = Quién avisó al Árbitro
slot-extraneous-received = La información
slot-extraneous-hold = El estuche
slot-extraneous-remedy = La solución
slot-extraneous-letter = La letra del texto que rige
slot-extraneous-teams = Equipos
slot-extraneous-pending = El resultado
slot-extraneous-score = La puntuación
slot-used-route = El apartado que lo decide
slot-used-breach = El incumplimiento
slot-used-score = La puntuación

## Hechos: la cadena
fact-chain-alternative = Entre las acciones que no eligió, ¿había una alternativa lógica?
    .short = Otra alternativa lógica
    .note = Consulte a jugadores de nivel similar. Hacen falta las dos condiciones: que una parte significativa de ellos la considerase seriamente y que algunos pudieran elegirla. El Reglamento no da porcentajes.
    .is-both_limbs = Sí: una parte significativa la consideraría seriamente, y algunos podrían elegirla
    .is-one_limb = Solo se cumple una de las dos condiciones
    .is-none = No
fact-chain-suggested = ¿Sugiere la información su acción frente a esa alternativa?
    .short = Su acción, sugerida frente a la otra
    .note = Compare las dos acciones entre sí. La información debe apuntar hacia ahí de forma demostrable.
    .is-is = Sí, sugiere de forma demostrable su acción frente a la otra
    .is-could = Pudo haberla sugerido de forma demostrable, nada más
    .is-generally = Sugiere su acción, pero no frente a una alternativa lógica
    .is-no = No
fact-chain-chosen_is_alternative = ¿Era la acción que eligió, a su vez, una alternativa lógica?
    .short = Su acción, alternativa lógica
    .note = El texto de 2007 habla de elegir entre alternativas lógicas.
fact-chain-counts_anyway = Eligió una acción que nadie de nivel similar elegiría: ¿la cuenta usted igualmente?
    .short = Su acción cuenta igualmente
    .note = El texto de 2007 calla sobre una acción que no es alternativa lógica. La letra ni la permite ni la prohíbe.

## Hechos: información del compañero
fact-partner-moment = ¿Cuándo se entera el Árbitro?
    .short = Llamada al Árbitro
    .is-reservation = Ahora, en la mesa: un jugador quiere reservarse el derecho
    .is-before_end = Antes de terminar el carteo
    .is-end_of_play = Al terminar el carteo
    .is-later = Más tarde
fact-partner-disputed = ¿Niegan los oponentes que se haya transmitido información?
    .short = Se niega que se haya transmitido información
fact-partner-carrier = ¿Qué transmitió la información?
    .short = Por qué medio
    .note = La lista del Reglamento es de ejemplos.
    .is-remark = Una observación
    .is-question = Una pregunta
    .is-reply = La respuesta a una pregunta
    .is-unexpected_alert = Una alerta inesperada
    .is-missing_alert = La omisión de una alerta
    .is-hesitation = Una duda inconfundible
    .is-speed = Una rapidez no habitual
    .is-emphasis = Un énfasis especial
    .is-tone = Un tono de voz
    .is-gesture = Un gesto
    .is-movement = Un movimiento
    .is-mannerism = Un amaneramiento
    .is-other = Otra cosa
fact-partner-unexpected_in = ¿Según qué criterio fue inesperada la alerta?
    .short = Alerta inesperada
    .note = Las traducciones lo explican de dos maneras: en relación con el fundamento de la alerta, o con el curso de la subasta.
    .is-basis = En relación con el fundamento de la alerta
    .is-auction = En relación con el curso de la subasta
    .is-both = Según los dos
    .is-neither = Según ninguno: la alerta era de esperar
fact-partner-could_suggest = ¿Podía lo transmitido sugerir una voz o una jugada?
    .short = Podía sugerir una voz o jugada
fact-partner-advantage = ¿Dio la elección beneficio al bando?
    .short = Beneficio para el bando que eligió
fact-partner-deliberate = ¿Faltó cuidado para evitar una ventaja?
    .short = Falta de cuidado

## Hechos: voces y jugadas retiradas
fact-withdrawn-lawful = ¿Se retiró la voz o jugada como prevé un artículo?
    .short = Retirada según un artículo
    .note = Por ejemplo, según los Artículos 25 a 36, 47, 53 o 62. Una voz no intencionada que se corrigió se juzga como un cambio de voz. Tras una información errónea, el bando que la dio cuenta como infractor.
fact-withdrawn-replaced_by = ¿Qué la sustituyó?
    .short = Sustituida por
    .is-other = Otra cosa, o nada
    .is-comparable_call = Una voz comparable, tras una declaración insuficiente o una voz fuera de turno
    .is-lowest_bid = Tras una declaración insuficiente: la más baja que muestra lo mismo
fact-withdrawn-damage = ¿Causó la elección perjuicio al bando inocente?
    .short = Perjuicio para el bando inocente

## Hechos: información de otras fuentes
fact-extraneous-way = ¿Cómo le llegó la información al jugador?
    .short = Cómo llegó
    .is-wrong_hand = Miró una mano equivocada
    .is-call_heard = Oyó una voz sin querer
    .is-result_heard = Oyó un resultado sin querer
    .is-remark_heard = Oyó un comentario sin querer
    .is-cards_elsewhere = Vio cartas de otra mesa
    .is-card_here = Antes de la subasta vio en su mesa una carta de otro jugador
    .is-other = Por otro accidente
fact-extraneous-reported_by = ¿Quién avisó al Árbitro?
    .short = Avisó
    .is-recipient = El jugador que tiene la información
    .is-another = Otra persona
fact-extraneous-moment = ¿Cuándo la recibió?
    .short = Recibida
    .is-no_call_yet = Antes de que se diera ninguna voz en el estuche
    .is-after_first_call = Después de la primera voz y antes del final del carteo
fact-extraneous-effect = ¿Interferiría la información en el juego normal?
    .short = Interfiere en el juego normal
    .is-likely = Probablemente
    .is-could = Podría, pero no es probable
    .is-no = No
screen-extraneous-setting = ¿Qué permite el torneo?
fact-extraneous-about_one_hand = ¿Es la información sobre una sola mano?
    .short = Sobre una sola mano
    .tick = La información es sobre una sola mano de este estuche
fact-extraneous-form_lets_swap = ¿Permite el tipo de torneo cambiar los asientos?
    .short = El tipo de torneo permite cambiar los asientos
    .tick = El tipo de torneo permite cambiar los asientos
fact-extraneous-scoring_lets_swap = ¿Permite la manera de puntuar cambiar los asientos?
    .short = La manera de puntuar permite cambiar los asientos
    .tick = La manera de puntuar permite cambiar los asientos
fact-extraneous-redeal_possible = ¿Permite el tipo de torneo volver a repartir?
    .short = Se puede volver a repartir
    .tick = El tipo de torneo permite volver a repartir para estos participantes (no un estuche que ya se ha comparado en otra mesa)
fact-extraneous-remedy = ¿Qué solución elige usted?
    .short = Solución
    .is-swap = Cambiar los asientos, para que tenga la mano que conoce
    .is-redeal = Volver a repartir el estuche para estos participantes
    .is-play_on = Que se juegue el estuche, y ajustar después si procede
    .is-artificial = Una puntuación ajustada artificial
fact-extraneous-teams = ¿Es un encuentro por equipos?
    .short = Encuentro por equipos
fact-extraneous-affected = ¿Afectó la información al resultado?
    .short = Resultado afectado
    .is-affected = Sí
    .is-could = Pudo haberle afectado
    .is-no = No

## Hechos: un jugador usó información
fact-used-source = ¿De dónde le vino la información al jugador?
    .short = Origen de la información
    .is-partner = De su compañero, fuera de las voces y jugadas
    .is-withdrawn = De una voz o jugada retirada
    .is-elsewhere = Por accidente, de otra fuente: la oyó o la vio
    .is-allowed = De voces y jugadas legales, del procedimiento legal, de lo que ya sabía, de las características de los oponentes o de su propio resultado
    .is-none_of_these = De ninguna de estas fuentes
fact-used-acted_on = ¿Basó en ella una voz o jugada?
    .short = Voz o jugada basada en ella
fact-used-damage = ¿Causó eso perjuicio?
    .short = Perjuicio

## Resultados
outcome-may_reserve_rights = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden
   *[singular] { WHO($side, cap: 1) } puede
} decir: «Me reservo el derecho a llamar al Árbitro más tarde».
outcome-no_reservation = Aquí no cabe reservarse el derecho: se llama al Árbitro ahora.
outcome-call_instead_of_reserving = Las regulaciones exigen que se llame al Árbitro ahora, en lugar de reservarse el derecho.
outcome-opponents_should_call = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } deberían llamar al Árbitro en el acto, puesto que niegan
   *[singular] { WHO($side, cap: 1) } debería llamar al Árbitro en el acto, puesto que niega
} que se haya transmitido información. Tome nota; no hay penalidad automática.
outcome-passing_undisputed = Nadie niega que se haya transmitido información. Consérvelo como hecho admitido.
outcome-calling_now_is_no_infraction = Llamar al Árbitro antes o después del final del carteo no es infracción ni hace perder ningún derecho.
outcome-call_when_play_ends = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } deberían llamar al Árbitro al terminar el carteo si tienen
   *[singular] { WHO($side, cap: 1) } debería llamar al Árbitro al terminar el carteo si tiene
} buenas razones para creer que un oponente con una alternativa lógica eligió una acción que { $test ->
    [is] la información sugería.
   *[could] la información pudo haber sugerido.
}
outcome-alert_unexpected = { $test ->
    [basis] La alerta fue inesperada en relación con su fundamento; así lo explica el texto español de 2007.
    [auction] La alerta fue inesperada en relación con el curso de la subasta; así lo explica el texto italiano de 2007.
    [both] La alerta fue inesperada según los dos criterios, el del texto español de 2007 (su fundamento) y el del italiano (la subasta).
   *[neither] La alerta era de esperar: no transmite nada más que el procedimiento.
}
outcome-unauthorised_from_partner = Para { WHO($receiver) }, lo que transmitió { WHO($giver) } es información no autorizada, elija lo que elija.
outcome-extraneous_from_partner = Para { WHO($receiver) }, lo que transmitió { WHO($giver) } es información improcedente: limita su elección.
outcome-nothing_conveyed = No se transmitió nada que pudiera sugerir una voz o jugada.
outcome-must_avoid_advantage = { WHO($receiver, cap: 1) } debe evitar con cuidado sacar de ella cualquier ventaja.
outcome-may_not_choose_suggested = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } no pueden
   *[singular] { WHO($who, cap: 1) } no puede
} { $test ->
    [is] elegir una voz o jugada que la información sugiere de forma demostrable frente a otra que es alternativa lógica.
   *[could] elegir, entre alternativas lógicas, una que la información pudiera haber sugerido de forma demostrable frente a otra.
}
outcome-action_infringed = La elección { WHO($who, form: "de") } fue una infracción.
outcome-action_allowed = La elección { WHO($who, form: "de") } { $limb ->
    [alternative] estaba permitida: ninguna de las acciones que la información desaconsejaba era una alternativa lógica.
    [suggestion] estaba permitida: la información no la sugería frente a una alternativa lógica en el sentido de esta edición.
   *[chosen] no cuenta como elección entre alternativas lógicas.
}
outcome-letters_differ = { $point ->
    [or_limbs] El texto italiano une las dos condiciones con «o». Según su letra esta acción sería una alternativa lógica; según el texto inglés no lo es.
    [over_another] El texto que rige no dice «frente a otra». Leído al pie de la letra prohibiría la acción; la decisión compara una acción con otra.
   *[form_or_scoring] El texto francés dice tipo de torneo o manera de puntuar. Según su letra se permitiría cambiar los asientos; según los demás, no.
}
outcome-score_stands = { $limb ->
    [information] La puntuación se mantiene: no se transmitió nada.
    [infraction] La puntuación se mantiene: no hubo infracción.
    [advantage] La puntuación se mantiene: la infracción no dio beneficio.
    [affected] La puntuación se mantiene: la información no afectó al resultado.
   *[damage] La puntuación se mantiene: no hubo perjuicio.
}
outcome-assign_adjusted_score = Se asigna una puntuación ajustada.
outcome-penalty_for_use = { WHO($who, form: "num") ->
    [plural] { WHO($who, form: "a", cap: 1) } se les
   *[singular] { WHO($who, form: "a", cap: 1) } se le
} puede imponer además una penalidad de procedimiento.
outcome-rule_other_irregularity_first = Ningún artículo prevé que se retire: decida primero sobre esa irregularidad.
outcome-withdrawn_actions_authorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden
   *[singular] { WHO($side, cap: 1) } puede
} usar todo lo que mostraron las voces y jugadas retiradas, las suyas y las de los oponentes.
outcome-withdrawn_actions_unauthorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } no pueden
   *[singular] { WHO($side, cap: 1) } no puede
} usar lo que mostraron las voces y jugadas retiradas, las retirara quien las retirara.
outcome-withdrawn_rule_does_not_apply = La restricción sobre la información de las voces retiradas no se aplica aquí { WHO($side, form: "a") }.
outcome-reported_by_recipient = El jugador que tiene la información avisó al Árbitro en el acto, como debe ser.
outcome-reported_by_another = Avisó al Árbitro otra persona: no es infracción. Pregunte primero al jugador que tiene la información.
outcome-received_by_accident = { $receiver ->
    [receiver] El jugador
   *[other] { WHO($receiver, cap: 1) }
} { $way ->
    [wrong_hand] miró una mano equivocada: no puede usar lo que vio.
    [call_heard] oyó una voz sin querer: no puede usar lo que oyó.
    [result_heard] oyó un resultado sin querer: no puede usar lo que oyó.
    [remark_heard] oyó un comentario sin querer: no puede usar lo que oyó.
    [cards_elsewhere] vio cartas de otra mesa: no puede usar lo que vio.
    [card_here] vio la carta de otro jugador antes de la subasta: no puede usar lo que vio.
   *[other] se enteró de algo por accidente: no puede usarlo.
}
outcome-hold_board = El estuche se queda en esta mesa hasta que usted elija la solución.
outcome-change_seats = Cambie los asientos para que el jugador tenga la mano que conoce. El resultado cuenta en la dirección propia de cada participante.
outcome-redeal = Haga repartir de nuevo el estuche, solo para estos participantes y en su presencia. Se puntúa aparte.
outcome-play_on_pending = { $test ->
    [affected] Que se juegue el estuche. Esté en disposición de ajustar la puntuación si la información ha afectado al resultado.
   *[could] Que se juegue el estuche. Esté en disposición de ajustar la puntuación si la información pudo haber afectado al resultado.
}
outcome-award_artificial = El estuche no se juega: se asigna una puntuación ajustada artificial, a cada bando según su propia culpa. Puede que ninguno la tenga.
outcome-artificial_in_teams = Por equipos, consulte la norma especial sobre puntuaciones ajustadas en un encuentro.
outcome-remedy_refused = { $remedy ->
    [swap] No es posible: aquí no se cambian los asientos.
    [redeal] No es posible: aquí no se vuelve a repartir.
   *[artificial] No es posible: en este punto no hay puntuación artificial.
} { $instead ->
    [play] Que se juegue el estuche.
   *[choose] Elija otra solución.
}
outcome-play_on_normally = Que se juegue el estuche con normalidad.
outcome-play_on_noted = Que se juegue el estuche. Tome nota de lo ocurrido.
outcome-score_pending = El resultado queda pendiente hasta que usted juzgue si la información influyó.
outcome-information_allowed = Puede usarla.
outcome-rule_as = { $kind ->
    [partner] Se decide como información del compañero.
    [withdrawn] Se decide como voz o jugada retirada.
   *[elsewhere] Se decide como información de otras fuentes.
}
outcome-extraneous_used = Basó una voz o jugada en información improcedente, y eso no puede hacerlo.
outcome-extraneous_not_used = La información es improcedente: no se puede basar en ella ninguna voz ni jugada. Ninguna se basó en ella.
outcome-no_general_paragraph = Esta edición no tiene un apartado general sobre una información así. Considere si la cubren sus facultades discrecionales.
