### The chronicle: a sentence for each fact of a turn, and the arithmetic of battles.
### `MID(name)` writes "The Crag Reavers" as "the Crag Reavers"; `START(words)` begins a sentence with a capital.
### Names of legions and places may be one or many ("The Gates of Hell"), so no verb here may depend on them.

## Orders that did not go through. $house, $slot, $order (a noun)

fact-order-partly = { $house }, Platz { $slot }: { $order } teilweise ausgeführt.
fact-order-refused = { $house }, Platz { $slot }: { $order } abgelehnt.

## Marching. $legion (with its owner), $steps, $canton, $claims

fact-marched = Die Legion { MID($legion) } marschierte { $steps ->
    [one] 1 Kanton
   *[other] { $steps } Kantone
} weit nach { MID($canton) }.
fact-marched-claiming = Die Legion { MID($legion) } marschierte { $steps ->
    [one] 1 Kanton
   *[other] { $steps } Kantone
} weit nach { MID($canton) } und nahm { $claims ->
    [one] 1 Kanton in Besitz.
   *[other] { $claims } Kantone in Besitz.
}
fact-marched-attack = Die Legion { MID($legion) } marschierte { $steps ->
    [one] 1 Kanton
   *[other] { $steps } Kantone
} weit gegen { MID($canton) }.
fact-marched-attack-claiming = Die Legion { MID($legion) } marschierte { $steps ->
    [one] 1 Kanton
   *[other] { $steps } Kantone
} weit gegen { MID($canton) } und nahm unterwegs { $claims ->
    [one] 1 Kanton
   *[other] { $claims } Kantone
} in Besitz.
fact-marched-way = Marschweg: { $way }.
fact-flew = Die Legion { MID($legion) } flog { $distance ->
    [one] 1 Kanton
   *[other] { $distance } Kantone
} weit nach { MID($canton) }.
fact-flew-attack = Die Legion { MID($legion) } flog { $distance ->
    [one] 1 Kanton
   *[other] { $distance } Kantone
} weit gegen { MID($canton) }.
fact-flew-claiming = Die Legion { MID($legion) } flog { $distance ->
    [one] 1 Kanton
   *[other] { $distance } Kantone
} weit nach { MID($canton) } und nahm den Kanton in Besitz.
fact-claimed = { $n ->
    [one] { $house } nahm in Besitz: { $cantons }.
   *[other] { $house } nahm { $n } Kantone in Besitz: { $cantons }.
}
fact-claimed-from-detail = Aus dem Register von { $house } gestrichen: { MID($canton) }.
fact-border-moved = { $n ->
    [one] Grenzschlichtung, von { $from } an { $to }: { $cantons }.
   *[other] Grenzschlichtung, { $n } Kantone von { $from } an { $to }: { $cantons }.
}

## Battles and what follows them

fact-battle = Angriff bei { $at }, { MID($attacker) } gegen { MID($defender) }: { $end }.
fact-legion-destroyed = Die Legion { MID($legion) } ging unter und wurde aus den Listen gestrichen.
fact-retreated = Die Legion { MID($legion) } zog sich von { $from } nach { MID($canton) } zurück.
fact-place-captured = { $house } eroberte { MID($place) }.
fact-place-captured-from = { $house } eroberte { MID($place) } von { $from }.
fact-place-captured-conclave = { $house } eroberte { MID($place) } vom Höllischen Konklave.
fact-victor-placed = Die Legion { MID($legion) } lagerte neben dem eroberten Ort: { MID($canton) }.

## Tribute and the bazaar

fact-tribute-offered = { $offered ->
    [one] { $house } bekam 1 Tributkarte vorgelegt
   *[other] { $house } bekam { $offered } Tributkarten vorgelegt
} und darf { $keep } behalten.
fact-tribute-kept = { $house } behielt { $n ->
    [one] 1 Tributkarte: { $cards }.
   *[other] { $n } Tributkarten: { $cards }.
}
fact-tribute-kept-nothing = { $house } behielt nichts vom vorgelegten Tribut.
fact-attribute-raised = { $house } steigerte { $attribute } auf { $level }.
fact-consolidated = { $house } legte { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} zu einer zusammen: { $worth }.
fact-bid-placed = { $house } siegelte ein Gebot auf { MID($goods) }: { $worth }.
fact-sold = Im Basar verkauft: { MID($goods) }.
fact-bid-won = { $house } ersteigerte { MID($goods) }: { $why }.
fact-outbid = Das Gebot von { $house } auf { MID($goods) } ging leer aus; seine Karten liegen wieder in der Schatzkammer.
fact-auction-cancelled = Versteigerung von { MID($goods) } nichtig: Der Gleichstand war nicht aufzulösen. Das Mindestgebot stieg um { $raise ->
    [one] 1 Seele.
   *[other] { $raise } Seelen.
}
fact-stocked = Neu im Basar: { $goods }.
fact-stocked-price = { $goods }: Mindestgebot { $price }.
fact-mustered = Die Legion { MID($legion) } trat in den Dienst von { $house }: { MID($canton) }.
fact-no-room = { $house } hatte keinen freien Kanton für die Legion { MID($legion) }: Sie ging zurück in den Bestand, und das Gebot war verbraucht.

