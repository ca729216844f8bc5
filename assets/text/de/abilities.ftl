# Abilities of legions, praetors and artifacts, and boons of relics and places of power.

ability-flying-name = Fliegend { $amount }
ability-flying = Darf, statt zu gehen, in jeden Kanton im Umkreis von { $amount } fliegen, über alles hinweg, und landen, wo ein Marsch enden oder angreifen könnte.
ability-walks-name = Überquert { $terrain }
ability-walks = Darf sonst unpassierbares Gelände betreten ({ $terrain }); ein solcher Kanton kann nicht beansprucht werden.

ability-swift-name = Schnell +{ $amount }
ability-swift = Hat in jedem Zug { $amount ->
    [one] 1 Marschpunkt
   *[other] { $amount } Marschpunkte
} mehr.
ability-ponderous-name = Schwerfällig
ability-ponderous = Hat je Zug höchstens 1 Marschpunkt und kann nicht fliegen.
ability-no-fly-name = Flugunfähig
ability-no-fly = Kann nicht fliegen, was immer sie an Flügeln haben mag.

ability-bonus-name = { $stat } { $signed }
ability-bonus = Die Einheit kämpft mit { $stat } { $signed }.
ability-level-roll-name = Stufenwurf +{ $amount }
ability-level-roll = Die Einheit zählt { $amount ->
    [one] 1 Stufe
   *[other] { $amount } Stufen
} höher, wenn in der Schlacht um den Vorteil gewürfelt wird, wenn sie sich rettet oder widersteht und wenn ihre Ausrüstungsplätze gezählt werden.
ability-loyalty-name = Treue +{ $amount }
ability-loyalty = Die Treue der Einheit ist um { $amount } höher.
ability-hit-points-name = Lebenspunkte { $signed }
ability-hit-points = Ein Schild von { $signed } Lebenspunkten geht vor jeder Schlacht hoch, fängt den Schaden als Erstes auf und ist dahin, wenn die Schlacht endet.

ability-first-name = { $stat } zuerst
ability-first = Der { $stat }-Waffengang kommt in jeder Runde ihrer Schlachten als erster.
ability-last-name = { $stat } zuletzt
ability-last = Der { $stat }-Waffengang kommt in jeder Runde ihrer Schlachten als letzter.
ability-twice-name = { $stat } doppelt
ability-twice = Der { $stat }-Waffengang kommt am Ende der ersten Runde noch einmal; in späteren Runden gibt es ihn einmal.
ability-rounds-name = { $amount ->
    [1] Eine Runde mehr
    [-1] Eine Runde weniger
   *[other] Runden { $signed }
}
ability-rounds = { $amount ->
    [1] Ihre Schlachten dauern eine Runde länger.
    [-1] Ihre Schlachten sind eine Runde kürzer.
   *[other] Die Zahl der Runden in ihren Schlachten ändert sich um { $signed }.
}

ability-charge-name = Sturmangriff
ability-charge = Ein Nahkampf-Waffengang, den sie in der ersten Runde gewinnt, richtet { $charge } Schaden mehr an.
ability-rage-name = Raserei
ability-rage = Hat sie in dieser Schlacht Lebenspunkte verloren, so richtet ein Nahkampf-Waffengang, den sie in der zweiten Runde gewinnt, 1W{ $rage } Schaden mehr an.
ability-fierce-name = Wildheit
ability-fierce = Ein Nahkampf-Waffengang, den sie gewinnt, richtet 1W{ $fierce } Schaden mehr an.
ability-black-lightning-name = Schwarzer Blitz
ability-black-lightning = Ein Fernkampf-Waffengang, den sie gewinnt, richtet 1W{ $lightning } Schaden mehr an.
ability-flame-aura-name = Flammenaura
ability-flame-aura = Ein Infernal-Waffengang, den sie gewinnt, richtet 1W{ $flames } Schaden mehr an.
ability-trample-name = Zertrampeln
ability-trample = Gewinnt sie einen Nahkampf-Waffengang, kommt die Hälfte ihrer übrigen Lebenspunkte zum Schaden hinzu.
ability-infernal-burst-name = Infernaler Ausbruch
ability-infernal-burst = Gewinnt sie einen Nahkampf-Waffengang, kommt ihr eigener Infernal-Wert zum Schaden hinzu.

