## Tipos
kind-card_exposed_in_auction = Una carta mostrada en la subasta
    .hint = Un jugador enseñó una carta durante la subasta, se le cayó o salió con ella, o el bando declarante hizo la salida inicial
    .search = carta expuesta enseñada mostrada vista se le cayó caída cara arriba boca arriba salió salida antes de tiempo prematura durante la subasta remate penalizada
kind-double_inadmissible = Un doblo o redoblo no permitido
    .hint = Un doblo a la declaración del compañero o sin ninguna declaración, o un redoblo de lo que no estaba doblado
    .search = doblo doble dobló redoblo redoble inadmisible ilegal imposible no puede doblar compañero dos veces
kind-call_when_barred = Una voz de quien debe pasar
    .hint = Un jugador obligado a pasar declaró, dobló o redobló
    .search = obligado a pasar debe pasar paso forzoso castigado silenciado habló declaró dobló de todos modos
kind-bid_above_seven = Una declaración de más de siete
    .hint = Un jugador declaró ocho o más
    .search = ocho nueve 8 9 más de siete nivel demasiado alta por encima
kind-call_after_auction = Una voz con la subasta terminada
    .hint = Un jugador habló después del paso final
    .search = voz después del paso final subasta terminada cerrada acabada tarde doblo tardío

## Casillas
slot-exposed-card = La carta
slot-exposed-attempt = La salida
slot-exposed-partner = Qué supone para su compañero
slot-exposed-others_information = Información para el bando inocente
slot-exposed-offenders_information = Información para el bando infractor
slot-exposed-penalty_information = Información de la carta penalizada
slot-exposed-afterwards = La carta después de la subasta
slot-exposed-penalty_card = El efecto de la carta penalizada
slot-exposed-awareness = ¿Pudo haberlo sabido?
slot-inadmissible_double-call = El doblo o redoblo
slot-inadmissible_double-replacement = Su nueva voz
slot-inadmissible_double-side = Qué supone para su bando
slot-inadmissible_double-others_information = Información para el bando inocente
slot-inadmissible_double-offenders_information = Información para el bando infractor
slot-inadmissible_double-lead = La salida
slot-inadmissible_double-help = Ayuda de la infracción
slot-inadmissible_double-awareness = ¿Pudo haberlo sabido?
slot-barred-call = La voz
slot-barred-replacement = Su nueva voz
slot-barred-side = Qué supone para su bando
slot-barred-others_information = Información para el bando inocente
slot-barred-offenders_information = Información para el bando infractor
slot-barred-lead = La salida
slot-barred-awareness = ¿Pudo haberlo sabido?
slot-above_seven-call = La declaración
slot-above_seven-play = El carteo
slot-above_seven-replacement = Su nueva voz
slot-above_seven-side = El resto de la subasta
slot-above_seven-others_information = Información para el bando inocente
slot-above_seven-offenders_information = Información para el bando infractor
slot-above_seven-lead = La salida
slot-above_seven-awareness = ¿Pudo haberlo sabido?
slot-after_auction-call = La voz
slot-after_auction-further = Qué sigue
slot-after_auction-others_information = Información para el bando inocente
slot-after_auction-offenders_information = Información para el bando infractor
slot-after_auction-lead = La salida

## Hechos: una carta expuesta en la subasta
screen-exposed-exceptions = ¿Se da alguno de estos casos?
fact-exposed-when = ¿Cuándo se mostró la carta o se salió con ella?
    .short = Momento
    .note = La subasta va de la primera voz al paso final.
    .is-auction = Durante la subasta
    .is-before_call = Antes de que nadie hablara
    .is-declaring_lead = Después de la subasta, por el bando declarante, como salida inicial
    .is-defending_lead = Después de la subasta, como salida inicial fuera de turno de un defensor
    .is-after_auction = Después de la subasta, de otra manera
fact-exposed-another_caused = ¿Lo causó otra persona, y no el propio jugador?
    .short = Causado por otra persona
    .tick = Lo causó otra persona, no el propio jugador
fact-exposed-out_of_sight = ¿Quedó la carta donde su compañero no podía haberla visto?
    .short = Fuera de la vista del compañero
    .tick = Su compañero no podía haber visto qué carta era
    .note = Cuenta si el compañero podía ver la carta, no si la vio.
fact-exposed-cards = ¿Qué se mostró?
    .short = Cartas mostradas
    .note = Un honor es un diez o una carta más alta.
    .is-one_low = Una carta, un nueve o más baja, sin salir con ella
    .is-one_honour = Un honor, sin salir con él
    .is-led = Una carta, con la que se salió antes de tiempo
    .is-more = Dos cartas o más
fact-card_exposed_in_auction-offender = ¿Qué es ahora el jugador que la mostró?
    .short = El jugador es
    .is-declarer = El declarante, o va a serlo
    .is-dummy = El muerto, o va a serlo
    .is-defender = Un defensor
fact-exposed-on_purpose = ¿Mostró la carta a propósito, sin salir con ella?
    .short = Mostrada a propósito
    .note = Una carta baja mostrada por accidente pasa a ser penalizada menor; una carta jugada, penalizada mayor. El Reglamento no nombra una carta baja mostrada a propósito y no jugada.
fact-exposed-penalty_card_helped = ¿La carta penalizada ayudó al bando infractor y perjudicó al otro?
    .short = Ayuda de la carta penalizada

## Hechos: voces inadmisibles
fact-inadmissible-slip = ¿Fue un error mecánico o un lapsus: quería dar otra voz?
    .short = Error mecánico o lapsus
    .note = Pregúnteselo fuera de la mesa. Cambiar de idea no lo es. Si su compañero ya ha hablado, no se puede corregir: responda que no.
