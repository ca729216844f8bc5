### Interface strings, by screen; each id begins with its screen.

## Title

title-name = { -game }
title-motto = The throne of Hell is vacant. Applications are being received.
title-games = With { $oaths } and { $circles }, two more games at the same table
title-continue = Continue
title-continue-tip = Play the last game on: turn { $turn }, { $name }.
title-new-game = New Game
title-new-game-tip = Convene a new Conclave, or sit down to one of the other games.
title-load = Load Game
title-load-tip = Open a game that was saved.
title-replays = Replays
title-replays-tip = Watch a saved game again, step by step, or branch off from any turn.
title-settings = Settings
title-settings-tip = Window, text, keys, motion.
title-quit = Quit
title-quit-tip = Leave the chamber.
title-version = Version { $version }

## New game

newgame-title = A New Conclave
newgame-realm = The realm
newgame-size = Size of the map
newgame-size-tip = Cantons from west to east and from north to south. The map has no edges.
newgame-map-type = Lie of the land
newgame-places = Places of power
newgame-length = Length
newgame-length-tip = The Conclave votes when so many tokens are drawn.
newgame-seed = Seed
newgame-seed-tip = The same seed, set-up and orders give the same game. Leave it empty for a seed by chance.
newgame-seed-chance = By chance
newgame-seed-fault = A seed is a whole number.
newgame-iron-man = Iron Man
newgame-iron-man-tip = One save only, which the game writes by itself and which opens on this machine alone. What is sealed stays sealed; a copy that is put back is played on as a common game.
newgame-houses = The houses
newgame-seats = Houses at the table
newgame-player = Played by
newgame-human = A person
newgame-mind-tip = Minds obey every rule that binds you and see no more than you do. No mind has a bonus or a handicap, at any level; a higher one thinks further and errs less.
newgame-archfiend = Archfiend
newgame-archfiend-random = By chance
newgame-symbol-tip = Every house needs a symbol of its own.
newgame-symbol-taken = { $name } already bears this symbol.
newgame-difficulty = Difficulty { $n } of 3
newgame-hot-seat = { $n ->
    [one] One person at this machine.
   *[other] { $n } persons: at this machine one after the other, with a curtain between them, or by post each at their own.
}
newgame-begin = Convene the Conclave
newgame-random = Leave it to chance
newgame-last = As last time
newgame-preview = The map of this seed
newgame-nobody = Nobody at this machine plays: you will watch.

## The Ministerium: tabs

log-filter = Show
diplomacy-played-by-human = Played by a person
diplomacy-played-by-mind = Played by a mind ({ $mind })

## The curtain between players

curtain-title = Pass the seat to { $name }
curtain-text = Everybody else looks away. The board is covered until { $name } lifts the curtain.
curtain-lift = I am { $name }: lift the curtain

## Playback of a turn

playback-play = Play
playback-pause = Pause
playback-rewind = To the beginning
playback-skip = To the end
playback-speed = Speed
playback-speed-n = × { $n }
playback-speed-instant = At once

## The final count

final-title = The Final Count
final-winner = { $name } takes the throne
final-winner-you = The throne is yours
final-nobody = The throne stays empty
final-path = { $path }, turn { $turn }
final-territory-tip = { $n ->
    [one] 1 canton
   *[other] { $n } cantons
} × { $each }
final-relics-tip = Prestige for relics that pay at the end
final-title-tip = Prestige for the title of Champion of Pandemonium
final-vassal-tip = Prestige of { $house }, its blood vassal
final-total = Total
final-ineligible = Not eligible
final-ineligible-tip = An excommunicated or fallen house cannot be elected, nor can a blood vassal, who has given its voice to its lord.
final-tie = Of equal sums the higher rank stands first, then more cantons, then whomever the dice prefer.
final-again = Same table, another seed
final-title-screen = To the title
final-next = Next item
final-seal = Break the seal
final-books = Open the books
final-keep = Keep the replay
final-unwritten = The clerks are still writing the annals.
final-letter = To { $name }, by hand
final-letter-signed = For the Infernal Conclave, the Clerk. Do not reply to this parchment.
final-leaf-verdict = The throne
final-leaf-verdict-tip = Who takes the throne and how, and the whole count
final-leaf-graphs = Graphs
final-leaf-graphs-tip = How the houses fared, turn by turn
final-leaf-moments = Great moments
final-leaf-moments-tip = What will be remembered
final-leaf-awards = Awards
final-leaf-awards-tip = Distinctions, for what was counted
final-leaf-masks = Unmasked
final-leaf-masks-tip = What every archfiend had hidden
final-item-prestige = Prestige
final-item-prestige-tip = Prestige gathered during the game
final-item-territory = Cantons
final-item-territory-tip = Prestige for the cantons held at the end
final-item-relics = Relics
final-item-relics-tip = Prestige for relics that pay at the end
final-item-title = Title
final-item-title-tip = Prestige for the title of Champion of Pandemonium
final-item-vassal = Vassal
final-item-vassal-tip = The prestige of a blood vassal, who speaks with its lord's voice
final-item-objectives = Objectives
final-item-objectives-tip = What the public objective and the secret ones give and cost
final-moments-text = What will be remembered of this Conclave, by those who are let out.
final-moments-none = Nothing happened that anybody would wish to remember.
final-moments-foot = The books open at the turn, with everything uncovered.
final-moment-watch = Watch turn { $turn }
final-awards-none = Nobody has distinguished itself from anybody. There are no awards.
final-masks-then-human = { $before }; from turn { $turn } by a person
final-masks-then-mind = { $before }; from turn { $turn } by a mind ({ $mind })
final-masks-none = Nothing was hidden.

