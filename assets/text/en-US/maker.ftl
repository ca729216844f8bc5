### The archfiend maker and the files of a player's own (manual 2.1, 2.3, 4.1, appendix G).

## Why an archfiend is refused

flaw-nameless = It has no name.
flaw-name = “{ $name }” has more than { $most } letters, or letters that cannot be written.
flaw-form = Its form is { $form }, but forms are numbered from 0 to { $most }.
flaw-attribute = Its { $attribute } is { $level }, but no more than { $most } can be bought.
flaw-unknown-perk = No perk is called “{ $perk }”.
flaw-perk-twice = It has { $perk } twice.
flaw-excluded = { $one } and { $other } cannot be had together.
flaw-too-dear = It costs { $cost } points, but there are { $points }: { $over } too many.

## Why a file is refused

misfiled-unreadable = It cannot be read: { $why }.
misfiled-unwritable = It cannot be written: { $why }.
misfiled-too-long = It is far too long for such a file.
misfiled-garbled = In line { $line } it is not written as it should be: { $what }.
misfiled-foreign = It does not lie in the folder of such files.
setup-flaw-name = The set-up has no name, or one that is too long or cannot be written.
setup-flaw-seats = { $n ->
    [one] It has 1 seat, but a game needs 4 to 6.
   *[other] It has { $n } seats, but a game needs 4 to 6.
}
setup-flaw-archfiend = { $name } cannot enter a game: { $why }

## The title and the cabinet

title-maker = Archfiends
title-maker-tip = Make an archfiend of your own, or change one: rank, attributes, perks, 30 points.
maker-title = Archfiends
maker-new = A new archfiend
maker-new-tip = Begins with { $points } points, a borrowed name and nothing else.
maker-dice = By the dice
maker-dice-tip = The dice make a lawful archfiend and spend every point. It can be changed afterward, and mostly should be.
maker-own = Your archfiends
maker-own-none = None on file yet. Begin a new one, let the dice make one, or copy a ready-made one and improve upon it.
maker-ready = Ready-made
maker-ready-text = Those who already sit in the Conclave. Copy one as a beginning for your own.
maker-no-perks = No perks
maker-play = Play
maker-play-tip = A new game with { $name } in your seat. You can still change everything else.
maker-change = Change
maker-change-tip = Lays { $name } on the bench. The file changes only when you keep it.
maker-copy = Copy
maker-copy-tip = Lays a copy of { $name } on the bench; the original stays as it is.
maker-copy-of = Copy { $name }
maker-share = Share
maker-share-tip = Copies the path of its file: { $path } Whoever gets that file can bring it in.
maker-delete = Delete
maker-delete-tip = Removes the file of { $name }. You are asked once more.
maker-refused = Refused: { $why }
maker-import = Bring in
maker-import-hint = Path of a file
maker-import-tip = Brings in an archfiend that somebody sent you. You can also put its file into { $folder } yourself.
maker-import-go-tip = Reads the file, checks it like any other, and keeps a copy.
maker-import-empty = First write where the file lies.
maker-imported = { $name } has been brought in.

## The bench

maker-title-new = A New Archfiend
maker-title-change = Changing { $name }
maker-back-tip = Back to the cabinet (Escape). If something would be lost, you are asked first.
maker-leaf-person = Person
maker-leaf-person-tip = Names, form and public objective. They cost nothing.
maker-leaf-powers = Rank and attributes ({ $n })
maker-leaf-powers-tip = What is bought of rank and attributes, and what it brings.
maker-leaf-perks = Perks ({ $n })
maker-leaf-perks-tip = Perks are bought; stigmas give points. Both are hidden from rivals.
maker-keep = Keep it
maker-keep-tip = Writes it to a file of its own.
maker-undo = Undo
maker-undo-tip = Takes the last change back (Ctrl+Z).
maker-redo = Redo
maker-redo-tip = Makes it again (Ctrl+Y).
maker-leave-sure = Leave without keeping what you have changed?
maker-leave-stay = Stay
maker-leave-stay-tip = Everything stays on the bench.
maker-leave-drop = Throw it away
maker-leave-drop-tip = What is on file stays; what you have changed is gone.
maker-spent = All points are spent.
maker-unspent = { $n ->
    [one] 1 point is unspent. It will be lost: nothing can be bought with it later.
   *[other] { $n } points are unspent. They will be lost: nothing can be bought with them later.
}
maker-nameless = Nameless
maker-free = free
maker-gives = { $n ->
    [one] gives 1 point
   *[other] gives { $n } points
}

## The first leaf

maker-names = Names
maker-name = Name
maker-name-tip = What you are called at the table; at most { $most } letters.
maker-heralds = Title
maker-heralds-tip = What the heralds call after the name; at most { $most } letters.
maker-guard-name = Personal guard
maker-guard-name-tip = The legion you start with; at most { $most } letters.
maker-stronghold-name = Stronghold
maker-stronghold-name-tip = Where you live, and what you must not lose; at most { $most } letters.
maker-form = Form: { $name }
maker-form-text = A form is a portrait and nothing more. Nobody has ever lost a war to a hat.
maker-objective = Public objective
maker-objective-text = Everybody at the table knows it.

## The second leaf

