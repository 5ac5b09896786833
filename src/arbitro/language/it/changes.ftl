## Tipi
kind-insufficient_bid = Una licita insufficiente
    .hint = Nel suo turno un giocatore ha licitato troppo basso: non supera l’ultima licita
    .search = insufficiente licita dichiarazione troppo bassa basso non basta sotto livello
kind-call_changed = Un cambio di chiamata
    .hint = Un giocatore ha cambiato la sua chiamata o vuole cambiarla: un errore meccanico, o un ripensamento
    .search = cambio cambiare cambiato chiamata errore meccanico involontaria lapsus cartellino sbagliato bidding box correggere sbagliato ripensamento cambiato idea
kind-lead_restriction = L’attacco dopo una chiamata ritirata
    .hint = In licitazione è stata ritirata una chiamata, e tocca attaccare al compagno del colpevole
    .search = attacco restrizione restrizioni limitare proibire vietare richiedere seme chiamata ritirata controgioco primo attacco

## Caselle
slot-insufficient-bid = La licita insufficiente
slot-insufficient-replacement = Che cosa la sostituisce
slot-insufficient-partner = Che cosa ne segue per il compagno
slot-insufficient-others_information = Informazioni per la linea innocente
slot-insufficient-offenders_information = Informazioni per la linea colpevole
slot-insufficient-lead = L’attacco
slot-insufficient-help = Aiuto dall’infrazione
slot-insufficient-awareness = Avrebbe potuto sapere?
slot-change-call = La chiamata
slot-change-lho = La chiamata dell’avversario di sinistra
slot-change-slip_information = Che cosa ha mostrato la chiamata involontaria
slot-change-others_information = Informazioni per la linea innocente
slot-change-offenders_information = Informazioni per la linea colpevole
slot-change-lead = L’attacco
slot-change-help = Aiuto dall’infrazione
slot-change-awareness = Avrebbe potuto sapere?
slot-lead-restriction = Che cosa può fare il dichiarante
slot-lead-several = Più chiamate ritirate
slot-lead-penalty_card = La carta penalizzata
slot-lead-now = L’attacco adesso
slot-lead-breach = L’attacco che è stato fatto

## Fatti: che cosa comporta ogni chiamata ritirata
fact-withdrawal-comparable = La chiamata che resta è paragonabile a quella ritirata?
    .short = Paragonabile
    .note = Accertare lontano dal tavolo che cosa significano le due chiamate nei metodi di questa coppia. Basta una delle tre condizioni. Se siano simili lo giudica l’Arbitro.
    .is-same_or_similar = Sì: ha lo stesso significato, o uno simile
    .is-subset = Sì: ogni mano che la fa avrebbe potuto fare anche la chiamata ritirata
    .is-same_purpose = Sì: ha la stessa funzione, per esempio chiede la stessa cosa o è un relay
    .is-no = No
fact-withdrawal-offender_defends = La linea del colpevole difende?
    .short = La linea del colpevole difende
    .note = Riprendere questo punto a licitazione finita.
fact-withdrawal-withdrawn_about = A che cosa si riferiva la chiamata cancellata?
    .short = La chiamata cancellata si riferiva a
    .note = Senza atout, una chiamata artificiale senza seme, un passo o un contro: altro.
    .is-suit = Uno o più semi, e non tutti li ha mostrati nella licitazione legale
    .is-suit_shown_again = Uno o più semi, e li ha mostrati tutti anche nella licitazione legale
    .is-other = Altro: senza atout, o nessun seme in particolare
fact-withdrawal-helped = L’infrazione ha aiutato la linea colpevole e danneggiato l’altra?
    .short = Aiuto dall’infrazione
    .note = Servono tutte e tre le condizioni: ha aiutato, senza quell’aiuto la smazzata poteva facilmente finire in altro modo, e l’altra linea ci ha perso.
fact-withdrawal-could_have_known = Il colpevole avrebbe potuto sapere che questo poteva facilmente danneggiare l’altra linea, e la sua linea ne ha ottenuto vantaggio?
    .short = Avrebbe potuto sapere, e ne ha avuto vantaggio
    .note = Giudicare dal momento in cui ha sbagliato. Non occorre provare che l’abbia fatto apposta.

## Fatti: una licita insufficiente
fact-insufficient-slip = È stato un errore meccanico o un lapsus: voleva fare un’altra chiamata?
    .short = Errore meccanico o lapsus
    .note = Chiederglielo lontano dal tavolo. Un ripensamento non lo è. Non lo è nemmeno una licita pensata per una licitazione che aveva letto male. Se il suo compagno ha già chiamato, non si può più correggere: rispondere no.
fact-insufficient-lho_called = Il suo avversario di sinistra ha chiamato sopra la licita insufficiente?
    .short = L’avversario di sinistra ha chiamato sopra
    .note = Conta anche un passo. Non conta una chiamata fatta quando il colpevole aveva già cambiato la sua licita.
