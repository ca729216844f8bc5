//! Those who keep, or pretend to, a human shape: king, veiled lady, fallen angel.

use super::crowns::tiara;
use super::mantle::robe;
use crate::look::engraver::{Ink, Plate, Pupil, arc, oval, sym};

/// A king of the old kind, who still wears what he was buried in.
pub(super) fn king(plate: &mut Plate) {
    // Hair, bunched at the nape.
    plate.both(|plate| {
        let hair = "M92 78C66 74 50 98 50 126C48 150 58 168 78 170L98 156Z";
        plate.form(hair, Ink::Umber);
        plate.within(hair, |plate| {
            plate.flow(
                [92.0, 82.0, 62.0, 84.0, 52.0, 120.0, 60.0, 160.0],
                [94.0, 96.0, 80.0, 104.0, 78.0, 130.0, 86.0, 160.0],
                6,
                2.4,
                Ink::Pale,
            );
        });
        for [x, y] in [[56.0, 146.0], [68.0, 148.0], [80.0, 150.0], [62.0, 160.0], [75.0, 163.0]] {
            curl(plate, [x, y], 7.4);
        }
    });
    let face = sym(&[
        120.0, 66.0, 104.0, 66.0, 88.0, 68.0, 86.0, 82.0, 82.0, 110.0, 90.0, 140.0, 96.0, 150.0, 106.0, 160.0, 112.0,
        160.0, 120.0, 160.0,
    ]);
    plate.form(&face, Ink::Paper);
    plate.within(&face, |plate| {
        plate.both(|plate| {
            plate.flow(
                [87.0, 84.0, 86.0, 100.0, 90.0, 114.0, 98.0, 128.0],
                [94.0, 106.0, 95.0, 112.0, 99.0, 120.0, 105.0, 127.0],
                5,
                1.6,
                Ink::Umber,
            );
            plate.swell([114.0, 92.0, 112.0, 104.0, 112.0, 114.0, 107.0, 123.0], 2.4, Ink::Black);
            plate.swell([107.0, 122.0, 110.0, 129.0, 116.0, 126.0, 120.0, 129.0], 3.0, Ink::Black);
        });
        plate.shade([132.0, 72.0], [130.0, 150.0], 154.0, Ink::Umber);
    });
    // The beard, waved and curled in rows and cut square.
    let beard = sym(&[
        120.0, 138.0, 108.0, 136.0, 96.0, 126.0, 85.0, 108.0, 78.0, 136.0, 78.0, 176.0, 82.0, 214.0, 96.0, 220.0,
        110.0, 220.0, 120.0, 220.0,
    ]);
    plate.form(&beard, Ink::Umber);
    plate.within(&beard, |plate| {
        plate.flow(
            [84.0, 118.0, 78.0, 150.0, 92.0, 180.0, 86.0, 216.0],
            [156.0, 118.0, 162.0, 150.0, 148.0, 180.0, 154.0, 216.0],
            15,
            2.6,
            Ink::Pale,
        );
        for y in [172.0, 196.0, 216.0] {
            for column in 0..7 {
                curl(plate, [84.0 + column as f32 * 12.0, y], 6.6);
            }
        }
    });
    plate.both(|plate| {
        let moustache = "M120 131C108 127 98 136 86 152C100 158 114 152 120 142Z";
        plate.form(moustache, Ink::Ash);
        plate.flow(
            [118.0, 134.0, 108.0, 133.0, 100.0, 140.0, 90.0, 150.0],
            [118.0, 141.0, 110.0, 145.0, 104.0, 149.0, 94.0, 152.0],
            4,
            1.6,
            Ink::Black,
        );
        plate.swell([89.0, 92.0, 96.0, 82.0, 108.0, 86.0, 117.0, 96.0], 6.4, Ink::Black);
        plate.eye([102.0, 98.0], [8.4, 4.8], 8.0, Pupil::Round);
    });
    plate.form("M110 147C116 144 124 144 130 147C126 154 114 154 110 147Z", Ink::Pale);
    tiara(plate);
}

fn curl(plate: &mut Plate, [x, y]: [f32; 2], size: f32) {
    plate.disc([x, y], [size, size], Ink::Umber);
    let [a, b] = [size * 0.62, size * 0.2];
    plate.flow(
        [x - a, y + b, x - a, y - a * 1.2, x + a, y - a * 1.2, x + a, y + b],
        [x - b, y + b, x - b, y - b, x + b, y - b, x + b, y + b],
        2,
        1.8,
        Ink::Pale,
    );
}

