## Tipos
kind-adjusted_score = Puntuación ajustada
    .hint = Cuándo se puede ajustar una puntuación, y cómo: asignada, ponderada, artificial
    .search = ajuste ajustar ajustada puntuación asignada ponderada ponderar artificial media máxima mínima 60 40 perjuicio compensación desequilibrada split equidad

## Casillas
slot-adjusted-power = Las facultades del Árbitro
slot-adjusted-damage = El perjuicio
slot-adjusted-gain = El beneficio
slot-adjusted-score = La puntuación
slot-adjusted-results = Los resultados
slot-adjusted-own_error = El error propio del bando inocente
slot-adjusted-offenders = La puntuación del bando infractor
slot-adjusted-ns = Norte-Sur
slot-adjusted-ew = Este-Oeste
slot-adjusted-balance = El equilibrio
slot-adjusted-form = Este tipo de torneo
slot-adjusted-session = Al final de la sesión

## Hechos
fact-adjusted-ground = ¿Por qué se plantea una puntuación ajustada?
    .short = Motivo
    .is-law_provides = Un artículo dispone que se ajuste la puntuación por esta infracción
    .is-no_rectification = El Reglamento no tiene rectificación para este tipo de infracción
    .is-no_normal_play = Ninguna rectificación permite jugar el estuche con normalidad
    .is-wrong_rectification = Una irregularidad se rectificó mal
    .is-harshness = La rectificación que prescribe el Reglamento parece demasiado dura, o demasiado benévola
fact-adjusted-asked_by = ¿Por iniciativa de quién?
    .short = Iniciativa
    .is-player = La pide un jugador
    .is-director = Del propio Árbitro
fact-adjusted-in_time = ¿Está dentro de plazo?
    .short = Dentro de plazo
    .note = Si no se ha dispuesto otra cosa, treinta minutos desde que la puntuación estuvo disponible; el organizador puede haber fijado otro plazo.
fact-adjusted-by_director = ¿Fue el Árbitro quien rectificó mal?
    .short = Error del Árbitro
fact-adjusted-still_normal = ¿Se puede corregir de modo que el estuche se puntúe con normalidad?
    .short = El estuche puede puntuarse con normalidad
fact-adjusted-damage = ¿Dejó la infracción al bando inocente peor de lo que podía esperar sin ella?
    .short = Perjuicio
fact-adjusted-gain = ¿Obtuvo el bando infractor beneficio de la infracción?
    .short = Beneficio
fact-adjusted-assignable = ¿Puede usted decir qué habría ocurrido sin la infracción?
    .short = Resultado sin la infracción
    .is-yes = Sí: un resultado, o unos pocos con sus probabilidades
    .is-too_many = Hay demasiadas posibilidades, o no son evidentes
    .is-none = No se puede obtener ningún resultado
fact-adjusted-prefers_artificial = ¿Asigna usted en su lugar una puntuación artificial?
    .short = Puntuación artificial en su lugar
fact-adjusted-own_error = ¿Se perjudicó el bando inocente a sí mismo después de la infracción?
    .short = Error propio
    .note = El listón depende de la edición. Un error causado por la infracción nunca es error propio.
    .is-no = No
    .is-related = Por un error causado por la infracción
    .is-serious = Por un error grave sin relación con la infracción
    .is-extremely_serious = Por un error extremadamente grave sin relación con la infracción
    .is-wild = Por una acción descabellada
    .is-gambling = Por una acción arriesgada: una apuesta gratis
fact-adjusted-scoring = ¿Cómo se puntúa el torneo?
    .short = Manera de puntuar
    .is-matchpoints = Puntos de match
    .is-imp_pairs = Parejas a IMP
    .is-teams = Un encuentro por equipos
    .is-knockout = Un encuentro eliminatorio (KO)
    .is-individual = Un individual
fact-adjusted-fault_ns = ¿Qué culpa tienen Norte-Sur de que no haya resultado?
    .short = Culpa de Norte-Sur
    .is-none = Ninguna
    .is-partly = Solo parcial
    .is-directly = Directa
fact-adjusted-fault_ew = ¿Qué culpa tienen Este-Oeste de que no haya resultado?
    .short = Culpa de Este-Oeste
    .is-none = Ninguna
    .is-partly = Solo parcial
    .is-directly = Directa

