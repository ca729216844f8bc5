### Counsel: what could be done and why, the lessons of a first game, and how much of it a player wants.

counsel-never = Sag mir das nicht mehr
counsel-more = { $n ->
    [one] 1 weiterer Rat
   *[other] { $n } weitere Ratschläge
}
counsel-news = { $more ->
    [one] { $first } Und noch 1 Meldung.
   *[other] { $first } Und noch { $more } Meldungen.
}
counsel-opening = { $turns ->
    [one] Die Legion { MID($legion) } erreicht in diesem Zug den Ort { MID($place) }. Chance, ihn einzunehmen: { $percent } %; bis zum Ende ist er etwa { $worth } Prestige wert.
   *[other] Die Legion { MID($legion) } ist { $turns } Züge vom Ort { MID($place) } entfernt. Chance, ihn einzunehmen: { $percent } %; bis zum Ende ist er etwa { $worth } Prestige wert.
}
counsel-opening-safe = Niemand hat das Recht, ihn wieder wegzunehmen.
counsel-praetor = Ohne Posten: { MID($treasure) }. Platz wäre hier: { MID($unit) }. Ein Prätor nützt nur, wo er dient.
counsel-artifact = Ungenutzt in deiner Schatzkammer: { MID($treasure) }. Platz wäre hier: { MID($unit) }.
counsel-relic = Ungenutzt in deiner Schatzkammer: { MID($treasure) }. Platz wäre hier: { MID($unit) }.
counsel-next = Ein umsichtiges Haus würde jetzt befehlen: { $order }.
counsel-clock-ahead = { $tokens ->
    [one] 1 Marke ist übrig: wahrscheinlich { $soon } bis { $late } Züge. Du führst vor { $house } mit etwa { $n }: Halte, was du hast.
   *[other] { $tokens } Marken sind übrig: wahrscheinlich { $soon } bis { $late } Züge. Du führst vor { $house } mit etwa { $n }: Halte, was du hast.
}
counsel-clock-close = { $tokens ->
    [one] 1 Marke ist übrig: wahrscheinlich { $soon } bis { $late } Züge. Du führst vor { $house } mit etwa { $n }, doch was dort verborgen ist, kann am Ende { $hidden } mehr zählen: Gewinne mehr.
   *[other] { $tokens } Marken sind übrig: wahrscheinlich { $soon } bis { $late } Züge. Du führst vor { $house } mit etwa { $n }, doch was dort verborgen ist, kann am Ende { $hidden } mehr zählen: Gewinne mehr.
}
counsel-clock-behind = { $tokens ->
    [one] 1 Marke ist übrig: wahrscheinlich { $soon } bis { $late } Züge. { $house } führt vor dir mit etwa { $n }: Vendetten und Orte verschieben die Rechnung am meisten.
   *[other] { $tokens } Marken sind übrig: wahrscheinlich { $soon } bis { $late } Züge. { $house } führt vor dir mit etwa { $n }: Vendetten und Orte verschieben die Rechnung am meisten.
}

counsel-slots-more = Du kannst jetzt { $n ->
    [one] 1 Befehl
   *[other] { $n } Befehle
} je Zug geben: { $why }.
counsel-slots-fewer = Du kannst jetzt nur noch { $n ->
    [one] 1 Befehl
   *[other] { $n } Befehle
} je Zug geben: { $why }.
counsel-thirsty = Die Legion { MID($legion) } will im nächsten Zug wieder bezahlt sein, und deine freien Karten reichen dafür nicht. Fehlbetrag: { $short }. Denke daran, wenn du Tribut wählst.
counsel-clock-last = Jeder Zug kann jetzt der letzte sein: Was bis dahin nicht getan ist, zählt nichts.

## Lessons

lesson-goal = Das Haus mit dem meisten Prestige gewinnt, wenn { $tokens } Marken gezogen sind: wahrscheinlich in { $soon } bis { $late } Zügen. Wie jedes Haus steht, zeigt das Zugprotokoll.
lesson-tribute = Fordere Tribut: Die Karten bezahlen alles, und ein leerer Platz bringt nichts.
lesson-land = Lass eine Legion durch herrenloses Land marschieren. Jeder Kanton ist sofort dein und zählt bei der Schlussabrechnung { $canton }.
lesson-bid = Biete im Basar: Eine zweite Legion steht der ersten bei, und ein Prätor macht sie stärker.
lesson-places = Orte der Macht bringen in jedem Zug Prestige. Suche einen, den eine deiner Legionen einnehmen kann.
lesson-raise = Du kannst dafür zahlen, ein Attribut zu steigern. Jede Stufe bringt etwas; viele nehmen zuerst mehr Befehlsplätze.
lesson-posting = Du hast keinen Prätor. Einer aus dem Basar stärkt eine Legion und kann für dich in der Arena kämpfen.
lesson-demand = Fordere etwas von einem Nachbarn. Was er zahlt, ist dein; lehnt er ab, darfst du Vendetta beanspruchen.
lesson-rites = Du darfst Rituale vollziehen: Sieh in die Kammer. Ein Platz, der leer bleibt, ist in jedem Zug verloren.
lesson-aim = Vergiss bei der Schlussabrechnung dein öffentliches Ziel nicht, { $aim }. { $deed }
lesson-last-tokens = Das Ende ist nah. Was du jetzt kaufst, muss sich vor der letzten Marke auszahlen: Kantone und Ziele zählen noch.

## The amount

