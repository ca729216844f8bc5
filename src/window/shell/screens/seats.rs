//! The houses of a new game: player, archfiend and symbol of each.

use bevy_egui::egui::{
    Align, Button, CollapsingHeader, ComboBox, Label, Layout, Popup, PopupCloseBehavior, RichText, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, vec2,
};

use super::{Choice, NewGameState, Page, archfiend, heading, one_of, say, symbol_icon, tip};
use crate::look::palette::{BONE, INK};
use crate::look::{self, Medal, house_colour, paint_medallion, parchment};
use crate::rules::game::Player;
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::shell::opponents;
use crate::table::setups::SYMBOLS;

/// Returns the name of the archfiend of a seat of the form.
pub(super) fn name_of(page: &Page<'_>, choice: &Choice) -> String {
    match choice {
        Choice::Chance => say!(page, "newgame-archfiend-random"),
        Choice::Thrown => say!(page, "newgame-archfiend-thrown"),
        Choice::Listed(index) => page.catalog.archfiends.get(*index).map_or_else(String::new, |def| def.name.clone()),
        Choice::Own(archfiend) => archfiend.name.clone(),
    }
}

/// Draws the list of houses.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "newgame-houses"));
        ui.horizontal_wrapped(|ui| {
            ui.label(say!(page, "newgame-seats"));
            let mut table = state.table;
            let options = (FEWEST_SEATS..=Seat::MOST).map(|n| (n, n.to_string(), say!(page, "count-seats", n = n)));
            if one_of(ui, &mut table, options) {
                state.set_table(table);
            }
        });
        for seat in 0..state.table {
            ui.push_id(seat, |ui| row(ui, page, state, seat));
        }
        promise(ui, page);
    });
}

/// Promises that minds see no more than a person, and says how a player can see that for oneself.
fn promise(ui: &mut Ui, page: &Page<'_>) {
    ui.add_space(4.0);
    ui.horizontal_top(|ui| {
        ui.add(page.look.image("eye", 20.0, INK));
        ui.add(Label::new(say!(page, "newgame-mind-tip")).wrap());
    });
    CollapsingHeader::new(say!(page, "newgame-promise-how")).id_salt("promise").show(ui, |ui| {
        for id in [
            "newgame-promise-view",
            "newgame-promise-bonus",
            "newgame-promise-minutes",
            "newgame-promise-eyes",
            "newgame-promise-tests",
        ] {
            ui.add(Label::new(page.text.say(id)).wrap());
        }
    });
}

fn row(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, seat: usize) {
    let shown = state.focus.seat == seat;
    let response = ui.horizontal_wrapped(|ui| {
        symbol(ui, page, state, seat);
        player(ui, page, state, seat);
        fiend(ui, page, state, seat);
        let label = say!(page, "client-newgame-show", name = name_of(page, &state.seats[seat].choice));
        let eye = Button::new(page.look.image("eye", 22.0, BONE)).image_tint_follows_text_color(true);
        let eye = ui.add(eye.selected(shown).min_size(Vec2::splat(look::target(ui))));
        eye.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, shown, &label));
        if tip(eye, label.clone()).clicked() {
            state.look_at(seat);
        }
        // If several people play, a pawn's choice would show all of them that there is a King
        // Maker.
        let open = state.persons() == 1 && state.seats[seat].player == Player::Human;
        if open && state.makes_kings(page.catalog, seat) {
            pawn(ui, page, state, seat);
        }
        herald(ui, page, &state.seats[seat].choice);
    });
    if shown {
        let rect = response.response.rect.expand2(vec2(4.0, 3.0));
        ui.painter().vline(rect.left(), rect.y_range(), Stroke::new(3.0, INK));
    }
}

