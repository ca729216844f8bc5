### Nine Circles: the rules of cards and counters. The sentences are made from their definitions; $n is a number of them.

## Daemons, lieutenants and hounds

circles-gender-female = weiblich
circles-gender-male = männlich
circles-gender-neither = weder weiblich noch männlich
circles-daemon-rank = { $title }. Rang { $rank }, { $gender }.
circles-daemon-symbols = { $skulls }, { $stars }, { $hearts }.
circles-lieutenant-leads = Er nimmt auf einem Marsch bis zu { $legions } mit und beflügelt ebenso viele im Kampf.
circles-lieutenant-adds = Er erhöht die Kampfwürfe dieser Legionen um { $bonus }.
circles-hound-rolls = Im Kampf macht er in jeder Runde { $rolls }.

## Special skills

circles-skill-stipend = Das eigene Triumvirat bekommt in jeder Seelenphase { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
circles-skill-mint = Das eigene Triumvirat bekommt in jeder Seelenphase einen halben Seelenwurf, abgerundet.
circles-skill-cheaper = { $legions ->
    [one] Die erste Legion, die das eigene Triumvirat in einer Spielrunde beschwört, kostet
   *[other] Die ersten { $legions } Legionen, die das eigene Triumvirat in einer Spielrunde beschwört, kosten je
} { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} weniger.
circles-skill-draws = Das eigene Triumvirat zieht in der Höllenphase { $n ->
    [one] 1 Arcanakarte
   *[other] { $n } Arcanakarten
} mehr.
circles-skill-swift = Einheiten, die dieser Dämon bewegt, gehen { $n ->
    [one] 1 Schritt
   *[other] { $n } Schritte
} weiter.
circles-skill-command = Leutnants, die dieser Dämon bewegt, nehmen { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
} mehr mit.
circles-skill-corridors = Einheiten, die dieser Dämon bewegt, müssen nicht bei Legionen anderer anhalten. In Sectio, durch die sie nur ziehen, flieht niemand vor ihnen.
circles-skill-gates = Einheiten des eigenen Triumvirats verlassen die Vorhölle ohne Wurf in ein Viertel nach Wahl. Würfe zum Zähmen eines Hundes sind um { $n } niedriger, aber mindestens 1.
circles-skill-harvest = Auf der Erde sammelt dieser Dämon { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} mehr.
circles-skill-deeds = Die bösen Taten dieses Dämons gelingen mit { $n } oder mehr.
circles-skill-persists = Bei jedem Versuch, eine Einheit zu beeinflussen, darf dieser Dämon { $n ->
    [one] 1 misslungenen Wurf
   *[other] { $n } misslungene Würfe
} wiederholen.
circles-skill-foresees = Bei einer Verschwörung sieht dieser Dämon { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} mehr an.
circles-skill-counters = Dieser Dämon kontert, ohne seine Aktion zu verlieren, und auch noch nach ihr.
circles-skill-elusive = Zielt ein Zauber auf diesen Dämon, wird gewürfelt. Mit { $n } oder weniger misslingt der Zauber.
circles-skill-graceful = Ungnadewürfe des eigenen Triumvirats sind um { $n } höher.
circles-skill-volley = Die eigene Seite macht { $rounds ->
    [one] in der ersten Runde
   *[other] in jeder der ersten { $rounds } Runden
} { $n ->
    [one] 1 zusätzlichen Kampfwurf
   *[other] { $n } zusätzliche Kampfwürfe
}, ohne Zuschläge.
circles-skill-inspires = Kampfwürfe der eigenen Seite sind { $rounds ->
    [one] in der ersten Runde
   *[other] in jeder der ersten { $rounds } Runden
} um { $n } höher.
circles-skill-deadly = Feindliche Legionen brauchen eine um { $n } niedrigere Zahl, um gerettet zu werden. Eine 1 rettet sie immer.
circles-skill-feasts = Für jede Legion, die im Kampf auf irgendeiner Seite vernichtet wird, bekommt das eigene Triumvirat { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
circles-skill-rerolls = Die eigene Seite wiederholt in jeder Runde { $n ->
    [one] 1 misslungenen Kampfwurf
   *[other] { $n } misslungene Kampfwürfe
}.
circles-skill-confuses = Feindliche Leutnants geben { $n ->
    [one] in der ersten Runde
   *[other] in den ersten { $n } Runden
} keinen Zuschlag.
circles-skill-in-hell = Diese Fähigkeit wirkt nur, solange der Dämon in der Hölle ist.
circles-skill-on-earth = Diese Fähigkeit wirkt nur, solange der Dämon auf der Erde ist.
circles-skill-in-combat = Diese Fähigkeit wirkt in Kämpfen, in die der Dämon gekommen ist.

## Sectio

circles-sectio-place = { $circle }, { MID($quarter) }.
circles-sectio-souls = Sie bringt in jeder Seelenphase { $souls }, und { $isolated }, wenn sie allein liegt.
circles-sectio-cards = Sie bringt in jeder Seelenphase Arcanakarten, nach einem Würfel: { $rows }.
circles-sectio-cards-row = { $die }: { $cards }
circles-sectio-borders = Sie grenzt an { $sectio }.
circles-sectio-antehell = Sie grenzt an die Vorhölle.
circles-sectio-pentagram = Sie grenzt an das Pentagramm, das keine Einheit betreten darf.

## Hell cards

circles-event-permanent = Ein Dauerereignis ({ $sphere }). Es bleibt, bis ein anderes es ersetzt.
circles-event-this-turn = Bis zum Ende der Spielrunde:
circles-hell-phenomenon = Phänomen: „{ $phenomenon }“.
circles-hell-foot = Am Fuß: „{ $sectio }“ ({ MID($circle) }, { MID($quarter) }).
circles-area-quarter = Es trifft ein ganzes Viertel.
circles-area-circle = Es trifft einen ganzen Kreis.
circles-area-sectio = Es trifft eine Sectio.
circles-phenomenon-does-cave-in = Alle Einheiten dort werden vernichtet, auch Uriel und Lilith.
circles-phenomenon-does-landslide = Für jede Einheit dort wird gewürfelt, auch für Uriel und Lilith. Mit { $n } oder weniger wird sie vernichtet.
circles-phenomenon-does-pestilence = Für jede Legion dort wird gewürfelt. Mit { $n } oder weniger wird sie vernichtet.
circles-phenomenon-does-earthquake = Jede Einheit dort bewegt sich nach dem Kompass. Wer die Hölle verlassen würde, bleibt.
circles-phenomenon-does-quagmire = Einheiten halten an, wenn sie hineinkommen, bis zum Ende der Spielrunde.
circles-phenomenon-does-chains = Keine Einheit kommt marschierend oder fliehend hinaus, bis zum Ende der Spielrunde.
circles-phenomenon-does-wall = Keine Einheit kommt marschierend oder fliehend hinein, bis zum Ende der Spielrunde.
circles-phenomenon-does-no-souls = In dieser Spielrunde werden dort keine Seelen gesammelt.
circles-phenomenon-does-yield-more = Jede Sectio dort bringt in dieser Spielrunde { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} mehr.
circles-phenomenon-does-yield-less = Jede Sectio dort bringt in dieser Spielrunde { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} weniger.
circles-phenomenon-does-no-summoning = In dieser Spielrunde wird dort keine Legion beschworen.
circles-phenomenon-does-truce = In dieser Spielrunde gibt es dort keinen Kampf und keine Gesuche.
circles-phenomenon-does-rolls-more = Kampfwürfe von Legionen dort sind in dieser Spielrunde um { $n } höher.
circles-phenomenon-does-rolls-less = Kampfwürfe von Legionen dort sind in dieser Spielrunde um { $n } niedriger.
circles-phenomenon-does-no-magic = In Kämpfen dort wird in dieser Spielrunde nicht gezaubert.
circles-phenomenon-does-loyalty = Einheiten dort können in dieser Spielrunde nicht beeinflusst werden.

## Changes of the rules

circles-law-yield-more = Jede Sectio, die Seelen bringt, bringt { $n } mehr.
circles-law-yield-less = Jede Sectio, die Seelen bringt, bringt { $n } weniger.
circles-law-yield-circle = Seelen jeder Sectio ({ MID($circle) }): { $add }.
circles-law-barren = Diese Sectio bringen keine Seelen und keine Karten: { MID($circle) }.
circles-law-isolation-more = Eine allein liegende Sectio verliert { $n } mehr.
circles-law-isolation-less = Eine allein liegende Sectio verliert { $n } weniger.
circles-law-upkeep = Sold in Seelen: { $legion } für jede Legion, { $lieutenant } für jeden Leutnant.
circles-law-stipend = In jeder Seelenphase { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} mehr.
circles-law-draw-more = In der Höllenphase { $n ->
    [one] wird 1 Arcanakarte
   *[other] werden { $n } Arcanakarten
} mehr gezogen.
circles-law-draw-less = In der Höllenphase { $n ->
    [one] wird 1 Arcanakarte
   *[other] werden { $n } Arcanakarten
} weniger gezogen.
circles-law-card-price-more = Eine Arcanakarte zu kaufen kostet { $n } mehr.
circles-law-card-price-less = Eine Arcanakarte zu kaufen kostet { $n } weniger.
circles-law-spell-cost-more = Ein Zauber als Aktion kostet { $n } mehr.
circles-law-spell-cost-less = Ein Zauber als Aktion kostet { $n } weniger.
circles-law-no-combat-magic = Niemand zaubert im Kampf.
circles-law-no-counters = Niemand kontert Zauber.
circles-law-legion-price-more = Eine Legion kostet { $n } mehr.
circles-law-legion-price-less = Eine Legion kostet { $n } weniger.
circles-law-legion-limit = Jedes Triumvirat beschwört in einer Spielrunde höchstens { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}.
circles-law-lieutenant-price-more = Ein Leutnant kostet { $n } mehr.
circles-law-lieutenant-price-less = Ein Leutnant kostet { $n } weniger.
circles-law-taming-more = Würfe zum Zähmen eines Hundes sind um { $n } höher, also schlechter.
circles-law-taming-less = Würfe zum Zähmen eines Hundes sind um { $n } niedriger, also besser.
circles-law-reversed = Der niedrigste Rang handelt zuerst.
circles-law-no-passing = Niemand passt, um später zu handeln.
circles-law-influence-more = Würfe zum Beeinflussen von Einheiten sind um { $n } höher, also schlechter.
circles-law-influence-less = Würfe zum Beeinflussen von Einheiten sind um { $n } niedriger, also besser.
circles-law-atonement-more = Würfe um Vergebung sind um { $n } höher.
circles-law-atonement-less = Würfe um Vergebung sind um { $n } niedriger.
circles-law-conspiracy-more = Wer sich verschwört, sieht { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} mehr an.
circles-law-conspiracy-less = Wer sich verschwört, sieht { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} weniger an.
circles-law-steps = Schritte auf einem Marsch: { $legion } für eine Legion, { $lieutenant } für einen Leutnant.
circles-law-units-more = Ein Dämon bewegt auf einem Marsch { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
} mehr.
circles-law-units-less = Ein Dämon bewegt auf einem Marsch { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
} weniger.
circles-law-no-fleeing = Niemand flieht vor marschierenden Einheiten.
circles-law-antehell-closed = Keine Einheit marschiert in die Vorhölle.
circles-law-harvest-more = Jeder Dämon auf der Erde sammelt { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} mehr.
circles-law-harvest-less = Jeder Dämon auf der Erde sammelt { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} weniger.
circles-law-walk-cost-more = Die Erde zu betreten kostet { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} mehr.
circles-law-walk-cost-less = Die Erde zu betreten kostet { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
} weniger.
circles-law-earth-closed = Niemand betritt die Erde.
circles-law-no-earth-favours = Niemand verdient auf der Erde Gunst.
circles-law-deeds = Böse Taten gelingen mit { $n } oder mehr.
circles-law-peril = Jeder Dämon auf der Erde würfelt gegen die eigenen { $talent }, wenn die Karte ausgelegt wird und zu Beginn jeder Seelenphase. Misslingt es, gilt: { $fate }.
circles-law-rolls-more = Kampfwürfe von Legionen sind um { $n } höher.
circles-law-rolls-less = Kampfwürfe von Legionen sind um { $n } niedriger.
circles-law-saves-more = Legionen werden mit einer um { $n } höheren Zahl gerettet.
circles-law-saves-less = Legionen werden mit einer um { $n } niedrigeren Zahl gerettet. Eine 1 rettet sie immer.
circles-law-hounds-more = Jeder Höllenhund macht { $n ->
    [one] 1 Kampfwurf
   *[other] { $n } Kampfwürfe
} mehr.
circles-law-hounds-less = Jeder Höllenhund macht { $n ->
    [one] 1 Kampfwurf
   *[other] { $n } Kampfwürfe
} weniger.
circles-law-no-retreat = Niemand flieht aus dem Kampf.
circles-law-combat-cards-more = Ein Dämon bringt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} mehr in einen Kampf mit.
circles-law-combat-cards-less = Ein Dämon bringt { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} weniger in einen Kampf mit.
circles-law-disfavour-roll-more = Ungnadewürfe sind um { $n } höher, also besser.
circles-law-disfavour-roll-less = Ungnadewürfe sind um { $n } niedriger, also schlechter.
circles-law-petition-more = Ein Gesuch kostet { $n } Gunst mehr.
circles-law-petition-less = Ein Gesuch kostet { $n } Gunst weniger.
circles-law-no-victors = Niemand beansprucht das Siegerrecht.
circles-law-recovery-more = Würfe zur Erholung sind um { $n } höher, also besser.
circles-law-recovery-less = Würfe zur Erholung sind um { $n } niedriger, also schlechter.
circles-law-absolution-more = 1 Ungnade loszuwerden kostet { $n } Gunst mehr.
circles-law-absolution-less = 1 Ungnade loszuwerden kostet { $n } Gunst weniger.

## What cards do once. $whom is one of these

circles-whom-all = jedes Triumvirat
circles-whom-caster = das spielende Triumvirat
circles-whom-others = jedes andere Triumvirat
circles-whom-lot = ein ausgelostes Triumvirat
circles-whom-most-souls = das Triumvirat mit den meisten Seelen
circles-whom-most-favours = das Triumvirat mit der meisten Gunst
circles-whom-most-disfavours = das Triumvirat mit der meisten Ungnade
circles-whom-most-cards = das Triumvirat mit den meisten Arcanakarten auf der Hand
circles-whom-most-legions = das Triumvirat mit den meisten Legionen
circles-whom-most-lieutenants = das Triumvirat mit den meisten Leutnants
circles-whom-most-hounds = das Triumvirat mit den meisten gezähmten Hunden
circles-whom-most-sectio = das Triumvirat mit den meisten Sectio
circles-whom-most-circle-sectio = das Triumvirat mit den meisten Sectio in einem Kreis
circles-whom-most-daemons = das Triumvirat mit den meisten handlungsfähigen Dämonen
circles-whom-most-daemons-on-earth = das Triumvirat mit den meisten Dämonen auf der Erde
circles-whom-fewest-souls = das Triumvirat mit den wenigsten Seelen
circles-whom-fewest-favours = das Triumvirat mit der wenigsten Gunst
circles-whom-fewest-disfavours = das Triumvirat mit der wenigsten Ungnade
circles-whom-fewest-cards = das Triumvirat mit den wenigsten Arcanakarten auf der Hand
circles-whom-fewest-legions = das Triumvirat mit den wenigsten Legionen
circles-whom-fewest-lieutenants = das Triumvirat mit den wenigsten Leutnants
circles-whom-fewest-hounds = das Triumvirat mit den wenigsten gezähmten Hunden
circles-whom-fewest-sectio = das Triumvirat mit den wenigsten Sectio
circles-whom-fewest-circle-sectio = das Triumvirat mit den wenigsten Sectio in einem Kreis
circles-whom-fewest-daemons = das Triumvirat mit den wenigsten handlungsfähigen Dämonen
circles-whom-fewest-daemons-on-earth = das Triumvirat mit den wenigsten Dämonen auf der Erde
circles-stroke-lose-legions = { START($whom) } verliert { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
} nach eigener Wahl.
circles-stroke-gain-legions = { START($whom) } bekommt { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
} umsonst.
circles-stroke-lieutenants-leave = { START($whom) } verliert durch das Los { $n ->
    [one] 1 Leutnant
   *[other] { $n } Leutnants
}.
circles-stroke-rebel = { START($whom) } verliert durch das Los { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}: Dort stehen dann Freibeuter.
circles-stroke-freebooters = Freibeuter erscheinen in der Sectio, die die nächste Höllenkarte zeigt: { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}.
circles-stroke-hounds-loose = Alle gezähmten Hunde verlieren ihre Wärter und toben los.
circles-stroke-hounds-return = Alle Hunde kehren in ihr Feld zurück.
circles-stroke-plague = Für jede Legion auf der Karte wird gewürfelt, auch für Freibeuter. Mit { $n } oder weniger wird sie vernichtet.
circles-stroke-clean-antehell = Alle Einheiten in der Vorhölle werden vernichtet.
circles-stroke-gain-souls = { START($whom) } bekommt { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
circles-stroke-roll-souls = { START($whom) } macht { $n ->
    [one] 1 Seelenwurf
   *[other] { $n } Seelenwürfe
}.
circles-stroke-lose-souls = { START($whom) } verliert { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
circles-stroke-halve-souls = { START($whom) } verliert die Hälfte der Seelen, abgerundet.
circles-stroke-tithe = { START($whom) } zahlt für jede eigene Sectio { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}, soweit möglich.
circles-stroke-favour = { START($whom) } bekommt { $n } Gunst.
circles-stroke-spend = { START($whom) } verliert { $n } Gunst, soweit vorhanden.
circles-stroke-disfavour = { START($whom) } bekommt { $n } Ungnade.
circles-stroke-forgive = { START($whom) } verliert { $n } Ungnade, soweit vorhanden.
circles-stroke-draw = { START($whom) } zieht { $n ->
    [one] 1 Arcanakarte
   *[other] { $n } Arcanakarten
}.
circles-stroke-discard = { START($whom) } legt durch das Los { $n ->
    [one] 1 Arcanakarte
   *[other] { $n } Arcanakarten
} ab.
circles-stroke-pass-hands = Jede Hand geht im Uhrzeigersinn an den nächsten Spieler.
circles-stroke-revoke = { START($whom) } verliert durch das Los { $n ->
    [one] 1 Sectio
   *[other] { $n } Sectio
}.
circles-stroke-grant = { START($whom) } bekommt durch das Los { $n ->
    [one] 1 Sectio
   *[other] { $n } Sectio
}, die niemandem gehört und in der keine Einheiten anderer sind.
circles-stroke-uriel = Uriel beginnt seinen Kreuzzug. Er geht, wenn diese Karte ersetzt wird.
circles-stroke-lilith = Lilith kommt in die Sectio, die die nächste Höllenkarte zeigt. Ein Würfel bestimmt ihre Gestalt.
circles-stroke-lilith-aspect = Lilith kommt in die Sectio, die die nächste Höllenkarte zeigt. Ihre Gestalt in dieser Spielrunde: { $aspect }.
circles-stroke-daemons = { START($which) }, { $whom }. Dann gilt: { $fate }.
circles-daemons-of-each = in jedem Triumvirat
circles-daemons-of-all = in allen Triumviraten
circles-daemons-of-caster = im spielenden Triumvirat
circles-daemons-of-others = in den anderen Triumviraten
circles-daemons-of-some = in einem Triumvirat
circles-daemons-anywhere = in der Hölle oder auf der Erde
circles-which-every = jeder Dämon { $place }
circles-which-highest = der Dämon mit dem höchsten Rang { $place }
circles-which-lowest = der Dämon mit dem niedrigsten Rang { $place }
circles-which-most = der Dämon { $place }, der die meisten { $talent } hat
circles-which-each-lowest = der Dämon mit dem niedrigsten Rang { $place }
circles-which-lot = ein ausgeloster Dämon { $place }
circles-fate-incapacitated = Er ist außer Gefecht und erholt sich mit { $n } oder mehr
circles-fate-recalled = Er kehrt von der Erde in die Hölle zurück
circles-fate-passes = Seine nächste Aktion ist, endgültig zu passen
circles-fate-destroyed = Er wird vernichtet
circles-escape-roll = Ein Wurf gegen die eigenen { $talent } lässt ihn entkommen.
circles-escape-duel = Ein Sieg im Duell der { $talent } gegen den Zaubernden lässt ihn entkommen.

## Arcana cards

circles-minor-pass-does = { $name }: Ein Dämon rückt auf der Rangleiste { $slots ->
    [one] 1 Platz
   *[other] { $slots } Plätze
} nach hinten, für { $souls }.
circles-minor-walk-does = { $name }: Ein Dämon geht auf die Erde, für { $souls }.
circles-minor-recruit-does = { $name }: Ein Leutnant wird angeworben, für { $souls }.
circles-card-six = Sie hat eine Sechs. Wer in der Endphase { $n } Sechsen hält, gewinnt.
circles-play-action = Gewirkt als Aktion, von überall.
circles-play-action-hell = Gewirkt als Aktion, von einem Dämon in der Hölle.
circles-play-action-earth = Gewirkt als Aktion, von einem Dämon auf der Erde.
circles-play-aim = Auch der Dämon, auf den er zielt, muss dort sein.
circles-play-combat = Gewirkt im Kampf, von einem Dämon, der die Karte mitgebracht hat. Er gilt für eine Runde.
circles-play-counter = Gespielt gegen einen anderen Zauber.
circles-play-right-away = Gespielt, sobald die Karte gezogen wird.
circles-play-macina = Eine Macina: gewirkt als Aktion, und sie bleibt liegen. Ihr Unterhalt kostet in jeder Seelenphase { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}.
circles-spell-cost = Der Preis: { $things }.
circles-spell-disfavours = Der Zaubernde bekommt { $n }.
circles-spell-sure = Dieser Zauber kann nicht gekontert werden.
circles-need-sum = Zaubernder und Helfer brauchen zusammen { $symbols }.
circles-need-caster = Der Zaubernde braucht { $symbols }.
circles-need-more = Der Zaubernde braucht mehr { $talent } als der Dämon, auf den er zielt.
circles-need-sectio = Das Triumvirat des Zaubernden braucht eine Sectio in diesem Kreis: { MID($circle) }.
circles-need-antehell = Das Triumvirat des Zaubernden braucht eine Legion in der Vorhölle.
circles-need-neighbour = Das Triumvirat des Zaubernden braucht eine Sectio neben der, auf die er zielt.

## Spells

circles-spell-does-steal = Ein anderes Triumvirat gibt dem des Zaubernden { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}, soweit vorhanden.
circles-spell-does-levy = Jedes andere Triumvirat gibt dem des Zaubernden { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}, soweit vorhanden.
circles-spell-does-roll = Der Zaubernde macht { $n ->
    [one] 1 Seelenwurf
   *[other] { $n } Seelenwürfe
}.
circles-spell-does-slander = Ein anderes Triumvirat bekommt { $n } Ungnade.
circles-spell-does-praise = Das Triumvirat des Zaubernden bekommt { $n } Gunst.
circles-spell-does-absolve = Das Triumvirat des Zaubernden verliert { $n } Ungnade.
circles-spell-does-scapegoat = 1 Ungnade geht vom Triumvirat des Zaubernden auf ein anderes über.
circles-spell-does-steal-favour = Ein anderes Triumvirat gibt dem des Zaubernden { $n } Gunst, die nicht durch Ungnade gebunden ist.
circles-spell-does-draw = Das Triumvirat des Zaubernden zieht { $n ->
    [one] 1 Arcanakarte
   *[other] { $n } Arcanakarten
}.
circles-spell-does-search = Das Triumvirat des Zaubernden sieht oben vom Stapel { $n ->
    [one] 1 Arcanakarte
   *[other] { $n } Arcanakarten
} an und behält eine. Die anderen kommen nach unten.
circles-spell-does-rob = Durch das Los { $n ->
    [one] geht 1 Karte
   *[other] gehen { $n } Karten
} aus einer anderen Hand in die des Zaubernden.
circles-spell-does-discard = Ein anderes Triumvirat legt durch das Los { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ab.
circles-spell-does-lift = Ein Dauerereignis wird abgelegt.
circles-spell-does-rig = Der Zaubernde sieht oben vom Stapel { $n ->
    [one] 1 Höllenkarte
   *[other] { $n } Höllenkarten
} an und legt eine davon obenauf. Die anderen kommen nach unten.
circles-spell-does-stir = Eine Höllenkarte wird gezogen, und ihr Ereignis geschieht jetzt.
circles-spell-does-revoke = Eine Sectio eines anderen Triumvirats ohne Einheiten ihres Besitzers wird entzogen.
circles-spell-does-claim = Das Triumvirat des Zaubernden bekommt eine Sectio, die niemandem gehört, ohne Einheiten anderer.
circles-spell-does-phenomenon = Er trifft eine Sectio.
circles-spell-does-banish-lilith = Lilith geht.
circles-spell-does-banish-uriel = Uriel geht, und die Karte, die ihn gerufen hat, wird abgelegt.
circles-spell-does-this-turn = Bis zum Ende der Spielrunde gilt für { $whom }:
circles-spell-does-macina = Für den Besitzer, solange sie unterhalten wird:
circles-spell-does-afflict = Er zielt auf einen Dämon eines anderen Triumvirats: { $fate }.
circles-spell-does-heal = Ein Dämon des eigenen Triumvirats, der außer Gefecht ist, erholt sich.
circles-spell-does-delay = Ein Dämon eines anderen Triumvirats, der noch nicht gehandelt hat, rückt auf der Rangleiste { $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
} nach hinten.
circles-spell-does-act-again = Ein anderer Dämon des eigenen Triumvirats, der schon gehandelt hat, handelt gleich nach dem Zaubernden noch einmal.
circles-spell-does-send = Ein Dämon des eigenen Triumvirats geht sofort auf die Erde.
circles-spell-does-defect = Ein Leutnant eines anderen Triumvirats wechselt die Seite, mit so vielen Legionen, wie er befehligt.
circles-spell-does-disband = { $n ->
    [one] Eine Legion eines anderen Triumvirats löst sich auf.
   *[other] Bis zu { $n } Legionen eines anderen Triumvirats an einem Ort lösen sich auf.
}
circles-spell-does-rebel = { $n ->
    [one] Eine Legion eines anderen Triumvirats läuft zu den Freibeutern über.
   *[other] Bis zu { $n } Legionen eines anderen Triumvirats an einem Ort laufen zu den Freibeutern über.
}
circles-spell-does-burn = Für jede Legion in einer Sectio wird gewürfelt, wem sie auch dient. Mit { $n } oder weniger wird sie vernichtet.
circles-spell-does-scatter = Jede Einheit anderer in einer Sectio bewegt sich nach dem Kompass, als flöhe sie. Wem es misslingt, der bleibt.
circles-spell-does-unleash = Ein gezähmter Hund eines anderen Triumvirats verliert seinen Wärter.
circles-spell-does-raise = Das eigene Triumvirat beschwört { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
} umsonst.
circles-spell-does-recruit = Das eigene Triumvirat wirbt den obersten Leutnant aus einem Feld seiner Wahl an.
circles-spell-does-tame = Eine Legion des eigenen Triumvirats, wo sie auch ist, bekommt durch das Los einen Hund.
circles-spell-does-transfer = { $n ->
    [one] Eine Legion des eigenen Triumvirats geht in eine eigene Sectio ohne Einheiten anderer.
   *[other] Bis zu { $n } Legionen des eigenen Triumvirats an einem Ort gehen in eine eigene Sectio ohne Einheiten anderer.
}
circles-spell-does-march = Der Zaubernde marschiert mit { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
} mehr.
circles-spell-does-rolls-more = Kampfwürfe der eigenen Seite sind um { $n } höher.
circles-spell-does-rolls-less = Kampfwürfe der eigenen Seite sind um { $n } niedriger.
circles-spell-does-enemy-rolls-more = Kampfwürfe der anderen Seite sind um { $n } höher.
circles-spell-does-enemy-rolls-less = Kampfwürfe der anderen Seite sind um { $n } niedriger.
circles-spell-does-saves-more = Einheiten der eigenen Seite werden mit einer um { $n } höheren Zahl gerettet.
circles-spell-does-saves-less = Einheiten der eigenen Seite werden mit einer um { $n } niedrigeren Zahl gerettet.
circles-spell-does-hits = Die andere Seite bekommt { $n ->
    [one] 1 zusätzlichen Treffer
   *[other] { $n } zusätzliche Treffer
}.
circles-spell-does-parry = { $n ->
    [one] 1 Treffer auf der eigenen Seite zählt
   *[other] { $n } Treffer auf der eigenen Seite zählen
} nicht.
circles-spell-does-hounds = Jeder Hund der eigenen Seite macht { $n ->
    [one] 1 zusätzlichen Kampfwurf
   *[other] { $n } zusätzliche Kampfwürfe
}.
circles-spell-does-distract = Ein Dämon der anderen Seite verlässt den Kampf. Seine Zauber dieser Runde gelten weiter.
circles-spell-does-challenge = Ein Dämon der anderen Seite verlässt den Kampf: { $fate }.
circles-spell-does-leaderless = Leutnants der anderen Seite geben keinen Zuschlag.
circles-spell-does-turncoats = { $n ->
    [one] Eine Legion der anderen Seite wechselt sofort zum Triumvirat des Zaubernden.
   *[other] Bis zu { $n } Legionen der anderen Seite wechseln sofort zum Triumvirat des Zaubernden.
}
circles-spell-does-panic = { $n ->
    [one] Eine Legion der anderen Seite will sofort fliehen.
   *[other] Bis zu { $n } Legionen der anderen Seite wollen sofort fliehen.
}
circles-spell-does-hold = Niemand von der anderen Seite flieht nach dieser Runde.
circles-spell-does-withdraw = Einheiten der eigenen Seite fliehen sofort, jede in eine Richtung nach Wahl ihres Besitzers.
circles-spell-does-reinforce = { $n ->
    [one] Eine Legion des eigenen Triumvirats kommt sofort aus einer benachbarten Sectio dazu.
   *[other] Bis zu { $n } Legionen des eigenen Triumvirats kommen sofort aus benachbarten Sectio dazu.
}
circles-counter-any = Ein Zauber jeder Art wirkt nicht.
circles-counter-actions = Ein Zauber, der als Aktion gewirkt wird, wirkt nicht.
circles-counter-combat = Ein Zauber, der im Kampf gewirkt wird, wirkt nicht.
circles-counter-take = Seine Karte geht in die Hand dessen, der kontert.
circles-counter-rebound = Für den Dämon, der ihn gewirkt hat, gilt: { $fate }.
