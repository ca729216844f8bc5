### What the source of Nine Circles leaves open in play, and what is played here.

circles-ruling-last-turn = Die letzte Spielrunde
circles-ruling-last-turn-text = Der Aufbau nennt die letzte Spielrunde. Hat an ihrem Ende niemand gewonnen, gewinnt, wem die meisten Sectio eines Kreises gehören. Dann entscheiden die meiste Gunst, die wenigste Ungnade, der innerste dieser Kreise, die meisten Sectio und die meisten Seelen. Unterscheidet sie nichts, gewinnen mehrere.
circles-ruling-last-turn-why = Die Quelle kennt keine letzte Spielrunde. Vier Sectio in einem Kreis nennt sie nahe am Sieg, und Kapitel 4 entscheidet zwischen mehreren Gewinnern.

circles-ruling-sixes-first = Sechsen gehen vor
circles-ruling-sixes-first-text = Wer in der Endphase drei Sechsen hält, zeigt sie und gewinnt, auch wenn einem anderen ein Kreis gehört.
circles-ruling-sixes-first-why = Drei Sechsen gelten nach der Quelle als unschlagbar.

circles-ruling-bottom-of-decks = Unter dem Stapel
circles-ruling-bottom-of-decks-text = Gespielte und abgelegte Karten kommen unter ihren Stapel, und alle sehen sie. Sind nur noch solche Karten übrig, werden sie gemischt.
circles-ruling-bottom-of-decks-why = Die Quelle legt Karten nach unten. Niemand soll sich die Reihenfolge von hundert Karten merken müssen.

circles-ruling-opening-events = Ereignisse im Aufbau
circles-ruling-opening-events-text = Dauerereignisse, die im Aufbau gezogen werden, ändern die Regeln von Anfang an. Was ihre Karten sofort tun, geschieht nicht.
circles-ruling-opening-events-why = Die Felder werden gefüllt, bevor jemand Dämonen, Sectio oder Einheiten hat.

circles-ruling-exchanges = Getauschte Dämonen
circles-ruling-exchanges-text = Alle entscheiden gleichzeitig, ob sie einen Dämon tauschen. Der neue wird gezogen, bevor der alte unter den Stapel kommt.
circles-ruling-exchanges-why = Nach der Quelle legt man einen Dämon ab und zieht einen anderen.

circles-ruling-placing-ties = Gleiche Würfel im Aufbau
circles-ruling-placing-ties-text = Spieler mit gleichen Würfeln würfeln untereinander noch einmal.
circles-ruling-placing-ties-why = Die Quelle ordnet sie nach ihren Würfeln und sagt nichts von Gleichstand.

circles-ruling-ties = Gleichstand
circles-ruling-ties-text = Wo nichts anderes entscheidet, tut es das Los: der Reichste von mehreren, der größte Kampf, der stärkste Hund, das Ziel einer Karte.
circles-ruling-ties-why = Bei Karten und bei Kämpfen lässt die Quelle den Würfel entscheiden.

circles-ruling-earth-favours = Wann die Gunst der Erde kommt
circles-ruling-earth-favours-text = Dämonen auf der Erde verdienen ihre Gunst zu Beginn der Seelenphase.
circles-ruling-earth-favours-why = So steht es in Regel 7.1. Regel 14.1 nennt aus Versehen die Höllenphase.

circles-ruling-peril-time = Gefahren der Erde
circles-ruling-peril-time-text = Ein Dauerereignis, das Dämonen auf der Erde gefährdet, schlägt zu, wenn es ausgelegt wird, und dann zu Beginn jeder Seelenphase, vor Gunst und Seelen.
circles-ruling-peril-time-why = Nach der Quelle ist die Erde von da an ein deutlich gefährlicher Ort für Dämonen.

