//! Conflict, three times in a game turn: armies move, fight in the open and at home, and Souls are
//! gathered.
//!
//! A conflict runs through these steps, each in a file of its own: `moves` chooses targets and
//! finds who meets, `combat` fights in the open, `siege` fights at home, `spoils` divides what was
//! won, and `gathering` counts Souls. `power` has the numbers.
//!
//! All combats of a kind are fought at the same time: nobody can be in two of them.

mod combat;
mod gathering;
mod moves;
mod power;
mod siege;
mod spoils;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{ArtifactPower, Catalog, Moment, Trait};
use crate::facts::WarFact;
use crate::game::Game;
use crate::ids::{Card, RealmKind, Seat};
use crate::muster::distinct;
use crate::refusal::Refusal;
use crate::specials::SpecialStep;
use crate::step::{Act, Course, Step};

pub use power::{Field, beats, colours, horde_power};
pub use spoils::{Division, Spoils};

/// Where a devil sends its army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Target {
    /// Nowhere.
    Stay,
    /// To meet the army of another devil.
    Devil(Seat),
    /// To a realm that nobody rules.
    Vacant,
}

/// Armies that fight together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The seats, their leader first.
    pub members: Vec<Seat>,
    /// The strategy, once it is shown.
    pub colour: Option<u8>,
}

impl Side {
    /// Returns the leader.
    #[must_use]
    pub fn leader(&self) -> Seat {
        self.members[0]
    }
}

/// A combat in the open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The sides, two at least.
    pub sides: Vec<Side>,
}

/// A combat in a home realm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Siege {
    /// The attackers.
    pub attackers: Side,
    /// Allies that may not attack this devil. They get a share of the spoils.
    pub sharers: Vec<Seat>,
    /// The defender.
    pub defender: Seat,
    /// The strategy of the defender, once it is shown.
    pub colour: Option<u8>,
    /// Hordes that were put aside as a toll, with their owners.
    pub aside: Vec<(Seat, Card)>,
    /// What there is to divide after a victory of the attackers.
    pub spoils: Option<Spoils>,
}

/// A conflict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conflict {
    /// Its number in the game turn, from 1.
    pub number: u8,
    /// The target of each seat, once it is shown.
    pub targets: Vec<Option<Target>>,
    /// Combats in the open.
    pub battles: Vec<Battle>,
    /// Sides that go on to their targets.
    pub marching: Vec<Side>,
    /// Combats in home realms.
    pub sieges: Vec<Siege>,
    /// Seats that can take a realm that nobody rules.
    pub settlers: Vec<Seat>,
    /// True if a horde has changed sides in this conflict.
    pub suborned: bool,
}

/// Hordes that a seat has to lose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Loss {
    /// Who.
    pub seat: Seat,
    /// How many, if it has as many.
    pub count: u8,
    /// The siege in which they are a toll. Undying hordes can be put aside for it.
    pub toll: Option<u8>,
}

/// A part of a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WarStep {
    /// A conflict begins.
    Begin(u8),
    /// Targets are chosen in secret.
    Move,
    /// A target is chosen after the others are shown.
    LateMove(Seat),
    /// It is found out who meets.
    Meet,
    /// A devil may choose an army that has to give it a horde.
    Suborn(Seat),
    /// The army chooses the horde.
    Betray {
        /// Who gives.
        from: Seat,
        /// Who gets it.
        to: Seat,
    },
    /// Strategies in the open are chosen in secret.
    Strategies,
    /// Hordes that are lost are chosen.
    Lose(Vec<Loss>),
    /// Hordes that were destroyed are discarded, unless an artifact saves one.
    Bury,
    /// Those that won, or met nobody, arrive.
    Arrive,
    /// Strategies in home realms are chosen in secret.
    SiegeStrategies,
    /// Sieges are decided.
    Fall,
    /// A captured devil destroys hordes of its captors.
    Avenge {
        /// Who.
        by: Seat,
        /// The armies.
        victims: Vec<Seat>,
        /// Hordes of each.
        count: u8,
    },
    /// The spoils of a siege are divided.
    Divide(u8),
    /// A devil takes a conquered realm, or does not.
    Swap {
        /// Who.
        seat: Seat,
        /// The realm.
        realm: RealmKind,
    },
    /// Combats are over.
    Peace,
    /// A devil takes a realm that nobody rules, or does not.
    Occupy(Seat),
    /// Souls are gathered.
    Gather,
    /// A fiend on Earth is lured away.
    Lure(Seat),
    /// The devil with most Souls gets a point.
    Reap,
    /// The conflict ends.
    End,
}

