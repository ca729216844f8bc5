### The panels of a running game: top bar, order ribbon, houses, Ministerium, bazaar, unit card, counsel, the seal.

panel-with-key = { $words } ({ $key })
panel-close = Close
panel-back = Back
panel-dismiss = Dismiss
panel-see = See also
panel-total = Total
panel-points = Points
panel-percent = { $n } %
tenths = { $whole }.{ $tenth }
panel-turn = Turn { $n }
panel-watching = You are watching; nothing can be changed.
panel-look = Show { MID($canton) } on the board.
panel-filter = Show
panel-sort = Sort by

## Top bar

panel-turn-title = The turn
panel-turn-tip = When all plans are sealed, the turn is processed in this order: { $steps }.
panel-tokens-title = Conclave tokens: { $drawn } of { $needed }
panel-tokens-base = Chance before any token
panel-tokens-drawn = { $n ->
    [one] 1 token drawn, { $each } % each
   *[other] { $n } tokens drawn, { $each } % each
}
panel-tokens-chance = Chance this turn
panel-tokens-usurped = { $house } holds Pandemonium: no token is drawn.
panel-tokens-dissolved = The Conclave is dissolved: no token is drawn.
panel-circle-regent = { $house }, Regent: acts first
panel-circle-house = { $house }: acts at place { $n }
panel-circle-you-regent = You are Regent: you act first
panel-circle-you = You act at place { $n }
panel-prestige-title = Prestige { $n }: income at the end of the turn
panel-income = { $n } a turn
panel-slots-title = Order slots: { $used } of { $all } filled
panel-wealth-title = { $n ->
    [0] No tribute card to spend
    [one] 1 tribute card to spend
   *[other] { $n } tribute cards to spend
}
panel-wealth-empty = { $committed ->
    [0] empty
   *[other] all in use
}
panel-wealth-tip = { $committed ->
    [0] No card lies in an order.
    [one] 1 further card lies in an order.
   *[other] { $committed } further cards lie in orders.
}
panel-thinking = Rivals scheme: { $done } of { $of }
panel-ministerium = Ministerium
panel-ministerium-tip = The turn log, your orders, tribute, forces and your own standing.
panel-bazaar = Bazaar
panel-bazaar-tip = Legions for hire, and bids for them.
panel-menu = Menu
panel-menu-tip = Save, load, settings, leave.
panel-seal = Seal the Turn
panel-seal-tip = Shows a summary first. Nothing is final before you seal it.

## Order ribbon

panel-undo = Undo
panel-undo-nothing = There is nothing to take back.
panel-redo = Redo
panel-redo-nothing = There is nothing to make again.
panel-slot-label = Slot { $n }: { $order }
panel-slot-empty = Empty
panel-slot-locked = Locked
panel-slot-locked-title = Slot { $n } is locked
panel-slot-when = You act as number { $n } of { $all } in every slot.
panel-slot-tip = Slots are carried out one after the other, all houses in each. Drag an order to another slot, or use its buttons.
panel-slot-strike = Take the order out of slot { $n }
panel-slot-later = Move the order of slot { $n } one slot later
panel-slot-sooner = Move the order of slot { $n } one slot earlier
panel-slot-edge = There is no further slot on that side.
panel-no-free-slot = { $n ->
    [0] You have no order slot this turn.
    [one] Your one order slot is taken.
   *[other] All { $n } of your order slots are taken.
}

## Houses

panel-houses = Houses
panel-house-you = { $house } (you)
panel-house-title = { $house }, { $title }
panel-house-tip = A click opens its dossier, with what you can do to it, and shows its stronghold on the board.
panel-house-hidden = Its vault, attributes and plans are hidden from you.
panel-count-prestige = Prestige
panel-count-cantons = Cantons
panel-count-places = Places
panel-count-legions = Legions
panel-flag-regent = Regent
panel-flag-excommunicated = Excommunicated
panel-flag-usurper = Usurper, { $n } of { $needed } turns
panel-flag-fallen = Fallen in turn { $n }

## Ministerium

panel-tab-log = Turn Log
panel-tab-log-tip = What happened, turn by turn, and what waits for your answer.
panel-tab-orders = Orders
panel-tab-orders-tip = Your order slots and every order that you can give.
panel-tab-tribute = Tribute
panel-tab-tribute-tip = Tribute laid before you, your vault, and the consolidation of cards.
panel-tab-rituals = Rituals
panel-tab-rituals-tip = Your ritual chamber, the book of rituals, and the one that you prepare.
panel-tab-diplomacy = Diplomacy
panel-tab-diplomacy-tip = What stands between the houses, what can be done about it, and whom you fear.
panel-tab-forces = Forces
panel-tab-forces-tip = Every legion and place that can be seen, with its numbers.
panel-tab-avatar = Avatar
panel-tab-avatar-tip = You: rank, attributes, disciplines and what they grant.

