### Nine Circles: the phases of a game, what each asks of a seat, what an answer means, and why one is refused. $seat is the
### triumvirate that is asked or answers.

## Phases

circles-phase-setup = Aufbau
circles-phase-hell = Höllenphase
circles-phase-souls = Seelenphase
circles-phase-summoning = Beschwörungsphase
circles-phase-actions = Aktionsphase
circles-phase-random = Zufallsphase
circles-phase-combat = Kampfphase
circles-phase-petitions = Gesuchsphase
circles-phase-end = Endphase
circles-phase-part = { $phase }: { $part }
circles-part-exchange = Dämonen
circles-part-garrison = die ersten Legionen
circles-part-discard = zu viele Karten
circles-part-lose = verlorene Legionen
circles-part-deals = Geschäfte, Runde { $round } von { $rounds }
circles-part-upkeep = Sold
circles-part-deserters = Deserteure
circles-part-macina = Macina
circles-part-purchases = Käufe
circles-part-quarter = ein Leutnant
circles-part-raise = neue Legionen
circles-part-conspiracy = Verschwörung
circles-part-rigging = das nächste Ereignis
circles-part-march = Marsch
circles-part-passage = Durchzugsrecht
circles-part-flight = Flucht
circles-part-counter = Konter
circles-part-keep = eine Karte zum Behalten
circles-part-withdraw = Rückzug
circles-part-lilith = Lilith
circles-part-claims = Ansprüche
circles-part-cash = Vergebung
circles-part-peace = Frieden
circles-part-sides = Seiten
circles-part-daemons = Dämonen
circles-part-first = wer zuerst kommt
circles-part-magic = Magie
circles-part-hits = Treffer
circles-part-combat = { $place }, Runde { $round }, { $part }
circles-part-combat-before = { $place }, { $part }

## Questions

