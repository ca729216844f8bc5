//! The weight of a blow: the emblem of a fighter recoils when it is hit, a shield flares up when it
//! takes damage, and whoever has no hit points left sinks.
//!
//! It depends only on the present step and on how much of its movement has been shown. When the
//! step stands still, and with reduced motion, a rim shows what happened.

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Response, Stroke, Ui, vec2};

use crate::look::palette::{EMBER, SKY};
use crate::rules::combat::Side;

/// The share of a step's movement after which the blow lands. The sums appear before it.
const LANDS: f32 = 0.6;
/// How far an emblem recoils at a hit that destroys it, in points.
const RECOIL: f32 = 14.0;
/// How far a fallen emblem sinks, in points, and how much of it is still seen.
const SINKS: f32 = 9.0;
const FADED: f32 = 0.45;
/// Brightness of the rim that stays while the step stands still.
const RIM: f32 = 0.45;

/// The blow that a fighter takes in the present step.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Blow {
    /// Lost hit points, as a share of the most that the fighter can have.
    pub(super) lost: f32,
    /// True if the shield took damage.
    pub(super) shielded: bool,
    /// True if no hit points are left.
    pub(super) fallen: bool,
    /// The share of the step's movement that has been shown, 0 to 1.
    pub(super) progress: f32,
}

impl Blow {
    /// Returns how much of the blow has been shown, 0 to 1.
    fn landed(self) -> f32 {
        ((self.progress - LANDS) / (1.0 - LANDS)).clamp(0.0, 1.0)
    }

    /// Returns how far the emblem is moved away from the enemy, in points.
    fn recoil(self) -> f32 {
        let landed = self.landed();
        let force = if self.lost > 0.0 { RECOIL * (0.35 + 0.65 * self.lost.min(1.0)) } else { 0.0 };
        force * (landed * std::f32::consts::PI).sin() * (1.0 - landed)
    }

    /// Returns the brightness of the rim of a hit or of a shield, 0 to 1.
    fn rim(self, there: bool) -> f32 {
        let landed = self.landed();
        if !there || landed <= 0.0 { 0.0 } else { RIM + (1.0 - RIM) * (1.0 - landed) }
    }

    /// Returns how far a fighter without hit points has sunk, 0 to 1.
    fn sunk(self) -> f32 {
        if self.fallen { if self.lost > 0.0 { self.landed() } else { 1.0 } } else { 0.0 }
    }
}

/// Draws the emblem of a fighter of this side, moved by the blow.
pub(super) fn struck(ui: &mut Ui, side: Side, blow: Blow, emblem: impl FnOnce(&mut Ui) -> Response) {
    let away = match side {
        Side::Attacker => -1.0,
        Side::Defender => 1.0,
    };
    let sunk = blow.sunk();
    let shift = vec2(away * blow.recoil(), SINKS * sunk);
    ui.with_visual_transform(TSTransform::from_translation(shift), |ui| {
        ui.multiply_opacity(1.0 - (1.0 - FADED) * sunk);
        let rect = emblem(ui).rect;
        let (centre, radius) = (rect.center(), rect.height() * 0.5);
        for (colour, rim, out) in [(EMBER, blow.rim(blow.lost > 0.0), 1.0), (SKY, blow.rim(blow.shielded), 4.5)] {
            if rim > 0.0 {
                ui.painter().circle_stroke(
                    centre,
                    radius + out,
                    Stroke::new(1.0 + 2.5 * rim, colour.gamma_multiply(rim)),
                );
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(progress: f32) -> Blow {
        Blow { lost: 0.5, shielded: true, fallen: false, progress }
    }

    #[test]
    fn a_blow_lands_late_and_leaves_a_rim() {
        let early = at(0.3);
        assert!(early.recoil() <= 0.0 && early.rim(true) <= 0.0, "the sums come first");
        assert!(at(0.75).recoil() > 3.0);
        let stands = at(1.0);
        assert!(stands.recoil().abs() < 0.01, "it stands still while it is read, and with reduced motion");
        assert!((stands.rim(true) - RIM).abs() < 0.01 && stands.rim(false) <= 0.0);
        let harder = Blow { lost: 1.0, ..at(0.75) };
        assert!(harder.recoil() > at(0.75).recoil());
    }

    #[test]
    fn who_has_no_hit_points_sinks_with_the_blow_and_stays_down() {
        let falls = |progress: f32| Blow { fallen: true, ..at(progress) }.sunk();
        assert!(falls(0.5) <= 0.0 && falls(0.8) > 0.1 && falls(1.0) >= 1.0);
        let down = Blow { fallen: true, lost: 0.0, ..at(0.0) };
        assert!(down.sunk() >= 1.0, "it fell in an earlier step");
        assert!(at(1.0).sunk() <= 0.0);
    }
}
