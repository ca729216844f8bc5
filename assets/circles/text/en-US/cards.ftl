### Nine Circles: names of places, cards and counters, and a line of flavour for each.

## Circles and quarters

circles-circle-1 = The Circle of the Idle
circles-circle-2 = The Circle of the Lustful
circles-circle-3 = The Circle of the Gluttons
circles-circle-4 = The Circle of the Greedy
circles-circle-5 = The Circle of the Hateful
circles-circle-6 = The Circle of the Heretics
circles-circle-7 = The Circle of the Violent
circles-circle-8 = The Circle of Fraud
circles-circle-9 = The Circle of Treachery

circles-quarter-1 = The First Quarter
circles-quarter-2 = The Second Quarter
circles-quarter-3 = The Third Quarter
circles-quarter-4 = The Fourth Quarter
circles-quarter-5 = The Fifth Quarter

circles-antehell = AnteHell
circles-pentagram = The Pentagram
circles-earth = Earth

circles-flavour-antehell = Neither in nor out. The queue has been moving since the beginning of time, in no direction.
circles-flavour-pentagram = The Court receives nobody. It receives them at length.

## Daemons

circles-daemon-sammael = Sammael
circles-title-sammael = Prince of Daemons
circles-flavour-sammael = He arrives late, leaves early, and between the two somebody has died of it.

circles-daemon-asmodeus = Asmodeus
circles-title-asmodeus = Lady of the Gaming Halls
circles-flavour-asmodeus = The house always wins. She is the house, and also the other players.

circles-daemon-beelzebub = Beelzebub
circles-title-beelzebub = Lord of Flies
circles-flavour-beelzebub = His subjects are small, loyal, and already in the soup.

circles-daemon-ashtaroth = Ashtaroth
circles-title-ashtaroth = Treasurer of Hell
circles-flavour-ashtaroth = She has not risen from her couch in an age, and the money still comes to her.

circles-daemon-baal = Baal
circles-title-baal = High General of the Infernal Armies
circles-flavour-baal = One hears the thunder first. It is considered a courtesy.

circles-daemon-moloch = Moloch
circles-title-moloch = Lord of the Land of Tears
circles-flavour-moloch = He means well by fire, and cannot understand why nobody stays to thank him.

circles-daemon-belphegor = Belphegor
circles-title-belphegor = Lord of Discovery and Invention
circles-flavour-belphegor = Give a man an idea. He will do the rest himself, with sketches.

circles-daemon-agares = Agares
circles-title-agares = Grand Duke of the Eastern Regions
circles-flavour-agares = Witnesses agree on the crocodile.

circles-daemon-caim = Caim
circles-title-caim = Grand President, the Sophist
circles-flavour-caim = She has an answer to that, and to the next three things you were going to say.

circles-daemon-prufflas = Prufflas
circles-title-prufflas = Grand Prince, once Lord of Babylon
circles-flavour-prufflas = He has retired from war eleven times, and each time the maps came with him.

circles-daemon-zagam = Zagam
circles-title-zagam = Grand King of Counterfeit
circles-flavour-zagam = His coins ring true. It is the hand that holds them which turns out to be lead.

circles-daemon-thamuz = Thamuz
circles-title-thamuz = Ambassador to Spain
circles-flavour-thamuz = He invented the cannon, to be heard over the guitar.

circles-daemon-orias = Orias
circles-title-orias = Great Marquis of Divination
circles-flavour-orias = He knew that you would read this. He did not think it would help.

circles-daemon-gomory = Gomory
circles-title-gomory = Duchess, Temptress of Temple Maids
circles-flavour-gomory = The habit is borrowed. So was the convent.

circles-daemon-paymon = Paymon
circles-title-paymon = Master of Ceremonies
circles-flavour-paymon = There is a form for that. There is also a fee, a tray for the fee, and a bow.

circles-daemon-ukobach = Ukobach
circles-title-ukobach = Lady of the Marches
circles-flavour-ukobach = She sings at the stove. The stove sings back, in several voices.

circles-daemon-andras = Andras
circles-title-andras = Grand Marquis of Quarrels
circles-flavour-andras = He only repeats what your friend said. He chose the friend with care.

