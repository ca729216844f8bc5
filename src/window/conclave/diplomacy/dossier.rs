//! The relations to one rival: the stance, open affairs, all waiting periods, and all possible
//! acts.

use bevy_egui::egui::{Color32, ComboBox, Grid, Label, PopupCloseBehavior, RichText, TextStyle, Ui};

use super::{acts, affairs, augury, stance_term};
use crate::chronicle::foresight::Surety;
use crate::chronicle::keys;
use crate::conclave::board::pegs::Peg;
use crate::conclave::events::aim;
use crate::conclave::foresight::{self, IRON};
use crate::conclave::ministerium::rivals::flags;
use crate::conclave::ministerium::top_bar::show_house;
use crate::conclave::ministerium::words::{known as known_prestige, say, stance_colour, stance_icon, symbol};
use crate::conclave::objectives;
use crate::intent::{Charting, Looking, Sitting};
use crate::look::palette::{ASH, BONE, EMBER, GOLD, SKY, VERDIGRIS};
use crate::look::portrait::portrait;
use crate::look::{Line, Medal, bold, chip, explain, figure, house_colour, medallion, pips, section};
use crate::minds::levels;
use crate::minds::searcher::traits::{Trait, traits};
use crate::rules::attachments::Treasure;
use crate::rules::diplomacy::{Record, SingleCombat, Suit, Vendetta, bonus, disgraced, runs, threat_level};
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::opponents;
use crate::sight::{Sight, Wishes};

/// Draws the sheet of a rival.
pub fn dossier(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    ui.spacing_mut().item_spacing.y = 5.0;
    head(ui, sight, wishes, rival);
    if sight.table().conclave().eliminated(rival).is_some() {
        return;
    }
    affairs::with(ui, sight, wishes, rival);
    standing(ui, sight, rival);
    crate::conclave::arena::summons_against(ui, sight, wishes, rival);
    // The acts come early, so that they are in view without scrolling.
    acts::acts(ui, sight, wishes, rival);
    aim::offers_on(ui, sight, wishes, rival);
    section(ui, &say!(sight, "map-house-known"));
    ui.add_space(4.0);
    known(ui, sight, wishes, rival);
    running(ui, sight, rival);
    augury::revealed(ui, sight, rival);
    section(ui, &say!(sight, "embassy-clocks"));
    ui.add_space(6.0);
    clocks(ui, sight, rival);
}

fn head(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    // The ring of the medallion is drawn slightly outside its area.
    ui.add_space(2.0);
    let (table, teller) = (sight.table(), sight.teller());
    ui.horizontal(|ui| {
        let form = sight.table().charter().seats[rival.index()].archfiend.form;
        portrait(ui, sight.look, form, 64.0, house_colour(rival));
        medallion(ui, sight.look, symbol(sight, rival), 36.0, house_colour(rival), Medal::Circle);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.horizontal_wrapped(|ui| {
                let title = &table.charter().seats[rival.index()].archfiend.title;
                ui.add(Label::new(bold(teller.seat_name(rival)).size(20.0)));
                ui.add(Label::new(RichText::new(title).color(ASH)));
                let words = say!(sight, "embassy-look");
                if crate::look::icon_button(ui, sight.look, "stronghold", &words).clicked() {
                    wishes.push(crate::intent::Intent::Looking(Looking::Open(crate::intent::Sheet::None)));
                    show_house(sight, wishes, rival);
                }
                let words = say!(sight, "map-pin-house");
                if sight.hand.notes.is_some() && crate::look::icon_button(ui, sight.look, "pin", &words).clicked() {
                    wishes.push(crate::intent::Intent::Looking(Looking::Open(crate::intent::Sheet::None)));
                    wishes.push(Charting::Pin(Peg::House(rival)).into());
                }
            });
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().interact_size.y = 22.0;
                ui.label(RichText::new(teller.rank(table.houses().of(rival).rank)).color(ASH));
                ui.add(sight.look.image("prestige", 16.0, GOLD));
                let shown = ui.label(known_prestige(sight, rival).color(GOLD));
                explain(shown, sight, &say!(sight, "panel-count-prestige"), || {
                    vec![Line::Text(say!(sight, "prestige-rumored")), Line::Term("prestige")]
                });
                ui.add(sight.look.image("threats", 16.0, ASH));
                let level = threat_level(table, sight.seat(), rival);
                let threat = ui.label(RichText::new(say!(sight, "embassy-threat", n = level)).color(ASH));
                explain(threat, sight, &teller.term("threat-list").0, || {
                    vec![Line::Text(teller.term("threat-list").1), Line::Term("wager")]
                });
                flags(ui, sight, rival, false);
            });
        });
    });
    if table.conclave().eliminated(rival).is_some() {
        return;
    }
    let stance = table.diplomacy().stance(sight.seat(), rival);
    let text = sight.text.say(&format!("stance-{}-text", keys::stance(stance)));
    ui.horizontal(|ui| {
        ui.add(sight.look.image(stance_icon(stance), 22.0, stance_colour(stance)));
        let name = ui.label(bold(teller.stance(stance)).color(stance_colour(stance)));
        explain(name, sight, &teller.stance(stance), || {
            std::iter::once(Line::Text(text.clone())).chain(stance_term(stance).map(Line::Term)).collect()
        });
        ui.add(Label::new(RichText::new(&text).color(ASH)).wrap());
    });
    if disgraced(table, rival) {
        note(ui, sight, "warning", EMBER, &say!(sight, "embassy-disgraced"));
    }
}

