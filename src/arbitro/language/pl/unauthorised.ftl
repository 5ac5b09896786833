## Kinds
kind-partner_information = Informacja od partnera
    .hint = Wahanie, pytanie, uwaga, alert, gest…
    .search = tempo zmiana tempa namysł namysłu namyślał myślał myślenie zamyślił pauza przerwa wahał długo wolno szybko pośpiech UI nielegalna dodatkowa uwagi komentarz pytania odpowiedź alertu mina grymas westchnął ton głosu nacisk zastrzegam zastrzeżenie praw logiczna alternatywa
kind-withdrawn_action = Wycofana zapowiedź lub zagranie
    .hint = Kto może korzystać z tego, co pokazała wycofana zapowiedź lub zagranie
    .search = wycofał wycofana wycofane wycofanie cofnął cofnięta cofnięcie zmiana zapowiedzi zmienił zamienił unieważniona poprawiona zastąpiona zabrał kartę
kind-extraneous_information = Informacja z innych źródeł
    .hint = Zasłyszany wynik, karty z innego stołu, obejrzana niewłaściwa ręka
    .search = usłyszał podsłuchał zasłyszana słyszał wynik zapis komentarz inny stół sąsiedni cudze karty zobaczył widział zajrzał niewłaściwa ręka pudełko przypadkiem przypadkowo dodatkowa nielegalna UI ponowne rozdanie
kind-information_used = Wykorzystanie informacji
    .hint = Skąd gracz ją miał i czy może z niej korzystać?
    .search = wykorzystał wykorzystać skorzystał użył korzystanie informacji nielegalna dodatkowa legalna naruszenie UI

## Slots: what a ruling answers
slot-partner-reservation = Zastrzeżenie praw
slot-partner-dispute = Czy to sporne?
slot-partner-timing = Kiedy przywołano sędziego
slot-partner-call_again = Kiedy przywołać sędziego
slot-partner-unexpected = Niespodziewany alert
slot-partner-status = Co zostało przekazane
slot-partner-receiver = Obowiązek partnera
slot-partner-choice = Czego nie może wybrać
slot-partner-letter = Litera obowiązującego tekstu
slot-partner-action = Wybrane działanie
slot-partner-score = Wynik
slot-partner-penalty = Kara
slot-withdrawn-route = Wycofanie
slot-withdrawn-others_information = Informacja dla strony niewykraczającej
slot-withdrawn-offenders_information = Informacja dla strony wykraczającej
slot-withdrawn-choice = Czego nie może wybrać
slot-withdrawn-letter = Litera obowiązującego tekstu
slot-withdrawn-action = Wybrane działanie
slot-withdrawn-score = Wynik
slot-extraneous-report = Kto powiadomił sędziego
slot-extraneous-received = Informacja
slot-extraneous-hold = Rozdanie
slot-extraneous-remedy = Rozwiązanie
slot-extraneous-letter = Litera obowiązującego tekstu
slot-extraneous-teams = Teamy
slot-extraneous-pending = Rezultat
slot-extraneous-score = Wynik
slot-used-route = Punkt, który o tym rozstrzyga
slot-used-breach = Naruszenie przepisu
slot-used-score = Wynik

## Facts: the chain
fact-chain-alternative = Czy wśród działań, których nie wybrał, była logiczna alternatywa?
    .short = Inna logiczna alternatywa
    .note = Zapytaj graczy tej samej klasy. Muszą być spełnione oba warunki: znaczna część z nich poważnie by ją rozważyła, a niektórzy mogliby ją wybrać. Przepisy nie podają procentów.
    .is-both_limbs = Tak: znaczna część poważnie by ją rozważyła, a niektórzy mogliby ją wybrać
    .is-one_limb = Spełniony jest tylko jeden z dwóch warunków
    .is-none = Nie
fact-chain-suggested = Czy informacja sugeruje jego działanie bardziej niż tę alternatywę?
    .short = Jego działanie sugerowane bardziej niż alternatywa
    .note = Porównaj oba działania ze sobą. Informacja musi ewidentnie wskazywać w tę stronę.
    .is-is = Tak, ewidentnie sugeruje jego działanie bardziej niż tamto
    .is-could = Mogła je ewidentnie zasugerować, nic więcej
    .is-generally = Sugeruje jego działanie, ale nie bardziej niż jakąkolwiek logiczną alternatywę
    .is-no = Nie
