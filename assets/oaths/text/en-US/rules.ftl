### Oaths of the Pit: the rules of each card, made from its effect and its numbers.
### Lists of cards ($undying, $doomed, $fiends, $shelter, $hordes) come from the catalog.

## Devils

oaths-devil-age = Age { $age }. Number { $age } is its color on the track of strategies.
oaths-power-command = An army or alliance that it leads in person has { $percent } % more power, rounded up. This does not count in the defense of its home realm.
oaths-power-command-doomed = It does not count either while an army of its side has { $doomed }.
oaths-power-wild = In each trading it has { $n ->
    [one] 1 wild favor
   *[other] { $n } wild favors
}, which pay like favors of any devil. They are no cards, so the target gains nothing.
oaths-power-harvest = It gathers { $percent } % more Souls from Earth, rounded up.
oaths-power-suborns = Once in each conflict, if it leads its army in person, it gets a horde of an army in the same combat, also of an ally. It chooses the army, before strategies are chosen. The devil of that army chooses the horde.
oaths-power-citadel = Whichever realm is its home, the realm has defense { $n }.
oaths-power-dear = Its favors are dear: whoever reclaims from it pays { $times } times the price.
oaths-power-hoard = In the reinforcements, if another devil has as many tabled cards or more, it draws more cards: the difference and one, at most { $n }.
oaths-power-revenge = When it is captured, it destroys up to { $n } hordes of its choice in each army that attacked it.
oaths-power-revenge-undying = { $undying } cannot be destroyed by it.
oaths-power-raises = When targets are chosen, it can turn its Souls into { $hordes }, one for one, as long as the resource deck has any.
oaths-power-gaoler = In an alliance it gets all prisoners.
oaths-power-torture = Once in each trading it can torture each of its prisoners: it looks at { $n } random cards of the prisoner’s hand. It keeps one that is no vote, and the prisoner is free; or it returns all, and keeps the prisoner.
oaths-power-rituals = It can cast { $more } rituals more than other devils in each game turn: { $total } in all.
oaths-power-sorcery = For each of its rituals that is performed it draws { $n ->
    [one] 1 magic card
   *[other] { $n } magic cards
} more.
oaths-power-counter = When it reclaims favors, it can pay with up to { $total } of its own, { $n } more than other devils. One favor at least has to be the target’s.

## Realms

oaths-realm-defence = Defense { $n }: this much power is added to the army that defends it.
oaths-realm-middle = It lies in the middle of the table. Nobody rules it at the start.
oaths-realm-quiet = It has no other power.
oaths-realm-throne = In each scoring its ruler gets { $points ->
    [one] 1 point
   *[other] { $points } points
}. In the vote its ruler wins a tie, if points do not break it.
oaths-realm-gallows = An army that is defeated here loses all its hordes, and the Souls that march with it.
oaths-realm-gallows-undying = { $undying } survive.
oaths-realm-wake = When an army arrives, its ruler tables all { $hordes } that are still in the resource deck.
oaths-realm-toll = An army that arrives loses { $hordes ->
    [one] 1 horde
   *[other] { $hordes } hordes
} of its devil’s choice at once.
oaths-realm-toll-undying = { $undying } are only set aside: they return if the attackers win, and join the defender if not.
oaths-realm-wailing = When Souls are gathered, its ruler gets { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
} more. It does not come from Earth.
oaths-realm-judgement = Its ruler gets all Souls that devils without a home realm gather.
oaths-realm-lure = After Souls are gathered, its ruler can take a horde from Earth ({ $fiends }): one of the devil that has most of them there. If several have as many, the ruler chooses.

## Hordes

oaths-horde-power = Power { $open }.
oaths-horde-powers = Power { $open } in the open, { $assault } against a home realm, and { $home } in its own home realm.
oaths-horde-earthbound = It can be sent to Earth. There it gathers 1 Soul in each conflict, and neither armies nor rituals can harm it.
oaths-horde-casts = It can cast 1 ritual in each game turn.
oaths-horde-leads = It can lead the army while its devil is on Earth or casts rituals.
oaths-horde-shatters = It is destroyed when its army is defeated.
oaths-horde-cataclysm = When its army is defeated, all armies of its side lose all their hordes, and the Souls that march with them. If its army stays at home when targets are shown, its devil loses all hordes and Souls.
oaths-horde-cataclysm-undying = { $undying } survive both.
oaths-horde-swarms = In the same army the second one has power { $second }, the third power { $third }, and so on.
oaths-horde-undying = It is only destroyed when its army is beaten in its home realm. It cannot be chosen when its devil has to lose a horde.

## Artifacts

oaths-artifact-foresight = Its holder chooses a target after all others have shown theirs.
oaths-artifact-marching = If its devil leads the army in person, the devil’s Souls march and fight with it.
oaths-artifact-salvage = Once in a game turn, when hordes of any devil are destroyed, its holder can take one of them. It does not work after the holder’s own army was destroyed at home in this game turn.
oaths-artifact-twice = In the action, it can be laid on one ritual that its holder casts. That ritual counts as two.
oaths-artifact-reach = An army or alliance that its devil leads in person wins directly over colors up to { $steps } steps below its own, instead of 1.

