## Tipos
kind-insufficient_bid = Una declaración insuficiente
    .hint = En su turno, un jugador declaró demasiado bajo: no supera la última declaración
    .search = insuficiente declaración baja demasiado bajo no alcanza no llega nivel corta por debajo
kind-call_changed = Un cambio de voz
    .hint = Un jugador cambió su voz o quiere cambiarla: un error mecánico, o cambió de intención
    .search = cambio cambiar cambió voz error mecánico involuntaria no intencionada lapsus cartón equivocado caja de subasta rectificar se equivocó cambió de idea
kind-lead_restriction = La salida tras una voz retirada
    .hint = Se retiró una voz en la subasta, y le toca salir al compañero del infractor
    .search = salida restricción restringir prohibir exigir palo voz retirada defensa primera salida

## Casillas
slot-insufficient-bid = La declaración insuficiente
slot-insufficient-replacement = Lo que la sustituye
slot-insufficient-partner = Qué supone para su compañero
slot-insufficient-others_information = Información para el bando inocente
slot-insufficient-offenders_information = Información para el bando infractor
slot-insufficient-lead = La salida
slot-insufficient-help = Ayuda de la infracción
slot-insufficient-awareness = ¿Pudo haberlo sabido?
slot-change-call = La voz
slot-change-lho = La voz del oponente de la izquierda
slot-change-slip_information = Lo que mostró la voz no intencionada
slot-change-others_information = Información para el bando inocente
slot-change-offenders_information = Información para el bando infractor
slot-change-lead = La salida
slot-change-help = Ayuda de la infracción
slot-change-awareness = ¿Pudo haberlo sabido?
slot-lead-restriction = Qué puede hacer el declarante
slot-lead-several = Varias voces retiradas
slot-lead-penalty_card = La carta penalizada
slot-lead-now = La salida ahora
slot-lead-breach = La salida que se hizo

## Hechos: lo que plantea toda voz retirada
fact-withdrawal-comparable = ¿Es la voz que queda comparable a la retirada?
    .short = Comparable
    .note = Averigüe fuera de la mesa qué significan las dos voces en los métodos de esta pareja. Basta una de las tres condiciones. Si se parecen lo juzga usted.
    .is-same_or_similar = Sí: tiene el mismo significado, o uno parecido
    .is-subset = Sí: toda mano que la dé podría haber dado también la voz retirada
    .is-same_purpose = Sí: cumple la misma función; por ejemplo, pregunta lo mismo o es un relé
    .is-no = No
fact-withdrawal-offender_defends = ¿Defiende el bando del infractor?
    .short = El bando del infractor defiende
    .note = Vuelva a esto cuando termine la subasta.
fact-withdrawal-withdrawn_about = ¿A qué se refería la voz cancelada?
    .short = La voz cancelada se refería a
    .note = Sin triunfo, una voz artificial sin palo, un paso o un doblo: otra cosa.
    .is-suit = Uno o varios palos, y no todos los mostró en la subasta legal
    .is-suit_shown_again = Uno o varios palos, y todos los mostró también en la subasta legal
    .is-other = Otra cosa: sin triunfo, o ningún palo en particular
fact-withdrawal-helped = ¿La infracción ayudó al bando infractor y perjudicó al otro?
    .short = Ayuda de la infracción
    .note = Deben darse las tres condiciones: que ayudó, que sin esa ayuda la mano bien pudo acabar de otro modo, y que el otro bando salió perdiendo.
fact-withdrawal-could_have_known = ¿Pudo saber el infractor que esto bien podía perjudicar al otro bando, y obtuvo beneficio su bando?
    .short = Pudo saberlo, y obtuvo beneficio
    .note = Juzgue por el momento en que cometió la falta. No hace falta demostrar que fue adrede.

## Hechos: una declaración insuficiente
fact-insufficient-slip = ¿Fue un error mecánico o un lapsus: quería dar otra voz?
    .short = Error mecánico o lapsus
    .note = Pregúnteselo fuera de la mesa. Cambiar de idea no lo es. Tampoco lo es una declaración pensada para una subasta que había leído mal. Si su compañero ya ha hablado, no se puede corregir: responda que no.
fact-insufficient-lho_called = ¿Ha hablado su oponente de la izquierda sobre la declaración insuficiente?
    .short = El oponente de la izquierda ha hablado sobre ella
    .note = Un paso también cuenta. No cuenta una voz dada cuando el infractor ya había cambiado su declaración.
