## Kinds
kind-revoke = Fałszywy renons
    .hint = Gracz nie dołożył do koloru albo nie zagrał tego, co musiał
kind-revoke_inquiry = Pytanie o fałszywy renons
    .hint = Kto może pytać „nie masz pików?” i kto może oglądać lewy

## Slots: what a ruling answers
slot-revoke-definition = Czy to fałszywy renons?
slot-revoke-correction = Fałszywy renons
slot-revoke-card = Błędnie zagrana karta
slot-revoke-others_card = Karty zagrane po fałszywym renonsie
slot-revoke-next_card = Kolejna karta strony wykraczającej
slot-revoke-next_penalty = Zmieniona karta
slot-revoke-claim = Deklaracja lew
slot-revoke-others_information = Informacja dla strony niewykraczającej
slot-revoke-offenders_information = Informacja dla strony wykraczającej
slot-revoke-penalty_information = Informacja z karty przygwożdżonej
slot-revoke-partner = Zagranie partnera
slot-revoke-winner = Kto wziął lewę
slot-revoke-transfer = Lewy przekazane
slot-revoke-equity = Rekompensata
slot-revoke-repeated = Rekompensata za późniejsze fałszywe renonse
slot-revoke-both_sides = Rekompensata, gdy fałszywe renonse popełniły obie strony
slot-revoke-penalty_card = Wpływ karty przygwożdżonej
slot-revoke-information_used = Wykorzystanie informacji
slot-revoke-awareness = Mógł wiedzieć
slot-inquiry-question = Pytanie
slot-inquiry-inspection = Zakryte lewy

## Facts. Value: the question. short: a statement of the topic. is-…: the answers. tick: the line of a checklist.
fact-revoke-limb = Co gracz zrobił źle?
    .short = Co się stało
    .note = Fałszywy renons popełnia ten, kto nie dołożył do koloru albo nie zagrał tego, czego żądał przepis lub uprawniony wybór przeciwnika, chociaż mógł.
    .is-suit_led = Nie dołożył do koloru, choć mógł
    .is-law_demanded = Nie zagrał, także na wyjściu, karty lub koloru, których wymagały przepisy
    .is-opponent_required = Nie zagrał, także na wyjściu, tego, co nakazał przeciwnik
    .is-prohibition = Wyszedł w zakazany kolor albo go zagrał
    .is-unable = Nie miał nic innego: nie mógł się zastosować
fact-revoke-prohibition_counts = Czy złamanie zakazu traktujesz jak fałszywy renons?
    .short = Złamanie zakazu potraktowane jak fałszywy renons
    .note = Definicja mówi o kartach nakazanych, nie o zakazanych. Przepisy tej sprawy nie przesądzają.
fact-revoke-noticed = Kiedy pierwszy raz zwrócono na to uwagę?
    .short = Pierwsze zwrócenie uwagi
    .note = Od tego zależy, czy fałszywy renons można jeszcze poprawić i czy można jeszcze przekazać lewy. Jeśli pasują obie ostatnie odpowiedzi, wybierz którąkolwiek: decyzja będzie ta sama.
    .is-during_play = W trakcie rozgrywki tego rozdania
    .is-after_play = Po rozgrywce, zanim przeciwnik wykraczającego zgłosił zapowiedź w następnym rozdaniu
    .is-after_call_on_next_board = Gdy przeciwnik wykraczającego zgłosił już zapowiedź w następnym rozdaniu
    .is-after_round = Po zakończeniu rundy
fact-revoke-offender = Kto popełnił fałszywy renons?
    .short = Wykraczający
    .is-defender = Obrońca
    .is-declarer = Rozgrywający, z własnej ręki
    .is-dummy = Ręka dziadka
