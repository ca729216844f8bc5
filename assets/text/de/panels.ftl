### The panels of a running game: top bar, order ribbon, houses, Ministerium, bazaar, unit card, counsel, the seal.

panel-with-key = { $words } ({ $key })
panel-close = Schließen
panel-back = Zurück
panel-dismiss = Verwerfen
panel-see = Siehe auch
panel-total = Summe
panel-points = Punkte
panel-percent = { $n } %
tenths = { $whole },{ $tenth }
panel-turn = Zug { $n }
panel-watching = Du siehst nur zu; ändern lässt sich nichts.
panel-look = Auf dem Brett zeigen: { MID($canton) }.
panel-filter = Zeigen
panel-sort = Ordnen nach

## Top bar

panel-turn-title = Der Zug
panel-turn-tip = Sind alle Pläne gesiegelt, wird der Zug in dieser Reihenfolge abgewickelt: { $steps }.
panel-tokens-title = Konklavemarken: { $drawn } von { $needed }
panel-tokens-base = Chance ohne jede Marke
panel-tokens-drawn = { $n ->
    [one] 1 gezogene Marke, je { $each } %
   *[other] { $n } gezogene Marken, je { $each } %
}
panel-tokens-chance = Chance in diesem Zug
panel-tokens-usurped = { $house } hält Pandämonium: Es wird keine Marke gezogen.
panel-tokens-dissolved = Das Konklave ist aufgelöst: Es wird keine Marke gezogen.
panel-circle-regent = { $house }, Regent: handelt zuerst
panel-circle-house = { $house }: handelt an { $n }. Stelle
panel-circle-you-regent = Du bist Regent: Du handelst zuerst
panel-circle-you = Du handelst an { $n }. Stelle
panel-prestige-title = Prestige { $n }: Zuwachs am Ende des Zuges
panel-income = { $n } je Zug
panel-slots-title = Befehlsplätze: { $used } von { $all } belegt
panel-wealth-title = { $n ->
    [0] Keine Tributkarte frei
    [one] 1 Tributkarte frei
   *[other] { $n } Tributkarten frei
}
panel-wealth-empty = { $committed ->
    [0] leer
   *[other] alles verplant
}
panel-wealth-tip = { $committed ->
    [0] In Befehlen liegt keine Karte.
    [one] 1 weitere Karte liegt in einem Befehl.
   *[other] { $committed } weitere Karten liegen in Befehlen.
}
panel-thinking = Rivalen schmieden Ränke: { $done } von { $of }
panel-ministerium = Ministerium
panel-ministerium-tip = Das Zugprotokoll, deine Befehle, Tribut, Streitkräfte und dein eigener Stand.
panel-bazaar = Basar
panel-bazaar-tip = Legionen, die zu haben sind, und Gebote darauf.
panel-menu = Menü
panel-menu-tip = Speichern, laden, einstellen, beenden.
panel-seal = Zug siegeln
panel-seal-tip = Zeigt erst eine Übersicht. Endgültig ist nichts, bevor du siegelst.

## Order ribbon

panel-undo = Rückgängig
panel-undo-nothing = Es gibt nichts zurückzunehmen.
panel-redo = Wiederholen
panel-redo-nothing = Es gibt nichts zu wiederholen.
panel-slot-label = Platz { $n }: { $order }
panel-slot-empty = Leer
panel-slot-locked = Gesperrt
panel-slot-locked-title = Platz { $n } ist gesperrt
panel-slot-when = Auf jedem Platz handelst du als Nummer { $n } von { $all }.
panel-slot-tip = Die Plätze werden nacheinander ausgeführt, auf jedem alle Häuser. Ziehe einen Befehl auf einen anderen Platz oder benutze seine Knöpfe.
panel-slot-strike = Den Befehl von Platz { $n } nehmen
panel-slot-later = Den Befehl von Platz { $n } einen Platz später ausführen
panel-slot-sooner = Den Befehl von Platz { $n } einen Platz früher ausführen
panel-slot-edge = Auf dieser Seite folgt kein Platz mehr.
panel-no-free-slot = { $n ->
    [0] Du hast in diesem Zug keinen Befehlsplatz.
    [one] Dein einziger Befehlsplatz ist belegt.
   *[other] Alle deine { $n } Befehlsplätze sind belegt.
}

