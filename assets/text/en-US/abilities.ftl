# Abilities of legions, praetors and artifacts, and boons of relics and places of power.

ability-flying-name = Flying { $amount }
ability-flying = Instead of walking, may fly to any canton up to { $amount } away, over anything, and land where a march could end or attack.
ability-walks-name = Crosses { $terrain }
ability-walks = May enter { $terrain }, impassable to other legions; such a canton cannot be claimed.

ability-swift-name = Swift +{ $amount }
ability-swift = Has { $amount ->
    [one] 1 move point
   *[other] { $amount } move points
} more each turn.
ability-ponderous-name = Ponderous
ability-ponderous = Has 1 move point a turn at most, and cannot fly.
ability-no-fly-name = No Flight
ability-no-fly = Cannot fly, whatever wings it may have.

ability-bonus-name = { $stat } { $signed }
ability-bonus = The unit fights with { $signed } { $stat }.
ability-level-roll-name = Level Roll +{ $amount }
ability-level-roll = The unit counts as { $amount ->
    [one] 1 level
   *[other] { $amount } levels
} higher when the advantage in battle is rolled, when it saves or resists, and when its attachment slots are counted.
ability-loyalty-name = Loyalty +{ $amount }
ability-loyalty = The loyalty of the unit is { $amount } higher.
ability-hit-points-name = Hit Points { $signed }
ability-hit-points = A shield of { $signed } hit points goes up before every battle, takes the damage first, and is gone when the battle ends.

ability-first-name = { $stat } First
ability-first = The { $stat } challenge comes first in every round of its battles.
ability-last-name = { $stat } Last
ability-last = The { $stat } challenge comes last in every round of its battles.
ability-twice-name = { $stat } Twice
ability-twice = The { $stat } challenge comes once more at the end of the first round; later rounds have it once.
ability-rounds-name = { $amount ->
    [1] A Round More
    [-1] A Round Less
   *[other] Rounds { $signed }
}
ability-rounds = { $amount ->
    [1] Its battles last one round longer.
    [-1] Its battles are one round shorter.
   *[other] The number of rounds in its battles changes by { $signed }.
}

ability-charge-name = Charge
ability-charge = A Melee challenge that it wins in the first round does { $charge } more damage.
ability-rage-name = Rage
ability-rage = If it has lost hit points in this battle, a Melee challenge that it wins in the second round does 1d{ $rage } more damage.
ability-fierce-name = Fierce
ability-fierce = A Melee challenge that it wins does 1d{ $fierce } more damage.
ability-black-lightning-name = Black Lightning
ability-black-lightning = A Ranged challenge that it wins does 1d{ $lightning } more damage.
ability-flame-aura-name = Flame Aura
ability-flame-aura = An Infernal challenge that it wins does 1d{ $flames } more damage.
ability-trample-name = Trample
ability-trample = A Melee challenge that it wins does more damage, by half of the hit points that it has left.
ability-infernal-burst-name = Infernal Burst
ability-infernal-burst = A Melee challenge that it wins does more damage, by its own Infernal value.

ability-stunning-blow-name = Stunning Blow
ability-stunning-blow = Its Melee damage is doubled, and whoever suffers any has no combat values for the rest of the round. Doublings multiply.
ability-sulfurous-burns-name = Sulfurous Burns
ability-sulfurous-burns = Its Ranged damage is doubled. Doublings multiply.
ability-power-of-damnation-name = Power of Damnation
ability-power-of-damnation = Its Infernal damage is doubled. Doublings multiply.
ability-wall-ram-name = Wall Ram
ability-wall-ram = Its Melee damage to garrisons is doubled. Doublings multiply.
ability-siege-engine-name = Siege Engine
ability-siege-engine = All its damage to garrisons is doubled. Doublings multiply.

ability-resist-name = { $stat } Resistance { $amount }
ability-resist = Every { $stat } challenge that it loses costs it { $amount ->
    [one] 1 hit point
   *[other] { $amount } hit points
} less.
ability-vulnerable-name = { $stat } Vulnerability { $amount }
ability-vulnerable = Every { $stat } challenge that it loses costs it { $amount ->
    [one] 1 hit point
   *[other] { $amount } hit points
} more.
ability-dark-aura-name = Dark Aura
ability-dark-aura = A Ranged challenge that it loses does it no damage.
ability-half-infernal-damage-name = Half Infernal Damage
ability-half-infernal-damage = An Infernal challenge that it loses does it half the damage.

ability-infernal-dissipation-name = Infernal Dissipation
ability-infernal-dissipation = Its Infernal damage can never be healed, unless the victim saves with 1d6 + level of { $save } or more.
ability-vampiric-reaping-name = Vampiric Reaping
ability-vampiric-reaping = Heals by as much as the Melee damage it does, unless the victim saves with 1d6 + level of { $save } or more.
ability-flesh-rend-name = Flesh Rend
ability-flesh-rend = Whoever suffers Melee damage from it loses 1d{ $rend } of each combat value above zero for the rest of the battle, unless he saves with 1d6 + level of { $save } or more.
ability-leper-kings-curse-name = Leper King’s Curse
ability-leper-kings-curse = Whoever suffers Melee damage from it takes half of its loyalty in damage besides, at once and again at the start of each later round, unless he saves with 1d6 + level of { $save } or more.
ability-totem-power-name = Totem Power
ability-totem-power = Whoever does it Melee damage suffers its Infernal value in damage, unless he saves with 1d6 + level of { $save } or more.