fact-insufficient-replaced = Ha già messo un’altra chiamata, prima della decisione dell’Arbitro?
    .short = Sostituita prima della decisione
fact-insufficient-accepted = L’avversario di sinistra accetta la licita insufficiente?
    .short = Licita insufficiente accettata
    .note = Dirgli prima che cosa segue se non la accetta. Può chiedere al compagno del colpevole che cosa significherebbero altre chiamate. Che cosa intendesse il colpevole non deve saperlo. Anche se il colpevole ha già cambiato la sua licita, la si può ancora accettare.
fact-insufficient-replacement = Che cosa mette al suo posto?
    .short = Al suo posto
    .note = Può chiedere all’Arbitro, lontano dal tavolo, quali chiamate lascerebbero libero il compagno, e l’Arbitro risponde. Non gli dà consigli. Se ha già messo un’altra chiamata, conta quella. Una chiamata illegale per un altro motivo non conta.
    .is-bid = Una licita sufficiente
    .is-pass = Un passo
    .is-double = Un contro o surcontro
    .is-insufficient = Un’altra licita insufficiente
fact-insufficient-lowest_same = È la più bassa licita sufficiente che mostra la stessa cosa di quella insufficiente: il seme o i semi, o senza atout?
    .short = La più bassa che mostra la stessa cosa
    .note = Di una licita artificiale conta il seme che mostra, non quello che nomina. Deve dirne lo stesso genere di cosa: che è lungo, che è corto o che c’è un controllo.
fact-insufficient-both_natural = È fuori dubbio che nessuna delle due licite fosse artificiale?
    .short = Entrambe le licite naturali
fact-insufficient-more_precise = La nuova chiamata significa la stessa cosa, o qualcosa di più preciso?
    .short = Stesso significato, o più preciso
    .note = Ogni mano che può mostrare deve essere una che la licita insufficiente avrebbe potuto mostrare.
fact-insufficient-second_accepted = L’avversario di sinistra accetta quella seconda licita insufficiente?
    .short = Seconda licita insufficiente accettata
fact-insufficient-lead_reached = Si lascia che il dichiarante limiti l’attacco del compagno del colpevole?
    .short = Attacco limitato
    .note = È stata accettata la prima licita, e la chiamata messa al suo posto è caduta. Il Codice non dice se questa conti come ritirata. Una chiamata paragonabile non limita nulla in nessun caso.

## Fatti: un cambio di chiamata
fact-change-cause = Perché vuole un’altra chiamata?
    .short = Causa
    .note = Chiedergli lontano dal tavolo che cosa voleva nel momento in cui ha chiamato. Dimenticare ciò che era stato licitato, o credere che la licitazione fosse finita, non è un errore meccanico né un lapsus.
    .is-slip = Un errore meccanico o un lapsus: ha estratto, scritto o detto una chiamata diversa da quella che voleva
    .is-mind = Era intenzionale: quando l’ha fatta, voleva quella chiamata
fact-change-since = Chi ha chiamato dopo, sopra la chiamata involontaria?
    .short = Dopo l’errore
    .note = Il periodo licitativo finisce quando l’attacco iniziale è scoperto, o quando le mani sono tornate nel board.
    .is-nobody = Nessuno
    .is-lho = L’avversario di sinistra, ma non il suo compagno
    .is-partner = Il suo compagno
    .is-period_over = Non il suo compagno, ma il periodo licitativo è finito
fact-change-paused = Una volta accortosi, si è fermato a pensare prima di cambiarla o di tentare di farlo?
    .short = Si è fermato a pensare
fact-change-lho_withdraws = L’avversario di sinistra ritira la sua chiamata?
    .short = L’avversario di sinistra ritira la sua chiamata
    .note = Può farlo. Ciò che la chiamata ha mostrato vale allora solo per la sua linea.
fact-change-second = Ha fatto un’altra chiamata al suo posto?
    .short = Seconda chiamata
    .note = La chiamata sopra la seconda di chi non si era accorto del cambio non accetta nulla. Una nuova chiamata a licitazione finita si decide come chiamata dopo il passo finale.
    .is-none = No
    .is-called_over = Sì, e l’avversario di sinistra ha chiamato apposta sopra di essa
    .is-open = Sì, e l’avversario di sinistra non ha chiamato sopra di essa
    .is-first_illegal = Sì, l’avversario di sinistra non ha chiamato sopra di essa, e la prima chiamata era essa stessa illegale, per esempio insufficiente o fuori turno
fact-change-lho_accepts = L’avversario di sinistra accetta la seconda chiamata?
    .short = Seconda chiamata accettata
    .note = Un contro o surcontro che non è mai ammesso, o una licita superiore a sette, non si può accettare: decidere prima su questo.

