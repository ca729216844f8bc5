### The pages of the codex: families, rows, worked examples, the card, and the search palette.
### The rules themselves are in codex.ftl. Messages `codex-act-` and `codex-cost-` and `codex-card-` may ask for any
### number of the rules.

codex-title = Kodex
codex-title-tip = Alles, was einem in der Hölle begegnen kann, jedes mit seinen Zahlen und mit Verweisen auf das, womit es zu tun hat. Er öffnet sich bei dem, was du gewählt hast.
codex-search = Im Kodex suchen
codex-search-none = Auf diesen Namen hört nichts. Der Schreiber hat zweimal nachgesehen.
codex-found = { $n ->
    [one] 1 Eintrag
   *[other] { $n } Einträge
}
codex-back = Zurück (Alt + Links)
codex-forward = Vor (Alt + Rechts)
codex-visited = Besucht
codex-welcome = Der Kodex hat { $n } Einträge. Tippe ein Wort, oder wähle eine Abteilung aus der Liste.
codex-key-now = Taste: { $key }
codex-clock-now = Jetzt: { $moment }
codex-clock-plan = Du planst
codex-nothing-there = Kein Eintrag heißt „{ $term }“. Am nächsten: { $nearest }.
codex-others = Weitere: { $others }
codex-contents = { $family } ({ $n })

## Families

codex-family-term = Begriffe
codex-family-rule = Regeln
codex-family-example = Rechenbeispiele
codex-family-step = Der Zug
codex-family-order = Befehle
codex-family-act = Zwischen den Häusern
codex-family-stance = Verhältnisse
codex-family-resource = Güter
codex-family-terrain = Gelände
codex-family-rank = Ränge
codex-family-attribute = Attribute
codex-family-power = Stufen der Disziplinen
codex-family-ritual = Rituale
codex-family-event = Ereignisse
codex-family-legion = Legionen
codex-family-praetor = Prätoren
codex-family-ability = Fähigkeiten
codex-family-decoration = Orden
codex-family-artifact = Böse Artefakte
codex-family-relic = Unheilige Reliquien
codex-family-boon = Segnungen
codex-family-manuscript = Handschriften
codex-family-move = Manöver im Zweikampf
codex-family-place = Orte der Macht
codex-family-sin = Öffentliche Ziele
codex-family-objective = Geheime Ziele
codex-family-path = Wie das Spiel endet
codex-family-archfiend = Erzteufel
codex-family-perk = Gaben
codex-family-mind = Geister
codex-family-screen = Ansichten
codex-family-key = Tasten
codex-family-ruling = Entscheide

## Other forms of terms, with a bar between them

codex-words-conclave = Konklave|Höllische Konklave|Höllischen Konklave
codex-words-conclave-token = Konklavemarken|Marke|Marken
codex-words-tribute = Tributkarte|Tributkarten|Tribute
codex-words-bazaar = Basar|Basare
codex-words-prima-inferna = Prima Inferna
codex-words-personal-guard = Leibgarden|Garde|Garden
codex-words-blood-vassal = Blutvasallen|Vasall|Vasallen
codex-words-threat-list = Drohlisten|Liste der Bedrohungen
codex-words-excommunication = exkommuniziert|exkommunizierte|exkommunizierten|exkommunizierter|exkommunizieren
codex-words-flying = fliegt|fliegen|fliegende|fliegenden|geflogen|Flügel
codex-words-stronghold = Festen
codex-words-regent = Regenten|Regentschaft
codex-words-consolidation = zusammenlegen|zusammengelegt|Zusammenlegungen
codex-words-move-points = Marschpunkt|Marschpunkten
codex-words-hit-points = Lebenspunkt|Lebenspunkten
codex-words-usurper = Thronräubern|Thronraub

## Titles of the rules in a sentence or two

