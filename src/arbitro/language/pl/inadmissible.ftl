## Kinds
kind-card_exposed_in_auction = Karta odsłonięta w trakcie licytacji
    .hint = Gracz pokazał lub upuścił kartę albo nią wyszedł w trakcie licytacji; także wyjście strony rozgrywającej do pierwszej lewy
    .search = karty odkryta odkryte pokazana pokazał upuszczona upuścił wypadła wypadły spadła widoczna zobaczył wyszedł wyjście wist zawistował za wcześnie przedwczesne przedwcześnie przed końcem przygwożdżona
kind-double_inadmissible = Niedozwolona kontra lub rekontra
    .hint = Kontra na odzywkę partnera albo gdy nie padła żadna odzywka; rekontra, choć nikt nie skontrował
    .search = kontra kontrę kontrował skontrował rekontrę zrekontrował ktr rktr x xx nieprzepisowa nieprawidłowa nielegalna nie wolno partnera dwa razy podwójna
kind-call_when_barred = Zapowiedź gracza, który musi pasować
    .hint = Gracz zobowiązany do pasowania zgłosił odzywkę, kontrę lub rekontrę
    .search = musiał musi pasować spasować obowiązek przymus przymusowy pas zakaz licytowania wykluczony zalicytował skontrował mimo to
kind-bid_above_seven = Odzywka powyżej siedmiu
    .hint = Gracz zgłosił odzywkę na wysokości ośmiu lub wyższej
    .search = osiem ośmiu dziewięć 8 9 7 siedem ponad więcej niż za wysoko za wysoka wysokość poziom szlem
kind-call_after_auction = Zapowiedź po zakończeniu licytacji
    .hint = Gracz zgłosił zapowiedź po ostatnim pasie
    .search = trzeci trzecim trzech pasach pasy koniec końcu licytacja zakończona skończona zamknięta spóźniona za późno kontra odzywka

## Slots
slot-exposed-card = Karta
slot-exposed-attempt = Wyjście
slot-exposed-partner = Skutki dla partnera
slot-exposed-others_information = Informacja dla strony niewykraczającej
slot-exposed-offenders_information = Informacja dla strony wykraczającej
slot-exposed-penalty_information = Informacja z karty przygwożdżonej
slot-exposed-afterwards = Karta po licytacji
slot-exposed-penalty_card = Wpływ karty przygwożdżonej
slot-exposed-awareness = Czy mógł wiedzieć?
slot-inadmissible_double-call = Kontra lub rekontra
slot-inadmissible_double-replacement = Jego nowa zapowiedź
slot-inadmissible_double-side = Skutki dla jego strony
slot-inadmissible_double-others_information = Informacja dla strony niewykraczającej
slot-inadmissible_double-offenders_information = Informacja dla strony wykraczającej
slot-inadmissible_double-lead = Wyjście
slot-inadmissible_double-help = Czy wykroczenie pomogło?
slot-inadmissible_double-awareness = Czy mógł wiedzieć?
slot-barred-call = Zapowiedź
slot-barred-replacement = Jego nowa zapowiedź
slot-barred-side = Skutki dla jego strony
slot-barred-others_information = Informacja dla strony niewykraczającej
slot-barred-offenders_information = Informacja dla strony wykraczającej
slot-barred-lead = Wyjście
slot-barred-awareness = Czy mógł wiedzieć?
slot-above_seven-call = Odzywka
slot-above_seven-play = Rozgrywka
slot-above_seven-replacement = Jego nowa zapowiedź
slot-above_seven-side = Dalsza licytacja
slot-above_seven-others_information = Informacja dla strony niewykraczającej
slot-above_seven-offenders_information = Informacja dla strony wykraczającej
slot-above_seven-lead = Wyjście
slot-above_seven-awareness = Czy mógł wiedzieć?
slot-after_auction-call = Zapowiedź
slot-after_auction-further = Skutki
slot-after_auction-others_information = Informacja dla strony niewykraczającej
slot-after_auction-offenders_information = Informacja dla strony wykraczającej
slot-after_auction-lead = Wyjście

