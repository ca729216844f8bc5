//! Orders in a few words, and the reasons why they fail, with the numbers (manual 4.19).

use table_text::Value;

use super::{Teller, keys};
use crate::rules::archfiends::ArchfiendOrder;
use crate::rules::arena::ArenaOrder;
use crate::rules::attachments::{AttachmentOrder, Treasure};
use crate::rules::bazaar::BazaarOrder;
use crate::rules::combat::End;
use crate::rules::events::EventOrder;
use crate::rules::forces::{ForcesOrder, Landmark};
use crate::rules::ids::{CantonId, CardId, LegionId, ManuscriptKind};
use crate::rules::manuscripts::ManuscriptOrder;
use crate::rules::objectives::ObjectiveOrder;
use crate::rules::orders::{Answer, Order, Outcome, Problem, Refusal};
use crate::rules::realm::Bar;
use crate::rules::rituals::RitualOrder;
use crate::rules::tribute::{CARD_LIMIT, Purse, TributeOrder};

impl Teller<'_> {
    /// Returns an order: "March The Ledger Guard to 7·4 (2 steps)".
    #[must_use]
    pub fn order(&self, order: &Order) -> String {
        match order {
            Order::Tribute(order) => self.tribute_order(order),
            Order::Bazaar(BazaarOrder::Bid { goods, cards }) => {
                self.paid_order("draft-bid", ("goods", self.goods_name(*goods).into()), cards)
            }
            Order::Forces(order) => self.forces_order(order),
            Order::Attachment(order) => self.attachment_order(order),
            Order::Manuscript(order) => self.manuscript_order(order),
            Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, cards }) => {
                let attribute = ("attribute", self.attribute(*discipline).into());
                self.paid_order("draft-raise-attribute", attribute, cards)
            }
            Order::Diplomacy(order) => self.diplomacy_order(order),
            Order::Arena(ArenaOrder::ChallengeChampion { praetor, .. }) => {
                self.say_with("draft-challenge", &[("praetor", self.praetor_name(*praetor).into())])
            }
            Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, cards: _ }) => {
                self.ritual_order(*ritual, target, *guise)
            }
            Order::Event(EventOrder::PlayEvent { event, aim, cards: _ }) => self.event_order(*event, *aim),
            Order::Objective(ObjectiveOrder::DrawObjectives) => self.say("draft-draw-objectives"),
        }
    }

    fn tribute_order(&self, order: &TributeOrder) -> String {
        match order {
            TributeOrder::DemandTribute => self.say("draft-demand-tribute"),
            TributeOrder::SeekManuscripts => self.say("draft-seek-manuscripts"),
            TributeOrder::Consolidate { cards } => {
                self.paid_order("draft-consolidate", ("n", cards.len().into()), cards)
            }
        }
    }

    fn forces_order(&self, order: &ForcesOrder) -> String {
        match order {
            ForcesOrder::March { legion, path } => {
                let to = path.last().map_or_else(|| self.say("canton-nowhere"), |&to| self.destination(to));
                let about =
                    [("legion", self.short_legion(*legion).into()), ("canton", to.into()), ("n", path.len().into())];
                self.say_with("draft-march", &about)
            }
            ForcesOrder::Fly { legion, to } => {
                let about = [("legion", self.short_legion(*legion).into()), ("canton", self.destination(*to).into())];
                self.say_with("draft-fly", &about)
            }
            ForcesOrder::Dismiss { legion } => {
                self.say_with("draft-dismiss", &[("legion", self.short_legion(*legion).into())])
            }
        }
    }

    fn attachment_order(&self, order: &AttachmentOrder) -> String {
        match order {
            AttachmentOrder::Transfer { treasure, to } => {
                let about = [("treasure", self.treasure_name(*treasure).into()), ("post", self.post_name(*to).into())];
                self.say_with("draft-transfer", &about)
            }
            AttachmentOrder::CreateCombatCard { unit, contents, .. } => {
                let about = [("unit", self.unit_name(unit).into()), ("contents", self.card_contents(contents).into())];
                self.say_with("draft-combat-card", &about)
            }
        }
    }

    fn manuscript_order(&self, order: &ManuscriptOrder) -> String {
        match order {
            ManuscriptOrder::Train { manuscript, pupil } => {
                let about = [
                    ("pupil", self.pupil_name(*pupil, None).into()),
                    ("manuscript", self.manuscript_name(*manuscript).into()),
                ];
                self.say_with("draft-train", &about)
            }
            ManuscriptOrder::Assemble { manuscript } => {
                self.say_with("draft-assemble", &[("manuscript", self.manuscript_name(*manuscript).into())])
            }
        }
    }

    /// An order whose cards are told by number and, where they are known, by worth.
    fn paid_order(&self, id: &str, about: (&str, Value<'_>), cards: &[CardId]) -> String {
        let mut about = vec![about, ("n", cards.len().into())];
        match self.worth(cards) {
            Some(worth) => {
                about.push(("worth", self.purse(&worth).into()));
                self.say_with(id, &about)
            }
            None => self.say_with(&format!("{id}-unknown"), &about),
        }
    }

    /// Returns an answer in a draft.
    #[must_use]
    pub fn answer(&self, answer: &Answer) -> String {
        match answer {
            Answer::KeepTribute { offer: _, cards } => match self.worth(cards) {
                Some(worth) => {
                    let about = [("n", cards.len().into()), ("worth", self.purse(&worth).into())];
                    self.say_with("answer-keep-tribute", &about)
                }
                None => self.say_with("answer-keep-tribute-unknown", &[("n", cards.len().into())]),
            },
            Answer::Pandemonium { keep: true } => self.say("answer-pandemonium-keep"),
            Answer::Pandemonium { keep: false } => self.say("answer-pandemonium-return"),
            Answer::Promote { legion, choice } => {
                let promotion = self.table.forces().promotions().iter().find(|known| known.legion == *legion);
                let upgrade = promotion.and_then(|known| known.menu.get(usize::from(*choice)));
                let words = upgrade.map_or_else(|| self.say("upgrade-unknown"), |upgrade| self.upgrade(upgrade));
                let about = [("legion", self.short_legion(*legion).into()), ("upgrade", words.into())];
                self.say_with("answer-promote", &about)
            }
            Answer::PromotePraetor { praetor, choice } => {
                let promotion = self.table.attachments().promotions().iter().find(|known| known.praetor == *praetor);
                let upgrade = promotion.and_then(|known| known.menu.get(usize::from(*choice)));
                let words =
                    upgrade.map_or_else(|| self.say("upgrade-unknown"), |upgrade| self.praetor_upgrade(upgrade));
                let about =
                    [("praetor", self.treasure_name(Treasure::Praetor(*praetor)).into()), ("upgrade", words.into())];
                self.say_with("answer-promote-praetor", &about)
            }
            Answer::RankThreats { .. }
            | Answer::Demand { .. }
            | Answer::Insult { .. }
            | Answer::Emissary { .. }
            | Answer::Petition { .. }
            | Answer::Grievance { .. }
            | Answer::NamePraetor { .. } => self.diplomacy_answer(answer).unwrap_or_default(),
            Answer::SustainRitual { standing, cards } => self.sustain(*standing, cards),
            Answer::KeepEvents { cards } => self.keep_events(cards),
            Answer::Decree { decree, reply } => self.decree_reply(*decree, reply),
            Answer::KeepObjective { keep } => self.keep_objective(*keep),
            Answer::PayUpkeep { legion, cards } => {
                let about = [("legion", self.short_legion(*legion).into()), ("n", cards.len().into())];
                self.say_with("answer-pay-upkeep", &about)
            }
        }
    }

    /// Returns the total worth of cards, if all of them are in a vault or an offer of this table.
    fn worth(&self, cards: &[CardId]) -> Option<Purse> {
        let treasury = self.table.treasury();
        let known = |id: CardId| {
            let mut seats = self.table.seats();
            seats.find_map(|seat| {
                let offered = treasury.offers(seat).iter().flat_map(|offer| &offer.cards);
                treasury.vault(seat).iter().chain(offered).find(|card| card.id == id).map(|card| card.worth)
            })
        };
        cards.iter().map(|&id| known(id)).sum()
    }

    fn short_legion(&self, id: LegionId) -> String {
        let legion = self.table.forces().legion(id);
        legion.map_or_else(|| self.say("legion-unknown"), |legion| self.legion_name(legion))
    }

    /// Returns the destination of an order: a place by its name, any other canton by its
    /// coordinates.
    fn destination(&self, canton: CantonId) -> String {
        let place = self.table.forces().place_at(canton);
        place.map_or_else(|| self.coordinates(canton), |place| self.place_name(&place.landmark))
    }

    /// Returns the reason why an order is not carried out, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: &Refusal) -> String {
        match refusal {
            Refusal::WrongKind => self.say("refusal-wrong-kind"),
            Refusal::Eliminated => self.say("refusal-eliminated"),
            Refusal::GameOver => self.say("refusal-game-over"),
            Refusal::NoSuchSlot { has } => self.say_with("refusal-no-such-slot", &[("has", (*has).into())]),
            Refusal::NoSuchLegion(id) => match self.table.forces().legion(*id) {
                Some(legion) => {
                    let about = [("legion", self.legion_of(&legion.muster, legion.owner).into())];
                    self.say_with("refusal-not-your-legion", &about)
                }
                None => self.say("refusal-no-such-legion"),
            },
            Refusal::NoPath => self.say("refusal-no-path"),
            Refusal::TooFar { needs, has } => {
                self.say_with("refusal-too-far", &[("needs", (*needs).into()), ("has", (*has).into())])
            }
            Refusal::Barred { at, bar } => {
                let about = [("canton", self.canton_name(*at).into()), ("why", self.bar(bar).into())];
                self.say_with("refusal-barred", &about)
            }
            Refusal::BattleOnTheWay { at } => {
                self.say_with("refusal-battle-on-the-way", &[("canton", self.canton_name(*at).into())])
            }
            Refusal::CannotFly => self.say("refusal-cannot-fly"),
            Refusal::AlreadyMarched => self.say("refusal-already-marched"),
            Refusal::NoSuchCard(_) => self.say("refusal-no-such-card"),
            Refusal::CardTwice => self.say("refusal-card-twice"),
            Refusal::CardCount { least, most } => {
                self.say_with("refusal-card-count", &[("least", (*least).into()), ("most", (*most).into())])
            }
            Refusal::TooMuchForOneCard => self.say_with("refusal-too-much", &[("most", CARD_LIMIT.into())]),
            Refusal::Excommunicated => self.say("refusal-excommunicated"),
            Refusal::BazaarClosed { turns } => self.say_with("refusal-bazaar-closed", &[("turns", (*turns).into())]),
            Refusal::NotOnSale => self.say("refusal-not-on-sale"),
            Refusal::AlreadyBid => self.say("refusal-already-bid"),
            Refusal::CommandRating { rating } => {
                self.say_with("refusal-command-rating", &[("rating", (*rating).into())])
            }
            Refusal::NoSuchTreasure(treasure) => {
                self.say_with("refusal-no-such-treasure", &[("treasure", self.treasure_name(*treasure).into())])
            }
            Refusal::NoSuchUnit(unit) => {
                self.say_with("refusal-no-such-unit", &[("unit", self.unit_name(unit).into())])
            }
            Refusal::WrongPost { treasure, to } => {
                let about = [("treasure", self.treasure_name(*treasure).into()), ("post", self.post_name(*to).into())];
                self.say_with("refusal-wrong-post", &about)
            }
            Refusal::AlreadyThere => self.say("refusal-already-there"),
            Refusal::HasPraetor => self.say("refusal-has-praetor"),
            Refusal::NoFreeSlot { slots } => self.say_with("refusal-no-free-slot", &[("slots", (*slots).into())]),
            Refusal::SlotsNeeded(unit) => {
                self.say_with("refusal-slots-needed", &[("unit", self.unit_name(unit).into())])
            }
            Refusal::ChamberFull { slots } => self.say_with("refusal-chamber-full", &[("slots", (*slots).into())]),
            Refusal::GuardStays => self.say("refusal-guard-stays"),
            Refusal::WrathTooLow { needs } => self.say_with("refusal-wrath-too-low", &[("needs", (*needs).into())]),
            Refusal::TooManyElements { most } => {
                self.say_with("refusal-too-many-elements", &[("most", (*most).into())])
            }
            Refusal::ElementTooGreat { most } => {
                self.say_with("refusal-element-too-great", &[("most", (*most).into())])
            }
            Refusal::ElementTwice => self.say("refusal-element-twice"),
            Refusal::NothingToRaise(stat) => {
                self.say_with("refusal-nothing-to-raise", &[("stat", self.stat(*stat).into())])
            }
            Refusal::NoSuchManuscript(kind) => self.refused_manuscript("refusal-no-such-manuscript", *kind),
            Refusal::WrongPupil(kind) => self.refused_manuscript("refusal-wrong-pupil", *kind),
            Refusal::NotToAssemble(kind) => self.refused_manuscript("refusal-not-to-assemble", *kind),
            Refusal::NothingToLearn(kind) => self.refused_manuscript("refusal-nothing-to-learn", *kind),
            Refusal::SetIncomplete { manuscript, has, pieces } => {
                let about = [
                    ("manuscript", self.manuscript_name(*manuscript).into()),
                    ("has", (*has).into()),
                    ("pieces", (*pieces).into()),
                ];
                self.say_with("refusal-set-incomplete", &about)
            }
            Refusal::TaughtEnough { most } => self.say_with("refusal-taught-enough", &[("most", (*most).into())]),
            Refusal::AttributeFull { discipline, cap } => {
                let about = [("attribute", self.attribute(*discipline).into()), ("cap", (*cap).into())];
                self.say_with("refusal-attribute-full", &about)
            }
            Refusal::AttributeAtMost { most } => {
                self.say_with("refusal-attribute-at-most", &[("most", (*most).into())])
            }
            Refusal::RaisedAlready(discipline) => {
                self.say_with("refusal-raised-already", &[("attribute", self.attribute(*discipline).into())])
            }
            Refusal::Diplomacy(objection) => self.objection(objection),
            Refusal::Ritual(hindrance) => self.hindrance(hindrance),
            Refusal::Event(scruple) => self.scruple(scruple),
            Refusal::Objective(qualm) => self.qualm(qualm),
            Refusal::Unpaid { short } => self.say_with("refusal-unpaid", &[("short", self.purse(short).into())]),
            Refusal::BelowMinimum { short } => {
                self.say_with("refusal-below-minimum", &[("short", self.purse(short).into())])
            }
        }
    }

    fn refused_manuscript(&self, id: &str, kind: ManuscriptKind) -> String {
        self.say_with(id, &[("manuscript", self.manuscript_name(kind).into())])
    }

    /// Returns the reason why a canton may not be entered, as the end of a sentence.
    #[must_use]
    pub fn bar(&self, bar: &Bar) -> String {
        match bar {
            Bar::Terrain(terrain) => self.say_with("bar-terrain", &[("terrain", self.terrain(*terrain).into())]),
            Bar::Legion(id) => self.say_with("bar-legion", &[("legion", self.legion_by_id(*id).into())]),
            Bar::Place(id) => {
                let place = self.table.forces().place(*id);
                let stronghold = place.is_some_and(|place| match place.landmark {
                    Landmark::Stronghold(_) => true,
                    Landmark::Pandemonium | Landmark::Power(_) => false,
                });
                let owner = place.and_then(|place| place.owner);
                let about = [("house", self.owner_name(owner).into())];
                self.say_with(if stronghold { "bar-stronghold" } else { "bar-place" }, &about)
            }
            Bar::Border(seat) => self.say_with("bar-border", &[("house", self.seat_name(*seat).into())]),
            Bar::Interior(seat) => self.say_with("bar-interior", &[("house", self.seat_name(*seat).into())]),
            Bar::Occupied => self.say("bar-occupied"),
        }
    }

    /// Returns the outcome of an order, in a sentence or two.
    #[must_use]
    pub fn outcome(&self, outcome: &Outcome) -> String {
        match outcome {
            Outcome::Done => self.say("outcome-done"),
            Outcome::Partly(why) => self.say_with("outcome-partly", &[("why", self.refusal(why).into())]),
            Outcome::Fought(end) => self.say_with("outcome-fought", &[("end", self.end(*end).into())]),
            Outcome::Refused(why) => self.say_with("outcome-refused", &[("why", self.refusal(why).into())]),
        }
    }

    /// Returns the end of a battle whose participants are not known.
    #[must_use]
    pub fn end(&self, end: End) -> String {
        self.say(&format!("end-{}-any", keys::end(end)))
    }

    /// Returns the problem that keeps a turn from being sealed, or an order from being legal.
    #[must_use]
    pub fn problem(&self, problem: &Problem) -> String {
        match problem {
            Problem::Order(slot, why) => {
                self.say_with("problem-order", &[("slot", slot.number().into()), ("why", self.refusal(why).into())])
            }
            Problem::TributeWaits(offer) => {
                self.say_with("problem-tribute-waits", &[("offer", (u16::from(*offer) + 1).into())])
            }
            Problem::AffairWaits(from, kind) => {
                let act = self.say(&format!("act-{}", kind.key()));
                self.say_with("problem-affair", &[("house", self.seat_name(*from).into()), ("act", act.into())])
            }
            Problem::VendettaOwed(against) => {
                self.say_with("problem-vendetta-owed", &[("house", self.seat_name(*against).into())])
            }
            Problem::EventsWait => self.say("problem-events-wait"),
            Problem::ObjectivesWait => self.say("problem-objectives-wait"),
            Problem::PandemoniumWaits => self.say("problem-pandemonium-waits"),
            Problem::PromotionWaits(id) => {
                self.say_with("problem-promotion-waits", &[("legion", self.short_legion(*id).into())])
            }
            Problem::PraetorPromotionWaits(kind) => {
                let praetor = self.treasure_name(Treasure::Praetor(*kind));
                self.say_with("problem-praetor-promotion-waits", &[("praetor", praetor.into())])
            }
        }
    }
}
