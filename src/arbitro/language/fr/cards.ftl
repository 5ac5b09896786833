## Types d’incident
kind-deal_incorrect = La distribution des cartes
    .hint = Cartes mal données ou vues pendant la donne, jeu non mélangé, ancienne donne, demande de redonner
    .search = donner donne donnée distribuer distribué mélanger mélange mélangé redonner redonne refaire jeu trié rangé couper coupe carte vue exposée ancienne vieille donnes dupliquée préparée
kind-cards_miscounted = Trop de cartes dans une main
    .hint = Un joueur a quatorze cartes et un autre douze, ou une carte d’un autre jeu s’y trouve
    .search = 14 12 13 quatorze douze treize nombre incorrect mauvais compter compte en trop surnuméraire carte étrangère
kind-card_missing = Une carte manque
    .hint = Un joueur a moins de treize cartes, et personne n’en a plus
    .search = manquante manquantes manquait perdue égarée 12 douze tombée par terre sol en moins main incomplète
kind-cards_from_wrong_board = Cartes d’un mauvais étui
    .hint = Un joueur a pris les cartes d’un autre étui et a déclaré avec
    .search = mauvaise main mauvaises cartes autre donne étui trompé erreur pris prise sorti précédent suivant
kind-board_wrong = Le mauvais étui
    .hint = Ces joueurs jouent un étui qui n’est pas pour eux à ce tour
    .search = mauvaise donne erreur d’étui trompé pas prévu déjà joué jouée avant mauvais adversaires mauvaise table mouvement
kind-board_fouled = Un étui faussé
    .hint = Des tables à comparer ont joué l’étui sous des formes différentes : une carte dans une autre main, l’étui tourné, un autre donneur ou une autre vulnérabilité
    .search = étui faussé donne faussée tourné pivoté mains interverties échangées mauvaise poche cartes différentes donneur vulnérabilité copies dupliquée feuille des donnes comparer groupes

## Ce à quoi répond un arbitrage
slot-deal-duty = Comment on donne
slot-deal-deal = La donne
slot-deal-result = Un résultat sur cette donne
slot-deal-score = La marque
slot-count-cards = Les cartes
slot-count-board = La donne
slot-count-information = Ce qui a été vu
slot-count-partners_information = Ce que montre la correction
slot-count-score = La marque
slot-count-teams = Par équipes
slot-count-penalty = Pénalité
slot-missing-card = La carte manquante
slot-missing-hand = La main incomplète
slot-missing-penalty_card = Une carte pénalisée
slot-missing-revoke = Une renonce
slot-missing-information = Ce qu’apprend la carte
slot-missing-penalty = Pénalité
slot-hand-calls = La déclaration
slot-hand-board = La donne sur la table
slot-hand-lho = La déclaration de l’adversaire de gauche
slot-hand-others_information = Information pour le camp non fautif
slot-hand-offenders_information = Information pour le camp fautif
slot-hand-other_board = La donne d’où viennent ces cartes
slot-hand-penalty = Pénalité
slot-wrong_board-board = La donne
slot-wrong_board-second_auction = Les nouvelles annonces
slot-wrong_board-right_board = Le bon étui
slot-wrong_board-attempt = Une tentative d’empêcher le jeu
slot-wrong_board-deprived = Qui est privé d’une marque
slot-fouled-board = L’étui
slot-fouled-results = Les résultats
slot-fouled-rating = La marque des groupes
slot-fouled-match = Le match

## Faits : la distribution
fact-deal-fault = Qu’est-ce qui ne va pas dans cette donne ?
    .short = Ce qui ne va pas
    .note = Prenez la première réponse qui convient.
    .is-wrongly_dealt = Les cartes ont été mal données, ou pas treize à chaque main
    .is-adjacent = Des cartes qui se suivaient dans le jeu sont allées à la même main
    .is-card_seen = Un joueur aurait pu voir une carte d’une autre main pendant le mélange ou la donne
    .is-sorted_pack = Un jeu trié a été donné sans être mélangé
    .is-other_session = La donne vient d’une autre séance
    .is-not_shuffled = Le jeu a été mal mélangé, ou une coupe demandée a été refusée
    .is-absent = Personne d’un des deux camps n’était là
    .is-other_ground = Quelqu’un demande à redonner pour une autre raison
