# The lesson of one game turn: what the clerk says at each question.

oaths-lesson-name = A lesson
oaths-lesson-player = The pupil
oaths-lesson-begin = Learn: one game turn
oaths-lesson-begin-tip = A real game against three imps. A clerk explains each question of the first game turn.
oaths-lesson-about = Gather hordes, trade, march, and put your papers where they count: one game turn with a clerk at your side. About fifteen minutes.
oaths-lesson-clerk = The clerk
oaths-lesson-over = That was a whole game turn. Two more follow in the same order, and after the last everybody votes. Count oaths from now on: those of the devil who is elected are worth two points each, and three of them win the game. I take my leave when you say so; the game goes on.
oaths-lesson-enough = I know enough
oaths-lesson-enough-tip = The clerk leaves. The game goes on.

oaths-lesson-table-itself = Welcome, Asmodeus. Above sit the other devils, each with all that everybody may know. Before you lie your devil, your realm, your tabled cards, which all see, and your hand, which only you see. Point at any card, and its rules appear. Here at the side you are asked, one thing after another.
oaths-lesson-table = You have drawn resource cards and may keep some. Click those that you throw away. Hordes are your army. Fiends are also sent to Earth for Souls. A ritual needs somebody to cast it. Events happen at once. Three or four hordes, a ritual and whatever is rare make a good start.
oaths-lesson-settle = Without a realm your army has no home. Take the realm that protects best, or whose power fits your plans.
oaths-lesson-window = You hold a special play card that could be played at this moment. Most are better kept until they hurt. If you choose nothing, you keep it.
oaths-lesson-counter = Somebody has played a card, and you hold the one that stops it. It works once. Is this worth it?
oaths-lesson-first-round = Trading is the heart of the game. Everybody speaks at once; then all of it happens. You can make an offer: anything for anything, to one devil or to all. You can reclaim favours: pay with cards on which a devil's name stands, and that devil has to obey. A good first deal: ask for an oath of a devil who looks like a future Overlord, and give a card that it needs. If you have nothing to say, just answer.
oaths-lesson-round = Look at the offers. Take what is good for you; a refused offer is gone. "Counter-offer" begins with the terms of the other side. What is exchanged is binding. What is promised for later is not, except safety and alliance, and everybody remembers.
oaths-lesson-torture = Prisoners talk. Keep a card, and the prisoner is free; keep none, and it stays.
oaths-lesson-give = You have to give papers away. Your own vote and oaths of likely winners are worth most. Give what nobody will need.
oaths-lesson-action = Now everybody says who casts rituals and who goes to Earth. Whoever casts or goes does not fight abroad. Fiends on Earth gather a Soul each in every conflict, and the devil with most Souls at its end gets a point for them. Hordes at home defend it. Something for each, and nothing too thin.
oaths-lesson-move = A game turn has three conflicts. In each, all armies move at once. Stay and defend, go to the realm that nobody rules, or attack a devil at home: whoever wins there takes a point, the devil as a prisoner, and the realm. Compare your power in the open with its power at home, which you see beside each name.
oaths-lesson-colours = Armies have met. Each side chooses a colour in secret. Each colour beats the one before it on the track, whatever the power; if no colour beats another, the stronger army wins. The weaker side should guess what the stronger one chooses. The stronger should not be easy to guess.
oaths-lesson-siege = A fight for a home realm. The attackers win by a colour that beats the other, or with more power than army, Souls and realm together. Nothing else decides.
oaths-lesson-losses = A combat has its price. Give away what is worth least to you now.
oaths-lesson-spoils = The realm is open. Moving in changes your defence and your power; the old realm is left to others.
oaths-lesson-rite = Your ritual takes effect now. You can still cancel it, if the position has changed against you. Magic cards that it draws are tabled after the rituals.
oaths-lesson-pile = Everybody puts two oaths or votes face down on one pile. Then each takes as many, the devil with the smallest initiative first. Give what hurts least. What you keep stays secret.
oaths-lesson-take = Take the papers that will count: oaths of the devil whom you expect to be elected, and votes, which decide who that is. Everybody sees what you take.
oaths-lesson-vote = Each devil gives all votes in its hand to one devil. The elected one makes its oaths worth points.
