## Quién: un papel, un asiento o un bando. Formas: la llana, de (del infractor, de Este), a (al infractor, a Este), num (número del verbo).
who-offender = el infractor
    .de = del infractor
    .a = al infractor
    .num = singular
who-partner = el compañero del infractor
    .de = del compañero del infractor
    .a = al compañero del infractor
    .num = singular
who-lho = el oponente de la izquierda del infractor
    .de = del oponente de la izquierda del infractor
    .a = al oponente de la izquierda del infractor
    .num = singular
who-rho = el oponente de la derecha del infractor
    .de = del oponente de la derecha del infractor
    .a = al oponente de la derecha del infractor
    .num = singular
who-offending_side = el bando infractor
    .de = del bando infractor
    .a = al bando infractor
    .num = singular
who-non_offending_side = el bando inocente
    .de = del bando inocente
    .a = al bando inocente
    .num = singular
who-both_sides = ambos bandos
    .de = de ambos bandos
    .a = a ambos bandos
    .num = plural
who-declarer = el declarante
    .de = del declarante
    .a = al declarante
    .num = singular
who-dummy = el muerto
    .de = del muerto
    .a = al muerto
    .num = singular
who-director = el Árbitro
    .de = del Árbitro
    .a = al Árbitro
    .num = singular
who-receiver = el jugador que recibió la información
    .de = del jugador que recibió la información
    .a = al jugador que recibió la información
    .num = singular
who-giver = su compañero
    .de = de su compañero
    .a = a su compañero
    .num = singular
who-N = Norte
    .de = de Norte
    .a = a Norte
    .num = singular
who-E = Este
    .de = de Este
    .a = a Este
    .num = singular
who-S = Sur
    .de = de Sur
    .a = a Sur
    .num = singular
who-W = Oeste
    .de = de Oeste
    .a = a Oeste
    .num = singular
who-NS = Norte-Sur
    .de = de Norte-Sur
    .a = a Norte-Sur
    .num = plural
who-EW = Este-Oeste
    .de = de Este-Oeste
    .a = a Este-Oeste
    .num = plural

## Palabras comunes
yes = Sí
no = No
none-of-these = Ninguno de estos
law = Artículo { $ref }
edition-LDB2017 = Reglamento de 2017
edition-LDB2007 = Reglamento de 2007
language-en = Inglés
language-es = Español
language-it = Italiano
language-pl = Polaco
language-fr = Francés

## Partes de una decisión
section-now = Qué hacer ahora
section-information = Quién puede usar qué
section-later = Bazas y puntuación
section-watch = Puntos pendientes
ruling-complete = La decisión está completa.
ruling-for-now = Completa por ahora. Vuelva más tarde a los puntos pendientes.
ruling-open = Aún incompleta: responda a la pregunta siguiente.
citations = Apartados
explanation = Por qué
either-law = por uno u otro de estos apartados

## Fuerza: cuánto obliga una frase
strength-may = puede
strength-does = procedimiento
strength-should = debería
strength-shall = deberá
strength-must = debe
strength-should_not = no debería
strength-shall_not = no deberá
strength-may_not = no puede
strength-must_not = no debe
strength-judgement = criterio del Árbitro

## En qué se apoya una frase
basis-text = el texto del Reglamento
basis-commentary = comentario de un comité de leyes; el texto no lo dice
basis-interpretation = lectura nuestra: el Reglamento calla en este punto, decide usted
basis-unverified = no verificado con un texto de esta edición: lea el apartado antes de decidir

## A quién se pregunta, dónde, cuándo
ask-director = Lo determina usted
ask-player = { WHO($who, form: "num") ->
    [plural] Eligen { WHO($who) }
   *[singular] Elige { WHO($who) }
}
ask-table = Según lo ocurrido
ask-profile = Según las regulaciones
where-at_table = en la mesa
where-away = fuera de la mesa
stage-call = durante la subasta
stage-play = durante el carteo
stage-lead = acabada la subasta
stage-end_of_play = al final del carteo
stage-review = cuando se conozca el resultado
judgement-note = El Reglamento lo deja abierto. Decide usted.

## Opciones y adónde llevan
option-leads-to = Lleva a
option-still-open = aún puede llevar a
labelled = { $label }:
option-then-asks = Pregunta siguiente
option-closed = No cabe aquí:
option-ordinarily = En general: { $text }
place-line = línea { $number }
place-line-of = { $path }, línea { $number }
option-no-change = Por sí solo no cambia nada

## Explicación
because = Lo dispone el Artículo { $law } por estos hechos: { $facts }.
because-always = Lo dispone el Artículo { $law }.
because-defeated = El Artículo { $law } daría otra cosa, pero cede ante { $by }.
fact-is = { $fact }: { $value }

## Estado de un apartado
status-encoded = codificado
status-partly = codificado en parte
status-heading = encabezamiento; sus apartados están codificados
status-definition = definición; la leen otros apartados
status-procedure = procedimiento; no hay nada que decidir
status-elsewhere = se decide con otro tipo de incidente
status-ledger = lo lee el registro de información
status-uncertain = sin cotejar con un texto de esta edición
status-not_yet = todavía no

## Bridge
board = Estuche { $number }
board-unknown = Estuche sin número
trick = Baza { $number }
tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
contract-by = { $contract } por { WHO($declarer) }
passed-out = Mano pasada
doubled = doblado
redoubled = redoblado
result-made = cumplido justo
result-over = { $count ->
    [one] una baza de más
   *[other] { $count } bazas de más
}
result-down = { $count ->
    [one] una baza de menos
   *[other] { $count } bazas de menos
}
suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles
suit-N = sin triunfo
vulnerable-None = Nadie vulnerable
vulnerable-NS = Norte-Sur vulnerables
vulnerable-EW = Este-Oeste vulnerables
vulnerable-All = Todos vulnerables

## Irregularidades halladas en un registro
irregularity-revoke = Renuncio
irregularity-insufficient_bid = Declaración insuficiente
irregularity-call_out_of_rotation = Voz fuera de turno
irregularity-inadmissible_double = Doblo inadmisible
irregularity-inadmissible_redouble = Redoblo inadmisible
irregularity-call_after_auction = Voz después de terminada la subasta
irregularity-call_changed = Cambio de voz
irregularity-call_when_barred = Una voz de quien debe pasar
irregularity-call_not_repeated = Otra voz en lugar de la que había que repetir
irregularity-calls_simultaneous = Dos voces a la vez
irregularity-lead_restriction = La salida tras una voz retirada
irregularity-turn_lost_by_passes = Turno de voz perdido por tres pasos
irregularity-card_exposed_in_auction = Carta expuesta durante la subasta
irregularity-own_explanation_wrong = Una explicación corregida por quien la dio
irregularity-partners_explanation_wrong = Una explicación de la que habló el compañero
irregularity-misinformation = Una explicación objeto de queja
irregularity-lead_out_of_turn = Salida fuera de turno
irregularity-play_out_of_turn = Jugada fuera de turno
irregularity-card_not_held = Carta que el jugador no tenía
irregularity-card_played_twice = Carta jugada dos veces
irregularity-card_after_play = Carta después de terminado el carteo
irregularity-mark_contradicted = El archivo señala una irregularidad que sus cartas no muestran
irregularity-calls_entangled = Tres voces irregulares seguidas sin decisión: decida sobre ellas una por una y compruebe qué voces quedan
irregularity-not-ruled = hallada; aquí todavía no se decide
