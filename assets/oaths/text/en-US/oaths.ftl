### Oaths of the Pit: words that all of its screens share.

oaths-name = Oaths of the Pit

## Putting words together

oaths-nobody = nobody
oaths-player = { $devil } ({ $name })

## Things

oaths-sort-horde = Horde
oaths-sort-artifact = Artifact
oaths-sort-ritual = Ritual
oaths-sort-event = Event

# A paper as a thing, and inside of a sentence. $devil
oaths-paper-favor = { $count ->
    [one] Favor of { $devil }
   *[other] { $count } Favors of { $devil }
}
oaths-paper-oath = { $count ->
    [one] Oath of { $devil }
   *[other] { $count } Oaths of { $devil }
}
oaths-paper-vote = { $count ->
    [one] Vote of { $devil }
   *[other] { $count } Votes of { $devil }
}
oaths-paper-favor-in = { $count ->
    [one] a Favor of { $devil }
   *[other] { $count } Favors of { $devil }
}
oaths-paper-oath-in = { $count ->
    [one] an Oath of { $devil }
   *[other] { $count } Oaths of { $devil }
}
oaths-paper-vote-in = { $count ->
    [one] the Vote of { $devil }
   *[other] { $count } Votes of { $devil }
}
oaths-souls = { $count ->
    [one] 1 Soul
   *[other] { $count } Souls
}
oaths-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
oaths-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}

## Targets of armies, and colours on the track of strategies

oaths-target-stay = stays at home
oaths-target-devil = marches to meet { $devil }
oaths-target-vacant = marches to a realm that nobody rules
oaths-colour-devil = { $devil } ({ $number })
oaths-colour-black = Black ({ $number })

## Moments of special play cards

oaths-moment-response = In response to another special play card
oaths-moment-aftermath = At the end of the reinforcements
oaths-moment-trading = In the trading
oaths-moment-moving = At the start of the moves of a conflict
oaths-moment-beaten = In a home realm, when the strategies are shown
oaths-moment-combat-end = At the end of a conflict
