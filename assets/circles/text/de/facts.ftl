### Nine Circles: a sentence for each fact, and the end. $seat is the triumvirate that acts, $daemon one of its daemons.

## Dice. $why is one of the reasons below

circles-fact-rolled = { START($why) } ({ $seat }): { $dice }.
circles-fact-rolled-by-nobody = { START($why) }: { $dice }.
circles-fact-cursed = { $seat } hat { $n } Einsen nacheinander gewürfelt. Die Würfel sind verflucht, und der Erstgefallene hat Mitleid.
circles-why-placing = Reihenfolge der ersten Legionen
circles-why-disfavour = Ungnadewurf
circles-why-souls = Seelenwurf
circles-why-souls-daemon = Seelenwurf von { $daemon }
circles-why-wise-men = Karten der Weisen
circles-why-mint = halber Seelenwurf durch eine Fähigkeit
circles-why-recruit = aus welchem von drei Feldern der neue Leutnant kommt
circles-why-tame = { $unit } will einen Hund zähmen
circles-why-antehell = Weg aus der Vorhölle für { $unit }
circles-why-flight = Fluchtrichtung von { $unit }
circles-why-against = { $daemon } gegen die eigenen { $talent }
circles-why-duel = { $daemon } im Duell der { $talent }
circles-why-influence = { $daemon } würfelt, um { $unit } zu beeinflussen
circles-why-atone = { $daemon } bittet um Vergebung
circles-why-deeds = böse Taten von { $daemon }
circles-why-uriel-enters = wo Uriel die Hölle betritt
circles-why-uriel = Schritt von Uriel
circles-why-toll = Rettung eines Dämons vor Uriel
circles-why-lilith = Schritt von Lilith
circles-why-aspect = Gestalt von Lilith
circles-why-hound = Schritt von { $unit }
circles-why-attack = Kampfwürfe in „{ MID($place) }“
circles-why-save = { $unit } wird mit höchstens { $need } gerettet
circles-why-side = Seite von { $unit }
circles-why-side-freebooters = Seite der Freibeuter
circles-why-last-dog = { $unit } gegen andere Hunde
circles-why-recover = Erholung von { $daemon }
circles-why-disaster = ob vernichtet wird: { $unit }
circles-why-boulder = ob der Erdrutsch einen Besucher entfernt
circles-why-quake = wohin das Beben führt: { $unit }
circles-why-elude = ob { $daemon } dem Zauber entgeht

## Favours and Disfavours. $n is a number of them

circles-fact-got = { $seat } bekommt { $n }.
circles-fact-lost = { $seat } verliert { $n }.

## Arcana cards. $n is a number of them

circles-fact-drew = { $seat } zieht { $n }.
circles-fact-drew-known = { $seat } zieht: { $cards }.
circles-fact-denied = Ungnade kostet { $seat } { $n }.
circles-fact-discarded = { $seat } legt ab: { $cards }.
circles-fact-right-away = { $seat } hat eine Karte gezogen, die sofort gespielt wird: „{ $card }“.
circles-fact-took = { $seat } nimmt die gekonterte Karte: „{ $card }“.
circles-fact-robbed = { $seat } nimmt { $n } aus der Hand von { $from }.
circles-fact-robbed-known = { $seat } nimmt aus der Hand von { $from }: { $cards }.
circles-fact-passed-hands = Jede Hand geht im Uhrzeigersinn an den nächsten Spieler.

## The set-up

circles-fact-opened = Dauerereignis ({ $sphere }): „{ $card }“.
circles-fact-dealt = { $seat } besteht aus { $daemons }.
circles-fact-exchanged = { $seat } tauscht { $old } gegen { $new }.
circles-fact-granted = { $seat } bekommt: { $sectio }.
circles-fact-garrisoned = { $seat } stellt die erste Legion nach „{ MID($place) }“.

## Hell