circles-daemon-xaphan = Xaphan
circles-title-xaphan = Baroness of the Furnaces
circles-flavour-xaphan = She has found a shorter way. Parts of her took it first.

circles-daemon-naburos = Naburos
circles-title-naburos = Protector of the Gates
circles-flavour-naburos = He keeps the keys, the register of the keys, and the dog that ate the register.

circles-daemon-balban = Balban
circles-title-balban = Mistress of Delusion
circles-flavour-balban = Generals follow her orders to the letter, and wonder later who gave them.

circles-daemon-ereshkigal = Ereshkigal
circles-title-ereshkigal = Goddess of the Netherworld
circles-flavour-ereshkigal = Nobody has told her that the world ended. Nobody has dared to dig that deep.

## Sectio

circles-sectio-playground-of-the-idle = Playground of the Idle
circles-sectio-underachievers = Underachievers
circles-sectio-forest-of-suicides = The Forest of Suicides
circles-sectio-wise-men = The Wise Men
circles-sectio-undecided = The Undecided
circles-sectio-orgastica = Orgastica
circles-sectio-sadistic-pleasure-pit = Sadistic Pleasure Pit
circles-sectio-molesters-purgatory = Molesters' Purgatory
circles-sectio-endless-gale = The Endless Gale
circles-sectio-court-of-semiramis = The Court of Semiramis
circles-sectio-filthy-rain = The Filthy Rain
circles-sectio-table-of-ciacco = The Table of Ciacco
circles-sectio-addiction = Addiction
circles-sectio-sea-of-lard = Sea of Lard
circles-sectio-sugar-hill = Sugar Hill
circles-sectio-bankers-and-brokers = Bankers and Brokers
circles-sectio-thieves = Thieves
circles-sectio-exploiters-of-land-and-sea = Exploiters of Land and Sea
circles-sectio-snake-eyes-saloon = Snake Eyes Saloon
circles-sectio-hoarders-and-wasters = Hoarders and Wasters
circles-sectio-lower-dungeon-of-the-racially-superior = Lower Dungeon of the Racially Superior
circles-sectio-envious = The Envious
circles-sectio-swamp-of-useless-rage = Swamp of Useless Rage
circles-sectio-furnace-of-bookburners = Furnace of Bookburners
circles-sectio-parliament-of-intolerance = Parliament of Intolerance
circles-sectio-atheists-surprise = Atheist's Surprise
circles-sectio-temple-of-false-preachers = Temple of False Preachers
circles-sectio-idolaters = Idolaters
circles-sectio-megalomaniacs = Megalomaniacs
circles-sectio-burning-tombs = The Burning Tombs
circles-sectio-dogs-of-war = Dogs of War
circles-sectio-murderers = Murderers
circles-sectio-river-of-boiling-blood = River of Boiling Blood
circles-sectio-burning-sands = The Burning Sands
circles-sectio-ravine-of-the-minotaur = Ravine of the Minotaur
circles-sectio-flatterers-and-seducers = Flatterers and Seducers
circles-sectio-bent-popes = The Bent Popes
circles-sectio-miracle-workers = Miracle Workers
circles-sectio-falsifiers = Falsifiers
circles-sectio-liars = Liars
circles-sectio-traitors = Traitors
circles-sectio-adulterers = Adulterers
circles-sectio-spies = Spies
circles-sectio-caina = Caina
circles-sectio-judecca = Judecca

