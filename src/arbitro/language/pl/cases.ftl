## Sprawy
case-room = Sprawy
case-number = Sprawa { $number }
case-new = Otwórz sprawę
case-keep-inquiry = Zachowaj jako sprawę
case-none = Nie zachowano jeszcze żadnej sprawy.
case-found = { $count ->
    [0] Żadna sprawa nie pasuje.
    [one] Pasuje jedna sprawa.
    [few] Pasują { $count } sprawy.
    [many] Pasuje { $count } spraw.
   *[other] Pasuje { $count } sprawy.
}
case-more = { $count ->
    [one] Jednej sprawy nie pokazano: zawęź wyszukiwanie.
    [few] { $count } spraw nie pokazano: zawęź wyszukiwanie.
    [many] { $count } spraw nie pokazano: zawęź wyszukiwanie.
   *[other] { $count } sprawy nie pokazano: zawęź wyszukiwanie.
}
case-search = Szukaj w sprawach
case-filter = Filtruj
case-any = Wszystkie
case-state = Stan
case-table = Stół
case-board = Rozdanie
case-director = Sędzia
case-event = Zawody
case-at-table = Stół { $table }
case-at-board = Rozdanie { $board }
case-export = Eksportuj (JSON)
case-export-all = Eksportuj wszystkie (JSON)
case-open-count = { $count ->
    [one] Jedna otwarta sprawa
    [few] { $count } otwarte sprawy
    [many] { $count } otwartych spraw
   *[other] { $count } otwartej sprawy
}
case-state-open = otwarta
case-state-waiting = do podjęcia na nowo
case-state-ruled = rozstrzygnięta
case-state-appealed = odwołanie
case-state-closed = zamknięta
case-waits = do podjęcia na nowo { $stage }
case-locked-short = gra wstrzymana
case-no-kind = Coś innego
case-stage = Podjęto na nowo
case-taken-in = { $count ->
    [0] W pliku nie było żadnej sprawy.
    [one] Wczytano jedną sprawę.
    [few] Wczytano { $count } sprawy.
    [many] Wczytano { $count } spraw.
   *[other] Wczytano { $count } sprawy.
}

## Otwieranie sprawy
case-kind = Rodzaj zdarzenia
case-by = Twoje nazwisko lub inicjały
case-phase = Kiedy
case-phase-auction = w trakcie licytacji
case-phase-play = w trakcie rozgrywki
case-phase-after = po zakończeniu rozgrywki
case-who-drew = Kto zwrócił uwagę?
case-who-called = Kto przywołał sędziego?
case-not-known = nie wiadomo
case-somebody = ktoś przy stole
case-offender = Miejsce wykraczającego
case-declarer = Miejsce rozgrywającego
case-names = Nazwiska graczy (niekonieczne)
case-names-hint = Nazwiska przechowuje się osobno. Można je usunąć, a decyzja zostaje.
case-keep = Zachowaj sprawę
case-sprung-from = Wynikła ze sprawy { $number }

## Jedna sprawa
case-directs = prowadzi { $by }
case-back = Wróć do sprawy
case-to-questions = Dalej z pytaniami
case-to-ruling = Do decyzji
case-timeline = Co powiedziano i co się stało
case-locked = Gra przy stole jest wstrzymana
case-locked-hint = Nikt niczego nie robi, dopóki nie objaśnisz wszystkiego, co dotyczy sprostowania.
case-explained = Wszystko objaśniono
case-explain-plainly = Objaśnij prostymi słowami
case-explained-plainly = Objaśniono prostymi słowami
case-consulted = Gracz naradzał się z partnerem co do wyboru. To, co partner dał mu do zrozumienia, jest informacją nieuprawnioną: otwórz dla niej osobną sprawę.
case-open-information = Otwórz tę sprawę
case-forfeit-title = Czy prawo do sprostowania przepadło?
case-forfeit-lost = Prawo przepadło
case-lost-no = nie
case-lost-partly = częściowo
case-lost-yes = tak
case-reason = Powód
case-decide = Tak zdecyduj
case-answer-title = Co mówią przeciwnicy?
case-answer-agreed = Zgadzają się
case-answer-disputed = Nie zgadzają się
case-people = Gracze
case-erase = Usuń nazwiska
case-outdated = Po wydaniu tej decyzji doszła nowa odpowiedź. Wydaj decyzję na nowo.

