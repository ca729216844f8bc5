//! The form of a new game of Oaths: which edition, who plays, which devils, how long devils trade.
//!
//! The form is complete when it opens, so that a player can begin with one button.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Color32, ComboBox, Label, RichText, TextEdit, Ui, vec2};
use oaths::chronicle::Words;
use oaths::first::chronicle::Words as FirstWords;
use oaths::first::rules as first;
use oaths::rules;
use oaths::rules::ids::{Player, Seat};
use oaths::table::Oaths;
use oaths::table::first::First;
use table_text::Text;

use super::first::FirstTabling;
use super::{Tabling, picture};
use crate::intent::Intent;
use crate::look::palette::ASH;
use crate::look::{heard, house_colour, icon_text_button, seal_button, section, target};
use crate::parlour::rules::prepare;
use crate::parlour::{Hosted, Rules, games};
use crate::shell::flow::{Mods, Screen, Ways};
use crate::shell::pages::{DrawPage, Paper};
use crate::shell::screens::mods::ModSheet;
use crate::shell::screens::{BACK, Page, focus_first, one_of, parchment_sheet, say, screen, small, tip};
use crate::shell::settings::Preferences;
use crate::sight::{Library, Wishes};

/// Rounds of trading that can be chosen.
const ROUNDS: [u8; 4] = [2, 3, 4, 6];

/// Plugin for the form of a new game.
pub(crate) struct SetupPage;

impl Plugin for SetupPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Form>()
            .draw_page(Screen::OathsSetup, draw)
            .add_systems(OnEnter(Screen::OathsSetup), (prepare::<Oaths>, prepare::<First>, fill).chain());
        app.world_mut().resource_mut::<Ways>().secondary(Screen::OathsSetup);
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Edition {
    #[default]
    Third,
    First,
}

/// The definitions of both editions.
#[derive(Clone, Copy)]
struct Catalogs<'a> {
    third: &'a rules::catalog::Catalog,
    first: &'a first::catalog::Catalog,
}

/// The rules of both editions, and their mods.
#[derive(SystemParam)]
struct BothEditions<'w> {
    third: (Res<'w, Rules<Oaths>>, Res<'w, Mods<Oaths>>),
    first: (Res<'w, Rules<First>>, Res<'w, Mods<First>>),
}

impl BothEditions<'_> {
    fn catalogs(&self) -> Catalogs<'_> {
        Catalogs { third: self.third.0.catalog(), first: self.first.0.catalog() }
    }

    fn mods(&self, edition: Edition) -> ModSheet {
        match edition {
            Edition::Third => ModSheet::of(&self.third.1),
            Edition::First => ModSheet::of(&self.first.1),
        }
    }
}

/// A devil that can be chosen, as the form shows it.
struct Devil {
    id: String,
    name: String,
    rules: Vec<String>,
    colour: Color32,
}

impl Edition {
    const ALL: [Self; 2] = [Self::Third, Self::First];