/// A lady behind her veil, under a horned headdress.
pub(super) fn lady(plate: &mut Plate) {
    // The collar of lace that stands behind her head.
    let collar = sym(&[
        120.0, 206.0, 96.0, 204.0, 66.0, 196.0, 44.0, 184.0, 30.0, 170.0, 20.0, 148.0, 22.0, 118.0, 34.0, 112.0, 44.0,
        114.0, 50.0, 118.0, 66.0, 130.0, 90.0, 140.0, 120.0, 140.0,
    ]);
    plate.form(&collar, Ink::Pale);
    plate.within(&collar, |plate| {
        plate.both(|plate| {
            plate.flow(
                [112.0, 196.0, 84.0, 180.0, 50.0, 150.0, 28.0, 116.0],
                [114.0, 198.0, 90.0, 194.0, 60.0, 190.0, 40.0, 186.0],
                9,
                2.0,
                Ink::Umber,
            );
        });
        plate.shade([160.0, 150.0], [150.0, 230.0], 210.0, Ink::Umber);
    });
    plate.both(|plate| {
        for [x, y] in [[33.0, 114.0], [25.0, 126.0], [23.0, 140.0], [26.0, 154.0], [33.0, 167.0], [43.0, 179.0]] {
            plate.disc([x, y], [6.4, 6.4], Ink::Pale);
            plate.fill(&oval([x, y], [2.2, 2.2]), Ink::Umber);
        }
    });
    // Neck and bosom, with her pearls.
    let neck = "M105 140C106 164 100 176 82 184C92 208 148 208 158 184C140 176 134 164 135 140Z";
    plate.form(neck, Ink::Paper);
    plate.hatch("M106 148L134 148L135 160C128 168 112 168 105 162Z", 18.0, 3.2, 1.3, Ink::Umber);
    plate.within(neck, |plate| plate.shade([124.0, 160.0], [124.0, 216.0], 146.0, Ink::Umber));
    for pearl in 0..9 {
        let share = pearl as f32 / 4.0 - 1.0;
        plate.disc([120.0 + share * 26.0, 190.0 - share * share * 11.0], [4.0, 4.0], Ink::Paper);
    }
    plate.form("M120 192L126 202L120 212L114 202Z", Ink::Ember);
    // The headdress: two padded horns in a net.
    plate.both(|plate| {
        let horn = "M121 80C116 54 92 26 62 16C36 10 22 30 34 54C46 80 66 100 90 110C98 96 108 86 121 80Z";
        plate.form(horn, Ink::Cloth);
        plate.within(horn, |plate| {
            plate.flow(
                [36.0, 26.0, 46.0, 30.0, 58.0, 28.0, 70.0, 16.0],
                [92.0, 106.0, 100.0, 100.0, 110.0, 90.0, 122.0, 76.0],
                8,
                2.2,
                Ink::House,
            );
            plate.flow(
                [34.0, 40.0, 50.0, 72.0, 70.0, 92.0, 92.0, 104.0],
                [64.0, 18.0, 90.0, 30.0, 110.0, 52.0, 118.0, 78.0],
                5,
                2.2,
                Ink::House,
            );
        });
        plate.swell([40.0, 30.0, 52.0, 18.0, 80.0, 26.0, 100.0, 50.0], 3.0, Ink::Paper);
        for [x, y] in [[92.0, 104.0], [100.0, 94.0], [109.0, 86.0]] {
            plate.disc([x, y], [5.0, 5.0], Ink::Paper);
        }
    });
    let face = sym(&[
        120.0, 82.0, 104.0, 84.0, 93.0, 94.0, 91.0, 112.0, 90.0, 136.0, 106.0, 158.0, 112.0, 162.0, 115.0, 164.0,
        118.0, 165.0, 120.0, 165.0,
    ]);
    plate.form(&face, Ink::Paper);
    plate.within(&face, |plate| {
        plate.both(|plate| {
            plate.flow(
                [92.0, 116.0, 94.0, 132.0, 102.0, 146.0, 114.0, 158.0],
                [98.0, 126.0, 100.0, 136.0, 106.0, 144.0, 114.0, 151.0],
                4,
                1.4,
                Ink::Ash,
            );
            plate.swell([117.0, 118.0, 116.0, 126.0, 115.0, 130.0, 113.0, 134.0], 1.6, Ink::Umber);
            plate.swell([114.0, 134.0, 116.0, 137.0, 118.0, 136.0, 120.0, 137.0], 1.8, Ink::Black);
        });
        plate.shade([132.0, 92.0], [124.0, 182.0], 150.0, Ink::Umber);
    });
    plate.fill(
        &sym(&[120.0, 146.0, 117.0, 143.0, 114.0, 144.0, 108.0, 148.0, 113.0, 153.0, 117.0, 154.0, 120.0, 154.0]),
        Ink::Ember,
    );
    plate.swell([107.0, 148.0, 114.0, 147.0, 126.0, 147.0, 133.0, 148.0], 1.8, Ink::Black);
    plate.fill(&oval([104.0, 143.0], [1.6, 1.6]), Ink::Black);
    // The veil: black net to the tip of the nose.
    let veil = sym(&[
        120.0, 84.0, 106.0, 86.0, 96.0, 94.0, 90.0, 104.0, 84.0, 114.0, 82.0, 122.0, 80.0, 130.0, 86.0, 138.0, 92.0,
        138.0, 96.0, 132.0, 100.0, 140.0, 108.0, 140.0, 111.0, 135.0, 114.0, 140.0, 118.0, 140.0, 120.0, 138.0,
    ]);
    plate.wash(&veil, Ink::Black, 0.66);
    plate.hatch(&veil, 38.0, 4.6, 0.9, Ink::Black);
    plate.hatch(&veil, -38.0, 4.6, 0.9, Ink::Black);
    plate.line(&veil, Ink::Black, 1.8);
    plate.both(|plate| plate.eye([105.0, 113.0], [8.4, 4.6], 10.0, Pupil::None));
    // A crescent between the horns.
    plate.form("M98 38C96 64 106 78 120 78C134 78 144 64 142 38C138 56 130 64 120 64C110 64 102 56 98 38Z", Ink::Paper);
    plate.disc([120.0, 46.0], [5.6, 5.6], Ink::Ember);
}

