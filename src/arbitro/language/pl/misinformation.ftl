## Kinds
kind-misinformation = Błędne wyjaśnienie lub jego brak
    .hint = Przeciwnik źle wyjaśnił, nie zaalertował albo coś pominął
    .search = błędna informacja dezinformacja mylna MI złe wyjaśnienia wyjaśnił źle wytłumaczył wprowadził w błąd alertu zaalertował niezaalertowane zapowiedź informacyjna niepełne niekompletne przemilczał uzgodnienia karta konwencyjna system
kind-own_explanation_wrong = Gracz zauważa błąd we własnym wyjaśnieniu
    .hint = Kiedy musi to powiedzieć i co dalej
    .search = własne swoje błędne złe wyjaśnienie wyjaśnił źle wytłumaczył pomylił pomyłka poprawić poprawka sprostować skorygować przypomniał
kind-partners_explanation_wrong = Gracz uważa wyjaśnienie partnera za błędne
    .hint = Czego nie może okazać, kiedy musi to powiedzieć, a kiedy mu nie wolno
    .search = partner błędne złe wyjaśnił źle wytłumaczył poprawić sprostować skorygować pomylił pomyłka błędna zapowiedź zapomniał system alert alertu
kind-review_or_question = Powtórzenie licytacji lub pytanie
    .hint = Czy może teraz zapytać, kto odpowiada i o co wolno pytać; źle nazwana kontra
    .search = powtórka powtórzyć powtórzenia pytania zapytać pytał wyjaśnienie wyjaśnienia jedną zapowiedź dodatkowe kto wychodzi wistuje niedosłyszał jaka licytacja kontra rekontra
kind-undisclosed_understanding = Skarga na zapowiedź psychologiczną lub system
    .hint = Zapowiedź psychologiczna, nieujawnione uzgodnienie, niedozwolona metoda
    .search = psyk psycha psych blef fantazja odstępstwo odszedł od systemu tajne ukryte uzgodnienia zakazany zakazana konwencja niedozwolony system BSC HUM karta konwencyjna
kind-aid_consulted = Gracz zajrzał do karty konwencyjnej lub notatek
    .hint = Własna karta, karta przeciwników, notatki, pomoc do pamięci
    .search = patrzył spojrzał czytał zagląda własna swoja konwencyjna ściąga ściągawka notatki pamięć pomoce kalkulator telefon system

## Slots
slot-misinformation-finding = Co to było
slot-misinformation-change = Ostatnia zapowiedź
slot-misinformation-earlier = Wcześniejsze zapowiedzi
slot-misinformation-counterchange = Zapowiedź po zmienionej
slot-misinformation-play = Zagrana karta
slot-misinformation-partner_information = Informacja dla partnera wyjaśniającego
slot-misinformation-others_information = Informacja dla strony niewykraczającej
slot-misinformation-offenders_information = Informacja dla strony wykraczającej
slot-misinformation-lead = Wyjście
slot-misinformation-declined = Zapowiedź, przy której pozostał
slot-misinformation-damage = Szkoda
slot-misinformation-gain = Korzyść
slot-misinformation-score = Wynik
slot-misinformation-basis = Jak zmienić wynik
slot-misinformation-withdrawn = Wykorzystanie wycofanych zapowiedzi i zagrań
slot-misinformation-route = Wykorzystanie wyjaśnienia
slot-misinformation-penalty = Kara
slot-own_explanation-duty = Obowiązek wyjaśniającego
slot-own_explanation-timing = Kiedy poprawił
slot-own_explanation-route = Co rozstrzygnąć teraz
slot-own_explanation-partner_information = Informacja dla partnera wyjaśniającego
slot-own_explanation-penalty = Kara
slot-partners_explanation-duty = Obowiązek partnera
slot-partners_explanation-early = Co okazał
slot-partners_explanation-route = Co rozstrzygnąć teraz
slot-partners_explanation-partner_information = Informacja dla partnera
slot-partners_explanation-explainers_information = Informacja dla wyjaśniającego
slot-partners_explanation-score = Wynik
slot-partners_explanation-penalty = Kara
slot-review-right = Prawo do pytania
slot-review-call = Kontra lub rekontra
slot-review-words = Jak się to mówi
slot-review-whole = Ile się powtarza
slot-review-answer = Kto odpowiada
slot-review-correction = Błędne powtórzenie
slot-review-supplementary = Kolejne pytanie
slot-review-for_partner = Pytanie na użytek partnera
slot-review-trap = Pytanie podchwytliwe
slot-review-single = Pytanie o jedną zapowiedź
slot-review-information = Co przekazało
slot-review-score = Wynik
slot-review-penalty = Kara
slot-understanding-finding = Co to było
slot-understanding-duty = Co trzeba ujawnić
slot-understanding-score = Wynik
slot-understanding-penalty = Kara
slot-aid-right = Prawo do zajrzenia
slot-aid-information = Co przeczytał
slot-aid-score = Wynik
slot-aid-penalty = Kara

