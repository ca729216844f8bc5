//! The forces tab: ledgers of all visible legions, places, praetors, artifacts and relics, and a
//! sheet for the selected one.

pub(crate) mod attach;
pub(crate) mod ledger;
mod manuscripts;
mod mustering;
pub(crate) mod numbers;
pub(crate) mod promotion;
mod service;
mod treasure_sheet;
pub(crate) mod unit_card;
mod unit_facts;
pub(crate) mod unit_sheet;
pub(crate) mod upkeep;

use bevy_egui::egui::{Frame, Layout, Margin, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};

use super::events;
use crate::conclave::bazaar::goods;
use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::{muster_picture, place_picture, say};
use crate::conclave::orders::plan;
use crate::intent::{Errand, Intent, Ledger, Looking, Mark, Sheet, Tab};
use crate::look::heard;
use crate::look::palette::{ASH, EMBER, ENGRAVED, RAISED};
use crate::look::tips::Hint;
use crate::look::{Medal, break_before, icon_button, icon_text_button, tab_button};
use crate::rules::attachments::{self, Post, Treasure, free_slots};
use crate::rules::conclave;
use crate::rules::forces::{self, Legion, Place, Stat};
use crate::rules::ids::Seat;
use crate::rules::realm::Foe;
use crate::rules::tribute::Purse;
use crate::sight::{Sight, Wishes};
use ledger::{Cell, Column, Row, ledger};
pub use mustering::{Muster, MusterPlugin, Mustering};
pub use service::{dismiss_by_key, train_by_key};
use treasure_sheet::{level, treasure_sheet};
pub use unit_card::unit_card;
use unit_sheet::unit_sheet;

/// Filter by owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Whose {
    #[default]
    All,
    Own,
    Rivals,
}

/// Filter by kind of unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Units {
    #[default]
    Both,
    Legions,
    Places,
}

/// The filters of a ledger.
#[derive(Clone, Debug, Default)]
struct Filter {
    whose: Whose,
    units: Units,
    search: String,
}

impl Filter {
    fn owner(&self, owner: Option<Seat>, me: Seat) -> bool {
        match self.whose {
            Whose::All => true,
            Whose::Own => owner == Some(me),
            Whose::Rivals => owner != Some(me),
        }
    }

    fn finds(&self, words: &str) -> bool {
        let wanted = self.search.trim().to_lowercase();
        wanted.is_empty() || words.to_lowercase().contains(&wanted)
    }
}

/// Draws the tab.
pub fn forces(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let shown = sight.muster.ledger;
    ui.horizontal_wrapped(|ui| {
        for one in Ledger::ALL {
            let (icon, id) = match one {
                Ledger::Units => ("legion-infantry", "items-ledger-units"),
                Ledger::Praetors => ("praetor", "items-ledger-praetors"),
                Ledger::Artifacts => ("artifact", "items-ledger-artifacts"),
                Ledger::Relics => ("relic", "items-ledger-relics"),
                Ledger::Manuscripts => ("manuscript", "items-ledger-manuscripts"),
                Ledger::Events => ("event", "items-ledger-events"),
            };
            if tab_button(ui, sight.look, icon, &sight.text.say(id), shown == one).clicked() {
                wishes.push(Mustering::ShowLedger(one).into());
            }
        }
    });
    if shown == Ledger::Manuscripts {
        crate::conclave::forces::manuscripts::manuscripts(ui, sight, wishes);
        return;
    }
    if shown == Ledger::Events {
        events::held(ui, sight, wishes);
        return;
    }
    let filter = filters(ui, sight, wishes, shown);
    if shown == Ledger::Units {
        notices(ui, sight, wishes);
    }
    let sheet = Chosen::of(sight, shown);
    let room = ui.available_size();
    if sheet.is_some() && room.x > 900.0 {
        let side = 396.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(vec2(room.x - side - 12.0, room.y), Layout::default(), |ui| {
                rows(ui, sight, wishes, shown, &filter);
            });
            ui.allocate_ui_with_layout(vec2(side, room.y), Layout::default(), |ui| open(ui, sight, wishes, sheet));
        });
    } else if sheet.is_some() {
        ui.allocate_ui_with_layout(vec2(room.x, (room.y * 0.45).max(140.0)), Layout::default(), |ui| {
            rows(ui, sight, wishes, shown, &filter);
        });
        open(ui, sight, wishes, sheet);
    } else {
        rows(ui, sight, wishes, shown, &filter);
    }
}

