//! Strokes: what an event (rule 6.1) or a card that is played right away (rule 6.3.1) does once.
//!
//! A stroke without anybody to strike does nothing. Lots break ties: "Allways use a die as
//! tie-breaker if a card needs to pick a target and has run out of criteria."

use circles_catalog::Catalog;
use circles_catalog::definitions::{
    CardStroke, DaemonStroke, EarthModifier, Measure, Modifier, SectioStroke, SoulStroke, SpellEffect, StandingStroke,
    Stroke, UnitStroke, Visitor, Which, Whom,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{CardFact, Loss, SoulsFact, Why};
use crate::game::{Game, Source};
use crate::ids::{Arcanum, Banner, Circle, DaemonKind, EventKind, HellCard, Legion, Place, Seat, Sectio, Unit};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Asks, Happens};
use crate::summon::SummonAsk;

/// A part of a stroke that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StrokeAsk {
    /// Seats choose which legions they lose.
    Lose {
        /// Who loses.
        seats: Vec<Seat>,
        /// How many each, as far as it has any.
        legions: u8,
    },
}

/// A stroke that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StrokeAuto {
    /// One of the strokes of a card.
    Strike {
        /// The card.
        source: Source,
        /// The Hell card, if it is one.
        card: Option<HellCard>,
        /// Who drew or cast it; `None` for Hell cards.
        by: Option<Seat>,
        /// The number of the stroke, from 0.
        at: usize,
    },
    /// Daemons on Earth face the perils of a permanent event that was just placed.
    Perils(EventKind),
}

/// The legions that a seat loses.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Losses(pub Vec<Legion>);

impl Asks for StrokeAsk {
    type Answer = Losses;

    fn asked(&self, _catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let Self::Lose { seats, legions } = self;
        let chooses = |seat: &&Seat| game.board().legions(Banner::Seat(**seat)).count() > usize::from(*legions);
        seats.iter().filter(chooses).copied().collect()
    }

    fn default(&self, _catalog: &Catalog, game: &Game, seat: Seat) -> Losses {
        let Self::Lose { legions, .. } = self;
        // Those without a hound first.
        let mut own: Vec<Legion> = game.board().legions(Banner::Seat(seat)).map(|(legion, _)| legion).collect();
        own.sort_by_key(|legion| (game.board().hound_of(*legion).is_some(), *legion));
        own.truncate((*legions).into());
        Losses(own)
    }

    fn check(&self, _catalog: &Catalog, game: &Game, seat: Seat, answer: &Losses) -> Result<(), Refusal> {
        let Self::Lose { legions, .. } = self;
        distinct(&answer.0)?;
        let own = |legion: &Legion| legion.banner == Banner::Seat(seat) && game.board().legion(*legion).is_some();
        sure(answer.0.iter().all(own), Refusal::NotYourUnit)?;
        sure(answer.0.len() == usize::from(*legions), Refusal::Count)
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, Losses)]) {
        let Self::Lose { seats, .. } = self;
        for seat in seats {
            let chosen = answers.iter().find(|(own, _)| *own == seat);
            let lost: Vec<Legion> = match chosen {
                Some((_, Losses(lost))) => lost.clone(),
                // It has no more than it loses.
                None => course.game.board().legions(Banner::Seat(seat)).map(|(legion, _)| legion).collect(),
            };
            for legion in lost {
                course.remove(Unit::Legion(legion), Loss::Disaster);
            }
        }
    }
}

impl StrokeAuto {
    /// Returns the steps for all strokes of a card.
    pub(crate) fn all(catalog: &Catalog, source: Source, card: Option<HellCard>, by: Option<Seat>) -> Vec<Self> {
        (0..strokes(catalog, source).len()).map(|at| Self::Strike { source, card, by, at }).collect()
    }
}

/// Returns the strokes of a card.
#[must_use]
pub fn strokes(catalog: &Catalog, source: Source) -> &[Stroke] {
    match source {
        Source::Event(kind) => &catalog.event(kind).at_once,
        Source::Spell(kind) => {
            let SpellEffect::Strokes(strokes) = &catalog.spell(kind).effect else { return &[] };
            strokes
        }
    }
}

impl Happens for StrokeAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Strike { source, card, by, at } => {
                let Some(stroke) = strokes(course.catalog, source).get(at) else { return };
                strike(course, stroke, card, by);
            }
            Self::Perils(kind) => {
                let perils: Vec<EarthModifier> = course.catalog.event(kind).lasting.iter().filter_map(peril).collect();
                for peril in perils {
                    for seat in course.game.seats() {
                        course.face(seat, peril);
                    }
                }
            }
        }
    }
}

