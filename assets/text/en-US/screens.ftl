### Interface strings, by screen; each id begins with its screen.

## Title

title-name = { -game }
title-motto = The throne of Hell is vacant. Applications are being received.
title-continue = Continue
title-continue-tip = Play the last game on: turn { $turn }, { $name }.
title-continue-none = There is no game to continue.
title-new-game = New Game
title-new-game-tip = Convene a new Conclave.
title-load = Load Game
title-load-tip = Open a game that was saved.
title-replays = Replays
title-replays-tip = Watch a saved game again, step by step, or branch off from any turn.
title-codex = Codex
title-codex-tip = Terms, rulings, legions and places of power.
title-settings = Settings
title-settings-tip = Window, text, keys, motion.
title-quit = Quit
title-quit-tip = Leave the chamber.
title-version = Version { $version }

## New game

newgame-title = A New Conclave
newgame-realm = The realm
newgame-size = Size of the map
newgame-size-tip = Cantons from west to east and from north to south. The map has no edges.
newgame-map-type = Lie of the land
newgame-places = Places of power
newgame-places-tip = How many places of power there are to fight over.
newgame-length = Length
newgame-length-tip = The Conclave votes when so many tokens are drawn.
newgame-seed = Seed
newgame-seed-tip = The same seed, set-up and orders give the same game. Leave it empty for a seed by chance.
newgame-seed-chance = By chance
newgame-seed-fault = A seed is a whole number.
newgame-iron-man = Iron Man
newgame-iron-man-tip = One save only, written at every end of turn. What is sealed stays sealed.
newgame-houses = The houses
newgame-seats = Houses at the table
newgame-seat = Seat { $n }
newgame-seat-add = Add a house
newgame-seat-remove = Strike this house
newgame-player = Played by
newgame-human = A person
newgame-ai = A mind
newgame-brain = Mind
newgame-brain-tip = Minds obey every rule that binds you, see no more than you do, and get nothing for free at any level.
newgame-archfiend = Archfiend
newgame-archfiend-name = Name
newgame-archfiend-custom = Your own
newgame-archfiend-random = By chance
newgame-rank = Rank
newgame-symbol = Symbol
newgame-symbol-tip = Every house needs a symbol of its own.
newgame-symbol-taken = { $name } already bears this symbol.
newgame-style = Manner
newgame-difficulty = Difficulty { $n } of 3
newgame-hot-seat = { $n ->
    [one] One person at this machine.
   *[other] { $n } persons at this machine, one after the other; a curtain falls between them.
}
newgame-begin = Convene the Conclave
newgame-random = Leave it to chance
newgame-random-tip = Fills the whole form by the dice.
newgame-last = As last time
newgame-fault = This set-up cannot be played: { $why }.
newgame-preview = The map of this seed
newgame-nobody = Nobody at this machine plays: you will watch.

## The board and the top bar

