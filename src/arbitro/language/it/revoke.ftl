## Tipi
kind-revoke = Renonce
    .hint = Un giocatore non ha risposto a colore, o non ha giocato quel che doveva
kind-revoke_inquiry = Chiedere di una renonce
    .hint = Chi può chiedere «niente picche?» e chi può guardare le prese

## Caselle: a che cosa risponde una decisione
slot-revoke-definition = È una renonce?
slot-revoke-correction = La renonce
slot-revoke-card = La carta giocata per errore
slot-revoke-others_card = Carte giocate dopo
slot-revoke-next_card = La carta successiva della linea colpevole
slot-revoke-next_penalty = La carta cambiata
slot-revoke-claim = La richiesta
slot-revoke-others_information = Informazioni per la linea innocente
slot-revoke-offenders_information = Informazioni per la linea colpevole
slot-revoke-penalty_information = Informazioni dalla carta penalizzata
slot-revoke-partner = La giocata del compagno
slot-revoke-winner = Chi ha vinto la presa
slot-revoke-transfer = Prese trasferite
slot-revoke-equity = Risarcimento
slot-revoke-repeated = Risarcimento per le renonce successive
slot-revoke-both_sides = Risarcimento per renonce di entrambe le linee
slot-revoke-penalty_card = L’effetto della carta penalizzata
slot-revoke-information_used = Uso di informazioni
slot-revoke-awareness = Avrebbe potuto sapere
slot-inquiry-question = La domanda
slot-inquiry-inspection = Le prese coperte

## Fatti. Valore: la domanda. short: l’argomento. is-…: le risposte. tick: la riga di una lista.
fact-revoke-limb = Che cosa ha sbagliato il giocatore?
    .short = Che cosa è successo
    .note = C’è renonce quando un giocatore non risponde a colore, o non gioca quel che un articolo o l’opzione di un avversario esigeva, e poteva farlo.
    .is-suit_led = Non ha risposto a colore pur potendo
    .is-law_demanded = Non ha attaccato o giocato la carta o il seme che il Codice esigeva
    .is-opponent_required = Non ha attaccato o giocato ciò che un avversario aveva richiesto
    .is-prohibition = Ha attaccato o giocato un seme che gli era stato proibito
    .is-unable = Non aveva altro: non poteva fare diversamente
fact-revoke-prohibition_counts = La violazione di un divieto va trattata come renonce?
    .short = Divieto violato, trattato come renonce
    .note = La definizione parla di carte richieste, non di carte proibite. Il Codice non risolve la questione.
fact-revoke-noticed = Quando è stata richiamata l’attenzione per la prima volta?
    .short = Attenzione richiamata la prima volta
    .note = Da questo dipende se si può ancora correggere e se si possono ancora trasferire prese. Se sono vere entrambe le ultime due risposte, l’una o l’altra dà la stessa decisione.
    .is-during_play = Durante il gioco della smazzata
    .is-after_play = Finito il gioco, prima che un avversario del colpevole chiamasse nel board successivo
    .is-after_call_on_next_board = Dopo che un avversario del colpevole aveva chiamato nel board successivo
    .is-after_round = Dopo la fine del turno di gara
fact-revoke-offender = Chi ha commesso la renonce?
    .short = Colpevole
    .is-defender = Un difensore
    .is-declarer = Il dichiarante, dalla propria mano
    .is-dummy = La mano del morto
fact-revoke-since = Che cosa ha fatto poi la linea colpevole?
    .short = Dopo la renonce
    .note = Conta il primo fatto avvenuto prima che si richiamasse l’attenzione. Se la linea colpevole gioca nella presa successiva, nomina una carta per quella presa, fa una richiesta o una concessione, la renonce è consumata; se la richiesta è degli avversari, solo quando è accettata.
    .is-nothing = Ancora nulla: nessuno dei due ha giocato nella presa successiva
    .is-led_or_played = Uno dei due ha attaccato o giocato nella presa successiva
    .is-designated = Uno dei due ha nominato una carta per la presa successiva
    .is-claimed = Uno dei due ha fatto una richiesta o una concessione
    .is-opponents_claimed = Nulla, ma i loro avversari hanno fatto una richiesta o una concessione
fact-revoke-trick_twelve = È stato alla dodicesima presa?
    .short = Dodicesima presa
    .tick = È stato alla dodicesima presa
