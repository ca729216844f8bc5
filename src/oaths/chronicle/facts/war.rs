//! Lines of conflicts, with the numbers of each combat.

use oaths_rules::facts::{LossCause, WarFact};
use oaths_rules::ids::{Card, Seat};
use oaths_rules::war::Target;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn war_fact(&self, fact: &WarFact) -> Line {
        match fact {
            WarFact::Began { number } => {
                Line::new("battle", Tone::War, self.say_with("oaths-fact-war-began", &[("number", (*number).into())]))
            }
            WarFact::Raised { seat, hordes } => {
                let tone = self.good_for(*seat, Tone::War);
                self.about_hordes("skull", tone, "oaths-fact-raised", *seat, hordes)
            }
            WarFact::Aimed { seat, target } => self.aimed(*seat, *target),
            WarFact::Met { sides } => {
                let mut names = sides.iter().map(|side| self.seats(side));
                let first = names.next().unwrap_or_else(|| self.say("oaths-nobody"));
                let all = names.fold(first, |first, next| {
                    self.say_with("oaths-fact-against", &[("first", first.into()), ("next", next.into())])
                });
                let headline = self.say_with("oaths-fact-met", &[("sides", all.into())]);
                Line::new("battle", Tone::War, headline).of(sides.iter().flatten().copied())
            }
            WarFact::Arrived { attackers, defender, realm } => {
                let about = [
                    ("count", attackers.len().into()),
                    ("devils", self.seats(attackers).into()),
                    ("defender", self.seat(*defender).into()),
                    ("realm", self.realm(*realm).into()),
                ];
                let tone = self.bad_for(*defender, Tone::War);
                let line = Line::new("stronghold", tone, self.say_with("oaths-fact-arrived", &about));
                line.of(attackers.iter().copied()).of([*defender])
            }
            WarFact::Suborned { by, from, horde } => {
                self.horde_taken("capture", "oaths-fact-suborned", *by, *from, *horde)
            }
            WarFact::Strategy { seat, colour, power } => {
                let about = [("colour", self.colour(*colour).into()), ("power", (*power).into())];
                self.line("orders", Tone::War, "oaths-fact-strategy", *seat, &about)
            }
            WarFact::Won { seat, directly } => {
                let id = if *directly { "oaths-fact-won-directly" } else { "oaths-fact-won" };
                self.line("champion", self.good_for(*seat, Tone::War), id, *seat, &[])
            }
            WarFact::NobodyWon => Line::new("battle", Tone::War, self.say("oaths-fact-nobody-won")),
            WarFact::Defeated { seat } => {
                self.line("retreat", self.bad_for(*seat, Tone::War), "oaths-fact-defeated", *seat, &[])
            }
            WarFact::Lost { seat, hordes, souls, cause } => {
                let about = [("things", self.things(hordes, *souls).into())];
                let tone = self.bad_for(*seat, Tone::War);
                let mut line = self.line("destroyed", tone, "oaths-fact-lost", *seat, &about).about(hordes);
                line.detail.extend(match cause {
                    LossCause::Defeat => None,
                    LossCause::Cataclysm => Some(self.say("oaths-fact-lost-cataclysm")),
                    LossCause::Toll(realm) => {
                        let about = [("realm", self.realm(*realm).into())];
                        Some(self.say_with("oaths-fact-lost-toll", &about))
                    }
                    LossCause::Revenge => Some(self.say("oaths-fact-lost-revenge")),
                });
                line
            }
            WarFact::Salvaged { seat, horde } => {
                let about = [("horde", self.card(*horde).into())];
                let tone = self.good_for(*seat, Tone::War);
                self.line("relic", tone, "oaths-fact-salvaged", *seat, &about).about(&[*horde])
            }
            WarFact::Woke { seat, hordes } => {
                let id = if hordes.is_empty() { "oaths-fact-woke-nobody" } else { "oaths-fact-woke" };
                self.about_hordes("skull", self.good_for(*seat, Tone::War), id, *seat, hordes)
            }
            WarFact::Destroyed { seat, realm } => {
                let about = [("realm", self.realm(*realm).into())];
                self.line("destroyed", self.bad_for(*seat, Tone::War), "oaths-fact-destroyed", *seat, &about)
            }
            WarFact::Captured { seat, by } => {
                let tone = self.mood(Some(*by), Some(*seat), Tone::War);
                self.line("lock", tone, "oaths-fact-captured", *seat, &[("by", self.seat(*by).into())]).of([*by])
            }
            WarFact::Spoils { seat, point, prisoners, artifacts, realm } => {
                self.spoils(*seat, *point, prisoners, artifacts, *realm)
            }
            WarFact::Moved { seat, realm } => {
                let about = [("realm", self.realm(*realm).into())];
                self.line("place", self.good_for(*seat, Tone::War), "oaths-fact-moved", *seat, &about)
            }
            WarFact::Gathered { seat, souls } => {
                let tone = self.good_for(*seat, Tone::Quiet);
                self.line("souls", tone, "oaths-fact-gathered", *seat, &[("souls", (*souls).into())])
            }
            WarFact::Lured { by, from, horde } => self.horde_taken("capture", "oaths-fact-lured", *by, *from, *horde),
            WarFact::Reaped { seat, souls } => {
                let tone = self.good_for(*seat, Tone::Court);
                self.line("prestige", tone, "oaths-fact-reaped", *seat, &[("souls", (*souls).into())])
            }
        }
    }

    fn about_hordes(&self, icon: &'static str, tone: Tone, id: &str, seat: Seat, hordes: &[Card]) -> Line {
        self.line(icon, tone, id, seat, &[("hordes", self.cards(hordes).into())]).about(hordes)
    }

    /// Returns the line of a horde that one devil takes of another.
    fn horde_taken(&self, icon: &'static str, id: &str, by: Seat, from: Seat, horde: Card) -> Line {
        let about = [("from", self.seat(from).into()), ("horde", self.card(horde).into())];
        let tone = self.mood(Some(by), Some(from), Tone::War);
        self.line(icon, tone, id, by, &about).of([from]).about(&[horde])
    }

    fn aimed(&self, seat: Seat, target: Target) -> Line {
        let (tone, whom) = match target {
            Target::Stay | Target::Vacant => (Tone::Quiet, None),
            Target::Devil(whom) => (self.bad_for(whom, Tone::War), Some(whom)),
        };
        match whom.filter(|whom| self.game.allied(seat, *whom)) {
            Some(leader) => {
                self.line("vassal", Tone::War, "oaths-fact-follows", seat, &[("leader", self.seat(leader).into())])
            }
            None => Line::new("march", tone, self.moves(seat, target)).of([seat]),
        }
        .of(whom)
    }

    fn spoils(&self, seat: Seat, point: bool, prisoners: &[Seat], artifacts: &[Card], realm: bool) -> Line {
        let mut things: Vec<String> = Vec::new();
        if point {
            things.push(self.say_with("oaths-points", &[("count", 1_u8.into())]));
        }
        let prisoner = |seat: &Seat| self.say_with("oaths-goods-prisoner-in", &[("devil", self.seat(*seat).into())]);
        things.extend(prisoners.iter().map(prisoner));
        things.extend(self.words().card_items(artifacts));
        if realm {
            things.push(self.say("oaths-fact-spoils-realm"));
        }
        let about = [("things", self.words().series(&things).into())];
        let tone = self.good_for(seat, Tone::War);
        let mut line = self
            .line("capture", tone, "oaths-fact-spoils", seat, &about)
            .of(prisoners.iter().copied())
            .about(artifacts);
        if !point {
            line.detail.push(self.say("oaths-fact-spoils-no-point"));
        }
        line
    }
}
