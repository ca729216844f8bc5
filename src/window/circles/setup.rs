//! The page of a new game of Nine Circles.

use std::ops::RangeInclusive;

use bevy::prelude::*;
use bevy_egui::egui::{Align, ComboBox, Label, RichText, TextEdit, Ui, vec2};
use circles::chronicle::Words;
use circles::rules::catalog::Catalog;
use circles::rules::charter::{Charter, HIT_FROM, SIGNS, SeatCharter, TURNS};
use circles::rules::ids::{Player, Seat};
use circles::table::Circles;
use table_text::Text;

use super::CirclesTabling;
use super::picture;
use super::thing::of_sign;
use crate::intent::Intent;
use crate::look::palette::ASH;
use crate::look::{heard, house_colour, icon_text_button, seal_button, section, target};
use crate::parlour::{Hosted, Rules, games, rules};
use crate::shell::flow::{Mods, Screen, Ways};
use crate::shell::pages::{DrawPage, Paper};
use crate::shell::screens::mods::ModSheet;
use crate::shell::screens::{BACK, Page, focus_first, one_of, parchment_sheet, say, screen, tip};
use crate::shell::settings::Preferences;
use crate::sight::{Library, Wishes};

/// The lengths of a game that can be chosen, in game turns.
const LENGTHS: [u8; 4] = [8, 15, 25, 40];
/// The rounds of deals that can be chosen.
const ROUNDS: [u8; 4] = [0, 2, 3, 5];

/// Plugin for the page.
pub(crate) struct SetupPage;

impl Plugin for SetupPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Form>()
            .draw_page(Screen::CirclesSetup, draw)
            .add_systems(OnEnter(Screen::CirclesSetup), (rules::prepare::<Circles>, fill).chain());
        app.world_mut().resource_mut::<Ways>().secondary(Screen::CirclesSetup);
    }
}

/// A seat as it stands in the form.
#[derive(Clone, Debug)]
struct SeatForm {
    name: String,
    /// The mind; `None` for a person.
    mind: Option<&'static str>,
    sign: Option<u8>,
}

/// The form.
#[derive(Resource, Clone, Debug, Default)]
struct Form {
    seats: Vec<SeatForm>,
    players: usize,
    turns: u8,
    rounds: u8,
    opening: bool,
    hit_from: u8,
    seed: String,
    iron: bool,
}

/// Fills the form in as the last game was, or for one person and three minds.
fn fill(preferences: Res<Preferences>, library: Res<Library>, mut form: ResMut<Form>) {
    *form = Form::of(preferences.last_circles.as_ref(), &library.text);
}

impl Form {
    /// Returns the form of the last game, or of a usual one.
    fn of(last: Option<&Charter>, text: &Text) -> Self {
        let name = |at: usize| text.say_with("parlour-player-name", &[("n", (at + 1).into())]);
        let blank = |at: usize| SeatForm { name: name(at), mind: (at > 0).then_some(Circles::MINDS[1]), sign: None };
        let most = usize::from(SIGNS);
        let mut form = Self {
            seats: (0..most).map(blank).collect(),
            players: 4,
            turns: 25,
            rounds: 3,
            opening: true,
            hit_from: *HIT_FROM.end(),
            seed: String::new(),
            iron: false,
        };
        if let Some(last) = last {
            form.players = last.seats.len().clamp(1, most);
            form.turns = last.turns;
            form.rounds = last.trading_rounds;
            form.opening = last.opening_events;
            form.hit_from = last.hit_from;
            for (seat, known) in form.seats.iter_mut().zip(&last.seats) {
                let mind = match &known.player {
                    Player::Human => None,
                    Player::Mind(name) => Some(mind_named(name)),
                };
                *seat = SeatForm { name: known.name.clone(), mind, sign: known.sign };
            }
        }
        form
    }

    /// Returns the intent that begins this game here, or invites its people by post.
    fn begin(&self, seed: u64, by_post: bool) -> Intent {
        let seats = self.seats[..self.players].iter().map(|form| SeatCharter {
            name: form.name.trim().to_owned(),
            player: form.mind.map_or(Player::Human, |mind| Player::Mind(mind.to_owned())),
            sign: form.sign,
        });
        let charter = Charter {
            seed,
            iron_man: self.iron,
            turns: self.turns,
            trading_rounds: self.rounds,
            opening_events: self.opening,
            hit_from: self.hit_from,
            seats: seats.collect(),
        };
        let charter = Box::new(charter);
        if by_post { CirclesTabling::ByPost(charter) } else { CirclesTabling::Begin(charter) }.into()
    }
}

/// Returns the fewest and the most players of a game.
fn players(catalog: &Catalog) -> RangeInclusive<usize> {
    let setup = &catalog.numbers.setup;
    setup.fewest_players.into()..=usize::from(setup.most_players.min(SIGNS))
}

/// Returns the mind with this name, or the usual one.
fn mind_named(name: &str) -> &'static str {
    Circles::MINDS.iter().copied().find(|mind| *mind == name).unwrap_or(Circles::MINDS[1])
}

fn draw(
    mut paper: Paper<'_, '_>,
    mods: Res<Mods<Circles>>,
    rules: Res<Rules<Circles>>,
    mut form: ResMut<Form>,
) -> Result {
    let mods = ModSheet::of(&mods);
    paper.draw("circles-setup", |ui, page, wishes| {
        show(ui, page, (rules.catalog(), &mods), &mut form, wishes);
    })?;
    Ok(())
}

