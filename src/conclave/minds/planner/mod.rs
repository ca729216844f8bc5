//! The greedy mind: gives each slot to what promises the most prestige before the last token is drawn.
//!
//! Once a turn it makes a [`Survey`]: how long the game may last, what each place is worth until then, which of its legions
//! could take it, alone or in pairs, and how soon. Then it fills slot after slot with the best [`Idea`]: an attack, a march
//! that claims land or brings a legion nearer to something, a bid, a demand. Each idea is weighed on the plan as far as it
//! is written, so that its own legions do not stand in one another's way. All scores are whole numbers.
//!
//! It looks at where rivals stand, never at what they may do next.

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
use crate::rules::dice::Rolls;
use crate::rules::forces::moves_left;
use crate::rules::ids::{CantonId, SlotNo};
use crate::rules::orders::{Draft, Drafting, Order, Problem};
use crate::rules::rituals::{RitualOrder, Target};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::{Purse, TributeOrder};
use crate::rules::view::SeatView;
use attributes::Savings;
use budget::{dear, shadow_price, stranded, thirst, urge};
use diplomacy::{Court, Front, Marches, fronts, marching_orders};
use expand::{Route, land_values, routes};
pub(super) use idea::alike;
use idea::{Idea, chosen};
pub use lore::Lore;
use market::{Wish, free_commands, wishes};
pub(super) use survey::POINT;
pub use survey::turns_left;
use survey::{Grains, Survey};
pub(super) use war::army;
use weights::percent;
pub use weights::{Bent, Weights};

/// The best order for every slot, one after the other.
#[derive(Clone, Copy, Debug)]
pub struct Greedy;

/// The plan at one moment, and what follows from it.
struct Moment<'a, 'p> {
    survey: &'a Survey<'a>,
    plan: &'a Drafting<'p>,
    /// The orders that are written already.
    written: &'a [Option<Order>],
    left: usize,
    /// Where each unit stands now.
    stands: Vec<CantonId>,
    /// What is left to win of each target, in thousandths, after what was already ordered.
    open: &'a [i32],
    /// Hit points that orders already given are likely to take from each target.
    dealt: &'a [i16],
    wishes: &'a [Wish],
    /// What a point of tribute costs to give away, and what it is worth to get.
    coin: Grains,
    thirst: Grains,
    /// How dear each resource is, in percent of that.
    dear: [i32; 4],
    /// What lasting rituals will ask for next turn, and what it would cost to let them lapse; nothing to who lives from hand to mouth.
    obligations: (Purse, Grains),
    /// The level that is saved for.
    savings: Option<Savings>,
    /// Whether the vault buys nothing of what is wished for, however much lies in it.
    stranded: bool,
    /// How much a full vault presses to be spent.
    urge: Grains,
    /// Steps to the nearest unclaimed land, by terrain mask.
    frontier: Vec<(u16, Vec<u8>)>,
    /// How many unclaimed cantons lie within two steps.
    room: Vec<i32>,
    /// Rivals that may be fought now.
    fronts: &'a [Front],
    /// What it is worth to end the turn in each canton: an enemy's land, or a post beside a place in danger.
    posts: Vec<Grains>,
    /// Where an enemy's land can be taken, or will be soon: steps by terrain mask, and what one canton is worth.
    marches: Marches,
    /// What could be laid before the conclave, the best first, if nothing has been yet.
    acts: &'a [(Grains, Order)],
    /// How much a loss of each house is one's own gain, in percent.
    spite: &'a [i32],
    /// Each unit's ways, with what they promise.
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

/// Fills slot after slot with the best idea, for a mind of this bent. The same view, bent and seed give the same draft, whatever lore
/// is there: whoever asks for many drafts keeps one for all of them.
#[must_use]
pub fn compose(book: &Rulebook, view: &SeatView, bent: &Bent, seed: u64, lore: &Lore) -> Draft {
    fill(book, view, bent, seed, lore, None)
}

/// Why an order was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The order.
    pub order: Order,
    /// What spoke for it.
    pub ground: Ground,
}

