## Dos voces comparadas criterio por criterio: ¿es comparable la nueva? Decide el Árbitro.
comparable-limb-same_or_similar = El mismo significado, o uno parecido
comparable-limb-subset = Una parte de los significados posibles
comparable-limb-same_purpose = La misma función

comparable-proposed-yes = Propuesta: comparable
comparable-proposed-no = Propuesta: no comparable
comparable-proposed-open = Abierto: juzga usted

comparable-ground-same-hands = Las dos voces se dan con las mismas manos.
comparable-ground-no-common-hand = Ninguna mano podría dar las dos voces.
comparable-ground-shown-suits-differ = Una de las voces muestra un palo de al menos cuatro cartas que la otra no muestra.
comparable-ground-degree = Unas manos podrían dar las dos voces, otras solo una. Cuánto se parecen es cuestión de grado.
comparable-ground-forcing-differs = Una voz es forzante y la otra no.
comparable-ground-purpose-differs = Las dos voces tienen funciones distintas.
comparable-ground-within = Toda mano de la nueva voz podría haber dado también la retirada.
comparable-ground-not-by-hands = Ninguna mano lo contradice. Pero la voz retirada pregunta algo, o no se ha dicho nada de la mano.
comparable-ground-outside = Hay una mano que podría dar la nueva voz y no podría haber dado la retirada.
comparable-ground-strength-unknown = No se conoce la fuerza.
comparable-ground-same-job = Las dos voces cumplen la misma función.
comparable-ground-same-purpose-only = Las dos voces tienen una función del mismo tipo. Si es la misma lo juzga usted.
comparable-ground-subject-differs = La función es del mismo tipo, pero se refiere a otra cosa.
comparable-ground-subject-unknown = No se conoce en las dos voces a qué se refiere la función.
comparable-ground-purpose-unknown = No se conoce la función de las dos voces.
comparable-ground-no-purpose = Las dos voces son naturales. No tienen una función que comparar.

comparable-example = Por ejemplo: { $pattern }, { $points } puntos
comparable-example-any = Por ejemplo: { $pattern }, con cualquier fuerza
comparable-strength = Fuerza
comparable-common = En común: { $range }
comparable-nothing-common = Nada en común

comparable-relation-equal = igual
comparable-relation-within = más estrecho
comparable-relation-wider = más amplio
comparable-relation-overlap = igual en parte
comparable-relation-apart = distinto
comparable-relation-unknown = no se conoce

comparable-purpose-natural = Natural
comparable-purpose-asking = Pregunta algo
comparable-purpose-relay = Relé
comparable-purpose-transfer = Transferencia
comparable-purpose-puppet = Puppet: obliga al compañero a una declaración fija
comparable-purpose-takeout = De llamada
comparable-purpose-penalty = De castigo
comparable-purpose-preempt = Barrage
comparable-purpose-raise = Apoyo
comparable-purpose-control = Muestra un control
comparable-purpose-other = Otra función

## La conversación fuera de la mesa
comparable-advice-ask-meant = Pregúntele qué quería decir con la voz, y en qué subasta creía estar.
comparable-advice-ask-methods = Pregúntele qué significan en sus métodos las voces que podría elegir ahora.
comparable-advice-let-him-ask = Puede preguntarle a usted si una voz sería comparable.
comparable-advice-answer-which = Contéstele la verdad, sí o no, y lo que supone para su compañero.
comparable-advice-no-advice = No le diga qué voz elegir, ni lo que tienen o quieren decir sus oponentes.
comparable-advice-not-at-table = No diga nada de esto en la mesa: los oponentes no tienen derecho a oír qué quería decir, y su compañero no debe oírlo.

error-meaning-range = { $got } no es un intervalo.
error-meaning-impossible = Ninguna mano de trece cartas cumple esto: { $got }.
error-meaning-missing = Una de las voces aún no tiene significado.