fact-insufficient-replaced = ¿Ha puesto ya otra voz, antes de su decisión?
    .short = Sustituida antes de la decisión
fact-insufficient-accepted = ¿Acepta el oponente de la izquierda la declaración insuficiente?
    .short = Declaración insuficiente aceptada
    .note = Explíquele antes qué ocurre si no la acepta. Puede preguntar al compañero del infractor qué significarían otras voces. Lo que pretendía el infractor no debe oírlo. Aunque el infractor ya haya cambiado su declaración, todavía se puede aceptar.
fact-insufficient-replacement = ¿Qué pone en su lugar?
    .short = En su lugar
    .note = Puede preguntarle a usted, fuera de la mesa, qué voces dejarían libre a su compañero, y usted contesta. No le aconseje. Si ya ha puesto otra voz, cuenta esa. Una voz ilegal por otro motivo no cuenta.
    .is-bid = Una declaración suficiente
    .is-pass = Un paso
    .is-double = Un doblo o redoblo
    .is-insufficient = Otra declaración insuficiente
fact-insufficient-lowest_same = ¿Es la declaración suficiente más baja que muestra lo mismo que la insuficiente: el palo o los palos, o sin triunfo?
    .short = La más baja que muestra lo mismo
    .note = De una declaración artificial cuenta el palo que muestra, no el que nombra. Debe decir de él el mismo tipo de cosa: que es largo, que es corto o que hay control.
fact-insufficient-both_natural = ¿Es indudable que ninguna de las dos declaraciones era artificial?
    .short = Las dos declaraciones, naturales
fact-insufficient-more_precise = ¿Significa la nueva voz lo mismo, o algo más preciso?
    .short = El mismo significado, o más preciso
    .note = Toda mano que pueda mostrar debe ser una que la declaración insuficiente podría haber mostrado.
fact-insufficient-second_accepted = ¿Acepta el oponente de la izquierda esa segunda declaración insuficiente?
    .short = Segunda declaración insuficiente aceptada
fact-insufficient-lead_reached = ¿Permite usted que el declarante restrinja la salida del compañero del infractor?
    .short = Salida restringida
    .note = Se aceptó la primera declaración, y la voz puesta en su lugar desapareció. El Reglamento no dice si esa voz cuenta como retirada. Una voz comparable no restringe nada en ningún caso.

## Hechos: un cambio de voz
fact-change-cause = ¿Por qué quiere otra voz?
    .short = Causa
    .note = Pregúntele fuera de la mesa qué quería en el momento en que habló. Olvidar lo que se había declarado, o creer que la subasta había terminado, no es un error mecánico ni un lapsus.
    .is-slip = Un error mecánico o un lapsus: sacó, escribió o dijo una voz distinta de la que quería
    .is-mind = Fue intencionada: quería esa voz cuando la dio
fact-change-since = ¿Quién ha hablado después, sobre la voz no intencionada?
    .short = Desde entonces
    .note = El periodo de subasta termina cuando la salida inicial está cara arriba, o cuando las manos vuelven al estuche.
    .is-nobody = Nadie
    .is-lho = El oponente de la izquierda, pero no su compañero
    .is-partner = Su compañero
    .is-period_over = Su compañero no, pero el periodo de subasta ha terminado
fact-change-paused = Una vez que se dio cuenta, ¿se paró a pensar antes de cambiarla o de intentarlo?
    .short = Se paró a pensar
fact-change-lho_withdraws = ¿Retira su voz el oponente de la izquierda?
    .short = El oponente de la izquierda retira su voz
    .note = Puede hacerlo. Lo que esa voz mostró vale entonces solo para su propio bando.
fact-change-second = ¿Ha dado otra voz en su lugar?
    .short = Segunda voz
    .note = La voz sobre la segunda de quien no se había dado cuenta del cambio no acepta nada. Una voz nueva con la subasta terminada se decide como voz después del paso final.
    .is-none = No
    .is-called_over = Sí, y el oponente de la izquierda ha hablado a propósito sobre ella
    .is-open = Sí, y el oponente de la izquierda no ha hablado sobre ella
    .is-first_illegal = Sí, el oponente de la izquierda no ha hablado sobre ella, y la propia primera voz era ilegal, por ejemplo insuficiente o fuera de turno
fact-change-lho_accepts = ¿Acepta el oponente de la izquierda la segunda voz?
    .short = Segunda voz aceptada
    .note = Un doblo o redoblo que no se permite nunca, o una declaración de más de siete, no se puede aceptar: decida antes sobre eso.

