# The forms of Nine Circles: actions, marches, flights, magic, combat.

## What several forms say

circles-ui-crowded = { $place }: { $units }
circles-ui-daemon-of = { $daemon } ({ $seat })
circles-ui-unit = { START($unit) }
circles-ui-unit-of = { START($unit) } ({ $seat }), { $place }
circles-ui-unit-at = { START($unit) }: { $place }
circles-ui-units-of = { $seat }: { $n ->
    [one] 1 unit
   *[other] { $n } units
}
circles-ui-with-chance = { START($what) }: works with { $chance } %
circles-ui-box-top = { START($where) }: { $lieutenant }
circles-ui-stays = stays
circles-ui-followers = Choose { $n ->
    [one] the legion that goes
   *[other] { $n } legions that go
} with it.

## Actions

circles-ui-act-march = March: move up to { $n ->
    [one] 1 unit
   *[other] { $n } units
}
circles-ui-act-deeds = Evil deeds: { $dice ->
    [one] 1 die, { $from } or more earns a Favor
   *[other] { $dice } dice, each { $from } or more earns a Favor
} ({ $chance } % for one at least)
circles-ui-deeds-text = { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
} or more: { $chance } %
circles-ui-act-conspire = Conspire: look at { $n ->
    [one] 1 Hell card
   *[other] { $n } Hell cards
} and place a permanent event (there is one with { $chance } %)
circles-ui-act-rig = Choose the next event: look at { $n ->
    [one] 1 Hell card
   *[other] { $n } Hell cards
}
circles-ui-act-cast = Cast a spell ({ $n ->
    [one] 1 card fits
   *[other] { $n } cards fit
})
circles-ui-act-influence = Influence a unit: make it change sides or disband (against { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
})
circles-ui-act-walk = Walk the Earth ({ $n ->
    [one] 1 card fits
   *[other] { $n } cards fit
})
circles-ui-walk-price = It costs { $souls } and the card. Each Soul Phase on Earth earns { $favours ->
    [one] 1 Favor
   *[other] { $favours } Favors
}, if a Disfavor Roll succeeds.
circles-ui-act-atone = Beg for forgiveness: { $good } % to lose Disfavors, { $bad } % to be incapacitated
circles-ui-atone-loses = Loses { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}: { $chance } %
circles-ui-atone-nothing = Nothing happens: { $chance } %
circles-ui-atone-fails = Incapacitated, and recovers with { $from } or more: { $chance } %
circles-ui-act-support = Support the spell of another daemon, which acts later
circles-ui-support-whom = Whose spell
circles-ui-support-what = Which spell
circles-ui-support-spell = { $spell } (needs { $needs })
circles-ui-act-leave = Return to Hell
circles-ui-act-pass = Pass, to act later ({ $n ->
    [one] 1 card fits
   *[other] { $n } cards fit
})
circles-ui-pass-after = It costs { $souls } and the card. The daemon acts right after { $daemon }.
circles-ui-act-pass-for-good = Pass for Good
circles-ui-act-pass-for-good-text = The daemon does nothing more in this turn.

## Influence

circles-ui-influence-chance = { $chance } % in { $n ->
    [one] 1 roll
   *[other] { $n } rolls that all have to succeed
}
circles-ui-influence-upto = A roll succeeds with { $upto } or less. Each Soul of its bribe adds one.
circles-ui-influence-again = { $n ->
    [one] 1 failed roll is repeated.
   *[other] { $n } failed rolls are repeated.
}
circles-ui-influence-home = The unit is at home: the attempt costs { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}.
circles-ui-influence-whom = Which unit
circles-ui-influence-to = What becomes of it
circles-ui-influence-serves = It serves { $banner }: { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}, { $chance } %
circles-ui-influence-disbands = It disbands: { $n ->
    [one] 1 roll
   *[other] { $n } rolls
}, { $chance } %
circles-ui-bribes = Bribes
circles-ui-bribes-text = Souls for a bribe are paid in any case, and make their roll easier.
circles-ui-bribe = Souls for roll { $n }

## Conspiracies

circles-ui-conspire-none = Place nothing
circles-ui-replaces = { $sphere }: it replaces { $card }.
circles-ui-fills = { $sphere }: its box is empty.

## Spells

