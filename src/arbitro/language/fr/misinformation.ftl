## Types d’incident
kind-misinformation = Explication erronée ou manquante
    .hint = Un adversaire a mal expliqué, n’a pas alerté ou a omis quelque chose
    .search = information erronée fausse mauvaise désinformation MI explications expliqué trompé induit en erreur alerte alerté absence d’alerte non alertée oubli annonce orale incomplète omission entente système feuille de conventions
kind-own_explanation_wrong = Un joueur s’aperçoit que sa propre explication est erronée
    .hint = Quand il doit le dire, et ce qui s’ensuit
    .search = fausse mauvaise mal expliqué trompé erreur corriger correction rectifier se raviser alerte
kind-partners_explanation_wrong = Un joueur croit que son partenaire a mal expliqué
    .hint = Ce qu’il ne peut pas laisser voir, quand il doit le dire, et quand il ne doit pas
    .search = explication erronée fausse mauvaise trompé erreur corriger correction rectifier déclaration erronée oublié le système mal enchéri alerte alerté
kind-review_or_question = Un rappel des annonces ou une question
    .hint = Peut-il demander maintenant, qui répond, jusqu’où ; un contre mal nommé
    .search = rappel rappeler répéter redire revue enchères questions demander interroger explication complémentaire seule déclaration à qui l’entame contre surcontre préciser
kind-undisclosed_understanding = Plainte pour une déclaration psychique ou une méthode
    .hint = Une déclaration psychique, une entente non révélée, une méthode non permise
    .search = psychique psychiques psychic bluff écart déviation entente occulte accord caché agrément interdite interdit système méthode convention divulgation
kind-aid_consulted = Un joueur a consulté une feuille de conventions ou des notes
    .hint = Sa propre feuille, celle des adversaires, des notes, une aide à la mémoire
    .search = regardé lu consulter carte de conventions système antisèche aide-mémoire mémoire notes calculatrice téléphone

## Ce à quoi répond un arbitrage
slot-misinformation-finding = Ce que c’était
slot-misinformation-change = La dernière déclaration
slot-misinformation-earlier = Les déclarations antérieures
slot-misinformation-counterchange = La déclaration qui suit celle qui est changée
slot-misinformation-play = La carte jouée
slot-misinformation-partner_information = Information pour le partenaire de celui qui a expliqué
slot-misinformation-others_information = Information pour le camp non fautif
slot-misinformation-offenders_information = Information pour le camp fautif
slot-misinformation-lead = L’attaque
slot-misinformation-declined = La déclaration qu’il a gardée
slot-misinformation-damage = Dommage
slot-misinformation-gain = Avantage
slot-misinformation-score = La marque
slot-misinformation-basis = Comment ajuster
slot-misinformation-withdrawn = Utilisation de déclarations et de jeux retirés
slot-misinformation-route = Utilisation de l’explication
slot-misinformation-penalty = Une pénalité
slot-own_explanation-duty = Le devoir de celui qui a expliqué
slot-own_explanation-timing = Le moment de la correction
slot-own_explanation-route = Ce qu’il faut arbitrer ensuite
slot-own_explanation-partner_information = Information pour le partenaire de celui qui a expliqué
slot-own_explanation-penalty = Une pénalité
slot-partners_explanation-duty = Le devoir du partenaire
slot-partners_explanation-early = Ce qu’il a laissé voir
slot-partners_explanation-route = Ce qu’il faut arbitrer ensuite
slot-partners_explanation-partner_information = Information pour le partenaire
slot-partners_explanation-explainers_information = Information pour celui qui a expliqué
slot-partners_explanation-score = La marque
slot-partners_explanation-penalty = Une pénalité
slot-review-right = Le droit de demander
slot-review-call = Le contre ou le surcontre
slot-review-words = Comment on le dit
slot-review-whole = Ce qui est rappelé
slot-review-answer = Qui répond
slot-review-correction = Un rappel erroné
slot-review-supplementary = Une question de plus
slot-review-for_partner = Une question pour le partenaire
slot-review-trap = Une question piège
slot-review-single = Une question sur une seule déclaration
slot-review-information = Ce qu’elle a appris
slot-review-score = La marque
slot-review-penalty = Une pénalité
slot-understanding-finding = Ce que c’était
slot-understanding-duty = Ce qu’il faut révéler
slot-understanding-score = La marque
slot-understanding-penalty = Une pénalité
slot-aid-right = Le droit de regarder
slot-aid-information = Ce qu’il a lu
slot-aid-score = La marque
slot-aid-penalty = Une pénalité