## Facts: a card exposed in the auction
screen-exposed-exceptions = Czy coś z tego zachodzi?
fact-exposed-when = Kiedy gracz pokazał tę kartę lub nią wyszedł?
    .short = Kiedy
    .note = Licytacja trwa od pierwszej zapowiedzi do ostatniego pasa.
    .is-auction = W trakcie licytacji
    .is-before_call = Zanim ktokolwiek zgłosił zapowiedź
    .is-declaring_lead = Po licytacji, jako pierwsze wyjście, choć jego strona rozgrywa
    .is-defending_lead = Po licytacji, jako pierwsze wyjście obrońcy poza kolejnością
    .is-after_auction = Po licytacji, w inny sposób
fact-exposed-another_caused = Czy spowodował to ktoś inny, a nie sam gracz?
    .short = Spowodował to ktoś inny
    .tick = Spowodował to ktoś inny, a nie sam gracz
fact-exposed-out_of_sight = Czy karta była poza zasięgiem wzroku partnera?
    .short = Poza zasięgiem wzroku partnera
    .tick = Partner nie mógł zobaczyć, co to za karta
    .note = Liczy się, czy mógł ją zobaczyć, a nie, czy ją zobaczył.
fact-exposed-cards = Co gracz pokazał?
    .short = Pokazane karty
    .note = Honor to dziesiątka lub starsza karta.
    .is-one_low = Jedną blotkę (najwyżej dziewiątkę), nie wychodząc nią
    .is-one_honour = Jeden honor, nie wychodząc nim
    .is-led = Jedną kartę, wychodząc nią przedwcześnie
    .is-more = Dwie karty lub więcej
fact-card_exposed_in_auction-offender = Kim jest teraz gracz, który ją pokazał?
    .short = Ten gracz to
    .is-declarer = Rozgrywający, obecny lub przyszły
    .is-dummy = Dziadek, obecny lub przyszły
    .is-defender = Obrońca
fact-exposed-on_purpose = Czy pokazał kartę celowo, nie wychodząc nią?
    .short = Pokazana celowo
    .note = Blotka pokazana przypadkiem staje się podrzędną kartą przygwożdżoną, a karta zagrana normalną. O blotce pokazanej celowo, a niezagranej, przepisy nie mówią.
fact-exposed-penalty_card_helped = Czy karta przygwożdżona pomogła stronie wykraczającej i zaszkodziła drugiej?
    .short = Karta przygwożdżona pomogła

## Facts: inadmissible calls
fact-inadmissible-slip = Czy to pomyłka mechaniczna: czy chciał zgłosić inną zapowiedź?
    .short = Pomyłka mechaniczna
    .note = Zapytaj go z dala od stołu. Zmiana zdania to nie pomyłka mechaniczna. Gdy jego partner zgłosił już zapowiedź, pomyłki nie można poprawić: odpowiedz „nie”.
fact-inadmissible-lead_faced = Czy pierwsze wyjście odsłonięto, zanim ktokolwiek to zauważył?
    .short = Zauważono dopiero po wyjściu
fact-inadmissible-lho_called = Czy jego lewy przeciwnik zgłosił potem zapowiedź, przed twoją decyzją?
    .short = Lewy przeciwnik zgłosił zapowiedź
    .note = Pas to też zapowiedź. Nie proponuj mu, żeby ją zgłosił: liczy się tylko ta, którą zgłosił sam z siebie.
fact-inadmissible-must_pass = Czy musiał pasować z powodu wcześniejszej nieprawidłowości?
    .short = Musiał pasować
fact-inadmissible-in_turn = Czy była to jego kolej?
    .short = W swojej kolejności
fact-inadmissible-same_call = Czy w swojej kolejności zgłosił tę samą zapowiedź jeszcze raz, o mniej więcej tym samym znaczeniu?
    .short = Znów ta sama zapowiedź
fact-inadmissible-breaks_19 = Czy była to kontra lub rekontra, na którą przebieg licytacji i tak nie pozwalał?
    .short = Kontra lub rekontra i tak niedozwolona
    .note = Kontra dotyczy ostatniej odzywki, i to odzywki przeciwnika, po której tylko pasowano. Rekontra tak samo, tyle że ostatniej kontry.
fact-inadmissible-throughout = Czy musiał pasować do końca licytacji?
    .short = Musiał pasować do końca licytacji
fact-inadmissible-auction_then = W miejsce odzywki wchodzi pas, a późniejsze zapowiedzi są unieważnione. Co wtedy z licytacją?
    .short = Licytacja wtedy
    .is-goes_on = Trwa dalej
    .is-contract = Jest skończona i jest kontrakt
    .is-passed_out = Jest skończona, a nikt nie zgłosił odzywki
