## Perks (manual appendix G), told from what they give. `boon-` texts are in abilities.ftl.
gift-prowess = All legions of the house have as much more { $stat } as its { $attribute }.
gift-devotion = All legions of the house are as much more loyal as its { $attribute }.
gift-haste = All legions of the house have { $amount ->
    [one] { $amount } move point more
   *[other] { $amount } move points more
}, but no more than { $most } by it.
gift-sloth = All legions of the house have { $amount ->
    [one] { $amount } move point less
   *[other] { $amount } move points less
}, but at least 1.
gift-vanity = Every place of power of the house brings { $amount } prestige more each turn. Strongholds do not.
gift-obscurity = Takes { $amount } from the quality number of every tribute card that is brought.
gift-offerings = Every demand for tribute is answered with { $amount ->
    [one] one card more
   *[other] { $amount } cards more
} to choose from.
gift-glory = Victories in battle bring { $amount } % more prestige.
gift-arena = Victories in single combat bring { $amount } % more prestige.
gift-bully = Whoever concedes to a demand of the house adds { $amount } to the prestige that it had wagered.
gift-debauchery = The house has { $amount ->
    [one] one order slot less
   *[other] { $amount } order slots less
} each turn, but at least 1.
gift-mark = Legions of the house count as { $amount ->
    [one] one level
   *[other] { $amount } levels
} higher when they resist a ritual.
gift-sorcery = Adds { $amount } to every roll for a ritual that the house performs.
gift-war-craft = Combat cards of the house can have { $amount ->
    [one] one element
   *[other] { $amount } elements
} more, once its Wrath allows any.
gift-grudge = The house may claim blood feud after { $amount ->
    [one] one won vendetta
   *[other] { $amount } won vendettas
} less than others.
gift-administration = Every place of power of the house has { $amount ->
    [one] one attachment slot
   *[other] { $amount } attachment slots
} more, up to four in all.
gift-behind-throne = If the house is the blood vassal of a lord whom the Conclave elects, it takes the throne in its lord’s place.
gift-king-maker = Before the game the house chooses a rival for its pawn, who does not know it. If the pawn is elected by the Conclave, the house takes the throne instead, whatever its own prestige; not if it is excommunicated then.
part-aura = the power of its archfiend

## On the screen
perks-own = Perks
perks-hidden = Nobody else knows of your perks, unless an augury shows them; what they do to legions everybody sees.
perks-pawn = Your pawn is { $house }.
perks-pawn-title = The pawn
perks-pawn-tip = If your pawn is elected, the throne is yours. It does not know.
