# The lesson of Nine Circles: what a clerk says at each question.

circles-lesson-player = You
circles-lesson-begin = Learn Nine Circles
circles-lesson-begin-tip = A game against three imps, in which a clerk explains every question of the first game turn.
circles-lesson-about = Nine Circles, by one game turn that is explained question by question.
circles-lesson-name = A lesson of Nine Circles
circles-lesson-clerk = The clerk
circles-lesson-over = That was a whole game turn. The others go the same way: Hell cards, Souls, summoning, one action of each daemon, combat, petitions. The codex has every rule. I shall be silent now, if you like.
circles-lesson-enough = Thank you, I can go on alone
circles-lesson-enough-tip = The clerk goes. The game goes on.
circles-lesson-table-itself = At the left are the four triumvirates; yours is the first. Each has three daemons, with skulls for war, stars for magic and hearts for diplomacy. In the middle lies Hell: nine circles of five sectio, the first outside, the ninth around the Pentagram. You win with all five sectio of one circle. Under the map your hand of arcana cards will lie; now it is empty.
circles-lesson-exchange = You may give one daemon back for another from the deck. It costs your first Favor, so do it only if a daemon has few symbols.
circles-lesson-garrison = You place a legion in one of your sectio, and all do so in turn. A sectio without a legion can be taken by anybody, but you cannot guard them all. Guard those that lie in one circle: you need five of a kind.
circles-lesson-discard = Nobody keeps more than { $hand } arcana cards. The cards have two halves: the upper one helps in everyday things, such as walking the Earth, the lower one is a spell. Keep cards with a six: { $sixes } of them win the game.
circles-lesson-lose = An event takes legions from you. Lose those that guard nothing.
circles-lesson-deal = Everything but promises can be given away here: Souls, cards, sectio, units, even daemons. Offers and answers go round by round. If you want nothing, just answer.
circles-lesson-desert = You cannot pay all your units. Those that you leave unpaid look for another master, and Hell thinks less of you.
circles-lesson-enlist = Somebody could not pay these units. For a Soul each they serve you.
circles-lesson-maintain = A macina works only in turns for which it is maintained.
circles-lesson-summon = Souls buy legions, cards and lieutenants, one thing at a time, until you say that you are done. A legion costs upkeep in every Soul Phase, usually { $upkeep ->
    [one] 1 Soul
   *[other] { $upkeep } Souls
}, so do not buy more than your sectio can pay. A new legion appears in a sectio of yours. Click it on the map or in the list.
circles-lesson-quarter = Choose where the new unit begins. A lieutenant leads legions and flees and fights better than they do, so put it where you want to attack or must hold.
circles-lesson-action = Each daemon takes one action a turn, in order of rank. To march is to conquer: enter a sectio without defenders, and petition for it at the end of the turn. Petitions cost Favors, and these come from the Earth: a daemon that walks there earns them in each Soul Phase and more with evil deeds. Influence and atonement are for daemons in Hell. The form tells price and odds of everything.
circles-lesson-conspire = You see Hell cards that nobody else sees. Choose what Hell shall be told next.
circles-lesson-march = A daemon moves as many units as it has skulls. Choose a unit, then its way, step by step. A lieutenant takes legions along. A unit that enters a sectio of units of others stops there, and they will fight.
circles-lesson-passage = Somebody wants to pass where your legions stand. If you refuse, it does not enter.
circles-lesson-flight = Your units may run. A die tells where to, and whether they get away at all. Running from a stronger army saves legions, but not the sectio.
circles-lesson-counter = A spell was cast, and you hold a card that can stop it. It is spent in any case, so ask what the spell costs you.
circles-lesson-keep = You see cards and keep one.
circles-lesson-withdraw = Your units may leave this combat for a neighboring sectio.
circles-lesson-lilith = Lilith has three faces: one destroys what she meets, one doubles it, one gives cards. A die tells which it is. Whoever courts her may lead her.
circles-lesson-peace = If everybody here agrees, nobody fights. One who refuses is enough for a combat.
circles-lesson-sides = With more than two armies the largest names its enemy, and the others choose a side.
circles-lesson-join = A daemon in Hell may join, with cards up to its stars. It brings its magic, and may be incapacitated.
circles-lesson-first = Whoever is first in magic can surprise; whoever is second can answer.
circles-lesson-cast = Spells are cast in turn until all pass.
circles-lesson-hits = Distribute the hits over your units. Each hit unit rolls for its life.
circles-lesson-petition = Where you have a legion and nobody else stands, you can become the ruler of the sectio: for Favors, or for nothing if you won a combat there. Claim first what completes a circle. A Disfavor binds a Favor, so that it cannot be spent.
circles-lesson-cash = Disfavors bind your Favors. Here Favors can pay for them.
