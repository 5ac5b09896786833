## Tipi
kind-misinformation = Una spiegazione sbagliata o mancata
    .hint = Un avversario ha spiegato male, non ha allertato o ha tralasciato qualcosa
    .search = informazione errata spiegazione sbagliata spiegato male MI alert allertare allertato mancato alert annuncio incompleta accordo intesa disinformazione
kind-own_explanation_wrong = Un giocatore si accorge che la sua spiegazione era sbagliata
    .hint = Quando deve dirlo, e che cosa segue
    .search = propria spiegazione sua spiegazione correggere correzione sbagliata errore accorto
kind-partners_explanation_wrong = Un giocatore crede che il compagno abbia spiegato male
    .hint = Che cosa non può far capire, quando deve dirlo e quando non deve
    .search = spiegazione del compagno correggere correzione chiamata sbagliata alert errore
kind-review_or_question = Una ricapitolazione o una domanda
    .hint = Se può chiedere ora, chi risponde e quanto; un contro nominato male
    .search = ricapitolazione ripetere ripasso licita domanda chiedere spiegazione supplementare una sola chiamata chiarire contro surcontro
kind-undisclosed_understanding = Una chiamata psichica o un metodo contestato
    .hint = Una chiamata psichica, un’intesa non dichiarata, un metodo non permesso
    .search = psichica psichico bluff deviazione intesa accordo occulta vietato proibito sistema metodo convenzione non dichiarata
kind-aid_consulted = Un giocatore ha guardato una carta delle convenzioni o appunti
    .hint = La propria carta, quella degli avversari, appunti, un aiuto alla memoria
    .search = carta delle convenzioni convention card sistema appunti note aiuto memoria calcolatrice telefono consultato guardato

## Caselle
slot-misinformation-finding = Che cosa è stato
slot-misinformation-change = L’ultima chiamata
slot-misinformation-earlier = Chiamate precedenti
slot-misinformation-counterchange = La chiamata dopo quella cambiata
slot-misinformation-play = La carta giocata
slot-misinformation-partner_information = Informazioni per il compagno di chi ha spiegato
slot-misinformation-others_information = Informazioni per la linea innocente
slot-misinformation-offenders_information = Informazioni per la linea colpevole
slot-misinformation-lead = L’attacco
slot-misinformation-declined = La chiamata che ha mantenuto
slot-misinformation-damage = Danno
slot-misinformation-gain = Vantaggio
slot-misinformation-score = Il punteggio
slot-misinformation-basis = Come modificare il punteggio
slot-misinformation-withdrawn = Uso di chiamate e giocate ritirate
slot-misinformation-route = Uso della spiegazione
slot-misinformation-penalty = Una penalità
slot-own_explanation-duty = Il dovere di chi ha spiegato
slot-own_explanation-timing = Il momento della correzione
slot-own_explanation-route = Che cosa si decide poi
slot-own_explanation-partner_information = Informazioni per il compagno di chi ha spiegato
slot-own_explanation-penalty = Una penalità
slot-partners_explanation-duty = Il dovere del compagno
slot-partners_explanation-early = Che cosa ha fatto capire
slot-partners_explanation-route = Che cosa si decide poi
slot-partners_explanation-partner_information = Informazioni per il compagno
slot-partners_explanation-explainers_information = Informazioni per chi ha spiegato
slot-partners_explanation-score = Il punteggio
slot-partners_explanation-penalty = Una penalità
slot-review-right = Il diritto di chiedere
slot-review-call = Il contro o surcontro
slot-review-words = Come si dice
slot-review-whole = Quanto si ripete
slot-review-answer = Chi risponde
slot-review-correction = Una ripetizione sbagliata
slot-review-supplementary = Un’altra domanda
slot-review-for_partner = Una domanda per il compagno
slot-review-trap = Una domanda per trarre in inganno
slot-review-single = Una domanda su una sola chiamata
slot-review-information = Che cosa ha detto
slot-review-score = Il punteggio
slot-review-penalty = Una penalità
slot-understanding-finding = Che cosa è stato
slot-understanding-duty = Che cosa va dichiarato
slot-understanding-score = Il punteggio
slot-understanding-penalty = Una penalità
slot-aid-right = Il diritto di guardare
slot-aid-information = Che cosa ha letto
slot-aid-score = Il punteggio
slot-aid-penalty = Una penalità