circles-ruling-enemies-of-income = Wer das Einkommen einer Sectio verhindert
circles-ruling-enemies-of-income-text = Legionen anderer Triumvirate, Legionen der Freibeuter und tobende Hunde verhindern es. Lilith und Leutnants allein tun es nicht.
circles-ruling-enemies-of-income-why = Regel 7.2.1 nennt Legionen und Hunde, und die Übersicht spricht von feindlichen Einheiten.

circles-ruling-occupied-wise-men = Die besetzten Weisen
circles-ruling-occupied-wise-men-text = Sie geben Karten, auch wenn andere dort sind. Von mehreren Besatzern bekommt der mit den meisten Einheiten die erste Karte.
circles-ruling-occupied-wise-men-why = Regel 7.2.2 gibt die erste Karte weg, also kommen die anderen trotzdem.

circles-ruling-deals = Geschäfte
circles-ruling-deals-text = Geschäfte kommen nach dem Einkommen und vor dem Sold. Es gibt Runden: Alle beantworten gleichzeitig die Angebote der letzten Runde und machen neue. Antworten zählen nach Platz. Seelen, Arcanakarten, Sectio, Dämonen, Legionen, Leutnants und Macina können gegeben werden. Alle Angebote sind offen.
circles-ruling-deals-why = Die Quelle erlaubt, alles außer Gunst und Ungnade wegzugeben, aber nur in der Seelenphase. Mit geschenkten Seelen kann man ein Heer bezahlen.

circles-ruling-promises = Versprechen
circles-ruling-promises-text = Nichts hält Versprechen fest, und nichts erzwingt sie.
circles-ruling-promises-why = Versprechen darf man nach der Quelle jederzeit brechen.

circles-ruling-full-counters = Geschenkte Legionen
circles-ruling-full-counters-text = Niemand kann mehr Legionen bekommen, als er Spielsteine für sie hat.
circles-ruling-full-counters-why = Nach der Quelle hat ein Spieler nie mehr als zwölf Legionen im Spiel.

circles-ruling-desertion = Deserteure
circles-ruling-desertion-text = Nur so viele Einheiten bleiben unbezahlt, wie es sein muss. Sie fragen zuerst den Reichsten. Er darf einige davon für je eine Seele nehmen, auch Leutnants, und die anderen ziehen weiter. Wer keine nimmt, obwohl er eine nehmen könnte, bekommt die Ungnade.
circles-ruling-desertion-why = Bestraft wird, wer sich weigert, Legionen aufzunehmen, nicht, wer arm ist.

circles-ruling-maintenance-time = Unterhalt von Macina
circles-ruling-maintenance-time-text = Macina werden nach dem Sold der Einheiten unterhalten. Eine Macina arbeitet von da an, bis die nächste Seelenphase wieder fragt.
circles-ruling-maintenance-time-why = Regel 16.4 verlangt es in jeder Seelenphase. Einheiten müssen bezahlt werden, Macina dürfen ruhen.

circles-ruling-blocked-nurseries = Versperrte Sectio
circles-ruling-blocked-nurseries-text = Eine Sectio, in die keine Legion kommen kann, zählt nicht mit, wenn neue Legionen zuerst auf alle Sectio verteilt werden.
circles-ruling-blocked-nurseries-why = Sonst würde ein Feind in einer Sectio alle weiteren Legionen verhindern.

circles-ruling-taming-once = Ein Versuch, einen Hund zu zähmen
circles-ruling-taming-once-text = Jede Legion in der Vorhölle darf es in einer Beschwörungsphase einmal versuchen.
circles-ruling-taming-once-why = Mit einer Fünf geschieht nichts. Bei mehr Versuchen wäre das gleichgültig.

circles-ruling-no-quarters = Kein Platz für einen Leutnant
circles-ruling-no-quarters-text = Ein Leutnant kommt in eine Sectio, in der sein Triumvirat Legionen hat und niemand sonst ist. Ohne einen solchen Ort kann niemand angeworben werden.
circles-ruling-no-quarters-why = Das sagen die Regeln 8.1 und 8.3.1 zusammen.

