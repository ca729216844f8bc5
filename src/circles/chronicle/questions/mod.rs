//! The questions of all steps: a short title, and a text with the numbers that matter.

mod war;
mod world;

use circles_rules::action::ActionAsk;
use circles_rules::dusk::DuskAsk;
use circles_rules::hand::HandAsk;
use circles_rules::ids::{DaemonKind, Seat, Talent};
use circles_rules::setup::SetupAsk;
use circles_rules::souls::SoulsAsk;
use circles_rules::step::{Ask, Step};
use circles_rules::strokes::StrokeAsk;
use circles_rules::summon::SummonAsk;

use super::{About, Question, Teller};

impl Teller<'_> {
    /// Returns what a step asks of a seat. A step that asks nobody has a question that says so.
    #[must_use]
    pub fn question(&self, step: &Step, seat: Seat) -> Question {
        match step {
            Step::Ask(ask) => self.question_of(ask, seat),
            Step::Auto(_) => self.ask("circles-ask-nothing", seat, &[]),
        }
    }

    /// Returns what a question asks of a seat.
    #[must_use]
    pub fn question_of(&self, ask: &Ask, seat: Seat) -> Question {
        match ask {
            Ask::Setup(ask) => self.ask_setup(ask, seat),
            Ask::Hand(HandAsk::Discard) => {
                let about = [
                    ("most", self.catalog.numbers.cards.hand.into()),
                    ("n", self.game.excess(self.catalog, seat).into()),
                ];
                self.ask("circles-ask-discard", seat, &about)
            }
            Ask::Stroke(StrokeAsk::Lose { legions, .. }) => {
                self.ask("circles-ask-lose", seat, &[("n", (*legions).into())])
            }
            Ask::Souls(ask) => self.ask_souls(ask, seat),
            Ask::Summon(ask) => self.ask_summon(ask, seat),
            Ask::Action(ask) => self.ask_action(ask, seat),
            Ask::March(ask) => self.ask_march(ask, seat),
            Ask::Flight(ask) => self.ask_flight(ask, seat),
            Ask::Magic(ask) => self.ask_magic(ask, seat),
            Ask::Roam(ask) => self.ask_roam(ask, seat),
            Ask::War(ask) => self.ask_war(ask, seat),
            Ask::Petition(ask) => self.ask_petition(ask, seat),
            Ask::Dusk(DuskAsk::Cash) => {
                let about = [
                    ("price", self.game.absolution_price(self.catalog, seat).into()),
                    ("most", self.game.absolvable(self.catalog, seat).into()),
                ];
                self.ask("circles-ask-cash", seat, &about)
            }
        }
    }

    /// Returns a question whose text has the id of its title with `-text` behind it.
    fn ask(&self, id: &str, seat: Seat, about: &About<'_>) -> Question {
        Question { title: self.say_of(id, seat, about), text: self.say_of(&format!("{id}-text"), seat, about) }
    }

    fn ask_setup(&self, ask: &SetupAsk, seat: Seat) -> Question {
        let numbers = &self.catalog.numbers.setup;
        match ask {
            SetupAsk::Exchange => {
                let about = [("favours", self.words().count("favours", numbers.exchange_favours).into())];
                self.ask("circles-ask-exchange", seat, &about)
            }
            SetupAsk::Garrison(_) => self.ask("circles-ask-garrison", seat, &[]),
        }
    }

    fn ask_souls(&self, ask: &SoulsAsk, seat: Seat) -> Question {
        let own = self.game.triumvirate(seat);
        let souls = self.souls(own.souls);
        match ask {
            SoulsAsk::Deal(round) => {
                let upkeep = self.game.upkeep(self.catalog, seat);
                let open = self.game.market().offers.iter().filter(|offer| self.game.can_take(seat, offer)).count();
                let about = [("souls", souls.into()), ("upkeep", self.souls(upkeep).into()), ("offers", open.into())];
                let last = *round >= self.game.charter().trading_rounds;
                let question = self.ask("circles-ask-deal", seat, &about);
                question.and(self.text, last.then(|| self.say("circles-ask-deal-last")))
            }
            SoulsAsk::Desert => {
                let about = [
                    ("souls", souls.into()),
                    ("upkeep", self.souls(self.game.upkeep(self.catalog, seat)).into()),
                    ("n", self.catalog.numbers.souls.desertion_disfavours.into()),
                ];
                self.ask("circles-ask-desert", seat, &about)
            }
            SoulsAsk::Enlist { from, units, .. } => {
                let about = [
                    ("from", self.seat(*from).into()),
                    ("units", self.units(units).into()),
                    ("souls", souls.into()),
                    ("n", self.catalog.numbers.souls.refusal_disfavours.into()),
                ];
                self.ask("circles-ask-enlist", seat, &about)
            }
            SoulsAsk::Maintain => {
                let price = |card| self.game.maintenance(self.catalog, card);
                let named = own.macina.iter().map(|macina| {
                    let about =
                        [("card", self.arcanum(macina.card).into()), ("souls", self.souls(price(macina.card)).into())];
                    self.say_with("circles-item-price", &about)
                });
                let named: Vec<String> = named.collect();
                let about = [("souls", souls.into()), ("macina", self.words().series(&named).into())];
                self.ask("circles-ask-maintain", seat, &about)
            }
        }
    }

    fn ask_summon(&self, ask: &SummonAsk, seat: Seat) -> Question {
        match ask {
            SummonAsk::Turn(_) => {
                let price = self.game.legion_prices(self.catalog, seat, 1).first().copied().unwrap_or(0);
                let about = [
                    ("souls", self.souls(self.game.triumvirate(seat).souls).into()),
                    ("legion", self.souls(price).into()),
                    ("most", self.game.summonable(self.catalog, seat).into()),
                    ("card", self.souls(self.game.card_price(self.catalog, seat)).into()),
                    ("tamed", self.catalog.numbers.moves.tamed_upto.into()),
                    ("killed", self.catalog.numbers.moves.killed_from.into()),
                ];
                self.ask("circles-ask-summon", seat, &about)
            }
            SummonAsk::Quarter { lieutenant, .. } => {
                self.ask("circles-ask-quarter", seat, &[("lieutenant", self.lieutenant(*lieutenant).into())])
            }
            SummonAsk::Raise { legions, .. } => self.ask("circles-ask-raise", seat, &[("n", (*legions).into())]),
        }
    }

    fn ask_action(&self, ask: &ActionAsk, seat: Seat) -> Question {
        match ask {
            ActionAsk::Turn { daemon, .. } => self.ask_daemon(*daemon, seat),
            ActionAsk::Conspire(_) => self.ask("circles-ask-conspire", seat, &[]),
            ActionAsk::Rig(_) => self.ask("circles-ask-rig", seat, &[]),
        }
    }

    fn ask_daemon(&self, daemon: DaemonKind, seat: Seat) -> Question {
        let def = self.catalog.daemon(daemon);
        let of = |talent: Talent| self.words().symbols(talent, def.talent(talent));
        let about = [
            ("daemon", self.daemon(daemon).into()),
            ("skulls", of(Talent::Skulls).into()),
            ("stars", of(Talent::Stars).into()),
            ("hearts", of(Talent::Hearts).into()),
        ];
        let question = self.ask("circles-ask-act", seat, &about);
        let state = self.game.daemon(daemon).map(|(_, daemon)| daemon);
        let earth = state.is_some_and(|daemon| daemon.is_on_earth());
        let bound = state.is_some_and(|daemon| daemon.bound);
        // Whoever acts has left the Rank Track.
        let behind = self.game.track().iter().map(|kind| self.daemon(*kind)).collect::<Vec<String>>();
        let next = [("daemons", self.words().list(&behind).into())];
        let next = (!behind.is_empty()).then(|| self.say_with("circles-ask-act-next", &next));
        let where_it_is = self.say(if earth { "circles-ask-act-earth" } else { "circles-ask-act-hell" });
        let bound = bound.then(|| self.say("circles-ask-act-bound"));
        question.and(self.text, [Some(where_it_is), bound, next].into_iter().flatten())
    }
}
