### What the source of Nine Circles leaves open in its map, decks and numbers, and what is played here.

circles-ruling-decks = Die Kartenstapel
circles-ruling-decks-text = Die Texte der Karten stehen nicht in der Quelle. Wir haben 21 Dämonen, 45 Sectio, 45 Höllenkarten und 109 Arcanakarten gemacht. Namen und Wirkungen, die die Quelle nennt, sind erhalten. Die anderen sind von uns.
circles-ruling-decks-why = Die Liste des Zubehörs nennt die Größe der Stapel. Regeln und Beispiele nennen einen Teil der Karten.

circles-ruling-compass = Der Kompass
circles-ruling-compass-text = Eine 1 führt zum Pentagramm, 2 ins vorige Viertel, 3 zur Vorhölle und 4 ins nächste Viertel, im Uhrzeigersinn. Mit 5 oder 6 bleibt die Einheit.
circles-ruling-compass-why = Der Kompass ist verloren, aber die Beispiele für Märsche, Fluchten, Uriel, Lilith und den Hund legen alle vier Richtungen fest.

circles-ruling-borders = Grenzen
circles-ruling-borders-text = Jede Sectio grenzt an ihre beiden Nachbarn im Kreis und an die Sectio ihres Viertels in den nächsten Kreisen. Es gibt keine Mauern und keine Flüsse.
circles-ruling-borders-why = Die Quelle spricht von Flüssen und Mauern als Vergangenheit und von Grenzen als einfachen Linien.

circles-ruling-places = Wo Sectio liegen
circles-ruling-places-text = Die Beispiele legen die Orte von 15 Sectio fest und grenzen acht weitere ein. Die anderen haben wir in den Kreis gelegt, der zu ihrer Sünde passt. Wo ein Beispiel das Viertel offenlässt, ist es von uns.
circles-ruling-places-why = Die Karte ist verloren. Die Quelle nennt Züge, Nachbarn und Ecken und sagt, dass Namen und Aufgaben von Sectio sich mit der Zeit ändern.

circles-ruling-names = Namen anderer Sectio
circles-ruling-names-text = Die Quelle nennt 29 Sectio. Die anderen 16 haben ihre Namen von Dante und von dem, was die Quelle über Sünden sagt.
circles-ruling-names-why = Die Quelle sagt, dass ihre Anlage auf Dante beruht, und wohin sie Ehebrecher, Mörder und krumme Päpste steckt.

circles-ruling-circle-names = Namen der Kreise
circles-ruling-circle-names-text = Die Quelle nennt die Wollüstigen und den Betrug. Die anderen sind die Müßigen, die Schlemmer, die Habgierigen, die Hasserfüllten, die Ketzer, die Gewalttätigen und der Verrat.
circles-ruling-circle-names-why = Ein Kreis heißt nach der Art von Sündern, um die er sich kümmert.

circles-ruling-yields = Seelen der Sectio
circles-ruling-yields-text = Die Seelen von vier Sectio sind genannt. Die anderen bringen 3 bis 6. Jeder Kreis bringt zusammen 19 bis 23, damit keiner besser ist als ein anderer.
circles-ruling-yields-why = Die Quelle nennt 4, 4, 4 und 6, und 26 Seelen auf der Hand nennt sie sehr viel.

circles-ruling-wise-men = Die Weisen
circles-ruling-wise-men-text = Ihr Besitzer würfelt in jeder Seelenphase. Eine 1 gibt keine Karte, 2 bis 5 geben eine, und eine 6 gibt zwei.
circles-ruling-wise-men-why = Die Tabelle steht auf der verlorenen Karte. Eine Karte ist etwa so viel wert wie die Seelen einer anderen Sectio.

circles-ruling-ranks = Ränge
circles-ruling-ranks-text = Acht Ränge sind genannt. Die anderen liegen nach ihrem Titel dazwischen.
circles-ruling-ranks-why = Die Rangzahlen und Titel von acht Dämonen zeigen die Ordnung.

circles-ruling-lowest-rank = Der niedrigste Rang
circles-ruling-lowest-rank-text = Ereshkigal hat den Rang 443.556.000.
circles-ruling-lowest-rank-why = Die Quelle nennt den niedrigsten Rang, aber nicht, wer ihn hat. Sie hat keinen Titel am Hof und geht nie dorthin.

circles-ruling-talents = Schädel, Sterne und Herzen
circles-ruling-talents-text = Die Beispiele nennen 15 Zahlen und grenzen drei ein. Die anderen folgen der Besetzung: Soldaten haben Schädel, Gelehrte Sterne, Verführer Herzen. Keine Zahl ist höher als 5.
circles-ruling-talents-why = Die Quelle beschreibt jeden Dämon, und die Tabelle der Vergebung endet bei 6 Herzen.

