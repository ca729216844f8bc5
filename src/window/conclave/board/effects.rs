//! The effects of the playback: crossed swords, skulls, rising prestige, banners.
//!
//! Effects depend only on the playback's clock. So they stop during a pause, and seeking gives the
//! same picture.

use bevy::prelude::*;

use super::Lit;
use super::atlas::Atlas;
use super::beat;
use super::layout::canton_centre;
use super::lens::Lens;
use super::letters::{Letters, bone, ember, gold, house, ink, label, paint};
use super::mirror::EFFECTS;
use super::omens::{self, Omen};
use super::pins::Pinned;
use super::playback::{Playback, Shown};
use super::portents;
use crate::Eye;
use crate::chronicle::Teller;
use crate::look::palette;
use crate::rules::combat::CombatFact;
use crate::rules::conclave::ConclaveFact;
use crate::rules::events::{CardFact, EventFact};
use crate::rules::facts::Fact;
use crate::rules::forces::ForcesFact;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::realm::RealmFact;
use crate::rules::rituals::RitualFact;
use crate::rules::tribute::TributeFact;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, Overlay};

/// The movement of an effect while its fact is shown.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(super) enum Motion {
    /// Grows quickly and stays.
    Burst,
    /// Rises from this point.
    Rise(Vec2),
    /// A ring that widens.
    Widen,
    /// A banner of this size over the middle of the view, in points.
    Banner(Vec2),
    /// Falls into the middle of the view, and swings there.
    Drop,
    /// Is pressed down, as an iron is.
    Brand,
    /// Flies from this point to the upper edge of the view, where the vault is counted.
    Home(Vec2),
}

/// Creates the effects of the present fact, and removes those of the previous one.
pub(super) fn stage(
    mut commands: Commands,
    (hand, library): (Option<Res<Hand>>, Option<Res<Library>>),
    (atlas, letters): (Option<Res<Atlas>>, Option<Res<Letters>>),
    playback: Res<Playback>,
    shown: Res<Shown>,
    there: Query<Entity, With<Motion>>,
    mut known: Local<Option<usize>>,
) {
    let position = playback.running().then_some(playback.position);
    if *known == position {
        return;
    }
    *known = position;
    for entity in &there {
        commands.entity(entity).despawn();
    }
    let (Some(hand), Some(library), Some(atlas), Some(letters)) = (hand, library, atlas, letters) else { return };
    let Some(entries) = hand.log.last().map(|turn| turn.entries.as_slice()) else { return };
    let Some(entry) =
        position.and_then(|at| entries.get(at)).filter(|_| beat::seconds(entries, playback.position) > 0.0)
    else {
        return;
    };
    let teller = Teller::new(&library.text, library.book.catalog(), hand.view.table());
    let mut set = Set { commands: &mut commands, hand: &hand, atlas: &atlas, letters: &letters, shown: &shown };
    set.put_up(&teller, &entry.fact);
}

struct Set<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    hand: &'a Hand,
    atlas: &'a Atlas,
    letters: &'a Letters,
    shown: &'a Shown,
}

