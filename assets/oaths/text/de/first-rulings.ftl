### What the source of the first edition leaves open, or lost, and what is played here. The codex shows these entries.
### Numbers come from the catalog. Numbers in quotations are the source’s own.

oaths-first-ruling-cards = Die Karten
oaths-first-ruling-cards-text = Die Liste der Karten ist verloren. Wir haben { $resources } Vorratskarten gemacht: { $hordes } Horden, { $fortresses } Festungen, { $artifacts } Artefakte, { $rituals } Rituale und { $specials } Sonderkarten. Die Quelle nennt die meisten davon. Zwei Festungen, die Beschwörung und der Wirbel haben ihre Namen aus der dritten Ausgabe.
oaths-first-ruling-cards-why = Regeln und Spieltipps nennen Karten und was sie tun. Ihre Zahlen wurden durch Simulation gewählt.

oaths-first-ruling-combat-table = Die Kampfkarten
oaths-first-ruling-combat-table-text = Die Tabelle der Kampfkarten ist verloren. Wir haben { $cards } Karten gemacht. Sie haben sechs Zeilen für die Größenverhältnisse und fünf Spalten für die Verteidigung.
oaths-first-ruling-combat-table-why = Die Quelle sagt, wie man Zeile und Spalte findet und wie viele Karten gezogen werden.

oaths-first-ruling-devils = Teufel werden ausgeteilt
oaths-first-ruling-devils-text = Vor dem Spiel kann ein Teufel gewählt werden. Teufel, die niemand gewählt hat, werden ausgelost.
oaths-first-ruling-devils-why = „Gib jedem Spieler einen zufälligen Teufel.“

oaths-first-ruling-four = Vier Spieler
oaths-first-ruling-four-text = Für vier Spieler gibt es keine anderen Regeln.
oaths-first-ruling-four-why = Die Quelle spricht von „einigen Änderungen der Regeln für 4 Spieler“, nennt aber keine.

oaths-first-ruling-rounds = Handel in Runden
oaths-first-ruling-rounds-text = Alle sagen gleichzeitig, welche Angebote sie annehmen, wen sie freilassen, was sie verkaufen, was sie spielen und was sie anbieten. Alles wird zusammen gezeigt und geschieht in dieser Reihenfolge, jeder Teil im Uhrzeigersinn vom Startspieler an. Ein Handel endet, wenn alle bereit sind, oder nach der letzten Runde.
oaths-first-ruling-rounds-why = An einem Tisch reden alle durcheinander. „Wenn eine Wirkung begonnen hat, kann nichts geschehen, bis sie abgehandelt ist.“

oaths-first-ruling-limited = Wann beschränkt gehandelt wird
oaths-first-ruling-limited-text = Beschränkten Handel gibt es, nachdem ein Angriff angekündigt wurde, einmal vor den Ritualen und zu Beginn der Versammlung. Er hat { $limited_rounds } Runden: Angebote und die Antworten darauf. Zwischen den Runden eines Kampfes gibt es keinen.
oaths-first-ruling-limited-why = Handel in jedem Moment nähme kein Ende. Was Armeen in einem Kampf tun, kann vorher versprochen werden.

oaths-first-ruling-open-offers = Angebote sind offen
oaths-first-ruling-open-offers-text = Alle hören jedes Angebot, mit allen Karten, die es nennt. Wer ein Angebot annimmt, dessen Karten der andere nicht mehr hat, bekommt nichts und gibt nichts.
oaths-first-ruling-open-offers-why = Wer offen handelt, kann beim Wort genommen werden.

oaths-first-ruling-fortress-trade = Eine gehandelte Festung
oaths-first-ruling-fortress-trade-text = Was zu einer Festung gehört, geht mit ihr. Ihre Gefangenen müssen im selben Geschäft übergeben oder freigelassen werden. Wer eine zweite Festung bekommt, legt die alte ab.
oaths-first-ruling-fortress-trade-why = „Hat der Teufel durch Handel mehr als eine Festung, muss der Spieler alle bis auf eine ablegen.“

oaths-first-ruling-permission = Die Erlaubnis zu handeln
oaths-first-ruling-permission-text = Ein Kerkermeister kann einem Gefangenen erlauben, bis zur nächsten Spielphase mit allen zu handeln. Gefangene des Himmels und Teufel, die geflohen sind, handeln mit niemandem.
oaths-first-ruling-permission-why = „Der Teufel kann nur mit dem handeln, der ihn gefangen hat, außer dieser erlaubt etwas anderes.“

