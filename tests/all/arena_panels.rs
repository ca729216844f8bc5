//! The arena, drawn without a window: plans made by click and by key, the resulting orders, and the
//! display of single combats.

use std::sync::Arc;

use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Event, Key, Modifiers};
use infernal_conclave::rules::arena::{
    ArenaFact, ArenaOrder, Corner, DuelEnd, DuelReport, Duelist, Plan, check_plan, fight, random_plan, reigning,
};
use infernal_conclave::rules::attachments::Praetor;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::facts::{Entry, Fact};
use infernal_conclave::rules::ids::{MoveKind, PraetorKind, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::arena::{self, rehearsal, summoned};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::conclave::orders;
use infernal_conclave::window::conclave::theatre::{self, Bout, Fight, Lasting, Piece, Sort, Staged as _, Step, Watch};
use infernal_conclave::window::intent::{Errand, Intent, Looking, Planning, Sheet, Staging};

use super::panels::{ME, PANELS, Panel, Screen, write};

const RIVAL: Seat = Seat(1);
const MEETING: Panel = |ui, sight, wishes| arena::arena(ui.ctx(), sight, wishes, Errand::Against(RIVAL));
const TITLE: Panel = |ui, sight, wishes| arena::arena(ui.ctx(), sight, wishes, Errand::Title);
const THEATRE: Panel = |ui, sight, wishes| theatre::theatre(ui.ctx(), sight, wishes);
const BILL: Panel = |ui, sight, wishes| theatre::playbill(ui.ctx(), sight, wishes);
const LOG: Panel = |ui, sight, wishes| {
    ministerium::ministerium(ui.ctx(), sight, wishes, infernal_conclave::window::intent::Tab::TurnLog);
};
const SEAL: Panel = |ui, sight, wishes| orders::seal_sheet(ui.ctx(), sight, wishes);

/// Returns the screen of a player who has been called out.
fn called() -> Screen {
    let hand = summoned(&Rulebook::standard()).expect("the position stands");
    let mut screen = Screen::new(hand.view.table(), Vec::new());
    screen.hand = hand;
    screen
}

/// Returns the screen of a player whose praetor has fought.
fn fought() -> Screen {
    let hand = rehearsal(&Rulebook::standard()).expect("the position stands");
    let mut screen = Screen::new(hand.view.table(), Vec::new());
    screen.hand = hand;
    screen
}

fn log(screen: &Screen) -> Vec<Entry> {
    screen.hand.log.last().expect("a turn was played").entries.clone()
}

fn bout(screen: &Screen) -> Bout {
    let log = log(screen);
    (0..log.len()).find_map(|at| Bout::of(&log, at)).expect("a single combat was fought")
}

fn praetor(name: &str) -> PraetorKind {
    Catalog::standard().praetor_named(name).expect("it is in the catalog")
}

fn a_move(name: &str) -> MoveKind {
    Catalog::standard().move_named(name).expect("it is in the catalog")
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|word| word.contains(what))
}

fn press(key: Key) -> Vec<Event> {
    let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    vec![event(true), event(false)]
}

/// Draws one frame and returns the written words and the wishes.
fn drawn(screen: &mut Screen, panel: Panel, events: Vec<Event>) -> (Vec<String>, Vec<Intent>) {
    let (output, wishes) = screen.frame(panel, events);
    let mut words = Vec::new();
    output.shapes.iter().for_each(|ClippedShape { shape, .. }| write(shape, &mut words));
    output.drop_without_applying_deltas();
    for word in &words {
        assert!(!word.contains('⟨') && !word.contains("{ $") && !word.contains("{$"), "no text for {word}");
        assert!(!word.contains(" use of "), "two widgets have one id: {word}");
    }
    (words, wishes)
}

