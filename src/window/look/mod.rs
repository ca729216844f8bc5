//! Visual style: a printed board game from a burning library. Basalt, iron and parchment, woodcut
//! icons, wax seals. Gold is only for prestige, ember only for things that need the player's
//! attention.
//!
//! A thing is shown by a [`Picture`]: an icon, or the [`arms`] of a catalog entry.
//!
//! A [`Look`] is created once per egui context. It installs the fonts and the style, and holds the
//! icons. The ornaments are plain functions: [`sheet`], [`seal_button`], [`medallion`], [`pips`],
//! [`stat_row`], [`purse_ui`], [`card_ui`], [`explain`](mod@explain). The portraits of archfiends
//! are in [`portrait`].

pub mod arms;
mod cards;
pub(crate) mod engraver;
mod explain;
pub mod eyes;
mod fonts;
pub mod heard;
mod icons;
mod marks;
mod ornament;
pub mod palette;
pub mod portrait;
mod sheet_focus;
mod style;
pub mod subject;
pub mod theme;
pub mod tips;

use bevy::ecs::resource::Resource;
use bevy_egui::egui::load::SizedTexture;
use bevy_egui::egui::{Color32, Context, Image, RichText, TextureId, Theme, Vec2, vec2};
use bevy_egui::helpers::bevy_to_egui_physical_key;

use crate::shell::keys::Action;
use crate::shell::settings::{Density, Face, LEAST_SCALE, MOST_SCALE, Preferences};

pub use arms::Picture;
pub use cards::{CardState, card_ui, purse_ui, resource_name};
pub use explain::{Line, explain, explain_tally, term, why_not};
pub use fonts::{BOLD, DISPLAY, FIGURES, FLAVOUR, family};
pub use icons::names as icon_names;
pub use marks::{
    Marked, all_marked, drop_focus, just_opened, lead, mark, mark_first, mark_too, mark_usable, marked, pointed, seek,
    seen_marks,
};
pub use ornament::{
    Medal, beside_bars, break_before, chip, first_stop, following, icon_button, icon_text_button, keep_clear,
    line_width, medallion, medallion_button, modal, paint_medallion, parchment, pips, rule, scroll, seal_button,
    section, sheet, stamped, stat_row, tab_button,
};
pub use palette::house_colour;
pub use sheet_focus::entrance;
pub use style::iron as style_for;
pub use style::{GRID, LINE, TARGET, figures, flavour, least_target, target, title};

/// Icons, arms, portraits and visual preferences of an egui context.
#[derive(Resource)]
pub struct Look {
    icons: icons::Icons,
    arms: arms::Arms,
    portraits: portrait::Portraits,
    reduced_motion: bool,
    unhurried: bool,
    face: Face,
    density: Density,
}

impl Look {
    /// Installs fonts and style in a context. New fonts take effect in the context's next pass.
    #[must_use]
    pub fn new(ctx: &Context, preferences: &Preferences) -> Self {
        let icons = icons::Icons::new(ctx.clone());
        let portraits = portrait::Portraits::of(ctx);
        let arms = arms::Arms::of(ctx);
        let Preferences { reduced_motion, face, density, .. } = *preferences;
        let mut look = Self { icons, arms, portraits, reduced_motion, unhurried: false, face, density };
        ctx.set_fonts(fonts::definitions(preferences.face));
        look.restyle(ctx, preferences);
        look
    }

    /// Applies changed preferences and clears the cached textures.
    pub fn apply(&mut self, ctx: &Context, preferences: &Preferences) {
        if self.face != preferences.face {
            self.face = preferences.face;
            ctx.set_fonts(fonts::definitions(preferences.face));
        }
        self.restyle(ctx, preferences);
        self.icons.forget();
        self.arms.forget();
        self.portraits.forget();
    }

