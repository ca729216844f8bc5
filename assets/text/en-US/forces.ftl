# Forces: attachments, growth, upkeep, combat cards.

post-vault = the vault
post-chamber = the ritual chamber

upgrade-unknown = an upgrade
upgrade-hit-points = Hit points +{ $n }
upgrade-value = { $stat } +{ $n }
upgrade-loyalty = Loyalty +{ $n }
upgrade-moves = Move points +{ $n }
upgrade-attack = Attack +{ $n }
upgrade-defense = Defense +{ $n }
upgrade-infernal = Infernal +{ $n }
upgrade-luck = Luck +{ $n }
upgrade-lead = Leads its unit to { $stat } +1

element-raise = { $stat } +{ $n }
element-lower = enemy { $stat } −(1d{ $die }{ $n ->
    [0] {""}
   *[other] {" "}+ { $n }
})
element-shield = shield of { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}
element-ward = Deceit resistance +{ $n }
element-first = { $stat } first
element-last = { $stat } last
element-longer = a round more
element-shorter = a round less
element-none = nothing at all: a bluff

draft-dismiss = Dismiss { MID($legion) }
draft-transfer = Send { MID($treasure) } to { MID($post) }
draft-combat-card = Combat card for { MID($unit) }: { $contents }

draft-raise-attribute = Raise { $attribute }: { $worth }
draft-raise-attribute-unknown = Raise { $attribute }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}

answer-promote = Promotion of { MID($legion) }: { $upgrade }
answer-promote-praetor = { $praetor } learns: { $upgrade }
answer-pay-upkeep = Upkeep for { MID($legion) }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}

part-promotion = promotions
part-level-roll = praetor and artifacts raise the level
part-seat-of-command = { $artifact } triples the praetor’s bonus
part-combat-card = combat card
part-enemy-card = the enemy’s combat card
part-panic = panic

fact-dismissed = { $house } dismissed { MID($legion) } at { MID($canton) }; the contract returns to the bazaar.
fact-unpaid = { START($legion) } left the service of { $house }: the upkeep was not paid.
fact-upkeep-paid = The upkeep of { MID($legion) } is paid for { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}.
fact-guard-gathers = The personal guard of { $house } is scattered; it will gather again in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
fact-guard-reformed = The personal guard of { $house } has gathered again at { MID($canton) }, diminished.
fact-promoted = { START($legion) } rose to level { $level }.
fact-promoted-top = { START($legion) } rose to level { $level }, the highest there is: it rises no further.
fact-upgrade-taken = { START($legion) } gained: { $upgrade }.
fact-praetor-promoted = { $praetor }, praetor of { $house }, rose to level { $level }.
fact-praetor-promoted-top = { $praetor }, praetor of { $house }, rose to level { $level }, the highest there is, and rises no further.
fact-praetor-upgrade-taken = { $praetor } learned: { $upgrade }.
fact-transferred = { $house } sent { MID($treasure) } from { MID($from) } to { MID($to) }.
fact-card-made = { $house } made a combat card for { MID($unit) }: { $contents }.
fact-card-made-unknown = { $house } made a combat card for { MID($unit) }. What stands on it, only { $house } knows.
fact-card-lost = The combat card of { MID($unit) } is gone with it, unused: { $contents }.
fact-card-lost-unknown = The combat card of { MID($unit) } is gone with it. What stood on it, only { $house } knows.
fact-card-no-slot = { START($unit) } has no slot left for its combat card, and the card is gone: { $contents }.
fact-card-no-slot-unknown = { START($unit) } has no slot left for its combat card, and the card is gone. What stood on it, only { $house } knows.
fact-treasure-lost = { START($treasure) } of { $house } fell with the defeated at { MID($canton) } and went to Tartarus for eternity.
fact-treasure-to-stock = { START($treasure) } of { $house } was left on the field at { MID($canton) }; scavengers will bring it to the bazaar.
fact-recovered = { START($legion) } recovered { MID($treasure) } of { $house } from the field.
fact-relic-seized = { $house } found { MID($treasure) } of { $loser } in { MID($place) } and kept it.
fact-place-razed = { START($place) } is no more. The Orb of Oblivion left open land at { $canton }.

refusal-no-such-treasure = You do not have { MID($treasure) }.
refusal-no-such-unit = You do not command { MID($unit) }.
refusal-wrong-post = { START($treasure) } cannot be attached to { MID($post) }.
refusal-already-there = It is there already.
refusal-has-praetor = A unit follows one praetor at a time.
refusal-no-free-slot = All attachment slots are taken: there { $slots ->
    [one] is one
   *[other] are { $slots }
}.
refusal-slots-needed = { START($unit) } would be left with more attachments than slots. Take something else off first.
refusal-chamber-full = All ritual slots are taken: there { $slots ->
    [one] is one
   *[other] are { $slots }
}.
refusal-guard-stays = A personal guard cannot be dismissed.
refusal-wrath-too-low = This takes Wrath { $needs }.
refusal-too-many-elements = Your Wrath allows { $most ->
    [one] one element
   *[other] { $most } elements
} on a combat card.
refusal-element-too-great = Your Wrath allows at most { $most } here.
refusal-element-twice = Two elements of a combat card may not be of the same kind.
refusal-nothing-to-raise = The unit has no { $stat } of its own, and a combat card cannot give what is not there.
refusal-unpaid = The payment is short of { $short }.

order-bid_praetor = Bid for a Praetor
order-bid_praetor-noun = bid
order-bid_praetor-text = A sealed bid on a praetor of the bazaar. The winner pays all that the bid holds; the cards of a losing bid come back.
order-bid_artifact = Bid for an Artifact
order-bid_artifact-noun = bid
order-bid_artifact-text = A sealed bid on an evil artifact of the bazaar. The winner pays all that the bid holds; the cards of a losing bid come back.
order-bid_relic = Bid for a Relic
order-bid_relic-noun = bid
order-bid_relic-text = A sealed bid on an unholy relic of the bazaar. The winner pays all that the bid holds; the cards of a losing bid come back.
order-dismiss = Dismiss a Legion
order-dismiss-noun = dismissal
order-dismiss-text = Ends a legion’s contract. It leaves the map at once and may be hired again in the bazaar, by anybody.
order-create_combat_card = Create a Combat Card
order-create_combat_card-noun = combat card
order-create_combat_card-text = Makes a card for one of your units, paid in tribute. Rivals see that it is there, not what is on it. It is spent in the unit’s next battle.
order-manage_praetors = Manage Praetors
order-manage_praetors-noun = transfer
order-manage_praetors-text = Sends a praetor to one of your legions or places, or to the vault.
order-manage_artifacts = Manage Artifacts
order-manage_artifacts-noun = transfer
order-manage_artifacts-text = Sends an artifact to one of your legions, or to the vault.
order-manage_relics = Manage Relics
order-manage_relics-noun = transfer
order-manage_relics-text = Sends a relic to your stronghold, a place of power of yours, your ritual chamber, or the vault.

order-raise_attribute = Raise an Attribute
order-raise_attribute-noun = raise
order-raise_attribute-text = Raises one attribute of your archfiend by one, for tribute that grows with each level. What the new level of its discipline grants is yours at once.

problem-promotion-waits = A promotion for { MID($legion) }: choose what to make of it.
problem-praetor-promotion-waits = A promotion for { $praetor }: choose what to make of it.

praetor-attack = Attack: skulls to spend in a round of single combat
praetor-defense = Defense: shields to spend in a round of single combat
praetor-infernal = Infernal: orbs to spend in a round of single combat
praetor-wounds = Hit points: wounds it can take in single combat
praetor-luck = Luck in single combat
