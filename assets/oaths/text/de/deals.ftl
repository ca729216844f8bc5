### Oaths of the Pit: offers, favours that are reclaimed, promises, and special cards with their aims.
### Messages that end in -in stand inside of a sentence (accusative).

## Goods, a phrase for each thing

oaths-goods-prisoner = Gefangener: { $devil }
oaths-goods-prisoner-in = Gefangener { $devil }
oaths-goods-freed = Freiheit für { $devil }
oaths-goods-freed-in = Freiheit für { $devil }
oaths-goods-safety = Zusage der Sicherheit
oaths-goods-safety-in = die Zusage der Sicherheit
oaths-goods-vow = Versprechen: { $vow }
oaths-goods-vow-in = das Versprechen ({ $vow })

## Promises that do not bind: $devil is the devil that they are about

oaths-vow-attack = greift { $devil } an
oaths-vow-spare = greift { $devil } nicht an
oaths-vow-earth = schickt niemanden auf die Erde
oaths-vow-elect = wählt { $devil }
oaths-vow-attack-to = { $devil } anzugreifen
oaths-vow-spare-to = { $devil } nicht anzugreifen
oaths-vow-earth-to = niemanden auf die Erde zu schicken
oaths-vow-elect-to = { $devil } zu wählen
oaths-promise = In Spielrunde { $turn } versprach { $by } dem Teufel { $to }, { $vow }.
oaths-promise-open = Die Frist läuft noch.
oaths-promise-kept = Das Versprechen wurde gehalten.
oaths-promise-broken = Das Versprechen wurde gebrochen.

## Terms. $by makes the offer; $to is the other devil, or one of the three messages for anybody

oaths-anybody = der Erste, der annimmt,
oaths-anybody-to = den Ersten, der annimmt
oaths-anybody-from = dem Ersten, der annimmt,
oaths-terms-exchange = { $by } an { $to }: { $gives } für { $asks }.
oaths-terms-gift = { $by } an { $to }: { $gives }, für nichts.
oaths-terms-request = { $by } verlangt von { $to } ohne Gegengabe: { $asks }.
oaths-pact-alliance = Bündnis: { START($leader) } führt, { $follower } folgt.
oaths-pact-realms = { START($by) } und { $to } tauschen ihre Heimatreiche.

## Favours that are reclaimed

oaths-favor-safety = Sicherheit
oaths-favor-alliance = ein Bündnis
oaths-favor-take = Gefangener { $devil }
oaths-favor-free = Freiheit für { $devil }
oaths-favor-oaths = { $count ->
    [one] Tausch von 1 Eid oder Stimme
   *[other] Tausch von { $count } Eiden oder Stimmen
}
oaths-claim = { $by } fordert von { $target } ein: { $favor }, für { $price } Gefallen.
oaths-claim-mixed = { $by } fordert von { $target } ein: { $favor }, für { $price } Gefallen ({ $how }).
oaths-claim-own = { $count ->
    [one] 1 eigener
   *[other] { $count } eigene
}
oaths-claim-wild = { $count ->
    [one] 1 freier
   *[other] { $count } freie
}

## Special play cards with their aims

oaths-play-aim = { $card }: { $aim }
oaths-play-card-of = { $card } von { $devil }
oaths-play-others = alle anderen Teufel
