//! Questions of the Combat Phase.

use circles_rules::ids::{Banner, Seat};
use circles_rules::war::{Matter, Side, WarAsk};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_war(&self, ask: &WarAsk, seat: Seat) -> Question {
        let question = match ask {
            WarAsk::Peace(seats) => {
                let others: Vec<Seat> = seats.iter().copied().filter(|other| *other != seat).collect();
                return self.ask("circles-ask-peace", seat, &[("others", self.seats(&others).into())]);
            }
            WarAsk::Oppose { others, .. } => {
                return self.ask("circles-ask-oppose", seat, &[("others", self.seats(others).into())]);
            }
            WarAsk::Choose { .. } => self.ask("circles-ask-side", seat, &[]),
            WarAsk::Join { .. } => self.ask("circles-ask-join", seat, &[]),
            WarAsk::First { matter: Matter::Magic, .. } => self.ask("circles-ask-first-magic", seat, &[]),
            WarAsk::First { matter: Matter::Flight, .. } => self.ask("circles-ask-first-flight", seat, &[]),
            WarAsk::Cast { .. } => self.ask("circles-ask-cast", seat, &[]),
            WarAsk::Hits { blows } => {
                let hits: u32 = blows.iter().filter(|blow| blow.seat() == Some(seat)).map(|blow| blow.hits).sum();
                let numbers = &self.catalog.numbers.combat;
                let about = [
                    ("n", hits.into()),
                    ("legion", numbers.legion_saves.into()),
                    ("hound", numbers.hound_saves.into()),
                    ("lieutenant", numbers.lieutenant_saves.into()),
                ];
                self.ask("circles-ask-hits", seat, &about)
            }
            WarAsk::Flee { .. } => self.ask("circles-ask-retreat", seat, &[]),
        };
        question.and(self.text, self.combat().into_iter().chain(self.joined()))
    }

    /// Returns the daemons that have joined the combat in progress, with their triumvirates.
    fn joined(&self) -> Option<String> {
        let joined = self.game.battle()?.joined.iter().filter(|joined| !joined.gone);
        let named = joined.map(|joined| {
            let about = [("daemon", self.daemon(joined.daemon).into()), ("seat", self.seat(joined.seat).into())];
            self.say_with("circles-combat-joined-one", &about)
        });
        let named: Vec<String> = named.collect();
        let about = [("daemons", self.words().list(&named).into())];
        (!named.is_empty()).then(|| self.say_with("circles-combat-joined", &about))
    }

    /// Returns the combat in progress in a sentence: where, and who fights whom.
    #[must_use]
    pub fn combat(&self) -> Option<String> {
        let battle = self.game.battle()?;
        let side = |side: Side| {
            let mut items: Vec<String> =
                battle.banners(side).iter().map(|banner: &Banner| self.banner(*banner)).collect();
            items.extend(battle.strays.iter().filter(|(_, own)| *own == side).map(|(kind, _)| self.hound(*kind)));
            self.words().list(&items)
        };
        let about = [
            ("place", self.sectio(battle.sectio).into()),
            ("first", side(Side::First).into()),
            ("second", side(Side::Second).into()),
            ("round", battle.round.into()),
        ];
        let id = if battle.round == 0 { "circles-combat-before" } else { "circles-combat" };
        Some(self.say_with(id, &about))
    }
}
