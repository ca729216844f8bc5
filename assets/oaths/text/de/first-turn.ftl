### Oaths of the Pit, first edition: the codex. The rules of the whole game, each line a paragraph. Numbers come from the
### catalog. $draws, $gatherings and $harvest are lists made of the rows below.

## Families of entries that the third edition does not have

oaths-first-codex-fortresses = Festungen
oaths-first-codex-specials = Sonderkarten
oaths-first-codex-oaths = Eide und Ämter

## Rows of tables

oaths-first-draw-row = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ab Größe { $size }
oaths-first-gathering-row = bei { $players } Spielern { $quorum } Teufel und { $objections ->
    [one] 1 Einspruch
   *[other] { $objections } Einsprüche
}
oaths-first-harvest-row = { $die } bringt { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
}
oaths-first-odds-third = Ein Drittel der Verteidiger oder weniger
oaths-first-odds-half = Die Hälfte der Verteidiger oder weniger
oaths-first-odds-smaller = So groß wie die Verteidiger oder kleiner
oaths-first-odds-bigger = Größer als die Verteidiger
oaths-first-odds-double = Doppelt so groß wie die Verteidiger oder mehr
oaths-first-odds-triple = Dreimal so groß wie die Verteidiger oder mehr
oaths-first-odds-cell = { $defenders }/{ $attackers }
oaths-first-odds-row = { $odds }: { $cells }.

## The rules

oaths-first-turn-aim = Das Ziel des Spiels
oaths-first-turn-aim-text =
    Der alte Oberherr der Hölle ist fort. { $fewest } bis { $players } Teufel handeln, kämpfen und sammeln Seelen, bis einer von ihnen Oberherr wird: Er wird in einer Versammlung gewählt, oder er hat { $crown } Siegpunkte und mehr als jeder andere.
    Dann ist jeder Eid des Oberherrn { $oath_points ->
        [one] einen Punkt
       *[other] { $oath_points } Punkte
    } wert für den, der ihn hält. Der Teufel mit den meisten Punkten gewinnt, und das muss nicht der Oberherr sein.
    Gibt es nach Spielrunde { $last_turn } keinen Oberherrn, wird es der Teufel mit den meisten Punkten.

oaths-first-turn-domain = Was ein Teufel hat
oaths-first-turn-domain-text =
    Auf dem Tisch, für alle sichtbar: Horden, eine Festung, Artefakte, Rituale, die er aufrechterhält, Seelen, Punkte und Ämter. All das ist sein Reich.
    Auf der Hand, verdeckt: Eide aller Teufel, auch eigene, und Vorratskarten jeder Art. Die Zahl der Handkarten darf jeder wissen.
    Ein Teufel ist zu Hause in der Hölle oder auf der Erde; oder er ist gefangen, in der Festung eines anderen Teufels oder bei den Heerscharen des Himmels; oder er ist geflohen und bis zum Ende der Spielrunde aus dem Spiel.

oaths-first-turn-deal = Der Beginn eines Spiels
oaths-first-turn-deal-text =
    Von jedem Teufel gibt es { $oaths } Eide; { $own_oaths } davon hält er zu Beginn selbst. Von jedem { $forgotten ->
        [one] wird { $forgotten } Eid
       *[other] werden { $forgotten } Eide
    } gemischt und verteilt: vergessene Versprechen.
    Jeder Teufel bekommt { $hand } Vorratskarten. Wer keine Festung darunter hat, kann einmal andere nehmen. Der erste Startspieler wird ausgelost.

oaths-first-turn-course = Eine Spielrunde
oaths-first-turn-course-text =
    Eine Spielrunde hat sechs Phasen: die Nachziehphase, die Spielphase, die Kampfphase, die Ritualphase, die Wertungsphase und die Versammlung.
    Was nacheinander geschieht, geschieht im Uhrzeigersinn vom Startspieler an. In jeder Spielrunde ist der nächste Teufel im Uhrzeigersinn der Startspieler.
    Am Ende werden die Versprechen beurteilt, deren Frist vorbei ist. Teufel, die geflohen sind, kommen zurück.

