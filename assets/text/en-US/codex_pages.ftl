### The pages of the codex: families, rows, worked examples, the card, and the search palette.
### The rules themselves are in codex.ftl. Messages `codex-act-` and `codex-cost-` and `codex-card-` may ask for any
### number of the rules.

codex-title = Codex
codex-title-tip = Everything that can be met in Hell, each with its numbers and with links to what it has to do with. It opens on what you have chosen.
codex-search = Search the codex
codex-search-none = Nothing answers to that. The clerk has looked twice.
codex-found = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
codex-back = Back (Alt + Left)
codex-forward = Forward (Alt + Right)
codex-visited = Visited
codex-welcome = The codex has { $n } entries. Type a word, or take a family from the list.
codex-key-now = Key: { $key }
codex-clock-now = Now: { $moment }
codex-clock-plan = You plan
codex-nothing-there = No entry is called "{ $term }". Nearest: { $nearest }.
codex-others = Others: { $others }
codex-contents = { $family } ({ $n })

## Families

codex-family-term = Terms
codex-family-rule = Rules
codex-family-example = Worked examples
codex-family-step = The turn
codex-family-order = Orders
codex-family-act = Acts between houses
codex-family-stance = Relations
codex-family-resource = Resources
codex-family-terrain = Terrain
codex-family-rank = Ranks
codex-family-attribute = Attributes
codex-family-power = Levels of disciplines
codex-family-ritual = Rituals
codex-family-event = Events
codex-family-legion = Legions
codex-family-praetor = Praetors
codex-family-ability = Abilities
codex-family-decoration = Decorations
codex-family-artifact = Evil artifacts
codex-family-relic = Unholy relics
codex-family-boon = Boons
codex-family-manuscript = Manuscripts
codex-family-move = Moves of single combat
codex-family-place = Places of power
codex-family-sin = Public objectives
codex-family-objective = Secret objectives
codex-family-path = Ways to end the game
codex-family-archfiend = Archfiends
codex-family-perk = Perks
codex-family-mind = Minds
codex-family-screen = Screens
codex-family-key = Keys
codex-family-ruling = Rulings

## Other forms of terms, with a bar between them

codex-words-conclave = Conclave
codex-words-conclave-token = token
codex-words-tribute = tribute card
codex-words-bazaar = bazaar
codex-words-prima-inferna = Prima Inferna
codex-words-personal-guard = guard
codex-words-blood-vassal = vassal
codex-words-threat-list = threat order|list of threats
codex-words-excommunication = excommunicated|outcast
codex-words-flying = fly|wings
codex-words-stronghold = home
codex-words-regent = Regency
codex-words-consolidation = consolidate
codex-words-move-points = move point|movement
codex-words-hit-points = hit point
codex-words-usurper = usurped

## Titles of the rules in a sentence or two

codex-rule-token-chance = The chance of a token
codex-rule-regency = Who acts first
codex-rule-order-slots = How many orders
codex-rule-ritual-slots = How many rituals
codex-rule-command-rating = How many legions
codex-rule-healing-rate = How fast units heal
codex-rule-prestige-income = Prestige each turn
codex-rule-prestige-battle = Prestige for victories
codex-rule-tribute-offer = How many cards a demand brings
codex-rule-tribute-keep = Which cards are kept
codex-rule-tribute-quality = How good the cards are
codex-rule-payment-waste = No change is given
codex-rule-minimum-bid = How a bid wins
codex-rule-tie-ladder = Equal bids
codex-rule-move-points = How far a legion marches
codex-rule-support = How neighbors help
codex-rule-advantage = The roll before a battle
codex-rule-retreat = Who falls back
codex-rule-rounds = How a battle runs
codex-rule-capture = How a place is taken
codex-rule-pandemonium = Attacking the capital
codex-rule-excommunication = Outside the Conclave
codex-rule-usurper = Winning by force
codex-rule-elimination = Losing the stronghold
codex-rule-election = Winning the election
codex-ruling-title = { $title } (R{ $n })

