//! The second leaf: rank and attributes, with their costs and effects (manual 4.1, appendices H and
//! K).

use bevy_egui::egui::{Align, Button, Frame, Label, Layout, Margin, RichText, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::super::tip;
use super::bench::small_print;
use super::state::{Account, set_attribute};
use super::tile::{Lies, MARGIN, SMALL_PRINT, Sort, height, lay, tile, write};
use super::{Bench, Page, price, say};
use crate::chronicle::Teller;
use crate::look::palette::{ASH, BONE, RAISED, VERDIGRIS};
use crate::look::{bold, figure, pips, section, target};
use crate::rules::archfiends::{Discipline, Rank, attribute_cost, promised};
use crate::rules::catalog::Access;
use crate::rules::tribute::card_span;

/// The highest level that an attribute can have. At most four levels can be bought.
const LEVELS: usize = 6;

/// Draws the leaf.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench, account: &Account) {
    section(ui, &say!(page, "maker-rank"));
    ui.add_space(4.0);
    ranks(ui, page, teller, bench);
    section(ui, &say!(page, "maker-attributes"));
    ui.add_space(4.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    for discipline in Discipline::ALL {
        ui.push_id(discipline.key(), |ui| attribute(ui, page, teller, bench, account, discipline));
    }
    small_print(ui, say!(page, "maker-attributes-text"));
}

/// Returns the benefits of a rank, a line each.
fn of_rank(page: &Page<'_>, bench: &Bench, rank: Rank) -> [String; 3] {
    let promise = promised(page.catalog, rank, &bench.fiend.attributes);
    let (least, most) = card_span(&page.catalog.constants.tribute, promise.card_quality);
    let walls = promise.stronghold;
    [
        say!(page, "maker-rank-guard", level = promise.guard_level, hp = promise.guard_hp),
        say!(
            page,
            "maker-rank-walls",
            ranged = walls.ranged,
            melee = walls.melee,
            infernal = walls.infernal,
            hp = promise.stronghold_hp
        ),
        say!(page, "maker-rank-cards", n = promise.cards, least = least, most = most),
    ]
}

fn ranks(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench) {
    let rows = &page.catalog.constants.houses.ranks;
    let gap = 8.0;
    let room = ui.available_width();
    let columns = ((room + gap) / (150.0 + gap)).floor().clamp(1.0, 5.0);
    // One point narrower, because a rounding error could otherwise move the last tile to the next
    // row.
    let width = ((room - 1.0 - (columns - 1.0) * gap) / columns).floor();
    let inside = width - 2.0 * MARGIN;
    let tiles: Vec<_> = rows
        .iter()
        .map(|row| {
            let cost = i32::from(row.cost);
            let mut words = vec![
                lay(ui, bold(page.rank(row.rank)).size(17.0).color(BONE), inside),
                lay(ui, RichText::new(price(page, cost)).color(BONE), inside),
            ];
            let given = of_rank(page, bench, row.rank);
            // Leaves room for the check mark at the end of the last line.
            let free = [inside, inside, inside - 18.0];
            let lines = given.iter().zip(free);
            words.extend(lines.map(|(line, free)| lay(ui, RichText::new(line).small().color(SMALL_PRINT), free)));
            (row.rank, cost, words)
        })
        .collect();
    let tall = tiles.iter().map(|(_, _, words)| height(words, 3.0)).fold(0.0, f32::max) + 2.0 * MARGIN;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(gap);
        for (rank, cost, words) in tiles {
            let lies = if bench.fiend.rank == rank { Lies::Chosen } else { Lies::Free };
            let label = format!("{}, {}", page.rank(rank), price(page, cost));
            let response = tile(ui, page.look, vec2(width, tall), lies, Sort::Radio, &label);
            write(ui, &words, response.rect.min + Vec2::splat(MARGIN), 3.0, false);
            let worth = say!(page, "client-newgame-rank", rank = page.rank(rank), n = rank.value());
            let meaning = format!("{worth}\n{}\n{}", of_rank(page, bench, rank).join("\n"), teller.term("rank").1);
            if tip(response, meaning).clicked() {
                bench.fiend.rank = rank;
            }
        }
    });
}

