## La encuesta entre jugadores del mismo nivel: salas y botones
poll-polls = Encuestas
poll-polls-card = Encuesta entre jugadores
poll-polls-hint = Pregunte a jugadores de nivel similar qué harían, cada uno a solas en su propio teléfono.
poll-ask-peers = Consultar a jugadores sobre este estuche
poll-new-by-hand = Nueva encuesta a mano
poll-none-yet = Aquí no se ha hecho aún ninguna encuesta.
poll-answers = { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}
poll-of = Encuesta en el lugar { WHO($seat, form: "de") }
poll-second = segunda pregunta
poll-first = Primera pregunta
poll-back-to-poll = Volver a la encuesta

## Preparar
poll-moment-title = ¿Sobre qué decisión se pregunta?
poll-moment-hint = El jugador tenía que decidir justo antes de la voz o la carta que elija. Ni ella ni nada posterior se muestra.
poll-no-moment = En este registro nadie cuya mano se conozca tuvo que decidir.
poll-dealer = Dador
poll-vulnerability = Vulnerabilidad
poll-set = Fijar
poll-turn-to-call = Ahora le toca hablar { WHO($seat, form: "a") }.
poll-turn-to-lead = La subasta ha terminado; sale { WHO($seat) }.
poll-this-is-it = Preguntar por esta decisión
poll-take-back = Quitar una voz
poll-type-auction = O escríbala
    .hint = Como usted la escribe: { $example }
    .add = Añadir estas voces
poll-add-call = Voz siguiente
poll-compose = Lo que sabrán los consultados
poll-compose-hint = La pregunta se hace desde el lugar { WHO($seat, form: "de") }. Los consultados ven la mano, la subasta, la vulnerabilidad, la forma de puntuación y las palabras que usted escriba abajo. No cuente qué pasó en la mesa.
poll-compose-second = ¿Qué sugiere la información?
poll-compose-second-hint = Es una pregunta aparte, para quienes usted elija. Cuenta lo que pasó: no la enseñe a nadie que deba responder aún a la primera. Se hace desde el lugar { WHO($seat, form: "de") }.
poll-hand-of = La mano { WHO($seat, form: "de") }
poll-scoring = Puntuación
poll-scoring-matchpoints = parejas a match points
poll-scoring-cross_imps = parejas a IMP
poll-scoring-teams_imps = equipos a IMP
poll-scoring-board_a_match = equipos a board-a-match
poll-scoring-total_points = puntos totales
poll-methods-ask = Los métodos de la pareja, y lo que creía el jugador si estaba equivocado
poll-methods = Métodos
poll-meanings-ask = Qué significan las voces
poll-meanings-hint = Según lo que el jugador puede saber. Se ha omitido lo que su compañero explicó sobre sus propias voces.
poll-players-ask = Nivel de los jugadores que se consultan
poll-players = Nivel de los jugadores
poll-title-ask = Nombre que usted da a esta encuesta
poll-only-you = Estos dos datos solo los ve usted.
poll-keep = Guardar la encuesta
poll-information-ask = Qué información se dio, con sus palabras
poll-information = Qué pasó
poll-actions-asked = A elegir entre:
poll-giveaway-title = Estas palabras podrían delatar lo que pasó:
poll-giveaway-hint = Cámbielas abajo, o manténgalas si son inofensivas. Queda constancia de que se le avisó.
poll-giveaway-sure = Son inofensivas: mantenerlas
poll-warned = Se le avisó de estas palabras y las mantuvo: { $words }
# Comienzos de palabras, en minúsculas, separados por comas; los acentos no cuentan.
poll-telltale = dud,vacil,titube,tempo,ritmo,lent,rapid,veloz,prisa,pausa,pens,medit,reflexion,tardo,tardanza,demor,segundos,inmediat,alert,anunci,arbitr,director,irregular,infrac,infring,culpable,inocente,decision del,apel,comentari,observacion,pregunt,respuest,respond,contest,explicacion erron,mal explic,equivoc,error,enfas,tono,voz alta,gest,movimient,manera,manerism,mueca,suspir,retir,cambio de voz,fuera de turno,insuficient,expuest,penaliz,renuncio,oyo,escuch,improcedente,no autorizad,encuesta

