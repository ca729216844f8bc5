//! What is worn on a head that claims a throne.

use crate::look::engraver::{Ink, Plate, sym};

/// A small open crown, its foot at a point.
pub(super) fn coronet(plate: &mut Plate, [x, y]: [f32; 2], half: f32, high: f32) {
    let [a, b, top, low] = [half * 0.56, half * 0.28, y - high, y - high * 0.5];
    let crown = format!(
        "M{} {y}L{} {}L{} {low}L{} {}L{} {low}L{x} {}L{} {low}L{} {}L{} {low}L{} {}L{} {y}C{} {} {} {} {} {y}Z",
        x - half,
        x - half * 1.22,
        top + high * 0.18,
        x - a * 1.3,
        x - a * 1.0,
        top + high * 0.06,
        x - b,
        top - high * 0.1,
        x + b,
        x + a,
        top + high * 0.06,
        x + a * 1.3,
        x + half * 1.22,
        top + high * 0.18,
        x + half,
        x + half * 0.5,
        y + high * 0.22,
        x - half * 0.5,
        y + high * 0.22,
        x - half
    );
    plate.form(&crown, Ink::Pale);
    plate.within(&crown, |plate| {
        plate.hatch(
            &format!("M{x} {top}L{} {top}L{} {}L{x} {}Z", x + half * 1.3, x + half, y + high, y + high),
            70.0,
            3.4,
            1.0,
            Ink::Umber,
        );
        plate.line(
            &format!(
                "M{} {}C{} {} {} {} {} {}",
                x - half * 1.1,
                y - high * 0.22,
                x - half * 0.5,
                y + high * 0.02,
                x + half * 0.5,
                y + high * 0.02,
                x + half * 1.1,
                y - high * 0.22
            ),
            Ink::Umber,
            1.2,
        );
    });
    for at in [-1.22, -0.56, 0.0, 0.56, 1.22_f32] {
        let up = if at.abs() > 1.0 {
            0.18
        } else if at == 0.0 {
            -0.1
        } else {
            0.06
        };
        plate.disc([x + at * half, top + high * up - 1.0], [2.8, 2.8], Ink::House);
    }
}

/// The tall crown, with three pairs of horns.
pub(super) fn tiara(plate: &mut Plate) {
    let crown = sym(&[
        120.0, 6.0, 116.0, 14.0, 112.0, 18.0, 104.0, 18.0, 92.0, 20.0, 88.0, 50.0, 84.0, 80.0, 94.0, 74.0, 108.0, 72.0,
        120.0, 72.0,
    ]);
    plate.form(&crown, Ink::Pale);
    plate.within(&crown, |plate| {
        plate.flow(
            [94.0, 20.0, 92.0, 40.0, 90.0, 60.0, 88.0, 78.0],
            [146.0, 20.0, 148.0, 40.0, 150.0, 60.0, 152.0, 78.0],
            13,
            1.8,
            Ink::Ash,
        );
        plate.shade([126.0, 30.0], [126.0, 100.0], 152.0, Ink::Umber);
        plate.line("M84 74C100 64 140 64 156 74", Ink::Black, 11.0);
        plate.line("M84 74C100 64 140 64 156 74", Ink::House, 7.0);
    });
    plate.both(|plate| {
        for y in [32.0, 46.0, 60.0] {
            plate.form(
                &format!(
                    "M116 {}C106 {} 92 {y} 80 {}C72 {} 74 {} 66 {}C70 {} 90 {} 116 {}Z",
                    y,
                    y + 2.0,
                    y - 2.0,
                    y - 6.0,
                    y - 12.0,
                    y - 20.0,
                    y + 4.0,
                    y + 8.0,
                    y + 8.0
                ),
                Ink::Paper,
            );
        }
    });
    plate.disc([120.0, 38.0], [5.0, 7.0], Ink::Ember);
}
