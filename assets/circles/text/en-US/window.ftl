# The table of Nine Circles: buttons, tips, forms.

circles-ui-setup = Nine Circles: a new game
circles-ui-about = Lucifer has left his throne, and the triumvirates of Hell fight for what he left. Hell has nine circles of five lands, called sectio. Sectio yield Souls, and Souls pay legions. Each triumvirate has three daemons, who take one action a turn in the order of their rank: they march legions, conspire, persuade and conjure, or walk the Earth for Favors, which pay for petitions to rule another sectio. Whoever controls all five sectio of one circle at the end of a turn has won, and so has whoever holds { $sixes } arcana cards that bear a six.
circles-ui-players-tip =
    { $n ->
        [one] One triumvirate
       *[other] { $n } triumvirates
    }
circles-ui-length = Last game turn
circles-ui-length-tip = If nobody has won by the end of turn { $n }, whoever controls most sectio of one circle wins.
circles-ui-deals = Rounds of deals
circles-ui-deals-tip =
    { $n ->
        [0] Nobody deals.
       *[other] { $n } rounds of offers and answers in each Soul Phase. The last has only answers.
    }
circles-ui-hits-from = A combat roll hits from
circles-ui-hits-from-tip =
    { $n ->
        [6] Only sixes hit: the rule as it is written.
       *[other] Rolls of { $n } and more hit: combats are over sooner.
    }
circles-ui-opening = Begin with permanent events
circles-ui-opening-tip = Heaven, Earth and Hell begin with an event each.

circles-ui-turn = Turn { $n }
circles-ui-turn-of = Turn { $n } of { $of }
circles-ui-turn-tip = The game ends as soon as somebody controls a whole circle or holds { $sixes } cards with a six at the end of a turn, and at the latest after the last turn.
circles-ui-antehell-tip = Who is in AnteHell (A)
circles-ui-sectio-tip = Sectio under control: { $n }. { $most ->
    [0] All five of one circle win the game.
   *[other] Of { MID($circle) }: { $most }. All five of one circle win the game.
}
circles-ui-souls-tip = Souls: { $n }. They pay units, cards and spells.
circles-ui-favours-tip = Favors: { $n }, of which { $free } can be spent, for petitions and more. Each Disfavor binds one.
circles-ui-disfavours-tip = Disfavors: { $n }. Each binds a Favor, so that it cannot be spent.
circles-ui-hand-tip = Arcana cards in hand: { $n }
circles-ui-legions-tip = Legions on the map: { $n }
circles-ui-won = You have won.
circles-ui-lost = The game is over.
circles-ui-triumvirate = A triumvirate
circles-ui-place = A place
circles-ui-macina = Macina
circles-ui-known = Arcana cards that everybody saw
circles-ui-owned = Sectio: { $n }
circles-ui-antehell = The wastes around Hell. Nobody fights here, and no one owns them. A die tells in which quarter a unit enters Hell from here; a six loses it.
circles-ui-owner = Controlled by { $owner }
circles-ui-strays = Hounds on a rampage
circles-ui-empty = Nobody is here.

circles-ui-exchange-none = Keep all daemons
circles-ui-exchange = Exchange this daemon for the top card of the deck:
circles-ui-discards = Chosen: { $n } of { $of }
circles-ui-losses = Legions that are lost: { $n } of { $of }
circles-ui-court-none = Leave Lilith alone
circles-ui-lead = Lilith's steps: { $n } of { $of }. She may stop earlier.
circles-ui-beyond = out of Hell
circles-ui-step = { $way }: { $place }
circles-ui-step-back = Take the last step back
circles-ui-take-back = Take back
circles-ui-claims = A petition costs { $price ->
    [one] 1 Favor
   *[other] { $price } Favors
}. You can spend { $free ->
    [one] 1 Favor
   *[other] { $free } Favors
}; so far it is { $paid }. Favors that Disfavors bind cannot be spent.
circles-ui-claim-circle = { $circle }. You control { $n } of its five sectio.
circles-ui-claim-none = No claim
circles-ui-claim-right = Claim it by Victor's Right, for nothing
circles-ui-claim-favour = Petition for it, for { $n ->
    [one] 1 Favor
   *[other] { $n } Favors
}
circles-ui-cash = Disfavors that are removed
circles-ui-cash-price = Favors that it costs: { $n }

circles-ui-summon-done = Nothing (more)
circles-ui-purse = You have { $souls }. Your units cost { $upkeep } in each Soul Phase; a new legion adds { $each }.
circles-ui-summon-legions = Summon legions
circles-ui-placed = Legions placed: { $n }, for { $souls }. You can place { $of } now; a triumvirate has { $all } counters. Each of your sectio gets one before any gets a second.
circles-ui-summon-card = Buy a card
circles-ui-summon-buy = An arcana card for { $souls }
circles-ui-summon-recruit = Recruit a lieutenant
circles-ui-summon-recruit-with = With { $card }, for { $souls }
circles-ui-summon-tame = Tame a hellhound
circles-ui-tame-odds = A legion in AnteHell rolls a die: up to { $tamed } a hound is tamed, from { $killed } on the legion is killed.
circles-ui-summon-bonus = Bonus pay
circles-ui-bonus = { $lieutenant } (so far { $paid })

circles-ui-enlist-none = Take none
circles-ui-unpaid = You have { $souls }. Those that are paid cost { $cost }. Not paid: { $n }.
circles-ui-maintain = You have { $souls }. The chosen macina cost { $cost }.
circles-ui-offer-make = Make an offer
circles-ui-offer-make-tip = Choose what you give and what you want for it.
circles-ui-offer-late = The last round has only answers.
circles-ui-offer-most = You can make { $n } offers in a round.
circles-ui-offers = Offers to you: { $n }
circles-ui-offers-none = Nobody offers you anything now.
circles-ui-offers-own = Your offers, which are being considered
circles-ui-offers-others = What others offer each other
circles-ui-said = You will offer
circles-ui-take = Take it
circles-ui-take-tip = The deal is made as soon as all have answered, unless one side has given away what it needs.
circles-ui-take-cannot = One side lacks what it would have to give.
circles-ui-counter-offer = Counter-offer
circles-ui-counter-offer-tip = Begin with these terms, the other way round.
circles-ui-offer-title = An offer
circles-ui-offer-to = To
circles-ui-you-give = You give
circles-ui-you-ask = You ask for
circles-ui-offer-add = Make this offer
circles-ui-offer-nothing = Choose what is given or asked for.
circles-ui-souls = Souls
circles-ui-cards = Arcana cards
circles-ui-cards-any = Ask for a card …
circles-ui-sectio = Sectio
circles-ui-daemons = Daemons
circles-ui-units = Legions and lieutenants ({ $n } chosen)
circles-ui-legion = No. { $n }
circles-ui-legion-minder = No. { $n } with { $hound }
