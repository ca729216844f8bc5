# Der Tisch der Neun Kreise: Knöpfe, Tipps, Formulare.

circles-ui-setup = Neun Kreise: ein neues Spiel
circles-ui-about = Luzifer hat seinen Thron verlassen, und die Triumvirate der Hölle kämpfen um sein Erbe. Jedes hat drei Dämonen, die in der Reihenfolge ihres Ranges je eine Aktion in der Runde haben: Sie führen Legionen, wandeln auf der Erde und sammeln Gunst, sie verschwören sich, überreden und zaubern. Die Hölle hat neun Kreise aus fünf Landen, die Sectio heißen. Sie bringen Seelen, Seelen bezahlen Legionen, und Gunst bezahlt die Bittgesuche um weitere Sectio. Wer am Ende einer Runde alle fünf Sectio eines Kreises beherrscht, hat gewonnen, ebenso wer { $sixes } Arkana-Karten mit einer Sechs hält.
circles-ui-players-tip =
    { $n ->
        [one] Ein Triumvirat
       *[other] { $n } Triumvirate
    }
circles-ui-length = Letzte Spielrunde
circles-ui-length-tip = Hat bis zum Ende von Runde { $n } niemand gewonnen, so gewinnt, wer die meisten Sectio eines Kreises beherrscht.
circles-ui-deals = Runden des Handels
circles-ui-deals-tip =
    { $n ->
        [0] Niemand handelt.
       *[other] { $n } Runden von Angeboten und Antworten in jeder Seelenphase. Die letzte hat nur Antworten.
    }
circles-ui-hits-from = Ein Kampfwurf trifft ab
circles-ui-hits-from-tip =
    { $n ->
        [6] Nur Sechsen treffen: die Regel, wie sie geschrieben steht.
       *[other] Würfe ab { $n } treffen: Kämpfe sind schneller vorbei.
    }
circles-ui-opening = Mit dauerhaften Ereignissen beginnen
circles-ui-opening-tip = Himmel, Erde und Hölle beginnen mit je einem Ereignis.

circles-ui-turn = Runde { $n }
circles-ui-turn-of = Runde { $n } von { $of }
circles-ui-turn-tip = Das Spiel endet, sobald jemand am Ende einer Runde einen ganzen Kreis beherrscht oder { $sixes } Karten mit einer Sechs hält, spätestens nach der letzten Runde.
circles-ui-antehell-tip = Wer im Höllenvorhof ist (A)
circles-ui-sectio-tip = Beherrschte Sectio: { $n }. { $most ->
    [0] Alle fünf eines Kreises gewinnen das Spiel.
   *[other] Davon in einem Kreis: { $most } ({ $circle }). Alle fünf eines Kreises gewinnen das Spiel.
}
circles-ui-souls-tip = Seelen: { $n }. Sie bezahlen Einheiten, Karten und Zauber.
circles-ui-favours-tip = Gunst: { $n }, davon { $free } zum Ausgeben, für Bittgesuche und anderes. Jede Ungnade bindet eine.
circles-ui-disfavours-tip = Ungnade: { $n }. Jede bindet eine Gunst, sodass sie nicht ausgegeben werden kann.
circles-ui-hand-tip = Arkana auf der Hand: { $n }
circles-ui-legions-tip = Legionen auf der Karte: { $n }
circles-ui-won = Du hast gewonnen.
circles-ui-lost = Das Spiel ist vorbei.
circles-ui-triumvirate = Ein Triumvirat
circles-ui-place = Ein Ort
circles-ui-macina = Macina
circles-ui-known = Arkana, die alle gesehen haben
circles-ui-owned = Sectio: { $n }
circles-ui-antehell = Die Ödnis um die Hölle. Hier kämpft niemand, und sie gehört niemandem. Ein Würfel sagt, in welches Viertel eine Einheit von hier aus kommt; bei einer Sechs ist sie verloren.
circles-ui-owner = Beherrscht von { $owner }
circles-ui-strays = Höllenhunde außer Rand und Band
circles-ui-empty = Hier ist niemand.

