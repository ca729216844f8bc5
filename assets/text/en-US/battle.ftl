# Battles: how they ended, and their arithmetic, passage by passage.

## How a battle ended (after a colon), against a legion, a place, or either

end-attacker-destroyed = the attacker is destroyed
end-attacker-retreats = the attacker falls back
end-defender-destroyed = the defender is destroyed
end-defender-retreats = the defender falls back
end-both-destroyed = both are destroyed
end-attacker-destroyed-place = the attacker is destroyed
end-attacker-retreats-place = the garrison holds and the attacker falls back
end-defender-destroyed-place = the place is taken
end-defender-retreats-place = the place is taken
end-both-destroyed-place = the attacker is destroyed and the garrison broken
end-attacker-destroyed-any = the attacker is destroyed
end-attacker-retreats-any = the attacker falls back
end-defender-destroyed-any = the defender is destroyed or the place is taken
end-defender-retreats-any = the defender falls back
end-both-destroyed-any = neither side is left

## The arithmetic of a battle

battle-side = { $side }: { MID($unit) }, level { $level }, { $hp ->
    [one] 1 hit point.
   *[other] { $hp } hit points.
}
battle-stat = { $stat } { $total }: { $parts }.
battle-roll = Advantage: attacker { $attacker_die } + level { $attacker_level } = { $attacker_sum }, defender { $defender_die } + level { $defender_level } = { $defender_sum }.
battle-advantage = { $side } gains { $amount } { $stat }.
battle-advantage-limited = { $side } gains { $amount } { $stat }, the most there is.
battle-advantage-wasted = The winner has no value above 0 on which it could fall.
battle-no-advantage = No advantage.
battle-challenge-attacker-hurt = Round { $round }, { $stat }: attacker { $attacker_total } (base { $attacker_base }) against { $defender_total } (base { $defender_base }). Attacker takes { $damage }: { $attacker_before } to { $attacker_after } hit points; defender stays at { $defender_after }.
battle-challenge-defender-hurt = Round { $round }, { $stat }: attacker { $attacker_total } (base { $attacker_base }) against { $defender_total } (base { $defender_base }). Defender takes { $damage }: { $defender_before } to { $defender_after } hit points; attacker stays at { $attacker_after }.
battle-challenge-even = Round { $round }, { $stat }: attacker { $attacker_total } (base { $attacker_base }) against { $defender_total } (base { $defender_base }). Even, no damage; attacker stays at { $attacker_after }, defender at { $defender_after }.
battle-end-attacker-destroyed = The attacker has no hit points left and is destroyed.
battle-end-defender-destroyed = The defender has no hit points left and is destroyed.
battle-end-place-taken = The garrison has no hit points left: the place is taken.
battle-end-place-stands = After the last round the garrison stands, and places never retreat: the attacker falls back.
battle-end-even = After the last round both sides have taken { $attacker_damage } damage: the attacker falls back.
battle-end-attacker-retreats = After the last round the attacker has taken { $attacker_damage } damage, the defender { $defender_damage }: the attacker falls back.
battle-end-defender-retreats = After the last round the attacker has taken { $attacker_damage } damage, the defender { $defender_damage }: the defender falls back.
battle-end-both-destroyed = Neither side has hit points left: both are destroyed.
battle-end-place-broken = Neither side has hit points left: the attacker is destroyed, and nobody is there to take the place.

## What happens before and between the challenges

battle-save = rolls { $die } + level { $level } = { $sum }, needs { $needed }
battle-salve = { $side } is restored to its full strength and heals { $amount }.
battle-panic = Panic: { $side } { $save }, loses { $damage } { $damage ->
    [one] hit point
   *[other] hit points
} and { $ranged } Ranged, { $melee } Melee, { $infernal } Infernal.
battle-panic-averted = Panic: { $side } { $save } and stands firm.
battle-cards-blocked = { $side } cannot use its combat cards and keeps { $count }.
battle-card = { $side } turns up a combat card: { $effects }.
battle-card-empty = { $side } turns up a combat card on which nothing stands.
battle-element-raise = own { $stat } { $amount }
battle-element-raise-nothing = { $stat } cannot be raised from nothing
battle-element-lower = enemy { $stat } { $amount }
battle-element-shield = { $amount } hit points for the battle
battle-element-ward = a ward that only rituals meet
battle-element-first = { $stat } comes first
battle-element-last = { $stat } comes last
battle-element-longer = a round more
battle-element-shorter = a round less
battle-round = Round { $round }: { $order }.
battle-doom = The sound of doom: { $side } { $save }; its actions are blocked for the round.
battle-doom-averted = The sound of doom: { $side } { $save } and keeps its actions.
battle-curse = The curse goes on: { $side } takes { $damage }.
battle-oblivion = Oblivion reaches for { MID($side) }, in { $chance } of 100 cases: it is destroyed as well.
battle-oblivion-averted = Oblivion reaches for { MID($side) }, in { $chance } of 100 cases: it escapes.
battle-health = After it: attacker { $attacker } hit points, defender { $defender }.
battle-shields = Shields left: attacker { $attacker }, defender { $defender }.

## What abilities make of a challenge

battle-damage = Damage { $damage }: { $parts }.
battle-difference = difference
battle-from = { $ability } of { MID($source) }
battle-fired-stunning-blow = { $ability }: no values for { MID($enemy) } for the rest of the round.
battle-fired-flesh-rend = { $ability }: { $enemy } { $save } and loses { $amount } points of its values.
battle-fired-vampiric-reaping = { $ability }: { $enemy } { $save }; { MID($side) } heals { $amount }.
battle-fired-leper-kings-curse = { $ability }: { $enemy } { $save }, takes { $amount } and is cursed.
battle-fired-totem-power = { $ability }: { $enemy } { $save } and takes { $amount }.
battle-fired-infernal-dissipation = { $ability }: { $enemy } { $save }; { $amount } lost hit points cannot be healed.
battle-fired-averted = { $ability }: { $enemy } { $save } and averts it.
