## Kinds
kind-deal_incorrect = Rozdawanie kart
    .hint = Karty źle rozdane lub zobaczone przy rozdawaniu, talia niepotasowana, stare rozdanie, prośba o ponowne rozdanie
    .search = rozdać rozdane rozdał tasowanie tasować potasować przetasować niepotasowane przełożyć przełożenie talia posortowana ułożona źle karta odsłonięta zobaczył stare poprzednie rozkład powielone duplikowane
kind-cards_miscounted = Za dużo kart w ręce
    .hint = Ktoś ma czternaście kart, a ktoś dwanaście, albo znalazła się wśród nich karta z innej talii
    .search = 14 12 13 czternaście dwanaście trzynaście niewłaściwa zła liczba kart nadliczbowa nadmiar za mało za wiele przeliczyć policzyć obca
kind-card_missing = Brak karty
    .hint = Ktoś ma mniej niż trzynaście kart, a nikt nie ma więcej
    .search = brakuje brakująca brakowało zgubiona zginęła 12 dwanaście podłoga podłodze za mało o jedną kartę karty
kind-cards_from_wrong_board = Karty z niewłaściwego pudełka
    .hint = Gracz wyjął karty z innego pudełka i zgłosił na nich zapowiedź
    .search = niewłaściwa ręka zła innego rozdania inne pudełko rozdanie cudze pomylił pomyłka wyjęte poprzednie następne
kind-board_wrong = Niewłaściwe rozdanie
    .hint = Gracze grają rozdanie, którego w tej rundzie grać nie mieli
    .search = złe pudełko niewłaściwe nie to inne inna runda już grane grali zagrane nie ci przeciwnicy zły stół przebieg rund
kind-board_fouled = Rozdanie zniekształcone
    .hint = Stoły, które się porównuje, grały rozdanie w różnej postaci: karta w innej ręce, obrócone pudełko, inny rozdający albo inne założenia
    .search = zniekształcone rozdanie obrócone przekręcone pudełko zamienione ręce zła przegródka inne różne karty rozdający założenia kopie powielone wydruk rozkładów porównanie grupy

## Slots
slot-deal-duty = Jak się rozdaje
slot-deal-deal = Rozdanie
slot-deal-result = Wynik w tym rozdaniu
slot-deal-score = Zapis
slot-count-cards = Karty
slot-count-board = Rozdanie
slot-count-information = Co zobaczono
slot-count-partners_information = Co pokazuje poprawka
slot-count-score = Zapis
slot-count-teams = Teamy
slot-count-penalty = Kara
slot-missing-card = Brakująca karta
slot-missing-hand = Niepełna ręka
slot-missing-penalty_card = Karta przygwożdżona
slot-missing-revoke = Fałszywy renons
slot-missing-information = Co mówi ta karta
slot-missing-penalty = Kara
slot-hand-calls = Zapowiedź
slot-hand-board = Rozdanie na stole
slot-hand-lho = Zapowiedź lewego przeciwnika
slot-hand-others_information = Informacja dla strony niewykraczającej
slot-hand-offenders_information = Informacja dla strony wykraczającej
slot-hand-other_board = Rozdanie, z którego są te karty
slot-hand-penalty = Kara
slot-wrong_board-board = Rozdanie
slot-wrong_board-second_auction = Druga licytacja
slot-wrong_board-right_board = Właściwe rozdanie
slot-wrong_board-attempt = Próba uniemożliwienia gry
slot-wrong_board-deprived = Kto stracił szansę na wynik
slot-fouled-board = Rozdanie
slot-fouled-results = Wyniki
slot-fouled-rating = Zapis w grupach
slot-fouled-match = Mecz

## Facts: the deal
fact-deal-fault = Co jest nie tak z tym rozdaniem?
    .short = Co jest nie tak
    .note = Wybierz pierwszą odpowiedź, która pasuje.
    .is-wrongly_dealt = Karty rozdano w niewłaściwy sposób albo nie po trzynaście do każdej ręki
    .is-adjacent = Karty leżące w talii obok siebie trafiły do tej samej ręki
    .is-card_seen = Przy tasowaniu lub rozdawaniu gracz mógł zobaczyć kartę z innej ręki
    .is-sorted_pack = Ułożoną talię rozdano bez tasowania
    .is-other_session = Rozdanie pochodzi z innej sesji
    .is-not_shuffled = Talię źle potasowano albo odmówiono przełożenia, o które ktoś prosił
    .is-absent = Nie było nikogo z jednej ze stron
    .is-other_ground = Ktoś prosi o ponowne rozdanie z innego powodu