## Wpisy w sprawie
case-write = Zapisz
case-write-down = Zapisz
case-group-table = Przy stole
case-group-ruling = Obok decyzji
case-group-later = Ponadto
case-add-attention = Zwrócono uwagę
case-add-called = Przywołano sędziego
case-add-acted = Ktoś w tym czasie coś zrobił
case-add-settled = Gracze załatwili to sami
case-add-reserved = Zastrzeżono prawo
case-add-ruled = Wydaj decyzję
case-add-waived = Odstąp od sprostowania
case-add-inexperienced = Wykraczający jest niedoświadczony
case-add-measure = Ostrzeżenie lub kara
case-add-note = Notatka
case-add-poll = Dołącz sondaż
case-add-adjustment = Dołącz wynik rozjemczy
case-add-appealed = Zapowiedziano odwołanie
case-add-taken = Przejmij sprawę
case-add-names = Wpisz nazwiska
case-part = Jego rola w rozgrywce
case-part-declarer = rozgrywający
case-part-dummy = dziadek
case-part-defender = obrońca
case-posted = Ile minut minęło od ogłoszenia wyników, jeśli je ogłoszono
case-call-hint = Wezwanie wcześniej lub później niż zwykle nie jest wykroczeniem i nikomu nie odbiera praw.
case-who-acted = Kto?
case-side = Należy do
case-what-done = Co zrobił?
case-settled-hint = Gracze nie mogą ani wymierzyć sprostowania, ani od niego odstąpić. To, co ustalili, liczy się tylko wtedy, gdy na to pozwolisz.
case-settled-what = Gracze
case-settled-imposed = wymierzyli sprostowanie
case-settled-waived = odstąpili od sprostowania
case-what-settled = Co ustalili?
case-your-decision = Twoja decyzja
case-decision-cancelled = uchylone: decyzja taka, jak należało
case-decision-allowed = zostaje w mocy
case-reserve-hint = Gracz, który uważa, że przeciwnik przekazał partnerowi informację i że jego strona może ponieść szkodę, może powiedzieć:
case-reserve-say = „Zastrzegam sobie prawo do późniejszego wezwania sędziego.”
case-claimant = Kto zastrzega sobie prawo?
case-suspected = Którego przeciwnika to dotyczy?
case-reserve-damage = Czy jego strona może ponieść szkodę?
case-reserve-about = Czego to dotyczyło?
case-call-now-forbidden = Praw nie można tu zastrzegać: zabroniła tego Organizacja Nadzorująca. Sędziego trzeba wezwać niezwłocznie.
case-call-now-must_call_director = Praw się tu nie zastrzega: Organizacja Nadzorująca wymaga niezwłocznego wezwania sędziego.
case-waive-hint = Tylko ty możesz odstąpić od sprostowania, z ważnej przyczyny, i tylko na prośbę strony niewykraczającej.
case-who-asked = Kto o to poprosił?
case-inexperienced-hint = Brak doświadczenia liczy się tam, gdzie decydujesz według uznania: ostrzeżenie zamiast kary, jej wysokość. Nie zmniejsza żadnego sprostowania ani niczyjego zadośćuczynienia. Decyzję trzeba objaśnić obszernie.
case-inexperienced-undo = Wykraczającego uznano za niedoświadczonego. Ten wpis to cofa.
case-which-player = Który gracz?
case-measure = Co?
case-measure-warning = ostrzeżenie
case-measure-penalty = kara proceduralna
case-measure-average_minus = wynik poniżej średniej nie niższy niż zwykle
case-measure-rectification = sprostowanie
case-measure-redress = zadośćuczynienie
case-measure-text = Za co i ile?
case-measure-inexperience = Wzięto pod uwagę brak doświadczenia
case-note = Notatka
case-note-away = Ustalone z dala od stołu
case-poll-id = Adres lub numer sondażu
case-poll-text = Wynik
case-adjustment-text = Wynik rozjemczy
case-adjustment-id = Gdzie się znajduje
case-who-appeals = Kto się odwołuje?
case-both-concur = Obaj partnerzy albo kapitan chcą odwołania
case-appeal-text = Uwagi odwołujących się

