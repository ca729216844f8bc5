### Nine Circles: the codex. The rules of the whole game, each line a paragraph. Numbers come from the catalog.

## Families of entries

circles-codex-daemons = Daemons
circles-codex-sectio = Sectio
circles-codex-lieutenants = Lieutenants
circles-codex-hounds = Hellhounds
circles-codex-events = Events
circles-codex-phenomena = Phenomena
circles-codex-arcana = Arcana
circles-codex-turn = The rules
circles-codex-rulings = Rulings
circles-codex-why = Why: { $why }
circles-codex-cards = { $n ->
    [one] 1 card has this spell, with this minor arcana: { $minors }.
   *[other] { $n } cards have this spell, with these minor arcana: { $minors }.
}
circles-codex-cards-bare = { $n ->
    [one] 1 card has this spell.
   *[other] { $n } cards have this spell.
}
circles-atonement-row = Up to { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}: 2–4 { $a }; 5–6 { $b }; 7–8 { $c }; 9–10 { $d }; 11–12 { $e }.
circles-atonement-incapacitated = incapacitated
circles-atonement-nothing = nothing
circles-atonement-loses = loses { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}

## The rules

circles-turn-aim = The aim of the game
circles-turn-aim-text =
    { $fewest } to { $most } triumvirates of daemons struggle for the circles of Hell. In the End Phase whoever controls all five sectio of one circle wins. So does whoever holds { $sixes } arcana cards with a six, and that comes first.
    Among several winners most Favors decide, then fewest Disfavors, then the innermost circle. If nobody has won by the last game turn of the set-up, most sectio of one circle decide.

circles-turn-triumvirate = A triumvirate
circles-turn-triumvirate-text =
    A triumvirate has { $daemons } daemons. There are { $daemon_cards } in all. Each has a rank: a lower number is a higher rank, and acts earlier. Skulls are for war, stars for magic and hearts for charisma. Each daemon has a special skill.
    A roll against a talent succeeds with a die that does not exceed its symbols. In a duel each daemon rolls a die for each symbol; the highest sum wins, and ties are rolled again. A Soul Roll is one die, in Souls.
    A daemon is in Hell or on Earth. While it is incapacitated it does nothing, and its skill rests.
    A triumvirate also has sectio, legions, lieutenants, Souls, Favors, Disfavors and arcana cards. Only the cards are hidden.

circles-turn-map = The map
circles-turn-map-text =
    Hell has nine circles of five sectio, one in each quarter. The first circle borders AnteHell, the ninth the Pentagram, which no unit may enter. A sectio borders its two neighbors in the circle, and the sectio of its quarter in the next circles.
    The compass turns a die into a direction: 1 toward the Pentagram, 2 counterclockwise, 3 toward AnteHell, 4 clockwise. With 5 or 6 there is no move.

circles-turn-setup = The set-up
circles-turn-setup-text =
    { $hell_cards } Hell cards may be drawn for permanent events. Each of three boxes gets { $boxed } lieutenants. Each triumvirate is dealt { $daemons } daemons, and may exchange { $exchanges } for { $exchange_favours }.
    Each starts with { $sectio } sectio, { $start_souls }, { $start_favours }, { $start_cards } arcana cards and { $start_legions } in a sectio of its choice. Whoever rolls highest places first.

circles-turn-course = A game turn
circles-turn-course-text =
    A game turn has eight phases: the Hell Phase, the Soul Phase, the Summoning Phase, the Action Phase, the Random Movement Phase, the Combat Phase, the Petition Phase and the End Phase.

circles-turn-events = The Hell Phase: the event
circles-turn-events-text =
    A Hell card is drawn, and its event happens. A permanent event goes to its box for Heaven, Earth or Hell, replaces the one that was there, and holds until it is replaced itself. Heaven goes before Earth, and Earth before Hell, where events contradict each other. Other changes hold until the end of the game turn.

circles-turn-phenomena = The Hell Phase: the phenomenon
circles-turn-phenomena-text =
    A second Hell card tells a phenomenon, and a third one tells at its foot where it strikes: a sectio, its circle or its quarter.

circles-turn-arcana = The Hell Phase: arcana cards
circles-turn-arcana-text =
    Each triumvirate draws { $draws ->
        [one] 1 card
       *[other] { $draws } cards
    } for each able daemon. With Disfavors each card needs a Disfavor Roll: a die must exceed the Disfavors.
    Nobody holds more than { $hand } cards. Some cards are played as soon as they are drawn.
    A card is used for its minor arcana at the top, or for its spell.

circles-turn-souls = The Soul Phase: income
circles-turn-souls-text =
    Each daemon on Earth earns { $earth_favours }, if a Disfavor Roll succeeds.
    Each sectio yields its Souls. If it borders no other sectio of its owner it is isolated, and yields { $isolation } less. It yields nothing while legions of others or a hound on a rampage are there.
    Each daemon on Earth gathers a Soul Roll and a Soul for each of its hearts. Then come skills, macina and events.