fact-deal-begun = Czy licytacja tego rozdania już się zaczęła, przy tym lub innym stole?
    .short = Licytacja rozpoczęta
    .note = Zaczyna się od pierwszej zapowiedzi. Jeśli rozdanie grano przy innym stole, już się zaczęła.
fact-deal-wrong_count = Czy któraś ręka ma za dużo lub za mało kart?
    .short = Niewłaściwa liczba kart
fact-deal-replay = Czy w tych zawodach chodzi właśnie o granie starych rozdań?
    .short = Zawody ze starymi rozdaniami
fact-deal-exchange = Czy zaplanowano wymianę rozdań między stołami?
    .short = Planowana wymiana rozdań
fact-deal-bar = Czy coś z tego stoi na przeszkodzie ponownemu rozdaniu?
    .short = Przeszkoda dla ponownego rozdania
    .is-none = Nic z tego
    .is-passed_out = W rozdaniu były cztery pasy
    .is-score_known = Teamy: uczestnik mógł znać wynik meczu bez tego rozdania
fact-deal-copies = Czy to jedna z kilku kopii rozdania, wykonanych na polecenie sędziego?
    .short = Kopie rozdania
fact-deal-anyway = Czy mimo to każesz rozdać na nowo?
    .short = Mimo to ponowne rozdanie
    .note = Z reguły nie rozdaje się na nowo tego, co grają też inni. Możesz to jednak zarządzić.

## Facts: too many cards
fact-count-shape = Przelicz wszystkie cztery ręce. Co wychodzi?
    .short = Po przeliczeniu
    .note = Policz też karty zagrane.
    .is-over_and_short = Jedna ręka ma więcej niż trzynaście kart, inna mniej
    .is-foreign_card = Jest karta, która nie należy do tego rozdania
    .is-none_over = Kart tylko brakuje: żadna ręka nie ma ich więcej niż trzynaście
fact-count-play_over = Czy rozgrywka się skończyła?
    .short = Rozgrywka skończona
fact-count-wrong_hand_called = Czy zapowiedź zgłosił gracz z niewłaściwą liczbą kart?
    .short = Zapowiedź przy niewłaściwej liczbie kart
    .note = Pas to też zapowiedź. Zapowiedzi graczy z trzynastoma kartami tu się nie liczą.
fact-count-seen = Czy jakiś gracz zobaczył kartę z ręki innego gracza?
    .short = Zobaczona karta
fact-count-interferes = Czy to, co zobaczył, jest na tyle ważne, że zakłóci normalną licytację lub rozgrywkę?
    .short = Zakłóca normalny przebieg gry
fact-count-playable = Czy rozdanie da się uporządkować i rozegrać?
    .short = Da się uporządkować i rozegrać
    .note = Popatrz na zapowiedzi zgłoszone na niewłaściwych rękach: czy na właściwych byłyby takie same?
fact-count-quitted = Czy tę kartę zagrano do lewy, która jest już zakryta?
    .short = W zakrytej lewie
fact-count-teams = Czy to mecz teamów?
    .short = Mecz teamów
fact-count-affected = Czy to, co zobaczył, wpłynęło na wynik?
    .short = Wpływ na wynik
fact-count-suffered = Czy któraś strona ucierpiała na niewłaściwej liczbie kart?
    .short = Któraś strona ucierpiała
    .note = Wynik rozjemczy jest tu możliwy; kiedy, tego przepis nie mówi. Zadaj sobie pytanie, czy z właściwymi kartami rozdanie potoczyłoby się inaczej.

## Facts: a card missing
fact-missing-found = Kiedy zauważono brak karty?
    .short = Brak zauważono
    .is-before_lead = Przed odsłonięciem pierwszego wyjścia
    .is-in_play = W trakcie rozgrywki
    .is-after_play = Po rozgrywce
    .is-too_late = Po upływie okresu reklamacyjnego
fact-missing-turned_up = Poszukaj tej karty. Czy się znalazła?
    .short = Karta się znalazła
    .note = Zajrzyj pod stół, do pudełka, do poprzedniego pudełka i między zagrane karty.
fact-missing-among_played = Czy była między zagranymi kartami?
    .short = Między zagranymi kartami
