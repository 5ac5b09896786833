## From a poll to the ruling
chain-title = Du sondage à la décision
chain-hint = Comparez son action à chacune des autres. Seul compte que l’information désigne son action plutôt que cette autre.
chain-no-line = Le sondage n’a pas encore de seuil : sans lui, aucune action ne peut être dite alternative logique.
chain-came-from = D’où venait l’information ?
chain-chosen = Qu’a-t-il fait ?
chain-unnamed = Quelque chose que personne n’a cité
chain-over = Face à { $other } : l’information suggère-t-elle son action ?
chain-compare = Comparer
chain-go-on = Continuer
chain-result = Ce qui en résulte
chain-rule = Décider sur cette base
chain-open = Une condition reste ouverte : fixez le seuil du sondage, puis comparez de nouveau.
chain-use = S’en servir dans une décision
