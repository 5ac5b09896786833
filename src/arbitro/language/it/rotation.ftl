## Tipi
kind-pass_out_of_rotation = Un passo fuori turno
    .hint = Un giocatore ha passato quando non toccava a lui
    .search = passo passato passare fuori turno non toccava a lui prima del tempo anticipato giocatore sbagliato
kind-bid_out_of_rotation = Una licita fuori turno
    .hint = Un giocatore ha licitato quando non toccava a lui; anche un’apertura del giocatore sbagliato
    .search = licita licitato dichiarazione dichiarato aperto apertura aprire fuori turno non toccava a lui non era il mazziere prima del tempo giocatore sbagliato
kind-double_out_of_rotation = Un contro o surcontro fuori turno
    .hint = Un giocatore ha contrato o surcontrato quando non toccava a lui
    .search = contro contrato contrare surcontro surcontrato fuori turno non toccava a lui prima del tempo
kind-calls_simultaneous = Due chiamate insieme
    .hint = Un giocatore ha chiamato nello stesso momento di quello cui toccava
    .search = simultanee simultanea contemporanee contemporaneamente insieme stesso momento tutti e due hanno parlato due chiamate
kind-turn_lost_by_passes = I passo che chiudono la licitazione
    .hint = Tre passo, ma un giocatore non ha avuto il suo turno; una mano passata
    .search = turno saltato perso mancato non ha parlato tre passo mano passata tutti passano licitazione chiusa finita rismazzare

## Caselle
slot-pass_rotation-call = Il passo
slot-pass_rotation-first = Prima, la chiamata del compagno
slot-pass_rotation-offender = La chiamata del colpevole
slot-pass_rotation-partner = Che cosa ne segue per il compagno
slot-pass_rotation-others_information = Informazioni per la linea innocente
slot-pass_rotation-offenders_information = Informazioni per la linea colpevole
slot-pass_rotation-lead = L’attacco
slot-pass_rotation-help = Aiuto dall’infrazione
slot-pass_rotation-awareness = Avrebbe potuto sapere?
slot-bid_rotation-call = La licita
slot-bid_rotation-first = Prima, la chiamata del compagno
slot-bid_rotation-offender = La chiamata del colpevole
slot-bid_rotation-partner = Che cosa ne segue per il compagno
slot-bid_rotation-others_information = Informazioni per la linea innocente
slot-bid_rotation-offenders_information = Informazioni per la linea colpevole
slot-bid_rotation-lead = L’attacco
slot-bid_rotation-help = Aiuto dall’infrazione
slot-bid_rotation-awareness = Avrebbe potuto sapere?
slot-double_rotation-call = Il contro o surcontro
slot-double_rotation-first = Prima, la chiamata del compagno
slot-double_rotation-offender = La chiamata del colpevole
slot-double_rotation-partner = Che cosa ne segue per il compagno
slot-double_rotation-others_information = Informazioni per la linea innocente
slot-double_rotation-offenders_information = Informazioni per la linea colpevole
slot-double_rotation-lead = L’attacco
slot-double_rotation-help = Aiuto dall’infrazione
slot-double_rotation-awareness = Avrebbe potuto sapere?
slot-simultaneous-order = L’ordine delle chiamate
slot-simultaneous-later_call = La chiamata successiva
slot-lost_turn-auction = La licitazione
slot-lost_turn-offenders = I colpevoli
slot-lost_turn-others_information = Informazioni per la linea innocente
slot-lost_turn-offenders_information = Informazioni per la linea colpevole
slot-lost_turn-lead = L’attacco
slot-lost_turn-awareness = Avrebbe potuto sapere?

## Fatti: una chiamata fuori turno
fact-rotation-slip = È stato un errore meccanico o un lapsus: voleva fare un’altra chiamata?
    .short = Errore meccanico o lapsus
    .note = Chiederglielo lontano dal tavolo. Un ripensamento non lo è, e nemmeno aver creduto che toccasse a lui. Se il suo compagno ha già chiamato, non si può più correggere: rispondere no.
fact-rotation-admissible = La licitazione permetteva quel contro o surcontro?
    .short = Contro permesso dalla licitazione
    .note = Un contro: se l’ultima licita era di un avversario e da allora ci sono stati solo dei passo. Un surcontro: lo stesso, sull’ultimo contro.
fact-rotation-turn = A chi toccava, rispetto al giocatore che ha chiamato?
    .short = Toccava
    .is-rho = Al suo avversario di destra
    .is-partner = Al suo compagno
    .is-lho = Al suo avversario di sinistra
