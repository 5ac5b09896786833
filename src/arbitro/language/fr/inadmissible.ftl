## Types d’incident
kind-card_exposed_in_auction = Carte exposée pendant les annonces
    .hint = Un joueur a montré une carte, l’a fait tomber ou a attaqué pendant les annonces, ou le camp du déclarant a entamé
    .search = cartes vue vues visible visibles montrée tombée tombé lâchée retournée attaquée attaque entame entamé prématurée prématurément trop tôt avant la fin des enchères pénalisée
kind-double_inadmissible = Contre ou surcontre inadmissible
    .hint = Un contre sur une enchère du partenaire ou sans aucune enchère, un surcontre là où rien n’est contré
    .search = contré contrer surcontré surcontrer X XX interdit impossible illégal pas permis son propre partenaire deux fois
kind-call_when_barred = Déclaration d’un joueur tenu de passer
    .hint = Un joueur obligé de passer a enchéri, contré ou surcontré
    .search = obligation passe forcé imposé devait doit interdit de parole d’enchérir exclu réduit au silence enchère enchéri contre quand même
kind-bid_above_seven = Enchère au-dessus de sept
    .hint = Un joueur a fait une enchère au palier de huit ou plus
    .search = huit neuf 8 9 7 plus de sept trop haut trop haute palier grand chelem
kind-call_after_auction = Déclaration après la fin des annonces
    .hint = Un joueur a déclaré après le passe final
    .search = après troisième trois passes enchère enchères finies terminées closes trop tard contre tardif rouvrir

## Ce à quoi répond un arbitrage
slot-exposed-card = La carte
slot-exposed-attempt = L’attaque
slot-exposed-partner = Ce qui s’ensuit pour son partenaire
slot-exposed-others_information = Information pour le camp non fautif
slot-exposed-offenders_information = Information pour le camp fautif
slot-exposed-penalty_information = Information venant de la carte pénalisée
slot-exposed-afterwards = La carte après les annonces
slot-exposed-penalty_card = L’effet de la carte pénalisée
slot-exposed-awareness = Aurait-il pu savoir ?
slot-inadmissible_double-call = Le contre ou le surcontre
slot-inadmissible_double-replacement = Sa nouvelle déclaration
slot-inadmissible_double-side = Ce qui s’ensuit pour son camp
slot-inadmissible_double-others_information = Information pour le camp non fautif
slot-inadmissible_double-offenders_information = Information pour le camp fautif
slot-inadmissible_double-lead = L’attaque
slot-inadmissible_double-help = L’infraction a-t-elle aidé ?
slot-inadmissible_double-awareness = Aurait-il pu savoir ?
slot-barred-call = La déclaration
slot-barred-replacement = Sa nouvelle déclaration
slot-barred-side = Ce qui s’ensuit pour son camp
slot-barred-others_information = Information pour le camp non fautif
slot-barred-offenders_information = Information pour le camp fautif
slot-barred-lead = L’attaque
slot-barred-awareness = Aurait-il pu savoir ?
slot-above_seven-call = L’enchère
slot-above_seven-play = Le jeu
slot-above_seven-replacement = Sa nouvelle déclaration
slot-above_seven-side = La suite des annonces
slot-above_seven-others_information = Information pour le camp non fautif
slot-above_seven-offenders_information = Information pour le camp fautif
slot-above_seven-lead = L’attaque
slot-above_seven-awareness = Aurait-il pu savoir ?
slot-after_auction-call = La déclaration
slot-after_auction-further = Ce qui s’ensuit
slot-after_auction-others_information = Information pour le camp non fautif
slot-after_auction-offenders_information = Information pour le camp fautif
slot-after_auction-lead = L’attaque

## Faits : une carte exposée pendant les annonces
screen-exposed-exceptions = L’un de ces cas se présente-t-il ?
fact-exposed-when = Quand le joueur a-t-il montré cette carte, ou attaqué ?
    .short = Quand
    .note = Les annonces vont de la première déclaration au passe final.
    .is-auction = Pendant les annonces
    .is-before_call = Avant toute déclaration
    .is-declaring_lead = Après les annonces, comme entame, alors que son camp joue le contrat
    .is-defending_lead = Après les annonces, comme entame hors tour d’un joueur de la défense
    .is-after_auction = Après les annonces, d’une autre façon
