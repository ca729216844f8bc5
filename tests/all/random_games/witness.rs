//! Permitted changes from one moment of a game to the next ([`Witness::passage`]). The invariants
//! of each moment are in [`standing`](super::standing).

mod cards;

use std::collections::{BTreeMap, BTreeSet};

use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::archfiends::ArchfiendFact;
use infernal_conclave::rules::arena::ArenaFact;
use infernal_conclave::rules::attachments::{AttachmentFact, Treasure};
use infernal_conclave::rules::bazaar::{BazaarFact, Goods};
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{self, ConclaveFact, PrestigeCause, VictoryPath};
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::digest::{Digest, digest};
use infernal_conclave::rules::diplomacy::{DiplomacyFact, Welcome, Yielded};
use infernal_conclave::rules::events::{CardFact, EventFact, HouseFact};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Departure, ForcesFact, Landmark};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CantonId, CardId, LegionId, Seat, SlotNo};
use infernal_conclave::rules::manuscripts::{ManuscriptFact, Piece};
use infernal_conclave::rules::orders::Sealed;
use infernal_conclave::rules::realm::RealmFact;
use infernal_conclave::rules::resolve::{Resolution, resolve, resolve_watched};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::{Purse, TributeFact};
use infernal_conclave::rules::view::SeatView;

use super::attached::{told, treasures};
use super::income;
use super::objectives;
use super::occasions;
use super::scripts::{self, pieces};
use super::standing::{holdings, stands};
use super::views::hides;
use super::{Temper, draft};

/// Checks that a bid does not exceed the command rating. A house may command more legions than its
/// rating, because a rating can fall and a guard can come back.
fn commands_stand(catalog: &Catalog, before: &Game, after: &Game, seat: Seat) {
    let rating = |game| archfiends::command_rating(catalog, game, seat).total();
    let for_legion = |goods: &Goods| matches!(goods, Goods::Legion(_));
    let bids = after.bazaar().bids().iter().filter(|bid| bid.seat == seat && for_legion(&bid.goods)).count();
    let (commands, rating) = (after.forces().legions_of(seat).count() + bids, rating(before).max(rating(after)));
    assert!(commands as i32 <= rating, "seat {seat} has bid to command {commands} legions with a rating of {rating}");
}

/// Observes one game and remembers everything that must stay the same.
pub(super) struct Witness<'a> {
    book: &'a Rulebook,
    /// Every card seen so far, with its worth.
    cards: BTreeMap<CardId, Purse>,
    spent: BTreeSet<CardId>,
    places: Vec<(Landmark, CantonId)>,
    /// Every praetor, artifact and relic of this game, wherever it is.
    treasures: BTreeSet<Treasure>,
    /// Every piece of every manuscript.
    pieces: BTreeSet<Piece>,
    pub(super) digests: Vec<Digest>,
    pub(super) facts: BTreeMap<&'static str, usize>,
    temper: Vec<Temper>,
    rolls: Rolls,
}

