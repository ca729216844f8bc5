### Oaths of the Pit: the phases of a game, what each asks of a seat, what an answer means, and why one is refused.
### $devil is the devil that is asked or answers.

## Phases

oaths-phase-muster = Reinforcements
oaths-phase-settle = A new home realm
oaths-phase-special = Special play cards
oaths-phase-counter = Special play cards: responses
oaths-phase-drunk = A new deal of hands
oaths-phase-trade = Trading
oaths-phase-trade-round = Trading, round { $round } of { $rounds }
oaths-phase-torture = Trading: torture
oaths-phase-exchange = Trading: an exchange of oaths
oaths-phase-ransom = Trading: ransom
oaths-phase-action = Action
oaths-phase-war = { $number ->
    [1] First conflict
    [2] Second conflict
    [3] Third conflict
   *[other] Conflict { $number }
}
oaths-phase-before-war = Before the conflicts: { $part }
oaths-phase-war-part = { $number ->
    [1] First conflict: { $part }
    [2] Second conflict: { $part }
    [3] Third conflict: { $part }
   *[other] Conflict { $number }: { $part }
}
oaths-part-moves = moves
oaths-part-traitors = traitors
oaths-part-open = combat in the open
oaths-part-losses = losses
oaths-part-arrival = arrival
oaths-part-siege = combat in home realms
oaths-part-revenge = revenge
oaths-part-spoils = spoils of war
oaths-part-vacant = realms that nobody rules
oaths-part-souls = Souls
oaths-phase-rites = Rituals
oaths-phase-score = Scoring
oaths-phase-pile = Scoring: the pile
oaths-phase-last-prisoners = The end: prisoners
oaths-phase-vote = The end: the vote

## Questions

