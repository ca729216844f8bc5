//! The survey: everything that a seat may know, as plain text for a terminal, section by section.
//!
//! Numbers in square brackets are the ids of things, as answers name them.
//!
//! Not here: the log of past steps, and advice.

use oaths_rules::facts::{Fact, WarFact};
use oaths_rules::game::{Alliance, Caster, Whereabouts};
use oaths_rules::ids::{Card, HandCard, Paper, RealmKind, ResourceKind, Seat};
use oaths_rules::step::Step;
use oaths_rules::trade::Offer;
use oaths_rules::view::View;
use oaths_rules::war::Field;
use table_text::Value;
use table_text::telling;

use super::Teller;

impl Teller<'_> {
    /// Returns all that the seat of a view may know, each section with its heading. Sections about
    /// which there is nothing to tell are left out.
    #[must_use]
    pub fn survey(&self, view: &View) -> String {
        let sections = [
            ("oaths-survey-turn", self.survey_turn()),
            ("oaths-survey-question", self.survey_question(view)),
            ("oaths-survey-conflict", self.survey_conflict()),
            ("oaths-survey-devils", self.game.seats().flat_map(|seat| self.survey_devil(view, seat)).collect()),
            ("oaths-survey-bonds", self.survey_bonds()),
            ("oaths-survey-hand", self.survey_hand(view)),
            ("oaths-survey-offers", self.survey_offers(view)),
            ("oaths-survey-promises", self.game.promises().iter().map(|promise| self.promise(promise)).collect()),
            ("oaths-survey-cards", self.survey_cards(view)),
        ];
        let told = sections.iter().filter(|(_, lines)| !lines.is_empty());
        told.map(|(heading, lines)| telling::section(self.text, heading, lines)).collect()
    }

    /// Returns a log as lines. Details of a fact are indented below its line.
    #[must_use]
    pub fn log_text(&self, log: &[Fact]) -> Vec<String> {
        telling::log_text(log.iter().map(|fact| self.fact(fact)))
    }

    fn survey_turn(&self) -> Vec<String> {
        let game = self.game;
        let rounds = self.catalog.numbers.rounds;
        let mut lines = vec![match game.due() {
            Some(step) => {
                let about = [
                    ("turn", game.round().into()),
                    ("turns", rounds.into()),
                    ("step", game.step().into()),
                    ("phase", self.phase(step).into()),
                ];
                self.say_with("oaths-survey-now", &about)
            }
            None => self.say("oaths-survey-over"),
        }];
        lines.extend(game.ending().into_iter().flat_map(|ending| self.ending(ending)));
        lines.push(self.say_with("oaths-survey-initiative", &[("devils", self.seats(game.initiative()).into())]));
        let trading = game.trading();
        let decrees = [
            (trading.silence, "oaths-survey-silence"),
            (trading.virtue, "oaths-survey-virtue"),
            (trading.world_war, "oaths-survey-world-war"),
        ];
        let fiends = [("fiends", self.words().fiends().into())];
        lines.extend(decrees.iter().filter(|(now, _)| *now).map(|(_, id)| self.say_with(id, &fiends)));
        lines
    }

    /// A view does not show who is asked about special play cards, so nobody is named then.
    fn survey_question(&self, view: &View) -> Vec<String> {
        let (game, seat) = (self.game, view.seat());
        let Some(step) = game.due() else { return Vec::new() };
        if game.asked().contains(&seat) {
            let question = self.question(step, seat);
            return vec![question.title, question.text];
        }
        match game.asked() {
            [] => vec![self.say("oaths-survey-not-asked")],
            asked => vec![self.say_with("oaths-survey-waiting", &[("devils", self.seats(asked).into())])],
        }
    }

    /// Targets that are shown, combats in the open, and combats in home realms.
    fn survey_conflict(&self) -> Vec<String> {
        let conflict = self.game.conflict();
        if !matches!(self.game.due(), Some(Step::War(_) | Step::Special(_))) {
            return Vec::new();
        }
        let shown = self.game.seats().zip(&conflict.targets);
        let mut lines: Vec<String> =
            shown.filter_map(|(seat, target)| Some(self.moves(seat, target.as_ref().copied()?))).collect();
        let line = |fact: WarFact| self.fact(&fact.into()).headline;
        lines.extend(conflict.battles.iter().map(|battle| {
            let sides = battle.sides.iter().map(|side| side.members.clone()).collect();
            line(WarFact::Met { sides })
        }));
        lines.extend(conflict.sieges.iter().filter_map(|siege| {
            let (attackers, defender) = (siege.attackers.members.clone(), siege.defender);
            let realm = self.game.domain(defender).realm?;
            Some(line(WarFact::Arrived { attackers, defender, realm }))
        }));
        if !self.game.fallen().is_empty() {
            let cards = self.numbered(self.game.fallen());
            lines.push(self.say_with("oaths-survey-fallen", &[("cards", cards.into())]));
        }
        lines
    }

    fn survey_devil(&self, view: &View, seat: Seat) -> Vec<String> {
        let (game, catalog) = (self.game, self.catalog);
        let domain = game.domain(seat);
        let about = [
            ("seat", seat.0.into()),
            ("devil", self.player(seat).into()),
            ("points", self.say_with("oaths-points", &[("count", domain.points.into())]).into()),
            ("souls", self.say_with("oaths-souls", &[("count", domain.souls.into())]).into()),
            ("initiative", (game.rank(seat) + 1).into()),
        ];
        let you = if seat == view.seat() { "oaths-survey-you" } else { "oaths-survey-devil" };
        let mut lines = vec![self.say_with(you, &about)];
        let mut add = |id: &str, about: &[(&str, Value<'_>)]| lines.push(format!("  {}", self.say_with(id, about)));
        match domain.realm {
            Some(realm) => {
                let defence = game.realm_defence(catalog, seat);
                add("oaths-survey-home", &[("realm", self.realm(realm).into()), ("defence", defence.into())]);
            }
            None => add("oaths-survey-homeless", &[]),
        }
        match domain.whereabouts {
            Whereabouts::Hell => add("oaths-survey-in-hell", &[]),
            Whereabouts::Earth => add("oaths-survey-on-earth", &[]),
            Whereabouts::Prison(of) => add("oaths-survey-in-prison", &[("devil", self.seat(of).into())]),
        }
        let power = |field: Field| game.side_power(catalog, &[seat], field);
        let powers = [
            ("open", power(Field::Open).into()),
            ("assault", power(Field::Assault).into()),
            ("home", game.home_power(catalog, seat).into()),
        ];
        add("oaths-survey-power", &powers);
        if !game.can_move(catalog, seat) {
            add("oaths-survey-cannot-move", &[]);
        }
        add("oaths-survey-tabled", &[("cards", self.numbered(&domain.tabled).into())]);
        if !domain.earth.is_empty() {
            add("oaths-survey-earth", &[("cards", self.numbered(&domain.earth).into())]);
        }
        for cast in &domain.casts {
            let caster = match cast.caster {
                Caster::Devil => self.seat(seat),
                Caster::Horde(card) => self.numbered(&[card]),
            };
            let id = if cast.twice { "oaths-survey-cast-twice" } else { "oaths-survey-cast" };
            add(id, &[("ritual", self.numbered(&[cast.ritual]).into()), ("caster", caster.into())]);
        }
        let prisoners: Vec<Seat> = game.prisoners(seat).collect();
        if !prisoners.is_empty() {
            add("oaths-survey-prisoners", &[("devils", self.seats(&prisoners).into())]);
        }
        if domain.wild > 0 {
            add("oaths-survey-wild", &[("count", domain.wild.into())]);
        }
        let hidden = view.hidden();
        let count = |counts: &[usize]| counts.get(seat.index()).copied().unwrap_or(0);
        let (papers, specials) = (count(&hidden.papers), count(&hidden.specials));
        add("oaths-survey-holds", &[("papers", papers.into()), ("specials", specials.into())]);
        for (cards, id) in
            [(count(&hidden.drawn), "oaths-survey-drawn-count"), (count(&hidden.magic), "oaths-survey-magic-count")]
        {
            if cards > 0 {
                add(id, &[("count", cards.into())]);
            }
        }
        if seat != view.seat() && !domain.seen.is_empty() {
            add("oaths-survey-seen", &[("papers", self.papers(&domain.seen).into())]);
        }
        lines
    }

    /// Alliances, and promises of safety.
    fn survey_bonds(&self) -> Vec<String> {
        let alliance = |alliance: &Alliance| {
            let about =
                [("leader", self.seat(alliance.leader).into()), ("others", self.seats(&alliance.followers).into())];
            self.say_with("oaths-survey-alliance", &about)
        };
        let safeties = self.game.safeties().iter().map(|safety| {
            let about = [("bound", self.seat(safety.bound).into()), ("safe", self.seat(safety.safe).into())];
            self.say_with("oaths-survey-safety", &about)
        });
        self.game.alliances().iter().map(alliance).chain(safeties).collect()
    }

    fn survey_hand(&self, view: &View) -> Vec<String> {
        let domain = self.game.domain(view.seat());
        let papers: Vec<Paper> = domain.hand.papers().collect();
        let mut lines = Vec::new();
        let kinds = self.paper_kinds(&papers);
        lines.extend(kinds.iter().map(|(paper, count)| self.hand_cards(&vec![HandCard::Paper(*paper); *count])));
        lines.extend(domain.hand.specials().map(|special| format!("{} [{special}]", self.special(special))));
        if !domain.drawn.is_empty() {
            lines.push(self.say_with("oaths-survey-drawn", &[("cards", self.numbered(&domain.drawn).into())]));
        }
        if !self.game.pile().is_empty() {
            lines.push(self.say_with("oaths-survey-pile", &[("papers", self.papers(self.game.pile()).into())]));
        }
        lines
    }

    fn survey_offers(&self, view: &View) -> Vec<String> {
        let open: Vec<&Offer> = self.game.offers_to(self.catalog, view.seat()).collect();
        let line = |offer: &Offer| {
            let terms = format!("[{}] {}", offer.id, self.terms(offer.by, &offer.terms));
            if open.iter().any(|other| other.id == offer.id) {
                self.words().paragraph(&[terms, self.say("oaths-survey-takeable")])
            } else {
                terms
            }
        };
        self.game.trading().offers.iter().map(line).collect()
    }

    /// Decks, discarded cards, and realms that nobody rules.
    fn survey_cards(&self, view: &View) -> Vec<String> {
        let (game, hidden) = (self.game, view.hidden());
        let realm = |realm: &RealmKind| {
            let about = [("realm", self.realm(*realm).into()), ("defence", self.catalog.realm(*realm).defence.into())];
            format!("{} [{realm}]", self.say_with("oaths-survey-realm", &about))
        };
        let free: Vec<String> = game.vacant().iter().map(realm).collect();
        let mut lines = vec![
            self.say_with("oaths-survey-vacant", &[("realms", self.words().series(&free).into())]),
            self.say_with("oaths-survey-discard", &[("cards", self.numbered(game.discard()).into())]),
            self.say_with(
                "oaths-survey-decks",
                &[("deck", hidden.deck.into()), ("specials", hidden.special_deck.into())],
            ),
        ];
        for (count, id) in [(hidden.pile, "oaths-survey-pile-count"), (hidden.away, "oaths-survey-away")] {
            if count > 0 {
                lines.push(self.say_with(id, &[("count", count.into())]));
            }
        }
        lines
    }

    /// Returns resource cards by kind, with the ids of all: "2 Juggernauts [3, 7]".
    fn numbered(&self, cards: &[Card]) -> String {
        let mut kinds: Vec<(ResourceKind, Vec<Card>)> = Vec::new();
        for card in cards {
            let kind = self.catalog.kind(*card);
            match kinds.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, same)) => same.push(*card),
                None => kinds.push((kind, vec![*card])),
            }
        }
        kinds.sort_unstable();
        let named = |(_, same): &(ResourceKind, Vec<Card>)| {
            let ids: Vec<String> = same.iter().map(Card::to_string).collect();
            format!("{} [{}]", self.cards(same), ids.join(", "))
        };
        self.words().series(&kinds.iter().map(named).collect::<Vec<String>>())
    }
}
