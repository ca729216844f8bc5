### The page of settings. Each setting has a name, a tip, and other words by which it is found.

settings-title = Settings
settings-search = Search the settings: color, size, key
settings-search-tip = Type a word. It finds names, meanings and keys. Ctrl+F comes here, Escape clears it.
settings-search-clear = Clear the search
settings-search-found = { $n ->
    [0] Nothing answers to that. Try another word.
    [one] 1 setting
   *[other] { $n } settings
}
settings-reset = Reset everything
settings-reset-tip = Everything on this page, the keys too, goes back to how it came. Saves are not touched.
settings-saved = Settings hold and are kept at once.
settings-came-with = It came with: { $value }
settings-put-back = Put back
settings-put-back-tip = Put it back to how it came: { $value }.
settings-on = yes
settings-off = no

settings-group-video = Video
settings-group-sound = Sound
settings-group-text = Text
settings-group-access = Sight and reach
settings-group-play = Play
settings-group-language = Language

## The file

settings-damaged = The settings in { $file } are damaged: { $why }
settings-unreadable = The settings in { $file } cannot be read: { $why }
settings-unwritten = The settings cannot be written to { $file }: { $why }

## Text

settings-scale = Interface scale
settings-scale-tip = The size of everything, from 75 % to 250 %. It grows only as far as the window has room.
settings-scale-also = zoom font letters big small size DPI
settings-face = Face of the text
settings-face-tip = The letters of running text.
settings-face-also = font typeface dyslexia readable
settings-face-serif = Book face
settings-face-serif-tip = The face of a printed book.
settings-face-legible = Most legible face
settings-face-legible-tip = Atkinson Hyperlegible, made so that no two letters look alike.
settings-face-sample = The Conclave notes your objection and files it under Objections, Noted.

## Video

settings-window = Window
settings-window-tip = Whether the game shares the screen.
settings-window-also = fullscreen full screen display monitor resolution
settings-window-windowed = In a window
settings-window-windowed-tip = The game has a window among others.
settings-window-borderless = Whole screen
settings-window-borderless-tip = The game fills the screen, without a border.
settings-frames = Frames a second
settings-frames-tip = The most pictures that are drawn while something moves. When nothing moves, none is drawn.
settings-frames-also = fps frame rate limit vsync battery heat fan power
settings-frames-sixty = 60
settings-frames-sixty-tip = As most screens show.
settings-frames-thirty = 30
settings-frames-thirty-tip = For batteries and slow machines.
settings-frames-fast = 144
settings-frames-fast-tip = For fast screens.
settings-frames-free = No limit
settings-frames-free-tip = As many as the machine can draw.
settings-gamepad = Gamepad
settings-gamepad-tip = Left stick or cross: arrow keys. A: choose. B: back. RB: next; LB and RB: the one before. After a march is begun, the right stick steps over the sides of cantons. The table of keys shows the buttons of all other actions.
settings-gamepad-also = controller joystick pad xbox playstation steam deck stick
settings-master = Volume
settings-master-tip = How loud everything is.
settings-master-also = sound audio loud quiet volume all
settings-master-mute = Silence
settings-master-mute-tip = Nothing sounds, and nothing is mixed.
settings-master-mute-also = mute sound audio off
settings-music = Music
settings-music-tip = How loud the music is.
settings-music-also = sound audio volume score soundtrack
settings-music-mute = No music
settings-music-mute-tip = The effects sound on.
settings-music-mute-also = mute off soundtrack
settings-effects = Effects
settings-effects-tip = How loud Hell is: marches, battles, bids, the bell.
settings-effects-also = sound audio volume battle bell
settings-effects-mute = No effects
settings-effects-mute-tip = What happens in Hell is not heard. Captions still tell it.
settings-effects-mute-also = mute off battle bell
settings-interface = Sounds of the desk
settings-interface-tip = How loud quill, paper and seal are.
settings-interface-also = sound audio volume click interface button paper
settings-interface-mute = Silent desk
settings-interface-mute-tip = Quill, paper and seal are not heard.
settings-interface-mute-also = mute off click interface button
settings-sound-away = Play on in the background
settings-sound-away-tip = Sound goes on while another window is in front.
settings-sound-away-also = focus mute background alt-tab minimized minimised
settings-captions = Captions
settings-captions-tip = What is heard is also written, in the lower left corner.
settings-captions-also = subtitles deaf hearing hard-of-hearing sound text
settings-reduced-motion = Reduced motion
settings-reduced-motion-tip = No camera swoops, no flowing lava, no flicker.
settings-reduced-motion-also = animation flicker shake epilepsy sickness still