## Turn log

panel-filter-all = All
panel-filter-mine = Mine
panel-filter-war = War
panel-filter-market = Market
panel-filter-conclave = Conclave
panel-playback = Watch again
panel-playback-tip = Plays the last turn on the board once more.
panel-playback-nothing = No turn has been played yet.
panel-log-empty = Nothing has happened yet. The log begins with the first turn that is sealed.
panel-log-nothing = Nothing of this sort.
panel-log-fold = Show less
panel-log-unfold = Show more
panel-round = Round
panel-challenge = Challenge
panel-attacker = Attacker
panel-defender = Defender
panel-damage = Damage
panel-hp-left = Hit points left
panel-hp-both = { $attacker } : { $defender }
panel-fighter = { $unit } ({ $house })

## What waits for an answer

panel-offer = { $offered ->
    [one] Your minions lay 1 card before you.
   *[other] Your minions lay { $offered } cards before you.
} { $keep ->
    [one] You may keep 1.
   *[other] You may keep { $keep }.
}
panel-offer-kept = { $n } of { $keep } chosen
panel-offer-richest = Take the richest
panel-offer-richest-tip = Chooses the cards with the most points; souls count double.
panel-offer-worth = You keep
panel-offer-put-back = Press to put it back.
panel-offer-take = Press to keep it.
panel-offer-full = { $keep ->
    [one] You have chosen the 1 card that you may keep. Put it back first.
   *[other] You have chosen the { $keep } cards that you may keep. Put one back first.
}
panel-pandemonium = You have wrested Pandemonium from the usurper. What becomes of it?
panel-pandemonium-return = Give it back
panel-pandemonium-return-tip = Pandemonium returns to the Conclave, and you remain its member. Silence does the same.
panel-pandemonium-keep = Keep it
panel-pandemonium-keep-tip = You become usurper and are excommunicated. Hold Pandemonium and your stronghold for { $usurper_turns } turns and Hell is yours.

## Orders tab

panel-orders-slots = Your slots
panel-orders-give = Give an order
panel-orders-legions = Your legions
panel-orders-legions-how = Choose a legion: the Ministerium closes, and you choose its way on the board.
panel-clear = Clear the plan
panel-clear-tip = Takes out all orders and answers. This too can be undone.
panel-no-legions = You command no legion.
panel-demand-tip = { $offer ->
    [one] Lays 1 card before you next turn
   *[other] Lays { $offer } cards before you next turn
}; { $keep ->
    [one] you may keep 1.
   *[other] you may keep { $keep }.
}
panel-bid-tip = Opens the bazaar. A bid takes one order slot, and its cards lie in it until the bazaar opens.
panel-consolidate-tip = Makes one card of two to { $payment_slots } cards. A card carries at most { $card_limit } of each resource.
panel-consolidate-few = You need at least two free cards.
panel-march-nowhere = { $left ->
    [0] It has no move points left.
    [one] It can go nowhere with its 1 move point.
   *[other] It can go nowhere with its { $left } move points.
}
panel-march-tip = { $left } of { $all } move points left; { $n ->
    [0] nowhere to go.
    [one] 1 canton within reach. Click it on the board, or press { $key } and step the way.
   *[other] { $n } cantons within reach. Click a canton on the board, or press { $key } and step the way.
}

## Tribute tab

panel-offers = Laid before you
panel-no-offer = No tribute waits. { $offer ->
    [one] A demand brings 1 card
   *[other] A demand brings { $offer } cards
}, of which you may keep { $keep }.
panel-demand-ordered = { $n ->
    [one] Slot { $slots } demands tribute. What it brings will wait here. A second demand in the same turn brings worse cards.
   *[other] Slots { $slots } demand tribute. What they bring will wait here. Each demand after the first brings worse cards.
}
panel-vault = { $n ->
    [0] Vault: empty
    [one] Vault: 1 card
   *[other] Vault: { $n } cards
}
panel-vault-free = { $n ->
    [0] No card to spend:
    [one] 1 card to spend:
   *[other] { $n } cards to spend:
}
panel-vault-committed = { $n ->
    [one] 1 card lies in an order
   *[other] { $n } cards lie in orders
}
panel-vault-empty = Your vault is empty. Demand tribute.
panel-sort-age = Age
panel-sort-worth = Worth
panel-card-committed = It lies in the order of slot { $n }.
panel-card-coming = Your plan makes this card; an order in a later slot can spend it.
panel-card-most = { $n } cards are the most at once.
panel-card-tick = Press to tick it for consolidation.
panel-card-untick = Press to take the tick away.
panel-lock = Lock
panel-unlock = Unlock
panel-lock-how = Tick the cards first.
panel-lock-tip = "Pay for me" never lays a locked card. By hand it can still be paid.
panel-consolidate-how = Tick two or more cards to make one of them.
panel-consolidate-fits = They fit on one card.

