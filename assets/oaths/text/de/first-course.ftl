### Oaths of the Pit, first edition: the phases of a game, what each asks of a seat, what an answer means, and why one is
### refused. $devil is the devil that is asked or answers.

## Phases

oaths-first-phase-deal = Der Beginn des Spiels
oaths-first-phase-draw = Nachziehphase
oaths-first-phase-playing = Spielphase
oaths-first-phase-combat = Kampfphase
oaths-first-phase-rituals = Ritualphase
oaths-first-phase-award = Wertungsphase
oaths-first-phase-gathering = Versammlung
oaths-first-phase-torture = Folter
oaths-first-phase-limited = Beschränkter Handel
oaths-first-phase-limited-round = Beschränkter Handel, Runde { $round } von { $rounds }
oaths-first-phase-orders = Befehle
oaths-first-phase-attacks = Kampf: Angriffe
oaths-first-phase-round = Kampf, Runde { $round } von { $rounds }: { $part }
oaths-first-phase-souls = Wertungsphase: Seelen
oaths-first-phase-promises = Versprechen
oaths-first-part-armies = Armeen
oaths-first-part-flight = Flucht
oaths-first-part-cards = Kampfkarten
oaths-first-part-end = das Ende

## Questions

oaths-first-ask-redraw = Neue Karten nehmen
oaths-first-ask-redraw-text = { $devil } hat keine Festung auf der Hand und kann alle Vorratskarten weglegen. Dafür werden { $count } andere ausgeteilt.
oaths-first-ask-torture-text = { $devil } hat aus der Hand von { $prisoner } gezogen: { $oaths }. Wird ein Eid behalten, ist { $prisoner } frei. Werden alle zurückgegeben, bleibt { $prisoner } gefangen.
oaths-first-ask-trade-text = Alle sprechen gleichzeitig. Dann geschieht es in dieser Reihenfolge: offene Angebote beantworten, dann Freilassungen, Verkäufe und Sonderkarten, dann neue Angebote. Versprechen binden: Wer eines nicht halten kann, wird entehrt. Ein verkaufter Eid bringt { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}.
oaths-first-ask-limited-text = Der Handel ist jetzt beschränkt: Handkarten, Versprechen und die Freiheit von Gefangenen wechseln den Besitzer, aber keine ausliegenden Karten, Seelen oder Gefangenen. Ein verkaufter Eid bringt { $price ->
    [one] 1 Karte
   *[other] { $price } Karten
}.
oaths-first-ask-trade-shame = { $devil } ist entehrt: Niemand kann mit diesem Teufel handeln.
oaths-first-ask-trade-prison = { $devil } ist gefangen und kann nur mit { $captor } handeln.
oaths-first-ask-trade-out = { $devil } ist nicht zu erreichen: Niemand kann mit diesem Teufel handeln.
oaths-first-ask-orders = Karten auslegen, auf die Erde schicken
oaths-first-ask-orders-text = { $devil } legt Horden, Artefakte und eine Festung aus und legt ab, was nicht gebraucht wird. Auf der Erde können jetzt der Teufel selbst und Horden dieser Arten sein: { $fiends }. Rituale werden begonnen: Mit einer Festung und dem Teufel zu Hause { $most ->
    [one] kann 1 Ritual
   *[other] können { $most } Rituale zur selben Zeit
} aufrechterhalten werden.
oaths-first-ask-attack = Angreifen oder passen
oaths-first-ask-attack-text = { $devil } wählt das Reich eines anderen Teufels und eine Armee mit einem Anführer: sich selbst oder eine dieser Horden: { $leaders }. Dann kommt beschränkter Handel, und der Angriff wird bestätigt. Die Kämpfe enden, wenn alle nacheinander gepasst haben.
oaths-first-ask-attack-owed = Ein Versprechen bindet { $devil }, { $target } anzugreifen.
oaths-first-ask-confirm = Den Angriff bestätigen
oaths-first-ask-confirm-text = { $devil } hat einen Angriff auf { $target } angekündigt, mit: { $army }. Er kann ausgeführt, geändert oder abgesagt werden.
oaths-first-ask-organise = Die Armee ordnen
oaths-first-ask-organise-sizes = Runde { $round } von { $rounds }: { $attacker } greift { $defender } an, mit Größe { $attack } gegen { $defend } und Verteidigung { $defence }. Gezogen { $cards ->
    [one] wird 1 Kampfkarte
   *[other] werden bis zu { $cards } Kampfkarten
}.
oaths-first-ask-organise-join = { $devil } kann sich jeder der beiden Seiten anschließen, mit einer Armee, die einen Anführer hat.
oaths-first-ask-organise-attacker = Zieht sich { $devil } zurück, ist der Kampf vorbei und der Angriff abgewehrt. Wollen es beide Hauptarmeen, kämpft in dieser Runde niemand.
oaths-first-ask-organise-negate = { $devil } hält eine Karte wie die Festung und kann damit deren Verteidigung außer Kraft setzen.
oaths-first-ask-organise-defender = Wollen es beide Hauptarmeen, kämpft in dieser Runde niemand.
oaths-first-ask-organise-flee-free = { $devil } selbst kann sich ergeben oder fliehen und dafür irgendeine Vorratskarte ablegen. Die Karte „{ $escape }“ oder eine Karte wie die eigene Festung hilft auch dann, wenn die Festung außer Kraft gesetzt wird.
oaths-first-ask-organise-flee = { $devil } selbst kann sich ergeben oder fliehen, mit der Karte „{ $escape }“ oder mit einer Karte wie der eigenen Festung.
oaths-first-ask-organise-ally = Die Armee von { $devil } kämpft weiter, wechselt die Seite oder zieht sich zurück. Nach einem Rückzug kann sie in dieser Spielrunde nicht mehr angreifen und sich niemandem mehr anschließen.
oaths-first-ask-recall = Den Teufel zurückrufen
oaths-first-ask-recall-text = { $who } flieht. Die Karte „{ $card }“ bringt { $who } in den Kampf zurück.
oaths-first-ask-hits = Treffer nehmen
oaths-first-ask-hits-text = Die Armee von { $devil } bekommt { $count ->
    [one] 1 Treffer
   *[other] { $count } Treffer
}. Jeder vernichtet eine Horde oder eine Seele, beschädigt die Festung oder legt den Teufel zur Seite.
oaths-first-ask-hits-first = Diese müssen zuerst Treffer nehmen: { $hordes }.
oaths-first-ask-spoils = Beute nehmen
oaths-first-ask-spoils-text = { $devil } hat über { $from } gesiegt.
oaths-first-ask-spoils-fortress = Die Festung ({ $fortress }) wird zerstört, bleibt bei { $from } oder wird bezogen. Dann wird die eigene abgelegt.
oaths-first-ask-spoils-none = { $from } hat keine Festung mehr.
oaths-first-ask-spoils-hit = Getroffene Teufel: { $devils }. Sie werden Gefangene von { $devil } oder einer Armee, der sie übergeben werden. Wer keine Festung hat, kann sie nicht halten, und sie fliehen.
oaths-first-ask-rite = Rituale vollziehen
oaths-first-ask-rite-text = Ein Ritual wird vollzogen, abgelegt oder bleibt für eine spätere Spielrunde.
oaths-first-ask-rite-tabled = { $devil } hält aufrecht: { $rituals }.
oaths-first-ask-rite-critters = Mit einem Satz Viecher kann { $devil } eines davon von der Hand wirken: { $rituals }.
oaths-first-ask-repent = Bereuen
oaths-first-ask-repent-text = { $devil } ist Gefangener der Heerscharen des Himmels. Wer verspricht, bis zum Ende der nächsten Spielrunde nicht auf die Erde zu gehen, ist frei.
oaths-first-ask-again = Noch einmal würfeln
oaths-first-ask-again-text = { $devil } hat auf der Erde { $die } gewürfelt: { $means }. Ein zweiter Wurf ist möglich; dann zählt dieser.
oaths-first-roll-caught = gefangen von den Heerscharen des Himmels
oaths-first-roll-banished = von der Erde verbannt
oaths-first-roll-souls = { $souls }
oaths-first-ask-gift = Ein Punkt oder ein Eid
oaths-first-ask-gift-text = Für das Amt bekommt { $devil } 1 Punkt oder einen der verkauften Eide ({ $count }). Vor der Wahl eines Eids werden sie gezeigt, aber dann gibt es keinen Punkt.
oaths-first-ask-pick = Einen Eid wählen
oaths-first-ask-pick-text = { $devil } nimmt einen der verkauften Eide: { $oaths }.
oaths-first-ask-speech = In der Versammlung sprechen
oaths-first-ask-speech-text = Wenn { $devil } kommt, kann dieser Teufel gegen Kandidaten Einspruch erheben und einen Teufel ausrufen. Gewählt wird nur, wenn { $quorum } Teufel kommen. Kandidat der nächsten Versammlung ist, wer ausgerufen wird oder { $points } Punkte hat.
oaths-first-ask-speech-candidates = Kandidaten: { $candidates }.
oaths-first-ask-speech-candidate = { $devil } ({ $count ->
    [one] 1 Einspruch lehnt ab
   *[other] { $count } Einsprüche lehnen ab
})
oaths-first-ask-speech-nobody = Kandidat ist jetzt niemand.
oaths-first-ask-payment = Ein Versprechen halten
oaths-first-ask-payment-text = { $devil } hat { $to } versprochen, { $vow }, und wählt die Karten.

