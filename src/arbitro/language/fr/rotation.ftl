## Types d’incident
kind-pass_out_of_rotation = Passe hors tour
    .hint = Un joueur a passé alors que ce n’était pas son tour
    .search = passe passé passer hors rotation tour de parole pas à lui de parler trop tôt trop vite à la place du mauvais joueur
kind-bid_out_of_rotation = Enchère hors tour
    .hint = Un joueur a fait une enchère alors que ce n’était pas son tour ; une ouverture par le mauvais joueur, aussi
    .search = enchéri enchérir ouvert ouvrir ouverture annonce annoncé hors rotation tour de parole pas à lui de parler trop tôt trop vite mauvais joueur donneur
kind-double_out_of_rotation = Contre ou surcontre hors tour
    .hint = Un joueur a contré ou surcontré alors que ce n’était pas son tour
    .search = contre contré contrer surcontre surcontré surcontrer X XX hors rotation tour de parole pas à lui de parler trop tôt trop vite mauvais joueur
kind-calls_simultaneous = Deux déclarations en même temps
    .hint = Un joueur a déclaré au même moment que celui dont c’était le tour
    .search = simultanées simultané simultanément ensemble à la fois même moment instant deux joueurs parlé déclaré
kind-turn_lost_by_passes = Des passes qui terminent les annonces
    .hint = Trois passes, mais un joueur n’a pas pu parler ; un passe général, aussi
    .search = sauté oublié privé perdu tour de parole déclarer trois quatre passes passe général donne passée fin des annonces enchères terminées closes rouvrir redonner redonne

## Ce à quoi répond un arbitrage
slot-pass_rotation-call = Le passe
slot-pass_rotation-first = D’abord, la déclaration du partenaire
slot-pass_rotation-offender = Sa propre déclaration
slot-pass_rotation-partner = Ce qui s’ensuit pour son partenaire
slot-pass_rotation-others_information = Information pour le camp non fautif
slot-pass_rotation-offenders_information = Information pour le camp fautif
slot-pass_rotation-lead = L’attaque
slot-pass_rotation-help = L’infraction a-t-elle aidé ?
slot-pass_rotation-awareness = Aurait-il pu savoir ?
slot-bid_rotation-call = L’enchère
slot-bid_rotation-first = D’abord, la déclaration du partenaire
slot-bid_rotation-offender = Sa propre déclaration
slot-bid_rotation-partner = Ce qui s’ensuit pour son partenaire
slot-bid_rotation-others_information = Information pour le camp non fautif
slot-bid_rotation-offenders_information = Information pour le camp fautif
slot-bid_rotation-lead = L’attaque
slot-bid_rotation-help = L’infraction a-t-elle aidé ?
slot-bid_rotation-awareness = Aurait-il pu savoir ?
slot-double_rotation-call = Le contre ou le surcontre
slot-double_rotation-first = D’abord, la déclaration du partenaire
slot-double_rotation-offender = Sa propre déclaration
slot-double_rotation-partner = Ce qui s’ensuit pour son partenaire
slot-double_rotation-others_information = Information pour le camp non fautif
slot-double_rotation-offenders_information = Information pour le camp fautif
slot-double_rotation-lead = L’attaque
slot-double_rotation-help = L’infraction a-t-elle aidé ?
slot-double_rotation-awareness = Aurait-il pu savoir ?
slot-simultaneous-order = L’ordre des déclarations
slot-simultaneous-later_call = La seconde déclaration
slot-lost_turn-auction = Les annonces
slot-lost_turn-offenders = Les fautifs
slot-lost_turn-others_information = Information pour le camp non fautif
slot-lost_turn-offenders_information = Information pour le camp fautif
slot-lost_turn-lead = L’attaque
slot-lost_turn-awareness = Aurait-il pu savoir ?

## Faits : une déclaration hors tour
fact-rotation-slip = Était-ce un lapsus ou une erreur de carton : voulait-il faire une autre déclaration ?
    .short = Lapsus ou erreur de carton
    .note = Interrogez-le à l’écart de la table. Changer d’avis ne compte pas ; se tromper de tour non plus. Si son partenaire a déjà déclaré, il est trop tard pour corriger : répondez « non ».
fact-rotation-admissible = Les annonces permettaient-elles ce contre ou ce surcontre ?
    .short = Contre ou surcontre permis
    .note = Un contre porte sur la dernière enchère, si elle vient d’un adversaire et si on n’a fait que passer depuis. Un surcontre, de même, sur le dernier contre.
fact-rotation-turn = De qui était-ce le tour, par rapport au joueur qui a déclaré ?
    .short = C’était le tour
    .is-rho = De son adversaire de droite
    .is-partner = De son partenaire
    .is-lho = De son adversaire de gauche
