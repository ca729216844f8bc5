### The chronicle: a sentence for each fact of a turn, and the arithmetic of battles.
### `MID(name)` writes "The Crag Reavers" as "the Crag Reavers"; `START(words)` begins a sentence with a capital.
### Names of legions and places may be one or many ("The Gates of Hell"), so no verb here may depend on them.

## Orders that did not go through. $house, $slot, $order (a noun)

fact-order-partly = { $house }, slot { $slot }: { $order } carried out in part.
fact-order-refused = { $house }, slot { $slot }: { $order } refused.

## Marching. $legion (with its owner), $steps, $canton, $claims

fact-marched = { START($legion) } marched { $steps ->
    [one] 1 canton
   *[other] { $steps } cantons
} to { MID($canton) }.
fact-marched-claiming = { START($legion) } marched { $steps ->
    [one] 1 canton
   *[other] { $steps } cantons
} to { MID($canton) } and claimed { $claims ->
    [one] 1 canton.
   *[other] { $claims } cantons.
}
fact-marched-attack = { START($legion) } marched { $steps ->
    [one] 1 canton
   *[other] { $steps } cantons
} against { MID($canton) }.
fact-marched-attack-claiming = { START($legion) } marched { $steps ->
    [one] 1 canton
   *[other] { $steps } cantons
} against { MID($canton) } and claimed { $claims ->
    [one] 1 canton
   *[other] { $claims } cantons
} on the way.
fact-marched-way = Route of march: { $way }.
fact-flew = { START($legion) } flew { $distance ->
    [one] 1 canton
   *[other] { $distance } cantons
} to { MID($canton) }.
fact-flew-attack = { START($legion) } flew { $distance ->
    [one] 1 canton
   *[other] { $distance } cantons
} against { MID($canton) }.
fact-flew-claiming = { START($legion) } flew { $distance ->
    [one] 1 canton
   *[other] { $distance } cantons
} to { MID($canton) } and claimed it.
fact-claimed = { $n ->
    [one] { $house } claimed { $cantons }.
   *[other] { $house } claimed { $n } cantons: { $cantons }.
}
fact-claimed-from-detail = Struck from the register of { $house }: { MID($canton) }.
fact-border-moved = { $n ->
    [one] Border arbitration: { $cantons } passed from { $from } to { $to }.
   *[other] Border arbitration: { $n } cantons passed from { $from } to { $to }: { $cantons }.
}

## Battles and what follows them

fact-battle = { START($attacker) } attacked { MID($defender) } at { $at }: { $end }.
fact-legion-destroyed = { START($legion) } perished and left the rolls.
fact-retreated = { START($legion) } fell back from { $from } to { MID($canton) }.
fact-place-captured = { $house } captured { MID($place) }.
fact-place-captured-from = { $house } captured { MID($place) } from { $from }.
fact-place-captured-conclave = { $house } captured { MID($place) } from the Infernal Conclave.
fact-victor-placed = { START($legion) } encamped beside the prize, in { MID($canton) }.

## Tribute and the bazaar

fact-tribute-offered = { $offered ->
    [one] { $house } was offered 1 tribute card
   *[other] { $house } was offered { $offered } tribute cards
} and may keep { $keep }.
fact-tribute-kept = { $house } kept { $n ->
    [one] 1 tribute card: { $cards }.
   *[other] { $n } tribute cards: { $cards }.
}
fact-tribute-kept-nothing = { $house } kept none of the tribute offered.
fact-attribute-raised = { $house } raised { $attribute } to { $level }.
fact-consolidated = { $house } consolidated { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} into one of { $worth }.
fact-bid-placed = { $house } sealed a bid for { MID($goods) }: { $worth }.
fact-sold = Sold in the bazaar: { MID($goods) }.
fact-bid-won = { $house } won { MID($goods) }: { $why }.
fact-outbid = The bid of { $house } for { MID($goods) } did not win; its cards are back in the vault.
fact-auction-cancelled = Auction of { MID($goods) } void: the tie could not be broken. The minimum bid rises by { $raise ->
    [one] 1 soul.
   *[other] { $raise } souls.
}
fact-stocked = New in the bazaar: { $goods }.
fact-stocked-price = { $goods }: minimum bid { $price }.
fact-mustered = { START($legion) } entered the service of { $house } at { MID($canton) }.
fact-no-room = { $house } has no free canton for { MID($legion) }: back to the stock it goes, and the bid is spent.

