//! Magic: locales, costs, counters, support and effects (rule 9.8).

use circles_rules::action::{Action, ActionAnswer, ActionAsk};
use circles_rules::facts::{Fact, MagicFact, SummonFact};
use circles_rules::ids::{Arcanum, Banner, Locale, Sphere};
use circles_rules::magic::{Counter, MagicAnswer, MagicAsk, Target};
use circles_rules::refusal::Refusal;
use circles_rules::step::{Ask, Step};
use circles_rules::summon::SummonAnswer;
use circles_rules::tableau::Tableau;
use circles_rules::view::View;

use super::{A, B, C, Scene, catalog, daemon, hound, lay, legion, of, officer, sectio, unit};

fn table(triumvirates: &[&[&str]]) -> Tableau<'static> {
    lay(triumvirates).owns(of(A), &["liars"]).owns(of(B), &["orgastica"]).owns(of(C), &["caina"])
}

/// Gomory casts in most scenarios: she has three stars.
fn base() -> Tableau<'static> {
    table(&[&["gomory"], &["paymon"], &["ukobach"]]).wealth(A, 9, 3, 0).wealth(B, 9, 2, 0)
}

fn worked(scene: &Scene) -> bool {
    scene.facts.iter().any(|fact| matches!(fact, Fact::Magic(MagicFact::Worked { .. })))
}

fn is_able(scene: &Scene, id: &str) -> bool {
    scene.game.daemon(daemon(id)).is_some_and(|(_, daemon)| daemon.is_able())
}

fn cast(tableau: Tableau<'static>, caster: &str, spell: &str, target: Target) -> Scene {
    let mut scene = Scene::turn(tableau.spell(A, spell), A, caster);
    scene.act(scene.cast(A, spell, target));
    scene
}

/// "Example: Magic and Counters": Balban, on Earth, plays "Incubus" at Ashtaroth, who "is also on
/// Earth (something that is necessary for the spell to work). Furthermore, Ashtaroth has only two
/// Stars of Magic, compared to Balban's four."
#[test]
fn balban_plays_incubus() {
    let tableau = |earth: bool| {
        let tableau = table(&[&["balban"], &["ashtaroth"], &["orias"]]).on_earth("balban").on_earth("orias");
        if earth { tableau.on_earth("ashtaroth") } else { tableau }
    };
    let at_ashtaroth = || Target::Daemon(daemon("ashtaroth"));
    let scene = cast(tableau(true), "balban", "incubus", at_ashtaroth());
    assert!(!is_able(&scene, "ashtaroth"));
    let scene = Scene::turn(tableau(false).spell(A, "incubus"), A, "balban");
    let refused = |target| scene.refusal(A, ActionAnswer::Act(scene.cast(A, "incubus", target)));
    assert_eq!(refused(at_ashtaroth()), Some(Refusal::Locale));
    assert_eq!(refused(Target::Daemon(daemon("orias"))), Some(Refusal::Need), "Orias has five stars");
    assert_eq!(refused(Target::Daemon(daemon("balban"))), Some(Refusal::Need));
    assert_eq!(refused(Target::Nothing), Some(Refusal::Need));
}

/// "If Ashtaroth's Triumvirate had had a Counter Arcana Card in hand, she could have countered
/// Balban's spell despite having already taken an Action. For another Triumvirate to counter
/// Balban's spell the Triumvirate must have a daemon that has not yet taken any action this turn."
#[test]
fn who_may_counter() {
    let tableau = table(&[&["balban"], &["ashtaroth"], &["orias"]])
        .on_earth("balban")
        .on_earth("ashtaroth")
        .acted("ashtaroth")
        .spell(A, "incubus")
        .spell(B, "it-did-not-work")
        .spell(C, "it-did-not-work")
        .track(&["orias"]);
    let target = || Target::Daemon(daemon("ashtaroth"));
    let mut scene = Scene::turn(tableau.clone(), A, "balban");
    scene.act(scene.cast(A, "incubus", target()));
    assert_eq!(scene.game.asked(), [B, C]);
    let card = scene.card(B, "it-did-not-work");
    scene.say(B, MagicAnswer::Counter(Some(Counter { card, daemon: daemon("ashtaroth") })));
    scene.rest();
    assert!(is_able(&scene, "ashtaroth") && !worked(&scene));
    assert_eq!(scene.game.track(), [daemon("orias")], "nobody has lost an action");

    let mut scene = Scene::turn(tableau.clone(), A, "balban");
    scene.act(scene.cast(A, "incubus", target()));
    let card = scene.card(C, "it-did-not-work");
    scene.say(C, MagicAnswer::Counter(Some(Counter { card, daemon: daemon("orias") })));
    scene.rest();
    assert!(is_able(&scene, "ashtaroth"));
    // "The countering Daemon is then considered to have taken his Action for the turn 'out of
    // sequence'."
    assert!(scene.game.track().is_empty() && scene.game.daemon(daemon("orias")).is_some_and(|(_, own)| own.acted));

    let mut scene = Scene::turn(tableau.acted("orias"), A, "balban");
    scene.act(scene.cast(A, "incubus", target()));
    assert_eq!(scene.game.asked(), [B], "Orias has acted");
}

