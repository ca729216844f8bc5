### The plan in hand: what is undone, the order of play, orders that are repeated.

## What is undone

change-put = Platz { $n }: { $order }
change-replaced = Platz { $n } geändert: { $order }
change-struck = Platz { $n } geleert: { $order }
change-swapped = Plätze { $a } und { $b } getauscht
change-many = { $n ->
    [one] 1 Platz geändert
   *[other] { $n } Plätze geändert
}
change-answered = { $answer }
change-withdrawn = Antwort zurückgezogen: { $answer }
change-list = Änderungen in diesem Zug: { $n }
change-back = Nimmt dies zurück, und alles danach.
change-again = Macht dies wieder, und alles davor.

## The order ribbon

slot-circle = Auf jedem Platz handeln alle Häuser in dieser Reihenfolge, von oben nach unten. Dann kommt der nächste Platz.

## Orders that are repeated in each turn

repeat-each = In jedem Zug
repeat-on = Den Befehl von Platz { $n } in jedem Zug wiederholen
repeat-off = Den Befehl von Platz { $n } nicht mehr wiederholen
repeat-on-tip = Dieser Befehl wird im nächsten Zug wieder gegeben.
repeat-tip = Gibt diesen Befehl in jedem Zug wieder, solange die Regeln es erlauben. Das endet, wenn du den Befehl herausnimmst. Ein Rechtsklick auf den Platz bewirkt dasselbe.
repeat-ended = Nicht mehr wiederholt: { $order }. { $reason }
