## Tipi
kind-partner_information = Informazione dal compagno
    .hint = Un’esitazione, una domanda, un commento, un alert, un gesto…
    .search = tempo pausa esitazione esitare pensata pensare lento lentezza veloce velocità variazione UI INA non autorizzata estranea rilievo commento domanda risposta alert allerta gesto smorfia tono enfasi riserva diritti logica alternativa
kind-withdrawn_action = Una chiamata o giocata ritirata
    .hint = Chi può usare che cosa di quanto ha mostrato una chiamata o giocata ritirata
    .search = ritirata ritirare annullata cancellata cambiata cambio corretta sostituita ripresa
kind-extraneous_information = Informazione da altre fonti
    .hint = Un risultato udito, le carte di un altro tavolo, la mano sbagliata
    .search = udito sentito sentire risultato commento altro tavolo mano sbagliata carta vista accidentale per caso estranea esterna UI rismazzare
kind-information_used = Uso di un’informazione
    .hint = Da dove veniva, e si può usarla?
    .search = usata usare utilizzo informazione estranea non autorizzata autorizzata violazione UI

## Caselle
slot-partner-reservation = Riserva del diritto
slot-partner-dispute = È contestato?
slot-partner-timing = Quando è stato chiamato l’Arbitro
slot-partner-call_again = Quando chiamare l’Arbitro
slot-partner-unexpected = L’alert inatteso
slot-partner-status = Che cosa è stato trasmesso
slot-partner-receiver = Il dovere del compagno
slot-partner-choice = Che cosa non può scegliere
slot-partner-letter = La lettera del testo che regola la gara
slot-partner-action = L’azione scelta
slot-partner-score = Il punteggio
slot-partner-penalty = Una penalità
slot-withdrawn-route = Il ritiro
slot-withdrawn-others_information = Informazioni per la linea innocente
slot-withdrawn-offenders_information = Informazioni per la linea colpevole
slot-withdrawn-choice = Che cosa non può scegliere
slot-withdrawn-letter = La lettera del testo che regola la gara
slot-withdrawn-action = L’azione scelta
slot-withdrawn-score = Il punteggio
slot-extraneous-report = Chi ha informato l’Arbitro
slot-extraneous-received = L’informazione
slot-extraneous-hold = Il board
slot-extraneous-remedy = Il rimedio
slot-extraneous-letter = La lettera del testo che regola la gara
slot-extraneous-teams = Squadre
slot-extraneous-pending = Il risultato
slot-extraneous-score = Il punteggio
slot-used-route = Il paragrafo che decide
slot-used-breach = La violazione
slot-used-score = Il punteggio

## Fatti: la catena
fact-chain-alternative = Fra le azioni che non ha scelto c’era una logica alternativa?
    .short = Un’altra logica alternativa
    .note = Chiedere a giocatori di categoria comparabile. Servono entrambe le condizioni: una loro parte significativa la prenderebbe in seria considerazione, e alcuni potrebbero sceglierla. Il Codice non dà percentuali.
    .is-both_limbs = Sì: una parte significativa la considererebbe seriamente, e alcuni potrebbero sceglierla
    .is-one_limb = Ricorre solo una delle due condizioni
    .is-none = No
fact-chain-suggested = L’informazione suggerisce la sua azione rispetto a quell’alternativa?
    .short = La sua azione, suggerita rispetto all’altra
    .note = Confrontare le due azioni fra loro. L’informazione deve indicare proprio quella, in modo dimostrabile.
    .is-is = Sì, suggerisce in modo dimostrabile la sua azione rispetto all’altra
    .is-could = Avrebbe potuto suggerirla in modo dimostrabile, niente di più
    .is-generally = Suggerisce la sua azione, ma non rispetto a una logica alternativa
    .is-no = No
fact-chain-chosen_is_alternative = L’azione che ha scelto era a sua volta una logica alternativa?
    .short = La sua azione, logica alternativa
    .note = Il testo del 2007 parla di una scelta fra logiche alternative.