/// Returns the name of a fact that only conflict causes.
const fn strife(fact: &Fact) -> Option<&'static str> {
    match fact {
        Fact::Conclave(ConclaveFact::Excommunicated { .. }) => Some("excommunicated"),
        Fact::Conclave(ConclaveFact::Usurped { .. }) => Some("usurped"),
        Fact::Conclave(ConclaveFact::UsurperHolds { .. }) => Some("usurper holds"),
        Fact::Conclave(ConclaveFact::PandemoniumLiberated { .. }) => Some("liberated"),
        Fact::Conclave(ConclaveFact::PandemoniumReturned { .. }) => Some("returned"),
        Fact::Conclave(ConclaveFact::ConclaveDissolved) => Some("dissolved"),
        Fact::Conclave(ConclaveFact::HouseFell { .. }) => Some("house fell"),
        Fact::Realm(RealmFact::BorderMoved { .. }) => Some("border moved"),
        Fact::Forces(ForcesFact::LegionDestroyed { .. }) => Some("legion destroyed"),
        Fact::Forces(ForcesFact::Retreated { .. }) => Some("retreated"),
        Fact::Forces(ForcesFact::VictorPlaced { .. }) => Some("victor placed"),
        Fact::Tribute(TributeFact::Consolidated { .. }) => Some("consolidated"),
        Fact::Bazaar(BazaarFact::BidWon { .. }) => Some("bid won"),
        Fact::Bazaar(BazaarFact::Outbid { .. }) => Some("outbid"),
        Fact::Forces(ForcesFact::Mustered { .. }) => Some("mustered"),
        Fact::Forces(ForcesFact::Flew { .. }) => Some("flew"),
        Fact::Conclave(ConclaveFact::TokenDrawn { .. }) => Some("token"),
        Fact::Forces(ForcesFact::Healed { .. }) => Some("healed"),
        Fact::Forces(ForcesFact::Promoted { .. }) => Some("promoted"),
        Fact::Forces(ForcesFact::UpgradeTaken { .. }) => Some("upgrade"),
        Fact::Forces(ForcesFact::UpkeepPaid { .. }) => Some("upkeep"),
        Fact::Forces(ForcesFact::LegionLeft { why: Departure::Dismissed, .. }) => Some("dismissed"),
        Fact::Forces(ForcesFact::LegionLeft { why: Departure::Unpaid, .. }) => Some("unpaid"),
        Fact::Forces(ForcesFact::GuardGathers { .. }) => Some("guard gathers"),
        Fact::Forces(ForcesFact::GuardReformed { .. }) => Some("guard reformed"),
        Fact::Attachment(AttachmentFact::CombatCardMade { .. }) => Some("combat card"),
        Fact::Archfiend(ArchfiendFact::AttributeRaised { .. }) => Some("attribute raised"),
        Fact::Attachment(AttachmentFact::Transferred { treasure: Treasure::Praetor(_), .. }) => Some("praetor moved"),
        Fact::Attachment(AttachmentFact::Transferred { treasure: Treasure::Artifact(_), .. }) => Some("artifact moved"),
        Fact::Attachment(AttachmentFact::Transferred { treasure: Treasure::Relic(_), .. }) => Some("relic moved"),
        Fact::Attachment(AttachmentFact::TreasureLost { forever: true, .. }) => Some("treasure lost"),
        Fact::Attachment(AttachmentFact::TreasureLost { forever: false, .. }) => Some("treasure returned"),
        Fact::Attachment(AttachmentFact::Recovered { .. }) => Some("recovered"),
        Fact::Attachment(AttachmentFact::RelicSeized { .. }) => Some("relic seized"),
        Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Relics, .. }) => Some("relics paid"),
        Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Places, .. }) => Some("places paid"),
        Fact::Manuscript(ManuscriptFact::Searched { found: Some(_), .. }) => Some("manuscript found"),
        Fact::Manuscript(ManuscriptFact::Searched { found: None, .. }) => Some("manuscript not found"),
        Fact::Manuscript(ManuscriptFact::TrainingBegun { .. }) => Some("training begun"),
        Fact::Manuscript(ManuscriptFact::Trained { .. }) => Some("trained"),
        Fact::Manuscript(ManuscriptFact::Assembled { .. }) => Some("assembled"),
        Fact::Archfiend(ArchfiendFact::AttributeShifted { .. }) => Some("attribute"),
        Fact::Manuscript(ManuscriptFact::PieceReturned { .. }) => Some("piece returned"),
        Fact::Diplomacy(DiplomacyFact::ThreatsRanked { .. }) => Some("threats ranked"),
        Fact::Diplomacy(DiplomacyFact::DemandConceded { yielded: Some(Yielded::Cards(_)), .. }) => {
            Some("cards yielded")
        }
        Fact::Diplomacy(DiplomacyFact::DemandConceded { yielded: Some(Yielded::Canton(_)), .. }) => {
            Some("canton yielded")
        }
        Fact::Diplomacy(DiplomacyFact::DemandConceded { yielded: Some(Yielded::Treasure(_)), .. }) => {
            Some("treasure yielded")
        }
        Fact::Diplomacy(DiplomacyFact::DemandRefused { .. }) => Some("demand refused"),
        Fact::Diplomacy(DiplomacyFact::InsultSwallowed { .. }) => Some("insult swallowed"),
        Fact::Diplomacy(DiplomacyFact::InsultRefused { .. }) => Some("insult refused"),
        Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { welcome: Welcome::Accept, .. }) => Some("emissary accepted"),
        Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { welcome: Welcome::Refuse, .. }) => Some("emissary refused"),
        Fact::Diplomacy(DiplomacyFact::EmissaryAnswered { welcome: Welcome::Humiliate, .. }) => {
            Some("emissary humiliated")
        }
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { sealed: true, .. }) => Some("vassal sworn"),
        Fact::Diplomacy(DiplomacyFact::PetitionAnswered { sealed: false, .. }) => Some("petition refused"),
        Fact::Diplomacy(DiplomacyFact::VassalFreed { .. }) => Some("vassal freed"),
        Fact::Diplomacy(DiplomacyFact::ActPreceded { .. }) => Some("preceded"),
        Fact::Diplomacy(DiplomacyFact::ClaimDropped { .. }) => Some("claim dropped"),
        Fact::Diplomacy(DiplomacyFact::VendettaGranted { .. }) => Some("vendetta"),
        Fact::Diplomacy(DiplomacyFact::VendettaJudged { won: true, .. }) => Some("vendetta won"),
        Fact::Diplomacy(DiplomacyFact::VendettaJudged { won: false, .. }) => Some("vendetta failed"),
        Fact::Diplomacy(DiplomacyFact::VendettaBrokenOff { .. }) => Some("vendetta broken off"),
        Fact::Diplomacy(DiplomacyFact::CombatGranted { .. }) => Some("single combat"),
        Fact::Diplomacy(DiplomacyFact::FailedToAppear { .. }) => Some("failed to appear"),
        Fact::Diplomacy(DiplomacyFact::FeudGranted { .. }) => Some("blood feud"),
        Fact::Arena(ArenaFact::Duel { sides: [_, (Some(_), _)], .. }) => Some("duel"),
        Fact::Arena(ArenaFact::Duel { sides: [_, (None, _)], .. }) => Some("champion challenged"),
        Fact::Arena(ArenaFact::TitleTaken { .. }) => Some("title"),
        Fact::Event(EventFact::Card(CardFact::Played { .. })) => Some("event played"),
        Fact::Event(EventFact::Card(CardFact::Ended { .. })) => Some("event over"),
        Fact::Conclave(ConclaveFact::Ended { path, .. }) => Some(match path {
            VictoryPath::Election => "election",
            VictoryPath::Kingmaker => "kingmaker",
            VictoryPath::PowerBehindThrone => "power behind the throne",
            VictoryPath::Pandemonium => "pandemonium",
            VictoryPath::LastStanding => "last standing",
            VictoryPath::Draw => "draw",
        }),
        _ => None,
    }
}

