"""Every cue of the game, one function each: what sounds, when (seconds), how loud (decibels), from where (left -1, right 1).

`@cue(PEAK)` sets the highest peak of the finished file in decibels; `wide=True` keeps two channels;
`longest` is a limit in seconds; `press` makes a short blow fuller at the same peak. `render.sh` calls this file.
"""

import os
import sys
import wave

from kit import *

CUES = {}


def cue(peak, wide=False, longest=3.4, press=0.0):
    def keep(make):
        name = make.__name__.replace("motif_", "motif-")
        CUES[name] = (make, peak, wide, longest, press)
        return make

    return keep


# Interface ---------------------------------------------------------------------------------------------------------------------------


@cue(-11)
def quill(m):
    """Two letters and a full stop."""
    m.add(stroke(0.13, 2100, 3100, 1.0, 0.35), 0.0, -3)
    m.add(stroke(0.17, 2500, 1800, 1.0, 0.3), 0.145, 0)
    m.add(wood(310, 0.05, 0.12, 1400, 1.0), 0.345, -5)
    m.add(contact(3200, 0.01), 0.345, -12)
    m.room("desk", -12)


@cue(-12, press=1.2)
def scratch(m):
    """Struck out: there, back, and through."""
    m.add(stroke(0.09, 1100, 1600, 1.7, 0.5), 0.0, -3)
    m.add(stroke(0.08, 1500, 1000, 1.7, 0.5), 0.085, -4)
    m.add(stroke(0.22, 950, 1900, 1.9, 0.2), 0.165, 0)
    m.add(band(noise(0.3), 180, 420) * hump(0.3, 0.3), 0.03, -36)
    m.room("desk", -12)


@cue(-12)
def page(m):
    m.add(sheet(0.3, [(0, 900), (0.12, 2600), (0.3, 1300)], 46), 0, 0)
    m.add(thump(150, 90, 0.12, 0.09), 0.25, -11)
    m.add(low(noise(0.06), 900) * decay(0.06, 0.05), 0.25, -16)
    m.room("desk", -14)


@cue(-11, press=1.3)
def close(m):
    m.add(sheet(0.17, [(0, 2000), (0.17, 700)], 16), 0, -5)
    m.add(wood(170, 0.09, 0.2, 900, 1.1), 0.13, 0)
    m.add(thump(120, 70, 0.15, 0.1), 0.13, -5)
    m.room("desk", -13)


@cue(-11, press=1.6)
def tick(m):
    m.add(wood(820, 0.06, 0.12, 2200, 0.8), 0, 0)
    m.add(wood(290, 0.05, 0.12, 800, 1.0), 0.002, -6)


@cue(-11, press=1.8)
def refuse(m):
    """Two dull knuckles on a lid that stays shut."""
    for at, level in ((0.0, -3), (0.13, 0)):
        m.add(wood(148, 0.12, 0.22, 900, 0.7), at, level)
        m.add(wood(345, 0.07, 0.18, 1300, 0.9), at, level - 1)
        m.add(thump(120, 88, 0.14, 0.11), at, level - 8)
    m.room("desk", -14)


@cue(-11)
def alert(m):
    """A small hand bell, shaken twice and not hard."""
    for at, level in ((0.0, -2), (0.17, 0)):
        m.add(bell(880, 1.0, 1.1, 0.5, 2.2, -16), at, level)
        m.add(wood(500, 0.03, 0.08, 1500, 1.0), at, level - 14)
    m.room("study", -18)


@cue(-9, press=2.6)
def seal(m):
    """Soft wax gives way, the iron press comes down, and lets go."""
    wax = swept(0.14, [(0, 320), (0.08, 720), (0.14, 400)], 0.5, 512) * hump(0.14, 0.6)
    m.add(wax, 0.0, -9)
    m.add(creak(0.12, 260, 1.6, 50), 0.0, -16)
    m.add(thump(150, 56, 0.4, 0.3, 0.03), 0.1, -4)
    m.add(wood(118, 0.2, 0.4, 900, 0.8), 0.1, -2)
    m.add(wood(275, 0.13, 0.3, 2000, 0.6), 0.1, -2)
    m.add(iron(390, 0.3, 0.4, 0.1, 2600), 0.102, -7)
    m.add(crackle(0.1, 16, ((0, 0), (1, -12)), 500, 1900), 0.12, -12)
    m.add(swept(0.09, [(0, 800), (0.09, 2000)], 0.6, 512) * hump(0.09, 0.4), 0.36, -20)
    m.add(wood(430, 0.06, 0.15, 1600, 1.0), 0.43, -17)
    m.room("study", -16)


@cue(-9, press=1.4)
def your_turn(m):
    """A staff on the floor, and a horn from the next room."""
    m.add(wood(150, 0.16, 0.3, 1300, 0.7), 0, 0)
    m.add(thump(110, 66, 0.25, 0.2), 0, -5)
    m.add(swell(low(score("your_turn")[0], 1500), (0, 0.8), (0.5, 1), (1.4, 0.25)), 0.1, -6)
    m.room("hall", -13)
    m.fade(0.8, 1.5)


@cue(-9, press=1.8)
def curtain(m):
    m.add(cloth(0.55, 520, 0.45), 0, -4, -0.3)
    m.add(cloth(0.4, 380, 0.5), 0.2, -7, 0.4)
    m.add(rings(0.35, 6, ((0, 0), (1, -6)), 1900, 0.05), 0.1, -24)
    m.add(wood(240, 0.14, 0.3, 1200, 0.7), 0.62, 0)
    m.add(thump(130, 80, 0.2, 0.14), 0.62, -8)
    m.room("study", -16)


@cue(-11, press=2.6)
def shutter(m):
    """The wooden shutter of a camera obscura, with its brass catch."""
    m.add(wood(640, 0.05, 0.12, 2400, 0.7), 0, -3)
    m.add(iron(1500, 0.05, 0.1, 0.1, 3000), 0.004, -13)
    m.add(swept(0.07, [(0, 700), (0.07, 1500)], 0.5, 512) * hump(0.07), 0.03, -16)
    m.add(wood(410, 0.07, 0.16, 1800, 0.7), 0.11, 0)
    m.add(iron(1150, 0.06, 0.12, 0.1, 3000), 0.113, -12)
    m.room("desk", -14)


@cue(-11, press=1.4)
def clerk(m):
    """A quill knocked off on the rim of the inkwell, twice; a sheet is pulled near."""
    for at, level in ((0.0, 0), (0.12, -4)):
        m.add(modes([1320, 2680, 4100], [0.14, 0.1, 0.05], [1, 0.35, 0.12], 0.25), at, level - 3)
        m.add(wood(360, 0.04, 0.1, 1300, 1.0), at, level - 4)
    m.add(sheet(0.2, [(0, 1200), (0.2, 1900)], 20), 0.2, -9)
    m.room("desk", -12)


@cue(-11, press=1.5)
def praise(m):
    m.add(wood(260, 0.08, 0.2, 1100, 0.9), 0, -6)
    m.add(score("praise"), 0.04, 0)
    m.room("study", -14)
    m.fade(0.7, 1.3)


# Tribute and bazaar ------------------------------------------------------------------------------------------------------------------


@cue(-6, wide=True)
def tribute(m):
    m.add(coins(0.75, 26, ((0, -6), (0.3, 0), (1, -12)), 1600, 2900), 0, -5, -0.2)
    m.add(coins(0.6, 14, ((0, -3), (1, -14)), 1300, 2200), 0.1, -8, 0.4)
    m.add(sigh(1.15, ("a", "o", "u"), 0.3), 0.2, -8)
    m.add(choir([57, 62], 1.2, "o", 2, 0.3, 0.7, -2.5), 0.25, -12)
    m.add(thump(90, 48, 0.5, 0.4), 0.85, -7)
    m.add(wood(105, 0.18, 0.4, 700, 0.9), 0.85, -6)
    m.room("vault", -15)
    m.fade(1.2, 2.1)


@cue(-9)
def coin_(m):
    """A coin flicked upon the table: it falls, and lies."""
    m.add(coin(2250, 0.3, 0.4), 0, 0)
    m.add(coin(2250, 0.12, 0.2), 0.13, -7)
    m.add(coin(2250, 0.08, 0.15), 0.2, -12)
    m.add(coin(2250, 0.05, 0.1), 0.245, -17)
    m.room("desk", -14)


@cue(-7)
def consolidated(m):
    """Coins run together, and the press makes one of them."""
    m.add(coins(0.26, 9, ((0, -8), (1, 0)), 2000, 2800), 0, -5)
    m.add(iron(300, 0.3, 0.45, 0.0, 2000), 0.34, -4)
    m.add(thump(120, 60, 0.3, 0.22), 0.34, -3)
    m.add(crackle(0.09, 18, ((0, 0), (1, -10)), 500, 1600), 0.34, -10)
    m.add(coin(1480, 0.5, 0.55), 0.52, -9)
    m.room("study", -15)