fact-rotation-rho_must_pass = Il Codice obbligava a passare il suo avversario di destra?
    .short = Avversario di destra obbligato a passare
    .note = Conta solo l’obbligo di passare. L’obbligo di ripetere una chiamata non conta.
fact-rotation-called_before = Aveva già chiamato in questa licitazione?
    .short = Aveva già chiamato
fact-rotation-bid_before = Qualcuno aveva già fatto una licita?
    .short = C’era già stata una licita
fact-rotation-since = Chi ha chiamato dopo, prima della decisione dell’Arbitro?
    .short = Ha chiamato dopo
    .note = Indicare il primo di loro che ha chiamato. Ciò che è venuto dopo si giudica a suo tempo.
    .is-nobody = Nessuno
    .is-lho = Il suo avversario di sinistra
    .is-rightful = Il giocatore cui toccava
fact-rotation-lho_called = Il suo avversario di sinistra ha chiamato dopo, prima della decisione dell’Arbitro?
    .short = L’avversario di sinistra ha chiamato
fact-rotation-lho_meant = Toccava proprio all’avversario di sinistra. Come intendeva la sua chiamata?
    .short = La chiamata dell’avversario di sinistra
    .note = Può essere una chiamata nel proprio turno, o una che accetta l’altra. Il Codice non dice quale: chiedergli lontano dal tavolo che cosa intendesse.
    .is-own_turn = Come chiamata nel proprio turno
    .is-over_it = Come chiamata sopra quella fuori turno
fact-rotation-still_open = Il compagno del colpevole ha già chiamato nel proprio turno. L’avversario di sinistra può ancora accettare la chiamata fuori turno?
    .short = Si può ancora accettare
    .note = Secondo il Codice il diritto si perde quando chiama un avversario del colpevole. Se chiama il compagno, il Codice tace.
fact-rotation-accepted = L’avversario di sinistra accetta la chiamata?
    .short = Chiamata accettata
fact-rotation-artificial = Il passo era artificiale, o era un passo su una chiamata artificiale?
    .short = Artificiale
    .note = Chiedere lontano dal tavolo. Il passo è artificiale se promette forza, o se mostra o nega valori fuori dall’ultimo seme nominato.
    .is-no = No
    .is-itself = Era artificiale il passo stesso
    .is-over_partner = Era un passo su una chiamata artificiale del compagno
    .is-over_opponent = Era un passo su una chiamata artificiale di un avversario
fact-rotation-as_bid = Il passo su una chiamata artificiale di un avversario segue la norma sulle licite?
    .short = Si decide come una licita
    .note = Un paragrafo vi rinvia ogni passo su una chiamata artificiale. L’articolo cui rinvia nomina solo la chiamata artificiale del compagno.
fact-rotation-rho_action = Che cosa fa ora, nel suo turno, l’avversario di destra?
    .short = L’avversario di destra
    .is-pass = Passa
    .is-acts = Licita, contra o surcontra, legalmente
    .is-illegal = Fa una chiamata illegale
fact-rotation-repeat_legal = La licita è legale quando la ripete?
    .short = Licita ripetuta legale
fact-rotation-same_denomination = La sua nuova chiamata nomina la stessa denominazione della chiamata fuori turno?
    .short = Stessa denominazione
    .note = Di una chiamata artificiale conta la denominazione che mostra, non quella che nomina.
fact-rotation-same_call = La sua chiamata, nel suo turno, è stata uguale a quella cancellata e con un significato molto simile?
    .short = Di nuovo la stessa chiamata

## Fatti: chiamate simultanee
fact-simultaneous-together = Le due chiamate sono state fatte nello stesso momento?
    .short = Nello stesso momento
fact-simultaneous-one_in_turn = Toccava a uno dei due giocatori?
    .short = A uno dei due toccava
fact-simultaneous-later_call = La chiamata dell’altro giocatore conta come fatta dopo. Che cos’è allora?
    .short = La chiamata successiva
    .note = Prendere il primo caso che corrisponde.
    .is-in_order = Nel proprio turno e legale
    .is-inadmissible = Una chiamata inammissibile in ogni caso
    .is-out_of_rotation = Una chiamata fuori turno
    .is-insufficient = Nel proprio turno, ma insufficiente

## Fatti: un turno perso per i passo
fact-lost_turn-deprived = Uno dei passo è stato fuori turno, e un giocatore ha perso così il suo?
    .short = Turno perso
fact-lost_turn-anybody_bid = Qualcuno ha fatto una licita?
    .short = C’è stata una licita
