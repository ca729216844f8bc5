//! The full-screen screens: what each is shown, and what it remembers between frames.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, Stroke, Ui, vec2};

use super::host::{Host, Watched};
use super::seats::gallery;
use super::{Screen, Stage};
use crate::board::Playback;
use crate::chronicle::Teller;
use crate::intent::Sheet;
use crate::look::palette::{BONE, RAISED};
use crate::look::{Look, icon_button};
use crate::rules::game::Archfiend;
use crate::rules::ids::Seat;
use crate::screens::chair::{Chair, ChairState, Pending};
use crate::screens::curtain::{Curtain, CurtainState, Sitter};
use crate::screens::final_count::{FinalPage, FinalState, Folio, Recorded};
use crate::screens::load::LoadState;
use crate::screens::maker::{Bench, Cabinet, MakerState};
use crate::screens::menu::{MenuGame, MenuState};
use crate::screens::minutes::MinutesOf;
use crate::screens::replay::{PlaybackAt, PlaybackWish, ReplayAt, ReplayState};
use crate::screens::settings::SettingsState;
use crate::screens::{
    NewGameState, Page, chair, curtain, final_count, load, maker, menu, new_game, replay, settings, title, waiting,
};
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay, Wishes};
use table::archive::HandOver;
use table::session::Session;

/// What the screens remember between frames.
#[derive(Resource, Default)]
pub struct Pages {
    load: LoadState,
    new_game: Option<NewGameState>,
    /// The form with which the new-game screen opens next, if it does not fill one in itself.
    staged: Option<NewGameState>,
    /// The archfiend that is to sit in the first person's seat when the new-game screen is drawn next.
    plays: Option<Archfiend>,
    maker: MakerState,
    settings: SettingsState,
    menu: MenuState,
    chair: ChairState,
    curtain: CurtainState,
    end: FinalState,
    replay: ReplayState,
}

impl Pages {
    /// Whether the next key belongs to the page of preferences, which gives it to an action.
    #[must_use]
    pub const fn capturing(&self) -> bool {
        self.settings.capturing()
    }

    /// Seats an archfiend when the new-game screen is drawn next.
    pub(super) fn play_as(&mut self, archfiend: Archfiend) {
        self.plays = Some(archfiend);
    }

    /// The archfiend on the bench was written to this file.
    pub(super) fn kept(&mut self, archfiend: &Archfiend, path: PathBuf) {
        self.maker.kept(archfiend, path);
    }

    /// Lays an archfiend on the bench.
    pub(crate) fn lay_on_bench(&mut self, bench: Bench) {
        self.maker.bench = Some(bench);
    }

    /// The form with which the new-game screen opens next.
    pub(crate) fn stage_form(&mut self, form: NewGameState) {
        self.staged = Some(form);
    }

    /// Forgets what belongs to a game that is over.
    pub(super) fn forget_game(&mut self) {
        self.new_game = None;
        self.menu = MenuState::default();
        self.forget_player();
        self.end = FinalState::default();
        self.replay = ReplayState::default();
    }

    /// Forgets what belongs to the player who has left the machine.
    pub(super) fn forget_player(&mut self) {
        self.chair = ChairState::default();
        self.curtain = CurtainState::default();
    }

    /// The digits that were given do not open the lock of this seat.
    pub(super) fn refuse_pin(&mut self, seat: Seat) {
        self.curtain.refuse(seat);
    }

    /// The curtain with this on it; for pictures.
    pub(crate) fn set_curtain(&mut self, curtain: CurtainState) {
        self.curtain = curtain;
    }
}

/// What the pages may look at.
pub(super) struct Scope<'a> {
    pub library: &'a Library,
    pub look: &'a Look,
    pub preferences: &'a Preferences,
    pub hand: Option<&'a Hand>,
    pub host: &'a Host,
    pub overlay: &'a mut Overlay,
    pub screen: Screen,
    pub stage: Stage,
    pub pressed: Option<KeyCode>,
    pub playback: Option<&'a mut Playback>,
}

