## Tipos
kind-deal_incorrect = El reparto
    .hint = Cartas mal repartidas o vistas al repartir, baraja sin barajar, un reparto antiguo, petición de repartir de nuevo
    .search = reparto repartir barajar volver a repartir baraja mazo ordenada cortar mal repartido carta vista manos antiguas copias duplicadas dar cartas
kind-cards_miscounted = Cartas de más en una mano
    .hint = Uno tiene catorce cartas y otro doce, o hay entre ellas una carta de otra baraja
    .search = catorce doce 14 12 sobran cartas de más demasiadas contar número incorrecto carta sobrante ajena
kind-card_missing = Falta una carta
    .hint = Alguien tiene menos de trece cartas, y nadie tiene más
    .search = falta carta doce 12 de menos perdida suelo se cayó incompleta
kind-cards_from_wrong_board = Cartas de otro estuche
    .hint = Un jugador cogió las cartas de otro estuche y habló con ellas
    .search = mano equivocada cartas equivocadas otro estuche cogió sacó estuche anterior tablero
kind-board_wrong = El estuche equivocado
    .hint = Estos jugadores juegan un estuche que no les toca en esta ronda
    .search = estuche equivocado no programado ya jugado otra ronda otros oponentes contrarios equivocados tablero
kind-board_fouled = Un estuche alterado
    .hint = Mesas que se comparan jugaron el estuche en formas distintas: una carta en otra mano, el estuche girado, otro dador u otra vulnerabilidad
    .search = estuche alterado impropio girado manos cambiadas bolsillo equivocado cartas distintas dador vulnerabilidad copias duplicadas hoja de manos comparar grupos tablero

## Casillas
slot-deal-duty = Cómo se reparte
slot-deal-deal = El reparto
slot-deal-result = Un resultado con este reparto
slot-deal-score = La puntuación
slot-count-cards = Las cartas
slot-count-board = El estuche
slot-count-information = Lo que se vio
slot-count-partners_information = Lo que muestra la corrección
slot-count-score = La puntuación
slot-count-teams = Equipos
slot-count-penalty = Penalidad
slot-missing-card = La carta que falta
slot-missing-hand = La mano incompleta
slot-missing-penalty_card = Una carta penalizada
slot-missing-revoke = Un renuncio
slot-missing-information = Lo que dice la carta
slot-missing-penalty = Penalidad
slot-hand-calls = La voz
slot-hand-board = El estuche de la mesa
slot-hand-lho = La voz del oponente de la izquierda
slot-hand-others_information = Información para el bando inocente
slot-hand-offenders_information = Información para el bando infractor
slot-hand-other_board = El estuche de esas cartas
slot-hand-penalty = Penalidad
slot-wrong_board-board = El estuche
slot-wrong_board-second_auction = La segunda subasta
slot-wrong_board-right_board = El estuche que tocaba
slot-wrong_board-attempt = Un intento de impedir el juego
slot-wrong_board-deprived = Quién se quedó sin resultado
slot-fouled-board = El estuche
slot-fouled-results = Los resultados
slot-fouled-rating = La puntuación de los grupos
slot-fouled-match = El encuentro

## Hechos: el reparto
fact-deal-fault = ¿Qué falla en el reparto?
    .short = El fallo
    .note = Tome el primer caso que corresponda.
    .is-wrongly_dealt = Las cartas se repartieron mal, o no trece a cada mano
    .is-adjacent = Cartas que iban juntas en la baraja fueron a parar a la misma mano
    .is-card_seen = Un jugador pudo ver una carta de otra mano al barajar o al repartir
    .is-sorted_pack = Se repartió una baraja ordenada sin barajarla
    .is-other_session = El reparto es de otra sesión
    .is-not_shuffled = La baraja se barajó mal, o se pidió cortar y se negó
    .is-absent = No había nadie de uno de los bandos
    .is-other_ground = Alguien pide repartir de nuevo por otro motivo
fact-deal-begun = ¿Ha empezado ya la subasta de este estuche, en esta mesa o en otra?
    .short = Subasta empezada
    .note = Empieza con la primera voz. Si otra mesa ha jugado el estuche, ya ha empezado.
fact-deal-wrong_count = ¿Tiene alguna mano cartas de más o de menos?
    .short = Número incorrecto de cartas
fact-deal-replay = ¿Es este un torneo pensado para jugar repartos antiguos?
    .short = Torneo con repartos antiguos
fact-deal-exchange = ¿Estaba previsto intercambiar estuches entre mesas?
    .short = Intercambio de estuches previsto
fact-deal-bar = ¿Impide algo de esto repartir de nuevo?
    .short = Impide repartir de nuevo
    .is-none = Ninguna de las dos cosas
    .is-passed_out = La mano quedó pasada
    .is-score_known = Equipos: un participante podía conocer el resultado del encuentro sin este estuche
