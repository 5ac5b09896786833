## La sezione dei casi
case-room = Casi
case-number = Caso { $number }
case-new = Apri un caso
case-keep-inquiry = Conserva come caso
case-none = Non è ancora conservato alcun caso.
case-found = { $count ->
    [0] Nessun caso corrisponde.
    [one] Corrisponde un caso.
   *[other] Corrispondono { $count } casi.
}
case-more = { $count ->
    [one] Un altro caso non è mostrato: restringere la ricerca.
   *[other] Altri { $count } casi non sono mostrati: restringere la ricerca.
}
case-search = Cerca nei casi
case-filter = Filtra
case-any = Tutti
case-state = Stato
case-table = Tavolo
case-board = Board
case-director = Arbitro
case-event = Gara
case-at-table = Tavolo { $table }
case-at-board = Board { $board }
case-export = Esporta (JSON)
case-export-all = Esporta tutti (JSON)
case-open-count = { $count ->
    [one] Un caso aperto
   *[other] { $count } casi aperti
}
case-state-open = aperto
case-state-waiting = da riprendere
case-state-ruled = deciso
case-state-appealed = in appello
case-state-closed = chiuso
case-waits = da riprendere { $stage }
case-locked-short = tavolo fermo
case-no-kind = Altro
case-stage = Ripreso
case-taken-in = { $count ->
    [0] Nel file non c’era alcun caso.
    [one] Acquisito un caso.
   *[other] Acquisiti { $count } casi.
}

## Aprire un caso
case-kind = Tipo di caso
case-by = Nome o iniziali dell’Arbitro
case-phase = Quando
case-phase-auction = durante la licitazione
case-phase-play = durante il gioco
case-phase-after = a gioco terminato
case-who-drew = Chi ha richiamato l’attenzione?
case-who-called = Chi ha chiamato l’Arbitro?
case-not-known = non si sa
case-somebody = qualcuno al tavolo
case-offender = Posto del colpevole
case-declarer = Posto del dichiarante
case-names = Nomi dei giocatori (facoltativi)
case-names-hint = I nomi sono conservati a parte. Si possono cancellare e la decisione resta.
case-keep = Conserva il caso
case-sprung-from = Nato dal caso { $number }

## Un caso
case-directs = lo segue { $by }
case-back = Torna al caso
case-to-questions = Prosegui con le domande
case-to-ruling = Vai alla decisione
case-timeline = Che cosa è stato detto e fatto
case-locked = Il tavolo è fermo
case-locked-hint = Nessuno fa nulla finché l’Arbitro non ha spiegato tutto ciò che riguarda la rettifica.
case-explained = È stato spiegato tutto
case-explain-plainly = Spiega con parole semplici
case-explained-plainly = Spiegato con parole semplici
case-consulted = Un giocatore ha consultato il compagno sulla scelta. Ciò che il compagno gli ha fatto capire è informazione non autorizzata: va aperto un caso a parte.
case-open-information = Apri quel caso
case-forfeit-title = Il diritto alla rettifica è perso?
case-forfeit-lost = Il diritto è perso
case-lost-no = no
case-lost-partly = in parte
case-lost-yes = sì
case-reason = Motivo
case-decide = Decidi così
case-answer-title = Che cosa dicono gli avversari?
case-answer-agreed = Sono d’accordo
case-answer-disputed = Lo contestano
case-people = Giocatori
case-erase = Cancella i nomi
case-outdated = Dopo questa decisione è stata data un’altra risposta. La decisione va data di nuovo.