## Sight and reach

settings-theme = Colors
settings-theme-tip = The colors of panels, text and lines.
settings-theme-also = theme contrast color blind colour blind dark light accessibility
settings-theme-basalt = Basalt and parchment
settings-theme-basalt-tip = The colors of the house.
settings-theme-contrast = High contrast
settings-theme-contrast-tip = Black and white, with bright accents: text at 7 to 1 or better on every ground.
settings-density = Room to click
settings-density-tip = How large buttons are, and how much room is around them. The text stays as it is.
settings-density-also = density spacing target touch deck buttons compact accessibility
settings-density-normal = Normal
settings-density-normal-tip = Buttons are at least 32 points high: the most on one screen.
settings-density-comfortable = Comfortable
settings-density-comfortable-tip = Buttons are at least 38 points high.
settings-density-large = Large
settings-density-large-tip = Buttons are at least 44 points high, for fingers, a small screen or an unsteady hand.

## Play

settings-playback-speed = Speed of the playback
settings-playback-speed-tip = How fast the last turn is played on the board.
settings-playback-speed-also = animation fast slow skip replay instant
settings-show-battles = Show own battles
settings-show-battles-tip = The playback of a turn stops at each battle of your own and shows it in the theater. Escape skips it.
settings-show-battles-also = theater theatre combat fight cutscene

## Language

language-own-name = English
settings-language = Language
settings-language-tip = The language of everything that is said here. Names and old quotations stay as they were written.
settings-language-also = translation locale tongue English Sprache Deutsch
settings-language-one-tip = Everything is said in this language ({ $tag }), and in English where it lacks the words.

## Keys

settings-keys = Keys and mouse buttons
settings-keys-also = controls bindings remap hotkey shortcut keyboard mouse
settings-pad = gamepad: { $button }
settings-pad-tip = On a gamepad, { $button }: { $action }.
settings-keys-how = Press one, then the new key or mouse button. A key that is taken changes places.
settings-keys-change = Press the new key
settings-key-tip = { $action }: press, then press the new key, or the wheel or a thumb button of the mouse. Escape calls it off.
settings-key-and-button = { $key } · { $button }
settings-keys-swapped = { $key } was taken: "{ $action }" now has { $other }.
settings-buttons-taken = The { $button } was taken: "{ $action }" has only its key now.
settings-preset-standard = Standard
settings-preset-standard-tip = The keys that the game came with, for the mouse in the right hand.
settings-preset-left = Left-handed
settings-preset-left-tip = All keys lie on the right half of the keyboard, for the mouse in the left hand.
mouse-middle = wheel
mouse-back = rear thumb button
mouse-forward = front thumb button

key-quick-save = Quick save
key-quick-load = Load the quick save
key-picture = Save a picture of the board

settings-playback-mine = Only what concerns you
settings-playback-mine-tip = The playback of a turn passes at once over steps that do not concern your house.
settings-playback-mine-also = skip fast pace

settings-counsel = Counsel
settings-counsel-tip = How much the clerk tells you on the board, beside what must be answered.
settings-counsel-also = hints advice help clerk
settings-counsel-all = All
settings-counsel-all-tip = Whatever could be done, and why.
settings-counsel-some = Some
settings-counsel-some-tip = Only the most important.
settings-counsel-none = None
settings-counsel-none-tip = Only what must be answered.

settings-heard = Counsel not wanted again
settings-heard-tip = Counsel that you did not want to hear any more. Put this back, and all of it is told again.
settings-heard-also = hints forget again

### The names of keys that have no letter, as printed on them.

cap-space = Space
cap-enter = Enter
cap-tab = Tab
cap-escape = Esc
cap-backspace = Backspace
cap-delete = Delete
cap-insert = Insert
cap-home = Home
cap-end = End
cap-left = Left
cap-right = Right
cap-up = Up
cap-down = Down
cap-page-up = Page up
cap-page-down = Page down
