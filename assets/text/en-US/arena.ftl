### The arena: planning a single combat, naming a praetor, challenging the champion, and watching it blow by blow.

arena = The arena

## The theatre

arena-heading = { $one } against { $other }
arena-heading-imagined = What might happen: { $one } against { $other }
arena-imagined-tip = One of the many ways in which this can go: your plan, a plan that the other side might have, and dice thrown for the show. Press again for another. The real dice are thrown in the arena.
arena-imagined-end = So it could end. Nobody is banished by a rehearsal.
arena-level-of = Level { $n } · { $house }
arena-hp-tip = Wounds of the arena do not outlast it. The victor leaves it whole, and the vanquished does not leave it.

arena-entry = { $one } of { $house } and { $other } of { $rival } walk out onto the sand.
arena-round-first = The gates are shut.
arena-round-next = Nobody has fallen. Round { $n } begins, by the same plans.
arena-round-tip = Both fight by the plan they came with, round after round, until one of them falls. What lay on them is gone when a round begins.
arena-slot = Slot { $n }
arena-exchange = Slot { $slot }: { $one }; { $other }.
arena-did = { $praetor } ({ $move }) does { $n ->
    [0] no damage
    [one] 1 damage
   *[other] { $n } damage
}
arena-did-negated = { $praetor } ({ $move }) is in a trance and does nothing
arena-did-nothing = { $praetor } makes no move
arena-no-move = No move
arena-dealt = −{ $n }
arena-damage = Damage
arena-victim = { $n ->
    [0] { $praetor } loses no hit point by it.
    [one] { $praetor } loses 1 hit point, if there is one left to lose.
   *[other] { $praetor } loses { $n } hit points, or as many as there are left.
}
arena-click-opens = A click opens it again.
arena-slot-hidden = Not yet seen
arena-hidden-tip = What the other side has planned is seen when it is done.
arena-empty-tip = An empty slot does nothing. Luck still wards off blows there.

arena-part-hit = Skulls through shields
arena-part-bonus = Bonus of { $move }
arena-part-direct = { $move }, past all shields
arena-part-bleeding = Open wounds
arena-part-retribution = { $move } strikes back
arena-part-blocked = Unused shields and luck
arena-part-warded = Wards
arena-part-turned = Turned by { $move }
arena-sum-skulls = Skulls
arena-sum-luck = Luck of the attacker
arena-sum-shields = Shields of the defender
arena-sum-fended = Luck of the defender
arena-luck-tip = Each praetor rolls luck once in a slot, from 0 to its own number, for blows given and taken. What shields have left over can still stop bonuses and bleeding.
arena-dice = The dice of this move: { $n } together.
arena-trance-holds = The trance holds: { $rolled }, and { $chance } or less was enough
arena-trance-fails = The trance slips: { $rolled }, and { $chance } or less was needed
arena-crippled = Crippled: { $n ->
    [one] 1 skull lost
   *[other] { $n } skulls lost
}
arena-ward-raised = Raises a ward that stops { $n } damage
arena-wound = Opens a wound: { $n } in each later slot
arena-maimed = Cripples: { $n ->
    [one] the next skull is lost
   *[other] the next { $n } skulls are lost
}
arena-trance = Lays a trance: { $n } % against each later move

arena-lies-ward = Ward { $n }
arena-lies-ward-tip = So much damage of any kind is still stopped in this round.
arena-lies-bleeding = Bleeds { $n }
arena-lies-bleeding-tip = So much is lost in each slot to come of this round, less what luck and shields have left over.
arena-lies-crippled = Crippled { $n }
arena-lies-crippled-tip = So many skulls of its next moves are lost in this round.
arena-lies-trance = Trance { $n } %
arena-lies-trance-tip = The chance that each of its later moves of this round comes to nothing.

arena-end = { $winner } stands. { $loser } is banished to the Abyss.
arena-end-both = { $one } and { $other } strike each other down, and the Abyss takes both.
arena-end-stalemate = { $one } and { $other } cannot hurt each other. The Conclave, bored, banishes both.

