## Pokój „Turniej”
event-room = Turniej
event-open = Otwórz wyniki turnieju
event-open-hint = USEBIO, Bridgemate (.bws), Data Connector, PBN, NZ Scorer, zapisy z RealBridge i BBO, CSV lub Excel. Plik jest przechowywany bez zmian.
event-open-card = Wyniki rozjemcze w całym turnieju, przed i po; sprawdzanie i eksport
event-lately = Ostatnio otwarte w tej przeglądarce
event-pasted = Wklejone wyniki
event-open-another = Otwórz inny turniej
event-carried = Z orzeczenia: rozdanie { $board }, { $score }.
event-carried-pick = Wybierz rozdanie.
event-carried-table = Wybierz stół.
event-read = Wczytane wyniki: { $count }, rozdania: { $boards } ({ $format }).
event-left-out = { $count ->
    [one] Jedna linia nie jest liczona
    [few] { $count } linie nie są liczone
   *[other] { $count } linii nie jest liczonych
}
event-and-more = i jeszcze { $count }
event-side-NS = NS
event-side-EW = EW
event-line-NS = linia NS
event-line-EW = linia EW

## Sposób liczenia
event-setup = Liczenie
event-method = Sposób liczenia
event-method-hint = Plik nie mówi, jak liczony jest turniej.
method-matchpoints = Na maksy
method-cross-imps = Cross-IMP
method-butler = Butler
method-total-points = Suma zapisów
event-as-file = Jak w pliku: { $value }
event-as-file-says = Jak w pliku
event-regulations = Przepisy
event-regulations-hint = Czyje regulaminy obowiązują. O to, czego nie rozstrzygają, Arbitro zapyta w następnym kroku.
event-regulations-club = Nasza propozycja dla klubu
event-sections = Sektory
event-sections-together = Wszystkie sektory liczone razem
event-sections-apart = Każdy sektor liczony osobno
event-winners = Klasyfikacja
event-winners-1 = Jedna wspólna
event-winners-2 = Osobna dla każdej linii
event-expected = Ile wyników powinno mieć każde rozdanie
event-expected-hint = Puste pole: tyle, ile ma rozdanie z największą liczbą wyników.
event-score-it = Policz turniej
event-options-asked = Czego regulamin nie rozstrzyga
event-options-hint = W żadnym tekście, który dało się przeczytać, nie ma tego, co wybrano tutaj ({ $regulations }). Wybierz dla tego turnieju; wybór zostanie z nim zapisany.
event-options-fill = Wypełnij naszą propozycją

## Przegląd
event-adjusted-scores = Wyniki rozjemcze
event-boards = Rozdania
event-board-adjusted = wynik rozjemczy
event-ranking = Klasyfikacja
event-ranking-of = Klasyfikacja: { $which }
event-section = sektor { $name }
event-rank = Miejsce
event-contestant = Uczestnik
event-total-matchpoints = Procent
event-total-cross-imps = IMP
    .average = IMP na rozdanie
event-total-butler = IMP
    .average = IMP na rozdanie
event-total-total-points = Punkty
    .average = Punkty na rozdanie
event-check = Sprawdź plik
event-export = Eksport
event-now-accepted = Zatwierdzono. Od teraz liczy się wynik rozjemczy.
event-now-undone = Cofnięto. Znów liczy się poprzedni wynik.

## Rozdanie
event-against = { $ns } przeciw { $ew }
event-table-title = { $board }: { $pairs }
event-how-often = Frekwencje
event-chart-how-often = Frekwencja
event-score-ns = Zapis NS
event-tables = Stoły
event-worth-matchpoints = { $side }, % maksa
event-worth-cross-imps = { $side }, IMP
event-worth-butler = { $side }, IMP
event-worth-total-points = { $side }, punkty
event-results-compared = Porównywane wyniki: { $count }
event-apart = { $count ->
    [one] jeden stół bez wyniku do porównania
    [few] { $count } stoły bez wyniku do porównania
   *[other] { $count } stołów bez wyniku do porównania
}
event-mark-was = ten stół przedtem
event-mark-now = ten stół
event-then = potem
event-sums-balanced = Wszystkie wartości w rozdaniu dają razem { $total }, tak jak powinny.
event-sums-other = Wszystkie wartości w rozdaniu dają razem { $total }; przy równym podziale byłoby { $expected }.
event-traveller = Zapis rozdania
event-ns-ew = NS – EW
event-result = Wynik
event-how-come = Skąd ten wynik:
event-of-top = { $value } z { $top } ({ $percent })
event-split = NS: { $ns }; EW: { $ew }
event-self-inflicted = uzyskany { $table }, bez wykroczenia { $rectified }, bez własnego błędu { $unharmed }
event-no-result-not-played = Nie rozegrano
event-no-result-sit-out = Pauza

## Wynik rozjemczy
event-adjust = Wynik rozjemczy
event-stands = Teraz w protokole: { $score }
event-which-kind = Jaki wynik rozjemczy?
event-kind-single = Jeden wynik
    .hint = Obie strony otrzymują zapis jednego wyniku, na przykład po przekazaniu lew.
event-kind-weighted = Ważony
    .hint = Kilka wyników, każdy ze swoim prawdopodobieństwem. Wagi muszą dać razem 100%.
event-kind-split = Osobny wynik dla każdej strony
    .hint = Każda strona otrzymuje własny wynik; nie muszą się równoważyć.
event-kind-artificial = Procentowy
    .hint = Nie można było uzyskać wyniku: średnia plus, średnia lub średnia minus, zależnie od winy każdej strony.
