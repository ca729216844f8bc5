//! Panels, drawn without a window: they draw every table, say nothing that is hidden, and turn clicks and keys into wishes.
#![cfg(feature = "client")]

use std::sync::Arc;

use bevy_egui::egui::accesskit::{Node, NodeId, Role};
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{
    Context, Event, FullOutput, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Ui, pos2, vec2,
};
use infernal_conclave::brains;
use infernal_conclave::chronicle::Teller;
use infernal_conclave::client::court::{besieged, court, proclaimed};
use infernal_conclave::client::described::{HERO, full_house};
use infernal_conclave::client::intent::{Dossier, Intent, Leaf, Ledger, Mark, Sheet, Tab};
use infernal_conclave::client::look::palette::{
    ASH, BONE, EMBER, GOLD, INK, PANEL, PARCHMENT, SEPIA, SKY, VERDIGRIS, contrast,
};
use infernal_conclave::client::look::{Look, house_colour, icon_names};
use infernal_conclave::client::ministerium;
use infernal_conclave::client::settings::{Face, Preferences};
use infernal_conclave::client::sight::{Hand, LoggedTurn, Overlay, Scheming, Sight, Wishes};
use infernal_conclave::rules::archfiends::{Attributes, Rank};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::facts::log_seen_by;
use infernal_conclave::rules::forces::reach;
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{CardId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Sealed};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse, TableauLegion, TableauPlace, TableauWare};
use infernal_conclave::rules::tribute::{Purse, TributeCard, least_waste};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::session::desk::Desk;
use infernal_conclave::text::Text;

pub const ME: Seat = Seat(0);

/// A player before a screen.
pub struct Screen {
    pub book: Rulebook,
    pub text: Arc<Text>,
    pub hand: Hand,
    pub overlay: Overlay,
    preferences: Preferences,
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
        Self { book, text: Text::english(), hand, overlay: Overlay::default(), preferences, ctx, look, size, time: 0.0 }
    }

    pub fn plan(mut self, orders: &[Order]) -> Self {
        for (order, slot) in orders.iter().zip(SlotNo::ALL) {
            self.hand.desk.put(slot, Some(order.clone()));
        }
        self.hand.replan(&self.book);
        self
    }

    /// The same on a screen of this size.
    pub fn resize(&mut self, width: f32, height: f32) {
        self.size = (width, height);
    }

    /// What a card is called.
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
        let Self { book, text, hand, overlay, preferences, ctx, look, .. } = self;
        let sight = Sight { hand, book, text, look, preferences, overlay };
        let output = ctx.run_ui(input, |ui| panel(ui, &sight, &mut wishes));
        (output, wishes)
    }

    /// Draws until everything has found its place, and gives back all that is written.
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

    /// What can be read out and clicked.
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
pub const PANELS: [(&str, Panel); 24] = [
    ("top bar", |ui, sight, wishes| ministerium::top_bar(ui, sight, wishes)),
    ("order ribbon", |ui, sight, wishes| ministerium::order_ribbon(ui, sight, wishes)),
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
    ("smith", SMITH),
    ("avatar", |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Avatar)),
    ("bazaar", BAZAAR),
    ("events", |ui, sight, wishes| ministerium::events(ui.ctx(), sight, wishes, Leaf::Hand)),
    ("undertaking", |ui, sight, wishes| ministerium::events(ui.ctx(), sight, wishes, Leaf::Undertaking(1))),
    ("unit card", |ui, sight, wishes| ministerium::unit_card(ui.ctx(), sight, wishes)),
    ("counsel", |ui, sight, wishes| ministerium::counsel(ui.ctx(), sight, wishes)),
    ("seal", SEAL),
    ("notice", |ui, sight, _| {
        let _ = ministerium::notice(ui.ctx(), sight);
    }),
    ("everything", |ui, sight, wishes| {
        ministerium::top_bar(ui, sight, wishes);
        ministerium::order_ribbon(ui, sight, wishes);
        ministerium::rivals(ui, sight, wishes);
        ministerium::counsel(ui.ctx(), sight, wishes);
        ministerium::unit_card(ui.ctx(), sight, wishes);
    }),
];
pub const BAZAAR: Panel = |ui, sight, wishes| ministerium::bazaar(ui.ctx(), sight, wishes);
pub const SEAL: Panel = |ui, sight, wishes| ministerium::seal_sheet(ui.ctx(), sight, wishes);
const RIBBON: Panel = |ui, sight, wishes| ministerium::order_ribbon(ui, sight, wishes);
pub const TRIBUTE: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Tribute);

