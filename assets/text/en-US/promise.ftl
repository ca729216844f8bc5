### The promise about minds in the set-up of a game, continued from `founding.ftl`.

newgame-promise-bonus = Every house begins with the same, whoever plays it: no tithe, no discount, no better dice, for nobody. In the source, the test screens::founding::nobody_has_a_bonus_or_a_handicap founds the same game for people and for minds of every level, and finds no difference.
