# The battle theatre: a fight, passage by passage, and the forecast of one.

theatre-heading = { MID($attacker) } gegen { MID($defender) }
theatre-heading-imagined = Was geschehen könnte: { MID($attacker) } gegen { MID($defender) }
theatre-leave-key = Verlassen (Esc)
theatre-imagined = Was geschehen könnte
theatre-imagined-tip = Eine der vielen Möglichkeiten, wie dieser Kampf ausgehen kann, mit Würfeln, die nur zur Schau fallen. Er endet so, wie die meisten enden würden. Die echten Würfel fallen, wenn der Befehl ausgeführt wird.
theatre-imagined-end = So wäre es entschieden; wo der Sieger zu stehen kommt und was sich auf dem Feld findet, zeigt nur eine echte Schlacht.
theatre-imagined-retreat = Wer sich zurückzieht, geht in den nächsten eigenen Kanton. Gibt es keinen, ist die Einheit verloren.

theatre-watch = Ansehen
theatre-watch-tip = Zeigt die Schlacht Abschnitt für Abschnitt, mit jeder Zahl und ihrer Herkunft.
theatre-unseen = Nur wer gekämpft hat, weiß, wie es zuging.
theatre-playbill = Schlachten in Zug { $n }
theatre-playbill-entry = { MID($attacker) } gegen { MID($defender) }
theatre-forecast = Wie es ausginge
theatre-imagine = Ansehen, was geschehen könnte

## Keys and controls

theatre-rewind = Zum Anfang (Pos1)
theatre-back = Ein Schritt zurück (Links)
theatre-play = Abspielen (Leertaste)
theatre-pause = Anhalten (Leertaste)
theatre-again = Von vorn (Leertaste)
theatre-step = Ein Schritt (Rechts)
theatre-skip = Zum Ende (Eingabe)
theatre-track = Ein Klick zeigt die Schlacht an dieser Stelle.
theatre-step-of = { $n } von { $most }
theatre-how = Leertaste spielt ab, Pfeile schreiten, Eingabe geht zum Ende, Esc hinaus.


## The sides

theatre-attacker-of = Angreifer · { $house }
theatre-defender-of = Verteidiger · { $house }
theatre-hp = { $n } / { $most }
theatre-hp-tip = { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} von { $most }.
theatre-shield = Schild { $n }
theatre-shield-tip = { $n ->
    [0] Kein Schild ist übrig. Ein Schild gilt für die Schlacht und geht vor den Lebenspunkten verloren.
    [one] 1 Punkt des Schilds ist übrig. Ein Schild gilt für die Schlacht und geht vor den Lebenspunkten verloren.
   *[other] { $n } Punkte des Schilds sind übrig. Ein Schild gilt für die Schlacht und geht vor den Lebenspunkten verloren.
}
theatre-level = Stufe { $n }
theatre-level-tip = Sie zählt bei Würfen: für den Vorteil sowie gegen Panik, Untergang und andere Übel.
theatre-support = Beistand
theatre-source-own = von Haus aus
theatre-source-promotion = Beförderungen
theatre-source-training = Ausbildung
theatre-from = Herkunft: { MID($source) }
theatre-ability-of = { $ability } ({ MID($source) })
theatre-silenced = Der Klang des Untergangs sperrt es für diese Runde.

## Combat cards

theatre-cards = Kampfkarten
theatre-card-title = Kampfkarte
theatre-card-hidden = Sie liegt verdeckt, bis die Karten aufgedeckt werden.
theatre-card-blocked = Der Feind verhindert ihren Einsatz. Sie bleibt verdeckt und erhalten.
theatre-card-first = zuerst
theatre-card-last = zuletzt
theatre-card-longer = +1
theatre-card-shorter = −1
theatre-bluff = ein Bluff

## Numbers

theatre-round = Runde { $n }
theatre-order = In dieser Reihenfolge: { $order }.
theatre-even = gleich
theatre-damage = −{ $n }
theatre-damage-title = { $n ->
    [one] 1 Schaden
   *[other] { $n } Schaden
}
theatre-damage-less = { $n ->
    [0] Nichts davon erreicht die Lebenspunkte: Ein Schild fängt es ab, oder es sind keine mehr da.
    [one] 1 Lebenspunkt geht verloren; den Rest fängt ein Schild ab, oder mehr ist nicht zu verlieren.
   *[other] { $n } Lebenspunkte gehen verloren; den Rest fängt ein Schild ab, oder mehr ist nicht zu verlieren.
}
theatre-difference = Differenz der Werte
theatre-since = seit Beginn der Kämpfe
theatre-value-of = { $stat } von { MID($unit) }
theatre-part = { $part } { $n }
theatre-die = + Stufe { $level }
theatre-die-sum = + { $level } = { $sum }
theatre-advantage-limit = Die höhere Summe erhält die Differenz, aber höchstens { $n }, auf einen ihrer Werte, der nicht 0 ist.

theatre-save-made = { $die } + Stufe { $level } = { $sum }, nötig war { $needed }
theatre-save-failed = { $die } + Stufe { $level } = { $sum }, unter { $needed }
theatre-save-sure = Stufe { $level } genügt
theatre-save-hopeless = Stufe { $level } ist zu niedrig

## What happens

