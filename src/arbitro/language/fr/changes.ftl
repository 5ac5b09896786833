## Types d’incident
kind-insufficient_bid = Enchère insuffisante
    .hint = À son tour, un joueur a enchéri trop bas : pas plus haut que la dernière enchère
    .search = insuffisant trop bas trop basse pas assez haut en dessous inférieure sous-enchère enchéri palier suffisante
kind-call_changed = Changement de déclaration
    .hint = Un joueur a changé sa déclaration ou veut la changer : lapsus, erreur de carton ou autre intention
    .search = changer change modifier modifiée remplacer reprendre repris retirer erreur matérielle mécanique involontaire non intentionnelle faute de doigt mauvais carton boîte à annonces enchères langue fourché avis ravisé
kind-lead_restriction = L’attaque après une déclaration retirée
    .hint = Une déclaration a été retirée pendant les annonces, et le partenaire du joueur fautif a la main
    .search = restriction restrictions d’attaque d’entame entame interdire interdite interdiction exiger imposer exigée couleur annulée hors tour insuffisante défense

## Ce à quoi répond un arbitrage
slot-insufficient-bid = L’enchère insuffisante
slot-insufficient-replacement = Ce qui la remplace
slot-insufficient-partner = Ce qui s’ensuit pour son partenaire
slot-insufficient-others_information = Information pour le camp non fautif
slot-insufficient-offenders_information = Information pour le camp fautif
slot-insufficient-lead = L’attaque
slot-insufficient-help = L’infraction a-t-elle aidé ?
slot-insufficient-awareness = Aurait-il pu savoir ?
slot-change-call = La déclaration
slot-change-lho = La déclaration de l’adversaire de gauche
slot-change-slip_information = Ce qu’a montré l’erreur
slot-change-others_information = Information pour le camp non fautif
slot-change-offenders_information = Information pour le camp fautif
slot-change-lead = L’attaque
slot-change-help = L’infraction a-t-elle aidé ?
slot-change-awareness = Aurait-il pu savoir ?
slot-lead-restriction = Ce que peut le déclarant
slot-lead-several = Plusieurs déclarations retirées
slot-lead-penalty_card = La carte pénalisée
slot-lead-now = L’attaque à présent
slot-lead-breach = L’attaque déjà faite

## Faits : ce que soulève toute déclaration retirée
fact-withdrawal-comparable = La déclaration qui reste est-elle comparable à celle qui est retirée ?
    .short = Comparable
    .note = Renseignez-vous à l’écart de la table sur ce que signifient les deux dans la méthode de cette paire. Une seule des trois conditions suffit. Si elles se ressemblent, c’est vous qui en jugez.
    .is-same_or_similar = Oui : elle a le même sens, ou un sens voisin
    .is-subset = Oui : toute main qui la fait aurait aussi pu faire la déclaration retirée
    .is-same_purpose = Oui : elle sert à la même chose, par exemple à poser la même question ou de relais
    .is-no = Non
fact-withdrawal-offender_defends = Le camp fautif est-il en défense ?
    .short = Camp fautif en défense
    .note = Revenez-y quand les annonces seront terminées.
fact-withdrawal-withdrawn_about = Sur quoi portait la déclaration annulée ?
    .short = Objet de la déclaration annulée
    .note = Sans-atout, une déclaration artificielle sans couleur, un passe ou un contre : autre chose.
    .is-suit = Une ou plusieurs couleurs, qu’il n’a pas toutes montrées dans les annonces légales
    .is-suit_shown_again = Une ou plusieurs couleurs, qu’il a toutes montrées aussi dans les annonces légales
    .is-other = Autre chose : sans-atout, ou aucune couleur en particulier
fact-withdrawal-helped = L’infraction a-t-elle aidé le camp fautif et lésé l’autre ?
    .short = Aide de l’infraction
    .note = Il faut les trois conditions : elle a aidé, sans cette aide la donne aurait bien pu finir autrement, et l’autre camp y a perdu.
fact-withdrawal-could_have_known = Le fautif aurait-il pu savoir que cela pouvait bien léser l’autre camp, et son camp en a-t-il tiré avantage ?
    .short = Aurait pu savoir, et avantage obtenu
    .note = Placez-vous au moment où il a commis la faute. Il n’est pas nécessaire de montrer qu’il l’a voulu.

## Faits : une enchère insuffisante
fact-insufficient-slip = Était-ce un lapsus ou une erreur de carton : voulait-il faire une autre déclaration ?
    .short = Lapsus ou erreur de carton
    .note = Interrogez-le à l’écart de la table. Changer d’avis ne compte pas. Une enchère voulue parce qu’il avait mal lu les annonces non plus. Si son partenaire a déjà déclaré, il est trop tard pour corriger : répondez « non ».