circles-ask-nothing = Es wird nichts gefragt
circles-ask-nothing-text = Das geschieht von selbst.
circles-ask-exchange = Einen Dämon tauschen
circles-ask-exchange-text = Du kannst einen Dämon ablegen und einen anderen ziehen. Das kostet { $favours }.
circles-ask-garrison = Deine erste Legion aufstellen
circles-ask-garrison-text = Wähle dafür eine deiner Sectio.
circles-ask-discard = Karten ablegen
circles-ask-discard-text = Niemand darf mehr als { $most } Arcanakarten halten. Lege { $n } ab.
circles-ask-lose = Legionen für den Verlust wählen
circles-ask-lose-text = Du verlierst { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}, soweit du welche hast.
circles-ask-deal = Geschäfte machen
circles-ask-deal-text = Du hast { $souls }, und deine Einheiten kosten { $upkeep }. { $offers ->
    [0] Es gibt kein Angebot, das du annehmen kannst.
    [one] Es gibt 1 Angebot, das du annehmen kannst.
   *[other] Es gibt { $offers } Angebote, die du annehmen kannst.
} Alle sagen gleichzeitig, was sie annehmen und was sie anbieten.
circles-ask-deal-last = Das ist die letzte Runde: Angebote können nur noch angenommen werden.
circles-ask-desert = Du kannst nicht alle Einheiten bezahlen
circles-ask-desert-text = Du hast { $souls }, und deine Einheiten kosten { $upkeep }. Wähle die, die nicht bezahlt werden: Sie desertieren. Wenn Legionen desertieren, bekommst du { $n } Ungnade.
circles-ask-enlist = Deserteure aufnehmen
circles-ask-enlist-text = Deserteure von { $from } wollen dir für je 1 Seele dienen: { $units }. Du hast { $souls }. Nimmst du keine auf, obwohl du könntest, bekommst du { $n } Ungnade.
circles-ask-maintain = Macina unterhalten
circles-ask-maintain-text = Eine Macina arbeitet bis zur nächsten Seelenphase, wenn du jetzt für sie zahlst: { $macina }. Du hast { $souls }.
circles-ask-summon = Einheiten und Karten kaufen
circles-ask-summon-text = Du hast { $souls }. Die nächste Legion kostet { $legion }, und du kannst höchstens { $most } aufstellen. Eine Arcanakarte kostet { $card }. Eine Karte „Leutnant anwerben“ bringt einen Leutnant, und ein Leutnant kann Sondersold bekommen. Eine Legion in der Vorhölle kann versuchen, einen Hund zu zähmen: { $tamed } oder weniger zähmt ihn, { $killed } oder mehr tötet die Legion. Du tust eines nach dem anderen.
circles-ask-quarter = { $lieutenant } aufstellen
circles-ask-quarter-text = Wähle eine Sectio, in der du Legionen hast und niemand sonst ist.
circles-ask-raise = Neue Legionen aufstellen
circles-ask-raise-text = Du bekommst { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
} umsonst. Stelle sie auf, als hättest du sie beschworen.
circles-ask-act = { $daemon } handelt
circles-ask-act-text = { $daemon } hat { $skulls }, { $stars } und { $hearts }. Du wählst eine Aktion.
circles-ask-act-hell = Dieser Dämon ist in der Hölle: Er kann marschieren, die Erde betreten, eine Einheit beeinflussen, um Vergebung bitten und zaubern oder einen Zauber unterstützen.
circles-ask-act-earth = Dieser Dämon ist auf der Erde: Er kann böse Taten begehen, sich verschwören, das nächste Ereignis wählen, zaubern oder zurückkehren. Wirkt er auf die Hölle, etwa durch einen Marsch, so ist er wieder dort.
circles-ask-act-bound = Er muss endgültig passen.
circles-ask-act-next = Danach: { $daemons }.
circles-combat-joined = Diese Dämonen sind dabei: { $daemons }.
circles-combat-joined-one = { $daemon } ({ $seat })
circles-ask-conspire = Ein Dauerereignis wählen
circles-ask-conspire-text = Du kannst eines der Dauerereignisse auslegen, die du ansiehst. Es ersetzt das in seinem Feld.
circles-ask-rig = Das nächste Ereignis wählen
circles-ask-rig-text = Wähle die Karte, die oben auf den Höllenstapel kommt. Die anderen kommen nach unten.
circles-ask-march = Einheiten bewegen
circles-ask-march-text = { $daemon } kann { $n ->
    [0] keine weitere Einheit
    [one] noch 1 Einheit
   *[other] noch { $n } Einheiten
} bewegen. Ein Leutnant nimmt Legionen mit.
circles-ask-march-mover = Unterwegs: { $unit }, mit { $n ->
    [0] keinem Schritt
    [one] 1 Schritt
   *[other] { $n } Schritten
} übrig.
circles-ask-passage = { $by } will durchziehen
circles-ask-passage-text = { $by } bittet um das Durchzugsrecht für „{ MID($place) }“. Lehnst du ab, kommen die Einheiten jetzt nicht hinein.
circles-ask-flee = Aus „{ MID($place) }“ fliehen
circles-ask-flee-text = Wähle die Einheiten, die fliehen wollen. Eine Legion würfelt ihre Richtung mit einem Würfel, ein Leutnant mit zweien.
circles-cause-march = Andere marschieren ein.
circles-cause-alone = Ein Leutnant ist allein unter anderen.
circles-cause-combat = Sie verlassen einen Kampf.
circles-cause-uriel = Uriel kommt. Wem die Flucht misslingt, der wird vernichtet.
circles-cause-hound = Ein Hund kommt.
circles-cause-spell = Ein Zauber treibt sie.
circles-ask-way = Den Weg wählen: { $unit }
circles-ask-way-text = Die Würfel erlauben: { $ways }.
circles-ask-counter = Einen Zauber kontern
circles-ask-counter-text = { $by } wirkt { $spell }. Du kannst kontern.
circles-ask-keep = Eine Karte behalten
circles-ask-keep-text = Wähle die Karte, die du behältst. Die anderen kommen unter den Stapel.
circles-ask-withdraw = Zurückziehen
circles-ask-withdraw-text = Wähle eine Richtung für jede Einheit, die den Kampf verlässt. Die anderen bleiben.
circles-ask-court = Um Lilith werben
circles-ask-court-text = Lilith ist in „{ MID($place) }“. Du kannst für { $favours } einen Dämon in der Hölle um sie werben lassen. Bei mehreren führt sie der Sieger eines Duells der Herzen, höchstens { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} weit.
circles-ask-lead = Lilith führen
circles-ask-lead-text = Lilith ist in „{ MID($place) }“. Ihre Gestalt: { $aspect }. Führe sie höchstens { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} weit.
circles-ask-claim = Gesuche für Sectio
circles-ask-claim-text = Ein Gesuch kostet { $price }, und du kannst { $free } ausgeben. Nach einem Sieg kannst du stattdessen ohne Preis das Siegerrecht beanspruchen. Du kannst beanspruchen: { $sectio }.
circles-ask-again = Gesuch mit Gunst
circles-ask-again-text = Dein Siegerrecht wurde nicht anerkannt. Ein Gesuch kostet { $price }, und du kannst { $free } ausgeben. Du kannst beanspruchen: { $sectio }.
circles-ask-cash = Ungnade loswerden
circles-ask-cash-text = 1 Ungnade loszuwerden kostet { $price } Gunst. Du kannst höchstens { $most } loswerden.
circles-ask-peace = Kampf vermeiden
circles-ask-peace-text = Wenn { $others } und du einverstanden sind, kämpft dort in dieser Phase niemand.
circles-ask-oppose = Deinen Gegner nennen
circles-ask-oppose-text = Deine Armee ist die größte. Nenne einen Gegner: { $others }. Die anderen wählen eine Seite.
circles-ask-side = Eine Seite wählen
circles-ask-side-text = Du kämpfst auf einer der beiden Seiten.
circles-ask-join = Einen Dämon schicken
circles-ask-join-text = Einer deiner Dämonen in der Hölle kann in den Kampf kommen und für jeden seiner Sterne eine Karte mitbringen.
circles-ask-first-magic = Wer zuerst zaubert
circles-ask-first-magic-text = Du hast den Dämon mit den meisten Sternen und entscheidest, welche Seite zuerst zaubert.
circles-ask-first-flight = Wer zuerst flieht
circles-ask-first-flight-text = Du hast den Dämon mit den meisten Schädeln und entscheidest, welche Seite zuerst sagt, ob sie flieht.
circles-ask-cast = Im Kampf zaubern
circles-ask-cast-text = Deine Dämonen im Kampf können die Karten wirken, die sie mitgebracht haben. Ein Zauber gilt für diese Runde.
circles-ask-hits = Treffer verteilen
circles-ask-hits-text = Deine Einheiten nehmen { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
} hin. Für jeden wird gewürfelt: Eine Legion ist mit höchstens { $legion } gerettet oder mit höchstens so viel, wie dein bester Dämon im Kampf Schädel hat; ein Hund mit höchstens { $hound }, ein Leutnant mit höchstens { $lieutenant }.
circles-ask-retreat = Aus dem Kampf fliehen
circles-ask-retreat-text = Wähle die Einheiten, die fliehen wollen. Die anderen kämpfen weiter.
circles-combat = Kampf in „{ MID($place) }“, Runde { $round }: { $first } gegen { $second }.
circles-combat-before = Kampf in „{ MID($place) }“: { $first } gegen { $second }.

