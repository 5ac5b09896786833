## Kinds
kind-pass_out_of_rotation = Pas poza kolejnością
    .hint = Gracz spasował, choć nie była to jego kolej
    .search = pas pasa pasem spasował pasował poza kolejką kolei nie w kolej przed czasem za wcześnie wyskoczył pospieszył niewłaściwy zły gracz
kind-bid_out_of_rotation = Odzywka poza kolejnością
    .hint = Gracz zgłosił odzywkę, choć nie była to jego kolej; także otwarcie niewłaściwego gracza
    .search = otworzył otwarcie zalicytował licytował licytacja poza kolejką kolei nie w kolej przed czasem za wcześnie wyskoczył pospieszył niewłaściwy zły gracz rozdający
kind-double_out_of_rotation = Kontra lub rekontra poza kolejnością
    .hint = Gracz skontrował lub zrekontrował, choć nie była to jego kolej
    .search = kontra kontrę kontrował rekontrę rekontrował ktr rktr x xx poza kolejką kolei nie w kolej przed czasem za wcześnie wyskoczył
kind-calls_simultaneous = Dwie zapowiedzi jednocześnie
    .hint = Gracz zgłosił zapowiedź w tej samej chwili co ten, którego była kolej
    .search = jednoczesne równocześnie równoczesne naraz razem obaj dwóch graczy w tym samym momencie czasie
kind-turn_lost_by_passes = Pasy kończące licytację
    .hint = Trzy pasy, a ktoś nie doszedł do głosu; także cztery pasy
    .search = pominięty pominięto pominęli przeskoczony przeskoczono opuszczony stracił kolej kolejka trzy pasy cztery przepasowane wkoło spasowane koniec zakończona zamknięta wznowić ponowne rozdanie przetasować

## Slots
slot-pass_rotation-call = Pas
slot-pass_rotation-first = Najpierw zapowiedź partnera
slot-pass_rotation-offender = Jego własna zapowiedź
slot-pass_rotation-partner = Skutki dla partnera
slot-pass_rotation-others_information = Informacja dla strony niewykraczającej
slot-pass_rotation-offenders_information = Informacja dla strony wykraczającej
slot-pass_rotation-lead = Wyjście
slot-pass_rotation-help = Czy wykroczenie pomogło?
slot-pass_rotation-awareness = Czy mógł wiedzieć?
slot-bid_rotation-call = Odzywka
slot-bid_rotation-first = Najpierw zapowiedź partnera
slot-bid_rotation-offender = Jego własna zapowiedź
slot-bid_rotation-partner = Skutki dla partnera
slot-bid_rotation-others_information = Informacja dla strony niewykraczającej
slot-bid_rotation-offenders_information = Informacja dla strony wykraczającej
slot-bid_rotation-lead = Wyjście
slot-bid_rotation-help = Czy wykroczenie pomogło?
slot-bid_rotation-awareness = Czy mógł wiedzieć?
slot-double_rotation-call = Kontra lub rekontra
slot-double_rotation-first = Najpierw zapowiedź partnera
slot-double_rotation-offender = Jego własna zapowiedź
slot-double_rotation-partner = Skutki dla partnera
slot-double_rotation-others_information = Informacja dla strony niewykraczającej
slot-double_rotation-offenders_information = Informacja dla strony wykraczającej
slot-double_rotation-lead = Wyjście
slot-double_rotation-help = Czy wykroczenie pomogło?
slot-double_rotation-awareness = Czy mógł wiedzieć?
slot-simultaneous-order = Kolejność zapowiedzi
slot-simultaneous-later_call = Późniejsza zapowiedź
slot-lost_turn-auction = Licytacja
slot-lost_turn-offenders = Kto wykroczył
slot-lost_turn-others_information = Informacja dla strony niewykraczającej
slot-lost_turn-offenders_information = Informacja dla strony wykraczającej
slot-lost_turn-lead = Wyjście
slot-lost_turn-awareness = Czy mógł wiedzieć?

## Facts: a call out of rotation
fact-rotation-slip = Czy to pomyłka mechaniczna: czy chciał zgłosić inną zapowiedź?
    .short = Pomyłka mechaniczna
    .note = Zapytaj go z dala od stołu. Zmiana zdania to nie pomyłka mechaniczna; błąd co do tego, czyja kolej, też nią nie jest. Gdy jego partner zgłosił już zapowiedź, pomyłki nie można poprawić: odpowiedz „nie”.
fact-rotation-admissible = Czy przebieg licytacji pozwalał na tę kontrę lub rekontrę?
    .short = Kontra lub rekontra dozwolona
    .note = Kontra dotyczy ostatniej odzywki, i to odzywki przeciwnika, po której tylko pasowano. Rekontra tak samo, tyle że ostatniej kontry.
fact-rotation-turn = Czyja była kolej, patrząc od gracza, który zgłosił zapowiedź?
    .short = Czyja była kolej
    .is-rho = Jego prawego przeciwnika
    .is-partner = Jego partnera
    .is-lho = Jego lewego przeciwnika