oaths-ask-nothing = Nothing to choose
oaths-ask-nothing-text = This happens by itself.
oaths-ask-settle = Choose a home realm
oaths-ask-settle-text = { $devil } has no home realm, and moves into one that nobody rules: { $realms }.
oaths-ask-table = Table cards
oaths-ask-table-text = { $devil } has drawn { $drawn ->
    [one] 1 card
   *[other] { $drawn } cards
} and discards { $discard } of these. The others are tabled. Events among them happen at once.
oaths-ask-window = Play special play cards
oaths-ask-window-text = { $moment }, these can be played: { $cards }. Any other devil with a card for it may respond.
oaths-ask-counter = Respond
oaths-ask-counter-text = These cards were played: { $cards }. { $counter } takes the effect of one of them away.
oaths-ask-played = { $play } (by { $by })
oaths-ask-drunk = Give cards to the new deal
oaths-ask-drunk-text = { $devil } gives { $count ->
    [one] 1 card
   *[other] { $count } cards
} of its hand. They are shuffled with those of the others, and { $devil } gets as many back.
oaths-ask-trade = Trade
oaths-ask-trade-text = Everybody speaks at the same time. Then it happens in this order: favors that are reclaimed, answers to open offers, torture, releases, special play cards, new offers. Whatever is exchanged at once is binding; safety and alliances bind until the next game turn; other promises do not bind.
oaths-ask-trade-last = This is the last round: offers can be answered, but not made.
oaths-ask-trade-silence = There is silence: no offers, and favors only to free prisoners.
oaths-ask-trade-offers = { $count ->
    [0] No offer is open to { $devil }.
    [one] 1 offer is open to { $devil }.
   *[other] { $count } offers are open to { $devil }.
}
oaths-ask-torture = Torture { $prisoner }
oaths-ask-torture-text = { $devil } sees { $count ->
    [one] 1 card
   *[other] { $count } cards
} of the hand of { $prisoner }: { $cards }. It keeps one that is no vote, and { $prisoner } is free; or it returns all, and keeps the prisoner.
oaths-ask-give = Give oaths or votes
oaths-ask-give-text = { $to } has reclaimed an exchange. { $devil } chooses { $count ->
    [one] 1 oath or vote
   *[other] { $count } oaths or votes
} of its hand for { $to }, and gets as many back.
oaths-ask-return = Give oaths or votes back
oaths-ask-return-text = { $devil } chooses { $count ->
    [one] 1 oath or vote
   *[other] { $count } oaths or votes
} of its hand for { $to } in return. They can be those that it just got.
oaths-ask-ransom = Put an oath away
oaths-ask-ransom-text = { $devil } is free again, and pays with an oath of its hand. The oath leaves the game, and nobody sees whose it was.
oaths-ask-orders = Cast rituals, and send to Earth
oaths-ask-orders-text = { $devil } can cast { $own ->
    [one] 1 ritual
   *[other] { $own } rituals
} itself. A horde that can cast takes 1 more. Rituals that nobody casts are discarded. Whoever casts cannot go to Earth, nor attack before the rituals are over. On Earth each horde and devil gathers 1 Soul in each conflict, and cannot fight.
oaths-ask-orders-virtue = It is a time of virtue: no devil can go to Earth, and half of the hordes that do are destroyed.
oaths-ask-orders-war = There is a world war: all { $fiends } have to go to Earth.
oaths-ask-orders-stays = { $devil } itself cannot go to Earth now.
oaths-ask-move = Choose a target
oaths-ask-move-text = The army of { $devil } has power { $open } in the open and { $assault } against a home realm. All targets are shown at the same time. Armies that meet fight in the open; the winner goes on to its target.
oaths-ask-move-raise = Souls that can become { $hordes } before the move: { $souls }.
oaths-ask-raise = Turn Souls into hordes
oaths-ask-late = The others have shown their targets: { $targets }.
oaths-ask-aimed = { $devil } { $target }
oaths-ask-suborn = Take a horde
oaths-ask-suborn-text = One of these armies can be made to give a horde to { $devil }: { $armies }. The devil of that army chooses the horde.
oaths-ask-betray = Give a horde
oaths-ask-betray-text = { $to } takes a horde of { $devil }, who chooses which.
oaths-ask-strategy = Choose a strategy
oaths-ask-strategy-text = Each side shows a color. Each color has a number. It wins directly over the next lower number, and { $black } over { $highest }. If several sides are not beaten like this, the strongest of them wins; if the strongest are equal, nobody does.
oaths-ask-siege-text = Both sides show a color. Each color has a number. It wins directly over the next lower number, and { $black } over { $highest }. Without that, the attackers need more power than the defender. A defender that loses is destroyed.
oaths-ask-reach = { $devil } wins directly over colors up to { $steps } steps below its own.
oaths-ask-powers = Power: { $powers }.
oaths-ask-power = { $side } { $power }
oaths-ask-lose = Lose hordes
oaths-ask-lose-text = { $devil } has to lose { $count ->
    [one] 1 horde
   *[other] { $count } hordes
} of its choice.
oaths-ask-lose-toll = { $undying } are only set aside: they return if { $devil } wins, and join the defender if not.
oaths-ask-salvage = Save a horde
oaths-ask-salvage-text = { $artifact } can save one of these for { $devil }, once in this game turn: { $hordes }.
oaths-ask-avenge = Take revenge
oaths-ask-avenge-text = { $devil } is captured, and destroys up to { $count ->
    [one] 1 horde
   *[other] { $count } hordes
} in each of these armies: { $armies }.
oaths-ask-divide = Divide the spoils
oaths-ask-divide-text = The army of { $from } was destroyed. A point goes to one of the victors with fewest points. Each follower gets something, if there is enough.
oaths-ask-divide-spoils = Spoils: { $spoils }.
oaths-ask-divide-gaoler = { $devil } gets all prisoners.
oaths-ask-divide-point = 1 point
oaths-ask-divide-realm = { $realm }
oaths-ask-swap = Take the realm
oaths-ask-swap-text = { $devil } can make { MID($realm) } its home realm. Then nobody rules { MID($old) } any more.
oaths-ask-swap-homeless = { $devil } can make { MID($realm) } its home realm.
oaths-ask-occupy = Occupy a realm
oaths-ask-occupy-text = { $devil } can move from { MID($old) } into one of the realms that nobody rules: { $realms }.
oaths-ask-lure = Lure a horde from Earth
oaths-ask-lure-text = { $devil } can take one of these hordes from Earth: { $hordes }.
oaths-ask-horde-of = { $horde } of { $from }
oaths-ask-rite = Perform { $ritual }
oaths-ask-rite-text = { $devil } can perform the ritual, or cancel it. In both cases it is discarded.
oaths-ask-rite-twice = It counts as two rituals.
oaths-ask-rite-furnace = Of its own Souls it can burn up to { $souls }.
oaths-ask-contribute = Put oaths or votes on the pile
oaths-ask-contribute-text = Everybody puts { $pile } oaths or votes on the pile, face down. Then all take { $pile } from it, the smallest initiative first, and show what they take.
oaths-ask-take = Take from the pile
oaths-ask-take-text = { $devil } takes { $count ->
    [one] 1 paper
   *[other] { $count } papers
} from the pile, and shows what it takes.
oaths-ask-take-surplus = It also discards { $surplus ->
    [one] 1 tabled card
   *[other] { $surplus } tabled cards
}: nobody keeps more than { $most }.
oaths-ask-last-prisoners = The last prisoners
oaths-ask-last-prisoners-text = The card with the vote of a prisoner counts for nobody, whoever holds it. Prisoners can still be freed or handed over, with favors ({ $price } each) or for nothing. Nothing else is traded.
oaths-ask-vote = Vote for the Overlord
oaths-ask-vote-text = Everybody chooses a devil, which gets all votes in the chooser’s hand. { $devil } holds { $count ->
    [0] no vote
    [one] 1 vote
   *[other] { $count } votes
}.{ $idle ->
    [0] { "" }
    [one] { " " }It also holds the vote of a prisoner, which counts for nobody.
   *[other] { " " }It also holds { $idle } votes of prisoners, which count for nobody.
} Each oath of the Overlord is worth { $points } points to its holder, and { $winning } of them win at once.