@cue(-7)
def lost_cards(m):
    """Coins roll over the edge and are gone."""
    m.add(sheet(0.22, [(0, 1500), (0.22, 600)], 14), 0, -7)
    for k in range(7):
        m.add(low(coin(2500 - 230 * k, 0.14, 0.25), 5000 - 600 * k), 0.1 + 0.085 * k + 0.02 * (k % 2), -2 - 1.8 * k)
    m.add(whoosh(0.5, [(0, 420), (0.5, 150)], 0.6, 0.3), 0.4, -11)
    m.add(thump(80, 50, 0.3, 0.25), 0.78, -12)
    m.room("hall", -18)
    m.fade(0.9, 1.4)


@cue(-9, press=1.8)
def bid(m):
    """A token slides over felt and is put down."""
    m.add(swept(0.13, [(0, 500), (0.13, 950)], 0.5, 512) * hump(0.13, 0.6), 0, -13)
    m.add(wood(520, 0.09, 0.2, 1800, 0.7), 0.115, 0)
    m.add(wood(210, 0.08, 0.2, 900, 1.0), 0.117, -4)
    m.room("desk", -13)


@cue(-5, wide=True, press=1.9)
def gavel(m):
    """Hard wood on its block: one blow, and a hall that falls silent."""
    m.add(wood(330, 0.16, 0.4, 4500, 0.25), 0, 0)
    m.add(wood(790, 0.09, 0.25, 2600, 0.6), 0.001, -5)
    m.add(thump(150, 78, 0.3, 0.2, 0.02), 0, -9)
    m.add(wood(128, 0.14, 0.35, 800, 0.9), 0.004, -9)
    m.add(wood(345, 0.1, 0.25, 1600, 0.7), 0.125, -19)
    m.room("hall", -15)
    m.fade(0.45, 1.2)


@cue(-8, press=1.8)
def outbid(m):
    """Somebody else's gavel, and a token taken back."""
    m.add(low(wood(300, 0.13, 0.3, 1400, 0.9), 1100), 0, 0)
    m.add(thump(110, 62, 0.25, 0.2), 0, -9)
    m.room("hall", -9)
    m.add(swept(0.28, [(0, 900), (0.28, 380)], 0.5, 512) * hump(0.28, 0.4), 0.24, -10)
    m.add(wood(230, 0.07, 0.2, 700, 1.2), 0.5, -9)
    m.fade(0.6, 1.0)


@cue(-7, press=2.2)
def stocked(m):
    """A crate is put on the counter, and something in it settles."""
    m.add(cloth(0.2, 480, 0.5), 0, -12)
    m.add(wood(165, 0.16, 0.35, 1600, 0.5), 0.16, 0)
    m.add(wood(370, 0.09, 0.25, 1800, 0.7), 0.161, -4)
    m.add(wood(205, 0.12, 0.3, 1000, 0.9), 0.21, -5)
    m.add(thump(110, 66, 0.25, 0.18), 0.16, -7)
    m.add(rings(0.25, 7, ((0, 0), (1, -10)), 1350, 0.12), 0.22, -11)
    m.add(modes([980, 2010], [0.2, 0.12], [1, 0.3], 0.3), 0.36, -14)
    m.room("study", -16)


# Land and march -----------------------------------------------------------------------------------------------------------------------


@cue(-6, press=1.6)
def claim(m):
    """A stake, driven: two blows, the second one home."""
    for at, level, f in ((0.0, -3, 260), (0.3, 0, 300)):
        m.add(wood(f, 0.12, 0.3, 2600, 0.5), at, level)
        m.add(iron(f * 3.1, 0.18, 0.3, -0.2, 3500), at, level - 10)
        m.add(thump(105, 55, 0.3, 0.22), at, level - 6)
        m.add(rubble(0.1, 5, f=260), at + 0.02, level - 14)
    m.room("open", -16)
    m.fade(0.6, 1.0)


@cue(-7, wide=True)
def border(m):
    """Ink runs into the sheet, and a land is another's."""
    ink = swept(0.8, [(0, 260), (0.5, 620), (0.8, 420)], 0.4) * hump(0.8, 0.55) * wander(0.8, 30, 0.4, 1)
    m.add(ink, 0, -5)
    m.add(scatter(0.55, 9, lambda: bubble(R.uniform(160, 380), 0.09), ((0, -4), (1, 0))), 0.05, -15, 0.2)
    m.add(modes([73.4, 110, 146.8], [1.0, 0.8, 0.5], [1, 0.7, 0.3], 0.9) * hump(0.9, 0.4), 0.1, -5)
    m.add(stroke(0.26, 1500, 2000, 0.8, 0.3), 0.6, -15, -0.2)
    m.room("study", -15)


@cue(-7)
def land_lost(m):
    """A strip is torn off the map."""
    m.add(tear(0.42, 800, 2000), 0, -2)
    m.add(thump(92, 48, 0.45, 0.38, 0.12), 0.38, -4)
    m.add(wood(96, 0.15, 0.3, 500, 1.1), 0.38, -6)
    m.add(cloth(0.3, 420, 0.2), 0.42, -16)
    m.room("study", -15)


def steps(m, step, count=4, gap=0.26, path=(0, -1, -2, -4)):
    """Feet in rough time, many to a step."""
    for k in range(count):
        for foot in range(3):
            late = abs(R.normal(0, 0.018)) + 0.012 * foot
            m.add(step(), k * gap + (late if k or foot else 0), path[k % len(path)] - 3 - R.uniform(0, 4), R.uniform(-0.6, 0.6))


@cue(-7, wide=True, press=2.2)
def march(m):
    def step():
        return join(0.22, (thump(110, 66, 0.16, 0.1), 0, -4), (wood(165, 0.06, 0.12, 1000, 0.8), 0, 0),
                    (unit(band(noise(0.09), 250, 1300) * decay(0.09, 0.08, 0.006)), 0.004, -4))

    steps(m, step, 4, 0.27)
    m.add(rings(1.0, 22, ((0, -3), (0.5, 0), (1, -8)), 1300, 0.07), 0.03, -13)
    m.room("open", -18)
    m.fade(1.0, 1.45)


@cue(-8, wide=True, press=1.2)
def march_wet(m):
    steps(m, lambda: squelch(R.uniform(0.2, 0.3), R.uniform(260, 420)), 4, 0.29, (0, -2, -1, -4))
    m.add(scatter(1.0, 16, lambda: bubble(R.uniform(300, 800))), 0.1, -15, 0.3)
    m.room("open", -19)
    m.fade(1.05, 1.5)


@cue(-7, wide=True, press=2.4)
def march_stone(m):
    def step():
        return join(0.2, (stone(260, 0.07, 0.15, 2600), 0, 0), (wood(540, 0.035, 0.1, 3000, 0.5), 0, -5), (thump(120, 80, 0.1, 0.07), 0, -6))

    steps(m, step, 4, 0.24, (0, -2, -1, -3))
    m.add(rubble(0.8, 10, ((0, -6), (1, 0)), 420), 0.2, -16, 0.4)
    m.room("hall", -14)
    m.fade(0.95, 1.5)


@cue(-7, wide=True, press=1.6)
def march_fire(m):
    def step():
        return join(0.26, (thump(90, 55, 0.16, 0.13), 0, -1), (crackle(0.16, 16, ((0, 0), (1, -12)), 600, 2600), 0, -3))

    steps(m, step, 4, 0.28)
    m.add(fire(1.35, 0.4, 360, 34), 0, -6)
    m.add(hiss(0.5, 2400, 0.5, 0.06), 0.3, -15, 0.3)
    m.room("open", -20)
    m.fade(0.95, 1.5)


@cue(-7, wide=True)
def flight(m):
    """Three beats of leather wings."""
    for k, level in enumerate((0, -2, -6)):
        at = 0.36 * k
        m.add(whoosh(0.3, [(0, 170), (0.12, 420), (0.3, 160)], 0.55, 0.4), at, level, -0.5 + 0.5 * k)
        m.add(thump(70, 48, 0.22, 0.2, 0.06), at + 0.06, level - 7)
        m.add(cloth(0.12, 900, 0.3), at + 0.1, level - 10, -0.5 + 0.5 * k)
    m.room("open", -18)
    m.fade(0.95, 1.4)


@cue(-6, wide=True, press=1.9)
def muster(m):
    """A field drum rolls, spears are grounded."""
    m.add(snare(0.62, 15, ((0, -12), (0.6, 0))), 0, -4, -0.2)
    for k in range(5):
        late = abs(R.normal(0, 0.012))
        m.add(wood(R.uniform(200, 330), 0.12, 0.25, 2000, 0.5), 0.68 + late, -3 - k, R.uniform(-0.7, 0.7))
    m.add(thump(100, 50, 0.4, 0.3), 0.68, -6)
    m.add(rings(0.3, 9, ((0, 0), (1, -12)), 1100, 0.12), 0.69, -10, 0.2)
    m.room("open", -16)
    m.fade(0.9, 1.4)


