### Counsel: what could be done and why, the lessons of a first game, and how much of it a player wants.

counsel-never = Don't tell me again
counsel-more = { $n ->
    [one] 1 more piece of counsel
   *[other] { $n } more pieces of counsel
}
counsel-news = { $more ->
    [one] { $first } And 1 thing more.
   *[other] { $first } And { $more } things more.
}
counsel-opening = { $turns ->
    [one] { $place } is within reach of { MID($legion) } this turn: { $percent } % to take it, worth about { $worth } prestige until the end.
   *[other] { $place } is { $turns } turns away for { MID($legion) }: { $percent } % to take it, worth about { $worth } prestige until the end.
}
counsel-opening-safe = Nobody has the right to take it back.
counsel-praetor = { $treasure } has no post. { $unit } has room: a praetor only helps where it serves.
counsel-artifact = { $treasure } lies unused in your vault. { $unit } has room for it.
counsel-relic = { $treasure } lies unused in your vault. { $unit } has room for it.
counsel-next = A careful house would now: { $order }.
counsel-clock-ahead = { $tokens ->
    [one] 1 token is left: { $soon } to { $late } turns, most likely. You lead { $house } by about { $n }: keep what you have.
   *[other] { $tokens } tokens are left: { $soon } to { $late } turns, most likely. You lead { $house } by about { $n }: keep what you have.
}
counsel-clock-close = { $tokens ->
    [one] 1 token is left: { $soon } to { $late } turns, most likely. You lead { $house } by about { $n }, but what it hides may count { $hidden } more in the end: gain more.
   *[other] { $tokens } tokens are left: { $soon } to { $late } turns, most likely. You lead { $house } by about { $n }, but what it hides may count { $hidden } more in the end: gain more.
}
counsel-clock-behind = { $tokens ->
    [one] 1 token is left: { $soon } to { $late } turns, most likely. { $house } leads you by about { $n }: vendettas and places move the count most.
   *[other] { $tokens } tokens are left: { $soon } to { $late } turns, most likely. { $house } leads you by about { $n }: vendettas and places move the count most.
}

counsel-slots-more = You can give { $n } orders a turn now: { $why }.
counsel-slots-fewer = You can give only { $n } orders a turn now: { $why }.
counsel-thirsty = { START($legion) } must be paid again next turn, and your free cards lack { $short } for it. Think of it when you choose tribute.
counsel-clock-last = Any turn can be the last now: what is not done by then counts nothing.

## Lessons

lesson-goal = The house with the most prestige wins when { $tokens } tokens are drawn: most likely in { $soon } to { $late } turns. The turn log shows how every house stands.
lesson-tribute = Demand tribute: the cards pay for everything, and an empty slot brings nothing.
lesson-land = March a legion through free land. Each canton is yours at once, and counts { $canton } in the final count.
lesson-bid = Bid in the bazaar: a second legion supports the first, and a praetor makes it stronger.
lesson-places = Places of power pay prestige every turn. Look for one that a legion of yours can take.
lesson-raise = You can pay to raise an attribute. Each level has a gift; more order slots come first for many.
lesson-posting = You have no praetor. One in the bazaar strengthens a legion, and can fight for you in the arena.
lesson-demand = Demand something of a neighbor. What it pays is yours; if it refuses, you may claim a vendetta.
lesson-rites = You may perform rituals: look into the chamber. A slot that stays empty is lost each turn.
lesson-aim = Do not forget your public objective in the final count, { $aim }. { $deed }
lesson-last-tokens = The end is near. What you buy now must pay before the last token: cantons and objectives still count.

## The amount