fact-revoke-since = Co strona wykraczająca zrobiła potem?
    .short = Po fałszywym renonsie
    .note = Wybierz to, co zdarzyło się najpierw, jeszcze przed zwróceniem uwagi. Fałszywy renons uprawomocnia gra do następnej lewy, określenie karty albo deklaracja lew; deklaracja przeciwników dopiero wtedy, gdy zostanie uznana.
    .is-nothing = Jeszcze nic: żaden z partnerów nie zagrał do następnej lewy
    .is-led_or_played = Jeden z nich wyszedł lub zagrał do następnej lewy
    .is-designated = Jeden z nich określił kartę do następnej lewy
    .is-claimed = Jeden z nich zadeklarował lewy lub się ich zrzekł
    .is-opponents_claimed = Nic, ale przeciwnicy zadeklarowali lewy lub się ich zrzekli
fact-revoke-trick_twelve = Czy było to w dwunastej lewie?
    .short = Dwunasta lewa
    .tick = Było to w dwunastej lewie
fact-revoke-unplayed_penalty_card = Czy karta, której nie zagrał, choć powinien, była kartą przygwożdżoną?
    .short = Niezagrana karta była przygwożdżona
    .tick = Karta, której nie zagrał, choć powinien, była kartą przygwożdżoną
fact-revoke-unplayed_faced_card = Czy karta, której nie zagrał, choć powinien, leżała odsłonięta na stole?
    .short = Niezagrana karta leżała odsłonięta na stole
    .tick = Karta, której nie zagrał, choć powinien, leżała odsłonięta na stole albo należała do ręki wyłożonej na stół
fact-revoke-card_was_faced = Czy błędnie zagrana karta była już wcześniej odsłonięta?
    .short = Błędnie zagrana karta była już odsłonięta
    .tick = Błędnie zagrana karta była już odsłonięta, na przykład jako karta przygwożdżona
fact-revoke-earlier_same_suit = Czy ten sam gracz popełnił już w tym rozdaniu fałszywy renons w tym samym kolorze?
    .short = Wcześniejszy fałszywy renons w tym samym kolorze
    .tick = Ten sam gracz popełnił już fałszywy renons w tym samym kolorze
fact-revoke-other_side_too = Czy druga strona też popełniła w tym rozdaniu fałszywy renons?
    .short = Druga strona też popełniła fałszywy renons
    .tick = Druga strona też popełniła w tym rozdaniu fałszywy renons
fact-revoke-turn_told_wrong = Czy do następnej lewy zagrano poza kolejnością, bo przeciwnik powiedział graczowi, że to jego kolej?
    .short = Błędnie mu powiedziano, że to jego kolej
    .tick = Do następnej lewy zagrano poza kolejnością, bo przeciwnik powiedział graczowi, że to jego kolej, i zagranie zostaje wycofane
fact-revoke-retraction_undoes = Czy uznajesz, że wycofane zagranie nie uprawomocnia fałszywego renonsu?
    .short = Uznano, że wycofane zagranie nie uprawomocnia
    .note = Tak mówi MPB 2017. Czy mówiło tak MPB 2007, tego tu nie sprawdzono.
fact-revoke-dummy_lost_rights = Czy pierwszy zapytał dziadek, i to po utracie swoich praw?
    .short = Dziadek utracił prawa i zapytał pierwszy
    .tick = Pierwszy zapytał dziadek, a utracił już prawa: wymienił się kartami z rozgrywającym, odszedł od swojego miejsca, żeby przyglądać się grze rozgrywającego, albo zajrzał obrońcy w karty
fact-revoke-earlier_established = Czy wcześniejszy fałszywy renons był uprawomocniony?
    .short = Wcześniejszy fałszywy renons uprawomocniony
fact-revoke-other_side = Jak wygląda sprawa fałszywych renonsów obu stron?
    .short = Fałszywe renonse obu stron
    .is-both_established = Oba są uprawomocnione
    .is-one_trick_one_side_on = Oba w tej samej lewie, a do następnej zagrała tylko jedna ze stron
    .is-not_established = Ani to, ani to: jeden z nich już poprawiono lub zostanie poprawiony
