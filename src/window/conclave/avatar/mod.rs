//! The avatar tab: the archfiend, its disciplines and their grants (manual 4.1, appendices A and
//! H).
//!
//! Every figure comes from the query that the rules use for payments and rolls. Its explanation
//! names the parts of the sum.

pub(crate) mod perks;
mod raise;

use bevy_egui::egui::{Align, Context, Grid, Label, Layout, RichText, Ui, vec2};

use super::objectives;
use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::{say, symbol};
use crate::look::palette::{ASH, BONE, GOLD, VERDIGRIS};
use crate::look::portrait::portrait;
use crate::look::{
    Line, Medal, bold, explain, explain_tally, figure, house_colour, medallion, purse_ui, quoted, scroll, section,
    tab_button, title,
};
use crate::rules::archfiends::{self, Discipline, Part, Rank, Tally};
use crate::rules::attachments::boons;
use crate::rules::catalog::Power;
use crate::rules::conclave;
use crate::rules::forces::commanded;
use crate::rules::ids::Seat;
use crate::sight::{Sight, Wishes};
use raise::{raise_button, raise_table};

/// Highest discipline level in the table of powers if the catalog grants nothing.
const LEVELS: u8 = 6;
/// Minimum width of the tab, in points, at which the figures stand beside the attributes.
const BESIDE: f32 = 1060.0;
/// Width of the figures beside the attributes, in points.
const FIGURES: f32 = 400.0;
/// Minimum width of the attributes, in points, at which their prices are shown.
const ROOMY: f32 = 660.0;

/// The two pages of the tab (manual appendix A).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Stats,
    Powers,
}

/// Selects the page of attributes and figures.
pub fn show_stats(ctx: &Context, sight: &Sight<'_>) {
    remember(ctx, always(sight, "avatar-page"), Page::Stats);
}

/// Draws the tab.
pub fn avatar(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let page_at = always(sight, "avatar-page");
    let mut page: Page = recall(ui.ctx(), page_at);
    ui.horizontal_wrapped(|ui| {
        for (one, icon, id) in
            [(Page::Stats, "avatar", "panel-avatar-stats"), (Page::Powers, "up", "panel-avatar-powers")]
        {
            if tab_button(ui, sight.look, icon, &sight.text.say(id), page == one).clicked() {
                page = one;
            }
        }
    });
    remember(ui.ctx(), page_at, page);
    match page {
        Page::Stats => scroll(ui, "avatar-tab", |ui| stats(ui, sight, wishes)),
        Page::Powers => scroll(ui, "avatar-powers", |ui| powers(ui, sight)),
    }
}