## Lo que ve el consultado
poll-ask-title = Una pregunta de bridge
poll-start-title = Una pregunta de bridge
poll-start-what = Verá una mano y la subasta, voz por voz. Diga después qué haría y qué otra cosa tendría seriamente en cuenta.
poll-start-alone = Responda a solas, como si estuviera en la mesa. No hay respuesta correcta. Son dos minutos.
poll-start = Empezar
poll-preview-note = Vista previa: esto es lo que ven los consultados. No se guarda nada.
poll-your-hand = Su mano
poll-you-are = Usted es { WHO($seat) }
poll-dummy = El muerto: { WHO($seat) }
poll-position = Ver otra vez la situación
poll-next = Siguiente
poll-otherwise = Yo habría dado otra voz
poll-what-instead = ¿Qué voz habría dado?
poll-noted-otherwise = Anotado. Siga como si hubiera dado la voz que se muestra.
poll-what-would-you-do = ¿Qué haría usted?
poll-you-would = Usted elegiría { $call }.
poll-what-else = ¿Qué otra cosa tendría seriamente en cuenta?
poll-what-else-note = Solo lo que de verdad sopesaría, no todo lo que es posible.
poll-these = Seguir con estas
poll-nothing-else = Nada más
poll-how-close = ¿Estaría muy igualado?
poll-close-equal = Casi igual de buena: bien podría elegirla
    .short = casi igual de buena
poll-close-second = Una candidata seria, pero claramente la segunda
    .short = seria, pero segunda
poll-close-passing = Solo se me pasaría por la cabeza
    .short = solo de pasada
poll-send-title = ¿Algo que añadir?
poll-comment = Sus motivos, si quiere
poll-standard = ¿Cómo describiría su nivel de juego? (no es obligatorio)
poll-send-note = Una vez enviada, la respuesta no se puede cambiar.
poll-send = Enviar
poll-thanks = Gracias
poll-thanks-kept = Su respuesta ha quedado registrada.
poll-thanks-quiet = Por ahora no hable de la mano, por favor: aún queda gente por consultar.
poll-one-more = Otra pregunta para usted
poll-closed-title = Esta pregunta está cerrada
poll-closed-text = Ya no se admiten respuestas. Gracias de todos modos.
poll-suggests-what = ¿Qué hace esto más atractivo?
poll-suggests-than = ¿Más atractivo que qué?
poll-suggests-nothing = Nada en particular
poll-suggests-over = { $action } antes que { $over }

## Compartir
poll-share = Compartir
poll-share-hint = Que el jugador escanee el código, o envíele el enlace. Cada dispositivo responde una vez.
poll-share-network = El teléfono debe estar en la misma red que este ordenador. No hace falta internet.
poll-only-here = Solo este ordenador puede abrir Arbitro. Para que lleguen los teléfonos de la red del club, inícielo con:
poll-no-network = Este ordenador no está ahora en ninguna red: los teléfonos no llegan a él.
poll-hosts = Direcciones de este ordenador:
poll-qr = Código QR del enlace
poll-personal = Enlaces personales
poll-personal-hint = Cada uno admite una respuesta, en cualquier dispositivo. No lleva el nombre de nadie.
poll-personal-count = Cuántos
poll-personal-make = Crear enlaces
poll-personal-link = Mostrar el código del enlace { $number }
poll-to-answers = A las respuestas

