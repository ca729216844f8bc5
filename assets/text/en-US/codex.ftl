### The codex: rules in a sentence or two (`tip-`), the glossary (`term-`) and the rulings (`ruling-`).
### These messages may ask for any number of the rules under the names that `Teller::rule` gives them.

## Rules in a sentence or two

tip-token-chance = At the end of each turn a Conclave token may be drawn: { $token_base } %, and { $token_step } % more for each token drawn so far. None is drawn while Pandemonium is usurped or once the Conclave is dissolved.
tip-regency = The Regent acts first in every slot, the others follow clockwise. At the end of each turn the Regency passes to the next house that is neither fallen nor excommunicated.
tip-order-slots = Every house has { $slots_base } order slots, and more by its disciplines, at most { $slots_most }. All first slots are carried out before any second one.
tip-ritual-slots = Before its powers are counted, every house can hold { $ritual_slots_base ->
    [one] 1 ritual at a time.
   *[other] { $ritual_slots_base } rituals at a time.
}
tip-command-rating = A house commands { $command_base } legions, the personal guard among them, and more by Wrath. Bids that stand count as legions.
tip-healing-rate = Garrisons heal { $healing_base ->
    [one] 1 hit point
   *[other] { $healing_base } hit points
} a turn, and more by your disciplines; so does a legion that ends the turn next to a friendly place. Two such places heal it no faster. Unclaimed places heal { $healing_neutral }.
tip-prestige-income = Every place of power pays its owner prestige at the end of the turn. At the final count each canton is worth { $canton_prestige } more.
tip-prestige-battle = A destroyed legion or captured place brings { $level_prestige } prestige a level, a forced retreat the damage dealt divided by { $retreat_divisor }. An excommunicated house neither gains nor loses prestige.
tip-tribute-offer = A demand lays tribute cards before you. How many, and how many of them you may keep, goes by Charisma.
tip-tribute-keep = Choose what to keep before you seal the turn; it is in the vault at dawn and can be spent at once. What you do not choose is lost.
tip-tribute-quality = Quality is 1d20 plus Diabolism, less { $demand_fall } for each earlier demand of the same turn. The higher it is, the more points a card carries.
tip-payment-waste = Cards are handed over whole, at most { $payment_slots } at a time. What they carry above a price is lost; above the minimum of a bid it counts.
tip-minimum-bid = A bid must cover the minimum of every resource. Above it each soul counts { $soul_points } points and anything else { $other_points }; the most points win.
tip-tie-ladder = Equal points: the higher rank wins, then the higher prestige, then the Regent. If that does not settle it, the auction is void and the minimum rises by { $raise_souls ->
    [one] 1 soul.
   *[other] { $raise_souls } souls.
}
tip-move-points = Each canton entered takes 1 move point. Points are for the whole turn, however many orders a legion gets; no legion has more than { $moves_most }.
tip-support = Legions next to the canton of combat add half of each of their values, rounded down, to their own side. Places give no support.
tip-advantage = Each side rolls 1d6 and adds its level. The higher gains the difference, at most { $advantage_limit }, on one of its values that is not 0, by chance.
tip-retreat = After { $rounds } rounds the side that took more damage falls back to its nearest free canton; equal damage, the attacker. A legion with nowhere to go is destroyed. Places never retreat.
tip-rounds = A battle has { $rounds } rounds of three challenges: ranged, melee, infernal. The lower value takes the difference as damage; at 0 hit points a unit is destroyed.
tip-capture = A place whose garrison has no hit points left is taken, with its canton, and starts again at 1 hit point. The victor is put into a free canton beside it.
tip-pandemonium = Whoever attacks the Conclave's Pandemonium is excommunicated at once, whatever comes of it.
tip-excommunication = An excommunicated house may be attacked by all and attack all. It gains no prestige, may not bid, is never Regent and cannot be elected.
tip-usurper = Whoever takes Pandemonium is Usurper. A Usurper who holds it and the home stronghold for { $usurper_turns } turns wins; until then no tokens are drawn.
tip-elimination = A house that has lost its stronghold at the end of a turn leaves the game, with all that is its own.
tip-election = When all tokens are drawn, the member of the Conclave with the most prestige is elected.

