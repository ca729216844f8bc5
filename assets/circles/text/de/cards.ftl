### Nine Circles: names of places, cards and counters, and a line of flavour for each.

## Circles and quarters

circles-circle-1 = Kreis der Müßigen
circles-circle-2 = Kreis der Wollüstigen
circles-circle-3 = Kreis der Schlemmer
circles-circle-4 = Kreis der Habgierigen
circles-circle-5 = Kreis der Hasserfüllten
circles-circle-6 = Kreis der Ketzer
circles-circle-7 = Kreis der Gewalttätigen
circles-circle-8 = Kreis des Betrugs
circles-circle-9 = Kreis des Verrats

circles-quarter-1 = Erstes Viertel
circles-quarter-2 = Zweites Viertel
circles-quarter-3 = Drittes Viertel
circles-quarter-4 = Viertes Viertel
circles-quarter-5 = Fünftes Viertel

circles-antehell = Vorhölle
circles-pentagram = Pentagramm
circles-earth = Erde

circles-flavour-antehell = Weder drinnen noch draußen. Die Schlange bewegt sich seit Anbeginn der Zeit, in keine Richtung.
circles-flavour-pentagram = Der Hof empfängt niemanden. Das zieht sich dann sehr in die Länge.

## Daemons

circles-daemon-sammael = Sammael
circles-title-sammael = Fürst der Dämonen
circles-flavour-sammael = Er kommt spät, geht früh, und dazwischen ist jemand daran gestorben.

circles-daemon-asmodeus = Asmodeus
circles-title-asmodeus = Herrin der Spielsäle
circles-flavour-asmodeus = Die Bank gewinnt immer. Sie ist die Bank, und auch die anderen Spieler.

circles-daemon-beelzebub = Beelzebub
circles-title-beelzebub = Herr der Fliegen
circles-flavour-beelzebub = Seine Untertanen sind klein, treu und schon in der Suppe.

circles-daemon-ashtaroth = Ashtaroth
circles-title-ashtaroth = Schatzmeisterin der Hölle
circles-flavour-ashtaroth = Seit einem Zeitalter ist sie nicht vom Diwan aufgestanden, und das Geld kommt immer noch zu ihr.

circles-daemon-baal = Baal
circles-title-baal = Oberster General der höllischen Heere
circles-flavour-baal = Zuerst hört man den Donner. Das gilt als Höflichkeit.

circles-daemon-moloch = Moloch
circles-title-moloch = Herr des Tränenlandes
circles-flavour-moloch = Mit dem Feuer meint er es gut und versteht nicht, warum niemand bleibt, um ihm zu danken.

circles-daemon-belphegor = Belphegor
circles-title-belphegor = Herr der Entdeckungen und Erfindungen
circles-flavour-belphegor = Man gebe einem Menschen eine Idee. Den Rest erledigt er selbst, mit Skizzen.

circles-daemon-agares = Agares
circles-title-agares = Großherzog der östlichen Gebiete
circles-flavour-agares = Über das Krokodil sind sich die Zeugen einig.

circles-daemon-caim = Caim
circles-title-caim = Großpräsidentin, die Sophistin
circles-flavour-caim = Sie hat eine Antwort darauf, und auf die nächsten drei Dinge, die man sagen wollte.

circles-daemon-prufflas = Prufflas
circles-title-prufflas = Großprinz, einst Herr von Babylon
circles-flavour-prufflas = Elfmal hat er dem Krieg entsagt, und jedes Mal kamen die Landkarten mit.

circles-daemon-zagam = Zagam
circles-title-zagam = Großkönig der Fälscher
circles-flavour-zagam = Seine Münzen klingen echt. Aus Blei ist am Ende die Hand, die sie hält.

circles-daemon-thamuz = Thamuz
circles-title-thamuz = Botschafter in Spanien
circles-flavour-thamuz = Er erfand die Kanone, um die Gitarre zu übertönen.

circles-daemon-orias = Orias
circles-title-orias = Großmarquis der Weissagung
circles-flavour-orias = Er wusste, dass du das lesen würdest. Er glaubte nicht, dass es hilft.

circles-daemon-gomory = Gomory
circles-title-gomory = Herzogin, Versucherin der Tempelmägde
circles-flavour-gomory = Die Tracht ist geliehen. Das Kloster war es auch.

circles-daemon-paymon = Paymon
circles-title-paymon = Zeremonienmeister
circles-flavour-paymon = Dafür gibt es ein Formular. Es gibt auch eine Gebühr, ein Tablett für die Gebühr und eine Verbeugung.

circles-daemon-ukobach = Ukobach
circles-title-ukobach = Herrin der Marken
circles-flavour-ukobach = Sie singt am Herd. Der Herd singt zurück, mehrstimmig.

circles-daemon-andras = Andras
circles-title-andras = Großmarquis des Streits
circles-flavour-andras = Er wiederholt nur, was dein Freund gesagt hat. Den Freund hat er sorgfältig gewählt.

circles-daemon-xaphan = Xaphan
circles-title-xaphan = Baronin der Öfen
circles-flavour-xaphan = Sie hat einen kürzeren Weg gefunden. Teile von ihr haben ihn zuerst genommen.

