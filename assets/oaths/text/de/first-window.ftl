### Der Tisch der ersten Ausgabe der Eide der Grube: Knöpfe, Hinweise, Formulare.

oaths-first-name = Eide der Grube, erste Ausgabe
oaths-first-ui-about = Die erste Ausgabe ist ein längeres und härteres Spiel. Dein Wort bindet: Wer ein Versprechen nicht halten kann, fällt in Schande. Teufel bauen Festungen, kämpfen in Runden mit Kampfkarten, sammeln Seelen auf der Erde und treffen sich nach jeder Spielrunde zu einer Versammlung. Das Spiel endet, wenn eine Versammlung den Oberherrn wählt oder wenn ein Teufel so viele Punkte hat, dass ihn keiner mehr ablehnen kann. Eide des Oberherrn zählen auch, und so kann es sich lohnen, einen anderen zu krönen.

oaths-first-ui-turn = Spielrunde { $n }
oaths-first-ui-turn-tip = Das Spiel dauert, bis es einen Oberherrn gibt. Gibt es nach Spielrunde { $last } keinen, wird es der Teufel mit den meisten Punkten.
oaths-first-ui-points-tip = { $n ->
    [one] Ein Siegpunkt
   *[other] { $n } Siegpunkte
}. Mit { $few } Punkten ist ein Teufel Kandidat der Versammlung. Mit { $all } wird er ohne Wahl Oberherr.
oaths-first-ui-souls-tip = { $n ->
    [one] Eine Seele
   *[other] { $n } Seelen
}. Im Kampf hat eine Seele keine Größe, aber sie kann einen Treffer nehmen.
oaths-first-ui-army-tip = Kämpfer der Armee in der Hölle: { $n }. Im Kampf zählen ihre Größen und der Teufel selbst.
oaths-first-ui-hand-tip = Karten auf der Hand: { $n }. Eide und Vorratskarten.
oaths-first-ui-size-tip = Größe des Reichs: { $n }. Alle Karten eines Teufels zählen, auf der Hand und auf dem Tisch, und seine Ämter. Ein kleines Reich zieht mehr Karten.
oaths-first-ui-candidate = Kandidat
oaths-first-ui-candidate-tip = Dieser Teufel kann bei der Versammlung gewählt werden. { $n ->
    [one] Ein Einspruch weist ihn zurück.
   *[other] { $n } Einsprüche weisen ihn zurück.
}
oaths-first-ui-earth-tip = Der Teufel ist auf der Erde. Er sammelt Seelen und kann dort gefangen werden. Er führt keine Armee und kommt nicht zur Versammlung.
oaths-first-ui-prison-tip = Ein Gefangener führt keine Armee, wirkt keine Rituale und kommt nicht zur Versammlung. Er handelt nur mit dem, der ihn gefangen hält. Seine Karten arbeiten weiter für ihn.
oaths-first-ui-heaven = Gefangen vom Himmel
oaths-first-ui-heaven-tip = Die Mächte des Himmels haben diesen Teufel auf der Erde gefangen. Er handelt mit niemandem und führt keine Armee. Wenn belohnt wird, kommt er für das Versprechen frei, nie wieder auf die Erde zu gehen.
oaths-first-ui-fled = Geflohen
oaths-first-ui-fled-tip = Der Teufel ist geflohen und bis zum Ende der Spielrunde fort.
oaths-first-ui-shame = In Schande
oaths-first-ui-shame-tip = Dieser Teufel hat sein Wort gebrochen. Bis zum Ende von Spielrunde { $turn } kann er nicht handeln, keine Punkte bekommen und nicht gewählt werden.
oaths-first-ui-bonds = { $n ->
    [one] Ein Versprechen
   *[other] { $n } Versprechen
}
oaths-first-ui-post-free = niemand
oaths-first-ui-post = { $post }: { $devil }
oaths-first-ui-starter = Es beginnt: { $devil }
oaths-first-ui-starter-tip = Wer beginnt, handelt zuerst, die anderen im Uhrzeigersinn. Nach jeder Spielrunde beginnt ein anderer.
oaths-first-ui-deck-tip = Vorratskarten, die niemand gezogen hat. Ist der Stapel leer, werden die abgelegten Karten zum neuen Stapel.
oaths-first-ui-discard-tip = Abgelegte Karten liegen offen, bis sie in den Stapel gemischt werden.
oaths-first-ui-pile = { $n ->
    [0] Kein verkaufter Eid
    [one] Ein verkaufter Eid
   *[other] { $n } verkaufte Eide
}
oaths-first-ui-pile-tip = Hier liegen verdeckt die Eide, die den Anderen Mächten der Hölle verkauft wurden. Manche Belohnung nimmt einen davon.
oaths-first-ui-proclaimed = Ausgerufen: { $devils }
oaths-first-ui-proclaimed-tip = Diese Teufel wurden bei der letzten Versammlung ausgerufen. Sie können bei der nächsten gewählt werden, auch mit wenigen Punkten.
oaths-first-ui-away = fort
oaths-first-ui-tabled-tip = Deine Festung, deine Horden, Artefakte und Rituale. Alle sehen sie.
oaths-first-ui-own-hand-tip = Vorratskarten, die noch nicht ausliegen, und Eide. Nur du siehst sie.
oaths-first-ui-forecast = Größe { $attack } gegen { $defend } · Verteidigung { $defence } · bis zu { $cards ->
    [one] einer Kampfkarte
   *[other] { $cards } Kampfkarten
} · im Mittel { $theirs } Treffer auf die Verteidiger und { $ours } auf die Angreifer in einer Runde.

