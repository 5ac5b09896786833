## A score explained, one sentence a step. Figures come as text, formatted; only $boards and $count are numbers
percent = { $amount }%
imps = { $amount } { $count ->
    [one] IMP
    [few] IMP-y
    [many] IMP-ów
   *[other] IMP-a
}
step-frequencies = Liczba porównywanych wyników: { $results }. Zapisy { WHO($side, form: "gen") } i ich frekwencje: { $chart }.
step-compare = Wobec zapisu { $points } pozostałych wyników jest: gorszych { $worse }, równych { $equal }, lepszych { $better }; { $sum } = { $value } PT.
step-compare-imps = Zapis { $points } przeciw każdemu z pozostałych wyników, w IMP-ach: { $comparisons }. Razem { $value }.
step-divide = Na skali turnieju z sumy wychodzi { $value } × { $factor } = { $result }.
    .plain = Suma liczy się bez zmian.
step-datum = Datum to średnia zapisów; z każdego końca odrzucono { $trimmed }: { $total } / { $kept } = { $exact }, po zaokrągleniu { $datum }.
    .few = Brakuje wyników, więc każdą frekwencję mnoży się przez { $factor }. Datum to średnia zapisów; z każdego końca odrzucono { $trimmed }: { $total } / { $kept } = { $exact }, po zaokrągleniu { $datum }.
step-datum-imps = Zapis { $points } wobec datum { $datum } to różnica { $difference }: { $value }.
step-points = Liczy się sam zapis: { $points }.
step-neuberg = Liczba wyników, które można porównać: { $results } z { $expected } ({ $cause }). Wzór Neuberga: ({ $value } + 1) × { $expected } / { $results } − 1 = { $result }.
step-ascherman = Wzór Aschermana, liczba wyników { $results } na skali { $expected }: ({ $value } + 1) × ({ $expected } − 1) / { $results } = { $result }.
step-linear = Liczba wyników, które można porównać: { $results } z { $expected } ({ $cause }). Proporcjonalnie: { $value } × { $expected } / { $results } = { $result }.
step-add-one = Liczba wyników, które można porównać: { $results } z { $expected } ({ $cause }). Każdy brakujący wynik liczy się jak remis: { $value } + { $expected } − { $results } = { $result }.
step-own-top = Liczba wyników, które można porównać: { $results } z { $expected } ({ $cause }). Rozdanie zachowuje własny, mniejszy maks: { $result }.
step-small-group = Liczba wyników, które można porównać: { $results } z { $expected }. Tabela { $rule } dla małych grup daje { $percent } zwykłego maksa: { $result }.
step-single-scale = Na skali 1, ½, 0 jest to { $value } / 2 = { $result }.
step-component = Wynik { $number } w wyniku ważonym, { $points }: wart { $value }, waga { $weight }.
step-weigh = Wartości z ich wagami: { $sum } = { $result }.
step-self-inflicted = Wynik przy stole jest wart { $table }, wynik bez wykroczenia { $rectified }, wynik bez własnego błędu { $unharmed }: { $case }. Strona otrzymuje { $sum }.
step-complement = { WHO($side, cap: 1) } ma to, co zostaje z maksa: { $top } − { $other } = { $result }.
    .converse = { WHO($side, cap: 1) } ma wartość przeciwną: { $result }.
step-round = Po zaokrągleniu do wielokrotności { $quantum }: { $result }.
    .half = { $value } leży dokładnie w połowie; po zaokrągleniu do wielokrotności { $quantum }, { $tie }: { $result }.
step-award = Procentowy wynik rozjemczy, { $kind }: { $awarded }.
    .own = Procentowy wynik rozjemczy, { $kind }: { $base }. Własny rezultat uczestnika w sesji ({ $boards ->
        [one] { $boards } rozdanie
        [few] { $boards } rozdania
        [many] { $boards } rozdań
       *[other] { $boards } rozdania
    } z rzeczywistym wynikiem) to { $own }; liczy się { $awarded } (12C2(c)).
    .again = Nie jest to pierwszy taki wynik uczestnika w tej sesji (12C2(d)).