theatre-opening = { MID($attacker) } gegen { MID($defender) }. Der Schauplatz: { MID($canton) }.
theatre-salve = Eine Salbe heilte { MID($unit) }: { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
theatre-panic = Panik ergriff { MID($unit) } ({ $roll }): { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
} verloren, Fernkampf −{ $ranged }, Nahkampf −{ $melee }, Infernal −{ $infernal }.
theatre-panic-averted = Die Panik fand bei { MID($unit) } keinen Anklang ({ $roll }).
theatre-advantage = Der Vorteil ging an { MID($unit) }: { $amount } { $stat }.
theatre-advantage-even = Keine Seite errang den Vorteil.
theatre-advantage-wasted = Die höhere Summe hatte keinen Wert, auf den der Vorteil fallen konnte.
theatre-cards-blocked = Gesperrt für { MID($unit) }: { $n ->
    [one] die Kampfkarte
   *[other] { $n } Kampfkarten
}.
theatre-card = Eine Karte von { MID($unit) } wurde aufgedeckt: { $contents }.
theatre-round-order = Runde { $n }: { $order }.
theatre-doom = Der Klang des Untergangs sperrte in dieser Runde die Aktionen von { MID($unit) } ({ $roll }).
theatre-doom-averted = An { MID($unit) } verhallte der Klang des Untergangs ({ $roll }).
theatre-curse = Der Fluch kostete { MID($unit) } { $n ->
    [one] 1 Lebenspunkt
   *[other] { $n } Lebenspunkte
}.
theatre-challenge = { $stat }, { $high } gegen { $low }: { $n } Schaden für { MID($unit) }.
theatre-challenge-unhurt = { $stat }, { $high } gegen { $low }: kein Schaden für { MID($unit) }.
theatre-challenge-even = { $stat }: beide { $total }, niemand wurde verletzt.
theatre-oblivion = Die Vergessenheit riss { MID($unit) } mit sich (Chance { $n } %).
theatre-oblivion-averted = Der Vergessenheit entronnen: { MID($unit) } (Chance, mitgerissen zu werden: { $n } %).

theatre-fired-averted = { $ability }: abgewendet
theatre-fired-vampiric-reaping = { $ability }: heilt { $n }
theatre-fired-infernal-dissipation = { $ability }: { $n } für immer verloren
theatre-fired-flesh-rend = { $ability }: Werte −{ $n }
theatre-fired-stunning-blow = { $ability }: betäubt
theatre-fired-leper-kings-curse = { $ability }: verflucht, −{ $n }
theatre-fired-harms = { $ability }: −{ $n }
theatre-fired-by = Von { MID($unit) }. Herkunft: { MID($source) }.

## The end

theatre-end-attacker-destroyed = Das war das Ende von { MID($attacker) }.
theatre-end-attacker-retreats = Die letzte Runde ist vorbei: { $attacker_damage } Schaden für { MID($attacker) } gegen { $defender_damage }, also Rückzug.
theatre-end-even = Die letzte Runde ist vorbei: je { $attacker_damage } Schaden auf beiden Seiten, also Rückzug für { MID($attacker) }.
theatre-end-place-stands = Nach der letzten Runde hielt der Ort { MID($defender) } noch stand: Der Angreifer musste sich zurückziehen.
theatre-end-place-taken = Die Besatzung fiel, und mit ihr der Ort { MID($defender) }.
theatre-end-defender-destroyed = Das war das Ende von { MID($defender) }.
theatre-end-defender-retreats = Die letzte Runde ist vorbei: { $defender_damage } Schaden für { MID($defender) } gegen { $attacker_damage }, also Rückzug.
theatre-end-both = Das war das Ende für beide: { MID($attacker) } und { MID($defender) }.
theatre-end-both-place = In der Stunde des Sieges kam das Ende von { MID($attacker) }; dem Ort { MID($defender) } blieb ein letzter Lebenspunkt.

## The forecast

theatre-chance-win = { $n } %: Der Feind wird vernichtet oder der Ort eingenommen
theatre-chance-win-hardly = fast nie: Der Feind wird vernichtet oder der Ort eingenommen
theatre-chance-drive-off = { $n } %: Der Feind zieht sich zurück
theatre-chance-drive-off-hardly = fast nie: Der Feind zieht sich zurück
theatre-chance-fall-back = { $n } %: Der Angreifer zieht sich zurück
theatre-chance-fall-back-hardly = fast nie: Der Angreifer zieht sich zurück
theatre-chance-both = { $n } %: Beide werden vernichtet
theatre-chance-both-hardly = fast nie: Beide werden vernichtet
theatre-chance-lose = { $n } %: Der Angreifer wird vernichtet
theatre-chance-lose-hardly = fast nie: Der Angreifer wird vernichtet
theatre-exact = Genau für den jetzigen Stand der Dinge: Jeder mögliche Fall der Würfel ist gezählt. Wer vor dir handelt, kann den Stand ändern.
theatre-thinned = Gezählt an einem guten Teil der vielen Würfelfälle: auf ein, zwei Punkte von hundert genau.
theatre-unknown-cards = { $n ->
    [one] Eine Kampfkarte ist unbekannt
   *[other] { $n } Kampfkarten sind unbekannt
} und nicht mitgezählt.
