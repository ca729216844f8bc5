# Events (manual 4.13).

order-play_event = Play an event
order-play_event-noun = event
order-play_event-text = Plays an event card that was drawn as Regent. It works from its slot on, costs what stands on it, and then lies where all can see it.
draft-event = Play { $event }
draft-event-on = Play { $event } on { $aim }
event-aim-nobody = nobody in particular
answer-keep-events = Keep { $events }
answer-keep-no-events = Keep no event card
answer-decree-defy = Defy it
answer-decree-pay = Pay with { $n ->
    [one] one card
   *[other] { $n } cards
}
answer-decree-sacrifice = Give up { $treasure }
answer-decree-send = Send { $legion }
answer-decree-name = Name { $praetor }
answer-decree-vote-for = Vote for it
answer-decree-vote-against = Vote against it

## Why an event cannot be played, and what events forbid

refusal-event-not-held = This house does not hold that event card.
refusal-event-choosing = More event cards were drawn than may be kept: choose which to keep before playing any.
refusal-event-aim = That card cannot be played on this.
refusal-event-no-border = { START($house) } holds no border canton that could change hands: none beside your land without legion or place.
refusal-event-prestige = Playing it costs { $needs } prestige, and there is not so much.
refusal-event-cast-out = An excommunicated house has no prestige that the conclave would take in payment.
refusal-event-houses = Fewer than { $needs } houses are left to vote.
refusal-event-forbidden = { $event } forbids it, for { $turns ->
    [one] this turn.
   *[other] { $turns } turns, this one counted.
}

## What cards say

event-lasts-exactly = { $most ->
    [one] It lasts one turn after the one in which it is played.
   *[other] It lasts { $most } turns after the one in which it is played.
}
event-lasts = It lasts { $least } to { $most } turns after the one in which it is played.
event-free = It is free to play.
event-costs = Playing it costs { $cost }.
event-costs-prestige = Playing it costs { $prestige } prestige.
event-costs-both = Playing it costs { $cost } and { $prestige } prestige.
event-secret = Nobody but its player learns that it was played.

edict-monsoons = No legion flies, and none has more than one move point.
edict-ritual-cap = { $aimed ->
    [yes] The target performs no ritual above level { $n }.
   *[no] Nobody performs a ritual above level { $n }.
}
edict-no-rituals = { $aimed ->
    [yes] The target performs no rituals at all.
   *[no] Nobody performs any ritual.
}
edict-ritual-costs = Every ritual costs { $n ->
    [one] 1 point
   *[other] { $n } points
} of tribute more.
edict-tribute-dice = { $n ->
    [one] A six-sided die is
   *[other] { $n } six-sided dice are
} { $direction ->
    [down] taken off
   *[up] added to
} every tribute roll of every house.
edict-no-tribute = No demand brings any house any tribute.
edict-tribute-keep = Every house may keep { $n ->
    [one] one tribute card
   *[other] { $n } tribute cards
} { $direction ->
    [down] fewer
   *[up] more
} of each demand.
edict-tribute-choice = Houses of the rank of Marquis or greater choose from { $n } { $direction ->
    [down] fewer
   *[up] more
} tribute cards, those of Baron or below from { $low } { $lowly ->
    [down] fewer
   *[up] more
}.
edict-minimum-bids = All minimum bids in the bazaar are { $n } % { $direction ->
    [down] lower
   *[up] higher
}.
edict-bazaar-master = You are Master of the Infernal Bazaar: half of all tribute cards spent there are yours, but you may not bid.
edict-bazaar-closed = The bazaar is closed. Bids that lie in it come back.
edict-no-combat-cards = No combat card works in any battle; those attached to units stay there unspent.
edict-no-events = Nobody plays event cards.
edict-no-vendettas = Nobody claims vendetta.
edict-combat-prestige = Your victories in battle are worth { $percent } % of their usual prestige.
edict-favorite = No other house may insult you or make demands of you.
edict-evil-sleeps = Places of power give no prestige, nor do the relics attached to them. Relics in strongholds still do.
edict-ritual-prestige = Destruction rituals give { $percent } % of their usual prestige, whoever performs them, for what they kill as well.
edict-amplified = Infernal Affliction and Dire Dissipation do { $percent } % of their usual damage.
edict-rumor = The target seems to everybody else to have { $n } six-sided dice of prestige { $direction ->
    [down] less
   *[up] more
} than it has.
edict-intel-failure = Nobody sees the prestige of any house but its own.

