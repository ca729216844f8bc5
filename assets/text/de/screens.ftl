### Interface strings, by screen; each id begins with its screen.

## Title

title-name = { -game }
title-motto = Der Thron der Hölle ist vakant. Bewerbungen werden entgegengenommen.
title-games = Mit { $oaths } und { $circles }, zwei weiteren Spielen am selben Tisch
title-continue = Fortsetzen
title-continue-tip = Das letzte Spiel weiterspielen: Zug { $turn }, { $name }.
title-new-game = Neues Spiel
title-new-game-tip = Ein neues Konklave einberufen oder eines der anderen Spiele beginnen.
title-load = Spiel laden
title-load-tip = Ein gespeichertes Spiel laden.
title-replays = Wiedergaben
title-replays-tip = Ein gespeichertes Spiel Schritt für Schritt ansehen, oder von einem Zug abzweigen.
title-settings = Einstellungen
title-settings-tip = Fenster, Text, Tasten, Bewegung.
title-quit = Beenden
title-quit-tip = Den Sitzungssaal verlassen.
title-version = Version { $version }

## New game

newgame-title = Ein neues Konklave
newgame-realm = Das Reich
newgame-size = Größe der Landkarte
newgame-size-tip = Kantone von West nach Ost und von Nord nach Süd. Die Landkarte hat keine Ränder.
newgame-map-type = Landschaft
newgame-places = Orte der Macht
newgame-length = Länge
newgame-length-tip = Das Konklave wählt, wenn so viele Marken gezogen sind.
newgame-seed = Startwert
newgame-seed-tip = Gleicher Startwert, gleiche Aufstellung, gleiche Befehle: gleiches Spiel. Leer gelassen, entscheidet der Zufall.
newgame-seed-chance = Zufällig
newgame-seed-fault = Ein Startwert ist eine ganze Zahl.
newgame-iron-man = Iron Man
newgame-iron-man-tip = Nur ein Spielstand, den das Spiel selbst schreibt und der nur auf diesem Gerät aufgeht. Gesiegelt bleibt gesiegelt; eine zurückgelegte Kopie wird als gewöhnliches Spiel weitergespielt.
newgame-houses = Die Häuser
newgame-seats = Häuser am Tisch
newgame-player = Gespielt von
newgame-human = Mensch
newgame-mind-tip = Geister gehorchen jeder Regel, die dich bindet, und sehen nicht mehr als du. Kein Geist hat einen Bonus oder ein Handicap, auf keiner Stufe; ein höherer denkt weiter voraus und irrt seltener.
newgame-archfiend = Erzteufel
newgame-archfiend-random = Zufällig
newgame-symbol-tip = Jedes Haus braucht ein eigenes Symbol.
newgame-symbol-taken = { $name } trägt dieses Symbol schon.
newgame-difficulty = Schwierigkeit { $n } von 3
newgame-hot-seat = { $n ->
    [one] Ein Mensch an diesem Gerät.
   *[other] { $n } Menschen: reihum an diesem Gerät, mit einem Vorhang dazwischen, oder per Post jeder am eigenen.
}
newgame-begin = Konklave einberufen
newgame-random = Dem Zufall überlassen
newgame-last = Wie beim letzten Mal
newgame-preview = Landkarte zu diesem Startwert
newgame-nobody = Niemand an diesem Gerät spielt: Du siehst zu.

## The Ministerium: tabs

log-filter = Zeigen
diplomacy-played-by-human = Gespielt von einem Menschen
diplomacy-played-by-mind = Gespielt von einem Geist ({ $mind })

## The curtain between players

curtain-title = Der Sitz geht an { $name }
curtain-text = Alle anderen sehen weg. Das Brett bleibt verdeckt, bis { $name } den Vorhang hebt.
curtain-lift = Ich bin { $name }: Vorhang auf

## Playback of a turn

playback-play = Abspielen
playback-pause = Anhalten
playback-rewind = Zum Anfang
playback-skip = Zum Ende
playback-speed = Tempo
playback-speed-n = × { $n }
playback-speed-instant = Sofort

## The final count