fact-rotation-rho_must_pass = Czy jego prawy przeciwnik musiał z mocy przepisu spasować?
    .short = Prawy przeciwnik musiał spasować
    .note = Liczy się tylko obowiązek spasowania. Obowiązek powtórzenia zapowiedzi się nie liczy.
fact-rotation-called_before = Czy zgłosił już wcześniej zapowiedź w tej licytacji?
    .short = Zgłosił już wcześniej zapowiedź
fact-rotation-bid_before = Czy ktoś zgłosił przedtem odzywkę?
    .short = Przedtem padła odzywka
fact-rotation-since = Kto zgłosił potem zapowiedź, przed twoją decyzją?
    .short = Kto zgłosił potem zapowiedź
    .note = Wskaż pierwszego z nich. To, co zgłoszono po nim, rozstrzygniesz potem, po kolei.
    .is-nobody = Nikt
    .is-lho = Jego lewy przeciwnik
    .is-rightful = Gracz, którego była kolej
fact-rotation-lho_called = Czy jego lewy przeciwnik zgłosił potem zapowiedź, przed twoją decyzją?
    .short = Lewy przeciwnik zgłosił zapowiedź
fact-rotation-lho_meant = Kolej była właśnie lewego przeciwnika. Jak rozumiał on swoją zapowiedź?
    .short = Zapowiedź lewego przeciwnika
    .note = Mogła to być zapowiedź w jego własnej kolejności albo zapowiedź akceptująca tamtą. Przepisy nie mówią, która z nich: zapytaj go z dala od stołu, co miał na myśli.
    .is-own_turn = Jako zapowiedź we własnej kolejności
    .is-over_it = Jako zapowiedź po tamtej, zgłoszonej poza kolejnością
fact-rotation-still_open = Partner wykraczającego zgłosił zapowiedź we własnej kolejności. Czy lewy przeciwnik może jeszcze zaakceptować zapowiedź poza kolejnością?
    .short = Akceptacja jeszcze możliwa
    .note = Prawo to, jak mówią przepisy, przepada po zapowiedzi przeciwnika. O zapowiedzi partnera wykraczającego milczą.
fact-rotation-accepted = Czy lewy przeciwnik akceptuje tę zapowiedź?
    .short = Zapowiedź zaakceptowana
fact-rotation-artificial = Czy pas był sztuczny albo był pasem po sztucznej zapowiedzi?
    .short = Sztuczny
    .note = Zapytaj z dala od stołu. Pas jest sztuczny, jeśli obiecuje siłę albo pokazuje lub wyklucza wartości poza ostatnio nazwanym kolorem.
    .is-no = Nie
    .is-itself = Sam pas był sztuczny
    .is-over_partner = Był to pas po sztucznej zapowiedzi partnera
    .is-over_opponent = Był to pas po sztucznej zapowiedzi przeciwnika
fact-rotation-as_bid = Czy pas po sztucznej zapowiedzi przeciwnika rozstrzyga się jak odzywkę?
    .short = Rozstrzygany jak odzywka
    .note = Jeden punkt odsyła tam z każdym pasem po sztucznej zapowiedzi. Przepis, do którego odsyła, wymienia tylko sztuczną zapowiedź partnera.
fact-rotation-rho_action = Co robi teraz prawy przeciwnik, w swojej kolejności?
    .short = Prawy przeciwnik
    .is-pass = Pasuje
    .is-acts = Licytuje, kontruje lub rekontruje, zgodnie z przepisami
    .is-illegal = Zgłasza nieprzepisową zapowiedź
fact-rotation-repeat_legal = Czy odzywka, którą teraz powtarza, jest przepisowa?
    .short = Powtórzona odzywka przepisowa
fact-rotation-same_denomination = Czy jego nowa zapowiedź wskazuje to samo miano co zapowiedź poza kolejnością?
    .short = To samo miano
    .note = Przy sztucznej zapowiedzi liczy się miano, które ona pokazuje, a nie to, które nazywa.
fact-rotation-same_call = Czy w swojej kolejności zgłosił tę samą zapowiedź co unieważniona, o mniej więcej tym samym znaczeniu?
    .short = Znów ta sama zapowiedź

## Facts: simultaneous calls
fact-simultaneous-together = Czy obie zapowiedzi zgłoszono jednocześnie?
    .short = Jednocześnie
fact-simultaneous-one_in_turn = Czy była to kolej jednego z tych dwóch graczy?
    .short = Kolej jednego z nich
fact-simultaneous-later_call = Potraktuj zapowiedź drugiego gracza jako zgłoszoną po tamtej. Czym wtedy jest?
    .short = Późniejsza zapowiedź
    .note = Wybierz pierwszą odpowiedź, która pasuje.
    .is-in_order = W kolejności i przepisowa
    .is-inadmissible = Zapowiedź w ogóle niedozwolona
    .is-out_of_rotation = Zapowiedź poza kolejnością
    .is-insufficient = W kolejności, ale niewystarczająca

## Facts: a turn lost by passes
fact-lost_turn-deprived = Czy któryś z pasów był poza kolejnością i jakiś gracz stracił przez to swoją kolej?
    .short = Stracona kolej
