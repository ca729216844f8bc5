### Names of things of the rules, and what each is in one line (`-text`).

## Ranks

rank-lord = Lord
rank-baron = Baron
rank-marquis = Marquis
rank-duke = Duke
rank-prince = Prince

## Disciplines and the attributes on which they rest

discipline-wrath = Wrath
discipline-wrath-text = The discipline of arms: more legions under command, quicker healing, victories that count for more.
discipline-deceit = Deceit
discipline-deceit-text = The discipline of theft, bribery and the borrowed signature.
discipline-prophecy = Prophecy
discipline-prophecy-text = The discipline of reading what has not been written yet.
discipline-destruction = Destruction
discipline-destruction-text = The discipline of burning what cannot be had.
discipline-diabolism = Diabolism
discipline-diabolism-text = The discipline of being obeyed: more tribute offered, more of it kept, and of better quality.
attribute-martial = Martial Prowess
attribute-martial-text = The ground of Wrath.
attribute-cunning = Cunning
attribute-cunning-text = The ground of Deceit.
attribute-intellect = Intellect
attribute-intellect-text = The ground of Prophecy.
attribute-wickedness = Wickedness
attribute-wickedness-text = The ground of Destruction.
attribute-charisma = Charisma
attribute-charisma-text = The ground of Diabolism.

## Resources

resource-souls = Souls
resource-souls-text = The common coin of Hell. Above the minimum of a bid a soul counts for more than anything else.
resource-ichor = Ichor
resource-ichor-text = The dark blood of demons.
resource-hellfire = Hellfire
resource-hellfire-text = The sulfurous essence of brimstone.
resource-darkness = Darkness
resource-darkness-text = Evil made palpable, and kept in jars.

## Combat values and what else a unit has

stat-ranged = Ranged
stat-ranged-text = Compared first in each round: arrows, fire and stones from afar.
stat-melee = Melee
stat-melee-text = Compared second in each round: blade to blade.
stat-infernal = Infernal
stat-infernal-text = Compared last in each round: infernal energy.
unit-level = Level
unit-hit-points = Hit points
unit-loyalty = Loyalty
unit-loyalty-unshaken = Not for sale
unit-moves = Moves
unit-prestige = Prestige a turn
unit-abilities = Abilities

## What disciplines grant

power = { $discipline } { $level }: { $grant }
grant-order-slots = { $n ->
    [one] 1 more order slot.
   *[other] { $n } more order slots.
}
grant-ritual-slots = { $n ->
    [one] 1 more ritual slot.
   *[other] { $n } more ritual slots.
}
grant-draws = { $draw ->
    [one] As Regent you draw 1 event card and may hold { $keep } after it.
   *[other] As Regent you draw { $draw } event cards and may hold { $keep } after it.
}
grant-card-elements = { $n ->
    [one] A combat card can have 1 element.
   *[other] A combat card can have { $n } elements.
}
grant-command = Command rating +{ $n }.
grant-healing = Healing rate +{ $n }.
grant-victories = Victories in battle bring { $percent } % of their prestige.
grant-tribute = { $offer ->
    [one] A demand brings 1 tribute card, of which { $keep } may be kept.
   *[other] A demand brings { $offer } tribute cards, of which { $keep } may be kept.
}

## Terrains

terrain-open-land = Open Land
terrain-open-land-text = Ash, bone meal and baked earth. Any legion may march here, and the canton can be claimed.
terrain-bridge = River with a Bridge
terrain-bridge-text = The only way across a river on foot. Any legion may march here, and the canton can be claimed.
terrain-river = River
terrain-river-text = Impassable to all but legions that cross rivers or fly over them.
terrain-mountains = Mountains
terrain-mountains-text = Impassable to all but legions that cross mountains or fly over them.
terrain-chasm = Chasm
terrain-chasm-text = Impassable to all but legions that cross chasms or fly over them.
terrain-swamp = Swamp
terrain-swamp-text = Impassable to all but legions that cross swamps or fly over them.
terrain-waterfall-pool = Waterfall Pool
terrain-waterfall-pool-text = The end of a river. Impassable to all but legions that cross such pools or fly over them.
terrain-lava-flow = Lava Flow
terrain-lava-flow-text = Impassable to all but legions that cross lava or fly over it.
terrain-lake-of-fire = Lake of Fire
terrain-lake-of-fire-text = Impassable to all but legions that cross the lake or fly over it.

## Directions