circles-daemon-naburos = Naburos
circles-title-naburos = Hüter der Tore
circles-flavour-naburos = Er verwahrt die Schlüssel, das Schlüsselverzeichnis und den Hund, der das Verzeichnis gefressen hat.

circles-daemon-balban = Balban
circles-title-balban = Meisterin der Täuschung
circles-flavour-balban = Generäle folgen ihren Befehlen aufs Wort und fragen sich später, wer sie gegeben hat.

circles-daemon-ereshkigal = Ereshkigal
circles-title-ereshkigal = Göttin der Unterwelt
circles-flavour-ereshkigal = Niemand hat ihr gesagt, dass die Welt zu Ende ging. So tief zu graben hat sich niemand getraut.

## Sectio

circles-sectio-playground-of-the-idle = Spielplatz der Müßigen
circles-sectio-underachievers = Minderleister
circles-sectio-forest-of-suicides = Wald der Selbstmörder
circles-sectio-wise-men = Die Weisen
circles-sectio-undecided = Die Unentschiedenen
circles-sectio-orgastica = Orgastica
circles-sectio-sadistic-pleasure-pit = Sadistische Lustgrube
circles-sectio-molesters-purgatory = Fegefeuer der Zudringlichen
circles-sectio-endless-gale = Endloser Sturm
circles-sectio-court-of-semiramis = Hof der Semiramis
circles-sectio-filthy-rain = Schmutziger Regen
circles-sectio-table-of-ciacco = Ciaccos Tafel
circles-sectio-addiction = Sucht
circles-sectio-sea-of-lard = Schmalzsee
circles-sectio-sugar-hill = Zuckerhügel
circles-sectio-bankers-and-brokers = Bankiers und Makler
circles-sectio-thieves = Diebe
circles-sectio-exploiters-of-land-and-sea = Ausbeuter von Land und Meer
circles-sectio-snake-eyes-saloon = Saloon zum Einserpasch
circles-sectio-hoarders-and-wasters = Raffer und Verschwender
circles-sectio-lower-dungeon-of-the-racially-superior = Unterer Kerker der Herrenmenschen
circles-sectio-envious = Die Neidischen
circles-sectio-swamp-of-useless-rage = Sumpf der nutzlosen Wut
circles-sectio-furnace-of-bookburners = Ofen der Bücherverbrenner
circles-sectio-parliament-of-intolerance = Parlament der Unduldsamkeit
circles-sectio-atheists-surprise = Überraschung der Gottlosen
circles-sectio-temple-of-false-preachers = Tempel der falschen Prediger
circles-sectio-idolaters = Götzendiener
circles-sectio-megalomaniacs = Größenwahnsinnige
circles-sectio-burning-tombs = Brennende Gräber
circles-sectio-dogs-of-war = Hunde des Krieges
circles-sectio-murderers = Mörder
circles-sectio-river-of-boiling-blood = Fluss aus kochendem Blut
circles-sectio-burning-sands = Brennender Sand
circles-sectio-ravine-of-the-minotaur = Schlucht des Minotaurus
circles-sectio-flatterers-and-seducers = Schmeichler und Verführer
circles-sectio-bent-popes = Die krummen Päpste
circles-sectio-miracle-workers = Wundertäter
circles-sectio-falsifiers = Fälscher
circles-sectio-liars = Lügner
circles-sectio-traitors = Verräter
circles-sectio-adulterers = Ehebrecher
circles-sectio-spies = Spione
circles-sectio-caina = Caina
circles-sectio-judecca = Judecca