## Screens and keys

codex-screen-board = The board
codex-screen-board-text = The map of Hell. Click a legion to see where it can go, click there to order it. Arrow keys scroll, the wheel zooms, N and M go from one of your legions or places to the next.
codex-screen-counsel = The counsel
codex-screen-counsel-text = Advice in the upper left corner of the board: what must be answered, what the last turn brought, what could be done now. "Show me" opens the place where it is done. The settings say how much of it appears, and can show the lessons again.
codex-screen-standings-text = The table in the turn log: prestige, income, cantons and public objective of every house, and its final count as far as you can know it. Point at a number to see its parts.
codex-screen-smith = The smith
codex-screen-smith-text = Makes combat cards for a legion or a place. Rivals see that a card is there, not what is on it.
codex-screen-arena = The arena
codex-screen-arena-text = Where two praetors settle what their houses could not. You choose the praetor and plan its moves.
codex-screen-events = Events
codex-screen-events-text = The event cards in your hand, what they cost, and the events that run.
codex-screen-theatre = The battle theater
codex-screen-theatre-text = Shows a battle or a single combat passage by passage, with every number and where it comes from.
codex-screen-chair = Your seat
codex-screen-chair-text = Leave the machine to the next player, set a PIN, or give the seat to somebody else.
codex-screen-title = The title
codex-screen-title-text = Where games begin, go on and are looked at again.
codex-screen-post-text = Games with people at other machines. One of them hosts and invites the others. Every turn goes to each player as a file that only they can open, and sealed orders come back as files. When all have come, or the time has run out, the host's program plays the turn. Who hosts goes on hosting when the own house has fallen.
codex-screen-end-text = The count at the end of the game: who has how much prestige from what, and who takes the throne.
codex-key-text = An action with a key of its own. The settings change it.

## The turn

codex-turn-title = The turn
codex-turn-text = All houses plan in secret and at the same time. Then the turn runs once around, in this order, and nobody can interfere any more.
codex-slots-title = The order slots
codex-slots-text = All first orders, then all second ones, up to the sixth. In each slot the Regent acts first, then the others clockwise.

## Acts between houses

codex-act-title = { START($act) }: how it goes
codex-act-demand = You order it, the Conclave presents it at the end of the turn, and the other house answers with its next orders. Silence refuses. Conceded, you get the thing and your stake back; refused, it keeps the stake and you may claim vendetta at once.
codex-act-insult = You order it, the Conclave presents it, and the other house answers with its next orders. Silence swallows it. Swallowed, your stake comes back and as much again; refused, the stake is lost and the insulted must claim vendetta against you.
codex-act-emissary = You send { $gift_least } to { $gift_most } cards. Accepted, the other makes no demands of you and hurls no insults for some turns. Sent home, it cost you the stake. Humiliated, the other gains { $humiliation } prestige, and you claim vendetta or lose { $humiliation_swallowed } more.
codex-act-vendetta = It needs a cause: a refused demand, a refused insult, a humiliated emissary, or { $conceded_for_vendetta } concessions in a row. You choose an aim, a wager and a time limit. The Conclave grants it at the end of the turn. Won in time, the wager comes back with a bonus; else it is lost.
codex-act-blood-feud = It needs { $victories_for_feud } vendettas won against the house, or its disgrace on your border. It has no aim and no end, and strongholds may be attacked.
codex-act-petition = Only a much greater neighbor can be asked. Accepted, you lose half your prestige, and at the end what is left counts for your lord.
codex-act-between = { $own } against { $other }
codex-act-demand-price = Prestige staked on a first demand
codex-act-insult-price = Most prestige that can be staked on an insult
codex-act-emissary-price = Prestige that sending an emissary costs
codex-act-wager = The wager against your greatest threat, by your rank
codex-span = { $least } to { $most }

## Names of rows