fn peril(modifier: &Modifier) -> Option<EarthModifier> {
    let Modifier::Earth(peril @ EarthModifier::Peril { .. }) = modifier else { return None };
    Some(*peril)
}

fn strike(course: &mut Course<'_>, stroke: &Stroke, card: Option<HellCard>, by: Option<Seat>) {
    match stroke {
        Stroke::Units(stroke) => units(course, *stroke, by),
        Stroke::Souls(stroke) => souls(course, *stroke, by),
        Stroke::Standing(stroke) => standing(course, *stroke, by),
        Stroke::Cards(stroke) => cards(course, *stroke, by),
        Stroke::Daemons(stroke) => daemons(course, stroke, by),
        Stroke::Sectio(stroke) => sectio(course, *stroke, by),
        Stroke::Visitor(Visitor::Uriel) => course.call_uriel(card),
        Stroke::Visitor(Visitor::Lilith { aspect }) => course.call_lilith(*aspect),
    }
}

impl Game {
    /// Counts something of a seat.
    #[must_use]
    pub fn measure(&self, seat: Seat, measure: Measure) -> usize {
        let own = self.triumvirate(seat);
        let banner = Banner::Seat(seat);
        match measure {
            Measure::Souls => own.souls as usize,
            Measure::Favours => own.favours as usize,
            Measure::Disfavours => own.disfavours as usize,
            Measure::Cards => own.hand.len(),
            Measure::Legions => self.board().legions(banner).count(),
            Measure::Lieutenants => self.board().officers_of(banner).count(),
            Measure::Hounds => {
                let tamed = |minder: Legion| minder.banner == banner;
                self.board().hounds().filter(|(_, hound)| hound.minder.is_some_and(tamed)).count()
            }
            Measure::Sectio => self.sectio_of(seat).count(),
            Measure::CircleSectio => Circle::all().map(|circle| self.holdings(seat, circle)).max().unwrap_or(0),
            Measure::Daemons => own.able().count(),
            Measure::DaemonsOnEarth => own.daemons.iter().filter(|daemon| daemon.is_on_earth()).count(),
        }
    }

    /// Counts the sectio of a seat in a circle.
    #[must_use]
    pub fn holdings(&self, seat: Seat, circle: Circle) -> usize {
        circle.sectio().filter(|sectio| self.owns(seat, *sectio)).count()
    }
}

impl Course<'_> {
    /// Returns the seats that a card means.
    pub fn whom(&mut self, whom: Whom, by: Option<Seat>) -> Vec<Seat> {
        let extreme = |course: &mut Self, measure: Measure, most: bool| {
            let game = &course.game;
            let counts: Vec<usize> = game.seats().map(|seat| game.measure(seat, measure)).collect();
            let best = if most { counts.iter().max() } else { counts.iter().min() };
            let tied: Vec<Seat> =
                game.seats().zip(&counts).filter(|(_, count)| Some(*count) == best).map(|(seat, _)| seat).collect();
            course.pick(&tied).into_iter().collect()
        };
        match whom {
            Whom::All => self.game.seats().collect(),
            Whom::Caster => by.into_iter().collect(),
            Whom::Others => self.game.seats().filter(|seat| Some(*seat) != by).collect(),
            Whom::Most(measure) => extreme(self, measure, true),
            Whom::Fewest(measure) => extreme(self, measure, false),
            Whom::Lot => {
                let all: Vec<Seat> = self.game.seats().collect();
                self.pick(&all).into_iter().collect()
            }
        }
    }
}