## Healing and prestige

fact-healed = { $n ->
    [one] Geheilt: { $units }.
   *[other] { $n } Einheiten geheilt: { $units }.
}
fact-healed-unit = { $unit } +{ $amount }
fact-prestige-gained = { $house } gewann { $amount } Prestige ({ $cause }).
fact-prestige-lost = { $house } verlor { $amount } Prestige ({ $cause }).
fact-prestige-income = Prestige aus Orten der Macht: { $parts }.
fact-prestige-income-part = { $house } { $amount }

## The conclave

fact-excommunicated = Bannbulle: { $house } wurde exkommuniziert und aus dem Höllischen Konklave ausgeschlossen.
fact-usurped = { $house } hielt Pandämonium gegen das Konklave und wurde als Thronräuber eingetragen.
fact-usurped-detail = Der Thron fällt einem Thronräuber zu, der Pandämonium und die eigene Feste { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang behält.
fact-usurper-holds = Der Thronräuber { $house } hält Pandämonium seit { $turns } von { $needed ->
    [one] 1 Zug.
   *[other] { $needed } Zügen.
}
fact-pandemonium-liberated = { $house } hat den Thronräuber vertrieben und muss erklären, ob es Pandämonium behält.
fact-pandemonium-returned = { $house } hat Pandämonium dem Höllischen Konklave zurückgegeben.
fact-conclave-dissolved = Das Höllische Konklave ist aufgelöst: Jedes Haus wurde exkommuniziert.
fact-conclave-dissolved-detail = Es werden keine Marken mehr gezogen, und niemand kann gewählt werden.
fact-house-fell = Das Haus { $house } ist gefallen: Seine Feste ist verloren.
fact-house-fell-to = Das Haus { $house } ist gefallen: { $by } hält seine Feste.
fact-house-fell-detail = Seine Legionen verließen das Brett, sein Land und seine Orte gehören niemandem, sein Prestige wurde gestrichen.
fact-regent-named = { $house } ist Regent des kommenden Zuges.
fact-token-drawn = Konklavemarke { $drawn } von { $needed } gezogen; { $left ->
    [0] das Konklave wählt.
   *[other] noch { $left }.
}

## The end. $house, $turns

fact-ended-election = Das Höllische Konklave hat { $house } auf den Thron der Hölle gewählt.
fact-ended-kingmaker = Das Höllische Konklave hat { $elected } gewählt und im selben Atemzug erfahren, wer das eingefädelt hat: { $house }, der Königsmacher, nahm den Thron.
fact-ended-power-behind-throne = Das Höllische Konklave hat { $elected } gewählt; aber { $house }, die Macht hinter dem Thron, setzte sich darauf.
fact-ended-pandemonium = { $house } hielt Pandämonium { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang und nahm den Thron mit Gewalt.
fact-ended-last-standing = { $house } war das letzte Haus, das noch stand, und nahm den Thron.
fact-ended-draw = Das Spiel endete ohne Erben; { $house } steht im Protokoll an erster Stelle.
fact-ended-empty-election = Das Höllische Konklave trat zusammen und fand niemanden, der wählbar wäre: Der Thron bleibt leer.
fact-ended-empty-kingmaker = Ein König wurde gemacht, und niemand hat ihn gemacht: Der Thron bleibt leer.
fact-ended-empty-power-behind-throne = Es gab eine Macht hinter dem Thron, aber niemand hatte sie: Der Thron bleibt leer.
fact-ended-empty-pandemonium = Pandämonium wurde bis zum Ende gehalten, aber von niemandem: Der Thron bleibt leer.
fact-ended-empty-last-standing = Kein Haus ist übrig: Der Thron bleibt leer.
fact-ended-empty-draw = Niemand hat gewonnen: Der Thron bleibt leer.

## Causes of prestige (after "for")

# In German a cause stands by itself, in brackets or before a number, in the nominative.
cause-places = Orte der Macht
cause-relics = Reliquien
cause-legion-destroyed = eine vernichtete Legion
cause-place-captured = ein eroberter Ort
cause-place-razed = ein geschleifter Ort
cause-retreat-forced = ein erzwungener Rückzug

## How an auction was decided (after "won it:")

tie-alone = kein anderes Gebot erreichte das Mindestgebot
tie-points = die meisten Punkte
tie-rank = gleiche Punkte, höherer Rang
tie-prestige = gleiche Punkte und gleicher Rang, höheres Prestige
tie-regent = in allem anderen gleich, der Regent

## Sums

sum-part = { $name } { $value }
sum-nothing = nichts

## Parts of numbers

part-base = Grundwert
part-discipline = { $discipline } { $level }
part-rank = Rang { $rank }
part-place = { MID($place) }
part-support = Beistand von { MID($legion) }
part-advantage = Vorteil
part-earlier-demands = { $n ->
    [one] 1 frühere Tributforderung in diesem Zug
   *[other] { $n } frühere Tributforderungen in diesem Zug
}
part-limit = Grenzwert
