## Kinds
kind-insufficient_bid = Odzywka niewystarczająca
    .hint = W swojej kolejności gracz zalicytował za nisko: nie wyżej niż ostatnia odzywka
    .search = za niska za nisko niedostateczna nieprzebijająca nie przebił nie przelicytował podlicytował zalicytował pomylił szczebel wysokość za mało
kind-call_changed = Zmiana zapowiedzi
    .hint = Gracz zmienił zapowiedź lub chce ją zmienić: pomyłka mechaniczna albo zmiana zamiaru
    .search = zmienił zmienić zamienił poprawił mechaniczna mechanicznie niezamierzona nie ten kartonik kartonika zły wyjął wyciągnął sięgnął przejęzyczenie przejęzyczył język rozmyślił się rozmyślił cofnąć cofnął wycofał kaseta
kind-lead_restriction = Wyjście po wycofanej zapowiedzi
    .hint = W licytacji wycofano zapowiedź, a przy wyjściu jest partner wykraczającego
    .search = ograniczenia ograniczenie wistowe wist zawistować zakaz zakazać zakazany nakaz nakazać kolor koloru wycofana unieważniona zapowiedzi obrona pierwsze wyjście

## Slots
slot-insufficient-bid = Odzywka niewystarczająca
slot-insufficient-replacement = Co ją zastępuje
slot-insufficient-partner = Skutki dla partnera
slot-insufficient-others_information = Informacja dla strony niewykraczającej
slot-insufficient-offenders_information = Informacja dla strony wykraczającej
slot-insufficient-lead = Wyjście
slot-insufficient-help = Czy wykroczenie pomogło?
slot-insufficient-awareness = Czy mógł wiedzieć?
slot-change-call = Zapowiedź
slot-change-lho = Zapowiedź lewego przeciwnika
slot-change-slip_information = Co pokazała pomyłka
slot-change-others_information = Informacja dla strony niewykraczającej
slot-change-offenders_information = Informacja dla strony wykraczającej
slot-change-lead = Wyjście
slot-change-help = Czy wykroczenie pomogło?
slot-change-awareness = Czy mógł wiedzieć?
slot-lead-restriction = Co może rozgrywający
slot-lead-several = Kilka wycofanych zapowiedzi
slot-lead-penalty_card = Karta przygwożdżona
slot-lead-now = Wyjście teraz
slot-lead-breach = Wyjście już wykonane

## Facts: what every withdrawn call brings up
fact-withdrawal-comparable = Czy zapowiedź, która zostaje, jest porównywalna z wycofaną?
    .short = Porównywalna
    .note = Ustal z dala od stołu, co obie znaczą w uzgodnieniach tej pary. Wystarczy jeden z trzech warunków. Czy są podobne, oceniasz ty.
    .is-same_or_similar = Tak: znaczy to samo albo coś podobnego
    .is-subset = Tak: na każdej ręce, na której się ją zgłasza, można było zgłosić także wycofaną
    .is-same_purpose = Tak: służy do tego samego, na przykład pyta o to samo albo jest relayem
    .is-no = Nie
fact-withdrawal-offender_defends = Czy strona wykraczająca się broni?
    .short = Strona wykraczająca się broni
    .note = Wróć do tego, gdy licytacja się skończy.
fact-withdrawal-withdrawn_about = Czego dotyczyła unieważniona zapowiedź?
    .short = Czego dotyczyła unieważniona zapowiedź
    .note = Bez atu, sztuczna zapowiedź bez koloru, pas lub kontra: coś innego.
    .is-suit = Koloru lub kolorów; nie wszystkie pokazał w prawidłowej licytacji
    .is-suit_shown_again = Koloru lub kolorów; wszystkie pokazał też w prawidłowej licytacji
    .is-other = Czegoś innego: bez atu albo żadnego określonego koloru
fact-withdrawal-helped = Czy wykroczenie pomogło stronie wykraczającej i zaszkodziło drugiej?
    .short = Wykroczenie pomogło
    .note = Muszą zachodzić wszystkie trzy warunki: pomogło, bez tej pomocy rozdanie mogło łatwo skończyć się inaczej, a druga strona na tym straciła.
