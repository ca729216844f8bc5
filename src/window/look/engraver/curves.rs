//! Outlines as path data: symmetric forms, ovals, rings, and lines that swell.

/// A cubic curve: start, two handles, end.
pub type Curve = [f32; 8];

/// Returns a closed outline from its left half: a point on the middle line, then cubic pieces up to
/// another point on that line.
pub fn sym(half: &[f32]) -> String {
    let mut path = format!("M{} {}", half[0], half[1]);
    let pieces: Vec<&[f32]> = half[2..].chunks_exact(6).collect();
    for piece in &pieces {
        path.push_str(&format!("C{} {} {} {} {} {}", piece[0], piece[1], piece[2], piece[3], piece[4], piece[5]));
    }
    for (at, piece) in pieces.iter().enumerate().rev() {
        let end = if at == 0 { [half[0], half[1]] } else { [pieces[at - 1][4], pieces[at - 1][5]] };
        path.push_str(&format!(
            "C{} {} {} {} {} {}",
            240.0 - piece[2],
            piece[3],
            240.0 - piece[0],
            piece[1],
            240.0 - end[0],
            end[1]
        ));
    }
    path.push('Z');
    path
}

/// Returns an oval with these half axes.
pub fn oval([x, y]: [f32; 2], [wide, high]: [f32; 2]) -> String {
    let (a, b) = (wide * 0.5523, high * 0.5523);
    format!(
        "M{} {y}C{} {} {} {} {x} {}C{} {} {} {} {} {y}C{} {} {} {} {x} {}C{} {} {} {} {} {y}Z",
        x - wide,
        x - wide,
        y - b,
        x - a,
        y - high,
        y - high,
        x + a,
        y - high,
        x + wide,
        y - b,
        x + wide,
        x + wide,
        y + b,
        x + a,
        y + high,
        y + high,
        x - a,
        y + high,
        x - wide,
        y + b,
        x - wide
    )
}

/// Returns a horizontal outline of an eye.
pub fn almond([x, y]: [f32; 2], [wide, high]: [f32; 2]) -> String {
    let (left, right, top, foot) = (x - wide, x + wide, y - high * 1.3, y + high * 1.3);
    format!(
        "M{left} {y}C{} {top} {} {top} {right} {y}C{} {foot} {} {foot} {left} {y}Z",
        x - wide * 0.4,
        x + wide * 0.4,
        x + wide * 0.4,
        x - wide * 0.4
    )
}

/// Returns an upright outline of an eye.
pub fn almond_upright([x, y]: [f32; 2], [wide, high]: [f32; 2]) -> String {
    let (top, foot, left, right) = (y - high, y + high, x - wide * 1.3, x + wide * 1.3);
    format!("M{x} {top}C{right} {y} {right} {y} {x} {foot}C{left} {y} {left} {y} {x} {top}Z")
}

/// Returns the outline of a line that swells to this width in its middle.
pub fn lens(curve: Curve, weight: f32) -> String {
    let [x0, y0, x1, y1, x2, y2, x3, y3] = curve;
    let (across, down) = (x3 - x0, y3 - y0);
    let long = (across * across + down * down).sqrt().max(0.01);
    // Moving both handles by h moves the middle of the curve by 3/4 h. With 0.67 of the width, each
    // side moves by half the width.
    let (nx, ny) = (-down / long * weight * 0.67, across / long * weight * 0.67);
    format!(
        "M{x0:.1} {y0:.1}C{:.1} {:.1} {:.1} {:.1} {x3:.1} {y3:.1}C{:.1} {:.1} {:.1} {:.1} {x0:.1} {y0:.1}Z",
        x1 + nx,
        y1 + ny,
        x2 + nx,
        y2 + ny,
        x2 - nx,
        y2 - ny,
        x1 - nx,
        y1 - ny
    )
}

/// Returns left, top, right and bottom of the points of a path, handles included.
pub fn extent(path: &str) -> [f32; 4] {
    let numbers = path.split(|c: char| c.is_ascii_alphabetic() || c == ' ' || c == ',').filter(|word| !word.is_empty());
    let mut bounds = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for (at, number) in numbers.filter_map(|word| word.parse::<f32>().ok()).enumerate() {
        let axis = at % 2;
        bounds[axis] = bounds[axis].min(number);
        bounds[axis + 2] = bounds[axis + 2].max(number);
    }
    bounds
}

/// Returns a piece of a ring between two angles in degrees, with uneven ends as if broken off.
pub fn arc([x, y]: [f32; 2], [outer, inner]: [f32; 2], [from, to]: [f32; 2]) -> String {
    let at = |degrees: f32, reach: f32| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        format!("{:.1} {:.1}", x + cos * reach, y + sin * reach)
    };
    let steps = 40;
    let turn = |step: i32| from + (to - from) * step as f32 / steps as f32;
    let mut path = format!("M{}", at(from, outer));
    for step in 1..=steps {
        path.push_str(&format!("L{}", at(turn(step), outer)));
    }
    path.push_str(&format!("L{}", at(to - 4.0, (outer + inner) / 2.0)));
    for step in (0..=steps).rev() {
        path.push_str(&format!("L{}", at(turn(step) + 2.0, inner)));
    }
    path.push_str(&format!("L{}Z", at(from - 3.0, (outer + inner) / 2.0)));
    path
}
