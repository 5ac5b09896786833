## Kinds
kind-adjusted_score = Wynik rozjemczy
    .hint = Kiedy można orzec wynik rozjemczy i jaki: zapisowy, ważony, procentowy
    .search = rozjemczy rozjemczego orzec orzeczenie arbitraż arbitralny zmiana wyniku skorygowany zapisowy ważony ważenie procentowy sztuczny średnia plus minus 60 40 szkoda korzyść rekompensata wina winna niesymetryczny split

## Slots: what a ruling answers
slot-adjusted-power = Uprawnienia sędziego
slot-adjusted-damage = Szkoda
slot-adjusted-gain = Korzyść
slot-adjusted-score = Wynik
slot-adjusted-results = Rezultaty
slot-adjusted-own_error = Własny błąd strony niewykraczającej
slot-adjusted-offenders = Wynik strony wykraczającej
slot-adjusted-ns = Para NS
slot-adjusted-ew = Para EW
slot-adjusted-balance = Równowaga wyników
slot-adjusted-form = Ten rodzaj zawodów
slot-adjusted-session = Po zakończeniu sesji

## Facts
fact-adjusted-ground = Z jakiego powodu rozważany jest wynik rozjemczy?
    .short = Powód
    .is-law_provides = Przepis każe za to wykroczenie orzec wynik rozjemczy
    .is-no_rectification = Przepisy nie przewidują sprostowania za tego rodzaju wykroczenie
    .is-no_normal_play = Żadne sprostowanie nie pozwala normalnie rozegrać rozdania
    .is-wrong_rectification = Nieprawidłowość sprostowano błędnie
    .is-harshness = Sprostowanie nakazane przez przepisy wydaje się zbyt surowe albo zbyt łagodne
fact-adjusted-asked_by = Z czyjej inicjatywy?
    .short = Inicjatywa
    .is-player = Prosi o to gracz
    .is-director = Sędzia sam z siebie
fact-adjusted-in_time = Czy mieści się to w terminie?
    .short = W terminie
    .note = Jeśli nie ustalono inaczej, trzydzieści minut od udostępnienia wyników; organizator mógł ustalić inny czas.
fact-adjusted-by_director = Czy błędnie sprostował sędzia?
    .short = Błąd sędziego
fact-adjusted-still_normal = Czy można to naprawić tak, żeby normalnie policzyć rozdanie?
    .short = Rozdanie można normalnie policzyć
fact-adjusted-damage = Czy przez wykroczenie strona niewykraczająca ma gorzej, niż mogła oczekiwać bez niego?
    .short = Szkoda
fact-adjusted-gain = Czy strona wykraczająca uzyskała przez wykroczenie korzyść?
    .short = Korzyść
fact-adjusted-assignable = Czy możesz powiedzieć, co by się stało bez wykroczenia?
    .short = Wynik bez wykroczenia
    .is-yes = Tak: jeden wynik albo kilka, z ich prawdopodobieństwem
    .is-too_many = Możliwości jest zbyt wiele albo nie są oczywiste
    .is-none = Żadnego wyniku nie da się uzyskać
fact-adjusted-prefers_artificial = Czy zamiast tego orzekasz procentowy wynik rozjemczy?
    .short = Zamiast tego procentowy wynik rozjemczy
fact-adjusted-own_error = Czy po wykroczeniu strona niewykraczająca sama sobie zaszkodziła?
    .short = Własny błąd
    .note = Próg zależy od wydania przepisów. Błąd spowodowany wykroczeniem nigdy nie jest własnym błędem.
    .is-no = Nie
    .is-related = Błędem, który spowodowało wykroczenie
    .is-serious = Poważnym błędem niezwiązanym z wykroczeniem
    .is-extremely_serious = Wyjątkowo poważnym błędem niezwiązanym z wykroczeniem
    .is-wild = Działaniem nieobliczalnym
    .is-gambling = Działaniem hazardowym: strzałem bez ryzyka
fact-adjusted-scoring = Jak liczone są zawody?
    .short = Sposób obliczania wyników
    .is-matchpoints = Punkty turniejowe (maksy)
    .is-imp_pairs = Turniej par na IMP-y
    .is-teams = Mecz teamów
    .is-knockout = Mecz w systemie pucharowym (KO)
    .is-individual = Turniej indywidualny
fact-adjusted-fault_ns = W jakim stopniu para NS zawiniła, że nie ma wyniku?
    .short = Wina pary NS
    .is-none = Niewinna
    .is-partly = Tylko częściowo winna
    .is-directly = Bezpośrednio winna
fact-adjusted-fault_ew = W jakim stopniu para EW zawiniła, że nie ma wyniku?
    .short = Wina pary EW
    .is-none = Niewinna
    .is-partly = Tylko częściowo winna
    .is-directly = Bezpośrednio winna