/// The unit or treasure with an open sheet.
#[derive(Clone, Copy)]
enum Chosen {
    Unit(Foe),
    Treasure(Treasure),
}

impl Chosen {
    fn of(sight: &Sight<'_>, shown: Ledger) -> Option<Self> {
        let table = sight.table();
        if shown == Ledger::Units {
            return match sight.hand.selected? {
                Mark::Legion(id) => table.forces().legion(id).map(|_| Self::Unit(Foe::Legion(id))),
                Mark::Place(id) => table.forces().place(id).map(|_| Self::Unit(Foe::Place(id))),
                Mark::Canton(_) => None,
            };
        }
        let treasure = sight.muster.treasure.filter(|treasure| Ledger::of(*treasure) == shown)?;
        table.attachments().find(treasure).map(|_| Self::Treasure(treasure))
    }
}

/// Draws the open sheet beside the ledger.
fn open(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, chosen: Option<Chosen>) {
    let Some(chosen) = chosen else { return };
    let frame = Frame::new().fill(RAISED).stroke(Stroke::new(1.5, ENGRAVED)).corner_radius(4);
    frame.inner_margin(Margin::same(12)).show(ui, |ui| {
        ui.set_min_size(ui.available_size());
        ScrollArea::vertical().id_salt("forces-sheet").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            ui.horizontal(|ui| {
                let canton = match chosen {
                    Chosen::Unit(unit) => crate::conclave::ministerium::words::unit_canton(sight, unit),
                    Chosen::Treasure(treasure) => {
                        match sight.table().attachments().find(treasure).map(|held| held.post) {
                            Some(Post::Unit(unit)) => crate::conclave::ministerium::words::unit_canton(sight, unit),
                            Some(Post::Vault | Post::Chamber) | None => None,
                        }
                    }
                };
                if icon_button(ui, sight.look, "close", &say!(sight, "items-sheet-close")).clicked() {
                    wishes.push(match chosen {
                        Chosen::Unit(_) => Intent::Looking(Looking::Select(None)),
                        Chosen::Treasure(_) => Intent::Mustering(Mustering::Inspect(None)),
                    });
                }
                if let Some(canton) = canton {
                    let words = say!(sight, "panel-look", canton = sight.teller().canton_name(canton));
                    if icon_button(ui, sight.look, "zoom", &words).clicked() {
                        wishes.push(Looking::Open(Sheet::None).into());
                        wishes.push(Looking::LookAt(canton).into());
                    }
                }
            });
            match chosen {
                Chosen::Unit(unit) => unit_sheet(ui, sight, wishes, unit),
                Chosen::Treasure(treasure) => {
                    if let Some(held) = sight.table().attachments().find(treasure) {
                        treasure_sheet(ui, sight, wishes, held);
                    }
                }
            }
        });
    });
}

