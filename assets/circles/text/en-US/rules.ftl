### Nine Circles: the rules of cards and counters. The sentences are made from their definitions; $n is a number of them.

## Daemons, lieutenants and hounds

circles-gender-female = female
circles-gender-male = male
circles-gender-neither = neither female nor male
circles-daemon-rank = { $title }. Rank { $rank }, { $gender }.
circles-daemon-symbols = { $skulls }, { $stars }, { $hearts }.
circles-lieutenant-leads = It takes up to { $legions } along on a march, and inspires as many in combat.
circles-lieutenant-adds = It adds { $bonus } to the combat rolls of these legions.
circles-hound-rolls = In combat it makes { $rolls } in each round.

## Special skills

circles-skill-stipend = Its triumvirate gets { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} in each Soul Phase.
circles-skill-mint = Its triumvirate gets half of a Soul Roll, rounded down, in each Soul Phase.
circles-skill-cheaper = { $legions ->
    [one] The first legion that its triumvirate summons in a game turn costs
   *[other] The first { $legions } legions that its triumvirate summons in a game turn cost
} { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} less.
circles-skill-draws = Its triumvirate draws { $n ->
    [one] 1 more arcana card
   *[other] { $n } more arcana cards
} in the Hell Phase.
circles-skill-swift = Units that it moves may go { $n ->
    [one] 1 more step
   *[other] { $n } more steps
}.
circles-skill-command = Lieutenants that it moves take along { $n ->
    [one] 1 more legion
   *[other] { $n } more legions
}.
circles-skill-corridors = Units that it moves need not stop for legions of others. Nobody flees from them in sectio that they only pass.
circles-skill-gates = Units of its triumvirate leave AnteHell to the quarter that they choose, without a roll. Its rolls to tame a hound are lowered by { $n }, to 1 at least.
circles-skill-harvest = It gathers { $n ->
    [one] 1 more Soul
   *[other] { $n } more Souls
} on Earth.
circles-skill-deeds = Its evil deeds succeed with { $n } or more.
circles-skill-persists = It may repeat { $n ->
    [one] 1 failed roll
   *[other] { $n } failed rolls
} of each attempt to influence a unit.
circles-skill-foresees = It looks at { $n ->
    [one] 1 more Hell card
   *[other] { $n } more Hell cards
} when it conspires.
circles-skill-counters = It counters spells without losing its action, and also after it.
circles-skill-elusive = A die is rolled when a spell is aimed at it. With { $n } or less the spell fails.
circles-skill-graceful = Disfavor Rolls of its triumvirate are raised by { $n }.
circles-skill-volley = Its side makes { $n ->
    [one] 1 extra combat roll
   *[other] { $n } extra combat rolls
} { $rounds ->
    [one] in the first round
   *[other] in each of the first { $rounds } rounds
}, without any bonus.
circles-skill-inspires = Combat rolls of its side are raised by { $n } { $rounds ->
    [one] in the first round
   *[other] in each of the first { $rounds } rounds
}.
circles-skill-deadly = Enemy legions need { $n } less to be saved. A 1 always saves them.
circles-skill-feasts = Its triumvirate gets { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} for each legion that is destroyed in the combat, on any side.
circles-skill-rerolls = Its side repeats { $n ->
    [one] 1 missed combat roll
   *[other] { $n } missed combat rolls
} in each round.
circles-skill-confuses = Enemy lieutenants give no bonus { $n ->
    [one] in the first round
   *[other] in the first { $n } rounds
}.
circles-skill-in-hell = This skill works only while it is in Hell.
circles-skill-on-earth = This skill works only while it is on Earth.
circles-skill-in-combat = This skill works in combats that it has joined.

## Sectio

circles-sectio-place = { $circle }, { MID($quarter) }.
circles-sectio-souls = It yields { $souls } in each Soul Phase, and { $isolated } if it is isolated.
circles-sectio-cards = It yields arcana cards in each Soul Phase, by a roll of the die: { $rows }.
circles-sectio-cards-row = { $die }: { $cards }
circles-sectio-borders = It borders { $sectio }.
circles-sectio-antehell = It borders AnteHell.
circles-sectio-pentagram = It borders the Pentagram, which no unit may enter.

## Hell cards

