## Wykaz informacji: z czego może korzystać każdy gracz (przepis 16)
information-title = Kto z czego może korzystać
information-of = Z czego może korzystać { WHO($who) }
information-after = { $count ->
    [0] Przed pierwszym zdarzeniem
    [one] Po pierwszym z { $all } zdarzeń
   *[other] Po { $count } z { $all } zdarzeń
}
information-first = Najpierw rozstrzygnij: { WHO($who) }, zdarzenie { $number }. { $reason }
information-with = { $what }: { $shown }
information-said = { $what }: „{ $text }”

## Co graczowi wolno
information-status-authorised = legalna
    .means = Może z niej korzystać.
information-status-unauthorised = nielegalna
    .means = Musi unikać wyciągania z niej jakiejkolwiek korzyści.
information-status-extraneous = dodatkowa
    .means = Pochodzi spoza gry: nie wolno opierać na niej zapowiedzi ani zagrania.
information-status-unknown = nieznana
    .means = Gracz jej nie zna.
information-status-open = nierozstrzygnięta
    .means = Najpierw trzeba ustalić coś innego albo przepisy tego nie rozstrzygają: decydujesz ty.
information-tainted = skażona
    .means = Zapowiedź lub zagranie jest przepisowe; z tego, co wnosi do niego inna informacja, korzystać nie wolno.

## Skąd pochodzi
information-source-call = zapowiedź
information-source-play = zagrana karta
information-source-designation = karta wskazana, ale niezagrana
information-source-withdrawn = działanie wycofane
information-withdrawn-under = { $what }, wycofane ({ $law })
information-source-exposed = karta odsłonięta
information-source-penalty_card = karta przygwożdżona
information-penalty-on_table = karta przygwożdżona na stole
information-penalty-returned = karta przygwożdżona podjęta do ręki
information-penalty-played = karta przygwożdżona, później zagrana
information-source-dummy = dziadek
information-source-own_hand = własna ręka
information-source-hand = ręka
information-source-claim = deklaracja lub zrzeczenie się lew
information-source-declared = legalna z mocy przepisu lub regulaminu
information-source-carrier = dodatkowa informacja
information-source-alert = alert
information-source-procedure = prawidłowy przebieg gry: odpowiedzi, alerty, karty konwencyjne
information-source-known_before = znana przed wyjęciem kart z pudełka
information-source-score = własna ocena swojego aktualnego wyniku
information-source-traits = cechy przeciwników
information-source-regulations = regulamin zawodów
information-source-elsewhere = informacja z innych źródeł
information-source-card_seen = karta zobaczona przypadkiem

## W jaki sposób pochodzi od partnera
information-carrier-remark = uwaga
information-carrier-question = pytanie
information-carrier-reply = odpowiedź na pytanie
information-carrier-unexpected_alert = niespodziewany alert
information-carrier-missing_alert = brak alertu
information-carrier-hesitation = wyraźne wahanie
information-carrier-speed = niezwyczajny pośpiech
information-carrier-emphasis = specjalny nacisk
information-carrier-tone = modulacja głosu
information-carrier-gesture = gest
information-carrier-movement = ruch
information-carrier-mannerism = szczególne zachowanie
information-carrier-other = inny sposób
information-gloss-basis = Niespodziewany ze względu na to, na czym oparto zapowiedź ({ $texts }).
information-gloss-auction = Niespodziewany ze względu na przebieg licytacji ({ $texts }).
information-text-es-2007 = tekst hiszpański z 2007 roku
information-text-it-2007 = przypis do tekstu włoskiego z 2007 roku

## W jaki sposób pochodzi z innych źródeł
information-way-wrong_hand = obejrzenie niewłaściwej ręki
information-way-call_heard = zasłyszana zapowiedź
information-way-result_heard = zasłyszany zapis
information-way-remark_heard = zasłyszany komentarz
information-way-cards_elsewhere = karty zobaczone przy innym stole
information-way-card_here = karta innego gracza zobaczona przy swoim stole
information-way-other = coś zasłyszanego

## Co jeszcze trzeba wiedzieć
information-reason-pending = Jak dotąd ani niezaakceptowane, ani niewycofane.
information-reason-no_legal_basis = Wycofano to, choć żaden przepis tego nie przewiduje: najpierw rozstrzygnij tę sprawę.
information-reason-offender_unknown = Zapis nie pokazuje, kto popełnił wykroczenie.
information-reason-no_offender = Wycofane bez wykroczenia: przepisy nie mówią, kto może z tego korzystać.
information-reason-unverified = Nie sprawdzono z tekstem tego wydania: przeczytaj przepis, zanim wydasz decyzję.
information-reason-alert_expected = Mówi mu coś tylko wtedy, gdy dał go partner, a on się go nie spodziewał.
information-reason-whose_card = Zależy od tego, czyja to była karta.
information-reason-claim = Zależy od tego, jak zostanie rozstrzygnięta deklaracja lew.
information-reason-at_odds = Zapis jest tu wewnętrznie sprzeczny.
information-reason-own_risk = Na własne ryzyko.
information-reason-interpretation = Nasza wykładnia: przepisy tu milczą, decydujesz ty.

## Strony
information-table = Stół
information-step-first = Start
information-step-back = Wstecz
information-step-on = Dalej
information-step-last = Koniec
information-steps = Przejdź rozdanie krok po kroku
information-hands = ręce: { $names }
information-all = Mogą korzystać wszyscy, o ile wyżej nie podano inaczej
information-all-count = { $count ->
    [0] jeszcze żadnych zapowiedzi ani kart
    [one] jedna zapowiedź lub karta
    [few] { $count } zapowiedzi i karty
    [many] { $count } zapowiedzi i kart
   *[other] { $count } zapowiedzi i karty
}
information-group-yes = Może korzystać
information-group-no = Nie wolno korzystać
information-group-open = Nierozstrzygnięte
information-group-unknown = Nie zna
information-words = Co znaczą słowa
information-back-to-board = Wróć do rozdania

## Zdarzenia, które same nic nie mówią
information-event-withdrawn = wycofano: { $what }
information-event-accepted = zapowiedź zaakceptowana
information-event-obliged = obowiązek pasowania
information-event-obliged_to_repeat = obowiązek powtórzenia zapowiedzi { $call }
information-event-claim_agreed = zgoda na deklarację lew
information-event-claim_objected = sprzeciw wobec deklaracji lew
information-event-played_on = gra toczy się dalej
information-event-attention_drawn = zwrócono uwagę
information-event-next_board_called = zapowiedź w następnym rozdaniu
information-event-round_ended = koniec rundy
information-event-hands_returned = ręce odłożone do pudełka
information-event-director_called = wezwano sędziego
information-event-card_picked_up = podjęto kartę przygwożdżoną
information-event-comment = komentarz