@cue(-8, wide=True, press=2.2)
def departure(m):
    """A drum and feet, going away."""
    for k in range(4):
        x = join(0.4, (drum(92, 0.25, 0.4, -10, 700), 0, 0), (stone(170, 0.05, 0.12, 1000), 0.01, -8))
        m.add(low(x, 1500 / 1.6**k), 0.3 * k, -3.5 * k, 0.2 * k)
    m.add(low(rings(0.8, 12, ((0, 0), (1, -16)), 1100, 0.06), 2600), 0.05, -14, 0.3)
    m.room("open", -11)
    m.fade(1.05, 1.6)


@cue(-8, press=1.8)
def upkeep(m):
    """Coins counted off a pile, and a stroke in the ledger."""
    for k in range(3):
        m.add(join(0.2, (coin(1750 + 40 * k, 0.08, 0.15), 0, 0), (coin(2350, 0.04, 0.1), 0.012, -5)), 0.13 * k, -1 - k)
    m.add(stroke(0.16, 1900, 2600, 1.0, 0.4), 0.44, -7)
    m.room("desk", -13)


@cue(-4, wide=True, press=1.3)
def fissure(m):
    """The ground breaks from left to right."""
    m.add(rumble(1.4, 190, 0.2), 0, -3)
    for k in range(7):
        at = 0.13 * k + R.uniform(0, 0.05)
        m.add(stone(R.uniform(110, 220), 0.14, 0.35, R.uniform(1600, 3000)), at, 1 - R.uniform(0, 5), -0.7 + 0.23 * k)
        m.add(crackle(0.12, 18, ((0, 0), (1, -10)), 350, 2000), at, -1, -0.7 + 0.23 * k)
    m.add(thump(80, 34, 0.9, 0.6, 0.2), 0.1, -7)
    m.add(rubble(0.8, 30, ((0, -4), (0.3, 0), (1, -16)), 260), 0.6, -4, 0.2)
    m.room("vault", -16)
    m.fade(1.1, 1.9)


@cue(-5, wide=True)
def rebellion(m):
    """Throats, and whatever they found to beat upon."""
    m.add(crowd(1.5, 125, 16, 5.0, "aaoe", 5) * hump(1.5, 0.45, 1), 0, 0)
    for k in range(9):
        at = 0.15 + 0.12 * k + R.uniform(-0.03, 0.03)
        x = wood(R.uniform(140, 420), 0.1, 0.25, 2000, 0.6) if k % 3 else iron(R.uniform(300, 520), 0.2, 0.3, -0.1, 3000)
        m.add(x, at, -7 - R.uniform(0, 4), R.uniform(-0.8, 0.8))
    m.add(drum(72, 0.4, 0.6), 0.0, -3)
    m.add(drum(72, 0.4, 0.6), 0.62, -4)
    m.room("open", -13)
    m.fade(1.2, 1.8)


# Battle --------------------------------------------------------------------------------------------------------------------------------


@cue(-4, wide=True, press=1.3)
def battle(m):
    """The horn, and the lines meet."""
    call = score("battle")
    m.add(drive(call, 2.2), 0, -2)
    m.add(rumble(1.2, 110, 0.6), 0.2, -10)
    for k in range(6):
        at = 0.84 + 0.075 * k + R.uniform(0, 0.03)
        m.add(iron(R.uniform(330, 760), R.uniform(0.3, 0.6), 0.7, 0.15, 5500), at, -6 - 1.1 * k, R.uniform(-0.8, 0.8))
        m.add(wood(R.uniform(110, 200), 0.12, 0.3, 1300, 0.7), at + 0.01, -7 - k, R.uniform(-0.8, 0.8))
    m.add(drum(58, 0.7, 1.0, -8, 800), 0.83, -2)
    m.room("hall", -14)
    m.fade(1.4, 2.4)


def arrow(f=190):
    string = modes([f, f * 2.02, f * 3.05, f * 4.1], [0.12, 0.09, 0.06, 0.04], [1, 0.6, 0.4, 0.2], 0.2, 0.06, 0.02)
    return join(0.4, (string, 0, 0), (wood(f * 1.7, 0.04, 0.1, 1500, 0.8), 0, -5), (whoosh(0.26, [(0, 1500), (0.26, 800)], 0.4, 0.2), 0.03, -8))


@cue(-7, wide=True, press=2.0)
def ranged_light(m):
    for k, at in enumerate((0, 0.035, 0.08, 0.115)):
        m.add(arrow(R.uniform(160, 230)), at, -1.5 * k, -0.6 + 0.3 * k)
        m.add(wood(R.uniform(190, 320), 0.06, 0.15, 1600, 0.8), at + 0.33, -7 - R.uniform(0, 3), 0.6 - 0.2 * k)
    m.room("open", -19)
    m.fade(0.5, 0.85)


@cue(-5, wide=True, press=1.8)
def ranged_heavy(m):
    """The beam of an engine, a long flight, a heavy end."""
    m.add(creak(0.16, 170, 1.5, 50), 0, -5, -0.4)
    m.add(wood(128, 0.18, 0.4, 1700, 0.4), 0.14, 0, -0.4)
    m.add(thump(100, 58, 0.3, 0.22), 0.14, -9, -0.4)
    m.add(whoosh(0.55, [(0, 260), (0.25, 520), (0.55, 220)], 0.5, 0.5), 0.2, -7)
    m.add(stone(120, 0.2, 0.5, 1900), 0.74, 0, 0.4)
    m.add(thump(92, 40, 0.5, 0.4), 0.74, -6, 0.3)
    m.add(rubble(0.4, 18, ((0, 0), (1, -14)), 260), 0.76, -5, 0.5)
    m.room("open", -13)
    m.fade(1.1, 1.7)


@cue(-7, press=1.8)
def melee_light(m):
    m.add(whoosh(0.16, [(0, 700), (0.16, 1900)], 0.45, 0.6), 0, -10)
    m.add(iron(720, 0.3, 0.45, 0.15, 5500), 0.12, 0)
    m.add(wood(230, 0.07, 0.2, 1400, 0.8), 0.122, -4)
    m.room("open", -20)
    m.fade(0.35, 0.6)


@cue(-4, wide=True)
def melee_heavy(m):
    m.add(whoosh(0.22, [(0, 240), (0.22, 700)], 0.5, 0.7), 0, -9)
    m.add(iron(245, 0.7, 0.9, 0.1, 4500), 0.17, 0, -0.15)
    m.add(iron(410, 0.4, 0.6, -0.2, 3000), 0.19, -7, 0.3)
    m.add(thump(120, 45, 0.4, 0.32), 0.17, -3)
    m.add(wood(120, 0.14, 0.3, 1200, 0.7), 0.175, -3)
    m.add(crackle(0.14, 24, ((0, 0), (1, -12)), 400, 1700), 0.18, -11)
    m.room("open", -15)
    m.fade(0.6, 1.1)


@cue(-7)
def infernal_light(m):
    """A spurt of fire that says something."""
    m.add(fire(0.5, 0.2, 560, 40), 0, 0)
    m.add(thump(170, 75, 0.3, 0.2, 0.06), 0, -6)
    m.add(whisper(0.4, 9, 2) * hump(0.4, 0.3), 0.05, -8)
    m.room("study", -17)


@cue(-4, wide=True)
def infernal_heavy(m):
    m.add(whoosh(0.3, [(0, 900), (0.3, 180)], 0.6, 0.85), 0, -9)
    m.add(fire(1.1, 0.12, 380, 40), 0.24, -2, -0.2)
    m.add(fire(0.9, 0.2, 260, 30), 0.26, -4, 0.4)
    m.add(thump(110, 34, 0.9, 0.7, 0.09), 0.24, -3)
    m.add(choir([38, 45, 51], 0.9, "a", 2, 0.04, 0.6, -3), 0.26, -7)
    m.room("hall", -14)
    m.fade(0.9, 1.7)


@cue(-6, press=2.2)
def warded(m):
    """Shield: oak with an iron boss, and the blow goes off."""
    m.add(wood(178, 0.16, 0.3, 2200, 0.4), 0, 0)
    m.add(wood(405, 0.09, 0.2, 2000, 0.7), 0.001, -4)
    m.add(thump(125, 85, 0.2, 0.15), 0, -5)
    m.add(iron(470, 0.2, 0.35, -0.5, 2500), 0.002, -7)
    m.add(swept(0.18, [(0, 1500), (0.18, 900)], 0.4, 512) * decay(0.18, 0.18, 0.01), 0.02, -15)
    m.room("open", -20)
    m.fade(0.35, 0.6)