codex-rule-token-chance = Die Chance auf eine Marke
codex-rule-regency = Wer zuerst handelt
codex-rule-order-slots = Wie viele Befehle
codex-rule-ritual-slots = Wie viele Rituale
codex-rule-command-rating = Wie viele Legionen
codex-rule-healing-rate = Wie schnell Einheiten heilen
codex-rule-prestige-income = Prestige in jedem Zug
codex-rule-prestige-battle = Prestige für Siege
codex-rule-tribute-offer = Wie viel eine Tributforderung bringt
codex-rule-tribute-keep = Welche Karten bleiben
codex-rule-tribute-quality = Wie gut die Karten sind
codex-rule-payment-waste = Wechselgeld gibt es nicht
codex-rule-minimum-bid = Wie ein Gebot gewinnt
codex-rule-tie-ladder = Gleiche Gebote
codex-rule-move-points = Wie weit eine Legion marschiert
codex-rule-support = Wie Nachbarn helfen
codex-rule-advantage = Der Wurf vor der Schlacht
codex-rule-retreat = Wer sich zurückzieht
codex-rule-rounds = Wie eine Schlacht verläuft
codex-rule-capture = Wie ein Ort eingenommen wird
codex-rule-pandemonium = Angriff auf die Hauptstadt
codex-rule-excommunication = Außerhalb des Konklaves
codex-rule-usurper = Sieg durch Gewalt
codex-rule-elimination = Verlust der Feste
codex-rule-election = Sieg durch Wahl
codex-ruling-title = { $title } (R{ $n })

## Screens and keys

codex-screen-board = Das Brett
codex-screen-board-text = Die ganze Hölle, aufgeklappt. Klicke eine Legion an, um zu sehen, wohin sie kann, und klicke dorthin, um es zu befehlen. Pfeiltasten verschieben, das Rad zoomt, N und M gehen deine Legionen oder Orte durch.
codex-screen-counsel = Der Rat
codex-screen-counsel-text = Ratschläge in der linken oberen Ecke des Bretts: was beantwortet werden muss, was der letzte Zug gebracht hat, was sich jetzt tun ließe. „Zeig es mir“ öffnet die Stelle, an der es getan wird. Wie viel davon erscheint, bestimmen die Einstellungen; dort lassen sich auch die Lektionen wiederholen.
codex-screen-standings-text = Die Tabelle im Zugprotokoll: Prestige, Einkommen, Kantone und öffentliches Ziel jedes Hauses, und seine Schlussabrechnung, soweit du sie kennen kannst. Zeige auf eine Zahl, um ihre Teile zu sehen.
codex-screen-smith = Die Schmiede
codex-screen-smith-text = Fertigt Kampfkarten für eine Legion oder einen Ort. Rivalen sehen, dass eine Karte da ist, nicht, was darauf steht.
codex-screen-arena = Die Arena
codex-screen-arena-text = Wo zwei Prätoren austragen, was ihre Häuser nicht beilegen konnten. Du wählst den Prätor und planst seine Manöver.
codex-screen-events = Ereignisse
codex-screen-events-text = Die Ereigniskarten auf deiner Hand, was sie kosten, und die Ereignisse, die laufen.
codex-screen-theatre = Das Schlachtentheater
codex-screen-theatre-text = Zeigt eine Schlacht oder einen Zweikampf Abschnitt für Abschnitt, mit jeder Zahl und ihrer Herkunft.
codex-screen-chair = Dein Sitz
codex-screen-chair-text = Überlasse das Gerät dem nächsten Spieler, setze eine PIN, oder gib den Sitz an jemand anderen.
codex-screen-title = Das Hauptmenü
codex-screen-title-text = Wo Spiele beginnen, weitergehen und noch einmal betrachtet werden.
codex-screen-post-text = Spiele mit Leuten an anderen Geräten. Einer von ihnen ist Gastgeber und lädt die anderen ein. Jeder Zug geht an jeden Spieler als Datei, die nur er öffnen kann, und gesiegelte Befehle kommen als Dateien zurück. Sind alle da, oder ist die Zeit abgelaufen, spielt das Programm des Gastgebers den Zug. Wer Gastgeber ist, bleibt es auch, wenn das eigene Haus gefallen ist.
codex-screen-end-text = Die Abrechnung am Ende des Spiels: wer wie viel Prestige wofür hat, und wer den Thron nimmt.
codex-key-text = Eine Aktion mit eigener Taste. In den Einstellungen lässt sie sich ändern.

## The turn

codex-turn-title = Der Zug
codex-turn-text = Alle Häuser planen im Geheimen und zur selben Zeit. Dann läuft der Zug einmal herum, in dieser Reihenfolge, und niemand kann sich mehr einmischen.
codex-slots-title = Die Befehlsplätze
codex-slots-text = Erst alle ersten Befehle, dann alle zweiten, bis zu den sechsten. Auf jedem Platz handelt der Regent zuerst, dann die anderen im Uhrzeigersinn.

## Acts between houses

