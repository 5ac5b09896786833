## Il tavolo dell’Arbitro: nomi delle sezioni, pulsanti, etichette
desk-name = Arbitro
desk-skip = Vai al contenuto
desk-rooms = Sezioni
desk-footer = Arbitro cita il Codice con parole proprie. Decide l’Arbitro di gara.
desk-what-happened = Che cosa è successo?
desk-law-book = Codice
desk-settings = Impostazioni
desk-language = Lingua
desk-back = Indietro
desk-open = Apri
desk-search = Cerca
desk-page = Pagina { $number }
desk-pages = Pagine

## Che cosa è successo?
desk-search-label = Con parole proprie, o un paragrafo
desk-found = { $count ->
    [0] Nulla trovato per «{ $query }».
    [one] Un tipo di caso trovato per «{ $query }».
   *[other] { $count } tipi di caso trovati per «{ $query }».
}
desk-show-all = Mostra tutto
desk-phase-before = Prima della licitazione
desk-phase-auction = Licitazione
desk-phase-lead = Attacco iniziale
desk-phase-play = Gioco
desk-phase-claim = Richieste
desk-phase-scoring = Punteggi e procedura
desk-phase-information = Informazioni
desk-phase-director = Chiamare l’Arbitro
desk-open-record = Apri una registrazione
desk-open-hint = PBN, LIN o JSON, un solo board o un’intera gara. Arbitro trova le irregolarità che contiene.
desk-file = File
desk-paste = Oppure incollare qui il testo

## Domande
desk-answered = Risposte date finora
desk-change = Modifica
desk-chosen = risposta data
desk-withdrawn = Risposte ritirate
desk-from-record = dalla registrazione
desk-ruling-so-far = La decisione fin qui
desk-asked-because = Si chiede in base a
desk-these-apply = Ricorrono i casi segnati
desk-more = Ancora { $count }

## Decisione
desk-ruling = Decisione
desk-go-on-call = Prosegui
desk-go-on-play = Prosegui
desk-go-on-end_of_play = Gioco terminato: prosegui
desk-go-on-review = Riesamina a risultato noto
desk-read-out = Leggi ai giocatori
desk-back-to-ruling = Torna alla decisione
desk-print = Stampa
desk-print-blanks = Tavolo: ________    Board: ________    Data: ______________    Arbitro: ______________________
desk-new-incident = Nuovo caso
desk-second-language = Seconda lingua
desk-no-second = Nessuna
desk-count = Calcola

## Codice
desk-law-find = Paragrafo
desk-coverage = Articoli trattati, in tutto o in parte: { $done } su { $all }.
desk-charts = Diagrammi di flusso
desk-neighbours = Paragrafi vicini
desk-law-within = Paragrafi che contiene
desk-law-says = Che cosa dispone
desk-law-reads = Dipende da
desk-law-when = Quando, esattamente
desk-law-all = Tutte queste condizioni:
desk-law-one = Almeno una di queste condizioni:
desk-law-always = sempre
desk-law-never = mai
desk-law-unless = Cede a
desk-law-overrides = Prevale su
desk-law-see = Vedi anche
desk-law-cases = Casi
desk-law-nothing = Nulla.
desk-law-twin = Lo stesso paragrafo in quell’edizione:
desk-law-no-twin = In quell’edizione questo paragrafo non c’è.
desk-no-differences = In quell’edizione, nulla di ciò che poggia su questo paragrafo si decide diversamente.
desk-differences = { $count ->
    [one] Una differenza nelle decisioni
   *[other] { $count } differenze nelle decisioni
}
desk-differences-more = { $count ->
    [one] Un’altra non è mostrata.
   *[other] Altre { $count } non sono mostrate.
}
desk-usual-case = Nel caso ordinario.
desk-worlds = { $count ->
    [one] Una combinazione di fatti.
   *[other] { $count } combinazioni di fatti.
}
desk-short-encoded = codificato
desk-short-partly = in parte
desk-short-heading = titolo
desk-short-definition = definizione
desk-short-procedure = procedura
desk-short-elsewhere = altrove
desk-short-ledger = registro
desk-short-uncertain = incerto
desk-short-not_yet = non ancora
desk-chart = Diagramma di flusso
desk-chart-hint = Cominciare ogni diagramma dalla prima domanda. Le circostanze rare sono in fondo.
desk-chart-box = Domanda { $number }
desk-chart-nothing = Non ne segue nulla.
desk-chart-exceptions = { $count ->
    [one] Una circostanza rara cambia l’esito
   *[other] { $count } circostanze rare cambiano l’esito
}

## Registrazioni
desk-record = Registrazione
desk-file-count = { $irregular ->
    [0] { $boards ->
        [0] Non è stato possibile leggere nessun board.
        [one] Un board letto. Nessuna irregolarità.
       *[other] { $boards } board letti. Nessuna irregolarità.
    }
    [one] { $boards ->
        [one] Un board letto. È irregolare.
       *[other] { $boards } board letti. Uno è irregolare.
    }
   *[other] { $boards } board letti. { $irregular } sono irregolari.
}
desk-file-problems = { $count ->
    [one] Una parte del file non è stata compresa
   *[other] { $count } parti del file non sono state comprese
}
desk-problems = { $count ->
    [one] un’osservazione
   *[other] { $count } osservazioni
}
desk-all-boards = Mostra tutti i { $count } board
desk-only-listed = Solo board irregolari e osservazioni
desk-open-another = Apri un’altra registrazione
desk-irregular = Irregolarità trovate
desk-nothing-irregular = In questo board non risultano irregolarità.
desk-rule-on-it = Decidi
desk-not-understood = Osservazioni sul file
desk-table = Il tavolo
desk-hand-unknown = Non nota
desk-dealer = Mazziere { $seat }
desk-no-contract = Ancora nessun contratto
desk-auction = Licitazione
desk-play = Gioco
desk-trick = Presa
desk-led = attacco
desk-won = ha vinto la presa
desk-irregular-mark = irregolare
desk-play-legend = Una freccia indica la carta di attacco, il grassetto la carta che ha vinto la presa, un riquadro una carta irregolare.
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = O

## Impostazioni
desk-edition = Edizione del Codice
desk-regulations = Regulating Authority
desk-no-authority = Nessuna
desk-theme = Chiaro o scuro
desk-theme-auto = Come il dispositivo
desk-theme-light = Chiaro
desk-theme-dark = Scuro
desk-keys = I tasti da 1 a 9 scelgono la risposta
desk-keys-on = Sì
desk-keys-off = No
desk-save = Salva
desk-saved = Salvate.
desk-settings-hint = Le impostazioni restano in questo browser.

## Errori
desk-error-title = Qualcosa non ha funzionato
error-not-found = Qui non c’è nessuna pagina.
error-unknown-record = Questa registrazione qui non c’è.
error-method = «{ $got }» qui non si può fare.
error-too-large = È più di quanto si possa ricevere: 50 MB per una registrazione, 1 MB per il resto.
error-media = Questo tipo di contenuto qui non si può ricevere.
error-address-long = In questo indirizzo ci sono troppe risposte.
error-file-boards = In questo file ci sono troppi board.
