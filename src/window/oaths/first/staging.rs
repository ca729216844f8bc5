//! Scenes of the first edition for pictures: a fixed game, played by minds up to a fixed question.

use bevy::prelude::*;
use oaths::first::minds;
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::charter::{Charter, SeatCharter};
use oaths::first::rules::court::CourtStep;
use oaths::first::rules::facts::{Fact, WarFact};
use oaths::first::rules::game::Game;
use oaths::first::rules::ids::{Player, Seat};
use oaths::first::rules::market::MarketStep;
use oaths::first::rules::step::Step;
use oaths::first::rules::view::View;
use oaths::first::rules::war::WarStep;
use oaths::table::first::Session;

use super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::{Chair, Parlour, Tale};
use crate::shell::flow::Screen;

/// A scene: its name, the number of devils, the point at which the game stops, and the open sheet.
struct Scene {
    name: &'static str,
    players: usize,
    stops: fn(&Game) -> bool,
    leaf: fn() -> Leaf,
}

const NOTHING: fn() -> Leaf = || Leaf::None;

fn trading(game: &Game) -> bool {
    let others = game.market().offers.iter().filter(|offer| offer.by != Seat(0)).count();
    matches!(game.due(), Some(Step::Market(MarketStep::Round(_)))) && others > 1 && game.turn() > 1
}

fn gathering(game: &Game) -> bool {
    matches!(game.due(), Some(Step::Court(CourtStep::Speak))) && game.turn() > 2
}

/// The scene in which combat cards are told.
const COMBAT: &str = "oaths-first-combat";
/// The scene with an offer in the making.
const OFFER: &str = "oaths-first-offer";

const SCENES: [Scene; 10] = [
    Scene { name: "oaths-first-trade", players: 4, stops: trading, leaf: NOTHING },
    Scene { name: "oaths-first-six", players: 6, stops: trading, leaf: NOTHING },
    Scene { name: OFFER, players: 4, stops: trading, leaf: || Leaf::Own(Sheet::Offer) },
    Scene {
        name: "oaths-first-orders",
        players: 5,
        stops: |game| matches!(game.due(), Some(Step::Order(_))) && game.turn() > 1,
        leaf: NOTHING,
    },
    Scene {
        name: "oaths-first-attack",
        players: 4,
        stops: |game| matches!(game.due(), Some(Step::War(WarStep::Turn { .. }))) && game.turn() > 1,
        leaf: NOTHING,
    },
    Scene {
        name: "oaths-first-army",
        players: 4,
        stops: |game| matches!(game.due(), Some(Step::War(WarStep::Organise))),
        leaf: NOTHING,
    },
    Scene { name: COMBAT, players: 4, stops: gathering, leaf: NOTHING },
    Scene { name: "oaths-first-gathering", players: 5, stops: gathering, leaf: NOTHING },
    Scene { name: "oaths-first-codex", players: 4, stops: trading, leaf: || Leaf::Codex("turn/combat".to_owned()) },
    Scene { name: "oaths-first-end", players: 4, stops: |game| game.ending().is_some(), leaf: NOTHING },
];

/// The names of the scenes.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    SCENES.iter().map(|scene| scene.name)
}

/// Plays a game up to its stop, for a picture. Returns it, and the last step in which combat cards
/// were drawn.
fn played(scene: &Scene, seed: u64) -> Result<(Session, Option<Tale>), String> {
    let seat = |at: usize| SeatCharter {
        name: if at == 0 { "Anna".to_owned() } else { "imp".to_owned() },
        player: if at == 0 { Player::Human } else { Player::Mind("imp".to_owned()) },
        devil: None,
    };
    let charter = Charter { seed, iron_man: false, trading_rounds: 4, seats: (0..scene.players).map(seat).collect() };
    let catalog = Catalog::standard();
    let mind = minds::by_name("imp").ok_or("there is no imp")?;
    let mut session = Session::found(catalog.clone(), charter).map_err(|fault| fault.to_string())?;
    let mut last = None;
    loop {
        let view = session.view(Seat(0));
        let asked = session.owing().contains(&Seat(0)) || session.ending().is_some();
        if asked && (scene.stops)(view.game()) {
            return Ok((session, last));
        }
        if session.ending().is_some() {
            return Err(format!("the game with seed {seed} does not come to the scene {}", scene.name));
        }
        let before = view;
        let step = u64::from(session.turn());
        let views: Vec<View> = session.owing().into_iter().map(|seat| session.view(seat)).collect();
        let choices = views.iter().map(|view| mind.choose(&catalog, view, step)).collect::<Vec<_>>();
        session.process(choices);
        let facts: Vec<Fact> = session.log_seen_by(Seat(0), session.logs_len() - 1);
        if facts.iter().any(is_drawn) {
            last = Some(Tale { before, facts });
        }
    }
}

const fn is_drawn(fact: &Fact) -> bool {
    matches!(fact, Fact::War(WarFact::Drawn { .. }))
}

/// Stages a scene of this game. False if the name is that of another game's scene.
///
/// # Panics
/// The scene cannot be staged; the pictures of the tests find this out first.
pub(crate) fn stage(world: &mut World, name: &str) -> bool {
    let Some(scene) = SCENES.iter().find(|scene| scene.name == name) else { return false };
    // The minds may play past a scene in one game, so others are tried.
    let mut games = (5..30).filter_map(|seed| played(scene, seed).ok());
    let Some((session, last)) = games.next() else {
        panic!("no game comes to the scene {name}");
    };
    let now = session.view(Seat(0));
    let log = (0..session.logs_len()).flat_map(|at| session.log_seen_by(Seat(0), at)).collect();
    let mut parlour = world.resource_mut::<Parlour>();
    parlour.open(session);
    let desk = parlour.desk(Seat(0));
    let tales = last.into_iter().filter(|_| name == COMBAT).collect();
    let mut chair = Chair::new(Seat(0), now, log, tales, desk);
    chair.paused = true;
    while name == COMBAT && chair.telling().is_some_and(|fact| !is_drawn(fact)) {
        chair.tell_on();
    }
    world.insert_resource(chair);
    let mut desktop = world.resource_mut::<Desktop>();
    if name == OFFER {
        begin_offer(&mut desktop, Some(Seat(1)));
    }
    desktop.leaf = (scene.leaf)();
    world.resource_mut::<NextState<Screen>>().set(Screen::OathsFirst);
    true
}
