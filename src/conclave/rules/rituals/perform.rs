//! The order to perform a ritual (manual 4.11, 4.19, 3.4).
//!
//! > "The Ritual is not initiated until the specific phase that corresponds to this Order Slot is
//! > executed [...]. If a Ritual does not have sufficient resources, it fails automatically and the
//! > resource cards are returned to the player's vault."
//!
//! The order is checked again in its slot. If its target is gone by then, it costs nothing; if the
//! target resists, the payment is lost. A plan pays and fills the slot, and applies only effects
//! that depend on no dice and no other house.

use super::access::{accessible, discipline_of, level_of};
use super::cast::Cast;
use super::challenge::{Challenge, Knowledge, defender, of_the_house, offering, performer, resisting, walls};
use super::chamber::chamber;
use super::effects::{self, owner_in_sight};
use super::facts::{RitualFact, Trial};
use super::hidden::{dissolve, eyes};
use super::order::RitualOrder;
use super::order::{Guise, Hindrance, Target};
use super::price::price;
use super::state::{Dummy, Standing};
use super::target::{feigned, target_level, victim};
use crate::archfiends::{Discipline, ritual_level};
use crate::catalog::{Catalog, RitualEffect};
use crate::conclave::{self, PrestigeCause};
use crate::dice::{Rolls, Stream};
use crate::events;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CardId, RitualKind, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;
use crate::tribute::{PAYMENT_SLOTS, has_twins};

pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order else {
        return Err(Refusal::WrongKind);
    };
    check_means(context, seat, *ritual, target, *guise, cards)?;
    let level = level_of(context.catalog, context.game, seat, *ritual);
    check_aim(context, seat, *ritual, level, target).map_err(Refusal::Ritual)
}

