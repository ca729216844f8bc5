//! Search: simulates plans in imagined games and chooses the best.
//!
//! Each plan writes a whole turn. The orders of rivals are those that the same engine would write
//! in their place, with their information in the imagined game. The real resolver then plays this
//! turn and a few more. Many effects of a plan do not last, such as land that would have been
//! claimed anyway or a purchase made earlier. Therefore a mind may simulate further turns without
//! the plan. The outlook rates the final position. All plans and [whims](super::whims) are tried in
//! the first half of the games, only the best of them in the second. Another plan replaces the
//! current one only if its advantage exceeds the statistical error, or if the current one is worse
//! than no plan.
//!
//! The effort is counted in games and turns, never in time.

use super::idle::idle;
use super::level::Reach;
use super::minds::Minds;
use super::plans::Plan;
use super::reasons::rationale;
use super::traits::tipped;
use super::whims::{ATTEMPTS, whim};
use crate::planner::{Grounds, deliberate};
use crate::rules::dice::{Dice, Stream};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Sealed};
use crate::rules::resolve::resolve;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::thought::{Aim, Rationale, Thought};
use crate::{Bent, Lessons, Lore, Weights, compose};

/// An imagined game with guessed orders of the rivals.
pub(super) struct World {
    pub(super) game: Game,
    /// The rivals' orders of this turn.
    pub(super) sealed: Sealed,
    /// The rivals' orders of later turns, as guessed for the first candidate. Other candidates
    /// reuse them for rivals that they do not affect. This saves time and reduces random
    /// differences.
    later: Vec<Vec<Draft>>,
}

/// A plan with its orders and its results in each world.
#[derive(Clone)]
pub(super) struct Candidate {
    pub(super) plan: Plan,
    /// True for a whim: a turn that no plan would write. Afterwards the house has no plan.
    pub(super) whim: bool,
    /// The preferences after the plan has ended: those of the plain plan.
    pub(super) afterwards: Bent,
    pub(super) draft: Draft,
    pub(super) grounds: Grounds,
    pub(super) fared: Vec<f64>,
}

impl Candidate {
    /// Returns the mean result.
    pub(super) fn mean(&self) -> f64 {
        self.fared.iter().sum::<f64>() / self.fared.len().max(1) as f64
    }
}

/// Returns the mean advantage of one over the other in the same games, minus `doubts` standard
/// errors.
pub(super) fn surely_better(one: &[f64], other: &[f64], doubts: f64) -> f64 {
    let count = one.len().min(other.len());
    if count == 0 {
        return 0.0;
    }
    let n = count as f64;
    let gaps = || one.iter().zip(other).map(|(own, others)| own - others);
    let mean = gaps().sum::<f64>() / n;
    let spread = gaps().map(|gap| (gap - mean) * (gap - mean)).sum::<f64>() / (n * (n - 1.0).max(1.0));
    mean - doubts * spread.sqrt()
}

/// The work of one mind on one turn.
pub(super) struct Study<'a> {
    pub(super) book: &'a Rulebook,
    pub(super) view: &'a SeatView,
    pub(super) minds: &'a Minds,
    pub(super) reach: &'a Reach,
    pub(super) weights: Weights,
    pub(super) lessons: Lessons,
    pub(super) seed: u64,
    lore: Lore,
}

/// Returns the orders of a mind with this search effort, and its reasons.
pub(super) fn think(
    book: &Rulebook,
    view: &SeatView,
    minds: &Minds,
    reach: &Reach,
    weights: Weights,
    memory: Option<&Rationale>,
    seed: u64,
) -> Thought {
    let (table, seat) = (view.table(), view.seat());
    if table.conclave().ending().is_some() || table.conclave().eliminated(seat).is_some() {
        return Draft::empty(seat).into();
    }
    let lessons = Lessons::at(memory.map(|memory| &memory.lessons), table, seat);
    Study { lessons, ..Study::open(book, view, minds, reach, weights, seed) }.think(memory)
}

impl<'a> Study<'a> {
    /// Starts the work on the turn of this view.
    pub(super) fn open(
        book: &'a Rulebook,
        view: &'a SeatView,
        minds: &'a Minds,
        reach: &'a Reach,
        weights: Weights,
        seed: u64,
    ) -> Self {
        let turn = Dice::new(seed, view.table().turn()).open(Stream::Mind(view.seat())).below(u32::MAX);
        let lessons = Lessons::default();
        Self { book, view, minds, reach, weights, lessons, seed: turn.into(), lore: Lore::default() }
    }