circles-flavour-playground-of-the-idle = The swings are excellent. One has to push oneself.
circles-flavour-underachievers = Their punishment was to be something quite elaborate, but nobody got round to it.
circles-flavour-forest-of-suicides = The trees would rather you did not ask. They said so to the axe, too.
circles-flavour-wise-men = They have proved that they are not here. The proof is sound.
circles-flavour-undecided = They run after a banner all day. Tomorrow they will look at what is on it.
circles-flavour-orgastica = Open all hours, and there is nothing but hours.
circles-flavour-sadistic-pleasure-pit = It took the management years to notice that the guests were enjoying themselves.
circles-flavour-molesters-purgatory = Here everybody keeps his hands to himself. They are handed back at closing time.
circles-flavour-endless-gale = Two lovers hold on to each other in the wind. They stopped speaking in the year 1312.
circles-flavour-court-of-semiramis = She made every desire lawful. The lawyers followed her down.
circles-flavour-filthy-rain = Forecast: the same.
circles-flavour-table-of-ciacco = He asks for news of Florence, and for the salt.
circles-flavour-addiction = One more step and it stops. It has been one more step for a while.
circles-flavour-sea-of-lard = The tides are slow, but they are rich.
circles-flavour-sugar-hill = Everybody agrees to stop at the top. It keeps growing.
circles-flavour-bankers-and-brokers = Eternity at compound interest.
circles-flavour-thieves = The locks are real. The doors were gone by the second day.
circles-flavour-exploiters-of-land-and-sea = They were given a whole province to enjoy. They finished it by noon.
circles-flavour-snake-eyes-saloon = The dice are honest, which surprises everybody.
circles-flavour-hoarders-and-wasters = One half rolls the stone up, one half rolls it down, and both send bills.
circles-flavour-lower-dungeon-of-the-racially-superior = They insisted on a place apart. It is apart from the light, to begin with.
circles-flavour-envious = The dungeon next door is said to have better mold.
circles-flavour-swamp-of-useless-rage = Please shout your complaint into the mud. The mud will call you back.
circles-flavour-furnace-of-bookburners = It burns at any temperature, and the stokers may read while they wait.
circles-flavour-parliament-of-intolerance = The motion is opposed. So is the seconder.
circles-flavour-atheists-surprise = Well, they say. Well, well.
circles-flavour-temple-of-false-preachers = The sermon is in its ninth century. The plate goes round twice an hour.
circles-flavour-idolaters = The statue is hollow. They have been asked to fill it.
circles-flavour-megalomaniacs = Population: 9,000 emperors, and one fool who does the cooking.
circles-flavour-burning-tombs = The lids are left open until Judgment Day, for the draft.
circles-flavour-dogs-of-war = Paid by the month, buried by the acre.
circles-flavour-murderers = Their victims visit on Thursdays, with tools.
circles-flavour-river-of-boiling-blood = The depth is fixed by statute: kings to the eyebrows.
circles-flavour-burning-sands = It is a dry heat.
circles-flavour-ravine-of-the-minotaur = He gnaws himself when angry, and he is angry to be gnawed.
circles-flavour-flatterers-and-seducers = You look wonderful. No, truly. Have you been flayed?
circles-flavour-bent-popes = Head down in the rock, feet alight, and still granting audiences.
circles-flavour-miracle-workers = The blind still cannot see, but they have been promised a second performance.
circles-flavour-falsifiers = This sectio is a copy. The original could not be found, and there are nine of it.
circles-flavour-liars = The governor has declared it the most pleasant spot in Hell.
circles-flavour-traitors = They keep changing sides. The ice keeps both.
circles-flavour-adulterers = Each has a room of his own, with a thin wall, and a familiar laugh behind it.
circles-flavour-spies = Everyone here works for somebody else, who is also here.
circles-flavour-caina = Brothers share everything: a lake, a neck, a set of teeth.
circles-flavour-judecca = Quite silent. They are under the ice to the last hair, and know what they did.

## Lieutenants

circles-lieutenant-verin = Verin
circles-lieutenant-sulla = Sulla
circles-lieutenant-malacoda = Malacoda
circles-lieutenant-barbariccia = Barbariccia
circles-lieutenant-libicocco = Libicocco
circles-lieutenant-farfarello = Farfarello
circles-lieutenant-alichino = Alichino
circles-lieutenant-ciriatto = Ciriatto
circles-lieutenant-draghignazzo = Draghignazzo
circles-lieutenant-rubicante = Rubicante
circles-lieutenant-calcabrina = Calcabrina
circles-lieutenant-scarmiglione = Scarmiglione

