//! Tests of the order of systems: no result depends on the scheduler, and intents of one frame are
//! carried out one after the other.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::ecs::schedule::{InternedScheduleLabel, InternedSystemSet, LogLevel, ScheduleBuildSettings, SystemKey};
use bevy::prelude::*;

use crate::conclave::board::Board;
use crate::conclave::diplomacy::Court;
use crate::conclave::forces::Muster;
use crate::conclave::rituals::Chamber;
use crate::conclave::rituals::rites::Rite;
use crate::conclave::theatre::{Fight, Play, rehearsal};
use crate::conclave::tutorial::Lessons;
use crate::intent::{
    Beginning, Conjuring, Dealing, Dossier, Filing, Going, Intent, Ledger, Looking, Making, Mark, Mustering, Planning,
    Sheet, Sitting, Staging, Tab,
};
use crate::rehearse;
use crate::rules::archfiends::Attributes;
use crate::rules::conclave::GameLength;
use crate::rules::game::{Archfiend, Charter, Player, SeatCharter, Settings};
use crate::rules::ids::{CantonId, RitualKind};
use crate::rules::orders::Order;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeOrder;
use crate::shell::flow::{Flow, Screen, Shelves, Stage};
use crate::shell::pages::new_game::Form;
use crate::shell::pages::{Draw, Remembered};
use crate::shell::screens::NewGameState;
use crate::shell::screens::maker::{Bench, MakerState};
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Overlay};

/// The whole window with a separate data folder, which is removed at the end of the test.
struct Client {
    app: App,
    home: PathBuf,
}

impl Drop for Client {
    fn drop(&mut self) {
        // A folder that cannot be removed now is in the system's temporary folder and is removed
        // later.
        drop(std::fs::remove_dir_all(&self.home));
    }
}

impl Client {
    fn new(name: &str) -> Self {
        let home = std::env::temp_dir().join(format!("infernal-conclave-{name}-{}", std::process::id()));
        let mut app = rehearse(&home).expect("the client can be put together");
        app.insert_resource(Preferences { reduced_motion: true, playback_percent: 0, ..Preferences::default() });
        app.update();
        app.update();
        Self { app, home }
    }

    /// Returns a window in a game with this number of people.
    fn playing(name: &str, people: usize) -> Self {
        let mut client = Self::new(name);
        client.wish([Beginning::Begin(Box::new(charter(people))).into()]);
        client
    }

    /// Pushes all these intents in one frame, and runs only this frame.
    fn wish<const N: usize>(&mut self, wishes: [Intent; N]) {
        self.app.world_mut().write_message_batch(wishes);
        self.app.update();
    }

