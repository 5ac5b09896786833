## Tipi
kind-adjusted_score = Punteggio arbitrale
    .hint = Quando si può modificare un punteggio, e come: assegnato, ponderato, artificiale
    .search = arbitrale punteggio modificare modifica assegnato ponderato ponderare pesato artificiale media più meno 60 40 danno risarcimento bilanciato split equità

## Caselle
slot-adjusted-power = I poteri dell’Arbitro
slot-adjusted-damage = Il danno
slot-adjusted-gain = Il vantaggio
slot-adjusted-score = Il punteggio
slot-adjusted-results = I risultati
slot-adjusted-own_error = L’errore proprio della linea innocente
slot-adjusted-offenders = Il punteggio della linea colpevole
slot-adjusted-ns = Nord-Sud
slot-adjusted-ew = Est-Ovest
slot-adjusted-balance = Il bilanciamento
slot-adjusted-form = Questo tipo di competizione
slot-adjusted-session = Al termine della sessione

## Fatti
fact-adjusted-ground = Perché si pensa a un punteggio arbitrale?
    .short = Motivo
    .is-law_provides = Un articolo dispone che per questa infrazione il punteggio si modifichi
    .is-no_rectification = Il Codice non ha una rettifica per questo tipo di violazione
    .is-no_normal_play = Nessuna rettifica permette di giocare normalmente il board
    .is-wrong_rectification = Un’irregolarità è stata rettificata in modo sbagliato
    .is-harshness = La rettifica prescritta dal Codice sembra troppo severa, o troppo mite
fact-adjusted-asked_by = Su iniziativa di chi?
    .short = Iniziativa
    .is-player = Lo chiede un giocatore
    .is-director = Dell’Arbitro stesso
fact-adjusted-in_time = È nei termini di tempo?
    .short = Nei termini
    .note = Se non è stabilito altrimenti, trenta minuti da quando il punteggio è stato reso disponibile; l’organizzatore può aver fissato un altro termine.
fact-adjusted-by_director = La rettifica sbagliata è stata dell’Arbitro?
    .short = Errore dell’Arbitro
fact-adjusted-still_normal = Si può rimediare in modo che il board abbia un punteggio normale?
    .short = Punteggio normale ancora possibile
fact-adjusted-damage = L’infrazione ha lasciato la linea innocente peggio di quanto poteva aspettarsi senza?
    .short = Danno
fact-adjusted-gain = La linea colpevole ha ottenuto un vantaggio dall’infrazione?
    .short = Vantaggio
fact-adjusted-assignable = Si può dire che cosa sarebbe successo senza l’infrazione?
    .short = Risultato senza l’infrazione
    .is-yes = Sì: un risultato, o alcuni con le loro probabilità
    .is-too_many = Le possibilità sono troppe, o non sono evidenti
    .is-none = Non si può ottenere alcun risultato
fact-adjusted-prefers_artificial = Si assegna invece un punteggio artificiale?
    .short = Invece, punteggio artificiale
fact-adjusted-own_error = La linea innocente si è danneggiata da sé dopo l’infrazione?
    .short = Errore proprio
    .note = La soglia è quella di ciascuna edizione. Un errore causato dall’infrazione non è mai un errore proprio.
    .is-no = No
    .is-related = Con un errore causato dall’infrazione
    .is-serious = Con un errore grave senza rapporto con l’infrazione
    .is-extremely_serious = Con un errore estremamente grave senza rapporto con l’infrazione
    .is-wild = Con un’azione avventata
    .is-gambling = Con un’azione azzardata: una scommessa gratis
fact-adjusted-scoring = Come si calcola il risultato della gara?
    .short = Metodo di calcolo
    .is-matchpoints = Match point
    .is-imp_pairs = Coppie a IMP
    .is-teams = Un incontro a squadre
    .is-knockout = Un incontro a eliminazione diretta (KO)
    .is-individual = Un individuale
fact-adjusted-fault_ns = Che colpa hanno Nord-Sud se manca un risultato?
    .short = Colpa di Nord-Sud
    .is-none = Nessuna
    .is-partly = Solo parziale
    .is-directly = Diretta
fact-adjusted-fault_ew = Che colpa hanno Est-Ovest se manca un risultato?
    .short = Colpa di Est-Ovest
    .is-none = Nessuna
    .is-partly = Solo parziale
    .is-directly = Diretta

