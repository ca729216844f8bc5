//! The ritual phase: clockwise from the Starter, each devil performs its rituals one by one.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, RitualEffect};
use crate::dice::Stream;
use crate::facts::RiteFact;
use crate::game::{Game, Phase, Whereabouts};
use crate::ids::{Card, HandCard, Seat};
use crate::market::MarketStep;
use crate::refusal::{Refusal, sure};
use crate::step::{Act, Course, Step};

/// A part of the ritual phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RiteStep {
    /// The phase begins.
    Begin,
    /// A devil performs or discards one of its rituals, until none is left.
    Perform(Seat),
}

/// An answer in the ritual phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum RiteAnswer {
    /// A ritual is performed: one on the table, or with a set of critters one of the hand.
    Perform {
        /// The ritual.
        ritual: Card,
        /// The other devil, if the ritual needs one.
        target: Option<Seat>,
    },
    /// A tabled ritual is discarded.
    Cancel(Card),
    /// Nothing more is done. Tabled rituals stay.
    Done,
}

impl Game {
    /// True if a seat can cast one more ritual of its hand with a set of critters.
    #[must_use]
    pub fn may_cast_from_hand(&self, catalog: &Catalog, seat: Seat) -> bool {
        usize::from(self.domain(seat).deeds.critters) < self.critters(catalog, seat)
    }

    fn rituals_in_hand(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.domain(seat).hand.resources().any(|card| catalog.ritual(card).is_some())
    }
}

impl Act for RiteStep {
    type Answer = RiteAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Begin => Vec::new(),
            Self::Perform(seat) => {
                let tabled = !game.domain(*seat).rituals.is_empty();
                let critters = game.may_cast_from_hand(catalog, *seat) && game.rituals_in_hand(catalog, *seat);
                if tabled || critters { vec![*seat] } else { Vec::new() }
            }
        }
    }

    /// A ritual that needs no target is performed, others stay.
    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> RiteAnswer {
        let aimless = |card: &&Card| catalog.ritual(**card).is_some_and(|effect| !effect.aims());
        let ritual = game.domain(seat).rituals.iter().find(aimless);
        ritual.map_or(RiteAnswer::Done, |ritual| RiteAnswer::Perform { ritual: *ritual, target: None })
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &RiteAnswer) -> Result<(), Refusal> {
        let domain = game.domain(seat);
        match (self, answer) {
            (Self::Begin, _) => Err(Refusal::WrongQuestion),
            (Self::Perform(_), RiteAnswer::Done) => Ok(()),
            (Self::Perform(_), RiteAnswer::Cancel(card)) => sure(domain.rituals.contains(card), Refusal::NotYours),
            (Self::Perform(_), RiteAnswer::Perform { ritual, target }) => {
                sure(ritual.index() < catalog.cards(), Refusal::NotYours)?;
                let tabled = domain.rituals.contains(ritual);
                let held = domain.hand.count(HandCard::Card(*ritual)) > 0 && game.may_cast_from_hand(catalog, seat);
                sure(tabled || held, Refusal::NotYours)?;
                let effect = catalog.ritual(*ritual).ok_or(Refusal::Ritual)?;
                let good = match target {
                    Some(who) => effect.aims() && *who != seat && who.index() < game.players(),
                    None => !effect.aims(),
                };
                sure(good, Refusal::Devil)
            }
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, RiteAnswer)]) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::Rituals;
                let order = course.game.order();
                for &seat in &order {
                    course.keep_rituals(seat);
                }
                let any = course.game.domains.iter().any(|domain| !domain.rituals.is_empty());
                let mut steps: Vec<Step> = Vec::new();
                if any {
                    steps.push(MarketStep::Open { limited: true }.into());
                }
                steps.extend(order.into_iter().map(|seat| Step::from(Self::Perform(seat))));
                course.next(steps);
            }
            Self::Perform(seat) => match answers.first() {
                Some((_, RiteAnswer::Perform { ritual, target })) => {
                    cast(course, seat, *ritual, *target);
                    course.next([Self::Perform(seat)]);
                }
                Some((_, RiteAnswer::Cancel(ritual))) => {
                    course.game.domain_mut(seat).rituals.retain(|card| card != ritual);
                    course.game.discard.push(*ritual);
                    course.tell(RiteFact::Cancelled { seat, ritual: *ritual });
                    let count = course.game.powers(course.catalog, seat).consolation;
                    course.draw_hand(seat, count.into());
                    course.next([Self::Perform(seat)]);
                }
                Some((_, RiteAnswer::Done)) | None => {}
            },
        }
    }
}

fn cast(course: &mut Course<'_>, seat: Seat, ritual: Card, target: Option<Seat>) {
    let catalog = course.catalog;
    let domain = course.game.domain_mut(seat);
    if domain.rituals.contains(&ritual) {
        domain.rituals.retain(|card| *card != ritual);
        course.game.discard.push(ritual);
    } else {
        domain.deeds.critters += 1;
        course.discard_hand(seat, ritual);
    }
    course.tell(RiteFact::Performed { seat, ritual, target });
    match (catalog.ritual(ritual), target) {
        (Some(RitualEffect::Summon { souls }), Some(who)) => summon(course, seat, who, souls),
        (Some(RitualEffect::Plague { thirds }), Some(who)) => plague(course, who, thirds),
        (Some(RitualEffect::Conjure { cards }), _) => {
            let cards = course.draw_hand(seat, cards.into());
            course.tell(RiteFact::Conjured { seat, count: cards.len(), cards });
        }
        (Some(RitualEffect::Summon { .. } | RitualEffect::Plague { .. }) | None, _) => {}
    }
}

fn summon(course: &mut Course<'_>, seat: Seat, who: Seat, souls: u32) {
    let domain = course.game.domain_mut(who);
    let hordes = std::mem::take(&mut domain.earth);
    domain.tabled.extend(&hordes);
    let devil = domain.whereabouts == Whereabouts::Earth;
    if devil {
        domain.whereabouts = Whereabouts::Hell;
    }
    course.game.domain_mut(seat).souls += souls;
    course.tell(RiteFact::Summoned { seat, who, hordes, devil, souls });
}

/// "Fiends on Earth cannot [...] be targets of Rituals."
fn plague(course: &mut Course<'_>, who: Seat, thirds: u8) {
    let catalog = course.catalog;
    let mut hordes: Vec<Card> = course.game.hordes(catalog, who).collect();
    let part = |count: usize| (count * usize::from(thirds)).div_ceil(3).min(count);
    let souls = part(course.game.domain(who).souls as usize) as u32;
    let stream = Stream::Losses(course.roll());
    course.dice.open(stream).shuffle(&mut hordes);
    hordes.truncate(part(hordes.len()));
    let domain = course.game.domain_mut(who);
    domain.souls -= souls;
    domain.tabled.retain(|card| !hordes.contains(card));
    course.game.discard.extend(&hordes);
    course.tell(RiteFact::Plagued { who, hordes, souls });
    course.keep_rituals(who);
}
