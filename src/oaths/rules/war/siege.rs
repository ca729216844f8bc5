//! Combats in home realms.
//!
//! Both sides show a colour. If neither wins directly, the attackers need more power than the
//! defender. A defender that loses is destroyed: hordes, Souls, rituals and the realm are gone, and
//! the devil is captured if it was there.

use super::combat::{colour_of, defeat, destroy};
use super::power::{Field, beats};
use super::{Conflict, Loss, Side, Siege, Spoils, Target, WarAnswer, WarStep};
use crate::catalog::{Catalog, Moment, RealmPower};
use crate::facts::{LossCause, WarFact};
use crate::game::{Game, Whereabouts};
use crate::ids::{Card, Seat};
use crate::specials::SpecialStep;
use crate::step::{Course, Step};

impl Conflict {
    /// Returns the devils that have just lost their home realm, and would be captured.
    #[must_use]
    pub fn beaten(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        let lost = |siege: &&Siege| siege.colour.is_some() && siege.spoils.is_none() && siege.won(catalog, game).0;
        let here = |seat: &Seat| game.domain(*seat).whereabouts == Whereabouts::Hell;
        self.sieges.iter().filter(lost).map(|siege| siege.defender).filter(here).collect()
    }
}

impl Siege {
    /// Returns whether the attackers win, and whether a colour decides it.
    #[must_use]
    pub fn won(&self, catalog: &Catalog, game: &Game) -> (bool, bool) {
        let (leader, defender) = (self.attackers.leader(), self.defender);
        let (attack, defence) = (self.attackers.colour.unwrap_or(0), self.colour.unwrap_or(0));
        if beats(catalog, attack, game.reach(catalog, leader), defence) {
            return (true, true);
        }
        if beats(catalog, defence, game.reach(catalog, defender), attack) {
            return (false, true);
        }
        let power = game.side_power(catalog, &self.attackers.members, Field::Assault);
        (power > game.home_power(catalog, defender), false)
    }
}

/// Sends a side on to its target.
fn go_on(course: &mut Course<'_>, side: &Side) {
    let game = &course.game;
    let target = |seat: Seat| game.conflict.targets[seat.index()].unwrap_or(Target::Stay);
    let leader = side.leader();
    let commanded = game.alliance_of(leader).is_none_or(|alliance| alliance.leader == leader);
    // Without the leader of the alliance, each follower has a target of its own.
    let mut groups: Vec<(Target, Vec<Seat>)> = Vec::new();
    for &seat in &side.members {
        let target = if commanded { target(leader) } else { target(seat) };
        match groups.iter_mut().find(|(other, _)| *other == target) {
            Some((_, seats)) => seats.push(seat),
            None => groups.push((target, vec![seat])),
        }
    }
    for (target, seats) in groups {
        match target {
            Target::Stay => {}
            Target::Vacant => course.game.conflict.settlers.extend(seats),
            Target::Devil(defender) => besiege(course, seats, defender),
        }
    }
}

fn besiege(course: &mut Course<'_>, seats: Vec<Seat>, defender: Seat) {
    let game = &course.game;
    let Some(realm) = game.domain(defender).realm else { return };
    if seats.contains(&defender) {
        return;
    }
    let (sharers, attackers): (Vec<Seat>, Vec<Seat>) = seats.into_iter().partition(|seat| game.bound(*seat, defender));
    if attackers.is_empty() {
        return;
    }
    // "A safety deal is immediately ended if armies of these two Devils meet."
    course.game.safeties.retain(|safety| safety.bound != defender || !attackers.contains(&safety.safe));
    course.tell(WarFact::Arrived { attackers: attackers.clone(), defender, realm });
    course.game.conflict.sieges.push(Siege {
        attackers: Side { members: attackers, colour: None },
        sharers,
        defender,
        colour: None,
        aside: Vec::new(),
        spoils: None,
    });
}

pub(super) fn arrive(course: &mut Course<'_>) {
    let catalog = course.catalog;
    for side in std::mem::take(&mut course.game.conflict.marching) {
        go_on(course, &side);
    }
    let mut tolls: Vec<Loss> = Vec::new();
    for at in 0..course.game.conflict.sieges.len() {
        let (defender, attackers) = {
            let siege = &course.game.conflict.sieges[at];
            (siege.defender, siege.attackers.members.clone())
        };
        match course.game.realm_power(catalog, defender) {
            Some(RealmPower::Wake(id)) => {
                if let Some(kind) = catalog.horde_named(id) {
                    let hordes = super::moves::search_deck(course, kind, usize::MAX);
                    course.game.domain_mut(defender).tabled.extend(&hordes);
                    course.tell(WarFact::Woke { seat: defender, hordes });
                }
            }
            Some(RealmPower::Toll { hordes }) => {
                let toll = |seat| Loss { seat, count: *hordes, toll: Some(at as u8) };
                tolls.extend(attackers.into_iter().map(toll));
            }
            Some(
                RealmPower::Quiet
                | RealmPower::Throne { .. }
                | RealmPower::Gallows
                | RealmPower::Wailing { .. }
                | RealmPower::Judgement
                | RealmPower::Lure,
            )
            | None => {}
        }
    }
    let mut steps: Vec<Step> = Vec::new();
    if !tolls.is_empty() {
        steps.extend([WarStep::Lose(tolls).into(), WarStep::Bury.into()]);
    }
    if !course.game.conflict.sieges.is_empty() {
        steps.extend(course.game.suborner(catalog).map(|seat| Step::from(WarStep::Suborn(seat))));
        steps.push(WarStep::SiegeStrategies.into());
        steps.push(SpecialStep::Window(Moment::Beaten).into());
        steps.push(WarStep::Fall.into());
    }
    steps.push(WarStep::Peace.into());
    course.next(steps);
}

