### Nine Circles: words that all of its screens share.

circles-name = Nine Circles

## Triumvirates, by their icons

circles-sign-0 = Corvus
circles-sign-1 = Serpens
circles-sign-2 = Caper
circles-sign-3 = Lupus
circles-sign-4 = Draco
circles-sign-5 = Scorpio
circles-player = { $seat } ({ $name })
circles-freebooters = the freebooters
circles-nobody = nobody

## Numbers of things

circles-n-souls = { $n ->
    [one] 1 Soul
   *[other] { $n } Souls
}
circles-n-favours = { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}
circles-n-disfavours = { $n ->
    [one] 1 Disfavor
   *[other] { $n } Disfavors
}
circles-n-cards = { $n ->
    [0] no card
    [one] 1 card
   *[other] { $n } cards
}
circles-n-hell-cards = { $n ->
    [0] no Hell card
    [one] 1 Hell card
   *[other] { $n } Hell cards
}
circles-n-legions = { $n ->
    [one] 1 legion
   *[other] { $n } legions
}
circles-n-sectio = { $n } sectio
circles-n-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
}
circles-n-combat-rolls = { $n ->
    [one] 1 combat roll
   *[other] { $n } combat rolls
}
circles-n-skulls = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}
circles-n-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
circles-n-hearts = { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}
circles-plus = +{ $n }
circles-minus = −{ $n }

## Units and sides

circles-legion = legion { $number } of { $banner }
circles-legions-of = { $n ->
    [one] a legion of { $banner }
   *[other] { $n } legions of { $banner }
}
circles-side-first = the first side
circles-side-second = the second side

## Talents, spheres, places and directions

circles-talent-skulls = skulls
circles-talent-stars = stars
circles-talent-hearts = hearts
circles-sphere-heaven = Heaven
circles-sphere-earth = Earth
circles-sphere-hell = Hell
circles-locale-hell = in Hell
circles-locale-earth = on Earth
circles-aspect-virgin = Virgin
circles-aspect-mother = Mother
circles-aspect-crone = Crone
circles-way-inward = toward the Pentagram
circles-way-counterclockwise = counterclockwise
circles-way-outward = toward AnteHell
circles-way-clockwise = clockwise

## Deals, and what spells are aimed at

circles-quoted = the card { $card }
circles-goods-sectio = the sectio { MID($sectio) }
circles-goods-macina = the macina { $card }
circles-terms-exchange = { $seat } gives { $to } { $gives } for { $asks }.
circles-terms-gift = { $seat } gives { $to } { $gives } for nothing.
circles-terms-request = { $seat } asks { $to } for { $asks }, and gives nothing.
circles-offer = Offer { $number }: { $terms }
circles-aimed = { $spell } ({ MID($aim) })
circles-target-transfer = { $units }, to { MID($place) }
circles-target-box = { $n ->
    [1] the left box
    [2] the middle box
   *[other] the right box
}
circles-influence-change = { $unit }, to serve { $banner }
circles-influence-disband = { $unit }, to disband
circles-item-price = { $card } ({ $souls })
circles-item-way = { $unit } { $way }
circles-item-hits = { $n ->
    [one] { $unit }
   *[other] { $unit } ({ $n } times)
}
