//! The greedy mind: gives each slot to the order with the most expected prestige before the game
//! ends.
//!
//! Once a turn it makes a [`Survey`]: the expected length of the game, the worth of each place
//! until then, and which of its legions could take it, alone or in pairs, and how soon. Then it
//! fills slot after slot with the best [`Idea`]: an attack, a march that claims land or brings a
//! legion closer to a target, a bid, a demand. Each idea is evaluated on the plan including the
//! orders already written, so that its own legions do not block each other. All scores are
//! integers.
//!
//! It considers the positions of rivals, but does not predict their orders.

mod answers;
mod arms;
mod attributes;
mod budget;
mod diplomacy;
mod expand;
mod idea;
mod lore;
mod market;
mod mastery;
mod objectives;
mod occult;
mod openings;
mod promises;
mod schemes;
mod scripts;
mod smithy;
mod survey;
mod war;
mod ways;
mod weights;

use super::draft_writer::DraftWriter;
use super::{Mind, dice_of};
pub use crate::rules::conclave::turns_left;
use crate::rules::dice::Rolls;
use crate::rules::forces::moves_left;
use crate::rules::ids::{CantonId, SlotNo};
use crate::rules::orders::{Draft, Drafting, Order, Problem};
use crate::rules::rituals::{RitualOrder, Target};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::{Purse, TributeOrder};
use crate::rules::view::SeatView;
use crate::thought::Reply;
use attributes::Savings;
use budget::{dear, shadow_price, stranded, thirst, urge};
use diplomacy::{Court, Front, Marches, fronts, marching_orders};
use expand::{Route, land_values, routes};
pub(super) use idea::alike;
use idea::{Idea, chosen};
pub use lore::Lore;
use market::{Wish, free_commands, wishes};
pub use openings::{Opening, openings};
pub(super) use survey::POINT;
use survey::{Grains, Survey};
pub(super) use war::army;
use weights::percent;
pub use weights::{Bent, Weights};

/// Chooses the best order for each slot, one slot after the other.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// The plan before one slot, and the values derived from it.
struct Moment<'a, 'p> {
    survey: &'a Survey<'a>,
    plan: &'a Drafting<'p>,
    /// The orders written so far.
    written: &'a [Option<Order>],
    left: usize,
    /// The current position of each unit.
    stands: Vec<CantonId>,
    /// Share of each target that is still to be won after earlier attacks of this turn, in
    /// thousandths.
    open: &'a [i32],
    /// Expected damage of earlier attacks of this turn to each target, in hit points.
    dealt: &'a [i16],
    wishes: &'a [Wish],
    /// Worth of keeping a point of tribute (`coin`), and of gaining one (`thirst`).
    coin: Grains,
    thirst: Grains,
    /// Price of each resource, in percent of `coin`.
    dear: [i32; 4],
    /// Tribute due for lasting rituals next turn, and the loss if they lapse. Zero for a house
    /// without providence.
    obligations: (Purse, Grains),
    /// The level that the house saves for.
    savings: Option<Savings>,
    /// True if the vault cannot pay for any wish, however full it is.
    stranded: bool,
    /// Bonus for spending from a full vault.
    urge: Grains,
    /// Worth of a tribute card for objectives that count cards.
    hoard: Grains,
    /// Steps to the nearest unclaimed land, by terrain mask.
    frontier: Vec<(u16, Vec<u8>)>,
    /// Number of claimable cantons next to each canton.
    room: Vec<i32>,
    /// Rivals that may be fought now.
    fronts: &'a [Front],
    /// Worth of ending the turn in each canton: enemy land, or a position beside an endangered
    /// place.
    posts: Vec<Grains>,
    /// Steps by terrain mask to enemy land that can be taken now or soon, and the worth of one
    /// canton of it.
    marches: Marches,
    /// Possible diplomatic acts, best first. Empty once one has been written this turn.
    acts: &'a [(Grains, Order)],
    /// Gain from a loss of each house, in percent of that loss.
    spite: &'a [i32],
    /// The possible ways of each unit, with their worth.
    routes: Vec<Vec<(Route, Grains)>>,
}

impl Mind for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        compose(book, view, &Bent::of(Weights::SOBER), seed, &Lore::default())
    }
}

