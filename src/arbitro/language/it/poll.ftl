## Il sondaggio tra giocatori comparabili: sale e pulsanti
poll-polls = Sondaggi
poll-polls-card = Sondaggio tra giocatori
poll-polls-hint = Chiedere a giocatori di categoria comparabile che cosa farebbero, ciascuno da solo sul proprio telefono.
poll-ask-peers = Sondaggio su questo board
poll-new-by-hand = Nuovo sondaggio a mano
poll-none-yet = Qui non è stato ancora fatto nessun sondaggio.
poll-answers = { $count ->
    [one] una risposta
   *[other] { $count } risposte
}
poll-of = Sondaggio dal posto { WHO($seat, form: "di") }
poll-second = seconda domanda
poll-first = Prima domanda
poll-back-to-poll = Torna al sondaggio

## Preparare
poll-moment-title = Su quale decisione si chiede?
poll-moment-hint = Il giocatore doveva decidere subito prima della chiamata o della carta scelta qui. Né questa né ciò che segue viene mostrato.
poll-no-moment = In questa registrazione nessun giocatore di cui si conosca la mano doveva decidere.
poll-dealer = Mazziere
poll-vulnerability = Vulnerabilità
poll-set = Imposta
poll-turn-to-call = Ora tocca { WHO($seat, form: "a") } dichiarare.
poll-turn-to-lead = La licitazione è finita; attacca { WHO($seat) }.
poll-this-is-it = Chiedi su questa decisione
poll-take-back = Togli una chiamata
poll-type-auction = O scriverla
    .hint = Come la si scrive: { $example }
    .add = Aggiungi queste chiamate
poll-add-call = Chiamata successiva
poll-compose = Che cosa sapranno gli interpellati
poll-compose-hint = La domanda è posta dal posto { WHO($seat, form: "di") }. Gli interpellati vedono la mano, la licitazione, la vulnerabilità, il tipo di punteggio e le parole scritte qui sotto. Non dire che cosa è successo al tavolo.
poll-compose-second = Che cosa suggerisce l’informazione?
poll-compose-second-hint = È una domanda a parte, per chi viene scelto. Racconta che cosa è successo: non mostrarla a chi deve ancora rispondere alla prima. È posta dal posto { WHO($seat, form: "di") }.
poll-hand-of = La mano { WHO($seat, form: "di") }
poll-scoring = Punteggio
poll-scoring-matchpoints = coppie a match point
poll-scoring-cross_imps = coppie a IMP
poll-scoring-teams_imps = squadre a IMP
poll-scoring-board_a_match = squadre a board-a-match
poll-scoring-total_points = punti totali
poll-methods-ask = I metodi della coppia, e che cosa credeva il giocatore se si sbagliava
poll-methods = Metodi
poll-meanings-ask = Che cosa significano le chiamate
poll-meanings-hint = Come il giocatore può saperlo. Ciò che il compagno ha spiegato delle sue chiamate è stato tolto.
poll-players-ask = Categoria dei giocatori da interpellare
poll-players = Categoria dei giocatori
poll-title-ask = Nome da dare a questo sondaggio
poll-only-you = Questi due dati li vede solo l’Arbitro.
poll-keep = Salva il sondaggio
poll-information-ask = Che cosa è stato reso disponibile, in parole proprie
poll-information = Che cosa è successo
poll-actions-asked = Tra cui scegliere:
poll-giveaway-title = Queste parole potrebbero tradire che cosa è successo:
poll-giveaway-hint = Cambiarle qui sotto, o tenerle se sono innocue. Resta registrato che l’avviso è stato dato.
poll-giveaway-sure = Sono innocue: tenerle
poll-warned = Su queste parole c’è stato un avviso, e sono state tenute: { $words }
# Inizi di parole, in minuscolo, separati da virgole; gli accenti non contano.
poll-telltale = esit,tempo,ritmo,lent,veloc,rapid,fretta,pausa,pens,rifless,riflett,tentenn,indugi,ci ha messo,secondi,subito,immediat,alert,annunci,arbitro,arbitral,direttore,irregolar,infrazion,colpevole,innocente,appell,comment,osservazion,domand,chies,rispost,rispond,spiegazione errata,spiegato male,sbaglia,errore,enfas,tono,voce,gest,moviment,maniera,manierism,smorfia,sospir,ritir,cambiat,fuori turno,insufficient,esposta,penalizz,renonce,sentito dire,estrane,non autorizzat,sondaggio

