//! Contents of the codex, the search and the card in their scenes.

use crate::conclave::codex::Reading;

/// The scene with the codex as a page of its own.
pub(super) const PAGE: &str = "codex-page";

/// Returns the intents that open a scene of the codex; none for other scenes.
pub(super) fn readings(scene: &str) -> Vec<Reading> {
    let at = |id: &str| Reading::Open(Some(id.to_owned()));
    match scene {
        "codex" => vec![at("term/vendetta"), Reading::Turn("legion/lemure_levy".to_owned())],
        "codex-term" => vec![at("term/vendetta")],
        "codex-turn" => vec![at("step/turn")],
        "codex-example" => vec![at("example/battle")],
        "codex-archfiend" => vec![at("attribute/martial")],
        "codex-search" => vec![at("term/canton"), Reading::Seek("blod feud".to_owned())],
        "codex-card" => vec![Reading::ShowCard],
        "finder" => vec![Reading::Search, Reading::Find("le".to_owned()), Reading::Point(2)],
        PAGE => vec![Reading::Turn("ritual/dark_augury".to_owned())],
        _ => Vec::new(),
    }
}
