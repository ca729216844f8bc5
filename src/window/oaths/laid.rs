//! How the table of Oaths looks.

use bevy_egui::egui::{Context, Key, Rect, RichText, Ui};
use oaths::rules::facts::Fact;
use oaths::rules::ids::Seat;
use oaths::rules::step::{self, Choice};
use oaths::table::Oaths;

use super::desktop::{Desktop, Sheet};
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, Use};
use super::{Watched, choice, end, minutes, sheets, story, table};
use crate::look::palette::ASH;
use crate::look::tips::{Hint, cut};
use crate::look::{bold, title};
use crate::parlour::table::rows;
use crate::parlour::{Laid, Round, Told, Way};
use crate::shell::screens::say;
use crate::sight::Wishes;

impl Laid for Oaths {
    fn line(sight: &Sight<'_>, fact: &Fact) -> Told {
        sight.teller().fact(fact).into()
    }

    fn figures(ui: &mut Ui, sight: &Sight<'_>, fact: &Fact, before: bool) {
        story::figures(ui, sight, fact, before);
    }

    fn heading(ui: &mut Ui, sight: &Sight<'_>) {
        let game = sight.game();
        let round = say!(sight, "oaths-ui-round", n = game.round(), of = sight.catalog.numbers.rounds);
        ui.label(bold(round)).hint(say!(sight, "oaths-ui-round-tip"));
        if let Some(step) = game.due() {
            ui.label(RichText::new("·").color(ASH));
            cut(ui, RichText::new(sight.teller().phase(step)).text_style(title()).size(18.0));
        }
    }

    fn ways(sight: &Sight<'_>) -> Vec<Way<Sheet>> {
        let meaning = say!(sight, "oaths-ui-promises-tip");
        vec![Way { icon: "loyalty", meaning, key: Key::P, sheet: Sheet::Promises }]
    }

    fn lay(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes, room: Rect) {
        rows::<Self>(ui, sight, desktop, wishes, room);
    }

    fn sheet(ctx: &Context, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes) {
        sheets::show(ctx, sight, desktop, wishes);
    }

    fn devil(ui: &mut Ui, sight: &Sight<'_>, seat: Seat, chosen: bool) -> bool {
        Tile::new(Thing::Devil(seat), Size::Small).used(Use::toggle(chosen)).show(ui, sight).clicked()
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
        let Some(step) = sight.game().due() else { return Default::default() };
        let question = sight.teller().question(step, sight.seat());
        (question.title, question.text)
    }

    fn answer(sight: &Sight<'_>, choice: &Choice) -> String {
        sight.game().due().map_or_else(String::new, |step| sight.teller().answer(choice, step))
    }

    fn refusal(sight: &Sight<'_>, choice: &Choice) -> Option<String> {
        let checked = step::check(sight.catalog, sight.game(), choice);
        checked.err().map(|refusal| sight.teller().refusal(refusal))
    }

    fn form(ui: &mut Ui, sight: &Sight<'_>, choice: Choice, desktop: &mut Desktop) -> Choice {
        let Some(step) = sight.game().due() else { return choice };
        Choice { seat: choice.seat, answer: choice::form(ui, sight, step, choice.answer, desktop) }
    }
}

impl Round for Oaths {
    const OWN_SIDE: f32 = 0.41;
    const OTHERS: (f32, f32) = (0.58, 0.5);

    fn others(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
        table::others(ui, sight, desktop);
    }

    fn middle(ui: &mut Ui, sight: &Sight<'_>, _desktop: &mut Desktop, wishes: &mut Wishes) {
        table::middle(ui, sight, wishes);
    }

    fn own_side(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop) {
        table::own_side(ui, sight, desktop);
    }
}
