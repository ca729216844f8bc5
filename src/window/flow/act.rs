//! Acting on wishes: the only place where the client changes anything.

use std::path::Path;
use std::time::SystemTime;

use bevy::prelude::*;
use xxhash_rust::xxh3::xxh3_64;

use super::host::{Books, Host};
use super::{Screen, Stage, files, keeper, seats, service, shelves, turn, watch};
use crate::board::Lens;
use crate::intent::{Dossier, Intent, Ledger, Mark, Sheet};
use crate::ministerium::{dismiss_by_key, train_by_key};
use crate::rules::archfiends;
use crate::rules::game::{Charter, Player};
use crate::rules::orders::Problem;
use crate::screens::SEEDS;
use crate::screens::load::latest;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay};
use crate::theatre::Piece;
use table::desk::Desk;
use table::session::Session;

/// Carries out every wish of the last frame, in order.
pub(super) fn act(world: &mut World) {
    if !world.contains_resource::<Host>() {
        return;
    }
    let wishes: Vec<Intent> = world.resource_mut::<Messages<Intent>>().drain().collect();
    if !wishes.is_empty() {
        world.resource_mut::<Host>().keeper.touched = true;
    }
    let mut passed_on = Vec::new();
    for wish in wishes {
        // The camera and the playback are the board's own; it reads these two itself.
        if matches!(wish, Intent::LookAt(_)) {
            passed_on.push(wish.clone());
        }
        carry_out(world, wish);
    }
    for wish in passed_on {
        world.resource_mut::<BoardWishes>().0.push(wish);
    }
}

/// Wishes that the board carries out itself.
#[derive(Resource, Clone, Debug, Default)]
pub struct BoardWishes(pub Vec<Intent>);

