# Battles: how they ended, and their arithmetic, passage by passage.

## How a battle ended (after a colon), against a legion, a place, or either

end-attacker-destroyed = Der Angreifer wurde vernichtet
end-attacker-retreats = Der Angreifer zog sich zurück
end-defender-destroyed = Der Verteidiger wurde vernichtet
end-defender-retreats = Der Verteidiger zog sich zurück
end-both-destroyed = Beide wurden vernichtet
end-attacker-destroyed-place = Der Angreifer wurde vernichtet
end-attacker-retreats-place = Die Besatzung hielt stand, und der Angreifer zog sich zurück
end-defender-destroyed-place = Der Ort wurde eingenommen
end-defender-retreats-place = Der Ort wurde eingenommen
end-both-destroyed-place = Der Angreifer wurde vernichtet und die Besatzung gebrochen
end-attacker-destroyed-any = Der Angreifer wurde vernichtet
end-attacker-retreats-any = Der Angreifer zog sich zurück
end-defender-destroyed-any = Der Verteidiger wurde vernichtet oder der Ort eingenommen
end-defender-retreats-any = Der Verteidiger zog sich zurück
end-both-destroyed-any = Keine Seite blieb übrig

## The arithmetic of a battle

battle-side = { $side }: { MID($unit) }, Stufe { $level }, { $hp ->
    [one] 1 Lebenspunkt.
   *[other] { $hp } Lebenspunkte.
}
battle-stat = { $stat } { $total }: { $parts }.
battle-roll = Vorteil: Angreifer { $attacker_die } + Stufe { $attacker_level } = { $attacker_sum }, Verteidiger { $defender_die } + Stufe { $defender_level } = { $defender_sum }.
battle-advantage = { $side } gewinnt { $amount } { $stat }.
battle-advantage-limited = { $side } gewinnt { $amount } { $stat }, mehr gibt es nicht.
battle-advantage-wasted = Der Gewinner hat keinen Wert über 0, auf den er fallen könnte.
battle-no-advantage = Kein Vorteil.
battle-challenge-attacker-hurt = Runde { $round }, { $stat }: Angreifer { $attacker_total } (Grundwert { $attacker_base }) gegen { $defender_total } (Grundwert { $defender_base }). Angreifer erleidet { $damage } Schaden: von { $attacker_before } auf { $attacker_after } Lebenspunkte; Verteidiger bleibt bei { $defender_after }.
battle-challenge-defender-hurt = Runde { $round }, { $stat }: Angreifer { $attacker_total } (Grundwert { $attacker_base }) gegen { $defender_total } (Grundwert { $defender_base }). Verteidiger erleidet { $damage } Schaden: von { $defender_before } auf { $defender_after } Lebenspunkte; Angreifer bleibt bei { $attacker_after }.
battle-challenge-even = Runde { $round }, { $stat }: Angreifer { $attacker_total } (Grundwert { $attacker_base }) gegen { $defender_total } (Grundwert { $defender_base }). Gleich, kein Schaden; Angreifer bleibt bei { $attacker_after }, Verteidiger bei { $defender_after }.
battle-end-attacker-destroyed = Der Angreifer hat keine Lebenspunkte mehr und wird vernichtet.
battle-end-defender-destroyed = Der Verteidiger hat keine Lebenspunkte mehr und wird vernichtet.
battle-end-place-taken = Die Besatzung hat keine Lebenspunkte mehr: Der Ort wird eingenommen.
battle-end-place-stands = Nach der letzten Runde hält die Besatzung stand, und Orte ziehen sich nie zurück: Also zieht sich der Angreifer zurück.
battle-end-even = Nach der letzten Runde haben beide Seiten { $attacker_damage } Schaden erlitten: Der Angreifer zieht sich zurück.
battle-end-attacker-retreats = Nach der letzten Runde hat der Angreifer { $attacker_damage } Schaden erlitten, der Verteidiger { $defender_damage }: Der Angreifer zieht sich zurück.
battle-end-defender-retreats = Nach der letzten Runde hat der Angreifer { $attacker_damage } Schaden erlitten, der Verteidiger { $defender_damage }: Der Verteidiger zieht sich zurück.
battle-end-both-destroyed = Keine Seite hat noch Lebenspunkte: Beide werden vernichtet.
battle-end-place-broken = Keine Seite hat noch Lebenspunkte: Der Angreifer wird vernichtet, und niemand ist da, den Ort einzunehmen.

## What happens before and between the challenges

battle-save = würfelt { $die } + Stufe { $level } = { $sum }, braucht { $needed }
battle-salve = { $side } kommt wieder zu voller Stärke und heilt { $amount }.
battle-panic = Panik: { $side } { $save }, verliert { $damage } { $damage ->
    [one] Lebenspunkt
   *[other] Lebenspunkte
} sowie { $ranged } Fernkampf, { $melee } Nahkampf, { $infernal } Infernal.
battle-panic-averted = Panik: { $side } { $save } und hält stand.
battle-cards-blocked = { $side } kann seine Kampfkarten nicht einsetzen und behält { $count }.
battle-card = { $side } deckt eine Kampfkarte auf: { $effects }.
battle-card-empty = { $side } deckt eine Kampfkarte auf, auf der nichts steht.
battle-element-raise = eigener Wert { $stat } { $amount }
battle-element-raise-nothing = { $stat } lässt sich nicht aus dem Nichts erhöhen
battle-element-lower = { $stat } des Feindes { $amount }
battle-element-shield = { $amount } Lebenspunkte für die Schlacht
battle-element-ward = ein Schutzbann, der nur Ritualen begegnet
battle-element-first = { $stat } kommt zuerst
battle-element-last = { $stat } kommt zuletzt
battle-element-longer = eine Runde mehr
battle-element-shorter = eine Runde weniger
battle-round = Runde { $round }: { $order }.
battle-doom = Der Klang des Untergangs: { $side } { $save }; alle Aktionen sind für die Runde gesperrt.
battle-doom-averted = Der Klang des Untergangs: { $side } { $save } und behält seine Aktionen.
battle-curse = Der Fluch wirkt fort: { $side } erleidet { $damage } Schaden.
battle-oblivion = Die Vergessenheit greift zu, in { $chance } von 100 Fällen: { MID($side) } wird ebenfalls vernichtet.
battle-oblivion-averted = Die Vergessenheit greift zu, in { $chance } von 100 Fällen: { MID($side) } entkommt.
battle-health = Danach: Angreifer { $attacker } Lebenspunkte, Verteidiger { $defender }.
battle-shields = Schilde übrig: Angreifer { $attacker }, Verteidiger { $defender }.

## What abilities make of a challenge

battle-damage = Schaden { $damage }: { $parts }.
battle-difference = Differenz
battle-from = { $ability } von { MID($source) }
battle-fired-stunning-blow = { $ability }: { MID($enemy) } hat für den Rest der Runde keine Werte.
battle-fired-flesh-rend = { $ability }: { $enemy } { $save } und verliert { $amount } Punkte von seinen Werten.
battle-fired-vampiric-reaping = { $ability }: { $enemy } { $save }; { MID($side) } heilt { $amount }.
battle-fired-leper-kings-curse = { $ability }: { $enemy } { $save }, erleidet { $amount } Schaden und ist verflucht.
battle-fired-totem-power = { $ability }: { $enemy } { $save } und erleidet { $amount } Schaden.
battle-fired-infernal-dissipation = { $ability }: { $enemy } { $save }; { $amount } verlorene Lebenspunkte sind unheilbar.
battle-fired-averted = { $ability }: { $enemy } { $save } und wendet es ab.
