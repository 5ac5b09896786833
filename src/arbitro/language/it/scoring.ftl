## Un punteggio spiegato, una frase per passo. Le cifre arrivano come testo; solo $boards e $count sono numeri
percent = { $amount }%
imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
step-frequencies = Risultati a confronto: { $results }. Punteggi { WHO($side, form: "di") } e frequenza di ciascuno: { $chart }.
step-compare = Tra gli altri risultati { $points } ne supera { $worse }, ne eguaglia { $equal } ed è superato da { $better }: { $sum } = { $value } MP.
step-compare-imps = { $points } contro ciascuno degli altri risultati, in IMP: { $comparisons }. La somma è { $value }.
step-divide = Sulla scala del torneo la somma diventa { $value } × { $factor } = { $result }.
    .plain = La somma vale così com’è.
step-datum = Il datum è la media dei punteggi, tolti { $trimmed } per ogni estremo: { $total } / { $kept } = { $exact }, arrotondato a { $datum }.
    .few = Mancano dei risultati, perciò ogni frequenza è moltiplicata per { $factor }. Il datum è la media dei punteggi, tolti { $trimmed } per ogni estremo: { $total } / { $kept } = { $exact }, arrotondato a { $datum }.
step-datum-imps = Tra { $points } e il datum { $datum } c’è una differenza di { $difference }: { $value }.
step-points = Vale il punteggio stesso: { $points }.
step-neuberg = Si possono confrontare solo { $results } risultati su { $expected } ({ $cause }). Formula di Neuberg: ({ $value } + 1) × { $expected } / { $results } − 1 = { $result }.
step-ascherman = Con la formula di Ascherman, con { $results } risultati sulla scala di { $expected }: ({ $value } + 1) × ({ $expected } − 1) / { $results } = { $result }.
step-linear = Si possono confrontare solo { $results } risultati su { $expected } ({ $cause }). In proporzione: { $value } × { $expected } / { $results } = { $result }.
step-add-one = Si possono confrontare solo { $results } risultati su { $expected } ({ $cause }). Ogni risultato mancante vale come un pareggio: { $value } + { $expected } − { $results } = { $result }.
step-own-top = Si possono confrontare solo { $results } risultati su { $expected } ({ $cause }). Il board conserva il proprio top, più piccolo: { $result }.
step-small-group = Si possono confrontare solo { $results } risultati su { $expected }. Secondo la tabella { $rule } per i piccoli gruppi, { $percent } del top normale: { $result }.
step-single-scale = Sulla scala 1, ½ e 0 sono { $value } / 2 = { $result }.
step-component = Risultato { $number } del punteggio ponderato, { $points }: vale { $value }, peso { $weight }.
step-weigh = I valori secondo i pesi: { $sum } = { $result }.
step-self-inflicted = Il risultato al tavolo vale { $table }, quello senza l’infrazione { $rectified }, quello senza il proprio errore { $unharmed }: { $case }. Alla linea spetta { $sum }.
step-complement = A { WHO($side) } va ciò che resta del top: { $top } − { $other } = { $result }.
    .converse = A { WHO($side) } va l’opposto: { $result }.
step-round = Arrotondato a un multiplo di { $quantum }: { $result }.
    .half = { $value } sta esattamente a metà; arrotondato a un multiplo di { $quantum }, { $tie }: { $result }.
step-award = Punteggio arbitrale artificiale, { $kind }: { $awarded }.
    .own = Punteggio arbitrale artificiale, { $kind }: { $base }. In { $boards ->
        [one] { $boards } board
       *[other] { $boards } board
    } della sessione con un risultato reale il concorrente ha { $own }; vale { $awarded } (12C2(c)).
    .again = Non è il primo del concorrente nella sessione (12C2(d)).
step-award-of-top = { $percent } del top, { $top }: { $result }.
step-not-played = { $why ->
    [sit-out] Turno di riposo
   *[other] Board non giocato
}: { $practice ->
    [half] vale come media.
   *[other] non conta.
}
step-nothing-to-compare = Il risultato non ha nulla con cui essere confrontato. Va dato un punteggio arbitrale artificiale.
step-result = Board { $board }, { $pair }: { $value } MP su { $top }, { $percent }.
    .imps = Board { $board }, { $pair }: { $value }.
    .points = Board { $board }, { $pair }: { $value } punti.
    .none = Board { $board }, { $pair }: nessun punteggio.

cause-fouled = il board non era conforme
cause-artificial = punteggi artificiali
cause-absent = mancano dei risultati
cause-small-group = piccolo gruppo
award-plus = media più
award-average = media
award-minus = media meno
award-percent = in percentuale
award-imps = in IMP
harm-no-damage = l’infrazione non ha causato danno
harm-all-self-inflicted = tutto il danno è autoinflitto
harm-nothing-self-inflicted = nessuna parte del danno è autoinflitta
harm-partly-self-inflicted = una parte del danno è autoinflitta

## Che cosa guardare prima di accettare un punteggio arbitrale
warning-weights-sum = La somma dei pesi è { $total } invece di 100%.
warning-weight-sign = Il peso { $number } è { $weight }; un peso deve essere maggiore di zero.
warning-illegal-component = Il { $weight } del punteggio ponderato riguarda risultati che richiedono l’azione ritenuta illegale.
warning-offenders-gain = La linea colpevole avrebbe { $adjusted }: più di { $without }, quanto poteva aspettarsi senza l’infrazione.
warning-offenders-gain-table = La linea colpevole avrebbe { $adjusted }: più di { $table }, il suo risultato al tavolo.
warning-total-above-top = Le due linee insieme avrebbero { $total }, più di { $limit }, e nessun estraneo è in colpa.

