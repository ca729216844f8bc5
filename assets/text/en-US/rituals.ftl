# Rituals (manual 4.11, appendix I).

order-perform_ritual = Perform a ritual
order-perform_ritual-noun = ritual
order-perform_ritual-text = Takes an order slot and a ritual slot. What stands to lose by it resists by the dice.
draft-ritual = Perform { $ritual }
draft-ritual-on = Perform { $ritual } on { $target }
draft-ritual-masked = Perform { $ritual } on { $target }, masked
draft-ritual-framing = Perform { $ritual } on { $target } in the name of { $house }
ritual-target-oneself = your own house
ritual-target-value = { MID($legion) }, against its { $stat } value
ritual-target-march = { MID($legion) }, to { $to }
ritual-target-copies = { $n ->
    [one] one copy of { MID($legion) }
   *[other] { $n } copies of { MID($legion) }
}
ritual-target-canton = { $canton }, for { $house }
ritual-target-objective = your secret objective “{ $objective }”
ritual-chance = { $percent } %
answer-sustain-ritual = Keep a ritual up with { $n ->
    [one] one card
   *[other] { $n } cards
}
answer-sustain-ritual-named = Keep { $ritual } up with { $n ->
    [one] one card
   *[other] { $n } cards
}
part-target-level = level of the target
part-level-and-loyalty = average of level and loyalty

## What each ritual does. $level is the caster’s level of its discipline

ritual-juggernaut = For { $strong } turns a legion of yours has +{ $level } on every value of which it has any. Then it is exhausted for { $exhausted } turns: its own values and move points are nothing.
ritual-combat-deception = A rival’s legion that fails to resist has { $weaker } less of one combat value for { $turns } turns, this one included.
ritual-strategic-confusion = { $legions ->
    [one] One legion of a rival, if it fails to resist, cannot move this turn.
   *[other] Up to { $legions } legions of one rival cannot move this turn; each resists for itself.
}
ritual-pilfer-coerce-bribe = Something in sight, or seen by an augury in a vault or a chamber, is yours if it fails to resist: a rival’s artifact from Deceit { $artifacts_from } on, a praetor from { $praetors_from }, a relic from { $relics_from }, a legion from { $legions_from }. Personal guards take no bribes.
ritual-lies-and-rumors = { $copies ->
    [one] One copy of a legion of yours appears
   *[other] Up to { $copies } copies of a legion of yours appear
} on your land; nobody else can tell it from the truth. It lasts for as long as you pay.
ritual-secret-manipulation = A rival’s legion that fails to resist, and that has not moved yet this turn, marches where you tell it, as its house could order it to; never against Pandemonium.
ritual-loot-the-vaults = You steal { $loot ->
    [one] a tribute card
   *[other] { $loot } tribute cards
} out of a rival’s vault, chosen by the dice. The rival resists with its level of Prophecy.
ritual-strategic-deception = Your legions are hidden unless they stand beside an enemy. It lasts for as long as you pay.
ritual-fiendish-bureaucracy = A canton without a legion and without a place, whosesoever or unclaimed, goes to a house that borders on it.
ritual-dark-augury = You see a rival’s attributes; with Prophecy { $vault } also its vault with all that lies there, with { $chamber } its ritual chamber, with { $perks } its perks, with { $objectives } its secret objectives.
ritual-demonic-premonitions = Your legions have +{ $level } loyalty, and you add { $level } to every roll against rituals of Deceit. It lasts for as long as you pay.
ritual-infernal-negotiations = Your bids on legions, praetors, artifacts and relics count { $points ->
    [one] one point
   *[other] { $points } points
} more, you act in diplomacy as if your rank were { $rank } higher, and an act between two others gives you the average of their ranks in prestige. It lasts for as long as you pay.
ritual-infernal-eye = You see what stands on enemies’ combat cards, and may spot legions that are hidden. It lasts for as long as you pay.
ritual-forbidden-lore = Your places of power give { $lore } times their prestige; what relics in them give stays as it is. It lasts for as long as you pay.
ritual-unholy-revelation = You discard a secret objective of yours, or a rival that fails to resist discards one at random.
ritual-infernal-affliction = A rival’s legion that fails to resist loses 1d{ $die }{ $more ->
    [0] {""}
   *[other] {" "}+ { $more }
} hit points, which may heal. A garrison can be afflicted as well, and keeps a last hit point; who afflicts the conclave’s own city is cast out.
ritual-corruption-of-essence = { $cards ->
    [one] One of a rival’s tribute cards is destroyed
   *[other] Up to { $cards } of a rival’s tribute cards are destroyed
}, of those that no order of this turn is to spend, and { $slots ->
    [one] a ritual slot
   *[other] { $slots } ritual slots
} chosen by the dice cannot be used until the turn ends. A ritual that is kept up there ends.
ritual-pain-and-punishment = A rival’s legion that fails to resist loses its combat cards, and its praetor and artifacts go back to their vault.
ritual-banish = A rival’s praetor that fails to resist is gone from the game, and no amnesty brings it back.
ritual-planar-lock = A rival that fails to resist has { $locked } order slots fewer from the next turn on, but never none; with Destruction { $great_from } it is { $great }. Of several locks the strongest counts. It lasts for as long as you pay.
ritual-dire-dissipation = A rival’s legion that fails to resist loses 1d{ $scar } hit points and 1d{ $scar } of each combat value for good.
ritual-demand-of-supplication = A demand of tribute in which every die shows its highest number. You can demand no tribute in the turn after.
ritual-burnt-offerings = One tribute card, whatever it carries, becomes { $offering } prestige if you roll more than the powers that it is offered to. Once a turn.
ritual-dimensional-gate = A legion of yours steps to any canton in which it could land and stay.
ritual-demonic-flesh = All legions of yours are whole again.
ritual-anointed-of-ash = A praetor of yours is anointed, for good: +{ $hp } hit points, +{ $loyalty } loyalty, +{ $attack } Attack, +{ $defense } Defense, +{ $infernal } Infernal and +{ $luck } luck, as the dice will. No praetor is anointed twice.
ritual-span = { $least }–{ $most }