## Wybór
case-read-first = Odczytaj wszystkie możliwości i skutek każdej z nich. Potem można wybierać.
case-read-out-done = Odczytano wszystkie
case-choose-now = Teraz gracz wybiera, bez naradzania się z partnerem.
case-who-chooses = Kto wybiera?
case-only-chooser = Wybiera tylko:
case-tick-consulted = Naradzał się z partnerem

## Decyzja i odwołanie
case-give-title = Wydaj decyzję
case-give-ruling = Decyzja wydana
case-paragraphs = Punkty przepisów
case-grounds = Uzasadnienie podane graczom
case-grounds-title = Uzasadnienie
case-appeal = Odwołanie
case-appeal-minutes = Okres odwoławczy w minutach
case-appeal-asked = Nie wiadomo, co mówi tu regulamin. Jeśli nie postanowiono inaczej, przepisy dają { $minutes } min.
case-appeal-right = Każda strona może się odwołać w ciągu { $minutes } min od ogłoszenia wyników. Muszą tego chcieć obaj partnerzy, a w meczu drużyn kapitan.

## Objaśnienie prostymi słowami
case-plain-title = Decyzja objaśniona obszernie
case-plain-begin = Przy tym stole stało się coś, na co przepisy brydża mają odpowiedź. Zdarza się to każdemu. Oto, co z tego wynika, krok po kroku.
case-plain-known = Co ustalił sędzia
case-plain-now = Co warto teraz wiedzieć
case-plain-no-blame = Nikt nikogo o nic nie oskarża. Sprostowanie porządkuje grę; nie jest karą.
case-plain-ask = Jeśli coś jest niejasne, pytaj. Nie ma pośpiechu, a gra toczy się dalej, gdy wszyscy zrozumieli.
case-plain-partner = Jeśli wybór należy do ciebie, wybierz samodzielnie. Nie szukaj pomocy u partnera.
case-plain-call = Następnym razem powiedz, że coś jest nie tak, i wezwij sędziego, zanim ktokolwiek zacznie to naprawiać. Wezwanie nigdy nie jest nieuprzejme i nic nie kosztuje.
case-plain-appeal = Jeśli uważasz decyzję za błędną, możesz się odwołać. Sędzia powie, jak i do kiedy.

## Zamykanie
case-closing = Zamknij sprawę
case-reopening = Otwórz sprawę ponownie
case-close = Zamknij sprawę
case-reopen = Otwórz ponownie
case-close-although = Zamknij, choć to pozostaje otwarte
case-missing-title = Przed zamknięciem:
case-missing-ruling = Trzeba wydać decyzję, z punktami przepisów i uzasadnieniem.
case-missing-explanation = Trzeba wszystko objaśnić przy stole.
case-missing-plain_explanation = Trzeba ją objaśnić prostymi słowami niedoświadczonemu graczowi.
case-missing-forfeit = Musisz zdecydować, czy jakieś prawo przepadło.
case-pending-later_stage = Jest coś, do czego trzeba wrócić później.
case-pending-reservation = Przeciwnicy nie powiedzieli, czy zgadzają się, że przekazano informację.
case-pending-appeal = Odwołania jeszcze nie rozpatrzono.

## Na co zwraca uwagę wpis
case-flag-dummy_drew_attention = Dziadek nie może zwracać uwagi w trakcie rozgrywki. Decyzję wydajesz mimo to; sprawdź, co to kosztuje jego stronę.
case-flag-acted_before_call = Strona niewykraczająca działała przed przywołaniem sędziego. Może stracić prawo do sprostowania: decydujesz ty.
case-flag-acted_before_explanation = Strona niewykraczająca działała, zanim wszystko objaśniono. Może stracić prawo do sprostowania: decydujesz ty.
case-flag-corrected_early = Strona wykraczająca działała przed twoją decyzją. Rozstrzygnij o obu działaniach: możliwe jest dalsze sprostowanie.
case-flag-settled_alone = Gracze rozstrzygnęli sami. Liczy się tylko to, co postanowisz.
case-flag-consulted = Wybór należy tylko do gracza. To, co partner dał mu do zrozumienia, jest informacją nieuprawnioną.
case-flag-disputed = Sporne jest, czy przekazano informację. Należałoby niezwłocznie wezwać sędziego; sama przez się kara nie grozi.
case-flag-out_of_time = Gdy przywołano sędziego, czas na prośbę o decyzję już minął.