circles-flavour-verin = His men would follow him anywhere, and he has sent most of them ahead.
circles-flavour-sulla = He marched on his own city once. Hell has asked him to sign something.
circles-flavour-malacoda = He signals the advance in a manner of his own. Stand upwind.
circles-flavour-barbariccia = Ten go out with him and ten come back, though not always the same ten.
circles-flavour-libicocco = He has torn a strip off every recruit, and wears the strips.
circles-flavour-farfarello = His eyes roll before he strikes. It is the only warning, and it is for show.
circles-flavour-alichino = He can outfly any runaway. It was the pitch that he had not counted on.
circles-flavour-ciriatto = Two tusks, one for officers.
circles-flavour-draghignazzo = Half dragon by birth, and half by temper.
circles-flavour-rubicante = Red in the face, red in the hands, red in the ledger.
circles-flavour-calcabrina = He welcomes a failure, provided that it is a colleague's.
circles-flavour-scarmiglione = He may touch the prisoners up a little. He asks every time.

## Hellhounds

circles-hound-garm = Garm
circles-hound-orthrus = Orthrus
circles-hound-barghest = Barghest
circles-hound-shuck = Black Shuck
circles-hound-gytrash = Gytrash
circles-hound-moddey = Moddey Dhoo
circles-hound-padfoot = Padfoot
circles-hound-yeth = Yeth Hound

circles-flavour-garm = He was chained until the end of the world. He has brought the chain.
circles-flavour-orthrus = Two heads, and one idea between them.
circles-flavour-barghest = Whoever sees it will die. It has found that it helps to hurry things along.
circles-flavour-shuck = There are scorch marks on the church door, at about the height of a paw.
circles-flavour-gytrash = It leads travelers astray, and then eats where it leads.
circles-flavour-moddey = It warms itself at the guardroom fire. The guards have moved out.
circles-flavour-padfoot = One hears it behind one. One hears it behind one. One does not hear it.
circles-flavour-yeth = It has no head, which has not made it any easier to feed.

## Events

circles-event-wrath-of-angels = Wrath of Angels
circles-event-mad-angel = The Mad Angel
circles-event-year-of-jubilee = Year of Jubilee
circles-event-silence-of-heaven = The Silence of Heaven
circles-event-age-of-martyrs = Age of Martyrs
circles-event-patience-of-saints = Patience of Saints
circles-event-bees = The Bees
circles-event-age-of-reason = Age of Reason
circles-event-witch-hunts = Witch Hunts
circles-event-great-war = The Great War
circles-event-occult-revival = Occult Revival
circles-event-printing-press = The Printing Press
circles-event-red-peril = Red Peril
circles-event-tempers = Tempers
circles-event-frozen-over = Hell Frozen Over
circles-event-inflation = Inflation
circles-event-boom-in-sin = Boom in Sin
circles-event-paper-war = Paper War
circles-event-twelfth-night = Twelfth Night
circles-event-orgasmatron = Orgasmatron
circles-event-lilith-walks = Lilith Walks
circles-event-mothers-day = Mother's Day
circles-event-season-of-exorcists = Season of Exorcists
circles-event-slave-revolt = Slave Revolt
circles-event-black-flags = Black Flags
circles-event-locusts = Locusts
circles-event-open-kennels = Open Kennels
circles-event-wild-hunt = The Wild Hunt
circles-event-stamp-duty = Stamp Duty
circles-event-run-on-the-bank = Run on the Bank
circles-event-good-vintage = A Good Vintage
circles-event-audit = Audit
circles-event-royal-whim = A Royal Whim
circles-event-general-pardon = General Pardon
circles-event-fire-in-the-library = Fire in the Library
circles-event-night-school = Night School
circles-event-exchange-of-gifts = Exchange of Gifts
circles-event-scandal-at-court = Scandal at Court
circles-event-land-reform = Land Reform
circles-event-charity = Charity
circles-event-ferrymen-on-strike = Ferrymen on Strike
circles-event-better-offer = A Better Offer
circles-event-volunteers = Volunteers
circles-event-null-hour = The Null Hour
circles-event-eclipse = Eclipse