arena-watch-tip = Shows the single combat slot by slot, with every number and where it comes from.

## The table

arena-left = { $n } of { $all } left
arena-left-title = { $sort ->
    [skull] Skulls
    [shield] Shields
   *[orb] Orbs
}: { $n } of { $all } left
arena-left-all = { $sort ->
    [skull] Attack of the praetor
    [shield] Defense of the praetor
   *[orb] Infernal of the praetor
}
arena-left-spent = Allotted to moves
arena-left-rest = Left
arena-left-tip = They are for the six slots of a round together, and come back whole with every round.
arena-advise = Advise me
arena-advise-tip = The arena master draws up a plan against an enemy of your praetor's own strength.
arena-study = Study the enemy
arena-study-tip = Tries many plans against this enemy, and keeps the one that wins most. It takes a moment.
arena-study-unknown = Choose first whom you expect.
arena-clear = Clear
arena-clear-tip = Empties all six slots.
arena-slot-label = Slot { $n }: { $move }
arena-slot-tip = A click chooses slot { $n }; the moves below then go there. Drag moves from slot to slot, or press Delete to empty it.
arena-slot-clear = Empty slot { $n }
arena-less = One { $sort } less in slot { $n }
arena-more = One { $sort } more in slot { $n }
arena-step-tip = Skulls do damage, shields block skulls, orbs feed infernal moves.
arena-least = This move takes at least { $n }. Empty the slot to be rid of it.
arena-most = This move takes at most { $n }.
arena-spent = { $sort ->
    [skull] No skull is left.
    [shield] No shield is left.
   *[orb] No orb is left.
} Take one back from another slot.
arena-moves-for = Moves for slot { $n }
arena-move-takes = Takes { $cost }.
arena-move-skulls = Its skulls hit, with a roll of luck.
arena-move-shields = Its shields block skulls in this slot, with a roll of luck.
arena-move-stance = They do not block skulls as shields usually do.
arena-move-orbs = Orbs ask for no luck, and none helps against them.
arena-move-tip = A click puts it into the chosen slot; or drag it to another.
arena-move-short = { $sort ->
    [skull] It takes { $needs } skulls, and { $n } can be spared.
    [shield] It takes { $needs } shields, and { $n } can be spared.
   *[orb] It takes { $needs } orbs, and { $n } can be spared.
}
arena-locked = { $n } moves that it has not learned
arena-taught-by = Not learned. Taught by { $n ->
    [1] the manuscript { $manuscript }.
   *[other] the manuscript { $manuscript }, in { $n } pieces.
}
arena-plan-empty = No move at all. The crowd would take it badly.
arena-plan-rest = { $slots ->
    [0] All slots are filled
    [one] 1 slot is empty
   *[other] { $slots } slots are empty
}, { $rest ->
    [0] and nothing is left to allot.
    [one] and 1 point lies idle.
   *[other] and { $rest } points lie idle.
}
arena-plan-full = All six slots are filled, and every point is allotted.

## The enemy and the odds

arena-enemy = The enemy
arena-enemy-basic = Knows only the basic moves.
arena-enemy-knows = Knows, besides the basic moves:
arena-enemy-unknown = Nobody knows whom they will send. Whoever serves a legion or a place of theirs has been seen; others may wait in the vault.
arena-odds = The odds
arena-odds-none = A plan that cannot be carried out has no odds.
arena-odds-random = Against a plan at random
arena-odds-random-tip = In each bout of trial the enemy has another lawful plan, with nearly everything allotted.
arena-odds-advised = Against a plan well advised
arena-odds-advised-tip = In each bout of trial the enemy has the plan that its own arena master would draw up. It could be wiser still, or less wise.
arena-odds-twin = Measured against a twin of your praetor, for nobody knows who will come.
arena-odds-aimless = The champions of Pandemonium fight as the mood takes them: at random, and with everything they have.
arena-odds-unknown = What this enemy will do is not known; the truth lies somewhere near these two.
arena-odds-count = { $n } bouts of trial each, so right to about 5 in a hundred; { $rounds } rounds on average.
arena-chance-win = { $percent } %: yours stands alone ({ $n } of { $all })
arena-chance-win-short = yours stands
arena-chance-both = { $percent } %: both are banished ({ $n } of { $all })
arena-chance-both-short = both lost
arena-chance-lose = { $percent } %: the other stands alone ({ $n } of { $all })
arena-chance-lose-short = yours is lost

