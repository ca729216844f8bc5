//! Catalog entries in scenarios: their properties, and the results of their abilities in a battle.

use infernal_conclave::rules::attachments::boons;
use infernal_conclave::rules::combat::{BattleReport, Challenge, CombatFact, Event, Forecast, forecast, muster};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Legion, Stat};
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::tableau::{At, canton_at};
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same, says};

/// The least and the greatest value of a number.
type Range = (i16, i16);

/// An expectation about an entry of the catalog. Challenges are those of the first battle, from 0.
#[derive(Clone, Debug, Deserialize)]
pub enum RollIs {
    /// A seat's newest legion: level, loyalty, maximum hit points, the three values, move points.
    Newest(u8, u8, u8, i16, (i16, i16, i16), u8),
    /// The same for a legion by its id.
    Legion(u16, u8, u8, i16, (i16, i16, i16), u8),
    /// Ranges of a legion's loyalty, its maximum hit points and its three values.
    LegionWithin(u16, Range, Range, Range, Range, Range),
    /// A praetor: level, loyalty, wounds; skulls, shields, orbs; luck.
    Praetor(String, u8, u8, u8, (u8, u8, u8), u8),
    /// Ranges of a praetor's loyalty, wounds, skulls, shields, orbs and luck.
    PraetorWithin(String, Range, Range, Range, Range, Range, Range),
    /// The value of a challenge and the two totals. Its damage depends on dice.
    Totals(usize, Stat, i16, i16),
    /// The change of a challenge's damage by an ability, between these. Reductions are negative.
    Part(usize, String, i16, i16),
    /// An effect of a challenge's damage, with its amount between these.
    Fired(usize, String, i16, i16),
    /// A challenge's damage had no effects.
    NothingFired(usize),
    /// An event of this kind occurred in the first battle.
    Passage(String),
    /// No event of this kind occurred in it.
    NoPassage(String),
    /// The chances in percent, before this turn, of a legion's attack on a canton: that only the
    /// legion is destroyed, and that both sides are.
    Falls(u16, At, u32, u32),
    /// Number of rounds in the first battle.
    Rounds(usize),
    /// The challenges in a round of the first battle. Rounds count from 1.
    Order(u8, Vec<Stat>),
    /// True if a boon is active for a seat.
    Boon(u8, String, bool),
}

fn report(played: &Played) -> Result<&BattleReport, String> {
    let report = played.resolution.log.iter().find_map(|entry| match &entry.fact {
        Fact::Combat(CombatFact::Battle { report: Some(report), .. }) => Some(&**report),
        _ => None,
    });
    report.ok_or_else(|| "there was no battle".to_owned())
}

fn challenge(played: &Played, index: usize) -> Result<&Challenge, String> {
    report(played)?.challenges().nth(index).ok_or_else(|| "there was no such challenge".to_owned())
}

fn happened(played: &Played, words: &str) -> Result<bool, String> {
    Ok(report(played)?.passages.iter().any(|passage| says(&passage.event, words)))
}

fn within(found: i16, (least, most): Range) -> Result<(), String> {
    holds((least..=most).contains(&found), &format!("it is {found}"))
}

/// Checks that all numbers are in their ranges.
fn all_within<const N: usize>(found: [i16; N], ranges: [Range; N]) -> Result<(), String> {
    let inside = found.iter().zip(ranges).all(|(&found, range)| within(found, range).is_ok());
    holds(inside, &format!("it is {found:?}"))
}

/// Level, loyalty, hit points, values and moves of a legion.
type Figures = (u8, u8, i16, (i16, i16, i16), u8);

const fn figures(legion: &Legion) -> Figures {
    let strength = legion.strength;
    let values = (strength.ranged, strength.melee, strength.infernal);
    (legion.level, legion.loyalty, legion.max_hp, values, legion.moves)
}

