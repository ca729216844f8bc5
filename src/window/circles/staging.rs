//! Scenes of this game for pictures: a fixed game, played by minds up to a fixed question.

use bevy::prelude::*;
use circles::minds;
use circles::rules::action::ActionAsk;
use circles::rules::catalog::Catalog;
use circles::rules::charter::{Charter, SeatCharter};
use circles::rules::facts::Fact;
use circles::rules::game::Game;
use circles::rules::ids::{Player, Seat};
use circles::rules::march::MarchAsk;
use circles::rules::petition::PetitionAsk;
use circles::rules::souls::SoulsAsk;
use circles::rules::step::Ask;
use circles::rules::summon::SummonAsk;
use circles::rules::view::View;
use circles::rules::war::WarAsk;
use circles::table::session::Session;

use super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::{Chair, Parlour, Tale};
use crate::shell::flow::Screen;

/// A scene: its name, the number of triumvirates, the point at which the game stops, and the open
/// sheet.
struct Scene {
    name: &'static str,
    players: usize,
    stops: fn(&Game) -> bool,
    leaf: fn() -> Leaf,
}

const NOTHING: fn() -> Leaf = || Leaf::None;

/// The scene of the page of a new game.
const SETUP: &str = "circles-setup";
/// The scene in which what happened is told.
const STORY: &str = "circles-story";
/// The scene with an offer in the making.
const OFFER: &str = "circles-offer";

fn acting(game: &Game) -> bool {
    game.turn() > 2 && matches!(game.due(), Some(Ask::Action(ActionAsk::Turn { .. })))
}

fn dealing(game: &Game) -> bool {
    game.turn() > 1 && matches!(game.due(), Some(Ask::Souls(SoulsAsk::Deal(_))))
}

const SCENES: [Scene; 14] = [
    Scene {
        name: "circles-garrison",
        players: 4,
        stops: |game| matches!(game.due(), Some(Ask::Setup(circles::rules::setup::SetupAsk::Garrison(_)))),
        leaf: NOTHING,
    },
    Scene { name: "circles-deals", players: 4, stops: dealing, leaf: NOTHING },
    Scene { name: OFFER, players: 4, stops: dealing, leaf: || Leaf::Own(Sheet::Offer) },
    Scene {
        name: "circles-summon",
        players: 4,
        stops: |game| game.turn() > 2 && matches!(game.due(), Some(Ask::Summon(SummonAsk::Turn(_)))),
        leaf: NOTHING,
    },
    Scene { name: "circles-action", players: 4, stops: acting, leaf: NOTHING },
    Scene { name: "circles-six", players: 6, stops: acting, leaf: NOTHING },
    Scene {
        name: "circles-march",
        players: 4,
        stops: |game| game.turn() > 1 && matches!(game.due(), Some(Ask::March(MarchAsk::Move(_)))),
        leaf: NOTHING,
    },
    Scene { name: STORY, players: 4, stops: acting, leaf: NOTHING },
    Scene {
        name: "circles-combat",
        players: 4,
        stops: |game| matches!(game.due(), Some(Ask::War(WarAsk::Join { .. }))),
        leaf: NOTHING,
    },
    Scene {
        name: "circles-hits",
        players: 4,
        stops: |game| matches!(game.due(), Some(Ask::War(WarAsk::Hits { .. } | WarAsk::Flee { .. }))),
        leaf: NOTHING,
    },
    Scene {
        name: "circles-petition",
        players: 4,
        stops: |game| matches!(game.due(), Some(Ask::Petition(PetitionAsk::Claim))),
        leaf: NOTHING,
    },
    Scene { name: "circles-codex", players: 4, stops: acting, leaf: || Leaf::Codex("turn/combat".to_owned()) },
    Scene { name: "circles-triumvirate", players: 5, stops: acting, leaf: || Leaf::Own(Sheet::Triumvirate(Seat(1))) },
    Scene { name: "circles-end", players: 4, stops: |game| game.ending().is_some(), leaf: NOTHING },
];

