//! Moves: targets are chosen, and it is found out which armies meet.
//!
//! Armies meet that are joined by targets, directly or over others. Those that stayed at home are
//! left out, unless an alliance makes them fight. If one side is left, it goes straight on.

use super::{Battle, Side, Target, WarAnswer, WarStep};
use crate::catalog::{ArtifactPower, Catalog, Trait};
use crate::facts::{LossCause, WarFact};
use crate::game::Game;
use crate::ids::{Card, ResourceKind, Seat};
use crate::step::{Course, Step};

impl Game {
    /// True if a seat has to follow the leader of its alliance.
    #[must_use]
    pub fn follows(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.alliance_of(seat).is_some_and(|alliance| {
            alliance.leader != seat && self.can_move(catalog, alliance.leader) && self.can_move(catalog, seat)
        })
    }

    /// True if a seat chooses the target of its army itself.
    #[must_use]
    pub fn chooses_target(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.can_move(catalog, seat) && !self.follows(catalog, seat)
    }

    /// True if a seat chooses after the targets of the others are shown.
    #[must_use]
    pub fn sees_first(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.artifact(catalog, seat, |power| power == ArtifactPower::Foresight).is_some()
    }

    /// Returns the kind of horde into which a seat can turn Souls.
    #[must_use]
    pub fn raises(&self, catalog: &Catalog, seat: Seat) -> Option<ResourceKind> {
        self.powers(catalog, seat).raises.as_ref().and_then(|id| catalog.horde_named(id))
    }

    /// True if a seat can turn Souls into hordes now: not all of these hordes lie open elsewhere.
    #[must_use]
    pub fn can_raise(&self, catalog: &Catalog, seat: Seat) -> bool {
        let Some(kind) = self.raises(catalog, seat) else { return false };
        let is = |card: &Card| catalog.kind(*card) == kind;
        let open = self.domains.iter().flat_map(|domain| domain.cards()).filter(is).count();
        let gone = self.discard.iter().filter(|card| is(card)).count();
        self.domain(seat).souls > 0 && open + gone < catalog.all_cards().filter(is).count()
    }

    /// Returns the targets that a seat can choose.
    #[must_use]
    pub fn targets(&self, catalog: &Catalog, seat: Seat) -> Vec<Target> {
        let mut targets = vec![Target::Stay];
        if !self.chooses_target(catalog, seat) {
            return targets;
        }
        let open = |other: &Seat| {
            self.domain(*other).realm.is_some() && !self.allied(seat, *other) && !self.bound(seat, *other)
        };
        targets.extend(self.others(seat).filter(open).map(Target::Devil));
        if !self.vacant.is_empty() {
            targets.push(Target::Vacant);
        }
        targets
    }
}

/// Takes hordes of a kind out of the resource deck, and shuffles the rest.
pub(super) fn search_deck(course: &mut Course<'_>, kind: ResourceKind, most: usize) -> Vec<Card> {
    let catalog = course.catalog;
    let fits = |card: &&Card| catalog.kind(**card) == kind;
    let mut found: Vec<Card> = course.game.deck.iter().filter(fits).copied().collect();
    found.sort_unstable();
    found.truncate(most);
    course.game.deck.retain(|card| !found.contains(card));
    found
}

pub(super) fn aim(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    for (seat, answer) in answers {
        let WarAnswer::Move { raise, .. } = answer else { continue };
        let Some(kind) = course.game.raises(catalog, *seat).filter(|_| *raise > 0) else { continue };
        let hordes = search_deck(course, kind, *raise as usize);
        let domain = course.game.domain_mut(*seat);
        domain.souls -= hordes.len() as u32;
        domain.tabled.extend(&hordes);
        course.tell(WarFact::Raised { seat: *seat, hordes });
    }
    let mut late: Vec<Step> = Vec::new();
    for seat in course.game.initiative.clone() {
        let game = &course.game;
        let target = if game.follows(catalog, seat) {
            game.alliance_of(seat).map_or(Target::Stay, |alliance| Target::Devil(alliance.leader))
        } else if game.chooses_target(catalog, seat) && game.sees_first(catalog, seat) {
            late.push(WarStep::LateMove(seat).into());
            continue;
        } else {
            let own = answers.iter().find(|(other, _)| *other == seat);
            match own {
                Some((_, WarAnswer::Move { target, .. })) => *target,
                _ => Target::Stay,
            }
        };
        show(course, seat, target);
    }
    late.push(WarStep::Meet.into());
    course.next(late);
}

pub(super) fn aim_late(course: &mut Course<'_>, seat: Seat, answers: &[(Seat, WarAnswer)]) {
    let target = match answers.first() {
        Some((_, WarAnswer::Move { target, .. })) => *target,
        _ => Target::Stay,
    };
    show(course, seat, target);
}

fn show(course: &mut Course<'_>, seat: Seat, target: Target) {
    course.game.conflict.targets[seat.index()] = Some(target);
    if course.game.can_move(course.catalog, seat) {
        if let Target::Devil(whom) = target
            && !course.game.allied(seat, whom)
        {
            course.game.raids.push((seat, whom));
        }
        course.tell(WarFact::Aimed { seat, target });
    }
}