fact-withdrawal-could_have_known = Czy wykraczający mógł wiedzieć, że może to łatwo zaszkodzić drugiej stronie, i czy jego strona zyskała?
    .short = Mógł wiedzieć, a jego strona zyskała
    .note = Liczy się chwila, w której wykroczył. Nie trzeba wykazać, że zrobił to umyślnie.

## Facts: an insufficient bid
fact-insufficient-slip = Czy to pomyłka mechaniczna: czy chciał zgłosić inną zapowiedź?
    .short = Pomyłka mechaniczna
    .note = Zapytaj go z dala od stołu. Zmiana zdania to nie pomyłka mechaniczna. Nie jest nią też odzywka zgłoszona dlatego, że źle odczytał licytację. Gdy jego partner zgłosił już zapowiedź, pomyłki nie można poprawić: odpowiedz „nie”.
fact-insufficient-lho_called = Czy jego lewy przeciwnik zgłosił zapowiedź po odzywce niewystarczającej?
    .short = Lewy przeciwnik zgłosił po niej zapowiedź
    .note = Pas też się liczy. Nie liczy się zapowiedź zgłoszona po tym, jak wykraczający zmienił odzywkę.
fact-insufficient-replaced = Czy zgłosił już w jej miejsce inną zapowiedź, przed twoją decyzją?
    .short = Zastąpiona przed decyzją
fact-insufficient-accepted = Czy lewy przeciwnik akceptuje odzywkę niewystarczającą?
    .short = Odzywka niewystarczająca zaakceptowana
    .note = Najpierw powiedz mu, co będzie, jeśli jej nie zaakceptuje. Wolno mu zapytać partnera wykraczającego, co znaczyłyby inne zapowiedzi. Co wykraczający miał na myśli, tego usłyszeć nie powinien. Jeśli wykraczający zmienił już odzywkę, tamtą i tak można zaakceptować.
fact-insufficient-replacement = Co zgłasza w jej miejsce?
    .short = W jej miejsce
    .note = Może cię zapytać, z dala od stołu, po których zapowiedziach partner nie będzie skrępowany, a ty odpowiadasz. Niczego mu nie radzisz. Jeśli zgłosił już inną zapowiedź, liczy się ta. Zapowiedź nieprzepisowa z innego powodu się nie liczy.
    .is-bid = Odzywkę wystarczającą
    .is-pass = Pas
    .is-double = Kontrę lub rekontrę
    .is-insufficient = Kolejną odzywkę niewystarczającą
fact-insufficient-lowest_same = Czy to najniższa odzywka wystarczająca, która pokazuje to samo co niewystarczająca: ten sam kolor, te same kolory albo bez atu?
    .short = Najniższa pokazująca to samo
    .note = Przy sztucznej odzywce liczy się kolor, który ona pokazuje, a nie ten, który nazywa. Musi też mówić o nim to samo: długość, krótkość albo kontrolę.
fact-insufficient-both_natural = Czy obie odzywki na pewno nie były sztuczne?
    .short = Obie odzywki naturalne
fact-insufficient-more_precise = Czy nowa zapowiedź znaczy to samo albo coś dokładniejszego?
    .short = To samo znaczenie lub dokładniejsze
    .note = Każda ręka, którą może pokazywać, musi być też taką, którą mogła pokazywać odzywka niewystarczająca.
fact-insufficient-second_accepted = Czy lewy przeciwnik akceptuje tę drugą odzywkę niewystarczającą?
    .short = Druga odzywka niewystarczająca zaakceptowana
fact-insufficient-lead_reached = Czy pozwalasz rozgrywającemu ograniczyć wyjście partnera wykraczającego?
    .short = Ograniczenie wistowe
    .note = Pierwszą odzywkę zaakceptowano, a zapowiedź zgłoszona w jej miejsce odpadła. Przepisy nie mówią, czy liczy się ona jako wycofana. Zapowiedź porównywalna i tak niczego nie ogranicza.

