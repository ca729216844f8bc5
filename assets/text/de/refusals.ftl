### Orders in a few words, what became of them, and why they are refused: "why can't I?", always with the numbers.

## Orders as they stand in a slot

draft-demand-tribute = Tribut fordern
draft-consolidate = { $n ->
    [one] 1 Karte ({ $worth })
   *[other] { $n } Karten ({ $worth })
} zusammenlegen
draft-consolidate-unknown = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} zusammenlegen
draft-bid = Auf { MID($goods) } bieten: { $worth }
draft-bid-unknown = Auf { MID($goods) } bieten: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
draft-march = { MID($legion) } nach { MID($canton) } führen ({ $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
})
draft-fly = { MID($legion) } nach { MID($canton) } fliegen
answer-keep-tribute = { $n ->
    [one] 1 Tributkarte ({ $worth })
   *[other] { $n } Tributkarten ({ $worth })
} behalten
answer-keep-tribute-unknown = { $n ->
    [one] 1 Tributkarte
   *[other] { $n } Tributkarten
} behalten
answer-pandemonium-keep = Pandämonium als Thronräuber behalten
answer-pandemonium-return = Pandämonium dem Konklave zurückgeben

## What became of an order

outcome-done = Ausgeführt.
outcome-partly = Teilweise ausgeführt. { $why }
outcome-fought = Es kam zur Schlacht: { $end }.
outcome-refused = Abgelehnt. { $why }

## Why an order is refused

refusal-wrong-kind = Für Befehle dieser Art ist dieses Amt nicht zuständig. (Ein Fehler des Programms: Bitte melde ihn.)
refusal-eliminated = Ein gefallenes Haus gibt keine Befehle.
refusal-game-over = Das Spiel ist vorbei; das Buch ist geschlossen.
refusal-no-such-slot = { $has ->
    [one] Dieses Haus hat in diesem Zug 1 Befehlsplatz, und dieser ist es nicht.
   *[other] Dieses Haus hat in diesem Zug { $has } Befehlsplätze, und dieser ist keiner davon.
}
refusal-no-such-legion = Diese Legion ist nicht mehr auf dem Brett.
refusal-not-your-legion = { MID($legion) }: nicht unter dem Kommando dieses Hauses.
refusal-no-path = Der Weg beginnt nicht neben der Stelle, an der die Legion inzwischen stand, etwa weil sie vertrieben wurde, oder zwei seiner Kantone berühren sich nicht.
refusal-too-far = { $needs ->
    [one] Der Weg braucht 1 Marschpunkt
   *[other] Der Weg braucht { $needs } Marschpunkte
}, und { $has ->
    [0] keiner ist übrig.
    [one] 1 ist übrig.
   *[other] { $has } sind übrig.
}
refusal-barred = Halt vor { MID($canton) }: { $why }.
refusal-battle-on-the-way = Eine Schlacht um { MID($canton) } würde den Marsch dort beenden; mache es zum letzten Schritt.
refusal-cannot-fly = Diese Legion hat keine Flügel.
refusal-already-marched = Diese Legion hat sich in diesem Zug schon bewegt; ein Flug tritt an die Stelle des ganzen Fußwegs.
refusal-no-such-card = Eine Karte dieses Befehls ist nicht in der Schatzkammer: ausgegeben, einem früheren Befehl versprochen oder fort.
refusal-card-twice = Dieselbe Karte ist zweimal genannt.
refusal-card-count = Nenne { $least } bis { $most } Karten.
refusal-too-much = Eine Karte trägt höchstens { $most } von jedem Gut.
refusal-excommunicated = Von einem exkommunizierten Haus nimmt der Basar keine Gebote an.
refusal-not-on-sale = Das bietet der Basar nicht an.
refusal-already-bid = Dieses Haus hat in diesem Zug schon darauf geboten: je Haus und Ware ein Gebot.
refusal-command-rating = { $rating ->
    [one] Dieses Haus befehligt höchstens 1 Legion
   *[other] Dieses Haus befehligt höchstens { $rating } Legionen
}, die im Feld und die, auf die es bietet, zusammengenommen.
refusal-attribute-at-most = Kein Attribut lässt sich über { $most } steigern.
refusal-raised-already = { $attribute }: in diesem Zug schon gesteigert. Andere Attribute lassen sich noch steigern.
refusal-bazaar-closed = { $turns ->
    [one] Der Basar ist in diesem Zug geschlossen.
   *[other] Der Basar ist { $turns } Züge lang geschlossen, diesen mitgezählt.
}
refusal-below-minimum = Unter dem Mindestgebot. Fehlbetrag: { $short }.

## Why a canton may not be entered (ends a sentence)

bar-terrain = solches Gelände kann diese Legion nicht überqueren ({ $terrain })
bar-legion = ohne Vendetta, Blutfehde oder Exkommunikation ist kein Angriff auf { MID($legion) } erlaubt
bar-place = { $house } hält den Ort, der ohne Vendetta, Blutfehde oder Exkommunikation nicht angegriffen werden darf
bar-stronghold = das ist eine Feste in der Hand von { $house }, die nur in einer Blutfehde angegriffen werden darf oder wenn eines der beiden Häuser exkommuniziert ist
bar-border = der Kanton gehört { $house }, und keine Vendetta, keine Fehde, keine Vasallenschaft und keine Bannbulle öffnet seine Grenze
bar-interior = der Kanton liegt im Inneren des Landes von { $house } und grenzt an nichts, was dieses Haus hält
bar-occupied = dort steht eine Einheit der eigenen Seite; durchziehen darf man, bleiben nicht

## What keeps a turn from being sealed

problem-order = Platz { $slot }: { $why }
problem-tribute-waits = Tribut Nr. { $offer } wartet auf deine Wahl.
problem-pandemonium-waits = Sag, ob du Pandämonium behältst oder zurückgibst.
