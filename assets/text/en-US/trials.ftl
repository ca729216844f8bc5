### Trials: hand-made starts with a goal and three medals. What a medal asks is put together from its data.

title-trials = Trials
title-trials-tip = Eight positions set up by hand, each with a twist, a goal and three medals to be won.
trials-title = Trials
trials-about = Each trial begins in the middle of something. Whoever meets its terms at the end of a turn has the medal, whatever comes after. The rules are those of every game; the rivals sit where they were put, and do not know that you are being tried.
trials-begin = Begin
trials-begin-tip = Begins this trial from its first turn.
trials-next = Begin { $title }
trials-next-tip = Begins the first trial in which you have no gold.
trials-none = No trials here.
trials-best-none = No medal yet
trials-none-won = No medal in this game
trials-best = Best: { $medal }
trials-game = Trial: { $title }
trials-fold-tip = Shows or hides what the medals ask.
trials-again = Again
trials-again-tip = Begins the trial anew. The game that is left stays among the saves.
trials-leave = All trials
trials-leave-tip = Leaves the game for the list of trials. The game stays among the saves.
trials-earned = { $medal }: the terms are met. It is entered in the record.
trials-over = The trial is over; your best is: { $medal }. You may play on, for the pleasure of it.
trials-over-none = The trial is over, and no medal was won. You may play on, or begin it again.
trials-unwritten = Your medals cannot be written to { $file }: { $why }
medal-gold = Gold
medal-silver = Silver
medal-bronze = Bronze
list-or = { $first } or { $last }
trial-feat-by = { START($what) } by the end of turn { $n }.
trial-feat-at = { START($what) } at the end of turn { $n }.
trials-standing = So far: { $what }.
trials-has-prestige = { $n } prestige
trials-has-cantons = { $n ->
    [one] 1 canton
   *[other] { $n } cantons
}
trials-has-places = { $n ->
    [one] 1 place of power
   *[other] { $n } places of power
}
trials-has-legions = { $n ->
    [one] 1 legion
   *[other] { $n } legions
}
trials-has-champions = { $n ->
    [one] 1 fallen Champion
   *[other] { $n } fallen Champions
}
condition-turns = turn { $n } is over
condition-owns = the canton at { $at } is yours
condition-stronghold = your stronghold is still yours
condition-prestige = you have { $n } prestige
condition-cantons = you hold { $n ->
    [one] 1 canton
   *[other] { $n } cantons
}
condition-places = you hold { $n ->
    [one] 1 place of power
   *[other] { $n } places of power
}
condition-legions = you have { $n ->
    [one] 1 legion
   *[other] { $n } legions
}
condition-champions = { $n ->
    [one] 1 Champion of the conclave has fallen
   *[other] { $n } Champions of the conclave have fallen
}
condition-leader = nobody else has as much prestige
condition-fallen = your house has fallen
condition-winner = you have won the game
condition-other-leader = { $house } has more prestige than anybody else
condition-other-usurper = { $house } holds Pandemonium
condition-other-free = { $house } has no blood lord
condition-other-lord = { $house } has a blood vassal
condition-other-fallen = { $house } has fallen
condition-other-winner = { $house } has won the game
condition-usurper = you hold Pandemonium
condition-free = you have no blood lord
condition-lord = you have a blood vassal

## The eight trials

trial-harvest-title = The Empty Acres
trial-harvest-about = Nobody has walked this land yet, and the surveyors leave in ten turns. What is entered by then is yours; the rest goes to whoever asked more politely.
trial-siege-title = Three at the Gate
trial-siege-about = Marchosias has sworn that your house will not see another audit. Three of his legions stand before your gate and one of yours stands within. He has the better army; you have the walls, the vault and the bazaar.
trial-shrines-title = Nobody's Altars
trial-shrines-about = Four places of power stand open to the ash, each with a garrison that takes orders from no one. They do not march. They do not sleep either.
trial-ladder-title = The Ladder
trial-ladder-about = Three of your praetors have tasted blood in the arena, and the conclave's four Champions are waiting above them, one on each rung. Whoever loses is banished; whoever wins climbs.
trial-throne-title = The Door Ajar
trial-throne-about = The guard of Pandemonium is at half strength, by an oversight that will be corrected. To raise a hand against it is to be cast out by everyone. To hold it for five turns is to be right.
trial-tokens-title = Three Tokens
trial-tokens-about = Seven of ten tokens are drawn, and three houses stand before you on the roll. Each turn may be the last but two. They have the prestige; you have the vault and the legions, and nothing to lose by being noticed.
trial-behind-title = The Man Behind
trial-behind-about = You are Paimon's blood vassal, and nobody knows why you look so content: if he is elected, it is you who will sit. He is far behind on the roll. Make him first, and let him thank you.
trial-beggar-title = One Soul
trial-beggar-about = You arrive with a single soul in your purse, a guard that has seen better centuries and no name at all. Your neighbors have everything. Become somebody.
