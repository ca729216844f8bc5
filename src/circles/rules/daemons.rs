//! What can happen to daemons and to sectio: fates (rule 3.3), falls from Earth (rule 9.6), perils,
//! and new owners.

use circles_catalog::definitions::{EarthModifier, Fate};

use crate::course::Course;
use crate::facts::{DaemonFact, SectioFact};
use crate::ids::{Banner, DaemonKind, Locale, Seat, Sectio};

impl Course<'_> {
    /// Lets a daemon suffer a fate. Nothing happens to an incapacitated one: it "cannot affect, or
    /// be affected by, play in any way" (rule 3.3).
    pub fn afflict(&mut self, kind: DaemonKind, fate: Fate) {
        let Some((seat, daemon)) = self.game.daemon(kind) else { return };
        if !daemon.is_able() {
            return;
        }
        match fate {
            Fate::Incapacitated { recovers } => {
                self.tell(DaemonFact::Incapacitated { seat, daemon: kind, recovers });
                if let Some(daemon) = self.game.daemon_mut(kind) {
                    daemon.incapacitated = Some(recovers);
                }
                self.leave_play(kind);
            }
            Fate::Recalled => self.descend(kind),
            Fate::PassesForGood => {
                self.tell(DaemonFact::Bound { seat, daemon: kind });
                if let Some(daemon) = self.game.daemon_mut(kind) {
                    daemon.bound = true;
                }
            }
            Fate::Destroyed => {
                self.tell(DaemonFact::Destroyed { seat, daemon: kind });
                self.drop_ticket(kind);
                self.leave_play(kind);
                self.game.triumvirate_mut(seat).daemons.retain(|daemon| daemon.kind != kind);
                self.game.daemons.bury(kind);
            }
        }
    }

    /// Takes a daemon out of the Rank Track (chapter 9, note 1), out of a combat, and takes back
    /// its support.
    fn leave_play(&mut self, kind: DaemonKind) {
        self.game.track.retain(|other| *other != kind);
        self.game.supports.retain(|support| support.daemon != kind);
        if let Some(battle) = &mut self.game.battle {
            battle.dismiss(kind);
        }
    }

    /// Lets a daemon fall from Earth to Hell (rule 9.6).
    pub fn descend(&mut self, kind: DaemonKind) {
        let Some((seat, daemon)) = self.game.daemon(kind) else { return };
        if daemon.locale == Locale::Hell {
            return;
        }
        self.drop_ticket(kind);
        if let Some(daemon) = self.game.daemon_mut(kind) {
            daemon.locale = Locale::Hell;
        }
        self.tell(DaemonFact::Descended { seat, daemon: kind });
    }

    /// Discards the card under a daemon.
    fn drop_ticket(&mut self, kind: DaemonKind) {
        let card = self.game.daemon_mut(kind).and_then(|daemon| daemon.ticket.take());
        if let Some(card) = card {
            self.game.arcana.bury(card);
        }
    }

    /// Lets the daemons of a seat on Earth face a peril.
    pub fn face(&mut self, seat: Seat, peril: EarthModifier) {
        let EarthModifier::Peril { escape, fate } = peril else { return };
        let there: Vec<DaemonKind> =
            self.game.triumvirate(seat).daemons.iter().filter(|own| own.is_on_earth()).map(|own| own.kind).collect();
        for kind in there {
            if !self.roll_against(seat, kind, escape) {
                self.afflict(kind, fate);
            }
        }
    }

    /// Gives a sectio to a new owner. `None` revokes it (rule 3.3).
    pub fn hand_over(&mut self, sectio: Sectio, to: Option<Banner>) {
        let from = self.game.owner(sectio);
        if from != to {
            self.game.owners[sectio.index()] = to;
            self.tell(SectioFact::Passed { sectio, from, to });
        }
    }
}