top-turn = Turn { $n }
top-regent = Regent: { $name }
top-regent-you = You are Regent
top-order-of-play = Order of play
top-order-of-play-tip = In each slot: { $names }.
top-you-act = You act as no. { $n } of { $most } in every slot.
top-tokens = Tokens { $n } of { $most }
top-chance = { $percent } % this turn
top-chance-none = No token is drawn while this lasts.
top-prestige = Prestige { $n }
top-prestige-tip = Prestige { $n }, and { $income } at the end of this turn: { $parts }.
top-prestige-tip-none = Prestige { $n }; no place of power pays you yet.
top-slots = Orders { $n } of { $most }
top-slots-tip = { $most ->
    [one] 1 order slot this turn: { $parts }.
   *[other] { $most } order slots this turn: { $parts }.
}
top-seal = Seal the Turn
top-seal-tip = Look at what you are about to seal ({ $key }).
top-seal-blocked = { $n ->
    [one] 1 matter still waits for you.
   *[other] { $n } matters still wait for you.
}
top-menu = Menu
top-menu-tip = Save, load, settings, leave ({ $key }).
top-ministerium = Ministerium
top-ministerium-tip = Your office: log, orders, tribute, forces ({ $key }).
top-bazaar = Bazaar
top-bazaar-tip = Legions for sale ({ $key }).
top-thinking = The other houses are drafting
top-thinking-seat = { $name } is drafting
top-watching = You are watching.
top-usurper = { $name } holds Pandemonium: { $turns } of { $needed } turns.
top-usurper-you = You hold Pandemonium: { $turns } of { $needed } turns.
top-dissolved = The Conclave is dissolved.
top-iron-man = Iron Man: one save, written at every end of turn.
board-canton = { START($canton) }
board-owner = Held by { $name }
board-owner-none = Unclaimed
board-owner-you = Yours
board-claimable = A legion that enters claims it at once.
board-impassable = Impassable
board-place = Level { $level }, { $hp } of { $max } hit points, { $prestige } prestige a turn
board-legion = Level { $level }, { $hp } of { $max } hit points, { $moves } of { $most } move points left
board-values = Ranged { $ranged }, melee { $melee }, infernal { $infernal }
board-reach-march = { $n ->
    [one] 1 step on foot
   *[other] { $n } steps on foot
}
board-reach-fly = Within flight, { $n ->
    [one] 1 canton
   *[other] { $n } cantons
} away
board-reach-attack = Attack { MID($name) }
board-unreachable = Out of reach this turn: { $why }
board-click-march = Click to march here.
board-click-fly = Click to fly here.
board-no-slot = No order slot is free.
board-planned = Planned in slot { $slot }
board-forecast = Forecast
board-forecast-wins = Attacker wins { $percent } %
board-forecast-loses = Attacker is destroyed { $percent } %
board-forecast-retreats = Attacker falls back { $percent } %
board-forecast-drives = Defender falls back { $percent } %
board-forecast-damage = Expected damage: attacker takes { $attacker }, defender { $defender }.
board-forecast-tip = Counted exactly over all throws of the advantage; nothing hidden is known.
board-zoom-in = Closer
board-zoom-out = Farther
board-counsel = Counsel
board-next-legion = Next legion
board-next-place = Next place
counsel-tribute = Tribute waits for your choice.
counsel-no-orders = { $n ->
    [one] 1 order slot is empty.
   *[other] { $n } order slots are empty.
}
counsel-no-demand = No tribute is demanded this turn.
counsel-idle-legion = { START($legion) }: no orders.
counsel-place-unguarded = { START($place) }: unclaimed, and { $n ->
    [one] 1 canton
   *[other] { $n } cantons
} from your nearest legion.
counsel-bid = Your vault covers the minimum bid for { MID($legion) }.
counsel-show = Show me
counsel-never = Do not tell me again

## The Ministerium: tabs