    fn restyle(&mut self, ctx: &Context, preferences: &Preferences) {
        (self.reduced_motion, self.density) = (preferences.reduced_motion, preferences.density);
        theme::paint_in(ctx, preferences.theme);
        tips::install(ctx, bevy_to_egui_physical_key(&preferences.bindings.key(Action::PinTip)));
        ctx.set_theme(Theme::Dark);
        ctx.set_style_of(Theme::Dark, style::iron(preferences));
    }

    /// Returns an icon for 32 points by its name, the name of its file in `assets/icons` without
    /// the extension.
    #[must_use]
    pub fn icon(&self, name: &str) -> Option<SizedTexture> {
        self.icon_at(name, 32.0)
    }

    /// Returns an icon that is sharp at this size in points.
    #[must_use]
    pub fn icon_at(&self, name: &str, points: f32) -> Option<SizedTexture> {
        self.icons.at(name, points)
    }

    /// Returns a picture as an image of this size in points: an icon in the tint, or arms in their
    /// own colours. An unknown icon name gives an empty square.
    pub fn image<'p>(&self, picture: impl Into<Picture<'p>>, points: f32, tint: Color32) -> Image<'static> {
        let size = vec2(points, points);
        let (texture, tint) = match picture.into() {
            Picture::Icon(name) => (self.icon_at(&name, points), tint),
            Picture::Arms(blazon) => (self.arms.at(self.icons.context(), &blazon, None, points), dimmed(tint)),
        };
        match texture {
            Some(texture) => Image::from_texture(texture).fit_to_exact_size(size).tint(tint),
            None => Image::from_texture(SizedTexture::new(TextureId::default(), size))
                .fit_to_exact_size(size)
                .tint(Color32::TRANSPARENT),
        }
    }

    /// Returns the minimum width and height of clickable widgets, in points.
    #[must_use]
    pub const fn target(&self) -> f32 {
        least_target(self.density)
    }

    /// True if only necessary motion is allowed.
    #[must_use]
    pub const fn reduced_motion(&self) -> bool {
        self.reduced_motion
    }

    /// Draws ornaments in few pictures or in one, because the processor draws them and not a graphics
    /// card.
    #[must_use]
    pub const fn unhurried(mut self) -> Self {
        self.unhurried = true;
        self
    }

    /// True if ornaments that move all the time stand still: the player prefers that, or the
    /// processor would have to draw them.
    #[must_use]
    pub const fn still(&self) -> bool {
        self.reduced_motion || self.unhurried
    }

    /// Time between two pictures of a sign that moves as long as it is there, in seconds.
    #[must_use]
    pub const fn ornament_pause(&self) -> f32 {
        if self.unhurried { 0.2 } else { 1.0 / 30.0 }
    }
}

/// The size in points that always remains of a window, however large the interface is. In less room
/// the panels would leave nothing of the map.
const LEAST_ROOM: Vec2 = Vec2::new(1280.0 / 1.5, 720.0 / 1.5);

/// Returns the zoom of the interface in a window of this size, in points at 100 percent: the zoom
/// that the player has chosen, as far as there is room for it.
#[must_use]
pub fn zoom(percent: u32, window: Vec2) -> f32 {
    let most = (window / LEAST_ROOM).min_elem().max(1.0);
    (percent.clamp(LEAST_SCALE, MOST_SCALE) as f32 / 100.0).min(most)
}

/// Returns the tint for arms that stand in a place for an icon of this colour. Arms keep their own
/// colours, but are dimmed like the icon: grey for [`palette::ENGRAVED`], otherwise with the icon's
/// alpha.
pub(crate) fn dimmed(tint: Color32) -> Color32 {
    if tint == palette::ENGRAVED { Color32::from_gray(0x78) } else { Color32::WHITE.gamma_multiply_u8(tint.a()) }
}

/// Text in the font for quotations from the histories of Hell.
pub fn quoted(text: impl Into<String>) -> RichText {
    RichText::new(text).text_style(flavour())
}

/// Text in bold.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(family(BOLD))
}

/// A number in the font for figures.
pub fn figure(number: impl ToString) -> RichText {
    RichText::new(number.to_string()).text_style(figures())
}
