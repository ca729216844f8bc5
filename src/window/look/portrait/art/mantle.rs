//! What the figures wear on their shoulders.

use std::f32::consts::TAU;

use crate::look::engraver::{Ink, Plate, oval, sym};

/// A robe in the house's colour, folded, held by a chain.
pub(super) fn robe(plate: &mut Plate) {
    let cloth = sym(&[
        120.0, 172.0, 104.0, 172.0, 92.0, 174.0, 84.0, 182.0, 56.0, 190.0, 26.0, 200.0, 12.0, 236.0, 40.0, 250.0, 80.0,
        250.0, 120.0, 250.0,
    ]);
    plate.form(&cloth, Ink::Cloth);
    plate.within(&cloth, |plate| {
        plate.both(|plate| {
            plate.flow(
                [86.0, 182.0, 66.0, 198.0, 48.0, 216.0, 40.0, 244.0],
                [62.0, 192.0, 40.0, 202.0, 26.0, 220.0, 20.0, 240.0],
                7,
                2.0,
                Ink::House,
            );
            plate.flow(
                [104.0, 186.0, 96.0, 204.0, 92.0, 220.0, 92.0, 244.0],
                [88.0, 184.0, 72.0, 204.0, 66.0, 220.0, 62.0, 244.0],
                5,
                2.2,
                Ink::Black,
            );
        });
    });
    chain(plate);
}

/// A chain of office over the breast, with its jewel.
fn chain(plate: &mut Plate) {
    for link in 0..9 {
        let share = link as f32 / 8.0 * 2.0 - 1.0;
        let at = [120.0 + share * 50.0, 213.0 - share * share * 22.0];
        plate.disc(at, [5.0, 5.0], Ink::Pale);
    }
    plate.form("M120 206L130 218L120 232L110 218Z", Ink::Pale);
    plate.fill("M120 212L125 218L120 225L115 218Z", Ink::Ember);
}

/// A cape of white fur with black tails over the house's cloth.
pub(super) fn ermine(plate: &mut Plate) {
    let cape = sym(&[
        120.0, 160.0, 90.0, 162.0, 50.0, 172.0, 30.0, 196.0, 22.0, 206.0, 16.0, 220.0, 14.0, 240.0, 40.0, 252.0, 80.0,
        252.0, 120.0, 252.0,
    ]);
    plate.form(&cape, Ink::Paper);
    plate.within(&cape, |plate| {
        plate.both(|plate| {
            plate.flow(
                [40.0, 190.0, 30.0, 206.0, 24.0, 220.0, 22.0, 240.0],
                [74.0, 176.0, 58.0, 200.0, 50.0, 220.0, 48.0, 244.0],
                9,
                1.0,
                Ink::Ash,
            );
            for [x, y] in [[46.0, 196.0], [68.0, 192.0], [58.0, 216.0], [82.0, 210.0], [34.0, 214.0], [76.0, 230.0]] {
                plate.fill(&format!("M{x} {}L{} {}L{} {}Z", y - 6.0, x + 4.0, y + 7.0, x - 4.0, y + 7.0), Ink::Black);
            }
        });
        let front = sym(&[
            120.0, 184.0, 114.0, 186.0, 108.0, 190.0, 104.0, 196.0, 96.0, 214.0, 92.0, 230.0, 92.0, 250.0, 100.0,
            250.0, 110.0, 250.0, 120.0, 250.0,
        ]);
        plate.form(&front, Ink::Cloth);
        plate.flow(
            [108.0, 192.0, 102.0, 210.0, 100.0, 226.0, 100.0, 244.0],
            [132.0, 192.0, 138.0, 210.0, 140.0, 226.0, 140.0, 244.0],
            6,
            1.6,
            Ink::House,
        );
    });
}

