### The set-up of a game: what its marks and numbers mean, and the promise about minds.

newgame-stars = { $stars } { $n ->
    [0] spielt sich von selbst
    [1] leicht zu spielen
    [2] verlangt Bedacht
   *[other] schwer zu spielen
}
newgame-herald-own = { $rank }, { $title }
newgame-length-means = Konklavemarken sind die Uhr: Am Ende jedes Zuges kann eine gezogen werden. Sind { $tokens } gezogen, höchstwahrscheinlich in Zug { $soon } bis { $late }, wählt das Konklave das Haus mit dem meisten Prestige.
newgame-promise-how = Wie du das selbst nachprüfen kannst
newgame-promise-view = Im Spiel bekommt ein Geist dieselbe Sicht auf das Brett wie ein Mensch auf seinem Sitz, und sonst nichts. Seine Befehle durchlaufen dieselben Prüfungen wie deine.
newgame-promise-minutes = Nach dem Spiel steht unter „{ rationale-head }“, was jeder Geist in jedem Zug dachte, und warum.
newgame-promise-eyes = In der Wiedergabe eines beendeten Spiels zeigt „{ replay-eyes }“ das Brett, wie jedes Haus es sah.
newgame-promise-tests = Im Quelltext ändert der Test minds::what_is_hidden_changes_no_draft alles, was verborgen ist, und findet dieselben Befehle; minds::levels::nobody_asks_who_is_a_person sucht nach einem Geist, der weiß, wer an der Tastatur sitzt.