/// Holders of counters stay unknown: a view shows only whether its own seat is asked.
#[test]
fn nobody_learns_who_could_counter() {
    let tableau = base().spell(A, "slander").spell(B, "it-did-not-work");
    let mut scene = Scene::turn(tableau, A, "gomory");
    scene.act(scene.cast(A, "slander", Target::Seat(B)));
    assert_eq!(scene.game.asked(), [B]);
    assert_eq!(View::of(&scene.game, B).game().asked(), [B]);
    assert!(View::of(&scene.game, C).game().asked().is_empty());
}

/// A counter of any scope works against counters, too.
#[test]
fn counters_are_countered() {
    let tableau = base().spell(A, "slander").spell(A, "it-did-not-work").spell(B, "not-my-department");
    let mut scene = Scene::turn(tableau, A, "gomory");
    let (slander, again) = (scene.card(A, "slander"), scene.card(A, "it-did-not-work"));
    scene.act(scene.cast(A, "slander", Target::Seat(B)));
    let card = scene.card(B, "not-my-department");
    scene.say(B, MagicAnswer::Counter(Some(Counter { card, daemon: daemon("paymon") })));
    assert_eq!(scene.game.asked(), [A], "the counter is aimed at Gomory's spell");
    let counter = Counter { card: again, daemon: daemon("gomory") };
    scene.say(A, MagicAnswer::Counter(Some(counter)));
    assert_eq!(scene.favours(B), (2, 1), "the slander works after all");
    assert!(!scene.own(B).holds(slander));

    // Uncountered, that counter takes the card.
    let tableau = base().spell(A, "slander").spell(B, "not-my-department");
    let mut scene = Scene::turn(tableau, A, "gomory");
    let slander = scene.card(A, "slander");
    scene.act(scene.cast(A, "slander", Target::Seat(B)));
    let card = scene.card(B, "not-my-department");
    scene.say(B, MagicAnswer::Counter(Some(Counter { card, daemon: daemon("paymon") })));
    assert!(scene.own(B).holds(slander) && scene.favours(B) == (2, 0));
    assert_eq!(scene.own(B).known, [slander]);
}

/// Caim's skill: it counters after its action, and keeps its action.
#[test]
fn caim_counters_at_any_time() {
    let tableau = table(&[&["gomory"], &["paymon"], &["caim"]])
        .wealth(A, 9, 0, 0)
        .spell(A, "slander")
        .spell(C, "it-did-not-work")
        .acted("caim");
    let mut scene = Scene::turn(tableau, A, "gomory");
    scene.act(scene.cast(A, "slander", Target::Seat(B)));
    assert_eq!(scene.game.asked(), [C]);
}

/// Agares escapes a spell with a roll of 1 to 3.
#[test]
fn agares_is_hard_to_spot() {
    for (die, able) in [(3, true), (4, false)] {
        let tableau = table(&[&["gomory"], &["agares"], &["ukobach"]]).owns(of(A), &["endless-gale"]).dice(&[die]);
        let scene = cast(tableau, "gomory", "jones-device", Target::Daemon(daemon("agares")));
        assert_eq!(is_able(&scene, "agares"), able);
    }
}

