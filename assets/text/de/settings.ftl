### The page of settings. Each setting has a name, a tip, and other words by which it is found.

settings-title = Einstellungen
settings-search = Einstellungen durchsuchen: Farbe, Größe, Taste
settings-search-tip = Gib ein Wort ein. Gefunden werden Namen, Bedeutungen und Tasten. Strg+F führt hierher, Esc leert das Feld.
settings-search-clear = Suche leeren
settings-search-found = { $n ->
    [0] Darauf hört hier nichts. Versuche ein anderes Wort.
    [one] 1 Einstellung
   *[other] { $n } Einstellungen
}
settings-reset = Alles zurücksetzen
settings-reset-tip = Alles auf dieser Seite, auch die Tasten, wird auf den Standard zurückgesetzt. Spielstände bleiben unberührt.
settings-saved = Änderungen gelten sofort und werden gespeichert.
settings-came-with = Standard: { $value }
settings-put-back = Zurücksetzen
settings-put-back-tip = Setzt auf den Standard zurück: { $value }.
settings-on = ja
settings-off = nein

settings-group-video = Bild
settings-group-sound = Ton
settings-group-text = Text
settings-group-access = Sehen und Bedienen
settings-group-play = Spiel
settings-group-language = Sprache

## The file

settings-damaged = Die Einstellungen in { $file } sind beschädigt: { $why }
settings-unreadable = Die Einstellungen in { $file } sind unlesbar: { $why }
settings-unwritten = Die Einstellungen lassen sich nicht in { $file } schreiben: { $why }

## Text

settings-scale = Größe der Oberfläche
settings-scale-tip = Die Größe von allem, von 75 % bis 250 %. Sie wächst nur, so weit das Fenster Platz hat.
settings-scale-also = Zoom Schrift Buchstaben Skalierung groß klein Größe DPI UI
settings-face = Schrift
settings-face-tip = Die Buchstaben des laufenden Textes.
settings-face-also = Schriftart Font Legasthenie Dyslexie lesbar
settings-face-serif = Buchschrift
settings-face-serif-tip = Die Schrift eines gedruckten Buches.
settings-face-legible = Besonders lesbare Schrift
settings-face-legible-tip = Atkinson Hyperlegible, so gemacht, dass keine zwei Buchstaben einander gleichen.
settings-face-sample = Das Konklave nimmt deinen Einwand zur Kenntnis und legt ihn ab, unter „Einwände, vermerkt“.

## Video

settings-window = Fenster
settings-window-tip = Ob das Spiel in einem Fenster oder im Vollbild läuft.
settings-window-also = Vollbild Vollbildmodus Anzeige Monitor Auflösung Fullscreen
settings-window-windowed = Im Fenster
settings-window-windowed-tip = Das Spiel läuft in einem Fenster.
settings-window-borderless = Vollbild
settings-window-borderless-tip = Das Spiel füllt den Bildschirm, ohne Rand.
settings-frames = Bilder je Sekunde
settings-frames-tip = Wie viele Bilder höchstens gezeichnet werden, während sich etwas bewegt. Bewegt sich nichts, wird keines gezeichnet.
settings-frames-also = FPS Bildrate Framerate Grenze VSync Akku Hitze Lüfter Strom
settings-frames-sixty = 60
settings-frames-sixty-tip = Wie die meisten Bildschirme.
settings-frames-thirty = 30
settings-frames-thirty-tip = Für Akkus und langsame Geräte.
settings-frames-fast = 144
settings-frames-fast-tip = Für schnelle Bildschirme.
settings-frames-free = Unbegrenzt
settings-frames-free-tip = So viele, wie das Gerät zeichnen kann.
settings-gamepad = Gamepad
settings-gamepad-tip = Linker Stick oder Kreuz: Pfeiltasten. A: wählen. B: zurück. RB: weiter; LB und RB: eins zurück. Ist ein Marsch begonnen, schreitet der rechte Stick über die Seiten der Kantone. Die Tabelle der Tasten zeigt die Knöpfe aller anderen Aktionen.
settings-gamepad-also = Controller Joystick Pad Xbox PlayStation Steam Deck Stick
settings-master = Lautstärke
settings-master-tip = Wie laut alles ist.
settings-master-also = Ton Klang Audio laut leise Lautstärke alles
settings-master-mute = Stumm
settings-master-mute-tip = Nichts erklingt, und nichts wird gemischt.
settings-master-mute-also = stumm Ton Klang Audio aus
settings-music = Musik
settings-music-tip = Wie laut die Musik ist.
settings-music-also = Ton Klang Audio Lautstärke Soundtrack
settings-music-mute = Keine Musik
settings-music-mute-tip = Die Effekte bleiben zu hören.
settings-music-mute-also = stumm aus Soundtrack
settings-effects = Effekte
settings-effects-tip = Wie laut die Hölle ist: Märsche, Schlachten, Gebote, die Glocke.
settings-effects-also = Ton Klang Audio Lautstärke Schlacht Glocke
settings-effects-mute = Keine Effekte
settings-effects-mute-tip = Was in der Hölle geschieht, ist nicht zu hören. Untertitel melden es.
settings-effects-mute-also = stumm aus Schlacht Glocke
settings-interface = Geräusche des Schreibtischs
settings-interface-tip = Wie laut Feder, Papier und Siegel sind.
settings-interface-also = Ton Klang Audio Lautstärke Klick Oberfläche Knopf Papier
settings-interface-mute = Stiller Schreibtisch
settings-interface-mute-tip = Feder, Papier und Siegel sind nicht zu hören.
settings-interface-mute-also = stumm aus Klick Oberfläche Knopf
settings-sound-away = Ton auch im Hintergrund
settings-sound-away-tip = Der Ton läuft weiter, während ein anderes Fenster vorne ist.
settings-sound-away-also = Fokus stumm Hintergrund Alt-Tab minimiert
settings-captions = Untertitel
settings-captions-tip = Was zu hören ist, steht auch als Text in der linken unteren Ecke.
settings-captions-also = Untertitel taub gehörlos hören schwerhörig Ton Text
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-tip = Keine Kamerafahrten, keine fließende Lava, kein Flackern.
settings-reduced-motion-also = Animation Flackern Wackeln Epilepsie Übelkeit ruhig