@cue(-4, wide=True, press=1.5)
def destroyed(m):
    """A legion's iron falls in a heap, its standard last."""
    m.add(thump(95, 38, 0.8, 0.55, 0.12), 0, -8)
    for k in range(9):
        at = 0.055 * k + R.uniform(0, 0.03)
        m.add(iron(R.uniform(210, 560), R.uniform(0.2, 0.45), 0.5, -0.3, 2600), at, -5 - 1.1 * k, R.uniform(-0.8, 0.8))
        m.add(stone(R.uniform(120, 220), 0.08, 0.2, 1300), at, -6 - k, R.uniform(-0.8, 0.8))
    m.add(sigh(0.8, ("a", "u"), 0.2), 0.25, -12)
    m.add(wood(240, 0.1, 0.25, 1200, 0.7), 0.82, -9, 0.4)
    m.add(wood(205, 0.1, 0.25, 1000, 0.9), 0.93, -14, 0.4)
    m.room("hall", -15)
    m.fade(1.0, 1.8)


@cue(-3, wide=True, press=1.8)
def captured(m):
    """The bar breaks, the wings of the gate swing and strike the walls."""
    m.add(wood(98, 0.3, 0.5, 2400, 0.2), 0, 0)
    m.add(wood(240, 0.12, 0.3, 2400, 0.4), 0.01, -4)
    m.add(crackle(0.22, 44, ((0, 0), (1, -10)), 300, 1700), 0, -4)
    m.add(thump(100, 46, 0.5, 0.4), 0, -8)
    m.add(creak(0.62, 150, 0.6, 34), 0.22, -7, -0.3)
    m.add(creak(0.55, 118, 0.7, 30), 0.28, -8, 0.4)
    for at, level, pan in ((0.84, 0, -0.5), (0.94, -2, 0.5)):
        m.add(thump(90, 40, 0.6, 0.45), at, level - 6)
        m.add(wood(96, 0.28, 0.5, 1300, 0.4), at, level, pan)
        m.add(iron(215, 0.7, 0.9, -0.4, 2200), at, level - 5, pan)
        m.add(stone(160, 0.1, 0.3, 1500), at, level - 6, pan)
    m.room("vault", -13)
    m.fade(1.3, 2.3)


@cue(-8, wide=True)
def retreat(m):
    for k in range(7):
        x = join(0.2, (stone(170, 0.05, 0.15, 1300), 0, 0), (thump(105, 70, 0.12, 0.09), 0, -3))
        m.add(low(x, 2600 * 0.8**k), 0.135 * k + R.uniform(0, 0.03), -3 - 2 * k, -0.4 + 0.15 * k)
    m.add(low(score("retreat")[0], 1100), 0.05, -3, 0.2)
    m.room("open", -10)
    m.fade(0.9, 1.5)


@cue(-7, wide=True)
def level(m):
    m.add(swell(score("level"), (0, 1), (0.3, 1), (0.9, 0.4)), 0, 0)
    m.add(iron(587, 0.7, 0.8, -0.4, 3500), 0.21, -12)
    m.room("hall", -14)
    m.fade(0.65, 1.3)


@cue(-9, wide=True)
def healed(m):
    m.add(sigh(0.7, ("u", "o", "a"), 0.6), 0, -14)
    m.add(score("healed"), 0.02, 0)
    m.room("hall", -13)
    m.fade(0.8, 1.5)


@cue(-4, wide=True)
def razed(m):
    """Rafters burn, and come down."""
    m.add(fire(1.9, 0.35, 400, 46), 0, -3)
    m.add(creak(0.4, 140, 1.7, 30), 0.25, -11, -0.3)
    for at, f, level, pan in ((0.62, 105, 0, -0.3), (0.74, 150, -4, 0.5), (0.9, 88, -2, 0.1)):
        m.add(wood(f, 0.22, 0.4, 1500, 0.6), at, level - 2, pan)
        m.add(thump(f * 0.85, 40, 0.5, 0.4), at, level - 4)
    m.add(crackle(0.5, 50, ((0, 0), (1, -14)), 400, 2400), 0.64, -9, 0.2)
    m.add(rubble(0.5, 14, f=230), 0.85, -11, -0.4)
    m.room("open", -15)
    m.fade(1.4, 2.1)


@cue(-9, wide=True)
def relic(m):
    """Something old is lifted out of its place, and its chain runs after it."""
    m.add(stone(150, 0.12, 0.3, 1100), 0, -5)
    m.add(modes([293.7, 294.5, 587, 587.9, 880.5, 1245, 1762], [1.4, 1.4, 1.1, 1.1, 0.9, 0.6, 0.4], [1, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1], 1.5)
          * env([(0, 0), (0.1, 0.7), (0.3, 1), (1.5, 1)], 1.5), 0.06, -2)
    m.add(choir([62, 69], 1.3, "u", 2, 0.3, 0.7), 0.1, -12)
    m.add(rings(0.6, 16, ((0, -3), (1, -12)), 1500, 0.06), 0.2, -14, 0.4)
    m.room("vault", -15)
    m.fade(1.0, 1.9)


@cue(-6)
def treasure_lost(m):
    """A bowl falls and is shards."""
    m.add(wood(190, 0.1, 0.25, 1500, 0.7), 0, -2)
    m.add(modes([610, 1130, 1690, 2380, 3100], [0.09, 0.08, 0.07, 0.05, 0.04], [1, 0.8, 0.5, 0.3, 0.2], 0.2), 0, -2)
    m.add(scatter(0.45, 15, lambda: modes([R.uniform(900, 1700), R.uniform(1900, 3300)], [0.07, 0.05], [1, 0.5], 0.12), ((0, 0), (1, -16))), 0.03, -5)
    m.add(thump(88, 46, 0.5, 0.4, 0.12), 0.02, -7)
    m.add(modes([138.6, 277, 415], [0.7, 0.4, 0.3], [1, 0.4, 0.2], 0.8), 0.3, -9)
    m.room("hall", -16)
    m.fade(0.7, 1.2)


# Powers ---------------------------------------------------------------------------------------------------------------------------------


@cue(-8, wide=True)
def attribute(m):
    """It grows, and stands."""
    m.add(swell(glide(score("attribute"), (0, -2), (0.55, 0)), (0, 0.12), (0.62, 1), (0.9, 0.6), (1.5, 0.2)), 0, 0)
    m.add(sigh(0.62, ("u", "o", "a"), 0.95), 0, -12)
    m.add(drum(73, 0.5, 0.7, -12, 600), 0.6, -3)
    m.add(iron(440, 0.5, 0.6, -0.4, 3000), 0.6, -13)
    m.room("hall", -15)
    m.fade(0.8, 1.5)


@cue(-8, press=2.6)
def attached(m):
    """Leather, tongue, buckle."""
    m.add(creak(0.2, 330, 1.4, 60), 0, -7)
    m.add(cloth(0.18, 620, 0.5), 0, -9)
    m.add(iron(1050, 0.08, 0.15, -0.2, 3000), 0.2, -3)
    m.add(wood(300, 0.06, 0.15, 1300, 0.9), 0.2, -4)
    m.add(iron(820, 0.1, 0.18, -0.3, 2500), 0.31, -1)
    m.add(wood(220, 0.08, 0.18, 1100, 0.9), 0.312, -1)
    m.room("desk", -13)


@cue(-6, press=1.6)
def combat_card(m):
    """Two blows on the anvil, and into the water."""
    for at, level in ((0.0, -4), (0.27, 0)):
        m.add(iron(640, 0.5, 0.6, 0.1, 5000), at, level - 1)
        m.add(iron(300, 0.22, 0.3, -0.5, 1800), at, level - 4)
        m.add(thump(130, 82, 0.15, 0.1), at, level - 8)
    m.add(hiss(0.5, 2200, 0.5, 0.05), 0.52, -9)
    m.add(scatter(0.35, 12, lambda: bubble(R.uniform(250, 600)), ((0, 0), (1, -10))), 0.55, -12)
    m.room("study", -16)


@cue(-10)
def manuscript(m):
    """A roll is opened; it has been waiting."""
    m.add(sheet(0.45, [(0, 500), (0.3, 1500), (0.45, 900)], 50, 0.6), 0, -1, -0.3)
    m.add(sheet(0.3, [(0, 1100), (0.3, 1900)], 26), 0.34, -6, 0.4)
    m.add(whisper(0.7, 8, 2) * hump(0.7, 0.4), 0.3, -12)
    m.add(modes([440, 587.3, 880], [0.9, 0.8, 0.5], [0.8, 1, 0.25], 0.9), 0.4, -10)
    m.room("study", -14)


@cue(-7, press=1.8)
def trained(m):
    """Wooden swords."""
    for at, f, level in ((0.0, 520, -3), (0.17, 450, -1), (0.29, 560, -5), (0.47, 400, 0)):
        m.add(wood(f, 0.1, 0.2, 2400, 0.5), at, level)
        m.add(wood(f * 0.47, 0.07, 0.2, 1000, 0.9), at, level - 5)
    m.add(thump(100, 66, 0.16, 0.12), 0.47, -8)
    m.room("open", -19)
    m.fade(0.7, 0.95)


