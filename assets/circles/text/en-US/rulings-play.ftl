### What the source of Nine Circles leaves open in play, and what is played here.

circles-ruling-last-turn = The last turn
circles-ruling-last-turn-text = The set-up names the last game turn. If nobody has won by its end, the winner is whoever controls most sectio of one circle. Then most Favors, fewest Disfavors, the innermost of these circles, most sectio and most Souls decide. If nothing tells them apart, several win.
circles-ruling-last-turn-why = The source knows no last turn. "Getting four Sectio in one Circle" is what it calls being closest to victory, and chapter 4 decides between several winners.

circles-ruling-sixes-first = Sixes come first
circles-ruling-sixes-first-text = Whoever holds three sixes in the End Phase shows them and wins, even if somebody else controls a circle.
circles-ruling-sixes-first-why = "Three sixes are considered unbeatable among the characters described in this game."

circles-ruling-bottom-of-decks = The bottom of a deck
circles-ruling-bottom-of-decks-text = Played and discarded cards go to the bottom of their deck, and everybody sees them. When only such cards are left, they are shuffled.
circles-ruling-bottom-of-decks-why = The source puts cards to the bottom. Nobody should have to remember the order of a hundred cards.

circles-ruling-opening-events = Events in the set-up
circles-ruling-opening-events-text = Permanent events that are drawn in the set-up change the rules from the start. What their cards do at once does not happen.
circles-ruling-opening-events-why = The boxes are filled before anybody has daemons, sectio or units.

circles-ruling-exchanges = Exchanged daemons
circles-ruling-exchanges-text = All decide at the same time whether they exchange a daemon. The new one is drawn before the old one goes to the bottom of the deck.
circles-ruling-exchanges-why = "Discard one Daemon and draw a different one."

circles-ruling-placing-ties = Equal dice in the set-up
circles-ruling-placing-ties-text = Players with equal dice roll again among themselves.
circles-ruling-placing-ties-why = The source orders them by their dice and says nothing of ties.

circles-ruling-ties = Ties
circles-ruling-ties-text = Where nothing else decides, a lot does: the richest of several, the largest combat, the strongest hound, the target of a card.
circles-ruling-ties-why = "Always use a die as tie-breaker", says the source of cards, and "a die is used to break ties" of combats.

circles-ruling-earth-favours = When Favors of the Earth come
circles-ruling-earth-favours-text = Daemons on Earth earn their Favors at the start of the Soul Phase.
circles-ruling-earth-favours-why = Rule 7.1 puts it there. Rule 14.1 says Hell Phase, by mistake.

circles-ruling-peril-time = Perils of the Earth
circles-ruling-peril-time-text = A permanent event that endangers daemons on Earth strikes when it is placed, and then at the start of each Soul Phase, before Favors and Souls.
circles-ruling-peril-time-why = "From now on, the Earth will now be a distinctly dangerous place for Daemons."

circles-ruling-enemies-of-income = Who stops the income of a sectio
circles-ruling-enemies-of-income-text = Legions of other triumvirates, legions of freebooters and hounds on a rampage stop it. Lilith and lieutenants alone do not.
circles-ruling-enemies-of-income-why = Rule 7.2.1 names legions and hounds, and the summary says "enemy Units".

circles-ruling-occupied-wise-men = The occupied Wise Men
circles-ruling-occupied-wise-men-text = They give cards even if others are there. Of several occupiers, the one with most units gets the first card.
circles-ruling-occupied-wise-men-why = Rule 7.2.2 gives the first card away, so the others still come.

circles-ruling-deals = Deals
circles-ruling-deals-text = Deals come after the income and before the upkeep. There are rounds: everybody answers the offers of the round before and makes new ones, at the same time. Answers count by seat. Souls, arcana cards, sectio, daemons, legions, lieutenants and macina can be given. All offers are open.
circles-ruling-deals-why = "Giving any thing but Favours and Disfavours away is perfectly acceptable", but only in the Soul Phase. Souls that are given can pay an army.

circles-ruling-promises = Promises
circles-ruling-promises-text = Nothing records promises, and nothing enforces them.
circles-ruling-promises-why = "Any promises a player makes to other players may be broken at any point."

circles-ruling-full-counters = Gifts of legions
circles-ruling-full-counters-text = Nobody can be given more legions than it has counters for.
circles-ruling-full-counters-why = "No matter what happens a player may never have more than twelve legions in play."

circles-ruling-desertion = Deserters
circles-ruling-desertion-text = Only as many units are left unpaid as have to be. They ask the richest first. It may take some of them for a Soul each, lieutenants too, and the others go on. Whoever takes none though it could take one suffers the Disfavor.
circles-ruling-desertion-why = "Refusing to take on any deserting Legions" is punished, not being poor.

