### Objectives: the seven sins, secret objectives, how far one has come with them, orders, facts, refusals (manual 4.1, 4.15).

order-draw_objectives = Geheime Ziele ziehen
order-draw_objectives-noun = Ziehung geheimer Ziele
order-draw_objectives-text = Deine Seher legen dir geheime Ziele vor, so viele, wie die Prophezeiung erlaubt. Im nächsten Zug behältst du eines davon oder keines. Bei der Schlussabrechnung bringt es seinen Wert, wenn es erfüllt ist, und kostet ebenso viel, wenn nicht. Eine Ziehung je Zug.
draft-draw-objectives = Geheime Ziele ziehen
draw-objectives-tip = { $n ->
    [one] Dir wird ein geheimes Ziel vorgelegt, das du behalten darfst.
   *[other] Dir werden { $n } geheime Ziele vorgelegt, von denen du eines behalten darfst.
} Noch in deinem Stapel: { $left }.

## Public objectives

sin-gluttony = Völlerei
sin-greed = Habgier
sin-lust = Wollust
sin-sloth = Trägheit
sin-wrath = Zorn
sin-envy = Neid
sin-pride = Hochmut
sin-gluttony-text = Verzehre { $n } Seelen: Es zählen alle Seelen auf Tributkarten, mit denen du irgendetwas bezahlst.
sin-greed-text = Habe am Ende { $n } Tributkarten in deiner Schatzkammer.
sin-lust-text = Beherrsche am Ende { $places }.
sin-sloth-text = Stelle nie eine Forderung an ein anderes Haus, und beleidige nie eines.
sin-wrath-text = Erobere die Feste eines Gegners, und bringe so sein Haus zu Fall.
sin-envy-text = Bestich einen Prätor, stiehl ein Artefakt und eine Reliquie, und stiehl { $n } Tributkarten, alles durch Trug.
sin-pride-text = Schicke nie einen Gesandten, und empfange nie einen.
# How far a house is, where it counts something.
sin-gluttony-progress = { $have } von { $need } Seelen
sin-greed-progress = { $have } von { $need } Karten
sin-lust-progress = { $have } von { $need } Orten
sin-envy-progress = { $have } von { $need } Diebstählen
sin-worth = Bei der Schlussabrechnung { $worth } Prestige wert, wenn es erfüllt ist; wenn nicht, kostet es nichts.

one-or-other = { $one } oder { $other }

## What secret objectives ask

goal-assemble = Füge { $manuscript } zusammen.
goal-hold-places = Halte am Ende { $n ->
    [one] einen Ort der Macht
   *[other] { $n } Orte der Macht
}.
goal-hold-place = Halte am Ende { $place }.
goal-hold-treasures = Besitze am Ende { $n ->
    [one] ein Artefakt oder eine Reliquie
   *[other] { $n } Artefakte und Reliquien
}.
goal-own-praetors = Habe am Ende { $n ->
    [one] einen Prätor
   *[other] { $n } Prätoren
} in deinen Diensten.
goal-praetor-of-level = Habe am Ende einen Prätor der Stufe { $n } oder höher in deinen Diensten.
goal-beat-champion = Besiege einen Champion von Pandämonium im Zweikampf.
goal-reigning-champion = Habe am Ende den amtierenden Champion von Pandämonium in deinen Diensten.
goal-win-vendettas = Gewinne { $n ->
    [one] eine Vendetta
   *[other] { $n } Vendetten
}, die du beansprucht hast.
goal-win-single-combat = Gewinne den Zweikampf einer Vendetta.
goal-begin-blood-feud = Beginne eine Blutfehde.
goal-eliminate-rival = Bringe einen Rivalen zu Fall, indem du seine Feste einnimmst.
goal-most-cantons = Besitze am Ende mindestens so viele Kantone wie jedes andere Haus.
goal-hold-cantons = Besitze am Ende { $n ->
    [one] einen Kanton
   *[other] { $n } Kantone
}.
goal-never-lose-place = Verliere nie einen Ort der Macht.
goal-destroy-legions = Vernichte { $n ->
    [one] eine Legion eines anderen Hauses
   *[other] { $n } Legionen anderer Häuser
}.
goal-legion-of-level = Befehlige am Ende eine Legion der Stufe { $n } oder höher.
goal-attribute-of-level = Habe am Ende eines deiner Attribute auf { $n } oder höher.
goal-steal-cards = Stiehl { $n ->
    [one] eine Tributkarte
   *[other] { $n } Tributkarten
}.
goal-hold-cards = Habe am Ende { $n ->
    [one] eine Tributkarte
   *[other] { $n } Tributkarten
} in deiner Schatzkammer.
goal-demands-conceded = Bringe andere dazu, { $n ->
    [one] einer deiner Forderungen
   *[other] { $n } deiner Forderungen
} nachzugeben.
goal-insults-swallowed = Bringe andere dazu, { $n ->
    [one] eine deiner Beleidigungen
   *[other] { $n } deiner Beleidigungen
} zu schlucken.
goal-lord-of-vassal = Habe am Ende einen Blutvasallen.
goal-never-concede = Gib nie der Forderung eines anderen Hauses nach.
objective-worth = Bei der Schlussabrechnung { $worth } Prestige wert, wenn es erfüllt ist; wenn nicht, kostet es { $worth }.

## How far one has come

progress-of = { $have } von { $need }
progress-not-yet = Noch nicht
progress-done = Erledigt
progress-kept = Bisher gehalten
progress-out-of-reach = Unerreichbar
progress-met-tip = Es wäre erfüllt, wenn das Spiel jetzt endete.
progress-open-tip = Es wäre nicht erfüllt, wenn das Spiel jetzt endete.
progress-lost-tip = Es kann nicht mehr erfüllt werden.

reckoned-met = { $objective }, erfüllt: { $prestige } Prestige.
reckoned-failed = { $objective }, verfehlt: { $prestige } Prestige.

## Facts, answers, refusals

fact-objectives-drawn = { $house } hat { $n ->
    [one] ein geheimes Ziel
   *[other] { $n } geheime Ziele
} gezogen: { $objectives }.
fact-objective-kept = { $house } behielt das geheime Ziel „{ $objective }“.
fact-objective-none-kept = { $house } behielt keines der gezogenen geheimen Ziele.
fact-objective-met = { $house } hat sein Ziel „{ $objective }“ erfüllt: { $prestige } Prestige.
fact-objective-failed = { $house } hat sein Ziel „{ $objective }“ verfehlt: { $prestige } Prestige.
fact-objective-failed-freely = { $house } hat sein öffentliches Ziel „{ $objective }“ verfehlt, was nichts kostet.
answer-keep-objective = Das geheime Ziel „{ $objective }“ behalten
answer-keep-no-objective = Keines der geheimen Ziele behalten
refusal-objective-no-prophecy = Ohne eine Stufe in Prophezeiung kann niemand geheime Ziele ziehen.
refusal-objective-drawn-already = Du hast in diesem Zug schon geheime Ziele gezogen.
refusal-objective-deck-empty = In deinem Stapel sind keine geheimen Ziele mehr.
problem-objectives-wait = Geheime Ziele sind gezogen: Wähle, welches du behältst, oder behalte keines.