/// Returns the praetor and the plan that the wish would send.
#[track_caller]
fn named(wishes: &[Intent]) -> (PraetorKind, Plan) {
    match wishes {
        [Intent::Planning(Planning::Answer(Answer::NamePraetor { against: RIVAL, praetor, plan }))] => {
            (*praetor, plan.clone())
        }
        other => panic!("a praetor should be named, not {other:?}"),
    }
}

fn lawful(screen: &Screen, kind: PraetorKind, plan: &Plan) -> bool {
    let praetor = screen.hand.view.table().attachments().praetor(kind).expect("somebody has it");
    check_plan(screen.book.catalog(), &Duelist::from(praetor), plan).is_ok()
}

#[test]
fn whoever_says_nothing_more_sends_a_praetor_with_counsel() {
    let mut screen = called();
    let (kind, plan) = named(&screen.click(MEETING, "Name Temeluchus"));
    assert_eq!(kind, praetor("temeluchus"));
    assert!(lawful(&screen, kind, &plan) && plan.made().next().is_some());
    assert_eq!(named(&called().key(MEETING, "Name Temeluchus")), (kind, plan), "the keys do the same");
}

#[test]
fn a_plan_is_made_move_by_move() {
    let mut screen = called();
    screen.click(MEETING, "Clear");
    assert!(says(&screen.read(MEETING), "No move at all"));
    // Each move goes into the chosen slot, and the next empty slot becomes the chosen one.
    screen.click(MEETING, "Impale");
    screen.click(MEETING, "Melee Attack");
    screen.click(MEETING, "One skull more in slot 2");
    screen.key(MEETING, "One skull more in slot 2");
    screen.click(MEETING, "One shield more in slot 1");
    screen.click(MEETING, "One skull less in slot 2");
    screen.click(MEETING, "Slot 6: No move");
    screen.key(MEETING, "Oath of Retribution");
    // The praetor never learned this move, so nothing happens.
    screen.click(MEETING, "Mind Burn");
    let (kind, plan) = named(&screen.click(MEETING, "Name Temeluchus"));
    assert!(lawful(&screen, kind, &plan));
    let strokes = plan.strokes.map(|stroke| stroke.map(|stroke| (stroke.kind, stroke.points())));
    assert_eq!(strokes[0], Some((a_move("impale"), [1, 2, 0])));
    assert_eq!(strokes[1], Some((a_move("melee_attack"), [2, 0, 0])));
    assert_eq!(strokes[2..5], [None; 3]);
    assert_eq!(strokes[5], Some((a_move("oath_of_retribution"), [0, 0, 2])));
    screen.click(MEETING, "Empty slot 2");
    assert_eq!(named(&screen.click(MEETING, "Name Temeluchus")).1.strokes[1], None);
}

#[test]
fn no_button_makes_a_plan_that_cannot_be_carried_out() {
    let mut screen = called();
    screen.click(MEETING, "Clear");
    let mut rolls = Dice::new(2, 1).open(Stream::Mind(ME));
    let moves = ["Melee Attack", "Melee Defense", "Guarded Attack", "Infernal Burst", "Impale", "Oath of Retribution"];
    for _ in 0..60 {
        let nodes = screen.nodes(MEETING);
        let labels = nodes.iter().filter(|(_, node)| !node.is_disabled()).filter_map(|(_, node)| node.label());
        let buttons: Vec<String> = labels
            .filter(|label| label.starts_with("One ") || label.starts_with("Slot ") || moves.contains(label))
            .map(str::to_owned)
            .collect();
        let button = rolls.pick(&buttons).expect("there is something to press").clone();
        screen.click(MEETING, &button);
        let node = screen.find(MEETING, "Name Temeluchus");
        assert!(!node.is_disabled(), "after {button}");
    }
    let (kind, plan) = named(&screen.click(MEETING, "Name Temeluchus"));
    assert!(lawful(&screen, kind, &plan), "{plan:?}");
}

