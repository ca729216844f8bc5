### The Summoning, the tutorial: the list of chapters, the clerk, and what he says.
###
### The clerk is dry, patient and clear. One or two short sentences a step; the rule first, the joke second.
### Keys are the player's own: { $key_seal } and so on. Houses are { $house_1 } to { $house_3 }; the player is { $house_0 }.

title-tutorial = Learn to Play
title-tutorial-tip = Learn to play in six short chapters, one story, taught by a clerk of Hell.

## The list of chapters

tutor-title = The Summoning
tutor-about =
    The throne of Hell is empty, and by a clerical error you have been summoned as a candidate. The error cannot be corrected, so you will have to win. Six chapters, five to eight minutes each. Play them in order or not, stop whenever you like.
tutor-chapter = { $n }. { $title }
tutor-begin-tip = Play this chapter from its beginning.
tutor-start = Begin
tutor-start-tip = Play the first chapter that you have not finished.
tutor-resume = Go On
tutor-resume-tip = Go on where you left off.
tutor-practise = A Short Game
tutor-practise-tip = Play a short game against three imps, the mildest opponents. One click, no forms.
tutor-game = The Summoning { $n }

## The clerk

tutor-step = { $n } of { $of }
tutor-fold = Fold the clerk's note
tutor-unfold = Unfold the clerk's note
tutor-back = What was said before
tutor-now = Back to the present
tutor-skip = Skip this step
tutor-again = Start this chapter again
tutor-leave = Leave the chapter
tutor-stay = Stay
tutor-go-on = Go on
tutor-next = Next chapter
tutor-blocked = A question waits for an answer before the turn can be sealed. A tab with an open question has a red seal.
tutor-astray = That order is yours to give, and it may even be wise. It is not the one I meant.
tutor-undo = Undo it ({ $key })
tutor-early = The turn went by without it. Elsewhere that is final; here I can lose the paperwork.
tutor-take-back = Take the turn back

summoning-watch = Hell carries out everybody's orders, slot by slot. Watch; Escape skips to the end.

## 1. March and claim

summoning-march-title = The Wrong Candidate
summoning-march-about = Select, march, seal. How a canton becomes yours.
summoning-march-select =
    Welcome, { $house_0 }. I am your clerk. You were summoned in place of somebody else, and forms do not go backward. This is your guard: click it, or press { $key_next_legion }.
summoning-march-order =
    The bright cantons are within its reach. Click one without an owner. By keys: { $key_march }, step with { $key_step_west } and { $key_step_east } along the row, { $key_step_north_west } and { $key_step_north_east } up, { $key_step_south_west } and { $key_step_south_east } down, { $key_march } again.
summoning-march-order-praise = Recorded.
summoning-march-slot =
    The order waits in slot 1, at the bottom. You have { $slots } slots a turn; most begin with { $usual_slots }. Nothing moves before the turn is sealed: press Seal the Turn, or { $key_seal }.
summoning-march-seal = Here is the whole of it, for reading before regretting. Empty slots are allowed. Seal it: the red button, or { $key_seal } again.
summoning-march-seal-praise = Sealed. Now everybody's orders happen at once.
summoning-march-watch = All houses move, slot 1 first, then slot 2. Follow your guard. Escape skips to the end.
summoning-march-wrap =
    Every free canton that it entered is yours now, and each adds { $canton } prestige to the last count. Hell has no edges: keep pulling the map one way, or hold an arrow key, until you come home again.
summoning-march-wrap-praise = Round. It saved on walls.
summoning-march-home = Back to work. { $key_next_legion } finds your next legion, wherever you have got to; or click your guard.
summoning-march-again = March on to another free canton. A legion claims the free cantons on its way too, so the longer path is worth more.
summoning-march-again-praise = You learn faster than the last one. He was not summoned again.
summoning-march-seal-again = Seal the turn: { $key_seal }, read, { $key_seal }.
summoning-march-end =
    You can march, and that is more than some Dukes manage. Prestige wins: when the last token is drawn, the house with most of it gets the throne. Next, the money.

## 2. Tribute and the vault

summoning-tribute-title = What Is Owed to You
summoning-tribute-about = Demand tribute, choose what to keep, spend it.
summoning-tribute-demand =
    Everything in Hell is paid in tribute cards. Demand some of your minions: press { $key_demand_tribute }, or the Tribute tab of the Ministerium ({ $key_ministerium }).
