## La sección de casos
case-room = Casos
case-number = Caso { $number }
case-new = Abrir un caso
case-keep-inquiry = Guardar como caso
case-none = Todavía no hay ningún caso guardado.
case-found = { $count ->
    [0] Ningún caso coincide.
    [one] Coincide un caso.
   *[other] Coinciden { $count } casos.
}
case-more = { $count ->
    [one] Hay un caso más que no se muestra: precise la búsqueda.
   *[other] Hay { $count } casos más que no se muestran: precise la búsqueda.
}
case-search = Buscar en los casos
case-filter = Filtrar
case-any = Todos
case-state = Estado
case-table = Mesa
case-board = Estuche
case-director = Árbitro
case-event = Torneo
case-at-table = Mesa { $table }
case-at-board = Estuche { $board }
case-export = Exportar (JSON)
case-export-all = Exportar todos (JSON)
case-open-count = { $count ->
    [one] Un caso abierto
   *[other] { $count } casos abiertos
}
case-state-open = abierto
case-state-waiting = pendiente de retomar
case-state-ruled = decidido
case-state-appealed = apelado
case-state-closed = cerrado
case-waits = hay que retomarlo { $stage }
case-locked-short = mesa parada
case-no-kind = Otra cosa
case-stage = Se retoma
case-taken-in = { $count ->
    [0] No había ningún caso en el archivo.
    [one] Se ha incorporado un caso.
   *[other] Se han incorporado { $count } casos.
}

## Abrir un caso
case-kind = Tipo de incidente
case-by = Su nombre o sus iniciales
case-phase = Cuándo
case-phase-auction = durante la subasta
case-phase-play = durante el carteo
case-phase-after = terminado el carteo
case-who-drew = ¿Quién llamó la atención?
case-who-called = ¿Quién llamó al Árbitro?
case-not-known = no se sabe
case-somebody = alguien de la mesa
case-offender = Asiento del infractor
case-declarer = Asiento del declarante
case-names = Nombres de los jugadores (no hacen falta)
case-names-hint = Los nombres se guardan aparte del caso. Se pueden borrar y la decisión se conserva.
case-keep = Guardar el caso
case-sprung-from = Surgido del caso { $number }

## Un caso
case-directs = lo lleva { $by }
case-back = Volver al caso
case-to-questions = Seguir con las preguntas
case-to-ruling = Ir a la decisión
case-timeline = Qué se dijo y qué se hizo
case-locked = La mesa está parada
case-locked-hint = Nadie hace nada hasta que usted haya explicado todo lo relativo a la rectificación.
case-explained = Todo está explicado
case-explain-plainly = Explicar con palabras sencillas
case-explained-plainly = Explicado con palabras sencillas
case-consulted = Un jugador consultó a su compañero qué elegir. Lo que el compañero le dio a entender es información no autorizada: abra un caso aparte para ello.
case-open-information = Abrir ese caso
case-forfeit-title = ¿Se pierde el derecho a la rectificación?
case-forfeit-lost = El derecho se pierde
case-lost-no = no
case-lost-partly = en parte
case-lost-yes = sí
case-reason = Motivo
case-decide = Decidir así
case-answer-title = ¿Qué dicen los oponentes?
case-answer-agreed = Están de acuerdo
case-answer-disputed = No están de acuerdo
case-people = Jugadores
case-erase = Borrar los nombres
case-outdated = Después de esta decisión se ha respondido algo más. Hay que darla de nuevo.