## Fatti: informazione errata
fact-misinformation-form = Di che cosa ci si lamenta?
    .short = La lamentela
    .is-explanation = Di una spiegazione sbagliata, o di un alert non dovuto
    .is-alert = Di un alert o annuncio mancato o tardivo
    .is-incomplete = Di qualcosa che mancava in una spiegazione
    .is-own_reading = Nulla di sbagliato è stato detto: il giocatore ha frainteso da sé
fact-misinformation-own_action = Che cosa ha basato sul suo malinteso?
    .short = Basata su di esso
    .is-call = Una chiamata
    .is-play = Una giocata
fact-misinformation-agreement = Quali sono i metodi della coppia, rispetto a ciò che è stato detto agli avversari?
    .short = I metodi della coppia
    .note = Guardare la carta delle convenzioni e gli appunti, e sentire i due compagni separatamente. La mano di chi ha chiamato, da sola, non prova nulla.
    .is-differs = Sono diversi da quanto è stato detto
    .is-agrees = Corrispondono a quanto è stato detto
    .is-none = La coppia non ha un accordo, e ne ha spiegato uno
    .is-unknown = Non si può accertare
fact-misinformation-alert_due = Secondo i metodi della coppia e il regolamento, un alert o un annuncio era dovuto?
    .short = Alert dovuto
    .note = Guardare la carta delle convenzioni e gli appunti, e sentire i due compagni separatamente. Una coppia senza accordo non ha nulla da allertare, a meno che il regolamento lo chieda.
    .is-due = Sì
    .is-not_due = No
    .is-unknown = I metodi non si possono accertare
fact-misinformation-special_knowledge = I due compagni sapevano, per accordo o per esperienza, qualcosa che è stato tralasciato?
    .short = Conoscenza particolare tralasciata
    .note = La conoscenza particolare, per accordo o per esperienza di coppia, va detta. Ciò che qualunque giocatore può dedurre, no; e nemmeno ciò che i compagni stessi non sanno.
fact-misinformation-moment = A che punto sono arrivati?
    .short = A che punto
    .is-auction = La licitazione continua
    .is-clarification = Dopo il passo finale, prima che si scopra l’attacco iniziale
    .is-play = Il gioco è cominciato
    .is-after_play = Il gioco è finito, o tutti hanno passato e le mani sono tornate nel board
fact-misinformation-calls_since = Quante volte ha chiamato la linea innocente da quando ha ricevuto l’informazione errata?
    .short = Chiamate da allora
    .note = Può ancora cambiare una chiamata solo il giocatore che ha chiamato per ultimo della sua linea: il compagno non ha chiamato dopo. Sulle chiamate precedenti della linea un compagno ha già chiamato.
    .is-none = Nessuna
    .is-one = Una volta
    .is-more = Più di una volta
fact-misinformation-influenced = L’informazione errata può facilmente aver influito sulla decisione di fare l’ultima chiamata?
    .short = Ultima chiamata influenzata
    .note = Far correggere prima la spiegazione. Chiedergli lontano dal tavolo che cosa avrebbe chiamato, e non promettergli nulla.
fact-misinformation-changes = Cambia la sua ultima chiamata?
    .short = Ultima chiamata cambiata
fact-misinformation-lho_called = Il suo avversario di sinistra aveva chiamato dopo la chiamata che cambia?
    .short = L’avversario di sinistra aveva chiamato
fact-misinformation-lho_changes = Quell’avversario di sinistra cambia ora la sua chiamata?
    .short = Chiamata dell’avversario di sinistra cambiata
