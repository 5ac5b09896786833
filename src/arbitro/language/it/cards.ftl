## Tipi
kind-deal_incorrect = La distribuzione
    .hint = Carte distribuite male o viste mentre si davano, mazzo non mescolato, una vecchia smazzata, richiesta di rismazzare
    .search = distribuzione distribuire dare carte mescolare rismazzare smazzare mazzo ordinato alzare tagliare carta vista vecchie mani copie duplicate
kind-cards_miscounted = Carte in più in una mano
    .hint = Uno ha quattordici carte e un altro dodici, o c’è in mezzo una carta di un altro mazzo
    .search = quattordici dodici 14 12 carte in più troppe contare numero errato carta estranea di troppo
kind-card_missing = Manca una carta
    .hint = Qualcuno ha meno di tredici carte, e nessuno ne ha di più
    .search = manca mancante carta dodici 12 in meno persa caduta per terra incompleta
kind-cards_from_wrong_board = Carte di un altro board
    .hint = Un giocatore ha preso le carte di un altro board e ha chiamato con quelle
    .search = mano sbagliata carte sbagliate altro board preso estratto board precedente
kind-board_wrong = Il board sbagliato
    .hint = Questi giocatori giocano un board che non è il loro in questo turno di gara
    .search = board sbagliato non previsto già giocato altro turno altri avversari sbagliati
kind-board_fouled = Un board non conforme
    .hint = Tavoli da confrontare hanno giocato il board in forme diverse: una carta in un’altra mano, il board girato, un altro mazziere o un’altra zona
    .search = board non conforme alterato girato ruotato mani scambiate tasca sbagliata carte diverse mazziere zona vulnerabilità copie duplicate stampa mani confronto gruppi

## Caselle
slot-deal-duty = Come si distribuisce
slot-deal-deal = La distribuzione
slot-deal-result = Un risultato su questa distribuzione
slot-deal-score = Il punteggio
slot-count-cards = Le carte
slot-count-board = Il board
slot-count-information = Ciò che si è visto
slot-count-partners_information = Ciò che la correzione mostra
slot-count-score = Il punteggio
slot-count-teams = Squadre
slot-count-penalty = Penalità
slot-missing-card = La carta mancante
slot-missing-hand = La mano incompleta
slot-missing-penalty_card = Una carta penalizzata
slot-missing-revoke = Una renonce
slot-missing-information = Ciò che la carta dice
slot-missing-penalty = Penalità
slot-hand-calls = La chiamata
slot-hand-board = Il board sul tavolo
slot-hand-lho = La chiamata dell’avversario di sinistra
slot-hand-others_information = Informazioni per la linea innocente
slot-hand-offenders_information = Informazioni per la linea colpevole
slot-hand-other_board = Il board di quelle carte
slot-hand-penalty = Penalità
slot-wrong_board-board = Il board
slot-wrong_board-second_auction = La seconda licitazione
slot-wrong_board-right_board = Il board giusto
slot-wrong_board-attempt = Un tentativo di impedire il gioco
slot-wrong_board-deprived = Chi è rimasto senza risultato
slot-fouled-board = Il board
slot-fouled-results = I risultati
slot-fouled-rating = Il punteggio dei gruppi
slot-fouled-match = L’incontro

## Fatti: la distribuzione
fact-deal-fault = Che cosa non va nella distribuzione?
    .short = Il difetto
    .note = Prendere il primo caso che corrisponde.
    .is-wrongly_dealt = Le carte sono state distribuite male, o non tredici per mano
    .is-adjacent = Carte che nel mazzo stavano insieme sono finite nella stessa mano
    .is-card_seen = Un giocatore ha potuto vedere una carta di un’altra mano mentre si mescolava o si distribuiva
    .is-sorted_pack = È stato distribuito un mazzo ordinato senza mescolarlo
    .is-other_session = La distribuzione viene da un’altra sessione
    .is-not_shuffled = Il mazzo è stato mescolato male, o il taglio è stato chiesto e rifiutato
    .is-absent = Non c’era nessuno di una delle due linee
    .is-other_ground = Qualcuno chiede di rismazzare per un altro motivo
