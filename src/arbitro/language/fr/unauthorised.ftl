## Types d’incident
kind-partner_information = Information venant du partenaire
    .hint = Une hésitation, une question, une remarque, une alerte, un geste…
    .search = tempo rythme pause hésitation hésiter hésité réfléchir réfléchi réflexion pensé lenteur lentement vite rapidité rapidement UI INA non autorisée illicite extrinsèque remarque commentaire question réponse alerte mimique grimace soupir ton voix intonation attitude réserve réserver droits alternative logique
kind-withdrawn_action = Déclaration ou jeu retiré
    .hint = Qui peut utiliser ce qu’a montré une déclaration ou un jeu retiré
    .search = retirée retiré retirer annulée annulé annulation changée changement modifiée remplacée reprise repris carte enchère retour en arrière
kind-extraneous_information = Information d’autres sources
    .hint = Un résultat entendu, des cartes d’une autre table, une mauvaise main regardée
    .search = entendu entendre surpris résultat score commentaire autre table voisine mauvaise main étui carte vue accidentellement par hasard extrinsèque illicite UI INA redonner redonne
kind-information_used = Utilisation d’une information
    .hint = D’où le joueur la tenait-il, et peut-il l’utiliser ?
    .search = utilisé utiliser utilisation profité servi information extrinsèque illicite autorisée infraction UI INA

## Ce à quoi répond un arbitrage
slot-partner-reservation = La réserve
slot-partner-dispute = Est-ce contesté ?
slot-partner-timing = Le moment de l’appel
slot-partner-call_again = Quand appeler l’arbitre
slot-partner-unexpected = L’alerte inattendue
slot-partner-status = Ce qui a été transmis
slot-partner-receiver = Le devoir du partenaire
slot-partner-choice = Ce qu’il ne peut pas choisir
slot-partner-letter = La lettre du texte qui régit l’épreuve
slot-partner-action = L’action choisie
slot-partner-score = La marque
slot-partner-penalty = Une pénalité
slot-withdrawn-route = Le retrait
slot-withdrawn-others_information = Information pour le camp non fautif
slot-withdrawn-offenders_information = Information pour le camp fautif
slot-withdrawn-choice = Ce qu’il ne peut pas choisir
slot-withdrawn-letter = La lettre du texte qui régit l’épreuve
slot-withdrawn-action = L’action choisie
slot-withdrawn-score = La marque
slot-extraneous-report = Qui a averti l’arbitre
slot-extraneous-received = L’information
slot-extraneous-hold = La donne
slot-extraneous-remedy = La solution
slot-extraneous-letter = La lettre du texte qui régit l’épreuve
slot-extraneous-teams = Par équipes
slot-extraneous-pending = Le résultat
slot-extraneous-score = La marque
slot-used-route = Le paragraphe applicable
slot-used-breach = L’infraction
slot-used-score = La marque

## Faits : la chaîne
fact-chain-alternative = Parmi les actions qu’il n’a pas choisies, y avait-il une alternative logique ?
    .short = Autre alternative logique
    .note = Consultez des joueurs de même niveau. Il faut les deux conditions : une proportion non négligeable d’entre eux l’envisagerait sérieusement, et certains pourraient la choisir. Le Code ne donne pas de pourcentages.
    .is-both_limbs = Oui : une proportion non négligeable l’envisagerait sérieusement, et certains pourraient la choisir
    .is-one_limb = Une seule des deux conditions est remplie
    .is-none = Non
fact-chain-suggested = L’information suggère-t-elle son action plutôt que cette alternative ?
    .short = Son action suggérée plutôt que l’autre
    .note = Comparez les deux actions entre elles. L’information doit manifestement aller dans ce sens.
    .is-is = Oui, elle suggère manifestement son action plutôt que l’autre
    .is-could = Elle pourrait manifestement l’avoir suggérée, sans plus
    .is-generally = Elle suggère son action, mais pas de préférence à une alternative logique
    .is-no = Non
fact-chain-chosen_is_alternative = L’action qu’il a choisie était-elle elle-même une alternative logique ?
    .short = Son action, alternative logique
    .note = Le texte de 2007 parle de choisir parmi des alternatives logiques.
