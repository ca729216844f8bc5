//! Tests of arms: every catalog entry has distinct arms, recognizable at 32 pixels, and they depend
//! only on the entry.

use bevy_egui::egui::{Color32, ColorImage, Context, RawInput, Shape};

use super::blazon::{artifact, guard, legion, manuscript, pandemonium, place, praetor, relic, stronghold};
use super::data::{charge, charges, heraldry};
use super::*;
use crate::look::palette::{BONE, PANEL, house_colour};
use crate::look::{Look, Medal, paint_medallion};
use crate::rules::catalog::{Ability, Catalog};
use crate::rules::forces::Stat;
use crate::rules::ids::Seat;
use crate::shell::settings::Preferences;

/// Minimum difference between any two pictures of a family at 32 pixels: the mean difference of a
/// colour channel on iron, as a share of the full range. Common parts such as frame and field count
/// as equal, so two small charges on the same seal differ by a few hundredths. Shifting a charge by
/// one pixel gives about one hundredth.
const APART: f32 = 0.018;

/// Returns all families, each with the names and arms of its entries.
fn families(catalog: &Catalog) -> Vec<(&'static str, Vec<(String, Blazon)>)> {
    vec![
        ("legions", catalog.legions.iter().map(|def| (def.id.clone(), legion(def))).collect()),
        ("praetors", catalog.praetors.iter().map(|def| (def.id.clone(), praetor(def))).collect()),
        ("artifacts", catalog.artifacts.iter().map(|def| (def.id.clone(), artifact(def))).collect()),
        ("relics", catalog.relics.iter().map(|def| (def.id.clone(), relic(def))).collect()),
        ("places", catalog.places.iter().map(|def| (def.id.clone(), place(def))).collect()),
        ("manuscripts", catalog.manuscripts.iter().map(|def| (def.id.clone(), manuscript(def))).collect()),
    ]
}

fn drawn(name: &str, blazon: &Blazon, pixels: u32) -> ColorImage {
    paint(blazon, None, pixels).unwrap_or_else(|| panic!("{name} at {pixels} is no drawing"))
}

/// Returns the colour channels of a picture on an iron panel.
fn seen(image: &ColorImage) -> Vec<f32> {
    let on_iron = |dot: &Color32| {
        let rest = 1.0 - f32::from(dot.a()) / 255.0;
        [(dot.r(), PANEL.r()), (dot.g(), PANEL.g()), (dot.b(), PANEL.b())]
            .map(|(over, under)| f32::from(over) + f32::from(under) * rest)
    };
    image.pixels.iter().flat_map(on_iron).collect()
}

/// Returns the mean difference of two pictures, 0 to 1.
fn distance(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum::<f32>() / a.len() as f32 / 255.0
}

#[test]
fn no_two_entries_of_a_family_look_alike_at_32_pixels() {
    let mut alike = Vec::new();
    for (family, all) in families(&Catalog::standard()) {
        let seen: Vec<Vec<f32>> = all.iter().map(|(name, blazon)| seen(&drawn(name, blazon, 32))).collect();
        let (mut nearest, mut pair) = (f32::MAX, (0, 0));
        for a in 0..seen.len() {
            for b in 0..a {
                let apart = distance(&seen[a], &seen[b]);
                if apart < nearest {
                    (nearest, pair) = (apart, (a, b));
                }
                if apart < APART {
                    alike.push(format!("{} and {} differ by {apart:.4} only", all[a].0, all[b].0));
                }
            }
        }
        println!("{family}: nearest {nearest:.4}, {} and {}", all[pair.0].0, all[pair.1].0);
    }
    assert!(alike.is_empty(), "{alike:#?}");
}

/// Two seals of one colour differ only by their charge, and colour alone must not distinguish
/// legions.
#[test]
fn no_two_entries_of_a_family_bear_the_same_charge() {
    let catalog = Catalog::standard();
    let icons: [(&str, Vec<&String>); 5] = [
        ("legions", catalog.legions.iter().map(|def| &def.icon).collect()),
        ("artifacts", catalog.artifacts.iter().map(|def| &def.icon).collect()),
        ("relics", catalog.relics.iter().map(|def| &def.icon).collect()),
        ("places", catalog.places.iter().map(|def| &def.icon).collect()),
        ("manuscripts", catalog.manuscripts.iter().map(|def| &def.icon).collect()),
    ];
    for (family, mut all) in icons {
        for icon in &all {
            assert!(charge(icon).is_some(), "there is no charge called {icon}");
        }
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count, "two {family} bear the same charge");
    }
}

