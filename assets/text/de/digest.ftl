### The digest of a turn: who gained or lost what, and from what; and what came otherwise than planned.

digest-line = { $house }: { $parts }.
digest-prestige = { $total } Prestige ({ $causes })
digest-cause = { $cause } { $amount }
digest-other = sonstige Ursachen
digest-land-won = { $n ->
    [one] 1 Kanton gewonnen
   *[other] { $n } Kantone gewonnen
}
digest-land-lost = { $n ->
    [one] 1 Kanton verloren
   *[other] { $n } Kantone verloren
}
digest-places-won = { $n ->
    [one] 1 Ort genommen
   *[other] { $n } Orte genommen
}
digest-places-lost = { $n ->
    [one] 1 Ort verloren
   *[other] { $n } Orte verloren
}
digest-legions-lost = { $n ->
    [one] 1 Legion verloren
   *[other] { $n } Legionen verloren
}
digest-cards-lost = { $n ->
    [one] 1 Tributkarte an ein Ereignis verloren
   *[other] { $n } Tributkarten an ein Ereignis verloren
}
digest-nothing = Kein Haus hat etwas gewonnen oder verloren, von dem du weißt.
digest-title = Der Zug in Kürze
digest-alerts = Nicht übersehen
digest-otherwise = Anders als geplant
otherwise-land = Nicht dein geworden: { $cantons }. { $why }
otherwise-fight = Der Kampf darum wurde nicht gewonnen.
otherwise-driven = Die Legion ging verloren oder wurde vertrieben, bevor der Zug endete.
otherwise-taken = Der Besitzer ist jetzt { $house }.
otherwise-stopped = Der Marsch kam nicht bis dorthin.
otherwise-right = Das Recht darauf war dahin, bevor die Grenzen gezogen wurden.
