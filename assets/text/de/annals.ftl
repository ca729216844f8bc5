### The end of a game: the count as it is read out, the proclamation, the great moments, the awards, and what was hidden.

## The count, cell by cell. $house, $n (what the item gives), $total (what it comes to by now)

count-reading = Der Schreiber des Konklaves schlägt das Hauptbuch auf.
count-reads-prestige = { $house }: { $n } Prestige, im Amt erworben.
count-reads-territory = { $house }: { $cantons ->
    [one] 1 Kanton
   *[other] { $cantons } Kantone
}, { $n } Prestige. Macht { $total }.
count-reads-relics = { $house }: { $n } Prestige aus Reliquien, die am Ende zählen. Macht { $total }.
count-reads-title = { $house } trägt den Titel „Champion von Pandämonium“: { $n } Prestige. Macht { $total }.
count-reads-vassal = { $house } spricht für { $vassal }, den eigenen Blutvasallen: { $n } Prestige. Macht { $total }.
count-reads-objectives = { $house }: { $list }. Macht { $total }.
count-reads-eligible = Niemand wird von der Liste gestrichen. Der Schreiber ist hörbar enttäuscht.
count-reads-level = Die Summen stehen fest. Keine zwei Häuser liegen gleichauf.
count-reads-seal = Das Ergebnis ist im Umschlag.

## Who cannot be elected

final-barred-fallen = { $house } fiel in Zug { $turn } und kann nicht gewählt werden.
final-barred-vassal = { $house } ist Blutvasall von { $lord }, hat dem Blutherrn die Stimme überlassen und kann nicht gewählt werden.
final-barred-expelled = { $house } ist exkommuniziert und kann nicht gewählt werden.

## What parts houses that stand level (ruling R25)

final-tie-rank = { $above } und { $below } liegen mit { $total } Prestige gleichauf. Der Rang entscheidet: { $higher } geht vor { $lower }.
final-tie-cantons = { $above } und { $below } liegen mit { $total } Prestige und im Rang gleichauf. Das Land entscheidet: { $more } Kantone gegen { $fewer }.
final-tie-lot = { $above } und { $below } liegen in Prestige, Rang und Land gleichauf. Man ließ die Würfel kommen, und sie bevorzugten { $above }.

## The proclamation. $house, $style (name and title), $total, $second and $other (the runner-up), $turn, $turns

proclaim-election = Nachdem alle Marken gezogen sind und das Hauptbuch verlesen ist, mit { $total } Prestige für { $house } gegen { $other } für { $second }, wählt das Höllische Konklave auf den vakanten Thron der Hölle: { $style }. Einwände sind binnen tausend Jahren in dreifacher Ausfertigung einzureichen.
proclaim-election-level = Nachdem alle Marken gezogen sind und für { $house } und { $second } je { $total } Prestige ermittelt wurden, hat das Höllische Konklave seine Rangordnung zurate gezogen und wählt auf den vakanten Thron der Hölle: { $style }. Das Konklave bedauert, dass es nur den einen hat.
proclaim-election-unopposed = Nachdem alle Marken gezogen sind und als einzige Kandidatur von gutem Leumund { $house } ermittelt wurde, wählt das Höllische Konklave mit { $total } Prestige gegen keines und nach kurzer Aussprache auf den vakanten Thron der Hölle: { $style }.
proclaim-election-nobody = Nachdem alle Marken gezogen sind und die Liste der Kandidaten von gutem Leumund sich als leeres Blatt erwiesen hat, wählt das Höllische Konklave das leere Blatt zum Protokollführer. Der Thron bleibt leer.
proclaim-kingmaker = Nachdem alle Marken gezogen sind, wählt das Höllische Konklave { $elected } auf den vakanten Thron der Hölle; und nachdem { $house } nunmehr eine Urkunde vorlegt, der zufolge alles, was { $elected } ist, hat und erlangt, Eigentum von { $house } ist, wird die Wahl für ordnungsgemäß befunden, und der Thron geht an { $style }. { $elected } darf die Schärpe behalten.
proclaim-power-behind-throne = Nachdem alle Marken gezogen sind, wählt das Höllische Konklave { $elected } auf den vakanten Thron der Hölle; und nachdem sich herausstellt, dass { $elected } jedes von { $house } vorgelegte Papier ungelesen unterzeichnet hat, dieses eingeschlossen, geht der Thron an { $style }. Der Stuhl wird um einen Platz nach hinten gerückt.
proclaim-pandemonium = Nachdem { $house } Pandämonium { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
} lang besetzt und keine Briefe beantwortet hat, stellt das Höllische Konklave fest, dass es hierfür kein Formular gibt, hat eines aufgesetzt, zurückdatiert und unter Aufsicht unterzeichnet. Den Thron der Hölle nimmt { $style }. Das Wort Thronräuber wird im Protokoll gestrichen, wo immer es vorkommt.
proclaim-last-standing = Nachdem sich ein beschlussfähiges Gremium aus einem Mitglied versammelt hat, wird { $house } von { $house } vorgeschlagen, von { $house } unterstützt und ohne Auszählung angenommen. Der Thron der Hölle geht an { $style }. Da weitere Punkte nicht vorliegen, und weitere Anwesende auch nicht, ist die Sitzung geschlossen.
proclaim-last-two = Nachdem als einzige Häuser { $house } und ein Vasall übrig sind, dessen Stimme nicht die eigene ist, wird der Antrag mit zwei Stimmen aus demselben Mund angenommen. Der Thron der Hölle geht an { $style }.
proclaim-draw = Nachdem das Höllische Konklave länger getagt hat, als seine Geschäftsordnung erlaubt, geht es ohne Erben auseinander. An erster Stelle im Protokoll, was weniger ist als ein Thron, aber wärmer: { $style }.
proclaim-nobody = Nachdem niemand übrig ist, der auszurufen wäre, wird nichts ausgerufen. Der Thron bleibt leer, und das Protokoll gilt als verlesen.