## Outcomes
outcome-may_adjust_for = Możesz orzec wynik rozjemczy na korzyść { WHO($side, form: "gen") }.
outcome-may_adjust = Możesz orzec wynik rozjemczy.
outcome-adjust_as_law_says = Orzeknij wynik rozjemczy tak, jak mówi naruszony przepis.
outcome-no_adjustment = { $reason ->
    [asked_too_late] Bez wyniku rozjemczego: gracze proszą o niego za późno.
    [noticed_too_late] Bez wyniku rozjemczego: jest za późno, żeby sędzia działał z własnej inicjatywy.
   *[harshness] Bez wyniku rozjemczego: nie jest do niego powodem to, że nakazane sprostowanie jest dla którejś strony zbyt surowe albo zbyt łagodne.
}
outcome-both_sides_non_offending = Był to błąd sędziego: orzeknij wynik rozjemczy, traktując obie strony jako niewykraczające.
outcome-correct_the_ruling = Popraw decyzję i policz rozdanie normalnie.
outcome-repair_damage = Wyrównaj szkodę { WHO($side, form: "gen") }.
outcome-no_damage = Bez szkody dla { WHO($side, form: "gen") }: nie ma czego wyrównywać.
outcome-take_away_gain = Odbierz { WHO($side, form: "dat") } uzyskaną korzyść.
outcome-no_gain = Bez korzyści dla { WHO($side, form: "gen") }: nie ma czego odbierać.
outcome-assign_score = Orzeknij zapisowy wynik rozjemczy w miejsce uzyskanego wyniku: jak najbliższy temu, co prawdopodobnie by się stało.
outcome-artificial_instead = Możesz orzec procentowy wynik rozjemczy: możliwych wyników jest zbyt wiele.
outcome-artificial_score = Orzeknij procentowy wynik rozjemczy, każdej stronie według jej własnej winy.
outcome-may_weight = { $legal_only ->
    [yes] Możesz orzec wynik ważony z kilku rezultatów. Liczy się tylko to, co można było osiągnąć legalnie.
   *[no] Możesz orzec wynik ważony z kilku rezultatów.
}
outcome-most_and_least_favourable = { WHO($innocent, cap: 1) }: najkorzystniejszy wynik, który był prawdopodobny bez wykroczenia. { WHO($guilty, cap: 1) }: najmniej korzystny, który był w ogóle prawdopodobny.
outcome-most_favourable_for_both = Każda ze stron: najkorzystniejszy wynik, który był prawdopodobny przy prawidłowej decyzji.
outcome-own_damage_not_repaired = Za szkodę z własnej winy { WHO($side) } { $side ->
    [both_sides] nie otrzymują
   *[other] nie otrzymuje
} rekompensaty.
outcome-offenders_without_the_error = Wynik { WHO($side, form: "gen") } oblicza się tak, jakby wykroczenie sprostowano; błąd przeciwników się pomija.
outcome-error_does_not_count = Ten błąd nie zmniejsza rekompensaty { WHO($side, form: "gen") }.
outcome-artificial = { $unit ->
    [percent] { $award ->
        [plus] { WHO($side, cap: 1) }: średnia plus, co najmniej 60% punktów turniejowych.
        [average] { WHO($side, cap: 1) }: średnia, 50% punktów turniejowych.
       *[minus] { WHO($side, cap: 1) }: średnia minus, co najwyżej 40% punktów turniejowych.
    }
    [imps] { $award ->
        [plus] { WHO($side, cap: 1) }: średnia plus, zwykle 3 IMP-y.
        [average] { WHO($side, cap: 1) }: średnia, 0 IMP-ów.
       *[minus] { WHO($side, cap: 1) }: średnia minus, zwykle −3 IMP-y.
    }
   *[authority] { $award ->
        [plus] { WHO($side, cap: 1) }: średnia plus, zwykle 3 IMP-y; sprawdź w regulaminie.
        [average] { WHO($side, cap: 1) }: średnia, 0 IMP-ów.
       *[minus] { WHO($side, cap: 1) }: średnia minus, zwykle −3 IMP-y; sprawdź w regulaminie.
    }
}
outcome-provisional_until_session = Na razie tymczasowo: po zakończeniu sesji sprawdź wynik uczestnika w pozostałych rozdaniach. Niewinny, który ma tam powyżej 60%, albo winny, który ma poniżej 40%, dostaje ten wynik, a na IMP-y jego odpowiednik.
outcome-need_not_balance = Wyniki obu stron nie muszą się równoważyć.
outcome-average_the_two_sides = System pucharowy: oblicz IMP-y każdej strony osobno, potem daj obu średnią.
outcome-both_partners_alike = Turniej indywidualny: wynik dotyczy jednakowo obu partnerów, ale partner, który nie zawinił, nie dostaje kary.
outcome-teams_own_rule = Teamy: zanim orzekniesz, sprawdź osobny przepis o wynikach rozjemczych w meczu.
