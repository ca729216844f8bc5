### Oaths of the Pit, first edition: names, and the rules of each card, made from its effect and its numbers.
### Cards of both editions have their names in `cards.ftl`. $count is the number of cards; the number itself is not a part
### of the name.

## Names that the third edition does not have

oaths-first-card-juggernauts = Juggernauts
oaths-first-card-crawling-critters = Kriechende Viecher
oaths-first-card-flying-critters = Fliegende Viecher
oaths-first-card-swimming-critters = Schwimmende Viecher
oaths-first-card-deadmaze-of-granite = { $count ->
    [one] Todeslabyrinth aus Granit
   *[other] Todeslabyrinthe aus Granit
}
oaths-first-card-black-tower = { $count ->
    [one] Schwarzer Turm
   *[other] Schwarze Türme
}
oaths-first-card-iron-walls-of-dis = Eisenmauern von Dis
oaths-first-card-high-palace = { $count ->
    [one] Hoher Palast
   *[other] Hohe Paläste
}
oaths-first-card-heart-of-fortress = { $count ->
    [one] Herz der Festung
   *[other] Herzen der Festung
}
oaths-first-card-throne-of-hell = { $count ->
    [one] Thron der Hölle
   *[other] Throne der Hölle
}

oaths-first-flavour-juggernauts = Abbiegen haben sie nie gelernt. Es hat sich nicht ergeben.
oaths-first-flavour-crawling-critters = Sie sind kein Problem. Sie werden das aller.
oaths-first-flavour-flying-critters = Klein, geflügelt und niemandem verschworen. Achtung auf die Ohren.
oaths-first-flavour-swimming-critters = Der See kocht. Sie nennen es einen warmen Empfang.
oaths-first-flavour-deadmaze-of-granite = Vom Tor zweimal links, und man ist draußen. Gesagt wurde es noch niemandem.
oaths-first-flavour-black-tower = Von oben sieht man alles, nur nicht, wer auf der Treppe ist.
oaths-first-flavour-iron-walls-of-dis = Sie lassen niemanden hinein und machen für den Besitzer keine Ausnahme.
oaths-first-flavour-heart-of-fortress = Es schlägt im Keller. Besucher halten es für die Rohre.
oaths-first-flavour-throne-of-hell = Bequem ist er nicht. Zum Sitzen war er nie gedacht.

## Sorts and posts

oaths-first-sort-fortress = Festung
oaths-first-sort-special = Sonderkarte
oaths-first-post-power = Reich der Macht
oaths-first-post-souls = Herr der Seelen

## Where a devil is, and the sides of a combat

oaths-first-in-heaven = der Teufel ist Gefangener der Heerscharen des Himmels
oaths-first-has-fled = der Teufel ist geflohen und kommt am Ende der Spielrunde zurück
oaths-first-side-attack = Angreifer
oaths-first-side-defend = Verteidiger
oaths-first-devil-itself = der Teufel selbst

## Devils. $total is $n and one