/// An answer in a conflict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum WarAnswer {
    /// A target.
    Move {
        /// Souls that become hordes first, if the deck has as many.
        raise: u32,
        /// The target.
        target: Target,
    },
    /// The army that has to give a horde, if any.
    Suborn(Option<Seat>),
    /// Hordes that are lost.
    Lose(Vec<Card>),
    /// The colour of a strategy.
    Colour(u8),
    /// The horde that an artifact saves, if any.
    Salvage(Option<Card>),
    /// The division of spoils.
    Divide(Division),
    /// Whether a conquered realm is taken.
    Swap(bool),
    /// The realm that is taken, if any.
    Occupy(Option<RealmKind>),
    /// The fiend that is lured away, if any.
    Lure(Option<Card>),
}

/// Discards hordes that were destroyed, after an artifact could save one.
pub(crate) fn bury(course: &mut Course<'_>) {
    if !course.game.fallen.is_empty() {
        course.next([WarStep::Bury]);
    }
}

impl Game {
    /// Returns the seat and the artifact that can save a destroyed horde now.
    #[must_use]
    pub fn salvager(&self, catalog: &Catalog) -> Option<(Seat, Card)> {
        let (seat, card) = self.holder(catalog, ArtifactPower::Salvage)?;
        let can = !self.used.contains(&card) && !self.domain(seat).routed && !self.fallen.is_empty();
        can.then_some((seat, card))
    }

    /// Returns the hordes among which a seat chooses what it loses.
    #[must_use]
    pub fn losable(&self, catalog: &Catalog, loss: &Loss) -> Vec<Card> {
        let mut army = self.army(catalog, loss.seat, Field::Open);
        army.retain(|card| loss.toll.is_some() || !catalog.can(*card, Trait::Undying));
        army
    }

    /// Returns the hordes that a captured devil can destroy.
    #[must_use]
    pub fn avengeable(&self, catalog: &Catalog, victims: &[Seat]) -> Vec<(Seat, Card)> {
        let of = |seat: &Seat| {
            let seat = *seat;
            let army = self.army(catalog, seat, Field::Assault).into_iter();
            army.filter(|card| !catalog.can(*card, Trait::Undying)).map(move |card| (seat, card))
        };
        victims.iter().flat_map(of).collect()
    }
}

/// Returns the default choice of what a seat loses: the weakest hordes.
fn weakest(catalog: &Catalog, mut hordes: Vec<Card>, count: usize) -> Vec<Card> {
    let worth = |card: &Card| catalog.horde(*card).map_or(0, |def| def.power.0 + def.power.1 + def.power.2);
    hordes.sort_by_key(|card| (worth(card), *card));
    hordes.truncate(count);
    hordes
}

