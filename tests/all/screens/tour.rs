//! A tour of all full-screen screens, each in several states.

use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::window::shell::flow::{Postings, Postroom};
use infernal_conclave::window::shell::screens::chair::{self, Chair, ChairState};
use infernal_conclave::window::shell::screens::curtain::CurtainState;
use infernal_conclave::window::shell::screens::final_count::{self, Course, FinalPage, FinalState, Folio};
use infernal_conclave::window::shell::screens::graphs::GraphState;
use infernal_conclave::window::shell::screens::load::{self, LoadState, Purpose};
use infernal_conclave::window::shell::screens::menu::{self, Kept, MenuGame, MenuState};
use infernal_conclave::window::shell::screens::post::{self, GamePost, PostState};
use infernal_conclave::window::shell::screens::replay::{self, ReplayAt, ReplayState};
use infernal_conclave::window::shell::screens::settings::{self, SettingsState};
use infernal_conclave::window::shell::screens::title::Doorstep;
use infernal_conclave::window::shell::screens::{NewGameState, Page, credits, curtain, new_game, title, waiting};
use infernal_conclave::window::sight::{Library, Scheming, Wishes};

use bevy_egui::egui::Ui;

use super::postings::{drawn_up, postings};
use super::{MEASURES, NAMES, Studio, curtains, ended, page_of, saves};

/// What is done with each screen: its name, where it is drawn, and what draws it.
pub(crate) type Visit<'a> = &'a mut dyn FnMut(&str, &mut Studio, &mut dyn FnMut(&mut Ui, &Page<'_>));

/// Visits every screen. None of them may wish for anything.
pub(crate) fn every_screen(studio: &mut Studio, visit: Visit<'_>) {
    let (saves, end) = (saves(), ended(studio));
    let mut wishes = Wishes::new();
    let mut open = LoadState::default();
    visit("title", studio, &mut |ui, page| {
        title::show(
            ui,
            page,
            Doorstep { last: load::latest(&saves, &[]), newest: None, newcomer: true, post: &[] },
            &mut open,
            &mut wishes,
        );
    });
    visit("title", studio, &mut |ui, page| title::show(ui, page, Doorstep::default(), &mut open, &mut wishes));
    visit("credits", studio, &mut |ui, page| credits::show(ui, page, &mut wishes));
    let mut form = NewGameState::with_luck(&studio.catalog, &studio.preferences, 3);
    visit("new game", studio, &mut |ui, page| new_game::show(ui, page, &mut form, &mut wishes));
    for purpose in [Purpose::PlayOn, Purpose::Watch] {
        open.purpose = purpose;
        visit("load", studio, &mut |ui, page| load::show(ui, page, &saves, &mut open, &mut wishes));
        visit("load", studio, &mut |ui, page| load::show(ui, page, &[], &mut open, &mut wishes));
    }
    open.doomed = Some(saves[0].path.clone());
    visit("load", studio, &mut |ui, page| load::show(ui, page, &saves, &mut open, &mut wishes));
    let mut memory = SettingsState::default();
    visit("settings", studio, &mut |ui, page| {
        assert_eq!(settings::show(ui, page, &mut memory, None, &mut wishes), None);
    });
    let (letters, empty) = (postings(), Postings::default());
    visit("title", studio, &mut |ui, page| {
        let post = [("conclave", &letters)];
        let step = Doorstep { post: &post, ..Doorstep::default() };
        title::show(ui, page, step, &mut open, &mut wishes);
    });
    for (shown, drawn) in [(&empty, false), (&letters, false), (&letters, true)] {
        let mut state = PostState::default();
        if drawn {
            state.draw_up(&drawn_up());
        }
        let library = Library::new(Rulebook::standard(), studio.text.clone());
        let room = Postroom::<Conclave>::showing(shown.clone());
        visit("post", studio, &mut |ui, page| {
            post::show(ui, page, &[GamePost::of(&room, &library, &[])], &mut state, &mut wishes);
        });
    }
    for kept in [Kept::Named, Kept::IronMan, Kept::Post] {
        let game = MenuGame { name: "Belphegor", saves: &saves, kept, mods: "A Short Fuse 1.0.0" };
        let mut state = MenuState { name: "The long one".to_owned(), saved: None };
        visit("menu", studio, &mut |ui, page| menu::show(ui.ctx(), page, &game, &mut state, &mut wishes));
    }
    for hung in curtains() {
        let mut state = CurtainState::default();
        visit("curtain", studio, &mut |ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
        state.refuse(Seat(1));
        visit("curtain", studio, &mut |ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
        let mut state = CurtainState::handing();
        visit("curtain", studio, &mut |ui, page| curtain::show(ui, page, &hung, &mut state, &mut wishes));
    }
    let pending = curtains()[1].pending.clone();
    for locked in [false, true] {
        let seat = Seat(1);
        let chair = Chair {
            seat,
            name: "Belphegor",
            locked,
            person: true,
            may_give: locked,
            pending: &pending,
            nobody: !locked,
        };
        let mut state = ChairState::default();
        visit("chair", studio, &mut |ui, page| chair::show(ui.ctx(), page, &chair, &mut state, &mut wishes));
        visit("waiting", studio, &mut |ui, page| waiting::onlooker(ui, page, "Belphegor", locked, &mut wishes));
    }
    visit("waiting", studio, &mut |ui, page| waiting::running_on(ui, page, 12, &mut wishes));
    visit("waiting", studio, &mut |ui, page| waiting::show(ui, page, Scheming { done: 3, of: 5 }));
    let course = Course::of(&end.ending);
    for annals in [None, Some(&end.annals)] {
        let page_of_end = FinalPage { annals, ..page_of(&end) };
        let everybody: Vec<Seat> = end.game.seats().collect();
        let crowd = FinalPage { people: &everybody, ..page_of_end };
        let mut state = FinalState { shown: course.len(), ..FinalState::default() };
        visit("final count", studio, &mut |ui, page| final_count::show(ui, page, &crowd, &mut state, &mut wishes));
        for shown in 0..=course.len() {
            let mut state = FinalState { shown, ..FinalState::default() };
            visit("final count", studio, &mut |ui, page| {
                final_count::show(ui, page, &page_of_end, &mut state, &mut wishes);
            });
            assert_eq!(state.shown, shown, "nothing is read out by itself where nothing may move");
        }
        for leaf in Folio::ALL {
            for measure in MEASURES {
                let graphs = GraphState { measure, ..GraphState::default() };
                let mut state = FinalState { shown: course.len(), leaf, graphs, ..FinalState::default() };
                visit("final count", studio, &mut |ui, page| {
                    final_count::show(ui, page, &page_of_end, &mut state, &mut wishes);
                });
                if leaf != Folio::Graphs {
                    break;
                }
            }
        }
    }
    let names = NAMES.map(str::to_owned);
    for (at, moments) in [(0, 1), (3, 9), (8, 9)] {
        let shown = ReplayAt {
            name: "The long one",
            at,
            moments,
            names: &names,
            seen_as: Some(Seat(2)),
            unveiled: at == 3,
            minutes: None,
            over: at == 8,
        };
        let mut state = ReplayState::default();
        visit("replay", studio, &mut |ui, page| {
            replay::show(ui, page, &shown, &mut state, &mut wishes);
        });
    }
    assert_eq!(wishes, [], "nothing was pressed");
}