/// What spoke for an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It promised the most, in hundredths of a point of prestige as this bent counts it; what else would have been worth a slot, the
    /// best first, with what that promised.
    Best(i32, Vec<(Order, i32)>),
    /// It goes with this order, and was weighed together with it.
    With(Order),
}

/// The same as [`compose`], with the reasons.
#[must_use]
pub fn deliberate(book: &Rulebook, view: &SeatView, bent: &Bent, seed: u64, lore: &Lore) -> (Draft, Vec<Choice>) {
    let mut choices = Vec::new();
    let draft = fill(book, view, bent, seed, lore, Some(&mut choices));
    (draft, choices)
}

/// Fills the slots, and writes down why if somebody asks.
fn fill(
    book: &Rulebook,
    view: &SeatView,
    bent: &Bent,
    seed: u64,
    lore: &Lore,
    mut choices: Option<&mut Vec<Choice>>,
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
    let mut answers = answers::answers(&survey, table, &wishes, &court, &spite);
    answers.extend(objectives::choose(&survey, table));
    let mut draft_writer = DraftWriter::dip(book, view, answers);
    let mut acts = &court.acts[..];
    let mut open = vec![1000; survey.targets.len()];
    let mut dealt = vec![0; survey.targets.len()];
    while draft_writer.left() > 0 {
        let idea = {
            let moment = Moment::new(&survey, &draft_writer, &open, &dealt, &wishes, (&fronts, acts, &spite));
            moment.best(&mut rolls, choices.is_some())
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
            // One act a turn is enough: what comes of it should be seen first.
            acts = &[];
        }
        let mut note = |order: &Order, ground: Ground| {
            if let Some(choices) = &mut choices {
                choices.push(Choice { order: order.clone(), ground });
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
    // What arms a legion may also clip its wings: then the orders stay as they were thought of.
    let stands = |problem: &Problem| !matches!(problem, Problem::Order(..));
    if Drafting::problems(book, table, &sorted).iter().all(stands) { sorted } else { written }
}

/// Land and places go to whoever comes first, so legions move in the first slots, right after what arms them or weakens those
/// whom they meet; what bids and demands do is the same in all.
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
                ),
                dear: dear(survey, table, wishes, savings.as_ref()),
                obligations: if survey.bent.weights.providence > 0 {
                    occult::obligations(survey, table)
                } else {
                    (Purse::EMPTY, 0)
                },
                thirst: thirst.max(savings.map_or(0, |savings| savings.thirst(&wealth))),
                savings,
                stranded: stranded(survey, table, wishes, &wealth, free),
                urge: urge(&wealth),
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

    /// Everywhere a unit can go and stay, with what that promises above staying where it is.
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

    /// Ideas of one kind, which count for this share of what they count for a sober house.
    fn kind(&self, share: i32, think: impl Fn(&Self, &mut Vec<Idea>), ideas: &mut Vec<Idea>) {
        if share == 0 {
            // What counts nothing does not even fill an empty slot.
            return;
        }
        let first = ideas.len();
        think(self, ideas);
        for idea in &mut ideas[first..] {
            idea.score = percent(idea.score, share);
        }
    }

    /// The best idea, if any is worth a slot. Ideas as good as each other are told apart by the dice. For whoever asks also what else
    /// could stand in one slot, the best first: more than there are slots, so that one of them is sure to find none.
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
            // What cannot be ordered now leaves its slot to the next best.
            if idea.score <= 0 || self.plan.check(&idea.first).is_ok() {
                let worth = idea.score > 0;
                let others = if asked && worth { self.others(&idea, ideas) } else { Vec::new() };
                idea.score /= 8;
                return worth.then_some((idea, others));
            }
        }
        None
    }

    /// What else could stand in one slot, the best first.
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
