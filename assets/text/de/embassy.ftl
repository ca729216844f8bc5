### The diplomacy page: the wheel of houses, what stands between two of them, acts and answers, the threat list.

embassy-you = Du
embassy-house = { $house }: { $stance }
embassy-you-tip = Dein eigenes Haus. Ein Klick öffnet deine Drohliste.
embassy-open = Du darfst vor dem Konklave an dieses Haus herantreten.
embassy-before = { $house } an { $other }: { $act }
embassy-before-tip = Liegt dem Konklave vor und ist noch nicht erledigt.
embassy-claimed-by = Beansprucht von { $house }.
embassy-claimed-until = Beansprucht von { $house } um { $wager } Prestige, bis zum Ende von Zug { $until }.
embassy-threat = Bedrohung { $n }
embassy-threat-means = Bedrohung { $n } auf deiner Liste: Eine Vendetta verlangt eine Wette von { $least } bis { $most } Prestige und darf { $turns ->
    [one] 1 Zug
   *[other] bis zu { $turns } Züge
} dauern.
embassy-look = Die Feste auf dem Brett zeigen
embassy-disgraced = Dieses Haus ist in Schande: Ihm bleibt nichts als der Kanton seiner Feste. Wer daran grenzt, darf Blutfehde beanspruchen.

## What stands between two

embassy-clocks = Protokoll zwischen euch
embassy-you-to-it = Von dir
embassy-it-to-you = Von ihm
embassy-now = jetzt
embassy-turns = { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}
embassy-for-ever = für immer
embassy-in-turns = { $n ->
    [one] in 1 Zug
   *[other] in { $n } Zügen
}
embassy-clock-demand-you = Deine nächste Forderung: { $when }
embassy-clock-demand-it = Seine nächste Forderung: { $when }
embassy-clock-insult-you = Deine nächste Beleidigung: { $when }
embassy-clock-insult-it = Seine nächste Beleidigung: { $when }
embassy-clock-emissary-you = Dein nächster Gesandter: { $when }
embassy-clock-emissary-it = Sein nächster Gesandter: { $when }
embassy-clock-peace-you = Dein Friedensversprechen: { $when }
embassy-clock-peace-it = Sein Friedensversprechen: { $when }
embassy-clock-conceded-you = Seine Zugeständnisse in Folge: { $when }
embassy-clock-conceded-it = Deine Zugeständnisse in Folge: { $when }
embassy-clock-victories-you = Deine Vendetta-Siege über das Haus: { $when }
embassy-clock-victories-it = Seine Vendetta-Siege über dich: { $when }
embassy-at-rest = Zwischen euch läuft keine Wartefrist und kein Versprechen.
embassy-clock-demand = Nächste Forderung
embassy-clock-demand-tip = Wurde einer Forderung nachgegeben, wartet ein Haus { $diplomacy_wait } Züge, und für jeden Rang, den das andere höher steht, einen mehr. Auch ein Friedensversprechen hält Forderungen auf.
embassy-clock-insult = Nächste Beleidigung
embassy-clock-insult-tip = Wurde eine Beleidigung geschluckt, wartet ein Haus { $diplomacy_wait } Züge, und für jeden Rang, den das andere höher steht, einen mehr. Auch ein Friedensversprechen hält Beleidigungen auf.
embassy-clock-emissary = Nächster Gesandter
embassy-clock-emissary-tip = Zwischen zwei Gesandten an dasselbe Haus wartet ein Fürst { $emissary_wait } Züge, jeder niedrigere Rang einen mehr.
embassy-clock-peace = Friedensversprechen
embassy-clock-peace-tip = Wer einen Gesandten annimmt, stellt dessen Herrn so viele Züge lang keine Forderungen und beleidigt ihn nicht, diesen Zug mitgezählt.
embassy-clock-conceded = Zugestandene Forderungen in Folge
embassy-clock-conceded-tip = Wie vielen Forderungen in Folge das andere Haus nachgegeben hat. Jede macht die nächste billiger und größer; { $conceded_for_vendetta } davon geben ein Recht auf Vendetta. Mit einer Vendetta zwischen den beiden beginnt die Zählung von vorn.
embassy-clock-victories = Gewonnene Vendetten
embassy-clock-victories-tip = Wie viele Vendetten gegen das andere Haus gewonnen wurden. { $victories_for_feud } davon geben ein Recht auf Blutfehde.
embassy-vendetta-own = Deine Vendetta, bis zum Ende von Zug { $until }. Gewonnen bringt sie deine Wette von { $wager } zurück und { $bonus } dazu; sonst ist die Wette verloren.
embassy-vendetta-other = Die Vendetta des Hauses { $house } gegen dich, bis zum Ende von Zug { $until }, um { $wager } Prestige. Wird sie gewonnen, verlierst du { $half }; scheitert sie, gewinnst du { $half }.
embassy-aim = Das Ziel: { $aim }.
embassy-progress = { $n } von { $of }
embassy-aim-hidden = Das Ziel ist versiegelt: Kantone, Orte der Macht oder Legionen von dir.
embassy-combat = Zweikampf, beansprucht von { $house }: Beide benennen bis zum Ende von Zug { $until } einen Prätor. Wetten: { $wager } und { $answer } Prestige.
embassy-combat-named = Von dir benannt: { MID($praetor) }.
embassy-combat-nobody = Du hast noch niemanden benannt.
embassy-claim-own = Dein Anspruch liegt dem Konklave vor: { $terms }.
embassy-claim-feud = Dein Anspruch auf Blutfehde liegt dem Konklave vor.
embassy-claim-other = Dem Konklave liegt ein Anspruch von { $house } gegen dich vor. Die Bedingungen sind versiegelt.
embassy-awaits = Liegt bei { $house } und wird in diesem Zug beantwortet: { $act }.

