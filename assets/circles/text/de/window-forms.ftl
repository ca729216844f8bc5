# Die Formulare der Neun Kreise: Aktionen, Märsche, Fluchten, Magie, Kampf.

## What several forms say

circles-ui-crowded = { $place }: { $units }
circles-ui-daemon-of = { $daemon } ({ $seat })
circles-ui-unit = { START($unit) }
circles-ui-unit-of = { START($unit) } ({ $seat }), { $place }
circles-ui-unit-at = { START($unit) }: { $place }
circles-ui-units-of = { $seat }: { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}
circles-ui-with-chance = { START($what) }: wirkt mit { $chance } %
circles-ui-box-top = { START($where) }: { $lieutenant }
circles-ui-stays = bleibt
circles-ui-followers = Wähle { $n ->
    [one] die Legion, die mitgeht
   *[other] { $n } Legionen, die mitgehen
}.

## Actions

circles-ui-act-march = Marschieren: bis zu { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
} bewegen
circles-ui-act-deeds = Böse Taten: { $dice ->
    [one] 1 Würfel, ab { $from } eine Gunst
   *[other] { $dice } Würfel, je eine Gunst ab { $from }
} ({ $chance } % für mindestens eine)
circles-ui-deeds-text = { $n ->
    [one] 1 Gunst
   *[other] { $n } Gunst
} oder mehr: { $chance } %
circles-ui-act-conspire = Sich verschwören: { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} ansehen und ein dauerhaftes Ereignis legen (mit { $chance } % ist eines dabei)
circles-ui-act-rig = Das nächste Ereignis wählen: { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} ansehen
circles-ui-act-cast = Einen Zauber wirken ({ $n ->
    [one] 1 Karte passt
   *[other] { $n } Karten passen
})
circles-ui-act-influence = Eine Einheit beeinflussen: zum Überlaufen oder zur Auflösung bringen (gegen { $hearts ->
    [one] 1 Herz
   *[other] { $hearts } Herzen
})
circles-ui-act-walk = Die Erde betreten ({ $n ->
    [one] 1 Karte passt
   *[other] { $n } Karten passen
})
circles-ui-walk-price = Das kostet { $souls } und die Karte. Jede Seelenphase auf der Erde bringt { $favours ->
    [one] 1 Gunst
   *[other] { $favours } Gunst
}, wenn ein Ungnadewurf gelingt.
circles-ui-act-atone = Um Vergebung bitten: { $good } % für weniger Ungnade, { $bad } % für „außer Gefecht“
circles-ui-atone-loses = Verliert { $n ->
    [one] 1 Ungnade
   *[other] { $n } Ungnade
}: { $chance } %
circles-ui-atone-nothing = Nichts geschieht: { $chance } %
circles-ui-atone-fails = Außer Gefecht, Erholung ab { $from }: { $chance } %
circles-ui-act-support = Den Zauber eines anderen Dämons unterstützen, der später handelt
circles-ui-support-whom = Wessen Zauber
circles-ui-support-what = Welcher Zauber
circles-ui-support-spell = { $spell } (braucht { $needs })
circles-ui-act-leave = In die Hölle zurückkehren
circles-ui-act-pass = Passen, um später zu handeln ({ $n ->
    [one] 1 Karte passt
   *[other] { $n } Karten passen
})
circles-ui-pass-after = Das kostet { $souls } und die Karte. Der Dämon handelt gleich nach { $daemon }.
circles-ui-act-pass-for-good = Endgültig passen
circles-ui-act-pass-for-good-text = Der Dämon tut in dieser Runde nichts mehr.

## Influence

circles-ui-influence-chance = { $chance } % bei { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfen, die alle gelingen müssen
}
circles-ui-influence-upto = Ein Wurf gelingt mit { $upto } oder weniger. Jede Seele seiner Bestechung erhöht die Zahl um eins.
circles-ui-influence-again = { $n ->
    [one] 1 misslungener Wurf wird wiederholt.
   *[other] { $n } misslungene Würfe werden wiederholt.
}
circles-ui-influence-home = Die Einheit ist zu Hause: Der Versuch kostet { $n ->
    [one] 1 Gunst
   *[other] { $n } Gunst
}.
circles-ui-influence-whom = Welche Einheit
circles-ui-influence-to = Was aus ihr wird
circles-ui-influence-serves = Sie dient { $banner }: { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
}, { $chance } %
circles-ui-influence-disbands = Sie löst sich auf: { $n ->
    [one] 1 Wurf
   *[other] { $n } Würfe
}, { $chance } %
circles-ui-bribes = Bestechung
circles-ui-bribes-text = Seelen für eine Bestechung sind in jedem Fall bezahlt und machen ihren Wurf leichter.
circles-ui-bribe = Seelen für Wurf { $n }

## Conspiracies

circles-ui-conspire-none = Nichts legen
circles-ui-replaces = { $sphere }: Sie ersetzt „{ $card }“.
circles-ui-fills = { $sphere }: Das Feld ist leer.

## Spells

