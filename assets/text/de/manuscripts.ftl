### Manuscripts: their pieces, what they teach, moves of single combat, orders, facts, refusals.

manuscript-unknown = Verschollene Handschrift
piece-name = { $manuscript }, Teil { $number } von { $pieces }

mark-legion = L
mark-praetor = P
mark-rite = Ritus
mark-machine = Maschine
mark-legion-text = Bildet eine Legion aus.
mark-praetor-text = Bildet einen Prätor aus.
mark-rite-text = Ein Ritus aus drei Teilen: Er erhöht ein Attribut dessen, der ihn zusammenfügt.
mark-machine-text = Eine Maschine aus vier Teilen: Sie senkt ein Attribut aller Rivalen.

manuscript-has = Du hast { $has } von { $pieces }.
manuscript-search-tip = Findet mit einer Chance von { $chance } % einen Teil und legt dir { $offer ->
    [0] keine Tributkarte
    [one] 1 Tributkarte
   *[other] { $offer } Tributkarten
} vor; behalten darfst du davon { $keep }.

## What a manuscript does

teaching-legion = Bildet eine Legion aus: { $gains }.
teaching-praetor = Bildet einen Prätor aus: { $gains }.
teaching-rite = Erhöht dein Attribut { $attribute } um { $n }, auf höchstens { $cap }.
teaching-machine = Senkt das Attribut { $attribute } aller deiner Gegner um { $n }. Dein Blutherr oder Blutvasall bleibt verschont.
lesson-move = Manöver { $move }

## Moves of single combat

move-line = { $move } ({ $cost }): { $effect }
cost-exactly = { $n }
cost-range = { $least } bis { $most }
cost-skulls = { $amount } { $n ->
    [one] Schädel
   *[other] Schädel
}
cost-shields = { $amount } { $n ->
    [one] Schild
   *[other] Schilde
}
cost-orbs = { $amount } { $n ->
    [one] Sphäre
   *[other] Sphären
}
dice = { $count }W{ $sides }
move-plain = Die Schädel treffen und die Schilde wehren ab, mit Glück.
move-strike = { $level ->
    [0] { $dice } Schaden, den kein Schild und kein Glück abwehrt.
   *[other] { $dice } Schaden, und { $level } mehr je Stufe des Prätors; kein Schild und kein Glück wehrt ihn ab.
}
move-sear = { $dice } Schaden, den kein Schild und kein Glück abwehrt, und { $more } mehr, wenn der Infernal-Wert des Prätors der größere ist.
move-rupture = { $n } Schaden, den kein Schild und kein Glück abwehrt, für jedes Manöver, das der Prätor in der Runde schon gemacht hat.
move-consume = { $dice } Schaden, den kein Schild und kein Glück abwehrt, für jeden Punkt des Infernal-Werts des Prätors.
move-ward = { $level ->
    [0] Ein Schutzbann, der auf diesem Platz und den späteren der Runde insgesamt { $dice } Schaden jeder Art aufhält.
   *[other] Ein Schutzbann, der auf diesem Platz und den späteren der Runde insgesamt { $dice } Schaden jeder Art aufhält, und { $level } mehr je Stufe des Prätors.
}
move-stance = Jeder der Schilde wehrt statt eines Schädels { $n } Schaden jeder Art ab, auf diesem Platz und den späteren der Runde.
move-lunge = Hat es Schaden angerichtet und mehr Schädel als das Manöver des Gegners, { $dice } Schaden mehr.
move-cripple = Übersteigt die Stufe des Prätors die Schilde im Manöver des Gegners, so verlieren die späteren Manöver des Gegners in der Runde insgesamt { $dice } Schädel, und { $level } mehr je Stufe des Prätors.
move-impale = Hat es Schaden angerichtet, { $n } mehr für jeden Schild, den es mehr hat als der Gegner Schädel.
move-bleed = { $n } Schaden für jeden Schädel, den es mehr hat als der Gegner Schilde, und das auch bei jedem späteren Manöver der Runde.
move-break-bones = Hat es Schaden angerichtet, { $n } mehr für jeden Schild in diesem Manöver des Gegners und in dem davor.
move-slice = Hat es Schaden angerichtet, { $dice } mehr für je { $n } Schädel im Manöver des Gegners.
move-trance = Eine Chance von { $chance } %, und { $level } % mehr je Stufe des Prätors, dass jedes spätere Manöver des Gegners in dieser Runde wirkungslos bleibt.
move-retribution = Schaden, den das Manöver des Gegners auf diesem Platz angerichtet hätte, fällt { $n }-fach auf den Gegner zurück.

