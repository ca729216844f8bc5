### Ledgers and sheets of what is under arms: slots, attachments, promotions, upkeep, the making of combat cards.

## Ledgers

items-ledger-units = Legions and places
items-ledger-praetors = Praetors
items-ledger-artifacts = Artifacts
items-ledger-manuscripts = Manuscripts
items-ledger-relics = Relics
items-ledger-events = Events
items-filter-all = All
items-filter-own = Own
items-filter-rivals = Others
items-filter-both = All units
items-filter-legions = Legions
items-filter-places = Places
items-search = Search by name
items-column-does = What it does
items-column-plan = This turn
items-event-playable = can be played
items-event-waits = cannot be played now
items-slots-free = Free attachment slots
items-slots-of = { $free } of { $all } attachment slots free
items-upkeep-column = Turns of upkeep paid
items-inspect = Shows its sheet.
items-sheet-close = Close the sheet
items-no-praetors = There is no praetor to be seen. The bazaar has some.
items-no-artifacts = There is no artifact to be seen. The bazaar has some.
items-no-relics = There is no relic to be seen. The bazaar has some.
items-guard-gathers = The personal guard of { $house } is scattered and gathers again in { $n ->
    [one] 1 turn
   *[other] { $n } turns
}.

## Sheets

items-sort-praetor = Praetor
items-sort-artifact = Evil artifact
items-sort-relic = Unholy relic
items-sort-manuscript = Manuscript
items-in-vault = In the vault, where it does nothing.
items-in-chamber = In the ritual chamber.
items-with-unit = With { MID($unit) }.
items-planned-post = Your plan sends it to { MID($post) }.
items-awake = It works where it is.
items-asleep = It works only while attached to a unit.
items-asleep-kept = It works only in a stronghold, a place of power or the ritual chamber.
items-asleep-held = It brings prestige only from a stronghold or a place of power.
items-asleep-sanctum = It protects only from a place of power or the ritual chamber, not from the stronghold.
items-asleep-chamber = The ritual is at hand only in the ritual chamber.
items-praetor-loyalty = Loyalty: how hard the praetor is to bribe
items-praetor-lead = One more of a value that the praetor gives its unit
items-value-planned = Your plan makes it { $n }.
items-shield = In battle { $n ->
    [one] 1 hit point more
   *[other] { $n } hit points more
}
items-source-born = Its own.
items-source-promotion = From a promotion.
items-source-training = From a manuscript.
items-source-item = From { MID($item) }.
items-deeds = What can be done
items-destinations = Where it could go
items-boons = Boons in force
items-boons-none = No relic and no place of power gives you anything now.

## Slots

items-slots = Attachment slots
items-slots-tip = Praetors, artifacts, relics and combat cards take one slot each. A unit has 1 slot, from level 3 on 2, from level 5 on 3, from level 7 on 4.
items-slots-over = More is attached than there are slots.
items-slots-planned = Green comes by your plan, red leaves.
items-slot-empty = An empty slot
items-slot-empty-mine = An empty slot: choose what to attach
items-slot-locked = A slot from level { $n } on
items-slot-comes = Your plan brings it here.
items-slot-leaves = Your plan takes it away.
items-slot-open = A click shows its sheet.
items-card = Combat card
items-card-unknown = Unknown combat card
items-card-unknown-tip = What stands on it, only its owner knows.
items-card-tip = It is spent in the unit’s next battle.
items-nothing-fits = You have nothing else that could be attached here.
items-attach = Attach { $treasure }
items-send = To { MID($post) }
items-transfer-tip = Puts the order into the first free slot. It takes effect when that slot is carried out.
items-transfer-stands = Slot { $n } sends it to { MID($post) }.
items-transfer-back = Leave it where it is
items-dismiss = Dismiss
items-dismiss-sure = Dismiss { MID($legion) } for good?
items-dismiss-yes = Yes, dismiss it
items-dismiss-no = No, keep it

## Promotions