/// Draws the filter chips and the search field.
fn filters(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, shown: Ledger) -> Filter {
    let at = always(sight, "forces-filter");
    let mut filter: Filter = recall(ui.ctx(), at);
    ui.horizontal_wrapped(|ui| {
        ui.weak(say!(sight, "panel-filter"));
        for (one, icon, id) in [
            (Whose::All, "filter", "items-filter-all"),
            (Whose::Own, "human", "items-filter-own"),
            (Whose::Rivals, "eye", "items-filter-rivals"),
        ] {
            if tab_button(ui, sight.look, icon, &sight.text.say(id), filter.whose == one).clicked() {
                filter.whose = one;
            }
        }
        if shown == Ledger::Units {
            ui.separator();
            for (one, icon, id) in [
                (Units::Both, "forces", "items-filter-both"),
                (Units::Legions, "legion-infantry", "items-filter-legions"),
                (Units::Places, "place", "items-filter-places"),
            ] {
                if tab_button(ui, sight.look, icon, &sight.text.say(id), filter.units == one).clicked() {
                    filter.units = one;
                }
            }
        }
        if shown == Ledger::Praetors {
            ui.separator();
            let words = say!(sight, "arena");
            let button = ui.add(icon_text_button(sight.look, "champion", &words));
            if button.hint(say!(sight, "arena-door-title-tip")).clicked() {
                wishes.push(Looking::Open(Sheet::Arena(Errand::Title)).into());
            }
        }
        ui.separator();
        // The icon stays beside its field when the row breaks.
        break_before(ui, 18.0 + ui.spacing().item_spacing.x + 200.0);
        ui.add(sight.look.image("search", 18.0, ASH));
        let hint = say!(sight, "items-search");
        let field = ui.add(TextEdit::singleline(&mut filter.search).hint_text(&hint).desired_width(200.0));
        heard::name(&field, &hint);
    });
    remember(ui.ctx(), at, filter.clone());
    filter
}

/// Draws notices: guards that gather again, legions that will leave, promotions that wait for a
/// choice.
fn notices(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let (table, teller) = (sight.table(), sight.teller());
    for guard in table.forces().reforming() {
        ui.horizontal(|ui| {
            ui.add(sight.look.image("legion-guard", 18.0, ASH));
            let name = teller.seat_name(guard.seat);
            ui.label(say!(sight, "items-guard-gathers", house = name, n = guard.turns));
        });
    }
    let mut waits: Vec<String> = upkeep::leaving(sight);
    waits.extend(plan::growing(sight));
    if waits.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for words in &waits {
            ui.add(sight.look.image("warning", 18.0, EMBER));
            ui.label(RichText::new(words).color(EMBER));
        }
        let words = say!(sight, "panel-counsel-answer");
        if ui.add(icon_text_button(sight.look, "seal", &words)).clicked() {
            wishes.push(Looking::Open(Sheet::Ministerium(Tab::TurnLog)).into());
        }
    });
}

/// Draws the rows of a ledger.
fn rows(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, shown: Ledger, filter: &Filter) {
    let head = |icon: &'static str, name: String| Column { icon: Some(icon), name };
    let words = |name: String| Column { icon: None, name };
    let teller = sight.teller();
    let term = |name: &str| teller.term(name).0;
    let (name, columns, rows) = match shown {
        Ledger::Units => {
            let mut columns = vec![head("level", term("level")), head("hitpoints", term("hit-points"))];
            columns.extend(Stat::ALL.map(|stat| head(stat.key(), teller.stat(stat))));
            columns.push(head("moves", term("move-points")));
            columns.push(head("loyalty", term("loyalty")));
            columns.push(head("empty-slot", say!(sight, "items-slots-free")));
            columns.push(head("prestige", term("prestige")));
            columns.push(head("tribute", say!(sight, "items-upkeep-column")));
            columns.push(words(say!(sight, "panel-column-where")));
            ("units", columns, units(sight, filter))
        }
        Ledger::Praetors => {
            let mut columns = vec![head("level", term("level"))];
            for (icon, id) in [
                ("skull", "praetor-attack"),
                ("shield", "praetor-defense"),
                ("orb", "praetor-infernal"),
                ("hitpoints", "praetor-wounds"),
                ("dice", "praetor-luck"),
                ("loyalty", "items-praetor-loyalty"),
            ] {
                columns.push(head(icon, sight.text.say(id)));
            }
            columns.push(words(say!(sight, "panel-column-where")));
            ("praetors", columns, treasures(sight, filter, shown))
        }
        // Manuscripts and events have separate lists; these columns are not drawn for them.
        Ledger::Artifacts | Ledger::Relics | Ledger::Manuscripts | Ledger::Events => {
            let columns = vec![
                head("level", term("level")),
                words(say!(sight, "items-column-does")),
                words(say!(sight, "panel-column-where")),
            ];
            (if shown == Ledger::Relics { "relics" } else { "artifacts" }, columns, treasures(sight, filter, shown))
        }
    };
    if rows.is_empty() {
        let id = match shown {
            Ledger::Units => "panel-forces-none",
            Ledger::Praetors => "items-no-praetors",
            Ledger::Artifacts => "items-no-artifacts",
            Ledger::Relics | Ledger::Manuscripts | Ledger::Events => "items-no-relics",
        };
        ui.weak(sight.text.say(id));
        return;
    }
    ledger(ui, sight, wishes, name, &columns, rows);
}

