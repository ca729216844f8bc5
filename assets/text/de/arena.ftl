### The arena: planning a single combat, naming a praetor, challenging the champion, and watching it blow by blow.

arena = Die Arena

## The theatre

arena-heading = { $one } gegen { $other }
arena-heading-imagined = Was geschehen könnte: { $one } gegen { $other }
arena-imagined-tip = Eine der vielen Möglichkeiten, wie dies ausgehen kann: dein Plan, ein denkbarer Plan der Gegenseite und Würfel, die nur zur Schau fallen. Noch ein Klick zeigt eine andere. Die echten Würfel fallen in der Arena.
arena-imagined-end = So könnte es ausgehen. Von einer Probe wird niemand verbannt.
arena-level-of = Stufe { $n } · { $house }
arena-hp-tip = Wunden der Arena überdauern sie nicht. Der Sieger verlässt sie unversehrt, der Besiegte gar nicht.

arena-entry = { $one } ({ $house }) und { $other } ({ $rival }) treten hinaus auf den Sand.
arena-round-first = Die Tore sind geschlossen.
arena-round-next = Niemand ist gefallen. Runde { $n } beginnt, nach denselben Plänen.
arena-round-tip = Beide kämpfen nach dem Plan, mit dem sie gekommen sind, Runde um Runde, bis einer fällt. Was auf ihnen lag, ist verflogen, sobald eine Runde beginnt.
arena-slot = Platz { $n }
arena-exchange = Platz { $slot }: { $one }; { $other }.
arena-did = { $praetor } ({ $move }) verursacht { $n ->
    [0] keinen Schaden
    [one] 1 Schaden
   *[other] { $n } Schaden
}
arena-did-negated = { $praetor } ({ $move }) ist in Trance und tut nichts
arena-did-nothing = { $praetor } rührt sich nicht
arena-no-move = Kein Manöver
arena-dealt = −{ $n }
arena-damage = Schaden
arena-victim = { $n ->
    [0] { $praetor } verliert dadurch keinen Lebenspunkt.
    [one] { $praetor } verliert 1 Lebenspunkt, falls noch einer da ist.
   *[other] { $praetor } verliert { $n } Lebenspunkte oder so viele, wie noch da sind.
}
arena-click-opens = Ein Klick öffnet es wieder.
arena-slot-hidden = Noch nicht zu sehen
arena-hidden-tip = Was die Gegenseite geplant hat, sieht man, wenn es geschieht.
arena-empty-tip = Ein leerer Platz tut nichts. Das Glück wehrt auch dort noch Hiebe ab.

arena-part-hit = Schädel durch Schilde
arena-part-bonus = Bonus von { $move }
arena-part-direct = { $move }, an allen Schilden vorbei
arena-part-bleeding = Offene Wunden
arena-part-retribution = { $move } schlägt zurück
arena-part-blocked = Ungenutzte Schilde und Glück
arena-part-warded = Schutzbanne
arena-part-turned = Zurückgeworfen: { $move }
arena-sum-skulls = Schädel
arena-sum-luck = Glück des Angreifers
arena-sum-shields = Schilde des Verteidigers
arena-sum-fended = Glück des Verteidigers
arena-luck-tip = Jeder Prätor würfelt auf jedem Platz einmal sein Glück, von 0 bis zum eigenen Wert, für ausgeteilte und eingesteckte Hiebe. Was an Schilden übrig bleibt, kann noch Boni und Blutungen aufhalten.
arena-dice = Die Würfel dieses Manövers: zusammen { $n }.
arena-trance-holds = Die Trance hält: { $rolled } gewürfelt, { $chance } oder weniger genügte
arena-trance-fails = Die Trance weicht: { $rolled } gewürfelt, { $chance } oder weniger war nötig
arena-crippled = Versehrt: { $n ->
    [one] 1 Schädel verloren
   *[other] { $n } Schädel verloren
}
arena-ward-raised = Errichtet einen Schutzbann, der { $n } Schaden aufhält
arena-wound = Schlägt eine Wunde: { $n } auf jedem späteren Platz
arena-maimed = Versehrt den Gegner: { $n ->
    [one] der nächste Schädel ist verloren
   *[other] die nächsten { $n } Schädel sind verloren
}
arena-trance = Versetzt in Trance: { $n } % gegen jedes spätere Manöver