## Glossary

term-archfiend = Archfiend
term-archfiend-text = A claimant to the throne, with a rank, five attributes, a personal guard and a stronghold. { $seats_fewest } to { $seats_most } of them sit in the Conclave.
term-rank = Rank
term-rank-text = Lord, Baron, Marquis, Duke or Prince, worth 1 to 5. High rank means a stronger guard, stronghold and first vault, and it breaks ties.
term-attribute = Attribute
term-attribute-text = Martial Prowess, Cunning, Intellect, Wickedness and Charisma. Each is the level of the discipline that rests on it. Rivals' attributes are sealed from you.
term-discipline = Discipline
term-discipline-text = Wrath, Deceit, Prophecy, Destruction and Diabolism. Each level may grant something for as long as it is held.
term-conclave = Infernal Conclave
term-conclave-text = The assembly of archfiends that fills the throne. When all tokens are drawn, it elects its member with the most prestige.
term-conclave-token = Conclave token
term-conclave-token-text = The clock of the game. Each turn one may be drawn: { $token_base } %, and { $token_step } % more for each token drawn. A game lasts { $tokens_short }, { $tokens_normal }, { $tokens_long } or { $tokens_epic } tokens.
term-prestige = Prestige
term-prestige-text = Standing in the Conclave, { $prestige_start } at the start. It comes from places of power, victories in battle and, at the end, { $canton_prestige } for each canton.
term-regent = Regent
term-regent-text = The house that acts first in every slot of this turn. The Regency goes round clockwise and passes over fallen and excommunicated houses.
term-turn-circle = Turn circle
term-turn-circle-text = The order in which houses act in each slot, drawn at the start: the Regent first, then clockwise.
term-order-slot = Order slot
term-order-slot-text = One order a slot. A house has { $slots_base } and can come to { $slots_most }. All first slots are carried out before any second one.
term-draft = Draft
term-draft-text = Your orders and answers for this turn. Everything in it can be undone until you seal the turn.
term-canton = Canton
term-canton-text = One hexagon of the map. The map has no edges: whoever marches on in one direction comes back.
term-prima-inferna = Right of Prima Inferna
term-prima-inferna-text = The first legion to enter an unclaimed canton on foot claims it at once. A flying legion claims only where it lands.
term-border-arbitration = Border arbitration
term-border-arbitration-text = At the end of the turn a rival's canton passes to the legion that stands in it by right and next to its own land. Chains of such cantons pass together.
term-terrain = Terrain
term-terrain-text = Open land and bridges can be entered and claimed by all. Every other terrain needs a legion that can cross it, or wings, and is never claimed.
term-legion = Legion
term-legion-text = An army with ranged, melee and infernal values, hit points and move points. A canton holds at most one at the end of a turn.
term-personal-guard = Personal guard
term-personal-guard-text = The legion with which an archfiend begins, with { $guard_moves ->
    [one] 1 move point.
   *[other] { $guard_moves } move points.
} Its loyalty is not for sale.
term-command-rating = Command rating
term-command-rating-text = How many legions a house can command, its guard among them: { $command_base }, and more by Wrath.
term-level = Level
term-level-text = How seasoned a unit is. It is added to the roll for the advantage, and a destroyed unit brings { $level_prestige } prestige a level.
term-loyalty = Loyalty
term-loyalty-text = How hard a legion is to bribe.
term-hit-points = Hit points
term-hit-points-text = What a unit can lose before it is destroyed or, if it is a garrison, its place is taken.
term-healing-rate = Healing rate
term-healing-rate-text = Hit points that your garrisons, and legions next to a friendly place, heal each turn: { $healing_base }, and more by disciplines.
term-move-points = Move points
term-move-points-text = Cantons that a legion can enter in a whole turn, however many orders it gets.
term-flying = Flying
term-flying-text = One hop over anything in place of the walk. A legion that flew to take a place and finds no free canton beside it is lost.
term-place-of-power = Place of power
term-place-of-power-text = A landmark with a garrison that pays its owner prestige each turn. Levels 1 to 5.
term-garrison = Garrison
term-garrison-text = The defenders of a place. They never march, never retreat and give no support.
term-stronghold = Stronghold
term-stronghold-text = The home of an archfiend. It can be attacked only in a blood feud or when one of the two is excommunicated. Whoever loses it leaves the game.
term-pandemonium = Pandemonium
term-pandemonium-text = The capital of Hell. Attacking it means excommunication; holding it for { $usurper_turns } turns, together with the home stronghold, means the throne.
term-battle = Battle
term-battle-text = { $rounds } rounds of three challenges between a legion and the legion or garrison of the canton that it enters.
term-challenge = Challenge
term-challenge-text = One comparison of ranged, melee or infernal values. The lower side takes the difference as damage.
term-support = Support
term-support-text = Half of each value, rounded down, of each friendly legion next to the canton of combat.
term-advantage = Advantage
term-advantage-text = Each side rolls 1d6 plus its level; the higher gains the difference, at most { $advantage_limit }, on one of its values that is not 0.
term-retreat = Retreat
term-retreat-text = After the last round the side that took more damage falls back to its nearest free canton; equal damage, the attacker.
term-tribute = Tribute
term-tribute-text = Cards with souls, ichor, hellfire and darkness, up to { $card_limit } of each, that minions bring on demand. Cards are spent whole.
term-quality-number = Quality number
term-quality-number-text = 1d20 plus Diabolism, less { $demand_fall } for each earlier demand of the same turn. It decides how much a tribute card carries.
term-vault = Vault
term-vault-text = Where your tribute cards lie. No rival sees into it.
term-consolidation = Consolidation
term-consolidation-text = Making one card of 2 to { $payment_slots }. No card carries more than { $card_limit } of a resource.
term-bazaar = Infernal Bazaar
term-bazaar-text = { $shelf } legions on offer at a time, sold by sealed bids that are opened after the last order slot.
term-minimum-bid = Minimum bid
term-minimum-bid-text = The least of each resource that a bid must hold. What it holds above that makes the points by which it wins.
term-tie-ladder = Tie ladder
term-tie-ladder-text = Equal bids go by rank, then prestige, then the Regency. If all are equal, nothing is sold and the minimum rises.
term-threat-list = Threat list
term-threat-list-text = Your rivals, ranked by how much you fear them; each starts with a random order. Against a greater threat a vendetta may be wagered for less and take longer. A change is free up to turn { $free_ranking_turns }, and an order with a price after that. An excommunicated house is everybody's greatest threat.
term-demand = Demand
term-demand-text = Asks another house for tribute, or of a lower one, after conceded demands, for a canton, an artifact or a relic. It stakes { $demand_base } prestige, changed by the two ranks and by demands conceded in a row. Conceded, the stake comes back; refused, the other keeps it and you may claim vendetta. After { $conceded_for_vendetta } concessions in a row you may claim it too.
term-insult = Insult
term-insult-text = A stake of 1 to { $insult_base } prestige, changed by the two ranks. Whoever swallows the insult pays as much to you; whoever refuses it must claim vendetta against you.
term-emissary = Emissary
term-emissary-text = A gift of { $gift_least } to { $gift_most } tribute cards, sent for { $emissary_base } prestige, changed by the two ranks. Accepted, it buys peace from demands and insults for some turns. Whoever humiliates it gains { $humiliation } prestige, and its sender must claim vendetta or lose { $humiliation_swallowed }.
term-vendetta = Vendetta
term-vendetta-text = Leave of the Conclave to attack one rival's legions and places and to take land from the border inwards. Strongholds are exempt.
term-wager = Wager
term-wager-text = The prestige put on a vendetta: { $wager_base }, one more for each place that the other stands below the top of your threat list, and up to your rank's value more or less. A won vendetta brings it back with a bonus, and the other loses half as much.
term-single-combat = Single combat
term-single-combat-text = A vendetta settled by two praetors in the arena of Pandemonium. Both houses pay the wager and name a praetor within { $answer_turns } turns. The winner gets twice its wager; the loser's praetor is banished. Legions stay where they are.
term-blood-feud = Blood feud
term-blood-feud-text = A vendetta without end or mercy: strongholds may be attacked too. It takes { $victories_for_feud } vendettas won against the house, or its disgrace on your border.
term-disgrace = Disgrace
term-disgrace-text = A house to which nothing is left but the canton of its stronghold. Any house that borders on that canton may claim blood feud against it.
term-blood-vassal = Blood vassal
term-blood-vassal-text = A house that has sworn itself to a greater neighbour. It loses half its prestige and all rank above Lord, its lord speaks for it, it is never Regent, and at the end its prestige is counted for its lord.
term-blood-lord = Blood lord
term-blood-lord-text = A house to which another has sworn itself. It is promoted at once, conducts diplomacy for both, passes through its vassal's land, has its support in battle, and counts its prestige at the end.
term-excommunication = Excommunication
term-excommunication-text = Expulsion from the Conclave. All may attack the house and it may attack all; it gains no prestige, may not bid, is never Regent and cannot be elected.
term-usurper = Usurper
term-usurper-text = The house that holds Pandemonium against the Conclave. It wins after { $usurper_turns } turns if it still holds its own stronghold; meanwhile no tokens are drawn.

