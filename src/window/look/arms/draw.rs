//! Drawings of blazons: SVG of 240 by 240 units, with detail for a size in pixels.

use super::blazon::{Blazon, Coat, Emblem, Frame, Seal};
use super::bust;
use super::data::{Dye, Mark, charge, heraldry};
use crate::look::engraver::{Cut, Ink, Plate, Rgb, engrave_ground, oval};

/// Returns a blazon as an SVG, with detail for a size in pixels and a rim in this colour.
pub(super) fn draw(blazon: &Blazon, rim: Rgb, pixels: u32) -> String {
    let mut plate = Plate::new(rim, Cut::of(pixels));
    match blazon {
        Blazon::Coat(of) => coat(&mut plate, of),
        Blazon::Bust(of) => bust::bust(&mut plate, rim, of),
        Blazon::Emblem(of) => emblem(&mut plate, of),
        Blazon::Seal(of) => sealed(&mut plate, of),
    }
    plate.pull()
}

pub(super) const fn ink(dye: Dye) -> Ink {
    Ink::Dye(dye.colour)
}

/// Fills a region with a colour and with the hatching that represents it.
fn tincture(plate: &mut Plate, region: &str, dye: Dye) {
    plate.fill(region, ink(dye));
    if plate.cut() != Cut::Bold {
        plate.hatch(region, f32::from(dye.lines), 6.0, 0.9, Ink::Black);
    }
}

/// Draws a charge in a square around a point. An unknown name gives the default charge.
pub(super) fn bear(plate: &mut Plate, name: &str, at: [f32; 2], side: f32, with: Ink, edge: (f32, Ink)) {
    let path = charge(name).or_else(|| charge(&heraldry().unknown)).unwrap_or_default();
    plate.charge(path, at, side, with, edge);
}

fn coat(plate: &mut Plate, coat: &Coat) {
    if let Some(behind) = coat.behind {
        let with = ink(heraldry().dye(&behind.dye));
        plate.both(|plate| {
            plate.line(&behind.path, Ink::Black, 6.0);
            plate.fill(&behind.path, with);
        });
    }
    crown(plate, coat.level);
    plate.line(coat.shield, Ink::Black, 14.0);
    tincture(plate, coat.shield, coat.field);
    plate.within(coat.shield, |plate| {
        match coat.mark {
            Some(Mark::Path(path)) => figure(plate, path, coat.figure),
            Some(Mark::Border(width)) => {
                plate.line(coat.shield, Ink::Black, f32::from(*width) * 2.0 + 5.0);
                plate.line(coat.shield, ink(coat.figure), f32::from(*width) * 2.0);
            }
            None if coat.parting.is_empty() => {}
            None => figure(plate, coat.parting, coat.figure),
        }
        plate.dusk(coat.shield);
    });
    plate.line(coat.shield, Ink::House, 6.0);
    let edge = if coat.dark { Ink::Pale } else { Ink::Black };
    let with = if coat.dark { Ink::Black } else { Ink::Paper };
    bear(plate, &coat.charge, [120.0, 132.0], 126.0, with, (5.0, edge));
}

fn figure(plate: &mut Plate, path: &str, dye: Dye) {
    tincture(plate, path, dye);
    plate.line(path, Ink::Black, 3.0);
}

/// Draws a wall with one merlon per level, 1 to 7.
fn crown(plate: &mut Plate, level: u8) {
    let merlons = f32::from(level.clamp(1, 7));
    let (wide, gap) = (15.0, 7.0);
    let left = 120.0 - (merlons * wide + (merlons - 1.0) * gap) / 2.0;
    let right = 240.0 - left;
    let mut wall = format!("M{left} 42L{left} 5");
    for merlon in 0..level.clamp(1, 7) {
        let x = left + f32::from(merlon) * (wide + gap);
        wall.push_str(&format!("L{x} 5L{} 5", x + wide));
        if merlon + 1 < level.clamp(1, 7) {
            wall.push_str(&format!("L{} 18L{} 18", x + wide, x + wide + gap));
        }
    }
    wall.push_str(&format!("L{right} 5L{right} 42Z"));
    plate.line(&wall, Ink::Black, 6.0);
    plate.fill(&wall, Ink::Pale);
}

fn emblem(plate: &mut Plate, emblem: &Emblem) {
    let book = heraldry();
    let (outline, at, side) = match emblem.frame {
        Frame::Artifact => (&book.frames.artifact, [120.0, 118.0], 130.0),
        Frame::Relic => (&book.frames.relic, [120.0, 120.0], 138.0),
        Frame::Place => (&book.frames.place, [120.0, 112.0], 142.0),
    };
    plate.line(outline, Ink::Black, 12.0);
    plate.fill(outline, ink(emblem.field));
    plate.within(outline, |plate| {
        plate.ember(outline);
        engrave_ground(plate, emblem.ground);
        if emblem.frame == Frame::Place {
            plate.form(&book.frames.land, Ink::Umber);
            plate.hatch(&book.frames.land, 0.0, 7.0, 1.6, Ink::Black);
        }
    });
    plate.line(outline, Ink::House, 7.0);
    bear(plate, &emblem.charge, at, side, Ink::Paper, (6.0, Ink::Black));
    studs(plate, emblem);
}

/// Draws the level as 1 to 7 studs at the foot of a frame.
fn studs(plate: &mut Plate, emblem: &Emblem) {
    let count = emblem.level.clamp(1, 7);
    for at in 0..count {
        let off = f32::from(at) - f32::from(count - 1) / 2.0;
        let (x, y) = match emblem.frame {
            Frame::Artifact => (120.0 + off * 24.0, 232.0 - off.abs() * 17.0),
            Frame::Relic => (120.0 + off * 20.0, 228.0 - off * off * 2.6),
            Frame::Place => (120.0 + off * 24.0, 230.0 - off.abs() * 14.0),
        };
        stud(plate, [x, y], Ink::House);
    }
}

/// Draws a small lozenge.
pub(super) fn stud(plate: &mut Plate, [x, y]: [f32; 2], with: Ink) {
    plate.form(&format!("M{x} {}L{} {y}L{x} {}L{} {y}Z", y - 10.0, x + 9.0, y + 10.0, x - 9.0), with);
}

fn sealed(plate: &mut Plate, seal: &Seal) {
    let pages = &heraldry().sealed;
    plate.line(&pages.page, Ink::Black, 8.0);
    plate.fill(&pages.page, Ink::Pale);
    plate.within(&pages.page, |plate| {
        for row in 0..9_u16 {
            let y = 34.0 + f32::from(row) * 22.0;
            let end = 196.0 - f32::from((u16::from(seal.seed) * 11 + row * 37) % 44);
            plate.line(&format!("M56 {y}L{end} {y}"), Ink::Ash, 4.0);
        }
    });
    plate.form(&pages.fold, Ink::Ash);
    let Some(wax) = seal.seal else { return };
    let pieces = f32::from(seal.pieces.max(1));
    for piece in 0..seal.pieces {
        let x = 120.0 - pieces * 13.0 + f32::from(piece) * 26.0 + 2.0;
        plate.placed([x, 180.0], 1.0, |plate| plate.form(&pages.ribbon, Ink::Umber));
    }
    let dye = seal.wax;
    plate.line(&wax.path, Ink::Black, 8.0);
    plate.fill(&wax.path, ink(dye));
    plate.dusk(&wax.path);
    plate.line(&oval([120.0, 118.0], [66.0, 66.0]), Ink::Black, 2.0);
    bear(plate, &seal.charge, [120.0, 118.0], 112.0, Ink::Paper, (4.0, Ink::Black));
}
