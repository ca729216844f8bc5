//! Panels, drawn without a window: they draw every table, show nothing hidden, and turn clicks and
//! keys into wishes.
#![cfg(feature = "client")]

mod orders;
mod tables;

use std::sync::Arc;

use bevy_egui::egui::accesskit::{Node, NodeId, Role};
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{
    Context, Event, FullOutput, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Ui, pos2, vec2,
};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{Seat, SlotNo};
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeCard;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::desk::Desk;
use infernal_conclave::window::conclave::bazaar;
use infernal_conclave::window::conclave::diplomacy::Court;
use infernal_conclave::window::conclave::events;
use infernal_conclave::window::conclave::forces;
use infernal_conclave::window::conclave::forces::Muster;
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::conclave::orders::{order_ribbon, seal_sheet};
use infernal_conclave::window::conclave::rituals::Chamber;
use infernal_conclave::window::conclave::smith;
use infernal_conclave::window::conclave::theatre::Fight;
use infernal_conclave::window::gallery::fixtures::dealings::besieged;
use infernal_conclave::window::intent::{Dossier, Leaf, Ledger, Mark, Tab};
use infernal_conclave::window::look::palette::{
    ASH, BONE, EMBER, GOLD, INK, PANEL, PARCHMENT, SEPIA, SKY, VERDIGRIS, contrast,
};
use infernal_conclave::window::look::{Look, house_colour, icon_names, tips};
use infernal_conclave::window::shell::settings::{Face, Preferences};
use infernal_conclave::window::sight::{Hand, LoggedTurn, Overlay, Scheming, Sight, Wishes};
use table_text::Text;

use tables::tableau;
pub use tables::{charter, crowded, founded, full, later, played, tables};

pub const ME: Seat = Seat(0);

/// A player with a screen.
pub struct Screen {
    pub book: Rulebook,
    pub text: Arc<Text>,
    pub hand: Hand,
    pub overlay: Overlay,
    pub fight: Fight,
    pub muster: Muster,
    pub court: Court,
    pub chamber: Chamber,
    pub scheming: Scheming,
    pub preferences: Preferences,
    pub ctx: Context,
    look: Look,
    size: (f32, f32),
    time: f64,
}