oaths-first-ruling-vows = Was versprochen werden kann
oaths-first-ruling-vows-text = Teufel können versprechen, einen anderen anzugreifen oder zu verschonen, der Erde fernzubleiben, gegen einen anderen Einspruch zu erheben oder nicht, einen anderen auszurufen und am Ende der Spielrunde Karten, Eide oder Seelen zu geben. Ein Versprechen gilt für diese Spielrunde oder auch noch für die nächste. Es kann auf jeden Fall gelten, falls möglich, oder falls ein bestimmter Teufel Oberherr wird.
oaths-first-ruling-vows-why = „Dunkle, unklare und unmögliche Versprechen sind verboten.“ Ein Versprechen muss eines sein, das der Tisch beurteilen kann.

oaths-first-ruling-bound = Wie Versprechen binden
oaths-first-ruling-bound-text = Die Regeln lehnen eine Antwort ab, die ein Versprechen bricht. Ein Versprechen, das nicht gehalten werden konnte, wird am Ende seiner letzten Spielrunde beurteilt und entehrt seinen Teufel.
oaths-first-ruling-bound-why = „Er muss alles tun, um dieses Versprechen zu erfüllen.“

oaths-first-ruling-contradiction = Versprechen, die sich widersprechen
oaths-first-ruling-contradiction-text = Ein Teufel kann nicht das Gegenteil dessen versprechen, was er versprochen hat.
oaths-first-ruling-contradiction-why = Ein solches Versprechen ist unmöglich.

oaths-first-ruling-orders = Auslegen nach dem Handel
oaths-first-ruling-orders-text = Karten werden ausgelegt, Unholde und Teufel gehen auf die Erde, und Rituale werden begonnen, wenn der Handel der Spielphase vorbei ist. Alle Teufel tun das gleichzeitig.
oaths-first-ruling-orders-why = In der Quelle tun es alle in beliebiger Reihenfolge, bis alle bereit sind.

oaths-first-ruling-draws = Zahlen von Karten sind offen
oaths-first-ruling-draws-text = Alle kennen die Zahl der Karten jeder Hand, des Vorratsstapels und der verkauften Eide. Niemand weiß, welche Eide verkauft wurden.
oaths-first-ruling-draws-why = Hände werden „sichtbar gehalten“, und der Stapel darf gezählt werden. Die verkauften Eide folgen daraus.

oaths-first-ruling-agreements = Die beiden Übereinkünfte
oaths-first-ruling-agreements-text = Eine trunkene Übereinkunft gibt einem anderen Teufel einen eigenen Eid und zieht { $drunken } Karten aus dessen Hand; Eide darunter werden zurückgegeben. Eine erzwungene Übereinkunft gibt einen eigenen Eid für eine ausliegende Karte, und das nur in der Spielphase.
oaths-first-ruling-agreements-why = Ein Spieltipp nennt beide als Karten, die einen Eid kosten und „lauter schöne Dinge“ bringen.

oaths-first-ruling-recall = Rückruf und Flucht
oaths-first-ruling-recall-text = Ein Rückruf bringt jeden Teufel zurück, der geflohen ist. Im Kampf kann ihn jeder andere Teufel spielen, wenn der Verteidiger flieht. Eine Flucht befreit den eigenen Teufel oder lässt ihn aus dem Kampf fliehen.
oaths-first-ruling-recall-why = „Das kann nur durch die Sonderkarte Rückruf verhindert werden.“

oaths-first-ruling-attack = Wer angreifen kann
oaths-first-ruling-attack-text = Eine Armee kann angreifen, wenn sie einen Anführer hat, wenn in dieser Spielrunde keiner ihrer Angriffe abgewehrt wurde und wenn sie dieses Reich in ihr noch nicht angegriffen hat. Die Armee eines Gefangenen braucht keinen Anführer, um den Kerkermeister anzugreifen.
oaths-first-ruling-attack-why = Die Liste der Bedingungen ist verloren. Andere Sätze setzen diese voraus.

oaths-first-ruling-joining = Sich einem Kampf anschließen
oaths-first-ruling-joining-text = Alle Teufel entscheiden gleichzeitig, ob sie sich anschließen, zurückziehen, die Seite wechseln oder fliehen. Armeen, die sich angeschlossen haben, können in einer späteren Runde gehen. Ihre Teufel greifen in dieser Spielrunde dann nicht mehr an und schließen sich niemandem mehr an.
oaths-first-ruling-joining-why = „Eine geschlagene Armee (Rückzug, Zeit vorbei) kann nicht noch einmal angreifen.“

