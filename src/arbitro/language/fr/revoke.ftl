## Types d’incident
kind-revoke = Renonce
    .hint = Un joueur n’a pas fourni, ou n’a pas joué ce qu’il devait
kind-revoke_inquiry = Question sur une renonce
    .hint = Qui peut demander « Plus de pique ? », et qui peut regarder les levées

## Ce à quoi répond un arbitrage
slot-revoke-definition = Y a-t-il renonce ?
slot-revoke-correction = La renonce
slot-revoke-card = La carte jouée à tort
slot-revoke-others_card = Les cartes jouées après elle
slot-revoke-next_card = La carte suivante du camp fautif
slot-revoke-next_penalty = La carte changée
slot-revoke-claim = La revendication
slot-revoke-others_information = Information pour le camp non fautif
slot-revoke-offenders_information = Information pour le camp fautif
slot-revoke-penalty_information = Information venant de la carte pénalisée
slot-revoke-partner = Le jeu du partenaire
slot-revoke-winner = Qui a gagné la levée
slot-revoke-transfer = Levées transférées
slot-revoke-equity = Réparation
slot-revoke-repeated = Réparation pour les renonces ultérieures
slot-revoke-both_sides = Réparation quand les deux camps ont commis une renonce
slot-revoke-penalty_card = L’effet de la carte pénalisée
slot-revoke-information_used = Utilisation d’informations
slot-revoke-awareness = Aurait pu savoir
slot-inquiry-question = La question
slot-inquiry-inspection = Les levées fermées

## Faits. Valeur : la question. short : le sujet. is-… : les réponses. tick : la ligne d’une liste à cocher.
fact-revoke-limb = Quelle est la faute du joueur ?
    .short = Ce qui s’est passé
    .note = Il y a renonce quand un joueur, alors qu’il le pouvait, n’a pas fourni ou n’a pas joué ce qu’exigeait une loi ou l’option d’un adversaire.
    .is-suit_led = Il n’a pas fourni alors qu’il le pouvait
    .is-law_demanded = Il n’a ni attaqué ni joué la carte ou la couleur que le Code exigeait
    .is-opponent_required = Il n’a ni attaqué ni joué ce qu’un adversaire avait exigé
    .is-prohibition = Il a attaqué ou joué une couleur qui lui était interdite
    .is-unable = Il n’avait rien d’autre, il ne pouvait pas s’y conformer
fact-revoke-prohibition_counts = Traitez-vous le non-respect d’une interdiction comme une renonce ?
    .short = Interdiction non respectée, traitée comme une renonce
    .note = La définition parle des cartes exigées, pas des cartes interdites. Le Code ne tranche pas.
fact-revoke-noticed = Quand l’attention a-t-elle été attirée pour la première fois sur la renonce ?
    .short = Attention attirée pour la première fois
    .note = De là dépend si la renonce peut encore être corrigée et si des levées peuvent encore être transférées. Si les deux derniers cas sont vrais à la fois, l’une ou l’autre réponse donne le même arbitrage.
    .is-during_play = Pendant le jeu de la donne
    .is-after_play = Après le jeu, avant qu’un adversaire du fautif ait fait une déclaration sur la donne suivante
    .is-after_call_on_next_board = Alors qu’un adversaire du fautif avait déjà fait une déclaration sur la donne suivante
    .is-after_round = Après la fin du tour
fact-revoke-offender = Qui a commis la renonce ?
    .short = Fautif
    .is-defender = Un joueur de la défense
    .is-declarer = Le déclarant, de sa propre main
    .is-dummy = La main du mort
fact-revoke-since = Qu’a fait ensuite le camp du fautif ?
    .short = Depuis la renonce
    .note = Ce qui est venu en premier, avant que l’attention soit attirée. Jouer à la levée suivante, désigner une carte ou revendiquer consomme la renonce ; une revendication des adversaires ne la consomme qu’après acquiescement.
    .is-nothing = Rien encore, aucun des deux n’a joué à la levée suivante
    .is-led_or_played = L’un des deux a attaqué ou joué à la levée suivante
    .is-designated = L’un des deux a désigné une carte pour la levée suivante
    .is-claimed = L’un des deux a revendiqué ou concédé
    .is-opponents_claimed = Rien, mais leurs adversaires ont revendiqué ou concédé
fact-revoke-trick_twelve = Était-ce à la douzième levée ?
    .short = Douzième levée
    .tick = C’était à la douzième levée