## What the player is told

notice-won-election = Deine Bewerbung war erfolgreich. Der Thron ist vor Dienstschluss abzuholen.
notice-won-kingmaker = Eine andere Bewerbung war erfolgreich, und wer sie einreichte, gehört dir. Bitte beides abholen.
notice-won-power-behind-throne = Die Bewerbung deines Blutherrn war erfolgreich. Da du sie verfasst hast, wurde der Thron auf dich ausgestellt.
notice-won-pandemonium = Deine Bewerbung ist nie eingegangen und wurde bewilligt.
notice-won-last-standing = Alle anderen Bewerber haben zurückgezogen. Nimm die Stelle bitte an, denn jemand muss für das Mobiliar unterschreiben.
notice-won-draw = Du bist die Nummer eins unter denen, die ihn nicht bekommen haben. Das Konklave hält das für ein Kompliment.
notice-lost-election = Wir danken für dein Interesse am Thron. Du kamst als Nummer { $place } ein; es fehlten { $short } Prestige. Deine Unterlagen werden aufbewahrt und sodann verbrannt, in Gedanken an dich.
notice-lost-level = Wir danken für dein Interesse am Thron. Dir fehlte kein einziger Punkt. Das Konklave hofft, dass dies nicht der geringste Trost ist.
notice-lost-expelled = Ein exkommuniziertes Haus kann nicht gewählt werden. Deine Stimmen wurden versehentlich gezählt und sind wieder entzählt worden.
notice-lost-strings = Du wurdest gewählt, was eine große Ehre ist. Den Thron hat { $winner }, laut einer Klausel über deiner Unterschrift.
notice-lost-kingmaker = Der Thron ging an { $winner }. Um deine Stimme wurde nicht gebeten, weil man sie nicht brauchte.
notice-lost-power-behind-throne = Der Thron ging an { $winner }. Niemand hatte dort hingesehen. Du auch nicht.
notice-lost-pandemonium = { $winner } hat den Thron genommen, während du noch die Formulare ausfülltest. Deine waren sehr ordentlich.
notice-lost-last-standing = Das letzte Haus auf der Liste ist { $winner }. Deines steht auf einer anderen Liste.
notice-lost-draw = Niemand hat gewonnen, und selbst darin warst du nicht an erster Stelle. Auch dafür gibt es ein Formular.
notice-lost-fallen = Dein Haus fiel in Zug { $turn }. Zuschriften Verstorbener werden in der Reihenfolge ihrer Verwesung beantwortet.
notice-lost-vassal = Deine Stimme ging an { $lord } und wurde dort für dich verloren.
notice-lost-vassal-won = Dein Blutherr { $lord } hat den Thron. Du darfst dahinter stehen und Dinge halten.

