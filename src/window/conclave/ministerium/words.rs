//! Texts, icons and colours for panels.

use bevy_egui::egui::{Color32, RichText};

use crate::chronicle::Tone;
use crate::conclave::board::past::told;
use crate::look::arms::blazon;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, SKY, VERDIGRIS};
use crate::look::{Picture, figure, house_colour};
use crate::rules::catalog::Ability;
use crate::rules::diplomacy::Stance;
use crate::rules::forces::{Landmark, Muster};
use crate::rules::ids::{CantonId, PlaceId, Seat};
use crate::rules::realm::{Foe, terrain::Terrain};
use crate::shell::keys::Action;
use crate::sight::Sight;

/// Returns a sentence of the panels: `say!(sight, "panel-turn", name = value, ..)`.
macro_rules! say {
    ($sight:expr, $id:expr) => { $sight.text.say($id) };
    ($sight:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $sight.text.say_with($id, &[$((stringify!($name), table_text::Value::from($value))),+])
    };
}
pub(crate) use say;

/// Returns a text with the key of the same action: "Bazaar (B)".
pub fn with_key(sight: &Sight<'_>, words: &str, action: Action) -> String {
    say!(sight, "panel-with-key", words = words, key = sight.preferences.bindings.label(sight.text, action))
}

/// Returns the icon of a house.
pub fn symbol(sight: &Sight<'_>, seat: Seat) -> String {
    let symbol = sight.table().charter().seats.get(seat.index()).map_or(0, |charter| charter.symbol);
    format!("symbol-{symbol}")
}

/// Returns the arms of a legion. A guard has the arms of its house.
pub fn muster_picture(sight: &Sight<'_>, muster: &Muster) -> Picture<'static> {
    match muster {
        Muster::Guard(seat) => {
            let colour = house_colour(*seat);
            let symbol = sight.table().charter().seats.get(seat.index()).map_or(0, |charter| charter.symbol);
            blazon::guard(symbol, [colour.r(), colour.g(), colour.b()]).into()
        }
        Muster::Hired(kind) => blazon::legion(sight.catalog().legion(*kind)).into(),
    }
}

/// Returns the emblem of a place.
pub fn place_picture(sight: &Sight<'_>, landmark: &Landmark) -> Picture<'static> {
    match landmark {
        Landmark::Pandemonium => blazon::pandemonium(),
        Landmark::Stronghold(_) => blazon::stronghold(),
        Landmark::Power(kind) => blazon::place(sight.catalog().place(*kind)),
    }
    .into()
}

/// Returns the prestige of a house as the seated player sees it. An event can hide that of others.
pub fn prestige(sight: &Sight<'_>, seat: Seat) -> String {
    let conclave = sight.table().conclave();
    if conclave.veiled() && seat != sight.seat() {
        return say!(sight, "panel-prestige-hidden");
    }
    (conclave.prestige(seat) + told(sight).prestige[seat.index()]).to_string()
}

/// Returns the prestige of a house as a figure: that of another house in italics, because rumors
/// can falsify it.
pub fn known(sight: &Sight<'_>, seat: Seat) -> RichText {
    let text = figure(prestige(sight, seat));
    if seat == sight.seat() { text } else { text.italics() }
}

/// Returns the icon of a stance.
pub const fn stance_icon(stance: Stance) -> &'static str {
    match stance {
        Stance::Neutral => "shield",
        Stance::Truce => "truce",
        Stance::SingleCombat => "single-combat",
        Stance::Vendetta => "vendetta",
        Stance::BloodFeud => "blood-feud",
        Stance::Vassalage => "vassal",
        Stance::Excommunication => "excommunicated",
    }
}

/// Returns the colour of a stance. It is always shown with the icon.
pub const fn stance_colour(stance: Stance) -> Color32 {
    match stance {
        Stance::Neutral => ASH,
        Stance::Truce => SKY,
        Stance::SingleCombat => GOLD,
        Stance::Vendetta => BONE,
        Stance::BloodFeud | Stance::Excommunication => EMBER,
        Stance::Vassalage => VERDIGRIS,
    }
}

/// Returns the icon of an ability.
pub fn ability_icon(ability: &Ability) -> &'static str {
    ability.walks().map_or_else(|| ability.icon(), terrain_icon)
}

/// Returns the icon of a terrain.
pub const fn terrain_icon(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::OpenLand => "canton",
        Terrain::Bridge => "terrain-bridge",
        Terrain::River => "terrain-river",
        Terrain::Mountains => "terrain-mountains",
        Terrain::Chasm => "terrain-chasm",
        Terrain::Swamp => "terrain-swamp",
        Terrain::WaterfallPool => "terrain-waterfall",
        Terrain::LavaFlow => "terrain-lava",
        Terrain::LakeOfFire => "terrain-fire",
    }
}

/// Returns the colour of a line of the log on a dark background.
pub const fn tone_colour(tone: Tone) -> Color32 {
    match tone {
        Tone::Good => VERDIGRIS,
        Tone::Bad => EMBER,
        Tone::War => BONE,
        Tone::Conclave => GOLD,
        Tone::Market => SKY,
        Tone::Quiet => ASH,
    }
}

/// Returns the canton of a unit, if it still exists.
pub fn unit_canton(sight: &Sight<'_>, unit: Foe) -> Option<CantonId> {
    let forces = sight.table().forces();
    match unit {
        Foe::Legion(id) => forces.legion(id).map(|legion| legion.canton),
        Foe::Place(id) => place_canton(sight, id),
    }
}

/// Returns the canton of a place.
pub fn place_canton(sight: &Sight<'_>, id: PlaceId) -> Option<CantonId> {
    sight.table().forces().place(id).map(|place| place.canton)
}