fact-missing-exposed = Czy niepełna ręka jest ręką obrońcy i czy jego partner mógł zobaczyć, co to za karta?
    .short = Odsłonięta karta obrońcy
fact-missing-failed_to_follow = Czy tą kartą gracz dołożyłby we wcześniejszej lewie do koloru, a nie dołożył?
    .short = Bez niej nie dołożył do koloru

## Facts: cards from a wrong board
fact-hand-called = Czy zgłosił zapowiedź na niewłaściwych kartach?
    .short = Zapowiedź na niewłaściwych kartach
fact-hand-partner_called = Czy jego partner zgłosił potem zapowiedź?
    .short = Partner zgłosił potem zapowiedź
fact-hand-lead_faced = Czy pierwsze wyjście jest odsłonięte?
    .short = Wyjście odsłonięte
fact-hand-lho_called = Czy jego lewy przeciwnik zgłosił zapowiedź po tej unieważnionej?
    .short = Lewy przeciwnik zgłosił zapowiedź
fact-hand-new_call_differs = Czy jego nowa zapowiedź jest inna niż unieważniona?
    .short = Nowa zapowiedź inna
    .note = Jest inna, jeśli znaczy coś wyraźnie innego albo jest psychologiczna.
fact-hand-other_board = Gdy dojdzie do rozdania, z którego są te karty: co tam zgłasza?
    .short = W rozdaniu, z którego są te karty
    .note = Zapowiedź jest inna, jeśli znaczy coś wyraźnie innego albo jest psychologiczna. To nie jest sprawdzian zapowiedzi porównywalnej.
    .is-not_there = Nie gra go albo do tej zapowiedzi tam nie dochodzi
    .is-same = Zgłasza tę samą zapowiedź
    .is-differs = Zgłasza inną zapowiedź

## Facts: the wrong board
fact-wrong_board-found = Kiedy wyszło na jaw, że to nie ich rozdanie?
    .short = Zauważono
    .note = Dla każdej strony okres licytacji zaczyna się, gdy jeden z partnerów wyjmie swoje karty.
    .is-not_begun = Zanim ktokolwiek wyjął karty
    .is-auction = W okresie licytacji
    .is-play = W trakcie rozgrywki
    .is-after_play = Po rozgrywce
fact-wrong_board-teams = Czy to mecz teamów?
    .short = Mecz teamów
fact-wrong_board-played_before = Czy ktoś z całej czwórki grał już to rozdanie, z kimkolwiek?
    .short = Ktoś już je grał
fact-wrong_board-call_differs = Czy w drugiej licytacji któraś zapowiedź była inna niż w pierwszej?
    .short = Któraś zapowiedź inna
fact-wrong_board-deliberate = Czy któraś strona zrobiła to celowo, żeby uniemożliwić normalną grę?
    .short = Celowo
fact-wrong_board-deprived = Czy jakiś uczestnik stracił przez to szansę na ważny wynik?
    .short = Uczestnik bez wyniku
    .note = Pomyśl o parach przy tym stole i o tych, które miały się z nimi spotkać, w obu rozdaniach.

## Facts: a fouled board
fact-fouled-cause = Co się różniło?
    .short = Różnica
    .note = Porównaj ręce z innym stołem lub inną kopią i zapytaj graczy, jakie mieli karty. Jeśli karty schowano do obróconego pudełka, wszystkie cztery ręce są w innych przegródkach.
    .is-card = Karty były w innej ręce albo ręce w innych przegródkach
    .is-dealer_or_vulnerability = Kopie rozdania miały różnych rozdających albo różne założenia
    .is-hand_record = Wszyscy grali to samo; różni się tylko wydruk rozkładów
fact-fouled-differently = Czy przez to uczestnicy, których się porównuje, grali rozdanie w różnej postaci?
    .short = Grane w różnej postaci
fact-fouled-teams = Czy to mecz teamów?
    .short = Mecz teamów
fact-fouled-traced = Czy da się, choćby w przybliżeniu, ustalić, kto grał je w jakiej postaci?
    .short = Ustalono, kto w jakiej postaci
    .note = Wystarczy podzielić wyniki tak dokładnie, jak się da. Pytaj przy stołach w kolejności rund. Przepisy nie mówią, co zrobić, gdy niczego nie da się ustalić.