## Fatti: l’attacco dopo una chiamata ritirata
fact-lead-freed = C’è qualcosa che lascia libero l’attacco?
    .short = Lascia libero l’attacco
    .note = Il Codice lo lascia libero per una chiamata involontaria corretta, per la sostituzione di una licita insufficiente rimasta senza altre conseguenze, per una chiamata di un avversario nel proprio turno, per una chiamata ripetuta dopo il passo dell’avversario di destra, e quando una chiamata illegale è stata accettata o cancellata perché un avversario aveva chiamato.
    .is-nothing = No
    .is-comparable = Al suo posto resta una chiamata paragonabile
    .is-same_call = Ha rifatto la stessa chiamata, con un significato molto simile
    .is-law = L’articolo su quell’irregolarità
fact-lead-turn = A che punto è l’attacco del compagno del colpevole?
    .short = L’attacco del compagno
    .note = Conta l’attacco iniziale, e così l’attacco in qualunque presa successiva.
    .is-first = Tocca a lui attaccare per la prima volta, o lo ha appena fatto
    .is-kept = Ha mantenuto la presa dal suo primo attacco
    .is-lost = È stato in presa e l’ha persa
    .is-declaring = La sua linea non difende
fact-lead-all_specified = Il colpevole ha mostrato tutti e quattro i semi nella licitazione legale?
    .short = Mostrati tutti e quattro i semi
    .tick = Il colpevole ha mostrato tutti e quattro i semi nella licitazione legale
fact-lead-several = È stata ritirata più di una chiamata del colpevole?
    .short = Più chiamate ritirate
    .tick = È stata ritirata più di una chiamata del colpevole
fact-lead-penalty_card = Il colpevole ha sul tavolo una carta penalizzata maggiore?
    .short = Carta penalizzata maggiore
    .tick = Il colpevole ha sul tavolo una carta penalizzata maggiore
screen-lead-exceptions = Ricorre qualcuno di questi casi?
fact-lead-choice = Che cosa sceglie il dichiarante?
    .short = Scelta del dichiarante
    .note = Sceglie prima dell’attacco, da solo. Non è tenuto a limitare nulla. Se ha già scelto, indicare che cosa.
    .is-none = Nessuna restrizione
    .is-forbid = Proibisce un seme
    .is-require = Richiede un seme
fact-lead-broken = L’attacco è stato contrario alla scelta?
    .short = Attacco contrario alla scelta
fact-lead-able = Poteva rispettarla?
    .short = Poteva rispettarla

## Esiti: la licitazione
outcome-rule_as_unintended = La chiamata era involontaria. Si decide come cambio di chiamata, e poi sulla chiamata che voleva fare.
outcome-second_attempt_accepted = La seconda licita, anch’essa insufficiente, è accettata. La licitazione continua come se fosse legale.
outcome-treated_as_legal = La chiamata è accettata. La licitazione continua come se fosse legale.
outcome-call_cancelled = La chiamata { WHO($who, form: "di") } è cancellata.
outcome-must_replace_call = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono mettere al suo posto una chiamata legale.
   *[singolare] { WHO($who, cap: 1) } deve mettere al suo posto una chiamata legale.
}
outcome-replacement_stands = La nuova chiamata { WHO($who, form: "di") } resta valida. La licitazione continua.
outcome-call_stands = La chiamata { WHO($who, form: "di") } resta valida. La licitazione continua.
outcome-nothing_further = La licitazione continua. Non c’è altra rettifica.
outcome-choose_again = Anche quella chiamata { WHO($who, form: "di") } { WHO($who, form: "num") ->
    [plurale] è cancellata. Devono sceglierne un’altra, legale.
   *[singolare] è cancellata. Deve sceglierne un’altra, legale.
}
outcome-must_pass_once = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono passare al loro prossimo turno. Poi non hanno altri obblighi.
   *[singolare] { WHO($who, cap: 1) } deve passare al suo prossimo turno. Poi non ha altri obblighi.
}
outcome-must_pass_throughout = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono passare per il resto della licitazione.
   *[singolare] { WHO($who, cap: 1) } deve passare per il resto della licitazione.
}
outcome-both_must_pass_throughout = I due giocatori { WHO($side, form: "di") } devono passare per il resto della licitazione.
outcome-must_repeat_call = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } devono rifare la stessa chiamata nel loro turno.
   *[singolare] { WHO($who, cap: 1) } deve rifare la stessa chiamata nel suo turno.
}
outcome-may_make_any_call = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } possono fare nel loro turno qualunque chiamata legale.
   *[singolare] { WHO($who, cap: 1) } può fare nel suo turno qualunque chiamata legale.
}
outcome-lead_may_be_forbidden = La prima volta che tocca { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, form: "a") } attaccare, il dichiarante può proibire loro un seme che il colpevole non ha mostrato nella licitazione legale, finché mantengono la presa.
   *[singolare] { WHO($leader, form: "a") } attaccare, il dichiarante può proibirgli un seme che il colpevole non ha mostrato nella licitazione legale, finché mantiene la presa.
}
outcome-lead_may_be_required_or_forbidden = La prima volta che tocca { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, form: "a") } attaccare, il dichiarante sceglie fra i semi cui si riferiva la chiamata ritirata e che il colpevole non ha mostrato nella licitazione legale: può richiederne uno, o proibirne uno finché mantengono la presa.
   *[singolare] { WHO($leader, form: "a") } attaccare, il dichiarante sceglie fra i semi cui si riferiva la chiamata ritirata e che il colpevole non ha mostrato nella licitazione legale: può richiederne uno, o proibirne uno finché il giocatore mantiene la presa.
}
outcome-no_lead_restriction = L’attacco { WHO($leader, form: "di") } è libero.
outcome-assign_for_help = Si assegna un punteggio arbitrale: l’infrazione ha aiutato, e l’altra linea ci ha perso. Mirare al risultato probabile senza l’infrazione.

