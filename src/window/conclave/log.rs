//! The turn log (manual 4.20): the events by turn and moment, and the open questions.

pub mod lead;

use std::sync::Arc;

use bevy_egui::egui::{Align, CollapsingHeader, Label, Layout, RichText, TextStyle, Ui, vec2};

use crate::chronicle::{Line as Told, Spoken, Tone};
use crate::conclave::foresight::{brief, standings};
use crate::conclave::ministerium::ask;
use crate::conclave::ministerium::memory::{always, recall, remember};
use crate::conclave::ministerium::words::{say, symbol, tone_colour};
use crate::conclave::theatre::{Bout, Play};
use crate::intent::{Intent, Looking, Recalling, Sheet, Staging};
use crate::look::heard;
use crate::look::palette::{ASH, BONE};
use crate::look::tips::Hint;
use crate::look::{
    Line, Medal, bold, explain, house_colour, icon_button, icon_text_button, medallion, quoted, scroll, tab_button,
};
use crate::rules::arena::ArenaFact;
use crate::rules::calendar::Moment;
use crate::rules::facts::Fact;
use crate::rules::game::Player;
use crate::rules::ids::{CantonId, Seat};
use crate::sight::{LoggedTurn, Sight, Wishes};
use crate::table::archive::HandOver;

/// Filter of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Filter {
    #[default]
    All,
    Mine,
    War,
    Market,
    Diplomacy,
    Conclave,
}

impl Filter {
    const ALL: [(Self, &'static str, &'static str); 6] = [
        (Self::All, "log", "panel-filter-all"),
        (Self::Mine, "human", "panel-filter-mine"),
        (Self::War, "battle", "panel-filter-war"),
        (Self::Market, "bazaar", "panel-filter-market"),
        (Self::Diplomacy, "emissary", "log-filter-diplomacy"),
        (Self::Conclave, "regent", "panel-filter-conclave"),
    ];

    fn shows(self, line: &Told, me: Seat) -> bool {
        match self {
            Self::All => true,
            Self::Mine => line.seats.contains(&me) || matches!(line.tone, Tone::Good | Tone::Bad),
            Self::War => {
                matches!(
                    line.icon,
                    "battle" | "march" | "fly" | "retreat" | "capture" | "destroyed" | "canton" | "hitpoints"
                ) || line.tone == Tone::War
            }
            Self::Market => {
                matches!(line.icon, "bazaar" | "bid" | "tribute" | "consolidate" | "card") || line.tone == Tone::Market
            }
            Self::Diplomacy => public(line) || line.icon == "threats",
            Self::Conclave => {
                matches!(
                    line.icon,
                    "regent"
                        | "token"
                        | "prestige"
                        | "excommunicated"
                        | "usurper"
                        | "pandemonium"
                        | "eliminated"
                        | "throne"
                ) || public(line)
                    || line.tone == Tone::Conclave
            }
        }
    }
}

/// True if a line is a public notice of the conclave. These are unfolded at first, with the words
/// of the house.
fn public(line: &Told) -> bool {
    matches!(
        line.icon,
        "demand" | "insult" | "emissary" | "vassal" | "vendetta" | "single-combat" | "blood-feud" | "champion"
    )
}

/// Draws the tab.
pub fn turn_log(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let at = always(sight, "log-filter");
    let mut filter: Filter = recall(ui.ctx(), at);
    ui.horizontal_wrapped(|ui| {
        for (one, icon, id) in Filter::ALL {
            if tab_button(ui, sight.look, icon, &sight.text.say(id), one == filter).clicked() {
                filter = one;
                remember(ui.ctx(), at, one);
            }
        }
        if sight.hand.notes.is_some() {
            let words = say!(sight, "panel-notes");
            let button = ui.add(icon_text_button(sight.look, "answer", &words));
            if button.clicked() {
                wishes.push(Looking::Open(Sheet::Notes).into());
            }
            explain(button, sight, &words, || vec![Line::Text(say!(sight, "panel-notes-tip"))]);
        }
        let may = !sight.hand.log.is_empty();
        let words = say!(sight, "panel-playback");
        let button = ui.add_enabled(may, icon_text_button(sight.look, "replay", &words));
        if button.clicked() {
            wishes.push(Recalling::PlayTurn.into());
        }
        explain(button, sight, &words, || {
            let tip = say!(sight, "panel-playback-tip");
            vec![if may { Line::Text(tip) } else { Line::Bad(say!(sight, "panel-playback-nothing")) }]
        });
    });
    scroll(ui, "turn-log", |ui| {
        if ask::anything(sight) {
            ask::all(ui, sight, wishes);
            ui.separator();
        }
        overview(ui, sight, wishes);
        ui.separator();
        let now = sight.table().turn();
        for (over, words) in handed(sight, now) {
            // Only a change from a person to a mind is final; a mind can be replaced again at any
            // time.
            let given_up = *player_before(sight, now, over.seat) == Player::Human;
            let words = if given_up { say!(sight, "panel-handed-pending", words = words) } else { words };
            passed_on(ui, sight, &words);
        }
        if sight.hand.log.is_empty() {
            ui.weak(say!(sight, "panel-log-empty"));
        }
        for (index, turn) in sight.hand.log.iter().enumerate().rev() {
            let newest = index + 1 == sight.hand.log.len();
            let header = CollapsingHeader::new(RichText::new(say!(sight, "panel-turn", n = turn.turn)).heading());
            header.id_salt(("turn", turn.turn)).default_open(newest).show(ui, |ui| {
                watch(ui, sight, wishes, turn.turn);
                let name = say!(sight, "panel-turn", n = turn.turn);
                if newest {
                    heard::log(ui, &name);
                } else {
                    heard::list(ui, &name);
                }
                one_turn(ui, sight, wishes, turn, filter);
            });
        }
    });
}

