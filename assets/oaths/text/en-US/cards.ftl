### Oaths of the Pit: names of cards, and a line of flavour for each.
### $count is the number of cards; the number itself is not a part of the name.

## Devils

oaths-devil-asmodeus = Asmodeus
oaths-devil-mephistopheles = Mephistopheles
oaths-devil-baalzebub = Baalzebub
oaths-devil-mammon = Mammon
oaths-devil-belial = Belial
oaths-devil-glasya = Glasya

oaths-flavour-asmodeus = He does not raise his voice. He raises the number of people who are listening.
oaths-flavour-mephistopheles = He has never stolen a soldier; he merely introduces them to better prospects.
oaths-flavour-baalzebub = You may call in his debt. Bring a second copy, and somewhere to sit.
oaths-flavour-mammon = Envy is only arithmetic, and he has always been good with figures.
oaths-flavour-belial = His guests speak warmly of him, usually in the third hour.
oaths-flavour-glasya = The youngest at the table, and the only one who reads what she signs.

## Realms

oaths-realm-high-palace = The High Palace of Hell
oaths-realm-frozen-ocean = The Frozen Ocean
oaths-realm-forest-of-the-hanged-ones = The Forest of the Hanged Ones
oaths-realm-mountain-of-the-ever-rotting-corpses = The Mountain of the Ever-Rotting Corpses
oaths-realm-dis = Dis
oaths-realm-valley-of-the-wailing-souls = The Valley of the Wailing Souls
oaths-realm-seat-of-judgement = The Seat of Judgement
oaths-realm-lake-of-boiling-blood = The Lake of Boiling Blood

oaths-flavour-high-palace = Everyone agrees that the chair is cursed. Everyone would like to check.
oaths-flavour-frozen-ocean = No army has ever crossed it, though several are still trying, about a fathom down.
oaths-flavour-forest-of-the-hanged-ones = Those who lose their way here are shown where to stay.
oaths-flavour-mountain-of-the-ever-rotting-corpses = Reinforcements are always close at hand, and at foot, and at rib.
oaths-flavour-dis = The gate is open to all. It is the toll that closes.
oaths-flavour-valley-of-the-wailing-souls = They complain all day, but they do come.
oaths-flavour-seat-of-judgement = The homeless leave their savings here for safe keeping. It is very safe.
oaths-flavour-lake-of-boiling-blood = Swimming is permitted. Leaving is a matter of preference, and not yours.

## Hordes

oaths-card-diabolic-fiends = Diabolic Fiends
oaths-card-fallen-angels = Fallen Angels
oaths-card-fiends = Fiends
oaths-card-juggernaut = { $count ->
    [one] Juggernaut
   *[other] Juggernauts
}
oaths-card-leviathan = { $count ->
    [one] Leviathan
   *[other] Leviathans
}
oaths-card-metal-beasts = Metal Beasts
oaths-card-tormented-ones = Tormented Ones
oaths-card-warriors-of-darkness = Warriors of Darkness

oaths-flavour-diabolic-fiends = They can read, which makes them eligible for office.
oaths-flavour-fallen-angels = They still march in step. It is the direction that has changed.
oaths-flavour-fiends = Seasonal workers, paid by the head.
oaths-flavour-juggernaut = Unstoppable on open ground. Ground is seldom that open twice.
oaths-flavour-leviathan = It fights for whoever feeds it, and eats whoever fails to.
oaths-flavour-metal-beasts = Walls regard them the way sheep regard wolves.
oaths-flavour-tormented-ones = Misery loves company, and company loves a charge.
oaths-flavour-warriors-of-darkness = Nobody has told them that they lost.

## Artifacts

oaths-card-orb-of-knowledge = { $count ->
    [one] Orb of Knowledge
   *[other] Orbs of Knowledge
}
oaths-card-soul-stones = Soul Stones
oaths-card-staff-of-undead = { $count ->
    [one] Staff of Undead
   *[other] Staffs of Undead
}
oaths-card-tome-of-power = { $count ->
    [one] Tome of Power
   *[other] Tomes of Power
}
oaths-card-wand-of-might = { $count ->
    [one] Wand of Might
   *[other] Wands of Might
}

