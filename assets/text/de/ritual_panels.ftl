# The rituals tab, the pointing at targets, what rituals have done as the board and the panels show it.

## Terms
term-ritual = Ritual
term-ritual-text = Eine Tat der Magie. Stufen der fünf Disziplinen eröffnen Rituale, und einige Reliquien in der Ritualkammer tun es auch. Es belegt einen Befehlsplatz und einen Ritualplatz und wird mit Tribut bezahlt. Gegen ein anderes Haus werden zwei Würfel mit deiner Stufe gegen zwei Würfel mit dem geworfen, was widersteht.
term-ritual-slot = Ritualplatz
term-ritual-slot-text = Ein Platz in deiner Ritualkammer. Eine Reliquie, die dort liegt, belegt einen, und ein Ritual ebenso: bis zum Ende des Zuges oder solange es aufrechterhalten wird.
term-ritual-masking = Ritualverschleierung
term-ritual-masking-text = Ab einer hohen Stufe des Trugs lassen sich Rituale der Zerstörung verbergen, sodass sie keinen Streit brauchen, und jedes Ritual gegen ein anderes Haus kann den Namen eines dritten tragen. Beides kostet mehr Seelen, und beides scheitert, wenn die Identitätsprüfung scheitert.

## The chamber
rite-slot-over = Dafür gibt es keinen Platz.
rite-slot-planned = Geplant auf Befehlsplatz { $n }.
rite-slot-spent = Diesen Zug benutzt
rite-slot-blocked = Gesperrt
rite-slot-blocked-tip = Bis zum Ende des Zuges kann hier nichts vollzogen werden.
rite-slot-free-tip = Frei für ein Ritual oder eine Reliquie.
rite-since = Aufrechterhalten seit Zug { $turn }.
rite-since-on = Aufrechterhalten seit Zug { $turn }: { $target }.
rite-paid = Bezahlt
rite-unpaid = Unbezahlt: es endet
rite-upkeep-of = Unterhalt von { $ritual } in diesem Zug:
rite-upkeep-tip = Ein anhaltendes Ritual verlangt seinen Unterhalt vor dem ersten Befehl jedes Zuges. Wird nichts bezahlt, endet es, und sein Platz ist frei.
rite-upkeep-covered = Der Unterhalt ist gedeckt.
rite-ends = Unbezahlt und im Morgengrauen dieses Zuges zu Ende: { $ritual }.
rite-sustain = Aufrechterhalten
rite-sustain-which = { $ritual } aufrechterhalten
rite-sustain-tip = Bezahlt mit den freien Karten, die den Unterhalt am sparsamsten decken.
rite-let-end = Enden lassen
rite-let-end-which = { $ritual } enden lassen
rite-card-pledged = Sie bezahlt { $ritual }.

## The book
rite-all = Alle { $n }
rite-open = Dir offen: { $n }
rite-none-open = Deinem Haus steht kein Ritual offen. Die erste Stufe von Trug, Prophezeiung oder Zerstörung eröffnet eines.
rite-chapter = { $discipline }, Stufe { $n }
rite-chapter-tip = Jede Stufe einer Disziplin eröffnet die Rituale dieser Stufe und macht die darunter stärker.
rite-chapter-relics = Rituale der Reliquien
rite-level = { $discipline }, Stufe { $level }
rite-by-relic = { $relics } in der Kammer
rite-unlocked-by = Zugang durch: { $what }.
rite-raise = { $attribute } steigern
rite-find-relic = Reliquien suchen
rite-cost = Preis
rite-upkeep = Unterhalt je weiterem Zug

