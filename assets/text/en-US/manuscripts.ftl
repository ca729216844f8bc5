### Manuscripts: their pieces, what they teach, moves of single combat, orders, facts, refusals.

manuscript-unknown = A lost manuscript
piece-name = { $manuscript }, piece { $number } of { $pieces }

mark-legion = L
mark-praetor = P
mark-rite = Rite
mark-machine = Machine
mark-legion-text = Trains a legion.
mark-praetor-text = Trains a praetor.
mark-rite-text = A Rite, of three pieces: it raises an attribute of whoever assembles it.
mark-machine-text = A Machine, of four pieces: it lowers an attribute of all rivals.

manuscript-has = You have { $has } of { $pieces }.
manuscript-search-tip = Finds a piece with a chance of { $chance } %, and offers { $offer ->
    [0] no tribute card
    [one] 1 tribute card
   *[other] { $offer } tribute cards
}, of which you may keep { $keep }.

## What a manuscript does

teaching-legion = Trains a legion: { $gains }.
teaching-praetor = Trains a praetor: { $gains }.
teaching-rite = Raises your { $attribute } by { $n }, to { $cap } at most.
teaching-machine = Lowers the { $attribute } of all your opponents by { $n }. Your blood lord or blood vassal is spared.
lesson-move = the move { $move }

## Moves of single combat

move-line = { $move } ({ $cost }): { $effect }
cost-exactly = { $n }
cost-range = { $least } to { $most }
cost-skulls = { $amount } { $n ->
    [one] skull
   *[other] skulls
}
cost-shields = { $amount } { $n ->
    [one] shield
   *[other] shields
}
cost-orbs = { $amount } { $n ->
    [one] orb
   *[other] orbs
}
dice = { $count }d{ $sides }
move-plain = Its skulls hit and its shields block, with luck.
move-strike = { $level ->
    [0] { $dice } damage that no shield and no luck can block.
   *[other] { $dice } damage, and { $level } more for each level of the praetor, that no shield and no luck can block.
}
move-sear = { $dice } damage that no shield and no luck can block, and { $more } more if the praetor's infernal power is the greater.
move-rupture = { $n } damage that no shield and no luck can block for each move that the praetor has already made in the round.
move-consume = { $dice } damage that no shield and no luck can block for each point of the praetor's infernal power.
move-ward = { $level ->
    [0] A ward that stops { $dice } damage of any sort in all, in this slot and the later ones of the round.
   *[other] A ward that stops { $dice } damage of any sort in all, and { $level } more for each level of the praetor, in this slot and the later ones of the round.
}
move-stance = Each of its shields blocks { $n } damage of any sort in place of one skull, in this slot and the later ones of the round.
move-lunge = If it did damage and has more skulls than the opponent's move, { $dice } damage more.
move-cripple = If the praetor's level is above the opponent's shields in this move, his later moves of the round lose { $dice } skulls in all, and { $level } more for each level of the praetor.
move-impale = If it did damage, { $n } more for each of its shields above the opponent's skulls.
move-bleed = { $n } damage for each of its skulls above the opponent's shields, in each later move of the round as well.
move-break-bones = If it did damage, { $n } more for each shield in this move of the opponent and the one before.
move-slice = If it did damage, { $dice } more for every { $n } skulls in the opponent's move.
move-trance = A chance of { $chance } %, and { $level } % more for each level of the praetor, that each later move of the opponent in this round comes to nothing.
move-retribution = Damage that the opponent's move would have done in this slot falls back on him { $n } times over.

## Orders

draft-seek-manuscripts = Demand tribute and ask for manuscripts
draft-train = Train { MID($pupil) } from { MID($manuscript) }
draft-assemble = Assemble { MID($manuscript) }
order-seek_manuscripts = Ask for Manuscripts
order-seek_manuscripts-noun = search for manuscripts
order-seek_manuscripts-text = A demand for tribute that brings and leaves you fewer cards, while your minions also look for a piece of a manuscript. They find pieces of sets that you have begun more easily.
order-bid_manuscript = Bid for a Manuscript
order-bid_manuscript-noun = bid
order-bid_manuscript-text = A sealed bid on a piece of a manuscript. The winner pays all that the bid holds; the cards of a losing bid come back to the vault.
order-train = Train
order-train-noun = training
order-train-text = Trains a legion or a praetor from a manuscript of which you have every piece. The manuscript is used up, and what it teaches is learned, for good, when the next turn begins.
order-assemble = Manage Manuscripts
order-assemble-noun = assembly
order-assemble-text = Assembles a Rite or a Machine of which you have every piece. It works at once, all of Hell hears of it, and the manuscript is used up.

## What happened

fact-manuscript-found = The minions of { $house } found a manuscript: { MID($piece) }.
fact-manuscript-not-found = The minions of { $house } looked for manuscripts and found none.
fact-training-begun = { START($pupil) } began to study { MID($manuscript) }.
fact-trained = { START($pupil) } learned all that { MID($manuscript) } teaches.
fact-assembled = { $house } has completed a great work: { $manuscript }.
fact-attribute-risen = The { $attribute } of { $house } rose from { $from } to { $to }.
fact-attribute-fallen = The { $attribute } of { $house } fell from { $from } to { $to }.
fact-piece-returned = { START($piece) } of { $house } was carried from the ruins back to the bazaar.

## Why an order is refused

refusal-no-such-manuscript = There is no piece of { MID($manuscript) } in your vault.
refusal-set-incomplete = You have { $has } of the { $pieces } pieces of { MID($manuscript) }; it says nothing until it is whole.
refusal-wrong-pupil = { START($manuscript) } does not train such a pupil.
refusal-not-to-assemble = { START($manuscript) } is no Rite and no Machine: train somebody from it instead.
refusal-nothing-to-learn = There is nothing in { MID($manuscript) } that this pupil does not know already.
refusal-taught-enough = This pupil has no head for more: nobody learns more than { $most } abilities from manuscripts.
refusal-attribute-full = Your { $attribute } is { $cap } already, and no Rite raises it further.

## Parts of numbers

part-training = Training