circles-ruling-last-in-line = Niemand mehr dahinter
circles-ruling-last-in-line-text = Der letzte Dämon auf der Rangleiste kann nicht passen.
circles-ruling-last-in-line-why = Wer passt, handelt nach der Quelle nach dem nächsten Dämon in der Reihe.

circles-ruling-fall-anywhere = Zauber von überall
circles-ruling-fall-anywhere-text = Ein Dämon auf der Erde, der einen solchen Zauber wirkt, fällt in die Hölle, wenn der Zauber auf etwas dort zielt. Sonst bleibt er.
circles-ruling-fall-anywhere-why = Jede Aktion, die die Hölle betrifft, lässt ihn nach der Quelle dorthin fallen.

circles-ruling-stacked-legions = Legionen unter einem Leutnant
circles-ruling-stacked-legions-text = Ein Leutnant schützt so viele Legionen in seiner Sectio, wie er befehligt: zuerst die mit Hunden, dann die mit den niedrigsten Nummern. Nur die anderen können allein beeinflusst werden.
circles-ruling-stacked-legions-why = Legionen liegen nach der Quelle auf dem Leutnant, und ihr Besitzer würde sie so stapeln.

circles-ruling-home-favour = Die Gunst für eine Einheit daheim
circles-ruling-home-favour-text = Sie wird für jeden Versuch gezahlt, eine Einheit daheim zu beeinflussen, auch um sie aufzulösen.
circles-ruling-home-favour-why = Regel 9.7.1 verlangt sie schon für den Versuch. Die Übersicht spricht nur vom Wechsel der Seite.

circles-ruling-followers = Legionen, die einem Leutnant folgen
circles-ruling-followers-text = Es folgen so viele, wie er befehligt, dort sind und auf der neuen Seite Spielsteine finden.
circles-ruling-followers-why = Die Quelle nennt so viele Legionen, wie seine Führungszahl erlaubt, und höchstens zwölf Legionen.

circles-ruling-antehell-roll = Der Weg aus der Vorhölle
circles-ruling-antehell-roll-text = Ein Leutnant und die Legionen bei ihm würfeln gemeinsam. Das Betreten der Hölle ist ein Schritt, und übrige Schritte können gegangen werden. Wer zu einer Feuerwand oder zu Uriel käme, ist verloren wie mit einer 6.
circles-ruling-antehell-roll-why = Eine Einheit würfelt nach der Quelle einmal, um zurückzukehren. Ein Leutnant zieht Legionen für einen Schädel mit.

circles-ruling-passage-binds = Das Durchzugsrecht
circles-ruling-passage-binds-text = Alle Triumvirate mit Legionen in der Sectio werden gefragt, bevor die Einheit hineinkommt. Lehnt eines ab, kommt sie nicht hinein und darf anderswohin. Wer es gewährt hat, flieht nicht.
circles-ruling-passage-binds-why = Die Quelle verlangt, dass das Recht vor dem Betreten der Sectio gewährt wird.

circles-ruling-peaceful-antehell = Friede in der Vorhölle
circles-ruling-peaceful-antehell-text = In der Vorhölle hält niemand wegen anderer an, flieht vor ihnen oder kämpft. Einheiten, die dorthin fliehen, sind entkommen.
circles-ruling-peaceful-antehell-why = In der Vorhölle gibt es nach der Quelle nie Kampf.

circles-ruling-barred-way = Der versperrte Weg
circles-ruling-barred-way-text = Fliehende Einheiten dürfen in keinem Schritt ihrer Flucht dorthin, woher die anderen kamen.
circles-ruling-barred-way-why = Die Regel verbietet es, ohne Schritte zu unterscheiden.

