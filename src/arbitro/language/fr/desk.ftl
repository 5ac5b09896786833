## Le bureau : noms de ses rubriques, boutons et libellés
desk-name = Arbitro
desk-skip = Aller au contenu
desk-rooms = Rubriques
desk-footer = Arbitro cite le Code avec ses propres mots. C’est l’arbitre qui décide.
desk-what-happened = Que s’est-il passé ?
desk-law-book = Le Code
desk-settings = Réglages
desk-language = Langue
desk-back = Retour
desk-open = Ouvrir
desk-search = Rechercher
desk-page = Page { $number }
desk-pages = Pages

## Que s’est-il passé ?
desk-search-label = Avec vos mots, ou un paragraphe
desk-found = { $count ->
    [0] Rien trouvé pour « { $query } ».
    [one] Un type d’incident trouvé pour « { $query } ».
   *[other] { $count } types d’incident trouvés pour « { $query } ».
}
desk-show-all = Tout afficher
desk-phase-before = Avant les annonces
desk-phase-auction = Annonces
desk-phase-lead = Entame
desk-phase-play = Jeu de la carte
desk-phase-claim = Revendications
desk-phase-scoring = Marque et procédure
desk-phase-information = Information
desk-phase-director = Appel à l’arbitre
desk-open-record = Ouvrir un fichier de donnes
desk-open-hint = PBN, LIN ou JSON, une seule donne ou tout un tournoi. Arbitro y relèvera ce qui est irrégulier.
desk-file = Fichier
desk-paste = Ou collez son contenu ici

## Questions
desk-answered = Réponses données
desk-change = Modifier
desk-chosen = votre réponse
desk-withdrawn = Réponses retirées
desk-from-record = d’après le fichier
desk-ruling-so-far = L’arbitrage à ce stade
desk-asked-because = Question posée en vertu de
desk-these-apply = Valider les cas cochés
desk-more = { $count ->
    [1] Encore un point
    [one] Encore { $count } point
   *[other] Encore { $count } points
}

## Arbitrage
desk-ruling = Arbitrage
desk-go-on-call = Continuer
desk-go-on-play = Continuer
desk-go-on-end_of_play = Le jeu est fini : continuer
desk-go-on-review = Revenir sur le résultat
desk-read-out = Lire aux joueurs
desk-back-to-ruling = Revenir à l’arbitrage
desk-print = Imprimer
desk-print-blanks = Table : ________    Donne : ________    Date : ______________    Arbitre : ______________________
desk-new-incident = Nouvel incident
desk-second-language = Deuxième langue
desk-no-second = Aucune
desk-count = Calculer

## Le Code
desk-law-find = Paragraphe
desk-coverage = Lois traitées, en tout ou en partie : { $done } sur { $all }.
desk-charts = Arbres de décision
desk-neighbours = Paragraphes voisins
desk-law-within = Ses paragraphes
desk-law-says = Ce que donne ce paragraphe
desk-law-reads = Dépend de :
desk-law-when = Quand exactement
desk-law-all = Toutes ces conditions :
desk-law-one = L’une de ces conditions :
desk-law-always = toujours
desk-law-never = jamais
desk-law-unless = S’efface devant
desk-law-overrides = Passe avant
desk-law-see = Voir aussi
desk-law-cases = Cas
desk-law-nothing = Rien.
desk-law-twin = Le même paragraphe y est :
desk-law-no-twin = Ce paragraphe n’y existe pas.
desk-no-differences = Rien de ce qui repose sur ce paragraphe n’y est arbitré autrement.
desk-differences = { $count ->
    [1] Une différence d’arbitrage
    [one] { $count } différence d’arbitrage
   *[other] { $count } différences d’arbitrage
}
desk-differences-more = { $count ->
    [1] Une autre n’est pas affichée.
    [one] { $count } autre n’est pas affichée.
   *[other] { $count } autres ne sont pas affichées.
}
desk-usual-case = Dans le cas ordinaire.
desk-worlds = { $count ->
    [1] Une combinaison de faits.
    [one] { $count } combinaison de faits.
   *[other] { $count } combinaisons de faits.
}
desk-short-encoded = en entier
desk-short-partly = en partie
desk-short-heading = titre
desk-short-definition = définition
desk-short-procedure = procédure
desk-short-elsewhere = ailleurs
desk-short-ledger = registre
desk-short-uncertain = à vérifier
desk-short-not_yet = pas encore
desk-chart = Arbre de décision
desk-chart-hint = Commencez chaque arbre par sa première question. Les circonstances rares sont au-dessous.
desk-chart-box = Question { $number }
desk-chart-nothing = Aucune suite.
desk-chart-exceptions = { $count ->
    [1] Une circonstance rare y change quelque chose
    [one] { $count } circonstance rare y change quelque chose
   *[other] { $count } circonstances rares y changent quelque chose
}

