### The Summoning, the tutorial: the list of chapters, the clerk, and what he says.
###
### The clerk is dry, patient and clear. One or two short sentences a step; the rule first, the joke second.
### Keys are the player's own: { $key_seal } and so on. Houses are { $house_1 } to { $house_3 }; the player is { $house_0 }.

title-tutorial = Spielen lernen
title-tutorial-tip = Das Spiel lernen, in sechs kurzen Kapiteln, mit einem Schreiber der Hölle als Lehrer.

## The list of chapters

tutor-title = Die Beschwörung
tutor-about =
    Der Thron der Hölle ist leer, und durch ein Kanzleiversehen hat man dich als Kandidaten beschworen. Das Versehen lässt sich nicht berichtigen, also wirst du gewinnen müssen. Sechs Kapitel, je fünf bis acht Minuten. Spiele sie der Reihe nach oder nicht, und höre auf, wann du willst.
tutor-chapter = { $n }. { $title }
tutor-begin-tip = Dieses Kapitel von Anfang an spielen.
tutor-start = Beginnen
tutor-start-tip = Das erste Kapitel spielen, das du noch nicht beendet hast.
tutor-resume = Fortsetzen
tutor-resume-tip = Dort weitermachen, wo du aufgehört hast.
tutor-practise = Kurzes Spiel
tutor-practise-tip = Ein kurzes Spiel gegen drei Kobolde, die mildesten Gegner. Ein Klick, keine Formulare.
tutor-game = Die Beschwörung { $n }

## The clerk

tutor-step = { $n } von { $of }
tutor-fold = Zettel des Schreibers falten
tutor-unfold = Zettel des Schreibers öffnen
tutor-back = Was zuvor gesagt wurde
tutor-now = Zurück zur Gegenwart
tutor-skip = Schritt überspringen
tutor-again = Kapitel neu beginnen
tutor-leave = Kapitel verlassen
tutor-stay = Bleiben
tutor-go-on = Weiter
tutor-next = Nächstes Kapitel
tutor-blocked = Eine Frage wartet auf Antwort; vorher lässt sich der Zug nicht siegeln. Ein Reiter mit einer offenen Frage trägt ein rotes Siegel.
tutor-astray = Diesen Befehl darfst du geben, und vielleicht ist er sogar klug. Gemeint war ein anderer.
tutor-undo = Rückgängig machen ({ $key })
tutor-early = Der Zug ist ohne das vorübergegangen. Anderswo wäre das endgültig; hier kann ich die Akten verlieren.
tutor-take-back = Zug zurücknehmen

summoning-watch = Die Hölle führt alle Befehle aus, Platz für Platz. Sieh zu; Esc springt ans Ende.

## 1. March and claim

summoning-march-title = Der falsche Kandidat
summoning-march-about = Auswählen, marschieren, siegeln. Wie ein Kanton dein wird.
summoning-march-select =
    Willkommen, { $house_0 }. Ich bin dein Schreiber. Beschworen hat man dich anstelle von jemand anderem, und Formulare laufen nicht rückwärts. Das hier ist deine Leibgarde: Klicke sie an, oder drücke { $key_next_legion }.
summoning-march-order =
    Die hellen Kantone liegen in ihrer Reichweite. Klicke auf einen ohne Besitzer. Mit Tasten: { $key_march }, dann in Schritten mit { $key_step_west } und { $key_step_east } die Reihe entlang, mit { $key_step_north_west } und { $key_step_north_east } hinauf, mit { $key_step_south_west } und { $key_step_south_east } hinab, und noch einmal { $key_march }.
summoning-march-order-praise = Aktenkundig.
summoning-march-slot =
    Der Befehl wartet unten auf Platz 1. Du hast { $slots } Plätze je Zug; die meisten beginnen mit { $usual_slots }. Nichts rührt sich, bevor der Zug gesiegelt ist: Drücke „{ panel-seal }“, oder { $key_seal }.