ability-stunning-blow-name = Betäubender Hieb
ability-stunning-blow = Ihr Nahkampf-Schaden ist verdoppelt, und wer welchen erleidet, hat für den Rest der Runde keine Kampfwerte. Verdopplungen multiplizieren sich.
ability-sulfurous-burns-name = Schwefelbrand
ability-sulfurous-burns = Ihr Fernkampf-Schaden ist verdoppelt. Verdopplungen multiplizieren sich.
ability-power-of-damnation-name = Macht der Verdammnis
ability-power-of-damnation = Ihr Infernal-Schaden ist verdoppelt. Verdopplungen multiplizieren sich.
ability-wall-ram-name = Mauerbrecher
ability-wall-ram = Ihr Nahkampf-Schaden an Besatzungen ist verdoppelt. Verdopplungen multiplizieren sich.
ability-siege-engine-name = Belagerungsmaschine
ability-siege-engine = All ihr Schaden an Besatzungen ist verdoppelt. Verdopplungen multiplizieren sich.

ability-resist-name = { $stat }-Widerstand { $amount }
ability-resist = Jeder { $stat }-Waffengang, den sie verliert, kostet sie { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
} weniger.
ability-vulnerable-name = { $stat }-Schwäche { $amount }
ability-vulnerable = Jeder { $stat }-Waffengang, den sie verliert, kostet sie { $amount ->
    [one] 1 Lebenspunkt
   *[other] { $amount } Lebenspunkte
} mehr.
ability-dark-aura-name = Dunkle Aura
ability-dark-aura = Ein Fernkampf-Waffengang, den sie verliert, fügt ihr keinen Schaden zu.
ability-half-infernal-damage-name = Halber Infernal-Schaden
ability-half-infernal-damage = Ein Infernal-Waffengang, den sie verliert, fügt ihr nur den halben Schaden zu.

ability-infernal-dissipation-name = Infernale Zersetzung
ability-infernal-dissipation = Ihr Infernal-Schaden kann nie geheilt werden, es sei denn, das Opfer rettet sich (1W6 + Stufe mindestens { $save }).
ability-vampiric-reaping-name = Vampirische Ernte
ability-vampiric-reaping = Heilt sich um so viel, wie sie Nahkampf-Schaden anrichtet, es sei denn, das Opfer rettet sich (1W6 + Stufe mindestens { $save }).
ability-flesh-rend-name = Fleischreißer
ability-flesh-rend = Wer von ihr Nahkampf-Schaden erleidet, verliert für den Rest der Schlacht 1W{ $rend } von jedem Kampfwert über null, es sei denn, er rettet sich (1W6 + Stufe mindestens { $save }).
ability-leper-kings-curse-name = Fluch des Leprakönigs
ability-leper-kings-curse = Wer von ihr Nahkampf-Schaden erleidet, nimmt dazu die Hälfte ihrer Treue als Schaden, sofort und erneut zu Beginn jeder späteren Runde, es sei denn, er rettet sich (1W6 + Stufe mindestens { $save }).
ability-totem-power-name = Totemkraft
ability-totem-power = Wer ihr Nahkampf-Schaden zufügt, erleidet ihren Infernal-Wert als Schaden, es sei denn, er rettet sich (1W6 + Stufe mindestens { $save }).

ability-block-combat-cards-name = Sperrt Kampfkarten
ability-block-combat-cards = Die Kampfkarten des Feindes bewirken in ihren Schlachten nichts.
ability-panic-name = Panik
ability-panic = Vor einer Schlacht verliert eine feindliche Legion 1W{ $panic } Lebenspunkte, womöglich alle, die sie hat, und 1W{ $panic } von jedem Kampfwert, es sei denn, sie rettet sich (1W6 + Stufe mindestens { $save }). Besatzungen geraten nicht in Panik.
ability-sound-of-doom-name = Klang des Untergangs
ability-sound-of-doom = Zu Beginn jeder Runde muss sich der Feind retten (1W6 + Stufe mindestens { $save }), sonst sind seine Aktionen für diese Runde gesperrt. Seine Boni bleiben.
ability-demonic-salve-name = Dämonische Salbe
ability-demonic-salve = Hat zu Beginn jedes Zuges und vor jeder Schlacht wieder alle Lebenspunkte.
ability-oblivion-name = Vergessenheit
ability-oblivion = Wird sie in der Schlacht vernichtet, so wird auch ihr Feind vernichtet, mit einer Chance von { $oblivion } %, weniger { $step } % je Stufe des Feindes. Davor ist keine Einheit sicher, sei es eine Legion, ein Ort der Macht, eine Feste oder Pandämonium.