maker-rank = Rank
maker-rank-guard = Guard level { $level }, { $hp } hit points
maker-rank-walls = Walls { $ranged } / { $melee } / { $infernal }, { $hp } hit points
maker-rank-cards = { $n ->
    [one] 1 tribute card of { $least } to { $most }
   *[other] { $n } tribute cards of { $least } to { $most }
}
maker-attributes = Attributes
maker-attributes-text = Bought here up to 4; raised with tribute during the game up to 6. Each is the level of its discipline.
maker-raise = Raise { $attribute } to { $level } ({ $points } more)
maker-raise-end = No more than { $most } can be bought; raise it during the game, with tribute.
maker-lower = Lower { $attribute } to { $level } ({ $points } back)
maker-lower-end = It is at 0.
maker-ritual = Ritual: { $name }.
maker-brings-nothing = Nothing of its own.
maker-brings-all = What the levels of { $discipline } bring. What a higher level gives of the same kind takes the place of a lower one's, ritual slots excepted.
maker-next = At { $level } (+{ $points }): { $brought }
maker-not-enough = There are not enough points left for this.

## The third leaf

maker-perks-text = Rivals do not see your perks, only what they make of your legions. A stigma gives points; the harm it does is yours to keep.
maker-theme-war = War and legions
maker-theme-rites = Rites and wards
maker-theme-court = Court and coffers
maker-theme-schemes = Schemes for the throne
maker-stigma = { $n ->
    [one] Stigma: gives 1 point
   *[other] Stigma: gives { $n } points
}
maker-stigma-tip = A stigma: it costs nothing and gives { $n } points, to be spent on something else.
maker-excluded = Not beside { $perk }.
maker-short = { $n ->
    [one] 1 point too dear as things stand; it can be taken all the same, if you then give something up.
   *[other] { $n } points too dear as things stand; it can be taken all the same, if you then give something up.
}

## The account

maker-points-left = { $left } of { $points } points left
maker-points-all = All { $points } points spent
maker-points-over = { $over ->
    [one] 1 point too many
   *[other] { $over } points too many
}
maker-bill-rank = Rank { $n }
maker-bill-attributes = Attributes { $n }
maker-bill-perks = Perks { $n }
maker-bill-stigmas = Stigmas { $n }
maker-bill-total = Together { $n }
maker-bill-tip = There are { $points } points for rank, attributes and perks. What is not spent is lost.
maker-warn-events = Without Intellect you draw no event cards as Regent.
maker-warn-cards = Without Martial Prowess you make no combat cards.
maker-warn-idle = { $perk } does nothing as long as its attribute is 0.
maker-warn-king-maker = You choose your pawn when you set a game up.
maker-starts = It starts with
maker-start-guard = Guard: level { $level }, { $hp } hit points, strength { $points } (about { $each } of each)
maker-start-guard-tip = The dice share { $points } points out among ranged, melee and infernal: { $base } for everyone, one for each attribute above 0 and one for each of its levels, Charisma not counted.
maker-start-aura = Each legion: { $what }
maker-start-aura-tip = What your perks make of every legion you command. Rivals see it, though not why.
maker-start-walls = Stronghold: level { $level }, walls { $ranged } / { $melee } / { $infernal }, { $hp } hit points
maker-start-walls-tip = Ranged, melee and infernal strength of its garrison, by rank. A house that loses its stronghold is out of the game.
maker-start-cards-tip = The first cards in your vault, made with the quality number { $quality } of your rank. Each holds so many resources.
maker-number-offer = Tribute
maker-number-events = Event cards
maker-number-events-tip = What you draw as Regent, and how many of those you keep.
maker-number-elements = Elements of a combat card
maker-number-elements-tip = How much can be written on one combat card; with none you can make no cards.
maker-draws = { $draw } drawn, { $keep } kept
maker-none = none

## A new game

newgame-maker = Archfiends
newgame-archfiend-thrown = Made by the dice
newgame-archfiend-thrown-tip = The dice make an archfiend that nobody has met: lawful, with all points spent, and its perks its own secret.
newgame-archfiend-own = { $name }, { $rank } (your own)
newgame-archfiend-own-tip = One of your own.
newgame-throw = Throw now
newgame-throw-tip = Lets the dice make an archfiend for this seat at once, so that it can be looked at.
newgame-objective = Public objective: { $sin }. { $text }
newgame-rival-character = Played by a mind, it is known to be { $character }.
newgame-rival-secret = What it brings of attributes and perks is its own secret.
newgame-uncover = Show what is secret
newgame-uncover-tip = Shows attributes, perks and pawn of this archfiend. Everybody else looks away first. It is covered again as soon as another seat is shown.
newgame-cover = Cover it again
newgame-cover-tip = Hides attributes, perks and pawn.
newgame-pawn-chosen = Your pawn: { $name } (seat { $n })
newgame-pawn-none = Your pawn: the dice choose
newgame-pawn-choose = { $name } (seat { $n }) is my pawn
newgame-pawn-dice = By the dice
newgame-pawn-dice-tip = The dice choose one of the rivals. You learn whom when the game begins.
newgame-pawn-text = A King Maker wins if the pawn is elected. The pawn is never told.
newgame-pawn-tip = If your pawn is elected by the Conclave, you take the throne instead, whatever your own prestige; not if you are excommunicated then, nor if Pandemonium is seized.

## Set-ups on file

setup-title = Set-ups on file
setup-take = Take
setup-take-tip = Fills the form in as { $name } has it. What it leaves to chance is left to chance again.
setup-delete = Delete { $name }
setup-line = { $n } houses, { $map }, { $size }, { $length }
setup-name = Name of this set-up
setup-name-tip = Any name that you will know again.
setup-name-empty = Give the set-up a name first.
setup-keep = File
setup-keep-tip = Files the form as it stands, with what it leaves to chance.
setup-kept = The set-up { $name } is on file.
setup-exists = { $name } is on file already, and would be written over.
