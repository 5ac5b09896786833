## La sala «Torneo»
event-room = Torneo
event-open = Apri i risultati di un torneo
event-open-hint = USEBIO, Bridgemate (.bws), Data Connector, PBN, NZ Scorer, score di RealBridge e di BBO, CSV o Excel. Il file è conservato così com’è; nulla vi è cambiato.
event-open-card = Punteggi arbitrali nell’intero torneo, prima e dopo; controllo ed esportazione
event-lately = Aperti di recente in questo browser
event-pasted = Risultati incollati
event-open-another = Apri un altro torneo
event-carried = Da una decisione: board { $board }, { $score }.
event-carried-pick = Scegliere il board.
event-carried-table = Scegliere il tavolo.
event-read = { $count ->
    [one] Un risultato letto
   *[other] { $count } risultati letti
} su { $boards ->
    [one] un board
   *[other] { $boards } board
} ({ $format }).
event-left-out = { $count ->
    [one] Una riga non entra nel calcolo
   *[other] { $count } righe non entrano nel calcolo
}
event-and-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
event-side-NS = N-S
event-side-EW = E-O
event-line-NS = Nord-Sud
event-line-EW = Est-Ovest

## Come si calcola
event-setup = Calcolo
event-method = Tipo di calcolo
event-method-hint = Il file non dice come si calcola il torneo.
method-matchpoints = Match point
method-cross-imps = IMP incrociati
method-butler = Butler
method-total-points = Totale dei punti
event-as-file = Come dice il file: { $value }
event-as-file-says = Come dice il file
event-regulations = Regolamento
event-regulations-hint = Di quale autorità. Ciò che i suoi testi lasciano aperto sarà chiesto dopo.
event-regulations-club = La nostra proposta per un circolo
event-sections = Gironi
event-sections-together = Tutti i gironi si calcolano insieme
event-sections-apart = Ogni girone si calcola da sé
event-winners = Classifica
event-winners-1 = Una sola
event-winners-2 = Una per ogni linea
event-expected = Risultati che ogni board dovrebbe avere
event-expected-hint = Lasciare vuoto per prendere quelli del board più giocato.
event-score-it = Calcola il torneo
event-options-asked = Ciò che il regolamento lascia aperto
event-options-hint = Nessun testo che abbiamo potuto leggere dice che cosa si sceglie qui ({ $regulations }). Scegliere per questo torneo; la scelta è conservata con esso.
event-options-fill = Compila con la nostra proposta

## Quadro generale
event-adjusted-scores = Punteggi arbitrali
event-boards = Board
event-board-adjusted = punteggio arbitrale
event-ranking = Classifica
event-ranking-of = Classifica: { $which }
event-section = girone { $name }
event-rank = Posto
event-contestant = Concorrente
event-total-matchpoints = Per cento
event-total-cross-imps = IMP
    .average = IMP per board
event-total-butler = IMP
    .average = IMP per board
event-total-total-points = Punti
    .average = Punti per board
event-check = Controlla il file
event-export = Esporta
event-now-accepted = Accettato. Da ora conta il punteggio arbitrale.
event-now-undone = Ritirato. Conta di nuovo il punteggio precedente.

## Un board
event-against = { $ns } contro { $ew }
event-table-title = { $board }: { $pairs }
event-how-often = Frequenza di ogni punteggio
event-chart-how-often = Frequenza
event-score-ns = Punti N-S
event-tables = Tavoli
event-worth-matchpoints = { $side }, % del top
event-worth-cross-imps = { $side }, IMP
event-worth-butler = { $side }, IMP
event-worth-total-points = { $side }, punti
event-results-compared = { $count ->
    [one] Un risultato
   *[other] { $count } risultati a confronto
}
event-apart = { $count ->
    [one] un tavolo senza risultato da confrontare
   *[other] { $count } tavoli senza risultato da confrontare
}
event-mark-was = questo tavolo, prima
event-mark-now = questo tavolo
event-then = poi
event-sums-balanced = Tutti i valori del board sommano a { $total }, come devono.
event-sums-other = Tutti i valori del board sommano a { $total }; divisi alla pari sarebbero { $expected }.
event-traveller = Score del board
event-ns-ew = N-S – E-O
event-result = Risultato
event-how-come = Come si arriva a questo valore:
event-of-top = { $value } su { $top } ({ $percent })
event-split = N-S: { $ns }; E-O: { $ew }
event-self-inflicted = ottenuto { $table }, senza l’infrazione { $rectified }, senza il proprio errore { $unharmed }
event-no-result-not-played = Non giocato
event-no-result-sit-out = Turno di riposo

## Un punteggio arbitrale
event-adjust = Punteggio arbitrale
event-stands = Punteggio attuale: { $score }
event-which-kind = Che tipo di punteggio arbitrale?
event-kind-single = Un solo risultato
    .hint = Le due linee ricevono il punteggio di un risultato, per esempio dopo un trasferimento di prese.
event-kind-weighted = Ponderato
    .hint = Più risultati, ciascuno con la sua probabilità. I pesi devono sommare a 100%.
event-kind-split = Un punteggio per ogni linea
    .hint = Ogni linea riceve il proprio; non devono bilanciarsi.
event-kind-artificial = Artificiale
    .hint = Non si è potuto ottenere un risultato: media più, media o media meno, secondo la colpa di ogni linea.
event-kind-self-inflicted = Con danno autoinflitto
    .hint = La linea danneggiata si è procurata da sé una parte del danno. Per quella parte non è risarcita.