## Facts: misinformation
fact-misinformation-form = Co jest przedmiotem skargi?
    .short = Przedmiot skargi
    .is-explanation = Błędne wyjaśnienie lub niepotrzebny alert
    .is-alert = Brak lub spóźnienie alertu albo zapowiedzi informacyjnej
    .is-incomplete = Pominięcie czegoś w wyjaśnieniu
    .is-own_reading = Nic błędnego nie powiedziano: gracz sam źle zrozumiał
fact-misinformation-own_action = Co oparł na swoim nieporozumieniu?
    .short = Oparte na nieporozumieniu
    .is-call = Zapowiedź
    .is-play = Zagranie
fact-misinformation-agreement = Jakie są uzgodnienia pary w porównaniu z tym, co powiedziano przeciwnikom?
    .short = Uzgodnienia pary
    .note = Zajrzyj do karty konwencyjnej i notatek, zapytaj każdego z partnerów osobno. To, co licytujący ma w ręce, samo niczego nie dowodzi.
    .is-differs = Inne, niż powiedziano
    .is-agrees = Takie, jak powiedziano
    .is-none = Para nie ma uzgodnienia, a coś wyjaśniła
    .is-unknown = Nie da się ustalić
fact-misinformation-alert_due = Czy w świetle uzgodnień pary i regulaminu alert albo zapowiedź informacyjna były wymagane?
    .short = Alert wymagany
    .note = Zajrzyj do karty konwencyjnej i notatek, zapytaj każdego z partnerów osobno. Para bez uzgodnienia nie ma czego alertować, chyba że wymaga tego regulamin.
    .is-due = Tak
    .is-not_due = Nie
    .is-unknown = Uzgodnień nie da się ustalić
fact-misinformation-special_knowledge = Czy partnerzy wiedzieli z uzgodnień lub doświadczenia coś, co pominięto?
    .short = Pominięto wiedzę szczególną
    .note = Wiedzę szczególną, z uzgodnień lub ze wspólnego doświadczenia, trzeba ujawnić. Wniosków, które może wyciągnąć każdy gracz, nie trzeba; ani tego, czego sami partnerzy nie wiedzą.
fact-misinformation-moment = Jak daleko zaszli?
    .short = Stan gry
    .is-auction = Trwa licytacja
    .is-clarification = Po ostatnim pasie, pierwsze wyjście jeszcze nieodsłonięte
    .is-play = Rozgrywka się zaczęła
    .is-after_play = Rozgrywka się skończyła albo wszyscy spasowali i ręce są z powrotem w pudełku
fact-misinformation-calls_since = Ile razy strona niewykraczająca zgłosiła zapowiedź, odkąd ma błędną informację?
    .short = Zapowiedzi od tego czasu
    .note = Zmienić zapowiedź może jeszcze tylko ten, kto zgłosił ją jako ostatni ze swojej strony. Po niej partner jeszcze nic nie zgłosił; po każdej wcześniejszej zapowiedzi tej strony już tak.
    .is-none = Ani razu
    .is-one = Raz
    .is-more = Więcej niż raz
fact-misinformation-influenced = Czy błędna informacja mogła łatwo wpłynąć na decyzję o ostatniej zapowiedzi?
    .short = Wpływ na ostatnią zapowiedź
    .note = Najpierw każ poprawić wyjaśnienie. Zapytaj gracza z dala od stołu, co by wtedy zgłosił, i niczego nie obiecuj.