direction-east = East
direction-north-east = North-east
direction-north-west = North-west
direction-west = West
direction-south-west = South-west
direction-south-east = South-east

## Maps

map-broken-plain = The Broken Plain
map-broken-plain-text = Crags and pits lie scattered over the ash. Every road has a way around.
map-nine-rivers = The Nine Rivers
map-nine-rivers-text = Long rivers cut the land into shores. Whoever holds the bridges holds Hell.
map-malebolge = The Malebolge
map-malebolge-text = Ditch within ditch around the throne, and few gates in any of them.
map-dolorous-ranges = The Dolorous Ranges
map-dolorous-ranges-text = Mountains and chasms run side by side. Legions march the valleys or not at all.
map-lake-of-fire = The Lake of Fire
map-lake-of-fire-text = The throne stands in a burning sea, reached by causeways and closed in by lava.
map-stygian-fens = The Stygian Fens
map-stygian-fens-text = Swamps wider than a day's march, with firm ground winding between them.
size-small = Small ({ $width } × { $height })
size-normal = Normal ({ $width } × { $height })
size-large = Large ({ $width } × { $height })
frequency-sparse = Sparse
frequency-sparse-text = Few places of power: prestige is scarce, and every one will be fought over.
frequency-usual = Usual
frequency-usual-text = As many places of power as the old records tell of.
frequency-teeming = Teeming
frequency-teeming-text = Many places of power: prestige comes quickly, and no border stays quiet.

## Lengths. $tokens

length-short = Short ({ $tokens } tokens)
length-normal = Normal ({ $tokens } tokens)
length-long = Long ({ $tokens } tokens)
length-epic = Epic ({ $tokens } tokens)

## Steps of a turn

step-dawn = Dawn
step-dawn-text = What was put off takes effect, move points are fresh, and chosen tribute enters the vaults.
step-durational-rituals = Durational rituals
step-durational-rituals-text = Lasting rituals are paid for or end.
step-threat-lists = Threat lists
step-threat-lists-text = Free changes of threat lists are entered.
step-bazaar = The bazaar
step-bazaar-text = Bids are opened, goods change hands, and the shelf is filled again.
step-responses = Responses
step-responses-text = Answers that need no order slot are carried out.
step-borders = Border arbitration
step-borders-text = Cantons in rivals' land pass to those who stand in them by right.
step-prestige = Prestige
step-prestige-text = Places of power pay their owners.
step-healing = Healing
step-healing-text = Garrisons heal, and legions next to a friendly place.
step-events = Events
step-events-text = Running events are looked into.
step-vendettas = Vendettas
step-vendettas-text = Vendettas are judged.
step-eliminations = Eliminations
step-eliminations-text = Houses without their stronghold leave the game.
step-regency = Regency
step-regency-text = The next Regent is named.
step-token = Conclave token
step-token-text = Perhaps a token is drawn.
step-victory = Victory
step-victory-text = Perhaps the game is over.

## Ways in which games end

path-election = Election by the Conclave
path-election-text = All tokens are drawn: the member of the Conclave with the most prestige is elected.
path-kingmaker = By the hand of a King Maker
path-kingmaker-text = Whoever is elected was the pawn of a King Maker, who takes the throne in his place.
path-power-behind-throne = The Power Behind the Throne
path-power-behind-throne-text = Whoever is elected was the lord of a blood vassal with that perk, who takes the throne in his place.
path-pandemonium = Seizure of Pandemonium
path-pandemonium-text = A Usurper has held Pandemonium long enough: the throne is taken by force.
path-last-standing = Last house standing
path-last-standing-text = Every other house has fallen.
path-draw = No heir
path-draw-text = Nobody won; the throne stays empty.

## Orders

order-demand_tribute = Demand Tribute
order-demand_tribute-noun = demand for tribute
order-demand_tribute-text = Your minions lay tribute cards before you at the end of the turn; you choose which to keep before you seal the next.
order-consolidate = Consolidate Tribute
order-consolidate-noun = consolidation
order-consolidate-text = Makes one card of several, so that more fits into the slots of a payment.
order-bid_legion = Bid for a Legion
order-bid_legion-noun = bid
order-bid_legion-text = A sealed bid on a legion of the bazaar. The winner pays all that the bid holds; the cards of a losing bid come back.
order-march = March
order-march-noun = march
order-march-text = Moves a legion canton by canton. Every unclaimed canton that it enters becomes yours; an enemy in the last one is attacked.
order-fly = Fly
order-fly-noun = flight
order-fly-text = Moves a winged legion in one hop over anything. Only the canton where it lands is claimed.