pub type Panel = fn(&mut Ui, &Sight<'_>, &mut Wishes);

impl Screen {
    pub fn new(game: &Game, log: Vec<LoggedTurn>) -> Self {
        let book = Rulebook::standard();
        let view = SeatView::of(game, ME);
        let before = (!log.is_empty()).then(|| view.clone());
        let hand = Hand::new(&book, view, before, Desk::new(ME), log);
        let ctx = Context::default();
        ctx.enable_accesskit();
        let preferences = Preferences::default();
        let look = Look::new(&ctx, &preferences);
        let size = (1280.0, 720.0);
        Self {
            book,
            text: Text::english(),
            hand,
            overlay: Overlay::default(),
            fight: Fight::default(),
            muster: Muster::default(),
            court: Court::default(),
            chamber: Chamber::default(),
            scheming: Scheming::default(),
            preferences,
            ctx,
            look,
            size,
            time: 0.0,
        }
    }

    pub fn plan(mut self, orders: &[Order]) -> Self {
        for (order, slot) in orders.iter().zip(SlotNo::ALL) {
            self.hand.desk.put(slot, Some(order.clone()));
        }
        self.hand.replan(&self.book);
        self
    }

    /// Returns the preferences, for changes.
    pub const fn preferences_mut(&mut self) -> &mut Preferences {
        &mut self.preferences
    }

    /// Sets the size of the screen, in points.
    pub fn resize(&mut self, width: f32, height: f32) {
        self.size = (width, height);
    }

    /// Draws with another context from now on.
    pub fn moved_to(mut self, ctx: &Context) -> Self {
        self.ctx = ctx.clone();
        self.look = Look::new(ctx, &self.preferences);
        self
    }

    /// Lets some seconds pass.
    pub fn wait(&mut self, seconds: f64) {
        self.time += seconds;
    }

    /// Applies the preferences to the look.
    pub fn dress(&mut self) {
        self.look.apply(&self.ctx, &self.preferences);
    }

    /// Draws until the layout has settled, and returns what is painted.
    pub fn painted(&mut self, panel: Panel) -> Vec<ClippedShape> {
        self.read(panel);
        let (mut output, _) = self.frame(panel, Vec::new());
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        shapes
    }

    /// Returns the name of a card.
    pub fn teller_purse(&self, card: &TributeCard) -> String {
        let Self { book, text, hand, .. } = self;
        Teller::new(text, book.catalog(), hand.view.table()).purse(&card.worth)
    }

    pub fn frame(&mut self, panel: Panel, events: Vec<Event>) -> (FullOutput, Wishes) {
        self.time += 0.1;
        let (width, height) = self.size;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(width, height)));
        let input = RawInput { screen_rect, time: Some(self.time), events, focused: true, ..RawInput::default() };
        let mut wishes = Wishes::new();
        let ctx = self.ctx.clone();
        let output = ctx.run_ui(input, |ui| wishes.extend(self.draw(ui, panel)));
        (output, wishes)
    }

    /// Draws a panel with its tips, and returns the wishes.
    pub fn draw(&self, ui: &mut Ui, panel: Panel) -> Wishes {
        let mut wishes = Wishes::new();
        let Self { book, text, hand, overlay, fight, muster, court, chamber, scheming, preferences, look, .. } = self;
        let scheming = *scheming;
        let sight = Sight { hand, book, text, look, preferences, overlay, fight, muster, court, chamber, scheming };
        panel(ui, &sight, &mut wishes);
        tips::draw(ui.ctx());
        wishes
    }

    /// Draws until the layout has settled, and returns all text.
    pub fn read(&mut self, panel: Panel) -> Vec<String> {
        let mut words = Vec::new();
        for _ in 0..3 {
            let (output, wishes) = self.frame(panel, Vec::new());
            assert!(wishes.is_empty(), "nobody touched anything, but {wishes:?}");
            words.clear();
            output.shapes.iter().for_each(|ClippedShape { shape, .. }| write(shape, &mut words));
            output.drop_without_applying_deltas();
        }
        words
    }

    /// Returns the accessible widgets.
    pub fn nodes(&mut self, panel: Panel) -> Vec<(NodeId, Node)> {
        self.read(panel);
        let (mut output, _) = self.frame(panel, Vec::new());
        let update = output.platform_output.accesskit_update.take();
        output.drop_without_applying_deltas();
        update.expect("the screen tells what is on it").nodes
    }

    #[track_caller]
    pub fn find(&mut self, panel: Panel, label: &str) -> Node {
        let nodes = self.nodes(panel);
        let labels = || nodes.iter().filter_map(|(_, node)| node.label()).collect::<Vec<_>>();
        let found = nodes.iter().find(|(_, node)| node.label() == Some(label) && node.role() != Role::Label);
        found.map(|(_, node)| node.clone()).unwrap_or_else(|| panic!("nothing is called \"{label}\" in {:?}", labels()))
    }

    #[track_caller]
    pub fn click(&mut self, panel: Panel, label: &str) -> Wishes {
        let bounds = self.find(panel, label).bounds().expect("a button has bounds");
        let pos = pos2(((bounds.x0 + bounds.x1) / 2.0) as f32, ((bounds.y0 + bounds.y1) / 2.0) as f32);
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        let mut wishes = Wishes::new();
        for events in [vec![Event::PointerMoved(pos)], vec![button(true)], vec![button(false)]] {
            let (output, more) = self.frame(panel, events);
            output.drop_without_applying_deltas();
            wishes.extend(more);
        }
        wishes
    }

    /// Presses Tab until the widget of this name has the focus, and then Enter.
    #[track_caller]
    pub fn key(&mut self, panel: Panel, label: &str) -> Wishes {
        let press = |key| {
            [true, false]
                .map(|pressed| Event::Key {
                    key,
                    physical_key: None,
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::NONE,
                })
                .to_vec()
        };
        self.read(panel);
        let mut seen = Vec::new();
        for _ in 0..300 {
            let (output, _) = self.frame(panel, press(Key::Tab));
            output.drop_without_applying_deltas();
            let (mut output, _) = self.frame(panel, Vec::new());
            let update = output.platform_output.accesskit_update.take().expect("the screen tells what is on it");
            output.drop_without_applying_deltas();
            let focused = update.nodes.iter().find(|(id, _)| *id == update.focus).and_then(|(_, node)| node.label());
            seen.extend(focused.map(str::to_owned));
            if focused == Some(label) {
                let (output, wishes) = self.frame(panel, press(Key::Enter));
                output.drop_without_applying_deltas();
                return wishes;
            }
        }
        panic!("Tab never reaches \"{label}\", but {seen:?}");
    }
}

pub fn write(shape: &Shape, words: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => words.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| write(shape, words)),
        _ => {}
    }
}

