//! What a plan foretells comes to pass when the other houses pass, and what it calls sure comes to
//! pass whatever they do.

use infernal_conclave::chronicle::foresight::{Fate, Foresight, Surety, Won, claims, prospects, stakes};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::combat::End;
use infernal_conclave::rules::conclave::final_count;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::diplomacy::DiplomacyFact;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CantonId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Outcome, Sealed};
use infernal_conclave::rules::resolve::{Resolution, resolve_watched};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;

use super::tables::{found, powder_keg, salon};
use super::{Temper, draft};

/// How often each kind of statement was put to the test.
#[derive(Debug, Default)]
struct Tried {
    at_once: usize,
    at_borders: usize,
    stays: usize,
    if_won: usize,
    sure: usize,
    prestige: usize,
    vaults: usize,
    wagers: usize,
}

/// A turn, and the game after each of its moments.
struct Course {
    moments: Vec<(Moment, Game)>,
    end: Resolution,
}

impl Course {
    fn of(book: &Rulebook, game: &Game, drafts: &[Draft]) -> Self {
        let mut moments = Vec::new();
        let sealed = Sealed::seal(book, game, drafts);
        let end = resolve_watched(book, game, &sealed, |moment, now| moments.push((moment, now.clone())));
        Self { moments, end }
    }

    fn after(&self, moment: Moment) -> &Game {
        let found = self.moments.iter().find(|(at, _)| *at == moment);
        &found.unwrap_or_else(|| panic!("the turn has no {moment}")).1
    }

    fn owner(&self, moment: Moment, canton: CantonId) -> Option<Seat> {
        self.after(moment).realm().owner(canton)
    }

    /// True if the seat won the fight of this slot.
    fn won(&self, seat: Seat, slot: SlotNo) -> bool {
        self.end.outcomes.iter().any(|one| {
            (one.seat, one.slot) == (seat, slot)
                && matches!(one.outcome, Outcome::Fought(End::DefenderDestroyed | End::DefenderRetreats))
        })
    }
}

/// True if the seat sees every legion where it is.
fn clear_sighted(game: &Game, view: &SeatView) -> bool {
    game.forces().legions().iter().map(|legion| legion.id).eq(view.table().forces().legions().iter().map(|one| one.id))
}

/// True if no event of an earlier turn takes or gives anything this turn.
fn calm(game: &Game) -> bool {
    game.events().running().is_empty() && game.events().decrees().is_empty() && game.diplomacy().combats().is_empty()
}

fn passes(game: &Game, own: &Draft) -> Vec<Draft> {
    game.seats().map(|seat| if seat == own.seat { own.clone() } else { Draft::empty(seat) }).collect()
}