ministerium-title = Ministerium
ministerium-tab-log = Turn Log
ministerium-tab-orders = Orders
ministerium-tab-tribute = Tribute
ministerium-tab-rituals = Rituals
ministerium-tab-diplomacy = Diplomacy
ministerium-tab-forces = Forces
ministerium-tab-avatar = Archfiend
log-turn = Turn { $n }
log-empty = Nothing is on file yet.
log-quiet = Nothing came to your knowledge.
log-filter = Show
log-filter-all = Everything
log-filter-mine = Mine
log-filter-war = War
log-filter-conclave = Conclave
log-filter-market = Market
log-details = Particulars
log-play = Watch this turn
orders-title = Orders of turn { $n }
orders-slot = Slot { $n }
orders-slot-empty = Empty
orders-slot-empty-tip = Choose an order below, or a legion on the map.
orders-slot-locked = Not yours this turn
orders-slot-locked-tip = Your house has { $n ->
    [one] 1 order slot
   *[other] { $n } order slots
} this turn.
orders-up = Earlier
orders-down = Later
orders-strike = Strike out
orders-add = Give an order
orders-undo = Undo
orders-undo-tip = Take the last change back ({ $key }). Nothing is final until the turn is sealed.
orders-redo = Redo
orders-redo-tip = Make it again ({ $key }).
orders-clear = Clear all
orders-clear-tip = Empty every slot. This too can be undone.
orders-refused = Cannot stand: { $why }
orders-precedence = You act as no. { $n } of { $most }: { $names }.
orders-answers = Answers
orders-full = Every slot is filled.
tribute-title = Tribute
tribute-vault = Vault
tribute-vault-sum = { $n ->
    [0] The vault is empty.
    [one] 1 card: { $worth }
   *[other] { $n } cards: { $worth }
}
tribute-card = Card no. { $n }: { $worth }
tribute-card-committed = Promised to slot { $slot }
tribute-offers = Offers
tribute-offer = Offer no. { $n }: keep { $keep } of { $offered }
tribute-offer-chosen = { $n } of { $keep } chosen
tribute-offer-richest = Keep the richest
tribute-offer-none = No tribute waits.
tribute-demand = Demand tribute
tribute-demand-tip = Brings { $offer ->
    [one] 1 card
   *[other] { $offer } cards
}, of which { $keep } may be kept; quality 1d20 { $skill } ({ $parts }).
tribute-demand-tip-plain = Brings { $offer ->
    [one] 1 card
   *[other] { $offer } cards
}, of which { $keep } may be kept; quality 1d20.
tribute-consolidate = Consolidate
tribute-consolidate-tip = Makes one card of the { $n ->
    [one] 1 chosen card
   *[other] { $n } chosen cards
}: { $worth }.
tribute-select = Choose cards to consolidate.
tribute-payment = Payment
tribute-payment-price = Price: { $price }
tribute-payment-paid = Offered: { $paid }
tribute-payment-waste = Lost above the price: { $waste }
tribute-payment-short = Short: { $short }
tribute-payment-auto = Pay for me
tribute-payment-auto-tip = The cards that waste the least; of those, the fewest; of those, the oldest.
tribute-payment-none = No eight cards of the vault cover this.
rituals-title = Rituals
rituals-slots = { $n ->
    [one] 1 ritual slot: { $parts }
   *[other] { $n } ritual slots: { $parts }
}
rituals-none = The ritual chamber is not yet in service.
diplomacy-title = Diplomacy
diplomacy-house = { $name }, { $rank }
diplomacy-stance = Stance: { $stance }
diplomacy-prestige = Prestige { $n }
diplomacy-land = { $cantons ->
    [one] 1 canton
   *[other] { $cantons } cantons
}, { $places ->
    [one] 1 place
   *[other] { $places } places
}, { $legions ->
    [one] 1 legion
   *[other] { $legions } legions
}
diplomacy-regent = Regent
diplomacy-excommunicated = Excommunicated
diplomacy-usurper = Usurper
diplomacy-fallen = Fell in turn { $turn }
diplomacy-none = The protocol office has no forms for new acts yet.
diplomacy-played-by-human = Played by a person
diplomacy-played-by-brain = Played by a mind ({ $brain })
forces-title = Forces
forces-legions = Legions ({ $n } of { $most })
forces-legions-tip = Command rating { $most }: { $parts }.
forces-places = Places
forces-all = Everybody's
forces-mine = Mine
forces-name = Name
forces-where = Where
forces-owner = House
forces-level = Level
forces-values = Ranged / Melee / Infernal
forces-hit-points = Hit points
forces-moves = Moves
forces-prestige = Prestige
forces-no-legions = No legion serves you.
forces-no-places = You hold no places.
forces-heals = Heals { $n } at the end of the turn
forces-heals-not = Does not heal here: no friendly place is adjacent.
avatar-title = Archfiend
avatar-rank = Rank: { $rank }
avatar-attributes = Attributes
avatar-discipline = { $discipline } { $level }
avatar-powers = Powers
avatar-next-power = At level { $level }: { $grant }
avatar-order-slots = Order slots: { $n }
avatar-ritual-slots = Ritual slots: { $n }
avatar-command = Command rating: { $n }
avatar-healing = Healing rate: { $n }
avatar-tribute = Tribute: { $offer } offered, { $keep } kept
avatar-victories = Victories: { $percent } % prestige
avatar-guard = Personal guard: { $name }
avatar-stronghold = Stronghold: { $name }
avatar-prestige = Prestige: { $n }
avatar-land = Land: { $n ->
    [one] 1 canton
   *[other] { $n } cantons
}

