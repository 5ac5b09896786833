## The desk: names of its rooms, buttons and labels
desk-name = Arbitro
desk-skip = Przejdź do treści
desk-rooms = Działy
desk-footer = Arbitro przytacza przepisy własnymi słowami. Decyduje sędzia.
desk-what-happened = Co się stało?
desk-law-book = Przepisy
desk-settings = Ustawienia
desk-language = Język
desk-back = Wstecz
desk-open = Otwórz
desk-search = Szukaj
desk-page = Strona { $number }
desk-pages = Strony

## What happened?
desk-search-label = Opisz własnymi słowami albo podaj punkt przepisów
desk-found = { $count ->
    [0] Nic nie znaleziono dla „{ $query }”.
    [one] Znaleziono jeden rodzaj zdarzenia dla „{ $query }”.
    [few] Znaleziono { $count } rodzaje zdarzeń dla „{ $query }”.
    [many] Znaleziono { $count } rodzajów zdarzeń dla „{ $query }”.
   *[other] Znaleziono { $count } rodzaju zdarzeń dla „{ $query }”.
}
desk-show-all = Pokaż wszystko
desk-phase-before = Przed licytacją
desk-phase-auction = Licytacja
desk-phase-lead = Pierwsze wyjście
desk-phase-play = Rozgrywka
desk-phase-claim = Deklaracje lew
desk-phase-scoring = Zapis i procedury
desk-phase-information = Informacje
desk-phase-director = Wezwanie sędziego
desk-open-record = Otwórz zapis gry
desk-open-hint = PBN, LIN lub JSON, jedno rozdanie albo całe zawody. Arbitro wykryje nieprawidłowości.
desk-file = Plik
desk-paste = Albo wklej tutaj

## Inquiry
desk-answered = Dotychczasowe odpowiedzi
desk-change = Zmień
desk-chosen = twoja odpowiedź
desk-withdrawn = Wycofane odpowiedzi
desk-from-record = z zapisu gry
desk-ruling-so-far = Dotychczasowa decyzja
desk-asked-because = Podstawa pytania:
desk-these-apply = Zatwierdź zaznaczone
desk-more = Jeszcze { $count }

## Ruling
desk-ruling = Decyzja
desk-go-on-call = Dalej
desk-go-on-play = Dalej
desk-go-on-end_of_play = Rozgrywka zakończona: dalej
desk-go-on-review = Oceń, znając wynik
desk-read-out = Odczytaj graczom
desk-back-to-ruling = Wróć do decyzji
desk-print = Drukuj
desk-print-blanks = Stół: ________    Rozdanie: ________    Data: ______________    Sędzia: ______________________
desk-new-incident = Nowe zdarzenie
desk-second-language = Drugi język
desk-no-second = Brak
desk-count = Przelicz

## Law book
desk-law-find = Punkt przepisów
desk-coverage = Przepisy ujęte w całości lub w części: { $done } z { $all }.
desk-charts = Schematy decyzyjne
desk-neighbours = Sąsiednie punkty
desk-law-within = Podpunkty
desk-law-says = Co z niego wynika
desk-law-reads = Istotne fakty:
desk-law-when = Kiedy dokładnie
desk-law-all = Wszystkie te warunki:
desk-law-one = Jeden z tych warunków:
desk-law-always = zawsze
desk-law-never = nigdy
desk-law-unless = Ustępuje przed
desk-law-overrides = Ma pierwszeństwo przed
desk-law-see = Zobacz też
desk-law-cases = Przypadki
desk-law-nothing = Nic.
desk-law-twin = Odpowiednik w tym wydaniu:
desk-law-no-twin = Takiego punktu w tym wydaniu nie ma.
desk-no-differences = Wszystko, co opiera się na tym punkcie, rozstrzyga się tam tak samo.
desk-differences = { $count ->
    [one] Jedna różnica w rozstrzygnięciach
    [few] { $count } różnice w rozstrzygnięciach
    [many] { $count } różnic w rozstrzygnięciach
   *[other] { $count } różnicy w rozstrzygnięciach
}
desk-differences-more = { $count ->
    [one] Nie pokazano jeszcze jednej różnicy.
   *[other] Nie pokazano jeszcze { $count } różnic.
}
desk-usual-case = W zwykłej sytuacji.
desk-worlds = { $count ->
    [one] Jeden układ faktów.
    [few] { $count } układy faktów.
    [many] { $count } układów faktów.
   *[other] { $count } układu faktów.
}
desk-short-encoded = ujęty
desk-short-partly = częściowo
desk-short-heading = nagłówek
desk-short-definition = definicja
desk-short-procedure = procedura
desk-short-elsewhere = gdzie indziej
desk-short-ledger = wykaz
desk-short-uncertain = niesprawdzony
desk-short-not_yet = jeszcze nie
desk-chart = Schemat decyzyjny
desk-chart-hint = Każdy schemat zaczynaj od pierwszego pytania. Rzadkie okoliczności są pod schematem.
desk-chart-box = Pytanie { $number }
desk-chart-nothing = Bez skutku.
desk-chart-exceptions = { $count ->
    [one] Zmienia to jedna rzadka okoliczność
    [few] Zmieniają to { $count } rzadkie okoliczności
    [many] Zmienia to { $count } rzadkich okoliczności
   *[other] Zmienia to { $count } rzadkiej okoliczności
}