## Acts

embassy-acts = Was du tun kannst
embassy-possible = Jetzt möglich
embassy-price = Was es kostet
embassy-range = { $least }–{ $most }
embassy-put = Auf Platz { $n } setzen
embassy-put-nowhere = Kein freier Platz
embassy-put-tip = Wird am Ende dieses Zuges vorgetragen und mit dem nächsten beantwortet.
embassy-stands = Steht auf Platz { $n }
embassy-instead = Stattdessen auf Platz { $n }
embassy-take-out = Von Platz { $n } nehmen
embassy-less = weniger
embassy-more = mehr
embassy-bounds = { $least } bis { $most }
embassy-if-concedes = Wenn { $house } nachgibt
embassy-if-refuses = Wenn { $house } ablehnt
embassy-if-refuses-silent = Wenn { $house } ablehnt oder schweigt
embassy-if-swallows = Wenn { $house } schluckt oder schweigt
embassy-if-accepts = Wenn { $house } annimmt
embassy-if-humiliates = Wenn { $house } deinen Gesandten demütigt
embassy-if-granted = Wenn das Konklave sie gewährt
embassy-demand-cards = Tributkarten:
embassy-demand-most = Wie viele gefordert werden können
embassy-demand-chooses = Welche es wird, wählt das andere Haus; ein Kanton wird entlang der Grenze ausgelost.
embassy-demand-conceded = Du bekommst { $thing }, und dein Einsatz ({ $stake }) kommt zurück{ $more ->
    [0] .
   *[other] , und { $more } dazu durch die Gabe „Bully“.
} Bis zur nächsten Forderung wartest du { $wait } Züge. Damit hat das Haus { $n ->
    [one] einmal
   *[other] { $n }-mal in Folge
} nachgegeben ({ $needed }-mal in Folge gibt ein Recht auf Vendetta), und die nächste Forderung kostet { $next }.
embassy-demand-refused = { $house } behält deinen Einsatz ({ $stake }), und du darfst im Zug darauf Vendetta beanspruchen, ohne dafür einen Befehlsplatz zu belegen.
embassy-stake = Einsatz:
embassy-insult-swallowed = Du bekommst deinen Einsatz ({ $stake }) zurück und { $gained } Prestige vom Beleidigten dazu. Bis zur nächsten Beleidigung wartest du { $wait } Züge.
embassy-insult-refused = Dein Einsatz ({ $stake }) ist dahin, und { $house } muss im Zug darauf Vendetta gegen dich beanspruchen.
embassy-gift = Das Geschenk: { $least } bis { $most } Karten deiner Schatzkammer.
embassy-no-cards = In deiner Schatzkammer liegt nichts zum Verschenken.
embassy-gift-lay = Drücken, um sie zum Geschenk zu legen.
embassy-gift-back = Drücken, um sie zurückzunehmen.
embassy-peace = { $cards } Karten kaufen { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} Frieden.
embassy-peace-title = Züge des Friedens
embassy-emissary-wait = Der nächste Gesandte wartet { $n } Züge.
embassy-emissary-accepted = Das Haus behält die Karten. { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} lang stellt es dir keine Forderungen und beleidigt dich nicht; ein noch laufender Friede wächst um ebenso viel.
embassy-emissary-refused = Die Karten kehren zurück. Das Prestige ist dahin.
embassy-emissary-humiliated = Die Karten kehren zurück, und { $house } gewinnt { $glee } Prestige. Du solltest im Zug darauf Vendetta beanspruchen, sonst verlierst du weitere { $shame }. Gewonnen bringt sie zusätzlich { $relief }.
embassy-feud-free = Eine Blutfehde kennt keine Wette.
embassy-feud-granted = Deine Legionen dürfen die Legionen, Orte und die Feste von { $house } angreifen, und das Haus die deinen. Wer seine Feste verliert, scheidet aus. Eine Fehde endet nicht von selbst.
embassy-petition-price = Das Bitten kostet nichts. Wird der Vertrag gesiegelt, ist dein halbes Prestige verloren.
embassy-petition-needs = Weniger als die Hälfte seines Prestiges (du { $own }, das Haus { $other }), weniger als die Hälfte seiner Kantone (du { $land }, das Haus { $others }) und eine gemeinsame Grenze.
embassy-petition-accepted = Du verlierst { $half } Prestige und bist wieder Lord; { $house } steigt im Rang. Diplomatie treibt nur noch dein Herr, sein Verhältnis zu anderen ist auch deines, und Regent wirst du nie. Ihr geht frei durch das Land des anderen und steht einander bei. Am Ende zählt dein Prestige für deinen Herrn.
embassy-petition-refused = Nichts, nur dass die ganze Hölle davon gehört hat.