## Stances between houses

stance-neutral = Neutral
stance-neutral-text = Neither may enter the other's land or attack the other's units.
stance-truce = Truce
stance-truce-text = An emissary has been accepted: whoever accepted it makes no demands and hurls no insults for a while. Arms stay out of it.
stance-single-combat = Single combat
stance-single-combat-text = A vendetta that two praetors settle in the arena. Their houses' legions stay where they are.
stance-vendetta = Vendetta
stance-vendetta-text = Granted by the Conclave: legions and places may be attacked and land taken from the border inward. Strongholds are exempt.
stance-blood-feud = Blood feud
stance-blood-feud-text = As a vendetta, and strongholds may be attacked too.
stance-vassalage = Vassalage
stance-vassalage-text = Blood lord and blood vassal: free passage both ways, and support in battle.
stance-excommunication = Excommunication
stance-excommunication-text = One of the two is expelled from the Conclave: everything is allowed.

## Minds

mind-random = Random
mind-random-description = Any lawful order, by the dice. For tests, and for revenge.
mind-first = First
mind-first-description = The first lawful order on every form.
mind-quiet = Quiet
mind-quiet-description = Gathers tribute and land, and starts nothing.
mind-turtle = Turtle
mind-turtle-description = Stays behind its walls, gathers and buys, and begins nothing.
mind-bully = Bully
mind-bully-description = Demands and insults every turn, whoever it may.
mind-whale = Whale
mind-whale-description = Buys whatever the bazaar has, and never asks the price.
mind-rusher = Rusher
mind-rusher-description = Spends everything on legions, and wants Pandemonium now.
mind-greedy = Greedy
mind-greedy-description = Takes at once whatever pays best this turn.
mind-imp = Imp
mind-imp-description = For learning the game.
mind-fiend = Fiend
mind-fiend-description = For whoever knows the rules.
mind-duke = Duke
mind-duke-description = Hard. Looks after its tribute and knows what counts when.
mind-prince = Prince
mind-prince-description = The hardest there is.
mind-imagines-nothing = Orders what looks best, and imagines nothing.
mind-imagines = Tries up to { $plans } plans{ $whims ->
    [0] {""}
   *[other] {" "}and { $whims } whims
} in { $worlds ->
    [one] one imagined game
   *[other] { $worlds } imagined games
}, { $turns ->
    [one] to the end of the turn.
   *[other] { $turns } turns on.
}
mind-doubts = Misjudges ideas by up to { $n } %.
mind-hunger = Neglects what brings prestige.
minds-for-study = For study
minds-for-study-tip = Minds that the levels are measured against. They play badly in instructive ways.
mind-of-rival = Played by the mind
mind-of-rival-when = Another mind plans from this turn on. Everybody is told, and the replay notes it.
mind-of-rival-pending = It plans this turn already.

## Characters: what an archfiend is known for, whatever the level of its mind

reputation = Known to be
reputation-and = and
reputation-both = { $first } and { $second }
reputation-tip = Every archfiend has two traits, one by its sin and one by its name. A trait makes some things count for more to it and others for less, at any level of its mind.
trait-wrathful = wrathful
trait-wrathful-text = Fights and insults more readily than others, and spares its legions less.
trait-proud = proud
trait-proud-text = Hates to give way, insults more readily, and sends few gifts.
trait-grasping = grasping
trait-grasping-text = Demands more, and wants tribute and the wares of the bazaar more.
trait-envious = envious
trait-envious-text = Takes more pleasure in what rivals lose, works more by rituals, and joins more readily against a house that others have set upon.
trait-indolent = indolent
trait-indolent-text = Begins few quarrels, and raises its own powers instead.
trait-ravenous = ravenous
trait-ravenous-text = Wants land, places of power, and the legions to hold them.
trait-courtly = courtly
trait-courtly-text = Sends emissaries with gifts, gives way more readily, and wants the wares of the bazaar a little more.
trait-bold = bold
trait-bold-text = Risks its legions more readily, for places of power above all.
trait-wary = wary
trait-wary-text = Spares its legions, and wants one quarrel at a time.
trait-scheming = scheming
trait-scheming-text = Works by rituals and events.
trait-bookish = bookish
trait-bookish-text = Seeks manuscripts and secret objectives, and raises its attributes a little more readily.