## Healing and prestige

fact-healed = { $n ->
    [one] Healed: { $units }.
   *[other] { $n } units healed: { $units }.
}
fact-healed-unit = { $unit } +{ $amount }
fact-prestige-gained = { $house } gained { $amount } prestige for { $cause }.
fact-prestige-lost = { $house } lost { $amount } prestige for { $cause }.
fact-prestige-income = Prestige from places of power: { $parts }.
fact-prestige-income-part = { $house } { $amount }

## The conclave

fact-excommunicated = Writ of excommunication: { $house } is expelled from the Infernal Conclave.
fact-usurped = { $house } holds Pandemonium against the Conclave and is entered as Usurper.
fact-usurped-detail = The throne falls to a Usurper who keeps both Pandemonium and the home stronghold for { $turns ->
    [one] 1 turn.
   *[other] { $turns } turns.
}
fact-usurper-holds = The Usurper { $house } has held Pandemonium for { $turns } of { $needed ->
    [one] 1 turn.
   *[other] { $needed } turns.
}
fact-pandemonium-liberated = { $house } ousted the Usurper and must say whether to keep Pandemonium.
fact-pandemonium-returned = { $house } returned Pandemonium to the Infernal Conclave.
fact-conclave-dissolved = The Infernal Conclave is dissolved: every house has been excommunicated.
fact-conclave-dissolved-detail = No more tokens are drawn, and nobody can be elected.
fact-house-fell = The house of { $house } has fallen: its stronghold is lost.
fact-house-fell-to = The house of { $house } has fallen: { $by } holds its stronghold.
fact-house-fell-detail = Its legions leave the board, its land and places belong to nobody, its prestige is struck out.
fact-regent-named = { $house } is Regent of the coming turn.
fact-token-drawn = Conclave token { $drawn } of { $needed } drawn; { $left ->
    [0] the Conclave votes.
   *[other] { $left } to come.
}

## The end. $house, $turns

fact-ended-election = The Infernal Conclave elected { $house } to the throne of Hell.
fact-ended-kingmaker = The Infernal Conclave elected { $elected }, and learned in the same breath who had arranged it: { $house }, the king maker, takes the throne.
fact-ended-power-behind-throne = The Infernal Conclave elected { $elected }; but it is { $house }, the power behind the throne, who sits down on it.
fact-ended-pandemonium = { $house } held Pandemonium for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} and takes the throne by force.
fact-ended-last-standing = { $house } is the last house standing and takes the throne.
fact-ended-draw = The game ends without an heir; { $house } stands first in the minutes.
fact-ended-empty-election = The Infernal Conclave met and found nobody eligible: the throne stays empty.
fact-ended-empty-kingmaker = A king was made, and nobody made him: the throne stays empty.
fact-ended-empty-power-behind-throne = There was a power behind the throne, but nobody had it: the throne stays empty.
fact-ended-empty-pandemonium = Pandemonium was held to the end, but by nobody: the throne stays empty.
fact-ended-empty-last-standing = No house is left: the throne stays empty.
fact-ended-empty-draw = Nobody won: the throne stays empty.

## Causes of prestige (after "for")

cause-places = places of power
cause-relics = relics
cause-legion-destroyed = a destroyed legion
cause-place-captured = a captured place
cause-place-razed = a razed place
cause-retreat-forced = a forced retreat

## How an auction was decided (after "won it:")

tie-alone = no other bid met the minimum
tie-points = the most points
tie-rank = equal points, the higher rank
tie-prestige = equal points and rank, the higher prestige
tie-regent = equal in all else, the Regent

## Sums

sum-part = { $name } { $value }
sum-nothing = nothing

## Parts of numbers

part-base = base
part-discipline = { $discipline } { $level }
part-rank = rank of { $rank }
part-place = { $place }
part-support = support of { MID($legion) }
part-advantage = advantage
part-earlier-demands = { $n ->
    [one] 1 earlier demand this turn
   *[other] { $n } earlier demands this turn
}
part-limit = limit