/// Fills slot after slot with the best idea for a mind of this bent. The same view, bent and seed
/// give the same draft. `lore` is only a cache; share one for many calls.
#[must_use]
pub fn compose(book: &Rulebook, view: &SeatView, bent: &Bent, seed: u64, lore: &Lore) -> Draft {
    fill(book, view, bent, seed, lore, None)
}

/// An order with the reason for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The order.
    pub order: Order,
    /// The reason.
    pub ground: Ground,
}

/// The reason for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It had the highest worth, in hundredths of a point of prestige weighted by this bent. The
    /// list holds the alternatives for the slot with their worths, best first.
    Best(i32, Vec<(Order, i32)>),
    /// It belongs to this order, and both were weighed together.
    With(Order),
}

/// The reasons for a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Grounds {
    /// The reason for each order, in the order of writing.
    pub choices: Vec<Choice>,
    /// The reasons for the replies to other houses.
    pub replies: Vec<Reply>,
}

/// Composes like [`compose`], with the reasons.
#[must_use]
pub fn deliberate(book: &Rulebook, view: &SeatView, bent: &Bent, seed: u64, lore: &Lore) -> (Draft, Grounds) {
    let mut grounds = Grounds::default();
    let draft = fill(book, view, bent, seed, lore, Some(&mut grounds));
    (draft, grounds)
}

/// Fills the slots, and records the reasons if `grounds` is given.
fn fill(
    book: &Rulebook,
    view: &SeatView,
    bent: &Bent,
    seed: u64,
    lore: &Lore,
    mut grounds: Option<&mut Grounds>,
) -> Draft {
    let (table, seat) = (view.table(), view.seat());
    if table.conclave().ending().is_some() || table.conclave().eliminated(seat).is_some() {
        return Draft::empty(seat);
    }
    let survey = Survey::of(book.catalog(), table, seat, *bent, lore);
    let wishes = wishes(&survey, table);
    let court = Court::of(&survey, table);
    let fronts = fronts(book.catalog(), table, seat, bent);
    let mut rolls = dice_of(view, seed);
    let spite = occult::spite(&survey, table);
    let (mut answers, replies) = answers::answers(&survey, table, &wishes, &court, &spite);
    if let Some(grounds) = &mut grounds {
        grounds.replies = replies;
    }
    answers.extend(objectives::choose(&survey, table));
    let mut draft_writer = DraftWriter::dip(book, view, answers);
    let mut acts = &court.acts[..];
    let mut open = vec![1000; survey.targets.len()];
    let mut dealt = vec![0; survey.targets.len()];
    while draft_writer.left() > 0 {
        let idea = {
            let moment = Moment::new(&survey, &draft_writer, &open, &dealt, &wishes, (&fronts, acts, &spite));
            moment.best(&mut rolls, grounds.is_some())
        };
        let Some((idea, others)) = idea else {
            draft_writer.skip();
            continue;
        };
        if let Some((target, strike)) = idea.target {
            open[target] = open[target] * (1000 - strike.share.min(1000)) / 1000;
            dealt[target] += survey.targets[target].place.hp / 3;
        }
        if court.acts.iter().any(|(_, act)| *act == idea.first) {
            // One act per turn is enough, because its result decides on the next.
            acts = &[];
        }
        let mut note = |order: &Order, ground: Ground| {
            if let Some(grounds) = &mut grounds {
                grounds.choices.push(Choice { order: order.clone(), ground });
            }
        };
        if draft_writer.write(idea.first.clone()) {
            note(&idea.first, Ground::Best(idea.score, others));
        } else if !draft_writer.write(Order::Tribute(TributeOrder::DemandTribute)) {
            draft_writer.skip();
        }
        if let Some(then) = idea.then
            && draft_writer.write(then.clone())
        {
            note(&then, Ground::With(idea.first));
        }
    }
    let written = draft_writer.lift();
    let sorted = marches_first(written.clone());
    // A card or artifact may also slow its legion down. Then the orders keep their original
    // sequence.
    let stands = |problem: &Problem| !matches!(problem, Problem::Order(..));
    if Drafting::problems(book, table, &sorted).iter().all(stands) { sorted } else { written }
}

