//! Captions: what was heard in the last seconds, in words, for who does not hear it.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Color32, Frame, Id, Label, Margin, Order, RichText, vec2};
use table_text::Text;

use super::{Hearing, Noted};
use crate::look::palette::BONE;
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;
use crate::sight::Overlay;

/// A caption.
#[derive(Clone, Debug)]
pub struct Caption {
    /// Its words.
    pub words: String,
    /// When it was heard.
    at: Instant,
}

/// A caption stays this long.
const STAY: Duration = Duration::from_secs(4);

/// The height that is left free below the captions, in points: pages have buttons there.
const FOOT: f32 = 64.0;

/// The most captions at once.
const MOST: usize = 4;

/// Returns the words of a cue.
pub(super) fn words(text: &Text, (cue, house): &Noted) -> String {
    match house {
        Some(house) => text.say_with("cue-motif", &[("house", house.as_str().into())]),
        None => text.say(&format!("cue-{}", cue.key().replace('_', "-"))),
    }
}

/// Adds captions, the newest first.
pub(super) fn add(captions: &mut Vec<Caption>, words: Vec<String>) {
    for words in words {
        captions.retain(|caption| caption.words != words);
        captions.insert(0, Caption { words, at: Instant::now() });
    }
    captions.truncate(MOST);
}

/// Draws the captions in the lower left corner, above everything.
pub(super) fn draw(
    preferences: Res<Preferences>,
    (stir, overlay): (Res<Stir>, Res<Overlay>),
    mut hearing: ResMut<Hearing>,
    mut contexts: EguiContexts,
) -> Result {
    let captions = &mut hearing.bypass_change_detection().captions;
    captions.retain(|caption| caption.at.elapsed() < STAY);
    let Some(last) = captions.last().filter(|_| preferences.captions) else { return Ok(()) };
    stir.within(STAY.saturating_sub(last.at.elapsed()) + Duration::from_millis(20));
    let ctx = contexts.ctx_mut()?;
    // In a game they stand in the corner of the board, over none of its bars.
    let foot = overlay.room.map_or(FOOT, |room| ctx.content_rect().height() - room.max.y / ctx.pixels_per_point());
    let area = Area::new(Id::new("captions")).order(Order::Tooltip).interactable(false);
    area.anchor(Align2::LEFT_BOTTOM, vec2(12.0, -foot.max(FOOT) - 12.0)).show(ctx, |ui| {
        for caption in captions.iter().rev() {
            let frame = Frame::new().fill(Color32::from_black_alpha(200)).inner_margin(Margin::symmetric(8, 3));
            let words = Label::new(RichText::new(&caption.words).color(BONE)).extend();
            frame.corner_radius(3).show(ui, |ui| ui.add(words));
        }
    });
    Ok(())
}
