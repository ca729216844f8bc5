//! The effects of events on the map during the playback: affected houses, canton and duration. Also
//! the canton where an event that takes several steps is expected. All functions are pure.

use super::depiction::{Depiction, Figure};
use super::omens::Omen;
use crate::rules::catalog::Catalog;
use crate::rules::events::{Course, CourseFact, DecreeFact, EventAim, EventFact, Undertaken};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, PlaceId, Seat};

/// Returns the duration of the fact in the playback, in seconds at 100 percent speed.
#[must_use]
pub const fn seconds(fact: &EventFact) -> f32 {
    match fact {
        // The whole card is shown, and the player needs time to read it.
        EventFact::Played { .. } => 3.2,
        // The turn log contains the demand on each house. The card has already told that there is
        // one.
        EventFact::Drawn { .. }
        | EventFact::Discarded { .. }
        | EventFact::Reshuffled
        | EventFact::NoTribute { .. }
        | EventFact::Began { .. }
        | EventFact::Decree(DecreeFact::Asked { .. }) => 0.0,
        EventFact::Fissured { .. }
        | EventFact::CardsLost { .. }
        | EventFact::CardsGained { .. }
        | EventFact::Faithless { .. }
        | EventFact::LegionDecorated { .. }
        | EventFact::PraetorDecorated { .. }
        | EventFact::Returned { .. }
        | EventFact::Decree(DecreeFact::Obeyed { .. } | DecreeFact::Defied { .. } | DecreeFact::Voted { .. }) => 1.2,
        EventFact::Course(fact) => match fact {
            CourseFact::BeastStrikes { .. } | CourseFact::TournamentHeld { .. } => 2.4,
            CourseFact::Embarked { .. } => 0.8,
            CourseFact::CrusaderFell { .. } | CourseFact::CrusaderReturned { .. } | CourseFact::HostPasses { .. } => {
                1.2
            }
            CourseFact::PaladinComes { .. }
            | CourseFact::PaladinStrikes { .. }
            | CourseFact::PaladinTurnsBack { .. }
            | CourseFact::TournamentCalled { .. }
            | CourseFact::TournamentVoid { .. }
            | CourseFact::CrusadeCalled
            | CourseFact::CrusadeVoid
            | CourseFact::CrusadeMarches { .. }
            | CourseFact::HostComes { .. }
            | CourseFact::HostBeaten { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps => 1.8,
        },
        EventFact::Idle { .. }
        | EventFact::Ended { .. }
        | EventFact::Rebelled { .. }
        | EventFact::Reinstated { .. }
        | EventFact::PassedOver { .. }
        | EventFact::TokenArranged
        | EventFact::Schemer { .. }
        | EventFact::Kingmaker { .. }
        | EventFact::Buried
        | EventFact::Decree(DecreeFact::VoteCounted { .. } | DecreeFact::Rescinded { .. }) => 1.8,
    }
}

/// Applies the fact to the depiction. Other changes to the map have separate facts.
pub fn befall(depiction: &mut Depiction, after: &Game, fact: &EventFact) {
    match fact {
        EventFact::Fissured { canton, .. } => {
            depiction.unbroken.retain(|(whole, _)| whole != canton);
            depiction.own(*canton, None);
        }
        EventFact::Rebelled { place, canton, .. } => abandon(depiction, *place, *canton, None),
        EventFact::Course(fact) => match fact {
            CourseFact::BeastStrikes { place, canton, .. } => abandon(depiction, *place, *canton, Some(1)),
            CourseFact::Embarked { legion, .. } => {
                if let Some(canton) = depiction.legion(*legion).map(|figure| figure.canton) {
                    depiction.legions.retain(|figure| figure.id != *legion);
                    depiction.enter(canton);
                }
            }
            CourseFact::CrusaderReturned { legion, canton, .. } => {
                if let Some(figure) = after.forces().legion(*legion).map(Figure::from) {
                    depiction.legions.retain(|known| known.id != *legion);
                    depiction.legions.push(Figure { canton: *canton, ..figure });
                    depiction.legions.sort_by_key(|known| known.id);
                }
            }
            CourseFact::PaladinComes { .. }
            | CourseFact::PaladinStrikes { .. }
            | CourseFact::PaladinTurnsBack { .. }
            | CourseFact::TournamentCalled { .. }
            | CourseFact::TournamentVoid { .. }
            | CourseFact::TournamentHeld { .. }
            | CourseFact::CrusadeCalled
            | CourseFact::CrusadeVoid
            | CourseFact::CrusadeMarches { .. }
            | CourseFact::CrusaderFell { .. }
            | CourseFact::HostComes { .. }
            | CourseFact::HostPasses { .. }
            | CourseFact::HostBeaten { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps => {}
        },
        EventFact::Played { .. }
        | EventFact::Drawn { .. }
        | EventFact::Decree(_)
        | EventFact::Discarded { .. }
        | EventFact::Reshuffled
        | EventFact::Idle { .. }
        | EventFact::Began { .. }
        | EventFact::Ended { .. }
        | EventFact::CardsLost { .. }
        | EventFact::CardsGained { .. }
        | EventFact::Faithless { .. }
        | EventFact::LegionDecorated { .. }
        | EventFact::PraetorDecorated { .. }
        | EventFact::Returned { .. }
        | EventFact::Reinstated { .. }
        | EventFact::NoTribute { .. }
        | EventFact::PassedOver { .. }
        | EventFact::TokenArranged
        | EventFact::Schemer { .. }
        | EventFact::Kingmaker { .. }
        | EventFact::Buried => {}
    }
}

/// Makes a place and its canton ownerless.
fn abandon(depiction: &mut Depiction, place: PlaceId, canton: CantonId, hp: Option<i16>) {
    if let Some(hold) = depiction.places.iter_mut().find(|hold| hold.id == place) {
        hold.owner = None;
        hold.hp = hp.unwrap_or(hold.max_hp);
    }
    depiction.own(canton, None);
}

/// Returns the sign on the map; `None` for a fact without a canton.
#[must_use]
pub fn portent(table: &Game, depiction: &Depiction, fact: &EventFact) -> Option<Omen> {
    let at = |canton: CantonId, icon: &'static str, house: Option<Seat>| Some(Omen { canton, icon, house });
    let home = |seat: Seat, icon: &'static str| at(table.realm().board().stronghold(seat)?, icon, Some(seat));
    match fact {
        EventFact::Fissured { canton, from } => at(*canton, "terrain-chasm", *from),
        EventFact::Rebelled { canton, from, .. } => at(*canton, "place", Some(*from)),
        EventFact::Faithless { canton, owner, .. } => at(*canton, "loyalty", Some(*owner)),
        EventFact::LegionDecorated { seat, legion, .. } => {
            at(depiction.legion(*legion).map(|figure| figure.canton)?, "level", Some(*seat))
        }
        EventFact::CardsLost { seat, .. } => home(*seat, "tribute"),
        EventFact::CardsGained { seat, .. } => home(*seat, "tribute"),
        EventFact::Course(fact) => match fact {
            CourseFact::BeastStrikes { canton, from, .. } => at(*canton, "legion-beast", Some(*from)),
            CourseFact::CrusaderReturned { canton, seat, .. } => at(*canton, "march", Some(*seat)),
            CourseFact::PaladinComes { quarry } | CourseFact::PaladinStrikes { quarry, .. } => {
                home(*quarry, "single-combat")
            }
            CourseFact::HostPasses { seat } => home(*seat, "legion-winged"),
            CourseFact::Embarked { .. }
            | CourseFact::PaladinTurnsBack { .. }
            | CourseFact::TournamentCalled { .. }
            | CourseFact::TournamentVoid { .. }
            | CourseFact::TournamentHeld { .. }
            | CourseFact::CrusadeCalled
            | CourseFact::CrusadeVoid
            | CourseFact::CrusadeMarches { .. }
            | CourseFact::CrusaderFell { .. }
            | CourseFact::HostComes { .. }
            | CourseFact::HostBeaten { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps => None,
        },
        EventFact::Played { .. }
        | EventFact::Drawn { .. }
        | EventFact::Decree(_)
        | EventFact::Discarded { .. }
        | EventFact::Reshuffled
        | EventFact::Idle { .. }
        | EventFact::Began { .. }
        | EventFact::Ended { .. }
        | EventFact::PraetorDecorated { .. }
        | EventFact::Returned { .. }
        | EventFact::Reinstated { .. }
        | EventFact::NoTribute { .. }
        | EventFact::PassedOver { .. }
        | EventFact::TokenArranged
        | EventFact::Schemer { .. }
        | EventFact::Kingmaker { .. }
        | EventFact::Buried => None,
    }
}

/// Returns the canton that the fact is about.
#[must_use]
pub const fn scene(fact: &EventFact) -> Option<CantonId> {
    if let EventFact::Fissured { canton, .. }
    | EventFact::Rebelled { canton, .. }
    | EventFact::Faithless { canton, .. }
    | EventFact::Course(CourseFact::BeastStrikes { canton, .. } | CourseFact::CrusaderReturned { canton, .. }) = fact
    {
        return Some(*canton);
    }
    None
}

/// True if the fact is about this seat.
#[must_use]
pub fn concerns(fact: &EventFact, seat: Seat) -> bool {
    match fact {
        EventFact::Played { seat: whose, aim, .. } => *whose == seat || *aim == EventAim::House(seat),
        EventFact::Began { seat: whose, target, .. } | EventFact::Ended { seat: whose, target, .. } => {
            *whose == seat || *target == Some(seat)
        }
        EventFact::Fissured { from, .. } => *from == Some(seat),
        EventFact::Rebelled { from, .. } => *from == seat,
        EventFact::Faithless { owner, .. } => *owner == seat,
        EventFact::Drawn { seat: whose, .. }
        | EventFact::Discarded { seat: whose, .. }
        | EventFact::Idle { seat: whose, .. }
        | EventFact::CardsLost { seat: whose, .. }
        | EventFact::CardsGained { seat: whose, .. }
        | EventFact::LegionDecorated { seat: whose, .. }
        | EventFact::PraetorDecorated { seat: whose, .. }
        | EventFact::Returned { seat: whose, .. }
        | EventFact::Reinstated { seat: whose }
        | EventFact::NoTribute { seat: whose, .. }
        | EventFact::PassedOver { seat: whose }
        | EventFact::Schemer { seat: whose, .. } => *whose == seat,
        EventFact::Kingmaker { seat: whose, pawn } => [*whose, *pawn].contains(&seat),
        EventFact::Decree(fact) => match fact {
            DecreeFact::Asked { of, .. } => *of == seat,
            DecreeFact::Obeyed { seat: whose, .. } | DecreeFact::Defied { seat: whose, .. } => *whose == seat,
            DecreeFact::Voted { seat: whose, accused, .. } => [*whose, *accused].contains(&seat),
            DecreeFact::VoteCounted { accused, .. } => *accused == seat,
            DecreeFact::Rescinded { .. } => true,
        },
        EventFact::Course(fact) => match fact {
            CourseFact::PaladinComes { quarry }
            | CourseFact::PaladinStrikes { quarry, .. }
            | CourseFact::PaladinTurnsBack { quarry } => *quarry == seat,
            CourseFact::TournamentHeld { winner } => winner.is_some_and(|(whose, _)| whose == seat),
            CourseFact::TournamentVoid { came } => *came == Some(seat),
            CourseFact::Embarked { seat: whose, .. }
            | CourseFact::CrusaderFell { seat: whose, .. }
            | CourseFact::CrusaderReturned { seat: whose, .. }
            | CourseFact::HostPasses { seat: whose }
            | CourseFact::HostBeaten { by: whose }
            | CourseFact::BeastStrikes { from: whose, .. } => *whose == seat,
            CourseFact::HostComes { order } => order.contains(&seat),
            CourseFact::TournamentCalled { .. }
            | CourseFact::CrusadeCalled
            | CourseFact::CrusadeVoid
            | CourseFact::CrusadeMarches { .. }
            | CourseFact::HostAscends
            | CourseFact::BeastLoose
            | CourseFact::BeastRests
            | CourseFact::BeastSleeps => false,
        },
        EventFact::Reshuffled | EventFact::TokenArranged | EventFact::Buried => false,
    }
}

/// Returns the canton where an event that takes several steps is expected next, and the icon of its
/// card. `None` if it cannot be known.
#[must_use]
pub fn expected<'a>(catalog: &'a Catalog, table: &Game, undertaken: &Undertaken) -> Option<(CantonId, &'a str)> {
    let board = table.realm().board();
    let canton = match &undertaken.course {
        Course::Paladin { quarry } => board.stronghold(*quarry),
        Course::AngelicHost { left, .. } => left.first().and_then(|next| board.stronghold(*next)),
        Course::Tournament { .. } => table.forces().pandemonium().map(|place| place.canton),
        Course::Crusade(_) | Course::Beast { .. } => None,
    };
    Some((canton?, &catalog.event(undertaken.event).icon))
}