fact-revoke-unplayed_penalty_card = La carta che doveva giocare e non ha giocato era una carta penalizzata?
    .short = La carta non giocata era penalizzata
    .tick = La carta che doveva giocare e non ha giocato era una carta penalizzata
fact-revoke-unplayed_faced_card = La carta che doveva giocare e non ha giocato era scoperta sul tavolo?
    .short = La carta non giocata era scoperta sul tavolo
    .tick = La carta che doveva giocare e non ha giocato era scoperta sul tavolo, o apparteneva a una mano scoperta
fact-revoke-card_was_faced = La carta giocata per errore era già scoperta prima?
    .short = Carta della renonce già scoperta
    .tick = La carta giocata per errore era già scoperta, per esempio una carta penalizzata
fact-revoke-earlier_same_suit = Lo stesso giocatore aveva già commesso una renonce nello stesso seme in questa smazzata?
    .short = Renonce precedente nello stesso seme
    .tick = Lo stesso giocatore aveva già commesso una renonce nello stesso seme
fact-revoke-other_side_too = Anche l’altra linea ha commesso una renonce in questa smazzata?
    .short = Renonce anche dell’altra linea
    .tick = Anche l’altra linea ha commesso una renonce in questa smazzata
fact-revoke-turn_told_wrong = La giocata nella presa successiva è stata fuori turno perché un avversario aveva detto al giocatore che toccava a lui?
    .short = Gli era stato detto per errore che toccava a lui
    .tick = La giocata nella presa successiva è stata fuori turno, perché un avversario aveva detto al giocatore che toccava a lui, e viene ritirata
fact-revoke-retraction_undoes = Si ritiene che la giocata ritirata non renda consumata la renonce?
    .short = Giocata ritirata ritenuta senza effetto sulla renonce
    .note = Il Codice 2017 lo dice. Se lo dicesse quello del 2007, qui non è verificato.
fact-revoke-dummy_lost_rights = È stato il morto, persi i suoi diritti, a chiedere per primo?
    .short = Il morto, persi i diritti, ha chiesto per primo
    .tick = Il morto ha chiesto per primo, e aveva perso i suoi diritti: si era scambiato le carte con il dichiarante, si era alzato per seguirne il gioco, o aveva guardato le carte di un difensore
fact-revoke-earlier_established = La renonce precedente era consumata?
    .short = Renonce precedente consumata
fact-revoke-other_side = A che punto sono le renonce delle due linee?
    .short = Le renonce delle due linee
    .is-both_established = Sono consumate entrambe
    .is-one_trick_one_side_on = Entrambe nella stessa presa, e solo una delle due linee ha giocato nella successiva
    .is-not_established = Né l’una né l’altra cosa: una delle due è stata o sarà corretta
fact-revoke-claim_undone = Si ritiene che la richiesta o la concessione non valga?
    .short = Richiesta o concessione ritenuta non valida
    .note = Per esempio: un difensore si è opposto subito alla concessione del compagno, o tutti e quattro hanno chiesto di continuare. Se la renonce resti allora consumata, il Codice non lo dice.
fact-revoke-claim_agreed = La richiesta o la concessione è ormai accettata?
    .short = Richiesta o concessione accettata
    .note = La linea colpevole la accetta se non si oppone prima di chiamare in un board successivo o prima che finisca il turno di gara.
fact-revoke-hands_returned = Le quattro mani sono state rimesse tutte nel board?
    .short = Tutte le mani nel board
fact-revoke-partner_had_played = Il compagno del colpevole aveva giocato nella dodicesima presa prima della renonce?
    .short = Il compagno aveva già giocato
fact-revoke-others_played = Un avversario del colpevole ha giocato dopo la renonce?
    .short = Gli avversari hanno giocato dopo
    .note = Conta anche l’attacco nella presa successiva.
fact-revoke-others_withdraw = Un avversario del colpevole ritira la carta che ha giocato dopo la renonce?
    .short = Gli avversari ritirano le loro carte
    .note = Ciascuno di loro può farlo, anche se è un attacco nella presa successiva. Decide da solo. Se uno lo fa, anche il compagno del colpevole può cambiare la sua carta; se è un difensore, la carta ritirata diventa penalizzata.