/// Moves marches to the first slots, because land and places go to the first legion to arrive. Only
/// orders that arm a legion or weaken its enemies come before them. Bids and demands work the same
/// in every slot.
fn marches_first(mut draft: Draft) -> Draft {
    let mut orders: Vec<Order> = draft.slots.iter_mut().filter_map(Option::take).collect();
    let prepares = |order: &Order| {
        let bewitches = |target: &Target| !target.legions().is_empty();
        matches!(order, Order::Attachment(_))
            || matches!(order, Order::Ritual(RitualOrder::PerformRitual { target, .. }) if bewitches(target))
    };
    orders.sort_by_key(|order| match order.way() {
        None if prepares(order) => 0,
        Some(_) => 1,
        None => 2,
    });
    for (slot, order) in draft.slots.iter_mut().zip(orders) {
        *slot = Some(order);
    }
    draft
}

impl<'a, 'p> Moment<'a, 'p> {
    fn new(
        survey: &'a Survey<'a>,
        draft_writer: &'a DraftWriter<'p>,
        open: &'a [i32],
        dealt: &'a [i16],
        wishes: &'a [Wish],
        (fronts, acts, spite): (&'a [Front], &'a [(Grains, Order)], &'a [i32]),
    ) -> Self {
        let plan = draft_writer.plan();
        let table = plan.table();
        let seat = survey.seat;
        let stands: Vec<CantonId> = survey
            .units
            .iter()
            .map(|unit| table.forces().legion(unit.legion.id).map_or(unit.legion.canton, |legion| legion.canton))
            .collect();
        let values = land_values(table, seat, survey.bent.weights.land);
        let land: Vec<CantonId> = table.realm().cantons().filter(|canton| values[canton.index()] > 0).collect();
        let grid = table.realm().grid();
        let mut room = vec![0; values.len()];
        for &canton in &land {
            for &near in grid.neighbours(canton) {
                room[near.index()] += 1;
            }
        }
        let mut frontier: Vec<(u16, Vec<u8>)> = Vec::new();
        for unit in &survey.units {
            if frontier.iter().all(|(mask, _)| *mask != unit.mask) {
                frontier.push((unit.mask, survey.ways.flood(table, unit.mask, &land)));
            }
        }
        let (posts, marches) = marching_orders(survey, table, fronts);
        let wealth = table.treasury().wealth(seat);
        let free = free_commands(survey.catalog, table, seat);
        let savings = Savings::of(survey, table);
        let thirst = thirst(wishes, &wealth, free, survey.horizon);
        let coin = shadow_price(wishes, &wealth, free, survey.horizon);
        let hoard = objectives::of_card(survey, table);
        let cards = table.treasury().vault(seat).len() as i32;
        // The same for a point of an average card.
        let hoarded = hoard * cards / (wealth.points() as i32).max(1);
        let mut moment =
            Self {
                survey,
                plan,
                written: draft_writer.written(),
                left: draft_writer.left(),
                stands,
                open,
                dealt,
                wishes,
                coin: percent(
                    coin.max(savings.map_or(0, |savings| {
                        percent(savings.price_of_point(survey.horizon), survey.bent.weights.saving)
                    })),
                    survey.bent.weights.thrift,
                ) + hoarded,
                dear: dear(survey, table, wishes, savings.as_ref()),
                obligations: if survey.bent.weights.providence > 0 {
                    occult::obligations(survey, table)
                } else {
                    (Purse::EMPTY, 0)
                },
                thirst: thirst.max(savings.map_or(0, |savings| savings.thirst(&wealth))),
                savings,
                stranded: stranded(survey, table, wishes, &wealth, free),
                urge: if hoard > 0 { 0 } else { urge(&wealth) },
                hoard,
                frontier,
                room,
                fronts,
                posts,
                marches,
                acts,
                spite,
                routes: Vec::new(),
            };
        moment.routes = (0..survey.units.len()).map(|unit| moment.routes_of(unit, &values)).collect();
        moment
    }

    /// Returns all ways of a unit to cantons where it can stay, with their worth relative to
    /// staying.
    fn routes_of(&self, unit: usize, values: &[Grains]) -> Vec<(Route, Grains)> {
        let context = self.plan.context();
        let Some(legion) = context.game.forces().legion(self.survey.units[unit].legion.id) else { return Vec::new() };
        if moves_left(context.catalog, context.game, legion) == 0 {
            return Vec::new();
        }
        let without: Vec<Grains> =
            (0..self.survey.targets.len()).map(|target| self.survey.without(unit, &self.stands, target)).collect();
        let now = self.standing(unit, legion.canton, &without);
        routes(context.catalog, context.game, context.held, legion, values)
            .into_iter()
            .map(|route| {
                let post = self.posts[route.end.index()] - self.posts[legion.canton.index()];
                let score = route.claims + post + self.standing(unit, route.end, &without) - now;
                (route, score)
            })
            .collect()
    }

    /// Adds the ideas of one kind with this weight, in percent.
    fn kind(&self, share: i32, think: impl Fn(&Self, &mut Vec<Idea>), ideas: &mut Vec<Idea>) {
        if share == 0 {
            // An idea without any weight must not fill an empty slot either.
            return;
        }
        let first = ideas.len();
        think(self, ideas);
        for idea in &mut ideas[first..] {
            idea.score = percent(idea.score, share);
        }
    }

    /// Returns the best idea, if any is worth a slot; dice break ties. If `asked`, also returns the
    /// alternatives for one slot, best first. There are more of them than slots, so that at least
    /// one finds no slot.
    fn best(&self, rolls: &mut Rolls, asked: bool) -> Option<(Idea, Vec<(Order, Grains)>)> {
        let mut ideas = Vec::new();
        let weights = self.survey.bent.weights;
        self.bids(&mut ideas);
        self.demand(&mut ideas);
        self.kind(weights.raises, Self::raises, &mut ideas);
        self.kind(weights.arms, Self::fortify, &mut ideas);
        self.consolidate(&mut ideas);
        self.kind(weights.arms, Self::equip, &mut ideas);
        self.kind(weights.lore, Self::read, &mut ideas);
        self.kind(weights.lore, Self::seek, &mut ideas);
        self.kind(weights.rituals, Self::rituals, &mut ideas);
        self.kind(weights.events, Self::events, &mut ideas);
        self.kind(weights.secrets, Self::draw, &mut ideas);
        let lawful = self.acts.iter().find(|(_, order)| self.plan.check(order).is_ok());
        ideas.extend(lawful.map(|(worth, order)| Idea::of(*worth, order.clone())));
        for (unit, routes) in self.routes.iter().enumerate() {
            ideas.extend(routes.iter().map(|(route, score)| Idea::of(*score, route.order.clone())));
            if let Some(legion) = self
                .plan
                .table()
                .forces()
                .legion(self.survey.units[unit].legion.id)
                .filter(|legion| moves_left(self.survey.catalog, self.plan.table(), legion) > 0)
            {
                self.attacks(unit, legion, &mut ideas);
            }
        }
        for idea in &mut ideas {
            idea.score = idea.score * 8 + rolls.below(8) as i32;
            if self.survey.bent.doubt > 0 && idea.score > 0 {
                idea.score = percent(idea.score, 100 - rolls.below(self.survey.bent.doubt.min(100) + 1) as i32);
            }
        }
        while let Some(at) = chosen(&ideas) {
            let mut idea = ideas.swap_remove(at);
            // If an idea is not legal now, the next best is tried.
            if idea.score <= 0 || self.plan.check(&idea.first).is_ok() {
                let worth = idea.score > 0;
                let others = if asked && worth { self.others(&idea, ideas) } else { Vec::new() };
                idea.score /= 8;
                return worth.then_some((idea, others));
            }
        }
        None
    }

    /// Returns the alternatives for one slot, best first.
    fn others(&self, chosen: &Idea, mut ideas: Vec<Idea>) -> Vec<(Order, Grains)> {
        ideas.retain(|other| other.score > 0 && other.then.is_none() && !alike(&other.first, &chosen.first));
        ideas.sort_by_key(|other| std::cmp::Reverse(other.score));
        let mut others: Vec<(Order, Grains)> = Vec::new();
        for other in ideas {
            if others.len() > SlotNo::COUNT {
                break;
            }
            if others.iter().all(|(known, _)| !alike(known, &other.first)) && self.plan.check(&other.first).is_ok() {
                others.push((other.first, other.score / 8));
            }
        }
        others
    }
}