fn units(sight: &Sight<'_>, filter: &Filter) -> Vec<Row> {
    let (table, me) = (sight.table(), sight.seat());
    let mut rows = Vec::new();
    if filter.units != Units::Places {
        let legions = table.forces().legions().iter().filter(|legion| filter.owner(Some(legion.owner), me));
        rows.extend(legions.map(|legion| of_legion(sight, legion)));
    }
    if filter.units != Units::Legions {
        let places = table.forces().places().iter().filter(|place| filter.owner(place.owner, me));
        rows.extend(places.map(|place| of_place(sight, place)));
    }
    rows.retain(|row| filter.finds(&row.name));
    rows
}

/// Returns cells for the three combat values of a unit, with their sums as explanations.
fn value_cells(sight: &Sight<'_>, unit: Foe) -> impl Iterator<Item = Cell> {
    let teller = sight.teller();
    let tallies = numbers::values(sight, sight.table(), unit);
    tallies.map(|tally| Cell::number(numbers::shown(&tally)).tip(teller.sum(&tally))).into_iter()
}

fn slot_cell(sight: &Sight<'_>, unit: Foe) -> Cell {
    let (catalog, table) = (sight.catalog(), sight.table());
    let free = free_slots(catalog, table, unit);
    let all = attachments::slots(catalog, table, unit).total();
    Cell::words(format!("{free}/{all}"), free.into()).tip(say!(sight, "items-slots-of", free = free, all = all))
}

fn of_legion(sight: &Sight<'_>, legion: &Legion) -> Row {
    let (catalog, table, teller) = (sight.catalog(), sight.table(), sight.teller());
    let unit = Foe::Legion(legion.id);
    let all = forces::pace(catalog, table, legion);
    let left = forces::moves_left(catalog, table, legion);
    let hp = Cell::words(format!("{}/{}", legion.hp, legion.max_hp), legion.hp.into());
    let mut cells = vec![Cell::number(legion.level).tip(teller.term("level").1), hp];
    cells.extend(value_cells(sight, unit));
    cells.push(Cell::words(format!("{left}/{}", all.total()), left.into()).tip(teller.sum(&all)));
    cells.push(match numbers::loyalty(sight, table, legion) {
        Some(loyalty) => Cell::number(loyalty.total()).tip(teller.sum(&loyalty)),
        None => Cell::words(say!(sight, "panel-loyalty-sworn"), i64::MAX).tip(say!(sight, "panel-loyalty-guard")),
    });
    cells.push(slot_cell(sight, unit));
    cells.push(Cell::none());
    cells.push(upkeep_cell(sight, legion));
    cells.push(Cell::words(teller.coordinates(legion.canton), legion.canton.0.into()));
    Row {
        owner: Some(legion.owner),
        name: teller.legion_name(legion),
        picture: (muster_picture(sight, &legion.muster), Medal::Shield),
        cells,
        chosen: sight.hand.selected == Some(Mark::Legion(legion.id)),
        click: vec![
            Intent::Looking(Looking::Select(Some(Mark::Legion(legion.id)))),
            Intent::Looking(Looking::LookAt(legion.canton)),
        ],
        tip: say!(sight, "panel-look", canton = teller.canton_name(legion.canton)),
    }
}

