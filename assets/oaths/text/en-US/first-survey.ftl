### Oaths of the Pit, first edition: a seat's knowledge as text in a terminal.
### Numbers in square brackets are ids, as answers name them.

oaths-first-survey-combat = THE COMBAT
oaths-first-survey-cards = DECK AND PILES

oaths-first-survey-order = Clockwise from the Starter: { $devils }
oaths-first-survey-post = { $post }: { $devil }
oaths-first-survey-post-firm = { $post }: { $devil }, firmly
oaths-first-survey-proclaimed = Proclaimed at the last gathering: { $devils }
oaths-first-survey-army = { $devil } ({ $side }): size { $size }, { $army }
oaths-first-survey-negated = The defense of the fortress is negated.
oaths-first-survey-damaged = The fortress is damaged.
oaths-first-survey-hit = Hit and put aside: { $devils }
oaths-first-survey-devil = [{ $seat }] { $devil }: { $points }, { $souls }
oaths-first-survey-you = [{ $seat }] { $devil }, you: { $points }, { $souls }
oaths-first-survey-shame = in disgrace until the end of game turn { $turn }
oaths-first-survey-banished = banished from Earth until the end of game turn { $turn }
oaths-first-survey-fortress = fortress: { $fortress }, defense { $defence }
oaths-first-survey-no-fortress = no fortress
oaths-first-survey-rituals = rituals: { $cards }
oaths-first-survey-permitted = permitted to trade with everybody
oaths-first-survey-holds = cards in hand: { $count }
oaths-first-survey-deck = Cards in the resource deck: { $count }
oaths-first-survey-pile = Oaths that were sold: { $count }
