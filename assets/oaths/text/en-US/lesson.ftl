# The lesson of one game turn: what the clerk says at each question.

oaths-lesson-name = A lesson
oaths-lesson-player = The pupil
oaths-lesson-begin = Learn: one game turn
oaths-lesson-begin-tip = A real game against three imps. A clerk explains each question of the first game turn.
oaths-lesson-about = Gather hordes, trade, march, and collect oaths that may win the game: one game turn with a clerk at your side. About fifteen minutes.
oaths-lesson-clerk = The clerk
oaths-lesson-over = That was a whole game turn. Two more follow in the same order, and after the last one everybody votes. Count oaths from now on: those of the devil who is elected are worth two points each to whoever holds them, and three of them win the game. I take my leave when you say so; the game goes on.
oaths-lesson-enough = I know enough
oaths-lesson-enough-tip = The clerk leaves. The game goes on.

oaths-lesson-table-itself = Welcome, Asmodeus. After three game turns all devils elect an Overlord. Then whoever has most points wins, and each oath of the Overlord in hand is worth two; three of them win at once. Point at any card, and its rules appear. Here at the side you are asked, one thing after another.
oaths-lesson-table = You have drawn resource cards. Click those that you discard; you keep the others. Hordes are your army. Fiends can also be sent to Earth for Souls. A ritual needs somebody to cast it. An event that you keep happens at once. Three or four hordes, a ritual and an artifact make a good start.
oaths-lesson-settle = Without a realm your army has no home. Take the realm that protects best, or whose power fits your plans.
oaths-lesson-window = You hold a special play card that could be played at this moment. Most are better kept until they hurt. If you choose nothing, you keep it.
oaths-lesson-counter = A special play card was played. If you hold the card that stops it, you can use that now, but only once. If cards of your hand are wanted, give those that you need least.
oaths-lesson-first-round = Trading is the heart of the game. Everybody speaks at once; then all of it happens. You can make an offer: anything for anything, to one devil or to all. You can reclaim favors: they are cards with the name of a devil, and a devil that is paid with its own has to obey. A good first deal: ask somebody for an oath of a devil who may become Overlord, and offer a card in return that helps them. If you have nothing to say, just press "Answer".
oaths-lesson-round = Look at the offers. Take what is good for you; a refused offer is gone. "Counter-offer" begins with the terms of the other side, for you to change. What is exchanged is binding. What is promised for later is not, except safety and alliance, and everybody remembers.
oaths-lesson-torture = Prisoners talk. Keep a card, and the prisoner is free; keep none, and it stays.
oaths-lesson-give = You have to give cards of your hand away. Votes, and oaths of devils who may become Overlord, are worth most. Give what nobody will need.
oaths-lesson-action = Now everybody says who casts rituals and who goes to Earth. Whoever casts or goes does not fight abroad. Fiends on Earth gather a Soul each in every conflict, and at its end the devil with most Souls gets a point for them. All other hordes march with your army, or defend your realm. Keep enough of them for that.
oaths-lesson-move = A game turn has three conflicts. In each, all armies move at once. Stay and defend, go to a realm that nobody rules, or attack a devil at home: whoever wins there takes a point, the devil as a prisoner, and the realm. Compare your power against a home realm with the power at home beside each target.
oaths-lesson-colours = Armies have met. Each side chooses a color in secret. Each color beats the one before it on the track, whatever the power; if no color beats another, the stronger army wins. If you are weaker, guess what the other side chooses, and take the color after it. If you are stronger, do not be easy to guess.
oaths-lesson-siege = A fight for a home realm. A color that beats the other decides it at once, for either side. Otherwise the attackers need more power than army, Souls and realm of the defender together.
oaths-lesson-losses = War gives and takes. Lose what is worth least to you now, and take what is worth most.
oaths-lesson-spoils = There are spoils of war. If you move into another realm, you get its defense and its special power, and your old realm is free for others.
oaths-lesson-rite = Your ritual takes effect now. You can still cancel it, if the position has changed against you. Magic cards that it draws are tabled after the rituals.
oaths-lesson-pile = Everybody puts two oaths or votes face down on one pile. Then each takes two from it, the devil with the smallest initiative first. Give what hurts least. What you keep in hand stays secret.
oaths-lesson-take = Take the papers that will count: oaths of the devil whom you expect to be elected, and votes, which decide who that is. Everybody sees what you take.
oaths-lesson-vote = Each devil gives all votes in its hand to one devil. Oaths of the one who is elected become points for whoever holds them.
