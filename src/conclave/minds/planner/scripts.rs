//! Manuscripts: the worth of a piece, the best pupil for training, and when to search for more
//! (manual 4.9).

use super::arms::EDGE;
use super::attributes::{rite, room};
use super::objectives::of_goods;
use super::survey::{Grains, POINT, Survey};
use super::{Idea, Moment};
use crate::rules::archfiends::{self, Discipline};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::{Lesson, Teaching};
use crate::rules::forces::{Legion, Strength, Upgrade};
use crate::rules::game::Game;
use crate::rules::ids::{ManuscriptKind, Seat, SlotNo};
use crate::rules::manuscripts::{
    ManuscriptOrder, Piece, Progress, Pupil, Whereabouts, progress, progress_of, search_chance, search_chance_after,
};
use crate::rules::objectives::draws;
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::tribute::{TributeOrder, offer};

/// Worth of a found piece that belongs to no begun set. It exceeds the price in the bazaar, because
/// one in four is complete by itself and others begin a Rite.
const CURIOSITY: Grains = 75;

/// Worth of a lesson for a praetor that leads no unit or that learns for single combat.
const LESSON: Grains = 45;

/// Returns the worth of an upgrade for a legion of this strength.
fn growth(upgrade: &Upgrade, strength: &Strength) -> Grains {
    let points = match upgrade {
        Upgrade::HitPoints(n) => i32::from(*n) / 2,
        Upgrade::Value(stat, n) => i32::from(*n) * if strength.of(*stat) > 0 { 2 } else { 1 },
        Upgrade::Loyalty(_) => 1,
        Upgrade::Moves(n) => 2 * i32::from(*n),
        Upgrade::Ability(ability) => ability.worth(strength),
    };
    points * EDGE * i32::from(20 + strength.sum()) / 30
}

/// Returns the worth of training this pupil, or of assembling a Rite or a Machine.
fn use_worth(survey: &Survey<'_>, table: &Game, effect: &Teaching, pupil: Option<Pupil>) -> Grains {
    let led = |kind| -> Option<&Legion> {
        let of = |legion: &&Legion| {
            table.attachments().praetor_on(Foe::Legion(legion.id)).is_some_and(|praetor| praetor.kind == kind)
        };
        table.forces().legions_of(survey.seat).find(of)
    };
    match (effect, pupil) {
        (Teaching::Legion(upgrades), Some(Pupil::Legion(id))) => {
            let strength = table.forces().legion(id).map(|legion| legion.strength).unwrap_or_default();
            upgrades.iter().map(|upgrade| growth(upgrade, &strength)).sum()
        }
        (Teaching::Praetor(lessons), Some(Pupil::Praetor(kind))) => {
            let strength = led(kind).map(|legion| legion.strength).unwrap_or_default();
            let worth = |lesson: &Lesson| match lesson {
                Lesson::Ability(ability) if strength != Strength::default() => ability.worth(&strength) * EDGE,
                Lesson::Ability(_) | Lesson::Value(_) | Lesson::Move(_) => LESSON,
            };
            lessons.iter().map(worth).sum()
        }
        (Teaching::Rite(of, n), None) => rite(survey, table, *of, *n),
        (Teaching::Machine(of, n), None) => {
            let victim = |other: &Seat| *other != survey.seat && table.conclave().eliminated(*other).is_none();
            let victims = table.seats().filter(victim).count() as i32;
            i32::from(*n) * victims * blow(*of) * survey.horizon.clamp(0, 24)
        }
        (Teaching::Legion(_) | Teaching::Praetor(_) | Teaching::Rite(..) | Teaching::Machine(..), _) => 0,
    }
}

/// Returns the additional worth of a Rite or a Machine, because the objective for it may still be
/// drawn.
fn fame(survey: &Survey<'_>, table: &Game, effect: &Teaching) -> Grains {
    match effect {
        Teaching::Rite(..) | Teaching::Machine(..) if draws(survey.catalog, table, survey.seat) > 0 => 7 * POINT,
        Teaching::Rite(..) | Teaching::Machine(..) | Teaching::Legion(_) | Teaching::Praetor(_) => 0,
    }
}

/// Returns the worth per turn of taking one level of a discipline from a rival; lowest for
/// disciplines that few rivals use much.
const fn blow(discipline: Discipline) -> Grains {
    match discipline {
        Discipline::Diabolism => 9,
        Discipline::Wrath => 8,
        Discipline::Deceit | Discipline::Prophecy | Discipline::Destruction => 6,
    }
}

/// Returns the worth of a whole manuscript to a seat.
fn set_worth(survey: &Survey<'_>, table: &Game, set: &Progress) -> Grains {
    let effect = &survey.catalog.manuscript(set.manuscript).effect;
    let alone = use_worth(survey, table, effect, None);
    let pupils = set.pupils.iter().map(|&pupil| use_worth(survey, table, effect, Some(pupil)));
    let worth = pupils.max().unwrap_or(0).max(alone);
    if worth > 0 { worth + fame(survey, table, effect) } else { 0 }
}

/// Returns the worth of one more piece: nearly the whole set if it is the last, little if many are
/// missing, 0 if the set cannot be completed.
pub(super) fn piece_worth(survey: &Survey<'_>, table: &Game, piece: Piece) -> Grains {
    let set = progress_of(survey.catalog, table, survey.seat, piece.manuscript);
    let missing = set.pieces.iter().filter(|(_, place)| *place != Whereabouts::Own).count() as i32;
    if missing == 0 || !set.possible() {
        return 0;
    }
    let mut then = set.clone();
    if let Some((_, place)) = then.pieces.iter_mut().find(|(other, _)| *other == piece) {
        *place = Whereabouts::Own;
    }
    let whole = set_worth(survey, table, &set) * gathered(survey, table, &then) / 100;
    // Found pieces attract the others, so all pieces are equally valuable steps.
    whole / missing
}

