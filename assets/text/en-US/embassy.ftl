### The diplomacy page: the wheel of houses, what stands between two of them, acts and answers, the threat list.

embassy-you = You
embassy-house = { $house }: { $stance }
embassy-you-tip = Your own house. A click opens your threat list.
embassy-open = You may approach it before the Conclave.
embassy-before = { $house } to { $other }: { $act }
embassy-before-tip = Before the Conclave, and not settled yet.
embassy-claimed-by = Claimed by { $house }.
embassy-claimed-until = Claimed by { $house } for { $wager } prestige, until the end of turn { $until }.
embassy-threat = threat { $n }
embassy-threat-means = Threat { $n } on your list: a vendetta wagers { $least } to { $most } prestige and may take { $turns ->
    [one] 1 turn
   *[other] up to { $turns } turns
}.
embassy-look = Show its stronghold on the board
embassy-disgraced = This house is disgraced: nothing is left to it but the canton of its stronghold. Whoever borders on it may claim blood feud.

## What stands between two

embassy-clocks = Protocol between you
embassy-you-to-it = You to it
embassy-it-to-you = It to you
embassy-now = now
embassy-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
}
embassy-for-ever = for ever
embassy-in-turns = { $n ->
    [one] in 1 turn
   *[other] in { $n } turns
}
embassy-clock-demand-you = Your next demand: { $when }
embassy-clock-demand-it = Its next demand: { $when }
embassy-clock-insult-you = Your next insult: { $when }
embassy-clock-insult-it = Its next insult: { $when }
embassy-clock-emissary-you = Your next emissary: { $when }
embassy-clock-emissary-it = Its next emissary: { $when }
embassy-clock-peace-you = Your promise of peace: { $when }
embassy-clock-peace-it = Its promise of peace: { $when }
embassy-clock-conceded-you = It conceded { $when } of your demands in a row
embassy-clock-conceded-it = You conceded { $when } of its demands in a row
embassy-clock-victories-you = You won { $when } vendettas against it
embassy-clock-victories-it = It won { $when } vendettas against you
embassy-at-rest = No waiting period and no promise runs between you.
embassy-clock-demand = Next demand
embassy-clock-demand-tip = After a conceded demand a house waits { $diplomacy_wait } turns, and as many more as the other is higher in rank. A promise of peace keeps demands back too.
embassy-clock-insult = Next insult
embassy-clock-insult-tip = After a swallowed insult a house waits { $diplomacy_wait } turns, and as many more as the other is higher in rank. A promise of peace keeps insults back too.
embassy-clock-emissary = Next emissary
embassy-clock-emissary-tip = Between two emissaries to the same house a Prince waits { $emissary_wait } turns, each lower rank one more.
embassy-clock-peace = Promise of peace
embassy-clock-peace-tip = Whoever accepts an emissary makes no demands of its sender and hurls no insults at it for so many turns, this one counted.
embassy-clock-conceded = Demands conceded in a row
embassy-clock-conceded-tip = How many demands in a row the other has conceded. Each makes the next one cheaper and greater; { $conceded_for_vendetta } of them give a right to vendetta. A vendetta between the two begins the count anew.
embassy-clock-victories = Vendettas won
embassy-clock-victories-tip = How many vendettas have been won against the other. { $victories_for_feud } of them give a right to blood feud.
embassy-vendetta-own = Your vendetta, until the end of turn { $until }. Won, it brings your wager of { $wager } back and { $bonus } more; else the wager is lost.
embassy-vendetta-other = The vendetta of { $house } against you, until the end of turn { $until }, for { $wager } prestige. If it is won you lose { $half }; if it fails you gain { $half }.
embassy-aim = The aim: { $aim }.
embassy-progress = { $n } of { $of }
embassy-aim-hidden = Its aim is sealed: cantons, places of power or legions of yours.
embassy-combat = Single combat, claimed by { $house }: both name a praetor by the end of turn { $until }. Wagers: { $wager } and { $answer } prestige.
embassy-combat-named = You have named { MID($praetor) }.
embassy-combat-nobody = You have named nobody yet.
embassy-claim-own = Your claim is before the Conclave: { $terms }.
embassy-claim-feud = Your claim of blood feud is before the Conclave.
embassy-claim-other = A claim of { $house } against you is before the Conclave. Its terms are sealed.
embassy-awaits = Your { $act } is before { $house }, which answers this turn.

## Acts