## Answers

circles-answer-pass = { $seat } passt.
circles-answer-exchanges = { $seat } tauscht { $daemon }.
circles-answer-keeps-daemons = { $seat } behält die Dämonen.
circles-answer-loses = { $seat } gibt auf: { $units }.
circles-answer-unpaid = { $seat } bezahlt nicht: { $units }.
circles-answer-enlists = { $seat } nimmt auf: { $units }.
circles-answer-enlists-none = { $seat } nimmt keine Deserteure auf.
circles-answer-maintains = { $seat } unterhält: { $cards }.
circles-answer-rests = { $seat } lässt die Macina ruhen.
circles-answer-no-deal = { $seat } macht kein Geschäft.
circles-answer-offers = Angebot: { $terms }
circles-answer-takes = { $seat } nimmt das Angebot an: { $terms }
circles-answer-takes-unknown = { $seat } nimmt Angebot { $number } an.
circles-answer-places-none = { $seat } stellt keine Legion auf.
circles-answer-summons = { $seat } stellt { $legions } auf: { $places }.
circles-answer-recruits = { $seat } wirbt mit „{ $card }“ für { $souls } einen Leutnant an.
circles-answer-tames = { START($unit) } will einen Hund zähmen.
circles-answer-quarters = { $seat } stellt den Leutnant nach „{ MID($place) }“.
circles-answer-done = { $seat } kauft nichts mehr.
circles-act-pass-for-good = { $daemon } passt endgültig.
circles-act-pass = { $daemon } passt mit „{ $card }“ für { $souls } und rückt { $slots ->
    [one] 1 Platz
   *[other] { $slots } Plätze
} nach hinten.
circles-act-march = { $daemon } marschiert.
circles-act-walk = { $daemon } betritt die Erde mit „{ $card }“.
circles-act-leave-earth = { $daemon } kehrt in die Hölle zurück.
circles-act-influence = { $daemon } beeinflusst: { $influence }.
circles-act-bribes = Bestechung: { $souls }.
circles-act-atone = { $daemon } bittet um Vergebung.
circles-act-conspire = { $daemon } verschwört sich.
circles-act-rig = { $daemon } wählt das nächste Ereignis.
circles-act-deeds = { $daemon } begeht böse Taten.
circles-act-cast = { $daemon } wirkt { $spell }.
circles-act-support = { $daemon } unterstützt { $caster } bei „{ $spell }“.
circles-answer-moves = Marsch von { START($unit) }: { $places }.
circles-answer-asks-passage = { $seat } bittet um das Durchzugsrecht für „{ MID($place) }“.
circles-answer-grants = { $seat } gewährt das Durchzugsrecht.
circles-answer-refuses = { $seat } verweigert das Durchzugsrecht.
circles-answer-march-done = { $seat } bewegt nichts mehr.
circles-answer-stays = Alle Einheiten von { $seat } bleiben.
circles-answer-flees = Einheiten von { $seat } wollen fliehen: { $units }.
circles-answer-way = Die Einheit von { $seat } flieht { $way }.
circles-answer-counters = { $daemon } kontert mit „{ $card }“.
circles-answer-counters-not = { $seat } kontert nicht.
circles-answer-keeps-card = { $seat } behält „{ $card }“.
circles-answer-withdraws = Einheiten von { $seat } ziehen sich zurück: { $units }.
circles-answer-courts-not = { $seat } wirbt nicht um Lilith.
circles-answer-lilith-rests = { $seat } lässt Lilith ruhen.
circles-answer-leads = { $seat } führt Lilith: { $ways }.
circles-answer-peace = { $seat } ist einverstanden, nicht zu kämpfen.
circles-answer-no-peace = { $seat } will kämpfen.
circles-answer-opposes = { $seat } nennt als Gegner: { $foe }.
circles-answer-side = { $seat } wählt { $side }.
circles-answer-joins = { $daemon } kommt in den Kampf. Dabei: { $cards }.
circles-answer-refrains = { $seat } schickt keinen weiteren Dämon.
circles-answer-first = { $seat } lässt die eigene Seite zuerst handeln.
circles-answer-second = { $seat } lässt die andere Seite zuerst handeln.
circles-answer-casts-not = { $seat } zaubert nicht.
circles-answer-hits = { $seat } lässt die Treffer nehmen: { $units }.
circles-answer-claims-nothing = { $seat } beansprucht nichts.
circles-answer-petition = { $seat } stellt mit Gunst ein Gesuch für „{ MID($place) }“.
circles-answer-victor = { $seat } beansprucht „{ MID($place) }“ nach Siegerrecht.
circles-answer-cashes = { $seat } gibt { $favours } und verliert { $disfavours }.
circles-answer-cashes-nothing = { $seat } behält alle Gunst.