fact-lost_turn-anybody_bid = Czy ktokolwiek zgłosił odzywkę?
    .short = Padła odzywka
fact-lost_turn-too_late = Jak daleko zaszło od tego czasu?
    .short = Od tego czasu
    .is-no = Nic więcej nie zaszło
    .is-lead_faced = Pierwsze wyjście jest już odsłonięte
    .is-hands_back = Wszystkie cztery ręce są już w pudełku
fact-lost_turn-reopened = Czy mimo to wznawiasz licytację?
    .short = Licytacja wznowiona
    .note = Według tekstu licytacja się nie skończyła. Stało się jednak to, co zamyka okres licytacji, a jak jedno pogodzić z drugim, przepisy nie mówią.
fact-lost_turn-both_sides = Czy poza kolejnością spasowali gracze obu stron?
    .short = Obie strony pasowały poza kolejnością
fact-lost_turn-lead_reached = Czy pozwalasz rozgrywającemu ograniczyć wyjście partnera wykraczającego?
    .short = Ograniczenie wistowe
    .note = Punkt o straconej kolei nie wspomina o wyjściu. Sądząc z samych słów, przepis o wycofanych zapowiedziach mógłby objąć pas unieważniony i zastąpiony zupełnie inną zapowiedzią.

## Outcomes
outcome-call_in_rotation = Zapowiedź była w kolejności: prawy przeciwnik musiał z mocy przepisu spasować. Licytujemy dalej.
outcome-counts_as_never_made = Przeciwnik zgłosił zapowiedź we własnej kolejności, więc sprostowania już nie ma. Licytujemy dalej, jakby zapowiedzi { WHO($who, form: "gen") } nie było.
outcome-auction_goes_back = Zapowiedź { WHO($who, form: "gen") } jest unieważniona. Licytacja wraca do gracza, którego była kolej.
outcome-rule_as_change_of_call = Rozstrzygnij to jako zmianę zapowiedzi.
outcome-rule_as_insufficient_bid = Rozstrzygnij to jako odzywkę niewystarczającą.
outcome-rule_as_inadmissible = Rozstrzygnij to jako zapowiedź niedozwoloną. Nikt nie może jej zaakceptować.
outcome-rule_as_out_of_rotation = Rozstrzygnij to jako zapowiedź poza kolejnością.
outcome-rule_on_call_first = Zapowiedź { WHO($who, form: "gen") } sama jest nieprzepisowa. Najpierw rozstrzygnij ją, potem wróć tutaj.
outcome-free_but_bound_by_information = { WHO($who, cap: 1) } { $who ->
    [both_sides] mogą w swojej kolejności zgłosić, co chcą, byle zgodnie z przepisami. Nie mogą
   *[other] może w swojej kolejności zgłosić, co chce, byle zgodnie z przepisami. Nie może
} jednak korzystać z tego, co pokazała unieważniona zapowiedź.
outcome-later_calls_cancelled = Późniejsze zapowiedzi są unieważnione. Teraz kolej na lewego przeciwnika.
outcome-withdrawn_rule_ends = Gdy padnie zapowiedź porównywalna, ograniczenie związane z wycofanymi zapowiedziami przestaje dotyczyć { WHO($side, form: "gen") }. Do tego czasu obowiązuje.
outcome-may_not_double = Tym razem { WHO($who) } { $who ->
    [both_sides] mogą spasować albo zgłosić odzywkę wystarczającą. Nie mogą
   *[other] może spasować albo zgłosić odzywkę wystarczającą. Nie może
} kontrować ani rekontrować.
outcome-one_suit_may_be_forbidden = Gdy wyjście pierwszy raz będzie należeć do { WHO($leader, form: "gen") }, rozgrywający może zakazać wyjścia w jeden kolor. Zakaz trwa, dopóki ta ręka utrzymuje się przy wyjściu.
outcome-counts_as_later = Zapowiedź { WHO($who, form: "gen") } liczy się jako zgłoszona po zapowiedzi gracza, którego była kolej.
outcome-rule_in_their_order = Zapowiedzi nie były jednoczesne: rozstrzygnij każdą po kolei, tak jak padły.
outcome-both_out_of_rotation = Nie była to kolej żadnego z tych graczy. Przepisy nie mówią, która zapowiedź jest pierwsza; każda jest zapowiedzią poza kolejnością.
outcome-auction_goes_on = Zapowiedź jest w porządku. Licytujemy dalej.
outcome-back_to_skipped_player = Licytacja się nie skończyła. Wraca do gracza, który stracił swoją kolej. Wszystkie późniejsze pasy są unieważnione.
outcome-passers_are_offenders = Wykraczającym jest każdy, kto spasował poza kolejnością.
outcome-auction_not_reopened = Licytacja pozostaje zamknięta. Rozważ wynik rozjemczy za straconą kolej.
outcome-auction_is_over = Licytacja skończona. Kontraktem jest ostatnia odzywka, z kontrą lub rekontrą, jeśli po niej padła.
outcome-passed_out = Cztery pasy. Ręce wracają do pudełka bez rozgrywki, a ponownego rozdania nie ma.
