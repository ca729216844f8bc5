//! The combat phase.
//!
//! Clockwise from the Starter, each devil attacks or passes, until all pass in a row. Each combat has
//! up to three rounds. In each the devils organise their armies, combat cards are drawn, and hits are
//! dealt.

mod battle;
mod forecast;
mod hits;
mod organise;
mod spoils;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::facts::WarFact;
use crate::game::{Game, Phase};
use crate::ids::{Card, Seat};
use crate::promises::Vow;
use crate::refusal::Refusal;
use crate::step::{Act, Course};

pub use battle::{Army, Battle, Side, odds};
pub use forecast::{Forecast, all_hits, cards_drawn};
pub use hits::{Blow, Casualties};
pub use organise::{Attack, Flight, Join, Move};
pub use spoils::{Fate, Spoils};

/// A part of the combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarStep {
    /// The phase begins.
    Begin,
    /// A devil attacks or passes.
    Turn {
        /// Who.
        seat: Seat,
        /// Devils that have passed in a row.
        passes: u8,
    },
    /// After the trading, an announced attack is confirmed, changed or called off.
    Confirm {
        /// Who attacks.
        seat: Seat,
        /// The attack.
        attack: Attack,
        /// Devils that have passed in a row.
        passes: u8,
    },
    /// The armies are organised.
    Organise,
    /// Somebody may recall the devil that flees.
    React {
        /// Who flees.
        who: Seat,
    },
    /// Combat cards are drawn.
    Fight,
    /// Hits are taken.
    Assign(Vec<Blow>),
    /// A destroyed horde may be saved.
    Salvage,
    /// It is found out whether the combat goes on.
    Judge,
    /// The victor takes the spoils.
    Spoils,
    /// The combat is over.
    Close,
    /// The phase ends.
    End,
}

/// An answer in the combat phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum WarAnswer {
    /// The attack, or `None` to pass.
    Attack(Option<Attack>),
    /// What a devil does in the organisation of a round.
    Move(Move),
    /// The card that recalls a fleeing devil, if any.
    Recall(Option<Card>),
    /// How an army takes its hits.
    Casualties(Casualties),
    /// The horde that an artifact saves, if any.
    Salvage(Option<Card>),
    /// What the victor takes.
    Spoils(Spoils),
}

