## Tipos
kind-misinformation = Una explicación errónea u omitida
    .hint = Un oponente explicó mal, no alertó o se dejó algo
    .search = información errónea explicación errónea mala mal explicado MI alerta alertar no alertó omisión anuncio falta incompleta acuerdo equivocada desinformación
kind-own_explanation_wrong = Un jugador advierte que su explicación era errónea
    .hint = Cuándo debe decirlo, y qué sigue
    .search = propia explicación su explicación corregir corrección equivocó errónea se dio cuenta
kind-partners_explanation_wrong = Un jugador cree que su compañero explicó mal
    .hint = Lo que no puede dar a entender, cuándo debe decirlo y cuándo no debe
    .search = explicación del compañero corregir corrección voz errónea alerta equivocada se equivocó
kind-review_or_question = Una revisión o una pregunta
    .hint = Si puede preguntar ahora, quién contesta y cuánto; un doblo mal nombrado
    .search = revisión repetir repaso subasta preguntar pregunta explicación suplementaria una sola voz aclarar doblo redoblo
kind-undisclosed_understanding = Una voz falsa o un método en disputa
    .hint = Una voz falsa (psíquica), un acuerdo sin comunicar, un método no permitido
    .search = psíquica psíquico voz falsa farol desviación acuerdo oculto prohibido sistema método convención no declarado
kind-aid_consulted = Un jugador miró una hoja de convenciones o apuntes
    .hint = La hoja propia, la de los oponentes, apuntes, una ayuda para la memoria
    .search = hoja de convenciones hoja de sistema apuntes notas ayuda memoria chuleta calculadora móvil consultó miró

## Casillas
slot-misinformation-finding = Qué fue
slot-misinformation-change = La última voz
slot-misinformation-earlier = Voces anteriores
slot-misinformation-counterchange = La voz que siguió a la cambiada
slot-misinformation-play = La carta jugada
slot-misinformation-partner_information = Información para el compañero de quien explicó
slot-misinformation-others_information = Información para el bando inocente
slot-misinformation-offenders_information = Información para el bando infractor
slot-misinformation-lead = La salida
slot-misinformation-declined = La voz que mantuvo
slot-misinformation-damage = Perjuicio
slot-misinformation-gain = Beneficio
slot-misinformation-score = La puntuación
slot-misinformation-basis = Cómo ajustar
slot-misinformation-withdrawn = Uso de voces y jugadas retiradas
slot-misinformation-route = Uso de la explicación
slot-misinformation-penalty = Una penalidad
slot-own_explanation-duty = El deber de quien explicó
slot-own_explanation-timing = El momento de la corrección
slot-own_explanation-route = Qué se decide después
slot-own_explanation-partner_information = Información para el compañero de quien explicó
slot-own_explanation-penalty = Una penalidad
slot-partners_explanation-duty = El deber del compañero
slot-partners_explanation-early = Lo que dio a entender
slot-partners_explanation-route = Qué se decide después
slot-partners_explanation-partner_information = Información para el compañero
slot-partners_explanation-explainers_information = Información para quien explicó
slot-partners_explanation-score = La puntuación
slot-partners_explanation-penalty = Una penalidad
slot-review-right = El derecho a preguntar
slot-review-call = El doblo o redoblo
slot-review-words = Cómo se dice
slot-review-whole = Cuánto se repite
slot-review-answer = Quién contesta
slot-review-correction = Una repetición errónea
slot-review-supplementary = Otra pregunta
slot-review-for_partner = Una pregunta para el compañero
slot-review-trap = Una pregunta para confundir
slot-review-single = Una pregunta sobre una sola voz
slot-review-information = Lo que dijo
slot-review-score = La puntuación
slot-review-penalty = Una penalidad
slot-understanding-finding = Qué fue
slot-understanding-duty = Qué hay que comunicar
slot-understanding-score = La puntuación
slot-understanding-penalty = Una penalidad
slot-aid-right = El derecho a mirar
slot-aid-information = Lo que leyó
slot-aid-score = La puntuación
slot-aid-penalty = Una penalidad

