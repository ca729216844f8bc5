//! The strip of the map modes at the upper right of the board, with the legend of the present mode
//! and what the canton under the pointer or the cursor is in it.

use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, LayerId, Margin, Order, Rect, RichText, ScrollArea, Stroke, Ui, vec2,
};

use super::chart::{BANDS, Chart, Sort, asked, near, prospects, strikers};
use super::{MapMode, drawing, swatch};
use crate::conclave::board::charting::Charting;
use crate::conclave::board::verdict::{self, Verdict};
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::{say, with_key};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, SKY, VERDIGRIS};
use crate::look::{Line, bold, explain, icon_text_button};
use crate::rules::conclave::place_income;
use crate::rules::ids::{CantonId, LegionId};
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

/// Width of the legend in points.
const WIDTH: f32 = 236.0;
/// Maximum number of legions that are named for one canton.
const NAMED: usize = 4;

/// Returns the rectangle of the strip in the last frame; `None` if it was not drawn.
pub fn strip_of(ctx: &Context) -> Option<Rect> {
    let id = Id::new(NAME);
    ctx.memory(|memory| {
        let drawn = memory.areas().visible_last_frame(&LayerId::new(Order::Middle, id));
        memory.area_rect(id).filter(|_| drawn)
    })
}

/// The name of the strip's area.
const NAME: &str = "map-modes";

/// Draws the buttons of the modes, and the legend below them.
pub fn strip(ctx: &Context, sight: &Sight<'_>, chart: &Chart, whole: bool, wishes: &mut Wishes) {
    let room = memory::room(ctx);
    let area = Area::new(Id::new(NAME)).order(Order::Middle).movable(false).pivot(Align2::RIGHT_TOP);
    area.fixed_pos(room.right_top() + vec2(-6.0, 6.0)).show(ctx, |ui| {
        let frame = Frame::new().fill(INK).stroke(Stroke::new(1.0, ENGRAVED)).corner_radius(4);
        frame.inner_margin(Margin::same(4)).show(ui, |ui| {
            let width = WIDTH.min((room.width() - 24.0).max(120.0));
            ui.set_width(width);
            ui.spacing_mut().item_spacing = vec2(2.0, 4.0);
            ui.horizontal_wrapped(|ui| buttons(ui, sight, chart, whole, wishes));
            if let Some(mode) = chart.mode {
                let most = (room.height() - 70.0).max(60.0);
                // An area offers its last height, so that the legend has to ask for its own.
                let area = ScrollArea::vertical().id_salt("map-legend").max_height(most).min_scrolled_height(most);
                area.show(ui, |ui| {
                    ui.set_width(width);
                    legend(ui, sight, chart, mode);
                });
            }
        });
    });
}

fn buttons(ui: &mut Ui, sight: &Sight<'_>, chart: &Chart, whole: bool, wishes: &mut Wishes) {
    ui.spacing_mut().button_padding = vec2(5.0, 3.0);
    for mode in MapMode::ALL {
        let words = sight.text.say(&format!("map-mode-{}", mode.key()));
        let label = with_key(sight, &words, mode.action());
        let button = ui.add(icon_text_button(sight.look, mode.icon(), "").selected(chart.mode == Some(mode)));
        button.widget_info(|| {
            let on = chart.mode == Some(mode);
            bevy_egui::egui::WidgetInfo::selected(bevy_egui::egui::WidgetType::SelectableLabel, true, on, &label)
        });
        if button.clicked() {
            wishes.push(Charting::Mode(mode).into());
        }
        let tip = sight.text.say(&format!("map-mode-{}-tip", mode.key()));
        explain(button, sight, &label, || vec![Line::Text(tip)]);
    }
    let words = say!(sight, if whole { "map-realm-back" } else { "map-realm" });
    let label = with_key(sight, &words, Action::WholeRealm);
    let button = ui.add(icon_text_button(sight.look, "map", "").selected(whole));
    button.widget_info(|| {
        bevy_egui::egui::WidgetInfo::selected(bevy_egui::egui::WidgetType::SelectableLabel, true, whole, &label)
    });
    if button.clicked() {
        wishes.push(Charting::Realm.into());
    }
    explain(button, sight, &label, || vec![Line::Text(say!(sight, "map-realm-tip"))]);
}