/// Returns the piles: sets of seats that are joined by targets or alliances.
fn piles(game: &Game) -> Vec<Vec<Seat>> {
    let mut pile: Vec<usize> = (0..game.domains.len()).collect();
    let mut join = |a: Seat, b: Seat| {
        let (from, to) = (pile[a.index()], pile[b.index()]);
        pile.iter_mut().filter(|number| **number == from).for_each(|number| *number = to);
    };
    for seat in game.seats() {
        if let Some(Target::Devil(other)) = game.conflict.targets[seat.index()] {
            join(seat, other);
        }
    }
    for alliance in &game.alliances {
        alliance.followers.iter().for_each(|follower| join(*follower, alliance.leader));
    }
    let mut numbers = pile.clone();
    numbers.sort_unstable();
    numbers.dedup();
    let of = |number: usize| game.initiative.iter().copied().filter(|seat| pile[seat.index()] == number).collect();
    numbers.into_iter().map(of).collect()
}

/// Returns the sides of a pile, without those that stay at home.
fn sides(catalog: &Catalog, game: &Game, pile: &[Seat]) -> Vec<Side> {
    let takes_part = |seat: Seat| match game.conflict.targets[seat.index()] {
        Some(Target::Devil(_) | Target::Vacant) => true,
        Some(Target::Stay) | None => game.alliance_of(seat).is_some() && game.can_move(catalog, seat),
    };
    let mut sides: Vec<Side> = Vec::new();
    for &seat in pile.iter().filter(|seat| takes_part(**seat)) {
        match sides.iter_mut().find(|side| game.allied(side.members[0], seat)) {
            Some(side) => side.members.push(seat),
            None => sides.push(Side { members: vec![seat], colour: None }),
        }
    }
    for side in &mut sides {
        let alliance = game.alliance_of(side.members[0]);
        // Without its leader, the oldest devil leads.
        let leads = |seat: &Seat| alliance.is_some_and(|alliance| alliance.leader == *seat);
        let rank = |seat: &Seat| (leads(seat), game.age(catalog, *seat));
        side.members.sort_by_key(|seat| std::cmp::Reverse(rank(seat)));
    }
    sides
}

pub(super) fn meet(course: &mut Course<'_>) {
    let catalog = course.catalog;
    for seat in course.game.initiative.clone() {
        self_destruct(course, seat);
    }
    let mut steps: Vec<Step> = Vec::new();
    if !course.game.fallen.is_empty() {
        steps.push(WarStep::Bury.into());
    }
    for pile in piles(&course.game) {
        let mut sides = sides(catalog, &course.game, &pile);
        match sides.len() {
            0 => {}
            1 => course.game.conflict.marching.append(&mut sides),
            _ => {
                end_safeties(course, &sides);
                let members = sides.iter().map(|side| side.members.clone()).collect();
                course.tell(WarFact::Met { sides: members });
                course.game.conflict.battles.push(Battle { sides });
            }
        }
    }
    if !course.game.conflict.battles.is_empty() {
        let suborner = course.game.suborner(catalog);
        steps.extend(suborner.map(|seat| Step::from(WarStep::Suborn(seat))));
        steps.push(WarStep::Strategies.into());
    }
    steps.push(WarStep::Arrive.into());
    course.next(steps);
}

/// An army with a horde that ends in a cataclysm, and that stays at home, is lost.
fn self_destruct(course: &mut Course<'_>, seat: Seat) {
    let catalog = course.catalog;
    let stays = course.game.conflict.targets[seat.index()] == Some(Target::Stay);
    let doomed = course.game.hordes(catalog, seat).any(|card| catalog.can(card, Trait::Cataclysm));
    if !stays || !doomed {
        return;
    }
    let dies = |card: &Card| !catalog.can(*card, Trait::Undying);
    let hordes: Vec<Card> = course.game.hordes(catalog, seat).filter(dies).collect();
    let domain = course.game.domain_mut(seat);
    domain.tabled.retain(|card| !hordes.contains(card));
    let souls = std::mem::take(&mut domain.souls);
    course.drop_casts(seat);
    course.game.fallen.extend(&hordes);
    course.tell(WarFact::Lost { seat, hordes, souls, cause: LossCause::Cataclysm });
}

/// "A safety deal is immediately ended if armies of these two Devils meet."
fn end_safeties(course: &mut Course<'_>, sides: &[Side]) {
    let side_of = |seat: Seat| sides.iter().position(|side| side.members.contains(&seat));
    course.game.safeties.retain(|safety| match (side_of(safety.bound), side_of(safety.safe)) {
        (Some(a), Some(b)) => a == b,
        (Some(_) | None, None) | (None, Some(_)) => true,
    });
}

impl Course<'_> {
    /// Discards rituals whose casters are gone: "If casters are later on lost, discard required
    /// number of rituals."
    pub(crate) fn drop_casts(&mut self, seat: Seat) {
        use crate::game::Caster;
        let domain = self.game.domain_mut(seat);
        let tabled = domain.tabled.clone();
        let kept = |caster: Caster| match caster {
            Caster::Devil => true,
            Caster::Horde(card) => tabled.contains(&card),
        };
        let lost: Vec<Card> = domain.casts.iter().filter(|cast| !kept(cast.caster)).map(|cast| cast.ritual).collect();
        domain.casts.retain(|cast| kept(cast.caster));
        self.game.discard.extend(lost);
    }
}
