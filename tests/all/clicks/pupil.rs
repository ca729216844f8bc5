//! A pupil in the tutorial, who knows nothing but the ring of the clerk and his words.

use bevy::prelude::Vec2;
use bevy_egui::egui::{Pos2, Rect, pos2};
use infernal_conclave::table::tutorial::{Deed, Step};
use infernal_conclave::window::conclave::tutorial::{Lesson, Teaching};
use infernal_conclave::window::intent::Sheet;
use infernal_conclave::window::look::all_marked;
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::shell::tutor::{Aim, Syllabus, pointed_at};

use super::person::{Person, Widget};

/// What the clerk shows at the moment.
pub enum Shown {
    /// The chapter is finished.
    Over,
    /// The step waits for words to be read.
    Words,
    /// A ring, or an arrow, and the names of the widgets in it.
    Ring(Aim, String),
    /// Nothing: the turn is played, or minds are thinking.
    Nothing,
}

/// A pupil at the window.
pub struct Pupil {
    pub person: Person,
    pub chapter: usize,
    /// What the pupil did, for the message of a test that fails.
    pub trail: Vec<String>,
    /// How often the same ring was followed in vain.
    again: usize,
    last: String,
    idle: u32,
    patience: bool,
    /// The widget to which the pupil went by keys last.
    pub keyed: Option<Rect>,
}

impl Pupil {
    /// Starts the program, and opens a chapter from the title with the mouse.
    pub fn new(name: &str, chapter: usize) -> Self {
        let mut person = Person::new(name);
        assert_eq!(person.screen(), Screen::Title);
        let way = person.text("title-tutorial");
        person.click_named(&way);
        assert_eq!(person.screen(), Screen::Tutorial);
        let title = person.the::<Syllabus>().rows[chapter].title.clone();
        let title = format!("{}. {}", chapter + 1, person.text(&title));
        person.click_named(&title);
        Self::seated(person, chapter)
    }

    /// Takes over a person who has opened a chapter.
    pub fn seated(person: Person, chapter: usize) -> Self {
        assert_eq!(person.screen(), Screen::Playing);
        Self { person, chapter, trail: Vec::new(), again: 0, last: String::new(), idle: 0, patience: true, keyed: None }
    }

    pub fn finished(&self) -> bool {
        self.person.the::<Syllabus>().rows[self.chapter].finished
    }

    /// Returns the index of the present step.
    pub fn at(&self) -> usize {
        self.person.the::<Lesson>().0.as_ref().expect("a lesson is played").course.at()
    }

    /// Returns the present step, or nothing at the end of the chapter.
    pub fn step(&self) -> Option<Step> {
        self.person.the::<Teaching>().data.chapters[self.chapter].steps.get(self.at()).cloned()
    }

    /// Returns what the clerk shows.
    pub fn shown(&mut self) -> Shown {
        if self.finished() {
            return Shown::Over;
        }
        let go_on = self.person.text("tutor-go-on");
        if self.person.named(&go_on).is_some() {
            return Shown::Words;
        }
        let ctx = self.person.ctx();
        match pointed_at(&ctx) {
            Some(aim) => {
                let mut names = all_marked(&ctx);
                names.retain(|name| self.person.marked(name).is_some_and(|marked| marked.rect == aim.rect));
                Shown::Ring(aim, names.join("/"))
            }
            None => Shown::Nothing,
        }
    }

    /// Notes a deed. Fails if the same thing was done too often and nothing has come of it.
    pub fn note(&mut self, what: String) {
        let say = self.step().map_or_else(String::new, |step| step.say);
        let draft = self.person.hand().desk.draft().clone();
        let state = format!("{say} {what} {:?} {draft:?}", self.person.sheet());
        self.again = if state == self.last { self.again + 1 } else { 0 };
        self.last = state;
        self.trail.push(format!("{say}: {what}"));
        if self.again > 9 || self.trail.len() > 400 {
            self.stuck("the same again and again");
        }
    }

