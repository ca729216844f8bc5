### The end of a game: the count as it is read out, the proclamation, the great moments, the awards, and what was hidden.

## The count, cell by cell. $house, $n (what the item gives), $total (what it comes to by now)

count-reading = The Clerk of the Conclave opens the ledger.
count-reads-prestige = { $house }: { $n } prestige gathered in office.
count-reads-territory = { $house }: { $cantons ->
    [one] 1 canton
   *[other] { $cantons } cantons
}, { $n } prestige. That makes { $total }.
count-reads-relics = { $house }: { $n } prestige for relics that are paid at the end. That makes { $total }.
count-reads-title = { $house } holds the title of Champion of Pandemonium: { $n } prestige. That makes { $total }.
count-reads-vassal = { $house } speaks for { $vassal }, its blood vassal: { $n } prestige. That makes { $total }.
count-reads-objectives = { $house }: { $list }. That makes { $total }.
count-reads-eligible = Nobody is struck from the list. The Clerk is audibly disappointed.
count-reads-level = The sums are in. No two houses stand level.
count-reads-seal = The result is in the envelope.

## Who cannot be elected

final-barred-fallen = { $house } fell in turn { $turn } and cannot be elected.
final-barred-vassal = { $house } is blood vassal to { $lord }, has given its voice to its lord and cannot be elected.
final-barred-expelled = { $house } has been excommunicated and cannot be elected.

## What parts houses that stand level (ruling R25)

final-tie-rank = { $above } and { $below } stand level at { $total } prestige. Rank decides: { $higher } goes before { $lower }.
final-tie-cantons = { $above } and { $below } stand level at { $total } prestige and in rank. Land decides: { $more } cantons against { $fewer }.
final-tie-lot = { $above } and { $below } stand level in prestige, rank and land. The dice were sent for, and preferred { $above }.

## The proclamation. $house, $style (name and title), $total, $second and $other (the runner-up), $turn, $turns

proclaim-election = Whereas all tokens are drawn and the ledger has been read aloud, with { $total } prestige for { $house } against { $other } for { $second }, the Infernal Conclave elects to the vacant throne of Hell { $style }. Objections may be lodged in triplicate within a thousand years.
proclaim-election-level = Whereas all tokens are drawn, and { $house } and { $second } were found to have { $total } prestige each, the Infernal Conclave has consulted its order of precedence and elects to the vacant throne of Hell { $style }. The Conclave regrets that it has only the one.
proclaim-election-unopposed = Whereas all tokens are drawn, and { $house } was found to be the only candidate in good standing, the Infernal Conclave, by { $total } prestige to none and after a debate that was short, elects to the vacant throne of Hell { $style }.
proclaim-election-nobody = Whereas all tokens are drawn, and the list of candidates in good standing was found to be a blank sheet, the Infernal Conclave elects the blank sheet to keep the minutes. The throne stays empty.
proclaim-kingmaker = Whereas all tokens are drawn, the Infernal Conclave elects { $elected } to the vacant throne of Hell; and whereas { $house } now produces a deed by which everything that { $elected } is, has and comes into is the property of { $house }, the election is found to be in order, and the throne goes to { $style }. { $elected } may keep the sash.
proclaim-power-behind-throne = Whereas all tokens are drawn, the Infernal Conclave elects { $elected } to the vacant throne of Hell; and whereas { $elected } is found to have signed, unread, every paper that { $house } laid before him, this one among them, the throne goes to { $style }. The chair is moved back by one place.
proclaim-pandemonium = Whereas { $house } has occupied Pandemonium for { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} and has answered no letters, the Infernal Conclave finds that no form exists for this, has drawn one up, dated it back, and signed it under supervision. The throne of Hell is taken by { $style }. The word Usurper is struck from the minutes wherever it occurs.
proclaim-last-standing = Whereas a quorum of one has assembled, { $house } proposes { $house }, is seconded by { $house } and is carried without a division. The throne of Hell goes to { $style }. There being no other business, and nobody else, the session is closed.
proclaim-last-two = Whereas the only houses left are { $house } and a vassal whose voice is not its own, the motion is carried by two voices out of the same mouth. The throne of Hell goes to { $style }.
proclaim-draw = Whereas the Infernal Conclave has sat longer than its standing orders allow, it rises without an heir. Entered first in the minutes, which is less than a throne but warmer: { $style }.
proclaim-nobody = Whereas nobody is left to be proclaimed, nothing is proclaimed. The throne stays empty, and the minutes are taken as read.