fact-rotation-rho_must_pass = Le Code obligeait-il son adversaire de droite à passer ?
    .short = Adversaire de droite obligé de passer
    .note = Seule compte l’obligation de passer. Celle de répéter une déclaration ne compte pas.
fact-rotation-called_before = Avait-il déjà déclaré sur cette donne ?
    .short = Avait déjà déclaré
fact-rotation-bid_before = Quelqu’un avait-il fait une enchère auparavant ?
    .short = Enchère faite auparavant
fact-rotation-since = Qui a déclaré depuis, avant votre arbitrage ?
    .short = Qui a déclaré depuis
    .note = Indiquez le premier d’entre eux. Ce qui a été déclaré ensuite se juge après, dans l’ordre.
    .is-nobody = Personne
    .is-lho = Son adversaire de gauche
    .is-rightful = Le joueur dont c’était le tour
fact-rotation-lho_called = Son adversaire de gauche a-t-il déclaré depuis, avant votre arbitrage ?
    .short = L’adversaire de gauche a déclaré
fact-rotation-lho_meant = C’était justement le tour de l’adversaire de gauche. Comment entendait-il sa déclaration ?
    .short = La déclaration de l’adversaire de gauche
    .note = Elle peut être celle de son propre tour, ou celle qui accepte. Le Code ne dit pas laquelle : demandez-lui, à l’écart de la table, ce qu’il voulait faire.
    .is-own_turn = Comme celle de son propre tour
    .is-over_it = Comme une déclaration par-dessus celle faite hors tour
fact-rotation-still_open = Le partenaire du joueur fautif a déclaré quand c’était son tour. L’adversaire de gauche peut-il encore accepter la déclaration hors tour ?
    .short = Acceptation encore possible
    .note = Selon le Code, ce droit se perd par la déclaration d’un adversaire. De celle du partenaire du joueur fautif, il ne dit rien.
fact-rotation-accepted = L’adversaire de gauche accepte-t-il la déclaration ?
    .short = Déclaration acceptée
fact-rotation-artificial = Le passe était-il artificiel, ou fait sur une déclaration artificielle ?
    .short = Passe artificiel
    .note = Demandez-le à l’écart de la table. Un passe est artificiel s’il promet de la force, ou s’il montre ou nie des valeurs ailleurs que dans la dernière couleur nommée.
    .is-no = Non
    .is-itself = Le passe lui-même était artificiel
    .is-over_partner = C’était un passe sur une déclaration artificielle du partenaire
    .is-over_opponent = C’était un passe sur une déclaration artificielle d’un adversaire
fact-rotation-as_bid = Le passe sur une déclaration artificielle d’un adversaire suit-il la règle des enchères ?
    .short = Jugé comme une enchère
    .note = Un paragraphe y renvoie tout passe sur une déclaration artificielle. La Loi à laquelle il renvoie ne cite que la déclaration artificielle du partenaire.
fact-rotation-rho_action = Que fait maintenant l’adversaire de droite, à son tour ?
    .short = Adversaire de droite
    .is-pass = Il passe
    .is-acts = Il enchérit, contre ou surcontre, légalement
    .is-illegal = Il fait une déclaration illégale
fact-rotation-repeat_legal = L’enchère est-elle légale quand il la répète ?
    .short = Enchère répétée légale
fact-rotation-same_denomination = Sa nouvelle déclaration porte-t-elle sur la même dénomination que la déclaration hors tour ?
    .short = Même dénomination
    .note = Si la déclaration est artificielle, c’est la dénomination montrée qui compte, pas celle qui est nommée.
fact-rotation-same_call = À son tour, a-t-il refait la déclaration annulée, avec à peu près le même sens ?
    .short = La même déclaration de nouveau

## Faits : déclarations simultanées
fact-simultaneous-together = Les deux déclarations ont-elles été faites en même temps ?
    .short = En même temps
fact-simultaneous-one_in_turn = Était-ce le tour de l’un des deux joueurs ?
    .short = Tour de l’un des deux
fact-simultaneous-later_call = Comptez la déclaration de l’autre joueur comme faite après. Qu’est-elle alors ?
    .short = La seconde déclaration
    .note = Prenez la première réponse qui convient.
    .is-in_order = À son tour, et légale
    .is-inadmissible = Une déclaration inadmissible
    .is-out_of_rotation = Une déclaration hors tour
    .is-insufficient = À son tour, mais insuffisante

## Faits : un tour perdu à cause de passes
fact-lost_turn-deprived = L’un des passes était-il hors tour, si bien qu’un joueur a perdu son tour ?
    .short = Tour perdu
fact-lost_turn-anybody_bid = Quelqu’un a-t-il fait une enchère ?
    .short = Enchère faite
