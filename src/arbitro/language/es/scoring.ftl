## Una puntuación explicada, una frase por paso. Las cifras llegan como texto; solo $boards y $count son números
percent = { $amount } %
imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
step-frequencies = Resultados que se comparan: { $results }. Puntuaciones { WHO($side, form: "de") } y frecuencia de cada una: { $chart }.
step-compare = De los demás resultados, { $points } supera a { $worse }, iguala a { $equal } y queda por debajo de { $better }: { $sum } = { $value } PM.
step-compare-imps = { $points } contra cada uno de los demás resultados, en IMP: { $comparisons }. La suma es { $value }.
step-divide = En la escala del torneo, la suma pasa a { $value } × { $factor } = { $result }.
    .plain = La suma vale tal cual.
step-datum = El datum es la media de las puntuaciones, sin { $trimmed } por cada extremo: { $total } / { $kept } = { $exact }, redondeado a { $datum }.
    .few = Faltan resultados, así que cada frecuencia se multiplica por { $factor }. El datum es la media de las puntuaciones, sin { $trimmed } por cada extremo: { $total } / { $kept } = { $exact }, redondeado a { $datum }.
step-datum-imps = Entre { $points } y el datum { $datum } hay una diferencia de { $difference }: { $value }.
step-points = Vale la propia puntuación: { $points }.
step-neuberg = Solo se pueden comparar { $results } resultados de { $expected } ({ $cause }). Fórmula de Neuberg: ({ $value } + 1) × { $expected } / { $results } − 1 = { $result }.
step-ascherman = Por la fórmula de Ascherman, con { $results } resultados en la escala de { $expected }: ({ $value } + 1) × ({ $expected } − 1) / { $results } = { $result }.
step-linear = Solo se pueden comparar { $results } resultados de { $expected } ({ $cause }). En proporción: { $value } × { $expected } / { $results } = { $result }.
step-add-one = Solo se pueden comparar { $results } resultados de { $expected } ({ $cause }). Cada resultado que falta cuenta como empate: { $value } + { $expected } − { $results } = { $result }.
step-own-top = Solo se pueden comparar { $results } resultados de { $expected } ({ $cause }). El estuche conserva su propio top, más pequeño: { $result }.
step-small-group = Solo se pueden comparar { $results } resultados de { $expected }. La tabla { $rule } para grupos pequeños da el { $percent } del top normal: { $result }.
step-single-scale = En la escala 1, ½ y 0 son { $value } / 2 = { $result }.
step-component = Resultado { $number } de la puntuación ponderada, { $points }: vale { $value }, peso { $weight }.
step-weigh = Los valores según sus pesos: { $sum } = { $result }.
step-self-inflicted = El resultado de la mesa vale { $table }, el resultado sin la infracción { $rectified }, el resultado sin el error propio { $unharmed }: { $case }. El bando recibe { $sum }.
step-complement = { WHO($side, cap: 1) } tienen lo que queda del top: { $top } − { $other } = { $result }.
    .converse = { WHO($side, cap: 1) } tienen lo contrario: { $result }.
step-round = Redondeado a un múltiplo de { $quantum }: { $result }.
    .half = { $value } queda justo en medio; redondeado a un múltiplo de { $quantum }, { $tie }: { $result }.
step-award = Puntuación ajustada artificial, { $kind }: { $awarded }.
    .own = Puntuación ajustada artificial, { $kind }: { $base }. En { $boards ->
        [one] { $boards } estuche
       *[other] { $boards } estuches
    } de la sesión con resultado real el participante tiene { $own }; cuenta { $awarded } (12C2(c)).
    .again = No es la primera del participante en la sesión (12C2(d)).
step-award-of-top = { $percent } del top, { $top }: { $result }.
step-not-played = { $why ->
    [sit-out] Descanso
   *[other] Estuche no jugado
}: { $practice ->
    [half] cuenta como media.
   *[other] no cuenta.
}
step-nothing-to-compare = El resultado no tiene con qué compararse. Corresponde una puntuación ajustada artificial.
step-result = Estuche { $board }, { $pair }: { $value } de { $top } PM, { $percent }.
    .imps = Estuche { $board }, { $pair }: { $value }.
    .points = Estuche { $board }, { $pair }: { $value } puntos.
    .none = Estuche { $board }, { $pair }: sin puntuación.

cause-fouled = el estuche estaba alterado
cause-artificial = puntuaciones artificiales
cause-absent = faltan resultados
cause-small-group = grupo pequeño
award-plus = media máxima
award-average = media
award-minus = media mínima
award-percent = en porcentaje
award-imps = en IMP
harm-no-damage = la infracción no causó perjuicio
harm-all-self-inflicted = todo el perjuicio es obra del propio bando
harm-nothing-self-inflicted = nada del perjuicio es obra del propio bando
harm-partly-self-inflicted = parte del perjuicio es obra del propio bando

## Lo que hay que mirar antes de dar por buena una puntuación ajustada
warning-weights-sum = Los pesos suman { $total } en lugar de 100 %.
warning-weight-sign = El peso { $number } es { $weight }; un peso debe ser mayor que cero.
warning-illegal-component = El { $weight } de la puntuación ponderada corresponde a resultados que requieren la acción considerada ilegal.
warning-offenders-gain = El bando infractor tendría { $adjusted }: más de { $without }, lo que cabía esperar sin la infracción.
warning-offenders-gain-table = El bando infractor tendría { $adjusted }: más de { $table }, lo que obtuvo en la mesa.
warning-total-above-top = Los dos bandos juntos tendrían { $total }, más de { $limit }, y nadie ajeno a la mesa tiene la culpa.