/// The names of the scenes, each with its page.
pub(crate) fn scenes() -> impl Iterator<Item = (&'static str, Screen)> {
    let tables = SCENES.iter().map(|scene| (scene.name, Screen::Circles));
    tables.chain([(SETUP, Screen::CirclesSetup)])
}

/// Plays a game up to its stop, for a picture. Returns it, and the last step in which enough
/// happened to be told.
///
/// # Errors
/// No game comes to the stop.
fn played(scene: &Scene) -> Result<(Session, Option<Tale>), String> {
    /// The seeds of the games that are tried.
    const SEEDS: std::ops::Range<u64> = 7..27;
    for seed in SEEDS {
        if let Some(played) = played_from(scene, seed)? {
            return Ok(played);
        }
    }
    Err(format!("no game comes to the scene {}", scene.name))
}

/// Plays the game with this seed. `None` if it is over before the stop.
fn played_from(scene: &Scene, seed: u64) -> Result<Option<(Session, Option<Tale>)>, String> {
    /// Facts of a step that is worth a picture.
    const EVENTFUL: usize = 6;
    let seat = |at: usize| SeatCharter {
        name: if at == 0 { "Anna".to_owned() } else { "imp".to_owned() },
        player: if at == 0 { Player::Human } else { Player::Mind("imp".to_owned()) },
        sign: None,
    };
    let charter = Charter {
        seed,
        iron_man: false,
        turns: 30,
        trading_rounds: 3,
        opening_events: true,
        hit_from: 6,
        seats: (0..scene.players).map(seat).collect(),
    };
    let catalog = Catalog::standard();
    let mind = minds::by_name("imp").ok_or("there is no imp")?;
    let mut session = Session::found(catalog.clone(), charter).map_err(|fault| fault.to_string())?;
    let mut last = None;
    loop {
        let view = session.view(Seat(0));
        let asked = session.owing().contains(&Seat(0)) || session.ending().is_some();
        if asked && (scene.stops)(view.game()) {
            return Ok(Some((session, last)));
        }
        if session.ending().is_some() {
            return Ok(None);
        }
        let before = view;
        let step = u64::from(session.turn());
        let views: Vec<View> = session.owing().into_iter().map(|seat| session.view(seat)).collect();
        let choices = views.iter().map(|view| mind.think(&catalog, view, step).choice).collect::<Vec<_>>();
        session.process(choices);
        let facts: Vec<Fact> = session.log_seen_by(Seat(0), session.logs_len() - 1);
        if facts.len() >= EVENTFUL {
            last = Some(Tale { before, facts });
        }
    }
}

/// Stages a scene of this game. False if the name is that of another game's scene.
///
/// # Panics
/// The scene cannot be staged; the pictures of the tests find this out first.
pub(crate) fn stage(world: &mut World, name: &str) -> bool {
    if name == SETUP {
        world.resource_mut::<NextState<Screen>>().set(Screen::CirclesSetup);
        return true;
    }
    let Some(scene) = SCENES.iter().find(|scene| scene.name == name) else { return false };
    let (session, last) = match played(scene) {
        Ok(played) => played,
        Err(fault) => panic!("{fault}"),
    };
    let now = session.view(Seat(0));
    let log = (0..session.logs_len()).flat_map(|at| session.log_seen_by(Seat(0), at)).collect();
    let mut parlour = world.resource_mut::<Parlour>();
    parlour.open(session);
    let desk = parlour.desk(Seat(0));
    let tales = last.into_iter().filter(|_| name == STORY).collect();
    let mut chair = Chair::new(Seat(0), now, log, tales, desk);
    chair.paused = true;
    world.insert_resource(chair);
    let mut desktop = world.resource_mut::<Desktop>();
    if name == OFFER {
        begin_offer(&mut desktop, Seat(1));
    }
    desktop.leaf = (scene.leaf)();
    world.resource_mut::<NextState<Screen>>().set(Screen::Circles);
    true
}