codex-row-cost = Costs
codex-row-upkeep = Upkeep each turn
codex-row-points = Points in the making
codex-row-first-cards = Cards at the start
codex-row-guard-level = Level of the guard
codex-row-stronghold-level = Level of the stronghold
codex-row-stronghold = Its garrison
codex-row-stronghold-hp = Its hit points
codex-row-difficulty = Difficulty
codex-row-needs = Needs
codex-row-aim = Aimed at
codex-row-skulls = Skulls a round
codex-row-shields = Shields a round
codex-row-orbs = Orbs a round
codex-row-luck = Luck, at most
codex-row-mark = Kind
codex-row-pieces = Pieces
codex-value = { $stat } { $n }
codex-gain = +{ $most }
codex-gains = +{ $least } to +{ $most }
codex-not-sold = Never for sale
codex-any = X
codex-any-discipline = any Discipline
codex-start = { START($words) }

## First sentences

codex-rank-text = Worth { $n } wherever ranks are compared: in demands, insults and wagers, between equal bids, and as voices in a vote.
codex-archfiend-text = { $title }. { $style }
codex-perk-costs = Costs { $n }
codex-perk-gives = Gives { $n }
codex-perk-excluded = Cannot be had together with this perk.
codex-mind-text = It sees what a person in its seat would see, obeys the same rules, and gets nothing for free.
codex-attribute-text = The attribute on which the discipline of { $discipline } rests: each point of the one is a level of the other.
codex-power-title = { $discipline } { $n }
codex-power-ritual = Opens the ritual { $ritual }.
codex-power-nothing = Nothing new, but every roll of this discipline is one better.
codex-power-price = From the level below
codex-power-not-sold = not for tribute: only by other means
codex-ritual-relic = a relic with { $ritual } in the ritual chamber
codex-ritual-resisted = Whoever suffers by it resists: both roll 2d6 and add what they have.
codex-ritual-unresisted = Nobody resists it.
codex-event-nobody = Nobody in particular
codex-event-rival = A rival
codex-event-house = A house
codex-event-rival-place = A rival’s place of power
codex-event-own-legion = A legion of your own
codex-event-own-praetor = A praetor of your own
codex-event-banished-praetor = A praetor that you have lost to the Abyss
codex-resource-share = Share of what tribute brings
codex-resource-points = Points above a minimum bid
codex-resource-most = Most on one card
codex-place-text = A place of power of level { $level } that pays { $n } prestige a turn.
codex-sin-open = Everybody can see how far a rival has come with it.
codex-sin-hidden = Nobody can see how far a rival has come with it.
codex-legion-text = A legion of level { $level }: { $values }.
codex-praetor-text = A praetor of level { $level }, for hire. It leads a legion or a garrison, and fights single combats.
codex-champion-text = The champion of Pandemonium in place { $place }, of level { $level }. It cannot be hired, only beaten.
codex-decoration-legion = A decoration for a legion, drawn when it is bestowed.
codex-decoration-praetor = A decoration for a praetor, drawn when it is bestowed.
codex-decoration-upkeep = Its bearer needs no upkeep any more.
codex-artifact-text = An evil artifact of level { $level }, to be attached to a legion.
codex-relic-text = An unholy relic of level { $level }, for a stronghold, a place of power or the ritual chamber.
codex-move-basic = Every praetor knows it.
codex-move-learned = It is learned from a manuscript.
codex-ability-movement = It changes how its bearer moves.
codex-ability-bonus = It adds to a number. A Sound of Doom does not block it.
codex-ability-nature = It needs no act of its bearer. A Sound of Doom does not block it.
codex-ability-action = An act of its bearer in a round. A Sound of Doom blocks it.
codex-ability-promotion = A legion can be offered it when it is promoted.
codex-station-anywhere = A relic gives it from anywhere, even from the vault.
codex-station-kept = A relic gives it from a stronghold, a place of power or the ritual chamber, not from the vault.
codex-station-held = A relic gives it from a stronghold or a place of power only.
codex-station-chamber = A relic gives it from the ritual chamber only.
codex-station-sanctum = A relic gives it from a place of power or the ritual chamber only.