    fn think(&self, memory: Option<&Rationale>) -> Thought {
        let (table, seat) = (self.view.table(), self.view.seat());
        // A level without simulation still imagines one game, to fill in hidden facts.
        let games: Vec<Game> = (0..self.reach.worlds.max(1)).map(|number| self.imagine(number)).collect();
        let now = self.now(&games);
        let mut candidates = self.candidates(memory, &now);
        let kept = memory.and_then(|memory| memory.plan).map(|plan| plan.aim);
        let mut worlds: Vec<World> = Vec::new();
        if candidates.len() > 1 && self.reach.worlds > 0 {
            worlds.extend(games.into_iter().map(|game| self.people(game)));
        }
        if !worlds.is_empty() {
            let half = worlds.len().div_ceil(2);
            let (first, second) = worlds.split_at_mut(half);
            self.play(&mut candidates, first);
            self.thin_out(&mut candidates, kept);
            self.play(&mut candidates, second);
        }
        let chosen = self.choose(&candidates, kept);
        let mut thought = idle(self, rationale(table, &candidates, chosen, self.reach, &now, seat, memory));
        thought.rationale.lessons = self.lessons.bidding(&thought.draft);
        thought
    }

    /// Returns the chances of all houses before any order, averaged over these games.
    pub(super) fn now(&self, games: &[Game]) -> [f64; Seat::MOST] {
        let mut mean = [0.0; Seat::MOST];
        for game in games {
            let chances = self.minds.outlook.chances(self.book.catalog(), game, self.view.seat());
            for (mean, chance) in mean.iter_mut().zip(chances) {
                *mean += chance / games.len() as f64;
            }
        }
        mean
    }