fact-deal-begun = La licitazione di questo board è già cominciata, a questo tavolo o a un altro?
    .short = Licitazione cominciata
    .note = Comincia con la prima chiamata. Se un altro tavolo ha giocato il board, è già cominciata.
fact-deal-wrong_count = Qualche mano ha carte in più o in meno?
    .short = Numero errato di carte
fact-deal-replay = È una gara fatta per giocare vecchie smazzate?
    .short = Gara con vecchie smazzate
fact-deal-exchange = Era previsto uno scambio di board fra i tavoli?
    .short = Scambio di board previsto
fact-deal-bar = Una di queste cose impedisce di rismazzare?
    .short = Impedisce di rismazzare
    .is-none = Nessuna delle due cose
    .is-passed_out = La mano è stata passata
    .is-score_known = Squadre: un concorrente poteva conoscere il risultato dell’incontro senza questo board
fact-deal-copies = È una di più copie della stessa distribuzione, fatte per ordine dell’Arbitro?
    .short = Copie della distribuzione
fact-deal-anyway = Si fa rismazzare ugualmente?
    .short = Si rismazza ugualmente
    .note = Di regola non si rismazza un board che giocano anche altri. L’Arbitro ne ha il potere.

## Fatti: carte in più
fact-count-shape = Contare le quattro mani. Che cosa risulta?
    .short = Il conto
    .note = Contare anche le carte giocate.
    .is-over_and_short = Una mano ha più di tredici carte, un’altra meno
    .is-foreign_card = C’è una carta che non appartiene a questa distribuzione
    .is-none_over = Ne mancano soltanto: nessuna mano ne ha più di tredici
fact-count-play_over = Il gioco è finito?
    .short = Gioco finito
fact-count-wrong_hand_called = Ha chiamato qualcuno con un numero errato di carte?
    .short = Ha chiamato con una mano errata
    .note = Anche un passo è una chiamata. Le chiamate di chi ha tredici carte qui non contano.
fact-count-seen = Un giocatore ha visto una carta della mano di un altro?
    .short = Una carta vista
fact-count-interferes = Ciò che ha visto è tanto importante da interferire con il normale svolgimento della licitazione o del gioco?
    .short = Interferisce con il normale svolgimento
fact-count-playable = La distribuzione si può correggere e giocare?
    .short = Si può correggere e giocare
    .note = Guardare le chiamate fatte con le mani errate: con quelle giuste sarebbero state le stesse?
fact-count-quitted = Quella carta è stata giocata in una presa ormai coperta?
    .short = In una presa coperta
fact-count-teams = È un incontro a squadre?
    .short = Squadre
fact-count-affected = Ciò che ha visto ha condizionato il risultato?
    .short = Risultato condizionato
fact-count-suffered = Una linea è stata danneggiata dal numero errato di carte?
    .short = Una linea è stata danneggiata
    .note = Qui è possibile un punteggio arbitrale; l’articolo non dice quando. Chiedersi se con le carte giuste la smazzata sarebbe andata diversamente.

## Fatti: manca una carta
fact-missing-found = Quando ci si è accorti che mancava la carta?
    .short = Ci si è accorti
    .is-before_lead = Prima che si scoprisse l’attacco iniziale
    .is-in_play = Durante il gioco
    .is-after_play = Dopo il gioco
    .is-too_late = Dopo il periodo di correzione
fact-missing-turned_up = Cercare la carta. Si trova?
    .short = Carta trovata
    .note = Cercare per terra, nel board, nel board precedente, fra le carte giocate.
fact-missing-among_played = Era fra le carte giocate?
    .short = Fra le carte giocate
fact-missing-exposed = La mano incompleta è di un difensore, e il compagno ha potuto vedere che carta era?
    .short = Carta di un difensore esposta
