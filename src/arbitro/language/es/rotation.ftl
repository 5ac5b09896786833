## Tipos
kind-pass_out_of_rotation = Un paso fuera de turno
    .hint = Un jugador pasó cuando no le tocaba
    .search = paso pasó pasar fuera de turno no le tocaba antes de tiempo se adelantó jugador equivocado
kind-bid_out_of_rotation = Una declaración fuera de turno
    .hint = Un jugador declaró cuando no le tocaba; también una apertura del jugador equivocado
    .search = declaración declaró subastó marcó abrió apertura abrir fuera de turno no le tocaba se adelantó no era el dador remate jugador equivocado
kind-double_out_of_rotation = Un doblo o redoblo fuera de turno
    .hint = Un jugador dobló o redobló cuando no le tocaba
    .search = doblo dobló doble doblar redoblo redobló redoble fuera de turno no le tocaba se adelantó contra
kind-calls_simultaneous = Dos voces a la vez
    .hint = Un jugador habló en el mismo momento que aquel a quien le tocaba
    .search = simultáneas simultánea a la vez al mismo tiempo juntos los dos hablaron dos voces
kind-turn_lost_by_passes = Pasos que cierran la subasta
    .hint = Tres pasos, pero a un jugador no le llegó su turno; una mano pasada
    .search = turno perdido saltado se lo saltaron sin hablar tres pasos mano pasada pasan todos paso general subasta cerrada terminada volver a repartir

## Casillas
slot-pass_rotation-call = El paso
slot-pass_rotation-first = Antes, la voz de su compañero
slot-pass_rotation-offender = La voz del infractor
slot-pass_rotation-partner = Qué supone para su compañero
slot-pass_rotation-others_information = Información para el bando inocente
slot-pass_rotation-offenders_information = Información para el bando infractor
slot-pass_rotation-lead = La salida
slot-pass_rotation-help = Ayuda de la infracción
slot-pass_rotation-awareness = ¿Pudo haberlo sabido?
slot-bid_rotation-call = La declaración
slot-bid_rotation-first = Antes, la voz de su compañero
slot-bid_rotation-offender = La voz del infractor
slot-bid_rotation-partner = Qué supone para su compañero
slot-bid_rotation-others_information = Información para el bando inocente
slot-bid_rotation-offenders_information = Información para el bando infractor
slot-bid_rotation-lead = La salida
slot-bid_rotation-help = Ayuda de la infracción
slot-bid_rotation-awareness = ¿Pudo haberlo sabido?
slot-double_rotation-call = El doblo o redoblo
slot-double_rotation-first = Antes, la voz de su compañero
slot-double_rotation-offender = La voz del infractor
slot-double_rotation-partner = Qué supone para su compañero
slot-double_rotation-others_information = Información para el bando inocente
slot-double_rotation-offenders_information = Información para el bando infractor
slot-double_rotation-lead = La salida
slot-double_rotation-help = Ayuda de la infracción
slot-double_rotation-awareness = ¿Pudo haberlo sabido?
slot-simultaneous-order = El orden de las voces
slot-simultaneous-later_call = La voz posterior
slot-lost_turn-auction = La subasta
slot-lost_turn-offenders = Los infractores
slot-lost_turn-others_information = Información para el bando inocente
slot-lost_turn-offenders_information = Información para el bando infractor
slot-lost_turn-lead = La salida
slot-lost_turn-awareness = ¿Pudo haberlo sabido?

## Hechos: una voz fuera de turno
fact-rotation-slip = ¿Fue un error mecánico o un lapsus: quería dar otra voz?
    .short = Error mecánico o lapsus
    .note = Pregúnteselo fuera de la mesa. Cambiar de idea no lo es, y haber creído que le tocaba tampoco. Si su compañero ya ha hablado, no se puede corregir: responda que no.
fact-rotation-admissible = ¿Permitía la subasta ese doblo o redoblo?
    .short = Doblo permitido por la subasta
    .note = Un doblo: si la última declaración era de un oponente y desde entonces solo hubo pasos. Un redoblo: lo mismo, sobre el último doblo.
fact-rotation-turn = ¿A quién le tocaba, visto desde el jugador que dio la voz?
    .short = Le tocaba
    .is-rho = A su oponente de la derecha
    .is-partner = A su compañero
    .is-lho = A su oponente de la izquierda