## The great moments

moment-battle = Die verlustreichste Schlacht des Krieges, { MID($attacker) } gegen { MID($defender) }: Zusammen verloren sie { $n } Lebenspunkte. Das Ende: { $end }.
moment-swing-gained = { $house } gewann { $n } Prestige in einem einzigen Zug, mehr als irgendwer sonst.
moment-swing-lost = { $house } verlor { $n } Prestige in einem einzigen Zug. Tiefer fiel niemand, der wieder aufstand.
moment-dearest = { $house } zahlte { $worth } für { MID($goods) }: Mehr hat der Basar nie eingenommen.
moment-framed = { $house } vollzog das Ritual { MID($ritual) } gegen { $victim } im Namen von { $framed }, und { $victim } glaubte es.
moment-framed-in-vain = { $house } vollzog das Ritual { MID($ritual) } gegen { $victim } im Namen von { $framed } und fand keinen Glauben.
moment-theft = { $house } hat { $victim } um { MID($treasure) } erleichtert.
moment-turned = { $house } hat die Legion { MID($legion) } aus dem Dienst von { $victim } herausgekauft.
moment-ousted = { $house } warf { $usurper } aus Pandämonium hinaus, { $turns ->
    [0] bevor auch nur ein Zug vorüber war.
    [one] nach 1 Zug.
   *[other] nach { $turns } Zügen.
}
moment-lead = { $house } zog im Prestige an { $from } vorbei und wurde nie mehr eingeholt.

## Awards. $n is what was counted

award-shared = Geteilt von { $houses }
award-surveyor = Der messingne Theodolit
award-surveyor-text = { $n ->
    [one] 1 Kanton genommen, nach sorgfältiger Vermessung.
   *[other] { $n } Kantone genommen, nach sorgfältiger Vermessung der Nachbarn.
}
award-undertaker = Der Hofbestatter
award-undertaker-text = { $n ->
    [one] 1 feindliche Legion zur Ruhe gebettet. Die Rechnung liegt bei.
   *[other] { $n } feindliche Legionen zur Ruhe gebettet. Die Rechnungen liegen bei.
}
award-widower = Knochenlieferant des Abgrunds
award-widower-text = { $n ->
    [one] 1 Legion geliefert, frei Haus.
   *[other] { $n } Legionen geliefert, frei Haus.
}
award-duellist = Das schartige Florett
award-duellist-text = { $n ->
    [one] 1 Zweikampf gewonnen, durch einen Stellvertreter.
   *[other] { $n } Zweikämpfe gewonnen, allesamt durch Stellvertreter.
}
award-shadow = Der leere Stuhl
award-shadow-text = { $n ->
    [one] 1 Ritual gegen andere vollzogen, dessen Urheber niemand nennen konnte.
   *[other] { $n } Rituale gegen andere vollzogen, deren Urheber niemand nennen konnte.
}
award-tongue = Orden der gespaltenen Zunge
award-tongue-text = { $n ->
    [one] 1 Beleidigung ausgesprochen und protokolliert.
   *[other] { $n } Beleidigungen ausgesprochen, jede einzelne protokolliert.
}
award-manners = Die weißen Handschuhe
award-manners-text = { $n ->
    [one] 1 Gesandten geschickt und nie eine Beleidigung. Eine Untersuchung ist eingeleitet.
   *[other] { $n } Gesandte geschickt und nie eine Beleidigung. Eine Untersuchung ist eingeleitet.
}
award-doormat = Die ausgetretene Fußmatte
award-doormat-text = { $n ->
    [one] 1 Mal
   *[other] { $n } Mal
} nachgegeben und geschluckt. Darauf steht „Willkommen“.
award-defendant = Die reservierte Bank
award-defendant-text = { $n ->
    [one] 1 Mal
   *[other] { $n } Mal
} vor das Konklave geladen. Die Bank trägt jetzt eine Plakette.
award-hoard = Die ungeöffnete Truhe
award-hoard-text = Am Ende noch in der Schatzkammer: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} Tribut. Das war für etwas aufgehoben.
award-underbidder = Zweiter auf Lebenszeit
award-underbidder-text = { $n ->
    [one] 1 Gebot im Basar verloren, mit Anstand.
   *[other] { $n } Gebote im Basar verloren, mit nachlassendem Anstand.
}
award-optimist = Formular zurück, unbearbeitet
award-optimist-text = { $n ->
    [one] 1 Befehl als unmöglich abgelehnt. Auch Hoffnung ist eine Sünde.
   *[other] { $n } Befehle als unmöglich abgelehnt. Auch Hoffnung ist eine Sünde.
}
award-chair = Das warme Kissen
award-chair-text = { $n ->
    [one] 1 Mal zum Regenten ernannt. Was sich geändert hat, ist schwer zu sagen.
   *[other] { $n } Mal zum Regenten ernannt. Was sich geändert hat, ist schwer zu sagen.
}

