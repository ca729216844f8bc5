//! The Summoning Phase (chapter 8): legions, lieutenants, hounds and cards, in order of wealth.
//!
//! A seat does one thing at a time until it is done, since cards and dice tell it more.

use circles_catalog::Catalog;
use circles_catalog::definitions::{MarchSkill, Minor, PhenomenonEffect, Skill, SummoningSkill};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{Loss, SummonFact, Why};
use crate::game::{Game, Hound, Officer, Phase, plus};
use crate::ids::{Arcanum, Banner, Legion, LieutenantKind, Place, Seat, Sectio, Unit};
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens};

/// A part of the Summoning Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SummonAsk {
    /// A seat does one thing, or is done.
    Turn(Seat),
    /// A seat places a lieutenant in a sectio where it has legions (rule 8.3.1).
    Quarter {
        /// Who.
        seat: Seat,
        /// The lieutenant.
        lieutenant: LieutenantKind,
    },
    /// A seat places legions that a card gives it.
    Raise {
        /// Who.
        seat: Seat,
        /// How many, as far as there are counters and room.
        legions: u8,
    },
}

/// A part of the Summoning Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SummonAuto {
    /// The phase begins.
    Begin,
}

/// An answer in the Summoning Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum SummonAnswer {
    /// Legions are summoned, one in each of these sectio (rule 8.2).
    Legions(Vec<Sectio>),
    /// A card recruits a lieutenant (rule 8.3.1).
    Recruit(Arcanum),
    /// A legion in AnteHell tries to tame a hound (rule 8.3.2).
    Tame(Legion),
    /// An arcana card is bought (rule 8.3.3).
    Buy,
    /// A lieutenant gets bonus pay (rule 8.3.4).
    Bonus {
        /// Who.
        lieutenant: LieutenantKind,
        /// Souls, 1 or more.
        souls: u32,
    },
    /// Where the lieutenant goes.
    Quarter(Sectio),
    /// Nothing more.
    Done,
}

impl Game {
    /// Returns the price of the next legions of a seat, for each of them.
    #[must_use]
    pub fn legion_prices(&self, catalog: &Catalog, seat: Seat, count: usize) -> Vec<u32> {
        let price = plus(catalog.numbers.souls.legion.into(), self.legion_price_added(catalog, Banner::Seat(seat)));
        let mut prices = vec![price; count];
        for skill in self.skills(catalog, seat) {
            if let Skill::Summoning(SummoningSkill::Cheaper { legions, souls }) = skill {
                let left = usize::from(legions.saturating_sub(self.triumvirate(seat).summoned));
                prices.iter_mut().take(left).for_each(|price| *price = price.saturating_sub((*souls).into()));
            }
        }
        prices
    }

    /// Returns the price of an arcana card.
    #[must_use]
    pub fn card_price(&self, catalog: &Catalog, seat: Seat) -> u32 {
        plus(catalog.numbers.souls.arcanum.into(), self.card_price_added(catalog, Banner::Seat(seat)))
    }

    /// Returns the Souls for a lieutenant that a card recruits; `None` for another card.
    #[must_use]
    pub fn recruit_price(&self, catalog: &Catalog, seat: Seat, card: Arcanum) -> Option<u32> {
        match catalog.arcanum(card).minor? {
            Minor::Recruit { cost } => {
                Some(plus(cost.into(), self.lieutenant_price_added(catalog, Banner::Seat(seat))))
            }
            Minor::Pass { .. } | Minor::Walk { .. } => None,
        }
    }

    /// True if a new unit of a seat may be placed here: never where "Uriel, Lilith or another
    /// Triumvirate's Units" are (rule 8.1).
    #[must_use]
    pub fn is_calm(&self, seat: Seat, sectio: Sectio) -> bool {
        let place = Place::Sectio(sectio);
        let board = self.board();
        !board.has_foes(Banner::Seat(seat), place, true) && !board.has_uriel(place) && !board.has_lilith(place)
    }

    /// Returns the sectio in which a seat may summon legions now: its own, and first each of them
    /// once (rule 8.2).
    #[must_use]
    pub fn nurseries(&self, catalog: &Catalog, seat: Seat) -> Vec<Sectio> {
        self.nurseries_after(catalog, seat, &[])
    }