@cue(-5, wide=True)
def ritual(m):
    m.add(whisper(1.5, 7, 3) * hump(1.5, 0.35, 1), 0, -7, -0.5)
    m.add(whisper(1.5, 6, 3) * hump(1.5, 0.5, 1), 0.15, -8, 0.6)
    m.add(swell(score("ritual"), (0, 0.3), (1.3, 1), (1.5, 0.7), (2.4, 0.2)), 0, -2)
    m.add(swell(choir([50, 57, 62], 2.1, "o", 2, 0.5, 0.8), (0, 0.4), (1.35, 1), (2.1, 0.4)), 0, -6)
    m.add(drum(60, 0.7, 1.0, -14, 400), 0, -6)
    m.add(thump(110, 48, 0.5, 0.4), 1.34, -6)
    m.add(fire(0.9, 0.12, 480, 36), 1.34, -4)
    m.room("vault", -15)
    m.fade(1.8, 2.6)


@cue(-6, wide=True, press=1.5)
def resisted(m):
    """It rises, strikes glass, and runs off."""
    m.add(whoosh(0.45, [(0, 220), (0.45, 1100)], 0.5, 0.9), 0, -7)
    m.add(choir([57, 63], 0.48, "o", 2, 0.2, 0.05, 4), 0, -8)
    m.add(bell(622, 1.3, 1.2, 0.5, 2.5, -8), 0.45, -2)
    m.add(thump(140, 70, 0.3, 0.25), 0.45, -4)
    m.add(wood(170, 0.1, 0.3, 1400, 0.8), 0.45, -5)
    m.add(whoosh(0.5, [(0, 800), (0.5, 180)], 0.5, 0.15), 0.5, -13)
    m.room("hall", -15)
    m.fade(0.9, 1.6)


@cue(-6, wide=True, press=1.5)
def unmasked(m):
    """The mask falls on the flags, rocks, and lies; somebody draws breath."""
    m.add(wood(420, 0.12, 0.25, 2400, 0.4), 0.0, 0)
    m.add(stone(230, 0.06, 0.15, 1800), 0.0, -5)
    for k, at in enumerate((0.17, 0.28, 0.35, 0.395, 0.425)):
        m.add(wood(430 + 12 * k, 0.07, 0.15, 1800, 0.6), at, -4 - 3 * k)
    m.add(sigh(0.45, ("u", "e", "a"), 0.8), 0.45, -8)
    m.add(modes([77.8, 116.5, 164.8], [1.0, 0.8, 0.5], [1, 0.6, 0.4], 1.1), 0.88, -3)
    m.add(drum(62, 0.5, 0.7, -12, 500), 0.88, -5)
    m.room("hall", -15)
    m.fade(1.2, 1.9)


@cue(-9, wide=True)
def ritual_ended(m):
    """The candles are blown out one after another."""
    m.add(choir([57, 62], 0.9, "o", 2, 0.05, 0.85, -1), 0, -5)
    for k, at in enumerate((0.0, 0.26, 0.48)):
        puff = swept(0.16, [(0, 900), (0.16, 320)], 0.6, 512) * hump(0.16, 0.2)
        m.add(puff, at, -3 - 2 * k, -0.5 + 0.5 * k)
        m.add(crackle(0.12, 4, ((0, 0), (1, -8)), 700, 1800), at + 0.08, -16)
    m.room("vault", -14)
    m.fade(0.9, 1.6)


@cue(-6, wide=True)
def curse(m):
    m.add(swell(score("curse"), (0, 0.3), (0.82, 1), (1.4, 0.3)), 0, 0)
    m.add(whisper(1.1, 6, 2) * hump(1.1, 0.6), 0, -9, -0.4)
    m.add(iron(260, 0.6, 0.8, -0.1, 3200), 0.83, -1, 0.2)
    m.add(wood(125, 0.14, 0.3, 1500, 0.7), 0.83, -3)
    m.add(thump(95, 44, 0.5, 0.4), 0.83, -5)
    m.room("vault", -16)
    m.fade(1.2, 2.0)


@cue(-6, wide=True)
def event(m):
    """A card is slapped down, and it was not a small one."""
    m.add(wood(180, 0.1, 0.2, 2200, 0.7), 0, -1)
    m.add(unit(band(noise(0.05), 500, 3500) * decay(0.05, 0.04)), 0, -6)
    m.add(score("event"), 0.03, -4)
    m.add(iron(98, 1.6, 1.7, -0.5, 700) * env([(0, 0.2), (0.15, 1), (1.7, 1)], 1.7), 0.03, -7)
    m.room("vault", -16)
    m.fade(0.9, 2.0)


@cue(-9)
def event_ended(m):
    m.add(iron(123, 1.0, 1.1, -0.6, 500) * env([(0, 0.3), (0.1, 1), (0.5, 0.8), (0.75, 0)], 1.1), 0, -2)
    m.add(cloth(0.3, 420, 0.4), 0.42, -12)
    m.add(sheet(0.24, [(0, 1500), (0.24, 800)], 22), 0.62, -5)
    m.add(wood(190, 0.08, 0.2, 900, 1.0), 0.82, -6)
    m.room("study", -16)


@cue(-4, wide=True, press=2.2)
def decree(m):
    """Murmur, three blows on marble, silence."""
    m.add(crowd(1.25, 105, 12, 4.0, "oaoeu") * env([(0, 0.55), (0.35, 1), (0.75, 0.6), (1.25, 0)], 1.25), 0, -7)
    for at, level in ((0.28, -5), (0.55, -3), (0.9, 0)):
        m.add(wood(290, 0.12, 0.3, 4000, 0.3), at, level)
        m.add(stone(190, 0.12, 0.3, 2600), at, level - 3)
        m.add(modes([1120, 1790, 2650], [0.12, 0.09, 0.06], [1, 0.7, 0.4], 0.2), at, level - 13)
        m.add(thump(115, 64, 0.25, 0.2), at, level - 6)
    m.room("vault", -12)
    m.fade(1.3, 2.4)


@cue(-7, press=1.5)
def decorated(m):
    m.add(score("decorated"), 0, -1)
    m.add(iron(1250, 0.25, 0.35, -0.2, 3500), 0.5, -12, 0.3)
    m.add(iron(990, 0.2, 0.3, -0.2, 3000), 0.58, -13, 0.3)
    m.add(snare(0.32, 17, ((0, -6), (0.3, 0))), 0, -9, -0.3)
    m.room("hall", -15)
    m.fade(0.7, 1.3)


# Dealings -------------------------------------------------------------------------------------------------------------------------------


@cue(-7, press=2.4)
def demand(m):
    """A gauntlet on the table, twice, and the paper under it."""
    m.add(sheet(0.14, [(0, 1500), (0.14, 900)], 14), 0, -10)
    for at, level in ((0.12, -2), (0.33, 0)):
        m.add(wood(142, 0.15, 0.3, 1800, 0.5), at, level)
        m.add(wood(350, 0.09, 0.2, 1800, 0.7), at, level - 4)
        m.add(thump(110, 70, 0.2, 0.16), at, level - 6)
        m.add(rings(0.06, 4, ((0, 0), (1, -6)), 1700, 0.04), at, level - 11)
    m.room("study", -16)


@cue(-8)
def conceded(m):
    """A purse is pushed over the table."""
    m.add(swept(0.34, [(0, 380), (0.34, 640)], 0.5) * hump(0.34, 0.6), 0, -7)
    m.add(low(coins(0.35, 9, ((0, -8), (1, -2)), 1300, 2000), 3000), 0.02, -8)
    m.add(wood(180, 0.09, 0.2, 800, 1.1), 0.36, -2)
    m.add(low(coins(0.12, 7, ((0, 0), (1, -8)), 1300, 2100), 3400), 0.36, -2)
    m.add(thump(105, 68, 0.18, 0.14), 0.36, -7)
    m.room("study", -17)


@cue(-9, press=1.5)
def refused(m):
    """Crumpled, and thrown into the corner."""
    m.add(crackle(0.36, 80, ((0, -10), (0.3, 0), (0.7, -2), (1, -12)), 500, 2600, 9), 0, 0)
    m.add(swept(0.36, [(0, 700), (0.36, 1500)], 0.7) * hump(0.36, 0.5) * wander(0.36, 35, 0.2, 1), 0, -4)
    m.add(wood(165, 0.07, 0.2, 700, 1.1), 0.52, -5)
    m.add(crackle(0.07, 9, ((0, 0), (1, -6)), 600, 2000), 0.52, -5)
    m.add(crackle(0.05, 5, ((0, 0), (1, -6)), 600, 2000), 0.62, -10)
    m.room("study", -15)


@cue(-6, press=1.8)
def insult(m):
    """A glove across the face."""
    m.add(whoosh(0.1, [(0, 500), (0.1, 1300)], 0.5, 0.8), 0, -10)
    slap = band(noise(0.1), 350, 3000) * decay(0.1, 0.06, 0.0008)
    m.add(unit(slap), 0.085, 0)
    m.add(thump(240, 120, 0.12, 0.09, 0.02), 0.085, -6)
    m.add(low(score("insult")[0], 1600), 0.12, -5)
    m.room("hall", -15)
    m.fade(0.5, 0.95)


