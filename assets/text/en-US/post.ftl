### Games by post: people at other machines, files that are mailed or shared.

post-title = By Post
title-post-tip = Play with people at other machines: every turn is a file that is mailed, or lies in a folder you share.
title-post-turn = { $game ->
    [conclave] { $name }, turn { $turn }: your orders are owed
   *[parlour] { $name }, step { $turn }: your answer is owed
}
newgame-post = By post
newgame-post-tip = Every seat of a person gets an invitation, and is played at another machine.
newgame-post-nobody = Nobody could be invited: minds have all the seats. Give one to a person.

post-look = Look for files
post-look-tip = Looks into all folders now. Otherwise it happens by itself every few seconds.
post-new = A new game
post-new-tip = Choose the game and who plays first, then name the people.
post-looked = All folders are being looked into.
post-written-again = The files were written again.
post-founded = The invitations are written. Give each to its player; your own is below.
post-joined = You have joined. Your answer is on its way to the host.
post-reminded = A reminder was copied: paste it into a mail.
post-busy = At work on the files.
post-how = How a game by post goes
post-how-1 = One of you hosts. The host chooses the game and who plays under "A new game", then "By post", and gets an invitation for each player: a file.
post-how-2 = Each player puts the invitation into the folder below, or drops it on this window, and joins. That makes a file for the host.
post-how-3 = From then on each player gets a file with every turn, and answers. The answer is a file for the host, whose program plays the turn once all have come.
post-how-4 = Mail the files, or choose a folder that a program keeps the same on your machines: then nobody has to send anything. Only its reader can open a file.

## A new table

post-form = A new game by post
post-form-name = Name of the game
post-form-name-tip = All files of the game are named after it.
post-form-host = Your name
post-form-host-tip = The name under which you host. If you play too, invite yourself below.
post-form-people = Who plays? Names or addresses, yours among them if you play.
post-form-seat = Seat { $n }
post-form-person = Name or address
post-form-person-tip = The invitation is named after this person.
post-form-seed = { $game ->
    [conclave] The map and the dice are drawn when the game begins: nobody can know them before, not even you.
   *[parlour] All cards and dice are drawn when the game begins: nobody can know them before, not even you.
}
post-form-folder = Folder for the files
post-form-folder-tip = Where the files for the others are written, and where theirs are looked for. Empty for a folder of the game.
post-form-folder-how = A folder that is kept the same on all machines does the mailing for you.
post-form-found = Write the invitations
post-form-found-tip = Founds the game. It begins by itself when all have joined.
post-form-unnamed = The game, you and everybody who plays need a name.
post-form-change = { $game ->
    [conclave] Realm and houses
   *[parlour] Rules and players
}
post-form-change-tip = Back to the form of a new game.
post-form-cancel-tip = Founds nothing.

post-deadline = Time for a turn
post-deadline-none = No limit
post-deadline-hours = { $n } hours a turn
post-deadline-tip = The time for each turn. After it the turn is played, whoever is missing. Without a limit the host waits.
post-late-plans = Late: plans so far
post-late-mind = Late: a mind plays ({ $mind })
post-late-tip = What counts for whoever is late: what they have planned so far, or a mind gives the orders of this one turn.

## Seats

post-stage-joined = You have joined. { $host } begins when all have.
post-stage-planning = { $game ->
    [conclave] Turn { $turn }: your orders are owed.
   *[parlour] Step { $turn }: your answer is owed.
}
post-stage-sealed = { $game ->
    [conclave] Turn { $turn }: sealed. { $host } has yet to play it.
   *[parlour] Step { $turn }: you have answered. { $host } has yet to play it.
}
post-stage-planned = { $game ->
    [conclave] Turn { $turn }: your plans so far are kept, and not sealed.
   *[parlour] Step { $turn }: your answer so far is kept, and not handed in.
}
post-stage-waits = { $game ->
    [conclave] Turn { $turn }: sealed. { $names } has yet to seal.
   *[parlour] Step { $turn }: you have answered. { $names } has yet to.
}
post-stage-given = This seat was given to a mind for good: { $mind }.
post-stage-watching = { $game ->
    [conclave] Turn { $turn }: your house has fallen.
   *[parlour] Step { $turn }: others are asked.
}
post-stage-over = The game is over.
post-ago-now = just now
post-ago-minutes = for { $n } minutes
post-ago-hours = for { $n } hours
post-ago-days = for { $n } days
post-until-now = the time is up
post-until-minutes = { $n } minutes left
post-until-hours = { $n } hours left
post-until-days = { $n } days left
post-plan = { $game ->
    [conclave] Plan the turn
   *[parlour] To the table
}
post-plan-tip = { $game ->
    [conclave] Opens the board of this game. Your plans are kept by themselves.
   *[parlour] Opens the table of this game. Your answer so far is kept by itself.
}
post-replan = { $game ->
    [conclave] Change the orders
   *[parlour] Change the answer
}
post-replan-tip = { $game ->
    [conclave] Until the host has played the turn, you may change what you have sealed.
   *[parlour] Until the host has played the step, you may change what you have answered.
}
post-watch = Watch
post-watch-tip = { $game ->
    [conclave] Opens the board. You see what is public, and give no orders.
   *[parlour] Opens the table. You see what you may know, and are asked as soon as it is your turn.
}
post-count = The final count
post-count-tip = Shows how the game ended, with all that was hidden.
post-send-again = Write the file again
post-send-again-tip = For a file that was lost. It is written into { $folder }.
post-sealed = Sealed. Your orders are on their way to the host.
post-menu-kept = { $game ->
    [conclave] A game by post is kept at its host's. Your plans are kept by themselves.
   *[parlour] A game by post is kept at its host's. Your answer so far is kept by itself.
}

