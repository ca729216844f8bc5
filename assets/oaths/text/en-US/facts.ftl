### Oaths of the Pit: a sentence for each fact, and the final count. $devil is the devil that acts.

## Reinforcements

oaths-fact-began = Game turn { $turn } of { $turns } begins.
oaths-fact-returned = { $devil } returns from Earth.
oaths-fact-returned-with = { $devil } returns from Earth, and so do: { $hordes }.
oaths-fact-returned-hordes = Back from Earth, to { $devil }: { $hordes }.
oaths-fact-settled = { $devil } settles in { MID($realm) }.
oaths-fact-drew-special = { $devil } draws a special play card.
oaths-fact-drew-special-known = { $devil } draws a special play card: { $card }.
oaths-fact-drew = { $devil } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
oaths-fact-tabled = { $devil } tables: { $cards }.
oaths-fact-tabled-nothing = { $devil } tables nothing.
oaths-fact-events = Events: { $cards }.
oaths-fact-discarded = Discarded: { $cards }.
oaths-fact-summoned = An event brings { $devil } { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}.
oaths-fact-agreed = { $devil } takes from { $target }: { $cards }.
oaths-fact-agreed-favor = In return { $target } gets a favor of { $devil }.
oaths-fact-agreed-cards = In return { $target } gets: { $cards }.

## Special play cards. $play is a card with its aim

oaths-fact-played = { $devil } plays { $play }.
oaths-fact-countered = { $devil } counters { $card }. It has no effect.
oaths-fact-worked = { $card } of { $devil } takes effect.
oaths-fact-worked-nothing = { $card } of { $devil } finds nothing to take.
oaths-fact-worked-takes = { $devil } gets by { $card }: { $cards }.
oaths-fact-worked-takes-from = { $devil } takes by { $card }, from { $target }: { $cards }.
oaths-fact-worked-drunk = { $card }: all devils give cards of their hands to a new deal.
oaths-fact-worked-drunk-others = { $card }: all devils but { $devil } give cards of their hands to a new deal.
oaths-fact-worked-escape = { $target } escapes to Earth.
oaths-fact-worked-recall = Everybody on Earth is called back to Hell.
oaths-fact-worked-reoccupy = { $target } can choose a new home realm.
oaths-fact-worked-silence = { $card }: there are no deals in this trading.
oaths-fact-worked-virtue = { $card }: no devil can go to Earth in this game turn.
oaths-fact-worked-war = { $card }: all { $fiends } have to go to Earth in this game turn.
oaths-fact-worked-souls = { $devil } gains { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}.

## Trading. $number is the number of an offer

oaths-fact-offered = Offer: { $terms }
oaths-fact-refused = { $devil } refuses an offer of { $maker }.
oaths-fact-dealt = Agreed: { $terms }
oaths-fact-lapsed = Nobody takes an offer of { $devil }.
oaths-fact-freed = { $devil } frees { $prisoner }.
oaths-fact-handed-over = { $devil } hands the prisoner { $prisoner } over to { $to }.
oaths-fact-tortured-kept = { $devil } tortures { $prisoner }, and keeps a card of its hand.
oaths-fact-tortured = { $devil } tortures { $prisoner }, and returns all cards.
oaths-fact-confessed = Under torture { $prisoner } shows { $devil }: { $cards }.
oaths-fact-exchanged = { $devil } gives { $to } { $count ->
    [one] 1 oath or vote
   *[other] { $count } oaths or votes
}.
oaths-fact-exchanged-known = { $devil } gives { $to }: { $papers }.
oaths-fact-ransomed = { $devil } puts an oath away for its freedom.
oaths-fact-ransomed-known = { $devil } puts away for its freedom: { $paper }.
oaths-fact-ransomed-unpaid = { $devil } has no oath to put away for its freedom.
oaths-fact-showed = { $devil } shows its hand to { $to }.
oaths-fact-showed-known = { $devil } shows its hand to { $to }: { $cards }.
oaths-fact-trading-ended = The trading is over.
oaths-fact-judged-open = { $devil } has promised { $to }: { $vow }.
oaths-fact-judged-kept = { $devil } kept its promise to { $to }: { $vow }.
oaths-fact-judged-broken = { $devil } broke its promise to { $to }: { $vow }.

## Action

oaths-fact-uncast = { $devil } discards rituals that nobody casts: { $cards }.
oaths-fact-virtue = Virtue on Earth destroys hordes of { $devil }: { $cards }.

## Conflicts