/// Every panel and every tab.
pub const PANELS: [(&str, Panel); 25] = [
    ("top bar", |ui, sight, wishes| ministerium::top_bar(ui, sight, wishes)),
    ("order ribbon", |ui, sight, wishes| order_ribbon(ui, sight, wishes)),
    ("rivals", |ui, sight, wishes| ministerium::rivals(ui, sight, wishes)),
    ("turn log", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::TurnLog)),
    ("orders", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Orders)),
    ("tribute", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Tribute)),
    ("rituals", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Rituals)),
    ("diplomacy", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Diplomacy)),
    ("threats", |ui, sight, wishes| shown(ui, sight, wishes, Dossier::Threats)),
    ("dossier", |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(Seat(1)))),
    ("forces", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Forces)),
    ("praetors", |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Praetors)),
    ("artifacts", |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Artifacts)),
    ("relics", |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Relics)),
    ("event cards", |ui, sight, wishes| listed(ui, sight, wishes, Ledger::Events)),
    ("smith", SMITH),
    ("avatar", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Avatar)),
    ("bazaar", BAZAAR),
    ("events", |ui, sight, wishes| events::events(ui.ctx(), sight, wishes, Leaf::Hand)),
    ("undertaking", |ui, sight, wishes| events::events(ui.ctx(), sight, wishes, Leaf::Undertaking(1))),
    ("unit card", |ui, sight, wishes| forces::unit_card(ui.ctx(), sight, wishes)),
    ("counsel", |ui, sight, wishes| ministerium::counsel(ui.ctx(), sight, wishes)),
    ("seal", SEAL),
    ("notice", |ui, sight, _| {
        let _ = ministerium::notice(ui.ctx(), sight);
    }),
    ("everything", |ui, sight, wishes| {
        ministerium::top_bar(ui, sight, wishes);
        order_ribbon(ui, sight, wishes);
        ministerium::rivals(ui, sight, wishes);
        ministerium::counsel(ui.ctx(), sight, wishes);
        forces::unit_card(ui.ctx(), sight, wishes);
    }),
];
pub const BAZAAR: Panel = |ui, sight, wishes| bazaar::bazaar(ui.ctx(), sight, wishes);
pub const SEAL: Panel = |ui, sight, wishes| seal_sheet(ui.ctx(), sight, wishes);
const RIBBON: Panel = |ui, sight, wishes| order_ribbon(ui, sight, wishes);
pub const TRIBUTE: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Tribute);

/// Shows the forces tab with this ledger, and the sheet of its first visible treasure.
pub fn listed(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ledger: Ledger) {
    let mut seen = sight.table().attachments().possessions().iter().map(|held| held.treasure);
    let treasure = sight.muster.treasure.or_else(|| seen.find(|treasure| Ledger::of(*treasure) == ledger));
    let muster = Muster { ledger, treasure };
    ministerium::ministerium(ui.ctx(), &Sight { muster: &muster, ..*sight }, wishes, Tab::Forces);
}

/// Shows the diplomacy tab with this dossier beside its wheel.
pub fn shown(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, dossier: Dossier) {
    ministerium::ministerium(ui.ctx(), &Sight { court: &Court { dossier }, ..*sight }, wishes, Tab::Diplomacy);
}

/// The smith's bench for combat cards, for the selected unit.
pub const SMITH: Panel = |ui, sight, wishes| {
    let unit = match sight.hand.selected {
        Some(Mark::Legion(id)) => Some(Foe::Legion(id)),
        Some(Mark::Place(id)) => Some(Foe::Place(id)),
        Some(Mark::Canton(_)) | None => None,
    };
    smith::smith(ui.ctx(), sight, wishes, unit);
};

/// Returns the screen of a house one turn after three rivals have made diplomatic moves towards it.
pub fn sought() -> Screen {
    let (game, log) = besieged(&Rulebook::standard(), 8).expect("a lawful position");
    Screen::new(&game, vec![log])
}

#[test]
fn every_panel_draws_every_table_with_all_its_explanations() {
    for (table, mut screen) in tables() {
        for (name, panel) in PANELS {
            let plain = screen.read(panel);
            let quiet = matches!(name, "notice" | "unit card" | "counsel");
            assert!(quiet || plain.len() > 3, "{name} of {table} says nothing");
            // With everything visible, explanations are drawn as well.
            screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
            let all = screen.read(panel);
            screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
            assert!(all.len() >= plain.len(), "{name} of {table} hides what it showed");
            for words in all {
                for fault in ["⟨", "⟩", "{$", "{ $", "the The ", "  "] {
                    assert!(!words.contains(fault), "{name} of {table}: \"{fault}\" in \"{words}\"");
                }
            }
        }
    }
}

