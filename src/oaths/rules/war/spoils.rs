//! Spoils of war: a point of the defender, its devil and its prisoners, and its realm.
//!
//! The leader of an alliance divides them by three rules: a gaoler gets all prisoners; the point
//! goes to the devil with least points; each follower gets something if that is possible.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{WarAnswer, WarStep};
use crate::catalog::Catalog;
use crate::facts::WarFact;
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, RealmKind, Seat};
use crate::step::{Course, Step};

/// What a defender has lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spoils {
    /// The defender.
    pub from: Seat,
    /// True if its devil was captured. Its artifacts go with it.
    pub devil: bool,
    /// All prisoners, the captured devil among them.
    pub prisoners: Vec<Seat>,
    /// The realm.
    pub realm: Option<RealmKind>,
}

/// A division of spoils.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Division {
    /// Who gets the point, if there is one.
    pub point: Option<Seat>,
    /// Who gets the realm, if there is one.
    pub realm: Option<Seat>,
    /// Who gets each prisoner, in the order of the spoils.
    pub prisoners: Vec<Seat>,
}

impl Game {
    /// Returns those who share the spoils of a siege, the leader of the attackers first.
    fn recipients(&self, at: u8) -> Vec<Seat> {
        let siege = &self.conflict.sieges[usize::from(at)];
        siege.attackers.members.iter().chain(&siege.sharers).copied().collect()
    }

    /// Returns every lawful division of the spoils of a siege. Never empty.
    #[must_use]
    pub fn divisions(&self, catalog: &Catalog, at: u8) -> Vec<Division> {
        let recipients = self.recipients(at);
        let Some(spoils) = &self.conflict.sieges[usize::from(at)].spoils else { return Vec::new() };
        let points = |seat: &Seat| self.domain(*seat).points;
        let least = recipients.iter().map(points).min().unwrap_or(0);
        let poorest: Vec<Option<Seat>> = match recipients.iter().find(|seat| points(seat) == least) {
            Some(seat) if self.may_give_point(spoils.from, *seat) => {
                recipients.iter().filter(|seat| points(seat) == least).map(|seat| Some(*seat)).collect()
            }
            Some(_) | None => vec![None],
        };
        let realms: Vec<Option<Seat>> = match spoils.realm {
            Some(_) => recipients.iter().map(|seat| Some(*seat)).collect(),
            None => vec![None],
        };
        let gaoler = |seat: &&Seat| self.powers(catalog, **seat).gaoler;
        let keepers = recipients.iter().find(gaoler).map_or_else(|| recipients.clone(), |gaoler| vec![*gaoler]);
        let mut prisons: Vec<Vec<Seat>> = vec![Vec::new()];
        for _ in &spoils.prisoners {
            let longer = |keepers: &[Seat], so_far: &Vec<Seat>| -> Vec<Vec<Seat>> {
                keepers.iter().map(|keeper| [so_far.as_slice(), &[*keeper]].concat()).collect()
            };
            prisons = prisons.iter().flat_map(|so_far| longer(&keepers, so_far)).collect();
        }
        let mut all: Vec<Division> = Vec::new();
        for &point in &poorest {
            for &realm in &realms {
                all.extend(prisons.iter().map(|prisoners| Division { point, realm, prisoners: prisoners.clone() }));
            }
        }
        let served = |division: &Division| {
            let gets = |seat: &&Seat| {
                division.point == Some(**seat) || division.realm == Some(**seat) || division.prisoners.contains(seat)
            };
            recipients.iter().skip(1).filter(gets).count()
        };
        let most = all.iter().map(served).max().unwrap_or(0);
        all.retain(|division| served(division) == most);
        all
    }
}

pub(super) fn divide(course: &mut Course<'_>, at: u8, answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    let division = match answers.first() {
        Some((_, WarAnswer::Divide(division))) => division.clone(),
        _ => course.game.divisions(catalog, at).swap_remove(0),
    };
    let recipients = course.game.recipients(at);
    let Some(spoils) = course.game.conflict.sieges[usize::from(at)].spoils.clone() else { return };
    let from = spoils.from;
    let mut steps: Vec<Step> = Vec::new();
    for seat in recipients {
        let kept = spoils.prisoners.iter().zip(&division.prisoners).filter(|(_, to)| **to == seat);
        let prisoners: Vec<Seat> = kept.map(|(prisoner, _)| *prisoner).collect();
        for &prisoner in &prisoners {
            course.game.domain_mut(prisoner).whereabouts = Whereabouts::Prison(seat);
        }
        let mut artifacts: Vec<Card> = Vec::new();
        if spoils.devil && prisoners.contains(&from) {
            artifacts = course.game.artifacts(catalog, from).collect();
            course.game.domain_mut(from).tabled.retain(|card| !artifacts.contains(card));
            course.game.domain_mut(seat).tabled.extend(&artifacts);
        }
        let point = division.point == Some(seat);
        if point {
            course.game.domain_mut(from).points -= 1;
            course.game.domain_mut(seat).points += 1;
        }
        let realm = division.realm == Some(seat);
        if let Some(kind) = spoils.realm.filter(|_| realm) {
            steps.push(WarStep::Swap { seat, realm: kind }.into());
        }
        if point || realm || !prisoners.is_empty() {
            course.tell(WarFact::Spoils { seat, point, prisoners, artifacts, realm });
        }
    }
    // The realm is in the step now.
    if let Some(spoils) = &mut course.game.conflict.sieges[usize::from(at)].spoils {
        spoils.realm = None;
    }
    course.next(steps);
}

/// Moves a devil into a realm that nobody rules, or leaves the realm empty.
pub(super) fn take_realm(course: &mut Course<'_>, seat: Seat, realm: RealmKind, take: bool) {
    if !take {
        course.game.vacant.push(realm);
        return;
    }
    if let Some(old) = course.game.domain_mut(seat).realm.replace(realm) {
        course.game.vacant.push(old);
    }
    course.tell(WarFact::Moved { seat, realm });
}

pub(super) fn peace(course: &mut Course<'_>) {
    let game = &course.game;
    let mut settlers: Vec<Seat> = game.initiative.clone();
    settlers.retain(|seat| game.conflict.settlers.contains(seat) && game.domain(*seat).realm.is_some());
    // The leader of an alliance picks before its followers.
    let leads = |seat: &Seat| game.alliance_of(*seat).is_none_or(|alliance| alliance.leader == *seat);
    settlers.sort_by_key(|seat| !leads(seat));
    let mut steps: Vec<Step> = settlers.into_iter().map(|seat| WarStep::Occupy(seat).into()).collect();
    steps.push(WarStep::Gather.into());
    course.next(steps);
}