fact-exposed-another_caused = Est-ce dû à quelqu’un d’autre, et non au joueur lui-même ?
    .short = Dû à quelqu’un d’autre
    .tick = C’est dû à quelqu’un d’autre, et non au joueur lui-même
fact-exposed-out_of_sight = La carte était-elle hors de vue de son partenaire ?
    .short = Hors de vue du partenaire
    .tick = Son partenaire n’aurait pas pu en voir la face
    .note = Ce qui compte, c’est s’il aurait pu la voir, pas s’il l’a vue.
fact-exposed-cards = Qu’a-t-il montré ?
    .short = Cartes montrées
    .note = Un honneur, c’est un dix ou plus.
    .is-one_low = Une petite carte (un neuf au plus), sans attaquer
    .is-one_honour = Un honneur, sans attaquer
    .is-led = Une carte, en attaquant trop tôt
    .is-more = Deux cartes ou plus
fact-card_exposed_in_auction-offender = Qui est maintenant le joueur qui l’a montrée ?
    .short = Ce joueur est
    .is-declarer = Le déclarant, présent ou futur
    .is-dummy = Le mort, présent ou futur
    .is-defender = Un joueur de la défense
fact-exposed-on_purpose = A-t-il montré la carte exprès, sans attaquer ?
    .short = Montrée exprès
    .note = Une petite carte montrée par accident devient une carte pénalisée secondaire, une carte jouée devient une principale. Le Code ne parle pas d’une petite carte montrée exprès sans être jouée.
fact-exposed-penalty_card_helped = La carte pénalisée a-t-elle aidé le camp fautif et lésé l’autre ?
    .short = Aide de la carte pénalisée

## Faits : déclarations inadmissibles
fact-inadmissible-slip = Était-ce un lapsus ou une erreur de carton : voulait-il faire une autre déclaration ?
    .short = Lapsus ou erreur de carton
    .note = Interrogez-le à l’écart de la table. Changer d’avis ne compte pas. Si son partenaire a déjà déclaré, il est trop tard pour corriger : répondez « non ».
fact-inadmissible-lead_faced = L’entame était-elle déjà face visible quand on s’en est aperçu ?
    .short = Aperçu après l’entame
fact-inadmissible-lho_called = Son adversaire de gauche a-t-il déclaré depuis, avant votre arbitrage ?
    .short = L’adversaire de gauche a déclaré
    .note = Un passe aussi est une déclaration. Ne lui proposez pas de déclarer : seule compte celle qu’il a faite de lui-même.
fact-inadmissible-must_pass = Était-il obligé de passer, par une irrégularité antérieure ?
    .short = Obligé de passer
fact-inadmissible-in_turn = Était-ce son tour de déclarer ?
    .short = À son tour
fact-inadmissible-same_call = À son tour, a-t-il refait la même déclaration, avec à peu près le même sens ?
    .short = La même déclaration de nouveau
fact-inadmissible-breaks_19 = Était-ce un contre ou un surcontre que les annonces ne permettaient de toute façon pas ?
    .short = Contre ou surcontre de toute façon interdit
    .note = Un contre porte sur la dernière enchère, si elle vient d’un adversaire et si on n’a fait que passer depuis. Un surcontre, de même, sur le dernier contre.
fact-inadmissible-throughout = Était-il obligé de passer jusqu’à la fin des annonces ?
    .short = Obligé de passer jusqu’au bout
fact-inadmissible-auction_then = Un passe prend la place de l’enchère, et les déclarations suivantes sont annulées. Que deviennent les annonces ?
    .short = Les annonces alors
    .is-goes_on = Elles continuent
    .is-contract = Elles sont terminées, et il y a un contrat
    .is-passed_out = Elles sont terminées, et personne n’a fait d’enchère