## The preparation
rite-choose = Wähle ein Ritual aus dem Buch.
rite-choose-tip = Ein Ritual belegt einen deiner Befehlsplätze und einen deiner Ritualplätze und wird bezahlt, wenn sein Befehlsplatz an der Reihe ist. Auch wenn das Ziel widersteht, sind die Karten weg.
rite-put-away = Dieses Ritual weglegen
rite-lasts = · hält an, solange sein Unterhalt bezahlt wird:
rite-at-once = · wirkt sofort
rite-step-target = Ziel
rite-step-guise = In wessen Namen
rite-step-price = Bezahlung
rite-step-slot = Befehlsplatz
rite-oneself = Dein eigenes Haus
rite-point = Auf dem Brett
rite-point-tip = Zeigt das Brett; was gewählt werden kann, ist umringt. Esc bringt dich zurück.
rite-nothing-to-aim-at = Es ist nichts in Sicht, woran dies vollzogen werden könnte.
rite-warded = Eine Kampfkarte daran widersteht Trug.
rite-which-value = Weniger von:
rite-value = { $stat }: { $n }
rite-value-of = { $stat } von { MID($legion) }
rite-march-to = { MID($legion) } nach { $canton }
rite-copies-of = { $n ->
    [0] Trugbilder von { MID($legion) }
    [one] Ein Trugbild von { MID($legion) }
   *[other] { $n } Trugbilder von { MID($legion) }
}
rite-canton-to = { $canton } für { $house }
rite-whose = Für:
rite-legions-chosen = { $n ->
    [one] Eine Legion ist gewählt.
   *[other] { $n } Legionen sind gewählt; jede widersteht für sich.
}

rite-aim-oneself = Es wird an deinem eigenen Haus vollzogen.
rite-aim-house = Wähle einen Rivalen.
rite-aim-own-legion = Wähle eine eigene Legion.
rite-aim-legion = Wähle eine Legion eines Rivalen.
rite-aim-unit = Wähle eine Legion eines Rivalen oder die Besatzung eines Ortes.
rite-aim-value = Wähle eine Legion eines Rivalen und welcher ihrer Werte leiden soll.
rite-aim-legions = Wähle Legionen eines einzigen Rivalen.
rite-aim-own-praetor = Wähle einen eigenen Prätor.
rite-aim-praetor = Wähle einen Prätor eines Rivalen.
rite-aim-spoils = Wähle, was den Besitzer wechseln soll.
rite-aim-march = Wähle eine Legion eines Rivalen, dann auf dem Brett ihren Weg, Kanton für Kanton.
rite-aim-step = Wähle eine eigene Legion, dann den Kanton, in den sie treten soll.
rite-aim-copies = Wähle eine eigene Legion, dann leere eigene Kantone für ihre Trugbilder.
rite-aim-border = Wähle einen Kanton an einer Grenze und wer ihn bekommen soll.
rite-aim-objective = Wähle ein eigenes geheimes Ziel, um es zu verwerfen, oder einen Rivalen, der eines verwerfen soll.

rite-success = Erfolgschance
rite-success-tip = Du wirfst zwei Würfel und zählst deine Seite hinzu; das Ziel tut dasselbe. Du brauchst mehr. Widersteht es, sind die Karten verbraucht. Ein Fragezeichen steht, wo nur geschätzt ist, was es hinzuzählt.
rite-unseen = Chance, unerkannt zu bleiben
rite-unseen-tip = Ein zweiter Wurf derselben Art, ohne das, was das Ziel selbst hinzuzählt. Misslingt er, erfährt das Haus, dass du es warst.
rite-odds-own = Du zählst hinzu:
rite-odds-theirs = Die andere Seite zählt hinzu:
rite-odds-nothing = nichts, wovon du weißt
rite-odds-unknown = Das andere Haus kann mehr haben, als du weißt: Reliquien und Rituale in seiner Kammer, Schutzbanne auf seinen Kampfkarten.

rite-openly = Offen
rite-openly-tip = Alle erfahren, wer es war. Dafür braucht es eine Vendetta, eine Blutfehde oder eine Exkommunikation zwischen euch; Erfolg bringt Prestige.
rite-unsigned = Ohne Unterschrift
rite-unsigned-tip = Niemand erfährt, wer es war, es sei denn, die Identitätsprüfung misslingt.
rite-masked = Verschleiert
rite-masked-tip = Braucht keinen Streit und verbirgt deinen Namen, wenn die Identitätsprüfung gelingt. Wovon niemand weiß, das bringt kein Prestige.
rite-framing = Im Namen von:
rite-framing-house = Im Namen von { $house }
rite-framing-tip = Gelingt die Identitätsprüfung, so nennt das Protokoll des Opfers dieses Haus.
rite-adds = Aufschlag