## Facts: a call changed
fact-change-cause = Dlaczego chce innej zapowiedzi?
    .short = Przyczyna
    .note = Zapytaj go z dala od stołu, co miał na myśli w chwili, gdy ją zgłaszał. Zapomnieć, co licytowano, albo myśleć, że licytacja się skończyła, to nie pomyłka mechaniczna.
    .is-slip = Pomyłka mechaniczna: wyjął, zapisał lub powiedział inną zapowiedź, niż chciał
    .is-mind = Błąd myślowy albo zmiana zdania: gdy ją zgłaszał, taką właśnie chciał zgłosić
fact-change-since = Kto zgłosił już zapowiedź po tej pomyłkowej?
    .short = Od pomyłki
    .note = Okres licytacji kończy się, gdy pierwsze wyjście jest odsłonięte albo ręce są już w pudełku.
    .is-nobody = Nikt
    .is-lho = Lewy przeciwnik, ale jego partner nie
    .is-partner = Jego partner
    .is-period_over = Jego partner nie, ale okres licytacji się skończył
fact-change-paused = Czy po zauważeniu pomyłki namyślał się, zanim zmienił zapowiedź lub próbował ją zmienić?
    .short = Przerwa na namysł
fact-change-lho_withdraws = Czy lewy przeciwnik wycofuje swoją zapowiedź?
    .short = Lewy przeciwnik wycofuje zapowiedź
    .note = Może to zrobić. Z tego, co pokazała, może wtedy korzystać tylko jego strona.
fact-change-second = Czy zgłosił w jej miejsce inną zapowiedź?
    .short = Druga zapowiedź
    .note = Kto zgłosił po tej drugiej zapowiedź, nie zauważywszy zmiany, niczego nie akceptuje. Nową zapowiedź po zakończeniu licytacji rozstrzyga się jako zapowiedź po ostatnim pasie.
    .is-none = Nie
    .is-called_over = Tak, a lewy przeciwnik celowo zgłosił po niej zapowiedź
    .is-open = Tak, a lewy przeciwnik nie zgłosił po niej zapowiedzi
    .is-first_illegal = Tak, lewy przeciwnik nie zgłosił po niej zapowiedzi, a pierwsza zapowiedź sama była nieprzepisowa, na przykład niewystarczająca lub poza kolejnością
fact-change-lho_accepts = Czy lewy przeciwnik akceptuje drugą zapowiedź?
    .short = Druga zapowiedź zaakceptowana
    .note = Kontry lub rekontry, która nigdy nie jest dozwolona, ani odzywki powyżej siedmiu nie można zaakceptować: najpierw rozstrzygnij to.

## Facts: the lead after a withdrawn call
fact-lead-freed = Czy coś uwalnia wyjście od ograniczeń?
    .short = Wyjście wolne od ograniczeń
    .note = Uwalnia je przepis przy poprawionej pomyłce mechanicznej i przy zastąpieniu odzywki niewystarczającej bez dalszego sprostowania. Także wtedy, gdy przeciwnik zgłosił zapowiedź we własnej kolejności, gdy zapowiedź powtórzono po pasie prawego przeciwnika oraz gdy nieprzepisową zapowiedź zaakceptowano albo unieważniono, bo przeciwnik zgłosił po niej swoją.
    .is-nothing = Nic
    .is-comparable = W jej miejscu jest zapowiedź porównywalna
    .is-same_call = Zgłosił jeszcze raz tę samą zapowiedź, o mniej więcej tym samym znaczeniu
    .is-law = Przepis o tej nieprawidłowości
fact-lead-turn = Co z wyjściem partnera wykraczającego?
    .short = Wyjście jego partnera
    .note = Liczy się pierwsze wyjście w rozdaniu, liczy się też wyjście do każdej późniejszej lewy.
    .is-first = Jest przy wyjściu po raz pierwszy albo właśnie wtedy wyszedł
    .is-kept = Odkąd pierwszy raz wyszedł, utrzymuje się przy wyjściu
    .is-lost = Był już przy wyjściu i je stracił
    .is-declaring = Jego strona się nie broni
