### Oaths of the Pit, first edition: a sentence for each fact, and the final count. $devil is the devil that acts.

## The start of a game turn

oaths-first-fact-redrew = { $devil } takes another hand of resource cards.
oaths-first-fact-began = Game turn { $turn } begins. { $devil } is the Starter.
oaths-first-fact-drew = { $devil } draws { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}.
oaths-first-fact-drew-known = { $devil } draws: { $cards }.
oaths-first-fact-bargained = The bargains of { $devil } bring { $souls }.
oaths-first-fact-tortured = { $devil } tortures { $prisoner }.
oaths-first-fact-tortured-known = { $devil } tortures { $prisoner }, and draws from its hand: { $cards }.
oaths-first-fact-confessed = { $devil } keeps an oath of the hand of { $prisoner }, and frees it.
oaths-first-fact-confessed-nothing = { $devil } returns all oaths, and keeps { $prisoner }.

## Trading. $number is the number of an offer

oaths-first-fact-offered = Offer { $number }: { $terms }
oaths-first-fact-refused = { $devil } refuses offer { $number }.
oaths-first-fact-lapsed = Nobody takes offer { $number }.
oaths-first-fact-freed = { $prisoner } leaves the prison of { $devil }.
oaths-first-fact-permitted = { $devil } permits { $prisoner } to trade with everybody.
oaths-first-fact-sold = { $devil } sells an oath to the Other Powers of Hell.
oaths-first-fact-sold-known = { $devil } sells to the Other Powers of Hell: { $card }.
oaths-first-fact-sold-card = { $devil } sells a card in place of an oath: { $card }.
oaths-first-fact-stole = { $devil } draws from the hand of { $from }: { $count ->
    [0] nothing that it can keep
    [one] 1 card
   *[other] { $count } cards
}.
oaths-first-fact-stole-known = { $devil } draws from the hand of { $from }: { $cards }.
oaths-first-fact-escaped = { $devil } escapes from its prison, which is just like it.

## Combat

oaths-first-fact-announced = { $devil } announces an attack on { $target }.
oaths-first-fact-attacked = { $devil } attacks { $target }.
oaths-first-fact-negated = { $devil } negates the defense of the fortress, with a card like it.
oaths-first-fact-fled = { $devil } flees, and is back at the end of the game turn.
oaths-first-fact-recalled = { $devil } recalls { $who } into the combat.
oaths-first-fact-retreated = The army of { $devil } retreats.
oaths-first-fact-switched = The army of { $devil } changes sides.
oaths-first-fact-joined-attack = { $devil } joins the attackers.
oaths-first-fact-joined-defend = { $devil } joins the defenders.
oaths-first-fact-sent-home = The army of { $devil } has no leader any more, and goes home.
oaths-first-fact-truce = Round { $round }: nobody fights.
oaths-first-fact-drawn = Round { $round }: size { $attack } against { $defend }, with defense { $defence }.
oaths-first-fact-drawn-cards = { $cards ->
    [one] 1 combat card
   *[other] { $cards } combat cards
}: { $attackers } on the attackers, { $defenders } on the defenders.
oaths-first-fact-drawn-extra = Extra hits: { $attackers } on the attackers, { $defenders } on the defenders.
oaths-first-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
oaths-first-hit-fortress = the fortress (damaged)
oaths-first-hit-devil = the devil itself (put aside)
oaths-first-fact-suffered = { $devil } is hit: { $things }.
oaths-first-fact-ruined = The fortress of { $devil } is destroyed.
oaths-first-fact-undying = A horde of { $devil } is not dead, and comes home: { $horde }.
oaths-first-fact-avenged = { $devil } takes revenge on { $target }: { $hits }.
oaths-first-fact-empty = The realm of { $devil } is empty: there is nobody to fight.
oaths-first-fact-time-out = The last round is over, and the defenders still stand.
oaths-first-fact-won = { $devil } wins against { $target }: all defenders are destroyed.
oaths-first-fact-won-again = It does not count: this realm was already emptied in this game turn.
oaths-first-fact-defeated = The attack of { $devil } on { $target } is defeated.
oaths-first-fact-looted = { $devil } loots the fortress of { $from }: { $count ->
    [0] nothing that it can keep
    [one] 1 card of the hand
   *[other] { $count } cards of the hand
}.
oaths-first-fact-looted-known = { $devil } loots the fortress of { $from }: { $cards }.
oaths-first-fact-fortress-gone = Nothing is left of the fortress of { $from }.
oaths-first-fact-fortress-destroyed = { $devil } destroys the fortress of { $from }: { $fortress }.
oaths-first-fact-fortress-left = { $devil } leaves { $from } the fortress with its rituals: { $fortress }.
oaths-first-fact-fortress-left-bare = { $devil } leaves { $from } the fortress without its rituals: { $fortress }.
oaths-first-fact-fortress-captured = { $devil } moves into the fortress of { $from }: { $fortress }.
oaths-first-fact-captured-artifacts = { $by } takes the artifacts of { $devil }: { $cards }.
oaths-first-fact-eaten = Hordes of { $devil } are eaten ({ $hungry }): { $hordes }.
oaths-first-fact-eaten-nothing = A horde of { $devil } is hungry ({ $hungry }), and finds nothing to eat.

