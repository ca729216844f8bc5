### Why a widget of a page cannot be pressed. The reasons of panels are in `tips.ftl`.

disabled-first = Hier ist der Anfang; davor ist nichts.
disabled-last = Hier ist das Ende; danach ist nichts.
disabled-first-entry = Vor diesem Eintrag war keiner offen.
disabled-last-entry = Du bist von keinem Eintrag zurückgegangen.
disabled-first-turn = Dies ist der erste Zug des Spiels.
disabled-last-turn = Dies ist der letzte Zug, der gespielt wurde.
disabled-no-branch = Nach dem letzten Augenblick eines Spiels ist nichts mehr zu spielen.
disabled-short-passphrase = Die Passphrase ist zu kurz.
disabled-different-passphrases = Die beiden Passphrasen sind verschieden.