fact-inadmissible-by = Qui a déclaré après le passe final ?
    .short = Déclaration faite par
    .is-defender = Un joueur de la défense
    .is-declaring_side = Le déclarant ou le mort
fact-inadmissible-passed = A-t-il passé ?
    .short = Un passe

## Ce que donne un arbitrage
outcome-card_laid_open = { $until ->
    [auction_period] Chacune de ces cartes reste face visible sur la table jusqu’à ce que l’entame soit retournée.
    [reopened] Si les annonces sont rouvertes, chacune de ces cartes reste face visible sur la table jusqu’à leur fin.
   *[auction] Chacune de ces cartes reste face visible sur la table jusqu’à la fin des annonces.
}
outcome-not_seen_by_partner = Son partenaire n’aurait pas pu voir la carte. Elle retourne dans la main, sans rectification.
outcome-rule_as_card_in_play = Les annonces étaient terminées. La carte d’un joueur de la défense devient pénalisée ; celles du déclarant et du mort, non. À arbitrer selon les Lois sur le jeu.
outcome-rule_as_opening_lead_out_of_turn = À arbitrer comme une entame hors tour. La carte ne compte pas comme montrée pendant les annonces.
outcome-declaring_side_may_not_lead = Le camp du déclarant ne peut pas entamer, et personne ne peut accepter son entame. La carte compte comme montrée pendant les annonces.
outcome-must_pass_if_reopened = Les annonces sont terminées. Si on les rouvre, { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who) } doivent passer à leur prochain tour.
   *[singulier] { WHO($who) } doit passer à son prochain tour.
}
outcome-exposed_cards_authorised = Ce que montrent ces cartes peut être utilisé par { WHO($side) }.
outcome-exposed_cards_unauthorised = { $side ->
    [both_sides] Aucun des deux camps ne peut utiliser ce que montrent ces cartes.
   *[other] Ce que montrent ces cartes ne peut pas être utilisé par { WHO($side) }.
} Une carte pénalisée suit sa propre règle.
outcome-exposed_cards_back_to_hand = { WHO($of, form: "nombre") ->
    [pluriel] { WHO($of, cap: 1) } reprennent ces cartes en main.
   *[singulier] { WHO($of, cap: 1) } reprend ces cartes en main.
} Il n’y a pas d’autre suite.
outcome-becomes_penalty_card = { $degree ->
    [minor] La carte { WHO($of, form: "de") } devient une carte pénalisée secondaire.
    [all_major] Les cartes { WHO($of, form: "de") } deviennent toutes des cartes pénalisées principales.
   *[major] La carte { WHO($of, form: "de") } devient une carte pénalisée principale.
}
outcome-cancelled_as_if_never = La déclaration { WHO($who, form: "de") } et toutes les suivantes sont annulées. La parole revient au joueur dont c’était le tour, comme si de rien n’était.
outcome-scored_without_call = Le contre ou le surcontre ne compte pas : le contrat est marqué sans lui.
outcome-late_find_not_said = Cette édition du Code ne dit pas ce qui s’ensuit quand on s’en aperçoit une fois l’entame retournée. Envisagez de marquer le contrat sans cette déclaration.
outcome-pass_put_in = Un passe prend la place de la déclaration { WHO($who, form: "de") }.
outcome-goes_back_without_pass = Ce n’était pas le tour { WHO($who, form: "de") } : aucun passe n’est mis à la place. La parole revient au joueur dont c’était le tour.
outcome-call_and_later_stand = La déclaration { WHO($who, form: "de") } est maintenue, et toutes les suivantes aussi.
outcome-call_and_later_cancelled = La déclaration { WHO($who, form: "de") } est annulée, et toutes les suivantes avec elle.
outcome-never_played = Un contrat au-dessus de sept ne se joue jamais.
outcome-calls_after_auction_cancelled = Toute déclaration faite après le passe final est annulée.
outcome-no_further_rectification = Il n’y a pas d’autre rectification.
outcome-rule_as_inadmissible_double = Ce contre ou ce surcontre était de toute façon interdit et ne peut pas être maintenu. À arbitrer comme un contre ou un surcontre inadmissible.