fact-inadmissible-by = Kto zgłosił zapowiedź po ostatnim pasie?
    .short = Zapowiedź zgłosił
    .is-defender = Obrońca
    .is-declaring_side = Rozgrywający lub dziadek
fact-inadmissible-passed = Czy spasował?
    .short = Pas

## Outcomes
outcome-card_laid_open = { $until ->
    [auction_period] Każda taka karta leży odsłonięta na stole, dopóki nie zostanie odsłonięte pierwsze wyjście.
    [reopened] Gdyby licytację wznowiono, każda taka karta ma leżeć odsłonięta na stole do końca licytacji.
   *[auction] Każda taka karta leży odsłonięta na stole do końca licytacji.
}
outcome-not_seen_by_partner = Partner nie mógł zobaczyć tej karty. Wraca ona do ręki, bez sprostowania.
outcome-rule_as_card_in_play = Licytacja była już skończona. Karta obrońcy staje się przygwożdżona; karty rozgrywającego i dziadka nie. Rozstrzygnij to według przepisów o rozgrywce.
outcome-rule_as_opening_lead_out_of_turn = Rozstrzygnij to jako pierwsze wyjście poza kolejnością. Karta nie liczy się jako pokazana w trakcie licytacji.
outcome-declaring_side_may_not_lead = Strona rozgrywająca nie może wykonać pierwszego wyjścia i nikt nie może go zaakceptować. Karta liczy się jako pokazana w trakcie licytacji.
outcome-must_pass_if_reopened = Licytacja jest skończona. Gdyby ją wznowiono, { WHO($who) } { $who ->
    [both_sides] muszą
   *[other] musi
} w najbliższej kolejce spasować.
outcome-exposed_cards_authorised = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} korzystać z tego, co pokazują te karty.
outcome-exposed_cards_unauthorised = { $side ->
    [both_sides] Żadna ze stron nie może
   *[other] { WHO($side, cap: 1) } nie może
} korzystać z tego, co pokazują te karty. Karta przygwożdżona ma osobną regułę.
outcome-exposed_cards_back_to_hand = { WHO($of, cap: 1) } { $of ->
    [both_sides] biorą
   *[other] bierze
} te karty z powrotem do ręki. Nic więcej z tego nie wynika.
outcome-becomes_penalty_card = { $degree ->
    [minor] Karta { WHO($of, form: "gen") } staje się podrzędną kartą przygwożdżoną.
    [all_major] Karty { WHO($of, form: "gen") } stają się, każda z nich, normalnymi kartami przygwożdżonymi.
   *[major] Karta { WHO($of, form: "gen") } staje się normalną kartą przygwożdżoną.
}
outcome-cancelled_as_if_never = Zapowiedź { WHO($who, form: "gen") } i wszystkie późniejsze są unieważnione. Licytacja wraca do gracza, którego była kolej, jakby nic się nie stało.
outcome-scored_without_call = Kontra lub rekontra się nie liczy: kontrakt zapisuje się bez niej.
outcome-late_find_not_said = Te przepisy nie mówią, co wtedy, gdy zauważono to dopiero po odsłonięciu pierwszego wyjścia. Rozważ zapisanie kontraktu bez tej zapowiedzi.
outcome-pass_put_in = W miejsce zapowiedzi { WHO($who, form: "gen") } wchodzi pas.
outcome-goes_back_without_pass = Nie była to kolej { WHO($who, form: "gen") }: pasa się nie wstawia. Licytacja wraca do gracza, którego była kolej.
outcome-call_and_later_stand = Zapowiedź { WHO($who, form: "gen") } zostaje, a z nią wszystkie późniejsze.
outcome-call_and_later_cancelled = Zapowiedź { WHO($who, form: "gen") } jest unieważniona, a z nią wszystkie późniejsze.
outcome-never_played = Kontraktu powyżej siedmiu nigdy się nie rozgrywa.
outcome-calls_after_auction_cancelled = Każda zapowiedź po ostatnim pasie jest unieważniona.
outcome-no_further_rectification = Dalszego sprostowania nie ma.
outcome-rule_as_inadmissible_double = Ta kontra lub rekontra i tak była niedozwolona i nie może zostać. Rozstrzygnij to jako niedozwoloną kontrę lub rekontrę.
