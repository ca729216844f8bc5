### Quick save, and the pictures in the list of saves.

quick-save-name = Quick save
quick-save-tip = Save to the one quick save, without a name ({ $key }).
quick-load-name = Load the quick save
quick-load-tip = Play on from the quick save ({ $key }). The game in play is kept as its last autosave.
quick-saved = Turn { $turn } is in the quick save.
quick-save-none = There is no quick save yet.
quick-save-iron-man = An Iron Man game has no quick save: it has one save, which it writes by itself. What is sealed stays sealed.
files-quick = Quick save · { $name }
glimpse-tip = The realm as everybody at the table sees it.
glimpse-prestige = { $house }: { $n } prestige
glimpse-waits = The map is being unrolled.
files-none-how = Every turn is filed here by itself, and whatever you save under a name.
files-count = The final count
files-count-tip = Hear the end of this game again: the count, the graphs, the secrets of all houses.
files-tokens-tip = Conclave tokens are the clock of the game. When enough are drawn, the Conclave elects the house with the most prestige.
replay-count = The final count
replay-count-tip = Hear the end of this game: the count, the graphs, the secrets of all houses.
title-as-last = As last time
title-as-last-tip = Convene a new Conclave at once, with the houses and the kind of realm of your last game, on another map.

## The rules of a save

save-rules = Rules { $n }
save-rules-tip = The version of the rules that this game is played by. This program plays by version { $ours }.
