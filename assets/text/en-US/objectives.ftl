### Objectives: the seven sins, secret objectives, how far one has come with them, orders, facts, refusals (manual 4.1, 4.15).

order-draw_objectives = Draw Secret Objectives
order-draw_objectives-noun = draw of secret objectives
order-draw_objectives-text = Has your seers lay secret objectives before you, as many as Prophecy allows. Next turn you keep one of them, or none. It pays its value at the final count if it is met, and costs as much if it is not. One draw a turn.
draft-draw-objectives = Draw secret objectives
draw-objectives-tip = { $n ->
    [one] A secret objective is laid before you, which you may keep.
   *[other] { $n } secret objectives are laid before you, of which you may keep one.
} Left in your deck: { $left }.

## Public objectives

sin-gluttony = Gluttony
sin-greed = Greed
sin-lust = Lust
sin-sloth = Sloth
sin-wrath = Wrath
sin-envy = Envy
sin-pride = Pride
sin-gluttony-text = Consume { $n } souls: all souls count that lie on tribute cards with which you pay for anything.
sin-greed-text = Hold { $n } tribute cards in your vault at the end.
sin-lust-text = Control { $places } at the end.
sin-sloth-text = Never make a demand of another house, nor insult one.
sin-wrath-text = Capture an opponent's stronghold, and so bring down that house.
sin-envy-text = Bribe a praetor, steal an artifact and a relic, and steal { $n } tribute cards, all by Deceit.
sin-pride-text = Never send an emissary, and never receive one.
# How far a house is, where it counts something.
sin-gluttony-progress = { $have } of { $need } souls
sin-greed-progress = { $have } of { $need } cards
sin-lust-progress = { $have } of { $need } places
sin-envy-progress = { $have } of { $need } thefts
sin-worth = Worth { $worth } prestige at the final count if it is met; it costs nothing if it is not.

one-or-other = { $one } or { $other }

## What secret objectives ask

goal-assemble = Assemble { $manuscript }.
goal-hold-places = Hold { $n ->
    [one] a place of power
   *[other] { $n } places of power
} at the end.
goal-hold-place = Hold { $place } at the end.
goal-hold-treasures = Own { $n ->
    [one] an artifact or a relic
   *[other] { $n } artifacts and relics
} at the end.
goal-own-praetors = Have { $n ->
    [one] a praetor
   *[other] { $n } praetors
} in your service at the end.
goal-praetor-of-level = Have a praetor of level { $n } or more in your service at the end.
goal-beat-champion = Beat a Champion of Pandemonium in single combat.
goal-reigning-champion = Have the reigning Champion of Pandemonium in your service at the end.
goal-win-vendettas = Win { $n ->
    [one] a vendetta
   *[other] { $n } vendettas
} that you have claimed.
goal-win-single-combat = Win the single combat of a vendetta.
goal-begin-blood-feud = Begin a blood feud.
goal-eliminate-rival = Bring down a rival by taking its stronghold.
goal-most-cantons = Own at least as many cantons at the end as every other house.
goal-hold-cantons = Own { $n ->
    [one] a canton
   *[other] { $n } cantons
} at the end.
goal-never-lose-place = Never lose a place of power.
goal-destroy-legions = Destroy { $n ->
    [one] a legion
   *[other] { $n } legions
} of other houses.
goal-legion-of-level = Command a legion of level { $n } or more at the end.
goal-attribute-of-level = Have one of your attributes at { $n } or more at the end.
goal-steal-cards = Steal { $n ->
    [one] a tribute card
   *[other] { $n } tribute cards
}.
goal-hold-cards = Hold { $n ->
    [one] a tribute card
   *[other] { $n } tribute cards
} in your vault at the end.
goal-demands-conceded = Have { $n ->
    [one] a demand of yours conceded
   *[other] { $n } demands of yours conceded
}.
goal-insults-swallowed = Have { $n ->
    [one] an insult of yours swallowed
   *[other] { $n } insults of yours swallowed
}.
goal-lord-of-vassal = Have a blood vassal at the end.
goal-never-concede = Never concede a demand of another house.
objective-worth = Worth { $worth } prestige at the final count if it is met; it costs { $worth } if it is not.

## How far one has come

progress-of = { $have } of { $need }
progress-not-yet = Not yet
progress-done = Done
progress-kept = Kept so far
progress-out-of-reach = Out of reach
progress-met-tip = It would be met if the game ended now.
progress-open-tip = It would not be met if the game ended now.
progress-lost-tip = It can no longer be met.

reckoned-met = { $objective }, met: { $prestige } prestige.
reckoned-failed = { $objective }, failed: { $prestige } prestige.

## Facts, answers, refusals

fact-objectives-drawn = { $house } has drawn { $n ->
    [one] a secret objective
   *[other] { $n } secret objectives
}: { $objectives }.
fact-objective-kept = { $house } keeps the secret objective “{ $objective }”.
fact-objective-none-kept = { $house } keeps none of the secret objectives that were drawn.
fact-objective-met = { $house } has met its objective “{ $objective }”: { $prestige } prestige.
fact-objective-failed = { $house } has failed in its objective “{ $objective }”: { $prestige } prestige.
fact-objective-failed-freely = { $house } has failed in its public objective “{ $objective }”, which costs nothing.
answer-keep-objective = Keep the secret objective “{ $objective }”
answer-keep-no-objective = Keep none of the secret objectives
refusal-objective-no-prophecy = Without a level of Prophecy nobody can draw secret objectives.
refusal-objective-drawn-already = You have drawn secret objectives this turn already.
refusal-objective-deck-empty = There are no secret objectives left in your deck.
problem-objectives-wait = Secret objectives have been drawn: choose which to keep, or keep none.