codex-act-title = { START($act) }: der Ablauf
codex-act-demand = Du befiehlst sie, das Konklave legt sie am Ende des Zuges vor, und das andere Haus antwortet mit seinen nächsten Befehlen. Schweigen lehnt ab. Gibt es nach, bekommst du das Geforderte und deinen Einsatz zurück; lehnt es ab, behält es den Einsatz, und du darfst sofort Vendetta beanspruchen.
codex-act-insult = Du befiehlst sie, das Konklave legt sie vor, und das andere Haus antwortet mit seinen nächsten Befehlen. Schweigen schluckt sie. Wird sie geschluckt, kommt dein Einsatz zurück und noch einmal so viel; wird sie abgelehnt, ist der Einsatz verloren, und der Beleidigte muss Vendetta gegen dich beanspruchen.
codex-act-emissary = Du schickst { $gift_least } bis { $gift_most } Karten. Angenommen: Das andere Haus stellt dir einige Züge lang keine Forderungen und schleudert keine Beleidigungen. Heimgeschickt: Der Einsatz ist weg. Gedemütigt: Das andere Haus gewinnt { $humiliation } Prestige, und du beanspruchst Vendetta oder verlierst noch { $humiliation_swallowed }.
codex-act-vendetta = Sie braucht einen Grund: eine abgelehnte Forderung, eine abgelehnte Beleidigung, einen gedemütigten Gesandten oder { $conceded_for_vendetta } Zugeständnisse in Folge. Du wählst ein Ziel, eine Wette und eine Frist. Das Konklave gewährt sie am Ende des Zuges. Wird sie rechtzeitig gewonnen, kommt die Wette mit einem Aufschlag zurück; sonst ist sie verloren.
codex-act-blood-feud = Sie verlangt { $victories_for_feud } gegen das Haus gewonnene Vendetten, oder seine Schande an deiner Grenze. Sie hat kein Ziel und kein Ende, und Festen dürfen angegriffen werden.
codex-act-petition = Nur ein viel größerer Nachbar kann gebeten werden. Nimmt er an, verlierst du die Hälfte deines Prestiges, und was übrig ist, zählt am Ende für deinen Herrn.
codex-act-between = { $own } gegen { $other }
codex-act-demand-price = Prestige-Einsatz einer ersten Forderung
codex-act-insult-price = Höchster Prestige-Einsatz einer Beleidigung
codex-act-emissary-price = Prestige, das ein Gesandter kostet
codex-act-wager = Die Wette gegen deine größte Bedrohung, nach deinem Rang
codex-span = { $least } bis { $most }

## Names of rows

codex-row-cost = Kosten
codex-row-upkeep = Unterhalt je Zug
codex-row-points = Punkte beim Erschaffen
codex-row-first-cards = Karten zu Beginn
codex-row-guard-level = Stufe der Garde
codex-row-stronghold-level = Stufe der Feste
codex-row-stronghold = Ihre Besatzung
codex-row-stronghold-hp = Ihre Lebenspunkte
codex-row-difficulty = Schwierigkeit
codex-row-needs = Braucht
codex-row-aim = Ziel
codex-row-skulls = Schädel je Runde
codex-row-shields = Schilde je Runde
codex-row-orbs = Sphären je Runde
codex-row-luck = Glück, höchstens
codex-row-mark = Art
codex-row-pieces = Teile
codex-value = { $stat } { $n }
codex-gain = +{ $most }
codex-gains = +{ $least } bis +{ $most }
codex-not-sold = Unverkäuflich
codex-any = X
codex-any-discipline = Disziplin Y
codex-start = { START($words) }

## First sentences