fact-misinformation-card = Un giocatore della linea innocente ha giocato una carta fidandosi dell’informazione errata?
    .short = Carta giocata per questo
    .is-none = No
    .is-last = Sì, e da allora non ne è stata giocata un’altra. Se era l’attacco iniziale, il morto non ha scoperto alcuna carta
    .is-too_late = Sì, ma il gioco è andato avanti
fact-misinformation-withdraws = Ritira quella carta?
    .short = Carta ritirata
fact-misinformation-lead_reached = Si lascia che il dichiarante limiti l’attacco del compagno del giocatore che ha cambiato a sua volta la chiamata?
    .short = Attacco limitato
    .note = Il paragrafo sull’informazione errata non parla dell’attacco. Alla lettera, l’articolo sulle chiamate ritirate arriva a una chiamata sostituita da una del tutto diversa.
fact-misinformation-crucial = Ciò che mancava era cruciale per una scelta di un avversario?
    .short = Cruciale per una scelta
screen-misinformation-review = Rivedere la smazzata. Che cosa risulta?
fact-misinformation-damaged = L’informazione errata ha danneggiato la linea innocente?
    .short = Danno che ne deriva
    .tick = Ha danneggiato la linea innocente
    .note = Confrontare il risultato con quello che la linea poteva attendersi con l’informazione giusta. Chiedere a giocatori di categoria comparabile.
fact-misinformation-gained = La linea colpevole ha ottenuto un vantaggio dall’informazione errata?
    .short = Vantaggio che ne deriva
    .tick = La linea colpevole ne ha ottenuto un vantaggio
fact-misinformation-withdrawn_helped = Ciò che la chiamata o la carta ritirata ha mostrato ha aiutato la linea colpevole?
    .short = Aiuto da ciò che è stato ritirato
    .tick = Ciò che una chiamata o una carta ritirata ha mostrato ha aiutato la linea colpevole
fact-misinformation-partner_used = Il compagno di chi ha spiegato potrebbe aver usato ciò che ha udito?
    .short = Spiegazione usata dal compagno
    .tick = Il compagno di chi ha spiegato potrebbe aver usato ciò che ha udito
fact-misinformation-repeated = La coppia è venuta meno altre volte al dovere di informare?
    .short = Ripetuto
    .tick = La coppia è già venuta meno altre volte al dovere di informare

## Fatti: la propria spiegazione
fact-own_explanation-wrong = La spiegazione era sbagliata o incompleta secondo i metodi della coppia?
    .short = Spiegazione sbagliata
fact-own_explanation-noticed = Quando se ne è accorto chi ha spiegato?
    .short = Se ne è accorto
    .is-auction = Durante la licitazione
    .is-clarification = Dopo il passo finale, prima che si scoprisse l’attacco iniziale
    .is-play = Durante il gioco
    .is-after_play = Dopo il gioco
fact-own_explanation-told_at_once = Ha fatto chiamare subito l’Arbitro, e l’ha corretta?
    .short = Corretta subito
fact-own_explanation-told_before_lead = L’ha corretta prima che si scoprisse l’attacco iniziale?
    .short = Corretta prima dell’attacco

## Fatti: la spiegazione del compagno
fact-partners_explanation-moment = A che punto sono arrivati?
    .short = Adesso
    .is-auction = La licitazione continua
    .is-clarification = Dopo il passo finale, prima che si scopra l’attacco iniziale
    .is-play = Il gioco continua
    .is-after_play = Il gioco è finito
fact-partners_explanation-mistake = Dove stava l’errore, secondo i metodi della coppia?
    .short = L’errore
    .note = Se nulla mostra dove stava, presumere che fosse nella spiegazione. Lo stesso se è stato spiegato un accordo che la coppia non ha.
    .is-explanation = Nella spiegazione, o nell’alert dato o mancato
    .is-call = Nella sua stessa chiamata
    .is-neither = In nessuna delle due
