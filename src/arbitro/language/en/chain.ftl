## From a poll to the ruling
chain-title = From the poll to the ruling
chain-hint = Compare his action with each of the others. It matters only whether the information points to his action over that other one.
chain-no-line = The poll has no line yet: without one, no action can be called a logical alternative.
chain-came-from = Where did the information come from?
chain-chosen = What did he do?
chain-unnamed = Something that none of them named
chain-over = Against { $other }: does the information suggest his action over it?
chain-compare = Compare
chain-go-on = Go on
chain-result = What follows for the ruling
chain-rule = Rule with this
chain-open = A limb is still open: draw the line of the poll, then compare again.
chain-use = Use it in a ruling
