//! Rituals, drawn without a window: the chamber, the book, the preparation of an order, sustained
//! rituals, and the curses on each house.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::ClippedShape;
use infernal_conclave::rules::catalog::{Catalog, RitualEffect};
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{LegionId, RitualKind, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::realm::Foe;
use infernal_conclave::rules::rituals::{Guise, RitualOrder, Target};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::canton_at;
use infernal_conclave::window::conclave::forces;
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::conclave::orders;
use infernal_conclave::window::conclave::rituals;
use infernal_conclave::window::conclave::rituals::rites::{Aim, Rite, blind_to, hidden, law, picked, point};
use infernal_conclave::window::gallery::fixtures::rituals::{COPIED, ENEMY, PREY, READ, circle, ritual, rituals};
use infernal_conclave::window::intent::{Conjuring, Dossier, Intent, Looking, Mark, Planning, Sheet, Tab};

use super::panels::{ME, PANELS, Panel, Screen, write};

const RITUALS: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Rituals);
const DIPLOMACY: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Diplomacy);
const POINTING: Panel = |ui, sight, wishes| rituals::pointing(ui.ctx(), sight, wishes);
const CARD: Panel = |ui, sight, wishes| forces::unit_card(ui.ctx(), sight, wishes);
const SEAL: Panel = |ui, sight, wishes| orders::seal_sheet(ui.ctx(), sight, wishes);
const RIBBON: Panel = |ui, sight, wishes| orders::order_ribbon(ui, sight, wishes);
const COUNSEL: Panel = |ui, sight, wishes| ministerium::counsel(ui.ctx(), sight, wishes);

/// Returns the screen of a house before it has performed anything.
fn fresh() -> Screen {
    Screen::new(&circle(&Catalog::standard()).expect("the position stands"), Vec::new())
}

/// Returns the screen of the house one turn later.
fn later() -> Screen {
    let (game, log) = rituals(&Rulebook::standard()).expect("the position stands");
    Screen::new(&game, vec![log])
}

fn kind(effect: RitualEffect) -> RitualKind {
    ritual(&Catalog::standard(), effect)
}

/// Returns the same screen with a ritual in preparation.
fn preparing(mut screen: Screen, effect: RitualEffect) -> Screen {
    screen.chamber.rite = Some(Rite::begin(&Catalog::standard(), kind(effect)));
    screen
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|word| word.contains(what))
}

/// Carries out the wishes of the page, as the program does.
fn obey(screen: &mut Screen, wishes: Vec<Intent>) {
    for wish in wishes {
        match wish {
            Intent::Conjuring(Conjuring::Prepare(rite)) => screen.chamber.rite = rite.map(|rite| *rite),
            Intent::Planning(Planning::Put(Some(slot), order)) => screen.hand.desk.put(slot, Some(order)),
            Intent::Planning(Planning::Strike(slot)) => screen.hand.desk.put(slot, None),
            Intent::Planning(Planning::Answer(answer)) => screen.hand.desk.answer(answer),
            Intent::Planning(Planning::Withdraw(answer)) => screen.hand.desk.withdraw(&answer),
            Intent::Looking(Looking::Open(sheet)) => screen.overlay.sheet = sheet,
            Intent::Looking(Looking::Select(mark)) => screen.hand.selected = mark,
            Intent::Looking(Looking::LookAt(_)) => {}
            other => panic!("nobody obeys {other:?}"),
        }
    }
    screen.hand.replan(&screen.book.clone());
}

fn press(screen: &mut Screen, label: &str) {
    let wishes = screen.click(RITUALS, label);
    assert!(!wishes.is_empty(), "{label} does nothing");
    obey(screen, wishes);
}

fn legion_named(screen: &Screen, id: LegionId) -> String {
    let table = screen.hand.view.table();
    let legion = table.forces().legion(id).expect("it is there");
    let teller = infernal_conclave::chronicle::Teller::new(&screen.text, screen.book.catalog(), table);
    teller.legion_of(&legion.muster, legion.owner)
}

