### Oaths of the Pit: the rules of each card, made from its effect and its numbers.
### Lists of cards ($undying, $doomed, $fiends, $shelter, $hordes) come from the catalog.

## Devils

oaths-devil-age = Alter { $age }. Seine Farbe auf der Strategieleiste hat die Nummer { $age }.
oaths-power-command = Eine Armee oder ein Bündnis unter seiner persönlichen Führung hat { $percent } % mehr Stärke, aufgerundet. Das gilt nicht bei der Verteidigung des Heimatreichs.
oaths-power-command-doomed = Es gilt auch nicht, solange zu einer Armee seiner Seite gehört: { $doomed }.
oaths-power-wild = In jedem Handel hat dieser Teufel { $n ->
    [one] 1 freien Gefallen
   *[other] { $n } freie Gefallen
}; damit bezahlt er wie mit Gefallen jedes anderen. Es sind keine Karten, also gewinnt das Ziel nichts.
oaths-power-harvest = Dieser Teufel sammelt auf der Erde { $percent } % mehr Seelen, aufgerundet.
oaths-power-suborns = Einmal in jedem Konflikt bekommt dieser Teufel, wenn er seine Armee persönlich führt, eine Horde einer Armee aus demselben Kampf, auch von einem Verbündeten. Er wählt die Armee, bevor Strategien gewählt werden. Deren Teufel wählt die Horde.
oaths-power-citadel = Welches Reich auch seine Heimat ist: Es hat Verteidigung { $n }.
oaths-power-dear = Seine Gefallen sind teuer: Wer etwas von ihm einfordert, zahlt das { $times }-Fache.
oaths-power-hoard = In der Verstärkung zieht dieser Teufel mehr Karten, wenn bei einem anderen gleich viele oder mehr ausliegen: den Unterschied und eine dazu, höchstens { $n }.
oaths-power-revenge = Wird dieser Teufel gefangen, vernichtet er in jeder Armee, die ihn angegriffen hat, bis zu { $n } Horden seiner Wahl.
oaths-power-revenge-undying = Nicht vernichtet werden: { $undying }.
oaths-power-raises = Wenn Ziele gewählt werden, kann dieser Teufel Seelen in Horden verwandeln, eins zu eins, solange noch welche im Vorratsstapel sind: { $hordes }.
oaths-power-gaoler = In einem Bündnis bekommt dieser Teufel alle Gefangenen.
oaths-power-torture = Einmal in jedem Handel kann dieser Teufel jeden seiner Gefangenen foltern: Er sieht { $n } zufällige Karten von dessen Hand. Er behält eine, die keine Stimme ist, und der Gefangene ist frei; oder er gibt alle zurück und behält den Gefangenen.
oaths-power-rituals = Dieser Teufel kann in jeder Spielrunde { $more } Rituale mehr wirken als andere: { $total } im Ganzen.
oaths-power-sorcery = Für jedes seiner Rituale, das vollzogen wird, zieht dieser Teufel { $n ->
    [one] 1 Zauberkarte
   *[other] { $n } Zauberkarten
} mehr.
oaths-power-counter = Wenn dieser Teufel Gefallen einfordert, kann er bis zu { $total } eigene einsetzen, { $n } mehr als andere. Mindestens einer muss vom Ziel sein.

## Realms

oaths-realm-defence = Verteidigung { $n }: So viel Stärke kommt zur Armee hinzu, die es verteidigt.
oaths-realm-middle = Es liegt in der Mitte des Tisches. Zu Beginn beherrscht es niemand.
oaths-realm-quiet = Es hat keine andere Kraft.
oaths-realm-throne = In jeder Wertung bekommt der Herrscher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Bei Gleichstand in der Wahl gewinnt er, wenn die Punkte nicht entscheiden.
oaths-realm-gallows = Eine Armee, die hier geschlagen wird, verliert alle ihre Horden und die Seelen, die mit ihr ziehen.
oaths-realm-gallows-undying = Es überleben: { $undying }.
oaths-realm-wake = Kommt eine Armee an, legt der Herrscher alle Horden dieser Art aus, die noch im Vorratsstapel sind: { $hordes }.
oaths-realm-toll = Eine Armee, die ankommt, verliert sofort { $hordes ->
    [one] 1 Horde
   *[other] { $hordes } Horden
} nach Wahl ihres Teufels.
oaths-realm-toll-undying = Nur zur Seite gelegt werden: { $undying }. Sie kehren zurück, wenn die Angreifer siegen, und gehören sonst dem Verteidiger.
oaths-realm-wailing = Wenn Seelen gesammelt werden, bekommt der Herrscher { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
} mehr, die nicht von der Erde kommt.
oaths-realm-judgement = Der Herrscher bekommt alle Seelen, die Teufel ohne Heimatreich sammeln.
oaths-realm-lure = Nachdem Seelen gesammelt sind, kann der Herrscher eine Horde von der Erde nehmen ({ $fiends }), und zwar von dem Teufel, der dort die meisten hat. Haben mehrere gleich viele, wählt der Herrscher.

