// The ground of the board: every canton of an endless, repeating plane, painted on one rectangle that follows the eye.
//
// Which canton a pixel belongs to, what it is made of, whose it is and how it is marked all come from a table of numbers, so
// that there is neither an edge nor a seam. Colours are worked out as the eye sees them and made linear at the end.

#import bevy_sprite::mesh2d_vertex_output::VertexOutput

struct Ground {
    // Columns, rows, radius of a hexagon, 1 if a map mode is on.
    board: vec4<f32>,
    // Middle of the view, half its size.
    view: vec4<f32>,
    // Seconds, size of a pixel, size of the grain eastwards and northwards.
    clock: vec4<f32>,
    // Middle of the realm and half its size, if the whole of it is shown; else nothing.
    realm: vec4<f32>,
    // The colours of the houses, from 1.
    houses: array<vec4<f32>, 8>,
    // The colours of the map modes, from 1.
    tones: array<vec4<f32>, 16>,
    // For each canton: ground, ownership, marks, chance with the sort of the map mode.
    cells: array<vec4<u32>, 192>,
}

@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> ground: Ground;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain_sampler: sampler;

const APOTHEM: f32 = 0.8660254;

// Counted like the rules count: east, north-east, north-west, west, south-west, south-east. South is positive.
const WAYS = array<vec2<f32>, 6>(
    vec2(1.0, 0.0), vec2(0.5, -0.8660254), vec2(-0.5, -0.8660254),
    vec2(-1.0, 0.0), vec2(-0.5, 0.8660254), vec2(0.5, 0.8660254),
);

fn bit(mask: u32, index: u32) -> bool {
    return ((mask >> index) & 1u) != 0u;
}

// 1 below, 0 above, soft between.
fn fall(low: f32, high: f32, value: f32) -> f32 {
    return 1.0 - smoothstep(low, high, value);
}

// 1 inside a band around zero, soft at its edges.
fn band(distance: f32, width: f32, soft: f32) -> f32 {
    return 1.0 - smoothstep(width - soft, width + soft, abs(distance));
}

// A peak as engravers cut it: a light side, a hatched side, a dark outline. Alpha says where it is.
fn peak(at: vec2<f32>, foot: vec2<f32>, size: vec2<f32>, jag: f32, hatch: f32, soft: f32) -> vec4<f32> {
    let up = (foot.y - at.y) / size.y;
    let below = 1.0 - up;
    let across = (at.x - foot.x) / size.x + jag * below * 0.5;
    let inside = below - abs(across);
    let cover = clamp(inside / soft + 0.5, 0.0, 1.0) * clamp((up + 0.06) / soft + 0.5, 0.0, 1.0);
    let shade = clamp((across - (jag * 1.4 + 0.10) * below) / soft * 0.5 + 0.5, 0.0, 1.0);
    let tone = mix(0.50 - 0.11 * below, 0.13 + 0.13 * hatch, shade);
    let line = clamp((abs(inside) - 0.035) / soft + 0.5, 0.0, 1.0);
    return vec4(vec3(1.04, 0.95, 0.84) * mix(0.07, tone, line), cover);
}

