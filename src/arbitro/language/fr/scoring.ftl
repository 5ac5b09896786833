## Une marque expliquée, une phrase par étape. Les chiffres arrivent en texte ; seuls $boards et $count sont des nombres
percent = { $amount } %
imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
step-frequencies = Résultats comparés : { $results }. Marques { WHO($side, form: "de") } et leur fréquence : { $chart }.
step-compare = Parmi les autres résultats, { $points } en bat { $worse }, en égale { $equal } et est battu par { $better }. Points de match : { $sum } = { $value }.
step-compare-imps = { $points } contre chacun des autres résultats, en IMP : { $comparisons }. La somme est { $value }.
step-divide = Sur l’échelle du tournoi, la somme devient { $value } × { $factor } = { $result }.
    .plain = La somme compte telle quelle.
step-datum = Le datum est la moyenne des marques, { $trimmed } étant écartés à chaque extrémité : { $total } / { $kept } = { $exact }, arrondi à { $datum }.
    .few = Des résultats manquent : chaque fréquence est multipliée par { $factor }. Le datum est la moyenne des marques, { $trimmed } étant écartés à chaque extrémité : { $total } / { $kept } = { $exact }, arrondi à { $datum }.
step-datum-imps = Entre { $points } et le datum { $datum }, la différence est de { $difference } : { $value }.
step-points = La marque elle-même compte : { $points }.
step-neuberg = Seuls { $results } résultats sur { $expected } peuvent être comparés ({ $cause }). Formule de Neuberg : ({ $value } + 1) × { $expected } / { $results } − 1 = { $result }.
step-ascherman = Par la formule d’Ascherman, avec { $results } résultats sur l’échelle de { $expected } : ({ $value } + 1) × ({ $expected } − 1) / { $results } = { $result }.
step-linear = Seuls { $results } résultats sur { $expected } peuvent être comparés ({ $cause }). En proportion : { $value } × { $expected } / { $results } = { $result }.
step-add-one = Seuls { $results } résultats sur { $expected } peuvent être comparés ({ $cause }). Chaque résultat manquant compte comme une égalité : { $value } + { $expected } − { $results } = { $result }.
step-own-top = Seuls { $results } résultats sur { $expected } peuvent être comparés ({ $cause }). La donne garde son propre top, plus petit : { $result }.
step-small-group = Seuls { $results } résultats sur { $expected } peuvent être comparés. La table { $rule } des petits groupes donne { $percent } du top normal : { $result }.
step-single-scale = Sur l’échelle 1, ½ et 0, cela fait { $value } / 2 = { $result }.
step-component = Résultat { $number } de la marque pondérée, { $points } : vaut { $value }, poids { $weight }.
step-weigh = Les valeurs selon leur poids : { $sum } = { $result }.
step-self-inflicted = Le résultat à la table vaut { $table }, celui sans l’infraction { $rectified }, celui sans l’erreur du camp { $unharmed } : { $case }. Le camp reçoit { $sum }.
step-complement = { WHO($side, cap: 1) } ont ce qui reste du top : { $top } − { $other } = { $result }.
    .converse = { WHO($side, cap: 1) } ont l’opposé : { $result }.
step-round = Arrondi à un multiple de { $quantum } : { $result }.
    .half = { $value } est exactement au milieu ; arrondi à un multiple de { $quantum }, { $tie } : { $result }.
step-award = Marque ajustée artificielle, { $kind } : { $awarded }.
    .own = Marque ajustée artificielle, { $kind } : { $base }. Sur { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    } de la séance avec un résultat réel, le concurrent a { $own } ; c’est { $awarded } qui compte (12C2(c)).
    .again = Ce n’est pas la première du concurrent dans la séance (12C2(d)).
step-award-of-top = { $percent } du top, { $top } : { $result }.
step-not-played = { $why ->
    [sit-out] Exempt
   *[other] Donne non jouée
} : { $practice ->
    [half] compte comme une moyenne.
   *[other] ne compte pas.
}
step-nothing-to-compare = Le résultat n’a rien à quoi être comparé. Il faut une marque ajustée artificielle.
step-result = Donne { $board }, { $pair } : { $value } points de match sur { $top }, { $percent }.
    .imps = Donne { $board }, { $pair } : { $value }.
    .points = Donne { $board }, { $pair } : { $value } points.
    .none = Donne { $board }, { $pair } : pas de marque.

cause-fouled = l’étui était faussé
cause-artificial = marques artificielles
cause-absent = des résultats manquent
cause-small-group = petit groupe
award-plus = moyenne plus
award-average = moyenne
award-minus = moyenne moins
award-percent = en pourcentage
award-imps = en IMP
harm-no-damage = l’infraction n’a pas causé de dommage
harm-all-self-inflicted = le camp s’est infligé lui-même tout le dommage
harm-nothing-self-inflicted = le camp ne s’est rien infligé lui-même
harm-partly-self-inflicted = le camp s’est infligé lui-même une partie du dommage

## À regarder avant d’accepter une marque ajustée
warning-weights-sum = Les poids font { $total } au lieu de 100 %.
warning-weight-sign = Le poids { $number } est de { $weight } ; un poids doit être supérieur à zéro.
warning-illegal-component = Dans la marque pondérée, { $weight } correspondent à des résultats qui exigent l’action jugée illégale.
warning-offenders-gain = Le camp fautif aurait { $adjusted } : plus que { $without }, ce qu’il pouvait attendre sans l’infraction.
warning-offenders-gain-table = Le camp fautif aurait { $adjusted } : plus que { $table }, son résultat à la table.
warning-total-above-top = Les deux camps ensemble auraient { $total }, plus que { $limit }, et personne d’extérieur n’est en faute.

