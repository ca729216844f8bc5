//! The Summoning at the window: the lesson that is being played, its deeds and its pointers.
//!
//! The data are in [`table::tutorial`](crate::table::tutorial), the clerk and the list of chapters
//! in [`tutor`](crate::shell::tutor). A chapter is an ordinary game, known by its set-up: if such a
//! game is loaded, its lesson goes on. Progress is in a file of its own.
//!
//! Not here: the rivals' drafts, which [`Prompter`] writes with the rules of the data.

mod deeds;
mod lesson;
mod pointing;
pub(crate) mod speech;

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::conclave::board::Board;
use crate::intent::{Beginning, Filing, Going, Intent};
use crate::rules::archfiends::{Attributes, Rank};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::game::{Charter, Player, SeatCharter, Settings};
use crate::rules::orders::Draft;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::{Flow, GameLeft, Prompter, Running, SaveFolder, Screen, Tell, sit_down};
use crate::shell::pages::Draw;
use crate::shell::tutor::{Row, Syllabus, Tutoring, game_name};
use crate::sight::{Library, Overlay};
use crate::table::session::{MindJob, Session};
use crate::table::tutorial::{PUPIL, Progress, Rival, Tutorial};

pub use lesson::{Lesson, Present};

/// The tutorial, and the player's progress in it.
#[derive(Resource)]
pub struct Teaching {
    /// The chapters.
    pub data: Arc<Tutorial>,
    /// The progress.
    pub progress: Progress,
    /// The file of the progress.
    file: PathBuf,
}

impl Teaching {
    /// Writes the progress, and updates the list of chapters.
    fn keep(&self, syllabus: &mut Syllabus, notice: &mut Tell<'_>) {
        notice.tell(self.progress.write(&self.file).err());
        syllabus.rows = self.rows();
    }

    fn rows(&self) -> Vec<Row> {
        let resting = |key: &str| self.progress.resting.as_ref().is_some_and(|(chapter, _)| chapter == key);
        let row = |chapter: &crate::table::tutorial::Chapter| Row {
            title: chapter.title.clone(),
            about: chapter.about.clone(),
            finished: self.progress.finished.contains(&chapter.key),
            resting: resting(&chapter.key),
        };
        self.data.chapters.iter().map(row).collect()
    }
}

/// The system set of lessons. It comes after flow and board in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lessons;

/// Adds the tutorial to an app. The field is the data folder.
pub struct TutorialPlugin(pub PathBuf);

impl Plugin for TutorialPlugin {
    fn build(&self, app: &mut App) {
        let file = self.0.join("tutorial.ron");
        let teaching = Teaching { data: Tutorial::standard(), progress: Progress::read(&file), file };
        let (rows, data) = (teaching.rows(), teaching.data.clone());
        app.insert_resource(Syllabus { rows })
            .insert_resource(teaching)
            .insert_resource(Prompter(Some(Arc::new(move |book, job| prompt(&data, book, job)))))
            .init_resource::<Lesson>()
            .add_observer(carry_out)
            .add_observer(lesson::note)
            .add_observer(|_: On<GameLeft>, mut lesson: ResMut<Lesson>| lesson.0 = None)
            .add_systems(Update, (lesson::walk, hush).chain().in_set(Lessons).after(Flow).after(Board))
            .add_systems(EguiPrimaryContextPass, speech::draw.in_set(Draw::Tutor));
    }
}

/// Tells the panels if the running game is a lesson, so that only the clerk gives advice.
fn hush(lesson: Res<Lesson>, mut overlay: ResMut<Overlay>) {
    let taught = lesson.0.is_some();
    if overlay.taught != taught {
        overlay.taught = taught;
    }
}

/// Writes the draft of a rival that follows the story, in a game of the tutorial.
fn prompt(data: &Tutorial, book: &Rulebook, job: &MindJob) -> Option<Draft> {
    let table = job.view.table();
    let chapter = data.chapters.get(data.chapter_at(table.turn())?)?;
    if same_houses(table.charter(), &data.game.charter) {
        Rival::draft(&chapter.setup.rivals, book, &job.view, &job.mind, job.seed)
    } else {
        None
    }
}

/// True if the set-ups differ at most in what a view conceals: the seed, and the attributes, perks
/// and pawns of other houses.
fn same_houses(one: &Charter, other: &Charter) -> bool {
    let open = |seat: &SeatCharter| {
        let mut seat = SeatCharter { pawn: None, ..seat.clone() };
        seat.archfiend.attributes = Attributes::default();
        seat.archfiend.perks.clear();
        seat
    };
    let veiled = Settings { seed: other.settings.seed, ..one.settings.clone() };
    veiled == other.settings && one.seats.iter().map(open).eq(other.seats.iter().map(open))
}