/// Draws what is known of a rival: its player, its reputation and its objectives.
fn known(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    played_by(ui, sight, wishes, rival);
    reputation(ui, sight, rival);
    objectives::of_rival(ui, sight, rival);
}

/// Returns the player of a rival: the one who plays it from the next turn on if the seat was handed
/// over, or else the first one.
fn player_of<'a>(sight: &'a Sight<'_>, rival: Seat) -> &'a Player {
    let handed = sight.hand.handed.iter().rev().find(|(_, over)| over.seat == rival).map(|(_, over)| &over.to);
    handed.unwrap_or(&sight.table().charter().seats[rival.index()].player)
}

/// Shows the rival's player. For a mind, also its level, which can be changed.
fn played_by(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, rival: Seat) {
    ui.horizontal(|ui| match player_of(sight, rival) {
        Player::Human => {
            ui.add(sight.look.image("human", 20.0, ASH));
            ui.label(RichText::new(say!(sight, "diplomacy-played-by-human")).color(ASH));
        }
        Player::Mind(name) => {
            ui.add(sight.look.image("brain", 20.0, ASH));
            let (called, how) = opponents::words(sight.text, name);
            // Only who sits at the machine of the game itself can choose another mind.
            if sight.hand.watching || sight.hand.notes.is_none() {
                ui.label(RichText::new(say!(sight, "diplomacy-played-by-mind", mind = called)).color(ASH));
                return;
            }
            ui.label(RichText::new(say!(sight, "mind-of-rival")).color(ASH));
            let list = ComboBox::from_id_salt(("mind", rival))
                .selected_text(called.as_str())
                .height(420.0)
                .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
            let shown = list.show_ui(ui, |ui| {
                ui.set_min_width(440.0);
                ui.add(Label::new(RichText::new(say!(sight, "mind-of-rival-when")).color(ASH)).wrap());
                opponents::list(ui, sight.text, Some(name))
            });
            explain(shown.response, sight, &called, || {
                vec![Line::Text(how.clone()), Line::Text(say!(sight, "mind-of-rival-when"))]
            });
            if let Some(chosen) = shown.inner.flatten().filter(|chosen| chosen != name) {
                wishes.push(Sitting::SetPlayer(rival, Player::Mind(chosen.to_owned())).into());
            }
            if sight.hand.handed.iter().any(|(turn, over)| over.seat == rival && *turn == sight.table().turn()) {
                ui.add(Label::new(RichText::new(say!(sight, "mind-of-rival-pending")).color(EMBER)).wrap());
            }
        }
    });
}

/// Returns what a rival is known for, if a mind of the conclave plays it. A person has no
/// reputation.
pub(crate) fn reputed(sight: &Sight<'_>, rival: Seat) -> Option<[Trait; 2]> {
    let of_level = match player_of(sight, rival) {
        Player::Human => false,
        Player::Mind(name) => levels().contains(&name.as_str()),
    };
    of_level.then(|| traits(&sight.table().charter().seats[rival.index()].archfiend))
}

