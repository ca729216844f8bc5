//! The end of a game: the final count, and the pages that follow it.

use bevy_egui::egui::Key;
use infernal_conclave::rules::conclave::{CountLine, Ending, VictoryPath};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::intent::{Beginning, Filing, Going, Intent, Watching};
use infernal_conclave::window::look::Look;
use infernal_conclave::window::shell::screens::final_count::{self, Course, FinalPage, FinalState, Folio, Item, Step};
use infernal_conclave::window::sight::Wishes;

use super::{Ended, SIZES, Studio, ended, page_of, press};

fn line_of(end: &Ended, seat: u8) -> &CountLine {
    end.ending.count.iter().find(|line| line.seat == Seat(seat)).expect("everybody is counted")
}

#[test]
fn the_count_is_read_item_by_item_and_from_the_last_to_the_first() {
    let end = ended(&Studio::new(SIZES[0]));
    let course = Course::of(&end.ending);
    assert_eq!(course.items(), Item::ALL, "somebody has something of each");
    let seats = |item| -> Vec<u8> {
        let steps = (0..course.len()).filter_map(|at| course.next(at));
        steps
            .filter_map(|step| match step {
                Step::Cell(other, seat) if other == item => Some(seat.0),
                _ => None,
            })
            .collect()
    };
    assert_eq!(seats(Item::Prestige), [3, 1, 5, 0, 2, 4]);
    assert_eq!(seats(Item::Territory), [3, 1, 5, 0, 2, 4]);
    assert_eq!(seats(Item::Relics), [2], "who has none is not called");
    assert_eq!(seats(Item::Objectives), [1, 0]);
    let tail: Vec<_> = (course.len() - 3..course.len()).filter_map(|at| course.next(at)).collect();
    assert_eq!(tail, [Step::Bars, Step::Ties, Step::Winner]);
    for line in &end.ending.count {
        assert_eq!(course.total(line, 0), 0);
        assert_eq!(course.total(line, 6), line.prestige);
        assert_eq!(course.total(line, course.len()), line.total(), "everything comes to everything");
    }
    // After the third item, the land, has been read, the fourth has not been added.
    assert_eq!(course.total(line_of(&end, 5), 9), 40 + 12);
    assert_eq!(course.total(line_of(&end, 0), 9), 48);
    let order = |shown| course.order(&end.ending.count, shown).iter().map(|line| line.seat.0).collect::<Vec<_>>();
    assert_eq!(order(0), [0, 1, 2, 3, 4, 5], "nothing is told by the order of the rows");
    assert_eq!(order(6), [4, 2, 0, 5, 1, 3]);
    assert_eq!(order(course.len() - 3), [0, 2, 4, 5, 1, 3], "who cannot be elected is still in it");
    assert_eq!(order(course.len() - 2), [2, 0, 5, 1, 4, 3]);
    assert_eq!(course.to_the_end_of_the_item(0), 6);
    assert_eq!(course.to_the_end_of_the_item(7), 12);
    assert_eq!(course.to_the_end_of_the_item(course.len() - 1), course.len());

    // A game that was not decided by the count has no count to read.
    for path in [VictoryPath::Pandemonium, VictoryPath::LastStanding, VictoryPath::Draw] {
        let course = Course::of(&Ending { path, ..end.ending.clone() });
        assert!(course.is_empty());
        assert_eq!(course.total(line_of(&end, 2), 0), line_of(&end, 2).total());
    }
}

#[test]
fn the_winner_is_the_last_to_be_told() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut wishes = Wishes::new();
    let mut state = FinalState::default();
    let page_of_end = FinalPage { people: &[], charter: None, ..page_of(&end) };
    let winner = end.game.charter().seats[2].archfiend.name.clone();
    let presses = Item::ALL.len() + 3;
    let mut seen = Vec::new();
    for _ in 0..=presses {
        let words = studio.still(|ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
        seen.push(words.iter().any(|words| words.contains(&winner) && words.contains("throne")));
        studio.draw(press(Key::Enter), |ui, page| final_count::show(ui, page, &page_of_end, &mut state, &mut wishes));
    }
    assert_eq!(seen.iter().position(|&told| told), Some(presses), "{seen:?}");
    assert_eq!(wishes, [], "one press too many leads nowhere");
}