## Fichiers de donnes
desk-record = Fichier de donnes
desk-file-count = { $irregular ->
    [0] { $boards ->
        [0] Aucune donne n’a pu être lue.
        [one] Une donne lue. Rien d’irrégulier.
       *[other] { $boards } donnes lues. Rien d’irrégulier.
    }
    [one] { $boards ->
        [one] Une donne lue. Elle est irrégulière.
       *[other] { $boards } donnes lues, dont une irrégulière.
    }
   *[other] { $boards } donnes lues, { $irregular } irrégulières.
}
desk-file-problems = { $count ->
    [1] Un passage du fichier n’a pas été compris
    [one] { $count } passage du fichier n’a pas été compris
   *[other] { $count } passages du fichier n’ont pas été compris
}
desk-problems = { $count ->
    [1] une remarque
    [one] { $count } remarque
   *[other] { $count } remarques
}
desk-all-boards = Afficher les { $count } donnes
desk-only-listed = N’afficher que les irrégularités et les remarques
desk-open-another = Ouvrir un autre fichier
desk-irregular = Ce qui a été relevé
desk-nothing-irregular = Rien d’irrégulier n’a été relevé sur cette donne.
desk-rule-on-it = Arbitrer
desk-not-understood = Remarques sur le fichier
desk-table = La table
desk-hand-unknown = Inconnue
desk-dealer = Donneur : { $seat }
desk-no-contract = Pas encore de contrat
desk-auction = Annonces
desk-play = Jeu de la carte
desk-trick = Levée
desk-led = attaque
desk-won = gagne la levée
desk-irregular-mark = irrégulière
desk-play-legend = La flèche indique la carte d’attaque, le gras la carte qui a gagné la levée, le cadre une carte irrégulière.
desk-seat-N = N
desk-seat-E = E
desk-seat-S = S
desk-seat-W = O

## Réglages
desk-edition = Édition du Code
desk-regulations = Organisme responsable
desk-no-authority = Aucun
desk-theme = Clair ou sombre
desk-theme-auto = Comme l’appareil
desk-theme-light = Clair
desk-theme-dark = Sombre
desk-keys = Répondre avec les touches 1 à 9
desk-keys-on = Oui
desk-keys-off = Non
desk-save = Enregistrer
desk-saved = Enregistré.
desk-settings-hint = Les réglages restent dans ce navigateur.

## Erreurs
desk-error-title = Cela n’a pas fonctionné
error-not-found = Il n’y a pas de page ici.
error-unknown-record = Ce fichier de donnes n’est pas à ce bureau.
error-method = « { $got } » n’est pas possible ici.
error-too-large = C’est plus que n’accepte le bureau : 50 Mo pour un fichier de donnes, 1 Mo sinon.
error-media = Le bureau n’accepte pas ce type de contenu.
error-address-long = Il y a trop de réponses dans cette adresse.
error-file-boards = Il y a trop de donnes dans ce fichier.
