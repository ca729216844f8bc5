### Nine Circles: a sentence for each fact, and the end. $seat is the triumvirate that acts, $daemon one of its daemons.

## Dice. $why is one of the reasons below

circles-fact-rolled = { START($why) } ({ $seat }): { $dice }.
circles-fact-rolled-by-nobody = { START($why) }: { $dice }.
circles-fact-cursed = { $seat } has rolled { $n } ones in a row. The dice are cursed, and The First Fallen has pity.
circles-why-placing = order of the first legions
circles-why-disfavour = Disfavor Roll
circles-why-souls = Soul Roll
circles-why-souls-daemon = Soul Roll of { $daemon }
circles-why-wise-men = cards of the Wise Men
circles-why-mint = half a Soul Roll by a skill
circles-why-recruit = which of three boxes the new lieutenant comes from
circles-why-tame = { $unit } tries to tame a hound
circles-why-antehell = way out of AnteHell for { $unit }
circles-why-flight = direction of flight of { $unit }
circles-why-against = { $daemon } against its own { $talent }
circles-why-duel = { $daemon } in a duel of { $talent }
circles-why-influence = { $daemon } rolls to influence { $unit }
circles-why-atone = { $daemon } begs for forgiveness
circles-why-deeds = evil deeds of { $daemon }
circles-why-uriel-enters = where Uriel enters Hell
circles-why-uriel = step of Uriel
circles-why-toll = saving a daemon from Uriel
circles-why-lilith = step of Lilith
circles-why-aspect = aspect of Lilith
circles-why-hound = step of { $unit }
circles-why-attack = combat rolls in { MID($place) }
circles-why-save = { $unit } is saved with { $need } or less
circles-why-side = side of { $unit }
circles-why-side-freebooters = side of the freebooters
circles-why-last-dog = { $unit } against other hounds
circles-why-recover = recovery of { $daemon }
circles-why-disaster = whether { $unit } is destroyed
circles-why-boulder = whether the landslide removes a visitor
circles-why-quake = where { $unit } is shaken
circles-why-elude = whether { $daemon } eludes the spell

## Favours and Disfavours. $n is a number of them

circles-fact-got = { $seat } gets { $n }.
circles-fact-lost = { $seat } loses { $n }.

## Arcana cards. $n is a number of them

circles-fact-drew = { $seat } draws { $n }.
circles-fact-drew-known = { $seat } draws: { $cards }.
circles-fact-denied = Disfavor costs { $seat } { $n }.
circles-fact-discarded = { $seat } discards: { $cards }.
circles-fact-right-away = { $seat } has drawn a card that is played right away: { $card }.
circles-fact-took = { $seat } takes the countered card: { $card }.
circles-fact-robbed = { $seat } takes { $n } from the hand of { $from }.
circles-fact-robbed-known = { $seat } takes from the hand of { $from }: { $cards }.
circles-fact-passed-hands = Every hand goes to the next player, clockwise.

## The set-up

circles-fact-opened = Permanent event of { $sphere }: { $card }.
circles-fact-dealt = { $seat } consists of { $daemons }.
circles-fact-exchanged = { $seat } exchanges { $old } for { $new }.
circles-fact-granted = { $seat } is granted { $sectio }.
circles-fact-garrisoned = { $seat } places its first legion in { MID($place) }.

## Hell

circles-fact-dawned = Game turn { $turn } of { $turns } begins.
circles-fact-event = Event: { $card }.
circles-fact-placed = Permanent event of { $sphere }: { $card }.
circles-fact-lifted = The permanent event of { $sphere } is over: { $card }.
circles-fact-shown = A Hell card shows { MID($place) }.
circles-fact-phenomenon = Phenomenon: { $phenomenon }.
circles-fact-struck = { $omen } strikes { MID($area) }.
circles-fact-shaken = The earthquake moves { $unit } from { MID($from) } to { MID($to) }.
circles-fact-uriel-left = Uriel leaves.
circles-fact-lilith-left = Lilith leaves.

## Souls

circles-fact-souls-got = { $seat } gets { $souls }.
circles-fact-souls-lost = { $seat } loses { $souls }.
circles-fact-noticed = { $daemon } is on Earth, and earns { $favours } for { $seat }.
circles-fact-yielded = { START($place) } yields { $souls } to { $seat }.
circles-fact-yielded-isolated = { START($place) } is isolated, and yields { $souls } to { $seat }.
circles-fact-taught = { START($place) }: { $cards } for { $seat }.
circles-fact-taught-occupier = { $seat } occupies the place, and gets the first card.
circles-fact-harvested = { $daemon } gathers { $souls } for { $seat }.
circles-fact-stipend = A skill, an event or a macina brings { $seat } { $souls }.
circles-fact-souls-taken = { $seat } takes { $souls } from { $from }.
circles-fact-paid = { $seat } pays its units { $souls }.
circles-fact-deserted = { $seat } does not pay, and they desert: { $units }.
circles-fact-enlisted = { $seat } takes deserters of { $from }: { $units }.
circles-fact-enlisted-none = { $seat } takes no deserters of { $from }.
circles-fact-maintained = { $seat } maintains for { $souls }: { $cards }.

