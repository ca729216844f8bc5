### The table of the first edition of Oaths of the Pit: buttons, tips, forms.

oaths-first-name = Oaths of the Pit, first edition
oaths-first-ui-about = The first edition is a longer and harder game. Your word binds: whoever cannot keep a promise is disgraced. Devils build fortresses, fight in rounds of combat cards, gather Souls on Earth and meet at a gathering after every game turn. The game ends when a gathering elects an Overlord, or when a devil has so many points that nobody can refuse it. Oaths of the Overlord count as well, so it can pay to crown another.

oaths-first-ui-turn = Game turn { $n }
oaths-first-ui-turn-tip = The game lasts until there is an Overlord. If there is none after game turn { $last }, the devil with most points becomes Overlord.
oaths-first-ui-points-tip = { $n ->
    [one] One victory point
   *[other] { $n } victory points
}. With { $few } points a devil is a candidate at the gathering. With { $all } it becomes Overlord without an election.
oaths-first-ui-souls-tip = { $n ->
    [one] One Soul
   *[other] { $n } Souls
}. In combat a Soul has no size, but it can take a hit.
oaths-first-ui-army-tip = Fighters of its army in Hell: { $n }. In combat their sizes count, and the devil itself.
oaths-first-ui-hand-tip = Cards in hand: { $n }. Oaths and resource cards.
oaths-first-ui-size-tip = Size of the realm: { $n }. All cards of a devil count, in hand and on the table, and its posts. A small realm draws more cards.
oaths-first-ui-candidate = Candidate
oaths-first-ui-candidate-tip = It can be elected at the gathering. { $n ->
    [one] One objection rejects it.
   *[other] { $n } objections reject it.
}
oaths-first-ui-earth-tip = The devil is on Earth. It gathers Souls in the award phase, and may be caught there. It leads no army and does not come to the gathering.
oaths-first-ui-prison-tip = A prisoner leads no army, casts nothing and does not come to the gathering. It can trade with its captor only. Its cards go on working for it.
oaths-first-ui-heaven = Prisoner of Heaven
oaths-first-ui-heaven-tip = The Forces of Heaven have caught it on Earth. It trades with nobody and leads no army. In the award phase it can be free for the promise never to go to Earth again.
oaths-first-ui-fled = Fled
oaths-first-ui-fled-tip = It has fled and is out until the end of the game turn.
oaths-first-ui-shame = Disgraced
oaths-first-ui-shame-tip = It broke its word. Until the end of game turn { $turn } it cannot trade, get points or be elected.
oaths-first-ui-bonds = { $n ->
    [one] One promise
   *[other] { $n } promises
}
oaths-first-ui-post-free = nobody
oaths-first-ui-post = { $post }: { $devil }
oaths-first-ui-starter = Starter: { $devil }
oaths-first-ui-starter-tip = The Starter acts first, the others clockwise. It changes after each game turn.
oaths-first-ui-deck-tip = Resource cards that nobody has drawn. When the deck is empty, the discarded cards become the new deck.
oaths-first-ui-discard-tip = Discarded cards lie open until they are shuffled into the deck.
oaths-first-ui-pile = { $n ->
    [0] No sold oath
    [one] One sold oath
   *[other] { $n } sold oaths
}
oaths-first-ui-pile-tip = Oaths that were sold to the Other Powers of Hell lie here face down. Some awards take one from here.
oaths-first-ui-proclaimed = Proclaimed: { $devils }
oaths-first-ui-proclaimed-tip = These devils were proclaimed at the last gathering. They can be elected at the next one, however few points they have.
oaths-first-ui-away = away
oaths-first-ui-tabled-tip = Your fortress, hordes, artifacts and rituals. Everybody sees them.
oaths-first-ui-own-hand-tip = Resource cards that are not on the table yet, and oaths. Only you see them.
oaths-first-ui-forecast = Size { $attack } against { $defend } · defense { $defence } · up to { $cards ->
    [one] one combat card
   *[other] { $cards } combat cards
} · on average { $theirs } hits on the defenders and { $ours } on the attackers in a round.

oaths-first-ui-combat = { $attacker } attacks { $defender }
oaths-first-ui-redraw = Take another hand: all resource cards are dealt again
oaths-first-ui-redraw-not = Keep this hand
oaths-first-ui-torture-oath = Or take one of these oaths, and let { $devil } go:
oaths-first-ui-rite-done = Do nothing more: tabled rituals stay for later
oaths-first-ui-perform-at = Perform it at { $devil }
oaths-first-ui-rite-cancel = Throw it away
oaths-first-ui-repent = Promise never to go to Earth again, and be free
oaths-first-ui-repent-not = Promise nothing, and stay a prisoner of Heaven
oaths-first-ui-die = The die shows { $n }.
oaths-first-ui-again = Roll again
oaths-first-ui-again-not = Leave it as it is
oaths-first-ui-gift-oath = Take a sold oath, and no point
oaths-first-ui-gift-point = Take the point
oaths-first-ui-comes = Come to the gathering
oaths-first-ui-stays-away = Stay away
oaths-first-ui-objections = Objections
oaths-first-ui-no-candidate = There is no candidate in this game turn.
oaths-first-ui-object = Object to { $devil } · { $n ->
    [one] one objection rejects it
   *[other] { $n } objections reject it
}
oaths-first-ui-proclamation = Whom you proclaim for the next gathering
oaths-first-ui-proclaims-nobody = Proclaim nobody

