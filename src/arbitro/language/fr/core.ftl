## Qui : un rôle, une place ou un camp. Formes : simple, de (du, d’), a (au, à), nombre (singulier ou pluriel, pour accorder le verbe).
who-offender = le fautif
    .de = du fautif
    .a = au fautif
    .nombre = singulier
who-partner = le partenaire du joueur fautif
    .de = du partenaire du joueur fautif
    .a = au partenaire du joueur fautif
    .nombre = singulier
who-lho = l’adversaire de gauche du fautif
    .de = de l’adversaire de gauche du fautif
    .a = à l’adversaire de gauche du fautif
    .nombre = singulier
who-rho = l’adversaire de droite du fautif
    .de = de l’adversaire de droite du fautif
    .a = à l’adversaire de droite du fautif
    .nombre = singulier
who-offending_side = le camp fautif
    .de = du camp fautif
    .a = au camp fautif
    .nombre = singulier
who-non_offending_side = le camp non fautif
    .de = du camp non fautif
    .a = au camp non fautif
    .nombre = singulier
who-both_sides = les deux camps
    .de = des deux camps
    .a = aux deux camps
    .nombre = pluriel
who-declarer = le déclarant
    .de = du déclarant
    .a = au déclarant
    .nombre = singulier
who-dummy = le mort
    .de = du mort
    .a = au mort
    .nombre = singulier
who-director = l’arbitre
    .de = de l’arbitre
    .a = à l’arbitre
    .nombre = singulier
who-receiver = le joueur qui a reçu l’information
    .de = du joueur qui a reçu l’information
    .a = au joueur qui a reçu l’information
    .nombre = singulier
who-giver = son partenaire
    .de = de son partenaire
    .a = à son partenaire
    .nombre = singulier
who-N = Nord
    .de = de Nord
    .a = à Nord
    .nombre = singulier
who-E = Est
    .de = d’Est
    .a = à Est
    .nombre = singulier
who-S = Sud
    .de = de Sud
    .a = à Sud
    .nombre = singulier
who-W = Ouest
    .de = d’Ouest
    .a = à Ouest
    .nombre = singulier
who-NS = Nord-Sud
    .de = de Nord-Sud
    .a = à Nord-Sud
    .nombre = pluriel
who-EW = Est-Ouest
    .de = d’Est-Ouest
    .a = à Est-Ouest
    .nombre = pluriel

## Mots courants
yes = Oui
no = Non
none-of-these = Aucun de ces cas
law = Loi { $ref }
edition-LDB2017 = Code 2017
edition-LDB2007 = Code 2007
language-en = Anglais
language-es = Espagnol
language-it = Italien
language-pl = Polonais
language-fr = Français

## Parties d’un arbitrage
section-now = À faire maintenant
section-information = Qui peut utiliser quoi
section-later = Les levées et la marque
section-watch = À revoir plus tard
ruling-complete = L’arbitrage est complet.
ruling-for-now = Complet pour l’instant. Revenez sur les points ci-dessous.
ruling-open = Pas encore complet : répondez à la question suivante.
citations = Paragraphes
explanation = Pourquoi
either-law = selon l’un ou l’autre de ces paragraphes

## Force d’une règle
strength-may = peut
strength-does = procédure
strength-should = devrait
strength-shall = doit
strength-must = doit impérativement
strength-should_not = ne devrait pas
strength-shall_not = ne doit pas
strength-may_not = ne peut pas
strength-must_not = ne doit en aucun cas
strength-judgement = appréciation de l’arbitre

## Sur quoi repose une règle
basis-text = le texte de la loi
basis-commentary = commentaire d’une commission des lois ; le texte ne le dit pas
basis-interpretation = notre lecture : le Code n’en dit rien, à vous de juger
basis-unverified = non vérifié sur un texte de cette édition : lisez le paragraphe avant de juger