fact-deal-copies = ¿Es el reparto una de varias copias hechas por orden del Árbitro?
    .short = Copias del reparto
fact-deal-anyway = ¿Hace usted repartir de nuevo a pesar de todo?
    .short = Se reparte de nuevo a pesar de todo
    .note = En general no se reparte de nuevo un estuche que también juegan otros. Usted tiene la facultad de hacerlo.

## Hechos: cartas de más
fact-count-shape = Cuente las cuatro manos. ¿Qué encuentra?
    .short = El recuento
    .note = Cuente también las cartas jugadas.
    .is-over_and_short = Una mano tiene más de trece y otra menos
    .is-foreign_card = Hay una carta que no es de este reparto
    .is-none_over = Solo faltan: ninguna mano tiene más de trece
fact-count-play_over = ¿Ha terminado el carteo?
    .short = Carteo terminado
fact-count-wrong_hand_called = ¿Ha hablado algún jugador con un número incorrecto de cartas?
    .short = Habló con una mano incorrecta
    .note = Un paso también es una voz. Las voces de quien tiene trece cartas no cuentan aquí.
fact-count-seen = ¿Ha visto algún jugador una carta de la mano de otro?
    .short = Una carta vista
fact-count-interferes = ¿Es lo que vio tan importante como para interferir en la subasta o el carteo normales?
    .short = Interfiere en el juego normal
fact-count-playable = ¿Se puede corregir el reparto y jugarlo?
    .short = Se puede corregir y jugar
    .note = Mire las voces dadas con las manos incorrectas: ¿habrían sido las mismas con las correctas?
fact-count-quitted = ¿Se jugó esa carta en una baza que ya está cerrada?
    .short = En una baza cerrada
fact-count-teams = ¿Es un encuentro por equipos?
    .short = Equipos
fact-count-affected = ¿Afectó al resultado lo que vio?
    .short = Afectó al resultado
fact-count-suffered = ¿Salió perjudicado un bando por el número incorrecto de cartas?
    .short = Un bando salió perjudicado
    .note = Aquí cabe una puntuación ajustada; el artículo no dice cuándo. Pregúntese si con las cartas correctas la mano habría ido de otro modo.

## Hechos: falta una carta
fact-missing-found = ¿Cuándo se echó en falta la carta?
    .short = Se echó en falta
    .is-before_lead = Antes de quedar cara arriba la salida inicial
    .is-in_play = Durante el carteo
    .is-after_play = Después del carteo
    .is-too_late = Después del periodo de corrección
fact-missing-turned_up = Busque la carta. ¿Aparece?
    .short = Carta encontrada
    .note = Mire en el suelo, en el estuche, en el estuche anterior y entre las cartas jugadas.
fact-missing-among_played = ¿Estaba entre las cartas jugadas?
    .short = Entre las cartas jugadas
fact-missing-exposed = ¿Es de un defensor la mano incompleta, y pudo su compañero ver qué carta era?
    .short = Carta de un defensor expuesta
fact-missing-failed_to_follow = Con esta carta, ¿habría asistido ese jugador en una baza anterior en la que no lo hizo?
    .short = No asistió por faltarle la carta

## Hechos: cartas de otro estuche
fact-hand-called = ¿Ha hablado con las cartas equivocadas?
    .short = Habló con las cartas equivocadas
fact-hand-partner_called = ¿Ha hablado después su compañero?
    .short = El compañero ha hablado
fact-hand-lead_faced = ¿Está cara arriba la salida inicial?
    .short = Salida cara arriba
fact-hand-lho_called = ¿Ha hablado su oponente de la izquierda sobre la voz cancelada?
    .short = El oponente de la izquierda ha hablado
fact-hand-new_call_differs = ¿Es su nueva voz distinta de la cancelada?
    .short = Nueva voz distinta
    .note = Es distinta si su significado es muy diferente, o si es una voz falsa (psíquica).
fact-hand-other_board = Le llega el estuche de esas cartas. ¿Qué voz da allí?
    .short = En el estuche de esas cartas
    .note = Una voz es distinta si su significado es muy diferente, o si es una voz falsa (psíquica). No es el criterio de las voces comparables.
    .is-not_there = No lo juega, o no llega a dar esa voz
    .is-same = Da la misma voz
    .is-differs = Da una voz distinta

## Hechos: el estuche equivocado
fact-wrong_board-found = ¿Cuándo se descubre que no es su estuche?
    .short = Se descubre
    .note = El periodo de subasta empieza para un bando cuando cualquiera de los dos saca sus cartas del estuche.
    .is-not_begun = Antes de que nadie cogiera sus cartas
    .is-auction = En el periodo de subasta
    .is-play = Durante el carteo
    .is-after_play = Después del carteo