## What came of rituals

fact-ritual-worked = { $house } performed { $ritual } on { $target }, and it worked.
fact-ritual-worked-alone = { $house } performed { $ritual }, and it worked.
fact-ritual-resisted-alone = { $house } performed { $ritual }, in vain.
fact-ritual-resisted = { $house } performed { $ritual } on { $target }, in vain.
fact-ritual-suffered = { $ritual } was performed on { $target }.
fact-ritual-withstood = { $ritual } was performed on { $target }, in vain.
fact-ritual-phantom = { $n ->
    [one] What you meant to reach with { $ritual } was never there.
   *[other] { $n } legions that you meant to reach with { $ritual } were never there.
}
fact-ritual-sustained = { $ritual } goes on.
fact-ritual-ended = { $ritual } has ended.
fact-spell-weakened-over = { START($legion) } can trust in all its arms again.
fact-spell-confused-over = { START($legion) } can move again.
fact-spell-juggernaut-over = The strength of the juggernaut has left { MID($legion) }.
fact-spell-exhausted-over = { START($legion) } has rested.
fact-ritual-objective-void = The secret objective “{ $objective }” of { $house } is void.
fact-ritual-objective-void-unseen = A secret objective of { $house } is void.
ritual-trial-won = It succeeded; by all that was known, the chance was { $chance }.
ritual-trial-lost = It was resisted; by all that was known, the chance of success was { $chance }.
ritual-trial-won-legion = { START($legion) } failed to resist; by all that was known, the chance of that was { $chance }.
ritual-trial-lost-legion = { START($legion) } resisted; by all that was known, the chance of success was { $chance }.
ritual-unseen = Nobody knows that it was you; by all that was known, the chance of that was { $chance }.
ritual-unseen-framing = { $house } is believed to have done it; by all that was known, the chance of that was { $chance }.
ritual-seen = The performer was found out; by all that was known, the chance to stay unseen was { $chance }.
ritual-blame = This was the work of { $house }.
ritual-blame-nobody = Nobody knows whose work this was.
ritual-lapse-unpaid = Its upkeep was not paid.
ritual-lapse-no-slot = There is no ritual slot for it any more.
ritual-lapse-no-access = Nothing opens it to your house any more.
ritual-lapse-target-gone = What it was performed on is gone.
ritual-lapse-broken = Another ritual broke it.
ritual-lapse-forbidden = An event forbids it, and the cards were not asked for.
ritual-lapse-fallen = Your house has fallen, and nobody is left to chant it.

## Why a ritual cannot be performed, or came to nothing

refusal-ritual-no-access = Nothing opens this ritual to your house.
refusal-ritual-forbidden = No ritual above level { $n } is allowed now.
refusal-ritual-forbidden-all = No ritual is allowed now.
refusal-ritual-no-slot = All ritual slots are taken: there { $n ->
    [one] is one
   *[other] are { $n }
}.
refusal-ritual-wrong-target = It cannot be performed on this.
refusal-ritual-target-gone = What it was to be performed on is gone.
refusal-ritual-phantom = There was nothing where something seemed to be.
refusal-ritual-not-hostile = It needs a vendetta, a blood feud or an excommunication between you and { $house }, or a mask.
refusal-ritual-no-mask = Masks need Deceit { $n }.
refusal-ritual-nothing-to-hide = A mask would hide nothing here.
refusal-ritual-wrong-frame = { $house } cannot be framed for this.
refusal-ritual-kept-up = It is at work there already.
refusal-ritual-level = This target needs level { $n } of the ritual’s discipline.
refusal-ritual-targets = It takes from one target to { $n }.
refusal-ritual-resisted = It was resisted.
refusal-ritual-nothing-there = There was nothing for it to do.
refusal-ritual-once = It can be performed once a turn.
refusal-ritual-one-card = It takes exactly one tribute card.
refusal-ritual-supplicated = Your minions have given the best that they had, and bring nothing this turn.
refusal-ritual-anointed = This praetor has been anointed already.
refusal-ritual-guard = A personal guard serves nobody but its archfiend.
refusal-ritual-moved = The legion has moved already.
refusal-ritual-command = Your house commands { $n } legions and can command no more.
refusal-ritual-no-way = The legion cannot go there.
cause-ritual = rituals of Destruction
cause-burnt-offering = burned offerings
cause-negotiations = Infernal Negotiations
fact-dummy-dissolved = The legion of { $house } in { $canton } was a rumor; it is there no longer.
fact-ritual-spotted = The Eye has found the hidden legions of { $house }.
