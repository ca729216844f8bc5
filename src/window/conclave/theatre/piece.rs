//! The pieces of the theatre: a battle or a single combat, each a sequence of steps. Every step has
//! a duration and a mark on the line.

use std::sync::Arc;

use ::sound::Cue;
use bevy_egui::egui::Ui;

use super::battle::{self, Play};
use super::duel::{self, Bout};
use super::watch::Watch;
use crate::intent::{Intent, Staging};
use crate::rules::combat::Side;
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::sight::Sight;

/// A fight to show.
#[derive(Clone, Debug)]
pub enum Piece {
    /// A battle.
    Battle(Arc<Play>),
    /// A single combat.
    Duel(Arc<Bout>),
}

impl Piece {
    /// Returns the battle or single combat at this position of a turn's log. `None` if the entry is
    /// no fight, or if the reader of the log does not have the report.
    #[must_use]
    pub fn of(log: &[Entry], at: usize) -> Option<Self> {
        let battle = Play::of(log, at).map(|play| Self::Battle(Arc::new(play)));
        battle.or_else(|| Bout::of(log, at).map(|bout| Self::Duel(Arc::new(bout))))
    }

    /// True if the seat fought in it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        match self {
            Self::Battle(play) => play.concerns(seat),
            Self::Duel(bout) => bout.concerns(seat),
        }
    }

    /// Returns the intent to show it.
    #[must_use]
    pub fn intent(self) -> Intent {
        match self {
            Self::Battle(play) => Staging::ShowBattle(play).into(),
            Self::Duel(bout) => Staging::ShowDuel(bout).into(),
        }
    }

    /// Returns its entry in a list: icon, text, and tooltip.
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
    /// It took place.
    Fought,
    /// A simulation: one possible course of the fight.
    Imagined,
}

/// A piece on the stage: its steps, and the drawing of each part.
pub trait Staged: Clone + Send + Sync + 'static {
    /// The icon of all pieces of this type.
    const EMBLEM: &'static str;

    /// Returns the number of steps, including the end. The beginning, step 0, is not counted.
    fn steps(&self) -> usize;

    /// Returns the step at which the piece opens, paused. `None` opens it at the beginning.
    fn opening(&self) -> Option<usize>;

    /// The music of all pieces of this type.
    const MUSIC: ::sound::Piece;

    /// Returns the cue of a step.
    fn cue(&self, at: usize) -> Option<Cue>;

    /// Returns the duration of a step, in seconds of the watch's clock. At 100 percent speed, this
    /// clock runs at 0.6 of real time.
    fn seconds(&self, at: usize) -> f32;

    /// Returns the mark of a step.
    fn notch(&self, at: usize) -> Notch;

    /// Returns its origin.
    fn sort(&self) -> Sort;

    /// Returns the title of the sheet.
    fn heading(&self, sight: &Sight<'_>) -> String;

    /// Returns the sentence of the present step.
    fn caption(scene: &Scene<'_, '_, Self>) -> String;

    /// Draws the name of a side, on one or two lines.
    fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_, Self>, side: Side);

    /// Draws a side with all its values and equipment.
    fn wing(ui: &mut Ui, scene: &Scene<'_, '_, Self>, side: Side);

    /// Draws the steps so far, from top to bottom. Returns the step that was clicked.
    fn course(ui: &mut Ui, scene: &Scene<'_, '_, Self>) -> Option<usize>;
}

/// The data for drawing a part of the stage.
pub struct Scene<'a, 'w, P: Staged> {
    pub(super) sight: &'a Sight<'w>,
    pub(super) watch: &'a Watch<P>,
}

/// The mark of a step on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Notch {
    /// The beginning or the end.
    Edge,
    /// The start of a round.
    Round,
    /// An exchange of blows.
    Blow {
        /// True if a side lost hit points.
        hurt: bool,
    },
    /// Any other step.
    Note,
}
