//! Action, the third phase: who casts which ritual, and who goes to Earth.
//!
//! Everybody announces it openly, in the order of initiative. Casters and those on Earth cannot
//! fight away from home. Rituals that nobody casts are discarded.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Catalog, Trait};
use crate::dice::Stream;
use crate::facts::ActionFact;
use crate::game::{Cast, Caster, Game, Whereabouts};
use crate::ids::{Card, Seat};
use crate::muster::distinct;
use crate::refusal::Refusal;
use crate::step::{Act, Course};
use crate::war::{self, WarStep};

/// A part of the phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionStep {
    /// A devil announces what it does.
    Orders(Seat),
    /// The phase ends.
    Close,
}

/// What a devil announces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default)]
pub struct Orders {
    /// The rituals, with their casters.
    pub casts: Vec<Cast>,
    /// Hordes that go to Earth.
    pub earth: Vec<Card>,
    /// True if the devil goes to Earth.
    pub devil: bool,
}

impl Game {
    /// Returns the number of rituals that a devil can cast itself.
    #[must_use]
    pub fn own_rituals(&self, catalog: &Catalog, seat: Seat) -> u8 {
        catalog.numbers.rituals + self.powers(catalog, seat).rituals
    }

    /// True if the devil of a seat may go to Earth: not in a time of virtue, and not if the army
    /// would have nobody to lead it in an alliance.
    #[must_use]
    pub fn devil_may_leave(&self, catalog: &Catalog, seat: Seat) -> bool {
        let led = || self.domain(seat).tabled.iter().any(|card| catalog.can(*card, Trait::Leads));
        !self.trading.virtue
            && self.domain(seat).whereabouts == Whereabouts::Hell
            && (self.alliance_of(seat).is_none() || led())
    }
}

impl Act for ActionStep {
    type Answer = Orders;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let Self::Orders(seat) = self else { return Vec::new() };
        let something = game.devil_may_leave(catalog, *seat)
            || game.rituals(catalog, *seat).next().is_some()
            || game.domain(*seat).tabled.iter().any(|card| catalog.can(*card, Trait::Earthbound));
        if something { vec![*seat] } else { Vec::new() }
    }

    /// Nobody casts, and nobody leaves who does not have to.
    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> Orders {
        let fiends = game.domain(seat).tabled.iter().copied().filter(|card| catalog.can(*card, Trait::Earthbound));
        let earth = if game.trading.world_war { fiends.collect() } else { Vec::new() };
        Orders { earth, ..Orders::default() }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, orders: &Orders) -> Result<(), Refusal> {
        let Orders { casts, earth, devil } = orders;
        let domain = game.domain(seat);
        distinct(earth)?;
        if *devil && !game.devil_may_leave(catalog, seat) {
            return Err(Refusal::Journey);
        }
        if !earth.iter().all(|card| domain.tabled.contains(card) && catalog.can(*card, Trait::Earthbound)) {
            return Err(Refusal::Journey);
        }
        let fiends = domain.tabled.iter().filter(|card| catalog.can(**card, Trait::Earthbound)).count();
        if game.trading.world_war && earth.len() != fiends {
            return Err(Refusal::Journey);
        }
        let rituals: Vec<Card> = casts.iter().map(|cast| cast.ritual).collect();
        distinct(&rituals)?;
        if !rituals.iter().all(|card| domain.tabled.contains(card) && catalog.ritual(*card).is_some()) {
            return Err(Refusal::NotYours);
        }
        let twice = casts.iter().filter(|cast| cast.twice).count();
        if twice > usize::from(game.tome(catalog, seat).is_some()) {
            return Err(Refusal::Caster);
        }
        let own = casts.iter().filter(|cast| cast.caster == Caster::Devil).count();
        let busy = *devil || domain.whereabouts != Whereabouts::Hell;
        if own > usize::from(game.own_rituals(catalog, seat)) || (own > 0 && busy) {
            return Err(Refusal::Caster);
        }
        let hordes: Vec<Card> = casts
            .iter()
            .filter_map(|cast| match cast.caster {
                Caster::Devil => None,
                Caster::Horde(card) => Some(card),
            })
            .collect();
        distinct(&hordes)?;
        let free =
            |card: &Card| domain.tabled.contains(card) && catalog.can(*card, Trait::Casts) && !earth.contains(card);
        if hordes.iter().all(free) { Ok(()) } else { Err(Refusal::Caster) }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Orders)]) {
        match self {
            Self::Orders(_) => {
                for (seat, orders) in answers {
                    announce(course, *seat, orders);
                }
            }
            Self::Close => close(course),
        }
    }
}

fn announce(course: &mut Course<'_>, seat: Seat, orders: &Orders) {
    let Orders { casts, earth, devil } = orders;
    let domain = course.game.domain_mut(seat);
    domain.tabled.retain(|card| !earth.contains(card) && !casts.iter().any(|cast| cast.ritual == *card));
    domain.earth.extend(earth);
    domain.casts.extend(casts);
    if *devil {
        domain.whereabouts = Whereabouts::Earth;
    }
    if *devil || !earth.is_empty() {
        course.game.travellers.push(seat);
    }
    course.tell(ActionFact::Announced { seat, casts: casts.clone(), earth: earth.clone(), devil: *devil });
}

fn close(course: &mut Course<'_>) {
    let catalog = course.catalog;
    for seat in course.game.initiative.clone() {
        let rituals: Vec<Card> = course.game.rituals(catalog, seat).collect();
        if !rituals.is_empty() {
            course.game.domain_mut(seat).tabled.retain(|card| !rituals.contains(card));
            course.game.discard.extend(&rituals);
            course.tell(ActionFact::Discarded { seat, rituals });
        }
    }
    course.next([WarStep::Begin(1)]);
    if course.game.trading.virtue {
        virtue(course);
    }
}

/// "Random half of all Fiends sent to Earth are destroyed."
fn virtue(course: &mut Course<'_>) {
    for seat in course.game.initiative.clone() {
        let mut fiends = std::mem::take(&mut course.game.domain_mut(seat).earth);
        fiends.sort_unstable();
        course.dice.open(Stream::Losses(seat)).shuffle(&mut fiends);
        let hordes = fiends.split_off(fiends.len() / 2);
        course.game.domain_mut(seat).earth = fiends;
        if !hordes.is_empty() {
            course.game.fallen.extend(&hordes);
            course.tell(ActionFact::Virtue { seat, hordes });
        }
    }
    war::bury(course);
}