oaths-first-turn-draw = Die Nachziehphase
oaths-first-turn-draw-text =
    Die Größe eines Reichs ist die Zahl seiner Karten, auf der Hand und auf dem Tisch, mit dem Teufel selbst und seinen Ämtern. Ein Reich unter Größe { $small } wird auf Größe { $full } aufgefüllt. Größere ziehen weniger Karten: { $draws }.
    Danach bringen Teufel und Festungen, die eine Kraft dafür haben, Karten und Seelen, und Gefangene werden gefoltert. Niemand handelt.

oaths-first-turn-trading = Die Spielphase: Handel
oaths-first-turn-trading-text =
    Gehandelt werden ausliegende Karten, Seelen, Handkarten, Gefangene und ihre Freiheit, Versprechen, die Entbindung von Versprechen und der Blick auf eine Hand. All das wechselt sofort den Besitzer und ist bindend, und auch Versprechen binden.
    Gehandelt wird in Runden. In jeder sagen alle gleichzeitig, was sie wollen; dann wird alles gezeigt und geschieht: Angebote beantworten, Freilassungen, Verkäufe, Sonderkarten und bis zu { $offers } neue Angebote jedes Teufels. In der letzten Runde gibt es keine neuen Angebote. Alle hören alle Angebote. Der Handel endet, wenn in einer Runde niemand etwas sagt, oder nach der letzten.
    In jedem Handel kann ein Eid an die anderen Mächte der Hölle verkauft werden. Wer ihn verkauft, zieht { $price } Karten. Der Eid liegt verdeckt auf ihrem Stapel.

oaths-first-turn-limited = Beschränkter Handel
oaths-first-turn-limited-text =
    Wenn ein Angriff angekündigt ist, vor den Ritualen und zu Beginn der Versammlung ist der Handel auf Handkarten, Versprechen und die Freiheit von Gefangenen beschränkt.
    Er hat { $limited_rounds } Runden: Angebote und die Antworten darauf.

oaths-first-turn-promises = Versprechen
oaths-first-turn-promises-text =
    Ein Teufel kann versprechen, einen anderen anzugreifen oder zu verschonen, selbst nicht auf die Erde zu gehen, gegen einen anderen Einspruch zu erheben oder nicht, einen anderen auszurufen und Karten, Eide oder Seelen zu geben. Ein Versprechen gilt bis zum Ende dieser oder der nächsten Spielrunde. Was geschuldet ist, wird am Ende seiner letzten Spielrunde gegeben.
    Es kann auf jeden Fall gelten oder nur, falls es möglich ist. Das Versprechen, etwas zu geben, kann auch nur für den Fall gelten, dass ein bestimmter Teufel Oberherr wird. Dann wird vor der Zählung der Eide gegeben.
    Das Wort eines Teufels bindet. Die Regeln lehnen eine Antwort ab, die ein Versprechen bricht, und niemand kann das Gegenteil dessen versprechen, was er versprochen hat. Wer ein Versprechen bekam, kann den anderen davon entbinden.

oaths-first-turn-disgrace = Schande
oaths-first-turn-disgrace-text =
    Ein Teufel, der ein Versprechen nicht halten konnte, ist entehrt: Er verliert seine Punkte, seine Ämter und alle Horden, auch die auf der Erde. Schuldete er Karten oder Eide, zeigt er dem, dem er sie schuldete, die Hand.
    Bis zum Ende der nächsten Spielrunde kann er nicht handeln, keine Punkte und keine Ämter bekommen und nicht gewählt werden.

