## Perks (manual appendix G), told from what they give. `boon-` texts are in abilities.ftl.
gift-prowess = Alle Legionen des Hauses haben so viel mehr { $stat }, wie sein Attribut { $attribute } beträgt.
gift-devotion = Alle Legionen des Hauses haben so viel mehr Treue, wie sein Attribut { $attribute } beträgt.
gift-haste = Alle Legionen des Hauses haben { $amount ->
    [one] { $amount } Marschpunkt
   *[other] { $amount } Marschpunkte
} mehr, doch dadurch nicht mehr als { $most }.
gift-sloth = Alle Legionen des Hauses haben { $amount ->
    [one] { $amount } Marschpunkt
   *[other] { $amount } Marschpunkte
} weniger, doch mindestens 1.
gift-vanity = Jeder Ort der Macht des Hauses bringt in jedem Zug { $amount } Prestige mehr. Festen nicht.
gift-obscurity = Zieht { $amount } von der Gütezahl jeder Tributkarte ab, die gebracht wird.
gift-offerings = Jede Tributforderung wird mit { $amount ->
    [one] einer Karte
   *[other] { $amount } Karten
} mehr zur Auswahl beantwortet.
gift-glory = Siege in der Schlacht bringen { $amount } % mehr Prestige.
gift-arena = Siege im Zweikampf bringen { $amount } % mehr Prestige.
gift-bully = Wer einer Forderung des Hauses nachgibt, legt auf das Prestige, das es eingesetzt hatte, { $amount } drauf.
gift-debauchery = Das Haus hat in jedem Zug { $amount ->
    [one] einen Befehlsplatz
   *[other] { $amount } Befehlsplätze
} weniger, doch mindestens 1.
gift-mark = Legionen des Hauses zählen { $amount ->
    [one] eine Stufe
   *[other] { $amount } Stufen
} höher, wenn sie einem Ritual widerstehen.
gift-sorcery = Addiert { $amount } zu jedem Wurf für ein Ritual, das das Haus vollzieht.
gift-war-craft = Kampfkarten des Hauses dürfen { $amount ->
    [one] ein Element
   *[other] { $amount } Elemente
} mehr haben, sobald sein Zorn welche erlaubt.
gift-grudge = Das Haus braucht { $amount ->
    [one] eine gewonnene Vendetta
   *[other] { $amount } gewonnene Vendetten
} weniger als andere, um Blutfehde beanspruchen zu dürfen.
gift-administration = Jeder Ort der Macht des Hauses hat { $amount ->
    [one] einen Ausrüstungsplatz
   *[other] { $amount } Ausrüstungsplätze
} mehr, bis zu vier insgesamt.
gift-behind-throne = Ist das Haus der Blutvasall eines Herrn, den das Konklave wählt, so besteigt es an seines Herrn Stelle den Thron.
gift-king-maker = Vor dem Spiel wählt das Haus einen Rivalen zu seiner Marionette, die davon nichts weiß. Wird sie vom Konklave gewählt, so besteigt stattdessen das Haus den Thron, wie es auch um sein eigenes Prestige steht; nicht aber, wenn es dann exkommuniziert ist.
part-aura = die Macht seines Erzteufels

## On the screen
perks-own = Gaben
perks-hidden = Niemand sonst kennt deine Gaben, es sei denn, ein Augurium zeigt sie; was sie an Legionen bewirken, sieht jeder.
perks-pawn = Deine Marionette ist { $house }.
perks-pawn-title = Die Marionette
perks-pawn-tip = Wird deine Marionette gewählt, so ist der Thron dein. Sie weiß es nicht.
