### Oaths of the Pit: the codex. The rules of the whole game, each line a paragraph. Numbers come from the catalog.
### The draws are $draw3, $discard3 and so on, for 3 to 6 players.

## Families of entries

oaths-codex-devils = Teufel
oaths-codex-realms = Reiche
oaths-codex-hordes = Horden
oaths-codex-artifacts = Artefakte
oaths-codex-rituals = Rituale
oaths-codex-events = Ereignisse
oaths-codex-specials = Sonderkarten
oaths-codex-papers = Gefallen, Eide und Stimmen
oaths-codex-turn = Die Regeln
oaths-codex-rulings = Auslegungen
oaths-codex-paper-favor = Gefallen
oaths-codex-paper-oath = Eide
oaths-codex-paper-vote = Stimmen
oaths-codex-count = { $count ->
    [one] Das Spiel hat 1 solche Karte.
   *[other] Das Spiel hat { $count } solche Karten.
}

## What a ruling is about: the source leaves something open

oaths-codex-why = Grund: { $why }

## The rules

oaths-turn-aim = Das Ziel des Spiels
oaths-turn-aim-text =
    Der alte Oberherr der Hölle ist fort. In { $rounds } Spielrunden handeln, kämpfen und sammeln die Teufel. Dann wählen sie einen neuen Oberherrn.
    Siegpunkte bringen Seelen, Eroberungen und das Reich „{ $palace }“. Am Ende ist jeder Eid des neuen Oberherrn { $oath_points } Punkte wert für den, der ihn hält. Der Teufel mit den meisten Punkten gewinnt, und das muss nicht der Oberherr sein.
    Wer { $winning_oaths } Eide des neuen Oberherrn hält, gewinnt sofort, gleich wie die Punkte stehen.

oaths-turn-domain = Was ein Teufel hat
oaths-turn-domain-text =
    Auf dem Tisch, für alle sichtbar: der Teufel selbst, sein Heimatreich, seine Horden, Artefakte und Rituale, seine Seelen und seine Punkte.
    Auf der Hand, verdeckt: Gefallen, Eide und Stimmen aller Teufel, auch eigene, und Sonderkarten.
    Ein Teufel ist in der Hölle, auf der Erde oder gefangen. Ein Gefangener handelt und wählt wie jeder andere, kann aber seine Armee nicht führen.

oaths-turn-deal = Der Beginn eines Spiels
oaths-turn-deal-text =
    Von jedem Teufel gibt es { $favors } Gefallen, { $oaths } Eide und { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }. Er selbst beginnt mit { $own_favors } der Gefallen, { $own_oaths } der Eide und { $own_votes } der Stimmen. Alle anderen werden gemischt und gleichmäßig verteilt.
    Jeder Teufel bekommt ein Heimatreich. Das Reich „{ START($palace) }“ liegt in der Mitte, und niemand herrscht dort. Die Initiative wird ausgelost; kleinere Zahlen kommen zuerst.

oaths-turn-reinforcements = Verstärkung
oaths-turn-reinforcements-text =
    Alle kehren von der Erde zurück. Ein Teufel ohne Heimatreich bezieht eines, das niemand beherrscht.
    Jeder zieht 1 Sonderkarte und dann Vorratskarten: { $draw3 } bei 3 Spielern, { $draw4 } bei 4, { $draw5 } bei 5, { $draw6 } bei 6. Liegen weniger als { $fewest_tabled } Karten aus, zieht er für jede fehlende 1 mehr.
    Von den gezogenen Karten legt er { $discard3 }, { $discard4 }, { $discard5 } oder { $discard6 } ab und legt die anderen aus. Ereignisse darunter geschehen sofort.

oaths-turn-trading = Handel
oaths-turn-trading-text =
    Gehandelt wird in Runden. In jeder sagen alle gleichzeitig, was sie wollen; dann wird alles gezeigt und geschieht: Gefallen einfordern, Angebote beantworten, Folter, Freilassung, Sonderkarten und neue Angebote. In der letzten Runde gibt es keine neuen Angebote.
    Gehandelt werden ausliegende Karten, Seelen, Punkte, Handkarten, Gefangene, Heimatreiche, Sicherheit, Bündnisse und Versprechen. Was sofort den Besitzer wechselt, ist bindend. Ein Punkt kann nur an einen Teufel gehen, der nicht mehr Punkte hat als der Geber.
    Alle hören alle Angebote. Der Handel endet, wenn in einer Runde niemand etwas sagt, oder nach der letzten Runde.