## Anotar en un caso
case-write = Anotar
case-write-down = Anotarlo
case-group-table = En la mesa
case-group-ruling = Junto a la decisión
case-group-later = Además
case-add-attention = Se llamó la atención
case-add-called = Se llamó al Árbitro
case-add-acted = Entretanto alguien hizo algo
case-add-settled = Los jugadores lo arreglaron entre ellos
case-add-reserved = Se reserva un derecho
case-add-ruled = Dar una decisión
case-add-waived = Dispensar de una rectificación
case-add-inexperienced = El infractor es inexperto
case-add-measure = Advertencia o penalidad
case-add-note = Nota
case-add-poll = Enlazar una encuesta
case-add-adjustment = Enlazar una puntuación ajustada
case-add-appealed = Se anuncia una apelación
case-add-taken = Hacerse cargo del caso
case-add-names = Anotar nombres
case-part = Su papel en el carteo
case-part-declarer = declarante
case-part-dummy = muerto
case-part-defender = defensor
case-posted = Minutos desde que se publicó la puntuación, si se publicó
case-call-hint = Llamar antes o después de lo habitual no es infracción ni le cuesta derechos a nadie.
case-who-acted = ¿Quién?
case-side = Pertenece a
case-what-done = ¿Qué hizo?
case-settled-hint = Los jugadores no pueden aplicar una rectificación ni renunciar a ella. Lo que arreglaron solo vale si usted lo permite.
case-settled-what = Los jugadores
case-settled-imposed = aplicaron una rectificación
case-settled-waived = renunciaron a una rectificación
case-what-settled = ¿Qué acordaron?
case-your-decision = Su decisión
case-decision-cancelled = anulado: se decide como correspondía
case-decision-allowed = se mantiene
case-reserve-hint = El jugador que cree que un oponente ha dado información a su compañero, y que su bando puede salir perjudicado, puede decir:
case-reserve-say = «Me reservo el derecho a llamar más tarde al Árbitro.»
case-claimant = ¿Quién se reserva el derecho?
case-suspected = ¿De qué oponente se trata?
case-reserve-damage = ¿Puede salir perjudicado su bando?
case-reserve-about = ¿A qué se refería?
case-call-now-forbidden = Aquí no se puede reservar el derecho: la Autoridad Reguladora lo ha prohibido. Hay que llamar al Árbitro ahora.
case-call-now-must_call_director = Aquí no se reserva el derecho: la Autoridad Reguladora exige llamar al Árbitro ahora.
case-waive-hint = Solo usted puede dispensar de una rectificación, con causa, y solo si lo pide el bando inocente.
case-who-asked = ¿Quién lo pidió?
case-inexperienced-hint = La inexperiencia cuenta donde usted tiene discreción: advertir en vez de penalizar, o cuánto. No reduce ninguna rectificación ni la compensación de nadie. La decisión hay que explicarla con detalle.
case-inexperienced-undo = Se había dicho que el infractor es inexperto. Al anotar esto se retira.
case-which-player = ¿Qué jugador?
case-measure = ¿Qué?
case-measure-warning = advertencia
case-measure-penalty = penalidad de procedimiento
case-measure-average_minus = media mínima sin bajar de lo habitual
case-measure-rectification = rectificación
case-measure-redress = compensación
case-measure-text = ¿Por qué, y cuánto?
case-measure-inexperience = Se ha tenido en cuenta su inexperiencia
case-note = Nota
case-note-away = Averiguado fuera de la mesa
case-poll-id = Dirección o número de la encuesta
case-poll-text = Resultado
case-adjustment-text = Puntuación ajustada
case-adjustment-id = Dónde se guarda
case-who-appeals = ¿Quién apela?
case-both-concur = Los dos compañeros, o el capitán, quieren apelar
case-appeal-text = Alegaciones de quien apela

## La elección
case-read-first = Lea en voz alta todas las opciones y adónde lleva cada una. Después se puede elegir.
case-read-out-done = Leídas todas
case-choose-now = Ahora elige el jugador, sin consultar a su compañero.
case-who-chooses = ¿Quién elige?
case-only-chooser = Solo elige este jugador:
case-tick-consulted = Ha consultado a su compañero

## Decisión y apelación
case-give-title = Dar la decisión
case-give-ruling = La decisión está dada
case-paragraphs = Apartados
case-grounds = Fundamento, tal como se dice a los jugadores
case-grounds-title = Fundamento
case-appeal = Apelación
case-appeal-minutes = Plazo para apelar, en minutos
case-appeal-asked = No se sabe qué dicen aquí las regulaciones. Si no se ha dispuesto otra cosa, el Reglamento da { $minutes } minutos.
case-appeal-right = Cualquiera de los dos bandos puede apelar hasta { $minutes } minutos después de publicarse la puntuación. Han de quererlo los dos compañeros; en equipos, el capitán.

## Explicado con palabras sencillas
case-plain-title = La decisión, explicada con detalle
case-plain-begin = En esta mesa ha pasado algo para lo que las reglas del bridge tienen una respuesta. Le pasa a todo el mundo. Esto es lo que sigue, paso a paso.
case-plain-known = Lo que el Árbitro ha averiguado
case-plain-now = Lo que conviene saber ahora
case-plain-no-blame = No se acusa a nadie. La rectificación pone el juego en orden; no es un castigo.
case-plain-ask = Pregunte si algo no está claro. No hay prisa, y el juego sigue cuando todos lo hayan entendido.
case-plain-partner = Si le toca elegir a usted, elija sin ayuda. No busque la de su compañero.
case-plain-call = La próxima vez, diga que algo no va bien y llame al Árbitro antes de que nadie haga nada. Llamarlo nunca es descortés y no cuesta nada.
case-plain-appeal = Si cree que la decisión no es correcta, puede apelar. El Árbitro le dirá cómo y hasta cuándo.