## Houses

panel-houses = Häuser
panel-house-you = { $house } (du)
panel-house-title = { $house }, { $title }
panel-house-tip = Ein Klick öffnet die Akte mit allem, was du dem Haus antun kannst, und zeigt seine Feste auf dem Brett.
panel-house-hidden = Schatzkammer, Attribute und Pläne bleiben dir verborgen.
panel-count-prestige = Prestige
panel-count-cantons = Kantone
panel-count-places = Orte
panel-count-legions = Legionen
panel-flag-regent = Regent
panel-flag-excommunicated = Exkommuniziert
panel-flag-usurper = Thronräuber, { $n } von { $needed } Zügen
panel-flag-fallen = Gefallen in Zug { $n }

## Ministerium

panel-tab-log = Zugprotokoll
panel-tab-log-tip = Was geschehen ist, Zug um Zug, und was auf deine Antwort wartet.
panel-tab-orders = Befehle
panel-tab-orders-tip = Deine Befehlsplätze und alle Befehle, die du geben kannst.
panel-tab-tribute = Tribut
panel-tab-tribute-tip = Vorgelegter Tribut, deine Schatzkammer und die Zusammenlegung von Karten.
panel-tab-rituals = Rituale
panel-tab-rituals-tip = Deine Ritualkammer, das Buch der Rituale und das Ritual, das du vorbereitest.
panel-tab-diplomacy = Diplomatie
panel-tab-diplomacy-tip = Was zwischen den Häusern steht, was sich dagegen tun lässt und wen du fürchtest.
panel-tab-forces = Streitkräfte
panel-tab-forces-tip = Alle Legionen und Orte, die zu sehen sind, mit ihren Zahlen.
panel-tab-avatar = Avatar
panel-tab-avatar-tip = Du selbst: Rang, Attribute, Disziplinen und was sie gewähren.

## Turn log

panel-filter-all = Alle
panel-filter-mine = Meine
panel-filter-war = Krieg
panel-filter-market = Markt
panel-filter-conclave = Konklave
panel-playback = Noch einmal ansehen
panel-playback-tip = Spielt den letzten Zug noch einmal auf dem Brett ab.
panel-playback-nothing = Noch ist kein Zug gespielt.
panel-log-empty = Noch ist nichts geschehen. Das Protokoll beginnt mit dem ersten gesiegelten Zug.
panel-log-nothing = Nichts dergleichen.
panel-log-fold = Weniger zeigen
panel-log-unfold = Mehr zeigen
panel-round = Runde
panel-challenge = Waffengang
panel-attacker = Angreifer
panel-defender = Verteidiger
panel-damage = Schaden
panel-hp-left = Lebenspunkte übrig
panel-hp-both = { $attacker } : { $defender }
panel-fighter = { $unit } ({ $house })

## What waits for an answer

panel-offer = { $offered ->
    [one] Deine Schergen legen dir 1 Karte vor.
   *[other] Deine Schergen legen dir { $offered } Karten vor.
} { $keep ->
    [one] Du darfst 1 behalten.
   *[other] Du darfst { $keep } behalten.
}
panel-offer-kept = { $n } von { $keep } gewählt
panel-offer-richest = Die reichsten nehmen
panel-offer-richest-tip = Wählt die Karten mit den meisten Punkten; Seelen zählen doppelt.
panel-offer-worth = Du behältst
panel-offer-put-back = Drücken, um sie zurückzulegen.
panel-offer-take = Drücken, um sie zu behalten.
panel-offer-full = { $keep ->
    [one] Du hast die eine Karte gewählt, die du behalten darfst. Lege sie erst zurück.
   *[other] Du hast die { $keep } Karten gewählt, die du behalten darfst. Lege erst eine zurück.
}
panel-pandemonium = Du hast dem Thronräuber Pandämonium entrissen. Was soll damit geschehen?
panel-pandemonium-return = Zurückgeben
panel-pandemonium-return-tip = Pandämonium fällt an das Konklave zurück, und du bleibst sein Mitglied. Schweigen bewirkt dasselbe.
panel-pandemonium-keep = Behalten
panel-pandemonium-keep-tip = Du wirst Thronräuber und exkommuniziert. Halte Pandämonium und deine Feste { $usurper_turns } Züge lang, und die Hölle gehört dir.