embassy-acts = What you can do
embassy-possible = Possible now
embassy-price = What it costs
embassy-range = { $least }–{ $most }
embassy-put = Put into slot { $n }
embassy-put-nowhere = No free slot
embassy-put-tip = It is presented at the end of this turn, and answered with the next.
embassy-stands = Stands in slot { $n }
embassy-instead = Put into slot { $n } instead
embassy-take-out = Take out of slot { $n }
embassy-less = less
embassy-more = more
embassy-bounds = { $least } to { $most }
embassy-if-concedes = If { $house } concedes
embassy-if-refuses = If { $house } refuses
embassy-if-refuses-silent = If { $house } refuses or says nothing
embassy-if-swallows = If { $house } swallows it or says nothing
embassy-if-accepts = If { $house } accepts
embassy-if-humiliates = If { $house } humiliates your emissary
embassy-if-granted = When the Conclave grants it
embassy-demand-cards = Tribute cards:
embassy-demand-most = How many can be demanded
embassy-demand-chooses = Which one, the other house chooses; a canton is drawn by lot along the border.
embassy-demand-conceded = You get { $thing }, and your { $stake } prestige back{ $more ->
    [0] .
   *[other] , with { $more } more for a bully.
} You wait { $wait } turns before the next demand. That makes { $n } conceded in a row ({ $needed } give a right to vendetta), and the next demand costs { $next }.
embassy-demand-refused = { $house } keeps your { $stake } prestige, and you may claim vendetta in the turn after, without a slot.
embassy-stake = Stake:
embassy-insult-swallowed = Your { $stake } prestige come back, and { $gained } of its own with them. You wait { $wait } turns before the next insult.
embassy-insult-refused = Your { $stake } prestige are gone, and { $house } must claim vendetta against you in the turn after.
embassy-gift = The gift: { $least } to { $most } cards of your vault.
embassy-no-cards = There is nothing in your vault to give.
embassy-gift-lay = Press to add it to the gift.
embassy-gift-back = Press to take it back.
embassy-peace = { $cards } cards buy { $n ->
    [one] 1 turn
   *[other] { $n } turns
} of peace.
embassy-peace-title = Turns of peace
embassy-emissary-wait = The next emissary waits { $n } turns.
embassy-emissary-accepted = It keeps the cards. For { $n ->
    [one] 1 turn
   *[other] { $n } turns
} it makes no demands of you and hurls no insults; a peace that still runs grows by as much.
embassy-emissary-refused = The cards come home. The prestige is gone.
embassy-emissary-humiliated = The cards come home, and { $house } gains { $glee } prestige. You should claim vendetta in the turn after: else you lose { $shame } more. Won, it brings { $relief } besides.
embassy-feud-free = A blood feud has no wager.
embassy-feud-granted = Your legions may attack those of { $house }, its places and its stronghold, and it may attack yours. Whoever loses its stronghold leaves the game. A feud does not end by itself.
embassy-petition-price = Nothing is paid for the asking. If the contract is sealed, half your prestige is lost.
embassy-petition-needs = Less than half of its prestige (you { $own }, it { $other }), less than half of its cantons (you { $land }, it { $others }), and a common border.
embassy-petition-accepted = You lose { $half } prestige and are a Lord again; { $house } is promoted. Only your lord conducts diplomacy, its stances are yours, and you are never Regent. You pass freely through each other's land and support each other. At the end your prestige is counted for your lord.
embassy-petition-refused = Nothing, except that all of Hell has heard it.

## Terms of a vendetta

embassy-field = In the field
embassy-field-tip = You say what you will do to the other house and how fast. The aim stays sealed until the Conclave judges.
embassy-arena = Single combat
embassy-arena-tip = Both houses name a praetor within { $answer_turns } turns, and one of the two comes back. Both pay the wager.
embassy-aim-cantons = Cantons, net
embassy-aim-cantons-tip = So many cantons more taken from it than it takes back.
embassy-aim-places = Places of power
embassy-aim-places-tip = So many places of power taken from it; what you lose does not count against you.
embassy-aim-legions = Legions destroyed
embassy-aim-legions-tip = So many of its legions destroyed, in battle or by a ritual of yours.
embassy-aim-pays = Pays { $percent } % of the wager besides the wager itself.
embassy-aim-too-much = It does not hold so much that could be taken.
embassy-quarry = { $unit }: { $legion } could attack it { $turns ->
    [one] this turn
   *[other] in about { $turns } turns
} and win with { $percent } %.
embassy-quarry-late = { $unit }: about { $turns } turns away, too far for { $limit ->
    [one] one turn
   *[other] { $limit } turns
}.
embassy-quarry-tip = As both stand now. The way is reckoned by distance: what lies between may make it longer.
embassy-limit = Turns:
embassy-limit-tip = At most { $n } by your rank and its place on your threat list. Each turn fewer pays a quarter of the wager more.
embassy-wager = Wager:
embassy-wager-least = The least:
embassy-wager-most = The most:
embassy-wager-short = You have less than that: the Conclave takes the { $n } that are there.
embassy-if-won = If you { $aim } by the end of turn { $until }
embassy-field-won = Your wager of { $wager } comes back with { $bonus } more ({ $percent } % of it). { $house } loses { $half }. It counts toward a blood feud.
embassy-hasty = The fewer turns you give yourself, the more it pays: { $percent } % in one turn.
embassy-if-late = If time runs out
embassy-field-lost = Your wager of { $wager } is gone, and { $house } gains { $half }.
embassy-if-arena-won = If your praetor wins, or theirs does not appear
embassy-arena-won = You get { $double } for your { $wager }. { $house } loses what it had to pay. It counts toward a blood feud.
embassy-if-arena-lost = If your praetor falls
embassy-arena-lost = Your wager of { $wager } is gone, and the other house gets { $double } for the { $answer } it must pay. If you name nobody by the end of turn { $until }, your wager is gone and the other gets its own back.
embassy-redress-title = A humiliation avenged
embassy-redress = Won, this vendetta brings { $n } prestige besides.