circles-flavour-playground-of-the-idle = Die Schaukeln sind ausgezeichnet. Anstoßen muss man sich selbst.
circles-flavour-underachievers = Ihre Strafe sollte recht aufwendig werden, aber niemand ist dazu gekommen.
circles-flavour-forest-of-suicides = Die Bäume möchten lieber nicht gefragt werden. Das haben sie auch der Axt gesagt.
circles-flavour-wise-men = Sie haben bewiesen, dass sie nicht hier sind. Der Beweis ist stichhaltig.
circles-flavour-undecided = Den ganzen Tag laufen sie einem Banner nach. Morgen sehen sie nach, was darauf ist.
circles-flavour-orgastica = Zu jeder Stunde geöffnet, und es gibt nichts als Stunden.
circles-flavour-sadistic-pleasure-pit = Die Leitung brauchte Jahre, um zu merken, dass die Gäste es genossen.
circles-flavour-molesters-purgatory = Hier behält jeder seine Hände bei sich. Nach Feierabend bekommt er sie wieder.
circles-flavour-endless-gale = Zwei Liebende halten sich im Wind aneinander fest. Seit 1312 reden sie nicht mehr miteinander.
circles-flavour-court-of-semiramis = Sie machte jede Begierde zum Gesetz. Die Anwälte sind ihr nachgefolgt.
circles-flavour-filthy-rain = Aussichten: gleichbleibend.
circles-flavour-table-of-ciacco = Er fragt nach Neuigkeiten aus Florenz, und nach dem Salz.
circles-flavour-addiction = Noch ein Schritt, dann ist Schluss. Es ist schon länger noch ein Schritt.
circles-flavour-sea-of-lard = Die Gezeiten sind langsam, aber gehaltvoll.
circles-flavour-sugar-hill = Alle sind sich einig, oben aufzuhören. Er wächst weiter.
circles-flavour-bankers-and-brokers = Ewigkeit mit Zinseszins.
circles-flavour-thieves = Die Schlösser sind echt. Die Türen waren am zweiten Tag fort.
circles-flavour-exploiters-of-land-and-sea = Sie bekamen eine ganze Provinz zum Genießen. Gegen Mittag war sie aufgebraucht.
circles-flavour-snake-eyes-saloon = Die Würfel sind ehrlich, was alle überrascht.
circles-flavour-hoarders-and-wasters = Die einen rollen den Stein hinauf, die anderen hinab, und beide schicken Rechnungen.
circles-flavour-lower-dungeon-of-the-racially-superior = Sie bestanden auf einem abgesonderten Ort. Abgesondert ist er zunächst einmal vom Licht.
circles-flavour-envious = Der Kerker nebenan soll den besseren Schimmel haben.
circles-flavour-swamp-of-useless-rage = Bitte rufen Sie Ihre Beschwerde in den Schlamm. Der Schlamm ruft zurück.
circles-flavour-furnace-of-bookburners = Er brennt bei jeder Temperatur, und die Heizer dürfen lesen, während sie warten.
circles-flavour-parliament-of-intolerance = Der Antrag wird abgelehnt. Der Antragsteller auch.
circles-flavour-atheists-surprise = Na so was, sagen sie. Na so was.
circles-flavour-temple-of-false-preachers = Die Predigt ist im neunten Jahrhundert. Der Teller geht zweimal in der Stunde herum.
circles-flavour-idolaters = Die Statue ist hohl. Man hat sie gebeten, sie zu füllen.
circles-flavour-megalomaniacs = Einwohner: 9.000 Kaiser und ein Narr, der kocht.
circles-flavour-burning-tombs = Die Deckel bleiben bis zum Jüngsten Tag offen, wegen des Zuges.
circles-flavour-dogs-of-war = Bezahlt nach Monaten, begraben nach Hektar.
circles-flavour-murderers = Donnerstags kommen ihre Opfer zu Besuch, mit Werkzeug.
circles-flavour-river-of-boiling-blood = Die Tiefe ist gesetzlich geregelt: Könige bis zu den Augenbrauen.
circles-flavour-burning-sands = Es ist eine trockene Hitze.
circles-flavour-ravine-of-the-minotaur = Wenn er wütend ist, nagt er an sich, und es macht ihn wütend, angenagt zu werden.
circles-flavour-flatterers-and-seducers = Du siehst wunderbar aus. Nein, wirklich. Hat man dich gehäutet?
circles-flavour-bent-popes = Kopfüber im Fels, die Füße in Flammen, und noch immer erteilen sie Audienz.
circles-flavour-miracle-workers = Die Blinden sehen noch immer nichts, aber man hat ihnen eine zweite Vorstellung versprochen.
circles-flavour-falsifiers = Diese Sectio ist eine Kopie. Das Original war nicht zu finden, und es gibt neun davon.
circles-flavour-liars = Der Statthalter hat sie zum angenehmsten Ort der Hölle erklärt.
circles-flavour-traitors = Sie wechseln immer wieder die Seite. Das Eis behält beide.
circles-flavour-adulterers = Jeder hat sein eigenes Zimmer, mit einer dünnen Wand und einem vertrauten Lachen dahinter.
circles-flavour-spies = Hier arbeitet jeder für einen anderen, der auch hier ist.
circles-flavour-caina = Brüder teilen alles: einen See, einen Hals, ein Gebiss.
circles-flavour-judecca = Ganz still. Sie sind bis zum letzten Haar unter dem Eis und wissen, was sie getan haben.

## Lieutenants

circles-lieutenant-verin = Verin
circles-lieutenant-sulla = Sulla
circles-lieutenant-malacoda = Malacoda
circles-lieutenant-barbariccia = Barbariccia
circles-lieutenant-libicocco = Libicocco
circles-lieutenant-farfarello = Farfarello
circles-lieutenant-alichino = Alichino
circles-lieutenant-ciriatto = Ciriatto
circles-lieutenant-draghignazzo = Draghignazzo
circles-lieutenant-rubicante = Rubicante
circles-lieutenant-calcabrina = Calcabrina
circles-lieutenant-scarmiglione = Scarmiglione

