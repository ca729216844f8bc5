### Games by post: people at other machines, files that are mailed or shared.

post-title = Per Post
title-post-tip = Spiele mit Leuten an anderen Geräten: Jeder Zug ist eine Datei, die verschickt wird oder in einem Ordner liegt, den ihr teilt.
title-post-turn = { $name }, Zug { $turn }: Deine Befehle stehen aus
newgame-post = Per Post
newgame-post-tip = Jeder Sitz eines Menschen bekommt eine Einladung und wird an einem anderen Gerät gespielt.
newgame-post-nobody = Niemand ließe sich einladen: Geister haben alle Sitze. Gib einen davon einem Menschen.

post-look = Nach Dateien sehen
post-look-tip = Sieht jetzt in alle Ordner. Sonst geschieht das von selbst alle paar Sekunden.
post-new = Neues Spiel
post-new-tip = Wähle erst das Reich und die Häuser, dann die Leute.
post-looked = Alle Ordner wurden durchgesehen.
post-written-again = Die Dateien wurden noch einmal geschrieben.
post-founded = Die Einladungen sind geschrieben. Gib jede ihrem Spieler; deine eigene liegt unten.
post-joined = Du bist dabei. Deine Antwort ist auf dem Weg zum Gastgeber.
post-reminded = Eine Mahnung wurde kopiert: Füge sie in eine Mail ein.
post-busy = Die Dateien werden bearbeitet.
post-how = Wie ein Spiel per Post verläuft
post-how-1 = Einer von euch ist Gastgeber. Er wählt Reich und Häuser unter „{ post-new }“, dann „{ newgame-post }“, und bekommt für jeden Spieler eine Einladung: eine Datei.
post-how-2 = Jeder Spieler legt die Einladung in den Ordner unten oder lässt sie auf dieses Fenster fallen und tritt mit einem Erzteufel bei. Daraus wird eine Datei für den Gastgeber.
post-how-3 = Von da an bekommt jeder Spieler zu jedem Zug eine Datei, plant und siegelt. Die Befehle sind eine Datei für den Gastgeber, dessen Programm den Zug spielt, sobald alle da sind.
post-how-4 = Verschickt die Dateien per Mail, oder wählt einen Ordner, den ein Programm auf euren Geräten synchron hält: Dann muss niemand etwas senden. Eine Datei kann nur öffnen, für wen sie bestimmt ist.

## A new table

post-form = Ein neues Spiel per Post
post-form-name = Name des Spiels
post-form-name-tip = Alle Dateien des Spiels sind danach benannt.
post-form-host = Dein Name
post-form-host-tip = Der Name, unter dem du Gastgeber bist. Spielst du auch mit, so lade dich unten selbst ein.
post-form-people = Wer spielt? Namen oder Adressen, darunter deine, falls du mitspielst.
post-form-seat = Sitz { $n }
post-form-person = Name oder Adresse
post-form-person-tip = Die Einladung wird nach diesem Menschen benannt.
post-form-seed = Landkarte und Würfel werden erst gezogen, wenn das Spiel beginnt: Niemand kann sie vorher kennen, auch du nicht.
post-form-folder = Ordner für die Dateien
post-form-folder-tip = Hierhin werden die Dateien für die anderen geschrieben, und hier wird nach ihren gesehen. Leer: ein Ordner des Spiels.
post-form-folder-how = Ein Ordner, der auf allen Geräten synchron gehalten wird, nimmt dir das Verschicken ab.
post-form-found = Einladungen schreiben
post-form-found-tip = Gründet das Spiel. Es beginnt von selbst, wenn alle beigetreten sind.
post-form-unnamed = Das Spiel, du und alle, die spielen, brauchen einen Namen.
post-form-change = Reich und Häuser
post-form-change-tip = Zurück zum Formular eines neuen Spiels.
post-form-cancel-tip = Gründet nichts.

post-deadline = Zeit für einen Zug
post-deadline-none = Ohne Frist
post-deadline-hours = { $n } Stunden je Zug
post-deadline-tip = Die Zeit für jeden Zug. Danach wird er gespielt, wer auch fehlt. Ohne Frist wartet der Gastgeber.
post-late-plans = Zu spät: Pläne bis dahin
post-late-mind = Zu spät: Ein Geist spielt ({ $mind })
post-late-tip = Was gilt, wenn jemand zu spät kommt: was er bis dahin geplant hat, oder ein Geist gibt die Befehle dieses einen Zuges.

## Seats