impl Act for WarStep {
    type Answer = WarAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let order = |fits: &dyn Fn(Seat) -> bool| game.order().into_iter().filter(|seat| fits(*seat)).collect();
        match self {
            Self::Begin | Self::Fight | Self::Judge | Self::Close | Self::End => Vec::new(),
            Self::Turn { seat, .. } => order(&|other| other == *seat && game.may_attack(catalog, other)),
            Self::Confirm { seat, .. } => vec![*seat],
            Self::Organise => order(&|seat| game.takes_part(catalog, seat)),
            Self::React { who } => order(&|seat| seat != *who && game.recall(catalog, seat).is_some()),
            Self::Assign(blows) => order(&|seat| blows.iter().any(|blow| blow.seat == seat && game.chooses(blow))),
            Self::Salvage => order(&|seat| game.salvager(catalog, seat).is_some())
                .into_iter()
                .take(game.fallen.len().min(1))
                .collect(),
            Self::Spoils => game.battle.iter().map(|battle| battle.attacker).collect(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> WarAnswer {
        match self {
            Self::Turn { .. } => WarAnswer::Attack(game.owed_attack(catalog, seat)),
            Self::Confirm { attack, .. } => {
                let good = game.check_attack(catalog, seat, attack).is_ok();
                WarAnswer::Attack(if good { Some(attack.clone()) } else { game.owed_attack(catalog, seat) })
            }
            Self::Organise => WarAnswer::Move(Move::default()),
            Self::React { .. } => WarAnswer::Recall(None),
            Self::Assign(blows) => {
                let blow = blows.iter().find(|blow| blow.seat == seat);
                WarAnswer::Casualties(blow.map(|blow| game.usual_casualties(catalog, blow)).unwrap_or_default())
            }
            Self::Salvage => WarAnswer::Salvage(None),
            Self::Spoils => WarAnswer::Spoils(game.usual_spoils()),
            Self::Begin | Self::Fight | Self::Judge | Self::Close | Self::End => WarAnswer::Attack(None),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &WarAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Turn { .. } | Self::Confirm { .. }, WarAnswer::Attack(None)) => {
                // "If the Devil promises something, it must do everything to fulfill that promise."
                if game.owed_attack(catalog, seat).is_some() { Err(Refusal::Bound) } else { Ok(()) }
            }
            (Self::Turn { .. } | Self::Confirm { .. }, WarAnswer::Attack(Some(attack))) => {
                game.check_attack(catalog, seat, attack)
            }
            (Self::Organise, WarAnswer::Move(answer)) => game.check_move(catalog, seat, answer),
            (Self::React { .. }, WarAnswer::Recall(None)) | (Self::Salvage, WarAnswer::Salvage(None)) => Ok(()),
            (Self::React { .. }, WarAnswer::Recall(Some(card))) => game.check_recall(catalog, seat, *card),
            (Self::Assign(blows), WarAnswer::Casualties(casualties)) => {
                let blow = blows.iter().find(|blow| blow.seat == seat).ok_or(Refusal::NotAsked)?;
                game.check_casualties(catalog, blow, casualties)
            }
            (Self::Salvage, WarAnswer::Salvage(Some(card))) => {
                if game.fallen.contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotYours)
                }
            }
            (Self::Spoils, WarAnswer::Spoils(spoils)) => game.check_spoils(spoils),
            (
                Self::Begin
                | Self::Turn { .. }
                | Self::Confirm { .. }
                | Self::Organise
                | Self::React { .. }
                | Self::Fight
                | Self::Assign(_)
                | Self::Salvage
                | Self::Judge
                | Self::Spoils
                | Self::Close
                | Self::End,
                _,
            ) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
        let attack = || match answers.first() {
            Some((_, WarAnswer::Attack(attack))) => attack.clone(),
            _ => None,
        };
        match self {
            Self::Begin => {
                course.game.phase = Phase::Combat;
                for seat in course.game.order() {
                    course.keep_rituals(seat);
                }
                course.next([Self::Turn { seat: course.game.starter, passes: 0 }]);
            }
            Self::Turn { seat, passes } => organise::turn(course, seat, passes, attack()),
            Self::Confirm { seat, passes, .. } => organise::confirm(course, seat, passes, attack()),
            Self::Organise => organise::organise(course, answers),
            Self::React { who } => organise::react(course, who, answers),
            Self::Fight => hits::fight(course),
            Self::Assign(blows) => hits::assign(course, &blows, answers),
            Self::Salvage => hits::salvage(course, answers),
            Self::Judge => spoils::judge(course),
            Self::Spoils => spoils::take(course, answers),
            Self::Close => spoils::close(course),
            Self::End => spoils::end(course),
        }
    }
}

impl Game {
    /// Returns the attack to which a promise binds a seat now, if it is possible.
    #[must_use]
    pub fn owed_attack(&self, catalog: &Catalog, seat: Seat) -> Option<Attack> {
        self.bonds(seat).filter(|promise| !promise.done).find_map(|promise| match promise.vow {
            Vow::Attack(target) => {
                let attack = self.full_attack(catalog, seat, target);
                self.check_attack(catalog, seat, &attack).is_ok().then_some(attack)
            }
            Vow::Spare(_)
            | Vow::LeaveEarth
            | Vow::Object(_)
            | Vow::Accept(_)
            | Vow::Proclaim(_)
            | Vow::Cards(_)
            | Vow::Oaths { .. }
            | Vow::Souls(_) => None,
        })
    }
}

/// Tells that a devil attacks or passes.
fn announce(course: &mut Course<'_>, seat: Seat, attack: Option<&Attack>) {
    course.tell(WarFact::Announced { seat, target: attack.map(|attack| attack.target) });
}