circles-flavour-wrath-of-angels = Visitors to Earth are asked to carry an umbrella, and a will.
circles-flavour-mad-angel = He has guarded an empty garden for six thousand years. Somebody left the gate ajar.
circles-flavour-year-of-jubilee = Debts are forgiven this year. Creditors are not.
circles-flavour-silence-of-heaven = Nobody is watching. It takes some of the fun out of it, but not much.
circles-flavour-age-of-martyrs = They will not recant, they will not bargain, and they sing.
circles-flavour-patience-of-saints = Give it time, they say, and turn the other page.
circles-flavour-bees = It began in one hive. It is now a question of how many coffins.
circles-flavour-age-of-reason = Nobody believes in the Devil any more. The fare has gone up accordingly.
circles-flavour-witch-hunts = They caught the wrong woman, again, but the neighborhood has become unsafe.
circles-flavour-great-war = The new recruits arrive by the trainload, already in step.
circles-flavour-occult-revival = Every second drawing room has a table that knocks. Grimoires are remaindered.
circles-flavour-printing-press = What one monk forgot in a year is now forgotten by thousands in an afternoon.
circles-flavour-red-peril = The legions have elected a committee. The committee has expenses.
circles-flavour-tempers = It is the heat. It is also everybody.
circles-flavour-frozen-over = A number of promises have fallen due.
circles-flavour-inflation = A bishop now buys what a curate used to.
circles-flavour-boom-in-sin = The gates are oiled, the benches are full, and the clerks have a clerk each.
circles-flavour-paper-war = In triplicate, and in blood. Not that blood.
circles-flavour-twelfth-night = For one night the fool wears the crown. It fits, which spoils the mood.
circles-flavour-orgasmatron = The engineers have asked for a volunteer. There is a line round the circle.
circles-flavour-lilith-walks = Mother is in the house. Sit up straight.
circles-flavour-mothers-day = She has brought something for everyone, and then the same again.
circles-flavour-season-of-exorcists = The priest has found the right page at last.
circles-flavour-slave-revolt = They have nothing to lose but their chains, and they are swinging those.
circles-flavour-black-flags = No lord, no rent, no taste.
circles-flavour-locusts = They were meant for Egypt. The address was smudged.
circles-flavour-open-kennels = Somebody has fed the lock to the dogs.
circles-flavour-wild-hunt = The horns blow once through the wastes. After that it is tidier.
circles-flavour-stamp-duty = One Soul for the stamp, and the duty is to pay it.
circles-flavour-run-on-the-bank = The vault is quite safe. It is the queue that burst.
circles-flavour-good-vintage = A fine year for weakness, with a long finish.
circles-flavour-audit = Somebody has been in favor more often than the books allow.
circles-flavour-royal-whim = He laughed. Nobody is sure at what, and the reward has already been paid.
circles-flavour-general-pardon = Nothing is forgotten. It has only been misfiled.
circles-flavour-fire-in-the-library = The catalog was saved. It lists what was not.
circles-flavour-night-school = Lesson one: how to come by lesson two.
circles-flavour-exchange-of-gifts = It is the thought that counts, and the thought was theft.
circles-flavour-scandal-at-court = There are drawings.
circles-flavour-land-reform = The large estate is to be given to the people. The people will be told.
circles-flavour-charity = A small property has been found behind a cupboard.
circles-flavour-ferrymen-on-strike = They demand a second coin. The dead have only two eyes.
circles-flavour-better-offer = It came with a hat.
circles-flavour-volunteers = One step forward, said the sergeant, and everybody else took one back.
circles-flavour-null-hour = The words are right and the gestures are right, and nothing happens. It is embarrassing.
circles-flavour-eclipse = The road up is closed for lack of light.

## Phenomena

circles-phenomenon-cave-in = Cave-In
circles-phenomenon-landslide = Landslide
circles-phenomenon-pestilence = Pestilence
circles-phenomenon-earthquake = Earthquake
circles-phenomenon-quagmire = Quagmire
circles-phenomenon-iron-grip = The Iron Grip
circles-phenomenon-wall-of-fire = Wall of Fire
circles-phenomenon-drought = Drought
circles-phenomenon-locked-vaults = Locked Vaults
circles-phenomenon-rich-vein = Rich Vein
circles-phenomenon-visiting-day = Visiting Day
circles-phenomenon-wardens-strike = Wardens' Strike
circles-phenomenon-curfew = Curfew
circles-phenomenon-truce = Truce
circles-phenomenon-fog = Fog
circles-phenomenon-bloodlust = Bloodlust
circles-phenomenon-drill-day = Drill Day

