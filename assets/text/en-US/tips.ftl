## Tips: how to pin them, and the spellings by which their terms are found

key-pin-tip = Pin the tip that is shown

pinned-close = Close this tip
pinned-pin = pin this tip and follow its terms
pinned-longer = pin this tip and read on
pinned-keys = Tab: next term · Enter: open · Esc: close · Shift and arrows: move

## Why a widget is disabled

disabled-end-of-list = It stands at the end of the list already.
disabled-no-draft = There is no order and no answer to remove.
disabled-blank-card = The card is blank already.
disabled-least = It cannot be less.
disabled-no-cards = No card is laid out.
disabled-empty-plan = The plan is empty already.
disabled-chosen = This is chosen already.
disabled-no-target = No target is chosen yet.
disabled-theatre-edge = There is nothing more that way.

## Names for screen readers

embassy-rank-label = Threat { $n }: { $house }

## Terms

# Other spellings of the terms of the glossary, with | between them. The name of a term itself needs no line.
spelled-archfiend = archfiends
spelled-rank = ranks
spelled-attribute = attributes
spelled-discipline = disciplines
spelled-conclave = conclave
spelled-conclave-token = conclave tokens | token | tokens
spelled-regent = regents | regency
spelled-order-slot = order slots
spelled-draft = drafts
spelled-canton = cantons
spelled-prima-inferna = prima inferna
spelled-legion = legions
spelled-personal-guard = personal guards
spelled-command-rating = command ratings
spelled-level = levels
spelled-hit-points = hit point
spelled-healing-rate = healing rates
spelled-move-points = move point
spelled-flying = flies | fly
spelled-place-of-power = places of power
spelled-garrison = garrisons
spelled-stronghold = strongholds
spelled-battle = battles
spelled-challenge = challenges
spelled-retreat = retreats
spelled-tribute = tribute card | tribute cards | demand tribute | demands tribute | demand for tribute
spelled-quality-number = quality numbers
spelled-vault = vaults
spelled-consolidation = consolidate
spelled-bazaar = bazaar
spelled-minimum-bid = minimum bids
spelled-threat-list = threat lists
spelled-demand = demands
spelled-insult = insults
spelled-emissary = emissaries
spelled-vendetta = vendettas
spelled-wager = wagers
spelled-single-combat = single combats
spelled-blood-feud = blood feuds
spelled-blood-vassal = blood vassals | vassal | vassals
spelled-blood-lord = blood lords
spelled-excommunication = excommunicated
spelled-usurper = usurpers
spelled-ritual = rituals
spelled-ritual-slot = ritual slots

# Phrases in which these words mean something else.
spelled-otherwise = challenge the champion | challenges the champion | challenge to the champion | slot of the challenge | lone challenge | a challenge is rolled | earlier demand | demand lays | slots of the ritual

pinned-more = Read on in the codex