circles-fact-dawned = Spielrunde { $turn } von { $turns } beginnt.
circles-fact-event = Ereignis: „{ $card }“.
circles-fact-placed = Dauerereignis ({ $sphere }): „{ $card }“.
circles-fact-lifted = Das Dauerereignis endet ({ $sphere }): „{ $card }“.
circles-fact-shown = Eine Höllenkarte zeigt „{ MID($place) }“.
circles-fact-phenomenon = Phänomen: „{ $phenomenon }“.
circles-fact-struck = „{ $omen }“ trifft: { MID($area) }.
circles-fact-shaken = Das Beben bewegt { $unit } von „{ MID($from) }“ nach „{ MID($to) }“.
circles-fact-uriel-left = Uriel geht.
circles-fact-lilith-left = Lilith geht.

## Souls

circles-fact-souls-got = { $seat } bekommt { $souls }.
circles-fact-souls-lost = { $seat } verliert { $souls }.
circles-fact-noticed = { $daemon } ist auf der Erde und verdient { $favours } für { $seat }.
circles-fact-yielded = „{ START($place) }“ bringt { $seat } { $souls }.
circles-fact-yielded-isolated = „{ START($place) }“ liegt allein und bringt { $seat } { $souls }.
circles-fact-taught = „{ START($place) }“: { $cards } für { $seat }.
circles-fact-taught-occupier = { $seat } hält den Ort besetzt und bekommt die erste Karte.
circles-fact-harvested = { $daemon } sammelt { $souls } für { $seat }.
circles-fact-stipend = Eine Fähigkeit, ein Ereignis oder eine Macina bringt { $seat } { $souls }.
circles-fact-souls-taken = { $seat } nimmt { $from } { $souls } ab.
circles-fact-paid = { $seat } zahlt den Einheiten { $souls }.
circles-fact-deserted = { $seat } zahlt nicht, und es desertieren: { $units }.
circles-fact-enlisted = { $seat } nimmt Deserteure von { $from } auf: { $units }.
circles-fact-enlisted-none = { $seat } nimmt keine Deserteure von { $from } auf.
circles-fact-maintained = { $seat } unterhält für { $souls }: { $cards }.

## Deals. $terms is a sentence

circles-fact-lapsed = Niemand nimmt Angebot { $number } an.
circles-fact-deal = Abgemacht: { $terms }

## Summoning

circles-fact-order = Der Reichste beginnt: { $seats }.
circles-fact-summoned = { $seat } beschwört { $legions } für { $souls }: { $places }.
circles-fact-advertised = { $seat } spielt „{ $card }“ für { $souls }, um einen Leutnant anzuwerben.
circles-fact-nobody-came = Zu { $seat } kommt kein Leutnant.
circles-fact-recruited = { $lieutenant } dient { $seat } in „{ MID($place) }“.
circles-fact-tamed = { START($unit) } zähmt { $hound }.
circles-fact-not-tamed = { START($unit) } zähmt keinen Hund.
circles-fact-bought = { $seat } kauft eine Arcanakarte für { $souls }.
circles-fact-rewarded = { $seat } zahlt { $lieutenant } { $souls } Sondersold.

## Actions

circles-fact-track = Die Rangleiste: { $daemons }.
circles-fact-walked = { $daemon } betritt die Erde mit „{ $card }“, für { $souls }.
circles-fact-sent = { $daemon } wird auf die Erde geschickt.
circles-fact-influenced = { $daemon } hat Erfolg beim Beeinflussen: { $influence }.
circles-fact-not-influenced = { $daemon } scheitert beim Beeinflussen: { $influence }.
circles-fact-atoned = { $daemon } bittet mit { $dice } um Vergebung.
circles-fact-conspired = { $daemon } sieht { $cards } an.
circles-fact-chose = { $seat } wählt ein Dauerereignis: „{ $card }“.
circles-fact-chose-nothing = { $seat } wählt kein Dauerereignis.
circles-fact-rigged = { $seat } legt eine Karte oben auf den Höllenstapel.
circles-fact-rigged-known = { $seat } legt oben auf den Höllenstapel: „{ $card }“.
circles-fact-deeds = { $daemon } begeht böse Taten und verdient { $favours }.
circles-fact-delayed = { $daemon } rückt auf der Rangleiste { $slots ->
    [one] 1 Platz
   *[other] { $slots } Plätze
} nach hinten.
circles-fact-acts-again = { $daemon } handelt noch einmal.

## Spells

