//! Perks in scenarios, and the checks of perks in every scenario (manual 3.4, appendix G).

use infernal_conclave::rules::archfiends::{Aura, Perks, aura, aura_of};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::pawn;
use infernal_conclave::rules::facts::{Fact, log_seen_by};
use infernal_conclave::rules::forces::Strength;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{PerkKind, Seat};
use infernal_conclave::rules::rituals::{RitualFact, odds};
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::same;
use super::rituals::{aim, ritual};

/// An expectation about perks.
#[derive(Clone, Debug, Deserialize)]
pub enum PerkIs {
    /// The perks of a house.
    Has(u8, Vec<String>),
    /// The public effect of a house's perks on its legions: ranged, melee, infernal; loyalty; move
    /// points.
    Aura(u8, (i16, i16, i16), i16, i8),
    /// The pawn of a house, whose election it would take over.
    Pawn(u8, Option<u8>),
    /// The perks of the second that the first has seen by augury, if any.
    Augury(u8, u8, Option<Vec<String>>),
    /// The real chances of a seat's ritual on a target, of 1296: to succeed, and to stay unseen.
    Chance(u8, String, String, u16, Option<u16>),
    /// The chances to succeed and to stay unseen that the caster of this turn's only ritual reads
    /// afterwards.
    ChanceRead(u16, Option<u16>),
    /// The elected house, even if another house took the throne after that.
    Elected(Option<u8>),
}

fn ids(catalog: &Catalog, perks: Perks) -> Vec<String> {
    perks.iter().map(|kind: PerkKind| catalog.perk(kind).id.clone()).collect()
}

fn sorted(mut ids: Vec<String>) -> Vec<String> {
    ids.sort();
    ids
}

impl PerkIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        match self {
            Self::Has(seat, wanted) => {
                same(sorted(ids(catalog, game.houses().of(Seat(*seat)).perks)), sorted(wanted.clone()))
            }
            Self::Aura(seat, (ranged, melee, infernal), loyalty, moves) => {
                let strength = Strength { ranged: *ranged, melee: *melee, infernal: *infernal };
                let wanted = Aura { strength, loyalty: *loyalty, moves: *moves };
                game.seats().try_for_each(|eye| same(aura(SeatView::of(game, eye).table(), Seat(*seat)), wanted))
            }
            Self::Pawn(seat, wanted) => same(pawn(catalog, game, Seat(*seat)), wanted.map(Seat)),
            Self::Augury(seer, of, wanted) => {
                let augury = game.rituals().augury(Seat(*seer), Seat(*of));
                let augury = augury.ok_or_else(|| "it has seen nothing".to_owned())?;
                let seen = augury.dossier.perks.map(|perks| sorted(ids(catalog, perks)));
                same(seen, wanted.clone().map(sorted))
            }
            Self::Chance(seat, id, words, success, unseen) => {
                let (target, _) = aim(&words.split_whitespace().collect::<Vec<_>>(), catalog)?;
                let found = odds(catalog, game, Seat(*seat), ritual(catalog, id)?, &target, unseen.is_some());
                same(found.success.iter().map(|(_, one)| one.challenge.chance()).collect(), vec![*success])?;
                same(found.unseen.map(|one| one.challenge.chance()), *unseen)
            }
            Self::ChanceRead(success, unseen) => {
                let read = played.resolution.log.iter().find_map(|entry| match &entry.fact {
                    Fact::Ritual(RitualFact::Performed { trials, unseen, .. }) => Some((trials.clone(), *unseen)),
                    _ => None,
                });
                let (trials, identity) = read.ok_or_else(|| "no ritual was performed".to_owned())?;
                same(trials.iter().map(|trial| trial.chance).collect(), vec![*success])?;
                same(identity.map(|(chance, _)| chance), *unseen)
            }
            Self::Elected(wanted) => {
                let ending = game.conclave().ending().ok_or_else(|| "the game goes on".to_owned())?;
                same(ending.elected, wanted.map(Seat))
            }
        }
    }
}

/// Checks every turn of every scenario: perks affect legions as perks and attributes say; no house
/// sees another's perks, attributes and pawn; no fact that others read names a perk.
pub fn unveiled(played: &Played) -> Vec<String> {
    let (game, catalog) = (&played.resolution.game, played.book.catalog());
    let mut wrong = Vec::new();
    for seat in game.seats() {
        let house = game.houses().of(seat);
        if house.aura != aura_of(catalog, house.perks, &house.attributes) {
            wrong.push(format!(
                "the aura of seat {seat} is not what its perks and attributes make it: {:?}",
                house.aura
            ));
        }
        let view = SeatView::of(game, seat);
        for other in game.seats().filter(|&other| other != seat) {
            let (seen, charter) = (view.table().houses().of(other), &view.table().charter().seats[other.index()]);
            let blank = (Perks::default(), None, Default::default(), Vec::new(), None);
            let found = (seen.perks, seen.pawn, seen.attributes, charter.archfiend.perks.clone(), charter.pawn);
            if found != blank {
                wrong.push(format!("seat {seat} sees what seat {other} hides: {found:?}"));
            }
        }
        wrong.extend(named(game, seat, played));
    }
    wrong
}

/// Returns a fact that names a house's perk and is read by another house.
fn named(game: &Game, seat: Seat, played: &Played) -> Option<String> {
    let own = game.houses().of(seat).perks;
    let foreign = |text: &str| {
        let named = text.split("PerkKind(").skip(1);
        let mut kinds = named.filter_map(|rest| rest.split(')').next()?.parse().ok().map(PerkKind));
        kinds.any(|kind| !own.has(kind))
    };
    let read = log_seen_by(&played.resolution.log, seat);
    let fact = read.iter().find(|entry| foreign(&format!("{:?}", entry.fact)))?;
    Some(format!("seat {seat} reads of another's perk: {:?}", fact.fact))
}