fn units(course: &mut Course<'_>, stroke: UnitStroke, by: Option<Seat>) {
    match stroke {
        UnitStroke::Lose { whom, legions } => {
            let seats = course.whom(whom, by);
            course.next([StrokeAsk::Lose { seats, legions }]);
        }
        UnitStroke::Gain { whom, legions } => {
            let seats = course.whom(whom, by);
            course.next(seats.into_iter().map(|seat| SummonAsk::Raise { seat, legions }).collect::<Vec<_>>());
        }
        UnitStroke::LieutenantsLeave { whom, lieutenants } => {
            for seat in course.whom(whom, by) {
                let mut own: Vec<_> =
                    course.game.board().officers_of(Banner::Seat(seat)).map(|(kind, _)| kind).collect();
                course.shuffle(&mut own);
                for kind in own.into_iter().take(lieutenants.into()) {
                    course.remove(Unit::Lieutenant(kind), Loss::Disbanded);
                }
            }
        }
        UnitStroke::Rebel { whom, legions } => {
            for seat in course.whom(whom, by) {
                let mut own: Vec<Legion> =
                    course.game.board().legions(Banner::Seat(seat)).map(|(legion, _)| legion).collect();
                course.shuffle(&mut own);
                for legion in own.into_iter().take(legions.into()) {
                    course.defect(legion, Banner::Freebooters);
                }
            }
        }
        UnitStroke::Freebooters { legions } => {
            let Some(sectio) = course.draw_sectio() else { return };
            for _ in 0..legions {
                course.raise(Banner::Freebooters, Place::Sectio(sectio));
            }
        }
        UnitStroke::HoundsLoose => {
            let minders: Vec<Legion> = course.game.board().hounds().filter_map(|(_, hound)| hound.minder).collect();
            for minder in minders {
                course.unleash(minder);
            }
        }
        UnitStroke::HoundsReturn => {
            let all: Vec<_> = course.game.board().hounds().map(|(kind, _)| kind).collect();
            for kind in all {
                course.remove(Unit::Hound(kind), Loss::Disbanded);
            }
        }
        UnitStroke::Plague { upto } => {
            let all: Vec<Legion> = course.game.board().all_legions().map(|(legion, _)| legion).collect();
            for legion in all {
                course.perish(Unit::Legion(legion), upto);
            }
        }
        UnitStroke::CleanAnteHell => course.clean_antehell(Loss::Disaster),
    }
}

fn souls(course: &mut Course<'_>, stroke: SoulStroke, by: Option<Seat>) {
    let (whom, change): (Whom, fn(&mut Course<'_>, Seat, SoulStroke) -> i64) = match stroke {
        SoulStroke::Gain { whom, .. } | SoulStroke::Roll { whom, .. } => (whom, gain),
        SoulStroke::Lose { whom, .. } | SoulStroke::Halve { whom } | SoulStroke::Tithe { whom, .. } => (whom, lose),
    };
    for seat in course.whom(whom, by) {
        let souls = change(course, seat, stroke);
        course.tell(SoulsFact::Stroke { seat, souls });
    }
}

fn gain(course: &mut Course<'_>, seat: Seat, stroke: SoulStroke) -> i64 {
    let souls = match stroke {
        SoulStroke::Gain { souls, .. } => souls.into(),
        SoulStroke::Roll { rolls, .. } => {
            let dice = course.roll_many(Some(seat), Why::Souls { daemon: None }, rolls.into());
            dice.into_iter().map(u32::from).sum()
        }
        SoulStroke::Lose { .. } | SoulStroke::Halve { .. } | SoulStroke::Tithe { .. } => 0,
    };
    course.earn(seat, souls);
    souls.into()
}

fn lose(course: &mut Course<'_>, seat: Seat, stroke: SoulStroke) -> i64 {
    let souls = match stroke {
        SoulStroke::Lose { souls, .. } => souls.into(),
        SoulStroke::Halve { .. } => course.game.triumvirate(seat).souls / 2,
        SoulStroke::Tithe { souls, .. } => u32::from(souls) * course.game.sectio_of(seat).count() as u32,
        SoulStroke::Gain { .. } | SoulStroke::Roll { .. } => 0,
    };
    -i64::from(course.pay(seat, souls))
}

fn standing(course: &mut Course<'_>, stroke: StandingStroke, by: Option<Seat>) {
    match stroke {
        StandingStroke::Favour { whom, favours } => {
            course.whom(whom, by).into_iter().for_each(|seat| course.favour(seat, favours.into()));
        }
        StandingStroke::Spend { whom, favours } => {
            course.whom(whom, by).into_iter().for_each(|seat| course.spend_favours(seat, favours.into()));
        }
        StandingStroke::Disfavour { whom, disfavours } => {
            course.whom(whom, by).into_iter().for_each(|seat| course.disfavour(seat, disfavours.into()));
        }
        StandingStroke::Forgive { whom, disfavours } => {
            course.whom(whom, by).into_iter().for_each(|seat| course.forgive(seat, disfavours.into()));
        }
    }
}

fn cards(course: &mut Course<'_>, stroke: CardStroke, by: Option<Seat>) {
    match stroke {
        CardStroke::Draw { whom, cards } => {
            for seat in course.whom(whom, by) {
                course.draw_arcana(seat, cards.into());
            }
        }
        CardStroke::Discard { whom, cards } => {
            for seat in course.whom(whom, by) {
                course.discard_lots(seat, cards.into());
            }
        }
        CardStroke::PassHands => {
            let mut hands: Vec<Vec<Arcanum>> = Vec::new();
            for seat in course.game.seats() {
                let own = course.game.triumvirate_mut(seat);
                own.known.clear();
                own.brought.clear();
                hands.push(std::mem::take(&mut own.hand));
            }
            hands.rotate_right(1);
            for (seat, hand) in course.game.seats().zip(hands) {
                course.game.triumvirate_mut(seat).hand = hand;
            }
            course.tell(CardFact::PassedHands);
        }
    }
}

impl Course<'_> {
    /// Lets a seat discard cards by lot.
    pub fn discard_lots(&mut self, seat: Seat, count: usize) {
        let mut hand = self.game.triumvirate(seat).hand.clone();
        self.shuffle(&mut hand);
        hand.truncate(count);
        for card in &hand {
            self.discard(seat, *card);
        }
        if !hand.is_empty() {
            self.tell(CardFact::Discarded { seat, cards: hand });
        }
    }
}

