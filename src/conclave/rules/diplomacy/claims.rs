//! Claims of vendetta and blood feud, and how the conclave grants them (manual 4.14.3 to 4.14.7,
//! 3.4).
//!
//! > "If you choose to claim Vendetta, you will be prompted to wager Prestige and then submit your
//! > claim to the Infernal Conclave. It will be approved on the following turn, and you are free to
//! > exploit its correlating effects."
//!
//! A refusal or a humiliation gives a right to claim, which a house uses by an answer in the very
//! next turn. A house claims by an order if its right comes from demands conceded in a row, or if
//! it wants a blood feud. In both cases the conclave grants the claim at the end of the turn, and
//! takes the wager then. Claims wait while a house holds Pandemonium against the conclave.

use super::facts::DiplomacyFact;
use super::orders::DiplomacyOrder;
use super::protocol::{Objection, admit, may_approach, may_begin, standing};
use super::state::{Cause, Claim, Grievance, SingleCombat, Suit, Vendetta};
use super::terms::{Terms, lawful, longest, mildest, quarters};
use crate::archfiends;
use crate::catalog::Catalog;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::orders::{Answer, Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rituals::heard;
use crate::rulebook::Context;

/// True if house `on` has conceded enough demands of `seat` in a row to give `seat` a right to
/// vendetta (manual 4.14.3).
#[must_use]
pub fn bullied_enough(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> bool {
    game.diplomacy().record(seat, on).conceded >= catalog.constants.diplomacy.conceded_for_vendetta
}

/// Number of vendettas that a house must have won against another before it may claim blood feud
/// (manual 4.14.6, appendix G).
#[must_use]
pub fn victories_needed(catalog: &Catalog, game: &Game, seat: Seat) -> u8 {
    catalog.constants.diplomacy.victories_for_feud.saturating_sub(archfiends::grudge(catalog, game, seat))
}

/// True if a house is disgraced: its only canton is the one of its stronghold (manual 4.14.6).
#[must_use]
pub fn disgraced(game: &Game, seat: Seat) -> bool {
    let own_gate = game.forces().stronghold(seat).map(|place| place.canton);
    game.realm().land_count(seat) == 1 && own_gate.is_some_and(|gate| game.realm().owner(gate) == Some(seat))
}

/// Checks that a house has a ground for a blood feud against another (manual 4.14.6).
///
/// # Errors
/// Errors with the vendettas won and needed if there is no ground.
pub fn may_feud(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> Result<(), Objection> {
    let (has, needs) = (game.diplomacy().record(seat, on).victories, victories_needed(catalog, game, seat));
    let realm = game.realm();
    let borders = || {
        let gate = game.forces().stronghold(on).map(|place| place.canton);
        gate.is_some_and(|gate| realm.grid().neighbours(gate).iter().any(|&near| realm.owner(near) == Some(seat)))
    };
    if has >= needs || (disgraced(game, on) && borders()) { Ok(()) } else { Err(Objection::NoFeud { has, needs }) }
}

pub(super) fn check_vendetta(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms }) = *order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    may_begin(game, seat, on)?;
    events::may_quarrel(catalog, game)?;
    if !bullied_enough(catalog, game, seat, on) {
        let after = catalog.constants.diplomacy.conceded_for_vendetta;
        return Err(Refusal::Diplomacy(Objection::NoGround { after }));
    }
    if lawful(catalog, game, seat, on, terms) { Ok(()) } else { Err(Refusal::Diplomacy(Objection::Terms)) }
}

pub(super) fn perform_vendetta(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    if let Err(why) = admit(turn, seat, on, |context| check_vendetta(context, seat, order)) {
        return Outcome::Refused(why);
    }
    submit(turn, seat, on, Suit::Vendetta(terms), false, true);
    Outcome::Done
}

/// Proposes the [`sensible`] terms against each rival that has conceded enough.
pub(super) fn propose_vendetta(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let Context { catalog, game, .. } = *context;
    for on in game.seats() {
        let mild = mildest(catalog, game, seat, on);
        if check_vendetta(context, seat, &Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms: mild })).is_ok() {
            let terms = sensible(catalog, game, seat, on);
            orders.extend(terms.into_iter().map(|terms| Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms })));
        }
    }
}

/// A small selection of the terms that one house can claim against another: each aim with the
/// longest time limit, and single combat, each with the least and the greatest wager.
#[must_use]
pub fn sensible(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> Vec<Terms> {
    let (least, most) = super::terms::wager_range(catalog, game, seat, on);
    let turns = longest(catalog, game, seat, on);
    let aims = super::terms::aims(catalog, game, on);
    let mut terms = Vec::new();
    for wager in [least, most] {
        terms.extend(aims.iter().map(|&aim| Terms::Field { wager, aim, turns }));
        terms.push(Terms::Arena { wager });
    }
    terms.dedup();
    terms
}

pub(super) fn check_feud(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on }) = *order else { return Err(Refusal::WrongKind) };
    may_begin(context.game, seat, on)?;
    may_feud(context.catalog, context.game, seat, on).map_err(Refusal::Diplomacy)
}

pub(super) fn perform_feud(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    if let Err(why) = admit(turn, seat, on, |context| check_feud(context, seat, order)) {
        return Outcome::Refused(why);
    }
    submit(turn, seat, on, Suit::BloodFeud, false, true);
    Outcome::Done
}

pub(super) fn propose_feud(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let claims = context.game.seats().map(|on| Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on }));
    orders.extend(claims.filter(|order| check_feud(context, seat, order).is_ok()));
}