fact-wrong_board-teams = ¿Es un encuentro por equipos?
    .short = Equipos
fact-wrong_board-played_before = ¿Ha jugado ya el estuche alguno de los cuatro, con quien sea?
    .short = Ya jugado
fact-wrong_board-call_differs = En la segunda subasta, ¿hubo alguna voz distinta de las de la primera?
    .short = Hubo una voz distinta
fact-wrong_board-deliberate = ¿Lo hizo un bando a propósito, para impedir el juego normal?
    .short = A propósito
fact-wrong_board-deprived = ¿Ha perdido por ello algún participante la ocasión de un resultado válido?
    .short = Un participante sin resultado
    .note = Piense en las parejas de esta mesa y en las que iban a enfrentarse a ellas, en los dos estuches.

## Hechos: un estuche alterado
fact-fouled-cause = ¿Qué era distinto?
    .short = La diferencia
    .note = Compare las manos con las de otra mesa o de otra copia, y pregunte a los jugadores qué cartas tenían. Si las cartas se guardaron con el estuche girado, las cuatro manos están en otro bolsillo.
    .is-card = Había cartas en otra mano, o las manos estaban en otro bolsillo
    .is-dealer_or_vulnerability = Las copias del estuche tenían distinto dador o distinta vulnerabilidad
    .is-hand_record = Todos jugaron lo mismo; solo es distinta la hoja de manos
fact-fouled-differently = Por esa causa, ¿jugaron el estuche en formas distintas participantes que deben compararse?
    .short = Jugado en formas distintas
fact-fouled-teams = ¿Es un encuentro por equipos?
    .short = Equipos
fact-fouled-traced = ¿Puede averiguar, en lo posible, quién lo jugó en qué forma?
    .short = Formas averiguadas
    .note = Basta con separar los resultados lo mejor que se pueda. Pregunte en las mesas por orden de rondas. El Reglamento no dice qué hacer si no se averigua nada.
fact-fouled-fault = ¿Qué equipo tiene la culpa?
    .short = La culpa
    .is-neither = Ninguno
    .is-one = Uno de los dos
    .is-both = Los dos
fact-fouled-substitute = ¿Se juega otro estuche en su lugar?
    .short = Otro estuche en su lugar
    .note = Solo si hay tiempo, y no si un participante podía conocer el resultado del encuentro sin él.

