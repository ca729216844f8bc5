### Oaths of the Pit: the phases of a game, what each asks of a seat, what an answer means, and why one is refused.
### $devil is the devil that is asked or answers.

## Phases

oaths-phase-muster = Verstärkung
oaths-phase-settle = Ein neues Heimatreich
oaths-phase-special = Sonderkarten
oaths-phase-counter = Sonderkarten: Antworten
oaths-phase-drunk = Handkarten werden neu verteilt
oaths-phase-trade = Handel
oaths-phase-trade-round = Handel, Runde { $round } von { $rounds }
oaths-phase-torture = Handel: Folter
oaths-phase-exchange = Handel: Tausch von Eiden
oaths-phase-ransom = Handel: Lösegeld
oaths-phase-action = Aktion
oaths-phase-war = { $number ->
    [1] Erster Konflikt
    [2] Zweiter Konflikt
    [3] Dritter Konflikt
   *[other] Konflikt { $number }
}
oaths-phase-before-war = Vor den Konflikten: { $part }
oaths-phase-war-part = { $number ->
    [1] Erster Konflikt: { $part }
    [2] Zweiter Konflikt: { $part }
    [3] Dritter Konflikt: { $part }
   *[other] Konflikt { $number }: { $part }
}
oaths-part-moves = Züge
oaths-part-traitors = Verräter
oaths-part-open = Kampf auf freiem Feld
oaths-part-losses = Verluste
oaths-part-arrival = Ankunft
oaths-part-siege = Kampf in Heimatreichen
oaths-part-revenge = Rache
oaths-part-spoils = Kriegsbeute
oaths-part-vacant = Reiche, die niemand beherrscht
oaths-part-souls = Seelen
oaths-phase-rites = Rituale
oaths-phase-score = Wertung
oaths-phase-pile = Wertung: der Stapel
oaths-phase-last-prisoners = Das Ende: Gefangene
oaths-phase-vote = Das Ende: die Wahl

## Questions

