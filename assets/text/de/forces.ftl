# Forces: attachments, growth, upkeep, combat cards.

post-vault = Schatzkammer
post-chamber = Ritualkammer

upgrade-unknown = eine Verbesserung
upgrade-hit-points = Lebenspunkte +{ $n }
upgrade-value = { $stat } +{ $n }
upgrade-loyalty = Treue +{ $n }
upgrade-moves = Marschpunkte +{ $n }
upgrade-attack = Angriff +{ $n }
upgrade-defense = Verteidigung +{ $n }
upgrade-infernal = Infernal +{ $n }
upgrade-luck = Glück +{ $n }
upgrade-lead = Führt die Einheit zu { $stat } +1

element-raise = { $stat } +{ $n }
element-lower = { $stat } des Feindes −(1W{ $die }{ $n ->
    [0] {""}
   *[other] {" "}+ { $n }
})
element-shield = Schild von { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkten
}
element-ward = Widerstand gegen Trug +{ $n }
element-first = { $stat } zuerst
element-last = { $stat } zuletzt
element-longer = eine Runde mehr
element-shorter = eine Runde weniger
element-none = gar nichts: ein Bluff

draft-dismiss = { MID($legion) } entlassen
draft-transfer = { MID($treasure) } versetzen: { MID($post) }
draft-combat-card = Kampfkarte für { MID($unit) }: { $contents }

draft-raise-attribute = { $attribute } steigern: { $worth }
draft-raise-attribute-unknown = { $attribute } steigern: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

answer-promote = Beförderung von { MID($legion) }: { $upgrade }
answer-promote-praetor = { $praetor } lernt: { $upgrade }
answer-pay-upkeep = Unterhalt für { MID($legion) }: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}

part-promotion = Beförderungen
part-level-roll = Prätor und Artefakte heben die Stufe
part-seat-of-command = { MID($artifact) } verdreifacht den Bonus des Prätors
part-combat-card = Kampfkarte
part-enemy-card = Kampfkarte des Feindes
part-panic = Panik

fact-dismissed = { $house } entließ die Legion { MID($legion) } (Ort: { MID($canton) }); der Vertrag geht zurück an den Basar.
fact-unpaid = Die Legion { MID($legion) } verließ den Dienst von { $house }: Der Unterhalt blieb unbezahlt.
fact-upkeep-paid = Der Unterhalt der Legion { MID($legion) } ist für { $turns ->
    [one] einen weiteren Zug
   *[other] { $turns } weitere Züge
} bezahlt.
fact-guard-gathers = Die Leibgarde von { $house } ist versprengt; in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} sammelt sie sich wieder.
fact-guard-reformed = Die Leibgarde von { $house } hat sich in verminderter Stärke wieder gesammelt (Ort: { MID($canton) }).
fact-promoted = Die Legion { MID($legion) } stieg auf Stufe { $level }.
fact-promoted-top = Die Legion { MID($legion) } stieg auf Stufe { $level }, die höchste, die es gibt: Weiter steigt sie nicht.
fact-upgrade-taken = Die Legion { MID($legion) } gewann: { $upgrade }.
fact-praetor-promoted = { $praetor }, Prätor von { $house }, stieg auf Stufe { $level }.
fact-praetor-promoted-top = { $praetor }, Prätor von { $house }, stieg auf Stufe { $level }, die höchste, die es gibt, und steigt nicht weiter.
fact-praetor-upgrade-taken = { $praetor } lernte: { $upgrade }.
fact-transferred = { $house } versetzte { MID($treasure) }: bisher { MID($from) }, nun { MID($to) }.
fact-card-made = { $house } fertigte eine Kampfkarte für { MID($unit) }: { $contents }.
fact-card-made-unknown = { $house } fertigte eine Kampfkarte für { MID($unit) }. Was darauf steht, weiß nur { $house }.
fact-card-lost = Mit der Einheit { MID($unit) } ist auch ihre Kampfkarte dahin, ungenutzt: { $contents }.
fact-card-lost-unknown = Mit der Einheit { MID($unit) } ist auch ihre Kampfkarte dahin. Was darauf stand, weiß nur { $house }.
fact-card-no-slot = Die Einheit { MID($unit) } hat keinen Platz mehr für ihre Kampfkarte, und die Karte ist dahin: { $contents }.
fact-card-no-slot-unknown = Die Einheit { MID($unit) } hat keinen Platz mehr für ihre Kampfkarte, und die Karte ist dahin. Was darauf stand, weiß nur { $house }.
fact-treasure-lost = Mit den Besiegten gefallen und auf ewig im Tartarus: { MID($treasure) } von { $house } (Ort: { MID($canton) }).
fact-treasure-to-stock = Auf dem Feld geblieben: { MID($treasure) } von { $house } (Ort: { MID($canton) }). Leichenfledderer bringen den Fund in den Basar.
fact-recovered = Die Legion { MID($legion) } barg { MID($treasure) } von { $house } vom Schlachtfeld.
fact-relic-seized = { $house } fand { MID($treasure) } von { $loser } am Ort { MID($place) } und behielt den Fund.
fact-place-razed = Den Ort { MID($place) } gibt es nicht mehr. Das Artefakt Orb of Oblivion ließ Offenland zurück: { $canton }.