fact-deal-begun = Les annonces de cette donne ont-elles déjà commencé, à cette table ou à une autre ?
    .short = Annonces commencées
    .note = Elles commencent avec la première déclaration. Si une autre table a joué la donne, elles ont commencé.
fact-deal-wrong_count = Une main a-t-elle trop ou trop peu de cartes ?
    .short = Nombre incorrect de cartes
fact-deal-replay = Le but de cette épreuve est-il de jouer d’anciennes donnes ?
    .short = Épreuve sur d’anciennes donnes
fact-deal-exchange = Un échange d’étuis entre tables était-il prévu ?
    .short = Échange d’étuis prévu
fact-deal-bar = L’un de ces cas empêche-t-il de redonner ?
    .short = Empêchement à redonner
    .is-none = Aucun des deux
    .is-passed_out = Il y a eu passe général
    .is-score_known = Par équipes : un concurrent pouvait connaître le résultat du match sans cette donne
fact-deal-copies = La donne est-elle une copie parmi d’autres, faites sur instruction de l’arbitre ?
    .short = Copies de la donne
fact-deal-anyway = Faites-vous redonner malgré tout ?
    .short = Nouvelle donne malgré tout
    .note = En règle générale, on ne redonne pas une donne que d’autres jouent aussi. Vous en avez le pouvoir.

## Faits : trop de cartes
fact-count-shape = Comptez les quatre mains. Que trouvez-vous ?
    .short = Le compte
    .note = Comptez aussi les cartes jouées.
    .is-over_and_short = Une main a plus de treize cartes, une autre moins
    .is-foreign_card = Il y a une carte qui n’appartient pas à cette donne
    .is-none_over = Il en manque seulement : aucune main n’en a plus de treize
fact-count-play_over = Le jeu est-il terminé ?
    .short = Jeu terminé
fact-count-wrong_hand_called = Un joueur au nombre de cartes incorrect a-t-il déclaré ?
    .short = Déclaration avec une main incorrecte
    .note = Un passe aussi est une déclaration. Celles des joueurs qui ont treize cartes ne comptent pas ici.
fact-count-seen = Un joueur a-t-il vu une carte de la main d’un autre ?
    .short = Carte vue
fact-count-interferes = Ce qu’il a vu est-il assez important pour influencer les annonces ou le jeu ?
    .short = Influence sur le jeu normal
fact-count-playable = La donne peut-elle être corrigée et jouée ?
    .short = Peut être corrigée et jouée
    .note = Regardez les déclarations faites avec les mains incorrectes : auraient-elles été les mêmes avec les bonnes ?
fact-count-quitted = Cette carte a-t-elle été jouée à une levée maintenant fermée ?
    .short = Dans une levée fermée
fact-count-teams = Est-ce un match par équipes ?
    .short = Match par équipes
fact-count-affected = Ce qu’il a vu a-t-il affecté le résultat ?
    .short = Résultat affecté
fact-count-suffered = Un camp a-t-il pâti du nombre incorrect de cartes ?
    .short = Un camp en a pâti
    .note = Une marque ajustée est possible ici ; la loi ne dit pas quand. Demandez-vous si, avec les bonnes cartes, la donne se serait passée autrement.

## Faits : une carte manque
fact-missing-found = Quand s’est-on aperçu qu’une carte manquait ?
    .short = Moment de la découverte
    .is-before_lead = Avant que l’entame soit retournée
    .is-in_play = Pendant le jeu
    .is-after_play = Après le jeu
    .is-too_late = Après la période de correction
fact-missing-turned_up = Cherchez la carte. L’a-t-on trouvée ?
    .short = Carte trouvée
    .note = Cherchez par terre, dans l’étui, dans l’étui précédent, parmi les cartes jouées.
fact-missing-among_played = Était-elle parmi les cartes jouées ?
    .short = Parmi les cartes jouées