oaths-ask-nothing = Nichts zu wählen
oaths-ask-nothing-text = Das geschieht von selbst.
oaths-ask-settle = Heimatreich wählen
oaths-ask-settle-text = { $devil } hat kein Heimatreich und bezieht eines, das niemand beherrscht: { $realms }.
oaths-ask-table = Karten auslegen
oaths-ask-table-text = { $devil } hat { $drawn ->
    [one] 1 Karte
   *[other] { $drawn } Karten
} gezogen und legt davon { $discard } ab. Die anderen werden ausgelegt. Ereignisse darunter geschehen sofort.
oaths-ask-window = Sonderkarten spielen
oaths-ask-window-text = { $moment }: Gespielt werden können { $cards }. Jeder andere Teufel, der eine Karte dafür hat, darf antworten.
oaths-ask-counter = Antworten
oaths-ask-counter-text = Diese Karten wurden gespielt: { $cards }. Durch „{ $counter }“ verliert eine davon ihre Wirkung.
oaths-ask-played = { $play } (von { $by })
oaths-ask-drunk = Karten abgeben
oaths-ask-drunk-text = { $devil } gibt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} der Hand ab. Sie werden mit denen der anderen gemischt, und { $devil } bekommt ebenso viele zurück.
oaths-ask-trade = Handeln
oaths-ask-trade-text = Alle sprechen gleichzeitig. Dann geschieht es in dieser Reihenfolge: Gefallen einfordern, offene Angebote beantworten, foltern, freilassen, Sonderkarten, neue Angebote. Was sofort getauscht wird, ist bindend; Sicherheit und Bündnisse binden bis zur nächsten Spielrunde; andere Versprechen binden nicht.
oaths-ask-trade-last = Das ist die letzte Runde: Angebote können beantwortet, aber nicht gemacht werden.
oaths-ask-trade-silence = Es herrscht Schweigen: keine Angebote, und Gefallen nur, um Gefangene zu befreien.
oaths-ask-trade-offers = { $count ->
    [0] Kein Angebot steht { $devil } offen.
    [one] 1 Angebot steht { $devil } offen.
   *[other] { $count } Angebote stehen { $devil } offen.
}
oaths-ask-torture = { $prisoner } foltern
oaths-ask-torture-text = { $devil } sieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} der Hand von { $prisoner }: { $cards }. Wird eine behalten, die keine Stimme ist, ist { $prisoner } frei. Werden alle zurückgegeben, bleibt { $prisoner } gefangen.
oaths-ask-give = Eide oder Stimmen geben
oaths-ask-give-text = { $to } hat einen Tausch eingefordert. { $devil } wählt { $count ->
    [one] 1 Eid oder 1 Stimme
   *[other] { $count } Eide oder Stimmen
} der eigenen Hand für { $to } und bekommt ebenso viele zurück.
oaths-ask-return = Eide oder Stimmen zurückgeben
oaths-ask-return-text = { $devil } wählt { $count ->
    [one] 1 Eid oder 1 Stimme
   *[other] { $count } Eide oder Stimmen
} der eigenen Hand als Gegengabe für { $to }. Es dürfen die eben erhaltenen sein.
oaths-ask-ransom = Einen Eid ablegen
oaths-ask-ransom-text = { $devil } ist wieder frei und zahlt mit einem Eid der eigenen Hand. Der Eid verlässt das Spiel, und niemand sieht, von wem er war.
oaths-ask-orders = Rituale wirken, auf die Erde schicken
oaths-ask-orders-text = { $devil } kann selbst { $own ->
    [one] 1 Ritual
   *[other] { $own } Rituale
} wirken. Jede Horde, die Rituale wirken kann, übernimmt 1 mehr. Rituale, die niemand wirkt, werden abgelegt. Wer Rituale wirkt, kann nicht auf die Erde gehen und nicht angreifen, bevor die Rituale vorbei sind. Auf der Erde sammelt jede Horde und jeder Teufel in jedem Konflikt 1 Seele und kann nicht kämpfen.
oaths-ask-orders-virtue = Es ist eine Zeit der Tugend: Kein Teufel kann auf die Erde gehen, und die Hälfte der Horden, die gehen, wird vernichtet.
oaths-ask-orders-war = Es ist Weltkrieg. Alle diese Horden müssen auf die Erde gehen: { $fiends }.
oaths-ask-orders-stays = { $devil } selbst kann jetzt nicht auf die Erde gehen.
oaths-ask-move = Ziel wählen
oaths-ask-move-text = Die Armee von { $devil } hat Stärke { $open } auf freiem Feld und { $assault } gegen ein Heimatreich. Alle Ziele werden gleichzeitig aufgedeckt. Armeen, die sich treffen, kämpfen auf freiem Feld; wer siegt, zieht weiter zum Ziel.
oaths-ask-move-raise = Seelen, die vor dem Zug zu Horden werden können ({ $hordes }): { $souls }.
oaths-ask-raise = Seelen in Horden verwandeln
oaths-ask-late = Die anderen haben ihre Ziele gezeigt: { $targets }.
oaths-ask-aimed = { $devil } { $target }
oaths-ask-suborn = Eine Horde nehmen
oaths-ask-suborn-text = Eine dieser Armeen kann gezwungen werden, { $devil } eine Horde zu geben: { $armies }. Der Teufel dieser Armee wählt die Horde.
oaths-ask-betray = Eine Horde abgeben
oaths-ask-betray-text = { $to } nimmt eine Horde von { $devil }. { $devil } wählt sie.
oaths-ask-strategy = Strategie wählen
oaths-ask-strategy-text = Jede Seite zeigt eine Farbe. Jede Farbe hat eine Nummer. Sie siegt unmittelbar über die nächstkleinere, und { $black } über { $highest }. Sind mehrere Seiten nicht so besiegt, gewinnt die stärkste von ihnen; sind die stärksten gleich, gewinnt niemand.
oaths-ask-siege-text = Beide Seiten zeigen eine Farbe. Jede Farbe hat eine Nummer. Sie siegt unmittelbar über die nächstkleinere, und { $black } über { $highest }. Sonst brauchen die Angreifer mehr Stärke als der Verteidiger. Ein Verteidiger, der verliert, wird vernichtet.
oaths-ask-reach = { $devil } siegt unmittelbar über Farben bis zu { $steps } Schritte unter der eigenen.
oaths-ask-powers = Stärke: { $powers }.
oaths-ask-power = { $side } { $power }
oaths-ask-lose = Horden verlieren
oaths-ask-lose-text = { $devil } muss { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
} eigener Wahl verlieren.
oaths-ask-lose-toll = Nur zur Seite gelegt werden: { $undying }. Sie kehren zurück, wenn { $devil } siegt, und gehören sonst dem Verteidiger.
oaths-ask-salvage = Eine Horde retten
oaths-ask-salvage-text = { $artifact }: { $devil } kann einmal in dieser Spielrunde eine davon nehmen: { $hordes }.
oaths-ask-avenge = Rache nehmen
oaths-ask-avenge-text = { $devil } ist gefangen und vernichtet bis zu { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
} in jeder dieser Armeen: { $armies }.
oaths-ask-divide = Beute teilen
oaths-ask-divide-text = Die Armee von { $from } wurde vernichtet. Ein Punkt geht an einen der Sieger mit den wenigsten Punkten. Jeder, der folgt, bekommt etwas, wenn es reicht.
oaths-ask-divide-spoils = Beute: { $spoils }.
oaths-ask-divide-gaoler = { $devil } bekommt alle Gefangenen.
oaths-ask-divide-point = 1 Punkt
oaths-ask-divide-realm = das Reich „{ $realm }“
oaths-ask-swap = Das Reich nehmen
oaths-ask-swap-text = { $devil } kann das Reich „{ MID($realm) }“ als Heimat nehmen. Dann beherrscht niemand mehr das Reich „{ MID($old) }“.
oaths-ask-swap-homeless = { $devil } kann das Reich „{ MID($realm) }“ als Heimat nehmen.
oaths-ask-occupy = Ein Reich besetzen
oaths-ask-occupy-text = { $devil } kann das Reich „{ MID($old) }“ verlassen und eines beziehen, das niemand beherrscht: { $realms }.
oaths-ask-lure = Eine Horde von der Erde locken
oaths-ask-lure-text = { $devil } kann eine dieser Horden von der Erde nehmen: { $hordes }.
oaths-ask-horde-of = { $horde } von { $from }
oaths-ask-rite = Vollziehen: { $ritual }
oaths-ask-rite-text = { $devil } kann das Ritual vollziehen oder abbrechen. In beiden Fällen wird es abgelegt.
oaths-ask-rite-twice = Es zählt als zwei Rituale.
oaths-ask-rite-furnace = Von den eigenen Seelen können bis zu { $souls } verbrannt werden.
oaths-ask-contribute = Eide oder Stimmen auf den Stapel legen
oaths-ask-contribute-text = Jeder legt { $pile } Eide oder Stimmen verdeckt auf den Stapel. Dann nehmen alle { $pile } davon, die kleinste Initiative zuerst, und zeigen, was sie nehmen.
oaths-ask-take = Vom Stapel nehmen
oaths-ask-take-text = { $devil } nimmt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} vom Stapel und zeigt, was es ist.
oaths-ask-take-surplus = Außerdem { $surplus ->
    [one] wird 1 ausliegende Karte
   *[other] werden { $surplus } ausliegende Karten
} abgelegt: Niemand behält mehr als { $most }.
oaths-ask-last-prisoners = Die letzten Gefangenen
oaths-ask-last-prisoners-text = Die Karte mit der Stimme eines Gefangenen zählt für niemanden, wer immer sie hält. Noch können Gefangene befreit oder übergeben werden, mit Gefallen (je { $price }) oder umsonst. Sonst wird nichts gehandelt.
oaths-ask-vote = Den Oberherrn wählen
oaths-ask-vote-text = Jeder wählt einen Teufel und gibt ihm alle Stimmen der eigenen Hand. { $devil } hält { $count ->
    [0] keine Stimme
    [one] 1 Stimme
   *[other] { $count } Stimmen
}.{ $idle ->
    [0] { "" }
    [one] { " " }Dazu hält er die Stimme eines Gefangenen, die für niemanden zählt.
   *[other] { " " }Dazu hält er { $idle } Stimmen von Gefangenen, die für niemanden zählen.
} Jeder Eid des Oberherrn ist { $points } Punkte wert für den, der ihn hält, und { $winning } davon gewinnen sofort.

