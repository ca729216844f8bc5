# Events (manual 4.13).

order-play_event = Ereignis spielen
order-play_event-noun = Ereignis
order-play_event-text = Spielt eine Ereigniskarte, die als Regent gezogen wurde. Sie wirkt ab ihrem Platz, kostet, was auf ihr steht, und liegt danach, wo alle sie sehen können.
draft-event = { $event } spielen
draft-event-on = { $event } auf { MID($aim) } spielen
event-aim-nobody = kein bestimmtes Ziel
answer-keep-events = { $events } behalten
answer-keep-no-events = Keine Ereigniskarte behalten
answer-decree-defy = Missachten
answer-decree-pay = Mit { $n ->
    [one] einer Karte
   *[other] { $n } Karten
} bezahlen
answer-decree-sacrifice = { MID($treasure) } hergeben
answer-decree-send = { MID($legion) } entsenden
answer-decree-name = { MID($praetor) } benennen
answer-decree-vote-for = Dafür stimmen
answer-decree-vote-against = Dagegen stimmen

## Why an event cannot be played, and what events forbid

refusal-event-not-held = Dieses Haus hält diese Ereigniskarte nicht.
refusal-event-choosing = Es wurden mehr Ereigniskarten gezogen, als behalten werden dürfen: Wähle, welche du behältst, bevor du eine spielst.
refusal-event-aim = Darauf kann diese Karte nicht gespielt werden.
refusal-event-no-border = { START($house) } hat keinen Grenzkanton, der den Besitzer wechseln könnte: keinen ohne Legion und ohne Ort neben deinem Land.
refusal-event-prestige = Sie zu spielen kostet { $needs } Prestige, und so viel ist nicht da.
refusal-event-cast-out = Ein exkommuniziertes Haus hat kein Prestige, das das Konklave in Zahlung nähme.
refusal-event-houses = Es sind weniger als { $needs } Häuser übrig, die abstimmen könnten.
refusal-event-forbidden = { $event } verbietet es, { $turns ->
    [one] diesen Zug lang.
   *[other] { $turns } Züge lang, diesen mitgezählt.
}

## What cards say

event-lasts-exactly = { $most ->
    [one] Dauert einen Zug über den hinaus, in dem es gespielt wird.
   *[other] Dauert { $most } Züge über den hinaus, in dem es gespielt wird.
}
event-lasts = Dauert { $least } bis { $most } Züge über den hinaus, in dem es gespielt wird.
event-free = Es zu spielen kostet nichts.
event-costs = Es zu spielen kostet { $cost }.
event-costs-prestige = Es zu spielen kostet { $prestige } Prestige.
event-costs-both = Es zu spielen kostet { $cost } und { $prestige } Prestige.
event-secret = Nur wer es spielt, erfährt, dass es gespielt wurde.

edict-monsoons = Keine Legion fliegt, und keine hat mehr als einen Marschpunkt.
edict-ritual-cap = { $aimed ->
    [yes] Das Ziel vollzieht kein Ritual über Stufe { $n }.
   *[no] Niemand vollzieht ein Ritual über Stufe { $n }.
}
edict-no-rituals = { $aimed ->
    [yes] Das Ziel vollzieht überhaupt keine Rituale.
   *[no] Niemand vollzieht irgendein Ritual.
}
edict-ritual-costs = Jedes Ritual kostet { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} Tribut mehr.
edict-tribute-dice = { $n ->
    [one] Ein sechsseitiger Würfel wird
   *[other] { $n } sechsseitige Würfel werden
} { $direction ->
    [down] von jedem Tributwurf jedes Hauses abgezogen.
   *[up] zu jedem Tributwurf jedes Hauses hinzugezählt.
}
edict-no-tribute = Keine Tributforderung bringt irgendeinem Haus Tribut.
edict-tribute-keep = Jedes Haus darf von jeder Tributforderung { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} { $direction ->
    [down] weniger
   *[up] mehr
} behalten.
edict-tribute-choice = Häuser vom Rang Marquis an aufwärts wählen aus { $n } Tributkarten { $direction ->
    [down] weniger
   *[up] mehr
}, Häuser vom Rang Baron oder darunter aus { $low } { $lowly ->
    [down] weniger
   *[up] mehr
}.
edict-minimum-bids = Alle Mindestgebote im Basar sind { $n } % { $direction ->
    [down] niedriger
   *[up] höher
}.
edict-bazaar-master = Du bist Herr des Höllenbasars: Die Hälfte aller Tributkarten, die dort ausgegeben werden, ist dein, aber du darfst nicht bieten.
edict-bazaar-closed = Der Basar ist geschlossen. Gebote, die darin liegen, kommen zurück.
edict-no-combat-cards = Keine Kampfkarte wirkt in irgendeiner Schlacht; die Einheiten zugeteilten bleiben dort, unverbraucht.
edict-no-events = Niemand spielt Ereigniskarten.
edict-no-vendettas = Niemand beansprucht Vendetta.
edict-combat-prestige = Deine Siege in Schlachten sind { $percent } % ihres üblichen Prestiges wert.
edict-favorite = Kein anderes Haus darf dich beleidigen oder Forderungen an dich stellen.
edict-evil-sleeps = Orte der Macht geben kein Prestige, ebenso wenig die Reliquien, die ihnen zugeteilt sind. Reliquien in Festen geben es weiterhin.
edict-ritual-prestige = Rituale der Zerstörung geben { $percent } % ihres üblichen Prestiges, wer sie auch vollzieht, auch für das, was sie töten.
edict-amplified = Infernal Affliction und Dire Dissipation richten { $percent } % ihres üblichen Schadens an.
edict-rumor = Das Ziel scheint für alle anderen um { $n } sechsseitige Würfel { $direction ->
    [down] weniger
   *[up] mehr
} Prestige zu haben, als es hat.
edict-intel-failure = Niemand sieht das Prestige eines anderen Hauses als des eigenen.