fact-revoke-unplayed_penalty_card = La carte qu’il a omis de jouer était-elle une carte pénalisée ?
    .short = La carte non jouée était une carte pénalisée
    .tick = La carte qu’il a omis de jouer était une carte pénalisée
fact-revoke-unplayed_faced_card = La carte qu’il a omis de jouer était-elle face visible sur la table ?
    .short = La carte non jouée était face visible sur la table
    .tick = La carte qu’il a omis de jouer était face visible sur la table, ou d’une main étalée face visible
fact-revoke-card_was_faced = La carte jouée à tort était-elle déjà face visible auparavant ?
    .short = Carte de la renonce déjà visible
    .tick = La carte jouée à tort était déjà face visible, par exemple une carte pénalisée
fact-revoke-earlier_same_suit = Le même joueur avait-il déjà commis une renonce dans la même couleur sur cette donne ?
    .short = Renonce antérieure dans la même couleur
    .tick = Le même joueur avait déjà commis une renonce dans la même couleur
fact-revoke-other_side_too = L’autre camp a-t-il aussi commis une renonce sur cette donne ?
    .short = Renonce aussi de l’autre camp
    .tick = L’autre camp a aussi commis une renonce sur cette donne
fact-revoke-turn_told_wrong = Le jeu à la levée suivante était-il hors tour parce qu’un adversaire avait dit au joueur que c’était à lui ?
    .short = On lui a dit à tort que c’était à lui
    .tick = Le jeu à la levée suivante était hors tour, parce qu’un adversaire lui avait dit que c’était à lui, et la carte est retirée
fact-revoke-retraction_undoes = Jugez-vous que la carte retirée ne consomme pas la renonce ?
    .short = Carte retirée, jugée sans effet sur la renonce
    .note = Le Code 2017 le dit. Pour celui de 2007, ce n’est pas vérifié ici.
fact-revoke-dummy_lost_rights = Est-ce le mort qui a demandé le premier, après avoir perdu ses droits ?
    .short = Mort déchu de ses droits, et premier à demander
    .tick = Le mort a demandé le premier, alors qu’il avait perdu ses droits : il avait échangé sa main avec celle du déclarant, quitté sa place pour suivre le jeu du déclarant, ou regardé les cartes d’un joueur de la défense
fact-revoke-earlier_established = La renonce antérieure était-elle consommée ?
    .short = Renonce antérieure consommée
fact-revoke-other_side = Où en sont les renonces des deux camps ?
    .short = Les renonces des deux camps
    .is-both_established = Les deux sont consommées
    .is-one_trick_one_side_on = Toutes deux à la même levée, et un seul des deux camps a joué à la levée suivante
    .is-not_established = Aucun de ces deux cas : l’une d’elles a été ou sera corrigée
fact-revoke-claim_undone = Jugez-vous que la revendication ou la concession ne compte pas ?
    .short = Revendication ou concession jugée sans effet
    .note = Par exemple : un défenseur s’est opposé aussitôt à la concession de son partenaire, ou les quatre joueurs ont demandé à continuer. Le Code ne dit pas si la renonce reste alors consommée.
fact-revoke-claim_agreed = Y a-t-il eu acquiescement à la revendication ou à la concession ?
    .short = Acquiescement à la revendication ou à la concession
    .note = Le camp du fautif acquiesce s’il ne s’oppose pas avant de faire une déclaration sur une donne ultérieure ou avant la fin du tour.
fact-revoke-hands_returned = Les quatre mains ont-elles toutes été remises dans l’étui ?
    .short = Toutes les mains remises dans l’étui
fact-revoke-partner_had_played = Le partenaire du joueur fautif avait-il joué à la douzième levée avant la renonce ?
    .short = Le partenaire avait déjà joué
fact-revoke-others_played = Un adversaire du fautif a-t-il joué après la renonce ?
    .short = Les adversaires ont joué depuis
    .note = Une attaque pour la levée suivante compte aussi.
fact-revoke-others_withdraw = Un adversaire du fautif retire-t-il la carte qu’il a jouée après la renonce ?
    .short = Les adversaires retirent leurs cartes
    .note = Chacun d’eux le peut, même si c’est une attaque pour la levée suivante. Il décide seul. Si l’un d’eux le fait, le partenaire du fautif peut changer sa carte aussi ; la carte ainsi retirée par un joueur de la défense devient pénalisée.
