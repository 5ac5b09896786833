## Tipi
kind-card_exposed_in_auction = Una carta mostrata in licitazione
    .hint = Un giocatore ha mostrato, lasciato cadere o attaccato una carta durante la licitazione, o la linea del dichiarante ha fatto l’attacco iniziale
    .search = carta esposta mostrata vista caduta cadere scoperta attacco attaccato anticipato prematuro durante la licitazione penalizzata
kind-double_inadmissible = Un contro o surcontro che non si può fare
    .hint = Un contro alla licita del compagno o senza alcuna licita, o un surcontro di ciò che non era contrato
    .search = contro contrato contrare surcontro inammissibile illegale impossibile licita del compagno due volte
kind-call_when_barred = Una chiamata di chi deve passare
    .hint = Un giocatore obbligato a passare ha licitato, contrato o surcontrato
    .search = obbligato a passare deve passare passo obbligato forzato ha chiamato licitato contrato lo stesso
kind-bid_above_seven = Una licita oltre il sette
    .hint = Un giocatore ha licitato otto o più
    .search = otto nove 8 9 più di sette oltre livello troppo alta
kind-call_after_auction = Una chiamata a licitazione finita
    .hint = Un giocatore ha chiamato dopo il passo finale
    .search = chiamata dopo il passo finale licitazione finita chiusa terminata tardi contro tardivo

## Caselle
slot-exposed-card = La carta
slot-exposed-attempt = L’attacco
slot-exposed-partner = Che cosa ne segue per il compagno
slot-exposed-others_information = Informazioni per la linea innocente
slot-exposed-offenders_information = Informazioni per la linea colpevole
slot-exposed-penalty_information = Informazioni dalla carta penalizzata
slot-exposed-afterwards = La carta dopo la licitazione
slot-exposed-penalty_card = L’effetto della carta penalizzata
slot-exposed-awareness = Avrebbe potuto sapere?
slot-inadmissible_double-call = Il contro o surcontro
slot-inadmissible_double-replacement = La sua nuova chiamata
slot-inadmissible_double-side = Che cosa ne segue per la sua linea
slot-inadmissible_double-others_information = Informazioni per la linea innocente
slot-inadmissible_double-offenders_information = Informazioni per la linea colpevole
slot-inadmissible_double-lead = L’attacco
slot-inadmissible_double-help = Aiuto dall’infrazione
slot-inadmissible_double-awareness = Avrebbe potuto sapere?
slot-barred-call = La chiamata
slot-barred-replacement = La sua nuova chiamata
slot-barred-side = Che cosa ne segue per la sua linea
slot-barred-others_information = Informazioni per la linea innocente
slot-barred-offenders_information = Informazioni per la linea colpevole
slot-barred-lead = L’attacco
slot-barred-awareness = Avrebbe potuto sapere?
slot-above_seven-call = La licita
slot-above_seven-play = Il gioco
slot-above_seven-replacement = La sua nuova chiamata
slot-above_seven-side = Il resto della licitazione
slot-above_seven-others_information = Informazioni per la linea innocente
slot-above_seven-offenders_information = Informazioni per la linea colpevole
slot-above_seven-lead = L’attacco
slot-above_seven-awareness = Avrebbe potuto sapere?
slot-after_auction-call = La chiamata
slot-after_auction-further = Che cosa segue
slot-after_auction-others_information = Informazioni per la linea innocente
slot-after_auction-offenders_information = Informazioni per la linea colpevole
slot-after_auction-lead = L’attacco

## Fatti: una carta esposta in licitazione
screen-exposed-exceptions = Ricorre qualcuno di questi casi?
fact-exposed-when = Quando è stata mostrata o attaccata la carta?
    .short = Quando
    .note = La licitazione va dalla prima chiamata al passo finale.
    .is-auction = Durante la licitazione
    .is-before_call = Prima che qualcuno chiamasse
    .is-declaring_lead = Dopo la licitazione, dalla linea del dichiarante, come attacco iniziale
    .is-defending_lead = Dopo la licitazione, come attacco iniziale fuori turno di un difensore
    .is-after_auction = Dopo la licitazione, in altro modo
