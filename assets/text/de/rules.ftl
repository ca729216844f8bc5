### Names of things of the rules, and what each is in one line (`-text`).

## Ranks

rank-lord = Lord
rank-baron = Baron
rank-marquis = Marquis
rank-duke = Herzog
rank-prince = Fürst

## Disciplines and the attributes on which they rest

discipline-wrath = Zorn
discipline-wrath-text = Die Disziplin der Waffen: mehr Legionen unter Befehl, raschere Heilung, Siege, die mehr zählen.
discipline-deceit = Trug
discipline-deceit-text = Die Disziplin des Diebstahls, der Bestechung und der geliehenen Unterschrift.
discipline-prophecy = Prophezeiung
discipline-prophecy-text = Die Disziplin, die liest, was noch nicht geschrieben ist.
discipline-destruction = Zerstörung
discipline-destruction-text = Die Disziplin, die verbrennt, was man nicht haben kann.
discipline-diabolism = Diabolik
discipline-diabolism-text = Die Disziplin, die andere gehorchen lässt: mehr Tribut, von besserer Güte, und mehr davon zum Behalten.
attribute-martial = Kampfkraft
attribute-martial-text = Worauf der Zorn gründet.
attribute-cunning = Verschlagenheit
attribute-cunning-text = Worauf der Trug gründet.
attribute-intellect = Intellekt
attribute-intellect-text = Worauf die Prophezeiung gründet.
attribute-wickedness = Bosheit
attribute-wickedness-text = Worauf die Zerstörung gründet.
attribute-charisma = Charisma
attribute-charisma-text = Worauf die Diabolik gründet.

## Resources

resource-souls = Seelen
resource-souls-text = Die gängige Münze der Hölle. Oberhalb eines Mindestgebots zählt eine Seele mehr als alles andere.
resource-ichor = Ichor
resource-ichor-text = Das dunkle Blut der Dämonen.
resource-hellfire = Höllenfeuer
resource-hellfire-text = Die schwefelige Essenz der Höllenglut.
resource-darkness = Dunkelheit
resource-darkness-text = Das Böse, greifbar gemacht und in Gläser abgefüllt.

## Combat values and what else a unit has

stat-ranged = Fernkampf
stat-ranged-text = Wird in jeder Runde zuerst verglichen: Pfeile, Feuer und Steine von fern.
stat-melee = Nahkampf
stat-melee-text = Wird in jeder Runde als Zweites verglichen: Klinge gegen Klinge.
stat-infernal = Infernal
stat-infernal-text = Wird in jeder Runde zuletzt verglichen: infernale Energie.
unit-level = Stufe
unit-hit-points = Lebenspunkte
unit-loyalty = Treue
unit-loyalty-unshaken = Unverkäuflich
unit-moves = Marschpunkte
unit-prestige = Prestige je Zug
unit-abilities = Fähigkeiten

## What disciplines grant

power = { $discipline } { $level }: { $grant }
grant-order-slots = { $n ->
    [one] 1 Befehlsplatz mehr.
   *[other] { $n } Befehlsplätze mehr.
}
grant-ritual-slots = { $n ->
    [one] 1 Ritualplatz mehr.
   *[other] { $n } Ritualplätze mehr.
}
grant-draws = { $draw ->
    [one] Als Regent ziehst du 1 Ereigniskarte und darfst danach { $keep } auf der Hand haben.
   *[other] Als Regent ziehst du { $draw } Ereigniskarten und darfst danach { $keep } auf der Hand haben.
}
grant-card-elements = { $n ->
    [one] Eine Kampfkarte kann 1 Element haben.
   *[other] Eine Kampfkarte kann { $n } Elemente haben.
}
grant-command = Kommandowert +{ $n }.
grant-healing = Heilrate +{ $n }.
grant-victories = Siege in Schlachten bringen { $percent } % ihres Prestiges.
grant-tribute = { $offer ->
    [one] Eine Tributforderung bringt 1 Tributkarte; behalten darfst du { $keep }.
   *[other] Eine Tributforderung bringt { $offer } Tributkarten; behalten darfst du { $keep }.
}

## Terrains

