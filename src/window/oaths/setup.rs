//! The form of a new game of Oaths: who plays, which devils, how long devils trade.
//!
//! The form is complete when it opens, so that a player can begin with one button.

use bevy::prelude::*;
use bevy_egui::egui::{Align, ComboBox, Label, RichText, TextEdit, Ui, vec2};
use oaths::chronicle::Words;
use oaths::rules::catalog::Catalog;
use oaths::rules::charter::{Charter, FEWEST, SeatCharter};
use oaths::rules::ids::{DevilKind, Player, Seat};
use oaths::table::Oaths;

use super::Tabling;
use super::picture;
use crate::look::palette::ASH;
use crate::look::{heard, house_colour, icon_text_button, seal_button, section, target};
use crate::parlour::Hosted;
use crate::shell::flow::{Screen, Ways, another_seed};
use crate::shell::pages::{DrawPage, Paper};
use crate::shell::screens::{BACK, Page, focus_first, one_of, parchment_sheet, say, screen, small, tip};
use crate::shell::settings::Preferences;
use crate::sight::Wishes;

/// Rounds of trading that can be chosen.
const ROUNDS: [u8; 4] = [2, 3, 4, 6];

/// Plugin for the form of a new game.
pub(crate) struct SetupPage;

impl Plugin for SetupPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Form>().draw_page(Screen::OathsSetup, draw).add_systems(OnEnter(Screen::OathsSetup), fill);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::OathsSetup);
    }
}

/// A seat of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatForm {
    name: String,
    /// The mind; `None` for a person.
    mind: Option<&'static str>,
    devil: Option<DevilKind>,
}

/// The form.
#[derive(Resource, Clone, Debug, Default)]
struct Form {
    seats: Vec<SeatForm>,
    players: usize,
    rounds: u8,
    seed: String,
    iron: bool,
}

/// Fills the form in as the last game was, or for one person and four minds.
fn fill(preferences: Res<Preferences>, library: Res<crate::sight::Library>, mut form: ResMut<Form>) {
    let catalog = Catalog::standard();
    let name = |at: usize| library.text.say_with("oaths-ui-player-name", &[("n", (at + 1).into())]);
    let blank = |at: usize| SeatForm { name: name(at), mind: (at > 0).then_some(Oaths::MINDS[1]), devil: None };
    let mut seats: Vec<SeatForm> = (0..catalog.devils.len()).map(blank).collect();
    let (mut players, mut rounds) = (4, 4);
    if let Some(last) = &preferences.last_oaths {
        (players, rounds) = (last.seats.len(), last.trading_rounds);
        for (seat, last) in seats.iter_mut().zip(&last.seats) {
            *seat = SeatForm {
                name: last.name.clone(),
                mind: match &last.player {
                    Player::Human => None,
                    Player::Mind(name) => Some(known(name)),
                },
                devil: last.devil.filter(|devil| devil.index() < catalog.devils.len()),
            };
        }
    }
    *form = Form { seats, players, rounds, seed: String::new(), iron: false };
}

/// Returns the mind of this name, or the usual one if there is none.
fn known(name: &str) -> &'static str {
    Oaths::MINDS.iter().find(|mind| **mind == name).unwrap_or(&Oaths::MINDS[1])
}

impl Form {
    fn seed(&self) -> Option<u64> {
        let written = self.seed.trim();
        if written.is_empty() { Some(another_seed(0)) } else { written.parse().ok() }
    }

    fn charter(&self, seed: u64) -> Charter {
        let seat = |form: &SeatForm| SeatCharter {
            name: form.name.trim().to_owned(),
            player: form.mind.map_or(Player::Human, |mind| Player::Mind(mind.to_owned())),
            devil: form.devil,
        };
        let seats = self.seats[..self.players].iter().map(seat).collect();
        Charter { seed, iron_man: self.iron, trading_rounds: self.rounds, seats }
    }
}

fn draw(mut paper: Paper<'_, '_>, mut form: ResMut<Form>) -> Result {
    paper.draw("oaths-setup", |ui, page, wishes| show(ui, page, &mut form, wishes))?;
    Ok(())
}