/// Returns the cell for upkeep. For the player's own legion it is the number of turns paid, in
/// ember if the legion will leave. For others, the tooltip tells the price.
fn upkeep_cell(sight: &Sight<'_>, legion: &Legion) -> Cell {
    let price = legion.upkeep(sight.catalog());
    if price == Purse::EMPTY {
        return Cell::none();
    }
    let words = sight.teller().purse(&price);
    if legion.owner != sight.seat() {
        return Cell::words("?".to_owned(), 0).tip(say!(sight, "items-upkeep-rival", price = words));
    }
    let paid = upkeep::paid(sight, legion);
    let cell =
        Cell::words(paid.to_string(), -i64::from(paid)).tip(say!(sight, "items-upkeep-mine", price = words, n = paid));
    if paid == 0 { cell.colour(EMBER) } else { cell }
}

fn of_place(sight: &Sight<'_>, place: &Place) -> Row {
    let teller = sight.teller();
    let unit = Foe::Place(place.id);
    let mut cells =
        vec![Cell::number(place.level), Cell::words(format!("{}/{}", place.hp, place.max_hp), place.hp.into())];
    cells.extend(value_cells(sight, unit));
    cells.extend([Cell::none(), Cell::none()]);
    cells.push(slot_cell(sight, unit));
    cells.push(Cell::number(conclave::place_income(sight.catalog(), sight.table(), place).total()));
    cells.push(Cell::none());
    cells.push(Cell::words(teller.coordinates(place.canton), place.canton.0.into()));
    Row {
        owner: place.owner,
        name: teller.place_name(&place.landmark),
        picture: (place_picture(sight, &place.landmark), Medal::Hexagon),
        cells,
        chosen: sight.hand.selected == Some(Mark::Place(place.id)),
        click: vec![
            Intent::Looking(Looking::Select(Some(Mark::Place(place.id)))),
            Intent::Looking(Looking::LookAt(place.canton)),
        ],
        tip: say!(sight, "panel-look", canton = teller.canton_name(place.canton)),
    }
}

fn treasures(sight: &Sight<'_>, filter: &Filter, shown: Ledger) -> Vec<Row> {
    let (table, teller, me) = (sight.table(), sight.teller(), sight.seat());
    let listed = table
        .attachments()
        .possessions()
        .iter()
        .filter(|held| Ledger::of(held.treasure) == shown && filter.owner(Some(held.owner), me));
    let rows = listed.map(|held| {
        let treasure = held.treasure;
        let level = Cell::number(level(sight, treasure));
        let mut cells = vec![match treasure {
            Treasure::Praetor(_) => level.tip(teller.term("level").1),
            Treasure::Artifact(_) | Treasure::Relic(_) => level,
        }];
        match treasure {
            Treasure::Praetor(kind) => {
                let of = |number: fn(&attachments::Praetor) -> u8| {
                    table.attachments().praetor(kind).map_or_else(Cell::none, |praetor| Cell::number(number(praetor)))
                };
                cells.extend([
                    of(|praetor| praetor.attack),
                    of(|praetor| praetor.defense),
                    of(|praetor| praetor.infernal),
                    of(|praetor| praetor.hp),
                    of(|praetor| praetor.luck),
                    of(|praetor| praetor.loyalty),
                ]);
            }
            Treasure::Artifact(_) | Treasure::Relic(_) => {
                let doings = attach::doings(sight, treasure);
                cells.push(Cell::words(teller.series(&doings), doings.len() as i64));
            }
        }
        let rank = match held.post {
            Post::Unit(_) => 2,
            Post::Chamber => 1,
            Post::Vault => 0,
        };
        let post = Cell::words(teller.post_name(held.post), rank);
        cells.push(if rank == 0 { post.colour(ASH) } else { post });
        Row {
            owner: Some(held.owner),
            name: teller.treasure_name(treasure),
            picture: (goods::goods_picture(sight, treasure.into()), Medal::Diamond),
            cells,
            chosen: sight.muster.treasure == Some(treasure),
            click: vec![Intent::Mustering(Mustering::Inspect(Some(treasure)))],
            tip: say!(sight, "items-inspect"),
        }
    });
    rows.filter(|row| filter.finds(&row.name)).collect()
}
