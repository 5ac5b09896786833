## Ciò che il Codice lascia alla Regulating Authority.
fact-authority-reservation = Che cosa ha stabilito la Regulating Authority sul riservarsi i propri diritti?
    .short = Riservarsi il diritto di chiamare l’Arbitro
    .note = Se la Regulating Authority non lo proibisce, un giocatore può annunciare che si riserva il diritto di chiamare l’Arbitro più tardi.
    .is-allowed = Un giocatore può annunciarlo
    .is-forbidden = Non si può annunciare
    .is-must_call_director = Si deve invece chiamare l’Arbitro
fact-authority-governing_text = Secondo quale testo del Codice si gioca la gara?
    .short = Testo che regola la gara
    .note = Le traduzioni differiscono in alcuni punti: che cosa è una logica alternativa, quando si possono cambiare i posti e se il dichiarante può richiedere un attacco. Il testo italiano del 2007 unisce con «o» le due condizioni della logica alternativa.
    .is-english = Il testo inglese
    .is-spanish = Il testo spagnolo
    .is-italian = Il testo italiano
    .is-polish = Il testo polacco
    .is-french = Il testo francese
fact-authority-assigned_method = Come si assegnano i punteggi arbitrali secondo la Regulating Authority?
    .short = Punteggi arbitrali assegnati
    .note = Nel 2007 la regola era il punteggio ponderato; la Regulating Authority poteva scegliere invece l’altro modo. I due non si mescolano mai sulla stessa smazzata.
    .is-weighted = Ponderati fra più risultati
    .is-split = Il miglior risultato probabile per una linea, il peggiore fra quelli in qualche misura probabili per l’altra
fact-authority-fouled_rating = Il regolamento della gara dice come si calcola il punteggio dei gruppi di un board non conforme?
    .short = Gruppi di un board non conforme
    .note = I gruppi di uno, due o tre risultati hanno spesso una norma propria.
    .is-regulated = Lo dice il regolamento
    .is-director = L’Arbitro sceglie un metodo e lo annuncia
fact-authority-considered_share = Quale parte dei giocatori consultati rende un’azione seriamente considerata?
    .short = Logica alternativa: parte che la considera
fact-authority-chose_count = Quanti dei giocatori consultati devono scegliere l’azione?
    .short = Logica alternativa: giocatori che la scelgono
fact-authority-artificial_imps = Quanti IMP vale la media più a squadre?
    .short = Media più a squadre
fact-authority-imps_average = Quanti IMP vale la media più a coppie in IMP?
    .short = Media più a coppie in IMP
fact-authority-correction_period = Fino a quando si può correggere un punteggio?
    .short = Periodo di correzione
fact-authority-appeal_period = Fino a quando si può chiedere una decisione arbitrale o appellarsi?
    .short = Termine per chiedere decisioni e appellarsi

## Quantità
amount-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
amount-share = { $share } dei giocatori consultati
amount-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
amount-imps = { $count } IMP

## Quanto è sicuro un valore
mark-verified = letto nel suo testo
mark-secondary = letto in parole altrui
mark-recalled = non letto da nessuna parte, solo a memoria: lo si chiede all’Arbitro
regulation-unknown = non si conosce; lo si chiede all’Arbitro
regulation-by-law = Secondo il Codice, se non è stabilito altrimenti: { $value }
regulation-undated = data ignota
regulations-known = { $count } scelte note su { $all }
