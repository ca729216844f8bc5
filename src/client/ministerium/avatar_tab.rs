//! The avatar tab: the archfiend itself, its disciplines and what they grant (manual 4.1, appendix H).

use bevy_egui::egui::{Grid, Label, RichText, Ui};

use super::raise::{raise_button, raise_table};
use super::words::{boon_icon, say, symbol};
use super::{objectives, perks};
use crate::client::look::palette::{ASH, BONE, GOLD, VERDIGRIS};
use crate::client::look::portrait::portrait;
use crate::client::look::{
    Line, Medal, bold, explain, explain_tally, figure, house_colour, medallion, pips, purse_ui, quoted, scroll,
    section, title,
};
use crate::client::sight::{Sight, Wishes};
use crate::rules::archfiends::{self, Discipline, Part, Rank, Tally};
use crate::rules::attachments::boons;
use crate::rules::catalog::Power;
use crate::rules::ids::Seat;

/// The highest level of a discipline that the table shows.
const LEVELS: u8 = 6;

/// The tab.
pub fn avatar(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    scroll(ui, "avatar-tab", |ui| {
        head(ui, sight);
        objectives::own(ui, sight, wishes);
        if ui.available_width() > 760.0 {
            ui.columns(2, |columns| {
                numbers(&mut columns[0], sight);
                disciplines(&mut columns[1], sight);
            });
        } else {
            numbers(ui, sight);
            disciplines(ui, sight);
        }
        raise_table(ui, sight, wishes);
        perks::own(ui, sight);
        in_force(ui, sight);
        powers(ui, sight);
    });
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
    // The catalog knows the story of a ready-made archfiend, not that of one made by hand.
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

fn numbers(ui: &mut Ui, sight: &Sight<'_>) {
    let (catalog, table, seat) = (sight.catalog(), sight.table(), sight.seat());
    section(ui, &say!(sight, "panel-dependent"));
    ui.add_space(6.0);
    let (offer, keep) = archfiends::tribute_offer(catalog, table, seat);
    let rows: [(&str, &str, Tally, String, Option<&'static str>); 5] = [
        (
            "orders",
            "panel-number-slots",
            archfiends::order_slots(catalog, table, seat),
            sight.teller().tip("order-slots"),
            Some("order-slot"),
        ),
        (
            "rituals",
            "panel-number-rituals",
            archfiends::ritual_slots(catalog, table, seat),
            sight.teller().tip("ritual-slots"),
            None,
        ),
        (
            "legion-infantry",
            "panel-number-command",
            archfiends::command_rating(catalog, table, seat),
            command(sight),
            Some("command-rating"),
        ),
        (
            "hitpoints",
            "panel-number-healing",
            archfiends::healing_rate(catalog, table, seat),
            sight.teller().tip("healing-rate"),
            Some("healing-rate"),
        ),
        (
            "tribute",
            "panel-number-skill",
            archfiends::tribute_skill(catalog, &sight.hand.planned, seat),
            sight.teller().tip("tribute-quality"),
            Some("quality-number"),
        ),
    ];
    Grid::new("numbers").num_columns(3).min_row_height(28.0).spacing([12.0, 2.0]).show(ui, |ui| {
        for (icon, id, tally, tip, term) in rows {
            ui.add(sight.look.image(icon, 20.0, BONE));
            ui.label(sight.text.say(id));
            let mut more = vec![Line::Text(tip)];
            more.extend(term.map(Line::Term));
            explain_tally(ui.label(figure(tally.total()).underline()), sight, &sight.text.say(id), &tally, &more);
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

/// What relics and places of power give now, and where each comes from.
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
                ui.add(sight.look.image(boon_icon(boon), 18.0, BONE));
                ui.label(bold(teller.boon_name(boon)));
                ui.label(RichText::new(teller.part(part)).color(ASH));
                ui.label(RichText::new(teller.boon(boon)).small().color(ASH));
            });
        });
    }
}

fn command(sight: &Sight<'_>) -> String {
    say!(sight, "panel-command-tip", n = crate::rules::forces::commanded(sight.table(), sight.seat()))
}

fn disciplines(ui: &mut Ui, sight: &Sight<'_>) {
    let teller = sight.teller();
    let attributes = sight.table().houses().of(sight.seat()).attributes;
    section(ui, &say!(sight, "panel-disciplines"));
    ui.add_space(6.0);
    Grid::new("disciplines").num_columns(5).min_row_height(28.0).spacing([12.0, 2.0]).show(ui, |ui| {
        for discipline in Discipline::ALL {
            let attribute = attributes.of(discipline);
            let tally = archfiends::discipline_level(sight.catalog(), sight.table(), sight.seat(), discipline);
            let level = tally.total().clamp(0, u8::MAX.into()) as u8;
            ui.label(bold(teller.discipline(discipline)));
            ui.label(RichText::new(teller.attribute(discipline)).color(ASH));
            let response = ui.horizontal(|ui| {
                pips(ui, attribute.into(), LEVELS.into(), BONE);
                ui.label(figure(level).color(if level > attribute { VERDIGRIS } else { BONE }));
            });
            let more = of_discipline(sight, discipline, level);
            explain_tally(response.response, sight, &teller.discipline(discipline), &tally, &more);
            raise_button(ui, sight, discipline);
            match archfiends::raise_cost(sight.catalog(), sight.table(), sight.seat(), discipline) {
                Some(cost) => drop(ui.horizontal(|ui| purse_ui(ui, sight.look, sight.text, &cost))),
                None => drop(ui.weak("–")),
            }
            ui.end_row();
        }
    });
}

/// What a discipline grants now, and what its next grant needs.
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

/// The table of powers: where one stands, and what the next level brings.
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
                        // Five columns and the level fit into the sheet.
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
