//! The award phase: points for deeds, the two posts, and the gathering of Souls. Nobody trades.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::facts::AwardFact;
use crate::game::{Game, Phase, PostKind, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::promises::{Clause, Pledge, Vow};
use crate::refusal::{Refusal, sure};
use crate::step::{Act, Course};

/// A part of the award phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AwardStep {
    /// Points for attacks and for those on Earth.
    Generic,
    /// Who has the post Realm of Power.
    Power,
    /// Prisoners of Heaven may promise never to return to Earth.
    Repent,
    /// Dice are rolled for everybody on Earth.
    Souls,
    /// Devils on Earth may roll again.
    Again(Vec<(Seat, u8)>),
    /// Who has the post Master of Souls.
    Masters,
    /// A devil chooses between a point and a sold oath.
    Gift(Seat),
    /// It chooses the oath.
    Pick(Seat),
}

/// An answer in the award phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum AwardAnswer {
    /// True to promise never to return to Earth, for freedom.
    Repent(bool),
    /// True to roll again.
    Again(bool),
    /// True to take an oath and no point.
    Oath(bool),
    /// The devil whose oath is taken.
    Pick(Seat),
}

impl Act for AwardStep {
    type Answer = AwardAnswer;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Generic | Self::Power | Self::Souls | Self::Masters => Vec::new(),
            Self::Repent => {
                let caught = |seat: &Seat| game.domain(*seat).whereabouts == Whereabouts::Heaven;
                game.order().into_iter().filter(caught).collect()
            }
            Self::Again(rolls) => rolls.iter().map(|(seat, _)| *seat).collect(),
            // "If there is no Oath cards in discard pile, she automatically gains that victory point."
            Self::Gift(seat) | Self::Pick(seat) => {
                if game.pile.is_empty() {
                    Vec::new()
                } else {
                    vec![*seat]
                }
            }
        }
    }

    fn default(&self, _catalog: &Catalog, game: &Game, _seat: Seat) -> AwardAnswer {
        match self {
            Self::Repent => AwardAnswer::Repent(true),
            Self::Again(_) => AwardAnswer::Again(false),
            Self::Pick(_) => AwardAnswer::Pick(game.pile.first().copied().unwrap_or(Seat(0))),
            Self::Gift(_) | Self::Generic | Self::Power | Self::Souls | Self::Masters => AwardAnswer::Oath(false),
        }
    }

    fn check(&self, _catalog: &Catalog, game: &Game, _seat: Seat, answer: &AwardAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Repent, AwardAnswer::Repent(_)) => Ok(()),
            (Self::Again(_), AwardAnswer::Again(_)) | (Self::Gift(_), AwardAnswer::Oath(_)) => Ok(()),
            (Self::Pick(_), AwardAnswer::Pick(of)) => sure(game.pile.contains(of), Refusal::NotYours),
            (
                Self::Generic
                | Self::Power
                | Self::Repent
                | Self::Souls
                | Self::Again(_)
                | Self::Masters
                | Self::Gift(_)
                | Self::Pick(_),
                _,
            ) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, AwardAnswer)]) {
        match self {
            Self::Generic => generic(course),
            Self::Power => {
                let (achiever, kept) =
                    (course.game.most_powerful(course.catalog), course.game.keeps_power(course.catalog));
                post(course, PostKind::Power, achiever, kept);
            }
            Self::Repent => {
                for (seat, answer) in answers {
                    if *answer == AwardAnswer::Repent(true) {
                        let pledge = Pledge { vow: Vow::LeaveEarth, clause: Clause::Always, next: true };
                        course.game.promise(*seat, None, pledge);
                        course.game.domain_mut(*seat).whereabouts = Whereabouts::Hell;
                        course.tell(AwardFact::Repented { seat: *seat });
                    }
                }
            }
            Self::Souls => roll(course),
            Self::Again(rolls) => {
                for (seat, first) in rolls {
                    let again = answers.contains(&(seat, AwardAnswer::Again(true)));
                    let die = if again { course.dice.open(Stream::Again(seat)).d6() as u8 } else { first };
                    reap(course, seat, None, die);
                }
            }
            Self::Masters => {
                let (achiever, kept) = (course.game.best_gatherer(course.catalog), course.game.keeps_mastery());
                post(course, PostKind::Souls, achiever, kept);
            }
            Self::Gift(seat) => {
                if answers.first().is_some_and(|(_, answer)| *answer == AwardAnswer::Oath(true)) {
                    course.next([Self::Pick(seat)]);
                } else {
                    let points = course.award(seat, 1);
                    course.tell(AwardFact::Point { seat, points });
                }
            }
            Self::Pick(seat) => {
                if let Some((_, AwardAnswer::Pick(of))) = answers.first()
                    && let Some(at) = course.game.pile.iter().position(|other| other == of)
                {
                    course.game.pile.remove(at);
                    course.game.domain_mut(seat).hand.put(HandCard::Oath(*of));
                    course.tell(AwardFact::TookOath { seat, of: Some(*of) });
                }
            }
        }
    }
}

impl Game {
    /// Returns the size of the army of a seat: "total number of horde cards in Hell".
    #[must_use]
    pub fn army_size(&self, catalog: &Catalog, seat: Seat) -> usize {
        self.hordes(catalog, seat).count()
    }