arena-lies-ward = Schutzbann { $n }
arena-lies-ward-tip = So viel Schaden jeder Art wird in dieser Runde noch aufgehalten.
arena-lies-bleeding = Blutet { $n }
arena-lies-bleeding-tip = So viel geht auf jedem kommenden Platz dieser Runde verloren, abzüglich dessen, was Glück und Schilde übrig haben.
arena-lies-crippled = Versehrt { $n }
arena-lies-crippled-tip = So viele Schädel der nächsten Manöver gehen in dieser Runde verloren.
arena-lies-trance = Trance { $n } %
arena-lies-trance-tip = Die Chance, mit der jedes spätere Manöver dieser Runde wirkungslos bleibt.

arena-end = { $winner } steht noch. { $loser } wird in den Abgrund verbannt.
arena-end-both = { $one } und { $other } strecken einander nieder, und der Abgrund nimmt beide.
arena-end-stalemate = { $one } und { $other } können einander nichts anhaben. Das Konklave langweilt sich und verbannt beide.

arena-watch-tip = Zeigt den Zweikampf Platz für Platz, mit jeder Zahl und ihrer Herkunft.

## The table

arena-left = noch { $n } von { $all }
arena-left-title = { $sort ->
    [skull] Schädel
    [shield] Schilde
   *[orb] Sphären
}: noch { $n } von { $all }
arena-left-all = { $sort ->
    [skull] Angriff des Prätors
    [shield] Verteidigung des Prätors
   *[orb] Infernal des Prätors
}
arena-left-spent = An Manöver verteilt
arena-left-rest = Übrig
arena-left-tip = Sie gelten für die sechs Plätze einer Runde zusammen und sind in jeder Runde wieder vollzählig.
arena-advise = Rat holen
arena-advise-tip = Der Arenameister entwirft einen Plan gegen einen Gegner von der Stärke deines eigenen Prätors.
arena-study = Gegner studieren
arena-study-tip = Erprobt viele Pläne gegen diesen Gegner und behält den, der am häufigsten gewinnt. Das dauert einen Augenblick.
arena-study-unknown = Wähle zuerst, wen du erwartest.
arena-clear = Leeren
arena-clear-tip = Leert alle sechs Plätze.
arena-slot-label = Platz { $n }: { $move }
arena-slot-tip = Ein Klick wählt Platz { $n }; die Manöver darunter kommen dann dorthin. Ziehe Manöver von Platz zu Platz, oder drücke Entf, um ihn zu leeren.
arena-slot-clear = Platz { $n } leeren
arena-less = { $sort ->
    [skull] Ein Schädel
    [shield] Ein Schild
   *[orb] Eine Sphäre
} weniger auf Platz { $n }
arena-more = { $sort ->
    [skull] Ein Schädel
    [shield] Ein Schild
   *[orb] Eine Sphäre
} mehr auf Platz { $n }
arena-step-tip = Schädel richten Schaden an, Schilde wehren Schädel ab, Sphären speisen infernale Manöver.
arena-least = Dieses Manöver braucht mindestens { $n }. Willst du es los sein, leere den Platz.
arena-most = Dieses Manöver nimmt höchstens { $n }.
arena-spent = { $sort ->
    [skull] Kein Schädel ist übrig. Nimm einen
    [shield] Kein Schild ist übrig. Nimm einen
   *[orb] Keine Sphäre ist übrig. Nimm eine
} von einem anderen Platz zurück.
arena-moves-for = Manöver für Platz { $n }
arena-move-takes = Braucht { $cost }.
arena-move-skulls = Die Schädel treffen, mit einem Wurf auf Glück.
arena-move-shields = Die Schilde wehren auf diesem Platz Schädel ab, mit einem Wurf auf Glück.
arena-move-stance = Sie wehren keine Schädel ab, wie Schilde es sonst tun.
arena-move-orbs = Sphären brauchen kein Glück, und keines hilft gegen sie.
arena-move-tip = Ein Klick setzt es auf den gewählten Platz; oder ziehe es auf einen anderen.
arena-move-short = { $sort ->
    [skull] Es braucht { $needs } Schädel; frei sind { $n }.
    [shield] Es braucht { $needs } Schilde; frei sind { $n }.
   *[orb] Es braucht { $needs } Sphären; frei sind { $n }.
}
arena-locked = Nicht erlernte Manöver: { $n }
arena-taught-by = Nicht erlernt. Gelehrt { $n ->
    [1] von der Handschrift „{ MID($manuscript) }“.
   *[other] von der Handschrift „{ MID($manuscript) }“ in { $n } Teilen.
}
arena-plan-empty = Kein einziges Manöver. Das Publikum nähme es übel.
arena-plan-rest = { $slots ->
    [0] Alle Plätze sind belegt
    [one] 1 Platz ist leer
   *[other] { $slots } Plätze sind leer
}, { $rest ->
    [0] und nichts ist mehr zu verteilen.
    [one] und 1 Punkt liegt brach.
   *[other] und { $rest } Punkte liegen brach.
}
arena-plan-full = Alle sechs Plätze sind belegt, jeder Punkt ist verteilt.