@cue(-11)
def swallowed(m):
    """A breath is drawn to answer, and held."""
    m.add(sigh(0.24, ("u", "e"), 0.92), 0, -3)
    m.add(wood(190, 0.06, 0.15, 600, 1.2), 0.235, -7)
    m.add(swell(low(score("swallowed")[0], 800), (0, 1), (0.3, 0.7), (0.7, 0)), 0.27, 0)
    m.room("study", -16)
    m.fade(0.6, 1.0)


@cue(-6, wide=True, press=2.4)
def emissary(m):
    """Steps in the passage, a knock, the bell of office."""
    for k in range(3):
        m.add(low(stone(240, 0.06, 0.15, 1600), 1200 + 500 * k), 0.2 * k, -9 + 2.5 * k, -0.7 + 0.2 * k)
    for at, level in ((0.62, -2), (0.78, 0)):
        m.add(wood(215, 0.12, 0.25, 1500, 0.6), at, level)
        m.add(wood(95, 0.12, 0.25, 500, 1.1), at, level - 5)
    m.add(bell(698.5, 0.9, 0.8, 0.5, 2.0, -16), 0.98, -8, 0.3)
    m.room("hall", -14)
    m.fade(1.2, 1.8)


@cue(-5, wide=True)
def vassal(m):
    """A sword is laid on the step; they sing that it is well."""
    m.add(iron(520, 0.7, 0.8, -0.4, 2800), 0, -7, -0.2)
    m.add(stone(150, 0.1, 0.25, 1200), 0, -5)
    m.add(thump(95, 55, 0.3, 0.25), 0, -8)
    m.add(swell(score("vassal"), (0, 0.7), (0.6, 1), (1.3, 0.7), (2.2, 0.3)), 0.12, 0)
    m.room("vault", -15)
    m.fade(1.3, 2.3)


@cue(-6, wide=True, press=1.4)
def vassal_freed(m):
    """One blow, and the chain is on the floor."""
    m.add(iron(430, 0.35, 0.5, 0.1, 5000), 0, 0)
    m.add(wood(140, 0.1, 0.25, 1200, 0.8), 0, -3)
    m.add(rings(0.55, 34, ((0, -2), (0.4, 0), (1, -14)), 820, 0.12), 0.12, -2, 0.1)
    m.add(rubble(0.4, 8, f=260), 0.18, -11)
    m.add(thump(92, 56, 0.25, 0.2), 0.3, -8)
    m.add(sigh(0.6, ("u", "a"), 0.5), 0.5, -13)
    m.room("hall", -16)
    m.fade(0.9, 1.5)


@cue(-7)
def right(m):
    """Unrolled, stamped, and a horn to witness it."""
    m.add(sheet(0.24, [(0, 700), (0.24, 1700)], 24), 0, -7, -0.3)
    m.add(wood(160, 0.13, 0.3, 1100, 0.9), 0.27, -2)
    m.add(thump(120, 60, 0.25, 0.2), 0.27, -5)
    m.add(score("right"), 0.34, -1)
    m.room("hall", -14)
    m.fade(1.1, 1.8)


@cue(-4, wide=True)
def vendetta(m):
    """A dagger in the table, shaking."""
    shake = iron(233, 0.9, 1.1, -0.4, 3500) * (0.6 + 0.4 * np.sin(2 * np.pi * 21 * times(1.1)))
    m.add(whoosh(0.12, [(0, 600), (0.12, 1700)], 0.4, 0.8), 0, -12)
    m.add(wood(165, 0.13, 0.3, 2600, 0.5), 0.1, 0)
    m.add(thump(105, 50, 0.35, 0.28), 0.1, -4)
    m.add(shake, 0.105, -8)
    m.add(swell(score("vendetta"), (0, 1), (0.52, 1), (0.75, 0.55), (1.6, 0.12)), 0.16, 1)
    m.room("hall", -14)
    m.fade(1.4, 2.2)


@cue(-6.5, wide=True)
def vendetta_won(m):
    """The blade goes home, and so do the horns."""
    m.add(swept(0.2, [(0, 1500), (0.2, 2700)], 0.3, 512) * hump(0.2, 0.7), 0, -12)
    m.add(wood(260, 0.08, 0.2, 1600, 0.8), 0.19, -4)
    m.add(iron(900, 0.15, 0.25, -0.3, 2500), 0.19, -11)
    m.add(swell(score("vendetta_won"), (0, 1), (0.6, 1), (1.4, 0.35)), 0.16, 0)
    m.room("hall", -14)
    m.fade(1.0, 1.7)


@cue(-5, wide=True)
def vendetta_lost(m):
    """The blade breaks."""
    m.add(iron(610, 0.25, 0.4, 0.0, 4500), 0, -2)
    m.add(crackle(0.05, 8, ((0, 0), (1, -6)), 700, 3000), 0, -6)
    m.add(iron(880, 0.2, 0.3, -0.3, 3000), 0.26, -10, 0.5)
    m.add(iron(930, 0.12, 0.2, -0.3, 3000), 0.36, -15, 0.5)
    m.add(swell(score("vendetta_lost"), (0, 1), (0.55, 0.9), (1.4, 0.25)), 0.1, -1)
    m.room("hall", -14)
    m.fade(1.0, 1.8)


@cue(-3, wide=True, press=1.2)
def feud(m):
    """Two blades crossed, and a choir that knows how this ends."""
    m.add(iron(360, 0.6, 0.8, 0.1, 4500), 0, -4, -0.5)
    m.add(iron(395, 0.6, 0.8, 0.1, 4500), 0.03, -5, 0.5)
    m.add(swell(score("feud"), (0, 1), (0.1, 1), (0.4, 0.25), (0.45, 1), (0.7, 0.9), (1.8, 0.15)), 0, 0)
    m.add(swell(choir([38, 45, 50, 51], 1.3, "a", 2, 0.05, 0.7), (0, 1), (0.4, 0.8), (1.3, 0.2)), 0.37, -6)
    m.add(drum(52, 0.9, 1.2, -10, 600), 0, -3)
    m.add(drum(52, 0.9, 1.2, -10, 600), 0.5, -2)
    m.room("vault", -14)
    m.fade(1.5, 2.6)


@cue(-5, wide=True)
def challenge(m):
    """A gauntlet on the flags."""
    m.add(rings(0.28, 18, ((0, 0), (1, -14)), 900, 0.09), 0, -2)
    m.add(stone(200, 0.08, 0.2, 2000), 0, -2)
    m.add(thump(110, 66, 0.2, 0.16), 0, -6)
    m.add(rings(0.14, 6, ((0, 0), (1, -10)), 1000, 0.06), 0.26, -11)
    m.add(swell(score("challenge"), (0, 1), (0.5, 1), (1.0, 0.4)), 0.34, -1)
    m.room("hall", -13)
    m.fade(1.1, 1.8)


@cue(-7, wide=True, press=1.8)
def absent(m):
    """Three blows on a door, and the wind is at home."""
    for at in (0.0, 0.24):
        m.add(wood(112, 0.16, 0.35, 900, 0.8), at, -1)
        m.add(thump(95, 62, 0.2, 0.16), at, -8)
    m.room("vault", -12)
    wind = swept(1.2, [(0, 330), (0.5, 520), (1.2, 300)], 0.16, 2048) * hump(1.2, 0.45)
    m.add(wind, 0.4, -11, 0.2)
    m.add(creak(0.25, 190, 0.8, 22), 0.95, -18, -0.4)
    m.fade(1.2, 1.75)


# Arena ----------------------------------------------------------------------------------------------------------------------------------


@cue(-4, wide=True)
def duel(m):
    """The grate goes up, the drum, the benches."""
    m.add(rings(0.6, 26, ((0, -6), (1, 0)), 480, 0.12), 0, -9, -0.4)
    m.add(creak(0.55, 130, 1.3, 30), 0, -13, 0.3)
    m.add(iron(150, 0.6, 0.8, -0.5, 1500), 0.6, -7)
    m.add(thump(85, 44, 0.4, 0.35), 0.6, -7)
    m.add(crowd(1.6, 130, 14, 5.0, "aaoe", 2) * hump(1.6, 0.7), 0.35, -8)
    m.add(swell(score("duel"), (0, 1), (0.95, 1), (1.15, 0.6), (1.8, 0.2)), 0.68, 0)
    m.room("hall", -14)
    m.fade(1.7, 2.6)


@cue(-7, press=1.4)
def strike(m):
    """A thrust that arrives."""
    m.add(whoosh(0.11, [(0, 900), (0.11, 2200)], 0.4, 0.7), 0, -9)
    m.add(iron(960, 0.16, 0.25, 0.2, 5500), 0.095, -4)
    m.add(thump(150, 68, 0.2, 0.15, 0.025), 0.1, -3)
    m.add(unit(band(noise(0.09), 250, 1100) * decay(0.09, 0.07, 0.001)), 0.1, -4)
    m.room("open", -20)
    m.fade(0.25, 0.5)


