//! The Champions of Pandemonium (manual 4.18).
//!
//! > "There are four Champions of Pandemonium who must be defeated in increasing order of
//! > difficulty. Once a Champion of Pandemonium is defeated by any player, the next champion fills
//! > his place."
//!
//! The praetor that beats the last of them holds the title and must fight every challenger, with
//! the plan that won the title. If the holder is lost outside the arena, the last of the conclave's
//! champions takes its place again (ruling R49).

use serde::{Deserialize, Serialize};

use super::counsel::{any_plan, counsel, random_plan};
use super::facts::ArenaFact;
use super::meeting::{Challenger, Verdict, meet};
use super::orders::ArenaOrder;
use super::plan::{Duelist, Plan, check_plan};
use crate::archfiends;
use crate::attachments::{Praetor, Treasure};
use crate::catalog::Catalog;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::diplomacy::Objection;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{PraetorKind, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// The praetor that holds the title, and its plan for defending it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Holder {
    seat: Seat,
    praetor: PraetorKind,
    /// Removed from the view of every seat, even the owner's.
    plan: Option<Plan>,
}

/// The arena slice of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arena {
    /// Number of the conclave's champions that have fallen.
    beaten: u8,
    holder: Option<Holder>,
    /// Praetors that have won a single combat, by kind.
    proven: Vec<PraetorKind>,
}

/// The holder of the title of Champion of Pandemonium.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reigning {
    /// A champion of the conclave.
    Conclave(PraetorKind),
    /// A house's praetor.
    House(Seat, PraetorKind),
}

impl Reigning {
    /// Returns the praetor.
    #[must_use]
    pub const fn praetor(self) -> PraetorKind {
        match self {
            Self::Conclave(praetor) | Self::House(_, praetor) => praetor,
        }
    }
}

impl Arena {
    /// Returns the number of the conclave's champions that have fallen.
    #[must_use]
    pub const fn beaten(&self) -> u8 {
        self.beaten
    }

    /// True if a praetor has won a single combat, and so may challenge the champion (manual 4.18).
    #[must_use]
    pub fn proven(&self, praetor: PraetorKind) -> bool {
        self.proven.binary_search(&praetor).is_ok()
    }

    /// Returns a copy without the plan of the title's holder, which is secret from every seat.
    pub(crate) fn seen_by(&self, _seat: Seat) -> Self {
        let holder =
            self.holder.as_ref().map(|holder| Holder { seat: holder.seat, praetor: holder.praetor, plan: None });
        Self { beaten: self.beaten, holder, proven: self.proven.clone() }
    }

    /// Makes a praetor eligible to challenge, for set-ups of a position.
    pub(crate) fn set_proven(&mut self, praetor: PraetorKind) {
        if let Err(at) = self.proven.binary_search(&praetor) {
            self.proven.insert(at, praetor);
        }
    }

    /// Sets the number of fallen champions and the holder of the title, for set-ups of a position.
    pub(crate) fn set_title(&mut self, beaten: u8, holder: Option<(Seat, PraetorKind)>) {
        self.beaten = beaten;
        self.holder = holder.map(|(seat, praetor)| Holder { seat, praetor, plan: None });
    }
}

/// Returns the conclave's champions, weakest first.
#[must_use]
pub fn champions(catalog: &Catalog) -> Vec<PraetorKind> {
    let mut champions: Vec<PraetorKind> =
        catalog.praetor_kinds().filter(|&kind| catalog.praetor(kind).champion.is_some()).collect();
    champions.sort_by_key(|&kind| (catalog.praetor(kind).champion, kind));
    champions
}

/// Returns the praetor that a challenger must beat now; `None` only in a catalog without champions.
#[must_use]
pub fn reigning(catalog: &Catalog, game: &Game) -> Option<Reigning> {
    let champions = champions(catalog);
    if let Some(&next) = champions.get(usize::from(game.arena().beaten)) {
        return Some(Reigning::Conclave(next));
    }
    match &game.arena().holder {
        Some(holder) => Some(Reigning::House(holder.seat, holder.praetor)),
        None => champions.last().copied().map(Reigning::Conclave),
    }
}

/// Returns the prestige of the title for a house at the end of the game (facts 23.12).
#[must_use]
pub fn title_prestige(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    match reigning(catalog, game) {
        Some(Reigning::House(holder, _)) if holder == seat => catalog.constants.arena.title_prestige,
        Some(Reigning::House(..) | Reigning::Conclave(_)) | None => 0,
    }
}

/// Returns the prestige for beating the reigning champion (facts 23.12).
#[must_use]
pub fn champion_prize(catalog: &Catalog, game: &Game) -> i32 {
    let prizes = catalog.constants.arena.champion_prestige;
    prizes[usize::from(game.arena().beaten).min(prizes.len() - 1)]
}