fact-revoke-next_offender_played = Il compagno del colpevole aveva già giocato in quella presa, dopo la carta che viene ritirata?
    .short = Il compagno del colpevole aveva giocato dopo
fact-revoke-next_offender_changes = Anche il compagno del colpevole cambia la sua carta?
    .short = Il compagno del colpevole cambia carta
    .note = Può farlo, perché un avversario prima di lui ha cambiato la propria. La carta che un difensore ritira in questo modo diventa una carta penalizzata.
fact-revoke-trick_won_by = Chi ha vinto la presa della renonce?
    .short = Ha vinto la presa della renonce
    .note = Se la renonce è del dichiarante e ha vinto la carta del morto, rispondere: la mano del compagno.
    .is-offender = La mano che ha commesso la renonce
    .is-partner = La mano del compagno; per il dichiarante, il morto
    .is-other_side = L’altra linea
fact-revoke-won_later = La linea colpevole ha vinto una presa successiva?
    .short = Vinta una presa successiva
    .note = L’una o l’altra delle due mani, qualsiasi presa dopo quella della renonce.
fact-revoke-undercompensated = Senza la renonce all’altra linea sarebbe andata meglio?
    .short = Risarcimento insufficiente
    .tick = Senza la renonce, all’altra linea sarebbe andata meglio di così
    .note = Confrontare con il risultato dopo il trasferimento. L’analisi a carte viste è un indizio; il giudizio è dell’Arbitro.
fact-revoke-later_revokes_cost = Senza una o più delle renonce successive, l’altra linea avrebbe probabilmente vinto più prese?
    .short = Le renonce successive sono costate prese
    .tick = Senza una o più delle renonce successive, l’altra linea avrebbe probabilmente vinto più prese
fact-revoke-both_damaged = Una linea è stata danneggiata dalle due renonce?
    .short = Una linea è stata danneggiata
    .tick = Una linea è stata danneggiata dalle renonce di entrambe
fact-revoke-penalty_card_helped = La carta penalizzata ha aiutato la linea colpevole e danneggiato l’altra?
    .short = La carta penalizzata ha aiutato
    .tick = Senza l’aiuto della carta penalizzata il risultato poteva facilmente essere diverso, e l’altra linea è stata danneggiata
fact-revoke-information_used = La linea colpevole ha usato ciò che avevano mostrato carte ritirate, danneggiando l’altra?
    .short = Uso di carte ritirate
    .tick = La linea colpevole ha scelto ciò che carte ritirate suggerivano, pur avendo un’altra logica alternativa, e l’altra linea è stata danneggiata
fact-revoke-could_have_known = Il colpevole avrebbe potuto sapere che questo poteva facilmente danneggiare l’altra linea, e la sua linea ne ha ottenuto vantaggio?
    .short = Avrebbe potuto sapere, e ne ha avuto vantaggio
    .tick = In quel momento il colpevole avrebbe potuto sapere che questo poteva facilmente danneggiare l’altra linea, e la sua linea ne ha ottenuto vantaggio
fact-inquiry-asker = Chi vuole chiedere?
    .short = Chiede
    .is-declarer = Il dichiarante
    .is-dummy = Il morto
    .is-defender = Un difensore
fact-inquiry-asked = A chi?
    .short = Risponde
    .is-declarer = Il dichiarante
    .is-defender = Un difensore
fact-inquiry-wants_inspection = Qualcuno vuole guardare le prese coperte?
    .short = Qualcuno vuole guardare le prese
fact-inquiry-director_needs_it = All’Arbitro serve vederle per accertare i fatti?
    .short = All’Arbitro serve vedere le prese

## Liste
screen-revoke-exceptions = Ricorre qualcuno di questi casi?
screen-revoke-review = Rivedere la smazzata. Ricorre qualcuno di questi casi?