fact-revoke-claim_undone = Czy uznajesz, że deklaracja lub zrzeczenie się lew się nie liczy?
    .short = Przyjęto, że deklaracja lub zrzeczenie się lew się nie liczy
    .note = Na przykład: obrońca od razu sprzeciwił się zrzeczeniu partnera albo cała czwórka poprosiła o dalszą grę. Czy fałszywy renons jest wtedy nadal uprawomocniony, przepisy nie mówią.
fact-revoke-claim_agreed = Czy strona wykraczająca uznała już deklarację lub zrzeczenie się lew?
    .short = Deklaracja lub zrzeczenie się lew uznane
    .note = Uznanie następuje, jeśli ta strona nie sprzeciwi się przed swoją zapowiedzią w późniejszym rozdaniu i przed końcem rundy.
fact-revoke-hands_returned = Czy wszystkie cztery ręce wróciły już do pudełka?
    .short = Wszystkie ręce w pudełku
fact-revoke-partner_had_played = Czy partner wykraczającego zagrał do dwunastej lewy przed fałszywym renonsem?
    .short = Partner zagrał wcześniej
fact-revoke-others_played = Czy po fałszywym renonsie zagrał któryś z przeciwników wykraczającego?
    .short = Przeciwnicy zagrali po fałszywym renonsie
    .note = Liczy się też wyjście do następnej lewy.
fact-revoke-others_withdraw = Czy przeciwnik wykraczającego wycofuje kartę, którą zagrał po fałszywym renonsie?
    .short = Przeciwnicy wycofują swoje karty
    .note = Może to zrobić każdy z nich, także z wyjściem do następnej lewy. Decyduje sam. Jeśli któryś to zrobi, partner wykraczającego też może zmienić kartę; karta wycofana tak przez obrońcę staje się przygwożdżona.
fact-revoke-next_offender_played = Czy partner wykraczającego zagrał już do tej lewy, po karcie, która jest wycofywana?
    .short = Partner wykraczającego zagrał po wycofywanej karcie
fact-revoke-next_offender_changes = Czy partner wykraczającego też zmienia swoją kartę?
    .short = Partner wykraczającego zmienia kartę
    .note = Może, bo przeciwnik przed nim zmienił swoją. Karta, którą obrońca w ten sposób wycofa, staje się kartą przygwożdżoną.
fact-revoke-trick_won_by = Kto wziął lewę z fałszywym renonsem?
    .short = Kto wziął lewę z fałszywym renonsem
    .note = Jeśli fałszywy renons popełnił rozgrywający, a lewę wzięła karta dziadka, odpowiedz: ręka partnera.
    .is-offender = Ręka, która popełniła fałszywy renons
    .is-partner = Ręka partnera; u rozgrywającego: dziadek
    .is-other_side = Druga strona
fact-revoke-won_later = Czy strona wykraczająca wzięła którąś z następnych lew?
    .short = Wzięła którąś z następnych lew
    .note = Liczy się każda z dwóch rąk i każda lewa po lewie z fałszywym renonsem.
fact-revoke-undercompensated = Czy bez fałszywego renonsu druga strona miałaby lepszy wynik?
    .short = Rekompensata niewystarczająca
    .tick = Bez fałszywego renonsu druga strona miałaby lepszy wynik niż teraz
    .note = Porównaj z wynikiem po przekazaniu lew. Analiza w widne karty to przesłanka; ocena należy do ciebie.
fact-revoke-later_revokes_cost = Czy bez jednego lub kilku późniejszych fałszywych renonsów druga strona wzięłaby prawdopodobnie więcej lew?
    .short = Późniejsze fałszywe renonse kosztowały lewy
    .tick = Bez jednego lub kilku późniejszych fałszywych renonsów druga strona wzięłaby prawdopodobnie więcej lew
