//! The Summoning, played from its first step to the last count: every chapter as it is told, and
//! one by a pupil who does everything wrong first. The whole client runs without a display.
#![cfg(feature = "client")]

use bevy::prelude::*;
use bevy_egui::EguiContext;
use infernal_conclave::minds;
use infernal_conclave::rules::attachments::{AttachmentOrder, Post};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::combat::{Forecast, forecast, muster};
use infernal_conclave::rules::diplomacy::mildest;
use infernal_conclave::rules::forces::{ForcesOrder, Muster, marches};
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::orders::{Answer, Drafting, Order, OrderKind};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::tutorial::{Deed, Owned, Panel, Pointer, Source, Tutorial, WIDGETS, Wanted};
use infernal_conclave::window::conclave::board::Lens;
use infernal_conclave::window::conclave::tutorial::{Lesson, Teaching};
use infernal_conclave::window::intent::{
    Filing, Going, Intent, Leaf, Looking, Mark, Planning, Recalling, Sheet, Tab, Tutoring,
};
use infernal_conclave::window::look::marked;
use infernal_conclave::window::rehearse;
use infernal_conclave::window::shell::flow::{Running, Screen, Stage};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::shell::tutor::{Astray, Syllabus};
use infernal_conclave::window::sight::{Hand, Library, Overlay};
use table_text::Text;
use table_text::languages::translations;

use crate::archive::Scratch;

/// The whole client, with a pupil who knows nothing but the words.
struct Pupil {
    app: App,
    data: Scratch,
}

impl Pupil {
    fn new(name: &str) -> Self {
        Self::over(Scratch::new(name))
    }

    fn over(data: Scratch) -> Self {
        let mut app = rehearse(data.path()).expect("the client can be put together");
        app.insert_resource(Preferences { reduced_motion: true, ..Preferences::default() });
        let mut pupil = Self { app, data };
        pupil.frames(4);
        pupil
    }