circles-ui-exchange-none = Alle Dämonen behalten
circles-ui-exchange = Diesen Dämon gegen die oberste Karte des Stapels tauschen:
circles-ui-discards = Gewählt: { $n } von { $of }
circles-ui-losses = Legionen, die verloren gehen: { $n } von { $of }
circles-ui-court-none = Lilith in Ruhe lassen
circles-ui-lead = Liliths Schritte: { $n } von { $of }. Sie darf vorher stehen bleiben.
circles-ui-beyond = aus der Hölle hinaus
circles-ui-step = { $way }: { $place }
circles-ui-step-back = Den letzten Schritt zurücknehmen
circles-ui-take-back = Zurücknehmen
circles-ui-claims = Ein Bittgesuch kostet { $price } Gunst. Du kannst { $free } ausgeben, bisher sind es { $paid }. Gunst, die durch Ungnade gebunden ist, kann nicht ausgegeben werden.
circles-ui-claim-circle = { $circle }. Du beherrschst { $n } seiner fünf Sectio.
circles-ui-claim-none = Kein Anspruch
circles-ui-claim-right = Mit dem Recht des Siegers beanspruchen, umsonst
circles-ui-claim-favour = Darum bitten, für { $n } Gunst
circles-ui-cash = Ungnade, die getilgt wird
circles-ui-cash-price = Gunst, die es kostet: { $n }

circles-ui-summon-done = Nichts (mehr)
circles-ui-purse = Du hast { $souls }. Deine Einheiten kosten in jeder Seelenphase { $upkeep }; eine neue Legion kostet { $each } mehr.
circles-ui-summon-legions = Legionen beschwören
circles-ui-placed = Aufgestellte Legionen: { $n }, für { $souls }. Jetzt sind { $of } möglich; ein Triumvirat hat { $all } Spielsteine. Jede deiner Sectio bekommt eine, bevor eine die zweite bekommt.
circles-ui-summon-card = Eine Karte kaufen
circles-ui-summon-buy = Eine Arkana-Karte für { $souls }
circles-ui-summon-recruit = Einen Leutnant anwerben
circles-ui-summon-recruit-with = Mit { $card }, für { $souls }
circles-ui-summon-tame = Einen Höllenhund zähmen
circles-ui-tame-odds = Eine Legion im Höllenvorhof würfelt: Bis { $tamed } ist ein Hund gezähmt, ab { $killed } ist die Legion tot.
circles-ui-summon-bonus = Sonderlohn
circles-ui-bonus = { $lieutenant } (bisher { $paid })

circles-ui-enlist-none = Keine nehmen
circles-ui-unpaid = Du hast { $souls }. Die bezahlten kosten { $cost }. Nicht bezahlt: { $n }.
circles-ui-maintain = Du hast { $souls }. Die gewählten Macina kosten { $cost }.
circles-ui-offer-make = Ein Angebot machen
circles-ui-offer-make-tip = Wähle, was du gibst und was du dafür willst.
circles-ui-offer-late = Die letzte Runde hat nur Antworten.
circles-ui-offer-most = Du kannst { $n } Angebote in einer Runde machen.
circles-ui-offers = Angebote an dich: { $n }
circles-ui-offers-none = Niemand bietet dir jetzt etwas an.
circles-ui-offers-own = Deine Angebote, über die nachgedacht wird
circles-ui-offers-others = Was andere einander anbieten
circles-ui-said = Du wirst anbieten
circles-ui-take = Annehmen
circles-ui-take-tip = Das Geschäft gilt, sobald alle geantwortet haben, wenn keine Seite weggegeben hat, was sie dafür braucht.
circles-ui-take-cannot = Einer Seite fehlt, was sie geben müsste.
circles-ui-counter-offer = Gegenangebot
circles-ui-counter-offer-tip = Mit diesen Bedingungen beginnen, andersherum.
circles-ui-offer-title = Ein Angebot
circles-ui-offer-to = An
circles-ui-you-give = Du gibst
circles-ui-you-ask = Du verlangst
circles-ui-offer-add = Dieses Angebot machen
circles-ui-offer-nothing = Wähle, was gegeben oder verlangt wird.
circles-ui-souls = Seelen
circles-ui-cards = Arkana-Karten
circles-ui-cards-any = Eine Karte verlangen …
circles-ui-sectio = Sectio
circles-ui-daemons = Dämonen
circles-ui-units = Legionen und Leutnants ({ $n } gewählt)
circles-ui-legion = Nr. { $n }
circles-ui-legion-minder = Nr. { $n } mit { $hound }
