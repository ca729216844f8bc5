//! Infernal Conclave: a turn-based strategy game of schemes for the empty throne of Hell.

pub mod rules;