circles-flavour-verin = Seine Männer würden ihm überallhin folgen, und die meisten hat er vorausgeschickt.
circles-flavour-sulla = Einmal marschierte er gegen seine eigene Stadt. Die Hölle hat ihn gebeten, etwas zu unterschreiben.
circles-flavour-malacoda = Den Vormarsch gibt er auf seine eigene Weise bekannt. Man stehe gegen den Wind.
circles-flavour-barbariccia = Zehn ziehen mit ihm aus, und zehn kommen zurück, wenn auch nicht immer dieselben zehn.
circles-flavour-libicocco = Von jedem Rekruten hat er einen Streifen gerissen, und er trägt die Streifen.
circles-flavour-farfarello = Er rollt die Augen, bevor er zuschlägt. Es ist die einzige Warnung, und sie ist nur zur Schau.
circles-flavour-alichino = Er holt jeden Flüchtling im Flug ein. Nur mit dem Pech hatte er nicht gerechnet.
circles-flavour-ciriatto = Zwei Hauer, einer für Offiziere.
circles-flavour-draghignazzo = Halb Drache von Geburt, halb von Gemüt.
circles-flavour-rubicante = Rot im Gesicht, rot an den Händen, rot in den Büchern.
circles-flavour-calcabrina = Ein Misserfolg ist ihm willkommen, sofern es der eines Kollegen ist.
circles-flavour-scarmiglione = Er darf die Gefangenen ein wenig kratzen. Er fragt jedes Mal.

## Hellhounds

circles-hound-garm = Garm
circles-hound-orthrus = Orthrus
circles-hound-barghest = Barghest
circles-hound-shuck = Black Shuck
circles-hound-gytrash = Gytrash
circles-hound-moddey = Moddey Dhoo
circles-hound-padfoot = Padfoot
circles-hound-yeth = Yeth-Hund

circles-flavour-garm = Er war bis zum Ende der Welt angekettet. Die Kette hat er mitgebracht.
circles-flavour-orthrus = Zwei Köpfe und zwischen ihnen ein Gedanke.
circles-flavour-barghest = Wer ihn sieht, wird sterben. Er hat gemerkt, dass es hilft, etwas nachzuhelfen.
circles-flavour-shuck = An der Kirchentür sind Brandspuren, etwa in Pfotenhöhe.
circles-flavour-gytrash = Er führt Reisende in die Irre und frisst dann, wohin er führt.
circles-flavour-moddey = Er wärmt sich am Feuer der Wachstube. Die Wache ist ausgezogen.
circles-flavour-padfoot = Man hört ihn hinter sich. Man hört ihn hinter sich. Man hört ihn nicht.
circles-flavour-yeth = Er hat keinen Kopf, was das Füttern nicht leichter gemacht hat.

## Events

circles-event-wrath-of-angels = Zorn der Engel
circles-event-mad-angel = Der wahnsinnige Engel
circles-event-year-of-jubilee = Jubeljahr
circles-event-silence-of-heaven = Das Schweigen des Himmels
circles-event-age-of-martyrs = Zeitalter der Märtyrer
circles-event-patience-of-saints = Geduld der Heiligen
circles-event-bees = Die Bienen
circles-event-age-of-reason = Zeitalter der Vernunft
circles-event-witch-hunts = Hexenjagden
circles-event-great-war = Der Große Krieg
circles-event-occult-revival = Wiederkehr des Okkulten
circles-event-printing-press = Die Druckerpresse
circles-event-red-peril = Rote Gefahr
circles-event-tempers = Hitzköpfe
circles-event-frozen-over = Die zugefrorene Hölle
circles-event-inflation = Inflation
circles-event-boom-in-sin = Sündenboom
circles-event-paper-war = Papierkrieg
circles-event-twelfth-night = Dreikönigsnacht
circles-event-orgasmatron = Orgasmatron
circles-event-lilith-walks = Lilith geht um
circles-event-mothers-day = Muttertag
circles-event-season-of-exorcists = Zeit der Exorzisten
circles-event-slave-revolt = Sklavenaufstand
circles-event-black-flags = Schwarze Flaggen
circles-event-locusts = Heuschrecken
circles-event-open-kennels = Offene Zwinger
circles-event-wild-hunt = Die Wilde Jagd
circles-event-stamp-duty = Stempelsteuer
circles-event-run-on-the-bank = Sturm auf die Bank
circles-event-good-vintage = Ein guter Jahrgang
circles-event-audit = Buchprüfung
circles-event-royal-whim = Eine königliche Laune
circles-event-general-pardon = Allgemeine Begnadigung
circles-event-fire-in-the-library = Brand in der Bibliothek
circles-event-night-school = Abendschule
circles-event-exchange-of-gifts = Austausch von Geschenken
circles-event-scandal-at-court = Skandal bei Hofe
circles-event-land-reform = Bodenreform
circles-event-charity = Wohltätigkeit
circles-event-ferrymen-on-strike = Streik der Fährleute
circles-event-better-offer = Ein besseres Angebot
circles-event-volunteers = Freiwillige
circles-event-null-hour = Die Stunde null
circles-event-eclipse = Finsternis

