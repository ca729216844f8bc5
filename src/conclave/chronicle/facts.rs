//! The line of each single fact. The module `turn` combines the facts of a turn.

use std::sync::Arc;

use super::{Line, Teller, Tone, keys};
use crate::rules::archfiends::ArchfiendFact;
use crate::rules::bazaar::{BazaarFact, Goods};
use crate::rules::combat::{Banner, BattleReport, CombatFact, End};
use crate::rules::conclave::{ConclaveFact, PrestigeCause, VictoryPath};
use crate::rules::facts::Fact;
use crate::rules::forces::{Landmark, Muster};
use crate::rules::ids::{CantonId, Seat, SlotNo};
use crate::rules::orders::{OrderKind, Outcome, Refusal};
use crate::rules::realm::{Foe, RealmFact};
use crate::rules::rituals::Hindrance;
use crate::rules::tribute::{Purse, TributeFact};

impl Teller<'_> {
    /// Returns the line of a fact. `None` if it needs no line: an order whose effect other facts
    /// report, a neutral garrison that heals and, for a reader with a seat, the healing of others.
    #[must_use]
    pub fn fact(&self, fact: &Fact) -> Option<Line> {
        match fact {
            Fact::OrderResolved { seat, slot, kind, outcome } => self.resolved(*seat, *slot, *kind, outcome),
            Fact::Tribute(fact) => Some(self.tribute_fact(fact)),
            Fact::Bazaar(fact) => Some(self.bazaar_fact(fact)),
            Fact::Forces(fact) => self.forces_fact(fact),
            Fact::Realm(fact) => Some(self.realm_fact(fact)),
            Fact::Combat(fact) => Some(self.combat_fact(fact)),
            Fact::Attachment(fact) => Some(self.attachment_fact(fact)),
            Fact::Archfiend(fact) => Some(self.archfiend_fact(fact)),
            Fact::Manuscript(fact) => Some(self.manuscript_fact(fact)),
            Fact::Conclave(fact) => Some(self.conclave_fact(fact)),
            Fact::Diplomacy(fact) => Some(self.diplomacy_fact(fact)),
            Fact::Arena(fact) => Some(self.arena_fact(fact)),
            Fact::Ritual(fact) => self.ritual_fact(fact),
            Fact::Event(fact) => self.event_fact(fact),
            Fact::Objective(fact) => self.objective_fact(fact),
        }
    }

    /// Returns the line of a fact about tribute.
    fn tribute_fact(&self, fact: &TributeFact) -> Line {
        match fact {
            TributeFact::TributeOffered { seat, offered, keep } => {
                let about =
                    [("house", self.seat_name(*seat).into()), ("offered", (*offered).into()), ("keep", (*keep).into())];
                Line::new("tribute", Tone::Market, self.say_with("fact-tribute-offered", &about)).of([*seat])
            }
            TributeFact::TributeKept { seat, cards } => self.kept(*seat, cards),
            TributeFact::Consolidated { seat, cards, worth } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("cards", (*cards).into()),
                    ("worth", self.purse(worth).into()),
                ];
                Line::new("consolidate", Tone::Market, self.say_with("fact-consolidated", &about)).of([*seat])
            }
        }
    }

    /// Returns the line of a fact about the bazaar.
    fn bazaar_fact(&self, fact: &BazaarFact) -> Line {
        match fact {
            BazaarFact::BidPlaced { seat, goods, worth } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("goods", self.goods_name(*goods).into()),
                    ("worth", self.purse(worth).into()),
                ];
                Line::new("bid", Tone::Market, self.say_with("fact-bid-placed", &about)).of([*seat])
            }
            BazaarFact::Sold { goods } => Line::new(
                "bazaar",
                Tone::Market,
                self.say_with("fact-sold", &[("goods", self.goods_name(*goods).into())]),
            ),
            BazaarFact::BidWon { seat, goods, through } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("goods", self.goods_name(*goods).into()),
                    ("why", self.tie(*through).into()),
                ];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                Line::new("bid", tone, self.say_with("fact-bid-won", &about)).of([*seat])
            }
            BazaarFact::Outbid { seat, goods } => {
                let about = [("house", self.seat_name(*seat).into()), ("goods", self.goods_name(*goods).into())];
                let tone = self.mood(None, Some(*seat), Tone::Market);
                Line::new("bid", tone, self.say_with("fact-outbid", &about)).of([*seat])
            }
            BazaarFact::AuctionCancelled { goods, raise } => {
                let about = [("goods", self.goods_name(*goods).into()), ("raise", (*raise).into())];
                Line::new("bazaar", Tone::Market, self.say_with("fact-auction-cancelled", &about))
            }
            BazaarFact::Stocked { goods } => self.stocked(&[*goods]),
        }
    }

    /// Returns the line of a fact about cantons.
    fn realm_fact(&self, fact: &RealmFact) -> Line {
        match fact {
            RealmFact::Claimed { seat, canton, from } => self.claims(*seat, &[(*canton, *from)]),
            RealmFact::BorderMoved { canton, to, from } => self.borders(*to, *from, &[*canton]),
        }
    }

    /// Returns the line of a battle.
    fn combat_fact(&self, fact: &CombatFact) -> Line {
        match fact {
            CombatFact::Battle { canton, attacker, defender, end, report } => {
                self.battle(*canton, attacker, defender, *end, report.as_ref())
            }
        }
    }

    /// Returns the line of a fact about the attributes of an archfiend.
    fn archfiend_fact(&self, fact: &ArchfiendFact) -> Line {
        match fact {
            ArchfiendFact::AttributeRaised { seat, discipline, level } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("attribute", self.attribute(*discipline).into()),
                    ("level", (*level).into()),
                ];
                let tone = self.mood(Some(*seat), None, Tone::Market);
                Line::new("avatar", tone, self.say_with("fact-attribute-raised", &about)).of([*seat])
            }
            ArchfiendFact::AttributeShifted { seat, discipline, from, to } => {
                let about = [
                    ("house", self.seat_name(*seat).into()),
                    ("attribute", self.attribute(*discipline).into()),
                    ("from", (*from).into()),
                    ("to", (*to).into()),
                ];
                let (id, tone) = if to > from {
                    ("fact-attribute-risen", self.mood(Some(*seat), None, Tone::Market))
                } else {
                    ("fact-attribute-fallen", self.mood(None, Some(*seat), Tone::Conclave))
                };
                Line::new("avatar", tone, self.say_with(id, &about)).of([*seat])
            }
        }
    }

    /// Returns the line of a fact about the conclave.
    fn conclave_fact(&self, fact: &ConclaveFact) -> Line {
        match fact {
            ConclaveFact::PrestigeChanged { seat, amount, cause } => self.prestige(*seat, *amount, *cause),
            ConclaveFact::Excommunicated { seat } => self.decree(
                "excommunicated",
                "fact-excommunicated",
                *seat,
                self.mood(None, Some(*seat), Tone::Conclave),
            ),
            ConclaveFact::Usurped { seat } => self
                .decree("usurper", "fact-usurped", *seat, self.mood(Some(*seat), None, Tone::Conclave))
                .with([self.say_with(
                    "fact-usurped-detail",
                    &[("turns", self.catalog.constants.conclave.usurper_turns.into())],
                )]),
            ConclaveFact::UsurperHolds { seat, turns, needed } => {
                let about =
                    [("house", self.seat_name(*seat).into()), ("turns", (*turns).into()), ("needed", (*needed).into())];
                let tone = self.mood(Some(*seat), None, Tone::Conclave);
                Line::new("usurper", tone, self.say_with("fact-usurper-holds", &about)).of([*seat])
            }
            ConclaveFact::PandemoniumLiberated { seat } => self.decree(
                "pandemonium",
                "fact-pandemonium-liberated",
                *seat,
                self.mood(Some(*seat), None, Tone::Conclave),
            ),
            ConclaveFact::PandemoniumReturned { seat } => {
                self.decree("pandemonium", "fact-pandemonium-returned", *seat, Tone::Conclave)
            }
            ConclaveFact::ConclaveDissolved => {
                Line::new("excommunicated", Tone::Conclave, self.say("fact-conclave-dissolved"))
                    .with([self.say("fact-conclave-dissolved-detail")])
            }
            ConclaveFact::HouseFell { seat, by } => self.fall(*seat, *by),
            ConclaveFact::RegentNamed { seat } => {
                self.decree("regent", "fact-regent-named", *seat, self.mood(Some(*seat), None, Tone::Conclave))
            }
            ConclaveFact::TokenDrawn { drawn, needed } => {
                let about = [
                    ("drawn", (*drawn).into()),
                    ("needed", (*needed).into()),
                    ("left", needed.saturating_sub(*drawn).into()),
                ];
                Line::new("token", Tone::Conclave, self.say_with("fact-token-drawn", &about))
            }
            ConclaveFact::Ended { path, winner, elected } => self.ending(*path, *winner, *elected),
        }
    }

    /// Returns a line with one statement about one house.
    fn decree(&self, icon: &'static str, id: &str, seat: Seat, tone: Tone) -> Line {
        Line::new(icon, tone, self.say_with(id, &[("house", self.seat_name(seat).into())])).of([seat])
    }

    fn resolved(&self, seat: Seat, slot: SlotNo, kind: OrderKind, outcome: &Outcome) -> Option<Line> {
        let failed = |id: &str, icon, tone, why: &Refusal| {
            let order = self.say(&format!("order-{}-noun", kind.key()));
            let about =
                [("house", self.seat_name(seat).into()), ("slot", slot.number().into()), ("order", order.into())];
            let tone = self.mood(None, Some(seat), tone);
            Some(Line::new(icon, tone, self.say_with(id, &about)).of([seat]).with([self.refusal(why)]))
        };
        match outcome {
            Outcome::Done | Outcome::Fought(_) => None,
            // The fact of the ritual itself reports its roll and a missing target.
            Outcome::Partly(Refusal::Ritual(Hindrance::Resisted | Hindrance::Phantom)) => None,
            Outcome::Partly(why) => failed("fact-order-partly", "warning", Tone::Quiet, why),
            Outcome::Refused(why) => failed("fact-order-refused", "cross", Tone::Quiet, why),
        }
    }

    /// Returns the line of a march with the cantons that it claimed. `attack` is true if it ended
    /// in an attack.
    pub(super) fn march(
        &self,
        muster: &Muster,
        seat: Seat,
        from: CantonId,
        path: &[CantonId],
        claimed: &[(CantonId, Option<Seat>)],
        attack: bool,
    ) -> Line {
        let to = path.last().copied().unwrap_or(from);
        let id = match (attack, claimed.is_empty()) {
            (false, true) => "fact-marched",
            (false, false) => "fact-marched-claiming",
            (true, true) => "fact-marched-attack",
            (true, false) => "fact-marched-attack-claiming",
        };
        let about = [
            ("legion", self.legion_of(muster, seat).into()),
            ("steps", path.len().into()),
            ("canton", self.canton_name(to).into()),
            ("claims", claimed.len().into()),
        ];
        let way: Vec<String> = std::iter::once(&from).chain(path).map(|&canton| self.coordinates(canton)).collect();
        Line::new("march", Tone::War, self.say_with(id, &about))
            .at(to)
            .of(std::iter::once(seat).chain(claimed.iter().filter_map(|(_, from)| *from)))
            .with([self.say_with("fact-marched-way", &[("way", self.series(&way).into())])])
            .with(self.taken(claimed))
    }

    /// Returns the line of a flight with the canton that it claimed. `attack` is true if it was an
    /// attack.
    pub(super) fn flight(
        &self,
        muster: &Muster,
        seat: Seat,
        from: CantonId,
        to: CantonId,
        claimed: &[(CantonId, Option<Seat>)],
        attack: bool,
    ) -> Line {
        let id = match (attack, claimed.is_empty()) {
            (true, _) => "fact-flew-attack",
            (false, true) => "fact-flew",
            (false, false) => "fact-flew-claiming",
        };
        let about = [
            ("legion", self.legion_of(muster, seat).into()),
            ("distance", self.table.realm().grid().distance(from, to).into()),
            ("canton", self.canton_name(to).into()),
        ];
        Line::new("fly", Tone::War, self.say_with(id, &about))
            .at(to)
            .of(std::iter::once(seat).chain(claimed.iter().filter_map(|(_, from)| *from)))
            .with(self.taken(claimed))
    }

    /// Returns a sentence for each claimed canton that belonged to another house.
    fn taken(&self, claimed: &[(CantonId, Option<Seat>)]) -> Vec<String> {
        let taken = claimed.iter().filter_map(|(canton, from)| from.map(|from| (*canton, from)));
        let sentence = |(canton, from)| {
            let about = [("canton", self.canton_name(canton).into()), ("house", self.seat_name(from).into())];
            self.say_with("fact-claimed-from-detail", &about)
        };
        taken.map(sentence).collect()
    }

    /// Returns the line of cantons that one house claimed.
    pub(super) fn claims(&self, seat: Seat, claimed: &[(CantonId, Option<Seat>)]) -> Line {
        let names: Vec<String> = claimed.iter().map(|(canton, _)| self.mid(self.canton_name(*canton))).collect();
        let about = [
            ("house", self.seat_name(seat).into()),
            ("cantons", self.list(&names).into()),
            ("n", claimed.len().into()),
        ];
        let losers = claimed.iter().filter_map(|(_, from)| *from);
        let mut line = Line::new("canton", Tone::Quiet, self.say_with("fact-claimed", &about))
            .of(std::iter::once(seat).chain(losers))
            .with(self.taken(claimed));
        line.about = claimed.last().map(|(canton, _)| *canton);
        line
    }

    /// Returns the line of cantons that arbitration took from one house and gave to another.
    pub(super) fn borders(&self, to: Seat, from: Seat, cantons: &[CantonId]) -> Line {
        let names: Vec<String> = cantons.iter().map(|&canton| self.mid(self.canton_name(canton))).collect();
        let about = [
            ("to", self.seat_name(to).into()),
            ("from", self.seat_name(from).into()),
            ("cantons", self.list(&names).into()),
            ("n", cantons.len().into()),
        ];
        let tone = self.mood(Some(to), Some(from), Tone::War);
        let mut line = Line::new("map", tone, self.say_with("fact-border-moved", &about)).of([to, from]);
        line.about = cantons.last().copied();
        line
    }

    fn battle(
        &self,
        canton: CantonId,
        attacker: &(Option<Seat>, Banner),
        defender: &(Option<Seat>, Banner),
        end: End,
        report: Option<&Arc<BattleReport>>,
    ) -> Line {
        let about = [
            ("attacker", self.fighter_name(attacker.0, &attacker.1).into()),
            ("defender", self.fighter_name(defender.0, &defender.1).into()),
            ("at", self.coordinates(canton).into()),
            ("end", self.end_of(end, &defender.1).into()),
        ];
        Line::new("battle", Tone::War, self.say_with("fact-battle", &about))
            .at(canton)
            .of(attacker.0.into_iter().chain(defender.0))
            .with(report.map(|report| self.battle_report(report)).unwrap_or_default())
    }

    /// Returns the name of a side of a battle, with its owner.
    pub(super) fn fighter_name(&self, owner: Option<Seat>, banner: &Banner) -> String {
        match banner {
            Banner::Legion(muster) => {
                owner.map_or_else(|| self.muster_name(muster), |owner| self.legion_of(muster, owner))
            }
            Banner::Place(landmark) => {
                let about = [("place", self.place_name(landmark).into())];
                let house = owner.filter(|&owner| *landmark != Landmark::Stronghold(owner));
                match house {
                    Some(house) => {
                        let about = [about[0].clone(), ("house", self.seat_name(house).into())];
                        self.say_with("fighter-garrison-of", &about)
                    }
                    None => self.say_with("fighter-garrison", &about),
                }
            }
        }
    }

    fn kept(&self, seat: Seat, cards: &[Purse]) -> Line {
        let worths: Vec<String> =
            cards.iter().map(|worth| self.say_with("card", &[("worth", self.purse(worth).into())])).collect();
        let id = if cards.is_empty() { "fact-tribute-kept-nothing" } else { "fact-tribute-kept" };
        let about =
            [("house", self.seat_name(seat).into()), ("n", cards.len().into()), ("cards", self.series(&worths).into())];
        Line::new("card", Tone::Market, self.say_with(id, &about)).of([seat])
    }

    /// Returns the line of new wares on the shelf, with their minimum bids.
    pub(super) fn stocked(&self, goods: &[Goods]) -> Line {
        let names: Vec<String> = goods.iter().map(|&goods| self.mid(self.goods_name(goods))).collect();
        let prices = goods.iter().map(|&goods| {
            let about =
                [("goods", self.goods_name(goods).into()), ("price", self.purse(&goods.minimum(self.catalog)).into())];
            self.say_with("fact-stocked-price", &about)
        });
        Line::new("bazaar", Tone::Market, self.say_with("fact-stocked", &[("goods", self.list(&names).into())]))
            .with(prices)
    }

    /// Returns one line for the healing of several units, if any of them matters to the reader.
    pub(super) fn healing(&self, healed: &[(Foe, i16)]) -> Option<Line> {
        let owner = |unit: &Foe| match unit {
            Foe::Legion(id) => self.table.forces().legion(*id).map(|legion| legion.owner),
            Foe::Place(id) => self.table.forces().place(*id).and_then(|place| place.owner),
        };
        let told = |unit: &Foe| owner(unit).is_some_and(|owner| self.reader.is_none_or(|reader| reader == owner));
        let healed: Vec<_> = healed.iter().filter(|(unit, _)| told(unit)).collect();
        let (first, _) = healed.first()?;
        let part = |(unit, amount): &&(Foe, i16)| {
            let about = [("unit", self.mid(self.unit_name(unit)).into()), ("amount", (*amount).into())];
            self.say_with("fact-healed-unit", &about)
        };
        let parts: Vec<String> = healed.iter().map(part).collect();
        let about = [("n", healed.len().into()), ("units", self.series(&parts).into())];
        let mut line = Line::new("hitpoints", Tone::Quiet, self.say_with("fact-healed", &about));
        line.about = match first {
            Foe::Legion(id) => self.table.forces().legion(*id).map(|legion| legion.canton),
            Foe::Place(id) => self.table.forces().place(*id).map(|place| place.canton),
        };
        Some(line.of(healed.iter().filter_map(|(unit, _)| owner(unit))))
    }

    fn prestige(&self, seat: Seat, amount: i32, cause: PrestigeCause) -> Line {
        let about = [
            ("house", self.seat_name(seat).into()),
            ("amount", amount.unsigned_abs().into()),
            ("cause", self.cause(cause).into()),
        ];
        let (id, tone) = if amount < 0 {
            ("fact-prestige-lost", self.mood(None, Some(seat), Tone::Conclave))
        } else {
            ("fact-prestige-gained", self.mood(Some(seat), None, Tone::Conclave))
        };
        Line::new("prestige", tone, self.say_with(id, &about)).of([seat])
    }

    /// Returns one line for the income of several houses from places in one turn.
    pub(super) fn income(&self, paid: &[(Seat, i32)]) -> Line {
        let part = |(seat, amount): &(Seat, i32)| {
            let about = [("house", self.seat_name(*seat).into()), ("amount", self.signed(*amount).into())];
            self.say_with("fact-prestige-income-part", &about)
        };
        let parts: Vec<String> = paid.iter().map(part).collect();
        let tone = if paid.iter().any(|(seat, _)| self.reader == Some(*seat)) { Tone::Good } else { Tone::Conclave };
        Line::new("prestige", tone, self.say_with("fact-prestige-income", &[("parts", self.series(&parts).into())]))
            .of(paid.iter().map(|(seat, _)| *seat))
    }

    fn fall(&self, seat: Seat, by: Option<Seat>) -> Line {
        let id = if by.is_some() { "fact-house-fell-to" } else { "fact-house-fell" };
        let about = [("house", self.seat_name(seat).into()), ("by", self.owner_name(by).into())];
        let tone = self.mood(by, Some(seat), Tone::War);
        Line::new("eliminated", tone, self.say_with(id, &about))
            .of(std::iter::once(seat).chain(by))
            .with([self.say("fact-house-fell-detail")])
    }

    fn ending(&self, path: VictoryPath, winner: Option<Seat>, elected: Option<Seat>) -> Line {
        let key = keys::victory(path);
        let id = if winner.is_some() { format!("fact-ended-{key}") } else { format!("fact-ended-empty-{key}") };
        let about = [
            ("house", self.owner_name(winner).into()),
            ("elected", self.owner_name(elected).into()),
            ("turns", self.catalog.constants.conclave.usurper_turns.into()),
        ];
        let tone = self.mood(winner, None, Tone::Conclave);
        Line::new("throne", tone, self.say_with(&id, &about)).of(winner)
    }
}