summoning-march-seal = Hier steht alles beisammen, zum Lesen vor dem Bereuen. Leere Plätze sind erlaubt. Siegle mit dem roten Knopf, oder drücke noch einmal { $key_seal }.
summoning-march-seal-praise = Gesiegelt. Nun geschehen die Befehle aller zugleich.
summoning-march-watch = Alle Häuser ziehen, erst Platz 1, dann Platz 2. Folge deiner Leibgarde. Esc springt ans Ende.
summoning-march-wrap =
    Jeder herrenlose Kanton, den deine Leibgarde betreten hat, gehört jetzt dir, und jeder bringt bei der Schlussabrechnung { $canton } Prestige. Die Hölle hat keine Ränder: Ziehe das Brett immer in eine Richtung, oder halte eine Pfeiltaste, bis du wieder nach Hause kommst.
summoning-march-wrap-praise = Die Hölle ist rund. Das spart Mauern.
summoning-march-home = Zurück an die Arbeit. { $key_next_legion } findet deine nächste Legion, wohin du auch geraten bist; oder klicke deine Leibgarde an.
summoning-march-again = Marschiere weiter zu einem anderen herrenlosen Kanton. Eine Legion nimmt auch die herrenlosen Kantone am Weg in Besitz; der längere Weg ist also mehr wert.
summoning-march-again-praise = Du lernst schneller als der Letzte. Er wurde kein zweites Mal beschworen.
summoning-march-seal-again = Siegle den Zug: Drücke { $key_seal }, lies, und drücke noch einmal { $key_seal }.
summoning-march-end =
    Du kannst marschieren, und das ist mehr, als mancher Herzog zuwege bringt. Prestige gewinnt: Ist die letzte Marke gezogen, bekommt das Haus mit dem meisten den Thron. Als Nächstes: das Geld.

## 2. Tribute and the vault

summoning-tribute-title = Was man dir schuldet
summoning-tribute-about = Tribut fordern, wählen, was du behältst, und ausgeben.
summoning-tribute-demand =
    In der Hölle wird alles mit Tributkarten bezahlt. Fordere welche von deinen Schergen: Drücke { $key_demand_tribute }, oder nimm den Reiter „{ panel-tab-tribute }“ im Ministerium ({ $key_ministerium }).
summoning-tribute-demand-praise = Das belegt einen Platz, wie jeder Befehl.
summoning-tribute-seal = Fülle die anderen Plätze nach Belieben, etwa mit einem Marsch. Dann siegle: zweimal { $key_seal }.
summoning-tribute-open = Sie haben etwas gebracht. Es wartet auf deine Wahl, und eine offene Frage hält den Zug offen. Öffne den Reiter „{ panel-tab-tribute }“: { $key_ministerium }, dann 3.
summoning-tribute-choose =
    Behalte { $keep } von { $offered }. Karten tragen Seelen, Ichor, Höllenfeuer und Dunkelheit; jeder Preis nennt Mengen von einigen davon. Volle Karten sind besser, denn eine Zahlung fasst höchstens { $most_cards } Karten. Oder drücke „{ panel-offer-richest }“.
summoning-tribute-choose-praise = Vermerkt. Im Zweifel Seelen behalten: Sie stecken in jedem Preis.
summoning-tribute-more = Fordere noch einmal: { $key_demand_tribute }, oder klicke auf einen leeren Platz und wähle den Befehl. Einmal in jedem Zug ist eine gute Gewohnheit. Eine zweite Tributforderung im selben Zug bringt schlechtere Karten.
summoning-tribute-seal-again = Siegle den Zug: zweimal { $key_seal }.
summoning-tribute-choose-again = Wähle wieder. Ausgeben darfst du schon in dem Zug, in dem du wählst.
summoning-tribute-avatar = Nun gib es für jemanden aus, den du magst. Öffne den Reiter „{ panel-tab-avatar }“ ({ $key_ministerium }, dann 7): Das bist du, mit all deinen Verdiensten.
summoning-tribute-raise =
    Drücke „{ panel-raise-short }“ neben einem Attribut, das du bezahlen kannst. Die billigsten Karten liegen schon bereit: Bestätige. Kampfkraft befehligt mehr Legionen, Charisma bringt mehr Tribut, und jedes der fünf hat eigene Vorzüge: Der Hinweis am Knopf nennt den nächsten.
