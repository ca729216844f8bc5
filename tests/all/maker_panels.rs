//! The archfiend maker, and the archfiends on the page for a new game, drawn without a window.

#![cfg(feature = "client")]

use std::path::{Path, PathBuf};

use bevy_egui::egui::accesskit::{Node, Role};
use bevy_egui::egui::{Event, Key, Modifiers, PointerButton, RawInput, Rect, Ui, pos2, vec2};
use infernal_conclave::rules::archfiends::{Attributes, Flaw, Rank, bill, flaws};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::game::{Archfiend, Game, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::objectives::Sin;
use infernal_conclave::table::setups::SetUp;
use infernal_conclave::table::shelf::{Leaf, Misfiled};
use infernal_conclave::window::intent::{Going, Intent, Making};
use infernal_conclave::window::look::tips;
use infernal_conclave::window::shell::flow::Screen;
use infernal_conclave::window::shell::screens::load::LoadState;
use infernal_conclave::window::shell::screens::maker::{self, Bench, BenchLeaf, Cabinet, MakerState};
use infernal_conclave::window::shell::screens::title::Doorstep;
use infernal_conclave::window::shell::screens::{Choice, NewGameState, Page, new_game, title};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::Wishes;

use crate::panels::write;
use crate::screens::{SIZES, Studio};

fn press(key: Key, modifiers: Modifiers) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
    vec![event(true), event(false)]
}

/// A studio with widgets that can be found and pressed.
struct Hall {
    studio: Studio,
    frame: u32,
}

impl Hall {
    fn new(size: (f32, f32)) -> Self {
        let studio = Studio::new(size);
        studio.ctx.enable_accesskit();
        Self { studio, frame: 0 }
    }