#[test]
fn the_stakes_are_told_and_so_is_silence() {
    let words = called().read(MEETING);
    for what in
        ["has called you out", "victory pays 18", "turn 15", "If you send nobody in time", "Baraqiel", "Mind Burn"]
    {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    assert!(says(&called().read(LOG), "called you out to single combat"));
    assert_eq!(
        called().click(LOG, "Name a praetor"),
        [Intent::Looking(Looking::Open(Sheet::Arena(Errand::Against(RIVAL))))]
    );
    // It is not yet the last turn.
    assert!(!says(&called().read(SEAL), "the wager is lost"));
}

#[test]
fn who_is_named_is_shown_and_can_be_changed() {
    let mut screen = called();
    let wishes = screen.click(MEETING, "Name Temeluchus");
    let [Intent::Planning(Planning::Answer(answer))] = wishes.as_slice() else { panic!("{wishes:?}") };
    screen.hand.desk.answer(answer.clone());
    screen.hand.replan(&screen.book.clone());
    assert!(says(&screen.read(MEETING), "is named, with this plan"));
    assert!(screen.find(MEETING, "Name Temeluchus").is_disabled(), "it has been said");
    assert!(says(&screen.read(LOG), "Temeluchus will go."));
    assert_eq!(screen.click(MEETING, "Withdraw"), [Intent::Planning(Planning::Withdraw(answer.clone()))]);
    screen.click(MEETING, "Furfur");
    let (kind, plan) = named(&screen.click(MEETING, "Name Furfur"));
    assert_eq!(kind, praetor("furfur"));
    assert!(lawful(&screen, kind, &plan));
}

#[test]
fn only_the_proven_challenge_the_champion() {
    let mut screen = called();
    let words = screen.read(TITLE);
    let champion = reigning(screen.book.catalog(), screen.hand.view.table()).expect("somebody reigns").praetor();
    let champion = screen.book.catalog().praetor(champion).name.clone();
    for what in [champion.as_str(), "reigns now", "fallen", "+15"] {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    let challenge = format!("Challenge {champion}");
    let wishes = screen.click(TITLE, &challenge);
    let [Intent::Planning(Planning::Put(None, order))] = wishes.as_slice() else { panic!("{wishes:?}") };
    let Order::Arena(ArenaOrder::ChallengeChampion { praetor: kind, plan }) = order else { panic!("{order:?}") };
    assert_eq!(*kind, praetor("temeluchus"));
    assert!(lawful(&screen, *kind, plan));
    screen.hand.desk.put(SlotNo::ALL[1], Some(order.clone()));
    screen.hand.replan(&screen.book.clone());
    assert!(says(&screen.read(TITLE), "goes in slot 2"));
    assert_eq!(screen.click(TITLE, "Withdraw"), [Intent::Planning(Planning::Strike(SlotNo::ALL[1]))]);
    // A changed plan replaces the order where it stands.
    screen.click(TITLE, "Empty slot 1");
    assert!(
        matches!(screen.click(TITLE, &challenge).as_slice(), [Intent::Planning(Planning::Put(Some(slot), _))] if *slot == SlotNo::ALL[1])
    );
    let mut screen = called();
    screen.click(TITLE, "Furfur");
    assert!(screen.find(TITLE, &challenge).is_disabled());
    assert!(says(&screen.read(TITLE), "must win a single combat"), "and it says why");
}

#[test]
fn the_turn_log_and_the_playbill_lead_to_the_theatre() {
    let mut screen = fought();
    // The brief and the standings stand above the log.
    screen.resize(1280.0, 1400.0);
    let shown = Intent::Staging(Staging::ShowDuel(Arc::new(bout(&screen))));
    assert_eq!(screen.click(LOG, "Watch"), std::slice::from_ref(&shown));
    assert_eq!(fought().click(BILL, "Baraqiel against Temeluchus"), [shown]);
    // A player without a report has nothing to open.
    let entries = &mut screen.hand.log.last_mut().expect("a turn was played").entries;
    for entry in entries.iter_mut() {
        if let Fact::Arena(ArenaFact::Duel { report, .. }) = &mut entry.fact {
            *report = None;
        }
    }
    let log = log(&screen);
    assert!((0..log.len()).all(|at| Bout::of(&log, at).is_none()));
    assert_eq!(screen.read(BILL), Vec::<String>::new());
    assert!(!screen.read(LOG).iter().any(|word| word == "Watch"));
}

#[test]
fn keys_step_through_a_single_combat_and_the_enemys_plan_waits_for_its_slot() {
    let mut screen = fought();
    let mut play = bout(&screen);
    play.opening = Some(0);
    let (steps, report) = (play.steps(), Arc::clone(&play.report));
    let play = Arc::new(play);
    screen.fight = Fight(Some(Piece::Duel(Arc::clone(&play))));
    screen.overlay.sheet = Sheet::Battle;
    let hidden = |words: &[String]| words.iter().filter(|word| *word == "Not yet seen").count();
    assert_eq!(hidden(&screen.read(THEATRE)), 6, "of the enemy nothing is known");
    for at in 1..=steps {
        drawn(&mut screen, THEATRE, press(Key::ArrowRight));
        // Wait until the animation ends.
        for _ in 0..80 {
            drawn(&mut screen, THEATRE, Vec::new());
        }
        let (words, wishes) = drawn(&mut screen, THEATRE, Vec::new());
        assert_eq!(wishes, []);
        assert!(says(&words, &format!("{at} of {steps}")), "{words:?}");
        let left = match play.step(at) {
            Step::Round { round: 0 } => 6,
            Step::Slot { round: 0, slot, .. } => 5 - slot,
            _ => 0,
        };
        assert_eq!(hidden(&words), left, "step {at}: {words:?}");
    }
    let words = screen.read(THEATRE);
    for (corner, name) in [(Corner::First, "Baraqiel"), (Corner::Second, "Temeluchus")] {
        let hp = format!("{} / {}", report.hp()[corner as usize], report.duelists[corner as usize].hp);
        assert!(says(&words, &hp) && says(&words, name), "{words:?}");
    }
    for what in ["is banished to the Abyss", "rose to level", "18 prestige"] {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    drawn(&mut screen, THEATRE, press(Key::Home));
    assert!(says(&screen.read(THEATRE), &format!("0 of {steps}")));
    drawn(&mut screen, THEATRE, press(Key::Enter));
    assert_eq!(drawn(&mut screen, THEATRE, press(Key::Escape)).1, [Intent::Staging(Staging::CloseBattle)]);
}

/// Returns a praetor with random numbers who knows every move.
fn duelist(catalog: &Catalog, rolls: &mut Rolls) -> Duelist {
    let mut praetor = Praetor::fresh(catalog, PraetorKind(rolls.below(catalog.praetors.len() as u32) as u16));
    for kind in 0..catalog.moves.len() as u8 {
        praetor.moves.add(MoveKind(kind));
    }
    let mut points = || rolls.below(20) as u8;
    (praetor.attack, praetor.defense, praetor.infernal) = (points(), points(), points());
    (praetor.hp, praetor.luck) = (20 + rolls.below(40) as u8, rolls.below(6) as u8);
    Duelist::from(&praetor)
}

fn duels(count: usize, seed: u64) -> Vec<DuelReport> {
    let catalog = Catalog::standard();
    let mut rolls = Dice::new(seed, 1).open(Stream::Mind(ME));
    let duel = |_| {
        let duelists = [duelist(&catalog, &mut rolls), duelist(&catalog, &mut rolls)];
        let plans = duelists.each_ref().map(|duelist| random_plan(&catalog, duelist, &mut rolls));
        fight(&catalog, duelists, [&plans[0], &plans[1]], &mut rolls)
    };
    (0..count).map(duel).collect()
}

fn shown(report: DuelReport, number: usize) -> Bout {
    let sort = if number.is_multiple_of(2) { Sort::Fought } else { Sort::Imagined };
    let sides = if number.is_multiple_of(3) { [Some(ME), None] } else { [Some(RIVAL), Some(ME)] };
    Bout { report: Arc::new(report), sides, aftermath: Vec::new(), sort, opening: Some(0) }
}

#[test]
fn every_exchange_is_a_step_and_what_lasts_is_what_the_report_says() {
    for (number, report) in duels(200, 4).into_iter().enumerate() {
        let exchanges = report.exchanges().count();
        let bout = shown(report.clone(), number);
        assert_eq!(bout.steps(), 1 + report.rounds.len() + exchanges);
        assert_eq!((bout.step(0), bout.step(bout.steps())), (Step::Entry, Step::End));
        let told: Vec<_> = (0..bout.steps())
            .filter_map(|at| if let Step::Slot { exchange, .. } = bout.step(at) { Some(exchange) } else { None })
            .collect();
        assert!(told.into_iter().eq(report.exchanges()), "each once, in order");
        for (round, fought) in report.rounds.iter().enumerate() {
            assert_eq!(bout.step(bout.round_at(round)), Step::Round { round });
            for slot in 1..fought.exchanges.len() {
                let before = &fought.exchanges[..slot];
                for corner in Corner::BOTH {
                    let lasting = Lasting::after(before, corner);
                    let (own, enemy) =
                        (fought.exchanges[slot].blow(corner), fought.exchanges[slot].blow(corner.other()));
                    assert_eq!(enemy.bleeding, lasting.bleeding, "wounds bleed as was shown");
                    assert!(u16::from(own.crippled) <= lasting.crippled, "only skulls that were shown are lost");
                    assert!(own.trances.len() <= lasting.trances.len());
                    assert_eq!(lasting.ward, before[slot - 1].blow(corner).ward);
                }
            }
        }
        for corner in Corner::BOTH {
            assert_eq!(bout.hp(bout.steps(), corner), report.hp()[corner as usize]);
        }
        // The clock alone also reaches the end.
        let mut watch = Watch::open(Arc::new(bout), true);
        for _ in 0..40_000 {
            watch.pass(0.1);
        }
        assert!(watch.over() && !watch.running());
    }
}

/// Shows every kind of single combat at every step, with all explanations open.
#[test]
fn no_single_combat_is_too_strange_to_be_shown() {
    let mut screen = fought();
    let ends = [DuelEnd::First, DuelEnd::Second, DuelEnd::Both];
    let mut seen = [0; 3];
    for (number, report) in duels(14, 9).into_iter().enumerate() {
        seen[ends.iter().position(|end| *end == report.end).expect("it ended")] += 1;
        let bout = shown(report, number);
        let steps = bout.steps().min(40);
        screen.fight = Fight(Some(Piece::Duel(Arc::new(bout))));
        for _ in 0..=steps {
            drawn(&mut screen, THEATRE, press(Key::ArrowRight));
            drawn(&mut screen, THEATRE, Vec::new());
        }
        drawn(&mut screen, THEATRE, press(Key::End));
        drawn(&mut screen, THEATRE, Vec::new());
    }
    assert!(seen[0] > 0 && seen[1] > 0, "both corners have won: {seen:?}");
}

#[test]
fn somebody_without_praetors_is_told_where_there_are_some() {
    let screen = called();
    let mut poor = Screen::new(screen.hand.view.table(), Vec::new());
    // Seat 2 has no praetor and has not called this player out.
    assert!(says(
        &poor.read(|ui, sight, wishes| arena::arena(ui.ctx(), sight, wishes, Errand::Against(Seat(2)))),
        "settled"
    ));
    let panels = PANELS.iter().find(|(name, _)| *name == "orders").expect("there is such a panel").1;
    assert_eq!(
        poor.click(panels, "Challenge the Champion"),
        [Intent::Looking(Looking::Open(Sheet::Arena(Errand::Title)))]
    );
}
