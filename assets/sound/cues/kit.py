"""The instruments of the cues: everything that can be struck, scraped, burnt, breathed or torn.

Every instrument gives a mono signal (an array at 44.1 kHz) whose highest peak is 1, so that the decibels in `cues.py` can be
compared. Chance comes from one generator, seeded with the name of the cue: the same source always gives the same sound.
"""

import os
import wave
import zlib

import numpy as np

SR = 44100
R = np.random.RandomState(0)
SCORES = "."


def seed(name):
    """Makes chance the same every time a cue is rendered. `RandomState` is frozen: no later numpy changes what it draws."""
    R.seed(zlib.crc32(name.encode()) & 0x7FFFFFFF)


def db(x):
    return 10.0 ** (x / 20.0)


def n(sec):
    return max(1, int(round(sec * SR)))


def times(sec):
    return np.arange(n(sec)) / SR


def unit(x):
    top = np.max(np.abs(x)) if x.size else 0.0
    return x / top if top > 0 else x


def join(length, *parts):
    """Sums (signal, at, decibels) into one signal of `length` seconds, peak 1."""
    out = np.zeros(n(length))
    for x, at, level in parts:
        start = n(at) if at > 0 else 0
        x = x[: max(0, out.size - start)]
        out[start : start + x.size] += x * db(level)
    return unit(out)


# Envelopes ------------------------------------------------------------------------------------------------------------------


def env(points, sec):
    """Straight lines through (seconds, height)."""
    at, height = zip(*points)
    return np.interp(times(sec), at, height)


def decay(sec, t60, attack=0.001):
    """A fall by 60 dB in `t60` seconds, after a soft start."""
    t = times(sec)
    return np.exp(-6.91 * t / t60) * np.minimum(1.0, t / attack)


def swell(x, *points):
    """Draws the loudness of a sound, mono or stereo, through (seconds, height)."""
    return x * env(points, x.shape[-1] / SR)


def glide(x, *points):
    """Winds a sound faster or slower: (seconds, semitones)."""
    rows = np.atleast_2d(x)
    at, steps = zip(*points)
    rate = 2 ** (np.interp(np.arange(rows.shape[1]) / SR, at, steps) / 12)
    place = np.concatenate([[0], np.cumsum(rate)[:-1]])
    out = np.vstack([np.interp(place, np.arange(row.size), row, right=0.0) for row in rows])
    return out if np.ndim(x) == 2 else out[0]


def hump(sec, peak=0.4, power=1.5):
    """A swell: up to its height at the share `peak` of its length, and down again."""
    x = times(sec) / sec
    up = np.sin(np.pi / 2 * np.minimum(1, x / peak)) ** 2
    down = np.cos(np.pi / 2 * np.clip((x - peak) / (1 - peak), 0, 1)) ** 2
    return np.where(x < peak, up, down) ** (power / 1.5)


def wander(sec, rate, low=0.0, high=1.0):
    """A random curve that takes about `rate` new values each second."""
    points = max(4, int(sec * rate) + 3)
    values = R.uniform(low, high, points)
    return np.interp(times(sec), np.linspace(0, sec, points), values)


# Filters: the exact answer of digital filters, applied by FFT ------------------------------------------------------------------


def _filtered(x, response):
    size = 1 << int(np.ceil(np.log2(x.size + n(0.2))))
    f = np.fft.rfftfreq(size, 1 / SR)
    s = 1j * np.tan(np.pi * np.clip(f, 0.01, SR / 2 - 1) / SR)
    return np.fft.irfft(np.fft.rfft(x, size) * response(s), size)[: x.size]


def _warp(f):
    return np.tan(np.pi * min(f, SR * 0.49) / SR)