## Annotare in un caso
case-write = Annota
case-write-down = Annota
case-group-table = Al tavolo
case-group-ruling = Accanto alla decisione
case-group-later = Inoltre
case-add-attention = È stata richiamata l’attenzione
case-add-called = È stato chiamato l’Arbitro
case-add-acted = Nel frattempo qualcuno ha fatto qualcosa
case-add-settled = I giocatori hanno risolto da soli
case-add-reserved = Ci si riserva un diritto
case-add-ruled = Dai una decisione
case-add-waived = Condona una rettifica
case-add-inexperienced = Il colpevole è inesperto
case-add-measure = Ammonizione o penalità
case-add-note = Nota
case-add-poll = Collega un sondaggio
case-add-adjustment = Collega un punteggio arbitrale
case-add-appealed = È annunciato un appello
case-add-taken = Prendi in carico il caso
case-add-names = Annota i nomi
case-part = Il suo ruolo nel gioco
case-part-declarer = dichiarante
case-part-dummy = morto
case-part-defender = difensore
case-posted = Minuti dalla pubblicazione del risultato, se è pubblicato
case-call-hint = Chiamare prima o dopo il solito non è un’infrazione e non costa diritti a nessuno.
case-who-acted = Chi?
case-side = Appartiene a
case-what-done = Che cosa ha fatto?
case-settled-hint = I giocatori non possono né applicare né condonare una rettifica. Ciò che hanno risolto vale solo se l’Arbitro lo consente.
case-settled-what = I giocatori
case-settled-imposed = hanno applicato una rettifica
case-settled-waived = hanno condonato una rettifica
case-what-settled = Che cosa hanno stabilito?
case-your-decision = Decisione dell’Arbitro
case-decision-cancelled = annullato: si decide come si doveva
case-decision-allowed = resta valido
case-reserve-hint = Il giocatore che ritiene che un avversario abbia dato informazioni al compagno, e che la propria linea possa esserne danneggiata, può dire:
case-reserve-say = «Mi riservo il diritto di chiamare l’Arbitro in seguito.»
case-claimant = Chi si riserva il diritto?
case-suspected = Di quale avversario si tratta?
case-reserve-damage = La sua linea può essere danneggiata?
case-reserve-about = Di che cosa si trattava?
case-call-now-forbidden = Qui non ci si può riservare il diritto: la Regulating Authority lo ha vietato. L’Arbitro va chiamato adesso.
case-call-now-must_call_director = Qui non ci si riserva il diritto: la Regulating Authority vuole che l’Arbitro sia chiamato adesso.
case-waive-hint = Solo l’Arbitro può condonare una rettifica, per giusta causa, e solo se lo chiede la linea innocente.
case-who-asked = Chi lo ha chiesto?
case-inexperienced-hint = L’inesperienza conta dove l’Arbitro ha discrezione: un’ammonizione invece di una penalità, la sua entità. Non riduce alcuna rettifica né il risarcimento di nessuno. La decisione va spiegata per esteso.
case-inexperienced-undo = Risultava che il colpevole è inesperto. Annotando questo lo si ritira.
case-which-player = Quale giocatore?
case-measure = Che cosa?
case-measure-warning = ammonizione
case-measure-penalty = penalità procedurale
case-measure-average_minus = media meno non sotto il valore usuale
case-measure-rectification = rettifica
case-measure-redress = risarcimento
case-measure-text = Per che cosa, e quanto?
case-measure-inexperience = Si è tenuto conto dell’inesperienza
case-note = Nota
case-note-away = Accertato lontano dal tavolo
case-poll-id = Indirizzo o numero del sondaggio
case-poll-text = Esito
case-adjustment-text = Punteggio arbitrale
case-adjustment-id = Dove è conservato
case-who-appeals = Chi si appella?
case-both-concur = Entrambi i compagni, o il capitano, vogliono l’appello
case-appeal-text = Osservazioni di chi si appella

## La scelta
case-read-first = Leggere ad alta voce tutte le opzioni e dove porta ciascuna. Poi si può scegliere.
case-read-out-done = Lette tutte
case-choose-now = Ora il giocatore sceglie, senza consultare il compagno.
case-who-chooses = Chi sceglie?
case-only-chooser = Sceglie solo questo giocatore:
case-tick-consulted = Ha consultato il compagno

## Decisione e appello
case-give-title = Dare la decisione
case-give-ruling = La decisione è data
case-paragraphs = Paragrafi
case-grounds = Motivazione, come detta ai giocatori
case-grounds-title = Motivazione
case-appeal = Appello
case-appeal-minutes = Termine per l’appello, in minuti
case-appeal-asked = Non si sa che cosa dica qui il regolamento. Se non è disposto altrimenti, il Codice dà { $minutes } minuti.
case-appeal-right = Ciascuna linea può appellarsi fino a { $minutes } minuti dopo la pubblicazione del risultato. Devono volerlo entrambi i compagni; a squadre, il capitano.

## Spiegato con parole semplici
case-plain-title = La decisione, spiegata per esteso
case-plain-begin = A questo tavolo è successo qualcosa per cui le regole del bridge hanno una risposta. Succede a tutti. Ecco che cosa ne segue, passo per passo.
case-plain-known = Che cosa ha accertato l’Arbitro
case-plain-now = Che cosa è bene sapere ora
case-plain-no-blame = Nessuno è accusato di nulla. Una rettifica rimette a posto il gioco; non è una punizione.
case-plain-ask = Se qualcosa non è chiaro, chiedete. Non c’è fretta, e si prosegue quando tutti hanno capito.
case-plain-partner = Se la scelta spetta a voi, fatela da soli. Non cercate aiuto dal compagno.
case-plain-call = La prossima volta dite che qualcosa non va e chiamate l’Arbitro prima che qualcuno vi ponga rimedio. Chiamarlo non è mai scortese e non costa nulla.
case-plain-appeal = Se ritenete sbagliata la decisione, potete appellarvi. L’Arbitro vi dice come e fino a quando.