fn legend(ui: &mut Ui, sight: &Sight<'_>, chart: &Chart, mode: MapMode) {
    ui.spacing_mut().interact_size.y = 20.0;
    ui.label(bold(sight.text.say(&format!("map-mode-{}", mode.key()))).color(BONE));
    if mode == MapMode::Legality {
        ui.add(Label::new(RichText::new(subject(sight)).color(ASH).small()).wrap());
    }
    let sorts = chart.sorts();
    if sorts.is_empty() {
        ui.add(Label::new(RichText::new(say!(sight, "map-nothing")).color(ASH)).wrap());
    }
    for (sort, count) in sorts {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            drawing::swatch(ui, swatch::swatch(sort));
            let words = say!(sight, "map-count", what = name(sight, sort), n = count);
            ui.add(Label::new(RichText::new(words).small()).wrap());
        });
    }
    if mode == MapMode::Legality {
        ui.add(Label::new(RichText::new(say!(sight, "map-legality-plain")).color(ASH).small()).wrap());
    }
    match sight.hand.hovered {
        Some(canton) if canton.index() < sight.table().realm().owners().len() => {
            ui.separator();
            ui.label(bold(sight.teller().canton_name(canton)).small());
            for (words, good) in about(sight, chart, mode, canton) {
                let colour = match good {
                    Some(true) => VERDIGRIS,
                    Some(false) => EMBER,
                    None => BONE,
                };
                ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
            }
        }
        Some(_) | None => drop(ui.label(RichText::new(say!(sight, "map-hover")).color(SKY).small())),
    }
}

/// Returns the legions that the map of rights is about, in words.
fn subject(sight: &Sight<'_>) -> String {
    match asked(sight.hand).as_slice() {
        [] => say!(sight, "map-legality-none"),
        [one] => say!(sight, "map-legality-one", legion = legion(sight, *one)),
        all => say!(sight, "map-legality-all", n = all.len()),
    }
}

/// Returns the name of a legion. Those of others are named with their house.
fn legion(sight: &Sight<'_>, id: LegionId) -> String {
    let found = sight.table().forces().legion(id).or_else(|| sight.hand.planned().forces().legion(id));
    found.map_or_else(String::new, |legion| {
        if legion.owner == sight.seat() {
            sight.teller().legion_name(legion)
        } else {
            sight.teller().legion_of(&legion.muster, legion.owner)
        }
    })
}

/// Returns the name of a sort.
fn name(sight: &Sight<'_>, sort: Sort) -> String {
    match sort {
        Sort::House(seat) => sight.teller().seat_name(seat),
        Sort::Ground(terrain) => sight.teller().terrain(terrain),
        Sort::Pays(band) => pays(sight, band),
        Sort::Own => say!(sight, "map-sort-own"),
        Sort::Walk => say!(sight, "map-sort-walk"),
        Sort::Flight => say!(sight, "map-sort-flight"),
        Sort::Attack => say!(sight, "map-sort-attack"),
        Sort::Barred => say!(sight, "map-sort-barred"),
        Sort::Struck => say!(sight, "map-sort-struck"),
        Sort::Crowded => say!(sight, "map-sort-crowded"),
        Sort::Neared => say!(sight, "map-sort-neared"),
        Sort::AtWar => say!(sight, "map-sort-at-war"),
        Sort::FreeNear => say!(sight, "map-sort-free-near"),
        Sort::Free => say!(sight, "map-sort-free"),
        Sort::FreePlace => say!(sight, "map-sort-free-place"),
    }
}

fn pays(sight: &Sight<'_>, band: u8) -> String {
    let at = usize::from(band);
    match (at.checked_sub(1).and_then(|at| BANDS.get(at)), BANDS.get(at)) {
        (None, _) => say!(sight, "map-pays-nothing"),
        (Some(least), None) => say!(sight, "map-pays-most", n = *least),
        (Some(least), Some(next)) if least + 1 == *next => say!(sight, "map-pays-exactly", n = *least),
        (Some(least), Some(next)) => say!(sight, "map-pays", least = *least, most = next - 1),
    }
}

