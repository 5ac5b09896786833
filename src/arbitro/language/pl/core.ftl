## Who: a relative role, a seat or a side. Forms: plain (nominative), gen, dat, acc, ins. Only both_sides is plural.
who-offender = wykraczający
    .gen = wykraczającego
    .dat = wykraczającemu
    .acc = wykraczającego
    .ins = wykraczającym
who-partner = partner wykraczającego
    .gen = partnera wykraczającego
    .dat = partnerowi wykraczającego
    .acc = partnera wykraczającego
    .ins = partnerem wykraczającego
who-lho = lewy przeciwnik wykraczającego
    .gen = lewego przeciwnika wykraczającego
    .dat = lewemu przeciwnikowi wykraczającego
    .acc = lewego przeciwnika wykraczającego
    .ins = lewym przeciwnikiem wykraczającego
who-rho = prawy przeciwnik wykraczającego
    .gen = prawego przeciwnika wykraczającego
    .dat = prawemu przeciwnikowi wykraczającego
    .acc = prawego przeciwnika wykraczającego
    .ins = prawym przeciwnikiem wykraczającego
who-offending_side = strona wykraczająca
    .gen = strony wykraczającej
    .dat = stronie wykraczającej
    .acc = stronę wykraczającą
    .ins = stroną wykraczającą
who-non_offending_side = strona niewykraczająca
    .gen = strony niewykraczającej
    .dat = stronie niewykraczającej
    .acc = stronę niewykraczającą
    .ins = stroną niewykraczającą
who-both_sides = obie strony
    .gen = obu stron
    .dat = obu stronom
    .acc = obie strony
    .ins = obiema stronami
who-declarer = rozgrywający
    .gen = rozgrywającego
    .dat = rozgrywającemu
    .acc = rozgrywającego
    .ins = rozgrywającym
who-dummy = dziadek
    .gen = dziadka
    .dat = dziadkowi
    .acc = dziadka
    .ins = dziadkiem
who-director = sędzia
    .gen = sędziego
    .dat = sędziemu
    .acc = sędziego
    .ins = sędzią
who-receiver = odbiorca informacji
    .gen = odbiorcy informacji
    .dat = odbiorcy informacji
    .acc = odbiorcę informacji
    .ins = odbiorcą informacji
who-giver = jego partner
    .gen = jego partnera
    .dat = jego partnerowi
    .acc = jego partnera
    .ins = jego partnerem
who-N = gracz N
    .gen = gracza N
    .dat = graczowi N
    .acc = gracza N
    .ins = graczem N
who-E = gracz E
    .gen = gracza E
    .dat = graczowi E
    .acc = gracza E
    .ins = graczem E
who-S = gracz S
    .gen = gracza S
    .dat = graczowi S
    .acc = gracza S
    .ins = graczem S
who-W = gracz W
    .gen = gracza W
    .dat = graczowi W
    .acc = gracza W
    .ins = graczem W
who-NS = para NS
    .gen = pary NS
    .dat = parze NS
    .acc = parę NS
    .ins = parą NS
who-EW = para EW
    .gen = pary EW
    .dat = parze EW
    .acc = parę EW
    .ins = parą EW

## Common words
yes = Tak
no = Nie
none-of-these = Żadne z tych
law = Przepis { $ref }
edition-LDB2017 = MPB 2017
edition-LDB2007 = MPB 2007
language-en = Angielski
language-es = Hiszpański
language-it = Włoski
language-pl = Polski
language-fr = Francuski

## Sections of a ruling
section-now = Do zrobienia teraz
section-information = Kto z czego może korzystać
section-later = Lewy i zapis
section-watch = Do sprawdzenia później
ruling-complete = Decyzja jest kompletna.
ruling-for-now = Na razie decyzja jest kompletna. Wróć później do punktów poniżej.
ruling-open = Decyzja jeszcze niepełna: odpowiedz na następne pytanie.
citations = Punkty przepisów
explanation = Uzasadnienie
either-law = na podstawie jednego z tych punktów

## Strength: how binding a statement is
strength-may = może
strength-does = procedura
strength-should = powinien
strength-shall = ma obowiązek
strength-must = musi
strength-should_not = nie powinien
strength-shall_not = ma zakaz
strength-may_not = nie wolno
strength-must_not = nie wolno
strength-judgement = ocena sędziego

## What a statement rests on
basis-text = treść przepisu
basis-commentary = komentarz komisji przepisów; sam tekst tego nie mówi
basis-interpretation = nasza wykładnia: przepisy tu milczą, decydujesz ty
basis-unverified = nie sprawdzono z tekstem tego wydania: przeczytaj przepis, zanim wydasz decyzję

