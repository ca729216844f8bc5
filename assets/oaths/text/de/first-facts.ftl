### Oaths of the Pit, first edition: a sentence for each fact, and the final count. $devil is the devil that acts.

## The start of a game turn

oaths-first-fact-redrew = { $devil } nimmt neue Vorratskarten auf die Hand.
oaths-first-fact-began = Spielrunde { $turn } beginnt. Startspieler ist { $devil }.
oaths-first-fact-drew = { $devil } zieht { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}.
oaths-first-fact-drew-known = { $devil } zieht: { $cards }.
oaths-first-fact-bargained = Die Geschäfte von { $devil } bringen { $souls }.
oaths-first-fact-tortured = { $devil } foltert { $prisoner }.
oaths-first-fact-tortured-known = { $devil } foltert { $prisoner } und zieht aus der Hand: { $cards }.
oaths-first-fact-confessed = { $devil } behält einen Eid aus der Hand von { $prisoner } und lässt { $prisoner } frei.
oaths-first-fact-confessed-nothing = { $devil } gibt alle Eide zurück und behält { $prisoner }.

## Trading. $number is the number of an offer

oaths-first-fact-offered = Angebot { $number }: { $terms }
oaths-first-fact-refused = { $devil } lehnt Angebot { $number } ab.
oaths-first-fact-lapsed = Niemand nimmt Angebot { $number } an.
oaths-first-fact-freed = { $prisoner } verlässt den Kerker von { $devil }.
oaths-first-fact-permitted = { $devil } erlaubt { $prisoner }, mit allen zu handeln.
oaths-first-fact-sold = { $devil } verkauft einen Eid an die anderen Mächte der Hölle.
oaths-first-fact-sold-known = { $devil } verkauft an die anderen Mächte der Hölle: { $card }.
oaths-first-fact-sold-card = { $devil } verkauft eine Karte anstelle eines Eids: { $card }.
oaths-first-fact-stole = { $devil } zieht aus der Hand von { $from }: { $count ->
    [0] nichts, was behalten werden darf
    [one] 1 Karte
   *[other] { $count } Karten
}.
oaths-first-fact-stole-known = { $devil } zieht aus der Hand von { $from }: { $cards }.
oaths-first-fact-escaped = { $devil } entkommt damit aus einem Kerker, der genau so ist.

## Combat

oaths-first-fact-announced = { $devil } kündigt einen Angriff auf { $target } an.
oaths-first-fact-attacked = { $devil } greift { $target } an.
oaths-first-fact-negated = { $devil } setzt die Verteidigung der Festung außer Kraft, mit einer gleichen Karte.
oaths-first-fact-fled = { $devil } flieht und kommt am Ende der Spielrunde zurück.
oaths-first-fact-recalled = { $devil } ruft { $who } in den Kampf zurück.
oaths-first-fact-retreated = Die Armee von { $devil } zieht sich zurück.
oaths-first-fact-switched = Die Armee von { $devil } wechselt die Seite.
oaths-first-fact-joined-attack = { $devil } schließt sich den Angreifern an.
oaths-first-fact-joined-defend = { $devil } schließt sich den Verteidigern an.
oaths-first-fact-sent-home = Die Armee von { $devil } hat keinen Anführer mehr und geht nach Hause.
oaths-first-fact-truce = Runde { $round }: Niemand kämpft.
oaths-first-fact-drawn = Runde { $round }: Größe { $attack } gegen { $defend }, bei Verteidigung { $defence }.
oaths-first-fact-drawn-cards = { $cards ->
    [one] 1 Kampfkarte
   *[other] { $cards } Kampfkarten
}: { $attackers } gegen die Angreifer, { $defenders } gegen die Verteidiger.
oaths-first-fact-drawn-extra = Weitere Treffer: { $attackers } auf die Angreifer, { $defenders } auf die Verteidiger.
oaths-first-hits = { $count ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $count } Treffer
}
oaths-first-hit-fortress = die Festung (beschädigt)
oaths-first-hit-devil = der Teufel selbst (zur Seite gelegt)
oaths-first-fact-suffered = Treffer bei { $devil }: { $things }.
oaths-first-fact-ruined = Die Festung von { $devil } ist zerstört.
oaths-first-fact-undying = Eine Horde von { $devil } ist nicht tot und kommt nach Hause: { $horde }.
oaths-first-fact-avenged = { $devil } rächt sich an { $target }: { $hits }.
oaths-first-fact-empty = Das Reich von { $devil } ist leer: Niemand ist da, der kämpft.
oaths-first-fact-time-out = Die letzte Runde ist vorbei, und die Verteidiger stehen noch.
oaths-first-fact-won = { $devil } siegt über { $target }: Alle Verteidiger sind vernichtet.
oaths-first-fact-won-again = Der Sieg zählt nicht: Dieses Reich wurde in dieser Spielrunde schon einmal geleert.
oaths-first-fact-defeated = Der Angriff von { $devil } auf { $target } ist abgewehrt.
oaths-first-fact-looted = { $devil } plündert die Festung von { $from }: { $count ->
    [0] nichts, was behalten werden darf
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}.
oaths-first-fact-looted-known = { $devil } plündert die Festung von { $from }: { $cards }.
oaths-first-fact-fortress-gone = Von der Festung von { $from } ist nichts übrig.
oaths-first-fact-fortress-destroyed = { $devil } zerstört die Festung von { $from }: { $fortress }.
oaths-first-fact-fortress-left = { $devil } lässt { $from } die Festung mit ihren Ritualen: { $fortress }.
oaths-first-fact-fortress-left-bare = { $devil } lässt { $from } die Festung ohne ihre Rituale: { $fortress }.
oaths-first-fact-fortress-captured = { $devil } bezieht die Festung von { $from }: { $fortress }.
oaths-first-fact-captured-artifacts = { $by } nimmt die Artefakte von { $devil }: { $cards }.
oaths-first-fact-eaten = Horden von { $devil } werden gefressen ({ $hungry }): { $hordes }.
oaths-first-fact-eaten-nothing = Eine Horde von { $devil } hat Hunger ({ $hungry }) und findet nichts zu fressen.