## Answers

oaths-first-answer-redraws = { $devil } nimmt neue Karten.
oaths-first-answer-keeps-hand = { $devil } behält die Handkarten.
oaths-first-answer-keeps-oath = { $devil } behält einen Eid und befreit den Gefangenen: { $oath }.
oaths-first-answer-permits = { $devil } erlaubt { $prisoners }, mit allen zu handeln.
oaths-first-answer-sells = { $devil } verkauft an die anderen Mächte der Hölle: { $cards }.
oaths-first-answer-fortress = { $devil } bezieht eine Festung: { $card }.
oaths-first-answer-rituals = { $devil } beginnt Rituale: { $rituals }.
oaths-first-answer-earth = { $devil } hat auf der Erde: { $hordes }.
oaths-first-answer-travels = { $devil } ist selbst auf der Erde.
oaths-first-answer-idle = { $devil } legt nichts aus und hat niemanden auf der Erde.
oaths-first-answer-attacks = { $devil } greift { $target } an, mit: { $army }.
oaths-first-answer-attacks-nobody = { $devil } greift nicht an.
oaths-first-answer-negates = { $devil } setzt die Festung mit einer gleichen Karte außer Kraft: { $card }.
oaths-first-answer-flees = { $devil } flieht mit einer Karte dafür: { $card }.
oaths-first-answer-flees-free = { $devil } flieht und legt ab: { $card }.
oaths-first-answer-surrenders = { $devil } ergibt sich.
oaths-first-answer-joins-attack = { $devil } schließt sich den Angreifern an, mit: { $army }.
oaths-first-answer-joins-defend = { $devil } schließt sich den Verteidigern an, mit: { $army }.
oaths-first-answer-retreats = { $devil } zieht sich zurück.
oaths-first-answer-switches = { $devil } wechselt die Seite.
oaths-first-answer-truce = { $devil } will in dieser Runde nicht kämpfen.
oaths-first-answer-fights = { $devil } kämpft weiter.
oaths-first-answer-stays-out = { $devil } bleibt dem Kampf fern.
oaths-first-answer-recalls = { $devil } ruft den Teufel zurück, der flieht.
oaths-first-answer-recalls-who = { $devil } ruft { $who } zurück.
oaths-first-answer-recalls-nobody = { $devil } ruft niemanden zurück.
oaths-first-answer-spoils = { $devil } nimmt die Beute.
oaths-first-answer-spoils-destroys = { $devil } zerstört die Festung.
oaths-first-answer-spoils-leaves = { $devil } lässt die Festung und ihre Rituale stehen.
oaths-first-answer-spoils-leaves-bare = { $devil } lässt die Festung stehen, aber ohne ihre Rituale.
oaths-first-answer-spoils-captures = { $devil } bezieht die Festung.
oaths-first-answer-rites-done = { $devil } vollzieht keine Rituale mehr.
oaths-first-answer-repents = { $devil } verspricht, der Erde fernzubleiben, und ist frei.
oaths-first-answer-repents-not = { $devil } verspricht nichts und bleibt gefangen.
oaths-first-answer-again = { $devil } würfelt noch einmal.
oaths-first-answer-again-not = { $devil } behält den Wurf.
oaths-first-answer-oath = { $devil } will einen Eid und keinen Punkt.
oaths-first-answer-point = { $devil } nimmt den Punkt.
oaths-first-answer-absent = { $devil } kommt nicht zur Versammlung.
oaths-first-answer-silent = { $devil } kommt zur Versammlung und schweigt.
oaths-first-answer-objects = { $devil } erhebt Einspruch gegen { $others }.
oaths-first-answer-proclaims = { $devil } ruft { $who } aus.
oaths-first-answer-pays = { $devil } gibt: { $cards }.

## Refusals

oaths-first-refusal-twice = Etwas ist zweimal genannt.
oaths-first-refusal-count = Die Zahl ist falsch.
oaths-first-refusal-limited = Ausliegende Karten, Seelen und Gefangene wechseln nur in der Spielphase den Besitzer.
oaths-first-refusal-no-trade = Einer dieser Teufel kann mit dem anderen nicht handeln.
oaths-first-refusal-vow = Dieses Versprechen ist unmöglich oder widerspricht einem anderen.
oaths-first-refusal-bound = Ein Versprechen bindet dich, anders zu handeln.
oaths-first-refusal-ritual = Das Ritual kann nicht gewirkt werden.
oaths-first-refusal-army = Die Armee kann das nicht tun.
oaths-first-refusal-flight = So kann der Teufel nicht fliehen.
oaths-first-refusal-hits = Die Treffer können nicht so genommen werden.
oaths-first-refusal-spoils = Die Beute kann nicht so genommen werden.
oaths-first-refusal-absent = Nur wer in der Versammlung ist, erhebt Einspruch und ruft jemanden aus.