summoning-tribute-demand-praise = It takes a slot, as every order does.
summoning-tribute-seal = Fill the other slots as you like, a march for instance. Then seal: { $key_seal }, and { $key_seal } again.
summoning-tribute-open = They have brought something. What they bring waits for your choice, and a waiting question keeps the turn open. Open the Tribute tab: { $key_ministerium }, then 3.
summoning-tribute-choose =
    Keep { $keep } of { $offered }. Cards carry souls, ichor, hellfire and darkness; every price names amounts of some of them. More on one card is better, for a payment takes at most { $most_cards } cards. Or take the richest.
summoning-tribute-choose-praise = Noted. When in doubt keep souls: they are in every price.
summoning-tribute-more = Demand again: { $key_demand_tribute }, or click an empty slot and choose the order. Once in every turn is a good habit. A second demand in the same turn brings worse cards.
summoning-tribute-seal-again = Seal the turn: { $key_seal }, { $key_seal }.
summoning-tribute-choose-again = Choose again. You may spend in the very turn in which you choose.
summoning-tribute-avatar = Now to spend it on somebody you like. Open the Avatar tab ({ $key_ministerium }, then 7): that is you, with all your merits.
summoning-tribute-raise =
    Press Raise beside an attribute that you can pay for. The cheapest cards are laid out already: confirm. Martial Prowess commands more legions, Charisma brings more tribute, and each of the five has gifts of its own: the tip of its button names the next.
summoning-tribute-raise-praise = Improving. Cards give no change: whatever is too much is gone.
summoning-tribute-seal-last = Seal it, and be a better archfiend in the morning.
summoning-tribute-end =
    Demand, choose, spend: every turn of every game begins like this. If you cannot pay for what you want, demand and wait. Next we go shopping.

## 3. The bazaar

summoning-bazaar-title = The Infernal Bazaar
summoning-bazaar-about = Bid for a legion and a praetor, and put the one at the head of the other.
summoning-bazaar-choose = Some turns have passed. I kept the books meanwhile, my way, so not everything is as you left it. First choose from the tribute that waits; then the vault is full.
summoning-bazaar-open = One guard is not an army. The bazaar sells legions, praetors and worse: open it with the scales at the top, or { $key_bazaar }.
summoning-bazaar-legion =
    Open Legions and choose the cheapest one: a tick means that your vault can pay, and a praetor is to follow. The cheapest payment is laid out already, so press Bid. Bids are secret; the highest wins, and the others keep their cards.
summoning-bazaar-legion-praise = A bid. If nobody wants it more, it is yours.
summoning-bazaar-praetor =
    A legion fights better under a praetor. Choose one with a tick, and Bid. It takes another slot. If none has a tick, your legion was dear: take that bid back, and bid on a cheaper one.
summoning-bazaar-praetor-praise = He comes with references. All of them are dead.
summoning-bazaar-seal = Two bids. Seal the turn and see who else came to the sale: { $key_seal }, { $key_seal }.
summoning-bazaar-watch = Bids are opened after the last slot. Whoever wins pays; whoever loses has the cards back.
summoning-bazaar-lost = Outbid, or not enough bids. It happens to the best. Demand, bid again, seal again, until you have a legion and a praetor.
summoning-bazaar-select = Both are yours. The legion stands beside your stronghold; the praetor sits in your vault, complaining. Select the new legion: click it, or press { $key_next_legion } until it is the one selected.
summoning-bazaar-select-praise = Handsome, in formation.
summoning-bazaar-attach =
    Click the empty slot under Attachment Slots, then attach the praetor. He is an order like any other, and marches along from the moment that he arrives.
summoning-bazaar-attach-praise = A legion with a head. It is not compulsory, but it helps.
summoning-bazaar-seal-again = Seal the turn. A legion commanded from the vault is not commanded at all.
summoning-bazaar-end =
    You have an army, in the technical sense. How many legions you may command is written in the bazaar, at the top. Next we use it.

## 4. A place of power

summoning-place-title = A Place of Power
summoning-place-about = The forecast and the battle, read together.
summoning-place-select = Your legion stands before a place of power. Nobody owns it, and its garrison prefers that. Select the legion: click it, or press { $key_next_legion } until it is the one selected.
summoning-place-forecast =
    Point at the place, or step to it with { $key_hex_cursor } and the arrow keys: your chance to take it is beside it, and in the panel at the left. “{ theatre-forecast }”, under it, has the rest. A battle has three parts in turn, ranged, melee, infernal; in each, who has more strikes, and hit points are lost.