fact-chain-chosen_is_alternative = Czy działanie, które wybrał, samo było logiczną alternatywą?
    .short = Jego działanie logiczną alternatywą
    .note = Tekst z 2007 roku mówi o wyborze spośród logicznych alternatyw.
fact-chain-counts_anyway = Wybrał działanie, którego nie wybrałby nikt z graczy tej samej klasy: czy mimo to je liczysz?
    .short = Jego działanie mimo to się liczy
    .note = Tekst z 2007 roku milczy o działaniu, które nie jest logiczną alternatywą. Jego litera ani go nie dopuszcza, ani nie zakazuje.

## Facts: information from partner
fact-partner-moment = Kiedy sędzia się o tym dowiaduje?
    .short = Przywołanie sędziego
    .is-reservation = Teraz, przy stole: gracz chce zastrzec sobie prawa
    .is-before_end = Przed zakończeniem rozgrywki
    .is-end_of_play = Zaraz po zakończeniu rozgrywki
    .is-later = Później
fact-partner-disputed = Czy przeciwnicy zaprzeczają, że przekazano informację?
    .short = Przekazanie informacji sporne
fact-partner-carrier = W jaki sposób przekazano informację?
    .short = Sposób przekazania
    .note = Lista w przepisach to tylko przykłady.
    .is-remark = Uwaga
    .is-question = Pytanie
    .is-reply = Odpowiedź na pytanie
    .is-unexpected_alert = Niespodziewany alert
    .is-missing_alert = Brak alertu
    .is-hesitation = Wyraźne wahanie
    .is-speed = Niezwyczajny pośpiech
    .is-emphasis = Specjalny nacisk
    .is-tone = Modulacja głosu
    .is-gesture = Gest
    .is-movement = Ruch
    .is-mannerism = Szczególne zachowanie
    .is-other = Inny sposób
fact-partner-unexpected_in = Ze względu na co alert był niespodziewany?
    .short = Alert niespodziewany
    .note = Tłumaczenia objaśniają to na dwa sposoby: ze względu na to, na czym oparto alert, albo ze względu na przebieg licytacji.
    .is-basis = Ze względu na to, na czym oparto alert
    .is-auction = Ze względu na przebieg licytacji
    .is-both = Z obu względów
    .is-neither = Z żadnego: alertu należało się spodziewać
fact-partner-could_suggest = Czy to, co przekazano, mogło sugerować zapowiedź lub zagranie?
    .short = Mogło sugerować zapowiedź lub zagranie
fact-partner-advantage = Czy ten wybór przyniósł jego stronie korzyść?
    .short = Korzyść strony, która wybierała
fact-partner-deliberate = Czy zabrakło mu staranności w unikaniu korzyści?
    .short = Brak staranności

## Facts: withdrawn calls and plays
fact-withdrawn-lawful = Czy zapowiedź lub zagranie wycofano tak, jak przewiduje przepis?
    .short = Wycofane na podstawie przepisu
    .note = Na przykład na podstawie przepisów od 25 do 36, 47, 53 lub 62. Poprawioną pomyłkę mechaniczną rozstrzygnij jako zmianę zapowiedzi. Po błędnej informacji za wykraczającą uważa się stronę, która jej udzieliła.
fact-withdrawn-replaced_by = Co ją zastąpiło?
    .short = W to miejsce
    .is-other = Coś innego albo nic
    .is-comparable_call = Zapowiedź porównywalna, po odzywce niewystarczającej albo zapowiedzi poza kolejnością
    .is-lowest_bid = Po odzywce niewystarczającej: najniższa pokazująca to samo
fact-withdrawn-damage = Czy ten wybór wyrządził szkodę stronie niewykraczającej?
    .short = Szkoda strony niewykraczającej

## Facts: information from elsewhere
fact-extraneous-way = W jaki sposób gracz uzyskał informację?
    .short = Sposób uzyskania
    .is-wrong_hand = Obejrzał niewłaściwą rękę
    .is-call_heard = Zasłyszał zapowiedź
    .is-result_heard = Zasłyszał wynik
    .is-remark_heard = Zasłyszał komentarz
    .is-cards_elsewhere = Zobaczył karty przy innym stole
    .is-card_here = Przed licytacją zobaczył przy swoim stole kartę innego gracza
    .is-other = Przypadkowo w inny sposób