circles-flavour-wrath-of-angels = Besucher der Erde werden gebeten, einen Schirm mitzuführen, und ein Testament.
circles-flavour-mad-angel = Sechstausend Jahre bewachte er einen leeren Garten. Jemand ließ das Tor offen.
circles-flavour-year-of-jubilee = Schulden werden in diesem Jahr vergeben. Gläubigern nicht.
circles-flavour-silence-of-heaven = Niemand sieht zu. Das nimmt etwas vom Spaß, aber nicht viel.
circles-flavour-age-of-martyrs = Sie widerrufen nicht, sie handeln nicht, und sie singen.
circles-flavour-patience-of-saints = Gib der Sache Zeit, sagen sie und halten die andere Seite hin.
circles-flavour-bees = Es begann in einem Stock. Jetzt ist es eine Frage, wie viele Särge.
circles-flavour-age-of-reason = Niemand glaubt mehr an den Teufel. Der Fahrpreis ist entsprechend gestiegen.
circles-flavour-witch-hunts = Wieder haben sie die Falsche erwischt, aber die Gegend ist unsicher geworden.
circles-flavour-great-war = Die neuen Rekruten kommen zugweise, schon im Gleichschritt.
circles-flavour-occult-revival = In jedem zweiten Salon klopft ein Tisch. Zauberbücher werden verramscht.
circles-flavour-printing-press = Was ein Mönch in einem Jahr vergaß, vergessen jetzt Tausende an einem Nachmittag.
circles-flavour-red-peril = Die Legionen haben einen Ausschuss gewählt. Der Ausschuss hat Auslagen.
circles-flavour-tempers = Es ist die Hitze. Es sind auch alle.
circles-flavour-frozen-over = Eine Reihe von Versprechen ist fällig geworden.
circles-flavour-inflation = Ein Bischof kauft jetzt, was früher ein Kaplan kaufte.
circles-flavour-boom-in-sin = Die Tore sind geölt, die Bänke voll, und die Schreiber haben je einen Schreiber.
circles-flavour-paper-war = In dreifacher Ausfertigung, und mit Blut. Nicht mit diesem Blut.
circles-flavour-twelfth-night = Für eine Nacht trägt der Narr die Krone. Sie passt, was die Stimmung verdirbt.
circles-flavour-orgasmatron = Die Ingenieure suchten einen Freiwilligen. Die Schlange reicht um den Kreis.
circles-flavour-lilith-walks = Mutter ist im Haus. Sitzt gerade.
circles-flavour-mothers-day = Sie hat jedem etwas mitgebracht, und dann noch einmal dasselbe.
circles-flavour-season-of-exorcists = Der Priester hat endlich die richtige Seite gefunden.
circles-flavour-slave-revolt = Sie haben nichts zu verlieren als ihre Ketten, und die schwingen sie.
circles-flavour-black-flags = Kein Herr, keine Pacht, kein Geschmack.
circles-flavour-locusts = Sie waren für Ägypten bestimmt. Die Adresse war verwischt.
circles-flavour-open-kennels = Jemand hat das Schloss an die Hunde verfüttert.
circles-flavour-wild-hunt = Einmal klingen die Hörner durch die Öde. Danach ist es ordentlicher.
circles-flavour-stamp-duty = Eine Seele für die Marke, und die Pflicht, sie zu zahlen.
circles-flavour-run-on-the-bank = Der Tresor ist ganz sicher. Geplatzt ist die Schlange.
circles-flavour-good-vintage = Ein gutes Jahr für Schwächen, mit langem Abgang.
circles-flavour-audit = Jemand stand öfter in der Gunst, als die Bücher erlauben.
circles-flavour-royal-whim = Er lachte. Niemand weiß genau, worüber, und die Belohnung ist schon ausgezahlt.
circles-flavour-general-pardon = Nichts ist vergessen. Es ist nur falsch abgelegt.
circles-flavour-fire-in-the-library = Der Katalog wurde gerettet. Er verzeichnet, was nicht gerettet wurde.
circles-flavour-night-school = Lektion eins: wie man zu Lektion zwei kommt.
circles-flavour-exchange-of-gifts = Der Gedanke zählt, und der Gedanke war Diebstahl.
circles-flavour-scandal-at-court = Es gibt Zeichnungen.
circles-flavour-land-reform = Das große Gut soll dem Volk gegeben werden. Das Volk wird benachrichtigt.
circles-flavour-charity = Hinter einem Schrank wurde ein kleiner Besitz gefunden.
circles-flavour-ferrymen-on-strike = Sie fordern eine zweite Münze. Die Toten haben nur zwei Augen.
circles-flavour-better-offer = Es war ein Hut dabei.
circles-flavour-volunteers = Einen Schritt vor, sagte der Feldwebel, und alle anderen traten einen zurück.
circles-flavour-null-hour = Die Worte stimmen, die Gesten stimmen, und nichts geschieht. Es ist peinlich.
circles-flavour-eclipse = Der Weg nach oben ist aus Mangel an Licht gesperrt.

## Phenomena

circles-phenomenon-cave-in = Einsturz
circles-phenomenon-landslide = Erdrutsch
circles-phenomenon-pestilence = Seuche
circles-phenomenon-earthquake = Erdbeben
circles-phenomenon-quagmire = Morast
circles-phenomenon-iron-grip = Der eiserne Griff
circles-phenomenon-wall-of-fire = Feuerwand
circles-phenomenon-drought = Dürre
circles-phenomenon-locked-vaults = Verschlossene Tresore
circles-phenomenon-rich-vein = Reiche Ader
circles-phenomenon-visiting-day = Besuchstag
circles-phenomenon-wardens-strike = Streik der Wärter
circles-phenomenon-curfew = Ausgangssperre
circles-phenomenon-truce = Waffenruhe
circles-phenomenon-fog = Nebel
circles-phenomenon-bloodlust = Blutrausch
circles-phenomenon-drill-day = Exerziertag