## Answers

oaths-answer-pass = { $devil } gibt keine Antwort.
oaths-answer-settle = { $devil } bezieht ein Reich: { MID($realm) }.
oaths-answer-table = { $devil } legt ab: { $cards }.
oaths-answer-agreement-favor = { $event }: { $devil } nimmt von { $target }: { $take }, für einen eigenen Gefallen.
oaths-answer-agreement-cards = { $event }: { $devil } nimmt von { $target }: { $take }, für { $give }.
oaths-answer-plays = { $devil } spielt { $cards }.
oaths-answer-plays-nothing = { $devil } spielt nichts.
oaths-answer-counters = { $devil } hebt auf: { $card }.
oaths-answer-counters-nothing = { $devil } hebt nichts auf.
oaths-answer-shuffles = { $devil } gibt ab: { $cards }.
oaths-answer-ready = { $devil } ist bereit, den Handel zu beenden.
oaths-answer-takes = { $devil } nimmt ein Angebot an.
oaths-answer-takes-of = { $devil } nimmt das Angebot von { $by } an: { $terms }
oaths-answer-tortures = { $devil } foltert { $prisoners }.
oaths-answer-frees = { $devil } befreit { $prisoners } umsonst.
oaths-answer-offers = Angebot: { $terms }
oaths-answer-keeps = { $devil } behält eine Karte: { $card }.
oaths-answer-returns = { $devil } gibt alle Karten zurück und behält den Gefangenen.
oaths-answer-gives = { $devil } gibt: { $papers }.
oaths-answer-ransom = { $devil } legt ab: { $paper }.
oaths-answer-idle = { $devil } wirkt nichts und schickt niemanden auf die Erde.
oaths-answer-casts = { $devil } wirkt { $rituals }.
oaths-answer-cast = { $ritual } (durch { $caster })
oaths-answer-cast-twice = zweifach { $ritual }
oaths-answer-earth = { $devil } schickt auf die Erde: { $hordes }.
oaths-answer-leaves = { $devil } geht selbst auf die Erde.
oaths-answer-move = { $devil } { $target }.
oaths-answer-raise = { $devil } verwandelt { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
} in Horden.
oaths-answer-suborns = { $devil } nimmt eine Horde von { $from }.
oaths-answer-suborns-nobody = { $devil } nimmt keine Horde.
oaths-answer-loses = { $devil } wählt: { $hordes }.
oaths-answer-colour = { $devil } zeigt die Farbe { $colour }.
oaths-answer-salvages = { $devil } rettet: { $horde }.
oaths-answer-salvages-nothing = { $devil } rettet nichts.
oaths-answer-divides = { $devil } teilt die Beute.
oaths-answer-divides-point = Der Punkt geht an { $to }.
oaths-answer-divides-realm = Das Reich geht an { $to }.
oaths-answer-divides-prisoner = Der Gefangene { $prisoner } geht an { $to }.
oaths-answer-divides-prisoners = Die Gefangenen gehen an { $to }.
oaths-answer-swaps = { $devil } nimmt das eroberte Reich.
oaths-answer-swaps-nothing = { $devil } lässt das eroberte Reich leer.
oaths-answer-occupies-nothing = { $devil } bleibt im eigenen Heimatreich.
oaths-answer-lures = { $devil } lockt von der Erde: { $horde }.
oaths-answer-lures-nothing = { $devil } lockt niemanden von der Erde.
oaths-answer-performs = { $devil } vollzieht das Ritual.
oaths-answer-performs-souls = { $devil } vollzieht das Ritual und verbrennt { $souls ->
    [one] 1 eigene Seele
   *[other] { $souls } eigene Seelen
}.
oaths-answer-cancels = { $devil } bricht das Ritual ab.
oaths-answer-contributes = { $devil } legt auf den Stapel: { $papers }.
oaths-answer-pile = { $devil } nimmt vom Stapel: { $papers }.
oaths-answer-no-prisoners = { $devil } lässt alle Gefangenen, wo sie sind.
oaths-answer-hands-over = { $devil } übergibt { $prisoner } umsonst an { $to }.
oaths-answer-votes = { $devil } wählt { $candidate }.