summoning-tribute-raise-praise = Schon besser. Karten geben kein Wechselgeld: Was zu viel ist, ist weg.
summoning-tribute-seal-last = Siegle, und sei morgen früh ein besserer Erzteufel.
summoning-tribute-end =
    Fordern, wählen, ausgeben: So beginnt jeder Zug in jedem Spiel. Kannst du nicht bezahlen, was du willst, dann fordere und warte. Als Nächstes gehen wir einkaufen.

## 3. The bazaar

summoning-bazaar-title = Der Höllenbasar
summoning-bazaar-about = Auf eine Legion und einen Prätor bieten, und den einen an die Spitze der anderen stellen.
summoning-bazaar-choose = Ein paar Züge sind vergangen. Ich habe derweil die Bücher geführt, auf meine Art, und so ist nicht alles, wie du es verlassen hast. Wähle zuerst vom Tribut, der wartet; dann ist die Schatzkammer voll.
summoning-bazaar-open = Eine Leibgarde ist kein Heer. Der Basar verkauft Legionen, Prätoren und Schlimmeres: Öffne ihn mit der Waage oben, oder mit { $key_bazaar }.
summoning-bazaar-legion =
    Öffne „{ items-bazaar-legions }“ und wähle die billigste: Ein Häkchen heißt, dass deine Schatzkammer zahlen kann, und ein Prätor soll noch folgen. Die billigste Zahlung liegt schon bereit, also drücke „{ panel-bid-place }“. Gebote sind geheim; das höchste gewinnt, und die anderen behalten ihre Karten.
summoning-bazaar-legion-praise = Ein Gebot. Will niemand sie dringender, gehört sie dir.
summoning-bazaar-praetor =
    Unter einem Prätor kämpft eine Legion besser. Wähle einen mit Häkchen, dann „{ panel-bid-place }“. Das belegt einen weiteren Platz. Hat keiner ein Häkchen, war deine Legion teuer: Nimm jenes Gebot zurück, und biete auf eine billigere.
summoning-bazaar-praetor-praise = Er bringt Referenzen mit. Sie sind alle tot.
summoning-bazaar-seal = Zwei Gebote. Siegle, und sieh, wer sonst noch zum Verkauf kam: zweimal { $key_seal }.
summoning-bazaar-watch = Gebote werden nach dem letzten Platz geöffnet. Wer gewinnt, zahlt; wer verliert, hat die Karten wieder.
summoning-bazaar-lost = Überboten, oder nicht genug Gebote. Das kommt in den besten Häusern vor. Fordere, biete wieder, siegle wieder, bis du eine Legion und einen Prätor hast.
summoning-bazaar-select = Beide gehören dir. Die Legion steht neben deiner Feste; der Prätor sitzt in deiner Schatzkammer und beschwert sich. Wähle die neue Legion aus: Klicke sie an, oder drücke { $key_next_legion }, bis sie ausgewählt ist.
summoning-bazaar-select-praise = Stattlich, in Formation.
summoning-bazaar-attach =
    Klicke auf den leeren Platz unter „{ items-slots }“ und teile dort den Prätor zu. Er ist ein Befehl wie jeder andere und marschiert mit, sobald er eintrifft.
summoning-bazaar-attach-praise = Eine Legion mit Kopf. Vorschrift ist das nicht, aber es hilft.
summoning-bazaar-seal-again = Siegle den Zug. Eine Legion, die aus der Schatzkammer geführt wird, wird gar nicht geführt.
summoning-bazaar-end =
    Du hast ein Heer, im technischen Sinne. Wie viele Legionen du befehligen darfst, steht im Basar ganz oben. Als Nächstes wird es benutzt.

## 4. A place of power