circles-flavour-cave-in = Die Decke wurde letztes Jahr geprüft. Der Prüfer liegt noch darunter.
circles-flavour-landslide = Der Hügel wurde versetzt.
circles-flavour-pestilence = Sie ist ansteckend, und sie steckt an.
circles-flavour-earthquake = Weiter unten hat sich jemand im Schlaf umgedreht.
circles-flavour-quagmire = Tritt leicht auf. Dann warte.
circles-flavour-iron-grip = Hände sind durch den Boden gekommen. Sie sind freundlich und lassen nicht los.
circles-flavour-wall-of-fire = Dekorativ, und auch streng.
circles-flavour-drought = Die Ströme der Verdammten sind zu einem Rinnsal vertrocknet, und das Rinnsal klagt.
circles-flavour-locked-vaults = Der Schlüssel war in der anderen Hose, und die andere Hose war im Tresor.
circles-flavour-rich-vein = Unter den armen Sündern fand sich eine Schicht Kardinäle.
circles-flavour-visiting-day = Einige der Besucher werden bleiben.
circles-flavour-wardens-strike = Die Peitschen ruhen an der Wand. Die Verdammten wissen nichts mit sich anzufangen.
circles-flavour-curfew = Nach Einbruch der Dunkelheit wird niemand erweckt. Es ist immer dunkel.
circles-flavour-truce = Beide Seiten sind zum Essen eingeladen und wissen, wo die Messer liegen.
circles-flavour-fog = Zauber verirren sich darin. Die Zaubernden auch.
circles-flavour-bloodlust = Er steigt mittags aus dem Boden und riecht nach Eisen.
circles-flavour-drill-day = Augen geradeaus. Ohren zu.

## Spells at daemons

circles-spell-incubus = Inkubus
circles-spell-armenian-box = Das armenische Reliquiar
circles-spell-jar-of-jam = Das Marmeladenglas
circles-spell-jones-device = Jones’ Apparat
circles-spell-glove-in-the-face = Handschuh ins Gesicht
circles-spell-battle-of-wits = Wettstreit des Geistes
circles-spell-true-name = Wahrer Name
circles-spell-last-rites = Letzte Ölung
circles-spell-red-tape = Amtsschimmel
circles-spell-smelling-salts = Riechsalz
circles-spell-second-wind = Zweiter Atem
circles-spell-hole-in-the-roof = Loch im Dach

circles-flavour-incubus = Er bat um nichts als einen Abend. Um wessen, sagte er nicht.
circles-flavour-armenian-box = Es ist recht geräumig darin, wenn man erst aufgehört hat zu schreien.
circles-flavour-jar-of-jam = Versiegelt, beschriftet und auf dem obersten Brett. Auf dem Schild steht Zwetschge.
circles-flavour-jones-device = Er braucht zwei Bediener und ein gutes Schloss. Den Schalter hat noch niemand gefunden.
circles-flavour-glove-in-the-face = Im Morgengrauen also. Es graut kein Morgen, und so warten beide noch.
circles-flavour-battle-of-wits = Der Verlierer wurde hinausgetragen und beharrte darauf, nichts zugegeben zu haben.
circles-flavour-true-name = Langsam gesprochen, mit jeder Silbe, vor einem offenen Fenster.
circles-flavour-last-rites = Es braucht acht, um das Buch offen zu halten.
circles-flavour-red-tape = Du darfst handeln, sobald das gestempelt ist. Der Stempel handelt donnerstags.
circles-flavour-smelling-salts = Aus dem Echten gewonnen.
circles-flavour-second-wind = Er hatte sich gerade hingesetzt.
circles-flavour-hole-in-the-roof = Nicht der amtliche Weg nach oben. Vorsicht, der Organist.

## Spells at units

circles-spell-defection = Überläufer
circles-spell-unpaid-leave = Unbezahlter Urlaub
circles-spell-mutiny = Meuterei
circles-spell-rain-of-fire = Feuerregen
circles-spell-alarm-bells = Sturmglocken
circles-spell-cut-leash = Zerschnittene Leine
circles-spell-rise-ye-damned = Erhebt euch, Verdammte
circles-spell-old-comrade = Alter Kamerad
circles-spell-bone-whistle = Knochenpfeife
circles-spell-secret-stair = Geheime Treppe
circles-spell-forced-march = Gewaltmarsch

