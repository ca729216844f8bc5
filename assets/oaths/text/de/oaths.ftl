### Oaths of the Pit: words that all of its screens share.

oaths-name = Eide der Grube

## Putting words together

oaths-nobody = niemand
oaths-player = { $devil } ({ $name })

## Things

oaths-sort-horde = Horde
oaths-sort-artifact = Artefakt
oaths-sort-ritual = Ritual
oaths-sort-event = Ereignis

# A paper as a thing, and inside of a sentence (accusative). $devil
oaths-paper-favor = { $count ->
    [one] Gefallen von { $devil }
   *[other] { $count } Gefallen von { $devil }
}
oaths-paper-oath = { $count ->
    [one] Eid von { $devil }
   *[other] { $count } Eide von { $devil }
}
oaths-paper-vote = { $count ->
    [one] Stimme von { $devil }
   *[other] { $count } Stimmen von { $devil }
}
oaths-paper-favor-in = { $count ->
    [one] einen Gefallen von { $devil }
   *[other] { $count } Gefallen von { $devil }
}
oaths-paper-oath-in = { $count ->
    [one] einen Eid von { $devil }
   *[other] { $count } Eide von { $devil }
}
oaths-paper-vote-in = { $count ->
    [one] die Stimme von { $devil }
   *[other] { $count } Stimmen von { $devil }
}
oaths-souls = { $count ->
    [one] 1 Seele
   *[other] { $count } Seelen
}
oaths-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
oaths-votes = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
}

## Targets of armies, and colours on the track of strategies

oaths-target-stay = bleibt zu Hause
oaths-target-devil = zieht { $devil } entgegen
oaths-target-vacant = zieht in ein Reich, das niemand beherrscht
oaths-colour-devil = { $devil } ({ $number })
oaths-colour-black = Schwarz ({ $number })

## Moments of special play cards

oaths-moment-response = Als Antwort auf eine andere Sonderkarte
oaths-moment-aftermath = Am Ende der Verstärkung
oaths-moment-trading = Im Handel
oaths-moment-moving = Zu Beginn der Züge eines Konflikts
oaths-moment-beaten = In einem Heimatreich, wenn die Strategien aufgedeckt sind
oaths-moment-combat-end = Am Ende eines Konflikts
