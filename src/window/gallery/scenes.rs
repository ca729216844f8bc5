//! Named scenes for pictures: a fixed game at a fixed turn, with a fixed sheet open.

use std::sync::Arc;

use bevy::prelude::*;

use super::demonstration::demonstration;
use super::described::{HERO, full_house};
use super::fixtures::dealings::{BULLIED, NEIGHBOUR, besieged, dealings, proclaimed};
use super::fixtures::plans::desk;
use super::fixtures::rituals::{ENEMY, READ, begun, rituals};
use super::lessons;
use super::maps::{self, MAPS, MOMENTS};
use super::readings::{self, readings};
use super::styles::{self, STYLES};
use crate::conclave::arena::{self, summoned};
use crate::conclave::diplomacy::Court;
use crate::conclave::forces::Muster;
use crate::conclave::rituals::Chamber;
use crate::conclave::theatre::{Bout, Fight, Piece, Play, Staged as _, rehearsal};
use crate::intent::{Dossier, Errand, Intent, Leaf, Ledger, Mark, Sheet, Tab, Watching};
use crate::minds::{self, Level};
use crate::rules::catalog::Catalog;
use crate::rules::combat::Event;
use crate::rules::events::{CardFact, EventFact, Matter};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::{DecreeId, Seat};
use crate::rules::realm::Foe;
use crate::rules::view::SeatView;
use crate::shell::flow::{Screen, Stage, shelves, stage_scene, stage_table};
use crate::shell::pages::{stage_end, stage_minutes};
use crate::shell::screens::final_count::Folio;
use crate::shell::screens::maker::BenchLeaf;
use crate::sight::{Hand, Library, Overlay};
use crate::table::desk::Desk;
use crate::{gallery, parlour};

/// A scene that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scene {
    name: &'static str,
    screen: Screen,
    stage: Stage,
    sheet: Sheet,
    turns: u32,
}

pub(super) const fn playing(name: &'static str, sheet: Sheet) -> Scene {
    Scene { name, screen: Screen::Playing, stage: Stage::Planning, sheet, turns: 14 }
}

/// Returns a scene of the hand-written position, not of a played game.
const fn described(name: &'static str, sheet: Sheet) -> Scene {
    Scene { name, screen: Screen::Playing, stage: Stage::Planning, sheet, turns: 0 }
}

/// Returns a scene of the end of a fully played game.
const fn ended(name: &'static str) -> Scene {
    Scene { name, screen: Screen::End, stage: Stage::Over, sheet: Sheet::None, turns: u32::MAX }
}

/// The scene in which the replay of the finished game is open at a turn.
const BOOKS: &str = "final-books";

/// The scenes with the minutes: among the leaves at the end, and beside the board.
const FINAL_MINUTES: &str = "final-minutes";
const REPLAY_MINUTES: &str = "replay-minutes";

/// The scene in which the level of a rival's mind can be changed.
const RIVAL_MIND: &str = "rival-mind";

/// The scene in which the count is still being read.
const COUNT: &str = "final-count";

/// Returns a scene of a full-screen screen without a game.
const fn full(name: &'static str, screen: Screen) -> Scene {
    Scene { name, screen, stage: Stage::Planning, sheet: Sheet::None, turns: 0 }
}

/// Returns a scene of the playback of a played game.
pub(super) const fn shown(name: &'static str) -> Scene {
    Scene { name, screen: Screen::Playing, stage: Stage::Playback, sheet: Sheet::None, turns: 14 }
}

/// The scene in the middle of a battle.
const BATTLE: &str = "battle";

/// The scenes in the middle of a single combat, and at its end.
const ARENA: &str = "arena";
const ARENA_END: &str = "arena-end";

/// The scene in which a praetor is entered for a tournament.
const TOURNAMENT: &str = "tournament";

/// The scene in which an event card is played.
const EVENT_CARD: &str = "event-card";