## Whom to ask, where, when
ask-director = Ustalasz ty
ask-player = { $who ->
    [both_sides] Wybierają
   *[other] Wybiera
} { WHO($who) }
ask-table = Z przebiegu zdarzeń
ask-profile = Z regulaminu
where-at_table = przy stole
where-away = z dala od stołu
stage-call = w trakcie licytacji
stage-play = w trakcie rozgrywki
stage-lead = po zakończeniu licytacji
stage-end_of_play = po zakończeniu rozgrywki
stage-review = gdy znany jest wynik
judgement-note = Przepisy tego nie rozstrzygają. Decydujesz ty.

## Options and what they lead to
option-leads-to = Skutek
option-still-open = możliwe jeszcze
labelled = { $label }:
option-then-asks = Następne pytanie
option-closed = Tu niedostępne:
option-ordinarily = Z reguły: { $text }
place-line = wiersz { $number }
place-line-of = { $path }, wiersz { $number }
option-no-change = Samo w sobie niczego nie zmienia

## Explanation
because = Wynika to z przepisu { $law }, ponieważ: { $facts }.
because-always = Wynika to z przepisu { $law }.
because-defeated = Z przepisu { $law } wynikałoby co innego, ale pierwszeństwo ma tu { $by }.
fact-is = { $fact }: { $value }

## Status of a paragraph
status-encoded = ujęty
status-partly = ujęty częściowo
status-heading = nagłówek; ujęto jego podpunkty
status-definition = definicja; korzystają z niej inne punkty
status-procedure = procedura; nie ma o czym orzekać
status-elsewhere = rozstrzygany przy innym rodzaju zdarzenia
status-ledger = ujęty w wykazie informacji
status-uncertain = niesprawdzony z tekstem tego wydania
status-not_yet = jeszcze nieujęty

## Bridge
board = Rozdanie { $number }
board-unknown = Rozdanie bez numeru
trick = Lewa { $number }
tricks = { $count ->
    [one] { $count } lewa
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
}
contract-by = { $contract }, rozgrywa { WHO($declarer) }
passed-out = Cztery pasy
doubled = skontrowany
redoubled = zrekontrowany
result-made = swoje
result-over = { $count ->
    [one] jedna nadróbka
    [few] { $count } nadróbki
    [many] { $count } nadróbek
   *[other] { $count } nadróbki
}
result-down = { $count ->
    [one] bez jednej
   *[other] bez { $count }
}
suit-S = pik
suit-H = kier
suit-D = karo
suit-C = trefl
suit-N = bez atu
vulnerable-None = Obie przed partią
vulnerable-NS = NS po partii
vulnerable-EW = EW po partii
vulnerable-All = Obie po partii

## Irregularities found in a record
irregularity-revoke = Fałszywy renons
irregularity-insufficient_bid = Odzywka niewystarczająca
irregularity-call_out_of_rotation = Zapowiedź poza kolejnością
irregularity-inadmissible_double = Niedozwolona kontra
irregularity-inadmissible_redouble = Niedozwolona rekontra
irregularity-call_after_auction = Zapowiedź po zakończeniu licytacji
irregularity-call_changed = Zmiana zapowiedzi
irregularity-call_when_barred = Zapowiedź gracza, który musi pasować
irregularity-call_not_repeated = Inna zapowiedź zamiast tej, którą należało powtórzyć
irregularity-calls_simultaneous = Dwie zapowiedzi jednocześnie
irregularity-lead_restriction = Wyjście po wycofanej zapowiedzi
irregularity-turn_lost_by_passes = Gracz pominięty w licytacji przez trzy pasy
irregularity-card_exposed_in_auction = Karta odsłonięta w trakcie licytacji
irregularity-own_explanation_wrong = Wyjaśnienie poprawione przez wyjaśniającego
irregularity-partners_explanation_wrong = Wyjaśnienie, do którego odniósł się partner
irregularity-misinformation = Zakwestionowane wyjaśnienie
irregularity-lead_out_of_turn = Wyjście poza kolejnością
irregularity-play_out_of_turn = Zagranie poza kolejnością
irregularity-card_not_held = Karta, której gracz nie miał
irregularity-card_played_twice = Karta zagrana dwa razy
irregularity-card_after_play = Karta po zakończeniu rozgrywki
irregularity-mark_contradicted = Plik zaznacza nieprawidłowość, której w kartach nie widać
irregularity-calls_entangled = Trzy nieprawidłowe zapowiedzi z rzędu bez orzeczenia: proszę rozstrzygać po kolei i sprawdzić, które pozostają
irregularity-not-ruled = wykryta, ale jeszcze tu nierozstrzygana
