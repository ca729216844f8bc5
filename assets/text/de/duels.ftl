### Single combat: the arithmetic of a duel, and why a plan is not lawful.

## The arithmetic of a duel

duel-side = { MID($name) }: Stufe { $level }, { $hp ->
    [one] 1 Lebenspunkt
   *[other] { $hp } Lebenspunkte
}, { $points }, Glück { $luck }.
duel-no-points = keine Schädel, Schilde oder Sphären
duel-round = Runde { $round }.
duel-stroke = { $move } ({ $points })
duel-no-such-move = ein Manöver, das es nicht gibt
duel-empty = kein Manöver
duel-negated = { $stroke }, bleibt wirkungslos
duel-crippled = { $n } Schädel zu wenig
duel-luck = Glück { $n }
duel-dice = Würfel { $dice }
duel-blow = Platz { $slot }, { MID($name) }: { $made }.
duel-blow-dealt = Platz { $slot }, { MID($name) }: { $made }. Schaden { $dealt }: { $parts }.
duel-part-hit = Treffer { $n } ({ $attack } gegen { $guard })
duel-part-bonus = durch das Manöver { $n }
duel-part-direct = an Schilden und Glück vorbei { $n }
duel-part-bleeding = offene Wunden { $n }
duel-part-retribution = zurückgegeben { $n }
duel-part-blocked = ungenutzte Schilde und Glück { $n }
duel-part-warded = Schutzbanne { $n }
duel-part-turned = zurückgeworfen durch den Eid { $n }
duel-trance-tried = Eine Trance von { $chance } % würfelt { $rolled } gegen { MID($name) }.
duel-ward = { MID($name) } errichtet einen Schutzbann von { $n }.
duel-wound = { MID($enemy) } blutet auf jedem späteren Platz der Runde für { $n }.
duel-maimed = Spätere Manöver von { MID($enemy) } verlieren in dieser Runde { $n } Schädel.
duel-trance = Jedes spätere Manöver von { MID($enemy) } in dieser Runde bleibt mit einer Chance von { $n } % wirkungslos.
duel-health = Lebenspunkte: { MID($first) } { $first_hp }, { MID($second) } { $second_hp }.
duel-end-stands = { MID($enemy) } ist gefallen, und { MID($name) } steht noch.
duel-end-both = Beide sind gefallen.
duel-end-stalemate = Keiner kann den anderen niederstrecken, und beide werden verbannt.

## Why a plan is not lawful

duel-fault-unknown = Dem Prätor unbekannt: { $move }.
duel-fault-cost = { $move } auf Platz { $slot } braucht { $cost }.
duel-fault-skulls = Der Plan hat { $n } Schädel, der Prätor aber nur { $has }.
duel-fault-shields = Der Plan hat { $n } { $n ->
    [one] Schild
   *[other] Schilde
}, der Prätor aber nur { $has }.
duel-fault-orbs = Der Plan hat { $n } { $n ->
    [one] Sphäre
   *[other] Sphären
}, der Prätor aber nur { $has }.