fact-fouled-fault = Która drużyna zawiniła?
    .short = Wina
    .is-neither = Żadna
    .is-one = Jedna z nich
    .is-both = Obie
fact-fouled-substitute = Czy zamiast niego zagra się inne rozdanie?
    .short = Rozdanie zastępcze
    .note = Tylko jeśli jest czas, i nie wtedy, gdy uczestnik mógł znać wynik meczu bez tego rozdania.

## Outcomes
outcome-shuffle_thoroughly = Przed rozdaniem talię porządnie się tasuje. Przeciwnik może poprosić o przełożenie.
outcome-deal_singly = Karty rozdaje się zakryte, po jednej, po trzynaście do każdej ręki.
outcome-adjacent_cards_apart = Karty leżące w talii obok siebie nie idą do tej samej ręki.
outcome-adjacent_cards_not_said = Te przepisy nie mówią, że karty leżące w talii obok siebie nie mogą pójść do tej samej ręki.
outcome-one_of_each_side = Przy tasowaniu i rozdawaniu jest ktoś z każdej strony, chyba że zarządzisz inaczej.
outcome-new_shuffle_and_deal = Każ przetasować karty i rozdać je na nowo.
outcome-redeal_if_required = Ponowne tasowanie i rozdanie, jeśli tego zażądasz.
outcome-no_redeal = { $reason ->
    [copies] Ponownego rozdania nie ma, bo to samo grają inni.
    [faulty_copy] Ponownego rozdania nie ma, bo to samo grają inni. Uporządkuj tę kopię; jeśli liczba kart jest niewłaściwa, rozstrzygnij to.
    [seen_copy] Ponownego rozdania nie ma, bo to samo grają inni. To, co gracz zobaczył, jest informacją z innego źródła.
    [passed_out] Ponownego rozdania nie ma: były cztery pasy.
   *[score_known] Ponownego rozdania nie ma: uczestnik mógł wiedzieć, jakiego wyniku w nim potrzebuje.
}
outcome-no_result_may_stand = Żadnego wyniku w tym rozdaniu nie można utrzymać w mocy, przy żadnym stole.
outcome-result_may_stand = Wynik można utrzymać w mocy: w tych zawodach to rozdanie miało być grane.
outcome-award_adjusted_score = Rozdania się dalej nie gra. Orzeknij wynik rozjemczy: zapisowy, jeśli się da, a jeśli nie, procentowy.
outcome-cards_put_right = Uporządkuj karty: każda ręka dostaje swoje trzynaście.
outcome-played_without_change = Pozwól rozegrać rozdanie. Żadnej zapowiedzi się nie zmienia.
outcome-extra_card_removed = Usuń kartę, która nie należy do tego rozdania. Jeśli bez niej któraś ręka jest niepełna, rozstrzygnij także brak karty.
outcome-go_on_without_extra_card = Licytujemy lub gramy dalej. Poza tym sprostowania nie ma.
outcome-adjustment_barred = Wyniku rozjemczego za to nie ma: tej karty nie zagrano do zakrytej lewy.
outcome-result_cancelled = Anuluj wynik.
outcome-seen_cards_unauthorised = To, co gracz zobaczył z innej ręki, jest dla niego nielegalną informacją.
outcome-moved_cards_unauthorised = To, co ujawniasz, przekładając kartę, jest nielegalną informacją dla partnera gracza, który miał niewłaściwą liczbę kart.
outcome-rule_as_missing_card = Żadna ręka nie ma za dużo kart: rozstrzygnij to jako brak karty.
outcome-card_restored = Zwróć kartę do ręki, w której jej brakuje.
outcome-deal_rebuilt = Odtwórz rozdanie z innej talii.
outcome-rule_as_defective_trick = Rozstrzygnij to jako niewłaściwą liczbę kart w lewie.
outcome-found_too_late = Jest za późno, żeby cokolwiek zrobić: wynik zostaje.
outcome-as_if_hand_complete = Licytujemy i gramy dalej. Wszystkie zapowiedzi zostają; ręka liczy się tak, jakby cały czas była pełna.
outcome-always_belonged = Karta liczy się tak, jakby zawsze była w tej ręce.
outcome-restored_card_unauthorised = To, że kartę zwrócono, jest nielegalną informacją dla partnera gracza z niepełną ręką.
outcome-may_be_penalty_card = Ta karta może stać się przygwożdżona. Rozstrzygnij to jako kartę odsłoniętą.
outcome-may_be_revoke = To, że jej wtedy nie zagrano, może być fałszywym renonsem. Rozstrzygnij to jako fałszywy renons.
outcome-looks_and_calls_again = { WHO($who, cap: 1) } { $who ->
    [both_sides] oglądają właściwe karty i zgłaszają
   *[other] ogląda właściwe karty i zgłasza
} zapowiedź na nowo. { $then ->
    [free] Licytacja toczy się dalej od tego miejsca i nikt nie musi powtarzać swojej zapowiedzi.
    [depends] Co dalej, zależy od nowej zapowiedzi.
   *[goes_on] Licytacja toczy się dalej od tego miejsca.
}
outcome-lho_repeats_call = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą
   *[other] musi
} powtórzyć swoją zapowiedź, zgłoszoną po tej unieważnionej.
outcome-other_board_played = Zapowiedź { WHO($who, form: "gen") } jest tam ta sama: tamto rozdanie można normalnie rozegrać.
outcome-other_board_adjusted = { $award ->
    [artificial] Zapowiedź { WHO($who, form: "gen") } jest tam inna: orzeknij w tamtym rozdaniu procentowy wynik rozjemczy.
   *[any] Zapowiedź { WHO($who, form: "gen") } jest tam inna: orzeknij w tamtym rozdaniu wynik rozjemczy.
}
outcome-take_board_away = Nic się jeszcze nie zaczęło: zabierz to pudełko i każ grać właściwe rozdanie.
outcome-cancelled_for_both_sides = Przy tym stole rozdanie jest anulowane dla obu stron.
outcome-finish_board = Licytację i rozgrywkę doprowadza się do końca, a wynik zostaje.
outcome-score_allowed = Wynik zostaje.
outcome-play_right_board_later = Możesz kazać obu parom spotkać się później we właściwym rozdaniu.
outcome-artificial_for_deprived = Orzeknij procentowy wynik rozjemczy każdemu uczestnikowi, który stracił szansę na ważny wynik.
outcome-second_auction = Anuluj licytację. Posadź właściwych uczestników i powiedz im, jakie mają prawa teraz i później. Zaczyna się druga licytacja, a każdy musi powtórzyć zapowiedzi, które zgłosił.
outcome-second_auction_differs = Któraś zapowiedź była inna: anuluj rozdanie.
outcome-second_auction_goes_on = Wszystkie zapowiedzi powtórzono: licytacja i rozgrywka toczą się normalnie.
outcome-penalty_for_attempt = Strona chciała uniemożliwić normalną grę: możliwa jest kara proceduralna, a także wynik rozjemczy.
outcome-board_fouled = Rozdanie jest zniekształcone: grano je w różnej postaci.
outcome-board_not_fouled = { $reason ->
    [same_form] Rozdanie nie jest zniekształcone: wszyscy, których się porównuje, grali je w tej samej postaci. Porównaj wyniki jak zwykle.
   *[hand_record] Rozdanie nie jest zniekształcone tylko dlatego, że wydruk rozkładów się różni. Porównaj wyniki jak zwykle.
}
outcome-results_in_groups = Podziel wyniki na grupy, tak dokładnie, jak się da, według postaci, w jakiej grano rozdanie. Porównuj tylko w obrębie grupy.
outcome-forms_not_traced = Przepisy nie mówią, co zrobić, gdy tych postaci nie da się odróżnić. Tam, gdzie nie ma uczciwego porównania, możliwy jest wynik rozjemczy.
outcome-rated_as_regulated = Oblicz zapis każdej grupy osobno, tak jak mówi regulamin.
outcome-rated_by_directors_method = Regulamin o tym nie mówi: wybierz sposób obliczenia zapisu każdej grupy osobno i ogłoś go.
outcome-team_results_not_compared = Teamy: oba wyniki uzyskano w różnych postaciach rozdania, więc nie porównuje się ich.
outcome-substitute_board = Anuluj rozdanie i każ zagrać inne w jego miejsce.
outcome-cancelled_with_artificial = Anuluj rozdanie. Orzeknij procentowy wynik rozjemczy, każdej drużynie według jej własnej winy.
outcome-average_or_assigned_for_non_offenders = W tym rozdaniu drużyna, która nie zawiniła, dostaje to, co dla niej lepsze: średnią plus albo zapisowy wynik rozjemczy. Druga drużyna dostaje dopełnienie.
