### Why a widget of a page cannot be pressed. The reasons of panels are in `tips.ftl`.

disabled-first = This is the beginning; there is nothing before it.
disabled-last = This is the end; there is nothing after it.
disabled-first-entry = No entry was open before this one.
disabled-last-entry = You have not gone back from any entry.
disabled-first-turn = This is the first turn of the game.
disabled-last-turn = This is the last turn that was played.
disabled-no-branch = Nothing is left to play after the last moment of a game.
disabled-short-passphrase = The passphrase is too short.
disabled-different-passphrases = The two passphrases differ.