    /// Returns the only seat with most of something.
    fn best(&self, worth: impl Fn(Seat) -> (u32, usize)) -> Option<Seat> {
        let most = self.seats().map(&worth).max()?;
        let mut best = self.seats().filter(|seat| worth(*seat) == most && !self.ashamed(*seat));
        best.next().filter(|_| best.next().is_none())
    }

    /// Returns who can get the post Realm of Power: most attack victories, then the biggest army.
    #[must_use]
    pub fn most_powerful(&self, catalog: &Catalog) -> Option<Seat> {
        let victories = |seat: Seat| u32::from(self.domain(seat).deeds.victories);
        let best = self.best(|seat| (victories(seat), self.army_size(catalog, seat)));
        best.filter(|seat| victories(*seat) > 0)
    }

    /// True if the holder of the post Realm of Power keeps it: it has won an attack, or nobody has
    /// and no army is bigger.
    #[must_use]
    pub fn keeps_power(&self, catalog: &Catalog) -> bool {
        let Some(holder) = self.posts[0].holder else { return false };
        let quiet = self.domains.iter().all(|domain| domain.deeds.victories == 0);
        let size = |seat| self.army_size(catalog, seat);
        let biggest = self.others(holder).all(|other| size(other) <= size(holder));
        self.domain(holder).deeds.victories > 0 || (quiet && biggest)
    }

    /// Returns who can get the post Master of Souls: most gathered Souls, then most on Earth.
    #[must_use]
    pub fn best_gatherer(&self, catalog: &Catalog) -> Option<Seat> {
        let gathered = |seat: Seat| self.domain(seat).deeds.gathered;
        let best = self.best(|seat| (gathered(seat), self.domain(seat).earth.len()));
        best.filter(|seat| gathered(*seat) >= catalog.numbers.mastery)
    }

    /// True if the holder of the post Master of Souls keeps it: it has gathered some, and nobody more.
    #[must_use]
    pub fn keeps_mastery(&self) -> bool {
        let Some(holder) = self.posts[1].holder else { return false };
        let gathered = |seat: Seat| self.domain(seat).deeds.gathered;
        gathered(holder) > 0 && self.others(holder).all(|other| gathered(other) <= gathered(holder))
    }
}

fn generic(course: &mut Course<'_>) {
    course.game.phase = Phase::Award;
    for seat in course.game.order() {
        let domain = course.game.domain(seat);
        let earth = !domain.earth.is_empty() || domain.whereabouts == Whereabouts::Earth;
        // "If the player did both, she does not gain 2 victory points, but only one."
        if earth || domain.deeds.fought {
            let points = course.award(seat, 1);
            course.tell(AwardFact::Point { seat, points });
        }
    }
}

fn post(course: &mut Course<'_>, kind: PostKind, achiever: Option<Seat>, kept: bool) {
    let at = PostKind::ALL.iter().position(|other| *other == kind).unwrap_or(0);
    let post = &mut course.game.posts[at];
    let mut rewarded = None;
    match post.holder {
        Some(holder) if kept => {
            // "When a new post is achieved or stable post is kept."
            rewarded = Some(holder).filter(|_| post.stable);
            post.stable = true;
        }
        Some(_) if post.stable => post.stable = false,
        Some(_) | None => {
            post.holder = achiever;
            post.stable = false;
            rewarded = achiever;
        }
    }
    let post = *post;
    course.tell(AwardFact::Post { kind, post, rewarded });
    course.next(rewarded.map(AwardStep::Gift));
}

/// Rolls for all fiends on Earth at once; devils may roll again.
fn roll(course: &mut Course<'_>) {
    let mut devils: Vec<(Seat, u8)> = Vec::new();
    let dice: Dice = course.dice;
    for seat in course.game.order() {
        let mut rolls = dice.open(Stream::Souls(seat));
        for fiend in course.game.domain(seat).earth.clone() {
            reap(course, seat, Some(fiend), rolls.d6() as u8);
        }
        if course.game.domain(seat).whereabouts == Whereabouts::Earth {
            let die = rolls.d6() as u8;
            course.tell(AwardFact::Rolled { seat, die });
            devils.push((seat, die));
        }
    }
    if !devils.is_empty() {
        course.next([AwardStep::Again(devils)]);
    }
}

/// Applies a roll: 1 is caught by the Forces of Heaven, 2 is banished from Earth, the rest gathers.
fn reap(course: &mut Course<'_>, seat: Seat, fiend: Option<Card>, die: u8) {
    let catalog = course.catalog;
    let turn = course.game.turn;
    let bargains = course.game.powers(catalog, seat).bargains;
    let souls = match die {
        0..=2 => 0,
        _ if bargains => die / 2,
        _ => catalog.numbers.harvest[usize::from(die.min(6)) - 1],
    };
    let domain = course.game.domain_mut(seat);
    domain.souls += u32::from(souls);
    domain.deeds.gathered += u32::from(souls);
    let leave = |earth: &mut Vec<Card>| earth.retain(|card| Some(*card) != fiend);
    match (die, fiend) {
        (1, Some(card)) => {
            leave(&mut domain.earth);
            course.game.discard.push(card);
        }
        (1, None) => domain.whereabouts = Whereabouts::Heaven,
        (2, Some(card)) => {
            leave(&mut domain.earth);
            domain.tabled.push(card);
            course.game.banished.push((card, turn + 1));
        }
        (2, None) => {
            domain.whereabouts = Whereabouts::Hell;
            domain.banished = turn + 1;
        }
        _ => {}
    }
    course.tell(AwardFact::Gathered { seat, fiend, die, souls });
}
