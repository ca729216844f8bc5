### Ledgers and sheets of what is under arms: slots, attachments, promotions, upkeep, the making of combat cards.

## Ledgers

items-ledger-units = Legionen und Orte
items-ledger-praetors = Prätoren
items-ledger-artifacts = Artefakte
items-ledger-manuscripts = Handschriften
items-ledger-relics = Reliquien
items-ledger-events = Ereignisse
items-filter-all = Alle
items-filter-own = Eigene
items-filter-rivals = Fremde
items-filter-both = Alle Einheiten
items-filter-legions = Legionen
items-filter-places = Orte
items-search = Nach Namen suchen
items-column-does = Was es bewirkt
items-column-plan = In diesem Zug
items-event-playable = spielbar
items-event-waits = jetzt nicht spielbar
items-slots-free = Freie Ausrüstungsplätze
items-slots-of = { $free } von { $all } Ausrüstungsplätzen frei
items-upkeep-column = Unterhalt bezahlt (Züge)
items-inspect = Zeigt das Blatt dazu.
items-sheet-close = Blatt schließen
items-no-praetors = Kein Prätor zu sehen. Der Basar hat welche.
items-no-artifacts = Kein Artefakt zu sehen. Der Basar hat welche.
items-no-relics = Keine Reliquie zu sehen. Der Basar hat welche.
items-guard-gathers = Die Leibgarde von { $house } ist versprengt und sammelt sich in { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
} wieder.

## Sheets

items-sort-praetor = Prätor
items-sort-artifact = Böses Artefakt
items-sort-relic = Unheilige Reliquie
items-sort-manuscript = Handschrift
items-in-vault = In der Schatzkammer und dort ohne Wirkung.
items-in-chamber = In der Ritualkammer.
items-with-unit = Zugeteilt: { MID($unit) }.
items-planned-post = Laut Plan künftig: { MID($post) }.
items-awake = Wirkt am jetzigen Ort.
items-asleep = Wirkt nur, solange es einer Einheit zugeteilt ist.
items-asleep-kept = Wirkt nur in einer Feste, an einem Ort der Macht oder in der Ritualkammer.
items-asleep-held = Bringt nur von einer Feste oder einem Ort der Macht aus Prestige.
items-asleep-sanctum = Schützt nur von einem Ort der Macht oder der Ritualkammer aus, nicht von der Feste.
items-asleep-chamber = Das Ritual steht nur in der Ritualkammer zu Gebote.
items-praetor-loyalty = Treue: wie schwer der Prätor zu bestechen ist
items-praetor-lead = Ein Punkt mehr für einen Wert, den der Prätor seiner Einheit gibt
items-value-planned = Nach deinem Plan wird es { $n }.
items-shield = In der Schlacht { $n ->
    [one] 1 Lebenspunkt mehr
   *[other] { $n } Lebenspunkte mehr
}
items-source-born = Von Haus aus.
items-source-promotion = Aus einer Beförderung.
items-source-training = Aus einer Handschrift.
items-source-item = Von { MID($item) }.
items-deeds = Was sich tun lässt
items-destinations = Wohin damit
items-boons = Geltende Segnungen
items-boons-none = Keine Reliquie und kein Ort der Macht gibt dir derzeit etwas.

## Slots

items-slots = Ausrüstungsplätze
items-slots-tip = Prätoren, Artefakte, Reliquien und Kampfkarten belegen je einen Platz. Eine Einheit hat 1 Platz, ab Stufe 3 sind es 2, ab Stufe 5 dann 3, ab Stufe 7 schließlich 4.
items-slots-over = Es ist mehr zugeteilt, als es Plätze gibt.
items-slots-planned = Grünes kommt laut Plan hinzu, Rotes geht.
items-slot-empty = Ein leerer Platz
items-slot-empty-mine = Ein leerer Platz: Wähle, was zugeteilt wird
items-slot-locked = Ein Platz ab Stufe { $n }
items-slot-comes = Kommt laut deinem Plan hierher.
items-slot-leaves = Geht laut deinem Plan fort.
items-slot-open = Ein Klick zeigt das Blatt dazu.
items-card = Kampfkarte
items-card-unknown = Unbekannte Kampfkarte
items-card-unknown-tip = Was darauf steht, weiß nur, wem sie gehört.
items-card-tip = Sie wird in der nächsten Schlacht der Einheit verbraucht.
items-nothing-fits = Du hast sonst nichts, was sich hier zuteilen ließe.
items-attach = { MID($treasure) } zuteilen
items-send = Ziel: { MID($post) }
items-transfer-tip = Setzt den Befehl auf den ersten freien Platz. Er gilt, sobald dieser Platz ausgeführt wird.
items-transfer-stands = Versetzung auf Platz { $n }, Ziel: { MID($post) }.
items-transfer-back = Lassen, wo es ist
items-dismiss = Entlassen
items-dismiss-sure = Die Legion { MID($legion) } endgültig entlassen?
items-dismiss-yes = Ja, entlassen
items-dismiss-no = Nein, behalten