## Deals. $terms is a sentence

circles-fact-lapsed = Nobody takes offer { $number }.
circles-fact-deal = Agreed: { $terms }

## Summoning

circles-fact-order = The wealthiest begins: { $seats }.
circles-fact-summoned = { $seat } summons { $legions } for { $souls }: { $places }.
circles-fact-advertised = { $seat } plays { $card } for { $souls } to recruit a lieutenant.
circles-fact-nobody-came = No lieutenant comes to { $seat }.
circles-fact-recruited = { $lieutenant } serves { $seat }, in { MID($place) }.
circles-fact-tamed = { START($unit) } tames { $hound }.
circles-fact-not-tamed = { START($unit) } tames no hound.
circles-fact-bought = { $seat } buys an arcana card for { $souls }.
circles-fact-rewarded = { $seat } gives { $lieutenant } { $souls } of bonus pay.

## Actions

circles-fact-track = The Rank Track: { $daemons }.
circles-fact-walked = { $daemon } walks the Earth with { $card }, for { $souls }.
circles-fact-sent = { $daemon } is sent to Earth.
circles-fact-influenced = { $daemon } succeeds in its influence: { $influence }.
circles-fact-not-influenced = { $daemon } fails in its influence: { $influence }.
circles-fact-atoned = { $daemon } begs for forgiveness with { $dice }.
circles-fact-conspired = { $daemon } looks at { $cards }.
circles-fact-chose = { $seat } chooses a permanent event: { $card }.
circles-fact-chose-nothing = { $seat } chooses no permanent event.
circles-fact-rigged = { $seat } puts a card on top of the Hell deck.
circles-fact-rigged-known = { $seat } puts on top of the Hell deck: { $card }.
circles-fact-deeds = { $daemon } does evil deeds, and earns { $favours }.
circles-fact-delayed = { $daemon } goes down { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
} on the Rank Track.
circles-fact-acts-again = { $daemon } acts once more.

## Spells

circles-fact-cost = { $seat } pays { $souls }.
circles-fact-countered = The spell of { $seat } is countered: { $card }.
circles-fact-eluded = The spell of { $seat } fails: { $card }.
circles-fact-worked = The spell of { $seat } takes effect: { $card }.
circles-fact-built = { $seat } builds a macina: { $card }.

## Units. $banner is whom they serve

circles-fact-raised = { START($unit) } arrives in { MID($place) }.
circles-fact-arrived = { START($unit) } arrives in { MID($place) }, to serve { $banner }.
circles-fact-whelped = { START($unit) } appears in { MID($place) }.
circles-fact-wild = { START($unit) } has no minder any more, and goes on a rampage in { MID($place) }.
circles-fact-ran = { START($unit) } runs from { MID($from) } to { MID($to) }.
circles-fact-defected = { START($unit) } now serves { $banner }, in { MID($place) }.
circles-fact-transferred = By magic to { MID($place) }: { $units }.
circles-loss-combat = { START($unit) } falls in { MID($place) }.
circles-loss-disaster = A disaster destroys { $unit } in { MID($place) }.
circles-loss-disbanded = { START($unit) } disbands in { MID($place) }.
circles-loss-deserted = { START($unit) } leaves { MID($place) }: nobody pays.
circles-loss-beast = A hound devours { $unit } in { MID($place) }.
circles-loss-captured = { START($unit) } is captured in { MID($place) }.
circles-loss-uriel = Uriel destroys { $unit } in { MID($place) }.
circles-loss-lilith = Lilith slays { $unit } in { MID($place) }.
circles-loss-wastes = { START($unit) } runs out of { MID($place) }, and is gone.
circles-loss-last-dog = A stronger hound kills { $unit } in { MID($place) }.
circles-loss-no-counter = { START($unit) } leaves { MID($place) }: there is no counter for it.

## Marches and flights

