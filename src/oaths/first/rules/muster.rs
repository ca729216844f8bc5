//! The deal at the start, and the draw and init phases of a game turn. Nobody trades in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::award::AwardStep;
use crate::catalog::{Catalog, FortressPower};
use crate::court::CourtStep;
use crate::facts::MusterFact;
use crate::game::{Deeds, Game, Phase};
use crate::ids::{Card, HandCard, Seat};
use crate::market::MarketStep;
use crate::orders::OrderStep;
use crate::refusal::{Refusal, sure};
use crate::rites::RiteStep;
use crate::step::{Act, Course, Step};
use crate::war::WarStep;

/// A part of the deal, the draw phase or the init phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MusterStep {
    /// Resource cards are dealt.
    Deal,
    /// Whoever has no fortress may take another hand.
    Redraw,
    /// A game turn begins, and everybody draws.
    Dawn,
    /// The init phase.
    Init,
    /// A torturer has drawn an oath, and may keep one for the freedom of the prisoner.
    Torture {
        /// The torturer.
        by: Seat,
        /// The prisoner.
        prisoner: Seat,
        /// The oaths. A view shows them only to the torturer.
        seen: Vec<Seat>,
    },
}

/// An answer in the deal or the init phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum MusterAnswer {
    /// True to take another hand of resource cards.
    Redraw(bool),
    /// The devil whose oath is kept; `None` to keep the prisoner.
    Keep(Option<Seat>),
}

impl Act for MusterStep {
    type Answer = MusterAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Deal | Self::Dawn | Self::Init => Vec::new(),
            Self::Redraw => {
                let without =
                    |seat: &Seat| !game.domain(*seat).hand.resources().any(|card| catalog.fortress(card).is_some());
                game.order().into_iter().filter(without).collect()
            }
            Self::Torture { by, .. } => vec![*by],
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> MusterAnswer {
        match self {
            Self::Deal | Self::Redraw | Self::Dawn | Self::Init => MusterAnswer::Redraw(false),
            Self::Torture { .. } => MusterAnswer::Keep(None),
        }
    }

    fn check(&self, _catalog: &Catalog, _game: &Game, _seat: Seat, answer: &MusterAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Redraw, MusterAnswer::Redraw(_)) | (Self::Torture { .. }, MusterAnswer::Keep(None)) => Ok(()),
            (Self::Torture { seen, .. }, MusterAnswer::Keep(Some(of))) => sure(seen.contains(of), Refusal::NotYours),
            (Self::Deal | Self::Redraw | Self::Dawn | Self::Init | Self::Torture { .. }, _) => {
                Err(Refusal::WrongQuestion)
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, MusterAnswer)]) {
        match self {
            Self::Deal => {
                course.shuffle_deck();
                for seat in course.game.order() {
                    course.draw_hand(seat, course.catalog.numbers.hand);
                }
                course.next([Self::Redraw, Self::Dawn]);
            }
            Self::Redraw => redraw(course, answers),
            Self::Dawn => dawn(course),
            Self::Init => init(course),
            Self::Torture { by, prisoner, seen } => {
                let kept = answers.first().and_then(|(_, answer)| match answer {
                    MusterAnswer::Keep(of) => *of,
                    MusterAnswer::Redraw(_) => None,
                });
                let mut returned = seen;
                if let Some(at) = returned.iter().position(|of| Some(*of) == kept) {
                    course.game.domain_mut(by).hand.put(HandCard::Oath(returned.remove(at)));
                    course.release(by, prisoner, crate::game::Whereabouts::Hell);
                }
                for of in returned {
                    course.game.domain_mut(prisoner).hand.put(HandCard::Oath(of));
                }
                course.tell(MusterFact::Confessed { by, prisoner, freed: kept.is_some() });
            }
        }
    }
}

fn redraw(course: &mut Course<'_>, answers: &[(Seat, MusterAnswer)]) {
    let mut discarded: Vec<Card> = Vec::new();
    for (seat, answer) in answers {
        if *answer != MusterAnswer::Redraw(true) {
            continue;
        }
        let cards: Vec<Card> = course.game.domain(*seat).hand.resources().collect();
        for card in &cards {
            course.game.domain_mut(*seat).hand.take(HandCard::Card(*card));
        }
        discarded.extend(cards);
        course.draw_hand(*seat, course.catalog.numbers.hand);
        course.tell(MusterFact::Redrew { seat: *seat });
    }
    course.game.discard.extend(discarded);
    course.shuffle_deck();
}

fn dawn(course: &mut Course<'_>) {
    let game = &mut course.game;
    if game.turn > 0 {
        game.starter = game.after(game.starter);
    }
    game.turn += 1;
    game.phase = Phase::Draw;
    game.used.clear();
    let turn = game.turn;
    game.banished.retain(|(_, until)| *until >= turn);
    for domain in &mut game.domains {
        domain.deeds = Deeds::default();
    }
    let starter = game.starter;
    course.tell(MusterFact::Began { turn, starter });
    for seat in course.game.order() {
        let count = course.game.draws(course.catalog, seat);
        let cards = course.draw_hand(seat, count);
        course.tell(MusterFact::Drew { seat, count: cards.len(), cards });
    }
    course.next([
        Step::from(MusterStep::Init),
        MarketStep::Open { limited: false }.into(),
        OrderStep::Orders.into(),
        WarStep::Begin.into(),
        RiteStep::Begin.into(),
        AwardStep::Generic.into(),
        AwardStep::Power.into(),
        AwardStep::Repent.into(),
        AwardStep::Souls.into(),
        AwardStep::Masters.into(),
        CourtStep::Begin.into(),
    ]);
}

fn init(course: &mut Course<'_>) {
    let catalog = course.catalog;
    let mut steps: Vec<MusterStep> = Vec::new();
    for seat in course.game.order() {
        let powers = course.game.powers(catalog, seat);
        let imprisoned = course.game.is_imprisoned(seat);
        if powers.souls > 0 && !imprisoned {
            course.game.domain_mut(seat).souls += powers.souls;
            course.tell(MusterFact::Bargained { seat, souls: powers.souls });
        }
        if let Some(FortressPower::Tower { cards }) = course.game.fortress(catalog, seat).map(|def| def.power) {
            let cards = course.draw_hand(seat, cards.into());
            course.tell(MusterFact::Drew { seat, count: cards.len(), cards });
        }
        if powers.torture > 0 {
            for prisoner in course.game.prisoners(seat).collect::<Vec<_>>() {
                steps.extend(torture(course, seat, prisoner, powers.torture));
            }
        }
    }
    course.game.phase = Phase::Playing;
    course.next(steps);
}

/// Draws cards from the hand of a prisoner: "any drawn resource cards are always kept".
fn torture(course: &mut Course<'_>, by: Seat, prisoner: Seat, count: u8) -> Option<MusterStep> {
    let stream = crate::dice::Stream::Theft(course.roll());
    let mut hand: Vec<HandCard> = course.game.domain(prisoner).hand.cards().to_vec();
    course.dice.open(stream).shuffle(&mut hand);
    hand.truncate(count.into());
    let mut oaths = Vec::new();
    for card in &hand {
        course.game.domain_mut(prisoner).hand.take(*card);
        match card {
            HandCard::Oath(of) => oaths.push(*of),
            HandCard::Card(_) => course.game.domain_mut(by).hand.put(*card),
        }
    }
    course.tell(MusterFact::Tortured { by, prisoner, cards: hand });
    if oaths.is_empty() { None } else { Some(MusterStep::Torture { by, prisoner, seen: oaths }) }
}