    /// Returns the last part of the ids of its texts.
    const fn key(self) -> &'static str {
        match self {
            Self::Third => "third",
            Self::First => "first",
        }
    }

    const fn fewest(self) -> usize {
        match self {
            Self::Third => rules::charter::FEWEST,
            Self::First => first::catalog::FEWEST,
        }
    }

    const fn minds(self) -> &'static [&'static str] {
        match self {
            Self::Third => Oaths::MINDS,
            Self::First => First::MINDS,
        }
    }

    /// Returns the mind of this name, or the usual one if there is none.
    fn mind(self, name: &str) -> &'static str {
        let minds = self.minds();
        minds.iter().find(|mind| **mind == name).unwrap_or(&minds[1])
    }

    /// Returns the intent to speak of this edition.
    fn speak(self) -> Intent {
        match self {
            Self::Third => Tabling::Speak.into(),
            Self::First => FirstTabling::Speak.into(),
        }
    }

    /// Returns the most players of a game.
    fn most(self, catalogs: Catalogs<'_>) -> usize {
        match self {
            Self::Third => catalogs.third.most_players(),
            Self::First => catalogs.first.most_players(),
        }
    }

    /// Returns the tip of a number of players.
    fn players_tip(self, text: &Text, catalogs: Catalogs<'_>, players: usize) -> String {
        let allied = catalogs.third.numbers.alliance_players;
        let id = match self {
            Self::Third if players < allied => "oaths-ui-players-few-tip",
            Self::Third | Self::First => "oaths-ui-players-tip",
        };
        text.say_with(id, &[("n", players.into()), ("alliance_players", allied.into())])
    }

    /// Returns the devils in the order of its catalog.
    fn devils(self, text: &Text, catalogs: Catalogs<'_>) -> Vec<Devil> {
        match self {
            Self::Third => {
                let catalog = catalogs.third;
                let words = Words::new(text, catalog);
                let devil = |kind| Devil {
                    id: catalog.devil(kind).id.clone(),
                    name: words.devil(kind),
                    rules: words.devil_rules(kind),
                    colour: house_colour(Seat(catalog.devil(kind).age.saturating_sub(1))),
                };
                catalog.devil_kinds().map(devil).collect()
            }
            Self::First => {
                let catalog = catalogs.first;
                let words = FirstWords::new(text, catalog);
                let devil = |kind: first::ids::DevilKind| Devil {
                    id: catalog.devil(kind).id.clone(),
                    name: words.devil(kind),
                    rules: words.devil_rules(kind),
                    colour: ASH,
                };
                catalog.devil_kinds().map(devil).collect()
            }
        }
    }
}

/// A seat of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatForm {
    name: String,
    /// The mind; `None` for a person.
    mind: Option<&'static str>,
    /// The id of the devil; `None` for one by lot.
    devil: Option<String>,
}

/// The form.
#[derive(Resource, Clone, Debug, Default)]
struct Form {
    edition: Edition,
    seats: Vec<SeatForm>,
    players: usize,
    rounds: u8,
    seed: String,
    iron: bool,
}

/// Fills the form in as the last game was, or for one person and three minds.
fn fill(
    preferences: Res<Preferences>,
    library: Res<Library>,
    both: BothEditions<'_>,
    mut form: ResMut<Form>,
    mut commands: Commands,
) {
    let edition = form.edition;
    *form = Form::of(edition, both.catalogs(), &preferences, &library.text);
    match edition {
        Edition::Third => commands.trigger(Tabling::Speak),
        Edition::First => commands.trigger(FirstTabling::Speak),
    }
}

impl Form {
    /// Returns the form of the last game of an edition, or of a usual one.
    fn of(edition: Edition, catalogs: Catalogs<'_>, preferences: &Preferences, text: &Text) -> Self {
        let name = |at: usize| text.say_with("parlour-player-name", &[("n", (at + 1).into())]);
        let blank = |at: usize| SeatForm { name: name(at), mind: (at > 0).then_some(edition.minds()[1]), devil: None };
        let mut seats: Vec<SeatForm> = (0..Seat::MOST).map(blank).collect();
        let (mut players, mut rounds) = (4, 4);
        let mut known = |last: Vec<(String, Player, Option<String>)>, trading: u8| {
            (players, rounds) = (last.len().clamp(edition.fewest(), edition.most(catalogs)), trading);
            for (seat, (name, player, devil)) in seats.iter_mut().zip(last) {
                let mind = match player {
                    Player::Human => None,
                    Player::Mind(name) => Some(edition.mind(&name)),
                };
                *seat = SeatForm { name, mind, devil };
            }
        };
        match edition {
            Edition::Third => {
                let catalog = catalogs.third;
                let id = |kind: rules::ids::DevilKind| Some(catalog.devils.get(kind.index())?.id.clone());
                if let Some(last) = &preferences.last_oaths {
                    let seats = last.seats.iter();
                    let seats = seats.map(|seat| (seat.name.clone(), seat.player.clone(), seat.devil.and_then(id)));
                    known(seats.collect(), last.trading_rounds);
                }
            }
            Edition::First => {
                let catalog = catalogs.first;
                let id = |kind: first::ids::DevilKind| Some(catalog.devils.get(kind.index())?.id.clone());
                if let Some(last) = &preferences.last_oaths_first {
                    let seats = last.seats.iter();
                    let seats = seats.map(|seat| (seat.name.clone(), seat.player.clone(), seat.devil.and_then(id)));
                    known(seats.collect(), last.trading_rounds);
                }
            }
        }
        Self { edition, seats, players, rounds, seed: String::new(), iron: false }
    }