## Terms of a vendetta

embassy-field = Im Feld
embassy-field-tip = Du erklärst, was du dem anderen Haus antun wirst und wie schnell. Das Ziel bleibt versiegelt, bis das Konklave urteilt.
embassy-arena = Zweikampf
embassy-arena-tip = Beide Häuser benennen binnen { $answer_turns } Zügen einen Prätor, und einer von beiden kommt zurück. Beide zahlen die Wette.
embassy-aim-cantons = Kantone, netto
embassy-aim-cantons-tip = So viele Kantone mehr, die du ihm nimmst, als es zurücknimmt.
embassy-aim-places = Orte der Macht
embassy-aim-places-tip = So viele Orte der Macht, die du ihm nimmst; was du verlierst, zählt nicht gegen dich.
embassy-aim-legions = Vernichtete Legionen
embassy-aim-legions-tip = So viele seiner Legionen, vernichtet in der Schlacht oder durch ein Ritual von dir.
embassy-aim-pays = Bringt außer der Wette selbst noch { $percent } % davon.
embassy-aim-too-much = So viel, wie da zu nehmen wäre, besitzt das Haus nicht.
embassy-quarry = { MID($unit) }: Die Legion { MID($legion) } könnte { $turns ->
    [one] in diesem Zug
   *[other] in etwa { $turns } Zügen
} angreifen und zu { $percent } % siegen.
embassy-quarry-late = { MID($unit) }: etwa { $turns } Züge entfernt, zu weit für { $limit ->
    [one] einen Zug
   *[other] { $limit } Züge
}.
embassy-quarry-tip = Nach dem jetzigen Stand beider. Der Weg ist nach der Entfernung geschätzt: Was dazwischenliegt, kann ihn verlängern.
embassy-limit = Züge:
embassy-limit-tip = Höchstens { $n }, nach deinem Rang und dem Platz des Hauses auf deiner Drohliste. Jeder Zug weniger bringt ein Viertel der Wette mehr.
embassy-wager = Wette:
embassy-wager-least = Mindestens:
embassy-wager-most = Höchstens:
embassy-wager-short = So viel hast du nicht: Das Konklave nimmt die { $n }, die da sind.
embassy-if-won = Gelingt dies bis zum Ende von Zug { $until }: { $aim }
embassy-field-won = Deine Wette von { $wager } kommt zurück, und { $bonus } dazu ({ $percent } % der Wette). { $house } verliert { $half }. Es zählt auf dem Weg zur Blutfehde.
embassy-hasty = Je weniger Züge du dir gibst, desto mehr bringt es: { $percent } % in einem Zug.
embassy-if-late = Wenn die Zeit abläuft
embassy-field-lost = Deine Wette von { $wager } ist dahin, und { $house } gewinnt { $half }.
embassy-if-arena-won = Wenn dein Prätor siegt oder der andere ausbleibt
embassy-arena-won = Du bekommst { $double } für deine Wette von { $wager }. { $house } verliert die eigene Wette. Es zählt auf dem Weg zur Blutfehde.
embassy-if-arena-lost = Wenn dein Prätor fällt
embassy-arena-lost = Deine Wette von { $wager } ist dahin, und das andere Haus bekommt { $double } für die Wette von { $answer }, die es zahlen muss. Benennst du bis zum Ende von Zug { $until } niemanden, ist deine Wette dahin, und das andere bekommt die seine zurück.
embassy-redress-title = Eine gerächte Demütigung
embassy-redress = Gewonnen bringt diese Vendetta zusätzlich { $n } Prestige.