codex-rank-text = Ist { $n } wert, wo immer Ränge verglichen werden: bei Forderungen, Beleidigungen und Wetten, zwischen gleichen Geboten und als Stimmen in einer Abstimmung.
codex-archfiend-text = { $title }. { $style }
codex-perk-costs = Kostet { $n }
codex-perk-gives = Bringt { $n }
codex-perk-excluded = Nicht zusammen mit dieser Gabe zu haben.
codex-mind-text = Er sieht, was ein Mensch auf seinem Sitz sehen würde, gehorcht denselben Regeln und bekommt nichts geschenkt.
codex-attribute-text = Das Attribut, auf dem die Disziplin { $discipline } ruht: Jeder Punkt des einen ist eine Stufe der anderen.
codex-power-title = { $discipline } { $n }
codex-power-ritual = Eröffnet das Ritual { $ritual }.
codex-power-nothing = Nichts Neues, aber jeder Wurf dieser Disziplin ist um eins besser.
codex-power-price = Von der Stufe darunter
codex-power-not-sold = nicht für Tribut: nur auf anderen Wegen
codex-ritual-relic = eine Reliquie mit { $ritual } in der Ritualkammer
codex-ritual-resisted = Das Opfer kann widerstehen: Beide würfeln 2W6 und zählen hinzu, was sie haben.
codex-ritual-unresisted = Niemand widersteht ihm.
codex-event-nobody = Kein bestimmtes Ziel
codex-event-rival = Ein Rivale
codex-event-house = Ein Haus
codex-event-rival-place = Ein Ort der Macht eines Rivalen
codex-event-own-legion = Eine eigene Legion
codex-event-own-praetor = Ein eigener Prätor
codex-event-banished-praetor = Ein Prätor, den du an den Abgrund verloren hast
codex-resource-share = Anteil an dem, was Tribut bringt
codex-resource-points = Punkte über einem Mindestgebot
codex-resource-most = Höchstens auf einer Karte
codex-place-text = Ein Ort der Macht der Stufe { $level }, der { $n } Prestige je Zug bringt.
codex-sin-open = Jeder kann sehen, wie weit ein Rivale damit gekommen ist.
codex-sin-hidden = Niemand kann sehen, wie weit ein Rivale damit gekommen ist.
codex-legion-text = Eine Legion der Stufe { $level }: { $values }.
codex-praetor-text = Ein Prätor der Stufe { $level }, der sich anwerben lässt. Er führt eine Legion oder eine Besatzung und ficht Zweikämpfe.
codex-champion-text = Der Champion von Pandämonium an { $place }. Stelle, von Stufe { $level }. Er lässt sich nicht anwerben, nur besiegen.
codex-decoration-legion = Ein Orden für eine Legion, ausgelost, wenn er verliehen wird.
codex-decoration-praetor = Ein Orden für einen Prätor, ausgelost, wenn er verliehen wird.
codex-decoration-upkeep = Wer ihn trägt, braucht keinen Unterhalt mehr.
codex-artifact-text = Ein böses Artefakt der Stufe { $level }, das einer Legion zugeteilt wird.
codex-relic-text = Eine unheilige Reliquie der Stufe { $level }, für eine Feste, einen Ort der Macht oder die Ritualkammer.
codex-move-basic = Jeder Prätor beherrscht es.
codex-move-learned = Es wird aus einer Handschrift gelernt.
codex-ability-movement = Sie ändert, wie sich ihr Träger bewegt.
codex-ability-bonus = Sie erhöht eine Zahl. Ein Klang des Untergangs sperrt sie nicht.
codex-ability-nature = Sie verlangt keine Aktion ihres Trägers. Ein Klang des Untergangs sperrt sie nicht.
codex-ability-action = Eine Aktion ihres Trägers in einer Runde. Ein Klang des Untergangs sperrt sie.
codex-ability-promotion = Sie kann einer Legion bei ihrer Beförderung angeboten werden.
codex-station-anywhere = Eine Reliquie gibt dies von überall her, selbst aus der Schatzkammer.
codex-station-kept = Eine Reliquie gibt dies aus einer Feste, einem Ort der Macht oder der Ritualkammer, nicht aus der Schatzkammer.
codex-station-held = Eine Reliquie gibt dies nur aus einer Feste oder einem Ort der Macht.
codex-station-chamber = Eine Reliquie gibt dies nur aus der Ritualkammer.
codex-station-sanctum = Eine Reliquie gibt dies nur aus einem Ort der Macht oder der Ritualkammer.

## Worked examples. The numbers come from the rules, run on small positions