## Rituals

oaths-ritual-priority = Priority { $n }: rituals with lower numbers are performed first.
oaths-ritual-conjure = It draws { $cards ->
    [one] 1 magic card
   *[other] { $cards } magic cards
}.
oaths-ritual-drain = It destroys all artifacts, except those of devils in Hell with { $shelter }. It draws 1 magic card for each.
oaths-ritual-furnace = It destroys all Souls of devils without { $shelter }. A caster with { $shelter } chooses how many of its own burn. It draws 1 magic card for each Soul of its own.
oaths-ritual-plague = Each devil without { $shelter } loses { $thirds }/3 of its Souls and { $thirds }/3 of its hordes in Hell, drawn by lot, both rounded up. Several of these rituals add up. It draws 1 magic card for each horde that its caster lost.
oaths-ritual-plague-undying = { $undying } can be hit, but they are not destroyed.
oaths-ritual-sanctuary = Until it is performed, the home realm of its caster has { $defence } more power, and other rituals do no harm to what is there. When it is performed, it draws { $cards ->
    [one] 1 magic card
   *[other] { $cards } magic cards
}.
oaths-ritual-steal = It takes 1 magic card, drawn by lot, from each other devil that has any. Fewer than { $least } are made up from the resource deck.

## Events

oaths-event-once = It is never tabled: it happens at once if it is drawn and kept.
oaths-event-currents = The devil that keeps it draws a special play card. If there is none, it draws a resource card instead.
oaths-event-agreement = The devil that keeps it takes { $cards ->
    [one] 1 tabled card
   *[other] { $cards } tabled cards
} of another devil. It gives a favor of its own in return, or as many tabled cards; these may be the ones just taken.
oaths-event-summon = The devil that keeps it gains { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
}.

## Special play cards. $moment is one of `oaths-moment-…`

oaths-special-when = { $moment }.
oaths-special-doublecross = The other card has no effect.
oaths-special-drunken = All devils take part, or all but the one that plays it. Each chooses { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} of its hand; from a hand of fewer than { $small } cards it chooses half, rounded up. The cards are shuffled, and each devil gets as many as it gave.
oaths-special-escape = A devil that just lost its home realm is sent to Earth instead of being captured. There it gathers Souls as usual.
oaths-special-reserve = The devil that plays it takes a ritual or an artifact from the discarded cards, and tables it.
oaths-special-vortex = The devil that plays it takes a tabled ritual of another devil.
oaths-special-recall = Everybody on Earth returns to Hell, and can fight at once. Devils without a home realm choose one.
oaths-special-reoccupy = A devil without a home realm chooses one that nobody rules.
oaths-special-silence = There are no deals in the next trading: no offers, no favors. Prisoners can still be freed, with favors or for nothing; special play cards and torture go on.
oaths-special-thief = The devil that plays it takes an artifact of another devil.
oaths-special-virtue = In the next action no devil can go to Earth. At its end, half of the hordes that each devil sent to Earth are destroyed: drawn by lot, rounded up.
oaths-special-troops = The devil that plays it takes a horde of another devil, unless that horde is on Earth.
oaths-special-war = The devil that plays it gains 1 Soul for each of its { $fiends }. In the next action all devils have to send all of these to Earth.

## Papers

oaths-paper-number-favor = Each devil has { $all } favors in the game, and starts with { $own } of them.
oaths-paper-number-oath = Each devil has { $all } oaths in the game, and starts with { $own } of them. The others are dealt to everybody.
oaths-paper-number-vote = Each devil has { $all ->
    [one] 1 vote
   *[other] { $all } votes
} in the game, and starts with { $own } of its own.
oaths-paper-use-favor = In the trading a devil is forced with its favors: { $safety } for safety from it, { $alliance } to follow in an alliance, { $prisoner } for one of its prisoners, and 1 for each oath or vote that is exchanged, up to { $oaths }. It cannot refuse. It gets the favors that paid for it.
oaths-paper-counter-favor = If the price is more than 1, { $counter } of the favors can be the claimant’s own.
oaths-paper-tie-favor = At the end of the game, most favors in hand win the last tie.
oaths-paper-use-oath = At the end of the game each oath of the new Overlord is worth { $points } points to whoever holds it. A devil with { $winning } oaths of the Overlord wins at once.
oaths-paper-ransom-oath = A prisoner that is freed at the end of the trading puts an oath of its hand away, out of the game.
oaths-paper-use-vote = At the end of the game whoever holds it gives it to a devil of its choice, together with all other votes in its hand. The devil with most votes is the new Overlord.
oaths-paper-silent-vote = The vote of a devil that is a prisoner counts for nobody.
oaths-paper-pile = In each scoring everybody puts { $pile } oaths or votes on a pile, and then takes { $pile } from it.