ability-block-combat-cards-name = Blocks Combat Cards
ability-block-combat-cards = The enemy’s combat cards do nothing in its battles.
ability-panic-name = Panic
ability-panic = Before a battle an enemy legion loses 1d{ $panic } hit points, which may be all that it has, and 1d{ $panic } of each combat value, unless it saves with 1d6 + level of { $save } or more. Garrisons do not panic.
ability-sound-of-doom-name = Sound of Doom
ability-sound-of-doom = At the start of each round the enemy must save with 1d6 + level of { $save } or more, or its actions are blocked for that round. Its bonuses stay.
ability-demonic-salve-name = Demonic Salve
ability-demonic-salve = Is restored to full hit points at the start of every turn and before every battle.
ability-oblivion-name = Oblivion
ability-oblivion = If it is destroyed in battle, its enemy is destroyed too, with a chance of { $oblivion } % less { $step } % for each level of the enemy. No unit is safe from this, be it a legion, a place of power, a stronghold or Pandemonium.

ability-center-of-evil-name = Center of Evil
ability-center-of-evil = Supports the battles of others with its whole combat values instead of half of them.
ability-seat-of-command-name = Seat of Command
ability-seat-of-command = What the praetor beside it adds to combat values counts three times.
ability-recovery-specialists-name = Recovery Specialists
ability-recovery-specialists = After a victory, doubles the chance of { $scavenging } % to recover an artifact of the defeated.
ability-collector-of-artifacts-name = Collector of Artifacts
ability-collector-of-artifacts = After a victory, always recovers the artifacts of the defeated.

## Boons of relics and places of power

boon-prestige-name = Prestige +{ $amount }
boon-prestige = Brings { $amount } prestige each turn. A relic does so only from a stronghold or a place of power.
boon-portrait-name = Prestige +{ $amount } at the End
boon-portrait = Costs { $upkeep } prestige each turn, and brings { $amount } at the end of the game to the house that has it then, even in the vault.
boon-discipline-name = { $discipline } +{ $amount }
boon-discipline = Raises { $discipline } by { $amount ->
    [one] 1 level
   *[other] { $amount } levels
}.
boon-roll-name = { $discipline } Rolls +{ $amount }
boon-roll = Adds { $amount } to every roll that the house makes with { $discipline }.
boon-resist-name = Resist { $discipline } +{ $amount }
boon-resist = Adds { $amount } to every roll that the house makes against the { $discipline } of others.
boon-command-name = Command Rating +{ $amount }
boon-command = Raises the command rating by { $amount }.
boon-healing-name = Healing Rate +{ $amount }
boon-healing = Raises the healing rate by { $amount }.
boon-loyalty-name = Loyalty +{ $amount }
boon-loyalty = Raises the loyalty of every legion of the house by { $amount }.
boon-tribute-roll-name = Tribute Rolls +{ $amount }
boon-tribute-roll = Adds { $amount } to the quality number of every tribute card that is brought.
boon-manuscripts-name = Manuscripts +{ $amount } %
boon-manuscripts = Raises the chance to find manuscripts, when they are searched for, by { $amount } %.
boon-order-slots-name = Order Slots +{ $amount }
boon-order-slots = Grants { $amount ->
    [one] 1 order slot
   *[other] { $amount } order slots
} more, up to 6 in all.
boon-ritual-slots-name = Ritual Slots +{ $amount }
boon-ritual-slots = Grants { $amount ->
    [one] 1 ritual slot
   *[other] { $amount } ritual slots
} more, up to 5 in all.
boon-ritual-name = Ritual: { $ritual }
boon-ritual = Teaches the house the ritual { $ritual } for as long as the relic lies in the ritual chamber.
boon-evil-sanctuary-name = Evil Sanctuary
boon-evil-sanctuary = The attributes of the house cannot be lowered. A relic protects them only from the ritual chamber or a place of power, not from the stronghold.
boon-diplomacy-rank-name = Diplomacy Rank +{ $amount }
boon-diplomacy-rank = In diplomacy the house stands { $amount ->
    [one] 1 rank
   *[other] { $amount } ranks
} higher than it is, though never above Prince.
boon-event-draws-name = Event Draws +{ $amount }
boon-event-draws = As Regent the house draws { $amount ->
    [one] 1 event card
   *[other] { $amount } event cards
} more. Without Prophecy it draws none.
boon-event-hand-name = Event Cards Kept +{ $amount }
boon-event-hand = When the house draws event cards, it may keep { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} more, of its draw and its hand together.

## Rituals that only a relic gives

relic-ritual-dimensional-gate = Dimensional Gate
relic-ritual-demonic-flesh = Demonic Flesh
relic-ritual-anointed-of-ash = Anointed of Ash