    /// Returns the intent that begins this game here, or invites its people by post.
    fn begin(&self, catalogs: Catalogs<'_>, seed: u64, by_post: bool) -> Intent {
        let player = |form: &SeatForm| form.mind.map_or(Player::Human, |mind| Player::Mind(mind.to_owned()));
        let (iron_man, trading_rounds) = (self.iron, self.rounds);
        let seats = self.seats[..self.players].iter();
        match self.edition {
            Edition::Third => {
                let catalog = catalogs.third;
                let seats = seats.map(|form| rules::charter::SeatCharter {
                    name: form.name.trim().to_owned(),
                    player: player(form),
                    devil: form.devil.as_deref().and_then(|id| catalog.devil_named(id)),
                });
                let seats = seats.collect();
                let charter = Box::new(rules::charter::Charter { seed, iron_man, trading_rounds, seats });
                if by_post { Tabling::ByPost(charter) } else { Tabling::Begin(charter) }.into()
            }
            Edition::First => {
                let catalog = catalogs.first;
                let seats = seats.map(|form| first::charter::SeatCharter {
                    name: form.name.trim().to_owned(),
                    player: player(form),
                    devil: form.devil.as_deref().and_then(|id| catalog.devil_named(id)),
                });
                let seats = seats.collect();
                let charter = Box::new(first::charter::Charter { seed, iron_man, trading_rounds, seats });
                if by_post { FirstTabling::ByPost(charter) } else { FirstTabling::Begin(charter) }.into()
            }
        }
    }
}

fn draw(mut paper: Paper<'_, '_>, both: BothEditions<'_>, mut form: ResMut<Form>) -> Result {
    let mods = both.mods(form.edition);
    paper.draw("oaths-setup", |ui, page, wishes| {
        show(ui, page, (both.catalogs(), &mods), &mut form, wishes);
    })?;
    Ok(())
}

