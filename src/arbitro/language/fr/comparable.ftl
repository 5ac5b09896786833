## Deux déclarations comparées condition par condition : la nouvelle est-elle comparable ? L’arbitre décide.
comparable-limb-same_or_similar = Le même sens, ou un sens voisin
comparable-limb-subset = Une partie des sens possibles
comparable-limb-same_purpose = Le même but

comparable-proposed-yes = Proposé : comparable
comparable-proposed-no = Proposé : pas comparable
comparable-proposed-open = Ouvert : à vous de juger

comparable-ground-same-hands = Les deux déclarations se font avec les mêmes mains.
comparable-ground-no-common-hand = Aucune main ne pourrait faire les deux déclarations.
comparable-ground-shown-suits-differ = L’une des déclarations montre une couleur d’au moins quatre cartes que l’autre ne montre pas.
comparable-ground-degree = Certaines mains pourraient faire les deux déclarations, d’autres une seule. Leur ressemblance est une question de degré.
comparable-ground-forcing-differs = L’une des déclarations est forcing, l’autre non.
comparable-ground-purpose-differs = Les deux déclarations ont des buts différents.
comparable-ground-within = Toute main qui fait la nouvelle déclaration aurait aussi pu faire celle qui est retirée.
comparable-ground-not-by-hands = Aucune main ne s’y oppose. Mais la déclaration retirée demande quelque chose, ou rien n’a été dit de la main.
comparable-ground-outside = Une main pourrait faire la nouvelle déclaration, et n’aurait pas pu faire celle qui est retirée.
comparable-ground-strength-unknown = La force n’est pas connue.
comparable-ground-same-job = Les deux déclarations servent à la même chose.
comparable-ground-same-purpose-only = Les deux déclarations ont un but du même genre. Si elles servent à la même chose, c’est vous qui en jugez.
comparable-ground-subject-differs = Le but est du même genre, mais il porte sur autre chose.
comparable-ground-subject-unknown = On ne sait pas, pour les deux déclarations, sur quoi porte le but.
comparable-ground-purpose-unknown = Le but n’est pas connu pour les deux déclarations.
comparable-ground-no-purpose = Les deux déclarations sont naturelles. Elles n’ont pas de but à comparer.

comparable-example = Par exemple : { $pattern }, { $points } points
comparable-example-any = Par exemple : { $pattern }, quelle que soit la force
comparable-strength = Force
comparable-common = En commun : { $range }
comparable-nothing-common = Rien en commun

comparable-relation-equal = identique
comparable-relation-within = plus étroit
comparable-relation-wider = plus large
comparable-relation-overlap = en partie commun
comparable-relation-apart = sans rien de commun
comparable-relation-unknown = inconnu

comparable-purpose-natural = Naturelle
comparable-purpose-asking = Pose une question
comparable-purpose-relay = Relais
comparable-purpose-transfer = Texas
comparable-purpose-puppet = Puppet : impose une seule enchère au partenaire
comparable-purpose-takeout = D’appel
comparable-purpose-penalty = Punitive
comparable-purpose-preempt = Barrage
comparable-purpose-raise = Soutien
comparable-purpose-control = Montre un contrôle
comparable-purpose-other = Un autre but

## L’entretien à l’écart de la table
comparable-advice-ask-meant = Demandez-lui ce qu’il voulait dire par sa déclaration, et dans quelles annonces il se croyait.
comparable-advice-ask-methods = Demandez-lui ce que signifient dans sa méthode les déclarations qu’il pourrait choisir maintenant.
comparable-advice-let-him-ask = Il peut vous demander si une déclaration serait comparable.
comparable-advice-answer-which = Répondez-lui franchement, oui ou non, en disant ce qui s’ensuit pour son partenaire.
comparable-advice-no-advice = Ne lui dites ni quelle déclaration choisir, ni ce que ses adversaires ont en main ou veulent dire.
comparable-advice-not-at-table = N’en dites rien à la table : les adversaires n’ont pas le droit d’entendre ce qu’il voulait dire, et son partenaire ne doit pas l’entendre.

error-meaning-range = « { $got } » n’est pas un intervalle.
error-meaning-impossible = Aucune main de treize cartes ne correspond à cela : { $got }.
error-meaning-missing = L’une des déclarations n’a pas encore de sens.