oaths-turn-favours = Gefallen einfordern
oaths-turn-favours-text =
    Wer Gefallen eines Teufels hält, kann ihn im Handel zwingen: { $safety } Gefallen für Sicherheit, { $alliance } für ein Bündnis, { $prisoner } für einen seiner Gefangenen und 1 für jeden Eid und jede Stimme eines Tauschs, bis zu { $most_oaths }. Das Ziel kann nicht ablehnen. Die Gefallen bekommt es.
    Bei einem Tausch gibt das Ziel Eide oder Stimmen eigener Wahl und bekommt ebenso viele zurück, nach Wahl des Fordernden.
    Ist der Preis höher als 1, dürfen { $counter_favors } der Gefallen eigene sein.

oaths-turn-safety = Sicherheit
oaths-turn-safety-text =
    Wer einem anderen Sicherheit zusagt, darf ihn bis zur nächsten Spielrunde nicht als Ziel wählen und sein Heimatreich nicht angreifen.
    Sicherheit kann zu jedem Preis vereinbart oder mit { $safety } Gefallen erzwungen werden. Sie bindet. Sie endet sofort, wenn die Armeen der beiden sich treffen.
    Greift der Anführer eines Bündnisses einen Teufel an, dem ein Gefolgsmann Sicherheit schuldet, bleibt dessen Armee dem Kampf fern, bekommt aber einen Teil der Beute.

oaths-turn-alliances = Bündnisse
oaths-turn-alliances-text =
    Ein Bündnis hat einen Anführer und solche, die folgen. Es gilt bis zur nächsten Spielrunde und kann zu jedem Preis vereinbart oder mit { $alliance } Gefallen erzwungen werden. Nur der Anführer kann weitere aufnehmen. Es braucht mindestens { $alliance_players } Spieler.
    Verbündete kämpfen auf derselben Seite und teilen das Ergebnis. Sie greifen einander nie an. Kann der Anführer ziehen, gehen alle, die folgen und ziehen können, mit ihm; sonst wählt jeder für sich.
    Ein Teufel im Bündnis kann nicht auf die Erde gehen, außer eine Horde kann seine Armee führen.

oaths-turn-promises = Versprechen
oaths-turn-promises-text =
    Teufel können versprechen, jemanden anzugreifen oder nicht, niemanden auf die Erde zu schicken oder jemanden zu wählen. Nichts zwingt sie, das zu halten.
    Der Tisch merkt sich, wer wem was versprach, und sagt am Ende der Spielrunde oder nach der Wahl, ob es gehalten wurde.

oaths-turn-prisoners = Gefangene
oaths-turn-prisoners-text =
    Ein Teufel, dessen Armee zu Hause vernichtet wird, wird gefangen, wenn er in der Hölle ist. Seine Artefakte gehen mit ihm.
    Im nächsten Handel können Gefangene übergeben oder befreit werden, zu jedem Preis oder für { $prisoner } Gefallen ihres Kerkermeisters. Am Ende des Handels kommen alle frei, und jeder legt einen Eid seiner Hand ab, aus dem Spiel. Wer keinen hat, zeigt dem Kerkermeister die Hand.
    Vor der letzten Wahl können Gefangene noch einmal befreit oder übergeben werden. Die Stimmen derer, die gefangen bleiben, zählen für niemanden.

oaths-turn-action = Aktion
oaths-turn-action-text =
    In der Reihenfolge der Initiative sagt jeder Teufel, welche Rituale er wirkt und wer auf die Erde geht. Er selbst kann { $rituals } Rituale wirken, und jede Karte dieser Horden 1: { START($casters) }.
    Auf die Erde gehen können der Teufel selbst und diese Horden: { $fiends }. Dort sammeln sie Seelen, und nichts kann ihnen schaden; sie kehren zu Beginn der nächsten Spielrunde zurück.
    Wer Rituale wirkt, kann nicht auf die Erde gehen und nicht angreifen, bis die Rituale vollzogen sind. Rituale, die niemand wirkt, werden abgelegt.