/// Shows a rival's reputation, if a mind of the conclave plays it. A person has none.
fn reputation(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let Some(traits) = reputed(sight, rival) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.add(sight.look.image("avatar", 20.0, ASH));
        let known = ui.label(RichText::new(say!(sight, "reputation")).color(ASH));
        explain(known, sight, &say!(sight, "reputation"), || vec![Line::Text(say!(sight, "reputation-tip"))]);
        for (at, of) in traits.into_iter().enumerate() {
            if at > 0 {
                ui.label(RichText::new(say!(sight, "reputation-and")).color(ASH));
            }
            let (name, text) = (format!("trait-{}", of.key()), format!("trait-{}-text", of.key()));
            let name = sight.text.say(&name);
            let shown = ui.label(bold(&name).color(BONE));
            explain(shown, sight, &name, || vec![Line::Text(sight.text.say(&text))]);
        }
    });
}

fn note(ui: &mut Ui, sight: &Sight<'_>, icon: &str, colour: Color32, words: &str) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image(icon, 20.0, colour));
        ui.add(Label::new(words).wrap());
    });
}

/// Draws the running periods and counts between the two houses in one line. The full table is below
/// the acts.
fn running(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let (diplomacy, numbers) = (sight.table().diplomacy(), &sight.catalog().constants.diplomacy);
    let sides = [(diplomacy.record(sight.seat(), rival), "you"), (diplomacy.record(rival, sight.seat()), "it")];
    let mut any = false;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 24.0;
        for (record, side) in sides {
            let mut told = |icon: &str, clock: &str, when: String, colour: Color32| {
                any = true;
                let words = sight.text.say_with(&format!("{clock}-{side}"), &[("when", when.into())]);
                let tip = sight.teller().rule(&format!("{clock}-tip"));
                let shown = chip(ui, sight.look, icon, &words, colour);
                explain(shown, sight, &words, || vec![Line::Text(tip)]);
            };
            for (icon, clock, until) in WAITS {
                if let Some(turns) = runs(sight.table(), until(record)).filter(|&turns| turns <= LONG) {
                    told(icon, clock, say!(sight, "embassy-in-turns", n = turns), EMBER);
                }
            }
            if let Some(turns) = runs(sight.table(), record.bound_until) {
                told("truce", "embassy-clock-peace", turns_left(sight, turns), SKY);
            }
            let counts = [
                ("demand", "embassy-clock-conceded", record.conceded, numbers.conceded_for_vendetta),
                ("vendetta", "embassy-clock-victories", record.victories, numbers.victories_for_feud),
            ];
            for (icon, clock, has, needs) in counts {
                if has > 0 {
                    told(icon, clock, format!("{has}/{needs}"), if has >= needs { EMBER } else { BONE });
                }
            }
        }
    });
    if !any {
        ui.label(RichText::new(say!(sight, "embassy-at-rest")).color(ASH));
    }
}

/// Draws the vendettas, single combats, claims and open affairs between the two houses.
fn standing(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let (diplomacy, teller) = (sight.table().diplomacy(), sight.teller());
    let house = teller.seat_name(rival);
    if let Some(vendetta) = diplomacy.vendetta_between(sight.seat(), rival) {
        of_vendetta(ui, sight, vendetta);
    }
    let (me, it) = (diplomacy.head(sight.seat()), diplomacy.head(rival));
    let between = |a: Seat, b: Seat| (a, b) == (me, it) || (a, b) == (it, me);
    for combat in diplomacy.combats().iter().filter(|combat| between(combat.claimant, combat.target)) {
        of_combat(ui, sight, combat);
    }
    for claim in diplomacy.claims().iter().filter(|claim| between(claim.by, claim.on)) {
        let words = match (claim.by == sight.seat(), claim.suit) {
            (true, Some(Suit::Vendetta(terms))) => {
                say!(sight, "embassy-claim-own", terms = teller.terms(terms))
            }
            (true, Some(Suit::BloodFeud)) => say!(sight, "embassy-claim-feud"),
            (true, None) | (false, _) => say!(sight, "embassy-claim-other", house = teller.seat_name(claim.by)),
        };
        note(ui, sight, "vendetta", EMBER, &words);
    }
    for affair in diplomacy.affairs().iter().filter(|affair| (affair.from, affair.to) == (sight.seat(), rival)) {
        let act = sight.text.say(&format!("act-{}", affair.matter.kind().key()));
        let words = say!(sight, "embassy-awaits", house = house.as_str(), act = act);
        note(ui, sight, super::wheel::act_icon(affair.matter.kind()), SKY, &words);
    }
}

