## Le sondage auprès de joueurs de même niveau : salles et boutons
poll-polls = Sondages
poll-polls-card = Sondage auprès de joueurs
poll-polls-hint = Demandez à des joueurs de même niveau ce qu’ils feraient, chacun seul sur son téléphone.
poll-ask-peers = Sonder des joueurs sur cette donne
poll-new-by-hand = Nouveau sondage à la main
poll-none-yet = Aucun sondage n’a encore été fait ici.
poll-answers = { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
poll-of = Sondage à la place { WHO($seat, form: "de") }
poll-second = seconde question
poll-first = Première question
poll-back-to-poll = Retour au sondage

## Préparer
poll-moment-title = Sur quelle décision porte le sondage ?
poll-moment-hint = Le joueur devait décider juste avant la déclaration ou la carte choisie ici. Ni elle ni la suite ne sont montrées.
poll-no-moment = Dans cet enregistrement, aucun joueur dont la main est connue n’avait à décider.
poll-dealer = Donneur
poll-vulnerability = Vulnérabilité
poll-set = Fixer
poll-turn-to-call = C’est maintenant { WHO($seat, form: "a") } de parler.
poll-turn-to-lead = Les annonces sont terminées ; l’entame revient { WHO($seat, form: "a") }.
poll-this-is-it = Interroger sur cette décision
poll-take-back = Retirer une déclaration
poll-type-auction = Ou écrivez-les
    .hint = Comme vous les écrivez : { $example }
    .add = Ajouter ces déclarations
poll-add-call = Déclaration suivante
poll-compose = Ce que sauront les joueurs interrogés
poll-compose-hint = La question est posée à la place { WHO($seat, form: "de") }. Les joueurs interrogés voient la main, les annonces, la vulnérabilité, le mode de marque et vos mots ci-dessous. Ne dites pas ce qui s’est passé à la table.
poll-compose-second = Que suggère l’information ?
poll-compose-second-hint = C’est une question à part, pour ceux que vous choisissez. Elle dit ce qui s’est passé : ne la montrez à personne qui doive encore répondre à la première. Elle est posée à la place { WHO($seat, form: "de") }.
poll-hand-of = La main { WHO($seat, form: "de") }
poll-scoring = Marque
poll-scoring-matchpoints = paires en points de match
poll-scoring-cross_imps = paires en IMP
poll-scoring-teams_imps = équipes en IMP
poll-scoring-board_a_match = équipes en board-a-match
poll-scoring-total_points = points totaux
poll-methods-ask = La méthode de la paire, et ce que croyait le joueur s’il se trompait
poll-methods = Méthode
poll-meanings-ask = Ce que signifient les déclarations
poll-meanings-hint = Telles que le joueur peut les connaître. Ce que son partenaire a expliqué de ses propres déclarations a été omis.
poll-players-ask = Niveau des joueurs à interroger
poll-players = Niveau des joueurs
poll-title-ask = Le nom que vous donnez à ce sondage
poll-only-you = Vous seul voyez ces deux indications.
poll-keep = Enregistrer le sondage
poll-information-ask = L’information transmise, avec vos mots
poll-information = Ce qui s’est passé
poll-actions-asked = À choisir entre :
poll-giveaway-title = Ces mots pourraient trahir ce qui s’est passé :
poll-giveaway-hint = Changez-les ci-dessous, ou gardez-les s’ils sont anodins. Il est noté que vous avez été averti.
poll-giveaway-sure = Ils sont anodins : les garder
poll-warned = Vous avez été averti de ces mots et les avez gardés : { $words }
# Débuts de mots, en minuscules, séparés par des virgules ; les accents ne comptent pas.
poll-telltale = hesit,tempo,rythme,lent,rapid,vite,precipit,pause,reflech,reflexion,pens,secondes,immediat,aussitot,alert,annonce orale,arbitr,directeur,irregul,infraction,fautif,decision de,appel,remarqu,comment,question,demand,repons,repond,repondu,mauvaise explic,mal expliq,tromp,erreur,insist,ton,voix,gest,mouvement,attitude,grimac,soupir,mimique,retir,hors tour,insuffisant,expos,penalis,renonc,entendu,illicite,non autoris,extrins,sondage,a change,maniere,manieris

## Ce que voit le joueur interrogé
poll-ask-title = Une question de bridge
poll-start-title = Une question de bridge
poll-start-what = Vous verrez une main et les annonces, une à une. Dites ensuite ce que vous feriez et ce que vous envisageriez sérieusement d’autre.
poll-start-alone = Répondez seul, comme à la table. Il n’y a pas de bonne réponse. Il suffit de deux minutes.
poll-start = Commencer
poll-preview-note = Aperçu : voici ce que voient les joueurs interrogés. Rien n’est enregistré.
poll-your-hand = Votre main
poll-you-are = Vous êtes { WHO($seat) }
poll-dummy = Le mort : { WHO($seat) }
poll-position = Revoir la situation
poll-next = Suivant
poll-otherwise = J’aurais déclaré autre chose
poll-what-instead = Qu’auriez-vous déclaré ?
poll-noted-otherwise = C’est noté. Continuez comme si vous aviez fait la déclaration montrée.
poll-what-would-you-do = Que feriez-vous ?
poll-you-would = Vous choisiriez { $call }.
poll-what-else = Qu’envisageriez-vous sérieusement d’autre ?
poll-what-else-note = Seulement ce que vous pèseriez vraiment, pas tout ce qui est possible.
poll-these = Continuer avec ces choix
poll-nothing-else = Rien d’autre
poll-how-close = Serait-ce proche ?
poll-close-equal = Presque aussi bon : je pourrais le choisir
    .short = presque aussi bon
poll-close-second = Un candidat sérieux, mais nettement second
    .short = sérieux, mais second
poll-close-passing = Une simple idée en passant
    .short = une idée en passant
poll-send-title = Quelque chose à ajouter ?
poll-comment = Vos raisons, si vous le souhaitez
poll-standard = Comment décririez-vous votre niveau de jeu ? (facultatif)
poll-send-note = Une fois envoyée, la réponse ne peut plus être changée.
poll-send = Envoyer
poll-thanks = Merci
poll-thanks-kept = Votre réponse est enregistrée.
poll-thanks-quiet = Ne parlez pas de cette main pour l’instant, s’il vous plaît : d’autres seront interrogés.
poll-one-more = Encore une question pour vous
poll-closed-title = Cette question est close
poll-closed-text = Plus aucune réponse n’est acceptée. Merci tout de même.
poll-suggests-what = Qu’est-ce que cela rend plus attrayant ?
poll-suggests-than = Plus attrayant que quoi ?
poll-suggests-nothing = Rien de particulier
poll-suggests-over = { $action } plutôt que { $over }

## Partager
poll-share = Partager
poll-share-hint = Le joueur scanne le code ou reçoit le lien. Chaque appareil répond une fois.
poll-share-network = Le téléphone doit être sur le même réseau que cet ordinateur. Internet n’est pas nécessaire.
poll-only-here = Seul cet ordinateur peut ouvrir le bureau. Pour que les téléphones du réseau du club y accèdent, lancez-le par :
poll-no-network = Cet ordinateur n’est sur aucun réseau pour l’instant : les téléphones ne peuvent pas l’atteindre.
poll-hosts = Adresses de cet ordinateur :
poll-qr = Code QR du lien
poll-personal = Liens personnels
poll-personal-hint = Chacun accepte une réponse, sur n’importe quel appareil. Il ne porte le nom de personne.
poll-personal-count = Combien
poll-personal-make = Créer les liens
poll-personal-link = Montrer le code du lien { $number }
poll-to-answers = Aux réponses

## Réponses
poll-refresh = Actualiser
poll-preview = Aperçu
poll-count = { $count ->
    [0] Aucune réponse ne compte encore.
    [one] Une réponse compte.
   *[other] { $count } réponses comptent.
}
poll-count-dropped = { $count ->
    [one] Une autre a été écartée.
   *[other] { $count } autres ont été écartées.
}
poll-is-closed = Le sondage est clos.
poll-tally = Le décompte
poll-tally-hint = La barre est l’intervalle exact : avec une confiance de 95 %, il contient la proportion véritable de tels joueurs. Peu de réponses disent peu.
poll-considered = l’ont sérieusement envisagé
poll-chose = l’ont choisi
poll-limb-yes = remplie
poll-limb-no = non remplie
poll-limb-open = aucun seuil
poll-alternative-yes = Alternative logique
poll-alternative-no = Pas une alternative logique
poll-alternative-open = En suspens tant que vous n’avez pas fixé le seuil
poll-italian-yes = Selon la lettre du texte italien : alternative logique
poll-italian-no = Selon la lettre du texte italien : pas une alternative logique
poll-italian-open = Selon la lettre du texte italien : en suspens tant que vous n’avez pas fixé le seuil
poll-italian-note = La lettre du texte italien se contente d’une des deux conditions ; là où les deux lectures divergent, c’est signalé.
poll-differ = les deux lectures divergent
poll-passing = { $count ->
    [one] Un joueur n’y a pensé qu’en passant ; il n’est pas compté.
   *[other] { $count } joueurs n’y ont pensé qu’en passant ; ils ne sont pas comptés.
}
poll-not-the-law = Aucun pourcentage ne vient du Code. La décision est la vôtre.
poll-suggested = Ce qu’elle suggère
poll-over = { $action } plutôt que { $over }
poll-said-so = l’ont dit
poll-suggests-none = { $count ->
    [0] Tous ont vu quelque chose de suggéré.
    [one] Un joueur n’a rien vu de suggéré en particulier.
   *[other] { $count } joueurs n’ont rien vu de suggéré en particulier.
}
poll-word-for-word = Réponses, mot pour mot
poll-elsewhere-line = Ne serait pas arrivé ici : { $call } au lieu de { $made }
poll-elsewhere-note = { $count ->
    [one] Un joueur aurait déclaré autre chose auparavant et ne serait pas dans cette situation.
   *[other] { $count } joueurs auraient déclaré autre chose auparavant et ne seraient pas dans cette situation.
}
poll-elsewhere-drop = Les écarter
poll-elsewhere-reason = ne serait pas dans cette situation
poll-drop = Écarter
poll-reason = Pourquoi n’est-ce pas un joueur de même niveau ?
poll-dropped-because = Écartée : { $reason }
poll-restore = Compter à nouveau

## Le seuil
poll-line = Le seuil
poll-line-hint = Le Code ne donne pas de chiffres. Fixez ceux de votre organisme : quelle proportion est « non négligeable », combien font « certains » ; une case vide laisse la condition en suspens.
poll-line-published = Publié : { $source }
poll-line-considered = Proportion qui doit l’envisager (1/5 ou 20%)
poll-line-chose = Nombre de joueurs qui doivent le choisir
poll-line-chose-share = ou proportion qui doit le choisir
poll-line-source = Qui le dit
poll-line-text = Texte qui fait foi
poll-text-none = Non précisé
poll-text-english = Anglais
poll-text-spanish = Espagnol
poll-text-italian = Italien
poll-text-polish = Polonais
poll-text-french = Français
poll-draw-line = Fixer le seuil

## Le reste
poll-asked = Ce qui est demandé
poll-then = Et ensuite
poll-reword = Demander en d’autres mots (nouveau sondage)
poll-ask-second = Demander ce que suggère l’information
poll-ask-again = { $count ->
    [one] La poser à celui qui a répondu à la première question
   *[other] La poser aux { $count } qui ont répondu à la première question
}
poll-ask-again-hint = Elle les attend derrière le « merci » sur leurs téléphones.
poll-ask-them = Leur demander
poll-export = Tout enregistrer (JSON)
poll-close = Clore le sondage
poll-close-hint = Ensuite, plus aucune réponse n’est acceptée. C’est définitif.

## Erreurs
error-unknown-poll = Ce sondage n’existe pas.
error-unknown-answer = Il n’y a pas de réponse « { $got } » dans ce sondage.
error-unknown-action = « { $got } » ne peut pas être choisi ici.
error-poll-share = « { $got } » n’est pas une proportion : 1/5 ou 20% en serait une.
error-poll-words = Trop long : « { $got } ».
error-poll-turn = { $got } n’est pas le joueur qui doit décider.
error-poll-nothing = Personne n’a à décider dans cette situation.
error-poll-question = Ce n’est pas la question posée.
error-poll-twice = « { $got } » figure deux fois.
error-poll-over = Dites aussi plutôt que quoi.
error-poll-giveaway = Ces mots pourraient trahir ce qui s’est passé : { $got }.
error-poll-information = Dites quelle information a été transmise.
error-poll-reason = Dites pourquoi la réponse est écartée.
error-key-needed = Cette page est celle de l’arbitre. Elle s’ouvre par l’adresse qu’a affichée « arbitro serve ».
