# The table of Oaths of the Pit: buttons, tips, forms.

oaths-ui-about = The throne of Hell is empty, and its devils will elect the next Overlord. Turn after turn they gather hordes, trade anything for anything, march against each other and send fiends to Earth for Souls. Then they vote. Whoever has most victory points wins. Each devil has oaths, cards that anybody can hold: those of the new Overlord are worth points at the end, and whoever holds enough of them wins at once. Promises need not be kept, but everybody remembers who kept them.

oaths-ui-setup = Oaths of the Pit: a new game
oaths-ui-edition = Rules
oaths-ui-edition-third = Third edition
oaths-ui-edition-third-tip = A few game turns, about an hour. Promises need not be kept.
oaths-ui-edition-first = First edition
oaths-ui-edition-first-tip = A longer game with fortresses, posts and gatherings. Promises bind.
oaths-ui-players-tip = A game with { $n } devils.
oaths-ui-players-few-tip = A game with { $n } devils. Alliances need at least { $alliance_players }.
oaths-ui-rounds = Rounds of trading
oaths-ui-rounds-tip = A trading has at most { $n } rounds of offers and answers. It ends earlier when everybody is ready.
oaths-ui-round = Game turn { $n } of { $of }
oaths-ui-round-tip = After the last game turn the devils vote, and points are counted.
oaths-ui-ledger = Promises
oaths-ui-promises-tip = Promises, and who kept them (P)
oaths-ui-ledger-text = No promise ever needs to be kept, except safety and alliance. This list shows whose word is worth something.
oaths-ui-kept = { $n } kept
oaths-ui-broken = { $n } broken
oaths-ui-domain = A devil and its realm

oaths-ui-deck = { $n ->
    [one] One card in the deck
   *[other] { $n } cards in the deck
}
oaths-ui-deck-tip = Resource cards that nobody has drawn. Rituals draw magic cards from here too.
oaths-ui-specials-deck = { $n ->
    [0] No special play card left
    [one] One special play card left
   *[other] { $n } special play cards left
}
oaths-ui-specials-deck-tip = Each devil draws one in each game turn. A card that was played goes under this deck.
oaths-ui-discard = { $n ->
    [0] Nothing discarded
    [one] One discarded card
   *[other] { $n } discarded cards
}
oaths-ui-discard-tip = Discarded cards lie open. They are shuffled into the deck before cards are dealt, and before the rituals.
oaths-ui-silence = Silence: no deals in this trading.
oaths-ui-virtue = A time of virtue: no devil can go to Earth, and half of the fiends that go are destroyed.
oaths-ui-world-war = World war: all fiends have to go to Earth.
oaths-ui-battle = Combat in the open
oaths-ui-battle-tip = These armies meet in the open. Each side has chosen a color in secret. A color that beats another wins directly; otherwise the stronger army wins.
oaths-ui-siege = Combat in a home realm
oaths-ui-siege-tip = A color that beats the other wins directly, for either side. Otherwise the attackers need more power than the defender.