fn show(ui: &mut Ui, page: &Page<'_>, (catalog, mods): (&Catalog, &ModSheet), form: &mut Form, wishes: &mut Wishes) {
    // A mod may be for more players or for fewer.
    let players = players(catalog);
    form.players = form.players.clamp(*players.start(), *players.end());
    let opened = crate::look::just_opened(ui, "circles-setup");
    let people = form.seats[..form.players].iter().filter(|seat| seat.mind.is_none()).count();
    let named = form.seats[..form.players].iter().all(|seat| seat.mind.is_some() || !seat.name.trim().is_empty());
    let (mut begun, mut posted) = (false, false);
    let seed = games::seed(&form.seed);
    let ready = seed.is_some() && people > 0 && named;
    let head = say!(page, "circles-ui-setup");
    screen(
        ui,
        page,
        ("map", &head),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let begin = seal_button(ui, page.look, &say!(page, "parlour-begin"), ready);
                if opened {
                    focus_first(&begin);
                }
                let learn = ui.add(icon_text_button(page.look, "answer", say!(page, "circles-lesson-begin")));
                if tip(learn, say!(page, "circles-lesson-begin-tip")).clicked() {
                    wishes.push(CirclesTabling::Teach.into());
                }
                begun = tip(begin, say!(page, "parlour-begin-tip")).clicked() && ready;
                posted = games::by_post(ui, page, people, mods);
                let note = games::readiness(people, seed, named);
                ui.add(Label::new(RichText::new(page.text.say(note)).small().color(ASH)).wrap());
                games::with_mods(ui, page, mods);
            });
        },
        |ui, wishes| {
            games::games(ui, page, Screen::CirclesSetup, wishes);
            parchment_sheet(ui, |ui| {
                let about = say!(page, "circles-ui-about", sixes = catalog.numbers.sixes);
                ui.add(Label::new(about).wrap());
            });
            ui.add_space(8.0);
            section(ui, &say!(page, "parlour-players"));
            let counts =
                players.map(|n| (n, n.to_string(), page.text.say_with("circles-ui-players-tip", &[("n", n.into())])));
            one_of(ui, &mut form.players, counts);
            for at in 0..form.players {
                ui.push_id(("seat", at), |ui| seat(ui, page, catalog, form, at));
            }
            choices(ui, page, form);
            games::chance(ui, page, &mut form.seed, &mut form.iron);
            if let Some(wish) = games::mods::<Circles>(ui, page, mods) {
                wishes.push(wish);
            }
        },
    );
    if let Some(seed) = seed.filter(|_| begun || posted) {
        wishes.push(form.begin(seed, posted));
    }
}

/// Draws the choices of the rules: length, deals, opening events, how fast combats are.
fn choices(ui: &mut Ui, page: &Page<'_>, form: &mut Form) {
    let number = |id: &str, n: u8| (n, n.to_string(), page.text.say_with(id, &[("n", n.into())]));
    section(ui, &say!(page, "circles-ui-length"));
    let own = (TURNS.contains(&form.turns) && !LENGTHS.contains(&form.turns)).then_some(form.turns);
    let lengths = LENGTHS.into_iter().chain(own).map(|n| number("circles-ui-length-tip", n));
    one_of(ui, &mut form.turns, lengths);
    section(ui, &say!(page, "circles-ui-deals"));
    one_of(ui, &mut form.rounds, ROUNDS.into_iter().map(|n| number("circles-ui-deals-tip", n)));
    section(ui, &say!(page, "circles-ui-hits-from"));
    one_of(ui, &mut form.hit_from, HIT_FROM.rev().map(|n| number("circles-ui-hits-from-tip", n)));
    let opening = ui.checkbox(&mut form.opening, say!(page, "circles-ui-opening"));
    tip(opening, say!(page, "circles-ui-opening-tip"));
}

/// Draws a seat: its sign, its player, its name.
fn seat(ui: &mut Ui, page: &Page<'_>, catalog: &Catalog, form: &mut Form, at: usize) {
    let others = form.seats[..form.players].iter().enumerate().filter(|(other, _)| *other != at);
    let taken: Vec<u8> = others.filter_map(|(_, seat)| seat.sign).collect();
    let words = Words::new(page.text, catalog);
    let colour = house_colour(Seat(at as u8));
    let seat = &mut form.seats[at];
    ui.horizontal_wrapped(|ui| {
        picture::picture(ui, seat.sign.map_or("back", of_sign), 46.0, colour);
        let by_lot = say!(page, "parlour-by-lot");
        let name = seat.sign.map_or_else(|| by_lot.clone(), |sign| words.sign(sign));
        ComboBox::from_id_salt("sign").width(170.0).selected_text(name).show_ui(ui, |ui| {
            ui.selectable_value(&mut seat.sign, None, by_lot.as_str());
            for sign in (0..SIGNS).filter(|sign| !taken.contains(sign)) {
                ui.selectable_value(&mut seat.sign, Some(sign), words.sign(sign));
            }
        });
        let players = std::iter::once(None).chain(Circles::MINDS.iter().copied().map(Some)).map(|mind| {
            let id = mind.map_or_else(|| "parlour-person".to_owned(), |mind| format!("parlour-mind-{mind}"));
            (mind, page.text.say(&id), page.text.say(&format!("{id}-tip")))
        });
        one_of(ui, &mut seat.mind, players);
        if seat.mind.is_none() {
            let field = TextEdit::singleline(&mut seat.name).desired_width(150.0).char_limit(24);
            let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
            heard::name(&field, &say!(page, "parlour-name"));
        }
    });
    ui.add_space(4.0);
}
