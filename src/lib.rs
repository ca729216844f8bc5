//! Infernal Conclave: a turn-based strategy game of schemes for the empty throne of Hell.
//!
//! # Overview
//!
//! In each turn, four to six archfiends plan up to six orders each, in secret. When all drafts are
//! sealed, the whole turn is processed at once. It is processed slot by slot; within a slot, the
//! Regent comes first, then the others around the circle. After the last slot come the bazaar, the
//! borders, healing, the Regency and the token clock.
//!
//! ```text
//!        SeatView::of            Draft               Sealed            Resolution
//!  Game --------------> a seat --------> all seats ---------> resolve -----------> Game,
//!   |   what it may know  person or mind   checked, struck out  pure function      outcomes, log
//!   +------------------------------- Archive: seed, drafts, digests, one snapshot <--+
//! ```
//!
//! The picture contains everything that decides a game: the set-up with its seed, and the drafts.
//! The window, the minds and the command line are outside of it.
//!
//! To understand a turn, start with [`rules::calendar`] (the order of its steps),
//! [`rules::resolve`] (their processing) and one subsystem, for example [`rules::tribute`].
//!
//! # The crates
//!
//! Each crate is a folder of `src` with a separate `Cargo.toml`. It depends only on crates above it
//! in this list:
//!
//! | Crate | Folder | What it is |
//! | --- | --- | --- |
//! | `table-core` | `src/table/core` | Seats, dice, digests: for the rules of any game |
//! | `table-data` | `src/table/data` | How catalogs are read, with the mods that change them |
//! | `table` | `src/table` | Any game being played: saves, replays, hot-seat, generic minds |
//! | `table-text` | `src/table/text` | Every sentence that a player reads, from `assets` |
//! | `conclave-rules` | `src/conclave/rules` | The main game; Bevy only in each `plugin.rs` |
//! | `conclave-minds` | `src/conclave/minds` | The AI archfiends |
//! | `conclave-chronicle` | `src/conclave/chronicle` | Facts, orders and numbers in words |
//! | `conclave-table` | `src/conclave/table` | The main game at the table: drafts, set-ups |
//! | `conclave` | `src/conclave` | The four together |
//! | `oaths-rules` | `src/oaths/rules` | Oaths of the Pit, a card game at the same table |
//! | `oaths-minds` | `src/oaths/minds` | Its devils that deal |
//! | `oaths-table` | `src/oaths/table` | Its place at the table, on the wire and in the post |
//! | `oaths-chronicle` | `src/oaths/chronicle` | Its words |
//! | `oaths-first-…` | `src/oaths/first` | Rules, minds and words of its first edition |
//! | `oaths` | `src/oaths` | All of these together |
//! | `circles-catalog` | `src/circles/catalog` | The cards and numbers of Nine Circles |
//! | `circles-rules` | `src/circles/rules` | Nine Circles, a game of marches at the same table |
//! | `circles-minds` | `src/circles/minds` | Its triumvirates that march, deal and pray |
//! | `circles-table` | `src/circles/table` | Its place at the table, on the wire and in the post |
//! | `circles-chronicle` | `src/circles/chronicle` | Its words |
//! | `circles` | `src/circles` | All of these together |
//! | `terminal` | `src/terminal` | Input and output of commands |
//! | `simulation` | `src/simulation` | Whole games between minds, and measurements of them |
//! | `infernal-lab` | `src/lab` | A second program: tunes minds, plays leagues, measures balance, proves games |
//! | `window` | `src/window` | Bevy and egui; empty without its feature `engine` |
//! | `infernal-conclave` | `src` | The command line, and all crates under one name for the tests |
//!
//! A table in `tests/all/layers.rs` says which crate may know which.
//!
//! # The code map
//!
//! | Module | What it is |
//! | --- | --- |
//! | [`rules`] | The game: plain data and pure functions |
//! | [`rules::game`] | A whole game, one private part per subsystem; set-ups, founding of a game |
//! | [`rules::ids`] | Newtypes for seats, slots, cantons, legions, places, cards and kinds |
//! | [`rules::catalog`] | All definitions and numbers, read from `assets/catalog` and checked |
//! | [`rules::rulebook`] | The steps and rules of orders of all subsystems, in a fixed order |
//! | [`rules::calendar`] | The order of a turn, as a list |
//! | [`rules::resolve`] | Processing of a turn: the only place where a game changes |
//! | [`rules::orders`] | Orders, drafts, planning slot by slot, sealing, outcomes and refusals |
//! | [`rules::facts`] | The events of a turn, and the seats that may know them |
//! | [`rules::view`] | The legal knowledge of a seat, and games imagined from it |
//! | [`rules::expectations`] | Typical values of houses by turn, used to imagine hidden facts |
//! | [`rules::shared`] | Copy-on-write parts of a game |
//! | [`rules::dice`] | Named streams of rolls |
//! | [`rules::digest`] | The fingerprint of a whole game |
//! | [`rules::tableau`] | Small hand-written positions for scenarios, puzzles and pictures |
//! | [`rules::realm`] | The wrapping hex map: generation, terrain, rights to enter, borders |
//! | [`rules::archfiends`] | Ranks, attributes, disciplines and their consequences |
//! | [`rules::tribute`] | Demands, offers, vaults, payment, consolidation |
//! | [`rules::bazaar`] | Stock, sealed bids, winners |
//! | [`rules::forces`] | Legions and places of power: movement, healing, muster, growth, upkeep |
//! | [`rules::attachments`] | Praetors, artifacts, relics, combat cards: owners, places, effects |
//! | [`rules::manuscripts`] | Pieces, the search for them, training, Rites and Machines |
//! | [`rules::combat`] | Battles: support, stages (rolled or enumerated), report, aftermath |
//! | [`rules::arena`] | Single combat: moves, plans, forecast; the Champions, tournaments |
//! | [`rules::diplomacy`] | Threats, demands, insults, emissaries, vendettas, feuds, vassals |
//! | [`rules::objectives`] | The seven public objectives, the secret ones, decks and progress |
//! | [`rules::rituals`] | The ritual chamber, challenges, effects, standing rituals |
//! | [`rules::events`] | The event deck, hands, edicts, decrees, undertakings |
//! | [`rules::conclave`] | Regency, prestige, the token clock, the ways to win, elimination |
//! | `minds` | Minds that choose drafts, by name |
//! | `table` | Drafts with undo, saves, replays, the player's archfiends and set-ups |
//! | `chronicle` | Sentences about facts, orders and numbers; the codex |
//! | `commands` | The command line: play, simulate, replay, odds, codex, check, screenshot |
//! | `window` | The window (feature `client`): screens, board, Ministerium, bazaar, theatres |
//!
//! Each subsystem has two entry points. `register` needs no Bevy; simulations, benches, tests and
//! the threads of the minds use it. The other one is a thin Bevy plugin in its `plugin.rs`.
//!
//! # Invariants
//!
//! Most of these rules forbid something, and a reader does not notice the absence of a thing.
//! `tests/all/layers.rs` checks the rules that only a scan of the source can check. The compiler
//! checks the dependencies between crates.
//!
//! **The rules do not depend on the display.** No module of [`rules`] imports Bevy, except each
//! subsystem's `plugin.rs`, behind the feature `bevy`. The rules use no clock, no floats and no
//! global random number generator. They use no `HashMap` or `HashSet`, whose order would differ
//! from run to run. Equal seeds and drafts give equal games, byte for byte, on any machine and any
//! number of threads.
//!
//! **Only a turn changes a game.** [`resolve`](rules::resolve::resolve) changes none of its inputs
//! and keeps no state. It returns the new [`Game`](rules::game::Game), the explained outcome of
//! every order, and the log of facts. It never asks a player. If it raises a question, the question
//! waits in the game. The next draft answers it, or else the manual's default applies. An order
//! that has become impossible is refused with a reason, and the turn continues.
//!
//! **A game contains nothing that can be calculated.** A [`Game`](rules::game::Game) is one plain
//! value. It can be cloned, compared, saved and sent to another thread. It contains no definitions:
//! cards, legions and numbers are in the checked [`Catalog`](rules::catalog::Catalog), and saves
//! name them by id. It contains no derived numbers: order slots, command ratings and costs are
//! queries. It contains no random number generator: seed, turn and purpose identify a stream of
//! [`dice`](rules::dice).
//!
//! **Screens and minds have no access to the game.** They get a
//! [`SeatView`](rules::view::SeatView), which [`SeatView::of`](rules::view::SeatView::of) makes
//! from a game. The view omits everything that the seat may not know, for example the seed, and the
//! vaults, offers, bids, attributes, drafts and contents of combat cards of other houses. Logs pass
//! through [`facts::log_seen_by`](rules::facts::log_seen_by). Only replays and the reveal after the
//! end are [`unveiled`](rules::view::SeatView::unveiled); a game in progress never is. A mind that
//! must guess uses [`imagine`](rules::view::SeatView::imagine), which invents all hidden
//! information and uses other dice.
//!
//! **There is only one way to play.** People and minds submit the same
//! [`Draft`](rules::orders::Draft). The same [`Drafting::legal`](rules::orders::Drafting::legal)
//! offers their orders, and the same check accepts them. Minds obey every rule that applies to a
//! person, see no more, and get nothing for free.
//!
//! **The display contains no rules.** Entities show the information that the seated player may see,
//! and are identified by the ids of the game. They are never used as a source of information.
//!
//! **Undo never crosses the end of a turn.** The undo history is a stack of drafts, and every turn
//! starts a new one. To go back further, replay a recorded game and make a branch.
//!
//! **The data have no silent defaults.** A missing number or an unknown field is a fault. A catalog
//! with any fault is rejected, and all faults are reported at once.
//!
//! **No `_` in a match over an enum of the rules.** `Order`, `Fact`, `Step` and similar enums are
//! closed. When a contributor adds a variant, the compiler reports every place that must handle it.
//!
//! # Glossary
//!
//! One word for one thing. Words of the manual keep the manual's meaning.
//!
//! | Word | Meaning |
//! | --- | --- |
//! | archfiend | A character, as it is made before the game |
//! | house | An archfiend's state in a game: rank, attributes, perks |
//! | seat | A chair at the table, 0 to 5; names a player and its house in all code |
//! | charter | The settings and seats from which a game is founded; nothing in it is random |
//! | set-up | The form of a new game; it may leave things to chance, which a charter cannot |
//! | canton | One hexagon of the map |
//! | place | A place of power, a stronghold or Pandemonium |
//! | order | One action in a slot; a draft has up to six |
//! | answer | The reply to a question that a turn raised |
//! | draft | The orders and answers of one seat for one turn |
//! | sealed | Checked and no longer changeable, said of all drafts of a turn |
//! | outcome | The explained result of one order; a refusal is the reason that it failed |
//! | fact | One thing that happened; an entry is a fact with its moment |
//! | step, slot, moment | The parts of a turn; a moment is either of the others |
//! | catalog | All definitions and numbers, from `assets/catalog` |
//! | rulebook | The catalog, and the steps and orders that subsystems registered |
//! | view | The part of a game that a seat may see |
//! | tableau | A small position written by hand |
//! | affair, grievance, claim | Steps of diplomacy on the way to a vendetta (manual 4.14) |
//! | curse | A ritual's effect on legions or places that lasts (manual appendix I) |
//! | mind | An AI player |
//! | planner | The engine that estimates the worth of orders; every mind above `turtle` uses it |
//! | searcher | A mind that simulates whole turns of several plans: imp, fiend, duke, prince |
//! | plan | An aim that a searcher pursues for several turns |
//! | whim | A turn that no plan would write |
//! | draft writer | Writes a draft for a plan, slot by slot |
//! | outlook | The estimate of every house's chance to win |
//! | codex | The encyclopedia, generated from data and texts; a page of it is a codex entry |
//! | rationale | The reasons of a mind for one draft; motives are all of a finished game |
//! | chronicle | The crate that turns facts, orders and numbers into sentences |
//! | teller | The type that does it, for one view and one language |
//! | foresight | What a plan brings if no other house acts; sure, or only expected |
//! | prospect | A house's final count if the game ended now, and if nothing changes |
//! | counsel | What the clerk tells the player on the board: duties, news, lessons, chances |
//! | appraisal | What a sober mind thinks of the player's position |
//! | session | A game being played at this machine |
//! | desk | A draft with undo and redo |
//! | belongings | Notes, repeats, camera position and PIN of a seat's player |
//! | repeats | The orders that a player gives again in each turn |
//! | archive | A game, turn by turn; a save is its file, a replay is an archive played again |
//! | branch | A new game that begins at a turn of an archive |
//! | witness | The seat whose knowledge of a saved game may be shown |
//! | shelf, leaf | A folder of a player's own files, and one of them |
//! | lesson, chapter, step | The tutorial: a chapter that is played, and its parts |
//! | deed | What a step of the tutorial waits for |
//! | clerk | Who speaks in a lesson |
//! | page | A full-screen screen; a sheet lies over the board |
//! | Ministerium | The sheet with the seven tabs of the manual |
//! | theatre | The sheet that shows a battle or a duel step by step |
//! | hand | Everything that the window knows of the seated player's game |
//! | sight | Everything that a panel may read |
//! | intent | A player's input, sent by a panel and carried out by a system |
//! | map mode | A way to colour the map for one question; its chart sorts every canton |
//! | hex cursor | The canton that keys move over the map, in place of the pointer |
//! | pin | A private note on a canton or a house, kept in the notes of its player |
//! | part | What one house does in one slot, or a step of the turn, in the bar of a playback |
//! | tip | An explanation beside a widget; it floats, or is pinned and stays |
//! | subject | The codex entry about what the player points at; the codex opens there |
//! | notice | A sentence about a success or failure; it stays until it is dismissed |
//! | scene | A named position of the window, for pictures and tests |
//! | fixture | A constructed game for a scene |

#[cfg(feature = "client")]
pub use ::window;
pub use conclave::table;
pub use conclave::{chronicle, minds, rules};

pub mod commands;
