//! Challenge rolls and identity checks (manual 4.11).
//!
//! > "(Ritual Performer) = 2d6 + Ritual Discipline Level + Perk Bonus + Relic Bonus + Place of
//! > Power Bonus"
//! >
//! > "(Ritual Target) = 2d6 + Player Resist Modifier + Target Resist Modifier + Perk Resist Bonus +
//! > Relic Resist Bonus + Place of Power Resist Bonus"
//!
//! The identity check is the same without the target. A challenge holds both sums with their parts.
//! Its chance is calculated exactly, not sampled. Perks add to either side (manual appendix G).

use super::access::{discipline_of, kept_up};
use super::order::Target;
use super::state::Dossier;
use super::target::victim;
use crate::archfiends::{Discipline, Part, Perks, Tally, discipline_level, mark, resist_bonus, roll_modifier};
use crate::attachments::{Element, Post, Treasure, skills};
use crate::catalog::{Boon, Catalog, Gift, Number, RitualEffect};
use crate::dice::Rolls;
use crate::forces::{Legion, loyalty};
use crate::game::Game;
use crate::ids::{LegionId, PerkKind, PlaceId, RitualKind, Seat};
use crate::realm::Foe;

/// Number of possible results of two dice against two.
pub const FALLS: u16 = 1296;

/// The modifiers of both sides of a roll of 2d6 each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Challenge {
    /// The modifier of the performer.
    pub attack: Tally,
    /// The modifier of the target.
    pub defend: Tally,
}

impl Challenge {
    /// Returns the number of results, out of [`FALLS`], in which the performer wins.
    #[must_use]
    pub fn chance(&self) -> u16 {
        let ahead = self.attack.total() - self.defend.total();
        let pairs = |sum: i32| 6 - (sum - 7).abs();
        let won = |own: i32| (2..(own + ahead).min(13)).map(pairs).sum::<i32>();
        (2..=12).map(|own| pairs(own) * won(own)).sum::<i32>() as u16
    }

    /// Rolls the challenge. Returns true if the performer wins.
    pub(super) fn succeeds(&self, rolls: &mut Rolls) -> bool {
        let own = rolls.d6() + rolls.d6() + self.attack.total();
        let theirs = rolls.d6() + rolls.d6() + self.defend.total();
        own > theirs
    }
}

/// A challenge as far as a house can know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The known modifiers.
    pub challenge: Challenge,
    /// True if the target may have hidden modifiers: relics in its chamber, perks, sustained
    /// rituals, wards on its cards.
    pub unknown: bool,
}

/// The chances of a ritual as far as its caster can know them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// Chances to succeed: one for each legion that resists by itself, otherwise one, or none if
    /// there is no resistance.
    pub success: Vec<(Option<LegionId>, Estimate)>,
    /// Chance to remain unidentified; `None` if the caster is always identified.
    pub unseen: Option<Estimate>,
}

/// Knowledge of a rival beyond public facts.
#[derive(Clone, Copy)]
pub(super) enum Knowledge<'a> {
    /// Everything, for the actual roll.
    Whole,
    /// The table of the caster, with the result of an augury.
    Seen(Option<&'a Dossier>),
}

