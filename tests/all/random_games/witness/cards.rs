//! Permitted movements of a seat's cards from one moment of a game to the next. Cards are earned,
//! kept, paid or lost, and never appear from nowhere.

use std::collections::BTreeMap;

use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::archfiends::ArchfiendOrder;
use infernal_conclave::rules::attachments::AttachmentOrder;
use infernal_conclave::rules::bazaar::{BazaarFact, BazaarOrder, Bidder, Goods, Verdict, judge};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::diplomacy::{DiplomacyFact, DiplomacyOrder, Welcome, Yielded};
use infernal_conclave::rules::events::{EventOrder, bazaar_master};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::ForcesFact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, LegionId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order, OrderKind, Outcome, Sealed};
use infernal_conclave::rules::resolve::Resolution;
use infernal_conclave::rules::rituals::{RitualOrder, bidding_bonus};
use infernal_conclave::rules::tribute::{Purse, TributeCard, TributeOrder, total};

use super::{Witness, commands_stand};
use crate::random_games::occasions;
use crate::random_games::standing::holdings;

impl Witness<'_> {
    /// Checks the movements of a seat's cards between two moments.
    pub(super) fn tribute(
        &self,
        moment: Moment,
        seat: Seat,
        before: &Game,
        after: &Game,
        resolution: &Resolution,
        sealed: &Sealed,
    ) {
        let (had, has) = (holdings(before, seat), holdings(after, seat));
        let gone: Vec<CardId> = had.keys().filter(|id| !has.contains_key(id)).copied().collect();
        let came: BTreeMap<CardId, Purse> =
            has.iter().filter(|(id, _)| !had.contains_key(id)).map(|(id, worth)| (*id, *worth)).collect();
        let told = || resolution.log.iter().filter(|entry| entry.moment == moment).map(|entry| &entry.fact);
        let (lost, won) = occasions::cards(told(), seat);
        if moment != Moment::Step(Step::Responses) && (!lost.is_empty() || !won.is_empty()) {
            // An event has changed the cards: the seat has its earlier worth, minus its payments,
            // plus and minus the changes in the log. Rituals in the same slot take cards under
            // other facts, so this moment is skipped.
            if told().any(|fact| matches!(fact, Fact::Ritual(_))) {
                return;
            }
            let worth = |held: &BTreeMap<CardId, Purse>| held.values().copied().sum::<Purse>();
            let (lost, won): (Purse, Purse) = (lost.into_iter().sum(), won.into_iter().sum());
            let paid: Purse = self.paid(moment, seat, before, resolution, sealed).iter().map(|id| had[id]).sum();
            assert_eq!(
                worth(&had) + won,
                worth(&has) + lost + paid,
                "{moment}: seat {seat} lost {gone:?}, got {came:?}"
            );
            return;
        }
        match moment {
            Moment::Step(Step::Dawn) => {
                let offers = before.treasury().offers(seat);
                for offer in offers {
                    let kept = offer.cards.iter().filter(|card| came.contains_key(&card.id)).count();
                    assert!(kept <= usize::from(offer.keep), "seat {seat} kept {kept} of {offer:?}");
                }
                assert!(came.keys().all(|id| offers.iter().any(|offer| offer.cards.iter().any(|card| card.id == *id))));
                assert!(after.treasury().offers(seat).is_empty() && after.treasury().demands(seat) == 0);
                let paid = |legion: &LegionId| {
                    resolution.log.iter().any(|entry| matches!(entry.fact, Fact::Forces(ForcesFact::UpkeepPaid { seat: by, legion: for_it, .. }) if (by, for_it) == (seat, *legion)))
                };
                let wages = sealed.of(seat).answers.iter().filter_map(|answer| match answer {
                    Answer::PayUpkeep { legion, cards } if paid(legion) => Some(cards),
                    _ => None,
                });
                let wages: Vec<CardId> = wages.flatten().copied().collect();
                assert!(gone.iter().all(|card| wages.contains(card)), "{moment}: seat {seat} lost {gone:?}");
                assert!(wages.iter().all(|card| !has.contains_key(card)), "{moment}: seat {seat} kept its wages");
            }
            Moment::Slot(slot) => {
                let worth = |held: &BTreeMap<CardId, Purse>| held.values().copied().sum::<Purse>();
                let order = sealed.of(seat).slots[slot.index()].as_ref();
                let done =
                    resolution.outcomes.iter().any(|o| (o.seat, o.slot, &o.outcome) == (seat, slot, &Outcome::Done));
                let spends = done
                    && matches!(
                        order,
                        Some(
                            Order::Attachment(AttachmentOrder::CreateCombatCard { .. })
                                | Order::Archfiend(_)
                                | Order::Diplomacy(DiplomacyOrder::RankThreats { .. })
                                | Order::Event(_)
                        )
                    );
                let performed = |who: Seat| {
                    resolution.outcomes.iter().any(|o| {
                        (o.seat, o.slot, o.kind) == (who, slot, OrderKind::PerformRitual)
                            && !matches!(o.outcome, Outcome::Refused(_))
                    })
                };
                // Rituals are paid even if they are resisted, and some take cards from others.
                let ritual = performed(seat);
                let struck = before.seats().any(|other| other != seat && performed(other));
                let same = worth(&had) == worth(&has);
                assert!(same || spends || ritual || struck, "{moment}: seat {seat} is richer or poorer by an order");
                if done && matches!(order, Some(Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(_), .. }))) {
                    commands_stand(self.book.catalog(), before, after, seat);
                }
                let demanded = done && matches!(order, Some(Order::Tribute(TributeOrder::DemandTribute)));
                let sought = done && matches!(order, Some(Order::Tribute(TributeOrder::SeekManuscripts)));
                let offered = after.treasury().offers(seat).len() - before.treasury().offers(seat).len();
                // If the offer has one card and the search uses it up, there is nothing to choose
                // from.
                let kept = |game: &Game| archfiends::tribute_offer(self.book.catalog(), game, seat).1;
                // The same holds while an event stops tribute.
                let dry = kept(before) == 0 || kept(after) == 0;
                let fits =
                    offered == usize::from(demanded) || ((sought || ritual) && offered == 1) || (dry && offered == 0);
                assert!(fits, "{moment}: {offered} offers of seat {seat}");
                match order {
                    Some(Order::Ritual(RitualOrder::PerformRitual { cards, .. })) if ritual => {
                        let paid = cards.iter().all(|card| gone.contains(card));
                        assert!(paid && (struck || gone.len() == cards.len()), "{moment}: {cards:?}");
                    }
                    _ if struck => {}
                    Some(Order::Tribute(TributeOrder::Consolidate { cards })) if done => {
                        assert!(gone == *cards && came.len() == 1, "{moment}: {cards:?}");
                    }
                    Some(
                        Order::Attachment(AttachmentOrder::CreateCombatCard { cards, .. })
                        | Order::Archfiend(ArchfiendOrder::RaiseAttribute { cards, .. })
                        | Order::Diplomacy(DiplomacyOrder::RankThreats { cards, .. })
                        | Order::Event(EventOrder::PlayEvent { cards, .. }),
                    ) if done => {
                        let mut paid = cards.clone();
                        paid.sort_unstable();
                        assert!(gone == paid && came.is_empty(), "{moment}: {cards:?}");
                    }
                    _ => assert_eq!(had, has, "{moment}: cards of seat {seat}"),
                }
            }
            Moment::Step(Step::Bazaar) => {
                let mut paid = Vec::new();
                for bid in before.bazaar().bids().iter().filter(|bid| bid.seat == seat) {
                    let won = resolution.log.iter().any(|entry| matches!(entry.fact, Fact::Bazaar(BazaarFact::BidWon { seat: by, goods, .. }) if (by, goods) == (seat, bid.goods)));
                    assert_eq!(won, self.judged(before, bid.goods) == Some(seat), "the wrong bid won {:?}", bid.goods);
                    if won {
                        paid.extend(bid.cards.iter().map(|card| card.id));
                    }
                }
                paid.sort_unstable();
                assert_eq!((gone, came.len()), (paid, 0), "seat {seat} paid something else than its winning bids");
            }
            Moment::Step(Step::Responses) => {
                // Gifts and concessions move between the two houses in the log. No card is created
                // or lost.
                let all = |game: &Game| -> BTreeMap<CardId, Purse> {
                    game.seats().flat_map(|seat| holdings(game, seat)).collect()
                };
                let worth = |game: &Game| all(game).into_values().sum::<Purse>();
                let asked: Purse = before.seats().flat_map(|seat| occasions::cards(told(), seat).0).sum();
                assert_eq!(worth(before), worth(after) + asked, "{moment}: cards came from nowhere or went there");
                let dealt = |fact: &Fact| match fact {
                    Fact::Diplomacy(DiplomacyFact::DemandConceded {
                        seat: whose,
                        to,
                        yielded: Some(Yielded::Cards(_)),
                    }) => [*whose, *to].contains(&seat),
                    Fact::Diplomacy(DiplomacyFact::EmissaryAnswered {
                        seat: whose,
                        from,
                        welcome: Welcome::Accept,
                        ..
                    }) => [*whose, *from].contains(&seat),
                    Fact::Event(_) => true,
                    _ => false,
                };
                assert!(
                    had == has || resolution.log.iter().any(|entry| dealt(&entry.fact)),
                    "{moment}: cards of seat {seat}"
                );
            }
            Moment::Step(Step::Eliminations) if after.conclave().eliminated(seat) == Some(before.turn()) => {
                assert!(has.is_empty());
            }
            Moment::Step(_) => assert_eq!(had, has, "{moment}: cards of seat {seat}"),
        }
    }

    /// Returns the cards that a seat spends at a moment, by its own order or by a winning bid.
    fn paid(&self, moment: Moment, seat: Seat, before: &Game, resolution: &Resolution, sealed: &Sealed) -> Vec<CardId> {
        let done = |slot: SlotNo| {
            resolution.outcomes.iter().any(|o| (o.seat, o.slot, &o.outcome) == (seat, slot, &Outcome::Done))
        };
        match moment {
            Moment::Slot(slot) => match sealed.of(seat).slots[slot.index()].as_ref().filter(|_| done(slot)) {
                Some(
                    Order::Attachment(AttachmentOrder::CreateCombatCard { cards, .. })
                    | Order::Archfiend(ArchfiendOrder::RaiseAttribute { cards, .. })
                    | Order::Diplomacy(DiplomacyOrder::RankThreats { cards, .. })
                    | Order::Event(EventOrder::PlayEvent { cards, .. }),
                ) => cards.clone(),
                _ => Vec::new(),
            },
            Moment::Step(Step::Bazaar) => {
                let won = |goods: Goods| self.judged(before, goods) == Some(seat);
                let bids = before.bazaar().bids().iter().filter(|bid| bid.seat == seat && won(bid.goods));
                bids.flat_map(|bid| bid.cards.iter().map(|card| card.id)).collect()
            }
            Moment::Step(_) => Vec::new(),
        }
    }

    /// Returns the house that must win a ware, from the bids before the bazaar opens.
    fn judged(&self, game: &Game, kind: Goods) -> Option<Seat> {
        let catalog = self.book.catalog();
        if game.bazaar().closed_for() > 0 {
            return None;
        }
        let bidder = |seat: Seat, cards: &[TributeCard]| Bidder {
            seat,
            worth: total(cards),
            bonus: bidding_bonus(catalog, game, seat, kind),
            rank: game.houses().of(seat).rank,
            prestige: game.conclave().prestige(seat),
            regent: game.conclave().regent() == seat,
        };
        let bids: Vec<_> = game
            .bazaar()
            .bids()
            .iter()
            .filter(|bid| bid.goods == kind)
            .filter(|bid| bazaar_master(catalog, game).is_none_or(|(master, _)| master != bid.seat))
            .map(|bid| bidder(bid.seat, &bid.cards))
            .collect();
        let minimum = game.bazaar().ware(kind)?.minimum(catalog);
        match judge(&catalog.constants.bazaar, &minimum, &bids) {
            Verdict::Won { by, .. } => Some(by),
            Verdict::NoBids | Verdict::Cancelled => None,
        }
    }
}