circles-ruling-maintenance-time = Maintenance of macina
circles-ruling-maintenance-time-text = Macina are maintained after the upkeep of units. A macina works from then until the next Soul Phase asks again.
circles-ruling-maintenance-time-why = Rule 16.4 asks for it in every Soul Phase. Units "need to be paid", macina may rest.

circles-ruling-blocked-nurseries = Blocked sectio
circles-ruling-blocked-nurseries-text = A sectio in which no legion can be placed does not count when new legions are spread over all sectio first.
circles-ruling-blocked-nurseries-why = Otherwise one enemy in one sectio would stop all further legions.

circles-ruling-taming-once = One try to tame a hound
circles-ruling-taming-once-text = Each legion in AnteHell may try once in a Summoning Phase.
circles-ruling-taming-once-why = "On a roll of five nothing happens." With more tries that would not matter.

circles-ruling-no-quarters = No place for a lieutenant
circles-ruling-no-quarters-text = A lieutenant is placed in a sectio where his triumvirate has legions and no others are. Without such a place nobody can be recruited.
circles-ruling-no-quarters-why = Rules 8.1 and 8.3.1 together.

circles-ruling-last-in-line = Nobody to pass
circles-ruling-last-in-line-text = The last daemon on the Rank Track cannot pass.
circles-ruling-last-in-line-why = "A 'Pass' will allow the player to take his Daemon's Action after the next Daemon in line."

circles-ruling-fall-anywhere = Spells that may be cast anywhere
circles-ruling-fall-anywhere-text = A daemon on Earth that casts such a spell falls to Hell if the spell is aimed at something there. Otherwise it stays.
circles-ruling-fall-anywhere-why = "Any Action that affects Hell will cause him to descend to Hell again."

circles-ruling-stacked-legions = Legions under a lieutenant
circles-ruling-stacked-legions-text = A lieutenant protects as many legions in his sectio as he commands: those with hounds first, and then those with the lowest numbers. Only the others can be influenced alone.
circles-ruling-stacked-legions-why = Legions "should always be placed on top of the Lieutenant's counter", and their owner would stack them like this.

circles-ruling-home-favour = The Favor for a unit at home
circles-ruling-home-favour-text = It is paid for any attempt to influence a unit at home, to disband it too.
circles-ruling-home-favour-why = Rule 9.7.1 asks for it "in order to try to influence it". The summary speaks of changes of side only.

circles-ruling-followers = Legions that follow a lieutenant
circles-ruling-followers-text = As many follow as he commands, are there, and find counters on their new side.
circles-ruling-followers-why = "Along with as many Legions (influencing Daemons chose which) as his Leadership Number allows", and twelve legions at most.

circles-ruling-antehell-roll = The way out of AnteHell
circles-ruling-antehell-roll-text = A lieutenant and the legions with him roll together. Entering Hell is a step, and steps that are left can be gone. Whoever would come to a wall of fire or to Uriel is lost like with a 6.
circles-ruling-antehell-roll-why = "A Unit wishing to re-enter Hell from the AnteHell must roll one die." A lieutenant drags legions for one skull.

circles-ruling-passage-binds = The right to pass
circles-ruling-passage-binds-text = All triumvirates with legions in the sectio are asked, before the unit enters. If one refuses, it does not enter, and may go elsewhere. Whoever has granted it does not flee.
circles-ruling-passage-binds-why = "This 'right to pass' must be granted before the Unit(s) enter the Sectio."

circles-ruling-peaceful-antehell = Peace in AnteHell
circles-ruling-peaceful-antehell-text = Nobody stops for others in AnteHell, flees from them or fights there. Units that flee to it have got away.
circles-ruling-peaceful-antehell-why = "Combat never takes place in AnteHell."

circles-ruling-barred-way = The barred way
circles-ruling-barred-way-text = Units that flee may not go where the others came from, in all steps of their flight.
circles-ruling-barred-way-why = The rule forbids it without telling steps apart.

circles-ruling-one-counter = Counters against one spell
circles-ruling-one-counter-text = All who could counter are asked at the same time. If several do, the next one clockwise from the caster does, and the others keep their cards. A counter can be countered by a card that works against counters. Then the spell can be countered again.
circles-ruling-one-counter-why = The source lets anybody counter and names no order.

circles-ruling-friends-counter = Friends of the target
circles-ruling-friends-counter-text = A daemon counters without losing its action if it, its own spell, or units or sectio of its triumvirate are aimed at. Another daemon of the same triumvirate loses its action.
circles-ruling-friends-counter-why = In the example Naburos saves its partner Baal, and "this ends [...] Naburos' Action".

circles-ruling-counters-in-combat = Counters in combat
circles-ruling-counters-in-combat-text = A spell that is cast in combat is countered by a daemon on the other side, with a card that it has brought.
circles-ruling-counters-in-combat-why = Daemons elsewhere have acted by then, and daemons in combat use the cards that they bring.

