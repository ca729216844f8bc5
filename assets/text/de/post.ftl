### Games by post: people at other machines, files that are mailed or shared.

post-title = Per Post
title-post-tip = Spiele mit Leuten an anderen Geräten: Jeder Zug ist eine Datei, die verschickt wird oder in einem Ordner liegt, den ihr teilt.
title-post-turn = { $game ->
    [conclave] { $name }, Zug { $turn }: Deine Befehle stehen aus
   *[parlour] { $name }, Schritt { $turn }: Deine Antwort steht aus
}
newgame-post = Per Post
newgame-post-tip = Jeder Sitz eines Menschen bekommt eine Einladung und wird an einem anderen Gerät gespielt.
newgame-post-nobody = Niemand ließe sich einladen: Geister haben alle Sitze. Gib einen davon einem Menschen.

post-look = Nach Dateien sehen
post-look-tip = Sieht jetzt in alle Ordner. Sonst geschieht das von selbst alle paar Sekunden.
post-new = Neues Spiel
post-new-tip = Wähle erst das Spiel und wer spielt, dann nenne die Leute.
post-looked = Alle Ordner werden durchgesehen.
post-written-again = Die Dateien wurden noch einmal geschrieben.
post-founded = Die Einladungen sind geschrieben. Gib jede ihrem Spieler; deine eigene liegt unten.
post-joined = Du bist dabei. Deine Antwort ist auf dem Weg zum Gastgeber.
post-reminded = Eine Mahnung wurde kopiert: Füge sie in eine Mail ein.
post-busy = Die Dateien werden bearbeitet.
post-how = Wie ein Spiel per Post verläuft
post-how-1 = Einer von euch ist Gastgeber. Er wählt Spiel und Spieler unter „{ post-new }“, dann „{ newgame-post }“, und bekommt für jeden Spieler eine Einladung: eine Datei.
post-how-2 = Jeder Spieler legt die Einladung in den Ordner unten oder lässt sie auf dieses Fenster fallen und tritt bei. Daraus wird eine Datei für den Gastgeber.
post-how-3 = Von da an bekommt jeder Spieler zu jedem Zug eine Datei und antwortet. Die Antwort ist eine Datei für den Gastgeber, dessen Programm den Zug spielt, sobald alle da sind.
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
post-form-seed = { $game ->
    [conclave] Landkarte und Würfel werden erst gezogen, wenn das Spiel beginnt: Niemand kann sie vorher kennen, auch du nicht.
   *[parlour] Alle Karten und Würfel werden erst gezogen, wenn das Spiel beginnt: Niemand kann sie vorher kennen, auch du nicht.
}
post-form-folder = Ordner für die Dateien
post-form-folder-tip = Hierhin werden die Dateien für die anderen geschrieben, und hier wird nach ihren gesehen. Leer: ein Ordner des Spiels.
post-form-folder-how = Ein Ordner, der auf allen Geräten synchron gehalten wird, nimmt dir das Verschicken ab.
post-form-found = Einladungen schreiben
post-form-found-tip = Gründet das Spiel. Es beginnt von selbst, wenn alle beigetreten sind.
post-form-unnamed = Das Spiel, du und alle, die spielen, brauchen einen Namen.
post-form-change = { $game ->
    [conclave] Reich und Häuser
   *[parlour] Regeln und Spieler
}
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
post-stage-planning = { $game ->
    [conclave] Zug { $turn }: Deine Befehle stehen aus.
   *[parlour] Schritt { $turn }: Deine Antwort steht aus.
}
post-stage-sealed = { $game ->
    [conclave] Zug { $turn }: gesiegelt. { $host } muss ihn noch spielen.
   *[parlour] Schritt { $turn }: Du hast geantwortet. { $host } muss ihn noch spielen.
}
post-stage-planned = { $game ->
    [conclave] Zug { $turn }: Deine Pläne bis jetzt sind aufbewahrt, aber nicht gesiegelt.
   *[parlour] Schritt { $turn }: Deine Antwort bis jetzt ist aufbewahrt, aber nicht abgegeben.
}
post-stage-waits = { $game ->
    [conclave] Zug { $turn }: gesiegelt. Es fehlt noch: { $names }.
   *[parlour] Schritt { $turn }: Du hast geantwortet. Es fehlt noch: { $names }.
}
post-stage-given = Dieser Sitz wurde endgültig einem Geist übergeben: { $mind }.
post-stage-watching = { $game ->
    [conclave] Zug { $turn }: Dein Haus ist gefallen.
   *[parlour] Schritt { $turn }: Andere sind gefragt.
}
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
post-plan = { $game ->
    [conclave] Zug planen
   *[parlour] An den Tisch
}
post-plan-tip = { $game ->
    [conclave] Öffnet das Brett dieses Spiels. Deine Pläne werden von selbst aufbewahrt.
   *[parlour] Öffnet den Tisch dieses Spiels. Deine Antwort bis dahin wird von selbst aufbewahrt.
}
post-replan = { $game ->
    [conclave] Befehle ändern
   *[parlour] Antwort ändern
}
post-replan-tip = { $game ->
    [conclave] Bis der Gastgeber den Zug gespielt hat, darfst du ändern, was du gesiegelt hast.
   *[parlour] Bis der Gastgeber den Schritt gespielt hat, darfst du deine Antwort ändern.
}
post-watch = Zusehen
post-watch-tip = { $game ->
    [conclave] Öffnet das Brett. Du siehst, was öffentlich ist, und gibst keine Befehle.
   *[parlour] Öffnet den Tisch. Du siehst, was du wissen darfst, und wirst gefragt, sobald du dran bist.
}
post-count = Die Schlussabrechnung
post-count-tip = Zeigt, wie das Spiel geendet hat, mit allem, was verborgen war.
post-send-again = Datei noch einmal schreiben
post-send-again-tip = Für eine Datei, die verlorenging. Sie wird nach { $folder } geschrieben.
post-sealed = Gesiegelt. Deine Befehle sind auf dem Weg zum Gastgeber.
post-menu-kept = { $game ->
    [conclave] Ein Spiel per Post liegt beim Gastgeber. Deine Pläne werden von selbst aufbewahrt.
   *[parlour] Ein Spiel per Post liegt beim Gastgeber. Deine Antwort bis dahin wird von selbst aufbewahrt.
}