#[track_caller]
fn comes_to_pass(book: &Rulebook, game: &Game, view: &SeatView, own: &Draft, tried: &mut Tried) {
    let (seat, ahead) = (own.seat, Foresight::of(book, view.table(), own));
    let course = Course::of(book, game, &passes(game, own));
    let parts: i32 = ahead.gains(book.catalog(), view.table()).iter().map(|(_, amount)| amount).sum();
    assert_eq!(parts, ahead.gain(view.table()), "turn {}, seat {seat}: {own:?}", game.turn());
    let borders = Moment::Step(Step::Borders);
    for ground in &ahead.ground {
        let slot = ground.slot;
        let told = format!("turn {}, seat {seat}: {ground:?} of {own:?}", game.turn());
        let before_open = |slot: SlotNo| ahead.open.is_none_or(|open| slot <= open);
        match (ground.fate, slot) {
            (Fate::AtOnce(_), Some(slot)) if before_open(slot) => {
                assert_eq!(course.owner(Moment::Slot(slot), ground.canton), Some(seat), "{told}");
                tried.at_once += 1;
            }
            (Fate::AtBorders, _) if ahead.open.is_none() => {
                assert_eq!(course.owner(borders, ground.canton), Some(seat), "{told}");
                tried.at_borders += 1;
            }
            (Fate::Stays(_), _) if ahead.open.is_none() => {
                assert_ne!(course.owner(borders, ground.canton), Some(seat), "{told}");
                tried.stays += 1;
            }
            (Fate::IfWon(won), Some(slot)) if ahead.open == Some(slot) && course.won(seat, slot) => {
                let mine = |moment: Moment| course.owner(moment, ground.canton) == Some(seat);
                match won {
                    Won::AtOnce => assert!(mine(Moment::Slot(slot)), "{told}"),
                    Won::AtBorders => assert!(mine(borders), "{told}"),
                    Won::Stays(_) => assert!(!mine(Moment::Slot(slot)), "{told}"),
                    Won::Own => panic!("{told}: nothing to tell"),
                }
                tried.if_won += 1;
            }
            (Fate::AtOnce(_), None) => panic!("{told}: a legion that stays claims nothing"),
            _ => {}
        }
    }
    if ahead.open.is_none() && calm(game) {
        let then = course.after(Moment::Step(Step::Prestige)).conclave().prestige(seat);
        let told = ahead.evening.ended.conclave().prestige(seat);
        // The aims of others are secret, so their end is not foretold.
        let judged =
            game.diplomacy().vendettas().iter().any(|vendetta| vendetta.claimant == seat || vendetta.target == seat);
        if !judged {
            assert_eq!(told, then, "turn {}, seat {seat}: prestige after {own:?}", game.turn());
            tried.prestige += 1;
            wagers(book, game, view, &ahead, own, &course, tried);
        }
        let left = course.after(Moment::Step(Step::Bazaar)).treasury().wealth(seat);
        assert_eq!(ahead.household.left, left, "turn {}, seat {seat}: the vault after {own:?}", game.turn());
        tried.vaults += 1;
    }
}

/// The prestige that vendettas claimed by the draft will really take.
fn wagers(
    book: &Rulebook,
    game: &Game,
    view: &SeatView,
    ahead: &Foresight,
    own: &Draft,
    course: &Course,
    tried: &mut Tried,
) {
    let claims = claims(ahead, own);
    // Each wager lowers what is left for the next one. A house that must claim against this one may
    // be heard before it, and call it into the arena.
    let [(on, _, heard)] = claims.as_slice() else { return };
    let diplomacy = game.diplomacy();
    let called = diplomacy.grievances().iter().any(|grievance| grievance.against == own.seat);
    if called || !diplomacy.claims().is_empty() {
        return;
    }
    let granted = |fact: &Fact| {
        matches!(fact, Fact::Diplomacy(DiplomacyFact::VendettaGranted { seat, .. } | DiplomacyFact::CombatGranted { seat, .. })
            if *seat == own.seat)
    };
    let Some(terms) = heard else {
        assert!(!course.end.log.iter().any(|entry| granted(&entry.fact)), "turn {}: {own:?}", game.turn());
        return;
    };
    let told = stakes(book.catalog(), view.table(), ahead, *on, *terms);
    for entry in &course.end.log {
        match &entry.fact {
            Fact::Diplomacy(DiplomacyFact::VendettaGranted { seat, on: whom, wager, .. })
                if (*seat, whom) == (own.seat, on) =>
            {
                assert_eq!(told.taken, *wager, "turn {}: {own:?}", game.turn());
                tried.wagers += 1;
            }
            Fact::Diplomacy(DiplomacyFact::CombatGranted { seat, on: whom, wagers, .. })
                if (*seat, whom) == (own.seat, on) =>
            {
                assert_eq!((told.taken, told.other_loses), *wagers, "turn {}: {own:?}", game.turn());
                tried.wagers += 1;
            }
            _ => {}
        }
    }
}

