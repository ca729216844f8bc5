//! The forces tab: a ledger of every legion and place that can be seen, and a sheet for the chosen one.

use crate::rules::attachments::skills;
use crate::rules::forces;
use crate::rules::realm::Foe;
use bevy_egui::egui::{Button, Grid, RichText, ScrollArea, Ui};

use super::memory::{always, recall, remember};
use super::unit_card::{legion_facts, place_facts};
use super::words::{muster_icon, place_icon, say, symbol};
use crate::client::intent::{Intent, Mark};
use crate::client::look::palette::{ASH, BONE};
use crate::client::look::{Medal, figure, house_colour, medallion, parchment, scroll, tab_button};
use crate::client::sight::{Sight, Wishes};
use crate::rules::forces::{Legion, Place, Stat, Strength};
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat};

/// What the ledger lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Rows {
    #[default]
    OwnLegions,
    OtherLegions,
    Places,
}

/// By what it is sorted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Column {
    #[default]
    Owner,
    Name,
    Level,
    Hp,
    Stat(Stat),
    Moves,
    Loyalty,
    Prestige,
}

/// One line of the ledger.
struct Row {
    mark: Mark,
    owner: Option<Seat>,
    name: String,
    icon: String,
    medal: Medal,
    level: u8,
    hp: i16,
    max_hp: i16,
    strength: Strength,
    moves: Option<(u8, u8)>,
    loyalty: Option<u8>,
    prestige: Option<u8>,
    abilities: Vec<(String, String)>,
    canton: CantonId,
}

/// The tab.
pub fn forces(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let rows_at = always(sight, "forces-rows");
    let mut shown: Rows = recall(ui.ctx(), rows_at);
    ui.horizontal_wrapped(|ui| {
        let tabs = [
            (Rows::OwnLegions, "legion-infantry", "panel-forces-own"),
            (Rows::OtherLegions, "legion-riders", "panel-forces-others"),
            (Rows::Places, "place", "panel-forces-places"),
        ];
        for (one, icon, id) in tabs {
            if tab_button(ui, sight.look, icon, &sight.text.say(id), shown == one).clicked() {
                shown = one;
            }
        }
    });
    remember(ui.ctx(), rows_at, shown);
    let mut rows: Vec<Row> = match shown {
        Rows::OwnLegions => {
            sight.table().forces().legions_of(sight.seat()).map(|legion| of_legion(sight, legion)).collect()
        }
        Rows::OtherLegions => {
            let others = sight.table().forces().legions().iter().filter(|legion| legion.owner != sight.seat());
            others.map(|legion| of_legion(sight, legion)).collect()
        }
        Rows::Places => sight.table().forces().places().iter().map(|place| of_place(sight, place)).collect(),
    };
    let sort_at = always(sight, "forces-sort");
    let (column, turned): (Column, bool) = recall(ui.ctx(), sort_at);
    sort(&mut rows, column, turned);
    let tall = ui.available_height();
    let sheet = chosen(sight, &rows);
    let ledger = if sheet.is_some() { (tall * 0.55).max(160.0) } else { tall };
    ScrollArea::both().id_salt("forces-ledger").auto_shrink([false, false]).max_height(ledger).show(ui, |ui| {
        if rows.is_empty() {
            ui.weak(say!(sight, "panel-forces-none"));
            return;
        }
        Grid::new(("ledger", shown == Rows::Places)).striped(true).min_row_height(34.0).spacing([14.0, 2.0]).show(
            ui,
            |ui| {
                heads(ui, sight, shown, sort_at);
                for row in &rows {
                    line(ui, sight, wishes, row, shown);
                    ui.end_row();
                }
            },
        );
    });
    if let Some(row) = sheet {
        scroll(ui, "forces-sheet", |ui| item_sheet(ui, sight, row));
    }
}

fn of_legion(sight: &Sight<'_>, legion: &Legion) -> Row {
    let teller = sight.teller();
    let table = sight.table();
    let abilities = skills(sight.catalog(), table, Foe::Legion(legion.id));
    let all = forces::pace(sight.catalog(), table, legion).total() as u8;
    Row {
        mark: Mark::Legion(legion.id),
        owner: Some(legion.owner),
        name: teller.legion_name(legion),
        icon: muster_icon(sight, &legion.muster).to_owned(),
        medal: Medal::Shield,
        level: legion.level,
        hp: legion.hp,
        max_hp: legion.max_hp,
        strength: legion.strength,
        moves: Some((forces::moves_left(sight.catalog(), table, legion), all)),
        loyalty: (!legion.unwavering()).then_some(legion.loyalty),
        prestige: None,
        abilities: abilities
            .iter()
            .map(|skill| (teller.ability_name(&skill.ability), teller.ability(&skill.ability)))
            .collect(),
        canton: legion.canton,
    }
}

fn of_place(sight: &Sight<'_>, place: &Place) -> Row {
    Row {
        mark: Mark::Place(place.id),
        owner: place.owner,
        name: sight.teller().place_name(&place.landmark),
        icon: place_icon(sight, &place.landmark).to_owned(),
        medal: Medal::Hexagon,
        level: place.level,
        hp: place.hp,
        max_hp: place.max_hp,
        strength: place.strength,
        moves: None,
        loyalty: None,
        prestige: Some(place.prestige),
        abilities: Vec::new(),
        canton: place.canton,
    }
}

