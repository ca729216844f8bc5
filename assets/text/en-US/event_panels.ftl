### The panels of events and decrees (herald-), and of objectives (aims).

## The sheet of events

herald-sheet = Events
herald-hand = In your hand: { $n } of { $most }
herald-hand-title = Event cards
herald-hand-none = You hold no event cards.
herald-hand-tip = Nobody else sees the event cards in your hand, and whoever holds a card keeps it from being played.
herald-hand-draws = As Regent you draw { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} and may then hold { $keep } in all, old and new together.
herald-hand-drawn = Cards drawn: { $parts }.
herald-hand-kept = Cards kept: { $parts }.
herald-nothing = Nothing goes on
herald-in-slot = slot { $n }
herald-free = free
herald-price = Price
herald-prestige = { $n } prestige
herald-on = Played on
herald-on-whom = It is played on { $whom }.
herald-on-nobody = nobody in particular
herald-on-rival = another house
herald-on-house = any house
herald-on-place = a rival's place of power
herald-on-legion = a legion of yours
herald-on-praetor = a praetor of yours
herald-on-banished = a praetor you have lost to the Abyss
herald-lasts = Lasts
herald-at-once = at once, and is over
herald-its-course = until it has run its course
herald-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
herald-turns-between = { $least } to { $most } turns
herald-lasts-tip = The turn in which it is played is not counted. Where there is a range, the dice choose when it is played.
herald-secret = Nobody but you learns that it is played.

## Playing a card

herald-play-count = Play an Event ({ $n })
herald-play = Play { $event }
herald-play-tip = It is played when its slot comes. Card and price are gone then.
herald-change = Change the order
herald-take-back = Take it back
herald-stands = Goes in slot { $n }.
herald-choose = On whom?
herald-choose-first = Choose first on whom it is played.
herald-aim = { $name } · { $note }
herald-aim-place = { $house }, level { $level }, { $n } prestige
herald-aim-level = level { $level }
herald-aim-banished = in the Abyss
herald-aim-none = There is nobody and nothing that it could be played on.
herald-look = Look at { $name } on the board
herald-pay = What it costs
herald-pay-prestige = Your prestige when the slot comes, as planned:
herald-pay-covers = Enough
herald-counsel = { $n ->
    [one] You hold an event card that you could play: { $event }.
   *[other] You hold { $n } event cards that you could play, { $event } among them.
}

herald-plays = { $house } plays an event.
herald-plays-on = { $house } plays an event on { $aim }.

## Choosing which cards are kept

herald-keep = You have drawn { $drawn ->
    [one] an event card
   *[other] { $drawn } event cards
}; you may keep { $keep ->
    [0] none
    [one] one
   *[other] { $keep }
} in all, old and new together.
herald-keep-hand = In your hand then: { $n } of { $most }
herald-keep-old = In your hand
herald-keep-new = Just drawn
herald-keep-none = Keep none of them
herald-keep-hand-only = Keep what I had
herald-keep-none-tip = Your hand stays as it is, as far as you may keep it; what was drawn is thrown away.
herald-keep-tip = What you do not keep is thrown away before everybody's eyes. Until you have chosen you can play no event.
herald-held = in your hand
herald-on-offer = click to keep it
herald-kept = kept
herald-let-go = thrown away
herald-no-room = no room
herald-keep-go = Choose which to keep
herald-keep-first = You have drawn cards. Before you have chosen which to keep you can play none.

## What goes on

herald-strip = Events: { $held } in your hand, { $running } going on
herald-strip-line = { $event }: { $words }
herald-strip-tip = Your event cards, what goes on, and for how long.
herald-running = Going on: { $n }
herald-running-none = No event goes on now.
herald-running-line = { $left } · { $whom }
herald-left = { $n } turns left
herald-left-last = last turn
herald-binds-you = you
herald-binds-all = everybody
herald-goes-on = It goes on
herald-played-by = Played by { $house }.
herald-binds = It binds { $whom }.
herald-until = To the end of turn { $turn }.
herald-size = { $n } prestige, as everybody else sees it.

## What events ask