fn show(ui: &mut Ui, page: &Page<'_>, form: &mut Form, wishes: &mut Wishes) {
    let opened = crate::look::just_opened(ui, "oaths-setup");
    let catalog = Catalog::standard();
    let people = form.seats[..form.players].iter().filter(|seat| seat.mind.is_none()).count();
    let named = form.seats[..form.players].iter().all(|seat| seat.mind.is_some() || !seat.name.trim().is_empty());
    let mut begun = false;
    let seed = form.seed();
    let ready = seed.is_some() && people > 0 && named;
    let head = say!(page, "oaths-ui-setup");
    screen(
        ui,
        page,
        ("loyalty", &head),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let begin = seal_button(ui, page.look, &say!(page, "oaths-ui-begin"), ready);
                if opened {
                    focus_first(&begin);
                }
                let learn = ui.add(icon_text_button(page.look, "answer", say!(page, "oaths-lesson-begin")));
                if tip(learn, say!(page, "oaths-lesson-begin-tip")).clicked() {
                    wishes.push(Tabling::Teach.into());
                }
                begun = tip(begin, say!(page, "oaths-ui-begin-tip")).clicked() && ready;
                let note = match (people, seed, named) {
                    (0, ..) => "oaths-ui-nobody",
                    (_, None, _) => "newgame-seed-fault",
                    (_, _, false) => "oaths-ui-nameless",
                    (1, ..) => "oaths-ui-alone",
                    (..) => "oaths-ui-together-here",
                };
                ui.add(Label::new(RichText::new(page.text.say(note)).small().color(ASH)).wrap());
            });
        },
        |ui, wishes| {
            games(ui, page, Screen::OathsSetup, wishes);
            parchment_sheet(ui, |ui| {
                ui.add(Label::new(say!(page, "oaths-ui-about")).wrap());
            });
            ui.add_space(8.0);
            section(ui, &say!(page, "oaths-ui-players"));
            let counts = (FEWEST..=catalog.devils.len())
                .map(|n| (n, n.to_string(), page.text.say_with("oaths-ui-players-tip", &[("n", n.into())])));
            one_of(ui, &mut form.players, counts);
            for at in 0..form.players {
                ui.push_id(("seat", at), |ui| seat(ui, page, &catalog, form, at));
            }
            section(ui, &say!(page, "oaths-ui-rounds"));
            let rounds = ROUNDS
                .into_iter()
                .map(|n| (n, n.to_string(), page.text.say_with("oaths-ui-rounds-tip", &[("n", n.into())])));
            one_of(ui, &mut form.rounds, rounds);
            section(ui, &say!(page, "oaths-ui-more-choices"));
            ui.horizontal_wrapped(|ui| {
                ui.label(say!(page, "newgame-seed"));
                let field = TextEdit::singleline(&mut form.seed).desired_width(160.0).char_limit(20);
                let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
                heard::name(&field, &say!(page, "newgame-seed"));
                tip(field, say!(page, "oaths-ui-seed-tip"));
                let iron = ui.checkbox(&mut form.iron, say!(page, "files-iron-man"));
                tip(iron, say!(page, "newgame-iron-man-tip"));
            });
        },
    );
    if let Some(seed) = seed.filter(|_| begun) {
        wishes.push(Tabling::Begin(Box::new(form.charter(seed))).into());
    }
}

/// Draws a seat: its devil, its player, its name.
fn seat(ui: &mut Ui, page: &Page<'_>, catalog: &Catalog, form: &mut Form, at: usize) {
    let taken: Vec<DevilKind> = form.seats[..form.players]
        .iter()
        .enumerate()
        .filter(|(other, _)| *other != at)
        .filter_map(|(_, seat)| seat.devil)
        .collect();
    let seat = &mut form.seats[at];
    ui.horizontal_wrapped(|ui| {
        let (id, colour) = match seat.devil {
            Some(devil) => {
                let def = catalog.devil(devil);
                (def.id.as_str(), house_colour(Seat(def.age.saturating_sub(1))))
            }
            None => ("back", ASH),
        };
        picture::picture(ui, id, 52.0, colour);
        let by_lot = say!(page, "oaths-ui-by-lot");
        let name = |devil: Option<DevilKind>| {
            devil.map_or_else(|| by_lot.clone(), |devil| Words::new(page.text, catalog).devil(devil))
        };
        ComboBox::from_id_salt("devil").width(170.0).selected_text(name(seat.devil)).show_ui(ui, |ui| {
            ui.selectable_value(&mut seat.devil, None, name(None));
            for devil in catalog.devil_kinds().filter(|devil| !taken.contains(devil)) {
                ui.selectable_value(&mut seat.devil, Some(devil), name(Some(devil)));
            }
        });
        let players = std::iter::once(None).chain(Oaths::MINDS.iter().copied().map(Some)).map(|mind| {
            let id = mind.map_or_else(|| "oaths-ui-person".to_owned(), |mind| format!("oaths-ui-mind-{mind}"));
            (mind, page.text.say(&id), page.text.say(&format!("{id}-tip")))
        });
        one_of(ui, &mut seat.mind, players);
        if seat.mind.is_none() {
            let field = TextEdit::singleline(&mut seat.name).desired_width(150.0).char_limit(24);
            let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
            heard::name(&field, &say!(page, "oaths-ui-name"));
        }
    });
    if let Some(devil) = seat.devil {
        for rule in Words::new(page.text, catalog).devil_rules(devil) {
            small(ui, rule);
        }
    }
    ui.add_space(4.0);
}

/// Draws the choice between the games of this table.
pub(crate) fn games(ui: &mut Ui, page: &Page<'_>, here: Screen, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        for (screen, icon, id) in [
            (Screen::NewGame, "throne", "oaths-ui-game-conclave"),
            (Screen::OathsSetup, "loyalty", "oaths-ui-game-oaths"),
        ] {
            let button = icon_text_button(page.look, icon, page.text.say(id)).selected(screen == here);
            let button = tip(ui.add(button), page.text.say(&format!("{id}-tip")));
            if button.clicked() && screen != here {
                wishes.push(crate::intent::Going::To(screen).into());
            }
        }
    });
    ui.add_space(8.0);
}
