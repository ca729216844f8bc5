## The map: its modes and their legend

map-mode-owner = Besitzer
map-mode-owner-tip = Färbt das Land nach seinem Haus, jedes in einem eigenen Muster.
map-mode-legality = Wegerechte
map-mode-legality-tip = Wohin die gewählte Legion in diesem Zug gehen darf, oder irgendeine von deinen, wenn keine gewählt ist; und warum anderswohin nicht.
map-mode-prestige = Prestige
map-mode-prestige-tip = Die Orte, die in jedem Zug Prestige bringen, und wie viel.
map-mode-threat = Bedrohungen
map-mode-threat-tip = Wo die Legionen anderer, die du sehen kannst, in diesem Zug zuschlagen können. Was sie vorhaben, ist ihr Geheimnis.
map-mode-terrain = Gelände
map-mode-terrain-tip = Woraus das Land besteht, in schlichten Farben.
map-mode-unclaimed = Herrenlos
map-mode-unclaimed-tip = Das Land und die Orte, die noch niemandem gehören.

map-realm = Ganzes Reich
map-realm-back = Zurück zur Nahsicht
map-realm-tip = Zeigt jeden Kanton einmal. Wo die Welt von vorn beginnt, ist das Land blass.

map-count = { $what } ({ $n })
map-nothing = Nichts dergleichen auf dem Brett.
map-hover = Zeige auf einen Kanton, um mehr zu erfahren.
map-named = { $name }: { $words }
map-and-more = { $n ->
    [one] und 1 weitere Legion
   *[other] und { $n } weitere Legionen
}

map-legality-plain = Ungefärbtes Land ist zu weit weg oder unpassierbar.
map-legality-none = Du hast keine Legion.
map-legality-one = Für { MID($legion) }
map-legality-all = { $n ->
    [one] Für deine Legion
   *[other] Für alle deine { $n } Legionen
}

map-sort-own = Von deiner Einheit gehalten
map-sort-walk = In Marschweite
map-sort-flight = Nur im Flug zu erreichen
map-sort-attack = Ein Kampf
map-sort-barred = Vom Recht versperrt
map-sort-struck = Dein, und in Schlagweite
map-sort-crowded = Mehreren fremden Legionen offen
map-sort-neared = Einer fremden Legion offen
map-sort-at-war = Dein, und nur durchs Recht sicher
map-sort-free-near = Herrenlos, in Marschweite
map-sort-free = Herrenlos
map-sort-free-place = Ein herrenloser Ort, um den man kämpfen muss

map-pays-nothing = Bringt jetzt nichts
map-pays-exactly = Bringt { $n } je Zug
map-pays = Bringt { $least } bis { $most } je Zug
map-pays-most = Bringt { $n } oder mehr je Zug
map-pays-not = Kein Ort, kein Prestige.
map-pays-owner = { $n } Prestige je Zug an { $house }
map-pays-nobody = { $n } Prestige je Zug für den, der ihn nimmt

map-owned = Land von { $house }
map-unownable = Das kann niemandem gehören.

map-strikes = { MID($legion) }: Einmarsch rechtens.
map-only-near = { MID($legion) }: nah genug, aber vom Recht zurückgehalten.
map-safe = Keine Legion in Sicht kann hierherkommen.

## Verdicts on a march

map-verdict-here = Hier steht sie.
map-verdict-ordered = Schon befohlen, auf Platz { $n }.
map-verdict-walk = { $n ->
    [one] Ein Schritt zu Fuß.
   *[other] { $n } Schritte zu Fuß.
}
map-verdict-flight = In Flugweite.
map-verdict-attack = Es käme zum Kampf: { MID($unit) }.
map-verdict-blocked = { $n ->
    [0] Sie hat keine Marschpunkte mehr.
    [one] Mit ihrem einen Marschpunkt führt kein Weg dorthin.
   *[other] Mit ihren { $n } Marschpunkten führt kein Weg dorthin.
}
map-rebuff = { MID($legion) }: { $why }
map-rebuff-again = Wähle es noch einmal, um es stattdessen anzusehen.

## Keys of the map

key-map-owner = Brett nach Besitzern; mit Umschalt: nächster Befehl auf Platz 1
key-map-legality = Brett nach Wegerechten; mit Umschalt: Platz 2
key-map-prestige = Brett nach Prestige; mit Umschalt: Platz 3
key-map-threat = Brett nach Bedrohungen; mit Umschalt: Platz 4
key-map-terrain = Brett nach Gelände; mit Umschalt: Platz 5
key-map-unclaimed = Brett nach herrenlosem Land; mit Umschalt: Platz 6
key-whole-realm = Ganzes Reich zeigen, oder zurück
key-hex-cursor = Sechseckzeiger an oder aus. Die Scrolltasten bewegen ihn (mit Umschalt scrollen sie), Eingabe wirkt wie ein Klick
key-pin = Dem Kanton unter dem Sechseck- oder Mauszeiger eine Notiz anheften

## The slot for the next order

map-slot-next = Nächster Befehl
map-slot-tip = Umschalt + { $n } legt den nächsten Befehl hierher.

## The rail of houses

map-acts-at = handelt an { $n }. Stelle

## Pins

map-house-known = Was man über dieses Haus weiß
map-pin-title = Angeheftet: { $place }
map-pin-hint = Eine Notiz, nur für deine Augen
map-pin-save = Anheften
map-pin-remove = Abnehmen
map-pin-whose = Es ist eine Zeile deiner eigenen Notizen und wird mit ihnen gespeichert.
map-pin-house = Diesem Haus eine Notiz anheften

map-keys-held = Solange der Sechseckzeiger an ist: Eingabe ist ein Klick, die Rücktaste ein Klick mit der anderen Taste, Esc verlässt ihn. Während ein Zug gezeigt wird: Die Leertaste überspringt einen Schritt, die Rücktaste geht einen zurück, Eingabe oder Esc überspringt alles. Im Ministerium: 1 bis 7 öffnen seine Reiter.