#[test]
fn every_panel_draws_a_house_that_performs_rituals() {
    let pointing = || {
        let mut screen = preparing(later(), RitualEffect::PilferCoerceBribe);
        screen.chamber.rite.as_mut().expect("it was begun").pointing = true;
        screen
    };
    let stages = [
        fresh(),
        later(),
        pointing(),
        preparing(fresh(), RitualEffect::FiendishBureaucracy),
        preparing(later(), RitualEffect::CombatDeception),
    ];
    for mut screen in stages {
        screen.court.dossier = Dossier::House(READ);
        for (name, panel) in PANELS.into_iter().chain([("pointing", POINTING)]) {
            // With everything visible, explanations are drawn as well.
            for open in [false, true] {
                screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(open));
                for word in screen.read(panel) {
                    for fault in ["⟨", "⟩", "{$", "{ $", "the The ", "  ", " use of "] {
                        assert!(!word.contains(fault), "{name}: \"{fault}\" in \"{word}\"");
                    }
                }
            }
            screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
        }
        for panel in [RITUALS, POINTING] {
            for (_, node) in screen.nodes(panel).into_iter().filter(|(_, node)| node.role() == Role::Button) {
                let (label, bounds) = (node.label().unwrap_or_default(), node.bounds().expect("a button has bounds"));
                assert!(!label.is_empty() && bounds.height() >= 31.5 && bounds.width() >= 31.5, "{label}: {bounds:?}");
            }
        }
    }
}

#[test]
fn every_ritual_can_be_opened_and_tells_what_it_does() {
    let catalog = Catalog::standard();
    for (index, def) in catalog.rituals.iter().enumerate() {
        let mut screen = fresh();
        screen.chamber.rite = Some(Rite::begin(&catalog, RitualKind(index as u8)));
        let (output, _) = screen.frame(RITUALS, Vec::new());
        let mut words = Vec::new();
        output.shapes.iter().for_each(|ClippedShape { shape, .. }| write(shape, &mut words));
        output.drop_without_applying_deltas();
        let words = screen.read(RITUALS);
        assert!(says(&words, &def.name) && words.len() > 40, "{}: {words:?}", def.name);
        assert!(words.iter().all(|word| !word.contains('⟨') && !word.contains("{$")), "{}", def.name);
    }
}

#[test]
fn a_locked_ritual_says_what_unlocks_it() {
    let mut screen = preparing(fresh(), RitualEffect::DireDissipation);
    let words = screen.read(RITUALS);
    assert!(says(&words, "Opened by: Destruction, level 6."), "{words:?}");
    assert!(!says(&words, "Perform in slot"));
    assert_eq!(
        screen.click(RITUALS, "Raise Wickedness"),
        [Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Avatar)))]
    );
}

#[test]
fn a_ritual_becomes_an_order_in_three_clicks() {
    let mut screen = fresh();
    press(&mut screen, "Combat Deception");
    assert!(screen.find(RITUALS, "Perform in slot 1").is_disabled(), "nobody is chosen");
    let prey = legion_named(&screen, PREY);
    press(&mut screen, &prey);
    press(&mut screen, "Perform in slot 1");
    let order = screen.hand.desk.draft().slots[0].clone().expect("it is planned");
    let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards }) = order else { panic!("{order:?}") };
    assert_eq!(
        (ritual, target, guise),
        (kind(RitualEffect::CombatDeception), Target::Value(PREY, Stat::Melee), Guise::Bare)
    );
    assert!(!cards.is_empty() && screen.hand.problems.is_empty(), "{:?}", screen.hand.problems);
    // It is shown as planned, and can be changed and taken out again.
    assert!(says(&screen.read(RITUALS), "Planned in order slot 1."));
    press(&mut screen, "Take out of slot 1");
    assert_eq!(screen.hand.desk.draft().slots[0], None);
}

#[test]
fn without_a_quarrel_destruction_needs_a_mask() {
    let mut screen = preparing(fresh(), RitualEffect::CorruptionOfEssence);
    let read = screen.hand.view.table().charter().seats[READ.index()].archfiend.name.clone();
    press(&mut screen, &read);
    assert!(screen.find(RITUALS, "Perform in slot 1").is_disabled(), "there is no vendetta");
    press(&mut screen, "Masked");
    let wishes = screen.click(RITUALS, "Perform in slot 1");
    assert!(matches!(
        wishes.first(),
        Some(Intent::Planning(Planning::Put(
            _,
            Order::Ritual(RitualOrder::PerformRitual { guise: Guise::Masked, .. })
        )))
    ));
}

#[test]
fn several_legions_are_ticked_and_their_chances_told() {
    let mut screen = preparing(fresh(), RitualEffect::StrategicConfusion);
    let prey = legion_named(&screen, PREY);
    let other = legion_named(&screen, LegionId(5));
    press(&mut screen, &prey);
    press(&mut screen, &other);
    let chosen = |screen: &Screen| screen.chamber.rite.as_ref().and_then(|rite| rite.target.clone());
    assert_eq!(chosen(&screen), Some(Target::Legions(vec![PREY, LegionId(5)])));
    let words = screen.read(RITUALS);
    assert!(says(&words, "2 legions are chosen") && says(&words, "%"), "{words:?}");
    press(&mut screen, &prey);
    assert_eq!(chosen(&screen), Some(Target::Legions(vec![LegionId(5)])));
}

