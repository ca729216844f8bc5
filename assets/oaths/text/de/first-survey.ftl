### Oaths of the Pit, first edition: a seat's knowledge as text in a terminal.
### Numbers in square brackets are ids, as answers name them.

oaths-first-survey-combat = DER KAMPF
oaths-first-survey-cards = STAPEL

oaths-first-survey-order = Im Uhrzeigersinn vom Startspieler an: { $devils }
oaths-first-survey-post = { $post }: { $devil }
oaths-first-survey-post-firm = { $post }: { $devil }, fest
oaths-first-survey-proclaimed = In der letzten Versammlung ausgerufen: { $devils }
oaths-first-survey-army = { $devil } ({ $side }): Größe { $size }, { $army }
oaths-first-survey-negated = Die Verteidigung der Festung ist außer Kraft.
oaths-first-survey-damaged = Die Festung ist beschädigt.
oaths-first-survey-hit = Getroffen und zur Seite gelegt: { $devils }
oaths-first-survey-devil = [{ $seat }] { $devil }: { $points }, { $souls }
oaths-first-survey-you = [{ $seat }] { $devil }, du: { $points }, { $souls }
oaths-first-survey-shame = entehrt bis zum Ende von Spielrunde { $turn }
oaths-first-survey-banished = von der Erde verbannt bis zum Ende von Spielrunde { $turn }
oaths-first-survey-fortress = Festung: { $fortress }, Verteidigung { $defence }
oaths-first-survey-no-fortress = keine Festung
oaths-first-survey-rituals = Rituale: { $cards }
oaths-first-survey-permitted = darf mit allen handeln
oaths-first-survey-holds = Handkarten: { $count }
oaths-first-survey-deck = Karten im Vorratsstapel: { $count }
oaths-first-survey-pile = Verkaufte Eide: { $count }
