//! The effects of events on the map during the playback: affected houses, canton and duration. Also
//! the canton where an event that takes several steps is expected. All functions are pure.

use super::depiction::{Depiction, Figure};
use super::omens::Omen;
use crate::rules::catalog::Catalog;
use crate::rules::events::{
    ArmsFact, BeastFact, CardFact, Course, CourseFact, CrusadeFact, DecreeFact, EventFact, HostFact, LandFact,
    LevyFact, PaladinFact, TournamentFact, Undertaken,
};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, PlaceId, Seat};

/// Seconds for which the playback shows it, at full speed.
#[must_use]
pub const fn seconds(fact: &EventFact) -> f32 {
    match fact {
        // The card is laid on the table, to be read.
        EventFact::Card(CardFact::Played { .. }) => 3.2,
        // The turn log lists the demands on each house. The card itself was shown before.
        EventFact::Card(
            CardFact::Drawn { .. } | CardFact::Discarded { .. } | CardFact::Reshuffled | CardFact::Began { .. },
        )
        | EventFact::Levy(LevyFact::NoTribute { .. })
        | EventFact::Decree(DecreeFact::Asked { .. }) => 0.0,
        EventFact::Land(LandFact::Fissured { .. })
        | EventFact::Levy(LevyFact::CardsLost { .. } | LevyFact::CardsGained { .. })
        | EventFact::Arms(_)
        | EventFact::Decree(DecreeFact::Obeyed { .. } | DecreeFact::Defied { .. } | DecreeFact::Voted { .. }) => 1.2,
        EventFact::Course(fact) => match fact {
            CourseFact::Beast(BeastFact::Strikes { .. }) | CourseFact::Tournament(TournamentFact::Held { .. }) => 2.4,
            CourseFact::Crusade(CrusadeFact::Embarked { .. }) => 0.8,
            CourseFact::Crusade(CrusadeFact::Fell { .. } | CrusadeFact::Returned { .. })
            | CourseFact::Host(HostFact::Passes { .. }) => 1.2,
            CourseFact::Paladin(_)
            | CourseFact::Tournament(TournamentFact::Called { .. } | TournamentFact::Void { .. })
            | CourseFact::Crusade(CrusadeFact::Called | CrusadeFact::Void | CrusadeFact::Marches { .. })
            | CourseFact::Host(HostFact::Comes { .. } | HostFact::Beaten { .. } | HostFact::Ascends)
            | CourseFact::Beast(BeastFact::Loose | BeastFact::Rests | BeastFact::Sleeps) => 1.8,
        },
        EventFact::Card(CardFact::Idle { .. } | CardFact::Ended { .. })
        | EventFact::Land(LandFact::Rebelled { .. })
        | EventFact::House(_)
        | EventFact::Decree(DecreeFact::VoteCounted { .. } | DecreeFact::Rescinded { .. }) => 1.8,
    }
}

/// Applies the fact to the depiction. Other changes to the map have separate facts.
pub fn befall(depiction: &mut Depiction, after: &Game, fact: &EventFact) {
    match fact {
        EventFact::Land(LandFact::Fissured { canton, .. }) => {
            depiction.unbroken.retain(|(whole, _)| whole != canton);
            depiction.own(*canton, None);
        }
        EventFact::Land(LandFact::Rebelled { place, canton, .. }) => abandon(depiction, *place, *canton, None),
        EventFact::Course(fact) => match fact {
            CourseFact::Beast(BeastFact::Strikes { place, canton, .. }) => abandon(depiction, *place, *canton, Some(1)),
            CourseFact::Crusade(CrusadeFact::Embarked { legion, .. }) => {
                if let Some(canton) = depiction.legion(*legion).map(|figure| figure.canton) {
                    depiction.legions.retain(|figure| figure.id != *legion);
                    depiction.enter(canton);
                }
            }
            CourseFact::Crusade(CrusadeFact::Returned { legion, canton, .. }) => {
                if let Some(figure) = after.forces().legion(*legion).map(Figure::from) {
                    depiction.legions.retain(|known| known.id != *legion);
                    depiction.legions.push(Figure { canton: *canton, ..figure });
                    depiction.legions.sort_by_key(|known| known.id);
                }
            }
            CourseFact::Paladin(_) | CourseFact::Tournament(_) | CourseFact::Host(_) => {}
            CourseFact::Crusade(
                CrusadeFact::Called | CrusadeFact::Void | CrusadeFact::Marches { .. } | CrusadeFact::Fell { .. },
            ) => {}
            CourseFact::Beast(BeastFact::Loose | BeastFact::Rests | BeastFact::Sleeps) => {}
        },
        EventFact::Card(_) | EventFact::Decree(_) | EventFact::Levy(_) | EventFact::Arms(_) | EventFact::House(_) => {}
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
        EventFact::Land(LandFact::Fissured { canton, from }) => at(*canton, "terrain-chasm", *from),
        EventFact::Land(LandFact::Rebelled { canton, from, .. }) => at(*canton, "place", Some(*from)),
        EventFact::Arms(ArmsFact::Faithless { canton, owner, .. }) => at(*canton, "loyalty", Some(*owner)),
        EventFact::Arms(ArmsFact::LegionDecorated { seat, legion, .. }) => {
            at(depiction.legion(*legion).map(|figure| figure.canton)?, "level", Some(*seat))
        }
        EventFact::Levy(LevyFact::CardsLost { seat, .. }) => home(*seat, "tribute"),
        EventFact::Levy(LevyFact::CardsGained { seat, .. }) => home(*seat, "tribute"),
        EventFact::Course(fact) => match fact {
            CourseFact::Beast(BeastFact::Strikes { canton, from, .. }) => at(*canton, "legion-beast", Some(*from)),
            CourseFact::Crusade(CrusadeFact::Returned { canton, seat, .. }) => at(*canton, "march", Some(*seat)),
            CourseFact::Paladin(PaladinFact::Comes { quarry } | PaladinFact::Strikes { quarry, .. }) => {
                home(*quarry, "single-combat")
            }
            CourseFact::Host(HostFact::Passes { seat }) => home(*seat, "legion-winged"),
            CourseFact::Crusade(_) | CourseFact::Paladin(_) | CourseFact::Tournament(_) => None,
            CourseFact::Host(HostFact::Comes { .. } | HostFact::Beaten { .. } | HostFact::Ascends) => None,
            CourseFact::Beast(BeastFact::Loose | BeastFact::Rests | BeastFact::Sleeps) => None,
        },
        EventFact::Card(_)
        | EventFact::Decree(_)
        | EventFact::Arms(ArmsFact::PraetorDecorated { .. } | ArmsFact::Returned { .. })
        | EventFact::House(_)
        | EventFact::Levy(LevyFact::NoTribute { .. }) => None,
    }
}

/// The canton where a lasting event is expected next, and the picture on its card. `None` if it is
/// unknown.
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
