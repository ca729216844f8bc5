## What houses say in public

### A house speaks when it acts before the whole Conclave. `speech-ACT-N` is what any house may say of an act, `speech-ACT-SIN-N` what
### one says whose public objective is that sin. A line knows who speaks (`house`) and to whom (`other`), and nothing else, so that
### it can tell nobody anything.

speech-demand-1 = A trifle is owed. We have taken the liberty of deciding by whom.
speech-demand-2 = Our clerks find an error in your favor. Correct it.
speech-demand-3 = Give, { $other }, and call it generosity. We shall not contradict you.
speech-demand-4 = We ask only once a season. The asking is the courtesy.
speech-demand-conceded-1 = Take it, and may it be counted against you.
speech-demand-conceded-2 = It was in the way of the furniture.
speech-demand-conceded-3 = Patience is also a weapon. It takes longer to sharpen.
speech-demand-conceded-4 = Entered in the ledger, in red, under matters outstanding.
speech-demand-refused-1 = The reply is no. The stamp is for your records.
speech-demand-refused-2 = Come and collect it. Bring a legion, and a surgeon.
speech-demand-refused-3 = Your letter has been filed where letters burn.
speech-demand-refused-4 = We thank { $other } for the prestige enclosed.
speech-insult-1 = { $other } was not cast down. Heaven simply failed to notice the loss.
speech-insult-2 = I have seen better crowns on boiled eggs.
speech-insult-3 = Your legions march well. It is chiefly away that they march.
speech-insult-4 = Even the damned ask to be transferred out of your keeping.
speech-insult-swallowed-1 = We did not hear it. We have a clerk for hearing.
speech-insult-swallowed-2 = How droll. Write it down, somebody, with the date.
speech-insult-swallowed-3 = One does not duel with the weather.
speech-insult-swallowed-4 = Words. We deal in other coin.
speech-insult-refused-1 = You will eat that sentence, { $other }, clause by clause.
speech-insult-refused-2 = Withdraw it or bleed for it. The deadline is tomorrow.
speech-insult-refused-3 = Let the Conclave witness what your wit will cost.
speech-insult-refused-4 = Strike that from the record, or we shall strike it from your walls.
speech-emissary-1 = A token of esteem for { $other }, and of our wish to be left alone.
speech-emissary-2 = Let there be quiet between our houses. We have paid for it.
speech-emissary-3 = Gifts, and no letter. You are intelligent; you will understand.
speech-emissary-4 = Our envoy is expendable. The cards are not. Kindly return one or the other.
speech-emissary-accept-1 = We find no fault in your manners, { $other }. For the present.
speech-emissary-accept-2 = Peace is the cheapest thing we sell.
speech-emissary-accept-3 = Received, counted, and found sufficient.
speech-emissary-accept-4 = Sleep well. We have been paid to let you.
speech-emissary-refuse-1 = Keep your cards. You will need them for the mourners.
speech-emissary-refuse-2 = The envoy may go. So may the offer.
speech-emissary-refuse-3 = We do not rent our patience by the turn.
speech-emissary-refuse-4 = Returned to sender, unopened and unmoved.
speech-emissary-humiliate-1 = Your envoy danced for us. It lacked training.
speech-emissary-humiliate-2 = We sent him home by the short way, through the window.
speech-emissary-humiliate-3 = He makes a passable footstool. We kept the habit, not the man.
speech-emissary-humiliate-4 = The court laughed for an hour. You should have been there; he was.
speech-petition-1 = I have knelt to worse. Reach me your hand, { $other }.
speech-petition-2 = Half of what I am for all of your shadow: is it a bargain?
speech-petition-3 = Let me be the second chair. The first has drafts.
speech-petition-4 = I bring you my enemies, and the little that they have left me.
speech-vendetta-1 = It is written, sealed and about to be very loud.
speech-vendetta-2 = We have the Conclave’s leave. We had the inclination already.
speech-vendetta-3 = Count your banners, { $other }. Count them again at the end.
speech-vendetta-4 = Nothing personal: the form requires a name.
speech-combat-1 = One blade each. It saves on burials.
speech-combat-2 = Send me your best, { $other }, or whoever is left.
speech-combat-3 = The sand has been raked. It is a pity, really.
speech-combat-4 = Let our praetors speak. Ours has learned only one word.
speech-feud-1 = There is a throne too few for us both, { $other }, and soon a house.
speech-feud-2 = Burn the bridges. Then burn what they led to.
speech-feud-3 = Let it be entered that we asked politely three times.
speech-feud-4 = No terms, no truce, no survivors to dispute the account.

## Gluttony