/// Returns the benefits of a discipline's level: powers from the table, and rituals.
pub(super) fn brings(page: &Page<'_>, teller: &Teller<'_>, discipline: Discipline, level: u8) -> Vec<String> {
    let powers = page.catalog.powers.iter().filter(|power| power.discipline == discipline && power.level == level);
    let mut lines: Vec<String> = powers.map(|power| teller.grant(&power.grant)).collect();
    let rituals = page.catalog.rituals.iter().filter(|def| match def.access {
        Access::Discipline(of, at) => of == discipline && at == level,
        Access::Relic(_) => false,
    });
    lines.extend(rituals.map(|def| say!(page, "maker-ritual", name = def.name.as_str())));
    lines
}

fn attribute(
    ui: &mut Ui,
    page: &Page<'_>,
    teller: &Teller<'_>,
    bench: &mut Bench,
    account: &Account,
    discipline: Discipline,
) {
    let constants = &page.catalog.constants;
    let most = constants.houses.attribute_cost.len().saturating_sub(1) as u8;
    let level = bench.fiend.attributes.of(discipline);
    let cost = |level: u8| attribute_cost(constants, level);
    Frame::new().fill(RAISED).inner_margin(Margin::symmetric(10, 4)).corner_radius(3).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // In a narrow window, the benefits stand below the line.
        let narrow = ui.available_width() < 620.0;
        let mut steps = |ui: &mut Ui| {
            let name = ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.set_width(150.0);
                ui.label(bold(teller.attribute(discipline)));
                ui.label(RichText::new(teller.discipline(discipline)).small().color(ASH));
            });
            let meaning = page.text.say(&format!("discipline-{}-text", discipline.key()));
            tip(name.response, format!("{}\n{meaning}", teller.discipline(discipline)));
            let mut step = |ui: &mut Ui, sign: &str, to: Option<u8>, id: &str| {
                let button = Button::new(bold(sign).size(18.0)).min_size(Vec2::splat(target(ui)));
                let response = ui.add_enabled(to.is_some(), button);
                let label = match to {
                    Some(to) => {
                        let change = cost(to) - cost(level);
                        say!(page, id, attribute = teller.attribute(discipline), level = to, points = change.abs())
                    }
                    None => say!(page, &format!("{id}-end"), most = most),
                };
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, to.is_some(), &label));
                if tip(response, label.clone()).clicked()
                    && let Some(to) = to
                {
                    set_attribute(&mut bench.fiend.attributes, discipline, to);
                }
            };
            step(ui, "−", level.checked_sub(1), "maker-lower");
            pips(ui, level.into(), LEVELS, BONE);
            step(ui, "+", Some(level + 1).filter(|&to| to <= most), "maker-raise");
            ui.label(figure(level).size(18.0));
            ui.add_sized(vec2(76.0, target(ui)), Label::new(RichText::new(price(page, cost(level))).color(BONE)));
        };
        let brought = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            given(ui, page, teller, discipline, level);
            if level < most {
                let more = cost(level + 1) - cost(level);
                next(ui, page, teller, (discipline, level + 1), more, account.left() >= more);
            }
        };
        if narrow {
            ui.horizontal(|ui| steps(ui));
            brought(ui);
        } else {
            ui.horizontal(|ui| {
                steps(ui);
                let room = vec2(ui.available_width(), 40.0);
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min).with_main_align(Align::Center), brought);
            });
        }
    });
}

/// Draws the benefits of the bought level. The tooltip lists all levels.
fn given(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, discipline: Discipline, level: u8) {
    let now = brings(page, teller, discipline, level);
    let words = if now.is_empty() { say!(page, "maker-brings-nothing") } else { now.join(" ") };
    let colour = if level > 0 { VERDIGRIS } else { ASH };
    let response = ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
    let mut lines = vec![say!(page, "maker-brings-all", discipline = teller.discipline(discipline))];
    for at in 0..=LEVELS as u8 {
        let brought = brings(page, teller, discipline, at);
        if !brought.is_empty() {
            lines.push(format!("{at}: {}", brought.join(" ")));
        }
    }
    tip(response, lines.join("\n"));
}

fn next(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, (of, level): (Discipline, u8), more: i32, enough: bool) {
    let brought = brings(page, teller, of, level);
    let brought = if brought.is_empty() { say!(page, "maker-brings-nothing") } else { brought.join(" ") };
    let words = say!(page, "maker-next", level = level, points = more, brought = brought);
    let colour = if enough { ASH } else { ASH.gamma_multiply(0.75) };
    let response = ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
    if !enough {
        tip(response, say!(page, "maker-not-enough"));
    }
}