## Resultados
outcome-shuffle_thoroughly = La baraja se baraja bien antes de repartir. Un oponente puede pedir que se corte.
outcome-deal_singly = Las cartas se reparten cara abajo, de una en una, trece a cada mano.
outcome-adjacent_cards_apart = Las cartas que van juntas en la baraja no van a la misma mano.
outcome-adjacent_cards_not_said = Esta edición no dice que las cartas que van juntas en la baraja no puedan ir a la misma mano.
outcome-one_of_each_side = Mientras se baraja y se reparte hay alguien de cada bando, salvo que usted disponga otra cosa.
outcome-new_shuffle_and_deal = Haga barajar y repartir de nuevo el estuche.
outcome-redeal_if_required = Se baraja y se reparte de nuevo, si usted lo exige.
outcome-no_redeal = { $reason ->
    [copies] No se reparte de nuevo, porque otros juegan el mismo reparto.
    [faulty_copy] No se reparte de nuevo, porque otros juegan el mismo reparto. Corrija esta copia; si el número de cartas es incorrecto, decida sobre ello.
    [seen_copy] No se reparte de nuevo, porque otros juegan el mismo reparto. Lo que haya visto un jugador es información de otras fuentes.
    [passed_out] No se reparte de nuevo: la mano quedó pasada.
   *[score_known] No se reparte de nuevo: un participante podía saber lo que necesita en este estuche.
}
outcome-no_result_may_stand = No puede valer ningún resultado con este reparto, en ninguna mesa.
outcome-result_may_stand = El resultado puede valer: en este torneo el reparto estaba destinado a jugarse.
outcome-award_adjusted_score = El estuche no se sigue jugando. Dé una puntuación ajustada: asignada si es posible; si no, artificial.
outcome-cards_put_right = Ponga las cartas en orden: cada mano recibe sus trece.
outcome-played_without_change = Que se juegue la mano. No se cambia ninguna voz.
outcome-extra_card_removed = Retire la carta que no es del reparto. Si sin ella una mano queda incompleta, decida también sobre la carta que falta.
outcome-go_on_without_extra_card = Siguen la subasta o el carteo. No se rectifica nada más.
outcome-adjustment_barred = No hay puntuación ajustada por ello: la carta no se jugó en una baza cerrada.
outcome-result_cancelled = Cancele el resultado.
outcome-seen_cards_unauthorised = Lo que un jugador vio de otra mano es para él información no autorizada.
outcome-moved_cards_unauthorised = Lo que usted deja ver al mover una carta es información no autorizada para el compañero del jugador que tenía un número incorrecto de cartas.
outcome-rule_as_missing_card = Ninguna mano tiene cartas de más: se decide como carta que falta.
outcome-card_restored = Devuelva la carta a la mano a la que le falta.
outcome-deal_rebuilt = Rehaga el reparto con otra baraja.
outcome-rule_as_defective_trick = Se decide como baza defectuosa.
outcome-found_too_late = Ya es tarde para hacer nada: el resultado se mantiene.
outcome-as_if_hand_complete = La subasta y el carteo siguen. Todas las voces se mantienen; la mano cuenta como completa en todo momento.
outcome-always_belonged = La carta cuenta como si siempre hubiera estado en esa mano.
outcome-restored_card_unauthorised = Que se haya devuelto la carta es información no autorizada para el compañero del jugador de la mano incompleta.
outcome-may_be_penalty_card = La carta puede pasar a ser penalizada. Decida sobre ella como carta expuesta.
outcome-may_be_revoke = No haberla jugado entonces puede ser un renuncio. Se decide como renuncio.
outcome-looks_and_calls_again = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } miran la mano correcta y vuelven a hablar.
   *[singular] { WHO($who, cap: 1) } mira la mano correcta y vuelve a hablar.
} { $then ->
    [free] La subasta sigue desde ahí, y nadie tiene que repetir su voz.
    [depends] Lo que sigue depende de la nueva voz.
   *[goes_on] La subasta sigue desde ahí.
}
outcome-lho_repeats_call = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben repetir la voz que dieron sobre la cancelada.
   *[singular] { WHO($who, cap: 1) } debe repetir la voz que dio sobre la cancelada.
}
outcome-other_board_played = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } dieron allí la misma voz: ese estuche puede jugarse con normalidad.
   *[singular] { WHO($who, cap: 1) } dio allí la misma voz: ese estuche puede jugarse con normalidad.
}
outcome-other_board_adjusted = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } dieron allí una voz distinta:
   *[singular] { WHO($who, cap: 1) } dio allí una voz distinta:
} { $award ->
    [artificial] en ese estuche se asigna una puntuación ajustada artificial.
   *[any] en ese estuche se asigna una puntuación ajustada.
}
outcome-take_board_away = No ha empezado nada: retire este estuche y que se juegue el que toca.
outcome-cancelled_for_both_sides = El estuche se cancela para los dos bandos de esta mesa.
outcome-finish_board = Se completan la subasta y el carteo, y el resultado se mantiene.
outcome-score_allowed = El resultado se mantiene.
outcome-play_right_board_later = Puede hacer que las dos parejas jueguen más tarde el estuche que tocaba.
outcome-artificial_for_deprived = Se asigna una puntuación ajustada artificial a cada participante que perdió la ocasión de un resultado válido.
outcome-second_auction = Cancele la subasta. Siente a los participantes que corresponden e infórmeles de sus derechos, ahora y después. Empieza una segunda subasta, y cada uno debe repetir las voces que dio.
outcome-second_auction_differs = Hubo una voz distinta: cancele el estuche.
outcome-second_auction_goes_on = Se repitieron todas las voces: la subasta y el carteo siguen con normalidad.
outcome-penalty_for_attempt = Un bando quiso impedir el juego normal: caben una penalidad de procedimiento y una puntuación ajustada.
outcome-board_fouled = El estuche está alterado: se jugó en formas distintas.
outcome-board_not_fouled = { $reason ->
    [same_form] El estuche no está alterado: todos los participantes que se comparan lo jugaron en la misma forma. Compare los resultados como siempre.
   *[hand_record] Que la hoja de manos sea distinta no hace que el estuche esté alterado. Compare los resultados como siempre.
}
outcome-results_in_groups = Separe los resultados en grupos, lo mejor que pueda, según la forma en que se jugó el estuche. Compare solo dentro de cada grupo.
outcome-forms_not_traced = El Reglamento no dice qué hacer si no se pueden distinguir las formas. Donde no quede una comparación justa, cabe una puntuación ajustada.
outcome-rated_as_regulated = Puntúe cada grupo por separado, como digan las regulaciones.
outcome-rated_by_directors_method = Las regulaciones no lo dicen: elija un método para puntuar cada grupo por separado, y anúncielo.
outcome-team_results_not_compared = Equipos: los dos resultados vienen de formas distintas y no se comparan.
outcome-substitute_board = Cancele el estuche y haga jugar otro en su lugar.
outcome-cancelled_with_artificial = Cancele el estuche. Asigne una puntuación ajustada artificial, a cada equipo según su propia culpa.
outcome-average_or_assigned_for_non_offenders = En este estuche, el equipo sin culpa recibe lo mejor entre la media máxima y una puntuación asignada. El otro equipo recibe el complemento.