fact-misinformation-changes = Czy zmienia swoją ostatnią zapowiedź?
    .short = Ostatnia zapowiedź zmieniona
fact-misinformation-lho_called = Czy po zapowiedzi, którą zmienia, zgłosił już swoją jego lewy przeciwnik?
    .short = Lewy przeciwnik zgłosił już swoją
fact-misinformation-lho_changes = Czy ten lewy przeciwnik zmienia teraz swoją zapowiedź?
    .short = Zapowiedź lewego przeciwnika zmieniona
fact-misinformation-card = Czy gracz strony niewykraczającej zagrał kartę, opierając się na tej informacji?
    .short = Karta zagrana na tej podstawie
    .is-none = Nie
    .is-last = Tak i nikt od tego czasu niczego nie zagrał; jeśli było to pierwsze wyjście, dziadek nie odsłonił żadnej karty
    .is-too_late = Tak, ale gra potoczyła się dalej
fact-misinformation-withdraws = Czy wycofuje tę kartę?
    .short = Karta wycofana
fact-misinformation-lead_reached = Czy pozwalasz rozgrywającemu ograniczyć wyjście partnera gracza, który w odpowiedzi zmienił swoją zapowiedź?
    .short = Ograniczenie wistowe
    .note = Punkt o błędnej informacji nie wspomina o wyjściu. Sądząc z samych słów, przepis o wycofanych zapowiedziach obejmuje zapowiedź zastąpioną zupełnie inną.
fact-misinformation-crucial = Czy to, co pominięto, miało dla jakiejś decyzji przeciwnika kluczowe znaczenie?
    .short = Kluczowe dla decyzji
screen-misinformation-review = Spójrz wstecz na rozdanie. Co zachodzi?
fact-misinformation-damaged = Czy błędna informacja zaszkodziła stronie niewykraczającej?
    .short = Szkoda
    .tick = Strona niewykraczająca poniosła przez to szkodę
    .note = Porównaj wynik z tym, czego ta strona mogła się spodziewać przy prawidłowej informacji. Zapytaj graczy tej samej klasy.
fact-misinformation-gained = Czy strona wykraczająca zyskała na błędnej informacji?
    .short = Korzyść
    .tick = Strona wykraczająca na tym zyskała
fact-misinformation-withdrawn_helped = Czy to, co pokazała wycofana zapowiedź lub karta, pomogło stronie wykraczającej?
    .short = Wycofane działanie pomogło
    .tick = To, co pokazała wycofana zapowiedź lub karta, pomogło stronie wykraczającej
fact-misinformation-partner_used = Czy partner wyjaśniającego mógł skorzystać z tego, co usłyszał?
    .short = Partner skorzystał z wyjaśnienia
    .tick = Partner wyjaśniającego być może skorzystał z tego, co usłyszał
fact-misinformation-repeated = Czy ta para już wcześniej czegoś nie ujawniła?
    .short = Nie po raz pierwszy
    .tick = Ta para już wcześniej czegoś nie ujawniła

## Facts: own explanation
fact-own_explanation-wrong = Czy wyjaśnienie było błędne lub niepełne w świetle uzgodnień pary?
    .short = Wyjaśnienie błędne
fact-own_explanation-noticed = Kiedy wyjaśniający to zauważył?
    .short = Zauważył
    .is-auction = W trakcie licytacji
    .is-clarification = Po ostatnim pasie, przed odsłonięciem pierwszego wyjścia
    .is-play = W trakcie rozgrywki
    .is-after_play = Po rozgrywce
fact-own_explanation-told_at_once = Czy od razu przywołał sędziego i poprawił wyjaśnienie?
    .short = Poprawił od razu
fact-own_explanation-told_before_lead = Czy poprawił je przed odsłonięciem pierwszego wyjścia?
    .short = Poprawił przed wyjściem