circles-ruling-uriel-again = Uriel comes again
circles-ruling-uriel-again-text = If a card calls Uriel or Lilith who is already in play, he starts over, and she goes to the new sectio.
circles-ruling-uriel-again-why = There is one counter of each.

circles-ruling-flight-from-uriel = Flights from Uriel
circles-ruling-flight-from-uriel-text = Whoever gets out of his sectio is safe from him in this step, even if it fails to flee on. Nobody flees to where he came from.
circles-ruling-flight-from-uriel-why = "Units that fail to flee are destroyed", in "a Sectio that Uriel enters".

circles-ruling-mother = The Mother
circles-ruling-mother-text = For each lieutenant another one comes from the boxes by lot. A second hound needs a second legion to mind it; on a rampage it needs none.
circles-ruling-mother-why = She doubles "EVERYTHING [...], up to the limits of the countermix", and there is one counter of each lieutenant and hound.

circles-ruling-courting = Courting Lilith
circles-ruling-courting-text = Each triumvirate may send one daemon in Hell. All who court her pay. Whoever may lead her can also let her rest, or lead her out of Hell.
circles-ruling-courting-why = "If several Daemons wish to court her, they must fight a Duel of Hearts for this privilege."

circles-ruling-avoiding-combat = Avoiding combat
circles-ruling-avoiding-combat-text = If only triumvirates have legions in a sectio and all agree, nobody fights there in this phase. Former allies are asked again after their victory.
circles-ruling-avoiding-combat-why = The source announces a special case "Avoiding combat", but its text is lost. Rule 16.6 lets allies rest.

circles-ruling-solitary-combat = Lieutenants alone in the Combat Phase
circles-ruling-solitary-combat-text = A lieutenant without legions among others has to flee before the combat, or is captured. Lieutenants alone do not fight.
circles-ruling-solitary-combat-why = Rule 16.2, and lieutenants may not attack.

circles-ruling-sides-of-beasts = Sides of freebooters and hounds
circles-ruling-sides-of-beasts-text = They roll for a side if two or more triumvirates fight. Against a single triumvirate freebooters are the enemy, and hounds roll between the two. Hounds fight whoever is alone.
circles-ruling-sides-of-beasts-why = Rule 16.5 lets them roll, and hounds "fight all and everyone in a Sectio".

circles-ruling-next-combat = Combats that come later
circles-ruling-next-combat-text = A combat that a flight creates is as large as its legions are then.
circles-ruling-next-combat-why = It has no size at the start of the phase.

circles-ruling-most-stars = Most stars, most skulls
circles-ruling-most-stars-text = The owner of the single daemon with most symbols decides which side is first. If nobody has a daemon there, a lot decides.
circles-ruling-most-stars-why = "The Daemon(s) with the most Stars of Magic"; an example compares single daemons.

circles-ruling-led-units = Units that a lieutenant leads
circles-ruling-led-units-text = The best bonus goes to the units with most combat rolls. A unit gets the bonus of one lieutenant.
circles-ruling-led-units-why = Any owner would do so.

circles-ruling-allied-hits = Hits on allies
circles-ruling-allied-hits-text = Hits on a side go round its parties, the largest first, so that all units are hit once before any is hit twice. Each owner then distributes its own.
circles-ruling-allied-hits-why = "Each player may distribute the hits his side has suffered", but says nothing of allies.

circles-ruling-own-skulls = Whose skulls save
circles-ruling-own-skulls-text = A legion is saved by the best daemon of its own triumvirate in the combat.
circles-ruling-own-skulls-why = "Equal or less than Skulls of War of own Daemon", says the summary.

circles-ruling-flight-one-by-one = Flights after a round
circles-ruling-flight-one-by-one-text = Triumvirates say one after the other which of their units try to flee. Single units may stay.
circles-ruling-flight-one-by-one-why = The example lets each legion roll for itself.

circles-ruling-second-petition = A second petition
circles-ruling-second-petition-text = Whoever fails the roll for Victor's Right may still petition with Favors.
circles-ruling-second-petition-why = "Each Triumvirate may petition for any number of Sectio each turn using one of the two methods."

circles-ruling-last-sectio = The last sectio
circles-ruling-last-sectio-text = The consolation is never the only sectio of another triumvirate, and never where Uriel is. Legions without counters disband. Hounds get a legion to mind them as far as there are any.
circles-ruling-last-sectio-why = Otherwise two triumvirates could take the same sectio from each other without end.

circles-ruling-cursed-dice = Cursed dice
circles-ruling-cursed-dice-text = All dice that are rolled for a triumvirate count, and the rule always holds.
circles-ruling-cursed-dice-why = The source leaves it out only where nobody keeps track. The game does.