final-title = Die Schlussabrechnung
final-winner = { $name } besteigt den Thron
final-winner-you = Der Thron ist dein
final-nobody = Der Thron bleibt leer
final-path = { $path }, Zug { $turn }
final-territory-tip = { $n ->
    [one] 1 Kanton
   *[other] { $n } Kantone
} × { $each }
final-relics-tip = Prestige aus Reliquien, die am Ende zählen
final-title-tip = Prestige für den Titel „Champion von Pandämonium“
final-vassal-tip = Prestige des Blutvasallen { $house }
final-total = Summe
final-ineligible = Nicht wählbar
final-ineligible-tip = Ein exkommuniziertes oder gefallenes Haus kann nicht gewählt werden, und auch kein Blutvasall, der seine Stimme seinem Herrn gegeben hat.
final-tie = Bei gleichen Summen steht der höhere Rang voran, dann die größere Zahl von Kantonen, dann, wen die Würfel vorziehen.
final-again = Selber Tisch, neuer Startwert
final-title-screen = Zum Hauptmenü
final-next = Nächster Posten
final-seal = Siegel brechen
final-books = Bücher öffnen
final-keep = Wiedergabe behalten
final-unwritten = Die Schreiber sitzen noch über den Annalen.
final-letter = An { $name }, zu eigenen Händen
final-letter-signed = Für das Höllische Konklave: der Schreiber. Auf dieses Pergament bitte nicht antworten.
final-leaf-verdict = Der Thron
final-leaf-verdict-tip = Wer den Thron besteigt und wie, und die ganze Abrechnung
final-leaf-graphs = Kurven
final-leaf-graphs-tip = Wie es den Häusern erging, Zug für Zug
final-leaf-moments = Große Momente
final-leaf-moments-tip = Was in Erinnerung bleibt
final-leaf-awards = Ehrungen
final-leaf-awards-tip = Auszeichnungen für das, was gezählt wurde
final-leaf-masks = Entschleiert
final-leaf-masks-tip = Was jeder Erzteufel verborgen hatte
final-item-prestige = Prestige
final-item-prestige-tip = Im Lauf des Spiels gesammeltes Prestige
final-item-territory = Kantone
final-item-territory-tip = Prestige für die am Ende gehaltenen Kantone
final-item-relics = Reliquien
final-item-relics-tip = Prestige aus Reliquien, die am Ende zählen
final-item-title = Titel
final-item-title-tip = Prestige für den Titel „Champion von Pandämonium“
final-item-vassal = Vasall
final-item-vassal-tip = Das Prestige eines Blutvasallen, der mit der Stimme seines Herrn spricht
final-item-objectives = Ziele
final-item-objectives-tip = Was das öffentliche Ziel und die geheimen bringen und kosten
final-moments-text = Was von diesem Konklave in Erinnerung bleibt, bei denen, die herausgelassen werden.
final-moments-none = Nichts ist geschehen, woran sich irgendjemand erinnern wollte.
final-moments-foot = Die Bücher öffnen sich beim jeweiligen Zug, alles aufgedeckt.
final-moment-watch = Zug { $turn } ansehen
final-awards-none = Niemand hat sich vor irgendwem ausgezeichnet. Es gibt keine Ehrungen.
final-masks-then-human = { $before }; ab Zug { $turn } von einem Menschen
final-masks-then-mind = { $before }; ab Zug { $turn } von einem Geist ({ $mind })
final-masks-none = Nichts war verborgen.

## Menu, save and load

menu-title = Menü
menu-resume = Zurück zum Brett
menu-load = Laden
menu-settings = Einstellungen
menu-to-title = Zum Hauptmenü
menu-to-title-tip = Was du geplant hast, bleibt erhalten: „{ title-continue }“ im Hauptmenü holt es zurück.
menu-quit = Beenden
files-title-save = Dieses Spiel speichern
files-title-load = Spiel laden
files-name = Name der Datei
files-name-empty = Gib der Datei einen Namen.
files-save = Speichern
files-load = Laden
files-watch = Ansehen
files-delete = Löschen
files-delete-sure = { $name } für immer löschen?
files-overwrite = Einen Spielstand { $name } gibt es schon. Speichern überschreibt ihn.
files-none = Kein Spielstand ist aktenkundig.
files-turn = Zug { $n }
files-autosave = Automatisch
files-iron-man = Iron Man
files-iron-lapsed = Dies ist eine Kopie eines Iron-Man-Spiels, die älter oder unbekannten Alters ist. Sie wird als gewöhnliches Spiel unter eigenem Namen weitergespielt.
files-iron-exported = Ein exportiertes Iron-Man-Spiel wird als gewöhnliches Spiel weitergespielt: Niemand kann sagen, wie viele Kopien es gibt.
files-iron-watch-later = Ein Iron-Man-Spiel kann erst angesehen und von einem früheren Zug aus weitergespielt werden, wenn es vorbei ist: Es kennt keinen zweiten Versuch.
files-export = Exportieren …
files-export-tip = Schreibt eine Kopie, die sich auf einem anderen Gerät öffnen lässt, mit einer Passphrase deiner Wahl. Diese Datei hier öffnet sich nur hier, denn sie enthält, was andere nicht wissen dürfen.
files-export-text = Eine Passphrase für die Kopie. Verrate sie nur denen, die dieses Spiel spielen dürfen.
files-export-do = Exportieren
files-export-do-tip = Schreibt die Kopie in den Ordner „exported“ neben den Spielständen.
files-exported = Die Kopie liegt in { $file }. Lege sie in den Ordner der Spielstände auf dem anderen Gerät, und öffne sie dort mit ihrer Passphrase.
files-import = Mit Passphrase öffnen …
files-import-tip = Dieses Spiel wurde exportiert. Es öffnet sich mit der Passphrase, die dafür gewählt wurde, und ist von da an für dieses Gerät versiegelt.
files-import-text = Die Passphrase, mit der dieses Spiel exportiert wurde.
files-import-do = Öffnen
files-import-do-tip = Öffnet das Spiel und spielt weiter. Die exportierte Datei bleibt, wie sie ist.
files-passphrase = Passphrase
files-passphrase-again = Dieselbe noch einmal
files-passphrase-short = Eine Passphrase hat mindestens { $n } Zeichen.
files-passphrase-differs = Sie sind verschieden.
files-damaged = Diese Datei lässt sich nicht öffnen: { $why }