## Refusals

oaths-refusal-not-asked = Von diesem Platz wird nichts verlangt.
oaths-refusal-wrong-question = Das ist keine Antwort auf die Frage.
oaths-refusal-not-yours = Eine Karte gehört dir nicht.
oaths-refusal-twice = Eine Karte ist zweimal genannt.
oaths-refusal-count = Die Zahl der Karten ist falsch.
oaths-refusal-realm = Dieses Reich ist nicht frei.
oaths-refusal-devil = Dieser Teufel kann nicht gewählt werden.
oaths-refusal-play = Die Karte kann so nicht gespielt werden.
oaths-refusal-price = Die Gefallen reichen dafür nicht.
oaths-refusal-silence = Es herrscht Schweigen: keine Geschäfte in diesem Handel.
oaths-refusal-no-offer = Ein solches Angebot an diesen Teufel gibt es nicht.
oaths-refusal-goods = Jemand hat nicht, was das Geschäft nennt.
oaths-refusal-point = Ein Punkt kann nur an einen Teufel gehen, der nicht mehr Punkte hat als der Geber.
oaths-refusal-alliance = Dieses Bündnis ist nicht möglich.
oaths-refusal-caster = Wer hier wirken soll, kann das Ritual nicht wirken.
oaths-refusal-journey = Diese Reise auf die Erde ist nicht möglich.
oaths-refusal-target = Die Armee kann dieses Ziel nicht haben.
oaths-refusal-colour = Diese Farbe gibt es auf der Leiste nicht.
oaths-refusal-horde = Diese Horde kann nicht gewählt werden.
oaths-refusal-spoils = Die Beute kann nicht so geteilt werden.