fn of_vendetta(ui: &mut Ui, sight: &Sight<'_>, vendetta: &Vendetta) {
    let teller = sight.teller();
    let Vendetta { claimant, wager, quarters, until, .. } = *vendetta;
    let timeless = until == u32::MAX;
    let own = sight.table().diplomacy().head(sight.seat()) == claimant;
    let words = match (own, timeless) {
        (_, true) => say!(sight, "embassy-claimed-by", house = teller.seat_name(claimant)),
        (true, false) => {
            say!(sight, "embassy-vendetta-own", until = until, wager = wager, bonus = bonus(wager, quarters))
        }
        (false, false) => say!(
            sight,
            "embassy-vendetta-other",
            house = teller.seat_name(claimant),
            until = until,
            wager = wager,
            half = wager / 2
        ),
    };
    note(ui, sight, "vendetta", BONE, &words);
    match vendetta.aim {
        Some(aim) => {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(28.0);
                ui.label(say!(sight, "embassy-aim", aim = teller.aim(aim)));
                let done = vendetta.progress.max(0) as usize;
                pips(ui, done, usize::from(aim.amount()), if vendetta.achieved() { VERDIGRIS } else { BONE });
                ui.label(say!(sight, "embassy-progress", n = vendetta.progress, of = aim.amount()));
                if !timeless {
                    let left = until.saturating_sub(sight.table().turn()) + 1;
                    ui.label(RichText::new(say!(sight, "vendetta-turns-left", n = left)).color(ASH));
                }
            });
            after_plan(ui, sight, vendetta);
            super::terms::rule(ui, sight, aim);
        }
        None if !timeless => drop(ui.horizontal(|ui| {
            ui.add_space(28.0);
            ui.label(RichText::new(say!(sight, "embassy-aim-hidden")).color(ASH));
        })),
        None => {}
    }
}

/// Draws how far the plan in hand brings a vendetta, if it brings it further or back.
fn after_plan(ui: &mut Ui, sight: &Sight<'_>, vendetta: &Vendetta) {
    let ahead = &sight.hand.foretold.ahead;
    let then = ahead.evening.settled.diplomacy().vendetta_between(vendetta.claimant, vendetta.target);
    let Some(then) = then.filter(|then| then.progress != vendetta.progress) else { return };
    ui.horizontal_wrapped(|ui| {
        ui.add_space(28.0);
        ui.label(RichText::new(say!(sight, "vendetta-after-plan", n = then.progress)).color(VERDIGRIS));
        foresight::surety(ui, sight, Surety::Expected, IRON);
    });
}

fn of_combat(ui: &mut Ui, sight: &Sight<'_>, combat: &SingleCombat) {
    let teller = sight.teller();
    if combat.until == u32::MAX {
        let words = say!(sight, "embassy-claimed-by", house = teller.seat_name(combat.claimant));
        return note(ui, sight, "single-combat", GOLD, &words);
    }
    let words = say!(
        sight,
        "embassy-combat",
        house = teller.seat_name(combat.claimant),
        until = combat.until,
        wager = combat.wagers.0,
        answer = combat.wagers.1
    );
    note(ui, sight, "single-combat", GOLD, &words);
    let named = if combat.claimant == sight.seat() { &combat.named.0 } else { &combat.named.1 };
    let involved = [combat.claimant, combat.target].contains(&sight.seat());
    if involved {
        let words = match named {
            Some(name) => {
                let praetor = teller.treasure_name(Treasure::Praetor(name.praetor));
                say!(sight, "embassy-combat-named", praetor = praetor)
            }
            None => say!(sight, "embassy-combat-nobody"),
        };
        ui.horizontal(|ui| {
            ui.add_space(28.0);
            ui.add(Label::new(RichText::new(words).color(ASH)).wrap());
        });
    }
}

