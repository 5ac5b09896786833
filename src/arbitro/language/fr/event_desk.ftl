## La salle « Tournoi »
event-room = Tournoi
event-open = Ouvrir les résultats d’un tournoi
event-open-hint = USEBIO, Bridgemate (.bws), Data Connector, PBN, NZ Scorer, fiches de RealBridge et de BBO, CSV ou Excel. Le fichier est gardé tel quel ; rien n’y est modifié.
event-open-card = Marques ajustées dans tout le tournoi, avant et après ; vérification et export
event-lately = Ouverts récemment dans ce navigateur
event-pasted = Résultats collés
event-open-another = Ouvrir un autre tournoi
event-carried = D’une décision : donne { $board }, { $score }.
event-carried-pick = Choisissez la donne.
event-carried-table = Choisissez la table.
event-read = { $count ->
    [1] Un résultat lu
   *[other] { $count } résultats lus
} sur { $boards ->
    [1] une donne
   *[other] { $boards } donnes
} ({ $format }).
event-left-out = { $count ->
    [1] Une ligne n’entre pas dans le calcul
   *[other] { $count } lignes n’entrent pas dans le calcul
}
event-and-more = { $count ->
    [1] et une autre
   *[other] et { $count } autres
}
event-side-NS = N-S
event-side-EW = E-O
event-line-NS = Nord-Sud
event-line-EW = Est-Ouest

## Le calcul
event-setup = Calcul
event-method = Mode de calcul
event-method-hint = Le fichier ne dit pas comment le tournoi est calculé.
method-matchpoints = Points de match
method-cross-imps = IMP croisés
method-butler = Butler
method-total-points = Total de points
event-as-file = Comme le dit le fichier : { $value }
event-as-file-says = Comme le dit le fichier
event-regulations = Règlement
event-regulations-hint = De quel organisme. Ce que ses textes laissent ouvert sera demandé ensuite.
event-regulations-club = Notre proposition pour un club
event-sections = Sections
event-sections-together = Toutes les sections sont calculées ensemble
event-sections-apart = Chaque section est calculée à part
event-winners = Classement
event-winners-1 = Un seul classement
event-winners-2 = Un classement par ligne
event-expected = Résultats que chaque donne devrait avoir
event-expected-hint = Laissez vide pour prendre ceux de la donne la plus jouée.
event-score-it = Calculer le tournoi
event-options-asked = Ce que le règlement laisse ouvert
event-options-hint = Aucun texte que nous avons pu lire ne dit ce qui est choisi ici ({ $regulations }). Choisissez pour ce tournoi ; le choix est gardé avec lui.
event-options-fill = Remplir avec notre proposition

## Vue d’ensemble
event-adjusted-scores = Marques ajustées
event-boards = Donnes
event-board-adjusted = marque ajustée
event-ranking = Classement
event-ranking-of = Classement : { $which }
event-section = section { $name }
event-rank = Rang
event-contestant = Concurrent
event-total-matchpoints = Pour cent
event-total-cross-imps = IMP
    .average = IMP par donne
event-total-butler = IMP
    .average = IMP par donne
event-total-total-points = Points
    .average = Points par donne
event-check = Vérifier le fichier
event-export = Exporter
event-now-accepted = Accepté. La marque ajustée compte désormais.
event-now-undone = Retiré. La marque d’avant compte de nouveau.

## Une donne
event-against = { $ns } contre { $ew }
event-table-title = { $board } : { $pairs }
event-how-often = Fréquence de chaque marque
event-chart-how-often = Fréquence
event-score-ns = Marque N-S
event-tables = Tables
event-worth-matchpoints = { $side }, % du top
event-worth-cross-imps = { $side }, IMP
event-worth-butler = { $side }, IMP
event-worth-total-points = { $side }, points
event-results-compared = { $count ->
    [1] Un résultat
   *[other] { $count } résultats comparés
}
event-apart = { $count ->
    [1] une table sans résultat à comparer
   *[other] { $count } tables sans résultat à comparer
}
event-mark-was = cette table, avant
event-mark-now = cette table
event-then = puis
event-sums-balanced = Toutes les valeurs de la donne font ensemble { $total }, comme il se doit.
event-sums-other = Toutes les valeurs de la donne font ensemble { $total } ; un partage égal donnerait { $expected }.
event-traveller = Fiche de la donne
event-ns-ew = N-S – E-O
event-result = Résultat
event-how-come = D’où vient cette note :
event-of-top = { $value } sur { $top } ({ $percent })
event-split = N-S : { $ns } ; E-O : { $ew }
event-self-inflicted = obtenu { $table }, sans l’infraction { $rectified }, sans l’erreur du camp { $unharmed }
event-no-result-not-played = Non jouée
event-no-result-sit-out = Exempt

## Une marque ajustée
event-adjust = Ajuster la marque
event-stands = Marque actuelle : { $score }
event-which-kind = Quelle sorte de marque ajustée ?
event-kind-single = Un seul résultat
    .hint = Les deux camps reçoivent la marque d’un résultat, par exemple après un transfert de levées.
event-kind-weighted = Pondérée
    .hint = Plusieurs résultats, chacun avec sa probabilité. La somme des poids doit être 100 %.
event-kind-split = Une marque par camp
    .hint = Chaque camp reçoit sa propre marque ; elles ne s’équilibrent pas forcément.
event-kind-artificial = Artificielle
    .hint = Aucun résultat n’a pu être obtenu : moyenne plus, moyenne ou moyenne moins, selon la faute de chaque camp.
event-kind-self-inflicted = Avec dommage auto-infligé
    .hint = Le camp lésé s’est infligé une partie du dommage. Cette partie n’est pas réparée.
