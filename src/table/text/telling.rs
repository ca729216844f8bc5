//! What a chronicle tells: lines about what happened, and questions.
//!
//! Not here: where they are drawn, and the words of any game.

use table_core::seats::Seat;

use crate::phrases;
use crate::text::Text;

/// The mood of a line for its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// Good for the reader's seat.
    Good,
    /// Bad for the reader's seat.
    Bad,
    /// About war.
    War,
    /// About votes, honours and points.
    Court,
    /// About cards and deals.
    Market,
    /// Of little importance.
    Quiet,
}

/// One line of the chronicle. `C` names a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<C> {
    /// The name of an icon in `assets/icons`.
    pub icon: &'static str,
    /// The sentence of the line.
    pub headline: String,
    /// Further sentences.
    pub detail: Vec<String>,
    /// The mood for its reader.
    pub tone: Tone,
    /// The seats that the line is about, each once.
    pub seats: Vec<Seat>,
    /// The cards that the line is about, each once.
    pub cards: Vec<C>,
}

impl<C: Copy + PartialEq> Line<C> {
    /// Creates a line that is about nobody yet.
    #[must_use]
    pub const fn new(icon: &'static str, tone: Tone, headline: String) -> Self {
        Self { icon, headline, detail: Vec::new(), tone, seats: Vec::new(), cards: Vec::new() }
    }

    /// Adds seats.
    #[must_use]
    pub fn of(mut self, seats: impl IntoIterator<Item = Seat>) -> Self {
        for seat in seats {
            if !self.seats.contains(&seat) {
                self.seats.push(seat);
            }
        }
        self
    }

    /// Adds cards.
    #[must_use]
    pub fn about(mut self, cards: &[C]) -> Self {
        for card in cards {
            if !self.cards.contains(card) {
                self.cards.push(*card);
            }
        }
        self
    }

    /// Adds sentences below the headline.
    #[must_use]
    pub fn with(mut self, detail: impl IntoIterator<Item = String>) -> Self {
        self.detail.extend(detail);
        self
    }
}

/// Returns lines as text for a terminal. Further sentences are indented below their headline.
pub fn log_text<C>(lines: impl IntoIterator<Item = Line<C>>) -> Vec<String> {
    let told = lines.into_iter().flat_map(|line| {
        let detail = line.detail.into_iter().map(|detail| format!("  {detail}"));
        std::iter::once(line.headline).chain(detail).collect::<Vec<String>>()
    });
    told.collect()
}

/// Returns a heading, by its id, with lines indented below it.
#[must_use]
pub fn section(text: &Text, heading: &str, lines: &[String]) -> String {
    let lines: String = lines.iter().map(|line| format!("  {line}\n")).collect();
    format!("{}\n{lines}", text.say(heading))
}

/// The head of a seat's panel: what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// A few words.
    pub title: String,
    /// The question, with the rule that matters and its numbers.
    pub text: String,
}

impl Question {
    /// Adds sentences to the text.
    #[must_use]
    pub fn and(mut self, words: &Text, sentences: impl IntoIterator<Item = String>) -> Self {
        let all: Vec<String> = std::iter::once(self.text).chain(sentences).collect();
        self.text = phrases::paragraph(words, &all);
        self
    }
}