impl Set<'_, '_, '_> {
    fn put_up(&mut self, teller: &Teller<'_>, fact: &Fact) {
        match fact {
            Fact::Combat(CombatFact::Battle { canton, end, .. }) => {
                let text = teller.fact(fact).map_or_else(|| teller.end(*end), |line| line.headline);
                self.emblem(*canton, "battle", ember(), Some(text));
                self.ring(*canton, ember());
            }
            Fact::Forces(ForcesFact::LegionDestroyed { canton, .. }) => self.emblem(*canton, "skull", bone(), None),
            Fact::Forces(ForcesFact::PlaceCaptured { place, by, .. }) => {
                let canton = self.shown.depiction.places.get(place.index()).map(|hold| hold.canton);
                if let Some(canton) = canton {
                    self.ring(canton, house(*by));
                    let text = teller.fact(fact).map(|line| line.headline);
                    self.emblem(canton, "capture", house(*by), None);
                    self.banner("capture", house(*by), text);
                }
            }
            Fact::Forces(ForcesFact::Mustered { canton, seat, .. }) => self.ring(*canton, house(*seat)),
            Fact::Realm(RealmFact::Claimed { seat, canton, .. } | RealmFact::BorderMoved { canton, to: seat, .. }) => {
                self.ring(*canton, house(*seat));
            }
            Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, .. }) => {
                if let Some(canton) = self.hand.view.table().realm().board().stronghold(*seat) {
                    self.rise(canton, teller.signed(*amount));
                }
            }
            Fact::Ritual(told) => self.omen(teller, fact, told),
            Fact::Event(told) => self.portent(teller, fact, told),
            Fact::Conclave(ConclaveFact::TokenDrawn { drawn, needed }) => {
                self.token(*drawn, *needed);
                self.banner("token", gold(), teller.fact(fact).map(|line| line.headline));
            }
            Fact::Conclave(ConclaveFact::Excommunicated { seat }) => {
                self.brand(*seat);
                self.banner("excommunicated", ember(), teller.fact(fact).map(|line| line.headline));
            }
            Fact::Tribute(TributeFact::TributeOffered { seat, offered, .. }) => self.coins(*seat, *offered),
            Fact::Conclave(ConclaveFact::RegentNamed { seat }) => {
                self.banner("regent", house(*seat), teller.fact(fact).map(|line| line.headline));
            }
            Fact::Conclave(_) | Fact::Diplomacy(_) | Fact::Arena(_) | Fact::Objective(_) => {
                if let Some(line) = teller.fact(fact) {
                    self.banner(line.icon, ember(), Some(line.headline));
                }
            }
            Fact::Forces(_)
            | Fact::OrderResolved { .. }
            | Fact::Tribute(TributeFact::TributeKept { .. } | TributeFact::Consolidated { .. })
            | Fact::Archfiend(_)
            | Fact::Bazaar(_)
            | Fact::Attachment(_)
            | Fact::Manuscript(_) => {}
        }
    }

    /// Shows the effect of a ritual at its canton, or as a banner if it has none.
    fn omen(&mut self, teller: &Teller<'_>, fact: &Fact, told: &RitualFact) {
        let Some(line) = teller.fact(fact) else { return };
        match omens::omen(&self.shown.depiction, told) {
            Some(Omen { canton, icon, house: owner }) => {
                let colour = owner.map_or_else(ember, house);
                self.ring(canton, colour);
                self.emblem(canton, icon, colour, Some(line.headline));
            }
            None => self.banner(line.icon, ember(), Some(line.headline)),
        }
    }

    /// Shows the effect of an event at its canton, or as a banner if it has none. A played card is
    /// shown as a whole instead.
    fn portent(&mut self, teller: &Teller<'_>, fact: &Fact, told: &EventFact) {
        if let EventFact::Card(CardFact::Played { .. }) = told {
            return;
        }
        let Some(line) = teller.fact(fact) else { return };
        match portents::portent(self.hand.view.table(), &self.shown.depiction, told) {
            Some(Omen { canton, icon, house: owner }) => {
                let colour = owner.map_or_else(ember, house);
                self.ring(canton, colour);
                self.emblem(canton, icon, colour, Some(line.headline));
            }
            None => self.banner(line.icon, ember(), Some(line.headline)),
        }
    }

    fn at(&self, canton: CantonId) -> (Pinned, Transform) {
        let at = canton_centre(self.hand.view.table().realm().board().size(), canton);
        (Pinned { at, image: 0, reach: 120.0 }, Transform::from_xyz(at.x, at.y, EFFECTS))
    }

    fn emblem(&mut self, canton: CantonId, icon: &str, colour: Color, text: Option<String>) {
        let place = self.at(canton);
        self.commands.spawn((Motion::Burst, place, Visibility::Hidden)).with_children(|parent| {
            let mut put = |name: &str, side: f32, colour: Color, z: f32| {
                parent.spawn((self.atlas.sprite(name, Vec2::splat(side), colour), Transform::from_xyz(0.0, 6.0, z)));
            };
            put("burst", 122.0, ink(), 0.0);
            put("burst", 108.0, colour, 0.01);
            put(icon, 58.0, ink(), 0.02);
            if let Some(text) = text {
                let (text, long, lines) = folded(&text, 46);
                let (wide, high) = (long as f32 * 8.6 + 26.0, lines as f32 * 24.0 + 6.0);
                let plate = self.atlas.sprite("pixel", Vec2::new(wide, high), ink().with_alpha(0.88));
                let y = -51.0 - high / 2.0;
                parent.spawn((plate, Transform::from_xyz(0.0, y, 0.03)));
                parent.spawn(label(&self.letters.text, text, 20.0, bone(), Vec3::new(0.0, y, 0.5)));
            }
        });
    }

    fn ring(&mut self, canton: CantonId, colour: Color) {
        let place = self.at(canton);
        self.commands.spawn((Motion::Widen, place, Visibility::Hidden)).with_children(|parent| {
            parent.spawn(self.atlas.sprite("ring", Vec2::splat(120.0), colour));
        });
    }

    fn rise(&mut self, canton: CantonId, text: String) {
        let place = self.at(canton);
        self.commands.spawn((Motion::Rise(place.0.at), place, Visibility::Hidden)).with_children(|parent| {
            parent.spawn((self.atlas.sprite("disc", Vec2::splat(66.0), ink().with_alpha(0.85)), Transform::default()));
            parent
                .spawn((self.atlas.sprite("prestige", Vec2::splat(60.0), gold()), Transform::from_xyz(0.0, 0.0, 0.01)));
            parent.spawn(label(&self.letters.figures, text, 24.0, bone(), Vec3::new(0.0, 0.0, 0.5)));
        });
    }

    /// Draws a token before all eyes, with the tokens so far below it.
    fn token(&mut self, drawn: u8, needed: u8) {
        let high = Transform::from_xyz(0.0, 0.0, EFFECTS + 2.5);
        self.commands.spawn((Motion::Drop, high, Visibility::Hidden)).with_children(|parent| {
            let mut disc = |side: f32, colour: Color, z: f32| {
                parent.spawn((self.atlas.sprite("disc", Vec2::splat(side), colour), Transform::from_xyz(0.0, 0.0, z)));
            };
            disc(212.0, ink(), 0.0);
            disc(200.0, gold(), 0.01);
            disc(186.0, paint(palette::PANEL), 0.02);
            let face = self.atlas.sprite("token", Vec2::splat(128.0), gold());
            parent.spawn((face, Transform::from_xyz(0.0, 14.0, 0.03)));
            let counted = format!("{drawn} / {needed}");
            parent.spawn(label(&self.letters.figures, counted, 26.0, bone(), Vec3::new(0.0, -64.0, 0.5)));
        });
    }

    /// Brands the crest of a house at its stronghold.
    fn brand(&mut self, seat: Seat) {
        let Some(canton) = self.hand.view.table().realm().board().stronghold(seat) else { return };
        let place = self.at(canton);
        self.ring(canton, ember());
        self.commands.spawn((Motion::Brand, place, Visibility::Hidden)).with_children(|parent| {
            parent.spawn((self.atlas.sprite("disc", Vec2::splat(104.0), ink()), Transform::default()));
            parent.spawn((self.atlas.sprite("disc", Vec2::splat(94.0), ember()), Transform::from_xyz(0.0, 0.0, 0.01)));
            let iron = self.atlas.sprite("excommunicated", Vec2::splat(78.0), ink());
            parent.spawn((iron, Transform::from_xyz(0.0, 0.0, 0.02)));
        });
    }

    /// Sends cards from the stronghold of the seated player to the vault.
    fn coins(&mut self, seat: Seat, cards: u8) {
        let home = self.hand.view.table().realm().board().stronghold(seat);
        let Some(canton) = home.filter(|_| seat == self.hand.seat()) else { return };
        let (pinned, transform) = self.at(canton);
        for card in 0..cards.min(6) {
            let aside = Vec2::new((f32::from(card) - 2.5) * 26.0, 0.0);
            let pinned = Pinned { at: pinned.at + aside, ..pinned };
            self.commands.spawn((Motion::Home(pinned.at), pinned, transform, Visibility::Hidden)).with_children(
                |parent| {
                    parent.spawn((self.atlas.sprite("disc", Vec2::splat(46.0), ink()), Transform::default()));
                    let card = self.atlas.sprite("tribute", Vec2::splat(36.0), gold());
                    parent.spawn((card, Transform::from_xyz(0.0, 0.0, 0.01)));
                },
            );
        }
    }

    fn banner(&mut self, icon: &str, colour: Color, text: Option<String>) {
        let Some(text) = text else { return };
        // A banner longer than a line would be hidden behind the panels.
        let (text, long, lines) = folded(&text, 62);
        let long = (long as f32 * 10.5).max(220.0) + 90.0;
        let tall = 32.0 + lines as f32 * 28.0;
        self.commands
            .spawn((
                Motion::Banner(Vec2::new(long, tall)),
                Transform::from_xyz(0.0, 0.0, EFFECTS + 2.0),
                Visibility::Hidden,
            ))
            .with_children(|parent| {
                for (longer, higher, tint, z) in
                    [(12.0, 12.0, ink(), 0.0), (6.0, 6.0, colour, 0.005), (0.0, 0.0, paint(palette::PANEL), 0.01)]
                {
                    let cloth = self.atlas.sprite("pixel", Vec2::new(long + longer, tall + higher), tint);
                    parent.spawn((cloth, Transform::from_xyz(0.0, 0.0, z)));
                }
                let emblem = self.atlas.sprite(icon, Vec2::splat(40.0), colour);
                parent.spawn((emblem, Transform::from_xyz(-long / 2.0 + 36.0, 0.0, 0.02)));
                parent.spawn(label(&self.letters.text, text, 23.0, bone(), Vec3::new(22.0, 0.0, 0.5)));
            });
    }
}

