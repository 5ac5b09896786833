## Chi: un ruolo, un posto o una linea. Forme: quella semplice, di (del colpevole, di Est), a (al colpevole, a Est), da (dal colpevole, da Est), num (numero del verbo).
who-offender = il colpevole
    .di = del colpevole
    .a = al colpevole
    .da = dal colpevole
    .num = singolare
who-partner = il compagno del colpevole
    .di = del compagno del colpevole
    .a = al compagno del colpevole
    .da = dal compagno del colpevole
    .num = singolare
who-lho = l’avversario di sinistra del colpevole
    .di = dell’avversario di sinistra del colpevole
    .a = all’avversario di sinistra del colpevole
    .da = dall’avversario di sinistra del colpevole
    .num = singolare
who-rho = l’avversario di destra del colpevole
    .di = dell’avversario di destra del colpevole
    .a = all’avversario di destra del colpevole
    .da = dall’avversario di destra del colpevole
    .num = singolare
who-offending_side = la linea colpevole
    .di = della linea colpevole
    .a = alla linea colpevole
    .da = dalla linea colpevole
    .num = singolare
who-non_offending_side = la linea innocente
    .di = della linea innocente
    .a = alla linea innocente
    .da = dalla linea innocente
    .num = singolare
who-both_sides = entrambe le linee
    .di = di entrambe le linee
    .a = a entrambe le linee
    .da = da entrambe le linee
    .num = plurale
who-declarer = il dichiarante
    .di = del dichiarante
    .a = al dichiarante
    .da = dal dichiarante
    .num = singolare
who-dummy = il morto
    .di = del morto
    .a = al morto
    .da = dal morto
    .num = singolare
who-director = l’Arbitro
    .di = dell’Arbitro
    .a = all’Arbitro
    .da = dall’Arbitro
    .num = singolare
who-receiver = il giocatore che ha ricevuto l’informazione
    .di = del giocatore che ha ricevuto l’informazione
    .a = al giocatore che ha ricevuto l’informazione
    .da = dal giocatore che ha ricevuto l’informazione
    .num = singolare
who-giver = il suo compagno
    .di = del suo compagno
    .a = al suo compagno
    .da = dal suo compagno
    .num = singolare
who-N = Nord
    .di = di Nord
    .a = a Nord
    .da = da Nord
    .num = singolare
who-E = Est
    .di = di Est
    .a = a Est
    .da = da Est
    .num = singolare
who-S = Sud
    .di = di Sud
    .a = a Sud
    .da = da Sud
    .num = singolare
who-W = Ovest
    .di = di Ovest
    .a = a Ovest
    .da = da Ovest
    .num = singolare
who-NS = Nord-Sud
    .di = di Nord-Sud
    .a = a Nord-Sud
    .da = da Nord-Sud
    .num = plurale
who-EW = Est-Ovest
    .di = di Est-Ovest
    .a = a Est-Ovest
    .da = da Est-Ovest
    .num = plurale

## Parole comuni
yes = Sì
no = No
none-of-these = Nessuno di questi
law = Articolo { $ref }
edition-LDB2017 = Codice 2017
edition-LDB2007 = Codice 2007
language-en = Inglese
language-es = Spagnolo
language-it = Italiano
language-pl = Polacco
language-fr = Francese

## Parti di una decisione
section-now = Da fare subito
section-information = Chi può usare che cosa
section-later = Prese e punteggio
section-watch = Da riprendere poi
ruling-complete = La decisione è completa.
ruling-for-now = Completa per ora. Riprendere più tardi i punti qui sotto.
ruling-open = Non ancora completa: rispondere alla prossima domanda.
citations = Paragrafi
explanation = Perché
either-law = per l’uno o per l’altro di questi paragrafi

## Forza: quanto vincola una frase
strength-may = può
strength-does = procedura
strength-should = dovrebbe
strength-shall = dovrà
strength-must = deve
strength-should_not = non dovrebbe
strength-shall_not = non dovrà
strength-may_not = non può
strength-must_not = non deve
strength-judgement = giudizio dell’Arbitro

## Su che cosa poggia una frase
basis-text = il testo del Codice
basis-commentary = commento di una commissione leggi; il testo non lo dice
basis-interpretation = lettura nostra: qui il Codice tace, decide l’Arbitro
basis-unverified = non verificato su un testo di questa edizione: leggere il paragrafo prima di decidere