/// Returns what a canton is in the mode, in lines; true for good news, false for bad news.
fn about(sight: &Sight<'_>, chart: &Chart, mode: MapMode, canton: CantonId) -> Vec<(String, Option<bool>)> {
    let (table, teller) = (sight.table(), sight.teller());
    let sort = chart.at(canton).map(|sort| name(sight, sort));
    match mode {
        MapMode::Owner => vec![(teller.owner_name(table.realm().owner(canton)), None)],
        MapMode::Terrain => {
            let terrain = table.realm().terrain(canton);
            let id = if terrain.passable() { "panel-passable" } else { "panel-impassable" };
            vec![(teller.terrain(terrain), None), (teller.rule(id), None)]
        }
        MapMode::Unclaimed => {
            let words = sort.unwrap_or_else(|| match table.realm().owner(canton) {
                Some(owner) => say!(sight, "map-owned", house = teller.seat_name(owner)),
                None => say!(sight, "map-unownable"),
            });
            vec![(words, None)]
        }
        MapMode::Prestige => {
            let Some(place) = table.forces().place_at(canton) else { return vec![(say!(sight, "map-pays-not"), None)] };
            let amount = teller.signed(place_income(sight.catalog(), table, place).total());
            let words = match place.owner {
                Some(owner) => say!(sight, "map-pays-owner", n = amount, house = teller.seat_name(owner)),
                None => say!(sight, "map-pays-nobody", n = amount),
            };
            vec![(words, None)]
        }
        MapMode::Legality => rights(sight, canton),
        MapMode::Threat => dangers(sight, canton),
    }
}

fn rights(sight: &Sight<'_>, canton: CantonId) -> Vec<(String, Option<bool>)> {
    let (catalog, hand) = (sight.catalog(), sight.hand);
    let prospects = prospects(catalog, hand);
    let mut told: Vec<(Verdict, LegionId)> =
        prospects.iter().map(|one| (one.verdict(catalog, hand, canton), one.legion.id)).collect();
    // Legions that can go there come first.
    told.sort_by_key(|(verdict, id)| (!verdict::open(verdict), *id));
    let rest = told.len().saturating_sub(NAMED);
    let line = |(verdict, id): &(Verdict, LegionId)| {
        let words = say!(sight, "map-named", name = legion(sight, *id), words = verdict::told(sight, verdict));
        let good = match verdict {
            Verdict::Here | Verdict::Ordered(_) => None,
            Verdict::Walk { .. } | Verdict::Flight | Verdict::Attack { .. } => Some(true),
            Verdict::Barred(_) | Verdict::Far { .. } | Verdict::Blocked { .. } => Some(false),
        };
        (words, good)
    };
    let mut lines: Vec<_> = told.iter().take(NAMED).map(line).collect();
    if rest > 0 {
        lines.push((say!(sight, "map-and-more", n = rest), None));
    }
    lines
}

fn dangers(sight: &Sight<'_>, canton: CantonId) -> Vec<(String, Option<bool>)> {
    let (catalog, table, me) = (sight.catalog(), sight.table(), sight.seat());
    let strikes = strikers(catalog, table, me).swap_remove(canton.index());
    let near = near(catalog, table, me).swap_remove(canton.index());
    let mut lines: Vec<(String, Option<bool>)> = Vec::new();
    let mine = table.realm().owner(canton) == Some(me);
    for id in strikes.iter().take(NAMED) {
        lines.push((say!(sight, "map-strikes", legion = legion(sight, *id)), mine.then_some(false)));
    }
    for id in near.iter().filter(|id| !strikes.contains(id)).take(NAMED) {
        lines.push((say!(sight, "map-only-near", legion = legion(sight, *id)), None));
    }
    if lines.is_empty() {
        lines.push((say!(sight, "map-safe"), mine.then_some(true)));
    }
    lines.truncate(NAMED + 1);
    lines
}