/// A starched ruff over black cloth.
pub(super) fn ruff(plate: &mut Plate, [x, y]: [f32; 2], [wide, high]: [f32; 2]) {
    let coat = sym(&[
        120.0, 176.0, 90.0, 180.0, 50.0, 190.0, 28.0, 212.0, 20.0, 222.0, 16.0, 232.0, 16.0, 246.0, 50.0, 252.0, 90.0,
        252.0, 120.0, 252.0,
    ]);
    plate.form(&coat, Ink::Cloth);
    plate.within(&coat, |plate| {
        plate.both(|plate| {
            plate.flow(
                [100.0, 200.0, 90.0, 216.0, 88.0, 230.0, 88.0, 246.0],
                [40.0, 200.0, 28.0, 216.0, 22.0, 230.0, 20.0, 246.0],
                9,
                1.8,
                Ink::House,
            );
        });
        for button in 0..3 {
            plate.disc([120.0, y + high + 8.0 + button as f32 * 12.0], [3.4, 3.4], Ink::Pale);
        }
    });
    let folds = 22;
    let point = |step: f32, grown: f32| {
        let (sin, cos) = (step / folds as f32 * TAU).sin_cos();
        [x + cos * wide * grown, y + sin * high * grown]
    };
    let mut edge = String::new();
    for fold in 0..folds {
        let (from, to) = (point(fold as f32, 1.0), point(fold as f32 + 1.0, 1.0));
        if fold == 0 {
            edge.push_str(&format!("M{:.1} {:.1}", from[0], from[1]));
        }
        let (a, b) = (point(fold as f32 + 0.05, 1.13), point(fold as f32 + 0.95, 1.13));
        edge.push_str(&format!("C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}", a[0], a[1], b[0], b[1], to[0], to[1]));
    }
    edge.push('Z');
    plate.form(&edge, Ink::Paper);
    for fold in 0..folds {
        let (from, to) = (point(fold as f32, 0.45), point(fold as f32, 0.99));
        let curve = [from[0], from[1], from[0], from[1] + 3.0, to[0], to[1] - 3.0, to[0], to[1]];
        plate.trace(curve, 3.0, Ink::Umber);
        let (from, to) = (point(fold as f32 + 0.5, 0.6), point(fold as f32 + 0.5, 1.06));
        let curve = [from[0], from[1], from[0], from[1] + 3.0, to[0], to[1] - 3.0, to[0], to[1]];
        plate.trace(curve, 1.2, Ink::Ash);
    }
}

/// Plates of iron on the shoulders, a gorget, and the house's colour on the breast.
pub(super) fn armour(plate: &mut Plate) {
    let breast = sym(&[
        120.0, 170.0, 100.0, 172.0, 84.0, 180.0, 74.0, 196.0, 66.0, 212.0, 64.0, 230.0, 64.0, 250.0, 80.0, 252.0,
        100.0, 252.0, 120.0, 252.0,
    ]);
    plate.form(&breast, Ink::Cloth);
    plate.within(&breast, |plate| {
        plate.both(|plate| {
            plate.flow(
                [118.0, 190.0, 116.0, 206.0, 116.0, 226.0, 117.0, 246.0],
                [84.0, 190.0, 74.0, 206.0, 70.0, 226.0, 70.0, 246.0],
                8,
                1.4,
                Ink::House,
            );
        });
    });
    plate.both(|plate| {
        for (at, (y, reach)) in [(214.0, 8.0), (200.0, 14.0), (186.0, 22.0)].into_iter().enumerate() {
            let lame = format!(
                "M98 {}C80 {} 56 {} {reach} {}C{} {} 26 {} 30 {}C54 {} 76 {} 96 {}Z",
                y - 6.0,
                y - 14.0,
                y - 16.0,
                y + 8.0,
                reach - 2.0,
                y + 20.0,
                y + 26.0,
                y + 30.0,
                y + 8.0,
                y + 10.0,
                y + 16.0
            );
            plate.form(&lame, if at == 2 { Ink::Ash } else { Ink::Iron });
            plate.within(&lame, |plate| {
                plate.flow(
                    [94.0, y - 8.0, 70.0, y - 12.0, 50.0, y - 8.0, reach + 4.0, y + 10.0],
                    [94.0, y - 2.0, 70.0, y - 6.0, 50.0, y - 2.0, reach + 6.0, y + 18.0],
                    3,
                    1.4,
                    Ink::Paper,
                );
                plate.flow(
                    [94.0, y + 12.0, 70.0, y + 6.0, 50.0, y + 8.0, 28.0, y + 28.0],
                    [94.0, y + 4.0, 70.0, y, 50.0, y + 2.0, 18.0, y + 22.0],
                    4,
                    1.4,
                    Ink::Black,
                );
            });
            plate.disc([84.0, y + 2.0], [2.6, 2.6], Ink::Paper);
        }
    });
    let gorget = sym(&[
        120.0, 166.0, 104.0, 166.0, 94.0, 164.0, 90.0, 160.0, 86.0, 172.0, 84.0, 184.0, 86.0, 192.0, 98.0, 202.0,
        110.0, 206.0, 120.0, 212.0,
    ]);
    plate.form(&gorget, Ink::Iron);
    plate.within(&gorget, |plate| {
        plate.flow(
            [86.0, 176.0, 100.0, 190.0, 140.0, 190.0, 154.0, 176.0],
            [86.0, 190.0, 104.0, 206.0, 136.0, 206.0, 154.0, 190.0],
            4,
            1.4,
            Ink::Black,
        );
    });
}

