### The plan in hand: what is undone, the order of play, orders that are repeated.

## What is undone

change-put = Slot { $n }: { $order }
change-replaced = Slot { $n } changed: { $order }
change-struck = Slot { $n } emptied: { $order }
change-swapped = Slots { $a } and { $b } exchanged
change-many = { $n ->
    [one] 1 slot changed
   *[other] { $n } slots changed
}
change-answered = { $answer }
change-withdrawn = Answer withdrawn: { $answer }
change-list = Changes of this turn: { $n }
change-back = Takes this back, and all after it.
change-again = Makes this again, and all before it.

## The order ribbon

slot-circle = In each slot all houses act in this order, from top to bottom. Then comes the next slot.

## Orders that are repeated in each turn

repeat-each = Each turn
repeat-on = Repeat the order of slot { $n } each turn
repeat-off = Do not repeat the order of slot { $n } any more
repeat-on-tip = This order will be given again next turn.
repeat-tip = Gives this order again each turn, as long as the rules allow it. It ends when you take the order out. A right click on the slot does the same.
repeat-ended = No longer repeated: { $order }. { $reason }