fact-chain-counts_anyway = Il a choisi une action qu’aucun joueur de même niveau ne choisirait : la comptez-vous quand même ?
    .short = Son action comptée quand même
    .note = Le texte de 2007 ne dit rien d’une action qui n’est pas une alternative logique. À la lettre, elle n’est ni permise ni interdite.

## Faits : information venant du partenaire
fact-partner-moment = Quand l’arbitre en est-il informé ?
    .short = Arbitre informé
    .is-reservation = Maintenant, à la table : un joueur voudrait réserver ses droits
    .is-before_end = Avant la fin du jeu
    .is-end_of_play = À la fin du jeu
    .is-later = Plus tard
fact-partner-disputed = Les adversaires contestent-ils qu’une information ait été transmise ?
    .short = Transmission de l’information contestée
fact-partner-carrier = Par quoi l’information a-t-elle été transmise ?
    .short = Moyen de transmission
    .note = La liste du Code ne donne que des exemples.
    .is-remark = Une remarque
    .is-question = Une question
    .is-reply = Une réponse à une question
    .is-unexpected_alert = Une alerte inattendue
    .is-missing_alert = Une absence d’alerte
    .is-hesitation = Une hésitation flagrante
    .is-speed = Une rapidité inhabituelle
    .is-emphasis = Une insistance particulière
    .is-tone = Une intonation
    .is-gesture = Un geste
    .is-movement = Un mouvement
    .is-mannerism = Un maniérisme
    .is-other = Autre chose
fact-partner-unexpected_in = Par rapport à quoi l’alerte était-elle inattendue ?
    .short = Alerte inattendue
    .note = Les traductions l’expliquent de deux façons : par rapport à ce qui fondait l’alerte, ou par rapport au cours des annonces.
    .is-basis = Par rapport à ce qui fondait l’alerte
    .is-auction = Par rapport au cours des annonces
    .is-both = Des deux points de vue
    .is-neither = D’aucun des deux : il fallait s’attendre à l’alerte
fact-partner-could_suggest = Ce qui a été transmis pouvait-il suggérer une déclaration ou un jeu ?
    .short = Pouvait suggérer une déclaration ou un jeu
fact-partner-advantage = Ce choix a-t-il avantagé son camp ?
    .short = Avantage pour le camp qui a choisi
fact-partner-deliberate = A-t-il manqué de soin pour éviter tout avantage ?
    .short = Manque de soin

## Faits : déclarations et jeux retirés
fact-withdrawn-lawful = La déclaration ou le jeu a-t-il été retiré comme une loi le prévoit ?
    .short = Retrait prévu par une loi
    .note = Par exemple selon les Lois 25 à 36, 47, 53 ou 62. Un lapsus corrigé s’arbitre comme une déclaration changée. Après une information erronée, le camp qui l’a donnée compte comme fautif.
fact-withdrawn-replaced_by = Par quoi a-t-on remplacé ?
    .short = À la place
    .is-other = Autre chose, ou rien
    .is-comparable_call = Une déclaration comparable, après une enchère insuffisante ou une déclaration hors tour
    .is-lowest_bid = Après une enchère insuffisante : la plus basse qui montre la même chose
fact-withdrawn-damage = Ce choix a-t-il lésé le camp non fautif ?
    .short = Camp non fautif lésé

## Faits : information d’autres sources
fact-extraneous-way = Comment le joueur a-t-il eu l’information ?
    .short = Origine de l’information
    .is-wrong_hand = Il a regardé une mauvaise main
    .is-call_heard = Il a entendu une déclaration
    .is-result_heard = Il a entendu un résultat
    .is-remark_heard = Il a entendu une remarque
    .is-cards_elsewhere = Il a vu des cartes à une autre table
    .is-card_here = Avant les annonces, il a vu à sa table une carte d’un autre joueur
    .is-other = Par un autre hasard
fact-extraneous-reported_by = Qui a averti l’arbitre ?
    .short = Arbitre averti par
    .is-recipient = Le joueur qui a l’information
    .is-another = Quelqu’un d’autre