circles-turn-deals = The Soul Phase: deals
circles-turn-deals-text =
    In rounds all say at the same time which offers they take and which they make. Souls, cards, sectio, daemons, units and macina can change hands; Favors cannot. All offers are open. In the last round there are no new ones. Promises do not bind.

circles-turn-upkeep = The Soul Phase: upkeep
circles-turn-upkeep-text =
    Each legion costs { $legion_upkeep }, each lieutenant { $lieutenant_upkeep }. Hounds cost nothing. Whoever cannot pay lets units desert, only as many as needed; for deserting legions it gets { $desertion }.
    Deserters ask the richest triumvirate first, then the next. It may take them for 1 Soul each. Whoever takes none though it could gets { $refusal }.

circles-turn-macina = Macina
circles-turn-macina-text =
    A macina is cast like a spell, and stays in front of its owner. It works from one Soul Phase to the next if its maintenance is paid. Otherwise it rests.

circles-turn-summoning = The Summoning Phase
circles-turn-summoning-text =
    The wealthiest triumvirate begins. It does one thing after the other until it is done.
    A legion costs { $legion_price }. It is placed in an own sectio without units of others; every such sectio gets one before any gets a second. Nobody has more than { $counters } legions. An arcana card costs { $card_price }.

circles-turn-lieutenants = Lieutenants
circles-turn-lieutenants-text =
    A Recruit card brings a lieutenant. A die tells the box: { $left } the left one, { $middle } the middle one, { $right } the right one. The lieutenant goes to a sectio with own legions and no others.
    A lieutenant takes legions along on a march and adds to their combat rolls. Bonus pay makes it harder to influence in this game turn. Without legions it cannot stay among others: it flees or is captured.

circles-turn-hounds = Hellhounds
circles-turn-hounds-text =
    A legion in AnteHell may try once in a Summoning Phase to tame a hound. With { $tamed } or less it minds a hound from the box, by lot; with { $killed } or more it is killed. A legion minds one hound. The hound goes with it, and fights in its place.

circles-turn-actions = The Action Phase
circles-turn-actions-text =
    All able daemons go on the Rank Track, the highest rank first. Each takes one action, in this order.
    In Hell it can march, walk the Earth, influence a unit, beg for forgiveness, cast magic or support it. On Earth it can do evil deeds, conspire, choose the next event, cast magic or return to Hell. If it acts on Hell from there, for example by a march, it is back in Hell.

circles-turn-passing = Passing
circles-turn-passing-text =
    A daemon may Pass for Good, and does nothing in this game turn. With a Pass card it goes down some slots of the Rank Track and acts later; then it cannot Pass for Good any more. The last daemon on the track cannot pass.

circles-turn-march = Marches
circles-turn-march-text =
    A daemon moves a unit for each of its skulls. A legion goes up to { $legion_steps } steps, a lieutenant up to { $lieutenant_steps }, and it takes legions along for the same skull. No unit is moved twice in a march.
    A unit stops where legions of others are, unless they all grant it the right to pass, or all units of others there flee. Freebooters let nobody pass. No unit enters the sectio of Uriel, or leaves that of Lilith.

circles-turn-flight = Flights
circles-turn-flight-text =
    Units that see others come may try to flee. A legion rolls a die for its direction; a lieutenant rolls two and chooses. With no open way it stays. Nobody flees to where the others came from. Whoever comes to units of others has to flee on.

circles-turn-antehell = AnteHell
circles-turn-antehell-text =
    Units march to AnteHell from the first circle, and stop there. A unit that leaves rolls a die: with 1 to 5 it enters the first circle in that quarter, with 6 it is lost. Nobody fights in AnteHell.

circles-turn-earth = Walking the Earth
circles-turn-earth-text =
    A Walk the Earth card takes a daemon to Earth. It stays until it returns, falls, or is driven home. On Earth it earns Favors and gathers Souls, and it cannot march or fight.

circles-turn-influence = Influence
circles-turn-influence-text =
    A daemon can make a unit of another triumvirate disband or change sides, with rolls against its hearts: { $legion_disbands } for a legion to disband, { $legion_changes } to change sides, { $lieutenant_disbands } and { $lieutenant_changes } for a lieutenant. All have to succeed.
    Each Soul of bribes lowers a roll by 1, each Soul of bonus pay raises it by 1. A unit in a sectio of its owner costs { $home }. Legions under a lieutenant cannot be influenced alone, but follow it.

circles-turn-atonement = Forgiveness
circles-turn-atonement-text =
    A daemon begs for forgiveness with two dice and a table, by its hearts. Whoever is incapacitated recovers with { $atonement_recovers } or more.

circles-turn-conspiracy = Conspiracies
circles-turn-conspiracy-text =
    On Earth a daemon may look at { $conspiracy } Hell cards for each of its stars, and place a permanent event from them. Or it looks at { $rigging } for each star, and puts one on top of the deck, where only its player knows it. The other cards go to the bottom.

circles-turn-deeds = Evil deeds
circles-turn-deeds-text =
    On Earth a daemon rolls a die for each of its hearts. Each { $deed } or more earns a Favor.