circles-flavour-defection = Er brachte das Regiment mit, die Trommeln und das Silber. Er hinterließ eine Nachricht.
circles-flavour-unpaid-leave = Sie dürfen heim. Sie überlegen, wo das war.
circles-flavour-mutiny = Die Feldwebel wurden befördert, durch ein Fenster.
circles-flavour-rain-of-fire = Er fällt auf Gerechte und Ungerechte. Gerechte gibt es nicht, also geht es schneller.
circles-flavour-alarm-bells = Niemand weiß, was sie bedeuten, und jeder weiß, was zu tun ist.
circles-flavour-cut-leash = Braver Hund. Nein. Nein. Braver Hund.
circles-flavour-rise-ye-damned = Zwei Kompanien lagen die ganze Zeit unter dem Exerzierplatz.
circles-flavour-old-comrade = Er verdankt dir sein Leben und gibt dir nun das eines anderen.
circles-flavour-bone-whistle = Niemand hört sie außer Hunden, und wer neben Hunden steht.
circles-flavour-secret-stair = Hinter dem dritten Wasserspeier. Zieh an dem, woran du lieber nicht ziehst.
circles-flavour-forced-march = Links, rechts, und wer kein linkes mehr hat, darf hüpfen.

## Spells at Souls

circles-spell-pickpocket = Taschendieb
circles-spell-poll-tax = Kopfsteuer
circles-spell-faustian-bargain = Faustischer Handel

circles-flavour-pickpocket = Sie gaben sich herzlich die Hand. Zähl deine nach.
circles-flavour-poll-tax = Zwei je Kopf. Die Köpfe sind mitzubringen.
circles-flavour-faustian-bargain = Hier unterschreiben, und hier. Im Kleingedruckten wohnen wir.

## Spells at standing

circles-spell-slander = Verleumdung
circles-spell-burnt-offering = Brandopfer
circles-spell-indulgence = Ablass
circles-spell-scapegoat = Sündenbock
circles-spell-borrowed-laurels = Geliehene Lorbeeren

circles-flavour-slander = Es muss nicht wahr sein. Es muss nur von Fisch handeln.
circles-flavour-burnt-offering = Der Rauch zog ausnahmsweise in die richtige Richtung.
circles-flavour-indulgence = Ausgestellt von einem Papst, der im Hause ist und es bestätigen kann.
circles-flavour-scapegoat = Der Bock bestreitet alles.
circles-flavour-borrowed-laurels = Er trug sie zur Audienz. Du hast die Blätter erkannt.

## Spells at arcana cards

circles-spell-black-library = Die Schwarze Bibliothek
circles-spell-burglary = Einbruch
circles-spell-moths = Motten
circles-spell-homework = Hausaufgaben

circles-flavour-black-library = Die Bücher sind angekettet. Einige an längeren Ketten.
circles-flavour-burglary = Es fehlte nichts als das eine.
circles-flavour-moths = Sie mögen Pergament und beginnen mit den wichtigen Wörtern.
circles-flavour-homework = Schreib die Sieben Verbotenen Namen hundertmal ab, und halte Abstand.

## Spells at the Hell deck

circles-spell-third-omen = Das dritte Omen
circles-spell-marked-deck = Gezinkte Karten
circles-spell-lid-of-the-box = Der Deckel der Büchse

circles-flavour-third-omen = Das erste wurde übersehen, das zweite erklärt. Das dritte verrückte die Möbel.
circles-flavour-marked-deck = Das Schicksal hat eine geknickte Ecke, wenn man weiß, wo man fühlen muss.
circles-flavour-lid-of-the-box = Nur ein wenig. Nur um nachzusehen.

## Spells at sectio

circles-spell-title-dispute = Grundbuchstreit
circles-spell-forged-deed = Gefälschte Urkunde
circles-spell-undermined = Unterhöhlt
circles-spell-treacle-pits = Sirupgruben
circles-spell-ring-of-fire = Feuerring
circles-spell-white-flag = Weiße Fahne

circles-flavour-title-dispute = Der Grenzstein wurde verrückt, und das Gericht auch.
circles-flavour-forged-deed = Das Siegel ist vollkommen. Nur das Wachs hat noch einen Puls.
circles-flavour-undermined = Eine Woche lang hörten sie es graben und dachten, es seien die Nachbarn.
circles-flavour-treacle-pits = Süß, warm und etwa drei Meter tief.
circles-flavour-ring-of-fire = Er brennt und brennt und behält die Form.
circles-flavour-white-flag = Ein Bettlaken, wie es aussieht, und kein sauberes.

## Spells at Uriel and Lilith

circles-spell-love-for-lilith = Liebe zu Lilith
circles-spell-amulet-of-three-angels = Amulett der drei Engel
circles-spell-keys-of-eden = Die Schlüssel von Eden

circles-flavour-love-for-lilith = Zehn Herzen auf einem Brief. Sie wird ihn laut vorlesen.
circles-flavour-amulet-of-three-angels = Drei Namen, in eine Scherbe geritzt. Die Handschrift hat sie nie verziehen.
circles-flavour-keys-of-eden = Er hatte sie nur verlegt. Er geht sofort heim und prüft die Fenster.

## Spells that hold for a turn

circles-spell-silver-tongue = Silberzunge

circles-flavour-silver-tongue = Geliehen von einem Redner, der sich dazu ausschweigt.

## Macina

circles-spell-soul-press = Seelenpresse
circles-spell-steam-organ = Dampforgel
circles-spell-copying-engine = Kopiermaschine
circles-spell-funicular = Standseilbahn

