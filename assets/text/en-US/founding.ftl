### The set-up of a game: what its marks and numbers mean, and the promise about minds.

newgame-stars = { $stars } { $n ->
    [0] plays itself
    [1] easy to play
    [2] needs care
   *[other] hard to play
}
newgame-herald-own = { $rank }, { $title }
newgame-length-means = Conclave tokens are the clock: one may be drawn at the end of each turn. When { $tokens } are drawn, most likely in turn { $soon } to { $late }, the Conclave elects the house with the most prestige.
newgame-promise-how = How you can see that for yourself
newgame-promise-view = During the game a mind is given the same view of the board as a person in its seat, and nothing else. Its orders pass the same checks as yours.
newgame-promise-minutes = After the game, "The sealed minutes" shows what each mind thought in each turn, and why.
newgame-promise-eyes = In a replay of a finished game, "As seen by" shows the board as each house saw it.
newgame-promise-tests = In the source, the test minds::what_is_hidden_changes_no_draft changes all that is hidden and finds the same orders; minds::levels::nobody_asks_who_is_a_person looks for a mind that knows who sits at the keyboard.