summoning-place-title = Ein Ort der Macht
summoning-place-about = Vorhersage und Schlacht, gemeinsam gelesen.
summoning-place-select = Deine Legion steht vor einem Ort der Macht. Er gehört niemandem, und seiner Besatzung ist das recht. Wähle die Legion aus: Klicke sie an, oder drücke { $key_next_legion }, bis sie ausgewählt ist.
summoning-place-forecast =
    Zeige auf den Ort, oder gehe mit { $key_hex_cursor } und den Pfeiltasten hin: Deine Chance, ihn einzunehmen, steht daneben und in der Tafel links. „{ theatre-forecast }“ darunter zeigt den Rest. Eine Schlacht hat drei Teile nacheinander: Fernkampf, Nahkampf, Infernal; in jedem schlägt zu, wer mehr hat, und es kostet Lebenspunkte.
summoning-place-order = Die Vorhersage sagt: { $chance } von hundert. Gib den Befehl: Drücke den Knopf mit der Prozentzahl, oder klicke auf den Ort.
summoning-place-order-praise = Kühn und rechnerisch richtig. Beides zusammen ist hier selten.
summoning-place-choose = Auch Tribut wartet. Wähle, was du behältst.
summoning-place-seal = Siegle: zweimal { $key_seal }. Eine Legion neben dem Angreifer würde ihm beistehen; merke dir das für die größeren Tore.
summoning-place-watch = Deine eigenen Schlachten öffnen das Theater: Schlag für Schlag dieselben Zahlen wie in der Vorhersage. Leertaste: weiter, Esc: hinaus.
summoning-place-lost = Er ist nicht gefallen. Eine Vorhersage hat noch niemandem etwas versprochen. Marschiere wieder hin, wenn die Legion genesen ist, oder beginne das Kapitel neu; mich kostet es keine Zeit.
summoning-place-income-praise = Er ist dein, mit Bedauern der Besatzung.
summoning-place-income =
    Die Krone oben ist dein Prestige: etwas für die geschlagene Besatzung, und von nun an mehr am Ende jedes Zuges. Orte sind der sicherste Weg zum Thron.
summoning-place-end =
    Vorhersage, Befehl, Theater: Kämpfe nie gegen eine Zahl, die du nicht gelesen hast. Verwundete Legionen heilen neben deinen eigenen Orten. Als Nächstes: die Nachbarn.

## 5. Before the conclave

summoning-conclave-title = Vor dem Konklave
summoning-conclave-about = Eine Forderung, ein Nein und eine Vendetta, die du gewinnst.
summoning-conclave-open =
    Niemand darf einfach in das Land eines Nachbarn spazieren. Man braucht einen Grund, schriftlich. Wir verlangen von { $house_3 } etwas, das er ablehnen wird. Öffne den Reiter „{ panel-tab-diplomacy }“: { $key_ministerium }, dann 5.
summoning-conclave-demand =
    Wähle { $house_3 } im Kreis und stelle eine Forderung; wie viele Karten du verlangst, ist Geschmackssache. Das kostet Prestige. Zahlt er, hast du es zurück, und die Karten dazu. Lehnt er ab, behält er es, und du darfst Vendetta beanspruchen.
summoning-conclave-demand-praise = Unverschämt, und korrekt eingereicht.
summoning-conclave-choose = Erst der Tribut: Wähle aus, was wartet.
summoning-conclave-seal = Siegle. Das Konklave verliest deine Forderung am Ende des Zuges mit lauter Stimme.
summoning-conclave-wait = Nun hat er diesen Zug lang Zeit zu antworten. Nutze deine Plätze nach Belieben; Tribut schadet nie. Dann siegle.
summoning-conclave-claim =
    Abgelehnt, vor aller Augen. Jetzt, und nur jetzt, darfst du Vendetta beanspruchen: im Reiter „{ panel-tab-log }“. Nimm das kleinste Ziel, die drei Kantone, und so viele Züge, wie du bekommen kannst. Gewinnst du rechtzeitig, kommt die Wette mit einem Aufschlag zurück. Sollte das Recht ungenutzt verfallen sein: Fordere noch einmal, und er lehnt noch einmal ab.
