//! Those in whom nobody is left: skull and iron helm.

use crate::look::engraver::{Ink, Plate, oval, sym};

/// A death's-head that reads by its own candles.
pub(super) fn skull(plate: &mut Plate) {
    for (x, foot, top) in
        [(84.0, 70.0, 46.0), (156.0, 70.0, 50.0), (102.0, 62.0, 34.0), (138.0, 62.0, 38.0), (120.0, 60.0, 46.0)]
    {
        let candle = format!("M{} {top}L{} {top}L{} {foot}L{} {foot}Z", x - 6.5, x + 6.5, x + 6.5, x - 6.5);
        plate.form(&candle, Ink::Pale);
        plate.fill(&format!("M{x} {top}L{} {top}L{} {foot}L{x} {foot}Z", x + 6.5, x + 6.5), Ink::Ash);
        plate.glow([x, top - 8.0], 20.0);
        plate.form(
            &format!(
                "M{x} {}C{} {} {} {} {x} {}C{} {} {} {} {x} {}Z",
                top - 22.0,
                x + 8.0,
                top - 10.0,
                x + 6.0,
                top - 1.0,
                top - 1.0,
                x - 6.0,
                top - 1.0,
                x - 8.0,
                top - 10.0,
                top - 22.0
            ),
            Ink::Ember,
        );
        plate.fill(&oval([x, top - 6.0], [2.6, 5.0]), Ink::Flame);
    }
    let skull = sym(&[
        120.0, 48.0, 82.0, 48.0, 60.0, 70.0, 60.0, 100.0, 60.0, 116.0, 70.0, 120.0, 72.0, 128.0, 72.0, 138.0, 76.0,
        142.0, 86.0, 146.0, 88.0, 156.0, 88.0, 168.0, 92.0, 178.0, 100.0, 186.0, 110.0, 188.0, 120.0, 188.0,
    ]);
    plate.form(&skull, Ink::Paper);
    plate.within(&skull, |plate| {
        plate.both(|plate| {
            plate.flow(
                [62.0, 92.0, 60.0, 108.0, 70.0, 120.0, 80.0, 142.0],
                [70.0, 78.0, 68.0, 94.0, 72.0, 104.0, 76.0, 114.0],
                6,
                1.8,
                Ink::Ash,
            );
            plate.flow(
                [88.0, 146.0, 88.0, 158.0, 92.0, 170.0, 100.0, 184.0],
                [96.0, 146.0, 96.0, 156.0, 98.0, 164.0, 104.0, 174.0],
                4,
                1.6,
                Ink::Umber,
            );
        });
        plate.shade([146.0, 66.0], [134.0, 216.0], 178.0, Ink::Umber);
        // A crack, from a difference of opinion.
        plate.line("M100 50L106 62L100 70L108 80L104 88", Ink::Black, 1.6);
        // Wax that has run down.
        plate.form("M77 62C76 76 80 84 82 84C86 84 84 72 86 68C88 76 90 78 92 74C92 68 92 64 91 60Z", Ink::Pale);
        plate.form("M132 52C132 64 136 72 138 72C142 72 140 62 142 60L146 56Z", Ink::Pale);
    });
    plate.both(|plate| {
        let socket = "M78 110C76 98 88 92 100 96C112 100 114 112 108 120C100 128 82 128 78 110Z";
        plate.form(socket, Ink::Black);
        plate.glow([95.0, 111.0], 20.0);
        plate.fill(&oval([95.0, 111.0], [4.6, 4.6]), Ink::Ember);
        plate.fill(&oval([95.0, 111.0], [2.4, 2.4]), Ink::Flame);
        plate.swell([76.0, 136.0, 84.0, 132.0, 92.0, 134.0, 98.0, 142.0], 3.0, Ink::Black);
    });
    plate.fill(
        &sym(&[120.0, 122.0, 116.0, 122.0, 110.0, 134.0, 110.0, 142.0, 112.0, 146.0, 118.0, 144.0, 120.0, 138.0]),
        Ink::Black,
    );
    plate.line("M92 164C108 168 132 168 148 164", Ink::Black, 2.0);
    for tooth in 0..9 {
        let x = 96.0 + tooth as f32 * 6.0;
        plate.line(&format!("M{x} 154L{x} 176"), Ink::Black, 1.6);
    }
    plate.line("M94 154C110 150 130 150 146 154M96 177C110 181 130 181 144 177", Ink::Umber, 1.2);
}