def _butterworth(s, order):
    h = np.ones_like(s)
    for k in range(order // 2):
        h = h / (s * s + 2 * np.sin(np.pi * (2 * k + 1) / (2 * order)) * s + 1)
    return h / (s + 1) if order % 2 else h


def low(x, f, order=2):
    return _filtered(x, lambda s: _butterworth(s / _warp(f), order))


def high(x, f, order=2):
    return _filtered(x, lambda s: _butterworth(_warp(f) / s, order))


def band(x, lo, hi, order=2):
    return high(low(x, hi, order), lo, order)


def reson(x, f, q):
    def one(s):
        s = s / _warp(f)
        return (s / q) / (s * s + s / q + 1)

    return _filtered(x, one)


def formants(x, peaks):
    """Parallel resonances: (Hz, bandwidth, decibels)."""
    return sum(db(level) * reson(x, f, f / width) for f, width, level in peaks)


def drive(x, amount):
    """Presses the peaks together, as a full room or a tired ear does."""
    return unit(np.tanh(unit(x) * amount))


def noise(sec):
    return R.standard_normal(n(sec))


def swept(sec, path, octaves=0.6, size=1024):
    """Noise through a moving band: `path` is (seconds, Hz), the band falls off by `octaves`."""
    hop = size // 4
    x = np.concatenate([np.zeros(size), noise(sec), np.zeros(size)])
    at, hz = zip(*path)
    f = np.maximum(np.fft.rfftfreq(size, 1 / SR), 1.0)
    window = np.hanning(size + 1)[:-1]
    out = np.zeros(x.size)
    for start in range(0, x.size - size, hop):
        centre = np.exp(np.interp((start - size / 2) / SR, at, np.log(hz)))
        mask = np.exp(-0.5 * (np.log2(f / centre) / octaves) ** 2)
        mask *= np.minimum(1.0, (centre / f))
        out[start : start + size] += np.fft.irfft(np.fft.rfft(x[start : start + size] * window) * mask) * window
    out = out[size : size + n(sec)]
    return unit(out)


# Bodies: sums of dying partials -------------------------------------------------------------------------------------------------


def modes(freqs, t60s, amps, sec, bend=0.0, bend_time=0.05):
    """Partials of a struck body; `bend` starts them sharp by that share."""
    t = times(sec)
    clock = t + bend * bend_time * (1 - np.exp(-t / bend_time)) if bend else t
    out = np.zeros(t.size)
    for f, t60, a in zip(freqs, t60s, amps):
        if 15 < f < 17000:
            live = min(t.size, n(t60 * 1.3))
            out[:live] += a * np.exp(-6.91 * t[:live] / t60) * np.sin(2 * np.pi * f * clock[:live] + R.uniform(0, 0.6))
    return unit(out * np.minimum(1, t / 0.0004))


def contact(f, t60=0.012, sec=0.06):
    """The touch at the start of a blow: a dark or bright puff of noise."""
    return unit(low(noise(sec), f, 2) * decay(sec, t60, 0.0005))


BAR = np.array([1, 1.58, 2.24, 2.76, 3.46, 4.3, 5.4, 6.7, 8.9])
PLATE = np.array([1, 1.41, 1.93, 2.31, 2.83, 3.44, 4.12, 4.87, 5.61, 6.53, 7.6, 8.8, 10.3, 12.1])
SKIN = np.array([1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.5, 3.6])
# A church bell: hum, prime, tierce, quint, nominal, and what lies above, with a level and a length for each.
BELL = [
    (0.5, 0.55, 1.0), (1.0, 0.75, 0.72), (1.2, 0.8, 0.55), (1.5, 0.35, 0.36), (2.0, 1.0, 0.4), (2.51, 0.4, 0.2), (2.66, 0.36, 0.2),
    (3.01, 0.5, 0.2), (3.36, 0.22, 0.13), (4.17, 0.35, 0.14), (5.43, 0.25, 0.09), (6.8, 0.16, 0.07), (8.2, 0.1, 0.05),
]


def wood(f, t60=0.14, sec=0.4, touch=2500, soft=0.5):
    """A block or board, knocked. `soft` takes away its upper partials. The grain between the partials keeps it from singing."""
    r = np.concatenate([BAR * R.uniform(0.97, 1.03, BAR.size), np.exp(R.uniform(0, 2.3, 14))])
    share = np.concatenate([np.ones(BAR.size), R.uniform(0.2, 0.5, 14)])
    body = modes(f * r, t60 * share**0.6 / r**0.75, share * r ** (-0.6 - soft), sec, 0.03, 0.01)
    return join(sec, (body, 0, 0), (contact(touch), 0, -7))


def iron(f, t60=0.8, sec=1.2, bright=0.5, touch=5000, tap=-12):
    """A plate, a blade, an anvil: out of tune with itself, every partial twice."""
    r = PLATE * R.uniform(0.975, 1.025, PLATE.size)
    r2 = np.concatenate([r, r * R.uniform(1.001, 1.006, r.size)])
    a = np.concatenate([r, r]) ** (bright - 1.3) * R.uniform(0.5, 1, r2.size)
    body = modes(f * r2, t60 / r2**0.65, a, sec)
    return join(sec, (body, 0, 0), (contact(touch, 0.008), 0, tap))


def bell(f, t60=4.0, sec=5.0, dark=0.0, beat=0.6, clapper=-9):
    """A bell of bronze. `f` is the note heard; `beat` is how fast the pairs of partials tremble, in Hz."""
    fs, ts, az = [], [], []
    for k, (ratio, level, length) in enumerate(BELL):
        for side in (-0.5, 0.5):
            fs.append(f * ratio + side * beat * (1 + 0.37 * k) * R.uniform(0.8, 1.2))
            ts.append(t60 * length)
            az.append(level * ratio ** (-dark) * (1.0 if side < 0 else 0.6))
    body = modes(fs, ts, az, sec)
    tap = band(noise(0.08), 300, 3500) * decay(0.08, 0.03)
    return join(sec, (body, 0, 0), (unit(tap), 0, clapper), (thump(f * 0.6, f * 0.35, 0.15, 0.12), 0, clapper + 2))


def coin(f=2600, t60=0.22, sec=0.35):
    """A coin on wood: a small disc, and what it falls upon."""
    r = np.array([1, 1.01, 1.72, 2.33, 2.36, 3.2, 3.9]) * R.uniform(0.99, 1.01, 7)
    body = modes(f * r, t60 / r**0.8, [1, 0.8, 0.6, 0.35, 0.3, 0.15, 0.1], sec)
    return join(sec, (body, 0, 0), (wood(420 * R.uniform(0.8, 1.2), 0.05, 0.15), 0, -5))


def stone(f=140, t60=0.1, sec=0.3, touch=1800):
    """A block of stone on stone: dense low partials, dry."""
    fs = f * np.exp(R.uniform(0, 2.6, 26))
    body = modes(fs, t60 * (f / fs) ** 0.5, (f / fs) ** 0.9, sec)
    return join(sec, (body, 0, 0), (contact(touch, 0.03), 0, -4))


def thump(f0=110, f1=45, sec=0.5, t60=0.4, fall=0.05):
    """The low part of any fall: a tone that drops."""
    t = times(sec)
    f = f1 + (f0 - f1) * np.exp(-t / fall)
    phase = 2 * np.pi * np.cumsum(f) / SR
    # A little of what lies above it, so that small loudspeakers have something to do.
    x = np.sin(phase) + 0.22 * np.sin(2 * phase + 0.4) + 0.1 * np.sin(3 * phase)
    return unit(np.tanh(1.5 * x * decay(sec, t60, 0.003)))


def drum(f=80, t60=0.5, sec=0.8, slap=-8, tone=900):
    """A skin over a barrel."""
    body = modes(f * SKIN, t60 / SKIN**0.9, SKIN**-1.1, sec, 0.35, 0.035)
    return join(sec, (body, 0, 0), (contact(tone, 0.05, 0.12), 0, slap))


def snare(sec, rate, path):
    """A field drum with slack gut: strokes at `rate` each second, heights along `path`."""
    parts = []
    t = 0.0
    while t < sec:
        hit = join(0.16, (drum(165, 0.1, 0.16), 0, 0), (unit(band(noise(0.16), 900, 4200) * decay(0.16, 0.1)), 0.002, -6))
        parts.append((hit, t, float(np.interp(t, *zip(*path))) + R.uniform(-1.5, 1.5)))
        t += R.uniform(0.93, 1.07) / rate
    return join(sec + 0.2, *parts)


# Many small things ---------------------------------------------------------------------------------------------------------------


def scatter(sec, count, make, path=((0, 0), (1, 0)), spread=5.0):
    """`count` small sounds by `make()`, strewn over `sec` seconds; `path` is (share of the time, decibels)."""
    at, level = zip(*path)
    weight = np.interp(np.linspace(0, 1, 400), at, [db(x) for x in level])
    when = np.interp((np.arange(count) + R.uniform(0, 1, count)) / count, np.cumsum(weight) / np.sum(weight), np.linspace(0, 1, 400))
    parts = [(make(), w * sec, float(np.interp(w, at, level)) - abs(R.normal(0, spread))) for w in when]
    if parts:
        parts[0] = (parts[0][0], 0.0, parts[0][2])
    return join(sec + 0.4, *parts)


def coins(sec, count, path=((0, 0), (1, -6)), lo=1900, hi=3400):
    return scatter(sec, count, lambda: coin(R.uniform(lo, hi), R.uniform(0.08, 0.2)), path)


def rings(sec, count, path=((0, 0), (1, -6)), f=1500, t60=0.09):
    """Links of a chain, mail, harness."""
    return scatter(sec, count, lambda: iron(f * R.uniform(0.7, 1.5), t60 * R.uniform(0.6, 1.5), 0.2, 0.5, 4000), path)


def rubble(sec, count, path=((0, 0), (1, -14)), f=180):
    return scatter(sec, count, lambda: stone(f * R.uniform(0.6, 2.4), R.uniform(0.03, 0.1), 0.2, R.uniform(700, 2600)), path)


def crackle(sec, count, path=((0, 0), (1, 0)), lo=700, hi=3800, spread=7.0):
    """Fibres of paper, embers."""

    def one():
        x = reson(noise(0.03), R.uniform(lo, hi), 1.5)
        return unit(x * decay(0.03, R.uniform(0.004, 0.02), 0.0003))

    return scatter(sec, count, one, path, spread)[: n(sec + 0.05)]


# Paper, quill, cloth ----------------------------------------------------------------------------------------------------------------


def stroke(sec, f0=2300, f1=3000, rough=1.0, peak=0.4):
    """One stroke of a quill: the nib catches in the fibres, the sheet and the desk answer below."""
    t = times(sec)
    teeth = np.clip(low(noise(sec), 190, 1) * 9, -2, 3)
    teeth = np.clip(0.55 + rough * 0.45 * unit(teeth), 0, None)
    nib = swept(sec, [(0, f0), (sec * peak, f1), (sec, f0 * 0.85)], 0.62, 512)
    fibres = crackle(sec, int(170 * sec), ((0, -4), (peak, 0), (1, -6)), f0 * 0.6, f1 * 1.5)[: t.size]
    sheet = unit(band(noise(sec), 260, 900))
    squeak = np.sin(2 * np.pi * np.cumsum(f0 * 0.31 * (1 + 0.05 * t / sec)) / SR) * wander(sec, 60) ** 3
    x = unit(nib * teeth) + 0.32 * sheet * teeth + 0.04 * squeak
    return unit((x + 0.5 * fibres) * hump(sec, peak, 1.2) * np.minimum(1, t / 0.004))


def sheet(sec, path, count=40, octaves=0.7):
    """A sheet of paper on the move: air along `path`, and its fibres."""
    air = swept(sec, path, octaves) * hump(sec, 0.45)
    return join(sec + 0.05, (unit(air * wander(sec, 45, 0.35, 1)), 0, 0), (crackle(sec, count, ((0, -6), (0.4, 0), (1, -12))), 0, -4))


def tear(sec, f0=900, f1=2600):
    """Parchment that tears: the rip climbs as the strip gets short."""
    air = swept(sec, [(0, f0), (sec, f1)], 0.75, 512)
    teeth = np.abs(low(noise(sec), 260, 1))
    x = unit(air * unit(teeth) ** 0.8) * env([(0, 0.3), (sec * 0.15, 0.7), (sec * 0.85, 1), (sec, 0)], sec)
    return join(sec + 0.1, (x, 0, 0), (crackle(sec, int(110 * sec), ((0, -6), (1, 0)), 500, 2800), 0, -5))


def cloth(sec, f=500, peak=0.5):
    return unit(swept(sec, [(0, f * 0.7), (sec * peak, f * 1.6), (sec, f * 0.6)], 0.8) * hump(sec, peak) * wander(sec, 22, 0.5, 1))


def creak(sec, f=180, rise=1.3, rate=38):
    """Wood or leather under strain: stick and slip through a body."""
    t = times(sec)
    speed = rate * (1 + (rise - 1) * t / sec) * wander(sec, 9, 0.7, 1.3)
    phase = np.cumsum(speed) / SR
    ticks = np.diff(np.floor(phase), prepend=0) * R.uniform(0.5, 1, t.size)
    body = formants(ticks + 0.002 * noise(sec), [(f, f * 0.12, 0), (f * 2.3, f * 0.3, -2), (f * 4.1, f * 0.6, -5), (f * 7.7, f, -10)])
    return unit(body * hump(sec, 0.5, 1))


# Air, fire, water --------------------------------------------------------------------------------------------------------------------


def whoosh(sec, path, octaves=0.6, peak=0.5):
    return unit(swept(sec, path, octaves) * hump(sec, peak))


def rumble(sec, f=90, peak=0.2):
    """Deep ground."""
    x = band(noise(sec), 28, f, 2) * wander(sec, 14, 0.4, 1)
    return unit(x * hump(sec, peak, 1))


def fire(sec, peak=0.3, f=420, sparks=28):
    roar = swept(sec, [(0, f * 0.6), (sec * peak, f * 1.5), (sec, f * 0.5)], 0.9) * wander(sec, 18, 0.4, 1) * hump(sec, peak, 1)
    return join(sec + 0.05, (unit(roar), 0, 0), (crackle(sec, int(sparks * sec), ((0, -4), (1, -10))), 0, -6))


def hiss(sec, f=3000, t60=0.8, attack=0.02):
    """Steam, or hot iron on something wet: bright at first, then darker, and never smooth."""
    x = swept(sec, [(0, f), (sec * 0.3, f * 0.8), (sec, f * 0.4)], 0.6) * decay(sec, t60, attack)
    return unit(x * wander(sec, 70, 0.35, 1))


def squelch(sec=0.25, f=320):
    """A foot in the mire."""
    suck = swept(sec, [(0, f * 1.6), (sec * 0.4, f * 0.7), (sec, f * 2.4)], 0.4, 512) * hump(sec, 0.3)
    drops = scatter(sec * 0.8, 5, lambda: bubble(R.uniform(380, 900)), ((0, -3), (1, -6)))
    return join(sec + 0.1, (unit(suck), 0, 0), (drops, 0.02, -7), (thump(95, 60, 0.15, 0.12), 0, -4))


def bubble(f=500, sec=0.07):
    t = times(sec)
    return unit(np.sin(2 * np.pi * np.cumsum(f * (1 + 4 * t)) / SR) * decay(sec, 0.06, 0.003))


# Voices ------------------------------------------------------------------------------------------------------------------------------

VOWELS = {
    "a": [(700, 110, 0), (1150, 120, -5), (2650, 160, -16), (3500, 200, -22)],
    "o": [(430, 80, 0), (820, 100, -7), (2500, 160, -24), (3300, 200, -28)],
    "u": [(330, 70, 0), (640, 90, -12), (2300, 160, -30), (3200, 200, -34)],
    "e": [(470, 80, 0), (1700, 130, -9), (2500, 160, -14), (3400, 200, -20)],
    "i": [(300, 70, 0), (2050, 140, -14), (2800, 170, -17), (3500, 200, -22)],
}


def _throat(f, vowel):
    total = np.zeros_like(f)
    for centre, width, level in VOWELS[vowel]:
        total += db(level) / (1 + ((f - centre) / (width * 0.9)) ** 2)
    return total + 0.004


def choir(notes, sec, vowel="a", voices=3, attack=0.25, release=0.5, glide=0.0, breath=-22):
    """Singers on `notes` (MIDI numbers), several to a note; `glide` bends all of them by so many semitones in the end."""
    t = times(sec)
    out = np.zeros(t.size)
    for note in notes:
        for _ in range(voices):
            drift = 0.06 * wander(sec, 3, -1, 1) + R.uniform(-0.1, 0.1)
            vibrato = 0.16 * np.sin(2 * np.pi * R.uniform(4.6, 5.6) * t + R.uniform(0, 6)) * np.minimum(1, t / 0.5)
            bend = glide * (t / sec) ** 2
            f = 440 * 2 ** ((note + drift + vibrato + bend - 69) / 12)
            phase = 2 * np.pi * np.cumsum(f) / SR + R.uniform(0, 6)
            base = 440 * 2 ** ((note - 69) / 12)
            late = np.clip((t - R.uniform(0, attack * 0.3)) / attack, 0, 1) ** 1.3
            voice = np.zeros(t.size)
            for k in range(1, int(min(45, 4200 / base)) + 1):
                if glide:
                    voice += _throat(f * k, vowel) * np.sin(k * phase) / k**0.45
                else:
                    voice += _throat(np.array([base * k]), vowel)[0] * np.sin(k * phase + R.uniform(0, 6)) / k**0.45
            out += voice * late * R.uniform(0.8, 1)
    air = unit(formants(noise(sec), VOWELS[vowel])) * db(breath)
    out = (unit(out) + air * np.minimum(1, t / attack)) * np.minimum(1, (sec - t) / release) ** 1.5
    return unit(out)


def sigh(sec, path=("a", "o", "u"), peak=0.25):
    """A breath that goes through vowels."""
    x = noise(sec)
    parts = [unit(formants(x, VOWELS[v])) for v in path]
    place = times(sec) / sec * (len(parts) - 1)
    out = sum(p * np.clip(1 - np.abs(place - k), 0, 1) for k, p in enumerate(parts))
    return unit(low(out, 3200) * hump(sec, peak))


def whisper(sec, rate=7, voices=3):
    """Words that nobody can make out."""
    out = np.zeros(n(sec))
    for _ in range(voices):
        t = R.uniform(0, 0.06)
        while t < sec - 0.05:
            long = min(R.uniform(0.6, 1.3) / rate, sec - t)
            vowel = list("aoeiu")[R.randint(5)]
            x = formants(noise(long), VOWELS[vowel])
            if R.uniform() < 0.45:
                x = unit(x) + 0.25 * unit(band(noise(long), 2400, 5200)) * decay(long, 0.1, 0.012)
            x = unit(x) * hump(long, R.uniform(0.2, 0.5)) * R.uniform(0.4, 1)
            start = n(t)
            x = x[: out.size - start]
            out[start : start + x.size] += x
            t += long * R.uniform(0.8, 1.2)
    return unit(out)


def crowd(sec, f=120, voices=14, rate=4.5, vowels="aoaoe", rise=0.0, stretch=1.0):
    """A hall full of mutter: many throats, each with syllables of its own. `rise` lifts the pitch (semitones) to the end."""
    t = times(sec)
    out = np.zeros(t.size)
    for _ in range(voices):
        pitch = f * 2 ** ((R.uniform(-5, 9) + rise * t / sec + 1.5 * wander(sec, rate * 0.7, -1, 1)) / 12)
        phase = np.cumsum(pitch) / SR + R.uniform()
        saw = low(2 * (phase % 1) - 1, 2600) + 0.15 * noise(sec)
        vowel = vowels[R.randint(len(vowels))]
        peaks = [(a * stretch * R.uniform(0.92, 1.1), b, c) for a, b, c in VOWELS[vowel]]
        out += unit(formants(saw, peaks)) * wander(sec, rate, -0.2, 1).clip(0) * R.uniform(0.4, 1)
    return unit(low(out, 3200))


# Rooms -------------------------------------------------------------------------------------------------------------------------------

# Seconds that low, middle and high sound lives; milliseconds before the first wall answers.
ROOMS = {
    "desk": (0.14, 0.12, 0.06, 2), "study": (0.4, 0.38, 0.2, 7), "hall": (1.3, 1.2, 0.55, 14), "vault": (2.0, 1.6, 0.5, 20),
    "abyss": (3.6, 2.6, 0.7, 30), "open": (0.5, 0.35, 0.15, 45),
}
_answers = {}


def _answer(kind):
    if kind not in _answers:
        own = np.random.RandomState(zlib.crc32(kind.encode()) & 0x7FFFFFFF)
        deep, middle, bright, gap = ROOMS[kind]
        sec = max(deep, middle) * 1.05
        pair = []
        for _ in range(2):
            x = own.standard_normal(n(sec))
            t = times(sec)
            y = low(x, 250, 1) * np.exp(-6.91 * t / deep) * 1.2 + band(x, 250, 2400, 1) * np.exp(-6.91 * t / middle)
            y += high(low(x, 7000, 1), 2400, 1) * np.exp(-6.91 * t / bright) * 0.6
            y *= np.minimum(1, t / (gap * 0.002 + 0.001))
            for _ in range(7):
                y[n(gap / 1000 * own.uniform(0.4, 2.5))] += own.choice([-1, 1]) * 5 * own.uniform(0.4, 1)
            y = high(y, 60, 1)
            pair.append(np.concatenate([np.zeros(n(gap / 2000)), y]) / np.sqrt(np.sum(y**2)))
        _answers[kind] = pair
    return _answers[kind]


def _convolve(x, h):
    size = 1 << int(np.ceil(np.log2(x.size + h.size)))
    return np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(h, size), size)[: x.size + h.size - 1]


