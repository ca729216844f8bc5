### Single combat: the arithmetic of a duel, and why a plan is not lawful.

## The arithmetic of a duel

duel-side = { START($name) }: level { $level }, { $hp ->
    [one] 1 hit point
   *[other] { $hp } hit points
}, { $points }, luck { $luck }.
duel-no-points = no skulls, shields or orbs
duel-round = Round { $round }.
duel-stroke = { $move } ({ $points })
duel-no-such-move = a move that does not exist
duel-empty = no move
duel-negated = { $stroke }, which comes to nothing
duel-crippled = { $n } { $n ->
    [one] skull
   *[other] skulls
} short
duel-luck = luck { $n }
duel-dice = dice { $dice }
duel-blow = Slot { $slot }, { MID($name) }: { $made }.
duel-blow-dealt = Slot { $slot }, { MID($name) }: { $made }. Damage { $dealt }: { $parts }.
duel-part-hit = hit { $n } ({ $attack } against { $guard })
duel-part-bonus = by the move { $n }
duel-part-direct = past shields and luck { $n }
duel-part-bleeding = open wounds { $n }
duel-part-retribution = sent back { $n }
duel-part-blocked = unused shields and luck { $n }
duel-part-warded = wards { $n }
duel-part-turned = turned by the oath { $n }
duel-trance-tried = A trance of { $chance } % throws { $rolled } against { MID($name) }.
duel-ward = { START($name) } puts up a ward of { $n }.
duel-wound = { START($enemy) } will bleed for { $n } in each later slot of the round.
duel-maimed = Later moves of { MID($enemy) } lose { $n } { $n ->
    [one] skull
   *[other] skulls
} in this round.
duel-trance = Each later move of { MID($enemy) } in this round comes to nothing with a chance of { $n } %.
duel-health = Hit points: { MID($first) } { $first_hp }, { MID($second) } { $second_hp }.
duel-end-stands = { START($enemy) } has fallen, and { MID($name) } is left standing.
duel-end-both = Both have fallen.
duel-end-stalemate = Neither can bring the other down, and both are banished.

## Why a plan is not lawful

duel-fault-unknown = The praetor does not know { $move }.
duel-fault-cost = In slot { $slot }, { $move } takes { $cost }.
duel-fault-skulls = The plan has { $n } { $n ->
    [one] skull
   *[other] skulls
}, but the praetor has { $has }.
duel-fault-shields = The plan has { $n } { $n ->
    [one] shield
   *[other] shields
}, but the praetor has { $has }.
duel-fault-orbs = The plan has { $n } { $n ->
    [one] orb
   *[other] orbs
}, but the praetor has { $has }.