impl<'a> Witness<'a> {
    fn of(book: &'a Rulebook, game: &Game, seed: u64, temper: Vec<Temper>) -> Self {
        stands(book, game);
        let mut witness = Self {
            book,
            cards: BTreeMap::new(),
            spent: BTreeSet::new(),
            places: game.forces().places().iter().map(|place| (place.landmark, place.canton)).collect(),
            treasures: treasures(game),
            pieces: pieces(book.catalog(), game),
            digests: vec![digest(game)],
            facts: BTreeMap::new(),
            temper,
            rolls: Dice::new(seed ^ 0x5eed, 0).open(Stream::Mind(Seat(0))),
        };
        witness.count_cards(game);
        witness
    }

    /// Checks that a card keeps its worth, and never comes back after it was spent.
    fn count_cards(&mut self, game: &Game) {
        let mut present = BTreeSet::new();
        for seat in game.seats() {
            let offered =
                game.treasury().offers(seat).iter().flat_map(|offer| &offer.cards).map(|card| (card.id, card.worth));
            for (id, worth) in holdings(game, seat).into_iter().chain(offered) {
                let known = *self.cards.entry(id).or_insert(worth);
                assert_eq!(known, worth, "card {id} has changed its face");
                present.insert(id);
            }
        }
        assert!(self.spent.is_disjoint(&present), "a spent card has come back");
        self.spent.extend(self.cards.keys().filter(|id| !present.contains(id)));
    }