## Respuestas
poll-refresh = Actualizar
poll-preview = Vista previa
poll-count = { $count ->
    [0] Aún no cuenta ninguna respuesta.
    [one] Cuenta una respuesta.
   *[other] Cuentan { $count } respuestas.
}
poll-count-dropped = { $count ->
    [one] Otra se ha descartado.
   *[other] Otras { $count } se han descartado.
}
poll-is-closed = La encuesta está cerrada.
poll-tally = El recuento
poll-tally-hint = La barra es el intervalo exacto: con un 95 % de confianza, en él está la proporción verdadera entre todos los jugadores así. Pocas respuestas dicen poco.
poll-considered = la tuvieron seriamente en cuenta
poll-chose = la eligieron
poll-limb-yes = se cumple
poll-limb-no = no se cumple
poll-limb-open = sin umbral
poll-alternative-yes = Alternativa lógica
poll-alternative-no = No es alternativa lógica
poll-alternative-open = Pendiente de que fije el umbral
poll-italian-yes = Según la letra del texto italiano: alternativa lógica
poll-italian-no = Según la letra del texto italiano: no es alternativa lógica
poll-italian-open = Según la letra del texto italiano: pendiente de que fije el umbral
poll-italian-note = A la letra del texto italiano le basta una de las dos condiciones; donde las dos lecturas difieren, se indica.
poll-differ = las dos lecturas difieren
poll-passing = { $count ->
    [one] A un jugador solo se le pasó por la cabeza; no se cuenta.
   *[other] A { $count } jugadores solo se les pasó por la cabeza; no se cuentan.
}
poll-not-the-law = Ningún porcentaje es del Código. Decide usted.
poll-suggested = Qué sugiere
poll-over = { $action } antes que { $over }
poll-said-so = lo dijeron
poll-suggests-none = { $count ->
    [0] Todos vieron algo sugerido.
    [one] Un jugador no vio nada sugerido en particular.
   *[other] { $count } jugadores no vieron nada sugerido en particular.
}
poll-word-for-word = Respuestas, palabra por palabra
poll-elsewhere-line = No habría llegado aquí: { $call } en lugar de { $made }
poll-elsewhere-note = { $count ->
    [one] Un jugador habría dado antes otra voz y no estaría en esta situación.
   *[other] { $count } jugadores habrían dado antes otra voz y no estarían en esta situación.
}
poll-elsewhere-drop = Descartarlos
poll-elsewhere-reason = no estaría en esta situación
poll-drop = Descartar
poll-reason = ¿Por qué no vale como jugador de nivel similar?
poll-dropped-because = Descartada: { $reason }
poll-restore = Volver a contarla

## El umbral
poll-line = El umbral
poll-line-hint = El Código no da cifras. Ponga las que use su autoridad; lo que quede vacío deja abierta esa condición.
poll-line-published = Publicado: { $source }
poll-line-considered = Proporción que debe tenerla en cuenta (1/5 o 20%)
poll-line-chose = Número que debe elegirla
poll-line-chose-share = o proporción que debe elegirla
poll-line-source = Quién lo dice
poll-line-text = Texto que rige
poll-text-none = Sin indicar
poll-text-english = Inglés
poll-text-spanish = Español
poll-text-italian = Italiano
poll-text-polish = Polaco
poll-text-french = Francés
poll-draw-line = Fijar el umbral

## Lo demás
poll-asked = Lo que se pregunta
poll-then = Y ahora
poll-reword = Preguntar con otras palabras (nueva encuesta)
poll-ask-second = Preguntar qué sugiere la información
poll-ask-again = { $count ->
    [one] Hacérsela al que respondió a la primera pregunta
   *[other] Hacérsela a los { $count } que respondieron a la primera pregunta
}
poll-ask-again-hint = Les espera tras el «gracias» en sus teléfonos.
poll-ask-them = Preguntarles
poll-export = Guardar todo (JSON)
poll-close = Cerrar la encuesta
poll-close-hint = Después no se admiten más respuestas. No se puede deshacer.

## Errores
error-unknown-poll = No existe esa encuesta.
error-unknown-answer = En esta encuesta no hay ninguna respuesta «{ $got }».
error-unknown-action = Aquí no se puede elegir «{ $got }».
error-poll-share = «{ $got }» no es una proporción: 1/5 o 20% lo serían.
error-poll-words = Demasiado largo: «{ $got }».
error-poll-turn = { $got } no es el jugador que debe decidir.
error-poll-nothing = En esta situación nadie tiene que decidir.
error-poll-question = No es la pregunta que se hizo.
error-poll-twice = «{ $got }» está dos veces.
error-poll-over = Diga también antes que qué.
error-poll-giveaway = Estas palabras podrían delatar lo que pasó: { $got }.
error-poll-information = Diga qué información se dio.
error-poll-reason = Diga por qué se descarta la respuesta.
error-key-needed = Esta página es del Árbitro. Se abre con la dirección que mostró «arbitro serve».