fact-extraneous-moment = Quand l’a-t-il reçue ?
    .short = Information reçue
    .is-no_call_yet = Avant toute déclaration sur la donne
    .is-after_first_call = Après la première déclaration, avant la fin du jeu
fact-extraneous-effect = L’information influencerait-elle le jeu normal ?
    .short = Influence sur le jeu normal
    .is-likely = Probablement
    .is-could = Elle le pourrait, mais c’est peu probable
    .is-no = Non
screen-extraneous-setting = Que permet l’épreuve ?
fact-extraneous-about_one_hand = L’information porte-t-elle sur une seule main ?
    .short = Sur une seule main
    .tick = L’information porte sur une seule main de cette donne
fact-extraneous-form_lets_swap = Le type d’épreuve permet-il un changement de place ?
    .short = Changement de place permis par le type d’épreuve
    .tick = Le type d’épreuve permet un changement de place
fact-extraneous-scoring_lets_swap = Le type de marque permet-il un changement de place ?
    .short = Changement de place permis par le type de marque
    .tick = Le type de marque permet un changement de place
fact-extraneous-redeal_possible = Le type d’épreuve permet-il de redonner ?
    .short = Nouvelle donne permise
    .tick = Le type d’épreuve permet de redonner pour ces concurrents (pas une donne déjà comparée ailleurs)
fact-extraneous-remedy = Quelle solution choisissez-vous ?
    .short = Solution
    .is-swap = Changer les joueurs de place, pour qu’il ait la main qu’il connaît
    .is-redeal = Faire redonner pour ces concurrents
    .is-play_on = Faire jouer la donne, prêt à ajuster la marque
    .is-artificial = Une marque ajustée artificielle
fact-extraneous-teams = Est-ce un match par équipes ?
    .short = Match par équipes
fact-extraneous-affected = L’information a-t-elle affecté le résultat ?
    .short = Résultat affecté
    .is-affected = Oui
    .is-could = Elle pourrait l’avoir affecté
    .is-no = Non

## Faits : un joueur a utilisé une information
fact-used-source = D’où le joueur tenait-il l’information ?
    .short = Source de l’information
    .is-partner = De son partenaire, en dehors des déclarations et des jeux
    .is-withdrawn = D’une déclaration ou d’un jeu retiré
    .is-elsewhere = D’ailleurs, par hasard : entendue ou vue
    .is-allowed = De déclarations et de jeux légaux, de procédures légales, de ce qu’il savait déjà, des caractéristiques des adversaires ou de sa propre marque
    .is-none_of_these = D’aucune de ces sources
fact-used-acted_on = A-t-il fondé sur elle une déclaration ou un jeu ?
    .short = Déclaration ou jeu fondé sur elle
fact-used-damage = Cela a-t-il causé un dommage ?
    .short = Dommage

