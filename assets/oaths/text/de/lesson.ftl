# The lesson of one game turn: what the clerk says at each question.

oaths-lesson-name = Eine Lehrstunde
oaths-lesson-player = Lehrling
oaths-lesson-begin = Lernen: eine Spielrunde
oaths-lesson-begin-tip = Ein richtiges Spiel gegen drei Kobolde. Ein Schreiber erklärt jede Frage der ersten Spielrunde.
oaths-lesson-about = Horden aufstellen, handeln, marschieren und Eide sammeln, die das Spiel entscheiden können: eine Spielrunde mit einem Schreiber an deiner Seite. Etwa fünfzehn Minuten.
oaths-lesson-clerk = Der Schreiber
oaths-lesson-over = Das war eine ganze Spielrunde. Noch zwei folgen in derselben Ordnung, und nach der letzten wählen alle. Zähle von jetzt an Eide: Die des gewählten Teufels sind je zwei Punkte wert für den, der sie hält, und drei davon gewinnen das Spiel. Ich gehe, sobald du es sagst; das Spiel geht weiter.
oaths-lesson-enough = Ich weiß genug
oaths-lesson-enough-tip = Der Schreiber geht. Das Spiel geht weiter.

oaths-lesson-table-itself = Willkommen, Asmodeus. Nach drei Spielrunden wählen alle Teufel einen Oberherrn. Dann gewinnt, wer die meisten Punkte hat, und jeder Eid des Oberherrn auf der Hand zählt zwei; drei davon gewinnen sofort. Zeige auf eine Karte, und ihre Regeln erscheinen. Hier an der Seite wirst du gefragt, eines nach dem anderen.
oaths-lesson-table = Du hast Vorratskarten gezogen. Klicke die an, die du ablegst; die anderen behältst du. Horden sind deine Armee. Unholde kann man auch nach Seelen auf die Erde schicken. Ein Ritual braucht jemanden, der es wirkt. Ein Ereignis, das du behältst, geschieht sofort. Drei oder vier Horden, ein Ritual und ein Artefakt sind ein guter Anfang.
oaths-lesson-settle = Ohne Reich hat deine Armee keine Heimat. Nimm das Reich, das am besten schützt oder dessen Kraft zu deinen Plänen passt.
oaths-lesson-window = Du hältst eine Sonderkarte, die in diesem Moment gespielt werden kann. Die meisten hebt man besser auf, bis sie wehtun. Wählst du nichts, behältst du sie.
oaths-lesson-counter = Eine Sonderkarte wurde gespielt. Hältst du die Karte, die sie aufhebt, kannst du sie jetzt einsetzen, aber nur einmal. Wird etwas aus deiner Hand verlangt, gib, was du am wenigsten brauchst.
oaths-lesson-first-round = Der Handel ist das Herz des Spiels. Alle sprechen gleichzeitig; dann geschieht alles. Du kannst ein Angebot machen: alles gegen alles, einem Teufel oder allen. Du kannst Gefallen einfordern: Das sind Karten mit dem Namen eines Teufels, und wer mit seinen eigenen bezahlt wird, muss gehorchen. Ein gutes erstes Geschäft: Verlange einen Eid eines Teufels, der Oberherr werden könnte, und biete dafür eine Karte, die dem anderen hilft. Hast du nichts zu sagen, drücke einfach „{ parlour-hand-in }“.
oaths-lesson-round = Sieh dir die Angebote an. Nimm an, was gut für dich ist; ein abgelehntes Angebot ist weg. „Gegenangebot“ beginnt mit den Bedingungen der anderen Seite, und du änderst sie. Was getauscht wird, ist bindend. Was für später versprochen wird, ist es nicht, außer Sicherheit und Bündnis, und alle merken es sich.
oaths-lesson-torture = Gefangene reden. Behältst du eine Karte, ist der Gefangene frei; behältst du keine, bleibt er.
oaths-lesson-give = Du musst etwas aus deiner Hand abgeben. Stimmen, und Eide von Teufeln, die Oberherr werden könnten, sind am meisten wert. Gib, was niemand brauchen wird.
oaths-lesson-action = Nun sagen alle, wer Rituale wirkt und wer auf die Erde geht. Wer eines davon tut, kämpft nicht auswärts. Unholde auf der Erde sammeln in jedem Konflikt je eine Seele, und am Ende des Konflikts bekommt der Teufel mit den meisten Seelen dafür einen Punkt. Alle anderen Horden ziehen mit deiner Armee oder verteidigen dein Reich. Halte dafür genug zurück.
oaths-lesson-move = Eine Spielrunde hat drei Konflikte. In jedem ziehen alle Armeen gleichzeitig. Bleibe und verteidige, zieh in ein Reich, das niemand beherrscht, oder greife einen Teufel zu Hause an: Wer dort siegt, bekommt einen Punkt, den Teufel als Gefangenen und das Reich. Vergleiche deine Stärke gegen ein Heimatreich mit der Stärke zu Hause, die bei jedem Ziel steht.
oaths-lesson-colours = Armeen haben sich getroffen. Jede Seite wählt heimlich eine Farbe. Jede Farbe besiegt die vor ihr auf der Leiste, gleich wie stark die Armeen sind; besiegt keine die andere, gewinnt die stärkere Armee. Bist du schwächer, errate, was die andere Seite wählt, und nimm die Farbe danach. Bist du stärker, sei nicht leicht zu erraten.
oaths-lesson-siege = Ein Kampf um ein Heimatreich. Eine Farbe, die die andere besiegt, entscheidet ihn sofort, für die eine wie für die andere Seite. Sonst brauchen die Angreifer mehr Stärke als Armee, Seelen und Reich des Verteidigers zusammen.
oaths-lesson-losses = Der Krieg gibt und nimmt. Verliere, was dir jetzt am wenigsten wert ist, und nimm, was am meisten wert ist.
oaths-lesson-spoils = Es gibt Kriegsbeute. Beziehst du ein anderes Reich, bekommst du seine Verteidigung und seine besondere Kraft, und dein altes ist frei für andere.
oaths-lesson-rite = Jetzt wirkt dein Ritual. Du kannst es noch abbrechen, wenn sich die Lage gegen dich gewendet hat. Zauberkarten, die es zieht, werden nach den Ritualen ausgelegt.
oaths-lesson-pile = Alle legen zwei Eide oder Stimmen verdeckt auf einen Stapel. Dann nimmt jeder zwei davon, der Teufel mit der kleinsten Initiative zuerst. Gib, was am wenigsten schmerzt. Was du auf der Hand behältst, bleibt geheim.
oaths-lesson-take = Nimm, was zählen wird: Eide des Teufels, der wohl gewählt wird, und Stimmen, denn sie entscheiden, wer das ist. Alle sehen, was du nimmst.
oaths-lesson-vote = Jeder Teufel gibt alle Stimmen seiner Hand einem Teufel. Die Eide des Gewählten werden zu Punkten für den, der sie hält.