oaths-fact-war-began = { $number ->
    [1] The first conflict begins.
    [2] The second conflict begins.
    [3] The third conflict begins.
   *[other] Conflict { $number } begins.
}
oaths-fact-raised = Souls of { $devil } become: { $hordes }.
oaths-fact-follows = { $devil } follows { $leader }.
oaths-fact-met = In the open: { $sides }.
oaths-fact-against = { $first } against { $next }
oaths-fact-arrived = { $count ->
    [one] { $devils } arrives at { MID($realm) }, the home realm of { $defender }.
   *[other] { $devils } arrive at { MID($realm) }, the home realm of { $defender }.
}
oaths-fact-suborned = A horde of { $from } goes over to { $devil }: { $horde }.
oaths-fact-strategy = { $devil } shows { $colour }, with power { $power }.
oaths-fact-won-directly = { $devil } wins directly, by its color.
oaths-fact-won = { $devil } wins: no color decides it, but power does.
oaths-fact-nobody-won = Nobody wins: the strongest are equal.
oaths-fact-defeated = The army of { $devil } is defeated.
oaths-fact-lost = { $devil } loses: { $things }.
oaths-fact-lost-cataclysm = It would destroy itself at home.
oaths-fact-lost-toll = { $realm } takes a toll of those who attack it.
oaths-fact-lost-revenge = The captured devil takes revenge.
oaths-fact-salvaged = { $devil } takes a destroyed horde: { $horde }.
oaths-fact-woke = { $devil } wakes: { $hordes }.
oaths-fact-woke-nobody = { $devil } wakes nobody: the resource deck has none.
oaths-fact-destroyed = The army of { $devil } is destroyed in { MID($realm) }.
oaths-fact-captured = { $by } captures { $devil }.
oaths-fact-spoils = Spoils for { $devil }: { $things }.
oaths-fact-spoils-no-point = There was no point to take: the defender had none, or not enough.
oaths-fact-spoils-realm = a conquered realm
oaths-fact-moved = { $devil } moves into { MID($realm) }.
oaths-fact-gathered = { $devil } gathers { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}.
oaths-fact-lured = { $devil } lures a horde of { $from } from Earth: { $horde }.
oaths-fact-reaped = { $devil } has most Souls, and turns { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
} into 1 point.

## Rituals

oaths-fact-performed = { $devil } performs { $ritual }, and draws { $magic ->
    [0] no magic card
    [one] 1 magic card
   *[other] { $magic } magic cards
}.
oaths-fact-cancelled = { $devil } cancels { $ritual }.
oaths-fact-rite-destroyed = A ritual costs { $devil }: { $things }.
oaths-fact-stolen = { $devil } takes a magic card of { $from }.
oaths-fact-revealed = The magic cards bring { $devil }: { $things }.
oaths-fact-revealed-souls = These became Souls: { $cards }.

## Scoring and the end

oaths-fact-enthroned = { $devil } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} as ruler of { MID($realm) }.
oaths-fact-initiative = The new order of initiative: { $devils }.
oaths-fact-contributed = { $devil } puts { $count ->
    [0] nothing
    [one] 1 oath or vote
   *[other] { $count } oaths or votes
} on the pile.
oaths-fact-contributed-known = { $devil } puts on the pile: { $papers }.
oaths-fact-showed-all = { $devil } has too few oaths and votes, and shows its hand: { $papers }.
oaths-fact-took = { $devil } takes from the pile: { $papers }.
oaths-fact-trimmed = { $devil } discards: { $cards }.
oaths-fact-trimmed-rule = Nobody keeps more than { $most } tabled cards.
oaths-fact-voted = { $devil } votes for { $candidate }.
oaths-fact-counted = The vote of { $of } in the hand of { $devil } counts for { $candidate }.
oaths-fact-counted-nobody = The vote of { $of } in the hand of { $devil } counts for nobody: { $of } is a prisoner.
oaths-fact-overlord = { $devil } is the new Overlord, with { $votes ->
    [0] no vote
    [one] 1 vote
   *[other] { $votes } votes
}.
oaths-fact-final = { $devil }: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $oaths ->
    [0] no oath
    [one] 1 oath
   *[other] { $oaths } oaths
} of the Overlord, { $total } in all.
oaths-fact-won-game = { $count ->
    [one] { $devils } wins the game.
   *[other] { $devils } win the game together.
}
oaths-fact-won-by-oaths = { $devils } wins the game by oaths of the Overlord.

## The final count

oaths-end-votes = Votes: { $votes }.
oaths-end-votes-none = No vote was counted for anybody.
oaths-end-votes-of = { $devil } { $votes }
oaths-end-overlord-tie = { $others } had as many votes. Points break such a tie, then the rule of { $palace }, then age.
oaths-end-oath-worth = Each oath of the Overlord is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
oaths-end-by-oaths = { $devils } wins with { $oaths } oaths of the Overlord. With { $winning } or more, points do not count.
oaths-end-by-points = { $devils } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}.
oaths-end-by-crown = { $devils } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $others } had as many, but the Overlord wins ties.
oaths-end-by-favors = { $devils } wins with { $total ->
    [one] 1 point
   *[other] { $total } points
}. { $others } had as many, but most favors in hand win the tie.
oaths-end-together = { $devils } win together, with { $total ->
    [one] 1 point
   *[other] { $total } points
} each and equal in everything else.