## Records
desk-record = Zapis gry
desk-file-count = { $irregular ->
    [0] { $boards ->
        [0] Nie udało się odczytać żadnego rozdania.
        [one] Odczytano jedno rozdanie. Nie ma w nim nieprawidłowości.
        [few] Odczytano { $boards } rozdania. Nie ma w nich nieprawidłowości.
        [many] Odczytano { $boards } rozdań. Nie ma w nich nieprawidłowości.
       *[other] Odczytano { $boards } rozdania. Nie ma w nich nieprawidłowości.
    }
    [one] { $boards ->
        [one] Odczytano jedno rozdanie. Jest nieprawidłowe.
        [few] Odczytano { $boards } rozdania. Jedno z nich jest nieprawidłowe.
        [many] Odczytano { $boards } rozdań. Jedno z nich jest nieprawidłowe.
       *[other] Odczytano { $boards } rozdania. Jedno z nich jest nieprawidłowe.
    }
    [few] { $boards ->
        [few] Odczytano { $boards } rozdania. Nieprawidłowe są { $irregular } z nich.
       *[other] Odczytano { $boards } rozdań. Nieprawidłowe są { $irregular } z nich.
    }
   *[other] { $boards ->
        [few] Odczytano { $boards } rozdania. Nieprawidłowych jest { $irregular } z nich.
       *[other] Odczytano { $boards } rozdań. Nieprawidłowych jest { $irregular } z nich.
    }
}
desk-file-problems = { $count ->
    [one] Jednej części pliku nie zrozumiano
   *[other] { $count } części pliku nie zrozumiano
}
desk-problems = { $count ->
    [one] jedna uwaga
    [few] { $count } uwagi
    [many] { $count } uwag
   *[other] { $count } uwagi
}
desk-all-boards = Pokaż wszystkie rozdania ({ $count })
desk-only-listed = Pokaż tylko nieprawidłowe i z uwagami
desk-open-another = Otwórz inny zapis gry
desk-irregular = Co wykryto
desk-nothing-irregular = W tym rozdaniu nie wykryto nieprawidłowości.
desk-rule-on-it = Rozstrzygnij
desk-not-understood = Uwagi do pliku
desk-table = Stół
desk-hand-unknown = Nieznana
desk-dealer = Rozdaje { $seat }
desk-no-contract = Kontraktu jeszcze nie ma
desk-auction = Licytacja
desk-play = Rozgrywka
desk-trick = Lewa
desk-led = wyjście
desk-won = wzięła lewę
desk-irregular-mark = nieprawidłowość
desk-play-legend = Strzałka oznacza kartę wyjścia, pogrubienie kartę, która wzięła lewę, ramka kartę nieprawidłową.
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = W

## Settings
desk-edition = Wydanie przepisów
desk-regulations = Organizacja Nadzorująca
desk-no-authority = Brak
desk-theme = Motyw jasny lub ciemny
desk-theme-auto = Jak w urządzeniu
desk-theme-light = Jasny
desk-theme-dark = Ciemny
desk-keys = Klawisze od 1 do 9 wybierają odpowiedź
desk-keys-on = Tak
desk-keys-off = Nie
desk-save = Zapisz
desk-saved = Zapisano.
desk-settings-hint = Ustawienia pozostają w tej przeglądarce.

## Errors
desk-error-title = Nie udało się
error-not-found = Nie ma tu takiej strony.
error-unknown-record = Na tym pulpicie nie ma takiego zapisu gry.
error-method = Operacji „{ $got }” nie można tu wykonać.
error-too-large = To więcej, niż pulpit przyjmuje: 50 MB dla zapisu gry, w innych przypadkach 1 MB.
error-media = Pulpit nie przyjmuje treści tego rodzaju.
error-address-long = W tym adresie jest za dużo odpowiedzi.
error-file-boards = W tym pliku jest za dużo rozdań.