fact-inadmissible-lead_faced = ¿Estaba ya cara arriba la salida inicial cuando alguien se dio cuenta?
    .short = Advertido después de la salida
fact-inadmissible-lho_called = ¿Ha hablado después su oponente de la izquierda, antes de su decisión?
    .short = El oponente de la izquierda ha hablado
    .note = Un paso también es una voz. No le invite a hablar: solo cuenta la voz que dio por sí mismo.
fact-inadmissible-must_pass = ¿Estaba obligado a pasar, por una irregularidad anterior?
    .short = Obligado a pasar
fact-inadmissible-in_turn = ¿Le tocaba hablar?
    .short = En su turno
fact-inadmissible-same_call = ¿Volvió a dar la misma voz en su turno, con un significado muy parecido?
    .short = La misma voz otra vez
fact-inadmissible-breaks_19 = ¿Fue un doblo o redoblo que la subasta no permitía en ningún caso?
    .short = Doblo no permitido en ningún caso
    .note = Cabe un doblo si la última declaración era de un oponente y desde entonces solo hubo pasos. Un redoblo: lo mismo, sobre el último doblo.
fact-inadmissible-throughout = ¿Estaba obligado a pasar durante el resto de la subasta?
    .short = Obligado a pasar hasta el final
fact-inadmissible-auction_then = Un paso ocupa el lugar de la declaración, y las voces posteriores se cancelan. ¿Cómo queda la subasta?
    .short = La subasta queda
    .is-goes_on = Abierta: sigue
    .is-contract = Terminada, con un contrato
    .is-passed_out = Terminada, y nadie ha declarado
fact-inadmissible-by = ¿Quién habló después del paso final?
    .short = Habló
    .is-defender = Un defensor
    .is-declaring_side = El declarante o el muerto
fact-inadmissible-passed = ¿Pasó?
    .short = Un paso

## Resultados
outcome-card_laid_open = { $until ->
    [auction_period] Toda carta mostrada así queda cara arriba en la mesa hasta que la salida inicial esté cara arriba.
    [reopened] Si se reabre la subasta, toda carta mostrada así queda cara arriba en la mesa hasta que la subasta termine.
   *[auction] Toda carta mostrada así queda cara arriba en la mesa hasta que termine la subasta.
}
outcome-not_seen_by_partner = Su compañero no podía ver la carta. Vuelve a la mano, sin rectificación.
outcome-rule_as_card_in_play = La subasta había terminado. La carta de un defensor pasa a ser penalizada; las del declarante y el muerto, no. Decida por los artículos del carteo.
outcome-rule_as_opening_lead_out_of_turn = Se decide como salida inicial fuera de turno. No cuenta como carta mostrada en la subasta.
outcome-declaring_side_may_not_lead = El bando declarante no puede hacer la salida inicial, y nadie puede aceptarla. La carta cuenta como mostrada en la subasta.
outcome-must_pass_if_reopened = La subasta ha terminado. Si se reabre, { WHO($who, form: "num") ->
    [plural] { WHO($who) } deben pasar en su próximo turno.
   *[singular] { WHO($who) } debe pasar en su próximo turno.
}
outcome-exposed_cards_authorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden usar lo que muestran las cartas.
   *[singular] { WHO($side, cap: 1) } puede usar lo que muestran las cartas.
}
outcome-exposed_cards_unauthorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } no pueden usar lo que muestran las cartas. Una carta penalizada tiene su propia norma.
   *[singular] { WHO($side, cap: 1) } no puede usar lo que muestran las cartas. Una carta penalizada tiene su propia norma.
}
outcome-exposed_cards_back_to_hand = { WHO($of, form: "num") ->
    [plural] { WHO($of, cap: 1) } recogen las cartas y las devuelven a su mano. No hay más consecuencias.
   *[singular] { WHO($of, cap: 1) } recoge las cartas y las devuelve a su mano. No hay más consecuencias.
}
outcome-becomes_penalty_card = { $degree ->
    [minor] La carta { WHO($of, form: "de") } pasa a ser carta penalizada menor.
    [all_major] Las cartas { WHO($of, form: "de") } pasan a ser todas cartas penalizadas mayores.
   *[major] La carta { WHO($of, form: "de") } pasa a ser carta penalizada mayor.
}
outcome-cancelled_as_if_never = La voz { WHO($who, form: "de") } y todas las posteriores quedan canceladas. La subasta vuelve al jugador al que le tocaba, como si nada hubiera pasado.
outcome-scored_without_call = El doblo o redoblo no cuenta: el contrato se puntúa sin él.
outcome-late_find_not_said = Esta edición no dice qué ocurre cuando se advierte con la salida inicial ya cara arriba. Considere puntuar el contrato sin esa voz.
outcome-pass_put_in = Un paso ocupa el lugar de la voz { WHO($who, form: "de") }.
outcome-goes_back_without_pass = No era el turno { WHO($who, form: "de") }: no se pone ningún paso. La subasta vuelve al jugador al que le tocaba.
outcome-call_and_later_stand = La voz { WHO($who, form: "de") } se mantiene, y también todas las posteriores.
outcome-call_and_later_cancelled = La voz { WHO($who, form: "de") } queda cancelada, y con ella todas las posteriores.
outcome-never_played = Un contrato de más de siete no se juega nunca.
outcome-calls_after_auction_cancelled = Toda voz posterior al paso final queda cancelada.
outcome-no_further_rectification = No hay más rectificación.
outcome-rule_as_inadmissible_double = El doblo o redoblo no estaba permitido en ningún caso, y no puede mantenerse. Se decide como tal.
