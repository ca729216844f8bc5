//! Events that affect houses and the conclave: rumors, torments, intrigues (manual appendix K).

use super::{Play, concerned, opponents, standing};
use crate::archfiends::{self, Discipline};
use crate::catalog::Gift;
use crate::conclave::{self, PrestigeCause};
use crate::events::{CardFact, EventAim, EventFact, HouseFact};
use crate::facts::Fact;
use crate::ids::{PerkKind, Seat};
use crate::resolve::Turn;

/// "Cause a random opponent to lose 2d6 Prestige Points", but not below 0.
pub(crate) fn rumors_of_weakness(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let game = turn.game();
    let weak = |seat: &Seat| game.conclave().prestige(*seat) > 0 && !game.diplomacy().excommunicated(*seat);
    let victims: Vec<Seat> = opponents(game, play).into_iter().filter(weak).collect();
    let Some(&seat) = rolls.pick(&victims) else { return false };
    let dice = turn.catalog().constants.events.weakness_dice;
    let lost: i32 = (0..dice).map(|_| rolls.d6()).sum();
    let lost = lost.min(turn.game().conclave().prestige(seat));
    conclave::award(turn, seat, -lost, PrestigeCause::Event);
    true
}

/// "Remove one point in a random attribute from all players", or from a target. A house with an
/// Evil Sanctuary is exempt.
pub(crate) fn lose_attribute(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let mut worked = false;
    for seat in concerned(turn.game(), play) {
        if archfiends::sheltered(turn.catalog(), turn.game(), seat) {
            continue;
        }
        let attributes = turn.game().houses().of(seat).attributes;
        let open: Vec<Discipline> = Discipline::ALL.into_iter().filter(|&of| attributes.of(of) > 0).collect();
        if let Some(&discipline) = rolls.pick(&open) {
            archfiends::shift(turn, seat, discipline, |level| level.saturating_sub(1));
            worked = true;
        }
    }
    worked
}

/// "Force all players to discard any Event Cards that they hold."
pub(crate) fn aether_flux(turn: &mut Turn<'_>) -> bool {
    let mut worked = false;
    for seat in standing(turn.game()) {
        let events = &mut turn.game_mut().events;
        let hand = std::mem::take(&mut events.hands[seat.index()]);
        if !hand.is_empty() {
            events.discard.extend(&hand);
            turn.say(Fact::Event(EventFact::Card(CardFact::Discarded { seat, events: hand })));
            worked = true;
        }
    }
    worked
}

/// "Reinstating all players who have been excommunicated but do not currently occupy Pandemonium."
/// Lord and vassal are readmitted together or not at all (manual 4.14.8). A dissolved conclave
/// readmits no house.
pub(crate) fn rescindment(turn: &mut Turn<'_>) -> bool {
    let game = turn.game();
    if game.conclave().dissolved() {
        return false;
    }
    let occupier = game.forces().pandemonium().and_then(|place| place.owner);
    let diplomacy = game.diplomacy();
    let pardoned: Vec<Seat> = standing(game)
        .into_iter()
        .filter(|&seat| diplomacy.excommunicated(seat))
        .filter(|&seat| occupier.is_none_or(|occupier| diplomacy.head(occupier) != diplomacy.head(seat)))
        .collect();
    for &seat in &pardoned {
        turn.game_mut().diplomacy.set_excommunicated(seat, false);
        turn.say(Fact::Event(EventFact::House(HouseFact::Reinstated { seat })));
    }
    !pardoned.is_empty()
}

/// "Force the drawing of a Conclave token on the next turn."
pub(crate) fn back_room_dealing(turn: &mut Turn<'_>) -> bool {
    let next = turn.game().turn() + 1;
    turn.game_mut().events.back_room = Some(next);
    turn.say(Fact::Event(EventFact::House(HouseFact::TokenArranged)));
    true
}

/// "Target a player to be skipped as Regent during their next eligibility."
pub(crate) fn unfit_for_office(turn: &mut Turn<'_>, play: &Play) -> bool {
    let Some(target) = play.aim.house() else { return false };
    turn.game_mut().events.unfit[target.index()] = true;
    true
}

/// "Reveal to all players whether the target possesses the Power Behind the Throne Perk. If the
/// player has the Perk, it is stripped of that player."
pub(crate) fn neutralize_schemers(turn: &mut Turn<'_>, play: &Play) -> bool {
    let EventAim::House(seat) = play.aim else { return false };
    let schemes = archfiends::gifts(turn.catalog(), turn.game(), seat).filter(|(_, gift)| *gift == Gift::BehindThrone);
    let schemes: Vec<PerkKind> = schemes.map(|(perk, _)| perk).collect();
    let guilty = !schemes.is_empty();
    let house = turn.game_mut().houses.of_mut(seat);
    for perk in schemes {
        house.perks.remove(perk);
    }
    turn.say(Fact::Event(EventFact::House(HouseFact::Schemer { seat, guilty })));
    true
}

/// "Publicly reveal all Kingmakers to the Infernal Conclave."
pub(crate) fn unveil_king_makers(turn: &mut Turn<'_>) -> bool {
    let mut worked = false;
    for seat in standing(turn.game()) {
        if let Some(pawn) = conclave::pawn(turn.catalog(), turn.game(), seat) {
            turn.say(Fact::Event(EventFact::House(HouseFact::Kingmaker { seat, pawn })));
            worked = true;
        }
    }
    worked
}