circles-ui-spell-price = Preis: { $souls }{ $favours ->
    [0] {""}
    [one] {", "}1 Gunst
   *[other] {", "}{ $favours } Gunst
}{ $disfavours ->
    [0] {""}
    [one] . Das bringt 1 Ungnade
   *[other] . Das bringt { $disfavours } Ungnade
}
circles-ui-spell-falls = Das wirkt auf die Hölle: { $daemon } fällt dorthin.
circles-ui-spell-works = Kontert niemand, so wirkt der Zauber mit { $chance } %.
circles-ui-spell-burns = Jede Legion dort wird mit { $chance } % vernichtet.
circles-ui-spell-panics = Jede Legion entkommt mit { $chance } %; die übrigen bleiben und kämpfen.
circles-ui-aim = Wogegen
circles-ui-aim-most = { $n ->
    [one] 1 Legion
   *[other] bis zu { $n } Legionen
}
circles-ui-aim-to = Wohin sie gehen
circles-ui-counter-none = Es geschehen lassen
circles-ui-counter = „{ $card }“ durch { $daemon } für { $souls }
circles-ui-counter-acts = „{ $card }“ durch { $daemon } für { $souls }; der Dämon verliert seine Aktion
circles-ui-withdraw-none = Alle bleiben
circles-ui-withdraw-all = Alle ziehen ab, { $way }: { $place }
circles-ui-withdraw-each = Eine nach der anderen

## Marches

circles-ui-march-done = Nichts mehr bewegen
circles-ui-march-units = Einheiten, die sich bewegen können
circles-ui-march-on = Weiter mit { $unit }
circles-ui-march-from = { $place }. { $n ->
    [0] Kein Schritt mehr.
    [one] Noch 1 Schritt.
   *[other] Noch { $n } Schritte.
}
circles-ui-march-next = Wohin nun
circles-ui-march-out = Der Würfel weist den Weg hinaus: mit { $chance } % in eine von { $places }; mit { $lost } % verirrt sich die Einheit und bleibt
circles-ui-march-step = { $n }. { $place }{ $legions ->
    [0] {""}
    [one] {" "}(mit 1 Legion)
   *[other] {" "}(mit { $legions } Legionen)
}
circles-ui-march-with = Nimmt bei diesem Schritt bis zu { $most ->
    [one] 1 Legion
   *[other] { $most } Legionen
} mit:
circles-ui-march-asks = Um das Durchzugsrecht bitten: nur eintreten, wenn es gewährt wird
circles-ui-march-asks-not = Nicht bitten: Wer nicht flieht, hält die Einheit auf
circles-ui-march-undo = Den letzten Schritt zurücknehmen
circles-ui-passage-who = Wer durchziehen will: { $unit }
circles-ui-passage-next = Wohin es dann geht: { $place }
circles-ui-grants = { $by } durchziehen lassen
circles-ui-refuses = Verweigern

## Flights

circles-ui-flee-none = Alle bleiben
circles-ui-flee-all = Alle wollen fliehen
circles-ui-flee-barred = Niemand kann nach „{ MID($place) }“ fliehen: Von dort kommen die anderen.
circles-ui-flee-led = { START($unit) }: entkommt mit { $chance } %, dabei bis zu { $most ->
    [one] 1 Legion
   *[other] { $most } Legionen
}
circles-ui-flee-alone = Legionen auf eigene Faust
circles-ui-flee-each = Jede entkommt mit { $chance } %.
circles-ui-flee-again = Wer auf andere trifft, muss weiterfliehen. Wem es misslingt, der bleibt.
circles-ui-way-to = { START($way) }: { $place }

## Combat

circles-ui-peace = Frieden, wenn alle zustimmen
circles-ui-peace-not = Kämpfen
circles-ui-oppose = Gegen { $seat } kämpfen: { $units }
circles-ui-side = Mit diesen kämpfen: { $with }
circles-ui-forecast-own = Deine Seite ({ $side }): { $n ->
    [one] 1 Kampfwurf
   *[other] { $n } Kampfwürfe
}, im Mittel { $whole },{ $tenth } Treffer, { $chance } % für mindestens einen
circles-ui-forecast-foe = Die andere Seite ({ $side }): { $n ->
    [one] 1 Kampfwurf
   *[other] { $n } Kampfwürfe
}, im Mittel { $whole },{ $tenth } Treffer, { $chance } % für mindestens einen
circles-ui-forecast-from = Ein Kampfwurf trifft ab { $from }.
circles-ui-join-none = Niemanden schicken
circles-ui-join = { $daemon }: rettet jede Legion mit { $upto } oder weniger ({ $chance } %), bringt bis zu { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} mit
circles-ui-join-cards = Karten, die mitkommen: { $n } von { $most }
circles-ui-first-magic = Deine Seite zaubert zuerst
circles-ui-second-magic = Die andere Seite zaubert zuerst
circles-ui-first-flight = Deine Seite sagt zuerst, ob sie flieht
circles-ui-second-flight = Die andere Seite sagt zuerst, ob sie flieht
circles-ui-cast-none = Nichts zaubern
circles-ui-hits = Gewählt: { $n } von { $of }
circles-ui-hits-all = Jede Einheit nimmt { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}; die gewählten nehmen einen mehr.
circles-ui-hits-single = Es ist der einzige Treffer auf dieser Seite, und kein Leutnant darf ihn nehmen.
circles-ui-hit = { START($unit) }: { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}, gerettet mit { $need } oder weniger; fällt mit { $chance } %
circles-ui-hit-not = { START($unit) }: gerettet mit { $need } oder weniger; fiele mit { $chance } %
circles-ui-hit-minder = { START($unit) }, führt { $hound }: { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}, gerettet mit { $need } oder weniger; fällt mit { $chance } %
circles-ui-hit-minder-not = { START($unit) }, führt { $hound }: gerettet mit { $need } oder weniger; fiele mit { $chance } %
