# The rituals tab, the pointing at targets, what rituals have done as the board and the panels show it.

## Terms
term-ritual = Ritual
term-ritual-text = A deed of magic. Levels of the five disciplines open rituals, and so do a few relics in the ritual chamber. It takes an order slot and a ritual slot, and is paid for in tribute. Against another house two dice with your level are rolled against two dice with what resists.
term-ritual-slot = Ritual slot
term-ritual-slot-text = A place in your ritual chamber. A relic that lies there fills one, and so does a ritual: until the end of the turn, or for as long as it is kept up.
term-ritual-masking = Ritual masking
term-ritual-masking-text = From a high level of Deceit on, rituals of Destruction can be hidden, so that they need no quarrel, and any ritual against another house can be made to bear the name of a third. Both cost more souls, and both fail if the identity check does.

## The chamber
rite-slot-over = There is no slot for this.
rite-slot-planned = Planned in order slot { $n }.
rite-slot-spent = Used this turn
rite-slot-blocked = Blocked
rite-slot-blocked-tip = Nothing can be performed here until the end of the turn.
rite-slot-free-tip = Free for a ritual or a relic.
rite-since = Kept up since turn { $turn }.
rite-since-on = Kept up since turn { $turn }: { $target }.
rite-paid = Paid
rite-unpaid = Unpaid: it ends
rite-upkeep-of = Upkeep of { $ritual } this turn:
rite-upkeep-tip = A ritual that lasts asks for its upkeep before the first order of every turn. If nothing is paid, it ends, and its slot is free.
rite-upkeep-covered = The upkeep is covered.
rite-ends = Unpaid, and over with the dawn of this turn: { $ritual }.
rite-sustain = Keep up
rite-sustain-which = Keep { $ritual } up
rite-sustain-tip = Pays with the free cards that cover the upkeep with the least waste.
rite-let-end = Let it end
rite-let-end-which = Let { $ritual } end
rite-card-pledged = It pays for { $ritual }.

## The book
rite-all = All { $n }
rite-open = Open to you: { $n }
rite-none-open = No ritual is open to your house. The first level of Deceit, Prophecy or Destruction opens one.
rite-chapter = { $discipline }, level { $n }
rite-chapter-tip = Each level of a discipline opens the rituals of that level, and makes those below it stronger.
rite-chapter-relics = Rituals of relics
rite-level = { $discipline }, level { $level }
rite-by-relic = { $relics } in the chamber
rite-unlocked-by = Opened by: { $what }.
rite-raise = Raise { $attribute }
rite-find-relic = Look for relics
rite-cost = Price
rite-upkeep = Upkeep, each further turn

## The preparation
rite-choose = Choose a ritual from the book.
rite-choose-tip = A ritual takes one of your order slots and one of your ritual slots, and is paid for when its order slot comes. What resists costs you the cards all the same.
rite-put-away = Put this ritual away
rite-lasts = · lasts for as long as its upkeep is paid:
rite-at-once = · works at once
rite-step-target = Target
rite-step-guise = In whose name
rite-step-price = Payment
rite-step-slot = Order slot
rite-oneself = Your own house
rite-point = On the map
rite-point-tip = Shows the board with everything ringed that can be pointed at. Escape brings you back.
rite-nothing-to-aim-at = There is nothing in sight that this could be performed on.
rite-warded = A combat card of it resists Deceit.
rite-which-value = Less of:
rite-value = { $stat }: { $n }
rite-value-of = { $stat } of { MID($legion) }
rite-march-to = { $legion } to { $canton }
rite-copies-of = { $n ->
    [0] Copies of { MID($legion) }
    [one] One copy of { MID($legion) }
   *[other] { $n } copies of { MID($legion) }
}
rite-canton-to = { $canton } for { $house }
rite-whose = For:
rite-legions-chosen = { $n ->
    [one] One legion is chosen.
   *[other] { $n } legions are chosen; each resists by itself.
}

rite-aim-oneself = It is performed on your own house.
rite-aim-house = Choose a rival.
rite-aim-own-legion = Choose a legion of your own.
rite-aim-legion = Choose a rival’s legion.
rite-aim-unit = Choose a rival’s legion, or the garrison of a place.
rite-aim-value = Choose a rival’s legion, and which of its values is to suffer.
rite-aim-legions = Choose legions of one rival.
rite-aim-own-praetor = Choose a praetor of your own.
rite-aim-praetor = Choose a rival’s praetor.
rite-aim-spoils = Choose what is to change hands.
rite-aim-march = Choose a rival’s legion, then its way on the map, canton by canton.
rite-aim-step = Choose a legion of your own, then the canton to which it shall go.
rite-aim-copies = Choose a legion of your own, then empty cantons of yours for its copies.
rite-aim-border = Choose a canton on a border, and who shall have it.
rite-aim-objective = Choose a secret objective of your own to discard, or a rival who shall discard one.