## Esiti: cambi di chiamata, licite insufficienti, l’attacco
outcome-early_replacement_counts = { WHO($who, form: "num") ->
    [plurale] { WHO($who, cap: 1) } l’hanno già sostituita. Quella chiamata si giudica come se la scegliessero adesso.
   *[singolare] { WHO($who, cap: 1) } l’ha già sostituita. Quella chiamata si giudica come se la scegliesse adesso.
}
outcome-intended_call_replaces = Può mettere la chiamata che voleva fare. Poi la si giudica come ogni altra.
outcome-first_call_stands = La prima chiamata resta. Non può essere cambiata. Se era illegale, decidere adesso su quella.
outcome-second_call_accepted = La seconda chiamata è accettata e resta. La prima è ritirata, e la licitazione continua.
outcome-second_call_cancelled = La seconda chiamata è cancellata. La prima resta, e la licitazione continua.
outcome-first_call_ruled_now = La seconda chiamata è cancellata. Torna la prima, che è illegale: decidere adesso su quella. Anche la chiamata cancellata può limitare l’attacco.
outcome-lhos_call_taken_back = L’avversario di sinistra ritira la sua chiamata e chiama di nuovo.
outcome-lhos_call_stays = L’avversario di sinistra lascia la sua chiamata com’è, se è ancora legale.
outcome-lhos_call_authorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } possono
   *[singolare] { WHO($side, cap: 1) } può
} usare ciò che ha mostrato la chiamata ritirata dall’avversario di sinistra.
outcome-lhos_call_unauthorised = { WHO($side, form: "num") ->
    [plurale] { WHO($side, cap: 1) } non possono
   *[singolare] { WHO($side, cap: 1) } non può
} usare ciò che ha mostrato la chiamata ritirata dall’avversario di sinistra. Questo vale per entrambi i giocatori.
outcome-restriction_lasts = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } hanno mantenuto la presa.
   *[singolare] { WHO($leader, cap: 1) } ha mantenuto la presa.
} Il seme che il dichiarante ha proibito resta proibito. Non si sceglie di nuovo.
outcome-restriction_over = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } hanno perso la presa.
   *[singolare] { WHO($leader, cap: 1) } ha perso la presa.
} Non c’è più alcuna restrizione.
outcome-lead_is_free = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } possono attaccare con qualunque carta.
   *[singolare] { WHO($leader, cap: 1) } può attaccare con qualunque carta.
}
outcome-suit_forbidden = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } non possono attaccare nel seme nominato dal dichiarante, finché mantengono la presa.
   *[singolare] { WHO($leader, cap: 1) } non può attaccare nel seme nominato dal dichiarante, finché mantiene la presa.
}
outcome-suit_required = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } devono attaccare nel seme nominato dal dichiarante.
   *[singolare] { WHO($leader, cap: 1) } deve attaccare nel seme nominato dal dichiarante.
}
outcome-requirement_refused = Qui il dichiarante non può richiedere un seme. Può solo proibirne uno.
outcome-one_restriction_only = Sono state ritirate più chiamate. La restrizione è comunque una sola.
outcome-penalty_card_options_too = Il dichiarante ha in più le opzioni che gli dà la carta penalizzata.
outcome-any_card_may_be_led = { WHO($leader, form: "num") ->
    [plurale] { WHO($leader, cap: 1) } non potevano rispettare la scelta. Il loro attacco resta.
   *[singolare] { WHO($leader, cap: 1) } non poteva rispettare la scelta. Il suo attacco resta.
}
outcome-rule_as_revoke = Poteva rispettarla. Si decide come renonce.