## The enemy and the odds

arena-enemy = Der Gegner
arena-enemy-basic = Kennt nur die Grundmanöver.
arena-enemy-knows = Kennt außer den Grundmanövern:
arena-enemy-unknown = Niemand weiß, wen sie schicken. Wer dort einer Legion oder einem Ort dient, ist bekannt; andere warten vielleicht in der Schatzkammer.
arena-odds = Die Aussichten
arena-odds-none = Ein Plan, der nicht ausführbar ist, hat keine Aussichten.
arena-odds-random = Gegen einen Zufallsplan
arena-odds-random-tip = In jedem Probekampf hat der Gegner einen anderen zulässigen Plan, in dem fast alles verteilt ist.
arena-odds-advised = Gegen einen wohlberatenen Plan
arena-odds-advised-tip = In jedem Probekampf hat der Gegner den Plan, den sein eigener Arenameister entwürfe. Er könnte noch klüger sein, oder weniger klug.
arena-odds-twin = Gemessen an einem Zwilling deines Prätors, denn niemand weiß, wer kommt.
arena-odds-aimless = Die Champions von Pandämonium kämpfen nach Laune: aufs Geratewohl und mit allem, was sie haben.
arena-odds-unknown = Was dieser Gegner tun wird, ist unbekannt; die Wahrheit liegt irgendwo bei diesen beiden.
arena-odds-count = Je { $n } Probekämpfe, also auf etwa 5 von hundert genau; im Schnitt { $rounds } Runden.
arena-chance-win = { $percent } %: Deiner steht als Einziger ({ $n } von { $all })
arena-chance-win-short = deiner steht
arena-chance-both = { $percent } %: Beide werden verbannt ({ $n } von { $all })
arena-chance-both-short = beide verloren
arena-chance-lose = { $percent } %: Der andere steht als Einziger ({ $n } von { $all })
arena-chance-lose-short = deiner fällt

## The sheet

arena-sheet-title = Die Arena: der Champion von Pandämonium
arena-sheet-combat = Die Arena: Zweikampf mit { $house }
arena-tab-title = Der Champion
arena-tab-combat = Gegen { $house }
arena-no-combat = Dieser Streit ist beigelegt.
arena-own = Deine Prätoren
arena-praetor = { $praetor }, Stufe { $n }
arena-praetor-tip = Ein Klick entsendet diesen.
arena-no-praetor = Du hast keinen Prätor zu entsenden. Vielleicht ist im Basar einer zu haben.
arena-nobody = Es ist niemand da, für den zu planen wäre.
arena-elsewhere = Ist für einen anderen Zweikampf benannt.
arena-stakes-praetor = Der Sieger steigt um eine Stufe. Der Besiegte wird für immer in den Abgrund verbannt.

