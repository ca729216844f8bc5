### The promise about minds in the set-up of a game, continued from `founding.ftl`.

newgame-promise-bonus = Jedes Haus beginnt mit demselben, wer es auch spielt: kein Zehnt, kein Nachlass, keine besseren Würfel, für niemanden. Im Quelltext gründet der Test screens::founding::nobody_has_a_bonus_or_a_handicap dasselbe Spiel für Menschen und für Geister jeder Stufe und findet keinen Unterschied.