terrain-open-land = Offenland
terrain-open-land-text = Asche, Knochenmehl und verbackene Erde. Jede Legion darf hier marschieren, und der Kanton kann beansprucht werden.
terrain-bridge = Fluss mit Brücke
terrain-bridge-text = Der einzige Weg, einen Fluss zu Fuß zu überqueren. Jede Legion darf hier marschieren, und der Kanton kann beansprucht werden.
terrain-river = Fluss
terrain-river-text = Unpassierbar für alle außer Legionen, die Flüsse überqueren oder überfliegen.
terrain-mountains = Gebirge
terrain-mountains-text = Unpassierbar für alle außer Legionen, die Gebirge überqueren oder überfliegen.
terrain-chasm = Schlucht
terrain-chasm-text = Unpassierbar für alle außer Legionen, die Schluchten überqueren oder überfliegen.
terrain-swamp = Sumpf
terrain-swamp-text = Unpassierbar für alle außer Legionen, die Sümpfe durchqueren oder überfliegen.
terrain-waterfall-pool = Wasserfallbecken
terrain-waterfall-pool-text = Das Ende eines Flusses. Unpassierbar für alle außer Legionen, die solche Becken überqueren oder überfliegen.
terrain-lava-flow = Lavastrom
terrain-lava-flow-text = Unpassierbar für alle außer Legionen, die Lava überqueren oder überfliegen.
terrain-lake-of-fire = Feuersee
terrain-lake-of-fire-text = Unpassierbar für alle außer Legionen, die den See überqueren oder überfliegen.

## Directions

direction-east = Osten
direction-north-east = Nordosten
direction-north-west = Nordwesten
direction-west = Westen
direction-south-west = Südwesten
direction-south-east = Südosten

## Maps

map-broken-plain = Die Zerbrochene Ebene
map-broken-plain-text = Klippen und Gruben liegen über die Asche verstreut. Jede Straße kennt einen Umweg.
map-nine-rivers = Die Neun Flüsse
map-nine-rivers-text = Lange Flüsse zerschneiden das Land in Ufer. Wer die Brücken hält, hält die Hölle.
map-malebolge = Die Malebolge
map-malebolge-text = Graben in Graben rings um den Thron, und wenige Tore in jedem von ihnen.
map-dolorous-ranges = Die Schmerzensberge
map-dolorous-ranges-text = Gebirge und Schluchten laufen Seite an Seite. Legionen marschieren durch die Täler oder gar nicht.
map-lake-of-fire = Der Feuersee
map-lake-of-fire-text = Der Thron steht in einem brennenden Meer, über Dämme zu erreichen und von Lava umschlossen.
map-stygian-fens = Die Stygischen Sümpfe
map-stygian-fens-text = Sümpfe, breiter als ein Tagesmarsch, und fester Boden, der sich hindurchwindet.
size-small = Klein ({ $width } × { $height })
size-normal = Normal ({ $width } × { $height })
size-large = Groß ({ $width } × { $height })
frequency-sparse = Spärlich
frequency-sparse-text = Wenige Orte der Macht: Prestige ist knapp, und um jeden wird gekämpft werden.
frequency-usual = Üblich
frequency-usual-text = So viele Orte der Macht, wie die alten Akten verzeichnen.
frequency-teeming = Reichlich
frequency-teeming-text = Viele Orte der Macht: Prestige kommt rasch, und keine Grenze bleibt ruhig.

## Lengths. $tokens

length-short = Kurz ({ $tokens } Marken)
length-normal = Normal ({ $tokens } Marken)
length-long = Lang ({ $tokens } Marken)
length-epic = Episch ({ $tokens } Marken)

## Steps of a turn

step-dawn = Morgengrauen
step-dawn-text = Aufgeschobenes tritt in Kraft, die Marschpunkte sind frisch, und gewählter Tribut kommt in die Schatzkammern.
step-durational-rituals = Dauerrituale
step-durational-rituals-text = Anhaltende Rituale werden bezahlt oder enden.
step-threat-lists = Drohlisten
step-threat-lists-text = Kostenlose Änderungen der Drohlisten werden eingetragen.
step-bazaar = Basar
step-bazaar-text = Gebote werden geöffnet, Waren wechseln den Besitzer, und das Regal wird wieder gefüllt.
step-responses = Antworten
step-responses-text = Antworten, die keinen Befehlsplatz brauchen, werden ausgeführt.
step-borders = Grenzschlichtung
step-borders-text = Kantone im Land von Rivalen gehen an die über, die von Rechts wegen darin stehen.
step-prestige = Prestige
step-prestige-text = Orte der Macht bringen ihren Besitzern Prestige.
step-healing = Heilung
step-healing-text = Besatzungen heilen, ebenso Legionen neben einem befreundeten Ort.
step-events = Ereignisse
step-events-text = Laufende Ereignisse werden geprüft.
step-vendettas = Vendetten
step-vendettas-text = Über Vendetten wird geurteilt.
step-eliminations = Ausscheiden
step-eliminations-text = Häuser ohne ihre Feste scheiden aus.
step-regency = Regentschaft
step-regency-text = Der nächste Regent wird benannt.
step-token = Konklavemarke
step-token-text = Vielleicht wird eine Marke gezogen.
step-victory = Sieg
step-victory-text = Vielleicht ist das Spiel aus.