## Che cosa vede l’interpellato
poll-ask-title = Una domanda di bridge
poll-start-title = Una domanda di bridge
poll-start-what = Vedrai una mano e la licitazione, una chiamata alla volta. Poi dirai che cosa faresti e che cos’altro prenderesti in seria considerazione.
poll-start-alone = Rispondi senza consultare nessuno, come al tavolo. Non c’è una risposta giusta. Bastano due minuti.
poll-start = Comincia
poll-preview-note = Anteprima: è ciò che vedono gli interpellati. Nulla viene registrato.
poll-your-hand = La tua mano
poll-you-are = Sei { WHO($seat) }
poll-dummy = Il morto: { WHO($seat) }
poll-position = Rivedi la situazione
poll-next = Avanti
poll-otherwise = Avrei fatto un’altra chiamata
poll-what-instead = Quale chiamata avresti fatto?
poll-noted-otherwise = Annotato. Continua come se avessi fatto la chiamata mostrata.
poll-what-would-you-do = Che cosa faresti?
poll-you-would = Sceglieresti { $call }.
poll-what-else = Che cos’altro prenderesti in seria considerazione?
poll-what-else-note = Solo ciò su cui rifletteresti davvero, non tutto ciò che è possibile.
poll-these = Continua con queste
poll-nothing-else = Nient’altro
poll-how-close = Quanto sarebbe vicina la scelta?
poll-close-equal = Quasi alla pari: potrei anche sceglierla
    .short = quasi alla pari
poll-close-second = Una candidata seria, ma chiaramente seconda
    .short = seria, ma seconda
poll-close-passing = Non più di un pensiero di passaggio
    .short = un pensiero di passaggio
poll-send-title = Qualcosa da aggiungere?
poll-comment = Le tue ragioni, se vuoi
poll-standard = Come descriveresti il tuo livello di gioco? (facoltativo)
poll-send-note = Una volta inviata, la risposta non si può cambiare.
poll-send = Invia
poll-thanks = Grazie
poll-thanks-kept = La tua risposta è stata registrata.
poll-thanks-quiet = Per ora non parlare della mano, per favore: altri devono ancora rispondere.
poll-one-more = Ancora una domanda per te
poll-closed-title = Questa domanda è chiusa
poll-closed-text = Non si accettano più risposte. Grazie comunque.
poll-suggests-what = Che cosa rende più attraente?
poll-suggests-than = Più attraente di che cosa?
poll-suggests-nothing = Niente in particolare
poll-suggests-over = { $action } piuttosto che { $over }

## Condividere
poll-share = Condividi
poll-share-hint = Il giocatore inquadra il codice, oppure riceve il link. Ogni dispositivo risponde una volta.
poll-share-network = Il telefono deve essere nella stessa rete di questo computer. Internet non serve.
poll-only-here = Arbitro si può aprire solo da questo computer. Perché lo raggiungano i telefoni della rete del circolo, avviarlo con:
poll-no-network = Questo computer ora non è in nessuna rete: i telefoni non lo raggiungono.
poll-hosts = Indirizzi di questo computer:
poll-qr = Codice QR del link
poll-personal = Link personali
poll-personal-hint = Ognuno accetta una risposta, da qualsiasi dispositivo. Non porta il nome di nessuno.
poll-personal-count = Quanti
poll-personal-make = Crea i link
poll-personal-link = Mostra il codice del link { $number }
poll-to-answers = Alle risposte

