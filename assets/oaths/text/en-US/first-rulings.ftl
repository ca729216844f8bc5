### What the source of the first edition leaves open, or lost, and what is played here. The codex shows these entries.
### Numbers come from the catalog. Numbers in quotations are the source’s own.

oaths-first-ruling-cards = The cards
oaths-first-ruling-cards-text = The list of cards is lost. We made { $resources } resource cards: { $hordes } hordes, { $fortresses } fortresses, { $artifacts } artifacts, { $rituals } rituals and { $specials } special cards. The source names most of them. Two fortresses, the conjuration and the vortex have their names from the third edition.
oaths-first-ruling-cards-why = Rules and playing tips name cards and what they do. Their numbers were chosen by simulation.

oaths-first-ruling-combat-table = The combat cards
oaths-first-ruling-combat-table-text = The table of the combat cards is lost. We made { $cards } cards. They have six rows for the odds and five columns for the defense.
oaths-first-ruling-combat-table-why = The source tells how rows and columns are found, and how many cards are drawn.

oaths-first-ruling-devils = Devils are dealt
oaths-first-ruling-devils-text = A devil can be chosen in the set-up. Devils that nobody has chosen are dealt by lot.
oaths-first-ruling-devils-why = “Deal a random Devil to each player.”

oaths-first-ruling-four = Four players
oaths-first-ruling-four-text = There are no other rules for four players.
oaths-first-ruling-four-why = The source speaks of “some rule modifications for 4 players”, but has none.

oaths-first-ruling-rounds = Trading in rounds
oaths-first-ruling-rounds-text = Everybody says at once which offers it takes, whom it frees, what it sells, what it plays and what it offers. All of it is shown together and happens in this order, each part clockwise from the Starter. A trading ends when everybody is ready, or after the last round.
oaths-first-ruling-rounds-why = At a table everybody talks at once. “When an effect is started, nothing can happen until it has been handled.”

oaths-first-ruling-limited = When limited trading happens
oaths-first-ruling-limited-text = Limited trading happens after an attack is announced, once before the rituals, and at the start of the gathering. It has { $limited_rounds } rounds: offers, and answers to them. There is none between the rounds of a combat.
oaths-first-ruling-limited-why = Trading at every moment would have no end. What armies do in a combat can be promised before it.

oaths-first-ruling-open-offers = Offers are open
oaths-first-ruling-open-offers-text = Everybody hears every offer, with all cards that it names. Whoever takes an offer of what its maker no longer holds gets nothing, and gives nothing.
oaths-first-ruling-open-offers-why = Whoever deals in the open can be held to its word.

oaths-first-ruling-fortress-trade = A traded fortress
oaths-first-ruling-fortress-trade-text = What belongs to a fortress goes with it. Its prisoners have to be handed over or freed in the same deal. Whoever gets a second fortress discards the old one.
oaths-first-ruling-fortress-trade-why = “If the Devil has more than one fortress as a result of trade, the player must discard all but one.”

oaths-first-ruling-permission = Permission to trade
oaths-first-ruling-permission-text = A captor can permit a prisoner to trade with everybody until the next playing phase. Prisoners of Heaven and devils that have fled trade with nobody.
oaths-first-ruling-permission-why = “The devil can only trade with its captor, unless the captor gives permission to do otherwise.”

oaths-first-ruling-vows = What can be promised
oaths-first-ruling-vows-text = Devils can promise to attack or to spare another, to stay away from Earth, to object to another or not to object, to proclaim another, and to give cards, oaths or Souls at the end of the game turn. A promise lasts for this game turn or for the next one as well. It can hold always, if possible, or if a certain devil becomes Overlord.
oaths-first-ruling-vows-why = “Any obscure, unclear and impossible promises are denied.” A promise has to be one that the table can judge.

oaths-first-ruling-bound = How promises bind
oaths-first-ruling-bound-text = The rules refuse an answer that breaks a promise. A promise that could not be kept is judged at the end of its last game turn, and disgraces its devil.
oaths-first-ruling-bound-why = “It must do everything to fulfill that promise.”

oaths-first-ruling-contradiction = Promises that contradict
oaths-first-ruling-contradiction-text = A devil cannot promise the opposite of what it has promised.
oaths-first-ruling-contradiction-why = Such a promise is impossible.