/// Errors if a house cannot perform a ritual now on any target.
///
/// # Errors
///
/// Returns the reason.
pub fn check_chamber(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> Result<(), Hindrance> {
    accessible(catalog, game, seat, ritual)?;
    let chamber = chamber(catalog, game, seat);
    if chamber.free() < 1 {
        return Err(Hindrance::NoSlot { slots: chamber.slots.total().clamp(0, u8::MAX.into()) as u8 });
    }
    check_frequency(catalog, game, seat, ritual)
}

/// Errors if a ritual that is limited per turn cannot be performed now.
pub(super) fn check_frequency(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> Result<(), Hindrance> {
    let effect = catalog.ritual(ritual).effect;
    if effect == RitualEffect::BurntOfferings && game.rituals().offered[seat.index()] == game.turn() {
        return Err(Hindrance::OncePerTurn);
    }
    if effect == RitualEffect::DemandOfSupplication && game.rituals().supplicated(seat, game.turn()) {
        return Err(Hindrance::Supplicated);
    }
    Ok(())
}

/// Checks access, ritual slot, guise, stance and payment.
fn check_means(
    context: &Context<'_>,
    seat: Seat,
    ritual: RitualKind,
    target: &Target,
    guise: Guise,
    cards: &[CardId],
) -> Result<(), Refusal> {
    let Context { catalog, game, .. } = *context;
    if ritual.index() >= catalog.rituals.len() {
        return Err(Refusal::Ritual(Hindrance::NoAccess));
    }
    check_chamber(catalog, game, seat, ritual).map_err(Refusal::Ritual)?;
    if let Target::Treasure(treasure) = *target
        && owner_in_sight(game, seat, treasure).is_none()
    {
        return Err(Refusal::Ritual(Hindrance::TargetGone));
    }
    let victim = victim(game, seat, target);
    let gone = |victim: Seat| victim.index() >= game.seat_count() || game.conclave().eliminated(victim).is_some();
    if victim.is_some_and(gone) {
        return Err(Refusal::Ritual(Hindrance::TargetGone));
    }
    check_guise(catalog, game, seat, ritual, victim, guise).map_err(Refusal::Ritual)?;
    if has_twins(cards) {
        return Err(Refusal::CardTwice);
    }
    let worth = game.treasury().worth(seat, cards).map_err(Refusal::NoSuchCard)?;
    if catalog.ritual(ritual).effect == RitualEffect::BurntOfferings && cards.len() != 1 {
        return Err(Refusal::Ritual(Hindrance::OneCard));
    }
    if cards.len() > PAYMENT_SLOTS {
        return Err(Refusal::CardCount { least: 1, most: PAYMENT_SLOTS as u8 });
    }
    let price = price(catalog, game, seat, ritual, victim, guise).total();
    if worth.covers(&price) { Ok(()) } else { Err(Refusal::Unpaid { short: price.above(&worth) }) }
}

/// Errors if a ritual cannot be performed in this guise, or if the stance does not allow it without
/// a mask.
///
/// # Errors
///
/// Returns the reason.
pub fn check_guise(
    catalog: &Catalog,
    game: &Game,
    seat: Seat,
    ritual: RitualKind,
    victim: Option<Seat>,
    guise: Guise,
) -> Result<(), Hindrance> {
    let destruction = discipline_of(catalog, ritual) == Some(Discipline::Destruction);
    let masked = match guise {
        Guise::Bare => false,
        Guise::Masked | Guise::Framing(_) => true,
    };
    let Some(victim) = victim else {
        return if masked { Err(Hindrance::NothingToHide) } else { Ok(()) };
    };
    if !masked {
        let allowed = !destruction || game.diplomacy().stance(seat, victim).allows_arms();
        return if allowed { Ok(()) } else { Err(Hindrance::NotHostile(victim)) };
    }
    let needs = catalog.constants.rituals.masking_level;
    if ritual_level(catalog, game, seat, Discipline::Deceit) < needs {
        return Err(Hindrance::NoMask { needs });
    }
    match guise {
        // Deceit and Prophecy are hidden without a mask.
        Guise::Masked if !destruction => Err(Hindrance::NothingToHide),
        Guise::Framing(other) => {
            let there = other.index() < game.seat_count() && game.conclave().eliminated(other).is_none();
            if there && other != seat && other != victim { Ok(()) } else { Err(Hindrance::WrongFrame(other)) }
        }
        Guise::Bare | Guise::Masked => Ok(()),
    }
}

/// Errors if a ritual cannot be performed on a target now.
///
/// # Errors
///
/// Returns the reason.
pub fn check_aim(
    context: &Context<'_>,
    seat: Seat,
    ritual: RitualKind,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Context { catalog, game, .. } = *context;
    let effect = catalog.ritual(ritual).effect;
    let twice =
        |standing: &Standing| standing.caster == seat && standing.ritual == ritual && standing.target == *target;
    if effect.lasts() && game.rituals().standing().iter().any(twice) {
        return Err(Hindrance::AlreadyKeptUp);
    }
    effects::valid(context, seat, effect, level, target)
}

/// Carries the order out.
pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let (ritual, guise) = (*ritual, *guise);
    let mut target = target.clone();
    // A plan does not know of dummies.
    let feigned = if turn.previewing() { Vec::new() } else { feigned(turn.game(), seat, &target) };
    let against = victim(turn.game(), seat, &target);
    if let Err(why) = check_means(&turn.context(), seat, ritual, &target, guise, cards) {
        return Outcome::Refused(why);
    }
    if let Target::Legions(ids) = &mut target {
        ids.retain(|id| !feigned.contains(id));
    }
    let nobody = !feigned.is_empty() && target.legions().iter().all(|id| feigned.contains(id));
    let level = level_of(turn.catalog(), turn.game(), seat, ritual);
    if !nobody && let Err(why) = check_aim(&turn.context(), seat, ritual, level, &target) {
        return Outcome::Refused(Refusal::Ritual(why));
    }
    let effect = turn.catalog().ritual(ritual).effect;
    let now = turn.game().turn();
    turn.game_mut().treasury.spend(seat, cards);
    let rituals = &mut turn.game_mut().rituals;
    rituals.spent[seat.index()] = rituals.spent[seat.index()].saturating_add(1);
    if effect == RitualEffect::BurntOfferings {
        rituals.offered[seat.index()] = now;
    }
    if !feigned.is_empty() {
        let met: Vec<Dummy> = rituals.dummies.iter().filter(|dummy| feigned.contains(&dummy.id)).copied().collect();
        turn.say(Fact::Ritual(RitualFact::Phantom { caster: seat, ritual, feigned }));
        met.into_iter().for_each(|dummy| dissolve(turn, dummy));
    }
    if nobody {
        return Outcome::Partly(Refusal::Ritual(Hindrance::Phantom));
    }
    let mut cast = Cast {
        caster: seat,
        ritual,
        target,
        guise,
        level,
        victim: against,
        failed: Vec::new(),
        blamed: Some(seat),
        standing: None,
    };
    if turn.previewing() {
        if against.is_none() && effect.certain() {
            // A checked effect cannot fail in a plan, where only one house acts.
            let _ = take_effect(turn, &mut cast, effect);
        }
        return Outcome::Done;
    }
    let worked = challenge(turn, &mut cast);
    let worth = cast.victim.map_or(0, |victim| target_level(turn.catalog(), turn.game(), &cast.target, victim));
    effects::attempted(turn, &cast);
    if !worked {
        return Outcome::Partly(Refusal::Ritual(Hindrance::Resisted));
    }
    match take_effect(turn, &mut cast, effect) {
        Ok(()) => {
            honour(turn, &cast, worth);
            Outcome::Done
        }
        Err(why) => Outcome::Partly(Refusal::Ritual(why)),
    }
}

/// Rolls the challenge and the identity check, if there is any resistance, and reports to both
/// sides. Returns true if the ritual takes effect.
fn challenge(turn: &mut Turn<'_>, cast: &mut Cast) -> bool {
    let mut rolls = turn.open(Stream::RitualChallenge { caster: cast.caster, slot: turn.slot() });
    let (mut trials, mut unseen) = (Vec::new(), None);
    match cast.victim {
        Some(victim) => {
            trials = tried(turn.catalog(), turn.game(), cast, victim, &mut rolls);
            unseen = hidden(turn.catalog(), turn.game(), cast, victim, &mut rolls);
            let failed = |trial: &Trial| trial.legion.or_else(|| cast.target.legions().first().copied());
            cast.failed = trials.iter().filter(|trial| trial.succeeded).filter_map(failed).collect();
        }
        // Only the powers that receive an offering resist it.
        None if turn.catalog().ritual(cast.ritual).effect == RitualEffect::BurntOfferings => {
            let offering = offering(turn.catalog(), turn.game(), cast.caster, cast.ritual);
            let succeeded = offering.succeeds(&mut rolls);
            trials.push(Trial { legion: None, chance: offering.chance(), succeeded });
        }
        // The conclave's own city has no owner, but it resists.
        None if let Target::Place(place) = cast.target => {
            let walls = walls(turn.catalog(), turn.game(), cast.caster, cast.ritual, place);
            let succeeded = walls.succeeds(&mut rolls);
            trials.push(Trial { legion: None, chance: walls.chance(), succeeded });
        }
        None => cast.failed = cast.target.legions().to_vec(),
    }
    if let Some((_, true)) = unseen {
        cast.blamed = match cast.guise {
            Guise::Framing(other) => Some(other),
            Guise::Bare | Guise::Masked => None,
        };
    }
    let worked = trials.is_empty() || trials.iter().any(|trial| trial.succeeded);
    let Cast { caster, ritual, guise, victim, blamed, .. } = *cast;
    let target = cast.target.clone();
    turn.say(Fact::Ritual(RitualFact::Performed { caster, ritual, target, guise, victim, worked, trials, unseen }));
    if let Some(victim) = victim {
        let target = cast.target.clone();
        turn.say(Fact::Ritual(RitualFact::Suffered { victim, ritual, target, worked, blamed }));
    }
    worked
}

/// Returns the table without the secrets of rivals. The chances reported to the caster are
/// calculated on it; otherwise they would reveal perks, relics and rituals.
fn as_known(game: &Game, caster: Seat) -> Game {
    Game {
        houses: game.houses.seen_by(caster).into(),
        attachments: game.attachments.seen_by(caster, eyes(game, caster)).into(),
        rituals: game.rituals.seen_by(caster).into(),
        ..game.clone()
    }
}

/// Rolls the challenge of each unit that resists by itself. The reported chance is as far as the
/// caster can know it.
fn tried(catalog: &Catalog, game: &Game, cast: &Cast, victim: Seat, rolls: &mut Rolls) -> Vec<Trial> {
    let (seen, augury) = (as_known(game, cast.caster), game.rituals().augury(cast.caster, victim));
    let attack = performer(catalog, game, cast.caster, cast.ritual);
    let tried = resisting(&cast.target).into_iter().map(|legion| {
        let against = |game: &Game, known| {
            let defend = defender(catalog, game, victim, cast.ritual, &cast.target, legion, known);
            Challenge { attack: attack.clone(), defend }
        };
        let chance = against(&seen, Knowledge::Seen(augury.map(|augury| &augury.dossier))).chance();
        Trial { legion, chance, succeeded: against(game, Knowledge::Whole).succeeds(rolls) }
    });
    tried.collect()
}

/// Rolls the identity check. Returns the chance as far as the caster can know it, and true if the
/// caster remains unidentified. `None` if the ritual is open.
fn hidden(catalog: &Catalog, game: &Game, cast: &Cast, victim: Seat, rolls: &mut Rolls) -> Option<(u16, bool)> {
    let discipline = discipline_of(catalog, cast.ritual)?;
    if discipline == Discipline::Destruction && cast.guise == Guise::Bare {
        return None;
    }
    let attack = performer(catalog, game, cast.caster, cast.ritual);
    let against = |game: &Game, known| Challenge {
        attack: attack.clone(),
        defend: of_the_house(catalog, game, victim, discipline, known),
    };
    let augury = game.rituals().augury(cast.caster, victim);
    let shown = Knowledge::Seen(augury.map(|augury| &augury.dossier));
    let chance = against(&as_known(game, cast.caster), shown).chance();
    Some((chance, against(game, Knowledge::Whole).succeeds(rolls)))
}

/// Applies the effect. A durational ritual is sustained from now on, and occupies the slot that its
/// performance filled.
fn take_effect(turn: &mut Turn<'_>, cast: &mut Cast, effect: RitualEffect) -> Result<(), Hindrance> {
    let (caster, now) = (cast.caster, turn.game().turn());
    if effect.lasts() {
        let rituals = &mut turn.game_mut().rituals;
        cast.standing = Some(rituals.keep_up(caster, (cast.ritual, effect), cast.target.clone(), now));
        rituals.spent[caster.index()] = rituals.spent[caster.index()].saturating_sub(1);
    }
    let done = effects::apply(turn, cast);
    if done.is_err()
        && let Some(standing) = cast.standing.take()
    {
        let rituals = &mut turn.game_mut().rituals;
        rituals.end(caster, standing);
        rituals.spent[caster.index()] = rituals.spent[caster.index()].saturating_add(1);
    }
    done
}

/// Awards prestige for a Destruction ritual that took effect (manual 3.4), if the conclave knows
/// the caster.
fn honour(turn: &mut Turn<'_>, cast: &Cast, worth: i32) {
    if discipline_of(turn.catalog(), cast.ritual) != Some(Discipline::Destruction) || cast.blamed != Some(cast.caster) {
        return;
    }
    let worth = events::destruction_prestige(turn.catalog(), turn.game(), worth);
    conclave::award(turn, cast.caster, worth, PrestigeCause::Ritual);
}