fact-lost_turn-too_late = Jusqu’où est-on allé depuis ?
    .short = Depuis
    .is-no = Pas plus loin
    .is-lead_faced = L’entame est face visible
    .is-hands_back = Les quatre mains ont été remises dans l’étui
fact-lost_turn-reopened = Rouvrez-vous quand même les annonces ?
    .short = Annonces rouvertes
    .note = Selon le texte, les annonces ne sont pas terminées. Mais ce qui clôt la période des annonces s’est produit, et le Code ne dit pas comment concilier les deux.
fact-lost_turn-both_sides = Des joueurs des deux camps ont-ils passé hors tour ?
    .short = Passes hors tour des deux camps
fact-lost_turn-lead_reached = Laissez-vous le déclarant restreindre l’attaque du partenaire du joueur fautif ?
    .short = Attaque restreinte
    .note = Le paragraphe sur le tour perdu ne parle pas de l’attaque. À la lettre, la Loi sur les déclarations retirées pourrait s’appliquer à un passe annulé puis remplacé par une tout autre déclaration.

## Ce que donne un arbitrage
outcome-call_in_rotation = La déclaration n’était pas hors tour : le Code obligeait l’adversaire de droite à passer. Les annonces continuent.
outcome-counts_as_never_made = Un adversaire a déclaré alors que c’était son tour : il n’y a plus de rectification. Les annonces continuent sans tenir compte de la déclaration { WHO($who, form: "de") }.
outcome-auction_goes_back = La déclaration { WHO($who, form: "de") } est annulée. La parole revient au joueur dont c’était le tour.
outcome-rule_as_change_of_call = À arbitrer comme un changement de déclaration.
outcome-rule_as_insufficient_bid = À arbitrer comme une enchère insuffisante.
outcome-rule_as_inadmissible = À arbitrer comme une déclaration inadmissible. Personne ne peut l’accepter.
outcome-rule_as_out_of_rotation = À arbitrer comme une déclaration hors tour.
outcome-rule_on_call_first = La déclaration { WHO($who, form: "de") } est elle-même illégale. Arbitrez-la d’abord, puis revenez ici.
outcome-free_but_bound_by_information = { WHO($who, form: "nombre") ->
    [pluriel] { WHO($who, cap: 1) } peuvent déclarer à leur tour ce qu’ils veulent, pourvu que ce soit légal. Mais ils ne peuvent pas utiliser ce que leur a appris la déclaration annulée.
   *[singulier] { WHO($who, cap: 1) } peut déclarer à son tour ce qu’il veut, pourvu que ce soit légal. Mais il ne peut pas utiliser ce que lui a appris la déclaration annulée.
}
outcome-later_calls_cancelled = Ce qui a été déclaré après elle est annulé. La parole est à l’adversaire de gauche.
outcome-withdrawn_rule_ends = Dès que la déclaration comparable est faite, la restriction sur les déclarations retirées ne s’applique plus { WHO($side, form: "a") }. Jusque-là, elle s’applique.
outcome-may_not_double = { WHO($who, form: "nombre") ->
    [pluriel] À ce tour, { WHO($who) } peuvent passer ou faire une enchère suffisante. Ils ne peuvent
   *[singulier] À ce tour, { WHO($who) } peut passer ou faire une enchère suffisante. Il ne peut
} ni contrer ni surcontrer.
outcome-one_suit_may_be_forbidden = La première fois que la main sera { WHO($leader, form: "a") }, le déclarant peut lui interdire d’attaquer une couleur, tant que ce joueur garde la main.
outcome-counts_as_later = La déclaration { WHO($who, form: "de") } compte comme faite après celle du joueur dont c’était le tour.
outcome-rule_in_their_order = Elles n’étaient pas simultanées : arbitrez-les l’une après l’autre, dans l’ordre où elles sont venues.
outcome-both_out_of_rotation = Ce n’était le tour d’aucun des deux. Le Code ne dit pas quelle déclaration vient d’abord ; chacune est une déclaration hors tour.
outcome-auction_goes_on = La déclaration est régulière. Les annonces continuent.
outcome-back_to_skipped_player = Les annonces ne sont pas terminées. La parole revient au joueur qui a perdu son tour. Tous les passes faits depuis sont annulés.
outcome-passers_are_offenders = Tout joueur qui a passé hors tour est fautif.
outcome-auction_not_reopened = Les annonces restent closes. Envisagez une marque ajustée pour le tour perdu.
outcome-auction_is_over = Les annonces sont terminées. La dernière enchère devient le contrat, contré ou surcontré s’il y a lieu.
outcome-passed_out = Passe général. Les mains retournent dans l’étui sans être jouées, et on ne redonne pas.
