//! Every test of the game in one binary, because each binary links the whole engine.

mod auctions;
mod catalog;
mod dice;
mod layers;
mod payment;
mod random_games;
mod realm_maps;
mod scenarios;
