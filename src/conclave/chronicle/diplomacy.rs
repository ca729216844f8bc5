//! Diplomacy and the arena in words: acts between houses before the conclave (manual 4.14, 4.17).

use table_text::Value;

use super::{Line, Teller, Tone};
use crate::rules::arena::ArenaFact;
use crate::rules::attachments::Treasure;
use crate::rules::diplomacy::{
    Aim, Concession, Demanded, DiplomacyFact, DiplomacyOrder, Item, Objection, Stance, Suit, Terms, Welcome, Yielded,
};
use crate::rules::ids::{PraetorKind, Seat};
use crate::rules::orders::Answer;

impl Teller<'_> {
    /// Returns the demanded thing, as the object of a sentence.
    #[must_use]
    pub fn demanded(&self, thing: Demanded) -> String {
        match thing {
            Demanded::Tribute(n) => self.say_with("demanded-tribute", &[("n", n.into())]),
            Demanded::Canton => self.say("demanded-canton"),
            Demanded::Artifact => self.say("demanded-artifact"),
            Demanded::Relic => self.say("demanded-relic"),
        }
    }

    /// Returns an aim of a vendetta: "take 3 cantons, net".
    #[must_use]
    pub fn aim(&self, aim: Aim) -> String {
        self.say_with(&format!("aim-{}", aim.key()), &[("n", aim.amount().into())])
    }

    /// Returns the terms of a vendetta.
    #[must_use]
    pub fn terms(&self, terms: Terms) -> String {
        match terms {
            Terms::Field { wager, aim, turns } => {
                let about = [("wager", wager.into()), ("aim", self.aim(aim).into()), ("turns", turns.into())];
                self.say_with("terms-field", &about)
            }
            Terms::Arena { wager } => self.say_with("terms-arena", &[("wager", wager.into())]),
        }
    }

    fn suit(&self, suit: Suit) -> String {
        match suit {
            Suit::Vendetta(terms) => self.terms(terms),
            Suit::BloodFeud => self.stance(Stance::BloodFeud),
        }
    }

    pub(super) fn praetor_name(&self, praetor: PraetorKind) -> String {
        self.treasure_name(Treasure::Praetor(praetor))
    }

    /// Returns a part of a price or a period.
    #[must_use]
    pub fn item(&self, item: Item) -> String {
        self.say(match item {
            Item::Base => "item-base",
            Item::RanksApart => "item-ranks-apart",
            Item::HalfRank => "item-half-rank",
            Item::OwnRank => "item-own-rank",
            Item::Conceded => "item-conceded",
            Item::Cards => "item-cards",
            Item::Threat => "item-threat",
            Item::Limit => "item-limit",
        })
    }

    /// Returns a line about two houses, of which `gains` profits.
    fn between(&self, icon: &'static str, id: &str, gains: Seat, other: Seat, more: &[(&str, Value<'_>)]) -> Line {
        let mut about: Vec<(&str, Value<'_>)> =
            vec![("house", self.seat_name(gains).into()), ("other", self.seat_name(other).into())];
        about.extend(more.iter().cloned());
        let tone = self.mood(Some(gains), Some(other), Tone::Conclave);
        Line::new(icon, tone, self.say_with(id, &about)).of([gains, other])
    }

    /// Returns the line of a fact about diplomacy, with the words of the acting house.
    pub(super) fn diplomacy_fact(&self, fact: &DiplomacyFact) -> Line {
        let line = match fact {
            DiplomacyFact::ThreatsRanked { seat } => {
                let about = [("house", self.seat_name(*seat).into())];
                Line::new("threats", Tone::Quiet, self.say_with("fact-threats-ranked", &about)).of([*seat])
            }
            DiplomacyFact::DemandMade { seat, of, thing } => {
                let thing = self.demanded(*thing);
                self.between("demand", "fact-demand-made", *seat, *of, &[("thing", thing.into())])
            }
            DiplomacyFact::DemandConceded { seat, to, yielded } => {
                let detail = yielded.as_ref().map(|yielded| self.yielded(yielded));
                let mut line = self.between("demand", "fact-demand-conceded", *to, *seat, &[]);
                if let Some(Yielded::Canton(Some(canton))) = yielded {
                    line = line.at(*canton);
                }
                line.with(detail)
            }
            DiplomacyFact::DemandRefused { seat, to } => self.between("demand", "fact-demand-refused", *seat, *to, &[]),
            DiplomacyFact::InsultHurled { seat, at, stake } => {
                self.between("insult", "fact-insult-hurled", *seat, *at, &[("stake", (*stake).into())])
            }
            DiplomacyFact::InsultSwallowed { seat, from } => {
                self.between("insult", "fact-insult-swallowed", *from, *seat, &[])
            }
            DiplomacyFact::InsultRefused { seat, from } => {
                self.between("insult", "fact-insult-refused", *seat, *from, &[])
            }
            DiplomacyFact::EmissarySent { seat, to, cards } => {
                self.between("emissary", "fact-emissary-sent", *to, *seat, &[("n", (*cards).into())])
            }
            DiplomacyFact::EmissaryAnswered { seat, from, welcome, turns } => {
                let id = match welcome {
                    Welcome::Accept => "fact-emissary-accepted",
                    Welcome::Refuse => "fact-emissary-refused",
                    Welcome::Humiliate => "fact-emissary-humiliated",
                };
                let turns = i64::from(*turns);
                self.between("emissary", id, *seat, *from, &[("turns", Value::Number(turns))])
            }
            DiplomacyFact::Petitioned { seat, lord } => self.between("vassal", "fact-petitioned", *seat, *lord, &[]),
            DiplomacyFact::PetitionAnswered { vassal, lord, sealed } => {
                let id = if *sealed { "fact-vassal-sworn" } else { "fact-petition-refused" };
                self.between("vassal", id, *lord, *vassal, &[])
            }
            DiplomacyFact::VassalFreed { vassal, lord } => {
                self.between("vassal", "fact-vassal-freed", *vassal, *lord, &[])
            }
            DiplomacyFact::ActPreceded { seat, to, kind } => {
                let act = self.say(&format!("act-{}", kind.key()));
                self.between("diplomacy", "fact-act-preceded", *to, *seat, &[("act", act.into())])
            }
            DiplomacyFact::Claimant { seat, on, suit } => match suit {
                Some(suit) => {
                    let terms = self.suit(*suit);
                    self.between("vendetta", "fact-claimed-suit", *seat, *on, &[("terms", terms.into())])
                }
                None => self.between("vendetta", "fact-claimed-suit-secret", *seat, *on, &[]),
            },
            DiplomacyFact::ClaimDropped { seat, on } => self.between("vendetta", "fact-claim-dropped", *on, *seat, &[]),
            DiplomacyFact::VendettaGranted { seat, on, wager, until, aim } => {
                let about = [("wager", Value::Number((*wager).into())), ("until", Value::Number((*until).into()))];
                let line = self.between("vendetta", "fact-vendetta-granted", *seat, *on, &about);
                let aim = aim.map(|aim| self.say_with("fact-vendetta-aim", &[("aim", self.aim(aim).into())]));
                line.with(aim)
            }
            DiplomacyFact::CombatGranted { seat, on, wagers, until } => {
                let about = [
                    ("wager", Value::Number(wagers.0.into())),
                    ("answer", Value::Number(wagers.1.into())),
                    ("until", Value::Number((*until).into())),
                ];
                self.between("single-combat", "fact-combat-granted", *seat, *on, &about)
            }
            DiplomacyFact::FeudGranted { seat, on } => self.between("blood-feud", "fact-feud-granted", *seat, *on, &[]),
            DiplomacyFact::VendettaJudged { claimant, target, won, aim } => {
                let (gains, loses) = if *won { (*claimant, *target) } else { (*target, *claimant) };
                let id = if *won { "fact-vendetta-won" } else { "fact-vendetta-failed" };
                let aim = aim.map(|aim| self.say_with("fact-vendetta-aim-was", &[("aim", self.aim(aim).into())]));
                self.between("vendetta", id, gains, loses, &[]).with(aim)
            }
            DiplomacyFact::VendettaBrokenOff { claimant, target } => {
                self.between("vendetta", "fact-vendetta-broken-off", *claimant, *target, &[])
            }
            DiplomacyFact::PraetorNamed { seat, against, praetor } => {
                let praetor = self.praetor_name(*praetor);
                self.between("single-combat", "fact-praetor-named", *seat, *against, &[("praetor", praetor.into())])
            }
            DiplomacyFact::FailedToAppear { seat, against } => {
                self.between("single-combat", "fact-failed-to-appear", *against, *seat, &[])
            }
        };
        Line { spoken: self.speech(fact), ..line }
    }

    /// Returns the line of a fact about single combat.
    pub(super) fn arena_fact(&self, fact: &ArenaFact) -> Line {
        match fact {
            ArenaFact::Duel { sides, winner, report } => {
                let name = |side: &(Option<Seat>, PraetorKind)| {
                    let about = [("praetor", self.praetor_name(side.1).into()), ("house", self.patron(side.0).into())];
                    self.say_with("duelist", &about)
                };
                let rounds = report.as_ref().map(|report| {
                    self.say_with("fact-duel-rounds", &[("n", Value::Number(report.rounds.len() as i64))])
                });
                let won = winner.and_then(|winner| sides.iter().find(|side| side.1 == winner));
                let lost = winner.and_then(|winner| sides.iter().find(|side| side.1 != winner));
                let headline = match (won, lost) {
                    (Some(won), Some(lost)) => {
                        self.say_with("fact-duel", &[("winner", name(won).into()), ("loser", name(lost).into())])
                    }
                    (None, _) | (_, None) => {
                        let about = [("one", name(&sides[0]).into()), ("other", name(&sides[1]).into())];
                        self.say_with("fact-duel-both", &about)
                    }
                };
                let tone = self.mood(won.and_then(|side| side.0), lost.and_then(|side| side.0), Tone::War);
                Line::new("single-combat", tone, headline).of(sides.iter().filter_map(|side| side.0)).with(rounds)
            }
            ArenaFact::Banished { seat, praetor } => {
                let about = [("praetor", self.praetor_name(*praetor).into()), ("house", self.patron(*seat).into())];
                let tone = self.mood(None, *seat, Tone::War);
                Line::new("skull", tone, self.say_with("fact-banished", &about)).of(*seat)
            }
            ArenaFact::TitleTaken { seat, praetor } => {
                let about = [("praetor", self.praetor_name(*praetor).into()), ("house", self.seat_name(*seat).into())];
                let tone = self.mood(Some(*seat), None, Tone::Conclave);
                Line::new("champion", tone, self.say_with("fact-title-taken", &about)).of([*seat])
            }
        }
    }

    /// Returns the house that a praetor fights for, or the word for Pandemonium.
    fn patron(&self, seat: Option<Seat>) -> String {
        seat.map_or_else(|| self.say("duel-pandemonium"), |seat| self.seat_name(seat))
    }

    fn yielded(&self, yielded: &Yielded) -> String {
        match yielded {
            Yielded::Cards(worths) => {
                let cards: Vec<String> = worths.iter().map(|worth| self.purse(worth)).collect();
                let about = [("n", Value::Number(worths.len() as i64)), ("cards", self.series(&cards).into())];
                self.say_with("yielded-cards", &about)
            }
            Yielded::Canton(Some(canton)) => {
                self.say_with("yielded-canton", &[("canton", self.coordinates(*canton).into())])
            }
            Yielded::Canton(None) => self.say("yielded-no-canton"),
            Yielded::Treasure(treasure) => {
                self.say_with("yielded-treasure", &[("treasure", self.treasure_name(*treasure).into())])
            }
        }
    }

    /// A diplomatic order as it stands in a slot.
    pub(super) fn diplomacy_order(&self, order: &DiplomacyOrder) -> String {
        match order {
            DiplomacyOrder::RankThreats { ranking, .. } => match ranking.first() {
                Some(first) => self.say_with("draft-rank-threats", &[("house", self.seat_name(*first).into())]),
                None => self.say("draft-rank-nobody"),
            },
            DiplomacyOrder::Demand { of, thing } => {
                let about = [("house", self.seat_name(*of).into()), ("thing", self.demanded(*thing).into())];
                self.say_with("draft-demand", &about)
            }
            DiplomacyOrder::Insult { at, stake } => {
                let about = [("house", self.seat_name(*at).into()), ("stake", (*stake).into())];
                self.say_with("draft-insult", &about)
            }
            DiplomacyOrder::SendEmissary { to, cards } => {
                let about = [("house", self.seat_name(*to).into()), ("n", cards.len().into())];
                self.say_with("draft-emissary", &about)
            }
            DiplomacyOrder::ClaimVendetta { on, terms } => {
                let about = [("house", self.seat_name(*on).into()), ("terms", self.terms(*terms).into())];
                self.say_with("draft-vendetta", &about)
            }
            DiplomacyOrder::ClaimBloodFeud { on } => {
                self.say_with("draft-blood-feud", &[("house", self.seat_name(*on).into())])
            }
            DiplomacyOrder::Petition { lord } => {
                self.say_with("draft-petition", &[("house", self.seat_name(*lord).into())])
            }
        }
    }

    /// Returns an answer to another house as shown in a draft; `None` for all other answers.
    pub(super) fn diplomacy_answer(&self, answer: &Answer) -> Option<String> {
        let to = |id: &str, seat: &Seat| self.say_with(id, &[("house", self.seat_name(*seat).into())]);
        Some(match answer {
            Answer::RankThreats { ranking } => {
                let names: Vec<String> = ranking.iter().map(|&seat| self.seat_name(seat)).collect();
                self.say_with("answer-rank-threats", &[("houses", self.series(&names).into())])
            }
            Answer::Demand { from, concession: None } => to("answer-demand-refuse", from),
            Answer::Demand { from, concession: Some(concession) } => {
                let what = match concession {
                    Concession::Cards(cards) => {
                        self.say_with("demanded-tribute", &[("n", Value::Number(cards.len() as i64))])
                    }
                    Concession::Canton => self.say("demanded-canton"),
                    Concession::Treasure(treasure) => self.treasure_name(*treasure),
                };
                let about = [("house", self.seat_name(*from).into()), ("thing", what.into())];
                self.say_with("answer-demand-concede", &about)
            }
            Answer::Insult { from, swallow: true } => to("answer-insult-swallow", from),
            Answer::Insult { from, swallow: false } => to("answer-insult-refuse", from),
            Answer::Emissary { from, welcome } => match welcome {
                Welcome::Accept => to("answer-emissary-accept", from),
                Welcome::Refuse => to("answer-emissary-refuse", from),
                Welcome::Humiliate => to("answer-emissary-humiliate", from),
            },
            Answer::Petition { from, accept: true } => to("answer-petition-accept", from),
            Answer::Petition { from, accept: false } => to("answer-petition-refuse", from),
            Answer::Grievance { against, claim: None } => to("answer-grievance-forgo", against),
            Answer::Grievance { against, claim: Some(terms) } => {
                let about = [("house", self.seat_name(*against).into()), ("terms", self.terms(*terms).into())];
                self.say_with("answer-grievance-claim", &about)
            }
            Answer::NamePraetor { against, praetor, plan: _ } => {
                let about =
                    [("house", self.seat_name(*against).into()), ("praetor", self.praetor_name(*praetor).into())];
                self.say_with("answer-name-praetor", &about)
            }
            Answer::KeepTribute { .. } | Answer::Pandemonium { .. } | Answer::PayUpkeep { .. } => return None,
            Answer::Promote { .. } | Answer::PromotePraetor { .. } | Answer::SustainRitual { .. } => return None,
            Answer::KeepEvents { .. } | Answer::Decree { .. } | Answer::KeepObjective { .. } => return None,
        })
    }

    /// Returns the reason why the conclave rejects an act, in a sentence.
    #[must_use]
    pub fn objection(&self, objection: &Objection) -> String {
        let house = |id: &str, seat: &Seat| self.say_with(id, &[("house", self.seat_name(*seat).into())]);
        let number = |id: &str, name: &str, n: i64| self.say_with(id, &[(name, Value::Number(n))]);
        match objection {
            Objection::Oneself => self.say("objection-oneself"),
            Objection::Fallen(seat) => house("objection-fallen", seat),
            Objection::CastOut => self.say("objection-cast-out"),
            Objection::TheyAreCastOut(seat) => house("objection-they-cast-out", seat),
            Objection::Suspended => self.say("objection-suspended"),
            Objection::Vassal { lord } => house("objection-vassal", lord),
            Objection::TheyAreVassal { lord } => house("objection-they-vassal", lord),
            Objection::OneBlood => self.say("objection-one-blood"),
            Objection::Pending(seat) => house("objection-pending", seat),
            Objection::Preceded(seat) => house("objection-preceded", seat),
            Objection::AtVendetta(seat) => house("objection-at-vendetta", seat),
            Objection::AtFeud(seat) => house("objection-at-feud", seat),
            Objection::Waits { turns } => number("objection-waits", "turns", (*turns).into()),
            Objection::Promised { turns } => number("objection-promised", "turns", (*turns).into()),
            Objection::Prestige { needs } => number("objection-prestige", "needs", (*needs).into()),
            Objection::Stake { most } => number("objection-stake", "most", (*most).into()),
            Objection::DemandCards { most } => number("objection-demand-cards", "most", (*most).into()),
            Objection::NotDemandable { after } => number("objection-not-demandable", "after", (*after).into()),
            Objection::NoBorder(seat) => house("objection-no-border", seat),
            Objection::GiftCards { least, most } => {
                self.say_with("objection-gift-cards", &[("least", (*least).into()), ("most", (*most).into())])
            }
            Objection::NoGround { after } => number("objection-no-ground", "after", (*after).into()),
            Objection::Terms => self.say("objection-terms"),
            Objection::NoFeud { has, needs } => {
                self.say_with("objection-no-feud", &[("has", (*has).into()), ("needs", (*needs).into())])
            }
            Objection::Bound => self.say("objection-bound"),
            Objection::TooProud => self.say("objection-too-proud"),
            Objection::TooMuchLand => self.say("objection-too-much-land"),
            Objection::NotARanking => self.say("objection-not-a-ranking"),
            Objection::SameRanking => self.say("objection-same-ranking"),
            Objection::RankingIsFree => self.say("objection-ranking-is-free"),
            Objection::NoSuchPraetor(praetor) => {
                self.say_with("objection-no-such-praetor", &[("praetor", self.praetor_name(*praetor).into())])
            }
            Objection::Unproven(praetor) => {
                self.say_with("objection-unproven", &[("praetor", self.praetor_name(*praetor).into())])
            }
            Objection::NoChampion => self.say("objection-no-champion"),
            Objection::Plan(fault) => self.say_with("objection-plan", &[("why", fault.to_string().into())]),
        }
    }
}