rite-success = Chance of success
rite-success-tip = You roll two dice and add your side; the target does the same. You need more. If it resists, the cards are spent. A question mark stands where what it adds is only guessed.
rite-unseen = Chance to stay unseen
rite-unseen-tip = A second roll of the same kind, without what the target itself adds. If it fails, the house learns that it was you.
rite-odds-own = You add:
rite-odds-theirs = The other side adds:
rite-odds-nothing = nothing that you know of
rite-odds-unknown = The other house may have more than you know of: relics and rituals in its chamber, wards on its combat cards.

rite-openly = Openly
rite-openly-tip = Everybody learns who did it. This needs a vendetta, a blood feud or an excommunication between you; success earns prestige.
rite-unsigned = Unsigned
rite-unsigned-tip = Nobody learns who did it unless the identity check fails.
rite-masked = Masked
rite-masked-tip = Needs no quarrel, and hides your name if the identity check succeeds. What nobody knows of earns no prestige.
rite-framing = In the name of:
rite-framing-house = In the name of { $house }
rite-framing-tip = If the identity check succeeds, the victim’s log will name this house.
rite-adds = Adds

rite-part-threat = Your list of threats
rite-part-mask = Mask, in souls
rite-part-framing = Framing another, in souls
rite-part-events = Events, in souls
rite-price-tip = Against the first threats of your list a ritual costs less, off the resource of which it asks most.
rite-discounted = { $n } less against this threat
rite-surcharged = { $n ->
    [one] one soul more
   *[other] { $n } souls more
}
rite-one-card = One card, whatever it carries
rite-no-cards = You have no free cards.
rite-cannot-pay = Your free cards do not cover it. You lack:
rite-paid-with = { $n ->
    [one] paid with 1 card:
   *[other] paid with { $n } cards:
}
rite-covered = The price is covered.
rite-put = Perform in slot { $n }
rite-change = Change slot { $n }
rite-put-tip = Nothing is final before the turn is sealed: the order can be changed, moved and taken out.
rite-slot-taken = Another order stands there.
rite-slot-tip = The ritual is performed when this slot comes; orders before it come first.

## Pointing
rite-done = Done
rite-nobody = Choose anew
rite-back = Back (Esc)

## What rituals have done
rite-weakened = { $stat } –{ $n }
rite-weakened-tip = A Combat Deception takes some of its strength.
rite-confused = Confused
rite-confused-tip = It cannot move.
rite-juggernaut = Juggernaut +{ $n }
rite-juggernaut-tip = Every combat value that is not zero is greater. When this ends, the legion is exhausted.
rite-exhausted = Exhausted
rite-exhausted-tip = It has no strength and no move points of its own; praetors and artifacts still count.
rite-spell-left = { $spell } ({ $n ->
    [one] this turn
   *[other] { $n } turns
})
rite-spell-until = Until the end of turn { $turn }.
rite-hidden = Hidden
rite-seen = Seen
rite-hidden-from = It is not seen by { $houses }.
rite-hidden-tip = Strategic Deception hides your legions from every house that has no legion and no garrison beside them. An Infernal Eye may still find them.
rite-rumour = A rumor of { MID($legion) }
rite-rumour-tip = Rivals see a legion here. It dissolves as soon as anybody enters the canton, or when the ritual is not kept up.
rite-counsel-free = A ritual slot is free, and you could pay for { $ritual }.

## What an augury has shown
rite-augury = Revealed in turn { $turn }
rite-augury-more = What else it showed
rite-augury-tip = { $n ->
    [0] A Dark Augury showed this in this very turn.
    [one] A Dark Augury showed this one turn ago. It may have changed since.
   *[other] A Dark Augury showed this { $n } turns ago. It may have changed since.
}
rite-augury-vault = { $n ->
    [0] No tribute lay in the vault.
    [one] One card lay in the vault:
   *[other] { $n } cards lay in the vault:
}
rite-augury-no-vault = The vault was empty: neither tribute nor anything else lay there.
rite-augury-goods = Besides, in the vault:
rite-augury-treasure = { $treasure }, level { $level }
rite-augury-worth = Together: { $purse }
rite-augury-chamber = In the chamber:
rite-augury-no-chamber = The chamber was empty.
rite-augury-perks = Perks:
rite-augury-no-perks = It had no perk.
rite-augury-objectives = Secret objectives:
rite-augury-no-objectives = It had no secret objective.