fact-exposed-another_caused = Lo ha causato qualcun altro, e non il giocatore stesso?
    .short = Causato da qualcun altro
    .tick = Lo ha causato qualcun altro, non il giocatore stesso
fact-exposed-out_of_sight = La carta era dove il compagno non avrebbe potuto vederla?
    .short = Fuori dalla vista del compagno
    .tick = Il compagno non avrebbe potuto vedere che carta era
    .note = Conta se il compagno avrebbe potuto vedere la carta, non se l’ha vista.
fact-exposed-cards = Che cosa è stato mostrato?
    .short = Carte mostrate
    .note = È onore un dieci o una carta più alta.
    .is-one_low = Una carta, dal nove in giù, non attaccata
    .is-one_honour = Un onore, non attaccato
    .is-led = Una carta, attaccata prima del tempo
    .is-more = Due carte o più
fact-card_exposed_in_auction-offender = Che cos’è ora il giocatore che l’ha mostrata?
    .short = Il giocatore è
    .is-declarer = Il dichiarante, o lo sarà
    .is-dummy = Il morto, o lo sarà
    .is-defender = Un difensore
fact-exposed-on_purpose = Ha mostrato la carta apposta, senza attaccarla?
    .short = Mostrata apposta
    .note = Una carta bassa mostrata per caso diventa penalizzata minore, una carta giocata diventa penalizzata maggiore. Il Codice non nomina una carta bassa mostrata apposta e non giocata.
fact-exposed-penalty_card_helped = La carta penalizzata ha aiutato la linea colpevole e danneggiato l’altra?
    .short = Aiuto della carta penalizzata

## Fatti: chiamate inammissibili
fact-inadmissible-slip = È stato un errore meccanico o un lapsus: voleva fare un’altra chiamata?
    .short = Errore meccanico o lapsus
    .note = Chiederglielo lontano dal tavolo. Un ripensamento non lo è. Se il suo compagno ha già chiamato, non si può più correggere: rispondere no.
fact-inadmissible-lead_faced = Quando qualcuno se ne è accorto, l’attacco iniziale era già scoperto?
    .short = Notato dopo l’attacco
fact-inadmissible-lho_called = Il suo avversario di sinistra ha chiamato dopo, prima della decisione dell’Arbitro?
    .short = L’avversario di sinistra ha chiamato
    .note = Anche un passo è una chiamata. Non invitarlo a chiamare: conta solo la chiamata che ha fatto da sé.
fact-inadmissible-must_pass = Era obbligato a passare, per un’irregolarità precedente?
    .short = Obbligato a passare
fact-inadmissible-in_turn = Toccava a lui chiamare?
    .short = Nel proprio turno
fact-inadmissible-same_call = Ha rifatto nel suo turno la stessa chiamata, con un significato molto simile?
    .short = Di nuovo la stessa chiamata
fact-inadmissible-breaks_19 = Era un contro o surcontro che la licitazione non permetteva in nessun caso?
    .short = Contro non permesso in nessun caso
    .note = Si può contrare se l’ultima licita era di un avversario e da allora ci sono stati solo dei passo. Surcontrare: lo stesso, sull’ultimo contro.
fact-inadmissible-throughout = Era obbligato a passare per il resto della licitazione?
    .short = Obbligato a passare fino alla fine
fact-inadmissible-auction_then = Un passo prende il posto della licita, e le chiamate successive sono cancellate. Come resta la licitazione?
    .short = La licitazione resta
    .is-goes_on = Aperta: continua
    .is-contract = Finita, con un contratto
    .is-passed_out = Finita, e nessuno ha licitato
fact-inadmissible-by = Chi ha chiamato dopo il passo finale?
    .short = Ha chiamato
    .is-defender = Un difensore
    .is-declaring_side = Il dichiarante o il morto