#[test]
fn what_is_kept_up_asks_for_its_upkeep() {
    let mut screen = later();
    let standing = screen.hand.view.table().rituals().standing().to_vec();
    assert_eq!(standing.len(), 2, "two rituals last");
    for panel in [SEAL, COUNSEL] {
        assert!(says(&screen.read(panel), "over with the dawn of this turn: Strategic Deception"));
    }
    for one in &standing {
        let wishes = screen.click(RITUALS, "Keep up");
        assert!(
            matches!(wishes.as_slice(), [Intent::Planning(Planning::Answer(Answer::SustainRitual { .. }))]),
            "{one:?}: {wishes:?}"
        );
        obey(&mut screen, wishes);
    }
    assert!(!says(&screen.read(SEAL), "over with the dawn"));
    assert!(says(&screen.read(RITUALS), "Let it end"));
    press(&mut screen, "Let it end");
    assert!(says(&screen.read(SEAL), "over with the dawn"), "it was taken back");
}

#[test]
fn the_augury_is_told_with_its_turn() {
    let mut screen = later();
    screen.court.dossier = Dossier::House(READ);
    let log = screen.hand.log.clone();
    assert!(says(&screen.read(DIPLOMACY), "Revealed in turn 9"), "{log:?}");
    screen.court.dossier = Dossier::House(ENEMY);
    assert!(!says(&screen.read(DIPLOMACY), "Revealed in turn"));
}

#[test]
fn hidden_legions_rumours_and_spells_are_told_where_legions_are() {
    let mut screen = later();
    let table = screen.hand.view.table().clone();
    let own = table.forces().legion(COPIED).expect("it is there");
    assert_eq!(hidden(&table, own), blind_to(&table, own).count() == 4);
    screen.hand.selected = Some(Mark::Legion(COPIED));
    let words = screen.read(CARD);
    assert!(says(&words, "Hidden") || says(&words, "Seen"), "{words:?}");
    let dummy = table.rituals().dummies().first().expect("a rumour stands");
    screen.hand.selected = Some(Mark::Canton(dummy.canton));
    assert!(says(&screen.read(CARD), "A rumor of"));
    if let Some(spell) = table.rituals().spells().first() {
        screen.hand.selected = Some(Mark::Legion(spell.legion));
        assert!(says(&screen.read(CARD), "turn"));
    }
}

#[test]
fn a_way_is_pointed_at_step_by_step() {
    let game = circle(&Catalog::standard()).expect("the position stands");
    let at = game.forces().legion(PREY).expect("it is there").canton;
    let begun = point(&game, ME, Aim::March, None, at).expect("a rival's legion");
    assert_eq!(begun, Target::March { legion: PREY, path: Vec::new() });
    let next = game.realm().grid().neighbours(at)[0];
    let further = *game
        .realm()
        .grid()
        .neighbours(next)
        .iter()
        .find(|&&canton| !game.realm().grid().adjacent(canton, at) && canton != at)
        .expect("there is a way on");
    let one = point(&game, ME, Aim::March, Some(&begun), next).expect("a step");
    let two = point(&game, ME, Aim::March, Some(&one), further).expect("another");
    assert_eq!(two, Target::March { legion: PREY, path: vec![next, further] });
    assert_eq!(point(&game, ME, Aim::March, Some(&two), next), Some(one.clone()), "it is cut off there");
    assert_eq!(point(&game, ME, Aim::March, Some(&one), next), Some(begun), "the last step is taken back");
}

#[test]
fn pointing_chooses_values_copies_and_cantons() {
    let game = circle(&Catalog::standard()).expect("the position stands");
    let stands = |id: LegionId| game.forces().legion(id).expect("it is there").canton;
    let value = point(&game, ME, Aim::Value, None, stands(PREY));
    assert_eq!(value, Some(Target::Value(PREY, Stat::Melee)), "its greatest");
    assert_eq!(point(&game, ME, Aim::Legion, None, stands(COPIED)), None, "one's own is no target");
    let copies = point(&game, ME, Aim::Copies, None, stands(COPIED)).expect("one's own");
    let put = point(&game, ME, Aim::Copies, Some(&copies), canton_at((3, 1))).expect("a canton");
    assert_eq!(put, Target::Copies { of: COPIED, at: vec![canton_at((3, 1))] });
    assert_eq!(point(&game, ME, Aim::Copies, Some(&put), canton_at((3, 1))), Some(copies), "taken back");
    let treasure = point(&game, ME, Aim::Praetor, None, stands(PREY)).expect("a praetor rides there");
    assert!(game.attachments().on(Foe::Legion(PREY)).any(|one| treasure == Target::Treasure(one)));
}