fn carry_out(wish: On<Tutoring>, mut lesson: ResMut<Lesson>, running: Res<Running>, mut commands: Commands) {
    let chapter = lesson.0.as_ref().map(|present| present.chapter);
    match *wish.event() {
        Tutoring::Begin(index) => commands.run_system_cached_with(begin, index),
        Tutoring::Resume(index) => commands.run_system_cached_with(resume, index),
        Tutoring::Again => {
            if let Some(chapter) = chapter {
                commands.run_system_cached_with(begin, chapter);
            }
        }
        Tutoring::Next => match chapter {
            Some(chapter) => commands.run_system_cached_with(begin, chapter + 1),
            None => leave(&mut commands),
        },
        Tutoring::GoOn | Tutoring::Skip => {
            if let (Some(present), Some(session)) = (&mut lesson.0, running.session()) {
                present.pass(*wish.event() == Tutoring::Skip, session.turn());
            }
        }
        Tutoring::TakeBack => commands.run_system_cached(take_back),
        Tutoring::Leave => leave(&mut commands),
        Tutoring::Practise => commands.run_system_cached(practise),
    }
}

/// Leaves the game for the list of chapters. The game is on the disk, as every game.
fn leave(commands: &mut Commands) {
    commands.write_message(Intent::from(Going::ToTitle));
    commands.write_message(Intent::from(Going::To(Screen::Tutorial)));
}

/// Starts a chapter from its beginning. After the last one, goes to the list.
fn begin(
    In(index): In<usize>,
    teaching: Res<Teaching>,
    library: Res<Library>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let Some(chapter) = teaching.data.chapters.get(index) else { return leave(&mut commands) };
    match teaching.data.begin(&library.book, chapter) {
        Ok(mut session) => {
            session.rename(&game_name(&library.text, index));
            let present = Present::new(index, session.turn());
            sit_down(&mut commands, session, None);
            commands.run_system_cached_with(take_up, present);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Goes on with a chapter from its last save. Starts it anew if there is none.
fn resume(In(index): In<usize>, library: Res<Library>, folder: Res<SaveFolder>, mut commands: Commands) {
    let name = game_name(&library.text, index);
    let saves = folder.cards().iter().filter(|card| card.name == name && card.fault.is_none() && !card.ended);
    match saves.max_by_key(|card| card.when) {
        Some(card) => commands.trigger(Filing::Load(card.path.clone())),
        None => commands.run_system_cached_with(begin, index),
    }
}

/// Puts a lesson in place, after its game.
fn take_up(
    In(present): In<Present>,
    mut teaching: ResMut<Teaching>,
    mut syllabus: ResMut<Syllabus>,
    mut lesson: ResMut<Lesson>,
    mut notice: Tell<'_>,
) {
    teaching.progress.resting =
        teaching.data.chapters.get(present.chapter).map(|chapter| (chapter.key.clone(), present.course.clone()));
    teaching.keep(&mut syllabus, &mut notice);
    lesson.0 = Some(present);
}

/// Takes back the last turn: the game goes on from its beginning, as if it had not been played.
fn take_back(
    library: Res<Library>,
    teaching: Res<Teaching>,
    lesson: Res<Lesson>,
    running: Res<Running>,
    mut notice: Tell<'_>,
    mut commands: Commands,
) {
    let (Some(present), Some(session)) = (&lesson.0, running.session()) else { return };
    let Some(chapter) = teaching.data.chapters.get(present.chapter) else { return };
    let turn = session.turn().saturating_sub(1).max(chapter.setup.turn);
    let branch = session.archive().branch(&library.book, turn).map_err(|fault| fault.to_string());
    let back =
        branch.and_then(|archive| Session::resume(library.book.clone(), archive).map_err(|fault| fault.to_string()));
    match back {
        Ok(session) => {
            let present = Present::resumed(present.chapter, present.course.clone(), turn, chapter.steps.len());
            sit_down(&mut commands, session, None);
            commands.run_system_cached_with(take_up, present);
        }
        Err(fault) => notice.tell(Some(fault)),
    }
}

/// Begins a short game against three of the weakest opponents.
fn practise(library: Res<Library>, mut commands: Commands) {
    let charter = first_game(library.book.catalog());
    commands.trigger(Beginning::BeginAnew(Box::new(charter)));
}

/// Returns the set-up of a first game of one's own.
fn first_game(catalog: &Catalog) -> Charter {
    // The player gets the house of the highest rank among those that are easy to play, and the imps
    // those that are hard to play.
    let mut houses: Vec<_> = catalog.archfiends.iter().collect();
    houses.sort_by_key(|def| (def.difficulty, std::cmp::Reverse(def.rank != Rank::Prince)));
    let hardest = houses.split_off(houses.len().min(1)).into_iter().rev();
    let seats = houses.into_iter().chain(hardest).take(4).enumerate().map(|(index, def)| SeatCharter {
        player: if index == usize::from(PUPIL.0) { Player::Human } else { Player::Mind("imp".to_owned()) },
        archfiend: def.into(),
        symbol: def.symbol,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed: 0,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}