post-letters = { $n ->
    [0] Briefe
    [one] Ein Brief
   *[other] { $n } Briefe
}
post-letter-came = { $from } schreibt: { $text }
post-letter-all = { $game ->
    [conclave] alle Häuser
   *[parlour] alle
}
post-letter-head = { $game ->
    [conclave] Zug { $turn }, { $from } an { $to }
   *[parlour] Schritt { $turn }, { $from } an { $to }
}
post-letter-waits = { $game ->
    [conclave] Geht mit deinen Befehlen an { $to }
   *[parlour] Geht mit deiner Antwort an { $to }
}
post-letter-back = Zurücknehmen
post-letter-back-tip = Der Brief wird nicht abgeschickt.
post-letter-later = { $game ->
    [conclave] Briefe gehen mit den Befehlen hinaus. Schreiben kannst du wieder, wenn der nächste Zug da ist.
   *[parlour] Briefe gehen mit Antworten hinaus. Schreiben kannst du wieder, wenn du das nächste Mal gefragt bist.
}
post-letter-to-tip = { $game ->
    [conclave] Wer das lesen darf. Briefe an ein einzelnes Haus liest sonst niemand als das Programm des Gastgebers.
   *[parlour] Wer das lesen darf. Einen Brief an einen Einzelnen liest sonst niemand als das Programm des Gastgebers.
}
post-letter-text = Dein Brief
post-letter-write = { $game ->
    [conclave] Den Befehlen beilegen
   *[parlour] Der Antwort beilegen
}
post-letter-write-tip = { $game ->
    [conclave] Er geht mit den Befehlen dieses Zuges hinaus und kommt mit dem nächsten Zug an.
   *[parlour] Er geht mit dieser Antwort hinaus und kommt mit dem nächsten Schritt an.
}

## The host's panel

