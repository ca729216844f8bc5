### Prüfungen: von Hand gemachte Anfänge mit einem Ziel und drei Medaillen.

title-trials = Prüfungen
title-trials-tip = Acht von Hand aufgestellte Lagen, jede mit einem Kniff, einem Ziel und drei Medaillen.
trials-title = Prüfungen
trials-about = Jede Prüfung beginnt mitten im Geschehen. Wer am Ende eines Zuges ihre Bedingungen erfüllt, hat die Medaille, was danach auch kommt. Es gelten die Regeln wie in jedem Spiel; die Rivalen sitzen, wo man sie hingesetzt hat, und wissen nicht, dass du geprüft wirst.
trials-begin = Beginnen
trials-begin-tip = Beginnt diese Prüfung mit ihrem ersten Zug.
trials-next = „{ $title }“ beginnen
trials-next-tip = Beginnt die erste Prüfung, in der du kein Gold hast.
trials-none = Hier gibt es keine Prüfungen.
trials-best-none = Noch keine Medaille
trials-none-won = Keine Medaille in diesem Spiel
trials-best = Beste: { $medal }
trials-game = Prüfung: { $title }
trials-fold-tip = Zeigt oder verbirgt, was die Medaillen verlangen.
trials-again = Noch einmal
trials-again-tip = Beginnt die Prüfung von vorn. Das verlassene Spiel bleibt unter den Spielständen.
trials-leave = Alle Prüfungen
trials-leave-tip = Verlässt das Spiel und geht zur Liste der Prüfungen. Das Spiel bleibt unter den Spielständen.
trials-earned = { $medal }: Die Bedingungen sind erfüllt. Es steht in den Akten.
trials-over = Die Prüfung ist vorbei; dein Bestes: { $medal }. Du darfst weiterspielen, aus Vergnügen.
trials-over-none = Die Prüfung ist vorbei, ohne Medaille. Du darfst weiterspielen oder von vorn beginnen.
trials-unwritten = Deine Medaillen lassen sich nicht in { $file } schreiben: { $why }
medal-gold = Gold
medal-silver = Silber
medal-bronze = Bronze
list-or = { $first } oder { $last }
trial-feat-by = Bis zum Ende von Zug { $n }: { START($what) }.
trial-feat-at = Am Ende von Zug { $n }: { START($what) }.
trials-standing = Bisher: { $what }.
trials-has-prestige = { $n } Prestige
trials-has-cantons = { $n ->
    [one] 1 Kanton
   *[other] { $n } Kantone
}
trials-has-places = { $n ->
    [one] 1 Ort der Macht
   *[other] { $n } Orte der Macht
}
trials-has-legions = { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}
trials-has-champions = { $n ->
    [one] 1 gefallener Champion
   *[other] { $n } gefallene Champions
}
condition-turns = Zug { $n } ist vorbei
condition-owns = der Kanton { $at } gehört dir
condition-stronghold = deine Feste gehört noch dir
condition-prestige = du hast { $n } Prestige
condition-cantons = du hältst { $n ->
    [one] 1 Kanton
   *[other] { $n } Kantone
}
condition-places = du hältst { $n ->
    [one] 1 Ort der Macht
   *[other] { $n } Orte der Macht
}
condition-legions = du hast { $n ->
    [one] 1 Legion
   *[other] { $n } Legionen
}
condition-champions = { $n ->
    [one] 1 Champion des Konklaves ist gefallen
   *[other] { $n } Champions des Konklaves sind gefallen
}
condition-leader = niemand sonst hat so viel Prestige
condition-fallen = dein Haus ist gefallen
condition-winner = du hast das Spiel gewonnen
condition-other-leader = { $house } hat mehr Prestige als alle anderen
condition-other-usurper = { $house } hält Pandämonium
condition-other-free = { $house } hat keinen Blutherrn
condition-other-lord = { $house } hat einen Blutvasallen
condition-other-fallen = { $house } ist gefallen
condition-other-winner = { $house } hat das Spiel gewonnen
condition-usurper = du hältst Pandämonium
condition-free = du hast keinen Blutherrn
condition-lord = du hast einen Blutvasallen

## Die acht Prüfungen

trial-harvest-title = Die leeren Äcker
trial-harvest-about = Noch hat niemand dieses Land betreten, und in zehn Zügen reisen die Feldmesser ab. Was bis dahin eingetragen ist, gehört dir; der Rest geht an den, der höflicher gefragt hat.
trial-siege-title = Drei vor dem Tor
trial-siege-about = Marchosias hat geschworen, dass dein Haus keine Prüfung mehr erlebt. Drei seiner Legionen stehen vor deinem Tor, und eine von dir steht darin. Er hat das bessere Heer; du hast die Mauern, die Schatzkammer und den Basar.
trial-shrines-title = Niemandes Altäre
trial-shrines-about = Vier Orte der Macht stehen offen in der Asche, jeder mit einer Besatzung, die von niemandem Befehle annimmt. Sie marschieren nicht. Sie schlafen auch nicht.
trial-ladder-title = Die Leiter
trial-ladder-about = Drei deiner Prätoren haben in der Arena Blut geleckt, und über ihnen warten die vier Champions des Konklaves, einer auf jeder Sprosse. Wer verliert, wird verbannt; wer gewinnt, steigt.
trial-throne-title = Die angelehnte Tür
trial-throne-about = Die Wache von Pandämonium hat halbe Stärke, durch ein Versehen, das man beheben wird. Wer die Hand gegen sie hebt, wird exkommuniziert. Wer sie fünf Züge hält, hat recht.
trial-tokens-title = Drei Marken
trial-tokens-about = Sieben von zehn Marken sind gezogen, und drei Häuser stehen auf der Liste vor dir. Jeder Zug kann der drittletzte sein. Sie haben das Prestige; du hast Schatzkammer und Legionen, und nichts zu verlieren, wenn man dich bemerkt.
trial-behind-title = Der Mann dahinter
trial-behind-about = Du bist Paimons Blutvasall, und niemand weiß, warum du so zufrieden aussiehst: Wird er gewählt, bist du es, der sitzt. Noch liegt er weit zurück. Mach ihn zum Ersten, und lass ihn dir danken.
trial-beggar-title = Eine Seele
trial-beggar-about = Du kommst mit einer einzigen Seele im Beutel, einer Leibgarde, die bessere Jahrhunderte gesehen hat, und ganz ohne Namen. Deine Nachbarn haben alles. Werde jemand.