oaths-flavour-orb-of-knowledge = It shows what everyone intends, a moment after they do.
oaths-flavour-soul-stones = Light to carry, considering how many are inside.
oaths-flavour-staff-of-undead = Death is a resignation, and resignations can be declined.
oaths-flavour-tome-of-power = Every page is written twice, the second time with feeling.
oaths-flavour-wand-of-might = It wins arguments that have not yet begun.

## Rituals

oaths-card-conjuration = { $count ->
    [one] Conjuration
   *[other] Conjurations
}
oaths-card-drain-power = Drain Power
oaths-card-furnace-of-souls = { $count ->
    [one] Furnace of Souls
   *[other] Furnaces of Souls
}
oaths-card-infernal-plague = { $count ->
    [one] Infernal Plague
   *[other] Infernal Plagues
}
oaths-card-sanctuary = { $count ->
    [one] Sanctuary
   *[other] Sanctuaries
}
oaths-card-steal-power = Steal Power

oaths-flavour-conjuration = Ask for nothing in particular, and be grateful for the details.
oaths-flavour-drain-power = All treasures are equal once they are dust.
oaths-flavour-furnace-of-souls = Burn your savings, and everyone else’s, and call it investment.
oaths-flavour-infernal-plague = A third of you have nothing to worry about, twice over.
oaths-flavour-sanctuary = The doors are shut, the candles lit, and the neighbors are on fire.
oaths-flavour-steal-power = Why study, when your rivals have such good handwriting?

## Events

oaths-card-currents-of-chaos = { $count ->
   *[other] Currents of Chaos
}
oaths-card-forced-agreement = { $count ->
    [one] Forced Agreement
   *[other] Forced Agreements
}
oaths-card-summon = { $count ->
    [one] Summon
   *[other] Summons
}

oaths-flavour-currents-of-chaos = Something drifts ashore. It is already looking at you.
oaths-flavour-forced-agreement = Both parties signed. One of them was holding the pen.
oaths-flavour-summon = They came when called, and will regret their manners.

## Special play cards

oaths-card-doublecross = Doublecross
oaths-card-drunken-agreement = Drunken Agreement
oaths-card-escape = Escape
oaths-card-hidden-reserve = Hidden Reserve
oaths-card-magical-vortex = Magical Vortex
oaths-card-recall = Recall
oaths-card-reoccupy = Reoccupy
oaths-card-silence = Silence
oaths-card-thief-in-the-night = Thief in the Night
oaths-card-time-of-virtue = Time of Virtue
oaths-card-treacherous-troops = Treacherous Troops
oaths-card-world-war = World War

oaths-flavour-doublecross = It was an excellent plan. We read it on the way in.
oaths-flavour-drunken-agreement = By morning everybody had promised something, though not to whom they thought.
oaths-flavour-escape = The cell was ready, the chains were warm, and the guest of honor had a train to catch.
oaths-flavour-hidden-reserve = Nothing is ever thrown away. It is only filed.
oaths-flavour-magical-vortex = Your candles, your chalk, his thunder.
oaths-flavour-recall = The holiday is over. So is your plan that depended on it.
oaths-flavour-reoccupy = Every ruin is a palace to someone who has slept outside.
oaths-flavour-silence = For one evening, everybody kept their word, having none to give.
oaths-flavour-thief-in-the-night = The lock was expensive. The guard was not.
oaths-flavour-time-of-virtue = A dreadful season: whole villages behaved themselves.
oaths-flavour-treacherous-troops = They did not change sides. They found that theirs had moved.
oaths-flavour-world-war = For once the living did our work, and wanted nothing for it.

## Papers

oaths-flavour-favor = A small thing, gladly given, and never once forgotten.
oaths-flavour-oath = It binds the one who swore it to whoever happens to hold it.
oaths-flavour-vote = The only thing in Hell that each of them has exactly once.