/// What is called sure comes to pass whatever the others do.
fn surely(book: &Rulebook, game: &Game, drafts: &[Draft], course: &Course, tried: &mut Tried) {
    for own in drafts {
        let view = SeatView::of(game, own.seat);
        let ahead = Foresight::of(book, view.table(), own);
        for ground in ahead.ground.iter().filter(|ground| ground.fate == Fate::AtOnce(Surety::Sure)) {
            let slot = ground.slot.expect("it is claimed by a march");
            let owner = course.owner(Moment::Slot(slot), ground.canton);
            assert_eq!(owner, Some(own.seat), "turn {}: {ground:?} of {own:?}", game.turn());
            tried.sure += 1;
        }
    }
}

/// The parts of every count add up, and a house knows its own exactly.
fn counted(book: &Rulebook, game: &Game, seat: Seat) {
    let view = SeatView::of(game, seat);
    let truth = final_count(book.catalog(), game, &Dice::new(0, 0));
    for prospect in prospects(book.catalog(), &view) {
        for (parts, total) in [(&prospect.now, prospect.total_now()), (&prospect.end, prospect.total_end())] {
            let sum: i32 = parts.iter().map(|(_, amount)| amount).sum();
            assert_eq!(total, (!parts.is_empty()).then_some(sum));
        }
        assert_eq!(prospect.prestige.is_none(), view.table().conclave().veiled() && prospect.seat != seat);
        let line = truth.iter().find(|line| line.seat == prospect.seat).expect("every house is counted");
        if prospect.surety == Surety::Sure {
            assert_eq!((prospect.seat, prospect.total_now()), (seat, Some(line.total())), "{prospect:?}");
            let income = infernal_conclave::rules::conclave::income(book.catalog(), game, seat);
            let paid = !game.diplomacy().excommunicated(seat);
            assert_eq!(prospect.income.total(), if paid { income.total() } else { 0 });
        }
    }
}

fn follow(book: &Rulebook, mut game: Game, seed: u64, tempers: &[Temper], turns: u32, tried: &mut Tried) {
    let mut rolls: Rolls = Dice::new(seed, 77).open(Stream::Stock);
    for _ in 0..turns {
        if game.conclave().ending().is_some() {
            return;
        }
        let mut drafts = Vec::new();
        for seat in game.seats() {
            counted(book, &game, seat);
            let view = SeatView::of(&game, seat);
            let own = draft(book, &view, tempers[seat.index() % tempers.len()], &mut rolls);
            if clear_sighted(&game, &view) && game.conclave().eliminated(seat).is_none() {
                comes_to_pass(book, &game, &view, &own, tried);
            }
            drafts.push(own);
        }
        let course = Course::of(book, &game, &drafts);
        surely(book, &game, &drafts, &course, tried);
        game = course.end.game;
    }
}

#[test]
fn what_a_plan_foretells_comes_to_pass() {
    let book = Rulebook::standard();
    let mut tried = Tried::default();
    for seed in 0..6 {
        follow(&book, found(&book, seed), seed, &[Temper::Any], 16, &mut tried);
        let strife: [&[Temper]; 2] = [&[Temper::Loyal], &[Temper::Rebel, Temper::Loyal, Temper::Any]];
        follow(&book, powder_keg(book.catalog(), seed), seed, strife[seed as usize % 2], 12, &mut tried);
        follow(&book, salon(book.catalog(), seed), seed, &[Temper::Envoy, Temper::Loyal], 20, &mut tried);
    }
    let Tried { at_once, at_borders, stays, if_won, sure, prestige, vaults, wagers } = tried;
    for (what, times, least) in [
        ("at once", at_once, 100),
        ("at borders", at_borders, 5),
        ("stays", stays, 5),
        ("if won", if_won, 10),
        ("sure", sure, 20),
        ("prestige", prestige, 100),
        ("vaults", vaults, 100),
        ("wagers", wagers, 3),
    ] {
        assert!(times >= least, "{what} was tried only {times} times: {tried:?}");
    }
}