pub(super) fn carry_out(world: &mut World, wish: Intent) {
    match wish {
        Intent::Put(slot, order) => {
            plan(world, |hand, slots| match slot.or_else(|| hand.desk.draft().first_empty(slots)) {
                Some(slot) => {
                    hand.desk.put(slot, Some(order));
                    Ok(())
                }
                None => Err("client-no-free-slot"),
            });
        }
        Intent::Train(legion) => service::order(world, |sight| train_by_key(sight, legion)),
        Intent::Dismiss(legion) => service::order(world, |sight| dismiss_by_key(sight, legion)),
        Intent::Strike(slot) => plan(world, |hand, _| {
            hand.desk.put(slot, None);
            Ok(())
        }),
        Intent::Swap(a, b) => plan(world, |hand, _| {
            hand.desk.swap(a, b);
            Ok(())
        }),
        Intent::Answer(answer) => plan(world, |hand, _| {
            hand.desk.answer(answer);
            Ok(())
        }),
        Intent::Withdraw(answer) => plan(world, |hand, _| {
            hand.desk.withdraw(&answer);
            Ok(())
        }),
        Intent::Undo => plan(world, |hand, _| {
            hand.desk.undo();
            Ok(())
        }),
        Intent::Redo => plan(world, |hand, _| {
            hand.desk.redo();
            Ok(())
        }),
        Intent::ClearDraft => plan(world, |hand, _| {
            hand.desk.clear();
            Ok(())
        }),
        Intent::Seal => seal(world),
        Intent::Open(sheet) => {
            let playing = matches!(*world.resource::<Stage>(), Stage::Planning | Stage::Waiting | Stage::Playback);
            if playing {
                if *world.resource::<Stage>() == Stage::Playback && sheet != Sheet::None {
                    world.insert_resource(Stage::Planning);
                }
                let mut overlay = world.resource_mut::<Overlay>();
                overlay.sheet = sheet;
                // Whoever opens a sheet points at nothing any more.
                if sheet != Sheet::None
                    && let Some(rite) = &mut overlay.rite
                {
                    rite.pointing = false;
                }
            }
        }
        // What was to be shown to a player is not shown to the next.
        Intent::ShowBattle(_)
        | Intent::ShowDuel(_)
        | Intent::Prepare(_)
        | Intent::ShowDossier(_)
        | Intent::ShowLedger(_)
        | Intent::Inspect(_)
            if !world.contains_resource::<Hand>() => {}
        Intent::ShowBattle(play) => show(world, Piece::Battle(play)),
        Intent::ShowDuel(bout) => show(world, Piece::Duel(bout)),
        Intent::CloseBattle => {
            let mut overlay = world.resource_mut::<Overlay>();
            overlay.piece = None;
            if overlay.sheet == Sheet::Battle {
                overlay.sheet = std::mem::take(&mut overlay.beneath);
            }
        }
        Intent::Pace(percent) => {
            world.resource_mut::<Preferences>().playback_percent = percent;
            write_preferences(world);
        }
        Intent::Select(mark) => {
            if let Some(mut hand) = world.get_resource_mut::<Hand>() {
                hand.selected = mark;
            }
        }
        Intent::Prepare(rite) => world.resource_mut::<Overlay>().rite = rite.map(|rite| *rite),
        Intent::ShowDossier(dossier) => world.resource_mut::<Overlay>().dossier = dossier,
        Intent::ShowLedger(ledger) => world.resource_mut::<Overlay>().ledger = ledger,
        Intent::Inspect(treasure) => {
            let mut overlay = world.resource_mut::<Overlay>();
            overlay.treasure = treasure;
            if let Some(treasure) = treasure {
                overlay.ledger = Ledger::of(treasure);
            }
        }
        Intent::LookAt(canton) => {
            if let Some(mut hand) = world.get_resource_mut::<Hand>()
                && hand.selected.is_none()
            {
                hand.selected = Some(Mark::Canton(canton));
            }
        }
        Intent::PlayTurn => {
            let may = world.get_resource::<Hand>().is_some_and(|hand| hand.before.is_some() && !hand.log.is_empty());
            if may && matches!(*world.resource::<Stage>(), Stage::Planning | Stage::Over) {
                world.resource_mut::<Overlay>().sheet = Sheet::None;
                world.insert_resource(Stage::Playback);
            }
        }
        Intent::SkipPlayback => {
            if *world.resource::<Stage>() == Stage::Playback {
                world.insert_resource(Stage::Planning);
            }
        }
        Intent::Begin(charter) => begin(world, *charter),
        Intent::BeginAnew(mut charter) => {
            charter.settings.seed = another_seed(charter.settings.seed);
            begin(world, *charter);
        }
        Intent::ToTitle => {
            leave(world);
            files::read_cards(world);
            go(world, Screen::Title);
        }
        Intent::ToNewGame => to_new_game(world),
        Intent::PlayAs(archfiend) => {
            to_new_game(world);
            world.resource_mut::<super::pages::Pages>().play_as(*archfiend);
        }
        Intent::ToMaker => {
            shelves::read_archfiends(world);
            let now = *world.resource::<State<Screen>>().get();
            world.resource_mut::<Host>().before_maker = now;
            go(world, Screen::Maker);
        }
        Intent::KeepArchfiend(archfiend, old) => shelves::keep_archfiend(world, &archfiend, old.as_deref()),
        Intent::DeleteArchfiend(path) => {
            let deleted = world.resource::<Host>().cabinet.delete(&path);
            shelves::told(world, &deleted);
            shelves::read_archfiends(world);
        }
        Intent::ImportArchfiend(path) => shelves::import_archfiend(world, &path),
        Intent::KeepSetUp(setup) => shelves::keep_setup(world, &setup),
        Intent::DeleteSetUp(path) => {
            let deleted = world.resource::<Host>().setups.delete(&path);
            shelves::told(world, &deleted);
            shelves::read_setups(world);
        }
        Intent::ToLoad => {
            files::read_cards(world);
            go(world, Screen::Load);
        }
        Intent::ToSettings => go(world, Screen::Settings),
        Intent::Back => back(world),
        Intent::LiftCurtain => seats::lift(world),
        Intent::Sit(seat, digits) => seats::sit(world, seat, &digits),
        Intent::CallNext => {
            if *world.resource::<Stage>() == Stage::Curtain {
                seats::call_next(world);
            }
        }
        Intent::DrawCurtain => seats::step_away(world),
        Intent::SetPin(digits) => {
            if let Some(text) = seats::set_pin(world, digits.as_deref()) {
                notice_text(world, text);
            }
        }
        Intent::Note(notes) => seats::note(world, &notes),
        Intent::RunOn(on) => seats::run_on(world, on),
        Intent::SaveAndLeave => files::save_and_leave(world),
        Intent::Save(name) => drop(files::save(world, &name)),
        Intent::Load(path) => files::load(world, &path),
        Intent::Watch(path) => watch::watch(world, &path),
        Intent::Export(path, passphrase) => files::export(world, &path, &passphrase),
        Intent::Import(path, passphrase) => files::import(world, &path, &passphrase),
        Intent::Delete(path) => {
            let deleted = world.resource::<Host>().saves.delete(&path);
            notice(world, deleted.err().map(|fault| fault.to_string()));
            files::read_cards(world);
        }
        Intent::Continue => {
            files::read_cards(world);
            let newest = latest(&world.resource::<Host>().cards).map(|card| card.path.clone());
            match newest {
                Some(path) => files::load(world, &path),
                None => notice_text(world, "client-nothing-to-continue"),
            }
        }
        Intent::SetPlayer(seat, player) => {
            let said = seats::set_player(world, seat, player);
            notice(world, said);
        }
        Intent::OpenBooks(at) => watch::open_books(world, at),
        Intent::ReplayTo(at) => {
            watch::show(world, |watched| watched.at = at.min(watched.replay.games.len().saturating_sub(1)));
        }
        Intent::ReplayAs(seat) => watch::show(world, |watched| {
            // A game that is still being played is seen by the one person who plays it, and as that person sees it.
            if watched.unveiled {
                watched.seen_as = seat;
            }
        }),
        Intent::Branch => watch::branch(world),
        Intent::Quit => drop(world.write_message(AppExit::Success)),
    }
}