## What the player is told

notice-won-election = Your application has been successful. Kindly collect the throne before the end of the working day.
notice-won-kingmaker = Another’s application has been successful, and he is yours. Kindly collect both.
notice-won-power-behind-throne = Your lord’s application has been successful. Since you wrote it, the throne has been made out to you.
notice-won-pandemonium = Your application was never received, and has been approved.
notice-won-last-standing = All other applicants have withdrawn. Please accept the position, since somebody must sign for the furniture.
notice-won-draw = You are first among those who did not get it. The Conclave considers this a compliment.
notice-lost-election = Thank you for your interest in the throne. You came in at number { $place }, { $short } prestige short. Your papers will be kept on file and then burned, with you in mind.
notice-lost-level = Thank you for your interest in the throne. You were not a single point short. The Conclave hopes that this will be no comfort at all.
notice-lost-expelled = An excommunicated house cannot be elected. Your votes were counted by mistake and have been uncounted.
notice-lost-strings = You were elected, which is a great honor. The throne is { $winner }’s, by a clause above your signature.
notice-lost-kingmaker = The throne went to { $winner }, who did not ask for your vote because it was not needed.
notice-lost-power-behind-throne = The throne went to { $winner }, on whom nobody had been keeping an eye. Neither had you.
notice-lost-pandemonium = The throne was taken by { $winner } while you were still filling in the forms. Yours were very neat.
notice-lost-last-standing = The last house on the list is { $winner }. Yours is on another list.
notice-lost-draw = Nobody has won, and you were not first at it. There is a form for that as well.
notice-lost-fallen = Your house fell in turn { $turn }. Correspondence from the deceased is answered in the order of its decay.
notice-lost-vassal = Your voice was given to { $lord }, who has lost it for you.
notice-lost-vassal-won = Your lord { $lord } has the throne. You may stand behind it, and hold things.

## The great moments

moment-battle = The costliest battle of the war, { MID($attacker) } against { MID($defender) }: { $n } hit points were lost between them, and in the end { $end }.
moment-swing-gained = { $house } gained { $n } prestige within one turn, more than anybody else ever did.
moment-swing-lost = { $house } lost { $n } prestige within one turn. Nobody fell further and got up again.
moment-dearest = { $house } paid { $worth } for { MID($goods) }: the bazaar has never taken more.
moment-framed = { $house } performed { $ritual } against { $victim } in the name of { $framed }, and { $victim } believed it.
moment-framed-in-vain = { $house } performed { $ritual } against { $victim } in the name of { $framed }, and was not believed.
moment-theft = { $house } relieved { $victim } of { MID($treasure) }.
moment-turned = { $house } bribed { MID($legion) } out of the service of { $victim }.
moment-ousted = { $house } threw { $usurper } out of Pandemonium { $turns ->
    [0] before a single turn was over.
    [one] after 1 turn.
   *[other] after { $turns } turns.
}
moment-lead = { $house } overtook { $from } in prestige and was never caught.

## Awards. $n is what was counted