circles-event-permanent = A permanent event of { $sphere }. It stays until another one replaces it.
circles-event-this-turn = Until the end of the game turn:
circles-hell-phenomenon = Phenomenon: { $phenomenon }.
circles-hell-foot = At the foot: { $sectio }, in { MID($circle) } and { MID($quarter) }.
circles-area-quarter = It strikes a whole quarter.
circles-area-circle = It strikes a whole circle.
circles-area-sectio = It strikes one sectio.
circles-phenomenon-does-cave-in = All units there are destroyed, Uriel and Lilith too.
circles-phenomenon-does-landslide = A die is rolled for each unit there, for Uriel and Lilith too. With { $n } or less it is destroyed.
circles-phenomenon-does-pestilence = A die is rolled for each legion there. With { $n } or less it is destroyed.
circles-phenomenon-does-earthquake = Each unit there moves by the compass. Whoever would leave Hell stays.
circles-phenomenon-does-quagmire = Units stop when they enter, until the end of the game turn.
circles-phenomenon-does-chains = No unit leaves in a march or by fleeing, until the end of the game turn.
circles-phenomenon-does-wall = No unit enters in a march or by fleeing, until the end of the game turn.
circles-phenomenon-does-no-souls = No Souls are collected there in this game turn.
circles-phenomenon-does-yield-more = Each sectio there yields { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} more in this game turn.
circles-phenomenon-does-yield-less = Each sectio there yields { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} less in this game turn.
circles-phenomenon-does-no-summoning = No legion is summoned there in this game turn.
circles-phenomenon-does-truce = There is no combat there in this game turn, and nobody petitions there.
circles-phenomenon-does-rolls-more = Combat rolls of legions there are raised by { $n } in this game turn.
circles-phenomenon-does-rolls-less = Combat rolls of legions there are lowered by { $n } in this game turn.
circles-phenomenon-does-no-magic = No spell is cast in combats there in this game turn.
circles-phenomenon-does-loyalty = Units there cannot be influenced in this game turn.

## Changes of the rules

