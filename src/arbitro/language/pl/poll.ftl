## Ankieta wśród graczy tej samej klasy: działy i przyciski
poll-polls = Ankiety
poll-polls-card = Ankieta wśród graczy
poll-polls-hint = Zapytaj graczy tej samej klasy, co by zrobili: każdego osobno, na jego telefonie.
poll-ask-peers = Zapytaj graczy o to rozdanie
poll-new-by-hand = Nowa ankieta ręcznie
poll-none-yet = Nie było tu jeszcze żadnej ankiety.
poll-answers = { $count ->
    [one] jedna odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
poll-of = Ankieta z pozycji { WHO($seat, form: "gen") }
poll-second = drugie pytanie
poll-first = Pierwsze pytanie
poll-back-to-poll = Wróć do ankiety

## Przygotowanie
poll-moment-title = Której decyzji dotyczy ankieta?
poll-moment-hint = Gracz podejmował decyzję tuż przed wybraną tu zapowiedzią lub kartą. Ani jej, ani niczego po niej ankieta nie pokaże.
poll-no-moment = W tym zapisie nie ma decyzji gracza, którego ręka jest znana.
poll-dealer = Rozdający
poll-vulnerability = Założenia
poll-set = Ustaw
poll-turn-to-call = Teraz licytuje { WHO($seat) }.
poll-turn-to-lead = Licytacja skończona; pierwszy wist ma { WHO($seat) }.
poll-this-is-it = Pytaj o tę decyzję
poll-take-back = Cofnij zapowiedź
poll-type-auction = Albo wpisz licytację
    .hint = Tak, jak ją zapisujesz: { $example }
    .add = Dodaj te zapowiedzi
poll-add-call = Następna zapowiedź
poll-compose = Co zobaczą ankietowani
poll-compose-hint = Pytanie dotyczy decyzji { WHO($seat, form: "gen") }. Ankietowani widzą rękę, licytację, założenia, rodzaj zapisu i to, co wpiszesz poniżej. Nie pisz, co zaszło przy stole.
poll-compose-second = Co sugeruje ta informacja?
poll-compose-second-hint = To osobne pytanie do tych, których wybierzesz. Mówi, co zaszło: nie pokazuj go nikomu, kto ma jeszcze odpowiedzieć na pierwsze. Dotyczy decyzji { WHO($seat, form: "gen") }.
poll-hand-of = Ręka { WHO($seat, form: "gen") }
poll-scoring = Zapis
poll-scoring-matchpoints = turniej par na maksy
poll-scoring-cross_imps = turniej par na IMP-y
poll-scoring-teams_imps = mecz na IMP-y
poll-scoring-board_a_match = mecz na board-a-match
poll-scoring-total_points = zapis na punkty
poll-methods-ask = Ustalenia pary, a jeśli gracz był w błędzie, to w co wierzył
poll-methods = Ustalenia
poll-meanings-ask = Co znaczą zapowiedzi
poll-meanings-hint = Tak, jak gracz może to wiedzieć. Pominięto to, co partner objaśnił o jego własnych zapowiedziach.
poll-players-ask = Klasa graczy, których pytasz
poll-players = Klasa graczy
poll-title-ask = Twoja nazwa ankiety
poll-only-you = Tych dwóch wpisów nikt poza tobą nie widzi.
poll-keep = Zapisz ankietę
poll-information-ask = Jaka informacja została przekazana, twoimi słowami
poll-information = Co zaszło
poll-actions-asked = Do wyboru:
poll-giveaway-title = Te słowa mogą zdradzić, co zaszło:
poll-giveaway-hint = Zmień je poniżej albo zostaw, jeśli są nieszkodliwe. Ostrzeżenie zostaje odnotowane.
poll-giveaway-sure = Są nieszkodliwe: zostaw
poll-warned = Słowa pozostawione mimo ostrzeżenia: { $words }
# Początki słów, małymi literami, rozdzielone przecinkami; znaki diakrytyczne nie mają znaczenia.
poll-telltale = wahan,waha,zawaha,namys,temp,woln,powol,szybk,pospiesz,przerw,pauz,mysl,zamysl,dlugo,zwlek,sekund,natychmiast,od razu,alert,sedzi,arbit,nieprawidlow,wykrocz,przepis,orzeczen,odwolan,uwag,komentarz,pytan,zapyt,spyta,odpowied,bledn,pomyl,wyjasnienie,objasniono,akcent,nacisk,glos,gest,ruch,manier,zachowan,grymas,westchn,mina,wycof,poza kolejnosci,niewystarczaj,odsloniet,przygwozdz,renons,uslysz,podsluch,dodatkowa informac,nielegaln,ankiet,zmienil,ton,mimik

## Co widzi ankietowany
poll-ask-title = Pytanie brydżowe
poll-start-title = Pytanie brydżowe
poll-start-what = Zobaczysz rękę i licytację, zapowiedź po zapowiedzi. Potem powiesz, co robisz i co jeszcze poważnie rozważasz.
poll-start-alone = Odpowiadaj samodzielnie, jak przy stole. Nie ma dobrej odpowiedzi. To zajmie dwie minuty.
poll-start = Zaczynamy
poll-preview-note = Podgląd: to widzą ankietowani. Nic nie zostanie zapisane.
poll-your-hand = Twoja ręka
poll-you-are = Grasz na pozycji { $seat }
poll-dummy = Dziadek: { WHO($seat) }
poll-position = Zobacz sytuację jeszcze raz
poll-next = Dalej
poll-otherwise = Tu wybieram inną zapowiedź
poll-what-instead = Jaką zapowiedź wybierasz?
poll-noted-otherwise = Zanotowano. Dalej tak, jakby padła pokazana zapowiedź.
poll-what-would-you-do = Co robisz?
poll-you-would = Twój wybór: { $call }.
poll-what-else = Co jeszcze poważnie rozważasz?
poll-what-else-note = Tylko to, nad czym naprawdę się zastanawiasz, a nie wszystko, co możliwe.
poll-these = Dalej z tymi
poll-nothing-else = Nic więcej
poll-how-close = Jak blisko jest do tego wyboru?
poll-close-equal = Prawie równie dobre: to też mógłby być mój wybór
    .short = prawie równie dobre
poll-close-second = Poważna możliwość, ale wyraźnie druga
    .short = poważna, ale druga
poll-close-passing = Tylko przelotna myśl
    .short = przelotna myśl
poll-send-title = Chcesz coś dodać?
poll-comment = Twoje powody, jeśli chcesz je podać
poll-standard = Jak określasz swoją klasę gry? (nieobowiązkowe)
poll-send-note = Wysłanej odpowiedzi nie można zmienić.
poll-send = Wyślij
poll-thanks = Dziękujemy
poll-thanks-kept = Odpowiedź została zapisana.
poll-thanks-quiet = Prosimy na razie nie rozmawiać o tym rozdaniu: będą pytani następni.
poll-one-more = Jeszcze jedno pytanie
poll-closed-title = To pytanie jest zamknięte
poll-closed-text = Odpowiedzi nie są już przyjmowane. Mimo to dziękujemy.
poll-suggests-what = Co staje się przez to atrakcyjniejsze?
poll-suggests-than = Atrakcyjniejsze niż co?
poll-suggests-nothing = Nic szczególnego
poll-suggests-over = { $action } raczej niż { $over }

## Udostępnianie
poll-share = Udostępnij
poll-share-hint = Gracz skanuje kod albo dostaje link. Każde urządzenie odpowiada raz.
poll-share-network = Telefon musi być w tej samej sieci co ten komputer. Internet nie jest potrzebny.
poll-only-here = Pulpit jest dostępny tylko z tego komputera. Aby otworzyć go dla telefonów w sieci klubu, uruchom:
poll-no-network = Ten komputer nie jest teraz w żadnej sieci: telefony do niego nie dotrą.
poll-hosts = Adresy tego komputera:
poll-qr = Kod QR linku
poll-personal = Linki osobiste
poll-personal-hint = Każdy przyjmuje jedną odpowiedź, na dowolnym urządzeniu. Nie ma na nim niczyjego nazwiska.
poll-personal-count = Ile
poll-personal-make = Utwórz linki
poll-personal-link = Pokaż kod linku { $number }
poll-to-answers = Do odpowiedzi

## Odpowiedzi
poll-refresh = Odśwież
poll-preview = Podgląd
poll-count = { $count ->
    [0] Nie liczy się jeszcze żadna odpowiedź.
    [one] Liczy się jedna odpowiedź.
    [few] Liczą się { $count } odpowiedzi.
    [many] Liczy się { $count } odpowiedzi.
   *[other] Liczy się { $count } odpowiedzi.
}
poll-count-dropped = { $count ->
    [one] Jedna została odrzucona.
    [few] Odrzucono ponadto { $count }.
    [many] Odrzucono ponadto { $count }.
   *[other] Odrzucono ponadto { $count }.
}
poll-is-closed = Ankieta jest zamknięta.
poll-tally = Wynik
poll-tally-hint = Pasek to dokładny przedział: z ufnością 95% mieści się w nim prawdziwy odsetek takich graczy. Kilka odpowiedzi mówi niewiele.
poll-considered = rozważyło poważnie
poll-chose = wybrało
poll-limb-yes = spełniony
poll-limb-no = niespełniony
poll-limb-open = brak progu
poll-alternative-yes = Logiczna alternatywa
poll-alternative-no = Nie jest to logiczna alternatywa
poll-alternative-open = Otwarte, dopóki nie ustawisz progu
poll-italian-yes = Według litery tekstu włoskiego: logiczna alternatywa
poll-italian-no = Według litery tekstu włoskiego: nie jest to logiczna alternatywa
poll-italian-open = Według litery tekstu włoskiego: otwarte, dopóki nie ustawisz progu
poll-italian-note = Literze tekstu włoskiego wystarcza jeden warunek; zaznaczono, gdzie oba odczytania się różnią.
poll-differ = te dwa odczytania się różnią
poll-passing = { $count ->
    [one] U jednego gracza była to tylko przelotna myśl; nie jest liczony.
    [few] U { $count } graczy była to tylko przelotna myśl; nie są liczeni.
    [many] U { $count } graczy była to tylko przelotna myśl; nie są liczeni.
   *[other] U { $count } gracza była to tylko przelotna myśl; nie są liczeni.
}
poll-not-the-law = Żaden odsetek nie pochodzi z przepisów. Decyzja należy do ciebie.
poll-suggested = Co sugeruje informacja
poll-over = { $action } raczej niż { $over }
poll-said-so = wskazało
poll-suggests-none = { $count ->
    [0] Każdy uznał, że coś jest sugerowane.
    [one] Jeden gracz uznał, że nic szczególnego nie jest sugerowane.
    [few] { $count } gracze uznali, że nic szczególnego nie jest sugerowane.
    [many] { $count } graczy uznało, że nic szczególnego nie jest sugerowane.
   *[other] { $count } gracza uznało, że nic szczególnego nie jest sugerowane.
}
poll-word-for-word = Odpowiedzi słowo w słowo
poll-elsewhere-line = Nie doszłoby do tej sytuacji: { $call } zamiast { $made }
poll-elsewhere-note = { $count ->
    [one] Jeden gracz wybrałby wcześniej inną zapowiedź i nie byłby w tej sytuacji.
    [few] { $count } gracze wybraliby wcześniej inną zapowiedź i nie byliby w tej sytuacji.
    [many] { $count } graczy wybrałoby wcześniej inną zapowiedź i nie byłoby w tej sytuacji.
   *[other] { $count } gracza wybrałoby wcześniej inną zapowiedź i nie byłoby w tej sytuacji.
}
poll-elsewhere-drop = Odrzuć te odpowiedzi
poll-elsewhere-reason = nie doszłoby do tej sytuacji
poll-drop = Odrzuć
poll-reason = Dlaczego to nie jest gracz tej samej klasy?
poll-dropped-because = Odrzucono: { $reason }
poll-restore = Licz ponownie

## Próg
poll-line = Próg
poll-line-hint = Przepisy nie podają liczb. Ustaw te, których używa twoja organizacja; puste pole zostawia warunek otwarty.
poll-line-published = Opublikowano: { $source }
poll-line-considered = Odsetek, który musi rozważyć (1/5 albo 20%)
poll-line-chose = Liczba graczy, którzy muszą wybrać
poll-line-chose-share = lub odsetek, który musi wybrać
poll-line-source = Kto tak stanowi
poll-line-text = Obowiązujący tekst
poll-text-none = Nie podano
poll-text-english = angielski
poll-text-spanish = hiszpański
poll-text-italian = włoski
poll-text-polish = polski
poll-text-french = francuski
poll-draw-line = Ustaw próg

## Pozostałe
poll-asked = O co pytamy
poll-then = Co dalej
poll-reword = Zapytaj innymi słowami (nowa ankieta)
poll-ask-second = Zapytaj, co sugeruje informacja
poll-ask-again = { $count ->
    [one] Zadaj je temu, kto odpowiedział na pierwsze pytanie
    [few] Zadaj je { $count } osobom, które odpowiedziały na pierwsze pytanie
    [many] Zadaj je { $count } osobom, które odpowiedziały na pierwsze pytanie
   *[other] Zadaj je { $count } osoby, które odpowiedziały na pierwsze pytanie
}
poll-ask-again-hint = Czeka za podziękowaniem na ich telefonach.
poll-ask-them = Zapytaj
poll-export = Zapisz wszystko (JSON)
poll-close = Zamknij ankietę
poll-close-hint = Potem nie są przyjmowane odpowiedzi. Tego nie da się cofnąć.

## Błędy
error-unknown-poll = Nie ma takiej ankiety.
error-unknown-answer = W tej ankiecie nie ma odpowiedzi „{ $got }”.
error-unknown-action = Tutaj nie można wybrać „{ $got }”.
error-poll-share = „{ $got }” nie jest odsetkiem: byłoby nim 1/5 albo 20%.
error-poll-words = Zbyt długie: „{ $got }”.
error-poll-turn = { $got } nie jest graczem, który ma podjąć decyzję.
error-poll-nothing = W tej sytuacji nikt nie podejmuje decyzji.
error-poll-question = To nie jest zadane pytanie.
error-poll-twice = „{ $got }” występuje dwa razy.
error-poll-over = Powiedz też, niż co.
error-poll-giveaway = Te słowa mogą zdradzić, co zaszło: { $got }.
error-poll-information = Powiedz, jaka informacja została przekazana.
error-poll-reason = Powiedz, dlaczego odpowiedź jest odrzucona.
error-key-needed = To strona sędziego. Otwiera ją adres podany przez „arbitro serve”.
