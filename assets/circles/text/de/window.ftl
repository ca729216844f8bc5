# Der Tisch der Neun Kreise: Knöpfe, Tipps, Formulare.

circles-ui-setup = Neun Kreise: ein neues Spiel
circles-ui-about = Luzifer hat seinen Thron verlassen, und die Triumvirate der Hölle kämpfen um sein Erbe. Jedes hat drei Dämonen, die in der Reihenfolge ihres Ranges je eine Aktion in der Runde haben: Sie führen Legionen, wandeln auf der Erde und sammeln Gunst, sie verschwören sich, überreden und zaubern. Sectio bringen Seelen, Seelen bezahlen Legionen. Wer am Ende einer Runde alle fünf Sectio eines Kreises beherrscht, hat gewonnen, ebenso wer die drei Karten mit einer Sechs hält.
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
circles-ui-turn-tip = Das Spiel endet, sobald jemand am Ende einer Runde einen ganzen Kreis beherrscht oder drei Sechsen hält, spätestens nach der letzten Runde.
circles-ui-antehell-tip = Wer im Höllenvorhof ist (A)
circles-ui-sectio-tip = Sectio: { $n }. Die meisten eines Kreises: { $most } ({ $circle }); fünf gewinnen.
circles-ui-souls-tip = Seelen: { $n }. Sie bezahlen Einheiten, Karten und Zauber.
circles-ui-favours-tip = Gunst: { $n }. Sie bezahlt Bittgesuche und anderes.
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