/// Draws the page that is up. Gives back preferences that have changed.
pub(super) fn draw_page(
    ctx: &Context,
    ui: &mut Ui,
    scope: Scope<'_>,
    pages: &mut Pages,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let Scope { library, look, preferences, hand, host, overlay, screen, stage, pressed, playback } = scope;
    let page = Page { text: &library.text, look, preferences, catalog: library.book.catalog() };
    let mut changed = None;
    match screen {
        Screen::Title => title::show(ui, &page, &host.cards, &mut pages.load, wishes),
        Screen::NewGame => {
            let state = pages.new_game.get_or_insert_with(|| NewGameState::from_preferences(page.catalog, preferences));
            if let Some(archfiend) = pages.plays.take() {
                state.seat_person(archfiend);
            }
            state.shelve(&host.archfiends, &host.plots);
            new_game::show(ui, &page, state, wishes);
        }
        Screen::Maker => {
            let cabinet = Cabinet { leaves: &host.archfiends, folder: host.cabinet.folder() };
            maker::show(ui, &page, &cabinet, &mut pages.maker, wishes);
        }
        Screen::Load => load::show(ui, &page, &host.cards, &mut pages.load, wishes),
        Screen::Settings => changed = settings::show(ui, &page, &mut pages.settings, pressed, wishes),
        Screen::Playing => {
            changed = draw_playing(ctx, ui, &page, (host, hand, overlay, stage, playback), pages, wishes);
        }
        Screen::Replay => changed = draw_replay(ui, &page, (host, hand, stage, playback), pages, wishes),
        Screen::End => draw_end(ui, &page, host, hand, pages, wishes),
    }
    // In a running game the notice is drawn with the other panels.
    let drawn_elsewhere = screen == Screen::Playing && stage != Stage::Curtain && hand.is_some();
    if !drawn_elsewhere && let Some(words) = overlay.notice.clone() {
        draw_notice(ctx, &page, &words, overlay);
    }
    changed
}

fn draw_playing(
    ctx: &Context,
    ui: &mut Ui,
    page: &Page<'_>,
    (host, hand, overlay, stage, playback): (&Host, Option<&Hand>, &Overlay, Stage, Option<&mut Playback>),
    pages: &mut Pages,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let mut changed = None;
    match stage {
        Stage::Curtain => {
            if let Some(session) = host.session() {
                curtain::show(ui, page, &curtain_of(page, host, session), &mut pages.curtain, wishes);
            }
        }
        Stage::Waiting if host.running_on => {
            waiting::running_on(ui, page, host.session().map_or(0, Session::turn), wishes);
        }
        // When the last of them has thought, the turn is played in the same frame.
        Stage::Waiting => waiting::show(ui, page, host.scheming()),
        Stage::Playback => changed = bar(ui, page, hand, playback, wishes),
        Stage::Planning | Stage::Over => {}
    }
    if stage == Stage::Planning
        && let Some(hand) = hand.filter(|hand| hand.watching)
    {
        let name = &hand.view.table().charter().seats[hand.seat().index()].archfiend.name;
        waiting::onlooker(ui, page, name, host.seated().is_some(), wishes);
    }
    if overlay.sheet == Sheet::Chair
        && let Some((session, hand)) = host.session().zip(hand)
    {
        let pending = pending(page, session);
        let seat = hand.seat();
        let name = &session.charter().seats[seat.index()].archfiend.name;
        let may_give = !hand.watching && hand.notes.is_some();
        let nobody = session.planners().is_empty();
        let locked = host.lock(seat).is_some();
        let shown = Chair { seat, name, locked, person: hand.notes.is_some(), may_give, pending: &pending, nobody };
        chair::show(ctx, page, &shown, &mut pages.chair, wishes);
    }
    if overlay.sheet == Sheet::Menu
        && let Some(session) = host.session()
    {
        let iron_man = session.charter().settings.iron_man;
        let game = MenuGame { name: session.archive().name(), saves: &host.cards, iron_man };
        menu::show(ctx, page, &game, &mut pages.menu, wishes);
    }
    changed
}

