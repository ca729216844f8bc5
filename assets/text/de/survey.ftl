### A seat's knowledge as text in a terminal.

survey-turn = DER ZUG
survey-houses = ALLE HÄUSER
survey-house = DEIN HAUS
survey-legions = LEGIONEN
survey-places = ORTE
survey-bazaar = DER BASAR, jede Ware mit ihrem Mindestgebot
survey-questions = WAS AUF DEINE ANTWORT WARTET
survey-orders = WAS DU AUF DEINEM ERSTEN PLATZ BEFEHLEN DARFST
survey-log = WAS AUS ZUG { $turn } WURDE
survey-now = Zug { $turn }
survey-tokens = { $drawn } von { $needed } Marken gezogen; { $chance } % für eine weitere in diesem Zug
survey-circle = Auf jedem Platz handeln sie in dieser Reihenfolge: { $houses }
survey-house-line = [{ $seat }] { $house }, { $rank }: Prestige { $prestige }, Kantone { $cantons }, Orte { $places }, Legionen { $legions }
survey-fallen = gefallen
survey-you = du
survey-slots = Befehlsplätze: { $n }
survey-vault = Karten in der Schatzkammer: { $n }; [Karte] und Wert:
survey-offer = Tribut { $n }; behalten darfst du davon { $keep }:
survey-level = Stufe { $n }
survey-prestige = { $n } Prestige je Zug

## Spiele aus Fragen und Antworten

survey-game-turn = { $turn ->
    [0] { $phase }
   *[other] Spielrunde { $turn }: { $phase }
}
survey-some-answers = EINIGE ANTWORTEN, DIE DU GEBEN KANNST, ausgelost, als Text und als JSON
survey-step-log = WAS AUS SCHRITT { $step } WURDE