circles-ruling-one-counter = Konter gegen einen Zauber
circles-ruling-one-counter-text = Alle, die kontern könnten, werden gleichzeitig gefragt. Tun es mehrere, kontert der Nächste im Uhrzeigersinn nach dem Zaubernden, und die anderen behalten ihre Karten. Ein Konter kann mit einer Karte gekontert werden, die gegen Konter wirkt. Dann kann der Zauber wieder gekontert werden.
circles-ruling-one-counter-why = Die Quelle lässt jeden kontern und nennt keine Reihenfolge.

circles-ruling-friends-counter = Freunde des Ziels
circles-ruling-friends-counter-text = Ein Dämon kontert, ohne seine Aktion zu verlieren, wenn auf ihn, seinen eigenen Zauber oder Einheiten oder Sectio seines Triumvirats gezielt wird. Ein anderer Dämon desselben Triumvirats verliert seine Aktion.
circles-ruling-friends-counter-why = Im Beispiel rettet Naburos seinen Partner Baal, und das beendet seine Aktion.

circles-ruling-counters-in-combat = Konter im Kampf
circles-ruling-counters-in-combat-text = Ein Zauber, der im Kampf gewirkt wird, wird von einem Dämon der anderen Seite gekontert, mit einer Karte, die er mitgebracht hat.
circles-ruling-counters-in-combat-why = Dämonen anderswo haben dann schon gehandelt, und Dämonen im Kampf nutzen die Karten, die sie mitbringen.

circles-ruling-uriel-again = Uriel kommt wieder
circles-ruling-uriel-again-text = Ruft eine Karte Uriel oder Lilith, obwohl sie schon im Spiel sind, beginnt er von vorn, und sie geht in die neue Sectio.
circles-ruling-uriel-again-why = Von beiden gibt es einen Spielstein.

circles-ruling-flight-from-uriel = Flucht vor Uriel
circles-ruling-flight-from-uriel-text = Wer aus seiner Sectio hinauskommt, ist in diesem Schritt vor ihm sicher, auch wenn die weitere Flucht misslingt. Niemand flieht dorthin, woher er kam.
circles-ruling-flight-from-uriel-why = Vernichtet werden nach der Quelle Einheiten, denen die Flucht aus einer Sectio misslingt, die Uriel betritt.

circles-ruling-mother = Die Mutter
circles-ruling-mother-text = Für jeden Leutnant kommt durch das Los ein anderer aus den Feldern. Ein zweiter Hund braucht eine zweite Legion als Wärter; ein tobender braucht keine.
circles-ruling-mother-why = Sie verdoppelt alles, soweit die Spielsteine reichen, und von jedem Leutnant und Hund gibt es einen.

circles-ruling-courting = Um Lilith werben
circles-ruling-courting-text = Jedes Triumvirat darf einen Dämon in der Hölle schicken. Alle, die um sie werben, zahlen. Wer sie führen darf, kann sie auch ruhen lassen oder aus der Hölle führen.
circles-ruling-courting-why = Wollen mehrere Dämonen um sie werben, müssen sie nach der Quelle ein Duell der Herzen austragen.

circles-ruling-avoiding-combat = Kampf vermeiden
circles-ruling-avoiding-combat-text = Haben nur Triumvirate Legionen in einer Sectio und sind alle einverstanden, kämpft dort in dieser Phase niemand. Frühere Verbündete werden nach ihrem Sieg noch einmal gefragt.
circles-ruling-avoiding-combat-why = Die Quelle kündigt einen Sonderfall dazu an, aber sein Text ist verloren. Regel 16.6 lässt Verbündete ruhen.

circles-ruling-solitary-combat = Leutnants allein in der Kampfphase
circles-ruling-solitary-combat-text = Ein Leutnant ohne Legionen unter anderen muss vor dem Kampf fliehen oder wird gefangen. Leutnants allein kämpfen nicht.
circles-ruling-solitary-combat-why = Das sagt Regel 16.2, und Leutnants dürfen nicht angreifen.