    fn frames(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn wish(&mut self, wish: impl Into<Intent>) {
        self.app.world_mut().write_message(wish.into());
        self.frames(3);
    }

    fn the<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    fn hand(&self) -> &Hand {
        self.app.world().get_resource().expect("the pupil sits")
    }

    fn book(&self) -> Rulebook {
        self.the::<Library>().book.clone()
    }

    fn turn(&self) -> u32 {
        self.the::<Running>().session().map_or(0, |session| session.turn())
    }

    fn over_now(&self) -> bool {
        self.the::<Running>().session().is_some_and(|session| session.ending().is_some())
    }

    fn stage(&self) -> Stage {
        *self.the::<State<Stage>>().get()
    }

    fn screen(&self) -> Screen {
        *self.the::<State<Screen>>().get()
    }

    /// Returns the index of the present step.
    fn at(&self) -> usize {
        self.the::<Lesson>().0.as_ref().expect("a lesson is played").course.at()
    }

    fn astray(&self) -> Option<Astray> {
        self.the::<Lesson>().0.as_ref().expect("a lesson is played").astray
    }

    /// Returns the deed of the present step and its pointers, or nothing at the end of the chapter.
    fn step(&self) -> Option<(String, Deed, Vec<Pointer>)> {
        let present = self.the::<Lesson>().0.as_ref().expect("a lesson is played");
        let chapter = &self.the::<Teaching>().data.chapters[present.chapter];
        let step = chapter.steps.get(present.course.at())?;
        Some((step.say.clone(), step.until.clone(), step.point.clone()))
    }

    /// True if something that the step points at can be seen.
    fn pointed(&mut self, point: &[Pointer]) -> bool {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        let ctx = contexts.single_mut(world).expect("one window").get_mut().clone();
        let free = world.resource::<Overlay>().sheet == Sheet::None;
        point.iter().any(|pointer| match pointer {
            Pointer::Widget(name) => marked(&ctx, name).is_some(),
            Pointer::Legion { .. } | Pointer::Free | Pointer::Place | Pointer::Enemy(_) => free,
        })
    }

    /// Seals the turn and waits for the next one, or for the end.
    fn seal(&mut self) {
        let turn = self.turn();
        self.settle();
        self.wish(Planning::Seal);
        for _ in 0..4000 {
            if self.turn() > turn || self.over_now() {
                return self.frames(4);
            }
            self.frames(1);
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        panic!("turn {} never comes", turn + 1);
    }

    /// Does what the words say.
    fn obey(&mut self, deed: &Deed) {
        match deed {
            Deed::Heard => self.wish(Tutoring::GoOn),
            Deed::Selected { hired } => {
                let legion = self.legion(*hired);
                self.wish(Looking::Open(Sheet::None));
                self.wish(Looking::Select(Some(Mark::Legion(legion))));
            }
            Deed::Open(panel) => self.wish(Looking::Open(sheet(*panel))),
            Deed::Planned(wanted, n) => {
                for _ in 0..*n {
                    let order = self.order(*wanted);
                    self.wish(Planning::Put(None, order));
                }
            }
            Deed::Chosen => self.choose(),
            Deed::Claimed(on) => {
                let claim = mildest(self.book().catalog(), self.hand().view.table(), Seat(0), *on);
                self.wish(Planning::Answer(Answer::Grievance { against: *on, claim: Some(claim) }));
            }
            Deed::Sealed => self.seal(),
            Deed::Watched => self.wish(Recalling::SkipPlayback),
            Deed::Roamed(cantons) => {
                for _ in 0..=*cantons {
                    self.app.world_mut().resource_mut::<Lens>().drag(Vec2::new(120.0, 0.0));
                    self.frames(2);
                }
            }
            Deed::Owns(owned) => panic!("{owned:?} should be there by now, in turn {}", self.turn()),
            Deed::Over => {
                while !self.over_now() {
                    self.wish(Recalling::SkipPlayback);
                    self.choose();
                    self.seal();
                }
            }
            Deed::Any(all) => self.obey(&all[0]),
            Deed::All(all) => all.clone().iter().for_each(|one| self.obey(one)),
        }
        self.frames(3);
    }

    /// Answers the questions that forbid the seal and are not the lesson's.
    fn settle(&mut self) {
        let quiet = minds::by_name("quiet").expect("a mind");
        let answers = quiet.draft(&self.book(), &self.hand().view, 1).answers;
        for answer in answers {
            let plain = matches!(
                answer,
                Answer::KeepEvents { .. }
                    | Answer::Promote { .. }
                    | Answer::PromotePraetor { .. }
                    | Answer::KeepObjective { .. }
            );
            if plain {
                self.wish(Planning::Answer(answer));
            }
        }
    }

    /// Answers what a quiet mind would answer about tribute.
    fn choose(&mut self) {
        self.settle();
        let quiet = minds::by_name("quiet").expect("a mind");
        let answers = quiet.draft(&self.book(), &self.hand().view, 1).answers;
        for answer in answers.into_iter().filter(|answer| matches!(answer, Answer::KeepTribute { .. })) {
            self.wish(Planning::Answer(answer));
        }
    }

    fn legion(&self, hired: bool) -> LegionId {
        let own = self.hand().view.table().forces().legions_of(Seat(0));
        let mut own = own.filter(|legion| !hired || matches!(legion.muster, Muster::Hired(_)));
        own.next().expect("a legion").id
    }

    /// Returns an order of this sort that the present draft allows.
    fn order(&self, wanted: Wanted) -> Order {
        let (book, hand) = (self.book(), self.hand());
        let draft = hand.desk.draft();
        let table = hand.view.table();
        let mut plan = Drafting::open(&book, table, Seat(0), &draft.answers);
        for order in draft.slots.iter().flatten() {
            plan.plan(order).expect("the draft stands");
        }
        let offers = |kind| {
            let mut orders = Vec::new();
            plan.propose(kind, &mut orders);
            orders
        };
        let planned: Vec<_> = draft.slots.iter().flatten().filter_map(Order::destination).collect();
        let marching: Vec<_> = draft.slots.iter().flatten().filter_map(Order::way).map(|(legion, _)| legion).collect();
        let mut fitting: Vec<Order> = match wanted {
            Wanted::Settle | Wanted::Storm | Wanted::Invade(_) => {
                let held = table.realm().owners().to_vec();
                let own = plan.table().forces().legions_of(Seat(0));
                let ways = own.flat_map(|legion| {
                    let reach = marches(book.catalog(), plan.table(), &held, legion);
                    reach.into_iter().map(|reach| (legion.id, reach.path))
                });
                ways.map(|(legion, path)| Order::Forces(ForcesOrder::March { legion, path })).collect()
            }
            Wanted::Tribute => vec![Order::Tribute(TributeOrder::DemandTribute)],
            Wanted::Raise => offers(OrderKind::RaiseAttribute),
            Wanted::BidLegion => offers(OrderKind::BidLegion),
            Wanted::BidPraetor => offers(OrderKind::BidPraetor),
            Wanted::Post => offers(OrderKind::ManagePraetors),
            Wanted::Demand(_) => offers(OrderKind::Demand),
            Wanted::Ritual => offers(OrderKind::PerformRitual),
            Wanted::Event => offers(OrderKind::PlayEvent),
        };
        fitting.retain(|order| {
            let end = order.destination();
            match wanted {
                Wanted::Settle => end.is_some_and(|canton| {
                    table.realm().owner(canton).is_none() && table.forces().place_at(canton).is_none()
                }),
                Wanted::Storm => end.and_then(|canton| table.forces().place_at(canton)).is_some_and(|place| {
                    let legion = order.way().and_then(|(id, _)| table.forces().legion(id)).expect("it marches");
                    let battle = muster(book.catalog(), table, legion, Foe::Place(place.id), place.canton);
                    battle.is_some_and(|battle| Forecast::percent(forecast(&battle).attacker_wins) >= 70)
                }),
                Wanted::Invade(on) => end.is_some_and(|canton| {
                    let near = table.realm().grid().neighbours(canton).iter();
                    let mut near = near.filter(|near| table.realm().owner(**near) == Some(Seat(0)));
                    table.realm().owner(canton) == Some(on)
                        && table.forces().place_at(canton).is_none()
                        && table.forces().legion_at(canton).is_none()
                        && !planned.contains(&canton)
                        && order.way().is_some_and(|(legion, _)| !marching.contains(&legion))
                        && near.next().is_some()
                }),
                Wanted::Demand(whom) => order.act().is_some_and(|(seat, _)| seat == whom),
                // A legion that leaves enough for a praetor.
                Wanted::BidLegion => {
                    let mut after = Drafting::open(&book, table, Seat(0), &draft.answers);
                    let mut praetors = Vec::new();
                    let stands = after.plan(order).is_ok();
                    after.propose(OrderKind::BidPraetor, &mut praetors);
                    stands && !praetors.is_empty()
                }
                Wanted::Post => matches!(
                    order,
                    Order::Attachment(AttachmentOrder::Transfer { to: Post::Unit(Foe::Legion(unit)), .. })
                        if *unit == self.legion(true)
                ),
                Wanted::Tribute | Wanted::Raise | Wanted::BidPraetor | Wanted::Ritual | Wanted::Event => true,
            }
        });
        fitting.sort_by_key(|order| order.way().map_or(0, |(_, path)| path.len()));
        fitting.into_iter().next().unwrap_or_else(|| panic!("no {wanted:?} is possible in turn {}", self.turn()))
    }

    /// Plays the present chapter to its end, and returns the number of steps that took a deed.
    fn learn(&mut self) -> usize {
        let mut steps = 0;
        while let Some((say, deed, point)) = self.step() {
            assert!(point.is_empty() || self.pointed(&point), "{say} points at nothing that can be seen");
            let before = self.at();
            self.obey(&deed);
            assert!(self.step().is_none() || self.at() > before, "{say} is not passed by its own deed, {deed:?}");
            steps += 1;
            assert!(steps < 60, "the chapter never ends");
        }
        steps
    }
}

/// Returns the sheet that shows a panel.
fn sheet(panel: Panel) -> Sheet {
    match panel {
        Panel::Board => Sheet::None,
        Panel::Log => Sheet::Ministerium(Tab::TurnLog),
        Panel::Orders => Sheet::Ministerium(Tab::Orders),
        Panel::Tribute => Sheet::Ministerium(Tab::Tribute),
        Panel::Rituals => Sheet::Ministerium(Tab::Rituals),
        Panel::Diplomacy => Sheet::Ministerium(Tab::Diplomacy),
        Panel::Forces => Sheet::Ministerium(Tab::Forces),
        Panel::Avatar => Sheet::Ministerium(Tab::Avatar),
        Panel::Bazaar => Sheet::Bazaar,
        Panel::Seal => Sheet::Seal,
        Panel::Battle => Sheet::Battle,
        Panel::Events => Sheet::Events(Leaf::Hand),
    }
}

#[test]
fn the_data_are_sound() {
    let (source, text) = (Source::built_in(), Text::english());
    let tutorial = Tutorial::read(&source).expect("the files can be read");
    let faults = tutorial.check(&Catalog::standard(), &source, |id| text.has(id));
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(tutorial.chapters.len(), 6);
    assert!(translations().iter().all(|translation| translation.faults.is_empty()));
    let said: Vec<&str> = tutorial.chapters.iter().flat_map(|chapter| chapter.messages()).collect();
    let silent = text.ids().filter(|id| id.starts_with("summoning-") && !said.contains(id));
    assert_eq!(silent.collect::<Vec<_>>(), Vec::<&str>::new(), "words that nobody says");
}

#[test]
fn faults_of_the_data_are_told_with_file_and_line() {
    let broken = |from: &str, to: &str| {
        let mut source = Source::built_in();
        let file = source.0.iter_mut().find(|(name, _)| name == "1-march.ron").expect("the first chapter");
        assert!(file.1.contains(from), "nothing to break");
        file.1 = file.1.replacen(from, to, 1);
        let faults = match Tutorial::read(&source) {
            Ok(tutorial) => tutorial.check(&Catalog::standard(), &source, |id| Text::english().has(id)),
            Err(faults) => faults,
        };
        let fault = faults.first().unwrap_or_else(|| panic!("{to} is no fault")).clone();
        assert!(fault.file == "1-march.ron" && fault.line > 1, "{fault}");
    };
    broken("Open(Seal)", "Open(Pantry)");
    broken("until: Watched", "until: Applauded");
    broken("Widget(\"seal-now\")", "Widget(\"seal-later\")");
    broken("\"summoning-march-slot\"", "\"summoning-march-slit\"");
    broken("setup: (turn: 1)", "setup: (turn: 900)");
}

/// Every name that a step may point at is marked by a panel.
#[test]
fn every_widget_is_marked_by_a_panel() {
    let mut sources = String::new();
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/window")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("sources can be read").flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
            } else {
                sources += &std::fs::read_to_string(entry.path()).expect("sources can be read");
            }
        }
    }
    for name in WIDGETS {
        assert!(sources.contains(&format!("\"{name}\"")), "no panel marks {name}");
    }
}