circles-flavour-soul-press = Hebel ziehen und zurücktreten. Der Rückstand wird als Seife verkauft.
circles-flavour-steam-organ = Sie spielt einen Marsch, und die Kessel können den Text.
circles-flavour-copying-engine = Sechzig Schreiber an einer Kurbel. Die Tinte kommt von den Schreibern.
circles-flavour-funicular = Jeder Wagen, der hinauffährt, zieht einen hinab. Die Fahrgäste haben gemerkt, welchen.

## Spells in combat

circles-spell-frenzy = Raserei
circles-spell-daemonic-distraction = Dämonische Ablenkung
circles-spell-wall-of-shields = Schildwall
circles-spell-stage-fright = Lampenfieber
circles-spell-greek-fire = Griechisches Feuer
circles-spell-paper-soldiers = Papiersoldaten
circles-spell-feeding-time = Fütterungszeit
circles-spell-single-combat = Zweikampf
circles-spell-lost-orders = Verlorene Befehle
circles-spell-turncoats = Wendehälse
circles-spell-sudden-doubts = Plötzliche Zweifel
circles-spell-locked-doors = Verschlossene Türen
circles-spell-back-door = Hintertür
circles-spell-late-arrivals = Nachzügler

circles-flavour-frenzy = Jemand hat ihnen gesagt, was es zu essen gibt.
circles-flavour-daemonic-distraction = Ein Verehrer, ein Gläubiger und ein Vetter sind gleichzeitig eingetroffen.
circles-flavour-wall-of-shields = Die meisten gehörten jemandem auf der anderen Seite.
circles-flavour-stage-fright = Sie hatten es so oft ohne Feind geprobt.
circles-flavour-greek-fire = Wasser macht es schlimmer. Alles andere auch.
circles-flavour-paper-soldiers = Sie fallen in großer Zahl und werden hinterher zusammengefegt.
circles-flavour-feeding-time = Drei Fuhren Knochen kamen heute zu spät. Es ließ sich nicht ändern.
circles-flavour-single-combat = Die Heere setzten sich und sahen zu, und jemand verkaufte Nüsse.
circles-flavour-lost-orders = Später gefunden, um drei Zigarren gewickelt.
circles-flavour-turncoats = Das Futter hatte, wie sich zeigte, deine Farben.
circles-flavour-sudden-doubts = Eine Stimme aus den Reihen fragte, wozu das alles. Es entstand eine Pause.
circles-flavour-locked-doors = Niemand geht vor dem Ende. Es würde die anderen kränken.
circles-flavour-back-door = Tapferer Widerstand, im Schritttempo geleistet.
circles-flavour-late-arrivals = Die Straße war schlecht, und der Krieg war zu hören.

## Counters

circles-spell-it-did-not-work = Es hat nicht geklappt
circles-spell-not-my-department = Nicht meine Abteilung
circles-spell-backfire = Rohrkrepierer
circles-spell-deaf-ears = Taube Ohren

circles-flavour-it-did-not-work = Es gab Rauch. Es gab einen Geruch. Mehr gab es nicht.
circles-flavour-not-my-department = Der Zauber wurde an die zuständige Stelle weitergeleitet und dort behalten.
circles-flavour-backfire = Das Pentagramm war richtig gezeichnet, aber von innen.
circles-flavour-deaf-ears = Zuerst war es Wachs. Dann wollte es niemand mehr herausnehmen.

## Cards that are played right away

circles-spell-hubris = Hochmut
circles-spell-overdue-bill = Überfällige Rechnung
circles-spell-oysters = Austern
circles-spell-barracks-fire = Kasernenbrand
circles-spell-house-arrest = Hausarrest
circles-spell-lost-deed = Verlorene Urkunde
circles-spell-torn-sleeve = Zerrissener Ärmel
circles-spell-bad-rum = Schlechter Rum

circles-flavour-hubris = Du hast dich mit Ihm verglichen. Er hat es gehört, und verglichen.
circles-flavour-overdue-bill = Der Schneider hat vierhundert Jahre gewartet und einen größeren Schneider angestellt.
circles-flavour-oysters = Schon in Ninive waren sie nicht mehr frisch.
circles-flavour-barracks-fire = Ausgerechnet in der Hölle.
circles-flavour-house-arrest = Alle Mitglieder des Haushalts haben sofort zurückzukehren und reumütig auszusehen.
circles-flavour-lost-deed = Heute Morgen hattest du sie noch. Sie lag unter der Räumungsklage.
circles-flavour-torn-sleeve = Alles, was du darin hattest, liegt jetzt auf dem Boden.
circles-flavour-bad-rum = Zwei Kompanien tranken davon, sahen eine schwarze Flagge und grüßten.

## Minor arcana

circles-minor-walk = Auf die Erde
circles-minor-recruit = Leutnant anwerben
circles-minor-pass = { $slots ->
    [1] Passen
    [2] Zweifach passen
    [3] Dreifach passen
    [4] Vierfach passen
    [5] Fünffach passen
    [6] Sechsfach passen
    [7] Siebenfach passen
    [8] Achtfach passen
   *[9] Neunfach passen
}
