//! Scenes of Oaths for pictures: a fixed game, played by minds up to a fixed question.

use bevy::prelude::*;
use oaths::minds;
use oaths::rules::catalog::Catalog;
use oaths::rules::charter::{Charter, SeatCharter};
use oaths::rules::court::CourtStep;
use oaths::rules::facts::{Fact, WarFact};
use oaths::rules::game::Game;
use oaths::rules::ids::{Player, Seat};
use oaths::rules::muster::MusterStep;
use oaths::rules::step::Step;
use oaths::rules::trade::TradeStep;
use oaths::rules::view::View;
use oaths::rules::war::WarStep;
use oaths::table::session::Session;
use std::collections::VecDeque;

use super::Chair;
use super::desktop::{Desktop, Leaf, Sheet, begin_offer};
use super::{Parlour, Tale};
use crate::shell::flow::Screen;

/// A scene: its name, the number of devils and of people, the point at which the game stops, and
/// the open sheet.
struct Scene {
    name: &'static str,
    players: usize,
    people: usize,
    stops: fn(&Game) -> bool,
    leaf: fn() -> Leaf,
}

const fn scene(name: &'static str, players: usize, stops: fn(&Game) -> bool, leaf: fn() -> Leaf) -> Scene {
    Scene { name, players, people: 1, stops, leaf }
}

const NOTHING: fn() -> Leaf = || Leaf::None;

fn trading(game: &Game) -> bool {
    let others = game.trading().offers.iter().filter(|offer| offer.by != Seat(0)).count();
    matches!(game.due(), Some(Step::Trade(TradeStep::Round(_)))) && others > 1 && game.round() > 1
}

fn colours(game: &Game) -> bool {
    matches!(game.due(), Some(Step::War(WarStep::Strategies | WarStep::SiegeStrategies)))
}

/// The scenes in which something is told: a march, and the colours of a combat.
const TELLING: &str = "oaths-telling";
const COMBAT: &str = "oaths-combat";
/// The form of a new game.
const SETUP: &str = "oaths-setup";
/// The scene in which a clerk explains a question.
const LESSON: &str = "oaths-lesson";
/// The scene between two people.
const CURTAIN: &str = "oaths-curtain";

const SCENES: [Scene; 19] = [
    scene("oaths-cards", 4, |game| matches!(game.due(), Some(Step::Muster(MusterStep::Table { .. }))), NOTHING),
    scene("oaths-trade", 4, trading, NOTHING),
    scene("oaths-six", 6, trading, NOTHING),
    scene("oaths-three", 3, trading, NOTHING),
    scene("oaths-offer", 4, trading, || Leaf::Own(Sheet::Offer)),
    scene("oaths-claim", 4, trading, || Leaf::Own(Sheet::Claim(Seat(1)))),
    scene("oaths-action", 5, |game| matches!(game.due(), Some(Step::Action(_))) && game.round() > 1, NOTHING),
    scene("oaths-move", 4, |game| matches!(game.due(), Some(Step::War(WarStep::Move))) && game.round() > 1, NOTHING),
    scene("oaths-colours", 4, colours, NOTHING),
    scene(TELLING, 5, |game| colours(game) && game.round() > 1, NOTHING),
    scene(COMBAT, 4, |game| trading(game) && game.round() == 3, NOTHING),
    scene(LESSON, 4, |game| matches!(game.due(), Some(Step::Trade(TradeStep::Round(1)))), NOTHING),
    scene("oaths-pile", 4, |game| matches!(game.due(), Some(Step::Court(CourtStep::Take(_)))), NOTHING),
    scene("oaths-vote", 4, |game| matches!(game.due(), Some(Step::Court(CourtStep::Vote))), NOTHING),
    scene("oaths-end", 4, |game| game.ending().is_some(), NOTHING),
    scene("oaths-codex", 4, trading, || Leaf::Codex("turn/trading".to_owned())),
    scene("oaths-domain", 4, trading, || Leaf::Own(Sheet::Domain(Seat(2)))),
    scene("oaths-promises", 4, |game| matches!(game.due(), Some(Step::Court(_))), || Leaf::Own(Sheet::Promises)),
    Scene { name: CURTAIN, players: 4, people: 2, stops: trading, leaf: NOTHING },
];

/// The names of the scenes of a game.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    SCENES.iter().map(|scene| scene.name).chain([SETUP])
}

/// Plays a game up to its stop, for a picture. Returns it, and what the last step brought.
fn played(scene: &Scene, seed: u64) -> Result<(Session, Option<Tale>), String> {
    let seat = |at: usize| SeatCharter {
        name: ["Anna", "Boris"].get(at).map_or_else(|| "imp".to_owned(), |name| (*name).to_owned()),
        player: if at < scene.people { Player::Human } else { Player::Mind("imp".to_owned()) },
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
            break;
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
        let fought = facts.iter().any(|fact| matches!(fact, Fact::War(WarFact::Won { .. })));
        if scene.name != COMBAT || fought {
            last = (!facts.is_empty()).then_some(Tale { before, facts });
        }
    }
    Ok((session, last))
}

/// Stages a scene of this game. False if the name is that of another game's scene.
///
/// # Panics
/// The scene cannot be staged; the pictures of the tests find this out first.
pub(crate) fn stage(world: &mut World, name: &str) -> bool {
    if name == SETUP {
        world.resource_mut::<NextState<Screen>>().set(Screen::OathsSetup);
        return true;
    }
    let Some(scene) = SCENES.iter().find(|scene| scene.name == name) else { return false };
    // The minds may play past a scene in one game, so others are tried.
    let mut games = (5..30).filter_map(|seed| played(scene, seed).ok());
    let Some((session, last)) = games.next() else {
        panic!("no game comes to the scene {name}");
    };
    let (now, log) = (session.view(Seat(0)), log_of(&session));
    let mut parlour = world.resource_mut::<Parlour>();
    parlour.open(session);
    if name == CURTAIN {
        parlour.call(Some(Seat(1)));
    }
    parlour.teach(name == LESSON);
    let tales: VecDeque<Tale> = last.into_iter().filter(|_| matches!(name, TELLING | COMBAT)).collect();
    let desk = parlour.desk(Seat(0));
    let mut chair = Chair::new(Seat(0), now, log, tales, desk);
    chair.paused = true;
    while name == COMBAT && !matches!(chair.telling(), None | Some(Fact::War(WarFact::Won { .. }))) {
        chair.tell_on();
    }
    world.insert_resource(chair);
    let mut desktop = world.resource_mut::<Desktop>();
    if name == "oaths-offer" {
        begin_offer(&mut desktop, Some(Seat(1)));
    }
    desktop.leaf = (scene.leaf)();
    world.resource_mut::<NextState<Screen>>().set(Screen::Oaths);
    true
}

fn log_of(session: &Session) -> Vec<Fact> {
    (0..session.logs_len()).flat_map(|at| session.log_seen_by(Seat(0), at)).collect()
}
