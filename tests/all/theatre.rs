//! The battle theatre, drawn without a window: it shows every passage, ends with the report, and
//! needs no pointer.

use std::sync::Arc;

use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::egui::{Context, Event as Input, Key, Modifiers, Pos2, RawInput, Rect, Ui, vec2};
use infernal_conclave::rules::archfiends::Tally;
use infernal_conclave::rules::attachments::{Contents, Element, RuleChange, Skill, Source};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{Battle, CombatFact, End, Event, Fighter, FighterCard, Side, fight, forecast};
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::facts::{Entry, Fact};
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{ArtifactKind, CombatCardId, PraetorKind, Seat};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::diplomacy::Court;
use infernal_conclave::window::conclave::forces::Muster;
use infernal_conclave::window::conclave::rituals::Chamber;
use infernal_conclave::window::conclave::theatre::{self, Fight, Piece, Play, Sort, Watch, rehearsal};
use infernal_conclave::window::intent::{Intent, Sheet, Staging};
use infernal_conclave::window::look::{Look, tips};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::{Hand, Overlay, Scheming, Sight, Wishes};
use table_text::Text;

/// A player in the theatre.
struct Box {
    book: Rulebook,
    text: Arc<Text>,
    hand: Hand,
    overlay: Overlay,
    fight: Fight,
    preferences: Preferences,
    ctx: Context,
    look: Look,
    size: (f32, f32),
    time: f64,
}

type Panel<'a> = &'a mut dyn FnMut(&mut Ui, &Sight<'_>, &mut Wishes);

impl Box {
    fn new() -> Self {
        let book = Rulebook::standard();
        let hand = rehearsal(&book).expect("the position stands");
        let ctx = Context::default();
        let preferences = Preferences { reduced_motion: true, playback_percent: 0, ..Preferences::default() };
        let look = Look::new(&ctx, &preferences);
        let (text, size) = (Text::english(), (1280.0, 720.0));
        let (overlay, fight) = (Overlay::default(), Fight::default());
        Self { book, text, hand, overlay, fight, preferences, ctx, look, size, time: 0.0 }
    }

    fn log(&self) -> &[Entry] {
        &self.hand.log.last().expect("a turn was played").entries
    }

    fn play(&self) -> Play {
        let log = self.log();
        (0..log.len()).find_map(|at| Play::of(log, at)).expect("a battle was fought")
    }

    fn show(&mut self, play: Play) {
        self.fight = Fight(Some(Piece::Battle(Arc::new(play))));
        self.overlay.sheet = Sheet::Battle;
    }

    fn draw(&mut self, events: Vec<Input>, panel: Panel<'_>) -> (Vec<String>, Wishes) {
        self.time += 0.1;
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(self.size.0, self.size.1)));
        let input = RawInput { screen_rect, time: Some(self.time), events, focused: true, ..RawInput::default() };
        let mut wishes = Wishes::new();
        let Self { book, text, hand, overlay, fight, preferences, ctx, look, .. } = self;
        let (muster, court, chamber) = (&Muster::default(), &Court::default(), &Chamber::default());
        let scheming = Scheming::default();
        let sight = Sight { hand, book, text, look, preferences, overlay, fight, muster, court, chamber, scheming };
        let output = ctx.run_ui(input, |ui| {
            panel(ui, &sight, &mut wishes);
            tips::draw(ui.ctx());
        });
        let mut words = Vec::new();
        output.shapes.iter().for_each(|ClippedShape { shape, .. }| write(shape, &mut words));
        output.drop_without_applying_deltas();
        for word in &words {
            assert!(!word.contains('⟨') && !word.contains("{ $") && !word.contains("{$"), "no text for {word}");
            assert!(!word.contains(" use of "), "two widgets have one id: {word}");
        }
        (words, wishes)
    }

    fn frame(&mut self, events: Vec<Input>) -> (Vec<String>, Wishes) {
        self.draw(events, &mut |ui, sight, wishes| theatre::theatre(ui.ctx(), sight, wishes))
    }

    /// Draws until the layout has settled.
    fn read(&mut self) -> Vec<String> {
        self.frame(Vec::new());
        self.frame(Vec::new());
        let (words, wishes) = self.frame(Vec::new());
        assert_eq!(wishes, [], "nobody touched anything");
        words
    }
}

fn write(shape: &Shape, words: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => words.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| write(shape, words)),
        _ => {}
    }
}

fn press(key: Key) -> Vec<Input> {
    let event = |pressed| Input::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
    vec![event(true), event(false)]
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|word| word.contains(what))
}

/// Returns all abilities of legions, praetors and artifacts.
fn abilities(catalog: &Catalog) -> Vec<Ability> {
    let legions = catalog.legions.iter().flat_map(|def| &def.abilities);
    let praetors = catalog.praetors.iter().flat_map(|def| &def.abilities);
    let artifacts = catalog.artifacts.iter().flat_map(|def| &def.abilities);
    let mut all: Vec<Ability> = legions.chain(praetors).chain(artifacts).copied().collect();
    all.sort();
    all.dedup();
    all
}