fn stats(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    head(ui, sight);
    let room = ui.available_width();
    if room > BESIDE {
        let halves: [(f32, fn(&mut Ui, &Sight<'_>)); 2] = [(FIGURES, numbers), (room - FIGURES - 24.0, disciplines)];
        ui.horizontal_top(|ui| {
            for (width, draw) in halves {
                ui.allocate_ui_with_layout(vec2(width, 10.0), Layout::top_down(Align::LEFT), |ui| {
                    ui.set_max_width(width);
                    draw(ui, sight);
                });
                ui.add_space(8.0);
            }
        });
    } else {
        numbers(ui, sight);
        disciplines(ui, sight);
    }
    raise_table(ui, sight, wishes);
    objectives::own(ui, sight, wishes);
    perks::own(ui, sight);
    in_force(ui, sight);
}

fn head(ui: &mut Ui, sight: &Sight<'_>) {
    let seat = sight.seat();
    let archfiend = &sight.table().charter().seats[seat.index()].archfiend;
    ui.horizontal_wrapped(|ui| {
        portrait(ui, sight.look, archfiend.form, 112.0, house_colour(seat));
        medallion(ui, sight.look, symbol(sight, seat), 44.0, house_colour(seat), Medal::Circle);
        ui.vertical(|ui| {
            ui.label(RichText::new(&archfiend.name).text_style(title()));
            ui.label(quoted(&archfiend.title).color(ASH));
            rank(ui, sight, seat);
        });
    });
    // The catalog has stories only for ready-made archfiends, not for those made by players.
    let known =
        sight.catalog().archfiends.iter().find(|def| def.name == archfiend.name && def.title == archfiend.title);
    if let Some(def) = known {
        ui.label(quoted(&def.flavour).color(ASH));
        ui.weak(&def.style);
    }
}

fn rank(ui: &mut Ui, sight: &Sight<'_>, seat: Seat) {
    let rank = sight.table().houses().of(seat).rank;
    let teller = sight.teller();
    let response = ui.horizontal(|ui| {
        ui.add(sight.look.image("avatar", 18.0, BONE));
        ui.label(say!(sight, "panel-rank", rank = teller.rank(rank), n = rank.value()));
    });
    explain(response.response, sight, &teller.term("rank").0, || {
        let mut lines: Vec<Line> =
            Rank::ALL.iter().rev().map(|&one| Line::Part(teller.rank(one), one.value().to_string())).collect();
        lines.push(Line::Text(teller.term("rank").1));
        lines
    });
}

/// One figure on the page.
struct Entry {
    icon: &'static str,
    /// Text key of its name.
    name: &'static str,
    /// The figure with its unit.
    value: String,
    /// The parts of its sum.
    tally: Tally,
    /// The rule that explains it.
    rule: Vec<Line>,
}

/// Returns the figures that the manual lists (appendix A), then those that follow from the
/// disciplines.
fn entries(sight: &Sight<'_>) -> Vec<Entry> {
    let (catalog, table, seat, teller) = (sight.catalog(), sight.table(), sight.seat(), sight.teller());
    let command = archfiends::command_rating(catalog, table, seat);
    let healing = archfiends::healing_rate(catalog, table, seat);
    // Earlier demands in the draft lower the quality of the next card, not the skill (manual 4.3).
    let skill = archfiends::tribute_skill(catalog, table, seat);
    let income = conclave::per_turn(catalog, table, seat);
    let orders = archfiends::order_slots(catalog, table, seat);
    let rituals = archfiends::ritual_slots(catalog, table, seat);
    let entry = |icon, name, value, tally, rule| Entry { icon, name, value, tally, rule };
    vec![
        entry(
            "legion-infantry",
            "panel-number-command",
            say!(sight, "panel-command-of", n = command.total()),
            command,
            vec![
                Line::Text(say!(sight, "panel-command-tip", n = commanded(table, seat))),
                Line::Term("command-rating"),
            ],
        ),
        entry(
            "hitpoints",
            "panel-number-healing",
            say!(sight, "panel-healing-of", n = healing.total()),
            healing,
            vec![Line::Text(teller.tip("healing-rate")), Line::Term("healing-rate")],
        ),
        entry(
            "tribute",
            "panel-number-skill",
            teller.signed(skill.total()),
            skill,
            vec![Line::Text(teller.tip("tribute-quality")), Line::Term("quality-number")],
        ),
        entry("prestige", "panel-number-income", teller.signed(income.total()), income, income_rule(sight)),
        cantons(sight),
        entry(
            "orders",
            "panel-number-slots",
            orders.total().to_string(),
            orders,
            vec![Line::Text(teller.tip("order-slots")), Line::Term("order-slot")],
        ),
        entry(
            "rituals",
            "panel-number-rituals",
            rituals.total().to_string(),
            rituals,
            vec![Line::Text(teller.tip("ritual-slots"))],
        ),
    ]
}

/// Explains the prestige that a house receives each turn. For an excommunicated house, it says why
/// there is none.
pub fn income_rule(sight: &Sight<'_>) -> Vec<Line> {
    let teller = sight.teller();
    if sight.table().diplomacy().excommunicated(sight.seat()) {
        return vec![Line::Bad(teller.tip("excommunication")), Line::Term("excommunication")];
    }
    vec![Line::Text(teller.tip("prestige-income")), Line::Term("prestige"), Line::Term("place-of-power")]
}

/// Figure for the number of cantons of the house, and the prestige that they give at the end
/// (manual 3.4).
fn cantons(sight: &Sight<'_>) -> Entry {
    let held = sight.table().realm().land_count(sight.seat());
    let worth = held as i32 * sight.catalog().constants.conclave.canton_prestige;
    Entry {
        icon: "canton",
        name: "panel-number-cantons",
        value: held.to_string(),
        tally: Tally::base(held as i32),
        rule: vec![
            Line::Text(sight.teller().rule("panel-cantons-tip")),
            Line::Part(sight.teller().term("prestige").0, sight.teller().signed(worth)),
            Line::Term("canton"),
        ],
    }
}

fn numbers(ui: &mut Ui, sight: &Sight<'_>) {
    let (catalog, table, seat) = (sight.catalog(), sight.table(), sight.seat());
    section(ui, &say!(sight, "panel-dependent"));
    ui.add_space(6.0);
    let (offer, keep) = archfiends::tribute_offer(catalog, table, seat);
    Grid::new("numbers").num_columns(3).min_row_height(28.0).spacing([12.0, 2.0]).show(ui, |ui| {
        for Entry { icon, name, value, tally, rule } in entries(sight) {
            ui.add(sight.look.image(icon, 20.0, BONE));
            let name = sight.text.say(name);
            ui.label(&name);
            explain_tally(ui.label(figure(value).underline()), sight, &name, &tally, &rule);
            ui.end_row();
        }
        ui.add(sight.look.image("card", 20.0, BONE));
        ui.label(say!(sight, "panel-number-offer"));
        let response = ui.label(say!(sight, "panel-offer-of", offer = offer, keep = keep));
        explain(response, sight, &say!(sight, "panel-number-offer"), || {
            vec![Line::Text(say!(sight, "panel-demand-tip", offer = offer, keep = keep)), Line::Term("tribute")]
        });
        ui.end_row();
        ui.add(sight.look.image("prestige", 20.0, GOLD));
        ui.label(say!(sight, "panel-number-victories"));
        let percent = archfiends::victory_percent(catalog, table, seat);
        let response = ui.label(say!(sight, "panel-percent", n = percent));
        explain(response, sight, &say!(sight, "panel-number-victories"), || {
            vec![Line::Text(sight.teller().tip("prestige-battle"))]
        });
        ui.end_row();
    });
}

/// Draws the boons of relics and places of power that are in force, each with its source.
fn in_force(ui: &mut Ui, sight: &Sight<'_>) {
    let teller = sight.teller();
    section(ui, &say!(sight, "items-boons"));
    ui.add_space(4.0);
    let boons = boons(sight.catalog(), sight.table(), sight.seat());
    let boons: Vec<_> = boons.filter(|(part, _)| !matches!(part, Part::Perk(_))).collect();
    if boons.is_empty() {
        ui.weak(say!(sight, "items-boons-none"));
    }
    for (index, (part, boon)) in boons.iter().enumerate() {
        ui.push_id(("boon", index), |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.add(sight.look.image(boon.icon(), 18.0, BONE));
                ui.label(bold(teller.boon_name(boon)));
                ui.label(RichText::new(teller.part(part)).color(ASH));
                ui.label(RichText::new(teller.boon(boon)).small().color(ASH));
            });
        });
    }
}