## Przebieg
case-entry-opened = Otwarto sprawę
case-entry-attention = { $who ->
    [nobody] Zwrócono uwagę na nieprawidłowość
   *[other] { WHO($who, cap: 1) } zwrócił uwagę na nieprawidłowość
}
case-entry-called = { $who ->
    [nobody] Przywołano sędziego
   *[other] { WHO($who, cap: 1) } przywołał sędziego
}
case-entry-acted = { $offending ->
    [true] { WHO($who, cap: 1) }, ze strony wykraczającej, zrobił tak:
   *[other] { WHO($who, cap: 1) }, ze strony niewykraczającej, zrobił tak:
}
case-entry-forfeit = { $lost ->
    [yes] Prawo do sprostowania przepadło (wpis { $of })
    [partly] Prawo do sprostowania przepadło częściowo (wpis { $of })
   *[other] Prawo do sprostowania nie przepadło (wpis { $of })
}
case-entry-settled = { $decision ->
    [allowed] { $what ->
        [waived] Gracze sami odstąpili od sprostowania; sędzia pozostawił to w mocy
       *[other] Gracze sami wymierzyli sprostowanie; sędzia pozostawił je w mocy
    }
   *[other] { $what ->
        [waived] Gracze sami odstąpili od sprostowania; sędzia to uchylił
       *[other] Gracze sami wymierzyli sprostowanie; sędzia je uchylił
    }
}
case-entry-told = Odpowiedź
case-entry-read_out = Odczytano wszystkie możliwości
case-entry-chosen = { $who ->
    [nobody] Gracz wybrał
   *[other] { WHO($who, cap: 1) } wybrał
}
case-entry-back = Wycofano ostatnią odpowiedź
case-entry-resumed = Podjęto na nowo { $stage }
case-entry-explained = { $plainly ->
    [true] Wszystko objaśniono prostymi słowami
   *[other] Wszystko objaśniono
}
case-entry-ruled = Wydano decyzję
case-entry-waived = Sędzia odstąpił od sprostowania z ważnej przyczyny; prosił o to { WHO($who) }
case-entry-reserved = { WHO($who, cap: 1) } zastrzegł sobie prawo; dotyczy to { WHO($against, form: "gen") }
case-entry-answered = { $answer ->
    [agreed] Przeciwnicy zgadzają się, że przekazano informację: to niesporne
   *[other] Przeciwnicy nie zgadzają się, że przekazano informację
}
case-entry-inexperienced = { $is ->
    [true] { $who ->
        [nobody] Wykraczający jest niedoświadczony
       *[other] { WHO($who, cap: 1) } jest niedoświadczony
    }
   *[other] Wykraczający jednak nie jest niedoświadczony
}
case-entry-measure = { $what ->
    [warning] Ostrzeżenie
    [average_minus] Wynik poniżej średniej nie niższy niż zwykle
    [rectification] Sprostowanie
    [redress] Zadośćuczynienie
   *[penalty] Kara proceduralna
}{ $inexperience ->
    [true] , ze względu na brak doświadczenia
   *[other] {""}
}
case-entry-note = { $away ->
    [true] Notatka, z dala od stołu
   *[other] Notatka
}
case-entry-poll = Dołączono sondaż
case-entry-adjustment = Dołączono wynik rozjemczy
case-entry-appealed = { $who ->
    [nobody] Zapowiedziano odwołanie
   *[other] { WHO($who, cap: 1) } zapowiedział odwołanie
}
case-entry-taken = Sprawę przejmuje { $by }
case-entry-named = Wpisano nazwiska graczy
case-entry-erased = Usunięto nazwiska graczy
case-entry-closed = Zamknięto sprawę
case-entry-reopened = Sprawę otwarto ponownie