fact-chain-counts_anyway = Ha scelto un’azione che nessun giocatore di categoria comparabile sceglierebbe: va contata lo stesso?
    .short = La sua azione conta lo stesso
    .note = Il testo del 2007 tace su un’azione che non è una logica alternativa. Alla lettera non è né permessa né vietata.

## Fatti: informazione dal compagno
fact-partner-moment = Quando viene a saperlo l’Arbitro?
    .short = Chiamata dell’Arbitro
    .is-reservation = Adesso, al tavolo: un giocatore vuole riservarsi il diritto
    .is-before_end = Prima del termine del gioco
    .is-end_of_play = Al termine del gioco
    .is-later = Più tardi
fact-partner-disputed = Gli avversari contestano che sia stata trasmessa un’informazione?
    .short = Trasmissione contestata
fact-partner-carrier = Che cosa ha trasmesso l’informazione?
    .short = Con che mezzo
    .note = L’elenco del Codice è di esempi.
    .is-remark = Un rilievo
    .is-question = Una domanda
    .is-reply = La risposta a una domanda
    .is-unexpected_alert = Un alert inatteso
    .is-missing_alert = Un mancato alert
    .is-hesitation = Un’inequivocabile esitazione
    .is-speed = Una velocità inconsueta
    .is-emphasis = Una speciale enfasi
    .is-tone = Un tono di voce
    .is-gesture = Un gesto
    .is-movement = Un movimento
    .is-mannerism = Un manierismo
    .is-other = Altro
fact-partner-unexpected_in = Secondo quale criterio l’alert era inatteso?
    .short = Alert inatteso
    .note = Le traduzioni lo spiegano in due modi: rispetto a ciò su cui si basa l’alert, o rispetto allo svolgimento della licitazione.
    .is-basis = Rispetto a ciò su cui si basa l’alert
    .is-auction = Rispetto allo svolgimento della licitazione
    .is-both = Secondo entrambi
    .is-neither = Secondo nessuno dei due: l’alert era da aspettarsi
fact-partner-could_suggest = Quanto trasmesso poteva suggerire una chiamata o una giocata?
    .short = Poteva suggerire una chiamata o giocata
fact-partner-advantage = La scelta ha portato vantaggio alla linea?
    .short = Vantaggio per la linea che ha scelto
fact-partner-deliberate = È mancata la cura di evitare un vantaggio?
    .short = Cura mancata

## Fatti: chiamate e giocate ritirate
fact-withdrawn-lawful = La chiamata o giocata è stata ritirata come prevede un articolo?
    .short = Ritirata secondo un articolo
    .note = Per esempio secondo gli Articoli da 25 a 36, 47, 53 o 62. Una chiamata involontaria corretta si giudica come un cambio di chiamata. Dopo un’informazione errata, conta come colpevole la linea che l’ha data.
fact-withdrawn-replaced_by = Che cosa l’ha sostituita?
    .short = Sostituita da
    .is-other = Altro, o nulla
    .is-comparable_call = Una chiamata paragonabile, dopo una licita insufficiente o una chiamata fuori turno
    .is-lowest_bid = Dopo una licita insufficiente: la più bassa che mostra la stessa cosa
fact-withdrawn-damage = La scelta ha danneggiato la linea innocente?
    .short = Danno alla linea innocente

## Fatti: informazione da altre fonti
fact-extraneous-way = Come è arrivata l’informazione al giocatore?
    .short = Come è arrivata
    .is-wrong_hand = Ha guardato la mano sbagliata
    .is-call_heard = Ha udito per caso una chiamata
    .is-result_heard = Ha udito per caso un risultato
    .is-remark_heard = Ha udito per caso un rilievo
    .is-cards_elsewhere = Ha visto delle carte a un altro tavolo
    .is-card_here = Prima della licitazione ha visto al suo tavolo una carta di un altro giocatore
    .is-other = Per un altro caso accidentale
