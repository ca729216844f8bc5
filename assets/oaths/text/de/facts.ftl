### Oaths of the Pit: a sentence for each fact, and the final count. $devil is the devil that acts.

## Reinforcements

oaths-fact-began = Spielrunde { $turn } von { $turns } beginnt.
oaths-fact-returned = { $devil } kehrt von der Erde zurück.
oaths-fact-returned-with = { $devil } kehrt von der Erde zurück, und mit: { $hordes }.
oaths-fact-returned-hordes = Von der Erde zurück bei { $devil }: { $hordes }.
oaths-fact-settled = { $devil } bezieht ein Reich: { MID($realm) }.
oaths-fact-drew-special = { $devil } zieht eine Sonderkarte.
oaths-fact-drew-special-known = { $devil } zieht eine Sonderkarte: { $card }.
oaths-fact-drew = { $devil } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
oaths-fact-tabled = { $devil } legt aus: { $cards }.
oaths-fact-tabled-nothing = { $devil } legt nichts aus.
oaths-fact-events = Ereignisse: { $cards }.
oaths-fact-discarded = Abgelegt: { $cards }.
oaths-fact-summoned = Ein Ereignis bringt { $devil } { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
}.
oaths-fact-agreed = { $devil } nimmt von { $target }: { $cards }.
oaths-fact-agreed-favor = Dafür bekommt { $target } einen Gefallen von { $devil }.
oaths-fact-agreed-cards = Dafür bekommt { $target }: { $cards }.

## Special play cards. $play is a card with its aim

oaths-fact-played = { $devil } spielt { $play }.
oaths-fact-countered = { $devil } hebt { $card } auf. Die Karte wirkt nicht.
oaths-fact-worked = { $devil } lässt „{ $card }“ wirken.
oaths-fact-worked-nothing = { $devil } bekommt durch „{ $card }“ nichts mehr.
oaths-fact-worked-takes = { $devil } bekommt durch „{ $card }“: { $cards }.
oaths-fact-worked-takes-from = { $devil } nimmt { $target } durch „{ $card }“: { $cards }.
oaths-fact-worked-drunk = { $card }: Alle Teufel geben Handkarten ab, die neu verteilt werden.
oaths-fact-worked-drunk-others = { $card }: Alle Teufel außer { $devil } geben Handkarten ab, die neu verteilt werden.
oaths-fact-worked-escape = { $target } entkommt auf die Erde.
oaths-fact-worked-recall = Alle auf der Erde werden in die Hölle zurückgerufen.
oaths-fact-worked-reoccupy = { $target } kann ein neues Heimatreich wählen.
oaths-fact-worked-silence = { $card }: In diesem Handel gibt es keine Geschäfte.
oaths-fact-worked-virtue = { $card }: In dieser Spielrunde kann kein Teufel auf die Erde gehen.
oaths-fact-worked-war = { $card }: In dieser Spielrunde müssen alle diese Horden auf die Erde gehen: { $fiends }.
oaths-fact-worked-souls = { $devil } gewinnt { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
}.

## Trading. $number is the number of an offer

oaths-fact-offered = Angebot: { $terms }
oaths-fact-refused = { $devil } lehnt ein Angebot von { $maker } ab.
oaths-fact-dealt = Abgemacht: { $terms }
oaths-fact-lapsed = Niemand nimmt ein Angebot von { $devil } an.
oaths-fact-freed = { $devil } befreit { $prisoner }.
oaths-fact-handed-over = { $devil } übergibt { $prisoner } als Gefangenen an { $to }.
oaths-fact-tortured-kept = { $devil } foltert { $prisoner } und behält eine Handkarte.
oaths-fact-tortured = { $devil } foltert { $prisoner } und gibt alle Karten zurück.
oaths-fact-confessed = Unter der Folter zeigt { $prisoner } { $devil }: { $cards }.
oaths-fact-exchanged = { $devil } gibt { $to } { $count ->
    [one] 1 Eid oder Stimme
   *[other] { $count } Eide oder Stimmen
}.
oaths-fact-exchanged-known = { $devil } gibt { $to }: { $papers }.
oaths-fact-ransomed = { $devil } legt für die Freiheit einen Eid ab.
oaths-fact-ransomed-known = { $devil } legt für die Freiheit ab: { $paper }.
oaths-fact-ransomed-unpaid = { $devil } hat keinen Eid, um für die Freiheit zu zahlen.
oaths-fact-showed = { $devil } zeigt { $to } alle Handkarten.
oaths-fact-showed-known = { $devil } zeigt { $to } alle Handkarten: { $cards }.
oaths-fact-trading-ended = Der Handel ist vorbei.
oaths-fact-judged-open = { $devil } hat { $to } versprochen: { $vow }.
oaths-fact-judged-kept = { $devil } hielt das Versprechen an { $to }: { $vow }.
oaths-fact-judged-broken = { $devil } brach das Versprechen an { $to }: { $vow }.

## Action

oaths-fact-uncast = { $devil } legt Rituale ab, die niemand wirkt: { $cards }.
oaths-fact-virtue = Die Tugend auf der Erde vernichtet Horden von { $devil }: { $cards }.

## Conflicts