## Faits : information erronée
fact-misinformation-form = De quoi se plaint-on ?
    .short = Objet de la plainte
    .is-explanation = Une explication erronée, ou une alerte qui n’avait pas lieu d’être
    .is-alert = Une alerte ou une annonce orale absente ou tardive
    .is-incomplete = Une explication incomplète
    .is-own_reading = Rien d’erroné n’a été dit : le joueur a mal compris tout seul
fact-misinformation-own_action = Qu’a-t-il fondé sur cette incompréhension ?
    .short = Fondé sur cette incompréhension
    .is-call = Une déclaration
    .is-play = Un jeu
fact-misinformation-agreement = Quelle est la méthode de la paire, comparée à ce qui a été dit aux adversaires ?
    .short = La méthode de la paire
    .note = Consultez la feuille de conventions et les notes, interrogez séparément les deux partenaires. Les cartes de celui qui a fait la déclaration ne prouvent rien à elles seules.
    .is-differs = Elle diffère de ce qui a été dit
    .is-agrees = Elle s’accorde avec ce qui a été dit
    .is-none = La paire n’a pas d’accord, et en a expliqué un
    .is-unknown = On ne peut pas l’établir
fact-misinformation-alert_due = D’après la méthode de la paire et le règlement, une alerte ou une annonce orale était-elle due ?
    .short = Alerte due
    .note = Consultez la feuille de conventions et les notes, interrogez séparément les deux partenaires. Une paire sans accord n’a rien à alerter, sauf si le règlement le demande.
    .is-due = Oui
    .is-not_due = Non
    .is-unknown = On ne peut pas établir la méthode
fact-misinformation-special_knowledge = Les partenaires savaient-ils, par accord ou par expérience, quelque chose qui a été omis ?
    .short = Connaissances particulières omises
    .note = Ce que l’on sait par accord, ou pour avoir joué ensemble, doit être dit. Ce que tout joueur peut déduire n’a pas à l’être ; ni ce que les partenaires ne savent pas eux-mêmes.
fact-misinformation-moment = Où en est-on ?
    .short = Moment
    .is-auction = Les annonces sont en cours
    .is-clarification = Après le passe final, avant que l’entame soit retournée
    .is-play = Le jeu a commencé
    .is-after_play = Le jeu est terminé, ou tous ont passé et les mains sont dans l’étui
fact-misinformation-calls_since = Combien de fois le camp non fautif a-t-il déclaré depuis qu’il a été mal informé ?
    .short = Déclarations depuis
    .note = Seul peut encore changer une déclaration celui qui a déclaré le dernier dans son camp. Son partenaire n’a pas déclaré depuis ; après chaque déclaration antérieure du camp, si.
    .is-none = Aucune fois
    .is-one = Une fois
    .is-more = Plus d’une fois
fact-misinformation-influenced = L’information erronée a-t-elle bien pu influencer la dernière déclaration ?
    .short = Dernière déclaration influencée
    .note = Faites d’abord corriger l’explication. Demandez-lui à l’écart de la table ce qu’il aurait déclaré, sans rien promettre.
fact-misinformation-changes = Change-t-il sa dernière déclaration ?
    .short = Dernière déclaration changée
fact-misinformation-lho_called = Son adversaire de gauche avait-il déclaré après la déclaration qu’il change ?
    .short = L’adversaire de gauche avait déclaré