oaths-first-turn-prisoners = Gefangene
oaths-first-turn-prisoners-text =
    Ein gefangener Teufel ist in der Festung dessen, der ihn gefangen hat. Ohne Festung kann niemand Gefangene halten. Ein Gefangener kann seine Armee nicht führen, nicht auf die Erde gehen, keine Artefakte auslegen und nicht zur Versammlung kommen. Er handelt nur mit seinem Kerkermeister, außer dieser erlaubt ihm, bis zur nächsten Spielphase mit allen zu handeln.
    Der Kerkermeister kann ihn freilassen oder übergeben. Die Karte „{ $escape }“ befreit einen Gefangenen, ebenso eine Festungskarte wie sein Kerker. Seine Horden können den Kerkermeister ohne Anführer angreifen und ihn durch einen Sieg befreien. Geht die Festung verloren, sind ihre Gefangenen geflohen.
    Die Heerscharen des Himmels fangen Teufel auf der Erde. Mit ihren Gefangenen kann niemand handeln.

oaths-first-turn-orders = Die Spielphase: Befehle
oaths-first-turn-orders-text =
    Nach dem Handel tun alle Teufel dies gleichzeitig: Sie legen Horden, Artefakte und eine Festung aus, legen ab, was sie nicht brauchen, und sagen, wer auf der Erde ist und welche Rituale sie beginnen. Niemand hat zwei Festungen: Die alte wird abgelegt.
    Ein Teufel, der zu Hause ist und eine Festung hat, kann 1 Ritual aufrechterhalten, mancher mehr. Anstelle eines Teufels, der fort ist, oder ohne Festung erhält jede Karte dieser Horden 1 aufrecht, alle zusammen aber nicht mehr, als der Teufel könnte: { $casters }.

oaths-first-turn-earth = Die Erde
oaths-first-turn-earth-text =
    Auf die Erde gehen können der Teufel selbst und diese Horden: { $fiends }. Sie bleiben dort, bis sie in der Spielphase zurückgerufen werden. An Kämpfen nehmen sie nicht teil, und Seuchen erreichen sie nicht.

oaths-first-turn-attack = Die Kampfphase: Angriffe
oaths-first-turn-attack-text =
    Im Uhrzeigersinn vom Startspieler an greift jeder Teufel das Reich eines anderen an oder passt. Die Phase endet, wenn alle nacheinander gepasst haben.
    Eine Armee besteht aus Horden, aus Seelen und aus dem Teufel selbst. Sie braucht einen Anführer: den Teufel selbst oder eine dieser Horden: { $leaders }. Nach dem beschränkten Handel wird ein angekündigter Angriff ausgeführt, geändert oder abgesagt.
    Niemand greift dasselbe Reich in einer Spielrunde zweimal an. Ein Teufel, dessen Angriff abgewehrt wurde, greift in dieser Spielrunde nicht mehr an.

oaths-first-turn-armies = Kampf: die Armeen
oaths-first-turn-armies-text =
    Ein Kampf hat bis zu { $rounds } Runden. Zu Beginn jeder Runde entscheiden alle Teufel gleichzeitig.
    Wer noch nicht kämpft, kann sich jeder der beiden Seiten anschließen, mit einer Armee, die einen Anführer hat. Armeen, die sich angeschlossen haben, können die Seite wechseln oder sich zurückziehen; dann greifen sie in dieser Spielrunde nicht mehr an und schließen sich niemandem mehr an.
    Zieht sich der Hauptangreifer zurück, ist der Kampf vorbei. In der ersten Runde kann er die Verteidigung der Festung mit einer gleichen Festungskarte außer Kraft setzen.
    Der Teufel des Hauptverteidigers kann sich ergeben oder fliehen: in der ersten Runde, indem er irgendeine Vorratskarte ablegt, außer die Festung wird außer Kraft gesetzt; jederzeit mit der Karte „{ $escape }“ oder mit einer Karte wie seiner Festung. Jeder andere kann ihn mit der Karte „{ $recall }“ zurückrufen.
    Wollen es beide Hauptarmeen, kämpft in einer Runde niemand.

oaths-first-turn-sizes = Kampf: Größen und Karten
oaths-first-turn-sizes-text =
    Die Größe einer Seite ist die Summe ihrer Horden und Teufel. Eine Festung, die steht, zählt 1. Seelen haben keine Größe.
    Die Verteidigung ist die der Festung mit ihren Herzen. Jede angreifende Karte dieser Art nimmt ihr 1: { $gnawers }. Eine Festung, die außer Kraft gesetzt oder beschädigt ist, hat keine Verteidigung.
    Gezogen wird 1 Kampfkarte und 1 weitere für je volle { $per_card } der Größe der Angreifer und für je volle { $per_card } der Größe der Verteidiger. Keine weitere wird gezogen, wenn die bisherigen Treffer eine Seite vernichten.