#[test]
fn the_count_reads_itself_out_up_to_the_seal() {
    let mut studio = Studio::new(SIZES[0]);
    studio.preferences.reduced_motion = false;
    studio.look = Look::new(&studio.ctx, &studio.preferences);
    let end = ended(&studio);
    let course = Course::of(&end.ending);
    let (mut wishes, mut state) = (Wishes::new(), FinalState::default());
    let mut before = 0;
    for _ in 0..3000 {
        studio.draw(Vec::new(), |ui, page| final_count::show(ui, page, &page_of(&end), &mut state, &mut wishes));
        assert!(state.shown <= before + 1, "line by line");
        before = state.shown;
    }
    assert_eq!(course.next(state.shown), Some(Step::Winner), "the seal is broken by hand");
    // Faster with a faster playback, and instant if results are shown at once.
    for (percent, fewest, most) in [(400, 8, 20), (100, 1, 5), (0, 0, 0)] {
        studio.preferences.playback_percent = percent;
        let mut state = FinalState::default();
        for _ in 0..90 {
            studio.draw(Vec::new(), |ui, page| final_count::show(ui, page, &page_of(&end), &mut state, &mut wishes));
        }
        assert!((fewest..=most).contains(&state.shown), "{percent} %: {}", state.shown);
    }
    assert_eq!(wishes, []);
}

#[test]
fn everything_at_the_end_leads_where_it_says() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
    let mut wishes = Wishes::new();
    let draw = |studio: &mut Studio, events, page_of_end: &FinalPage<'_>, state: &mut FinalState| {
        let mut wishes = Wishes::new();
        studio.draw(events, |ui, page| final_count::show(ui, page, page_of_end, state, &mut wishes));
        wishes
    };
    let whole = page_of(&end);
    draw(&mut studio, Vec::new(), &whole, &mut state);
    for _ in 0..20 {
        draw(&mut studio, press(Key::Tab), &whole, &mut state);
        wishes.extend(draw(&mut studio, press(Key::Enter), &whole, &mut state));
    }
    let charter = || Box::new(end.game.charter().clone());
    for wanted in [
        Intent::Watching(Watching::OpenBooks(0)),
        Intent::Filing(Filing::Save("The long one".to_owned())),
        Intent::Beginning(Beginning::Begin(charter())),
        Intent::Beginning(Beginning::BeginAnew(charter())),
        Intent::Going(Going::ToTitle),
    ] {
        assert!(wishes.contains(&wanted), "{wanted:?} cannot be reached by keys: {wishes:?}");
    }

    let mut state = FinalState { leaf: Folio::Moments, ..FinalState { shown: usize::MAX, ..FinalState::default() } };
    let mut studio = Studio::new(SIZES[0]);
    let mut wishes = Wishes::new();
    draw(&mut studio, Vec::new(), &whole, &mut state);
    for _ in 0..30 {
        draw(&mut studio, press(Key::Tab), &whole, &mut state);
        if state.leaf == Folio::Moments {
            let before = state;
            wishes.extend(draw(&mut studio, press(Key::Enter), &whole, &mut state));
            state = before;
        }
    }
    for turn in [4, 31] {
        assert!(wishes.contains(&Intent::Watching(Watching::OpenBooks(turn))), "no way to turn {turn}: {wishes:?}");
    }

    // Until the annals are ready nothing can be opened, and a replay that has been kept is not
    // offered again.
    let early = FinalPage { annals: None, keep: None, ..whole };
    let mut studio = Studio::new(SIZES[0]);
    let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
    let mut wishes = Wishes::new();
    draw(&mut studio, Vec::new(), &early, &mut state);
    for _ in 0..20 {
        draw(&mut studio, press(Key::Tab), &early, &mut state);
        wishes.extend(draw(&mut studio, press(Key::Enter), &early, &mut state));
    }
    assert!(
        !wishes
            .iter()
            .any(|wish| matches!(wish, Intent::Watching(Watching::OpenBooks(_)) | Intent::Filing(Filing::Save(_)))),
        "{wishes:?}"
    );
}

#[test]
fn each_way_to_the_throne_is_proclaimed_in_its_own_words() {
    let mut studio = Studio::new(SIZES[0]);
    let end = ended(&studio);
    let mut said = Vec::new();
    for (path, winner) in [
        (VictoryPath::Election, Some(Seat(2))),
        (VictoryPath::Pandemonium, Some(Seat(2))),
        (VictoryPath::LastStanding, Some(Seat(0))),
        (VictoryPath::Draw, Some(Seat(2))),
        (VictoryPath::Draw, None),
    ] {
        let ending = Ending { path, winner, ..end.ending.clone() };
        let shown = FinalPage { ending: &ending, ..page_of(&end) };
        let mut state = FinalState { shown: usize::MAX, ..FinalState::default() };
        let words = studio.still(|ui, page| final_count::show(ui, page, &shown, &mut state, &mut Wishes::new()));
        let proclaimed = words.iter().find(|words| words.starts_with("Whereas")).cloned();
        said.push(proclaimed.unwrap_or_else(|| panic!("nothing is proclaimed: {words:?}")));
        let yours = words.iter().any(|words| words == "The throne is yours");
        assert_eq!(yours, winner == Some(Seat(0)));
    }
    let count = said.len();
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), count, "{said:#?}");
}