oaths-first-ui-combat = { $attacker } greift an: { $defender }
oaths-first-ui-redraw = Eine andere Hand nehmen: alle Vorratskarten werden neu gegeben
oaths-first-ui-redraw-not = Diese Hand behalten
oaths-first-ui-torture-oath = Oder einen dieser Eide nehmen und { $devil } gehen lassen:
oaths-first-ui-rite-done = Nichts weiter tun: ausliegende Rituale bleiben für später
oaths-first-ui-perform-at = An { $devil } vollziehen
oaths-first-ui-rite-cancel = Ablegen
oaths-first-ui-repent = Versprechen, nie wieder auf die Erde zu gehen, und frei sein
oaths-first-ui-repent-not = Nichts versprechen und ein Gefangener des Himmels bleiben
oaths-first-ui-die = Der Würfel zeigt { $n }.
oaths-first-ui-again = Noch einmal würfeln
oaths-first-ui-again-not = Dabei bleiben
oaths-first-ui-gift-oath = Einen verkauften Eid nehmen und keinen Punkt
oaths-first-ui-gift-point = Den Punkt nehmen
oaths-first-ui-comes = Zur Versammlung kommen
oaths-first-ui-stays-away = Fortbleiben
oaths-first-ui-objections = Einsprüche
oaths-first-ui-no-candidate = In dieser Spielrunde gibt es keinen Kandidaten.
oaths-first-ui-object = Einspruch gegen { $devil } · { $n ->
    [one] ein Einspruch genügt
   *[other] { $n } Einsprüche sind nötig
}
oaths-first-ui-proclamation = Wen du für die nächste Versammlung ausrufst
oaths-first-ui-proclaims-nobody = Niemanden ausrufen

oaths-first-ui-table-all = Alles Mögliche auslegen
oaths-first-ui-table-all-tip = Jede Karte der Hand auslegen, die ausliegen kann: eine Festung, wenn du keine hast, Horden, Artefakte, und Rituale, so weit sie sich halten lassen.
oaths-first-ui-from-hand = Von der Hand
oaths-first-ui-from-hand-tip = Klicke auf eine Karte, um sie auszulegen. Dunkle Karten können jetzt nicht ausliegen: Sonderkarten werden beim Handeln gespielt, ein Ritual braucht jemanden, der es hält.
oaths-first-ui-hand-empty = Du hast keine Vorratskarte auf der Hand.
oaths-first-ui-throw = { $card } ablegen
oaths-first-ui-throw-tip = Diese Karte auf den Ablagestapel legen. Ein kleineres Reich zieht mehr Karten.
oaths-first-ui-throw-tabled = { $n ->
    [0] Ausliegende Karten ablegen
    [one] Ausliegende Karten ablegen: eine
   *[other] Ausliegende Karten ablegen: { $n }
}
oaths-first-ui-earth-text = Wähle die Unholde, die danach auf der Erde sind. Sie sammeln Seelen und können nicht kämpfen.
oaths-first-ui-devil-stays = Bleibt in der Hölle: führt die Armee, wirkt Rituale, kommt zur Versammlung
oaths-first-ui-devil-goes = Geht auf die Erde: sammelt Seelen, kann aber dort gefangen werden

