//! Demands (manual 4.14.3).
//!
//! > "This diplomatic action lets you send a message via the Infernal Conclave to an opponent,
//! > telling them they must surrender something that you desire."
//!
//! The house pays prestige when it makes the demand. A concession returns the prestige. A refusal
//! gives it to the other house, and gives the demanding house a right to vendetta. The conceding
//! house chooses the cards, artifact or relic; the dice choose a canton. Promised cards leave the
//! vault at dawn, so that no house pays twice with the same card. A house that does not answer
//! refuses.

use super::costs::{announced_price, demand_price, demandable_cards, ranks, wait_turns};
use super::facts::{DiplomacyFact, Yielded};
use super::orders::DiplomacyOrder;
use super::protocol::{Objection, admit, affords, may_begin, present, runs};
use super::state::{Affair, Cause, Demanded, Grievance, Matter};
use crate::archfiends;
use crate::attachments::{Post, Treasure};
use crate::catalog::Catalog;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CantonId, CardId, Seat};
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::has_twins;

/// Tribute, canton or treasure that a house gives up to a demand (manual 4.14.3).
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
pub enum Concession {
    /// These tribute cards.
    Cards(Vec<CardId>),
    /// A border canton.
    Canton,
    /// This artifact or relic.
    Treasure(Treasure),
}

/// The things that one house can demand of another now (manual 4.14.3). Tribute can always be
/// demanded; a canton after one conceded demand, an artifact or a relic after two, and these only
/// of a lower rank.
#[must_use]
pub fn demandable(catalog: &Catalog, game: &Game, seat: Seat, of: Seat) -> Vec<Demanded> {
    let all = (1..=demandable_cards(catalog, game, seat, of)).map(Demanded::Tribute);
    let others = [Demanded::Canton, Demanded::Artifact, Demanded::Relic];
    all.chain(others).filter(|&thing| may_demand(catalog, game, seat, of, thing).is_ok()).collect()
}

fn may_demand(catalog: &Catalog, game: &Game, seat: Seat, of: Seat, thing: Demanded) -> Result<(), Objection> {
    let (own, other) = ranks(catalog, game, seat, of);
    let conceded = game.diplomacy().record(seat, of).conceded;
    let after = |needed: u8| {
        if own > other && conceded >= needed { Ok(()) } else { Err(Objection::NotDemandable { after: needed }) }
    };
    match thing {
        Demanded::Tribute(cards) => {
            let most = demandable_cards(catalog, game, seat, of);
            if (1..=most).contains(&cards) { Ok(()) } else { Err(Objection::DemandCards { most }) }
        }
        Demanded::Canton => {
            after(1)?;
            if border_cantons(game, seat, of).is_empty() { Err(Objection::NoBorder(of)) } else { Ok(()) }
        }
        Demanded::Artifact | Demanded::Relic => after(2),
    }
}

/// The cantons of one house that border on another's land and hold no place of power.
#[must_use]
pub fn border_cantons(game: &Game, seat: Seat, of: Seat) -> Vec<CantonId> {
    let realm = game.realm();
    let touches =
        |canton: CantonId| realm.grid().neighbours(canton).iter().any(|&near| realm.owner(near) == Some(seat));
    realm.land(of).filter(|&canton| touches(canton) && game.forces().place_at(canton).is_none()).collect()
}

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::Demand { of, thing }) = order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    may_begin(game, seat, *of)?;
    events::may_affront(catalog, game, *of)?;
    let record = game.diplomacy().record(seat, *of);
    if let Some(turns) = runs(game, record.bound_until) {
        return Err(Refusal::Diplomacy(Objection::Promised { turns }));
    }
    if let Some(turns) = runs(game, record.demand_waits) {
        return Err(Refusal::Diplomacy(Objection::Waits { turns }));
    }
    may_demand(catalog, game, seat, *of, *thing).map_err(Refusal::Diplomacy)?;
    affords(game, seat, announced_price(catalog, game, seat, *of))
}

pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::Demand { of, thing }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    if let Err(why) = admit(turn, seat, of, |context| check(context, seat, order)) {
        return Outcome::Refused(why);
    }
    let stake = demand_price(turn.catalog(), turn.game(), seat, of);
    if let Err(why) = affords(turn.game(), seat, stake) {
        return Outcome::Refused(why);
    }
    conclave::award(turn, seat, -stake, PrestigeCause::DemandStaked);
    present(turn, seat, of, Matter::Demand { stake, thing });
    turn.say(Fact::Diplomacy(DiplomacyFact::DemandMade { seat, of, thing }));
    Outcome::Done
}

pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    for of in context.game.seats() {
        let first = Order::Diplomacy(DiplomacyOrder::Demand { of, thing: Demanded::Tribute(1) });
        if check(context, seat, &first).is_ok() {
            let things = demandable(context.catalog, context.game, seat, of);
            orders.extend(things.into_iter().map(|thing| Order::Diplomacy(DiplomacyOrder::Demand { of, thing })));
        }
    }
}