circles-fact-cost = { $seat } zahlt { $souls }.
circles-fact-countered = Der Zauber von { $seat } wird gekontert: „{ $card }“.
circles-fact-eluded = Der Zauber von { $seat } misslingt: „{ $card }“.
circles-fact-worked = Der Zauber von { $seat } wirkt: „{ $card }“.
circles-fact-built = { $seat } baut eine Macina: „{ $card }“.

## Units. $banner is whom they serve

circles-fact-raised = Neu in „{ MID($place) }“: { START($unit) }.
circles-fact-arrived = Neu in „{ MID($place) }“, im Dienst von { $banner }: { START($unit) }.
circles-fact-whelped = { START($unit) } erscheint in „{ MID($place) }“.
circles-fact-wild = { START($unit) } hat keinen Wärter mehr und tobt in „{ MID($place) }“.
circles-fact-ran = { START($unit) } rennt von „{ MID($from) }“ nach „{ MID($to) }“.
circles-fact-defected = Neu im Dienst von { $banner } in „{ MID($place) }“: { START($unit) }.
circles-fact-transferred = Durch Magie nach „{ MID($place) }“: { $units }.
circles-loss-combat = Gefallen in „{ MID($place) }“: { START($unit) }.
circles-loss-disaster = Durch ein Unglück vernichtet in „{ MID($place) }“: { $unit }.
circles-loss-disbanded = Aufgelöst in „{ MID($place) }“: { START($unit) }.
circles-loss-deserted = Niemand zahlt, und „{ MID($place) }“ verlässt: { START($unit) }.
circles-loss-beast = Von einem Hund gefressen in „{ MID($place) }“: { $unit }.
circles-loss-captured = Gefangen in „{ MID($place) }“: { START($unit) }.
circles-loss-uriel = Von Uriel vernichtet in „{ MID($place) }“: { $unit }.
circles-loss-lilith = Von Lilith erschlagen in „{ MID($place) }“: { $unit }.
circles-loss-wastes = { START($unit) } rennt aus „{ MID($place) }“ davon und ist fort.
circles-loss-last-dog = Von einem stärkeren Hund getötet in „{ MID($place) }“: { $unit }.
circles-loss-no-counter = Mangels Spielstein verlässt „{ MID($place) }“: { START($unit) }.

## Marches and flights

circles-fact-march = { $daemon } marschiert, mit höchstens { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
}.
circles-fact-moved = { START($unit) } { $n ->
    [one] marschiert
   *[other] marschieren
} von „{ MID($from) }“ nach „{ MID($to) }“.
circles-fact-passage = { $seat } lässt { $by } durch.
circles-fact-no-passage = { $seat } lässt { $by } nicht durch.
circles-fact-barred = Freibeuter in „{ MID($place) }“ lassen { $seat } nicht durch.
circles-fact-strayed = Verirrt in der Vorhölle und verloren: { START($unit) }.
circles-fact-march-ended = Der Marsch von { $seat } ist zu Ende.
circles-fact-fled = { START($unit) } { $n ->
    [one] flieht
   *[other] fliehen
} von „{ MID($from) }“ nach „{ MID($to) }“.
circles-fact-flight-failed = Es entkommt nicht aus „{ MID($place) }“: { START($unit) }.

## Daemons

circles-fact-incapacitated = { $daemon } ist außer Gefecht und erholt sich mit { $n } oder mehr.
circles-fact-recovered = { $daemon } erholt sich.
circles-fact-descended = { $daemon } kehrt in die Hölle zurück.
circles-fact-bound = Die nächste Aktion von { $daemon } ist, endgültig zu passen.
circles-fact-destroyed = { $daemon } wird vernichtet.
circles-fact-escaped = { $daemon } entkommt.
circles-fact-distracted = { $daemon } verlässt den Kampf.

## Sectio

circles-fact-petition = { $seat } stellt ein Gesuch für „{ MID($place) }“ und bekommt die Sectio.
circles-fact-petition-refused = { $seat } stellt vergebens ein Gesuch für „{ MID($place) }“.
circles-fact-victor = Das Siegerrecht von { $seat } wird anerkannt: „{ $place }“.
circles-fact-victor-refused = Das Siegerrecht von { $seat } wird nicht anerkannt: „{ $place }“.
circles-fact-sectio-passed = „{ START($place) }“ geht von { $from } an { $to }.
circles-fact-sectio-got = „{ START($place) }“ geht an { $to }.
circles-fact-sectio-revoked = „{ START($place) }“ wird { $from } entzogen und gehört niemandem.
circles-fact-sectio-nobody = „{ START($place) }“ gehört niemandem.