fact-partners_explanation-declaring = La sua linea è quella del dichiarante?
    .short = Linea del dichiarante
fact-partners_explanation-spoke_in_auction = L’ha corretta durante la licitazione, o ha fatto capire che qualcosa non andava?
    .short = Lo ha fatto capire in licitazione
fact-partners_explanation-spoke_in_play = L’ha corretta, o lo ha fatto capire, dopo la licitazione e prima del termine del gioco?
    .short = Lo ha fatto capire prima del termine del gioco
fact-partners_explanation-told_before_lead = Lo ha detto agli avversari prima che si scoprisse l’attacco iniziale?
    .short = Detto prima dell’attacco

## Fatti: una ricapitolazione o una domanda
fact-review-what = Di che cosa si trattava?
    .short = Argomento
    .is-question = Che cosa significano chiamate o giocate
    .is-review = Una ricapitolazione: ripetere tutte le chiamate
    .is-call_unclear = Quale chiamata è stata appena fatta
    .is-whose_lead = A chi tocca l’attacco iniziale
    .is-double_misnamed = Un contro, detto con un livello o una denominazione sbagliati
    .is-redouble_misnamed = Un surcontro, detto con un livello o una denominazione sbagliati
fact-review-moment = Quando è stato?
    .short = Quando
    .is-auction = Durante la licitazione
    .is-clarification = Dopo il passo finale, prima che si scoprisse l’attacco iniziale
    .is-play = Durante il gioco
fact-review-in_turn = Era il suo turno?
    .short = Nel suo turno
    .note = In licitazione, il suo turno di chiamare. Nel gioco, per una ricapitolazione, il suo primo turno di giocare; per una domanda, qualunque turno di giocare, e per il dichiarante anche dal morto.
fact-review-presumed_dummy = È stato il presunto morto a chiedere?
    .short = Presunto morto
    .note = Prima che si scopra l’attacco possono chiedere il presunto dichiarante e il compagno di chi attacca; chi attacca, finché non ha attaccato.
fact-review-must_pass = Il Codice lo obbligava a passare?
    .short = Obbligato a passare
fact-review-defender_asks = È stato un difensore a chiedere?
    .short = L’ha chiesto un difensore
screen-review-review_faults = Che cosa non andava nella ricapitolazione?
fact-review-partial = Ne ha chiesto solo una parte?
    .short = Solo una parte
    .tick = Ne ha chiesto solo una parte
fact-review-halted = L’ha interrotta prima della fine?
    .short = Interrotta
    .tick = L’ha interrotta prima della fine
fact-review-own_partner = È stato il suo compagno a ripetere le chiamate?
    .short = Ha risposto il suo compagno
    .tick = Ha risposto il suo compagno
fact-review-restated_wrongly = Una chiamata è stata ripetuta male?
    .short = Ripetuta male
    .tick = Una chiamata è stata ripetuta male
fact-review-corrected = È stato corretto prima che qualcuno agisse di conseguenza?
    .short = Corretta in tempo
screen-review-question_faults = Che cosa aveva di particolare la domanda?
fact-review-by_caller = Ha risposto lo stesso giocatore che ha chiamato o giocato?
    .short = Ha risposto chi aveva chiamato o giocato
    .tick = Ha risposto lo stesso giocatore che ha chiamato o giocato
fact-review-directed = Era stato l’Arbitro a dirgli di rispondere?
    .short = Su indicazione dell’Arbitro
fact-review-supplementary = Il compagno di chi ha chiesto ha aggiunto una domanda fuori turno?
    .short = Ha chiesto anche il compagno
    .tick = Il compagno di chi ha chiesto ha aggiunto una domanda fuori turno
fact-review-single_call = Ha chiesto di una sola chiamata?
    .short = Una sola chiamata
    .tick = Ha chiesto di una sola chiamata
fact-review-for_partner = Ha chiesto solo a beneficio del compagno?
    .short = Solo per il compagno
    .tick = Ha chiesto solo a beneficio del compagno
