### Sentences of the full-screen screens and of the host, beside those of the screens' own.

## The host

client-no-free-slot = Kein Befehlsplatz ist frei.
client-nothing-to-continue = Es gibt kein Spiel zum Fortsetzen.
client-answers-wait = Etwas wartet noch auf deine Antwort.
client-saved = Gespeichert als { $name }.
client-back-tip = Zurück dorthin, woher du kamst (Esc).

## New game

client-newgame-mind = Geist: { $name }
client-newgame-human-tip = Jemand an diesem Gerät, oder per Post an einem anderen. Mehrere an diesem hier wechseln sich hinter einem Vorhang ab.
client-newgame-show = { $name } ganz zeigen
client-newgame-symbol = Symbol von Sitz { $n }
client-newgame-symbol-n = Symbol { $n }
client-newgame-symbol-random = Dem Zufall überlassen
client-newgame-archfiend-line = { $name }, { $rank }. { $stars }
client-newgame-herald = { $rank }, { $title }. { $stars }
client-newgame-archfiend-random-tip = Einer von denen, die niemand gewählt hat.
client-newgame-seat = Sitz { $n }: { $name }
client-newgame-rank = { $rank } (Rang { $n } von 5)
client-newgame-holds = Leibgarde: { MID($guard) }. Feste: { MID($stronghold) }.
client-newgame-seed-throw = Würfeln
client-newgame-seed-throw-tip = Würfelt einen anderen Startwert und damit eine andere Landkarte.
client-newgame-seed-by-chance = Der Startwert bleibt dem Zufall überlassen.
client-newgame-begin-tip = Das Spiel beginnt sofort, mit allem, wie es auf diesem Formular steht.
client-newgame-random-tip = Würfelt Erzteufel, Symbole, Reich und Startwert aus. Wer welchen Sitz spielt, bleibt, und die Länge auch.
client-newgame-last-tip = Füllt das Formular aus wie für dein letztes Spiel, mit anderem Startwert.
client-preview-stronghold = Feste von { $name }
client-preview-place = Ort der Macht, Stufe { $level }
client-preview-legend = { $places ->
    [one] 1 Ort der Macht, mit seiner Stufe.
   *[other] { $places } Orte der Macht, mit ihren Stufen.
} Die Landkarte hat keine Ränder: Ihre Seiten berühren sich.

## Saves

client-load-count = { $n ->
    [one] 1 Spielstand aktenkundig
   *[other] { $n } Spielstände aktenkundig
}
client-load-tokens = { $n ->
    [0] Keine Marke gezogen
    [one] 1 Marke gezogen
   *[other] { $n } Marken gezogen
}
client-load-ended = Beendet
client-load-fallen = Dieses Haus ist gefallen.
client-load-load-tip = Dort weiterspielen, wo dieses Spiel gespeichert wurde.
client-load-watch-tip = Dieses Spiel vom ersten Zug an ansehen, Schritt für Schritt, und abzweigen, wo du willst.
client-load-delete-tip = Diese Datei entfernen. Du wirst noch einmal gefragt.
client-load-delete-sure-tip = Die Datei wird entfernt und lässt sich nicht zurückholen.
client-load-keep-tip = Die Datei bleibt.
client-age-now = Eben gespeichert
client-age-minutes = { $n ->
    [one] Vor 1 Minute gespeichert
   *[other] Vor { $n } Minuten gespeichert
}
client-age-hours = { $n ->
    [one] Vor 1 Stunde gespeichert
   *[other] Vor { $n } Stunden gespeichert
}
client-age-days = { $n ->
    [one] Vor 1 Tag gespeichert
   *[other] Vor { $n } Tagen gespeichert
}

## Menu

client-menu-resume-tip = Das Spiel geht weiter.
client-menu-elsewhere = Weiteres
client-menu-load-tip = Ein anderes Spiel laden. Was du in diesem geplant hast, bleibt erhalten.
client-menu-quit-tip = Das Programm verlassen. Was du geplant hast, bleibt erhalten.
client-menu-iron-man = Iron Man: Das Spiel speichert sich selbst, samt allen Plänen, in seine eine Datei. Eine andere gibt es nicht.
client-menu-name-tip = Irgendein Name, den du wiedererkennst.
client-menu-save-tip = Speichert das Spiel, wie es ist, mit allem, was du geplant hast.
client-menu-autosaves = Außerdem speichert sich das Spiel selbst, während du planst und an jedem Zugende, und bewahrt die letzten zehn Züge auf.

