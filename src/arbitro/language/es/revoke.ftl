## Tipos
kind-revoke = Renuncio
    .hint = Un jugador no asistió al palo, o no jugó lo que debía
kind-revoke_inquiry = Preguntar por un renuncio
    .hint = Quién puede preguntar «¿no tienes picas?» y quién puede mirar las bazas

## Casillas: a qué responde una decisión
slot-revoke-definition = ¿Es renuncio?
slot-revoke-correction = El renuncio
slot-revoke-card = La carta jugada por error
slot-revoke-others_card = Cartas jugadas después
slot-revoke-next_card = La carta siguiente del bando infractor
slot-revoke-next_penalty = La carta cambiada
slot-revoke-claim = La reclamación
slot-revoke-others_information = Información para el bando inocente
slot-revoke-offenders_information = Información para el bando infractor
slot-revoke-penalty_information = Información de la carta penalizada
slot-revoke-partner = La jugada del compañero
slot-revoke-winner = Quién ganó la baza
slot-revoke-transfer = Bazas trasladadas
slot-revoke-equity = Compensación
slot-revoke-repeated = Compensación por renuncios posteriores
slot-revoke-both_sides = Compensación por renuncios de ambos bandos
slot-revoke-penalty_card = El efecto de la carta penalizada
slot-revoke-information_used = Uso de información
slot-revoke-awareness = Pudo haberlo sabido
slot-inquiry-question = La pregunta
slot-inquiry-inspection = Las bazas cerradas

## Hechos. Valor: la pregunta. short: el asunto. is-…: las respuestas. tick: la línea de una lista.
fact-revoke-limb = ¿Qué hizo mal el jugador?
    .short = Qué pasó
    .note = Hay renuncio cuando un jugador no asiste al palo, o no juega lo que exigía un artículo o la opción de un oponente, y podía hacerlo.
    .is-suit_led = No asistió al palo aunque podía
    .is-law_demanded = Al salir o al jugar, no puso la carta o el palo que exigía el Reglamento
    .is-opponent_required = Al salir o al jugar, no puso lo que había exigido un oponente
    .is-prohibition = Al salir o al jugar, puso un palo que se le había prohibido
    .is-unable = No tenía otra cosa: no podía cumplir
fact-revoke-prohibition_counts = ¿Trata usted como renuncio el incumplimiento de una prohibición?
    .short = Prohibición incumplida, tratada como renuncio
    .note = La definición habla de cartas exigidas, no de cartas prohibidas. El Reglamento no lo resuelve.
fact-revoke-noticed = ¿Cuándo se llamó la atención por primera vez?
    .short = Se llamó la atención por primera vez
    .note = De esto depende que aún se pueda corregir y que aún se puedan trasladar bazas. Si se dan los dos últimos casos, cualquiera de las dos respuestas lleva a la misma decisión.
    .is-during_play = Durante el carteo de la mano
    .is-after_play = Después del carteo, antes de que un oponente del infractor diera una voz en el estuche siguiente
    .is-after_call_on_next_board = Cuando un oponente del infractor ya había dado una voz en el estuche siguiente
    .is-after_round = Cuando la ronda ya había terminado
fact-revoke-offender = ¿Quién cometió el renuncio?
    .short = Infractor
    .is-defender = Un defensor
    .is-declarer = El declarante, de su propia mano
    .is-dummy = La mano del muerto
fact-revoke-since = ¿Qué hizo después el bando infractor?
    .short = Después del renuncio
    .note = Lo que ocurrió primero, antes de llamarse la atención. Seguir jugando, nombrar una carta o reclamar o conceder bazas establece el renuncio; una reclamación o concesión de los oponentes, solo cuando queda aceptada.
    .is-nothing = Nada todavía: ninguno de los dos ha jugado a la baza siguiente
    .is-led_or_played = Uno de los dos salió o jugó a la baza siguiente
    .is-designated = Uno de los dos nombró una carta para la baza siguiente
    .is-claimed = Uno de los dos reclamó o concedió bazas
    .is-opponents_claimed = Nada, pero sus oponentes reclamaron o concedieron bazas
fact-revoke-trick_twelve = ¿Fue en la duodécima baza?
    .short = Duodécima baza
    .tick = Fue en la duodécima baza