event-effect-paladin = Ein einsamer Paladin kommt in die Hölle und sucht ein zufälliges Haus heim.
event-effect-tournament = In Pandämonium wird ein Turnier der Champions ausgerufen. Ein Haus, das keinen Champion schickt, verliert Prestige.
event-effect-crusade = Ein Kreuzzug bricht gegen die Wälle des Himmels auf. Jedes Haus soll eine Legion schicken; was zurückkommt, ist gewaltig gestärkt.
event-effect-angelic-host = Eine Engelsschar steigt herab, um über eine Legion jedes Hauses herzufallen, zuerst über eine des Hauses mit dem meisten Prestige.
event-effect-beast = Die Bestie wird losgelassen, um bei jedem Haus, das einen Ort der Macht hält, einmal zuzuschlagen.
event-effect-fissure = { $fissures ->
    [one] Ein passierbarer Kanton ohne Ort wird
   *[other] Ein bis { $fissures } passierbare Kantone ohne Ort werden
} für immer zur Schlucht. Eine Legion darauf zieht sich zurück, wenn ein sechsseitiger Würfel und ihre Stufe zusammen { $save } erreichen; sonst wird sie vernichtet.
event-effect-harrowing = Jedes Haus verliert die Hälfte seiner Tributkarten, die Seelen tragen, abgerundet und zufällig gewählt.
event-effect-insurrection = { $aimed ->
    [yes] Ein Ort der Macht eines Gegners erhebt sich gegen seinen Besitzer
   *[no] Ein zufälliger Ort der Macht eines zufälligen Hauses, vielleicht deines eigenen, erhebt sich gegen seinen Besitzer
} und gehört niemandem mehr; seine Besatzung ist unversehrt. Prätor und Reliquien darin kehren in die Schatzkammer ihres Besitzers zurück.
event-effect-capricious-wrath = { $aimed ->
    [yes] Eine zufällige Legion des Ziels
   *[no] Eine zufällige Legion eines zufälligen Hauses, vielleicht deines eigenen,
} wird vernichtet, aber nie eine Leibgarde.
event-effect-corruption = Jedes Haus wirft so viele zufällige Tributkarten ab, wie { $corruption } sechsseitige Würfel zeigen, oder alle, die es hat.
event-effect-rumors-of-weakness = Ein zufälliger Gegner verliert so viel Prestige, wie { $weakness } sechsseitige Würfel zeigen.
event-effect-unexpected-tribute = Du erhältst { $least } bis { $most } Tributkarten.
event-effect-infernal-promotion = Eine deiner Legionen erhält einen Orden: { $promotion }. Es gibt ihn nur einmal; solange eine Legion ihn trägt, gibt die Karte nichts.
event-effect-dreadful-deeds = Einer deiner Prätoren erhält einen Orden: { $deeds }.
event-effect-legion-tax = Jedes Haus muss für jede seiner Legionen eine Tributkarte zahlen oder Prestige verlieren.
event-effect-conclave-manipulation = Jeder laufende Erlass des Konklaves wird sofort zurückgenommen, ebenso Turniere und Kreuzzüge, die noch nicht begonnen haben. Erlasse eines einzigen Zuges, etwa Steuern, Abgaben, Prüfungen und Abstimmungen, bleiben bestehen.
event-effect-loyalty-check = { $aimed ->
    [yes] Jede Legion des Ziels
   *[no] Jede Legion der Hölle, auch deine eigenen,
} wirft einen sechsseitigen Würfel und zählt ihre Treue hinzu. Welche auf weniger als { $needs } kommt, wird mit allem, was ihr zugeteilt ist, in den Abgrund verbannt. Leibgarden wanken nie.
event-effect-test-of-loyalty = Jedes Haus muss dem Konklave einen Prätor, eine Reliquie oder ein Artefakt hergeben oder Prestige verlieren.
event-effect-levy = { $aimed ->
    [yes] Das Ziel
   *[no] Jedes Haus
} muss dem Konklave Tributkarten zahlen oder Prestige verlieren.
event-effect-lose-attribute = { $aimed ->
    [yes] Das Ziel verliert
   *[no] Jedes Haus, auch deines, verliert
} einen Punkt eines zufälligen Attributs.
event-effect-aether-flux = Jedes Haus wirft alle Ereigniskarten ab, die es hält.
event-effect-revanchism = { $aimed ->
    [yes] Bis zu { $cantons } zufällige Grenzkantone eines Nachbarn werden dein
   *[no] Bis zu { $cantons } zufällige Grenzkantone eines zufälligen Hauses gehen an einen zufälligen Nachbarn
}, keiner davon mit einer Legion oder einem Ort der Macht.
event-effect-expel-the-heretic = Die Häuser stimmen darüber ab, ob ein zufälliger Gegner exkommuniziert wird, mit einer Stimme für jede Stufe des Ranges.
event-effect-dangerous-bickering = Alle Vendetten und Zweikämpfe enden, und was gewettet wurde, kommt zurück; Forderungen und Beleidigungen beginnen von vorn. Solange es andauert, beansprucht niemand Vendetta. Blutfehden gehen weiter.
event-effect-amnesty = { $aimed ->
    [yes] Ein Prätor, den du an den Abgrund verloren hast, kehrt zu dir zurück
   *[no] Zu jedem Haus, das einen Prätor an den Abgrund verloren hat, kehrt einer zurück
}, hat aber vergessen, was er gelernt hatte.
event-effect-writ-of-rescindment = Jedes exkommunizierte Haus, das nicht Pandämonium hält, wird wieder in das Konklave aufgenommen.
event-effect-census = Jedes Haus gewinnt einen Punkt Prestige für jeden Kanton, den es besitzt.
event-effect-back-room-dealing = Am Ende des nächsten Zuges wird mit Sicherheit eine Konklavemarke gezogen.
event-effect-unfit-for-office = Das Ziel wird das nächste Mal, wenn es Regent würde, übergangen.
event-effect-neutralize-schemers = Allen wird mitgeteilt, ob das Ziel die Macht hinter dem Thron ist; wenn ja, ist es das nicht länger.
event-effect-unveil-king-makers = Dem Konklave werden alle Königsmacher genannt, samt ihren Marionetten.