speech-demand-gluttony-1 = You have left something on your plate, { $other }. Pass it down.
speech-demand-gluttony-2 = We are still hungry. It is not a complaint; it is notice.
speech-demand-conceded-gluttony-1 = Take it. We were only saving it for after.
speech-demand-conceded-gluttony-2 = May it lie heavy on you, as it did on us.
speech-demand-refused-gluttony-1 = Nothing leaves this table but bones, and those we count.
speech-demand-refused-gluttony-2 = You may have what we have finished with. There is never any.
speech-insult-gluttony-1 = I have sent back better than you, { $other }, and not to be reheated.
speech-insult-gluttony-2 = All gristle. Not a mouthful of substance in the whole house.
speech-insult-swallowed-gluttony-1 = We have swallowed worse, with the bottle.
speech-insult-swallowed-gluttony-2 = A little dry. Is there more?
speech-insult-refused-gluttony-1 = That we do not swallow. You we might.
speech-insult-refused-gluttony-2 = You have spoiled my dinner, { $other }. I shall need another, and you are nearest.
speech-emissary-gluttony-1 = Something from our kitchen, { $other }. It has stopped moving.
speech-emissary-gluttony-2 = Let us break bread. We have already broken the baker.
speech-vendetta-gluttony-1 = The Conclave has said grace. Carve.
speech-vendetta-gluttony-2 = You are on the menu, { $other }, between the fish and the apologies.
speech-combat-gluttony-1 = Send somebody with meat on him.
speech-combat-gluttony-2 = Ours fights hungry. It was cheaper than training.
speech-feud-gluttony-1 = We shall eat everything, { $other }. The curtains also.
speech-feud-gluttony-2 = No more courses. The whole of it, at once, with both hands.
speech-vendetta-won-gluttony-1 = Adequate. The portions were small.
speech-vendetta-won-gluttony-2 = Compliments to { $other }, who was a little tough at the end.
speech-vendetta-lost-gluttony-1 = We bit, and left a tooth in it.
speech-vendetta-lost-gluttony-2 = It did not agree with us. We shall try it again with salt.

## Greed

speech-demand-greed-1 = You are holding something of ours, { $other }. We have just decided which thing.
speech-demand-greed-2 = Our auditors wept when they saw what you keep. Dry their tears.
speech-demand-conceded-greed-1 = It is a loan. We have entered the interest.
speech-demand-conceded-greed-2 = Sign here, and here. We do not forget the weight of a thing.
speech-demand-refused-greed-1 = I would sooner part with the arm. Come and measure it.
speech-demand-refused-greed-2 = We looked under G, for generosity. The drawer has been sold.
speech-insult-greed-1 = I had { $other } valued. The assayer asked whether the box was extra.
speech-insult-greed-2 = Nobody steals from your house. One does have to live with oneself.
speech-insult-swallowed-greed-1 = Talk is cheap. We bought rather a lot of it today.
speech-insult-swallowed-greed-2 = Pride has no resale value.
speech-insult-refused-greed-1 = My name is worth money, { $other }. You will make good the loss.
speech-insult-refused-greed-2 = We are sending you the bill. It marches.
speech-emissary-greed-1 = Consider it bait, { $other }, and do not tell us which end has the hook.
speech-emissary-greed-2 = It hurts us to give. We thought that you should know how much.
speech-vendetta-greed-1 = We have bought the right to rob you. It was on offer.
speech-vendetta-greed-2 = An inventory of your goods follows. Kindly do not move anything.
speech-combat-greed-1 = One praetor against one. The odds have been purchased.
speech-combat-greed-2 = Whoever falls, we keep the armor.
speech-feud-greed-1 = Everything must go, { $other }. You first.
speech-feud-greed-2 = We no longer want a share.
speech-vendetta-won-greed-1 = Paid in full. We shall keep the receipt where you can see it.
speech-vendetta-won-greed-2 = A pleasure to have taken business from you, { $other }.
speech-vendetta-lost-greed-1 = A bad investment. Somebody in accounts has been written off.
speech-vendetta-lost-greed-2 = We are not beaten. We are merely out of pocket, which is worse.

## Lust

