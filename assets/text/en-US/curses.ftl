# Hostile rituals (manual appendix I): what they have done.

spell-weakened = { $stat } −{ $n }: a deception
spell-confused = confused orders
spell-juggernaut = Infernal Juggernaut: +{ $n } on every value it has
spell-exhausted = exhausted: no strength and no stride of its own

part-planar-lock = a Planar Lock

refusal-ritual-held = a spell keeps it where it stands ({ $spell })

refusal-ritual-not-pandemonium = no whisper sends a house against Pandemonium
refusal-ritual-unclaimed = it belongs to nobody
refusal-ritual-unclaimable = nobody can own it
refusal-ritual-no-border = it touches none of that house’s land
refusal-ritual-occupied = a legion or a place stands there, and units keep records of their own

fact-curse-weakened = { START($legion) } fights with { $stat } −{ $n } until the end of turn { $turn }.
fact-curse-confused = { START($legion) } has received orders that contradict each other, and stays where it is this turn.
fact-curse-stolen = { START($treasure) } is missing from the inventory of { $house }.
fact-curse-turned = { START($legion) } has left the service of { $house } and serves { $to }.
fact-curse-misled = { START($legion) } marched on an order that its house never gave.
fact-curse-looted = { $n ->
    [0] The vault of { $house } was broken into, and held no tribute.
    [one] A tribute card has left the vault of { $house } without a receipt.
   *[other] { $n } tribute cards have left the vault of { $house } without a receipt.
}
fact-curse-reassigned = By an entry in the land register { MID($canton) } belongs to { $to }, and has never belonged to { $house }.
fact-curse-registered = By an entry in the land register { MID($canton) } belongs to { $to }.
fact-curse-afflicted = { START($unit) } suffered { $n ->
    [0] an affliction that found nothing left to take
    [one] one point of damage from an affliction
   *[other] { $n } points of damage from an affliction
}.
fact-curse-banished = { START($praetor) } ({ $house }) is banished, and struck from every roll: no amnesty will bring it back.
fact-curse-corrupted = Corruption in the house of { $house }: { $n ->
    [0] no tribute card
    [one] one tribute card
   *[other] { $n } tribute cards
} crumbled, and { $slots ->
    [0] no ritual slot is
    [one] a ritual slot is
   *[other] { $slots } ritual slots are
} blocked until the end of the turn.
fact-curse-locked = A Planar Lock lies on { $house }: { $n } order slots fewer from the next turn on.
fact-curse-dissipated = { START($legion) } is less than it was, for good: hit points −{ $hp }, Ranged −{ $ranged }, Melee −{ $melee }, Infernal −{ $infernal }.
fact-curse-cards = The cards: { $cards }.
fact-curse-cut-short = Cut short: { $rituals }.
fact-curse-by = The hand behind it: { $house }.

fact-card-destroyed = The combat card of { MID($unit) } was destroyed: { $contents }.
fact-card-destroyed-unknown = The combat card of { MID($unit) } was destroyed. What stood on it, only { $house } knows.
