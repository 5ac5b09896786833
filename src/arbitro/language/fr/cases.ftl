## Les dossiers
case-room = Dossiers
case-number = Dossier { $number }
case-new = Ouvrir un dossier
case-keep-inquiry = Garder dans un dossier
case-none = Aucun dossier pour l’instant.
case-found = { $count ->
    [0] Aucun dossier ne correspond.
    [1] Un dossier correspond.
    [one] { $count } dossier correspond.
   *[other] { $count } dossiers correspondent.
}
case-more = { $count ->
    [1] Un autre dossier n’est pas affiché : précisez la recherche.
    [one] { $count } autre dossier n’est pas affiché : précisez la recherche.
   *[other] { $count } autres dossiers ne sont pas affichés : précisez la recherche.
}
case-search = Rechercher dans les dossiers
case-filter = Filtrer
case-any = Tous
case-state = État
case-table = Table
case-board = Donne
case-director = Arbitre
case-event = Tournoi
case-at-table = Table { $table }
case-at-board = Donne { $board }
case-export = Exporter (JSON)
case-export-all = Tout exporter (JSON)
case-open-count = { $count ->
    [1] Un dossier ouvert
    [one] { $count } dossier ouvert
   *[other] { $count } dossiers ouverts
}
case-state-open = ouvert
case-state-waiting = à reprendre
case-state-ruled = arbitré
case-state-appealed = en appel
case-state-closed = clos
case-waits = à reprendre { $stage }
case-locked-short = table arrêtée
case-no-kind = Autre chose
case-stage = Reprise
case-taken-in = { $count ->
    [0] Il n’y avait aucun dossier dans le fichier.
    [1] Un dossier a été importé.
    [one] { $count } dossier a été importé.
   *[other] { $count } dossiers ont été importés.
}

## Ouvrir un dossier
case-kind = Type d’incident
case-by = Votre nom ou vos initiales
case-phase = Quand
case-phase-auction = pendant les annonces
case-phase-play = pendant le jeu
case-phase-after = une fois le jeu terminé
case-who-drew = Qui a attiré l’attention ?
case-who-called = Qui a appelé l’arbitre ?
case-not-known = on ne sait pas
case-somebody = quelqu’un à la table
case-offender = Place du fautif
case-declarer = Place du déclarant
case-names = Noms des joueurs (facultatifs)
case-names-hint = Les noms sont gardés à part. On peut les effacer, l’arbitrage reste.
case-keep = Garder le dossier
case-sprung-from = Issu du dossier { $number }

## Un dossier
case-directs = suivi par { $by }
case-back = Revenir au dossier
case-to-questions = Poursuivre les questions
case-to-ruling = Voir l’arbitrage
case-timeline = Ce qui a été dit et fait
case-locked = La table est arrêtée
case-locked-hint = Personne ne fait rien avant que vous ayez expliqué tout ce qui touche à la rectification.
case-explained = Tout est expliqué
case-explain-plainly = Expliquer en mots simples
case-explained-plainly = Expliqué en mots simples
case-consulted = Un joueur a consulté son partenaire sur son choix. Ce que le partenaire a laissé comprendre est une information non autorisée : ouvrez un dossier à part.
case-open-information = Ouvrir ce dossier
case-forfeit-title = Le droit à rectification est-il perdu ?
case-forfeit-lost = Le droit est perdu
case-lost-no = non
case-lost-partly = en partie
case-lost-yes = oui
case-reason = Motif
case-decide = Décider ainsi
case-answer-title = Que disent les adversaires ?
case-answer-agreed = Ils en conviennent
case-answer-disputed = Ils le contestent
case-people = Joueurs
case-erase = Effacer les noms
case-outdated = Une réponse a été donnée après cet arbitrage. Rendez-le à nouveau.