## Hordes

oaths-horde-power = Stärke { $open }.
oaths-horde-powers = Stärke { $open } auf freiem Feld, { $assault } gegen ein Heimatreich und { $home } im eigenen Heimatreich.
oaths-horde-earthbound = Sie kann auf die Erde geschickt werden. Dort sammelt sie in jedem Konflikt 1 Seele, und weder Armeen noch Rituale schaden ihr.
oaths-horde-casts = Sie kann in jeder Spielrunde 1 Ritual wirken.
oaths-horde-leads = Sie kann die Armee führen, während ihr Teufel auf der Erde ist oder Rituale wirkt.
oaths-horde-shatters = Sie wird vernichtet, wenn ihre Armee geschlagen wird.
oaths-horde-cataclysm = Wird ihre Armee geschlagen, verlieren alle Armeen ihrer Seite alle Horden und die Seelen, die mit ihnen ziehen. Bleibt ihre Armee zu Hause, wenn die Ziele aufgedeckt werden, verliert ihr Teufel alle Horden und Seelen.
oaths-horde-cataclysm-undying = Beides überleben: { $undying }.
oaths-horde-swarms = In derselben Armee hat die zweite Stärke { $second }, die dritte Stärke { $third } und so weiter.
oaths-horde-undying = Sie wird nur vernichtet, wenn ihre Armee im Heimatreich besiegt wird. Sie kann nicht gewählt werden, wenn ihr Teufel eine Horde verlieren muss.

## Artifacts

oaths-artifact-foresight = Wer es hält, wählt sein Ziel erst, wenn alle anderen ihres gezeigt haben.
oaths-artifact-marching = Führt sein Teufel die Armee persönlich, ziehen und kämpfen dessen Seelen mit ihr.
oaths-artifact-salvage = Einmal in einer Spielrunde kann, wer es hält, eine Horde nehmen, wenn irgendeinem Teufel Horden vernichtet werden. Es wirkt nicht mehr, wenn die eigene Armee in dieser Spielrunde zu Hause vernichtet wurde.
oaths-artifact-twice = In der Aktion kann es auf ein Ritual gelegt werden, das sein Besitzer wirkt. Dieses Ritual zählt als zwei.
oaths-artifact-reach = Eine Armee oder ein Bündnis unter der persönlichen Führung seines Teufels siegt unmittelbar über Farben bis zu { $steps } Schritte unter der eigenen statt nur 1.

## Rituals

oaths-ritual-priority = Vorrang { $n }: Rituale mit kleineren Zahlen werden zuerst vollzogen.
oaths-ritual-conjure = Es zieht { $cards ->
    [one] 1 Zauberkarte
   *[other] { $cards } Zauberkarten
}.
oaths-ritual-drain = Es vernichtet alle Artefakte außer denen von Teufeln in der Hölle, die diesen Schutz haben: { $shelter }. Für jedes zieht es 1 Zauberkarte.
oaths-ritual-furnace = Es vernichtet alle Seelen von Teufeln ohne diesen Schutz: { $shelter }. Wer es wirkt und den Schutz hat, wählt, wie viele eigene brennen. Für jede eigene Seele zieht es 1 Zauberkarte.
oaths-ritual-plague = Jeder Teufel ohne den Schutz { $shelter } verliert { $thirds }/3 seiner Seelen und { $thirds }/3 seiner Horden in der Hölle, ausgelost, beides aufgerundet. Mehrere solche Rituale addieren sich. Für jede Horde, die der Wirkende verlor, zieht es 1 Zauberkarte.
oaths-ritual-plague-undying = Getroffen, aber nicht vernichtet werden: { $undying }.
oaths-ritual-sanctuary = Bis es vollzogen wird, hat das Heimatreich des Wirkenden { $defence } mehr Stärke, und andere Rituale schaden nichts, was dort ist. Beim Vollzug zieht es { $cards ->
    [one] 1 Zauberkarte
   *[other] { $cards } Zauberkarten
}.
oaths-ritual-steal = Es nimmt jedem anderen Teufel, der welche hat, 1 ausgeloste Zauberkarte. Was an { $least } fehlt, kommt aus dem Vorratsstapel.

## Events

