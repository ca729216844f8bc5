//! Daemons join combats (rule 11.1), rounds begin, and the order of magic and flight is decided.

use circles_catalog::Catalog;

use super::{Entry, Joined, Matter, Side, WarAnswer, WarAsk, WarAuto};
use crate::course::Course;
use crate::facts::{WarFact, Why};
use crate::game::{Game, plus};
use crate::ids::{Banner, DaemonKind, HoundKind, Place, Seat, Talent};
use crate::refusal::{Refusal, distinct, sure};

impl Game {
    /// Returns the cards that a daemon may bring to a combat: one for each star.
    #[must_use]
    pub fn most_brought(&self, catalog: &Catalog, seat: Seat, kind: DaemonKind) -> usize {
        plus(catalog.daemon(kind).stars.into(), self.brought_added(catalog, Banner::Seat(seat))) as usize
    }

    pub(super) fn check_entry(&self, catalog: &Catalog, seat: Seat, entry: &Entry) -> Result<(), Refusal> {
        let own = self.triumvirate(seat);
        let daemon = own.daemon(entry.daemon).ok_or(Refusal::NotYourDaemon)?;
        sure(Self::may_join(daemon), Refusal::Daemon)?;
        distinct(&entry.cards)?;
        let fresh = |card: &crate::ids::Arcanum| own.holds(*card) && !own.brought.contains(card);
        sure(entry.cards.iter().all(fresh), Refusal::NotYourCard)?;
        sure(entry.cards.len() <= self.most_brought(catalog, seat, entry.daemon), Refusal::Count)
    }
}

/// Lets freebooters choose a side once, and asks who sends daemons. Later rounds of the same combat
/// come here only if former allies fight on.
pub(super) fn muster(course: &mut Course<'_>) {
    let Some(battle) = course.game.battle() else { return };
    let (sectio, round) = (battle.sectio, battle.round);
    let sided = battle.side_of(Banner::Freebooters).is_some();
    if course.game.armies_at(sectio).contains(&Banner::Freebooters) && !sided {
        let side = course.flip(Why::Side { hound: None });
        if let Some(battle) = &mut course.game.battle {
            battle.sides[side.index()].push(Banner::Freebooters);
        }
    }
    let Some(battle) = course.game.battle() else { return };
    course.tell(WarFact::Sides { sides: battle.sides.clone() });
    course.next([WarAuto::Round]);
    if round > 0 {
        return;
    }
    // "The side with the largest army goes first (again in terms of Legions – roll if tied)."
    let mut order = course.game.seats_at(sectio);
    course.shuffle(&mut order);
    let legions = |seat: &Seat| course.game.board().legions_at(Banner::Seat(*seat), Place::Sectio(sectio)).len();
    order.sort_by_key(|seat| std::cmp::Reverse(legions(seat)));
    if !order.is_empty() {
        course.next([WarAsk::Join { order, at: 0, refrained: 0 }]);
    }
}

/// "Players then take turns sending Daemons until all Daemons the players wish to send to the
/// combat have been dispatched."
pub(super) fn perform(
    course: &mut Course<'_>,
    order: Vec<Seat>,
    at: usize,
    refrained: usize,
    answer: Option<&WarAnswer>,
) {
    let sent = match (answer, order.get(at)) {
        (Some(WarAnswer::Join(Some(entry))), Some(seat)) => {
            send(course, *seat, entry);
            true
        }
        (_, _) => false,
    };
    let refrained = if sent { 0 } else { refrained + 1 };
    if refrained < order.len() {
        let at = (at + 1) % order.len();
        course.next([WarAsk::Join { order, at, refrained }]);
    }
}

fn send(course: &mut Course<'_>, seat: Seat, entry: &Entry) {
    if let Some(daemon) = course.game.daemon_mut(entry.daemon) {
        daemon.fought = true;
    }
    for card in &entry.cards {
        course.game.triumvirate_mut(seat).take(*card);
    }
    course.tell(WarFact::Joined { seat, daemon: entry.daemon, cards: entry.cards.len() });
    if let Some(battle) = &mut course.game.battle {
        battle.joined.push(Joined { seat, daemon: entry.daemon, cards: entry.cards.clone(), gone: false });
    }
}

/// Begins a round. "Rampaging Hellhounds chose a side for this turn."
pub(super) fn round(course: &mut Course<'_>) {
    let Some(battle) = &mut course.game.battle else { return };
    battle.round = battle.round.saturating_add(1);
    battle.working.clear();
    let (sectio, round) = (battle.sectio, battle.round);
    let bare = Side::BOTH.into_iter().find(|side| battle.banners(*side).is_empty());
    course.tell(WarFact::Round { sectio, round });
    let mut strays: Vec<(HoundKind, Side)> = Vec::new();
    for hound in course.game.board().strays_at(Place::Sectio(sectio)) {
        // With nobody else to fight for, they "fight all and everyone" (rule 16.7).
        let side = bare.unwrap_or_else(|| course.flip(Why::Side { hound: Some(hound) }));
        strays.push((hound, side));
    }
    if let Some(battle) = &mut course.game.battle {
        battle.strays = strays;
    }
    course.next([WarAuto::Attack]);
    if let Some(order) = course.casters() {
        decide(course, Matter::Magic, Talent::Stars, order);
    }
}

/// Asks the owner of the daemon with most symbols which side is first. Lots break ties, and decide
/// if there is no daemon.
pub(super) fn decide(course: &mut Course<'_>, matter: Matter, talent: Talent, seats: Vec<Seat>) {
    let Some(battle) = course.game.battle() else { return };
    let side = |seat: &Seat| battle.side_of(Banner::Seat(*seat));
    let both = Side::BOTH.into_iter().all(|of| seats.iter().any(|seat| side(seat) == Some(of)));
    if !both {
        let first = seats.first().and_then(side).unwrap_or(Side::First);
        return order(course, matter, first);
    }
    let there: Vec<(Seat, u8)> = Side::BOTH
        .into_iter()
        .flat_map(|side| battle.daemons(side))
        .map(|joined| (joined.seat, course.catalog.daemon(joined.daemon).talent(talent)))
        .collect();
    let most = there.iter().map(|(_, symbols)| *symbols).max();
    let tied: Vec<Seat> = there.into_iter().filter(|(_, own)| Some(*own) == most).map(|(seat, _)| seat).collect();
    match course.pick(&tied) {
        Some(seat) => course.next([WarAsk::First { seat, matter }]),
        None => {
            let first = course.pick(&Side::BOTH).unwrap_or(Side::First);
            order(course, matter, first);
        }
    }
}

pub(super) fn first(course: &mut Course<'_>, seat: Seat, matter: Matter, answer: Option<&WarAnswer>) {
    let own = course.game.battle().and_then(|battle| battle.side_of(Banner::Seat(seat))).unwrap_or(Side::First);
    let side = if answer == Some(&WarAnswer::First(false)) { own.other() } else { own };
    order(course, matter, side);
}

fn order(course: &mut Course<'_>, matter: Matter, first: Side) {
    match matter {
        Matter::Magic => {
            let Some(battle) = course.game.battle() else { return };
            let seats = |side: Side| battle.banners(side).iter().filter_map(|banner| banner.seat());
            let order: Vec<Seat> = seats(first).chain(seats(first.other())).collect();
            course.next([WarAsk::Cast { order, at: 0, passed: 0 }]);
        }
        Matter::Flight => course.next([WarAuto::Flights(first)]),
    }
}
