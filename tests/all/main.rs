//! All tests of the game in one binary, because each binary links the whole engine.

mod annals;
mod archive;
mod arena;
#[cfg(feature = "client")]
mod arena_panels;
mod auctions;
#[cfg(feature = "client")]
mod avatar_panels;
mod battles;
mod cabinet;
mod catalog;
mod chances;
#[cfg(feature = "client")]
mod clicks;
mod codex;
#[cfg(feature = "client")]
mod codex_panels;
mod command_line;
#[cfg(feature = "client")]
mod curtain;
mod dice;
mod diplomacy;
mod diplomacy_panels;
mod doors;
mod durations;
mod event_cards;
#[cfg(feature = "client")]
mod event_panels;
mod foresight;
#[cfg(feature = "client")]
mod foresight_panels;
mod formats;
mod fuzzed;
mod golden;
mod growth;
#[cfg(feature = "client")]
mod hearing;
mod hotseat;
#[cfg(feature = "client")]
mod item_panels;
mod keeping;
mod killed;
mod layers;
#[cfg(feature = "client")]
mod maker_panels;
#[cfg(feature = "client")]
mod map_panels;
mod minds;
mod mods;
mod objectives;
#[cfg(feature = "client")]
mod panels;
mod payment;
mod perks;
mod pictures;
mod post;
#[path = "../program.rs"]
mod program;
mod quarrels;
mod random_games;
mod realm_maps;
mod repeats;
#[cfg(feature = "client")]
mod ritual_panels;
mod rituals;
mod scenarios;
#[cfg(feature = "client")]
mod screens;
mod secrecy;
#[cfg(feature = "client")]
mod settings;
mod shared;
mod standing;
mod text;
#[cfg(feature = "client")]
mod theatre;
#[cfg(feature = "client")]
mod tips;
mod toy;
mod trials;
mod tribute_yield;
mod turning;
mod tutorial;
mod undo;
mod wire;

/// The program that these tests run.
const PROGRAM: &str = env!("CARGO_BIN_EXE_infernal-conclave");
