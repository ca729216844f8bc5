//! The survey: everything that a seat may know, as plain text for a terminal, section by section.
//!
//! Numbers in square brackets are the ids of things, as answers name them.
//!
//! Not here: the log of past steps, and advice.

use oaths_first_rules::facts::Fact;
use oaths_first_rules::game::{Post, PostKind, Whereabouts};
use oaths_first_rules::ids::{Card, ResourceKind, Seat};
use oaths_first_rules::market::Offer;
use oaths_first_rules::view::View;
use oaths_first_rules::war::Army;
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
            ("oaths-first-survey-combat", self.survey_combat()),
            ("oaths-survey-devils", self.game.seats().flat_map(|seat| self.survey_devil(view, seat)).collect()),
            ("oaths-survey-hand", self.survey_hand(view)),
            ("oaths-survey-offers", self.survey_offers(view)),
            ("oaths-survey-promises", self.survey_promises()),
            ("oaths-first-survey-cards", self.survey_cards(view)),
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
        let mut lines = vec![match game.due() {
            Some(step) => {
                let about = [
                    ("turn", game.turn().into()),
                    ("turns", self.catalog.numbers.last_turn.into()),
                    ("step", game.step().into()),
                    ("phase", self.phase(step).into()),
                ];
                self.say_with("oaths-survey-now", &about)
            }
            None => self.say("oaths-survey-over"),
        }];
        lines.extend(game.ending().into_iter().flat_map(|ending| self.ending(ending)));
        let order: Vec<String> = game.order().into_iter().map(|seat| self.seat(seat)).collect();
        lines.push(self.say_with("oaths-first-survey-order", &[("devils", self.words().series(&order).into())]));
        lines.extend(PostKind::ALL.into_iter().zip(game.posts()).map(|(kind, post)| self.survey_post(kind, *post)));
        if !game.proclaimed().is_empty() {
            let about = [("devils", self.seats(game.proclaimed()).into())];
            lines.push(self.say_with("oaths-first-survey-proclaimed", &about));
        }
        lines
    }

    fn survey_post(&self, kind: PostKind, post: Post) -> String {
        let id = if post.stable { "oaths-first-survey-post-firm" } else { "oaths-first-survey-post" };
        let holder = post.holder.map_or_else(|| self.say("oaths-nobody"), |seat| self.seat(seat));
        self.say_with(id, &[("post", self.post(kind).into()), ("devil", holder.into())])
    }

    /// A view does not show who is asked where only holders of certain cards are, so nobody is
    /// named then.
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

    /// The combat in progress: its sizes, each army, the fortress, and who was hit.
    fn survey_combat(&self) -> Vec<String> {
        let Some(battle) = self.game.battle() else { return Vec::new() };
        let mut lines = vec![self.standing(battle)];
        let army = |army: &Army| {
            let about = [
                ("side", self.side(army.side).into()),
                ("size", battle.size(self.catalog, self.game, army).into()),
                ("army", self.numbered_army(army).into()),
            ];
            self.say_of("oaths-first-survey-army", army.seat, &about)
        };
        lines.extend(battle.armies.iter().map(army));
        let marks = [
            (battle.negated, "oaths-first-survey-negated"),
            (battle.castle && !battle.standing, "oaths-first-survey-damaged"),
        ];
        lines.extend(marks.iter().filter(|(now, _)| *now).map(|(_, id)| self.say(id)));
        if !battle.hit.is_empty() {
            lines.push(self.say_with("oaths-first-survey-hit", &[("devils", self.seats(&battle.hit).into())]));
        }
        lines
    }

    fn numbered_army(&self, army: &Army) -> String {
        let mut items: Vec<String> = army.devil.then(|| self.say("oaths-first-devil-itself")).into_iter().collect();
        items.extend(self.numbered_items(&army.hordes));
        items.extend((army.souls > 0).then(|| self.souls(army.souls)));
        self.words().series(&items)
    }

    fn survey_devil(&self, view: &View, seat: Seat) -> Vec<String> {
        let (game, catalog) = (self.game, self.catalog);
        let domain = game.domain(seat);
        let about = [
            ("seat", seat.0.into()),
            ("devil", self.player(seat).into()),
            ("points", self.say_with("oaths-points", &[("count", domain.points.into())]).into()),
            ("souls", self.souls(domain.souls).into()),
        ];
        let you = if seat == view.seat() { "oaths-first-survey-you" } else { "oaths-first-survey-devil" };
        let mut lines = vec![self.say_with(you, &about)];
        lines.push(format!("  {}", self.whereabouts(domain.whereabouts)));
        let hidden = view.hidden();
        let hand = hidden.hands.get(seat.index()).copied().unwrap_or(0);
        let mut add = |id: &str, about: &[(&str, Value<'_>)]| lines.push(format!("  {}", self.say_with(id, about)));
        if game.ashamed(seat) {
            add("oaths-first-survey-shame", &[("turn", domain.shame.into())]);
        }
        if domain.banished > 0 && game.turn() <= domain.banished {
            add("oaths-first-survey-banished", &[("turn", domain.banished.into())]);
        }
        match (domain.fortress, game.fortress(catalog, seat)) {
            (Some(card), Some(def)) => {
                let defence = def.defence + game.hearts(catalog, seat);
                let about = [("fortress", self.numbered(&[card]).into()), ("defence", defence.into())];
                add("oaths-first-survey-fortress", &about);
            }
            (None | Some(_), _) => add("oaths-first-survey-no-fortress", &[]),
        }
        add("oaths-survey-tabled", &[("cards", self.numbered(&domain.tabled).into())]);
        if !domain.earth.is_empty() {
            add("oaths-survey-earth", &[("cards", self.numbered(&domain.earth).into())]);
        }
        if !domain.rituals.is_empty() {
            add("oaths-first-survey-rituals", &[("cards", self.numbered(&domain.rituals).into())]);
        }
        let prisoners: Vec<Seat> = game.prisoners(seat).collect();
        if !prisoners.is_empty() {
            add("oaths-survey-prisoners", &[("devils", self.seats(&prisoners).into())]);
        }
        let permitted = game.market().permitted.contains(&seat);
        if permitted && matches!(domain.whereabouts, Whereabouts::Prison(_)) {
            add("oaths-first-survey-permitted", &[]);
        }
        add("oaths-first-survey-holds", &[("count", hand.into())]);
        if seat != view.seat() && !domain.seen.is_empty() {
            add("oaths-survey-seen", &[("papers", self.hand_cards(&domain.seen).into())]);
        }
        lines
    }

    fn survey_hand(&self, view: &View) -> Vec<String> {
        let hand = &self.game.domain(view.seat()).hand;
        let oaths: Vec<Seat> = hand.oaths().collect();
        let mut lines: Vec<String> = self.oath_items("oaths-paper-oath", &oaths);
        lines.extend(self.numbered_items(&hand.resources().collect::<Vec<Card>>()));
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
        self.game.market().offers.iter().map(line).collect()
    }

    fn survey_promises(&self) -> Vec<String> {
        self.game.promises().iter().map(|promise| format!("[{}] {}", promise.id, self.promise(promise))).collect()
    }

    /// The deck, discarded cards, and sold oaths.
    fn survey_cards(&self, view: &View) -> Vec<String> {
        let (game, hidden) = (self.game, view.hidden());
        let mut lines = vec![
            self.say_with("oaths-survey-discard", &[("cards", self.numbered(game.discard()).into())]),
            self.say_with("oaths-first-survey-deck", &[("count", hidden.deck.into())]),
            self.say_with("oaths-first-survey-pile", &[("count", hidden.pile.into())]),
        ];
        if !game.fallen().is_empty() {
            lines.push(self.say_with("oaths-survey-fallen", &[("cards", self.numbered(game.fallen()).into())]));
        }
        lines
    }

    /// Returns resource cards by kind, with the ids of all: "2 Juggernauts [3, 7]".
    fn numbered(&self, cards: &[Card]) -> String {
        self.words().series(&self.numbered_items(cards))
    }

    fn numbered_items(&self, cards: &[Card]) -> Vec<String> {
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
        kinds.iter().map(named).collect()
    }
}