circles-flavour-cave-in = The ceiling was inspected last year. The inspector is still under it.
circles-flavour-landslide = The hill has been transferred.
circles-flavour-pestilence = It is catching, and it catches.
circles-flavour-earthquake = Somebody below has turned over in his sleep.
circles-flavour-quagmire = Step lightly. Then wait.
circles-flavour-iron-grip = Hands have come up through the floor. They are friendly, and they do not let go.
circles-flavour-wall-of-fire = Decorative, and also strict.
circles-flavour-drought = The rivers of the damned have dried to a trickle, and the trickle is suing.
circles-flavour-locked-vaults = The key was in the other trousers, and the other trousers were in the vault.
circles-flavour-rich-vein = Under the poor sinners they have found a layer of cardinals.
circles-flavour-visiting-day = Some of the visitors will be staying.
circles-flavour-wardens-strike = The whips are resting on the wall. The damned do not know what to do with themselves.
circles-flavour-curfew = Nobody is to be raised after dark. It is always after dark.
circles-flavour-truce = Both sides have been invited to dinner, and told where the knives are.
circles-flavour-fog = Spells go astray in it. So do those who cast them.
circles-flavour-bloodlust = It rises from the ground at noon, with a smell of iron.
circles-flavour-drill-day = Eyes front. Ears shut.

## Spells at daemons

circles-spell-incubus = Incubus
circles-spell-armenian-box = The Armenian Reliquary
circles-spell-jar-of-jam = The Jar of Jam
circles-spell-jones-device = Jones' Device
circles-spell-glove-in-the-face = Glove in the Face
circles-spell-battle-of-wits = Battle of Wits
circles-spell-true-name = True Name
circles-spell-last-rites = Last Rites
circles-spell-red-tape = Red Tape
circles-spell-smelling-salts = Smelling Salts
circles-spell-second-wind = Second Wind
circles-spell-hole-in-the-roof = Hole in the Roof

circles-flavour-incubus = It asked for nothing but an evening. It did not say whose.
circles-flavour-armenian-box = It is quite roomy inside, once one has stopped screaming.
circles-flavour-jar-of-jam = Sealed, labeled, and kept on the top shelf. The label says damson.
circles-flavour-jones-device = It needs two operators and a good lock. Nobody has ever found the switch.
circles-flavour-glove-in-the-face = At dawn, then. There is no dawn, so they are both still waiting.
circles-flavour-battle-of-wits = The loser was carried out, insisting that he had conceded nothing.
circles-flavour-true-name = Spoken slowly, with every syllable, in front of an open window.
circles-flavour-last-rites = It takes eight to hold the book open.
circles-flavour-red-tape = You may act as soon as this is stamped. The stamp acts on Thursdays.
circles-flavour-smelling-salts = Made from the real thing.
circles-flavour-second-wind = He had just sat down.
circles-flavour-hole-in-the-roof = Not the official way up. Mind the organist.

## Spells at units

circles-spell-defection = Defection
circles-spell-unpaid-leave = Unpaid Leave
circles-spell-mutiny = Mutiny
circles-spell-rain-of-fire = Rain of Fire
circles-spell-alarm-bells = Alarm Bells
circles-spell-cut-leash = Cut Leash
circles-spell-rise-ye-damned = Rise, Ye Damned
circles-spell-old-comrade = Old Comrade
circles-spell-bone-whistle = Bone Whistle
circles-spell-secret-stair = Secret Stair
circles-spell-forced-march = Forced March