/// Draws the button that plays a past turn on the board. A replay is watched by its own bar.
fn watch(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, turn: u32) {
    let button = ui.add(icon_text_button(sight.look, "replay", say!(sight, "reel-watch")));
    if button.hint(say!(sight, "reel-watch-tip")).clicked() {
        wishes.push(Recalling::PlayAgain(turn).into());
    }
}

/// Minimum width of the log, in points, at which the brief stands beside the standings.
const BESIDE: f32 = 1060.0;
/// Width of the standings beside the brief, in points.
const STANDINGS: f32 = 700.0;

/// Draws the turn in brief and the standings of all houses.
fn overview(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let room = ui.available_width();
    if room < BESIDE || sight.hand.log.is_empty() {
        brief::brief(ui, sight, wishes);
        ui.add_space(4.0);
        return standings::standings(ui, sight);
    }
    ui.horizontal_top(|ui| {
        let down = Layout::top_down(Align::LEFT);
        ui.allocate_ui_with_layout(vec2(room - STANDINGS - 24.0, 10.0), down, |ui| {
            ui.set_max_width(room - STANDINGS - 24.0);
            brief::brief(ui, sight, wishes);
        });
        ui.add_space(8.0);
        ui.allocate_ui_with_layout(vec2(STANDINGS, 10.0), down, |ui| {
            ui.set_max_width(STANDINGS);
            standings::standings(ui, sight);
        });
    });
}

/// Returns sentences about the seats that got another player in this turn.
fn handed<'a>(sight: &Sight<'a>, turn: u32) -> Vec<(&'a HandOver, String)> {
    let passed = sight.hand.handed.iter().filter(|(when, _)| *when == turn);
    passed.map(|(_, over)| (over, sight.teller().handed(over.seat, &over.to))).collect()
}

/// Returns the player of a seat before this turn.
fn player_before<'a>(sight: &Sight<'a>, turn: u32, seat: Seat) -> &'a Player {
    let handed = sight.hand.handed.iter().rev().find(|(when, over)| *when < turn && over.seat == seat);
    handed.map_or(&sight.table().charter().seats[seat.index()].player, |(_, over)| &over.to)
}

fn passed_on(ui: &mut Ui, sight: &Sight<'_>, words: &str) {
    ui.horizontal(|ui| {
        ui.add(sight.look.image("brain", 20.0, BONE));
        ui.add(Label::new(words).wrap());
    });
}

fn one_turn(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, turn: &LoggedTurn, filter: Filter) {
    let teller = sight.teller().reading_to(sight.seat()).of_turn(turn.turn);
    let mut nothing = true;
    for (_, words) in handed(sight, turn.turn) {
        nothing = false;
        passed_on(ui, sight, &words);
    }
    for (at, chapter) in teller.chapters(&turn.entries).iter().enumerate() {
        let shown: Vec<(usize, &Told)> =
            chapter.lines.iter().enumerate().filter(|(_, line)| filter.shows(line, sight.seat())).collect();
        if shown.is_empty() {
            continue;
        }
        nothing = false;
        ui.label(bold(teller.moment(&chapter.moment)).color(ASH).text_style(TextStyle::Small));
        let reports = reports(sight, turn, chapter.moment);
        for (index, line) in shown {
            ui.push_id((turn.turn, at, index), |ui| {
                heard::item(ui);
                one_line(ui, sight, wishes, line, &reports);
            });
        }
    }
    if nothing {
        ui.weak(say!(sight, "panel-log-nothing"));
    }
}