circles-law-yield-more = Each sectio that yields Souls yields { $n } more.
circles-law-yield-less = Each sectio that yields Souls yields { $n } less.
circles-law-yield-circle = Souls of each sectio in { MID($circle) }: { $add }.
circles-law-barren = Sectio in { MID($circle) } yield no Souls and no cards.
circles-law-isolation-more = An isolated sectio loses { $n } more.
circles-law-isolation-less = An isolated sectio loses { $n } less.
circles-law-upkeep = Upkeep in Souls: { $legion } for each legion, { $lieutenant } for each lieutenant.
circles-law-stipend = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} more in each Soul Phase.
circles-law-draw-more = { $n ->
    [one] 1 more arcana card is drawn
   *[other] { $n } more arcana cards are drawn
} in the Hell Phase.
circles-law-draw-less = { $n ->
    [one] 1 arcana card less is drawn
   *[other] { $n } arcana cards less are drawn
} in the Hell Phase.
circles-law-card-price-more = An arcana card costs { $n } more to buy.
circles-law-card-price-less = An arcana card costs { $n } less to buy.
circles-law-spell-cost-more = A spell that is cast as an action costs { $n } more.
circles-law-spell-cost-less = A spell that is cast as an action costs { $n } less.
circles-law-no-combat-magic = Nobody casts spells in combat.
circles-law-no-counters = Nobody counters spells.
circles-law-legion-price-more = A legion costs { $n } more.
circles-law-legion-price-less = A legion costs { $n } less.
circles-law-legion-limit = Each triumvirate summons no more than { $n ->
    [one] 1 legion
   *[other] { $n } legions
} in a game turn.
circles-law-lieutenant-price-more = A lieutenant costs { $n } more.
circles-law-lieutenant-price-less = A lieutenant costs { $n } less.
circles-law-taming-more = Rolls to tame a hound are raised by { $n }, which is worse.
circles-law-taming-less = Rolls to tame a hound are lowered by { $n }, which is better.
circles-law-reversed = The lowest rank acts first.
circles-law-no-passing = Nobody passes to act later.
circles-law-influence-more = Rolls to influence units are raised by { $n }, which is worse.
circles-law-influence-less = Rolls to influence units are lowered by { $n }, which is better.
circles-law-atonement-more = Rolls of atonement are raised by { $n }.
circles-law-atonement-less = Rolls of atonement are lowered by { $n }.
circles-law-conspiracy-more = A conspirator looks at { $n ->
    [one] 1 more Hell card
   *[other] { $n } more Hell cards
}.
circles-law-conspiracy-less = A conspirator looks at { $n ->
    [one] 1 Hell card
   *[other] { $n } Hell cards
} less.
circles-law-steps = Steps in a march: { $legion } for a legion, { $lieutenant } for a lieutenant.
circles-law-units-more = A daemon moves { $n ->
    [one] 1 more unit
   *[other] { $n } more units
} in a march.
circles-law-units-less = A daemon moves { $n ->
    [one] 1 unit
   *[other] { $n } units
} less in a march.
circles-law-no-fleeing = Nobody flees from marching units.
circles-law-antehell-closed = No unit enters AnteHell in a march.
circles-law-harvest-more = Each daemon on Earth gathers { $n ->
    [one] 1 more Soul
   *[other] { $n } more Souls
}.
circles-law-harvest-less = Each daemon on Earth gathers { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} less.
circles-law-walk-cost-more = To walk the Earth costs { $n ->
    [one] 1 more Soul
   *[other] { $n } more Souls
}.
circles-law-walk-cost-less = To walk the Earth costs { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} less.
circles-law-earth-closed = Nobody starts to walk the Earth.
circles-law-no-earth-favours = Nobody earns a Favor by being on Earth.
circles-law-deeds = Evil deeds succeed with { $n } or more.
circles-law-peril = Each daemon on Earth rolls against its own { $talent } when the card is placed and at the start of each Soul Phase. If it fails, { $fate }.
circles-law-rolls-more = Combat rolls of legions are raised by { $n }.
circles-law-rolls-less = Combat rolls of legions are lowered by { $n }.
circles-law-saves-more = Legions are saved with { $n } more.
circles-law-saves-less = Legions are saved with { $n } less. A 1 always saves them.
circles-law-hounds-more = Each hellhound makes { $n ->
    [one] 1 more combat roll
   *[other] { $n } more combat rolls
}.
circles-law-hounds-less = Each hellhound makes { $n ->
    [one] 1 combat roll
   *[other] { $n } combat rolls
} less.
circles-law-no-retreat = Nobody flees from combat.
circles-law-combat-cards-more = A daemon brings { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} to a combat.
circles-law-combat-cards-less = A daemon brings { $n ->
    [one] 1 card
   *[other] { $n } cards
} less to a combat.
circles-law-disfavour-roll-more = Disfavor Rolls are raised by { $n }, which is better.
circles-law-disfavour-roll-less = Disfavor Rolls are lowered by { $n }, which is worse.
circles-law-petition-more = A petition costs { $n ->
    [one] 1 more Favor
   *[other] { $n } more Favors
}.
circles-law-petition-less = A petition costs { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
} less.
circles-law-no-victors = Nobody petitions by Victor’s Right.
circles-law-recovery-more = Rolls to recover are raised by { $n }, which is better.
circles-law-recovery-less = Rolls to recover are lowered by { $n }, which is worse.
circles-law-absolution-more = To get rid of a Disfavor costs { $n ->
    [one] 1 more Favor
   *[other] { $n } more Favors
}.
circles-law-absolution-less = To get rid of a Disfavor costs { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
} less.

## What cards do once. $whom is one of these