## Hechos: la salida tras una voz retirada
fact-lead-freed = ¿Hay algo que deje libre la salida?
    .short = Deja libre la salida
    .note = El Reglamento la deja libre por una voz no intencionada que se corrigió, por la sustitución de una declaración insuficiente que no tuvo más consecuencias, por una voz de un oponente en su propio turno, por una voz repetida tras el paso del oponente de la derecha, y cuando una voz ilegal se aceptó o se canceló porque había hablado un oponente.
    .is-nothing = No
    .is-comparable = En su lugar queda una voz comparable
    .is-same_call = Volvió a dar la misma voz, con un significado muy parecido
    .is-law = El artículo sobre esa irregularidad
fact-lead-turn = ¿Cómo está la salida del compañero del infractor?
    .short = La salida de su compañero
    .note = Cuenta la salida inicial, y también la salida a cualquier baza posterior.
    .is-first = Le toca salir por primera vez, o acaba de hacerlo
    .is-kept = Ha conservado la salida desde la primera
    .is-lost = Tuvo la salida y la perdió
    .is-declaring = Su bando no defiende
fact-lead-all_specified = ¿Mostró el infractor los cuatro palos en la subasta legal?
    .short = Los cuatro palos mostrados
    .tick = El infractor mostró los cuatro palos en la subasta legal
fact-lead-several = ¿Se retiró más de una voz del infractor?
    .short = Varias voces retiradas
    .tick = Se retiró más de una voz del infractor
fact-lead-penalty_card = ¿Tiene el infractor en la mesa una carta penalizada mayor?
    .short = Carta penalizada mayor
    .tick = El infractor tiene en la mesa una carta penalizada mayor
screen-lead-exceptions = ¿Se da alguno de estos casos?
fact-lead-choice = ¿Qué elige el declarante?
    .short = Elección del declarante
    .note = Elige antes de la salida, y él solo. No tiene por qué restringir nada. Si ya ha elegido, indique qué.
    .is-none = Ninguna restricción
    .is-forbid = Prohíbe un palo
    .is-require = Exige un palo
fact-lead-broken = ¿Fue la salida contra lo elegido?
    .short = Salida contra lo elegido
fact-lead-able = ¿Podía cumplirlo?
    .short = Podía cumplirlo

## Resultados: la subasta
outcome-rule_as_unintended = La voz no era intencionada. Se decide como cambio de voz, y después sobre la voz que quería dar.
outcome-second_attempt_accepted = La segunda voz, también insuficiente, queda aceptada. La subasta sigue como si fuera legal.
outcome-treated_as_legal = La voz queda aceptada. La subasta sigue como si fuera legal.
outcome-call_cancelled = La voz { WHO($who, form: "de") } queda cancelada.
outcome-must_replace_call = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben poner en su lugar una voz legal.
   *[singular] { WHO($who, cap: 1) } debe poner en su lugar una voz legal.
}
outcome-replacement_stands = La nueva voz { WHO($who, form: "de") } se mantiene. La subasta sigue.
outcome-call_stands = La voz { WHO($who, form: "de") } se mantiene. La subasta sigue.
outcome-nothing_further = La subasta sigue. No hay más rectificación.
outcome-choose_again = Esa voz { WHO($who, form: "de") } { WHO($who, form: "num") ->
    [plural] también queda cancelada. Deben elegir otra, que sea legal.
   *[singular] también queda cancelada. Debe elegir otra, que sea legal.
}
outcome-must_pass_once = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben pasar en su próximo turno. Después quedan libres.
   *[singular] { WHO($who, cap: 1) } debe pasar en su próximo turno. Después queda libre.
}
outcome-must_pass_throughout = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben pasar durante el resto de la subasta.
   *[singular] { WHO($who, cap: 1) } debe pasar durante el resto de la subasta.
}
outcome-both_must_pass_throughout = Los dos jugadores { WHO($side, form: "de") } deben pasar durante el resto de la subasta.
outcome-must_repeat_call = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } deben dar otra vez la misma voz en su turno.
   *[singular] { WHO($who, cap: 1) } debe dar otra vez la misma voz en su turno.
}
outcome-may_make_any_call = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } pueden dar en su turno cualquier voz legal.
   *[singular] { WHO($who, cap: 1) } puede dar en su turno cualquier voz legal.
}
outcome-lead_may_be_forbidden = La primera vez que { WHO($leader, form: "num") ->
    [plural] { WHO($leader, form: "a") } les toque salir, el declarante puede prohibirles un palo que el infractor no mostró en la subasta legal, mientras conserven la salida.
   *[singular] { WHO($leader, form: "a") } le toque salir, el declarante puede prohibirle un palo que el infractor no mostró en la subasta legal, mientras conserve la salida.
}
outcome-lead_may_be_required_or_forbidden = La primera vez que { WHO($leader, form: "num") ->
    [plural] { WHO($leader, form: "a") } les toque salir, el declarante elige entre los palos a los que se refería la voz retirada y que el infractor no mostró en la subasta legal: puede exigirles uno, o prohibirles uno mientras conserven la salida.
   *[singular] { WHO($leader, form: "a") } le toque salir, el declarante elige entre los palos a los que se refería la voz retirada y que el infractor no mostró en la subasta legal: puede exigirle uno, o prohibirle uno mientras conserve la salida.
}
outcome-no_lead_restriction = La salida { WHO($leader, form: "de") } es libre.
outcome-assign_for_help = Se asigna una puntuación ajustada: la infracción ayudó, y el otro bando salió perdiendo. Busque el resultado probable sin la infracción.

