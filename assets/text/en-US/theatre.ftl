# The battle theatre: a fight, passage by passage, and the forecast of one.

theatre-heading = { $attacker } against { MID($defender) }
theatre-heading-imagined = What might happen: { $attacker } against { MID($defender) }
theatre-leave-key = Leave (Escape)
theatre-imagined = What might happen
theatre-imagined-tip = One of the many ways in which this fight can go, with dice thrown for the show. It ends as most of them would end. The real dice are thrown when the order is carried out.
theatre-imagined-end = So it would be settled; where the victor comes to stand and what is found on the field only a real battle tells.
theatre-imagined-retreat = Who falls back goes to the nearest canton of its own. Without one it is lost.

theatre-watch = Watch
theatre-watch-tip = Shows the battle passage by passage, with every number and where it comes from.
theatre-unseen = Only those who fought know how it went.
theatre-playbill = Battles of turn { $n }
theatre-playbill-entry = { $attacker } against { MID($defender) }
theatre-forecast = How it would go
theatre-imagine = Watch what might happen

## Keys and controls

theatre-rewind = To the beginning (Home)
theatre-back = One step back (Left)
theatre-play = Play (Space)
theatre-pause = Pause (Space)
theatre-again = From the beginning (Space)
theatre-step = One step (Right)
theatre-skip = To the end (Enter)
theatre-track = Click to see the battle at that point.
theatre-step-of = { $n } of { $most }
theatre-how = Space plays, the arrows step, Enter goes to the end, Escape leaves.


## The sides

theatre-attacker-of = Attacker · { $house }
theatre-defender-of = Defender · { $house }
theatre-hp = { $n } / { $most }
theatre-hp-tip = { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
} of { $most }.
theatre-shield = Shield { $n }
theatre-shield-tip = { $n ->
    [0] No shield is left. A shield lasts for the battle and is lost before hit points.
    [one] 1 point of shield is left. A shield lasts for the battle and is lost before hit points.
   *[other] { $n } points of shield are left. A shield lasts for the battle and is lost before hit points.
}
theatre-level = Level { $n }
theatre-level-tip = This is what counts in rolls: for the advantage, and against panic, doom and other evils.
theatre-support = Support
theatre-source-own = Its own
theatre-source-promotion = Promotions
theatre-source-training = Training
theatre-from = From: { $source }
theatre-ability-of = { $ability } ({ $source })
theatre-silenced = The sound of doom blocks it for this round.

## Combat cards

theatre-cards = Combat cards
theatre-card-title = Combat card
theatre-card-hidden = It lies face down until the cards are turned up.
theatre-card-blocked = The enemy keeps it from being used. It stays face down and is kept.
theatre-card-first = first
theatre-card-last = last
theatre-card-longer = +1
theatre-card-shorter = −1
theatre-bluff = a bluff

## Numbers

theatre-round = Round { $n }
theatre-order = In this order: { $order }.
theatre-even = even
theatre-damage = −{ $n }
theatre-damage-title = { $n ->
    [one] 1 point of damage
   *[other] { $n } points of damage
}
theatre-damage-less = { $n ->
    [0] None of it reaches the hit points: a shield takes it, or there are none left.
    [one] 1 hit point is lost; a shield takes the rest, or there is no more to lose.
   *[other] { $n } hit points are lost; a shield takes the rest, or there is no more to lose.
}
theatre-difference = difference of the values
theatre-since = since the fighting began
theatre-value-of = { $stat } of { MID($unit) }
theatre-part = { $part } { $n }
theatre-die = + level { $level }
theatre-die-sum = + { $level } = { $sum }
theatre-advantage-limit = The higher sum gains the difference, but at most { $n }, on one of its values that is not 0.

theatre-save-made = { $die } + level { $level } = { $sum }, and { $needed } was needed
theatre-save-failed = { $die } + level { $level } = { $sum }, below { $needed }
theatre-save-sure = level { $level } is enough
theatre-save-hopeless = level { $level } is too low

## What happens

