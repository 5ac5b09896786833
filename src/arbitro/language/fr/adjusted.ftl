## Types d’incident
kind-adjusted_score = Marque ajustée
    .hint = Quand une marque peut être ajustée, et comment : de remplacement, pondérée, artificielle
    .search = marque ajustée ajuster ajustement score ajusté corriger correction remplacement attribuée pondérée pondération artificielle moyenne plus moins 60 40 dommage lésé avantage réparation indemnisation équité non équilibrée split

## Ce à quoi répond un arbitrage
slot-adjusted-power = Le pouvoir de l’arbitre
slot-adjusted-damage = Le dommage
slot-adjusted-gain = L’avantage
slot-adjusted-score = La marque
slot-adjusted-results = Les résultats
slot-adjusted-own_error = L’erreur propre du camp non fautif
slot-adjusted-offenders = La marque du camp fautif
slot-adjusted-ns = Nord-Sud
slot-adjusted-ew = Est-Ouest
slot-adjusted-balance = L’équilibre
slot-adjusted-form = Ce type d’épreuve
slot-adjusted-session = À la fin de la séance

## Faits
fact-adjusted-ground = Pourquoi envisage-t-on une marque ajustée ?
    .short = Motif
    .is-law_provides = Une loi prévoit d’ajuster la marque pour cette infraction
    .is-no_rectification = Le Code ne prévoit pas de rectification pour ce genre d’infraction
    .is-no_normal_play = Aucune rectification ne permet de jouer la donne normalement
    .is-wrong_rectification = Une irrégularité a été mal rectifiée
    .is-harshness = La rectification prévue par le Code paraît trop sévère, ou trop clémente
fact-adjusted-asked_by = À l’initiative de qui ?
    .short = Initiative
    .is-player = Un joueur la demande
    .is-director = L’arbitre lui-même
fact-adjusted-in_time = Est-ce dans les délais ?
    .short = Dans les délais
    .note = Sauf disposition contraire, trente minutes après la mise à disposition de la marque ; l’organisateur peut avoir fixé un autre délai.
fact-adjusted-by_director = La mauvaise rectification venait-elle de l’arbitre ?
    .short = Erreur de l’arbitre
fact-adjusted-still_normal = Peut-on la corriger de façon que la donne soit marquée normalement ?
    .short = La donne peut être marquée normalement
fact-adjusted-damage = Le camp non fautif a-t-il, du fait de l’infraction, moins que ce qu’il pouvait attendre sans elle ?
    .short = Dommage
fact-adjusted-gain = Le camp fautif a-t-il tiré un avantage de l’infraction ?
    .short = Avantage
fact-adjusted-assignable = Pouvez-vous dire ce qui serait arrivé sans l’infraction ?
    .short = Résultat sans l’infraction
    .is-yes = Oui : un résultat, ou quelques-uns avec leurs probabilités
    .is-too_many = Il y a trop de possibilités, ou elles ne sont pas évidentes
    .is-none = Aucun résultat ne peut être obtenu
fact-adjusted-prefers_artificial = Attribuez-vous une marque artificielle à la place ?
    .short = Marque artificielle à la place
fact-adjusted-own_error = Le camp non fautif s’est-il nui à lui-même après l’infraction ?
    .short = Erreur propre
    .note = Le seuil dépend de l’édition. Une erreur causée par l’infraction n’est jamais une erreur propre.
    .is-no = Non
    .is-related = Par une erreur que l’infraction a causée
    .is-serious = Par une erreur grossière sans rapport avec l’infraction
    .is-extremely_serious = Par une erreur extrêmement grossière sans rapport avec l’infraction
    .is-wild = Par une action inconsidérée
    .is-gambling = Par une action aventureuse : un coup sans risque
fact-adjusted-scoring = Quel est le type de marque ?
    .short = Type de marque
    .is-matchpoints = Points de match
    .is-imp_pairs = Par paires en IMP
    .is-teams = Match par équipes
    .is-knockout = Match à élimination directe (KO)
    .is-individual = Tournoi individuel
fact-adjusted-fault_ns = Dans quelle mesure Nord-Sud sont-ils fautifs de l’absence de résultat ?
    .short = Faute de Nord-Sud
    .is-none = Nullement fautifs
    .is-partly = Partiellement fautifs seulement
    .is-directly = Directement fautifs
fact-adjusted-fault_ew = Dans quelle mesure Est-Ouest sont-ils fautifs de l’absence de résultat ?
    .short = Faute d’Est-Ouest
    .is-none = Nullement fautifs
    .is-partly = Partiellement fautifs seulement
    .is-directly = Directement fautifs