# Scores ------------------------------------------------------------------------------------------------------------------------------


def score(name):
    """What FluidSynth made of `score/NAME.ly`: a stereo pair, from its first sound on, peak 1."""
    with wave.open(os.path.join(SCORES, name + ".wav")) as f:
        raw = np.frombuffer(f.readframes(f.getnframes()), "<i2").astype(float).reshape(-1, 2).T
    level = np.max(np.abs(raw), axis=0)
    if level.max() <= 0:
        raise SystemExit(f"the score of {name} is silent")
    loud = np.nonzero(level > level.max() * 0.012)[0]
    start = max(0, loud[0] - n(0.002))
    return unit(raw[:, start : loud[-1]])


# The board on which a cue is laid ------------------------------------------------------------------------------------------------------


class Board:
    def __init__(self):
        self.sound = np.zeros((2, 0))

    def _room_for(self, size):
        if size > self.sound.shape[1]:
            self.sound = np.pad(self.sound, ((0, 0), (0, size - self.sound.shape[1])))

    def add(self, x, at=0.0, level=0.0, pan=0.0):
        """Lays a sound `at` seconds, at `level` decibels, from left (-1) to right (1)."""
        x = np.atleast_2d(x)
        pair = np.vstack([x[0], x[-1]])
        start = n(at) if at > 0 else 0
        self._room_for(start + pair.shape[1])
        angle = (pan + 1) * np.pi / 4
        side = np.array([[np.cos(angle)], [np.sin(angle)]]) * np.sqrt(2)
        self.sound[:, start : start + pair.shape[1]] += pair * side * db(level)

    def room(self, kind, wet=-14.0):
        """Puts everything laid so far into a room."""
        pair = _answer(kind)
        wets = [_convolve(self.sound[c], pair[c]) for c in (0, 1)]
        self._room_for(max(w.size for w in wets))
        for c in (0, 1):
            self.sound[c, : wets[c].size] += wets[c] * db(wet)

    def each(self, change):
        self.sound = np.vstack([change(self.sound[0]), change(self.sound[1])])

    def fade(self, start, end):
        """Ends everything between two moments."""
        t = np.arange(self.sound.shape[1]) / SR
        self.sound = self.sound * np.clip((end - t) / (end - start), 0, 1) ** 1.5