fact-rotation-rho_must_pass = ¿Estaba obligado a pasar, por el Reglamento, su oponente de la derecha?
    .short = Oponente de la derecha obligado a pasar
    .note = Solo cuenta la obligación de pasar. La de repetir una voz no cuenta.
fact-rotation-called_before = ¿Había hablado ya en esta subasta?
    .short = Había hablado ya
fact-rotation-bid_before = ¿Había hecho ya alguien una declaración?
    .short = Hubo una declaración anterior
fact-rotation-since = ¿Quién ha hablado después, antes de su decisión?
    .short = Ha hablado después
    .note = Indique el primero de ellos que dio una voz. Lo que vino después se juzga en su momento.
    .is-nobody = Nadie
    .is-lho = Su oponente de la izquierda
    .is-rightful = El jugador al que le tocaba
fact-rotation-lho_called = ¿Ha hablado después su oponente de la izquierda, antes de su decisión?
    .short = El oponente de la izquierda ha hablado
fact-rotation-lho_meant = Le tocaba al propio oponente de la izquierda. ¿Con qué intención dio su voz?
    .short = La voz del oponente de la izquierda
    .note = Puede ser una voz en su propio turno, o una voz que acepta la otra. El Reglamento no dice cuál: pregúntele fuera de la mesa qué quiso hacer.
    .is-own_turn = Como voz en su propio turno
    .is-over_it = Como voz sobre la dada fuera de turno
fact-rotation-still_open = El compañero del infractor ya ha hablado en su turno. ¿Puede aún el oponente de la izquierda aceptar la voz fuera de turno?
    .short = Aún se puede aceptar
    .note = Según el Reglamento, ese derecho se pierde cuando habla un oponente del infractor. Si quien habla es su compañero, el Reglamento calla.
fact-rotation-accepted = ¿Acepta la voz el oponente de la izquierda?
    .short = Voz aceptada
fact-rotation-artificial = ¿Era artificial el paso, o un paso sobre una voz artificial?
    .short = Artificial
    .note = Pregunte fuera de la mesa. El paso es artificial si promete fuerza, o si muestra o niega valores fuera del último palo nombrado.
    .is-no = No
    .is-itself = El propio paso era artificial
    .is-over_partner = Era un paso sobre una voz artificial del compañero
    .is-over_opponent = Era un paso sobre una voz artificial de un oponente
fact-rotation-as_bid = ¿Se rige por la norma de las declaraciones el paso sobre una voz artificial de un oponente?
    .short = Se decide como una declaración
    .note = Un apartado remite a ella todo paso sobre una voz artificial. El artículo al que remite solo nombra la voz artificial del compañero.
fact-rotation-rho_action = ¿Qué hace ahora, en su turno, el oponente de la derecha?
    .short = El oponente de la derecha
    .is-pass = Pasa
    .is-acts = Declara, dobla o redobla, legalmente
    .is-illegal = Da una voz ilegal
fact-rotation-repeat_legal = ¿Es legal la declaración cuando la repite?
    .short = Declaración repetida legal
fact-rotation-same_denomination = ¿Nombra su nueva voz la misma denominación que la voz fuera de turno?
    .short = Misma denominación
    .note = Si una voz es artificial, cuenta la denominación que muestra, no la que nombra.
fact-rotation-same_call = ¿Fue su voz, en su turno, igual a la cancelada y con un significado muy parecido?
    .short = La misma voz otra vez

## Hechos: voces simultáneas
fact-simultaneous-together = ¿Se dieron las dos voces a la vez?
    .short = A la vez
fact-simultaneous-one_in_turn = ¿Le tocaba a uno de los dos jugadores?
    .short = A uno de los dos le tocaba
fact-simultaneous-later_call = La voz del otro jugador cuenta como dada después. ¿Qué es entonces?
    .short = La voz posterior
    .note = Tome el primer caso que corresponda.
    .is-in_order = En su turno y legal
    .is-inadmissible = Una voz inadmisible en cualquier caso
    .is-out_of_rotation = Una voz fuera de turno
    .is-insufficient = En su turno, pero insuficiente

## Hechos: un turno perdido por los pasos
fact-lost_turn-deprived = ¿Fue uno de los pasos fuera de turno, y un jugador perdió por ello el suyo?
    .short = Turno perdido
fact-lost_turn-anybody_bid = ¿Ha hecho alguien una declaración?
    .short = Hubo una declaración