fact-misinformation-lho_changes = Cet adversaire de gauche change-t-il maintenant la sienne ?
    .short = Déclaration de l’adversaire de gauche changée
fact-misinformation-card = Un joueur du camp non fautif a-t-il joué une carte en s’y fiant ?
    .short = Carte jouée en s’y fiant
    .is-none = Non
    .is-last = Oui, et aucune carte n’a été jouée depuis ; si c’était l’entame, le mort n’a étalé aucune carte
    .is-too_late = Oui, mais le jeu a continué
fact-misinformation-withdraws = Reprend-il cette carte ?
    .short = Carte reprise
fact-misinformation-lead_reached = Laissez-vous le déclarant restreindre l’attaque du partenaire de celui qui a changé sa déclaration en réponse ?
    .short = Attaque restreinte
    .note = Le paragraphe sur l’information erronée ne parle pas de l’attaque. À la lettre, la Loi sur les déclarations retirées s’applique à une déclaration remplacée par une tout autre.
fact-misinformation-crucial = Ce qui a été omis a-t-il été déterminant pour une décision d’un adversaire ?
    .short = Déterminant pour une décision
screen-misinformation-review = Revenez sur la donne. Quels cas se présentent ?
fact-misinformation-damaged = L’information erronée a-t-elle lésé le camp non fautif ?
    .short = Dommage
    .tick = Elle a lésé le camp non fautif
    .note = Comparez le résultat avec ce que ce camp pouvait attendre s’il avait été bien informé. Consultez des joueurs de même niveau.
fact-misinformation-gained = Le camp fautif a-t-il tiré avantage de l’information erronée ?
    .short = Avantage
    .tick = Le camp fautif en a tiré avantage
fact-misinformation-withdrawn_helped = Ce qu’a montré la déclaration ou la carte retirée a-t-il aidé le camp fautif ?
    .short = Aide de ce qui a été retiré
    .tick = Ce qu’a montré une déclaration ou une carte retirée a aidé le camp fautif
fact-misinformation-partner_used = Le partenaire de celui qui a expliqué aurait-il pu utiliser ce qu’il a entendu ?
    .short = Explication utilisée par le partenaire
    .tick = Le partenaire de celui qui a expliqué a peut-être utilisé ce qu’il a entendu
fact-misinformation-repeated = La paire a-t-elle déjà manqué de révéler quelque chose ?
    .short = Récidive
    .tick = La paire a déjà manqué de révéler quelque chose

## Faits : sa propre explication
fact-own_explanation-wrong = L’explication était-elle erronée ou incomplète, d’après la méthode de la paire ?
    .short = Explication erronée
fact-own_explanation-noticed = Quand celui qui a expliqué s’en est-il aperçu ?
    .short = Moment où il s’en est aperçu
    .is-auction = Pendant les annonces
    .is-clarification = Après le passe final, avant que l’entame soit retournée
    .is-play = Pendant le jeu
    .is-after_play = Après le jeu
fact-own_explanation-told_at_once = A-t-il aussitôt appelé l’arbitre et corrigé ?
    .short = A corrigé aussitôt
fact-own_explanation-told_before_lead = A-t-il corrigé avant que l’entame soit retournée ?
    .short = A corrigé avant l’entame

## Faits : l’explication du partenaire
fact-partners_explanation-moment = Où en est-on ?
    .short = Maintenant
    .is-auction = Les annonces sont en cours
    .is-clarification = Après le passe final, avant que l’entame soit retournée
    .is-play = Le jeu est en cours
    .is-after_play = Le jeu est terminé
fact-partners_explanation-mistake = Où était l’erreur, d’après la méthode de la paire ?
    .short = L’erreur
    .note = Si rien ne montre où elle était, présumez l’explication. De même si l’on a expliqué un accord que la paire n’a pas.
    .is-explanation = Dans l’explication, ou dans l’alerte faite ou absente
    .is-call = Dans sa propre déclaration
    .is-neither = Ni dans l’une ni dans l’autre