    /// Drafts, seals and plays a turn, and checks all of it.
    fn turn(&mut self, game: &Game) -> Game {
        let mut drafts = Vec::new();
        for seat in game.seats() {
            let view = SeatView::of(game, seat);
            drafts.push(draft(self.book, &view, self.temper[seat.index()], &mut self.rolls));
        }
        let sealed = Sealed::seal(self.book, game, &drafts);
        for draft in &drafts {
            let part = sealed.of(draft.seat);
            assert_eq!(part.struck, [], "a legal order of seat {} was struck", draft.seat);
            assert_eq!((&part.slots, &part.answers), (&draft.slots, &draft.answers));
        }
        let resolution = self.watch(game, &sealed);
        let next = &resolution.game;
        if game.turn() % 7 == 1 {
            assert_eq!(
                resolve(self.book, game, &sealed),
                resolution,
                "processed again, the turn comes out differently"
            );
            hides(self.book, next);
        }
        let bytes = postcard::to_stdvec(next).expect("a game has a serial form");
        assert_eq!(postcard::from_bytes::<Game>(&bytes).as_ref(), Ok(next), "a game read back is another game");
        resolution.game
    }

    fn watch(&mut self, game: &Game, sealed: &Sealed) -> Resolution {
        let untouched = game.clone();
        let mut moments: Vec<(Moment, Game)> = Vec::with_capacity(20);
        let resolution = resolve_watched(self.book, game, sealed, |moment, game| moments.push((moment, game.clone())));
        assert_eq!(*game, untouched, "the turn has changed what it was given");
        assert!(moments.iter().map(|(moment, _)| *moment).eq(Moment::all()), "a moment was left out");
        assert_eq!(moments.last().map(|(_, last)| last), Some(&resolution.game));
        let mut before = game;
        for (moment, after) in &moments {
            stands(self.book, after);
            self.count_cards(after);
            self.passage(*moment, before, after, &resolution, sealed);
            self.digests.push(digest(after));
            before = after;
        }
        let told: Vec<Moment> = resolution.log.iter().map(|entry| entry.moment).collect();
        let order: Vec<Moment> = Moment::all().collect();
        let place = |moment: &Moment| order.iter().position(|other| other == moment);
        assert!(told.is_sorted_by_key(place), "the log is out of order");
        self.outcomes(game, sealed, &resolution);
        assert_eq!(resolution.game.bazaar().bids(), [], "a bid stands over night");
        assert!(resolution.game.turn() == game.turn() + 1);
        let next = &resolution.game;
        let may_rule =
            |seat: Seat| next.conclave().eliminated(seat).is_none() && !next.diplomacy().excommunicated(seat);
        if next.seats().any(may_rule) {
            assert!(may_rule(next.conclave().regent()), "an outcast or fallen house is Regent");
        }
        for entry in &resolution.log {
            if let Some(name) = strife(&entry.fact) {
                *self.facts.entry(name).or_default() += 1;
            }
        }
        resolution
    }

    /// Checks that every sealed order has one outcome. Within a slot the Regent comes first, then
    /// the others clockwise.
    fn outcomes(&self, game: &Game, sealed: &Sealed, resolution: &Resolution) {
        let circle = conclave::precedence(game);
        let mut expected = Vec::new();
        for slot in SlotNo::ALL {
            let orders = circle
                .iter()
                .filter_map(|&seat| Some((seat, slot, sealed.of(seat).slots[slot.index()].as_ref()?.kind())));
            expected.extend(orders);
        }
        let found: Vec<_> =
            resolution.outcomes.iter().map(|outcome| (outcome.seat, outcome.slot, outcome.kind)).collect();
        assert_eq!(found, expected);
        let told = resolution.log.iter().filter(|entry| matches!(entry.fact, Fact::OrderResolved { .. })).count();
        assert_eq!(told, found.len());
    }