## Ways in which games end

path-election = Wahl durch das Konklave
path-election-text = Alle Marken sind gezogen: Gewählt wird das Mitglied des Konklaves mit dem meisten Prestige.
path-kingmaker = Durch die Hand eines Königsmachers
path-kingmaker-text = Der Gewählte war die Marionette eines Königsmachers, und dieser nimmt den Thron an seiner Stelle.
path-power-behind-throne = Die Macht hinter dem Thron
path-power-behind-throne-text = Der Gewählte war der Herr eines Blutvasallen mit der Gabe Power Behind the Throne, und dieser nimmt den Thron an seiner Stelle.
path-pandemonium = Einnahme von Pandämonium
path-pandemonium-text = Ein Thronräuber hat Pandämonium lange genug gehalten: Der Thron wird mit Gewalt genommen.
path-last-standing = Das letzte Haus
path-last-standing-text = Alle anderen Häuser sind gefallen.
path-draw = Kein Erbe
path-draw-text = Niemand hat gewonnen; der Thron bleibt leer.

## Orders

order-demand_tribute = Tribut fordern
order-demand_tribute-noun = Tributforderung
order-demand_tribute-text = Deine Schergen legen dir am Ende des Zuges Tributkarten vor; welche du behältst, wählst du, bevor du den nächsten siegelst.
order-consolidate = Tribut zusammenlegen
order-consolidate-noun = Zusammenlegung
order-consolidate-text = Macht aus mehreren Karten eine, damit mehr in die Plätze einer Zahlung passt.
order-bid_legion = Auf Legion bieten
order-bid_legion-noun = Gebot
order-bid_legion-text = Ein versiegeltes Gebot auf eine Legion des Basars. Der Gewinner zahlt alles, was das Gebot enthält; die Karten eines unterlegenen kommen zurück.
order-march = Marschieren
order-march-noun = Marsch
order-march-text = Bewegt eine Legion Kanton für Kanton. Jeder herrenlose Kanton, den sie betritt, wird dein; ein Feind im letzten wird angegriffen.
order-fly = Fliegen
order-fly-noun = Flug
order-fly-text = Bewegt eine geflügelte Legion in einem Satz über alles hinweg. Beansprucht wird nur der Kanton, in dem sie landet.

## Stances between houses

stance-neutral = Neutral
stance-neutral-text = Keiner darf das Land des anderen betreten oder dessen Einheiten angreifen.
stance-truce = Waffenruhe
stance-truce-text = Ein Gesandter wurde angenommen: Wer ihn annahm, stellt eine Weile keine Forderungen und schleudert keine Beleidigungen. Die Waffen bleiben aus dem Spiel.
stance-single-combat = Zweikampf
stance-single-combat-text = Eine Vendetta, die zwei Prätoren in der Arena austragen. Die Legionen ihrer Häuser bleiben, wo sie sind.
stance-vendetta = Vendetta
stance-vendetta-text = Vom Konklave gewährt: Legionen und Orte dürfen angegriffen und Land darf von der Grenze einwärts genommen werden. Festen sind ausgenommen.
stance-blood-feud = Blutfehde
stance-blood-feud-text = Wie eine Vendetta, doch dürfen auch Festen angegriffen werden.
stance-vassalage = Vasallentum
stance-vassalage-text = Blutherr und Blutvasall: freier Durchzug in beide Richtungen und Beistand in der Schlacht.
stance-excommunication = Exkommunikation
stance-excommunication-text = Einer der beiden ist exkommuniziert: Alles ist erlaubt.

## Minds