fn show(
    ui: &mut Ui,
    page: &Page<'_>,
    (catalogs, mods): (Catalogs<'_>, &ModSheet),
    form: &mut Form,
    wishes: &mut Wishes,
) {
    let opened = crate::look::just_opened(ui, "oaths-setup");
    let devils = form.edition.devils(page.text, catalogs);
    // A mod may be for more players or for fewer.
    let players = form.edition.fewest()..=form.edition.most(catalogs);
    form.players = form.players.clamp(*players.start(), *players.end());
    let people = form.seats[..form.players].iter().filter(|seat| seat.mind.is_none()).count();
    let named = form.seats[..form.players].iter().all(|seat| seat.mind.is_some() || !seat.name.trim().is_empty());
    let (mut begun, mut posted) = (false, false);
    let seed = games::seed(&form.seed);
    let lesson = form.edition == Edition::Third;
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
                let begin = seal_button(ui, page.look, &say!(page, "parlour-begin"), ready);
                if opened {
                    focus_first(&begin);
                }
                if lesson {
                    let learn = ui.add(icon_text_button(page.look, "answer", say!(page, "oaths-lesson-begin")));
                    if tip(learn, say!(page, "oaths-lesson-begin-tip")).clicked() {
                        wishes.push(Tabling::Teach.into());
                    }
                }
                begun = tip(begin, say!(page, "parlour-begin-tip")).clicked() && ready;
                posted = games::by_post(ui, page, people, mods);
                let note = games::readiness(people, seed, named);
                ui.add(Label::new(RichText::new(page.text.say(note)).small().color(ASH)).wrap());
                games::with_mods(ui, page, mods);
            });
        },
        |ui, wishes| {
            games::games(ui, page, Screen::OathsSetup, wishes);
            section(ui, &say!(page, "oaths-ui-edition"));
            let mut edition = form.edition;
            let editions = Edition::ALL.map(|edition| {
                let id = format!("oaths-ui-edition-{}", edition.key());
                (edition, page.text.say(&id), page.text.say(&format!("{id}-tip")))
            });
            one_of(ui, &mut edition, editions);
            if edition != form.edition {
                *form = Form::of(edition, catalogs, page.preferences, page.text);
                wishes.push(edition.speak());
                return;
            }
            parchment_sheet(ui, |ui| {
                let id = match edition {
                    Edition::Third => "oaths-ui-about",
                    Edition::First => "oaths-first-ui-about",
                };
                ui.add(Label::new(page.text.say(id)).wrap());
            });
            ui.add_space(8.0);
            section(ui, &say!(page, "parlour-players"));
            let counts = players.map(|n| (n, n.to_string(), form.edition.players_tip(page.text, catalogs, n)));
            one_of(ui, &mut form.players, counts);
            for at in 0..form.players {
                ui.push_id(("seat", at), |ui| seat(ui, page, &devils, form, at));
            }
            section(ui, &say!(page, "oaths-ui-rounds"));
            let rounds = ROUNDS
                .into_iter()
                .map(|n| (n, n.to_string(), page.text.say_with("oaths-ui-rounds-tip", &[("n", n.into())])));
            one_of(ui, &mut form.rounds, rounds);
            games::chance(ui, page, &mut form.seed, &mut form.iron);
            let switched = match edition {
                Edition::Third => games::mods::<Oaths>(ui, page, mods),
                Edition::First => games::mods::<First>(ui, page, mods),
            };
            if let Some(wish) = switched {
                wishes.push(wish);
            }
        },
    );
    if let Some(seed) = seed.filter(|_| begun || posted) {
        wishes.push(form.begin(catalogs, seed, posted));
    }
}

/// Draws a seat: its devil, its player, its name.
fn seat(ui: &mut Ui, page: &Page<'_>, devils: &[Devil], form: &mut Form, at: usize) {
    let others = form.seats[..form.players].iter().enumerate().filter(|(other, _)| *other != at);
    let taken: Vec<String> = others.filter_map(|(_, seat)| seat.devil.clone()).collect();
    let minds = form.edition.minds();
    let seat = &mut form.seats[at];
    let chosen = seat.devil.as_ref().and_then(|id| devils.iter().find(|devil| devil.id == *id));
    ui.horizontal_wrapped(|ui| {
        let (id, colour) = chosen.map_or(("back", ASH), |devil| (devil.id.as_str(), devil.colour));
        picture::picture(ui, id, 52.0, colour);
        let by_lot = say!(page, "parlour-by-lot");
        let name = chosen.map_or(by_lot.as_str(), |devil| &devil.name);
        ComboBox::from_id_salt("devil").width(170.0).selected_text(name).show_ui(ui, |ui| {
            ui.selectable_value(&mut seat.devil, None, by_lot.as_str());
            for devil in devils.iter().filter(|devil| !taken.contains(&devil.id)) {
                ui.selectable_value(&mut seat.devil, Some(devil.id.clone()), devil.name.as_str());
            }
        });
        let players = std::iter::once(None).chain(minds.iter().copied().map(Some)).map(|mind| {
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
    for rule in chosen.into_iter().flat_map(|devil| &devil.rules) {
        small(ui, rule);
    }
    ui.add_space(4.0);
}
