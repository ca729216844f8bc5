//! Sentences for the answers of players and minds.

use circles_rules::action::{Action, ActionAnswer};
use circles_rules::dusk::Cash;
use circles_rules::flight::{FlightAnswer, Group};
use circles_rules::hand::Discards;
use circles_rules::ids::{Arcanum, OfferId, Place, Seat, Unit};
use circles_rules::magic::{MagicAnswer, Target};
use circles_rules::march::{Leg, MarchAnswer};
use circles_rules::petition::Claims;
use circles_rules::roam::RoamAnswer;
use circles_rules::setup::SetupAnswer;
use circles_rules::souls::{Dealings, SoulsAnswer};
use circles_rules::step::{Answer, Ask, Choice, Step};
use circles_rules::strokes::Losses;
use circles_rules::summon::SummonAnswer;
use circles_rules::war::{Entry, Spell, WarAnswer};

use super::Teller;

impl Teller<'_> {
    /// Returns a sentence for an answer to the present question; empty if nothing is asked.
    #[must_use]
    pub fn said(&self, choice: &Choice) -> String {
        self.game.due().map_or_else(String::new, |ask| self.answer_to(choice, ask))
    }

    /// Returns what the answer of a seat to a step means.
    #[must_use]
    pub fn answer(&self, choice: &Choice, step: &Step) -> String {
        let Choice { seat, answer } = choice;
        let seat = *seat;
        let one = |id: &str| self.say_of(id, seat, &[]);
        match answer {
            Answer::Pass => match step {
                Step::Ask(ask) => self.passes(ask, seat),
                Step::Auto(_) => one("circles-answer-pass"),
            },
            Answer::Setup(SetupAnswer::Exchange(Some(daemon))) => {
                self.say_of("circles-answer-exchanges", seat, &[("daemon", self.daemon(*daemon).into())])
            }
            Answer::Setup(SetupAnswer::Exchange(None)) => one("circles-answer-keeps-daemons"),
            Answer::Setup(SetupAnswer::Garrison(sectio)) => {
                self.say_of("circles-fact-garrisoned", seat, &[("place", self.sectio(*sectio).into())])
            }
            Answer::Hand(Discards(cards)) => {
                self.say_of("circles-fact-discarded", seat, &[("cards", self.arcana(cards).into())])
            }
            Answer::Stroke(Losses(legions)) => {
                self.say_of("circles-answer-loses", seat, &[("units", self.legions(legions).into())])
            }
            Answer::Souls(answer) => self.souls_answer(seat, answer),
            Answer::Summon(answer) => self.summon_answer(seat, answer),
            Answer::Action(answer) => self.action_answer(seat, answer, step),
            Answer::March(answer) => self.march_answer(seat, answer),
            Answer::Flight(FlightAnswer::Flee(groups)) => self.flees(seat, groups),
            Answer::Flight(FlightAnswer::Choose(way)) => {
                self.say_of("circles-answer-way", seat, &[("way", self.words().direction(*way).into())])
            }
            Answer::Magic(answer) => self.magic_answer(seat, answer),
            Answer::Roam(RoamAnswer::Court(Some(daemon))) => {
                self.say_of("circles-fact-courted", seat, &[("daemon", self.daemon(*daemon).into())])
            }
            Answer::Roam(RoamAnswer::Court(None)) => one("circles-answer-courts-not"),
            Answer::Roam(RoamAnswer::Lead(ways)) if ways.is_empty() => one("circles-answer-lilith-rests"),
            Answer::Roam(RoamAnswer::Lead(ways)) => {
                let ways: Vec<String> = ways.iter().map(|way| self.words().direction(*way)).collect();
                self.say_of("circles-answer-leads", seat, &[("ways", self.words().series(&ways).into())])
            }
            Answer::War(answer) => self.war_answer(seat, answer),
            Answer::Petition(Claims(claims)) if claims.is_empty() => one("circles-answer-claims-nothing"),
            Answer::Petition(Claims(claims)) => {
                let claim = |claim: &circles_rules::petition::Claim| {
                    let id = if claim.favour { "circles-answer-petition" } else { "circles-answer-victor" };
                    self.say_of(id, seat, &[("place", self.sectio(claim.sectio).into())])
                };
                self.words().paragraph(&claims.iter().map(claim).collect::<Vec<String>>())
            }
            Answer::Dusk(Cash(0)) => one("circles-answer-cashes-nothing"),
            Answer::Dusk(Cash(count)) => {
                let favours = self.game.absolution_price(self.catalog, seat) * count;
                let about = [
                    ("disfavours", self.words().count("disfavours", *count).into()),
                    ("favours", self.words().count("favours", favours).into()),
                ];
                self.say_of("circles-answer-cashes", seat, &about)
            }
        }
    }

    /// Returns what the answer of a seat to a question means.
    #[must_use]
    pub fn answer_to(&self, choice: &Choice, ask: &Ask) -> String {
        self.answer(choice, &Step::Ask(ask.clone()))
    }

    /// Returns the default of a question as an answer.
    fn passes(&self, ask: &Ask, seat: Seat) -> String {
        if !self.game.asked().contains(&seat) {
            return self.say_of("circles-answer-pass", seat, &[]);
        }
        let answer = ask.default(self.catalog, self.game, seat);
        if answer == Answer::Pass {
            return self.say_of("circles-answer-pass", seat, &[]);
        }
        self.answer(&Choice { seat, answer }, &Step::Ask(ask.clone()))
    }

    fn souls_answer(&self, seat: Seat, answer: &SoulsAnswer) -> String {
        match answer {
            SoulsAnswer::Deal(dealings) => self.dealings(seat, dealings),
            SoulsAnswer::Desert(units) => {
                self.say_of("circles-answer-unpaid", seat, &[("units", self.units(units).into())])
            }
            SoulsAnswer::Enlist(units) if units.is_empty() => self.say_of("circles-answer-enlists-none", seat, &[]),
            SoulsAnswer::Enlist(units) => {
                self.say_of("circles-answer-enlists", seat, &[("units", self.units(units).into())])
            }
            SoulsAnswer::Maintain(cards) if cards.is_empty() => self.say_of("circles-answer-rests", seat, &[]),
            SoulsAnswer::Maintain(cards) => {
                self.say_of("circles-answer-maintains", seat, &[("cards", self.arcana(cards).into())])
            }
        }
    }

    fn dealings(&self, seat: Seat, dealings: &Dealings) -> String {
        let Dealings { takes, offers } = dealings;
        if takes.is_empty() && offers.is_empty() {
            return self.say_of("circles-answer-no-deal", seat, &[]);
        }
        let mut said: Vec<String> = takes.iter().map(|id| self.takes(seat, *id)).collect();
        said.extend(
            offers
                .iter()
                .map(|terms| self.say_with("circles-answer-offers", &[("terms", self.terms(seat, terms).into())])),
        );
        self.words().paragraph(&said)
    }

    fn takes(&self, seat: Seat, id: OfferId) -> String {
        match self.game.market().offers.iter().find(|offer| offer.id == id) {
            Some(offer) => {
                let about = [("terms", self.terms(offer.by, &offer.terms).into())];
                self.say_of("circles-answer-takes", seat, &about)
            }
            None => self.say_of("circles-answer-takes-unknown", seat, &[("number", id.0.into())]),
        }
    }

    fn summon_answer(&self, seat: Seat, answer: &SummonAnswer) -> String {
        match answer {
            SummonAnswer::Legions(places) if places.is_empty() => self.say_of("circles-answer-places-none", seat, &[]),
            SummonAnswer::Legions(places) => {
                let about = [
                    ("legions", self.words().count("legions", places.len()).into()),
                    ("places", self.sectios(places).into()),
                ];
                self.say_of("circles-answer-summons", seat, &about)
            }
            SummonAnswer::Recruit(card) => {
                let price = self.game.recruit_price(self.catalog, seat, *card).unwrap_or(0);
                let about = [("card", self.arcanum(*card).into()), ("souls", self.souls(price).into())];
                self.say_of("circles-answer-recruits", seat, &about)
            }
            SummonAnswer::Tame(legion) => {
                self.say_of("circles-answer-tames", seat, &[("unit", self.unit(Unit::Legion(*legion)).into())])
            }
            SummonAnswer::Buy => {
                let price = self.game.card_price(self.catalog, seat);
                self.say_of("circles-fact-bought", seat, &[("souls", self.souls(price).into())])
            }
            SummonAnswer::Bonus { lieutenant, souls } => {
                let about = [("lieutenant", self.lieutenant(*lieutenant).into()), ("souls", self.souls(*souls).into())];
                self.say_of("circles-fact-rewarded", seat, &about)
            }
            SummonAnswer::Quarter(sectio) => {
                self.say_of("circles-answer-quarters", seat, &[("place", self.sectio(*sectio).into())])
            }
            SummonAnswer::Done => self.say_of("circles-answer-done", seat, &[]),
        }
    }

    fn action_answer(&self, seat: Seat, answer: &ActionAnswer, step: &Step) -> String {
        match answer {
            ActionAnswer::Act(action) => {
                let daemon = match step {
                    Step::Ask(Ask::Action(circles_rules::action::ActionAsk::Turn { daemon, .. })) => {
                        self.daemon(*daemon)
                    }
                    Step::Ask(_) | Step::Auto(_) => self.seat(seat),
                };
                self.action(&daemon, action)
            }
            ActionAnswer::Conspire(Some(card)) => {
                self.say_of("circles-fact-chose", seat, &[("card", self.hell_card(*card).into())])
            }
            ActionAnswer::Conspire(None) => self.say_of("circles-fact-chose-nothing", seat, &[]),
            ActionAnswer::Rig(card) => {
                self.say_of("circles-fact-rigged-known", seat, &[("card", self.hell_card(*card).into())])
            }
        }
    }

    /// Returns what a daemon with this name does, in a sentence.
    fn action(&self, daemon: &str, action: &Action) -> String {
        let own = ("daemon", daemon.into());
        match action {
            Action::PassForGood => self.say_with("circles-act-pass-for-good", &[own]),
            Action::Pass(card) => {
                let (slots, souls) = circles_rules::game::Game::pass_with(self.catalog, *card).unwrap_or((0, 0));
                let about = [
                    own,
                    ("card", self.arcanum(*card).into()),
                    ("slots", slots.into()),
                    ("souls", self.souls(souls).into()),
                ];
                self.say_with("circles-act-pass", &about)
            }
            Action::March => self.say_with("circles-act-march", &[own]),
            Action::Walk(card) => self.say_with("circles-act-walk", &[own, ("card", self.arcanum(*card).into())]),
            Action::LeaveEarth => self.say_with("circles-act-leave-earth", &[own]),
            Action::Influence(influence) => {
                let about = [own, ("influence", self.influence(influence).into())];
                let bribes: u32 = influence.bribes.iter().sum();
                let said = self.say_with("circles-act-influence", &about);
                let paid = || self.say_with("circles-act-bribes", &[("souls", self.souls(bribes).into())]);
                self.words().paragraph(&[said, if bribes > 0 { paid() } else { String::new() }])
            }
            Action::Atone => self.say_with("circles-act-atone", &[own]),
            Action::Conspire => self.say_with("circles-act-conspire", &[own]),
            Action::Rig => self.say_with("circles-act-rig", &[own]),
            Action::Deeds => self.say_with("circles-act-deeds", &[own]),
            Action::Cast { card, target } => {
                self.say_with("circles-act-cast", &[own, ("spell", self.aimed(*card, target).into())])
            }
            Action::Support { caster, spell } => {
                let about = [own, ("caster", self.daemon(*caster).into()), ("spell", self.spell(*spell).into())];
                self.say_with("circles-act-support", &about)
            }
        }
    }

    /// Returns a spell with what it is aimed at: "Incubus (Ashtaroth)".
    #[must_use]
    pub fn aimed(&self, card: Arcanum, target: &Target) -> String {
        let spell = self.arcanum(card);
        match self.target(target) {
            Some(aim) => self.say_with("circles-aimed", &[("spell", spell.into()), ("aim", aim.into())]),
            None => spell,
        }
    }

    fn march_answer(&self, seat: Seat, answer: &MarchAnswer) -> String {
        match answer {
            MarchAnswer::Move { lead, legs } => {
                let places: Vec<String> = legs.iter().map(|leg: &Leg| self.place(leg.to)).collect();
                let with = legs.iter().max_by_key(|leg| leg.with.len()).map_or(&[][..], |leg| &leg.with);
                let about = [("unit", self.party(*lead, with).into()), ("places", self.words().series(&places).into())];
                let said = self.say_of("circles-answer-moves", seat, &about);
                let asks = |leg: &&Leg| leg.passage && leg.to != Place::AnteHell;
                let passage = legs.iter().find(asks).map_or_else(String::new, |leg| {
                    self.say_of("circles-answer-asks-passage", seat, &[("place", self.place(leg.to).into())])
                });
                self.words().paragraph(&[said, passage])
            }
            MarchAnswer::Passage(true) => self.say_of("circles-answer-grants", seat, &[]),
            MarchAnswer::Passage(false) => self.say_of("circles-answer-refuses", seat, &[]),
            MarchAnswer::Done => self.say_of("circles-answer-march-done", seat, &[]),
        }
    }

    fn flees(&self, seat: Seat, groups: &[Group]) -> String {
        if groups.is_empty() {
            return self.say_of("circles-answer-stays", seat, &[]);
        }
        let parties: Vec<String> = groups.iter().map(|group| self.party(group.lead, &group.with)).collect();
        self.say_of("circles-answer-flees", seat, &[("units", self.words().series(&parties).into())])
    }

    fn magic_answer(&self, seat: Seat, answer: &MagicAnswer) -> String {
        match answer {
            MagicAnswer::Counter(Some(counter)) => {
                let about =
                    [("card", self.arcanum(counter.card).into()), ("daemon", self.daemon(counter.daemon).into())];
                self.say_of("circles-answer-counters", seat, &about)
            }
            MagicAnswer::Counter(None) => self.say_of("circles-answer-counters-not", seat, &[]),
            MagicAnswer::Keep(card) => {
                self.say_of("circles-answer-keeps-card", seat, &[("card", self.arcanum(*card).into())])
            }
            MagicAnswer::Withdraw(moves) if moves.is_empty() => self.say_of("circles-answer-stays", seat, &[]),
            MagicAnswer::Withdraw(moves) => {
                let one = |(unit, way): &(Unit, circles_rules::ids::Direction)| {
                    let about = [("unit", self.unit(*unit).into()), ("way", self.words().direction(*way).into())];
                    self.say_with("circles-item-way", &about)
                };
                let moves: Vec<String> = moves.iter().map(one).collect();
                self.say_of("circles-answer-withdraws", seat, &[("units", self.words().series(&moves).into())])
            }
        }
    }

    fn war_answer(&self, seat: Seat, answer: &WarAnswer) -> String {
        let one = |id: &str| self.say_of(id, seat, &[]);
        match answer {
            WarAnswer::Peace(true) => one("circles-answer-peace"),
            WarAnswer::Peace(false) => one("circles-answer-no-peace"),
            WarAnswer::Oppose(foe) => self.say_of("circles-answer-opposes", seat, &[("foe", self.seat(*foe).into())]),
            WarAnswer::Choose(side) => self.say_of("circles-answer-side", seat, &[("side", self.side(*side).into())]),
            WarAnswer::Join(Some(Entry { daemon, cards })) => {
                let about = [("daemon", self.daemon(*daemon).into()), ("cards", self.arcana(cards).into())];
                self.say_of("circles-answer-joins", seat, &about)
            }
            WarAnswer::Join(None) => one("circles-answer-refrains"),
            WarAnswer::First(true) => one("circles-answer-first"),
            WarAnswer::First(false) => one("circles-answer-second"),
            WarAnswer::Cast(Some(Spell { daemon, card, target })) => {
                let about = [("daemon", self.daemon(*daemon).into()), ("spell", self.aimed(*card, target).into())];
                self.say_with("circles-act-cast", &about)
            }
            WarAnswer::Cast(None) => one("circles-answer-casts-not"),
            WarAnswer::Hits(hits) => {
                let item = |(unit, count): &(Unit, u8)| {
                    let about = [("unit", self.unit(*unit).into()), ("n", (*count).into())];
                    self.say_with("circles-item-hits", &about)
                };
                let hit: Vec<String> = hits.iter().filter(|(_, count)| *count > 0).map(item).collect();
                self.say_of("circles-answer-hits", seat, &[("units", self.words().series(&hit).into())])
            }
            WarAnswer::Flee(groups) => self.flees(seat, groups),
        }
    }
}
