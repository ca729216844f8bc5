### One machine and several players: the curtain, the chair, PINs, seats that pass into other hands.

## Seats that pass into other hands: told to all

handed-to-mind = { $house } wird jetzt von diesem Geist gespielt: { $mind }.
handed-to-person = Jetzt spielt ein Mensch { $house }.
panel-handed-pending = { $words } Endgültig, sobald der Zug gesiegelt ist.

## Notes

panel-notes = Notizen
panel-notes-of = Die Notizen von { $house }
panel-notes-tip = Ein Blatt für dich allein, das mit dem Spiel gespeichert wird. Keine Regel liest es, kein Geist sieht es, und kein anderer Sitz kann es öffnen.
panel-notes-whose = Das liest nur du. Es bleibt von Zug zu Zug beim Spiel.
panel-notes-hint = Schulden, Rachepläne, und wer wem was geschworen hat.

## The curtain

hotseat-pin = PIN
hotseat-pin-tip = Die Ziffern, mit denen { $name } diesen Sitz verschlossen hat. Man kann sie vergessen, aber nicht wiederfinden: Dann hilft nur, den Sitz einem Geist zu übergeben.
hotseat-pin-wrong = Das sind nicht die Ziffern von { $name }. Niemand zählt mit; versuche es noch einmal.
hotseat-lift-locked-tip = Deckt das Brett auf, wenn die PIN stimmt (Eingabe).
hotseat-call-next = Jemand anders zuerst
hotseat-call-next-tip = Ruft den nächsten Spieler auf, der noch nicht geplant hat. Dieser hier kommt am Ende dran, und sein Plan liegt, wo er lag.
hotseat-leave = Speichern und gehen
hotseat-leave-tip = Speichert das Spiel unter seinem Namen, mit allem, was in diesem Zug geplant wurde, und geht zum Hauptmenü. Wer schon gesiegelt hat, sieht seinen Plan noch einmal durch und siegelt wieder.
hotseat-gallery = { $name } auf der Galerie
hotseat-watch = Ich bin { $name }: zusehen
hotseat-watch-tip = Dieses Haus ist gefallen. Sein Spieler sieht, was öffentlich ist, und gibt keine Befehle.
hotseat-all-planned = Der Zug wartet auf sein Siegel
hotseat-all-planned-text = Alle, die planen, haben geplant. Was gerade übergeben wird, lässt sich noch zurücknehmen.
hotseat-seal-all = Zug siegeln
hotseat-seal-all-tip = Spielt den Zug. Danach ist endgültig, was übergeben wurde.
hotseat-nobody = Kein Stuhl ist besetzt
hotseat-nobody-text = Niemand an diesem Gerät plant noch. Die Geister bringen es zu Ende.
hotseat-next-turn = Nächsten Zug spielen
hotseat-next-turn-tip = Die Geister planen, der Zug wird gespielt, und du darfst ansehen, was daraus geworden ist.
hotseat-run-on = Bis zum Ende spielen
hotseat-run-on-tip = Zug um Zug, ohne Halt, bis der Thron vergeben ist oder du genug hast.
hotseat-running = Zug { $n } wird ohne dich gespielt.
hotseat-stop = Halt
hotseat-stop-tip = Hält an, wenn dieser Zug vorbei ist (Esc).
hotseat-onlooker = { $name } hat keinen Zug zu planen. Du siehst, was öffentlich ist.
hotseat-make-room = Platz machen
hotseat-make-room-tip = Zieht den Vorhang zu für die, die einen Zug zu planen haben.

## The chair

hotseat-chair = Sitz verlassen
hotseat-chair-tip = Aufstehen, den Sitz mit einer PIN verschließen oder ihn einem Geist übergeben.
hotseat-chair-title = Der Sitz von { $name }
hotseat-away = Vorhang zuziehen
hotseat-away-tip = Verdeckt das Brett, bis du wiederkommst. Dein Plan bleibt, wie er ist, und alles lässt sich noch rückgängig machen.
hotseat-pin-new = 4 bis 8 Ziffern
hotseat-pin-new-tip = { $fewest } bis { $most } Ziffern, nach denen gefragt wird, bevor der Vorhang aufgeht.
hotseat-pin-is-set = Dieser Sitz ist verschlossen: Der Vorhang fragt nach seiner PIN.
hotseat-pin-is-not-set = Dieser Sitz ist nicht verschlossen. Wer behauptet, du zu sein, dem wird geglaubt.
hotseat-pin-lock = Sitz verschließen
hotseat-pin-unlock = Schloss abnehmen
hotseat-pin-unlock-tip = Der Vorhang fragt nicht mehr nach einer PIN.
hotseat-pin-honest = Eine PIN hält ehrliche Leute ehrlich. Der Spielstand ist mit einem Schlüssel gesiegelt, der im Datenordner liegt; wer diesen Ordner hat, kann alle PINs durchprobieren, die es gibt. Wenn du deine vergisst, lässt sich der Sitz nicht mehr öffnen: Dann kannst du ihn nur noch einem Geist übergeben, der an deiner Stelle weiterspielt.
hotseat-pin-unlawful = Das kann keine PIN sein: Sie braucht 4 bis 8 Ziffern.

## Handing a seat over

hotseat-hand = { $name } einem Geist übergeben
hotseat-hand-tip = Ein Geist spielt weiter. Es wird noch einmal nachgefragt, und bis der Zug gesiegelt ist, lässt es sich zurücknehmen.
hotseat-hand-text = Von diesem Zug an spielt ein Geist { $name }, und alle erfahren es. Bis der Zug gesiegelt ist, lässt es sich zurücknehmen. Danach ist es endgültig: Notizen und PIN von { $name } werden verbrannt, und kein Mensch sitzt je wieder dort.
hotseat-hand-ask = Übergeben …
hotseat-hand-sure = Soll { $name } für immer von einem Geist gespielt werden?
hotseat-hand-give = Übergeben
hotseat-hand-give-tip = Endgültig, sobald der Zug gesiegelt ist. Bis dahin lässt sich { $name } am Vorhang oder im Menü zurücknehmen.
hotseat-hand-keep = Behalten
hotseat-take-back = Zurücknehmen
hotseat-take-back-tip = Doch ein Mensch spielt es. Was dort geplant war, liegt, wie es lag.
hotseat-not-handed = Der Sitz lässt sich nicht übergeben: { $why }.

## Watching again

hotseat-watch-later = Mehrere Menschen spielen dieses Spiel noch, oder jemand hat seinen Sitz verschlossen; die Wiedergabe gibt es, wenn es vorbei ist. Was einer von ihnen wusste, geht die anderen nichts an.
