//! Colours as people see them who lack one kind of cone, to see whether anything is told by a
//! colour that they cannot tell apart.
//!
//! The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
//! Simulation of Color Vision Deficiency" (2009), at full severity, for linear light.
//!
//! Not here: anything that players see. Pictures and tests use it.

use bevy_egui::egui::Color32;

/// Eyes that lack one kind of cone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Without cones for long waves: red is dark.
    Protan,
    /// Without cones for middle waves: red and green are alike. The most frequent kind.
    Deutan,
    /// Without cones for short waves: blue and green are alike.
    Tritan,
}

impl Eyes {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Protan, Self::Deutan, Self::Tritan];

    /// Returns the name, as the command line has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Protan => "protan",
            Self::Deutan => "deutan",
            Self::Tritan => "tritan",
        }
    }

    const fn matrix(self) -> [[f32; 3]; 3] {
        match self {
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// Returns a colour as these eyes see it.
    #[must_use]
    pub fn see(self, colour: [u8; 3]) -> [u8; 3] {
        let light = colour.map(linear);
        self.matrix().map(|row| coded(row.iter().zip(light).map(|(share, light)| share * light).sum()))
    }
}

/// Returns the light of a value of the screen, 0 to 1.
fn linear(value: u8) -> f32 {
    let value = f32::from(value) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Returns the value of the screen for a light.
fn coded(light: f32) -> u8 {
    let light = light.clamp(0.0, 1.0);
    let value = if light <= 0.003_130_8 { light * 12.92 } else { 1.055 * light.powf(1.0 / 2.4) - 0.055 };
    (value * 255.0).round() as u8
}

/// Returns how different two colours look: their distance in the colour space Oklab. Neighbouring
/// areas of 0.1 are told apart at a glance; black and white are 1 apart.
#[must_use]
pub fn distance(a: Color32, b: Color32) -> f32 {
    let (a, b) = (oklab(a), oklab(b));
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

fn oklab(colour: Color32) -> [f32; 3] {
    let [red, green, blue] = [colour.r(), colour.g(), colour.b()].map(linear);
    let long = (0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue).cbrt();
    let middle = (0.211_903_5 * red + 0.680_699_6 * green + 0.107_396_96 * blue).cbrt();
    let short = (0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue).cbrt();
    [
        0.210_454_26 * long + 0.793_617_8 * middle - 0.004_072_05 * short,
        1.977_998_5 * long - 2.428_592_2 * middle + 0.450_593_7 * short,
        0.025_904_04 * long + 0.782_771_77 * middle - 0.808_675_77 * short,
    ]
}
