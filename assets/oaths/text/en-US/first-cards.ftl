### Oaths of the Pit, first edition: names, and the rules of each card, made from its effect and its numbers.
### Cards of both editions have their names in `cards.ftl`. $count is the number of cards; the number itself is not a part
### of the name.

## Names that the third edition does not have

oaths-first-card-juggernauts = Juggernauts
oaths-first-card-crawling-critters = Crawling Critters
oaths-first-card-flying-critters = Flying Critters
oaths-first-card-swimming-critters = Swimming Critters
oaths-first-card-deadmaze-of-granite = { $count ->
    [one] Deadmaze of Granite
   *[other] Deadmazes of Granite
}
oaths-first-card-black-tower = { $count ->
    [one] Black Tower
   *[other] Black Towers
}
oaths-first-card-iron-walls-of-dis = Iron Walls of Dis
oaths-first-card-high-palace = { $count ->
    [one] High Palace
   *[other] High Palaces
}
oaths-first-card-heart-of-fortress = { $count ->
    [one] Heart of Fortress
   *[other] Hearts of Fortress
}
oaths-first-card-throne-of-hell = { $count ->
    [one] Throne of Hell
   *[other] Thrones of Hell
}

oaths-first-flavour-juggernauts = They have never learned to turn. It has not come up.
oaths-first-flavour-crawling-critters = They will not be a problem. They will be everyone’s.
oaths-first-flavour-flying-critters = Small, winged, and sworn to nobody. Mind the ears.
oaths-first-flavour-swimming-critters = The lake boils. They call it a warm welcome.
oaths-first-flavour-deadmaze-of-granite = Two left turns from the gate is the way out. Nobody has ever been told.
oaths-first-flavour-black-tower = From the top one can see everything, except who is on the stairs.
oaths-first-flavour-iron-walls-of-dis = They keep everybody out, and make no exceptions for the owner.
oaths-first-flavour-heart-of-fortress = It beats in the cellar. Visitors assume it is the drains.
oaths-first-flavour-throne-of-hell = It is not comfortable. It was never meant for sitting down.

## Sorts and posts

oaths-first-sort-fortress = Fortress
oaths-first-sort-special = Special card
oaths-first-post-power = Realm of Power
oaths-first-post-souls = Master of Souls

## Where a devil is, and the sides of a combat

oaths-first-in-heaven = the devil is a prisoner of the Forces of Heaven
oaths-first-has-fled = the devil has fled, and is back at the end of the game turn
oaths-first-side-attack = attackers
oaths-first-side-defend = defenders
oaths-first-devil-itself = the devil itself

## Devils. $total is $n and one

oaths-first-power-size = Size { $n } in combat.
oaths-first-power-spares = In each round of a combat its army ignores { $n ->
    [one] 1 hit
   *[other] { $n } hits
}, but never the last one.
oaths-first-power-substitutes = Where an oath is to be paid, it can pay with a resource card of its hand. Then it pays with oaths again until the end of the next game turn.
oaths-first-power-flies = Flies defend its realm: the defense is { $n } at least, with or without a fortress, whatever negates or gnaws it.
oaths-first-power-torture = At the start of each game turn it draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} from the hand of each of its prisoners, by lot. It keeps the resource cards. If there are oaths among them, it can keep one of these and free the prisoner. All other oaths are returned.
oaths-first-power-rituals = It can keep up { $n } rituals more than other devils: { $total } at the same time.
oaths-first-power-consolation = When it discards one of its rituals in the ritual phase, it draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
oaths-first-power-draws = In each draw phase it draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} more.
oaths-first-power-revenge = When it is hit in combat, it deals { $n ->
    [one] 1 hit
   *[other] { $n } hits
} to the other side.
oaths-first-power-bargains = When it rolls for Souls on Earth, for itself or for a fiend, a die of 3 or more brings half of it, rounded down.
oaths-first-power-souls = At the start of each game turn it gets { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}, unless it is a prisoner.

## Hordes