## Perché i valori di un board non tornano
unbalanced-artificial = Un punteggio artificiale dà a ogni linea ciò che merita la sua colpa.
unbalanced-split = Le linee hanno punteggi diversi.
unbalanced-small-group = In un piccolo gruppo entrambe le linee sono sopra la media.
unbalanced-linear = La formula per i risultati mancanti non conserva la media.
unbalanced-one-sided = Solo una linea ha un risultato.
unbalanced-excluded = Gli altri non sono confrontati con il punteggio ponderato.
unbalanced-rounding = I valori sono arrotondati.

## Che cosa sceglie un’autorità
choice-matchpoint-scale = Scala dei match point
choice-uneven-fouled = MP in un board non conforme
choice-uneven-artificial = MP in un board con punteggi artificiali
choice-uneven-absent = MP in un board in cui mancano risultati
choice-small-groups = Gruppi da uno a tre risultati confrontabili
choice-not-played = Board non giocati
choice-sit-out = Turni di riposo
choice-weighted-others = Punteggio ponderato, visto dagli altri
choice-self-inflicted-others = Punteggio con danno autoinflitto, visto dagli altri
choice-artificial-entry = Media più o meno da una fonte che non dice di quale tipo
choice-artificial-repeat = Dal secondo punteggio artificiale di una sessione in poi
choice-imp-pairs-average = Media più nei tornei a coppie a IMP
choice-teams-average = Media più nei tornei a squadre
choice-teams-weighting = Punteggio ponderato nei tornei a squadre
choice-cross-imp-divisor = Divisore dei cross-IMP
choice-imp-cap = Massimo di IMP per confronto
choice-uneven-imps = IMP in un board con pochi risultati
choice-unequal-boards = Totali in IMP su numeri diversi di board
choice-datum-trim = Risultati estremi esclusi dal datum
choice-datum-rounding = Arrotondamento del datum
choice-datum-weighted = Punteggio ponderato nel datum
choice-round-matchpoints = Arrotondamento dei MP
choice-round-imps = Arrotondamento degli IMP
choice-round-match = Arrotondamento di un incontro
choice-vp-scale = Scala dei Victory Point
choice-standard-penalty = Penalità procedurale standard

scale-2-1-0 = 2, 1, 0
scale-1-half-0 = 1, ½, 0
uneven-neuberg = Neuberg
uneven-ascherman = Ascherman
uneven-linear = in proporzione
uneven-own-top = sul proprio top
uneven-add-one = un pareggio per ogni risultato mancante
small-groups-ebu = tabella della EBU
small-groups-acbl = tabella dell’ACBL
small-groups-none = stessa formula dei gruppi più grandi
unplayed-reduce = non contano
unplayed-average = contano come media
others-fractional = ogni risultato secondo il suo peso
others-exclude = escluso
harm-chart-rectified = il risultato senza l’infrazione
harm-chart-exclude = escluso
harm-chart-signed = risultato al tavolo + senza l’infrazione − senza l’errore
entry-fixed = percentuale fissa
entry-variable = la percentuale propria del concorrente, se migliore (più) o peggiore (meno)
weighting-values = si ponderano gli IMP di ogni risultato
weighting-points = si ponderano i punti e si convertono una volta (prassi più vecchia)
divisor-none = nessuno: il totale
divisor-comparisons = numero di confronti
divisor-results = numero di risultati
uneven-imps-frequencies = prima si moltiplicano le frequenze
uneven-imps-comparisons = totali riportati al numero pieno di confronti
uneven-imps-own = lasciati come sono
unequal-boards-total = confrontati così come sono
unequal-boards-per-board = per board
unequal-boards-factored = riportati al numero pieno di board
trim-none = nessuno
trim-one = uno per ogni estremo, da quattro risultati in su
trim-twentieth = un ventesimo dei risultati per ogni estremo
trim-twentieth-down = un ventesimo dei risultati per ogni estremo, solo risultati interi
trim-growing = uno per ogni estremo da quattro risultati in su, di più se i risultati sono molti
vp-scale-wbf-continuous = WBF, continua
vp-scale-wbf-discrete = WBF, VP interi
vp-scale-ebu-pairs-20 = EBU, coppie, 20 VP
vp-scale-ebu-pairs-10 = EBU, coppie, 10 VP
vp-scale-acbl-20 = ACBL, 20 VP
vp-scale-acbl-30 = ACBL, 30 VP
rounding-exact = non arrotondato
rounding-to = a multipli di { $quantum }, { $tie }
tie-half-up = le metà verso l’alto
tie-half-even = le metà al multiplo pari
tie-half-from-zero = le metà lontano dallo zero
tie-half-from-average = le metà lontano dalla media
repeat-own = { $amounts }, oppure la percentuale propria del concorrente
cap-none = nessun limite
penalty-none = nessuna
penalty-unit-matchpoints = { $amount } { $count ->
    [one] MP
   *[other] MP
}
penalty-unit-top = { $amount } di un top
penalty-unit-imps = { $amount } { $count ->
    [one] IMP
   *[other] IMP
}
penalty-unit-vps = { $amount } { $count ->
    [one] VP
   *[other] VP
}
penalty-unit-points = { $amount } { $count ->
    [one] punto
   *[other] punti
}