## Hechos: información errónea
fact-misinformation-form = ¿De qué se quejan?
    .short = La queja
    .is-explanation = De una explicación errónea, o de una alerta que no procedía
    .is-alert = De que faltó o llegó tarde una alerta o un anuncio
    .is-incomplete = De que faltó algo en una explicación
    .is-own_reading = No se dijo nada erróneo: el jugador entendió mal por su cuenta
fact-misinformation-own_action = ¿Qué basó en su malentendido?
    .short = Basado en él
    .is-call = Una voz
    .is-play = Una jugada
fact-misinformation-agreement = ¿Cuáles son los métodos de la pareja, comparados con lo que se dijo a los oponentes?
    .short = Los métodos de la pareja
    .note = Mire la hoja de convenciones y los apuntes, y pregunte a los dos compañeros por separado. La mano de quien dio la voz no prueba nada por sí sola.
    .is-differs = Son distintos de lo que se dijo
    .is-agrees = Coinciden con lo que se dijo
    .is-none = La pareja no tiene acuerdo, y explicó uno
    .is-unknown = No se puede determinar
fact-misinformation-alert_due = ¿Procedía una alerta o un anuncio, según los métodos de la pareja y las regulaciones?
    .short = Alerta debida
    .note = Mire la hoja de convenciones y los apuntes, y pregunte a los dos compañeros por separado. Una pareja sin acuerdo no tiene nada que alertar, salvo que las regulaciones lo pidan.
    .is-due = Sí
    .is-not_due = No
    .is-unknown = No se pueden determinar los métodos
fact-misinformation-special_knowledge = ¿Sabían los dos compañeros, por acuerdo o por experiencia, algo que no se dijo?
    .short = Conocimiento especial sin decir
    .note = El conocimiento especial, por acuerdo o por experiencia como pareja, hay que decirlo. Lo que cualquier jugador puede deducir, no; ni lo que los compañeros mismos no saben.
fact-misinformation-moment = ¿Hasta dónde han llegado?
    .short = Momento
    .is-auction = Sigue la subasta
    .is-clarification = Después del paso final, antes de quedar cara arriba la salida inicial
    .is-play = El carteo ha empezado
    .is-after_play = El carteo ha terminado, o todos pasaron y las manos están de vuelta en el estuche
fact-misinformation-calls_since = ¿Cuántas veces ha hablado el bando inocente desde que recibió la información errónea?
    .short = Voces desde entonces
    .note = Solo puede cambiar aún una voz el último jugador que habló de su bando: su compañero no ha hablado después. Sobre las voces anteriores del bando sí ha hablado ya el otro.
    .is-none = Ninguna
    .is-one = Una vez
    .is-more = Más de una vez
fact-misinformation-influenced = ¿Pudo muy bien la información errónea influir en la decisión de dar la última voz?
    .short = Última voz influida
    .note = Haga corregir primero la explicación. Pregúntele fuera de la mesa qué voz habría dado, y no le prometa nada.
fact-misinformation-changes = ¿Cambia su última voz?
    .short = Última voz cambiada
fact-misinformation-lho_called = ¿Había hablado su oponente de la izquierda después de la voz que cambia?
    .short = El oponente de la izquierda había hablado
fact-misinformation-lho_changes = ¿Cambia ahora su voz ese oponente de la izquierda?
    .short = Voz del oponente de la izquierda cambiada
fact-misinformation-card = ¿Ha jugado una carta, fiándose de la información errónea, un jugador del bando inocente?
    .short = Carta jugada por ello
    .is-none = No
    .is-last = Sí, y desde entonces no se ha jugado otra. Si era la salida inicial, el muerto no ha mostrado ninguna carta
    .is-too_late = Sí, pero el carteo ha seguido
fact-misinformation-withdraws = ¿Retira esa carta?
    .short = Carta retirada
fact-misinformation-lead_reached = ¿Permite usted que el declarante restrinja la salida del compañero del jugador que cambió a su vez la voz?
    .short = Salida restringida
    .note = El apartado sobre la información errónea no habla de la salida. Por su letra, el artículo sobre las voces retiradas alcanza a una voz que se sustituyó por otra muy distinta.
fact-misinformation-crucial = Lo que faltó, ¿era crucial para una elección de un oponente?
    .short = Crucial para una elección