/// Draws the attributes, the button that raises each, and the powers that depend on them with level
/// and roll modifier.
fn disciplines(ui: &mut Ui, sight: &Sight<'_>) {
    section(ui, &say!(sight, "panel-disciplines"));
    ui.add_space(6.0);
    let roomy = ui.available_width() > ROOMY;
    let columns = if roomy { 7 } else { 6 };
    let spacing = [if roomy { 12.0 } else { 8.0 }, 2.0];
    Grid::new("disciplines").num_columns(columns).min_row_height(28.0).spacing(spacing).show(ui, |ui| {
        for id in ["attribute", "base", "", "power", "level", "modifier", "cost"].into_iter().take(columns) {
            let words = if id.is_empty() { String::new() } else { sight.text.say(&format!("panel-head-{id}")) };
            ui.label(RichText::new(words).small().color(ASH));
        }
        ui.end_row();
        for discipline in Discipline::ALL {
            power_row(ui, sight, discipline, roomy);
            ui.end_row();
        }
    });
}

fn power_row(ui: &mut Ui, sight: &Sight<'_>, discipline: Discipline, roomy: bool) {
    let (catalog, table, seat, teller) = (sight.catalog(), sight.table(), sight.seat(), sight.teller());
    let base = table.houses().of(seat).attributes.of(discipline);
    let (attribute, power) = (teller.attribute(discipline), teller.discipline(discipline));
    ui.label(bold(&attribute));
    let title = say!(sight, "panel-base-title", attribute = attribute.as_str());
    explain(ui.label(figure(base).underline()), sight, &title, || {
        vec![Line::Text(teller.term("attribute").1), Line::Term("attribute")]
    });
    raise_button(ui, sight, discipline);
    ui.label(bold(&power));
    let tally = archfiends::discipline_level(catalog, table, seat, discipline);
    let level = archfiends::ritual_level(catalog, table, seat, discipline);
    let colour = if level > base { VERDIGRIS } else { BONE };
    let response = ui.label(figure(level).underline().color(colour));
    explain_tally(response, sight, &power, &tally, &of_discipline(sight, discipline, level));
    let tally = archfiends::roll_modifier(catalog, table, seat, discipline);
    let colour = if tally.total() > level.into() { VERDIGRIS } else { BONE };
    let response = ui.label(figure(teller.signed(tally.total())).underline().color(colour));
    let title = say!(sight, "panel-modifier-title", discipline = power.as_str());
    explain_tally(response, sight, &title, &tally, &of_modifier(sight, discipline));
    if roomy {
        match archfiends::raise_cost(catalog, table, seat, discipline) {
            Some(cost) => drop(ui.horizontal(|ui| purse_ui(ui, sight.look, sight.text, &cost))),
            None => drop(ui.weak("–")),
        }
    }
}