    /// Returns the distinct drafts of the plans, then those of the whims.
    pub(super) fn candidates(&self, memory: Option<&Rationale>, now: &[f64; Seat::MOST]) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = Vec::new();
        let plans = self.plans(memory, now);
        let Some(plain) = plans.first().copied() else { return candidates };
        let mut put = |plan: Plan, whim: bool, bent: Bent, seed: u64| {
            let (draft, grounds) = deliberate(self.book, self.view, &bent, seed, &self.lore);
            let new = candidates.iter().all(|known| known.draft != draft);
            if new {
                candidates.push(Candidate { plan, whim, afterwards: plain.bent, draft, grounds, fared: Vec::new() });
            }
            new
        };
        for plan in plans.into_iter().take(self.reach.plans.into()) {
            put(plan, false, Bent { doubt: self.reach.doubt.into(), ..plan.bent }, self.seed);
        }
        let mut wanted = self.reach.whims;
        // A whim lasts one turn; the plain plan follows it.
        for attempt in 1..=u64::from(wanted) * ATTEMPTS {
            let seed = self.seed.wrapping_add(attempt);
            if put(plain, true, whim(plain.bent, seed), seed) {
                wanted -= 1;
            }
            if wanted == 0 {
                break;
            }
        }
        candidates
    }

    /// Returns an imagined game that is consistent with the view.
    pub(super) fn imagine(&self, number: u8) -> Game {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number.into());
        self.view.imagine(self.book.catalog(), &self.minds.usual, seed)
    }

    /// Adds the guessed orders of the rivals to a game.
    pub(super) fn people(&self, game: Game) -> World {
        let rivals: Vec<Draft> =
            standing(&game).filter(|&other| other != self.view.seat()).map(|other| self.guess(&game, other)).collect();
        let sealed = Sealed::seal(self.book, &game, &rivals);
        World { game, sealed, later: Vec::new() }
    }

    /// Returns the guessed orders of another house in an imagined game.
    fn guess(&self, game: &Game, other: Seat) -> Draft {
        let weights = self.minds.tip(self.reach, game.turn(), tipped(self.minds.weights, game.charter(), other));
        let bent = Bent { lessons: self.lessons.heard_by_all(), ..Bent::of(weights) };
        compose(self.book, &SeatView::of(game, other), &bent, self.seed, &self.lore)
    }

    /// Simulates every candidate in each world, the plain plan first.
    fn play(&self, candidates: &mut [Candidate], worlds: &mut [World]) {
        for world in worlds {
            for candidate in candidates.iter_mut() {
                let fared = self.play_on(world, candidate);
                candidate.fared.push(fared);
            }
        }
    }

    /// Keeps the best candidates for the second half of the games, and always the plain plan and
    /// the current plan.
    fn thin_out(&self, candidates: &mut Vec<Candidate>, kept: Option<Aim>) {
        let pursued =
            |at: usize, candidate: &Candidate| at == 0 || (!candidate.whim && Some(candidate.plan.aim) == kept);
        let mut ranks: Vec<(bool, f64)> =
            candidates.iter().enumerate().map(|(at, candidate)| (pursued(at, candidate), candidate.mean())).collect();
        ranks.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
        let Some(&last) = ranks.get(usize::from(self.reach.finalists).max(1) - 1) else { return };
        let mut at = 0;
        candidates.retain(|candidate| {
            at += 1;
            pursued(at - 1, candidate) || (false, candidate.mean()) >= last
        });
    }

    /// Returns the chance of the throne after simulating the turns of the plan and the aftermath in
    /// a world.
    pub(super) fn play_on(&self, world: &mut World, candidate: &Candidate) -> f64 {
        self.chance(&self.outcome(world, candidate, self.reach.turns, self.reach.aftermath, |_| {}))
    }

    /// Returns a world after `turns` turns of the plan and `aftermath` turns without it. Calls
    /// `show` after each turn.
    pub(super) fn outcome(
        &self,
        world: &mut World,
        candidate: &Candidate,
        turns: u8,
        aftermath: u8,
        mut show: impl FnMut(&Game),
    ) -> Game {
        let seat = self.view.seat();
        let mut game =
            resolve(self.book, &world.game, &world.sealed.with(self.book, &world.game, &candidate.draft)).game;
        show(&game);
        let pursued = usize::from(turns).saturating_sub(1);
        for ahead in 0..pursued + usize::from(aftermath) {
            if game.conclave().ending().is_some() {
                break;
            }
            let known = world.later.get(ahead);
            let guessed = |other: Seat| match known.and_then(|drafts| drafts.iter().find(|draft| draft.seat == other)) {
                Some(draft) if !concerned(&game, seat, other) => draft.clone(),
                Some(_) | None => self.guess(&game, other),
            };
            let mut drafts: Vec<Draft> = standing(&game).filter(|&other| other != seat).map(guessed).collect();
            if known.is_none() {
                world.later.push(drafts.clone());
            }
            if game.conclave().eliminated(seat).is_none() {
                let view = SeatView::of(&game, seat);
                let bent = if ahead < pursued { candidate.plan.bent } else { candidate.afterwards };
                drafts.push(compose(self.book, &view, &bent, self.seed, &self.lore));
            }
            game = resolve(self.book, &game, &Sealed::seal(self.book, &game, &drafts)).game;
            show(&game);
        }
        game
    }

    /// Returns the chance of the throne in this game.
    pub(super) fn chance(&self, game: &Game) -> f64 {
        let seat = self.view.seat();
        self.minds.outlook.chances(self.book.catalog(), game, seat)[seat.index()]
    }

    /// Returns the required evidence that another plan is better, in standard errors.
    pub(super) fn doubts(&self) -> f64 {
        f64::from(self.reach.caution) / 100.0
    }

    /// Returns the index of the plan to pursue: the current one if it is no worse than no plan,
    /// unless another is clearly better.
    fn choose(&self, candidates: &[Candidate], kept: Option<Aim>) -> usize {
        let of = |aim: Aim| candidates.iter().position(|candidate| !candidate.whim && candidate.plan.aim == aim);
        // The first candidate is the plain plan.
        let fares = |at: &usize| candidates[*at].mean() >= candidates[0].mean();
        let home = kept.and_then(of).filter(fares).unwrap_or(0);
        let gain = |candidate: &Candidate| surely_better(&candidate.fared, &candidates[home].fared, self.doubts());
        let mut best = home;
        for (other, candidate) in candidates.iter().enumerate() {
            if other != home && gain(candidate) > gain(&candidates[best]).max(0.0) {
                best = other;
            }
        }
        best
    }
}

