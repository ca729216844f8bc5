### The panels of events and decrees (herald-), and of objectives (aims).

## The sheet of events

herald-sheet = Ereignisse
herald-hand = Auf der Hand: { $n } von { $most }
herald-hand-title = Ereigniskarten
herald-hand-none = Du hältst keine Ereigniskarten.
herald-hand-tip = Niemand sonst sieht die Ereigniskarten auf deiner Hand, und wer eine Karte hält, verhindert, dass sie gespielt wird.
herald-hand-draws = Als Regent ziehst du { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
} und darfst dann insgesamt { $keep } halten, alte und neue zusammen.
herald-hand-drawn = Karten gezogen: { $parts }.
herald-hand-kept = Karten behalten: { $parts }.
herald-nothing = Nichts läuft
herald-in-slot = Platz { $n }
herald-free = umsonst
herald-price = Preis
herald-prestige = { $n } Prestige
herald-on = Gespielt auf
herald-on-whom = Es wird auf { $whom } gespielt.
herald-on-nobody = kein bestimmtes Ziel
herald-on-rival = ein anderes Haus
herald-on-house = irgendein Haus
herald-on-place = einen Ort der Macht eines Rivalen
herald-on-legion = eine deiner Legionen
herald-on-praetor = einen deiner Prätoren
herald-on-banished = einen Prätor, den du an den Abgrund verloren hast
herald-lasts = Dauer
herald-at-once = sofort, dann vorbei
herald-its-course = bis es seinen Lauf genommen hat
herald-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
herald-turns-between = { $least } bis { $most } Züge
herald-lasts-tip = Der Zug, in dem es gespielt wird, zählt nicht mit. Wo eine Spanne steht, wählen die Würfel, sobald es gespielt wird.
herald-secret = Niemand außer dir erfährt, dass es gespielt wird.

## Playing a card

herald-play-count = Ereignis spielen ({ $n })
herald-play = { $event } spielen
herald-play-tip = Es wird gespielt, wenn sein Platz an der Reihe ist. Karte und Preis sind dann fort.
herald-change = Befehl ändern
herald-take-back = Zurücknehmen
herald-stands = Kommt auf Platz { $n }.
herald-choose = Auf wen?
herald-choose-first = Wähle zuerst, auf wen es gespielt wird.
herald-aim = { $name } · { $note }
herald-aim-place = { $house }, Stufe { $level }, { $n } Prestige
herald-aim-level = Stufe { $level }
herald-aim-banished = im Abgrund
herald-aim-none = Es gibt niemanden und nichts, worauf es gespielt werden könnte.
herald-look = { MID($name) } auf dem Brett ansehen
herald-pay = Was es kostet
herald-pay-prestige = Dein Prestige, wenn der Platz an der Reihe ist, nach Plan:
herald-pay-covers = Genug
herald-counsel = { $n ->
    [one] Du hältst eine Ereigniskarte, die du spielen könntest: { $event }.
   *[other] Du hältst { $n } Ereigniskarten, die du spielen könntest, darunter { $event }.
}

herald-plays = { $house } spielt ein Ereignis.
herald-plays-on = { $house } spielt ein Ereignis auf { MID($aim) }.

## Choosing which cards are kept

herald-keep = Du hast { $drawn ->
    [one] eine Ereigniskarte
   *[other] { $drawn } Ereigniskarten
} gezogen; insgesamt darfst du { $keep ->
    [0] keine
    [one] eine
   *[other] { $keep }
} behalten, alte und neue zusammen.
herald-keep-hand = Dann auf der Hand: { $n } von { $most }
herald-keep-old = Auf der Hand
herald-keep-new = Eben gezogen
herald-keep-none = Keine davon behalten
herald-keep-hand-only = Meine Hand behalten
herald-keep-none-tip = Deine Hand bleibt, wie sie ist, soweit du sie behalten darfst; was gezogen wurde, wird abgeworfen.
herald-keep-tip = Was du nicht behältst, wird vor aller Augen abgeworfen. Solange du nicht gewählt hast, kannst du kein Ereignis spielen.
herald-held = auf der Hand
herald-on-offer = Klick behält sie
herald-kept = behalten
herald-let-go = abgeworfen
herald-no-room = kein Platz
herald-keep-go = Wählen, was bleibt
herald-keep-first = Du hast Karten gezogen. Solange du nicht gewählt hast, welche du behältst, kannst du keine spielen.

