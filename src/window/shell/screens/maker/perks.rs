//! The third leaf: perks and stigmas (manual appendix G), a card for each, grouped by theme.

use bevy_egui::egui::{Align2, FontId, Rect, RichText, Ui, Vec2, pos2, vec2};

use super::super::tip;
use super::bench::small_print;
use super::state::Account;
use super::tile::{Lies, MARGIN, SMALL_PRINT, Sort, height, lay, tile, write};
use super::{Bench, Page, price, say};
use crate::chronicle::Teller;
use crate::look::palette::{ASH, BONE, EMBER, SKY};
use crate::look::{BOLD, bold, family, quoted, section};
use crate::rules::catalog::{PerkDef, Theme};
use crate::rules::ids::PerkKind;

/// The sections of the leaf, each with its heading.
const SECTIONS: [(Theme, &str); 4] = [
    (Theme::War, "maker-theme-war"),
    (Theme::Court, "maker-theme-court"),
    (Theme::Rites, "maker-theme-rites"),
    (Theme::Schemes, "maker-theme-schemes"),
];

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench, account: &Account) {
    small_print(ui, say!(page, "maker-perks-text"));
    for (theme, heading) in SECTIONS {
        let of_theme: Vec<PerkKind> =
            page.catalog.perk_kinds().filter(|&kind| page.catalog.perk(kind).gift.theme() == theme).collect();
        if of_theme.is_empty() {
            continue;
        }
        section(ui, &page.text.say(heading));
        ui.add_space(4.0);
        cards(ui, page, teller, bench, account, &of_theme);
    }
}

const GAP: f32 = 8.0;
/// Width of the icon to the left of a card's name, in points.
const ICON: f32 = 26.0;

fn cards(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench, account: &Account, kinds: &[PerkKind]) {
    let room = ui.available_width();
    let columns = (((room + GAP) / (264.0 + GAP)).floor() as usize).clamp(1, 4);
    let width = ((room - (columns - 1) as f32 * GAP) / columns as f32).floor();
    for row in kinds.chunks(columns) {
        let sheets: Vec<Card<'_>> = row.iter().map(|&kind| Card::of(ui, page, teller, bench, kind, width)).collect();
        let tall = sheets.iter().map(|card| card.tall).fold(0.0, f32::max);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for card in &sheets {
                card.show(ui, page, bench, account, vec2(width, tall));
            }
        });
    }
}

/// A perk with its text layout.
struct Card<'a> {
    def: &'a PerkDef,
    lies: Lies,
    /// The reason that it cannot be taken.
    why: Option<String>,
    name: std::sync::Arc<bevy_egui::egui::Galley>,
    words: Vec<std::sync::Arc<bevy_egui::egui::Galley>>,
    text: String,
    tall: f32,
}

impl<'a> Card<'a> {
    fn of(ui: &Ui, page: &Page<'a>, teller: &Teller<'_>, bench: &Bench, kind: PerkKind, width: f32) -> Self {
        let def = page.catalog.perk(kind);
        let taken = bench.fiend.perks.contains(&def.id);
        let excluder = def.excludes.iter().filter(|id| bench.fiend.perks.contains(id));
        let excluder = excluder.filter_map(|id| page.catalog.perk_named(id)).next();
        let why = excluder.filter(|_| !taken).map(|other| say!(page, "maker-excluded", perk = teller.perk_name(other)));
        let lies = match (&why, taken) {
            (Some(_), _) => Lies::Closed,
            (None, true) => Lies::Chosen,
            (None, false) => Lies::Free,
        };
        let inside = width - 2.0 * MARGIN;
        let text = teller.perk_text(kind);
        let name = lay(ui, bold(&def.name).color(BONE), inside - ICON - 34.0);
        let mut words = Vec::new();
        if def.cost < 0 {
            words.push(lay(
                ui,
                bold(say!(page, "maker-stigma", n = -i32::from(def.cost))).size(13.0).color(SKY),
                inside,
            ));
        }
        if let Some(why) = &why {
            words.push(lay(ui, RichText::new(why).small().color(EMBER), inside));
        }
        words.push(lay(ui, RichText::new(&text).size(14.0).color(BONE), inside));
        // The check mark of a chosen card stands at the end of the last line.
        words.push(lay(ui, quoted(&def.flavour).size(14.0).color(SMALL_PRINT), inside - 14.0));
        let tall = MARGIN + name.size().y.max(ICON) + 4.0 + height(&words, 3.0) + MARGIN;
        Self { def, lies, why, name, words, text, tall }
    }

    fn show(&self, ui: &mut Ui, page: &Page<'_>, bench: &mut Bench, account: &Account, size: Vec2) {
        let Self { def, lies, why, name, words, text, .. } = self;
        let cost = i32::from(def.cost);
        let label = format!("{}, {}", def.name, price(page, cost));
        let response = tile(ui, page.look, size, *lies, Sort::Check, &label);
        let rect = response.rect;
        if ui.is_rect_visible(rect) {
            let faded = *lies == Lies::Closed;
            let tint = if faded { ASH.gamma_multiply(0.8) } else { BONE };
            let top = rect.min + Vec2::splat(MARGIN);
            let head = name.size().y.max(ICON);
            let icon = Rect::from_min_size(top + vec2(0.0, (head - 20.0) / 2.0), Vec2::splat(20.0));
            page.look.image(&def.icon, 20.0, tint).paint_at(ui, icon);
            let at = top + vec2(ICON + 2.0, (head - name.size().y) / 2.0);
            write(ui, std::slice::from_ref(name), at, 0.0, faded);
            let dear = *lies == Lies::Free && cost > account.left();
            let colour = match cost {
                _ if faded => ASH,
                _ if dear => ASH,
                ..0 => SKY,
                _ => BONE,
            };
            let figures = if cost < 0 { format!("+{}", -cost) } else { cost.to_string() };
            let corner = pos2(rect.right() - MARGIN, top.y + head / 2.0);
            ui.painter().text(corner, Align2::RIGHT_CENTER, figures, FontId::new(18.0, family(BOLD)), colour);
            write(ui, words, top + vec2(0.0, head + 4.0), 3.0, faded);
        }
        let mut lines = vec![label, text.clone()];
        if cost < 0 {
            lines.push(say!(page, "maker-stigma-tip", n = -cost));
        }
        if let Some(why) = why {
            lines.push(why.clone());
        } else if *lies == Lies::Free && cost > account.left() {
            lines.push(say!(page, "maker-short", n = cost - account.left()));
        }
        if tip(response, lines.join("\n")).clicked() && *lies != Lies::Closed {
            bench.toggle(def);
        }
    }
}
