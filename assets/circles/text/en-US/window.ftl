# The table of Nine Circles: buttons, tips, forms.

circles-ui-setup = Nine Circles: a new game
circles-ui-about = Lucifer has left his throne, and the triumvirates of Hell fight for what he left. Each has three daemons, who take one action a turn in the order of their rank: they march legions, walk the Earth to gather Favours, conspire, persuade and conjure. Sectio yield Souls, Souls pay legions. Whoever controls all five sectio of one circle at the end of a turn has won, and so has whoever holds the three cards with a six.
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
circles-ui-turn-tip = The game ends as soon as somebody controls a whole circle or holds three sixes at the end of a turn, and at the latest after the last turn.
circles-ui-antehell-tip = Who is in AnteHell (A)
circles-ui-sectio-tip = Sectio: { $n }. Most of one circle: { $most } ({ $circle }); five win.
circles-ui-souls-tip = Souls: { $n }. They pay units, cards and spells.
circles-ui-favours-tip = Favours: { $n }. They pay petitions, and more.
circles-ui-disfavours-tip = Disfavours: { $n }. Each binds a Favour, so that it cannot be spent.
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