## Cerrar
case-closing = Cerrar el caso
case-reopening = Reabrir el caso
case-close = Cerrar el caso
case-reopen = Reabrir
case-close-although = Cerrarlo aunque esto siga pendiente
case-missing-title = Antes de cerrarlo:
case-missing-ruling = Hay que dar la decisión, con apartados y fundamento.
case-missing-explanation = Hay que explicárselo todo a la mesa.
case-missing-plain_explanation = Hay que explicárselo con palabras sencillas al jugador inexperto.
case-missing-forfeit = Tiene que decidir si se pierde un derecho.
case-pending-later_stage = Hay algo que retomar más adelante.
case-pending-reservation = Los oponentes no han dicho si están de acuerdo en que se transmitió información.
case-pending-appeal = La apelación no está resuelta.

## En qué hace pensar una anotación
case-flag-dummy_drew_attention = El muerto no puede llamar la atención durante el carteo. Se decide igualmente; mire qué le cuesta eso a su bando.
case-flag-acted_before_call = El bando inocente actuó antes de que se llamara al Árbitro. Puede perder el derecho a la rectificación: decide usted.
case-flag-acted_before_explanation = El bando inocente actuó antes de que todo estuviera explicado. Puede perder el derecho a la rectificación: decide usted.
case-flag-corrected_early = El bando infractor actuó antes de su decisión. Decida sobre ambas acciones: puede haber una rectificación adicional.
case-flag-settled_alone = Los jugadores decidieron por su cuenta. Solo vale en la medida en que usted lo ha decidido.
case-flag-consulted = La elección es solo del jugador. Lo que su compañero le dio a entender es información no autorizada.
case-flag-disputed = Se discute que se haya transmitido información. Se debería llamar al Árbitro enseguida; de por sí no hay penalidad.
case-flag-out_of_time = Cuando se llamó al Árbitro, ya había pasado el plazo para pedir una decisión.

## La cronología
case-entry-opened = Se abrió el caso
case-entry-attention = { $who ->
    [nobody] Se llamó la atención sobre una irregularidad
   *[other] { WHO($who, cap: 1) } llamó la atención sobre una irregularidad
}
case-entry-called = { $who ->
    [nobody] Se llamó al Árbitro
   *[other] { WHO($who, cap: 1) } llamó al Árbitro
}
case-entry-acted = { $offending ->
    [true] { WHO($who, cap: 1) }, del bando infractor, hizo esto:
   *[other] { WHO($who, cap: 1) }, del bando inocente, hizo esto:
}
case-entry-forfeit = { $lost ->
    [yes] Se pierde el derecho a la rectificación (anotación { $of })
    [partly] Se pierde en parte el derecho a la rectificación (anotación { $of })
   *[other] No se pierde el derecho a la rectificación (anotación { $of })
}
case-entry-settled = { $decision ->
    [allowed] { $what ->
        [waived] Los jugadores renunciaron por su cuenta a una rectificación; el Árbitro lo mantuvo
       *[other] Los jugadores aplicaron por su cuenta una rectificación; el Árbitro la mantuvo
    }
   *[other] { $what ->
        [waived] Los jugadores renunciaron por su cuenta a una rectificación; el Árbitro lo anuló
       *[other] Los jugadores aplicaron por su cuenta una rectificación; el Árbitro la anuló
    }
}
case-entry-told = Respondido
case-entry-read_out = Se leyeron todas las opciones
case-entry-chosen = { $who ->
    [nobody] El jugador eligió
   *[other] { WHO($who, cap: 1) } eligió
}
case-entry-back = Se retiró la última respuesta
case-entry-resumed = Se retomó { $stage }
case-entry-explained = { $plainly ->
    [true] Se explicó todo con palabras sencillas
   *[other] Se explicó todo
}
case-entry-ruled = Se dio la decisión
case-entry-waived = El Árbitro dispensó de la rectificación con causa; lo había pedido { WHO($who) }
case-entry-reserved = { WHO($who, cap: 1) } se reservó su derecho frente { WHO($against, form: "a") }
case-entry-answered = { $answer ->
    [agreed] Los oponentes están de acuerdo en que se transmitió información: no se discute
   *[other] Los oponentes discuten que se haya transmitido información
}
case-entry-inexperienced = { $is ->
    [true] { $who ->
        [nobody] El infractor es inexperto
       *[other] { WHO($who, cap: 1) } es inexperto
    }
   *[other] Al final el infractor no es inexperto
}
case-entry-measure = { $what ->
    [warning] Advertencia
    [average_minus] Media mínima sin bajar de lo habitual
    [rectification] Rectificación
    [redress] Compensación
   *[penalty] Penalidad de procedimiento
}{ $inexperience ->
    [true] , en atención a la inexperiencia
   *[other] {""}
}
case-entry-note = { $away ->
    [true] Nota, fuera de la mesa
   *[other] Nota
}
case-entry-poll = Se enlazó una encuesta
case-entry-adjustment = Se enlazó una puntuación ajustada
case-entry-appealed = { $who ->
    [nobody] Se anunció una apelación
   *[other] { WHO($who, cap: 1) } anunció una apelación
}
case-entry-taken = { $by } se hizo cargo del caso
case-entry-named = Se anotaron nombres de jugadores
case-entry-erased = Se borraron los nombres de los jugadores
case-entry-closed = Se cerró el caso
case-entry-reopened = Se reabrió el caso