fact-partners_explanation-declaring = Son camp joue-t-il le contrat ?
    .short = Camp du déclarant
fact-partners_explanation-spoke_in_auction = A-t-il corrigé pendant les annonces, ou laissé voir que quelque chose n’allait pas ?
    .short = Laissé voir pendant les annonces
fact-partners_explanation-spoke_in_play = A-t-il corrigé, ou l’a-t-il laissé voir, après les annonces et avant la fin du jeu ?
    .short = Laissé voir avant la fin du jeu
fact-partners_explanation-told_before_lead = L’a-t-il dit aux adversaires avant que l’entame soit retournée ?
    .short = Dit avant l’entame

## Faits : un rappel ou une question
fact-review-what = Sur quoi cela portait-il ?
    .short = Objet
    .is-question = Le sens de déclarations ou de jeux
    .is-review = Un rappel : toutes les déclarations répétées
    .is-call_unclear = Quelle déclaration vient d’être faite
    .is-whose_lead = À qui est l’entame
    .is-double_misnamed = Un contre, dit avec un palier ou une dénomination inexacts
    .is-redouble_misnamed = Un surcontre, dit avec un palier ou une dénomination inexacts
fact-review-moment = Quand était-ce ?
    .short = Quand
    .is-auction = Pendant les annonces
    .is-clarification = Après le passe final, avant que l’entame soit retournée
    .is-play = Pendant le jeu
fact-review-in_turn = Était-ce son tour ?
    .short = Son tour
    .note = Pendant les annonces, son tour de déclarer. Pendant le jeu, pour un rappel, son premier tour de jouer ; pour une question, tout tour de jouer, et pour le déclarant aussi celui du mort.
fact-review-presumed_dummy = Est-ce le mort présumé qui a demandé ?
    .short = Mort présumé
    .note = Avant que l’entame soit retournée, le déclarant présumé et le partenaire de l’entameur peuvent demander ; l’entameur aussi, tant qu’il n’a pas entamé.
fact-review-must_pass = Le Code l’obligeait-il à passer ?
    .short = Obligé de passer
fact-review-defender_asks = Est-ce un joueur de la défense qui a demandé ?
    .short = Demandé par la défense
screen-review-review_faults = Qu’est-ce qui n’allait pas dans ce rappel ?
fact-review-partial = N’en a-t-il demandé qu’une partie ?
    .short = Une partie seulement
    .tick = Il n’en a demandé qu’une partie
fact-review-halted = L’a-t-il arrêté avant la fin ?
    .short = Arrêté
    .tick = Il l’a arrêté avant la fin
fact-review-own_partner = Est-ce son propre partenaire qui a répété les déclarations ?
    .short = Réponse de son partenaire
    .tick = Son propre partenaire a répondu
fact-review-restated_wrongly = Une déclaration a-t-elle été mal répétée ?
    .short = Mal répétée
    .tick = Une déclaration a été mal répétée
fact-review-corrected = Cela a-t-il été corrigé avant que quelqu’un agisse en s’y fiant ?
    .short = Corrigé à temps
screen-review-question_faults = Qu’avait cette question de particulier ?
fact-review-by_caller = Est-ce le joueur qui avait déclaré ou joué qui a répondu lui-même ?
    .short = Réponse de l’auteur lui-même
    .tick = Le joueur qui avait déclaré ou joué a répondu lui-même
fact-review-directed = L’arbitre lui avait-il dit de répondre ?
    .short = Sur instruction de l’arbitre
fact-review-supplementary = Le partenaire du joueur qui demandait a-t-il ajouté une question hors de son tour ?
    .short = Le partenaire a demandé aussi
    .tick = Le partenaire du joueur qui demandait a ajouté une question hors de son tour
fact-review-single_call = A-t-il interrogé sur une seule déclaration ?
    .short = Une seule déclaration
    .tick = Il a interrogé sur une seule déclaration
