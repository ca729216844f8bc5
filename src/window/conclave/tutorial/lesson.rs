//! The lesson that is being played: it moves on when a deed is done.

use bevy::prelude::*;

use super::Teaching;
use super::deeds::{Scene, done, helping, ordered};
use crate::conclave::board::Lens;
use crate::conclave::board::layout::{APOTHEM, towards};
use crate::rules::orders::Draft;
use crate::shell::flow::{Running, Stage, Standing, Tell};
use crate::shell::tutor::{Astray, Syllabus};
use crate::sight::{Hand, Overlay};
use crate::table::tutorial::{Course, Deed, Moved, PUPIL};

/// The lesson that is being played, if the running game is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lesson(pub Option<Present>);

/// The state of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Present {
    /// The index of its chapter.
    pub chapter: usize,
    /// The way through its steps.
    pub course: Course,
    /// Message that praises the last deed.
    pub praise: Option<String>,
    /// The player's deeds that no step asked for.
    pub astray: Option<Astray>,
    /// True if the words of the present step were read.
    heard: bool,
    /// The way of the view since the step began, in board units, and where it was last.
    roamed: (Vec2, Option<Vec2>),
    /// The draft when the lesson last moved.
    draft: Option<Draft>,
}

impl Present {
    /// Returns a lesson at its first step.
    #[must_use]
    pub const fn new(chapter: usize, turn: u32) -> Self {
        Self {
            chapter,
            course: Course::new(turn),
            praise: None,
            astray: None,
            heard: false,
            roamed: (Vec2::ZERO, None),
            draft: None,
        }
    }

    /// Returns a lesson in the middle, in a game that was loaded in this turn.
    pub(super) fn resumed(chapter: usize, mut course: Course, turn: u32, steps: usize) -> Self {
        course.rewind(turn, steps);
        Self { course, ..Self::new(chapter, turn) }
    }

    /// Passes the present step because its words were read, or because the player skips it.
    pub(super) fn pass(&mut self, skip: bool, turn: u32) {
        if skip {
            self.course.skip(turn);
            self.moved(None, None);
        } else {
            self.heard = true;
        }
    }

    /// Notes that the lesson has moved.
    fn moved(&mut self, praise: Option<String>, draft: Option<Draft>) {
        *self = Self {
            praise,
            draft,
            astray: None,
            heard: false,
            roamed: (Vec2::ZERO, self.roamed.1),
            chapter: self.chapter,
            course: std::mem::take(&mut self.course),
        };
    }

    /// Notes how the view has moved. Movements there and back cancel each other.
    fn roam(&mut self, hand: &Hand, centre: Vec2) {
        let size = hand.view.table().realm().board().size();
        if let Some(last) = self.roamed.1 {
            self.roamed.0 += towards(size, last, centre);
        }
        self.roamed.1 = Some(centre);
    }

    /// Notes an order that does not help, or a turn that was sealed too early.
    fn stray(&mut self, until: &Deed, hand: &Hand, turn: u32) {
        let draft = hand.desk.draft();
        let known = self.draft.get_or_insert_with(|| draft.clone());
        if !ordered(until) {
            known.clone_from(draft);
            self.astray = None;
        } else if turn > self.course.begun() && known.orders() == 0 && draft.orders() == 0 {
            self.astray = Some(Astray::Turn);
        } else if draft.orders() > known.orders() + helping(until, hand) {
            self.astray = Some(Astray::Order);
        } else {
            self.astray = None;
        }
    }
}

/// The resources that a lesson looks at.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Watched<'w> {
    running: Res<'w, Running>,
    hand: Option<Res<'w, Hand>>,
    overlay: Res<'w, Overlay>,
    standing: Standing<'w>,
    lens: Res<'w, Lens>,
}

/// Moves the lesson on, or back. Takes up the lesson of a game that was loaded.
pub(super) fn walk(watched: Watched<'_>, teaching: Res<Teaching>, mut lesson: ResMut<Lesson>, mut commands: Commands) {
    let Some(session) = watched.running.session() else { return };
    let turn = session.turn();
    if lesson.0.is_none() && *session.charter() == teaching.data.game.charter {
        lesson.0 = found_again(&teaching, turn);
    }
    let Some(present) = &mut lesson.bypass_change_detection().0 else { return };
    let Some(chapter) = teaching.data.chapters.get(present.chapter) else { return };
    let hand = watched.hand.as_deref().filter(|hand| hand.seat() == PUPIL);
    if let Some(hand) = hand {
        present.roam(hand, watched.lens.centre);
    }
    let scene = Scene {
        hand,
        sheet: watched.overlay.sheet,
        planning: watched.standing.at(Stage::Planning),
        over: session.ending().is_some(),
        turn,
        roamed: present.roamed.0.length() / (2.0 * APOTHEM),
        heard: present.heard,
    };
    let moved = present.course.walk(&chapter.steps, turn, |deed, begun| done(deed, &scene, begun));
    let draft = hand.map(|hand| hand.desk.draft().clone());
    match moved {
        Moved::Stayed => {
            if let (Some(step), Some(hand), true) = (chapter.steps.get(present.course.at()), hand, scene.planning) {
                present.stray(&step.until, hand, turn);
            }
            return;
        }
        Moved::On(last) => present.moved(chapter.steps[last].praise.clone(), draft),
        Moved::Back => present.moved(None, draft),
    }
    commands.trigger(StepPassed);
}

/// An event: the lesson has moved on, or back.
#[derive(Event, Clone, Copy, Debug)]
pub(super) struct StepPassed;

/// Writes down how far the player has come.
pub(super) fn note(
    _: On<StepPassed>,
    lesson: Res<Lesson>,
    mut teaching: ResMut<Teaching>,
    mut syllabus: ResMut<Syllabus>,
    mut notice: Tell<'_>,
) {
    let data = teaching.data.clone();
    let Some(present) = &lesson.0 else { return };
    let Some(chapter) = data.chapters.get(present.chapter) else { return };
    let over = present.course.at() >= chapter.steps.len();
    if over {
        teaching.progress.finished.insert(chapter.key.clone());
    }
    teaching.progress.resting = (!over).then(|| (chapter.key.clone(), present.course.clone()));
    teaching.keep(&mut syllabus, &mut notice);
}

/// Returns the lesson of a game that was loaded in this turn: the one in progress, or else the
/// chapter that begins there.
fn found_again(teaching: &Teaching, turn: u32) -> Option<Present> {
    let resting = teaching.progress.resting.as_ref().and_then(|(key, course)| {
        let index = teaching.data.chapters.iter().position(|chapter| chapter.key == *key)?;
        let chapter = &teaching.data.chapters[index];
        (chapter.setup.turn <= turn).then(|| Present::resumed(index, course.clone(), turn, chapter.steps.len()))
    });
    resting.or_else(|| teaching.data.chapter_at(turn).map(|index| Present::new(index, turn)))
}