/// A fight that can be watched, and the mark of its line in the log.
enum Fight {
    /// A battle, identified by its canton.
    Battle(CantonId, Arc<Play>),
    /// A single combat, identified by its headline. There is no report for those of others.
    Duel(String, Option<Arc<Bout>>),
}

impl Fight {
    fn is(&self, line: &Told) -> bool {
        match self {
            Self::Battle(canton, _) => line.icon == "battle" && line.about == Some(*canton),
            Self::Duel(headline, _) => line.headline == *headline,
        }
    }

    fn watch(&self) -> Option<Intent> {
        match self {
            Self::Battle(_, play) => Some(Intent::Staging(Staging::ShowBattle(Arc::clone(play)))),
            Self::Duel(_, bout) => bout.as_ref().map(|bout| Intent::Staging(Staging::ShowDuel(Arc::clone(bout)))),
        }
    }
}

/// Returns the battles of a moment for which the reader has a report, and its single combats.
fn reports(sight: &Sight<'_>, turn: &LoggedTurn, moment: Moment) -> Vec<Fight> {
    let entries = turn.entries.iter().enumerate().filter(|(_, entry)| entry.moment == moment);
    let fights = entries.filter_map(|(at, entry)| {
        if let Some(play) = Play::of(&turn.entries, at) {
            return Some(Fight::Battle(play.report.battle.canton, Arc::new(play)));
        }
        let Fact::Arena(ArenaFact::Duel { .. }) = &entry.fact else { return None };
        let bout = Bout::of(&turn.entries, at).map(Arc::new);
        let told = sight.teller().reading_to(sight.seat()).fact(&entry.fact)?;
        Some(Fight::Duel(told.headline, bout))
    });
    fights.collect()
}

/// Draws the words of a house, under its sign.
fn speech(ui: &mut Ui, sight: &Sight<'_>, spoken: &Spoken) {
    ui.horizontal(|ui| {
        ui.add_space(46.0);
        let sign =
            medallion(ui, sight.look, symbol(sight, spoken.seat), 22.0, house_colour(spoken.seat), Medal::Circle);
        sign.hint(sight.teller().seat_name(spoken.seat));
        let words = say!(sight, "panel-spoken", words = spoken.words.as_str());
        ui.add(Label::new(quoted(words).color(BONE)).wrap());
    });
}

fn one_line(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, line: &Told, reports: &[Fight]) {
    let battle = line.icon == "battle";
    let fight = reports.iter().find(|fight| fight.is(line));
    let play = fight.and_then(Fight::watch);
    let unseen = play.is_none() && (battle || fight.is_some());
    let unfolds = !line.detail.is_empty();
    let at = ui.id().with(("unfolded", sight.seat()));
    // Public notices are unfolded at first.
    let unfolded: Option<bool> = recall(ui.ctx(), at);
    let mut open = unfolded.unwrap_or_else(|| public(line));
    ui.horizontal(|ui| {
        let size = bevy_egui::egui::vec2(38.0, 32.0);
        if unfolds {
            let label = say!(sight, if open { "panel-log-fold" } else { "panel-log-unfold" });
            if icon_button(ui, sight.look, if open { "down" } else { "right" }, &label).clicked() {
                open = !open;
                remember(ui.ctx(), at, Some(open));
            }
        } else {
            ui.allocate_exact_size(size, bevy_egui::egui::Sense::hover());
        }
        ui.add(sight.look.image(line.icon, 20.0, tone_colour(line.tone)));
        if let Some(play) = play {
            let words = say!(sight, "theatre-watch");
            let button = ui.add(icon_text_button(sight.look, "play", &words));
            let tip = if battle { "theatre-watch-tip" } else { "arena-watch-tip" };
            if button.hint(sight.text.say(tip)).clicked() {
                wishes.push(play);
            }
        } else if unseen {
            ui.add(sight.look.image("eye-closed", 16.0, ASH)).hint(say!(sight, "theatre-unseen"));
        }
        let colour = if line.tone == Tone::Quiet { ASH } else { BONE };
        let text = RichText::new(&line.headline).color(colour);
        lead::headline(ui, sight, wishes, line, text);
    });
    if let Some(spoken) = &line.spoken {
        speech(ui, sight, spoken);
    }
    if open && (unfolds || unseen) {
        ui.indent("unfolded", |ui| {
            for detail in &line.detail {
                ui.add(bevy_egui::egui::Label::new(RichText::new(detail).color(ASH)).wrap());
            }
            if unseen {
                ui.weak(say!(sight, "theatre-unseen"));
            }
        });
    }
}