## What happened

fact-event-drawn = { $house } hat { $event } gezogen.
fact-event-discarded = { $house } legte ungespielt weg: { $events }.
fact-event-reshuffled = Der Ereignisstapel war aufgebraucht und wurde neu gemischt.
fact-event-played = { $house } spielte { $event }.
fact-event-played-on = { $house } spielte { $event } auf { MID($aim) }.
fact-event-idle = { $event } fand nichts, worauf es wirken könnte.
fact-event-began = { $event } begann und dauert noch { $turns ->
    [one] einen Zug.
   *[other] { $turns } Züge.
}
fact-event-ended = { $event } ist vorbei.
fact-event-cancelled = { $event } wurde vom Konklave zurückgenommen.
fact-event-fissured = Der Boden bei { $at } hat sich zu einer Schlucht geöffnet.
fact-event-cards-lost = { $house } verlor { $n ->
    [one] eine Tributkarte.
   *[other] { $n } Tributkarten.
}
fact-event-cards-gained = { $house } erhielt { $n ->
    [one] eine Tributkarte.
   *[other] { $n } Tributkarten.
}
fact-event-card = Eine Karte mit: { $worth }.
fact-event-rebelled = Der Ort { MID($place) } hat sich gegen { $house } erhoben und dient niemandem.
fact-event-faithless = Die Legion { MID($legion) } erwies sich als treulos, da sie auf { $n } kam, wo { $needs } nötig waren, und wurde in den Abgrund verbannt.
fact-event-decorated = Ein Orden für { MID($wearer) }: { $decoration }.
fact-event-returned = { MID($praetor) } kehrte aus dem Abgrund zu { $house } zurück.
fact-event-reinstated = { $house } wurde wieder in das Höllische Konklave aufgenommen.
fact-event-no-tribute = Die Schergen kehrten mit leeren Händen zurück: { $event } hielt allen Tribut fern.
fact-event-passed-over = { $house } galt als untauglich für das Amt und wurde als Regent übergangen.
fact-event-token-arranged = Es ist dafür gesorgt, dass am Ende des nächsten Zuges eine Konklavemarke gezogen wird.
fact-event-schemer = { $house } war die Macht hinter dem Thron und ist es nicht länger.
fact-event-no-schemer = Hinter dem Thron fand sich nichts, was { $house } gehört.
fact-event-kingmaker = { $house } ist ein Königsmacher, und { $pawn } ist die Marionette.
fact-event-buried = Alle Vendetten wurden auf Anordnung des Konklaves begraben.

## What keeps a turn from being sealed

problem-events-wait = Du hältst mehr Ereigniskarten, als du darfst: Wähle, welche du behältst.

## Causes of prestige

cause-event = ein Ereignis
cause-event-played = ein gespieltes Ereignis
cause-decree-defied = ein missachteter Erlass
cause-vote-wagered = eine Abstimmungswette
cause-vote-returned = eine zurückgezahlte Abstimmungswette