fact-lost_turn-too_late = Fin dove sono arrivati da allora?
    .short = Da allora
    .is-no = Non sono andati oltre
    .is-lead_faced = L’attacco iniziale è scoperto
    .is-hands_back = Le quattro mani sono tornate nel board
fact-lost_turn-reopened = Si riapre ugualmente la licitazione?
    .short = Licitazione riaperta
    .note = Stando al testo la licitazione non è finita. Ma ciò che chiude il periodo licitativo è già accaduto, e il Codice non dice come si concilino le due cose.
fact-lost_turn-both_sides = Hanno passato fuori turno giocatori di entrambe le linee?
    .short = Passo fuori turno di entrambe le linee
fact-lost_turn-lead_reached = Si lascia che il dichiarante limiti l’attacco del compagno del colpevole?
    .short = Attacco limitato
    .note = Il paragrafo sui turni persi non parla dell’attacco. Alla lettera, l’articolo sulle chiamate ritirate potrebbe arrivare a un passo cancellato e sostituito da una chiamata del tutto diversa.

## Esiti
outcome-call_in_rotation = La chiamata era nel turno giusto: l’avversario di destra era obbligato a passare. La licitazione continua.
outcome-counts_as_never_made = L’avversario ha già chiamato nel proprio turno, quindi non c’è più rettifica. La licitazione continua come se { WHO($who, form: "num") ->
    [plurale] { WHO($who) } non avessero chiamato.
   *[singolare] { WHO($who) } non avesse chiamato.
}
outcome-auction_goes_back = La chiamata { WHO($who, form: "di") } è cancellata. La licitazione torna al giocatore cui toccava.
outcome-rule_as_change_of_call = Si decide come cambio di chiamata.
outcome-rule_as_insufficient_bid = Quella licita si decide come licita insufficiente.
outcome-rule_as_inadmissible = Si decide come chiamata inammissibile. Nessuno può accettarla.
outcome-rule_as_out_of_rotation = Si decide come chiamata fuori turno.
outcome-rule_on_call_first = Anche la chiamata { WHO($who, form: "di") } è illegale. Decidere prima su quella, poi tornare qui.
outcome-free_but_bound_by_information = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } possono fare nel loro turno qualunque chiamata legale. Ma non possono usare ciò che la chiamata cancellata ha detto loro.
   *[singolare] { WHO($who, cap: 1) } può fare nel suo turno qualunque chiamata legale. Ma non può usare ciò che la chiamata cancellata gli ha detto.
}
outcome-later_calls_cancelled = Le chiamate successive sono cancellate. Tocca all’avversario di sinistra.
outcome-withdrawn_rule_ends = Una volta fatta la chiamata paragonabile, la restrizione sulle informazioni da chiamate ritirate non si applica più { WHO($side, form: "a") }. Fino ad allora sì.
outcome-may_not_double = In quel turno { WHO($who, form: "num") ->
    [plurale] { WHO($who) } possono passare o fare una licita sufficiente. Non possono contrare né surcontrare.
   *[singolare] { WHO($who) } può passare o fare una licita sufficiente. Non può contrare né surcontrare.
}
outcome-one_suit_may_be_forbidden = La prima volta che tocca { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, form: "a") } attaccare, il dichiarante può proibire loro un seme finché mantengono la presa.
   *[singolare] { WHO($leader, form: "a") } attaccare, il dichiarante può proibirgli un seme finché mantiene la presa.
}
outcome-counts_as_later = La chiamata { WHO($who, form: "di") } conta come successiva a quella del giocatore cui toccava.
outcome-rule_in_their_order = Non sono state fatte nello stesso momento: decidere su ciascuna nell’ordine in cui sono arrivate.
outcome-both_out_of_rotation = Non toccava a nessuno dei due. Il Codice non dice quale chiamata venga prima; ciascuna è una chiamata fuori turno.
outcome-auction_goes_on = La chiamata è in regola. La licitazione continua.
outcome-back_to_skipped_player = La licitazione non è finita. Torna al giocatore che ha perso il suo turno. Tutti i passo successivi sono cancellati.
outcome-passers_are_offenders = Ogni giocatore che ha passato fuori turno è colpevole.
outcome-auction_not_reopened = La licitazione resta chiusa. Valutare un punteggio arbitrale per il turno perso.
outcome-auction_is_over = La licitazione è finita. Il contratto è l’ultima licita, contrata o surcontrata se così è rimasta.
outcome-passed_out = Mano passata. Le carte tornano nel board senza essere giocate, e non si rismazza.