event-kind-not-played = Non jouée
    .hint = Il n’y a ni résultat ni marque artificielle.
event-how-written = Écrivez un contrat avec le déclarant et le résultat (4♠ N =, 3SA S −1, 2♥X O +1) ou les points de Nord-Sud (+420, −50). Pour les couleurs, on peut taper S (♠), H (♥), D (♦), C (♣).
event-for-side = Pour { WHO($side) }
event-for-side-hint = Aussi comme marque de Nord-Sud : −620 est bon pour Est-Ouest.
event-weight = Poids, %
event-illegal = Seulement par l’action illégale
event-more-results = Plus de résultats
event-together = Ensemble
event-award-plus = Moyenne plus : nullement en faute
event-award-average = Moyenne : en partie en faute
event-award-minus = Moyenne moins : directement en faute
event-award-other = Une autre valeur
event-fixed = Le pourcentage propre du concurrent (12C2(c))
event-fixed-profile = Comme le dit le règlement
event-outside-agency = Quelqu’un d’extérieur est en faute
event-offenders = Camp fautif
event-offenders-none = Non précisé
event-rectified = Résultat sans l’infraction
event-rectified-hint = C’est ce que reçoit le camp fautif.
event-unharmed = Résultat avec l’infraction, mais sans l’erreur du camp lésé
event-unharmed-hint = Ce que le camp lésé aurait eu sans sa propre erreur.
event-obtained = Résultat obtenu à la table
event-obtained-hint = Laissez vide si c’est la marque actuelle.
event-to-warn = Être averti si le camp fautif y gagne
event-without = Résultat attendu sans l’infraction
event-without-hint = Seulement pour l’avertissement ; la marque n’en est pas changée.
event-show = Voir avant et après

## Avant et après
event-before-after = Avant et après
event-before = Avant
event-after = Après
event-look-at = À regarder avant d’accepter
event-on-the-board = Sur la donne
event-legend-part = partie d’une table
event-others-move = { $count ->
    [0] Personne d’autre ne bouge sur la donne
    [1] Un autre concurrent bouge sur la donne
   *[other] { $count } autres concurrents bougent sur la donne
}
event-in-the-ranking = Au classement
event-nobody-moves = Aucun total, aucun rang ne change.
event-more-move = { $count ->
    [1] Le total ou le rang d’un autre concurrent change aussi.
   *[other] Le total ou le rang de { $count } autres concurrents change aussi.
}
event-as-table = { $count ->
    [1] En tableau : un concurrent
   *[other] En tableau : { $count } concurrents
}
event-way-up = monte
event-way-down = descend
event-way-level = garde son rang
event-accept = Accepter
event-law = Loi
event-law-hint = Sur laquelle repose la marque ajustée.
event-reason = Motif
event-mend = Modifier
event-undo = Retirer
event-accepted-at = Accepté le { $moment }
event-undone = Retiré le { $moment }
event-to-event = Vers le tournoi
event-cases = Joindre à un dossier
event-case-linked = jointe
event-from-case = Elle se saisit dans son tournoi ; une fois acceptée, elle peut y être jointe à ce dossier.

## Vérification et export
event-check-hint = Ce qui, dans le fichier, ne découle pas de ses propres résultats, et ce qui est impossible.
event-check-count = { $count ->
    [0] Rien n’a été trouvé.
    [1] Un point a été trouvé.
   *[other] { $count } points ont été trouvés.
}
event-format = Format
event-format-usebio = USEBIO 1.2 (XML)
event-format-pbn = PBN
event-format-csv = CSV
event-format-xlsx = Excel (.xlsx)
event-format-data-connector = Bridgemate Data Connector (JSON)
event-names = Noms des joueurs
event-names-keep = Les garder
event-names-none = Les omettre
event-names-other = Les remplacer
event-export-look = Voir ce qui sera perdu
event-export-lost = Ce que ce fichier ne peut pas contenir
event-export-nothing-lost = Rien n’est perdu.
event-fetch = Télécharger { $name }

## Depuis une décision
event-enter-result = Porter { $score } dans un tournoi

## Erreurs
error-unknown-event-file = Ce tournoi n’est pas ici.
error-event-not-set-up = On n’a pas encore dit comment le tournoi est calculé.
error-unknown-entry = Il n’y a pas de décision numéro { $got } dans ce tournoi.
error-event-moved = Entre-temps, quelqu’un d’autre a décidé quelque chose pour ce tournoi. Revoyez-le tel qu’il est maintenant.
error-reason-missing = Il manque le motif.
error-regulations-unknown = Dites de quel organisme le règlement s’applique.
error-score-left-out = Il manque une marque.

## Penalties
event-penalty = Infliger une pénalité
event-penalty-of = Pénalité : { $pair }
event-penalties-too = Marques ajustées et pénalités
event-penalty-form = La pénalité
event-penalty-amount = Montant
event-penalty-amount-hint = D’un top, en pour cent : 25.
event-penalty-unit = Unité
event-penalty-in-top = pour cent d’un top
event-penalty-in-matchpoints = points de match
event-penalty-in-imps = IMP
event-penalty-in-points = points
event-penalty-law-hint = Loi 90 pour la procédure, loi 91 pour la discipline : 90B2, 91A.
event-penalty-take = Mettre { $amount }
event-penalty-impose = L’infliger
event-now-accepted-penalty = Infligée. Elle compte désormais.
event-now-undone-penalty = Retirée. Elle ne compte plus.
error-penalty-missing = Il manque le concurrent, le montant ou l’unité.