fact-insufficient-lho_called = Son adversaire de gauche a-t-il déclaré par-dessus l’enchère insuffisante ?
    .short = L’adversaire de gauche a déclaré par-dessus
    .note = Un passe compte aussi. Une déclaration faite après que le fautif a changé son enchère ne compte pas.
fact-insufficient-replaced = A-t-il déjà fait une autre déclaration à la place, avant votre arbitrage ?
    .short = Remplacée avant l’arbitrage
fact-insufficient-accepted = L’adversaire de gauche accepte-t-il l’enchère insuffisante ?
    .short = Enchère insuffisante acceptée
    .note = Dites-lui d’abord ce qui s’ensuit s’il ne l’accepte pas. Il peut demander au partenaire du joueur fautif ce que signifieraient d’autres déclarations. Ce que voulait le fautif, il n’a pas à l’entendre. Si le fautif a déjà changé son enchère, la première peut être acceptée quand même.
fact-insufficient-replacement = Que met-il à la place ?
    .short = À la place
    .note = Il peut vous demander, à l’écart de la table, quelles déclarations laisseraient son partenaire libre, et vous répondez. Vous ne le conseillez pas. S’il a déjà fait une autre déclaration, c’est celle-là qui compte. Une déclaration illégale pour une autre raison ne compte pas.
    .is-bid = Une enchère suffisante
    .is-pass = Un passe
    .is-double = Un contre ou un surcontre
    .is-insufficient = Une nouvelle enchère insuffisante
fact-insufficient-lowest_same = Est-ce l’enchère suffisante la plus basse qui montre la même chose que l’insuffisante : la ou les mêmes couleurs, ou sans-atout ?
    .short = La plus basse montrant la même chose
    .note = Si l’enchère est artificielle, c’est la couleur montrée qui compte, pas celle qui est nommée. Elle doit en dire la même chose : longueur, courte ou contrôle.
fact-insufficient-both_natural = Est-il hors de doute qu’aucune des deux enchères n’était artificielle ?
    .short = Deux enchères naturelles
fact-insufficient-more_precise = La nouvelle déclaration a-t-elle le même sens, ou un sens plus précis ?
    .short = Même sens, ou plus précis
    .note = Toute main qu’elle peut montrer doit être de celles que l’enchère insuffisante aurait pu montrer.
fact-insufficient-second_accepted = L’adversaire de gauche accepte-t-il cette seconde enchère insuffisante ?
    .short = Seconde enchère insuffisante acceptée
fact-insufficient-lead_reached = Laissez-vous le déclarant restreindre l’attaque du partenaire du joueur fautif ?
    .short = Attaque restreinte
    .note = La première enchère a été acceptée, et la déclaration mise à la place a disparu. Le Code ne dit pas si celle-ci compte comme retirée. Une déclaration comparable ne restreint rien de toute façon.

## Faits : une déclaration changée
fact-change-cause = Pourquoi veut-il une autre déclaration ?
    .short = Cause
    .note = Demandez-lui à l’écart de la table ce qu’il voulait au moment où il a déclaré. Oublier ce qui a été annoncé, ou croire les annonces terminées, ne compte pas comme lapsus.
    .is-slip = Un lapsus ou une erreur de carton : il a sorti, écrit ou dit une autre déclaration que celle qu’il voulait
    .is-mind = Une erreur de jugement ou un changement d’avis : il voulait cette déclaration quand il l’a faite
fact-change-since = Qui a déclaré depuis l’erreur ?
    .short = Depuis l’erreur
    .note = La période des annonces finit quand l’entame est face visible, ou quand les mains sont de retour dans l’étui.
    .is-nobody = Personne
    .is-lho = L’adversaire de gauche, mais pas son partenaire
    .is-partner = Son partenaire
    .is-period_over = Pas son partenaire, mais la période des annonces est finie
fact-change-paused = Une fois l’erreur aperçue, a-t-il marqué une pause pour réfléchir avant de changer ou d’essayer ?
    .short = Pause pour réfléchir
fact-change-lho_withdraws = L’adversaire de gauche reprend-il sa déclaration ?
    .short = L’adversaire de gauche reprend sa déclaration
    .note = Il le peut. Ce qu’elle a montré ne sert alors qu’à son propre camp.
fact-change-second = A-t-il fait une autre déclaration à la place ?
    .short = Seconde déclaration
    .note = Qui déclare par-dessus la seconde sans avoir remarqué le changement n’accepte rien. Une nouvelle déclaration après la fin des annonces se juge comme une déclaration après le passe final.
    .is-none = Non
    .is-called_over = Oui, et l’adversaire de gauche a déclaré exprès par-dessus
    .is-open = Oui, et l’adversaire de gauche n’a pas déclaré par-dessus
    .is-first_illegal = Oui, l’adversaire de gauche n’a pas déclaré par-dessus, et la première déclaration était elle-même illégale, par exemple insuffisante ou hors tour