oaths-first-ruling-main-army = Das Ende eines Angriffs
oaths-first-ruling-main-army-text = Ein Kampf ist vorbei, wenn die Armee des Hauptangreifers keinen Anführer hat oder vernichtet ist, auch wenn Verbündete übrig sind.
oaths-first-ruling-main-army-why = „Zieht sich der Hauptangreifer zurück, ist der Kampf sofort vorbei.“

oaths-first-ruling-no-next-turn = Kämpfe dauern nicht an
oaths-first-ruling-no-next-turn-text = Ein Kampf wird in der nächsten Spielrunde nicht fortgesetzt.
oaths-first-ruling-no-next-turn-why = Die Quelle erlaubt es einem Sieger, sagt aber nicht, was das bedeutet.

oaths-first-ruling-revenge = Wen Rache trifft
oaths-first-ruling-revenge-text = Rache trifft die Hauptarmee der anderen Seite oder deren größte Armee, wenn die Hauptarmee vernichtet ist.
oaths-first-ruling-revenge-why = „Treffer aus Rache gelten immer einer bestimmten Armee.“

oaths-first-ruling-extra = Zusätzliche Treffer
oaths-first-ruling-extra-text = Das Todeslabyrinth teilt den Angreifern in jeder Runde einen zusätzlichen Treffer aus, ein Leviathan seinen Feinden einen.
oaths-first-ruling-extra-why = Die Quelle hat Regeln für zusätzliche Treffer, aber die Karten, die sie austeilen, sind verloren.

oaths-first-ruling-warriors = Krieger der Finsternis
oaths-first-ruling-warriors-text = Eine vernichtete Karte von ihnen kehrt bei einem Wurf ab { $undying } in ihr Reich zurück, aber nicht in den Kampf.
oaths-first-ruling-warriors-why = Die Quelle sagt, dass sie eine Wirkung haben, wenn sie vernichtet werden.

oaths-first-ruling-leviathan = Der Leviathan
oaths-first-ruling-leviathan-text = Er hat Größe { $hungry }. Hat sein Besitzer in dieser Spielrunde nicht als Angreifer gekämpft, frisst er { $hunger } andere Horden seines Besitzers.
oaths-first-ruling-leviathan-why = Die Quelle sagt, dass er Angriffe verlangt und mehr als eins wert ist.

oaths-first-ruling-beasts = Metallbestien
oaths-first-ruling-beasts-text = Jede von ihnen nimmt der Verteidigung des Reichs, das sie angreift, einen Punkt.
oaths-first-ruling-beasts-why = Baalzebubs Fliegen behalten einen Punkt, „unabhängig von außer Kraft gesetzten Festungen, Metallbestien oder anderen Änderungen“.

oaths-first-ruling-artifacts = Artefakte eines Gefangenen
oaths-first-ruling-artifacts-text = Wer einen Teufel gefangen nimmt, nimmt alle Artefakte, die dieser bei sich trägt. Das Herz der Festung und der Thron der Hölle gehören zu einer Festung und bleiben bei ihr.
oaths-first-ruling-artifacts-why = „Wer gefangen nimmt, darf dem Gefangenen sofort alle Artefakte nehmen.“ Niemand ließe sie ihm.

oaths-first-ruling-prison = Befreite Teufel
oaths-first-ruling-prison-text = Ein Teufel, den sein Kerkermeister freilässt, ist zu Hause. Ein Teufel, dessen Kerker verloren ging, ist bis zum Ende der Spielrunde geflohen.
oaths-first-ruling-prison-why = Der Kerkermeister darf es so wählen und würde kaum je anders wählen.

oaths-first-ruling-own-devil = Ein Sieger, der getroffen wurde
oaths-first-ruling-own-devil-text = Der Teufel des Hauptangreifers, der bei einem Sieg getroffen wurde, flieht. Er ist niemandes Gefangener.
oaths-first-ruling-own-devil-why = „Alle getroffenen Teufel werden gefangen“, und zwar vom Sieger, und niemand ist sein eigener Gefangener.

oaths-first-ruling-summon = Herbeirufung
oaths-first-ruling-summon-text = Der Teufel und die Unholde des Ziels kehren von der Erde zurück, und wer das Ritual wirkt, bekommt { $summon } Seelen.
oaths-first-ruling-summon-why = Ein Spieltipp lässt die Herbeirufung vor der Höllischen Seuche kommen, die jene auf der Erde nicht erreicht.

oaths-first-ruling-plague = Höllische Seuche
oaths-first-ruling-plague-text = { $thirds }/3 der Horden im Reich des Ziels und { $thirds }/3 seiner Seelen werden vernichtet, beides aufgerundet. Die Horden werden ausgelost.
oaths-first-ruling-plague-why = Die Wirkung ist verloren. Es ist die der dritten Ausgabe, für ein einziges Ziel.

