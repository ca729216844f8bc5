//! The main game as an implementation of the table's trait [`Game`].

use table::archive::{Body, Unread};
use table::game::{Advanced, Chair, Game, Reasoned};
use table::mods::ModMark;

use crate::minds::{self, Mind, Random, Rationale, Thought};
use crate::reasons::Scope;
use crate::rules::calendar::Moment;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::Ending;
use crate::rules::expectations::Expectations;
use crate::rules::facts::{self, Entry};
use crate::rules::game::{Charter, CharterFault, Game as Position, Player, SeatCharter};
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Draft, Refusal, Sealed};
use crate::rules::resolve::{OrderOutcome, resolve_watched};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::{earlier, lawful};

/// Version of the rules. Every change that makes an old save play differently, or changes the
/// structure of a save, increases it.
pub const RULES: u32 = 7;

/// The main game: archfiends scheme for the empty throne.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conclave;

/// The fate of the orders of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Processed {
    /// Orders that were struck out before the turn was processed, with the reason.
    pub struck: Vec<(Seat, SlotNo, Refusal)>,
    /// The outcomes of all other orders, in the order of processing.
    pub outcomes: Vec<OrderOutcome>,
}

impl Game for Conclave {
    const NAME: &'static str = "conclave";
    const RULES: u32 = RULES;
    const MARKS: usize = Moment::COUNT;

    type Catalog = Catalog;
    type Book = Rulebook;
    type Charter = Charter;
    type Fault = CharterFault;
    type Position = Position;
    type View = SeatView;
    type Choice = Draft;
    type Reasons = Rationale;
    type Thought = Thought;
    type Entry = Entry;
    type Report = Processed;
    type Ending = Ending;
    type Mind = dyn Mind;

    fn catalog(book: &Rulebook) -> &Catalog {
        book.catalog()
    }

    fn fingerprint(catalog: &Catalog) -> u64 {
        catalog.digest
    }

    fn mods(catalog: &Catalog) -> &[ModMark] {
        &catalog.mods
    }

    fn chairs(charter: &Charter) -> Vec<Chair> {
        let chair = |seat: &SeatCharter| Chair { name: seat.archfiend.name.clone(), symbol: seat.symbol };
        charter.seats.iter().map(chair).collect()
    }

    fn players(charter: &Charter) -> Vec<&Player> {
        charter.seats.iter().map(|seat| &seat.player).collect()
    }

    fn seed(charter: &Charter) -> u64 {
        charter.settings.seed
    }

    fn iron_man(charter: &Charter) -> bool {
        charter.settings.iron_man
    }

    fn loosen(charter: &mut Charter) {
        charter.settings.iron_man = false;
    }

    fn found(catalog: &Catalog, charter: Charter) -> Result<Position, CharterFault> {
        Position::found(catalog, charter)
    }

    fn charter(game: &Position) -> &Charter {
        game.charter()
    }

    fn outline(view: &SeatView) -> &Charter {
        view.table().charter()
    }

    fn turn(game: &Position) -> u32 {
        game.turn()
    }

    fn progress(game: &Position) -> u8 {
        game.conclave().tokens()
    }

    fn owing(game: &Position) -> Vec<Seat> {
        if game.conclave().ending().is_some() {
            return Vec::new();
        }
        game.seats().filter(|&seat| !Self::fallen(game, seat)).collect()
    }

    fn fallen(game: &Position, seat: Seat) -> bool {
        game.conclave().eliminated(seat).is_some()
    }

    fn ending(game: &Position) -> Option<&Ending> {
        game.conclave().ending()
    }

    fn last_turn(ending: &Ending) -> u32 {
        ending.turn
    }

    fn winners(ending: &Ending) -> Vec<Seat> {
        ending.winner.into_iter().collect()
    }

    fn view(game: &Position, seat: Seat) -> SeatView {
        SeatView::of(game, seat)
    }

    fn told(log: &[Entry], seat: Seat) -> Vec<Entry> {
        facts::log_seen_by(log, seat)
    }