#[test]
fn what_is_ringed_on_the_map_is_what_the_rules_allow() {
    let screen = fresh();
    let catalog = Catalog::standard();
    for (index, def) in catalog.rituals.iter().enumerate() {
        let rite = Rite::begin(&catalog, RitualKind(index as u8));
        let plan = law::bench(&screen.book, &screen.hand, &rite);
        let ringed = law::pickable(&plan.context(), ME, &rite);
        if rite.aim(&catalog) == Aim::Oneself {
            assert!(ringed.is_empty(), "{} is of oneself", def.id);
        }
    }
    let rite = Rite::begin(&catalog, kind(RitualEffect::InfernalAffliction));
    let plan = law::bench(&screen.book, &screen.hand, &rite);
    let ringed = law::pickable(&plan.context(), ME, &rite);
    let stands = screen.hand.view.table().forces().legion(PREY).expect("it is there").canton;
    assert!(ringed.contains(&stands));
}

#[test]
fn while_pointing_the_board_says_what_to_click() {
    let mut screen = preparing(fresh(), RitualEffect::StrategicConfusion);
    if let Some(rite) = &mut screen.chamber.rite {
        rite.pointing = true;
    }
    let words = screen.read(POINTING);
    assert!(says(&words, "Choose legions of one rival."), "{words:?}");
    assert!(screen.find(POINTING, "Done").is_disabled());
    let at = screen.hand.view.table().forces().legion(PREY).expect("it is there").canton;
    screen.hand.hovered = Some(at);
    assert!(says(&screen.read(POINTING), "%"), "the chance of what lies under the pointer");
    if let Some(rite) = &mut screen.chamber.rite {
        rite.target = Some(Target::Legions(vec![PREY]));
    }
    assert_eq!(screen.click(POINTING, "Done"), [Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)))]);
}

#[test]
fn a_planned_ritual_is_opened_again_from_its_slot() {
    let mut screen = preparing(fresh(), RitualEffect::DarkAugury);
    let read = screen.hand.view.table().charter().seats[READ.index()].archfiend.name.clone();
    press(&mut screen, &read);
    press(&mut screen, "Slot 2");
    press(&mut screen, "Perform in slot 2");
    assert!(screen.hand.desk.draft().slots[SlotNo::ALL[1].index()].is_some());
    screen.chamber.rite = None;
    let wishes = screen.click(RIBBON, &format!("Slot 2: Perform Dark Augury on {read}"));
    obey(&mut screen, wishes);
    let rite = screen.chamber.rite.clone().expect("it is open");
    assert_eq!((rite.slot, rite.target), (Some(SlotNo::ALL[1]), Some(Target::House(READ))));
}

#[test]
fn nothing_hidden_shows_in_what_is_prepared() {
    for effect in [RitualEffect::StrategicConfusion, RitualEffect::LootTheVaults, RitualEffect::PilferCoerceBribe] {
        let mut screen = preparing(later(), effect);
        let imagined = screen.hand.view.imagine(screen.book.catalog(), &Expectations::default(), 5);
        let mut other = preparing(Screen::new(&imagined, screen.hand.log.clone()), effect);
        assert_eq!(screen.read(RITUALS), other.read(RITUALS), "{effect:?}");
    }
}

#[test]
fn a_click_on_the_board_chooses_and_comes_back() {
    let screen = fresh();
    let (book, hand) = (&screen.book, &screen.hand);
    let stands = |id: LegionId| hand.view.table().forces().legion(id).expect("it is there").canton;
    let back = Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals)));
    // One click is the whole target.
    let rite = Rite::begin(book.catalog(), kind(RitualEffect::InfernalAffliction));
    let chosen = Intent::Conjuring(Conjuring::Prepare(Some(Box::new(rite.at(Some(Target::Legion(PREY)))))));
    assert_eq!(picked(book, hand, &rite, stands(PREY)), [chosen, back]);
    assert_eq!(picked(book, hand, &rite, stands(COPIED)), [], "one's own legion is no target");
    // For a target of several legions each click adds one, and the board stays open.
    let rite = Rite::begin(book.catalog(), kind(RitualEffect::StrategicConfusion));
    let chosen = Intent::Conjuring(Conjuring::Prepare(Some(Box::new(rite.at(Some(Target::Legions(vec![PREY])))))));
    assert_eq!(picked(book, hand, &rite, stands(PREY)), [chosen]);
}