circles-ruling-skills = Besondere Fähigkeiten
circles-ruling-skills-text = Jeder Dämon hat eine eigene Fähigkeit, die seiner Geschichte folgt. Eine Kampffähigkeit wirkt in Kämpfen, in die der Dämon gekommen ist. Zwei Fähigkeiten wirken nur, solange ihr Dämon in der Hölle ist.
circles-ruling-skills-why = Die Karten sind verloren. Die Quelle sagt, dass Fähigkeiten vor der Magie kommen und ruhen, solange ein Dämon außer Gefecht ist.

circles-ruling-lieutenants = Leutnants
circles-ruling-lieutenants-text = Es gibt zwölf. Verin nimmt drei Legionen mit und gibt 2 dazu. Die anderen haben 1 bis 5 und geben 1 bis 3 dazu, sodass ein guter Führer weniger dazugibt.
circles-ruling-lieutenants-why = Drei Felder fassen je vier. Beispiele nennen Verin und Sulla und sprechen von einem, der 3 dazugibt.

circles-ruling-boxes = Das Feld eines Leutnants
circles-ruling-boxes-text = Eine 1 oder 4 wählt das linke Feld, 2 oder 5 das mittlere und 3 oder 6 das rechte.
circles-ruling-boxes-why = Im Beispiel wählt eine 5 das mittlere Feld.

circles-ruling-hounds = Höllenhunde
circles-ruling-hounds-text = Es gibt acht, mit 2 bis 5 Kampfwürfen.
circles-ruling-hounds-why = Die Quelle erzählt von einem mit 3 und davon, dass manche stärker sind als andere.

circles-ruling-freebooters = Spielsteine der Freibeuter
circles-ruling-freebooters-text = Die Freibeuter haben zwölf Legionen, so viele wie ein Spieler.
circles-ruling-freebooters-why = Die Quelle nennt ihren Vorrat klein, zählt ihn aber nicht. Er soll nicht vor dem eines Spielers zu Ende gehen.

circles-ruling-hell-places = Der Fuß einer Höllenkarte
circles-ruling-hell-places-text = Jede Sectio steht am Fuß einer Höllenkarte. Ihr Kreis und ihr Viertel sind die der Karte.
circles-ruling-hell-places-why = Von beiden gibt es 45, und der Fuß nennt ein Viertel, einen Kreis oder eine Sectio.

circles-ruling-events = Ereignisse
circles-ruling-events-text = Es gibt 45 verschiedene Ereignisse. Achtzehn sind Dauerereignisse, sechs für jedes Feld.
circles-ruling-events-why = Die Quelle nennt sechs. Am Anfang werden drei Karten gezogen, und einige Felder bleiben meist leer.

circles-ruling-this-turn = Ereignisse für eine Spielrunde
circles-ruling-this-turn-text = Ein Ereignis, das kein Dauerereignis ist und eine Regel ändert, gilt bis zur Endphase.
circles-ruling-this-turn-why = Nur Dauerereignisse bleiben auf der Karte.

circles-ruling-wrath-of-angels = Zorn der Engel
circles-ruling-wrath-of-angels-text = Jeder Dämon auf der Erde würfelt gegen seine Schädel, wenn die Karte ausgelegt wird und zu Beginn jeder Seelenphase, oder er ist außer Gefecht.
circles-ruling-wrath-of-angels-why = Das Beispiel sagt, dass sie alle Dämonen auf der Erde sofort trifft und die Erde von da an gefährlich macht.

circles-ruling-red-peril = Rote Gefahr
circles-ruling-red-peril-text = Jede Legion und jeder Leutnant kostet eine Seele Sold mehr.
circles-ruling-red-peril-why = Die Karte ist in einem Beispiel genannt, zum Entsetzen aller. Was sie tut, ist von uns.

circles-ruling-orgasmatron = Orgasmatron
circles-ruling-orgasmatron-text = In jedem Triumvirat muss der Dämon in der Hölle mit den meisten Herzen endgültig passen.
circles-ruling-orgasmatron-why = In einem Beispiel genannt, ohne Wirkung.

circles-ruling-twelfth-night = Dreikönigsnacht
circles-ruling-twelfth-night-text = In dieser Spielrunde handelt der niedrigste Rang zuerst.
circles-ruling-twelfth-night-why = In einem Beispiel genannt, ohne Wirkung. Es ist das Fest der Narren.

circles-ruling-tempers-and-bees = Hitzköpfe und Bienen
circles-ruling-tempers-and-bees-text = „Hitzköpfe“ erhöht die Kampfwürfe aller Legionen um 1. „Die Bienen“ geben jedem Dämon auf der Erde 2 Seelen mehr.
circles-ruling-tempers-and-bees-why = In einem Beispiel als Dauerereignisse der Hölle und der Erde genannt, ohne Wirkung.