## The bazaar

bazaar-title = The Infernal Bazaar
bazaar-shelf = On offer
bazaar-empty = The shelves are bare.
bazaar-minimum = Minimum bid: { $price }
bazaar-raised = Raised by { $n ->
    [one] 1 soul
   *[other] { $n } souls
} after a tie
bazaar-your-bid = Your bid in slot { $slot }: { $worth }
bazaar-bid = Bid
bazaar-bid-tip = Seals a bid in slot { $slot }. The winner pays all that the bid holds.
bazaar-points = { $n ->
    [one] 1 point above the minimum
   *[other] { $n } points above the minimum
}
bazaar-cheapest = Your cheapest bid: { $worth }
bazaar-cannot-pay = Your vault does not cover the minimum.
bazaar-tie-ladder = If points are equal: rank, then prestige, then the Regent
bazaar-tie-against = Against { $name } you { $wins ->
    [yes] win a tie
   *[no] lose a tie
} by { $why }.
bazaar-command-full = Command rating { $rating }: no room for another legion.
bazaar-sealed = Bids are sealed: you see only your own.

## Decisions

decision-title = Matters that wait
decision-none = Nothing waits for you.
decision-must = Must be answered
decision-may = May be answered
decision-tribute = Tribute: choose { $keep } of { $offered }
decision-tribute-silence = Unanswered, the turn cannot be sealed.
decision-pandemonium = You have ousted the Usurper. Pandemonium is held in trust.
decision-pandemonium-keep = Keep it
decision-pandemonium-keep-tip = You become Usurper and are excommunicated at once. Hold Pandemonium and your own stronghold for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} and the throne is yours.
decision-pandemonium-return = Return it
decision-pandemonium-return-tip = Pandemonium goes back to the Conclave; you stay a member.
decision-answered = Answered: { $answer }

## The seal

seal-title = Seal turn { $n }
seal-orders = Orders
seal-answers = Answers
seal-bids = Bids
seal-bid = { $legion }: { $worth }
seal-empty = Slot { $n }: empty
seal-empty-count = { $n ->
    [0] No slot is empty.
    [one] 1 slot is empty.
   *[other] { $n } slots are empty.
}
seal-problems = Not in order
seal-blocked = The turn cannot be sealed yet.
seal-struck = Orders that cannot stand will be struck out.
seal-confirm = Press the seal
seal-confirm-tip = Hands your orders in. They cannot be changed afterwards.
seal-back = Not yet

## The curtain between players

curtain-title = Pass the seat to { $name }
curtain-text = Everybody else looks away. The board is covered until { $name } lifts the curtain.
curtain-lift = I am { $name }: lift the curtain
curtain-turn = Turn { $n }

## Playback of a turn

playback-title = Turn { $n } as it happened
playback-play = Play
playback-pause = Pause
playback-step = One step
playback-back = One step back
playback-rewind = To the beginning
playback-skip = To the end
playback-skip-tip = Show the result at once ({ $key }).
playback-speed = Speed
playback-speed-n = × { $n }
playback-speed-instant = At once
playback-mine = To my next entry
playback-again = Watch again

## The final count

final-title = The Final Count
final-winner = { $name } takes the throne
final-winner-you = The throne is yours
final-nobody = The throne stays empty
final-path = { $path }, turn { $turn }
final-prestige = Prestige
final-territory = Territory
final-territory-tip = { $n ->
    [one] 1 canton
   *[other] { $n } cantons
} × { $each }
final-total = Total
final-house = House
final-rank = Rank
final-ineligible = Not eligible
final-ineligible-tip = An excommunicated or fallen house cannot be elected.
final-tie = Ties: rank, then cantons, then the dice.
final-graphs = Graphs
final-graph-prestige = Prestige by turn
final-graph-land = Cantons by turn
final-graph-legions = Legions by turn
final-replay = Watch the whole game
final-again = Another Conclave
final-title-screen = To the title
final-next = Next item