circles-fact-march = { $daemon } marches, with up to { $n ->
    [one] 1 unit
   *[other] { $n } units
}.
circles-fact-moved = { START($unit) } { $n ->
    [one] marches
   *[other] march
} from { MID($from) } to { MID($to) }.
circles-fact-passage = { $seat } lets { $by } pass.
circles-fact-no-passage = { $seat } does not let { $by } pass.
circles-fact-barred = Freebooters in { MID($place) } do not let { $seat } pass.
circles-fact-strayed = { START($unit) } finds no way out of AnteHell, and is lost.
circles-fact-march-ended = The march of { $seat } is over.
circles-fact-fled = { START($unit) } { $n ->
    [one] flees
   *[other] flee
} from { MID($from) } to { MID($to) }.
circles-fact-flight-failed = { START($unit) } does not get away from { MID($place) }.

## Daemons

circles-fact-incapacitated = { $daemon } is incapacitated, and recovers with { $n } or more.
circles-fact-recovered = { $daemon } recovers.
circles-fact-descended = { $daemon } returns to Hell.
circles-fact-bound = The next action of { $daemon } is to Pass for Good.
circles-fact-destroyed = { $daemon } is destroyed.
circles-fact-escaped = { $daemon } escapes.
circles-fact-distracted = { $daemon } leaves the combat.

## Sectio

circles-fact-petition = { $seat } petitions for { MID($place) }, and gets it.
circles-fact-petition-refused = { $seat } petitions for { MID($place) }, in vain.
circles-fact-victor = The Victor’s Right of { $seat } is recognized: { $place }.
circles-fact-victor-refused = The Victor’s Right of { $seat } is not recognized: { $place }.
circles-fact-sectio-passed = { START($place) } goes from { $from } to { $to }.
circles-fact-sectio-got = { $to } now controls { MID($place) }.
circles-fact-sectio-revoked = { START($place) } is revoked from { $from }, and belongs to nobody.
circles-fact-sectio-nobody = { START($place) } belongs to nobody.

## Uriel and Lilith

circles-fact-uriel-came = Uriel begins his crusade.
circles-fact-uriel-moved = Uriel comes to { MID($place) }.
circles-fact-lilith-came = Lilith comes to { MID($place) }.
circles-fact-courted = { $daemon } courts Lilith for { $seat }.
circles-fact-lilith-showed = Lilith shows her aspect: { $aspect }.
circles-fact-lilith-led = { $seat } leads her.
circles-fact-lilith-moved = Lilith goes to { MID($place) }.

## Combat

circles-fact-combat = Combat in { MID($place) }: { $armies }.
circles-fact-peace = All agree not to fight in { MID($place) }.
circles-fact-sides = { START($first) } against { $second }.
circles-fact-joined = { $daemon } joins the combat for { $seat }, with { $cards }.
circles-fact-round = { START($place) }, round { $round }.
circles-fact-struck-side = { START($side) }: { $rolls ->
    [one] 1 combat roll
   *[other] { $rolls } combat rolls
}, { $hits }.
circles-strike-skill = A skill
circles-strike-hit = { START($who) }: { $die }, a hit.
circles-strike-miss = { START($who) }: { $die }, no hit.
circles-strike-hit-added = { START($who) }: { $die } { $add } makes { $total }, a hit.
circles-strike-miss-added = { START($who) }: { $die } { $add } makes { $total }, no hit.
circles-strike-magic = Magic adds { $hits }.
circles-fact-hits = { START($place) }: { $first } on the first side, { $second } on the second side.
circles-fact-fell = Not saved: { $units }.
circles-fact-fell-none = No unit is lost.
circles-fact-fleeing = { $seat } lets units flee.
circles-fact-closed = The combat in { MID($place) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}. Still there: { $seats }.
circles-fact-closed-empty = The combat in { MID($place) } is over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
}. No triumvirate is left there.

## When all was lost

circles-fact-consoled = { $seat } has lost its last sectio. The First Fallen grants it { MID($place) } and { $souls }.
circles-fact-revived = All daemons of { $seat } were incapacitated, so { $daemon } recovers at once.
circles-fact-restarted = { $seat } has no daemons left, and starts again with { $daemons }.

## The end. $seats are the winners, $count is their number

circles-end-circle = { $count ->
    [one] { $seats } wins in game turn { $turn } with all sectio of { MID($circle) }.
   *[other] { $seats } win together in game turn { $turn } with a whole circle, such as { MID($circle) }.
}
circles-end-sixes = { $count ->
    [one] { $seats } wins in game turn { $turn } with { $sixes } sixes.
   *[other] { $seats } win together in game turn { $turn } with { $sixes } sixes.
}
circles-end-last-turn = { $count ->
    [one] Game turn { $turn } was the last one. { $seats } wins with most sectio of one circle.
   *[other] Game turn { $turn } was the last one. { $seats } win together: nothing tells them apart.
}
circles-end-standing = { $seat }: { $sectio } of { MID($circle) }, { $favours }, { $disfavours }, { $souls }.