circles-ruling-uriel = Wer Uriel ruft
circles-ruling-uriel-text = Ein Dauerereignis des Himmels ruft ihn.
circles-ruling-uriel-why = Er geht, wenn seine Dauerkarte ersetzt wird, und aus dem Himmel ist er gekommen.

circles-ruling-lilith = Wer Lilith ruft
circles-ruling-lilith-text = Zwei Ereignisse und ein Zauber rufen sie. Eines der Ereignisse nennt ihre Gestalt.
circles-ruling-lilith-why = Einige Höllen- und Arcanakarten rufen sie, und eine Karte kann ihre Gestalt nennen.

circles-ruling-added = Zahlen, die addiert werden
circles-ruling-added-text = Änderungen einer Zahl werden addiert. Ein Ergebnis ist nie unter 0.
circles-ruling-added-why = Für mehrere Änderungen hat die Quelle keine Regel.

circles-ruling-phenomena = Phänomene
circles-ruling-phenomena-text = Es gibt 17. Ein Einsturz vernichtet alle Einheiten. Ein Erdrutsch vernichtet eine Einheit mit 1 oder 2. Nur diese beiden treffen Uriel und Lilith.
circles-ruling-phenomena-why = Die Quelle nennt den Einsturz mit seiner Wirkung, den Erdrutsch und den Morast.

circles-ruling-earthquake = Erdbeben
circles-ruling-earthquake-text = Jede Einheit bewegt sich nach dem Kompass. Wer in die Vorhölle oder zum Pentagramm käme, bleibt.
circles-ruling-earthquake-why = Von uns. Durch ein bloßes Beben soll keine Einheit verloren gehen.

circles-ruling-minors = Kleine Arcana
circles-ruling-minors-text = Es gibt 30 Karten für die Erde, 16 zum Anwerben und 55 zum Passen. Sie kosten 0 bis 5 Seelen. Langes Passen kostet mehr als kurzes.
circles-ruling-minors-why = Alle Karten, die die Beispiele nennen, sind da. Die Zahlen sind von uns.

circles-ruling-sixes = Sechsen
circles-ruling-sixes-text = Drei Karten haben eine Sechs, also braucht man alle, um zu gewinnen.
circles-ruling-sixes-why = Einige Karten haben eine, und drei davon gewinnen.

circles-ruling-right-away = Karten, die sofort gespielt werden
circles-ruling-right-away-text = Es gibt acht. Sie haben kein kleines Arcanum und können nicht gekontert werden.
circles-ruling-right-away-why = Meist bringen sie Unheil über den, der sie zieht, und sind sofort verbraucht.

circles-ruling-incubus = Inkubus
circles-ruling-incubus-text = Er setzt einen Dämon auf der Erde außer Gefecht, der weniger Sterne hat als der Zaubernde.
circles-ruling-incubus-why = Das Beispiel braucht mehr Sterne. Was mit Ashtaroth geschieht, bleibt dem Leser überlassen.

circles-ruling-boxes-and-jars = Das Reliquiar und das Glas
circles-ruling-boxes-and-jars-text = Zwei Zauber sperren einen Dämon ein: einer auf der Erde, mit Erholung bei einer 6, und einer in der Hölle.
circles-ruling-boxes-and-jars-why = Beispiele erzählen von einem Reliquienkasten, von einem Holzkästchen auf der Erde und von einem Marmeladenglas.

circles-ruling-jones-device = Jones’ Apparat
circles-ruling-jones-device-text = Er setzt ohne Wurf einen Dämon in der Hölle außer Gefecht. Dem Triumvirat muss eine Sectio des zweiten Kreises gehören.
circles-ruling-jones-device-why = Das Beispiel nennt die Bedingung, und dass man davor gerettet werden will.

circles-ruling-defection = Überläufer
circles-ruling-defection-text = Der Zauber kostet eine Gunst. Ein Leutnant und so viele Legionen, wie er befehligt, wechseln ohne Wurf die Seite. Er kann gekontert werden.
circles-ruling-defection-why = Dass er immer gelingt, ist über Würfe gesagt. Nur von der Dämonischen Ablenkung heißt es, sie sei nicht zu kontern.

circles-ruling-macina = Macina
circles-ruling-macina-text = Vier der Karten sind Macina. Sie helfen nur ihrem Besitzer.
circles-ruling-macina-why = Die Regeln für sie stehen in der Quelle. Ihre Karten sind in einem späteren Stapel.

circles-ruling-revoked-sectio = Zauber, die eine Sectio bewegen
circles-ruling-revoked-sectio-text = Eine Sectio kann entzogen werden, wenn ihr Besitzer dort keine Einheit hat. Eine Sectio, die niemandem gehört, kann beansprucht werden, wenn dort keine Einheit anderer ist. Beides braucht eine Sectio daneben.
circles-ruling-revoked-sectio-why = Von uns. Auch ein Gesuch verlangt Einheiten.