fact-lost_turn-too_late = ¿Hasta dónde han llegado desde entonces?
    .short = Desde entonces
    .is-no = No han seguido
    .is-lead_faced = La salida inicial está cara arriba
    .is-hands_back = Las cuatro manos están de vuelta en el estuche
fact-lost_turn-reopened = ¿Reabre usted la subasta a pesar de todo?
    .short = Subasta reabierta
    .note = Según el texto, la subasta no ha terminado. Pero ya ha ocurrido lo que cierra el periodo de subasta, y el Reglamento no dice cómo se concilian las dos cosas.
fact-lost_turn-both_sides = ¿Pasaron fuera de turno jugadores de los dos bandos?
    .short = Los dos bandos pasaron fuera de turno
fact-lost_turn-lead_reached = ¿Permite usted que el declarante restrinja la salida del compañero del infractor?
    .short = Salida restringida
    .note = El apartado sobre los turnos perdidos no habla de la salida. Por su letra, el artículo sobre las voces retiradas podría alcanzar a un paso que se canceló y se sustituyó por una voz muy distinta.

## Resultados
outcome-call_in_rotation = La voz se dio en su turno: el oponente de la derecha estaba obligado a pasar. La subasta sigue.
outcome-counts_as_never_made = El oponente ya ha hablado en su propio turno, así que ya no hay rectificación. La subasta sigue como si { WHO($who, form: "num") ->
    [plural] { WHO($who) } no hubieran hablado.
   *[singular] { WHO($who) } no hubiera hablado.
}
outcome-auction_goes_back = La voz { WHO($who, form: "de") } queda cancelada. La subasta vuelve al jugador al que le tocaba.
outcome-rule_as_change_of_call = Se decide como cambio de voz.
outcome-rule_as_insufficient_bid = Esa declaración se decide como declaración insuficiente.
outcome-rule_as_inadmissible = Se decide como voz inadmisible. Nadie puede aceptarla.
outcome-rule_as_out_of_rotation = Se decide como voz fuera de turno.
outcome-rule_on_call_first = La voz { WHO($who, form: "de") } también es ilegal. Decida primero sobre ella y después vuelva aquí.
outcome-free_but_bound_by_information = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } pueden dar en su turno cualquier voz legal. Pero no pueden usar lo que les dijo la voz cancelada.
   *[singular] { WHO($who, cap: 1) } puede dar en su turno cualquier voz legal. Pero no puede usar lo que le dijo la voz cancelada.
}
outcome-later_calls_cancelled = Las voces posteriores quedan canceladas. Le toca al oponente de la izquierda.
outcome-withdrawn_rule_ends = Una vez dada la voz comparable, la restricción sobre la información de las voces retiradas ya no se aplica { WHO($side, form: "a") }. Hasta entonces sí.
outcome-may_not_double = En ese turno, { WHO($who, form: "num") ->
    [plural] { WHO($who) } pueden pasar o hacer una declaración suficiente. No pueden doblar ni redoblar.
   *[singular] { WHO($who) } puede pasar o hacer una declaración suficiente. No puede doblar ni redoblar.
}
outcome-one_suit_may_be_forbidden = La primera vez que { WHO($leader, form: "num") ->
    [plural] { WHO($leader, form: "a") } les toque salir, el declarante puede prohibirles un palo mientras conserven la salida.
   *[singular] { WHO($leader, form: "a") } le toque salir, el declarante puede prohibirle un palo mientras conserve la salida.
}
outcome-counts_as_later = La voz { WHO($who, form: "de") } cuenta como posterior a la del jugador al que le tocaba.
outcome-rule_in_their_order = No fueron a la vez: decida sobre cada una en el orden en que se dieron.
outcome-both_out_of_rotation = No le tocaba a ninguno de los dos. El Reglamento no dice qué voz va antes; cada una es una voz fuera de turno.
outcome-auction_goes_on = La voz es correcta. La subasta sigue.
outcome-back_to_skipped_player = La subasta no ha terminado. Vuelve al jugador que perdió su turno. Todos los pasos posteriores quedan cancelados.
outcome-passers_are_offenders = Todo jugador que pasó fuera de turno es infractor.
outcome-auction_not_reopened = La subasta sigue cerrada. Considere una puntuación ajustada por el turno perdido.
outcome-auction_is_over = La subasta ha terminado. El contrato es la última declaración, doblada o redoblada si así quedó.
outcome-passed_out = Mano pasada. Las cartas vuelven al estuche sin jugarse, y no se reparte de nuevo.