step-award-of-top = { $percent } maksa, który wynosi { $top }: { $result }.
step-not-played = { $why ->
    [sit-out] Pauza
   *[other] Rozdanie nierozegrane
}: { $practice ->
    [half] liczy się jak średnia.
   *[other] nie liczy się.
}
step-nothing-to-compare = Wyniku nie ma z czym porównać. Należy się procentowy wynik rozjemczy.
step-result = Rozdanie { $board }, { $pair }: { $value } PT z { $top }, { $percent }.
    .imps = Rozdanie { $board }, { $pair }: { $value }.
    .points = Rozdanie { $board }, { $pair }: zapis { $value }.
    .none = Rozdanie { $board }, { $pair }: bez wyniku.

cause-fouled = rozdanie zniekształcone
cause-artificial = procentowe wyniki rozjemcze
cause-absent = brak wyników
cause-small-group = mała grupa
award-plus = średnia plus
award-average = średnia
award-minus = średnia minus
award-percent = w procentach
award-imps = w IMP-ach
harm-no-damage = wykroczenie nie wyrządziło szkody
harm-all-self-inflicted = całą szkodę strona wyrządziła sobie sama
harm-nothing-self-inflicted = żadnej części szkody strona nie wyrządziła sobie sama
harm-partly-self-inflicted = część szkody strona wyrządziła sobie sama

## What to look at before an adjusted score is accepted
warning-weights-sum = Suma wag wynosi { $total } zamiast 100%.
warning-weight-sign = Waga { $number } wynosi { $weight }; waga musi być większa od zera.
warning-illegal-component = { $weight } wyniku ważonego przypada na wyniki, które wymagają akcji uznanej za nielegalną.
warning-offenders-gain = Strona wykraczająca miałaby { $adjusted }: więcej niż { $without }, czego mogła oczekiwać bez wykroczenia.
warning-offenders-gain-table = Strona wykraczająca miałaby { $adjusted }: więcej niż { $table }, co uzyskała przy stole.
warning-total-above-top = Obie strony razem miałyby { $total }, więcej niż { $limit }, a nie zawinił nikt spoza stołu.

## Why the values of a board do not add up
unbalanced-artificial = Procentowy wynik rozjemczy daje każdej stronie to, na co zasłużyła własną winą.
unbalanced-split = Strony mają różne wyniki.
unbalanced-small-group = W małej grupie obie strony są powyżej średniej.
unbalanced-linear = Wzór na brakujące wyniki nie zachowuje średniej.
unbalanced-one-sided = Wynik ma tylko jedna strona.
unbalanced-excluded = Inni nie są porównywani z wynikiem ważonym.
unbalanced-rounding = Wartości są zaokrąglone.

## What an authority chooses
choice-matchpoint-scale = Skala punktów turniejowych
choice-uneven-fouled = PT w rozdaniu zniekształconym
choice-uneven-artificial = PT w rozdaniu z procentowymi wynikami rozjemczymi
choice-uneven-absent = PT w rozdaniu, w którym brakuje wyników
choice-small-groups = Grupy od jednego do trzech porównywalnych wyników
choice-not-played = Rozdania nierozegrane
choice-sit-out = Pauzy
choice-weighted-others = Wynik ważony w porównaniu innych par
choice-self-inflicted-others = Wynik ze szkodą własną w porównaniu innych par
choice-artificial-entry = Średnia plus lub minus ze źródła, które nie podaje rodzaju
choice-artificial-repeat = Drugi i dalsze procentowe wyniki rozjemcze w sesji
choice-imp-pairs-average = Średnia plus w turnieju par na IMP-y
choice-teams-average = Średnia plus w turnieju teamów
choice-teams-weighting = Wynik ważony w turnieju teamów
choice-cross-imp-divisor = Dzielnik cross-IMP-ów
choice-imp-cap = Najwięcej IMP-ów za jedno porównanie
choice-uneven-imps = IMP-y w rozdaniu z małą liczbą wyników
choice-unequal-boards = Sumy IMP-ów z różnej liczby rozdań
choice-datum-trim = Skrajne wyniki pomijane w datum
choice-datum-rounding = Zaokrąglanie datum
choice-datum-weighted = Wynik ważony w datum
choice-round-matchpoints = Zaokrąglanie PT
choice-round-imps = Zaokrąglanie IMP-ów
choice-round-match = Zaokrąglanie meczu
choice-vp-scale = Skala punktów zwycięskich (VP)
choice-standard-penalty = Standardowa kara proceduralna