oaths-ui-points-tip = { $n ->
    [one] One victory point
   *[other] { $n } victory points
}. Oaths are counted at the end.
oaths-ui-souls-tip = { $n ->
    [one] One Soul
   *[other] { $n } Souls
}. In its own realm each adds 1 to the power of the army. At the end of each conflict the devil with most Souls gets a point for them, and loses them.
oaths-ui-power-tip = Power of its army in the open: { $n }. Each horde counts 1 or more, and the devil itself 1.
oaths-ui-home-tip = Power of its army in its own realm, with Souls and the realm: { $n }.
oaths-ui-initiative-tip = Number { $n } in the order of initiative. The smallest number acts first.
oaths-ui-papers-tip = { $n ->
    [one] One paper
   *[other] { $n } papers
} in hand: favors, oaths and votes.
oaths-ui-specials-tip = { $n ->
    [0] No special play card
    [one] One special play card
   *[other] { $n } special play cards
} in hand.
oaths-ui-no-realm = No realm
oaths-ui-no-realm-tip = It settles in a free realm at the start of the next game turn. Until then nobody can attack it.
oaths-ui-devil-on-earth = On Earth
oaths-ui-devil-on-earth-tip = The devil is on Earth and gathers Souls. It cannot lead its army, and cannot be captured. It comes back at the start of the next game turn.
oaths-ui-prisoner-of = Prisoner of { $devil }
oaths-ui-prisoner-tip = A prisoner does not lead its army and casts nothing. All prisoners are freed at the end of the next trading. In the final vote, the vote of a prisoner is not counted.
oaths-ui-holds = Holds { $devil }
oaths-ui-leads = Leads { $devils }
oaths-ui-follows = Follows { $devil }
oaths-ui-alliance-tip = Allies march and fight together until the next game turn. The leader chooses target and color.
oaths-ui-bound = May not attack { $devil }
oaths-ui-bound-tip = It has promised safety: in this game turn it may not march against this devil. This promise binds, until their armies meet.
oaths-ui-seen-short = { $n ->
    [one] One oath seen
   *[other] { $n } oaths seen
}
oaths-ui-seen-title = Papers that everybody saw
oaths-ui-seen = Everybody saw these go into its hand: { $papers }. Some may have left it face down.
oaths-ui-routed = Its army was destroyed at home: it cannot attack again in this game turn.
oaths-ui-tabled = Tabled cards: { $n }
oaths-ui-tabled-tip = Your hordes, rituals and artifacts. Everybody sees them. After the scoring you may keep { $n } at most.
oaths-ui-cast = cast
oaths-ui-on-earth = Earth
oaths-ui-magic = { $n ->
    [one] One magic card
   *[other] { $n } magic cards
}
oaths-ui-magic-tip = Drawn by rituals, face down. They are tabled at the end of the rituals.
oaths-ui-hand = Your hand: { $n }
oaths-ui-hand-tip = Favors, oaths, votes and special play cards. Only you see them. The others see how many you have.

oaths-ui-chosen = { $n } of { $of } chosen
oaths-ui-discarding = { $n } of { $of } to discard
oaths-ui-agreement-whom = From whom do you take cards? If you choose nobody, this event has no effect.
oaths-ui-agreement-take = { $n } of { $of } to take
oaths-ui-agreement-give = Give { $n } cards in return, or none: then that devil gets a favor of yours.
oaths-ui-agreement-give-cards = Give { $n } cards in return. You have no favor of your own to give.
oaths-ui-no-aim = There is nothing that it could do now.
oaths-ui-counter-none = Let it happen
oaths-ui-counter = Counter this: { $devil } plays { $card }
oaths-ui-torture-none = Take nothing, and keep { $devil }
oaths-ui-rituals = Rituals
oaths-ui-rituals-text = { $n ->
    [one] Your devil can cast one ritual in a game turn.
   *[other] Your devil can cast { $n } rituals in a game turn.
} Some hordes can cast one too. Casters do not fight away from home. Rituals that nobody casts are discarded.
oaths-ui-earth = Fiends to Earth
oaths-ui-earth-text = Choose the fiends that go. Those on Earth gather Souls in each conflict, and do not fight.
oaths-ui-earth-all = It is world war: all of them go.
oaths-ui-devil = Your devil
oaths-ui-devil-stays = Stays in Hell: leads its army, or casts
oaths-ui-devil-goes = Goes to Earth: gathers Souls, and cannot be captured
oaths-ui-cast-nobody = Nobody casts it
oaths-ui-cast-devil = { $devil } casts it
oaths-ui-cast-horde = A horde casts it: { $horde }
oaths-ui-cast-twice = Add the artifact: it counts twice
oaths-ui-perform = Perform it
oaths-ui-cancel-rite = Cancel it
oaths-ui-burn = Souls of your own that burn
oaths-ui-suborn-none = Take nothing
oaths-ui-salvage-none = Save nothing
oaths-ui-lure-none = Lure nobody
oaths-ui-occupy-none = Stay where you are
oaths-ui-swap = Move into the conquered realm
oaths-ui-swap-not = Leave it free
oaths-ui-raise = Souls that become hordes
oaths-ui-no-target = Your army does not choose a target now: it cannot march, follows the leader of its alliance, or waits until the others have shown their targets.
oaths-ui-target = { $target } · power at home { $home }
oaths-ui-colour = { $colour } beats { $beaten }
oaths-ui-spoils-point = { $devil } gets the point.
oaths-ui-spoils-prisoner = { $devil } gets { $prisoner } as a prisoner.
oaths-ui-spoils-realm = { $devil } may take the realm.
oaths-ui-pile = { $n } of { $of } to take from the pile
oaths-ui-keep-prisoner = Keep it: the card "Vote of { $devil }" counts for nobody, whoever holds it
oaths-ui-free-prisoner = Set it free
oaths-ui-give-prisoner = Hand it to { $devil }
oaths-ui-no-prisoners = There is no prisoner whom you could free or buy.

