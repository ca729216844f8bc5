### What the source of Nine Circles leaves open in its map, decks and numbers, and what is played here.

circles-ruling-decks = The decks
circles-ruling-decks-text = The texts of the cards are not in the source. We made 21 daemons, 45 sectio, 45 Hell cards and 109 arcana cards. Names and effects that the source tells are kept. The others are ours.
circles-ruling-decks-why = The list of components gives the sizes of the decks. Rules and examples name a part of the cards.

circles-ruling-compass = The compass
circles-ruling-compass-text = A roll of 1 leads toward the Pentagram, 2 to the previous quarter, 3 toward AnteHell and 4 to the next quarter, clockwise. With 5 or 6 the unit stays.
circles-ruling-compass-why = The compass is lost, but the examples of marches, flights, Uriel, Lilith and the hound settle all four directions.

circles-ruling-borders = Borders
circles-ruling-borders-text = Each sectio borders its two neighbors in the circle, and the sectio of its quarter in the next circles. There are no walls and no rivers.
circles-ruling-borders-why = The source speaks of rivers and walls as things of the past, and of borders as plain lines.

circles-ruling-places = Where sectio lie
circles-ruling-places-text = The examples fix the places of 15 sectio and bound those of eight more. We put the others into the circle that fits their sin. Where an example leaves the quarter open, it is ours.
circles-ruling-places-why = The map is lost. The source tells moves, neighbors and corners, and says that names and tasks of sectio change over the ages.

circles-ruling-names = Names of other sectio
circles-ruling-names-text = The source names 29 sectio. The other 16 have their names from Dante and from what the source says of sins.
circles-ruling-names-why = The source says that its layout is based on Dante, and where it puts adulterers, murderers and bent popes.

circles-ruling-circle-names = Names of circles
circles-ruling-circle-names-text = The source names the Lustful and Fraud. The others are the Idle, the Gluttons, the Greedy, the Hateful, the Heretics, the Violent and Treachery.
circles-ruling-circle-names-why = A circle is named after the kind of sinners that it cares for.

circles-ruling-yields = Souls of sectio
circles-ruling-yields-text = The Souls of four sectio are told. The others yield 3 to 6. Each circle yields 19 to 23 together, so that no circle is better than another.
circles-ruling-yields-why = The source gives 4, 4, 4 and 6, and calls 26 Souls in hand a great deal.

circles-ruling-wise-men = The Wise Men
circles-ruling-wise-men-text = Their owner rolls a die in each Soul Phase. A 1 gives no card, 2 to 5 give one, and a 6 gives two.
circles-ruling-wise-men-why = The table is on the lost card. One card is worth about as much as the Souls of another sectio.

circles-ruling-ranks = Ranks
circles-ruling-ranks-text = Eight ranks are told. The others lie between them by title.
circles-ruling-ranks-why = Rank numbers and titles of eight daemons show the order.

circles-ruling-lowest-rank = The lowest rank
circles-ruling-lowest-rank-text = Ereshkigal has the rank 443,556,000.
circles-ruling-lowest-rank-why = The source names the lowest rank, but not whose it is. She has no title at the Court, and never goes there.

circles-ruling-talents = Skulls, stars and hearts
circles-ruling-talents-text = The examples tell 15 numbers and bound three. The others follow the cast of characters: soldiers have skulls, scholars stars, tempters hearts. No number is above 5.
circles-ruling-talents-why = The source describes every daemon, and the table of atonement ends at 6 hearts.

circles-ruling-skills = Special skills
circles-ruling-skills-text = Each daemon has a skill of its own, which follows its story. A skill of combat works in combats that the daemon has joined. Two skills work only while their daemon is in Hell.
circles-ruling-skills-why = The cards are lost. The source says that skills come before magic, and stop while a daemon is incapacitated.

circles-ruling-lieutenants = Lieutenants
circles-ruling-lieutenants-text = There are twelve. Verin takes three legions along and adds 2. The others have 1 to 5 and add 1 to 3, so that a good leader adds less.
circles-ruling-lieutenants-why = Three boxes hold four each. Examples name Verin and Sulla and speak of one who adds 3.

circles-ruling-boxes = The box of a lieutenant
circles-ruling-boxes-text = A roll of 1 or 4 chooses the left box, 2 or 5 the middle one, and 3 or 6 the right one.
circles-ruling-boxes-why = In the example a 5 chooses the middle box.

circles-ruling-hounds = Hellhounds
circles-ruling-hounds-text = There are eight, with 2 to 5 combat rolls.
circles-ruling-hounds-why = The source tells of one with 3, and that some are stronger than others.

circles-ruling-freebooters = Counters of the freebooters
circles-ruling-freebooters-text = The freebooters have twelve legions, as many as a player.
circles-ruling-freebooters-why = The source calls their set small, but does not count it. They should not run out before a player does.

circles-ruling-hell-places = The foot of a Hell card
circles-ruling-hell-places-text = Each sectio is at the foot of one Hell card. Its circle and its quarter are those of the card.
circles-ruling-hell-places-why = There are 45 of each, and the foot tells a quarter, a circle or a sectio.

circles-ruling-events = Events
circles-ruling-events-text = There are 45 different events. Eighteen are permanent, six for each box.
circles-ruling-events-why = The source names six. Three cards are drawn at the start, and "some of the boxes" stay empty most of the time.