theatre-opening = { START($attacker) } met { MID($defender) } at { MID($canton) }.
theatre-salve = A salve healed { MID($unit) }: { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}.
theatre-panic = Panic seized { MID($unit) } ({ $roll }): { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
} lost, ranged −{ $ranged }, melee −{ $melee }, infernal −{ $infernal }.
theatre-panic-averted = { START($unit) } withstood the panic ({ $roll }).
theatre-advantage = { START($unit) } won the advantage: { $amount } { $stat }.
theatre-advantage-even = Neither side won the advantage.
theatre-advantage-wasted = The higher sum had no value on which the advantage could fall.
theatre-cards-blocked = { START($unit) } could not use their { $n ->
    [one] combat card
   *[other] { $n } combat cards
}.
theatre-card = { START($unit) } turned up a card: { $contents }.
theatre-round-order = Round { $n }: { $order }.
theatre-doom = The sound of doom blocked what { MID($unit) } could do in this round ({ $roll }).
theatre-doom-averted = { START($unit) } withstood the sound of doom ({ $roll }).
theatre-curse = The curse took { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
} from { MID($unit) }.
theatre-challenge = { $stat }, { $high } against { $low }: { MID($unit) } took { $n } damage.
theatre-challenge-unhurt = { $stat }, { $high } against { $low }: { MID($unit) } took no damage.
theatre-challenge-even = { $stat }: both had { $total }, nobody was hurt.
theatre-oblivion = Oblivion took { MID($unit) } along (a chance of { $n } %).
theatre-oblivion-averted = { START($unit) } escaped oblivion (a chance of { $n } % to be taken along).

theatre-fired-averted = { $ability }: averted
theatre-fired-vampiric-reaping = { $ability }: heals { $n }
theatre-fired-infernal-dissipation = { $ability }: { $n } lost for good
theatre-fired-flesh-rend = { $ability }: values −{ $n }
theatre-fired-stunning-blow = { $ability }: stunned
theatre-fired-leper-kings-curse = { $ability }: cursed, −{ $n }
theatre-fired-harms = { $ability }: −{ $n }
theatre-fired-by = Of { MID($unit) }. From: { $source }.

## The end

theatre-end-attacker-destroyed = { START($attacker) } perished.
theatre-end-attacker-retreats = The last round is over: { MID($attacker) } took { $attacker_damage } damage against { $defender_damage } and had to fall back.
theatre-end-even = The last round is over: both took { $attacker_damage } damage, so { MID($attacker) } had to fall back.
theatre-end-place-stands = After the last round { MID($defender) } still stood: the attacker had to fall back.
theatre-end-place-taken = The garrison fell, and with it { MID($defender) }.
theatre-end-defender-destroyed = { START($defender) } perished.
theatre-end-defender-retreats = The last round is over: { MID($defender) } took { $defender_damage } damage against { $attacker_damage } and had to fall back.
theatre-end-both = Both { MID($attacker) } and { MID($defender) } perished.
theatre-end-both-place = { START($attacker) } perished in the hour of victory; { MID($defender) } kept a last hit point.

## The forecast

theatre-chance-win = { $n } %: the foe is destroyed or the place taken
theatre-chance-win-hardly = hardly ever: the foe is destroyed or the place taken
theatre-chance-drive-off = { $n } %: the foe falls back
theatre-chance-drive-off-hardly = hardly ever: the foe falls back
theatre-chance-fall-back = { $n } %: the attacker falls back
theatre-chance-fall-back-hardly = hardly ever: the attacker falls back
theatre-chance-both = { $n } %: both are destroyed
theatre-chance-both-hardly = hardly ever: both are destroyed
theatre-chance-lose = { $n } %: the attacker is destroyed
theatre-chance-lose-hardly = hardly ever: the attacker is destroyed
theatre-exact = Exact for how things stand now: every way the dice can fall is counted. Whoever acts before you may change how things stand.
theatre-thinned = Counted in a fair part of the many ways the dice can fall: right to a point or two in a hundred.
theatre-unknown-cards = { $n ->
    [one] One combat card is unknown
   *[other] { $n } combat cards are unknown
} and not counted.