## What was hidden

disclosure-rank = Rang: { $now }.
disclosure-rank-lost = Rang: { $now }, auf dem Höhepunkt { $highest }.
disclosure-attributes = { $attributes }.
disclosure-attribute = { $attribute } { $is }
disclosure-attribute-changed = { $attribute } { $is } (anfangs { $was })
disclosure-objective-met = { $objective }: erfüllt ({ $prestige }).
disclosure-objective-failed = { $objective }: verfehlt ({ $prestige }).
disclosure-objective-met-ignored = { $objective }: erfüllt, und vom Konklave übergangen.
disclosure-objective-missed = { $objective }: verfehlt.
disclosure-objective-ignored = { $objective }: nicht erfüllt, und vom Konklave übergangen.
disclosure-chamber = In der Ritualkammer: { MID($treasure) }.
disclosure-kept-up = { $ritual }, aufrechterhalten von Zug { $turn } bis zum Ende.
disclosure-perk = Gabe: { $perk }.
disclosure-perk-lost = Gabe: { $perk }, bis sie entzogen wurde.
disclosure-pawn = Hatte { $pawn } als Marionette gewählt, vergebens.
disclosure-pawn-elected = Hatte { $pawn } als Marionette gewählt, und sie wurde gewählt.
disclosure-masked = Zug { $turn }: { $ritual } gegen { $victim }, verschleiert. Niemand erfuhr es je.
disclosure-masked-seen = Zug { $turn }: { $ritual } gegen { $victim }, hinter einem Schleier, der verrutschte.
disclosure-masked-failed = Zug { $turn }: { $ritual } gegen { $victim }, verschleiert. Es misslang, und niemand erfuhr es je.
disclosure-masked-failed-seen = Zug { $turn }: { $ritual } gegen { $victim }, hinter einem Schleier, der verrutschte. Misslungen ist es auch.
disclosure-unseen = Zug { $turn }: { $ritual } gegen { $victim }. Niemand erfuhr je, von wem.
disclosure-unseen-failed = Zug { $turn }: { $ritual } gegen { $victim }. Es misslang, und niemand erfuhr je, von wem es kam.
disclosure-secret-many = { $n } heimliche Rituale gegen andere, { $traced ->
    [0] keines davon je zurückverfolgt.
    [one] davon 1 zurückverfolgt.
   *[other] davon { $traced } zurückverfolgt.
}
disclosure-framed = Zug { $turn }: { $ritual } gegen { $victim }, im Namen von { $framed }. { $victim } glaubte es.
disclosure-framed-doubted = Zug { $turn }: { $ritual } gegen { $victim }, im Namen von { $framed }. { $victim } glaubte es nicht.
disclosure-framed-failed = Zug { $turn }: { $ritual } gegen { $victim }, im Namen von { $framed }. Es misslang, und den Versuch lastete man { $framed } an.
disclosure-framed-failed-doubted = Zug { $turn }: { $ritual } gegen { $victim }, im Namen von { $framed }. Es misslang in jeder Hinsicht.
disclosure-secret-event = Zug { $turn }: heimlich { $event } gespielt.
disclosure-secret-event-on = Zug { $turn }: heimlich { $event } auf { $house } gespielt.