/// Returns the chance in percent that a house completes a set before the game ends.
pub(super) fn gathered(survey: &Survey<'_>, table: &Game, set: &Progress) -> i32 {
    /// Time to buy a piece from the shelf, in hundredths of a turn.
    const PURCHASE: i32 = 150;
    /// Chance in percent by available time, in percent of the average time needed. Each entry is a
    /// lower bound of the time. The spread is wide in both directions.
    const CHANCES: [(i32, i32); 7] = [(250, 90), (180, 80), (140, 70), (110, 62), (90, 54), (70, 40), (50, 25)];
    let vain = match survey.catalog.manuscript(set.manuscript).effect {
        Teaching::Rite(of, _) => room(survey, table, of) == 0,
        Teaching::Machine(..) | Teaching::Legion(_) | Teaching::Praetor(_) => false,
    };
    if vain || !set.possible() {
        return 0;
    }
    let (catalog, seat) = (survey.catalog, survey.seat);
    let numbers = &catalog.constants.manuscripts;
    let at = |of: Whereabouts| set.pieces.iter().filter(|(_, place)| *place == of).count() as i32;
    let unseen = |set: &Progress| set.pieces.iter().filter(|(_, place)| *place == Whereabouts::Unseen).count() as i32;
    let hidden = table.bazaar().unseen().iter().filter(|goods| goods.piece().is_some()).count() as i32;
    let others = progress(catalog, table, seat);
    let drawn: i32 = others.iter().filter(|other| other.manuscript != set.manuscript).map(unseen).sum();
    let weight = numbers.begun_weight as i32;
    // Assumes a search in each slot but one; the first search of a turn has the best chance.
    let slots = archfiends::order_slots(catalog, table, seat).total().clamp(2, SlotNo::COUNT as i32) as u8;
    let finds: i32 = (0..slots - 1).map(|earlier| search_chance_after(catalog, table, seat, earlier).total()).sum();
    let mut time = at(Whereabouts::Shelf) * PURCHASE;
    for missing in 1..=at(Whereabouts::Unseen) {
        let all = hidden + (weight - 1) * (drawn + missing);
        let own = if set.has() > 0 || at(Whereabouts::Shelf) > 0 { weight * missing } else { missing };
        time += 10_000 * all / (finds.max(1) * own);
    }
    let share = survey.horizon * 10_000 / time.max(100);
    CHANCES.iter().find(|(least, _)| share >= *least).map_or(5, |(_, chance)| *chance)
}

impl Moment<'_, '_> {
    /// Uses complete manuscripts.
    pub(super) fn read(&self, ideas: &mut Vec<Idea>) {
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::Train, &mut orders);
        self.plan.propose(OrderKind::Assemble, &mut orders);
        let effect = |manuscript: ManuscriptKind| &self.survey.catalog.manuscript(manuscript).effect;
        for order in orders {
            let worth = if let Order::Manuscript(ManuscriptOrder::Train { manuscript, pupil }) = order {
                use_worth(self.survey, self.plan.table(), effect(manuscript), Some(pupil))
            } else if let Order::Manuscript(ManuscriptOrder::Assemble { manuscript }) = order {
                let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
                let wanted = of_goods(catalog, table, seat, Goods::Manuscript(Piece { manuscript, number: 1 }));
                use_worth(self.survey, table, effect(manuscript), None) + wanted
            } else {
                continue;
            };
            ideas.push(Idea::of(worth, order));
        }
    }

    /// Adds a search for manuscripts: a demand for tribute with fewer cards and a chance of a
    /// piece.
    pub(super) fn seek(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let chance = search_chance(catalog, table, seat).total();
        if chance == 0 || self.survey.horizon < 4 {
            return;
        }
        let kept = |seeking: bool| i32::from(offer(catalog, table, seat, seeking).1);
        // Reuses the worth of a plain demand; without such an idea the vault is full enough.
        let plain = ideas
            .iter()
            .find(|idea| idea.first == Order::Tribute(TributeOrder::DemandTribute))
            .map_or(0, |idea| idea.score);
        let tribute = plain * kept(true) / kept(false).max(1);
        ideas.push(Idea::of(
            tribute + chance * self.hope(table, seat) / 100,
            Order::Tribute(TributeOrder::SeekManuscripts),
        ));
    }

    /// Returns the average worth of a found piece.
    fn hope(&self, table: &Game, seat: Seat) -> Grains {
        let weight = self.survey.catalog.constants.manuscripts.begun_weight as i32;
        let hidden = table.bazaar().unseen().iter().filter(|goods| goods.piece().is_some()).count() as i32;
        let mut begun = 0;
        let mut worth = 0;
        for set in progress(self.survey.catalog, table, seat) {
            for (piece, _) in set.pieces.iter().filter(|(_, place)| *place == Whereabouts::Unseen) {
                begun += 1;
                let wanted = of_goods(self.survey.catalog, table, seat, Goods::Manuscript(*piece));
                worth += weight * (piece_worth(self.survey, table, *piece) + wanted);
            }
        }
        if hidden == 0 { 0 } else { (worth + (hidden - begun) * CURIOSITY) / (hidden + begun * (weight - 1)) }
    }
}