oaths-fact-war-began = { $number ->
    [1] Der erste Konflikt beginnt.
    [2] Der zweite Konflikt beginnt.
    [3] Der dritte Konflikt beginnt.
   *[other] Konflikt { $number } beginnt.
}
oaths-fact-raised = Aus Seelen von { $devil } werden: { $hordes }.
oaths-fact-follows = { $devil } folgt { $leader }.
oaths-fact-met = Auf freiem Feld: { $sides }.
oaths-fact-against = { $first } gegen { $next }
oaths-fact-arrived = Im Heimatreich von { $defender } („{ MID($realm) }“) { $count ->
    [one] kommt an: { $devils }.
   *[other] kommen an: { $devils }.
}
oaths-fact-suborned = Eine Horde von { $from } läuft zu { $devil } über: { $horde }.
oaths-fact-strategy = { $devil } zeigt { $colour }, bei Stärke { $power }.
oaths-fact-won-directly = { $devil } siegt unmittelbar, durch die Farbe.
oaths-fact-won = { $devil } siegt: Keine Farbe entscheidet, sondern die Stärke.
oaths-fact-nobody-won = Niemand siegt: Die Stärksten sind gleich.
oaths-fact-defeated = Die Armee von { $devil } ist geschlagen.
oaths-fact-lost = { $devil } verliert: { $things }.
oaths-fact-lost-cataclysm = Sie zerstört sich selbst, wenn sie zu Hause bleibt.
oaths-fact-lost-toll = { $realm } fordert Zoll von allen, die angreifen.
oaths-fact-lost-revenge = Der gefangene Teufel rächt sich.
oaths-fact-salvaged = { $devil } nimmt eine vernichtete Horde: { $horde }.
oaths-fact-woke = { $devil } weckt: { $hordes }.
oaths-fact-woke-nobody = { $devil } weckt niemanden: Im Vorratsstapel sind keine.
oaths-fact-destroyed = Die Armee von { $devil } wird im eigenen Reich vernichtet („{ MID($realm) }“).
oaths-fact-captured = { $by } nimmt { $devil } gefangen.
oaths-fact-spoils = Beute für { $devil }: { $things }.
oaths-fact-spoils-no-point = Ein Punkt war nicht zu holen: Der Verteidiger hatte keinen oder nicht genug.
oaths-fact-spoils-realm = ein erobertes Reich
oaths-fact-moved = { $devil } bezieht ein Reich: { MID($realm) }.
oaths-fact-gathered = { $devil } sammelt { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
}.
oaths-fact-lured = { $devil } lockt eine Horde von { $from } von der Erde: { $horde }.
oaths-fact-reaped = { $devil } hat die meisten Seelen und macht aus { $souls ->
    [one] 1 Seele
   *[other] { $souls } Seelen
} 1 Punkt.

## Rituals

oaths-fact-performed = { $devil } vollzieht { $ritual } und zieht { $magic ->
    [0] keine Zauberkarte
    [one] 1 Zauberkarte
   *[other] { $magic } Zauberkarten
}.
oaths-fact-cancelled = { $devil } bricht ab: { $ritual }.
oaths-fact-rite-destroyed = Ein Ritual kostet { $devil }: { $things }.
oaths-fact-stolen = { $devil } nimmt eine Zauberkarte von { $from }.
oaths-fact-revealed = Die Zauberkarten bringen { $devil }: { $things }.
oaths-fact-revealed-souls = Zu Seelen wurden: { $cards }.

## Scoring and the end

oaths-fact-enthroned = { $devil } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für das Reich „{ MID($realm) }“.
oaths-fact-initiative = Die neue Reihenfolge der Initiative: { $devils }.
oaths-fact-contributed = { $devil } legt { $count ->
    [0] nichts
    [one] 1 Eid oder Stimme
   *[other] { $count } Eide oder Stimmen
} auf den Stapel.
oaths-fact-contributed-known = { $devil } legt auf den Stapel: { $papers }.
oaths-fact-showed-all = { $devil } hat zu wenige Eide und Stimmen und zeigt die Handkarten: { $papers }.
oaths-fact-took = { $devil } nimmt vom Stapel: { $papers }.
oaths-fact-trimmed = { $devil } legt ab: { $cards }.
oaths-fact-trimmed-rule = Niemand behält mehr als { $most } ausliegende Karten.
oaths-fact-voted = { $devil } wählt { $candidate }.
oaths-fact-counted = Die Stimme von { $of } in der Hand von { $devil } zählt für { $candidate }.
oaths-fact-counted-nobody = Die Stimme von { $of } in der Hand von { $devil } zählt für niemanden: { $of } ist gefangen.
oaths-fact-overlord = Neuer Oberherr ist { $devil }, mit { $votes ->
    [0] keiner Stimme
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}.
oaths-fact-final = { $devil }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $oaths ->
    [0] kein Eid
    [one] 1 Eid
   *[other] { $oaths } Eide
} des Oberherrn, zusammen { $total }.
oaths-fact-won-game = { $count ->
    [one] { $devils } gewinnt das Spiel.
   *[other] { $devils } gewinnen das Spiel gemeinsam.
}
oaths-fact-won-by-oaths = { $devils } gewinnt das Spiel durch Eide des Oberherrn.

## The final count

oaths-end-votes = Stimmen: { $votes }.
oaths-end-votes-none = Für niemanden wurde eine Stimme gezählt.
oaths-end-votes-of = { $devil } { $votes }
oaths-end-overlord-tie = Gleich viele Stimmen: { $others }. Dann entscheiden Punkte, danach das Reich „{ $palace }“, danach das Alter.
oaths-end-oath-worth = Jeder Eid des Oberherrn ist { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} wert.
oaths-end-by-oaths = { $devils } gewinnt mit { $oaths } Eiden des Oberherrn. Ab { $winning } zählen die Punkte nicht.
oaths-end-by-points = { $devils } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}.
oaths-end-by-crown = { $devils } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}. Gleich viele: { $others }. Bei Gleichstand gewinnt der Oberherr.
oaths-end-by-favors = { $devils } gewinnt mit { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
}. Gleich viele: { $others }. Bei Gleichstand gewinnen die meisten Gefallen auf der Hand.
oaths-end-together = { $devils } gewinnen gemeinsam, mit je { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkten
} und auch sonst gleich.