/// Seats of people that have been handed over this turn, in words.
fn pending(page: &Page<'_>, session: &Session) -> Vec<Pending> {
    let pending = session.given_up();
    if pending.is_empty() {
        return Vec::new();
    }
    // Names only, which everybody knows.
    let view = session.view(Seat(0));
    let teller = Teller::new(page.text, page.catalog, view.table());
    let told = |over: &HandOver| Pending { seat: over.seat, words: teller.handed(over.seat, &over.to) };
    pending.iter().map(told).collect()
}

/// What is written on the curtain: names, and what everybody at the machine may know.
fn curtain_of<'a>(page: &Page<'_>, host: &'a Host, session: &'a Session) -> Curtain<'a> {
    let sitter = |seat: Seat| {
        let sits = &session.charter().seats[seat.index()];
        Sitter { seat, name: &sits.archfiend.name, symbol: sits.symbol, locked: host.lock(seat).is_some() }
    };
    let pending = pending(page, session);
    let watch = if pending.is_empty() || !session.humans().is_empty() { gallery(session) } else { Vec::new() };
    let nobody = session.planners().is_empty();
    Curtain {
        called: host.seated().map(sitter),
        waiting: host.queue.len(),
        gallery: watch.into_iter().map(sitter).collect(),
        pending,
        nobody,
    }
}

fn draw_replay(
    ui: &mut Ui,
    page: &Page<'_>,
    (host, hand, stage, playback): (&Host, Option<&Hand>, Stage, Option<&mut Playback>),
    pages: &mut Pages,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let watched = host.watched()?;
    let charter = watched.archive.charter();
    let names: Vec<String> = charter.seats.iter().map(|seat| seat.archfiend.name.clone()).collect();
    let at = ReplayAt {
        name: &watched.name,
        at: watched.at,
        moments: watched.replay.games.len(),
        names: &names,
        seen_as: watched.seen_as,
        unveiled: watched.unveiled,
        minutes: minutes_of(watched),
    };
    replay::show(ui, page, &at, &mut pages.replay, wishes);
    if stage == Stage::Playback { bar(ui, page, hand, playback, wishes) } else { None }
}

/// What the minds wrote down before the turn that has just been shown; nothing before the game has ended.
fn minutes_of(watched: &Watched) -> Option<MinutesOf<'_>> {
    let motives = watched.archive.motives()?;
    let table = watched.replay.games.get(watched.at.saturating_sub(1))?;
    Some(MinutesOf { turn: watched.at as u32, table, motives, only: watched.seen_as })
}

/// The bar of the turn that is being shown on the board.
fn bar(
    ui: &mut Ui,
    page: &Page<'_>,
    hand: Option<&Hand>,
    playback: Option<&mut Playback>,
    wishes: &mut Wishes,
) -> Option<Preferences> {
    let (hand, playback) = hand.zip(playback)?;
    let log = hand.log.last()?;
    let now = PlaybackAt {
        turn: log.turn,
        shown: playback.position,
        steps: playback.length,
        playing: !playback.paused,
        speed_percent: page.preferences.playback_percent,
    };
    match replay::playback_bar(ui, page, &now, wishes)? {
        PlaybackWish::Play => playback.paused = false,
        PlaybackWish::Pause => playback.paused = true,
        PlaybackWish::Step => playback.step(&log.entries),
        PlaybackWish::Speed(percent) => {
            return Some(Preferences { playback_percent: percent, ..page.preferences.clone() });
        }
    }
    None
}

fn draw_end(ui: &mut Ui, page: &Page<'_>, host: &Host, hand: Option<&Hand>, pages: &mut Pages, wishes: &mut Wishes) {
    let Some((session, hand)) = host.session().zip(hand) else { return };
    let Some(ending) = session.ending() else { return };
    // Until the books are written, the player sees what the player saw.
    let books = host.books();
    let people = session.humans();
    let end = FinalPage {
        table: books.map_or(hand.view.table(), |books| books.table.table()),
        ending,
        annals: books.map(|books| &books.annals),
        people: &people,
        charter: Some(session.charter()),
        keep: host.keep.as_deref(),
        recorded: books
            .zip(session.archive().motives())
            .map(|(books, motives)| Recorded { games: &books.replay.games, motives }),
    };
    final_count::show(ui, page, &end, &mut pages.end, wishes);
}