award-shared = Shared by { $houses }
award-surveyor = The Brass Theodolite
award-surveyor-text = { $n ->
    [one] 1 canton taken, after careful measurement.
   *[other] { $n } cantons taken, after careful measurement of the neighbors.
}
award-undertaker = Undertaker by Appointment
award-undertaker-text = { $n ->
    [one] 1 enemy legion sent to its rest. The invoice is attached.
   *[other] { $n } enemy legions sent to their rest. Invoices are attached.
}
award-widower = Purveyor of Bones to the Abyss
award-widower-text = { $n ->
    [one] 1 legion delivered, carriage paid.
   *[other] { $n } legions delivered, carriage paid.
}
award-duellist = The Notched Foil
award-duellist-text = { $n ->
    [one] 1 single combat won, by a deputy.
   *[other] { $n } single combats won, all of them by deputies.
}
award-shadow = The Empty Chair
award-shadow-text = { $n ->
    [one] 1 ritual performed against others, of which nobody could name the author.
   *[other] { $n } rituals performed against others, of which nobody could name the author.
}
award-tongue = Order of the Forked Tongue
award-tongue-text = { $n ->
    [one] 1 insult hurled, and minuted.
   *[other] { $n } insults hurled, every one of them minuted.
}
award-manners = The White Gloves
award-manners-text = { $n ->
    [one] 1 emissary sent and never an insult. An inquiry is under way.
   *[other] { $n } emissaries sent and never an insult. An inquiry is under way.
}
award-doormat = The Well-Trodden Mat
award-doormat-text = Conceded and swallowed { $n ->
    [one] 1 time.
   *[other] { $n } times.
} It says Welcome.
award-defendant = The Reserved Bench
award-defendant-text = Summoned before the Conclave { $n ->
    [one] 1 time.
   *[other] { $n } times.
} The bench has been fitted with a plaque.
award-hoard = The Unopened Coffer
award-hoard-text = { $n ->
    [one] 1 point of tribute
   *[other] { $n } points of tribute
} left in the vault at the end. It was being saved for something.
award-underbidder = Runner-Up in Perpetuity
award-underbidder-text = { $n ->
    [one] 1 bid lost at the bazaar, with good grace.
   *[other] { $n } bids lost at the bazaar, with diminishing grace.
}
award-optimist = Form Returned, Unprocessed
award-optimist-text = { $n ->
    [one] 1 order refused as impossible. Hope is a sin as well.
   *[other] { $n } orders refused as impossible. Hope is a sin as well.
}
award-chair = The Warm Cushion
award-chair-text = Named Regent { $n ->
    [one] 1 time. It is hard to say what changed.
   *[other] { $n } times. It is hard to say what changed.
}

## What was hidden

disclosure-rank = Rank: { $now }.
disclosure-rank-lost = Rank: { $now }, and at its height { $highest }.
disclosure-attributes = { $attributes }.
disclosure-attribute = { $attribute } { $is }
disclosure-attribute-changed = { $attribute } { $is } (came with { $was })
disclosure-objective-met = { $objective }: met ({ $prestige }).
disclosure-objective-failed = { $objective }: failed ({ $prestige }).
disclosure-objective-met-ignored = { $objective }: met, and ignored by the Conclave.
disclosure-objective-missed = { $objective }: failed.
disclosure-objective-ignored = { $objective }: not met, and ignored by the Conclave.
disclosure-chamber = In the ritual chamber: { MID($treasure) }.
disclosure-kept-up = { $ritual }, kept up from turn { $turn } to the end.
disclosure-perk = Perk: { $perk }.
disclosure-perk-lost = Perk: { $perk }, until it was taken away.
disclosure-pawn = Had chosen { $pawn } for its pawn, in vain.
disclosure-pawn-elected = Had chosen { $pawn } for its pawn, who was elected.
disclosure-masked = Turn { $turn }: { $ritual } against { $victim }, behind a mask. Nobody ever knew.
disclosure-masked-seen = Turn { $turn }: { $ritual } against { $victim }, behind a mask that slipped.
disclosure-masked-failed = Turn { $turn }: { $ritual } against { $victim }, behind a mask. It failed, and nobody ever knew.
disclosure-masked-failed-seen = Turn { $turn }: { $ritual } against { $victim }, behind a mask that slipped. It failed as well.
disclosure-unseen = Turn { $turn }: { $ritual } against { $victim }. Nobody ever knew whose it was.
disclosure-unseen-failed = Turn { $turn }: { $ritual } against { $victim }. It failed, and nobody ever knew whose it was.
disclosure-secret-many = { $n } rituals against others in secret, { $traced ->
    [0] none of which was ever traced.
    [one] of which 1 was traced.
   *[other] of which { $traced } were traced.
}
disclosure-framed = Turn { $turn }: { $ritual } against { $victim }, in the name of { $framed }. { $victim } believed it.
disclosure-framed-doubted = Turn { $turn }: { $ritual } against { $victim }, in the name of { $framed }. { $victim } did not believe it.
disclosure-framed-failed = Turn { $turn }: { $ritual } against { $victim }, in the name of { $framed }. It failed, and { $framed } was blamed for the attempt.
disclosure-framed-failed-doubted = Turn { $turn }: { $ritual } against { $victim }, in the name of { $framed }. It failed in every respect.
disclosure-secret-event = Turn { $turn }: played { $event } in secret.
disclosure-secret-event-on = Turn { $turn }: played { $event } on { $house } in secret.