summoning-conclave-claim-praise = Er hat mehr Kantone, als er im Auge behalten kann.
summoning-conclave-seal-claim = Siegle. Das Konklave gibt dem Anspruch am Ende des Zuges statt, und die Grenze öffnet sich für euch beide.
summoning-conclave-invade =
    Sie ist offen. Einer seiner Kantone wird dein, wenn deine Legion den Zug darauf beendet und er dein Land berührt. Beginne also an der Grenze: Schicke deine beiden Legionen los, jede auf einen seiner Kantone.
summoning-conclave-invade-praise = Zwei Banner über der Grenze.
summoning-conclave-seal-war = Siegle. Wem was gehört, klärt nach dem letzten Platz die Grenzschlichtung; bis dahin ist es bloß Hausfriedensbruch.
summoning-conclave-deeper = Noch nicht genug. Gehe von dem eben genommenen Land aus einen Kanton tiefer. Durchziehen zählt nichts; am Ende dort stehen, das zählt.
summoning-conclave-seal-last = Siegle, und kassiere.
summoning-conclave-won =
    Noch nicht gewonnen. Ein Kanton zählt, wenn du am Ende des Zuges darauf stehst und er dein Land berührt. Die Frist steht unter „{ panel-tab-log }“. Ist sie verstrichen, beginne das Kapitel neu; { $house_3 } wird dir den Gefallen tun.
summoning-conclave-end =
    Gewonnen, fristgerecht und schriftlich: deine Wette zurück, der Aufschlag, und die halbe Wette noch einmal aus seiner Tasche. Abgelehnte Forderungen sind mehr wert als bezahlte. Zuletzt: die Abrechnung.

## 6. The last count

summoning-count-title = Die Schlussabrechnung
summoning-count-about = Ein Ritual, ein Ereignis, die Uhr und der Thron.
summoning-count-choose = Es ist spät: { $tokens } von { $needed } Marken sind gezogen. Beantworte, was unter „{ panel-tab-log }“ wartet: den Tribut, und welche Ereigniskarte du behältst.
summoning-count-rituals = Du hast genug studiert für ein Ritual oder zwei. Es wäre schade, sie in der Schublade zu lassen. Öffne den Reiter „{ panel-tab-rituals }“: { $key_ministerium }, dann 4.
summoning-count-ritual = Wähle ein Ritual, neben dem sein Preis steht, dann wen oder was es treffen soll, und lege es auf einen Platz. Gegen andere wird gewürfelt: Neben jedem Ziel steht hinter dem Würfel die Chance, dass es gelingt, und hinter dem Auge die, dass niemand erfährt, wer es war. Ein Fragezeichen heißt: Was der andere hat, ist geschätzt.
summoning-count-ritual-praise = Gut. Nun wird jemand anderem etwas zustoßen.
summoning-count-events = Als Regent hast du eine Ereigniskarte bekommen. Auf der Hand tut sie nichts, und nach der Schlussabrechnung erst recht nichts. Ihr Knopf ist oben; mit Tasten: { $key_events }.
summoning-count-event = Lies die Karte, wähle, wen sie trifft, falls sie danach fragt, und spiele sie. Das belegt einen Platz.
summoning-count-event-praise = Die ganze Hölle wird davon hören.
summoning-count-seal = Siegle, und sieh dir an, wie Rituale und Ereignisse für die aussehen, denen sie nur begegnen.
summoning-count-clock =
    Die Münze oben ist die Uhr: gezogene Marken, nötige Marken, und die Chance auf eine weitere am Ende dieses Zuges. Ist die letzte gezogen, wird das Prestige gezählt: Jeder Kanton bringt { $canton } dazu, und obendrauf kommen Ziele, auch solche, die ein Rivale geheim hält. Jede Summe mit einem ~ ist deshalb geschätzt.
summoning-count-last = Tu, was noch einen Punkt wert ist: Marschiere auf herrenlose Kantone, und halte deine Orte. Siegle jeden Zug, bis die letzte Marke fällt.
summoning-count-end =
    Gewählt, durch ein Kanzleiversehen. Es war mir eine Ehre, Majestät; ich werde es abstreiten. Nun ein Spiel ohne mich: drei Kobolde, eine kleine Landkarte und jeder Knopf, den du gelernt hast.
