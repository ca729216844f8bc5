//! The pieces of the theatre: a battle or a single combat, each a sequence of steps. A step takes
//! its time and leaves a mark.

use std::sync::Arc;

use bevy_egui::egui::Ui;

use super::battle::{self, Play};
use super::duel::{self, Bout};
use super::watch::Watch;
use crate::intent::{Intent, Staging};
use crate::rules::combat::Side;
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// A fight to be shown.
#[derive(Clone, Debug)]
pub enum Piece {
    /// A battle.
    Battle(Arc<Play>),
    /// A single combat.
    Duel(Arc<Bout>),
}

impl Piece {
    /// The battle or single combat at this position of a turn's log, if its reader has the report.
    #[must_use]
    pub fn of(log: &[Entry], at: usize) -> Option<Self> {
        let battle = Play::of(log, at).map(|play| Self::Battle(Arc::new(play)));
        battle.or_else(|| Bout::of(log, at).map(|bout| Self::Duel(Arc::new(bout))))
    }

    /// True if a seat fought in it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        match self {
            Self::Battle(play) => play.concerns(seat),
            Self::Duel(bout) => bout.concerns(seat),
        }
    }

    /// The wish to see it.
    #[must_use]
    pub fn intent(self) -> Intent {
        match self {
            Self::Battle(play) => Staging::ShowBattle(play).into(),
            Self::Duel(bout) => Staging::ShowDuel(bout).into(),
        }
    }

    /// Its entry in a list: icon, words, and a tip.
    pub(super) fn entry(&self, sight: &Sight<'_>) -> (&'static str, String, String) {
        match self {
            Self::Battle(play) => battle::entry(sight, play),
            Self::Duel(bout) => duel::entry(sight, bout),
        }
    }
}

/// The origin of a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// It was fought.
    Fought,
    /// It is one of the many ways in which a fight might go.
    Imagined,
}

/// A piece on the stage: its steps, and what is seen of them.
pub trait Staged: Clone + Send + Sync + 'static {
    /// The icon of all such pieces.
    const EMBLEM: &'static str;

    /// Number of steps, the end included.
    fn steps(&self) -> usize;

    /// Step at which it is opened, standing still. `None` opens it at the beginning.
    fn opening(&self) -> Option<usize>;

    /// Seconds for which a step is shown, at simple speed.
    fn seconds(&self, at: usize) -> f32;

    /// The mark of a step.
    fn notch(&self, at: usize) -> Notch;

    /// Its origin.
    fn sort(&self) -> Sort;

    /// The title of the sheet.
    fn heading(&self, sight: &Sight<'_>) -> String;

    /// The sentence of the present step.
    fn caption(scene: &Scene<'_, '_, Self>) -> String;

    /// Draws who a side is, on one or two lines.
    fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_, Self>, side: Side);

    /// Draws a side with everything that it brings.
    fn wing(ui: &mut Ui, scene: &Scene<'_, '_, Self>, side: Side);

    /// Draws the steps so far, from top to bottom. Returns the step that was clicked.
    fn course(ui: &mut Ui, scene: &Scene<'_, '_, Self>) -> Option<usize>;
}

/// What a part of the stage is drawn with.
pub struct Scene<'a, 'w, P: Staged> {
    pub(super) sight: &'a Sight<'w>,
    pub(super) watch: &'a Watch<P>,
}

/// The mark of a step on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notch {
    /// The beginning, and the end.
    Edge,
    /// A round begins.
    Round,
    /// Blows were exchanged, and perhaps somebody was hurt.
    Blow {
        /// True if anybody was.
        hurt: bool,
    },
    /// Anything else.
    Note,
}
