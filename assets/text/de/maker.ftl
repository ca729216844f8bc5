### The archfiend maker and the files of a player's own (manual 2.1, 2.3, 4.1, appendix G).

## Why an archfiend is refused

flaw-nameless = Es fehlt ein Name.
flaw-name = „{ $name }“ hat mehr als { $most } Buchstaben, oder solche, die sich nicht schreiben lassen.
flaw-form = Die Gestalt ist { $form }, doch Gestalten sind von 0 bis { $most } nummeriert.
flaw-attribute = { $attribute } steht auf { $level }, doch mehr als { $most } ist nicht zu kaufen.
flaw-unknown-perk = Keine Gabe heißt „{ $perk }“.
flaw-perk-twice = { $perk } kommt zweimal vor.
flaw-excluded = { $one } und { $other } gibt es nicht zusammen.
flaw-too-dear = Das kostet { $cost } Punkte, doch es gibt nur { $points }: { $over } zu viel.

## Why a file is refused

misfiled-unreadable = Die Datei lässt sich nicht lesen: { $why }.
misfiled-unwritable = Die Datei lässt sich nicht schreiben: { $why }.
misfiled-too-long = Für eine solche Datei ist sie viel zu lang.
misfiled-garbled = In Zeile { $line } steht nicht, was dort stehen sollte: { $what }.
misfiled-foreign = Die Datei liegt nicht im Ordner solcher Dateien.
setup-flaw-name = Die Aufstellung hat keinen Namen, oder einen zu langen oder nicht schreibbaren.
setup-flaw-seats = { $n ->
    [one] Sie hat 1 Sitz, doch ein Spiel braucht 4 bis 6.
   *[other] Sie hat { $n } Sitze, doch ein Spiel braucht 4 bis 6.
}
setup-flaw-archfiend = { $name } kann an keinem Spiel teilnehmen: { $why }

## The title and the cabinet

title-maker = Erzteufel
title-maker-tip = Erschaffe einen eigenen Erzteufel, oder ändere einen: Rang, Attribute, Gaben, 30 Punkte.
maker-title = Erzteufel
maker-new = Ein neuer Erzteufel
maker-new-tip = Beginnt mit { $points } Punkten, einem geborgten Namen und sonst nichts.
maker-dice = Auswürfeln
maker-dice-tip = Die Würfel erschaffen einen zulässigen Erzteufel und geben jeden Punkt aus. Man kann ihn hinterher ändern, und meistens sollte man.
maker-own = Deine Erzteufel
maker-own-none = Noch keiner aktenkundig. Beginne einen neuen, lass die Würfel einen machen, oder kopiere einen fertigen und verbessere ihn.
maker-ready = Fertige
maker-ready-text = Sie sitzen bereits im Konklave. Kopiere einen als Anfang für deinen eigenen.
maker-no-perks = Keine Gaben
maker-play = Spielen
maker-play-tip = Ein neues Spiel mit { $name } auf deinem Sitz. Alles andere kannst du noch ändern.
maker-change = Ändern
maker-change-tip = Legt { $name } auf die Werkbank. Die Datei ändert sich erst, wenn du „{ maker-keep }“ drückst.
maker-copy = Kopieren
maker-copy-tip = Legt eine Kopie von { $name } auf die Werkbank; das Original bleibt, wie es ist.
maker-copy-of = { $name } kopieren
maker-share = Teilen
maker-share-tip = Kopiert den Pfad der Datei: { $path } Wer die Datei bekommt, kann sie hereinholen.
maker-delete = Löschen
maker-delete-tip = Entfernt die Datei von { $name }. Du wirst noch einmal gefragt.
maker-refused = Abgelehnt: { $why }
maker-import = Hereinholen
maker-import-hint = Pfad einer Datei
maker-import-tip = Holt einen Erzteufel herein, den dir jemand geschickt hat. Du kannst seine Datei auch selbst in { $folder } legen.
maker-import-go-tip = Liest die Datei, prüft sie wie jede andere und behält eine Kopie.
maker-import-empty = Schreibe erst, wo die Datei liegt.
maker-imported = { $name } ist hereingeholt.

## The bench