fact-extraneous-reported_by = Chi ha informato l’Arbitro?
    .short = Informato da
    .is-recipient = Il giocatore che ha l’informazione
    .is-another = Qualcun altro
fact-extraneous-moment = Quando l’ha ricevuta?
    .short = Ricevuta
    .is-no_call_yet = Prima di qualunque chiamata sul board
    .is-after_first_call = Dopo la prima chiamata e prima del termine del gioco
fact-extraneous-effect = L’informazione interferirebbe con il normale svolgimento del gioco?
    .short = Interferisce con il normale svolgimento
    .is-likely = Probabilmente
    .is-could = Potrebbe, ma non è probabile
    .is-no = No
screen-extraneous-setting = Che cosa permette la gara?
fact-extraneous-about_one_hand = L’informazione riguarda una sola mano?
    .short = Riguarda una sola mano
    .tick = L’informazione riguarda una sola mano di questo board
fact-extraneous-form_lets_swap = Il tipo di competizione permette di cambiare i posti?
    .short = Il tipo di competizione permette di cambiare i posti
    .tick = Il tipo di competizione permette di cambiare i posti
fact-extraneous-scoring_lets_swap = Il metodo di calcolo dei risultati permette di cambiare i posti?
    .short = Il metodo di calcolo permette di cambiare i posti
    .tick = Il metodo di calcolo dei risultati permette di cambiare i posti
fact-extraneous-redeal_possible = Il tipo di competizione permette di rismazzare?
    .short = Si può rismazzare
    .tick = Il tipo di competizione permette di rismazzare per questi concorrenti (non un board già confrontato altrove)
fact-extraneous-remedy = Quale rimedio si sceglie?
    .short = Rimedio
    .is-swap = Cambiare i posti, in modo che abbia la mano che conosce
    .is-redeal = Rismazzare il board per questi concorrenti
    .is-play_on = Far giocare il board, pronti a modificare il punteggio
    .is-artificial = Un punteggio arbitrale artificiale
fact-extraneous-teams = È un incontro a squadre?
    .short = Incontro a squadre
fact-extraneous-affected = L’informazione ha condizionato il risultato?
    .short = Risultato condizionato
    .is-affected = Sì
    .is-could = Potrebbe averlo condizionato
    .is-no = No

## Fatti: un giocatore ha usato un’informazione
fact-used-source = Da dove veniva l’informazione del giocatore?
    .short = Origine dell’informazione
    .is-partner = Dal compagno, al di fuori di chiamate e giocate
    .is-withdrawn = Da una chiamata o giocata ritirata
    .is-elsewhere = Per caso, da altre fonti: udita o vista
    .is-allowed = Da chiamate e giocate legali, dalla procedura legale, da quanto sapeva già, dalle caratteristiche degli avversari o dal proprio punteggio
    .is-none_of_these = Da nessuna di queste fonti
fact-used-acted_on = Vi ha basato una chiamata o giocata?
    .short = Chiamata o giocata basata su di essa
fact-used-damage = Ne è derivato un danno?
    .short = Danno