## Facts: partner’s explanation
fact-partners_explanation-moment = Jak daleko zaszli?
    .short = Teraz
    .is-auction = Trwa licytacja
    .is-clarification = Po ostatnim pasie, pierwsze wyjście jeszcze nieodsłonięte
    .is-play = Trwa rozgrywka
    .is-after_play = Rozgrywka się skończyła
fact-partners_explanation-mistake = Co było błędem w świetle uzgodnień pary?
    .short = Błąd
    .note = Jeśli nic nie wskazuje, co było błędem, przyjmij, że wyjaśnienie. Tak samo, gdy wyjaśniono uzgodnienie, którego para nie ma.
    .is-explanation = Wyjaśnienie albo alert lub jego brak
    .is-call = Jego własna zapowiedź
    .is-neither = Ani jedno, ani drugie
fact-partners_explanation-declaring = Czy jego strona rozgrywa?
    .short = Jego strona rozgrywa
fact-partners_explanation-spoke_in_auction = Czy w trakcie licytacji poprawił wyjaśnienie albo okazał, że coś jest nie tak?
    .short = Okazał to w licytacji
fact-partners_explanation-spoke_in_play = Czy poprawił je albo to okazał po licytacji, a przed końcem rozgrywki?
    .short = Okazał to przed końcem rozgrywki
fact-partners_explanation-told_before_lead = Czy powiedział to przeciwnikom przed odsłonięciem pierwszego wyjścia?
    .short = Powiedział przed wyjściem

## Facts: a review or a question
fact-review-what = Czego to dotyczyło?
    .short = Dotyczyło
    .is-question = Znaczenia zapowiedzi lub zagrań
    .is-review = Powtórzenia licytacji, czyli wszystkich zapowiedzi
    .is-call_unclear = Tego, jaką zapowiedź właśnie zgłoszono
    .is-whose_lead = Tego, do kogo należy pierwsze wyjście
    .is-double_misnamed = Kontry, przy której źle podano wysokość lub miano
    .is-redouble_misnamed = Rekontry, przy której źle podano wysokość lub miano
fact-review-moment = Kiedy to było?
    .short = Kiedy
    .is-auction = W trakcie licytacji
    .is-clarification = Po ostatnim pasie, przed odsłonięciem pierwszego wyjścia
    .is-play = W trakcie rozgrywki
fact-review-in_turn = Czy była to jego kolej?
    .short = Jego kolej
    .note = W licytacji: jego kolej na zapowiedź. W rozgrywce, przy powtórzeniu licytacji: jego pierwsza kolej na zagranie; przy pytaniu: każda kolej na zagranie, u rozgrywającego także z dziadka.
fact-review-presumed_dummy = Czy pytał przyszły dziadek?
    .short = Przyszły dziadek
    .note = Przed odsłonięciem wyjścia pytać mogą przyszły rozgrywający i partner wistującego; sam wistujący, dopóki nie wyszedł.
fact-review-must_pass = Czy z mocy przepisu musiał pasować?
    .short = Musiał pasować
fact-review-defender_asks = Czy pytał obrońca?
    .short = Pytał obrońca
screen-review-review_faults = Co było nie tak z powtórzeniem?
fact-review-partial = Czy prosił tylko o część?
    .short = Tylko część
    .tick = Prosił tylko o część
fact-review-halted = Czy przerwał je przed końcem?
    .short = Przerwane
    .tick = Przerwał je przed końcem
fact-review-own_partner = Czy zapowiedzi powtarzał jego własny partner?
    .short = Odpowiadał jego partner
    .tick = Odpowiadał jego własny partner
fact-review-restated_wrongly = Czy jakąś zapowiedź powtórzono błędnie?
    .short = Powtórzono błędnie
    .tick = Jakąś zapowiedź powtórzono błędnie
fact-review-corrected = Czy poprawiono to, zanim ktokolwiek coś na tym oparł?
    .short = Poprawiono na czas
screen-review-question_faults = Co szczególnego było w tym pytaniu?
fact-review-by_caller = Czy odpowiadał ten gracz, który sam zgłosił zapowiedź lub zagrał?
    .short = Odpowiadał ten, kogo pytanie dotyczyło
    .tick = Odpowiadał ten gracz, który sam zgłosił zapowiedź lub zagrał