    /// Returns the sectio in which a seat may summon one more legion, after these.
    #[must_use]
    pub fn nurseries_after(&self, catalog: &Catalog, seat: Seat, before: &[Sectio]) -> Vec<Sectio> {
        let struck =
            |sectio: Sectio| self.has_phenomenon(catalog, Place::Sectio(sectio), PhenomenonEffect::NoSummoning);
        let open: Vec<Sectio> =
            self.sectio_of(seat).filter(|sectio| self.is_calm(seat, *sectio) && !struck(*sectio)).collect();
        let raised = &self.triumvirate(seat).raised;
        let used = |sectio: &Sectio| raised.contains(sectio) || before.contains(sectio);
        let fresh: Vec<Sectio> = open.iter().copied().filter(|sectio| !used(sectio)).collect();
        if fresh.is_empty() { open } else { fresh }
    }

    /// Returns the sectio in which a seat may place a lieutenant.
    #[must_use]
    pub fn barracks(&self, seat: Seat) -> Vec<Sectio> {
        let legions = |sectio: &Sectio| self.board().has_legions(Banner::Seat(seat), Place::Sectio(*sectio));
        Sectio::all().filter(legions).filter(|sectio| self.is_calm(seat, *sectio)).collect()
    }

    /// Returns the number of legions that a seat may still summon in this turn.
    #[must_use]
    pub fn summonable(&self, catalog: &Catalog, seat: Seat) -> usize {
        let counters = self.spare_legions(Banner::Seat(seat));
        let limit = self.summoning_limit(catalog, seat);
        let left = limit.map(|limit| usize::from(limit.saturating_sub(self.triumvirate(seat).summoned)));
        left.map_or(counters, |left| left.min(counters))
    }

    /// Checks that legions may be placed in this order (rule 8.2).
    fn check_places(&self, catalog: &Catalog, seat: Seat, places: &[Sectio]) -> Result<(), Refusal> {
        (0..places.len()).try_for_each(|at| {
            sure(self.nurseries_after(catalog, seat, &places[..at]).contains(&places[at]), Refusal::Place)
        })
    }

    /// Checks whether a legion may try to tame a hound.
    fn check_tame(&self, seat: Seat, legion: Legion) -> Result<(), Refusal> {
        sure(legion.banner == Banner::Seat(seat), Refusal::NotYourUnit)?;
        sure(self.board().legion(legion) == Some(Place::AnteHell), Refusal::Place)?;
        sure(self.board().hound_of(legion).is_none(), Refusal::OneHound)?;
        sure(!self.triumvirate(seat).tried.contains(&legion), Refusal::Twice)?;
        sure(!self.board().kennel().is_empty(), Refusal::NotThere)
    }

    fn check_summon(&self, catalog: &Catalog, seat: Seat, answer: &SummonAnswer) -> Result<(), Refusal> {
        let own = self.triumvirate(seat);
        match answer {
            SummonAnswer::Legions(places) => {
                sure(!places.is_empty(), Refusal::Count)?;
                sure(places.len() <= self.summonable(catalog, seat), Refusal::Counters)?;
                let price: u32 = self.legion_prices(catalog, seat, places.len()).into_iter().sum();
                sure(price <= own.souls, Refusal::Souls)?;
                self.check_places(catalog, seat, places)
            }
            SummonAnswer::Recruit(card) => {
                sure(own.holds(*card), Refusal::NotYourCard)?;
                let price = self.recruit_price(catalog, seat, *card).ok_or(Refusal::Card)?;
                sure(price <= own.souls, Refusal::Souls)?;
                sure(!self.barracks(seat).is_empty(), Refusal::Place)
            }
            SummonAnswer::Tame(legion) => self.check_tame(seat, *legion),
            SummonAnswer::Buy => sure(self.card_price(catalog, seat) <= own.souls, Refusal::Souls),
            SummonAnswer::Bonus { lieutenant, souls } => {
                let officer = self.board().officer(*lieutenant).ok_or(Refusal::NotThere)?;
                sure(officer.banner == Banner::Seat(seat), Refusal::NotYourUnit)?;
                sure(*souls > 0, Refusal::Count)?;
                sure(*souls <= own.souls, Refusal::Souls)
            }
            SummonAnswer::Done => Ok(()),
            SummonAnswer::Quarter(_) => Err(Refusal::WrongQuestion),
        }
    }
}