@cue(-8, press=1.5)
def guard(m):
    """Steel slides along steel."""
    slide = swept(0.3, [(0, 1300), (0.3, 2500)], 0.25, 512) * hump(0.3, 0.3) * wander(0.3, 90, 0.4, 1)
    m.add(iron(840, 0.4, 0.5, 0.1, 5000), 0, 0)
    m.add(wood(250, 0.06, 0.15, 1400, 0.8), 0, -7)
    m.add(slide, 0.03, -8)
    m.add(iron(1180, 0.25, 0.35, -0.3, 3000), 0.3, -8)
    m.room("open", -20)
    m.fade(0.4, 0.7)


@cue(-6, wide=True)
def invoke(m):
    """A word, and it burns upward."""
    m.add(choir([50, 56], 0.75, "e", 2, 0.08, 0.35, 5, -14), 0, -3)
    m.add(fire(0.75, 0.65, 480, 40), 0, -4)
    m.add(whoosh(0.6, [(0, 240), (0.6, 1500)], 0.5, 0.85), 0, -8)
    m.add(thump(90, 50, 0.4, 0.3), 0.5, -6)
    m.room("hall", -15)
    m.fade(0.75, 1.3)


@cue(-4, wide=True)
def duel_won(m):
    m.add(score("duel_won"), 0, 0)
    m.add(crowd(1.9, 150, 18, 4.0, "aaaoe", 4) * hump(1.9, 0.45, 1), 0.1, -7)
    m.room("hall", -14)
    m.fade(1.5, 2.4)


@cue(-3, wide=True)
def banished(m):
    """Down a shaft without a floor; then there is one."""
    m.add(iron(280, 0.4, 0.5, -0.2, 3000), 0, -4)
    m.add(thump(120, 60, 0.3, 0.25), 0, -6)
    m.add(choir([62, 63, 69], 1.25, "o", 2, 0.06, 0.6, -12), 0.08, -5)
    m.add(whoosh(1.2, [(0, 900), (1.2, 130)], 0.5, 0.5), 0.1, -7)
    m.room("abyss", -13)
    m.add(thump(64, 30, 1.0, 0.9, 0.1), 1.32, -3)
    m.add(low(stone(80, 0.25, 0.5, 600), 700), 1.32, -5)
    m.room("vault", -17)
    m.fade(1.9, 3.0)


@cue(-2.5, wide=True, longest=4.5)
def title(m):
    m.add(snare(0.52, 17, ((0, -10), (0.5, 0))), 0, -12, -0.3)
    m.add(score("title"), 0, 0)
    m.add(choir([50, 57, 62, 65], 2.0, "a", 2, 0.12, 1.0), 1.1, -9)
    m.add(bell(293.7, 3.2, 3.0, 0.3, 0.7, -14), 1.11, -9)
    m.add(iron(880, 1.2, 1.5, -0.1, 3000) * env([(0, 0), (0.02, 1), (1.5, 1)], 1.5), 1.11, -19)
    m.room("hall", -13)
    m.fade(2.3, 4.0)


# Fate -----------------------------------------------------------------------------------------------------------------------------------


@cue(-2, wide=True, longest=6.0)
def token(m):
    """The bell. One stroke, and the whole of Hell stops to listen."""
    m.add(bell(146.8, 12.0, 6.2, -0.3, 0.5, -6), 0, 0, -0.2)
    m.add(high(bell(147.1, 11.0, 6.2, 0.0, 0.75, -30), 110), 0.002, -4, 0.4)
    m.add(modes([36.7, 73.4], [4.0, 7.0], [0.6, 1], 6.0), 0, -20)
    m.add(iron(233, 0.6, 0.8, -0.3, 2000), 0, -9)
    m.room("abyss", -16)
    m.fade(3.6, 6.0)


@cue(-5, wide=True, press=1.5)
def regent(m):
    """The staff, three times; a procession takes up what lies there."""
    for k, at in enumerate((0.0, 0.3, 0.6)):
        m.add(wood(118, 0.18, 0.35, 1300, 0.7), at, -2 + 0.7 * k)
        m.add(stone(150, 0.08, 0.2, 1200), at, -7 + 0.7 * k)
        m.add(thump(88, 52, 0.3, 0.24), at, -7 + 0.7 * k)
    m.add(score("regent"), 0.66, -1)
    m.room("vault", -14)
    m.fade(1.9, 2.8)


@cue(-2.5, wide=True, longest=4.5, press=1.6)
def excommunicated(m):
    """The brand is set; the choir swells; the door shuts it out."""
    m.add(hiss(1.1, 2500, 1.1, 0.03), 0, -4, -0.1)
    m.add(hiss(0.8, 1200, 0.9, 0.02), 0.01, -6, 0.2)
    m.add(crackle(0.8, 46, ((0, 0), (1, -14)), 600, 2800), 0.02, -8)
    m.add(thump(110, 66, 0.4, 0.3), 0, -7)
    sung = score("excommunicated")
    m.add(swell(sung, (0, 0.35), (1.1, 1), (1.15, 1), (1.17, 0)), 0.1, -3)
    behind = np.vstack([low(row, 330, 3) for row in sung])
    m.add(swell(behind, (0, 0), (1.14, 0), (1.17, 1), (2.6, 0.2)), 0.1, -3)
    m.add(creak(0.55, 105, 0.7, 26), 0.64, -7, -0.3)
    m.add(thump(82, 33, 1.1, 0.9, 0.07), 1.24, -3)
    m.add(wood(82, 0.35, 0.7, 1500, 0.3), 1.24, 2)
    m.add(iron(155, 1.1, 1.3, -0.3, 2400), 1.245, -3)
    m.add(stone(140, 0.12, 0.3, 1500), 1.24, -3)
    m.add(iron(310, 0.25, 0.4, -0.3, 2200), 1.52, -10, 0.3)
    m.add(wood(170, 0.1, 0.25, 1100, 0.8), 1.53, -9, 0.3)
    m.room("abyss", -15)
    m.fade(2.0, 3.6)


@cue(-4, wide=True)
def reinstated(m):
    """The bolt is drawn, the door opens, there is light behind it."""
    m.add(iron(330, 0.2, 0.35, -0.3, 2200), 0, -5)
    m.add(wood(130, 0.12, 0.3, 1100, 0.8), 0.02, -3)
    m.add(creak(0.5, 125, 1.5, 26), 0.12, -12)
    m.add(swell(low(score("reinstated")[0], 5000), (0, 0.25), (0.6, 0.5), (0.75, 1), (2.2, 0.4)), 0.2, 0)
    m.add(choir([62, 69], 1.6, "a", 2, 0.5, 0.7), 0.7, -9)
    m.room("vault", -14)
    m.fade(1.8, 3.0)


@cue(-2, wide=True, longest=6.0, press=1.5)
def usurped(m):
    """Somebody sits down in Pandemonium, and the ground drops: the chord is wound down with it."""
    m.add(stone(120, 0.2, 0.4, 1600), 0, -4)
    m.add(wood(98, 0.25, 0.5, 1300, 0.5), 0, -3)
    m.add(thump(90, 52, 0.5, 0.35), 0, -8)
    brass = glide(score("usurped"), (0, 0), (1.15, 0), (2.9, -12))
    m.add(swell(brass, (0, 0.15), (1.1, 1), (1.16, 0.9), (1.9, 0.6), (3.1, 0)), 0.3, 2)
    t = times(2.6)
    sink = np.sin(2 * np.pi * np.cumsum(29 + 52 * np.exp(-t / 0.7)) / SR) * hump(2.6, 0.2, 1)
    m.add(drive(sink, 3.0), 1.4, -5)
    m.add(rumble(2.6, 300, 0.2), 1.38, -4)
    m.add(stone(85, 0.35, 0.6, 1400), 1.42, 1)
    m.add(wood(75, 0.3, 0.6, 1500, 0.3), 1.42, -1)
    m.add(rubble(1.6, 52, ((0, 0), (1, -16)), 240), 1.45, -3, 0.2)
    m.add(crackle(0.9, 60, ((0, 0), (1, -12)), 250, 1700), 1.45, -7, -0.3)
    m.add(choir([50, 51, 57], 1.9, "o", 2, 0.1, 1.0, -12), 1.42, -7)
    m.add(bell(110, 5.0, 3.6, 0.3, 0.5, -20), 1.46, -8)
    m.room("abyss", -15)
    m.fade(3.2, 4.8)


@cue(-4, wide=True)
def usurper_holds(m):
    """A crowned head does not turn."""
    for at, level in ((0.0, 0), (0.62, -5)):
        m.add(drum(55, 0.8, 1.0, -10, 600), at, level)
        m.add(stone(130, 0.12, 0.3, 1000), at, level - 5)
    m.add(swell(low(score("usurper_holds")[0], 900), (0, 0.8), (0.3, 1), (1.6, 0.15)), 0.02, -3)
    m.add(bell(110, 2.8, 2.2, 0.5, 0.8, -10), 0.62, -8)
    m.room("vault", -14)
    m.fade(1.3, 2.3)