## Ce que donne un arbitrage
outcome-may_adjust_for = Vous pouvez attribuer une marque ajustée en faveur { WHO($side, form: "de") }.
outcome-may_adjust = Vous pouvez attribuer une marque ajustée.
outcome-adjust_as_law_says = Ajustez la marque comme le dit la loi enfreinte.
outcome-no_adjustment = { $reason ->
    [asked_too_late] Pas d’ajustement : les joueurs le demandent trop tard.
    [noticed_too_late] Pas d’ajustement : il est trop tard pour que l’arbitre agisse de sa propre initiative.
   *[harshness] Pas d’ajustement : que la rectification prévue soit trop sévère ou trop clémente pour un camp n’est pas un motif.
}
outcome-both_sides_non_offending = L’erreur vient de l’arbitre : ajustez la marque en traitant les deux camps comme non fautifs.
outcome-correct_the_ruling = Corrigez l’arbitrage et marquez la donne normalement.
outcome-repair_damage = Réparez le dommage subi par { WHO($side) }.
outcome-no_damage = Pas de dommage pour { WHO($side) } : il n’y a rien à réparer.
outcome-take_away_gain = Retirez { WHO($side, form: "a") } l’avantage obtenu.
outcome-no_gain = Pas d’avantage pour { WHO($side) } : il n’y a rien à retirer.
outcome-assign_score = À la place du résultat obtenu, attribuez une marque ajustée de remplacement, aussi proche que possible de ce qui serait probablement arrivé.
outcome-artificial_instead = Vous pouvez attribuer une marque artificielle : trop de résultats sont possibles.
outcome-artificial_score = Attribuez une marque artificielle, à chaque camp selon sa propre faute.
outcome-may_weight = { $legal_only ->
    [yes] La marque peut être pondérée entre plusieurs résultats. Seul compte ce qui pouvait être atteint légalement.
   *[no] La marque peut être pondérée entre plusieurs résultats.
}
outcome-most_and_least_favourable = { WHO($innocent, cap: 1) } : le résultat le plus favorable qui était probable sans l’infraction. { WHO($guilty, cap: 1) } : le plus défavorable qui était quelque peu probable.
outcome-most_favourable_for_both = Chaque camp : le résultat le plus favorable qui était probable avec un arbitrage correct.
outcome-own_damage_not_repaired = Le dommage auto-infligé ne donne pas lieu à réparation pour { WHO($side) }.
outcome-offenders_without_the_error = La marque { WHO($side, form: "de") } se calcule comme si l’infraction avait été rectifiée ; l’erreur des adversaires est laissée de côté.
outcome-error_does_not_count = L’erreur n’enlève rien à la réparation due { WHO($side, form: "a") }.
outcome-artificial = { $unit ->
    [percent] { $award ->
        [plus] { WHO($side, cap: 1) } : moyenne plus, au moins 60 % des points de match.
        [average] { WHO($side, cap: 1) } : moyenne, 50 % des points de match.
       *[minus] { WHO($side, cap: 1) } : moyenne moins, au plus 40 % des points de match.
    }
    [imps] { $award ->
        [plus] { WHO($side, cap: 1) } : moyenne plus, d’ordinaire 3 IMP.
        [average] { WHO($side, cap: 1) } : moyenne, 0 IMP.
       *[minus] { WHO($side, cap: 1) } : moyenne moins, d’ordinaire −3 IMP.
    }
   *[authority] { $award ->
        [plus] { WHO($side, cap: 1) } : moyenne plus, d’ordinaire 3 IMP ; consultez le règlement.
        [average] { WHO($side, cap: 1) } : moyenne, 0 IMP.
       *[minus] { WHO($side, cap: 1) } : moyenne moins, d’ordinaire −3 IMP ; consultez le règlement.
    }
}
outcome-provisional_until_session = Provisoire : à la fin de la séance, voyez la marque du concurrent sur ses autres donnes. Non fautif et au-dessus de 60 %, ou fautif et au-dessous de 40 %, il reçoit celle-ci ; en IMP, son équivalent.
outcome-need_not_balance = Les marques des deux camps ne sont pas forcément équilibrées.
outcome-average_the_two_sides = Élimination directe : calculez séparément les IMP de chaque camp, puis donnez la moyenne aux deux.
outcome-both_partners_alike = Individuel : la marque vaut également pour les deux partenaires du camp, mais pas de pénalité pour celui qui n’est pas en faute.
outcome-teams_own_rule = Par équipes : voyez la règle particulière aux marques ajustées dans un match avant d’attribuer.