oaths-ui-offer-make = Make an offer…
oaths-ui-offer-make-tip = Offer anything for anything, to one devil or to all.
oaths-ui-offer-late = This is the last round: offers can be answered, but not made.
oaths-ui-offer-most = You can make { $n } offers in a round, and none in a silence.
oaths-ui-claim-make = Reclaim a favor…
oaths-ui-claim-make-tip = Pay with favors of a devil, and it has to obey: safety, an alliance, a prisoner, or an exchange of oaths and votes.
oaths-ui-said = What you say in this round
oaths-ui-take-back = Take this back
oaths-ui-offers = Offers on the table: { $n }
oaths-ui-offers-mine = Your offers, which the others answer now
oaths-ui-offers-tip = Everybody hears every offer. An offer that you do not take is refused.
oaths-ui-offers-none = Nobody offers anything now.
oaths-ui-take = Take it
oaths-ui-take-tip = What is exchanged is binding, and so are safety and alliance. Other promises are not.
oaths-ui-lacks-you = You do not have what it asks for.
oaths-ui-lacks-other = { $devil } no longer has what it offers.
oaths-ui-counter-offer = Counter-offer…
oaths-ui-counter-offer-tip = Begin an offer of your own with these terms, and change it.
oaths-ui-play-special = Special play cards
oaths-ui-prisoners = Your prisoners
oaths-ui-free = Set free
oaths-ui-free-tip = For nothing. At the end of the trading it goes free anyway, but then it loses an oath of its hand.
oaths-ui-torture = Torture
oaths-ui-torture-tip = Look at some cards of its hand. If you keep one, the prisoner is free.
oaths-ui-offer-title = An offer
oaths-ui-offer-to = To whom?
oaths-ui-offer-all = Whoever takes it first
oaths-ui-offer-all-tip = An offer to all: the first who takes it gets it, in the order of initiative.
oaths-ui-you-give = You give
oaths-ui-you-ask = You ask for
oaths-ui-souls = Souls
oaths-ui-points = Points
oaths-ui-cards = Tabled cards
oaths-ui-papers = From the hand (each click: one more)
oaths-ui-hand-over = Hands over { $devil }
oaths-ui-sets-free = Sets { $devil } free
oaths-ui-promises = Promises
oaths-ui-vows-tip = Safety binds. Other promises do not: they are only remembered.
oaths-ui-safety = Safety: may not march against the other
oaths-ui-vows = { $n ->
    [0] More promises
    [one] One more promise
   *[other] { $n } more promises
}
oaths-ui-together = Together
oaths-ui-together-tip = What both sides do together.
oaths-ui-pact-none = Nothing
oaths-ui-pact-none-tip = Only an exchange.
oaths-ui-pact-lead = Alliance, I lead
oaths-ui-pact-lead-tip = The other follows you until the next game turn. You choose target and color, and divide the spoils.
oaths-ui-pact-follow = Alliance, I follow
oaths-ui-pact-follow-tip = You follow the other until the next game turn.
oaths-ui-pact-realms = Exchange realms
oaths-ui-pact-realms-tip = You exchange your home realms.
oaths-ui-offer-add = Offer this
oaths-ui-claim-title = Reclaim a favor
oaths-ui-claim-text = A devil whose favors you hold has to do what you reclaim. The favors go back to it.
oaths-ui-claim-cannot = { $favor } · costs { $price ->
    [one] one favor
   *[other] { $price } favors
}
oaths-ui-favors = { $n ->
    [one] 1 favor
   *[other] { $n } favors
}

oaths-ui-won = The vote is over. You have won.
oaths-ui-lost = The vote is over. You have not won.
oaths-ui-count = { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $oaths ->
    [one] 1 oath of the Overlord
   *[other] { $oaths } oaths of the Overlord
} · { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
oaths-ui-favor-count = Favor { $n }/{ $most }
oaths-ui-oath-count = Oath { $n }/{ $most }
oaths-ui-vote-count = Vote { $n }/{ $most }
oaths-ui-specials-given = Special play cards
oaths-ui-offer-nothing = Choose what you give, or what you ask for.