/// Returns the houses that are not eliminated.
fn standing(game: &Game) -> impl Iterator<Item = Seat> + '_ {
    game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none())
}

/// True if the orders of one house may depend on those of the other: they have an open matter in
/// the conclave, or may fight.
fn concerned(game: &Game, seat: Seat, other: Seat) -> bool {
    let diplomacy = game.diplomacy();
    let between = |a: Seat, b: Seat| (a == seat && b == other) || (a == other && b == seat);
    diplomacy.stance(seat, other).allows_arms()
        || diplomacy.affairs().iter().any(|affair| between(affair.from, affair.to))
        || diplomacy.grievances().iter().any(|right| between(right.holder, right.against))
        || diplomacy.claims().iter().any(|claim| between(claim.by, claim.on))
        || diplomacy.combats().iter().any(|combat| between(combat.claimant, combat.target))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::orders::Drafting;
    use crate::rules::tableau::{Tableau, TableauHouse, canton_at};

    /// Returns a house whose strong legion stands next to a place with a weak garrison, at 4·3.
    fn beside_a_weak_place(book: &Rulebook) -> Game {
        let position = "(turn: Some(20), houses: [(land: [(3, 3)], prestige: 20)],
            legions: [(owner: 0, at: (3, 3), level: 6, strength: (20, 20, 20), hp: 30)],
            places: [(at: (4, 3), level: 4, strength: (1, 1, 1), hp: 2, prestige: 4)])";
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Returns a plan with these results and no orders.
    fn fared(aim: Aim, fared: [f64; 4]) -> Candidate {
        let bent = Bent::of(Minds::standard().weights);
        let plan = Plan { aim, bent };
        Candidate {
            plan,
            whim: false,
            afterwards: bent,
            draft: Draft::empty(Seat(0)),
            grounds: Grounds::default(),
            fared: fared.to_vec(),
        }
    }

    #[test]
    fn a_plan_is_kept_as_long_as_it_is_no_worse_than_none_and_no_other_surely_better() {
        let book = Rulebook::standard();
        let mut tableau = Tableau::default();
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        let (view, minds) = (SeatView::of(&game, Seat(0)), Minds::standard());
        let reach = minds.levels.prince;
        let study = Study::open(&book, &view, &minds, &reach, minds.weights, 1);
        let plain = fared(Aim::Prosper, [0.20, 0.22, 0.18, 0.20]);
        let chosen = |kept: [f64; 4], other: [f64; 4]| {
            let plans = [plain.clone(), fared(Aim::Arm, kept), fared(Aim::Gather, other)];
            plans[study.choose(&plans, Some(Aim::Arm))].plan.aim
        };
        let (worse, luckier, better) = ([0.10; 4], [0.30, 0.10, 0.30, 0.16], [0.30, 0.31, 0.29, 0.30]);
        assert_eq!(chosen([0.20, 0.22, 0.18, 0.21], worse), Aim::Arm, "a little better than none");
        assert_eq!(chosen([0.20, 0.22, 0.18, 0.20], luckier), Aim::Arm, "as good, and what is better may be luck");
        assert_eq!(chosen([0.20, 0.22, 0.18, 0.19], worse), Aim::Prosper, "a little worse than none");
        assert_eq!(chosen([0.20, 0.22, 0.18, 0.21], better), Aim::Gather, "another is surely better");
    }

    #[test]
    fn the_best_are_heard_to_the_end_and_with_them_what_was_pursued_and_no_plan_at_all() {
        let book = Rulebook::standard();
        let game = beside_a_weak_place(&book);
        let (view, minds) = (SeatView::of(&game, Seat(0)), Minds::standard());
        let after = |finalists: u8, kept: Aim| {
            let reach = Reach { finalists, ..minds.levels.prince };
            let study = Study::open(&book, &view, &minds, &reach, minds.weights, 1);
            let mut plans = vec![
                fared(Aim::Prosper, [0.1; 4]),
                fared(Aim::Gather, [0.3; 4]),
                Candidate { whim: true, ..fared(Aim::Prosper, [0.4; 4]) },
                fared(Aim::Arm, [0.2; 4]),
                fared(Aim::Settle, [0.15; 4]),
            ];
            study.thin_out(&mut plans, Some(kept));
            plans.iter().map(|plan| (plan.plan.aim, plan.fared[0])).collect::<Vec<_>>()
        };
        let left = |finalists: u8| after(finalists, Aim::Arm);
        let (none, kept) = ((Aim::Prosper, 0.1), (Aim::Arm, 0.2));
        let (whim, gather, settle) = ((Aim::Prosper, 0.4), (Aim::Gather, 0.3), (Aim::Settle, 0.15));
        assert_eq!(left(2), [none, kept]);
        assert_eq!(left(3), [none, whim, kept], "as they were put, the plain plan first");
        assert_eq!(left(4), [none, gather, whim, kept]);
        assert_eq!(left(5), [none, gather, whim, kept, settle]);
        assert_eq!(left(9).len(), 5);
        assert_eq!(after(1, Aim::Prosper), [none], "a whim is nothing that was pursued");
    }

    #[test]
    fn whims_order_what_no_plan_does_and_pursue_none() {
        let book = Rulebook::standard();
        let card = "(souls: 3, ichor: 3, hellfire: 3, darkness: 3)";
        let position = format!(
            "(turn: Some(20), houses: [(land: [(3, 3), (8, 8)], prestige: 20, vault: [{card}, {card}, {card}, {card}])],
                legions: [(owner: 0, at: (3, 3), strength: (8, 8, 8), hp: 9), (owner: 0, at: (8, 8), strength: (6, 6, 6), hp: 9)],
                places: [(at: (4, 3), strength: (5, 5, 5), hp: 5), (at: (9, 8), strength: (5, 5, 5), hp: 5)])"
        );
        let mut tableau: Tableau = ron::from_str(&position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        let (view, minds) = (SeatView::of(&game, Seat(0)), Minds::standard());
        let tried = |whims: u8, seed: u64| {
            let reach = Reach { whims, ..minds.levels.prince };
            let study = Study::open(&book, &view, &minds, &reach, minds.weights, seed);
            study.candidates(None, &[0.2; Seat::MOST])
        };
        let (plans, all) = (tried(0, 1), tried(12, 1));
        assert!(all.len() > plans.len() + 1, "{} plans, {} with whims", plans.len(), all.len());
        for (at, candidate) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|known| known.draft != candidate.draft), "{:?}", candidate.draft);
            assert!(Drafting::problems(&book, view.table(), &candidate.draft).is_empty(), "{:?}", candidate.draft);
        }
        // One whim may take two attempts; the first new draft is enough.
        let found = (0..40).map(|seed| tried(1, seed).len() - tried(0, seed).len());
        assert_eq!(found.max(), Some(1));
        let plain = plans[0].plan.bent;
        assert!(all[plans.len()..].iter().all(|whim| whim.plan.aim == Aim::Prosper && whim.plan.bent == plain));
    }

    /// Returns the final turn of a simulated game, and the owner of the place next to a strong
    /// legion. The house does nothing for `turns` turns, and plays normally in the aftermath.
    fn after(turns: u8, aftermath: u8) -> (u32, Option<Seat>) {
        let book = Rulebook::standard();
        let game = beside_a_weak_place(&book);
        let view = SeatView::of(&game, Seat(0));
        let minds = Minds::standard();
        let reach = minds.levels.prince;
        let study = Study::open(&book, &view, &minds, &reach, minds.weights, 1);
        let mut listless = minds.weights;
        for weight in listless.all_mut() {
            *weight = 0;
        }
        let plan = Plan { aim: Aim::Gather, bent: Bent::of(listless) };
        let idle = Candidate {
            plan,
            whim: false,
            afterwards: Bent::of(minds.weights),
            draft: Draft::empty(Seat(0)),
            grounds: Grounds::default(),
            fared: Vec::new(),
        };
        let mut world = study.people(study.imagine(0));
        let mut shown = 0;
        let came = study.outcome(&mut world, &idle, turns, aftermath, |_| shown += 1);
        assert_eq!(shown, turns + aftermath, "each turn is shown");
        (came.turn(), came.forces().place_at(canton_at((4, 3))).and_then(|place| place.owner))
    }

    #[test]
    fn in_the_aftermath_a_plan_is_pursued_no_more() {
        assert_eq!(after(3, 0), (23, None), "three turns of the plan");
        assert_eq!(after(3, 1), (24, Some(Seat(0))), "one more without it");
    }
}