event-effect-paladin = A lone Paladin comes to Hell and seeks out a random house.
event-effect-tournament = A Tournament of Champions is called at Pandemonium. A house that sends no champion loses prestige.
event-effect-crusade = A crusade sets out against Heaven’s ramparts. Every house is to send a legion; those that come back are greatly strengthened.
event-effect-angelic-host = An Angelic Host descends to strike a legion of each house, the house with the most prestige first.
event-effect-beast = The Beast is unleashed, to strike once at each house that holds a place of power.
event-effect-fissure = { $fissures ->
    [one] A passable canton without a place becomes
   *[other] One to { $fissures } passable cantons without a place become
} a chasm for good. A legion on it is destroyed unless a six-sided die and its level come to { $save }; then it falls back.
event-effect-harrowing = Every house loses half of its tribute cards that carry souls, rounded down and chosen at random.
event-effect-insurrection = { $aimed ->
    [yes] An opponent’s place of power rises against its owner
   *[no] A random place of power of a random house, perhaps your own, rises against its owner
} and is nobody’s, with its garrison whole. Praetor and relics in it return to their owner’s vault.
event-effect-capricious-wrath = { $aimed ->
    [yes] A random legion of the target
   *[no] A random legion of a random house, perhaps your own,
} is destroyed, but never a personal guard.
event-effect-corruption = Every house discards { $corruption } six-sided dice of random tribute cards, or all that it has.
event-effect-rumors-of-weakness = A random opponent loses { $weakness } six-sided dice of prestige.
event-effect-unexpected-tribute = You gain { $least } to { $most } tribute cards.
event-effect-infernal-promotion = A legion of yours is decorated: { $promotion }. There is only one; while a legion wears it, the card gives nothing.
event-effect-dreadful-deeds = A praetor of yours is decorated: { $deeds }.
event-effect-legion-tax = Every house must pay one tribute card for each of its legions or lose prestige.
event-effect-conclave-manipulation = Every decree of the conclave that goes on is taken back at once, and so are tournaments and crusades that have not begun. Decrees of a single turn, such as taxes, levies, tests and votes, stand.
event-effect-loyalty-check = { $aimed ->
    [yes] Each legion of the target
   *[no] Each legion in Hell, your own among them,
} rolls a six-sided die and adds its loyalty. Whichever comes to less than { $needs } is banished to the Abyss with everything attached to it. Personal guards never waver.
event-effect-test-of-loyalty = Every house must give up a praetor, a relic or an artifact to the conclave or lose prestige.
event-effect-levy = { $aimed ->
    [yes] The target
   *[no] Every house
} must pay tribute cards to the conclave or lose prestige.
event-effect-lose-attribute = { $aimed ->
    [yes] The target loses
   *[no] Every house, yours among them, loses
} a point of a random attribute.
event-effect-aether-flux = Every house discards all the event cards that it holds.
event-effect-revanchism = { $aimed ->
    [yes] Up to { $cantons } random border cantons of a neighbor become yours
   *[no] Up to { $cantons } random border cantons of a random house go to a random neighbor
}, none of them with a legion or a place of power.
event-effect-expel-the-heretic = The houses vote on whether a random opponent is excommunicated, with a voice for each step of rank.
event-effect-dangerous-bickering = All vendettas and single combats end, and what was wagered comes back; demands and insults begin anew. While it lasts nobody claims vendetta. Blood feuds go on.
event-effect-amnesty = { $aimed ->
    [yes] A praetor that you have lost to the Abyss returns to you
   *[no] One praetor returns from the Abyss to each house that has lost one
}, having forgotten what it learned.
event-effect-writ-of-rescindment = Every excommunicated house that does not hold Pandemonium is taken back into the conclave.
event-effect-census = Every house gains a point of prestige for each canton that it owns.
event-effect-back-room-dealing = At the end of the next turn a conclave token is drawn for certain.
event-effect-unfit-for-office = The target is passed over as Regent the next time that it would be named.
event-effect-neutralize-schemers = It is told to all whether the target is the power behind the throne; if it is, it is so no more.
event-effect-unveil-king-makers = All kingmakers are told to the conclave, with their pawns.

## What happened

fact-event-drawn = { $house } has drawn { $event }.
fact-event-discarded = { $house } puts down unplayed: { $events }.
fact-event-reshuffled = The event deck has run out and is shuffled anew.
fact-event-played = { $house } plays { $event }.
fact-event-played-on = { $house } plays { $event } on { MID($aim) }.
fact-event-idle = { $event } finds nothing to work on.
fact-event-began = { $event } begins, and lasts { $turns ->
    [one] one turn more.
   *[other] { $turns } turns more.
}
fact-event-ended = { $event } is over.
fact-event-cancelled = { $event } is taken back by the conclave.
fact-event-fissured = The ground at { $at } has opened into a chasm.
fact-event-cards-lost = { $house } loses { $n ->
    [one] one tribute card.
   *[other] { $n } tribute cards.
}
fact-event-cards-gained = { $house } gains { $n ->
    [one] one tribute card.
   *[other] { $n } tribute cards.
}
fact-event-card = A card that carries { $worth }.
fact-event-rebelled = { START($place) } has risen against { $house } and serves nobody.
fact-event-faithless = { START($legion) } proves faithless, coming to { $n } where { $needs } were needed, and is banished to the Abyss.
fact-event-decorated = { START($wearer) } is decorated: { $decoration }.
fact-event-returned = { START($praetor) } returns from the Abyss to { $house }.
fact-event-reinstated = { $house } is taken back into the Infernal Conclave.
fact-event-no-tribute = The minions return with nothing: { $event } keeps all tribute away.
fact-event-passed-over = { $house } is held unfit for office and is passed over as Regent.
fact-event-token-arranged = It has been arranged that a conclave token will be drawn at the end of the next turn.
fact-event-schemer = { $house } has been the power behind the throne, and is so no more.
fact-event-no-schemer = Nothing is found behind the throne that belongs to { $house }.
fact-event-kingmaker = { $house } is a kingmaker, and { $pawn } is the pawn.
fact-event-buried = All vendettas are buried by order of the conclave.

## What keeps a turn from being sealed

problem-events-wait = You hold more event cards than you may: choose which to keep.

## Causes of prestige

cause-event = an event
cause-event-played = playing an event
cause-decree-defied = defying a decree
cause-vote-wagered = a wager on a vote
cause-vote-returned = a wager on a vote that came back