## Esiti
outcome-may_reserve_rights = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono
   *[singolare] { WHO($side, cap: 1) } può
} dire: «Mi riservo il diritto di chiamare l’Arbitro più tardi».
outcome-no_reservation = Qui non ci si può riservare il diritto: si chiama l’Arbitro adesso.
outcome-call_instead_of_reserving = Il regolamento richiede che si chiami l’Arbitro adesso, invece di riservarsi il diritto.
outcome-opponents_should_call = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } dovrebbero chiamare subito l’Arbitro, dato che contestano
   *[singolare] { WHO($side, cap: 1) } dovrebbe chiamare subito l’Arbitro, dato che contesta
} che sia stata trasmessa un’informazione. Prenderne nota; non c’è penalità automatica.
outcome-passing_undisputed = Nessuno contesta che sia stata trasmessa un’informazione. Tenerlo per ammesso.
outcome-calling_now_is_no_infraction = Chiamare l’Arbitro prima o dopo il termine del gioco non è un’infrazione e non fa perdere alcun diritto.
outcome-call_when_play_ends = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } dovrebbero chiamare l’Arbitro al termine del gioco, se hanno
   *[singolare] { WHO($side, cap: 1) } dovrebbe chiamare l’Arbitro al termine del gioco, se ha
} fondate ragioni di credere che un avversario con una logica alternativa abbia scelto un’azione { $test ->
    [is] suggerita dall’informazione.
   *[could] che avrebbe potuto essere suggerita dall’informazione.
}
outcome-alert_unexpected = { $test ->
    [basis] L’alert era inatteso rispetto a ciò su cui si basa; così lo spiega il testo spagnolo del 2007.
    [auction] L’alert era inatteso rispetto allo svolgimento della licitazione; così lo spiega il testo italiano del 2007.
    [both] L’alert era inatteso secondo entrambi i criteri, quello del testo spagnolo del 2007 (ciò su cui si basa) e quello del testo italiano (la licitazione).
   *[neither] L’alert era da aspettarsi: non trasmette nulla oltre alla procedura.
}
outcome-unauthorised_from_partner = Per { WHO($receiver) }, ciò che { WHO($giver) } ha trasmesso è informazione non autorizzata, qualunque cosa scelga.
outcome-extraneous_from_partner = Per { WHO($receiver) }, ciò che { WHO($giver) } ha trasmesso è informazione estranea: limita la sua scelta.
outcome-nothing_conveyed = Non è stato trasmesso nulla che potesse suggerire una chiamata o una giocata.
outcome-must_avoid_advantage = { WHO($receiver, cap: 1) } deve evitare con cura di trarne qualunque vantaggio.
outcome-may_not_choose_suggested = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } non possono
   *[singolare] { WHO($who, cap: 1) } non può
} { $test ->
    [is] scegliere una chiamata o giocata che l’informazione suggerisce in modo dimostrabile rispetto a un’altra che è una logica alternativa.
   *[could] scegliere, fra logiche alternative, una che l’informazione avrebbe potuto suggerire in modo dimostrabile rispetto a un’altra.
}
outcome-action_infringed = La scelta { WHO($who, form: "di") } è stata un’infrazione.
outcome-action_allowed = La scelta { WHO($who, form: "di") } { $limb ->
    [alternative] era permessa: nessuna delle azioni che l’informazione sconsigliava era una logica alternativa.
    [suggestion] era permessa: l’informazione non la suggeriva rispetto a una logica alternativa nel senso di questa edizione.
   *[chosen] non conta come scelta fra logiche alternative.
}
outcome-letters_differ = { $point ->
    [or_limbs] Il testo italiano unisce le due condizioni con «o». Alla lettera quest’azione sarebbe una logica alternativa; secondo il testo inglese non lo è.
    [over_another] Il testo che regola la gara non dice «rispetto a un’altra». Letto alla lettera vieterebbe l’azione; la decisione confronta un’azione con l’altra.
   *[form_or_scoring] Il testo francese dice tipo di competizione o metodo di calcolo. Alla lettera il cambio di posti sarebbe permesso; secondo gli altri testi non lo è.
}
outcome-score_stands = { $limb ->
    [information] Il punteggio resta: nulla è stato trasmesso.
    [infraction] Il punteggio resta: non c’è stata infrazione.
    [advantage] Il punteggio resta: l’infrazione non ha portato vantaggio.
    [affected] Il punteggio resta: l’informazione non ha condizionato il risultato.
   *[damage] Il punteggio resta: non c’è stato danno.
}
outcome-assign_adjusted_score = Si assegna un punteggio arbitrale.
outcome-penalty_for_use = { WHO($who, form: "a", cap: 1) } può essere inflitta anche una penalità procedurale.
outcome-rule_other_irregularity_first = Nessun articolo prevede che la si ritiri: decidere prima su quell’irregolarità.
outcome-withdrawn_actions_authorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono
   *[singolare] { WHO($side, cap: 1) } può
} usare tutto ciò che le chiamate e giocate ritirate hanno mostrato, le proprie e quelle degli avversari.
outcome-withdrawn_actions_unauthorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } non possono
   *[singolare] { WHO($side, cap: 1) } non può
} usare ciò che le chiamate e giocate ritirate hanno mostrato, chiunque le abbia ritirate.
outcome-withdrawn_rule_does_not_apply = Qui la restrizione sulle informazioni da chiamate ritirate non si applica { WHO($side, form: "a") }.
outcome-reported_by_recipient = L’Arbitro è stato informato subito, come dev’essere, dal giocatore che ha l’informazione.
outcome-reported_by_another = L’Arbitro è stato informato da qualcun altro: non è un’infrazione. Sentire prima il giocatore che ha l’informazione.
outcome-received_by_accident = { $receiver ->
    [receiver] Il giocatore
   *[other] { WHO($receiver, cap: 1) }
} { $way ->
    [wrong_hand] ha guardato la mano sbagliata: non può usare ciò che ha visto.
    [call_heard] ha udito per caso una chiamata: non può usare ciò che ha udito.
    [result_heard] ha udito per caso un risultato: non può usare ciò che ha udito.
    [remark_heard] ha udito per caso un rilievo: non può usare ciò che ha udito.
    [cards_elsewhere] ha visto delle carte a un altro tavolo: non può usare ciò che ha visto.
    [card_here] ha visto la carta di un altro giocatore prima della licitazione: non può usare ciò che ha visto.
   *[other] è venuto a sapere qualcosa per caso: non può usarlo.
}
outcome-hold_board = Il board resta a questo tavolo finché l’Arbitro non ha scelto un rimedio.
outcome-change_seats = Si cambiano i posti, in modo che il giocatore abbia la mano che conosce. Il risultato conta nella direzione propria di ciascun concorrente.
outcome-redeal = Si fa rismazzare il board, solo per questi concorrenti e sotto gli occhi dell’Arbitro. Il punteggio si calcola a parte.
outcome-play_on_pending = { $test ->
    [affected] Si fa giocare il board. L’Arbitro resta pronto a modificare il punteggio se l’informazione ha condizionato il risultato.
   *[could] Si fa giocare il board. L’Arbitro resta pronto a modificare il punteggio se l’informazione potrebbe aver condizionato il risultato.
}
outcome-award_artificial = Il board non si gioca: si assegna un punteggio arbitrale artificiale, a ciascuna linea secondo la propria colpa. Può darsi che nessuna ne abbia.
outcome-artificial_in_teams = A squadre, vedere la norma speciale sui punteggi arbitrali in un incontro.
outcome-remedy_refused = { $remedy ->
    [swap] Non è possibile: qui non si cambiano i posti.
    [redeal] Non è possibile: qui non si rismazza.
   *[artificial] Non è possibile: a questo punto niente punteggio artificiale.
} { $instead ->
    [play] Si fa giocare il board.
   *[choose] Scegliere un altro rimedio.
}
outcome-play_on_normally = Il board si gioca normalmente.
outcome-play_on_noted = Il board si gioca. Prendere nota dell’accaduto.
outcome-score_pending = Il risultato resta in sospeso finché l’Arbitro non ha giudicato se l’informazione ha contato.
outcome-information_allowed = Può usarla.
outcome-rule_as = { $kind ->
    [partner] Si decide come informazione dal compagno.
    [withdrawn] Si decide come chiamata o giocata ritirata.
   *[elsewhere] Si decide come informazione da altre fonti.
}
outcome-extraneous_used = Ha basato una chiamata o giocata su un’informazione estranea, e non può farlo.
outcome-extraneous_not_used = L’informazione è estranea: nessuna chiamata o giocata può basarsi su di essa. Nessuna lo ha fatto.
outcome-no_general_paragraph = Questa edizione non ha un paragrafo generale su un’informazione simile. Valutare se rientra nei poteri discrezionali dell’Arbitro.