circles-flavour-defection = He brought the regiment, the drums and the silver. He left a note.
circles-flavour-unpaid-leave = They may go home. They are trying to remember where it was.
circles-flavour-mutiny = The sergeants have been promoted, from a window.
circles-flavour-rain-of-fire = It falls on the just and the unjust. There are no just, so it is quicker.
circles-flavour-alarm-bells = Nobody knows what they mean, and everybody knows what to do.
circles-flavour-cut-leash = Good boy. No. No. Good boy.
circles-flavour-rise-ye-damned = Two companies were under the parade ground all along.
circles-flavour-old-comrade = He owes you his life, and has come to give you somebody's.
circles-flavour-bone-whistle = Nobody hears it but dogs, and whoever stands near dogs.
circles-flavour-secret-stair = Behind the third gargoyle. Pull what you would rather not.
circles-flavour-forced-march = Left, right, and those who have no left may hop.

## Spells at Souls

circles-spell-pickpocket = Pickpocket
circles-spell-poll-tax = Poll Tax
circles-spell-faustian-bargain = Faustian Bargain

circles-flavour-pickpocket = They shook hands warmly. Count yours.
circles-flavour-poll-tax = Two for each head. One is expected to bring the heads.
circles-flavour-faustian-bargain = Sign here, and here. The small print is where we live.

## Spells at standing

circles-spell-slander = Slander
circles-spell-burnt-offering = Burnt Offering
circles-spell-indulgence = Indulgence
circles-spell-scapegoat = Scapegoat
circles-spell-borrowed-laurels = Borrowed Laurels

circles-flavour-slander = It need not be true. It need only be about fish.
circles-flavour-burnt-offering = The smoke went the right way, for once.
circles-flavour-indulgence = Issued by a pope, who is on the premises and can confirm it.
circles-flavour-scapegoat = The goat denies everything.
circles-flavour-borrowed-laurels = He wore them to the audience. You recognized the leaves.

## Spells at arcana cards

circles-spell-black-library = The Black Library
circles-spell-burglary = Burglary
circles-spell-moths = Moths
circles-spell-homework = Homework

circles-flavour-black-library = The books are chained. Some of them are on longer chains.
circles-flavour-burglary = Nothing was missing but the one thing.
circles-flavour-moths = They prefer vellum, and begin with the important words.
circles-flavour-homework = Copy out the Seven Forbidden Names a hundred times, and stand well back.

## Spells at the Hell deck

circles-spell-third-omen = The Third Omen
circles-spell-marked-deck = Marked Deck
circles-spell-lid-of-the-box = The Lid of the Box

circles-flavour-third-omen = The first was ignored, the second explained. The third moved the furniture.
circles-flavour-marked-deck = Fate has a bent corner, if one knows where to feel.
circles-flavour-lid-of-the-box = Just a little. Just to see.

## Spells at sectio

circles-spell-title-dispute = Title Dispute
circles-spell-forged-deed = Forged Deed
circles-spell-undermined = Undermined
circles-spell-treacle-pits = Treacle Pits
circles-spell-ring-of-fire = Ring of Fire
circles-spell-white-flag = White Flag

circles-flavour-title-dispute = The boundary stone has been moved, and so has the court.
circles-flavour-forged-deed = The seal is perfect. It is the wax that still has a pulse.
circles-flavour-undermined = They heard digging for a week, and thought that it was the neighbors.
circles-flavour-treacle-pits = Sweet, warm and about nine feet deep.
circles-flavour-ring-of-fire = It burns, and burns, and keeps its shape.
circles-flavour-white-flag = A bed sheet, from the look of it, and not a clean one.

## Spells at Uriel and Lilith

circles-spell-love-for-lilith = Love for Lilith
circles-spell-amulet-of-three-angels = Amulet of Three Angels
circles-spell-keys-of-eden = The Keys of Eden

circles-flavour-love-for-lilith = Ten hearts on one letter. She will read it aloud.
circles-flavour-amulet-of-three-angels = Three names scratched on a potsherd. She has never forgiven the handwriting.
circles-flavour-keys-of-eden = He had only lost them. He goes home at once, and checks the windows.

## Spells that hold for a turn

circles-spell-silver-tongue = Silver Tongue

circles-flavour-silver-tongue = On loan from an orator, who has been quiet about it.

## Macina

circles-spell-soul-press = Soul Press
circles-spell-steam-organ = Steam Organ
circles-spell-copying-engine = Copying Engine
circles-spell-funicular = Funicular

