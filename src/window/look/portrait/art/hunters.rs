//! Heads of beasts that hunt: wolf, lion.

use std::f32::consts::TAU;

use super::crowns::coronet;
use crate::look::engraver::{Ink, Plate, Pupil, oval, sym};

/// A wolf, snarling to the left.
pub(super) fn wolf(plate: &mut Plate) {
    let far = "M120 66L112 18C132 30 146 46 150 62Z";
    plate.form(far, Ink::Umber);
    let head = "M172 84L178 14C158 24 138 42 130 60C114 64 100 72 92 82C76 84 50 88 36 94C26 98 24 110 32 116C44 122 \
                62 122 78 124L104 132C100 140 88 146 70 146C58 146 48 144 44 150C46 162 64 168 84 168C96 170 104 174 106 \
                180L96 192L108 194L98 212L112 210L104 246L236 250L222 214L230 212L212 182L222 180L200 146L210 146L188 \
                116L194 112C188 102 180 92 172 84Z";
    // The mouth behind the teeth.
    plate.fill("M60 118L112 126L104 152L60 152Z", Ink::Black);
    plate.form("M66 146C78 134 94 134 104 136L100 152L70 154Z", Ink::Ember);
    plate.form(head, Ink::Pale);
    plate.within(head, |plate| {
        // The ear's hollow.
        plate.fill("M168 78L172 30C158 40 148 54 144 66Z", Ink::Umber);
        plate.flow(
            [150.0, 68.0, 154.0, 58.0, 160.0, 46.0, 170.0, 34.0],
            [166.0, 78.0, 166.0, 64.0, 168.0, 50.0, 171.0, 38.0],
            5,
            1.8,
            Ink::Black,
        );
        // Snout and brow.
        plate.flow(
            [96.0, 86.0, 78.0, 90.0, 60.0, 94.0, 44.0, 96.0],
            [110.0, 112.0, 90.0, 112.0, 70.0, 112.0, 46.0, 112.0],
            6,
            1.5,
            Ink::Umber,
        );
        plate.flow(
            [132.0, 64.0, 120.0, 70.0, 108.0, 78.0, 100.0, 88.0],
            [158.0, 74.0, 146.0, 78.0, 134.0, 82.0, 126.0, 92.0],
            6,
            1.8,
            Ink::Umber,
        );
        // The cheek's fur, then the ruff in three rows.
        for (x, y, size) in [
            (122.0, 108.0, 30.0),
            (140.0, 128.0, 40.0),
            (150.0, 160.0, 46.0),
            (176.0, 120.0, 40.0),
            (186.0, 158.0, 50.0),
            (128.0, 190.0, 44.0),
            (164.0, 204.0, 40.0),
            (200.0, 200.0, 40.0),
        ] {
            plate.flow(
                [x - 14.0, y - 4.0, x - 12.0, y + size * 0.3, x - 14.0, y + size * 0.6, x - 22.0, y + size],
                [x + 16.0, y - 10.0, x + 20.0, y + size * 0.3, x + 22.0, y + size * 0.6, x + 18.0, y + size],
                7,
                2.6,
                Ink::Umber,
            );
        }
        plate.shade([160.0, 130.0], [170.0, 270.0], 206.0, Ink::Black);
        plate.dusk(head);
    });
    // A collar that somebody once thought would hold.
    plate.within(head, |plate| {
        let collar = "M76 176C124 200 180 184 214 152L224 172C190 208 138 222 72 206Z";
        plate.form(collar, Ink::Cloth);
        plate.within(collar, |plate| {
            plate.flow(
                [100.0, 192.0, 134.0, 202.0, 180.0, 190.0, 216.0, 158.0],
                [99.0, 204.0, 136.0, 214.0, 186.0, 202.0, 221.0, 168.0],
                3,
                2.4,
                Ink::House,
            );
        });
        for [x, y] in [[118.0, 203.0], [148.0, 201.0], [177.0, 189.0], [203.0, 171.0]] {
            plate.form(&format!("M{} {}L{x} {}L{} {}Z", x - 8.0, y + 2.0, y - 16.0, x + 8.0, y - 3.0), Ink::Paper);
            plate.disc([x, y + 2.0], [5.0, 5.0], Ink::Pale);
        }
    });
    // Nose and teeth.
    plate.fill("M26 104C26 94 36 92 46 92L48 100C42 108 34 112 28 110Z", Ink::Black);
    for (x, y, long) in [(44.0, 116.0, 20.0), (60.0, 120.0, 11.0), (72.0, 122.0, 11.0), (84.0, 125.0, 10.0)] {
        plate.form(&format!("M{} {y}L{} {}L{x} {}Z", x - 5.0, x + 5.0, y + 2.0, y + long), Ink::Paper);
    }
    for (x, y, long) in [(52.0, 150.0, 18.0), (66.0, 150.0, 9.0), (78.0, 150.0, 9.0), (90.0, 148.0, 8.0)] {
        plate.form(&format!("M{} {y}L{} {y}L{x} {}Z", x - 4.5, x + 4.5, y - long), Ink::Paper);
    }
    plate.swell([34.0, 116.0, 56.0, 122.0, 86.0, 118.0, 106.0, 134.0], 3.0, Ink::Black);
    plate.swell([86.0, 84.0, 98.0, 80.0, 112.0, 84.0, 122.0, 96.0], 5.0, Ink::Black);
    plate.eye([108.0, 94.0], [9.0, 5.2], 16.0, Pupil::Round);
}