## A chi si chiede, dove, quando
ask-director = Lo accerta l’Arbitro
ask-player = { WHO($who, form: "num") ->
    [plurale] Scelgono { WHO($who) }
   *[singolare] Sceglie { WHO($who) }
}
ask-table = Da quanto è accaduto
ask-profile = Dal regolamento della gara
where-at_table = al tavolo
where-away = lontano dal tavolo
stage-call = durante la licitazione
stage-play = durante il gioco
stage-lead = finita la licitazione
stage-end_of_play = al termine del gioco
stage-review = a risultato noto
judgement-note = Il Codice lascia la questione aperta. Decide l’Arbitro.

## Opzioni e dove portano
option-leads-to = Porta a
option-still-open = può ancora portare a
labelled = { $label }:
option-then-asks = Prossima domanda
option-closed = Qui non si può:
option-ordinarily = Di regola: { $text }
place-line = riga { $number }
place-line-of = { $path }, riga { $number }
option-no-change = Di per sé non cambia nulla

## Spiegazione
because = Così dispone l’Articolo { $law } su questi fatti. { $facts }.
because-always = Così dispone l’Articolo { $law }.
because-defeated = L’Articolo { $law } disporrebbe diversamente, ma cede a { $by }.
fact-is = { $fact }: { $value }

## Stato di un paragrafo
status-encoded = codificato
status-partly = codificato in parte
status-heading = titolo; i suoi paragrafi sono codificati
status-definition = definizione; la leggono altri paragrafi
status-procedure = procedura; nulla da decidere
status-elsewhere = si decide con un altro tipo di caso
status-ledger = lo legge il registro delle informazioni
status-uncertain = non verificato su un testo di questa edizione
status-not_yet = non ancora

## Bridge
board = Board { $number }
board-unknown = Board senza numero
trick = Presa { $number }
tricks = { $count ->
    [one] { $count } presa
   *[other] { $count } prese
}
contract-by = { $contract } { WHO($declarer, form: "di") }
passed-out = Mano passata
doubled = contrato
redoubled = surcontrato
result-made = mantenuto esatto
result-over = { $count ->
    [one] una presa in più
   *[other] { $count } prese in più
}
result-down = { $count ->
    [one] una presa in meno
   *[other] { $count } prese in meno
}
suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori
suit-N = senza atout
vulnerable-None = Nessuno in zona
vulnerable-NS = Nord-Sud in zona
vulnerable-EW = Est-Ovest in zona
vulnerable-All = Tutti in zona

## Irregolarità trovate in una registrazione
irregularity-revoke = Renonce
irregularity-insufficient_bid = Licita insufficiente
irregularity-call_out_of_rotation = Chiamata fuori turno
irregularity-inadmissible_double = Contro inammissibile
irregularity-inadmissible_redouble = Surcontro inammissibile
irregularity-call_after_auction = Chiamata a licitazione finita
irregularity-call_changed = Cambio di chiamata
irregularity-call_when_barred = Una chiamata di chi deve passare
irregularity-call_not_repeated = Un’altra chiamata al posto di quella da ripetere
irregularity-calls_simultaneous = Due chiamate insieme
irregularity-lead_restriction = L’attacco dopo una chiamata ritirata
irregularity-turn_lost_by_passes = Un turno di chiamata perso per tre passo
irregularity-card_exposed_in_auction = Carta esposta durante la licitazione
irregularity-own_explanation_wrong = Una spiegazione corretta da chi l’ha data
irregularity-partners_explanation_wrong = Una spiegazione di cui ha parlato il compagno
irregularity-misinformation = Una spiegazione contestata
irregularity-lead_out_of_turn = Attacco fuori turno
irregularity-play_out_of_turn = Giocata fuori turno
irregularity-card_not_held = Una carta che il giocatore non aveva
irregularity-card_played_twice = Una carta giocata due volte
irregularity-card_after_play = Una carta a gioco terminato
irregularity-mark_contradicted = Il file segnala un’irregolarità che le sue carte non mostrano
irregularity-calls_entangled = Tre chiamate irregolari di fila senza decisione: decidere su una alla volta e verificare quali chiamate restano
irregularity-not-ruled = trovata, qui non ancora decisa
