//! Questions of marches, flights, spells, random moves and petitions.

use circles_rules::flight::{Cause, FlightAsk};
use circles_rules::ids::{Direction, Seat};
use circles_rules::magic::MagicAsk;
use circles_rules::march::MarchAsk;
use circles_rules::petition::PetitionAsk;
use circles_rules::roam::RoamAsk;

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_march(&self, ask: &MarchAsk, seat: Seat) -> Question {
        match ask {
            MarchAsk::Move(_) => {
                let march = self.game.march();
                let about = [
                    ("daemon", march.map_or_else(String::new, |march| self.daemon(march.daemon)).into()),
                    ("n", march.map_or(0, |march| march.units).into()),
                ];
                let question = self.ask("circles-ask-march", seat, &about);
                let mover = march.and_then(|march| march.mover.as_ref()).map(|mover| {
                    let about = [("unit", self.party(mover.lead, &mover.party).into()), ("n", mover.steps.into())];
                    self.say_with("circles-ask-march-mover", &about)
                });
                question.and(self.text, mover)
            }
            MarchAsk::Passage { by, legs, .. } => {
                let place = legs.first().map_or_else(String::new, |leg| self.place(leg.to));
                self.ask("circles-ask-passage", seat, &[("by", self.seat(*by).into()), ("place", place.into())])
            }
        }
    }

    /// Returns why units flee, in a sentence.
    fn cause(&self, cause: Cause) -> String {
        self.say(match cause {
            Cause::March => "circles-cause-march",
            Cause::Alone => "circles-cause-alone",
            Cause::Combat => "circles-cause-combat",
            Cause::Uriel => "circles-cause-uriel",
            Cause::Hound => "circles-cause-hound",
            Cause::Spell => "circles-cause-spell",
        })
    }

    /// Returns directions, joined.
    fn ways(&self, ways: &[Direction]) -> String {
        self.words().list(&ways.iter().map(|way| self.words().direction(*way)).collect::<Vec<String>>())
    }

    pub(super) fn ask_flight(&self, ask: &FlightAsk, seat: Seat) -> Question {
        match ask {
            FlightAsk::Flee { sectio, cause, .. } => {
                let question = self.ask("circles-ask-flee", seat, &[("place", self.sectio(*sectio).into())]);
                question.and(self.text, [self.cause(*cause)])
            }
            FlightAsk::Choose { flight, ways, .. } => {
                let about = [("unit", self.party(flight.lead, &flight.with).into()), ("ways", self.ways(ways).into())];
                self.ask("circles-ask-way", seat, &about)
            }
        }
    }

    pub(super) fn ask_magic(&self, ask: &MagicAsk, seat: Seat) -> Question {
        match ask {
            MagicAsk::Counter => {
                let cast = self.game.casts().last();
                let by = cast.map_or_else(String::new, |cast| self.seat(cast.seat));
                let spell = cast.map_or_else(String::new, |cast| self.aimed(cast.card, &cast.target));
                self.ask("circles-ask-counter", seat, &[("by", by.into()), ("spell", spell.into())])
            }
            MagicAsk::Keep(_) => self.ask("circles-ask-keep", seat, &[]),
            MagicAsk::Withdraw(_) => self.ask("circles-ask-withdraw", seat, &[]),
        }
    }

    pub(super) fn ask_roam(&self, ask: &RoamAsk, seat: Seat) -> Question {
        let numbers = &self.catalog.numbers.moves;
        match ask {
            RoamAsk::Court => {
                let place = self.game.board().lilith().map_or_else(String::new, |lilith| self.sectio(lilith.at));
                let about = [
                    ("place", place.into()),
                    ("favours", self.words().count("favours", numbers.court_favours).into()),
                    ("steps", numbers.lilith.into()),
                ];
                self.ask("circles-ask-court", seat, &about)
            }
            RoamAsk::Lead(_) => {
                let lilith = self.game.board().lilith();
                let aspect = lilith.and_then(|lilith| lilith.aspect);
                let about = [
                    ("place", lilith.map_or_else(String::new, |lilith| self.sectio(lilith.at)).into()),
                    ("aspect", aspect.map_or_else(String::new, |aspect| self.words().aspect(aspect)).into()),
                    ("steps", numbers.lilith.into()),
                ];
                self.ask("circles-ask-lead", seat, &about)
            }
        }
    }

    pub(super) fn ask_petition(&self, ask: &PetitionAsk, seat: Seat) -> Question {
        let about = [
            ("price", self.words().count("favours", self.game.petition_price(self.catalog, seat)).into()),
            ("free", self.words().count("favours", self.game.triumvirate(seat).free_favours()).into()),
            ("sectio", self.sectios(&self.game.claimable(self.catalog, seat)).into()),
        ];
        match ask {
            PetitionAsk::Claim => self.ask("circles-ask-claim", seat, &about),
            PetitionAsk::Again(_) => self.ask("circles-ask-again", seat, &about),
        }
    }
}
