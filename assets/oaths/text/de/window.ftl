# The table of Oaths of the Pit: buttons, tips, forms.

oaths-ui-about = Der Thron der Hölle ist leer, und ihre Teufel werden den nächsten Oberherrn wählen. Runde um Runde stellen sie Horden auf, tauschen alles gegen alles, ziehen gegeneinander und schicken Unholde nach Seelen auf die Erde. Dann wählen sie. Wer die meisten Siegpunkte hat, gewinnt. Jeder Teufel hat Eide, Karten, die jeder halten kann: Die des neuen Oberherrn sind am Ende Punkte wert, und wer genug davon hält, gewinnt sofort. Versprechen muss niemand halten, aber alle merken sich, wer seine hielt.

oaths-ui-setup = Eide der Grube: ein neues Spiel
oaths-ui-edition = Regeln
oaths-ui-edition-third = Dritte Ausgabe
oaths-ui-edition-third-tip = Wenige Spielrunden, etwa eine Stunde. Versprechen müssen nicht gehalten werden.
oaths-ui-edition-first = Erste Ausgabe
oaths-ui-edition-first-tip = Ein längeres Spiel mit Festungen, Ämtern und Versammlungen. Versprechen binden.
oaths-ui-players-tip = Ein Spiel mit { $n } Teufeln.
oaths-ui-players-few-tip = Ein Spiel mit { $n } Teufeln. Für Bündnisse braucht es mindestens { $alliance_players }.
oaths-ui-rounds = Handelsrunden
oaths-ui-rounds-tip = Ein Handel hat höchstens { $n } Runden mit Angeboten und Antworten. Er endet früher, wenn alle bereit sind.
oaths-ui-round = Spielrunde { $n } von { $of }
oaths-ui-round-tip = Nach der letzten Spielrunde wählen die Teufel, und die Punkte werden gezählt.
oaths-ui-ledger = Versprechen
oaths-ui-promises-tip = Versprechen, und wer sie hielt (P)
oaths-ui-ledger-text = Kein Versprechen muss je gehalten werden, außer Sicherheit und Bündnis. Diese Liste zeigt, wessen Wort etwas wert ist.
oaths-ui-kept = { $n } gehalten
oaths-ui-broken = { $n } gebrochen
oaths-ui-domain = Ein Teufel und sein Reich

oaths-ui-deck = { $n ->
    [one] 1 Karte im Vorratsstapel
   *[other] { $n } Karten im Vorratsstapel
}
oaths-ui-deck-tip = Vorratskarten, die niemand gezogen hat. Auch Rituale ziehen von hier: ihre Zauberkarten.
oaths-ui-specials-deck = { $n ->
    [0] Keine Sonderkarte übrig
    [one] 1 Sonderkarte übrig
   *[other] { $n } Sonderkarten übrig
}
oaths-ui-specials-deck-tip = Jeder Teufel zieht in jeder Spielrunde eine. Eine gespielte Karte kommt unter diesen Stapel.
oaths-ui-discard = { $n ->
    [0] Nichts abgelegt
    [one] 1 abgelegte Karte
   *[other] { $n } abgelegte Karten
}
oaths-ui-discard-tip = Abgelegte Karten liegen offen. Sie werden in den Vorratsstapel gemischt, bevor Karten ausgeteilt werden, und vor den Ritualen.
oaths-ui-silence = Schweigen: keine Geschäfte in diesem Handel.
oaths-ui-virtue = Zeit der Tugend: Kein Teufel kann auf die Erde gehen, und die Hälfte der Unholde, die gehen, wird vernichtet.
oaths-ui-world-war = Weltkrieg: Alle Unholde müssen auf die Erde gehen.
oaths-ui-battle = Kampf auf freiem Feld
oaths-ui-battle-tip = Diese Armeen treffen sich auf freiem Feld. Jede Seite hat heimlich eine Farbe gewählt. Eine Farbe, die eine andere besiegt, siegt unmittelbar; sonst siegt die stärkere Armee.
oaths-ui-siege = Kampf im Heimatreich
oaths-ui-siege-tip = Eine Farbe, die die andere besiegt, siegt unmittelbar, auf beiden Seiten. Sonst brauchen die Angreifer mehr Stärke als der Verteidiger.

