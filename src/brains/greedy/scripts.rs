//! Manuscripts: what a piece of one is worth to a house, whom to train, and when to have more looked for.

use super::arms::{EDGE, edge};
use super::budget::heeded;
use super::objectives::of_goods;
use super::survey::{Grains, POINT, Survey};
use super::{Idea, Moment};
use crate::rules::bazaar::Goods;
use crate::rules::catalog::{Lesson, Teaching};
use crate::rules::forces::{Legion, Strength, Upgrade};
use crate::rules::game::Game;
use crate::rules::ids::{ManuscriptKind, Seat};
use crate::rules::manuscripts::{Piece, Progress, Pupil, Whereabouts, progress, progress_of, search_chance};
use crate::rules::orders::{Order, OrderKind};
use crate::rules::realm::Foe;
use crate::rules::tribute::offer;

/// What a piece that begins nothing yet is worth when it is found: about what the bazaar asks for one.
const CURIOSITY: Grains = 40;

/// What a lesson is worth to a praetor that leads nobody or learns for single combat.
const LESSON: Grains = 45;

/// What an upgrade adds to a legion of this strength.
fn growth(upgrade: &Upgrade, strength: &Strength) -> Grains {
    let points = match upgrade {
        Upgrade::HitPoints(n) => i32::from(*n) / 2,
        Upgrade::Value(stat, n) => i32::from(*n) * if strength.of(*stat) > 0 { 2 } else { 1 },
        Upgrade::Loyalty(_) => 1,
        Upgrade::Moves(n) => 2 * i32::from(*n),
        Upgrade::Ability(ability) => edge(*ability, strength),
    };
    points * EDGE * i32::from(20 + strength.sum()) / 30
}

/// What it is worth to train this pupil, or to assemble a Rite or a Machine.
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
                Lesson::Ability(ability) if strength != Strength::default() => edge(*ability, &strength) * EDGE,
                Lesson::Ability(_) | Lesson::Value(_) | Lesson::Move(_) => LESSON,
            };
            lessons.iter().map(worth).sum()
        }
        (Teaching::Rite(of, n), None) => {
            let rituals = heeded(survey.catalog, table, survey.seat, *of);
            i32::from(*n) * (POINT / 8 + rituals) * survey.horizon.min(30)
        }
        (Teaching::Machine(_, n), None) => i32::from(*n) * POINT * survey.horizon / 12,
        (Teaching::Legion(_) | Teaching::Praetor(_) | Teaching::Rite(..) | Teaching::Machine(..), _) => 0,
    }
}

/// What a whole manuscript is worth to a seat.
fn set_worth(survey: &Survey<'_>, table: &Game, set: &Progress) -> Grains {
    let effect = &survey.catalog.manuscript(set.manuscript).effect;
    let alone = use_worth(survey, table, effect, None);
    let pupils = set.pupils.iter().map(|&pupil| use_worth(survey, table, effect, Some(pupil)));
    pupils.max().unwrap_or(0).max(alone)
}

/// What one more piece is worth: nearly the whole set if it completes it, little if much is missing, nothing if the rest is gone.
pub(super) fn piece_worth(survey: &Survey<'_>, table: &Game, piece: Piece) -> Grains {
    let set = progress_of(survey.catalog, table, survey.seat, piece.manuscript);
    let missing = set.pieces.iter().filter(|(_, place)| *place != Whereabouts::Own).count() as i32;
    if missing == 0 || !set.possible() {
        return 0;
    }
    let whole = set_worth(survey, table, &set) * 8 / 10;
    // Each further piece may never come, but those that were found draw the others after them.
    whole * 2 / (missing * (missing + 1))
}

impl Moment<'_, '_> {
    /// Uses what is whole.
    pub(super) fn read(&self, ideas: &mut Vec<Idea>) {
        let mut orders = Vec::new();
        self.plan.propose(OrderKind::Train, &mut orders);
        self.plan.propose(OrderKind::Assemble, &mut orders);
        let effect = |manuscript: ManuscriptKind| &self.survey.catalog.manuscript(manuscript).effect;
        for order in orders {
            let worth = if let Order::Train { manuscript, pupil } = order {
                use_worth(self.survey, self.plan.table(), effect(manuscript), Some(pupil))
            } else if let Order::Assemble { manuscript } = order {
                use_worth(self.survey, self.plan.table(), effect(manuscript), None)
            } else {
                continue;
            };
            ideas.push(Idea::of(worth, order));
        }
    }

    /// A demand that asks for manuscripts: fewer cards, and the hope of a piece.
    pub(super) fn seek(&self, ideas: &mut Vec<Idea>) {
        let (catalog, table, seat) = (self.survey.catalog, self.plan.table(), self.survey.seat);
        let chance = search_chance(catalog, table, seat).total();
        if chance == 0 || self.survey.horizon < 4 {
            return;
        }
        let kept = |seeking: bool| i32::from(offer(catalog, table, seat, seeking).1);
        // What a plain demand is worth has been weighed already; where none is wanted, the vault is full enough.
        let Some(plain) = ideas.iter().find(|idea| idea.first == Order::DemandTribute) else { return };
        let tribute = plain.score * kept(true) / kept(false).max(1);
        ideas.push(Idea::of(tribute + chance * self.hope(table, seat) / 100, Order::SeekManuscripts));
    }

    /// What a found piece is worth on average.
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