impl Asks for SummonAsk {
    type Answer = SummonAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Turn(seat) => vec![*seat],
            Self::Quarter { seat, .. } if game.barracks(*seat).len() > 1 => vec![*seat],
            Self::Raise { seat, legions } if *legions > 0 && !game.nurseries(catalog, *seat).is_empty() => {
                if game.spare_legions(Banner::Seat(*seat)) > 0 { vec![*seat] } else { Vec::new() }
            }
            Self::Quarter { .. } | Self::Raise { .. } => Vec::new(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> SummonAnswer {
        match self {
            Self::Turn(_) => SummonAnswer::Done,
            Self::Quarter { .. } => {
                game.barracks(seat).first().map_or(SummonAnswer::Done, |at| SummonAnswer::Quarter(*at))
            }
            Self::Raise { legions, .. } => {
                let mut places: Vec<Sectio> = Vec::new();
                for _ in 0..(*legions).min(game.spare_legions(Banner::Seat(seat)) as u8) {
                    let Some(at) = game.nurseries_after(catalog, seat, &places).first().copied() else { break };
                    places.push(at);
                }
                SummonAnswer::Legions(places)
            }
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &SummonAnswer) -> Result<(), Refusal> {
        match self {
            Self::Turn(_) => game.check_summon(catalog, seat, answer),
            Self::Quarter { .. } => match answer {
                SummonAnswer::Quarter(sectio) => sure(game.barracks(seat).contains(sectio), Refusal::Place),
                SummonAnswer::Legions(_)
                | SummonAnswer::Recruit(_)
                | SummonAnswer::Tame(_)
                | SummonAnswer::Buy
                | SummonAnswer::Bonus { .. }
                | SummonAnswer::Done => Err(Refusal::WrongQuestion),
            },
            Self::Raise { legions, .. } => match answer {
                SummonAnswer::Legions(places) => {
                    sure(places.len() <= usize::from(*legions), Refusal::Count)?;
                    sure(places.len() <= game.spare_legions(Banner::Seat(seat)), Refusal::Counters)?;
                    game.check_places(catalog, seat, places)
                }
                SummonAnswer::Done => Ok(()),
                SummonAnswer::Recruit(_)
                | SummonAnswer::Tame(_)
                | SummonAnswer::Buy
                | SummonAnswer::Bonus { .. }
                | SummonAnswer::Quarter(_) => Err(Refusal::WrongQuestion),
            },
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, SummonAnswer)]) {
        let answer = answers.first().map(|(_, answer)| answer.clone());
        match self {
            Self::Turn(seat) => {
                if let Some(answer) = answer.filter(|answer| *answer != SummonAnswer::Done) {
                    // What the answer leads to comes before the next question.
                    course.next([Self::Turn(seat)]);
                    summon(course, seat, answer);
                }
            }
            Self::Quarter { seat, lieutenant } => {
                let chosen = match answer {
                    Some(SummonAnswer::Quarter(at)) => Some(at),
                    Some(_) | None => course.game.barracks(seat).first().copied(),
                };
                quarter(course, seat, lieutenant, chosen);
            }
            Self::Raise { seat, .. } => {
                if let Some(SummonAnswer::Legions(places)) = answer {
                    place(course, seat, &places);
                }
            }
        }
    }
}

impl Happens for SummonAuto {
    fn happen(self, course: &mut Course<'_>) {
        let Self::Begin = self;
        course.game.phase = Phase::Summoning;
        // "The player that came out of the Soul Phase owning the most Souls going first, the second
        // wealthiest going second, and so on." Lots break ties.
        let mut seats: Vec<Seat> = course.game.seats().collect();
        course.shuffle(&mut seats);
        seats.sort_by_key(|seat| std::cmp::Reverse(course.game.triumvirate(*seat).souls));
        for seat in &seats {
            let own = course.game.triumvirate_mut(*seat);
            own.raised.clear();
            own.tried.clear();
        }
        course.tell(SummonFact::Order { seats: seats.clone() });
        course.next(seats.into_iter().map(SummonAsk::Turn).collect::<Vec<_>>());
    }
}

fn summon(course: &mut Course<'_>, seat: Seat, answer: SummonAnswer) {
    match answer {
        SummonAnswer::Legions(places) => {
            let souls = course.game.legion_prices(course.catalog, seat, places.len()).into_iter().sum();
            course.pay(seat, souls);
            course.tell(SummonFact::Summoned { seat, places: places.clone(), souls });
            course.game.triumvirate_mut(seat).summoned += places.len() as u8;
            place(course, seat, &places);
        }
        SummonAnswer::Recruit(card) => recruit(course, seat, card),
        SummonAnswer::Tame(legion) => tame(course, seat, legion),
        SummonAnswer::Buy => {
            let souls = course.game.card_price(course.catalog, seat);
            course.pay(seat, souls);
            course.tell(SummonFact::Bought { seat, souls });
            course.draw_arcana(seat, 1);
        }
        SummonAnswer::Bonus { lieutenant, souls } => {
            course.pay(seat, souls);
            course.tell(SummonFact::Rewarded { seat, lieutenant, souls });
            if let Some(officer) = course.game.board.officer_mut(lieutenant) {
                officer.bonus += souls;
            }
        }
        SummonAnswer::Quarter(_) | SummonAnswer::Done => {}
    }
}

/// Places new legions of a seat.
fn place(course: &mut Course<'_>, seat: Seat, places: &[Sectio]) {
    for sectio in places {
        if course.raise(Banner::Seat(seat), Place::Sectio(*sectio)).is_some() {
            course.game.triumvirate_mut(seat).raised.push(*sectio);
        }
    }
}

/// "A player needs to play a Recruit Lieutenant Minor Arcana Card and pay the cost in Souls printed
/// on it. He then turns to the 'Lieutenants Available' boxes and rolls one die."
fn recruit(course: &mut Course<'_>, seat: Seat, card: Arcanum) {
    let souls = course.game.recruit_price(course.catalog, seat, card).unwrap_or(0);
    course.pay(seat, souls);
    course.discard(seat, card);
    course.tell(SummonFact::Advertised { seat, card, souls });
    let die = course.roll(Some(seat), Why::Recruit);
    let boxes = course.catalog.numbers.cards.boxes;
    let at = usize::from(boxes[usize::from(die.saturating_sub(1)).min(boxes.len() - 1)]);
    course.hire(seat, at);
}

impl Course<'_> {
    /// Lets a seat recruit the top lieutenant of a box. "Should any recruitment empty a
    /// 'Lieutenants available' box, any Lieutenants currently in the 'Return' box are moved to the
    /// empty box."
    pub fn hire(&mut self, seat: Seat, at: usize) {
        let Some(lieutenant) = self.game.boxes.get_mut(at).and_then(Vec::pop) else {
            self.tell(SummonFact::NobodyCame { seat });
            return;
        };
        if self.game.boxes[at].is_empty() {
            self.game.boxes[at] = std::mem::take(&mut self.game.returned);
        }
        self.next([SummonAsk::Quarter { seat, lieutenant }]);
    }