codex-example-battle = Eine Schlacht, durchgerechnet
codex-example-battle-text = In einer Vendetta greift eine Legion eine andere an, und eine zweite Legion des Angreifers steht neben dem Kanton und leistet Beistand.
codex-example-march = Ein Marsch, durchgerechnet
codex-example-march-text = Eine Legion steht an ihrer eigenen Grenze. Was dahinter liegt, gehört einem Rivalen und darf nur zu Recht betreten werden.
codex-example-borders = Grenzschlichtung, durchgerechnet
codex-example-borders-text = Wem gehören am Ende des Zuges Kantone im Land eines Rivalen? Das Land des Rivalen beginnt bei 5·5 und reicht drei Kantone tief.
codex-example-duel = Ein Zweikampf, durchgerechnet
codex-example-duel-text = Zwei Prätoren kämpfen in der Arena nach diesen Plänen, in jeder Runde denselben.
codex-example-tribute = Tribut, durchgerechnet
codex-example-tribute-text = Ein Haus fordert Tribut, und im selben Zug dann noch einmal.
codex-example-bid = Gebote mit Gleichstand, durchgerechnet
codex-example-bid-text = Zwei Häuser bieten auf dieselbe Legion. Eines legt auf das Minimum eine Seele, das andere etwas anderes, und beide kommen auf dieselben Punkte.
codex-example-ritual = Ein Ritual, durchgerechnet
codex-example-ritual-text = Ein Haus vollzieht ein Ritual gegen die Legion eines Rivalen, und diese widersteht.
codex-example-token = Die Markenuhr, durchgerechnet
codex-example-token-text = Wie schnell die Marken kommen und wie lange ein Spiel im Mittel dauert.
codex-example-side = { $side }: { $unit }
codex-example-chances = Die Chancen
codex-example-battle-exact = Jede Art, wie die Würfel fallen können, ist gezählt.
codex-example-once = Und einmal mit echten Würfeln
codex-chance-attacker-wins = Der Verteidiger wird vernichtet
codex-chance-defender-retreats = Der Verteidiger zieht sich zurück
codex-chance-attacker-retreats = Der Angreifer zieht sich zurück
codex-chance-defender-wins = Der Angreifer wird vernichtet
codex-chance-both = Beide werden vernichtet
codex-chance-wins = { $name } gewinnt
codex-chance-both-fall = Beide fallen
codex-example-reach = { $moves }: { $n ->
    [one] 1 Kanton
   *[other] { $n } Kantone
} in Reichweite
codex-example-free = darf betreten werden
codex-example-fight = darf betreten werden, mit Kampf gegen: { $unit }
codex-example-barred = verschlossen: { $why }
codex-example-border-one = Vendetta, eine Legion im Grenzkanton
codex-example-border-deep = Vendetta, eine Legion einen Kanton tiefer, allein
codex-example-border-chain = Vendetta, je eine Legion in beiden
codex-example-border-neutral = Keine Vendetta, eine Legion im Grenzkanton
codex-example-no-canton = kein Kanton wechselt den Besitzer
codex-example-cantons = { $house } erhält { $cantons }
codex-example-duels = { $n } solche Zweikämpfe
codex-example-skill = Zu jedem W20 hinzugezählt
codex-example-offer = Eine Tributforderung
codex-example-offered = bringt { $offer } Karten, von denen { $keep } behalten werden dürfen
codex-example-demand = Tributforderung { $n } des Zuges
codex-example-quality = Güte { $least } bis { $most }: Eine Karte trägt { $poor } bis { $rich } Punkte
codex-example-card = Karte { $n }
codex-example-rolled = Würfel { $die }, Güte { $quality }: { $card }
codex-example-minimum = Mindestgebot: { $price }
codex-example-points = bietet { $bid }: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
codex-example-tie = Gleiche Punkte, und auch sonst alles gleich. Wer gewinnt, wenn nur dies anders ist?
codex-example-tie-rank = { $house } hat den höheren Rang
codex-example-tie-prestige = { $house } hat ein Prestige mehr
codex-example-tie-regent = { $house } ist Regent
codex-example-tie-none = Nichts
codex-example-unsold = niemand
codex-example-won = { $house }: { $tie }
codex-example-void = Niemand: Alle Gebote kommen zurück, und das Minimum steigt um { $n ->
    [one] 1 Seele
   *[other] { $n } Seelen
}
codex-example-target = Sein Ziel
codex-example-attack = Wer es vollzieht, zählt hinzu
codex-example-defend = Das Ziel zählt hinzu
codex-example-both-roll = Beide würfeln 2W6. Wer das Ritual vollzieht, muss höher liegen; gleiche Summen schützen das Ziel.
codex-example-levels = Die Chance auf Erfolg, nach eigener Stufe
codex-example-clock = Die Chance auf eine Marke je Zug, nach gezogenen Marken
codex-example-game = Wie lange ein Spiel im Mittel dauert
codex-example-turns = etwa { $n } Züge

## Costs of orders, besides the slot