## Esiti
outcome-revoke = È una renonce.
outcome-no_revoke = Non è una renonce. Si continua a giocare.
outcome-correct_revoke = { WHO($by, form: "num") ->
    [plurale] { WHO($by, cap: 1) } ritirano la carta e ne giocano una legale.
   *[singolare] { WHO($by, cap: 1) } ritira la carta e ne gioca una legale.
}
outcome-answers_contradict = Queste risposte non possono essere tutte vere: il gioco è finito, quindi la linea colpevole ha continuato a giocare o qualcuno ha fatto una richiesta. Non si decide nulla: cambiarne una.
outcome-correct_both_revokes = Le due linee hanno commesso renonce in questa presa: entrambe ritirano le loro carte e ne giocano di legali.
outcome-next_trick_unwinds = Anche quanto è stato giocato nella presa successiva torna indietro.
outcome-trick_stands = La renonce è consumata. Non può essere corretta; la presa resta come è stata giocata.
outcome-major_penalty_card = La carta ritirata { WHO($of, form: "da") } resta scoperta sul tavolo come carta penalizzata maggiore. Il giocatore deve giocarla appena può farlo legalmente; prima che il suo compagno attacchi, sceglie il dichiarante.
outcome-defenders_cards_are_penalty_cards = Ogni carta che i difensori ritirano diventa una carta penalizzata maggiore.
outcome-card_returns = La carta { WHO($of, form: "di") } torna al suo posto. Nessun’altra rettifica.
outcome-faced_card_returns = La carta { WHO($of, form: "di") } torna scoperta dov’era; se era penalizzata, resta penalizzata. Nessun’altra rettifica.
outcome-card_returns_as_established = La carta del dichiarante torna in mano, ma si applica l’Articolo 64 come se la renonce fosse consumata.
outcome-cards_taken_back = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono ritirare ciò che hanno giocato dopo la renonce, e giocare di nuovo.
   *[singolare] { WHO($side, cap: 1) } può ritirare ciò che ha giocato dopo la renonce, e giocare di nuovo.
}
outcome-cards_stay_played = { WHO($side, form: "num") ->
    [plurale] Ciò che { WHO($side) } hanno giocato dopo la renonce resta giocato.
   *[singolare] Ciò che { WHO($side) } ha giocato dopo la renonce resta giocato.
}
outcome-next_offender_changes = Anche il giocatore successivo della linea colpevole può cambiare la sua carta.
outcome-partner_bound_by_information = La carta vista è informazione non autorizzata per { WHO($who, form: "num") ->
    [plurale] { WHO($who) }: non possono scegliere ciò che suggerisce se hanno un’altra logica alternativa.
   *[singolare] { WHO($who) }: non può scegliere ciò che suggerisce se ha un’altra logica alternativa.
}
outcome-partner_may_not_choose_suggested = { WHO($who, form: "num") ->
    [plurale] Se { WHO($who) } hanno carte di due semi, non possono scegliere quella che l’aver visto la carta della renonce potrebbe suggerire.
   *[singolare] Se { WHO($who) } ha carte di due semi, non può scegliere quella che l’aver visto la carta della renonce potrebbe suggerire.
}
outcome-withdrawn_cards_authorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono usare tutto ciò che le carte ritirate hanno mostrato, le proprie e quelle degli avversari.
   *[singolare] { WHO($side, cap: 1) } può usare tutto ciò che le carte ritirate hanno mostrato, le proprie e quelle degli avversari.
}
outcome-withdrawn_cards_unauthorised = { $side ->
    [both_sides] Nessuna delle due linee può
   *[other] { WHO($side, form: "num") ->
        [plurale] { WHO($side, cap: 1) } non possono
       *[singolare] { WHO($side, cap: 1) } non può
    }
} usare ciò che le carte ritirate hanno mostrato, chiunque le abbia ritirate.
outcome-only_penalty_card_authorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } non possono
   *[singolare] { WHO($side, cap: 1) } non può
} usare ciò che hanno mostrato le carte ritirate, di chiunque siano, oltre a quanto dice la carta penalizzata sul tavolo.
outcome-penalty_card_known = Finché la carta penalizzata è sul tavolo, tutti possono tener conto che è lì e che va giocata. Una volta ripresa la carta, il compagno di chi l’aveva non può più; e in nessun momento può usare il modo in cui è finita lì.
outcome-penalty_card_information_not_covered = Che cosa si possa usare di una carta penalizzata secondo questa edizione del Codice, qui non è trattato. Leggere il paragrafo prima di dirlo ai giocatori.
outcome-count_substituted_card = Per stabilire chi ha vinto la presa della renonce conta la carta legale messa al posto dell’altra.
outcome-rule_claim_after_correction = Prima si corregge la renonce. Poi si decide la richiesta, con ogni dubbio contro la linea che ha commesso la renonce.
outcome-transfer_tricks = { $tricks ->
    [0] Nessuna presa viene trasferita.
    [one] Al termine del gioco una presa passa { WHO($to, form: "a") }.
   *[other] Al termine del gioco { $tricks } prese passano { WHO($to, form: "a") }.
}
outcome-assign_for_equity = Si assegna alle due linee un punteggio arbitrale: il risultato senza la renonce, ponderato se occorre, al posto delle prese trasferite e mai in aggiunta.
outcome-assign_without_later_revokes = Si assegna un punteggio arbitrale: il risultato probabile senza una o più delle renonce successive, comprese le prese della prima.
outcome-assign_without_revokes = Si assegna un punteggio arbitrale: il risultato probabile senza alcuna renonce.
outcome-assign_for_awareness = Si assegna un punteggio arbitrale: la linea colpevole non conserva alcun vantaggio da ciò che il colpevole avrebbe potuto prevedere.
outcome-assign_for_penalty_card = Si assegna un punteggio arbitrale: per quanto possibile, il risultato senza l’aiuto della carta penalizzata.
outcome-assign_for_information = Si assegna un punteggio arbitrale: la linea colpevole ha usato ciò che avevano mostrato carte ritirate.
outcome-may_ask = Può chiedere.
outcome-may_ask_unless_rights_lost = Il morto può chiedere. Ma se ha perso i suoi diritti e chiede per primo, la renonce si corregge e si applica l’Articolo 64 come se fosse consumata.
outcome-may_ask_at_own_risk = Può chiedere, ma il compagno non può usare ciò che la domanda gli dice.
outcome-may_not_ask = Il morto non può chiedere a un difensore. Ciò che la domanda dice al dichiarante può essere informazione non autorizzata.
outcome-no_inspection = Le prese coperte restano coperte. Dire che c’è stata una renonce non dà diritto a guardarle.
outcome-director_inspects = L’Arbitro può far guardare le prese.

