//! How the table looks.

use bevy_egui::egui::{Context, Key, Rect, RichText, Ui};
use circles::rules::facts::Fact;
use circles::rules::ids::{Place, Seat};
use circles::rules::step::{self, Choice};
use circles::table::Circles;

use super::desktop::{Desktop, Sheet};
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use};
use super::{Marks, Watched, choice, end, minutes, sheets, table};
use crate::look::palette::ASH;
use crate::look::tips::{Hint, cut};
use crate::look::{bold, title};
use crate::parlour::{Laid, Told, Way};
use crate::shell::screens::say;
use crate::sight::Wishes;

impl Laid for Circles {
    const ASIDE: bool = true;

    fn line(sight: &Sight<'_>, fact: &Fact) -> Told {
        sight.teller().fact(fact).into()
    }

    fn figures(ui: &mut Ui, sight: &Sight<'_>, fact: &Fact, before: bool) {
        table::figures(ui, sight, fact, before);
    }

    fn heading(ui: &mut Ui, sight: &Sight<'_>) {
        let game = sight.game();
        if game.turn() > 0 {
            let about = [("n", game.turn().into()), ("of", game.charter().turns.into())];
            let turn = sight.text.say_with("circles-ui-turn-of", &about);
            ui.label(bold(turn)).hint(say!(sight, "circles-ui-turn-tip", sixes = sight.catalog.numbers.sixes));
        }
        if let Some(ask) = game.due() {
            if game.turn() > 0 {
                ui.label(RichText::new("·").color(ASH));
            }
            cut(ui, RichText::new(sight.teller().phase_of(ask)).text_style(title()).size(18.0));
        }
    }

    fn ways(sight: &Sight<'_>) -> Vec<Way<Sheet>> {
        let meaning = say!(sight, "circles-ui-antehell-tip");
        vec![Way { icon: "place", meaning, key: Key::A, sheet: Sheet::Place(Place::AnteHell) }]
    }

    fn lay(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes, room: Rect) {
        table::lay(ui, sight, desktop, wishes, room);
    }

    fn sheet(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
        sheets::show(ctx, sight, desktop, wishes);
    }

    fn devil(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, chosen: bool) -> bool {
        Tile::new(Thing::Seat(seat), Size::Small).used(Use::toggle(chosen)).show(ui, sight).clicked()
    }

    fn minutes(ui: &mut Ui, sight: &Sight<'_>, watched: &Watched) {
        minutes::show(ui, sight, watched);
    }

    fn count(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) -> bool {
        let ending = sight.chair.now().game().ending();
        ending.map(|ending| end::show(ui, sight, ending, wishes)).is_some()
    }

    fn names(sight: &Sight<'_>, seats: &[Seat]) -> String {
        sight.teller().seats(seats)
    }

    fn question(sight: &Sight<'_>) -> (String, String) {
        let Some(ask) = sight.game().due() else { return Default::default() };
        let question = sight.teller().question_of(ask, sight.seat());
        (question.title, question.text)
    }

    fn answer(sight: &Sight<'_>, choice: &Choice) -> String {
        sight.teller().said(choice)
    }

    fn refusal(sight: &Sight<'_>, choice: &Choice) -> Option<String> {
        let checked = step::check(sight.catalog, sight.game(), choice);
        checked.err().map(|refusal| sight.teller().refusal(refusal))
    }

    fn form(ui: &mut Ui, sight: &Sight<'_>, choice: Choice, desktop: &mut Desktop) -> Choice {
        let Some(ask) = sight.game().due() else { return choice };
        desktop.own.marks = Marks::default();
        Choice { seat: choice.seat, answer: choice::form(ui, sight, ask, choice.answer, desktop) }
    }
}