oaths-first-ruling-critters = Viecher
oaths-first-ruling-critters-text = Es gibt drei Arten von Viechern. Je eines davon bildet einen Satz.
oaths-first-ruling-critters-why = Von ihnen blieb nur „ein vollständiger Satz Viecher“.

oaths-first-ruling-fiends-cast = Teuflische Unholde
oaths-first-ruling-fiends-cast-text = Teuflische Unholde wirken anstelle eines Teufels, der fort ist, und erhalten ein Ritual auch ohne Festung aufrecht. Jede Karte erhält ein Ritual aufrecht.
oaths-first-ruling-fiends-cast-why = „Ein Teufel ohne Festung kann keine Rituale wirken, außer er hat Teuflische Unholde.“

oaths-first-ruling-posts = Ämter bekommen und behalten
oaths-first-ruling-posts-text = Das Reich der Macht geht an den Teufel mit den meisten Angriffssiegen, unter gleichen an den mit der größten Armee. Ein Sieg behält es; oder, wenn niemand gesiegt hat, eine Armee, die keine andere übertrifft. Herr der Seelen ist der Teufel, der die meisten Seelen gesammelt hat, mindestens { $mastery }, unter gleichen der mit den meisten Unholden auf der Erde. Er behält das Amt, wenn er welche gesammelt hat und niemand mehr. Gleiche Teufel bekommen kein Amt.
oaths-first-ruling-posts-why = Die Listen dessen, was ein Amt bringt und erhält, sind verloren. Die Quelle nennt Siege, Armeegrößen und gesammelte Seelen.

oaths-first-ruling-reroll = Noch einmal würfeln
oaths-first-ruling-reroll-text = Nur der Wurf eines Teufels auf der Erde kann wiederholt werden, nicht der eines Unholds.
oaths-first-ruling-reroll-why = „Der Teufel kann das Ergebnis noch einmal würfeln.“

oaths-first-ruling-mephistopheles = Die Würfe von Mephistopheles
oaths-first-ruling-mephistopheles-text = Bei 1 und 2 wird er wie andere gefangen und verbannt. Ab 3 bekommt er die Hälfte des Wurfs.
oaths-first-ruling-mephistopheles-why = „Jeder Wurf um Seelen bringt 1 bis 3 Seelen statt 1 bis 2.“

oaths-first-ruling-gathering = Die Versammlung auf einmal
oaths-first-ruling-gathering-text = Alle Teufel, die kommen können, sagen gleichzeitig, ob sie kommen, gegen wen sie Einspruch erheben und wen sie ausrufen.
oaths-first-ruling-gathering-why = Sonst entschiede, wer zuletzt spricht.

oaths-first-ruling-election = Wer gewählt wird
oaths-first-ruling-election-text = So viele Teufel müssen kommen, und so viele Einsprüche lehnen einen Kandidaten ohne Ämter ab: { $gatherings }. Jedes seiner Ämter verlangt einen Einspruch mehr, der Thron { $throne } mehr. Gefangene und entehrte Teufel können nicht gewählt werden.
oaths-first-ruling-election-why = Die Liste der Bedingungen ist verloren. „Ämter sind Macht: Ein Teufel mit einem Amt wird leichter zum neuen Oberherrn gewählt.“

oaths-first-ruling-oaths = Eide am Ende
oaths-first-ruling-oaths-text = Jeder Eid des Oberherrn ist { $oath_points ->
        [one] einen Punkt
       *[other] { $oath_points } Punkte
    } wert für den, der ihn hält, auch für den Oberherrn selbst.
oaths-first-ruling-oaths-why = Der Wert ist verloren. Wir haben ihn durch Simulation gewählt.

oaths-first-ruling-winner = Gleiche Punkte
oaths-first-ruling-winner-text = Von Teufeln mit gleichen Punkten gewinnt der Oberherr, dann der mit mehr Ämtern. Andere gewinnen gemeinsam.
oaths-first-ruling-winner-why = Die Quelle hat keine Regel für Gleichstand.

oaths-first-ruling-last-turn = Die letzte Spielrunde
oaths-first-ruling-last-turn-text = Gibt es nach der Versammlung von Spielrunde { $last_turn } keinen Oberherrn, wird es der Teufel mit den meisten Punkten, dann der mit mehr Ämtern; dann entscheidet das Los.
oaths-first-ruling-last-turn-why = Die Quelle hat kein Ende für Teufel, die gleich bleiben.