/// A lion in a mane like a sun.
pub(super) fn lion(plate: &mut Plate) {
    for (reach, inner, ink, turn) in [(102.0, 72.0, Ink::Umber, 0.0), (86.0, 60.0, Ink::Ash, 0.5)] {
        let locks = 22;
        let mut mane = String::new();
        let place = |step: f32, share: f32| {
            let (sin, cos) = ((step + turn) / locks as f32 * TAU - TAU / 4.0).sin_cos();
            [120.0 + cos * share, 112.0 + sin * share]
        };
        for lock in 0..locks {
            let step = lock as f32;
            let (from, tip, to) = (place(step, inner), place(step + 0.75, reach), place(step + 1.0, inner));
            let (a, b) = (place(step - 0.05, reach * 0.86), place(step + 1.15, reach * 0.9));
            if lock == 0 {
                mane.push_str(&format!("M{:.1} {:.1}", from[0], from[1]));
            }
            mane.push_str(&format!("C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a[0], a[1], a[0], a[1], tip[0], tip[1]));
            mane.push_str(&format!("C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", b[0], b[1], b[0], b[1], to[0], to[1]));
        }
        mane.push('Z');
        plate.form(&mane, ink);
        plate.within(&mane, |plate| {
            for lock in 0..locks * 2 {
                let step = lock as f32 / 2.0;
                let (from, mid, to) = (place(step, 44.0), place(step, reach * 0.8), place(step + 0.3, reach * 0.96));
                let curve = [from[0], from[1], mid[0], mid[1], mid[0], mid[1], to[0], to[1]];
                plate.trace(curve, 2.4, if ink == Ink::Umber { Ink::Pale } else { Ink::Umber });
            }
        });
    }
    plate.both(|plate| {
        plate.disc([80.0, 72.0], [14.0, 14.0], Ink::Pale);
        plate.disc([81.0, 74.0], [7.0, 8.0], Ink::Umber);
    });
    let face = sym(&[
        120.0, 60.0, 102.0, 58.0, 84.0, 66.0, 80.0, 84.0, 76.0, 102.0, 80.0, 112.0, 86.0, 122.0, 84.0, 134.0, 90.0,
        150.0, 102.0, 156.0, 106.0, 168.0, 112.0, 174.0, 120.0, 174.0,
    ]);
    plate.form(&face, Ink::Paper);
    plate.within(&face, |plate| {
        plate.both(|plate| {
            plate.flow(
                [82.0, 84.0, 80.0, 100.0, 84.0, 114.0, 92.0, 124.0],
                [96.0, 104.0, 98.0, 112.0, 102.0, 118.0, 106.0, 124.0],
                6,
                1.8,
                Ink::Umber,
            );
            plate.flow(
                [104.0, 64.0, 102.0, 72.0, 104.0, 80.0, 110.0, 90.0],
                [118.0, 62.0, 117.0, 72.0, 117.0, 80.0, 117.0, 90.0],
                5,
                1.6,
                Ink::Ash,
            );
            // The broad bridge of the nose.
            plate.swell([108.0, 92.0, 110.0, 104.0, 110.0, 116.0, 104.0, 128.0], 2.6, Ink::Black);
            plate.flow(
                [112.0, 94.0, 114.0, 106.0, 114.0, 116.0, 112.0, 126.0],
                [106.0, 96.0, 108.0, 106.0, 107.0, 116.0, 102.0, 126.0],
                3,
                1.4,
                Ink::Umber,
            );
            plate.swell([120.0, 146.0, 114.0, 156.0, 100.0, 156.0, 92.0, 144.0], 3.6, Ink::Black);
            for (x, y) in [(98.0, 140.0), (106.0, 144.0), (104.0, 136.0)] {
                plate.fill(&oval([x, y], [1.6, 1.6]), Ink::Black);
            }
        });
        plate.shade([134.0, 72.0], [130.0, 190.0], 160.0, Ink::Umber);
    });
    plate.form(
        &sym(&[120.0, 126.0, 112.0, 126.0, 104.0, 126.0, 103.0, 129.0, 106.0, 137.0, 114.0, 140.0, 120.0, 144.0]),
        Ink::Umber,
    );
    plate.swell([120.0, 142.0, 120.0, 144.0, 120.0, 147.0, 120.0, 150.0], 3.0, Ink::Black);
    plate.flow(
        [112.0, 162.0, 112.0, 166.0, 114.0, 170.0, 116.0, 174.0],
        [128.0, 162.0, 128.0, 166.0, 126.0, 170.0, 124.0, 174.0],
        5,
        1.8,
        Ink::Umber,
    );
    plate.both(|plate| {
        plate.swell([82.0, 92.0, 92.0, 86.0, 104.0, 90.0, 110.0, 102.0], 4.6, Ink::Black);
        plate.eye([98.0, 101.0], [8.0, 4.8], 14.0, Pupil::Round);
    });
    coronet(plate, [120.0, 54.0], 26.0, 24.0);
}