## Answers

embassy-ask-demand = { $house } fordert von dir { $thing } und hat { $stake } Prestige darauf gesetzt.
embassy-ask-insult = { $house } hat dich vor dem Konklave beleidigt, mit { $stake } Prestige Einsatz.
embassy-ask-emissary = { $house } hat dir einen Gesandten mit { $n } { $n ->
    [one] Karte
   *[other] Karten
} geschickt.
embassy-ask-petition = { $house } fleht dich an, sein Blutherr zu sein.
embassy-ask-refused = { $house } hat deine Forderung abgelehnt. Jetzt darfst du Vendetta beanspruchen, und nur jetzt.
embassy-ask-humiliated = { $house } hat deinen Gesandten gedemütigt. Beanspruche jetzt Vendetta, oder verliere { $n } Prestige.
embassy-refuse = Ablehnen
embassy-concede = Nachgeben
embassy-swallow = Schlucken
embassy-accept = Geschenk annehmen
embassy-send-home = Heimschicken
embassy-humiliate = Demütigen
embassy-take-vassal = Zum Vasallen nehmen
embassy-turn-away = Abweisen
embassy-claim = Vendetta beanspruchen
embassy-forgo = Verzichten
embassy-demand-refuse-leads = Du gewinnst den Einsatz von { $stake } Prestige. { $house } darf im Zug darauf Vendetta gegen dich beanspruchen; solange sie dauert, dürfen seine Legionen deine Kantone und Orte nehmen.
embassy-demand-concede-leads = { $house } bekommt das Geforderte, dazu den eigenen Einsatz ({ $stake }) zurück, und wartet { $wait } Züge. Damit hast du { $n ->
    [one] einmal
   *[other] { $n }-mal in Folge
} nachgegeben; { $needed }-mal in Folge gibt ihm ein Recht auf Vendetta.
embassy-concede-short = Du hast nur { $n ->
    [one] 1 Karte, die nicht schon versprochen ist
   *[other] { $n } Karten, die nicht schon versprochen sind
}.
embassy-concede-nothing = Du hast nichts davon und kannst es nicht hergeben.
embassy-concede-canton = Der Kanton wird entlang eurer gemeinsamen Grenze ausgelost; Orte der Macht bleiben verschont.
embassy-concede-cards = Du gibst { $n } von { $of } her:
embassy-concede-lay = Drücken, um sie herzugeben.
embassy-card-promised = Hergegeben auf die Forderung von { $house }. Sie verlässt die Schatzkammer vor dem ersten Platz.
embassy-swallow-leads = Du verlierst { $lost } Prestige an { $house }; das Haus wartet { $wait } Züge, bevor es dich wieder beleidigt.
embassy-insult-refuse-leads = { $house } verliert den Einsatz ({ $stake }). Im Zug darauf musst du Vendetta gegen das Haus beanspruchen, mit einer Wette von { $least } bis { $most } Prestige.
embassy-gift-holds = Das Geschenk:
embassy-accept-leads = Die Karten sind dein. Du stellst { $house } keine Forderungen und beleidigst das Haus nicht, { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
} lang.
embassy-send-home-leads = Die Karten gehen zurück; niemand schuldet irgendwem irgendetwas.
embassy-humiliate-leads = Du gewinnst { $glee } Prestige, und die Karten gehen zurück. { $house } muss Vendetta gegen dich beanspruchen oder { $shame } Prestige verlieren.
embassy-petition-leads = { $house } verliert { $half } Prestige und ist ein Lord; du steigst im Rang. Du führst seine Diplomatie, und dein Verhältnis zu anderen gilt auch für das Haus. Ihr geht frei durch das Land des anderen und steht einander bei. Am Ende zählt sein Prestige, jetzt { $left }, für dich.
embassy-turn-away-leads = Zwischen euch ändert sich nichts.
embassy-claim-leads = Das Konklave gewährt sie am Ende dieses Zuges und nimmt die Wette. Einen Platz braucht sie nicht. Solange sie dauert, dürfen die Legionen beider Häuser in das Land des anderen einrücken und dort angreifen: Auch deines liegt offen.
embassy-forgo-leads = Nichts geschieht. Das Recht erlischt mit diesem Zug.
embassy-forgo-humiliated = Du verlierst { $n } Prestige. Das Recht erlischt mit diesem Zug.
embassy-right-refused = { $house } hat deine Forderung abgelehnt: Du darfst in diesem Zug Vendetta beanspruchen, und in keinem anderen.
embassy-right-humiliated = { $house } hat deinen Gesandten gedemütigt: Beanspruchst du nicht in diesem Zug Vendetta, verlierst du { $n } Prestige.
embassy-go-answer = Zu dem, was wartet