post-stage-joined = Du bist dabei. { $host } beginnt, sobald es alle sind.
post-stage-planning = Zug { $turn }: Deine Befehle stehen aus.
post-stage-sealed = Zug { $turn }: gesiegelt. { $host } muss ihn noch spielen.
post-stage-planned = Zug { $turn }: Deine Pläne bis jetzt sind aufbewahrt, aber nicht gesiegelt.
post-stage-waits = Zug { $turn }: gesiegelt. Es fehlt noch: { $names }.
post-stage-given = Dieser Sitz wurde endgültig einem Geist übergeben: { $mind }.
post-stage-watching = Zug { $turn }: Dein Haus ist gefallen.
post-stage-over = Das Spiel ist vorbei.
post-ago-now = eben erst
post-ago-minutes = seit { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
post-ago-hours = seit { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
post-ago-days = seit { $n ->
    [one] 1 Tag
   *[other] { $n } Tagen
}
post-until-now = die Frist ist um
post-until-minutes = noch { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
post-until-hours = noch { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
post-until-days = noch { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
post-plan = Zug planen
post-plan-tip = Öffnet das Brett dieses Spiels. Deine Pläne werden von selbst aufbewahrt.
post-replan = Befehle ändern
post-replan-tip = Bis der Gastgeber den Zug gespielt hat, darfst du ändern, was du gesiegelt hast.
post-watch = Zusehen
post-watch-tip = Öffnet das Brett. Du siehst, was öffentlich ist, und gibst keine Befehle.
post-count = Die Schlussabrechnung
post-count-tip = Zeigt, wie das Spiel geendet hat, mit allem, was verborgen war.
post-send-again = Datei noch einmal schreiben
post-send-again-tip = Für eine Datei, die verlorenging. Sie wird nach { $folder } geschrieben.
post-sealed = Gesiegelt. Deine Befehle sind auf dem Weg zum Gastgeber.
post-menu-kept = Ein Spiel per Post liegt beim Gastgeber. Deine Pläne werden von selbst aufbewahrt.

post-letters = { $n ->
    [0] Briefe
    [one] Ein Brief
   *[other] { $n } Briefe
}
post-letter-came = { $from } schreibt: { $text }
post-letter-all = alle Häuser
post-letter-head = Zug { $turn }, { $from } an { $to }
post-letter-waits = Geht mit deinen Befehlen an { $to }
post-letter-back = Zurücknehmen
post-letter-back-tip = Der Brief wird nicht abgeschickt.
post-letter-later = Briefe gehen mit den Befehlen hinaus. Schreiben kannst du wieder, wenn der nächste Zug da ist.
post-letter-to-tip = Wer das lesen darf. Briefe an ein einzelnes Haus liest sonst niemand als das Programm des Gastgebers.
post-letter-text = Dein Brief
post-letter-write = Den Befehlen beilegen
post-letter-write-tip = Er geht mit den Befehlen dieses Zuges hinaus und kommt mit dem nächsten Zug an.

## The host's panel

post-hosted = { $name }, mit dir als Gastgeber
post-stand-inviting = { $n ->
    [0] Alle sind beigetreten
    [one] Einer ist noch nicht beigetreten
   *[other] { $n } sind noch nicht beigetreten
}
post-stand-orders = Zug { $turn }: { $n ->
    [0] alle Befehle sind da
    [one] ein Sitz schuldet seine Befehle
   *[other] { $n } Sitze schulden ihre Befehle
}
post-standing-mind = spielt von selbst
post-standing-invited = noch nicht beigetreten
post-standing-joined = beigetreten
post-standing-owes = schuldet Befehle
post-standing-plans = hat Pläne geschickt und ist nicht fertig
post-standing-ready = Befehle sind da
post-standing-fallen = sein Haus ist gefallen
post-place-given = { $mind } an Stelle von { $person }
post-remind = Mahnen
post-remind-tip = Kopiert eine freundliche Mahnung, die du in eine Mail einfügen kannst.
post-reminder-join = { $person }, „{ $name }“ wartet auf dich: Lege die Einladung in deinen Ordner für Briefe, und tritt bei.
post-reminder = { $person }, Zug { $turn } von „{ $name }“ wartet auf deine Befehle.
post-give = Einem Geist geben
post-give-tip = Ein Geist bekommt diesen Sitz. Ist der Zug gespielt, dann für immer.
post-given-pending = endgültig, sobald dieser Zug abgewickelt ist
post-take-back = Zurücknehmen
post-take-back-tip = Der Sitz gehört wieder seinem Spieler. Möglich, bis der Geist einen Zug gespielt hat.
post-begin = Spiel beginnen
post-begin-tip = Schreibt den ersten Zug für alle.
post-begin-sure = { $n ->
    [one] Einer ist nicht beigetreten: Ein Geist bekommt den Sitz.
   *[other] { $n } sind nicht beigetreten: Geister bekommen ihre Sitze.
}
post-process = Zug abwickeln
post-process-tip = Wickelt den Zug mit den Befehlen ab, die da sind, und schreibt den nächsten für alle.
post-process-sure = { $n ->
    [one] Ein Sitz schuldet seine Befehle.
   *[other] { $n } Sitze schulden ihre Befehle.
} Was für Säumige gewählt ist, geschieht jetzt.
post-process-wait-tip = Wartet weiter.
post-folder = Die Dateien liegen in { $folder }

## Invitations

post-offers = Einladungen
post-offers-none = Hier ist keine. Lass eine Einladung auf dieses Fenster fallen, oder lege sie in den Ordner unten.
post-offer = Für { $person }: { $host } lädt dich zu „{ $name }“ ein, { $n } Häuser.
post-offer-own = Für { $person }, dein eigener Sitz in „{ $name }“: { $n } Häuser.
post-offer-archfiend-tip = Der Erzteufel, mit dem du eintrittst.
post-accept = Beitreten
post-accept-tip = Schreibt deine Antwort an { $host }.
post-seek-folder = Ordner für Einladungen
post-seek-folder-tip = Der Ordner, in dem du aufbewahrst, was man dir schickt, etwa einer, den du mit dem Gastgeber teilst.
post-seek = Hier nachsehen
post-seek-tip = Sieht in diesem Ordner nach Einladungen.
post-seek-how = Wer aus einem geteilten Ordner beitritt, legt auch die Antwort dort ab und findet jeden Zug darin.
