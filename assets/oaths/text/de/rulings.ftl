### What the source of Oaths of the Pit leaves open, or lost, and what is played here. The codex shows these entries.
### Numbers come from the catalog. Numbers in quotations are the source's own.

oaths-ruling-deal = Die Verteilung zu Beginn
oaths-ruling-deal-text = Die Liste dessen, was verteilt wird, ist verloren. Jeder Teufel hält { $own_favors } seiner Gefallen, { $own_votes } seiner Stimmen und { $own_oaths } seiner Eide. Seine übrigen Eide gehen reihum an die anderen Teufel; alle anderen Papiere werden gemischt und verteilt. So hat jede Hand vergessene Versprechen anderer. Die Initiative wird ausgelost. Niemand hat Seelen oder Punkte.
oaths-ruling-deal-why = Die erste Ausgabe verteilt von jedem Teufel ein vergessenes Versprechen. Von { $oaths } Eiden gewinnen { $winning_oaths } sofort: Wer so viele eines Teufels von Anfang an hielte, müsste nur noch zusehen, wie er gewählt wird.

oaths-ruling-devils = Teufel werden ausgeteilt
oaths-ruling-devils-text = Wer keinen Teufel gewählt hat, bekommt einen. Horden bekommt zu Beginn niemand.
oaths-ruling-devils-why = Die Quelle sagt: „Gib jedem Spieler eine zufällige Horde“, und spricht gleich darauf von den Teufeln, die nicht mitspielen. Sonst teilt nichts Teufel aus; „Horde“ ist also wohl ein Versehen.

oaths-ruling-three = Drei Spieler
oaths-ruling-three-text = Mit weniger als { $alliance_players } Spielern gibt es keine Bündnisse, weder vereinbarte noch erzwungene.
oaths-ruling-three-why = Die Regel ist verloren; was von ihr blieb, sagt, dass sie „das Einfordern von Gefallen einschließt“. Zwei gegen einen würden jedes Spiel entscheiden.

oaths-ruling-trading-limits = Was gehandelt werden kann
oaths-ruling-trading-limits-text = Ausliegende Karten, Seelen, Handkarten, Gefangene, Heimatreiche (eines gegen das andere), Punkte, Sicherheit, Bündnisse und Versprechen. Ein Punkt geht nur an einen Teufel, der nicht mehr Punkte hat als der Geber.
oaths-ruling-trading-limits-why = Die Liste der Grenzen ist verloren. Die Regel über Punkte wird dort genannt, wo Beute geteilt wird.

oaths-ruling-rounds = Handel in Runden
oaths-ruling-rounds-text = Alle sagen gleichzeitig, was sie einfordern, spielen, annehmen, foltern und anbieten. Alles wird zusammen gezeigt und geschieht in dieser Reihenfolge, jeder Teil nach der Initiative. Der Handel endet, wenn alle bereit sind, oder nach der letzten Runde. Gefallen können in jeder Runde eingefordert werden. Im Schweigen gibt es nur eine Runde.
oaths-ruling-rounds-why = An einem Tisch reden alle durcheinander. Niemand kann unterbrochen werden, wo alle gleichzeitig sprechen.

oaths-ruling-open-offers = Angebote sind offen
oaths-ruling-open-offers-text = Alle hören jedes Angebot, mit allen Karten, die es nennt. Wer ein Angebot annimmt, dessen Karten der andere nicht mehr hat, bekommt nichts und gibt nichts.
oaths-ruling-open-offers-why = „Die Hölle ist voller Spione.“

oaths-ruling-open-tie = Gleiche Stärke auf freiem Feld
oaths-ruling-open-tie-text = Sind die stärksten Armeen, die nicht unmittelbar besiegt sind, gleich, siegt niemand, und alle Armeen dort sind geschlagen.
oaths-ruling-open-tie-why = In einem Heimatreich brauchen die Angreifer mehr Stärke als der Verteidiger.

oaths-ruling-home-draw = Gleiche Stärke zu Hause
oaths-ruling-home-draw-text = Die Angreifer brauchen mehr Stärke als der Verteidiger.
oaths-ruling-home-draw-why = „Hat der Angreifer mehr Stärke, wird der Verteidiger vernichtet; sonst ist der Angreifer geschlagen.“

