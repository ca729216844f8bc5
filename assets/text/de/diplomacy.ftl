### Diplomacy and the arena: what is demanded, claimed and answered, why the Conclave will not hear of it, and what houses say.

## What is demanded, aimed at, offered

# The number 1 fits into any case of the noun: keep it.
demanded-tribute = { $n ->
    [one] 1 Tributkarte
   *[other] { $n } Tributkarten
}
demanded-canton = 1 Grenzkanton
demanded-artifact = 1 Artefakt
demanded-relic = 1 Reliquie
aim-cantons = { $n } Kantone mehr nehmen als verlieren
aim-places = { $n ->
    [one] 1 Ort der Macht nehmen
   *[other] { $n } Orte der Macht nehmen
}
aim-legions = { $n ->
    [one] 1 Legion vernichten
   *[other] { $n } Legionen vernichten
}
terms-field = Wette { $wager }: { $aim }, binnen { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
terms-arena = Wette { $wager } auf einen Zweikampf
act-demand = Forderung
act-insult = Beleidigung
act-emissary = Gesandter
act-petition = Gesuch
act-vendetta = Anspruch auf Vendetta
act-blood-feud = Anspruch auf Blutfehde
yielded-cards = { $n ->
    [one] Übergeben wurde 1 Karte: { $cards }.
   *[other] Übergeben wurden { $n } Karten: { $cards }.
}
yielded-canton = Kanton { $canton } wechselte den Besitzer.
yielded-no-canton = Da gab es die Grenze nicht mehr, und kein Kanton wechselte den Besitzer.
yielded-treasure = Übergeben wurde: { MID($treasure) }.

## What prices and periods are made of

item-base = Zwischen zwei beliebigen Häusern
item-ranks-apart = Die Ränge zwischen euch
item-half-rank = Der halbe eigene Rang
item-own-rank = Der eigene Rang
item-conceded = Zugestandene Forderungen in Folge
item-cards = Karten des Geschenks
item-threat = Sein Platz auf der Drohliste
item-limit = Nie weniger oder mehr, als das Protokoll erlaubt

## Orders as they stand in a slot

draft-rank-threats = { $house } als größte Bedrohung einstufen
draft-rank-nobody = Die Drohliste ordnen
draft-demand = Von { $house } fordern: { $thing }
draft-insult = { $house } mit { $stake } Prestige Einsatz beleidigen
draft-emissary = { $house } einen Gesandten mit { $n } { $n ->
    [one] Karte
   *[other] Karten
} schicken
draft-vendetta = Vendetta gegen { $house } beanspruchen: { $terms }
draft-blood-feud = Blutfehde gegen { $house } beanspruchen
draft-petition = { $house } um Blutherrschaft ersuchen
draft-challenge = Den Champion von Pandämonium herausfordern mit { MID($praetor) }

## Answers as they stand in a draft

answer-rank-threats = Die Drohliste neu ordnen: { $houses }
answer-demand-refuse = Die Forderung von { $house } ablehnen
answer-demand-concede = Der Forderung von { $house } nachgeben: { MID($thing) }
answer-insult-swallow = Die Beleidigung von { $house } schlucken
answer-insult-refuse = Die Beleidigung von { $house } ablehnen
answer-emissary-accept = Den Gesandten von { $house } annehmen
answer-emissary-refuse = Den Gesandten von { $house } heimschicken
answer-emissary-humiliate = Den Gesandten von { $house } demütigen
answer-petition-accept = { $house } zum Blutvasallen nehmen
answer-petition-refuse = { $house } abweisen
answer-grievance-forgo = Auf Vendetta gegen { $house } verzichten
answer-grievance-claim = Vendetta gegen { $house } beanspruchen: { $terms }
answer-name-praetor = { MID($praetor) } gegen { $house } schicken
problem-affair = { $house } wartet auf eine Antwort: { $act }.
problem-vendetta-owed = Du hast die Beleidigung von { $house } abgelehnt und musst jetzt Vendetta beanspruchen, im Feld oder in der Arena.

## Why the Conclave will not hear of it

objection-oneself = Mit sich selbst verkehrt ein Haus nicht.
objection-fallen = { $house } ist gefallen.
objection-cast-out = Ein exkommuniziertes Haus treibt keine Diplomatie.
objection-they-cast-out = { $house } ist exkommuniziert: Niemand verkehrt mit dem Haus, und jeder darf es angreifen.
objection-suspended = Pandämonium wird mit Gewalt gehalten, und bis es frei ist, hört das Konklave niemanden an.
objection-vassal = Du bist ein Blutvasall: { $house } spricht für dich.
objection-they-vassal = Das Haus ist ein Blutvasall: Wende dich an { $house }, seinen Herrn.
objection-one-blood = Zwischen Blutherr und Blutvasall gibt es keinen Streit, den das Konklave anhören würde.
objection-pending = Zwischen dir und { $house } liegt dem Konklave schon etwas vor; das muss erst erledigt werden.
objection-preceded = { $house } wurde zuerst angehört.
objection-at-vendetta = Zwischen dir und { $house } steht eine Vendetta.
objection-at-feud = Du liegst mit { $house } in Blutfehde. Was noch zu sagen ist, sagen die Legionen.
objection-waits = Das Protokoll lässt dich noch { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} warten, diesen mitgezählt.
objection-promised = Du hast den Gesandten des Hauses angenommen, und dein Friedensversprechen gilt noch { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, diesen mitgezählt.
objection-prestige = Das kostet { $needs } Prestige, und die hast du nicht.
objection-stake = Eine Beleidigung zwischen euch darf 1 bis { $most } Prestige kosten.
objection-demand-cards = Du kannst jetzt 1 bis { $most } Tributkarten von dem Haus fordern.
objection-not-demandable = Das lässt sich nur von einem Haus niedrigeren Ranges fordern, und nur, nachdem es { $after ->
    [one] 1 Forderung
   *[other] { $after } Forderungen in Folge
} nachgegeben hat.
objection-no-border = Dein Land und das von { $house } haben keine gemeinsame Grenze.
objection-gift-cards = Ein Geschenk hat { $least } bis { $most } Karten.
objection-no-ground = Kein Grund: weder eine Ablehnung noch { $after ->
    [one] 1 Zugeständnis
   *[other] { $after } Zugeständnisse in Folge
}.
objection-terms = Diese Bedingungen lässt das Konklave nicht zu.
objection-no-feud = Dir fehlen Vendetta-Siege ({ $has } von { $needs }) oder ein Haus in Schande an deiner Grenze.
objection-bound = Einer von euch ist schon durch Blut gebunden.
objection-too-proud = Ein Bittsteller muss weniger als das halbe Prestige seines Herrn haben.
objection-too-much-land = Ein Bittsteller muss weniger als halb so viele Kantone wie sein Herr haben.
objection-not-a-ranking = Eine Drohliste nennt jeden Rivalen einmal.
objection-same-ranking = So ist deine Drohliste schon geordnet.
objection-ranking-is-free = Noch kostet das Ordnen nichts; ändere die Liste auf der Diplomatieseite, ohne Befehl.
objection-no-such-praetor = Steht nicht in deinem Dienst: { MID($praetor) }.
objection-unproven = { MID($praetor) } muss erst einen Zweikampf gewinnen, um den Champion herausfordern zu dürfen.
objection-no-champion = Der Champion von Pandämonium steht schon in deinem Dienst.
objection-plan = Dieser Plan hat keinen Bestand: { $why }.

## What happened

spoken = { $house }: „{ $words }“
duelist = { MID($praetor) } ({ $house })
duel-pandemonium = Pandämonium
fact-threats-ranked = Du hast deine Rivalen neu eingestuft.
fact-demand-made = { $house } forderte von { $other } { $thing }.
fact-demand-conceded = { $other } gab der Forderung von { $house } nach.
fact-demand-refused = { $house } lehnte die Forderung von { $other } ab und behielt das Prestige, das darauf gesetzt war.
fact-insult-hurled = { $house } beleidigte { $other } vor dem Konklave, mit { $stake } Prestige Einsatz.
fact-insult-swallowed = { $other } schluckte die Beleidigung von { $house }.
fact-insult-refused = { $house } lehnte die Beleidigung von { $other } ab und schuldet dem Konklave nun eine Vendetta.
fact-emissary-sent = { $other } schickte { $house } einen Gesandten mit { $n } { $n ->
    [one] Karte
   *[other] Karten
}.
fact-emissary-accepted = { $house } nahm den Gesandten von { $other } an und versprach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} Frieden.
fact-emissary-refused = { $house } schickte den Gesandten von { $other } heim, samt Geschenken.
fact-emissary-humiliated = { $house } demütigte den Gesandten von { $other }.
fact-petitioned = { $house } flehte { $other } an, sein Blutherr zu sein.
fact-vassal-sworn = { $other } ist nun Blutvasall von { $house }.
fact-petition-refused = { $house } wies das Gesuch von { $other } ab.
fact-vassal-freed = { $house } ist wieder sein eigener Herr: { $other }, sein Blutherr, ist gefallen.
fact-act-preceded = { $other } wurde nicht angehört ({ $act }): { $house } war zuerst an der Reihe.
fact-claimed-suit = { $house } erhob vor dem Konklave Anspruch gegen { $other }: { $terms }.
fact-claimed-suit-secret = { $house } erhob vor dem Konklave Anspruch gegen { $other }.
fact-claim-dropped = Das Konklave ließ den Anspruch von { $other } gegen { $house } fallen.
fact-vendetta-granted = Das Konklave gewährte { $house } Vendetta gegen { $other } bis Zug { $until }, um { $wager } Prestige.
fact-vendetta-aim = Das Ziel, das nur du kennst: { $aim }.
fact-vendetta-aim-was = Das Ziel war: { $aim }.
fact-combat-granted = Das Konklave gewährte { $house } Zweikampf gegen { $other }: Beide benennen bis Zug { $until } einen Prätor. Wetten: { $wager } und { $answer } Prestige.
fact-feud-granted = Das Konklave gewährte { $house } Blutfehde gegen { $other }. Sicher ist nun nichts mehr, auch keine Feste.
fact-vendetta-won = { $house } gewann die Vendetta gegen { $other }.
fact-vendetta-failed = { $house } überstand die Vendetta von { $other }.
fact-vendetta-broken-off = Die Vendetta von { $house } gegen { $other } endete ohne Urteil.
fact-praetor-named = Du hast für den Zweikampf gegen { $other } benannt: { MID($praetor) }.
fact-failed-to-appear = { $other } schickte niemanden in die Arena; der Tag gehörte { $house }.
fact-duel = { $winner } streckte { $loser } in der Arena nieder.
fact-duel-both = { $one } und { $other } streckten einander in der Arena nieder.
fact-duel-rounds = Es brauchte { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}.
fact-banished = { MID($praetor) } ({ $house }) wurde in den Abgrund verbannt.
fact-title-taken = { MID($praetor) } ({ $house }) ist der Champion von Pandämonium.

## Why prestige was gained or lost

# Names of causes, in the nominative.
cause-demand-staked = eine Forderung
cause-demand-conceded = eine zugestandene Forderung
cause-demand-refused = eine abgelehnte Forderung
cause-insult-staked = eine Beleidigung
cause-insult-swallowed = das Schlucken einer Beleidigung
cause-insult-accepted = eine geschluckte Beleidigung
cause-emissary-sent = ein Gesandter
cause-emissary-humiliated = ein gedemütigter Gesandter
cause-humiliation-swallowed = eine ungerächte Demütigung
cause-humiliation-avenged = eine gerächte Demütigung
cause-act-returned = ein zurückgegebener Einsatz
cause-wagered = eine Wette
cause-wager-returned = eine zurückgezahlte Wette
cause-vendetta-won = eine gewonnene Vendetta
cause-vendetta-lost = eine verlorene Vendetta
cause-vendetta-withstood = eine überstandene Vendetta
cause-combat-won = ein gewonnener Zweikampf
cause-homage = Huldigung vor einem Herrn
cause-champion-beaten = ein besiegter Champion
cause-title-defended = die Verteidigung des Titels

## What houses say


## The kinds of orders

order-rank_threats = Drohliste ordnen
order-rank_threats-noun = Ordnung der Drohliste
order-rank_threats-text = Stuft deine Rivalen danach ein, wie sehr du sie fürchtest. Gegen eine größere Bedrohung ist die Mindestwette einer Vendetta niedriger und ihre Frist länger. In den ersten Zügen kostet es nichts, auch keinen Platz.
order-demand = Forderung stellen
order-demand-noun = Forderung
order-demand-text = Fordert vor dem Konklave etwas von einem anderen Haus und setzt Prestige darauf. Gibt es nach, bekommst du die Sache und den Einsatz; lehnt es ab, behält es den Einsatz, und du darfst Vendetta beanspruchen.
order-insult = Beleidigen
order-insult-noun = Beleidigung
order-insult-text = Setzt Prestige auf eine Beleidigung. Wird sie geschluckt, bekommst du den Einsatz zurück und noch einmal so viel vom Beleidigten; wird sie abgelehnt, ist der Einsatz dahin, und der Beleidigte muss Vendetta gegen dich beanspruchen.
order-send_emissary = Gesandten schicken
order-send_emissary-noun = Gesandter
order-send_emissary-text = Schickt Tributkarten als Geschenk. Wird der Gesandte angenommen, stellt das andere Haus dir einige Züge lang keine Forderungen und beleidigt dich nicht.
order-claim_vendetta = Vendetta beanspruchen
order-claim_vendetta-noun = Anspruch auf Vendetta
order-claim_vendetta-text = Beansprucht Vendetta gegen ein Haus, das genügend deiner Forderungen in Folge nachgegeben hat. Das Konklave gewährt sie am Ende des Zuges und nimmt deine Wette.
order-claim_blood_feud = Blutfehde beanspruchen
order-claim_blood_feud-noun = Anspruch auf Blutfehde
order-claim_blood_feud-text = Beansprucht Blutfehde gegen ein Haus, das genügend Vendetten gegen dich verloren hat oder an deiner Grenze in Schande liegt. Fehden enden nicht, und Festen sind darin nicht sicher.
order-petition = Blutherrn erbitten
order-petition-noun = Gesuch
order-petition-text = Fleht einen viel größeren Nachbarn an, dein Blutherr zu sein. Du verlierst die Hälfte deines Prestiges, und was bleibt, zählt am Ende für deinen Herrn.
order-challenge_champion = Champion herausfordern
order-challenge_champion-noun = Herausforderung
order-challenge_champion-text = Schickt einen Prätor, der einen Zweikampf gewonnen hat, gegen den Champion von Pandämonium, sofort und auf Leben und Tod.