event-kind-self-inflicted = Ze szkodą własną
    .hint = Strona poszkodowana część szkody wyrządziła sobie sama. Za tę część nie otrzymuje rekompensaty.
event-kind-not-played = Nie rozegrano
    .hint = Nie ma wyniku ani procentowego wyniku rozjemczego.
event-how-written = Podaj kontrakt z rozgrywającym i wynikiem (4♠ N =, 3BA S −1, 2♥X W +1) albo zapis pary NS (+420, −50). Kolory można pisać literami: S = ♠, H = ♥, D = ♦, C = ♣.
event-for-side = { $side ->
    [NS] Dla pary NS
   *[EW] Dla pary EW
}
event-for-side-hint = Także jako zapis pary NS: −620 jest dobre dla pary EW.
event-weight = Waga, %
event-illegal = Tylko dzięki niedozwolonemu działaniu
event-more-results = Więcej wyników
event-together = Razem
event-award-plus = Średnia plus: bez winy
event-award-average = Średnia: częściowo winna
event-award-minus = Średnia minus: bezpośrednio winna
event-award-other = Inna wartość
event-fixed = Własny procent uczestnika (12C2c)
event-fixed-profile = Jak w regulaminie
event-outside-agency = Zawinił ktoś spoza stołu
event-offenders = Strona wykraczająca
event-offenders-none = Nie podano
event-rectified = Wynik bez wykroczenia
event-rectified-hint = Tyle otrzymuje strona wykraczająca.
event-unharmed = Wynik po wykroczeniu, ale bez własnego błędu
event-unharmed-hint = Tyle miałaby strona poszkodowana, gdyby sama nie popełniła błędu.
event-obtained = Wynik uzyskany przy stole
event-obtained-hint = Puste pole: ten, który jest teraz w protokole.
event-to-warn = Ostrzeż, jeśli strona wykraczająca zyska
event-without = Wynik oczekiwany bez wykroczenia
event-without-hint = Tylko do ostrzeżenia; wyniku nie zmienia.
event-show = Pokaż przed i po

## Przed i po
event-before-after = Przed i po
event-before = Przed
event-after = Po
event-look-at = Zwróć uwagę, zanim zatwierdzisz
event-on-the-board = W rozdaniu
event-legend-part = część stołu
event-others-move = Zmiany u innych w tym rozdaniu: { $count }
event-in-the-ranking = W klasyfikacji
event-nobody-moves = Niczyja suma ani miejsce się nie zmienia.
event-more-move = Zmienia się suma lub miejsce jeszcze innych uczestników: { $count }.
event-as-table = Jako tabela ({ $count })
event-way-up = awansuje
event-way-down = spada
event-way-level = zostaje na miejscu
event-accept = Zatwierdź
event-law = Przepis
event-law-hint = Podstawa wyniku rozjemczego.
event-reason = Uzasadnienie
event-mend = Popraw
event-undo = Cofnij
event-accepted-at = Zatwierdzono { $moment }
event-undone = Cofnięto { $moment }
event-to-event = Do turnieju
event-cases = Dołącz do sprawy
event-case-linked = dołączony
event-from-case = Wprowadza się go w turnieju; po zatwierdzeniu można go tam dołączyć do tej sprawy.

## Sprawdzanie i eksport
event-check-hint = Co w pliku nie wynika z jego własnych wyników i czego być nie może.
event-check-count = { $count ->
    [0] Niczego nie znaleziono.
   *[other] Znaleziono: { $count }.
}
event-format = Format
event-format-usebio = USEBIO 1.2 (XML)
event-format-pbn = PBN
event-format-csv = CSV
event-format-xlsx = Excel (.xlsx)
event-format-data-connector = Bridgemate Data Connector (JSON)
event-names = Nazwiska
event-names-keep = Zachowaj
event-names-none = Pomiń
event-names-other = Zastąp innymi
event-export-look = Pokaż, co przepadnie
event-export-lost = Czego ten plik nie pomieści
event-export-nothing-lost = Nic nie przepadnie.
event-fetch = Pobierz { $name }

## Z orzeczenia
event-enter-result = Wpisz { $score } do turnieju

## Błędy
error-unknown-event-file = Nie ma tu takiego turnieju.
error-event-not-set-up = Nie podano jeszcze, jak liczony jest turniej.
error-unknown-entry = W tym turnieju nie ma decyzji numer { $got }.
error-event-moved = W tym czasie ktoś inny podjął decyzję w sprawie tego turnieju. Obejrzyj obecny stan jeszcze raz.
error-reason-missing = Brak uzasadnienia.
error-regulations-unknown = Podaj, czyje regulaminy obowiązują.
error-score-left-out = Brak wyniku.

## Penalties
event-penalty = Nałóż karę
event-penalty-of = Kara: { $pair }
event-penalties-too = Wyniki rozjemcze i kary
event-penalty-form = Kara
event-penalty-amount = Wysokość
event-penalty-amount-hint = W procentach maksa: 25.
event-penalty-unit = Jednostka
event-penalty-in-top = procent maksa
event-penalty-in-matchpoints = PT
event-penalty-in-imps = IMP-y
event-penalty-in-points = punkty
event-penalty-law-hint = Przepis 90 za procedurę, przepis 91 za dyscyplinę: 90B2, 91A.
event-penalty-take = Wpisz { $amount }
event-penalty-impose = Nałóż
event-now-accepted-penalty = Nałożono. Od teraz kara się liczy.
event-now-undone-penalty = Cofnięto. Kara już się nie liczy.
error-penalty-missing = Brakuje uczestnika, wysokości albo jednostki.