oaths-first-ruling-orders = Tabling after trading
oaths-first-ruling-orders-text = Cards are tabled, fiends and devils go to Earth, and rituals are started when the trading of the playing phase is over. All devils do this at once.
oaths-first-ruling-orders-why = The source lets everybody do it in any order until all are ready.

oaths-first-ruling-draws = Numbers of cards are open
oaths-first-ruling-draws-text = Everybody knows the number of cards in each hand, in the deck and in the pile of sold oaths. Nobody knows which oaths were sold.
oaths-first-ruling-draws-why = Hands are “kept in sight”, and the deck may be counted. The pile follows from them.

oaths-first-ruling-agreements = The two agreements
oaths-first-ruling-agreements-text = A drunken agreement gives an own oath to another devil and draws { $drunken } cards from its hand; oaths among them are returned. A forced agreement gives an own oath for a tabled card, in the playing phase only.
oaths-first-ruling-agreements-why = A playing tip names both as cards that cost an oath and bring “all nice things”.

oaths-first-ruling-recall = Recall and escape
oaths-first-ruling-recall-text = A recall brings back any devil that has fled. In combat it can be played by any other devil when the defender flees. An escape frees its own devil, or lets it flee from combat.
oaths-first-ruling-recall-why = “This can only be prevented with Recall special card.”

oaths-first-ruling-attack = Who can attack
oaths-first-ruling-attack-text = An army can attack if it has a leader, if none of its attacks was defeated in this game turn, and if it has not attacked this realm in it. The army of a prisoner needs no leader to attack the captor.
oaths-first-ruling-attack-why = The list of conditions is lost. Other sentences imply these.

oaths-first-ruling-joining = Joining a combat
oaths-first-ruling-joining-text = All devils decide at once whether they join, retreat, change sides or flee. Armies that have joined can leave in a later round. Their devils then neither attack nor join any more in this game turn.
oaths-first-ruling-joining-why = “A defeated army (retreating, time-out) can not attack again.”

oaths-first-ruling-main-army = The end of an attack
oaths-first-ruling-main-army-text = A combat is over when the army of the main attacker has no leader or is destroyed, even if allies are left.
oaths-first-ruling-main-army-why = “If the main attacker retreats, the combat is immediately over.”

oaths-first-ruling-no-next-turn = Combats do not last
oaths-first-ruling-no-next-turn-text = A combat is not continued in the next game turn.
oaths-first-ruling-no-next-turn-why = The source allows it for a victor, but says nothing of what that means.

oaths-first-ruling-revenge = Whom revenge hits
oaths-first-ruling-revenge-text = Revenge hits the main army of the other side, or its biggest army if the main one is destroyed.
oaths-first-ruling-revenge-why = “Revenge hits are always targeted at certain army.”

oaths-first-ruling-extra = Extra hits
oaths-first-ruling-extra-text = The Deadmaze causes one extra hit on the attackers in each round, a Leviathan one on its enemies.
oaths-first-ruling-extra-why = The source has rules for extra hits, but the cards that cause them are lost.

oaths-first-ruling-warriors = Warriors of Darkness
oaths-first-ruling-warriors-text = A destroyed card of them comes back to its realm with a die of { $undying } or more, but not into the combat.
oaths-first-ruling-warriors-why = The source says that they have an effect when they are destroyed.

oaths-first-ruling-leviathan = The Leviathan
oaths-first-ruling-leviathan-text = It has size { $hungry }. If its owner has not fought as an attacker in this game turn, it eats { $hunger } other hordes of its owner.
oaths-first-ruling-leviathan-why = The source says that it asks for attacks, and that it is worth more than one.

oaths-first-ruling-beasts = Metal Beasts
oaths-first-ruling-beasts-text = Each of them takes one point from the defense of the realm that it attacks.
oaths-first-ruling-beasts-why = Baalzebub’s flies keep one point “regardless of any fortress negating, metal beasts or other modifications”.

oaths-first-ruling-artifacts = Artifacts of a captive
oaths-first-ruling-artifacts-text = The captor takes all artifacts that a captured devil carries. Heart of Fortress and Throne of Hell belong to a fortress and stay with it.
oaths-first-ruling-artifacts-why = “The capturer may immediately take any artifacts held by captive.” Nobody would leave them.