## Esiti
outcome-may_adjust_for = Si può assegnare un punteggio arbitrale a favore { WHO($side, form: "di") }.
outcome-may_adjust = Si può assegnare un punteggio arbitrale.
outcome-adjust_as_law_says = Il punteggio si modifica come dispone l’articolo che è stato violato.
outcome-no_adjustment = { $reason ->
    [asked_too_late] Nessuna modifica: i giocatori la chiedono troppo tardi.
    [noticed_too_late] Nessuna modifica: è troppo tardi perché l’Arbitro intervenga di propria iniziativa.
   *[harshness] Nessuna modifica: non è un motivo che la rettifica prescritta sia troppo severa o troppo mite con una linea.
}
outcome-both_sides_non_offending = L’errore è stato dell’Arbitro: il punteggio si modifica trattando entrambe le linee come innocenti.
outcome-correct_the_ruling = Si corregge la decisione e il board ha il suo punteggio normale.
outcome-repair_damage = Si risarcisce il danno { WHO($side, form: "di") }.
outcome-no_damage = Nessun danno per { WHO($side) }: non c’è nulla da risarcire.
outcome-take_away_gain = Si toglie { WHO($side, form: "a") } il vantaggio ottenuto.
outcome-no_gain = Nessun vantaggio per { WHO($side) }: non c’è nulla da togliere.
outcome-assign_score = Si assegna un punteggio al posto di quello ottenuto, il più vicino possibile a quanto sarebbe probabilmente successo.
outcome-artificial_instead = Si può assegnare un punteggio artificiale: i risultati possibili sono troppi.
outcome-artificial_score = Si assegna un punteggio artificiale, a ciascuna linea secondo la propria colpa.
outcome-may_weight = { $legal_only ->
    [yes] Il punteggio può essere ponderato fra più risultati. Conta solo ciò che si poteva raggiungere legalmente.
   *[no] Il punteggio può essere ponderato fra più risultati.
}
outcome-most_and_least_favourable = { WHO($innocent, cap: 1) }: il risultato più favorevole che era probabile senza l’infrazione. { WHO($guilty, cap: 1) }: il più sfavorevole che era in qualche misura probabile.
outcome-most_favourable_for_both = Ciascuna linea: il risultato più favorevole che era probabile con una decisione corretta.
outcome-own_damage_not_repaired = Nessun risarcimento { WHO($side, form: "a") } per il danno autoinflitto.
outcome-offenders_without_the_error = Il punteggio { WHO($side, form: "di") } si calcola come se l’infrazione fosse stata rettificata; l’errore degli avversari si lascia da parte.
outcome-error_does_not_count = L’errore non toglie nulla al risarcimento { WHO($side, form: "di") }.
outcome-artificial = { $unit ->
    [percent] { $award ->
        [plus] { WHO($side, cap: 1) }: media più, almeno il 60% dei match point.
        [average] { WHO($side, cap: 1) }: media, il 50% dei match point.
       *[minus] { WHO($side, cap: 1) }: media meno, al massimo il 40% dei match point.
    }
    [imps] { $award ->
        [plus] { WHO($side, cap: 1) }: media più, di solito 3 IMP.
        [average] { WHO($side, cap: 1) }: media, 0 IMP.
       *[minus] { WHO($side, cap: 1) }: media meno, di solito −3 IMP.
    }
   *[authority] { $award ->
        [plus] { WHO($side, cap: 1) }: media più, di solito 3 IMP; vedere il regolamento della gara.
        [average] { WHO($side, cap: 1) }: media, 0 IMP.
       *[minus] { WHO($side, cap: 1) }: media meno, di solito −3 IMP; vedere il regolamento della gara.
    }
}
outcome-provisional_until_session = Provvisorio: al termine della sessione, guardare il punteggio del concorrente negli altri suoi board. Se non ha colpa e supera lì il 60%, o ha colpa e resta sotto il 40%, riceve quello; in IMP, l’equivalente.
outcome-need_not_balance = I punteggi delle due linee non devono necessariamente bilanciarsi.
outcome-average_the_two_sides = Eliminazione diretta: si calcolano gli IMP di ciascuna linea per conto suo, poi si dà a entrambe la media.
outcome-both_partners_alike = Individuale: vale allo stesso modo per i due compagni della linea, ma nessuna penalità al compagno che non ha colpa.
outcome-teams_own_rule = Squadre: prima di assegnare, vedere la norma speciale sui punteggi arbitrali in un incontro.
