### Nine Circles: everything that a seat may know, as text for a terminal. Numbers in square brackets are ids.

circles-survey-turn = Das Spiel
circles-survey-question = Was du gefragt wirst
circles-survey-seats = Die Triumvirate
circles-survey-hand = Deine Hand
circles-survey-offers = Angebote
circles-survey-map = Einheiten auf der Karte
circles-survey-visitors = Besucher
circles-survey-laws = Ereignisse und Phänomene
circles-survey-decks = Stapel und Karten, die du ansiehst
circles-survey-now = { $turn ->
    [0] Schritt { $step }: { $phase }
   *[other] Spielrunde { $turn } von { $turns }, Schritt { $step }: { $phase }
}
circles-survey-over = Das Spiel ist zu Ende.
circles-survey-track = Es handeln noch, in dieser Reihenfolge: { $daemons }
circles-survey-not-asked = Du wirst jetzt nichts gefragt.
circles-survey-waiting = Du wirst nichts gefragt. Das Spiel wartet auf { $seats }.
circles-survey-you = [{ $number }] { $player }, das bist du: { $souls }, { $favours }, { $disfavours }
circles-survey-seat = [{ $number }] { $player }: { $souls }, { $favours }, { $disfavours }
circles-survey-daemon = { $daemon }: Rang { $rank }, Schädel { $skulls }, Sterne { $stars }, Herzen { $hearts }; { $state }
circles-survey-holds = Hand: { $cards }
circles-survey-holds-known = Hand: { $cards }; darunter: { $known }
circles-survey-macina = Macina: { $card }
circles-survey-macina-rests = Macina: { $card } (sie ruht)
circles-survey-owns = Sectio: { $sectio }
circles-survey-place = { $place } (Besitzer: { $owner }): { $units }
circles-survey-antehell = { $place }: { $units }
circles-survey-minder = { $unit } mit { $hound }
circles-survey-officer = { $unit } ({ $banner })
circles-survey-uriel-earth = Uriel hat die Erde gereinigt und wartet.
circles-survey-uriel = Uriel ist in „{ MID($place) }“.
circles-survey-lilith = Lilith ist in „{ MID($place) }“.
circles-survey-lilith-aspect = Lilith ist in „{ MID($place) }“. Ihre Gestalt: { $aspect }.
circles-survey-permanent = { $sphere }: „{ $card }“. { $rules }
circles-survey-lasting = In dieser Spielrunde: „{ $card }“
circles-survey-lasting-for = In dieser Spielrunde, für { $seats }: „{ $card }“
circles-survey-struck = In dieser Spielrunde: „{ $omen }“ ({ MID($area) })
circles-survey-deck-sizes = Karten in den Stapeln: { $arcana } Arcana, { $hell } Höllenkarten, { $daemons } Dämonen
circles-state-incapacitated = außer Gefecht, erholt sich mit { $n } oder mehr
circles-state-bound = muss endgültig passen
circles-state-acted = hat gehandelt
