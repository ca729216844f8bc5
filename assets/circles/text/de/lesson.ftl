# Die Lektion der Neun Kreise: was ein Schreiber zu jeder Frage sagt.

circles-lesson-player = Du
circles-lesson-begin = Neun Kreise lernen
circles-lesson-begin-tip = Ein Spiel gegen drei Wichtel, in dem ein Schreiber jede Frage der ersten Spielrunde erklärt.
circles-lesson-about = Neun Kreise, an einer Spielrunde Frage für Frage erklärt.
circles-lesson-name = Eine Lektion der Neun Kreise
circles-lesson-clerk = Der Schreiber
circles-lesson-over = Das war eine ganze Spielrunde. Die anderen gehen denselben Gang: Höllenkarten, Seelen, Beschwörung, eine Aktion jedes Dämons, Kampf, Bittgesuche. Im Kodex steht jede Regel. Wenn du willst, schweige ich jetzt.
circles-lesson-enough = Danke, ich komme allein weiter
circles-lesson-enough-tip = Der Schreiber geht. Das Spiel geht weiter.
circles-lesson-table-itself = Links stehen die vier Triumvirate, deines zuerst. Jedes hat drei Dämonen, mit Schädeln für den Krieg, Sternen für die Magie und Herzen für die Diplomatie. In der Mitte liegt die Hölle: neun Kreise aus fünf Sectio, der erste außen, der neunte um das Pentagramm. Du gewinnst mit allen fünf Sectio eines Kreises. Unter der Karte wird deine Hand aus Arkana-Karten liegen; noch ist sie leer.
circles-lesson-exchange = Du darfst einen Dämon gegen einen anderen vom Stapel tauschen. Das kostet deine erste Gunst; tu es also nur, wenn ein Dämon wenige Symbole hat.
circles-lesson-garrison = Du stellst eine Legion in eine deiner Sectio, und alle tun das reihum. Eine Sectio ohne Legion kann jeder nehmen, aber alle kannst du nicht bewachen. Bewache die, die in einem Kreis liegen: Du brauchst fünf von derselben Art.
circles-lesson-discard = Niemand behält mehr als { $hand } Arkana-Karten. Die Karten haben zwei Hälften: Die obere hilft im Alltag, etwa um auf der Erde zu wandeln, die untere ist ein Zauber. Behalte Karten mit einer Sechs: { $sixes } davon gewinnen das Spiel.
circles-lesson-lose = Ein Ereignis nimmt dir Legionen. Verliere die, die nichts bewachen.
circles-lesson-deal = Alles außer Versprechen kann hier weggegeben werden: Seelen, Karten, Sectio, Einheiten, sogar Dämonen. Angebote und Antworten gehen Runde um Runde. Wenn du nichts willst, antworte einfach.
circles-lesson-desert = Du kannst nicht alle Einheiten bezahlen. Die unbezahlten suchen sich einen anderen Herrn, und die Hölle denkt schlechter von dir.
circles-lesson-enlist = Jemand konnte diese Einheiten nicht bezahlen. Für je eine Seele dienen sie dir.
circles-lesson-maintain = Eine Macina wirkt nur in Runden, für die sie unterhalten wird.
circles-lesson-summon = Seelen kaufen Legionen, Karten und Leutnants, eines nach dem anderen, bis du sagst, dass du fertig bist. Eine Legion kostet in jeder Seelenphase Sold, gewöhnlich { $upkeep ->
    [one] eine Seele
   *[other] { $upkeep } Seelen
}; kaufe also nicht mehr, als deine Sectio bezahlen können. Eine neue Legion erscheint in einer deiner Sectio. Klicke sie auf der Karte oder in der Liste an.
circles-lesson-quarter = Wähle, wo die neue Einheit beginnt. Ein Leutnant führt Legionen, flieht und kämpft besser als sie; stelle ihn dorthin, wo du angreifen willst oder halten musst.
circles-lesson-action = Jeder Dämon hat eine Aktion in der Runde, in der Reihenfolge des Ranges. Marschieren heißt erobern: Betritt eine Sectio ohne Verteidiger und bitte am Ende der Runde um sie. Bittgesuche kosten Gunst, und die kommt von der Erde: Ein Dämon, der dort wandelt, verdient sie in jeder Seelenphase, und mehr durch böse Taten. Beeinflussung und Buße sind für Dämonen in der Hölle. Das Formular nennt zu allem Preis und Chance.
circles-lesson-conspire = Du siehst Höllenkarten, die sonst niemand sieht. Wähle, was der Hölle als Nächstes verkündet wird.
circles-lesson-march = Ein Dämon bewegt so viele Einheiten, wie er Schädel hat. Wähle eine Einheit, dann Schritt für Schritt ihren Weg. Ein Leutnant nimmt Legionen mit. Eine Einheit, die eine Sectio mit Einheiten anderer betritt, bleibt dort stehen, und es kommt zum Kampf.
circles-lesson-passage = Jemand will dort durchziehen, wo deine Legionen stehen. Wenn du es verweigerst, kommt er nicht hinein.
circles-lesson-flight = Deine Einheiten dürfen fliehen. Ein Würfel sagt, wohin, und ob sie überhaupt entkommen. Vor einem stärkeren Heer zu fliehen rettet Legionen, aber nicht die Sectio.
circles-lesson-counter = Ein Zauber wurde gesprochen, und du hältst eine Karte, die ihn aufhalten kann. Sie ist in jedem Fall verbraucht; frage also, was der Zauber dich kostet.
circles-lesson-keep = Du siehst Karten und behältst eine.
circles-lesson-withdraw = Deine Einheiten dürfen diesen Kampf in eine benachbarte Sectio verlassen.
circles-lesson-lilith = Lilith hat drei Gesichter: Eines vernichtet, was sie trifft, eines verdoppelt es, eines schenkt Karten. Ein Würfel sagt, welches es ist. Wer um sie wirbt, darf sie führen.
circles-lesson-peace = Wenn alle hier zustimmen, kämpft niemand. Einer, der sich weigert, genügt für einen Kampf.
circles-lesson-sides = Bei mehr als zwei Heeren nennt das größte seinen Feind, und die anderen wählen eine Seite.
circles-lesson-join = Ein Dämon in der Hölle darf sich anschließen, mit so vielen Karten, wie er Sterne hat. Er bringt seine Magie mit und riskiert, außer Gefecht zu geraten.
circles-lesson-first = Wer bei der Magie zuerst kommt, kann überraschen; wer danach kommt, kann antworten.
circles-lesson-cast = Zauber werden reihum gesprochen, bis alle verzichten.
circles-lesson-hits = Verteile die Treffer auf deine Einheiten. Jede getroffene Einheit würfelt um ihr Leben.
circles-lesson-petition = Wo du eine Legion hast und sonst niemand steht, kannst du Herrscher der Sectio werden: für Gunst, oder umsonst, wenn du dort einen Kampf gewonnen hast. Beanspruche zuerst, was einen Kreis vollendet. Ungnade bindet Gunst, sodass sie nicht ausgegeben werden kann.
circles-lesson-cash = Ungnade bindet deine Gunst. Hier kann Gunst dafür bezahlen.
