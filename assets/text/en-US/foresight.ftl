### What a plan brings, told before it is sealed, and how every house stands.

foresight-sure = Sure
foresight-expected = Expected
foresight-at-once = Yours at once: { $cantons }.
foresight-at-borders = Yours when borders are drawn: { $cantons }.
foresight-battle = It attacks: { $n } % to destroy the foe or to take the place.
foresight-won-at-once = Yours at once if it wins: { $cantons }.
foresight-won-at-borders = Yours when borders are drawn, if it wins: { $cantons }.
foresight-won-own = Your own again if it wins: { $cantons }.
foresight-won-stays = Not yours even if it wins: { $cantons }. { $why }
foresight-stays = Not yours: { $cantons }. { $why }
foresight-stay-passed = Enemy land is taken only where a legion of yours stands when the turn ends.
foresight-stay-inland = It touches no land of yours: take land from the border inward.
foresight-stay-no-right = Your stance toward { $house } gives you no right to its land.
foresight-stay-impassable = Nobody owns ground of this kind: { $terrain }.
foresight-stay-leaves = { $legion } is not paid, and leaves before borders are drawn.
foresight-hanging = This hangs on slot { $n }, whose result nobody knows yet.

foresight-item-now = Prestige now
foresight-item-income = { $n ->
    [one] Income of about 1 more turn
   *[other] Income of about { $n } more turns
}
foresight-item-cantons = Cantons
foresight-item-relics = Relics that pay at the end
foresight-item-title = Champion of Pandemonium
foresight-item-public = Public objective
foresight-item-secrets = Secret objectives
foresight-item-vassal = Blood vassal

## On the panels

foresight-sure-tip = Whatever the other houses do, this comes to pass.
foresight-expected-tip = This comes to pass if no other house gets in the way.
foresight-heading = What it brings
foresight-prestige = Prestige when the turn ends: { $n } ({ $change })
foresight-end = Final count if nothing changes after it: about { $n } ({ $change } by this plan)
foresight-end-won = If slot { $slot } takes { MID($place) }: about { $change } more
foresight-prestige-tip = If the others pass. Battles, rituals and events are not in it.
foresight-claim-changed = Your claim against { $house } does not stand as written. The Conclave will hear: { $terms }.
foresight-claim-dropped = The Conclave will not hear your claim against { $house }.
foresight-upkeep = Upkeep due next turn:
foresight-upkeep-covered = The vault will cover it; you are asked for it in the log then.
foresight-upkeep-short = The plan leaves { $short } of it unpaid. A legion that is not paid leaves when next turn ends.
foresight-bid-upkeep = Upkeep from next turn on, each turn:
foresight-rungs = The next levels
foresight-rung = Level { $level }
foresight-rung-total = from here
foresight-rung-nothing = No new gift

## Standings

standing-title = Standings
standing-tip = The house with the most prestige at the last token wins. Cantons, relics, titles and objectives are added in the final count. Numbers in italics are what you can know; much of the others is secret.
standing-prestige = Prestige
standing-prestige-tip = What the house has now, as you see it. Rumors can falsify that of others.
standing-income = Income
standing-income-tip = Prestige each turn from places and relics, as far as it can be seen.
standing-cantons = Cantons
standing-cantons-tip = Each counts in the final count.
standing-objective = Public objective
standing-objective-tip = It is paid in the final count if it is met then.
standing-now = If it ended now
standing-now-tip = The final count as it would be today.
standing-end = At the end
standing-end-tip = The final count at the expected end if nothing changes: prestige, income of the turns left, and all that is counted then. For a rival from and to, because its secret objectives and relics count too.
standing-about = ~{ $n }
standing-between = { $low } to { $high }
standing-hidden = Its objectives and hidden relics may add { $low } to { $high } in the final count: from what is met now to all that it can still meet. Most likely, not surely.
standing-secrets = Hidden perks and rituals of other houses are not in it.
standing-not-eligible = It cannot be elected.
standing-nothing-changes = { $n ->
    [one] If nothing changes, and about 1 turn is left.
   *[other] If nothing changes, and about { $n } turns are left.
}
standing-secret = secret

## Vendettas and threats at the moment of choice

vendetta-counts-cantons = Counted: cantons taken, less those lost. Take them from the border inward, and stand on each when the turn ends; marching through takes nothing.
vendetta-counts-places = Counted: places of power that a legion of yours takes in battle. Strongholds do not count.
vendetta-counts-legions = Counted: its legions that you destroy, in battle or by a ritual. One that retreats does not count.
vendetta-turns-left = { $n ->
    [one] last turn
   *[other] { $n } turns left
}
vendetta-after-plan = { $n } after this plan
threat-means = wager { $least }–{ $most }, up to { $turns } turns, rituals { $rituals ->
    [0] at full price
    [one] 1 point cheaper
   *[other] { $rituals } points cheaper
}
threat-was = was { $n }: wager { $wager }, turns { $turns }, rituals { $rituals } off

## Causes of a change of prestige

prestige-rumored = Its prestige is written in italics: it is what you can know, and rumors can falsify it.
gain-slot = Slot { $n }: { $order }
gain-answers = Answers, and stakes that come back
gain-vendettas = Vendettas that end
gain-wagers = Wagers of the vendettas that you claim
