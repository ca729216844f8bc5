### What a plan brings, told before it is sealed, and how every house stands.

foresight-sure = Sicher
foresight-expected = Erwartet
foresight-at-once = Sofort dein: { $cantons }.
foresight-at-borders = Dein, wenn die Grenzen gezogen werden: { $cantons }.
foresight-battle = Ein Angriff: { $n } %, den Feind zu vernichten oder den Ort zu nehmen.
foresight-won-at-once = Bei einem Sieg sofort dein: { $cantons }.
foresight-won-at-borders = Bei einem Sieg dein, wenn die Grenzen gezogen werden: { $cantons }.
foresight-won-own = Bei einem Sieg wieder dein: { $cantons }.
foresight-won-stays = Auch bei einem Sieg nicht dein: { $cantons }. { $why }
foresight-stays = Nicht dein: { $cantons }. { $why }
foresight-stay-passed = Feindesland wird nur dort genommen, wo am Ende des Zuges eine Legion von dir steht.
foresight-stay-inland = Grenzt an kein Land von dir: Nimm Land von der Grenze einwärts.
foresight-stay-no-right = Dein Verhältnis zu { $house } gibt dir kein Recht auf dieses Land.
foresight-stay-impassable = Solches Gelände gehört niemandem: { $terrain }.
foresight-stay-leaves = Die Legion { MID($legion) } wird nicht bezahlt und geht, bevor die Grenzen gezogen werden.
foresight-hanging = Das hängt an Platz { $n }, dessen Ergebnis noch niemand kennt.

foresight-item-now = Prestige jetzt
foresight-item-income = { $n ->
    [one] Einkommen aus etwa 1 weiteren Zug
   *[other] Einkommen aus etwa { $n } weiteren Zügen
}
foresight-item-cantons = Kantone
foresight-item-relics = Reliquien, die am Ende zählen
foresight-item-title = Champion von Pandämonium
foresight-item-public = Öffentliches Ziel
foresight-item-secrets = Geheime Ziele
foresight-item-vassal = Blutvasall

## On the panels

foresight-sure-tip = Was die anderen Häuser auch tun, das tritt ein.
foresight-expected-tip = Das tritt ein, wenn kein anderes Haus dazwischenkommt.
foresight-heading = Was es bringt
foresight-prestige = Prestige am Ende des Zuges: { $n } ({ $change })
foresight-end = Schlussabrechnung, wenn sich danach nichts ändert: etwa { $n } ({ $change } durch diesen Plan)
foresight-end-won = Wenn Platz { $slot } den Ort { MID($place) } nimmt: etwa { $change } dazu
foresight-prestige-tip = Wenn die anderen passen. Schlachten, Rituale und Ereignisse sind nicht darin.
foresight-claim-changed = Dein Anspruch gegen { $house } besteht nicht, wie er geschrieben steht. Das Konklave verhandelt: { $terms }.
foresight-claim-dropped = Deinen Anspruch gegen { $house } wird das Konklave nicht verhandeln.
foresight-upkeep = Unterhalt, nächsten Zug fällig:
foresight-upkeep-covered = Die Schatzkammer deckt ihn; gefragt wirst du dann im Zugprotokoll.
foresight-upkeep-short = Der Plan lässt davon unbezahlt: { $short }. Eine Legion, die nicht bezahlt wird, geht am Ende des nächsten Zuges.
foresight-bid-upkeep = Unterhalt ab dem nächsten Zug, je Zug:
foresight-rungs = Die nächsten Stufen
foresight-rung = Stufe { $level }
foresight-rung-total = von hier aus
foresight-rung-nothing = Bringt nichts Neues

## Standings

standing-title = Stand der Häuser
standing-tip = Das Haus mit dem meisten Prestige bei der letzten Marke gewinnt. Kantone, Reliquien, Titel und Ziele kommen in der Schlussabrechnung dazu. Kursive Zahlen sind das, was du wissen kannst; bei den anderen ist vieles geheim.
standing-prestige = Prestige
standing-prestige-tip = Was das Haus jetzt hat, wie du es siehst. Gerüchte können das der anderen verfälschen.
standing-income = Einkommen
standing-income-tip = Prestige je Zug aus Orten und Reliquien, soweit man es sehen kann.
standing-cantons = Kantone
standing-cantons-tip = Jeder zählt in der Schlussabrechnung.
standing-objective = Öffentliches Ziel
standing-objective-tip = Es wird in der Schlussabrechnung ausgezahlt, wenn es dann erfüllt ist.
standing-now = Wäre jetzt Schluss
standing-now-tip = Die Schlussabrechnung, wie sie heute ausfiele.
standing-end = Am Ende
standing-end-tip = Die Schlussabrechnung am erwarteten Ende, wenn sich nichts ändert: Prestige, Einkommen der restlichen Züge und alles, was dann gezählt wird. Bei einem Rivalen von und bis, weil auch seine geheimen Ziele und Reliquien zählen.
standing-about = ~{ $n }
standing-between = { $low } bis { $high }
standing-hidden = Seine Ziele und verborgenen Reliquien können in der Schlussabrechnung noch { $low } bis { $high } bringen: von dem, was jetzt erfüllt ist, bis zu allem, was es noch erfüllen kann. Höchstwahrscheinlich, nicht sicher.
standing-secrets = Verborgene Gaben und Rituale anderer Häuser sind nicht darin.
standing-not-eligible = Es kann nicht gewählt werden.
standing-nothing-changes = { $n ->
    [one] Wenn sich nichts ändert und etwa 1 Zug bleibt.
   *[other] Wenn sich nichts ändert und etwa { $n } Züge bleiben.
}
standing-secret = geheim

## Vendettas and threats at the moment of choice

vendetta-counts-cantons = Gezählt werden genommene Kantone, abzüglich der verlorenen. Nimm sie von der Grenze einwärts, und stehe auf jedem, wenn der Zug endet; Durchmarschieren nimmt nichts.
vendetta-counts-places = Gezählt werden Orte der Macht, die eine Legion von dir in der Schlacht nimmt. Festen zählen nicht.
vendetta-counts-legions = Gezählt werden seine Legionen, die du vernichtest, in der Schlacht oder durch ein Ritual. Eine, die sich zurückzieht, zählt nicht.
vendetta-turns-left = { $n ->
    [one] letzter Zug
   *[other] noch { $n } Züge
}
vendetta-after-plan = { $n } nach diesem Plan
threat-means = Wette { $least }–{ $most }, bis zu { $turns } Züge, Rituale { $rituals ->
    [0] zum vollen Preis
    [one] 1 Punkt billiger
   *[other] { $rituals } Punkte billiger
}
threat-was = war { $n }: Wette { $wager }, Züge { $turns }, Ritualnachlass { $rituals }

## Causes of a change of prestige

prestige-rumored = Sein Prestige steht kursiv: Es ist das, was du wissen kannst, und Gerüchte können es verfälschen.
gain-slot = Platz { $n }: { $order }
gain-answers = Antworten, und Einsätze, die zurückkommen
gain-vendettas = Endende Vendetten
gain-wagers = Wetten der Vendetten, die du beanspruchst