fact-extraneous-reported_by = Kto powiadomił sędziego?
    .short = Sędziego powiadomił
    .is-recipient = Gracz, który ma tę informację
    .is-another = Ktoś inny
fact-extraneous-moment = Kiedy ją uzyskał?
    .short = Kiedy uzyskana
    .is-no_call_yet = Zanim w rozdaniu zgłoszono jakąkolwiek zapowiedź
    .is-after_first_call = Po pierwszej zapowiedzi, przed zakończeniem rozgrywki
fact-extraneous-effect = Czy ta informacja zakłóciłaby normalny przebieg gry?
    .short = Zakłóca normalny przebieg gry
    .is-likely = Prawdopodobnie tak
    .is-could = Mogłaby, ale to mało prawdopodobne
    .is-no = Nie
screen-extraneous-setting = Na co pozwalają zawody?
fact-extraneous-about_one_hand = Czy informacja dotyczy jednej ręki?
    .short = Dotyczy jednej ręki
    .tick = Informacja dotyczy jednej ręki tego rozdania
fact-extraneous-form_lets_swap = Czy rodzaj zawodów pozwala zmienić miejsca?
    .short = Rodzaj zawodów pozwala zmienić miejsca
    .tick = Rodzaj zawodów pozwala zmienić miejsca
fact-extraneous-scoring_lets_swap = Czy sposób obliczania wyników pozwala zmienić miejsca?
    .short = Sposób obliczania wyników pozwala zmienić miejsca
    .tick = Sposób obliczania wyników pozwala zmienić miejsca
fact-extraneous-redeal_possible = Czy rodzaj zawodów pozwala na ponowne rozdanie?
    .short = Ponowne rozdanie możliwe
    .tick = Rodzaj zawodów pozwala na ponowne rozdanie dla tych uczestników (nie przy rozdaniu porównanym już z innym stołem)
fact-extraneous-remedy = Które rozwiązanie wybierasz?
    .short = Rozwiązanie
    .is-swap = Zmienić miejsca tak, by miał rękę, którą zna
    .is-redeal = Zarządzić ponowne rozdanie dla tych uczestników
    .is-play_on = Pozwolić rozegrać rozdanie, z możliwością wyniku rozjemczego
    .is-artificial = Procentowy wynik rozjemczy
fact-extraneous-teams = Czy to mecz teamów?
    .short = Mecz teamów
fact-extraneous-affected = Czy informacja wpłynęła na wynik?
    .short = Wpływ na wynik
    .is-affected = Tak
    .is-could = Mogła wpłynąć
    .is-no = Nie

## Facts: a player used information
fact-used-source = Skąd gracz miał tę informację?
    .short = Źródło informacji
    .is-partner = Od partnera, poza zapowiedziami i zagraniami
    .is-withdrawn = Z wycofanej zapowiedzi lub zagrania
    .is-elsewhere = Przypadkowo, z innego źródła: usłyszał ją lub zobaczył
    .is-allowed = Z przepisowych zapowiedzi i zagrań, prawidłowego przebiegu gry, tego, co wiedział wcześniej, cech przeciwników lub własnego wyniku
    .is-none_of_these = Z żadnego z tych źródeł
fact-used-acted_on = Czy oparł na niej zapowiedź lub zagranie?
    .short = Zapowiedź lub zagranie na niej oparte
fact-used-damage = Czy wyrządziło to szkodę?
    .short = Szkoda