screen-misinformation-review = Repase la mano. ¿Qué se cumple?
fact-misinformation-damaged = ¿Perjudicó la información errónea al bando inocente?
    .short = Perjuicio por ello
    .tick = Perjudicó al bando inocente
    .note = Compare el resultado con el que ese bando podía esperar con la información correcta. Consulte a jugadores de nivel similar.
fact-misinformation-gained = ¿Obtuvo el bando infractor un beneficio de la información errónea?
    .short = Beneficio por ello
    .tick = El bando infractor obtuvo un beneficio de ello
fact-misinformation-withdrawn_helped = ¿Ayudó al bando infractor lo que mostró la voz o la carta retirada?
    .short = Ayudó lo retirado
    .tick = Lo que mostró una voz o una carta retirada ayudó al bando infractor
fact-misinformation-partner_used = ¿Pudo el compañero de quien explicó usar lo que oyó?
    .short = El compañero usó la explicación
    .tick = El compañero de quien explicó pudo usar lo que oyó
fact-misinformation-repeated = ¿Ha faltado la pareja otras veces al deber de informar?
    .short = Repetido
    .tick = La pareja ya ha faltado otras veces al deber de informar

## Hechos: la propia explicación
fact-own_explanation-wrong = ¿Era la explicación errónea o incompleta según los métodos de la pareja?
    .short = Explicación errónea
fact-own_explanation-noticed = ¿Cuándo lo advirtió quien explicó?
    .short = Advertido
    .is-auction = Durante la subasta
    .is-clarification = Después del paso final, antes de quedar cara arriba la salida inicial
    .is-play = Durante el carteo
    .is-after_play = Después del carteo
fact-own_explanation-told_at_once = ¿Hizo llamar al Árbitro en el acto, y la corrigió?
    .short = Corregida en el acto
fact-own_explanation-told_before_lead = ¿La corrigió antes de quedar cara arriba la salida inicial?
    .short = Corregida antes de la salida

## Hechos: la explicación del compañero
fact-partners_explanation-moment = ¿Hasta dónde han llegado?
    .short = Ahora
    .is-auction = Sigue la subasta
    .is-clarification = Después del paso final, antes de quedar cara arriba la salida inicial
    .is-play = Sigue el carteo
    .is-after_play = El carteo ha terminado
fact-partners_explanation-mistake = ¿Dónde estuvo el error, según los métodos de la pareja?
    .short = El error
    .note = Si nada muestra dónde estuvo, presuma que en la explicación. Lo mismo si se explicó un acuerdo que la pareja no tiene.
    .is-explanation = En la explicación, o en la alerta dada u omitida
    .is-call = En su propia voz
    .is-neither = En ninguna de las dos
fact-partners_explanation-declaring = ¿Es su bando el declarante?
    .short = Bando declarante
fact-partners_explanation-spoke_in_auction = ¿La corrigió durante la subasta, o dio a entender que algo estaba mal?
    .short = Lo dio a entender en la subasta
fact-partners_explanation-spoke_in_play = ¿La corrigió, o lo dio a entender, entre el fin de la subasta y el del carteo?
    .short = Lo dio a entender antes del final del carteo
fact-partners_explanation-told_before_lead = ¿Se lo dijo a los oponentes antes de quedar cara arriba la salida inicial?
    .short = Dicho antes de la salida

## Hechos: una revisión o una pregunta
fact-review-what = ¿De qué se trataba?
    .short = Asunto
    .is-question = Qué significan voces o jugadas
    .is-review = Una revisión: repetir todas las voces
    .is-call_unclear = Qué voz se acaba de dar
    .is-whose_lead = A quién le toca la salida inicial
    .is-double_misnamed = Un doblo, dicho con un nivel o una denominación que no eran
    .is-redouble_misnamed = Un redoblo, dicho con un nivel o una denominación que no eran
fact-review-moment = ¿Cuándo fue?
    .short = Momento
    .is-auction = Durante la subasta
    .is-clarification = Después del paso final, antes de quedar cara arriba la salida inicial
    .is-play = Durante el carteo
fact-review-in_turn = ¿Era su turno?
    .short = En su turno
    .note = En la subasta, su turno de hablar. En el carteo, para una revisión, su primer turno de jugar; para una pregunta, cualquier turno de jugar, y para el declarante también desde el muerto.
