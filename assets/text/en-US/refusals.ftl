### Orders in a few words, what became of them, and why they are refused: "why can't I?", always with the numbers.

## Orders as they stand in a slot

draft-demand-tribute = Demand tribute
draft-consolidate = Consolidate { $n ->
    [one] 1 card ({ $worth })
   *[other] { $n } cards ({ $worth })
}
draft-consolidate-unknown = Consolidate { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draft-bid = Bid for { MID($goods) }: { $worth }
draft-bid-unknown = Bid for { MID($goods) }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
draft-march = March { MID($legion) } to { MID($canton) } ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
draft-fly = Fly { MID($legion) } to { MID($canton) }
answer-keep-tribute = Keep { $n ->
    [one] 1 tribute card ({ $worth })
   *[other] { $n } tribute cards ({ $worth })
}
answer-keep-tribute-unknown = Keep { $n ->
    [one] 1 tribute card
   *[other] { $n } tribute cards
}
answer-pandemonium-keep = Keep Pandemonium as Usurper
answer-pandemonium-return = Return Pandemonium to the Conclave

## What became of an order

outcome-done = Carried out.
outcome-partly = Carried out in part. { $why }
outcome-fought = It came to a battle: { $end }.
outcome-refused = Refused. { $why }

## Why an order is refused

refusal-wrong-kind = This office does not handle orders of that kind. (A fault of the program: please report it.)
refusal-eliminated = A fallen house gives no orders.
refusal-game-over = The game is over; the book is closed.
refusal-no-such-slot = { $has ->
    [one] This house has 1 order slot this turn, and this is not it.
   *[other] This house has { $has } order slots this turn, and this is none of them.
}
refusal-no-such-legion = That legion is no longer on the board.
refusal-not-your-legion = { START($legion) }: not under the command of this house.
refusal-no-path = The way does not begin beside the place where the legion stood by then, as after it was driven off, or two of its cantons do not touch.
refusal-too-far = { $needs ->
    [one] The way takes 1 move point
   *[other] The way takes { $needs } move points
}, and { $has ->
    [0] none is left.
    [one] 1 is left.
   *[other] { $has } are left.
}
refusal-barred = Halted before { MID($canton) }: { $why }.
refusal-battle-on-the-way = A battle at { MID($canton) } would end the march there; make it the last step.
refusal-cannot-fly = This legion has no wings.
refusal-already-marched = This legion has already moved this turn; a flight takes the place of the whole walk.
refusal-no-such-card = A card of this order is not in the vault: spent, promised to an earlier order, or gone.
refusal-card-twice = The same card is named twice.
refusal-card-count = Name { $least } to { $most } cards.
refusal-too-much = One card carries at most { $most } of each resource.
refusal-excommunicated = The bazaar takes no bids from an excommunicated house.
refusal-not-on-sale = The bazaar does not offer it.
refusal-already-bid = This house has already bid for it this turn: one bid an item a house.
refusal-command-rating = { $rating ->
    [one] This house commands at most 1 legion
   *[other] This house commands at most { $rating } legions
}, those in the field and those bid for taken together.
refusal-attribute-at-most = No attribute can be raised above { $most }.
refusal-raised-already = { $attribute } has been raised this turn already. Other attributes can still be raised.
refusal-bazaar-closed = { $turns ->
    [one] The bazaar is closed this turn.
   *[other] The bazaar is closed for { $turns } turns, this one counted.
}
refusal-below-minimum = Below the minimum bid: { $short } short.

## Why a canton may not be entered (ends a sentence)

bar-terrain = this legion cannot cross such terrain ({ $terrain })
bar-legion = { MID($legion) } may not be attacked without a vendetta, a blood feud or an excommunication
bar-place = { $house } holds the place, which may not be attacked without a vendetta, a blood feud or an excommunication
bar-stronghold = it is a stronghold in the hand of { $house }, to be attacked only in a blood feud or when either house is excommunicated
bar-border = the canton belongs to { $house }, and no vendetta, feud, vassalage or writ opens its border
bar-interior = the canton lies inside the land of { $house } and borders on nothing that this house holds
bar-occupied = a unit of your own side stands there, which may be passed but not joined

## What keeps a turn from being sealed

problem-order = Slot { $slot }: { $why }
problem-tribute-waits = Tribute no. { $offer } waits for your choice.
problem-pandemonium-waits = Say whether you keep Pandemonium or return it.
