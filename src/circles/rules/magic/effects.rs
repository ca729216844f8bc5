//! What spells do that are cast as an action.

use circles_catalog::definitions::{
    CardSpell, DaemonSpell, HellSpell, SectioSpell, SoulSpell, SpellEffect, StandingSpell, Test, UnitSpell,
    VisitorSpell, Whom,
};

use super::{Cast, MagicAsk, Target};
use crate::action::ActionAsk;
use crate::course::Course;
use crate::facts::{ActionFact, CardFact, DaemonFact, HellFact, Loss, SoulsFact, Why};
use crate::flight::{Cause, Flight, FlightAuto};
use crate::game::{Lasting, Omen, Peek, Source};
use crate::ids::{Arcanum, Banner, DaemonKind, Legion, Locale, Place, Seat, Sectio, Unit};
use crate::summon::SummonAsk;

/// Lets a spell take effect.
pub(super) fn apply(course: &mut Course<'_>, cast: &Cast) {
    let kind = course.catalog.spell_kind(cast.card);
    match &course.catalog.spell(kind).effect {
        SpellEffect::Daemon(spell) => daemon(course, cast, *spell),
        SpellEffect::Units(spell) => units(course, cast, *spell),
        SpellEffect::Souls(spell) => souls(course, cast, *spell),
        SpellEffect::Standing(spell) => standing(course, cast, *spell),
        SpellEffect::Cards(spell) => cards(course, cast, *spell),
        SpellEffect::Hell(spell) => hell(course, cast, *spell),
        SpellEffect::Sectio(spell) => {
            let Target::Sectio(at) = cast.target else { return };
            sectio(course, cast.seat, Omen::Spell(kind), *spell, at);
        }
        SpellEffect::Visitor(spell) => visitor(course, *spell),
        SpellEffect::Combat(spell) => course.enchant(cast, *spell),
        SpellEffect::ThisTurn { whom, .. } => {
            let seats = course.whom(*whom, Some(cast.seat));
            // An empty list means all, and freebooters too.
            let seats =
                if *whom == Whom::All { Some(Vec::new()) } else { Some(seats).filter(|seats| !seats.is_empty()) };
            if let Some(seats) = seats {
                course.game.lasting.push(Lasting { source: Source::Spell(kind), seats });
            }
        }
        // They have been dealt with before.
        SpellEffect::Counter(_) | SpellEffect::Macina(_) | SpellEffect::Strokes(_) => {}
    }
}

/// True if a daemon escapes a spell.
pub(crate) fn escapes(course: &mut Course<'_>, cast: &Cast, kind: DaemonKind, test: Test) -> bool {
    let Some((owner, _)) = course.game.daemon(kind) else { return true };
    match test {
        Test::Sure => false,
        Test::Roll(talent) => course.roll_against(owner, kind, talent),
        Test::Duel(talent) => course.duel(&[(cast.seat, cast.daemon), (owner, kind)], talent) == Some((owner, kind)),
    }
}

fn daemon(course: &mut Course<'_>, cast: &Cast, spell: DaemonSpell) {
    let Target::Daemon(kind) = cast.target else { return };
    let Some((owner, _)) = course.game.daemon(kind) else { return };
    match spell {
        DaemonSpell::Afflict { test, fate } => {
            if escapes(course, cast, kind, test) {
                course.tell(DaemonFact::Escaped { seat: owner, daemon: kind });
            } else {
                course.afflict(kind, fate);
            }
        }
        DaemonSpell::Heal => {
            if let Some(daemon) = course.game.daemon_mut(kind) {
                daemon.incapacitated = None;
            }
            course.tell(DaemonFact::Recovered { seat: owner, daemon: kind });
        }
        DaemonSpell::Delay { slots } => {
            course.postpone(kind, slots.into());
            course.tell(ActionFact::Delayed { seat: owner, daemon: kind, slots });
        }
        DaemonSpell::ActAgain => {
            if let Some(daemon) = course.game.daemon_mut(kind) {
                daemon.acted = false;
                daemon.passed = false;
            }
            course.game.track.retain(|other| *other != kind);
            course.game.track.insert(0, kind);
            course.tell(ActionFact::Again { seat: owner, daemon: kind });
        }
        DaemonSpell::SendToEarth => {
            if let Some(daemon) = course.game.daemon_mut(kind) {
                daemon.locale = Locale::Earth;
            }
            course.tell(ActionFact::Walked { seat: owner, daemon: kind, card: None, souls: 0 });
        }
    }
}