fact-missing-failed_to_follow = Con questa carta quel giocatore avrebbe risposto a colore in una presa precedente in cui non lo ha fatto?
    .short = Senza la carta non ha risposto a colore

## Fatti: carte di un altro board
fact-hand-called = Ha chiamato con le carte sbagliate?
    .short = Ha chiamato con le carte sbagliate
fact-hand-partner_called = Il suo compagno ha chiamato dopo?
    .short = Il compagno ha chiamato
fact-hand-lead_faced = L’attacco iniziale è scoperto?
    .short = Attacco scoperto
fact-hand-lho_called = Il suo avversario di sinistra ha chiamato sopra la chiamata cancellata?
    .short = L’avversario di sinistra ha chiamato
fact-hand-new_call_differs = La sua nuova chiamata è diversa da quella cancellata?
    .short = Nuova chiamata diversa
    .note = È diversa se il significato è molto diverso, o se è psichica.
fact-hand-other_board = Arriva al board di quelle carte. Che chiamata fa lì?
    .short = Sul board di quelle carte
    .note = Una chiamata è diversa se il significato è molto diverso, o se è psichica. Non è il criterio delle chiamate paragonabili.
    .is-not_there = Non lo gioca, o non arriva a quella chiamata
    .is-same = Fa la stessa chiamata
    .is-differs = Fa una chiamata diversa

## Fatti: il board sbagliato
fact-wrong_board-found = Quando si scopre che non è il loro board?
    .short = Scoperto
    .note = Per una linea il periodo licitativo comincia quando uno dei due toglie le sue carte dal board.
    .is-not_begun = Prima che qualcuno prendesse le sue carte
    .is-auction = Nel periodo licitativo
    .is-play = Durante il gioco
    .is-after_play = Dopo il gioco
fact-wrong_board-teams = È un incontro a squadre?
    .short = Squadre
fact-wrong_board-played_before = Qualcuno dei quattro ha già giocato il board, con chiunque fosse?
    .short = Già giocato
fact-wrong_board-call_differs = Nella seconda licitazione c’è stata una chiamata diversa da quelle della prima?
    .short = Una chiamata diversa
fact-wrong_board-deliberate = Una linea lo ha fatto apposta, per impedire il gioco normale?
    .short = Apposta
fact-wrong_board-deprived = Qualche concorrente ha perso per questo l’occasione di un risultato valido?
    .short = Un concorrente senza risultato
    .note = Pensare alle coppie di questo tavolo e a quelle che dovevano incontrarle, su entrambi i board.

## Fatti: un board non conforme
fact-fouled-cause = Che cosa era diverso?
    .short = La differenza
    .note = Confrontare le mani con quelle di un altro tavolo o di un’altra copia, e chiedere ai giocatori che carte avevano. Se le carte sono state riposte in un board girato, tutte e quattro le mani sono in un’altra tasca.
    .is-card = C’erano carte in un’altra mano, o le mani erano in un’altra tasca
    .is-dealer_or_vulnerability = Le copie del board avevano mazziere o zona diversi
    .is-hand_record = Tutti hanno giocato lo stesso; è diversa solo la stampa delle mani
fact-fouled-differently = Per questo, concorrenti da confrontare hanno giocato il board in forme diverse?
    .short = Giocato in forme diverse
fact-fouled-teams = È un incontro a squadre?
    .short = Squadre
fact-fouled-traced = Si può stabilire, per quanto possibile, chi lo ha giocato in quale forma?
    .short = Forme accertate
    .note = Basta separare i risultati come meglio si può. Chiedere ai tavoli nell’ordine dei turni di gara. Il Codice non dice che cosa fare se non si stabilisce nulla.
fact-fouled-fault = Quale squadra è in colpa?
    .short = La colpa
    .is-neither = Nessuna
    .is-one = Una delle due
    .is-both = Entrambe