## Chiudere
case-closing = Chiudere il caso
case-reopening = Riaprire il caso
case-close = Chiudi il caso
case-reopen = Riapri
case-close-although = Chiudilo benché ciò resti aperto
case-missing-title = Prima di chiuderlo:
case-missing-ruling = Va data la decisione, con paragrafi e motivazione.
case-missing-explanation = Va spiegato tutto al tavolo.
case-missing-plain_explanation = Va spiegata con parole semplici al giocatore inesperto.
case-missing-forfeit = Va deciso se un diritto è perso.
case-pending-later_stage = C’è qualcosa da riprendere più avanti.
case-pending-reservation = Gli avversari non hanno detto se sono d’accordo che sia stata trasmessa informazione.
case-pending-appeal = L’appello non è ancora deciso.

## A che cosa fa pensare un’annotazione
case-flag-dummy_drew_attention = Il morto non può richiamare l’attenzione durante il gioco. Si decide lo stesso; va visto che cosa costa alla sua linea.
case-flag-acted_before_call = La linea innocente ha agito prima che fosse chiamato l’Arbitro. Può perdere il diritto alla rettifica: decide l’Arbitro.
case-flag-acted_before_explanation = La linea innocente ha agito prima che tutto fosse spiegato. Può perdere il diritto alla rettifica: decide l’Arbitro.
case-flag-corrected_early = La linea colpevole ha agito prima della decisione. Si decide su entrambe le azioni: può seguire un’ulteriore rettifica.
case-flag-settled_alone = I giocatori hanno deciso da soli. Vale solo ciò che l’Arbitro ha deciso.
case-flag-consulted = La scelta è solo del giocatore. Ciò che il compagno gli ha fatto capire è informazione non autorizzata.
case-flag-disputed = Si contesta che sia stata trasmessa informazione. L’Arbitro dovrebbe essere chiamato subito; di per sé non segue alcuna penalità.
case-flag-out_of_time = Quando l’Arbitro è stato chiamato, il termine per chiedere una decisione era scaduto.

## La cronologia
case-entry-opened = Il caso è stato aperto
case-entry-attention = { $who ->
    [nobody] È stata richiamata l’attenzione su un’irregolarità
   *[other] { WHO($who, cap: 1) } ha richiamato l’attenzione su un’irregolarità
}
case-entry-called = { $who ->
    [nobody] È stato chiamato l’Arbitro
   *[other] { WHO($who, cap: 1) } ha chiamato l’Arbitro
}
case-entry-acted = { $offending ->
    [true] { WHO($who, cap: 1) }, della linea colpevole, ha fatto questo:
   *[other] { WHO($who, cap: 1) }, della linea innocente, ha fatto questo:
}
case-entry-forfeit = { $lost ->
    [yes] Il diritto alla rettifica è perso (annotazione { $of })
    [partly] Il diritto alla rettifica è perso in parte (annotazione { $of })
   *[other] Il diritto alla rettifica non è perso (annotazione { $of })
}
case-entry-settled = { $decision ->
    [allowed] { $what ->
        [waived] I giocatori hanno condonato da soli una rettifica; l’Arbitro lo ha lasciato valere
       *[other] I giocatori hanno applicato da soli una rettifica; l’Arbitro l’ha lasciata valere
    }
   *[other] { $what ->
        [waived] I giocatori hanno condonato da soli una rettifica; l’Arbitro lo ha annullato
       *[other] I giocatori hanno applicato da soli una rettifica; l’Arbitro l’ha annullata
    }
}
case-entry-told = Risposta
case-entry-read_out = Sono state lette tutte le opzioni
case-entry-chosen = { $who ->
    [nobody] Il giocatore ha scelto
   *[other] { WHO($who, cap: 1) } ha scelto
}
case-entry-back = È stata ritirata l’ultima risposta
case-entry-resumed = Ripreso { $stage }
case-entry-explained = { $plainly ->
    [true] È stato spiegato tutto con parole semplici
   *[other] È stato spiegato tutto
}
case-entry-ruled = La decisione è stata data
case-entry-waived = L’Arbitro ha condonato la rettifica per giusta causa; lo aveva chiesto { WHO($who) }
case-entry-reserved = { WHO($who, cap: 1) } si è riservato il diritto nei confronti { WHO($against, form: "di") }
case-entry-answered = { $answer ->
    [agreed] Gli avversari sono d’accordo che sia stata trasmessa informazione: non è contestato
   *[other] Gli avversari contestano che sia stata trasmessa informazione
}
case-entry-inexperienced = { $is ->
    [true] { $who ->
        [nobody] Il colpevole è inesperto
       *[other] { WHO($who, cap: 1) } è inesperto
    }
   *[other] Il colpevole non è inesperto, dopo tutto
}
case-entry-measure = { $what ->
    [warning] Ammonizione
    [average_minus] Media meno non sotto il valore usuale
    [rectification] Rettifica
    [redress] Risarcimento
   *[penalty] Penalità procedurale
}{ $inexperience ->
    [true] , in considerazione dell’inesperienza
   *[other] {""}
}
case-entry-note = { $away ->
    [true] Nota, lontano dal tavolo
   *[other] Nota
}
case-entry-poll = È stato collegato un sondaggio
case-entry-adjustment = È stato collegato un punteggio arbitrale
case-entry-appealed = { $who ->
    [nobody] È stato annunciato un appello
   *[other] { WHO($who, cap: 1) } ha annunciato un appello
}
case-entry-taken = { $by } ha preso in carico il caso
case-entry-named = Sono stati annotati nomi di giocatori
case-entry-erased = Sono stati cancellati i nomi dei giocatori
case-entry-closed = Il caso è stato chiuso
case-entry-reopened = Il caso è stato riaperto

