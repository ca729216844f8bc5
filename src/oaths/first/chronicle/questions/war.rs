//! Questions of the combat phase, with the sizes of the armies.

use oaths_first_rules::catalog::{FortressPower, SpecialEffect, Trait};
use oaths_first_rules::ids::{Card, Seat};
use oaths_first_rules::war::{Attack, Battle, Blow, WarStep};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_war(&self, step: &WarStep, seat: Seat) -> Question {
        match step {
            WarStep::Begin | WarStep::Fight | WarStep::Judge | WarStep::Close | WarStep::End => self.no_question(),
            WarStep::Turn { seat: own, passes: _ } => self.ask_turn(*own),
            WarStep::Confirm { seat: own, attack, passes: _ } => self.ask_confirm(*own, attack),
            WarStep::Organise => self.ask_organise(seat),
            WarStep::React { who } => {
                let card = self.words().specials_that(|effect| effect == SpecialEffect::Recall);
                let about = [("who", self.seat(*who).into()), ("card", card.into())];
                self.ask("oaths-first-ask-recall", &about)
            }
            WarStep::Assign(blows) => self.ask_assign(blows, seat),
            WarStep::Salvage => self.ask_salvage(seat),
            WarStep::Spoils => self.ask_spoils(),
        }
    }

    fn ask_turn(&self, seat: Seat) -> Question {
        let about = [("devil", self.seat(seat).into()), ("leaders", self.words().that(Trait::Leads).into())];
        let question = self.ask("oaths-first-ask-attack", &about);
        question.and(self.text, self.owed_attack(seat))
    }

    /// Returns the attack to which a promise binds a devil, in a sentence.
    fn owed_attack(&self, seat: Seat) -> Option<String> {
        let owed = self.game.owed_attack(self.catalog, seat)?;
        Some(self.say_of("oaths-first-ask-attack-owed", seat, &[("target", self.seat(owed.target).into())]))
    }

    fn ask_confirm(&self, seat: Seat, attack: &Attack) -> Question {
        let about = [
            ("devil", self.seat(seat).into()),
            ("target", self.seat(attack.target).into()),
            ("army", self.army(&attack.hordes, attack.souls, attack.devil).into()),
        ];
        let question = self.ask("oaths-first-ask-confirm", &about);
        question.and(self.text, self.owed_attack(seat))
    }

    fn ask_organise(&self, seat: Seat) -> Question {
        let Some(battle) = self.game.battle() else { return self.no_question() };
        let mut said = vec![self.standing(battle)];
        let devil = |id: &str| self.say_of(id, seat, &[]);
        match battle.army(seat) {
            None => said.push(devil("oaths-first-ask-organise-join")),
            Some(_) if seat == battle.attacker => {
                said.push(devil("oaths-first-ask-organise-attacker"));
                if self.can_negate(battle) {
                    said.push(devil("oaths-first-ask-organise-negate"));
                }
            }
            Some(army) if seat == battle.defender => {
                said.push(devil("oaths-first-ask-organise-defender"));
                said.extend(army.devil.then(|| self.ways_out(battle)));
            }
            Some(_) => said.push(devil("oaths-first-ask-organise-ally")),
        }
        Question { title: self.say("oaths-first-ask-organise"), text: self.words().paragraph(&said) }
    }

    /// True if the main attacker holds a card that negates the fortress in this round.
    fn can_negate(&self, battle: &Battle) -> bool {
        let mut hand = self.game.domain(battle.attacker).hand.resources();
        let like = hand.any(|card| self.game.is_like_fortress(self.catalog, card, battle.defender));
        like && battle.round == 1 && !battle.negated
    }

    /// Returns how the devil of the main defender can leave the combat, in a sentence.
    fn ways_out(&self, battle: &Battle) -> String {
        let defender = battle.defender;
        let escape = self.words().specials_that(|effect| effect == SpecialEffect::Escape);
        let walled =
            self.game.fortress(self.catalog, defender).is_some_and(|def| matches!(def.power, FortressPower::Walls));
        let free = battle.round == 1 && !walled;
        let id = if free { "oaths-first-ask-organise-flee-free" } else { "oaths-first-ask-organise-flee" };
        self.say_of(id, defender, &[("escape", escape.into())])
    }

    /// Returns the sizes of a combat in a sentence.
    #[must_use]
    pub fn standing(&self, battle: &Battle) -> String {
        let ahead = battle.forecast(self.catalog, self.game);
        let about = [
            ("round", battle.round.into()),
            ("rounds", self.catalog.numbers.combat_rounds.into()),
            ("attacker", self.seat(battle.attacker).into()),
            ("defender", self.seat(battle.defender).into()),
            ("attack", ahead.attack.into()),
            ("defend", ahead.defend.into()),
            ("defence", ahead.defence.into()),
            ("cards", ahead.cards.into()),
        ];
        self.say_with("oaths-first-ask-organise-sizes", &about)
    }

    fn ask_assign(&self, blows: &[Blow], seat: Seat) -> Question {
        let hits = blows.iter().find(|blow| blow.seat == seat).map_or(0, |blow| blow.hits);
        let question = self.ask("oaths-first-ask-hits", &[("devil", self.seat(seat).into()), ("count", hits.into())]);
        let army = self.game.battle().and_then(|battle| battle.army(seat));
        let charging: Vec<Card> = army.map_or_else(Vec::new, |army| {
            army.hordes.iter().copied().filter(|card| self.catalog.can(*card, Trait::Charges)).collect()
        });
        let about = [("hordes", self.cards(&charging).into())];
        let first = (!charging.is_empty()).then(|| self.say_with("oaths-first-ask-hits-first", &about));
        question.and(self.text, first)
    }

    fn ask_salvage(&self, seat: Seat) -> Question {
        let Some(artifact) = self.game.salvager(self.catalog, seat) else { return self.no_question() };
        let about = [
            ("devil", self.seat(seat).into()),
            ("artifact", self.card(artifact).into()),
            ("hordes", self.cards(self.game.fallen()).into()),
        ];
        self.ask("oaths-ask-salvage", &about)
    }

    fn ask_spoils(&self) -> Question {
        let Some(battle) = self.game.battle() else { return self.no_question() };
        let from = self.seat(battle.defender);
        let mut said = vec![self.say_of("oaths-first-ask-spoils-text", battle.attacker, &[("from", (&from).into())])];
        match self.game.domain(battle.defender).fortress {
            Some(card) => {
                let about = [("fortress", self.card(card).into()), ("from", (&from).into())];
                said.push(self.say_of("oaths-first-ask-spoils-fortress", battle.attacker, &about));
            }
            None => said.push(self.say_with("oaths-first-ask-spoils-none", &[("from", (&from).into())])),
        }
        if !battle.hit.is_empty() {
            let about = [("devils", self.seats(&battle.hit).into())];
            said.push(self.say_of("oaths-first-ask-spoils-hit", battle.attacker, &about));
        }
        Question { title: self.say("oaths-first-ask-spoils"), text: self.words().paragraph(&said) }
    }
}