## Replays

replay-title = Wiedergabe: { $name }
replay-turn = { $n ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $n } von { $most }
}
replay-eyes = Gesehen von
replay-eyes-all = Alles
replay-eyes-sealed = Alles ist erst zu sehen, wenn das Spiel vorbei ist.
replay-branch-name = { $name } ab Zug { $n }
replay-branch-tip = Vom Beginn des Zuges { $n } aus weiterspielen, als neues Spiel mit eigenem Namen und eigener Datei. Das aufgezeichnete Spiel bleibt, wie es ist.
replay-play = Abspielen
replay-pause = Anhalten
replay-leave = Wiedergabe verlassen

## Settings


## Keys: what each action does

key-ministerium = Ministerium öffnen oder schließen
key-bazaar = Basar öffnen oder schließen
key-events = Ereignisse öffnen oder schließen
key-zoom = Zoom ändern
key-next-legion = Nächste eigene Legion
key-next-place = Nächster eigener Ort
key-next-enemy-legion = Nächste feindliche Legion
key-next-enemy-place = Nächster feindlicher Ort
key-menu = Menü
key-scroll-west = Nach Westen scrollen
key-scroll-east = Nach Osten scrollen
key-scroll-north = Nach Norden scrollen
key-scroll-south = Nach Süden scrollen
key-seal = Zug siegeln
key-demand-tribute = Tribut fordern
key-train = Gewählte Legion ausbilden
key-dismiss = Gewählte Legion entlassen
key-march = Marsch beginnen oder bestätigen
key-step-east = Marschschritt nach Osten
key-step-north-east = Marschschritt nach Nordosten
key-step-north-west = Marschschritt nach Nordwesten
key-step-west = Marschschritt nach Westen
key-step-south-west = Marschschritt nach Südwesten
key-step-south-east = Marschschritt nach Südosten
key-undo = Rückgängig
key-redo = Wiederholen
key-playback = Letzten Zug ansehen

## Pictures of the board

picture-kept = Das Bild ist gespeichert: { $file }
picture-lost = Das Bild lässt sich nicht in { $file } schreiben: { $why }

## The game in one picture

final-leaf-poster = Bild
final-leaf-poster-tip = Das ganze Spiel in einem Bild, zum Weitergeben: Landkarte, Abrechnung, Prestige im Lauf der Zeit, Momente und Ehrungen.
poster-save = Als Bild speichern
poster-save-tip = Schreibt es in den Ordner der Bilder, neben den Spielständen.
poster-too-low = Das Fenster zeigt nur einen Teil des Bildes. Mache es größer, oder die Oberfläche kleiner.
poster-prestige = Prestige je Zug
poster-moment = Zug { $turn }: { $what }
poster-award = { $award }: { $house }
poster-seed = Startwert { $seed }

## Mods

mods-title = Mods
mods-none = Keine Mods hier. Ein Mod ist ein Ordner oder eine ZIP-Datei in { $folder }; er wird gefunden, wenn diese Seite geöffnet wird. Zwei Beispiele liegen dem Spiel bei, in seinem eigenen Ordner „mods“.
mods-folder = Sie liegen in { $folder }. Neue werden gefunden, wenn diese Seite geöffnet wird.
mods-switch-tip = Spielt das nächste Spiel mit diesem Mod und mit denen, die er braucht. Der Spielstand merkt ihn sich und fragt beim Laden nach ihm. Lizenz: { $licence }.
mods-refused = Die Mods lassen sich nicht verwenden: { $why }.
newgame-with-mods = Wird gespielt mit: { $mods }.
newgame-with-mods-now = Gespielt mit { $mods }
newgame-post-mods = Spiele per Post werden ohne Mods gespielt. Schalte sie erst aus.
save-mods = Mit { $mods }
save-mods-tip = Die Mods, mit denen dieses Spiel begonnen wurde. Beim Laden müssen sie im Ordner der Mods liegen.
