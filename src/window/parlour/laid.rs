//! The trait [`Laid`]: how the table of one game looks. What all tables share is drawn by `table`,
//! `panel` and `story`.

use bevy_egui::egui::{Color32, Context, Key, Rect, Ui};
use table_text::telling::{Line, Tone};

use super::Hosted;
use super::desktop::{Desktop, Leaf};
use super::sight::Sight;
use super::watch::Watched;
use crate::look::palette::{ASH, BONE, EMBER, GOLD, VERDIGRIS};
use crate::sight::Wishes;

/// A fact in words.
#[derive(Clone, Debug)]
pub(crate) struct Told {
    /// The name of its icon.
    pub icon: &'static str,
    /// The sentence.
    pub headline: String,
    /// Further sentences.
    pub detail: Vec<String>,
    /// Its colour on iron. The words say the same.
    pub hue: Color32,
    /// True if it is told in red ink on parchment.
    pub grave: bool,
}

impl<C> From<Line<C>> for Told {
    fn from(line: Line<C>) -> Self {
        let hue = match line.tone {
            Tone::Good => VERDIGRIS,
            Tone::Bad | Tone::War => EMBER,
            Tone::Court => GOLD,
            Tone::Market => BONE,
            Tone::Quiet => ASH,
        };
        let grave = matches!(line.tone, Tone::Bad | Tone::War);
        Self { icon: line.icon, headline: line.headline, detail: line.detail, hue, grave }
    }
}

/// A sheet that a table opens from its bar.
pub(crate) struct Way<S> {
    /// The name of its icon.
    pub icon: &'static str,
    /// Its meaning.
    pub meaning: String,
    /// The letter that opens it, unless the player has given it away.
    pub key: Key,
    /// The sheet.
    pub sheet: S,
}

/// How the table of a game looks.
pub(crate) trait Laid: Hosted {
    /// True if what happens is told in the panel at the side, so that it covers nothing of the table.
    const ASIDE: bool = false;

    /// Returns a fact in words.
    fn line(sight: &Sight<'_, Self>, fact: &Self::Entry) -> Told;

    /// Draws on parchment whom and what a fact is about, before its words if `before`, else under
    /// them.
    fn figures(ui: &mut Ui, sight: &Sight<'_, Self>, fact: &Self::Entry, before: bool);

    /// Draws the state of the game in the bar.
    fn heading(ui: &mut Ui, sight: &Sight<'_, Self>);

    /// Returns the sheets of its own in the bar.
    fn ways(sight: &Sight<'_, Self>) -> Vec<Way<Self::Sheet>>;

    /// Draws the table, with what is being told.
    fn lay(ui: &mut Ui, sight: &Sight<'_, Self>, desktop: &mut Desktop<Self>, wishes: &mut Wishes, room: Rect);

    /// Draws a sheet of its own, or the codex.
    fn sheet(ctx: &Context, sight: &Sight<'_, Self>, desktop: &mut Desktop<Self>, wishes: &mut Wishes);

    /// Draws the tile of a seat for the replay. Returns true if it was clicked.
    fn devil(ui: &mut Ui, sight: &Sight<'_, Self>, seat: table::seats::Seat, chosen: bool) -> bool;

    /// Draws what minds weighed at the shown step of a replay.
    fn minutes(ui: &mut Ui, sight: &Sight<'_, Self>, watched: &Watched<Self>);

    /// Draws the final count. False if the game is not over.
    fn count(ui: &mut Ui, sight: &Sight<'_, Self>, wishes: &mut Wishes) -> bool;

    /// Returns the names of devils in a row.
    fn names(sight: &Sight<'_, Self>, seats: &[table::seats::Seat]) -> String;

    /// Returns the title of the question that is asked, and its text.
    fn question(sight: &Sight<'_, Self>) -> (String, String);

    /// Returns an answer in words.
    fn answer(sight: &Sight<'_, Self>, choice: &Self::Choice) -> String;

    /// Returns the rule that an answer breaks.
    fn refusal(sight: &Sight<'_, Self>, choice: &Self::Choice) -> Option<String>;

    /// Draws the form of the question. Returns the answer as it is after this frame.
    fn form(ui: &mut Ui, sight: &Sight<'_, Self>, choice: Self::Choice, desktop: &mut Desktop<Self>) -> Self::Choice;
}

/// A round table without a map, seen from one chair: the others behind it, what happens in the middle,
/// one's own side before it.
pub(crate) trait Round: Laid {
    /// Share of the table's height that one's own side has.
    const OWN_SIDE: f32;
    /// Share of the rest that the places of the others have, and while a clerk explains.
    const OTHERS: (f32, f32);

    /// Draws the places of the others, from the left of the chair to its right.
    fn others(ui: &mut Ui, sight: &Sight<'_, Self>, desktop: &mut Desktop<Self>);

    /// Draws the middle of the table while nothing is told.
    fn middle(ui: &mut Ui, sight: &Sight<'_, Self>, desktop: &mut Desktop<Self>, wishes: &mut Wishes);

    /// Draws one's own side.
    fn own_side(ui: &mut Ui, sight: &Sight<'_, Self>, desktop: &mut Desktop<Self>);
}

/// Returns the sheet that the codex key opens.
pub(super) const fn codex<S>() -> Leaf<S> {
    Leaf::Codex(String::new())
}