## Menu, save and load

menu-title = Menu
menu-resume = Back to the board
menu-load = Load
menu-settings = Settings
menu-to-title = Leave for the title
menu-to-title-tip = What you have planned is kept: Continue on the title brings it back.
menu-quit = Quit
files-title-save = Save this game
files-title-load = Open a game
files-name = Name of the file
files-name-empty = Give the file a name.
files-save = Save
files-load = Open
files-watch = Watch
files-delete = Delete
files-delete-sure = Delete { $name } for good?
files-overwrite = There is a save named { $name }. Saving writes over it.
files-none = No games are on file.
files-turn = Turn { $n }
files-autosave = Autosave
files-iron-man = Iron Man
files-iron-lapsed = This is an older copy of an Iron Man game, or of unknown age. It is played on as a common game, under a name of its own.
files-iron-exported = An Iron Man game that was exported is played on as a common game: nobody can tell how many copies there are.
files-iron-watch-later = An Iron Man game can be watched again, and played on from an earlier turn, when it is over: it has no second try.
files-export = Export ...
files-export-tip = Writes a copy that can be opened on another machine, with a passphrase that you choose. This file opens only here, because it holds what others may not know.
files-export-text = A passphrase for the copy. Tell it only to those who may play this game.
files-export-do = Export
files-export-do-tip = Writes the copy into the folder "exported" beside the saves.
files-exported = The copy is in { $file }. Put it into the saves folder of the other machine and open it there with its passphrase.
files-import = Open with its passphrase ...
files-import-tip = This game was exported. It opens with the passphrase that was chosen for it, and is sealed for this machine from then on.
files-import-text = The passphrase with which this game was exported.
files-import-do = Open
files-import-do-tip = Opens the game and plays on. The exported file stays as it is.
files-passphrase = Passphrase
files-passphrase-again = The same once more
files-passphrase-short = A passphrase has at least { $n } letters.
files-passphrase-differs = The two differ.
files-damaged = This file cannot be opened: { $why }

## Replays

replay-title = Replay: { $name }
replay-turn = { $n ->
    [0] Before the first turn
   *[other] After turn { $n } of { $most }
}
replay-eyes = As seen by
replay-eyes-all = Everything
replay-eyes-sealed = Everything can be seen once the game is over.
replay-branch-name = { $name } from turn { $n }
replay-branch-tip = Play on from the beginning of turn { $n } as a new game with a name and a file of its own. The recorded game stays as it is.
replay-play = Play
replay-pause = Pause
replay-leave = Leave the replay

## Settings


## Keys: what each action does

key-ministerium = Open or close the Ministerium
key-bazaar = Open or close the bazaar
key-events = Open or close the events
key-zoom = Change the zoom
key-next-legion = Next own legion
key-next-place = Next own place
key-next-enemy-legion = Next enemy legion
key-next-enemy-place = Next enemy place
key-menu = Menu
key-scroll-west = Scroll west
key-scroll-east = Scroll east
key-scroll-north = Scroll north
key-scroll-south = Scroll south
key-seal = Seal the turn
key-demand-tribute = Demand tribute
key-train = Train the chosen legion
key-dismiss = Dismiss the chosen legion
key-march = Begin or confirm a march
key-step-east = March one step east
key-step-north-east = March one step north-east
key-step-north-west = March one step north-west
key-step-west = March one step west
key-step-south-west = March one step south-west
key-step-south-east = March one step south-east
key-undo = Undo
key-redo = Redo
key-playback = Watch the last turn

## Pictures of the board

picture-kept = The picture is saved: { $file }
picture-lost = The picture cannot be written to { $file }: { $why }

## The game in one picture

final-leaf-poster = Picture
final-leaf-poster-tip = The whole game in one picture, for sharing: the map, the count, prestige over time, moments and awards.
poster-save = Save as a picture
poster-save-tip = Writes it into the folder of pictures, beside the saves.
poster-too-low = The window shows only a part of the picture. Make it larger, or the interface smaller.
poster-prestige = Prestige by turn
poster-moment = Turn { $turn }: { $what }
poster-award = { $award }: { $house }
poster-seed = Seed { $seed }

## Mods

mods-title = Mods
mods-none = No mods here. A mod is a folder or a zip file in { $folder }; it is found when this page is opened. Two samples come with the game, in its own folder "mods".
mods-folder = They lie in { $folder }. New ones are found when this page is opened.
mods-switch-tip = Plays the next game with this mod, and with those that it needs. The save remembers it, and asks for it when it is opened. License: { $licence }.
mods-refused = The mods cannot be used: { $why }.
newgame-with-mods = To be played with: { $mods }.
newgame-with-mods-now = Played with { $mods }
newgame-post-mods = Games by post are played without mods. Switch them off first.
save-mods = With { $mods }
save-mods-tip = The mods that this game was begun with. They must be in the folder of mods when it is opened.