oaths-first-horde-size = Size { $n }.
oaths-first-horde-earthbound = It can be sent to Earth. There a die is rolled for it in each game turn, and it gathers Souls, or is banished or caught.
oaths-first-horde-casts = It can keep up 1 ritual if its devil is away or has no fortress.
oaths-first-horde-leads = It can lead an army in place of its devil.
oaths-first-horde-charges = When its army is hit, it has to take the hits before all others.
oaths-first-horde-revenge = When it is destroyed, it deals 1 hit to the other side.
oaths-first-horde-gnaws = It takes 1 point from the defense of the realm that it attacks.
oaths-first-horde-undying = When it is destroyed in combat, it comes back to its realm with a die of { $roll } or more, but not into the combat.
oaths-first-horde-strikes = In each round of a combat it deals 1 extra hit.
oaths-first-horde-hungers = If its devil has not fought as an attacker in a game turn, it eats { $n } other hordes of its devil.
oaths-first-horde-critter = One card of each kind is a set: { $critters }. With a set in its realm, a devil can cast 1 ritual from its hand in each ritual phase.

## Fortresses

oaths-first-fortress-defence = Defense { $n }.
oaths-first-fortress-quiet = It has no other power.
oaths-first-fortress-maze = In each round of a combat in which it stands, it deals { $n ->
    [one] 1 extra hit
   *[other] { $n } extra hits
} to the attackers, even if it is negated.
oaths-first-fortress-tower = At the start of each game turn its devil draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} more.
oaths-first-fortress-walls = Its devil cannot flee from a combat by discarding any card: it needs an { $escape }, or another card like this.
oaths-first-fortress-twin = A card like it in hand has other uses: its attacker negates the defense with it, its devil flees with it, and a prisoner in it escapes with it.

## Artifacts

oaths-first-artifact-salvage = Once in a game turn, when hordes of any devil are destroyed in combat, its holder can take one of them.
oaths-first-artifact-heart = It adds { $n } to the defense of its fortress.
oaths-first-artifact-throne = Its holder is only rejected at the gathering if { $n ->
    [one] 1 devil more objects
   *[other] { $n } devils more object
}. A victor with a fortress takes it from the defender.
oaths-first-artifact-bound = It belongs to a fortress, goes where that goes, and cannot be traded by itself.
oaths-first-artifact-carried = Its devil carries it: whoever captures the devil gets it.

## Rituals

oaths-first-ritual-summon = Everybody of another devil comes back from Earth, and the caster gets { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}.
oaths-first-ritual-plague = Another devil loses { $thirds }/3 of its hordes in Hell, drawn by lot, and { $thirds }/3 of its Souls, both rounded up.
oaths-first-ritual-conjure = The caster draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.

## Special cards

oaths-first-special-when = It is played in any trading.
oaths-first-special-when-free = It is played in the trading of the playing phase.
oaths-first-special-when-combat = It is played in any trading, or in combat.
oaths-first-special-drunken = The player gives an oath of its own to another devil, and draws { $n ->
    [one] 1 card
   *[other] { $n } cards
} from that devil’s hand, by lot. Oaths among these are returned.
oaths-first-special-forced = The player gives an oath of its own to another devil, and takes a tabled horde or artifact of that devil. What belongs to a fortress cannot be taken.
oaths-first-special-escape = A prisoner, also one of the Forces of Heaven, is free. In combat, the devil of the main defender flees.
oaths-first-special-recall = A devil that has fled comes back. In combat, anybody else can play it against a devil that flees.
oaths-first-special-vortex = A ritual that another devil keeps up is discarded, or an artifact of another devil.

## Oaths

oaths-first-oath-use = At the end of the game each oath of the Overlord is worth { $points ->
    [one] 1 point
   *[other] { $points } points
} to whoever holds it.
oaths-first-oath-sold = In a trading an oath can be sold to the Other Powers of Hell: its seller draws { $price ->
    [one] 1 card
   *[other] { $price } cards
} for it. Nobody sees whose oath it was.
oaths-first-oath-number = Each devil has { $all } oaths in the game, and starts with { $own } of them. { $forgotten } of each are shuffled and dealt to everybody.

## Posts

oaths-first-post-power-got = It goes to the devil with most attack victories in a game turn, then to the one of these with the biggest army. Equal devils do not get it.
oaths-first-post-power-kept = It is kept by a victory. If nobody has won, it is kept by an army that no other exceeds.
oaths-first-post-souls-got = It goes to the devil that gathered most Souls in a game turn, { $n } at least, then to the one of these with most fiends on Earth. Equal devils do not get it.
oaths-first-post-souls-kept = It is kept by whoever gathers Souls, if nobody gathers more.
oaths-first-post-worth = Whoever gets it is rewarded. Whoever keeps it for the first time holds it firmly, and is rewarded each time that it keeps it after that. A post that is held firmly is only lost if it is not kept twice in a row.