event-kind-not-played = Non giocato
    .hint = Non c’è risultato né punteggio artificiale.
event-how-written = Scrivere un contratto con dichiarante e risultato (4♠ N =, 3SA S −1, 2♥X O +1) o i punti di Nord-Sud (+420, −50). Per i semi si può scrivere S (♠), H (♥), D (♦), C (♣).
event-for-side = Per { WHO($side) }
event-for-side-hint = Anche questo come punteggio di Nord-Sud: −620 è buono per Est-Ovest.
event-weight = Peso, %
event-illegal = Solo con l’azione illegale
event-more-results = Altri risultati
event-together = In tutto
event-award-plus = Media più: in nessun modo in colpa
event-award-average = Media: in colpa solo in parte
event-award-minus = Media meno: direttamente in colpa
event-award-other = Un altro valore
event-fixed = La percentuale propria del concorrente (12C2(c))
event-fixed-profile = Come dice il regolamento
event-outside-agency = La colpa è di qualcuno estraneo al tavolo
event-offenders = Linea colpevole
event-offenders-none = Non detto
event-rectified = Risultato senza l’infrazione
event-rectified-hint = È ciò che riceve la linea colpevole.
event-unharmed = Risultato con l’infrazione, ma senza il proprio errore
event-unharmed-hint = Ciò che la linea danneggiata avrebbe avuto senza il suo errore.
event-obtained = Risultato ottenuto al tavolo
event-obtained-hint = Lasciare vuoto se è il punteggio attuale.
event-to-warn = Avvisa se la linea colpevole ci guadagna
event-without = Risultato atteso senza l’infrazione
event-without-hint = Solo per l’avviso; il punteggio non ne è cambiato.
event-show = Mostra prima e dopo

## Prima e dopo
event-before-after = Prima e dopo
event-before = Prima
event-after = Dopo
event-look-at = Da guardare prima di accettare
event-on-the-board = Nel board
event-legend-part = parte di un tavolo
event-others-move = { $count ->
    [0] Nessun altro cambia nel board
    [one] Cambia un altro concorrente nel board
   *[other] Cambiano altri { $count } concorrenti nel board
}
event-in-the-ranking = Nella classifica
event-nobody-moves = Nessun totale e nessun posto cambia.
event-more-move = { $count ->
    [one] Cambia anche il totale o il posto di un altro concorrente.
   *[other] Cambiano anche i totali o i posti di altri { $count } concorrenti.
}
event-as-table = { $count ->
    [one] Come tabella: un concorrente
   *[other] Come tabella: { $count } concorrenti
}
event-way-up = sale
event-way-down = scende
event-way-level = resta al suo posto
event-accept = Accetta
event-law = Articolo
event-law-hint = Su cui si fonda il punteggio arbitrale.
event-reason = Motivo
event-mend = Modifica
event-undo = Ritira
event-accepted-at = Accettato: { $moment }
event-undone = Ritirato: { $moment }
event-to-event = Al torneo
event-cases = Collega a un caso
event-case-linked = collegato
event-from-case = Va inserito nel suo torneo; una volta accettato, da lì si può collegare a questo caso.

## Controllo ed esportazione
event-check-hint = Ciò che nel file non segue dai suoi stessi risultati, e ciò che è impossibile.
event-check-count = { $count ->
    [0] Non si è trovato nulla.
    [one] Si è trovata una cosa.
   *[other] Si sono trovate { $count } cose.
}
event-format = Formato
event-format-usebio = USEBIO 1.2 (XML)
event-format-pbn = PBN
event-format-csv = CSV
event-format-xlsx = Excel (.xlsx)
event-format-data-connector = Bridgemate Data Connector (JSON)
event-names = Nomi dei giocatori
event-names-keep = Conservarli
event-names-none = Ometterli
event-names-other = Sostituirli
event-export-look = Mostra che cosa si perde
event-export-lost = Ciò che questo file non può contenere
event-export-nothing-lost = Non si perde nulla.
event-fetch = Scarica { $name }

## Da una decisione
event-enter-result = Riporta { $score } in un torneo

## Errori
error-unknown-event-file = Questo torneo non è qui.
error-event-not-set-up = Non si è ancora detto come si calcola il torneo.
error-unknown-entry = In questo torneo non c’è una decisione numero { $got }.
error-event-moved = Nel frattempo qualcun altro ha deciso qualcosa su questo torneo. Guardarlo di nuovo com’è ora.
error-reason-missing = Manca il motivo.
error-regulations-unknown = Dire di quale autorità vale il regolamento.
error-score-left-out = Manca un punteggio.

## Penalties
event-penalty = Infliggi una penalità
event-penalty-of = Penalità: { $pair }
event-penalties-too = Punteggi arbitrali e penalità
event-penalty-form = La penalità
event-penalty-amount = Quantità
event-penalty-amount-hint = Di un top, in percentuale: 25.
event-penalty-unit = Unità
event-penalty-in-top = per cento di un top
event-penalty-in-matchpoints = MP
event-penalty-in-imps = IMP
event-penalty-in-points = punti
event-penalty-law-hint = Legge 90 per la procedura, legge 91 per la disciplina: 90B2, 91A.
event-penalty-take = Inserisci { $amount }
event-penalty-impose = Infliggila
event-now-accepted-penalty = Inflitta. Da ora conta.
event-now-undone-penalty = Ritirata. Non conta più.
error-penalty-missing = Manca il concorrente, la quantità o l’unità.