## Answers

oaths-answer-pass = { $devil } gives no answer.
oaths-answer-settle = { $devil } moves into { MID($realm) }.
oaths-answer-table = { $devil } discards: { $cards }.
oaths-answer-agreement-favor = { $event }: { $devil } takes from { $target }: { $take }, for a favor of its own.
oaths-answer-agreement-cards = { $event }: { $devil } takes from { $target }: { $take }, for { $give }.
oaths-answer-plays = { $devil } plays { $cards }.
oaths-answer-plays-nothing = { $devil } plays nothing.
oaths-answer-counters = { $devil } counters { $card }.
oaths-answer-counters-nothing = { $devil } counters nothing.
oaths-answer-shuffles = { $devil } gives to the new deal: { $cards }.
oaths-answer-ready = { $devil } is ready to end the trading.
oaths-answer-takes = { $devil } takes an offer.
oaths-answer-takes-of = { $devil } takes the offer of { $by }: { $terms }
oaths-answer-tortures = { $devil } tortures { $prisoners }.
oaths-answer-frees = { $devil } frees { $prisoners } for nothing.
oaths-answer-offers = Offer: { $terms }
oaths-answer-keeps = { $devil } keeps a card: { $card }.
oaths-answer-returns = { $devil } returns all cards, and keeps the prisoner.
oaths-answer-gives = { $devil } gives: { $papers }.
oaths-answer-ransom = { $devil } puts away: { $paper }.
oaths-answer-idle = { $devil } casts nothing, and sends nobody to Earth.
oaths-answer-casts = { $devil } casts { $rituals }.
oaths-answer-cast = { $ritual } (by { $caster })
oaths-answer-cast-twice = { $ritual } twice
oaths-answer-earth = { $devil } sends to Earth: { $hordes }.
oaths-answer-leaves = { $devil } goes to Earth itself.
oaths-answer-move = { $devil } { $target }.
oaths-answer-raise = { $devil } turns { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
} into hordes.
oaths-answer-suborns = { $devil } takes a horde of { $from }.
oaths-answer-suborns-nobody = { $devil } takes no horde.
oaths-answer-loses = { $devil } chooses: { $hordes }.
oaths-answer-colour = { $devil } shows the color { $colour }.
oaths-answer-salvages = { $devil } saves: { $horde }.
oaths-answer-salvages-nothing = { $devil } saves nothing.
oaths-answer-divides = { $devil } divides the spoils.
oaths-answer-divides-point = The point goes to { $to }.
oaths-answer-divides-realm = The realm goes to { $to }.
oaths-answer-divides-prisoner = The prisoner { $prisoner } goes to { $to }.
oaths-answer-divides-prisoners = The prisoners go to { $to }.
oaths-answer-swaps = { $devil } takes the conquered realm.
oaths-answer-swaps-nothing = { $devil } leaves the conquered realm empty.
oaths-answer-occupies-nothing = { $devil } stays in its home realm.
oaths-answer-lures = { $devil } lures from Earth: { $horde }.
oaths-answer-lures-nothing = { $devil } lures nobody from Earth.
oaths-answer-performs = { $devil } performs the ritual.
oaths-answer-performs-souls = { $devil } performs the ritual, and burns { $souls ->
    [one] 1 Soul
   *[other] { $souls } Souls
} of its own.
oaths-answer-cancels = { $devil } cancels the ritual.
oaths-answer-contributes = { $devil } puts on the pile: { $papers }.
oaths-answer-pile = { $devil } takes from the pile: { $papers }.
oaths-answer-no-prisoners = { $devil } leaves all prisoners where they are.
oaths-answer-hands-over = { $devil } hands { $prisoner } over to { $to } for nothing.
oaths-answer-votes = { $devil } votes for { $candidate }.

## Refusals

oaths-refusal-not-asked = Nothing is asked of this seat.
oaths-refusal-wrong-question = This is no answer to what is asked.
oaths-refusal-not-yours = A card is not yours to use.
oaths-refusal-twice = A card is named twice.
oaths-refusal-count = The number of cards is wrong.
oaths-refusal-realm = This realm is not free.
oaths-refusal-devil = This devil cannot be chosen.
oaths-refusal-play = The card cannot be played like this.
oaths-refusal-price = The favors do not pay for this.
oaths-refusal-silence = There is silence: no deals in this trading.
oaths-refusal-no-offer = There is no such offer to this devil.
oaths-refusal-goods = Somebody does not have what the deal names.
oaths-refusal-point = A point can only go to a devil that has no more points than its giver.
oaths-refusal-alliance = This alliance is not possible.
oaths-refusal-caster = This caster cannot cast the ritual.
oaths-refusal-journey = This journey to Earth is not possible.
oaths-refusal-target = The army cannot have this target.
oaths-refusal-colour = There is no such color on the track.
oaths-refusal-horde = This horde cannot be chosen.
oaths-refusal-spoils = The spoils cannot be divided like this.
