//! Manuscripts in words: names, effects, moves of single combat, and facts about manuscripts
//! (manual 4.9, 4.17).
//!
//! The effect of a manuscript is the message `teaching-KEY`, with the keys of [`Mark`]. The effect
//! of a move is `move-KEY`, with the keys of [`MoveEffect`]. It may use `dice`, `more`, `n`,
//! `level` and `chance` where the effect has them.

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::archfiends::Discipline;
use crate::rules::attachments::Treasure;
use crate::rules::catalog::{Lesson, Mark, MoveDef, MoveEffect, Teaching};
use crate::rules::forces::{Muster, Upgrade};
use crate::rules::ids::{ManuscriptKind, MoveKind, Seat};
use crate::rules::manuscripts::{ManuscriptFact, Piece, Pupil};

impl Teller<'_> {
    /// Returns the name of a manuscript.
    #[must_use]
    pub fn manuscript_name(&self, kind: ManuscriptKind) -> String {
        let def = self.catalog.manuscripts.get(kind.index());
        def.map_or_else(|| self.say("manuscript-unknown"), |def| def.name.clone())
    }

    /// Returns the name of a piece of a manuscript: "Rite of Blood, piece 2 of 3".
    #[must_use]
    pub fn piece_name(&self, piece: Piece) -> String {
        let name = self.manuscript_name(piece.manuscript);
        match self.catalog.manuscripts.get(piece.manuscript.index()).map_or(1, |def| def.pieces) {
            1 => name,
            pieces => {
                let about = [("manuscript", name.into()), ("number", piece.number.into()), ("pieces", pieces.into())];
                self.say_with("piece-name", &about)
            }
        }
    }

    /// Returns the letter on a manuscript, or the word: "Rite".
    #[must_use]
    pub fn mark(&self, mark: Mark) -> String {
        self.say(&format!("mark-{}", mark.key()))
    }

    /// Returns the effect of a whole manuscript, in a sentence.
    #[must_use]
    pub fn teaching(&self, teaching: &Teaching) -> String {
        match teaching {
            Teaching::Legion(upgrades) => {
                let gains: Vec<String> = upgrades.iter().map(|upgrade| self.upgrade(upgrade)).collect();
                self.say_with("teaching-legion", &[("gains", self.list(&gains).into())])
            }
            Teaching::Praetor(lessons) => {
                let gains: Vec<String> = lessons.iter().map(|lesson| self.lesson(lesson)).collect();
                self.say_with("teaching-praetor", &[("gains", self.list(&gains).into())])
            }
            Teaching::Rite(discipline, n) => self.say_with("teaching-rite", &self.about_attribute(*discipline, *n)),
            Teaching::Machine(discipline, n) => {
                self.say_with("teaching-machine", &self.about_attribute(*discipline, *n))
            }
        }
    }

    /// Returns explanations of the abilities and moves in the sentence of a manuscript.
    #[must_use]
    pub fn teaching_details(&self, teaching: &Teaching) -> Vec<String> {
        match teaching {
            Teaching::Legion(upgrades) => upgrades
                .iter()
                .filter_map(|upgrade| match upgrade {
                    Upgrade::Ability(ability) => Some(self.ability(ability)),
                    Upgrade::HitPoints(_) | Upgrade::Value(..) | Upgrade::Loyalty(_) | Upgrade::Moves(_) => None,
                })
                .collect(),
            Teaching::Praetor(lessons) => lessons
                .iter()
                .filter_map(|lesson| match lesson {
                    Lesson::Value(_) => None,
                    Lesson::Ability(ability) => Some(self.ability(ability)),
                    Lesson::Move(id) => self.catalog.move_named(id).map(|kind| self.duel_move(kind)),
                })
                .collect(),
            Teaching::Rite(..) | Teaching::Machine(..) => Vec::new(),
        }
    }

    fn about_attribute(&self, discipline: Discipline, n: u8) -> [(&'static str, Value<'static>); 3] {
        let cap = self.catalog.constants.manuscripts.attribute_cap;
        [("attribute", self.attribute(discipline).into()), ("n", n.into()), ("cap", cap.into())]
    }

    /// Returns a lesson of a praetor: "Attack +2", "the move Impale".
    #[must_use]
    pub fn lesson(&self, lesson: &Lesson) -> String {
        match lesson {
            Lesson::Value(upgrade) => self.praetor_upgrade(upgrade),
            Lesson::Ability(ability) => self.ability_name(ability),
            Lesson::Move(id) => {
                let name = self.catalog.move_named(id).map_or_else(|| id.clone(), |kind| self.move_name(kind));
                self.say_with("lesson-move", &[("move", name.into())])
            }
        }
    }

    /// Returns the name of a move of single combat.
    #[must_use]
    pub fn move_name(&self, kind: MoveKind) -> String {
        self.catalog.duel_move(kind).name.clone()
    }

    /// Returns the cost and effect of a move, in a sentence or two.
    #[must_use]
    pub fn duel_move(&self, kind: MoveKind) -> String {
        let def = self.catalog.duel_move(kind);
        let about = [
            ("move", def.name.as_str().into()),
            ("cost", self.move_cost(def).into()),
            ("effect", self.move_effect(&def.effect).into()),
        ];
        self.say_with("move-line", &about)
    }

    /// Returns the cost of a move: "1 to 4 skulls, 1 to 6 shields".
    #[must_use]
    pub fn move_cost(&self, def: &MoveDef) -> String {
        let costs =
            [("cost-skulls", def.cost.skulls), ("cost-shields", def.cost.shields), ("cost-orbs", def.cost.orbs)];
        let parts: Vec<String> = costs
            .into_iter()
            .filter(|(_, (_, most))| *most > 0)
            .map(|(id, (least, most))| {
                let n = if least == most {
                    self.say_with("cost-exactly", &[("n", most.into())])
                } else {
                    self.say_with("cost-range", &[("least", least.into()), ("most", most.into())])
                };
                self.say_with(id, &[("amount", n.into()), ("n", most.into())])
            })
            .collect();
        self.series(&parts)
    }

    /// Returns the special effect of a move, besides its skulls and shields.
    #[must_use]
    pub fn move_effect(&self, effect: &MoveEffect) -> String {
        let dice =
            |(count, sides): (u8, u8)| self.say_with("dice", &[("count", count.into()), ("sides", sides.into())]);
        let traits = effect.traits();
        let mut about: Vec<(&'static str, Value<'_>)> = Vec::new();
        about.extend(traits.dice.map(|of| ("dice", dice(of).into())));
        about.extend(traits.more.map(|of| ("more", dice(of).into())));
        about.extend(traits.n.map(|n| ("n", n.into())));
        about.extend(traits.per_level.map(|n| ("level", n.into())));
        about.extend(traits.chance.map(|n| ("chance", n.into())));
        self.say_with(&format!("move-{}", traits.key), &about)
    }

    /// Returns the name of a pupil. A legion that is gone is named by its muster.
    #[must_use]
    pub fn pupil_name(&self, pupil: Pupil, muster: Option<&Muster>) -> String {
        match (pupil, muster) {
            (Pupil::Legion(_), Some(muster)) => self.muster_name(muster),
            (Pupil::Legion(id), None) => {
                let legion = self.table.forces().legion(id);
                legion.map_or_else(|| self.say("legion-unknown"), |legion| self.legion_name(legion))
            }
            (Pupil::Praetor(kind), _) => self.treasure_name(Treasure::Praetor(kind)),
        }
    }

    /// Returns the line of a fact about manuscripts.
    pub(super) fn manuscript_fact(&self, fact: &ManuscriptFact) -> Line {
        let own = |seat: Seat| self.mood(Some(seat), None, Tone::Market);
        match fact {
            ManuscriptFact::Searched { seat, found } => {
                let house = ("house", self.seat_name(*seat).into());
                match found {
                    Some(piece) => {
                        let about = [house, ("piece", self.piece_name(*piece).into())];
                        Line::new("manuscript", own(*seat), self.say_with("fact-manuscript-found", &about)).of([*seat])
                    }
                    None => {
                        let said = self.say_with("fact-manuscript-not-found", &[house]);
                        Line::new("manuscript", Tone::Market, said).of([*seat])
                    }
                }
            }
            ManuscriptFact::TrainingBegun { seat, manuscript, pupil, muster } => {
                let about = [
                    ("pupil", self.pupil_name(*pupil, muster.as_ref()).into()),
                    ("manuscript", self.manuscript_name(*manuscript).into()),
                ];
                Line::new("manuscript", Tone::Market, self.say_with("fact-training-begun", &about)).of([*seat])
            }
            ManuscriptFact::Trained { seat, manuscript, pupil, muster } => {
                let about = [
                    ("pupil", self.pupil_name(*pupil, muster.as_ref()).into()),
                    ("manuscript", self.manuscript_name(*manuscript).into()),
                ];
                let teaching = self.catalog.manuscripts.get(manuscript.index()).map(|def| self.teaching(&def.effect));
                Line::new("manuscript", own(*seat), self.say_with("fact-trained", &about)).of([*seat]).with(teaching)
            }
            ManuscriptFact::Assembled { seat, manuscript } => {
                let about =
                    [("house", self.seat_name(*seat).into()), ("manuscript", self.manuscript_name(*manuscript).into())];
                let teaching = self.catalog.manuscripts.get(manuscript.index()).map(|def| self.teaching(&def.effect));
                let tone = self.mood(Some(*seat), None, Tone::Conclave);
                Line::new("manuscript", tone, self.say_with("fact-assembled", &about)).of([*seat]).with(teaching)
            }
            ManuscriptFact::PieceReturned { piece, from } => {
                let about = [("piece", self.piece_name(*piece).into()), ("house", self.seat_name(*from).into())];
                Line::new("manuscript", Tone::Market, self.say_with("fact-piece-returned", &about)).of([*from])
            }
        }
    }
}