## Outcomes
outcome-may_reserve_rights = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} powiedzieć: „Zastrzegam sobie prawo do przywołania sędziego później”.
outcome-no_reservation = Tu nie można zastrzec sobie praw: sędziego przywołuje się teraz.
outcome-call_instead_of_reserving = Regulamin wymaga, by zamiast zastrzegać sobie prawa, przywołać sędziego od razu.
outcome-opponents_should_call = { WHO($side, cap: 1) } { $side ->
    [both_sides] powinny niezwłocznie przywołać sędziego, skoro zaprzeczają
   *[other] powinna niezwłocznie przywołać sędziego, skoro zaprzecza
}, że przekazano informację. Zanotuj to; automatycznej kary nie ma.
outcome-passing_undisputed = Nikt nie zaprzecza, że przekazano informację. Zanotuj to jako bezsporne.
outcome-calling_now_is_no_infraction = Przywołanie sędziego przed zakończeniem rozgrywki lub później nie jest wykroczeniem i nie odbiera żadnych praw.
outcome-call_when_play_ends = { WHO($side, cap: 1) } { $side ->
    [both_sides] powinny przywołać sędziego po zakończeniu rozgrywki, jeśli mają
   *[other] powinna przywołać sędziego po zakończeniu rozgrywki, jeśli ma
} uzasadnione powody sądzić, że przeciwnik, mając logiczną alternatywę, wybrał działanie, które { $test ->
    [is] sugerowała informacja.
   *[could] mogła zasugerować informacja.
}
outcome-alert_unexpected = { $test ->
    [basis] Alert był niespodziewany ze względu na to, na czym go oparto; tak objaśnia to tekst hiszpański z 2007 roku.
    [auction] Alert był niespodziewany ze względu na przebieg licytacji; tak objaśnia to tekst włoski z 2007 roku.
    [both] Alert był niespodziewany z obu względów: według tekstu hiszpańskiego z 2007 roku (na czym go oparto) i według włoskiego (przebieg licytacji).
   *[neither] Alertu należało się spodziewać: nie mówi niczego poza tym, co wynika z procedury.
}
outcome-unauthorised_from_partner = Dla { WHO($receiver, form: "gen") } to, co przekazał { WHO($giver) }, jest nielegalną informacją bez względu na dalszy wybór.
outcome-extraneous_from_partner = Dla { WHO($receiver, form: "gen") } to, co przekazał { WHO($giver) }, jest dodatkową informacją: ogranicza wybór.
outcome-nothing_conveyed = Nie przekazano niczego, co mogłoby sugerować zapowiedź lub zagranie.
outcome-must_avoid_advantage = { WHO($receiver, cap: 1) } musi starannie unikać jakiejkolwiek korzyści z tego.
outcome-may_not_choose_suggested = { $who ->
    [both_sides] Żadna ze stron nie może
   *[other] { WHO($who, cap: 1) } nie może
} { $test ->
    [is] wybrać zapowiedzi lub zagrania, które informacja ewidentnie sugeruje bardziej niż inne, będące logiczną alternatywą.
   *[could] wybrać spośród logicznych alternatyw takiej, którą informacja mogła ewidentnie zasugerować bardziej niż inną.
}
outcome-action_infringed = Wybór { WHO($who, form: "gen") } był wykroczeniem.
outcome-action_allowed = Wybór { WHO($who, form: "gen") } { $limb ->
    [alternative] był dozwolony: żadne z działań, przeciw którym przemawiała informacja, nie było logiczną alternatywą.
    [suggestion] był dozwolony: informacja nie sugerowała go bardziej niż logicznej alternatywy w rozumieniu tego wydania.
   *[chosen] nie liczy się jako wybór spośród logicznych alternatyw.
}
outcome-letters_differ = { $point ->
    [or_limbs] Tekst włoski łączy oba warunki słowem „lub”. Według jego litery to działanie byłoby logiczną alternatywą; według tekstu angielskiego nią nie jest.
    [over_another] Obowiązujący tekst nie mówi „bardziej niż inne”. Wzięty dosłownie, zakazywałby tego działania; ta decyzja porównuje działanie z działaniem.
   *[form_or_scoring] Tekst francuski mówi: rodzaj zawodów lub sposób obliczania wyników. Według jego litery zmiana miejsc byłaby dozwolona; według pozostałych nie jest.
}
outcome-score_stands = { $limb ->
    [information] Wynik zostaje: niczego nie przekazano.
    [infraction] Wynik zostaje: nie było wykroczenia.
    [advantage] Wynik zostaje: wykroczenie nie przyniosło korzyści.
    [affected] Wynik zostaje: informacja na niego nie wpłynęła.
   *[damage] Wynik zostaje: nie było szkody.
}
outcome-assign_adjusted_score = Orzeknij wynik rozjemczy.
outcome-penalty_for_use = { WHO($who, form: "dat", cap: 1) } można ponadto wymierzyć karę proceduralną.
outcome-rule_other_irregularity_first = Żaden przepis nie przewiduje takiego wycofania: najpierw rozstrzygnij tę nieprawidłowość.
outcome-withdrawn_actions_authorised = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} korzystać ze wszystkiego, co pokazały wycofane zapowiedzi i zagrania, własne i przeciwników.
outcome-withdrawn_actions_unauthorised = { $side ->
    [both_sides] Żadna ze stron nie może
   *[other] { WHO($side, cap: 1) } nie może
} korzystać z tego, co pokazały wycofane zapowiedzi i zagrania, bez względu na to, kto je wycofał.
outcome-withdrawn_rule_does_not_apply = Ograniczenie związane z wycofanymi zapowiedziami nie dotyczy tu { WHO($side, form: "gen") }.
outcome-reported_by_recipient = Gracz, który ma tę informację, sam niezwłocznie powiadomił sędziego, tak jak powinien.
outcome-reported_by_another = Sędziego powiadomił ktoś inny: to nie jest wykroczenie. Najpierw zapytaj gracza, który ma tę informację.
outcome-received_by_accident = { $receiver ->
    [receiver] Gracz
   *[other] { WHO($receiver, cap: 1) }
} { $way ->
    [wrong_hand] obejrzał niewłaściwą rękę: nie wolno mu korzystać z tego, co zobaczył.
    [call_heard] zasłyszał zapowiedź: nie wolno mu korzystać z tego, co usłyszał.
    [result_heard] zasłyszał wynik: nie wolno mu korzystać z tego, co usłyszał.
    [remark_heard] zasłyszał komentarz: nie wolno mu korzystać z tego, co usłyszał.
    [cards_elsewhere] zobaczył karty przy innym stole: nie wolno mu korzystać z tego, co zobaczył.
    [card_here] zobaczył przed licytacją kartę innego gracza: nie wolno mu korzystać z tego, co zobaczył.
   *[other] przypadkowo dowiedział się czegoś: nie wolno mu z tego korzystać.
}
outcome-hold_board = Pudełko zostaje przy tym stole, dopóki nie wybierzesz rozwiązania.
outcome-change_seats = Zmień miejsca tak, żeby gracz miał rękę, którą zna. Wynik liczy się każdemu uczestnikowi na jego własnej linii.
outcome-redeal = Zarządź ponowne rozdanie, tylko dla tych uczestników i pod swoim okiem. Liczy się je osobno.
outcome-play_on_pending = { $test ->
    [affected] Pozwól rozegrać rozdanie. Zachowaj możliwość orzeczenia wyniku rozjemczego, jeśli informacja wpłynęła na wynik.
   *[could] Pozwól rozegrać rozdanie. Zachowaj możliwość orzeczenia wyniku rozjemczego, jeśli informacja mogła wpłynąć na wynik.
}
outcome-award_artificial = Rozdania się nie gra: orzeknij procentowy wynik rozjemczy, każdej stronie według jej własnej winy. Może się okazać, że żadna nie zawiniła.
outcome-artificial_in_teams = W meczu teamów sprawdź osobny przepis o wynikach rozjemczych w meczu.
outcome-remedy_refused = { $remedy ->
    [swap] Niemożliwe: tu nie zmienia się miejsc.
    [redeal] Niemożliwe: tu nie ma ponownego rozdania.
   *[artificial] Niemożliwe: na tym etapie nie ma procentowego wyniku rozjemczego.
} { $instead ->
    [play] Pozwól rozegrać rozdanie.
   *[choose] Wybierz inne rozwiązanie.
}
outcome-play_on_normally = Pozwól normalnie rozegrać rozdanie.
outcome-play_on_noted = Pozwól rozegrać rozdanie. Zanotuj, co się stało.
outcome-score_pending = Wynik jest wstrzymany, dopóki nie ocenisz, czy informacja miała znaczenie.
outcome-information_allowed = Może z niej korzystać.
outcome-rule_as = { $kind ->
    [partner] Rozstrzygnij to jako informację od partnera.
    [withdrawn] Rozstrzygnij to jako wycofaną zapowiedź lub zagranie.
   *[elsewhere] Rozstrzygnij to jako informację z innych źródeł.
}
outcome-extraneous_used = Oparł zapowiedź lub zagranie na dodatkowej informacji, a tego mu nie wolno.
outcome-extraneous_not_used = To dodatkowa informacja: nie wolno na niej opierać zapowiedzi ani zagrania. Niczego na niej nie oparto.
outcome-no_general_paragraph = To wydanie nie ma ogólnego punktu o takiej informacji. Rozważ, czy możesz tu orzec według swojego uznania.