## Noter dans un dossier
case-write = Noter
case-write-down = Noter
case-group-table = À la table
case-group-ruling = À côté de l’arbitrage
case-group-later = En outre
case-add-attention = L’attention a été attirée
case-add-called = L’arbitre a été appelé
case-add-acted = Quelqu’un a agi entre-temps
case-add-settled = Les joueurs ont réglé cela eux-mêmes
case-add-reserved = Des droits sont réservés
case-add-ruled = Rendre un arbitrage
case-add-waived = Renoncer à une rectification
case-add-inexperienced = Le fautif est inexpérimenté
case-add-measure = Avertissement ou pénalité
case-add-note = Note
case-add-poll = Joindre un sondage
case-add-adjustment = Joindre une marque ajustée
case-add-appealed = Un appel est annoncé
case-add-taken = Reprendre le dossier
case-add-names = Noter des noms
case-part = Son rôle dans le jeu
case-part-declarer = déclarant
case-part-dummy = mort
case-part-defender = défenseur
case-posted = Minutes depuis l’affichage du résultat, s’il est affiché
case-call-hint = Appeler plus tôt ou plus tard que d’habitude n’est pas une infraction et ne coûte de droits à personne.
case-who-acted = Qui ?
case-side = Il appartient au camp
case-what-done = Qu’a-t-il fait ?
case-settled-hint = Les joueurs ne peuvent ni imposer une rectification ni y renoncer. Ce qu’ils ont réglé ne vaut que si vous le permettez.
case-settled-what = Les joueurs
case-settled-imposed = ont imposé une rectification
case-settled-waived = ont renoncé à une rectification
case-what-settled = Qu’ont-ils décidé ?
case-your-decision = Votre décision
case-decision-cancelled = annulé : arbitré comme il se devait
case-decision-allowed = maintenu
case-reserve-hint = Un joueur qui pense qu’un adversaire a informé son partenaire, et que son camp peut être lésé, peut dire :
case-reserve-say = « Je réserve mes droits d’appeler l’arbitre plus tard. »
case-claimant = Qui réserve ses droits ?
case-suspected = De quel adversaire s’agit-il ?
case-reserve-damage = Son camp peut-il être lésé ?
case-reserve-about = De quoi s’agissait-il ?
case-call-now-forbidden = Ici on ne peut pas réserver ses droits : l’organisme responsable l’interdit. Il faut appeler l’arbitre maintenant.
case-call-now-must_call_director = Ici on ne réserve pas ses droits : l’organisme responsable impose d’appeler l’arbitre maintenant.
case-waive-hint = Vous seul pouvez renoncer à une rectification, pour une raison valable, et seulement si le camp non fautif le demande.
case-who-asked = Qui l’a demandé ?
case-inexperienced-hint = L’inexpérience compte là où vous avez toute latitude : un avertissement plutôt qu’une pénalité, son montant. Elle ne réduit ni rectification ni réparation. L’arbitrage est à expliquer longuement.
case-inexperienced-undo = Le fautif a été dit inexpérimenté. Noter ceci le retire.
case-which-player = Quel joueur ?
case-measure = Quoi ?
case-measure-warning = avertissement
case-measure-penalty = pénalité de procédure
case-measure-average_minus = moyenne moins, sans descendre plus bas que d’habitude
case-measure-rectification = rectification
case-measure-redress = réparation
case-measure-text = Pour quoi, et combien ?
case-measure-inexperience = Il a été tenu compte de son inexpérience
case-note = Note
case-note-away = Établi à l’écart de la table
case-poll-id = Adresse ou numéro du sondage
case-poll-text = Résultat
case-adjustment-text = Marque ajustée
case-adjustment-id = Où elle se trouve
case-who-appeals = Qui fait appel ?
case-both-concur = Les deux partenaires, ou le capitaine, veulent l’appel
case-appeal-text = Observations de ceux qui font appel

## Le choix
case-read-first = Lisez à voix haute toutes les options et leurs suites. Ensuite on pourra choisir.
case-read-out-done = Tout est lu
case-choose-now = Le joueur choisit maintenant, sans consulter son partenaire.
case-who-chooses = Qui choisit ?
case-only-chooser = Seul ce joueur choisit :
case-tick-consulted = Il a consulté son partenaire

## Arbitrage et appel
case-give-title = Rendre l’arbitrage
case-give-ruling = L’arbitrage est rendu
case-paragraphs = Paragraphes
case-grounds = Motifs, tels que dits aux joueurs
case-grounds-title = Motifs
case-appeal = Appel
case-appeal-minutes = Délai d’appel, en minutes
case-appeal-asked = On ne sait pas ce que dit ici le règlement. À défaut d’autre disposition, le Code donne { $minutes } minutes.
case-appeal-right = Chaque camp peut faire appel jusqu’à { $minutes } minutes après l’affichage du résultat. Les deux partenaires doivent le vouloir ; par équipes, le capitaine.

## Expliqué en mots simples
case-plain-title = L’arbitrage, expliqué longuement
case-plain-begin = Il s’est passé à cette table quelque chose que les règles du bridge ont prévu. Cela arrive à tout le monde. Voici ce qui s’ensuit, pas à pas.
case-plain-known = Ce que l’arbitre a établi
case-plain-now = Ce qu’il est bon de savoir maintenant
case-plain-no-blame = Personne n’est accusé de quoi que ce soit. Une rectification remet le jeu en ordre ; ce n’est pas une punition.
case-plain-ask = Si quelque chose n’est pas clair, demandez. Rien ne presse, et le jeu reprend quand tout le monde a compris.
case-plain-partner = Si le choix vous revient, faites-le sans aide. N’en cherchez pas auprès de votre partenaire.
case-plain-call = La prochaine fois, dites que quelque chose ne va pas et appelez l’arbitre avant que quiconque y remédie. L’appeler n’est jamais impoli et ne coûte rien.
case-plain-appeal = Si vous pensez que l’arbitrage est erroné, vous pouvez faire appel. L’arbitre vous dira comment et jusqu’à quand.