fact-revoke-unplayed_penalty_card = ¿Era una carta penalizada la que debía jugar y no jugó?
    .short = La carta no jugada era una carta penalizada
    .tick = La carta que debía jugar y no jugó era una carta penalizada
fact-revoke-unplayed_faced_card = ¿Estaba cara arriba en la mesa la carta que debía jugar y no jugó?
    .short = La carta no jugada estaba cara arriba en la mesa
    .tick = La carta que debía jugar y no jugó estaba cara arriba en la mesa, o era de una mano puesta cara arriba
fact-revoke-card_was_faced = ¿Estaba ya cara arriba la carta que jugó por error?
    .short = La carta del renuncio ya estaba cara arriba
    .tick = La carta que jugó por error ya estaba cara arriba; por ejemplo, una carta penalizada
fact-revoke-earlier_same_suit = ¿Había cometido ya el mismo jugador un renuncio en el mismo palo en esta mano?
    .short = Renuncio anterior en el mismo palo
    .tick = El mismo jugador ya había cometido un renuncio en el mismo palo
fact-revoke-other_side_too = ¿También el otro bando cometió un renuncio en esta mano?
    .short = Renuncio también del otro bando
    .tick = También el otro bando cometió un renuncio en esta mano
fact-revoke-turn_told_wrong = ¿Se jugó a la baza siguiente fuera de turno porque un oponente dijo al jugador que le tocaba?
    .short = Le dijeron por error que le tocaba
    .tick = Se jugó a la baza siguiente fuera de turno, porque un oponente había dicho al jugador que le tocaba, y esa jugada se retira
fact-revoke-retraction_undoes = ¿Considera usted que la jugada retirada no establece el renuncio?
    .short = Se considera que la jugada retirada no establece el renuncio
    .note = El Reglamento de 2017 lo dice. Que el de 2007 lo dijera no está comprobado aquí.
fact-revoke-dummy_lost_rights = ¿Fue el muerto, perdidos ya sus derechos, el primero en preguntar?
    .short = El muerto, sin derechos, preguntó primero
    .tick = El muerto fue el primero en preguntar, y había perdido sus derechos: había intercambiado la mano con el declarante, se había levantado para verle jugar o había mirado las cartas de un defensor
fact-revoke-earlier_established = ¿Estaba establecido el renuncio anterior?
    .short = Renuncio anterior establecido
fact-revoke-other_side = ¿Cómo están los renuncios de los dos bandos?
    .short = Los renuncios de los dos bandos
    .is-both_established = Los dos están establecidos
    .is-one_trick_one_side_on = Los dos en la misma baza, y solo uno de los dos bandos ha jugado a la siguiente
    .is-not_established = Ni lo uno ni lo otro: uno de ellos se ha corregido o se va a corregir
fact-revoke-claim_undone = ¿Considera usted que la reclamación o la concesión no cuenta?
    .short = Se considera que la reclamación o la concesión no cuenta
    .note = Por ejemplo: un defensor se opuso en el acto a la concesión de su compañero, o los cuatro pidieron seguir jugando. El Reglamento no dice si el renuncio sigue entonces establecido.
fact-revoke-claim_agreed = ¿Ha quedado aceptada la reclamación o la concesión?
    .short = Reclamación o concesión aceptada
    .note = El bando infractor la acepta si no se opone antes de dar una voz en un estuche posterior o de que acabe la ronda.
fact-revoke-hands_returned = ¿Se han devuelto al estuche las cuatro manos?
    .short = Las cuatro manos en el estuche
fact-revoke-partner_had_played = ¿Había jugado el compañero del infractor a la duodécima baza antes del renuncio?
    .short = El compañero ya había jugado
fact-revoke-others_played = ¿Ha jugado un oponente del infractor después del renuncio?
    .short = Los oponentes han jugado después
    .note = También cuenta una salida a la baza siguiente.
fact-revoke-others_withdraw = ¿Retira algún oponente del infractor la carta que jugó después del renuncio?
    .short = Los oponentes retiran sus cartas
    .note = Cada uno de ellos puede, también si es una salida a la baza siguiente. Lo decide él solo. Si alguno lo hace, el compañero del infractor también puede cambiar su carta; si es defensor, la carta retirada pasa a ser penalizada.
