cli-arbitro = Arbitro: dai fatti al tavolo a una decisione completa.
cli-usage = uso:
cli-command = COMANDO
cli-arguments = argomenti
cli-options = opzioni
cli-more = «arbitro COMANDO --help» dice di più. --lang en|es|it|pl|fr sceglie la lingua.
cli-rule = decide un caso: con un’intervista o, con --facts, subito
cli-triage = porta da quello che è successo al caso giusto
cli-facts = elenca i fatti di un tipo di caso
cli-table = trova le irregolarità in una registrazione di gioco e le decide
cli-information = chi può usare che cosa: le informazioni di ogni giocatore e se sono autorizzate
cli-law = mostra un paragrafo: da che cosa dipende, che cosa dispone, eccezioni e casi
cli-laws = elenca tutti gli Articoli e fin dove sono codificati
cli-diff = mostra dove differiscono due edizioni del Codice
cli-chart = mostra i diagrammi di flusso di un tipo di caso
cli-exam = esegue file di casi: giusti, sbagliati, domande di troppo
cli-regulations = mostra che cosa hanno scelto le Regulating Authority, e chi lo dice
cli-cases = il registro dei casi: list, show N, export [N], import FILE
cli-serve = apre il tavolo dell’Arbitro nel browser
cli-argument-kind = tipo di caso, per esempio «revoke»
cli-argument-ref = paragrafo, per esempio 64A1
cli-argument-law = numero di un Articolo, da 1 a 93
cli-argument-one = un’edizione
cli-argument-other = l’edizione con cui confrontarla
cli-argument-file = una registrazione di gioco: PBN, LIN o JSON
cli-argument-files = file di casi; se mancano, i casi forniti con Arbitro
cli-argument-action = list, show, export o import
cli-argument-what = numero di un caso, o file da importare
cli-argument-body = una Regulating Authority, o un proprio file: ./club.toml
cli-option-help = mostra questo aiuto
cli-option-json = scrive in JSON
cli-option-lang = lingua
cli-option-facts = fatti in un file JSON o TOML; «-» per lo standard input
cli-option-set = un fatto; una lista vuole un elenco: revoke.exceptions=
cli-option-triage-set = una risposta, per esempio what=call
cli-option-edition = edizione del Codice
cli-option-regulations = Regulating Authority, o un proprio file: ./club.toml
cli-option-stage = a che punto è il board
cli-option-offender = posto del colpevole, per nominare i giocatori nella decisione
cli-option-declarer = posto del dichiarante
cli-option-with = una seconda lingua accanto alla prima
cli-option-why = spiega ogni punto
cli-option-board = solo questo board
cli-option-seat = il posto del giocatore: N, E, S o W
cli-option-at = numero di evento: le informazioni dopo tanti eventi
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
serve-locked = Altri in questa rete possono raggiungerlo: le pagine dell’Arbitro si aprono solo con questi indirizzi, con la loro chiave; ai giocatori si mandano i link ai sondaggi. Da un altro dispositivo dell’Arbitro:
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
cli-score = calcola un torneo: classifica, punteggi arbitrali, prima e dopo, verifica, esportazione
cli-adjust = calcola un punteggio arbitrale e mostra i conti
cli-argument-event = un file di torneo: USEBIO, Bridgemate, PBN, traveller, CSV o Excel
cli-option-adjust = un punteggio arbitrale, «7 NS 3: 60% 4SN=; 40% 4SN-1», o un file JSON o TOML che ne contiene
cli-option-penalty = una penalità, «NS 12: 25% top; 90B2; motivo», o un file JSON o TOML che ne contiene; resta separata dal punteggio
cli-option-scoring = di chi sono le scelte che valgono nel calcolo; club: la nostra proposta
cli-option-method = tipo di calcolo
cli-option-option = una scelta del regolamento, come la chiede «arbitro score»
cli-option-sections = gironi insieme o ciascuno per sé
cli-option-winners = una classifica, o una per direzione
cli-option-results = risultati che ogni board deve avere
cli-option-check = cerca ciò che non torna e ciò che non può essere
cli-option-pair = il concorrente, come in classifica
cli-option-csv = stampa la classifica in CSV
cli-option-out = scrive il torneo con i punteggi arbitrali: .xml (USEBIO), .pbn, .csv, .xlsx, .json
cli-option-no-names = omette i nomi dei giocatori
cli-option-weights = un punteggio ponderato: «60% 4S N =; 40% 4S N -1»
cli-option-vulnerable = chi è in zona
cli-option-field = il torneo in cui si valuta il punteggio
cli-option-other = punti di Nord-Sud all’altro tavolo di un incontro
cli-option-fault-ns = quanta colpa hanno Nord-Sud
cli-option-fault-ew = quanta colpa hanno Est-Ovest
cli-option-session-ns = percentuale o IMP per board di Nord-Sud nella sessione
cli-option-session-ew = percentuale o IMP per board di Est-Ovest nella sessione
cli-option-obtained = il risultato ottenuto, o il suo valore
cli-option-rectified = il risultato senza l’infrazione, o il suo valore
cli-option-unharmed = il risultato con l’infrazione ma senza il proprio errore, o il suo valore
cli-option-offending = la linea colpevole
cli-option-top = top del board; senza, i valori sono IMP