items-promotion = Promoted to level { $level }: { MID($unit) }. What shall come of it?
items-promotion-praetor = Promoted to level { $level }: { MID($praetor) }. What shall the praetor learn?
items-promotion-tip = It takes effect at the beginning of the next turn’s processing. The choice can be changed until you seal.

## Upkeep

items-upkeep = Upkeep
items-upkeep-of = Upkeep of { MID($legion) }, each turn:
items-upkeep-paid = { $n ->
    [0] not paid
    [one] paid for 1 turn
   *[other] paid for { $n } turns
}
items-upkeep-none = Not paid: it leaves at the end of this turn.
items-upkeep-tip = Each turn uses up one turn that is paid. If none is left, the legion returns to the bazaar. Cards pay whole turns; what they carry beyond that is lost.
items-upkeep-leaves = Unpaid, and gone at the end of this turn: { MID($legion) }.
items-upkeep-rival = It asks its owner for { $price } each turn.
items-upkeep-mine = It asks for { $price } each turn; { $n ->
    [0] no turn is paid.
    [one] 1 turn is paid.
   *[other] { $n } turns are paid.
}
items-upkeep-pay = Pay one turn more
items-upkeep-pay-tip = Lays the free cards that cover it with the least waste.
items-upkeep-cannot = No eight of your free cards cover it.
items-upkeep-choose = Choose cards
items-upkeep-nothing = Pay nothing
items-upkeep-buys = { $n ->
    [0] no whole turn: these cards stay where they are
    [one] pays 1 turn
   *[other] pays { $n } turns
}
items-card-pledged = It pays the upkeep of { MID($legion) }.

## The making of combat cards

items-smith-unit = For which unit
items-smith-free = { $n ->
    [0] No attachment slot is free.
    [one] 1 attachment slot is free.
   *[other] { $n } attachment slots are free.
}
items-smith-card = A combat card
items-smith-choose = Choose a unit of yours.
items-smith-for = A combat card for { MID($unit) }
items-smith-price = Its price
items-smith-covers = That pays for it.
items-smith-bluff = Make it a bluff
items-smith-bluff-tip = Takes everything off the card. An empty card is cheap, and rivals cannot tell.
items-smith-bluff-face = Nothing stands on it: a bluff.
items-smith-off = Take off: { $element }
items-smith-less = Less: { $element }
items-smith-more = More: { $element }
items-smith-add = Puts it on the card.
items-smith-full = A card has room for { $n } elements.
items-smith-rivals = Rivals see a card, face down, and nothing of what stands on it.
items-smith-stands = Slot { $n } makes one: { $contents }.
items-smith-make = Make the card
items-smith-make-tip = Puts the order into the first free slot. The card is spent in the unit’s next battle.
items-smith-forces = To the forces
items-smith-raise = Wrath { $wrath }: more of what the unit has
items-smith-lower = Wrath { $wrath }: less of what the enemy has
items-smith-shield = Wrath { $wrath }: hit points for the battle
items-smith-ward = Wrath { $wrath }: resistance against Deceit
items-smith-rule = Wrath { $wrath }: other rules of combat
items-smith-wrath = Your Wrath is { $n }: { $elements ->
    [0] no card can be made
    [one] one element on a card
   *[other] up to { $elements } elements on a card
}.

## Bazaar and orders

items-bazaar-all = All wares
items-bazaar-legions = Legions
items-bazaar-praetors = Praetors
items-bazaar-artifacts = Artifacts
items-bazaar-relics = Relics
items-bazaar-manuscripts = Manuscripts
items-bazaar-count = { $sort } ({ $n })
items-bazaar-later = None is on offer now. More will come.
items-bazaar-sold-out = Sold out: there are no more of these in Hell.
items-sort-legion = Legion
items-sort-level = { $sort } · { $level }
items-none-owned = You own none.
items-dismiss-legion = Dismiss { MID($legion) }
items-upkeep-ahead = Upkeep is paid at most { $n } turns ahead.