fact-review-directed = Czy odpowiedzieć kazał mu sędzia?
    .short = Na polecenie sędziego
fact-review-supplementary = Czy partner pytającego dodał poza kolejnością swoje pytanie?
    .short = Partner też zapytał
    .tick = Partner pytającego dodał poza kolejnością swoje pytanie
fact-review-single_call = Czy pytał tylko o jedną zapowiedź?
    .short = Tylko jedna zapowiedź
    .tick = Pytał tylko o jedną zapowiedź
fact-review-for_partner = Czy pytał wyłącznie na użytek partnera?
    .short = Tylko na użytek partnera
    .tick = Pytał wyłącznie na użytek partnera
fact-review-to_trap = Czy pytał wyłącznie po to, by usłyszeć błędną odpowiedź?
    .short = By usłyszeć błędną odpowiedź
    .tick = Pytał wyłącznie po to, by usłyszeć błędną odpowiedź
fact-review-damage = Czy błędne powtórzenie wyrządziło szkodę?
    .short = Szkoda

## Facts: methods
fact-understanding-what = Co jest przedmiotem skargi?
    .short = Przedmiot skargi
    .is-deviation = Zapowiedź psychologiczna lub inne odstępstwo od uzgodnień
    .is-method = Metoda, której zawody nie dopuszczają
    .is-varied = Uzgodnienia, które zmieniają się po nieprawidłowości, pytaniu lub odpowiedzi
    .is-psychic_artificial = Zapowiedź psychologiczna, sztuczna, ograniczona w tych zawodach
    .is-by_partner = Znaczenie zależne od tego, który z partnerów zgłasza zapowiedź
fact-understanding-partner_aware = Czy partner miał więcej powodów niż przeciwnicy, żeby się tego spodziewać?
    .short = Partner się tego spodziewał
    .note = Odstępstwa, które się powtarzają, stają się uzgodnieniem. Tak samo uwagi między partnerami i zapowiedzi partnera, które się z tym liczą.
fact-understanding-disclosed = Czy przeciwnicy zostali o tym uprzedzeni?
    .short = Ujawnione
fact-understanding-forbidden = Czy regulamin zawodów tego zakazuje?
    .short = Zakazane
fact-understanding-damaged = Czy zaszkodziło to przeciwnikom?
    .short = Szkoda przeciwników

## Facts: aids
fact-aid-what = Do czego zajrzał?
    .short = Zajrzał do
    .is-opponents_card = Karty konwencyjnej przeciwników
    .is-own_card = Własnej karty konwencyjnej lub notatek
    .is-memory_aid = Innej pomocy, do pamięci, liczenia lub techniki gry
fact-aid-when = Kiedy?
    .short = Kiedy
    .is-before = Przed okresem licytacji
    .is-own_turn = Gdy była jego kolej na zapowiedź lub zagranie
    .is-not_his_turn = W trakcie licytacji lub rozgrywki, nie w swojej kolejności
    .is-clarification = Po ostatnim pasie, przed odsłonięciem pierwszego wyjścia
fact-aid-declaring = Czy jego strona rozgrywa?
    .short = Jego strona rozgrywa
fact-aid-to_explain = Czy zapytano go o znaczenie zapowiedzi lub zagrania partnera, a zajrzał, żeby dobrze odpowiedzieć?
    .short = Żeby wyjaśnić
fact-aid-permitted = Czy regulamin zawodów na to pozwala?
    .short = Regulamin pozwala
fact-aid-helped = Czy pomogło mu to, ze szkodą dla przeciwników?
    .short = Pomogło