## Answers

embassy-ask-demand = { $house } demands { $thing } of you, and staked { $stake } prestige on it.
embassy-ask-insult = { $house } insulted you before the Conclave, for { $stake } prestige.
embassy-ask-emissary = { $house } sent you an emissary with { $n } cards.
embassy-ask-petition = { $house } begs you to be its blood lord.
embassy-ask-refused = { $house } refused your demand. You may claim vendetta now, and only now.
embassy-ask-humiliated = { $house } humiliated your emissary. Claim vendetta now, or lose { $n } prestige.
embassy-refuse = Refuse
embassy-concede = Concede
embassy-swallow = Swallow it
embassy-accept = Accept the gift
embassy-send-home = Send it home
embassy-humiliate = Humiliate it
embassy-take-vassal = Take it as vassal
embassy-turn-away = Turn it away
embassy-claim = Claim vendetta
embassy-forgo = Forgo it
embassy-demand-refuse-leads = You gain the { $stake } prestige that were staked. { $house } may claim vendetta against you in the turn after; while that lasts, its legions may take your cantons and places.
embassy-demand-concede-leads = { $house } gets what it demands and its { $stake } prestige back, and waits { $wait } turns. That makes { $n } conceded in a row; { $needed } give it a right to vendetta.
embassy-concede-short = You have only { $n ->
    [one] 1 card
   *[other] { $n } cards
} that nothing else is promised.
embassy-concede-nothing = You have none, and cannot concede it.
embassy-concede-canton = The canton is drawn by lot along your common border; places of power are spared.
embassy-concede-cards = You give up { $n } of { $of }:
embassy-concede-lay = Press to give it up.
embassy-card-promised = Given up to the demand of { $house }. It leaves the vault before the first slot.
embassy-swallow-leads = You lose { $lost } prestige to { $house }, which waits { $wait } turns before it insults you again.
embassy-insult-refuse-leads = { $house } loses its { $stake } prestige. In the turn after you must claim vendetta against it, for { $least } to { $most } prestige.
embassy-gift-holds = The gift:
embassy-accept-leads = The cards are yours. You make no demands of { $house } and hurl no insults at it for { $n ->
    [one] 1 turn
   *[other] { $n } turns
}.
embassy-send-home-leads = The cards go back; nobody owes anybody anything.
embassy-humiliate-leads = You gain { $glee } prestige and the cards go back. { $house } must claim vendetta against you or lose { $shame } prestige.
embassy-petition-leads = { $house } loses { $half } prestige and is a Lord; you are promoted. You conduct its diplomacy, and what stands between you and others holds for it. You pass freely through each other's land and support each other. At the end its prestige, now { $left }, is counted for you.
embassy-turn-away-leads = Nothing changes between you.
embassy-claim-leads = The Conclave grants it at the end of this turn and takes the wager. It needs no slot. While it lasts, the legions of each house may enter and attack the land of the other: yours lies open too.
embassy-forgo-leads = Nothing happens. The right is gone with this turn.
embassy-forgo-humiliated = You lose { $n } prestige. The right is gone with this turn.
embassy-right-refused = { $house } refused your demand: you may claim vendetta this turn, and in no other.
embassy-right-humiliated = { $house } humiliated your emissary: unless you claim vendetta this turn, you lose { $n } prestige.
embassy-go-answer = Go to what waits

## The threat list

embassy-threats = Threat list
embassy-threats-text = Your rivals, the greatest threat first. Against a greater threat a vendetta may be wagered for less and take longer. Rivals do not see your list. Drag a row, or use its arrows.
embassy-free = Changing it costs nothing, and no slot, up to turn { $n }. It takes effect when the turn is sealed and processed.
embassy-free-last = This is the last turn in which changing it costs nothing. From the next turn on it is an order with a price.
embassy-ranked = Ranked anew; it takes effect this turn.
embassy-rank-back = As it was
embassy-rank-price = A new ranking is an order with a price:
embassy-rank-paid = The ranking is paid.
embassy-rank-cast-out = excommunicated: always 1
embassy-more-feared = Fear { $house } more
embassy-less-feared = Fear { $house } less
embassy-counsel-free = Your threat list says which rivals you fear most: vendettas against those may be wagered for less and last longer. This turn is the last in which its order can be changed for nothing.