oaths-ruling-vacant = Reiche, die niemand beherrscht
oaths-ruling-vacant-text = Armeen, die in ein Reich ziehen, das niemand beherrscht, treffen einander dort nicht. Wenn alle Kämpfe vorbei sind, nehmen sie eines, der Teufel mit der kleinsten Initiative zuerst, und Anführer von Bündnissen vor denen, die folgen.
oaths-ruling-vacant-why = Niemand ist dort, den man treffen könnte.

oaths-ruling-leaderless = Ein Bündnis ohne Anführer
oaths-ruling-leaderless-text = Kann der Anführer eines Bündnisses nicht ziehen, führt im Kampf der älteste Teufel von denen, die kämpfen, und jeder zieht weiter zum eigenen Ziel.
oaths-ruling-leaderless-why = Der älteste Teufel übernimmt auch, wenn die Armee des Anführers vernichtet wird.

oaths-ruling-toll = Der Zoll von Dis
oaths-ruling-toll-text = Jede Armee, die ankommt, verliert { $toll } Horden nach Wahl ihres Teufels.
oaths-ruling-toll-why = „Sie muss sofort 2 Horden vernichten, wenn sie kann.“

oaths-ruling-suborn = Mephistopheles nimmt eine Horde
oaths-ruling-suborn-text = Mephistopheles wählt die Armee, deren Teufel wählt die Horde, und Mephistopheles bekommt sie.
oaths-ruling-suborn-why = Der Satz kann anders gelesen werden; nur so wählen beide etwas.

oaths-ruling-plagues = Mehrere Seuchen
oaths-ruling-plagues-text = Alle Seuchen wirken zusammen. Jede zählt als { $thirds }/3 dessen, was vor ihnen da war, und eine verdoppelte zweimal.
oaths-ruling-plagues-why = „Werden zwei Höllische Seuchen gewirkt, verbinde ihre Wirkung“; eine verdoppelte kann alles vernichten.

oaths-ruling-furnace = Der Ofen und wer ihn heizt
oaths-ruling-furnace-text = Ohne eigene Freistatt brennen alle Seelen dessen, der das Ritual wirkt. Mit einer wählt er, wie viele.
oaths-ruling-furnace-why = Alle Seelen, die nicht geschützt sind, werden vernichtet.

oaths-ruling-gathering = Punkte für Seelen
oaths-ruling-gathering-text = Der Teufel mit den meisten Seelen bekommt am Ende jedes Konflikts einen Punkt.
oaths-ruling-gathering-why = Das Sammeln der Seelen ist ein Teil jedes der { $conflicts } Konflikte.

oaths-ruling-torture = Folter
oaths-ruling-torture-text = Jeder Gefangene kann in einem Handel einmal gefoltert werden.
oaths-ruling-torture-why = Sonst sähe der Folterer die ganze Hand.

oaths-ruling-special-windows = Wann Sonderkarten gespielt werden
oaths-ruling-special-windows-text = In jedem Moment der Regeln werden gefragt, die eine passende Karte halten, und danach, wer aufheben kann, was gespielt wurde. Karten, die im selben Moment gespielt werden, wirken in der Reihenfolge der Initiative.
oaths-ruling-special-windows-why = Andere Antworten gibt es nicht.

oaths-ruling-last-tie = Der letzte Gleichstand
oaths-ruling-last-tie-text = Teufel, die nach Punkten, dem Oberherrn und den Gefallen auf der Hand noch gleich sind, gewinnen gemeinsam.
oaths-ruling-last-tie-why = Die Quelle sagt nichts Weiteres.

oaths-ruling-salvage = Der Stab und eine vernichtete Armee
oaths-ruling-salvage-text = Ein Teufel, dessen Armee zu Hause vernichtet wurde, kann den Stab der Untoten für den Rest der Spielrunde nicht benutzen.
oaths-ruling-salvage-why = „Er hilft nicht, wenn deine Armee vernichtet wird.“

oaths-ruling-overlap = Zwei Freistätten
oaths-ruling-overlap-text = Zwei Freistätten eines Teufels, oder eine verdoppelte, schützen nicht besser als eine.
oaths-ruling-overlap-why = Jede sagt, was gilt, solange sie gewirkt wird, nicht, dass sie zu einer anderen hinzukommt.

oaths-ruling-seat = Seelen der Heimatlosen
oaths-ruling-seat-text = Der Richterstuhl bekommt, was der heimatlose Teufel gesammelt hätte, mit dessen Bonus und ohne den des Herrschers.
oaths-ruling-seat-why = „Bekomme alle Seelen, wenn der Sammelnde kein Heimatreich hat.“