## À qui demander, où, quand
ask-director = À vous de l’établir
ask-player = C’est { WHO($who, form: "a") } de choisir
ask-table = D’après ce qui s’est passé
ask-profile = D’après le règlement
where-at_table = à la table
where-away = à l’écart de la table
stage-call = pendant les annonces
stage-play = pendant le jeu
stage-lead = une fois les annonces terminées
stage-end_of_play = à la fin du jeu
stage-review = une fois le résultat connu
judgement-note = Le Code laisse ce point ouvert. À vous de juger.

## Réponses possibles et leurs suites
option-leads-to = Conduit à
option-still-open = peut encore aboutir à
labelled = { $label } :
option-then-asks = Question suivante
option-closed = Pas possible ici :
option-ordinarily = En règle générale : { $text }
place-line = ligne { $number }
place-line-of = { $path }, ligne { $number }
option-no-change = Ne change rien en soi

## Explication
because = La Loi { $law } le prévoit, d’après ces faits ({ $facts }).
because-always = La Loi { $law } le prévoit.
because-defeated = La Loi { $law } donnerait autre chose, mais { $by } passe avant.
fact-is = { $fact } : { $value }

## État d’un paragraphe
status-encoded = traité
status-partly = traité en partie
status-heading = titre ; ses paragraphes sont traités
status-definition = définition ; d’autres paragraphes s’y réfèrent
status-procedure = procédure ; rien à arbitrer
status-elsewhere = arbitré avec un autre type d’incident
status-ledger = traité dans le registre des informations
status-uncertain = non vérifié sur un texte de cette édition
status-not_yet = pas encore traité

## Bridge
board = Donne { $number }
board-unknown = Donne sans numéro
trick = Levée { $number }
tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
contract-by = { $contract } par { WHO($declarer) }
passed-out = Passe général
doubled = contré
redoubled = surcontré
result-made = juste fait
result-over = { $count ->
    [1] une levée supplémentaire
    [one] { $count } levée supplémentaire
   *[other] { $count } levées supplémentaires
}
result-down = { $count ->
    [1] une de chute
   *[other] { $count } de chute
}
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
suit-N = sans-atout
vulnerable-None = Personne vulnérable
vulnerable-NS = Nord-Sud vulnérables
vulnerable-EW = Est-Ouest vulnérables
vulnerable-All = Tous vulnérables

## Irrégularités trouvées dans un fichier
irregularity-revoke = Renonce
irregularity-insufficient_bid = Enchère insuffisante
irregularity-call_out_of_rotation = Déclaration hors tour
irregularity-inadmissible_double = Contre inadmissible
irregularity-inadmissible_redouble = Surcontre inadmissible
irregularity-call_after_auction = Déclaration après la fin des annonces
irregularity-call_changed = Changement de déclaration
irregularity-call_when_barred = Déclaration d’un joueur tenu de passer
irregularity-call_not_repeated = Autre déclaration au lieu de celle qu’il fallait répéter
irregularity-calls_simultaneous = Deux déclarations en même temps
irregularity-lead_restriction = L’attaque après une déclaration retirée
irregularity-turn_lost_by_passes = Tour de déclarer perdu à cause de trois passes
irregularity-card_exposed_in_auction = Carte exposée pendant les annonces
irregularity-own_explanation_wrong = Une explication corrigée par son auteur
irregularity-partners_explanation_wrong = Une explication dont le partenaire a parlé
irregularity-misinformation = Une explication contestée
irregularity-lead_out_of_turn = Attaque hors tour
irregularity-play_out_of_turn = Jeu hors tour
irregularity-card_not_held = Carte que le joueur n’avait pas
irregularity-card_played_twice = Carte jouée deux fois
irregularity-card_after_play = Carte après la fin du jeu
irregularity-mark_contradicted = Le fichier signale une irrégularité que ses cartes ne montrent pas
irregularity-calls_entangled = Trois déclarations irrégulières de suite sans décision : statuez sur chacune et vérifiez lesquelles restent
irregularity-not-ruled = constat seul, pas encore d’arbitrage ici