fact-revoke-next_offender_played = Le partenaire du joueur fautif avait-il déjà joué à cette levée, après la carte qui est retirée ?
    .short = Le partenaire du joueur fautif avait joué après
fact-revoke-next_offender_changes = Le partenaire du joueur fautif change-t-il sa carte, lui aussi ?
    .short = Le partenaire du joueur fautif change sa carte
    .note = Il le peut, parce qu’un adversaire qui jouait avant lui a changé la sienne. La carte qu’un joueur de la défense retire ainsi devient une carte pénalisée.
fact-revoke-trick_won_by = Qui a gagné la levée de la renonce ?
    .short = Levée de la renonce gagnée par
    .note = Si le déclarant a commis la renonce et que la carte du mort a gagné la levée, répondez : la main de son partenaire.
    .is-offender = La main qui a commis la renonce
    .is-partner = La main de son partenaire ; pour le déclarant, le mort
    .is-other_side = L’autre camp
fact-revoke-won_later = Le camp du fautif a-t-il gagné une levée ultérieure ?
    .short = Levée ultérieure gagnée
    .note = L’une ou l’autre des deux mains, n’importe quelle levée après celle de la renonce.
fact-revoke-undercompensated = L’autre camp aurait-il fait mieux sans la renonce ?
    .short = Réparation insuffisante
    .tick = Sans la renonce, l’autre camp aurait fait mieux qu’à présent
    .note = Comparez avec le résultat après le transfert. Le double mort est un indice ; c’est vous qui jugez.
fact-revoke-later_revokes_cost = L’autre camp aurait-il probablement gagné plus de levées sans une ou plusieurs des renonces ultérieures ?
    .short = Levées perdues par les renonces ultérieures
    .tick = Sans une ou plusieurs des renonces ultérieures, l’autre camp aurait probablement gagné plus de levées
fact-revoke-both_damaged = Un camp a-t-il été lésé par les deux renonces ?
    .short = Camp lésé
    .tick = Un camp a été lésé par les renonces des deux camps
fact-revoke-penalty_card_helped = La carte pénalisée a-t-elle aidé le camp fautif et lésé l’autre ?
    .short = Aide de la carte pénalisée
    .tick = Sans l’aide de la carte pénalisée, le résultat aurait bien pu être différent, et l’autre camp a été lésé
fact-revoke-information_used = Le camp fautif a-t-il utilisé ce qu’avaient montré des cartes retirées, au détriment de l’autre ?
    .short = Utilisation de cartes retirées
    .tick = Le camp fautif a choisi ce que suggéraient des cartes retirées, alors qu’il avait une autre alternative logique, et l’autre camp a été lésé
fact-revoke-could_have_known = Le fautif aurait-il pu savoir que cela pouvait bien léser l’autre camp, et son camp en a-t-il tiré avantage ?
    .short = Aurait pu savoir, et avantage obtenu
    .tick = Le fautif aurait pu savoir, sur le moment, que cela pouvait bien léser l’autre camp, et son camp en a tiré avantage
fact-inquiry-asker = Qui veut poser la question ?
    .short = Qui demande
    .is-declarer = Le déclarant
    .is-dummy = Le mort
    .is-defender = Un joueur de la défense
fact-inquiry-asked = À qui ?
    .short = À qui
    .is-declarer = Le déclarant
    .is-defender = Un joueur de la défense
fact-inquiry-wants_inspection = Quelqu’un veut-il regarder les levées fermées ?
    .short = Demande à regarder les levées
fact-inquiry-director_needs_it = Avez-vous besoin de les voir pour établir les faits ?
    .short = L’arbitre a besoin de voir les levées

## Listes à cocher
screen-revoke-exceptions = L’un de ces cas se présente-t-il ?
screen-revoke-review = Avec le recul : l’un de ces cas se présente-t-il ?

