### The digest of a turn: who gained or lost what, and from what; and what came otherwise than planned.

digest-line = { $house }: { $parts }.
digest-prestige = { $total } prestige ({ $causes })
digest-cause = { $cause } { $amount }
digest-other = other causes
digest-land-won = { $n ->
    [one] 1 canton won
   *[other] { $n } cantons won
}
digest-land-lost = { $n ->
    [one] 1 canton lost
   *[other] { $n } cantons lost
}
digest-places-won = { $n ->
    [one] 1 place taken
   *[other] { $n } places taken
}
digest-places-lost = { $n ->
    [one] 1 place lost
   *[other] { $n } places lost
}
digest-legions-lost = { $n ->
    [one] 1 legion lost
   *[other] { $n } legions lost
}
digest-cards-lost = { $n ->
    [one] 1 tribute card lost to an event
   *[other] { $n } tribute cards lost to an event
}
digest-nothing = No house gained or lost anything that you know of.
digest-title = The turn in brief
digest-alerts = Do not overlook
digest-otherwise = Otherwise than planned
otherwise-land = { START($cantons) } did not become yours. { $why }
otherwise-fight = The fight for it was not won.
otherwise-driven = The legion was lost or driven back before the turn ended.
otherwise-taken = { $house } holds it now.
otherwise-stopped = The march did not get there.
otherwise-right = The right to it was gone before borders were drawn.