## Worked examples. The numbers come from the rules, run on small positions

codex-example-battle = A battle, worked out
codex-example-battle-text = A legion attacks another by vendetta, and a second legion of the attacker stands beside the canton and supports.
codex-example-march = A march, worked out
codex-example-march-text = A legion stands on its own border. What lies beyond belongs to a rival, and is entered only by right.
codex-example-borders = Border arbitration, worked out
codex-example-borders-text = Whose are cantons in a rival’s land at the end of the turn? The land of the rival begins at 5·5 and goes three cantons deep.
codex-example-duel = A single combat, worked out
codex-example-duel-text = Two praetors fight in the arena with these plans, the same in every round.
codex-example-tribute = Tribute, worked out
codex-example-tribute-text = A house demands tribute once, and then again in the same turn.
codex-example-bid = A bid with a tie, worked out
codex-example-bid-text = Two houses bid on one legion. One adds a soul to the minimum, the other adds something else, and both come to the same points.
codex-example-ritual = A ritual, worked out
codex-example-ritual-text = A house performs a ritual against a rival’s legion, which resists.
codex-example-token = The token clock, worked out
codex-example-token-text = How fast the tokens come, and how long a game lasts in the mean.
codex-example-side = { $side }: { $unit }
codex-example-chances = The chances
codex-example-battle-exact = Every way in which the dice can fall is counted.
codex-example-once = And once with real dice
codex-chance-attacker-wins = The defender is destroyed
codex-chance-defender-retreats = The defender falls back
codex-chance-attacker-retreats = The attacker falls back
codex-chance-defender-wins = The attacker is destroyed
codex-chance-both = Both are destroyed
codex-chance-wins = { $name } wins
codex-chance-both-fall = Both fall
codex-example-reach = { $moves }: { $n } cantons can be reached
codex-example-free = can be entered
codex-example-fight = can be entered, and { $unit } is fought there
codex-example-barred = closed: { $why }
codex-example-border-one = A vendetta, a legion on the border canton
codex-example-border-deep = A vendetta, a legion one canton deeper, alone
codex-example-border-chain = A vendetta, a legion on each of the two
codex-example-border-neutral = No vendetta, a legion on the border canton
codex-example-no-canton = no canton changes hands
codex-example-cantons = { $house } gets { $cantons }
codex-example-duels = { $n } such combats
codex-example-skill = Added to each d20
codex-example-offer = A demand
codex-example-offered = brings { $offer } cards, of which { $keep } may be kept
codex-example-demand = Demand { $n } of the turn
codex-example-quality = quality { $least } to { $most }: a card carries { $poor } to { $rich } points
codex-example-card = Card { $n }
codex-example-rolled = die { $die }, quality { $quality }: { $card }
codex-example-minimum = Minimum bid: { $price }
codex-example-points = bids { $bid }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
codex-example-tie = Equal points. Who wins, if all else is equal but this?
codex-example-tie-rank = { $house } has the higher rank
codex-example-tie-prestige = { $house } has one prestige more
codex-example-tie-regent = { $house } is Regent
codex-example-tie-none = Nothing
codex-example-unsold = nobody
codex-example-won = { $house }: { $tie }
codex-example-void = Nobody: all bids come back, and the minimum rises by { $n ->
    [one] 1 soul
   *[other] { $n } souls
}
codex-example-target = Its target
codex-example-attack = The caster adds
codex-example-defend = The target adds
codex-example-both-roll = Both roll 2d6. The caster must come out higher; equal sums protect the target.
codex-example-levels = The chance of success, by the caster’s level
codex-example-clock = The chance of a token each turn, by tokens drawn
codex-example-game = How long a game lasts in the mean
codex-example-turns = about { $n } turns

## Costs of orders, besides the slot