## Rituals tab

panel-chamber = { $n ->
    [one] Ritual chamber: 1 slot
   *[other] Ritual chamber: { $n } slots
}
panel-chamber-slots = Ritual slots
panel-chamber-slot = Slot { $n }: empty
panel-chamber-flavour = The circle is swept, the candles are straight, and the invoice for the chalk has been paid.

## Diplomacy tab

panel-pair = { $a } and { $b }: { $stance }
panel-dissolved = Every house has been excommunicated. There is no Conclave any more, and no law between the houses.

## Forces tab

panel-forces-own = Your legions
panel-forces-others = Other legions
panel-forces-places = Places
panel-forces-none = There are none.
panel-column-owner = Owner
panel-column-name = Name
panel-column-abilities = Abilities
panel-column-where = Where
panel-column-tip = Sorts by this; again, the other way round.
panel-loyalty-sworn = sworn
panel-loyalty-guard = Unwavering: a personal guard can never be turned from its master.

## Avatar tab

panel-rank = { $rank } (rank { $n })
panel-dependent = What follows from it
panel-number-slots = Order slots
panel-number-rituals = Ritual slots
panel-number-command = Command rating
panel-number-healing = Healing rate
panel-number-skill = Tribute roll modifier
panel-number-income = Prestige per turn
panel-number-cantons = Cantons
panel-number-offer = Tribute offered and kept
panel-number-victories = Prestige of victories in battle
panel-offer-of = { $offer } offered, { $keep } kept
panel-command-tip = { $n ->
    [0] You command no legion now.
    [one] You command 1 legion now.
   *[other] You command { $n } legions now.
} Bids that stand count as legions.
panel-command-of = { $n ->
    [one] 1 legion
   *[other] { $n } legions
}
panel-healing-of = { $n ->
    [one] 1 point a turn
   *[other] { $n } points a turn
}
panel-cantons-tip = Cantons that you own. At the final count each is worth { $canton_prestige } prestige.
panel-avatar-stats = Stats
panel-avatar-powers = Powers
panel-disciplines = Attributes and powers
panel-head-attribute = Attribute
panel-head-base = Base
panel-head-power = Power
panel-head-level = Level
panel-head-modifier = Roll modifier
panel-head-cost = Next level
panel-base-title = { $attribute }: base
panel-modifier-title = { $discipline }: power roll modifier
panel-modifier-tip = You add it to two dice when you perform a ritual of { $discipline }; the target rolls two dice and adds what resists.
panel-modifier-resist = Against the rituals of { $discipline } that others perform, your house adds { $n } more to its dice.
panel-raise = Raise { $attribute }
panel-raise-short = Raise
panel-raise-stands = In slot { $n }
panel-raise-cost = The next level costs
panel-raise-at-most = It is as high as tribute can raise it.
panel-raise-nothing = Nothing new by itself; rituals of its level, and a better skill.
panel-raise-brings = The next level of { $discipline } brings:
panel-raise-covers = It covers the price.
panel-raise-place = Raise it
panel-raise-change = Change the payment
panel-raise-back = Take the order back
panel-raise-unchanged = This is what the slot holds already.
panel-next-level = From level { $n } on:
panel-no-next-level = Higher levels grant nothing more so far.
panel-powers = Powers
panel-powers-how = A tick marks what you have. The higher levels bring the rest.

## Bazaar

panel-bazaar-empty = The shelves are bare.
panel-command = Legions: { $used } commanded{ $bids ->
    [0] {""}
   *[other] {", "}{ $bids } bid for
}; at most { $rating } in all
panel-level = Level { $n }
panel-level-top = Level { $n }, the highest
panel-minimum = Minimum
panel-payable = Your free cards can pay the minimum.
panel-not-payable = Your free cards cannot pay the minimum.
panel-sales = Sales so far
panel-sales-none = Nothing has been sold yet.
panel-sales-sold = sold, to whom is not told
panel-sales-mine = sold to you
panel-sales-lost = sold to a higher bid than yours
panel-sales-tied = a tie: no sale, and { $n ->
    [one] a soul more
   *[other] { $n } souls more
} asked
panel-raised = { $n ->
    [one] 1 soul dearer after a tie
   *[other] { $n } souls dearer after ties
}
panel-bid-for = Your bid for { MID($legion) }
panel-bid-stands = Bid in slot { $n }
panel-bid-vault = Your free cards
panel-bid-lay = Press to lay it in the bid.
panel-bid-take = Press to take it back.
panel-pay = Pay for me
panel-pay-tip = Lays the cards that cover the price with the least waste. Locked cards stay in the vault.
panel-pay-cannot = No eight of your free cards cover the minimum.
panel-pay-locked = No eight of your free and unlocked cards cover it.
panel-pay-clear = Take all back
panel-bid-holds = The bid holds
panel-bid-covers = It covers the minimum.
panel-bid-short = It is short by
panel-bid-points-title = Points above the minimum
panel-bid-points = Points above the minimum: { $n }
panel-bid-souls = { $n ->
    [one] 1 soul above it, { $each } each
   *[other] { $n } souls above it, { $each } each
}
panel-bid-others = { $n } of other resources above it, { $each } each
panel-tie = On equal points you would beat { $won ->
    [one] 1 rival
   *[other] { $won } rivals
} and lose to { $lost }.
panel-tie-title = If another bid has as many points
panel-tie-name = { $house } ({ $through })
panel-tie-won = You would beat { $houses }.
panel-tie-lost = You would lose to { $houses }.
panel-tie-hidden = With { $houses } it hangs on prestige, which is hidden.
panel-tie-void = With { $houses } the auction would be void.
panel-bid-place = Bid
panel-bid-change = Change the bid
panel-bid-place-tip = Puts the bid into the first free slot. Its cards come back if another bid wins.
panel-bid-unchanged = The bid already stands as it is.
panel-bid-back = Take the bid back
panel-bid-back-tip = Empties slot { $n }; its cards are free again.