oaths-ui-points-tip = { $n ->
    [one] 1 Siegpunkt
   *[other] { $n } Siegpunkte
}. Eide werden erst am Ende gezählt.
oaths-ui-souls-tip = { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}. Im eigenen Reich verstärkt jede die Armee um 1. Am Ende jedes Konflikts bekommt der Teufel mit den meisten Seelen dafür einen Punkt und verliert sie.
oaths-ui-power-tip = Stärke der Armee auf freiem Feld: { $n }. Jede Horde zählt 1 oder mehr, und der Teufel selbst 1.
oaths-ui-home-tip = Stärke der Armee im eigenen Reich, mit Seelen und Reich: { $n }.
oaths-ui-initiative-tip = Nummer { $n } in der Reihenfolge der Initiative. Die kleinste Zahl handelt zuerst.
oaths-ui-papers-tip = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand: Gefallen, Eide und Stimmen.
oaths-ui-specials-tip = { $n ->
    [0] Keine Sonderkarte
    [one] 1 Sonderkarte
   *[other] { $n } Sonderkarten
} auf der Hand.
oaths-ui-no-realm = Kein Reich
oaths-ui-no-realm-tip = Zu Beginn der nächsten Spielrunde bezieht dieser Teufel ein freies Reich. Bis dahin kann ihn niemand angreifen.
oaths-ui-devil-on-earth = Auf der Erde
oaths-ui-devil-on-earth-tip = Der Teufel ist auf der Erde und sammelt Seelen. Er kann seine Armee nicht führen und nicht gefangen werden. Zu Beginn der nächsten Spielrunde kommt er zurück.
oaths-ui-prisoner-of = Gefangener von { $devil }
oaths-ui-prisoner-tip = Ein Gefangener führt seine Armee nicht und wirkt nichts. Alle Gefangenen kommen am Ende des nächsten Handels frei. Bei der letzten Wahl zählt die Stimme eines Gefangenen nicht.
oaths-ui-holds = Bewacht { $devil }
oaths-ui-leads = Führt { $devils }
oaths-ui-follows = Folgt { $devil }
oaths-ui-alliance-tip = Verbündete ziehen und kämpfen bis zur nächsten Spielrunde gemeinsam. Der Anführer wählt Ziel und Farbe.
oaths-ui-bound = Darf { $devil } nicht angreifen
oaths-ui-bound-tip = Dieser Teufel hat Sicherheit zugesagt: In dieser Spielrunde darf er nicht gegen den anderen ziehen. Diese Zusage bindet, bis ihre Armeen sich treffen.
oaths-ui-seen-short = { $n ->
    [one] 1 Eid bekannt
   *[other] { $n } Eide bekannt
}
oaths-ui-seen-title = Karten, die alle gesehen haben
oaths-ui-seen = Alle sahen, wie diese Karten auf die Hand kamen: { $papers }. Verdeckt können einige sie wieder verlassen haben.
oaths-ui-routed = Die Armee wurde zu Hause vernichtet: Sie kann in dieser Spielrunde nicht mehr angreifen.
oaths-ui-tabled = Ausliegende Karten: { $n }
oaths-ui-tabled-tip = Deine Horden, Rituale und Artefakte. Alle sehen sie. Nach der Wertung darfst du höchstens { $n } behalten.
oaths-ui-cast = gewirkt
oaths-ui-on-earth = Erde
oaths-ui-magic = { $n ->
    [one] 1 Zauberkarte
   *[other] { $n } Zauberkarten
}
oaths-ui-magic-tip = Verdeckt gezogen, durch Rituale. Sie werden ausgelegt, wenn alle Rituale vorbei sind.
oaths-ui-hand = Deine Hand: { $n }
oaths-ui-hand-tip = Gefallen, Eide, Stimmen und Sonderkarten. Nur du siehst sie. Die anderen sehen, wie viele du hast.