    /// Draws a frame. Returns its accessible widgets and its text.
    fn draw(&mut self, events: Vec<Event>, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> (Vec<Node>, Vec<String>) {
        self.frame += 1;
        let Studio { ctx, look, preferences, text, catalog, size, .. } = &self.studio;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(size.0, size.1))),
            time: Some(f64::from(self.frame) / 10.0),
            events,
            focused: true,
            ..RawInput::default()
        };
        let page = Page { text, look, preferences, catalog };
        let mut output = ctx.run_ui(input, |ui| {
            screen(ui, &page);
            tips::draw(ui.ctx());
        });
        let update = output.platform_output.accesskit_update.take();
        let mut words = Vec::new();
        output.shapes.iter().for_each(|clipped| write(&clipped.shape, &mut words));
        output.drop_without_applying_deltas();
        let nodes = update.expect("the screen tells what is on it").nodes;
        (nodes.into_iter().map(|(_, node)| node).collect(), words)
    }

    fn frame(&mut self, events: Vec<Event>, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<Node> {
        self.draw(events, screen).0
    }

    /// Draws until the layout has settled, and returns all text.
    fn still(&mut self, mut screen: impl FnMut(&mut Ui, &Page<'_>)) -> Vec<String> {
        self.nodes(&mut screen);
        self.draw(Vec::new(), &mut screen).1
    }

    fn nodes(&mut self, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) -> Vec<Node> {
        self.frame(Vec::new(), screen);
        self.frame(Vec::new(), screen);
        self.frame(Vec::new(), screen)
    }

    /// Clicks the widget of this name.
    #[track_caller]
    fn click(&mut self, label: &str, screen: &mut dyn FnMut(&mut Ui, &Page<'_>)) {
        let nodes = self.nodes(screen);
        let named = |node: &&Node| node.label() == Some(label) && node.role() != Role::Label;
        let labels = || nodes.iter().filter_map(|node| node.label().map(str::to_owned)).collect::<Vec<_>>();
        let node =
            nodes.iter().find(named).unwrap_or_else(|| panic!("nothing is called \"{label}\" in {:?}", labels()));
        let bounds = node.bounds().expect("a button has bounds");
        let pos = pos2(((bounds.x0 + bounds.x1) / 2.0) as f32, ((bounds.y0 + bounds.y1) / 2.0) as f32);
        let button =
            |pressed| Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
        for events in [vec![Event::PointerMoved(pos)], vec![button(true)], vec![button(false)]] {
            self.frame(events, screen);
        }
        self.frame(Vec::new(), screen);
    }
}

fn schemer() -> Archfiend {
    Archfiend {
        name: "Vassago".to_owned(),
        title: "Returning Officer of the Damned".to_owned(),
        form: 6,
        rank: Rank::Lord,
        attributes: Attributes { intellect: 2, charisma: 2, ..Attributes::default() },
        perks: vec!["king_maker".to_owned(), "seer".to_owned(), "obscure".to_owned()],
        objective: Sin::Pride,
        guard: "The Quiet Hundred".to_owned(),
        stronghold: "The Lower Assizes".to_owned(),
    }
}

fn leaves() -> Vec<Leaf<Archfiend>> {
    let leaf = |name: &str, held| Leaf { path: PathBuf::from(format!("/fiends/{name}.ron")), held };
    vec![
        leaf("Vassago", Ok(schemer())),
        leaf("dear", Err(Misfiled::Unlawful(vec![Flaw::TooDear { cost: 44, points: 30 }]))),
        leaf("torn", Err(Misfiled::Garbled { line: 3, what: "Expected comma".to_owned() })),
    ]
}

/// Draws the maker.
fn at(leaves: &[Leaf<Archfiend>], state: &mut MakerState, wishes: &mut Wishes, ui: &mut Ui, page: &Page<'_>) {
    let cabinet = Cabinet { leaves, folder: Path::new("/fiends") };
    maker::show(ui, page, &cabinet, state, wishes);
}

#[test]
fn the_maker_is_drawn_in_every_size() {
    for size in SIZES {
        let mut studio = Studio::new(size);
        let (mut wishes, leaves) = (Wishes::new(), leaves());
        let mut state = MakerState::with_luck(1);
        studio.still(|ui, page| at(&[], &mut state, &mut wishes, ui, page));
        studio.still(|ui, page| at(&leaves, &mut state, &mut wishes, ui, page));
        for leaf in BenchLeaf::ALL {
            let nobody = Archfiend { name: String::new(), rank: Rank::Prince, ..schemer() };
            for (fiend, of) in [(schemer(), Some(leaves[0].path.clone())), (nobody, None)] {
                state.bench = Some(Bench::new(fiend, of).open_at(leaf));
                studio.still(|ui, page| at(&leaves, &mut state, &mut wishes, ui, page));
            }
        }
        assert_eq!(wishes, [], "nothing was pressed");
    }
}

#[test]
fn the_title_leads_to_the_maker_and_the_maker_to_the_bench() {
    let mut hall = Hall::new(SIZES[0]);
    let (mut wishes, mut open) = (Wishes::new(), LoadState::default());
    hall.click("Archfiends", &mut |ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
    assert_eq!(wishes, [Intent::Going(Going::To(Screen::Maker))]);
    wishes.clear();
    let (leaves, mut state) = (leaves(), MakerState::with_luck(4));
    hall.click("A new archfiend", &mut |ui, page| at(&leaves, &mut state, &mut wishes, ui, page));
    let fiend = state.bench.as_ref().expect("it lies on the bench").fiend.clone();
    assert_eq!(bill(&hall.studio.catalog, &fiend).total(), 0);
    assert_eq!(flaws(&hall.studio.catalog, &fiend), []);
    // Two clicks: make one with the dice, then keep it.
    hall.click("By the dice", &mut |ui, page| at(&leaves, &mut state, &mut wishes, ui, page));
    hall.click("Keep it", &mut |ui, page| at(&leaves, &mut state, &mut wishes, ui, page));
    let [Intent::Making(Making::KeepArchfiend(kept, None))] = wishes.as_slice() else { panic!("{wishes:?}") };
    assert_eq!(bill(&hall.studio.catalog, kept).total(), 30);
    assert_ne!(kept.name, "Vassago", "one is called so already");
    let kept = kept.clone();
    state.kept(&kept, leaves[0].path.clone());
    assert!(state.bench.is_none(), "what is on file leaves the bench");
}

#[test]
fn a_file_is_changed_copied_played_and_deleted() {
    let mut hall = Hall::new(SIZES[0]);
    let (mut wishes, leaves) = (Wishes::new(), leaves()[..1].to_vec());
    let mut state = MakerState::with_luck(4);
    let mut go = |hall: &mut Hall, state: &mut MakerState, label: &str| {
        hall.click(label, &mut |ui, page| at(&leaves, state, &mut wishes, ui, page));
        std::mem::take(&mut wishes)
    };
    assert_eq!(go(&mut hall, &mut state, "Play"), [Intent::Making(Making::PlayAs(Box::new(schemer())))]);
    go(&mut hall, &mut state, "Change");
    assert_eq!(
        state.bench.take().map(|bench| (bench.fiend, bench.of)),
        Some((schemer(), Some(leaves[0].path.clone())))
    );
    go(&mut hall, &mut state, "Copy");
    assert_eq!(state.bench.take().map(|bench| (bench.fiend, bench.of)), Some((schemer(), None)));
    go(&mut hall, &mut state, "Copy Belphegor");
    assert_eq!(state.bench.take().map(|bench| bench.fiend.name), Some("Belphegor".to_owned()));
    assert_eq!(go(&mut hall, &mut state, "Delete"), [], "deleting is asked about first");
    assert_eq!(go(&mut hall, &mut state, "Cancel"), []);
    go(&mut hall, &mut state, "Delete");
    assert_eq!(go(&mut hall, &mut state, "Delete"), [Intent::Making(Making::DeleteArchfiend(leaves[0].path.clone()))]);
}

#[test]
fn what_cannot_be_is_said_and_not_kept() {
    let mut hall = Hall::new(SIZES[0]);
    let (mut wishes, mut state) = (Wishes::new(), MakerState::with_luck(4));
    let dear = Archfiend { rank: Rank::Duke, ..schemer() };
    state.bench = Some(Bench::new(dear, None).open_at(BenchLeaf::Powers));
    let words = hall.still(|ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert!(words.iter().any(|words| words == "It costs 39 points, but there are 30: 9 too many."), "{words:?}");
    hall.click("Keep it", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert_eq!(wishes, []);
    hall.click("Baron, 3 points", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    hall.click("Lower Charisma to 1 (4 back)", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    let words = hall.still(|ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert!(words.iter().any(|words| words == "1 of 30 points left"), "{words:?}");
    assert!(words.iter().any(|words| words.starts_with("1 point is unspent. It will be lost")), "{words:?}");
    hall.click("Undo", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert_eq!(state.bench.as_ref().map(|bench| bench.fiend.attributes.charisma), Some(2));
    hall.frame(press(Key::Z, Modifiers::COMMAND), &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert_eq!(state.bench.as_ref().map(|bench| bench.fiend.rank), Some(Rank::Duke));
    hall.click("Redo", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert_eq!(state.bench.as_ref().map(|bench| bench.fiend.rank), Some(Rank::Baron));
}

#[test]
fn perks_exclude_each_other() {
    let mut hall = Hall::new((1280.0, 3000.0));
    let (mut wishes, mut state) = (Wishes::new(), MakerState::with_luck(4));
    state.bench = Some(Bench::new(Archfiend { perks: vec![], ..schemer() }, None).open_at(BenchLeaf::Perks));
    let perks = |state: &MakerState| state.bench.as_ref().map(|bench| bench.fiend.perks.clone()).unwrap_or_default();
    let mut go = |state: &mut MakerState, label: &str| {
        hall.click(label, &mut |ui, page| at(&[], state, &mut wishes, ui, page));
        hall.still(|ui, page| at(&[], state, &mut wishes, ui, page))
    };
    let words = go(&mut state, "Slothful, gives 8 points");
    assert_eq!(perks(&state), ["slothful"]);
    assert!(words.iter().any(|words| words == "Not beside Slothful."), "{words:?}");
    assert!(words.iter().any(|words| words == "Stigma: gives 8 points"));
    for def in &Catalog::standard().perks {
        assert!(words.contains(&def.name) && words.contains(&def.flavour), "{} is not there", def.id);
    }
    go(&mut state, "Fiendish Energy, 13 points");
    assert_eq!(perks(&state), ["slothful"], "what is excluded cannot be taken");
    go(&mut state, "Slothful, gives 8 points");
    go(&mut state, "Fiendish Energy, 13 points");
    assert_eq!(perks(&state), ["fiendish_energy"]);
    // A player may exchange one thing for another. Too expensive choices can be taken, and the
    // whole build is then refused.
    go(&mut state, "King Maker, 20 points");
    assert_eq!(perks(&state), ["fiendish_energy", "king_maker"]);
}

#[test]
fn nothing_is_lost_without_a_question() {
    let mut hall = Hall::new(SIZES[0]);
    let (mut wishes, mut state) = (Wishes::new(), MakerState::with_luck(4));
    let mut escape = |hall: &mut Hall, state: &mut MakerState| {
        hall.nodes(&mut |ui, page| at(&[], state, &mut wishes, ui, page));
        hall.frame(press(Key::Escape, Modifiers::NONE), &mut |ui, page| at(&[], state, &mut wishes, ui, page));
        std::mem::take(&mut wishes)
    };
    state.bench = Some(Bench::new(schemer(), None));
    assert_eq!(escape(&mut hall, &mut state), []);
    assert!(state.bench.is_none(), "nothing was changed");
    let mut bench = Bench::new(schemer(), None);
    bench.fiend.form = 3;
    state.bench = Some(bench);
    assert_eq!(escape(&mut hall, &mut state), []);
    assert!(state.bench.is_some(), "it is asked first");
    let mut wishes = Wishes::new();
    hall.click("Stay", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert!(state.bench.is_some());
    hall.click("Back", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    hall.click("Throw it away", &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert!(state.bench.is_none());
    assert_eq!(wishes, []);
    // From the cabinet, Escape leads back to the previous page.
    hall.nodes(&mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    hall.frame(press(Key::Escape, Modifiers::NONE), &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
    assert_eq!(wishes, [Intent::Going(Going::Back)]);
}

#[test]
fn every_leaf_can_be_worked_by_keys_alone() {
    for leaf in BenchLeaf::ALL {
        let mut hall = Hall::new(SIZES[0]);
        let (mut wishes, mut state) = (Wishes::new(), MakerState::with_luck(4));
        state.bench = Some(Bench::new(schemer(), None).open_at(leaf));
        hall.nodes(&mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
        let mut visited = Vec::new();
        for _ in 0..120 {
            hall.frame(press(Key::Tab, Modifiers::NONE), &mut |ui, page| at(&[], &mut state, &mut wishes, ui, page));
            let focused = hall.studio.ctx.memory(|memory| memory.focused());
            if let Some(focused) = focused {
                if visited.first() == Some(&focused) && visited.len() > 1 {
                    break;
                }
                if !visited.contains(&focused) {
                    visited.push(focused);
                }
            }
        }
        // Back, three tabs, keep and dice, plus the widgets of the leaf itself.
        let least = match leaf {
            BenchLeaf::Person => 4 + 15 + 7,
            BenchLeaf::Powers => 5 + 5,
            BenchLeaf::Perks => hall.studio.catalog.perks.len() - 3,
        };
        assert!(visited.len() >= 6 + least, "{leaf:?}: only {} controls can be reached", visited.len());
        assert_eq!(wishes, []);
    }
}

/// Returns a form with the schemer and a pawn in the first seat.
fn form(studio: &Studio) -> NewGameState {
    let mut form = NewGameState::with_luck(&studio.catalog, &Preferences::default(), 5);
    form.seat_person(schemer());
    form.choose_pawn(0, Some(3));
    form
}

#[test]
fn a_king_maker_chooses_a_pawn_that_nobody_else_sees() {
    let mut hall = Hall::new((1280.0, 2000.0));
    let (mut wishes, mut form) = (Wishes::new(), form(&hall.studio));
    let catalog = hall.studio.catalog.clone();
    let pawn = form.archfiend(&catalog, 3).expect("all seats are known").name;
    let words = hall.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    assert!(words.contains(&format!("Your pawn: {pawn} (seat 4)")), "{words:?}");
    assert_eq!(form.charter(&catalog).seats[0].pawn, Some(Seat(3)));
    let other = form.archfiend(&catalog, 2).expect("all seats are known").name;
    hall.click(&format!("{other} (seat 3) is my pawn"), &mut |ui, page| {
        new_game::show(ui, page, &mut form, &mut wishes);
    });
    assert_eq!(form.charter(&catalog).seats[0].pawn, Some(Seat(2)));
    assert!(Game::found(&catalog, form.charter(&catalog)).is_ok());
    // There is no pawn if the table is too small for it, or if the archfiend is no King Maker.
    form.choose_pawn(0, Some(5));
    form.set_table(4);
    assert_eq!(form.charter(&catalog).seats[0].pawn, None);
    form.set_table(6);
    form.choose(0, Choice::Listed(0));
    assert_eq!(form.charter(&catalog).seats[0].pawn, None);
    let words = hall.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    assert!(!words.iter().any(|words| words.contains("Your pawn")), "{words:?}");
    assert_eq!(wishes, []);
}

#[test]
fn with_two_persons_secrets_stay_covered() {
    let mut hall = Hall::new((1280.0, 2000.0));
    let (mut wishes, mut form) = (Wishes::new(), form(&hall.studio));
    let catalog = hall.studio.catalog.clone();
    let mut charter = form.charter(&catalog);
    charter.seats[1].player = Player::Human;
    let preferences = Preferences { last_charter: Some(charter), ..Preferences::default() };
    form = NewGameState::with_luck(&catalog, &preferences, 6);
    assert_eq!((form.persons(), form.pawn(0)), (2, Some(3)));
    let secret = |words: &[String]| words.iter().any(|words| words == "Seer" || words.contains("Your pawn"));
    let mut wishes_of =
        |form: &mut NewGameState, hall: &mut Hall| hall.still(|ui, page| new_game::show(ui, page, form, &mut wishes));
    assert!(!secret(&wishes_of(&mut form, &mut hall)), "covered until it is asked for");
    let mut none = Wishes::new();
    hall.click("Show what is secret", &mut |ui, page| new_game::show(ui, page, &mut form, &mut none));
    assert!(secret(&wishes_of(&mut form, &mut hall)));
    // A look at another seat covers the secret again, and it stays covered on return.
    for name in [form.archfiend(&catalog, 1), form.archfiend(&catalog, 0)] {
        let name = name.expect("all seats are known").name;
        hall.click(&format!("Show {name} in full"), &mut |ui, page| new_game::show(ui, page, &mut form, &mut none));
        assert!(!secret(&wishes_of(&mut form, &mut hall)), "{name}");
    }
}

#[test]
fn what_rivals_bring_is_not_shown() {
    let mut hall = Hall::new((1280.0, 2000.0));
    let (mut wishes, mut form) = (Wishes::new(), form(&hall.studio));
    let catalog = hall.studio.catalog.clone();
    for seat in 1..6 {
        form.throw_seat(&catalog, seat);
    }
    form.choose(0, Choice::Chance);
    for seat in 1..6 {
        let rival = form.archfiend(&catalog, seat).expect("it has been thrown");
        let label = format!("Show {} in full", rival.name);
        hall.click(&label, &mut |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
        let words = hall.still(|ui, page| new_game::show(ui, page, &mut form, &mut wishes));
        assert!(words.iter().any(|words| words.contains("its own secret")), "{words:?}");
        for def in &catalog.perks {
            assert!(!words.contains(&def.name), "{} is shown of {}", def.name, rival.name);
        }
        assert!(!words.iter().any(|words| words == "Martial Prowess"), "{words:?}");
    }
}

#[test]
fn a_set_up_on_file_gives_the_same_table() {
    let studio = Studio::new(SIZES[0]);
    let catalog = studio.catalog.clone();
    let mut first = form(&studio);
    first.choose(2, Choice::Thrown);
    first.choose(4, Choice::Thrown);
    first.choose(5, Choice::Chance);
    first.mark(5, None);
    let setup: SetUp = first.set_up(&catalog, " Friday ");
    assert_eq!(setup.name, "Friday");
    let mut again = NewGameState::with_luck(&catalog, &Preferences::default(), 99);
    again.lay_out(&catalog, &setup);
    assert_eq!(again.seats(), first.seats());
    assert_eq!(again.set_up(&catalog, "Friday"), setup);
    for form in [&first, &again] {
        let charter = form.charter(&catalog);
        assert_eq!(charter, form.charter(&catalog), "the same form, the same set-up");
        assert_eq!(charter.seats[0].pawn, Some(Seat(3)));
        for seat in [2, 4] {
            let thrown = &charter.seats[seat].archfiend;
            assert_eq!(bill(&catalog, thrown).total(), 30);
            assert!(!catalog.archfiends.iter().any(|def| def.name == thrown.name));
        }
        assert_ne!(charter.seats[2].archfiend, charter.seats[4].archfiend);
        assert!(Game::found(&catalog, charter).is_ok());
    }
}

#[test]
fn set_ups_are_filed_taken_and_deleted() {
    let mut hall = Hall::new((1280.0, 2400.0));
    let (mut wishes, mut state) = (Wishes::new(), form(&hall.studio));
    let catalog = hall.studio.catalog.clone();
    let other = NewGameState::with_luck(&catalog, &Preferences::default(), 12).set_up(&catalog, "Friday");
    let path = PathBuf::from("/setups/Friday.ron");
    state.shelve(&leaves(), &[Leaf { path: path.clone(), held: Ok(other.clone()) }]);
    hall.click("Take", &mut |ui, page| new_game::show(ui, page, &mut state, &mut wishes));
    assert_eq!(state.set_up(&catalog, "Friday"), other);
    hall.click("File", &mut |ui, page| new_game::show(ui, page, &mut state, &mut wishes));
    assert_eq!(std::mem::take(&mut wishes), [Intent::Making(Making::KeepSetUp(Box::new(other)))]);
    hall.click("Delete Friday", &mut |ui, page| new_game::show(ui, page, &mut state, &mut wishes));
    assert_eq!(wishes, [], "deleting is asked about first");
    hall.click("Delete", &mut |ui, page| new_game::show(ui, page, &mut state, &mut wishes));
    assert_eq!(wishes, [Intent::Making(Making::DeleteSetUp(path))]);
}