/// Returns the middle of a banner on the board, and the pixels in each of its points. It hangs in
/// the upper part of the view, but not under a panel, and is no wider than the board.
fn hung(lens: &Lens, room: Option<Rect>, points: f32, size: Vec2, fine: f32) -> (Vec2, f32) {
    /// Distance from the edge of the board, in pixels.
    const EDGE: f32 = 14.0;
    let window = lens.half() * 2.0 / lens.scale;
    let room = room
        .map_or(Rect::from_corners(Vec2::ZERO, window), |room| Rect::from_corners(room.min / fine, room.max / fine));
    let points = points.min((room.width() - 2.0 * EDGE) / size.x.max(1.0)).max(0.5);
    let top = (window.y * 0.19).max(room.min.y + EDGE + size.y * points / 2.0);
    let aside = Vec2::new(room.center().x - window.x / 2.0, window.y / 2.0 - top);
    (lens.centre + aside * lens.scale, points)
}

/// Folds a text into lines of about `most` letters. Returns the text, the length of its longest
/// line, and the number of lines.
fn folded(text: &str, most: usize) -> (String, usize, usize) {
    let count = text.chars().count();
    let lines = count.div_ceil(most).max(1);
    // Lines of equal length look better than a last line with one word.
    let wanted = count.div_ceil(lines);
    let mut folded: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let full = folded.last().is_some_and(|line| line.chars().count() >= wanted);
        if full && folded.len() < lines {
            folded.push(String::new());
        }
        if let Some(line) = folded.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    let long = folded.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    (folded.join("\n"), long, folded.len())
}