circles-whom-all = each triumvirate
circles-whom-caster = the triumvirate that plays it
circles-whom-others = each other triumvirate
circles-whom-lot = a triumvirate by lot
circles-whom-most-souls = the triumvirate with most Souls
circles-whom-most-favours = the triumvirate with most Favors
circles-whom-most-disfavours = the triumvirate with most Disfavors
circles-whom-most-cards = the triumvirate with most arcana cards in hand
circles-whom-most-legions = the triumvirate with most legions
circles-whom-most-lieutenants = the triumvirate with most lieutenants
circles-whom-most-hounds = the triumvirate with most tamed hounds
circles-whom-most-sectio = the triumvirate with most sectio
circles-whom-most-circle-sectio = the triumvirate with most sectio in one circle
circles-whom-most-daemons = the triumvirate with most able daemons
circles-whom-most-daemons-on-earth = the triumvirate with most daemons on Earth
circles-whom-fewest-souls = the triumvirate with fewest Souls
circles-whom-fewest-favours = the triumvirate with fewest Favors
circles-whom-fewest-disfavours = the triumvirate with fewest Disfavors
circles-whom-fewest-cards = the triumvirate with fewest arcana cards in hand
circles-whom-fewest-legions = the triumvirate with fewest legions
circles-whom-fewest-lieutenants = the triumvirate with fewest lieutenants
circles-whom-fewest-hounds = the triumvirate with fewest tamed hounds
circles-whom-fewest-sectio = the triumvirate with fewest sectio
circles-whom-fewest-circle-sectio = the triumvirate with fewest sectio in one circle
circles-whom-fewest-daemons = the triumvirate with fewest able daemons
circles-whom-fewest-daemons-on-earth = the triumvirate with fewest daemons on Earth
circles-stroke-lose-legions = { START($whom) } loses { $n ->
    [one] 1 legion
   *[other] { $n } legions
} of its choice.
circles-stroke-gain-legions = { START($whom) } gets { $n ->
    [one] 1 legion
   *[other] { $n } legions
} without a price.
circles-stroke-lieutenants-leave = { START($whom) } loses { $n ->
    [one] 1 lieutenant
   *[other] { $n } lieutenants
} by lot.
circles-stroke-rebel = { START($whom) } loses { $n ->
    [one] 1 legion by lot: it becomes freebooters where it stands
   *[other] { $n } legions by lot: they become freebooters where they stand
}.
circles-stroke-freebooters = Freebooters appear in the sectio that the next Hell card shows: { $n ->
    [one] 1 legion
   *[other] { $n } legions
}.
circles-stroke-hounds-loose = All tamed hounds lose their minders and go on a rampage.
circles-stroke-hounds-return = All hounds return to their box.
circles-stroke-plague = A die is rolled for each legion on the map, freebooters included. With { $n } or less it is destroyed.
circles-stroke-clean-antehell = All units in AnteHell are destroyed.
circles-stroke-gain-souls = { START($whom) } gets { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}.
circles-stroke-roll-souls = { START($whom) } makes { $n ->
    [one] 1 Soul Roll
   *[other] { $n } Soul Rolls
}.
circles-stroke-lose-souls = { START($whom) } loses { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}.
circles-stroke-halve-souls = { START($whom) } loses half of its Souls, rounded down.
circles-stroke-tithe = { START($whom) } pays { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} for each of its sectio, as far as it can.
circles-stroke-favour = { START($whom) } gets { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}.
circles-stroke-spend = { START($whom) } loses { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}, as far as it has any.
circles-stroke-disfavour = { START($whom) } gets { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}.
circles-stroke-forgive = { START($whom) } loses { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}, as far as it has any.
circles-stroke-draw = { START($whom) } draws { $n ->
    [one] 1 arcana card
   *[other] { $n } arcana cards
}.
circles-stroke-discard = { START($whom) } discards { $n ->
    [one] 1 arcana card
   *[other] { $n } arcana cards
} by lot.
circles-stroke-pass-hands = Every hand goes to the next player, clockwise.
circles-stroke-revoke = { START($whom) } loses { $n ->
    [one] a sectio
   *[other] { $n } sectio
} by lot.
circles-stroke-grant = { START($whom) } gets { $n ->
    [one] a sectio
   *[other] { $n } sectio
} by lot, where nobody owns it and no units of others are.
circles-stroke-uriel = Uriel starts his crusade. He leaves when this card is replaced.
circles-stroke-lilith = Lilith comes to the sectio that the next Hell card shows. A die tells her aspect.
circles-stroke-lilith-aspect = Lilith comes to the sectio that the next Hell card shows. In this game turn she is the { $aspect }.
circles-stroke-daemons = { START($which) }, { $whom }: { $fate }.
circles-daemons-of-each = in each triumvirate
circles-daemons-of-all = of all triumvirates
circles-daemons-of-caster = of the triumvirate that plays it
circles-daemons-of-others = of the other triumvirates
circles-daemons-of-some = of one triumvirate
circles-daemons-anywhere = in Hell or on Earth
circles-which-every = every daemon { $place }
circles-which-highest = the daemon of the highest rank { $place }
circles-which-lowest = the daemon of the lowest rank { $place }
circles-which-most = the daemon with most { $talent } { $place }
circles-which-each-lowest = the daemon of the lowest rank { $place }
circles-which-lot = a daemon { $place } by lot
circles-fate-incapacitated = it is incapacitated, and recovers with { $n } or more
circles-fate-recalled = it returns from Earth to Hell
circles-fate-passes = its next action is to Pass for Good
circles-fate-destroyed = it is destroyed
circles-escape-roll = It escapes with a roll against its own { $talent }.
circles-escape-duel = It escapes if it wins a duel of { $talent } against the caster.