## Por qué los valores de un estuche no cuadran
unbalanced-artificial = Una puntuación artificial da a cada bando lo que merece su propia culpa.
unbalanced-split = Los bandos tienen puntuaciones distintas.
unbalanced-small-group = En un grupo pequeño los dos bandos están por encima de la media.
unbalanced-linear = La fórmula para los resultados que faltan no conserva la media.
unbalanced-one-sided = Solo un bando tiene resultado.
unbalanced-excluded = Los demás no se comparan con la puntuación ponderada.
unbalanced-rounding = Los valores están redondeados.

## Lo que elige cada autoridad
choice-matchpoint-scale = Escala de puntos de match
choice-uneven-fouled = PM en un estuche alterado
choice-uneven-artificial = PM en un estuche con puntuaciones artificiales
choice-uneven-absent = PM en un estuche en el que faltan resultados
choice-small-groups = Grupos de uno a tres resultados comparables
choice-not-played = Estuches no jugados
choice-sit-out = Descansos
choice-weighted-others = Puntuación ponderada, vista por los demás
choice-self-inflicted-others = Puntuación con perjuicio propio, vista por los demás
choice-artificial-entry = Media máxima o mínima de una fuente que no dice de qué clase es
choice-artificial-repeat = Segunda puntuación artificial de una sesión y siguientes
choice-imp-pairs-average = Media máxima en parejas a IMP
choice-teams-average = Media máxima en equipos
choice-teams-weighting = Puntuación ponderada en equipos
choice-cross-imp-divisor = Divisor de los IMP cruzados
choice-imp-cap = Máximo de IMP por comparación
choice-uneven-imps = IMP en un estuche con pocos resultados
choice-unequal-boards = Totales de IMP con distinto número de estuches
choice-datum-trim = Resultados extremos que no entran en el datum
choice-datum-rounding = Redondeo del datum
choice-datum-weighted = Puntuación ponderada en el datum
choice-round-matchpoints = Redondeo de los PM
choice-round-imps = Redondeo de los IMP
choice-round-match = Redondeo de un encuentro
choice-vp-scale = Escala de puntos de victoria
choice-standard-penalty = Penalidad de procedimiento estándar

scale-2-1-0 = 2, 1, 0
scale-1-half-0 = 1, ½, 0
uneven-neuberg = Neuberg
uneven-ascherman = Ascherman
uneven-linear = en proporción
uneven-own-top = sobre su propio top
uneven-add-one = un empate por cada resultado que falta
small-groups-ebu = tabla de la EBU
small-groups-acbl = tabla de la ACBL
small-groups-none = misma fórmula que los grupos mayores
unplayed-reduce = no cuentan
unplayed-average = cuentan como media
others-fractional = cada resultado según su peso
others-exclude = no entra
harm-chart-rectified = el resultado sin la infracción
harm-chart-exclude = no entra
harm-chart-signed = resultado de la mesa + sin la infracción − sin el error
entry-fixed = porcentaje fijo
entry-variable = el porcentaje propio del participante si es mejor (máxima) o peor (mínima)
weighting-values = se ponderan los IMP de cada resultado
weighting-points = se ponderan los puntos y se convierten una vez (práctica antigua)
divisor-none = ninguno: el total
divisor-comparisons = número de comparaciones
divisor-results = número de resultados
uneven-imps-frequencies = antes se multiplican las frecuencias
uneven-imps-comparisons = totales llevados al número completo de comparaciones
uneven-imps-own = se dejan como están
unequal-boards-total = se comparan tal cual
unequal-boards-per-board = por estuche
unequal-boards-factored = llevados al número completo de estuches
trim-none = ninguno
trim-one = uno por cada extremo, a partir de cuatro resultados
trim-twentieth = la vigésima parte de los resultados por cada extremo
trim-twentieth-down = la vigésima parte por cada extremo, solo resultados enteros
trim-growing = uno por cada extremo a partir de cuatro resultados, más cuantos más haya
vp-scale-wbf-continuous = WBF, continua
vp-scale-wbf-discrete = WBF, PV enteros
vp-scale-ebu-pairs-20 = EBU, parejas, 20 PV
vp-scale-ebu-pairs-10 = EBU, parejas, 10 PV
vp-scale-acbl-20 = ACBL, 20 PV
vp-scale-acbl-30 = ACBL, 30 PV
rounding-exact = sin redondear
rounding-to = a múltiplos de { $quantum }, { $tie }
tie-half-up = las mitades hacia arriba
tie-half-even = las mitades al múltiplo par
tie-half-from-zero = las mitades alejándose de cero
tie-half-from-average = las mitades alejándose de la media
repeat-own = { $amounts }, o el porcentaje propio del participante
cap-none = sin límite
penalty-none = ninguna
penalty-unit-matchpoints = { $amount } { $count ->
    [one] PM
   *[other] PM
}
penalty-unit-top = { $amount } de un top
penalty-unit-imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
penalty-unit-vps = { $amount } { $count ->
    [one] PV
   *[other] PV
}
penalty-unit-points = { $amount } { $count ->
    [one] punto
   *[other] puntos
}