fact-revoke-next_offender_played = ¿Había jugado ya a esa baza el compañero del infractor, después de la carta que se retira?
    .short = El compañero del infractor había jugado después
fact-revoke-next_offender_changes = ¿Cambia también su carta el compañero del infractor?
    .short = El compañero del infractor cambia su carta
    .note = Puede, porque un oponente anterior a él ha cambiado la suya. La carta que un defensor retira de este modo pasa a ser carta penalizada.
fact-revoke-trick_won_by = ¿Quién ganó la baza del renuncio?
    .short = Ganó la baza del renuncio
    .note = Si el renuncio fue del declarante y ganó la carta del muerto, responda: la mano de su compañero.
    .is-offender = La mano que cometió el renuncio
    .is-partner = La mano de su compañero; para el declarante, el muerto
    .is-other_side = El otro bando
fact-revoke-won_later = ¿Ganó el bando infractor alguna baza posterior?
    .short = Ganó alguna baza posterior
    .note = Cualquiera de las dos manos, en cualquier baza después de la del renuncio.
fact-revoke-undercompensated = ¿Le habría ido mejor al otro bando sin el renuncio?
    .short = Compensación insuficiente
    .tick = Sin el renuncio, al otro bando le habría ido mejor que ahora
    .note = Compare con el resultado después del traslado. El análisis a cartas vistas es un indicio; el criterio es suyo.
fact-revoke-later_revokes_cost = Sin uno o varios de los renuncios posteriores, ¿habría ganado el otro bando probablemente más bazas?
    .short = Los renuncios posteriores costaron bazas
    .tick = Sin uno o varios de los renuncios posteriores, el otro bando habría ganado probablemente más bazas
fact-revoke-both_damaged = ¿Han causado perjuicio a algún bando los dos renuncios?
    .short = Un bando sufrió perjuicio
    .tick = Los renuncios de los dos bandos han causado perjuicio a uno de ellos
fact-revoke-penalty_card_helped = ¿La carta penalizada ayudó al bando infractor y perjudicó al otro?
    .short = La carta penalizada ayudó
    .tick = Sin la ayuda de la carta penalizada el resultado bien pudo ser otro, y el otro bando salió perjudicado
fact-revoke-information_used = ¿El bando infractor usó lo que habían mostrado cartas retiradas y perjudicó al otro?
    .short = Uso de cartas retiradas
    .tick = El bando infractor eligió lo que sugerían cartas retiradas, habiendo otra alternativa lógica, y el otro bando salió perjudicado
fact-revoke-could_have_known = ¿Pudo saber el infractor que esto bien podía perjudicar al otro bando, y obtuvo beneficio su bando?
    .short = Pudo saberlo, y obtuvo beneficio
    .tick = El infractor pudo saber en ese momento que esto bien podía perjudicar al otro bando, y su bando obtuvo beneficio
fact-inquiry-asker = ¿Quién quiere preguntar?
    .short = Pregunta
    .is-declarer = El declarante
    .is-dummy = El muerto
    .is-defender = Un defensor
fact-inquiry-asked = ¿A quién?
    .short = Se le pregunta a
    .is-declarer = El declarante
    .is-defender = Un defensor
fact-inquiry-wants_inspection = ¿Quiere alguien mirar las bazas cerradas?
    .short = Quieren mirar las bazas
fact-inquiry-director_needs_it = ¿Necesita usted verlas para determinar los hechos?
    .short = El Árbitro necesita ver las bazas

## Listas
screen-revoke-exceptions = ¿Se da alguno de estos casos?
screen-revoke-review = Repase la mano. ¿Se da alguno de estos casos?