## Sight and reach

settings-theme = Farben
settings-theme-tip = Die Farben von Tafeln, Text und Linien.
settings-theme-also = Thema Design Kontrast farbenblind dunkel hell Barrierefreiheit
settings-theme-basalt = Basalt und Pergament
settings-theme-basalt-tip = Die Farben des Hauses.
settings-theme-contrast = Hoher Kontrast
settings-theme-contrast-tip = Schwarz und Weiß mit hellen Akzenten: Text mit einem Kontrast von 7 zu 1 oder besser auf jedem Grund.
settings-density = Größe der Knöpfe
settings-density-tip = Wie groß die Knöpfe sind und wie viel Abstand sie haben. Der Text bleibt, wie er ist.
settings-density-also = Dichte Abstand Ziel Berührung Touch Deck Knöpfe kompakt Barrierefreiheit
settings-density-normal = Normal
settings-density-normal-tip = Knöpfe sind mindestens 32 Punkte hoch: So passt am meisten auf den Bildschirm.
settings-density-comfortable = Bequem
settings-density-comfortable-tip = Knöpfe sind mindestens 38 Punkte hoch.
settings-density-large = Groß
settings-density-large-tip = Knöpfe sind mindestens 44 Punkte hoch, für Finger, einen kleinen Bildschirm oder eine unruhige Hand.

## Play

settings-playback-speed = Tempo beim Abspielen
settings-playback-speed-tip = Wie schnell der letzte Zug auf dem Brett abgespielt wird.
settings-playback-speed-also = Animation schnell langsam überspringen Wiedergabe sofort Geschwindigkeit
settings-show-battles = Eigene Schlachten zeigen
settings-show-battles-tip = Das Abspielen eines Zuges hält bei jeder eigenen Schlacht an und zeigt sie im Theater. Esc überspringt sie.
settings-show-battles-also = Theater Kampf Gefecht Zwischensequenz

## Language

language-own-name = Deutsch
settings-language = Sprache
settings-language-tip = Die Sprache von allem, was hier gesagt wird. Namen und alte Zitate bleiben, wie sie geschrieben wurden.
settings-language-also = Übersetzung Lokalisierung Zunge Deutsch German English Language
settings-language-one-tip = Alles wird in dieser Sprache ({ $tag }) gesagt, und auf Englisch, wo ihr die Worte fehlen.

## Keys

settings-keys = Tasten und Maustasten
settings-keys-also = Steuerung Belegung Tastenbelegung Hotkey Kürzel Tastatur Maus
settings-pad = Gamepad: { $button }
settings-pad-tip = Auf dem Gamepad, { $button }: { $action }.
settings-keys-how = Drücke eine, dann die neue Taste oder Maustaste. Ist sie schon vergeben, tauschen beide.
settings-keys-change = Neue Taste drücken
settings-key-tip = { $action }: anklicken, dann die neue Taste drücken, oder das Rad oder eine Daumentaste der Maus. Esc bricht ab.
settings-key-and-button = { $key } · { $button }
settings-keys-swapped = { $key } war vergeben: „{ $action }“ liegt jetzt auf { $other }.
settings-buttons-taken = Vergeben war: { $button }. „{ $action }“ liegt jetzt nur noch auf der Tastatur.
settings-preset-standard = Standard
settings-preset-standard-tip = Die Standardtasten, für die Maus in der rechten Hand.
settings-preset-left = Linkshändig
settings-preset-left-tip = Alle Tasten liegen auf der rechten Hälfte der Tastatur, für die Maus in der linken Hand.
mouse-middle = Mausrad
mouse-back = hintere Daumentaste
mouse-forward = vordere Daumentaste

key-quick-save = Schnellspeichern
key-quick-load = Schnellspielstand laden
key-picture = Bild des Bretts speichern

settings-playback-mine = Nur was dich betrifft
settings-playback-mine-tip = Beim Abspielen eines Zuges werden Schritte, die dein Haus nicht betreffen, sofort übergangen.
settings-playback-mine-also = überspringen schnell Tempo

settings-counsel = Rat
settings-counsel-tip = Wie viel der Schreiber dir auf dem Brett sagt, außer dem, was beantwortet werden muss.
settings-counsel-also = Hinweise Ratschläge Tipps Hilfe Schreiber
settings-counsel-all = Alles
settings-counsel-all-tip = Was immer zu tun wäre, und warum.
settings-counsel-some = Einiges
settings-counsel-some-tip = Nur das Wichtigste.
settings-counsel-none = Nichts
settings-counsel-none-tip = Nur was beantwortet werden muss.

settings-heard = Abbestellter Rat
settings-heard-tip = Rat, den du nicht mehr hören wolltest. Setze dies zurück, und du hörst alles wieder.
settings-heard-also = Hinweise vergessen wieder

### Die Namen von Tasten ohne Buchstaben.

cap-space = Leertaste
cap-enter = Eingabe
cap-tab = Tab
cap-escape = Esc
cap-backspace = Rücktaste
cap-delete = Entf
cap-insert = Einfg
cap-home = Pos1
cap-end = Ende
cap-left = Links
cap-right = Rechts
cap-up = Auf
cap-down = Ab
cap-page-up = Bild auf
cap-page-down = Bild ab