fact-review-presumed_dummy = ¿Fue el presunto muerto quien preguntó?
    .short = Presunto muerto
    .note = Antes de quedar cara arriba la salida pueden preguntar el presunto declarante y el compañero de quien sale; quien sale, hasta que haya salido.
fact-review-must_pass = ¿Estaba obligado a pasar por el Reglamento?
    .short = Obligado a pasar
fact-review-defender_asks = ¿Preguntó un defensor?
    .short = Preguntó un defensor
screen-review-review_faults = ¿Qué falló en la revisión?
fact-review-partial = ¿Pidió solo una parte?
    .short = Solo una parte
    .tick = Pidió solo una parte
fact-review-halted = ¿La interrumpió antes del final?
    .short = Interrumpida
    .tick = La interrumpió antes del final
fact-review-own_partner = ¿Repitió las voces su propio compañero?
    .short = Contestó su compañero
    .tick = Contestó su propio compañero
fact-review-restated_wrongly = ¿Se repitió mal alguna voz?
    .short = Mal repetida
    .tick = Se repitió mal una voz
fact-review-corrected = ¿Se corrigió antes de que nadie actuara por ello?
    .short = Corregida a tiempo
screen-review-question_faults = ¿Qué tuvo de particular la pregunta?
fact-review-by_caller = ¿Contestó el mismo jugador que dio la voz o jugó la carta?
    .short = Contestó el propio autor
    .tick = Contestó el mismo jugador que dio la voz o jugó la carta
fact-review-directed = ¿Le había dicho el Árbitro que contestara?
    .short = Por indicación del Árbitro
fact-review-supplementary = ¿Añadió una pregunta fuera de turno el compañero de quien preguntó?
    .short = También preguntó el compañero
    .tick = El compañero de quien preguntó añadió una pregunta fuera de turno
fact-review-single_call = ¿Preguntó por una sola voz?
    .short = Una sola voz
    .tick = Preguntó por una sola voz
fact-review-for_partner = ¿Preguntó solo en provecho de su compañero?
    .short = Solo para el compañero
    .tick = Preguntó solo en provecho de su compañero
fact-review-to_trap = ¿Preguntó solo para obtener una respuesta errónea?
    .short = Para obtener una respuesta errónea
    .tick = Preguntó solo para obtener una respuesta errónea
fact-review-damage = ¿Causó perjuicio la repetición errónea?
    .short = Perjuicio por ello

## Hechos: los métodos
fact-understanding-what = ¿De qué se quejan?
    .short = La queja
    .is-deviation = De una voz falsa (psíquica) o de otra desviación de los métodos
    .is-method = De un método que el torneo no permite
    .is-varied = De métodos que cambian por acuerdo después de una irregularidad, una pregunta o una respuesta
    .is-psychic_artificial = De una voz falsa (psíquica) de tipo artificial que el torneo limita
    .is-by_partner = De un significado que depende de cuál de los dos da la voz
fact-understanding-partner_aware = ¿Tenía el compañero más motivos que los oponentes para esperarla?
    .short = El compañero la esperaba
    .note = Las desviaciones que se repiten acaban siendo un acuerdo. También los comentarios entre compañeros, y las voces del compañero que cuentan con ella.
fact-understanding-disclosed = ¿Se lo habían dicho a los oponentes?
    .short = Comunicado
fact-understanding-forbidden = ¿Lo prohíben las regulaciones del torneo?
    .short = Prohibido
fact-understanding-damaged = ¿Perjudicó a los oponentes?
    .short = Perjuicio para los oponentes

## Hechos: las ayudas
fact-aid-what = ¿Qué miró?
    .short = Miró
    .is-opponents_card = La hoja de convenciones de los oponentes
    .is-own_card = Su propia hoja de convenciones o sus apuntes
    .is-memory_aid = Otra ayuda para la memoria, el cálculo o la técnica
fact-aid-when = ¿Cuándo?
    .short = Momento
    .is-before = Antes del periodo de subasta
    .is-own_turn = En su propio turno de hablar o de jugar
    .is-not_his_turn = Durante la subasta o el carteo, sin ser su turno
    .is-clarification = Después del paso final, antes de quedar cara arriba la salida inicial
fact-aid-declaring = ¿Es del bando declarante?
    .short = Bando declarante