summoning-place-order = The forecast says { $chance } in a hundred. Give the order: the button with the percentage, or click the place.
summoning-place-order-praise = Bold, and arithmetically sound. Both is rare here.
summoning-place-choose = Some tribute waits as well. Choose what to keep.
summoning-place-seal = Seal it: { $key_seal }, { $key_seal }. A legion next to the attacker would help him; remember that for the larger gates.
summoning-place-watch = Your own battles open the theater: blow by blow, the same numbers as in the forecast. Space goes on, Escape leaves.
summoning-place-lost = It did not fall. A forecast is a promise to nobody. March on it again when the legion is well, or start the chapter again; it takes me no time at all.
summoning-place-income-praise = It is yours, with the garrison's apologies.
summoning-place-income =
    The crown at the top is your prestige: some for the garrison beaten, and from now on more at the end of every turn. Places are the surest way to the throne.
summoning-place-end =
    Forecast, order, theater: never fight a number that you have not read. Legions that are hurt heal beside your own places. Next, the neighbors.

## 5. Before the conclave

summoning-conclave-title = Before the Conclave
summoning-conclave-about = A demand, a refusal, and a vendetta that you win.
summoning-conclave-open =
    Nobody may simply walk into a neighbor's land. One needs a reason, in writing. We shall ask { $house_3 } for something he will refuse. Open the Diplomacy tab: { $key_ministerium }, then 5.
summoning-conclave-demand =
    Choose { $house_3 } in the circle, and make a demand; how many cards you ask is a matter of taste. It costs prestige. If he pays, you have it back, and the card. If he refuses, he keeps it, and you may claim vendetta.
summoning-conclave-demand-praise = Insolent, and correctly filed.
summoning-conclave-choose = Tribute first: choose what waits.
summoning-conclave-seal = Seal it. The conclave reads your demand out loud at the end of the turn.
summoning-conclave-wait = Now he has this turn to answer. Use your slots as you like; tribute never hurts. Then seal.
summoning-conclave-claim =
    Refused, before everybody. Now, and only now, you may claim vendetta: in the Turn Log. Take the smallest aim, the three cantons, and all the turns that you can get. Won in time, the wager comes back with a bonus. Should the right have passed unused: demand again, and he will refuse again.
summoning-conclave-claim-praise = He has more cantons than he can watch.
summoning-conclave-seal-claim = Seal it. The conclave grants the claim at the end of the turn, and the border opens to both of you.
summoning-conclave-invade =
    It is open. A canton of his becomes yours if your legion ends the turn on it and it touches your land. So start at the border: send both your legions, each onto one of his cantons.
summoning-conclave-invade-praise = Two banners over the border.
summoning-conclave-seal-war = Seal. Ownership is settled after the last slot, when borders are arbitrated; until then it is only trespass.
summoning-conclave-deeper = Not enough yet. From the land just taken, go one canton deeper. Passing through is worth nothing; standing there at the end is.
summoning-conclave-seal-last = Seal, and collect.
summoning-conclave-won =
    Not yet won. A canton counts if you stand on it at the end of the turn and it touches your land. The log has the deadline. If it has passed, start the chapter again; { $house_3 } will oblige.
summoning-conclave-end =
    Won, in time, on paper: your wager back, the bonus, and half of the wager out of his pocket. Refused demands are worth more than paid ones. Last, the count.

## 6. The last count

summoning-count-title = The Last Count
summoning-count-about = A ritual, an event, the clock, and the throne.
summoning-count-choose = It is late: { $tokens } of { $needed } tokens are drawn. Answer what waits in the Turn Log: the tribute, and which event card to keep.
summoning-count-rituals = You have studied enough for a ritual or two. It would be a pity to leave them in the drawer. Open the Rituals tab: { $key_ministerium }, then 4.
summoning-count-ritual = Choose a ritual with its price beside it, then its target, and put it into a slot. Against others there is a roll: beside each target stand, after the dice, the chance that it works, and after the eye, the chance that nobody learns who did it. A question mark means that what the other has is guessed.
summoning-count-ritual-praise = Good. Something will now happen to somebody else.
summoning-count-events = As Regent you were dealt an event card. It does nothing in the hand, and after the last count nothing at all. Its button is at the top; by keys, { $key_events }.
summoning-count-event = Read the card, choose whom it strikes if it asks, and play it. It takes one slot.
summoning-count-event-praise = The whole of Hell will hear of it.
summoning-count-seal = Seal it, and watch what rituals and events look like to those who only meet them.
summoning-count-clock =
    The coin at the top is the clock: tokens drawn, tokens needed, and the chance of another at the end of this turn. When the last is drawn, prestige is counted: each canton adds { $canton }, and objectives come on top, also those that a rival keeps secret. So every total with a ~ is a guess.
summoning-count-last = Do what is still worth a point: march onto free cantons, and keep your places. Seal each turn until the last token falls.
summoning-count-end =
    Elected, by clerical error. It has been an honor, Majesty; I shall deny it. Now a game without me: three imps, a small map, and every button you have learned.