rite-part-threat = Deine Drohliste
rite-part-mask = Schleier, in Seelen
rite-part-framing = Fremder Name, in Seelen
rite-part-events = Ereignisse, in Seelen
rite-price-tip = Gegen die Ersten auf deiner Drohliste kostet ein Ritual weniger, und zwar von dem, wovon es am meisten verlangt.
rite-discounted = { $n } weniger gegen diese Bedrohung
rite-surcharged = { $n ->
    [one] eine Seele mehr
   *[other] { $n } Seelen mehr
}
rite-one-card = Eine Karte, was auch immer sie trägt
rite-no-cards = Du hast keine freien Karten.
rite-cannot-pay = Deine freien Karten decken es nicht. Dir fehlen:
rite-paid-with = { $n ->
    [one] bezahlt mit 1 Karte:
   *[other] bezahlt mit { $n } Karten:
}
rite-covered = Der Preis ist gedeckt.
rite-put = Auf Platz { $n } vollziehen
rite-change = Platz { $n } ändern
rite-put-tip = Nichts ist endgültig, bevor der Zug gesiegelt ist: Der Befehl kann geändert, verschoben und herausgenommen werden.
rite-slot-taken = Dort steht ein anderer Befehl.
rite-slot-tip = Das Ritual wird vollzogen, wenn dieser Platz an der Reihe ist; Befehle davor kommen zuerst.

## Pointing
rite-done = Fertig
rite-nobody = Neu wählen
rite-back = Zurück (Esc)

## What rituals have done
rite-weakened = { $stat } –{ $n }
rite-weakened-tip = Eine Combat Deception nimmt ihr einen Teil ihrer Stärke.
rite-confused = Verwirrt
rite-confused-tip = Sie kann sich nicht bewegen.
rite-juggernaut = Juggernaut +{ $n }
rite-juggernaut-tip = Jeder Kampfwert, der nicht null ist, ist größer. Wenn dies endet, ist die Legion erschöpft.
rite-exhausted = Erschöpft
rite-exhausted-tip = Sie hat keine eigene Stärke und keine eigenen Marschpunkte; Prätoren und Artefakte zählen weiter.
rite-spell-left = { $spell } ({ $n ->
    [one] dieser Zug
   *[other] { $n } Züge
})
rite-spell-until = Bis zum Ende von Zug { $turn }.
rite-hidden = Verborgen
rite-seen = Gesehen
rite-hidden-from = Nicht gesehen von { $houses }.
rite-hidden-tip = Strategic Deception verbirgt deine Legionen vor jedem Haus, das keine Legion und keine Besatzung neben ihnen hat. Ein Infernal Eye kann sie dennoch finden.
rite-rumour = Ein Gerücht von { MID($legion) }
rite-rumour-tip = Rivalen sehen hier eine Legion. Sie löst sich auf, sobald jemand den Kanton betritt oder das Ritual nicht aufrechterhalten wird.
rite-counsel-free = Ein Ritualplatz ist frei, und du könntest { $ritual } bezahlen.

## What an augury has shown
rite-augury = Enthüllt in Zug { $turn }
rite-augury-more = Was noch zu sehen war
rite-augury-tip = { $n ->
    [0] Eine Dark Augury zeigte dies in eben diesem Zug.
    [one] Eine Dark Augury zeigte dies vor einem Zug. Es kann sich seither geändert haben.
   *[other] Eine Dark Augury zeigte dies vor { $n } Zügen. Es kann sich seither geändert haben.
}
rite-augury-vault = { $n ->
    [0] In der Schatzkammer lag kein Tribut.
    [one] In der Schatzkammer lag eine Karte:
   *[other] In der Schatzkammer lagen { $n } Karten:
}
rite-augury-no-vault = Die Schatzkammer war leer: Weder Tribut noch anderes lag darin.
rite-augury-goods = Außerdem in der Schatzkammer:
rite-augury-treasure = { $treasure }, Stufe { $level }
rite-augury-worth = Zusammen: { $purse }
rite-augury-chamber = In der Kammer:
rite-augury-no-chamber = Die Kammer war leer.
rite-augury-perks = Gaben:
rite-augury-no-perks = Das Haus hatte keine Gabe.
rite-augury-objectives = Geheime Ziele:
rite-augury-no-objectives = Das Haus hatte kein geheimes Ziel.