/// All scenes.
pub const SCENES: &[Scene] = &[
    Scene { name: "title", screen: Screen::Title, stage: Stage::Planning, sheet: Sheet::None, turns: 0 },
    Scene { name: "new-game", screen: Screen::NewGame, stage: Stage::Planning, sheet: Sheet::None, turns: 0 },
    full("new-game-king-maker", Screen::NewGame),
    full("archfiends", Screen::Maker),
    full("maker", Screen::Maker),
    full("maker-powers", Screen::Maker),
    full("maker-perks", Screen::Maker),
    Scene { name: "load", screen: Screen::Load, stage: Stage::Planning, sheet: Sheet::None, turns: 0 },
    Scene { name: "settings", screen: Screen::Settings, stage: Stage::Planning, sheet: Sheet::None, turns: 0 },
    full(gallery::FORMS, Screen::Title),
    full(gallery::LEGIONS, Screen::Title),
    full(gallery::PRAETORS, Screen::Title),
    full(gallery::ARTIFACTS, Screen::Title),
    full(gallery::RELICS, Screen::Title),
    full(gallery::PLACES, Screen::Title),
    full(gallery::MANUSCRIPTS, Screen::Title),
    playing("board", Sheet::None),
    playing("turn-log", Sheet::Ministerium(Tab::TurnLog)),
    playing("ministerium", Sheet::Ministerium(Tab::Orders)),
    playing("tribute", Sheet::Ministerium(Tab::Tribute)),
    described("rituals", Sheet::Ministerium(Tab::Rituals)),
    described("foresight", Sheet::Ministerium(Tab::Orders)),
    described("foresight-seal", Sheet::Seal),
    described("ritual-target", Sheet::None),
    described("augury", Sheet::Ministerium(Tab::Diplomacy)),
    playing(RIVAL_MIND, Sheet::Ministerium(Tab::Diplomacy)),
    described("diplomacy", Sheet::Ministerium(Tab::Diplomacy)),
    described("diplomacy-demand", Sheet::Ministerium(Tab::TurnLog)),
    described("vendetta", Sheet::Ministerium(Tab::Diplomacy)),
    described("threats", Sheet::Ministerium(Tab::Diplomacy)),
    playing("forces", Sheet::Ministerium(Tab::Forces)),
    playing("avatar", Sheet::Ministerium(Tab::Avatar)),
    playing("bazaar", Sheet::Bazaar),
    playing("seal", Sheet::Seal),
    playing("menu", Sheet::Menu),
    Scene { name: BATTLE, screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Battle, turns: 0 },
    Scene { name: "battle-end", screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Battle, turns: 0 },
    Scene { name: ARENA, screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Battle, turns: 0 },
    Scene { name: ARENA_END, screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Battle, turns: 0 },
    described("duel-planner", Sheet::Arena(Errand::Against(Seat(1)))),
    described("champion", Sheet::Arena(Errand::Title)),
    described("events", Sheet::Events(Leaf::Hand)),
    described("events-played", Sheet::Events(Leaf::Undertaking(1))),
    described("events-board", Sheet::None),
    described("decrees", Sheet::Ministerium(Tab::TurnLog)),
    described(TOURNAMENT, Sheet::Arena(Errand::Contest(DecreeId(0)))),
    described("objectives", Sheet::Ministerium(Tab::Avatar)),
    Scene { name: EVENT_CARD, screen: Screen::Playing, stage: Stage::Playback, sheet: Sheet::None, turns: 0 },
    described("legion", Sheet::Ministerium(Tab::Forces)),
    described("praetors", Sheet::Ministerium(Tab::Forces)),
    described("artifacts", Sheet::Ministerium(Tab::Forces)),
    described("relics", Sheet::Ministerium(Tab::Forces)),
    described("manuscripts", Sheet::Ministerium(Tab::Forces)),
    described("promotion", Sheet::Ministerium(Tab::TurnLog)),
    described("smith", Sheet::Smith(Some(Foe::Legion(HERO)))),
    described("wares", Sheet::Bazaar),
    Scene { name: "playback", screen: Screen::Playing, stage: Stage::Playback, sheet: Sheet::None, turns: 14 },
    Scene { name: "curtain", screen: Screen::Playing, stage: Stage::Curtain, sheet: Sheet::None, turns: 2 },
    Scene { name: "curtain-pin", screen: Screen::Playing, stage: Stage::Curtain, sheet: Sheet::None, turns: 2 },
    Scene { name: "curtain-hand-over", screen: Screen::Playing, stage: Stage::Curtain, sheet: Sheet::None, turns: 2 },
    Scene { name: "curtain-pending", screen: Screen::Playing, stage: Stage::Curtain, sheet: Sheet::None, turns: 2 },
    Scene { name: "curtain-gallery", screen: Screen::Playing, stage: Stage::Curtain, sheet: Sheet::None, turns: 2 },
    Scene { name: "chair", screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Chair, turns: 3 },
    Scene { name: "notes", screen: Screen::Playing, stage: Stage::Planning, sheet: Sheet::Notes, turns: 3 },
    ended("final"),
    ended(COUNT),
    ended("final-graphs"),
    ended("final-moments"),
    ended("final-awards"),
    ended("final-masks"),
    ended("final-poster"),
    ended(FINAL_MINUTES),
    ended(BOOKS),
    ended(REPLAY_MINUTES),
    described("codex", Sheet::None),
    described("codex-term", Sheet::None),
    described("codex-turn", Sheet::None),
    described("codex-example", Sheet::None),
    described("codex-archfiend", Sheet::None),
    described("codex-search", Sheet::None),
    described("codex-card", Sheet::None),
    described("finder", Sheet::None),
    full(readings::PAGE, Screen::Codex),
    full("tutorial", Screen::Tutorial),
    full("trials", Screen::Trials),
    full("trial", Screen::Playing),
    full("post", Screen::Post),
    full("credits", Screen::Credits),
    full("lesson-1", Screen::Playing),
    full("lesson-2", Screen::Playing),
    described("lesson-2-tribute", Sheet::Ministerium(Tab::Tribute)),
    full("lesson-3", Screen::Playing),
    described("lesson-3-bazaar", Sheet::Bazaar),
    full("lesson-4", Screen::Playing),
    full("lesson-5", Screen::Playing),
    described("lesson-5-diplomacy", Sheet::Ministerium(Tab::Diplomacy)),
    full("lesson-6", Screen::Playing),
    described("lesson-6-rituals", Sheet::Ministerium(Tab::Rituals)),
];

