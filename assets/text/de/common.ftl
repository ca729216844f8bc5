### Words that every screen and the chronicle share: the game's name, counts, lists, names of things, plain buttons.

-game = Infernal Conclave

## Putting words together

coordinates = { $column }·{ $row }
list-nothing = nichts
list-counted = { $count } { $name }
list-comma = { $first }, { $next }
list-and = { $first } und { $last }
sentences = { $first } { $next }
signed-plus = +{ $n }
signed-minus = −{ $n }
name-mid = { MID($name) }
percent = { $n } %
fraction = { $n } von { $most }

## Counts

count-cantons = { $n ->
    [one] 1 Kanton
   *[other] { $n } Kantone
}
count-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
count-orders = { $n ->
    [one] 1 Befehl
   *[other] { $n } Befehle
}
count-slots = { $n ->
    [one] 1 Befehlsplatz
   *[other] { $n } Befehlsplätze
}
count-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
count-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
count-hit-points = { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}
count-move-points = { $n ->
    [one] 1 Marschpunkt
   *[other] { $n } Marschpunkte
}
count-legions = { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}
count-places = { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
}
count-seats = { $n ->
    [one] 1 Haus
   *[other] { $n } Häuser
}
count-tokens = { $n ->
    [one] 1 Marke
   *[other] { $n } Marken
}
count-games = { $n ->
    [one] 1 Spiel
   *[other] { $n } Spiele
}

## Amounts of resources

amount-souls = { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}
amount-ichor = { $n } Ichor
amount-hellfire = { $n } Höllenfeuer
amount-darkness = { $n } Dunkelheit
purse-nothing = nichts
card = [{ $worth }]

## Names that are missing

# These names stand in sentences without an article and in any case, so they begin with a noun that does not change.
house-unknown = Haus ohne Eintrag
house-none = niemand
house-neutral = Herrenlos
house-conclave = Das Höllische Konklave
legion-unknown = Legion (aus den Listen gestrichen)
place-unknown = Ort ohne Eintrag
canton-nowhere = nirgendwo

## Names of things on the table

place-pandemonium = Pandämonium
legion-of = { MID($legion) } von { $house }
fighter-garrison = Besatzung von { MID($place) }
fighter-garrison-of = Besatzung von { MID($place) } ({ $house })
canton-open-land = Offenland { $at }
canton-bridge = Brücke { $at }
canton-river = Fluss { $at }
canton-mountains = Gebirge { $at }
canton-chasm = Schlucht { $at }
canton-swamp = Sumpf { $at }
canton-waterfall-pool = Wasserfallbecken { $at }
canton-lava-flow = Lavastrom { $at }
canton-lake-of-fire = Feuersee { $at }
moment-slot = Platz { $n }
side-attacker = Angreifer
side-defender = Verteidiger

## Plain buttons and labels

button-ok = Zu Protokoll
button-cancel = Abbrechen
button-back = Zurück
button-close = Schließen
button-clear = Leeren
button-undo = Rückgängig
button-redo = Wiederholen
button-delete = Löschen
button-confirm = Bestätigen
button-show = Auf dem Brett zeigen
button-help = Hilfe
label-yes = Ja
label-no = Nein
label-none = Keine
label-you = Du
label-unknown = Vor dir versiegelt
label-loading = Die Akten werden geholt
label-search = Suche
label-nothing-here = Nichts aktenkundig.
