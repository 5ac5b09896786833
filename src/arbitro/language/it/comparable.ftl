## Due chiamate confrontate criterio per criterio: la nuova è paragonabile? Decide l’Arbitro.
comparable-limb-same_or_similar = Lo stesso significato, o uno simile
comparable-limb-subset = Una parte dei significati possibili
comparable-limb-same_purpose = La stessa funzione

comparable-proposed-yes = Proposta: paragonabile
comparable-proposed-no = Proposta: non paragonabile
comparable-proposed-open = Aperto: giudica l’Arbitro

comparable-ground-same-hands = Le due chiamate si fanno con le stesse mani.
comparable-ground-no-common-hand = Nessuna mano potrebbe fare entrambe le chiamate.
comparable-ground-shown-suits-differ = Una delle chiamate mostra un seme di almeno quattro carte che l’altra non mostra.
comparable-ground-degree = Alcune mani potrebbero fare entrambe le chiamate, altre una sola. Quanto siano simili è questione di grado.
comparable-ground-forcing-differs = Una chiamata è forzante, l’altra no.
comparable-ground-purpose-differs = Le due chiamate hanno funzioni diverse.
comparable-ground-within = Ogni mano della nuova chiamata avrebbe potuto fare anche quella ritirata.
comparable-ground-not-by-hands = Nessuna mano lo esclude. Ma la chiamata ritirata chiede qualcosa, o della mano non è stato detto nulla.
comparable-ground-outside = C’è una mano che potrebbe fare la nuova chiamata e non avrebbe potuto fare quella ritirata.
comparable-ground-strength-unknown = La forza non è nota.
comparable-ground-same-job = Le due chiamate svolgono la stessa funzione.
comparable-ground-same-purpose-only = Le due chiamate hanno una funzione dello stesso genere. Se sia la stessa lo giudica l’Arbitro.
comparable-ground-subject-differs = La funzione è dello stesso genere, ma riguarda un’altra cosa.
comparable-ground-subject-unknown = Non è noto per entrambe le chiamate che cosa riguarda la funzione.
comparable-ground-purpose-unknown = Non è nota la funzione di entrambe le chiamate.
comparable-ground-no-purpose = Le due chiamate sono naturali. Non hanno una funzione da confrontare.

comparable-example = Per esempio: { $pattern }, { $points } punti
comparable-example-any = Per esempio: { $pattern }, con qualunque forza
comparable-strength = Forza
comparable-common = In comune: { $range }
comparable-nothing-common = Nulla in comune

comparable-relation-equal = uguale
comparable-relation-within = più ristretto
comparable-relation-wider = più ampio
comparable-relation-overlap = uguale in parte
comparable-relation-apart = diverso
comparable-relation-unknown = non noto

comparable-purpose-natural = Naturale
comparable-purpose-asking = Chiede qualcosa
comparable-purpose-relay = Relay
comparable-purpose-transfer = Transfer
comparable-purpose-puppet = Puppet: obbliga il compagno a una licita fissa
comparable-purpose-takeout = Informativo
comparable-purpose-penalty = Punitivo
comparable-purpose-preempt = Barrage
comparable-purpose-raise = Appoggio
comparable-purpose-control = Mostra un controllo
comparable-purpose-other = Altra funzione

## Il colloquio lontano dal tavolo
comparable-advice-ask-meant = Chiedergli che cosa intendeva con la chiamata, e in quale licitazione credeva di essere.
comparable-advice-ask-methods = Chiedergli che cosa significano nei suoi metodi le chiamate che ora potrebbe scegliere.
comparable-advice-let-him-ask = Può chiedere all’Arbitro se una chiamata sarebbe paragonabile.
comparable-advice-answer-which = Rispondergli il vero, sì o no, con ciò che ne segue per il compagno.
comparable-advice-no-advice = Non dirgli quale chiamata scegliere, né che cosa hanno o intendono gli avversari.
comparable-advice-not-at-table = Non dire nulla di questo al tavolo: gli avversari non hanno diritto di sapere che cosa intendeva, e il compagno non deve saperlo.

error-meaning-range = { $got } non è un intervallo.
error-meaning-impossible = Nessuna mano di tredici carte corrisponde a questo: { $got }.
error-meaning-missing = Una delle chiamate non ha ancora un significato.