fact-change-lho_accepts = L’adversaire de gauche accepte-t-il la seconde déclaration ?
    .short = Seconde déclaration acceptée
    .note = Un contre ou un surcontre qui n’est jamais permis, ou une enchère de plus de sept, ne peut pas être accepté : arbitrez d’abord cela.

## Faits : l’attaque après une déclaration retirée
fact-lead-freed = Y a-t-il quelque chose qui laisse l’attaque libre ?
    .short = Attaque laissée libre
    .note = Une loi la laisse libre pour un lapsus corrigé et pour une enchère insuffisante remplacée sans autre rectification. De même pour la déclaration d’un adversaire à son tour, pour une déclaration répétée après le passe de l’adversaire de droite, et quand une déclaration illégale a été acceptée, ou annulée parce qu’un adversaire avait déclaré.
    .is-nothing = Rien
    .is-comparable = Une déclaration comparable est à sa place
    .is-same_call = Il a refait la même déclaration, avec à peu près le même sens
    .is-law = La loi sur cette irrégularité
fact-lead-turn = Où en est l’attaque du partenaire du joueur fautif ?
    .short = L’attaque de son partenaire
    .note = L’entame compte, et l’attaque de toute levée ultérieure aussi.
    .is-first = Il a la main pour la première fois, ou vient d’attaquer à cette occasion
    .is-kept = Il a gardé la main depuis la première fois
    .is-lost = Il a eu la main et l’a perdue
    .is-declaring = Son camp n’est pas en défense
fact-lead-all_specified = Le fautif a-t-il montré les quatre couleurs dans les annonces légales ?
    .short = Quatre couleurs montrées
    .tick = Le fautif a montré les quatre couleurs dans les annonces légales
fact-lead-several = Plus d’une déclaration du fautif a-t-elle été retirée ?
    .short = Plusieurs déclarations retirées
    .tick = Plus d’une déclaration du fautif a été retirée
fact-lead-penalty_card = Le fautif a-t-il sur la table une carte pénalisée principale ?
    .short = Carte pénalisée principale
    .tick = Le fautif a sur la table une carte pénalisée principale
screen-lead-exceptions = L’un de ces cas se présente-t-il ?
fact-lead-choice = Que choisit le déclarant ?
    .short = Choix du déclarant
    .note = Il choisit avant l’attaque, seul. Il n’est pas tenu de restreindre quoi que ce soit. S’il a déjà choisi, indiquez quoi.
    .is-none = Aucune restriction
    .is-forbid = Il interdit une couleur
    .is-require = Il exige une couleur
fact-lead-broken = L’attaque a-t-elle enfreint ce choix ?
    .short = Attaque contraire à ce choix
fact-lead-able = Pouvait-il s’y conformer ?
    .short = Pouvait s’y conformer

## Ce que donne un arbitrage : les annonces
outcome-rule_as_unintended = C’était un lapsus ou une erreur de carton. À arbitrer comme un changement de déclaration, puis arbitrez la déclaration qu’il voulait.
outcome-second_attempt_accepted = La seconde enchère, insuffisante elle aussi, est acceptée. Les annonces continuent comme si elle était légale.
outcome-treated_as_legal = La déclaration est acceptée. Les annonces continuent comme si elle était légale.
outcome-call_cancelled = La déclaration { WHO($who, form: "de") } est annulée.
outcome-must_replace_call = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent
   *[singulier] { WHO($who, cap: 1) } doit
} mettre une déclaration légale à la place.
outcome-replacement_stands = La nouvelle déclaration { WHO($who, form: "de") } est maintenue. Les annonces continuent.
outcome-call_stands = La déclaration { WHO($who, form: "de") } est maintenue. Les annonces continuent.
outcome-nothing_further = Les annonces continuent. Il n’y a pas d’autre rectification.
outcome-choose_again = Cette déclaration { WHO($who, form: "de") } est annulée elle aussi. Il faut en choisir une autre, légale.
outcome-must_pass_once = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent passer à leur prochain tour. Ensuite, ils sont libres.
   *[singulier] { WHO($who, cap: 1) } doit passer à son prochain tour. Ensuite, il est libre.
}
outcome-must_pass_throughout = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent
   *[singulier] { WHO($who, cap: 1) } doit
} passer jusqu’à la fin des annonces.
outcome-both_must_pass_throughout = Les deux joueurs { WHO($side, form: "de") } doivent passer jusqu’à la fin des annonces.
outcome-must_repeat_call = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } doivent refaire la même déclaration à leur tour.
   *[singulier] { WHO($who, cap: 1) } doit refaire la même déclaration à son tour.
}
outcome-may_make_any_call = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } peuvent déclarer à leur tour ce qu’ils veulent, pourvu que ce soit légal.
   *[singulier] { WHO($who, cap: 1) } peut déclarer à son tour ce qu’il veut, pourvu que ce soit légal.
}
outcome-lead_may_be_forbidden = La première fois que la main sera { WHO($leader, form: "a") }, le déclarant peut lui interdire d’attaquer une couleur que le fautif n’a pas montrée dans les annonces légales, tant que ce joueur garde la main.
outcome-lead_may_be_required_or_forbidden = La première fois que la main sera { WHO($leader, form: "a") }, le déclarant choisit parmi les couleurs sur lesquelles portait la déclaration retirée et que le fautif n’a pas montrées dans les annonces légales : il peut en exiger une, ou en interdire une tant que ce joueur garde la main.
outcome-no_lead_restriction = L’attaque { WHO($leader, form: "de") } est libre.
outcome-assign_for_help = Attribuez une marque ajustée : l’infraction a aidé, et l’autre camp y a perdu. Visez le résultat probable sans l’infraction.