fact-review-for_partner = A-t-il demandé seulement pour son partenaire ?
    .short = Pour son partenaire seulement
    .tick = Il a demandé seulement pour son partenaire
fact-review-to_trap = A-t-il demandé seulement pour obtenir une réponse fausse ?
    .short = Pour obtenir une réponse fausse
    .tick = Il a demandé seulement pour obtenir une réponse fausse
fact-review-damage = Le rappel erroné a-t-il causé un dommage ?
    .short = Dommage

## Faits : méthodes
fact-understanding-what = De quoi se plaint-on ?
    .short = Objet de la plainte
    .is-deviation = Une déclaration psychique, ou un autre écart par rapport à la méthode
    .is-method = Une méthode que l’épreuve ne permet pas
    .is-varied = Une méthode qui change par accord après une irrégularité, une question ou une réponse
    .is-psychic_artificial = Une déclaration psychique artificielle, que l’épreuve limite
    .is-by_partner = Un sens qui dépend du partenaire qui fait la déclaration
fact-understanding-partner_aware = Le partenaire avait-il plus de raisons que les adversaires de s’y attendre ?
    .short = Le partenaire s’y attendait
    .note = Des écarts qui se répètent deviennent une entente. De même les remarques entre partenaires, et les déclarations du partenaire qui en tiennent compte.
fact-understanding-disclosed = L’a-t-on dit aux adversaires ?
    .short = Révélé
fact-understanding-forbidden = Le règlement de l’épreuve l’interdit-il ?
    .short = Interdit
fact-understanding-damaged = Cela a-t-il lésé les adversaires ?
    .short = Adversaires lésés

## Faits : aides
fact-aid-what = Qu’a-t-il regardé ?
    .short = Regardé
    .is-opponents_card = La feuille de conventions des adversaires
    .is-own_card = Sa propre feuille de conventions, ou ses notes
    .is-memory_aid = Une autre aide : mémoire, calcul ou technique
fact-aid-when = Quand ?
    .short = Quand
    .is-before = Avant la période des annonces
    .is-own_turn = À son propre tour de déclarer ou de jouer
    .is-not_his_turn = Pendant les annonces ou le jeu, mais pas à son tour
    .is-clarification = Après le passe final, avant que l’entame soit retournée
fact-aid-declaring = Est-il du camp du déclarant ?
    .short = Camp du déclarant
fact-aid-to_explain = Lui avait-on demandé le sens d’une déclaration ou d’un jeu de son partenaire, et a-t-il regardé pour bien répondre ?
    .short = Pour expliquer
fact-aid-permitted = Le règlement de l’épreuve le permet-il ?
    .short = Permis par le règlement
fact-aid-helped = Cela l’a-t-il aidé, au détriment des adversaires ?
    .short = Aide