## Rituals

oaths-first-fact-dropped = { $devil } kann Rituale nicht aufrechterhalten und legt ab: { $cards }.
oaths-first-fact-performed = { $devil } vollzieht: { $ritual }.
oaths-first-fact-performed-at = { $devil } vollzieht gegen { $target }: { $ritual }.
oaths-first-fact-cancelled = { $devil } legt ein Ritual ab: { $ritual }.
oaths-first-fact-summoned-nobody = { $devil } hat niemanden auf der Erde.

## Awards. $fiend is a horde on Earth

oaths-first-fact-point = { $devil } bekommt { $points }.
oaths-first-fact-point-none = { $devil } ist entehrt und bekommt keinen Punkt.
oaths-first-fact-post-nobody = Niemand hat das Amt „{ $post }“.
oaths-first-fact-post-got = { $devil } bekommt das Amt „{ $post }“ und wird belohnt.
oaths-first-fact-post-kept = { $devil } behält das Amt „{ $post }“ und wird belohnt.
oaths-first-fact-post-stable = { $devil } behält das Amt „{ $post }“ und hat es nun fest inne.
oaths-first-fact-post-shaky = { $devil } hat sich das Amt „{ $post }“ nicht verdient und verliert es, wenn das noch einmal geschieht.
oaths-first-fact-repented = { $devil } verspricht den Heerscharen des Himmels, der Erde fernzubleiben, und ist frei.
oaths-first-fact-rolled = { $devil } würfelt { $die } um Seelen.
oaths-first-fact-gathered = { $devil } sammelt auf der Erde { $souls } (Wurf { $die }).
oaths-first-fact-gathered-fiend = { $fiend } von { $devil }, auf der Erde: { $souls } (Wurf { $die }).
oaths-first-fact-caught = Die Heerscharen des Himmels fangen { $devil } (Wurf { $die }).
oaths-first-fact-caught-fiend = { $fiend } von { $devil }, auf der Erde: gefangen und abgelegt (Wurf { $die }).
oaths-first-fact-banished = { $devil } wird von der Erde verbannt (Wurf { $die }).
oaths-first-fact-banished-fiend = { $fiend } von { $devil }, auf der Erde: verbannt (Wurf { $die }).
oaths-first-fact-took = { $devil } nimmt einen verkauften Eid anstelle eines Punktes.
oaths-first-fact-took-known = { $devil } nimmt einen verkauften Eid: { $oath }.

## The gathering and the end

oaths-first-fact-proclaimed-nobody = Niemand ist ausgerufen.
oaths-first-fact-proclaimed = Ausgerufen für die nächste Versammlung: { $devils }.
oaths-first-fact-came-back = { $devil } war geflohen und ist zurück.
oaths-first-end-elected = { $devil } wird zum Oberherrn gewählt.
oaths-first-end-points = { $devil } wird durch Punkte Oberherr: Ab { $crown } braucht es keine Wahl.
oaths-first-end-time = { $devil } wird Oberherr: Spielrunde { $turns } war die letzte, und die meisten Punkte entscheiden.
oaths-first-end-by-posts = { $devils } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}. Gleich viele: { $others }. Bei Gleichstand gewinnen die meisten Ämter.

## Promises. $to is a devil, or the Forces of Heaven

oaths-first-fact-promised = { $devil } verspricht { $to }, { $vow }.
oaths-first-fact-settled-open = Noch offen ist das Versprechen von { $devil } an { $to }: { $vow }.
oaths-first-fact-settled-void = Das Versprechen von { $devil } an { $to } verfällt, denn die Bedingung trat nicht ein: { $vow }.
oaths-first-fact-settled-released = { $devil } ist vom Versprechen an { $to } entbunden: { $vow }.
oaths-first-fact-paid = { $devil } hält Wort und gibt { $to } { $things }.
oaths-first-fact-disgraced = { $devil } hat das Wort gebrochen, ist entehrt und verliert alle Punkte, Ämter und Horden.