fact-missing-exposed = La main incomplète est-elle celle d’un joueur de la défense, et son partenaire aurait-il pu voir la face de la carte ?
    .short = Carte exposée de la défense
fact-missing-failed_to_follow = Avec cette carte, ce joueur aurait-il fourni à une levée antérieure, alors qu’il ne l’a pas fait ?
    .short = N’a pas fourni, faute de cette carte

## Faits : cartes d’un mauvais étui
fact-hand-called = A-t-il déclaré avec les mauvaises cartes ?
    .short = A déclaré avec les mauvaises cartes
fact-hand-partner_called = Son partenaire a-t-il déclaré depuis ?
    .short = Le partenaire a déclaré depuis
fact-hand-lead_faced = L’entame est-elle face visible ?
    .short = Entame retournée
fact-hand-lho_called = Son adversaire de gauche a-t-il déclaré par-dessus la déclaration annulée ?
    .short = L’adversaire de gauche a déclaré
fact-hand-new_call_differs = Sa nouvelle déclaration est-elle différente de celle qui est annulée ?
    .short = Nouvelle déclaration différente
    .note = Elle est différente si son sens est nettement différent, ou si elle est psychique.
fact-hand-other_board = Il arrive à la donne d’où viennent ces cartes. Qu’y déclare-t-il ?
    .short = Sur la donne d’où viennent ces cartes
    .note = Une déclaration est différente si son sens est nettement différent, ou si elle est psychique. Ce n’est pas le critère des déclarations comparables.
    .is-not_there = Il ne la joue pas, ou n’en vient pas à cette déclaration
    .is-same = Il fait la même déclaration
    .is-differs = Il fait une déclaration différente

## Faits : le mauvais étui
fact-wrong_board-found = Quand s’aperçoit-on que ce n’est pas leur étui ?
    .short = Moment de la découverte
    .note = Pour un camp, la période des annonces commence quand l’un des partenaires sort ses cartes.
    .is-not_begun = Avant que quiconque ait pris ses cartes
    .is-auction = Pendant la période des annonces
    .is-play = Pendant le jeu
    .is-after_play = Après le jeu
fact-wrong_board-teams = Est-ce un match par équipes ?
    .short = Match par équipes
fact-wrong_board-played_before = L’un des quatre a-t-il déjà joué cette donne, contre qui que ce soit ?
    .short = Déjà jouée
fact-wrong_board-call_differs = Dans les nouvelles annonces, une déclaration a-t-elle été différente de la première fois ?
    .short = Une déclaration différente
fact-wrong_board-deliberate = Un camp l’a-t-il fait exprès, pour empêcher le jeu normal ?
    .short = Fait exprès
fact-wrong_board-deprived = Un concurrent a-t-il perdu de ce fait la possibilité d’une marque valable ?
    .short = Concurrent sans marque
    .note = Pensez aux paires de cette table et à celles qui devaient les rencontrer, sur les deux étuis.

## Faits : un étui faussé
fact-fouled-cause = Qu’est-ce qui différait ?
    .short = La différence
    .note = Comparez les mains avec celles d’une autre table ou d’une autre copie, et demandez aux joueurs quelles cartes ils avaient. Si les cartes ont été remises dans un étui tourné, les quatre mains sont dans une autre poche.
    .is-card = Des cartes étaient dans une autre main, ou les mains dans une autre poche
    .is-dealer_or_vulnerability = Des copies de l’étui n’avaient pas le même donneur ou la même vulnérabilité
    .is-hand_record = Tous ont joué la même chose ; seule la feuille des donnes diffère
fact-fouled-differently = De ce fait, des concurrents à comparer ont-ils joué l’étui sous des formes différentes ?
    .short = Joué sous des formes différentes
fact-fouled-teams = Est-ce un match par équipes ?
    .short = Match par équipes
fact-fouled-traced = Pouvez-vous établir, au moins en gros, qui l’a joué sous quelle forme ?
    .short = Formes établies
    .note = Il suffit de trier les résultats du mieux possible. Interrogez les tables dans l’ordre des tours. Le Code ne dit pas que faire si l’on ne peut rien établir.