/// The forces tab with this ledger, and in it the sheet of the first thing that can be seen.
pub fn listed(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, ledger: Ledger) {
    let mut overlay = sight.overlay.clone();
    overlay.ledger = ledger;
    let mut seen = sight.table().attachments().possessions().iter().map(|held| held.treasure);
    overlay.treasure = overlay.treasure.or_else(|| seen.find(|treasure| Ledger::of(*treasure) == ledger));
    ministerium::ministerium(ui.ctx(), &Sight { overlay: &overlay, ..*sight }, wishes, Tab::Forces);
}

/// The diplomacy tab with this beside its wheel.
pub fn shown(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, dossier: Dossier) {
    let mut overlay = sight.overlay.clone();
    overlay.dossier = dossier;
    ministerium::ministerium(ui.ctx(), &Sight { overlay: &overlay, ..*sight }, wishes, Tab::Diplomacy);
}

/// The table at which combat cards are made, for the unit that is marked.
pub const SMITH: Panel = |ui, sight, wishes| {
    let unit = match sight.hand.selected {
        Some(Mark::Legion(id)) => Some(Foe::Legion(id)),
        Some(Mark::Place(id)) => Some(Foe::Place(id)),
        Some(Mark::Canton(_)) | None => None,
    };
    ministerium::smith(ui.ctx(), sight, wishes, unit);
};

// -- tables

fn charter(seed: u64) -> Charter {
    let catalog = Catalog::standard();
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::ALL[0],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Normal,
        seed,
        iron_man: false,
    };
    let seats = catalog.archfiends.iter().take(4).enumerate().map(|(index, def)| SeatCharter {
        player: Player::Human,
        archfiend: Archfiend::from(def),
        symbol: index as u8,
        pawn: None,
    });
    Charter { settings, seats: seats.collect() }
}

/// A game played by minds for some turns; the last turn's tribute is still to be chosen.
fn played(turns: u32) -> (Game, Vec<LoggedTurn>) {
    let book = Rulebook::standard();
    let mind = brains::by_name(brains::BRISK).expect("the best mind exists");
    let mut game = Game::found(book.catalog(), charter(11)).expect("a lawful set-up");
    let mut log = Vec::new();
    for turn in 1..=turns {
        let drafts: Vec<Draft> = game
            .seats()
            .map(|seat| {
                let mut draft = mind.draft(&book, &SeatView::of(&game, seat), u64::from(turn));
                if seat == ME && turn == turns {
                    draft.slots = [const { None }; SlotNo::COUNT];
                    draft.slots[0] = Some(Order::DemandTribute);
                    draft.slots[1] = Some(Order::DemandTribute);
                }
                draft
            })
            .collect();
        let resolution = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts));
        log.push(LoggedTurn { turn, entries: log_seen_by(&resolution.log, ME) });
        game = resolution.game;
    }
    (game, log)
}

fn card(index: u16) -> Purse {
    Purse { souls: 1 + index % 4, ichor: index % 3, hellfire: (index / 2) % 3, darkness: index % 2 }
}

/// A described position: a rich house that commands many legions, with wares on the shelf.
fn tableau(cards: u16, legions: i32, cast_out: &[u8]) -> Game {
    let catalog = Catalog::standard();
    let house = |index: u16| TableauHouse {
        rank: Some(Rank::ALL[usize::from(index) % 5]),
        attributes: Attributes { martial: 4, cunning: 1, intellect: 2, wickedness: 0, charisma: 3 },
        prestige: 10 + i32::from(index),
        vault: if index == 0 { (0..cards).map(card).collect() } else { vec![card(index)] },
        ..TableauHouse::default()
    };
    let legion = |index: i32, owner: u8, at: (i32, i32)| TableauLegion {
        owner,
        at,
        kind: (index % 2 == 1).then(|| catalog.legions[index as usize].id.clone()),
        level: 3,
        strength: (4, 6, 2),
        hp: 9,
        damage: i16::try_from(index % 6).unwrap_or(0),
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    };
    let mut all: Vec<TableauLegion> = (0..legions).map(|index| legion(index, 0, (index % 8, index / 8))).collect();
    all.push(legion(1, 1, (3, 5)));
    let place = TableauPlace {
        at: (1, 4),
        owner: None,
        level: 2,
        strength: (3, 4, 3),
        hp: 8,
        damage: 1,
        prestige: 2,
        kind: None,
    };
    let shelf = catalog.legions.iter().skip(30).take(4).map(|def| TableauWare { kind: def.id.clone(), raised: 1 });
    Tableau {
        seed: 5,
        turn: Some(9),
        houses: (0..5).map(house).collect(),
        places: vec![place],
        legions: all,
        excommunicated: cast_out.to_vec(),
        shelf: shelf.collect(),
        regent: Some(2),
        tokens: 3,
        ..Tableau::default()
    }
    .set_up(&catalog)
    .expect("a lawful position")
}