ability-center-of-evil-name = Hort des Bösen
ability-center-of-evil = Leistet in den Schlachten anderer Beistand mit ihren vollen Kampfwerten statt mit der Hälfte.
ability-seat-of-command-name = Feldherrnstuhl
ability-seat-of-command = Was der Prätor daneben zu den Kampfwerten beiträgt, zählt dreifach.
ability-recovery-specialists-name = Bergungstrupp
ability-recovery-specialists = Verdoppelt nach einem Sieg die Chance von { $scavenging } %, ein Artefakt des Besiegten zu bergen.
ability-collector-of-artifacts-name = Artefaktsammler
ability-collector-of-artifacts = Birgt nach einem Sieg immer die Artefakte des Besiegten.

## Boons of relics and places of power

boon-prestige-name = Prestige +{ $amount }
boon-prestige = Bringt in jedem Zug { $amount } Prestige. Eine Reliquie tut dies nur von einer Feste oder einem Ort der Macht aus.
boon-portrait-name = Prestige +{ $amount } am Ende
boon-portrait = Kostet in jedem Zug { $upkeep } Prestige und bringt am Ende des Spiels { $amount } dem Haus, das es dann hat, selbst in der Schatzkammer.
boon-discipline-name = { $discipline } +{ $amount }
boon-discipline = Erhöht { $discipline } um { $amount ->
    [one] 1 Stufe
   *[other] { $amount } Stufen
}.
boon-roll-name = { $discipline }-Würfe +{ $amount }
boon-roll = Addiert { $amount } zu jedem Wurf, den das Haus mit { $discipline } macht.
boon-resist-name = Widerstand gegen { $discipline } +{ $amount }
boon-resist = Addiert { $amount } zu jedem Wurf, den das Haus gegen { $discipline } von anderen macht.
boon-command-name = Kommandowert +{ $amount }
boon-command = Erhöht den Kommandowert um { $amount }.
boon-healing-name = Heilrate +{ $amount }
boon-healing = Erhöht die Heilrate um { $amount }.
boon-loyalty-name = Treue +{ $amount }
boon-loyalty = Erhöht die Treue jeder Legion des Hauses um { $amount }.
boon-tribute-roll-name = Tributwürfe +{ $amount }
boon-tribute-roll = Addiert { $amount } zur Gütezahl jeder Tributkarte, die gebracht wird.
boon-manuscripts-name = Handschriften +{ $amount } %
boon-manuscripts = Erhöht die Chance, Handschriften zu finden, wenn man sie sucht, um { $amount } %.
boon-order-slots-name = Befehlsplätze +{ $amount }
boon-order-slots = Gewährt { $amount ->
    [one] 1 Befehlsplatz
   *[other] { $amount } Befehlsplätze
} mehr, bis zu 6 insgesamt.
boon-ritual-slots-name = Ritualplätze +{ $amount }
boon-ritual-slots = Gewährt { $amount ->
    [one] 1 Ritualplatz
   *[other] { $amount } Ritualplätze
} mehr, bis zu 5 insgesamt.
boon-ritual-name = Ritual: { $ritual }
boon-ritual = Lehrt das Haus das Ritual { $ritual }, solange die Reliquie in der Ritualkammer liegt.
boon-evil-sanctuary-name = Freistatt des Bösen
boon-evil-sanctuary = Die Attribute des Hauses können nicht gesenkt werden. Eine Reliquie schützt sie nur von der Ritualkammer oder einem Ort der Macht aus, nicht von der Feste.
boon-diplomacy-rank-name = Rang in der Diplomatie +{ $amount }
boon-diplomacy-rank = In der Diplomatie steht das Haus { $amount ->
    [one] 1 Rang
   *[other] { $amount } Ränge
} höher, als es ist, doch nie über Fürst.
boon-event-draws-name = Gezogene Ereigniskarten +{ $amount }
boon-event-draws = Als Regent zieht das Haus { $amount ->
    [one] 1 Ereigniskarte
   *[other] { $amount } Ereigniskarten
} mehr. Ohne Prophezeiung zieht es keine.
boon-event-hand-name = Behaltene Ereigniskarten +{ $amount }
boon-event-hand = Zieht das Haus Ereigniskarten, so darf es { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
} mehr behalten, Gezogenes und Hand zusammengerechnet.

## Rituals that only a relic gives

# Names of rituals are not translated; these are the same as in the catalog.
relic-ritual-dimensional-gate = Dimensional Gate
relic-ritual-demonic-flesh = Demonic Flesh
relic-ritual-anointed-of-ash = Anointed of Ash