## Resultados: cambios de voz, declaraciones insuficientes, la salida
outcome-early_replacement_counts = { WHO($who, form: "num") ->
    [plural] { WHO($who, cap: 1) } ya la han sustituido. Esa voz se juzga como si la eligieran ahora.
   *[singular] { WHO($who, cap: 1) } ya la ha sustituido. Esa voz se juzga como si la eligiera ahora.
}
outcome-intended_call_replaces = Puede poner la voz que quería dar. Después se juzga como cualquier otra.
outcome-first_call_stands = La primera voz se mantiene. No se puede cambiar. Si era ilegal, decida ahora sobre ella.
outcome-second_call_accepted = La segunda voz queda aceptada y se mantiene. La primera se retira, y la subasta sigue.
outcome-second_call_cancelled = La segunda voz queda cancelada. La primera se mantiene, y la subasta sigue.
outcome-first_call_ruled_now = La segunda voz queda cancelada. Vuelve la primera, que es ilegal: decida ahora sobre ella. La voz cancelada también puede restringir la salida.
outcome-lhos_call_taken_back = El oponente de la izquierda retira su voz y vuelve a hablar.
outcome-lhos_call_stays = El oponente de la izquierda deja su voz como está, si sigue siendo legal.
outcome-lhos_call_authorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } pueden
   *[singular] { WHO($side, cap: 1) } puede
} usar lo que mostró la voz que retiró el oponente de la izquierda.
outcome-lhos_call_unauthorised = { WHO($side, form: "num") ->
    [plural] { WHO($side, cap: 1) } no pueden
   *[singular] { WHO($side, cap: 1) } no puede
} usar lo que mostró la voz que retiró el oponente de la izquierda. Eso vale para los dos jugadores.
outcome-restriction_lasts = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } han conservado la salida.
   *[singular] { WHO($leader, cap: 1) } ha conservado la salida.
} El palo que prohibió el declarante sigue prohibido. No se elige de nuevo.
outcome-restriction_over = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } han perdido la salida que tuvieron.
   *[singular] { WHO($leader, cap: 1) } ha perdido la salida que tuvo.
} Ya no hay restricción.
outcome-lead_is_free = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } pueden salir con cualquier carta.
   *[singular] { WHO($leader, cap: 1) } puede salir con cualquier carta.
}
outcome-suit_forbidden = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } no pueden salir del palo que nombró el declarante, mientras conserven la salida.
   *[singular] { WHO($leader, cap: 1) } no puede salir del palo que nombró el declarante, mientras conserve la salida.
}
outcome-suit_required = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } deben salir del palo que nombró el declarante.
   *[singular] { WHO($leader, cap: 1) } debe salir del palo que nombró el declarante.
}
outcome-requirement_refused = Aquí el declarante no puede exigir un palo. Solo puede prohibir uno.
outcome-one_restriction_only = Se retiraron varias voces. Aun así hay una sola restricción.
outcome-penalty_card_options_too = El declarante tiene además las opciones que le da la carta penalizada.
outcome-any_card_may_be_led = { WHO($leader, form: "num") ->
    [plural] { WHO($leader, cap: 1) } no podían cumplir. Su salida se mantiene.
   *[singular] { WHO($leader, cap: 1) } no podía cumplir. Su salida se mantiene.
}
outcome-rule_as_revoke = Podía cumplir. Se decide como renuncio.
