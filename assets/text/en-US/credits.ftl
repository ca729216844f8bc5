### The page that names whose work the game is made of.

title-credits = Credits
title-credits-tip = Whose icons, typefaces and programs this game is made of, and under which licenses.
credits-own = The game
credits-own-text = Infernal Conclave { $version } is free software, under the MIT license or the Apache License 2.0, as you please. Every text is written for it; the names are older than any license.
credits-icons = Icons
credits-icons-text = The icons are from game-icons.net ({ $site }), by Lorc, Delapouite and contributors, under the license CC BY 3.0 ({ $licence }). They were renamed, recolored to white on nothing, and some of them turned. The pin was drawn for this game. The contributors are:
credits-fonts = Typefaces
credits-fonts-text = The typefaces are under the SIL Open Font License 1.1 ({ $licence }). All but one are cut down to Latin letters.
credits-font-alegreya = Alegreya
credits-font-atkinson = Atkinson Hyperlegible
credits-font-cinzel = Cinzel
credits-font-im-fell-english = IM FELL English
credits-notice = { $name }. { $notice }
credits-sound = Sound
credits-sound-text = The music and all sounds are made for this game, and are free as it is. The instruments are those of Fluid (R3) General MIDI, under the MIT license. { $notice }
credits-crates = Programs
credits-crates-text = The program stands on these crates, and on the { $others } that they bring with them. All of them are on crates.io, each with its authors.
credits-crates-of = { $licence }: { $crates }.
credits-keys = The arrow keys, Page Up and Page Down scroll.
