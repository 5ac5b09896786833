## From a poll to the ruling
chain-title = De la encuesta al fallo
chain-hint = Compare su acción con cada una de las demás. Solo importa si la información apunta a su acción frente a esa otra.
chain-no-line = La encuesta no tiene umbral todavía: sin él, ninguna acción puede llamarse alternativa lógica.
chain-came-from = ¿De dónde vino la información?
chain-chosen = ¿Qué hizo?
chain-unnamed = Algo que nadie mencionó
chain-over = Frente a { $other }: ¿sugiere la información su acción?
chain-compare = Comparar
chain-go-on = Seguir
chain-result = Qué resulta para el fallo
chain-rule = Fallar con esto
chain-open = Un requisito sigue abierto: fije el umbral de la encuesta y vuelva a comparar.
chain-use = Usarla en un fallo