## Orders tab

panel-orders-slots = Deine Plätze
panel-orders-give = Einen Befehl geben
panel-orders-legions = Deine Legionen
panel-orders-legions-how = Wähle eine Legion: Das Ministerium schließt sich, und du wählst ihren Weg auf dem Brett.
panel-clear = Plan leeren
panel-clear-tip = Entfernt alle Befehle und Antworten. Auch das lässt sich rückgängig machen.
panel-no-legions = Du befehligst keine Legion.
panel-demand-tip = { $offer ->
    [one] Legt dir im nächsten Zug 1 Karte vor
   *[other] Legt dir im nächsten Zug { $offer } Karten vor
}; { $keep ->
    [one] 1 darfst du behalten.
   *[other] { $keep } darfst du behalten.
}
panel-bid-tip = Öffnet den Basar. Ein Gebot braucht einen Befehlsplatz, und seine Karten liegen darin, bis der Basar öffnet.
panel-consolidate-tip = Macht aus zwei bis { $payment_slots } Karten eine einzige. Eine Karte trägt höchstens { $card_limit } von jedem Gut.
panel-consolidate-few = Du brauchst mindestens zwei freie Karten.
panel-march-nowhere = { $left ->
    [0] Sie hat keine Marschpunkte mehr.
    [one] Mit ihrem einen Marschpunkt kommt sie nirgendwohin.
   *[other] Mit ihren { $left } Marschpunkten kommt sie nirgendwohin.
}
panel-march-tip = { $left } von { $all } Marschpunkten übrig; { $n ->
    [0] kein Ziel in Reichweite.
    [one] 1 Kanton in Reichweite. Klicke ihn auf dem Brett an, oder drücke { $key } und gehe den Weg Schritt für Schritt.
   *[other] { $n } Kantone in Reichweite. Klicke einen Kanton auf dem Brett an, oder drücke { $key } und gehe den Weg Schritt für Schritt.
}

## Tribute tab

panel-offers = Dir vorgelegt
panel-no-offer = Kein Tribut wartet. { $offer ->
    [one] Eine Tributforderung bringt 1 Karte
   *[other] Eine Tributforderung bringt { $offer } Karten
}, von denen du { $keep } behalten darfst.
panel-demand-ordered = { $n ->
    [one] Platz { $slots } fordert Tribut. Was er bringt, wartet dann hier. Eine zweite Tributforderung im selben Zug bringt schlechtere Karten.
   *[other] Die Plätze { $slots } fordern Tribut. Was sie bringen, wartet dann hier. Jede Tributforderung nach der ersten bringt schlechtere Karten.
}
panel-vault = { $n ->
    [0] Schatzkammer: leer
    [one] Schatzkammer: 1 Karte
   *[other] Schatzkammer: { $n } Karten
}
panel-vault-free = { $n ->
    [0] Keine Karte frei:
    [one] 1 Karte frei:
   *[other] { $n } Karten frei:
}
panel-vault-committed = { $n ->
    [one] 1 Karte liegt in einem Befehl
   *[other] { $n } Karten liegen in Befehlen
}
panel-vault-empty = Deine Schatzkammer ist leer. Fordere Tribut.
panel-sort-age = Alter
panel-sort-worth = Wert
panel-card-committed = Sie liegt im Befehl von Platz { $n }.
panel-card-coming = Dein Plan macht diese Karte; ein Befehl auf einem späteren Platz kann sie ausgeben.
panel-card-most = Mehr als { $n } Karten gehen nicht auf einmal.
panel-card-tick = Drücken, um sie zur Zusammenlegung anzuhaken.
panel-card-untick = Drücken, um den Haken zu entfernen.
panel-lock = Sperren
panel-unlock = Freigeben
panel-lock-how = Hake erst die Karten an.
panel-lock-tip = „Für mich zahlen“ legt nie eine gesperrte Karte. Von Hand lässt sie sich trotzdem zahlen.
panel-consolidate-how = Hake zwei oder mehr Karten an, um sie zu einer zu machen.
panel-consolidate-fits = Sie passen auf eine Karte.