## Rituals

oaths-first-fact-dropped = { $devil } cannot keep up rituals, and discards: { $cards }.
oaths-first-fact-performed = { $devil } performs { $ritual }.
oaths-first-fact-performed-at = { $devil } performs { $ritual } against { $target }.
oaths-first-fact-cancelled = { $devil } discards a ritual: { $ritual }.
oaths-first-fact-summoned-nobody = { $devil } has nobody on Earth.

## Awards. $fiend is a horde on Earth

oaths-first-fact-point = { $devil } gets { $points }.
oaths-first-fact-point-none = { $devil } is in disgrace, and gets no point.
oaths-first-fact-post-nobody = Nobody has the post { $post }.
oaths-first-fact-post-got = { $devil } gets the post { $post }, and is rewarded.
oaths-first-fact-post-kept = { $devil } keeps the post { $post }, and is rewarded.
oaths-first-fact-post-stable = { $devil } keeps the post { $post }, and now holds it firmly.
oaths-first-fact-post-shaky = { $devil } has not earned the post { $post }, and will lose it if this happens again.
oaths-first-fact-repented = { $devil } promises the Forces of Heaven to stay away from Earth, and is free.
oaths-first-fact-rolled = { $devil } rolls { $die } for Souls.
oaths-first-fact-gathered = { $devil } gathers { $souls } on Earth (die { $die }).
oaths-first-fact-gathered-fiend = { $fiend } of { $devil }, on Earth: { $souls } (die { $die }).
oaths-first-fact-caught = The Forces of Heaven catch { $devil } (die { $die }).
oaths-first-fact-caught-fiend = { $fiend } of { $devil }, on Earth: caught and discarded (die { $die }).
oaths-first-fact-banished = { $devil } is banished from Earth (die { $die }).
oaths-first-fact-banished-fiend = { $fiend } of { $devil }, on Earth: banished (die { $die }).
oaths-first-fact-took = { $devil } takes a sold oath in place of a point.
oaths-first-fact-took-known = { $devil } takes a sold oath: { $oath }.

## The gathering and the end

oaths-first-fact-proclaimed-nobody = Nobody is proclaimed.
oaths-first-fact-proclaimed = Proclaimed for the next gathering: { $devils }.
oaths-first-fact-came-back = { $devil }, who had fled, is back.
oaths-first-end-elected = { $devil } is elected Overlord.
oaths-first-end-points = { $devil } is Overlord by its points: { $crown } or more need no election.
oaths-first-end-time = { $devil } is Overlord: game turn { $turns } was the last one, and most points decide.
oaths-first-end-by-posts = { $devils } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $others } had as many, but most posts win the tie.

## Promises. $to is a devil, or the Forces of Heaven

oaths-first-fact-promised = { $devil } promises { $to } { $vow }.
oaths-first-fact-settled-open = { $devil } has promised { $to }: { $vow }.
oaths-first-fact-settled-void = The promise of { $devil } to { $to } ends, because its condition did not come true: { $vow }.
oaths-first-fact-settled-released = { $devil } is released from its promise to { $to }: { $vow }.
oaths-first-fact-paid = { $devil } keeps its word, and gives { $to } { $things }.
oaths-first-fact-disgraced = { $devil } has broken its word, and is in disgrace: it loses its points, its posts and its hordes.