## Ce que donne un arbitrage
outcome-may_reserve_rights = { WHO($side, form: "nombre") ->
    [pluriel] { WHO($side, cap: 1) } peuvent
   *[singulier] { WHO($side, cap: 1) } peut
} dire : « Je me réserve le droit d’appeler l’arbitre plus tard. »
outcome-no_reservation = Ici, on ne peut pas réserver ses droits : l’arbitre est appelé maintenant.
outcome-call_instead_of_reserving = Le règlement exige que l’arbitre soit appelé maintenant, au lieu de réserver ses droits.
outcome-opponents_should_call = { WHO($side, form: "nombre") ->
    [pluriel] { WHO($side, cap: 1) } devraient appeler l’arbitre immédiatement, puisqu’ils contestent
   *[singulier] { WHO($side, cap: 1) } devrait appeler l’arbitre immédiatement, puisqu’il conteste
} qu’une information ait été transmise. Notez-le ; il n’y a pas de pénalité automatique.
outcome-passing_undisputed = Personne ne conteste qu’une information ait été transmise. Notez-le comme fait admis.
outcome-calling_now_is_no_infraction = Appeler l’arbitre avant ou après la fin du jeu n’est pas une infraction et ne fait perdre aucun droit.
outcome-call_when_play_ends = { WHO($side, form: "nombre") ->
    [pluriel] Le jeu terminé, { WHO($side) } devraient appeler l’arbitre s’ils ont
   *[singulier] Le jeu terminé, { WHO($side) } devrait appeler l’arbitre s’il a
} de bonnes raisons de penser qu’un adversaire avait une alternative logique, et a choisi une action { $test ->
    [is] suggérée par l’information.
   *[could] que l’information pourrait avoir suggérée.
}
outcome-alert_unexpected = { $test ->
    [basis] L’alerte était inattendue par rapport à ce qui la fondait ; c’est ainsi que l’explique le texte espagnol de 2007.
    [auction] L’alerte était inattendue par rapport au cours des annonces ; c’est ainsi que l’explique le texte italien de 2007.
    [both] L’alerte était inattendue des deux points de vue, celui du texte espagnol de 2007 (ce qui la fondait) et celui du texte italien (les annonces).
   *[neither] Il fallait s’attendre à l’alerte : elle n’apprend rien de plus que la procédure.
}
outcome-unauthorised_from_partner = Pour { WHO($receiver) }, ce qu’a transmis { WHO($giver) } est une information non autorisée, quel que soit le choix fait ensuite.
outcome-extraneous_from_partner = Pour { WHO($receiver) }, ce qu’a transmis { WHO($giver) } est une information extrinsèque : elle limite son choix.
outcome-nothing_conveyed = Rien n’a été transmis qui puisse suggérer une déclaration ou un jeu.
outcome-must_avoid_advantage = { WHO($receiver, form: "nombre") ->
    [pluriel] { WHO($receiver, cap: 1) } doivent
   *[singulier] { WHO($receiver, cap: 1) } doit
} éviter avec soin d’en tirer le moindre avantage.
outcome-may_not_choose_suggested = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } ne peuvent pas
   *[singulier] { WHO($who, cap: 1) } ne peut pas
} { $test ->
    [is] choisir une déclaration ou un jeu que l’information suggère manifestement plutôt qu’un autre qui est une alternative logique.
   *[could] choisir, parmi des alternatives logiques, celle que l’information pourrait manifestement avoir suggérée plutôt qu’une autre.
}
outcome-action_infringed = Le choix { WHO($who, form: "de") } était une infraction.
outcome-action_allowed = Le choix { WHO($who, form: "de") } { $limb ->
    [alternative] était permis : aucune des actions que l’information déconseillait n’était une alternative logique.
    [suggestion] était permis : l’information ne le suggérait pas de préférence à une alternative logique, au sens de cette édition.
   *[chosen] ne compte pas comme un choix parmi des alternatives logiques.
}
outcome-letters_differ = { $point ->
    [or_limbs] Le texte italien relie les deux conditions par « ou ». À la lettre, cette action y serait une alternative logique ; selon le texte anglais, elle n’en est pas une.
    [over_another] Le texte qui régit l’épreuve ne dit pas « plutôt qu’une autre ». Pris à la lettre, il interdirait l’action ; l’arbitrage compare les actions entre elles.
   *[form_or_scoring] Le texte français dit type d’épreuve ou de marque. À la lettre, le changement de place y serait permis ; selon les autres textes, il ne l’est pas.
}
outcome-score_stands = { $limb ->
    [information] La marque est maintenue : rien n’a été transmis.
    [infraction] La marque est maintenue : il n’y a pas eu d’infraction.
    [advantage] La marque est maintenue : l’infraction n’a pas donné d’avantage.
    [affected] La marque est maintenue : l’information n’a pas affecté le résultat.
   *[damage] La marque est maintenue : il n’y a pas eu de dommage.
}
outcome-assign_adjusted_score = Attribuez une marque ajustée.
outcome-penalty_for_use = Une pénalité de procédure peut en outre être infligée { WHO($who, form: "a") }.
outcome-rule_other_irregularity_first = Aucune loi ne prévoit ce retrait : arbitrez d’abord cette irrégularité.
outcome-withdrawn_actions_authorised = Tout ce qu’ont montré les déclarations et les jeux retirés, d’un camp comme de l’autre, peut être utilisé par { WHO($side) }.
outcome-withdrawn_actions_unauthorised = { $side ->
    [both_sides] Aucun des deux camps ne peut utiliser ce qu’ont montré les déclarations et les jeux retirés, d’un camp comme de l’autre.
   *[other] Ce qu’ont montré les déclarations et les jeux retirés, d’un camp comme de l’autre, ne peut pas être utilisé par { WHO($side) }.
}
outcome-withdrawn_rule_does_not_apply = La restriction sur les déclarations retirées ne s’applique pas ici { WHO($side, form: "a") }.
outcome-reported_by_recipient = Le joueur qui a l’information a lui-même averti l’arbitre sur-le-champ, comme il le devait.
outcome-reported_by_another = Quelqu’un d’autre a averti l’arbitre : ce n’est pas une infraction. Interrogez d’abord le joueur qui a l’information.
outcome-received_by_accident = { $receiver ->
    [receiver] Le joueur
   *[other] { WHO($receiver, cap: 1) }
} { $way ->
    [wrong_hand] a regardé une mauvaise main : il ne peut utiliser ce qu’il a vu.
    [call_heard] a entendu une déclaration : il ne peut utiliser ce qu’il a entendu.
    [result_heard] a entendu un résultat : il ne peut utiliser ce qu’il a entendu.
    [remark_heard] a entendu une remarque : il ne peut utiliser ce qu’il a entendu.
    [cards_elsewhere] a vu des cartes à une autre table : il ne peut utiliser ce qu’il a vu.
    [card_here] a vu la carte d’un autre joueur avant les annonces : il ne peut utiliser ce qu’il a vu.
   *[other] a appris quelque chose par hasard : il ne peut l’utiliser.
}
outcome-hold_board = L’étui reste à cette table jusqu’à ce que vous ayez choisi une solution.
outcome-change_seats = Faites changer les joueurs de place, pour que celui qui a l’information ait la main qu’il connaît. Le résultat compte pour chaque concurrent dans sa propre orientation.
outcome-redeal = Faites redonner, pour ces concurrents seulement et sous vos yeux. Cette donne est marquée à part.
outcome-play_on_pending = { $test ->
    [affected] Faites jouer la donne. Tenez-vous prêt à ajuster la marque si l’information a affecté le résultat.
   *[could] Faites jouer la donne. Tenez-vous prêt à ajuster la marque si l’information pourrait avoir affecté le résultat.
}
outcome-award_artificial = La donne n’est pas jouée : attribuez une marque ajustée artificielle, à chaque camp selon sa propre faute. Il se peut qu’aucun ne soit en faute.
outcome-artificial_in_teams = Par équipes, voyez la règle particulière aux marques ajustées dans un match.
outcome-remedy_refused = { $remedy ->
    [swap] Impossible : ici, on ne change pas de place.
    [redeal] Impossible : ici, on ne redonne pas.
   *[artificial] Impossible : pas de marque artificielle à ce stade.
} { $instead ->
    [play] Faites jouer la donne.
   *[choose] Choisissez une autre solution.
}
outcome-play_on_normally = Faites jouer la donne normalement.
outcome-play_on_noted = Faites jouer la donne. Notez ce qui s’est passé.
outcome-score_pending = Le résultat reste en suspens jusqu’à ce que vous ayez jugé si l’information a compté.
outcome-information_allowed = Il peut l’utiliser.
outcome-rule_as = { $kind ->
    [partner] À arbitrer comme une information venant du partenaire.
    [withdrawn] À arbitrer comme une déclaration ou un jeu retiré.
   *[elsewhere] À arbitrer comme une information d’autres sources.
}
outcome-extraneous_used = Il a fondé une déclaration ou un jeu sur une information extrinsèque, ce qu’il ne peut pas faire.
outcome-extraneous_not_used = L’information est extrinsèque : aucune déclaration ni aucun jeu ne peut être fondé sur elle. Aucun ne l’a été.
outcome-no_general_paragraph = Cette édition n’a pas de paragraphe général sur une telle information. Voyez si vos pouvoirs discrétionnaires la couvrent.
