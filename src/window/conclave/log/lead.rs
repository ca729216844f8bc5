//! Where a line of the log leads: every line can be clicked (ux row 29).
//!
//! The canton comes first, because the board shows it. Then comes the other house, and then the
//! sheet or the codex entry of the subject, which is known by the line's icon.

use bevy_egui::egui::{Button, RichText, Ui, vec2};

use crate::chronicle::Line as Told;
use crate::conclave::codex;
use crate::conclave::ministerium::words::say;
use crate::intent::{Dealing, Dossier, Intent, Leaf, Looking, Mark, Reading, Sheet, Tab};
use crate::look::tips::Hint;
use crate::rules::ids::{CantonId, Seat};
use crate::sight::{Sight, Wishes};

/// The destination of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// A canton on the board.
    Canton(CantonId),
    /// The dossier of another house.
    House(Seat),
    /// A sheet of the player.
    Sheet(Sheet),
    /// The codex entry of a term.
    Term(&'static str),
}

/// Returns what a line leads to, for this reader.
#[must_use]
pub fn lead(line: &Told, me: Seat) -> Lead {
    if let Some(canton) = line.about {
        return Lead::Canton(canton);
    }
    match line.seats.iter().find(|&&seat| seat != me) {
        Some(&seat) => Lead::House(seat),
        None => subject(line.icon),
    }
}

/// Returns the sheet or the entry of a subject, by its icon.
fn subject(icon: &str) -> Lead {
    let tab = |tab: Tab| Lead::Sheet(Sheet::Ministerium(tab));
    match icon {
        "bazaar" | "bid" => Lead::Sheet(Sheet::Bazaar),
        "tribute" | "consolidate" => tab(Tab::Tribute),
        // Orders that were refused, or carried out in part.
        "cross" | "warning" => tab(Tab::Orders),
        "event" | "curtain" | "seal" => Lead::Sheet(Sheet::Events(Leaf::Hand)),
        "ritual" | "skull" | "eye" => tab(Tab::Rituals),
        "demand" | "insult" | "emissary" | "vassal" | "vendetta" | "blood-feud" | "threats" => tab(Tab::Diplomacy),
        "prestige" => Lead::Term("prestige"),
        "token" => Lead::Term("conclave-token"),
        "regent" => Lead::Term("regent"),
        "excommunicated" => Lead::Term("excommunication"),
        "usurper" => Lead::Term("usurper"),
        "pandemonium" => Lead::Term("pandemonium"),
        "champion" | "single-combat" => Lead::Term("single-combat"),
        "throne" | "eliminated" => Lead::Term("conclave"),
        "avatar" | "objective" | "level" => tab(Tab::Avatar),
        // Legions, their places and what is attached to them.
        _ => tab(Tab::Forces),
    }
}

/// Draws the headline of a line as a link.
pub fn headline(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, line: &Told, text: RichText) {
    let lead = lead(line, sight.seat());
    let response = ui.add(Button::new(text).frame(false).wrap().min_size(vec2(0.0, sight.look.target())));
    if response.clicked() {
        wishes.extend(follow(lead));
    }
    response.hint(match lead {
        Lead::Canton(canton) => say!(sight, "panel-look", canton = sight.teller().canton_name(canton)),
        Lead::House(seat) => say!(sight, "lead-house", house = sight.teller().seat_name(seat)),
        Lead::Sheet(Sheet::Ministerium(tab)) => {
            say!(sight, "lead-sheet", sheet = sight.text.say(&format!("panel-tab-{}", tab.key())))
        }
        Lead::Sheet(Sheet::Bazaar) => say!(sight, "lead-sheet", sheet = say!(sight, "panel-bazaar")),
        Lead::Sheet(_) => say!(sight, "lead-sheet", sheet = say!(sight, "lead-events")),
        Lead::Term(term) => say!(sight, "lead-term", term = sight.teller().term(term).0),
    });
}

/// Returns the intents that follow a link.
fn follow(lead: Lead) -> Vec<Intent> {
    match lead {
        Lead::Canton(canton) => {
            vec![Looking::Select(Some(Mark::Canton(canton))).into(), Looking::LookAt(canton).into()]
        }
        Lead::House(seat) => vec![
            Dealing::ShowDossier(Dossier::House(seat)).into(),
            Looking::Open(Sheet::Ministerium(Tab::Diplomacy)).into(),
        ],
        Lead::Sheet(sheet) => vec![Looking::Open(sheet).into()],
        Lead::Term(term) => vec![Reading::Open(Some(codex::term_entry(term))).into()],
    }
}