fn legions(cast: &Cast) -> Vec<Legion> {
    match &cast.target {
        Target::Legions(legions) | Target::Transfer { legions, .. } => legions.clone(),
        Target::Nothing
        | Target::Daemon(_)
        | Target::Seat(_)
        | Target::Lieutenant { .. }
        | Target::Hound(_)
        | Target::Sectio(_)
        | Target::Event(_)
        | Target::Box(_) => Vec::new(),
    }
}

fn units(course: &mut Course<'_>, cast: &Cast, spell: UnitSpell) {
    let seat = cast.seat;
    let own = Banner::Seat(seat);
    match spell {
        UnitSpell::Defect => {
            if let Target::Lieutenant { kind, with } = &cast.target {
                course.defect_officer(*kind, own);
                for legion in with {
                    course.defect(*legion, own);
                }
            }
        }
        UnitSpell::Disband { .. } => {
            legions(cast).into_iter().for_each(|legion| course.remove(Unit::Legion(legion), Loss::Disbanded));
        }
        UnitSpell::Rebel { .. } => {
            for legion in legions(cast) {
                course.defect(legion, Banner::Freebooters);
            }
        }
        UnitSpell::Burn { upto } => {
            let Target::Sectio(sectio) = cast.target else { return };
            let all = course.game.board().all_legions().filter(|(_, at)| *at == Place::Sectio(sectio));
            let all: Vec<Legion> = all.map(|(legion, _)| legion).collect();
            all.into_iter().for_each(|legion| course.perish(Unit::Legion(legion), upto));
        }
        UnitSpell::Scatter => {
            if let Target::Sectio(sectio) = cast.target {
                scatter(course, seat, sectio);
            }
        }
        UnitSpell::Unleash => {
            if let Target::Hound(kind) = cast.target
                && let Some(minder) = course.game.board().hound(kind).and_then(|hound| hound.minder)
            {
                course.unleash(minder);
            }
        }
        UnitSpell::Raise { legions } => course.next([SummonAsk::Raise { seat, legions }]),
        UnitSpell::Recruit => {
            if let Target::Box(at) = cast.target {
                course.hire(seat, at.into());
            }
        }
        UnitSpell::Tame => legions(cast).into_iter().for_each(|legion| course.capture(seat, legion)),
        UnitSpell::Transfer { .. } => {
            if let Target::Transfer { to, .. } = cast.target {
                course.transfer(&legions(cast), Place::Sectio(to));
            }
        }
        UnitSpell::March { units } => course.begin_march(seat, cast.daemon, units),
    }
}

/// "Each unit of others in a sectio moves by the compass as if it fled. Who fails stays."
fn scatter(course: &mut Course<'_>, seat: Seat, sectio: Sectio) {
    let place = Place::Sectio(sectio);
    let mut hops = Vec::new();
    for banner in course.game.banners().filter(|banner| *banner != Banner::Seat(seat)) {
        for lead in course.game.board().units_at(banner, place) {
            let flight = Flight { lead, with: Vec::new(), banner, cause: Cause::Spell, barred: None, hops: 0 };
            hops.push(FlightAuto::Hop(flight));
        }
    }
    course.next(hops);
}

fn souls(course: &mut Course<'_>, cast: &Cast, spell: SoulSpell) {
    let take = |course: &mut Course<'_>, from: Seat, souls: u8| {
        let souls = course.pay(from, souls.into());
        course.earn(cast.seat, souls);
        course.tell(SoulsFact::Taken { from, to: cast.seat, souls });
    };
    match spell {
        SoulSpell::Steal { souls } => {
            if let Target::Seat(from) = cast.target {
                take(course, from, souls);
            }
        }
        SoulSpell::Levy { souls } => {
            course.game.others(cast.seat).for_each(|from| take(course, from, souls));
        }
        SoulSpell::Roll { rolls } => {
            let dice = course.roll_many(Some(cast.seat), Why::Souls { daemon: Some(cast.daemon) }, rolls.into());
            let souls: u32 = dice.into_iter().map(u32::from).sum();
            course.earn(cast.seat, souls);
            course.tell(SoulsFact::Harvested { seat: cast.seat, daemon: cast.daemon, souls });
        }
    }
}

