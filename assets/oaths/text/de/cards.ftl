### Oaths of the Pit: names of cards, and a line of flavour for each.
### $count is the number of cards; the number itself is not a part of the name.

## Devils

oaths-devil-asmodeus = Asmodeus
oaths-devil-mephistopheles = Mephistopheles
oaths-devil-baalzebub = Baalzebub
oaths-devil-mammon = Mammon
oaths-devil-belial = Belial
oaths-devil-glasya = Glasya

oaths-flavour-asmodeus = Er erhebt nicht die Stimme. Er erhöht die Zahl derer, die zuhören.
oaths-flavour-mephistopheles = Soldaten hat er nie gestohlen; er zeigt ihnen nur bessere Aussichten.
oaths-flavour-baalzebub = Man darf seine Schuld eintreiben. Bringen Sie eine zweite Ausfertigung mit, und etwas zum Sitzen.
oaths-flavour-mammon = Neid ist nur Rechnen, und im Rechnen war er immer gut.
oaths-flavour-belial = Seine Gäste reden gern von ihm, meist ab der dritten Stunde.
oaths-flavour-glasya = Die Jüngste am Tisch, und die Einzige, die liest, was sie unterschreibt.

## Realms

oaths-realm-high-palace = Der Hohe Palast der Hölle
oaths-realm-frozen-ocean = Der Gefrorene Ozean
oaths-realm-forest-of-the-hanged-ones = Der Wald der Gehängten
oaths-realm-mountain-of-the-ever-rotting-corpses = Der Berg der ewig faulenden Leichen
oaths-realm-dis = Dis
oaths-realm-valley-of-the-wailing-souls = Das Tal der klagenden Seelen
oaths-realm-seat-of-judgement = Der Richterstuhl
oaths-realm-lake-of-boiling-blood = Der See aus kochendem Blut

oaths-flavour-high-palace = Alle sind sich einig, dass der Stuhl verflucht ist. Alle würden es gern nachprüfen.
oaths-flavour-frozen-ocean = Kein Heer hat ihn je überquert; einige versuchen es noch, etwa einen Faden tief.
oaths-flavour-forest-of-the-hanged-ones = Wer sich hier verirrt, bekommt einen Platz gezeigt, an dem er bleiben kann.
oaths-flavour-mountain-of-the-ever-rotting-corpses = Verstärkung ist immer zur Hand, und zum Fuß, und zur Rippe.
oaths-flavour-dis = Das Tor steht allen offen. Die Kasse auch.
oaths-flavour-valley-of-the-wailing-souls = Sie klagen den ganzen Tag, aber sie kommen.
oaths-flavour-seat-of-judgement = Hier hinterlegen die Heimatlosen ihr Erspartes. Es liegt sehr sicher.
oaths-flavour-lake-of-boiling-blood = Baden ist erlaubt. Gehen ist Geschmackssache, und nicht die eure.

## Hordes

oaths-card-diabolic-fiends = Teuflische Unholde
oaths-card-fallen-angels = Gefallene Engel
oaths-card-fiends = Unholde
oaths-card-juggernaut = { $count ->
    [one] Juggernaut
   *[other] Juggernauts
}
oaths-card-leviathan = { $count ->
    [one] Leviathan
   *[other] Leviathane
}
oaths-card-metal-beasts = Metallbestien
oaths-card-tormented-ones = Gepeinigte
oaths-card-warriors-of-darkness = Krieger der Finsternis

oaths-flavour-diabolic-fiends = Sie können lesen und kommen damit für ein Amt in Frage.
oaths-flavour-fallen-angels = Sie marschieren noch im Gleichschritt. Nur die Richtung ist neu.
oaths-flavour-fiends = Saisonkräfte, bezahlt nach Köpfen.
oaths-flavour-juggernaut = Auf offenem Feld nicht aufzuhalten. So offen ist ein Feld selten zweimal.
oaths-flavour-leviathan = Er kämpft für den, der ihn füttert, und frisst den, der es versäumt.
oaths-flavour-metal-beasts = Mauern sehen sie an wie Schafe den Wolf.
oaths-flavour-tormented-ones = Geteiltes Leid ist halbes Leid und doppelter Angriff.
oaths-flavour-warriors-of-darkness = Niemand hat ihnen gesagt, dass sie verloren haben.

## Artifacts

oaths-card-orb-of-knowledge = { $count ->
    [one] Kugel des Wissens
   *[other] Kugeln des Wissens
}
oaths-card-soul-stones = Seelensteine
oaths-card-staff-of-undead = { $count ->
    [one] Stab der Untoten
   *[other] Stäbe der Untoten
}
oaths-card-tome-of-power = { $count ->
    [one] Foliant der Macht
   *[other] Folianten der Macht
}
oaths-card-wand-of-might = { $count ->
    [one] Rute der Stärke
   *[other] Ruten der Stärke
}

