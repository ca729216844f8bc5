//! Cold blood: serpent, locust, toad.

use super::crowns::coronet;
use crate::look::engraver::{Cut, Ink, Plate, Pupil, oval, sym};

/// The serpent's own coils in place of a mantle.
pub(super) fn coils(plate: &mut Plate) {
    for (y, half, high) in [(226.0, 104.0, 26.0), (204.0, 84.0, 22.0)] {
        let coil = oval([120.0, y], [half, high]);
        plate.form(&coil, Ink::Cloth);
        plate.within(&coil, |plate| {
            plate.flow(
                [120.0 - half, y - 4.0, 120.0 - half, y + 8.0, 120.0 - half, y + 14.0, 130.0 - half, y + high],
                [120.0 + half, y - 4.0, 120.0 + half, y + 8.0, 120.0 + half, y + 14.0, 110.0 + half, y + high],
                26,
                2.2,
                Ink::Black,
            );
            plate.flow(
                [124.0 - half, y - 8.0, 70.0, y - high * 1.1, 170.0, y - high * 1.1, 116.0 + half, y - 8.0],
                [124.0 - half, y, 70.0, y - high * 0.6, 170.0, y - high * 0.6, 116.0 + half, y],
                3,
                1.8,
                Ink::House,
            );
        });
    }
}

/// A cobra reared up, hood spread.
pub(super) fn serpent(plate: &mut Plate) {
    let hood = sym(&[
        120.0, 34.0, 100.0, 34.0, 92.0, 44.0, 86.0, 58.0, 66.0, 66.0, 40.0, 90.0, 40.0, 122.0, 40.0, 152.0, 78.0,
        172.0, 90.0, 206.0, 96.0, 216.0, 110.0, 220.0, 120.0, 220.0,
    ]);
    plate.form(&hood, Ink::Umber);
    plate.within(&hood, |plate| {
        plate.both(|plate| {
            plate.flow(
                [84.0, 62.0, 52.0, 86.0, 40.0, 130.0, 88.0, 196.0],
                [100.0, 80.0, 92.0, 110.0, 90.0, 140.0, 100.0, 196.0],
                11,
                2.0,
                Ink::Ash,
            );
            // The mark on the hood.
            plate.line(&oval([68.0, 118.0], [11.0, 14.0]), Ink::Paper, 3.0);
            plate.fill(&oval([68.0, 118.0], [4.0, 5.0]), Ink::Black);
        });
        plate.shade([152.0, 84.0], [146.0, 220.0], 196.0, Ink::Black);
    });
    // Scutes of the throat.
    let throat = sym(&[
        120.0, 84.0, 110.0, 84.0, 98.0, 88.0, 97.0, 100.0, 94.0, 130.0, 96.0, 170.0, 100.0, 214.0, 106.0, 222.0, 114.0,
        224.0, 120.0, 224.0,
    ]);
    plate.form(&throat, Ink::Pale);
    plate.within(&throat, |plate| {
        plate.flow(
            [92.0, 100.0, 108.0, 108.0, 132.0, 108.0, 148.0, 100.0],
            [92.0, 208.0, 108.0, 218.0, 132.0, 218.0, 148.0, 208.0],
            13,
            2.4,
            Ink::Umber,
        );
        plate.shade([124.0, 100.0], [124.0, 232.0], 144.0, Ink::Umber);
    });
    // The coil that lies in front.
    let coil = "M16 206C40 190 70 200 84 212C100 222 140 222 156 212C170 200 200 190 224 206L228 250L12 250Z";
    plate.form(coil, Ink::Cloth);
    plate.within(coil, |plate| {
        plate.flow(
            [18.0, 200.0, 8.0, 216.0, 8.0, 230.0, 16.0, 246.0],
            [222.0, 200.0, 232.0, 216.0, 232.0, 230.0, 224.0, 246.0],
            25,
            3.0,
            Ink::Black,
        );
        plate.flow(
            [18.0, 210.0, 60.0, 196.0, 76.0, 222.0, 120.0, 224.0],
            [18.0, 216.0, 60.0, 204.0, 76.0, 232.0, 120.0, 234.0],
            2,
            2.4,
            Ink::House,
        );
        plate.flow(
            [222.0, 210.0, 180.0, 196.0, 164.0, 222.0, 120.0, 224.0],
            [222.0, 216.0, 180.0, 204.0, 164.0, 232.0, 120.0, 234.0],
            2,
            2.4,
            Ink::House,
        );
    });
    // The tongue, and the head over it.
    plate.line(
        "M120 96C120 112 118 118 120 128C118 136 112 140 108 146M120 128C122 136 128 140 132 146",
        Ink::Black,
        5.6,
    );
    plate.line(
        "M120 96C120 112 118 118 120 128C118 136 112 140 108 146M120 128C122 136 128 140 132 146",
        Ink::Ember,
        2.8,
    );
    let head = sym(&[
        120.0, 24.0, 106.0, 24.0, 94.0, 32.0, 88.0, 48.0, 84.0, 62.0, 88.0, 74.0, 98.0, 84.0, 104.0, 92.0, 112.0, 96.0,
        120.0, 96.0,
    ]);
    plate.form(&head, Ink::Paper);
    plate.within(&head, |plate| {
        plate.both(|plate| {
            plate.flow(
                [90.0, 52.0, 92.0, 66.0, 98.0, 76.0, 106.0, 86.0],
                [104.0, 66.0, 106.0, 74.0, 108.0, 80.0, 112.0, 86.0],
                5,
                1.6,
                Ink::Umber,
            );
            plate.flow(
                [104.0, 30.0, 108.0, 40.0, 112.0, 48.0, 116.0, 60.0],
                [94.0, 40.0, 100.0, 46.0, 108.0, 54.0, 114.0, 64.0],
                4,
                1.6,
                Ink::Ash,
            );
            plate.swell([116.0, 78.0, 115.0, 76.0, 113.0, 76.0, 112.0, 79.0], 3.0, Ink::Black);
            plate.swell([120.0, 90.0, 110.0, 88.0, 102.0, 84.0, 95.0, 74.0], 2.6, Ink::Black);
        });
        plate.shade([128.0, 36.0], [124.0, 110.0], 152.0, Ink::Umber);
    });
    plate.both(|plate| {
        plate.form("M107 88L113 90L110 106Z", Ink::Paper);
        plate.swell([88.0, 54.0, 96.0, 50.0, 108.0, 54.0, 113.0, 66.0], 4.4, Ink::Black);
        plate.eye([101.0, 62.0], [8.0, 5.4], 22.0, Pupil::Slit);
    });
    coronet(plate, [120.0, 32.0], 18.0, 20.0);
}