oaths-first-ruling-prison = Freed devils
oaths-first-ruling-prison-text = A devil that is freed by its captor is at home. A devil whose prison is lost has fled until the end of the game turn.
oaths-first-ruling-prison-why = The captor may choose so, and it hardly ever would choose otherwise.

oaths-first-ruling-own-devil = A victor that was hit
oaths-first-ruling-own-devil-text = The devil of the main attacker that was hit in a victory flees. It is nobody's prisoner.
oaths-first-ruling-own-devil-why = “All hit Devils are captured” by the victor, and nobody is its own prisoner.

oaths-first-ruling-summon = Summon
oaths-first-ruling-summon-text = The target’s devil and fiends come back from Earth, and the caster gets { $summon } Souls.
oaths-first-ruling-summon-why = A playing tip lets Summon come before Infernal Plague, which cannot reach those on Earth.

oaths-first-ruling-plague = Infernal Plague
oaths-first-ruling-plague-text = { $thirds }/3 of the hordes in the target’s realm and { $thirds }/3 of its Souls are destroyed, both rounded up. Dice choose the hordes.
oaths-first-ruling-plague-why = The effect is lost. It is that of the third edition, for one target.

oaths-first-ruling-critters = Critters
oaths-first-ruling-critters-text = There are three kinds of critters. One of each is a set.
oaths-first-ruling-critters-why = “Complete set of Critters” is all that is left of them.

oaths-first-ruling-fiends-cast = Diabolic Fiends
oaths-first-ruling-fiends-cast-text = Diabolic Fiends cast in place of a devil that is away, and keep a ritual up without a fortress. Each keeps up one ritual.
oaths-first-ruling-fiends-cast-why = “Devil without fortress cannot cast Rituals, unless have Diabolic Fiends.”

oaths-first-ruling-posts = Getting and keeping the posts
oaths-first-ruling-posts-text = The Realm of Power goes to the devil with most attack victories, then to the biggest army of those. It is kept by a victory; or, if nobody won, by an army that no other exceeds. The Master of Souls is the devil that gathered most Souls, { $mastery } at least, then the one with most fiends on Earth. It keeps the post if it has gathered some and nobody more. Equal devils do not get a post.
oaths-first-ruling-posts-why = The lists of what achieves and keeps a post are lost. The source names victories, army sizes and gathered Souls.

oaths-first-ruling-reroll = Rolling again
oaths-first-ruling-reroll-text = Only the roll of a devil on Earth can be rolled again, not that of a fiend.
oaths-first-ruling-reroll-why = “The Devil can reroll the result.”

oaths-first-ruling-mephistopheles = Rolls of Mephistopheles
oaths-first-ruling-mephistopheles-text = With 1 and 2 it is caught and banished like others. From 3 on it gets half of the die.
oaths-first-ruling-mephistopheles-why = “Any Soul gathering roll yields 1-3 Souls instead of 1-2.”

oaths-first-ruling-gathering = The gathering at once
oaths-first-ruling-gathering-text = All devils that can come say at once whether they come, to whom they object and whom they proclaim.
oaths-first-ruling-gathering-why = Whoever spoke last would decide.

oaths-first-ruling-election = Who is elected
oaths-first-ruling-election-text = So many devils have to come, and so many objections reject a candidate without posts: { $gatherings }. Each of its posts asks for one objection more, the throne for { $throne } more. Prisoners and devils in disgrace cannot be elected.
oaths-first-ruling-election-why = The list of conditions is lost. “Posts are power: a Devil with post is more easily selected as new overlord.”

oaths-first-ruling-oaths = Oaths at the end
oaths-first-ruling-oaths-text = Each oath of the Overlord is worth { $oath_points ->
        [one] one point
       *[other] { $oath_points } points
    } to its holder, also to the Overlord itself.
oaths-first-ruling-oaths-why = The value is lost. We chose it by simulation.

oaths-first-ruling-winner = Equal points
oaths-first-ruling-winner-text = Of devils with equal points the Overlord wins, then the one with more posts. Others win together.
oaths-first-ruling-winner-why = The source has no tie-breaker.

oaths-first-ruling-last-turn = The last game turn
oaths-first-ruling-last-turn-text = If there is no Overlord after the gathering of game turn { $last_turn }, the devil with most points becomes Overlord, then the one with more posts, then dice decide.
oaths-first-ruling-last-turn-why = The source has no end for devils that stay equal.