fn sort(rows: &mut [Row], column: Column, turned: bool) {
    // Names count up, numbers count down: what is greatest is what one looks for.
    rows.sort_by(|a, b| match column {
        Column::Owner => a.owner.cmp(&b.owner).then_with(|| b.level.cmp(&a.level)),
        Column::Name => a.name.cmp(&b.name),
        Column::Level => b.level.cmp(&a.level),
        Column::Hp => b.hp.cmp(&a.hp),
        Column::Stat(stat) => b.strength.of(stat).cmp(&a.strength.of(stat)),
        Column::Moves => b.moves.cmp(&a.moves),
        Column::Loyalty => b.loyalty.cmp(&a.loyalty),
        Column::Prestige => b.prestige.cmp(&a.prestige),
    });
    if turned {
        rows.reverse();
    }
}

fn heads(ui: &mut Ui, sight: &Sight<'_>, shown: Rows, sort_at: bevy_egui::egui::Id) {
    let (column, turned): (Column, bool) = recall(ui.ctx(), sort_at);
    let teller = sight.teller();
    let mut columns = vec![
        (Column::Owner, say!(sight, "panel-column-owner")),
        (Column::Name, say!(sight, "panel-column-name")),
        (Column::Level, teller.term("level").0),
        (Column::Hp, teller.term("hit-points").0),
    ];
    columns.extend(Stat::ALL.map(|stat| (Column::Stat(stat), teller.stat(stat))));
    if shown == Rows::Places {
        columns.push((Column::Prestige, teller.term("prestige").0));
    } else {
        columns.push((Column::Moves, teller.term("move-points").0));
        columns.push((Column::Loyalty, teller.term("loyalty").0));
    }
    for (one, words) in columns {
        let sorted = one == column;
        let response = ui.add(Button::new(RichText::new(words).color(if sorted { BONE } else { ASH })).frame(sorted));
        if response.clicked() {
            remember(ui.ctx(), sort_at, (one, sorted && !turned));
        }
        response.on_hover_text(say!(sight, "panel-column-tip"));
    }
    if shown != Rows::Places {
        ui.weak(say!(sight, "panel-column-abilities"));
    }
    ui.weak(say!(sight, "panel-column-where"));
    ui.end_row();
}

fn line(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, row: &Row, shown: Rows) {
    match row.owner {
        Some(owner) => {
            let sigil = medallion(ui, sight.look, &symbol(sight, owner), 28.0, house_colour(owner), Medal::Circle);
            sigil.on_hover_text(sight.teller().seat_name(owner));
        }
        None => drop(ui.weak(sight.teller().owner_name(None))),
    }
    ui.horizontal(|ui| {
        let ring = row.owner.map_or(ASH, house_colour);
        medallion(ui, sight.look, &row.icon, 28.0, ring, row.medal);
        let selected = sight.hand.selected == Some(row.mark);
        let response = ui.add(Button::selectable(selected, &row.name));
        if response.clicked() {
            wishes.push(Intent::Select(Some(row.mark)));
            wishes.push(Intent::LookAt(row.canton));
        }
        response.on_hover_text(say!(sight, "panel-look", canton = sight.teller().canton_name(row.canton)));
    });
    ui.label(figure(row.level));
    ui.label(figure(format!("{}/{}", row.hp, row.max_hp)));
    for stat in Stat::ALL {
        ui.label(figure(row.strength.of(stat)));
    }
    if shown == Rows::Places {
        ui.label(row.prestige.map_or_else(|| figure("–"), figure));
    } else {
        ui.label(row.moves.map_or_else(|| figure("–"), |(left, all)| figure(format!("{left}/{all}"))));
        match row.loyalty {
            Some(loyalty) => ui.label(figure(loyalty)),
            None => ui.label(figure("–")).on_hover_text(say!(sight, "panel-loyalty-guard")),
        };
        ui.horizontal(|ui| {
            for (name, meaning) in &row.abilities {
                ui.label(RichText::new(name).small()).on_hover_text(meaning);
            }
        });
    }
    ui.label(sight.teller().coordinates(row.canton));
}

/// The row of what is marked on the board, if it is in the ledger.
fn chosen<'r>(sight: &Sight<'_>, rows: &'r [Row]) -> Option<&'r Row> {
    rows.iter().find(|row| sight.hand.selected == Some(row.mark))
}

/// The sheet of one unit: its numbers and its story.
fn item_sheet(ui: &mut Ui, sight: &Sight<'_>, row: &Row) {
    parchment(ui, |ui| match row.mark {
        Mark::Legion(id) => legion(ui, sight, id),
        Mark::Place(id) => place(ui, sight, id),
        Mark::Canton(_) => {}
    });
}

fn legion(ui: &mut Ui, sight: &Sight<'_>, id: LegionId) {
    if let Some(legion) = sight.table().forces().legion(id) {
        legion_facts(ui, sight, legion);
    }
}

fn place(ui: &mut Ui, sight: &Sight<'_>, id: PlaceId) {
    if let Some(place) = sight.table().forces().place(id) {
        place_facts(ui, sight, place);
    }
}