/// A waiting period: its icon, its text key, and a function for the last turn in which it runs.
type Wait = (&'static str, &'static str, fn(&Record) -> u32);

/// The waiting periods. A promise of peace delays demands and insults too, so the later end counts.
const WAITS: [Wait; 3] = [
    ("demand", "embassy-clock-demand", |record| {
        if record.demand_waits > record.bound_until { record.demand_waits } else { record.bound_until }
    }),
    ("insult", "embassy-clock-insult", |record| {
        if record.insult_waits > record.bound_until { record.insult_waits } else { record.bound_until }
    }),
    ("emissary", "embassy-clock-emissary", |record| record.emissary_waits),
];

/// Draws all waiting periods between the two houses: the player's own on the left, the rival's on
/// the right.
fn clocks(ui: &mut Ui, sight: &Sight<'_>, rival: Seat) {
    let (diplomacy, numbers) = (sight.table().diplomacy(), &sight.catalog().constants.diplomacy);
    let sides: [&Record; 2] = [diplomacy.record(sight.seat(), rival), diplomacy.record(rival, sight.seat())];
    ui.spacing_mut().interact_size.y = 22.0;
    Grid::new("clocks").num_columns(4).spacing([16.0, 4.0]).striped(true).min_row_height(22.0).show(ui, |ui| {
        ui.label("");
        ui.label("");
        ui.label(RichText::new(say!(sight, "embassy-you-to-it")).color(ASH).text_style(TextStyle::Small));
        ui.label(RichText::new(say!(sight, "embassy-it-to-you")).color(ASH).text_style(TextStyle::Small));
        ui.end_row();
        for (icon, id, until) in WAITS {
            title(ui, sight, icon, id);
            for record in sides {
                wait(ui, sight, until(record));
            }
            ui.end_row();
        }
        title(ui, sight, "truce", "embassy-clock-peace");
        for record in sides {
            match runs(sight.table(), record.bound_until) {
                Some(turns) => drop(ui.label(RichText::new(turns_left(sight, turns)).color(SKY))),
                None => drop(ui.label(RichText::new("–").color(ASH))),
            }
        }
        ui.end_row();
        title(ui, sight, "demand", "embassy-clock-conceded");
        for record in sides {
            count(ui, record.conceded, numbers.conceded_for_vendetta);
        }
        ui.end_row();
        title(ui, sight, "vendetta", "embassy-clock-victories");
        for record in sides {
            count(ui, record.victories, numbers.victories_for_feud);
        }
        ui.end_row();
    });
}

fn title(ui: &mut Ui, sight: &Sight<'_>, icon: &str, id: &str) {
    ui.add(sight.look.image(icon, 18.0, ASH));
    let words = sight.text.say(id);
    let response = ui.label(&words);
    explain(response, sight, &words, || vec![Line::Text(sight.teller().rule(&format!("{id}-tip")))]);
}

/// Number of turns above which a period counts as endless. Truces in hand-written positions have no
/// end.
const LONG: u32 = 999;

fn turns_left(sight: &Sight<'_>, turns: u32) -> String {
    if turns > LONG { say!(sight, "embassy-for-ever") } else { say!(sight, "embassy-turns", n = turns) }
}

fn wait(ui: &mut Ui, sight: &Sight<'_>, until: u32) {
    match runs(sight.table(), until) {
        Some(turns) if turns > LONG => drop(ui.label(RichText::new(say!(sight, "embassy-for-ever")).color(EMBER))),
        Some(turns) => drop(ui.label(RichText::new(say!(sight, "embassy-in-turns", n = turns)).color(EMBER))),
        None => drop(ui.label(RichText::new(say!(sight, "embassy-now")).color(VERDIGRIS))),
    }
}

fn count(ui: &mut Ui, has: u8, needs: u8) {
    ui.horizontal(|ui| {
        pips(ui, has.into(), needs.max(has).into(), if has >= needs { EMBER } else { BONE });
        ui.label(figure(format!("{has}/{needs}")));
    });
}