/// Changes the plan, if there is one to change.
fn plan(world: &mut World, change: impl FnOnce(&mut Hand, usize) -> Result<(), &'static str>) {
    let stage = *world.resource::<Stage>();
    if !matches!(stage, Stage::Planning | Stage::Playback) {
        return;
    }
    let book = world.resource::<Library>().book.clone();
    let Some(mut hand) = world.get_resource_mut::<Hand>() else { return };
    if hand.watching {
        return;
    }
    let slots = archfiends::order_slots(book.catalog(), hand.view.table(), hand.seat()).total().max(0) as usize;
    let done = change(&mut hand, slots);
    hand.replan(&book);
    if let Err(text) = done {
        notice_text(world, text);
    }
}

fn seal(world: &mut World) {
    match *world.resource::<Stage>() {
        Stage::Planning => {}
        Stage::Curtain => return turn::seal_all(world),
        Stage::Playback | Stage::Waiting | Stage::Over => return,
    }
    let Some(hand) = world.get_resource::<Hand>() else { return };
    // What must be answered blocks the end of the turn (manual 4.20); a broken order does not, but the player is warned.
    if !hand.watching && hand.problems.iter().any(Problem::blocks) {
        notice_text(world, "client-answers-wait");
        return;
    }
    let mut overlay = world.resource_mut::<Overlay>();
    overlay.sheet = Sheet::None;
    overlay.piece = None;
    overlay.notice = None;
    overlay.treasure = None;
    overlay.dossier = Dossier::Pressing;
    overlay.rite = None;
    turn::seal(world);
}

fn begin(world: &mut World, charter: Charter) {
    let book = world.resource::<Library>().book.clone();
    let mut preferences = world.resource_mut::<Preferences>();
    preferences.last_charter = Some(charter.clone());
    write_preferences(world);
    // A game is called after its first player, and no two games share the one file of an Iron Man game.
    let first = charter.seats.iter().find(|seat| seat.player == Player::Human).or(charter.seats.first());
    let name = first.map(|seat| seat.archfiend.name.clone()).unwrap_or_default();
    let name = world.resource::<Host>().saves.free_name(&name);
    match Session::found(book, charter) {
        Ok(mut session) => {
            session.rename(&name);
            sit_down(world, session, None);
        }
        Err(fault) => notice(world, Some(fault.to_string())),
    }
}