/// The concession that a house offers to another's demand, if its answers name one that it can
/// fulfil.
fn conceded(turn: &Turn<'_>, affair: &Affair, thing: Demanded) -> Option<Concession> {
    let concession = turn.answers(affair.to).iter().find_map(|answer| {
        if let Answer::Demand { from, concession } = answer
            && *from == affair.from
        {
            Some(concession.clone())
        } else {
            None
        }
    })??;
    may_concede(turn.game(), affair.to, thing, &concession).then_some(concession)
}

/// True if a house can fulfil a demand for this thing with this concession.
#[must_use]
pub fn may_concede(game: &Game, seat: Seat, thing: Demanded, concession: &Concession) -> bool {
    match (thing, concession) {
        (Demanded::Tribute(count), Concession::Cards(cards)) => {
            cards.len() == usize::from(count) && !has_twins(cards) && game.treasury().worth(seat, cards).is_ok()
        }
        (Demanded::Canton, Concession::Canton) => true,
        (Demanded::Artifact, Concession::Treasure(treasure @ Treasure::Artifact(_)))
        | (Demanded::Relic, Concession::Treasure(treasure @ Treasure::Relic(_))) => {
            game.attachments().find(*treasure).is_some_and(|held| held.owner == seat)
        }
        (Demanded::Tribute(_) | Demanded::Canton | Demanded::Artifact | Demanded::Relic, _) => false,
    }
}

/// Takes promised cards out of the vault before anything is paid with them (ruling R5).
pub(super) fn promise(turn: &mut Turn<'_>) {
    for at in 0..turn.game().diplomacy().affairs.len() {
        let affair = turn.game().diplomacy().affairs[at].clone();
        let Matter::Demand { thing, .. } = affair.matter else { continue };
        if let Some(Concession::Cards(cards)) = conceded(turn, &affair, thing) {
            let taken = turn.game_mut().treasury.withdraw(affair.to, &cards);
            turn.game_mut().diplomacy.affairs[at].promised = taken;
        }
    }
}

/// Applies the answer to a demand.
pub(super) fn answer(turn: &mut Turn<'_>, affair: &Affair, stake: i32, thing: Demanded) {
    let Affair { from, to, .. } = *affair;
    let yielded = match thing {
        Demanded::Tribute(_) => {
            let worths = affair.promised.iter().map(|card| card.worth).collect();
            turn.game_mut().treasury.deposit(from, affair.promised.iter().copied());
            (!affair.promised.is_empty()).then_some(Yielded::Cards(worths))
        }
        Demanded::Canton => conceded(turn, affair, thing).map(|_| Yielded::Canton(cede(turn, from, to))),
        Demanded::Artifact | Demanded::Relic => match conceded(turn, affair, thing) {
            Some(Concession::Treasure(treasure)) => {
                turn.game_mut().attachments.hand_over(treasure, from, Post::Vault);
                Some(Yielded::Treasure(treasure))
            }
            Some(Concession::Cards(_) | Concession::Canton) | None => None,
        },
    };
    let now = turn.game().turn();
    match yielded {
        Some(yielded) => {
            let more = archfiends::bullying(turn.catalog(), turn.game(), from);
            conclave::award(turn, from, stake + more, PrestigeCause::DemandConceded);
            let (own, other) = ranks(turn.catalog(), turn.game(), from, to);
            let wait = wait_turns(&turn.catalog().constants.diplomacy, own, other);
            let record = turn.game_mut().diplomacy.record_mut(from, to);
            record.conceded = record.conceded.saturating_add(1);
            record.demand_waits = now + wait;
            turn.say(Fact::Diplomacy(DiplomacyFact::DemandConceded { seat: to, to: from, yielded: Some(yielded) }));
        }
        None => {
            conclave::award(turn, to, stake, PrestigeCause::DemandRefused);
            let diplomacy = &mut turn.game_mut().diplomacy;
            diplomacy.record_mut(from, to).conceded = 0;
            diplomacy.grievances.push(Grievance {
                holder: from,
                against: to,
                cause: Cause::DemandRefused,
                due: now + 1,
            });
            turn.say(Fact::Diplomacy(DiplomacyFact::DemandRefused { seat: to, to: from }));
        }
    }
}

/// Transfers a random border canton. Returns `None` if there is no common border any more. A plan
/// does not know which of several it will be.
fn cede(turn: &mut Turn<'_>, to: Seat, from: Seat) -> Option<CantonId> {
    let cantons = border_cantons(turn.game(), to, from);
    if turn.previewing() && cantons.len() > 1 {
        return None;
    }
    let canton = turn.open(Stream::Cession { to, from }).pick(&cantons).copied()?;
    turn.game_mut().realm.award(canton, Some(to));
    Some(canton)
}