oaths-first-turn-table = Kampf: die Tabelle
oaths-first-turn-table-text =
    Jede der { $cards } Kampfkarten hat sechs Zeilen für die Größe der Angreifer und fünf Spalten für eine Verteidigung von 0, 1, 2, 3 und 4 oder mehr. Wo Zeile und Spalte sich treffen, stehen die Treffer gegen die Verteidiger und gegen die Angreifer. In den meisten Feldern sind es einer oder zwei.
    So viele haben alle { $cards } Karten zusammen, in der Reihenfolge der Spalten: Treffer gegen die Verteidiger/Treffer gegen die Angreifer.

oaths-first-turn-hits = Kampf: Treffer
oaths-first-turn-hits-text =
    Die Treffer gegen eine Seite werden gleichmäßig auf ihre Armeen verteilt, die größte zuerst. Jeder vernichtet eine Horde oder eine Seele, beschädigt die Festung oder legt einen Teufel zur Seite. Der Teufel der Armee wählt.
    Eine beschädigte Festung verteidigt in diesem Kampf nicht mehr. Bei einem Wurf bis { $ruin } ist sie sofort zerstört; sonst ist sie nach dem Kampf wieder ganz.
    Manche Karten teilen zusätzliche Treffer oder Treffer aus Rache aus. Gilt einer davon dem Hauptverteidiger, wird gewürfelt: Ist der Wurf nicht höher als die Verteidigung, wirkt er nicht. Einen zusätzlichen Treffer nimmt dann ein Verbündeter, wenn es einen gibt.

oaths-first-turn-victory = Sieg
oaths-first-turn-victory-text =
    Sind alle Verteidiger vernichtet, ist der Angriff ein Sieg. Er zählt, wenn dieses Reich in dieser Spielrunde noch nicht geleert wurde.
    War dort eine Festung, zieht der Sieger { $loot } ausgeloste Karten aus der Hand des Verteidigers, einmal in einer Spielrunde; Eide darunter gibt er zurück. Er zerstört die Festung, lässt sie mit ihren Ritualen oder ohne sie stehen, oder er bezieht sie und legt seine eigene ab.
    Getroffene Teufel werden Gefangene des Siegers oder einer Armee, der er sie übergibt. Wer einen Teufel gefangen nimmt, bekommt die Artefakte, die er bei sich trägt.

oaths-first-turn-defeat = Niederlage
oaths-first-turn-defeat-text =
    Ein Angriff ist abgewehrt, wenn die Hauptarmee vernichtet ist oder keinen Anführer mehr hat, wenn sie sich zurückzieht oder wenn die letzte Runde vorbei ist.
    Getroffene Teufel fliehen dann und sind bis zum Ende der Spielrunde aus dem Spiel. Sind aber alle Angreifer vernichtet, nimmt der Hauptverteidiger die getroffenen Teufel der Angreifer gefangen, wenn er eine Festung hat.

oaths-first-turn-rites = Die Ritualphase
oaths-first-turn-rites-text =
    Rituale, die niemand mehr aufrechterhält, werden abgelegt. Sind noch welche da, kommt zuerst beschränkter Handel.
    Dann vollzieht jeder Teufel, im Uhrzeigersinn vom Startspieler an, seine Rituale eines nach dem anderen, legt sie ab oder lässt sie für eine spätere Spielrunde liegen.
    Mit einem Satz Viecher ({ $critters }) kann ein Teufel 1 Ritual von der Hand wirken.

oaths-first-turn-awards = Die Wertungsphase
oaths-first-turn-awards-text =
    Jeder Teufel, der als Angreifer gekämpft oder jemanden auf der Erde hat, bekommt 1 Punkt; für beides gibt es nicht mehr.
    Dann zeigt sich, wer das Amt „Reich der Macht“ hat. Auf der Erde werden Seelen gesammelt. Dann zeigt sich, wer Herr der Seelen ist. Niemand handelt.