speech-demand-lust-1 = I saw it once across a crowded hell, { $other }. Do not make me wait.
speech-demand-lust-2 = I want it. I have never needed a longer sentence.
speech-demand-conceded-lust-1 = Have it, then. The wanting was the better part.
speech-demand-conceded-lust-2 = You might at least have pretended to woo us.
speech-demand-refused-lust-1 = No. But you are welcome to go on begging; it becomes you.
speech-demand-refused-lust-2 = Not for you, { $other }. Not if you came with flowers.
speech-insult-lust-1 = I have lain with plagues that had more conversation.
speech-insult-lust-2 = { $other } is beloved by all who have not yet been introduced.
speech-insult-swallowed-lust-1 = Say it again, slower.
speech-insult-swallowed-lust-2 = Such attention. One might almost think that you cared.
speech-insult-refused-lust-1 = You have broken something tender, { $other }. It had a legion in it.
speech-insult-refused-lust-2 = I am fond of scratches, but I choose who leaves them.
speech-emissary-lust-1 = A small gift, still warm. Think of us when you unwrap it.
speech-emissary-lust-2 = Come, { $other }: let us be on sleeping terms.
speech-vendetta-lust-1 = I cannot stop thinking of you, { $other }. The Conclave has given me a date.
speech-vendetta-lust-2 = At last, an excuse to hold you down.
speech-combat-lust-1 = Two bodies, one sandpit, and everybody watching. We are not made of stone.
speech-combat-lust-2 = Send me somebody pretty. It will not last.
speech-feud-lust-1 = Till death, { $other }. I did tell you that I was serious.
speech-feud-lust-2 = I want all of you, and I am bringing bags.
speech-vendetta-won-lust-1 = Was it as good for you?
speech-vendetta-won-lust-2 = I always call the next morning, { $other }. Generally with a battering ram.
speech-vendetta-lost-lust-1 = Rejected, before company. I find that I like you more.
speech-vendetta-lost-lust-2 = We were leading up to something. The moment has passed.

## Sloth

speech-demand-sloth-1 = Bring it over, would you? It is such a long way to come and take it.
speech-demand-sloth-2 = We got up to write this, { $other }. Do not let it have been for nothing.
speech-demand-conceded-sloth-1 = Oh, have it. Mind the door.
speech-demand-conceded-sloth-2 = Refusing would have meant a second letter.
speech-demand-refused-sloth-1 = We meant to say yes, but it was on the other side of the room.
speech-demand-refused-sloth-2 = No. That is the short form. There is no long one.
speech-insult-sloth-1 = I would insult you properly, { $other }, but look at you.
speech-insult-sloth-2 = We thought of something cutting, and then of lunch. You had the worse of both.
speech-insult-swallowed-sloth-1 = Hm? Yes. Very likely.
speech-insult-swallowed-sloth-2 = Somebody be offended for me. I am lying down.
speech-insult-refused-sloth-1 = Now I shall have to stand up. You will regret that more than I do, { $other }, though not by much.
speech-insult-refused-sloth-2 = I have been comfortable for nine hundred years, and you have ruined it.
speech-emissary-sloth-1 = A gift, so that we need not think about you for a while.
speech-emissary-sloth-2 = Peace, { $other }. War is mostly getting up early.
speech-vendetta-sloth-1 = It has come to effort. You will not be forgiven for that.
speech-vendetta-sloth-2 = The legions will see to it. Wake me for the judgment.
speech-combat-sloth-1 = One duel, and no marching. Whoever invented this has our vote.
speech-combat-sloth-2 = Ours will be along. Do start without us.
speech-feud-sloth-1 = Very well: once, thoroughly, and then never again.
speech-feud-sloth-2 = I have moved you to the top of the list, { $other }. There was only ever the one.
speech-vendetta-won-sloth-1 = There. Now may I sit?
speech-vendetta-won-sloth-2 = Imagine, { $other }, if we had tried.
speech-vendetta-lost-sloth-1 = It looked so much easier from the couch.
speech-vendetta-lost-sloth-2 = Let it be noted that we did not exert ourselves.

## Wrath

speech-demand-wrath-1 = Hand it over, or keep it and watch what happens. I have no preference.
speech-demand-wrath-2 = You have until I finish this sentence, { $other }, and I am a slow reader.
speech-demand-conceded-wrath-1 = Take it. I shall want something to look for in the ashes.
speech-demand-conceded-wrath-2 = I have given you this. The desk I gave it from is matchwood.
speech-demand-refused-wrath-1 = Your messenger has our answer. He has it in several places.
speech-demand-refused-wrath-2 = NO. Shall I carve it on something of yours?
speech-insult-wrath-1 = I would spit on { $other }, but then it would be clean somewhere.
speech-insult-wrath-2 = You call that a garrison? I have been more afraid of soup.
speech-insult-swallowed-wrath-1 = I am counting to ten. It has been a long ten.
speech-insult-swallowed-wrath-2 = I laughed, { $other }. Ask anybody who got out.
speech-insult-refused-wrath-1 = Thank you. I had run out of reasons.
speech-insult-refused-wrath-2 = Say it to my axe, { $other }. It is the patient one.
speech-emissary-wrath-1 = A gift. Take it before I see you take it.
speech-emissary-wrath-2 = Peace, for now. My other fist is busy.
speech-vendetta-wrath-1 = Permission! They gave me it in writing!
speech-vendetta-wrath-2 = Lock your gates, { $other }. I like the noise they make.
speech-combat-wrath-1 = Mine is awake, fed and pointing at you.
speech-combat-wrath-2 = Bring a praetor and a bucket.
speech-feud-wrath-1 = You will be a color on the ground, { $other }.
speech-feud-wrath-2 = No walls, no terms, no neighbors. I have been so good until now.
speech-vendetta-won-wrath-1 = Is that all of them? Look behind the curtains.
speech-vendetta-won-wrath-2 = I feel better. It will not last, { $other }; nothing near me does.
speech-vendetta-lost-wrath-1 = I am perfectly calm. Remove the survivors.
speech-vendetta-lost-wrath-2 = They tell me that the time is up. I have dealt with the one who told me.