fact-fouled-fault = Quelle équipe est en faute ?
    .short = En faute
    .is-neither = Aucune
    .is-one = L’une des deux
    .is-both = Les deux
fact-fouled-substitute = Joue-t-on une autre donne à la place ?
    .short = Une autre donne à la place
    .note = Seulement si le temps le permet, et pas si un concurrent pouvait connaître le résultat du match sans cette donne.

## Ce que donne un arbitrage
outcome-shuffle_thoroughly = Le jeu est bien mélangé avant la donne. Un adversaire peut demander une coupe.
outcome-deal_singly = Les cartes sont données face cachée, une à une, treize à chaque main.
outcome-adjacent_cards_apart = Des cartes qui se suivent dans le jeu ne vont pas à la même main.
outcome-adjacent_cards_not_said = Cette édition du Code ne dit pas que des cartes qui se suivent dans le jeu ne peuvent pas aller à la même main.
outcome-one_of_each_side = Quelqu’un de chaque camp est là pendant le mélange et la donne, sauf si vous en décidez autrement.
outcome-new_shuffle_and_deal = Faites mélanger et redonner.
outcome-redeal_if_required = Nouveau mélange et nouvelle donne, si vous l’exigez.
outcome-no_redeal = { $reason ->
    [copies] On ne redonne pas : d’autres jouent la même donne.
    [faulty_copy] On ne redonne pas : d’autres jouent la même donne. Remettez cette copie en ordre ; si le nombre de cartes est incorrect, arbitrez ce point.
    [seen_copy] On ne redonne pas : d’autres jouent la même donne. Ce qu’un joueur a vu est une information d’une autre source.
    [passed_out] On ne redonne pas : il y a eu passe général.
   *[score_known] On ne redonne pas : un concurrent pouvait savoir quel résultat il lui fallait.
}
outcome-no_result_may_stand = Aucun résultat sur cette donne ne peut être maintenu, à aucune table.
outcome-result_may_stand = Le résultat peut être maintenu : dans cette épreuve, la donne devait être jouée.
outcome-award_adjusted_score = La donne n’est pas jouée plus avant. Attribuez une marque ajustée : de remplacement si vous le pouvez, sinon artificielle.
outcome-cards_put_right = Remettez les cartes en ordre : chaque main reçoit ses treize cartes.
outcome-played_without_change = Faites jouer la donne. Aucune déclaration n’est changée.
outcome-extra_card_removed = Retirez la carte qui n’appartient pas à la donne. Si une main est alors incomplète, arbitrez aussi la carte manquante.
outcome-go_on_without_extra_card = Faites continuer les annonces ou le jeu. Il n’y a rien d’autre à rectifier.
outcome-adjustment_barred = Pas de marque ajustée pour cela : la carte n’a pas été jouée à une levée fermée.
outcome-result_cancelled = Annulez le résultat.
outcome-seen_cards_unauthorised = Ce qu’un joueur a vu d’une autre main est pour lui une information non autorisée.
outcome-moved_cards_unauthorised = Ce que vous montrez en déplaçant une carte est une information non autorisée pour le partenaire du joueur dont le nombre de cartes était incorrect.
outcome-rule_as_missing_card = Aucune main n’a trop de cartes : à arbitrer comme une carte manquante.
outcome-card_restored = Remettez la carte dans la main où elle manque.
outcome-deal_rebuilt = Reconstituez la donne avec un autre jeu.
outcome-rule_as_defective_trick = À arbitrer comme une levée défectueuse.
outcome-found_too_late = Il est trop tard pour faire quoi que ce soit : le résultat est maintenu.
outcome-as_if_hand_complete = Les annonces et le jeu continuent. Toutes les déclarations sont maintenues ; la main compte comme complète depuis le début.
outcome-always_belonged = La carte compte comme ayant toujours été dans cette main.
outcome-restored_card_unauthorised = Que la carte ait été remise est une information non autorisée pour le partenaire du joueur à la main incomplète.
outcome-may_be_penalty_card = La carte peut devenir une carte pénalisée. À arbitrer comme une carte exposée.
outcome-may_be_revoke = Ne pas l’avoir jouée alors peut être une renonce. À arbitrer comme une renonce.
outcome-looks_and_calls_again = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } regardent leurs vraies cartes et déclarent de nouveau.
   *[singulier] { WHO($who, cap: 1) } regarde ses vraies cartes et déclare de nouveau.
} { $then ->
    [free] Les annonces reprennent de là, et personne n’a à répéter sa déclaration.
    [depends] La suite dépend de cette nouvelle déclaration.
   *[goes_on] Les annonces reprennent de là.
}
outcome-lho_repeats_call = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent répéter la déclaration qu’ils ont faite
   *[singulier] { WHO($who, cap: 1) } doit répéter la déclaration qu’il a faite
} par-dessus celle qui est annulée.
outcome-other_board_played = La déclaration { WHO($who, form: "de") } y est la même : cette donne-là peut être jouée normalement.
outcome-other_board_adjusted = { $award ->
    [artificial] La déclaration { WHO($who, form: "de") } y est différente : attribuez sur cette donne-là une marque ajustée artificielle.
   *[any] La déclaration { WHO($who, form: "de") } y est différente : attribuez sur cette donne-là une marque ajustée.
}
outcome-take_board_away = Rien n’a commencé : retirez cet étui et faites jouer le bon.
outcome-cancelled_for_both_sides = La donne est annulée pour les deux camps à cette table.
outcome-finish_board = Les annonces et le jeu vont jusqu’au bout, et la marque est maintenue.
outcome-score_allowed = La marque est maintenue.
outcome-play_right_board_later = Vous pouvez faire se rencontrer plus tard les deux paires sur le bon étui.
outcome-artificial_for_deprived = Attribuez une marque ajustée artificielle à chaque concurrent qui a perdu la possibilité d’une marque valable.
outcome-second_auction = Annulez les annonces. Faites asseoir les bons concurrents et dites-leur leurs droits, maintenant et plus tard. De nouvelles annonces commencent, et chacun doit répéter les déclarations qu’il a faites.
outcome-second_auction_differs = Une déclaration était différente : annulez la donne.
outcome-second_auction_goes_on = Toutes les déclarations ont été répétées : les annonces et le jeu continuent normalement.
outcome-penalty_for_attempt = Un camp a voulu empêcher le jeu normal : une pénalité de procédure est possible, et une marque ajustée.
outcome-board_fouled = L’étui est faussé : il a été joué sous des formes différentes.
outcome-board_not_fouled = { $reason ->
    [same_form] L’étui n’est pas faussé : tous ceux que l’on compare l’ont joué sous la même forme. Comparez les résultats comme d’habitude.
   *[hand_record] L’étui n’est pas faussé du seul fait que la feuille des donnes diffère. Comparez les résultats comme d’habitude.
}
outcome-results_in_groups = Triez les résultats en groupes, du mieux possible, selon la forme sous laquelle l’étui a été joué. Ne comparez qu’à l’intérieur d’un groupe.
outcome-forms_not_traced = Le Code ne dit pas que faire si l’on ne peut pas distinguer les formes. Là où il ne reste pas de comparaison équitable, une marque ajustée est possible.
outcome-rated_as_regulated = Calculez la marque de chaque groupe à part, comme le prévoit le règlement.
outcome-rated_by_directors_method = Aucun règlement ne le prévoit : choisissez une méthode pour calculer la marque de chaque groupe à part, et annoncez-la.
outcome-team_results_not_compared = Par équipes : les deux résultats viennent de formes différentes et ne se comparent pas.
outcome-substitute_board = Annulez la donne et faites-en jouer une autre à la place.
outcome-cancelled_with_artificial = Annulez la donne. Attribuez une marque artificielle, à chaque équipe selon sa propre faute.
outcome-average_or_assigned_for_non_offenders = Sur cette donne, l’équipe non fautive reçoit la meilleure des deux : la moyenne plus ou une marque ajustée de remplacement. L’autre équipe reçoit le complément.