/// Explains the rolls to which a power roll modifier is added, and the bonus of the house against
/// the same power of others.
fn of_modifier(sight: &Sight<'_>, discipline: Discipline) -> Vec<Line> {
    let name = sight.teller().discipline(discipline);
    let mut lines = vec![Line::Text(say!(sight, "panel-modifier-tip", discipline = name.as_str()))];
    let resist = archfiends::resist_bonus(sight.catalog(), sight.table(), sight.seat(), discipline);
    if resist.total() != 0 {
        let n = resist.total();
        lines.push(Line::Text(say!(sight, "panel-modifier-resist", discipline = name.as_str(), n = n)));
        lines.extend(Line::tally(sight, &resist));
    }
    lines.push(Line::Term("ritual"));
    lines
}

/// Explains the present grants of a discipline, and the requirement of its next grant.
fn of_discipline(sight: &Sight<'_>, discipline: Discipline, level: u8) -> Vec<Line> {
    let teller = sight.teller();
    let powers = || sight.catalog().powers.iter().filter(move |power| power.discipline == discipline);
    let mut lines: Vec<Line> =
        powers().filter(|power| power.level <= level).map(|power| Line::Text(teller.power(power))).collect();
    match powers().filter(|power| power.level > level).map(|power| power.level).min() {
        Some(next) => {
            lines.push(Line::Text(say!(sight, "panel-next-level", n = next)));
            lines.extend(powers().filter(|power| power.level == next).map(|power| Line::Text(teller.power(power))));
        }
        None => lines.push(Line::Text(say!(sight, "panel-no-next-level"))),
    }
    lines.push(Line::Term("discipline"));
    lines
}

/// Draws the table of powers, with the present level of each discipline and the grants of the next
/// one.
fn powers(ui: &mut Ui, sight: &Sight<'_>) {
    let teller = sight.teller();
    let level_of =
        |discipline| archfiends::discipline_level(sight.catalog(), sight.table(), sight.seat(), discipline).total();
    section(ui, &say!(sight, "panel-powers"));
    ui.weak(say!(sight, "panel-powers-how"));
    ui.add_space(4.0);
    let highest = sight.catalog().powers.iter().map(|power| power.level).max().unwrap_or(LEVELS);
    bevy_egui::egui::ScrollArea::horizontal().id_salt("powers").show(ui, |ui| {
        Grid::new("power-table").striped(true).spacing([16.0, 4.0]).show(ui, |ui| {
            ui.label(bold(teller.term("level").0));
            for discipline in Discipline::ALL {
                ui.label(bold(teller.discipline(discipline)));
            }
            ui.end_row();
            for level in 0..=highest {
                let rows: Vec<Vec<&Power>> = Discipline::ALL
                    .iter()
                    .map(|&discipline| {
                        let here = |power: &&Power| power.discipline == discipline && power.level == level;
                        sight.catalog().powers.iter().filter(here).collect()
                    })
                    .collect();
                if rows.iter().all(Vec::is_empty) {
                    continue;
                }
                ui.label(figure(level));
                for (discipline, cell) in Discipline::ALL.into_iter().zip(rows) {
                    let reached = level_of(discipline) >= level.into();
                    ui.vertical(|ui| {
                        // Five columns and the level column must fit into the sheet.
                        ui.set_max_width(206.0);
                        for power in cell {
                            ui.horizontal_top(|ui| {
                                let (icon, tint) = if reached { ("check", VERDIGRIS) } else { ("lock", ASH) };
                                ui.add(sight.look.image(icon, 14.0, tint));
                                let words = RichText::new(teller.grant(&power.grant)).size(15.0);
                                ui.add(Label::new(words.color(if reached { BONE } else { ASH })).wrap());
                            });
                        }
                    });
                }
                ui.end_row();
            }
        });
    });
}