## Il modulo su carta
case-form = Modulo di decisione
case-form-at-table = Accertato al tavolo
case-form-away = Accertato lontano dal tavolo
case-form-nothing = Nulla.
case-form-comments = Appello
case-form-appellants = Osservazioni della linea che si appella
case-form-others = Osservazioni dell’altra linea
case-form-signed = Data, nomi e firme

## Non annotato
case-not-written = Questo non è stato annotato
case-meanwhile = Annotato nel frattempo
case-write-again = Annota lo stesso
case-field-text = Testo
case-field-reason = Motivo
case-field-grounds = Motivazione
case-field-laws = Paragrafi
case-field-appeal_minutes = Termine per l’appello, in minuti
case-field-by = Nome o iniziali dell’Arbitro
error-unknown-case = Qui non c’è alcun caso { $got }.
error-case-moved = Qualcun altro ha scritto in questo caso da quando è stato aperto. Nulla è perso: guardare che cosa è nuovo, poi annotare di nuovo.
error-case-needs = { $field ->
    [ruled-grounds] Una decisione vuole la sua motivazione.
    [ruled-laws] Una decisione vuole un paragrafo su cui poggiare.
    [ruled-appeal_minutes] Indicare fino a quando ci si può appellare.
    [forfeit-lost] Indicare se il diritto è perso.
    [forfeit-reason] Indicare perché.
    [waived-reason] Indicare per quale causa la rettifica è condonata.
    [named-seats] Annotare almeno un nome.
    [told-tick] Segnare i casi che ricorrono, o scegliere che non ne ricorre nessuno.
   *[other] Manca qualcosa: completare il modulo.
}
error-case-not-read-out = Si può scegliere solo quando sono state lette tutte le opzioni e dove porta ciascuna.
error-case-wrong-seat = Questa scelta non spetta a quel giocatore.
error-case-no-such-entry = Non c’è nulla da decidere sull’annotazione { $got }.
error-case-waive-offender = La linea colpevole non può chiedere che una rettifica sia condonata.
error-case-reserve = Il diritto si riserva nei confronti di un avversario, da parte di un giocatore che ritiene che la propria linea possa essere danneggiata.
error-case-inexperience = L’inesperienza non riduce alcuna rettifica né il risarcimento di nessuno.
error-case-nothing-told = Non c’è alcuna risposta da ritirare.
error-case-appeal-nothing = Non c’è ancora una decisione contro cui appellarsi.
error-case-closed = Il caso è chiuso. Prima va riaperto.
error-case-not-closed = Il caso non è chiuso.
error-case-opened-twice = Un caso si apre una volta sola.
error-case-not-opened = Un caso comincia con la sua apertura.
error-case-missing = { $what ->
    [ruling] Il caso non si può chiudere: prima va data la decisione, con paragrafi e motivazione.
    [explanation] Il caso non si può chiudere: prima va spiegato tutto al tavolo.
    [plain_explanation] Il caso non si può chiudere: prima va spiegato con parole semplici.
   *[forfeit] Il caso non si può chiudere: prima va deciso se un diritto è perso.
}
error-case-pending = { $what ->
    [later_stage] C’è qualcosa da riprendere più avanti. Segnare che si chiude lo stesso.
    [reservation] Gli avversari non hanno ancora risposto. Segnare che si chiude lo stesso.
   *[appeal] L’appello non è ancora deciso. Segnare che si chiude lo stesso.
}
error-cases-file = Questo non è un file di casi.
error-case-entry = «{ $got }» non è un’annotazione di un caso.
error-case-two-ways = Il caso { $got } è andato avanti qui in un altro modo: non è stato acquisito nulla.