fact-review-to_trap = Ha chiesto solo per ottenere una risposta sbagliata?
    .short = Per ottenere una risposta sbagliata
    .tick = Ha chiesto solo per ottenere una risposta sbagliata
fact-review-damage = La ripetizione sbagliata ha causato un danno?
    .short = Danno che ne deriva

## Fatti: i metodi
fact-understanding-what = Di che cosa ci si lamenta?
    .short = La lamentela
    .is-deviation = Di una chiamata psichica o di un altro scostamento dai metodi
    .is-method = Di un metodo che la gara non permette
    .is-varied = Di metodi che cambiano per accordo dopo un’irregolarità, una domanda o una risposta
    .is-psychic_artificial = Di una chiamata psichica di tipo artificiale che la gara limita
    .is-by_partner = Di un significato che dipende da quale dei due fa la chiamata
fact-understanding-partner_aware = Il compagno aveva più ragioni degli avversari di aspettarsela?
    .short = Il compagno se l’aspettava
    .note = Gli scostamenti che si ripetono diventano un’intesa. Così anche i commenti fra compagni, e le chiamate del compagno che ne tengono conto.
fact-understanding-disclosed = Gli avversari ne erano informati?
    .short = Dichiarato
fact-understanding-forbidden = Il regolamento della gara lo vieta?
    .short = Vietato
fact-understanding-damaged = Ha danneggiato gli avversari?
    .short = Danno agli avversari

## Fatti: gli aiuti
fact-aid-what = Che cosa ha guardato?
    .short = Ha guardato
    .is-opponents_card = La carta delle convenzioni degli avversari
    .is-own_card = La propria carta delle convenzioni o i propri appunti
    .is-memory_aid = Un altro aiuto alla memoria, al calcolo o alla tecnica
fact-aid-when = Quando?
    .short = Quando
    .is-before = Prima del periodo licitativo
    .is-own_turn = Nel proprio turno di chiamare o di giocare
    .is-not_his_turn = Durante la licitazione o il gioco, non nel suo turno
    .is-clarification = Dopo il passo finale, prima che si scoprisse l’attacco iniziale
fact-aid-declaring = È della linea del dichiarante?
    .short = Linea del dichiarante
fact-aid-to_explain = Gli era stato chiesto che cosa significa la chiamata o la giocata del compagno, e ha guardato per rispondere bene?
    .short = Per spiegare
fact-aid-permitted = Il regolamento della gara lo permette?
    .short = Permesso dal regolamento
fact-aid-helped = Lo ha aiutato, a danno degli avversari?
    .short = Lo ha aiutato