fact-lead-all_specified = Czy wykraczający pokazał w prawidłowej licytacji wszystkie cztery kolory?
    .short = Pokazane wszystkie cztery kolory
    .tick = Wykraczający pokazał w prawidłowej licytacji wszystkie cztery kolory
fact-lead-several = Czy wycofano więcej niż jedną zapowiedź wykraczającego?
    .short = Kilka wycofanych zapowiedzi
    .tick = Wycofano więcej niż jedną zapowiedź wykraczającego
fact-lead-penalty_card = Czy wykraczający ma na stole normalną kartę przygwożdżoną?
    .short = Normalna karta przygwożdżona
    .tick = Wykraczający ma na stole normalną kartę przygwożdżoną
screen-lead-exceptions = Czy coś z tego zachodzi?
fact-lead-choice = Co wybiera rozgrywający?
    .short = Wybór rozgrywającego
    .note = Wybiera przed wyjściem, sam. Nie musi niczego ograniczać. Jeśli już wybrał, zaznacz co.
    .is-none = Bez ograniczeń
    .is-forbid = Zakazuje koloru
    .is-require = Nakazuje kolor
fact-lead-broken = Czy wyjście było z tym niezgodne?
    .short = Wyjście niezgodne z wyborem
fact-lead-able = Czy mógł się zastosować?
    .short = Mógł się zastosować

## Outcomes: the auction
outcome-rule_as_unintended = To pomyłka mechaniczna. Rozstrzygnij to jako zmianę zapowiedzi, a potem rozstrzygnij zapowiedź, którą gracz miał na myśli.
outcome-second_attempt_accepted = Druga odzywka, choć też za niska, jest zaakceptowana. Licytujemy dalej, jakby była przepisowa.
outcome-treated_as_legal = Zapowiedź jest zaakceptowana. Licytujemy dalej, jakby była przepisowa.
outcome-call_cancelled = Zapowiedź { WHO($who, form: "gen") } jest unieważniona.
outcome-must_replace_call = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą
   *[other] musi
} zgłosić w jej miejsce zapowiedź przepisową.
outcome-replacement_stands = Nowa zapowiedź { WHO($who, form: "gen") } zostaje. Licytujemy dalej.
outcome-call_stands = Zapowiedź { WHO($who, form: "gen") } zostaje. Licytujemy dalej.
outcome-nothing_further = Licytujemy dalej. Dalszego sprostowania nie ma.
outcome-choose_again = Także ta zapowiedź { WHO($who, form: "gen") } jest unieważniona. Trzeba wybrać inną, przepisową.
outcome-must_pass_once = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą spasować w najbliższej kolejce. Potem licytują
   *[other] musi spasować w najbliższej kolejce. Potem licytuje
} bez ograniczeń.
outcome-must_pass_throughout = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą
   *[other] musi
} pasować do końca licytacji.
outcome-both_must_pass_throughout = Obaj gracze { WHO($side, form: "gen") } muszą pasować do końca licytacji.
outcome-must_repeat_call = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą
   *[other] musi
} w swojej kolejności zgłosić jeszcze raz tę samą zapowiedź.
outcome-may_make_any_call = { WHO($who, cap: 1) } { $who ->
    [both_sides] mogą w swojej kolejności zgłosić, co chcą
   *[other] może w swojej kolejności zgłosić, co chce
}, byle zgodnie z przepisami.
outcome-lead_may_be_forbidden = Gdy wyjście pierwszy raz będzie należeć do { WHO($leader, form: "gen") }, rozgrywający może zakazać wyjścia w jeden kolor, taki, którego wykraczający nie pokazał w prawidłowej licytacji. Zakaz trwa, dopóki ta ręka utrzymuje się przy wyjściu.
outcome-lead_may_be_required_or_forbidden = Gdy wyjście pierwszy raz będzie należeć do { WHO($leader, form: "gen") }, rozgrywający wybiera spośród kolorów, których dotyczyła wycofana zapowiedź, a których wykraczający nie pokazał w prawidłowej licytacji: może nakazać jeden z nich albo jednego zakazać. Zakaz trwa, dopóki ta ręka utrzymuje się przy wyjściu.
outcome-no_lead_restriction = Wyjścia { WHO($leader, form: "gen") } nic nie ogranicza.
outcome-assign_for_help = Orzeknij wynik rozjemczy: wykroczenie pomogło, a druga strona na tym straciła. Dąż do wyniku prawdopodobnego bez tego wykroczenia.