impl Scene {
    /// Returns all scenes.
    pub fn all() -> impl Iterator<Item = Self> {
        let own = SCENES.iter().chain(&MAPS).chain(&MOMENTS).chain(&STYLES).copied();
        own.chain(parlour::scenes().map(|(name, screen)| full(name, screen)))
    }

    /// Returns the scene of this name.
    ///
    /// # Errors
    /// A sentence if there is none.
    pub fn named(name: &str) -> Result<Self, String> {
        Self::all().find(|scene| scene.name == name).ok_or_else(|| format!("no scene is called \"{name}\"; see --help"))
    }

    /// Returns the name of the scene.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number of frames until all animations have ended.
    #[must_use]
    pub const fn frames(&self) -> usize {
        match self.stage {
            Stage::Playback => 30,
            Stage::Curtain | Stage::Planning | Stage::Waiting | Stage::Over => 24,
        }
    }

    /// Sets the scene up.
    pub fn set(&self, world: &mut World) {
        gallery::hang(world, self.name);
        if parlour::stage(world, self.name) {
            return;
        }
        if lessons::begin(world, self.name, self.sheet) {
            return;
        }
        if self.turns > 0 {
            let book = world.resource::<Library>().book.clone();
            let (session, before) = demonstration(&book, self.turns, self.people(), self.mind());
            stage_scene(world, session, before);
            if self.people() > 1 {
                stage_table(world, self.name);
            }
        }
        if self.stage == Stage::Over {
            // 13 steps read two items, but not all.
            stage_end(world, self.folio(), if self.name == COUNT { 13 } else { usize::MAX });
        }
        if self.name == BOOKS || self.name == REPLAY_MINUTES {
            stage_minutes(world, self.name == REPLAY_MINUTES);
            world.write_message(Intent::Watching(Watching::OpenBooks(9)));
        }
        if self.sheet == Sheet::Battle {
            match self.name {
                ARENA | ARENA_END => self.stage_duel(world),
                _ => self.stage_battle(world),
            }
        }
        let described = self.turns == 0 && self.screen == Screen::Playing && self.sheet != Sheet::Battle;
        let dossier = self.dossier();
        let conjured = self.conjured();
        if conjured {
            self.conjure(world);
        } else if let Some(regent) = self.proclaims() {
            self.proclaim(world, regent);
        } else if let Some(dossier) = dossier {
            self.hold_court(world, dossier);
        } else if described {
            self.describe(world);
        }
        self.make(world);
        world.write_message_batch(readings(self.name).into_iter().map(Intent::from));
        world.resource_mut::<NextState<Screen>>().set(self.screen);
        if self.stage == Stage::Curtain {
            world.remove_resource::<Hand>();
        }
        world.resource_mut::<NextState<Stage>>().set(self.stage);
        let sheet = self.open(world);
        world.resource_mut::<Overlay>().sheet = sheet;
        if self.name == RIVAL_MIND {
            world.resource_mut::<Court>().dossier = Dossier::House(Seat(1));
        }
        if self.screen == Screen::Playing
            && self.proclaims().is_none()
            && let Some(mut hand) = world.get_resource_mut::<Hand>()
        {
            let seat = hand.seat();
            let guard = hand.view.table().forces().legions_of(seat).next().map(|legion| legion.id);
            hand.selected = if conjured {
                None
            } else if described && dossier.is_none() && !matches!(self.sheet, Sheet::Arena(_)) {
                Some(Mark::Legion(HERO))
            } else {
                guard.map(Mark::Legion)
            };
        }
        maps::set(world, self.name);
        styles::set(world, self.name);
    }