## Uriel and Lilith

circles-fact-uriel-came = Uriel beginnt seinen Kreuzzug.
circles-fact-uriel-moved = Uriel kommt nach „{ MID($place) }“.
circles-fact-lilith-came = Lilith kommt nach „{ MID($place) }“.
circles-fact-courted = { $daemon } wirbt für { $seat } um Lilith.
circles-fact-lilith-showed = Lilith zeigt ihre Gestalt: { $aspect }.
circles-fact-lilith-led = { $seat } führt sie.
circles-fact-lilith-moved = Lilith geht nach „{ MID($place) }“.

## Combat

circles-fact-combat = Kampf in „{ MID($place) }“: { $armies }.
circles-fact-peace = In „{ MID($place) }“ einigen sich alle, nicht zu kämpfen.
circles-fact-sides = { START($first) } gegen { $second }.
circles-fact-joined = { $daemon } kommt für { $seat } in den Kampf. Dabei: { $cards }.
circles-fact-round = „{ START($place) }“, Runde { $round }.
circles-fact-struck-side = { START($side) }: { $rolls ->
    [one] 1 Kampfwurf
   *[other] { $rolls } Kampfwürfe
}, { $hits }.
circles-strike-skill = Eine Fähigkeit
circles-strike-hit = { START($who) }: { $die }, ein Treffer.
circles-strike-miss = { START($who) }: { $die }, kein Treffer.
circles-strike-hit-added = { START($who) }: { $die } { $add } ergibt { $total }, ein Treffer.
circles-strike-miss-added = { START($who) }: { $die } { $add } ergibt { $total }, kein Treffer.
circles-strike-magic = Dazu durch Magie: { $hits }.
circles-fact-hits = „{ START($place) }“: { $first } auf der ersten Seite, { $second } auf der zweiten.
circles-fact-fell = Nicht gerettet: { $units }.
circles-fact-fell-none = Keine Einheit geht verloren.
circles-fact-fleeing = { $seat } lässt Einheiten fliehen.
circles-fact-closed = Der Kampf in „{ MID($place) }“ ist nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
} zu Ende. Noch dort: { $seats }.
circles-fact-closed-empty = Der Kampf in „{ MID($place) }“ ist nach { $round ->
    [one] 1 Runde
   *[other] { $round } Runden
} zu Ende. Kein Triumvirat ist dort geblieben.

## When all was lost

circles-fact-consoled = { $seat } hat die letzte Sectio verloren. Der Erstgefallene gewährt „{ MID($place) }“ und { $souls }.
circles-fact-revived = Alle Dämonen von { $seat } waren außer Gefecht, also erholt sich { $daemon } sofort.
circles-fact-restarted = { $seat } hat keine Dämonen mehr und beginnt neu mit { $daemons }.

## The end. $seats are the winners, $count is their number

circles-end-circle = { $count ->
    [one] { $seats } gewinnt in Spielrunde { $turn } mit allen Sectio eines Kreises: { MID($circle) }.
   *[other] { $seats } gewinnen in Spielrunde { $turn } gemeinsam mit einem ganzen Kreis, etwa: { MID($circle) }.
}
circles-end-sixes = { $count ->
    [one] { $seats } gewinnt in Spielrunde { $turn } mit { $sixes } Sechsen.
   *[other] { $seats } gewinnen in Spielrunde { $turn } gemeinsam mit { $sixes } Sechsen.
}
circles-end-last-turn = { $count ->
    [one] Spielrunde { $turn } war die letzte. { $seats } gewinnt mit den meisten Sectio eines Kreises.
   *[other] Spielrunde { $turn } war die letzte. { $seats } gewinnen gemeinsam: Nichts unterscheidet sie.
}
circles-end-standing = { $seat }: { $sectio } ({ MID($circle) }), { $favours }, { $disfavours }, { $souls }.