oaths-event-once = Es wird nie ausgelegt: Wer es zieht und behält, führt es sofort aus.
oaths-event-currents = Wer es behält, zieht eine Sonderkarte. Gibt es keine, zieht er stattdessen eine Vorratskarte.
oaths-event-agreement = Wer es behält, nimmt einem anderen Teufel { $cards ->
    [one] 1 ausliegende Karte
   *[other] { $cards } ausliegende Karten
}. Dafür gibt er einen eigenen Gefallen oder ebenso viele ausliegende Karten; es dürfen die eben genommenen sein.
oaths-event-summon = Wer es behält, gewinnt { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
}.

## Special play cards. $moment is one of `oaths-moment-…`

oaths-special-when = { $moment }.
oaths-special-doublecross = Die andere Karte wirkt nicht.
oaths-special-drunken = Alle Teufel nehmen teil, oder alle außer dem, der sie spielt. Jeder wählt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} seiner Hand; bei weniger als { $small } Handkarten die Hälfte, aufgerundet. Die Karten werden gemischt, und jeder bekommt so viele, wie er gab.
oaths-special-escape = Ein Teufel, der eben sein Heimatreich verloren hat, kommt auf die Erde, statt gefangen zu werden. Dort sammelt er Seelen wie sonst.
oaths-special-reserve = Wer sie spielt, nimmt ein Ritual oder ein Artefakt aus den abgelegten Karten und legt es aus.
oaths-special-vortex = Wer sie spielt, nimmt ein ausliegendes Ritual eines anderen Teufels.
oaths-special-recall = Alle auf der Erde kehren in die Hölle zurück und können sofort kämpfen. Teufel ohne Heimatreich wählen eines.
oaths-special-reoccupy = Ein Teufel ohne Heimatreich wählt eines, das niemand beherrscht.
oaths-special-silence = Im nächsten Handel gibt es keine Geschäfte: keine Angebote, keine Gefallen. Gefangene können weiter befreit werden, mit Gefallen oder umsonst; Sonderkarten und Folter bleiben.
oaths-special-thief = Wer sie spielt, nimmt ein Artefakt eines anderen Teufels.
oaths-special-virtue = In der nächsten Aktion kann kein Teufel auf die Erde gehen. An ihrem Ende wird die Hälfte der Horden vernichtet, die jeder Teufel auf die Erde geschickt hat: ausgelost, aufgerundet.
oaths-special-troops = Wer sie spielt, nimmt eine Horde eines anderen Teufels, außer sie ist auf der Erde.
oaths-special-war = Wer sie spielt, gewinnt 1 Seele für jede eigene Horde dieser Art: { $fiends }. In der nächsten Aktion müssen alle Teufel alle diese Horden auf die Erde schicken.

## Papers

oaths-paper-number-favor = Von jedem Teufel sind { $all } Gefallen im Spiel; { $own } davon hält er zu Beginn selbst.
oaths-paper-number-oath = Von jedem Teufel sind { $all } Eide im Spiel; { $own } davon hält er zu Beginn selbst. Die anderen werden an alle verteilt.
oaths-paper-number-vote = Von jedem Teufel { $all ->
    [one] ist 1 Stimme
   *[other] sind { $all } Stimmen
} im Spiel; { $own } davon hält er zu Beginn selbst.
oaths-paper-use-favor = Im Handel wird ein Teufel mit seinen Gefallen gezwungen: { $safety } für Sicherheit vor ihm, { $alliance } für seine Gefolgschaft in einem Bündnis, { $prisoner } für einen seiner Gefangenen und 1 für jeden Eid und jede Stimme, die getauscht werden, bis zu { $oaths }. Er kann nicht ablehnen. Die Gefallen, mit denen bezahlt wird, bekommt er.
oaths-paper-counter-favor = Ist der Preis höher als 1, dürfen { $counter } der Gefallen eigene sein.
oaths-paper-tie-favor = Am Ende des Spiels gewinnen die meisten Gefallen auf der Hand den letzten Gleichstand.
oaths-paper-use-oath = Am Ende des Spiels ist jeder Eid des neuen Oberherrn { $points } Punkte wert für den, der ihn hält. Wer { $winning } Eide des Oberherrn hält, gewinnt sofort.
oaths-paper-ransom-oath = Ein Gefangener, der am Ende des Handels frei wird, legt einen Eid seiner Hand ab, aus dem Spiel.
oaths-paper-use-vote = Am Ende des Spiels gibt sie, wer sie hält, einem Teufel seiner Wahl, zusammen mit allen anderen Stimmen seiner Hand. Wer die meisten Stimmen bekommt, ist der neue Oberherr.
oaths-paper-silent-vote = Die Stimme eines gefangenen Teufels zählt für niemanden.
oaths-paper-pile = In jeder Wertung legt jeder { $pile } Eide oder Stimmen auf einen Stapel und nimmt dann { $pile } davon.