## Arcana cards

circles-minor-pass-does = { $name }: a daemon goes down { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
} on the Rank Track, for { $souls }.
circles-minor-walk-does = { $name }: a daemon goes to Earth, for { $souls }.
circles-minor-recruit-does = { $name }: a lieutenant is recruited, for { $souls }.
circles-card-six = It has a six. Whoever holds { $n } sixes in the End Phase wins.
circles-play-action = Cast as an action, from anywhere.
circles-play-action-hell = Cast as an action, by a daemon in Hell.
circles-play-action-earth = Cast as an action, by a daemon on Earth.
circles-play-aim = The daemon at which it is aimed must be there too.
circles-play-combat = Cast in combat, by a daemon that has brought it. It holds for one round.
circles-play-counter = Played against another spell.
circles-play-right-away = Played as soon as it is drawn.
circles-play-macina = A macina: cast as an action, and it stays. To maintain it costs { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
} in each Soul Phase.
circles-spell-cost = It costs { $things }.
circles-spell-disfavours = The caster gets { $n }.
circles-spell-sure = It cannot be countered.
circles-need-sum = Caster and supporters need { $symbols } together.
circles-need-caster = The caster needs { $symbols }.
circles-need-more = The caster needs more { $talent } than the daemon at which it is aimed.
circles-need-sectio = The caster’s triumvirate needs a sectio in { MID($circle) }.
circles-need-antehell = The caster’s triumvirate needs a legion in AnteHell.
circles-need-neighbour = The caster’s triumvirate needs a sectio next to the one at which it is aimed.

## Spells