    fn stage(&self) -> Stage {
        *self.app.world().resource::<State<Stage>>().get()
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn the<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    fn hand(&self) -> Option<&Hand> {
        self.app.world().get_resource::<Hand>()
    }
}

/// The sets in which all systems of ours are.
const SETS: [(&str, fn() -> InternedSystemSet); 11] = [
    ("Flow", || Flow.intern()),
    ("Board", || Board.intern()),
    ("Draw::Begin", || Draw::Begin.intern()),
    ("Draw::Board", || Draw::Board.intern()),
    ("Draw::Page", || Draw::Page.intern()),
    ("Draw::Map", || Draw::Map.intern()),
    ("Draw::Sheet", || Draw::Sheet.intern()),
    ("Draw::Cover", || Draw::Cover.intern()),
    ("Draw::Tutor", || Draw::Tutor.intern()),
    ("Draw::End", || Draw::End.intern()),
    ("Lessons", || Lessons.intern()),
];

fn charter(people: usize) -> Charter {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends.iter().take(4).enumerate().map(|(index, def)| SeatCharter {
        player: if index < people { Player::Human } else { Player::Mind("quiet".to_owned()) },
        archfiend: def.into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Normal,
        map_type: MapType::ALL[0],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed: 31,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}

fn fiend() -> Archfiend {
    Archfiend::from(&Rulebook::standard().catalog().archfiends[0])
}

fn battle() -> Arc<Play> {
    let hand = rehearsal(&Rulebook::standard()).expect("the position stands");
    let log = &hand.log.last().expect("a turn was played").entries;
    Arc::new((0..log.len()).find_map(|at| Play::of(log, at)).expect("a battle was fought"))
}

fn rite() -> Conjuring {
    let mut rite = Rite::begin(Rulebook::standard().catalog(), RitualKind(0));
    rite.pointing = true;
    Conjuring::Prepare(Some(Box::new(rite)))
}

/// Returns pairs of our systems in this schedule that access the same data without a defined order.
fn ambiguities(world: &mut World, label: InternedScheduleLabel) -> Vec<String> {
    let Some(mut schedule) = world.resource_mut::<Schedules>().remove(label) else { return Vec::new() };
    let settings = ScheduleBuildSettings { ambiguity_detection: LogLevel::Warn, ..schedule.get_build_settings() };
    schedule.set_build_settings(settings);
    schedule.initialize(world).expect("the schedule can be built");
    let graph = schedule.graph();
    // All systems that run when pages and stages are entered or left are ours.
    let all = format!("{label:?}").starts_with("On");
    let sets = SETS.iter().filter_map(|(name, set)| Some((*name, graph.systems_in_set(set()).ok()?)));
    let ours: Vec<(&str, Vec<SystemKey>)> = sets.map(|(name, set)| (name, set.iter().copied().collect())).collect();
    // Without its feature `debug` the engine forgets the names of systems. A system is named by its
    // position and its sets.
    let order: Vec<SystemKey> =
        schedule.systems().map(|systems| systems.map(|(key, _)| key).collect()).unwrap_or_default();
    let called = |wanted: SystemKey| {
        let sets: Vec<&str> = ours.iter().filter(|(_, set)| set.contains(&wanted)).map(|(name, _)| *name).collect();
        let at = order.iter().position(|key| *key == wanted);
        (all || !sets.is_empty()).then(|| format!("number {at:?} (in {})", sets.join(" and ")))
    };
    let conflicts = graph.conflicting_systems().iter();
    let of_ours = conflicts.filter_map(|(a, b, on)| match (called(*a), called(*b)) {
        (None, None) => None,
        (a, b) => Some(format!("{label:?}: {a:?} and {b:?} on {on:?}")),
    });
    of_ours.collect()
}

#[test]
fn no_two_systems_depend_on_chance() {
    let mut client = Client::new("order");
    let world = client.app.world_mut();
    let labels: Vec<_> = world.resource::<Schedules>().iter().map(|(_, schedule)| schedule.label()).collect();
    assert!(labels.len() > 12, "the schedules are no longer found");
    let found: Vec<String> = labels.into_iter().flat_map(|label| ambiguities(world, label)).collect();
    assert!(found.is_empty(), "order these, or say why their order makes no difference:\n{}", found.join("\n"));
}

#[test]
fn a_wish_finds_what_the_one_before_it_has_led_to() {
    let mut client = Client::playing("pairs", 1);
    assert_eq!((client.screen(), client.stage()), (Screen::Playing, Stage::Planning), "in the same frame");
    let tab = |tab| Looking::Open(Sheet::Ministerium(tab));
    client.wish([Dealing::ShowDossier(Dossier::Threats).into(), tab(Tab::Diplomacy).into()]);
    assert_eq!(client.the::<Court>().dossier, Dossier::Threats);
    assert_eq!(client.the::<Overlay>().sheet, Sheet::Ministerium(Tab::Diplomacy));
    client.wish([Mustering::ShowLedger(Ledger::Relics).into(), tab(Tab::Forces).into()]);
    assert_eq!(client.the::<Muster>().ledger, Ledger::Relics);
    assert_eq!(client.the::<Overlay>().sheet, Sheet::Ministerium(Tab::Forces));
    // Opening a sheet ends the choice of a target on the board. Closing it does not.
    client.wish([rite().into(), tab(Tab::Rituals).into()]);
    assert!(client.the::<Chamber>().rite.as_ref().is_some_and(|rite| !rite.pointing));
    client.wish([tab(Tab::Rituals).into(), rite().into(), Looking::Open(Sheet::None).into()]);
    assert!(client.the::<Chamber>().rite.as_ref().is_some_and(|rite| rite.pointing));
    // Moving the camera to a canton selects it only if nothing is selected.
    let (mark, canton) = (Mark::Canton(CantonId(3)), CantonId(4));
    client.wish([Looking::Select(Some(mark)).into(), Looking::LookAt(canton).into()]);
    assert_eq!(client.hand().and_then(|hand| hand.selected), Some(mark));
    client.wish([Looking::Select(None).into(), Looking::LookAt(canton).into()]);
    assert_eq!(client.hand().and_then(|hand| hand.selected), Some(Mark::Canton(canton)));
    // The theatre hides the sheet under it, and closing the theatre shows that sheet again.
    client.app.insert_resource(rehearsal(&Rulebook::standard()).expect("the position stands"));
    client.wish([Looking::Open(Sheet::Bazaar).into(), Staging::ShowBattle(battle()).into()]);
    assert_eq!(client.the::<Overlay>().sheet, Sheet::Battle);
    client.wish([Staging::CloseBattle.into(), Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into()]);
    assert_eq!(client.the::<Overlay>().sheet, Sheet::Bazaar);
    assert_eq!(client.hand().map(|hand| hand.desk.draft().orders()), Some(1));
    // The second change starts from the result of the first.
    client.wish([Planning::Undo.into(), Planning::Redo.into(), Looking::Open(Sheet::Seal).into()]);
    assert_eq!(client.hand().map(|hand| hand.desk.draft().orders()), Some(1));
}

#[test]
fn what_was_to_be_shown_to_one_player_is_not_shown_to_the_next() {
    let mut client = Client::playing("dropped", 2);
    assert_eq!(client.stage(), Stage::Curtain);
    let shown = || -> [Intent; 5] {
        [
            Staging::ShowBattle(battle()).into(),
            rite().into(),
            Dealing::ShowDossier(Dossier::Threats).into(),
            Mustering::ShowLedger(Ledger::Relics).into(),
            Looking::Open(Sheet::Bazaar).into(),
        ]
    };
    let nothing = |client: &Client, after: &str| {
        assert_eq!((client.stage(), client.hand().is_some()), (Stage::Curtain, false), "{after}");
        assert_eq!(client.the::<Overlay>().sheet, Sheet::None, "{after}");
        assert!(client.the::<Fight>().0.is_none(), "{after}");
        assert!(client.the::<Chamber>().rite.is_none(), "{after}");
        assert_eq!(client.the::<Court>().dossier, Dossier::Pressing, "{after}");
        assert_eq!(client.the::<Muster>().ledger, Ledger::Units, "{after}");
    };
    client.wish(shown());
    nothing(&client, "wished behind the curtain");
    client.wish([Sitting::LiftCurtain.into()]);
    client.wish(shown());
    assert!(client.the::<Chamber>().rite.is_some(), "whoever sits is shown it");
    let [battle, rite, dossier, ledger, sheet] = shown();
    client.wish([Sitting::DrawCurtain.into(), battle, rite, dossier, ledger, sheet]);
    nothing(&client, "wished in the frame in which the curtain falls");
    // One frame lifts the curtain and opens a sheet. The second intent belongs to the player who
    // sits down.
    client.wish([Sitting::LiftCurtain.into(), Looking::Open(Sheet::Bazaar).into()]);
    assert_eq!((client.stage(), client.the::<Overlay>().sheet), (Stage::Planning, Sheet::Bazaar));
}

#[test]
fn the_stage_of_a_game_outlasts_the_pages_that_open_over_it() {
    let mut client = Client::playing("stages", 2);
    for page in [Screen::Settings, Screen::Load] {
        client.wish([Going::To(page).into()]);
        assert_eq!((client.screen(), client.stage()), (page, Stage::Curtain));
        client.wish([Going::Back.into()]);
        assert_eq!((client.screen(), client.stage()), (Screen::Playing, Stage::Curtain));
    }
    client.wish([Going::ToTitle.into()]);
    assert!(client.app.world().get_resource::<State<Stage>>().is_none(), "at the title there is no game");
    client.wish([Filing::Continue.into()]);
    assert_eq!((client.screen(), client.stage()), (Screen::Playing, Stage::Curtain));
}

#[test]
fn what_is_made_is_kept_brought_in_played_and_deleted() {
    let mut client = Client::new("shelves");
    let catalog = Rulebook::standard();
    let catalog = catalog.catalog();
    client.wish([Going::To(Screen::Maker).into()]);
    assert_eq!(client.screen(), Screen::Maker);
    let fiend = fiend();
    let lay = |client: &mut Client, fiend: &Archfiend| {
        let bench = Some(Bench::new(fiend.clone(), None));
        client.app.world_mut().resource_mut::<Remembered<MakerState>>().bench = bench;
    };
    lay(&mut client, &fiend);
    client.wish([Making::KeepArchfiend(Box::new(fiend.clone()), None).into()]);
    assert!(client.the::<Remembered<MakerState>>().bench.is_none(), "what is on file leaves the bench");
    let path = client.the::<Shelves>().archfiends[0].path.clone();
    assert!(path.starts_with(client.home.join("archfiends")) && path.exists());
    // An archfiend that breaks a rule stays on the bench, and the player is told.
    let dear = Archfiend { attributes: Attributes { martial: 5, ..fiend.attributes }, ..fiend };
    lay(&mut client, &dear);
    client.wish([Making::KeepArchfiend(Box::new(dear), None).into()]);
    assert!(client.the::<Remembered<MakerState>>().bench.is_some());
    let notices = &client.app.world().resource::<Overlay>().notices;
    assert!(notices.last().is_some_and(|notice| notice.contains("Martial Prowess is 5")));
    client.wish([Making::ImportArchfiend(path.clone()).into()]);
    assert_eq!(client.the::<Shelves>().archfiends.len(), 2, "a second one of the same name");
    client.wish([Making::DeleteArchfiend(path.clone()).into()]);
    assert!(!path.exists());
    assert_eq!(client.the::<Shelves>().archfiends.len(), 1);
    let form = NewGameState::with_luck(catalog, &Preferences::default(), 3);
    let setup = Box::new(form.set_up(catalog, "Friday"));
    client.wish([Making::KeepSetUp(setup.clone()).into(), Making::KeepSetUp(setup).into()]);
    let plots: Vec<PathBuf> = client.the::<Shelves>().plots.iter().map(|leaf| leaf.path.clone()).collect();
    assert_eq!(plots, [client.home.join("setups").join("Friday.ron")], "the same name, the same file");
    client.wish([Making::DeleteSetUp(plots[0].clone()).into()]);
    assert!(client.the::<Shelves>().plots.is_empty());
}

#[test]
fn the_way_back_never_goes_round_in_a_circle() {
    let mut client = Client::new("back");
    let mut step = |wish: Intent, to: Screen| {
        client.wish([wish]);
        assert_eq!(client.screen(), to);
    };
    step(Going::ToTitle.into(), Screen::Title);
    step(Going::To(Screen::NewGame).into(), Screen::NewGame);
    step(Going::To(Screen::Maker).into(), Screen::Maker);
    step(Going::Back.into(), Screen::NewGame);
    step(Going::To(Screen::Maker).into(), Screen::Maker);
    step(Making::PlayAs(Box::new(fiend())).into(), Screen::NewGame);
    step(Going::Back.into(), Screen::Title);
    step(Going::To(Screen::Maker).into(), Screen::Maker);
    step(Making::PlayAs(Box::new(fiend())).into(), Screen::NewGame);
    step(Going::Back.into(), Screen::Title);
    step(Going::To(Screen::Load).into(), Screen::Load);
    step(Going::To(Screen::Settings).into(), Screen::Settings);
    step(Going::Back.into(), Screen::Title);
}

#[test]
fn whoever_was_at_the_maker_finds_the_form_as_it_was() {
    let mut client = Client::new("form");
    let catalog = Rulebook::standard();
    let form = |client: &Client| client.the::<Form>().0.set_up(catalog.catalog(), "now");
    client.wish([Going::To(Screen::NewGame).into()]);
    client.app.world_mut().resource_mut::<Form>().0.choose_pawn(0, Some(3));
    let before = form(&client);
    client.wish([Going::To(Screen::Maker).into()]);
    client.wish([Going::Back.into()]);
    assert_eq!(form(&client), before);
    client.wish([Going::Back.into()]);
    assert!(client.app.world().get_resource::<Form>().is_none(), "an abandoned form is thrown away");
    // The archfiend that the player chose sits in the first seat of the form.
    let own = Archfiend { name: "Halphas".to_owned(), ..fiend() };
    client.wish([Going::To(Screen::Maker).into()]);
    client.wish([Making::PlayAs(Box::new(own.clone())).into()]);
    let charter = client.the::<Form>().0.charter(catalog.catalog());
    assert_eq!(charter.seats[0].archfiend.name, own.name);
}
