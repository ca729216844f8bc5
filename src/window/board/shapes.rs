//! The shapes that are not icons: medallions, pips, bars and arrows. Drawn by us, in white and greys that take a house's colour.

/// Names and drawings. A shape says what a thing is: a shield is a legion, a hexagon a place.
pub const SHAPES: [(&str, &str); 15] = [
    ("shield", SHIELD),
    ("shield-rim", SHIELD_RIM),
    ("hexagon", HEXAGON),
    ("hexagon-rim", HEXAGON_RIM),
    ("crown", CROWN),
    ("disc", DISC),
    ("disc-rim", DISC_RIM),
    ("pip", PIP),
    ("bar", BAR),
    ("pixel", PIXEL),
    ("shadow", SHADOW),
    ("ring", RING),
    ("arrowhead", ARROWHEAD),
    ("burst", BURST),
    ("unknown", UNKNOWN),
];

const SHIELD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.55" stop-color="#e4e4e4"/><stop offset="1" stop-color="#a8a8a8"/></linearGradient></defs><path d="M12 9 Q31 15 50 6 Q69 15 88 9 L88 48 Q86 78 50 95 Q14 78 12 48 Z" fill="url(#g)"/><path d="M19 17 Q34 21 50 13 Q66 21 81 17 L81 48 Q79 72 50 87 Q21 72 19 48 Z" fill="none" stroke="#000000" stroke-opacity="0.28" stroke-width="2"/></svg>"##;
const SHIELD_RIM: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M12 9 Q31 15 50 6 Q69 15 88 9 L88 48 Q86 78 50 95 Q14 78 12 48 Z" fill="#ffffff" stroke="#ffffff" stroke-width="7" stroke-linejoin="round"/></svg>"##;
const HEXAGON: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><linearGradient id="g" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="0.6" stop-color="#dedede"/><stop offset="1" stop-color="#a4a4a4"/></linearGradient></defs><path d="M50 5 L89 27.5 L89 72.5 L50 95 L11 72.5 L11 27.5 Z" fill="url(#g)"/><path d="M50 13 L82 31.5 L82 68.5 L50 87 L18 68.5 L18 31.5 Z" fill="none" stroke="#000000" stroke-opacity="0.3" stroke-width="1.8"/></svg>"##;
const HEXAGON_RIM: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 5 L89 27.5 L89 72.5 L50 95 L11 72.5 L11 27.5 Z" fill="#ffffff" stroke="#ffffff" stroke-width="7" stroke-linejoin="round"/></svg>"##;
const CROWN: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><g fill="#ffffff"><circle cx="50" cy="50" r="39"/><path d="M50 1 L55 14 L45 14 Z M50 99 L55 86 L45 86 Z M1 50 L14 45 L14 55 Z M99 50 L86 45 L86 55 Z M15.4 15.4 L28 21 L21 28 Z M84.6 15.4 L72 21 L79 28 Z M15.4 84.6 L28 79 L21 72 Z M84.6 84.6 L72 79 L79 72 Z"/></g></svg>"##;
const DISC: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="44" fill="#ffffff"/></svg>"##;
const DISC_RIM: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="43" fill="none" stroke="#ffffff" stroke-width="9"/></svg>"##;
const PIP: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 6 L94 50 L50 94 L6 50 Z" fill="#ffffff"/></svg>"##;
const BAR: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="2" y="2" width="96" height="96" rx="3" ry="22" fill="#ffffff"/></svg>"##;
const PIXEL: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="0" y="0" width="100" height="100" fill="#ffffff"/></svg>"##;
const SHADOW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs><radialGradient id="g"><stop offset="0" stop-color="#ffffff" stop-opacity="0.9"/><stop offset="0.55" stop-color="#ffffff" stop-opacity="0.6"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient></defs><circle cx="50" cy="50" r="50" fill="url(#g)"/></svg>"##;
const RING: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="45" fill="none" stroke="#ffffff" stroke-width="4"/></svg>"##;
const ARROWHEAD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M8 8 L96 50 L8 92 L26 50 Z" fill="#ffffff"/></svg>"##;
const BURST: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="M50 2 L58 30 L78 10 L70 38 L98 36 L74 52 L96 70 L67 66 L72 94 L50 73 L28 94 L33 66 L4 70 L26 52 L2 36 L30 38 L22 10 L42 30 Z" fill="#ffffff"/></svg>"##;
const UNKNOWN: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="30" fill="none" stroke="#ffffff" stroke-width="8" stroke-dasharray="12 8"/></svg>"##;