fact-revoke-both_damaged = Czy przez te dwa fałszywe renonse któraś ze stron poniosła szkodę?
    .short = Któraś ze stron poniosła szkodę
    .tick = Któraś ze stron poniosła szkodę przez fałszywe renonse obu stron
fact-revoke-penalty_card_helped = Czy karta przygwożdżona pomogła stronie wykraczającej i zaszkodziła drugiej?
    .short = Karta przygwożdżona pomogła
    .tick = Bez pomocy karty przygwożdżonej rozdanie mogło się łatwo potoczyć inaczej, a druga strona poniosła szkodę
fact-revoke-information_used = Czy strona wykraczająca skorzystała z tego, co pokazały wycofane karty, i zaszkodziła drugiej?
    .short = Wykorzystanie wycofanych kart
    .tick = Strona wykraczająca wybrała to, co sugerowały wycofane karty, choć miała inną logiczną alternatywę, a druga strona poniosła szkodę
fact-revoke-could_have_known = Czy wykraczający mógł wiedzieć, że może to łatwo zaszkodzić drugiej stronie, i czy jego strona zyskała?
    .short = Mógł wiedzieć, a jego strona zyskała
    .tick = Wykraczający mógł wtedy wiedzieć, że może to łatwo zaszkodzić drugiej stronie, a jego strona zyskała
fact-inquiry-asker = Kto chce zapytać?
    .short = Kto pyta
    .is-declarer = Rozgrywający
    .is-dummy = Dziadek
    .is-defender = Obrońca
fact-inquiry-asked = Kogo?
    .short = Kogo pyta
    .is-declarer = Rozgrywającego
    .is-defender = Obrońcę
fact-inquiry-wants_inspection = Czy ktoś chce obejrzeć zakryte lewy?
    .short = Ktoś chce obejrzeć lewy
fact-inquiry-director_needs_it = Czy musisz je zobaczyć, żeby ustalić fakty?
    .short = Sędzia musi zobaczyć lewy

## Checklists
screen-revoke-exceptions = Czy coś z tego zachodzi?
screen-revoke-review = Patrząc wstecz: czy coś z tego zachodzi?