## Promotions

items-promotion = Befördert auf Stufe { $level }: { MID($unit) }. Was soll daraus werden?
items-promotion-praetor = Befördert auf Stufe { $level }: { MID($praetor) }. Was soll der Prätor lernen?
items-promotion-tip = Gilt vom Beginn der nächsten Zugabwicklung an. Bis du siegelst, lässt sich die Wahl ändern.

## Upkeep

items-upkeep = Unterhalt
items-upkeep-of = Unterhalt von { MID($legion) }, je Zug:
items-upkeep-paid = { $n ->
    [0] nicht bezahlt
    [one] für 1 Zug bezahlt
   *[other] für { $n } Züge bezahlt
}
items-upkeep-none = Nicht bezahlt: geht am Ende dieses Zuges.
items-upkeep-tip = Jeder Zug verbraucht einen bezahlten Zug. Ist keiner mehr übrig, kehrt die Legion in den Basar zurück. Karten bezahlen ganze Züge; was darüber hinausgeht, verfällt.
items-upkeep-leaves = Unbezahlt und am Ende dieses Zuges fort: { MID($legion) }.
items-upkeep-rival = Verlangt vom Besitzer je Zug: { $price }.
items-upkeep-mine = Verlangt je Zug: { $price }; { $n ->
    [0] kein Zug ist bezahlt.
    [one] 1 Zug ist bezahlt.
   *[other] { $n } Züge sind bezahlt.
}
items-upkeep-pay = Einen Zug mehr bezahlen
items-upkeep-pay-tip = Legt die freien Karten, die ihn mit dem geringsten Verlust decken.
items-upkeep-cannot = Auch acht deiner freien Karten decken ihn nicht.
items-upkeep-choose = Karten wählen
items-upkeep-nothing = Nichts bezahlen
items-upkeep-buys = { $n ->
    [0] kein ganzer Zug: Diese Karten bleiben, wo sie sind
    [one] bezahlt 1 Zug
   *[other] bezahlt { $n } Züge
}
items-card-pledged = Bezahlt den Unterhalt von { MID($legion) }.

## The making of combat cards

items-smith-unit = Für welche Einheit
items-smith-free = { $n ->
    [0] Kein Ausrüstungsplatz ist frei.
    [one] 1 Ausrüstungsplatz ist frei.
   *[other] { $n } Ausrüstungsplätze sind frei.
}
items-smith-card = Eine Kampfkarte
items-smith-choose = Wähle eine deiner Einheiten.
items-smith-for = Eine Kampfkarte für { MID($unit) }
items-smith-price = Ihr Preis
items-smith-covers = Das bezahlt sie.
items-smith-bluff = Zum Bluff machen
items-smith-bluff-tip = Nimmt alles von der Karte. Eine leere Karte ist billig, und Rivalen merken keinen Unterschied.
items-smith-bluff-face = Nichts steht darauf: ein Bluff.
items-smith-off = Entfernen: { $element }
items-smith-less = Weniger: { $element }
items-smith-more = Mehr: { $element }
items-smith-add = Setzt es auf die Karte.
items-smith-full = Eine Karte fasst { $n } Elemente.
items-smith-rivals = Rivalen sehen eine verdeckte Karte und nichts von dem, was darauf steht.
items-smith-stands = Platz { $n } fertigt eine: { $contents }.
items-smith-make = Karte fertigen
items-smith-make-tip = Setzt den Befehl auf den ersten freien Platz. Die Karte wird in der nächsten Schlacht der Einheit verbraucht.
items-smith-forces = Zu den Streitkräften
items-smith-raise = Zorn { $wrath }: mehr von dem, was die Einheit hat
items-smith-lower = Zorn { $wrath }: weniger von dem, was der Feind hat
items-smith-shield = Zorn { $wrath }: Lebenspunkte für die Schlacht
items-smith-ward = Zorn { $wrath }: Widerstand gegen Trug
items-smith-rule = Zorn { $wrath }: andere Regeln des Kampfes
items-smith-wrath = Dein Zorn beträgt { $n }: { $elements ->
    [0] keine Karte möglich
    [one] ein Element je Karte
   *[other] bis zu { $elements } Elemente je Karte
}.

## Bazaar and orders

items-bazaar-all = Alle Waren
items-bazaar-legions = Legionen
items-bazaar-praetors = Prätoren
items-bazaar-artifacts = Artefakte
items-bazaar-relics = Reliquien
items-bazaar-manuscripts = Handschriften
items-bazaar-count = { $sort } ({ $n })
items-bazaar-later = Derzeit nichts im Angebot. Nachschub kommt.
items-bazaar-sold-out = Ausverkauft: Mehr davon gibt es in der Hölle nicht.
items-sort-legion = Legion
items-sort-level = { $sort } · { $level }
items-none-owned = Du hast keine.
items-dismiss-legion = { MID($legion) } entlassen
items-upkeep-ahead = Unterhalt wird höchstens { $n } Züge im Voraus bezahlt.
