### Oaths of the Pit, first edition: offers, promises with their clauses, and special cards with their aims.
### Messages that end in -in stand inside of a sentence. Those that end in -to are the end of one.

## Goods, a phrase for each thing

oaths-first-goods-released = release from the promise { $vow }
oaths-first-goods-released-in = release from the promise { $vow }
oaths-first-goods-shows = look at the whole hand
oaths-first-goods-shows-in = a look at the whole hand

## What is promised. $devil is the devil that it is about

oaths-first-vow-earth = does not go to Earth itself
oaths-first-vow-earth-to = not to go to Earth itself
oaths-first-vow-object = objects to { $devil }
oaths-first-vow-object-to = to object to { $devil }
oaths-first-vow-accept = does not object to { $devil }
oaths-first-vow-accept-to = not to object to { $devil }
oaths-first-vow-proclaim = proclaims { $devil }
oaths-first-vow-proclaim-to = to proclaim { $devil }
oaths-first-vow-give = gives { $things }
oaths-first-vow-give-to = to give { $things }
oaths-first-vow-cards = { $count ->
    [one] 1 card of the hand
   *[other] { $count } cards of the hand
}
oaths-first-vow-unknown = that was given

## A promise with its time and its clause. $vow is one of the messages that end in -to

oaths-first-pledge-now = { $vow } in this game turn
oaths-first-pledge-once = { $vow } in this game turn or the next one
oaths-first-pledge-next = { $vow } in this game turn and the next one
oaths-first-pledge-end = { $vow } at the end of this game turn
oaths-first-pledge-end-next = { $vow } at the end of the next game turn
oaths-first-pledge-overlord = { $vow } if { $devil } becomes Overlord in this game turn
oaths-first-pledge-overlord-next = { $vow } if { $devil } becomes Overlord in this game turn or the next one
oaths-first-pledge-if-possible = { $vow }, if it is possible
oaths-first-pledge-if-overlord = { $vow }, if { $devil } becomes Overlord
oaths-first-clause-always = in any case
oaths-first-clause-possible = if it is possible
oaths-first-clause-overlord = if { $devil } becomes Overlord

## Promises. $to is a devil, or the Forces of Heaven

oaths-first-heaven = the Forces of Heaven
oaths-first-heaven-to = the Forces of Heaven
oaths-first-promise = In game turn { $turn } { $by } promised { $to } { $vow }. It binds until the end of game turn { $until }.
oaths-first-promise-void = Its condition did not come true.
oaths-first-promise-released = Whoever got it does not ask for it any more.

## Special cards with what pays for them. $play is a card with its aim

oaths-first-play-pay = { $play }, for { $pay }
