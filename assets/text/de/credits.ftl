### The page that names whose work the game is made of.

title-credits = Mitwirkende
title-credits-tip = Aus wessen Symbolen, Schriften und Programmen dieses Spiel gemacht ist, und unter welchen Lizenzen.
credits-own = Das Spiel
credits-own-text = Infernal Conclave { $version } ist freie Software unter der MIT-Lizenz oder der Apache License 2.0, nach Wahl. Jeder Text ist dafür geschrieben; die Namen sind älter als jede Lizenz.
credits-icons = Symbole
credits-icons-text = Die Symbole sind von game-icons.net ({ $site }), von Lorc, Delapouite und weiteren Beitragenden, unter der Lizenz CC BY 3.0 ({ $licence }). Sie wurden umbenannt und weiß auf durchsichtigem Grund eingefärbt, einige auch gedreht. Die Nadel wurde für dieses Spiel gezeichnet. Beigetragen haben:
credits-fonts = Schriften
credits-fonts-text = Die Schriften stehen unter der SIL Open Font License 1.1 ({ $licence }). Alle bis auf eine sind auf lateinische Buchstaben beschnitten.
credits-font-alegreya = Alegreya
credits-font-atkinson = Atkinson Hyperlegible
credits-font-cinzel = Cinzel
credits-font-im-fell-english = IM FELL English
credits-notice = { $name }. { $notice }
credits-sound = Klang
credits-sound-text = Musik und alle Klänge sind für dieses Spiel gemacht und so frei wie dieses. Die Instrumente sind die von Fluid (R3) General MIDI, unter der MIT-Lizenz. { $notice }
credits-crates = Programme
credits-crates-text = Das Programm steht auf diesen Crates und auf den { $others }, die sie mitbringen. Alle sind auf crates.io, jedes mit seinen Urhebern.
credits-crates-of = { $licence }: { $crates }.
credits-keys = Pfeiltasten, Bild auf und Bild ab blättern.