/// Plays one chapter as it is told.
fn taught(index: usize) -> Pupil {
    let mut pupil = Pupil::new(&format!("summoning-{index}"));
    assert!(pupil.the::<Syllabus>().untouched());
    pupil.wish(Tutoring::Begin(index));
    assert_eq!(pupil.screen(), Screen::Playing);
    let steps = pupil.learn();
    assert!(steps >= 6, "{steps} steps are no chapter");
    assert!(pupil.the::<Syllabus>().rows[index].finished);
    pupil
}

#[test]
fn the_first_chapter_is_played_to_its_end() {
    let pupil = taught(0);
    assert_eq!(pupil.turn(), 3);
    assert!(pupil.data.path().join("tutorial.ron").exists(), "the progress is kept");
}

#[test]
fn the_second_chapter_is_played_to_its_end() {
    taught(1);
}

#[test]
fn the_third_chapter_is_played_to_its_end() {
    let pupil = taught(2);
    let table = pupil.hand().view.table();
    assert!(table.forces().legions_of(Seat(0)).count() > 1);
}

#[test]
fn the_fourth_chapter_is_played_to_its_end() {
    taught(3);
}

#[test]
fn the_fifth_chapter_is_played_to_its_end() {
    let pupil = taught(4);
    assert!(pupil.hand().view.table().diplomacy().record(Seat(0), Seat(3)).victories > 0);
}