/// Returns the fighter with random values, abilities and cards.
fn shuffled(mut fighter: Fighter, all: &[Ability], rolls: &mut Rolls) -> Fighter {
    fighter.base = Stat::ALL.map(|_| rolls.below(12) as i16);
    fighter.values = fighter.base.map(|value| Tally::base(value.into()));
    fighter.level = rolls.d6() as u8;
    fighter.roll = Tally::base(fighter.level.into());
    fighter.shield = Tally::default();
    fighter.max_hp = rolls.die(30) as i16;
    fighter.hp = rolls.die(fighter.max_hp as u32) as i16;
    let sources = [
        Source::Born,
        Source::Promotion,
        Source::Training,
        Source::Praetor(PraetorKind(0)),
        Source::Artifact(ArtifactKind(0)),
        Source::Artifact(ArtifactKind(1)),
    ];
    let skills = (0..rolls.below(7)).filter_map(|_| {
        let ability = *rolls.pick(all)?;
        Some(Skill { ability, source: *rolls.pick(&sources)? })
    });
    fighter.skills = Vec::new();
    let skills = skills.collect();
    let mut fighter = fighter.able(skills);
    let elements = [
        Element::Raise(Stat::Ranged, 2),
        Element::Lower(Stat::Melee, 1),
        Element::Shield(5),
        Element::Ward(2),
        Element::Rule(RuleChange::First(Stat::Infernal)),
        Element::Rule(RuleChange::Longer),
    ];
    fighter.cards = (0..rolls.below(3))
        .map(|id| {
            let chosen: Vec<Element> = (0..rolls.below(4)).filter_map(|_| rolls.pick(&elements).copied()).collect();
            FighterCard { id: CombatCardId(id), contents: Some(Contents::new(&chosen)) }
        })
        .collect();
    fighter
}

fn battles(play: &Play, count: u32) -> Vec<Battle> {
    let catalog = Catalog::standard();
    let all = abilities(&catalog);
    let mut rolls = Dice::new(3, 1).open(Stream::Mind(Seat(0)));
    let old = &play.report.battle;
    let battle = |_| {
        let attacker = shuffled(old.attacker.clone(), &all, &mut rolls);
        let defender = shuffled(old.defender.clone(), &all, &mut rolls);
        Battle::new(&catalog, old.canton, attacker, defender)
    };
    (0..count).map(battle).collect()
}

#[test]
fn every_passage_is_a_step_and_the_last_step_is_the_end() {
    let studio = Box::new();
    let play = studio.play();
    let mut rolls = Dice::new(5, 1).open(Stream::Mind(Seat(0)));
    let mut plays = vec![play.clone()];
    plays.extend(battles(&play, 300).into_iter().map(|battle| Play {
        report: Arc::new(fight(battle, &mut rolls)),
        aftermath: Vec::new(),
        sort: Sort::Imagined,
        opening: None,
    }));
    for play in plays {
        let report = Arc::clone(&play.report);
        let mut watch = Watch::open(Arc::new(play), false);
        for (at, passage) in report.passages.iter().enumerate() {
            watch.step();
            assert_eq!(watch.at(), at + 1);
            assert_eq!(watch.present(), Some(passage));
            for side in Side::BOTH {
                assert_eq!(watch.health(side), [report.before(at)[side as usize], passage.after[side as usize]]);
            }
            let was = (watch.at(), watch.shown().len());
            watch.back();
            watch.step();
            assert_eq!((watch.at(), watch.shown().len()), was, "back and forth is where one was");
        }
        watch.step();
        assert!(watch.over());
        watch.settle();
        for side in Side::BOTH {
            let (hp, _) = watch.level(side);
            assert!((hp - f32::from(report.toll(side).hp)).abs() < 0.01, "{hp} of {:?}", report.toll(side));
        }
        watch.step();
        assert_eq!(watch.at(), watch.steps(), "after the end there is nothing");
        // The clock alone reaches the same end.
        watch.toggle();
        for _ in 0..4000 {
            watch.pass(0.1);
        }
        assert!(watch.over() && !watch.running());
    }
}

#[test]
fn keys_step_through_the_fight_and_leave() {
    let mut studio = Box::new();
    let play = studio.play();
    let steps = play.steps();
    let report = Arc::clone(&play.report);
    studio.show(play);
    studio.read();
    for at in 1..=steps {
        studio.frame(press(Key::ArrowRight));
        let words = studio.read();
        assert!(says(&words, &format!("{at} of {steps}")), "step {at}: {words:?}");
    }
    for side in Side::BOTH {
        let words = studio.read();
        let fighter = report.battle.side(side);
        assert!(says(&words, &format!("{} / {}", report.toll(side).hp, fighter.max_hp)), "{words:?}");
    }
    studio.frame(press(Key::ArrowLeft));
    assert!(says(&studio.read(), &format!("{} of {steps}", steps - 1)));
    studio.frame(press(Key::Home));
    assert!(says(&studio.read(), &format!("0 of {steps}")));
    studio.frame(press(Key::Enter));
    assert!(says(&studio.read(), &format!("{steps} of {steps}")));
    assert_eq!(
        studio.frame(press(Key::Enter)).1,
        [Intent::Staging(Staging::CloseBattle)],
        "at the end the same key leaves"
    );
    assert_eq!(studio.frame(press(Key::Escape)).1, [Intent::Staging(Staging::CloseBattle)]);
}