## Prese e punteggio di un board con una renonce
assess-title = Prese e punteggio in cifre
assess-table = Al tavolo: il dichiarante ha { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}.
assess-transferred = Trasferimento { WHO($to, form: "a") }: { $count ->
    [0] nessuna presa
    [one] { $count } presa
   *[other] { $count } prese
}.
assess-automatic = Dopo il trasferimento: il dichiarante ha { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}.
assess-double_dummy = Senza la renonce, a carte viste: il dichiarante ha { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}.
assess-estimate = Senza la renonce, secondo la stima dell’Arbitro: il dichiarante ha { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}.
assess-evidence = L’analisi a carte viste è un indizio, mai la decisione: i giocatori non vedono tutte e quattro le mani.
assess-equity-more = Secondo questa cifra, { WHO($to, form: "a") } sarebbe andata meglio senza la renonce. Se l’Arbitro è dello stesso avviso, l’Articolo { $law } dà a quella linea il migliore dei due risultati, mai la somma.
assess-equity-enough = Secondo questa cifra il trasferimento basta e il risultato automatico resta. Decide l’Arbitro.
assess-both-sides = Hanno commesso renonce entrambe le linee e nulla si trasferisce. Se una è stata danneggiata, l’Articolo { $law } porta il punteggio al risultato probabile senza alcuna renonce. Decide l’Arbitro.
assess-repeated = Per una renonce ripetuta, l’Articolo { $law } parte dalla posizione dopo la prima, con le sue prese trasferite.
assess-ask-estimate = Quante prese avrebbe fatto il dichiarante senza la renonce?
assess-score = Punteggio { WHO($side, form: "di") }: { $score }
assess-score-change = Punteggio { WHO($side, form: "di") }: { $before } al tavolo, { $after } dopo la decisione
assess-score-equity = Punteggio per { WHO($side) } con il migliore dei due risultati: { $score }
assess-cap = Più renonce: nessuna presa si trasferisce due volte, e nessuna di prima della renonce. Il Codice non dice come contarle; decide l’Arbitro.
assess-unfinished = La registrazione non arriva al termine del gioco: le prese non si possono ancora contare.
assess-deal_unknown = La distribuzione non è nota: inserire una propria stima.
assess-time_out = L’analisi a carte viste ha richiesto troppo tempo: inserire una propria stima.
assess-failed = L’analisi a carte viste non è riuscita: inserire una propria stima.
assess-not_installed = L’analisi a carte viste non è installata: inserire una propria stima.