fact-aid-to_explain = ¿Le habían preguntado qué significa la voz o la jugada de su compañero, y miró para contestar bien?
    .short = Para explicar
fact-aid-permitted = ¿Lo permiten las regulaciones del torneo?
    .short = Permitido por regulación
fact-aid-helped = ¿Le ayudó, en perjuicio de los oponentes?
    .short = Le ayudó

## Resultados
outcome-rule_as_misinformation = Los oponentes han recibido información errónea. Decida sobre ello a continuación.
outcome-own_misunderstanding = Actuó por su propio malentendido. No hay rectificación ni compensación.
outcome-explanation_was_right = Lo que se dijo coincide con los métodos de la pareja. No hay infracción, sea cual sea la mano de quien dio la voz.
outcome-explanation_was_mistaken = Lo que se dijo no coincide con los métodos de la pareja. Una explicación errónea es una infracción.
outcome-presumed_mistaken_explanation = Nada muestra dónde estuvo el error. Presuma que en la explicación, o en la alerta que faltó, y no en la voz.
outcome-missing_alert_misinforms = La alerta procedía y no se dio a tiempo. Eso es información errónea.
outcome-missing_alert_unauthorised = Para quien hizo la voz, que su compañero no alertara, o lo hiciera tarde, es información no autorizada, elija lo que elija.
outcome-missing_alert_extraneous = Para quien hizo la voz, que su compañero no alertara, o lo hiciera tarde, es información improcedente: limita su elección.
outcome-no_alert_due = No procedía ninguna alerta ni anuncio. No hay infracción.
outcome-explanation_incomplete = Faltó algo que los compañeros saben por acuerdo o por experiencia. Eso es información errónea.
outcome-general_knowledge_not_owed = No faltó nada especial. Lo que se deduce del conocimiento general del bridge no hace falta decirlo. No hay infracción.
outcome-no_agreement_to_explain = La pareja no tiene acuerdo y explicó uno. Eso es una infracción. La respuesta correcta era: sin acuerdo.
outcome-may_change_last_call = El jugador { WHO($side, form: "de") } que habló en último lugar puede cambiar esa voz. No hay otra rectificación para su bando.
outcome-last_call_stands = La última voz { WHO($side, form: "de") } no estuvo influida. Se mantiene.
outcome-no_call_to_change = Ningún jugador { WHO($side, form: "de") } ha hablado desde entonces. La subasta sigue con la información correcta.
outcome-too_late_to_change_calls = El periodo de subasta ha terminado. Ya no se puede cambiar ninguna voz.
outcome-earlier_calls_stand = Las voces anteriores { WHO($side, form: "de") } no se pueden cambiar: el compañero ha hablado después.
outcome-may_change_call_after_it = El siguiente jugador { WHO($side, form: "de") } había hablado después de la voz cambiada. Ahora puede cambiar esa voz suya.
outcome-may_withdraw_card = El jugador { WHO($side, form: "de") } que jugó fiándose de la información errónea puede retirar su carta. No hay rectificación.
outcome-face_down_lead_may_come_back = Si un jugador { WHO($side, form: "de") } eligió, fiándose de la información errónea, una salida que sigue boca abajo, puede recogerla cuando usted lo indique y salir con otra carta.
outcome-explanation_is_unauthorised = Para { WHO($who, form: "num") ->
    [plural] { WHO($who) }, lo que oyeron en la explicación es información no autorizada. Deben evitar sacar de ello cualquier ventaja.
   *[singular] { WHO($who) }, lo que oyó en la explicación es información no autorizada. Debe evitar sacar de ello cualquier ventaja.
}
outcome-lead_after_changed_call = La primera vez que le toque salir al compañero del jugador que cambió a su vez la voz, el declarante puede restringir la salida como tras cualquier voz retirada.
outcome-no_lead_after_changed_call = No se restringe ninguna salida por la voz que se cambió a su vez.
outcome-declined_call_not_redressed = Mantuvo su voz con la información correcta. Esa voz no da después derecho a compensación. Otras voces y el carteo aún pueden darlo.
outcome-adjust_as_if_told = { $what ->
    [methods] Ajuste como si a los oponentes se les hubieran dicho a tiempo los métodos de la pareja.
   *[no_agreement] Ajuste como si a los oponentes se les hubiera dicho a tiempo que no había acuerdo.
}
outcome-must_correct_before_lead = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben hacer llamar al Árbitro y corregir la explicación antes de quedar cara arriba la salida inicial. Durante la subasta pueden hacerlo en el acto, pero no están obligados.
   *[singular] { WHO($who, cap: 1) } debe hacer llamar al Árbitro y corregir la explicación antes de quedar cara arriba la salida inicial. Durante la subasta puede hacerlo en el acto, pero no está obligado.
}
outcome-must_correct_at_once = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben hacer llamar al Árbitro en el acto y corregir la explicación.
   *[singular] { WHO($who, cap: 1) } debe hacer llamar al Árbitro en el acto y corregir la explicación.
}
outcome-no_duty_to_correct_said = El carteo ha terminado. Este artículo no dice que { WHO($who, form: "num") ->
    [plural] { WHO($who) } deban decirlo ahora.
   *[singular] { WHO($who) } deba decirlo ahora.
} Decida según lo que ha salido a la luz.
outcome-corrected_in_time = La corrección { WHO($who, form: "de") } llegó a tiempo.
outcome-corrected_too_late = La corrección { WHO($who, form: "de") } llegó tarde. Eso es por sí mismo una infracción.
outcome-may_not_show_explanation_wrong = Durante la subasta, { WHO($who, form: "num") ->
    [plural] { WHO($who) } no pueden corregir la explicación, ni dar a entender de ningún modo que algo está mal. Si su bando cartea, lo dicen después del paso final; si defiende, después del carteo.
   *[singular] { WHO($who) } no puede corregir la explicación, ni dar a entender de ningún modo que algo está mal. Si su bando cartea, lo dice después del paso final; si defiende, después del carteo.
}
outcome-must_call_and_correct = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben hacer llamar ahora al Árbitro y decir a los oponentes que creen que la explicación era errónea.
   *[singular] { WHO($who, cap: 1) } debe hacer llamar ahora al Árbitro y decir a los oponentes que cree que la explicación era errónea.
}
outcome-must_wait_for_end_of_play = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben decirlo, pero solo cuando haya terminado el carteo: su bando defiende.
   *[singular] { WHO($who, cap: 1) } debe decirlo, pero solo cuando haya terminado el carteo: su bando defiende.
}
outcome-must_not_correct_right_explanation = La explicación era correcta, y el error fue la voz. { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } no deben corregirla ni decírselo en el acto al Árbitro, y después no hace falta que lo hagan.
   *[singular] { WHO($who, cap: 1) } no debe corregirla ni decírselo en el acto al Árbitro, y después no hace falta que lo haga.
}
outcome-need_not_tell_own_mistake = La explicación era correcta, y el error fue la voz. { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } no están obligados a decirlo.
   *[singular] { WHO($who, cap: 1) } no está obligado a decirlo.
}
outcome-duty_fulfilled = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } lo dijeron a tiempo, como debían.
   *[singular] { WHO($who, cap: 1) } lo dijo a tiempo, como debía.
}
outcome-correct_though_late = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } debían decirlo antes de quedar cara arriba la salida inicial.
   *[singular] { WHO($who, cap: 1) } debía decirlo antes de quedar cara arriba la salida inicial.
} Haga que se diga ahora.
outcome-showed_too_early = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } corrigieron la explicación, o dieron a entender que algo estaba mal, cuando no podían hacerlo.
   *[singular] { WHO($who, cap: 1) } corrigió la explicación, o dio a entender que algo estaba mal, cuando no podía hacerlo.
}
outcome-may_ask_for_call = Quien dude de qué voz se dio puede pedir que se le aclare en el acto.
outcome-may_have_review = Puede pedir que se repitan todas las voces, de la primera a la última. Las alertas deberían incluirse.
outcome-no_review_now = { $reason ->
    [turn] No es su turno. Debe esperar para pedirla.
    [dummy] Antes de la salida, el presunto muerto no tiene derecho a una revisión.
   *[must_pass] El Reglamento le obliga a pasar, y no tiene derecho a una revisión.
}
outcome-may_ask_whose_lead = Un defensor puede preguntar si la salida inicial es suya.
outcome-not_the_one_to_ask_whose_lead = El Reglamento da esa pregunta a los defensores.
outcome-may_ask_for_explanation = Puede preguntar qué significan las voces o jugadas de los oponentes: las que se hicieron, otras que tenían y no hicieron, y lo que se deduce de esa elección según sus acuerdos.
outcome-no_question_now = { $reason ->
    [turn] No es su turno. Debe esperar para preguntar.
    [dummy] Antes de la salida, el presunto muerto no tiene derecho a preguntar.
   *[must_pass] El Reglamento le obliga a pasar, y no tiene derecho a preguntar.
}
outcome-review_is_whole = Una revisión es de todas las voces. No puede pedir una parte, ni interrumpirla.
outcome-opponent_answers = A una petición de revisión solo contesta un oponente.
outcome-callers_partner_answers = Debería contestar el compañero de quien dio la voz o jugó la carta.
outcome-answered_on_instruction = El Árbitro le había dicho que contestara. Es correcto.
outcome-review_put_right = El error se corrigió a tiempo. No sigue nada más.
outcome-everybody_corrects_review = Todos responden de que una repetición errónea se corrija en el acto, también el muerto y quien está obligado a pasar. Repase la mano cuando haya terminado el carteo.
outcome-partner_asks_at_own_turn = El compañero de quien preguntó puede preguntar más solo cuando le toque a él hablar o jugar.
outcome-no_question_for_partner = No puede preguntar solo en provecho de su compañero.
outcome-no_question_to_trap = No puede preguntar solo para que un oponente conteste mal.
outcome-trap_not_covered = No está comprobado que esta edición diga algo de una pregunta así. Lea usted 20G.
outcome-single_call_at_risk = Puede preguntar por una sola voz. Pero lo que eso diga a su compañero puede ser información no autorizada.
outcome-question_may_inform = Lo que le dijo al compañero, aparte de la respuesta, puede ser información no autorizada. Si pudo usarlo, se decide como información del compañero.
outcome-counts_for_bid_made = Cuenta para la declaración que se hizo de verdad.
outcome-only_the_word = La forma correcta es una sola palabra. No debería decirse el nivel ni la denominación.
outcome-deviation_allowed = Está permitida, sin previo aviso: no se apoya en un acuerdo sin comunicar.
outcome-need_not_admit_deviation = Nadie tiene que decir a los oponentes que se ha desviado de los métodos.
outcome-undisclosed_understanding = El compañero tenía más motivos que los oponentes para esperarla. Eso es un acuerdo, y no se comunicó.
outcome-disclosed_understanding = El compañero tenía más motivos para esperarla, pero se lo habían dicho a los oponentes. No hay infracción.
outcome-must_disclose_understanding = Lo que el compañero ha llegado a esperar es parte de los métodos de la pareja. Hay que comunicarlo.
outcome-method_forbidden = { $what ->
    [method] Las regulaciones no permiten este método.
    [varied] Las regulaciones no permiten que los métodos cambien así.
   *[psychic_artificial] Las regulaciones no permiten esta voz falsa (psíquica).
}
outcome-method_allowed = Ninguna regulación lo prohíbe. No hay infracción.
outcome-meaning_depends_on_partner = El significado acordado no puede depender de cuál de los dos da la voz o juega. El estilo y el criterio pueden ser distintos.
outcome-partner_meaning_not_covered = No está comprobado que esta edición lo prohíba. Lea usted 40B.
outcome-may_consult_aid = { $reason ->
    [law] Podía consultarlo: el Reglamento lo permite en ese momento.
   *[regulations] Podía consultarlo: las regulaciones lo permiten.
}
outcome-may_not_consult_aid = { $what ->
    [own_card] No puede mirar su propia hoja de convenciones ni sus apuntes en ese momento.
    [opponents_card] No puede mirar la hoja de convenciones de los oponentes en ese momento.
   *[memory_aid] No puede usar una ayuda para la memoria, el cálculo o la técnica.
}
outcome-aid_not_covered = No está comprobado que esta edición le deje mirar para explicar. Lea usted 40B.
outcome-aid_not_to_be_used = No puede basar ninguna voz ni jugada en lo que leyó allí.