oaths-flavour-orb-of-knowledge = Sie zeigt, was alle vorhaben, einen Augenblick nach ihnen selbst.
oaths-flavour-soul-stones = Leicht zu tragen, wenn man bedenkt, wie viele darin sind.
oaths-flavour-staff-of-undead = Der Tod ist eine Kündigung, und eine Kündigung kann man ablehnen.
oaths-flavour-tome-of-power = Jede Seite steht zweimal darin, beim zweiten Mal mit Gefühl.
oaths-flavour-wand-of-might = Sie gewinnt Streitgespräche, die noch nicht begonnen haben.

## Rituals

oaths-card-conjuration = { $count ->
    [one] Beschwörung
   *[other] Beschwörungen
}
oaths-card-drain-power = Kraftentzug
oaths-card-furnace-of-souls = { $count ->
    [one] Seelenofen
   *[other] Seelenöfen
}
oaths-card-infernal-plague = { $count ->
    [one] Höllische Seuche
   *[other] Höllische Seuchen
}
oaths-card-sanctuary = { $count ->
    [one] Freistatt
   *[other] Freistätten
}
oaths-card-steal-power = Kraftraub

oaths-flavour-conjuration = Bitte um nichts Bestimmtes, und sei dankbar für die Einzelheiten.
oaths-flavour-drain-power = Alle Schätze sind gleich, sobald sie Staub sind.
oaths-flavour-furnace-of-souls = Man verbrennt sein Erspartes und das der anderen und nennt es Anlage.
oaths-flavour-infernal-plague = Ein Drittel von euch hat nichts zu befürchten, und das gleich doppelt.
oaths-flavour-sanctuary = Die Türen sind zu, die Kerzen brennen, und die Nachbarn auch.
oaths-flavour-steal-power = Wozu studieren, wenn die Rivalen eine so schöne Handschrift haben?

## Events

oaths-card-currents-of-chaos = { $count ->
    [one] Strömung des Chaos
   *[other] Strömungen des Chaos
}
oaths-card-forced-agreement = { $count ->
    [one] Erzwungene Übereinkunft
   *[other] Erzwungene Übereinkünfte
}
oaths-card-summon = { $count ->
    [one] Herbeirufung
   *[other] Herbeirufungen
}

oaths-flavour-currents-of-chaos = Etwas wird angespült. Es schaut schon herüber.
oaths-flavour-forced-agreement = Beide Seiten haben unterschrieben. Eine von ihnen hielt die Feder.
oaths-flavour-summon = Sie kamen, als man sie rief, und werden ihre Höflichkeit bereuen.

## Special play cards

oaths-card-doublecross = Doppeltes Spiel
oaths-card-drunken-agreement = Trunkene Übereinkunft
oaths-card-escape = Flucht
oaths-card-hidden-reserve = Verborgener Vorrat
oaths-card-magical-vortex = Magischer Wirbel
oaths-card-recall = Rückruf
oaths-card-reoccupy = Neubezug
oaths-card-silence = Schweigen
oaths-card-thief-in-the-night = Dieb in der Nacht
oaths-card-time-of-virtue = Zeit der Tugend
oaths-card-treacherous-troops = Treulose Truppen
oaths-card-world-war = Weltkrieg

oaths-flavour-doublecross = Ein ausgezeichneter Plan. Wir haben ihn auf dem Weg hierher gelesen.
oaths-flavour-drunken-agreement = Am Morgen hatte jeder etwas versprochen, nur nicht dem, an den er dachte.
oaths-flavour-escape = Die Zelle war bereit, die Ketten waren warm, und der Ehrengast musste zum Zug.
oaths-flavour-hidden-reserve = Weggeworfen wird nichts. Es wird nur abgelegt.
oaths-flavour-magical-vortex = Deine Kerzen, deine Kreide, sein Donner.
oaths-flavour-recall = Der Urlaub ist vorbei. Der Plan, der darauf baute, auch.
oaths-flavour-reoccupy = Jede Ruine ist ein Palast für den, der draußen geschlafen hat.
oaths-flavour-silence = Einen Abend lang hielten alle ihr Wort, denn sie gaben keines.
oaths-flavour-thief-in-the-night = Das Schloss war teuer. Der Wächter war es nicht.
oaths-flavour-time-of-virtue = Eine schlimme Zeit: Ganze Dörfer benahmen sich.
oaths-flavour-treacherous-troops = Sie haben nicht die Seite gewechselt. Sie fanden, dass ihre sich bewegt hatte.
oaths-flavour-world-war = Dieses eine Mal taten die Lebenden unsere Arbeit und wollten nichts dafür.

## Papers

oaths-flavour-favor = Eine Kleinigkeit, gern gewährt und nie vergessen.
oaths-flavour-oath = Er bindet den, der ihn schwor, an den, der ihn zufällig hält.
oaths-flavour-vote = Das Einzige in der Hölle, das jeder von ihnen genau einmal hat.