    /// Checks the changes from one moment to the next: the log must explain all of them.
    fn passage(&self, moment: Moment, before: &Game, after: &Game, resolution: &Resolution, sealed: &Sealed) {
        let facts: Vec<&Fact> =
            resolution.log.iter().filter(|entry| entry.moment == moment).map(|entry| &entry.fact).collect();
        let places: Vec<_> = after.forces().places().iter().map(|place| (place.landmark, place.canton)).collect();
        // Places never move. A place can be razed, and then the log says so.
        let razed = before.forces().places().len() - after.forces().places().len();
        assert_eq!(
            razed,
            facts.iter().filter(|fact| matches!(fact, Fact::Forces(ForcesFact::PlaceRazed { .. }))).count()
        );
        assert!(places.iter().all(|place| self.places.contains(place)), "{moment}: a place has moved");
        let mut owners = before.realm().owners().to_vec();
        let mut legions: BTreeSet<LegionId> = before.forces().legions().iter().map(|legion| legion.id).collect();
        let mut prestige: Vec<i32> = before.seats().map(|seat| before.conclave().prestige(seat)).collect();
        let mut outcasts: Vec<bool> = before.seats().map(|seat| before.diplomacy().excommunicated(seat)).collect();
        let mut tokens = before.conclave().tokens();
        let mut levels: BTreeMap<LegionId, u8> =
            before.forces().legions().iter().map(|legion| (legion.id, legion.level)).collect();
        told(before.attachments(), after.attachments(), &facts, &moment.to_string());
        objectives::told(moment, before, after, &facts);
        if moment == Moment::Step(Step::Prestige) {
            income::paid(self.book.catalog(), before, &facts);
        }
        scripts::learned(before, after, &facts, &moment.to_string());
        scripts::told(before.manuscripts(), after.manuscripts(), &facts, &moment.to_string());
        assert_eq!(
            pieces(self.book.catalog(), after),
            self.pieces,
            "{moment}: a piece came from nowhere or went there"
        );
        assert_eq!(treasures(after), self.treasures, "{moment}: a treasure came from nowhere or went there");
        for fact in facts {
            match fact {
                Fact::Forces(ForcesFact::Promoted { legion, level, .. }) => {
                    assert_eq!(levels.insert(*legion, *level), Some(level - 1), "{moment}: two levels at once");
                }
                Fact::Forces(ForcesFact::LegionLeft { legion, .. }) => {
                    assert!(legions.remove(legion), "{moment}: legion {legion} left twice");
                }
                Fact::Forces(ForcesFact::GuardReformed { legion, .. }) => {
                    assert!(legions.insert(*legion), "{moment}: legion {legion} came twice");
                }
                Fact::Realm(RealmFact::Claimed { seat, canton, from }) => {
                    assert_eq!(owners[canton.index()], *from, "{moment}: claimed from somebody else");
                    owners[canton.index()] = Some(*seat);
                }
                Fact::Realm(RealmFact::BorderMoved { canton, to, from }) => {
                    assert_eq!(owners[canton.index()], Some(*from), "{moment}: moved from somebody else");
                    owners[canton.index()] = Some(*to);
                }
                Fact::Forces(ForcesFact::PlaceCaptured { place, by, from, .. }) => {
                    let canton = self.places[place.index()].1;
                    assert_eq!(owners[canton.index()], *from, "{moment}: captured from somebody else");
                    owners[canton.index()] = Some(*by);
                }
                Fact::Diplomacy(DiplomacyFact::DemandConceded {
                    seat,
                    to,
                    yielded: Some(Yielded::Canton(Some(canton))),
                }) => {
                    assert_eq!(owners[canton.index()], Some(*seat), "{moment}: ceded by somebody else");
                    owners[canton.index()] = Some(*to);
                }
                Fact::Conclave(ConclaveFact::PandemoniumReturned { .. }) => {
                    owners[before.realm().board().pandemonium().index()] = None;
                }
                Fact::Conclave(ConclaveFact::HouseFell { seat, .. }) => {
                    prestige[seat.index()] = 0;
                    owners.iter_mut().filter(|owner| **owner == Some(*seat)).for_each(|owner| *owner = None);
                    before.forces().legions_of(*seat).for_each(|legion| assert!(legions.remove(&legion.id)));
                }
                Fact::Forces(ForcesFact::Mustered { legion, .. }) => {
                    assert!(legions.insert(*legion), "{moment}: legion {legion} came twice");
                }
                Fact::Forces(ForcesFact::LegionDestroyed { legion, .. }) => {
                    assert!(legions.remove(legion), "{moment}: legion {legion} died twice");
                }
                Fact::Conclave(ConclaveFact::PrestigeChanged { seat, amount, .. }) => {
                    assert!(!outcasts[seat.index()], "{moment}: an outcast's prestige changed");
                    prestige[seat.index()] += amount;
                }
                Fact::Conclave(ConclaveFact::Excommunicated { seat }) => outcasts[seat.index()] = true,
                Fact::Event(EventFact::House(HouseFact::Reinstated { seat })) => outcasts[seat.index()] = false,
                Fact::Event(fact) => occasions::land(fact, &mut owners, &mut legions, &moment.to_string()),
                Fact::Conclave(ConclaveFact::TokenDrawn { .. }) => tokens += 1,
                _ => {}
            }
        }
        assert_eq!(after.realm().owners(), owners, "{moment}: land changed hands behind the log");
        let standing: BTreeSet<LegionId> = after.forces().legions().iter().map(|legion| legion.id).collect();
        assert_eq!(standing, legions, "{moment}: legions came or went behind the log");
        for legion in after.forces().legions() {
            let told = levels.get(&legion.id).copied();
            assert!(told.is_none_or(|level| level == legion.level), "{moment}: {legion:?} rose behind the log");
        }
        let now: Vec<i32> = after.seats().map(|seat| after.conclave().prestige(seat)).collect();
        assert_eq!(now, prestige, "{moment}: prestige changed behind the log");
        let now: Vec<bool> = after.seats().map(|seat| after.diplomacy().excommunicated(seat)).collect();
        assert_eq!(now, outcasts, "{moment}: somebody was expelled, or taken back, behind the log");
        assert_eq!(after.conclave().tokens(), tokens, "{moment}: a token behind the log");
        assert!(before.conclave().tokens() == tokens || moment == Moment::Step(Step::Token));
        for seat in after.seats() {
            assert!(
                before.conclave().eliminated(seat).is_none()
                    || after.conclave().eliminated(seat) == before.conclave().eliminated(seat)
            );
            self.tribute(moment, seat, before, after, resolution, sealed);
        }
        assert!(!before.conclave().dissolved() || after.conclave().dissolved());
        let last = moment == Moment::Step(Step::Victory);
        assert_eq!(after.turn() - before.turn(), u32::from(last), "{moment}");
        assert!(last || after.conclave().ending().is_none(), "{moment}: the game ended before its time");
    }
}

/// Plays a game to its end, or for this many turns.
pub(super) fn play<'a>(
    book: &'a Rulebook,
    mut game: Game,
    seed: u64,
    temper: &[Temper],
    turns: u32,
) -> (Game, Witness<'a>) {
    let temper = game.seats().map(|seat| temper[seat.index() % temper.len()]).collect();
    let mut witness = Witness::of(book, &game, seed, temper);
    for _ in 0..turns {
        if game.conclave().ending().is_some() {
            break;
        }
        game = witness.turn(&game);
    }
    (game, witness)
}