## The threat list

embassy-threats = Drohliste
embassy-threats-text = Deine Rivalen, die größte Bedrohung zuerst. Gegen eine größere Bedrohung darf bei einer Vendetta weniger gewettet werden, und sie darf länger dauern. Rivalen sehen deine Liste nicht. Ziehe eine Zeile oder benutze ihre Pfeile.
embassy-free = Bis Zug { $n } kostet eine Änderung nichts, auch keinen Platz. Sie gilt, sobald der Zug gesiegelt und abgewickelt ist.
embassy-free-last = Dies ist der letzte Zug, in dem eine Änderung nichts kostet. Vom nächsten Zug an ist sie ein Befehl mit einem Preis.
embassy-ranked = Neu geordnet; es gilt in diesem Zug.
embassy-rank-back = Wie zuvor
embassy-rank-price = Eine neue Ordnung ist ein Befehl mit einem Preis:
embassy-rank-paid = Die neue Ordnung ist bezahlt.
embassy-rank-cast-out = exkommuniziert: immer 1
embassy-more-feared = { $house } mehr fürchten
embassy-less-feared = { $house } weniger fürchten
embassy-counsel-free = Deine Drohliste sagt, welche Rivalen du am meisten fürchtest: Gegen diese darf bei Vendetten weniger gewettet werden, und sie dürfen länger dauern. In diesem Zug lässt sich die Reihenfolge zum letzten Mal umsonst ändern.