fn standing(course: &mut Course<'_>, cast: &Cast, spell: StandingSpell) {
    match (spell, &cast.target) {
        (StandingSpell::Slander { disfavours }, Target::Seat(other)) => course.disfavour(*other, disfavours.into()),
        (StandingSpell::Scapegoat, Target::Seat(other)) => {
            if course.game.triumvirate(cast.seat).disfavours > 0 {
                course.forgive(cast.seat, 1);
                course.disfavour(*other, 1);
            }
        }
        (StandingSpell::StealFavour { favours }, Target::Seat(other)) => {
            let count = course.game.triumvirate(*other).free_favours().min(favours.into());
            course.spend_favours(*other, count);
            course.favour(cast.seat, count);
        }
        (StandingSpell::Praise { favours }, _) => course.favour(cast.seat, favours.into()),
        (StandingSpell::Absolve { disfavours }, _) => course.forgive(cast.seat, disfavours.into()),
        (StandingSpell::Slander { .. } | StandingSpell::Scapegoat | StandingSpell::StealFavour { .. }, _) => {}
    }
}

fn cards(course: &mut Course<'_>, cast: &Cast, spell: CardSpell) {
    match (spell, &cast.target) {
        (CardSpell::Draw { cards }, _) => {
            course.draw_arcana(cast.seat, cards.into());
        }
        (CardSpell::Search { cards }, _) => {
            let arcana: Vec<Arcanum> = (0..cards).map_while(|_| course.top_arcanum()).collect();
            if !arcana.is_empty() {
                course.game.peek = Some(Peek { seat: cast.seat, hell: Vec::new(), arcana });
                course.next([MagicAsk::Keep(cast.seat)]);
            }
        }
        (CardSpell::Rob { cards }, Target::Seat(other)) => {
            let mut hand = course.game.triumvirate(*other).hand.clone();
            course.shuffle(&mut hand);
            hand.truncate(cards.into());
            for card in &hand {
                course.game.triumvirate_mut(*other).take(*card);
                course.game.triumvirate_mut(cast.seat).put(*card);
            }
            course.tell(CardFact::Robbed { by: cast.seat, from: *other, count: hand.len(), cards: hand });
        }
        (CardSpell::Discard { cards }, Target::Seat(other)) => course.discard_lots(*other, cards.into()),
        (CardSpell::Rob { .. } | CardSpell::Discard { .. }, _) => {}
    }
}

fn hell(course: &mut Course<'_>, cast: &Cast, spell: HellSpell) {
    match spell {
        HellSpell::Lift => {
            if let Target::Event(sphere) = cast.target {
                course.lift(sphere);
            }
        }
        HellSpell::Rig { cards } => {
            if course.look_at_hell(cast.seat, cards.into()) > 0 {
                course.next([ActionAsk::Rig(cast.seat)]);
            }
        }
        HellSpell::Stir => {
            if let Some(card) = course.draw_hell() {
                course.event(card);
            }
        }
    }
}

fn sectio(course: &mut Course<'_>, seat: Seat, omen: Omen, spell: SectioSpell, at: Sectio) {
    match spell {
        SectioSpell::Revoke => course.hand_over(at, None),
        SectioSpell::Claim => course.hand_over(at, Some(Banner::Seat(seat))),
        SectioSpell::Phenomenon(_) => course.strike(omen, vec![at]),
    }
}

fn visitor(course: &mut Course<'_>, spell: VisitorSpell) {
    match spell {
        VisitorSpell::Invoke { aspect } => course.call_lilith(aspect),
        VisitorSpell::BanishLilith => course.dismiss_lilith(),
        VisitorSpell::BanishUriel => {
            // "Uriel leaves, and the card that called him is discarded."
            let card = course.game.board().uriel().and_then(|uriel| uriel.card);
            let sphere = card.and_then(|card| course.catalog.event_of(card).permanent);
            let held = sphere.filter(|sphere| course.game.permanent(*sphere) == card);
            match held {
                Some(sphere) => course.lift(sphere),
                None => course.dismiss_uriel(),
            }
        }
    }
}

impl Course<'_> {
    /// Moves legions to a place, with their hounds.
    pub fn transfer(&mut self, legions: &[Legion], to: Place) {
        for legion in legions {
            self.game.board.shift(Unit::Legion(*legion), to);
        }
        self.tell(crate::facts::UnitFact::Transferred { legions: legions.to_vec(), to });
    }

    /// Takes Lilith off the map.
    pub fn dismiss_lilith(&mut self) {
        if self.game.board.lilith.take().is_some() {
            self.tell(HellFact::LilithLeft);
        }
    }

    /// Takes Uriel off the map.
    pub fn dismiss_uriel(&mut self) {
        if self.game.board.uriel.take().is_some() {
            self.tell(HellFact::UrielLeft);
        }
    }
}