## Orders

draft-seek-manuscripts = Tribut fordern und Handschriften suchen
draft-train = { MID($pupil) } nach „{ MID($manuscript) }“ ausbilden
draft-assemble = „{ MID($manuscript) }“ zusammenfügen
order-seek_manuscripts = Handschriften suchen
order-seek_manuscripts-noun = Suche nach Handschriften
order-seek_manuscripts-text = Eine Tributforderung, die weniger Karten bringt und dir weniger lässt; dafür sehen sich deine Schergen auch nach einem Teil einer Handschrift um. Teile von Sätzen, die du begonnen hast, finden sie leichter.
order-bid_manuscript = Auf Handschrift bieten
order-bid_manuscript-noun = Gebot
order-bid_manuscript-text = Ein versiegeltes Gebot auf einen Teil einer Handschrift. Der Gewinner zahlt alles, was das Gebot enthält; die Karten unterlegener Gebote kommen zurück in die Schatzkammer.
order-train = Ausbilden
order-train-noun = Ausbildung
order-train-text = Bildet eine Legion oder einen Prätor nach einer Handschrift aus, von der du jeden Teil hast. Die Handschrift wird verbraucht, und was sie lehrt, ist zu Beginn des nächsten Zuges gelernt, für immer.
order-assemble = Handschriften verwalten
order-assemble-noun = Zusammenfügung
order-assemble-text = Fügt einen Ritus oder eine Maschine zusammen, wenn du jeden Teil davon hast. Das Werk wirkt sofort, die ganze Hölle hört davon, und die Handschrift wird verbraucht.

## What happened

fact-manuscript-found = Die Schergen von { $house } fanden eine Handschrift: { MID($piece) }.
fact-manuscript-not-found = Die Schergen von { $house } suchten Handschriften und fanden keine.
fact-training-begun = Studium aufgenommen: { MID($pupil) }, „{ MID($manuscript) }“.
fact-trained = Ausgelernt: { MID($pupil) }. Mehr lehrt „{ MID($manuscript) }“ nicht.
fact-assembled = { $house } hat ein großes Werk vollendet: { MID($manuscript) }.
fact-attribute-risen = Das Attribut { $attribute } von { $house } stieg von { $from } auf { $to }.
fact-attribute-fallen = Das Attribut { $attribute } von { $house } fiel von { $from } auf { $to }.
fact-piece-returned = Aus den Ruinen zurück in den Basar getragen: { MID($piece) }, bisher bei { $house }.

## Why an order is refused

refusal-no-such-manuscript = In deiner Schatzkammer liegt kein Teil von „{ MID($manuscript) }“.
refusal-set-incomplete = Du hast { $has } der { $pieces } Teile von „{ MID($manuscript) }“; die Handschrift schweigt, bis sie ganz ist.
refusal-wrong-pupil = „{ MID($manuscript) }“ bildet solche Schüler nicht aus.
refusal-not-to-assemble = „{ MID($manuscript) }“ ist weder Ritus noch Maschine: Bilde lieber jemanden danach aus.
refusal-nothing-to-learn = In „{ MID($manuscript) }“ steht nichts, was dieser Schüler nicht schon kann.
refusal-taught-enough = Diesem Schüler geht nicht mehr in den Kopf: Niemand lernt mehr als { $most } Fähigkeiten aus Handschriften.
refusal-attribute-full = Dein Attribut { $attribute } steht schon auf { $cap }, und weiter erhöht es kein Ritus.

## Parts of numbers

part-training = Ausbildung