/// Wings, raised, and a plain robe between them.
pub(super) fn wings(plate: &mut Plate) {
    const TIPS: [[f32; 2]; 9] = [
        [26.0, 206.0],
        [10.0, 182.0],
        [1.0, 154.0],
        [-2.0, 124.0],
        [0.0, 94.0],
        [6.0, 66.0],
        [16.0, 42.0],
        [32.0, 20.0],
        [54.0, 4.0],
    ];
    const ARM: [[f32; 2]; 9] = [
        [84.0, 214.0],
        [80.0, 200.0],
        [76.0, 184.0],
        [72.0, 166.0],
        [69.0, 148.0],
        [67.0, 130.0],
        [66.0, 112.0],
        [66.0, 94.0],
        [68.0, 76.0],
    ];
    plate.both(|plate| {
        for (reach, wide, ink) in [(1.0, 14.0, Ink::Pale), (0.64, 13.0, Ink::Ash), (0.36, 11.0, Ink::Umber)] {
            for (arm, tip) in ARM.into_iter().zip(TIPS) {
                let tip = [arm[0] + (tip[0] - arm[0]) * reach, arm[1] + (tip[1] - arm[1]) * reach];
                quill(plate, arm, tip, wide, ink);
            }
        }
        plate.form("M92 190C74 156 64 110 62 60C62 44 66 36 74 38C78 60 80 120 100 176Z", Ink::Umber);
        plate.flow(
            [88.0, 178.0, 76.0, 140.0, 70.0, 100.0, 68.0, 50.0],
            [96.0, 176.0, 82.0, 140.0, 76.0, 100.0, 72.0, 46.0],
            3,
            1.6,
            Ink::Umber,
        );
    });
    robe(plate);
}

/// A feather from its root to its tip.
fn quill(plate: &mut Plate, root: [f32; 2], tip: [f32; 2], wide: f32, ink: Ink) {
    let (across, down) = (tip[0] - root[0], tip[1] - root[1]);
    let long = (across * across + down * down).sqrt().max(1.0);
    let (nx, ny) = (-down / long * wide, across / long * wide);
    // Feathers droop a little towards their tips.
    let at = |share: f32, side: f32| {
        [root[0] + across * share + nx * side, root[1] + down * share + ny * side - (share * (1.0 - share)) * 14.0]
    };
    let [a, b, c, d] = [at(0.3, 0.8), at(0.82, 1.25), at(0.72, -1.25), at(0.3, -0.8)];
    plate.form(
        &format!(
            "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}Z",
            root[0], root[1], a[0], a[1], b[0], b[1], tip[0], tip[1], c[0], c[1], d[0], d[1], root[0], root[1]
        ),
        ink,
    );
    let [e, f, g] = [at(0.3, 0.0), at(0.6, 0.0), at(0.92, 0.0)];
    let shaft = [root[0], root[1], e[0], e[1], f[0], f[1], g[0], g[1]];
    plate.trace(shaft, 1.8, if ink == Ink::Umber { Ink::Pale } else { Ink::Umber });
    let [h, i, j, k] = [at(0.45, -0.3), at(0.6, -0.55), at(0.75, -0.6), at(0.88, -0.5)];
    let vane = [h[0], h[1], i[0], i[1], j[0], j[1], k[0], k[1]];
    plate.trace(vane, 1.4, if ink == Ink::Umber { Ink::Ash } else { Ink::Umber });
}