refusal-no-such-treasure = Nicht in deinem Besitz: { MID($treasure) }.
refusal-no-such-unit = Du befehligst { MID($unit) } nicht.
refusal-wrong-post = { MID($treasure) } lässt sich dort nicht zuteilen: { MID($post) }.
refusal-already-there = Schon am gewünschten Ort.
refusal-has-praetor = Eine Einheit folgt immer nur einem Prätor.
refusal-no-free-slot = Alle Ausrüstungsplätze sind belegt: Es gibt { $slots ->
    [one] nur einen
   *[other] nur { $slots }
}.
refusal-slots-needed = Die Einheit { MID($unit) } hätte dann mehr Ausrüstung als Plätze. Ziehe zuerst etwas anderes ab.
refusal-chamber-full = Alle Ritualplätze sind belegt: Es gibt { $slots ->
    [one] nur einen
   *[other] nur { $slots }
}.
refusal-guard-stays = Eine Leibgarde kann nicht entlassen werden.
refusal-wrath-too-low = Dies verlangt Zorn { $needs }.
refusal-too-many-elements = Dein Zorn erlaubt { $most ->
    [one] ein Element
   *[other] { $most } Elemente
} auf einer Kampfkarte.
refusal-element-too-great = Dein Zorn erlaubt hier höchstens { $most }.
refusal-element-twice = Zwei Elemente einer Kampfkarte dürfen nicht von derselben Art sein.
refusal-nothing-to-raise = Die Einheit hat keinen eigenen Wert für { $stat }, und eine Kampfkarte kann nicht geben, was nicht da ist.
refusal-unpaid = Zur Zahlung fehlt noch: { $short }.

order-bid_praetor = Auf Prätor bieten
order-bid_praetor-noun = Gebot
order-bid_praetor-text = Ein versiegeltes Gebot auf einen Prätor des Basars. Der Gewinner zahlt alles, was das Gebot enthält; die Karten unterlegener Gebote kommen zurück.
order-bid_artifact = Auf Artefakt bieten
order-bid_artifact-noun = Gebot
order-bid_artifact-text = Ein versiegeltes Gebot auf ein böses Artefakt des Basars. Der Gewinner zahlt alles, was das Gebot enthält; die Karten unterlegener Gebote kommen zurück.
order-bid_relic = Auf Reliquie bieten
order-bid_relic-noun = Gebot
order-bid_relic-text = Ein versiegeltes Gebot auf eine unheilige Reliquie des Basars. Der Gewinner zahlt alles, was das Gebot enthält; die Karten unterlegener Gebote kommen zurück.
order-dismiss = Legion entlassen
order-dismiss-noun = Entlassung
order-dismiss-text = Beendet den Vertrag einer Legion. Sie verlässt sofort das Brett und kann im Basar neu angeworben werden, von jedermann.
order-create_combat_card = Kampfkarte fertigen
order-create_combat_card-noun = Kampfkarte
order-create_combat_card-text = Fertigt eine Karte für eine deiner Einheiten, bezahlt mit Tribut. Rivalen sehen, dass es sie gibt, nicht, was darauf steht. Sie wird in der nächsten Schlacht der Einheit verbraucht.
order-manage_praetors = Prätoren verwalten
order-manage_praetors-noun = Versetzung
order-manage_praetors-text = Versetzt einen Prätor zu einer deiner Legionen, an einen deiner Orte oder in die Schatzkammer.
order-manage_artifacts = Artefakte verwalten
order-manage_artifacts-noun = Versetzung
order-manage_artifacts-text = Versetzt ein Artefakt zu einer deiner Legionen oder in die Schatzkammer.
order-manage_relics = Reliquien verwalten
order-manage_relics-noun = Versetzung
order-manage_relics-text = Versetzt eine Reliquie in deine Feste, an einen deiner Orte der Macht, in deine Ritualkammer oder in die Schatzkammer.

order-raise_attribute = Attribut steigern
order-raise_attribute-noun = Steigerung
order-raise_attribute-text = Steigert ein Attribut deines Erzteufels um eins, für Tribut, der mit jeder Stufe wächst. Was die neue Stufe der Disziplin gewährt, steht dir sofort zu.

problem-promotion-waits = Eine Beförderung für { MID($legion) }: Entscheide, was daraus wird.
problem-praetor-promotion-waits = Eine Beförderung für { $praetor }: Entscheide, was daraus wird.

praetor-attack = Angriff: Schädel für eine Runde des Zweikampfs
praetor-defense = Verteidigung: Schilde für eine Runde des Zweikampfs
praetor-infernal = Infernal: Sphären für eine Runde des Zweikampfs
praetor-wounds = Lebenspunkte: Wunden, die der Prätor im Zweikampf aushält
praetor-luck = Glück im Zweikampf