fn submit(turn: &mut Turn<'_>, by: Seat, on: Seat, suit: Suit, redress: bool, ordered: bool) {
    let slot = ordered.then(|| turn.slot());
    let now = turn.game().turn();
    turn.game_mut().diplomacy.claims.push(Claim { by, on, suit: Some(suit), redress, turn: now, slot });
    turn.say(Fact::Diplomacy(DiplomacyFact::Claimant { seat: by, on, suit: Some(suit) }));
}

/// Settles the rights to claim that are due: the holder uses the right or gives it up, or has lost
/// it.
pub(super) fn answer_grievances(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let grievances = &mut turn.game_mut().diplomacy.grievances;
    let (due, later): (Vec<Grievance>, Vec<Grievance>) = grievances.iter().partition(|grievance| grievance.due <= now);
    *grievances = later;
    for Grievance { holder, against, cause, .. } in due {
        let spoken = turn.answers(holder).iter().find_map(|answer| {
            if let Answer::Grievance { against: whom, claim } = answer
                && *whom == against
            {
                *claim
            } else {
                None
            }
        });
        // `break_off` has already removed the rights of a house that was cast out or bound. This
        // tests for the other obstacles.
        if may_approach(turn.game(), holder, against).is_err_and(|objection| objection != Objection::Suspended) {
            continue;
        }
        let (catalog, game) = (turn.catalog(), turn.game());
        // While vendettas are banned nobody can use such a right, so giving it up costs no
        // prestige.
        if events::may_quarrel(catalog, game).is_err() {
            continue;
        }
        let wished = spoken.filter(|terms| lawful(catalog, game, holder, against, *terms));
        let redress = cause == Cause::Humiliated;
        let terms = match cause {
            Cause::DemandRefused | Cause::Humiliated => wished,
            // A house that refused an insult must claim. If it named no lawful terms, it gets the
            // mildest.
            Cause::InsultRefused => Some(wished.unwrap_or_else(|| mildest(catalog, game, holder, against))),
        };
        match terms {
            Some(terms) => submit(turn, holder, against, Suit::Vendetta(terms), redress, false),
            None if redress => {
                let shame = turn.catalog().constants.diplomacy.humiliation_swallowed;
                let lost = shame.min(turn.game().conclave().prestige(holder).max(0));
                conclave::award(turn, holder, -lost, PrestigeCause::HumiliationSwallowed);
            }
            None => {}
        }
    }
}

/// Grants the claims, unless a house holds Pandemonium against the conclave (manual 3.4).
pub(super) fn grant(turn: &mut Turn<'_>) {
    if turn.game().conclave().usurpation().is_some() || turn.previewing() {
        return;
    }
    let mut lots: Vec<u32> = turn.game().seats().map(|seat| u32::from(seat.0)).collect();
    turn.open(Stream::Claims).shuffle(&mut lots);
    let mut claims = std::mem::take(&mut turn.game_mut().diplomacy.claims);
    let game = turn.game();
    // Orders before answers, earlier slots before later ones, then the house of higher standing
    // (manual 4.14.1).
    claims.sort_by_key(|claim| {
        let slot = claim.slot.map_or(u8::MAX, |slot| slot.index() as u8);
        (claim.turn, slot, std::cmp::Reverse(standing(game, claim.by)), lots[claim.by.index()])
    });
    for claim in claims {
        let Claim { by, on, suit: Some(suit), redress, .. } = claim else { continue };
        if may_approach(turn.game(), by, on).is_err() {
            turn.say(Fact::Diplomacy(DiplomacyFact::ClaimDropped { seat: by, on }));
            continue;
        }
        match suit {
            Suit::Vendetta(Terms::Field { wager, aim, turns }) => {
                let longest = longest(turn.catalog(), turn.game(), by, on);
                let quarters = quarters(&turn.catalog().constants.diplomacy, aim, turns, longest).unwrap_or(0);
                let wager = stake(turn, by, wager.into());
                let until = turn.game().turn() + u32::from(turns);
                let vendetta =
                    Vendetta { claimant: by, target: on, wager, aim: Some(aim), quarters, progress: 0, redress, until };
                turn.game_mut().diplomacy.vendettas.push(vendetta);
                turn.say(Fact::Diplomacy(DiplomacyFact::VendettaGranted {
                    seat: by,
                    on,
                    wager,
                    until,
                    aim: Some(aim),
                }));
            }
            Suit::Vendetta(Terms::Arena { wager }) => {
                // "Your opponent is required to wager the same amount of Prestige": the same as the
                // claimant could pay.
                let wager = stake(turn, by, wager.into());
                let wagers = (wager, stake(turn, on, wager));
                let until = turn.game().turn() + u32::from(turn.catalog().constants.arena.answer_turns);
                let combat = SingleCombat { claimant: by, target: on, wagers, redress, until, named: (None, None) };
                turn.game_mut().diplomacy.combats.push(combat);
                turn.say(Fact::Diplomacy(DiplomacyFact::CombatGranted { seat: by, on, wagers, until }));
            }
            Suit::BloodFeud => {
                turn.game_mut().diplomacy.feuds.push((by, on));
                turn.say(Fact::Diplomacy(DiplomacyFact::FeudGranted { seat: by, on }));
            }
        }
        heard(turn, by, on);
        // "The occurrence of a Vendetta between two players resets this 'conceded demand' clock
        // [...] for both players."
        let diplomacy = &mut turn.game_mut().diplomacy;
        diplomacy.record_mut(by, on).conceded = 0;
        diplomacy.record_mut(on, by).conceded = 0;
    }
}

/// Takes a wager and returns the amount: the named amount, or all prestige that is left (manual
/// 4.14.5).
fn stake(turn: &mut Turn<'_>, seat: Seat, wager: i32) -> i32 {
    let taken = wager.min(turn.game().conclave().prestige(seat).max(0));
    conclave::award(turn, seat, -taken, PrestigeCause::Wagered);
    taken
}