circles-flavour-soul-press = Pull the lever and stand clear. The residue is sold as soap.
circles-flavour-steam-organ = It plays one march, and the boilers know the words.
circles-flavour-copying-engine = Sixty scribes on one crank. The ink comes from the scribes.
circles-flavour-funicular = Every carriage that goes up pulls one down. The passengers have noticed which.

## Spells in combat

circles-spell-frenzy = Frenzy
circles-spell-daemonic-distraction = Daemonic Distraction
circles-spell-wall-of-shields = Wall of Shields
circles-spell-stage-fright = Stage Fright
circles-spell-greek-fire = Greek Fire
circles-spell-paper-soldiers = Paper Soldiers
circles-spell-feeding-time = Feeding Time
circles-spell-single-combat = Single Combat
circles-spell-lost-orders = Lost Orders
circles-spell-turncoats = Turncoats
circles-spell-sudden-doubts = Sudden Doubts
circles-spell-locked-doors = Locked Doors
circles-spell-back-door = Back Door
circles-spell-late-arrivals = Late Arrivals

circles-flavour-frenzy = Somebody has told them what is for dinner.
circles-flavour-daemonic-distraction = An admirer, a creditor and a cousin have all arrived at once.
circles-flavour-wall-of-shields = Most of them belonged to somebody on the other side.
circles-flavour-stage-fright = They had rehearsed it so often without an enemy.
circles-flavour-greek-fire = Water makes it worse. So does everything.
circles-flavour-paper-soldiers = They fall in great numbers, and are swept up afterward.
circles-flavour-feeding-time = Three loads of bone were late today. It could not be helped.
circles-flavour-single-combat = The armies sat down to watch, and somebody sold nuts.
circles-flavour-lost-orders = Found later, wrapped round three cigars.
circles-flavour-turncoats = The lining turned out to be in your colors.
circles-flavour-sudden-doubts = A voice in the ranks asked what it was all for. There was a pause.
circles-flavour-locked-doors = Nobody leaves before the end. It would hurt the others' feelings.
circles-flavour-back-door = A brave stand, conducted at a walk.
circles-flavour-late-arrivals = The road was bad, and the war was audible.

## Counters

circles-spell-it-did-not-work = It Did Not Work
circles-spell-not-my-department = Not My Department
circles-spell-backfire = Backfire
circles-spell-deaf-ears = Deaf Ears

circles-flavour-it-did-not-work = There was smoke. There was a smell. That was all there was.
circles-flavour-not-my-department = The spell was passed on to the proper desk, and kept there.
circles-flavour-backfire = The pentagram was drawn correctly, but from the inside.
circles-flavour-deaf-ears = Wax, at first. Then nobody wanted to take it out.

## Cards that are played right away

circles-spell-hubris = Hubris
circles-spell-overdue-bill = Overdue Bill
circles-spell-oysters = Oysters
circles-spell-barracks-fire = Barracks Fire
circles-spell-house-arrest = House Arrest
circles-spell-lost-deed = Lost Deed
circles-spell-torn-sleeve = Torn Sleeve
circles-spell-bad-rum = Bad Rum

circles-flavour-hubris = You compared yourself to Him. He has heard, and compared.
circles-flavour-overdue-bill = The tailor has waited four hundred years, and has hired a larger tailor.
circles-flavour-oysters = They were not fresh in Nineveh.
circles-flavour-barracks-fire = In Hell, of all places.
circles-flavour-house-arrest = All members of the household are to return at once, and to be found looking sorry.
circles-flavour-lost-deed = You had it this morning. It was under the eviction.
circles-flavour-torn-sleeve = Everything that you kept up it is now on the floor.
circles-flavour-bad-rum = Two companies drank it, saw a black flag, and saluted.

## Minor arcana

circles-minor-walk = Walk the Earth
circles-minor-recruit = Recruit Lieutenant
circles-minor-pass = { $slots ->
    [1] Pass
    [2] Double Pass
    [3] Triple Pass
    [4] Quadruple Pass
    [5] Quinary Pass
    [6] Senary Pass
    [7] Septenary Pass
    [8] Octonary Pass
   *[9] Nonary Pass
}