#[test]
fn every_charge_is_borne_by_something() {
    let catalog = Catalog::standard();
    let borne: Vec<&str> = families(&catalog)
        .into_iter()
        .flat_map(|(family, _)| match family {
            "legions" => catalog.legions.iter().map(|def| def.icon.as_str()).collect::<Vec<_>>(),
            "artifacts" => catalog.artifacts.iter().map(|def| def.icon.as_str()).collect(),
            "relics" => catalog.relics.iter().map(|def| def.icon.as_str()).collect(),
            "places" => catalog.places.iter().map(|def| def.icon.as_str()).collect(),
            "manuscripts" => catalog.manuscripts.iter().map(|def| def.icon.as_str()).collect(),
            _ => heraldry().praetors.weapons.values().flatten().map(String::as_str).collect(),
        })
        .collect();
    for name in charges() {
        assert!(borne.contains(&name), "nothing bears {name}");
    }
    for weapon in heraldry().praetors.weapons.values().flatten() {
        assert!(charge(weapon).is_some(), "there is no charge called {weapon}");
    }
}

#[test]
fn the_same_entry_always_has_the_same_picture() {
    let catalog = Catalog::standard();
    for ((_, once), (_, again)) in families(&catalog).into_iter().zip(families(&catalog)) {
        for ((name, once), (_, again)) in once.iter().zip(&again) {
            assert_eq!(once, again, "{name}");
            assert_eq!(engrave(once, None, 32), engrave(again, None, 32), "{name}");
        }
    }
}

#[test]
fn everything_can_be_drawn_at_every_size() {
    let mut all: Vec<(String, Blazon)> =
        families(&Catalog::standard()).into_iter().flat_map(|(_, all)| all.into_iter().take(6)).collect();
    all.push(("stronghold".to_owned(), stronghold()));
    all.push(("pandemonium".to_owned(), pandemonium()));
    all.extend((0..10).map(|symbol| (format!("guard {symbol}"), guard(symbol, [0xE2, 0x3B, 0x3B]))));
    for (name, blazon) in &all {
        for pixels in [16, 32, 64, 120] {
            let image = drawn(name, blazon, pixels);
            assert_eq!(image.size, [pixels as usize; 2]);
            let covered = image.pixels.iter().filter(|dot| dot.a() > 128).count() as f32 / image.pixels.len() as f32;
            assert!((0.4..0.97).contains(&covered), "{name} at {pixels} covers {covered}");
        }
    }
}

/// An entry added by a mod gets arms from its numbers, abilities and icon. A missing icon is not an
/// error.
#[test]
fn a_new_entry_has_arms_without_code() {
    let catalog = Catalog::standard();
    let mut def = catalog.legions[0].clone();
    let before = legion(&def);
    "of_a_mod".clone_into(&mut def.id);
    "no-such-icon".clone_into(&mut def.icon);
    let unknown = drawn("of a mod", &legion(&def), 32);
    "ritual".clone_into(&mut def.icon);
    let known = drawn("of a mod", &legion(&def), 32);
    assert!(distance(&seen(&unknown), &seen(&known)) > APART, "its icon is its charge");
    assert_ne!(before, legion(&def));
    def.abilities = vec![Ability::Flying(2)];
    let flies = drawn("of a mod", &legion(&def), 32);
    def.abilities = vec![Ability::Resist(Stat::Melee, 2)];
    let guarded = drawn("of a mod", &legion(&def), 32);
    assert!(distance(&seen(&flies), &seen(&guarded)) > APART, "its abilities are seen");
    let mut other = catalog.praetors[0].clone();
    "of_a_mod".clone_into(&mut other.id);
    "ritual".clone_into(&mut other.icon);
    drawn("a praetor of a mod", &praetor(&other), 32);
}

#[test]
fn arms_are_drawn_once_and_take_the_colour_of_a_house() {
    let ctx = Context::default();
    let look = Look::new(&ctx, &Preferences::default());
    let blazon = legion(&Catalog::standard().legions[0]);
    let painted = || {
        let output = ctx.run_ui(RawInput::default(), |ui| {
            for ring in [BONE, house_colour(Seat(0)), house_colour(Seat(1))] {
                let rect = Rect::from_min_size(pos2(0.0, 0.0), Vec2::splat(32.0));
                paint_medallion(ui, &look, blazon.clone(), rect, ring, Medal::Shield);
            }
        });
        let picture = |shape: &Shape| matches!(shape, Shape::Rect(rect) if rect.brush.is_some());
        let pictures = output.shapes.iter().map(|clipped| &clipped.shape);
        let count = pictures.filter(|shape| matches!(shape, Shape::Mesh(_)) || picture(shape)).count();
        output.drop_without_applying_deltas();
        count
    };
    assert_eq!(painted(), 3);
    let kept = || look.arms.0.lock().unwrap_or_else(PoisonError::into_inner).len();
    assert_eq!(kept(), 3, "one for each rim");
    painted();
    assert_eq!(kept(), 3, "nothing is drawn a second time");
    look.arms.forget();
    assert_eq!(kept(), 0);
}