codex-cost-nothing = nothing
codex-cost-demand_tribute = nothing; each further one in a turn brings cards { $demand_fall } worse
codex-cost-seek_manuscripts = { $search_cards ->
    [one] one card
   *[other] { $search_cards } cards
} less offered and kept; { $search_chance } % to find a piece
codex-cost-bid = the cards of the bid, if it wins
codex-cost-march = 1 move point a canton
codex-cost-fly = the whole move of the turn
codex-cost-create_combat_card = tribute, by what is on the card
codex-cost-train = the manuscript
codex-cost-assemble = the manuscript
codex-cost-raise_attribute = { $least } points of tribute for the first level, { $most } for the highest
codex-cost-rank_threats = free up to turn { $turns }, then { $price } and a slot
codex-cost-demand = { $demand_base } prestige at stake, by the ranks
codex-cost-insult = 1 to { $insult_base } prestige at stake, by the ranks
codex-cost-send_emissary = { $emissary_base } prestige by the ranks, and { $gift_least } to { $gift_most } cards
codex-cost-claim_vendetta = a wager of about { $wager_base } prestige, paid when it is granted
codex-cost-claim_blood_feud = nothing, and no way back
codex-cost-petition = half of your prestige, if it is granted
codex-cost-challenge_champion = perhaps the praetor
codex-cost-perform_ritual = its price in tribute, and a ritual slot
codex-cost-play_event = what stands on the card

## The card: the turn and the costs on one page

codex-card-title = Turn and costs
codex-card-tip = The order of the turn, what orders cost, and the numbers that count most, on one page.
codex-card-costs = What orders cost
codex-card-numbers = Numbers
codex-card-bid = Bid on a ware of the bazaar
codex-card-clock = Token
codex-card-clock-text = { $token_base } % a turn, { $token_step } % more for each drawn; { $tokens_short }, { $tokens_normal }, { $tokens_long } or { $tokens_epic } end the game
codex-card-slots = Order slots
codex-card-slots-text = { $slots_base }, up to { $slots_most }
codex-card-regent = Precedence
codex-card-regent-text = the Regent, then clockwise
codex-card-command = Legions
codex-card-command-text = { $command_base }, more by Wrath; standing bids count
codex-card-healing = Healing
codex-card-healing-text = { $healing_base } a turn, next to a friendly place
codex-card-moves = Move points
codex-card-moves-text = 1 a canton, { $moves_most } at most
codex-card-rounds = Battle
codex-card-rounds-text = { $rounds } rounds: ranged, melee, infernal
codex-card-advantage = Advantage
codex-card-advantage-text = 1d6 + level; the difference, at most { $advantage_limit }
codex-card-support = Support
codex-card-support-text = half of each value of neighbors
codex-card-victory = Victory
codex-card-victory-text = { $level_prestige } prestige a level destroyed or taken
codex-card-places = Places of power
codex-card-places-text = prestige every turn, by their level
codex-card-cantons = Cantons
codex-card-cantons-text = { $canton_prestige } prestige each, at the end
codex-card-bids = Bids
codex-card-bids-text = each soul above the minimum { $soul_points }, all else { $other_points }
codex-card-usurper = Usurper
codex-card-usurper-text = { $usurper_turns } turns in Pandemonium win

## The search palette

codex-finder-title = Find
codex-finder-tip = Finds places, legions, houses, what is owned, what can be done and every entry of the codex. Control + F opens it.
codex-finder-hint = A place, a legion, a house, a deed, a word
codex-finder-none = Nothing on file answers to that.
codex-finder-how = Up and Down choose, Enter goes there, Shift + Enter reads about it, Escape closes.
codex-finder-place-of = Place of { $house }
codex-finder-legion = Legion of { $house }
codex-finder-house = House
codex-finder-treasure = In the service of { $house }
codex-finder-ware = On sale in the bazaar
codex-finder-deed = Order
codex-finder-sheet = Screen
codex-finder-entry = Codex: { $family }

## Keys

key-codex = Open or close the codex
key-finder = Find anything
key-card = Turn and costs on one page