## Formularz na papierze
case-form = Formularz decyzji
case-form-at-table = Ustalone przy stole
case-form-away = Ustalone z dala od stołu
case-form-nothing = Nic.
case-form-comments = Odwołanie
case-form-appellants = Uwagi strony odwołującej się
case-form-others = Uwagi drugiej strony
case-form-signed = Data, nazwiska, podpisy

## Nie zapisano
case-not-written = Tego nie zapisano
case-meanwhile = Zapisano w tym czasie
case-write-again = Zapisz mimo to
case-field-text = Treść
case-field-reason = Powód
case-field-grounds = Uzasadnienie
case-field-laws = Punkty przepisów
case-field-appeal_minutes = Okres odwoławczy w minutach
case-field-by = Twoje nazwisko lub inicjały
error-unknown-case = Nie ma tu sprawy { $got }.
error-case-moved = Ktoś inny dopisał coś do tej sprawy, odkąd ją otwarto. Nic nie przepadło: zobacz, co nowego, i zapisz swoje jeszcze raz.
error-case-needs = { $field ->
    [ruled-grounds] Decyzja wymaga uzasadnienia.
    [ruled-laws] Decyzja wymaga punktu przepisów, na którym się opiera.
    [ruled-appeal_minutes] Podaj, jak długo gracze mogą się odwołać.
    [forfeit-lost] Podaj, czy prawo przepadło.
    [forfeit-reason] Podaj powód.
    [waived-reason] Podaj przyczynę odstąpienia od sprostowania.
    [named-seats] Wpisz przynajmniej jedno nazwisko.
    [told-tick] Zaznacz, co zachodzi, albo wybierz, że nie zachodzi nic.
   *[other] Czegoś brakuje: uzupełnij formularz.
}
error-case-not-read-out = Wybierać można dopiero po odczytaniu wszystkich możliwości i skutku każdej z nich.
error-case-wrong-seat = Ten wybór nie należy do tego gracza.
error-case-no-such-entry = We wpisie { $got } nie ma nic do rozstrzygnięcia.
error-case-waive-offender = Strona wykraczająca nie może prosić o odstąpienie od sprostowania.
error-case-reserve = Prawo zastrzega się wobec przeciwnika; robi to gracz, który uważa, że jego strona może ponieść szkodę.
error-case-inexperience = Brak doświadczenia nie zmniejsza żadnego sprostowania ani niczyjego zadośćuczynienia.
error-case-nothing-told = Nie ma odpowiedzi do wycofania.
error-case-appeal-nothing = Nie ma jeszcze decyzji, od której można się odwołać.
error-case-closed = Sprawa jest zamknięta. Najpierw otwórz ją ponownie.
error-case-not-closed = Sprawa nie jest zamknięta.
error-case-opened-twice = Sprawę otwiera się raz.
error-case-not-opened = Sprawa zaczyna się od otwarcia.
error-case-missing = { $what ->
    [ruling] Sprawy nie można zamknąć: najpierw trzeba wydać decyzję, z punktami przepisów i uzasadnieniem.
    [explanation] Sprawy nie można zamknąć: najpierw trzeba wszystko objaśnić przy stole.
    [plain_explanation] Sprawy nie można zamknąć: najpierw trzeba ją objaśnić prostymi słowami.
   *[forfeit] Sprawy nie można zamknąć: najpierw zdecyduj, czy jakieś prawo przepadło.
}
error-case-pending = { $what ->
    [later_stage] Jest coś, do czego trzeba wrócić później. Zaznacz, że zamykasz mimo to.
    [reservation] Przeciwnicy jeszcze nie odpowiedzieli. Zaznacz, że zamykasz mimo to.
   *[appeal] Odwołania jeszcze nie rozpatrzono. Zaznacz, że zamykasz mimo to.
}
error-cases-file = To nie jest plik ze sprawami.
error-case-entry = „{ $got }” nie jest wpisem sprawy.
error-case-two-ways = Sprawa { $got } potoczyła się tu inaczej: niczego nie wczytano.