## Unit card

panel-unmark = Close the card
panel-supports = Beside a battle of its own side it would add { $n }, half of it.
panel-heals = { $what }: healing rate
panel-sheltered = It stands beside a place of its own side and heals at the end of the turn.
panel-unsheltered = It heals only beside a place of its own side.
panel-planned-at = Your plan leaves it at { MID($canton) }.
panel-a-turn = { $n } a turn
panel-place-prestige = Prestige for its owner at the end of every turn: { $n }.
panel-place-prestige-rival = What its owner’s rituals and perks add to that, nobody else is told.
panel-passable = Any legion can enter it as far as the terrain goes, and who enters unclaimed land owns it.
panel-impassable = Impassable, except for legions that fly or can walk it. Nobody can own it.
panel-unclaimed = Unclaimed
panel-prospects = What it can do
panel-train-from = Train from { MID($manuscript) }
panel-train-no-legion-script = You hold no manuscript that trains a legion. Search for manuscripts, or bid for one in the bazaar.
panel-train-no-praetor-script = You hold no manuscript that trains a praetor. Search for manuscripts, or bid for one in the bazaar.
panel-attack = Attack { MID($unit) }: { $n } %
panel-attack-spoils = To destroy it brings { $n } prestige.
panel-attack-spoils-place = To take it brings { $n } prestige, and { $income } more at the end of every turn while you hold it.
panel-attack-tip = { $n ->
    [one] 1 canton away.
   *[other] { $n } cantons away.
} The percentage is the chance to destroy the foe or to take the place.
panel-way-march = { $n ->
    [one] March: 1 move point
   *[other] March: { $n } move points
} of { $left }
panel-way-flight = Within flight
panel-barred = It may not enter: { $why }.
panel-too-far = Out of reach: { $n ->
    [one] 1 canton away
   *[other] { $n } cantons away
}, { $left ->
    [one] 1 move point left
   *[other] { $left } move points left
}.
panel-chances = The chances
panel-chance-win = { $n } %: the foe is destroyed or the place taken
panel-chance-drive-off = { $n } %: the foe falls back
panel-chance-fall-back = { $n } %: the attacker falls back
panel-chance-lose = { $n } %: the attacker is destroyed
panel-mean-damage = Damage on average: { $dealt } dealt, { $taken } taken

## Counsel

panel-counsel-answer = Answer
panel-counsel-show = Show me
panel-counsel-order = Put this order into the plan
panel-counsel-dismiss = Not this turn
panel-counsel-slots = { $n ->
    [one] 1 order slot is empty.
   *[other] { $n } order slots are empty.
}
panel-counsel-place = { $legion } can take { MID($place) }: { $n } %.
panel-counsel-bazaar = You can pay the minimum for { MID($legion) }, on offer in the bazaar.
panel-counsel-wounded = Wounded: { MID($legion) }, with { $hp } of { $all } hit points left.

## The seal

panel-seal-now = Seal
panel-seal-now-tip = Hands the turn in. It cannot be taken back.
panel-seal-orders = Orders: { $used } of { $all } slots
panel-seal-slot = Slot { $n }
panel-seal-empty = Empty
panel-seal-cards = Cards: { $cards }
panel-seal-answers = Answers
panel-seal-short = You keep { $kept } of the { $keep } cards that you may keep.
panel-spoken = “{ $words }”

## Payments

pay-lost = More than asked, and lost:

## What a line of the log leads to

log-filter-diplomacy = Diplomacy
lead-house = Opens what you know of { $house }.
lead-sheet = Opens: { $sheet }.
lead-events = Events
lead-term = Opens the codex: { $term }.
