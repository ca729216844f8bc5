//! Questions of a conflict, with the power of the armies.

use oaths_rules::ids::{Card, RealmKind, Seat};
use oaths_rules::war::{Field, Loss, Side, Siege, Spoils, WarStep, colours};

use super::{Question, Teller};

impl Teller<'_> {
    pub(super) fn ask_war(&self, step: &WarStep, seat: Seat) -> Question {
        match step {
            WarStep::Begin(_)
            | WarStep::Meet
            | WarStep::Arrive
            | WarStep::Fall
            | WarStep::Peace
            | WarStep::Gather
            | WarStep::Reap
            | WarStep::End => self.no_question(),
            WarStep::Move => self.ask_move(seat),
            WarStep::LateMove(own) => self.ask_late_move(*own),
            WarStep::Suborn(own) => self.ask_suborn(*own),
            WarStep::Betray { from, to } => {
                self.ask("oaths-ask-betray", &[("devil", self.seat(*from).into()), ("to", self.seat(*to).into())])
            }
            WarStep::Strategies => self.ask_strategy(seat),
            WarStep::SiegeStrategies => self.ask_siege(seat),
            WarStep::Lose(losses) => self.ask_lose(losses, seat),
            WarStep::Bury => self.ask_salvage(),
            WarStep::Avenge { by, victims, count } => {
                let about = [
                    ("devil", self.seat(*by).into()),
                    ("armies", self.seats(victims).into()),
                    ("count", (*count).into()),
                ];
                self.ask("oaths-ask-avenge", &about)
            }
            WarStep::Divide(at) => self.ask_divide(*at),
            WarStep::Swap { seat: own, realm } => self.ask_swap(*own, *realm),
            WarStep::Occupy(own) => self.ask_occupy(*own),
            WarStep::Lure(own) => self.ask_lure(*own),
        }
    }

    fn ask_move(&self, seat: Seat) -> Question {
        let can_raise = self.game.can_raise(self.catalog, seat);
        let raise = self.game.raises(self.catalog, seat).filter(|_| can_raise).map(|kind| {
            let hordes = self.words().named(self.catalog.resources[kind.index()].id(), 2);
            let souls = self.game.domain(seat).souls;
            self.say_with("oaths-ask-move-raise", &[("hordes", hordes.into()), ("souls", souls.into())])
        });
        let chooses = self.game.chooses_target(self.catalog, seat) && !self.game.sees_first(self.catalog, seat);
        if let Some(raise) = &raise
            && !chooses
        {
            return Question { title: self.say("oaths-ask-raise"), text: raise.clone() };
        }
        self.ask_target(seat).and(self.text, raise)
    }

    fn ask_target(&self, seat: Seat) -> Question {
        let power = |field: Field| self.game.side_power(self.catalog, &[seat], field);
        let about = [
            ("devil", self.seat(seat).into()),
            ("open", power(Field::Open).into()),
            ("assault", power(Field::Assault).into()),
        ];
        self.ask("oaths-ask-move", &about)
    }

    fn ask_late_move(&self, seat: Seat) -> Question {
        let targets = &self.game.conflict().targets;
        let shown = self.game.others(seat).filter_map(|other| {
            let target = (*targets.get(other.index())?)?;
            let about = [("devil", self.seat(other).into()), ("target", self.target(target).into())];
            Some(self.say_with("oaths-ask-aimed", &about))
        });
        let shown = self.words().series(&shown.collect::<Vec<String>>());
        self.ask_target(seat).and(self.text, [self.say_with("oaths-ask-late", &[("targets", shown.into())])])
    }

    fn ask_suborn(&self, seat: Seat) -> Question {
        let armies = self.game.subornable(self.catalog, seat);
        let about = [("devil", self.seat(seat).into()), ("armies", self.seats(&armies).into())];
        self.ask("oaths-ask-suborn", &about)
    }

    /// Returns a question for a colour, with the highest and the lowest colour of the track.
    fn ask_colour(&self, text: &str) -> Question {
        let highest = self.colour(colours(self.catalog).saturating_sub(1));
        let about = [("black", self.colour(0).into()), ("highest", highest.into())];
        Question { title: self.say("oaths-ask-strategy"), text: self.say_with(text, &about) }
    }

    /// Returns the powers of the sides of a combat, and which of them win over more colours than
    /// others.
    fn about_sides(&self, sides: &[(Seat, u32)]) -> Vec<String> {
        let power = |(leader, power): &(Seat, u32)| {
            let about = [("side", self.seat(*leader).into()), ("power", (*power).into())];
            self.say_with("oaths-ask-power", &about)
        };
        let powers = self.words().series(&sides.iter().map(power).collect::<Vec<String>>());
        let reach = |(leader, _): &(Seat, u32)| {
            let steps = self.game.reach(self.catalog, *leader);
            let about = [("devil", self.seat(*leader).into()), ("steps", steps.into())];
            (steps > 1).then(|| self.say_with("oaths-ask-reach", &about))
        };
        let powers = self.say_with("oaths-ask-powers", &[("powers", powers.into())]);
        std::iter::once(powers).chain(sides.iter().filter_map(reach)).collect()
    }

    fn ask_strategy(&self, seat: Seat) -> Question {
        let question = self.ask_colour("oaths-ask-strategy-text");
        let fights = |sides: &[Side]| sides.iter().any(|side| side.members.contains(&seat));
        let mut battles = self.game.conflict().battles.iter();
        let Some(battle) = battles.find(|battle| fights(&battle.sides)) else { return question };
        let power = |side: &Side| (side.leader(), self.game.side_power(self.catalog, &side.members, Field::Open));
        question.and(self.text, self.about_sides(&battle.sides.iter().map(power).collect::<Vec<_>>()))
    }

    fn ask_siege(&self, seat: Seat) -> Question {
        let question = self.ask_colour("oaths-ask-siege-text");
        let fights = |siege: &&Siege| siege.defender == seat || siege.attackers.members.contains(&seat);
        let Some(siege) = self.game.conflict().sieges.iter().find(fights) else { return question };
        let attack = self.game.side_power(self.catalog, &siege.attackers.members, Field::Assault);
        let defence = self.game.home_power(self.catalog, siege.defender);
        question.and(self.text, self.about_sides(&[(siege.attackers.leader(), attack), (siege.defender, defence)]))
    }

    fn ask_lose(&self, losses: &[Loss], seat: Seat) -> Question {
        let loss = losses.iter().find(|loss| loss.seat == seat);
        let devil = self.seat(seat);
        let about = [("devil", devil.as_str().into()), ("count", loss.map_or(1, |loss| loss.count).into())];
        let question = self.ask("oaths-ask-lose", &about);
        let toll = loss.is_some_and(|loss| loss.toll.is_some());
        let about = [("devil", devil.into()), ("undying", self.words().undying().into())];
        question.and(self.text, toll.then(|| self.say_with("oaths-ask-lose-toll", &about)))
    }

    fn ask_salvage(&self) -> Question {
        let Some((holder, artifact)) = self.game.salvager(self.catalog) else { return self.no_question() };
        let about = [
            ("devil", self.seat(holder).into()),
            ("artifact", self.card(artifact).into()),
            ("hordes", self.cards(self.game.fallen()).into()),
        ];
        self.ask("oaths-ask-salvage", &about)
    }

    fn ask_divide(&self, at: u8) -> Question {
        let siege = self.game.conflict().sieges.get(usize::from(at));
        let Some((siege, spoils)) = siege.and_then(|siege| Some((siege, siege.spoils.as_ref()?))) else {
            return self.no_question();
        };
        let Spoils { from, devil: _, prisoners, realm } = spoils;
        let mut items: Vec<String> = Vec::new();
        let divisions = self.game.divisions(self.catalog, at);
        if divisions.iter().any(|division| division.point.is_some()) {
            items.push(self.say("oaths-ask-divide-point"));
        }
        let prisoner = |seat: &Seat| self.say_with("oaths-goods-prisoner-in", &[("devil", self.seat(*seat).into())]);
        items.extend(prisoners.iter().map(prisoner));
        items.extend(realm.map(|realm| {
            let realm = self.words().middle(self.realm(realm));
            self.say_with("oaths-ask-divide-realm", &[("realm", realm.into())])
        }));
        let spoils = [("spoils", self.words().series(&items).into())];
        let mut more = vec![self.say_with("oaths-ask-divide-spoils", &spoils)];
        let mut sharers = siege.attackers.members.iter().chain(&siege.sharers);
        let gaoler = sharers.find(|seat| self.game.powers(self.catalog, **seat).gaoler);
        more.extend(
            gaoler
                .filter(|_| !prisoners.is_empty())
                .map(|gaoler| self.say_with("oaths-ask-divide-gaoler", &[("devil", self.seat(*gaoler).into())])),
        );
        self.ask("oaths-ask-divide", &[("from", self.seat(*from).into())]).and(self.text, more)
    }

    fn ask_swap(&self, seat: Seat, realm: RealmKind) -> Question {
        let mut about = vec![("devil", self.seat(seat).into()), ("realm", self.realm(realm).into())];
        let text = match self.game.domain(seat).realm {
            Some(old) => {
                about.push(("old", self.realm(old).into()));
                self.say_with("oaths-ask-swap-text", &about)
            }
            None => self.say_with("oaths-ask-swap-homeless", &about),
        };
        Question { title: self.say("oaths-ask-swap"), text }
    }

    fn ask_occupy(&self, seat: Seat) -> Question {
        let old = self.game.domain(seat).realm.map_or_else(|| self.say("list-nothing"), |old| self.realm(old));
        let about = [
            ("devil", self.seat(seat).into()),
            ("old", old.into()),
            ("realms", self.realms(self.game.vacant()).into()),
        ];
        self.ask("oaths-ask-occupy", &about)
    }

    fn ask_lure(&self, seat: Seat) -> Question {
        let horde = |(from, card): &(Seat, Card)| {
            let about = [("horde", self.card(*card).into()), ("from", self.seat(*from).into())];
            self.say_with("oaths-ask-horde-of", &about)
        };
        let mut hordes: Vec<String> = self.game.lurable(self.catalog, seat).iter().map(horde).collect();
        hordes.dedup();
        let about = [("devil", self.seat(seat).into()), ("hordes", self.words().series(&hordes).into())];
        self.ask("oaths-ask-lure", &about)
    }
}
