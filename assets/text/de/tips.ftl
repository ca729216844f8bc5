## Tips: how to pin them, and the spellings by which their terms are found

key-pin-tip = Den gezeigten Hinweis anheften

pinned-close = Diesen Hinweis schließen
pinned-pin = diesen Hinweis anheften und seinen Begriffen folgen
pinned-longer = diesen Hinweis anheften und weiterlesen
pinned-keys = Tab: nächster Begriff · Eingabe: öffnen · Esc: schließen · Umschalt+Pfeile: schieben

## Why a widget is disabled

disabled-end-of-list = Es steht schon am Ende der Liste.
disabled-no-draft = Es gibt keinen Befehl und keine Antwort zu entfernen.
disabled-blank-card = Die Karte ist schon leer.
disabled-least = Weniger geht nicht.
disabled-no-cards = Keine Karte liegt bereit.
disabled-empty-plan = Der Plan ist schon leer.
disabled-chosen = Das ist schon gewählt.
disabled-no-target = Noch ist kein Ziel gewählt.
disabled-theatre-edge = In dieser Richtung kommt nichts mehr.

## Names for screen readers

embassy-rank-label = Bedrohung { $n }: { $house }

## Terms

# Other spellings of the terms of the glossary, with | between them. The name of a term itself needs no line.
# In German these are the declined forms and the forms of the verbs; a compound word such as "Legionskarte" is not found.
spelled-archfiend = Erzteufels | Erzteufeln
spelled-rank = Ränge | Rängen | Ranges | Rangs
spelled-attribute = Attribute | Attributen | Attributs | Attributes
spelled-discipline = Disziplinen
spelled-conclave = Höllische Konklave | Höllischen Konklave | Höllischen Konklaves | Konklave | Konklaves
spelled-conclave-token = Konklavemarken | Marke | Marken
spelled-regent = Regenten | Regentschaft
spelled-order-slot = Befehlsplätze | Befehlsplätzen | Befehlsplatzes
spelled-draft = Entwürfe | Entwürfen | Entwurfs | Entwurfes
spelled-canton = Kantone | Kantonen | Kantons
spelled-prima-inferna = Prima Inferna
spelled-legion = Legionen
spelled-personal-guard = Leibgarden | Garde | Garden
spelled-command-rating = Kommandowerte | Kommandowerten | Kommandowerts | Kommandowertes
spelled-level = Stufen
spelled-hit-points = Lebenspunkt | Lebenspunkten | Lebenspunkts | Lebenspunktes
spelled-healing-rate = Heilraten
spelled-move-points = Marschpunkt | Marschpunkten | Marschpunkts | Marschpunktes
spelled-flying = fliegende | fliegenden | fliegender | fliegendes | fliegt | fliegen
spelled-place-of-power = Orte der Macht | Orten der Macht | Ortes der Macht | Orts der Macht
spelled-garrison = Besatzungen
spelled-stronghold = Festen
spelled-battle = Schlachten
spelled-challenge = Waffengänge | Waffengängen | Waffengangs | Waffenganges
spelled-retreat = Rückzüge | Rückzügen | Rückzugs | Rückzuges
spelled-tribute = Tribute | Tributs | Tributes | Tributkarte | Tributkarten | Tribut fordern | fordert Tribut | fordern Tribut | fordere Tribut | Tributforderung | Tributforderungen | Forderung nach Tribut | Forderungen nach Tribut
spelled-quality-number = Gütezahlen
spelled-vault = Schatzkammern
spelled-consolidation = Zusammenlegungen | zusammenlegen | zusammengelegt
spelled-bazaar = Höllenbasars | Höllenbasare | Basar | Basars
spelled-minimum-bid = Mindestgebote | Mindestgeboten | Mindestgebots | Mindestgebotes
spelled-threat-list = Drohlisten
spelled-demand = Forderungen
spelled-insult = Beleidigungen
spelled-emissary = Gesandte | Gesandten
spelled-vendetta = Vendetten | Vendettas
spelled-wager = Wetten
spelled-single-combat = Zweikämpfe | Zweikämpfen | Zweikampfs | Zweikampfes
spelled-blood-feud = Blutfehden
spelled-blood-vassal = Blutvasallen | Vasall | Vasallen
spelled-blood-lord = Blutherrn | Blutherren
spelled-excommunication = exkommuniziert | exkommunizierte | exkommunizierten | exkommunizierter | exkommuniziertes | Exkommunikationen
spelled-usurper = Thronräubers | Thronräubern
spelled-ritual = Rituale | Ritualen | Rituals
spelled-ritual-slot = Ritualplätze | Ritualplätzen | Ritualplatzes

# Phrases in which these words mean something else.
spelled-otherwise = frühere Forderung | früheren Forderung | früherer Forderung | frühere Forderungen | früheren Forderungen | früherer Forderungen | Forderung bringt | Forderung legt | auf Forderung | zum Vorteil

pinned-more = Im Kodex weiterlesen