## Rituals tab

panel-chamber = { $n ->
    [one] Ritualkammer: 1 Platz
   *[other] Ritualkammer: { $n } Plätze
}
panel-chamber-slots = Ritualplätze
panel-chamber-slot = Platz { $n }: leer
panel-chamber-flavour = Der Kreis ist gefegt, die Kerzen stehen gerade, und die Rechnung für die Kreide ist beglichen.

## Diplomacy tab

panel-pair = { $a } und { $b }: { $stance }
panel-dissolved = Alle Häuser sind exkommuniziert. Es gibt kein Konklave mehr und kein Recht zwischen den Häusern.

## Forces tab

panel-forces-own = Deine Legionen
panel-forces-others = Andere Legionen
panel-forces-places = Orte
panel-forces-none = Es gibt keine.
panel-column-owner = Besitzer
panel-column-name = Name
panel-column-abilities = Fähigkeiten
panel-column-where = Standort
panel-column-tip = Ordnet hiernach; beim zweiten Mal andersherum.
panel-loyalty-sworn = vereidigt
panel-loyalty-guard = Unerschütterlich: Eine Leibgarde lässt sich ihrem Herrn niemals abspenstig machen.

## Avatar tab

panel-rank = { $rank } (Rang { $n })
panel-dependent = Was daraus folgt
panel-number-slots = Befehlsplätze
panel-number-rituals = Ritualplätze
panel-number-command = Kommandowert
panel-number-healing = Heilrate
panel-number-skill = Modifikator für Tributwürfe
panel-number-income = Prestige je Zug
panel-number-cantons = Kantone
panel-number-offer = Tribut vorgelegt, behalten
panel-number-victories = Prestige für Siege in Schlachten
panel-offer-of = { $offer } vorgelegt, { $keep } behalten
panel-command-tip = { $n ->
    [0] Du befehligst zurzeit keine Legion.
    [one] Du befehligst zurzeit 1 Legion.
   *[other] Du befehligst zurzeit { $n } Legionen.
} Stehende Gebote zählen als Legionen.
panel-command-of = { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}
panel-healing-of = { $n ->
    [one] 1 Punkt je Zug
   *[other] { $n } Punkte je Zug
}
panel-cantons-tip = Kantone in deinem Besitz. Bei der Schlussabrechnung ist jeder { $canton_prestige } Prestige wert.
panel-avatar-stats = Werte
panel-avatar-powers = Mächte
panel-disciplines = Attribute und Disziplinen
panel-head-attribute = Attribut
panel-head-base = Grundwert
panel-head-power = Disziplin
panel-head-level = Stufe
panel-head-modifier = Modifikator
panel-head-cost = Nächste Stufe
panel-base-title = { $attribute }: Grundwert
panel-modifier-title = { $discipline }: Wurfmodifikator
panel-modifier-tip = Du zählst ihn zu zwei Würfeln, wenn du ein Ritual dieser Disziplin ({ $discipline }) vollziehst; das Opfer wirft zwei Würfel und zählt seinen Widerstand dazu.
panel-modifier-resist = Gegen fremde Rituale dieser Disziplin ({ $discipline }) zählt dein Haus { $n } mehr zu seinen Würfeln.
panel-raise = { $attribute } steigern
panel-raise-short = Steigern
panel-raise-stands = Auf Platz { $n }
panel-raise-cost = Die nächste Stufe kostet
panel-raise-at-most = Höher lässt es sich mit Tribut nicht steigern.
panel-raise-nothing = Für sich allein nichts Neues, doch Rituale dieser Stufe und ein besserer Modifikator.
panel-raise-brings = Was die nächste Stufe ({ $discipline }) bringt:
panel-raise-covers = Das deckt den Preis.
panel-raise-place = Steigern
panel-raise-change = Zahlung ändern
panel-raise-back = Befehl zurücknehmen
panel-raise-unchanged = Genau das steht schon auf dem Platz.
panel-next-level = Ab Stufe { $n }:
panel-no-next-level = Höhere Stufen bringen bislang nichts Neues.
panel-powers = Mächte
panel-powers-how = Ein Haken zeigt, was du hast. Das Übrige bringen die höheren Stufen.

