## Co przepisy pozostawiają Organizacji Nadzorującej.
fact-authority-reservation = Co Organizacja Nadzorująca postanowiła o zastrzeganiu praw?
    .short = Zastrzeżenie prawa do przywołania sędziego
    .note = Jeśli Organizacja Nadzorująca tego nie zabrania, gracz może oświadczyć, że zastrzega sobie prawo do późniejszego przywołania sędziego.
    .is-allowed = Gracz może to oświadczyć
    .is-forbidden = Nie wolno tego oświadczać
    .is-must_call_director = Zamiast tego należy niezwłocznie przywołać sędziego
fact-authority-governing_text = Według którego tekstu przepisów toczą się zawody?
    .short = Tekst obowiązujący w zawodach
    .note = Tłumaczenia różnią się w kilku miejscach: czym jest logiczna alternatywa, kiedy można zmienić miejsca graczy i czy rozgrywający może nakazać wist.
    .is-english = Tekst angielski
    .is-spanish = Tekst hiszpański
    .is-italian = Tekst włoski
    .is-polish = Tekst polski
    .is-french = Tekst francuski
fact-authority-assigned_method = Jak według Organizacji Nadzorującej orzeka się zapisowy wynik rozjemczy?
    .short = Zapisowy wynik rozjemczy
    .note = W 2007 regułą był wynik ważony; Organizacja Nadzorująca mogła wybrać zamiast niego drugi sposób. W jednym rozdaniu nigdy się ich nie łączy.
    .is-weighted = Ważony z kilku wyników
    .is-split = Najkorzystniejszy prawdopodobny wynik dla jednej strony, najmniej korzystny w ogóle prawdopodobny dla drugiej
fact-authority-fouled_rating = Czy regulamin zawodów mówi, jak oblicza się zapis grup w rozdaniu zniekształconym?
    .short = Grupy w rozdaniu zniekształconym
    .note = Grupy z jednym, dwoma lub trzema wynikami mają często osobną regułę.
    .is-regulated = Mówi o tym regulamin
    .is-director = Sędzia wybiera sposób i go ogłasza
fact-authority-considered_share = Jaka część pytanych graczy oznacza, że zagranie rozważano poważnie?
    .short = Logiczna alternatywa: część, która ją rozważa
fact-authority-chose_count = Ilu z pytanych graczy musi wybrać zagranie?
    .short = Logiczna alternatywa: gracze, którzy ją wybierają
fact-authority-artificial_imps = Ile IMP wynosi średnia plus w meczu teamów?
    .short = Średnia plus w meczu teamów
fact-authority-imps_average = Ile IMP wynosi średnia plus w turnieju par na IMP?
    .short = Średnia plus w turnieju par na IMP
fact-authority-correction_period = Jak długo można poprawiać wyniki?
    .short = Okres reklamacyjny
fact-authority-appeal_period = Jak długo można prosić o decyzję sędziego lub się od niej odwołać?
    .short = Okres odwoławczy

## Liczby
amount-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
amount-share = { $share } pytanych graczy
amount-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
amount-imps = { $count } IMP

## Skąd znana jest wartość
mark-verified = z własnego tekstu organizacji
mark-secondary = z cudzych słów
mark-recalled = nigdzie nieprzeczytane, tylko z pamięci: pyta się sędziego
regulation-unknown = nie wiadomo; pyta się sędziego
regulation-by-law = Według przepisów, jeśli nie postanowiono inaczej: { $value }
regulation-undated = data nieznana
regulations-known = znane decyzje: { $count } z { $all }