## Resultados
outcome-revoke = Es un renuncio.
outcome-no_revoke = No es un renuncio. Se sigue jugando.
outcome-correct_revoke = { WHO($by, form: "num") ->
    [plural] { WHO($by, cap: 1) } retiran la carta y juegan una legal.
   *[singular] { WHO($by, cap: 1) } retira la carta y juega una legal.
}
outcome-answers_contradict = Estas respuestas no pueden ser todas ciertas: el carteo ha terminado, así que el bando infractor siguió jugando o alguien reclamó. No se decide nada con ellas; cambie una.
outcome-correct_both_revokes = Los dos bandos cometieron renuncio en esta baza: ambos retiran sus cartas y juegan otras legales.
outcome-next_trick_unwinds = Lo que se haya jugado en la baza siguiente también vuelve atrás.
outcome-trick_stands = El renuncio está establecido. No se puede corregir; la baza queda como se jugó.
outcome-major_penalty_card = La carta retirada por { WHO($of) } queda cara arriba en la mesa como carta penalizada mayor. Debe jugarla en su primer turno legal; antes de que salga su compañero, elige el declarante.
outcome-defenders_cards_are_penalty_cards = Toda carta que retiren los defensores pasa a ser carta penalizada mayor.
outcome-card_returns = La carta { WHO($of, form: "de") } vuelve a su sitio. No hay más rectificación.
outcome-faced_card_returns = La carta { WHO($of, form: "de") } vuelve a donde estaba, cara arriba; si era penalizada, lo sigue siendo. No hay más rectificación.
outcome-card_returns_as_established = La carta del declarante vuelve a su mano, pero se aplica el Artículo 64 como si el renuncio estuviera establecido.
outcome-cards_taken_back = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden retirar lo que jugaron después del renuncio y jugar de nuevo.
   *[singular] { WHO($side, cap: 1) } puede retirar lo que jugó después del renuncio y jugar de nuevo.
}
outcome-cards_stay_played = { WHO($side, form: "num") ->
    [plural] Lo que jugaron { WHO($side) } después del renuncio queda como se jugó.
   *[singular] Lo que jugó { WHO($side) } después del renuncio queda como se jugó.
}
outcome-next_offender_changes = El siguiente jugador del bando infractor también puede cambiar su carta.
outcome-partner_bound_by_information = La carta vista es información no autorizada para { WHO($who, form: "num") ->
    [plural] { WHO($who) }: no pueden elegir lo que sugiere si tienen otra alternativa lógica.
   *[singular] { WHO($who) }: no puede elegir lo que sugiere si tiene otra alternativa lógica.
}
outcome-partner_may_not_choose_suggested = { WHO($who, form: "num") ->
    [plural] Si { WHO($who) } tienen cartas de dos palos, no pueden elegir la que pudiera sugerir el haber visto la carta del renuncio.
   *[singular] Si { WHO($who) } tiene cartas de dos palos, no puede elegir la que pudiera sugerir el haber visto la carta del renuncio.
}
outcome-withdrawn_cards_authorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden usar todo lo que mostraron las cartas retiradas, las suyas y las de los oponentes.
   *[singular] { WHO($side, cap: 1) } puede usar todo lo que mostraron las cartas retiradas, las suyas y las de los oponentes.
}
outcome-withdrawn_cards_unauthorised = { $side ->
    [both_sides] Ninguno de los dos bandos puede
   *[other] { WHO($side, form: "num") ->
        [plural] { WHO($side, cap: 1) } no pueden
       *[singular] { WHO($side, cap: 1) } no puede
    }
} usar lo que mostraron las cartas retiradas, las retirara quien las retirara.
outcome-only_penalty_card_authorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } no pueden
   *[singular] { WHO($side, cap: 1) } no puede
} usar lo que mostraron las cartas retiradas, sean de quien sean, más allá de lo que dice la carta penalizada que está en la mesa.
outcome-penalty_card_known = Mientras la carta penalizada esté en la mesa, todos pueden tener en cuenta que está ahí y que hay que jugarla. Una vez recogida la carta, el compañero de su dueño ya no puede; y en ningún momento puede usar cómo llegó ahí.
outcome-penalty_card_information_not_covered = Qué se puede usar de una carta penalizada según esta edición del Reglamento no se trata aquí. Lea el apartado antes de decírselo a los jugadores.
outcome-count_substituted_card = Para ver quién ganó la baza del renuncio cuenta la carta legal que se puso en su lugar.
outcome-rule_claim_after_correction = Primero se corrige el renuncio. Después se decide la reclamación, y toda duda va en contra del bando que cometió el renuncio.
outcome-transfer_tricks = { $tricks ->
    [0] No se traslada ninguna baza.
    [one] Al final del carteo se traslada una baza { WHO($to, form: "a") }.
   *[other] Al final del carteo se trasladan { $tricks } bazas { WHO($to, form: "a") }.
}
outcome-assign_for_equity = Se asigna a los dos bandos una puntuación ajustada: el resultado sin el renuncio, ponderado si hace falta, en lugar de las bazas trasladadas y nunca además de ellas.
outcome-assign_without_later_revokes = Se asigna una puntuación ajustada: el resultado probable sin uno o varios de los renuncios posteriores, incluidas las bazas del primero.
outcome-assign_without_revokes = Se ajusta la puntuación al resultado probable sin ningún renuncio.
outcome-assign_for_awareness = Se ajusta la puntuación: el bando infractor no conserva ningún beneficio de lo que el infractor pudo prever.
outcome-assign_for_penalty_card = Se asigna una puntuación ajustada: en lo posible, el resultado sin la ayuda de la carta penalizada.
outcome-assign_for_information = Se asigna una puntuación ajustada: el bando infractor usó lo que habían mostrado cartas retiradas.
outcome-may_ask = Puede preguntar.
outcome-may_ask_unless_rights_lost = El muerto puede preguntar. Pero si ha perdido sus derechos y es el primero en preguntar, el renuncio se corrige y se aplica el Artículo 64 como si estuviera establecido.
outcome-may_ask_at_own_risk = Puede preguntar, pero su compañero no puede usar lo que la pregunta le diga.
outcome-may_not_ask = El muerto no puede preguntar a un defensor. Lo que eso le diga al declarante puede ser información no autorizada.
outcome-no_inspection = Las bazas cerradas siguen boca abajo. Decir que hubo un renuncio no da derecho a mirarlas.
outcome-director_inspects = El Árbitro puede hacer que se miren las bazas.