/// Moves the effects.
pub(super) fn play(
    lit: Res<Lit>,
    lens: Res<Lens>,
    playback: Res<Playback>,
    (preferences, overlay): (Res<Preferences>, Res<Overlay>),
    eyes: Query<&Camera, With<Eye>>,
    mut effects: Query<(&Motion, &mut Transform, &mut Visibility, Option<&mut Pinned>)>,
) {
    let part = if preferences.reduced_motion { 0.5 } else { playback.progress };
    // At a distant zoom, effects stay as large as at the usual zoom.
    let large = lens.scale.max(1.0);
    let swell = 1.0 - (1.0 - (part * 5.0).min(1.0)).powi(3);
    for (motion, mut transform, mut visibility, pinned) in &mut effects {
        match motion {
            Motion::Burst => transform.scale = Vec3::splat((0.4 + 0.6 * swell) * large),
            Motion::Widen => transform.scale = Vec3::splat(0.3 + 1.1 * part),
            Motion::Rise(from) => {
                if let Some(mut pinned) = pinned {
                    pinned.at = from + Vec2::new(0.0, 24.0 + 46.0 * part);
                }
                transform.scale = Vec3::splat((0.8 + 0.35 * swell) * large);
            }
            Motion::Brand => {
                // The iron comes down fast, and stays.
                let pressed = (part * 6.0).min(1.0).powi(3);
                transform.scale = Vec3::splat((2.6 - 1.6 * pressed) * large);
            }
            Motion::Home(from) => {
                let way = part * part;
                let goal = lens.centre + Vec2::new(0.0, lens.half().y);
                if let Some(mut pinned) = pinned {
                    pinned.at = from.lerp(goal, if preferences.reduced_motion { 0.0 } else { way });
                }
                transform.scale = Vec3::splat((1.0 - 0.5 * way) * large);
            }
            Motion::Drop => {
                // It falls in a quarter of the time, and swings out.
                let fallen = (part * 4.0).min(1.0);
                let swing = ((part - 0.25).max(0.0) * 26.0).sin() * (1.0 - part).powi(2) * 0.16;
                let still = preferences.reduced_motion;
                let high = if still { 0.0 } else { (1.0 - fallen * fallen) * lens.half().y * 1.4 };
                let at = lens.centre + Vec2::new(0.0, lens.half().y * 0.06 + high);
                transform.translation = at.extend(EFFECTS + 2.5);
                transform.rotation = Quat::from_rotation_z(if still { 0.0 } else { swing });
                transform.scale = Vec3::splat(lens.scale);
                visibility.set_if_neq(if lit.0 { Visibility::Inherited } else { Visibility::Hidden });
            }
            Motion::Banner(size) => {
                let fine = eyes.iter().find_map(Camera::target_scaling_factor).unwrap_or(1.0);
                let (at, points) = hung(&lens, overlay.room, lens.points(&preferences), *size, fine);
                transform.translation = at.extend(EFFECTS + 2.0);
                // It comes nearer as a whole: its words are never squeezed.
                let near = if preferences.reduced_motion { 1.0 } else { 0.7 + 0.3 * swell };
                transform.scale = Vec3::splat(near * points * lens.scale);
                let seen = if lit.0 { Visibility::Inherited } else { Visibility::Hidden };
                visibility.set_if_neq(seen);
            }
        }
    }
}