/// The position with something of everything, with the hero marked.
pub fn full() -> Screen {
    let game = full_house(&Catalog::standard()).expect("a lawful position");
    let mut screen = Screen::new(&game, Vec::new());
    screen.hand.selected = Some(Mark::Legion(HERO));
    screen
}

/// The court a turn after three rivals have done something.
pub fn sought() -> Screen {
    let (game, log) = besieged(&Rulebook::standard(), 8).expect("a lawful position");
    Screen::new(&game, vec![log])
}

/// The court a turn after rivals have played events.
fn called_upon(regent: bool) -> Screen {
    let (game, log) = proclaimed(&Rulebook::standard(), 12, regent).expect("a lawful position");
    Screen::new(&game, vec![log])
}

fn tables() -> Vec<(&'static str, Screen)> {
    let (middle, log) = played(8);
    let mut marked = Screen::new(&tableau(30, 20, &[]), Vec::new()).plan(&[
        Order::DemandTribute,
        Order::Consolidate { cards: vec![CardId(0), CardId(1)] },
        Order::DemandTribute,
        Order::DemandTribute,
    ]);
    let table = marked.hand.view.table();
    let legion = table.forces().legions_of(ME).last().copied().expect("it has legions");
    let held = table.realm().owners().to_vec();
    let catalog = Catalog::standard();
    let foe = reach(&catalog, table, &held, &legion).into_iter().find(|way| way.foe.is_some());
    marked.hand.selected = Some(Mark::Legion(legion.id));
    marked.hand.hovered = Some(foe.map_or(legion.canton, |way| way.canton));
    marked.overlay.notice = Some("The plan is saved.".to_owned());
    marked.overlay.scheming = Scheming { done: 1, of: 5 };
    let mut pandemonium = Screen::new(&tableau(0, 1, &[1]), Vec::new());
    pandemonium.hand.selected = pandemonium.hand.view.table().forces().pandemonium().map(|place| Mark::Place(place.id));
    vec![
        (
            "a new game",
            Screen::new(&Game::found(&Catalog::standard(), charter(3)).expect("a lawful set-up"), Vec::new()),
        ),
        ("the middle of a game", Screen::new(&middle, log)),
        ("an excommunicated house", Screen::new(&tableau(6, 3, &[0]), Vec::new())),
        ("an empty vault, Pandemonium marked", pandemonium),
        ("thirty cards and twenty legions", marked),
        ("something of everything", full()),
        ("a court", Screen::new(&court(&Catalog::standard(), 8).expect("a lawful position"), Vec::new())),
        ("a court, later", Screen::new(&court(&Catalog::standard(), 20).expect("a lawful position"), Vec::new())),
        ("a house besieged", sought()),
        ("a house called upon", called_upon(false)),
        ("a Regent called upon", called_upon(true)),
    ]
}

// -- tests