## What goes on

herald-strip = Ereignisse: { $held } auf der Hand, { $running } laufend
herald-strip-line = { $event }: { $words }
herald-strip-tip = Deine Ereigniskarten, was läuft, und wie lange noch.
herald-running = Laufend: { $n }
herald-running-none = Zurzeit läuft kein Ereignis.
herald-running-line = { $left } · für { $whom }
herald-left = noch { $n } Züge
herald-left-last = letzter Zug
herald-binds-you = dich
herald-binds-all = alle
herald-goes-on = Es läuft
herald-played-by = Gespielt von { $house }.
herald-binds = Es bindet { $whom }.
herald-until = Bis zum Ende von Zug { $turn }.
herald-size = { $n } Prestige, wie alle anderen es sehen.

## What events ask

herald-ask = { $event }: Das Konklave verlangt von dir { $matter }.
herald-until-then = { $by } Du kannst bis Zug { $turn } antworten und deine Antwort ändern.
herald-ask-vote = { $event }: Soll { $house } exkommuniziert werden?
herald-ask-vote-you = { $event }: Das Konklave stimmt über deine Exkommunikation ab.
herald-comply = Zahlen
herald-pay-leads = { $n ->
    [one] Die Karte geht
   *[other] Die { $n } Karten gehen
} an das Konklave. Ohne deine Wahl trifft es die, die am wenigsten wert sind.
herald-defy = Missachten
herald-defy-leads = Du verlierst { $n } Prestige. Schweigen bewirkt dasselbe.
herald-sacrifice-leads = Was du wählst, gehört von da an dem Konklave, wo immer es jetzt ist.
herald-sacrifice-none = Du hast nichts, was du hergeben könntest.
herald-send-leads = Die Legion, die du wählst, verlässt das Brett. Was ihr zugeteilt ist, bleibt in deiner Schatzkammer; ihre Kampfkarten sind verloren. { $odds }
herald-send-none = Du hast keine Legion, die du entsenden könntest.
herald-legion = { $legion }, Stufe { $level }
herald-legion-level = Stufe
herald-legion-guard = Dies ist deine Leibgarde.
herald-contest = Ein Turnier
herald-contest-tip = Der Prätor bestreitet jeden Kampf nach diesem Plan.
herald-contest-leads = Wähle einen Prätor und plane, wie er kämpfen soll.
herald-contest-forfeit = Wer niemanden schickt, verliert { $n } Prestige.
herald-contest-banished = Wer einen Kampf verliert, wird in den Abgrund verbannt.
herald-vote-stake = Du hast { $voices ->
    [one] 1 Stimme
   *[other] { $voices } Stimmen
}, eine für jede Stufe deines Ranges, und würdest { $wager } Prestige wetten.
herald-vote-tip = Mehr Stimmen dafür als dagegen exkommunizieren das Haus; ein Gleichstand nicht. Die Wetten derer, die die Abstimmung verlieren, sind dahin.
herald-vote-for = Dafür stimmen
herald-vote-for-leads = Wird { $house } exkommuniziert, kommt deine Wette ({ $wager }) zurück. Wenn nicht, ist sie verloren.
herald-vote-against = Dagegen stimmen
herald-vote-against-leads = Bleibt { $house }, kommt deine Wette ({ $wager }) zurück und { $bonus } dazu. Wenn nicht, ist sie verloren.
herald-vote-abstain = Sich enthalten
herald-vote-abstain-leads = Du wettest nichts und hast keine Stimme. Schweigen bewirkt dasselbe.
herald-silent = { $event }: Du hast nicht geantwortet. Schweigen kostet { $n } Prestige.
herald-silent-many = Das Konklave verlangt { $n } Dinge von dir, auf die du nicht geantwortet hast. Schweigen kostet insgesamt { $cost } Prestige.
herald-silent-yet = { $event }: Du hast noch niemanden gemeldet. Wer bis Zug { $turn } niemanden geschickt hat, verliert { $n } Prestige.
herald-silent-vote = { $event }: Du hast nicht abgestimmt. Schweigen ist Enthaltung.
herald-card-promised = Versprochen für { $event }.

