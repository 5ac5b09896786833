## From a poll to the ruling
chain-title = Od ankiety do orzeczenia
chain-hint = Porównaj jego działanie z każdym z pozostałych. Liczy się tylko, czy informacja wskazuje na jego działanie bardziej niż na tamto.
chain-no-line = Ankieta nie ma jeszcze progu: bez niego żadnego działania nie można nazwać logiczną alternatywą.
chain-came-from = Skąd pochodziła informacja?
chain-chosen = Co zrobił?
chain-unnamed = Coś, czego nikt nie wymienił
chain-over = Wobec { $other }: czy informacja sugeruje jego działanie bardziej niż to?
chain-compare = Porównaj
chain-go-on = Dalej
chain-result = Co z tego wynika
chain-rule = Orzekaj na tej podstawie
chain-open = Jeden z warunków jest jeszcze otwarty: ustal próg ankiety i porównaj ponownie.
chain-use = Użyj w orzeczeniu