maker-title-new = Ein neuer Erzteufel
maker-title-change = { $name } ändern
maker-back-tip = Zurück zum Kabinett (Esc). Ginge etwas verloren, wirst du vorher gefragt.
maker-leaf-person = Person
maker-leaf-person-tip = Namen, Gestalt und öffentliches Ziel. Sie kosten nichts.
maker-leaf-powers = Rang und Attribute ({ $n })
maker-leaf-powers-tip = Was an Rang und Attributen gekauft wird, und was es bringt.
maker-leaf-perks = Gaben ({ $n })
maker-leaf-perks-tip = Gaben werden gekauft; Stigmata geben Punkte. Beides ist vor Rivalen verborgen.
maker-keep = Behalten
maker-keep-tip = Schreibt den Erzteufel in eine eigene Datei.
maker-undo = Rückgängig
maker-undo-tip = Nimmt die letzte Änderung zurück (Strg+Z).
maker-redo = Wiederholen
maker-redo-tip = Macht sie wieder (Strg+Y).
maker-leave-sure = Gehen, ohne deine Änderungen zu behalten?
maker-leave-stay = Bleiben
maker-leave-stay-tip = Alles bleibt auf der Werkbank.
maker-leave-drop = Wegwerfen
maker-leave-drop-tip = Was aktenkundig ist, bleibt; was du geändert hast, ist fort.
maker-spent = Alle Punkte sind ausgegeben.
maker-unspent = { $n ->
    [one] 1 Punkt ist nicht ausgegeben. Er geht verloren: Später lässt sich nichts dafür kaufen.
   *[other] { $n } Punkte sind nicht ausgegeben. Sie gehen verloren: Später lässt sich nichts dafür kaufen.
}
maker-nameless = Namenlos
maker-free = umsonst
maker-gives = { $n ->
    [one] gibt 1 Punkt
   *[other] gibt { $n } Punkte
}

## The first leaf

maker-names = Namen
maker-name = Name
maker-name-tip = Wie man dich am Tisch nennt; höchstens { $most } Buchstaben.
maker-heralds = Titel
maker-heralds-tip = Was die Herolde nach dem Namen rufen; höchstens { $most } Buchstaben.
maker-guard-name = Leibgarde
maker-guard-name-tip = Die Legion, mit der du beginnst; höchstens { $most } Buchstaben.
maker-stronghold-name = Feste
maker-stronghold-name-tip = Wo du wohnst, und was du nicht verlieren darfst; höchstens { $most } Buchstaben.
maker-form = Gestalt: { $name }
maker-form-text = Eine Gestalt ist ein Porträt, mehr nicht. Noch hat niemand einen Krieg gegen einen Hut verloren.
maker-objective = Öffentliches Ziel
maker-objective-text = Jeder am Tisch kennt es.

## The second leaf

maker-rank = Rang
maker-rank-guard = Leibgarde Stufe { $level }, { $hp } Lebenspunkte
maker-rank-walls = Mauern { $ranged } / { $melee } / { $infernal }, { $hp } Lebenspunkte
maker-rank-cards = { $n ->
    [one] 1 Tributkarte zu { $least } bis { $most }
   *[other] { $n } Tributkarten zu { $least } bis { $most }
}
maker-attributes = Attribute
maker-attributes-text = Hier bis 4 zu kaufen; im Spiel mit Tribut bis 6 zu steigern. Jedes ist die Stufe seiner Disziplin.
maker-raise = { $attribute } auf { $level } steigern ({ $points } mehr)
maker-raise-end = Mehr als { $most } ist nicht zu kaufen; steigere es im Spiel, mit Tribut.
maker-lower = { $attribute } auf { $level } senken ({ $points } zurück)
maker-lower-end = Es steht auf 0.
maker-ritual = Ritual: { $name }.
maker-brings-nothing = Nichts Eigenes.
maker-brings-all = Was die Stufen der Disziplin { $discipline } bringen. Was eine höhere Stufe von derselben Art gibt, tritt an die Stelle dessen, was eine niedrigere gab, Ritualplätze ausgenommen.
maker-next = Auf { $level } (+{ $points }): { $brought }
maker-not-enough = Dafür sind nicht genug Punkte übrig.

## The third leaf

maker-perks-text = Rivalen sehen deine Gaben nicht, nur was sie aus deinen Legionen machen. Ein Stigma gibt Punkte; den Schaden darfst du behalten.
maker-theme-war = Krieg und Legionen
maker-theme-rites = Riten und Schutzbanne
maker-theme-court = Hof und Truhen
maker-theme-schemes = Ränke um den Thron
maker-stigma = { $n ->
    [one] Stigma: gibt 1 Punkt
   *[other] Stigma: gibt { $n } Punkte
}
maker-stigma-tip = { $n ->
    [one] Ein Stigma: Es kostet nichts und gibt 1 Punkt, der sich für anderes ausgeben lässt.
   *[other] Ein Stigma: Es kostet nichts und gibt { $n } Punkte, die sich für anderes ausgeben lassen.
}
maker-excluded = Nicht neben { $perk }.
maker-short = { $n ->
    [one] Wie die Dinge stehen, 1 Punkt zu teuer; du kannst es dennoch nehmen, wenn du dann etwas aufgibst.
   *[other] Wie die Dinge stehen, { $n } Punkte zu teuer; du kannst es dennoch nehmen, wenn du dann etwas aufgibst.
}

## The account

