## Why minds did what they did: told of a game that is over, and of no other

### What a house may be after, after "to"

# In German these are plain infinitives, for use after a colon or after "wollte".
design-prosper = tun, was am nächsten liegt
design-gather = die Schatzkammer füllen
design-settle = Land in Besitz nehmen, das niemand hat
design-arm = mehr und stärkere Legionen haben
design-trade = kaufen, was der Basar auslegt
design-rise = die eigenen Attribute steigern
design-study = { $attribute } steigern
design-master = die großen Rituale lernen
design-conjure = durch Rituale und Ereignisse wirken
design-delve = nach Handschriften suchen und die geheimen Ziele erfüllen
design-take = { MID($place) } nehmen
design-quarrel = mit { $house } streiten, bis Waffen erlaubt sind, und gewinnen
design-contain = { $house } aufhalten, den wahrscheinlichsten Rivalen
design-endure = in Frieden leben und behalten, was da ist
design-usurp = Pandämonium an sich bringen
design-liberate = { $house } aus Pandämonium werfen
design-serve = { $house } als Blutvasall dienen

### What it wrote down

rationale-head = Die versiegelten Protokolle
rationale-text = Was jeder Geist niederschrieb, bevor er seine Befehle gab; entsiegelt, da das Spiel vorbei ist. Menschen müssen keine Gründe angeben.
rationale-figures = Chancen sind die Meinung des Geistes. Veranschlagt wird ein Befehl in Prestige, wie sein Haus es zählt: Charakter, Plan und Spielphase geben manchem mehr Gewicht, und je geringer ein Geist, desto mehr verschätzt er sich.
rationale-of-turn = Zug { $n }: die Befehle, und warum
rationale-none = In diesem Zug gab niemand Gründe an.
rationale-none-of = { $house } gab in diesem Zug keine Gründe an.
rationale-none-ever = In diesem Spiel führte niemand Protokoll: Menschen und die Geister zum Studium tun es nie.
rationale-before = Noch wurde nichts befohlen.
rationale-house = { $house }, vertraulich:
rationale-mind = { $mind }, bekannt als { $character }
rationale-chief = Hauptgeschäft seit Zug { $since }: { $design }.
rationale-chief-new = Hauptgeschäft, in diesem Zug eingereicht: { $design }.
rationale-whim = In diesem Zug folgt er einer Laune: Befehlen, die keiner seiner Pläne geschrieben hätte und die in den ausgemalten Spielen am besten abschnitten.
rationale-no-plan = Kein Plan ist aktenkundig.
rationale-chance = { $house } { $n } %
rationale-outlook = Wer seiner Meinung nach den Thron nimmt: { $chances }.
rationale-hope = { $turns ->
    [one] Die eigene Chance am Ende dieses Zuges, wie er ihn sich ausmalte: { $n } %.
   *[other] Die eigene Chance { $turns } Züge weiter, wie er sie sich ausmalte: { $n } %.
}
rationale-left = Erwogen und gelassen: { $courses }.
rationale-left-plan = { $design } ({ $n } %)
rationale-left-whim = eine Laune ({ $n } %)
rationale-order = { $slot }. { $order }
rationale-reason = Zweck: { $design }. Veranschlagt mit { $worth }.
rationale-reason-with = Zweck, zusammen mit Platz { $slot }: { $design }.
rationale-reason-whole = Zweck: { $design }.
rationale-runner-up = Übergangen: { $order } ({ $worth }).
rationale-no-runner-up = Sonst war nichts den Platz wert.
rationale-unsaid = Kein Grund ist aktenkundig.
rationale-idle = Es erging kein Befehl.
rationale-answered = Geantwortet: { $answer }.
rationale-reply-demand = Nachgeben war mit { $yielding } veranschlagt, Ablehnen mit { $defying }.
rationale-reply-insult = Herunterschlucken war mit { $yielding } veranschlagt, eine Antwort mit { $defying }.
rationale-reply-emissary = Ein Willkommen war mit { $yielding } veranschlagt, Spott mit { $defying }.
rationale-reply-grievance = Auf sich beruhen lassen war mit { $yielding } veranschlagt, eine Vendetta mit { $defying }.
rationale-reply-feared = Gefürchtet wurden die Waffen von { $house }: { $n }.
rationale-sealed = das Spiel ist nicht vorbei, und bis dahin sind die Protokolle seiner Geister versiegelt

### On the screens

rationale-show = Protokolle
rationale-show-tip = Was die Geister mit den Befehlen des eben gezeigten Zuges wollten, und wie sie ihre Chancen einschätzten.
rationale-earlier = Der Zug davor
rationale-later = Der Zug danach
rationale-watch = Zug { $n } ansehen
rationale-watch-tip = Schlägt die Bücher bei diesem Zug auf, mit allem darin aufgedeckt.
final-leaf-minutes = Protokolle
final-leaf-minutes-tip = Was die Geister planten, Zug für Zug, und warum sie befahlen, was sie befahlen.
client-graph-chances = Eigene Meinung
client-graph-chances-tip = Was jeder Geist von seinen Chancen auf den Thron hielt, in Prozent, Zug für Zug niedergeschrieben.
client-graph-chances-note = Meinungen, keine Quoten: Jede Linie zieht das Haus, dessen Farbe sie trägt. Menschen führten kein Protokoll.
rationale-slider-tip = Der Zug, dessen Protokolle aufgeschlagen sind.