## Bazaar

panel-bazaar-empty = Die Regale sind leer.
panel-command = Legionen: { $used } befehligt{ $bids ->
    [0] {""}
   *[other] {", "}auf { $bids } geboten
}; höchstens { $rating } zusammen
panel-level = Stufe { $n }
panel-level-top = Stufe { $n }, die höchste
panel-minimum = Mindestgebot
panel-payable = Deine freien Karten decken das Mindestgebot.
panel-not-payable = Deine freien Karten decken das Mindestgebot nicht.
panel-sales = Bisherige Verkäufe
panel-sales-none = Noch ist nichts verkauft.
panel-sales-sold = verkauft; an wen, wird nicht gesagt
panel-sales-mine = an dich verkauft
panel-sales-lost = an ein höheres Gebot als deines verkauft
panel-sales-tied = Gleichstand: kein Verkauf, und { $n ->
    [one] eine Seele
   *[other] { $n } Seelen
} teurer
panel-raised = { $n ->
    [one] nach Gleichstand 1 Seele teurer
   *[other] nach Gleichstand { $n } Seelen teurer
}
panel-bid-for = Dein Gebot: { MID($legion) }
panel-bid-stands = Gebot auf Platz { $n }
panel-bid-vault = Deine freien Karten
panel-bid-lay = Drücken, um sie in das Gebot zu legen.
panel-bid-take = Drücken, um sie zurückzunehmen.
panel-pay = Für mich zahlen
panel-pay-tip = Legt die Karten, die den Preis mit der geringsten Verschwendung decken. Gesperrte Karten bleiben in der Schatzkammer.
panel-pay-cannot = Auch acht deiner freien Karten decken das Mindestgebot nicht.
panel-pay-locked = Auch acht deiner freien und ungesperrten Karten decken es nicht.
panel-pay-clear = Alle zurücknehmen
panel-bid-holds = Das Gebot enthält
panel-bid-covers = Es deckt das Mindestgebot.
panel-bid-short = Es fehlen
panel-bid-points-title = Punkte über dem Mindestgebot
panel-bid-points = Punkte über dem Mindestgebot: { $n }
panel-bid-souls = { $n ->
    [one] 1 Seele darüber, je { $each }
   *[other] { $n } Seelen darüber, je { $each }
}
panel-bid-others = { $n } an anderen Gütern darüber, je { $each }
panel-tie = Bei gleichen Punkten schlägst du { $won ->
    [one] 1 Rivalen
   *[other] { $won } Rivalen
} und unterliegst { $lost }.
panel-tie-title = Bei einem Gebot mit ebenso vielen Punkten
panel-tie-name = { $house } ({ $through })
panel-tie-won = Du würdest { $houses } schlagen.
panel-tie-lost = Gegen { $houses } würdest du verlieren.
panel-tie-hidden = Gegen { $houses } hängt es am Prestige, und das ist verborgen.
panel-tie-void = Gegen { $houses } wäre die Versteigerung nichtig.
panel-bid-place = Bieten
panel-bid-change = Gebot ändern
panel-bid-place-tip = Setzt das Gebot auf den ersten freien Platz. Gewinnt ein anderes Gebot, kommen seine Karten zurück.
panel-bid-unchanged = Das Gebot steht schon genau so.
panel-bid-back = Gebot zurücknehmen
panel-bid-back-tip = Leert Platz { $n }; seine Karten sind wieder frei.

## Unit card