## Resultados
outcome-may_adjust_for = Puede usted asignar una puntuación ajustada a favor { WHO($side, form: "de") }.
outcome-may_adjust = Puede usted asignar una puntuación ajustada.
outcome-adjust_as_law_says = Se ajusta la puntuación como dispone el artículo que se infringió.
outcome-no_adjustment = { $reason ->
    [asked_too_late] No se ajusta: los jugadores lo piden demasiado tarde.
    [noticed_too_late] No se ajusta: es demasiado tarde para que el Árbitro actúe por iniciativa propia.
   *[harshness] No se ajusta: no es motivo que la rectificación prescrita sea demasiado dura o demasiado benévola con un bando.
}
outcome-both_sides_non_offending = El error fue del Árbitro: se ajusta la puntuación tratando a los dos bandos como inocentes.
outcome-correct_the_ruling = Corrija la decisión y puntúe el estuche con normalidad.
outcome-repair_damage = Se compensa el perjuicio { WHO($side, form: "de") }.
outcome-no_damage = No hubo perjuicio para { WHO($side) }: no hay nada que compensar.
outcome-take_away_gain = Se elimina el beneficio { WHO($side, form: "de") }.
outcome-no_gain = No hubo beneficio para { WHO($side) }: no hay nada que eliminar.
outcome-assign_score = Se asigna una puntuación en lugar de la obtenida, lo más cercana posible a lo que probablemente habría ocurrido.
outcome-artificial_instead = Puede usted asignar una puntuación artificial: hay demasiados resultados posibles.
outcome-artificial_score = Se asigna una puntuación artificial, a cada bando según su propia culpa.
outcome-may_weight = { $legal_only ->
    [yes] La puntuación puede ponderarse entre varios resultados. Solo cuenta lo que podía alcanzarse legalmente.
   *[no] La puntuación puede ponderarse entre varios resultados.
}
outcome-most_and_least_favourable = { WHO($innocent, cap: 1) }: el resultado más favorable que era probable sin la infracción. { WHO($guilty, cap: 1) }: el más desfavorable que tenía alguna probabilidad.
outcome-most_favourable_for_both = Cada bando: el resultado más favorable que era probable con una decisión correcta.
outcome-own_damage_not_repaired = No hay compensación para { WHO($side) } por el perjuicio autoocasionado.
outcome-offenders_without_the_error = La puntuación { WHO($side, form: "de") } se calcula como si la infracción se hubiera rectificado; el error de los oponentes se deja aparte.
outcome-error_does_not_count = El error no quita nada a la compensación { WHO($side, form: "de") }.
outcome-artificial = { $unit ->
    [percent] { $award ->
        [plus] { WHO($side, cap: 1) }: media máxima, un 60 % de los PM o más.
        [average] { WHO($side, cap: 1) }: media, un 50 % de los PM.
       *[minus] { WHO($side, cap: 1) }: media mínima, un 40 % de los PM o menos.
    }
    [imps] { $award ->
        [plus] { WHO($side, cap: 1) }: media máxima, normalmente 3 IMP.
        [average] { WHO($side, cap: 1) }: media, 0 IMP.
       *[minus] { WHO($side, cap: 1) }: media mínima, normalmente −3 IMP.
    }
   *[authority] { $award ->
        [plus] { WHO($side, cap: 1) }: media máxima, normalmente 3 IMP; consulte las regulaciones.
        [average] { WHO($side, cap: 1) }: media, 0 IMP.
       *[minus] { WHO($side, cap: 1) }: media mínima, normalmente −3 IMP; consulte las regulaciones.
    }
}
outcome-provisional_until_session = Provisional: al terminar la sesión, mire la puntuación del participante en sus otros estuches. Si no tiene culpa y supera allí el 60 %, o la tiene y no llega al 40 %, recibe esa puntuación; en IMP, su equivalente.
outcome-need_not_balance = Las puntuaciones de los dos bandos no tienen por qué equilibrarse.
outcome-average_the_two_sides = Eliminatoria: calcule por separado los IMP de cada bando y dé después a los dos la media.
outcome-both_partners_alike = Individual: vale por igual para los dos compañeros del bando, pero no se penaliza al compañero que no tiene culpa.
outcome-teams_own_rule = Equipos: antes de asignar, consulte la norma especial sobre puntuaciones ajustadas en un encuentro.