## Clore
case-closing = Clore le dossier
case-reopening = Rouvrir le dossier
case-close = Clore le dossier
case-reopen = Rouvrir
case-close-although = Le clore bien que cela reste ouvert
case-missing-title = Avant de pouvoir le clore :
case-missing-ruling = Il faut rendre l’arbitrage, avec paragraphes et motifs.
case-missing-explanation = Il faut tout expliquer à la table.
case-missing-plain_explanation = Il faut l’expliquer en mots simples au joueur inexpérimenté.
case-missing-forfeit = Il vous faut décider si un droit est perdu.
case-pending-later_stage = Il y a un point à reprendre plus tard.
case-pending-reservation = Les adversaires n’ont pas dit s’ils conviennent qu’une information a été transmise.
case-pending-appeal = L’appel n’est pas encore jugé.

## Ce à quoi une note fait penser
case-flag-dummy_drew_attention = Le mort ne peut pas attirer l’attention pendant le jeu. Vous arbitrez quand même ; voyez ce que cela coûte à son camp.
case-flag-acted_before_call = Le camp non fautif a agi avant l’appel de l’arbitre. Il peut perdre son droit à rectification : à vous de décider.
case-flag-acted_before_explanation = Le camp non fautif a agi avant que tout soit expliqué. Il peut perdre son droit à rectification : à vous de décider.
case-flag-corrected_early = Le camp fautif a agi avant votre arbitrage. Arbitrez les deux actions : une rectification supplémentaire peut s’ensuivre.
case-flag-settled_alone = Les joueurs ont tranché eux-mêmes. Seul vaut ce que vous avez décidé.
case-flag-consulted = Le choix revient au seul joueur. Ce que son partenaire a laissé comprendre est une information non autorisée.
case-flag-disputed = Il est contesté qu’une information ait été transmise. L’arbitre devrait être appelé aussitôt ; aucune pénalité n’en découle d’elle-même.
case-flag-out_of_time = Quand l’arbitre a été appelé, le délai pour demander un arbitrage était passé.

## La chronologie
case-entry-opened = Le dossier a été ouvert
case-entry-attention = { $who ->
    [nobody] L’attention a été attirée sur une irrégularité
   *[other] { WHO($who, cap: 1) } a attiré l’attention sur une irrégularité
}
case-entry-called = { $who ->
    [nobody] L’arbitre a été appelé
   *[other] { WHO($who, cap: 1) } a appelé l’arbitre
}
case-entry-acted = { $offending ->
    [true] { WHO($who, cap: 1) }, du camp fautif, a fait ceci :
   *[other] { WHO($who, cap: 1) }, du camp non fautif, a fait ceci :
}
case-entry-forfeit = { $lost ->
    [yes] Le droit à rectification est perdu (note { $of })
    [partly] Le droit à rectification est perdu en partie (note { $of })
   *[other] Le droit à rectification n’est pas perdu (note { $of })
}
case-entry-settled = { $decision ->
    [allowed] { $what ->
        [waived] Les joueurs ont renoncé eux-mêmes à une rectification ; l’arbitre l’a maintenu
       *[other] Les joueurs ont imposé eux-mêmes une rectification ; l’arbitre l’a maintenue
    }
   *[other] { $what ->
        [waived] Les joueurs ont renoncé eux-mêmes à une rectification ; l’arbitre l’a annulé
       *[other] Les joueurs ont imposé eux-mêmes une rectification ; l’arbitre l’a annulée
    }
}
case-entry-told = Réponse donnée
case-entry-read_out = Toutes les options ont été lues
case-entry-chosen = { $who ->
    [nobody] Le joueur a choisi
   *[other] { WHO($who, cap: 1) } a choisi
}
case-entry-back = La dernière réponse a été retirée
case-entry-resumed = Repris { $stage }
case-entry-explained = { $plainly ->
    [true] Tout a été expliqué en mots simples
   *[other] Tout a été expliqué
}
case-entry-ruled = L’arbitrage a été rendu
case-entry-waived = L’arbitre a renoncé à la rectification pour une raison valable ; cela avait été demandé par { WHO($who) }
case-entry-reserved = { WHO($who, cap: 1) } a réservé ses droits à l’égard { WHO($against, form: "de") }
case-entry-answered = { $answer ->
    [agreed] Les adversaires conviennent qu’une information a été transmise : ce n’est pas contesté
   *[other] Les adversaires contestent qu’une information ait été transmise
}
case-entry-inexperienced = { $is ->
    [true] { $who ->
        [nobody] Le fautif est inexpérimenté
       *[other] { WHO($who, cap: 1) } est inexpérimenté
    }
   *[other] Le fautif n’est finalement pas inexpérimenté
}
case-entry-measure = { $what ->
    [warning] Avertissement
    [average_minus] Moyenne moins, sans descendre plus bas que d’habitude
    [rectification] Rectification
    [redress] Réparation
   *[penalty] Pénalité de procédure
}{ $inexperience ->
    [true] , eu égard à l’inexpérience
   *[other] {""}
}
case-entry-note = { $away ->
    [true] Note, à l’écart de la table
   *[other] Note
}
case-entry-poll = Un sondage a été joint
case-entry-adjustment = Une marque ajustée a été jointe
case-entry-appealed = { $who ->
    [nobody] Un appel a été annoncé
   *[other] { WHO($who, cap: 1) } a annoncé un appel
}
case-entry-taken = { $by } a repris le dossier
case-entry-named = Des noms de joueurs ont été notés
case-entry-erased = Les noms des joueurs ont été effacés
case-entry-closed = Le dossier a été clos
case-entry-reopened = Le dossier a été rouvert