## Outcomes
outcome-rule_as_misinformation = Przeciwnicy mają błędną informację. Rozstrzygnij teraz tę sprawę.
outcome-own_misunderstanding = Działał na podstawie własnego nieporozumienia. Nie ma ani sprostowania, ani rekompensaty.
outcome-explanation_was_right = To, co powiedziano, zgadza się z uzgodnieniami pary. Wykroczenia nie ma, cokolwiek licytujący ma w ręce.
outcome-explanation_was_mistaken = To, co powiedziano, różni się od uzgodnień pary. Błędne wyjaśnienie to wykroczenie.
outcome-presumed_mistaken_explanation = Nic nie wskazuje, co było błędem. Przyjmij, że błędem było wyjaśnienie albo brak alertu, a nie zapowiedź.
outcome-missing_alert_misinforms = Alert był wymagany, a nie padł na czas. To błędna informacja.
outcome-missing_alert_unauthorised = Dla gracza, którego to była zapowiedź, brak alertu partnera lub spóźniony alert jest nielegalną informacją bez względu na dalszy wybór.
outcome-missing_alert_extraneous = Dla gracza, którego to była zapowiedź, brak alertu partnera lub spóźniony alert jest dodatkową informacją: ogranicza wybór.
outcome-no_alert_due = Ani alert, ani zapowiedź informacyjna nie były wymagane. Wykroczenia nie ma.
outcome-explanation_incomplete = Pominięto coś, co partnerzy wiedzą z uzgodnień lub doświadczenia. To błędna informacja.
outcome-general_knowledge_not_owed = Niczego szczególnego nie pominięto. Tego, co wynika z ogólnej wiedzy brydżowej, nie trzeba mówić. Wykroczenia nie ma.
outcome-no_agreement_to_explain = Para nie ma uzgodnienia, a coś wyjaśniła. To wykroczenie. Prawidłowa odpowiedź brzmiała: nie mamy uzgodnień.
outcome-may_change_last_call = Gracz { WHO($side, form: "gen") }, który zgłosił zapowiedź jako ostatni, może ją zmienić. Innego sprostowania dla jego strony nie ma.
outcome-last_call_stands = Na ostatnią zapowiedź { WHO($side, form: "gen") } nic nie wpłynęło. Zapowiedź zostaje.
outcome-no_call_to_change = Od tego czasu nie ma żadnej zapowiedzi { WHO($side, form: "gen") }. Licytujemy dalej, z prawidłową informacją.
outcome-too_late_to_change_calls = Okres licytacji się skończył. Żadnej zapowiedzi nie można już zmienić.
outcome-earlier_calls_stand = Wcześniejszych zapowiedzi { WHO($side, form: "gen") } zmienić nie można: po nich swoją zgłosił już partner.
outcome-may_change_call_after_it = Po zapowiedzi, którą zmieniono, swoją zgłosił następny gracz { WHO($side, form: "gen") }. Może ją teraz zmienić.
outcome-may_withdraw_card = Gracz { WHO($side, form: "gen") }, który na tej podstawie zagrał, może wycofać swoją kartę. Sprostowania nie ma.
outcome-face_down_lead_may_come_back = Jeśli gracz { WHO($side, form: "gen") } wybrał na tej podstawie wyjście, które jest jeszcze zakryte, może na twoje polecenie zabrać tę kartę i wyjść inną.
outcome-explanation_is_unauthorised = To, co padło w wyjaśnieniu, jest dla { WHO($who, form: "gen") } nielegalną informacją. Nie wolno z niej w żaden sposób skorzystać.
outcome-lead_after_changed_call = Gdy przy wyjściu pierwszy raz znajdzie się partner gracza, który w odpowiedzi zmienił swoją zapowiedź, rozgrywający może ograniczyć jego wyjście jak po każdej wycofanej zapowiedzi.
outcome-no_lead_after_changed_call = Zapowiedź zmieniona w odpowiedzi nie ogranicza żadnego wyjścia.
outcome-declined_call_not_redressed = Pozostał przy swojej zapowiedzi, mając już prawidłową informację. Za tę zapowiedź rekompensaty później nie będzie. Za inne zapowiedzi i za rozgrywkę nadal jest możliwa.
outcome-adjust_as_if_told = { $what ->
    [methods] Zmień wynik tak, jakby przeciwnicy poznali uzgodnienia pary na czas.
   *[no_agreement] Zmień wynik tak, jakby przeciwnicy na czas usłyszeli, że uzgodnienia nie ma.
}
outcome-must_correct_before_lead = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą przywołać sędziego i poprawić wyjaśnienie, zanim odsłonięte zostanie pierwsze wyjście. W trakcie licytacji mogą to zrobić od razu, ale nie muszą.
   *[other] musi przywołać sędziego i poprawić wyjaśnienie, zanim odsłonięte zostanie pierwsze wyjście. W trakcie licytacji może to zrobić od razu, ale nie musi.
}
outcome-must_correct_at_once = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą
   *[other] musi
} od razu przywołać sędziego i poprawić wyjaśnienie.
outcome-no_duty_to_correct_said = Rozgrywka się skończyła. Ten przepis nie mówi, że { WHO($who) } { $who ->
    [both_sides] muszą
   *[other] musi
} to teraz powiedzieć. Rozstrzygnij sprawę tak, jak wyszła na jaw.
outcome-corrected_in_time = Poprawka { WHO($who, form: "gen") } przyszła na czas.
outcome-corrected_too_late = Poprawka { WHO($who, form: "gen") } przyszła za późno. To osobne wykroczenie.
outcome-may_not_show_explanation_wrong = W trakcie licytacji { WHO($who) } { $who ->
    [both_sides] nie mogą
   *[other] nie może
} poprawić wyjaśnienia ani w żaden sposób okazać, że coś jest nie tak. Jeśli ta strona rozgrywa, mówi to po ostatnim pasie; jeśli się broni, po rozgrywce.
outcome-must_call_and_correct = { WHO($who, cap: 1) } { $who ->
    [both_sides] muszą teraz przywołać sędziego i powiedzieć przeciwnikom, że uważają
   *[other] musi teraz przywołać sędziego i powiedzieć przeciwnikom, że uważa
} wyjaśnienie za błędne.
outcome-must_wait_for_end_of_play = Strona { WHO($who, form: "gen") } się broni. Trzeba to powiedzieć, ale dopiero po zakończeniu rozgrywki.
outcome-must_not_correct_right_explanation = Wyjaśnienie było prawidłowe, a błędem była zapowiedź. { WHO($who, form: "dat", cap: 1) } nie wolno od razu niczego poprawiać ani mówić o tym sędziemu; później też nie trzeba.
outcome-need_not_tell_own_mistake = Wyjaśnienie było prawidłowe, a błędem była zapowiedź. { WHO($who, cap: 1) } { $who ->
    [both_sides] nie muszą
   *[other] nie musi
} tego mówić.
outcome-duty_fulfilled = Obowiązek { WHO($who, form: "gen") } został spełniony na czas.
outcome-correct_though_late = Obowiązkiem { WHO($who, form: "gen") } było powiedzieć to przed odsłonięciem pierwszego wyjścia. Każ to powiedzieć teraz.
outcome-showed_too_early = Poprawka albo znak { WHO($who, form: "gen") }, że coś jest nie tak, to było za wcześnie: wtedy jeszcze nie było wolno.
outcome-may_ask_for_call = Kto nie jest pewien, jaką zapowiedź zgłoszono, może to od razu wyjaśnić.
outcome-may_have_review = Może prosić o powtórzenie wszystkich zapowiedzi, od pierwszej do ostatniej. Alerty też powinny się w nim znaleźć.
outcome-no_review_now = { $reason ->
    [turn] To nie jego kolej. Musi z tym poczekać.
    [dummy] Przed wyjściem przyszły dziadek nie ma prawa do powtórzenia licytacji.
   *[must_pass] Z mocy przepisu musi pasować i nie ma prawa do powtórzenia licytacji.
}
outcome-may_ask_whose_lead = Obrońca może zapytać, czy pierwsze wyjście należy do niego.
outcome-not_the_one_to_ask_whose_lead = To pytanie przepisy dają obrońcom.
outcome-may_ask_for_explanation = Może pytać, co znaczą zapowiedzi lub zagrania przeciwników: te zgłoszone, inne, które były do wyboru, i to, co według ich uzgodnień z tego wyboru wynika.
outcome-no_question_now = { $reason ->
    [turn] To nie jego kolej. Musi z tym pytaniem poczekać.
    [dummy] Przed wyjściem przyszły dziadek nie ma prawa pytać.
   *[must_pass] Z mocy przepisu musi pasować i nie ma prawa pytać.
}
outcome-review_is_whole = Powtarza się wszystkie zapowiedzi. Nie może prosić o część ani przerwać.
outcome-opponent_answers = Na prośbę o powtórzenie licytacji odpowiada tylko przeciwnik.
outcome-callers_partner_answers = Odpowiadać powinien partner gracza, który zgłosił zapowiedź lub zagrał.
outcome-answered_on_instruction = Odpowiedzieć kazał mu sędzia. To w porządku.
outcome-review_put_right = Błąd poprawiono na czas. Nic więcej z tego nie wynika.
outcome-everybody_corrects_review = Za to, żeby błędne powtórzenie od razu poprawić, odpowiadają wszyscy, także dziadek i ci, którzy muszą pasować. Wróć do rozdania, gdy rozgrywka się skończy.
outcome-partner_asks_at_own_turn = Partner pytającego może pytać dalej dopiero we własnej kolejności, na zapowiedź lub zagranie.
outcome-no_question_for_partner = Nie może pytać wyłącznie na użytek partnera.
outcome-no_question_to_trap = Nie może pytać wyłącznie po to, by przeciwnik odpowiedział błędnie.
outcome-trap_not_covered = Nie sprawdzono, czy to wydanie mówi coś o takim pytaniu. Przeczytaj 20G.
outcome-single_call_at_risk = Może zapytać tylko o jedną zapowiedź. Ale to, co powie tym partnerowi, może być nielegalną informacją.
outcome-question_may_inform = To, co pytanie przekazało partnerowi poza samą odpowiedzią, może być nielegalną informacją. Jeśli partner mógł z niej skorzystać, rozstrzygnij to jako informację od partnera.
outcome-counts_for_bid_made = Odnosi się do odzywki, która naprawdę padła.
outcome-only_the_word = Prawidłowo mówi się jedno słowo. Wysokości i miana nie należy podawać.
outcome-deviation_allowed = Wolno tak zrobić, bez uprzedzania: nie opiera się to na nieujawnionym uzgodnieniu.
outcome-need_not_admit_deviation = Nikt nie musi mówić przeciwnikom, że odszedł od uzgodnień.
outcome-undisclosed_understanding = Partner miał więcej powodów niż przeciwnicy, żeby się tego spodziewać. To uzgodnienie, i to nieujawnione.
outcome-disclosed_understanding = Partner miał więcej powodów, żeby się tego spodziewać, ale przeciwnicy byli uprzedzeni. Wykroczenia nie ma.
outcome-must_disclose_understanding = To, czego partner już się spodziewa, należy do uzgodnień pary. Musi być ujawnione.
outcome-method_forbidden = { $what ->
    [method] Regulamin nie dopuszcza tej metody.
    [varied] Regulamin nie dopuszcza, by uzgodnienia zmieniały się w ten sposób.
   *[psychic_artificial] Regulamin nie dopuszcza tej zapowiedzi psychologicznej.
}
outcome-method_allowed = Żaden regulamin tego nie zakazuje. Wykroczenia nie ma.
outcome-meaning_depends_on_partner = Uzgodnione znaczenie nie może zależeć od tego, który z partnerów zgłasza zapowiedź lub zagrywa. Styl i ocena mogą być różne.
outcome-partner_meaning_not_covered = Nie sprawdzono, czy to wydanie tego zakazuje. Przeczytaj 40B.
outcome-may_consult_aid = { $reason ->
    [law] Mógł tam zajrzeć: przepisy wtedy na to pozwalają.
   *[regulations] Mógł tam zajrzeć: pozwala na to regulamin.
}
outcome-may_not_consult_aid = { $what ->
    [own_card] Nie może wtedy zaglądać do własnej karty konwencyjnej ani notatek.
    [opponents_card] Nie może wtedy zaglądać do karty konwencyjnej przeciwników.
   *[memory_aid] Nie może korzystać z pomocy do pamięci, liczenia ani techniki gry.
}
outcome-aid_not_covered = Nie sprawdzono, czy to wydanie pozwala mu zajrzeć, żeby wyjaśnić. Przeczytaj 40B.
outcome-aid_not_to_be_used = Na tym, co tam przeczytał, nie może oprzeć żadnej zapowiedzi ani zagrania.