oaths-first-power-size = Größe { $n } im Kampf.
oaths-first-power-spares = In jeder Runde eines Kampfes bleibt seiner Armee { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} erspart, aber nie der letzte.
oaths-first-power-substitutes = Wo dieser Teufel mit einem Eid zahlen muss, kann er mit einer Vorratskarte der Hand zahlen. Danach zahlt er bis zum Ende der nächsten Spielrunde wieder mit Eiden.
oaths-first-power-flies = Fliegen verteidigen sein Reich: Die Verteidigung ist mindestens { $n }, mit oder ohne Festung, was immer sie sonst außer Kraft setzt oder anfrisst.
oaths-first-power-torture = Zu Beginn jeder Spielrunde zieht dieser Teufel { $n ->
    [one] 1 ausgeloste Karte
   *[other] { $n } ausgeloste Karten
} aus der Hand jedes seiner Gefangenen. Die Vorratskarten behält er. Sind Eide darunter, kann er einen davon behalten und den Gefangenen befreien. Alle anderen Eide gibt er zurück.
oaths-first-power-rituals = Dieser Teufel kann { $n } Rituale mehr aufrechterhalten als andere: { $total } zur selben Zeit.
oaths-first-power-consolation = Wenn dieser Teufel in der Ritualphase eines seiner Rituale ablegt, zieht er { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
oaths-first-power-draws = In jeder Nachziehphase zieht dieser Teufel { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} mehr.
oaths-first-power-revenge = Wird dieser Teufel im Kampf getroffen, teilt er der anderen Seite { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} aus.
oaths-first-power-bargains = Wenn dieser Teufel auf der Erde um Seelen würfelt, für sich selbst oder für einen Unhold, bringt ein Wurf ab 3 die Hälfte, abgerundet.
oaths-first-power-souls = Zu Beginn jeder Spielrunde bekommt dieser Teufel { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}, außer er ist gefangen.

## Hordes

oaths-first-horde-size = Größe { $n }.
oaths-first-horde-earthbound = Sie kann auf die Erde geschickt werden. Dort wird in jeder Spielrunde für sie gewürfelt: Sie sammelt Seelen oder wird verbannt oder gefangen.
oaths-first-horde-casts = Sie kann 1 Ritual aufrechterhalten, wenn ihr Teufel fort ist oder keine Festung hat.
oaths-first-horde-leads = Sie kann anstelle ihres Teufels eine Armee führen.
oaths-first-horde-charges = Wird ihre Armee getroffen, muss sie die Treffer vor allen anderen nehmen.
oaths-first-horde-revenge = Wird sie vernichtet, teilt sie der anderen Seite 1 Treffer aus.
oaths-first-horde-gnaws = Sie nimmt der Verteidigung des Reichs, das sie angreift, 1 Punkt.
oaths-first-horde-undying = Wird sie im Kampf vernichtet, kehrt sie bei einem Wurf ab { $roll } in ihr Reich zurück, aber nicht in den Kampf.
oaths-first-horde-strikes = In jeder Runde eines Kampfes teilt sie 1 zusätzlichen Treffer aus.
oaths-first-horde-hungers = Hat ihr Teufel in einer Spielrunde nicht als Angreifer gekämpft, frisst sie { $n } andere Horden ihres Teufels.
oaths-first-horde-critter = Je eine Karte dieser Arten bildet einen Satz: { $critters }. Mit einem Satz im Reich kann ein Teufel in jeder Ritualphase 1 Ritual von der Hand wirken.

## Fortresses

oaths-first-fortress-defence = Verteidigung { $n }.
oaths-first-fortress-quiet = Sie hat keine andere Kraft.
oaths-first-fortress-maze = In jeder Runde eines Kampfes, in der sie steht, teilt sie den Angreifern { $n ->
    [one] 1 zusätzlichen Treffer
   *[other] { $n } zusätzliche Treffer
} aus, auch wenn ihre Verteidigung außer Kraft ist.
oaths-first-fortress-tower = Zu Beginn jeder Spielrunde zieht ihr Teufel { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} mehr.
oaths-first-fortress-walls = Ihr Teufel kann aus einem Kampf nicht fliehen, indem er irgendeine Karte ablegt. Er braucht die Karte „{ $escape }“ oder eine zweite wie diese.
oaths-first-fortress-twin = Eine gleiche Karte auf der Hand kann mehr: Wer angreift, setzt damit die Verteidigung außer Kraft; ihr Teufel flieht damit; und wer in ihr gefangen ist, entkommt damit.

## Artifacts

oaths-first-artifact-salvage = Einmal in einer Spielrunde kann, wer es hält, eine Horde nehmen, wenn irgendeinem Teufel im Kampf Horden vernichtet werden.
oaths-first-artifact-heart = Es gibt seiner Festung { $n } mehr Verteidigung.
oaths-first-artifact-throne = Wer es hält, wird in der Versammlung erst abgelehnt, wenn { $n ->
    [one] 1 Teufel mehr Einspruch erhebt
   *[other] { $n } Teufel mehr Einspruch erheben
}. Ein Sieger mit einer Festung nimmt es dem Verteidiger.
oaths-first-artifact-bound = Es gehört zu einer Festung, geht mit ihr und wird nicht für sich gehandelt.
oaths-first-artifact-carried = Sein Teufel trägt es bei sich: Wer den Teufel gefangen nimmt, bekommt es.

## Rituals

oaths-first-ritual-summon = Alle, die ein anderer Teufel auf der Erde hat, kehren zurück, und wer es wirkt, bekommt { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
oaths-first-ritual-plague = Ein anderer Teufel verliert { $thirds }/3 seiner Horden in der Hölle, ausgelost, und { $thirds }/3 seiner Seelen, beides aufgerundet.
oaths-first-ritual-conjure = Wer es wirkt, zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.

## Special cards

oaths-first-special-when = Sie wird in jedem Handel gespielt.
oaths-first-special-when-free = Sie wird im Handel der Spielphase gespielt.
oaths-first-special-when-combat = Sie wird in jedem Handel oder im Kampf gespielt.
oaths-first-special-drunken = Wer sie spielt, gibt einem anderen Teufel einen eigenen Eid und zieht aus dessen Hand { $n ->
    [one] 1 ausgeloste Karte
   *[other] { $n } ausgeloste Karten
}. Eide darunter werden zurückgegeben.
oaths-first-special-forced = Wer sie spielt, gibt einem anderen Teufel einen eigenen Eid und nimmt eine seiner ausliegenden Horden oder eines seiner Artefakte. Was zu einer Festung gehört, kann nicht genommen werden.
oaths-first-special-escape = Ein Gefangener ist frei, auch einer der Heerscharen des Himmels. Im Kampf flieht der Teufel des Hauptverteidigers.
oaths-first-special-recall = Ein Teufel, der geflohen ist, kommt zurück. Im Kampf kann sie jeder andere gegen einen Teufel spielen, der flieht.
oaths-first-special-vortex = Ein Ritual, das ein anderer Teufel aufrechterhält, oder ein Artefakt eines anderen Teufels wird abgelegt.

## Oaths

oaths-first-oath-use = Am Ende des Spiels ist jeder Eid des Oberherrn { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert für den, der ihn hält.
oaths-first-oath-sold = Im Handel kann ein Eid an die anderen Mächte der Hölle verkauft werden: Wer ihn verkauft, zieht dafür { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}. Niemand sieht, wessen Eid es war.
oaths-first-oath-number = Von jedem Teufel sind { $all } Eide im Spiel; { $own } davon hält er zu Beginn selbst. Von jedem { $forgotten ->
    [one] wird { $forgotten } Eid
   *[other] werden { $forgotten } Eide
} gemischt und an alle verteilt.

## Posts

oaths-first-post-power-got = Es geht an den Teufel mit den meisten Angriffssiegen in einer Spielrunde, unter gleichen an den mit der größten Armee. Sind sie auch dann gleich, bekommt es keiner.
oaths-first-post-power-kept = Ein Sieg behält es. Hat niemand gesiegt, behält es eine Armee, die keine andere übertrifft.
oaths-first-post-souls-got = Es geht an den Teufel, der in einer Spielrunde die meisten Seelen gesammelt hat, mindestens { $n }, unter gleichen an den mit den meisten Unholden auf der Erde. Sind sie auch dann gleich, bekommt es keiner.
oaths-first-post-souls-kept = Wer Seelen sammelt, behält es, wenn niemand mehr gesammelt hat.
oaths-first-post-worth = Wer es bekommt, wird belohnt. Wer es zum ersten Mal behält, hat es fest inne und wird danach jedes Mal belohnt, wenn er es behält. Ein Amt, das jemand fest innehat, geht erst verloren, wenn er es zweimal nacheinander nicht behält.
