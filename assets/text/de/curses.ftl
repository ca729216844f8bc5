# Hostile rituals (manual appendix I): what they have done.

spell-weakened = { $stat } −{ $n }: eine Täuschung
spell-confused = verworrene Befehle
spell-juggernaut = Infernal Juggernaut: +{ $n } auf jeden vorhandenen Wert
spell-exhausted = erschöpft: ohne eigene Kraft und eigenen Schritt

part-planar-lock = ein Planar Lock

refusal-ritual-held = ein Zauber hält sie fest, wo sie steht ({ $spell })

refusal-ritual-not-pandemonium = kein Flüstern hetzt ein Haus gegen Pandämonium
refusal-ritual-unclaimed = das gehört niemandem
refusal-ritual-unclaimable = das kann niemand besitzen
refusal-ritual-no-border = das grenzt an kein Land dieses Hauses
refusal-ritual-occupied = dort steht eine Legion oder ein Ort, und Einheiten führen ihre eigenen Akten

fact-curse-weakened = Die Legion { MID($legion) } kämpft bis zum Ende von Zug { $turn } mit { $stat } −{ $n }.
fact-curse-confused = Die Legion { MID($legion) } hat Befehle erhalten, die einander widersprechen, und bleibt in diesem Zug, wo sie ist.
fact-curse-stolen = Fehlt im Inventar von { $house }: { MID($treasure) }.
fact-curse-turned = Die Legion { MID($legion) } hat den Dienst bei { $house } quittiert und dient nun dem Haus { $to }.
fact-curse-misled = Die Legion { MID($legion) } marschierte auf einen Befehl, den ihr Haus nie gab.
fact-curse-looted = { $n ->
    [0] In die Schatzkammer von { $house } wurde eingebrochen, doch Tribut war keiner darin.
    [one] Eine Tributkarte hat die Schatzkammer von { $house } ohne Quittung verlassen.
   *[other] { $n } Tributkarten haben die Schatzkammer von { $house } ohne Quittung verlassen.
}
fact-curse-reassigned = Laut Eintrag im Grundbuch gehört der Kanton { MID($canton) } dem Haus { $to } und hat dem Haus { $house } nie gehört.
fact-curse-registered = Laut Eintrag im Grundbuch gehört der Kanton { MID($canton) } dem Haus { $to }.
fact-curse-afflicted = Eine Heimsuchung befiel { MID($unit) }: { $n ->
    [0] Sie fand nichts mehr, was zu nehmen war
    [one] 1 Punkt Schaden
   *[other] { $n } Punkte Schaden
}.
fact-curse-banished = { MID($praetor) } ({ $house }) ist verbannt und aus allen Listen gestrichen: Keine Amnestie bewirkt eine Rückkehr.
fact-curse-corrupted = Verderbnis im Haus { $house }: { $n ->
    [0] Keine Tributkarte ist zerfallen
    [one] Eine Tributkarte ist zerfallen
   *[other] { $n } Tributkarten sind zerfallen
}, und bis zum Ende des Zuges { $slots ->
    [0] ist kein Ritualplatz
    [one] ist ein Ritualplatz
   *[other] sind { $slots } Ritualplätze
} gesperrt.
fact-curse-locked = Auf { $house } liegt ein Planar Lock: vom nächsten Zug an { $n } { $n ->
    [one] Befehlsplatz
   *[other] Befehlsplätze
} weniger.
fact-curse-dissipated = Die Legion { MID($legion) } ist auf Dauer weniger, als sie war: Lebenspunkte −{ $hp }, Fernkampf −{ $ranged }, Nahkampf −{ $melee }, Infernal −{ $infernal }.
fact-curse-cards = Die Karten: { $cards }.
fact-curse-cut-short = Vorzeitig beendet: { $rituals }.
fact-curse-by = Die Hand dahinter: { $house }.

fact-card-destroyed = Die Kampfkarte von { MID($unit) } wurde vernichtet: { $contents }.
fact-card-destroyed-unknown = Die Kampfkarte von { MID($unit) } wurde vernichtet. Was darauf stand, weiß nur { $house }.
