//! A battle on the stage (manual 4.16), passage by passage.

mod cards;
mod challenge;
mod course;
mod forecast;
mod play;
mod rehearsal;
mod side;
mod words;

use bevy_egui::egui::Ui;

use super::piece::{Notch, Sort, Staged};
use crate::conclave::hearing::fights;
use crate::conclave::ministerium::words::say;
use crate::rules::combat::{Event, Side};
use crate::sight::Sight;

pub use forecast::{chances, foreseen, win_percent};
pub use play::Play;
pub use rehearsal::rehearsal;

/// The data for drawing a part of the stage.
type Scene<'a, 'w> = super::piece::Scene<'a, 'w, Play>;

impl Staged for Play {
    const EMBLEM: &'static str = "battle";
    const MUSIC: ::sound::Piece = ::sound::Piece::War;

    fn cue(&self, at: usize) -> Option<::sound::Cue> {
        fights::of_battle(self, at)
    }

    fn steps(&self) -> usize {
        Play::steps(self)
    }

    fn opening(&self) -> Option<usize> {
        self.opening
    }

    fn seconds(&self, at: usize) -> f32 {
        match self.event(at) {
            None => 1.2,
            Some(Event::Round { .. }) => 1.0,
            Some(Event::Challenge(challenge)) => 2.2 + 0.6 * challenge.fired.len() as f32,
            Some(Event::Advantage { .. }) => 2.4,
            Some(
                Event::Salve { .. }
                | Event::Panic { .. }
                | Event::CardsBlocked { .. }
                | Event::Card { .. }
                | Event::Doom { .. }
                | Event::Curse { .. }
                | Event::Oblivion { .. },
            ) => 2.0,
        }
    }

    fn notch(&self, at: usize) -> Notch {
        match self.event(at) {
            None => Notch::Edge,
            Some(Event::Round { .. }) => Notch::Round,
            Some(Event::Challenge(challenge)) => Notch::Blow { hurt: challenge.damage > 0 },
            Some(
                Event::Advantage { .. }
                | Event::Salve { .. }
                | Event::Panic { .. }
                | Event::CardsBlocked { .. }
                | Event::Card { .. }
                | Event::Doom { .. }
                | Event::Curse { .. }
                | Event::Oblivion { .. },
            ) => Notch::Note,
        }
    }

    fn sort(&self) -> Sort {
        self.sort
    }

    fn heading(&self, sight: &Sight<'_>) -> String {
        let id = match self.sort {
            Sort::Fought => "theatre-heading",
            Sort::Imagined => "theatre-heading-imagined",
        };
        let [attacker, defender] = Side::BOTH.map(|side| words::unit(sight, self.report.battle.side(side)));
        say!(sight, id, attacker = attacker, defender = defender)
    }

    fn caption(scene: &Scene<'_, '_>) -> String {
        words::caption(scene.sight, scene.watch)
    }

    fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
        side::nameplate(ui, scene, side);
    }

    fn wing(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
        side::wing(ui, scene, side);
    }

    /// No step of a battle can be clicked.
    fn course(ui: &mut Ui, scene: &Scene<'_, '_>) -> Option<usize> {
        course::course(ui, scene);
        None
    }
}

/// Returns the entry of a battle in a list: icon, text, and tooltip.
pub(super) fn entry(sight: &Sight<'_>, play: &Play) -> (&'static str, String, String) {
    let battle = &play.report.battle;
    let [attacker, defender] = Side::BOTH.map(|side| words::unit(sight, battle.side(side)));
    let words = say!(sight, "theatre-playbill-entry", attacker = attacker, defender = defender);
    (Play::EMBLEM, words, say!(sight, "theatre-watch-tip"))
}