## Outcomes
outcome-revoke = To fałszywy renons.
outcome-no_revoke = To nie fałszywy renons. Gramy dalej.
outcome-correct_revoke = { WHO($by, cap: 1) } { $by ->
    [both_sides] wycofują kartę i zagrywają prawidłową
   *[other] wycofuje kartę i zagrywa prawidłową
}.
outcome-answers_contradict = Te odpowiedzi nie mogą być wszystkie prawdziwe: rozgrywka się skończyła, więc strona wykraczająca grała dalej albo ktoś zadeklarował lewy. Niczego się na nich nie opiera; zmień jedną z nich.
outcome-correct_both_revokes = W tej lewie fałszywy renons popełniły obie strony: obie wycofują karty i zagrywają prawidłowe.
outcome-next_trick_unwinds = To, co zagrano do następnej lewy, też się wycofuje.
outcome-trick_stands = Fałszywy renons jest uprawomocniony. Nie można go poprawić; lewa zostaje tak, jak ją rozegrano.
outcome-major_penalty_card = Wycofana karta { WHO($of, form: "gen") } pozostaje odsłonięta na stole jako normalna karta przygwożdżona. Musi zostać zagrana przy pierwszej dozwolonej okazji; zanim wyjdzie partner, wybór należy do rozgrywającego.
outcome-defenders_cards_are_penalty_cards = Każda karta wycofana przez obrońców staje się normalną kartą przygwożdżoną.
outcome-card_returns = Karta { WHO($of, form: "gen") } wraca na swoje miejsce. Bez dalszego sprostowania.
outcome-faced_card_returns = Karta { WHO($of, form: "gen") } wraca odsłonięta tam, gdzie leżała; karta przygwożdżona pozostaje przygwożdżona. Bez dalszego sprostowania.
outcome-card_returns_as_established = Karta rozgrywającego wraca do ręki, ale przepis 64 stosuje się tak, jakby fałszywy renons był uprawomocniony.
outcome-cards_taken_back = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} wycofać swoje karty zagrane po fałszywym renonsie i zagrać na nowo.
outcome-cards_stay_played = Karty zagrane przez { WHO($side, form: "acc") } po fałszywym renonsie pozostają zagrane.
outcome-next_offender_changes = Kolejny gracz strony wykraczającej też może zmienić swoją kartę.
outcome-partner_bound_by_information = Zobaczona karta to nielegalna informacja dla { WHO($who, form: "gen") }: { $who ->
    [both_sides] nie mogą
   *[other] nie może
} wybrać tego, co ta karta sugeruje, gdy jest inna logiczna alternatywa.
outcome-partner_may_not_choose_suggested = Jeśli { WHO($who) } { $who ->
    [both_sides] mają karty w dwóch kolorach, nie mogą
   *[other] ma karty w dwóch kolorach, nie może
} wybrać koloru, który mógłby sugerować widok karty z fałszywego renonsu.
outcome-withdrawn_cards_authorised = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} korzystać ze wszystkiego, co pokazały wycofane karty, własne i przeciwników.
outcome-withdrawn_cards_unauthorised = { $side ->
    [both_sides] Żadna ze stron nie może
   *[other] { WHO($side, cap: 1) } nie może
} korzystać z tego, co pokazały wycofane karty, bez względu na to, kto je wycofał.
outcome-only_penalty_card_authorised = { WHO($side, cap: 1) } nie może korzystać z tego, co pokazały wycofane karty, bez względu na to, kto je wycofał, poza tym, co mówi karta przygwożdżona leżąca na stole.
outcome-penalty_card_known = Dopóki karta przygwożdżona leży na stole, wszyscy mogą korzystać z tego, że tam jest i że trzeba ją zagrać. Gdy zostanie podjęta, partner jej właściciela już nie może; a z tego, jak się tam znalazła, nie może korzystać nigdy.
outcome-penalty_card_information_not_covered = Z czego przy karcie przygwożdżonej można korzystać według tych przepisów, tego tu nie ujęto. Przeczytaj przepis, zanim pouczysz graczy.
outcome-count_substituted_card = O tym, kto wziął lewę z fałszywym renonsem, decyduje karta prawidłowa, zagrana zamiast błędnej.
outcome-rule_claim_after_correction = Najpierw każ poprawić fałszywy renons. Potem rozstrzygnij deklarację lew, a wszelkie wątpliwości na niekorzyść strony, która go popełniła.
outcome-transfer_tricks = { $tricks ->
    [0] Nie przekazuje się żadnej lewy.
    [one] Po zakończeniu rozgrywki przekazuje się { WHO($to, form: "dat") } jedną lewę.
    [2] Po zakończeniu rozgrywki przekazuje się { WHO($to, form: "dat") } dwie lewy.
    [few] Po zakończeniu rozgrywki przekazuje się { WHO($to, form: "dat") } { $tricks } lewy.
    [many] Po zakończeniu rozgrywki przekazuje się { WHO($to, form: "dat") } { $tricks } lew.
   *[other] Po zakończeniu rozgrywki przekazuje się { WHO($to, form: "dat") } { $tricks } lewy.
}
outcome-assign_for_equity = Orzeknij obu stronom zapisowy wynik rozjemczy: wynik bez fałszywego renonsu, w razie potrzeby ważony, zamiast przekazanych lew, nigdy oprócz nich.
outcome-assign_without_later_revokes = Orzeknij zapisowy wynik rozjemczy: prawdopodobny wynik bez jednego lub kilku późniejszych fałszywych renonsów, razem z lewami za pierwszy.
outcome-assign_without_revokes = Orzeknij wynik rozjemczy: prawdopodobny wynik bez żadnego fałszywego renonsu.
outcome-assign_for_awareness = Orzeknij wynik rozjemczy: strona wykraczająca nie zachowuje korzyści z tego, co wykraczający mógł przewidzieć.
outcome-assign_for_penalty_card = Orzeknij wynik rozjemczy: w miarę możliwości wynik bez pomocy karty przygwożdżonej.
outcome-assign_for_information = Orzeknij wynik rozjemczy: strona wykraczająca skorzystała z tego, co pokazały wycofane karty.
outcome-may_ask = Może zapytać.
outcome-may_ask_unless_rights_lost = Dziadek może zapytać. Jeśli jednak utracił prawa i pyta pierwszy, fałszywy renons się poprawia, a przepis 64 stosuje się tak, jakby był uprawomocniony.
outcome-may_ask_at_own_risk = Może zapytać, ale partner nie może korzystać z tego, co mu to pytanie powie.
outcome-may_not_ask = Dziadek nie może pytać obrońcy. To, czego rozgrywający dowie się z pytania, może być nielegalną informacją.
outcome-no_inspection = Zakryte lewy pozostają zakryte. Kto mówi, że był fałszywy renons, nie zyskuje przez to prawa do ich oglądania.
outcome-director_inspects = Sędzia może zarządzić obejrzenie lew.

