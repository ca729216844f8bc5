### Nine Circles: words that all of its screens share.

circles-name = Neun Kreise

## Triumvirates, by their icons

circles-sign-0 = Corvus
circles-sign-1 = Serpens
circles-sign-2 = Caper
circles-sign-3 = Lupus
circles-sign-4 = Draco
circles-sign-5 = Scorpio
circles-player = { $seat } ({ $name })
circles-freebooters = Freibeuter
circles-nobody = niemand

## Numbers of things

circles-n-souls = { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}
circles-n-favours = { $n ->
    [one] 1 Gunst
   *[other] { $n } Gunst
}
circles-n-disfavours = { $n ->
    [one] 1 Ungnade
   *[other] { $n } Ungnade
}
circles-n-cards = { $n ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $n } Karten
}
circles-n-hell-cards = { $n ->
    [0] keine Höllenkarte
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
}
circles-n-legions = { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}
circles-n-sectio = { $n } Sectio
circles-n-hits = { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
}
circles-n-combat-rolls = { $n ->
    [one] 1 Kampfwurf
   *[other] { $n } Kampfwürfe
}
circles-n-skulls = { $n ->
    [one] 1 Schädel
   *[other] { $n } Schädel
}
circles-n-stars = { $n ->
    [one] 1 Stern
   *[other] { $n } Sterne
}
circles-n-hearts = { $n ->
    [one] 1 Herz
   *[other] { $n } Herzen
}
circles-plus = +{ $n }
circles-minus = −{ $n }

## Units and sides

circles-legion = Legion { $number } ({ $banner })
circles-legions-of = { $n ->
    [one] 1 Legion ({ $banner })
   *[other] { $n } Legionen ({ $banner })
}
circles-side-first = die erste Seite
circles-side-second = die zweite Seite

## Talents, spheres, places and directions

circles-talent-skulls = Schädel
circles-talent-stars = Sterne
circles-talent-hearts = Herzen
circles-sphere-heaven = Himmel
circles-sphere-earth = Erde
circles-sphere-hell = Hölle
circles-locale-hell = in der Hölle
circles-locale-earth = auf der Erde
circles-aspect-virgin = Jungfrau
circles-aspect-mother = Mutter
circles-aspect-crone = Greisin
circles-way-inward = zum Pentagramm
circles-way-counterclockwise = gegen den Uhrzeigersinn
circles-way-outward = zur Vorhölle
circles-way-clockwise = im Uhrzeigersinn

## Deals, and what spells are aimed at

circles-quoted = die Karte „{ $card }“
circles-goods-sectio = die Sectio „{ MID($sectio) }“
circles-goods-macina = die Macina „{ $card }“
circles-terms-exchange = { $seat } an { $to }: { $gives } gegen { $asks }.
circles-terms-gift = { $seat } schenkt { $to }: { $gives }.
circles-terms-request = { $seat } verlangt von { $to } ohne Gegenleistung: { $asks }.
circles-offer = Angebot { $number }: { $terms }
circles-aimed = „{ $spell }“ ({ MID($aim) })
circles-target-transfer = { $units } nach „{ MID($place) }“
circles-target-box = { $n ->
    [1] das linke Feld
    [2] das mittlere Feld
   *[other] das rechte Feld
}
circles-influence-change = { $unit }, in Zukunft bei: { $banner }
circles-influence-disband = { $unit }, zur Auflösung
circles-item-price = „{ $card }“ ({ $souls })
circles-item-way = { $unit } { $way }
circles-item-hits = { $n ->
    [one] { $unit }
   *[other] { $unit } ({ $n }-mal)
}