/// Opens the end of a game at a leaf, with so many steps of the count read out; for pictures.
pub(crate) fn stage_end(world: &mut World, leaf: Folio, shown: usize) {
    let state = FinalState { leaf, shown, ..FinalState::default() };
    world.resource_mut::<Pages>().end = state;
}

/// Lays the minutes beside a replay, or puts them away; for pictures.
pub(crate) fn stage_minutes(world: &mut World, open: bool) {
    world.resource_mut::<Pages>().replay.minutes = open;
}

fn draw_notice(ctx: &Context, page: &Page<'_>, words: &str, overlay: &mut Overlay) {
    Area::new(Id::new("page-notice")).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, 24.0)).show(
        ctx,
        |ui| {
            let frame =
                Frame::popup(ui.style()).fill(RAISED).stroke(Stroke::new(1.5, BONE)).inner_margin(Margin::same(12));
            frame.show(ui, |ui| {
                ui.set_max_width(620.0);
                ui.horizontal(|ui| {
                    ui.add(page.look.image("info", 22.0, BONE));
                    if icon_button(ui, page.look, "dismiss", &page.text.say("panel-dismiss")).clicked() {
                        overlay.notice = None;
                    }
                    ui.add(bevy_egui::egui::Label::new(words).wrap());
                });
            });
        },
    );
}

/// A wish that would take the player away from the keyboard's owner is not read while a key is being given away.
pub(super) fn keys_are_free(pages: Res<Pages>) -> bool {
    !pages.capturing()
}