def true_peak(x):
    """The highest peak between samples too: four times oversampled."""
    top = 0.0
    for row in np.atleast_2d(x):
        size = 1 << int(np.ceil(np.log2(row.size + 512)))
        spectrum = np.fft.rfft(row, size)
        wide = np.zeros(size * 2 + 1, complex)
        wide[: spectrum.size] = spectrum
        top = max(top, np.max(np.abs(np.fft.irfft(wide, size * 4))) * 4)
    return top


def finish(board, peak, wide, longest, press):
    """Takes off silence and rumble, presses high peaks down, ends in a fade, and sets the height of the highest peak."""
    x = board.sound if wide else np.mean(board.sound, axis=0, keepdims=True)
    if press:
        x = np.tanh(x / np.max(np.abs(x)) * press)
    x = np.pad(x, ((0, 0), (0, n(0.05))))
    x = np.vstack([high(row, 24, 2) for row in x])
    level = np.max(np.abs(x), axis=0)
    loud = np.nonzero(level > level.max() * 0.01)[0]
    start = max(0, loud[0] - n(0.001))
    quiet = np.nonzero(level > level.max() * 0.0022)[0]
    end = min(max(quiet[-1] + 1, start + n(0.11)), start + n(longest))
    x = x[:, start:end]
    size = x.shape[1]
    head, tail = min(n(0.0015), size), min(size, max(n(0.03), int(size * 0.25)))
    x[:, :head] *= np.sin(np.linspace(0, np.pi / 2, head)) ** 2
    x[:, -tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return x * (db(peak) / true_peak(x))