oaths-turn-conflict = Ein Konflikt
oaths-turn-conflict-text =
    Jede Spielrunde hat { $conflicts } Konflikte. Nach dem ersten kommen die Rituale.
    Ein Konflikt hat vier Teile: Züge, Kampf auf freiem Feld, Kampf in Heimatreichen und das Sammeln der Seelen.

oaths-turn-moves = Züge
oaths-turn-moves-text =
    Jeder Teufel, der seine Armee führen kann, wählt heimlich ein Ziel: zu Hause bleiben, der Armee eines anderen entgegenziehen oder in ein Reich ziehen, das niemand beherrscht. Die Armee nimmt alle Horden mit, außer denen auf der Erde und denen, die Rituale wirken. Seelen bleiben zu Hause.
    Dann werden alle Ziele gezeigt. Armeen, die durch Ziele verbunden sind, treffen sich, unmittelbar oder über andere; wer zu Hause bleibt, bleibt außen vor, außer in einem Bündnis. Ist nur eine Seite übrig, zieht sie gleich weiter zum Ziel.
    Ein Teufel, der auf der Erde ist, ein Ritual wirkt oder gefangen ist, kann seine Armee nicht führen. Für einen Teufel auf der Erde oder bei einem Ritual können das diese Horden: { $leaders }. Wessen Armee zu Hause vernichtet wurde, kann in dieser Spielrunde nicht mehr angreifen.

oaths-turn-colours = Strategien und Farben
oaths-turn-colours-text =
    Die Strategieleiste ist ein Kreis aus { $colours } Farben: eine für jeden Teufel, nach seinem Alter nummeriert, und Schwarz, Nummer 0. In jedem Kampf zeigen alle Seiten gleichzeitig eine Farbe, die sie heimlich gewählt haben.
    Eine Farbe siegt unmittelbar über die nächstkleinere: 3 über 2, 2 über 1, 1 über 0, und 0 über { $highest }. Eine Seite, die so besiegt wird, hat verloren, wie stark sie auch ist. Entscheidet keine Farbe, entscheidet die Stärke.

oaths-turn-power = Stärke
oaths-turn-power-text =
    Die Stärke einer Armee ist die Summe ihrer Horden, von denen die meisten Stärke 1 haben, und 1 für den Teufel selbst, wenn er in der Hölle ist und kein Ritual wirkt.
    Im Heimatreich zählen auch die Verteidigung des Reichs, die Horden, die Rituale wirken, der Teufel, auch wenn er eines wirkt, und 1 für jede Seele. Manche Horden haben auf freiem Feld, gegen ein Heimatreich oder zu Hause andere Stärke.

oaths-turn-open = Kampf auf freiem Feld
oaths-turn-open-text =
    Jede Seite zeigt eine Farbe. Von den Seiten, die keine andere unmittelbar besiegt, gewinnt die stärkste. Sind die stärksten gleich, gewinnt niemand.
    Alle anderen Armeen sind geschlagen und gehen nach Hause. Wer siegt, zieht weiter zum Ziel: zum Heimatreich eines anderen Teufels oder in ein Reich, das niemand beherrscht.

oaths-turn-siege = Kampf in Heimatreichen
oaths-turn-siege-text =
    Die Armee, die ankommt, greift die an, die zu Hause ist. Beide zeigen eine Farbe. Siegt keine unmittelbar, brauchen die Angreifer mehr Stärke als der Verteidiger.
    Angreifer, die verlieren, sind geschlagen. Ein Verteidiger, der verliert, wird vernichtet: Er verliert alle Horden außer denen auf der Erde, alle Seelen, alle Rituale und sein Heimatreich, und der Teufel wird gefangen, wenn er in der Hölle ist.
    Armeen an einem Reich, das niemand beherrscht, kämpfen dort nicht. Wenn alle Kämpfe vorbei sind, kann jede ihr Heimatreich gegen ein solches tauschen.

oaths-turn-defeat = Niederlage
oaths-turn-defeat-text =
    Jede geschlagene Armee verliert 1 Horde nach Wahl ihres Teufels, außer es gehen ohnehin Horden ihrer Art wegen verloren. Nicht gewählt werden können: { $undying }.
    Eine geschlagene Armee kehrt nach Hause zurück. Ihr Teufel wird nicht gefangen und behält seine Seelen.

