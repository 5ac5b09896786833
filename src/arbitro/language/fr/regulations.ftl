## Ce que le Code laisse à l’organisme responsable.
fact-authority-reservation = Qu’a prévu l’organisme responsable pour les réserves ?
    .short = Se réserver le droit d’appeler l’arbitre
    .note = Sauf si l’organisme responsable l’interdit, un joueur peut annoncer qu’il se réserve le droit d’appeler l’arbitre plus tard. Attention : le texte français porte ici un renvoi dont la note manque dans la source ; une règle nationale est possible.
    .is-allowed = Un joueur peut l’annoncer
    .is-forbidden = L’annonce est interdite
    .is-must_call_director = Il faut appeler l’arbitre à la place
fact-authority-governing_text = Selon quel texte du Code l’épreuve se joue-t-elle ?
    .short = Texte qui régit l’épreuve
    .note = Les traductions diffèrent sur quelques points : ce qu’est une alternative logique, quand les joueurs peuvent changer de place, et si le déclarant peut exiger une entame.
    .is-english = Le texte anglais
    .is-spanish = Le texte espagnol
    .is-italian = Le texte italien
    .is-polish = Le texte polonais
    .is-french = Le texte français
fact-authority-assigned_method = Comment l’organisme responsable fait-il attribuer les marques ajustées de remplacement ?
    .short = Marques ajustées de remplacement
    .note = En 2007, la règle était la marque pondérée ; l’organisme pouvait choisir l’autre méthode à la place. On ne mélange jamais les deux sur une même donne.
    .is-weighted = Pondérées entre plusieurs résultats
    .is-split = Le meilleur résultat probable pour un camp, le plus mauvais résultat quelque peu probable pour l’autre
fact-authority-fouled_rating = Le règlement de l’épreuve dit-il comment calculer la marque des groupes d’un étui faussé ?
    .short = Groupes d’un étui faussé
    .note = Les groupes d’un, deux ou trois résultats ont souvent leur propre règle.
    .is-regulated = Le règlement le dit
    .is-director = L’arbitre choisit une méthode et l’annonce
fact-authority-considered_share = Quelle part des joueurs consultés fait qu’une action est sérieusement envisagée ?
    .short = Alternative logique : part qui l’envisage
fact-authority-chose_count = Combien de joueurs consultés doivent choisir l’action ?
    .short = Alternative logique : joueurs qui la choisissent
fact-authority-artificial_imps = Combien d’IMP vaut la moyenne plus par équipes ?
    .short = Moyenne plus par équipes
fact-authority-imps_average = Combien d’IMP vaut la moyenne plus par paires en IMP ?
    .short = Moyenne plus par paires en IMP
fact-authority-correction_period = Jusqu’à quand une marque peut-elle être corrigée ?
    .short = Période de correction
fact-authority-appeal_period = Jusqu’à quand peut-on demander un arbitrage ou faire appel ?
    .short = Délai pour demander un arbitrage et faire appel

## Quantités
amount-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
amount-share = { $share } des joueurs consultés
amount-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
amount-imps = { $count } IMP

## Ce que vaut une valeur
mark-verified = lu dans son propre texte
mark-secondary = lu chez un tiers
mark-recalled = lu nulle part, seulement de mémoire : l’arbitre est interrogé
regulation-unknown = inconnu ; l’arbitre est interrogé
regulation-by-law = Selon le Code, sauf disposition contraire : { $value }
regulation-undated = date inconnue
regulations-known = { $count } choix connus sur { $all }