/// Returns the chances of a ritual on a house's own table.
#[must_use]
pub fn odds(catalog: &Catalog, table: &Game, seat: Seat, ritual: RitualKind, target: &Target, hidden: bool) -> Odds {
    if catalog.ritual(ritual).effect == RitualEffect::BurntOfferings {
        let sure = Estimate { challenge: offering(catalog, table, seat, ritual), unknown: false };
        return Odds { success: vec![(None, sure)], unseen: None };
    }
    let Some(victim) = victim(table, seat, target) else {
        let mut odds = Odds::default();
        if let Target::Place(place) = *target {
            let challenge = walls(catalog, table, seat, ritual, place);
            odds.success.push((None, Estimate { challenge, unknown: false }));
        }
        return odds;
    };
    let Some(discipline) = discipline_of(catalog, ritual) else { return Odds::default() };
    let known = Knowledge::Seen(table.rituals().augury(seat, victim).map(|augury| &augury.dossier));
    let attack = performer(catalog, table, seat, ritual);
    let estimate = |defend: Tally, unit: Option<Foe>| {
        let unknown = known.may_lack(table, discipline, victim, unit);
        Estimate { challenge: Challenge { attack: attack.clone(), defend }, unknown }
    };
    let resisting = resisting(target);
    let success = resisting.into_iter().map(|unit| {
        let defend = defender(catalog, table, victim, ritual, target, unit, known);
        (unit, estimate(defend, warded(table, target, unit)))
    });
    let unseen = (discipline != Discipline::Destruction || hidden).then(|| {
        let defend = of_the_house(catalog, table, victim, discipline, known);
        estimate(defend, None)
    });
    Odds { success: success.collect(), unseen }
}

/// True if a ritual could succeed on all its targets, as far as its caster can know. `attack` is
/// the caster's modifier.
pub(super) fn possible(
    catalog: &Catalog,
    table: &Game,
    seat: Seat,
    ritual: RitualKind,
    target: &Target,
    attack: &Tally,
) -> bool {
    if catalog.ritual(ritual).effect == RitualEffect::BurntOfferings {
        return offering(catalog, table, seat, ritual).chance() > 0;
    }
    let Some(victim) = victim(table, seat, target) else {
        let Target::Place(place) = *target else { return true };
        return walls(catalog, table, seat, ritual, place).chance() > 0;
    };
    if discipline_of(catalog, ritual).is_none() {
        return true;
    }
    let known = Knowledge::Seen(table.rituals().augury(seat, victim).map(|augury| &augury.dossier));
    resisting(target).into_iter().all(|unit| {
        let defend = defender(catalog, table, victim, ritual, target, unit, known);
        Challenge { attack: attack.clone(), defend }.chance() > 0
    })
}