/// Draws a short description of the archfiend, if there is room.
fn herald(ui: &mut Ui, page: &Page<'_>, choice: &Choice) {
    let words = match choice {
        Choice::Chance => say!(page, "client-newgame-archfiend-random-tip"),
        Choice::Thrown => say!(page, "newgame-archfiend-thrown-tip"),
        Choice::Listed(index) => {
            let def = &page.catalog.archfiends[*index];
            say!(
                page,
                "client-newgame-herald",
                rank = page.rank(def.rank),
                title = def.title.as_str(),
                stars = difficulty(page, def.difficulty)
            )
        }
        Choice::Own(own) => {
            say!(page, "newgame-herald-own", rank = page.rank(own.rank), title = own.title.as_str())
        }
    };
    let room = ui.available_size_before_wrap().x;
    if room > 150.0 {
        let colour = ui.visuals().weak_text_color();
        ui.allocate_ui_with_layout(vec2(room, look::target(ui)), Layout::left_to_right(Align::Center), |ui| {
            ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
        });
    }
}

/// Draws the symbol as a button that opens the ten symbols.
fn symbol(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, seat: usize) {
    let now = state.seats[seat].symbol;
    let button = ui.add(Button::new("").min_size(Vec2::splat(40.0)));
    let label = say!(page, "client-newgame-symbol", n = seat + 1);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    paint_medallion(
        ui,
        page.look,
        symbol_icon(now),
        button.rect.shrink(2.0),
        house_colour(Seat(seat as u8)),
        Medal::Circle,
    );
    let button = tip(button, format!("{label}\n{}", say!(page, "newgame-symbol-tip")));
    Popup::menu(&button).show(|ui| {
        ui.set_max_width(5.0 * 44.0);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            for symbol in (0..SYMBOLS).map(Some).chain([None]) {
                let bearer = symbol.and_then(|symbol| state.bearer(symbol)).filter(|&bearer| bearer != seat);
                let image = page.look.image(symbol_icon(symbol), 26.0, BONE);
                let button = Button::new(image).selected(symbol == now).min_size(Vec2::splat(38.0));
                let response = ui.add_enabled(bearer.is_none(), button);
                let words = match (bearer, symbol) {
                    (Some(bearer), _) => {
                        say!(page, "newgame-symbol-taken", name = name_of(page, &state.seats[bearer].choice))
                    }
                    (None, Some(symbol)) => say!(page, "client-newgame-symbol-n", n = symbol + 1),
                    (None, None) => say!(page, "client-newgame-symbol-random"),
                };
                response.widget_info(|| {
                    WidgetInfo::selected(WidgetType::RadioButton, bearer.is_none(), symbol == now, &words)
                });
                if tip(response, words.clone()).clicked() {
                    state.mark(seat, symbol);
                }
            }
        });
    });
}

/// Draws the pawn of a King Maker as a button that opens the choice.
fn pawn(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, seat: usize) {
    let chosen = state.pawn(seat);
    let label = match chosen {
        Some(pawn) => {
            let name = name_of(page, &state.seats[pawn].choice);
            say!(page, "newgame-pawn-chosen", name = name, n = pawn + 1)
        }
        None => say!(page, "newgame-pawn-none"),
    };
    ui.add(page.look.image("throne", 20.0, INK));
    let button = ui.add(Button::new("").min_size(Vec2::splat(look::target(ui))));
    let (icon, colour) = match chosen {
        Some(pawn) => (symbol_icon(state.seats[pawn].symbol), house_colour(Seat(pawn as u8))),
        None => ("dice".to_owned(), BONE),
    };
    paint_medallion(ui, page.look, &icon, button.rect.shrink(2.0), colour, Medal::Circle);
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let button = tip(button, format!("{label}\n{}", say!(page, "newgame-pawn-tip")));
    Popup::menu(&button).show(|ui| {
        ui.set_max_width(320.0);
        archfiend::pawn(ui, page, state, seat);
    });
}