impl Act for WarStep {
    type Answer = WarAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let order = |fits: &dyn Fn(Seat) -> bool| game.initiative.iter().copied().filter(|seat| fits(*seat)).collect();
        let when = |seat: &Seat, fits: bool| if fits { vec![*seat] } else { Vec::new() };
        match self {
            Self::Begin(_) | Self::Meet | Self::Arrive | Self::Fall | Self::Peace => Vec::new(),
            Self::Gather | Self::Reap | Self::End => Vec::new(),
            Self::Move => order(&|seat| {
                game.can_raise(catalog, seat) || (game.chooses_target(catalog, seat) && !game.sees_first(catalog, seat))
            }),
            Self::LateMove(seat) => when(seat, game.chooses_target(catalog, *seat)),
            Self::Suborn(seat) => when(seat, !game.subornable(catalog, *seat).is_empty()),
            Self::Betray { from, .. } => when(from, game.traitors(catalog, *from).len() > 1),
            Self::Strategies => {
                let sides = || game.conflict.battles.iter().flat_map(|battle| &battle.sides);
                order(&|seat| sides().any(|side| side.leader() == seat))
            }
            Self::SiegeStrategies => order(&|seat| {
                let mut sieges = game.conflict.sieges.iter();
                sieges.any(|siege| siege.defender == seat || siege.attackers.leader() == seat)
            }),
            Self::Lose(losses) => order(&|seat| {
                let mut own = losses.iter().filter(|loss| loss.seat == seat);
                own.any(|loss| game.losable(catalog, loss).len() > usize::from(loss.count))
            }),
            Self::Bury => game.salvager(catalog).map(|(seat, _)| seat).into_iter().collect(),
            Self::Avenge { by, victims, .. } => when(by, !game.avengeable(catalog, victims).is_empty()),
            Self::Divide(at) => {
                let leader = game.conflict.sieges[usize::from(*at)].attackers.leader();
                when(&leader, game.divisions(catalog, *at).len() > 1)
            }
            Self::Swap { seat, .. } => vec![*seat],
            Self::Occupy(seat) => when(seat, !game.vacant.is_empty()),
            Self::Lure(seat) => when(seat, !game.lurable(catalog, *seat).is_empty()),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> WarAnswer {
        match self {
            Self::Move | Self::LateMove(_) => WarAnswer::Move { raise: 0, target: Target::Stay },
            Self::Suborn(_) => WarAnswer::Suborn(None),
            Self::Betray { from, .. } => WarAnswer::Lose(weakest(catalog, game.traitors(catalog, *from), 1)),
            Self::Strategies | Self::SiegeStrategies => WarAnswer::Colour(0),
            Self::Lose(losses) => {
                let own = losses.iter().find(|loss| loss.seat == seat);
                let lost = own.map(|loss| weakest(catalog, game.losable(catalog, loss), loss.count.into()));
                WarAnswer::Lose(lost.unwrap_or_default())
            }
            Self::Bury => WarAnswer::Salvage(None),
            Self::Avenge { .. } => WarAnswer::Lose(Vec::new()),
            Self::Divide(at) => WarAnswer::Divide(game.divisions(catalog, *at).swap_remove(0)),
            Self::Swap { .. } => WarAnswer::Swap(false),
            Self::Occupy(_) => WarAnswer::Occupy(None),
            Self::Lure(_) => WarAnswer::Lure(None),
            Self::Begin(_) | Self::Meet | Self::Arrive | Self::Fall | Self::Peace => WarAnswer::Swap(false),
            Self::Gather | Self::Reap | Self::End => WarAnswer::Swap(false),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &WarAnswer) -> Result<(), Refusal> {
        let sure = |good: bool, refusal: Refusal| if good { Ok(()) } else { Err(refusal) };
        match (self, answer) {
            (Self::Move | Self::LateMove(_), WarAnswer::Move { raise, target }) => {
                let raises = *raise <= game.domain(seat).souls && (*raise == 0 || game.can_raise(catalog, seat));
                sure(raises && (*raise == 0 || matches!(self, Self::Move)), Refusal::Count)?;
                let chooses = game.chooses_target(catalog, seat)
                    && (matches!(self, Self::LateMove(_)) || !game.sees_first(catalog, seat));
                let good = if chooses { game.targets(catalog, seat).contains(target) } else { *target == Target::Stay };
                sure(good, Refusal::Target)
            }
            (Self::Suborn(_), WarAnswer::Suborn(None)) | (Self::Bury, WarAnswer::Salvage(None)) => Ok(()),
            (Self::Suborn(_), WarAnswer::Suborn(Some(from))) => {
                sure(game.subornable(catalog, seat).contains(from), Refusal::Devil)
            }
            (Self::Betray { from, .. }, WarAnswer::Lose(hordes)) => {
                sure(hordes.len() == 1 && game.traitors(catalog, *from).contains(&hordes[0]), Refusal::Horde)
            }
            (Self::Strategies | Self::SiegeStrategies, WarAnswer::Colour(colour)) => {
                sure(*colour < colours(catalog), Refusal::Colour)
            }
            (Self::Lose(losses), WarAnswer::Lose(hordes)) => {
                distinct(hordes)?;
                let loss = losses.iter().find(|loss| loss.seat == seat).ok_or(Refusal::NotAsked)?;
                let choices = game.losable(catalog, loss);
                sure(hordes.len() == choices.len().min(loss.count.into()), Refusal::Count)?;
                sure(hordes.iter().all(|card| choices.contains(card)), Refusal::Horde)
            }
            (Self::Bury, WarAnswer::Salvage(Some(card))) => sure(game.fallen.contains(card), Refusal::Horde),
            (Self::Avenge { victims, count, .. }, WarAnswer::Lose(hordes)) => {
                distinct(hordes)?;
                let choices = game.avengeable(catalog, victims);
                let of = |victim: &Seat| {
                    hordes.iter().filter(|card| choices.contains(&(*victim, **card))).count() <= usize::from(*count)
                };
                let known = hordes.iter().all(|card| choices.iter().any(|(_, other)| other == card));
                sure(known && victims.iter().all(of), Refusal::Horde)
            }
            (Self::Divide(at), WarAnswer::Divide(division)) => {
                sure(game.divisions(catalog, *at).contains(division), Refusal::Spoils)
            }
            (Self::Swap { .. }, WarAnswer::Swap(_)) | (Self::Occupy(_), WarAnswer::Occupy(None)) => Ok(()),
            (Self::Occupy(_), WarAnswer::Occupy(Some(realm))) => sure(game.vacant.contains(realm), Refusal::Realm),
            (Self::Lure(_), WarAnswer::Lure(None)) => Ok(()),
            (Self::Lure(_), WarAnswer::Lure(Some(card))) => {
                let fits = game.lurable(catalog, seat).iter().any(|(_, other)| other == card);
                sure(fits, Refusal::Horde)
            }
            (
                Self::Begin(_)
                | Self::Move
                | Self::LateMove(_)
                | Self::Meet
                | Self::Suborn(_)
                | Self::Betray { .. }
                | Self::Strategies
                | Self::Lose(_)
                | Self::Bury
                | Self::Arrive
                | Self::SiegeStrategies
                | Self::Fall
                | Self::Avenge { .. }
                | Self::Divide(_)
                | Self::Swap { .. }
                | Self::Peace
                | Self::Occupy(_)
                | Self::Gather
                | Self::Lure(_)
                | Self::Reap
                | Self::End,
                _,
            ) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
        match self {
            Self::Begin(number) => {
                let targets = vec![None; course.game.domains.len()];
                course.game.conflict = Conflict { number, targets, ..Conflict::default() };
                course.tell(WarFact::Began { number });
                course.next([Step::from(SpecialStep::Window(Moment::Moving)), Self::Move.into()]);
            }
            Self::Move => moves::aim(course, answers),
            Self::LateMove(seat) => moves::aim_late(course, seat, answers),
            Self::Meet => moves::meet(course),
            Self::Suborn(seat) => {
                if let Some((_, WarAnswer::Suborn(Some(from)))) = answers.first() {
                    course.game.conflict.suborned = true;
                    course.next([Self::Betray { from: *from, to: seat }]);
                }
            }
            Self::Betray { from, to } => combat::betray(course, from, to, answers),
            Self::Strategies => combat::fight(course, answers),
            Self::Lose(losses) => combat::lose(course, &losses, answers),
            Self::Bury => combat::bury_all(course, answers),
            Self::Arrive => siege::arrive(course),
            Self::SiegeStrategies => siege::show(course, answers),
            Self::Fall => siege::fall(course),
            Self::Avenge { victims, .. } => siege::avenge(course, &victims, answers),
            Self::Divide(at) => spoils::divide(course, at, answers),
            Self::Swap { seat, realm } => {
                let take = matches!(answers.first(), Some((_, WarAnswer::Swap(true))));
                spoils::take_realm(course, seat, realm, take);
            }
            Self::Peace => spoils::peace(course),
            Self::Occupy(seat) => {
                if let Some((_, WarAnswer::Occupy(Some(realm)))) = answers.first()
                    && let Some(at) = course.game.vacant.iter().position(|vacant| vacant == realm)
                {
                    course.game.vacant.remove(at);
                    spoils::take_realm(course, seat, *realm, true);
                }
            }
            Self::Gather => gathering::gather(course),
            Self::Lure(seat) => gathering::lure(course, seat, answers),
            Self::Reap => gathering::reap(course),
            Self::End => gathering::end(course),
        }
    }
}
