//! Heads of birds: owl, raven.

use std::f32::consts::TAU;

use super::crowns::coronet;
use super::mantle::{feathers, ruff};
use crate::look::engraver::{Ink, Plate, Pupil, oval, sym};

/// The owl's own breast.
pub(super) fn plumage(plate: &mut Plate) {
    feathers(plate, Ink::Ash, Ink::Black);
}

/// The raven's ruff lies over its breast, under its head.
pub(super) fn collar(plate: &mut Plate) {
    ruff(plate, [112.0, 178.0], [80.0, 28.0]);
}

/// An owl, all eyes.
pub(super) fn owl(plate: &mut Plate) {
    let head = sym(&[
        120.0, 60.0, 106.0, 54.0, 84.0, 46.0, 60.0, 20.0, 56.0, 44.0, 58.0, 60.0, 52.0, 80.0, 38.0, 128.0, 72.0, 172.0,
        120.0, 174.0,
    ]);
    plate.form(&head, Ink::Umber);
    plate.within(&head, |plate| {
        plate.both(|plate| {
            plate.flow(
                [62.0, 28.0, 74.0, 48.0, 96.0, 60.0, 118.0, 78.0],
                [60.0, 50.0, 68.0, 60.0, 84.0, 64.0, 100.0, 70.0],
                7,
                2.4,
                Ink::Pale,
            );
            plate.flow(
                [56.0, 84.0, 44.0, 120.0, 62.0, 156.0, 110.0, 172.0],
                [70.0, 90.0, 60.0, 120.0, 74.0, 144.0, 112.0, 160.0],
                5,
                2.0,
                Ink::Pale,
            );
        });
    });
    plate.both(|plate| {
        let face = oval([91.0, 108.0], [36.0, 40.0]);
        plate.form(&face, Ink::Paper);
        for ray in 0..30 {
            let (sin, cos) = (ray as f32 / 30.0 * TAU).sin_cos();
            let (from, to) = ([91.0 + cos * 19.0, 106.0 + sin * 19.0], [91.0 + cos * 35.0, 108.0 + sin * 39.0]);
            let bend = 3.0;
            let curve = [
                from[0],
                from[1],
                from[0] - sin * bend,
                from[1] + cos * bend,
                to[0] - sin * bend,
                to[1] + cos * bend,
                to[0],
                to[1],
            ];
            plate.trace(curve, 2.2, Ink::Ash);
        }
        plate.glow([91.0, 104.0], 34.0);
        plate.disc([91.0, 104.0], [20.0, 20.0], Ink::Ember);
        plate.fill(&oval([91.0, 104.0], [14.5, 14.5]), Ink::Flame);
        plate.fill(&oval([92.0, 104.0], [9.0, 9.5]), Ink::Black);
        plate.fill(&oval([88.0, 100.0], [2.6, 2.6]), Ink::Paper);
        // The lid that gives it its contempt.
        plate.form("M66 92C78 80 100 82 116 100C104 92 84 90 68 98Z", Ink::Umber);
    });
    let brow = sym(&[120.0, 66.0, 114.0, 70.0, 112.0, 84.0, 112.0, 100.0, 114.0, 106.0, 117.0, 110.0, 120.0, 112.0]);
    plate.form(&brow, Ink::Ash);
    let beak = sym(&[120.0, 102.0, 112.0, 104.0, 108.0, 116.0, 112.0, 128.0, 114.0, 136.0, 118.0, 142.0, 120.0, 148.0]);
    plate.form(&beak, Ink::Soot);
    plate.swell([114.0, 112.0, 112.0, 122.0, 115.0, 132.0, 119.0, 140.0], 2.6, Ink::Pale);
    coronet(plate, [120.0, 58.0], 20.0, 24.0);
}

/// A raven in profile, dressed for an audience.
pub(super) fn raven(plate: &mut Plate) {
    let head = "M84 200L70 194L78 182L60 172L70 162L54 146L62 138C54 122 52 100 60 82C74 50 110 36 140 48C156 56 164 66 168 80C190 82 212 96 226 124C204 114 186 114 \
                172 116C188 120 202 128 208 138C190 138 172 138 160 136L164 150L154 148L160 166L148 162L152 182L136 176L132 \
                192L112 184L100 194L88 184Z";
    // A rim of light, or a black bird is lost in the dark.
    plate.line(head, Ink::Ash, 5.0);
    plate.form(head, Ink::Soot);
    plate.within(head, |plate| {
        // Hackles, from the crown to the throat.
        for (x, y, long) in [
            (84.0, 62.0, 34.0),
            (66.0, 92.0, 40.0),
            (92.0, 90.0, 36.0),
            (116.0, 110.0, 30.0),
            (66.0, 128.0, 40.0),
            (92.0, 128.0, 38.0),
            (118.0, 140.0, 34.0),
            (140.0, 142.0, 26.0),
            (80.0, 160.0, 30.0),
            (110.0, 164.0, 26.0),
        ] {
            plate.flow(
                [x - 10.0, y, x - 14.0, y + long * 0.3, x - 14.0, y + long * 0.6, x - 8.0, y + long],
                [x + 14.0, y - 4.0, x + 10.0, y + long * 0.3, x + 10.0, y + long * 0.6, x + 16.0, y + long - 4.0],
                6,
                1.8,
                Ink::Iron,
            );
        }
        plate.flow(
            [70.0, 74.0, 86.0, 50.0, 116.0, 42.0, 144.0, 54.0],
            [78.0, 80.0, 92.0, 60.0, 118.0, 52.0, 142.0, 62.0],
            3,
            2.0,
            Ink::Pale,
        );
    });
    // The beak.
    let upper = "M164 76C192 80 214 96 226 124C204 114 182 114 158 118C150 106 152 86 164 76Z";
    plate.form(upper, Ink::Iron);
    plate.within(upper, |plate| {
        plate.flow(
            [164.0, 82.0, 190.0, 84.0, 210.0, 98.0, 224.0, 120.0],
            [160.0, 94.0, 184.0, 94.0, 204.0, 102.0, 220.0, 117.0],
            4,
            1.8,
            Ink::Paper,
        );
        plate.flow(
            [160.0, 112.0, 180.0, 108.0, 200.0, 108.0, 220.0, 120.0],
            [160.0, 104.0, 180.0, 102.0, 200.0, 104.0, 218.0, 116.0],
            3,
            1.8,
            Ink::Black,
        );
        plate.swell([170.0, 100.0, 176.0, 96.0, 182.0, 97.0, 186.0, 100.0], 3.6, Ink::Black);
    });
    plate.form("M156 120C178 116 196 126 208 138C188 140 168 140 154 134Z", Ink::Iron);
    plate.swell([150.0, 122.0, 170.0, 116.0, 200.0, 114.0, 224.0, 123.0], 3.4, Ink::Black);
    // Bristles over the beak's root.
    plate.flow(
        [154.0, 84.0, 160.0, 86.0, 168.0, 92.0, 176.0, 94.0],
        [152.0, 104.0, 160.0, 104.0, 168.0, 104.0, 174.0, 106.0],
        5,
        2.0,
        Ink::Black,
    );
    plate.disc([132.0, 86.0], [15.0, 15.0], Ink::Black);
    plate.eye([132.0, 86.0], [9.0, 7.0], 0.0, Pupil::Round);
    // An eyeglass, for reading petitions.
    plate.line(&oval([132.0, 86.0], [17.0, 17.0]), Ink::House, 2.6);
    plate.line("M132 103C128 130 124 150 126 196", Ink::House, 1.2);
}