post-hosted = { $name }, mit dir als Gastgeber
post-stand-inviting = { $n ->
    [0] Alle sind beigetreten
    [one] Einer ist noch nicht beigetreten
   *[other] { $n } sind noch nicht beigetreten
}
post-stand-orders = { $game ->
    [conclave] Zug { $turn }: { $n ->
        [0] alle Befehle sind da
        [one] ein Sitz schuldet seine Befehle
       *[other] { $n } Sitze schulden ihre Befehle
    }
   *[parlour] Schritt { $turn }: { $n ->
        [0] alle Antworten sind da
        [one] ein Sitz schuldet seine Antwort
       *[other] { $n } Sitze schulden ihre Antworten
    }
}
post-standing-mind = spielt von selbst
post-standing-invited = noch nicht beigetreten
post-standing-joined = beigetreten
post-standing-owes = { $game ->
    [conclave] schuldet Befehle
   *[parlour] schuldet eine Antwort
}
post-standing-plans = { $game ->
    [conclave] hat Pläne geschickt und ist nicht fertig
   *[parlour] hat eine Antwort begonnen und ist nicht fertig
}
post-standing-ready = { $game ->
    [conclave] Befehle sind da
   *[parlour] die Antwort ist da
}
post-standing-fallen = { $game ->
    [conclave] sein Haus ist gefallen
   *[parlour] ist nicht mehr im Spiel
}
post-place-given = { $mind } an Stelle von { $person }
post-remind = Mahnen
post-remind-tip = Kopiert eine freundliche Mahnung, die du in eine Mail einfügen kannst.
post-reminder-join = { $person }, „{ $name }“ wartet auf dich: Lege die Einladung in deinen Ordner für Briefe, und tritt bei.
post-reminder = { $game ->
    [conclave] { $person }, Zug { $turn } von „{ $name }“ wartet auf deine Befehle.
   *[parlour] { $person }, Schritt { $turn } von „{ $name }“ wartet auf deine Antwort.
}
post-give = Einem Geist geben
post-give-tip = Ein Geist bekommt diesen Sitz. Ist der Zug gespielt, dann für immer.
post-given-pending = endgültig, sobald dieser Zug abgewickelt ist
post-take-back = Zurücknehmen
post-take-back-tip = Der Sitz gehört wieder seinem Spieler. Möglich, bis der Geist einen Zug gespielt hat.
post-begin = Spiel beginnen
post-begin-tip = { $game ->
    [conclave] Schreibt den ersten Zug für alle.
   *[parlour] Schreibt den ersten Schritt für alle.
}
post-begin-sure = { $n ->
    [one] Einer ist nicht beigetreten: Ein Geist bekommt den Sitz.
   *[other] { $n } sind nicht beigetreten: Geister bekommen ihre Sitze.
}
post-process = { $game ->
    [conclave] Zug abwickeln
   *[parlour] Schritt spielen
}
post-process-tip = { $game ->
    [conclave] Wickelt den Zug mit den Befehlen ab, die da sind, und schreibt den nächsten für alle.
   *[parlour] Spielt den Schritt mit den Antworten, die da sind, und schreibt den nächsten für alle.
}
post-process-sure = { $game ->
    [conclave] { $n ->
        [one] Ein Sitz schuldet seine Befehle.
       *[other] { $n } Sitze schulden ihre Befehle.
    }
   *[parlour] { $n ->
        [one] Ein Sitz schuldet seine Antwort.
       *[other] { $n } Sitze schulden ihre Antworten.
    }
} Was für Säumige gewählt ist, geschieht jetzt.
post-process-wait-tip = Wartet weiter.
post-folder = Die Dateien liegen in { $folder }

## Invitations

post-offers = Einladungen
post-offers-none = Hier ist keine. Lass eine Einladung auf dieses Fenster fallen, oder lege sie in den Ordner unten.
post-offer = { $game ->
    [conclave] Für { $person }: { $host } lädt dich zu „{ $name }“ ein, { $n } Häuser.
   *[parlour] Für { $person }: { $host } lädt dich zu „{ $name }“ ein, einem Spiel { $title } zu { $n }.
}
post-offer-own = { $game ->
    [conclave] Für { $person }, dein eigener Sitz in „{ $name }“: { $n } Häuser.
   *[parlour] Für { $person }, dein eigener Sitz in „{ $name }“, einem Spiel { $title } zu { $n }.
}
post-offer-party-tip = { $game ->
    [conclave] Der Erzteufel, mit dem du eintrittst.
   *[parlour] Wen du spielst. Was ein anderer schon hat, tauscht das Los.
}
post-accept = Beitreten
post-accept-tip = Schreibt deine Antwort an { $host }.
post-seek-folder = Ordner für Einladungen
post-seek-folder-tip = Der Ordner, in dem du aufbewahrst, was man dir schickt, etwa einer, den du mit dem Gastgeber teilst.
post-seek = Hier nachsehen
post-seek-tip = Sieht in diesem Ordner nach Einladungen.
post-seek-how = Wer aus einem geteilten Ordner beitritt, legt auch die Antwort dort ab und findet jeden Zug darin.