/// Records that a praetor has won a single combat.
pub(super) fn prove(turn: &mut Turn<'_>, praetor: PraetorKind) {
    turn.game_mut().arena.set_proven(praetor);
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan }) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    let object = |objection| Err(Refusal::Diplomacy(objection));
    if game.diplomacy().excommunicated(seat) {
        return object(Objection::CastOut);
    }
    let owned = game.attachments().find(Treasure::Praetor(*praetor)).is_some_and(|held| held.owner == seat);
    let Some(known) = game.attachments().praetor(*praetor).filter(|_| owned) else {
        return object(Objection::NoSuchPraetor(*praetor));
    };
    if !game.arena().proven(*praetor) {
        return object(Objection::Unproven(*praetor));
    }
    match reigning(catalog, game) {
        Some(Reigning::House(holder, _)) if holder == seat => return object(Objection::NoChampion),
        None => return object(Objection::NoChampion),
        Some(Reigning::House(..) | Reigning::Conclave(_)) => {}
    }
    check_plan(catalog, &Duelist::from(known), plan).map_err(|fault| Refusal::Diplomacy(Objection::Plan(fault)))
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    if turn.previewing() {
        // A preview cannot know the result of a fight.
        return Outcome::Done;
    }
    let Some(champion) = reigning(turn.catalog(), turn.game()) else {
        return Outcome::Refused(Refusal::Diplomacy(Objection::NoChampion));
    };
    let stream = Stream::TitleFight { seat, slot: turn.slot() };
    let (holder, defence) = defender(turn, champion, seat);
    let sides = [
        Challenger { seat: Some(seat), praetor: *praetor, plan },
        Challenger { seat: holder, praetor: champion.praetor(), plan: &defence },
    ];
    let prize = champion_prize(turn.catalog(), turn.game());
    match meet(turn, sides, stream) {
        Some(Verdict::First) => {
            conclave::award(
                turn,
                seat,
                winnings(turn.catalog(), turn.game(), seat, prize),
                PrestigeCause::ChampionBeaten,
            );
            champion_fell(turn, champion, Some((seat, *praetor, plan.clone())));
        }
        Some(Verdict::Neither) => {
            conclave::award(
                turn,
                seat,
                winnings(turn.catalog(), turn.game(), seat, prize),
                PrestigeCause::ChampionBeaten,
            );
            champion_fell(turn, champion, None);
        }
        Some(Verdict::Second) => {
            if let Some(holder) = holder {
                let reward = turn.catalog().constants.arena.defense_prestige;
                conclave::award(
                    turn,
                    holder,
                    winnings(turn.catalog(), turn.game(), holder, reward),
                    PrestigeCause::TitleDefended,
                );
            }
        }
        None => return Outcome::Refused(Refusal::Diplomacy(Objection::NoSuchPraetor(*praetor))),
    }
    Outcome::Done
}

/// Returns the prize of a won single combat for a house, as far as this view of the game shows it.
/// The perk Arena Gambler doubles it (manual 4.17, appendix G; ruling R93).
#[must_use]
pub fn winnings(catalog: &Catalog, game: &Game, seat: Seat, prize: i32) -> i32 {
    prize * archfiends::arena_percent(catalog, game, seat) / 100
}

/// Returns the payment to a house that wins a single combat with a wager: the wager itself plus a
/// prize of the same amount, before perks (manual 4.14.5).
#[must_use]
pub fn takings(catalog: &Catalog, game: &Game, seat: Seat, wager: i32) -> i32 {
    wager + winnings(catalog, game, seat, wager)
}

/// Returns the house and the plan of the champion against this seat. A champion of the conclave
/// uses a random plan; a praetor of a house uses the plan that won it the title.
fn defender(turn: &Turn<'_>, champion: Reigning, seat: Seat) -> (Option<Seat>, Plan) {
    let (catalog, slot) = (turn.catalog(), turn.slot());
    match champion {
        Reigning::Conclave(kind) => {
            let duelist = Duelist::from(&Praetor::fresh(catalog, kind));
            (None, random_plan(catalog, &duelist, &mut turn.open(Stream::ChampionPlan { seat, slot })))
        }
        Reigning::House(holder, kind) => {
            let known = turn.game().arena().holder.as_ref().and_then(|holder| holder.plan.clone());
            let praetor = turn.game().attachments().praetor(kind).map(Duelist::from);
            let plan = match praetor {
                Some(duelist) => known
                    .filter(|plan| check_plan(catalog, &duelist, plan).is_ok())
                    .unwrap_or_else(|| counsel(catalog, &duelist)),
                None => Plan::default(),
            };
            (Some(holder), plan)
        }
    }
}

/// Replaces a fallen champion with the next one, or with the praetor that beat the last one.
fn champion_fell(turn: &mut Turn<'_>, champion: Reigning, victor: Option<(Seat, PraetorKind, Plan)>) {
    let last = champions(turn.catalog()).len() as u8;
    let arena = &mut turn.game_mut().arena;
    match champion {
        Reigning::Conclave(_) => arena.beaten = (arena.beaten + 1).min(last),
        Reigning::House(..) => {}
    }
    if arena.beaten < last {
        return;
    }
    arena.holder = None;
    if let Some((seat, praetor, plan)) = victor {
        arena.holder = Some(Holder { seat, praetor, plan: Some(plan) });
        turn.say(Fact::Arena(ArenaFact::TitleTaken { seat, praetor }));
    }
}

/// Removes the holder of the title if it is lost or serves another house now.
pub(super) fn vacate(turn: &mut Turn<'_>) {
    let game = turn.game();
    let lost = game.arena().holder.as_ref().is_some_and(|holder| {
        game.attachments().find(Treasure::Praetor(holder.praetor)).is_none_or(|held| held.owner != holder.seat)
    });
    if lost {
        turn.game_mut().arena.holder = None;
    }
}

/// Proposes a challenge by every proven praetor, with an arbitrary lawful plan that the caller can
/// improve.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    for &praetor in &game.arena().proven {
        let Some(known) = game.attachments().praetor(praetor) else { continue };
        let order =
            Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan: any_plan(catalog, &Duelist::from(known)) });
        if check(context, seat, &order).is_ok() {
            orders.push(order);
        }
    }
}
