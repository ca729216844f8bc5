### Words that every screen and the chronicle share: the game's name, counts, lists, names of things, plain buttons.

-game = Infernal Conclave

## Putting words together

coordinates = { $column }·{ $row }
list-nothing = nothing
list-counted = { $count } { $name }
list-comma = { $first }, { $next }
list-and = { $first } and { $last }
sentences = { $first } { $next }
signed-plus = +{ $n }
signed-minus = −{ $n }
name-mid = { MID($name) }
percent = { $n } %
fraction = { $n } of { $most }

## Counts

count-cantons = { $n ->
    [one] 1 canton
   *[other] { $n } cantons
}
count-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
count-orders = { $n ->
    [one] 1 order
   *[other] { $n } orders
}
count-slots = { $n ->
    [one] 1 order slot
   *[other] { $n } order slots
}
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
count-hit-points = { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}
count-move-points = { $n ->
    [one] 1 move point
   *[other] { $n } move points
}
count-legions = { $n ->
    [one] 1 legion
   *[other] { $n } legions
}
count-places = { $n ->
    [one] 1 place
   *[other] { $n } places
}
count-seats = { $n ->
    [one] 1 house
   *[other] { $n } houses
}
count-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
count-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}

## Amounts of resources

amount-souls = { $n ->
    [one] 1 soul
   *[other] { $n } souls
}
amount-ichor = { $n } ichor
amount-hellfire = { $n } hellfire
amount-darkness = { $n } darkness
purse-nothing = nothing
card = [{ $worth }]

## Names that are missing

house-unknown = an unregistered house
house-none = nobody
house-neutral = Unclaimed
house-conclave = The Infernal Conclave
legion-unknown = a legion since struck from the rolls
place-unknown = an unregistered place
canton-nowhere = nowhere

## Names of things on the table

place-pandemonium = Pandemonium
legion-of = { $legion } of { $house }
fighter-garrison = the garrison of { MID($place) }
fighter-garrison-of = the garrison of { MID($place) } ({ $house })
canton-open-land = the open land at { $at }
canton-bridge = the bridge at { $at }
canton-river = the river at { $at }
canton-mountains = the mountains at { $at }
canton-chasm = the chasm at { $at }
canton-swamp = the swamp at { $at }
canton-waterfall-pool = the waterfall pool at { $at }
canton-lava-flow = the lava flow at { $at }
canton-lake-of-fire = the lake of fire at { $at }
moment-slot = Slot { $n }
side-attacker = Attacker
side-defender = Defender

## Plain buttons and labels

button-ok = Enter in the record
button-cancel = Cancel
button-back = Back
button-close = Close
button-clear = Clear
button-undo = Undo
button-redo = Redo
button-delete = Delete
button-confirm = Confirm
button-show = Show on the map
button-help = Help
label-yes = Yes
label-no = No
label-none = None
label-you = You
label-unknown = Sealed from you
label-loading = Fetching the files
label-search = Search
label-nothing-here = Nothing on file.