// A flake in some squares of a grid: how much of it covers this point, and its own number from 0 to 1.
fn flake(at: vec2<f32>, size: f32) -> vec2<f32> {
    let square = floor(at);
    let seed = fract(sin(dot(square, vec2(12.9898, 78.233))) * 43758.547);
    let other = fract(seed * 57.31);
    let middle = vec2(0.25 + 0.5 * seed, 0.25 + 0.5 * other);
    let there = select(0.0, 1.0, other > 0.62);
    return vec2(there * fall(size * 0.3, size, length(at - square - middle)), seed);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let radius = ground.board.z;
    let place = vec2(in.world_position.x, -in.world_position.y);
    let seconds = ground.clock.x;
    let pixel = ground.clock.y / radius;

    // Which canton: the nearer of the nearest middles of even and of odd rows.
    let pitch = vec2(2.0 * APOTHEM, 3.0) * radius;
    let even = round(place / pitch);
    let odd = round(place / pitch - 0.5);
    let to_even = place - even * pitch;
    let to_odd = place - (odd + 0.5) * pitch;
    let is_odd = dot(to_odd, to_odd) < dot(to_even, to_even);
    let at = select(to_even, to_odd, is_odd) / radius;
    let column = i32(select(even.x, odd.x, is_odd));
    let row = i32(select(even.y * 2.0, odd.y * 2.0 + 1.0, is_odd));
    let columns = i32(ground.board.x);
    let rows = i32(ground.board.y);
    let wrapped = vec2(((column % columns) + columns) % columns, ((row % rows) + rows) % rows);
    let cell = ground.cells[wrapped.y * columns + wrapped.x];

    let terrain = cell.x & 15u;
    let kin = (cell.x >> 4u) & 63u;
    let same = (cell.x >> 10u) & 63u;
    let hot = (cell.x >> 16u) & 63u;
    let owner = cell.y & 7u;
    let was = (cell.y >> 3u) & 7u;
    let fence = (cell.y >> 6u) & 63u;
    let spread = f32((cell.y >> 12u) & 255u) / 255.0;
    let mark = cell.z & 15u;
    let brink = (cell.z >> 4u) & 63u;
    let chance = f32(cell.w & 1023u) / 1023.0;
    let tone = (cell.w >> 10u) & 15u;
    let weave = (cell.w >> 14u) & 7u;
    let bounds = (cell.w >> 17u) & 63u;

    // Grain that stands, finer grain, and grain that drifts.
    let grid = place / ground.clock.zw;
    let still = textureSample(grain, grain_sampler, grid);
    let fine = textureSample(grain, grain_sampler, grid * 4.0);
    let drift = textureSample(grain, grain_sampler, grid * 2.0 + vec2(seconds * 0.011, seconds * 0.017));
    let warp = vec2(still.r - 0.5, still.a - 0.35) * 0.26;
    let bent = at + warp;

    var ribbon = length(bent);
    var inset = 9.0;
    var rim = 9.0;
    var fenced = 9.0;
    var along = 0.0;
    var brinked = 9.0;
    var bounded = 9.0;
    var heat = 0.0;
    var ways = WAYS;
    for (var index = 0u; index < 6u; index += 1u) {
        let way = ways[index];
        let reach = dot(bent, way);
        let aside = bent.x * way.y - bent.y * way.x;
        let limb = length(vec2(reach - clamp(reach, 0.0, 2.0 * APOTHEM), aside));
        ribbon = select(ribbon, min(ribbon, limb), bit(kin, index));
        inset = select(min(inset, APOTHEM - reach), inset, bit(same, index));
        let edge = APOTHEM - dot(at, way);
        rim = min(rim, edge);
        let nearer = bit(fence, index) && edge < fenced;
        fenced = select(fenced, edge, nearer);
        along = select(along, at.x * way.y - at.y * way.x, nearer);
        brinked = select(brinked, min(brinked, edge), bit(brink, index));
        bounded = select(bounded, min(bounded, edge), bit(bounds, index));
        heat = select(heat, max(heat, 1.0 - edge / 0.75), bit(hot, index));
    }

    // Ash and baked earth under everything.
    let earth = mix(vec3(0.205, 0.180, 0.158), vec3(0.310, 0.270, 0.228), smoothstep(0.2, 0.85, still.r * 0.75 + chance * 0.25));
    let cracks = fall(0.0, 0.10, fine.g) * smoothstep(0.35, 0.7, still.b);
    var colour = earth + (fine.b - 0.5) * 0.055 - cracks * 0.06;
    var glow = heat * heat * 0.55;
    let soft = max(pixel, 0.012);

    if terrain == 1u || terrain == 2u || terrain == 6u {
        // Water: dark and slow, lined along its banks as on old maps.
        let pool = select(ribbon - 0.29, min(ribbon - 0.29, length(at + warp * 0.3) - 0.60), terrain == 6u);
        let shore = pool + (fine.r - 0.5) * 0.035;
        let deep = clamp(-shore / 0.28, 0.0, 1.0);
        var water = mix(vec3(0.120, 0.195, 0.215), vec3(0.040, 0.080, 0.105), deep);
        let lining = abs(fract(shore * 11.0 + drift.r * 0.9 + seconds * 0.05) - 0.5) * 2.0;
        water += vec3(0.125, 0.190, 0.195) * smoothstep(0.62, 0.95, lining) * (1.0 - 0.55 * deep);
        let foam = fall(0.04, 0.30, length(at + warp * 0.3) + (drift.b - 0.5) * 0.22) * select(0.0, 0.55, terrain == 6u);
        water = mix(water, vec3(0.50, 0.60, 0.60), foam);
        colour = mix(colour, vec3(0.165, 0.150, 0.130), fall(0.0, 0.15, shore) * 0.75);
        colour = mix(colour, water, fall(-soft, soft, shore));
        colour = mix(colour, vec3(0.045, 0.045, 0.050), band(shore, 0.018, soft));
    }
    if terrain == 1u {
        // A bridge of planks on two beams, laid across the river.
        let turn = f32((cell.x >> 22u) & 15u) * 0.2617994;
        let length_wise = at.x * cos(turn) - at.y * sin(turn);
        let cross_wise = at.x * sin(turn) + at.y * cos(turn);
        let deck = max(abs(cross_wise) - 0.20, abs(length_wise) - 0.58);
        let plank = abs(fract(length_wise * 9.0) - 0.5) * 2.0;
        var wood = mix(vec3(0.42, 0.345, 0.255), vec3(0.52, 0.44, 0.33), fine.b) * (1.0 - 0.55 * smoothstep(0.80, 0.95, plank));
        wood = mix(wood, vec3(0.64, 0.56, 0.43), band(abs(cross_wise) - 0.185, 0.03, soft));
        colour = mix(colour, vec3(0.03, 0.03, 0.03), fall(0.0, 0.11, max(abs(cross_wise - 0.05) - 0.20, abs(length_wise) - 0.56)) * 0.7);
        colour = mix(colour, wood, fall(-soft, soft, deck));
        colour = mix(colour, vec3(0.06, 0.05, 0.04), band(deck, 0.018, soft));
    }
    if terrain == 3u {
        // Mountains: three engraved peaks, back to front.
        colour = mix(colour, vec3(0.215, 0.195, 0.178), smoothstep(-0.05, 0.2, inset) * 0.8);
        let jag = (fine.r - 0.5) * 0.34;
        let lean = (chance - 0.5) * 0.16;
        let hatch = smoothstep(0.25, 0.6, abs(fract((at.x * 0.8 + at.y) * 13.0) - 0.5) * 2.0);
        let blur = soft * 3.0;
        let far = peak(at, vec2(-0.36 + lean, 0.06), vec2(0.40, 0.60), jag, hatch, blur);
        let mid = peak(at, vec2(0.36 + lean * 0.5, 0.24), vec2(0.42, 0.66), jag, hatch, blur);
        let near = peak(at, vec2(-0.16 - lean, 0.56), vec2(0.48, 0.80 + lean), jag, hatch, blur);
        colour = mix(colour, far.rgb * 0.88, far.a);
        colour = mix(colour, mid.rgb * 0.95, mid.a);
        colour = mix(colour, near.rgb, near.a);
    }
    if terrain == 4u {
        // A chasm: a torn rim, hatched walls, nothing below.
        let depth = ribbon - 0.42 + (fine.r - 0.5) * 0.16;
        let wall = smoothstep(-0.26, -0.02, depth + at.y * 0.12);
        let hatch = smoothstep(0.2, 0.7, abs(fract(bent.x * 9.0 + still.b * 2.0) - 0.5) * 2.0);
        let pit = mix(vec3(0.012, 0.010, 0.012), mix(vec3(0.10, 0.075, 0.06), vec3(0.225, 0.175, 0.14), hatch), wall);
        colour = mix(colour, vec3(0.36, 0.315, 0.265), band(depth - 0.06, 0.05, 0.04) * 0.7);
        colour = mix(colour, pit, fall(-soft, soft, depth));
        colour = mix(colour, vec3(0.03, 0.02, 0.02), band(depth, 0.02, soft));
    }
    if terrain == 5u {
        // A swamp: sickly moss, black pools that breathe, tufts of reed.
        let wet = smoothstep(-0.02, 0.10, inset + (fine.r - 0.5) * 0.1);
        let moss = mix(vec3(0.150, 0.175, 0.095), vec3(0.255, 0.275, 0.135), still.b * 0.6 + fine.r * 0.4);
        let pools = smoothstep(0.50, 0.56, still.r * 0.55 + drift.r * 0.12 + fine.r * 0.33);
        let murk = mix(vec3(0.055, 0.075, 0.055), vec3(0.20, 0.26, 0.12), smoothstep(0.75, 0.9, drift.a) * 0.6);
        var bog = mix(moss, murk, pools);
        bog = mix(bog, vec3(0.34, 0.37, 0.17), band(still.r * 0.55 + drift.r * 0.12 + fine.r * 0.33 - 0.50, 0.012, 0.012) * 0.7);
        let bed = vec2(at.x * 2.6 + select(0.0, 0.5, (i32(floor(at.y * 2.6 + 10.0)) & 1) == 1), at.y * 2.6 + 10.0);
        let tuft = fract(bed) - vec2(0.5, 0.75);
        let height = smoothstep(-0.55, -0.45, tuft.y) * fall(0.0, 0.06, tuft.y);
        let fan = min(abs(tuft.x), min(abs(tuft.x - tuft.y * 0.42), abs(tuft.x + tuft.y * 0.42)));
        bog = mix(bog, vec3(0.43, 0.45, 0.23), fall(0.02, 0.045 + soft, fan) * height * 0.8);
        colour = mix(colour, bog, wet);
        colour = mix(colour, vec3(0.06, 0.07, 0.04), band(inset + (fine.r - 0.5) * 0.1 - 0.02, 0.02, soft) * 0.7);
    }
    if terrain == 7u || terrain == 8u {
        // Molten stone: a stream, or a lake whose shore is its own.
        let stream = 0.34 - ribbon;
        let lake = select(-9.0, inset - 0.10, terrain == 8u);
        let molten = max(stream, lake) + (fine.r - 0.5) * 0.09;
        let seams = fall(0.0, 0.30, drift.g);
        let core = smoothstep(0.02, 0.36, molten) * 0.50;
        let warm = clamp(core * (0.45 + drift.r * 0.8) + seams * (0.40 + 0.4 * drift.b) + select(0.02, 0.06, terrain == 8u), 0.0, 1.0);
        var lava = mix(vec3(0.120, 0.045, 0.032), vec3(0.62, 0.185, 0.060), smoothstep(0.06, 0.60, warm));
        lava = mix(lava, vec3(0.96, 0.60, 0.22), smoothstep(0.58, 1.05, warm));
        let bank = smoothstep(-0.22, 0.0, molten);
        colour = mix(colour, vec3(0.085, 0.055, 0.045), bank * 0.85);
        glow = max(glow, smoothstep(-0.55, 0.0, molten) * 0.5);
        let inside = smoothstep(-soft, soft, molten);
        colour = mix(colour, lava, inside);
        glow *= 1.0 - inside;
    }

    colour += vec3(0.40, 0.125, 0.030) * glow * (0.8 + 0.4 * drift.r);

    // The weather lies under owners, borders and marks. Map modes have none.
    if ground.board.w < 0.5 {
        let air = place / radius;
        if terrain >= 7u || heat > 0.0 {
            // Embers rise from molten stone and over its banks, and the heat trembles.
            let rise = vec2(air.x + 0.05 * sin(seconds * 1.3 + air.y * 5.0), air.y + seconds * 0.22);
            let ember = flake(rise * 5.0, 0.16);
            let lit = ember.x * (0.55 + 0.45 * sin(seconds * 3.0 + ember.y * 40.0));
            let warmth = select(heat, 1.0, terrain >= 7u);
            colour += vec3(0.95, 0.46, 0.12) * max(lit, 0.0) * warmth * 0.8;
            colour += vec3(0.10, 0.03, 0.0) * heat * sin(seconds * 2.1 + at.y * 22.0 + drift.r * 9.0) * 0.5;
        } else if terrain == 0u || terrain == 3u || terrain == 4u {
            // Ash falls aslant.
            let fallen = flake(vec2(air.x + seconds * 0.030, air.y - seconds * 0.085) * 4.0, 0.09);
            colour += vec3(0.17, 0.165, 0.16) * fallen.x * (0.5 + 0.5 * fallen.y);
        } else if terrain == 5u || terrain == 6u {
            // Mist lies over swamps and under waterfalls.
            let mist = smoothstep(0.35, 0.85, drift.a * 0.6 + still.r * 0.4) * fall(0.4, 1.0, length(at));
            colour = mix(colour, vec3(0.36, 0.38, 0.33), mist * 0.16);
        }
    }

    // The contrast theme: the land steps back behind owners, borders and marks.
    let stark = ground.houses[0].w;
    colour = mix(colour, vec3(dot(colour, vec3(0.30, 0.59, 0.11)) * 0.6), stark * 0.85);

    // Land in the colour of its house; new ink spreads from the middle.
    let fresh = smoothstep(-0.04, 0.04, spread * 1.35 - length(at) - (still.b - 0.5) * 0.3);
    let holder = select(was, owner, fresh > 0.5);
    let tint = ground.houses[holder].rgb;
    let owned = select(0.0, 1.0, holder > 0u);
    colour = mix(colour, tint * (0.55 + 0.6 * colour.g / 0.27), owned * mix(0.19, 0.36, stark));
    colour = mix(colour, ground.houses[owner].rgb, band(fresh - 0.5, 0.4, 0.1) * select(0.0, 0.5, spread < 1.0 && owner > 0u));

    // The map mode: everything else pales, and every sort has its colour and its pattern.
    if ground.board.w > 0.5 {
        let grey = dot(colour, vec3(0.30, 0.59, 0.11));
        colour = mix(colour, vec3(grey), 0.75) * select(0.62, 0.80, tone > 0u);
        if tone > 0u {
            let hue = ground.tones[tone].rgb;
            let sharp = max(pixel * 4.0, 0.05);
            let slant = abs(fract((at.x + at.y) * 2.6) - 0.5) * 2.0;
            let across = abs(fract((at.x - at.y) * 2.6) - 0.5) * 2.0;
            let level = abs(fract(at.y * 3.0) - 0.5) * 2.0;
            let swell = abs(fract(at.y * 3.0 + 0.22 * sin(at.x * 7.25)) - 0.5) * 2.0;
            let circle = abs(fract(length(at) * 3.4) - 0.5) * 2.0;
            let row = i32(floor(at.y * 4.0 + 20.0));
            let dot_at = fract(vec2(at.x * 4.0 + select(0.0, 0.5, (row & 1) == 1), at.y * 4.0)) - 0.5;
            let chequer = ((i32(floor(at.x * 3.2 + 32.0)) + i32(floor(at.y * 3.2 + 32.0))) & 1) == 1;
            var woven = 0.55;
            switch weave {
                case 1u: { woven = fall(0.22, 0.22 + sharp, length(dot_at)); }
                case 2u: { woven = smoothstep(0.52, 0.52 + sharp * 2.0, slant); }
                case 3u: { woven = max(smoothstep(0.66, 0.66 + sharp * 2.0, slant), smoothstep(0.66, 0.66 + sharp * 2.0, across)); }
                case 4u: { woven = smoothstep(0.52, 0.52 + sharp * 2.0, level); }
                case 5u: { woven = smoothstep(0.52, 0.52 + sharp * 2.0, swell); }
                case 6u: { woven = smoothstep(0.55, 0.55 + sharp * 2.0, circle); }
                case 7u: { woven = select(0.0, 0.9, chequer); }
                default: {}
            }
            colour = mix(colour, hue, 0.16 + woven * 0.42);
            colour = mix(colour, hue, band(bounded - 0.05, max(0.035, 1.4 * pixel), pixel) * 0.85);
        }
    }

    // Engraved outlines of the cantons.
    colour = mix(colour, vec3(0.055, 0.045, 0.04), band(rim, 0.75 * pixel + 0.004, pixel * 0.75) * 0.55);

    // The border: inside its land, in the house's own pattern.
    let wide = max(0.085, 3.2 * pixel) * (1.0 + 0.4 * stark);
    let inner = fenced - wide * 0.62;
    var stroke = 0.0;
    let seam = max(pixel * 0.8, 0.008);
    let wave = abs(fract(along * select(4.0, 5.0, owner == 3u || owner == 6u)) - 0.5) * 2.0;
    switch owner {
        case 1u: { stroke = band(inner, wide * 0.42, seam); }
        case 2u: { stroke = band(inner, wide * 0.42, seam) * smoothstep(0.30, 0.38, wave); }
        case 3u: { stroke = fall(wide * 0.50 - seam, wide * 0.50 + seam, length(vec2(wave * 0.1, inner))); }
        case 4u: { stroke = max(band(inner + wide * 0.40, wide * 0.17, seam), band(inner - wide * 0.50, wide * 0.17, seam)); }
        case 5u: { stroke = band(inner - (wave - 0.5) * wide * 1.1, wide * 0.30, seam); }
        case 6u: {
            let tooth = smoothstep(0.52, 0.62, wave) * fall(wide * 1.5, wide * 1.7, fenced) * smoothstep(0.0, seam, fenced - wide * 0.1);
            stroke = max(band(inner + wide * 0.36, wide * 0.22, seam), tooth);
        }
        default: {}
    }
    let bed = band(fenced - wide * 0.6, wide * 0.85, seam);
    let standing = select(0.0, 1.0, owner > 0u && fenced < 8.0) * smoothstep(0.35, 0.9, spread);
    colour = mix(colour, vec3(0.05, 0.04, 0.04), bed * 0.62 * standing);
    colour = mix(colour, ground.houses[owner].rgb, stroke * 0.96 * standing);

    // Marks: where the chosen legion can walk, fly or attack, in colour and in pattern.
    if mark > 0u {
        let walk = vec3(0.918, 0.875, 0.784);
        let wing = vec3(0.50, 0.72, 0.90);
        let fight = vec3(0.95, 0.34, 0.18);
        let hue = select(select(walk, wing, mark == 2u), fight, mark == 3u);
        let diagonal = abs(fract((at.x + at.y) * 4.0) - 0.5) * 2.0;
        let counter = abs(fract((at.x - at.y) * 4.0) - 0.5) * 2.0;
        let spots = length(fract(vec2(at.x * 5.0 + select(0.0, 0.5, (i32(floor(at.y * 5.0 + 20.0)) & 1) == 1), at.y * 5.0)) - 0.5);
        var pattern = fall(0.12, 0.22, spots);
        pattern = select(pattern, smoothstep(0.72, 0.84, diagonal), mark == 2u);
        pattern = select(pattern, max(smoothstep(0.76, 0.88, diagonal), smoothstep(0.76, 0.88, counter)), mark == 3u);
        colour = mix(colour, hue, (0.13 + pattern * 0.26) * (1.0 + stark));
        colour = mix(colour, hue, band(brinked - 0.03, max(0.03, 1.4 * pixel), pixel) * 0.9);
    }
    let chosen = f32((cell.z >> 10u) & 1u);
    let under = f32((cell.z >> 11u) & 1u);
    let pulse = 0.82 + 0.18 * sin(seconds * 3.2);
    colour = mix(colour, vec3(0.98, 0.93, 0.80) * pulse, band(rim - 0.05, max(0.035, 1.6 * pixel), pixel) * chosen);
    colour = mix(colour, vec3(0.92, 0.87, 0.77), (band(rim - 0.035, max(0.018, 0.9 * pixel), pixel) * 0.85 + 0.05) * under);

    // The hex cursor: a ring of dashes, and a point at every corner.
    let cursor = f32((cell.z >> 12u) & 1u);
    let turned = abs(fract(atan2(at.y, at.x) * 2.864789 + seconds * 0.4) - 0.5) * 2.0;
    let dashes = smoothstep(0.42, 0.50, turned);
    colour = mix(colour, vec3(0.03, 0.03, 0.04), band(rim - 0.10, max(0.075, 3.0 * pixel), pixel) * cursor * 0.8);
    colour = mix(colour, vec3(0.50, 0.78, 1.0), band(rim - 0.10, max(0.045, 2.0 * pixel), pixel) * cursor * dashes);

    // Where the realm comes round again, it is faint.
    if ground.realm.z > 0.0 {
        let away = (place - at * radius) - ground.realm.xy;
        let again = away.x < -ground.realm.z || away.x >= ground.realm.z || away.y < -ground.realm.w || away.y >= ground.realm.w;
        let pale = vec3(dot(colour, vec3(0.30, 0.59, 0.11)));
        colour = select(colour, mix(colour, pale, 0.6) * 0.30, again);
    }

    // Darkness at the edges of the page, embers in its light.
    let corner = (in.world_position.xy - ground.view.xy) / max(ground.view.zw, vec2(1.0));
    let shade = 1.0 - 0.42 * smoothstep(0.45, 1.45, length(corner)) * select(1.0, 0.0, ground.realm.z > 0.0);
    colour *= shade * vec3(1.03, 1.0, 0.965);

    // Nearly the power of 2.2, for much less work.
    let seen = clamp(colour, vec3(0.0), vec3(1.0));
    return vec4(seen * seen * (0.82 + 0.18 * seen), 1.0);
}