arena-called = { $house } hat dich herausgefordert.
arena-called-own = Du hast { $house } herausgefordert.
arena-wager = Von dir sind { $own } Prestige bereits eingezogen; ein Sieg bringt { $double }. { $house } hat { $theirs } gewettet.
arena-until = { $left ->
    [0] Benenne jetzt einen Prätor: Dies ist der letzte Zug.
    [one] Benenne einen Prätor bis zum Ende des nächsten Zuges, Zug { $turn }.
   *[other] Benenne einen Prätor bis zum Ende von Zug { $turn }.
}
arena-forfeit-claimant = Entsendest du nicht rechtzeitig jemanden, so ist deine Wette von { $own } verloren, und { $house } erhält { $theirs } zurück.
arena-forfeit-target = Entsendest du nicht rechtzeitig jemanden, so ist deine Wette von { $own } verloren, und { $house } erhält als Sieger { $double }.
arena-who-comes = Wer wird kommen?
arena-who-tip = In ihren Diensten gesehen. Es kann auch jemand aus ihrer Schatzkammer sein.
arena-who-somebody = Jemand anders
arena-name = { $praetor } benennen
arena-name-tip = Der Kampf findet statt, sobald beide Häuser jemanden benannt haben. Bis dahin kannst du es dir anders überlegen.
arena-name-done = { $praetor } ist benannt, mit diesem Plan.
arena-name-differs = Es gilt ein anderer Prätor oder Plan. Das Siegel ersetzt ihn.

arena-withdraw = Zurückziehen
arena-withdraw-tip = Nimmt zurück, was der Plan dieses Zuges dazu sagt.

arena-summons = { $house } hat dich zum Zweikampf herausgefordert.
arena-summons-own = Du hast { $house } zum Zweikampf herausgefordert.
arena-summons-name = Prätor benennen
arena-summons-change = Anders entscheiden
arena-named = { $praetor } tritt an.
arena-unnamed = Zweikampf mit { $house }. { $until }
arena-missing = Gegen { $house } ist niemand benannt, und dies ist der letzte Zug: Die Wette ist verloren.

arena-champions = Die Champions
arena-fallen = { $n ->
    [0] Noch ist keiner der { $all } gefallen. Gekämpft wird von unten nach oben.
    [one] Einer der { $all } ist gefallen. Gekämpft wird von unten nach oben.
   *[other] { $n } der { $all } sind gefallen. Gekämpft wird von unten nach oben.
}
arena-rung-fallen = gefallen
arena-rung-reigning = regiert jetzt
arena-rung-waiting = wartet weiter oben
arena-rung-prize = Ein Sieg über diesen Champion bringt { $n } Prestige.
arena-title-worth = Wer den letzten von ihnen schlägt, hält den Titel; der ist am Ende des Spiels { $n } Prestige wert.
arena-title-defended = Ein Haus, das ihn hält, muss gegen jeden Herausforderer antreten und erhält { $n } für jeden, den es schlägt.
arena-challenge = { $champion } herausfordern
arena-challenge-tip = Ein Befehl für einen Platz. Gekämpft wird, wenn er an der Reihe ist.
arena-challenge-done = { $praetor } tritt auf Platz { $n } an, mit diesem Plan.
arena-challenge-differs = In deinen Befehlen steht ein anderer Prätor oder Plan. Das Siegel ersetzt ihn.
arena-proven = Hat einen Zweikampf gewonnen und darf den Champion herausfordern.
arena-unproven = Muss erst einen Zweikampf gewinnen, um den Champion herausfordern zu dürfen.

arena-door-title = Champion herausfordern
arena-door-title-tip = Zeigt, wer regiert, was ein Sieg einbringt, und den Tisch, an dem er zu planen ist.
arena-door-combat = Gegen { $house } entsenden
arena-door-combat-tip = Öffnet den Tisch, an dem der Zweikampf geplant wird, mit diesem Prätor.
