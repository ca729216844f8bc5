### A seat's knowledge as text in a terminal.

survey-turn = THE TURN
survey-houses = ALL HOUSES
survey-house = YOUR HOUSE
survey-legions = LEGIONS
survey-places = PLACES
survey-bazaar = THE BAZAAR, each ware with its lowest bid
survey-questions = WHAT WAITS FOR YOUR ANSWER
survey-orders = WHAT YOU MAY ORDER IN YOUR FIRST SLOT
survey-log = WHAT CAME OF TURN { $turn }
survey-now = Turn { $turn }
survey-tokens = { $drawn } of { $needed } tokens drawn; { $chance } % for another one in this turn
survey-circle = In every slot they act in this order: { $houses }
survey-house-line = [{ $seat }] { $house }, { $rank }: { $prestige } prestige, { $cantons } cantons, { $places } places, { $legions } legions
survey-fallen = fallen
survey-you = you
survey-slots = { $n } order slots
survey-vault = { $n } cards in the vault, [card] and worth:
survey-offer = Tribute { $n }, of which you may keep { $keep }:
survey-level = level { $n }
survey-prestige = { $n } prestige a turn

## Games of question and answer

survey-game-turn = { $turn ->
    [0] { $phase }
   *[other] Game turn { $turn }: { $phase }
}
survey-some-answers = SOME OF THE ANSWERS THAT YOU CAN GIVE, drawn by lot, as text and as JSON
survey-step-log = WHAT CAME OF STEP { $step }
