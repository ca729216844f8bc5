### Oaths of the Pit, first edition: offers, promises with their clauses, and special cards with their aims.
### Messages that end in -in stand inside of a sentence (accusative). Those that end in -to are the end of one.

## Goods, a phrase for each thing

oaths-first-goods-released = Entbindung vom Versprechen, { $vow }
oaths-first-goods-released-in = die Entbindung vom Versprechen ({ $vow })
oaths-first-goods-shows = Blick auf die ganze Hand
oaths-first-goods-shows-in = einen Blick auf die ganze Hand

## What is promised. $devil is the devil that it is about

oaths-first-vow-earth = geht selbst nicht auf die Erde
oaths-first-vow-earth-to = selbst nicht auf die Erde zu gehen
oaths-first-vow-object = erhebt Einspruch gegen { $devil }
oaths-first-vow-object-to = Einspruch gegen { $devil } zu erheben
oaths-first-vow-accept = erhebt keinen Einspruch gegen { $devil }
oaths-first-vow-accept-to = keinen Einspruch gegen { $devil } zu erheben
oaths-first-vow-proclaim = ruft { $devil } aus
oaths-first-vow-proclaim-to = { $devil } auszurufen
oaths-first-vow-give = gibt { $things }
oaths-first-vow-give-to = { $things } zu geben
oaths-first-vow-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
oaths-first-vow-unknown = das gegeben wurde

## A promise with its time and its clause. $vow is one of the messages that end in -to

oaths-first-pledge-now = in dieser Spielrunde { $vow }
oaths-first-pledge-once = in dieser oder der nächsten Spielrunde { $vow }
oaths-first-pledge-next = in dieser und der nächsten Spielrunde { $vow }
oaths-first-pledge-end = am Ende dieser Spielrunde { $vow }
oaths-first-pledge-end-next = am Ende der nächsten Spielrunde { $vow }
oaths-first-pledge-overlord = { $vow }, falls { $devil } in dieser Spielrunde Oberherr wird
oaths-first-pledge-overlord-next = { $vow }, falls { $devil } in dieser oder der nächsten Spielrunde Oberherr wird
oaths-first-pledge-if-possible = { $vow }, falls möglich
oaths-first-pledge-if-overlord = { $vow }, falls { $devil } Oberherr wird
oaths-first-clause-always = auf jeden Fall
oaths-first-clause-possible = falls möglich
oaths-first-clause-overlord = falls { $devil } Oberherr wird

## Promises. $to is a devil, or the Forces of Heaven (accusative, and dative with -to)

oaths-first-heaven = die Heerscharen des Himmels
oaths-first-heaven-to = den Heerscharen des Himmels
oaths-first-promise = { $by } versprach { $to } in Spielrunde { $turn }, { $vow }. Das bindet bis zum Ende von Spielrunde { $until }.
oaths-first-promise-void = Die Bedingung trat nicht ein.
oaths-first-promise-released = Wer es bekam, besteht nicht mehr darauf.

## Special cards with what pays for them. $play is a card with its aim

oaths-first-play-pay = { $play }, für { $pay }