pub(super) fn show(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let catalog = course.catalog;
    for at in 0..course.game.conflict.sieges.len() {
        let siege = &mut course.game.conflict.sieges[at];
        let (leader, defender) = (siege.attackers.leader(), siege.defender);
        siege.attackers.colour = Some(colour_of(answers, leader).unwrap_or(0));
        siege.colour = Some(colour_of(answers, defender).unwrap_or(0));
        let (attack, defence) = (siege.attackers.colour.unwrap_or(0), siege.colour.unwrap_or(0));
        let members = siege.attackers.members.clone();
        let power = course.game.side_power(catalog, &members, Field::Assault);
        course.tell(WarFact::Strategy { seat: leader, colour: attack, power });
        let power = course.game.home_power(catalog, defender);
        course.tell(WarFact::Strategy { seat: defender, colour: defence, power });
    }
}

pub(super) fn fall(course: &mut Course<'_>) {
    let catalog = course.catalog;
    let mut losses: Vec<Loss> = Vec::new();
    let mut revenge: Vec<Step> = Vec::new();
    let mut shares: Vec<Step> = Vec::new();
    // All are decided before any of them changes the game.
    let decided: Vec<(bool, bool)> =
        course.game.conflict.sieges.iter().map(|siege| siege.won(catalog, &course.game)).collect();
    for (at, (attackers_win, directly)) in decided.into_iter().enumerate() {
        let siege = course.game.conflict.sieges[at].clone();
        let defender = siege.defender;
        let winner = if attackers_win { siege.attackers.leader() } else { defender };
        course.tell(WarFact::Won { seat: winner, directly });
        // What was put aside returns to a victorious army, or stays in the realm.
        for (owner, card) in std::mem::take(&mut course.game.conflict.sieges[at].aside) {
            let to = if attackers_win { owner } else { defender };
            course.game.domain_mut(to).tabled.push(card);
        }
        if attackers_win {
            let spoils = destroy_home(course, &siege);
            if spoils.devil
                && let Some(count) = avenger(catalog, &course.game, defender)
            {
                let victims = siege.attackers.members.clone();
                revenge.push(WarStep::Avenge { by: defender, victims, count }.into());
            }
            course.game.conflict.sieges[at].spoils = Some(spoils);
            shares.push(WarStep::Divide(at as u8).into());
        } else {
            let gallows = matches!(course.game.realm_power(catalog, defender), Some(RealmPower::Gallows));
            losses.extend(defeat(course, &siege.attackers.members, gallows));
        }
    }
    let mut steps = revenge;
    steps.extend([WarStep::Lose(losses).into(), WarStep::Bury.into()]);
    steps.extend(shares);
    course.next(steps);
}

fn avenger(catalog: &Catalog, game: &Game, seat: Seat) -> Option<u8> {
    Some(game.powers(catalog, seat).revenge).filter(|count| *count > 0)
}

/// Destroys a defender. Returns what there is to divide.
fn destroy_home(course: &mut Course<'_>, siege: &Siege) -> Spoils {
    let (catalog, seat) = (course.catalog, siege.defender);
    let hordes: Vec<Card> = course.game.hordes(catalog, seat).collect();
    let souls = course.game.domain(seat).souls;
    destroy(course, seat, hordes, souls, LossCause::Defeat);
    let rituals: Vec<Card> = course.game.rituals(catalog, seat).collect();
    let domain = course.game.domain_mut(seat);
    domain.tabled.retain(|card| !rituals.contains(card));
    let casts = std::mem::take(&mut domain.casts);
    domain.routed = true;
    let realm = domain.realm.take();
    let devil = domain.whereabouts == Whereabouts::Hell;
    course.game.discard.extend(rituals);
    course.game.discard.extend(casts.iter().map(|cast| cast.ritual));
    if let Some(realm) = realm {
        course.tell(WarFact::Destroyed { seat, realm });
    }
    leave_alliance(&mut course.game, catalog, seat);
    let mut prisoners: Vec<Seat> = course.game.prisoners(seat).collect();
    if devil {
        // Until the spoils are divided, the leader of the attackers holds it.
        let by = siege.attackers.leader();
        course.game.domain_mut(seat).whereabouts = Whereabouts::Prison(by);
        course.tell(WarFact::Captured { seat, by });
        prisoners.push(seat);
    }
    Spoils { from: seat, devil, prisoners, realm }
}

/// "If the destroyed army was the leader of the alliance, the oldest Devil takes over."
fn leave_alliance(game: &mut Game, catalog: &Catalog, seat: Seat) {
    let ages: Vec<u8> = game.seats().map(|seat| game.age(catalog, seat)).collect();
    for alliance in &mut game.alliances {
        alliance.followers.retain(|follower| *follower != seat);
        if alliance.leader == seat
            && let Some(at) = (0..alliance.followers.len()).max_by_key(|at| ages[alliance.followers[*at].index()])
        {
            alliance.leader = alliance.followers.remove(at);
        }
    }
    game.alliances.retain(|alliance| alliance.leader != seat && !alliance.followers.is_empty());
}

pub(super) fn avenge(course: &mut Course<'_>, victims: &[Seat], answers: &[(Seat, WarAnswer)]) {
    let choices = course.game.avengeable(course.catalog, victims);
    let Some((_, WarAnswer::Lose(chosen))) = answers.first() else { return };
    for &victim in victims {
        let hordes: Vec<Card> = chosen.iter().copied().filter(|card| choices.contains(&(victim, *card))).collect();
        destroy(course, victim, hordes, 0, LossCause::Revenge);
    }
}