/// A locust with the face of a war-horse, crowned for battle.
pub(super) fn locust(plate: &mut Plate) {
    plate.both(|plate| {
        // Feelers.
        plate.line("M110 62C98 30 66 10 30 22C22 26 18 32 16 40", Ink::Black, 7.0);
        plate.line("M110 62C98 30 66 10 30 22C22 26 18 32 16 40", Ink::Pale, 3.6);
        plate.flow(
            [106.0, 46.0, 106.0, 46.0, 98.0, 50.0, 98.0, 50.0],
            [30.0, 16.0, 30.0, 16.0, 28.0, 26.0, 28.0, 26.0],
            10,
            2.0,
            Ink::Black,
        );
        // Wings, folded behind the shoulders like swords.
        let wing = "M84 200C52 180 22 146 14 96C20 90 26 90 30 96C52 120 78 150 96 186Z";
        plate.form(wing, Ink::Ash);
        plate.within(wing, |plate| {
            plate.flow(
                [18.0, 98.0, 30.0, 140.0, 54.0, 172.0, 84.0, 196.0],
                [28.0, 98.0, 46.0, 122.0, 70.0, 150.0, 92.0, 184.0],
                5,
                2.0,
                Ink::Umber,
            );
            plate.flow(
                [20.0, 110.0, 22.0, 106.0, 28.0, 102.0, 34.0, 104.0],
                [70.0, 190.0, 74.0, 184.0, 80.0, 176.0, 88.0, 172.0],
                9,
                1.6,
                Ink::Umber,
            );
        });
    });
    let head = sym(&[
        120.0, 50.0, 104.0, 48.0, 88.0, 56.0, 86.0, 76.0, 84.0, 104.0, 92.0, 126.0, 96.0, 144.0, 98.0, 158.0, 108.0,
        164.0, 120.0, 164.0,
    ]);
    plate.form(&head, Ink::Pale);
    plate.within(&head, |plate| {
        plate.both(|plate| {
            plate.flow(
                [112.0, 70.0, 108.0, 96.0, 108.0, 120.0, 112.0, 150.0],
                [118.0, 70.0, 116.0, 96.0, 116.0, 120.0, 118.0, 150.0],
                3,
                1.8,
                Ink::Ash,
            );
            plate.swell([108.0, 72.0, 102.0, 96.0, 102.0, 120.0, 108.0, 146.0], 2.6, Ink::Black);
            plate.flow(
                [92.0, 112.0, 96.0, 124.0, 98.0, 136.0, 100.0, 152.0],
                [102.0, 112.0, 103.0, 124.0, 104.0, 136.0, 106.0, 150.0],
                5,
                1.6,
                Ink::Umber,
            );
        });
        plate.swell([96.0, 146.0, 108.0, 142.0, 132.0, 142.0, 144.0, 146.0], 2.8, Ink::Black);
        plate.shade([130.0, 62.0], [128.0, 180.0], 150.0, Ink::Umber);
    });
    plate.both(|plate| {
        // Jaws and palps.
        plate.form("M100 150C86 158 84 176 98 186C108 186 116 180 120 172C112 172 104 164 106 154Z", Ink::Umber);
        plate.swell([98.0, 158.0, 92.0, 166.0, 94.0, 176.0, 102.0, 180.0], 2.4, Ink::Paper);
        plate.line("M96 160C78 166 74 184 82 200", Ink::Black, 6.4);
        plate.line("M96 160C78 166 74 184 82 200", Ink::Pale, 3.2);
        // The great eye.
        plate.turned(14.0, [84.0, 90.0], |plate| {
            let eye = oval([84.0, 90.0], [19.0, 31.0]);
            plate.glow([84.0, 90.0], 36.0);
            plate.form(&eye, Ink::Ember);
            plate.within(&eye, |plate| {
                plate.fill(&oval([79.0, 82.0], [10.0, 18.0]), Ink::Flame);
                if plate.cut() != Cut::Bold {
                    plate.hatch(&eye, 35.0, 5.0, 1.1, Ink::Black);
                    plate.hatch(&eye, -35.0, 5.0, 1.1, Ink::Black);
                }
            });
        });
    });
    coronet(plate, [120.0, 56.0], 22.0, 28.0);
}