## Ce que donne un arbitrage
outcome-revoke = Il y a renonce.
outcome-no_revoke = Il n’y a pas renonce. Le jeu continue.
outcome-correct_revoke = { WHO($by, form: "nombre") ->
    [pluriel] { WHO($by, cap: 1) } retirent la carte et en jouent une réglementaire.
   *[singulier] { WHO($by, cap: 1) } retire la carte et en joue une réglementaire.
}
outcome-answers_contradict = Ces réponses ne peuvent pas toutes être vraies : le jeu est terminé, donc le camp fautif a rejoué ou quelqu’un a revendiqué. Rien n’est jugé ainsi ; changez-en une.
outcome-correct_both_revokes = Les deux camps ont commis une renonce à cette levée : l’un et l’autre retirent leur carte et en jouent une réglementaire.
outcome-next_trick_unwinds = Ce qui a été joué pour la levée suivante est repris aussi.
outcome-trick_stands = La renonce est consommée. Elle ne peut pas être corrigée ; la levée reste telle que jouée.
outcome-major_penalty_card = La carte retirée par { WHO($of) } reste face visible sur la table : carte pénalisée principale. Ce joueur doit la jouer à la première occasion réglementaire ; quand son partenaire doit attaquer, le déclarant choisit d’abord.
outcome-defenders_cards_are_penalty_cards = Toute carte retirée par la défense devient une carte pénalisée principale.
outcome-card_returns = La carte { WHO($of, form: "de") } reprend sa place. Pas d’autre rectification.
outcome-faced_card_returns = La carte { WHO($of, form: "de") } reprend sa place, face visible ; une carte pénalisée reste pénalisée. Pas d’autre rectification.
outcome-card_returns_as_established = La carte du déclarant retourne dans sa main, mais la Loi 64 s’applique comme si la renonce était consommée.
outcome-cards_taken_back = { WHO($side, form: "nombre") ->
    [pluriel] { WHO($side, cap: 1) } peuvent retirer ce qu’ils ont joué après la renonce, et rejouer.
   *[singulier] { WHO($side, cap: 1) } peut retirer ce qu’il a joué après la renonce, et rejouer.
}
outcome-cards_stay_played = { WHO($side, form: "nombre") ->
    [pluriel] Ce qu’ont joué { WHO($side) } après la renonce reste joué.
   *[singulier] Ce qu’a joué { WHO($side) } après la renonce reste joué.
}
outcome-next_offender_changes = Le joueur suivant du camp fautif peut changer sa carte, lui aussi.
outcome-partner_bound_by_information = La carte vue est une information non autorisée pour { WHO($who) } : interdit de choisir ce qu’elle suggère s’il existe une autre alternative logique.
outcome-partner_may_not_choose_suggested = { WHO($who, form: "nombre") ->
    [pluriel] Avec des cartes de deux couleurs en main, { WHO($who) } ne peuvent pas choisir celle que la vue de la carte de la renonce pourrait suggérer.
   *[singulier] Avec des cartes de deux couleurs en main, { WHO($who) } ne peut pas choisir celle que la vue de la carte de la renonce pourrait suggérer.
}
outcome-withdrawn_cards_authorised = Tout ce qu’ont montré les cartes retirées, d’un camp comme de l’autre, peut être utilisé par { WHO($side) }.
outcome-withdrawn_cards_unauthorised = { $side ->
    [both_sides] Aucun des deux camps ne peut utiliser ce qu’ont montré les cartes retirées, d’un camp comme de l’autre.
   *[other] Ce qu’ont montré les cartes retirées, d’un camp comme de l’autre, ne peut pas être utilisé par { WHO($side) }.
}
outcome-only_penalty_card_authorised = Ce qu’ont montré les cartes retirées, d’un camp comme de l’autre, ne peut pas être utilisé par { WHO($side) }, sauf ce qu’apprend la carte pénalisée sur la table.
outcome-penalty_card_known = Tant que la carte pénalisée est sur la table, tous peuvent tenir compte de sa présence et de l’obligation de la jouer. Une fois la carte reprise, le partenaire de son détenteur ne le peut plus ; et à aucun moment il ne peut tenir compte de la façon dont elle est arrivée là.
outcome-penalty_card_information_not_covered = Ce qu’on peut utiliser d’une carte pénalisée dans cette édition du Code n’est pas traité ici. Lisez le paragraphe avant d’informer les joueurs.
outcome-count_substituted_card = Pour savoir qui a gagné la levée de la renonce, on compte la carte réglementaire mise à la place.
outcome-rule_claim_after_correction = Faites d’abord corriger la renonce. Arbitrez ensuite la revendication, tout doute allant contre le camp qui a commis la renonce.
outcome-transfer_tricks = { $tricks ->
    [0] Aucune levée n’est transférée.
    [one] À la fin du jeu, une levée est transférée { WHO($to, form: "a") }.
   *[other] À la fin du jeu, { $tricks } levées sont transférées { WHO($to, form: "a") }.
}
outcome-assign_for_equity = Attribuez aux deux camps une marque ajustée de remplacement : le résultat sans la renonce, pondéré s’il le faut, à la place des levées transférées, jamais en plus.
outcome-assign_without_later_revokes = Attribuez une marque ajustée de remplacement : le résultat probable sans une ou plusieurs des renonces ultérieures, levées de la première comprises.
outcome-assign_without_revokes = Ajustez la marque au résultat probable sans aucune renonce.
outcome-assign_for_awareness = Ajustez la marque : le camp fautif ne garde aucun avantage de ce que le fautif aurait pu prévoir.
outcome-assign_for_penalty_card = Attribuez une marque ajustée : autant que possible, le résultat sans l’aide de la carte pénalisée.
outcome-assign_for_information = Attribuez une marque ajustée : le camp fautif a utilisé ce qu’avaient montré des cartes retirées.
outcome-may_ask = Il peut poser la question.
outcome-may_ask_unless_rights_lost = Le mort peut poser la question. Mais s’il a perdu ses droits et la pose le premier, la renonce est corrigée et la Loi 64 s’applique comme si elle était consommée.
outcome-may_ask_at_own_risk = Il peut poser la question, mais son partenaire ne peut pas utiliser ce qu’elle lui apprend.
outcome-may_not_ask = Le mort ne peut pas interroger un joueur de la défense. Ce que la question apprend au déclarant peut être une information non autorisée.
outcome-no_inspection = Les levées fermées restent fermées. Dire qu’il y a eu renonce ne donne pas le droit de regarder.
outcome-director_inspects = L’arbitre peut faire regarder les levées.