/// Returns the challenge of an offering. The powers that receive it have no modifier (manual
/// appendix I).
pub(super) fn offering(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> Challenge {
    Challenge { attack: performer(catalog, game, seat, ritual), defend: Tally::default() }
}

/// Returns the challenge of a place without an owner. Its garrison resists with the level of the
/// place and what raises it.
pub(super) fn walls(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind, place: PlaceId) -> Challenge {
    let mut defend = Tally::default();
    of_the_garrison(catalog, game, place, &mut defend);
    Challenge { attack: performer(catalog, game, seat, ritual), defend }
}

/// Returns the units that roll separately: each legion of several, or the target as a whole.
pub(super) fn resisting(target: &Target) -> Vec<Option<LegionId>> {
    if let Target::Legions(ids) = target {
        return ids.iter().copied().map(Some).collect();
    }
    vec![None]
}

/// Returns the modifier of the performer.
#[must_use]
pub fn performer(catalog: &Catalog, game: &Game, seat: Seat, ritual: RitualKind) -> Tally {
    discipline_of(catalog, ritual).map(|discipline| roll_modifier(catalog, game, seat, discipline)).unwrap_or_default()
}

/// Returns the modifier of the target.
pub(super) fn defender(
    catalog: &Catalog,
    game: &Game,
    victim: Seat,
    ritual: RitualKind,
    target: &Target,
    unit: Option<LegionId>,
    known: Knowledge<'_>,
) -> Tally {
    let Some(discipline) = discipline_of(catalog, ritual) else { return Tally::default() };
    let mut tally = Tally::default();
    let legion = unit.or_else(|| target.legions().first().copied()).and_then(|id| game.forces().legion(id));
    let rank = game.houses().of(victim).rank;
    match (legion, target) {
        (Some(legion), _) => {
            let mark = mark(catalog, game, legion.owner).or_else(|| known.perks().find_map(marked(catalog)));
            of_the_legion(
                catalog,
                game,
                (legion, foreseen(catalog, game, victim, known)),
                discipline,
                mark,
                &mut tally,
            );
        }
        (None, Target::Treasure(treasure)) => {
            let level = known.level_of(game, *treasure).unwrap_or_else(|| treasure_level(catalog, game, *treasure));
            tally.add(Part::TargetLevel, level.into());
        }
        (None, Target::Place(id)) => of_the_garrison(catalog, game, *id, &mut tally),
        (None, _) if catalog.ritual(ritual).effect == RitualEffect::LootTheVaults => {
            let prophecy = prophecy(catalog, game, victim, known);
            tally.add(Part::Discipline(Discipline::Prophecy, prophecy as u8), prophecy);
        }
        (None, _) => tally.add(Part::Rank(rank), rank.value()),
    }
    if discipline == Discipline::Deceit
        && let Some(unit) = warded(game, target, unit)
    {
        tally.add(Part::CombatCard, wards(game, unit));
    }
    for (part, amount) in of_the_house(catalog, game, victim, discipline, known).0 {
        tally.add(part, amount);
    }
    tally
}

/// Returns the unit whose combat cards protect against a Deceit ritual: the targeted unit, or the
/// one that the targeted treasure is attached to (manual 4.12).
fn warded(game: &Game, target: &Target, unit: Option<LegionId>) -> Option<Foe> {
    if let Some(legion) = unit.or_else(|| target.legions().first().copied()) {
        return Some(Foe::Legion(legion));
    }
    if let Target::Treasure(treasure) = target {
        return match game.attachments().find(*treasure)?.post {
            Post::Unit(unit) => Some(unit),
            Post::Vault | Post::Chamber => None,
        };
    }
    if let Target::Place(id) = target { Some(Foe::Place(*id)) } else { None }
}

/// Returns the bonus against Deceit of the known combat cards on a unit.
fn wards(game: &Game, unit: Foe) -> i32 {
    let cards = game.attachments().cards_on(unit).filter_map(|card| card.contents);
    let elements = cards.flat_map(|contents| contents.elements().collect::<Vec<_>>());
    elements.map(|element| if let Element::Ward(more) = element { i32::from(more) } else { 0 }).sum()
}

/// Returns the abilities that raise the level of a unit in rolls: "Add X to the level of the Legion
/// or Place of Power [...] during [...] combat and Resistance Rolls" (manual appendices C and D).
fn level_rolls(catalog: &Catalog, game: &Game, unit: Foe) -> Tally {
    let mut tally = Tally::default();
    for skill in skills(catalog, game, unit) {
        if let Some((Number::Level, more)) = skill.ability.adds() {
            tally.add(Part::of(skill.source), more);
        }
    }
    tally
}

/// Adds the resistance of a garrison: the level of its place, and what raises it.
fn of_the_garrison(catalog: &Catalog, game: &Game, id: PlaceId, tally: &mut Tally) {
    tally.add(Part::TargetLevel, game.forces().place(id).map_or(0, |place| place.level.into()));
    for (part, more) in level_rolls(catalog, game, Foe::Place(id)).0 {
        tally.add(part, more);
    }
}

/// Adds the resistance of a legion: its level and what raises it. Against Deceit it is the average
/// of that and its loyalty.
fn of_the_legion(
    catalog: &Catalog,
    game: &Game,
    (legion, foreseen): (&Legion, i32),
    discipline: Discipline,
    mark: Option<(PerkKind, u8)>,
    tally: &mut Tally,
) {
    let more = mark.map_or(0, |(_, more)| i32::from(more));
    let raised = level_rolls(catalog, game, Foe::Legion(legion.id));
    if discipline != Discipline::Deceit {
        tally.add(Part::TargetLevel, legion.level.into());
        for &(part, more) in &raised.0 {
            tally.add(part, more);
        }
        return mark.into_iter().for_each(|(perk, more)| tally.add(Part::Perk(perk), more.into()));
    }
    let steadfast = i32::from(catalog.constants.battle.guard_loyalty);
    let loyal = loyalty(catalog, game, legion).map_or(steadfast, |tally| tally.total() + foreseen);
    let level = i32::from(legion.level) + raised.total();
    let average = (level + loyal) / 2;
    tally.add(Part::LevelAndLoyalty, average);
    // Marked with Evil raises the level, and only half of that counts in the average with loyalty
    // (manual appendix G; ruling R96).
    if let Some((perk, _)) = mark {
        tally.add(Part::Perk(perk), (level + more + loyal) / 2 - average);
    }
}

/// Returns the Demonic Premonitions that a house is known to sustain, and their bonus against
/// Deceit and to loyalty.
fn premonitions(catalog: &Catalog, game: &Game, seat: Seat, known: Knowledge<'_>) -> Option<(RitualKind, i32)> {
    let kept = kept_up(catalog, game, seat, RitualEffect::DemonicPremonitions).map(|standing| standing.ritual);
    let ritual = kept.or_else(|| match known {
        Knowledge::Seen(Some(Dossier { chamber: Some((rituals, _)), .. })) => {
            rituals.iter().copied().find(|&kind| catalog.ritual(kind).effect == RitualEffect::DemonicPremonitions)
        }
        Knowledge::Whole | Knowledge::Seen(_) => None,
    })?;
    Some((ritual, prophecy(catalog, game, seat, known)))
}

/// Returns the loyalty bonus of premonitions known only from an augury. The table's own are counted
/// already.
fn foreseen(catalog: &Catalog, game: &Game, seat: Seat, known: Knowledge<'_>) -> i32 {
    if kept_up(catalog, game, seat, RitualEffect::DemonicPremonitions).is_some() {
        return 0;
    }
    premonitions(catalog, game, seat, known).map_or(0, |(_, more)| more)
}

/// Returns the level bonus of a perk known from an augury.
fn marked(catalog: &Catalog) -> impl Fn(PerkKind) -> Option<(PerkKind, u8)> {
    |perk| if let Gift::Mark(more) = catalog.perk(perk).gift { Some((perk, more)) } else { None }
}

/// Returns the modifier that a house adds for any target: relics, places of power, perks,
/// premonitions. The identity check counts only this.
pub(super) fn of_the_house(
    catalog: &Catalog,
    game: &Game,
    victim: Seat,
    discipline: Discipline,
    known: Knowledge<'_>,
) -> Tally {
    let mut tally = resist_bonus(catalog, game, victim, discipline);
    let mut laid = Vec::new();
    if let Knowledge::Seen(Some(Dossier { chamber: Some((_, treasures)), .. })) = known {
        laid.clone_from(treasures);
    }
    // Adds perks known only from an augury.
    for perk in
        known.perks().filter(|&perk| tally.0.iter().all(|(part, _)| *part != Part::Perk(perk))).collect::<Vec<_>>()
    {
        if let Gift::Boon(Boon::Resist(of, more)) = catalog.perk(perk).gift
            && of == discipline
        {
            tally.add(Part::Perk(perk), more.into());
        }
    }
    for treasure in laid {
        if let Treasure::Relic(kind) = treasure
            && tally.0.iter().all(|(part, _)| *part != Part::Relic(kind))
        {
            for boon in &catalog.relic(kind).boons {
                if let Boon::Resist(of, more) = *boon
                    && of == discipline
                {
                    tally.add(Part::Relic(kind), more.into());
                }
            }
        }
    }
    if discipline == Discipline::Deceit
        && let Some((ritual, more)) = premonitions(catalog, game, victim, known)
    {
        tally.add(Part::Ritual(ritual), more);
    }
    tally
}

/// Returns the level of Prophecy of a house, as far as it is known.
fn prophecy(catalog: &Catalog, game: &Game, seat: Seat, known: Knowledge<'_>) -> i32 {
    let shown = discipline_level(catalog, game, seat, Discipline::Prophecy).total();
    match known {
        Knowledge::Whole | Knowledge::Seen(None) => shown,
        Knowledge::Seen(Some(dossier)) => {
            let seen = game.houses().of(seat).attributes.intellect;
            shown + i32::from(dossier.attributes.intellect.saturating_sub(seen))
        }
    }
}

/// Returns the level of a treasure. Praetors can have risen above their initial level.
#[must_use]
pub fn treasure_level(catalog: &Catalog, game: &Game, treasure: Treasure) -> u8 {
    match treasure {
        Treasure::Praetor(kind) => {
            game.attachments().praetor(kind).map_or(catalog.praetor(kind).level, |praetor| praetor.level)
        }
        Treasure::Artifact(kind) => catalog.artifact(kind).level,
        Treasure::Relic(kind) => catalog.relic(kind).level,
    }
}

impl Knowledge<'_> {
    /// Returns the perks known from an augury.
    fn perks(self) -> impl Iterator<Item = PerkKind> {
        let seen = match self {
            Knowledge::Whole | Knowledge::Seen(None) => None,
            Knowledge::Seen(Some(dossier)) => dossier.perks,
        };
        seen.into_iter().flat_map(Perks::iter)
    }

    /// Returns the level of a treasure that is known only from an augury.
    fn level_of(self, game: &Game, treasure: Treasure) -> Option<u8> {
        match self {
            Knowledge::Seen(Some(dossier)) if game.attachments().find(treasure).is_none() => dossier.level_of(treasure),
            Knowledge::Whole | Knowledge::Seen(_) => None,
        }
    }

    /// True if a relevant modifier may be unknown.
    fn may_lack(self, game: &Game, discipline: Discipline, victim: Seat, unit: Option<Foe>) -> bool {
        let whole = match self {
            Knowledge::Whole => return false,
            Knowledge::Seen(dossier) => {
                dossier.is_some_and(|dossier| dossier.chamber.is_some() && dossier.perks.is_some())
            }
        };
        let cards = unit.is_some_and(|unit| {
            let owner = match unit {
                Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.owner),
                Foe::Place(id) => game.forces().place(id).and_then(|place| place.owner),
            };
            owner == Some(victim) && game.attachments().cards_on(unit).any(|card| card.contents.is_none())
        });
        !whole || (discipline == Discipline::Deceit && cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attachments::Praetor;
    use crate::rituals::augur;
    use crate::tableau::Tableau;
    use crate::view::SeatView;

    /// A praetor that has risen resists by its level, as soon as an augury has told it.
    #[test]
    fn the_level_of_a_praetor_in_a_vault_is_known_from_an_augury() {
        let catalog = Catalog::standard();
        let position = "(houses: [(), (), (), ()], treasures: [(what: \"furfur\", owner: 1, post: Vault)])";
        let tableau: Tableau = ron::from_str(position).expect("the position is lawful");
        let mut game = tableau.set_up(&catalog).expect("the position is in order");
        let kind = catalog.praetor_named("furfur").expect("the catalog has it");
        let risen = catalog.praetor(kind).level + 2;
        let treasure = Treasure::Praetor(kind);
        game.attachments.take(treasure);
        game.attachments.grant(treasure, Seat(1), Some(Praetor { level: risen, ..Praetor::fresh(&catalog, kind) }));
        augur(&catalog, &mut game, (Seat(0), Seat(1)), 2);
        let ritual = catalog.ritual_named("pilfer_coerce_and_bribe").expect("the catalog has it");
        let view = SeatView::of(&game, Seat(0));
        assert_eq!(view.table().attachments().find(treasure), None, "the vault itself stays closed");
        let target = Target::Treasure(treasure);
        let odds = odds(&catalog, view.table(), Seat(0), ritual, &target, false);
        let resisted = odds.success.iter().flat_map(|(_, estimate)| &estimate.challenge.defend.0);
        let levels: Vec<i32> =
            resisted.filter(|(part, _)| *part == Part::TargetLevel).map(|(_, amount)| *amount).collect();
        assert_eq!(levels, [i32::from(risen)]);
    }
}