circles-ui-spell-price = Price: { $souls }{ $favours ->
    [0] {""}
    [one] {", "}1 Favor
   *[other] {", "}{ $favours } Favors
}{ $disfavours ->
    [0] {""}
    [one] . It earns 1 Disfavor
   *[other] . It earns { $disfavours } Disfavors
}
circles-ui-spell-falls = This affects Hell: { $daemon } falls there.
circles-ui-spell-works = If nobody counters it, it works with { $chance } %.
circles-ui-spell-burns = Each legion there is destroyed with { $chance } %.
circles-ui-spell-panics = Each legion gets away with { $chance } %; the others stay and fight.
circles-ui-aim = At what
circles-ui-aim-most = { $n ->
    [one] 1 legion
   *[other] up to { $n } legions
}
circles-ui-aim-to = Where they go
circles-ui-counter-none = Let it happen
circles-ui-counter = { $card }, by { $daemon }, for { $souls }
circles-ui-counter-acts = { $card }, by { $daemon }, for { $souls }; the daemon loses its action
circles-ui-withdraw-none = All stay
circles-ui-withdraw-all = All withdraw { $way }: { $place }
circles-ui-withdraw-each = One by one

## Marches

circles-ui-march-done = No more moves
circles-ui-march-units = Units that can move
circles-ui-march-on = { START($unit) } goes on
circles-ui-march-from = { $place }. { $n ->
    [0] No steps left.
    [one] 1 step left.
   *[other] { $n } steps left.
}
circles-ui-march-next = Where next
circles-ui-march-out = Leave by a die: { $chance } % to come out in one of { $places }; with { $lost } % it loses its way and stays
circles-ui-march-step = { $n }. { $place }{ $legions ->
    [0] {""}
    [one] {" "}(with 1 legion)
   *[other] {" "}(with { $legions } legions)
}
circles-ui-march-with = Takes along up to { $most ->
    [one] 1 legion
   *[other] { $most } legions
} on this step:
circles-ui-march-asks = Ask for the right to pass: enter only if it is granted
circles-ui-march-asks-not = Do not ask: whoever does not flee stops the unit
circles-ui-march-undo = Take back the last step
circles-ui-passage-who = Who wants to pass: { $unit }
circles-ui-passage-next = Where they go then: { $place }
circles-ui-grants = Let { $by } pass
circles-ui-refuses = Refuse

## Flights

circles-ui-flee-none = All stay
circles-ui-flee-all = All try to flee
circles-ui-flee-barred = Nobody can flee to { MID($place) }: the others come from there.
circles-ui-flee-led = { START($unit) }: { $chance } % to get away, with up to { $most ->
    [one] 1 legion
   *[other] { $most } legions
}
circles-ui-flee-alone = Legions on their own
circles-ui-flee-each = Each gets away with { $chance } %.
circles-ui-flee-again = Whoever runs into others has to flee again. Who fails stays.
circles-ui-way-to = { START($way) }: { $place }

## Combat

circles-ui-peace = Peace, if all agree
circles-ui-peace-not = Fight
circles-ui-oppose = Fight { $seat }: { $units }
circles-ui-side = Fight beside { $with }
circles-ui-forecast-own = Your side ({ $side }): { $n ->
    [one] 1 combat roll
   *[other] { $n } combat rolls
}, { $whole }.{ $tenth } hits on average, { $chance } % for one at least
circles-ui-forecast-foe = The other side ({ $side }): { $n ->
    [one] 1 combat roll
   *[other] { $n } combat rolls
}, { $whole }.{ $tenth } hits on average, { $chance } % for one at least
circles-ui-forecast-from = A combat roll hits with { $from } or more.
circles-ui-join-none = Send nobody
circles-ui-join = { $daemon }: saves each legion with { $upto } or less ({ $chance } %), brings up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
circles-ui-join-cards = Cards that it brings: { $n } of { $most }
circles-ui-first-magic = Your side casts first
circles-ui-second-magic = The other side casts first
circles-ui-first-flight = Your side says first whether it flees
circles-ui-second-flight = The other side says first whether it flees
circles-ui-cast-none = Cast nothing
circles-ui-hits = Chosen: { $n } of { $of }
circles-ui-hits-all = Each unit takes { $n ->
    [one] 1 hit
   *[other] { $n } hits
}; the chosen ones take one more.
circles-ui-hits-single = This is the only hit on its side, and no lieutenant may take it.
circles-ui-hit = { START($unit) }: { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, saved with { $need } or less; falls with { $chance } %
circles-ui-hit-not = { START($unit) }: saved with { $need } or less; would fall with { $chance } %
circles-ui-hit-minder = { START($unit) }, which minds { $hound }: { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, saved with { $need } or less; falls with { $chance } %
circles-ui-hit-minder-not = { START($unit) }, which minds { $hound }: saved with { $need } or less; would fall with { $chance } %
