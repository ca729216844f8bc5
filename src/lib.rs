//! Infernal Conclave: a turn-based strategy game of schemes for the empty throne of Hell.
//!
//! # A bird's-eye view
//!
//! Four to six archfiends plan a turn in secret, each with up to six orders. When all have sealed their drafts, the turn is
//! processed in one go: slot by slot, the Regent first and then around the circle, and after the last slot the bazaar,
//! the borders, the healing, the Regency and the token clock.
//!
//! ```text
//!          SeatView::of              Draft                 Sealed               Resolution
//!   Game ----------------> a seat ----------> all seats ------------> resolve ------------> Game, outcomes, log
//!    |    what it may know   person or mind     checked, struck out     pure function        |
//!    +------------------------------------- Archive: seed, drafts, digests, one snapshot <----+
//! ```
//!
//! Everything that decides a game is in that picture: the set-up with its seed, and the drafts. The window, the minds and
//! the command line all stand around it.
//!
//! A turn is easiest understood from [`rules::calendar`] (what happens when), [`rules::resolve`] (how it is run) and one
//! subsystem, say [`rules::tribute`] (what one of them does).
//!
//! # The crates
//!
//! Each is a folder of `src` with a `Cargo.toml` of its own, and knows only those above it in this list:
//!
//! | Crate | Folder | What it is |
//! | --- | --- | --- |
//! | `conclave-rules` | `src/conclave/rules` | The game: plain data and pure functions; Bevy only in each subsystem's `plugin.rs`, behind the feature `bevy` |
//! | `conclave-minds` | `src/conclave/minds` | The AI archfiends |
//! | `conclave-chronicle` | `src/conclave/chronicle` | Every sentence that a player reads, and how facts become sentences |
//! | `conclave` | `src/conclave` | The three together |
//! | `table` | `src/table` | A game being played: drafts with undo, saves, replays, set-ups |
//! | `window` | `src/window` | Bevy and egui; empty without its feature `engine` |
//! | `infernal-conclave` | `src` | The program: the command line, and all crates under one name for the tests |
//!
//! # The code map
//!
//! | Module | What it is |
//! | --- | --- |
//! | [`rules`] | The game: plain data and pure functions |
//! | [`rules::game`] | A whole game, one private slice a subsystem; set-ups and the founding of a game |
//! | [`rules::ids`] | Newtypes for seats, slots, cantons, legions, places, cards and kinds |
//! | [`rules::catalog`] | Every definition and every number, read from `assets/catalog` and checked before play |
//! | [`rules::rulebook`] | What the subsystems register: steps and the rules of orders, bound in a fixed order |
//! | [`rules::calendar`] | The order of a turn, as a list |
//! | [`rules::resolve`] | Processing a turn: the only place where a game changes |
//! | [`rules::orders`] | Orders, drafts, planning one slot after the other, sealing, outcomes and refusals |
//! | [`rules::facts`] | What happened, in the past tense, and who may know it |
//! | [`rules::view`] | What one seat may lawfully know, and how a mind imagines the rest |
//! | [`rules::expectations`] | What houses usually have by some turn, for whoever has to imagine it |
//! | [`rules::shared`] | What copies of a game share until one of them changes it |
//! | [`rules::dice`] | Named streams of rolls |
//! | [`rules::digest`] | The fingerprint of a whole game |
//! | [`rules::tableau`] | Small positions described by hand, for scenarios, puzzles and pictures |
//! | [`rules::realm`] | The wrapping hex map: generation, terrain, the right to enter a canton, borders |
//! | [`rules::archfiends`] | Ranks, attributes, disciplines and what follows from them |
//! | [`rules::tribute`] | Demands, offers, vaults, payment, consolidation |
//! | [`rules::bazaar`] | Stock, sealed bids, winners |
//! | [`rules::forces`] | Legions and places of power: marching, flying, healing, mustering, growth, upkeep |
//! | [`rules::attachments`] | Praetors, artifacts, relics and combat cards: who has them, where, and what is active there |
//! | [`rules::manuscripts`] | Pieces of manuscripts: the search for them, training, Rites and Machines |
//! | [`rules::combat`] | Battles: sides and support, stages with dice or counted through, the report, the aftermath |
//! | [`rules::arena`] | Single combat: moves, plans, blows, counsel and forecast; the Champions of Pandemonium, tournaments |
//! | [`rules::diplomacy`] | Stances, threats, demands, insults, emissaries, vendettas, blood feuds, blood vassals |
//! | [`rules::objectives`] | The seven public objectives and the secret ones: decks, draws, deeds, and how far a house has come |
//! | [`rules::conclave`] | Regency, prestige, the token clock, the ways to win, elimination |
//! | `minds` | Minds that hand in drafts, by name |
//! | `table` | Drafting with undo, saves, replays, archfiends and set-ups of a player |
//! | `text` | Words: every sentence that a player reads, from `assets/text` |
//! | `chronicle` | Facts, orders and numbers turned into those sentences |
//! | `commands` | The command line: play, simulate, tune, replay, odds, check, screenshot |
//! | `window` | The window (feature `client`): screens, board, Ministerium, bazaar, theatres |
//!
//! Each subsystem has two doors: `register`, which needs no Bevy and serves simulations, benches, tests and the threads of
//! the minds, and a thin Bevy plugin in its `plugin.rs`.
//!
//! # Invariants
//!
//! These are written as absences, because what is not there is what nobody sees when reading. `tests/all/layers.rs` enforces
//! those that only a scan of the source can see; the walls between crates the compiler keeps.
//!
//! **Rules do not know that they are drawn.** Below [`rules`] nothing imports Bevy, except each subsystem's `plugin.rs`.
//! There is no clock, no float, no global generator of random numbers, and no `HashMap` or `HashSet`, whose order would
//! differ from run to run. The same seed and the same drafts give the same game, byte for byte, on any machine and any
//! number of threads.
//!
//! **Nothing but a turn changes a game.** [`resolve`](rules::resolve::resolve) does not touch what it is given and keeps
//! nothing back: its result is the new [`Game`](rules::game::Game), every order's explained outcome, and the log of facts.
//! It never asks anybody anything. A choice that it raises waits in the game and is answered with the next draft, or by the
//! manual's default. An order that has become impossible is refused with a reason, and the turn goes on.
//!
//! **Nothing in a game can be worked out.** A [`Game`](rules::game::Game) is one plain value that can be cloned, compared,
//! saved and sent to another thread. It holds no definitions: cards, legions and numbers live in the checked
//! [`Catalog`](rules::catalog::Catalog), and saves name them by id. It holds no derived numbers: order slots, command
//! ratings and costs are queries. It holds no generator: [`dice`](rules::dice) find their stream by seed, turn and purpose.
//!
//! **No eye sees the game.** [`SeatView::of`](rules::view::SeatView::of) is the only way from a game to a screen or a mind,
//! and what a seat may not know is not in it: other vaults and offers, other bids, other houses' attributes, what stands on
//! others' combat cards, other drafts, the seed. Logs go through [`facts::log_seen_by`](rules::facts::log_seen_by). Only a replay and the reveal after the end are
//! [`unveiled`](rules::view::SeatView::unveiled); no game in play ever is. A mind that must guess plays on
//! [`imagine`](rules::view::SeatView::imagine), in which all that is hidden has been dealt anew and the dice are others.
//!
//! **There is no second way to play.** People and minds hand in the same [`Draft`](rules::orders::Draft), offered by the
//! same [`Drafting::legal`](rules::orders::Drafting::legal) and passed by the same check. Minds obey every rule that binds
//! a person, see no more and get nothing for free.
//!
//! **The picture holds no rules.** Entities mirror what the seated player may see, keyed by our ids. None of them is ever
//! asked what is true.
//!
//! **Undo never crosses the end of a turn.** It is a stack of drafts, and a new turn has a new one. To go further back, play
//! a recorded game again and branch off.
//!
//! **There are no silent defaults in the data.** A missing number or an unknown field is a fault; a catalog with one fault
//! is not played, and all faults are reported at once.
//!
//! **No `_` in a match over an enum of the rules.** `Order`, `Fact`, `Step` and their kind are closed, so that whoever adds
//! a variant is led by the compiler to every place that has to answer for it.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub use ::table;
#[cfg(feature = "client")]
pub use ::window;
pub use conclave::{chronicle, minds, rules, text};

pub mod commands;