## The sheet

arena-sheet-title = The Arena: the Champion of Pandemonium
arena-sheet-combat = The Arena: single combat with { $house }
arena-tab-title = The champion
arena-tab-combat = Against { $house }
arena-no-combat = That quarrel has been settled.
arena-own = Your praetors
arena-praetor = { $praetor }, level { $n }
arena-praetor-tip = A click sends this one.
arena-no-praetor = You have no praetor to send. One may be for hire in the bazaar.
arena-nobody = There is nobody to make a plan for.
arena-elsewhere = It is named for another single combat.
arena-stakes-praetor = The victor rises a level. The vanquished is banished to the Abyss for good.

arena-called = { $house } has called you out.
arena-called-own = You have called { $house } out.
arena-wager = { $own } prestige of yours is taken already; victory pays { $double }. { $house } has wagered { $theirs }.
arena-until = { $left ->
    [0] Name a praetor now: this is the last turn.
    [one] Name a praetor by the end of the next turn, turn { $turn }.
   *[other] Name a praetor by the end of turn { $turn }.
}
arena-forfeit-claimant = If you send nobody in time, your wager of { $own } is lost, and { $house } gets its { $theirs } back.
arena-forfeit-target = If you send nobody in time, your wager of { $own } is lost, and { $house } is paid { $double } as the victor.
arena-who-comes = Who will come?
arena-who-tip = Seen in their service. It may also be somebody from their vault.
arena-who-somebody = Somebody else
arena-name = Name { $praetor }
arena-name-tip = The fight is held as soon as both houses have named somebody. Until then you can change your mind.
arena-name-done = { $praetor } is named, with this plan.
arena-name-differs = Another praetor or plan stands. The seal replaces it.

arena-withdraw = Withdraw
arena-withdraw-tip = Takes back what this turn’s plan says of it.

arena-summons = { $house } has called you out to single combat.
arena-summons-own = You have called { $house } out to single combat.
arena-summons-name = Name a praetor
arena-summons-change = Change your mind
arena-named = { $praetor } will go.
arena-unnamed = Single combat with { $house }. { $until }
arena-missing = Nobody is named against { $house }, and this is the last turn: the wager is lost.

arena-champions = The Champions
arena-fallen = { $n ->
    [0] None of the { $all } has fallen yet. They are fought from the bottom to the top.
    [one] One of the { $all } has fallen. They are fought from the bottom to the top.
   *[other] { $n } of the { $all } have fallen. They are fought from the bottom to the top.
}
arena-rung-fallen = fallen
arena-rung-reigning = reigns now
arena-rung-waiting = waits above
arena-rung-prize = Beating this champion pays { $n } prestige.
arena-title-worth = Whoever beats the last of them holds the title, worth { $n } prestige when the game ends.
arena-title-defended = A house that holds it must fight every challenger, and is paid { $n } for each it beats.
arena-challenge = Challenge { $champion }
arena-challenge-tip = An order for one slot. The fight is held when its turn comes.
arena-challenge-done = { $praetor } goes in slot { $n }, with this plan.
arena-challenge-differs = Another praetor or plan stands in your orders. The seal replaces it.
arena-proven = It has won a single combat and may challenge the champion.
arena-unproven = It must win a single combat before it may challenge the champion.

arena-door-title = To the champion’s arena
arena-door-title-tip = Shows who reigns, what beating him pays, and the table at which to plan it.
arena-door-combat = Send against { $house }
arena-door-combat-tip = Opens the table at which the single combat is planned, with this praetor.