## Bazas y puntuación de una mano con renuncio
assess-title = Bazas y puntuación en cifras
assess-table = En la mesa: el declarante tiene { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}.
assess-transferred = Traslado { WHO($to, form: "a") }: { $count ->
    [0] ninguna baza
    [one] { $count } baza
   *[other] { $count } bazas
}.
assess-automatic = Después del traslado: el declarante tiene { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}.
assess-double_dummy = Sin el renuncio, a cartas vistas: el declarante tiene { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}.
assess-estimate = Sin el renuncio, según su estimación: el declarante tiene { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}.
assess-evidence = El análisis a cartas vistas es un indicio, nunca la decisión: los jugadores no ven las cuatro manos.
assess-equity-more = Según esa cifra, { WHO($to, form: "num") ->
    [plural] { WHO($to, form: "a") } les
   *[singular] { WHO($to, form: "a") } le
} habría ido mejor sin el renuncio. Si usted también lo juzga así, el Artículo { $law } da a ese bando el mejor de los dos resultados, nunca la suma.
assess-equity-enough = Según esa cifra, el traslado basta y el resultado automático se mantiene. Decide usted.
assess-both-sides = Renunciaron los dos bandos y no se traslada nada. Si alguno salió perjudicado, el Artículo { $law } ajusta la puntuación al resultado probable sin ningún renuncio. Decide usted.
assess-repeated = En un renuncio repetido, el Artículo { $law } parte de la posición posterior al primero, con sus bazas trasladadas.
assess-ask-estimate = ¿Cuántas bazas habría hecho el declarante sin el renuncio?
assess-score = Puntuación { WHO($side, form: "de") }: { $score }
assess-score-change = Puntuación { WHO($side, form: "de") }: { $before } en la mesa, { $after } tras la decisión
assess-score-equity = Puntuación para { WHO($side) } con el mejor de los dos resultados: { $score }
assess-cap = Varios renuncios: ninguna baza se traslada dos veces, y las anteriores al renuncio no se trasladan. El Reglamento no dice cómo contarlo; decide usted.
assess-unfinished = El registro no llega al final del carteo: aún no se pueden contar las bazas.
assess-deal_unknown = No se conoce el reparto: indique su propia estimación.
assess-time_out = El análisis a cartas vistas tardó demasiado: indique su propia estimación.
assess-failed = El análisis a cartas vistas falló: indique su propia estimación.
assess-not_installed = El análisis a cartas vistas no está instalado: indique su propia estimación.