circles-spell-does-steal = Another triumvirate gives the caster’s triumvirate { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}, as far as it has any.
circles-spell-does-levy = Each other triumvirate gives the caster’s triumvirate { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}, as far as it has any.
circles-spell-does-roll = The caster makes { $n ->
    [one] 1 Soul Roll
   *[other] { $n } Soul Rolls
}.
circles-spell-does-slander = Another triumvirate gets { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}.
circles-spell-does-praise = The caster’s triumvirate gets { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}.
circles-spell-does-absolve = The caster’s triumvirate loses { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}.
circles-spell-does-scapegoat = A Disfavor of the caster’s triumvirate goes to another one.
circles-spell-does-steal-favour = Another triumvirate gives the caster’s triumvirate { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
} not bound by Disfavors.
circles-spell-does-draw = The caster’s triumvirate draws { $n ->
    [one] 1 arcana card
   *[other] { $n } arcana cards
}.
circles-spell-does-search = The caster’s triumvirate looks at the top { $n ->
    [one] arcana card
   *[other] { $n } arcana cards
}, and keeps one. The others go to the bottom.
circles-spell-does-rob = { $n ->
    [one] 1 card
   *[other] { $n } cards
} of another hand, by lot, for the caster’s.
circles-spell-does-discard = Another triumvirate discards { $n ->
    [one] 1 card
   *[other] { $n } cards
} by lot.
circles-spell-does-lift = A permanent event is discarded.
circles-spell-does-rig = The caster looks at the top { $n ->
    [one] Hell card
   *[other] { $n } Hell cards
}, and puts one on top. The others go to the bottom.
circles-spell-does-stir = A Hell card is drawn, and its event happens now.
circles-spell-does-revoke = A sectio of another triumvirate, without units of its owner, is revoked.
circles-spell-does-claim = The caster’s triumvirate gets a sectio that nobody owns, without units of others.
circles-spell-does-phenomenon = It strikes a sectio.
circles-spell-does-banish-lilith = Lilith leaves.
circles-spell-does-banish-uriel = Uriel leaves, and the card that called him is discarded.
circles-spell-does-this-turn = For { $whom }, until the end of the game turn:
circles-spell-does-macina = For its owner, while it is maintained:
circles-spell-does-afflict = Aimed at a daemon of another triumvirate: { $fate }.
circles-spell-does-heal = An incapacitated daemon of the caster’s triumvirate recovers.
circles-spell-does-delay = A daemon of another triumvirate that has not acted goes down { $n ->
    [one] 1 slot
   *[other] { $n } slots
} on the Rank Track.
circles-spell-does-act-again = Another daemon of the caster’s triumvirate that has acted acts once more, right after the caster.
circles-spell-does-send = A daemon of the caster’s triumvirate goes to Earth at once.
circles-spell-does-defect = A lieutenant of another triumvirate changes sides, with as many legions as it commands.
circles-spell-does-disband = { $n ->
    [one] A legion of another triumvirate disbands.
   *[other] Up to { $n } legions of another triumvirate in one place disband.
}
circles-spell-does-rebel = { $n ->
    [one] A legion of another triumvirate becomes freebooters.
   *[other] Up to { $n } legions of another triumvirate in one place become freebooters.
}
circles-spell-does-burn = A die is rolled for each legion of anybody in a sectio. With { $n } or less it is destroyed.
circles-spell-does-scatter = Each unit of others in a sectio moves by the compass as if it fled. Whoever fails stays.
circles-spell-does-unleash = A tamed hound of another triumvirate loses its minder.
circles-spell-does-raise = The caster’s triumvirate summons { $n ->
    [one] 1 legion
   *[other] { $n } legions
} without a price.
circles-spell-does-recruit = The caster’s triumvirate recruits the top lieutenant of a box of its choice.
circles-spell-does-tame = A legion of the caster’s triumvirate, anywhere, gets a hound by lot.
circles-spell-does-transfer = { $n ->
    [one] A legion of the caster’s triumvirate goes to one of its sectio without units of others.
   *[other] Up to { $n } legions of the caster’s triumvirate in one place go to one of its sectio without units of others.
}
circles-spell-does-march = The caster marches with { $n ->
    [one] 1 more unit
   *[other] { $n } more units
}.
circles-spell-does-rolls-more = Combat rolls of the caster’s side are raised by { $n }.
circles-spell-does-rolls-less = Combat rolls of the caster’s side are lowered by { $n }.
circles-spell-does-enemy-rolls-more = Combat rolls of the other side are raised by { $n }.
circles-spell-does-enemy-rolls-less = Combat rolls of the other side are lowered by { $n }.
circles-spell-does-saves-more = Units of the caster’s side are saved with { $n } more.
circles-spell-does-saves-less = Units of the caster’s side are saved with { $n } less.
circles-spell-does-hits = The other side takes { $n ->
    [one] 1 extra hit
   *[other] { $n } extra hits
}.
circles-spell-does-parry = { $n ->
    [one] 1 hit
   *[other] { $n } hits
} on the caster’s side do not count.
circles-spell-does-hounds = Each hound of the caster’s side makes { $n ->
    [one] 1 extra combat roll
   *[other] { $n } extra combat rolls
}.
circles-spell-does-distract = A daemon of the other side leaves the combat. Its spells of this round still hold.
circles-spell-does-challenge = A daemon of the other side leaves the combat: { $fate }.
circles-spell-does-leaderless = Lieutenants of the other side give no bonus.
circles-spell-does-turncoats = { $n ->
    [one] A legion of the other side changes to the caster’s triumvirate at once.
   *[other] Up to { $n } legions of the other side change to the caster’s triumvirate at once.
}
circles-spell-does-panic = { $n ->
    [one] A legion of the other side tries to flee at once.
   *[other] Up to { $n } legions of the other side try to flee at once.
}
circles-spell-does-hold = Nobody of the other side flees after this round.
circles-spell-does-withdraw = Units of the caster’s side flee at once, each in a direction that its owner chooses.
circles-spell-does-reinforce = { $n ->
    [one] A legion of the caster’s triumvirate from an adjacent sectio joins at once.
   *[other] Up to { $n } legions of the caster’s triumvirate from adjacent sectio join at once.
}
circles-counter-any = A spell of any kind has no effect.
circles-counter-actions = A spell that is cast as an action has no effect.
circles-counter-combat = A spell that is cast in combat has no effect.
circles-counter-take = Its card goes to the hand of whoever counters.
circles-counter-rebound = For the daemon that cast it: { $fate }.