maker-points-left = { $left } von { $points } Punkten übrig
maker-points-all = Alle { $points } Punkte ausgegeben
maker-points-over = { $over ->
    [one] 1 Punkt zu viel
   *[other] { $over } Punkte zu viel
}
maker-bill-rank = Rang { $n }
maker-bill-attributes = Attribute { $n }
maker-bill-perks = Gaben { $n }
maker-bill-stigmas = Stigmata { $n }
maker-bill-total = Zusammen { $n }
maker-bill-tip = Für Rang, Attribute und Gaben gibt es { $points } Punkte. Was nicht ausgegeben wird, ist verloren.
maker-warn-events = Ohne Intellekt ziehst du als Regent keine Ereigniskarten.
maker-warn-cards = Ohne Kampfkraft fertigst du keine Kampfkarten.
maker-warn-idle = { $perk } bewirkt nichts, solange das Attribut dazu auf 0 steht.
maker-warn-king-maker = Deine Marionette wählst du beim Aufstellen eines Spiels.
maker-starts = Er beginnt mit
maker-start-guard = Leibgarde: Stufe { $level }, { $hp } Lebenspunkte, Stärke { $points } (je etwa { $each })
maker-start-guard-tip = Die Würfel verteilen { $points } Punkte auf Fernkampf, Nahkampf und Infernal: { $base } für jeden, einen für jedes Attribut über 0 und einen für jede seiner Stufen; Charisma zählt nicht.
maker-start-aura = Jede Legion: { $what }
maker-start-aura-tip = Was deine Gaben aus jeder Legion machen, die du befehligst. Rivalen sehen es, aber nicht, warum.
maker-start-walls = Feste: Stufe { $level }, Mauern { $ranged } / { $melee } / { $infernal }, { $hp } Lebenspunkte
maker-start-walls-tip = Stärke der Besatzung in Fernkampf, Nahkampf und Infernal, je nach Rang. Ein Haus, das seine Feste verliert, ist aus dem Spiel.
maker-start-cards-tip = Die ersten Karten in deiner Schatzkammer, gemacht mit der Gütezahl { $quality } deines Ranges. Jede fasst so viele Güter.
maker-number-offer = Tribut
maker-number-events = Ereigniskarten
maker-number-events-tip = Was du als Regent ziehst, und wie viele davon du behältst.
maker-number-elements = Elemente einer Kampfkarte
maker-number-elements-tip = Wie viel auf einer Kampfkarte stehen kann; ohne Elemente kannst du keine Karten fertigen.
maker-draws = { $draw } gezogen, { $keep } behalten
maker-none = keine

## A new game

newgame-maker = Erzteufel
newgame-archfiend-thrown = Ausgewürfelt
newgame-archfiend-thrown-tip = Die Würfel erschaffen einen Erzteufel, dem noch niemand begegnet ist: zulässig, alle Punkte ausgegeben, und seine Gaben sein Geheimnis.
newgame-archfiend-own = { $name }, { $rank } (selbst erschaffen)
newgame-archfiend-own-tip = Einer von deinen eigenen.
newgame-throw = Jetzt würfeln
newgame-throw-tip = Lässt die Würfel sofort einen Erzteufel für diesen Sitz erschaffen, so dass man ihn ansehen kann.
newgame-objective = Öffentliches Ziel: { $sin }. { $text }
newgame-rival-character = Spielt ihn ein Geist, gilt er als { $character }.
newgame-rival-secret = Was er an Attributen und Gaben mitbringt, ist sein Geheimnis.
newgame-uncover = Geheimes zeigen
newgame-uncover-tip = Zeigt Attribute, Gaben und Marionette dieses Erzteufels. Alle anderen sehen vorher weg. Es wird wieder verdeckt, sobald ein anderer Sitz gezeigt wird.
newgame-cover = Wieder verdecken
newgame-cover-tip = Verbirgt Attribute, Gaben und Marionette.
newgame-pawn-chosen = Deine Marionette: { $name } (Sitz { $n })
newgame-pawn-none = Deine Marionette: Die Würfel wählen
newgame-pawn-choose = { $name } (Sitz { $n }) ist meine Marionette
newgame-pawn-dice = Auswürfeln
newgame-pawn-dice-tip = Die Würfel wählen einen der Rivalen. Wen, erfährst du, wenn das Spiel beginnt.
newgame-pawn-text = Ein Königsmacher gewinnt, wenn seine Marionette gewählt wird. Sie erfährt es nie.
newgame-pawn-tip = Wird deine Marionette vom Konklave gewählt, besteigst du den Thron an ihrer Stelle, gleich wie dein Prestige steht; nicht, wenn du dann exkommuniziert bist, und nicht, wenn Pandämonium an sich gerissen wird.

## Set-ups on file

setup-title = Aufstellungen in den Akten
setup-take = Übernehmen
setup-take-tip = Füllt das Formular aus wie in { $name }. Was darin dem Zufall überlassen ist, bleibt ihm wieder überlassen.
setup-delete = { $name } löschen
setup-line = { $n } Häuser, { $map }, { $size }, { $length }
setup-name = Name dieser Aufstellung
setup-name-tip = Irgendein Name, den du wiedererkennst.
setup-name-empty = Gib der Aufstellung erst einen Namen.
setup-keep = Ablegen
setup-keep-tip = Legt das Formular ab, wie es dasteht, samt allem, was es dem Zufall überlässt.
setup-kept = Die Aufstellung { $name } ist abgelegt.
setup-exists = { $name } liegt schon in den Akten und würde überschrieben.
