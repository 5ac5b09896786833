## Il registro delle informazioni: che cosa può usare ogni giocatore (Articolo 16)
information-title = Chi può usare che cosa
information-of = Che cosa può usare { WHO($who) }
information-after = { $count ->
    [0] Prima del primo evento
    [one] Dopo il primo di { $all } eventi
   *[other] Dopo { $count } di { $all } eventi
}
information-first = Prima va risolto questo: { WHO($who) }, evento { $number }. { $reason }
information-with = { $what }: { $shown }
information-said = { $what }: «{ $text }»

## Che cosa ne può fare un giocatore
information-status-authorised = autorizzata
    .means = Può usarla.
information-status-unauthorised = non autorizzata
    .means = Deve evitare di trarne qualunque vantaggio.
information-status-extraneous = estranea
    .means = Viene da fuori del gioco: non può basarvi una chiamata o una giocata.
information-status-unknown = non nota
    .means = Il giocatore non la conosce.
information-status-open = da decidere
    .means = C’è prima altro da risolvere, oppure il Codice lascia la questione aperta: decide l’Arbitro.
information-tainted = influenzata
    .means = La chiamata o giocata è legale; quanto vi aggiunge altra informazione non può essere usato.

## Da dove viene
information-source-call = chiamata
information-source-play = carta giocata
information-source-designation = carta nominata e non giocata
information-source-withdrawn = ritirata
information-withdrawn-under = { $what }, ritirata ({ $law })
information-source-exposed = carta esposta
information-source-penalty_card = carta penalizzata
information-penalty-on_table = carta penalizzata sul tavolo
information-penalty-returned = carta penalizzata ripresa in mano
information-penalty-played = carta penalizzata, poi giocata
information-source-dummy = morto
information-source-own_hand = la propria mano
information-source-hand = mano
information-source-claim = richiesta o concessione
information-source-declared = autorizzata da un Articolo o dal regolamento
information-source-carrier = informazione estranea
information-source-alert = alert
information-source-procedure = quanto deriva dalla procedura legale: risposte, alert, carte delle convenzioni
information-source-known_before = nota prima di estrarre le carte dal board
information-source-score = la propria valutazione del punteggio
information-source-traits = le caratteristiche (testo: espressioni) degli avversari
information-source-regulations = il regolamento della gara
information-source-elsewhere = informazione da altre fonti
information-source-card_seen = carta vista per caso

## Con che mezzo viene dal compagno
information-carrier-remark = rilievo
information-carrier-question = domanda
information-carrier-reply = risposta a una domanda
information-carrier-unexpected_alert = alert inatteso
information-carrier-missing_alert = mancato alert
information-carrier-hesitation = inequivocabile esitazione
information-carrier-speed = velocità inconsueta
information-carrier-emphasis = speciale enfasi
information-carrier-tone = tono
information-carrier-gesture = gesto
information-carrier-movement = movimento
information-carrier-mannerism = manierismo
information-carrier-other = altro
information-gloss-basis = Inatteso rispetto a ciò su cui si basava la chiamata ({ $texts }).
information-gloss-auction = Inatteso rispetto allo svolgimento della licitazione ({ $texts }).
information-text-es-2007 = testo spagnolo del 2007
information-text-it-2007 = nota al testo italiano del 2007

## Per quale caso viene da altre fonti
information-way-wrong_hand = ha guardato la mano sbagliata
information-way-call_heard = ha udito una chiamata
information-way-result_heard = ha udito un risultato
information-way-remark_heard = ha udito un rilievo
information-way-cards_elsewhere = ha visto delle carte a un altro tavolo
information-way-card_here = ha visto al suo tavolo una carta di un altro giocatore
information-way-other = ha udito qualcosa

## Che altro occorre sapere
information-reason-pending = Finora né accettata né ritirata.
information-reason-no_legal_basis = Ritirata senza che il Codice lo preveda: va deciso prima questo.
information-reason-offender_unknown = La registrazione non mostra di chi fosse l’infrazione.
information-reason-no_offender = Ritirata senza infrazione: il Codice non dice chi può usarla.
information-reason-unverified = Non verificato su un testo di questa edizione: leggere il paragrafo prima di decidere.
information-reason-alert_expected = Gli dice qualcosa solo se l’ha dato il compagno e non se lo aspettava.
information-reason-whose_card = Dipende da chi aveva la carta.
information-reason-claim = Dipende dall’esito della richiesta.
information-reason-at_odds = Qui la registrazione si contraddice.
information-reason-own_risk = A proprio rischio.
information-reason-interpretation = Lettura nostra: qui il Codice tace, decide l’Arbitro.

## Le pagine
information-table = Il tavolo
information-step-first = Inizio
information-step-back = Indietro
information-step-on = Avanti
information-step-last = Fine
information-steps = Scorrere il board passo per passo
information-hands = mani di { $names }
information-all = Tutti possono usare, salvo quanto detto sopra
information-all-count = { $count ->
    [0] ancora nessuna chiamata o carta
    [one] una chiamata o carta
   *[other] { $count } chiamate e carte
}
information-group-yes = Può usare
information-group-no = Non può usare
information-group-open = Da decidere
information-group-unknown = Non conosce
information-words = Che cosa vogliono dire le parole
information-back-to-board = Torna al board

## Eventi che di per sé non dicono nulla
information-event-withdrawn = ritirata: { $what }
information-event-accepted = chiamata accettata
information-event-obliged = obbligo di passare
information-event-obliged_to_repeat = obbligo di ripetere { $call }
information-event-claim_agreed = richiesta accettata
information-event-claim_objected = obiezione alla richiesta
information-event-played_on = si continua a giocare
information-event-attention_drawn = attenzione richiamata
information-event-next_board_called = chiamata nel board successivo
information-event-round_ended = fine del turno
information-event-hands_returned = mani rimesse nel board
information-event-director_called = chiamato l’Arbitro
information-event-card_picked_up = carta penalizzata ripresa
information-event-comment = commento