fact-fouled-substitute = Si gioca un altro board al suo posto?
    .short = Un altro board al suo posto
    .note = Solo se c’è tempo, e non se un concorrente poteva conoscere il risultato dell’incontro senza quel board.

## Esiti
outcome-shuffle_thoroughly = Il mazzo va mescolato bene prima di distribuire. Un avversario può chiedere il taglio.
outcome-deal_singly = Le carte si distribuiscono coperte, una alla volta, tredici per mano.
outcome-adjacent_cards_apart = Le carte che nel mazzo stanno insieme non vanno alla stessa mano.
outcome-adjacent_cards_not_said = Questa edizione non dice che le carte che nel mazzo stanno insieme non possano andare alla stessa mano.
outcome-one_of_each_side = Mentre si mescola e si distribuisce resta presente qualcuno di ciascuna linea, se l’Arbitro non dispone diversamente.
outcome-new_shuffle_and_deal = Si fa mescolare e distribuire il board da capo.
outcome-redeal_if_required = Si mescola e si distribuisce da capo, se l’Arbitro lo richiede.
outcome-no_redeal = { $reason ->
    [copies] Non si rismazza, perché altri giocano la stessa distribuzione.
    [faulty_copy] Non si rismazza, perché altri giocano la stessa distribuzione. Correggere questa copia; se il numero di carte è errato, decidere su questo.
    [seen_copy] Non si rismazza, perché altri giocano la stessa distribuzione. Ciò che un giocatore ha visto è informazione da altre fonti.
    [passed_out] Non si rismazza: la mano è stata passata.
   *[score_known] Non si rismazza: un concorrente potrebbe sapere che cosa gli occorre su questo board.
}
outcome-no_result_may_stand = Su questa distribuzione non può restare valido alcun risultato, a nessun tavolo.
outcome-result_may_stand = Il risultato può restare valido: in questa gara la distribuzione era destinata a essere giocata.
outcome-award_adjusted_score = Il board non si gioca oltre. Attribuire un punteggio arbitrale: assegnato se è possibile, altrimenti artificiale.
outcome-cards_put_right = Rimettere a posto le carte: ogni mano riceve le sue tredici.
outcome-played_without_change = La smazzata si gioca. Nessuna chiamata si cambia.
outcome-extra_card_removed = Togliere la carta che non appartiene alla distribuzione. Se senza di essa una mano è incompleta, decidere anche sulla carta mancante.
outcome-go_on_without_extra_card = La licitazione o il gioco continua. Non si rettifica altro.
outcome-adjustment_barred = Per questo non c’è punteggio arbitrale: la carta non è stata giocata in una presa coperta.
outcome-result_cancelled = Cancellare il risultato.
outcome-seen_cards_unauthorised = Ciò che un giocatore ha visto di un’altra mano è per lui informazione non autorizzata.
outcome-moved_cards_unauthorised = Ciò che l’Arbitro lascia vedere spostando una carta è informazione non autorizzata per il compagno del giocatore che aveva un numero errato di carte.
outcome-rule_as_missing_card = Nessuna mano ha carte in più: si decide come carta mancante.
outcome-card_restored = Rimettere la carta nella mano cui manca.
outcome-deal_rebuilt = Ricostruire la distribuzione con un altro mazzo.
outcome-rule_as_defective_trick = Si decide come presa difettosa.
outcome-found_too_late = È troppo tardi per fare qualcosa: il risultato resta.
outcome-as_if_hand_complete = La licitazione e il gioco continuano. Tutte le chiamate restano valide; la mano conta come sempre completa.
outcome-always_belonged = La carta conta come se fosse sempre stata in quella mano.
outcome-restored_card_unauthorised = Che la carta sia stata rimessa è informazione non autorizzata per il compagno del giocatore con la mano incompleta.
outcome-may_be_penalty_card = La carta può diventare penalizzata. Si decide come carta esposta.
outcome-may_be_revoke = Non averla giocata allora può essere una renonce. Si decide come renonce.
outcome-looks_and_calls_again = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } guardano la mano giusta e chiamano di nuovo.
   *[singolare] { WHO($who, cap: 1) } guarda la mano giusta e chiama di nuovo.
} { $then ->
    [free] La licitazione continua da lì, e nessuno deve ripetere la sua chiamata.
    [depends] Ciò che segue dipende dalla nuova chiamata.
   *[goes_on] La licitazione continua da lì.
}
outcome-lho_repeats_call = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono ripetere la chiamata che hanno fatto sopra quella cancellata.
   *[singolare] { WHO($who, cap: 1) } deve ripetere la chiamata che ha fatto sopra quella cancellata.
}
outcome-other_board_played = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } hanno fatto lì la stessa chiamata: quel board può essere giocato normalmente.
   *[singolare] { WHO($who, cap: 1) } ha fatto lì la stessa chiamata: quel board può essere giocato normalmente.
}
outcome-other_board_adjusted = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } hanno fatto lì una chiamata diversa:
   *[singolare] { WHO($who, cap: 1) } ha fatto lì una chiamata diversa:
} { $award ->
    [artificial] su quel board si assegna un punteggio arbitrale artificiale.
   *[any] su quel board si assegna un punteggio arbitrale.
}
outcome-take_board_away = Non è cominciato nulla: togliere questo board e far giocare quello giusto.
outcome-cancelled_for_both_sides = Il board è cancellato per entrambe le linee a questo tavolo.
outcome-finish_board = La licitazione e il gioco si portano a termine, e il risultato resta.
outcome-score_allowed = Il risultato resta.
outcome-play_right_board_later = L’Arbitro può far incontrare più tardi le due coppie sul board giusto.
outcome-artificial_for_deprived = Si assegna un punteggio arbitrale artificiale a ogni concorrente che ha perso l’occasione di un risultato valido.
outcome-second_auction = Cancellare la licitazione. Far sedere i concorrenti giusti e informarli dei loro diritti, adesso e in seguito. Comincia una seconda licitazione, e ciascuno deve ripetere le chiamate che ha fatto.
outcome-second_auction_differs = Una chiamata è stata diversa: cancellare il board.
outcome-second_auction_goes_on = Tutte le chiamate sono state ripetute: la licitazione e il gioco continuano normalmente.
outcome-penalty_for_attempt = Una linea ha voluto impedire il gioco normale: sono possibili una penalità procedurale e un punteggio arbitrale.
outcome-board_fouled = Il board non è conforme: è stato giocato in forme diverse.
outcome-board_not_fouled = { $reason ->
    [same_form] Il board è conforme: tutti i concorrenti da confrontare lo hanno giocato nella stessa forma. Confrontare i risultati come al solito.
   *[hand_record] La sola differenza nella stampa delle mani non rende il board non conforme. Confrontare i risultati come al solito.
}
outcome-results_in_groups = Dividere i risultati in gruppi, come meglio si può, secondo la forma in cui il board è stato giocato. Confrontare solo all’interno di ogni gruppo.
outcome-forms_not_traced = Il Codice non dice che cosa fare se le forme non si possono distinguere. Dove non resta un confronto equo, è possibile un punteggio arbitrale.
outcome-rated_as_regulated = Calcolare il punteggio di ogni gruppo separatamente, come dice il regolamento.
outcome-rated_by_directors_method = Il regolamento non lo dice: scegliere un metodo per calcolare il punteggio di ogni gruppo separatamente, e annunciarlo.
outcome-team_results_not_compared = Squadre: i due risultati vengono da forme diverse e non si confrontano.
outcome-substitute_board = Cancellare il board e farne giocare un altro al suo posto.
outcome-cancelled_with_artificial = Cancellare il board. Assegnare un punteggio arbitrale artificiale, a ciascuna squadra secondo la propria colpa.
outcome-average_or_assigned_for_non_offenders = Su questo board la squadra senza colpa riceve il migliore fra la media più e un punteggio assegnato. L’altra squadra riceve il complemento.