## Outcomes: calls changed, insufficient bids, the lead
outcome-early_replacement_counts = Jest już w jej miejscu inna zapowiedź { WHO($who, form: "gen") }. Rozstrzyga się ją tak, jakby została wybrana teraz.
outcome-intended_call_replaces = Może zgłosić zapowiedź, którą miał na myśli. Ocenia się ją potem jak każdą inną.
outcome-first_call_stands = Pierwsza zapowiedź zostaje. Nie można jej zmienić. Jeśli sama była nieprzepisowa, rozstrzygnij ją teraz.
outcome-second_call_accepted = Druga zapowiedź jest zaakceptowana i zostaje. Pierwsza jest wycofana; licytujemy dalej.
outcome-second_call_cancelled = Druga zapowiedź jest unieważniona. Zostaje pierwsza; licytujemy dalej.
outcome-first_call_ruled_now = Druga zapowiedź jest unieważniona. Wraca pierwsza, a ta jest nieprzepisowa: rozstrzygnij ją teraz. Unieważniona zapowiedź też może ograniczyć wyjście.
outcome-lhos_call_taken_back = Lewy przeciwnik wycofuje swoją zapowiedź i zgłasza nową.
outcome-lhos_call_stays = Lewy przeciwnik zostawia swoją zapowiedź, o ile nadal jest przepisowa.
outcome-lhos_call_authorised = { WHO($side, cap: 1) } { $side ->
    [both_sides] mogą
   *[other] może
} korzystać z tego, co pokazała zapowiedź wycofana przez lewego przeciwnika.
outcome-lhos_call_unauthorised = { $side ->
    [both_sides] Żadna ze stron nie może
   *[other] { WHO($side, cap: 1) } nie może
} korzystać z tego, co pokazała zapowiedź wycofana przez lewego przeciwnika. Dotyczy to obu partnerów.
outcome-restriction_lasts = { WHO($leader, cap: 1) } { $leader ->
    [both_sides] utrzymują
   *[other] utrzymuje
} się przy wyjściu. Kolor, którego zakazał rozgrywający, pozostaje zakazany. Nowego wyboru nie ma.
outcome-restriction_over = { WHO($leader, cap: 1) } { $leader ->
    [both_sides] nie są
   *[other] nie jest
} już przy wyjściu. Ograniczenie wygasło.
outcome-lead_is_free = { WHO($leader, cap: 1) } { $leader ->
    [both_sides] mogą
   *[other] może
} wyjść dowolną kartą.
outcome-suit_forbidden = { WHO($leader, cap: 1) } { $leader ->
    [both_sides] nie mogą wyjść w kolor, którego zakazał rozgrywający, dopóki utrzymują
   *[other] nie może wyjść w kolor, którego zakazał rozgrywający, dopóki utrzymuje
} się przy wyjściu.
outcome-suit_required = { WHO($leader, cap: 1) } { $leader ->
    [both_sides] muszą
   *[other] musi
} wyjść w kolor, który nakazał rozgrywający.
outcome-requirement_refused = Rozgrywający nie może tu nakazać koloru. Może tylko jednego zakazać.
outcome-one_restriction_only = Wycofano kilka zapowiedzi. Ograniczenie jest mimo to jedno.
outcome-penalty_card_options_too = Rozgrywający ma też możliwości wynikające z karty przygwożdżonej.
outcome-any_card_may_be_led = Nie było jak się zastosować. Wyjście { WHO($leader, form: "gen") } zostaje.
outcome-rule_as_revoke = Mógł się zastosować. Rozstrzygnij to jako fałszywy renons.