herald-prestige-veiled = Ein Ereignis verbirgt das Prestige anderer Häuser.
panel-prestige-hidden = ?

## Objectives

aims = Ziele
aims-public = öffentlich
aims-secret = geheim
aims-no-secrets = Du hast keine geheimen Ziele. Ziehe welche mit einem Befehl.
aims-wait = Gezogene Ziele warten im Zugprotokoll.
aims-cast-out = Solange du exkommuniziert bist, zählen deine Ziele nichts.
aims-vassal = Als Blutvasall von { $house } hast du keine eigenen Ziele: Sie zählen nichts.
aims-balance = Endete das Spiel jetzt
aims-balance-tip = Ziele werden bei der Schlussabrechnung gezählt. Ein geheimes, das nicht erfüllt ist, kostet so viel, wie es gegeben hätte.
aims-of-rival = Öffentliches Ziel:
aims-unknown = niemand sieht, wie weit es gediehen ist
aims-unknown-tip = Wie nahe das Haus ihm ist, zeigt sich erst am Ende.
aims-reward = Wenn erfüllt
aims-ask = { $n ->
    [one] Ein geheimes Ziel liegt dir vor. Behältst du es?
   *[other] { $n } geheime Ziele liegen dir vor. Welches behältst du?
}
aims-ask-tip = Eines oder keines. Die anderen kommen unter deinen Stapel.
aims-if-not = wenn erfüllt, sonst
aims-now = Jetzt: { $progress }
aims-keep = „{ $objective }“ behalten
aims-keep-none = Keines behalten
aims-keep-none-tip = Alle kommen unter deinen Stapel. Nichts ist gewonnen, und nichts steht auf dem Spiel.

## What is under way

herald-under-way = Im Gange: { $n }
herald-stands-so = Wie es steht
herald-comes-to-you = es sucht dich
herald-comes-to-you-tip = Es kann zu dir kommen.
herald-brief-paladin = auf dem Weg zu { $house }
herald-brief-turn = am Ende von Zug { $turn }
herald-brief-gathers = sammelt sich
herald-brief-back = zurück am Ende von Zug { $turn }
herald-brief-home = Legionen warten auf die Heimkehr
herald-brief-next = als Nächstes: { $house }
herald-brief-leaves = zieht ab
herald-brief-struck = { $n ->
    [0] noch niemand getroffen
    [one] ein Haus getroffen
   *[other] { $n } Häuser getroffen
}
herald-paladin = { $house } wird { $prestige } Prestige und eine Reliquie verlieren, oder ohne Reliquie { $cards } Tributkarten.
herald-games-in = { $n ->
    [0] Es wird jetzt ausgetragen.
    [one] Es wird am Ende dieses Zuges ausgetragen.
   *[other] Es wird in { $n } Zügen ausgetragen, dieser mitgezählt.
}
herald-entered = Du hast { MID($praetor) } gemeldet.
herald-entered-nobody = Du hast niemanden gemeldet.
herald-entered-others = Wen andere melden, zeigt sich erst beim Turnier.
herald-crusade-chance = Jede Legion kehrt mit einer Chance von { $n } % zurück.
herald-crusade-base = Chance einer Legion allein
herald-crusade-company = { $n ->
    [one] Eine Legion ist aufgebrochen
   *[other] { $n } Legionen sind aufgebrochen
}
herald-crusade-limit = Die Chance ist nie besser als { $n } %.
herald-crusade-odds = Eine Legion, die allein geht, kehrt mit einer Chance von { $one } % zurück; jede weitere bringt { $each } % dazu, bis zu { $limit } %.
herald-host-visits = { $house }, Zug { $turn }, wenn es eine Legion hat
herald-host-tip = Sie fällt über eine Legion jedes Hauses her; über welche, sagen die Würfel. Ihre Wunden behält sie von Schlacht zu Schlacht. Einmal besiegt, ist sie fort.
herald-beast-struck = { $house } ist schon getroffen.
herald-beast-prey = { $house } hält einen Ort der Macht und ist noch nicht getroffen.
herald-beast-safe = { $house } hält nichts, was sie will.
herald-beast-rest = Jeden Zug ruht sie mit einer Chance von { $n } %; sonst wählen die Würfel ein Haus unter denen, die noch getroffen werden können.

## The final count

client-final-objective = { $objective } { $prestige }