#[test]
fn small_windows_and_large_letters_still_draw() {
    for (size, percent) in [
        ((1280.0, 720.0), 200),
        ((1280.0, 720.0), 75),
        ((2560.0, 1440.0), 150),
        ((3440.0, 1440.0), 100),
        ((3840.0, 2160.0), 100),
        ((3840.0, 2160.0), 250),
    ] {
        let (game, log) = played(3);
        let mut screen = Screen::new(&game, log);
        let scale = percent as f32 / 100.0;
        screen.size = (size.0 / scale, size.1 / scale);
        screen.preferences.scale_percent = 100;
        screen.preferences.face = Face::Legible;
        let preferences = screen.preferences.clone();
        screen.look.apply(&screen.ctx, &preferences);
        for (name, panel) in PANELS {
            for (_, node) in screen.nodes(panel) {
                let Some(bounds) = node.bounds().filter(|_| node.role() == Role::Window) else { continue };
                let inside = bounds.x0 >= -1.0 && bounds.y0 >= -1.0 && bounds.x1 <= f64::from(screen.size.0) + 1.0;
                assert!(
                    inside && bounds.y1 <= f64::from(screen.size.1) + 1.0,
                    "{name} at {percent} %: {bounds:?} leaves the screen"
                );
            }
        }
    }
}

#[test]
fn what_is_hidden_cannot_change_a_picture() {
    for (table, mut screen) in tables() {
        let imagined = screen.hand.view.imagine(screen.book.catalog(), &Expectations::default(), 77);
        let Hand { desk, log, selected, hovered, .. } = screen.hand.clone();
        let mut other = Screen::new(&imagined, log);
        other.hand.desk = desk;
        other.hand.before.clone_from(&screen.hand.before);
        (other.hand.selected, other.hand.hovered) = (selected, hovered);
        other.overlay = screen.overlay.clone();
        other.fight = screen.fight.clone();
        (other.muster, other.court, other.scheming) = (screen.muster, screen.court, screen.scheming);
        other.chamber = screen.chamber.clone();
        other.hand.replan(&other.book);
        for (name, panel) in PANELS {
            for open in [false, true] {
                for one in [&screen, &other] {
                    one.ctx.memory_mut(|memory| memory.set_everything_is_visible(open));
                }
                assert_eq!(screen.read(panel), other.read(panel), "{name} of {table} tells what is hidden");
            }
        }
    }
}

#[test]
fn whatever_can_be_pressed_has_a_name_and_is_large_enough() {
    for (table, mut screen) in tables() {
        for (name, panel) in PANELS {
            for (_, node) in screen.nodes(panel).into_iter().filter(|(_, node)| node.role() == Role::Button) {
                let label = node.label().unwrap_or_default();
                assert!(!label.is_empty(), "{name} of {table} has a button without a name: {node:?}");
                let bounds = node.bounds().expect("a button has bounds");
                assert!(
                    bounds.height() >= 31.5 && bounds.width() >= 31.5,
                    "{name} of {table}: \"{label}\" is small: {bounds:?}"
                );
            }
        }
    }
}

#[test]
fn many_cards_stand_in_rows_that_fit() {
    let mut screen = Screen::new(&tableau(30, 1, &[]), Vec::new());
    for panel in [TRIBUTE, BAZAAR] {
        let nodes = screen.nodes(panel);
        let cards: Vec<_> = nodes.iter().filter(|(_, node)| node.role() == Role::CheckBox).collect();
        assert!(cards.len() >= 30, "all cards are shown");
        for (_, card) in cards {
            let bounds = card.bounds().expect("a card has bounds");
            assert!(bounds.x1 <= f64::from(screen.size.0) - 60.0, "a card leaves the sheet: {bounds:?}");
        }
    }
}

#[test]
fn letters_can_be_read_on_every_ground() {
    for text in [BONE, ASH] {
        assert!(contrast(text, INK) >= 7.0 && contrast(text, PANEL) >= 7.0);
    }
    for accent in [GOLD, EMBER, VERDIGRIS, SKY] {
        assert!(contrast(accent, INK) >= 4.5 && contrast(accent, PANEL) >= 4.5);
    }
    assert!(contrast(INK, PARCHMENT) >= 7.0 && contrast(SEPIA, PARCHMENT) >= 4.5);
    for seat in 0..6 {
        assert!(contrast(house_colour(Seat(seat)), INK) >= 3.0);
    }
}

#[test]
fn every_icon_can_be_drawn() {
    let ctx = Context::default();
    let look = Look::new(&ctx, &Preferences::default());
    let names: Vec<&str> = icon_names().collect();
    assert!(names.len() > 100);
    for name in &names {
        assert!(look.icon(name).is_some(), "{name} cannot be drawn");
    }
    for name in Tab::ALL.map(Tab::key) {
        assert!(names.contains(&name), "there is no icon called {name}");
    }
    assert!(look.icon("no-such-icon").is_none());
}