/// "Example: Supporting Actions": Asmodeus and Belphegor bring five and three hearts, and
/// Ereshkigal's two are "enough to make the card work. The spell takes effect and Lilith arrives."
#[test]
fn love_for_lilith() {
    let tableau = table(&[&["ereshkigal"], &["asmodeus"], &["belphegor"]])
        .track(&["asmodeus", "belphegor", "ereshkigal"])
        .wealth(A, 0, 1, 0)
        .spell(A, "love-for-lilith")
        .top_sectio("sugar-hill");
    let spell = catalog().spell_named("love-for-lilith").expect("a spell");
    let support = || Action::Support { caster: daemon("ereshkigal"), spell };
    let mut scene = Scene::open(tableau.clone(), circles_rules::action::ActionAuto::Next);
    scene.act(support());
    scene.act(support());
    scene.act(scene.cast(A, "love-for-lilith", Target::Nothing));
    assert_eq!(scene.game.board().lilith().map(|lilith| lilith.at), Some(sectio("sugar-hill")));
    assert_eq!(scene.favours(A), (0, 0));

    // "If, at the time of casting, the Caster for one reason or another finds himself short of the
    // requisite number [...], the whole project is scrapped. The Caster may take any other Action."
    let mut scene = Scene::open(tableau.clone(), circles_rules::action::ActionAuto::Next);
    scene.act(support());
    scene.act(Action::PassForGood);
    let short = scene.cast(A, "love-for-lilith", Target::Nothing);
    assert_eq!(scene.refusal(A, ActionAnswer::Act(short)), Some(Refusal::Need));
    scene.act(Action::March);

    // "A supporting Daemon must be in same locale as the Caster."
    let mut scene = Scene::open(tableau.on_earth("asmodeus"), circles_rules::action::ActionAuto::Next);
    scene.act(support());
    scene.act(support());
    let apart = scene.cast(A, "love-for-lilith", Target::Nothing);
    assert_eq!(scene.refusal(A, ActionAnswer::Act(apart)), Some(Refusal::Need));
}

/// "Daemons On Earth may take a Magic Action affecting things in Hell and simultaneously descend."
#[test]
fn spells_in_hell_bring_a_daemon_down() {
    let scene = cast(base().on_earth("gomory"), "gomory", "slander", Target::Seat(B));
    let locale = |scene: &Scene| scene.game.daemon(daemon("gomory")).map(|(_, own)| own.locale);
    assert_eq!(locale(&scene), Some(Locale::Hell));
    let scene = cast(base().on_earth("gomory"), "gomory", "homework", Target::Nothing);
    assert_eq!(locale(&scene), Some(Locale::Earth), "it may be cast anywhere");
    assert_eq!(scene.own(A).hand.len(), 2);
}

/// Costs in Souls, Favours and Disfavours are paid "the instant he uses it".
#[test]
fn spells_cost() {
    let tableau = base().spell(A, "slander").wealth(A, 0, 0, 0);
    let scene = Scene::turn(tableau, A, "gomory");
    let slander = scene.cast(A, "slander", Target::Seat(B));
    assert_eq!(scene.refusal(A, ActionAnswer::Act(slander)), Some(Refusal::Souls));
    let scene = cast(base(), "gomory", "slander", Target::Seat(B));
    assert_eq!((scene.souls(A), scene.favours(B)), (8, (2, 1)));
    let tableau = base().spell(A, "defection").lieutenant(of(B), "spies", "verin").wealth(A, 0, 1, 1);
    let scene = Scene::turn(tableau, A, "gomory");
    let target = Target::Lieutenant { kind: officer("verin"), with: Vec::new() };
    let defection = scene.cast(A, "defection", target);
    assert_eq!(scene.refusal(A, ActionAnswer::Act(defection)), Some(Refusal::Favours), "it is bound");
}

/// "The card costs one Favour to play and since it always succeeds, the hapless Void player can
/// only watch as his best Lieutenant suddenly embraces the Beast's banner."
#[test]
fn defection_always_succeeds() {
    let tableau = base().legions(of(B), "spies", 2).lieutenant(of(B), "spies", "verin");
    let with = vec![legion(B, 1), legion(B, 2)];
    let scene = cast(tableau, "gomory", "defection", Target::Lieutenant { kind: officer("verin"), with });
    assert_eq!(scene.legions(of(A), "spies"), 2);
    assert_eq!(scene.game.board().officer(officer("verin")).map(|own| own.banner), Some(of(A)));
    assert_eq!(scene.favours(A), (2, 0));
}