## When the program fails

mishap-panic = Das Spiel ist abgestürzt.
mishap-device = Die Grafikkarte oder ihr Treiber hat den Dienst versagt, deshalb musste sich das Fenster schließen.
mishap-saved = Nichts Geplantes ist verloren: Es ist da, wenn das Spiel fortgesetzt wird.
mishap-not-saved = Was zuletzt geplant war, ließ sich nicht speichern: { $why }.
mishap-log = Was geschah, ist in { $file } vermerkt.
mishap-no-log = Was geschah, ließ sich nicht vermerken: { $why }.

## Curtain and waiting

client-curtain-lift-tip = Deckt das Brett auf (Eingabe).
client-waiting = Die Erzteufel schmieden Ränke: { $done } von { $of }
client-waiting-text = Deinetwegen wird Tinte vergossen.

## The final count

client-final-count = Die Abrechnung
client-final-seal-tip = Der Umschlag wird geöffnet: wer den Thron besteigt.
client-final-books-tip = Das ganze Spiel vom ersten Zug an, mit allem aufgedeckt: jeder Befehl, jede Schatzkammer, jeder Schleier.
client-final-keep-tip = Speichert das Spiel unter einem eigenen Namen, damit kein späteres es überschreibt.
client-final-kept-tip = Die Wiedergabe ist bewahrt. Sie liegt im Hauptmenü bei den Wiedergaben.
client-final-other-tip = Dieselben Häuser und Einstellungen, andere Landkarte.
client-final-all = Alles auf einmal
client-final-all-tip = Deckt die ganze Abrechnung auf.
client-final-next-tip = Deckt für jedes Haus den nächsten Posten der Abrechnung auf.
client-final-prestige-tip = Im Lauf des Spiels gesammeltes Prestige
client-final-rank-tip = Rang { $n } von 5. Bei gleichen Summen steht der höhere Rang voran.
client-final-place = { $n }. { $name }
client-final-again = Startwert noch einmal spielen
client-final-again-tip = Dieselben Häuser auf derselben Landkarte mit denselben Würfeln: Startwert { $seed }.
client-final-title-tip = Den Sitzungssaal verlassen, zum Hauptmenü.
client-graph-prestige = Prestige
client-graph-prestige-tip = Prestige jedes Hauses, Zug für Zug
client-graph-cantons = Kantone
client-graph-cantons-tip = Kantone jedes Hauses, Zug für Zug
client-graph-places = Orte
client-graph-places-tip = Orte jedes Hauses, die Feste eingerechnet, Zug für Zug
client-graph-shown = Gezeigtes Prestige
client-graph-shown-tip = Was jedes Haus zu haben schien, für alle, die es nicht besser wussten
client-graph-tribute = Tribut
client-graph-tribute-tip = Punkte an Tribut in jeder Schatzkammer, Zug für Zug
client-graph-legions = Legionen
client-graph-legions-tip = Legionen jedes Hauses, Zug für Zug, auch die, die niemand sah
client-graph-turns = Gespielte Züge
client-graph-hide-tip = Nimmt die Linie von { $name } fort.
client-graph-show-tip = Holt die Linie von { $name } zurück.
client-graph-as-shown = { $name }, wie gezeigt
client-graph-faces = Ringe: was ein Haus zu haben schien, wo es nicht das war, was es hatte. Nichts ist gezeichnet, wo niemandem etwas gezeigt wurde.
client-graph-no-faces = Niemand zeigte ein falsches Gesicht: Das Prestige eines jeden war, was es zu sein schien.
client-graph-moment = Zug { $turn }:
    { $told }
client-graph-moments = Zeichen am oberen Rand sind große Momente; ein Druck darauf öffnet die Bücher bei ihrem Zug.
client-graph-point = { $name }, nach Zug { $turn }: { $value }
client-graph-nothing = Für eine Kurve wurden nicht genug Züge gespielt.

## Replays and playback

client-replay-slider-tip = Der gezeigte Zug. Pfeiltasten gehen schrittweise.
client-replay-back = Ein Zug zurück
client-replay-step = Ein Zug weiter
client-replay-branch = Was wäre, wenn …
client-replay-eyes-tip = Was dieses Haus damals wusste, und sonst nichts.