oaths-first-ui-offer-nobody = Jetzt kann niemand mit dir handeln, oder dieser Teufel nicht.
oaths-first-ui-offer-most = In einer Runde kannst du { $n } Angebote machen.
oaths-first-ui-take-tip = Alles in einem Handel bindet: was getauscht und was versprochen wird.
oaths-first-ui-plays = Sonderkarten
oaths-first-ui-sales = { $n ->
    [0] Eide verkaufen
    [one] Eide verkaufen: einen
   *[other] Eide verkaufen: { $n }
}
oaths-first-ui-sales-text = Die Anderen Mächte der Hölle kaufen Eide. Jeder bringt { $n } Karten vom Stapel. Niemand sieht, welcher Eid es war.
oaths-first-ui-sell = { $card } · { $n } von { $most }
oaths-first-ui-free = Freilassen
oaths-first-ui-free-tip = Der Gefangene ist wieder zu Hause.
oaths-first-ui-permit = Darf handeln
oaths-first-ui-permit-tip = Der Gefangene darf in dieser Spielrunde mit allen handeln, nicht nur mit dir.
oaths-first-ui-permitted = darf mit allen handeln
oaths-first-ui-limited = Jetzt wechseln nur Karten der Hand, Versprechen und Freiheit den Besitzer. Ausliegende Karten, Seelen und Gefangene werden in der Spielphase gehandelt.
oaths-first-ui-hand-cards = Eide und Karten der Hand
oaths-first-ui-count-of = { $card } { $n }/{ $most }
oaths-first-ui-own-cards = { $n ->
    [0] Vorratskarten
    [one] Vorratskarten: eine
   *[other] Vorratskarten: { $n }
}
oaths-first-ui-any-cards = { $n ->
    [0] Vorratskarten, die niemand gezeigt hat
    [one] Vorratskarten, die niemand gezeigt hat: eine
   *[other] Vorratskarten, die niemand gezeigt hat: { $n }
}
oaths-first-ui-shows = Die ganze Hand zeigen
oaths-first-ui-release = Zurückgeben: { $promise }
oaths-first-ui-vows-tip = Ein Versprechen bindet. Das Programm nimmt keine Antwort an, die es bräche. Wer es nicht halten kann, fällt in Schande, außer es wurde mit „wenn möglich“ gegeben.
oaths-first-ui-vow-add = Ein Versprechen hinzufügen…
oaths-first-ui-amount = Wie viele
oaths-first-ui-always = auf jeden Fall
oaths-first-ui-clause = Bedingung des Versprechens
oaths-first-ui-next-turn = auch in der nächsten Spielrunde
oaths-first-ui-next-turn-tip = Das Versprechen gilt bis zum Ende der nächsten Spielrunde, nicht nur dieser.
oaths-first-ui-ledger-text = Ein Versprechen bindet. Wer sein Wort bricht, verliert Punkte, Ämter und Horden.

oaths-first-ui-no-attack = Niemanden angreifen
oaths-first-ui-attack = { $devil } angreifen
oaths-first-ui-army = Deine Armee
oaths-first-ui-army-souls = Seelen, die mitziehen
oaths-first-ui-devil-leads = { $devil } führt die Armee
oaths-first-ui-devil-home = { $devil } bleibt zu Hause
oaths-first-ui-join-not = Sich niemandem anschließen
oaths-first-ui-join = Sich { $devil } anschließen
oaths-first-ui-defend = Das Reich verteidigen
oaths-first-ui-truce = In dieser Runde nicht kämpfen, wenn die andere Seite zustimmt
oaths-first-ui-flee-free = Fliehen und dafür ablegen: { $card }
oaths-first-ui-flee-special = Fliehen mit der Karte „{ $card }“
oaths-first-ui-surrender = Sich ergeben
oaths-first-ui-surrender-sure = Dein Teufel wird gefangen, und der Kampf ist verloren.
oaths-first-ui-press = Kämpfen
oaths-first-ui-retreat = Zurückziehen: der Kampf endet, und diese Armee greift in dieser Spielrunde nicht mehr an
oaths-first-ui-negate = Die Festung außer Kraft setzen und dafür ablegen: { $card }
oaths-first-ui-stays = Weiterkämpfen
oaths-first-ui-ally-retreat = Sich zurückziehen
oaths-first-ui-switch = Die Seite wechseln
oaths-first-ui-recall = { $devil } zurückrufen, in den Kampf
oaths-first-ui-recall-not = Fliehen lassen
oaths-first-ui-hit-fortress = Die Festung wird beschädigt
oaths-first-ui-hit-devil = Dein Teufel wird getroffen
oaths-first-ui-fate-capture = Die Festung nehmen: sie ersetzt deine eigene
oaths-first-ui-fate-destroy = Die Festung zerstören
oaths-first-ui-fate-leave = Dem Teufel die Festung lassen, mit ihren Ritualen
oaths-first-ui-fate-leave-bare = Dem Teufel die Festung lassen, ohne ihre Rituale
oaths-first-ui-captive = Gefangen: { $devil }
oaths-first-ui-captive-keep = Als meinen Gefangenen behalten

oaths-first-ui-won = Es gibt einen Oberherrn. Du hast gewonnen.
oaths-first-ui-lost = Es gibt einen Oberherrn. Du hast nicht gewonnen.
oaths-first-ui-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $oaths ->
    [one] 1 Eid des Oberherrn
   *[other] { $oaths } Eide des Oberherrn
}