/// Sits down to a game that was read from this file, or to a new one, which is saved at once: a game that is planned has a file.
pub(super) fn sit_down(world: &mut World, session: Session, from: Option<&Path>) {
    leave(world);
    let mut host = world.resource_mut::<Host>();
    host.desks = session.plans().iter().cloned().map(Desk::with).collect();
    host.session = Some(session);
    match from {
        Some(file) => keeper::opened(&mut host, file),
        None => turn::save_turn(world),
    }
    go(world, Screen::Playing);
    turn::open(world);
}

/// Puts the running game away, with all that is planned on the disk.
pub(super) fn leave(world: &mut World) {
    let told = keeper::flush(world);
    world.remove_resource::<Hand>();
    world.insert_resource(Stage::Planning);
    world.resource_mut::<Lens>().let_go();
    *world.resource_mut::<Overlay>() = Overlay::default();
    notice(world, told);
    let mut host = world.resource_mut::<Host>();
    host.keeper.keeping.forget();
    host.session = None;
    host.watched = None;
    host.queue.clear();
    host.thoughts.clear();
    host.minds.clear();
    host.before.clear();
    host.desks.clear();
    host.shown.clear();
    (host.seated, host.onlooker) = (None, None);
    (host.crowd, host.running_on) = (false, false);
    host.books = Books::Closed;
    host.keep = None;
    world.resource_mut::<super::pages::Pages>().forget_game();
    world.resource_mut::<super::drawers::Drawers>().empty();
}

/// Opens the theatre over the sheet that is open.
fn show(world: &mut World, piece: Piece) {
    let mut overlay = world.resource_mut::<Overlay>();
    if overlay.sheet != Sheet::Battle {
        overlay.beneath = overlay.sheet;
    }
    (overlay.sheet, overlay.piece) = (Sheet::Battle, Some(piece));
}

pub(super) fn go(world: &mut World, screen: Screen) {
    let now = *world.resource::<State<Screen>>().get();
    // From a secondary screen one goes on to another, and from that back to where both were opened.
    let secondary = |screen| matches!(screen, Screen::Load | Screen::Settings | Screen::NewGame | Screen::Maker);
    if secondary(screen) && !secondary(now) {
        world.resource_mut::<Host>().back = now;
    }
    let mut overlay = world.resource_mut::<Overlay>();
    (overlay.sheet, overlay.piece) = (Sheet::None, None);
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn back(world: &mut World) {
    let now = *world.resource::<State<Screen>>().get();
    match now {
        Screen::Settings => {
            write_preferences(world);
            let back = world.resource::<Host>().back;
            world.resource_mut::<NextState<Screen>>().set(back);
        }
        Screen::Maker => {
            let before = world.resource::<Host>().before_maker;
            world.resource_mut::<NextState<Screen>>().set(before);
        }
        Screen::NewGame | Screen::Load => {
            let back = world.resource::<Host>().back;
            world.resource_mut::<NextState<Screen>>().set(back);
        }
        // Whoever has looked into the books of the game just played comes back to its end.
        Screen::Replay if world.resource::<Host>().session.is_some() => {
            world.resource_mut::<Host>().watched = None;
            turn::end(world);
        }
        Screen::Replay => {
            leave(world);
            world.resource_mut::<NextState<Screen>>().set(Screen::Title);
        }
        Screen::Title | Screen::Playing | Screen::End => {}
    }
}

/// A seed that the clock draws, short enough to be read out to somebody, and another one than this.
fn another_seed(than: u64) -> u64 {
    let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    let seed = xxh3_64(&clock.to_le_bytes()) % SEEDS;
    if seed == than { (seed + 1) % SEEDS } else { seed }
}

fn to_new_game(world: &mut World) {
    shelves::read_archfiends(world);
    shelves::read_setups(world);
    go(world, Screen::NewGame);
}

pub(super) fn write_preferences(world: &mut World) {
    let file = world.resource::<Host>().settings_file.clone();
    let written = world.resource::<Preferences>().write(&file);
    notice(world, written.err());
}

pub(super) fn notice(world: &mut World, sentence: Option<String>) {
    if sentence.is_some() {
        world.resource_mut::<Overlay>().notice = sentence;
    }
}

pub(super) fn notice_text(world: &mut World, id: &str) {
    let sentence = world.resource::<Library>().text.say(id);
    notice(world, Some(sentence));
}
