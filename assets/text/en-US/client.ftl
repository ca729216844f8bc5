### Sentences of the full-screen screens and of the host, beside those of the screens' own.

## The host

client-no-free-slot = No order slot is free.
client-nothing-to-continue = There is no game to continue.
client-answers-wait = Something still waits for your answer.
client-saved = Saved as { $name }.
client-back-tip = Back to where you came from (Escape).

## New game

client-newgame-mind = Mind: { $name }
client-newgame-human-tip = Somebody at this machine, or by post at another. Several at this one take turns behind a curtain.
client-newgame-show = Show { $name } in full
client-newgame-symbol = Symbol of seat { $n }
client-newgame-symbol-n = Symbol { $n }
client-newgame-symbol-random = Left to chance
client-newgame-archfiend-line = { $name }, { $rank }. { $stars }
client-newgame-herald = { $rank }, { $title }. { $stars }
client-newgame-archfiend-random-tip = One of those whom nobody has chosen.
client-newgame-seat = Seat { $n }: { $name }
client-newgame-rank = { $rank } (rank { $n } of 5)
client-newgame-holds = Guard: { $guard }. Stronghold: { $stronghold }.
client-newgame-seed-throw = Throw
client-newgame-seed-throw-tip = Throws for another seed, and so for another map.
client-newgame-seed-by-chance = The seed is left to chance.
client-newgame-begin-tip = The game begins at once, with everything as it stands on this form.
client-newgame-random-tip = Throws for archfiends, symbols, realm and seed. Who plays each seat stays, and so does the length.
client-newgame-last-tip = Fills the form in as it was for your last game, with another seed.
client-preview-stronghold = Stronghold of { $name }
client-preview-place = Place of power, level { $level }
client-preview-legend = { $places ->
    [one] 1 place of power, with its level.
   *[other] { $places } places of power, with their levels.
} The map has no edges: its sides meet.

## Saves

client-load-count = { $n ->
    [one] 1 game on file
   *[other] { $n } games on file
}
client-load-tokens = { $n ->
    [0] No token drawn
    [one] 1 token drawn
   *[other] { $n } tokens drawn
}
client-load-ended = Finished
client-load-fallen = This house has fallen.
client-load-load-tip = Play this game on from where it was saved.
client-load-watch-tip = Watch this game from its first turn, step by step, and branch off where you like.
client-load-delete-tip = Remove this file. You are asked once more.
client-load-delete-sure-tip = The file is removed and cannot be brought back.
client-load-keep-tip = The file stays.
client-age-now = Written just now
client-age-minutes = { $n ->
    [one] Written 1 minute ago
   *[other] Written { $n } minutes ago
}
client-age-hours = { $n ->
    [one] Written 1 hour ago
   *[other] Written { $n } hours ago
}
client-age-days = { $n ->
    [one] Written 1 day ago
   *[other] Written { $n } days ago
}

## Menu

client-menu-resume-tip = The game goes on.
client-menu-elsewhere = Elsewhere
client-menu-load-tip = Open another game. What you have planned in this one is kept.
client-menu-quit-tip = Leave the program. What you have planned is kept.
client-menu-iron-man = Iron Man: the game saves itself, plans and all, into its one file. There is no other.
client-menu-name-tip = Any name that you will know again.
client-menu-save-tip = Saves the game as it is, with what you have planned.
client-menu-autosaves = Besides, the game saves itself while you plan and at every end of turn, and keeps the last ten turns.

## When the program fails

mishap-panic = The game has failed.
mishap-device = The graphics card or its driver stopped, so the window had to close.
mishap-saved = Nothing that was planned is lost: it is there when the game is continued.
mishap-not-saved = What was planned last could not be saved: { $why }.
mishap-log = What happened is noted in { $file }.
mishap-no-log = What happened could not be noted: { $why }.

## Curtain and waiting

client-curtain-lift-tip = Uncovers the board (Enter).
client-waiting = The archfiends scheme: { $done } of { $of }
client-waiting-text = Ink is being spilled on your account.

## The final count

client-final-count = The count
client-final-seal-tip = The envelope is opened: who takes the throne.
client-final-books-tip = The whole game from its first turn, with everything uncovered: every order, every vault, every mask.
client-final-keep-tip = Saves the game under a name of its own, so that no later game writes over it.
client-final-kept-tip = The replay is kept. It is among the replays of the title.
client-final-other-tip = The same houses and settings on another map.
client-final-all = All at once
client-final-all-tip = Uncovers the whole count.
client-final-next-tip = Uncovers the next item of the count for every house.
client-final-prestige-tip = Prestige gathered during the game
client-final-rank-tip = Rank { $n } of 5. Of equal totals the higher rank stands first.
client-final-place = { $n }. { $name }
client-final-again = Play this seed again
client-final-again-tip = The same houses on the same map with the same dice: seed { $seed }.
client-final-title-tip = Leave the chamber for the title.
client-graph-prestige = Prestige
client-graph-prestige-tip = Prestige of each house, turn by turn
client-graph-cantons = Cantons
client-graph-cantons-tip = Cantons of each house, turn by turn
client-graph-places = Places
client-graph-places-tip = Places of each house, its stronghold among them, turn by turn
client-graph-shown = Prestige as shown
client-graph-shown-tip = What each house seemed to have, to those who knew no better
client-graph-tribute = Tribute
client-graph-tribute-tip = Points of tribute in each vault, turn by turn
client-graph-legions = Legions
client-graph-legions-tip = Legions of each house, turn by turn, those among them that nobody saw
client-graph-turns = Turns played
client-graph-hide-tip = Takes the line of { $name } away.
client-graph-show-tip = Brings the line of { $name } back.
client-graph-as-shown = { $name }, as shown
client-graph-faces = Rings: what a house seemed to have, where that was not what it had. Nothing is drawn where nobody was shown anything.
client-graph-no-faces = Nobody wore a false face: everybody's prestige was what it seemed to be.
client-graph-moment = Turn { $turn }:
    { $told }
client-graph-moments = Marks at the upper edge are great moments; a press on one opens the books at its turn.
client-graph-point = { $name }, after turn { $turn }: { $value }
client-graph-nothing = Not enough turns were played for a graph.

## Replays and playback

client-replay-slider-tip = The turn that is shown. Arrow keys step.
client-replay-back = One turn back
client-replay-step = One turn on
client-replay-branch = What if ...
client-replay-eyes-tip = What this house knew then, and nothing else.
