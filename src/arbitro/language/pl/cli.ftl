cli-arbitro = Arbitro: od faktów przy stole do kompletnej decyzji.
cli-usage = użycie:
cli-command = POLECENIE
cli-arguments = argumenty
cli-options = opcje
cli-more = Więcej powie „arbitro POLECENIE --help”. Język wybiera --lang en|es|it|pl|fr.
cli-rule = rozstrzyga zdarzenie: zadaje pytania, a z --facts od razu podaje decyzję
cli-facts = wymienia fakty, które zna dany rodzaj zdarzenia
cli-table = wyszukuje nieprawidłowości w zapisie gry i je rozstrzyga
cli-law = pokazuje punkt przepisów: od czego zależy, co z niego wynika, wyjątki i przypadki
cli-laws = pokazuje wszystkie przepisy i to, na ile je ujęto
cli-diff = pokazuje, czym różnią się dwa wydania przepisów
cli-chart = pokazuje schematy decyzyjne dla danego rodzaju zdarzenia
cli-exam = sprawdza pliki z przypadkami: co dobrze, co źle, które pytania zbędne
cli-serve = otwiera pulpit sędziego w przeglądarce
cli-argument-kind = rodzaj zdarzenia, na przykład „revoke”
cli-argument-ref = punkt przepisów, na przykład 64A1
cli-argument-law = numer przepisu, od 1 do 93
cli-argument-one = wydanie przepisów
cli-argument-other = wydanie, z którym je porównać
cli-argument-file = zapis gry: PBN, LIN lub JSON
cli-argument-files = pliki z przypadkami; domyślnie przypadki dołączone do Arbitro
cli-option-help = pokazuje tę pomoc
cli-option-json = wypisuje JSON
cli-option-lang = język
cli-option-facts = fakty z pliku JSON lub TOML; „-” to standardowe wejście
cli-option-set = jeden fakt; lista kontrolna przyjmuje listę: revoke.exceptions=
cli-option-edition = wydanie przepisów
cli-option-regulations = Organizacja Nadzorująca
cli-option-stage = etap, na którym jest rozdanie
cli-option-offender = miejsce wykraczającego, żeby decyzja wskazywała graczy
cli-option-declarer = miejsce rozgrywającego
cli-option-with = drugi język obok pierwszego
cli-option-why = uzasadnia każde stwierdzenie
cli-option-board = tylko to rozdanie
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