#[test]
fn the_last_count_is_won() {
    let pupil = taught(5);
    let ending = pupil.the::<Running>().session().and_then(|session| session.ending().cloned());
    assert_eq!(ending.and_then(|ending| ending.winner), Some(Seat(0)), "whoever does as told wins");
    assert_eq!(pupil.screen(), Screen::End);
}

#[test]
fn a_pupil_who_does_everything_wrong_still_gets_there() {
    let mut pupil = Pupil::new("summoning-wrong");
    pupil.wish(Tutoring::Begin(0));
    // An order that was not meant: it stands, and can be undone.
    pupil.obey(&Deed::Selected { hired: false });
    let asked = pupil.at();
    pupil.wish(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)));
    assert_eq!((pupil.at(), pupil.astray()), (asked, Some(Astray::Order)));
    pupil.wish(Planning::Undo);
    assert_eq!((pupil.at(), pupil.astray()), (asked, None));
    // The right one, taken back: its step comes back.
    pupil.obey(&Deed::Planned(Wanted::Settle, 1));
    assert!(pupil.at() > asked);
    pupil.wish(Planning::Undo);
    assert_eq!(pupil.at(), asked);
    // The turn sealed too early: the step waits in the next turn, and the turn can be had back.
    pupil.seal();
    pupil.wish(Recalling::SkipPlayback);
    assert_eq!((pupil.turn(), pupil.at(), pupil.astray()), (2, asked, Some(Astray::Turn)));
    pupil.wish(Tutoring::TakeBack);
    pupil.frames(4);
    assert_eq!((pupil.turn(), pupil.at()), (1, asked));
    pupil.seal();
    pupil.wish(Recalling::SkipPlayback);
    // A sheet that nobody asked for, and a skipped step.
    pupil.wish(Looking::Open(Sheet::Bazaar));
    pupil.obey(&Deed::Planned(Wanted::Settle, 1));
    pupil.wish(Tutoring::Skip);
    pupil.learn();
    assert!(pupil.the::<Syllabus>().rows[0].finished);
    // Again from the beginning.
    pupil.wish(Tutoring::Again);
    assert_eq!((pupil.turn(), pupil.at()), (1, 0));
}