## Rulings

ruling-r3-title = Halves
ruling-r3 = Halves are rounded down, in costs, support and damage alike; the least cost is 1.
ruling-r4-title = The table
ruling-r4 = { $seats_fewest } to { $seats_most } archfiends play, { $seats_most } if nothing else is said. There are ten house symbols, each with its own colour and shape.
ruling-r5-title = Cards
ruling-r5 = A card can be promised to one thing at a time and is paid whole; what it carries above a price is lost, except in a bid. Losing bids, and what a failed order had not yet spent, come back at the end of the step. A bid whose cards are gone before its slot fails.
ruling-r6-title = Bids
ruling-r6 = A bid stands from the slot that places it and is opened when the bazaar's turn comes. One bid an item a house. The winner pays all that the bid holds.
ruling-r7-title = Orders are checked twice
ruling-r7 = An order is checked when it is drafted and again when its slot comes. The draft shows what depends on an earlier slot.
ruling-r8-title = Answers
ruling-r8 = Answers need no order slot. Those that must be given keep the turn from being sealed; for the others you are told what silence costs.
ruling-r9-title = Marches
ruling-r9 = Move points are for the whole turn, however many orders a legion gets. A march stops before the first canton that it may not enter, and the log says why. Entering the canton of a hostile legion or place is a battle and ends the march.
ruling-r10-title = Where marches end
ruling-r10 = A march must end on a canton without other legions and places. Passing through your own legions and places is free.
ruling-r11-title = Claims
ruling-r11 = Every unclaimed canton entered on foot is claimed at once; of a flight only the canton where it lands. Impassable cantons are never claimed.
ruling-r12-title = Into a rival's land
ruling-r12 = In a vendetta or blood feud a legion may enter a rival's land where it borders on land you held at the start of the turn, or on a canton taken this turn that your legion still stands in. Into the land of a lord, a vassal or an excommunicated house it may go freely. Strongholds can be attacked only in a blood feud, or when one side is excommunicated. Rivals' cantons change hands at border arbitration, an excommunicated rival's at once.
ruling-r13-title = Flight
ruling-r13 = A flight takes the place of the walk: one hop, up to the legion's range, over anything, landing where a march could end or attack.
ruling-r14-title = Advantage
ruling-r14 = The advantage is the difference of the two totals, at most { $advantage_limit }, and falls by chance on one of the winner's values that is not 0.
ruling-r15-title = The order of parts
ruling-r15 = A combat value is built from its base, permanent growth, praetor, artifacts, perks and rituals, support, advantage and combat cards, in this order, and is never below 0. Combat cards cannot raise a value whose base is 0.
ruling-r16-title = What supports
ruling-r16 = A supporting legion counts with its praetor and artifacts, but without combat cards and without support of its own.
ruling-r17-title = Who falls back
ruling-r17 = After the last round the side that took more damage falls back, on equal damage the attacker: to the nearest free canton of its own, over the seam of the map too, and between equals by the dice.
ruling-r18-title = Saves
ruling-r18 = A save of 1d6 plus level is rolled each time a rule asks for it. Panic leaves at least 1 hit point.
ruling-r19-title = Who reads the report
ruling-r19 = The full arithmetic of a battle is for those who fought it. Others read who fought, where, and who won.
ruling-r20-title = The secret of a vendetta
ruling-r20 = What a vendetta must achieve is known only to its claimant, until it is judged. That it stands, against whom and until when is public, and so is the wager.
ruling-r21-title = Waiting periods
ruling-r21 = Each kind of act has its own waiting period towards each house. Waiting { $diplomacy_wait } turns means that the act can be ordered again in the turn after these.
ruling-r22-title = When vendettas begin and end
ruling-r22 = A claim is granted at the end of the turn in which it is made, and its wager taken then. The vendetta holds from the next turn on, for as many turns as its limit says, and is won at the end of the turn in which its aim is reached. What counts is what happened since it was granted; what a blood vassal does counts for its lord.
ruling-r23-title = A house falls
ruling-r23 = When a house falls, its land and places become neutral, its legions leave the board, what it bought returns to the stock, and its prestige is gone.
ruling-r24-title = The token clock
ruling-r24 = The chance of a token is { $token_base } %, and { $token_step } % more for each token drawn. Everybody sees it.
ruling-r25-title = Ties at the count
ruling-r25 = Equal totals at the final count go by rank, then cantons, then the dice. The count is revealed item by item.
ruling-r26-title = Minds
ruling-r26 = A house played by the machine obeys every rule that binds you, sees no more than you would in its seat, and gets nothing for free at any level.
ruling-r27-title = The order of a battle
ruling-r27 = First salves heal and shields go up, then panic, the advantage, combat cards and support. The parts of a value are added up, and only the sum is never below 0. Damage counts from the panic on, also on a shield; what is healed in a battle was suffered all the same.
ruling-r28-title = First and last
ruling-r28 = What either side wants first or last in a round holds for both. Two firsts, or two lasts, keep their usual order, and first and last for the same challenge cancel each other. Who is silenced by the sound of doom wants nothing.
ruling-r29-title = What damage comes to
ruling-r29 = The difference of the values, and what the winner's abilities add; then every sort of doubling once, one after the other; then the loser's vulnerability, halving, rounded down, and resistance. An aura lets nothing of it through. What damage sets off needs damage above 0, on a shield or not. Abilities with a number add up over all that bring them; any other works once.
ruling-r30-title = Both destroyed
ruling-r30 = If neither side has hit points left, both legions are destroyed and each house has its prestige for the other's. A place whose attacker falls with it stays whose it was, with 1 hit point.
ruling-r31-title = Twice
ruling-r31 = A challenge that comes twice comes once more at the end of the first round, and only once more even if both sides want it.
ruling-r32-title = What no longer fits
ruling-r32 = A unit that loses attachment slots sends home what no longer fits: the attachment of the lowest level first, a praetor after others of its level. Combat cards stay longest; then the newest is gone. A ritual chamber that loses a slot sends home the relic of the lowest level.
ruling-r33-title = Artifacts on the field
ruling-r33 = A victorious legion finds each artifact of a destroyed legion with a chance of { $scavenging } %, and brings it to its owner's vault. What it does not find, and what nobody is left to look for, the merchants pick up: it goes back to the stock of the bazaar.
ruling-r34-title = Relics of a taken place
ruling-r34 = Relics stay in a place that is captured and serve its new owner. What a fallen house still has goes back to the stock of the bazaar. A combat card is gone when its unit falls, changes hands or leaves.
ruling-r35-title = Gifts that come and go
ruling-r35 = What a relic or a place gives counts from the moment it is there and ends when it is not. A relic in Pandemonium works as in a place of power. Order slots are counted when the turn begins. A command rating that falls dismisses no legion, but none can be hired until there is room. The portrait takes no prestige that you do not have.
ruling-r36-title = The guard gathers again
ruling-r36 = A personal guard that was destroyed takes the field again after 8 turns less its archfiend's rank value, where a bought legion would, and waits while there is no room. It keeps its level and comes back weaker: 1 or 2 less of each value, 2 hit points less, and without what it was promoted to besides. It comes back even where the command rating is full.
ruling-r37-title = Wages
ruling-r37 = Upkeep is paid at dawn in whole turns, up to 20 ahead; cards that do not cover a whole turn are not taken. It falls due after the last order and before borders are arbitrated, so a legion that is not paid still marches and fights that turn. The turn in which it is hired is paid with its price.
ruling-r38-title = Combat cards
ruling-r38 = Ranged is raised with hellfire, melee with ichor and infernal with darkness, a point for a point, up to Wrath + 1. An enemy value is lowered by 1d6 and up to Wrath - 1 more, a shield holds up to twice Wrath in hit points, a ward resists Deceit by 2 or 4. Of two elements on a card, no two change the same value the same way, and only one changes the rules. An empty card costs 1 soul and looks like any other.
ruling-r39-title = Secret pages
ruling-r39 = Pieces of manuscripts lie in the vault like tribute: rivals see neither how many there are nor which. What the bazaar has not shown yet is no secret, so all can see that a piece has left the stock, and nobody who has it. Trainings are their house's own business; what a legion or praetor on the map has learned is there for all to see. The pieces of a fallen house go back to the stock.
ruling-r40-title = The search for manuscripts
ruling-r40 = A demand that asks for manuscripts brings { $search_cards ->
    [one] 1 tribute card
   *[other] { $search_cards } tribute cards
} fewer, of those laid before you and of those you may keep, and counts as a demand. Its chance to find a piece that the bazaar has not shown yet is { $search_chance } %, less { $search_fall } % for each earlier demand of the turn; what improves it does so by a share of the { $search_chance } %. A missing piece of a set that the house has begun is { $search_begun } times as likely to be found as any other. The piece is in the vault at once.
ruling-r41-title = The use of manuscripts
ruling-r41 = A manuscript is used up when the order is carried out, and its pieces leave the game. A training is learned when the next turn begins; a pupil that has fallen by then learns nothing. Nobody learns what he can do already, or more than { $trained_most } abilities from manuscripts. Rites and Machines work at once. A Rite raises an attribute to { $attribute_cap } at most, a Machine lowers none below 0, and whoever cannot lose attributes is passed by.
ruling-r45-title = Raising attributes
ruling-r45 = Half the price of a raise is souls, rounded down; the rest is ichor for Martial Prowess, darkness for Cunning, hellfire and darkness for Intellect, hellfire for Wickedness and souls for Charisma. An attribute can be raised once a turn. What a new level grants is there at once, but order slots are counted at the start of a turn.
ruling-r46-title = The seven stances
ruling-r46 = The stances are neutral, truce, single combat, vendetta, blood feud, vassalage and excommunication; of several that could hold, the last named does. During a vendetta or a feud the two houses have no other dealings before the Conclave.
ruling-r47-title = Demands
ruling-r47 = A half point of a demand's cost rounds down. Of a house that is no lower in rank 1 tribute card can be demanded, and 1 more for each demand that it has conceded in a row; of a lower one { $demand_above } and the difference of ranks, and 1 more for each concession; never more than { $demand_most }. Whoever concedes chooses the cards, the artifact or the relic, and must give all that was demanded; the dice choose a canton. A refusal breaks the row. Silence refuses.
ruling-r48-title = Insults
ruling-r48 = An insulted house that swallows an insult loses no more prestige than it has, and the insulter gains no more than that beyond the stake. Silence swallows. A house that has refused an insult and names no terms is given the mildest: the least wager, the smallest aim, all the time there is.
ruling-r49-title = Champions
ruling-r49 = The Champion fights at once, in the slot of the challenge, with a plan that the dice draw; a house's Champion with the plan that won the title. Beating the four pays { $champion_1 }, { $champion_2 }, { $champion_3 } and { $champion_4 } prestige, also if both fall; beating a house's Champion as much as the fourth; defending the title { $title_defence }; holding it at the end { $title_end }. If the holder is lost outside the arena, the last of the four takes the sand again.
ruling-r50-title = Emissaries
ruling-r50 = Humiliating an emissary brings { $humiliation } prestige. The sender who does not claim vendetta in the next turn loses { $humiliation_swallowed }; one who wins it gains { $humiliation_avenged } more. Silence sends the emissary home.
ruling-r51-title = What a vendetta pays
ruling-r51 = It pays the wager back and a multiple of it: the greater the aim and the shorter the limit, the more. The longest limit is { $limit_base } turns and half the rank, rounded up; { $limit_first } more against the greatest threat, { $limit_second } more against the second. Aims that the rival could not fulfil any more are not offered, but one legion more than it has now may be named.
ruling-r52-title = Single combat
ruling-r52 = Both wagers are taken when it is granted. The winner gets twice its own. If both praetors fall, both wagers come back. If neither house sends a praetor, the claimant has failed to appear. A praetor with a plan that does not stand fights by the arena master's counsel.
ruling-r53-title = Blood vassals
ruling-r53 = A petition's conditions must hold when it is made and when it is answered. What stood between the vassal and others ends without a judgement, and wagers come back. A vassal cannot be elected. If its lord falls it is its own master again, in the rank that it has then; a lord and its vassal who are the only ones left have won, for the lord.
ruling-r54-title = Broken off
ruling-r54 = When a house falls, is excommunicated or becomes a vassal, everything that stands between it and others ends; stakes, wagers and gifts come back to those who may have them. Of two claims between the same houses in one turn, orders come before answers, earlier slots before later ones; then rank, prestige, the Regent and the dice decide.
ruling-r55-title = What counts before the Conclave
ruling-r55 = A rank is raised in diplomacy only by what everybody sees on the map. While an act, a right or a claim between two houses waits, neither begins anything with the other. Of two acts in one slot, plain rank decides first, then prestige with what has been staked, then the Regent, then the dice. What may be demanded depends on demands conceded in a row, not on demands made. A conceded canton that no border reaches any more counts as conceded all the same.
ruling-r56-title = Rights and claims
ruling-r56 = The right that a refusal gives lasts one turn. A promise to an emissary binds only whoever accepted it, and forbids only demands and insults. Single combats that a rival failed to attend count as vendettas won, but prove no praetor; what a target wins counts towards no feud. Vendettas won are not used up by a feud. A claim that waited for Pandemonium keeps its terms, and takes its wager when it is granted. A challenge to the Champion is no diplomacy: vassals may make it, and it is heard while Pandemonium is held.
ruling-r60-title = A slot of single combat
ruling-r60 = Both strokes of a slot are made at once, in this order: trances and lost skulls settle what is left of each; luck is rolled, once for each praetor and wherever skulls or open wounds are about; wards go up; damage is done and stopped; oaths turn it. An attack needs a skull to have luck. A defender has luck whatever it does itself, even with an orb or an empty slot. A bonus that needs damage needs some that no ward has stopped.
ruling-r61-title = What lasts in single combat
ruling-r61 = What a move does to later slots ends with the round. A ward is so many points in all and stops every sort of damage, orbs' too; the shields of an Impenetrable Stance block two points each in this way, not one more besides. Skulls lost to a Crippling Strike are so many in all, from the next strokes that have any. A Bleeding Wound costs the same in each later slot, and unused shields and luck can stop it there. An Oath of Retribution turns the stroke that it meets, not wounds from before. Moves already made are those of the round.
ruling-r62-title = Duels without end
ruling-r62 = Praetors fight by the same plan in every round. If no roll of the dice could let either hurt the other, or nobody has won after { $duel_rounds } rounds, both are banished.