fn player(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, seat: usize) {
    let now = state.seats[seat].player.clone();
    let words = |player: &Player| match player {
        Player::Human => (say!(page, "newgame-human"), say!(page, "client-newgame-human-tip")),
        Player::Mind(name) => {
            let (name, how) = page.mind(name);
            (say!(page, "client-newgame-mind", name = name), how)
        }
    };
    let (label, how) = words(&now);
    let chosen = RichText::new(label);
    let list = ComboBox::from_id_salt("player")
        .selected_text(chosen)
        .width(132.0)
        .height(420.0)
        // A click on the folded group in the list must not close the list.
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let response = list.show_ui(ui, |ui| {
        ui.set_min_width(440.0);
        let (label, how) = words(&Player::Human);
        let human = Button::selectable(now == Player::Human, (label, RichText::new(how).small()));
        if ui.add(human.min_size(vec2(ui.available_width(), look::target(ui)))).clicked() {
            state.seats[seat].player = Player::Human;
            ui.close();
        }
        let mind = match &now {
            Player::Human => None,
            Player::Mind(name) => Some(name.as_str()),
        };
        if let Some(chosen) = opponents::list(ui, page.text, mind) {
            state.seats[seat].player = Player::Mind(chosen.to_owned());
        }
    });
    let rule = say!(page, "newgame-mind-tip");
    tip(response.response, format!("{}\n{how}\n\n{rule}", say!(page, "newgame-player")));
}

fn fiend(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, seat: usize) {
    let now = state.seats[seat].choice.clone();
    let mut chosen = None;
    let response = ComboBox::from_id_salt("archfiend")
        .selected_text(name_of(page, &now))
        .width(150.0)
        .height(420.0)
        .show_ui(ui, |ui| {
            let kept = state.on_file.own.iter().cloned().map(|own| Choice::Own(Box::new(own)));
            let kept: Vec<Choice> = kept.collect();
            // An archfiend that is not in the player's files but sits here: from an earlier game,
            // or drawn by chance.
            let here = Some(now.clone()).filter(|now| matches!(now, Choice::Own(_)) && !kept.contains(now));
            let listed = (0..page.catalog.archfiends.len()).map(Choice::Listed);
            let chance = [Choice::Chance, Choice::Thrown].into_iter();
            for option in chance.chain(here).chain(kept).chain(listed) {
                let words = match &option {
                    Choice::Listed(index) => {
                        let def = &page.catalog.archfiends[*index];
                        say!(
                            page,
                            "client-newgame-archfiend-line",
                            name = def.name.as_str(),
                            rank = page.rank(def.rank),
                            stars = difficulty(page, def.difficulty)
                        )
                    }
                    Choice::Own(own) => {
                        say!(page, "newgame-archfiend-own", name = own.name.as_str(), rank = page.rank(own.rank))
                    }
                    Choice::Chance | Choice::Thrown => name_of(page, &option),
                };
                let meaning = match &option {
                    Choice::Listed(index) => page.catalog.archfiends[*index].style.clone(),
                    Choice::Chance => say!(page, "client-newgame-archfiend-random-tip"),
                    Choice::Thrown => say!(page, "newgame-archfiend-thrown-tip"),
                    Choice::Own(archfiend) => {
                        format!("{}\n{}", archfiend.title, say!(page, "newgame-archfiend-own-tip"))
                    }
                };
                if tip(ui.selectable_label(option == now, words), meaning).clicked() {
                    chosen = Some(option);
                }
            }
        });
    let mut meaning = say!(page, "newgame-archfiend");
    if let Choice::Listed(index) = &now {
        let def = &page.catalog.archfiends[*index];
        meaning = format!("{}, {}\n{}", def.name, def.title, def.style);
    }
    tip(response.response, meaning);
    if let Some(choice) = chosen {
        state.choose(seat, choice);
    }
}

/// Returns the difficulty of an archfiend, 0 to 3, as stars and in words.
pub(super) fn difficulty(page: &Page<'_>, difficulty: u8) -> String {
    say!(page, "newgame-stars", stars = stars(difficulty), n = difficulty)
}

/// Returns the difficulty, 0 to 3, as filled stars out of three.
fn stars(difficulty: u8) -> String {
    let filled = usize::from(difficulty).min(3);
    format!("{}{}", "★".repeat(filled), "☆".repeat(3 - filled))
}