/// A pelt, in locks.
pub(super) fn fur(plate: &mut Plate) {
    let pelt = "M84 166C60 172 40 184 30 196L34 200L16 212L24 216L8 240L232 240L216 216L224 212L206 200L210 196C200 \
                184 180 172 156 166Z";
    plate.form(pelt, Ink::Umber);
    plate.within(pelt, |plate| {
        plate.both(|plate| {
            for row in 0..4 {
                let (x, y) = (98.0 - row as f32 * 20.0, 172.0 + row as f32 * 8.0);
                plate.flow(
                    [x + 16.0, y, x + 8.0, y + 16.0, x + 4.0, y + 30.0, x + 8.0, y + 44.0],
                    [x - 8.0, y + 6.0, x - 16.0, y + 22.0, x - 20.0, y + 34.0, x - 18.0, y + 48.0],
                    6,
                    2.2,
                    if row % 2 == 0 { Ink::Ash } else { Ink::Pale },
                );
            }
        });
        plate.dusk(pelt);
    });
    plate.form("M92 196C104 208 136 208 148 196L150 204C136 216 104 216 90 204Z", Ink::House);
    plate.disc([120.0, 209.0], [9.0, 9.0], Ink::Pale);
    plate.fill(&oval([120.0, 209.0], [4.5, 4.5]), Ink::Ember);
}

/// Feathers in rows, each with its shaft.
pub(super) fn feathers(plate: &mut Plate, ink: Ink, shaft: Ink) {
    let breast = sym(&[
        120.0, 150.0, 90.0, 152.0, 60.0, 164.0, 44.0, 184.0, 30.0, 202.0, 26.0, 222.0, 26.0, 250.0, 60.0, 252.0, 90.0,
        252.0, 120.0, 252.0,
    ]);
    plate.form(&breast, ink);
    plate.within(&breast, |plate| {
        for row in (0..6).rev() {
            let y = 158.0 + row as f32 * 15.0;
            for column in 0..12 {
                let x = 10.0 + column as f32 * 20.0 + if row % 2 == 0 { 0.0 } else { 10.0 };
                let feather = format!(
                    "M{} {y}C{} {} {} {} {x} {}C{} {} {} {} {} {y}Z",
                    x - 10.0,
                    x - 10.0,
                    y + 12.0,
                    x - 5.0,
                    y + 18.0,
                    y + 21.0,
                    x + 5.0,
                    y + 18.0,
                    x + 10.0,
                    y + 12.0,
                    x + 10.0
                );
                plate.form(&feather, ink);
                let down = [x, y, x, y + 7.0, x, y + 12.0, x, y + 19.0];
                plate.trace(down, 1.6, shaft);
            }
        }
        plate.dusk(&breast);
    });
}

/// A shroud, or a widow's weeds: black folds.
pub(super) fn shroud(plate: &mut Plate) {
    let cloth = sym(&[
        120.0, 176.0, 108.0, 172.0, 96.0, 166.0, 86.0, 156.0, 70.0, 172.0, 30.0, 186.0, 14.0, 236.0, 40.0, 252.0, 90.0,
        252.0, 120.0, 252.0,
    ]);
    plate.form(&cloth, Ink::Cloth);
    plate.within(&cloth, |plate| {
        plate.both(|plate| {
            plate.flow(
                [88.0, 160.0, 76.0, 190.0, 70.0, 220.0, 72.0, 250.0],
                [116.0, 190.0, 112.0, 210.0, 110.0, 230.0, 110.0, 250.0],
                8,
                2.0,
                Ink::Black,
            );
            plate.flow(
                [84.0, 162.0, 60.0, 184.0, 40.0, 210.0, 34.0, 244.0],
                [78.0, 168.0, 40.0, 186.0, 24.0, 210.0, 18.0, 240.0],
                5,
                2.4,
                Ink::House,
            );
        });
        plate.dusk(&cloth);
    });
}