#[test]
fn every_panel_draws_every_table_with_all_its_explanations() {
    for (table, mut screen) in tables() {
        for (name, panel) in PANELS {
            let plain = screen.read(panel);
            let quiet = matches!(name, "notice" | "unit card" | "counsel");
            assert!(quiet || plain.len() > 3, "{name} of {table} says nothing");
            // With everything open, explanations are drawn as well.
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
    for (size, percent) in [((1280.0, 720.0), 200), ((1280.0, 720.0), 75), ((2560.0, 1440.0), 150)] {
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
fn the_turn_is_sealed_by_click_and_by_key() {
    let (game, _) = played(0);
    assert_eq!(Screen::new(&game, Vec::new()).click(SEAL, "Seal"), [Intent::Seal]);
    assert_eq!(Screen::new(&game, Vec::new()).key(SEAL, "Seal"), [Intent::Seal]);
    assert_eq!(Screen::new(&game, Vec::new()).click(PANELS[0].1, "Seal the Turn"), [Intent::Open(Sheet::Seal)]);
    assert_eq!(Screen::new(&game, Vec::new()).key(PANELS[0].1, "Bazaar"), [Intent::Open(Sheet::Bazaar)]);
}

#[test]
fn a_turn_is_not_sealed_before_tribute_is_chosen() {
    let (game, log) = played(1);
    let mut screen = Screen::new(&game, log);
    assert!(!screen.hand.problems.is_empty(), "tribute waits");
    assert!(screen.find(PANELS[0].1, "Seal the Turn").is_disabled());
    assert!(screen.find(SEAL, "Seal").is_disabled());
    assert_eq!(screen.click(SEAL, "Seal"), []);
    let wishes = screen.click(TRIBUTE, "Take the richest");
    let [Intent::Answer(Answer::KeepTribute { offer, cards })] = wishes.as_slice() else { panic!("{wishes:?}") };
    let offer = &game.treasury().offers(ME)[usize::from(*offer)];
    assert_eq!(cards.len(), usize::from(offer.keep).min(offer.cards.len()));
    for index in 0..game.treasury().offers(ME).len() {
        screen.hand.desk.answer(Answer::KeepTribute { offer: index as u8, cards: Vec::new() });
    }
    screen.hand.replan(&screen.book);
    assert!(!screen.find(SEAL, "Seal").is_disabled());
}

#[test]
fn a_bid_is_paid_for_laid_and_taken_back() {
    let game = tableau(30, 1, &[]);
    let mut screen = Screen::new(&game, Vec::new());
    let ware = game.bazaar().shelf()[0];
    let cheapest = least_waste(game.treasury().vault(ME), &ware.minimum(&Catalog::standard())).expect("it can be paid");
    assert!(screen.find(BAZAAR, "Bid").is_disabled(), "nothing is laid");
    assert_eq!(screen.click(BAZAAR, "Pay for me"), []);
    let order = Order::Bid { goods: ware.goods, cards: cheapest };
    assert_eq!(screen.click(BAZAAR, "Bid"), [Intent::Put(None, order.clone())]);
    assert_eq!(screen.key(BAZAAR, "Bid"), [Intent::Put(None, order.clone())]);
    let mut screen = screen.plan(&[order]);
    assert!(screen.find(BAZAAR, "Change the bid").is_disabled(), "nothing has changed");
    assert_eq!(screen.click(BAZAAR, "Take the bid back"), [Intent::Strike(SlotNo::ALL[0])]);
}

#[test]
fn a_card_that_the_plan_makes_can_be_spent_in_a_later_slot() {
    let game = tableau(30, 1, &[]);
    let all: Vec<CardId> = game.treasury().vault(ME).iter().map(|card| card.id).collect();
    let mut screen = Screen::new(&game, Vec::new()).plan(&[Order::Consolidate { cards: all[..2].to_vec() }]);
    assert_eq!(screen.hand.planned.treasury().vault(ME).len(), 29);
    // The tribute tab shows the two committed cards as well.
    for (panel, shown) in [(TRIBUTE, 31), (BAZAAR, 29)] {
        let cards = screen.nodes(panel).iter().filter(|(_, node)| node.role() == Role::CheckBox).count();
        assert_eq!(cards, shown);
    }
}

#[test]
fn an_excommunicated_house_is_told_why_it_cannot_bid() {
    let mut screen = Screen::new(&tableau(30, 1, &[0]), Vec::new());
    screen.click(BAZAAR, "Pay for me");
    assert!(screen.find(BAZAAR, "Bid").is_disabled());
    let why = screen.text.say("refusal-excommunicated");
    assert!(screen.read(BAZAAR).contains(&why));
}

#[test]
fn orders_are_moved_and_struck_out_by_click_and_by_key() {
    let game = tableau(30, 1, &[]);
    let orders = [Order::DemandTribute, Order::Consolidate { cards: vec![CardId(0), CardId(1)] }];
    let mut screen = Screen::new(&game, Vec::new()).plan(&orders);
    let slots = SlotNo::ALL;
    assert_eq!(screen.click(RIBBON, "Take the order out of slot 1"), [Intent::Strike(slots[0])]);
    assert_eq!(screen.key(RIBBON, "Take the order out of slot 2"), [Intent::Strike(slots[1])]);
    assert_eq!(screen.click(RIBBON, "Move the order of slot 1 one slot later"), [Intent::Swap(slots[0], slots[1])]);
    assert_eq!(screen.click(RIBBON, "Undo (U)"), [Intent::Undo]);
    assert!(screen.find(RIBBON, "Redo (R)").is_disabled());
}

#[test]
fn an_onlooker_can_change_nothing() {
    let mut screen = Screen::new(&tableau(30, 2, &[]), Vec::new()).plan(&[Order::DemandTribute]);
    screen.hand.watching = true;
    for (name, panel) in PANELS {
        let labels: Vec<String> = screen
            .nodes(panel)
            .iter()
            .filter(|(_, node)| !node.is_disabled())
            .filter_map(|(_, node)| node.label().map(str::to_owned))
            .collect();
        for forbidden in
            ["Seal", "Seal the Turn", "Bid", "Demand Tribute (T)", "Undo (U)", "Take the order out of slot 1"]
        {
            assert!(!labels.iter().any(|label| label == forbidden), "{name} lets an onlooker press \"{forbidden}\"");
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
    let catalog = Catalog::standard();
    let known = catalog.legions.iter().map(|def| &def.icon).chain(catalog.places.iter().map(|def| &def.icon));
    for name in known.map(String::as_str).chain(Tab::ALL.map(Tab::key)) {
        assert!(names.contains(&name), "there is no icon called {name}");
    }
    assert!(look.icon("no-such-icon").is_none());
}