fact-inadmissible-passed = Ha passato?
    .short = Un passo

## Esiti
outcome-card_laid_open = { $until ->
    [auction_period] Ogni carta mostrata così resta scoperta sul tavolo finché non si scopre l’attacco iniziale.
    [reopened] Se la licitazione viene riaperta, ogni carta mostrata così resta scoperta sul tavolo finché la licitazione non è finita.
   *[auction] Ogni carta mostrata così resta scoperta sul tavolo finché la licitazione non è finita.
}
outcome-not_seen_by_partner = Il compagno non poteva vedere la carta. Torna in mano, senza rettifica.
outcome-rule_as_card_in_play = La licitazione era finita. La carta di un difensore diventa penalizzata; quelle del dichiarante e del morto no. Decidere secondo gli articoli sul gioco della carta.
outcome-rule_as_opening_lead_out_of_turn = Si decide come attacco iniziale fuori turno. Non conta come carta mostrata in licitazione.
outcome-declaring_side_may_not_lead = La linea del dichiarante non può fare l’attacco iniziale, e nessuno può accettarlo. La carta conta come mostrata in licitazione.
outcome-must_pass_if_reopened = La licitazione è finita. Se viene riaperta, { WHO($who, form: "num") ->
    [plurale] { WHO($who) } devono passare al loro prossimo turno.
   *[singolare] { WHO($who) } deve passare al suo prossimo turno.
}
outcome-exposed_cards_authorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono usare ciò che le carte mostrano.
   *[singolare] { WHO($side, cap: 1) } può usare ciò che le carte mostrano.
}
outcome-exposed_cards_unauthorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } non possono usare ciò che le carte mostrano. Per una carta penalizzata vale una norma propria.
   *[singolare] { WHO($side, cap: 1) } non può usare ciò che le carte mostrano. Per una carta penalizzata vale una norma propria.
}
outcome-exposed_cards_back_to_hand = { WHO($of, form: "num") ->
    [plurale] { WHO($of, cap: 1) } riprendono in mano le carte. Non segue altro.
   *[singolare] { WHO($of, cap: 1) } riprende in mano le carte. Non segue altro.
}
outcome-becomes_penalty_card = { $degree ->
    [minor] La carta { WHO($of, form: "di") } diventa una carta penalizzata minore.
    [all_major] Le carte { WHO($of, form: "di") } diventano tutte carte penalizzate maggiori.
   *[major] La carta { WHO($of, form: "di") } diventa una carta penalizzata maggiore.
}
outcome-cancelled_as_if_never = La chiamata { WHO($who, form: "di") } e tutte le successive sono cancellate. La licitazione torna al giocatore cui toccava, come se nulla fosse accaduto.
outcome-scored_without_call = Il contro o surcontro non conta: il punteggio del contratto si calcola senza.
outcome-late_find_not_said = Questa edizione non dice che cosa segue se ci se ne accorge ad attacco iniziale già scoperto. Valutare di calcolare il punteggio senza quella chiamata.
outcome-pass_put_in = Un passo prende il posto della chiamata { WHO($who, form: "di") }.
outcome-goes_back_without_pass = Non era il turno { WHO($who, form: "di") }: non si inserisce alcun passo. La licitazione torna al giocatore cui toccava.
outcome-call_and_later_stand = La chiamata { WHO($who, form: "di") } resta valida, e così tutte le successive.
outcome-call_and_later_cancelled = La chiamata { WHO($who, form: "di") } è cancellata, e con essa tutte le successive.
outcome-never_played = Un contratto oltre il sette non si gioca mai.
outcome-calls_after_auction_cancelled = Ogni chiamata dopo il passo finale è cancellata.
outcome-no_further_rectification = Non c’è altra rettifica.
outcome-rule_as_inadmissible_double = Il contro o surcontro non era permesso in nessun caso, e non può restare. Si decide come tale.