mind-random = Zufall
mind-random-description = Irgendein rechtmäßiger Befehl, nach den Würfeln. Für Versuche, und zur Rache.
mind-first = Erstbester
mind-first-description = Der erste rechtmäßige Befehl auf jedem Formular.
mind-quiet = Leisetreter
mind-quiet-description = Sammelt Tribut und Land und fängt nichts an.
mind-turtle = Schildkröte
mind-turtle-description = Bleibt hinter ihren Mauern, sammelt und kauft und beginnt nichts.
mind-bully = Rüpel
mind-bully-description = Fordert und beleidigt in jedem Zug, wen er nur darf.
mind-whale = Krösus
mind-whale-description = Kauft, was der Basar hat, und fragt nie nach dem Preis.
mind-rusher = Stürmer
mind-rusher-description = Gibt alles für Legionen aus und will Pandämonium sofort.
mind-greedy = Gier
mind-greedy-description = Nimmt sofort, was diesen Zug am meisten bringt.
mind-imp = Kobold
mind-imp-description = Um das Spiel zu lernen.
mind-fiend = Unhold
mind-fiend-description = Für alle, die die Regeln kennen.
mind-duke = Herzog
mind-duke-description = Schwer. Hütet seinen Tribut und weiß, was wann zählt.
mind-prince = Fürst
mind-prince-description = Schwerer geht es nicht.
mind-imagines-nothing = Befiehlt, was am besten aussieht, und malt sich nichts aus.
mind-imagines = Erprobt bis zu { $plans } Pläne{ $whims ->
    [0] {""}
    [one] {" "}und eine Laune
   *[other] {" "}und { $whims } Launen
} in { $worlds ->
    [one] einem ausgedachten Spiel
   *[other] { $worlds } ausgedachten Spielen
}, { $turns ->
    [one] bis zum Ende des Zuges.
   *[other] { $turns } Züge weit.
}
mind-doubts = Schätzt die Güte eines Plans um bis zu { $n } % falsch ein.
mind-hunger = Vernachlässigt, was Prestige bringt.
minds-for-study = Zum Studium
minds-for-study-tip = Geister, an denen die Stufen gemessen werden. Sie spielen auf lehrreiche Weise schlecht.
mind-of-rival = Gespielt vom Geist
mind-of-rival-when = Ab diesem Zug plant ein anderer Geist. Alle erfahren davon, und die Wiedergabe vermerkt es.
mind-of-rival-pending = Er plant schon diesen Zug.

## Characters: what an archfiend is known for, whatever the level of its mind

reputation = Gilt als
reputation-and = und
reputation-both = { $first } und { $second }
reputation-tip = Jeder Erzteufel hat zwei Wesenszüge, einen von seiner Sünde und einen von seinem Namen. Ein Wesenszug lässt ihm manches mehr und anderes weniger gelten, auf jeder Stufe seines Geistes.
trait-wrathful = zornig
trait-wrathful-text = Kämpft und beleidigt schneller als andere und schont die eigenen Legionen weniger.
trait-proud = stolz
trait-proud-text = Gibt nur ungern nach, beleidigt schneller und schickt wenige Geschenke.
trait-grasping = raffgierig
trait-grasping-text = Fordert mehr und begehrt Tribut und die Waren des Basars stärker.
trait-envious = neidisch
trait-envious-text = Freut sich mehr an dem, was Rivalen verlieren, wirkt mehr durch Rituale und fällt eher über ein Haus her, über das schon andere hergefallen sind.
trait-indolent = träge
trait-indolent-text = Beginnt selten Streit und steigert lieber die eigenen Disziplinen.
trait-ravenous = unersättlich
trait-ravenous-text = Will Land, Orte der Macht und die Legionen, sie zu halten.
trait-courtly = höfisch
trait-courtly-text = Schickt Gesandte mit Geschenken, gibt eher nach und begehrt die Waren des Basars ein wenig mehr.
trait-bold = kühn
trait-bold-text = Wagt die eigenen Legionen eher, vor allem für Orte der Macht.
trait-wary = vorsichtig
trait-wary-text = Schont die eigenen Legionen und will nur einen Streit zugleich.
trait-scheming = ränkevoll
trait-scheming-text = Wirkt durch Rituale und Ereignisse.
trait-bookish = belesen
trait-bookish-text = Sucht Handschriften und geheime Ziele und steigert die eigenen Attribute ein wenig lieber.