#[test]
fn space_plays_and_holds() {
    let mut studio = Box::new();
    studio.preferences.playback_percent = 800;
    let mut play = studio.play();
    play.opening = Some(0);
    let steps = play.steps();
    studio.show(play);
    studio.frame(Vec::new());
    studio.frame(press(Key::Space));
    for _ in 0..600 {
        studio.frame(Vec::new());
    }
    assert!(says(&studio.read(), &format!("{steps} of {steps}")));
}

/// Shows every kind of battle in every size, at every step, with all explanations open.
#[test]
fn no_fight_is_too_strange_to_be_shown() {
    let mut studio = Box::new();
    let first = studio.play();
    let mut rolls = Dice::new(9, 1).open(Stream::Mind(Seat(0)));
    let sizes = [(1280.0, 720.0), (640.0, 360.0), (90.0, 60.0), (2560.0, 1440.0)];
    for (number, battle) in battles(&first, 24).into_iter().enumerate() {
        studio.size = sizes[number % sizes.len()];
        let play = Play {
            report: Arc::new(fight(battle.clone(), &mut rolls)),
            aftermath: if number % 2 == 0 { first.aftermath.clone() } else { Vec::new() },
            sort: if number % 2 == 0 { Sort::Fought } else { Sort::Imagined },
            opening: None,
        };
        let steps = play.steps();
        studio.show(play);
        for _ in 0..=steps {
            studio.frame(Vec::new());
            studio.frame(press(Key::ArrowRight));
        }
        studio.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
        studio.frame(Vec::new());
        studio.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
        studio.draw(Vec::new(), &mut |ui, sight, wishes| {
            theatre::chances(ui, sight, &battle, Some(wishes));
        });
    }
}

#[test]
fn everything_fits_a_small_screen() {
    let mut studio = Box::new();
    let mut play = studio.play();
    play.opening = Some(play.steps());
    studio.show(play);
    let words = studio.read();
    for what in ["Round 1", "Round 2", "Iron Maidens", "Bloody Hands", "Vassago", "Scourge of Tisiphone", "Support"] {
        assert!(says(&words, what), "{what} is not to be seen: {words:?}");
    }
}

#[test]
fn the_battles_of_others_cannot_be_opened() {
    let mut studio = Box::new();
    let hidden: Vec<Entry> = studio
        .log()
        .iter()
        .cloned()
        .map(|mut entry| {
            if let Fact::Combat(CombatFact::Battle { report, .. }) = &mut entry.fact {
                *report = None;
            }
            entry
        })
        .collect();
    assert!((0..hidden.len()).all(|at| Play::of(&hidden, at).is_none()));
    // A floating window is measured in its first frame and drawn in the next.
    let bill = |studio: &mut Box| {
        let mut words = Vec::new();
        for _ in 0..3 {
            words = studio.draw(Vec::new(), &mut |ui, sight, wishes| theatre::playbill(ui.ctx(), sight, wishes)).0;
        }
        words
    };
    assert!(says(&bill(&mut studio), "Iron Maidens"));
    studio.hand.log.last_mut().expect("a turn was played").entries = hidden;
    assert_eq!(bill(&mut studio), Vec::<String>::new());
}

#[test]
fn shares_add_up_and_the_imagined_fight_ends_as_most_do() {
    let mut studio = Box::new();
    let play = studio.play();
    for (number, mut battle) in battles(&play, 24).into_iter().enumerate() {
        if number % 3 == 0 {
            battle.defender.cards = vec![FighterCard { id: CombatCardId(77), contents: None }];
        }
        let seen = forecast(&battle);
        let (words, _) = studio.draw(Vec::new(), &mut |ui, sight, wishes| {
            theatre::chances(ui, sight, &battle, Some(wishes));
        });
        let percents: u32 = words.iter().filter_map(|word| word.split_once("\u{a0}%: ")?.0.parse::<u32>().ok()).sum();
        assert_eq!(percents, 100, "{words:?}");
        assert_eq!(says(&words, "unknown"), seen.unknown_cards > 0, "{words:?}");
        assert!(says(&words, if seen.exact { "Exact" } else { "a fair part of the many ways" }));
        let imagined = Play::imagined(&battle, &seen);
        assert_eq!(imagined.sort, Sort::Imagined);
        let passages = &imagined.report.passages;
        // Panic may end a battle before any other event (manual appendix D).
        let routed = passages.iter().any(|passage| matches!(passage.event, Event::Panic { damage: 1.., .. }))
            && matches!(imagined.report.end, End::AttackerDestroyed | End::DefenderDestroyed | End::BothDestroyed);
        assert!(routed || passages.iter().any(|passage| matches!(passage.event, Event::Advantage { .. })));
    }
}