panel-unmark = Karte schließen
panel-supports = Neben einer Schlacht der eigenen Seite steuert sie { $n } bei, die Hälfte davon.
panel-heals = { $what }: Heilrate
panel-sheltered = Sie steht neben einem Ort der eigenen Seite und heilt am Ende des Zuges.
panel-unsheltered = Sie heilt nur neben einem Ort der eigenen Seite.
panel-planned-at = Dein Plan bringt sie dorthin: { MID($canton) }.
panel-a-turn = { $n } je Zug
panel-place-prestige = Prestige für den Besitzer am Ende jedes Zuges: { $n }.
panel-place-prestige-rival = Was Rituale und Gaben des Besitzers beitragen, erfährt sonst niemand.
panel-passable = Jede Legion kann hinein, soweit es am Gelände liegt, und wer herrenloses Land betritt, dem gehört es.
panel-impassable = Unpassierbar, außer für Legionen, die fliegen oder es begehen können. Niemand kann es besitzen.
panel-unclaimed = Herrenlos
panel-prospects = Was sie tun kann
panel-train-from = Ausbilden nach { MID($manuscript) }
panel-train-no-legion-script = Du hast keine Handschrift, nach der sich eine Legion ausbilden lässt. Suche nach Handschriften oder biete im Basar auf eine.
panel-train-no-praetor-script = Du hast keine Handschrift, nach der sich ein Prätor ausbilden lässt. Suche nach Handschriften oder biete im Basar auf eine.
panel-attack = Angriff auf { MID($unit) }: { $n } %
panel-attack-spoils = Die Vernichtung bringt { $n } Prestige.
panel-attack-spoils-place = Die Eroberung bringt { $n } Prestige, und { $income } mehr am Ende jedes Zuges, solange du den Ort hältst.
panel-attack-tip = { $n ->
    [one] 1 Kanton entfernt.
   *[other] { $n } Kantone entfernt.
} Der Prozentsatz ist die Chance, den Feind zu vernichten oder den Ort zu nehmen.
panel-way-march = Marsch: { $n } von { $left } { $left ->
    [one] Marschpunkt
   *[other] Marschpunkten
}
panel-way-flight = In Flugweite
panel-barred = Sie darf nicht hinein: { $why }.
panel-too-far = Außer Reichweite: { $n ->
    [one] 1 Kanton entfernt
   *[other] { $n } Kantone entfernt
}, { $left ->
    [one] 1 Marschpunkt übrig
   *[other] { $left } Marschpunkte übrig
}.
panel-chances = Die Chancen
panel-chance-win = { $n } %: Der Feind wird vernichtet oder der Ort genommen
panel-chance-drive-off = { $n } %: Der Feind zieht sich zurück
panel-chance-fall-back = { $n } %: Der Angreifer zieht sich zurück
panel-chance-lose = { $n } %: Der Angreifer wird vernichtet
panel-mean-damage = Schaden im Mittel: { $dealt } ausgeteilt, { $taken } eingesteckt

## Counsel

panel-counsel-answer = Antworten
panel-counsel-show = Zeig es mir
panel-counsel-order = Diesen Befehl in den Plan setzen
panel-counsel-dismiss = Nicht in diesem Zug
panel-counsel-slots = { $n ->
    [one] 1 Befehlsplatz ist leer.
   *[other] { $n } Befehlsplätze sind leer.
}
panel-counsel-place = Die Legion { MID($legion) } kann { MID($place) } nehmen: { $n } %.
panel-counsel-bazaar = Du kannst im Basar das Mindestgebot für { MID($legion) } zahlen.
panel-counsel-wounded = Verwundet: { MID($legion) }, noch { $hp } von { $all } Lebenspunkten.

## The seal

panel-seal-now = Siegeln
panel-seal-now-tip = Reicht den Zug ein. Danach gibt es kein Zurück.
panel-seal-orders = Befehle: { $used } von { $all } Plätzen
panel-seal-slot = Platz { $n }
panel-seal-empty = Leer
panel-seal-cards = Karten: { $cards }
panel-seal-answers = Antworten
panel-seal-short = Du behältst { $kept } von den { $keep } Karten, die du behalten darfst.
panel-spoken = „{ $words }“

## Payments

pay-lost = Mehr als verlangt, und verloren:

## What a line of the log leads to

log-filter-diplomacy = Diplomatie
lead-house = Öffnet, was du über { $house } weißt.
lead-sheet = Öffnet: { $sheet }.
lead-events = Ereignisse
lead-term = Öffnet den Kodex: { $term }.