scale-2-1-0 = 2, 1, 0
scale-1-half-0 = 1, ½, 0
uneven-neuberg = Neuberg
uneven-ascherman = Ascherman
uneven-linear = proporcjonalnie
uneven-own-top = na własnym maksie
uneven-add-one = remis za każdy brakujący wynik
small-groups-ebu = tabela EBU
small-groups-acbl = tabela ACBL
small-groups-none = ten sam wzór co dla większych grup
unplayed-reduce = nie liczą się
unplayed-average = liczą się jak średnia
others-fractional = każdy wynik ze swoją wagą
others-exclude = pominięty
harm-chart-rectified = wynik bez wykroczenia
harm-chart-exclude = pominięty
harm-chart-signed = wynik przy stole + bez wykroczenia − bez błędu
entry-fixed = stały procent
entry-variable = własny procent uczestnika, jeśli jest lepszy (plus) lub gorszy (minus)
weighting-values = ważone są IMP-y każdego wyniku
weighting-points = ważone są punkty, a potem raz przeliczane (dawna praktyka)
divisor-none = brak: suma
divisor-comparisons = liczba porównań
divisor-results = liczba wyników
uneven-imps-frequencies = najpierw mnoży się frekwencje
uneven-imps-comparisons = sumy przeliczone na pełną liczbę porównań
uneven-imps-own = bez zmian
unequal-boards-total = porównywane bez zmian
unequal-boards-per-board = na rozdanie
unequal-boards-factored = przeliczone na pełną liczbę rozdań
trim-none = żadne
trim-one = po jednym z każdego końca, od czterech wyników
trim-twentieth = jedna dwudziesta wyników z każdego końca
trim-twentieth-down = jedna dwudziesta wyników z każdego końca, tylko całe wyniki
trim-growing = od czterech wyników po jednym z każdego końca, przy większej liczbie więcej
vp-scale-wbf-continuous = WBF, ciągła
vp-scale-wbf-discrete = WBF, całe VP
vp-scale-ebu-pairs-20 = EBU, pary, 20 VP
vp-scale-ebu-pairs-10 = EBU, pary, 10 VP
vp-scale-acbl-20 = ACBL, 20 VP
vp-scale-acbl-30 = ACBL, 30 VP
rounding-exact = bez zaokrąglania
rounding-to = do wielokrotności { $quantum }, { $tie }
tie-half-up = połówki w górę
tie-half-even = połówki do parzystej wielokrotności
tie-half-from-zero = połówki od zera
tie-half-from-average = połówki od średniej
repeat-own = { $amounts } albo własny procent uczestnika
cap-none = bez ograniczenia
penalty-none = brak
penalty-unit-matchpoints = { $amount } { $count ->
    [one] PT
   *[other] PT
}
penalty-unit-top = { $amount } maksa
penalty-unit-imps = { $amount } { $count ->
    [one] IMP
    [few] IMP-y
    [many] IMP-ów
   *[other] IMP-a
}
penalty-unit-vps = { $amount } { $count ->
    [one] VP
   *[other] VP
}
penalty-unit-points = { $amount } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
