//! The page of a running game: the table, or the curtain between two people.

use bevy::prelude::*;

use super::chair::Chair;
use super::curtain;
use super::desktop::Desktop;
use super::laid::Laid;
use super::menu::Slips;
use super::posted::PostSeat;
use super::rules::Rules;
use super::session::Parlour;
use super::sight::Sight;
use super::table;
use super::watch::Watched;
use crate::shell::pages::Paper;

/// Draws the page of a game.
pub(crate) fn draw<G: Laid>(
    mut paper: Paper<'_, '_>,
    (parlour, rules): (Res<Parlour<G>>, Res<Rules<G>>),
    chair: Option<Res<Chair<G>>>,
    (watched, posted): (Option<Res<Watched<G>>>, Option<Res<PostSeat<G>>>),
    mut desktop: ResMut<Desktop<G>>,
    mut slips: ResMut<Slips>,
) -> Result {
    paper.draw(G::NAME, |ui, page, wishes| {
        if let Some(called) = parlour.called() {
            return curtain::show(ui, page, &parlour, called, &mut slips, wishes);
        }
        let Some(chair) = &chair else { return };
        let (view, watched) = (chair.view(), watched.as_deref());
        let host = posted.as_deref().map(PostSeat::host);
        let sight = Sight { page, catalog: rules.catalog(), view, chair, parlour: &parlour, watched, host };
        table::show(ui, &sight, &mut desktop, &mut slips, wishes);
    })?;
    Ok(())
}