circles-turn-magic = Magic
circles-turn-magic-text =
    A daemon casts a spell of a card. It pays the cost, and the spell may need symbols, a sectio or a place. Daemons that act earlier can support a spell: their symbols are added where caster and supporters count together.

circles-turn-counters = Counters
circles-turn-counters-text =
    Whoever holds a counter may play it against a spell, by a daemon that has not acted. The daemon loses its action, unless it, its own spell, or units or sectio of its triumvirate are aimed at. A countered spell has no effect, and its cost is lost.

circles-turn-uriel = Uriel
circles-turn-uriel-text =
    When Uriel comes, each daemon on Earth rolls against its skulls or is destroyed; the others return to Hell, and have to Pass for Good. Then he destroys all units in AnteHell. In the next game turn he enters Hell by lot, and goes { $uriel_steps } steps in each.
    Each sectio that he enters is revoked, and all units there flee or are destroyed. Whoever loses 3 legions to him has to roll more than 3, or loses its daemon of the lowest rank in Hell; with 6 legions a daemon is lost in any case. He leaves at the Pentagram, or when his card is replaced.

circles-turn-lilith = Lilith
circles-turn-lilith-text =
    Each triumvirate may send a daemon in Hell to court her for { $court }. A duel of hearts decides between them, and the winner rolls against its hearts. If it succeeds it leads her, otherwise a die does. She goes { $lilith_steps } steps.
    A die tells her aspect: 1 or 2 the Virgin, who slays everything in each sectio that she enters; 3 or 4 the Mother, who doubles everything; 5 or 6 the Crone, who gives an arcana card for each legion. She destroys Uriel, and leaves at AnteHell or the Pentagram.

circles-turn-rampage = Hounds on a rampage
circles-turn-rampage-text =
    A hound without a minder goes on a rampage. It runs at once, and then { $hound_steps } steps in each Random Movement Phase, the strongest hound first. It stops where units do not flee. In AnteHell or the Pentagram it is gone.

circles-turn-freebooters = Freebooters
circles-turn-freebooters-text =
    Freebooters serve nobody, never move, and have { $rogues } legions. They fight whoever comes, and take over a sectio that they hold alone. Their lieutenants add to their saves too.

circles-turn-combat = The Combat Phase
circles-turn-combat-text =
    There is combat where legions of two triumvirates, freebooters or a hound on a rampage meet. The largest comes first. If only triumvirates are there and all agree, nobody fights.
    Each round has magic, attacks, saves and flights. Rounds go on until one side is left.

circles-turn-sides = Sides
circles-turn-sides-text =
    If more than two triumvirates meet, the largest army names an enemy, and the others choose a side. Freebooters roll for a side, and hounds roll in each round. When a side has won, its allies may rest or fight each other.

circles-turn-daemons = Daemons in combat
circles-turn-daemons-text =
    An able daemon in Hell can join one combat in a game turn, and brings up to one arcana card for each of its stars. The owner of the daemon with most stars says which side casts magic first. Cards that are not played go back to the hand.

circles-turn-attack = Attacks
circles-turn-attack-text =
    Each legion makes a combat roll, and each hound as many as its number. Lieutenants, and legions that mind a hound, do not attack. A lieutenant adds its bonus to the rolls of as many legions as it commands. A roll of { $hit } or more hits, unless the set-up says otherwise. Both sides attack at the same time.

circles-turn-saves = Hits and saves
circles-turn-saves-text =
    Each owner distributes hits among its units; all are hit once before any is hit twice, and a single hit is not for a lieutenant. For each hit a die is rolled. A legion is saved with { $legion_saves } or less, or with as many as the skulls of the best daemon of its triumvirate in the combat; a hound with { $hound_saves } or less, a lieutenant with { $lieutenant_saves } or less.

circles-turn-retreat = Flights from combat
circles-turn-retreat-text =
    After a round units may try to flee. The owner of the daemon with most skulls says which side decides first. A lieutenant that is left alone has to flee.

circles-turn-petitions = The Petition Phase
circles-turn-petitions-text =
    A sectio can be claimed where a triumvirate has legions and no units of others are. A petition costs { $petition } and always succeeds. Whoever has won a combat there can claim Victor’s Right without a price; with Disfavors a Disfavor Roll decides. Who fails may still pay.

circles-turn-end = The End Phase
circles-turn-end-text =
    First the winner is looked for. Then { $absolution } each remove a Disfavor. Incapacitated daemons roll to recover: with { $recovers } or more, where no card says otherwise. All changes for the game turn end.

circles-turn-standing = Favors and Disfavors
circles-turn-standing-text =
    Each Disfavor binds a Favor: it cannot be spent, except to get rid of Disfavors. A Disfavor Roll succeeds if a die exceeds the Disfavors; without any no roll is needed.

circles-turn-fate = When all is lost
circles-turn-fate-text =
    Whoever loses its last sectio gets the one with most units, with all of them, and { $consolation } times its Souls. If all daemons of a triumvirate are incapacitated at the end of a game turn, one recovers by lot. Without daemons it starts again with { $daemons } others.
    Whoever rolls { $cursed } ones in a row gets { $cursed_favours }.