## The tricks and the score of a board with a revoke
assess-title = Lewy i zapis w liczbach
assess-table = Przy stole: rozgrywający ma { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}.
assess-transferred = Przekazane { WHO($to, form: "dat") }: { $count ->
    [0] żadna lewa
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}.
assess-automatic = Po przekazaniu: rozgrywający ma { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}.
assess-double_dummy = Bez fałszywego renonsu, w widne karty: rozgrywający ma { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}.
assess-estimate = Bez fałszywego renonsu, według twojej oceny: rozgrywający ma { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}.
assess-evidence = Analiza w widne karty to przesłanka, nigdy decyzja: gracze nie widzą wszystkich czterech rąk.
assess-equity-more = Według tej liczby wynik { WHO($to, form: "gen") } bez fałszywego renonsu byłby lepszy. Jeśli też tak oceniasz, przepis { $law } daje tej stronie lepszy z tych dwóch wyników, nigdy ich sumę.
assess-equity-enough = Według tej liczby przekazanie lew wystarcza i wynik automatyczny zostaje. Decydujesz ty.
assess-both-sides = Fałszywy renons popełniły obie strony i niczego się nie przekazuje. Jeśli któraś poniosła szkodę, przepis { $law } każe orzec prawdopodobny wynik bez fałszywych renonsów. Decyzja należy do ciebie.
assess-repeated = Przy powtórnym fałszywym renonsie przepis { $law } wychodzi od sytuacji po pierwszym, z przekazanymi za niego lewami.
assess-ask-estimate = Ile lew miałby rozgrywający bez fałszywego renonsu?
assess-score = Zapis dla { WHO($side, form: "gen") }: { $score }
assess-score-change = Zapis dla { WHO($side, form: "gen") }: { $before } przy stole, { $after } po decyzji
assess-score-equity = Zapis { WHO($side, form: "gen") } przy lepszym z dwóch wyników: { $score }
assess-cap = Kilka fałszywych renonsów: żadnej lewy nie przekazuje się dwa razy i żadnej sprzed fałszywego renonsu. Przepisy nie mówią, jak to liczyć; decydujesz ty.
assess-unfinished = Zapis gry nie sięga końca rozgrywki: lew nie można jeszcze policzyć.
assess-deal_unknown = Rozkład kart nieznany: podaj własną ocenę.
assess-time_out = Analiza w widne karty trwała zbyt długo: podaj własną ocenę.
assess-failed = Analiza w widne karty się nie powiodła: podaj własną ocenę.
assess-not_installed = Analiza w widne karty nie jest zainstalowana: podaj własną ocenę.
