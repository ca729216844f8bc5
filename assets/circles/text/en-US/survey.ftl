### Nine Circles: everything that a seat may know, as text for a terminal. Numbers in square brackets are ids.

circles-survey-turn = The game
circles-survey-question = What is asked of you
circles-survey-seats = The triumvirates
circles-survey-hand = Your hand
circles-survey-offers = Offers
circles-survey-map = Units on the map
circles-survey-visitors = Visitors
circles-survey-laws = Events and phenomena
circles-survey-decks = Decks, and cards at which you look
circles-survey-now = { $turn ->
    [0] Step { $step }: { $phase }
   *[other] Game turn { $turn } of { $turns }, step { $step }: { $phase }
}
circles-survey-over = The game is over.
circles-survey-track = Still to act, in this order: { $daemons }
circles-survey-not-asked = Nothing is asked of you now.
circles-survey-waiting = Nothing is asked of you. The game waits for { $seats }.
circles-survey-you = [{ $number }] { $player }, that is you: { $souls }, { $favours }, { $disfavours }
circles-survey-seat = [{ $number }] { $player }: { $souls }, { $favours }, { $disfavours }
circles-survey-daemon = { $daemon }: rank { $rank }, skulls { $skulls }, stars { $stars }, hearts { $hearts }; { $state }
circles-survey-holds = Hand: { $cards }
circles-survey-holds-known = Hand: { $cards }; among them: { $known }
circles-survey-macina = Macina: { $card }
circles-survey-macina-rests = Macina: { $card } (it rests)
circles-survey-owns = Sectio: { $sectio }
circles-survey-place = { $place } (owner: { $owner }): { $units }
circles-survey-antehell = { $place }: { $units }
circles-survey-minder = { $unit } with { $hound }
circles-survey-officer = { $unit } of { $banner }
circles-survey-uriel-earth = Uriel has cleansed the Earth, and waits.
circles-survey-uriel = Uriel is in { MID($place) }.
circles-survey-lilith = Lilith is in { MID($place) }.
circles-survey-lilith-aspect = Lilith is in { MID($place) }. Her aspect is { $aspect }.
circles-survey-permanent = { $sphere }: { $card }. { $rules }
circles-survey-lasting = In this game turn: { $card }
circles-survey-lasting-for = In this game turn, for { $seats }: { $card }
circles-survey-struck = In this game turn: { $omen }, in { MID($area) }
circles-survey-deck-sizes = Cards in the decks: { $arcana } arcana, { $hell } Hell cards, { $daemons } daemons
circles-state-incapacitated = incapacitated, recovers with { $n } or more
circles-state-bound = has to Pass for Good
circles-state-acted = has acted