oaths-turn-spoils = Kriegsbeute
oaths-turn-spoils-text =
    Wer einen Verteidiger vernichtet, bekommt 1 seiner Punkte, seine Gefangenen, den Teufel selbst mit seinen Artefakten und sein Heimatreich. Der Sieger kann sein altes Reich behalten oder umziehen und das alte leer lassen.
    Den Punkt gibt es nur, wenn der Verteidiger einen hat, und nicht weniger als der, der ihn bekommt.
    In einem Bündnis teilt der Anführer. Der Punkt geht an einen von denen mit den wenigsten Punkten. Jeder, der folgt, bekommt etwas, wenn es reicht.

oaths-turn-souls = Seelen
oaths-turn-souls-text =
    Am Ende jedes Konflikts sammelt jede Horde und jeder Teufel auf der Erde 1 Seele. Ein Teufel ohne Heimatreich sammelt für das Reich „{ $judgement }“; herrscht dort niemand, sind seine Seelen verloren.
    Dann bekommt der Teufel mit den meisten Seelen 1 Punkt und verliert alle seine Seelen. Haben mehrere gleich viele, bekommt jeder von ihnen einen Punkt und verliert seine Seelen.

oaths-turn-rites = Rituale
oaths-turn-rites-text =
    Nach dem ersten Konflikt werden die Rituale vollzogen, die mit der kleinsten Vorrangzahl zuerst, und unter diesen nach der Initiative. Ein Teufel kann sein Ritual auch abbrechen.
    Geht eine Horde, die ein Ritual wirkt, vorher verloren, wird das Ritual abgelegt.
    Solange es gewirkt wird, schützt dieses Ritual die Heimat dessen, der es wirkt, vor den Ritualen anderer: { $shelter }.

oaths-turn-magic = Zauberkarten
oaths-turn-magic-text =
    Viele Rituale ziehen Zauberkarten aus dem Vorratsstapel. Sie liegen verdeckt, auch für den, der sie zieht.
    Wenn alle Rituale vorbei sind, werden sie ausgelegt. Aus jedem Ereignis und jedem Ritual darunter wird 1 Seele.

oaths-turn-special = Sonderkarten
oaths-turn-special-text =
    Jeder Teufel zieht zu Beginn einer Spielrunde eine und behält sie auf der Hand, bis er sie spielt. Jede hat ihren Moment. Danach kommt sie unter ihren Stapel zurück.
    Wer eine Karte dafür hat, kann antworten und eine Karte aufheben, die ein anderer gespielt hat.

oaths-turn-scoring = Wertung
oaths-turn-scoring-text =
    Am Ende einer Spielrunde bringt das Reich „{ $palace }“ seinem Herrscher { $throne ->
        [one] 1 Punkt
       *[other] { $throne } Punkte
    }. Die Initiative wird neu verteilt: Der Teufel mit den wenigsten Punkten bekommt die kleinste Zahl, und gleiche tauschen die Plätze.
    Jeder legt { $pile } Eide oder Stimmen verdeckt auf einen Stapel. Wer weniger hat, zeigt die Hand und legt, was er hat. Der Stapel wird gemischt. Nach der Initiative nimmt jeder { $pile } davon und zeigt sie.
    Niemand behält mehr als { $most_tabled } ausliegende Karten.

oaths-turn-vote = Die Wahl
oaths-turn-vote-text =
    Nach Spielrunde { $rounds } wählt jeder Teufel heimlich einen Kandidaten; er kann auch sich selbst wählen. Der Kandidat bekommt alle Stimmen der Hand. Die Stimme eines Gefangenen zählt für niemanden.
    Der Teufel mit den meisten Stimmen ist der neue Oberherr. Bei Gleichstand entscheiden die Punkte, dann die Herrschaft über das Reich „{ $palace }“, dann das Alter.

oaths-turn-count = Die Schlusszählung
oaths-turn-count-text =
    Wer { $winning_oaths } oder mehr Eide des Oberherrn hält, gewinnt sofort. Hat die niemand, ist jeder Eid des Oberherrn { $oath_points } Punkte wert, und der Teufel mit den meisten Punkten gewinnt.
    Bei Gleichstand gewinnt der Oberherr, dann der Teufel mit den meisten Gefallen auf der Hand.