/// A great helm with nobody in it but fire.
pub(super) fn helm(plate: &mut Plate) {
    plate.both(|plate| {
        // A bat's wing for a crest.
        let wing =
            "M86 84C70 66 56 40 60 10C42 26 24 46 14 74C24 70 30 72 34 80C40 76 48 78 52 88C60 84 66 88 72 98L84 104Z";
        plate.form(wing, Ink::Cloth);
        plate.within(wing, |plate| {
            plate.flow(
                [84.0, 96.0, 70.0, 76.0, 58.0, 50.0, 60.0, 14.0],
                [78.0, 98.0, 60.0, 82.0, 40.0, 76.0, 18.0, 74.0],
                4,
                3.0,
                Ink::House,
            );
        });
    });
    for (x, foot, tip, size) in [(99.0, 52.0, 28.0, 11.0), (141.0, 52.0, 26.0, 11.0), (120.0, 52.0, 8.0, 16.0)] {
        plate.glow([x, foot - 14.0], size * 1.9);
        plate.form(
            &format!(
                "M{x} {tip}C{} {} {} {} {} {foot}L{} {foot}C{} {} {} {} {x} {tip}Z",
                x + size * 0.2,
                (tip + foot) / 2.0,
                x + size * 1.2,
                (tip + foot) / 2.0 + 4.0,
                x + size * 0.8,
                x - size * 0.8,
                x - size * 1.3,
                (tip + foot) / 2.0 + 6.0,
                x - size * 0.5,
                (tip + foot) / 2.0 - 4.0
            ),
            Ink::Ember,
        );
        plate.fill(&oval([x, foot - 8.0], [size * 0.35, (foot - tip) * 0.34]), Ink::Flame);
    }
    let helm = sym(&[
        120.0, 42.0, 96.0, 42.0, 80.0, 50.0, 78.0, 66.0, 74.0, 96.0, 76.0, 124.0, 84.0, 150.0, 94.0, 170.0, 110.0,
        182.0, 120.0, 186.0,
    ]);
    plate.form(&helm, Ink::Iron);
    plate.within(&helm, |plate| {
        plate.flow(
            [84.0, 50.0, 78.0, 90.0, 80.0, 130.0, 104.0, 176.0],
            [114.0, 44.0, 112.0, 90.0, 112.0, 130.0, 117.0, 180.0],
            7,
            2.0,
            Ink::Pale,
        );
        plate.shade([134.0, 56.0], [124.0, 210.0], 160.0, Ink::Black);
    });
    plate.line("M120 42L120 186", Ink::Black, 6.0);
    plate.line("M120 42L120 186", Ink::Pale, 2.6);
    // The sights.
    plate.both(|plate| {
        plate.form("M78 98L112 102L112 113L79 108Z", Ink::Black);
        plate.fill("M83 101L111 104L111 111L84 107Z", Ink::Ember);
        plate.fill("M96 103L108 104.6L108 109.4L96 107.6Z", Ink::Flame);
        plate.glow([98.0, 106.0], 26.0);
        for (x, y) in [
            (92.0, 128.0),
            (101.0, 130.0),
            (110.0, 132.0),
            (94.0, 140.0),
            (102.0, 142.0),
            (110.0, 144.0),
            (98.0, 152.0),
            (106.0, 154.0),
        ] {
            plate.fill(&oval([x, y], [2.4, 3.0]), Ink::Black);
        }
        for (x, y) in [(84.0, 58.0), (80.0, 76.0), (80.0, 118.0), (90.0, 158.0)] {
            plate.disc([x, y], [2.4, 2.4], Ink::Paper);
        }
    });
    plate.line("M76 92L120 97L164 92", Ink::Black, 2.0);
    plate.line("M77 114L120 119L163 114", Ink::Black, 2.0);
}
