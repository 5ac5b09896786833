cli-arbitro = Arbitro: dai fatti al tavolo a una decisione completa.
cli-usage = uso:
cli-command = COMANDO
cli-arguments = argomenti
cli-options = opzioni
cli-more = «arbitro COMANDO --help» dice di più. --lang en|es|it|pl|fr sceglie la lingua.
cli-rule = decide un caso: con un’intervista o, con --facts, subito
cli-facts = elenca i fatti di un tipo di caso
cli-table = trova le irregolarità in una registrazione di gioco e le decide
cli-law = mostra un paragrafo: da che cosa dipende, che cosa dispone, eccezioni e casi
cli-laws = elenca tutti gli Articoli e fin dove sono codificati
cli-diff = mostra dove differiscono due edizioni del Codice
cli-chart = mostra i diagrammi di flusso di un tipo di caso
cli-exam = esegue file di casi: giusti, sbagliati, domande di troppo
cli-serve = apre il tavolo dell’Arbitro nel browser
cli-argument-kind = tipo di caso, per esempio «revoke»
cli-argument-ref = paragrafo, per esempio 64A1
cli-argument-law = numero di un Articolo, da 1 a 93
cli-argument-one = un’edizione
cli-argument-other = l’edizione con cui confrontarla
cli-argument-file = una registrazione di gioco: PBN, LIN o JSON
cli-argument-files = file di casi; se mancano, i casi forniti con Arbitro
cli-option-help = mostra questo aiuto
cli-option-json = scrive in JSON
cli-option-lang = lingua
cli-option-facts = fatti in un file JSON o TOML; «-» per lo standard input
cli-option-set = un fatto; una lista vuole un elenco: revoke.exceptions=
cli-option-edition = edizione del Codice
cli-option-regulations = Regulating Authority
cli-option-stage = a che punto è il board
cli-option-offender = posto del colpevole, per nominare i giocatori nella decisione
cli-option-declarer = posto del dichiarante
cli-option-with = una seconda lingua accanto alla prima
cli-option-why = spiega ogni punto
cli-option-board = solo questo board
cli-option-interview = chiede nel terminale ciò che la registrazione non contiene
cli-option-estimate = propria stima delle prese del dichiarante senza la renonce
cli-option-no-double-dummy = senza analisi a carte viste
cli-option-format = formato di uscita
cli-option-host = indirizzo su cui mettersi in ascolto
cli-option-port = porta su cui mettersi in ascolto
cli-option-database = URL del database; altrimenti un file nella propria cartella dei dati
cli-option-no-browser = non apre il browser
cli-given = ha senso a seconda di
cli-unused = Dati ma non chiesti: { $facts }
cli-interview-keys = Rispondere con il numero. b torna indietro, r mostra la decisione fin qui, q termina.
cli-go-on = Proseguire { $stage }? (s/n)
cli-yes-key = s
cli-choose = Rispondere con un numero da 1 a { $count }.
law-reads = dipende da
law-unless = cede a
law-overrides = prevale su
law-within = Paragrafi che contiene
law-cases = Casi
law-other-edition = Nel { $edition }: { $ref }
law-differs = Ciò che è codificato differisce tra le due edizioni.
law-same = Ciò che è codificato è uguale nelle due edizioni.
laws-coverage = Paragrafi trattati: { $done } su { $all }.
diff-none = Le due edizioni danno le stesse decisioni.
diff-nothing = nulla
diff-usual = nel caso ordinario
diff-unverified = Non verificato per il { $edition }; qui si assume: { $answer }
diff-worlds = { $count ->
    [one] una combinazione di fatti
   *[other] { $count } combinazioni di fatti
}
chart-nothing = non ne segue nulla
chart-but = Ma:
exam-too-much = Chiesti di troppo: { $facts }
exam-not-asked = Non chiesti: { $facts }
exam-result = Casi giusti: { $right }; sbagliati: { $wrong }
serve-at = Il tavolo dell’Arbitro è all’indirizzo { $address } (Ctrl-C per fermarlo)
table-irregular = { $count ->
    [0] { $boards ->
        [one] Un board letto: nessuna irregolarità.
       *[other] { $boards } board letti: nessuna irregolarità.
    }
    [one] { $boards ->
        [one] Un board letto: è irregolare.
       *[other] { $boards } board letti, uno irregolare.
    }
   *[other] { $boards } board letti, { $count } irregolari.
}
table-provided = Se non ricorre nulla di insolito ({ $facts }):