herald-ask = { $event }: the Conclave asks of you { $matter }.
herald-until-then = { $by } You can answer until turn { $turn }, and change your answer.
herald-ask-vote = { $event }: shall { $house } be excommunicated?
herald-ask-vote-you = { $event }: the Conclave votes on your excommunication.
herald-comply = Pay
herald-pay-leads = { $n ->
    [one] The card goes
   *[other] The { $n } cards go
} to the Conclave. Without a choice of yours, those that are worth least.
herald-defy = Defy it
herald-defy-leads = You lose { $n } prestige. Silence does the same.
herald-sacrifice-leads = What you choose is the Conclave's from then on, wherever it is now.
herald-sacrifice-none = You have nothing that could be given up.
herald-send-leads = The legion you choose leaves the map. What is attached to it stays in your vault; its combat cards are lost. { $odds }
herald-send-none = You have no legion that could be sent.
herald-legion = { $legion }, level { $level }
herald-legion-level = Level
herald-legion-guard = This is your personal guard.
herald-contest = A tournament
herald-contest-tip = The praetor fights by this plan in every bout.
herald-contest-leads = Choose a praetor and plan how it is to fight.
herald-contest-forfeit = Whoever sends nobody loses { $n } prestige.
herald-contest-banished = Whoever loses a bout is banished to the Abyss.
herald-vote-stake = You have { $voices ->
    [one] 1 voice
   *[other] { $voices } voices
}, one for each rank, and would wager { $wager } prestige.
herald-vote-tip = More voices for it than against expel the house; a tie does not. The wagers of those who lose the vote are gone.
herald-vote-for = Vote for it
herald-vote-for-leads = If { $house } is cast out your { $wager } come back. If not, they are lost.
herald-vote-against = Vote against it
herald-vote-against-leads = If { $house } stays your { $wager } come back and { $bonus } more. If not, they are lost.
herald-vote-abstain = Abstain
herald-vote-abstain-leads = You wager nothing and have no voice. Silence does the same.
herald-silent = { $event }: you have not answered. Silence costs { $n } prestige.
herald-silent-many = The Conclave asks { $n } things of you that you have not answered. Silence costs { $cost } prestige in all.
herald-silent-yet = { $event }: you have entered nobody yet. Who has sent nobody by turn { $turn } loses { $n } prestige.
herald-silent-vote = { $event }: you have not voted. Silence abstains.
herald-card-promised = Promised to { $event }.

herald-prestige-veiled = An event hides the prestige of other houses.
panel-prestige-hidden = ?

## Objectives

aims = Objectives
aims-public = public
aims-secret = secret
aims-no-secrets = You have no secret objectives. Draw some with an order.
aims-wait = Drawn objectives wait in the turn log.
aims-cast-out = As long as you are excommunicated your objectives count for nothing.
aims-vassal = As blood vassal of { $house } you have no objectives of your own: they count for nothing.
aims-balance = If the game ended now
aims-balance-tip = Objectives are reckoned at the final count. A secret one that is not met costs as much as it would have given.
aims-of-rival = Public objective:
aims-unknown = nobody sees how far it has come
aims-unknown-tip = How near the house is to it shows only at the end.
aims-reward = If it is met
aims-ask = { $n ->
    [one] A secret objective has been laid before you. Keep it?
   *[other] { $n } secret objectives have been laid before you. Which one do you keep?
}
aims-ask-tip = One, or none. The others go under your deck.
aims-if-not = if met, else
aims-now = Now: { $progress }
aims-keep = Keep “{ $objective }”
aims-keep-none = Keep none
aims-keep-none-tip = All of them go under your deck. Nothing is gained, and nothing is put at stake.

## What is under way

herald-under-way = Under way: { $n }
herald-stands-so = How it stands
herald-comes-to-you = it seeks you
herald-comes-to-you-tip = It may come to you.
herald-brief-paladin = on his way to { $house }
herald-brief-turn = at the end of turn { $turn }
herald-brief-gathers = it gathers
herald-brief-back = back at the end of turn { $turn }
herald-brief-home = legions wait to come home
herald-brief-next = next: { $house }
herald-brief-leaves = it leaves
herald-brief-struck = { $n ->
    [0] nobody struck yet
    [one] one house struck
   *[other] { $n } houses struck
}
herald-paladin = { $house } will lose { $prestige } prestige and a relic, or without a relic { $cards } tribute cards.
herald-games-in = { $n ->
    [0] They are held now.
    [one] They are held at the end of this turn.
   *[other] They are held in { $n } turns, this one counted.
}
herald-entered = You have entered { $praetor }.
herald-entered-nobody = You have entered nobody.
herald-entered-others = Whom others enter shows only at the games.
herald-crusade-chance = Each legion comes back with a chance of { $n } %.
herald-crusade-base = Chance of a legion alone
herald-crusade-company = { $n ->
    [one] One legion has set out
   *[other] { $n } legions have set out
}
herald-crusade-limit = The chance is never better than { $n } %.
herald-crusade-odds = A legion that goes alone comes back with a chance of { $one } %; every other adds { $each } %, up to { $limit } %.
herald-host-visits = { $house }, turn { $turn } if it has a legion
herald-host-tip = It strikes one legion of each house, which one the dice say, and keeps its wounds from battle to battle. Beaten, it is gone.
herald-beast-struck = { $house } has been struck.
herald-beast-prey = { $house } holds a place of power, and has not been struck.
herald-beast-safe = { $house } holds nothing that it wants.
herald-beast-rest = Each turn it rests with a chance of { $n } %; otherwise the dice choose one house among those that can still be struck.

## The final count

client-final-objective = { $objective } { $prestige }