oaths-first-ui-table-all = Table all I can
oaths-first-ui-table-all-tip = Table every card of your hand that can be tabled: a fortress if you have none, hordes, artifacts, and rituals as far as they can be kept up.
oaths-first-ui-from-hand = From your hand
oaths-first-ui-from-hand-tip = Click a card to table it. Cards that cannot be tabled now are dark: special cards are played while devils trade; a ritual needs somebody who keeps it up.
oaths-first-ui-hand-empty = You have no resource card in hand.
oaths-first-ui-throw = Discard { $card }
oaths-first-ui-throw-tip = Put this card on the discard pile. A smaller realm draws more cards.
oaths-first-ui-throw-tabled = { $n ->
    [0] Discard tabled cards
    [one] Discard tabled cards: one
   *[other] Discard tabled cards: { $n }
}
oaths-first-ui-earth-text = Choose the fiends that are on Earth after this. They gather Souls in the award phase, and cannot fight.
oaths-first-ui-devil-stays = Stays in Hell: leads its army, casts, comes to the gathering
oaths-first-ui-devil-goes = Goes to Earth: gathers Souls, but can be caught there

oaths-first-ui-offer-nobody = Nobody can trade with you now, or not with this devil.
oaths-first-ui-offer-most = You can make { $n } offers in a round.
oaths-first-ui-take-tip = Everything in a deal binds: what is exchanged, and what is promised.
oaths-first-ui-plays = Special cards
oaths-first-ui-sales = { $n ->
    [0] Sell oaths
    [one] Sell oaths: one
   *[other] Sell oaths: { $n }
}
oaths-first-ui-sales-text = The Other Powers of Hell buy oaths. Each brings { $n } cards of the deck. Nobody sees which oath it was.
oaths-first-ui-sell = { $card } · { $n } of { $most }
oaths-first-ui-free = Set free
oaths-first-ui-free-tip = The prisoner is at home again.
oaths-first-ui-permit = May trade
oaths-first-ui-permit-tip = The prisoner may trade with everybody in this game turn, and not only with you.
oaths-first-ui-permitted = may trade with everybody
oaths-first-ui-limited = Only cards in hand, promises and freedom change hands now. Tabled cards, Souls and prisoners can be traded in the playing phase.
oaths-first-ui-hand-cards = Oaths and cards in hand
oaths-first-ui-count-of = { $card } { $n }/{ $most }
oaths-first-ui-own-cards = { $n ->
    [0] Resource cards
    [one] Resource cards: one
   *[other] Resource cards: { $n }
}
oaths-first-ui-any-cards = { $n ->
    [0] Resource cards that nobody has shown
    [one] Resource cards that nobody has shown: one
   *[other] Resource cards that nobody has shown: { $n }
}
oaths-first-ui-shows = Show the whole hand
oaths-first-ui-release = Give back: { $promise }
oaths-first-ui-vows-tip = A promise binds. The program refuses an answer that would break it. Whoever cannot keep its promise is disgraced, unless it was given "if possible".
oaths-first-ui-vow-add = Add a promise…
oaths-first-ui-amount = How many
oaths-first-ui-always = in any case
oaths-first-ui-clause = Condition of the promise
oaths-first-ui-next-turn = also in the next game turn
oaths-first-ui-next-turn-tip = The promise lasts until the end of the next game turn, and not only of this one.
oaths-first-ui-ledger-text = A promise binds. Whoever breaks its word loses its points, posts and hordes.

oaths-first-ui-no-attack = Attack nobody
oaths-first-ui-attack = Attack { $devil }
oaths-first-ui-army = Your army
oaths-first-ui-army-souls = Souls that march
oaths-first-ui-devil-leads = { $devil } leads the army
oaths-first-ui-devil-home = { $devil } stays at home
oaths-first-ui-join-not = Join nobody
oaths-first-ui-join = Join { $devil }
oaths-first-ui-defend = Defend the realm
oaths-first-ui-truce = Do not fight in this round, if the other side agrees
oaths-first-ui-flee-free = Flee: discard { $card }
oaths-first-ui-flee-special = Flee with { $card }
oaths-first-ui-surrender = Surrender
oaths-first-ui-surrender-sure = Your devil becomes a prisoner, and the combat is lost.
oaths-first-ui-press = Fight
oaths-first-ui-retreat = Retreat: the combat ends, and this army attacks no more in this game turn
oaths-first-ui-negate = Negate the fortress: discard { $card }
oaths-first-ui-stays = Fight on
oaths-first-ui-ally-retreat = Retreat
oaths-first-ui-switch = Change sides
oaths-first-ui-recall = Recall { $devil }: it has to stay and fight
oaths-first-ui-recall-not = Let it flee
oaths-first-ui-hit-fortress = The fortress is damaged
oaths-first-ui-hit-devil = Your devil is hit
oaths-first-ui-fate-capture = Take the fortress: it replaces your own
oaths-first-ui-fate-destroy = Destroy the fortress
oaths-first-ui-fate-leave = Leave the fortress to its devil, with its rituals
oaths-first-ui-fate-leave-bare = Leave the fortress to its devil, without its rituals
oaths-first-ui-captive = Captured: { $devil }
oaths-first-ui-captive-keep = Keep it as my prisoner

oaths-first-ui-won = There is an Overlord. You have won.
oaths-first-ui-lost = There is an Overlord. You have not won.
oaths-first-ui-count = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $oaths ->
    [one] 1 oath of the Overlord
   *[other] { $oaths } oaths of the Overlord
}