## Risposte
poll-refresh = Aggiorna
poll-preview = Anteprima
poll-count = { $count ->
    [0] Non conta ancora nessuna risposta.
    [one] Conta una risposta.
   *[other] Contano { $count } risposte.
}
poll-count-dropped = { $count ->
    [one] Un’altra è stata scartata.
   *[other] Altre { $count } sono state scartate.
}
poll-is-closed = Il sondaggio è chiuso.
poll-tally = Il conteggio
poll-tally-hint = La barra è l’intervallo esatto: con il 95 % di confidenza contiene la quota vera tra tutti i giocatori simili. Poche risposte dicono poco.
poll-considered = l’hanno presa in seria considerazione
poll-chose = l’hanno scelta
poll-limb-yes = soddisfatta
poll-limb-no = non soddisfatta
poll-limb-open = senza soglia
poll-alternative-yes = Logica alternativa
poll-alternative-no = Non è una logica alternativa
poll-alternative-open = In sospeso finché non si fissa la soglia
poll-italian-yes = Secondo la lettera del testo italiano: logica alternativa
poll-italian-no = Secondo la lettera del testo italiano: non è una logica alternativa
poll-italian-open = Secondo la lettera del testo italiano: in sospeso finché non si fissa la soglia
poll-italian-note = Alla lettera del testo italiano basta una delle due condizioni; dove le due letture divergono, è segnalato.
poll-differ = le due letture divergono
poll-passing = { $count ->
    [one] Per un giocatore è stato solo un pensiero di passaggio; non è contato.
   *[other] Per { $count } giocatori è stato solo un pensiero di passaggio; non sono contati.
}
poll-not-the-law = Nessuna percentuale è del Codice. Decide l’Arbitro.
poll-suggested = Che cosa suggerisce
poll-over = { $action } piuttosto che { $over }
poll-said-so = l’hanno detto
poll-suggests-none = { $count ->
    [0] Tutti hanno visto qualcosa di suggerito.
    [one] Un giocatore non ha visto nulla di suggerito in particolare.
   *[other] { $count } giocatori non hanno visto nulla di suggerito in particolare.
}
poll-word-for-word = Risposte, parola per parola
poll-elsewhere-line = Non sarebbe arrivato qui: { $call } invece di { $made }
poll-elsewhere-note = { $count ->
    [one] Un giocatore avrebbe fatto prima un’altra chiamata e non sarebbe in questa situazione.
   *[other] { $count } giocatori avrebbero fatto prima un’altra chiamata e non sarebbero in questa situazione.
}
poll-elsewhere-drop = Scartali
poll-elsewhere-reason = non sarebbe in questa situazione
poll-drop = Scarta
poll-reason = Perché non è un giocatore comparabile?
poll-dropped-because = Scartata: { $reason }
poll-restore = Conta di nuovo

## La soglia
poll-line = La soglia
poll-line-hint = Il Codice non dà cifre. Inserire quelle in uso presso l’autorità; una casella vuota lascia aperta la condizione.
poll-line-published = Pubblicato: { $source }
poll-line-considered = Quota che deve prenderla in considerazione (1/5 o 20%)
poll-line-chose = Numero di chi deve sceglierla
poll-line-chose-share = o quota di chi deve sceglierla
poll-line-source = Chi lo dice
poll-line-text = Testo che fa fede
poll-text-none = Non indicato
poll-text-english = Inglese
poll-text-spanish = Spagnolo
poll-text-italian = Italiano
poll-text-polish = Polacco
poll-text-french = Francese
poll-draw-line = Fissa la soglia

## Il resto
poll-asked = Che cosa si chiede
poll-then = E adesso
poll-reword = Chiedi con altre parole (nuovo sondaggio)
poll-ask-second = Chiedi che cosa suggerisce l’informazione
poll-ask-again = { $count ->
    [one] Falla a chi ha risposto alla prima domanda
   *[other] Falla ai { $count } che hanno risposto alla prima domanda
}
poll-ask-again-hint = Li aspetta dietro il «grazie» sui loro telefoni.
poll-ask-them = Chiedi a loro
poll-export = Salva tutto (JSON)
poll-close = Chiudi il sondaggio
poll-close-hint = Poi non si accettano altre risposte. Non si può annullare.

## Errori
error-unknown-poll = Questo sondaggio non esiste.
error-unknown-answer = In questo sondaggio non c’è la risposta «{ $got }».
error-unknown-action = Qui non si può scegliere «{ $got }».
error-poll-share = «{ $got }» non è una quota: lo sarebbero 1/5 o 20%.
error-poll-words = Troppo lungo: «{ $got }».
error-poll-turn = { $got } non è il giocatore che deve decidere.
error-poll-nothing = In questa situazione nessuno deve decidere.
error-poll-question = Non è la domanda che è stata posta.
error-poll-twice = «{ $got }» c’è due volte.
error-poll-over = Dire anche rispetto a che cosa.
error-poll-giveaway = Queste parole potrebbero tradire che cosa è successo: { $got }.
error-poll-information = Dire che cosa è stato reso disponibile.
error-poll-reason = Dire perché la risposta viene scartata.
error-key-needed = Questa pagina è dell’Arbitro. Si apre con l’indirizzo mostrato da «arbitro serve».