## Le formulaire sur papier
case-form = Feuille d’arbitrage
case-form-at-table = Établi à la table
case-form-away = Établi à l’écart de la table
case-form-nothing = Rien.
case-form-comments = Appel
case-form-appellants = Observations du camp qui fait appel
case-form-others = Observations de l’autre camp
case-form-signed = Date, noms et signatures

## Non noté
case-not-written = Ceci n’a pas été noté
case-meanwhile = Noté entre-temps
case-write-again = Noter quand même
case-field-text = Texte
case-field-reason = Motif
case-field-grounds = Motifs
case-field-laws = Paragraphes
case-field-appeal_minutes = Délai d’appel, en minutes
case-field-by = Votre nom ou vos initiales
error-unknown-case = Il n’y a pas de dossier { $got } ici.
error-case-moved = Quelqu’un d’autre a écrit dans ce dossier depuis que vous l’avez ouvert. Rien n’est perdu : voyez ce qui est nouveau, puis notez à nouveau.
error-case-needs = { $field ->
    [ruled-grounds] Un arbitrage doit être motivé.
    [ruled-laws] Un arbitrage doit s’appuyer sur un paragraphe.
    [ruled-appeal_minutes] Dites jusqu’à quand les joueurs peuvent faire appel.
    [forfeit-lost] Dites si le droit est perdu.
    [forfeit-reason] Dites pourquoi.
    [waived-reason] Dites pour quelle raison il est renoncé à la rectification.
    [named-seats] Notez au moins un nom.
    [told-tick] Cochez ce qui s’applique, ou choisissez que rien ne s’applique.
   *[other] Il manque quelque chose : complétez le formulaire.
}
error-case-not-read-out = On ne peut choisir qu’une fois toutes les options lues, avec leurs suites.
error-case-wrong-seat = Ce choix ne revient pas à ce joueur.
error-case-no-such-entry = Il n’y a rien à décider sur la note { $got }.
error-case-waive-offender = Le camp fautif ne peut pas demander qu’il soit renoncé à une rectification.
error-case-reserve = On réserve ses droits à l’égard d’un adversaire, quand on pense que son camp peut être lésé.
error-case-inexperience = L’inexpérience ne réduit ni rectification ni réparation.
error-case-nothing-told = Il n’y a pas de réponse à retirer.
error-case-appeal-nothing = Il n’y a pas encore d’arbitrage dont faire appel.
error-case-closed = Le dossier est clos. Rouvrez-le d’abord.
error-case-not-closed = Le dossier n’est pas clos.
error-case-opened-twice = Un dossier ne s’ouvre qu’une fois.
error-case-not-opened = Un dossier commence par son ouverture.
error-case-missing = { $what ->
    [ruling] Le dossier ne peut être clos : il faut d’abord rendre l’arbitrage, avec paragraphes et motifs.
    [explanation] Le dossier ne peut être clos : il faut d’abord tout expliquer à la table.
    [plain_explanation] Le dossier ne peut être clos : il faut d’abord expliquer l’arbitrage en mots simples.
   *[forfeit] Le dossier ne peut être clos : décidez d’abord si un droit est perdu.
}
error-case-pending = { $what ->
    [later_stage] Il y a un point à reprendre plus tard. Cochez que vous voulez le clore quand même.
    [reservation] Les adversaires n’ont pas encore répondu. Cochez que vous voulez le clore quand même.
   *[appeal] L’appel n’est pas encore jugé. Cochez que vous voulez le clore quand même.
}
error-cases-file = Ce n’est pas un fichier de dossiers.
error-case-entry = « { $got } » n’est pas une note d’un dossier.
error-case-two-ways = Le dossier { $got } a pris ici un autre cours : rien n’a été importé.