fn daemons(course: &mut Course<'_>, stroke: &DaemonStroke, by: Option<Seat>) {
    let seats = course.whom(stroke.whom, by);
    for (seat, kind) in struck(course, stroke, &seats) {
        let escapes = stroke.escape.is_some_and(|talent| course.roll_against(seat, kind, talent));
        if !escapes {
            course.afflict(kind, stroke.fate);
        }
    }
}

/// Returns the daemons that a stroke picks.
fn struck(course: &mut Course<'_>, stroke: &DaemonStroke, seats: &[Seat]) -> Vec<(Seat, DaemonKind)> {
    let catalog = course.catalog;
    let there = |game: &Game, seat: Seat| -> Vec<(Seat, DaemonKind)> {
        let fits = game.triumvirate(seat).able().filter(|own| stroke.locale.is_none_or(|at| at == own.locale));
        fits.map(|daemon| (seat, daemon.kind)).collect()
    };
    let rank = |(_, kind): &(Seat, DaemonKind)| catalog.daemon(*kind).rank;
    let all: Vec<(Seat, DaemonKind)> = seats.iter().flat_map(|seat| there(&course.game, *seat)).collect();
    match stroke.which {
        Which::Every => all,
        Which::Highest => all.into_iter().min_by_key(rank).into_iter().collect(),
        Which::Lowest => all.into_iter().max_by_key(rank).into_iter().collect(),
        Which::EachLowest => {
            seats.iter().filter_map(|seat| there(&course.game, *seat).into_iter().max_by_key(rank)).collect()
        }
        Which::EachMost(talent) => {
            let mut picked = Vec::new();
            for seat in seats {
                let own = there(&course.game, *seat);
                let symbols = |kind: DaemonKind| catalog.daemon(kind).talent(talent);
                let most = own.iter().map(|(_, kind)| symbols(*kind)).max();
                let tied: Vec<_> = own.into_iter().filter(|(_, kind)| Some(symbols(*kind)) == most).collect();
                picked.extend(course.pick(&tied));
            }
            picked
        }
        Which::EachLot => {
            let mut picked = Vec::new();
            for seat in seats {
                let own = there(&course.game, *seat);
                picked.extend(course.pick(&own));
            }
            picked
        }
    }
}

fn sectio(course: &mut Course<'_>, stroke: SectioStroke, by: Option<Seat>) {
    match stroke {
        SectioStroke::Revoke { whom, sectio } => {
            for seat in course.whom(whom, by) {
                let mut own: Vec<Sectio> = course.game.sectio_of(seat).collect();
                course.shuffle(&mut own);
                own.into_iter().take(sectio.into()).for_each(|sectio| course.hand_over(sectio, None));
            }
        }
        SectioStroke::Grant { whom, sectio } => {
            for seat in course.whom(whom, by) {
                let game = &course.game;
                let free = |at: &Sectio| {
                    game.owner(*at).is_none() && !game.board().has_foes(Banner::Seat(seat), Place::Sectio(*at), true)
                };
                let mut free: Vec<Sectio> = Sectio::all().filter(free).collect();
                course.shuffle(&mut free);
                for sectio in free.into_iter().take(sectio.into()) {
                    course.hand_over(sectio, Some(Banner::Seat(seat)));
                }
            }
        }
    }
}