oaths-ui-chosen = { $n } von { $of } gewählt
oaths-ui-discarding = { $n } von { $of } abzulegen
oaths-ui-agreement-whom = Wem nimmst du Karten? Wählst du niemanden, hat dieses Ereignis keine Wirkung.
oaths-ui-agreement-take = { $n } von { $of } zu nehmen
oaths-ui-agreement-give = Gib dafür { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, oder keine: Dann bekommt dieser Teufel einen Gefallen von dir.
oaths-ui-agreement-give-cards = Gib dafür { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}. Einen eigenen Gefallen hast du nicht zu geben.
oaths-ui-no-aim = Diese Karte könnte jetzt nichts bewirken.
oaths-ui-counter-none = Geschehen lassen
oaths-ui-counter = Das aufheben: { $devil } spielt { $card }
oaths-ui-torture-none = Nichts nehmen, { $devil } behalten
oaths-ui-rituals = Rituale
oaths-ui-rituals-text = { $n ->
    [one] Dein Teufel kann in einer Spielrunde 1 Ritual wirken.
   *[other] Dein Teufel kann in einer Spielrunde { $n } Rituale wirken.
} Manche Horden können auch eines wirken. Wer wirkt, kämpft nicht auswärts. Rituale, die niemand wirkt, werden abgelegt.
oaths-ui-earth = Unholde auf die Erde
oaths-ui-earth-text = Wähle die Unholde, die gehen. Auf der Erde sammeln sie in jedem Konflikt Seelen und kämpfen nicht.
oaths-ui-earth-all = Es ist Weltkrieg: Alle gehen.
oaths-ui-devil = Dein Teufel
oaths-ui-devil-stays = Bleibt in der Hölle: führt die Armee oder wirkt
oaths-ui-devil-goes = Geht auf die Erde: sammelt Seelen, wird nicht gefangen
oaths-ui-cast-nobody = Niemand wirkt es
oaths-ui-cast-devil = { $devil } wirkt es
oaths-ui-cast-horde = Eine Horde wirkt es: { $horde }
oaths-ui-cast-twice = Mit dem Artefakt: Es zählt als zwei
oaths-ui-perform = Vollziehen
oaths-ui-cancel-rite = Abbrechen
oaths-ui-burn = Eigene Seelen, die brennen
oaths-ui-suborn-none = Nichts nehmen
oaths-ui-salvage-none = Nichts retten
oaths-ui-lure-none = Niemanden locken
oaths-ui-occupy-none = Bleiben
oaths-ui-swap = Das eroberte Reich beziehen
oaths-ui-swap-not = Leer lassen
oaths-ui-raise = Seelen, die zu Horden werden
oaths-ui-no-target = Deine Armee wählt jetzt kein Ziel: Sie kann nicht ziehen, folgt dem Anführer ihres Bündnisses oder wartet, bis die anderen ihre Ziele gezeigt haben.
oaths-ui-target = { $target } · Stärke zu Hause { $home }
oaths-ui-colour = { $colour } besiegt { $beaten }
oaths-ui-spoils-point = { $devil } bekommt den Punkt.
oaths-ui-spoils-prisoner = { $devil } bekommt { $prisoner } als Gefangenen.
oaths-ui-spoils-realm = { $devil } darf das Reich nehmen.
oaths-ui-pile = { $n } von { $of } vom Stapel zu nehmen
oaths-ui-keep-prisoner = Behalten: Die Karte „Stimme von { $devil }“ zählt für niemanden, wer immer sie hält
oaths-ui-free-prisoner = Freilassen
oaths-ui-give-prisoner = An { $devil } übergeben
oaths-ui-no-prisoners = Es gibt keinen Gefangenen, den du befreien oder kaufen könntest.

oaths-ui-offer-make = Angebot machen …
oaths-ui-offer-make-tip = Alles gegen alles anbieten, einem Teufel oder allen.
oaths-ui-offer-late = Dies ist die letzte Runde: Angebote werden beantwortet, aber keine mehr gemacht.
oaths-ui-offer-most = In einer Runde kannst du { $n } Angebote machen, und keines, solange Schweigen herrscht.
oaths-ui-claim-make = Gefallen einfordern …
oaths-ui-claim-make-tip = Bezahle mit Gefallen eines Teufels, und er muss gehorchen: Sicherheit, ein Bündnis, ein Gefangener oder ein Tausch von Eiden und Stimmen.
oaths-ui-said = Was du in dieser Runde sagst
oaths-ui-take-back = Zurücknehmen
oaths-ui-offers = Angebote auf dem Tisch: { $n }
oaths-ui-offers-mine = Deine Angebote, die jetzt beantwortet werden
oaths-ui-offers-tip = Alle hören jedes Angebot. Ein Angebot, das du nicht annimmst, ist abgelehnt.
oaths-ui-offers-none = Gerade bietet niemand etwas an.
oaths-ui-take = Annehmen
oaths-ui-take-tip = Was getauscht wird, ist bindend, und so sind es Sicherheit und Bündnis. Andere Versprechen sind es nicht.
oaths-ui-lacks-you = Du hast nicht, was verlangt wird.
oaths-ui-lacks-other = { $devil } hat nicht mehr, was angeboten wird.
oaths-ui-counter-offer = Gegenangebot …
oaths-ui-counter-offer-tip = Mit diesen Bedingungen ein eigenes Angebot beginnen und sie ändern.
oaths-ui-play-special = Sonderkarten
oaths-ui-prisoners = Deine Gefangenen
oaths-ui-free = Freilassen
oaths-ui-free-tip = Umsonst. Am Ende des Handels kommt der Gefangene ohnehin frei, verliert dann aber einen Eid seiner Hand.
oaths-ui-torture = Foltern
oaths-ui-torture-tip = Einige Karten seiner Hand ansehen. Behältst du eine, ist der Gefangene frei.
oaths-ui-offer-title = Ein Angebot
oaths-ui-offer-to = An wen?
oaths-ui-offer-all = Der Erste, der annimmt
oaths-ui-offer-all-tip = Ein Angebot an alle: Der Erste, der annimmt, bekommt es, in der Reihenfolge der Initiative.
oaths-ui-you-give = Du gibst
oaths-ui-you-ask = Du verlangst
oaths-ui-souls = Seelen
oaths-ui-points = Punkte
oaths-ui-cards = Ausliegende Karten
oaths-ui-papers = Von der Hand (jeder Klick eine mehr)
oaths-ui-hand-over = Übergibt { $devil }
oaths-ui-sets-free = Lässt { $devil } frei
oaths-ui-promises = Versprechen
oaths-ui-vows-tip = Sicherheit bindet. Andere Versprechen nicht: Man merkt sie sich nur.
oaths-ui-safety = Sicherheit: darf nicht gegen den anderen ziehen
oaths-ui-vows = { $n ->
    [0] Mehr Versprechen
    [one] 1 weiteres Versprechen
   *[other] { $n } weitere Versprechen
}
oaths-ui-together = Gemeinsam
oaths-ui-together-tip = Was beide Seiten gemeinsam tun.
oaths-ui-pact-none = Nichts
oaths-ui-pact-none-tip = Nur ein Tausch.
oaths-ui-pact-lead = Bündnis, ich führe
oaths-ui-pact-lead-tip = Der andere folgt dir bis zur nächsten Spielrunde. Du wählst Ziel und Farbe und teilst die Beute.
oaths-ui-pact-follow = Bündnis, ich folge
oaths-ui-pact-follow-tip = Du folgst dem anderen bis zur nächsten Spielrunde.
oaths-ui-pact-realms = Reiche tauschen
oaths-ui-pact-realms-tip = Ihr tauscht eure Heimatreiche.
oaths-ui-offer-add = Anbieten
oaths-ui-claim-title = Gefallen einfordern
oaths-ui-claim-text = Ein Teufel, dessen Gefallen du hältst, muss tun, was du einforderst. Die Gefallen gehen an ihn zurück.
oaths-ui-claim-cannot = { $favor } · kostet { $price } Gefallen
oaths-ui-favors = { $n } Gefallen

oaths-ui-won = Die Wahl ist vorbei. Du hast gewonnen.
oaths-ui-lost = Die Wahl ist vorbei. Du hast nicht gewonnen.
oaths-ui-count = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $oaths ->
    [one] 1 Eid des Oberherrn
   *[other] { $oaths } Eide des Oberherrn
} · { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
oaths-ui-favor-count = Gefallen { $n }/{ $most }
oaths-ui-oath-count = Eid { $n }/{ $most }
oaths-ui-vote-count = Stimme { $n }/{ $most }
oaths-ui-specials-given = Sonderkarten
oaths-ui-offer-nothing = Wähle, was du gibst oder was du verlangst.