    /// Returns the leaf that is open at the end of a game.
    fn folio(&self) -> Folio {
        match self.name {
            "final-graphs" => Folio::Graphs,
            "final-moments" => Folio::Moments,
            "final-awards" => Folio::Awards,
            "final-masks" => Folio::Masks,
            "final-poster" => Folio::Poster,
            FINAL_MINUTES => Folio::Minutes,
            _ => Folio::Verdict,
        }
    }

    /// Returns the mind for the played scenes. Scenes with minutes need a mind that records them.
    fn mind(&self) -> &'static str {
        match self.name {
            FINAL_MINUTES | REPLAY_MINUTES | RIVAL_MIND => Level::Imp.name(),
            _ => minds::BRISK,
        }
    }

    /// Returns the number of people at the machine in the played scenes.
    fn people(&self) -> usize {
        match self.name {
            "curtain" | "curtain-pin" | "curtain-hand-over" | "curtain-pending" | "curtain-gallery" | "chair"
            | "notes" => 3,
            _ => 1,
        }
    }

    /// Fills the bench of the archfiend maker, or the seats of a new game.
    fn make(&self, world: &mut World) {
        let catalog = Catalog::standard();
        let leaf = match self.name {
            "new-game-king-maker" => return shelves::stage_king_maker(world, &catalog),
            "archfiends" => return shelves::stage_cabinet(world),
            "maker" => BenchLeaf::Person,
            "maker-powers" => BenchLeaf::Powers,
            "maker-perks" => BenchLeaf::Perks,
            _ => return,
        };
        shelves::stage_bench(world, leaf);
    }

    /// Returns the part of the diplomacy tab, in the scenes about diplomacy.
    fn dossier(&self) -> Option<Dossier> {
        match self.name {
            "diplomacy" => Some(Dossier::House(NEIGHBOUR)),
            "diplomacy-demand" => Some(Dossier::Pressing),
            "vendetta" => Some(Dossier::House(BULLIED)),
            "threats" => Some(Dossier::Threats),
            _ => None,
        }
    }

    /// True if the scene is about rituals.
    fn conjured(&self) -> bool {
        matches!(self.name, "rituals" | "ritual-target" | "augury")
    }

    /// Sets up a position after performed rituals, with another one in preparation.
    fn conjure(&self, world: &mut World) {
        let book = world.resource::<Library>().book.clone();
        let (game, log) = match rituals(&book) {
            Ok(staged) => staged,
            Err(fault) => panic!("the position cannot be set up: {fault}"),
        };
        let pointing = self.name == "ritual-target";
        world.resource_mut::<Chamber>().rite = Some(begun(book.catalog(), pointing));
        world.resource_mut::<Court>().dossier = Dossier::House(READ);
        let view = SeatView::of(&game, Seat(0));
        let mut hand = Hand::new(&book, view, None, Desk::new(Seat(0)), vec![log]);
        hand.hovered = hand.view.table().forces().legions_of(ENEMY).last().map(|legion| legion.canton);
        world.insert_resource(hand);
    }

    /// Returns `None` unless the scene is about events. True if the first house is the Regent and
    /// has to choose among cards.
    fn proclaims(&self) -> Option<bool> {
        match self.name {
            "events" | "events-played" | "events-board" | "objectives" | EVENT_CARD => Some(false),
            "decrees" | TOURNAMENT => Some(true),
            _ => None,
        }
    }

    /// Sets up a position in which rivals have played events, or the playback of one of them.
    fn proclaim(&self, world: &mut World, regent: bool) {
        let book = world.resource::<Library>().book.clone();
        let (game, mut log) = match proclaimed(&book, 12, regent) {
            Ok(staged) => staged,
            Err(fault) => panic!("no events can be proclaimed: {fault}"),
        };
        let view = SeatView::of(&game, Seat(0));
        let before = (self.name == EVENT_CARD).then(|| view.clone());
        if self.name == EVENT_CARD {
            let played = |entry: &Entry| matches!(entry.fact, Fact::Event(EventFact::Card(CardFact::Played { .. })));
            let first = log.entries.iter().position(played).unwrap_or(0);
            log.entries.drain(..first);
        }
        world.insert_resource(Hand::new(&book, view, before, Desk::new(Seat(0)), vec![log]));
    }

    /// Returns the open sheet. The decree of the tournament can only be found in the position.
    fn open(&self, world: &World) -> Sheet {
        let hand = world.get_resource::<Hand>().filter(|_| self.name == TOURNAMENT);
        let asked = hand.and_then(|hand| {
            let decrees = hand.view.table().events().decrees().iter();
            let mut own = decrees.filter(|decree| decree.of == Seat(0) && decree.matter == Matter::Contender);
            own.next().map(|decree| decree.id)
        });
        asked.map_or(self.sheet, |decree| Sheet::Arena(Errand::Contest(decree)))
    }

    /// Sets up a position with many diplomatic affairs. In one scene, three houses wait for an
    /// answer.
    fn hold_court(&self, world: &mut World, dossier: Dossier) {
        let book = world.resource::<Library>().book.clone();
        // The last turn in which a new ranking of threats is free.
        let turn = book.catalog().constants.diplomacy.free_ranking_turns;
        let staged = if dossier == Dossier::Pressing {
            besieged(&book, turn - 1).map(|(game, log)| (game, vec![log]))
        } else {
            dealings(book.catalog(), turn).map(|game| (game, Vec::new()))
        };
        let (game, log) = match staged {
            Ok(staged) => staged,
            Err(fault) => panic!("the court cannot be set up: {fault}"),
        };
        world.resource_mut::<Court>().dossier = dossier;
        let view = SeatView::of(&game, Seat(0));
        world.insert_resource(Hand::new(&book, view, None, Desk::new(Seat(0)), log));
    }

    /// Sets up the hand-written position, with the sheet of one treasure of the kind that the scene
    /// is named after.
    fn describe(&self, world: &mut World) {
        let book = world.resource::<Library>().book.clone();
        if matches!(self.sheet, Sheet::Arena(_)) {
            match summoned(&book) {
                Ok(hand) => world.insert_resource(hand),
                Err(fault) => panic!("nobody can be called out: {fault}"),
            }
            return;
        }
        let Ok(game) = full_house(book.catalog()) else { panic!("the described position cannot be set up") };
        let view = SeatView::of(&game, Seat(0));
        let ledger = match self.name {
            "praetors" => Ledger::Praetors,
            "artifacts" => Ledger::Artifacts,
            "relics" => Ledger::Relics,
            "manuscripts" => Ledger::Manuscripts,
            _ => Ledger::Units,
        };
        let mut held = view.table().attachments().possessions().iter().map(|held| held.treasure);
        let treasure = held.find(|treasure| Ledger::of(*treasure) == ledger);
        world.insert_resource(Muster { ledger, treasure });
        let desk = desk(self.name, &book, &view);
        world.insert_resource(Hand::new(&book, view, None, desk, Vec::new()));
    }

    /// Sets up a position after its single combat, and the theatre in the middle or at the end of
    /// the fight.
    fn stage_duel(&self, world: &mut World) {
        let book = world.resource::<Library>().book.clone();
        let hand = match arena::rehearsal(&book) {
            Ok(hand) => hand,
            Err(fault) => panic!("the single combat cannot be staged: {fault}"),
        };
        let log = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
        let Some(mut bout) = (0..log.len()).find_map(|at| Bout::of(log, at)) else {
            panic!("there is no single combat to be staged");
        };
        let first = bout.report.rounds.first().map_or(0, |round| round.exchanges.len());
        bout.opening = Some(if self.name == ARENA { 1 + first.min(4) } else { bout.steps() });
        world.insert_resource(Fight(Some(Piece::Duel(Arc::new(bout)))));
        world.insert_resource(hand);
    }

    /// Sets up a position after its battle, and the theatre in the middle or at the end of the
    /// battle.
    fn stage_battle(&self, world: &mut World) {
        let book = world.resource::<Library>().book.clone();
        let hand = match rehearsal(&book) {
            Ok(hand) => hand,
            Err(fault) => panic!("the battle cannot be staged: {fault}"),
        };
        let log = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
        let Some(mut play) = (0..log.len()).find_map(|at| Play::of(log, at)) else {
            panic!("there is no battle to be staged");
        };
        let midst = play.report.passages.iter().rposition(|passage| matches!(passage.event, Event::Round { .. }));
        let opening = if self.name == BATTLE { midst.map_or(0, |at| at + 2) } else { play.steps() };
        play.opening = Some(opening);
        world.insert_resource(Fight(Some(Piece::Battle(Arc::new(play)))));
        world.insert_resource(hand);
    }
}