## Refusals

circles-refusal-not-asked = Du wirst nichts gefragt.
circles-refusal-wrong-question = Das ist keine Antwort auf diese Frage.
circles-refusal-not-your-card = Diese Karte hast du nicht auf der Hand.
circles-refusal-not-your-daemon = Dieser Dämon gehört nicht zu deinem Triumvirat.
circles-refusal-not-your-sectio = Diese Sectio gehört dir nicht.
circles-refusal-not-your-unit = Diese Einheit gehört dir nicht oder ist nicht dort.
circles-refusal-not-there = So etwas gibt es dort nicht.
circles-refusal-no-such-seat = Dieses Triumvirat kann nicht gemeint sein.
circles-refusal-twice = Etwas ist zweimal genannt.
circles-refusal-count = Die Zahl stimmt nicht.
circles-refusal-no-way = Wähle, wohin die Einheit geht.
circles-refusal-souls = Dafür reichen die Seelen nicht.
circles-refusal-favours = Es ist nicht genug Gunst da, die nicht durch Ungnade gebunden ist.
circles-refusal-counters = Für diese Legionen sind keine Spielsteine mehr da.
circles-refusal-last-one = Niemand gibt seine letzte Sectio oder seinen letzten handlungsfähigen Dämon weg.
circles-refusal-no-offer = Dieses Angebot kann nicht angenommen werden.
circles-refusal-last-round = Das ist die letzte Runde: Niemand könnte ein Angebot beantworten.
circles-refusal-place = Dieser Ort kann nicht gewählt werden.
circles-refusal-one-hound = Eine Legion führt nur einen Hund.
circles-refusal-card = Diese Karte kann so nicht gespielt werden.
circles-refusal-locale = Der Dämon ist nicht dort, wo er sein müsste.
circles-refusal-forbidden = Ein Ereignis oder ein Phänomen verbietet das jetzt.
circles-refusal-passed = Ein Dämon, der in dieser Spielrunde gepasst hat, kann nicht endgültig passen.
circles-refusal-last-in-line = Hinter diesem Dämon steht niemand auf der Rangleiste, also kann er nicht passen.
circles-refusal-nothing-to-atone = Du hast keine Ungnade.
circles-refusal-unit = Diese Einheit kann nicht gemeint sein.
circles-refusal-led = Eine Legion unter einem Leutnant kann nicht allein beeinflusst werden.
circles-refusal-daemon = Dieser Dämon kann nicht gemeint sein.
circles-refusal-target = Der Zauber kann nicht darauf zielen.
circles-refusal-need = Der Zauber braucht etwas, das du nicht hast.
circles-refusal-sure = Dieser Zauber kann nicht gekontert werden.
circles-refusal-acted = Dieser Dämon hat schon gehandelt.
circles-refusal-not-brought = Diese Karte wurde nicht in den Kampf mitgebracht.
circles-refusal-cannot-move = Diese Einheit kann jetzt nicht bewegt werden.
circles-refusal-steps = Der Weg ist zu lang.
circles-refusal-leadership = Ein Leutnant nimmt nicht so viele Legionen mit.
circles-refusal-border = Diese Orte grenzen nicht aneinander.
circles-refusal-must-stop = Die Einheit muss vorher anhalten.
circles-refusal-pass-on = Wer um das Durchzugsrecht bittet, muss weiterziehen.
circles-refusal-sneak = Ein Leutnant ohne Legionen hält nicht unter anderen an.
circles-refusal-hits = So können die Treffer nicht verteilt werden.
circles-refusal-no-claim = Für diese Sectio kannst du kein Gesuch stellen.
circles-refusal-no-victor = Dort hast du keinen Kampf gewonnen.
