### Quick save, and the pictures in the list of saves.

quick-save-name = Schnellspeichern
quick-save-tip = In den einen Schnellspielstand speichern, ohne Namen ({ $key }).
quick-load-name = Schnellspielstand laden
quick-load-tip = Vom Schnellspielstand aus weiterspielen ({ $key }). Das laufende Spiel bleibt im letzten automatischen Stand erhalten.
quick-saved = Zug { $turn } ist als Schnellspielstand gespeichert.
quick-save-none = Es gibt noch keinen Schnellspielstand.
quick-save-iron-man = Ein Iron-Man-Spiel hat keinen Schnellspielstand: Es hat nur den einen Spielstand, den es selbst schreibt. Gesiegelt bleibt gesiegelt.
files-quick = Schnellspielstand · { $name }
glimpse-tip = Das Reich, wie jeder am Tisch es sieht.
glimpse-prestige = { $house }: { $n } Prestige
glimpse-waits = Die Landkarte wird gerade entrollt.
files-none-how = Jeder Zug wird hier von selbst abgelegt, und dazu, was du unter einem Namen speicherst.
files-count = Die Schlussabrechnung
files-count-tip = Höre das Ende dieses Spiels noch einmal: die Abrechnung, die Kurven, die Geheimnisse aller Häuser.
files-tokens-tip = Konklavemarken sind die Uhr des Spiels. Sind genug gezogen, wählt das Konklave das Haus mit dem meisten Prestige.
replay-count = Die Schlussabrechnung
replay-count-tip = Höre das Ende dieses Spiels: die Abrechnung, die Kurven, die Geheimnisse aller Häuser.
title-as-last = Wie beim letzten Mal
title-as-last-tip = Sofort ein neues Konklave einberufen, mit den Häusern und der Art von Reich deines letzten Spiels, auf einer anderen Landkarte.

## The rules of a save

save-rules = Regeln { $n }
save-rules-tip = Die Fassung der Regeln, nach denen dieses Spiel gespielt wird. Dieses Programm spielt nach Fassung { $ours }.
