//! The survey: everything that a seat may know, as plain text for a terminal, section by section.
//!
//! Numbers in square brackets are the ids of things, as answers name them.
//!
//! Not here: the log of past steps, and advice.

use circles_rules::facts::Fact;
use circles_rules::game::Haunt;
use circles_rules::ids::{Banner, Place, Seat, Sectio, Sphere, Unit};
use circles_rules::view::View;
use table_text::telling;

use super::{About, Teller};

impl Teller<'_> {
    /// Returns all that the seat of a view may know, each section with its heading. Sections about
    /// which there is nothing to tell are left out.
    #[must_use]
    pub fn survey(&self, view: &View) -> String {
        let sections = [
            ("circles-survey-turn", self.survey_turn()),
            ("circles-survey-question", self.survey_question(view)),
            ("circles-survey-seats", self.game.seats().flat_map(|seat| self.survey_seat(view, seat)).collect()),
            ("circles-survey-hand", self.survey_hand(view)),
            ("circles-survey-offers", self.game.market().offers.iter().map(|offer| self.offer(offer)).collect()),
            ("circles-survey-map", self.survey_map()),
            ("circles-survey-visitors", self.survey_visitors()),
            ("circles-survey-laws", self.survey_laws()),
            ("circles-survey-decks", self.survey_decks(view)),
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
            Some(ask) => {
                let about = [
                    ("turn", game.turn().into()),
                    ("turns", game.charter().turns.into()),
                    ("step", game.step().into()),
                    ("phase", self.phase_of(ask).into()),
                ];
                self.say_with("circles-survey-now", &about)
            }
            None => self.say("circles-survey-over"),
        }];
        lines.extend(game.ending().into_iter().flat_map(|ending| self.ending(ending)));
        if !game.track().is_empty() {
            let daemon = |kind: &circles_rules::ids::DaemonKind| format!("{} [{kind}]", self.daemon(*kind));
            let track: Vec<String> = game.track().iter().map(daemon).collect();
            lines.push(self.say_with("circles-survey-track", &[("daemons", self.words().series(&track).into())]));
        }
        lines.extend(self.combat());
        lines
    }

    /// A view does not show who is asked for a counter, so nobody is named then.
    fn survey_question(&self, view: &View) -> Vec<String> {
        let (game, seat) = (self.game, view.seat());
        let Some(ask) = game.due() else { return Vec::new() };
        if game.asked().contains(&seat) {
            let question = self.question_of(ask, seat);
            return vec![question.title, question.text];
        }
        match game.asked() {
            [] => vec![self.say("circles-survey-not-asked")],
            asked => vec![self.say_with("circles-survey-waiting", &[("seats", self.seats(asked).into())])],
        }
    }

    fn survey_seat(&self, view: &View, seat: Seat) -> Vec<String> {
        let game = self.game;
        let own = game.triumvirate(seat);
        let you = if seat == view.seat() { "circles-survey-you" } else { "circles-survey-seat" };
        let about = [
            ("number", seat.0.into()),
            ("player", self.player(seat).into()),
            ("souls", self.souls(own.souls).into()),
            ("favours", self.words().count("favours", own.favours).into()),
            ("disfavours", self.words().count("disfavours", own.disfavours).into()),
        ];
        let mut lines = vec![self.say_with(you, &about)];
        let mut add = |id: &str, about: &About<'_>| lines.push(format!("  {}", self.say_with(id, about)));
        for daemon in &own.daemons {
            let def = self.catalog.daemon(daemon.kind);
            let about = [
                ("daemon", format!("{} [{}]", self.daemon(daemon.kind), daemon.kind).into()),
                ("rank", def.rank.into()),
                ("skulls", def.skulls.into()),
                ("stars", def.stars.into()),
                ("hearts", def.hearts.into()),
                ("state", self.state(daemon).into()),
            ];
            add("circles-survey-daemon", &about);
        }
        let hidden = view.hidden().hands.get(seat.index()).copied().unwrap_or(0);
        let known = [("cards", self.words().count("cards", hidden).into()), ("known", self.arcana(&own.known).into())];
        let shows = seat != view.seat() && !own.known.is_empty();
        add(if shows { "circles-survey-holds-known" } else { "circles-survey-holds" }, &known);
        for macina in &own.macina {
            let id = if macina.running { "circles-survey-macina" } else { "circles-survey-macina-rests" };
            add(id, &[("card", format!("{} [{}]", self.arcanum(macina.card), macina.card).into())]);
        }
        let sectio: Vec<String> =
            game.sectio_of(seat).map(|sectio| format!("{} [{sectio}]", self.sectio(sectio))).collect();
        add("circles-survey-owns", &[("sectio", self.words().series(&sectio).into())]);
        lines
    }

    /// Returns how a daemon is, in a few words: "on Earth".
    #[must_use]
    pub fn state(&self, daemon: &circles_rules::game::Daemon) -> String {
        match daemon.incapacitated {
            Some(recovers) => self.say_with("circles-state-incapacitated", &[("n", recovers.into())]),
            None => {
                let mut items = vec![self.words().locale(daemon.locale)];
                items.extend(daemon.bound.then(|| self.say("circles-state-bound")));
                items.extend(daemon.acted.then(|| self.say("circles-state-acted")));
                self.words().series(&items)
            }
        }
    }

    fn survey_hand(&self, view: &View) -> Vec<String> {
        let hand = &self.game.triumvirate(view.seat()).hand;
        let line = |card: &circles_rules::ids::Arcanum| {
            let rules = self.words().paragraph(&self.card_rules(*card));
            format!("[{card}] {}: {rules}", self.arcanum(*card))
        };
        hand.iter().map(line).collect()
    }

    /// A line for the wastes and for every sectio in which units stand.
    fn survey_map(&self) -> Vec<String> {
        let game = self.game;
        let board = game.board();
        let line = |place: Place| {
            let mut units: Vec<Unit> = game.banners().flat_map(|banner| board.units_at(banner, place)).collect();
            units.extend(board.strays_at(place).into_iter().map(Unit::Hound));
            if units.is_empty() {
                return None;
            }
            let minded = |unit: &Unit| match unit {
                Unit::Legion(legion) => board.hound_of(*legion).map(|hound| {
                    let about = [("unit", self.numbered(*unit).into()), ("hound", self.hound(hound).into())];
                    self.say_with("circles-survey-minder", &about)
                }),
                Unit::Lieutenant(_) | Unit::Hound(_) => None,
            };
            let units: Vec<String> =
                units.iter().map(|unit| minded(unit).unwrap_or_else(|| self.numbered(*unit))).collect();
            let owner = place.sectio().and_then(|sectio| game.owner(sectio));
            let owner = owner.map_or_else(|| self.say("circles-nobody"), |banner| self.banner(banner));
            let about = [
                ("place", self.numbered_place(place).into()),
                ("owner", owner.into()),
                ("units", self.words().series(&units).into()),
            ];
            let id = if place.sectio().is_some() { "circles-survey-place" } else { "circles-survey-antehell" };
            Some(self.say_with(id, &about))
        };
        Place::all().filter_map(line).collect()
    }

    fn numbered_place(&self, place: Place) -> String {
        match place {
            Place::AnteHell => self.place(place),
            Place::Sectio(sectio) => format!("{} [{sectio}]", self.sectio(sectio)),
        }
    }

    fn numbered(&self, unit: Unit) -> String {
        match unit {
            Unit::Legion(_) => self.unit(unit),
            Unit::Lieutenant(kind) => {
                let banner = self.game.board().officer(kind).map_or(Banner::Freebooters, |officer| officer.banner);
                let about = [("unit", self.unit(unit).into()), ("banner", self.banner(banner).into())];
                format!("{} [{kind}]", self.say_with("circles-survey-officer", &about))
            }
            Unit::Hound(kind) => format!("{} [{kind}]", self.unit(unit)),
        }
    }

    fn survey_visitors(&self) -> Vec<String> {
        let board = self.game.board();
        let uriel = board.uriel().map(|uriel| match uriel.at {
            Haunt::Earth => self.say("circles-survey-uriel-earth"),
            Haunt::At(place) => self.say_with("circles-survey-uriel", &[("place", self.numbered_place(place).into())]),
        });
        let lilith = board.lilith().map(|lilith| {
            let place: (&str, table_text::Value<'_>) = ("place", self.sectio(lilith.at).into());
            match lilith.aspect {
                Some(aspect) => {
                    let about = [place, ("aspect", self.words().aspect(aspect).into())];
                    self.say_with("circles-survey-lilith-aspect", &about)
                }
                None => self.say_with("circles-survey-lilith", &[place]),
            }
        });
        uriel.into_iter().chain(lilith).collect()
    }

    /// Permanent events, and everything that holds until the end of the turn.
    fn survey_laws(&self) -> Vec<String> {
        let game = self.game;
        let permanent = |sphere: Sphere| {
            let card = game.permanent(sphere)?;
            let rules = self.words().event_rules(self.catalog.hell_card(card).event);
            let about = [
                ("sphere", self.words().sphere(sphere).into()),
                ("card", self.hell_card(card).into()),
                ("rules", self.words().paragraph(&rules).into()),
            ];
            Some(self.say_with("circles-survey-permanent", &about))
        };
        let mut lines: Vec<String> = Sphere::ALL.into_iter().filter_map(permanent).collect();
        lines.extend(game.lasting().iter().map(|lasting| {
            let card = ("card", self.words().source(lasting.source).into());
            if lasting.seats.is_empty() {
                return self.say_with("circles-survey-lasting", &[card]);
            }
            self.say_with("circles-survey-lasting-for", &[card, ("seats", self.seats(&lasting.seats).into())])
        }));
        lines.extend(game.struck().iter().map(|struck| {
            let area: &[Sectio] = &struck.area;
            let about = [("omen", self.words().omen(struck.omen).into()), ("area", self.area(area).into())];
            self.say_with("circles-survey-struck", &about)
        }));
        lines
    }

    fn survey_decks(&self, view: &View) -> Vec<String> {
        let hidden = view.hidden();
        let about = [
            ("arcana", (hidden.arcana + self.game.arcana_deck().bottom().len()).into()),
            ("hell", (hidden.hell + hidden.rigged.len() + self.game.hell_deck().bottom().len()).into()),
            ("daemons", (hidden.daemons + self.game.daemon_deck().bottom().len()).into()),
        ];
        let mut lines = vec![self.say_with("circles-survey-deck-sizes", &about)];
        let peek = self.game.peek().filter(|peek| peek.seat == view.seat());
        lines.extend(peek.into_iter().flat_map(|peek| {
            let hell = peek.hell.iter().map(|card| {
                let rules = self.words().paragraph(&self.hell_rules(*card));
                format!("[{card}] {}: {rules}", self.hell_card(*card))
            });
            let arcana = peek.arcana.iter().map(|card| {
                let rules = self.words().paragraph(&self.card_rules(*card));
                format!("[{card}] {}: {rules}", self.arcanum(*card))
            });
            hell.chain(arcana).collect::<Vec<String>>()
        }));
        lines
    }
}
