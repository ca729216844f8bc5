### Who could want a ware of the bazaar, and what it would cost.

buyers = Interessenten: { $houses }
buyers-none = Niemand in Sicht braucht es mehr als andere.
buyers-title = Mögliche Interessenten
buyers-of = { $house }: { $why }.
buyers-known = bekannt als { $trait }
buyers-command = { $has ->
    [one] eine Legion in Sicht
   *[other] { $has } Legionen in Sicht
}, Kommandowert mindestens { $least }
buyers-praetor = { $n ->
    [one] eine Legion in Sicht hat keinen Prätor
   *[other] { $n } Legionen in Sicht haben keinen Prätor
}
buyers-artifact = { $n ->
    [one] eine Legion in Sicht trägt kein Artefakt
   *[other] { $n } Legionen in Sicht tragen kein Artefakt
}
buyers-tip = Nach dem, was jeder sehen kann: Einheiten auf dem Brett und der Ruf eines Erzteufels. Gebote, Schatzkammern und Attribute sind geheim.
ware-cheapest = Dein Preis
ware-too-dear = Mehr als deine freien Karten