/// Spells at units.
#[test]
fn spells_strike_units() {
    let three = || vec![legion(B, 1), legion(B, 2), legion(B, 3)];
    let tableau = || base().legions(of(B), "spies", 3);
    let scene = Scene::turn(tableau().spell(A, "unpaid-leave"), A, "gomory");
    let too_many = scene.cast(A, "unpaid-leave", Target::Legions(three()));
    assert_eq!(scene.refusal(A, ActionAnswer::Act(too_many)), Some(Refusal::Count));
    let scene = cast(tableau(), "gomory", "unpaid-leave", Target::Legions(vec![legion(B, 1), legion(B, 3)]));
    assert_eq!(scene.lost(), [unit(B, 1), unit(B, 3)]);
    let scene = cast(tableau(), "gomory", "mutiny", Target::Legions(three()));
    assert_eq!(scene.legions(Banner::Freebooters, "spies"), 3);
    let tableau = || tableau().legions(of(A), "spies", 1).dice(&[3, 2, 1, 6]);
    let scene = cast(tableau(), "gomory", "rain-of-fire", Target::Sectio(sectio("spies")));
    assert_eq!(scene.lost(), [unit(B, 1), unit(B, 2)], "friends and foes roll alike");
    let tableau = base().legions(of(B), "spies", 2).legions(of(A), "spies", 1).dice(&[3, 5]);
    let scene = cast(tableau, "gomory", "alarm-bells", Target::Sectio(sectio("spies")));
    assert_eq!((scene.legions(of(B), "miracle-workers"), scene.legions(of(B), "spies")), (1, 1));
    let tableau = base().legions(of(B), "spies", 1).hound("shuck", Some(legion(B, 1)), "spies").dice(&[5]);
    let scene = cast(tableau, "gomory", "cut-leash", Target::Hound(hound("shuck")));
    assert_eq!(scene.game.board().hound(hound("shuck")).map(|own| own.minder), Some(None));
}

/// Spells that bring or move units.
#[test]
fn spells_help_own_units() {
    let mut scene = cast(base().owns(of(A), &["falsifiers"]), "gomory", "rise-ye-damned", Target::Nothing);
    scene.say(A, SummonAnswer::Legions(vec![sectio("liars"), sectio("falsifiers")]));
    assert_eq!((scene.legions(of(A), "liars"), scene.legions(of(A), "falsifiers"), scene.souls(A)), (1, 1, 7));
    let tableau = base().legions(of(A), "liars", 1);
    let scene = cast(tableau, "gomory", "old-comrade", Target::Box(0));
    assert!(scene.facts.iter().any(|fact| matches!(fact, Fact::Summon(SummonFact::Recruited { .. }))));
    let tableau = base().legions(of(A), "liars", 1);
    let scene = cast(tableau, "gomory", "bone-whistle", Target::Legions(vec![legion(A, 1)]));
    assert!(scene.game.board().hound_of(legion(A, 1)).is_some());
    let tableau = base().legions(of(A), "spies", 2);
    let target = Target::Transfer { legions: vec![legion(A, 1), legion(A, 2)], to: sectio("liars") };
    let scene = cast(tableau, "gomory", "secret-stair", target);
    assert_eq!(scene.legions(of(A), "liars"), 2);
    let mut scene = cast(base().legions(of(A), "liars", 6), "gomory", "forced-march", Target::Nothing);
    for number in 1..=6 {
        scene.go(A, unit(A, number), &[], &["judecca"]);
        if scene.game.movable(catalog()).contains(&unit(A, number)) && number < 6 {
            continue;
        }
    }
    assert_eq!(scene.legions(of(A), "judecca"), 6, "one skull and five more");
}