    /// Gives a legion a hound out of the box, by lot.
    pub fn capture(&mut self, seat: Seat, legion: Legion) {
        let Some(at) = self.game.board.legion(legion) else { return };
        let kennel = self.game.board.kennel();
        let Some(hound) = self.pick(&kennel) else { return };
        self.game.board.put_hound(hound, Some(Hound { at, minder: Some(legion) }));
        self.tell(SummonFact::Tamed { seat, legion, hound });
    }
}

fn quarter(course: &mut Course<'_>, seat: Seat, lieutenant: LieutenantKind, at: Option<Sectio>) {
    match at {
        Some(sectio) => {
            let officer = Officer { banner: Banner::Seat(seat), at: Place::Sectio(sectio), bonus: 0 };
            course.game.board.put_officer(lieutenant, Some(officer));
            course.tell(SummonFact::Recruited { seat, lieutenant, sectio });
        }
        None => {
            course.game.returned.push(lieutenant);
            course.tell(SummonFact::NobodyCame { seat });
        }
    }
}

/// "On a roll of one to four, the Legion captures a Hound. [...] On a roll of five nothing happens.
/// On a roll of six the Legion is destroyed by forces unknown."
fn tame(course: &mut Course<'_>, seat: Seat, legion: Legion) {
    let numbers = course.catalog.numbers.moves;
    course.game.triumvirate_mut(seat).tried.push(legion);
    let die = course.roll(Some(seat), Why::Tame { legion });
    let skill = |skill: &Skill| {
        let Skill::March(MarchSkill::Gates { taming }) = skill else { return None };
        Some(i32::from(*taming))
    };
    let easier: i32 = course.game.skills(course.catalog, seat).filter_map(skill).sum();
    let added = course.game.taming_added(course.catalog, Banner::Seat(seat)) - easier;
    let result = (i32::from(die) + added).clamp(1, 6);
    if result <= i32::from(numbers.tamed_upto) {
        course.capture(seat, legion);
    } else if result >= i32::from(numbers.killed_from) {
        course.remove(Unit::Legion(legion), Loss::Beast);
    } else {
        course.tell(SummonFact::NotTamed { seat, legion });
    }
}