impl RollIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let game = &played.resolution.game;
        let catalog = played.book.catalog();
        let legion = |id: u16| game.forces().legion(LegionId(id)).ok_or_else(|| "the legion is gone".to_owned());
        let praetor = |id: &str| {
            let kind = catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))?;
            game.attachments().praetor(kind).ok_or_else(|| "nobody has it".to_owned())
        };
        match self {
            Self::Newest(seat, level, loyalty, hp, values, moves) => {
                let newest = game.forces().legions_of(Seat(*seat)).last();
                let newest = newest.ok_or_else(|| "it has no legion".to_owned())?;
                same(figures(newest), (*level, *loyalty, *hp, *values, *moves))
            }
            Self::Legion(id, level, loyalty, hp, values, moves) => {
                same(figures(legion(*id)?), (*level, *loyalty, *hp, *values, *moves))
            }
            Self::LegionWithin(id, loyalty, hp, ranged, melee, infernal) => {
                let (_, found, most, values, _) = figures(legion(*id)?);
                let found = [found.into(), most, values.0, values.1, values.2];
                all_within(found, [*loyalty, *hp, *ranged, *melee, *infernal])
            }
            Self::Praetor(id, level, loyalty, hp, duels, luck) => {
                let found = praetor(id)?;
                let skills = (found.attack, found.defense, found.infernal);
                let wanted = (*level, *loyalty, *hp, *duels, *luck);
                same((found.level, found.loyalty, found.hp, skills, found.luck), wanted)
            }
            Self::PraetorWithin(id, loyalty, hp, attack, defense, infernal, luck) => {
                let found = praetor(id)?;
                let found = [found.loyalty, found.hp, found.attack, found.defense, found.infernal, found.luck];
                all_within(found.map(i16::from), [*loyalty, *hp, *attack, *defense, *infernal, *luck])
            }
            Self::Boon(seat, words, wanted) => {
                let mut boons = boons(catalog, game, Seat(*seat));
                same(boons.any(|(_, boon)| says(&boon, words)), *wanted)
            }
            _ => self.check_battle(played),
        }
    }

    fn check_battle(&self, played: &Played) -> Result<(), String> {
        match self {
            Self::Totals(index, stat, attacker, defender) => {
                let found = challenge(played, *index)?;
                same((found.stat, found.attacker.total, found.defender.total), (*stat, *attacker, *defender))
            }
            Self::Part(index, words, least, most) => {
                let found = challenge(played, *index)?;
                let part = found.parts.iter().find(|(part, _)| says(part, words));
                let (_, amount) = part.ok_or_else(|| format!("its parts are {:?}", found.parts))?;
                within(*amount, (*least, *most))
            }
            Self::Fired(index, words, least, most) => {
                let found = challenge(played, *index)?;
                let fired = found.fired.iter().find(|fired| says(fired, words));
                let fired = fired.ok_or_else(|| format!("what it set off is {:?}", found.fired))?;
                within(fired.amount, (*least, *most))
            }
            Self::NothingFired(index) => {
                let found = challenge(played, *index)?;
                holds(found.fired.is_empty(), &format!("what it set off is {:?}", found.fired))
            }
            Self::Falls(id, at, alone, both) => {
                let (game, canton) = (&played.before, canton_at(*at));
                let legion = game.forces().legion(LegionId(*id)).ok_or_else(|| "there is no such legion".to_owned())?;
                let place = game.forces().place_at(canton).map(|place| Foe::Place(place.id));
                let foe = place.or_else(|| game.forces().legion_at(canton).map(|legion| Foe::Legion(legion.id)));
                let foe = foe.ok_or_else(|| "nobody is there".to_owned())?;
                let battle = muster(played.book.catalog(), game, legion, foe, canton);
                let odds = forecast(&battle.ok_or_else(|| "they cannot fight".to_owned())?);
                same((Forecast::percent(odds.defender_wins), Forecast::percent(odds.both_destroyed)), (*alone, *both))
            }
            Self::Passage(words) => holds(happened(played, words)?, "nothing of the kind happened"),
            Self::NoPassage(words) => holds(!happened(played, words)?, "it happened"),
            Self::Rounds(count) => {
                let rounds = report(played)?.passages.iter();
                same(rounds.filter(|passage| matches!(passage.event, Event::Round { .. })).count(), *count)
            }
            Self::Order(wanted, stats) => {
                let found = report(played)?.passages.iter().find_map(|passage| match &passage.event {
                    Event::Round { number, order } if number == wanted => Some(order.clone()),
                    _ => None,
                });
                same(found, Some(stats.clone()))
            }
            _ => unreachable!("another check"),
        }
    }
}