    fn advance(
        book: &Rulebook,
        game: &Position,
        choices: &[Draft],
        watch: &mut dyn FnMut(&Position),
    ) -> Advanced<Self> {
        let sealed = Sealed::seal(book, game, choices);
        let resolution = resolve_watched(book, game, &sealed, |_, game| watch(game));
        let struck =
            game.seats().flat_map(|seat| sealed.of(seat).struck.iter().map(move |&(slot, why)| (seat, slot, why)));
        let report = Processed { struck: struck.collect(), outcomes: resolution.outcomes };
        Advanced { game: resolution.game, log: resolution.log, report }
    }

    fn mark(index: usize) -> String {
        Moment::all().nth(index).map_or_else(|| format!("part {index}"), |moment| moment.to_string())
    }

    fn pass(seat: Seat) -> Draft {
        Draft::empty(seat)
    }

    fn chooser(draft: &Draft) -> Seat {
        draft.seat
    }

    /// There are far too many drafts to list them all. The mind [`Random`] draws these.
    fn choices(book: &Rulebook, view: &SeatView, most: usize, seed: u64) -> Vec<Draft> {
        let mut drafts: Vec<Draft> = Vec::with_capacity(most);
        for lot in 0..most.max(1) as u64 {
            let draft = Random.draft(book, view, seed.wrapping_add(lot));
            if !drafts.contains(&draft) {
                drafts.push(draft);
            }
        }
        drafts
    }

    fn imagine(book: &Rulebook, view: &SeatView, seed: u64) -> Position {
        view.imagine(book.catalog(), &Expectations::default(), seed)
    }

    /// Prestige of the house while the game is in progress. A fallen house and all losers of a
    /// finished game have the lowest value, the winner the highest.
    fn standing(_book: &Rulebook, game: &Position, seat: Seat) -> i64 {
        let fallen = Self::fallen(game, seat);
        match game.conclave().ending() {
            Some(ending) if ending.winner == Some(seat) => i64::from(i32::MAX),
            Some(_) => i64::from(i32::MIN),
            None if fallen => i64::from(i32::MIN),
            None => i64::from(game.conclave().prestige(seat)),
        }
    }

    fn mind(name: &str) -> Option<Box<dyn Mind>> {
        minds::by_name(name)
    }

    fn think(mind: &dyn Mind, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        mind.think(book, view, memory, seed)
    }

    fn choice(thought: &Thought) -> &Draft {
        &thought.draft
    }

    fn choice_mut(thought: &mut Thought) -> &mut Draft {
        &mut thought.draft
    }

    fn apart(Thought { draft, rationale }: Thought) -> (Draft, Rationale) {
        (draft, rationale)
    }

    fn check_charter(catalog: &Catalog, charter: &Charter) -> Result<(), String> {
        lawful::check_charter(catalog, charter)
    }

    fn check_choice(catalog: &Catalog, charter: &Charter, draft: &Draft) -> Result<(), String> {
        lawful::check_draft(catalog, charter, draft)
    }

    /// If a question has several answers, only the first one counts.
    fn settle_choice(catalog: &Catalog, charter: &Charter, draft: &mut Draft) {
        lawful::tidy_answers(catalog, charter, &mut draft.answers);
    }

    fn tidy_choice(catalog: &Catalog, charter: &Charter, draft: &mut Draft) {
        lawful::tidy_draft(catalog, charter, draft);
    }

    fn check_reasons(
        catalog: &Catalog,
        about: &Reasoned<'_, Self>,
        seat: Seat,
        reasons: &Rationale,
    ) -> Result<(), String> {
        scope(catalog, about).check(seat, reasons)
    }

    fn tidy_reasons(catalog: &Catalog, about: &Reasoned<'_, Self>, seat: Seat, reasons: &mut Rationale) {
        scope(catalog, about).tidy(seat, reasons);
    }

    fn older_body(format: u32, bytes: &[u8], memory: usize) -> Option<Result<Body<Self>, Unread>> {
        earlier::body(format, bytes, memory)
    }
}

fn scope<'a>(catalog: &'a Catalog, about: &Reasoned<'a, Conclave>) -> Scope<'a> {
    Scope {
        catalog,
        charter: about.charter,
        places: about.game.realm().board().sites().len(),
        turn: about.turn,
        drafts: about.choices,
    }
}