## Esiti
outcome-rule_as_misinformation = Gli avversari hanno ricevuto un’informazione errata. Decidere ora su questo.
outcome-own_misunderstanding = Ha agito per un malinteso suo. Non c’è rettifica né risarcimento.
outcome-explanation_was_right = Quanto è stato detto corrisponde ai metodi della coppia. Non c’è infrazione, qualunque sia la mano di chi ha chiamato.
outcome-explanation_was_mistaken = Quanto è stato detto non corrisponde ai metodi della coppia. Una spiegazione sbagliata è un’infrazione.
outcome-presumed_mistaken_explanation = Nulla mostra dove stesse l’errore. Presumere che fosse nella spiegazione, o nell’alert mancato, e non nella chiamata.
outcome-missing_alert_misinforms = L’alert era dovuto e non è stato dato in tempo. È informazione errata.
outcome-missing_alert_unauthorised = Per chi ha fatto la chiamata, l’alert mancato o tardivo del compagno è informazione non autorizzata, qualunque cosa scelga.
outcome-missing_alert_extraneous = Per chi ha fatto la chiamata, l’alert mancato o tardivo del compagno è informazione estranea: limita la sua scelta.
outcome-no_alert_due = Non era dovuto alcun alert né annuncio. Non c’è infrazione.
outcome-explanation_incomplete = È stato tralasciato qualcosa che i compagni sanno per accordo o per esperienza. È informazione errata.
outcome-general_knowledge_not_owed = Non mancava nulla di particolare. Ciò che si ricava dalla conoscenza generale del bridge non occorre dirlo. Non c’è infrazione.
outcome-no_agreement_to_explain = La coppia non ha un accordo e ne ha spiegato uno. È un’infrazione. La risposta giusta era: nessun accordo.
outcome-may_change_last_call = Il giocatore { WHO($side, form: "di") } che ha chiamato per ultimo può cambiare quella chiamata. Per la sua linea non c’è altra rettifica.
outcome-last_call_stands = L’ultima chiamata { WHO($side, form: "di") } non ne è stata influenzata. Resta valida.
outcome-no_call_to_change = Nessun giocatore { WHO($side, form: "di") } ha chiamato da allora. La licitazione continua con l’informazione giusta.
outcome-too_late_to_change_calls = Il periodo licitativo è finito. Non si può più cambiare alcuna chiamata.
outcome-earlier_calls_stand = Le chiamate precedenti { WHO($side, form: "di") } non si possono cambiare: il compagno ha chiamato dopo.
outcome-may_change_call_after_it = Il giocatore successivo { WHO($side, form: "di") } aveva chiamato dopo la chiamata cambiata. Ora può cambiare quella sua chiamata.
outcome-may_withdraw_card = Il giocatore { WHO($side, form: "di") } che ha giocato fidandosi dell’informazione errata può ritirare la sua carta. Non c’è rettifica.
outcome-face_down_lead_may_come_back = Se un giocatore { WHO($side, form: "di") } ha scelto, fidandosi dell’informazione errata, un attacco che è ancora coperto, può riprenderlo quando lo dice l’Arbitro e attaccare con un’altra carta.
outcome-explanation_is_unauthorised = Per { WHO($who, form: "num") ->
    [plurale] { WHO($who) }, ciò che hanno udito nella spiegazione è informazione non autorizzata. Devono evitare di trarne qualunque vantaggio.
   *[singolare] { WHO($who) }, ciò che ha udito nella spiegazione è informazione non autorizzata. Deve evitare di trarne qualunque vantaggio.
}
outcome-lead_after_changed_call = La prima volta che tocca attaccare al compagno del giocatore che ha cambiato a sua volta la chiamata, il dichiarante può limitarne l’attacco come dopo ogni chiamata ritirata.
outcome-no_lead_after_changed_call = Nessun attacco è limitato per la chiamata che è stata cambiata a sua volta.
outcome-declined_call_not_redressed = Ha mantenuto la chiamata con l’informazione giusta. Per quella chiamata poi non ha diritto a risarcimento. Per altre chiamate e per il gioco può averlo ancora.
outcome-adjust_as_if_told = { $what ->
    [methods] Modificare il punteggio come se agli avversari fossero stati detti in tempo i metodi della coppia.
   *[no_agreement] Modificare il punteggio come se agli avversari fosse stato detto in tempo che non c’era accordo.
}
outcome-must_correct_before_lead = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono far chiamare l’Arbitro e correggere la spiegazione prima che si scopra l’attacco iniziale. Durante la licitazione possono farlo subito, ma non sono obbligati.
   *[singolare] { WHO($who, cap: 1) } deve far chiamare l’Arbitro e correggere la spiegazione prima che si scopra l’attacco iniziale. Durante la licitazione può farlo subito, ma non è obbligato.
}
outcome-must_correct_at_once = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono far chiamare subito l’Arbitro e correggere la spiegazione.
   *[singolare] { WHO($who, cap: 1) } deve far chiamare subito l’Arbitro e correggere la spiegazione.
}
outcome-no_duty_to_correct_said = Il gioco è finito. Questo articolo non dice che { WHO($who, form: "num") ->
    [plurale] { WHO($who) } debbano dirlo adesso.
   *[singolare] { WHO($who) } debba dirlo adesso.
} Decidere su quanto è emerso.
outcome-corrected_in_time = La correzione { WHO($who, form: "di") } è arrivata in tempo.
outcome-corrected_too_late = La correzione { WHO($who, form: "di") } è arrivata troppo tardi. È di per sé un’infrazione.
outcome-may_not_show_explanation_wrong = Durante la licitazione { WHO($who, form: "num") ->
    [plurale] { WHO($who) } non possono correggere la spiegazione, né far capire in alcun modo che qualcosa non va. Se la loro linea gioca il contratto, lo dicono dopo il passo finale; se difende, a gioco finito.
   *[singolare] { WHO($who) } non può correggere la spiegazione, né far capire in alcun modo che qualcosa non va. Se la sua linea gioca il contratto, lo dice dopo il passo finale; se difende, a gioco finito.
}
outcome-must_call_and_correct = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono far chiamare adesso l’Arbitro e dire agli avversari che ritengono sbagliata la spiegazione.
   *[singolare] { WHO($who, cap: 1) } deve far chiamare adesso l’Arbitro e dire agli avversari che ritiene sbagliata la spiegazione.
}
outcome-must_wait_for_end_of_play = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono dirlo, ma solo a gioco finito: la loro linea difende.
   *[singolare] { WHO($who, cap: 1) } deve dirlo, ma solo a gioco finito: la sua linea difende.
}
outcome-must_not_correct_right_explanation = La spiegazione era giusta, e l’errore era la chiamata. { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } non devono correggerla né dirlo subito all’Arbitro, e nemmeno dopo sono tenuti a farlo.
   *[singolare] { WHO($who, cap: 1) } non deve correggerla né dirlo subito all’Arbitro, e nemmeno dopo è tenuto a farlo.
}
outcome-need_not_tell_own_mistake = La spiegazione era giusta, e l’errore era la chiamata. { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } non sono tenuti a dirlo.
   *[singolare] { WHO($who, cap: 1) } non è tenuto a dirlo.
}
outcome-duty_fulfilled = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } lo hanno detto in tempo, come dovevano.
   *[singolare] { WHO($who, cap: 1) } lo ha detto in tempo, come doveva.
}
outcome-correct_though_late = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } dovevano dirlo prima che si scoprisse l’attacco iniziale.
   *[singolare] { WHO($who, cap: 1) } doveva dirlo prima che si scoprisse l’attacco iniziale.
} Farlo dire adesso.
outcome-showed_too_early = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } hanno corretto la spiegazione, o hanno fatto capire che qualcosa non andava, quando non potevano.
   *[singolare] { WHO($who, cap: 1) } ha corretto la spiegazione, o ha fatto capire che qualcosa non andava, quando non poteva.
}
outcome-may_ask_for_call = Chi è in dubbio su quale chiamata sia stata fatta può chiedere subito che gli sia chiarito.
outcome-may_have_review = Può chiedere che si ripetano tutte le chiamate, dalla prima all’ultima. Gli alert dovrebbero essere compresi.
outcome-no_review_now = { $reason ->
    [turn] Non è il suo turno. Deve aspettare a chiederla.
    [dummy] Prima dell’attacco il presunto morto non ha diritto a una ricapitolazione.
   *[must_pass] Il Codice lo obbliga a passare, e non ha diritto a una ricapitolazione.
}
outcome-may_ask_whose_lead = Un difensore può chiedere se l’attacco iniziale tocca a lui.
outcome-not_the_one_to_ask_whose_lead = Il Codice dà quella domanda ai difensori.
outcome-may_ask_for_explanation = Può chiedere che cosa significano le chiamate o giocate degli avversari: quelle fatte, altre che erano possibili e non sono state fatte, e ciò che la scelta fa dedurre secondo i loro accordi.
outcome-no_question_now = { $reason ->
    [turn] Non è il suo turno. Deve aspettare a chiedere.
    [dummy] Prima dell’attacco il presunto morto non ha diritto di chiedere.
   *[must_pass] Il Codice lo obbliga a passare, e non ha diritto di chiedere.
}
outcome-review_is_whole = Una ricapitolazione è di tutte le chiamate. Non può chiederne una parte, né interromperla.
outcome-opponent_answers = A una richiesta di ricapitolazione risponde solo un avversario.
outcome-callers_partner_answers = Dovrebbe rispondere il compagno di chi ha chiamato o giocato.
outcome-answered_on_instruction = L’Arbitro gli aveva detto di rispondere. È in regola.
outcome-review_put_right = L’errore è stato corretto in tempo. Non segue altro.
outcome-everybody_corrects_review = Tutti rispondono del fatto che una ripetizione sbagliata sia corretta subito, anche il morto e chi è obbligato a passare. Rivedere la smazzata a gioco finito.
outcome-partner_asks_at_own_turn = Il compagno di chi ha chiesto può chiedere altro solo quando tocca a lui chiamare o giocare.
outcome-no_question_for_partner = Non può chiedere solo a beneficio del compagno.
outcome-no_question_to_trap = Non può chiedere solo per far rispondere male un avversario.
outcome-trap_not_covered = Non è verificato se questa edizione dica qualcosa di una domanda simile. Leggere 20G.
outcome-single_call_at_risk = Può chiedere di una sola chiamata. Ma ciò che questo dice al compagno può essere informazione non autorizzata.
outcome-question_may_inform = Ciò che ha detto al compagno, oltre alla risposta, può essere informazione non autorizzata. Se può averlo usato, si decide come informazione dal compagno.
outcome-counts_for_bid_made = Vale per la licita che è stata fatta davvero.
outcome-only_the_word = La forma giusta è una parola sola. Livello e denominazione non dovrebbero essere detti.
outcome-deviation_allowed = È permessa, senza preavviso: non si basa su un’intesa non dichiarata.
outcome-need_not_admit_deviation = Nessuno è tenuto a dire agli avversari che si è scostato dai metodi.
outcome-undisclosed_understanding = Il compagno aveva più ragioni degli avversari di aspettarsela. È un’intesa, e non è stata dichiarata.
outcome-disclosed_understanding = Il compagno aveva più ragioni di aspettarsela, ma gli avversari ne erano informati. Non c’è infrazione.
outcome-must_disclose_understanding = Ciò che il compagno è arrivato ad aspettarsi fa parte dei metodi della coppia. Va dichiarato.
outcome-method_forbidden = { $what ->
    [method] Il regolamento non permette questo metodo.
    [varied] Il regolamento non permette che i metodi cambino in questo modo.
   *[psychic_artificial] Il regolamento non permette questa chiamata psichica.
}
outcome-method_allowed = Nessun regolamento lo vieta. Non c’è infrazione.
outcome-meaning_depends_on_partner = Il significato concordato non può dipendere da quale dei due chiama o gioca. Stile e giudizio possono essere diversi.
outcome-partner_meaning_not_covered = Non è verificato se questa edizione lo vieti. Leggere 40B.
outcome-may_consult_aid = { $reason ->
    [law] Poteva guardare: il Codice lo permette in quel momento.
   *[regulations] Poteva guardare: il regolamento lo permette.
}
outcome-may_not_consult_aid = { $what ->
    [own_card] Non può guardare in quel momento la propria carta delle convenzioni né i propri appunti.
    [opponents_card] Non può guardare in quel momento la carta delle convenzioni degli avversari.
   *[memory_aid] Non può usare un aiuto alla memoria, al calcolo o alla tecnica.
}
outcome-aid_not_covered = Non è verificato se questa edizione gli permetta di guardare per spiegare. Leggere 40B.
outcome-aid_not_to_be_used = Non può basare alcuna chiamata o giocata su ciò che vi ha letto.