@cue(-2.5, wide=True, longest=4.5)
def liberated(m):
    m.add(stone(120, 0.12, 0.3, 1400), 0, -8)
    m.add(score("liberated"), 0, 0)
    for at, f, level, pan in ((0.0, 293.7, -8, -0.5), (0.52, 349.2, -8, 0.5), (1.03, 440, -5, 0.0), (1.5, 293.7, -11, -0.4)):
        m.add(bell(f, 2.8, 2.6, 0.3, 0.9, -14), at, level, pan)
    m.add(choir([57, 62, 69], 1.9, "a", 2, 0.2, 0.9), 1.03, -8)
    m.room("vault", -14)
    m.fade(2.5, 4.2)


@cue(-2.5, wide=True, longest=4.0, press=1.6)
def house_fell(m):
    """A tower comes down, and a bell in it."""
    m.add(stone(105, 0.15, 0.4, 1500), 0, -4, -0.4)
    m.add(creak(0.5, 105, 0.7, 24), 0.1, -12)
    m.add(rumble(2.0, 200, 0.35), 0.25, -4)
    for k in range(8):
        at = 0.45 + 0.12 * k + R.uniform(0, 0.06)
        m.add(stone(R.uniform(75, 150), 0.16, 0.4, R.uniform(900, 1900)), at, -3 - R.uniform(0, 4), R.uniform(-0.8, 0.8))
    m.add(thump(76, 33, 1.0, 0.8, 0.15), 0.75, -6)
    m.add(rubble(1.3, 44, ((0, 0), (1, -18)), 240), 0.8, -3)
    m.add(score("house_fell"), 0.3, -4)
    m.add(bell(155.6, 2.4, 2.4, 0.7, 1.1, -12), 1.3, -6, 0.2)
    m.add(bell(155.6, 0.8, 0.9, 0.9, 1.1, -10), 1.66, -14, 0.3)
    m.room("vault", -14)
    m.fade(2.1, 3.5)


@cue(-4, wide=True, longest=4.5)
def dissolved(m):
    """The clerks let the papers fall, and the organ its wind."""
    organ = low(score("dissolved")[0], 2400)
    m.add(swell(glide(organ, (0, 0), (1.1, 0), (2.3, -5)), (0, 0.9), (0.9, 1), (1.4, 0.6), (2.4, 0)), 0, -2)
    for k in range(10):
        at = 0.3 + 0.15 * k + R.uniform(0, 0.1)
        f = R.uniform(700, 1500)
        m.add(sheet(0.4, [(0, f), (0.2, f * 1.7), (0.4, f * 0.8)], 24), at, -2 - 0.6 * k, R.uniform(-0.9, 0.9))
    m.add(wood(280, 0.14, 0.3, 2600, 0.4), 0, 2)
    m.add(thump(120, 70, 0.25, 0.2), 0, -5)
    m.add(wood(300, 0.1, 0.25, 1800, 0.6), 1.75, -3, 0.3)
    m.add(wood(310, 0.07, 0.2, 1500, 0.7), 1.93, -8, 0.35)
    m.room("vault", -16)
    m.fade(1.9, 2.9)


@cue(-12)
def prestige_up(m):
    m.add(stroke(0.14, 2200, 3000, 0.8, 0.3), 0, -13)
    m.add(score("prestige_up"), 0.01, 0)
    m.room("study", -15)
    m.fade(0.5, 1.0)


@cue(-11)
def prestige_down(m):
    m.add(stroke(0.16, 1700, 1300, 1.2, 0.3), 0, -13)
    m.add(score("prestige_down"), 0.01, 0)
    m.add(wood(130, 0.12, 0.25, 700, 1.1), 0.43, -8)
    m.room("study", -15)
    m.fade(0.6, 1.1)


@cue(-8, wide=True)
def objective_met(m):
    m.add(wood(150, 0.14, 0.3, 1100, 0.8), 0, -5)
    m.add(thump(125, 58, 0.3, 0.24), 0, -7)
    m.add(score("objective_met"), 0.08, 0)
    m.add(bell(587.3, 1.4, 1.3, 0.5, 1.6, -18), 0.53, -12)
    m.room("hall", -15)
    m.fade(0.9, 1.7)


@cue(-9)
def objective_failed(m):
    m.add(score("objective_failed"), 0, 0)
    m.add(tear(0.3, 700, 1500), 0.5, -14)
    m.add(thump(88, 50, 0.4, 0.3), 0.55, -8)
    m.room("hall", -15)
    m.fade(0.9, 1.6)


@cue(-2, wide=True, longest=6.0)
def won(m):
    m.add(score("won"), 0, 0)
    m.add(choir([50, 57, 62, 69], 2.8, "a", 2, 0.3, 1.5), 2.4, -8)
    m.add(bell(146.8, 5.0, 3.6, 0.3, 0.6, -12), 2.4, -6)
    m.add(bell(293.7, 3.5, 3.0, 0.3, 0.9, -14), 2.95, -13, -0.5)
    m.add(bell(440, 3.0, 2.6, 0.3, 1.1, -14), 3.5, -14, 0.5)
    m.room("vault", -14)
    m.fade(3.8, 5.4)


@cue(-4, wide=True, longest=6.0)
def lost(m):
    m.add(score("lost"), 0, 0)
    m.add(choir([50, 57], 2.4, "u", 2, 0.6, 1.4, -1), 2.3, -10)
    m.add(bell(110, 5.0, 3.4, 0.5, 0.5, -22), 3.3, -8)
    m.room("vault", -15)
    m.fade(3.7, 5.3)


# The motifs of the houses ------------------------------------------------------------------------------------------------------------------


def motif(number, peak, dark=None, end=1.58):
    def make(m):
        m.add(score(f"motif-{number}"))
        if dark:
            m.each(lambda x: low(x, dark))
        m.room("study", -13)
        m.fade(end - 0.4, end)

    make.__name__ = f"motif_{number}"
    cue(peak, longest=1.6)(make)


# As loud as each other to the ear: the reed and the clarinet hold their height, what is plucked or struck does not.
for number, (peak, dark) in enumerate(
    ((-10, None), (-12, 5000), (-9, None), (-9.5, 5200), (-10, 6000), (-11, None), (-9, None), (-13, None), (-10, None), (-8, 5200))
):
    motif(number, peak, dark)


# ---------------------------------------------------------------------------------------------------------------------------------------------

CUES["coin"] = CUES.pop("coin_")


def main(folder, names):
    for name in names or CUES:
        make, peak, wide, longest, press = CUES[name]
        seed(name)
        board = Board()
        make(board)
        write(folder, name, finish(board, peak - 0.3, wide, longest, press))


def read(folder, name):
    with wave.open(os.path.join(folder, name + ".wav")) as f:
        return np.frombuffer(f.readframes(f.getnframes()), "<i2").astype(float).reshape(-1, f.getnchannels()).T / 32768


def write(folder, name, x):
    raw = np.clip(np.round(x.T * 32767), -32768, 32767).astype("<i2")
    with wave.open(os.path.join(folder, name + ".wav"), "wb") as f:
        f.setnchannels(raw.shape[1])
        f.setsampwidth(2)
        f.setframerate(SR)
        f.writeframes(raw.tobytes())


def correct(folder, back, names):
    """Vorbis moves the highest peak a little: the sound is made softer or louder by most of that, to be packed once more."""
    for name in names:
        change = db(CUES[name][1]) / true_peak(read(back, name))
        if not db(-0.5) < change < db(0.5):
            write(folder, name, read(folder, name) * np.clip(change**0.7, db(-2), db(2)))
            print(name)


def check(folder, names):
    """Looks at what came back out of the Ogg files; any fault is reported, and ends the rendering."""
    faults = []
    for name in names:
        raw = read(folder, name)
        sec = raw.shape[1] / SR
        level = np.max(np.abs(raw), axis=0)
        top = 20 * np.log10(max(1e-9, true_peak(raw)))
        longest = CUES[name][3] + 0.1
        loud = np.nonzero(level > level.max() * 0.01)[0]
        if top > -1.5 or abs(top - CUES[name][1]) > 0.9:
            faults.append(f"{name}: true peak {top:.1f} dB, wanted {CUES[name][1]}")
        if not 0.08 <= sec <= longest:
            faults.append(f"{name}: {sec:.2f} s")
        if loud.size == 0 or loud[0] > n(0.01):
            faults.append(f"{name}: starts late")
        if level[-n(0.003) :].max() > level.max() * 0.012:
            faults.append(f"{name}: does not end in silence")
        if np.max(np.abs(np.mean(raw, axis=1))) > 0.002:
            faults.append(f"{name}: not centred on zero")
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    if sys.argv[1] == "names":
        print("\n".join(CUES))
    elif sys.argv[1] == "correct":
        correct(sys.argv[2], sys.argv[3], sys.argv[4:])
    elif sys.argv[1] == "check":
        sys.exit(check(sys.argv[2], sys.argv[3:]))
    else:
        import kit

        kit.SCORES = sys.argv[1]
        main(sys.argv[1] + "/out", sys.argv[2:])