/// A toad of quality.
pub(super) fn toad(plate: &mut Plate) {
    let head = sym(&[
        120.0, 78.0, 112.0, 78.0, 108.0, 76.0, 104.0, 70.0, 98.0, 48.0, 68.0, 48.0, 62.0, 74.0, 60.0, 86.0, 42.0, 96.0,
        36.0, 118.0, 28.0, 150.0, 60.0, 182.0, 120.0, 184.0,
    ]);
    plate.form(&head, Ink::Ash);
    plate.within(&head, |plate| {
        let belly = sym(&[120.0, 150.0, 94.0, 150.0, 64.0, 140.0, 36.0, 120.0, 30.0, 150.0, 60.0, 186.0, 120.0, 186.0]);
        plate.fill(&belly, Ink::Paper);
        plate.both(|plate| {
            plate.flow(
                [38.0, 126.0, 50.0, 156.0, 80.0, 176.0, 120.0, 180.0],
                [56.0, 140.0, 72.0, 156.0, 92.0, 164.0, 120.0, 166.0],
                6,
                1.6,
                Ink::Umber,
            );
            plate.flow(
                [62.0, 84.0, 50.0, 94.0, 44.0, 106.0, 42.0, 118.0],
                [82.0, 96.0, 72.0, 102.0, 64.0, 112.0, 60.0, 126.0],
                6,
                1.8,
                Ink::Umber,
            );
            for (x, y, size) in
                [(70.0, 104.0, 4.0), (84.0, 112.0, 3.0), (58.0, 112.0, 3.0), (98.0, 104.0, 3.2), (76.0, 120.0, 2.6)]
            {
                plate.disc([x, y], [size, size], Ink::Pale);
            }
            plate.swell([116.0, 112.0, 114.0, 109.0, 111.0, 109.0, 109.0, 112.0], 3.0, Ink::Black);
        });
        plate.shade([156.0, 96.0], [132.0, 230.0], 202.0, Ink::Umber);
    });
    // The mouth, from ear to ear had it ears.
    plate.line("M36 120C64 142 92 150 120 150C148 150 176 142 204 120", Ink::Black, 3.6);
    plate.both(|plate| {
        plate.swell([34.0, 116.0, 34.0, 122.0, 38.0, 128.0, 44.0, 130.0], 3.0, Ink::Black);
        plate.glow([83.0, 74.0], 32.0);
        plate.disc([83.0, 72.0], [19.0, 18.0], Ink::Pale);
        plate.disc([83.0, 74.0], [14.0, 13.0], Ink::Ember);
        plate.fill(&oval([83.0, 75.0], [11.0, 8.5]), Ink::Flame);
        plate.fill(&oval([83.0, 76.0], [9.5, 3.4]), Ink::Black);
        plate.form("M62 72C66 54 98 52 104 70C92 62 76 62 62 72Z", Ink::Ash);
    });
    plate.turned(-12.0, [120.0, 76.0], |plate| coronet(plate, [122.0, 78.0], 24.0, 34.0));
}