oaths-first-turn-posts = Ämter
oaths-first-turn-posts-text =
    Das Reich der Macht bekommt der Teufel mit den meisten Angriffssiegen in einer Spielrunde, unter gleichen der mit der größten Armee. Herr der Seelen wird, wer die meisten Seelen gesammelt hat, mindestens { $mastery }, unter gleichen der mit den meisten Unholden auf der Erde. Sind sie auch dann gleich, bekommt das Amt keiner.
    Das Reich der Macht behält, wer gesiegt hat; oder, wenn niemand gesiegt hat, wessen Armee keine andere übertrifft. Der Herr der Seelen behält sein Amt, wenn er Seelen gesammelt hat und niemand mehr.
    Wer ein Amt bekommt, wird belohnt. Wer es zum ersten Mal behält, hat es fest inne und wird von da an jedes Mal belohnt, wenn er es behält. Wird ein Amt nicht behalten, das jemand fest innehat, wankt es nur; beim nächsten Mal ist es verloren.
    Die Belohnung ist 1 Punkt oder einer der verkauften Eide.

oaths-first-turn-souls = Das Sammeln der Seelen
oaths-first-turn-souls-text =
    Für jeden Teufel und jeden Unhold auf der Erde wird gewürfelt: { $harvest }. Der Teufel selbst kann noch einmal würfeln; dann zählt der zweite Wurf.
    Bei 1 fangen ihn die Heerscharen des Himmels: Ein Unhold wird abgelegt, ein Teufel ist gefangen. Bei 2 wird er verbannt: Er kommt nach Hause und kann bis zum Ende der nächsten Spielrunde nicht auf die Erde gehen.
    Vor diesen Würfen können Gefangene der Heerscharen des Himmels versprechen, bis zum Ende der nächsten Spielrunde nicht auf die Erde zu gehen. Wer das verspricht, ist frei.

oaths-first-turn-gathering = Die Versammlung
oaths-first-turn-gathering-text =
    Zuerst kommt beschränkter Handel. Dann sagen alle Teufel, die zu Hause in der Hölle sind, gleichzeitig, ob sie kommen, gegen welche Kandidaten sie Einspruch erheben und wen sie ausrufen.
    Kandidat ist, wer in der letzten Versammlung ausgerufen wurde oder mindestens { $candidate } Punkte hat. Gefangene und entehrte Teufel können nicht gewählt werden.

oaths-first-turn-election = Die Wahl
oaths-first-turn-election-text =
    So viele Teufel müssen kommen, und so viele Einsprüche lehnen einen Kandidaten ab: { $gatherings }. Jedes Amt eines Kandidaten verlangt 1 Einspruch mehr, der Thron der Hölle { $throne } mehr.
    Von mehreren Kandidaten, die nicht abgelehnt sind, wird der mit den meisten Ämtern gewählt, dann der mit den meisten Punkten. Sind sie auch dann gleich, wird niemand gewählt.
    Ein Teufel mit mindestens { $crown } Punkten braucht keine Wahl, wenn kein anderer so viele hat und er nicht entehrt ist. Nach Spielrunde { $last_turn } entscheiden die meisten Punkte, dann die meisten Ämter, dann das Los.

oaths-first-turn-count = Die Schlusszählung
oaths-first-turn-count-text =
    Versprechen für den Fall, dass dieser Teufel Oberherr wird, werden jetzt gehalten. Dann zeigen alle ihre Eide. Jeder Eid des Oberherrn ist { $oath_points ->
        [one] einen Punkt
       *[other] { $oath_points } Punkte
    } wert für den, der ihn hält, auch für den Oberherrn selbst.
    Der Teufel mit den meisten Punkten gewinnt. Bei Gleichstand gewinnt der Oberherr, dann der Teufel mit mehr Ämtern. Wer dann noch gleich ist, gewinnt gemeinsam.