    /// Fails, and tells how it came to this.
    pub fn stuck(&mut self, why: &str) -> ! {
        let labels = self.person.labels();
        let place = (self.person.stage(), self.person.sheet(), self.person.turn());
        let from = self.trail.len().saturating_sub(30);
        panic!("{why} at {place:?}\n{}\n\n{labels:?}", self.trail[from..].join("\n"));
    }

    /// Waits while nothing can be done.
    pub fn idle(&mut self) {
        let resting = self.person.stage() == Some(Stage::Planning) && self.person.sheet() == Sheet::None;
        self.idle += 1;
        if self.idle > 3000 || resting && self.idle > 60 {
            self.stuck("nothing to be done");
        }
        if self.person.stage() == Some(Stage::Waiting) {
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        self.person.frames(1);
    }

    /// Does with the mouse what the clerk shows. Returns false at the end of the chapter.
    pub fn follow(&mut self) -> bool {
        match self.shown() {
            Shown::Over => return false,
            Shown::Words => {
                let words = self.person.text("tutor-go-on");
                self.note(words.clone());
                self.person.click_named(&words);
            }
            Shown::Ring(aim, name) => self.obey(&aim, &name),
            Shown::Nothing if self.step().is_some_and(|step| matches!(step.until, Deed::Roamed(_))) => {
                self.note("pull the map".to_owned());
                self.pull(Vec2::new(-420.0, 0.0));
            }
            Shown::Nothing => {
                self.idle();
                return true;
            }
        }
        self.idle = 0;
        true
    }

    /// Follows the ring until this step, or to the end of the chapter.
    pub fn follow_to(&mut self, say: &str) {
        while self.step().is_some_and(|step| step.say != say) && self.follow() {}
    }

    /// Skips the present step with the clerk's own button.
    pub fn skip(&mut self) {
        let skip = self.person.text("tutor-skip");
        self.note(skip.clone());
        self.person.click_named(&skip);
    }

    /// Clicks what is in the ring, or brings it into view.
    fn obey(&mut self, aim: &Aim, name: &str) {
        if !aim.seen() && std::mem::replace(&mut self.patience, false) {
            // What is pointed at first may be on its way into view.
            return self.person.frames(20);
        }
        self.patience = true;
        if !aim.seen() {
            let way = aim.rect.center() - aim.room.center();
            self.note(format!("bring {name:?} into view by {way:?}"));
            if aim.round {
                return self.pull(-Vec2::new(way.x, way.y));
            }
            let notches = if way.y > 0.0 { -3 } else { 3 };
            return self.person.wheel(aim.room.center(), notches);
        }
        let ring = aim.area();
        let inside = self.inside(ring);
        let say = self.step().map_or_else(String::new, |step| step.say);
        let before = self.trail.iter().filter(|deed| **deed == format!("{say}: click {name:?}")).count();
        let at = match inside.as_slice() {
            [] => ring.center(),
            // A ring around several things means any of them; the pupil tries one after the other.
            several => several[before % several.len()].rect.intersect(ring).center(),
        };
        self.note(format!("click {name:?}"));
        self.person.click(at);
    }

    /// Returns the widgets in a ring around several of them.
    fn inside(&mut self, ring: Rect) -> Vec<Widget> {
        let mut widgets = self.person.widgets();
        widgets.retain(|widget| {
            let within = ring.contains_rect(widget.rect) && widget.rect.area() < 0.5 * ring.area();
            within && widget.rect.width() >= 32.0 && widget.rect.height() >= 32.0
        });
        widgets.sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
        widgets
    }

    /// Pulls the map with the mouse.
    pub fn pull(&mut self, by: Vec2) {
        let free = self.grip();
        let by = by.clamp_length_max(300.0);
        self.person.drag(free, free + bevy_egui::egui::vec2(by.x, by.y));
    }

    /// Returns a point at which only the board is.
    fn grip(&mut self) -> Pos2 {
        let points = [(640.0, 380.0), (560.0, 300.0), (700.0, 480.0), (460.0, 200.0), (820.0, 240.0), (420.0, 480.0)];
        let free = points.into_iter().map(|(x, y)| pos2(x, y)).find(|at| self.person.on_board(*at));
        free.unwrap_or_else(|| self.stuck("no free spot of the board to pull it"))
    }
}