## Menu, save and load

menu-title = Menu
menu-resume = Back to the board
menu-save = Save
menu-load = Load
menu-settings = Settings
menu-to-title = Leave for the title
menu-to-title-warning = What is planned this turn is lost; the last sealed turn is kept.
menu-quit = Quit
files-title-save = Save this game
files-title-load = Open a game
files-name = Name of the file
files-name-empty = Give the file a name.
files-save = Save
files-load = Open
files-watch = Watch
files-delete = Delete
files-delete-sure = Delete { $name } for good?
files-overwrite = { $name } exists. Write over it?
files-none = No games are on file.
files-turn = Turn { $n }
files-tokens = Tokens { $n } of { $most }
files-houses = { $names }
files-date = { $date }
files-autosave = Autosave
files-iron-man = Iron Man
files-finished = Finished: { $path }
files-damaged = This file cannot be opened: { $why }
files-saved = Saved as { $name }.
files-deleted = { $name } is deleted.
files-failed = The file could not be written: { $why }

## Replays

replay-title = Replay: { $name }
replay-turn = Turn { $n } of { $most }
replay-eyes = As seen by
replay-eyes-all = Everything
replay-eyes-sealed = Everything can be seen once the game is over.
replay-branch = Branch off here
replay-branch-tip = Play on from the beginning of turn { $n } as a new game. The recorded game stays as it is.
replay-play = Play
replay-pause = Pause
replay-chronicle = Chronicle
replay-graphs = Graphs
replay-leave = Leave the replay

## Settings

settings-title = Settings
settings-display = Display
settings-window = Window
settings-window-windowed = In a window
settings-window-borderless = Whole screen
settings-scale = Interface scale
settings-scale-tip = From 75 % to 200 %.
settings-text = Text
settings-face = Typeface
settings-face-serif = Book face
settings-face-legible = Most legible face
settings-face-sample = The Conclave notes your objection and files it under Objections, Noted.
settings-motion = Motion
settings-reduced-motion = Reduced motion
settings-reduced-motion-tip = No camera swoops, no flowing lava, no flicker.
settings-playback = Playback
settings-playback-speed = Speed of the playback
settings-playback-instant = Show the result at once
settings-keys = Keys
settings-keys-change = Press the new key
settings-keys-reset = Reset all keys
settings-keys-swapped = { $key } now does "{ $action }"; the two actions have changed keys.
settings-reset = Reset to the defaults
settings-saved = Settings are kept at once.
settings-fault = The settings could not be read; the defaults hold. { $why }

## Keys: what each action does

key-ministerium = Open or close the Ministerium
key-bazaar = Open or close the bazaar
key-zoom = Change the zoom
key-next-legion = Next own legion
key-next-place = Next own place
key-next-enemy-legion = Next enemy legion
key-next-enemy-place = Next enemy place
key-menu = Menu
key-scroll-west = Scroll west
key-scroll-east = Scroll east
key-scroll-north = Scroll north
key-scroll-south = Scroll south
key-seal = Seal the turn
key-demand-tribute = Demand tribute
key-march = Begin or confirm a march
key-step-east = March one step east
key-step-north-east = March one step north-east
key-step-north-west = March one step north-west
key-step-west = March one step west
key-step-south-west = March one step south-west
key-step-south-east = March one step south-east
key-undo = Undo
key-redo = Redo
key-playback = Watch the last turn

## Codex

codex-title = Codex
codex-search = Search the codex
codex-terms = Terms
codex-rulings = Rulings
codex-rulings-text = Where the manual is silent, these hold.
codex-legions = Legions
codex-places = Places of power
codex-archfiends = Archfiends
codex-powers = Disciplines and powers
codex-terrains = Terrains
codex-turn = The order of a turn
codex-nothing = No entry of that name.
codex-see-also = See also: { $terms }