circles-ruling-this-turn = Events that last for a turn
circles-ruling-this-turn-text = An event that is not permanent and changes a rule holds until the End Phase.
circles-ruling-this-turn-why = Permanent events alone stay on the map.

circles-ruling-wrath-of-angels = Wrath of Angels
circles-ruling-wrath-of-angels-text = Each daemon on Earth rolls against skulls when the card is placed and at the start of each Soul Phase, or is incapacitated.
circles-ruling-wrath-of-angels-why = The example says that it strikes all daemons on Earth at once, and makes the Earth dangerous from then on.

circles-ruling-red-peril = Red Peril
circles-ruling-red-peril-text = Each legion and each lieutenant costs one Soul more upkeep.
circles-ruling-red-peril-why = The card is named in an example, to the dismay of all. What it does is ours.

circles-ruling-orgasmatron = Orgasmatron
circles-ruling-orgasmatron-text = In each triumvirate, the daemon in Hell with most hearts has to pass for good.
circles-ruling-orgasmatron-why = Named in an example, without its effect.

circles-ruling-twelfth-night = Twelfth Night
circles-ruling-twelfth-night-text = In this turn the lowest rank acts first.
circles-ruling-twelfth-night-why = Named in an example, without its effect. It is the feast of fools.

circles-ruling-tempers-and-bees = Tempers and The Bees
circles-ruling-tempers-and-bees-text = Tempers adds 1 to the combat rolls of all legions. The Bees add 2 Souls to what each daemon on Earth collects.
circles-ruling-tempers-and-bees-why = Named in an example as permanent events of Hell and Earth, without their effects.

circles-ruling-uriel = Who calls Uriel
circles-ruling-uriel-text = One permanent event of Heaven calls him.
circles-ruling-uriel-why = He leaves when his permanent card is replaced, and Heaven is where he is from.

circles-ruling-lilith = Who calls Lilith
circles-ruling-lilith-text = Two events and one spell call her. One of the events tells her aspect.
circles-ruling-lilith-why = "Some Hell and Arcana Cards" call her, and a card may tell her aspect.

circles-ruling-added = Numbers that are added
circles-ruling-added-text = Changes of a number are summed. A result is never below 0.
circles-ruling-added-why = The source has no rule for several changes.

circles-ruling-phenomena = Phenomena
circles-ruling-phenomena-text = There are 17. A cave-in destroys all units. A landslide destroys a unit with a roll of 1 or 2. These two alone strike Uriel and Lilith.
circles-ruling-phenomena-why = The source names the cave-in with its effect, the landslide and the quagmire.

circles-ruling-earthquake = Earthquakes
circles-ruling-earthquake-text = Each unit moves by the compass. Whoever would come to AnteHell or the Pentagram stays.
circles-ruling-earthquake-why = Our own. A unit should not be lost by a mere shaking.

circles-ruling-minors = Minor arcana
circles-ruling-minors-text = There are 30 cards to walk the Earth, 16 to recruit and 55 to pass. They cost 0 to 5 Souls. Long passes cost more than short ones.
circles-ruling-minors-why = All cards that the examples name are there. The numbers are ours.

circles-ruling-sixes = Sixes
circles-ruling-sixes-text = Three cards have a six, so all of them are needed to win.
circles-ruling-sixes-why = "A few cards" have one, and three of them win.

circles-ruling-right-away = Cards that are played right away
circles-ruling-right-away-text = There are eight. They have no minor arcana and cannot be countered.
circles-ruling-right-away-why = They "usually spell doom" for whoever draws them, and are used up at once.

circles-ruling-incubus = Incubus
circles-ruling-incubus-text = It incapacitates a daemon on Earth with fewer stars than the caster.
circles-ruling-incubus-why = The example needs more stars. What happens to Ashtaroth is left to the reader.

circles-ruling-boxes-and-jars = The reliquary and the jar
circles-ruling-boxes-and-jars-text = Two spells shut a daemon in: one on Earth, with recovery on a 6, and one in Hell.
circles-ruling-boxes-and-jars-why = Examples tell of a relic box, of a small wooden box on Earth and of a jar of jam.

circles-ruling-jones-device = Jones' Device
circles-ruling-jones-device-text = It incapacitates a daemon in Hell without a roll. Its triumvirate has to own a sectio of the second circle.
circles-ruling-jones-device-why = The example tells the need, and that it is a thing to be saved from.

circles-ruling-defection = Defection
circles-ruling-defection-text = It costs a Favor. A lieutenant and as many legions as it commands change sides without a roll. It can be countered.
circles-ruling-defection-why = "It always succeeds" is said of rolls. Daemonic Distraction alone is said to be impossible to counter.

circles-ruling-macina = Macina
circles-ruling-macina-text = Four of the cards are macina. They help their owner alone.
circles-ruling-macina-why = The rules for them are in the source. Their cards are in a later deck.

circles-ruling-revoked-sectio = Spells that move a sectio
circles-ruling-revoked-sectio-text = A sectio can be revoked if its owner has no unit there. A sectio that nobody owns can be claimed if no unit of others is there. Both need a sectio next to it.
circles-ruling-revoked-sectio-why = Our own. A petition asks for units as well.