#[test]
fn a_lesson_goes_on_after_the_program_was_closed() {
    let mut pupil = Pupil::new("summoning-later");
    pupil.wish(Tutoring::Begin(1));
    pupil.obey(&Deed::Planned(Wanted::Tribute, 1));
    let at = pupil.at();
    assert!(at > 0);
    pupil.wish(Going::ToTitle);
    let Pupil { app, data } = pupil;
    drop(app);
    let mut pupil = Pupil::over(data);
    assert!(pupil.the::<Syllabus>().rows[1].resting);
    pupil.wish(Filing::Continue);
    pupil.frames(4);
    assert_eq!((pupil.stage(), pupil.at()), (Stage::Planning, at), "the plan and the step are there again");
    pupil.wish(Going::ToTitle);
    pupil.wish(Tutoring::Resume(1));
    pupil.frames(4);
    assert_eq!(pupil.at(), at);
    pupil.learn();
}

#[test]
fn an_owned_thing_is_never_asked_of_the_pupil() {
    // `Owns` is a gate behind a turn, so that a lost bid or battle keeps the chapter open.
    let tutorial = Tutorial::standard();
    for chapter in &tutorial.chapters {
        for pair in chapter.steps.windows(2) {
            let gate = matches!(pair[1].until, Deed::Owns(Owned::Legion | Owned::Places(_) | Owned::Victory(_)));
            assert!(!gate || pair[0].until == Deed::Watched, "{} comes before the turn is seen", pair[1].say);
        }
    }
}
