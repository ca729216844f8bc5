### Diplomacy and the arena: what is demanded, claimed and answered, why the Conclave will not hear of it, and what houses say.

## What is demanded, aimed at, offered

demanded-tribute = { $n ->
    [one] 1 tribute card
   *[other] { $n } tribute cards
}
demanded-canton = a border canton
demanded-artifact = an artifact
demanded-relic = a relic
aim-cantons = take { $n } cantons more than you lose
aim-places = { $n ->
    [one] take 1 place of power
   *[other] take { $n } places of power
}
aim-legions = { $n ->
    [one] destroy 1 legion
   *[other] destroy { $n } legions
}
terms-field = wager { $wager }: { $aim } within { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
terms-arena = wager { $wager } on single combat
act-demand = demand
act-insult = insult
act-emissary = emissary
act-petition = petition
act-vendetta = claim of vendetta
act-blood-feud = claim of blood feud
yielded-cards = { $n ->
    [one] It handed over 1 card: { $cards }.
   *[other] It handed over { $n } cards: { $cards }.
}
yielded-canton = Canton { $canton } changed hands.
yielded-no-canton = The border was gone by then, and no canton changed hands.
yielded-treasure = It handed over { MID($treasure) }.

## What prices and periods are made of

item-base = Between any two houses
item-ranks-apart = The ranks between you
item-half-rank = Half of the own rank
item-own-rank = The own rank
item-conceded = Demands conceded in a row
item-cards = Cards of the gift
item-threat = Its place on the threat list
item-limit = Never less or more than protocol allows

## Orders as they stand in a slot

draft-rank-threats = Rank { $house } as the greatest threat
draft-rank-nobody = Rank the threats
draft-demand = Demand { $thing } of { $house }
draft-insult = Insult { $house } for { $stake } prestige
draft-emissary = Send { $house } an emissary with { $n } cards
draft-vendetta = Claim vendetta against { $house }: { $terms }
draft-blood-feud = Claim blood feud against { $house }
draft-petition = Petition { $house } for its lordship
draft-challenge = Challenge the Champion of Pandemonium with { MID($praetor) }

## Answers as they stand in a draft

answer-rank-threats = Rank the threats anew: { $houses }
answer-demand-refuse = Refuse the demand of { $house }
answer-demand-concede = Concede { $thing } to { $house }
answer-insult-swallow = Swallow the insult of { $house }
answer-insult-refuse = Refuse the insult of { $house }
answer-emissary-accept = Accept the emissary of { $house }
answer-emissary-refuse = Send the emissary of { $house } home
answer-emissary-humiliate = Humiliate the emissary of { $house }
answer-petition-accept = Take { $house } as blood vassal
answer-petition-refuse = Turn { $house } away
answer-grievance-forgo = Forgo vendetta against { $house }
answer-grievance-claim = Claim vendetta against { $house }: { $terms }
answer-name-praetor = Send { MID($praetor) } against { $house }
problem-affair = { $house } waits for an answer to its { $act }.
problem-vendetta-owed = You refused the insult of { $house } and must claim vendetta now, in the field or in the arena.

## Why the Conclave will not hear of it

objection-oneself = A house has no dealings with itself.
objection-fallen = { $house } has fallen.
objection-cast-out = An excommunicated house conducts no diplomacy.
objection-they-cast-out = { $house } has been excommunicated: nobody has dealings with it, and anybody may attack it.
objection-suspended = Pandemonium is held by force, and until it is free the Conclave hears nobody.
objection-vassal = You are a blood vassal: { $house } speaks for you.
objection-they-vassal = It is a blood vassal: address { $house }, its lord.
objection-one-blood = Blood lord and blood vassal have no quarrel that the Conclave would hear.
objection-pending = Something between you and { $house } is before the Conclave already, and must be settled first.
objection-preceded = { $house } was heard first.
objection-at-vendetta = A vendetta stands between you and { $house }.
objection-at-feud = You are at blood feud with { $house }. What is left to say is said with legions.
objection-waits = Protocol has you wait { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}, this one counted.
objection-promised = You accepted its emissary, and your promise of peace holds for { $turns ->
    [one] 1 more turn
   *[other] { $turns } more turns
}, this one counted.
objection-prestige = That costs { $needs } prestige, which you have not got.
objection-stake = An insult between you may cost 1 to { $most } prestige.
objection-demand-cards = You can demand 1 to { $most } tribute cards of it now.
objection-not-demandable = That can be demanded only of a house of lower rank, and only after { $after ->
    [one] 1 demand that it has conceded
   *[other] { $after } demands in a row that it has conceded
}.
objection-no-border = Your land and that of { $house } have no common border.
objection-gift-cards = A gift has { $least } to { $most } cards.
objection-no-ground = You have no ground for vendetta: { $after } demands in a row would have to be conceded, or something refused.
objection-terms = The Conclave does not admit these terms.
objection-no-feud = A blood feud takes { $needs } vendettas won against it, of which you have { $has }, or a disgraced house on your border.
objection-bound = One of you is bound by blood already.
objection-too-proud = A petitioner must have less than half the prestige of its lord.
objection-too-much-land = A petitioner must have less than half the cantons of its lord.
objection-not-a-ranking = A ranking names every rival once.
objection-same-ranking = That is your ranking already.
objection-ranking-is-free = Your ranking still costs nothing; change it on the diplomacy page, without an order.
objection-no-such-praetor = { START($praetor) } does not serve you.
objection-unproven = { START($praetor) } must win a single combat before it may challenge the Champion.
objection-no-champion = The Champion of Pandemonium is yours already.
objection-plan = This plan does not stand: { $why }.

## What happened

spoken = { $house }: “{ $words }”
duelist = { START($praetor) } ({ $house })
duel-pandemonium = Pandemonium
fact-threats-ranked = You ranked your rivals anew.
fact-demand-made = { $house } demanded { $thing } of { $other }.
fact-demand-conceded = { $other } conceded the demand of { $house }.
fact-demand-refused = { $house } refused the demand of { $other }, and keeps the prestige that was staked on it.
fact-insult-hurled = { $house } insulted { $other } before the Conclave, for { $stake } prestige.
fact-insult-swallowed = { $other } swallowed the insult of { $house }.
fact-insult-refused = { $house } refused the insult of { $other }, and now owes the Conclave a vendetta.
fact-emissary-sent = { $other } sent { $house } an emissary with { $n } cards.
fact-emissary-accepted = { $house } accepted the emissary of { $other } and promised { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} of peace.
fact-emissary-refused = { $house } sent the emissary of { $other } home, gifts and all.
fact-emissary-humiliated = { $house } humiliated the emissary of { $other }.
fact-petitioned = { $house } begged { $other } to be its blood lord.
fact-vassal-sworn = { $other } is now the blood vassal of { $house }.
fact-petition-refused = { $house } turned the petition of { $other } away.
fact-vassal-freed = { $house } is its own master again: its lord { $other } has fallen.
fact-act-preceded = The { $act } of { $other } was not heard: { $house } was heard first.
fact-claimed-suit = { $house } laid a claim against { $other } before the Conclave: { $terms }.
fact-claimed-suit-secret = { $house } laid a claim against { $other } before the Conclave.
fact-claim-dropped = The Conclave dropped the claim of { $other } against { $house }.
fact-vendetta-granted = The Conclave grants { $house } vendetta against { $other } until turn { $until }, for { $wager } prestige.
fact-vendetta-aim = The aim, which only you know: { $aim }.
fact-vendetta-aim-was = Its aim was to { $aim }.
fact-combat-granted = The Conclave grants { $house } single combat against { $other }: both name a praetor by turn { $until }. Wagers: { $wager } and { $answer } prestige.
fact-feud-granted = The Conclave grants { $house } blood feud against { $other }. Nothing is safe now, strongholds included.
fact-vendetta-won = { $house } won its vendetta against { $other }.
fact-vendetta-failed = { $house } withstood the vendetta of { $other }.
fact-vendetta-broken-off = The vendetta of { $house } against { $other } ended without a judgment.
fact-praetor-named = You named { MID($praetor) } for the single combat against { $other }.
fact-failed-to-appear = { $other } sent nobody to the arena; the day is { $house }’s.
fact-duel = { $winner } struck { $loser } down in the arena.
fact-duel-both = { $one } and { $other } struck each other down in the arena.
fact-duel-rounds = It took { $n ->
    [one] 1 round
   *[other] { $n } rounds
}.
fact-banished = { START($praetor) } ({ $house }) was banished to the Abyss.
fact-title-taken = { START($praetor) } ({ $house }) is the Champion of Pandemonium.

## Why prestige was gained or lost

cause-demand-staked = a demand
cause-demand-conceded = a demand conceded
cause-demand-refused = refusing a demand
cause-insult-staked = an insult
cause-insult-swallowed = swallowing an insult
cause-insult-accepted = an insult swallowed
cause-emissary-sent = an emissary
cause-emissary-humiliated = humiliating an emissary
cause-humiliation-swallowed = a humiliation not avenged
cause-humiliation-avenged = a humiliation avenged
cause-act-returned = a stake returned
cause-wagered = a wager
cause-wager-returned = a wager returned
cause-vendetta-won = a vendetta won
cause-vendetta-lost = a vendetta lost
cause-vendetta-withstood = a vendetta withstood
cause-combat-won = a single combat won
cause-homage = homage to a lord
cause-champion-beaten = a Champion beaten
cause-title-defended = the title defended

## What houses say


## The kinds of orders

order-rank_threats = Rank Threats
order-rank_threats-noun = ranking of threats
order-rank_threats-text = Ranks your rivals by how much you fear them. Against a greater threat the least wager of a vendetta is lower and its limit longer. It costs nothing, and no slot, in the first turns.
order-demand = Make a Demand
order-demand-noun = demand
order-demand-text = Demands something of another house before the Conclave, and stakes prestige on it. If it concedes, you get the thing and the stake; if it refuses, it keeps the stake and you may claim vendetta.
order-insult = Hurl an Insult
order-insult-noun = insult
order-insult-text = Stakes prestige on an insult. If it is swallowed, you get the stake back and as much again from the insulted; if it is refused, the stake is gone and the insulted must claim vendetta against you.
order-send_emissary = Send an Emissary
order-send_emissary-noun = emissary
order-send_emissary-text = Sends tribute cards as a gift. If the emissary is accepted, the other makes no demands of you and hurls no insults for some turns.
order-claim_vendetta = Claim Vendetta
order-claim_vendetta-noun = claim of vendetta
order-claim_vendetta-text = Claims vendetta against a house that has conceded enough of your demands in a row. The Conclave grants it at the end of the turn and takes your wager.
order-claim_blood_feud = Claim Blood Feud
order-claim_blood_feud-noun = claim of blood feud
order-claim_blood_feud-text = Claims blood feud against a house that has lost enough vendettas to you, or is disgraced on your border. Feuds do not end, and strongholds are not safe in them.
order-petition = Petition for Lordship
order-petition-noun = petition
order-petition-text = Begs a much greater neighbor to be your blood lord. You lose half your prestige, and what is left counts for your lord at the end.
order-challenge_champion = Challenge the Champion
order-challenge_champion-noun = challenge
order-challenge_champion-text = Sends a praetor that has won a single combat against the Champion of Pandemonium, at once and to the death.