codex-cost-nothing = nichts
codex-cost-demand_tribute = nichts; jede weitere im selben Zug bringt um { $demand_fall } schlechtere Karten
codex-cost-seek_manuscripts = { $search_cards ->
    [one] eine Karte
   *[other] { $search_cards } Karten
} weniger vorgelegt und behalten; { $search_chance } %, einen Teil zu finden
codex-cost-bid = die Karten des Gebots, wenn es gewinnt
codex-cost-march = 1 Marschpunkt je Kanton
codex-cost-fly = die ganze Bewegung des Zuges
codex-cost-create_combat_card = Tribut, je nachdem, was auf der Karte steht
codex-cost-train = die Handschrift
codex-cost-assemble = die Handschrift
codex-cost-raise_attribute = { $least } Punkte Tribut für die erste Stufe, { $most } für die höchste
codex-cost-rank_threats = frei bis Zug { $turns }, dann { $price } und ein Platz
codex-cost-demand = { $demand_base } Prestige als Einsatz, je nach den Rängen
codex-cost-insult = 1 bis { $insult_base } Prestige als Einsatz, je nach den Rängen
codex-cost-send_emissary = { $emissary_base } Prestige, je nach den Rängen, und { $gift_least } bis { $gift_most } Karten
codex-cost-claim_vendetta = eine Wette von etwa { $wager_base } Prestige, zahlbar bei Gewährung
codex-cost-claim_blood_feud = nichts, und kein Weg zurück
codex-cost-petition = die Hälfte deines Prestiges, wenn es gewährt wird
codex-cost-challenge_champion = vielleicht der Prätor
codex-cost-perform_ritual = sein Preis in Tribut und ein Ritualplatz
codex-cost-play_event = was auf der Karte steht

## The card: the turn and the costs on one page

codex-card-title = Zug und Kosten
codex-card-tip = Der Ablauf des Zuges, was Befehle kosten und die Zahlen, die am meisten zählen, auf einer Seite.
codex-card-costs = Was Befehle kosten
codex-card-numbers = Zahlen
codex-card-bid = Auf eine Ware im Basar bieten
codex-card-clock = Marke
codex-card-clock-text = { $token_base } % je Zug, { $token_step } % mehr für jede gezogene; { $tokens_short }, { $tokens_normal }, { $tokens_long } oder { $tokens_epic } beenden das Spiel
codex-card-slots = Befehlsplätze
codex-card-slots-text = { $slots_base }, bis zu { $slots_most }
codex-card-regent = Vortritt
codex-card-regent-text = der Regent, dann im Uhrzeigersinn
codex-card-command = Legionen
codex-card-command-text = { $command_base }, mehr durch Zorn; abgegebene Gebote zählen mit
codex-card-healing = Heilung
codex-card-healing-text = { $healing_base } je Zug, neben einem befreundeten Ort
codex-card-moves = Marschpunkte
codex-card-moves-text = 1 je Kanton, höchstens { $moves_most }
codex-card-rounds = Schlacht
codex-card-rounds-text = { $rounds } Runden: Fernkampf, Nahkampf, Infernal
codex-card-advantage = Vorteil
codex-card-advantage-text = 1W6 + Stufe; die Differenz, höchstens { $advantage_limit }
codex-card-support = Beistand
codex-card-support-text = die Hälfte jedes Wertes der Nachbarn
codex-card-victory = Sieg
codex-card-victory-text = { $level_prestige } Prestige je vernichteter oder eroberter Stufe
codex-card-places = Orte der Macht
codex-card-places-text = Prestige in jedem Zug, nach ihrer Stufe
codex-card-cantons = Kantone
codex-card-cantons-text = je { $canton_prestige } Prestige, am Ende
codex-card-bids = Gebote
codex-card-bids-text = jede Seele über dem Minimum { $soul_points }, alles andere { $other_points }
codex-card-usurper = Thronräuber
codex-card-usurper-text = { $usurper_turns } Züge in Pandämonium gewinnen

## The search palette

codex-finder-title = Suchen
codex-finder-tip = Findet Orte, Legionen, Häuser, was jemandem gehört, was sich tun lässt und jeden Eintrag des Kodex. Strg + F öffnet es.
codex-finder-hint = Ein Ort, eine Legion, ein Haus, ein Befehl, ein Wort
codex-finder-none = Nichts Aktenkundiges hört auf diesen Namen.
codex-finder-how = Auf und Ab wählen, Eingabe geht hin, Umschalt + Eingabe schlägt nach, Esc schließt.
codex-finder-place-of = Ort ({ $house })
codex-finder-legion = Legion von { $house }
codex-finder-house = Haus
codex-finder-treasure = Im Dienst von { $house }
codex-finder-ware = Im Basar zu haben
codex-finder-deed = Befehl
codex-finder-sheet = Ansicht
codex-finder-entry = Kodex: { $family }

## Keys

key-codex = Kodex öffnen oder schließen
key-finder = Suchen
key-card = Zug und Kosten auf einer Seite
