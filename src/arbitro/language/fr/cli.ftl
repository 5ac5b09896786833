cli-arbitro = Arbitro : des faits à la table jusqu’à l’arbitrage complet.
cli-usage = utilisation :
cli-command = COMMANDE
cli-arguments = arguments
cli-options = options
cli-more = « arbitro COMMANDE --help » en dit plus. --lang en|es|it|pl|fr choisit la langue.
cli-rule = arbitrer un incident : par questions, ou d’un seul coup avec --facts
cli-triage = mène de ce qui s’est passé au bon type d’incident
cli-facts = les faits que connaît un type d’incident
cli-table = relever ce qui est irrégulier dans un fichier de donnes, et l’arbitrer
cli-information = qui peut utiliser quoi : les informations de chaque joueur et leur statut
cli-law = un paragraphe : de quoi il dépend, ce qu’il donne, ses exceptions, ses cas
cli-laws = toutes les lois, et jusqu’où elles sont traitées
cli-diff = où deux éditions du Code diffèrent
cli-chart = les arbres de décision d’un type d’incident
cli-exam = passer des fichiers de cas : juste, faux, questions de trop
cli-regulations = ce qu’ont choisi les organismes responsables, et qui le dit
cli-cases = le journal des dossiers : list, show N, export [N], import FICHIER
cli-serve = ouvrir le bureau de l’arbitre dans un navigateur
cli-argument-kind = type d’incident, par exemple « revoke » (renonce)
cli-argument-ref = paragraphe, par exemple 64A1
cli-argument-law = numéro d’une loi, de 1 à 93
cli-argument-one = une édition
cli-argument-other = l’édition à laquelle la comparer
cli-argument-file = un fichier de donnes : PBN, LIN ou JSON
cli-argument-files = fichiers de cas ; sans fichier, les cas fournis avec Arbitro
cli-argument-action = list, show, export ou import
cli-argument-what = numéro d’un dossier, ou fichier à importer
cli-argument-body = un organisme responsable, ou votre propre fichier : ./club.toml
cli-option-help = afficher cette aide
cli-option-json = donner la sortie en JSON
cli-option-lang = langue
cli-option-facts = faits dans un fichier JSON ou TOML, « - » pour l’entrée standard
cli-option-set = un fait ; une liste à cocher prend une liste : revoke.exceptions=
cli-option-triage-set = une réponse, par exemple what=call
cli-option-edition = édition du Code
cli-option-regulations = organisme responsable, ou votre propre fichier : ./club.toml
cli-option-stage = où en est la donne
cli-option-offender = place du fautif, pour nommer les joueurs dans l’arbitrage
cli-option-declarer = place du déclarant
cli-option-with = une deuxième langue à côté de la première
cli-option-why = expliquer chaque décision
cli-option-board = seulement cette donne
cli-option-seat = la place du joueur : N, E, S ou W
cli-option-at = numéro d’événement : les informations après autant d’événements
cli-option-interview = demander dans le terminal ce que le fichier ne dit pas
cli-option-estimate = votre estimation des levées du déclarant sans la renonce
cli-option-no-double-dummy = se passer du double mort
cli-option-format = format de sortie
cli-option-host = adresse d’écoute
cli-option-port = port d’écoute
cli-option-database = URL de la base de données ; par défaut, un fichier de votre dossier de données
cli-option-no-browser = ne pas ouvrir de navigateur
cli-given = à poser selon
cli-unused = Fourni, mais pas demandé : { $facts }
cli-interview-keys = Répondez par le numéro. b : revenir en arrière ; r : voir l’arbitrage à ce stade ; q : arrêter.
cli-go-on = Continuer { $stage } ? (o/n)
cli-yes-key = o
cli-choose = Répondez par un numéro de 1 à { $count }.
law-reads = dépend de
law-unless = s’efface devant
law-overrides = passe avant
law-within = Ses paragraphes
law-cases = Cas
law-other-edition = Dans le { $edition } : { $ref }
law-differs = Ce qui est traité diffère d’une édition à l’autre.
law-same = Ce qui est traité est identique dans les deux éditions.
laws-coverage = Paragraphes traités : { $done } sur { $all }.
diff-none = Les deux éditions donnent les mêmes arbitrages.
diff-nothing = rien
diff-usual = dans le cas ordinaire
diff-unverified = Non vérifié pour le { $edition } ; retenu ici : { $answer }
diff-worlds = { $count ->
    [1] une combinaison de faits
    [one] { $count } combinaison de faits
   *[other] { $count } combinaisons de faits
}
chart-nothing = aucune suite
chart-but = Mais :
exam-too-much = Demandé en trop : { $facts }
exam-not-asked = Pas demandé : { $facts }
exam-result = Justes : { $right } ; faux : { $wrong }
serve-at = Le bureau est ouvert à l’adresse { $address } (Ctrl-C pour l’arrêter)
serve-locked = D’autres sur ce réseau peuvent l’atteindre : seules ces adresses, avec leur clé, ouvrent les pages de l’arbitre ; les joueurs reçoivent des liens vers les sondages. Depuis un autre appareil de l’arbitre :
table-irregular = { $count ->
    [0] { $boards ->
        [0] Aucune donne lue.
        [1] Une donne lue, rien d’irrégulier.
       *[other] { $boards } donnes lues, rien d’irrégulier.
    }
    [one] { $boards ->
        [one] Une donne lue, elle est irrégulière.
       *[other] { $boards } donnes lues, dont une irrégulière.
    }
   *[other] { $boards } donnes lues, { $count } irrégulières.
}
table-provided = Sauf cas inhabituel sur ces points ({ $facts }) :
cli-score = calculer un tournoi : classement, marques ajustées, avant et après, contrôle, export
cli-adjust = calculer une marque ajustée et montrer le détail
cli-argument-event = un fichier de tournoi : USEBIO, Bridgemate, PBN, feuilles ambulantes, CSV ou Excel
cli-option-adjust = une marque ajustée, « 7 NS 3: 60% 4SN=; 40% 4SN-1 », ou un fichier JSON ou TOML qui en contient
cli-option-penalty = une pénalité, « NS 12: 25% top; 90B2; motif », ou un fichier JSON ou TOML qui en contient ; elle est tenue à part de la marque
cli-option-scoring = de qui sont les choix qui valent pour le calcul ; club : notre proposition
cli-option-method = mode de calcul
cli-option-option = un choix du règlement, tel que « arbitro score » le demande
cli-option-sections = sections ensemble, ou chacune à part
cli-option-winners = un classement, ou un par ligne
cli-option-results = résultats que chaque donne doit avoir
cli-option-check = chercher ce qui ne concorde pas et ce qui ne peut pas être
cli-option-pair = le concurrent, comme au classement
cli-option-csv = donner le classement en CSV
cli-option-out = écrire le tournoi avec ses marques ajustées : .xml (USEBIO), .pbn, .csv, .xlsx, .json
cli-option-no-names = omettre les noms des joueurs
cli-option-weights = une marque pondérée : « 60% 4S N =; 40% 4S N -1 »
cli-option-vulnerable = qui est vulnérable
cli-option-field = le tournoi où la marque est évaluée
cli-option-other = points de Nord-Sud à l’autre table d’un match
cli-option-fault-ns = part de faute de Nord-Sud
cli-option-fault-ew = part de faute d’Est-Ouest
cli-option-session-ns = pourcentage ou IMP par donne de Nord-Sud dans la séance
cli-option-session-ew = pourcentage ou IMP par donne d’Est-Ouest dans la séance
cli-option-obtained = le résultat obtenu, ou sa valeur
cli-option-rectified = le résultat sans l’infraction, ou sa valeur
cli-option-unharmed = le résultat avec l’infraction mais sans l’erreur du camp, ou sa valeur
cli-option-offending = le camp fautif
cli-option-top = top de la donne ; sans lui, les valeurs sont des IMP