## El formulario en papel
case-form = Hoja de decisión
case-form-at-table = Averiguado en la mesa
case-form-away = Averiguado fuera de la mesa
case-form-nothing = Nada.
case-form-comments = Apelación
case-form-appellants = Alegaciones del bando que apela
case-form-others = Alegaciones del otro bando
case-form-signed = Fecha, nombres y firmas

## No anotado
case-not-written = Esto no se ha anotado
case-meanwhile = Anotado entretanto
case-write-again = Anotarlo de todos modos
case-field-text = Texto
case-field-reason = Motivo
case-field-grounds = Fundamento
case-field-laws = Apartados
case-field-appeal_minutes = Plazo para apelar, en minutos
case-field-by = Su nombre o sus iniciales
error-unknown-case = Aquí no hay ningún caso { $got }.
error-case-moved = Otra persona ha anotado algo en este caso desde que usted lo abrió. No se ha perdido nada: mire lo nuevo y anote lo suyo otra vez.
error-case-needs = { $field ->
    [ruled-grounds] Una decisión necesita su fundamento.
    [ruled-laws] Una decisión necesita un apartado en que apoyarse.
    [ruled-appeal_minutes] Indique hasta cuándo pueden apelar los jugadores.
    [forfeit-lost] Indique si se pierde el derecho.
    [forfeit-reason] Indique por qué.
    [waived-reason] Indique por qué causa se dispensa de la rectificación.
    [named-seats] Anote al menos un nombre.
    [told-tick] Marque lo que se da, o elija que no se da nada.
   *[other] Falta algo: complete el formulario.
}
error-case-not-read-out = Solo se puede elegir cuando se han leído todas las opciones y adónde lleva cada una.
error-case-wrong-seat = Esta elección no es de ese jugador.
error-case-no-such-entry = No hay nada que decidir sobre la anotación { $got }.
error-case-waive-offender = El bando infractor no puede pedir que se dispense de una rectificación.
error-case-reserve = El derecho se reserva frente a un oponente, y lo hace un jugador que cree que su bando puede salir perjudicado.
error-case-inexperience = La inexperiencia no reduce ninguna rectificación ni la compensación de nadie.
error-case-nothing-told = No hay ninguna respuesta que retirar.
error-case-appeal-nothing = Todavía no hay decisión que apelar.
error-case-closed = El caso está cerrado. Reábralo primero.
error-case-not-closed = El caso no está cerrado.
error-case-opened-twice = Un caso se abre una sola vez.
error-case-not-opened = Un caso empieza por su apertura.
error-case-missing = { $what ->
    [ruling] No se puede cerrar el caso: antes hay que dar la decisión, con apartados y fundamento.
    [explanation] No se puede cerrar el caso: antes hay que explicárselo todo a la mesa.
    [plain_explanation] No se puede cerrar el caso: antes hay que explicarlo con palabras sencillas.
   *[forfeit] No se puede cerrar el caso: antes decida si se pierde un derecho.
}
error-case-pending = { $what ->
    [later_stage] Hay algo que retomar más adelante. Marque que lo cierra de todos modos.
    [reservation] Los oponentes aún no han respondido. Marque que lo cierra de todos modos.
   *[appeal] La apelación no está resuelta. Marque que lo cierra de todos modos.
}
error-cases-file = Esto no es un archivo de casos.
error-case-entry = «{ $got }» no es una anotación de un caso.
error-case-two-ways = El caso { $got } ha seguido aquí otro camino: no se ha incorporado nada.