## Pourquoi les valeurs d’une donne ne s’équilibrent pas
unbalanced-artificial = Une marque artificielle donne à chaque camp ce que vaut sa propre faute.
unbalanced-split = Les camps ont des marques différentes.
unbalanced-small-group = Dans un petit groupe, les deux camps sont au-dessus de la moyenne.
unbalanced-linear = La formule pour les résultats manquants ne conserve pas la moyenne.
unbalanced-one-sided = Un seul camp a un résultat.
unbalanced-excluded = Les autres ne sont pas comparés à la marque pondérée.
unbalanced-rounding = Les valeurs sont arrondies.

## Ce qu’un organisme choisit
choice-matchpoint-scale = Échelle des points de match
choice-uneven-fouled = Points de match avec un étui faussé
choice-uneven-artificial = Points de match avec des marques artificielles
choice-uneven-absent = Points de match quand des résultats manquent
choice-small-groups = Groupes de un à trois résultats comparables
choice-not-played = Donnes non jouées
choice-sit-out = Exempts
choice-weighted-others = Marque pondérée, vue par les autres
choice-self-inflicted-others = Marque avec dommage auto-infligé, vue par les autres
choice-artificial-entry = Moyenne plus ou moins d’une source qui n’en dit pas la sorte
choice-artificial-repeat = Deuxième marque artificielle d’une séance et suivantes
choice-imp-pairs-average = Moyenne plus dans un tournoi par paires en IMP
choice-teams-average = Moyenne plus par équipes
choice-teams-weighting = Marque pondérée par équipes
choice-cross-imp-divisor = Diviseur des IMP croisés
choice-imp-cap = Maximum d’IMP par comparaison
choice-uneven-imps = IMP sur une donne avec peu de résultats
choice-unequal-boards = Totaux d’IMP sur des nombres de donnes différents
choice-datum-trim = Résultats extrêmes écartés du datum
choice-datum-rounding = Arrondi du datum
choice-datum-weighted = Marque pondérée dans le datum
choice-round-matchpoints = Arrondi des points de match
choice-round-imps = Arrondi des IMP
choice-round-match = Arrondi d’un match
choice-vp-scale = Échelle des points de victoire
choice-standard-penalty = Pénalité de procédure standard

scale-2-1-0 = 2, 1, 0
scale-1-half-0 = 1, ½, 0
uneven-neuberg = Neuberg
uneven-ascherman = Ascherman
uneven-linear = en proportion
uneven-own-top = sur leur propre top
uneven-add-one = une égalité par résultat manquant
small-groups-ebu = table de l’EBU
small-groups-acbl = table de l’ACBL
small-groups-none = même formule que les groupes plus grands
unplayed-reduce = ne comptent pas
unplayed-average = comptent comme une moyenne
others-fractional = chaque résultat selon son poids
others-exclude = écartée
harm-chart-rectified = le résultat sans l’infraction
harm-chart-exclude = écartée
harm-chart-signed = résultat à la table + sans l’infraction − sans l’erreur
entry-fixed = pourcentage fixe
entry-variable = le pourcentage propre du concurrent s’il est meilleur (plus) ou moins bon (moins)
weighting-values = les IMP de chaque résultat sont pondérés
weighting-points = les points sont pondérés, puis convertis une fois (pratique ancienne)
divisor-none = aucun : le total
divisor-comparisons = nombre de comparaisons
divisor-results = nombre de résultats
uneven-imps-frequencies = fréquences multipliées d’abord
uneven-imps-comparisons = totaux ramenés au nombre complet de comparaisons
uneven-imps-own = laissés tels quels
unequal-boards-total = comparés tels quels
unequal-boards-per-board = par donne
unequal-boards-factored = ramenés au nombre complet de donnes
trim-none = aucun
trim-one = un à chaque extrémité, à partir de quatre résultats
trim-twentieth = un vingtième des résultats à chaque extrémité
trim-twentieth-down = un vingtième des résultats à chaque extrémité, résultats entiers seulement
trim-growing = un à chaque extrémité à partir de quatre résultats, davantage s’ils sont nombreux
vp-scale-wbf-continuous = WBF, continue
vp-scale-wbf-discrete = WBF, PV entiers
vp-scale-ebu-pairs-20 = EBU, paires, 20 PV
vp-scale-ebu-pairs-10 = EBU, paires, 10 PV
vp-scale-acbl-20 = ACBL, 20 PV
vp-scale-acbl-30 = ACBL, 30 PV
rounding-exact = sans arrondi
rounding-to = à des multiples de { $quantum }, { $tie }
tie-half-up = les demis vers le haut
tie-half-even = les demis vers le multiple pair
tie-half-from-zero = les demis en s’éloignant de zéro
tie-half-from-average = les demis en s’éloignant de la moyenne
repeat-own = { $amounts }, ou le pourcentage propre du concurrent
cap-none = sans limite
penalty-none = aucune
penalty-unit-matchpoints = { $amount } { $count ->
    [one] point de match
   *[other] points de match
}
penalty-unit-top = { $amount } d’un top
penalty-unit-imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
penalty-unit-vps = { $amount } { $count ->
    [one] PV
   *[other] PV
}
penalty-unit-points = { $amount } { $count ->
    [one] point
   *[other] points
}
