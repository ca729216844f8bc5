## The map: its modes and their legend

map-mode-owner = Owners
map-mode-owner-tip = Colors the land by its house, each in a pattern of its own.
map-mode-legality = Rights of way
map-mode-legality-tip = Where the chosen legion may go this turn, or any legion of yours if none is chosen; and why not elsewhere.
map-mode-prestige = Prestige
map-mode-prestige-tip = The places that pay prestige each turn, and how much.
map-mode-threat = Threats
map-mode-threat-tip = Where the legions of others that you can see may strike this turn. What they mean to do is their secret.
map-mode-terrain = Terrain
map-mode-terrain-tip = What the land is made of, in plain colors.
map-mode-unclaimed = Unclaimed
map-mode-unclaimed-tip = The land and the places that nobody owns yet.

map-realm = Whole realm
map-realm-back = Back to the near view
map-realm-tip = Shows every canton once. Where the world comes round again, the land is faint.

map-count = { $what } ({ $n })
map-nothing = Nothing of this kind on the map.
map-hover = Point at a canton to learn more.
map-named = { $name }: { $words }
map-and-more = { $n ->
    [one] and 1 legion more
   *[other] and { $n } legions more
}

map-legality-plain = Uncolored land is too far away, or impassable.
map-legality-none = You have no legion.
map-legality-one = For { $legion }
map-legality-all = { $n ->
    [one] For your legion
   *[other] For all { $n } legions of yours
}

map-sort-own = Held by a unit of yours
map-sort-walk = Within a march
map-sort-flight = Within a flight only
map-sort-attack = A fight
map-sort-barred = Barred by law
map-sort-struck = Yours, and within a blow
map-sort-crowded = Open to several legions of others
map-sort-neared = Open to one legion of others
map-sort-at-war = Yours, and safe only by law
map-sort-free-near = Free, and within your march
map-sort-free = Free
map-sort-free-place = A free place, to be fought for

map-pays-nothing = Pays nothing now
map-pays-exactly = Pays { $n } a turn
map-pays = Pays { $least } to { $most } a turn
map-pays-most = Pays { $n } or more a turn
map-pays-not = No place, no prestige.
map-pays-owner = { $n } prestige a turn to { $house }
map-pays-nobody = { $n } prestige a turn to whoever takes it

map-owned = Land of { $house }
map-unownable = Nobody can own this.

map-strikes = { $legion } can enter by right.
map-only-near = { $legion } is near enough, but the law holds it back.
map-safe = No legion in view can come here.

## Verdicts on a march

map-verdict-here = It stands here.
map-verdict-ordered = Already ordered, in slot { $n }.
map-verdict-walk = { $n ->
    [one] One step on foot.
   *[other] { $n } steps on foot.
}
map-verdict-flight = Within its flight.
map-verdict-attack = It would fight { $unit }.
map-verdict-blocked = { $n ->
    [0] It has no move points left.
    [one] No way leads there with its 1 move point.
   *[other] No way leads there with its { $n } move points.
}
map-rebuff = { $legion }: { $why }
map-rebuff-again = Choose it again to look at it instead.

## Keys of the map

key-map-owner = Map of owners; with Shift: next order into slot 1
key-map-legality = Map of rights of way; with Shift: slot 2
key-map-prestige = Map of prestige; with Shift: slot 3
key-map-threat = Map of threats; with Shift: slot 4
key-map-terrain = Map of terrain; with Shift: slot 5
key-map-unclaimed = Map of unclaimed land; with Shift: slot 6
key-whole-realm = Show the whole realm, or go back
key-hex-cursor = Hex cursor on or off. It moves with the scroll keys (scroll with Shift), Enter acts like a click
key-pin = Pin a note to the canton under the cursor or the pointer

## The slot for the next order

map-slot-next = Next order
map-slot-tip = Shift + { $n } sends the next order here.

## The rail of houses

map-acts-at = acts no. { $n }

## Pins

map-house-known = What is known of it
map-pin-title = A pin on { $place }
map-pin-hint = A private note, for your eyes only
map-pin-save = Pin it
map-pin-remove = Remove
map-pin-whose = It is a line of your private notes and is saved with them.
map-pin-house = Pin a private note to this house

map-keys-held = While the hex cursor is on: Enter is a click, Backspace a click of the other button, Escape leaves it. While a turn is shown: Space skips a step, Backspace goes back a step, Enter or Escape skips the whole. In the Ministerium: 1 to 7 open its tabs.