circles-ruling-sides-of-beasts = Seiten von Freibeutern und Hunden
circles-ruling-sides-of-beasts-text = Sie würfeln um eine Seite, wenn zwei oder mehr Triumvirate kämpfen. Gegen ein einzelnes Triumvirat sind Freibeuter der Feind, und Hunde würfeln zwischen beiden. Hunde bekämpfen jeden, der allein ist.
circles-ruling-sides-of-beasts-why = Regel 16.5 lässt sie würfeln, und Hunde bekämpfen alles und jeden in einer Sectio.

circles-ruling-next-combat = Kämpfe, die später kommen
circles-ruling-next-combat-text = Ein Kampf, den eine Flucht auslöst, ist so groß wie seine Legionen in diesem Augenblick.
circles-ruling-next-combat-why = Zu Beginn der Phase hat er keine Größe.

circles-ruling-most-stars = Meiste Sterne, meiste Schädel
circles-ruling-most-stars-text = Der Besitzer des einzelnen Dämons mit den meisten Symbolen entscheidet, welche Seite zuerst kommt. Hat niemand dort einen Dämon, entscheidet das Los.
circles-ruling-most-stars-why = Die Quelle spricht von Dämonen mit den meisten Sternen; ein Beispiel vergleicht einzelne.

circles-ruling-led-units = Einheiten, die ein Leutnant führt
circles-ruling-led-units-text = Der beste Zuschlag geht an die Einheiten mit den meisten Kampfwürfen. Eine Einheit bekommt den Zuschlag eines Leutnants.
circles-ruling-led-units-why = Jeder Besitzer würde es so machen.

circles-ruling-allied-hits = Treffer auf Verbündete
circles-ruling-allied-hits-text = Treffer auf einer Seite gehen reihum an ihre Parteien, die größte zuerst, sodass alle Einheiten einmal getroffen werden, bevor eine zweimal getroffen wird. Jeder Besitzer verteilt dann die eigenen.
circles-ruling-allied-hits-why = Nach der Quelle verteilt jeder Spieler die Treffer seiner Seite, aber von Verbündeten sagt sie nichts.

circles-ruling-own-skulls = Wessen Schädel retten
circles-ruling-own-skulls-text = Eine Legion wird vom besten Dämon ihres eigenen Triumvirats im Kampf gerettet.
circles-ruling-own-skulls-why = Die Übersicht nennt die Schädel des eigenen Dämons.

circles-ruling-flight-one-by-one = Flucht nach einer Runde
circles-ruling-flight-one-by-one-text = Die Triumvirate sagen nacheinander, welche ihrer Einheiten fliehen wollen. Einzelne Einheiten dürfen bleiben.
circles-ruling-flight-one-by-one-why = Im Beispiel würfelt jede Legion für sich.

circles-ruling-second-petition = Ein zweites Gesuch
circles-ruling-second-petition-text = Wem der Wurf für das Siegerrecht misslingt, der darf noch mit Gunst ein Gesuch stellen.
circles-ruling-second-petition-why = Jedes Triumvirat darf nach der Quelle für beliebig viele Sectio eines der beiden Verfahren nutzen.

circles-ruling-last-sectio = Die letzte Sectio
circles-ruling-last-sectio-text = Der Trost ist nie die einzige Sectio eines anderen Triumvirats und nie dort, wo Uriel ist. Legionen ohne Spielstein lösen sich auf. Hunde bekommen Legionen als Wärter, soweit welche da sind.
circles-ruling-last-sectio-why = Sonst könnten zwei Triumvirate einander dieselbe Sectio ohne Ende abnehmen.

circles-ruling-cursed-dice = Verfluchte Würfel
circles-ruling-cursed-dice-text = Alle Würfel zählen, die für ein Triumvirat geworfen werden, und die Regel gilt immer.
circles-ruling-cursed-dice-why = Die Quelle lässt sie nur weg, wo niemand mitzählt. Das Spiel zählt mit.