## Ce que donne un arbitrage
outcome-rule_as_misinformation = Les adversaires ont été mal informés. Arbitrez cela ensuite.
outcome-own_misunderstanding = Il a agi d’après sa propre incompréhension. Il n’y a ni rectification ni réparation.
outcome-explanation_was_right = Ce qui a été dit s’accorde avec la méthode de la paire. Il n’y a pas d’infraction, quelles que soient les cartes du joueur qui a déclaré.
outcome-explanation_was_mistaken = Ce qui a été dit diffère de la méthode de la paire. Une explication erronée est une infraction.
outcome-presumed_mistaken_explanation = Rien ne montre où était l’erreur. Présumez qu’elle était dans l’explication, ou dans l’alerte absente, et non dans la déclaration.
outcome-missing_alert_misinforms = L’alerte était due et n’a pas été faite à temps. C’est une information erronée.
outcome-missing_alert_unauthorised = Pour l’auteur de la déclaration, l’absence ou le retard de l’alerte de son partenaire est une information non autorisée, quel que soit le choix fait ensuite.
outcome-missing_alert_extraneous = Pour l’auteur de la déclaration, l’absence ou le retard de l’alerte de son partenaire est une information extrinsèque : elle limite son choix.
outcome-no_alert_due = Aucune alerte ni annonce orale n’était due. Il n’y a pas d’infraction.
outcome-explanation_incomplete = Quelque chose que les partenaires savent, par accord ou par expérience, a été omis. C’est une information erronée.
outcome-general_knowledge_not_owed = Rien de particulier n’a été omis. Ce qui relève des connaissances générales du bridge n’a pas à être dit. Il n’y a pas d’infraction.
outcome-no_agreement_to_explain = La paire n’a pas d’accord et en a expliqué un. C’est une infraction. La bonne réponse était : « nous n’avons pas d’accord là-dessus ».
outcome-may_change_last_call = Le joueur { WHO($side, form: "de") } qui a déclaré le dernier peut changer cette déclaration. Il n’y a pas d’autre rectification pour son camp.
outcome-last_call_stands = La dernière déclaration { WHO($side, form: "de") } n’a pas été influencée. Elle est maintenue.
outcome-no_call_to_change = Aucun joueur { WHO($side, form: "de") } n’a déclaré depuis. Les annonces continuent, avec la bonne information.
outcome-too_late_to_change_calls = La période des annonces est terminée. Aucune déclaration ne peut plus être changée.
outcome-earlier_calls_stand = Les déclarations antérieures { WHO($side, form: "de") } ne peuvent pas être changées : le partenaire a déclaré depuis.
outcome-may_change_call_after_it = Le joueur suivant { WHO($side, form: "de") } avait déclaré après la déclaration changée. Il peut maintenant changer la sienne.
outcome-may_withdraw_card = Le joueur { WHO($side, form: "de") } qui a joué en s’y fiant peut reprendre sa carte. Il n’y a pas de rectification.
outcome-face_down_lead_may_come_back = Si un joueur { WHO($side, form: "de") } a choisi, en s’y fiant, une entame encore face cachée, il peut la reprendre quand vous le dites et entamer d’une autre carte.
outcome-explanation_is_unauthorised = Pour { WHO($who) }, ce qu’a appris l’explication est une information non autorisée : interdit d’en tirer le moindre avantage.
outcome-lead_after_changed_call = La première fois que le partenaire de celui qui a changé sa déclaration en réponse a la main, le déclarant peut restreindre l’attaque comme après toute déclaration retirée.
outcome-no_lead_after_changed_call = La déclaration changée en réponse ne restreint aucune attaque.
outcome-declined_call_not_redressed = Il a gardé sa déclaration en connaissant la bonne information. Cette déclaration n’ouvre droit à aucune réparation plus tard. D’autres déclarations et le jeu peuvent encore y ouvrir droit.
outcome-adjust_as_if_told = { $what ->
    [methods] Ajustez la marque comme si les adversaires avaient connu à temps la méthode de la paire.
   *[no_agreement] Ajustez la marque comme si les adversaires avaient su à temps qu’il n’y avait pas d’accord.
}
outcome-must_correct_before_lead = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent appeler l’arbitre et corriger l’explication avant que l’entame soit retournée. Pendant les annonces, ils peuvent le faire tout de suite, sans y être tenus.
   *[singulier] { WHO($who, cap: 1) } doit appeler l’arbitre et corriger l’explication avant que l’entame soit retournée. Pendant les annonces, il peut le faire tout de suite, sans y être tenu.
}
outcome-must_correct_at_once = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent
   *[singulier] { WHO($who, cap: 1) } doit
} aussitôt appeler l’arbitre et corriger l’explication.
outcome-no_duty_to_correct_said = Le jeu est terminé. Cette Loi ne dit pas que { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who) } doivent
   *[singulier] { WHO($who) } doit
} le dire maintenant. Arbitrez l’affaire telle qu’elle est apparue.
outcome-corrected_in_time = La correction { WHO($who, form: "de") } est venue à temps.
outcome-corrected_too_late = La correction { WHO($who, form: "de") } est venue trop tard. C’est une infraction en soi.
outcome-may_not_show_explanation_wrong = { WHO($who, form: "nombre") ->
    [pluriel] Pendant les annonces, { WHO($who) } ne peuvent ni corriger, ni laisser voir de quelque façon que ce soit que quelque chose ne va pas.
   *[singulier] Pendant les annonces, { WHO($who) } ne peut ni corriger, ni laisser voir de quelque façon que ce soit que quelque chose ne va pas.
} Si ce camp joue le contrat, on le dit après le passe final ; s’il défend, après le jeu.
outcome-must_call_and_correct = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent maintenant appeler l’arbitre et dire aux adversaires qu’ils croient l’explication erronée.
   *[singulier] { WHO($who, cap: 1) } doit maintenant appeler l’arbitre et dire aux adversaires qu’il croit l’explication erronée.
}
outcome-must_wait_for_end_of_play = { WHO($who, form: "nombre") ->
    [pluriel] En défense, { WHO($who) } doivent le dire, mais seulement quand le jeu est terminé.
   *[singulier] En défense, { WHO($who) } doit le dire, mais seulement quand le jeu est terminé.
}
outcome-must_not_correct_right_explanation = { WHO($who, form: "nombre") ->
    [pluriel] L’explication était exacte, et l’erreur était la déclaration. { WHO($who, cap: 1) } ne doivent en aucun cas corriger tout de suite ni le dire à l’arbitre, et n’y seront pas tenus plus tard.
   *[singulier] L’explication était exacte, et l’erreur était la déclaration. { WHO($who, cap: 1) } ne doit en aucun cas corriger tout de suite ni le dire à l’arbitre, et n’y sera pas tenu plus tard.
}
outcome-need_not_tell_own_mistake = L’explication était exacte, et l’erreur était la déclaration. { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } ne sont pas tenus de le dire.
   *[singulier] { WHO($who, cap: 1) } n’est pas tenu de le dire.
}
outcome-duty_fulfilled = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } l’ont dit à temps, comme ils le devaient.
   *[singulier] { WHO($who, cap: 1) } l’a dit à temps, comme il le devait.
}
outcome-correct_though_late = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } devaient
   *[singulier] { WHO($who, cap: 1) } devait
} le dire avant que l’entame soit retournée. Faites-le dire maintenant.
outcome-showed_too_early = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } ont corrigé, ou laissé voir que quelque chose n’allait pas, alors qu’ils ne le pouvaient pas encore.
   *[singulier] { WHO($who, cap: 1) } a corrigé, ou laissé voir que quelque chose n’allait pas, alors qu’il ne le pouvait pas encore.
}
outcome-may_ask_for_call = Un joueur qui n’est pas sûr de la déclaration faite peut la faire préciser tout de suite.
outcome-may_have_review = Il peut faire répéter toutes les déclarations, de la première à la dernière. Les alertes devraient y figurer.
outcome-no_review_now = { $reason ->
    [turn] Ce n’est pas son tour. Il doit attendre.
    [dummy] Avant l’entame, le mort présumé n’a pas droit à un rappel.
   *[must_pass] Le Code l’oblige à passer, et il n’a pas droit à un rappel.
}
outcome-may_ask_whose_lead = Un joueur de la défense peut demander si c’est à lui d’entamer.
outcome-not_the_one_to_ask_whose_lead = Le Code réserve cette question à la défense.
outcome-may_ask_for_explanation = Il peut demander ce que signifient les déclarations ou les jeux des adversaires : ceux qui ont été faits, d’autres qui étaient possibles et ne l’ont pas été, et ce qui découle de ce choix selon leurs accords.
outcome-no_question_now = { $reason ->
    [turn] Ce n’est pas son tour. Il doit attendre pour poser sa question.
    [dummy] Avant l’entame, le mort présumé n’a pas le droit de demander.
   *[must_pass] Le Code l’oblige à passer, et il n’a pas le droit de demander.
}
outcome-review_is_whole = Un rappel porte sur toutes les déclarations. Il ne peut ni en demander une partie, ni l’arrêter.
outcome-opponent_answers = Seul un adversaire répond à une demande de rappel.
outcome-callers_partner_answers = C’est le partenaire du joueur qui a déclaré ou joué qui devrait répondre.
outcome-answered_on_instruction = L’arbitre lui avait dit de répondre. C’est régulier.
outcome-review_put_right = L’erreur a été corrigée à temps. Rien d’autre ne s’ensuit.
outcome-everybody_corrects_review = Corriger aussitôt un rappel erroné est l’affaire de tous, du mort et des joueurs obligés de passer aussi. Revenez sur la donne quand le jeu est terminé.
outcome-partner_asks_at_own_turn = Le partenaire du joueur qui demandait ne peut en demander plus qu’à son propre tour de déclarer ou de jouer.
outcome-no_question_for_partner = Il ne peut pas demander seulement pour son partenaire.
outcome-no_question_to_trap = Il ne peut pas demander seulement pour obtenir d’un adversaire une réponse fausse.
outcome-trap_not_covered = On n’a pas vérifié si cette édition dit quelque chose d’une telle question. Lisez vous-même 20G.
outcome-single_call_at_risk = Il peut interroger sur une seule déclaration. Mais ce que cela apprend à son partenaire peut être une information non autorisée.
outcome-question_may_inform = Ce que la question a appris au partenaire, au-delà de la réponse, peut être une information non autorisée. S’il a pu l’utiliser, à arbitrer comme une information venant du partenaire.
outcome-counts_for_bid_made = Il vaut pour l’enchère réellement faite.
outcome-only_the_word = La forme correcte est ce seul mot. Le palier et la dénomination ne devraient pas être dits.
outcome-deviation_allowed = C’est permis, sans prévenir : cela ne repose pas sur une entente non révélée.
outcome-need_not_admit_deviation = Nul n’est tenu de dire aux adversaires qu’il s’est écarté de la méthode.
outcome-undisclosed_understanding = Le partenaire avait plus de raisons que les adversaires de s’y attendre. C’est une entente, et elle n’a pas été révélée.
outcome-disclosed_understanding = Le partenaire avait plus de raisons de s’y attendre, mais les adversaires étaient prévenus. Il n’y a pas d’infraction.
outcome-must_disclose_understanding = Ce à quoi le partenaire en est venu à s’attendre fait partie de la méthode de la paire. Il faut le révéler.
outcome-method_forbidden = { $what ->
    [method] Le règlement ne permet pas cette méthode.
    [varied] Le règlement ne permet pas que la méthode change ainsi.
   *[psychic_artificial] Le règlement ne permet pas cette déclaration psychique.
}
outcome-method_allowed = Aucun règlement ne l’interdit. Il n’y a pas d’infraction.
outcome-meaning_depends_on_partner = Le sens convenu ne peut pas dépendre du partenaire qui déclare ou qui joue. Le style et le jugement peuvent différer.
outcome-partner_meaning_not_covered = On n’a pas vérifié si cette édition l’interdit. Lisez vous-même 40B.
outcome-may_consult_aid = { $reason ->
    [law] Il pouvait regarder : le Code le permet à ce moment-là.
   *[regulations] Il pouvait regarder : le règlement le permet.
}
outcome-may_not_consult_aid = { $what ->
    [own_card] Il ne peut pas regarder sa propre feuille de conventions ni ses notes à ce moment-là.
    [opponents_card] Il ne peut pas regarder la feuille de conventions des adversaires à ce moment-là.
   *[memory_aid] Il ne peut pas se servir d’une aide à la mémoire, au calcul ou à la technique.
}
outcome-aid_not_covered = On n’a pas vérifié si cette édition le laisse regarder pour expliquer. Lisez vous-même 40B.
outcome-aid_not_to_be_used = Il ne peut fonder aucune déclaration ni aucun jeu sur ce qu’il y a lu.