## Les levées et la marque d’une donne avec renonce
assess-title = Levées et marque en chiffres
assess-table = À la table : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} pour le déclarant.
assess-transferred = Transfert { WHO($to, form: "a") } : { $count ->
    [0] aucune levée
    [one] { $count } levée
   *[other] { $count } levées
}.
assess-automatic = Après le transfert : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} pour le déclarant.
assess-double_dummy = Sans la renonce, en double mort : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} pour le déclarant.
assess-estimate = Sans la renonce, selon votre estimation : { $count ->
    [one] { $count } levée
   *[other] { $count } levées
} pour le déclarant.
assess-evidence = Le double mort est un indice, jamais la décision : les joueurs ne voient pas les quatre mains.
assess-equity-more = { WHO($to, form: "nombre") ->
    [pluriel] D’après ce chiffre, { WHO($to) } auraient fait mieux sans la renonce.
   *[singulier] D’après ce chiffre, { WHO($to) } aurait fait mieux sans la renonce.
} Si vous en jugez de même, la Loi { $law } donne à ce camp le meilleur des deux résultats, jamais leur somme.
assess-equity-enough = D’après ce chiffre, le transfert suffit et le résultat automatique reste acquis. À vous de juger.
assess-both-sides = Les deux camps ont commis une renonce et rien n’est transféré. Si l’un d’eux a été lésé, la Loi { $law } ajuste au résultat probable sans aucune renonce. À vous de juger.
assess-repeated = Pour une renonce répétée, la Loi { $law } part de la position après la première, levées transférées comprises.
assess-ask-estimate = Combien de levées le déclarant aurait-il faites sans la renonce ?
assess-score = Marque { WHO($side, form: "de") } : { $score }
assess-score-change = Marque { WHO($side, form: "de") } : { $before } à la table, { $after } après l’arbitrage
assess-score-equity = Marque { WHO($side, form: "de") } avec le meilleur des deux résultats : { $score }
assess-cap = Plusieurs renonces : aucune levée n’est transférée deux fois, ni aucune levée d’avant la renonce. Le Code ne dit pas comment compter ; à vous de juger.
assess-unfinished = Le fichier ne va pas jusqu’à la fin du jeu : on ne peut pas encore compter les levées.
assess-deal_unknown = La donne n’est pas connue : indiquez votre propre estimation.
assess-time_out = Le calcul en double mort a pris trop de temps : indiquez votre propre estimation.
assess-failed = Le calcul en double mort a échoué : indiquez votre propre estimation.
assess-not_installed = Le double mort n’est pas installé : indiquez votre propre estimation.