/// Pages are reset when a game begins or ends.
pub(super) fn turn_over(screen: Res<State<Screen>>, mut pages: ResMut<Pages>, mut was: Local<Option<Screen>>) {
    let now = *screen.get();
    if *was != Some(now) {
        match now {
            // Whoever was at the maker in between finds the form as it was.
            Screen::NewGame if *was == Some(Screen::Maker) => {}
            Screen::NewGame => pages.new_game = pages.staged.take(),
            Screen::Title
            | Screen::Maker
            | Screen::Load
            | Screen::Settings
            | Screen::Playing
            | Screen::Replay
            | Screen::End => {}
        }
        *was = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::Arc;

    use super::*;
    use crate::board::Lens;
    use crate::flow::act::carry_out;
    use crate::flow::drawers::Drawers;
    use crate::flow::shelves::{read_archfiends, read_setups};
    use crate::intent::{Going, Intent, Making};
    use crate::rules::rulebook::Rulebook;
    use crate::text::Text;
    use table::archive::Saves;

    /// A world with a host whose files lie in this folder.
    fn world(home: &Path) -> World {
        let mut world = World::new();
        let text: Arc<Text> = Text::english();
        world.insert_resource(Library { book: Rulebook::standard(), text });
        world.insert_resource(Host::new(Saves::new(home.join("saves")), home.join("settings.ron")));
        world.init_resource::<Overlay>();
        world.init_resource::<Pages>();
        world.init_resource::<Lens>();
        world.init_resource::<Drawers>();
        world.insert_resource(State::new(Screen::NewGame));
        world.init_resource::<NextState<Screen>>();
        world
    }

    fn wanted(world: &World) -> Option<Screen> {
        match world.resource::<NextState<Screen>>() {
            NextState::Unchanged => None,
            NextState::Pending(screen) | NextState::PendingIfNeq(screen) => Some(*screen),
        }
    }

    #[test]
    fn what_is_made_is_kept_brought_in_played_and_deleted() {
        let home = std::env::temp_dir().join(format!("infernal-conclave-pages-{}", std::process::id()));
        let mut world = world(&home);
        carry_out(&mut world, Intent::Going(Going::To(Screen::Maker)));
        assert_eq!(wanted(&world), Some(Screen::Maker));
        let fiend = Archfiend::from(&Rulebook::standard().catalog().archfiends[0]);
        world.resource_mut::<Pages>().lay_on_bench(Bench::new(fiend.clone(), None));
        carry_out(&mut world, Intent::Making(Making::KeepArchfiend(Box::new(fiend.clone()), None)));
        assert!(world.resource::<Pages>().maker.bench.is_none(), "what is on file leaves the bench");
        let path = world.resource::<Host>().archfiends[0].path.clone();
        assert!(path.starts_with(home.join("archfiends")) && path.exists());
        // One that breaks a rule stays where it is, and the player is told.
        let dear =
            Archfiend { attributes: crate::rules::archfiends::Attributes { martial: 5, ..fiend.attributes }, ..fiend };
        world.resource_mut::<Pages>().lay_on_bench(Bench::new(dear.clone(), None));
        carry_out(&mut world, Intent::Making(Making::KeepArchfiend(Box::new(dear), None)));
        assert!(world.resource::<Pages>().maker.bench.is_some());
        let notice = world.resource_mut::<Overlay>().notice.take();
        assert!(notice.is_some_and(|notice| notice.contains("Martial Prowess is 5")));
        carry_out(&mut world, Intent::Making(Making::ImportArchfiend(path.clone())));
        assert_eq!(world.resource::<Host>().archfiends.len(), 2, "a second one of the same name");
        carry_out(&mut world, Intent::Making(Making::DeleteArchfiend(path.clone())));
        assert!(!path.exists());
        assert_eq!(world.resource::<Host>().archfiends.len(), 1);
        let form = NewGameState::with_luck(Rulebook::standard().catalog(), &Preferences::default(), 3);
        let setup = form.set_up(Rulebook::standard().catalog(), "Friday");
        for _ in 0..2 {
            carry_out(&mut world, Intent::Making(Making::KeepSetUp(Box::new(setup.clone()))));
        }
        let plots: Vec<PathBuf> = world.resource::<Host>().plots.iter().map(|leaf| leaf.path.clone()).collect();
        assert_eq!(plots, [home.join("setups").join("Friday.ron")], "the same name, the same file");
        carry_out(&mut world, Intent::Making(Making::DeleteSetUp(plots[0].clone())));
        read_archfiends(&mut world);
        read_setups(&mut world);
        assert!(world.resource::<Host>().plots.is_empty());
        drop(std::fs::remove_dir_all(&home));
    }

    #[test]
    fn the_way_back_never_goes_round_in_a_circle() {
        let home = std::env::temp_dir().join(format!("infernal-conclave-back-{}", std::process::id()));
        let mut world = world(&home);
        let fiend = Archfiend::from(&Rulebook::standard().catalog().archfiends[0]);
        let mut step = |wish: Intent, to: Screen| {
            carry_out(&mut world, wish);
            assert_eq!(wanted(&world), Some(to));
            world.insert_resource(State::new(to));
            world.insert_resource(NextState::<Screen>::Unchanged);
        };
        step(Intent::Going(Going::ToTitle), Screen::Title);
        step(Intent::Going(Going::To(Screen::NewGame)), Screen::NewGame);
        step(Intent::Going(Going::To(Screen::Maker)), Screen::Maker);
        step(Intent::Going(Going::Back), Screen::NewGame);
        step(Intent::Going(Going::To(Screen::Maker)), Screen::Maker);
        step(Intent::Making(Making::PlayAs(Box::new(fiend.clone()))), Screen::NewGame);
        step(Intent::Going(Going::Back), Screen::Title);
        step(Intent::Going(Going::To(Screen::Maker)), Screen::Maker);
        step(Intent::Making(Making::PlayAs(Box::new(fiend.clone()))), Screen::NewGame);
        step(Intent::Going(Going::Back), Screen::Title);
        assert_eq!(world.resource::<Pages>().plays.as_ref(), Some(&fiend), "whom one chose to play waits for its seat");
    }
}
