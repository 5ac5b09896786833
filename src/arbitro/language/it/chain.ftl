## From a poll to the ruling
chain-title = Dal sondaggio alla decisione
chain-hint = Confrontare la sua azione con ciascuna delle altre. Conta solo se l’informazione indica la sua azione rispetto a quell’altra.
chain-no-line = Il sondaggio non ha ancora una soglia: senza, nessuna azione può dirsi logica alternativa.
chain-came-from = Da dove veniva l’informazione?
chain-chosen = Che cosa ha fatto?
chain-unnamed = Qualcosa che nessuno ha nominato
chain-over = Rispetto a { $other }: l’informazione suggerisce la sua azione?
chain-compare = Confrontare
chain-go-on = Avanti
chain-result = Che cosa ne segue
chain-rule = Decidere con questo
chain-open = Un requisito è ancora aperto: fissare la soglia del sondaggio e confrontare di nuovo.
chain-use = Usarlo in una decisione
