cli-arbitro = Arbitro: od faktów przy stole do kompletnej decyzji.
cli-usage = użycie:
cli-command = POLECENIE
cli-arguments = argumenty
cli-options = opcje
cli-more = Więcej powie „arbitro POLECENIE --help”. Język wybiera --lang en|es|it|pl|fr.
cli-rule = rozstrzyga zdarzenie: zadaje pytania, a z --facts od razu podaje decyzję
cli-triage = prowadzi od tego, co się stało, do właściwego zdarzenia
cli-facts = wymienia fakty, które zna dany rodzaj zdarzenia
cli-table = wyszukuje nieprawidłowości w zapisie gry i je rozstrzyga
cli-information = kto z czego może korzystać: informacje każdego gracza i ich status
cli-law = pokazuje punkt przepisów: od czego zależy, co z niego wynika, wyjątki i przypadki
cli-laws = pokazuje wszystkie przepisy i to, na ile je ujęto
cli-diff = pokazuje, czym różnią się dwa wydania przepisów
cli-chart = pokazuje schematy decyzyjne dla danego rodzaju zdarzenia
cli-exam = sprawdza pliki z przypadkami: co dobrze, co źle, które pytania zbędne
cli-regulations = pokazuje, co wybrały Organizacje Nadzorujące i skąd to wiadomo
cli-cases = dziennik spraw: list, show N, export [N], import PLIK
cli-serve = otwiera pulpit sędziego w przeglądarce
cli-argument-kind = rodzaj zdarzenia, na przykład „revoke”
cli-argument-ref = punkt przepisów, na przykład 64A1
cli-argument-law = numer przepisu, od 1 do 93
cli-argument-one = wydanie przepisów
cli-argument-other = wydanie, z którym je porównać
cli-argument-file = zapis gry: PBN, LIN lub JSON
cli-argument-files = pliki z przypadkami; domyślnie przypadki dołączone do Arbitro
cli-argument-action = list, show, export lub import
cli-argument-what = numer sprawy albo plik do wczytania
cli-argument-body = Organizacja Nadzorująca albo własny plik: ./club.toml
cli-option-help = pokazuje tę pomoc
cli-option-json = wypisuje JSON
cli-option-lang = język
cli-option-facts = fakty z pliku JSON lub TOML; „-” to standardowe wejście
cli-option-set = jeden fakt; lista kontrolna przyjmuje listę: revoke.exceptions=
cli-option-triage-set = jedna odpowiedź, na przykład what=call
cli-option-edition = wydanie przepisów
cli-option-regulations = Organizacja Nadzorująca albo własny plik: ./club.toml
cli-option-stage = etap, na którym jest rozdanie
cli-option-offender = miejsce wykraczającego, żeby decyzja wskazywała graczy
cli-option-declarer = miejsce rozgrywającego
cli-option-with = drugi język obok pierwszego
cli-option-why = uzasadnia każde stwierdzenie
cli-option-board = tylko to rozdanie
cli-option-seat = miejsce gracza: N, E, S lub W
cli-option-at = numer zdarzenia: informacje po tylu zdarzeniach
cli-option-interview = pyta w terminalu o to, czego nie ma w zapisie gry
cli-option-estimate = twoja ocena, ile lew rozgrywający miałby bez fałszywego renonsu
cli-option-no-double-dummy = pomija analizę w widne karty
cli-option-format = postać wydruku
cli-option-host = adres, na którym nasłuchuje pulpit
cli-option-port = port, na którym nasłuchuje pulpit
cli-option-database = adres URL bazy danych; domyślnie plik w twoim folderze danych
cli-option-no-browser = nie otwiera przeglądarki
cli-given = ma sens, gdy
cli-unused = Podano, choć nie było o to pytania: { $facts }
cli-interview-keys = Odpowiadaj numerem. b cofa o krok, r pokazuje dotychczasową decyzję, q kończy.
cli-go-on = Przejść dalej: { $stage }? (t/n)
cli-yes-key = t
cli-choose = Odpowiedz numerem od 1 do { $count }.
law-reads = istotny fakt
law-unless = ustępuje przed
law-overrides = ma pierwszeństwo przed
law-within = Podpunkty
law-cases = Przypadki
law-other-edition = W { $edition }: { $ref }
law-differs = Ujęcie tego punktu w obu wydaniach się różni.
law-same = Ujęcie tego punktu w obu wydaniach jest takie samo.
laws-coverage = Ujęte punkty: { $done } z { $all }.
diff-none = Oba wydania dają te same decyzje.
diff-nothing = nic
diff-usual = w zwykłej sytuacji
diff-unverified = Niesprawdzone dla { $edition }; tu przyjęto: { $answer }
diff-worlds = { $count ->
    [one] jeden układ faktów
    [few] { $count } układy faktów
    [many] { $count } układów faktów
   *[other] { $count } układu faktów
}
chart-nothing = bez skutku
chart-but = Ale:
exam-too-much = Zbędne pytania: { $facts }
exam-not-asked = Nie zapytano o: { $facts }
exam-result = Dobrze: { $right }, źle: { $wrong }
serve-at = Pulpit działa pod adresem { $address } (zatrzymuje go Ctrl-C)
serve-locked = Pulpit jest widoczny w sieci: strony sędziego otwierają tylko te adresy, z kluczem; gracze dostają linki do ankiet. Z innego urządzenia sędziego:
table-irregular = { $count ->
    [0] { $boards ->
        [one] Odczytano jedno rozdanie: nie ma w nim nieprawidłowości.
        [few] Odczytano { $boards } rozdania: nie ma w nich nieprawidłowości.
        [many] Odczytano { $boards } rozdań: nie ma w nich nieprawidłowości.
       *[other] Odczytano { $boards } rozdania: nie ma w nich nieprawidłowości.
    }
    [one] { $boards ->
        [one] Odczytano jedno rozdanie: nieprawidłowe.
        [few] Odczytano { $boards } rozdania, w tym jedno nieprawidłowe.
        [many] Odczytano { $boards } rozdań, w tym jedno nieprawidłowe.
       *[other] Odczytano { $boards } rozdania, w tym jedno nieprawidłowe.
    }
    [few] { $boards ->
        [few] Odczytano { $boards } rozdania, w tym { $count } nieprawidłowe.
       *[other] Odczytano { $boards } rozdań, w tym { $count } nieprawidłowe.
    }
   *[other] { $boards ->
        [few] Odczytano { $boards } rozdania, w tym { $count } nieprawidłowych.
       *[other] Odczytano { $boards } rozdań, w tym { $count } nieprawidłowych.
    }
}
table-provided = Jeśli nie zaszło nic niezwykłego (sprawdź: { $facts }):
cli-score = oblicza turniej: kolejność, wyniki rozjemcze, przed zmianą i po niej, sprawdzenie, eksport
cli-adjust = oblicza jeden wynik rozjemczy i pokazuje rachunek
cli-argument-event = plik turnieju: USEBIO, Bridgemate, PBN, zapisy rozdań, CSV lub Excel
cli-option-adjust = wynik rozjemczy, „7 NS 3: 60% 4SN=; 40% 4SN-1”, albo plik JSON lub TOML z nimi
cli-option-penalty = kara, „NS 12: 25% top; 90B2; uzasadnienie”, albo plik JSON lub TOML z nimi; jest oddzielona od wyniku
cli-option-scoring = czyje ustalenia obowiązują przy obliczaniu; club: nasza propozycja
cli-option-method = sposób obliczania
cli-option-option = jedno ustalenie regulaminu, w postaci, o jaką pyta „arbitro score”
cli-option-sections = sektory razem albo każdy osobno
cli-option-winners = jedna kolejność albo osobna dla każdej linii
cli-option-results = liczba wyników, jaką powinno mieć każde rozdanie
cli-option-check = szuka tego, co się nie zgadza, i tego, co niemożliwe
cli-option-pair = uczestnik, jak w kolejności
cli-option-csv = wypisuje kolejność jako CSV
cli-option-out = zapisuje turniej z wynikami rozjemczymi: .xml (USEBIO), .pbn, .csv, .xlsx, .json
cli-option-no-names = pomija nazwiska graczy
cli-option-weights = wynik ważony: „60% 4S N =; 40% 4S N -1”
cli-option-vulnerable = kto jest po partii
cli-option-field = turniej, w którym wynik jest wyceniany
cli-option-other = zapis linii NS przy drugim stole meczu
cli-option-fault-ns = wina linii NS
cli-option-fault-ew = wina linii EW
cli-option-session-ns = własny procent lub IMP-y na rozdanie linii NS w sesji
cli-option-session-ew = własny procent lub IMP-y na rozdanie linii EW w sesji
cli-option-obtained = wynik uzyskany przy stole albo jego wartość
cli-option-rectified = wynik bez wykroczenia albo jego wartość
cli-option-unharmed = wynik z wykroczeniem, ale bez własnego błędu, albo jego wartość
cli-option-offending = strona wykraczająca
cli-option-top = maks w rozdaniu; bez niego wartości są w IMP-ach