/// Spells at daemons: tests, delays, healing and a second action.
#[test]
fn spells_strike_daemons() {
    for (die, able) in [(2, true), (3, false)] {
        // Ukobach has two hearts.
        let scene = cast(base().dice(&[die]), "gomory", "jar-of-jam", Target::Daemon(daemon("ukobach")));
        assert_eq!(is_able(&scene, "ukobach"), able);
    }
    // A duel of skulls: one die against two.
    let scene = cast(base().dice(&[6, 2, 3]), "gomory", "glove-in-the-face", Target::Daemon(daemon("ukobach")));
    assert!(scene.game.daemon(daemon("ukobach")).is_some_and(|(_, own)| own.bound));
    let tableau = base().track(&["paymon", "ukobach"]);
    let scene = cast(tableau, "gomory", "red-tape", Target::Daemon(daemon("paymon")));
    assert_eq!(scene.game.track(), [daemon("ukobach"), daemon("paymon")]);
    let two = || table(&[&["gomory", "zagam"], &["paymon"], &["ukobach"]]).wealth(A, 9, 3, 0);
    let scene = cast(two().incapacitated("zagam", 6), "gomory", "smelling-salts", Target::Daemon(daemon("zagam")));
    assert!(is_able(&scene, "zagam"));
    let scene = cast(two().acted("zagam").track(&["paymon"]), "gomory", "second-wind", Target::Daemon(daemon("zagam")));
    assert_eq!(scene.game.track(), [daemon("zagam"), daemon("paymon")]);
    let scene = cast(two(), "gomory", "hole-in-the-roof", Target::Daemon(daemon("zagam")));
    assert!(scene.game.daemon(daemon("zagam")).is_some_and(|(_, own)| own.locale == Locale::Earth));
}

/// Spells at cards and at the Hell deck.
#[test]
fn spells_turn_cards() {
    let scene = cast(base().spell(B, "frenzy"), "gomory", "burglary", Target::Seat(B));
    scene.card(A, "frenzy");
    let scene = cast(base().spell(B, "frenzy").spell(B, "slander"), "gomory", "moths", Target::Seat(B));
    assert!(scene.own(B).hand.is_empty());
    let tableau =
        base().top_spell("frenzy").top_spell("mutiny").top_spell("moths").top_spell("homework").top_spell("greek-fire");
    let mut scene = cast(tableau, "gomory", "black-library", Target::Nothing);
    assert!(matches!(scene.game.due(), Some(Ask::Magic(MagicAsk::Keep(_)))));
    let seen: Vec<Arcanum> = scene.game.peek().expect("cards").arcana.clone();
    assert_eq!(seen.len(), 5);
    scene.say(A, MagicAnswer::Keep(seen[2]));
    assert_eq!(scene.own(A).hand, [seen[2]]);
    let scene = cast(base().permanent("red-peril"), "gomory", "third-omen", Target::Event(Sphere::Hell));
    assert_eq!(scene.game.permanent(Sphere::Hell), None);
    let scene = cast(base().top_event("bees"), "gomory", "lid-of-the-box", Target::Nothing);
    assert!(scene.game.permanent(Sphere::Earth).is_some());
}

/// Spells at sectio: a neighbour can lose a deed, or nobody's land can be claimed.
#[test]
fn spells_move_sectio() {
    let tableau = || base().owns(of(B), &["falsifiers", "spies"]);
    let scene = cast(tableau(), "gomory", "title-dispute", Target::Sectio(sectio("falsifiers")));
    assert_eq!(scene.owner("falsifiers"), None);
    let scene = Scene::turn(tableau().legions(of(B), "falsifiers", 1).spell(A, "title-dispute"), A, "gomory");
    let refused =
        |id: &str| scene.refusal(A, ActionAnswer::Act(scene.cast(A, "title-dispute", Target::Sectio(sectio(id)))));
    assert_eq!((refused("falsifiers"), refused("spies")), (Some(Refusal::Place), Some(Refusal::Need)));
    let scene = cast(base(), "gomory", "forged-deed", Target::Sectio(sectio("judecca")));
    assert_eq!(scene.owner("judecca"), Some(of(A)));
    let scene = cast(base(), "gomory", "treacle-pits", Target::Sectio(sectio("spies")));
    assert_eq!(scene.game.struck().len(), 1);
}

/// A spell of this turn works for its caster until the End Phase.
#[test]
fn some_spells_last_for_a_turn() {
    let tableau = base().spell(A, "silver-tongue");
    let turn = Step::from(ActionAsk::Turn { seat: A, daemon: daemon("gomory") });
    let mut scene = Scene::steps(tableau, [turn, circles_rules::dusk::DuskAuto::Clean.into()]);
    scene.act(scene.cast(A, "silver-tongue", Target::Nothing));
    assert!(scene.game.lasting().is_empty() && scene.game.turn() == 2);
    let scene = cast(base(), "gomory", "silver-tongue", Target::Nothing);
    assert!(scene.game.influence_added(catalog(), of(A)) < 0 && scene.game.influence_added(catalog(), of(B)) == 0);
}