## Ce que donne un arbitrage : changements de déclaration, enchères insuffisantes, attaque
outcome-early_replacement_counts = Une autre déclaration { WHO($who, form: "de") } est déjà à la place. On la juge comme si elle venait d’être choisie.
outcome-intended_call_replaces = Il peut mettre à la place la déclaration qu’il voulait. Elle est ensuite jugée comme toute autre.
outcome-first_call_stands = La première déclaration est maintenue. Elle ne peut pas être changée. Si elle était elle-même illégale, arbitrez-la maintenant.
outcome-second_call_accepted = La seconde déclaration est acceptée et maintenue. La première est retirée, et les annonces continuent.
outcome-second_call_cancelled = La seconde déclaration est annulée. La première est maintenue, et les annonces continuent.
outcome-first_call_ruled_now = La seconde déclaration est annulée. La première revient, et elle est illégale : arbitrez-la maintenant. La déclaration annulée peut, elle aussi, restreindre l’attaque.
outcome-lhos_call_taken_back = L’adversaire de gauche reprend sa déclaration et déclare de nouveau.
outcome-lhos_call_stays = L’adversaire de gauche laisse sa déclaration telle quelle, si elle est encore légale.
outcome-lhos_call_authorised = Ce qu’a montré la déclaration reprise par l’adversaire de gauche peut être utilisé par { WHO($side) }.
outcome-lhos_call_unauthorised = { $side ->
    [both_sides] Aucun des deux camps ne peut utiliser ce qu’a montré la déclaration reprise par l’adversaire de gauche.
   *[other] Ce qu’a montré la déclaration reprise par l’adversaire de gauche ne peut pas être utilisé par { WHO($side) }.
} Cela vaut pour les deux partenaires.
outcome-restriction_lasts = { WHO($leader, form: "nombre") ->
    [pluriel] { WHO($leader, cap: 1) } ont
   *[singulier] { WHO($leader, cap: 1) } a
} gardé la main. La couleur que le déclarant a interdite le reste. Il n’y a pas de nouveau choix.
outcome-restriction_over = { WHO($leader, form: "nombre") ->
    [pluriel] { WHO($leader, cap: 1) } ont
   *[singulier] { WHO($leader, cap: 1) } a
} perdu la main. Il n’y a plus de restriction.
outcome-lead_is_free = { WHO($leader, form: "nombre") ->
    [pluriel] { WHO($leader, cap: 1) } peuvent
   *[singulier] { WHO($leader, cap: 1) } peut
} attaquer de n’importe quelle carte.
outcome-suit_forbidden = { WHO($leader, form: "nombre") ->
    [pluriel] { WHO($leader, cap: 1) } ne peuvent pas attaquer la couleur que le déclarant a interdite, tant qu’ils gardent la main.
   *[singulier] { WHO($leader, cap: 1) } ne peut pas attaquer la couleur que le déclarant a interdite, tant qu’il garde la main.
}
outcome-suit_required = { WHO($leader, form: "nombre") ->
    [pluriel] { WHO($leader, cap: 1) } doivent
   *[singulier] { WHO($leader, cap: 1) } doit
} attaquer la couleur que le déclarant a exigée.
outcome-requirement_refused = Le déclarant ne peut pas exiger une couleur ici. Il peut seulement en interdire une.
outcome-one_restriction_only = Plusieurs déclarations ont été retirées. Il n’y a quand même qu’une restriction.
outcome-penalty_card_options_too = Le déclarant a aussi ses options pour la carte pénalisée.
outcome-any_card_may_be_led = Il n’était pas possible de s’y conformer. L’attaque { WHO($leader, form: "de") } est maintenue.
outcome-rule_as_revoke = Il pouvait s’y conformer. À arbitrer comme une renonce.