## Envy

speech-demand-envy-1 = Why should you have one, { $other }? I have asked everybody, and nobody knows.
speech-demand-envy-2 = It would look better on us. Things generally would.
speech-demand-conceded-envy-1 = Of course you get it. You always do.
speech-demand-conceded-envy-2 = I hope that it breaks, and that you were fond of it.
speech-demand-refused-envy-1 = You have so much already. I have a list.
speech-demand-refused-envy-2 = No, { $other }. For once it is mine that somebody wants, and I mean to enjoy it.
speech-insult-envy-1 = I used to want your crown. Then I saw what it had been sitting on.
speech-insult-envy-2 = They say that { $other } is admired. They say it in the tone of people who have been told to.
speech-insult-swallowed-envy-1 = Clever. I wish that I had said it, and of you.
speech-insult-swallowed-envy-2 = Even your insults are better than mine.
speech-insult-refused-envy-1 = You would never have said that to me if I were you, { $other }. Soon you will wish that you were me.
speech-insult-refused-envy-2 = Everybody laughed. I have their names, and yours is in the middle.
speech-emissary-envy-1 = I should have liked to be sent this myself. Nobody has.
speech-emissary-envy-2 = A gift, { $other }. Do not thank me; I shall only wonder what you got from the others.
speech-vendetta-envy-1 = If I cannot be you, { $other }, there need not be one.
speech-vendetta-envy-2 = I only want what you have. All of it, and then for you to watch.
speech-combat-envy-1 = Your praetor is said to be the finer. Let us have a look inside.
speech-combat-envy-2 = I have coveted that one for years. Broken will do.
speech-feud-envy-1 = I shall take it down brick by brick, { $other }, and build nothing with it.
speech-feud-envy-2 = There is one of us too many in the mirror.
speech-vendetta-won-envy-1 = Now you know how it feels to be the others.
speech-vendetta-won-envy-2 = I thought that having it would feel larger.
speech-vendetta-lost-envy-1 = Naturally. { $other } has all the luck; I have checked.
speech-vendetta-lost-envy-2 = They will write songs about your walls. I shall be the rhyme.

## Pride

speech-demand-pride-1 = You may give it to us, { $other }. Others have waited longer for the honor.
speech-demand-pride-2 = We do not ask. This is merely the form in which you are informed.
speech-demand-conceded-pride-1 = We give to beggars on principle.
speech-demand-conceded-pride-2 = Keep it near you. It is the best thing that you will ever own.
speech-demand-refused-pride-1 = We did not refuse you, { $other }. We failed to notice that you had spoken.
speech-demand-refused-pride-2 = This house has never handed anything over. It would not know where the handle is.
speech-insult-pride-1 = I had to ask who { $other } was. Nobody at table could say.
speech-insult-pride-2 = I would look down on you, but my neck only bends so far.
speech-insult-swallowed-pride-1 = An insult must come from above. We looked up, and saw nobody.
speech-insult-swallowed-pride-2 = It is our habit to be gracious to the help.
speech-insult-refused-pride-1 = Kneel, retract, and clean the place where you stood.
speech-insult-refused-pride-2 = I was there when the morning star fell, { $other }. It apologized.
speech-emissary-pride-1 = You will want to have this framed, { $other }.
speech-emissary-pride-2 = We so rarely descend to gifts. Do not grow used to it.
speech-vendetta-pride-1 = It is beneath us, and so, presently, will you be.
speech-vendetta-pride-2 = The Conclave has recognized our quarrel. We trust that it was flattered.
speech-combat-pride-1 = Our least will meet your best. It is only fair.
speech-combat-pride-2 = Somebody must lose to us, { $other }. It may as well be somebody known.
speech-feud-pride-1 = Two thrones were always a misprint.
speech-feud-pride-2 = We shall have your name chiseled off, { $other }, and the wall with it.
speech-vendetta-won-pride-1 = Was it in doubt? We had not been told.
speech-vendetta-won-pride-2 = Applause is permitted.
speech-vendetta-lost-pride-1 = We have decided not to win this one.
speech-vendetta-lost-pride-2 = History will correct the error. We are having it rewritten as we speak.
