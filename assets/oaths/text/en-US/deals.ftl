### Oaths of the Pit: offers, favours that are reclaimed, promises, and special cards with their aims.
### Messages that end in -in stand inside of a sentence.

## Goods, a phrase for each thing

oaths-goods-prisoner = prisoner { $devil }
oaths-goods-prisoner-in = the prisoner { $devil }
oaths-goods-freed = freedom for { $devil }
oaths-goods-freed-in = the freedom of { $devil }
oaths-goods-safety = promise of safety
oaths-goods-safety-in = a promise of safety
oaths-goods-vow = promise: { $vow }
oaths-goods-vow-in = the promise { $vow }

## Promises that do not bind: $devil is the devil that they are about

oaths-vow-attack = attacks { $devil }
oaths-vow-spare = does not attack { $devil }
oaths-vow-earth = sends nobody to Earth
oaths-vow-elect = votes for { $devil }
oaths-vow-attack-to = to attack { $devil }
oaths-vow-spare-to = not to attack { $devil }
oaths-vow-earth-to = to send nobody to Earth
oaths-vow-elect-to = to vote for { $devil }
oaths-promise = In game turn { $turn } { $by } promised { $to } { $vow }.
oaths-promise-open = Its time is not over.
oaths-promise-kept = The promise was kept.
oaths-promise-broken = The promise was broken.

## Terms. $by makes the offer; $to is the other devil, or one of the three messages for anybody

oaths-anybody = whoever takes it first
oaths-anybody-to = whoever takes it first
oaths-anybody-from = whoever takes it first
oaths-terms-exchange = { $by } gives { $gives } to { $to } for { $asks }.
oaths-terms-gift = { $by } gives { $gives } to { $to } for nothing.
oaths-terms-request = { $by } asks { $to } for { $asks }, and gives nothing.
oaths-pact-alliance = { START($leader) } leads an alliance, and { $follower } follows.
oaths-pact-realms = { START($by) } and { $to } exchange their home realms.

## Favours that are reclaimed

oaths-favor-safety = safety
oaths-favor-alliance = an alliance
oaths-favor-take = the prisoner { $devil }
oaths-favor-free = freedom for { $devil }
oaths-favor-oaths = { $count ->
    [one] an exchange of 1 oath or vote
   *[other] an exchange of { $count } oaths or votes
}
oaths-claim = { $by } reclaims from { $target }: { $favor }, for { $price ->
    [one] 1 favor
   *[other] { $price } favors
}.
oaths-claim-mixed = { $by } reclaims from { $target }: { $favor }, for { $price ->
    [one] 1 favor
   *[other] { $price } favors
} ({ $how }).
oaths-claim-own = { $count } of its own
oaths-claim-wild = { $count } wild

## Special play cards with their aims

oaths-play-aim = { $card }: { $aim }
oaths-play-card-of = { $card } of { $devil }
oaths-play-others = all other devils