post-letters = { $n ->
    [0] Letters
    [one] One letter
   *[other] { $n } letters
}
post-letter-came = { $from } writes: { $text }
post-letter-all = { $game ->
    [conclave] all houses
   *[parlour] all
}
post-letter-head = { $game ->
    [conclave] Turn { $turn }, { $from } to { $to }
   *[parlour] Step { $turn }, { $from } to { $to }
}
post-letter-waits = { $game ->
    [conclave] Goes to { $to } with your orders
   *[parlour] Goes to { $to } with your answer
}
post-letter-back = Take back
post-letter-back-tip = The letter is not sent.
post-letter-later = { $game ->
    [conclave] Letters go out with orders. You can write again when the next turn has come.
   *[parlour] Letters go out with answers. You can write again when you are asked next.
}
post-letter-to-tip = { $game ->
    [conclave] Who gets to read it. Letters to one house are read by nobody else but the host's program.
   *[parlour] Who gets to read it. A letter to one player is read by nobody else but the host's program.
}
post-letter-text = Your letter
post-letter-write = { $game ->
    [conclave] Put it to the orders
   *[parlour] Put it to the answer
}
post-letter-write-tip = { $game ->
    [conclave] It goes out with the orders of this turn, and arrives with the next turn.
   *[parlour] It goes out with this answer, and arrives with the next step.
}

## The host's panel

post-hosted = { $name }, hosted by you
post-stand-inviting = { $n ->
    [0] All have joined
    [one] One has not joined yet
   *[other] { $n } have not joined yet
}
post-stand-orders = { $game ->
    [conclave] Turn { $turn }: { $n ->
        [0] all orders are here
        [one] one seat owes its orders
       *[other] { $n } seats owe their orders
    }
   *[parlour] Step { $turn }: { $n ->
        [0] all answers are here
        [one] one seat owes its answer
       *[other] { $n } seats owe their answers
    }
}
post-standing-mind = plays by itself
post-standing-invited = has not joined yet
post-standing-joined = has joined
post-standing-owes = { $game ->
    [conclave] owes orders
   *[parlour] owes an answer
}
post-standing-plans = { $game ->
    [conclave] has sent plans, and is not done
   *[parlour] has begun an answer, and is not done
}
post-standing-ready = { $game ->
    [conclave] orders are here
   *[parlour] the answer is here
}
post-standing-fallen = { $game ->
    [conclave] its house has fallen
   *[parlour] is out of the game
}
post-place-given = { $mind } in place of { $person }
post-remind = Remind
post-remind-tip = Copies a friendly reminder, to be pasted into a mail.
post-reminder-join = { $person }, "{ $name }" waits for you: put the invitation into your folder for letters, and join.
post-reminder = { $game ->
    [conclave] { $person }, turn { $turn } of "{ $name }" waits for your orders.
   *[parlour] { $person }, step { $turn } of "{ $name }" waits for your answer.
}
post-give = Give to a mind
post-give-tip = A mind gets this seat. Once the turn is played, that is for good.
post-given-pending = for good once this turn is processed
post-take-back = Take back
post-take-back-tip = The seat is its player's again. Possible until the mind has played a turn.
post-begin = Begin the game
post-begin-tip = { $game ->
    [conclave] Writes the first turn for everybody.
   *[parlour] Writes the first step for everybody.
}
post-begin-sure = { $n ->
    [one] One has not joined: a mind gets the seat.
   *[other] { $n } have not joined: minds get their seats.
}
post-process = { $game ->
    [conclave] Process the turn
   *[parlour] Play the step
}
post-process-tip = { $game ->
    [conclave] Carries out the turn with the orders that are here, and writes the next one for everybody.
   *[parlour] Plays the step with the answers that are here, and writes the next one for everybody.
}
post-process-sure = { $game ->
    [conclave] { $n ->
        [one] One seat owes its orders.
       *[other] { $n } seats owe their orders.
    }
   *[parlour] { $n ->
        [one] One seat owes its answer.
       *[other] { $n } seats owe their answers.
    }
} What is chosen for latecomers happens now.
post-process-wait-tip = Goes on waiting.
post-folder = The files are in { $folder }

## Invitations

post-offers = Invitations
post-offers-none = None here. Drop an invitation on this window, or put it into the folder below.
post-offer = { $game ->
    [conclave] For { $person }: { $host } invites you to "{ $name }", { $n } houses.
   *[parlour] For { $person }: { $host } invites you to "{ $name }", a game of { $title } for { $n }.
}
post-offer-own = { $game ->
    [conclave] For { $person }, your own seat in "{ $name }": { $n } houses.
   *[parlour] For { $person }, your own seat in "{ $name }", a game of { $title } for { $n }.
}
post-offer-party-tip = { $game ->
    [conclave] The archfiend with whom you enter.
   *[parlour] Whom you play. What somebody else has is changed by lot.
}
post-accept = Join
post-accept-tip = Writes your answer for { $host }.
post-seek-folder = Folder for invitations
post-seek-folder-tip = The folder in which you keep what you are sent, for example one that you share with the host.
post-seek = Look here
post-seek-tip = Looks for invitations in this folder.
post-seek-how = Whoever joins from a shared folder leaves the answer there too, and finds every turn in it.
