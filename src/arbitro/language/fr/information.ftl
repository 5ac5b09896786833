## Le registre des informations : ce que chaque joueur peut utiliser (Loi 16)
information-title = Qui peut utiliser quoi
information-of = Ce que peut utiliser { WHO($who) }
information-after = { $count ->
    [0] Avant le premier événement
    [1] Après le premier de { $all } événements
    [one] Après { $count } de { $all } événements
   *[other] Après { $count } de { $all } événements
}
information-first = À régler d’abord : { WHO($who) }, événement { $number }. { $reason }
information-with = { $what } : { $shown }
information-said = { $what } : « { $text } »

## Ce qu’un joueur peut en faire
information-status-authorised = autorisée
    .means = Il peut l’utiliser.
information-status-unauthorised = non autorisée
    .means = Il doit éviter d’en tirer le moindre avantage.
information-status-extraneous = extrinsèque
    .means = Elle vient d’ailleurs que du jeu : il ne peut fonder sur elle ni une déclaration ni un jeu.
information-status-unknown = inconnue
    .means = Le joueur ne la possède pas.
information-status-open = à juger
    .means = Un autre point est à régler d’abord, ou le Code laisse la question ouverte : à vous de juger.
information-tainted = altérée
    .means = La déclaration ou le jeu est légal ; ce qu’une autre information y ajoute ne peut pas être utilisé.

## D’où elle vient
information-source-call = déclaration
information-source-play = carte jouée
information-source-designation = carte nommée, non jouée
information-source-withdrawn = action retirée
information-withdrawn-under = { $what }, action retirée ({ $law })
information-source-exposed = carte exposée
information-source-penalty_card = carte pénalisée
information-penalty-on_table = carte pénalisée sur la table
information-penalty-returned = carte pénalisée reprise en main
information-penalty-played = carte pénalisée, jouée depuis
information-source-dummy = le mort
information-source-own_hand = sa propre main
information-source-hand = main
information-source-claim = revendication ou concession
information-source-declared = autorisée par une loi ou un règlement
information-source-carrier = information extrinsèque
information-source-alert = alerte
information-source-procedure = ce qu’apportent les procédures légales : réponses, alertes, feuilles de conventions
information-source-known_before = connue avant de prendre ses cartes
information-source-score = l’estimation de son propre score
information-source-traits = les caractéristiques des adversaires
information-source-regulations = le règlement de la compétition
information-source-elsewhere = information d’autres sources
information-source-card_seen = carte vue par hasard

## Par quoi elle vient du partenaire
information-carrier-remark = remarque
information-carrier-question = question
information-carrier-reply = réponse à une question
information-carrier-unexpected_alert = alerte inattendue
information-carrier-missing_alert = absence d’alerte
information-carrier-hesitation = hésitation flagrante
information-carrier-speed = rapidité inhabituelle
information-carrier-emphasis = insistance particulière
information-carrier-tone = intonation
information-carrier-gesture = geste
information-carrier-movement = mouvement
information-carrier-mannerism = maniérisme
information-carrier-other = autre chose
information-gloss-basis = Inattendue par rapport à ce qui fondait la déclaration ({ $texts }).
information-gloss-auction = Inattendue par rapport au cours des annonces ({ $texts }).
information-text-es-2007 = texte espagnol de 2007
information-text-it-2007 = note au texte italien de 2007

## Par quel hasard elle vient d’ailleurs
information-way-wrong_hand = mauvaise main regardée
information-way-call_heard = annonce entendue
information-way-result_heard = résultat entendu
information-way-remark_heard = remarque entendue
information-way-cards_elsewhere = cartes vues à une autre table
information-way-card_here = carte d’un autre joueur vue à sa propre table
information-way-other = propos entendus

## Ce qu’il faut encore savoir
information-reason-pending = Ni acceptée ni retirée pour l’instant.
information-reason-no_legal_basis = Retirée sans qu’aucune loi le prévoie : arbitrez d’abord ce point.
information-reason-offender_unknown = Le fichier ne montre pas de qui venait la faute.
information-reason-no_offender = Retirée sans faute : le Code ne dit pas qui peut l’utiliser.
information-reason-unverified = Non vérifié sur un texte de cette édition : lisez le paragraphe avant de juger.
information-reason-alert_expected = Elle ne lui apprend quelque chose que si son partenaire l’a donnée et qu’il ne s’y attendait pas.
information-reason-whose_card = Cela dépend de qui avait la carte.
information-reason-claim = Cela dépend de la suite donnée à la revendication.
information-reason-at_odds = Ici, le fichier se contredit.
information-reason-own_risk = À ses propres risques.
information-reason-interpretation = Notre lecture : le Code n’en dit rien, à vous de juger.

## Les pages
information-table = La table
information-step-first = Début
information-step-back = Retour
information-step-on = Suite
information-step-last = Fin
information-steps = Parcourir la donne pas à pas
information-hands = mains : { $names }
information-all = Tous peuvent utiliser, sauf ce qui figure plus haut
information-all-count = { $count ->
    [0] encore aucune déclaration ni carte
    [1] une déclaration ou carte
    [one] { $count } déclaration ou carte
   *[other] { $count } déclarations et cartes
}
information-group-yes = Peut utiliser
information-group-no = Ne peut pas utiliser
information-group-open = À juger
information-group-unknown = Ne connaît pas
information-words = Ce que veulent dire les mots
information-back-to-board = Retour à la donne

## Événements qui n’apprennent rien par eux-mêmes
information-event-withdrawn = action retirée : { $what }
information-event-accepted = déclaration acceptée
information-event-obliged = obligation de passer
information-event-obliged_to_repeat = obligation de répéter { $call }
information-event-claim_agreed = revendication acceptée
information-event-claim_objected = opposition à la revendication
information-event-played_on = le jeu continue
information-event-attention_drawn = attention attirée
information-event-next_board_called = déclaration sur la donne suivante
information-event-round_ended = fin du tour
information-event-hands_returned = mains remises dans l’étui
information-event-director_called = arbitre appelé
information-event-card_picked_up = carte pénalisée reprise
information-event-comment = commentaire
