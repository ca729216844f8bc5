## Why minds did what they did: told of a game that is over, and of no other

### What a house may be after, after "to"

design-prosper = do whatever lies nearest
design-gather = fill its vault
design-settle = claim land that nobody has
design-arm = have more and stronger legions
design-trade = buy what the bazaar lays out
design-rise = raise its attributes
design-study = raise its { $attribute }
design-master = learn the great rituals
design-conjure = work by rituals and events
design-delve = look for manuscripts and meet its secret objectives
design-take = take { MID($place) }
design-quarrel = quarrel with { $house } until arms are allowed, and win
design-contain = hold back { $house }, its likeliest rival
design-endure = live in peace and keep what it has
design-usurp = take Pandemonium for itself
design-liberate = throw { $house } out of Pandemonium
design-serve = serve { $house } as its blood vassal

### What it wrote down

rationale-head = The sealed minutes
rationale-text = What each mind wrote down before it gave its orders, unsealed now that the game is over. People are not required to give reasons.
rationale-figures = Chances are the mind’s own opinion. What an order is reckoned at is prestige as its house counts it: character, plan and season make some things count for more, and the lower a mind, the more it misjudges.
rationale-of-turn = Turn { $n }: the orders, and why
rationale-none = Nobody gave reasons in this turn.
rationale-none-of = { $house } gave no reasons in this turn.
rationale-none-ever = Nobody in this game kept minutes: people and the minds for study never do.
rationale-before = Nothing has been ordered yet.
rationale-house = { $house }, in confidence:
rationale-mind = { $mind }, known to be { $character }
rationale-chief = Chief business since turn { $since }: to { $design }.
rationale-chief-new = Chief business, filed this turn: to { $design }.
rationale-whim = This turn it follows a whim: orders that no plan of its would have written, and that did best in the games it imagined.
rationale-no-plan = No plan is on file.
rationale-chance = { $house } { $n } %
rationale-outlook = Who takes the throne, in its opinion: { $chances }.
rationale-hope = { $turns ->
    [one] Its own chance at the end of this turn, as it imagined it: { $n } %.
   *[other] Its own chance { $turns } turns on, as it imagined them: { $n } %.
}
rationale-left = Weighed and left: { $courses }.
rationale-left-plan = to { $design } ({ $n } %)
rationale-left-whim = a whim ({ $n } %)
rationale-order = { $slot }. { $order }
rationale-reason = To { $design }. Reckoned at { $worth }.
rationale-reason-with = To { $design }, together with slot { $slot }.
rationale-reason-whole = To { $design }.
rationale-runner-up = Passed over: { $order } ({ $worth }).
rationale-no-runner-up = Nothing else was worth the slot.
rationale-unsaid = No reason is on file.
rationale-idle = It ordered nothing.
rationale-answered = Answered: { $answer }.
rationale-reply-demand = It reckoned conceding at { $yielding } and refusing at { $defying }.
rationale-reply-insult = It reckoned swallowing it at { $yielding } and answering it at { $defying }.
rationale-reply-emissary = It reckoned a welcome at { $yielding } and mockery at { $defying }.
rationale-reply-grievance = It reckoned letting it go at { $yielding } and a vendetta at { $defying }.
rationale-reply-feared = It feared the arms of { $house }: { $n }.
rationale-sealed = the game is not over, and the minutes of its minds are sealed until it is

### On the screens

rationale-show = Minutes
rationale-show-tip = What the minds wanted with the orders of the turn that has just been shown, and what they thought of their chances.
rationale-earlier = The turn before
rationale-later = The turn after
rationale-watch = Watch turn { $n }
rationale-watch-tip = Opens the books at this turn, with everything in it uncovered.
final-leaf-minutes = Minutes
final-leaf-minutes-tip = What the minds planned, turn by turn, and why they gave the orders they gave.
client-graph-chances = Own opinion
client-graph-chances-tip = Each mind’s own opinion of its chances of the throne, in percent, as it wrote it down turn by turn.
client-graph-chances-note = Opinions, not odds: each line is drawn by the house whose color it has. People kept no minutes.
rationale-slider-tip = The turn whose minutes lie open.