/// An angel who was shown the door, and kept most of the halo.
pub(super) fn angel(plate: &mut Plate) {
    // The halo, with the piece that came off.
    let ring = arc([120.0, 92.0], [64.0, 53.0], [-18.0, 284.0]);
    plate.form(&ring, Ink::Paper);
    plate.line(&arc([120.0, 92.0], [59.5, 58.0], [-14.0, 280.0]), Ink::Ash, 1.0);
    plate.turned(-14.0, [168.0, 40.0], |plate| {
        plate.form(&arc([130.0, 80.0], [64.0, 53.0], [-62.0, -36.0]), Ink::Paper);
    });
    // Hair, parted, falling to the shoulders.
    let hair = sym(&[
        120.0, 48.0, 96.0, 46.0, 80.0, 64.0, 80.0, 96.0, 80.0, 124.0, 66.0, 140.0, 70.0, 174.0, 78.0, 190.0, 94.0,
        188.0, 100.0, 176.0, 110.0, 180.0, 116.0, 180.0, 120.0, 180.0,
    ]);
    plate.form(&hair, Ink::Umber);
    plate.within(&hair, |plate| {
        plate.both(|plate| {
            plate.flow(
                [116.0, 50.0, 84.0, 60.0, 88.0, 120.0, 74.0, 176.0],
                [118.0, 52.0, 100.0, 70.0, 104.0, 130.0, 96.0, 182.0],
                8,
                2.0,
                Ink::Pale,
            );
        });
    });
    plate.form("M106 140L134 140L138 176C130 186 110 186 102 176Z", Ink::Pale);
    plate.hatch("M106 146L134 146L136 166L120 172L104 166Z", 20.0, 3.6, 1.2, Ink::Umber);
    let face = sym(&[
        120.0, 62.0, 104.0, 62.0, 92.0, 76.0, 92.0, 100.0, 92.0, 124.0, 106.0, 146.0, 112.0, 152.0, 116.0, 154.0,
        118.0, 155.0, 120.0, 155.0,
    ]);
    plate.form(&face, Ink::Paper);
    plate.within(&face, |plate| {
        plate.both(|plate| {
            plate.flow(
                [93.0, 90.0, 93.0, 112.0, 100.0, 132.0, 112.0, 150.0],
                [98.0, 112.0, 100.0, 122.0, 106.0, 134.0, 114.0, 144.0],
                4,
                1.5,
                Ink::Ash,
            );
            plate.swell([94.0, 94.0, 100.0, 87.0, 108.0, 88.0, 114.0, 92.0], 2.8, Ink::Black);
            plate.swell([117.0, 96.0, 116.0, 108.0, 116.0, 116.0, 113.0, 122.0], 1.6, Ink::Umber);
            plate.swell([113.0, 122.0, 115.0, 126.0, 118.0, 124.0, 120.0, 126.0], 2.0, Ink::Black);
        });
        plate.shade([130.0, 72.0], [122.0, 174.0], 148.0, Ink::Umber);
        plate.fill(
            &sym(&[120.0, 135.0, 117.0, 133.0, 114.0, 134.0, 109.0, 137.0, 113.0, 141.0, 117.0, 142.0, 120.0, 142.0]),
            Ink::Umber,
        );
        plate.swell([109.0, 137.0, 114.0, 136.0, 126.0, 136.0, 131.0, 137.0], 1.6, Ink::Black);
        // The hair's edge over the brow.
        plate.both(|plate| plate.form("M120 56C104 60 94 76 91 104C86 84 92 60 120 52Z", Ink::Umber));
    });
    plate.both(|plate| plate.eye([104.0, 102.0], [7.6, 4.0], 4.0, Pupil::Round));
    // One tear, as hot as the rest.
    plate.form("M102 110C106 116 106 120 102 122C98 120 98 116 102 110Z", Ink::Ember);
}
