#!/usr/bin/env python3
"""Perform one MIDI file: perform.py SCORE.midi OUT.wav SOUNDFONT SCRATCH
Or choose where a finished loop begins: perform.py --turn LOOP.f32 OUT.wav CHOICE

LilyPond writes exact MIDI; this plays it as a consort in a stone room would, and folds the end onto the beginning.

1. Reads the notes. The length of the loop is the last bar line of the score, by the tempo map.
2. Loosens them: onsets a few milliseconds late, velocities a little uneven, long notes of strings, voices and
   winds swelling and falling (a messa di voce). The dice are seeded by the name of the piece: every run is the same.
3. Plays every reverb group (all staves with the same midiReverbLevel) dry with FluidSynth.
4. Sends each group, as far as its level says, into one synthetic church (decaying noise, longer below than above).
5. Adds everything that sounds after the last bar line to the first seconds. So the file joins itself exactly.
"""
import os
import random
import struct
import subprocess
import sys
import zlib

import numpy as np

RATE = 44100
TAIL = 9.0  # seconds rendered past the last bar line, all folded back
SUSTAINED = {19, 20, 40, 41, 42, 43, 44, 48, 49, 52, 53, 56, 57, 58, 60, 61, 68, 69, 70, 71, 73, 74}
BOWED = SUSTAINED - {19, 20}


def read_midi(path):
    """Returns ticks per quarter, tempo changes, channels and the tick of the last bar line."""
    data = open(path, "rb").read()
    assert data[:4] == b"MThd", path
    _, count, ppq = struct.unpack(">HHH", data[8:14])
    at, tempi, channels, end = 14, [], {}, 0
    for _ in range(count):
        assert data[at:at + 4] == b"MTrk", path
        size = struct.unpack(">I", data[at + 4:at + 8])[0]
        i, stop = at + 8, at + 8 + size
        tick, status = 0, 0
        sounding = {}
        while i < stop:
            delta = 0
            while True:
                byte = data[i]
                i += 1
                delta = delta << 7 | byte & 127
                if byte < 128:
                    break
            tick += delta
            if data[i] & 128:
                status = data[i]
                i += 1
            if status == 255:
                kind, i = data[i], i + 1
                length = 0
                while True:
                    byte = data[i]
                    i += 1
                    length = length << 7 | byte & 127
                    if byte < 128:
                        break
                if kind == 0x51:
                    tempi.append((tick, int.from_bytes(data[i:i + 3], "big")))
                i += length
                end = max(end, tick)
                continue
            command, number = status & 240, status & 15
            channel = channels.setdefault(number, {"notes": [], "cc": {}, "program": 0})
            one = data[i]
            i += 1
            two = 0
            if command not in (0xC0, 0xD0):
                two = data[i]
                i += 1
            if command == 0x90 and two:
                sounding.setdefault(one, []).append((tick, two))
            elif command in (0x80, 0x90):
                if sounding.get(one):
                    start, velocity = sounding[one].pop(0)
                    channel["notes"].append([start, tick, one, velocity])
            elif command == 0xB0:
                channel["cc"][one] = two
            elif command == 0xC0:
                channel["program"] = one
        assert not any(sounding.values()), f"{path}: a note hangs"
        at = stop
    return ppq, sorted(tempi) or [(0, 500000)], channels, end


def clock(ppq, tempi):
    """Returns the function from ticks to seconds."""
    marks, now, last, pace = [], 0.0, 0, 500000
    for tick, tempo in tempi:
        now += (tick - last) * pace / ppq / 1e6
        marks.append((tick, now, tempo))
        last, pace = tick, tempo

    def seconds(tick):
        base = (0, 0.0, 500000)
        for mark in marks:
            if mark[0] > tick:
                break
            base = mark
        return base[1] + (tick - base[0]) * base[2] / ppq / 1e6
    return seconds


def variable(value):
    out = [value & 127]
    while value > 127:
        value >>= 7
        out.append(value & 127 | 128)
    return bytes(reversed(out))


def write_midi(path, events):
    """Writes (seconds, order, bytes) as a MIDI file of milliseconds."""
    body, last = bytearray(), 0
    for when, _, message in sorted(events, key=lambda event: (event[0], event[1])):
        tick = round(when * 1000)
        body += variable(tick - last) + message
        last = tick
    body += b"\0\xff\x2f\0"
    tempo = b"\0\xff\x51\x03" + (500000).to_bytes(3, "big")
    body = tempo + bytes(body)
    with open(path, "wb") as file:
        file.write(b"MThd" + struct.pack(">IHHH", 6, 0, 1, 500) + b"MTrk" + struct.pack(">I", len(body)) + body)


def loosen(number, channel, seconds, length, dice):
    """One channel's events, a little less exact than written."""
    events = [(0.0, 0, bytes([0xC0 | number, channel["program"]]))]
    for control, value in channel["cc"].items():
        if control not in (91, 93):
            events.append((0.0, 1, bytes([0xB0 | number, control, value])))
    program = channel["program"]
    strict = number == 9 or program in (14, 47)
    notes = sorted(channel["notes"])
    onsets = sorted({note[0] for note in notes})
    late = {tick: abs(dice.gauss(0, 0.003 if strict else 0.008)) for tick in onsets}
    lean = {tick: dice.gauss(0, 2.0) for tick in onsets}
    for start, stop, key, velocity in notes:
        on = seconds(start) + min(0.025, late[start] + abs(dice.gauss(0, 0.003)))
        off = max(on + 0.03, min(seconds(stop), length) - 0.004)
        played = max(1, min(127, round(velocity + lean[start] + dice.gauss(0, 1.5))))
        events.append((on, 3, bytes([0x90 | number, key, played])))
        events.append((off, 2, bytes([0x80 | number, key, 0])))
    if program in BOWED and number != 9:
        for start, following in zip(onsets, onsets[1:] + [None]):
            stop = max(note[1] for note in notes if note[0] == start)
            if following is not None:
                stop = min(stop, following)
            begin, finish = seconds(start), seconds(stop)
            span = finish - begin
            steps = max(1, int(span / 0.08))
            for step in range(steps):
                x = step / steps
                level = 112
                if span > 0.9:
                    rise = min(1.0, x / 0.4)
                    fall = min(1.0, (1 - x) / 0.45)
                    level = round(94 + 33 * min(rise, 0.35 + 0.65 * fall))
                events.append((begin + x * span, 1, bytes([0xB0 | number, 11, level])))
    return events


def church(dice):
    """A stone room's impulse response, left and right, of energy one."""
    size = int(RATE * 4.2)
    time = np.arange(size) / RATE
    sides = []
    for side in range(2):
        noise = np.random.default_rng(dice + side).standard_normal(size)
        spectrum = np.fft.rfft(noise)
        freq = np.fft.rfftfreq(size, 1 / RATE)
        room = np.zeros(size)
        bands = [(90, 2.2), (180, 2.7), (360, 2.8), (720, 2.5), (1440, 2.1), (2880, 1.6), (5760, 1.0), (11520, 0.6)]
        for centre, rt60 in bands:
            shape = np.exp(-0.5 * (np.log2(np.maximum(freq, 1) / centre) / 0.5) ** 2)
            tilt = (min(1.0, centre / 200) ** 0.6) * (min(1.0, 2000 / centre) ** 0.4)
            room += np.fft.irfft(spectrum * shape * tilt, size) * np.exp(-6.91 * time / rt60)
        room *= np.minimum(1.0, np.maximum(0.0, (time - 0.022) / 0.05))
        taps = [(0.017, 0.5), (0.023, -0.4), (0.031, 0.42), (0.043, 0.3), (0.058, -0.28), (0.077, 0.22)]
        room /= np.sqrt(np.sum(room ** 2))
        for delay, gain in taps:
            room[int(RATE * (delay + 0.0023 * side))] += gain * 0.35
        sides.append(room / np.sqrt(np.sum(room ** 2)))
    return np.stack(sides)


def convolve(sound, room):
    size = sound.shape[1] + room.shape[1] - 1
    wide = 1 << (size - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(sound, wide) * np.fft.rfft(room, wide), wide)[:, :size]


def play(midi, wav, font, span):
    subprocess.run(["fluidsynth", "-q", "-n", "-i", "-R", "0", "-C", "0", "-g", "0.35", "-r", str(RATE), "-o",
                    "synth.polyphony=512", "-o", "synth.midi-bank-select=gm", "-O", "float", "-T", "raw", "-F", wav,
                    font, midi], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    sound = np.fromfile(wav, dtype="<f4").reshape(-1, 2).T.astype(np.float64)
    size = int(round(span * RATE))
    assert sound.shape[1] > size * 0.9, f"{midi}: FluidSynth stopped early"
    if sound.shape[1] < size:
        sound = np.pad(sound, ((0, 0), (0, size - sound.shape[1])))
    return sound[:, :size]


def main():
    source, out, font, scratch = sys.argv[1:5]
    name = os.path.splitext(os.path.basename(source))[0]
    dice = random.Random(zlib.crc32(name.encode()))
    ppq, tempi, channels, end = read_midi(source)
    seconds = clock(ppq, tempi)
    length = seconds(end)
    size = round(length * 100) * (RATE // 100)  # whole centiseconds, so that any usual rate has a whole number
    groups = {}
    for number in sorted(channels):
        channel = channels[number]
        if channel["notes"]:
            wet = channel["cc"].get(91, 64)
            groups.setdefault(wet, []).extend(loosen(number, channel, seconds, length, dice))
    room = church(6)
    total = np.zeros((2, size + int(RATE * (TAIL + 4.2))))
    sent = np.zeros((2, size + int(RATE * TAIL)))
    for wet, events in sorted(groups.items()):
        events.append((length + TAIL, 9, b"\xb0\x03\x00"))
        path = os.path.join(scratch, f"{name}-{wet}")
        write_midi(path + ".mid", events)
        sound = play(path + ".mid", path + ".raw", font, size / RATE + TAIL)
        os.remove(path + ".mid")
        os.remove(path + ".raw")
        total[:, :sound.shape[1]] += sound * (1.0 - 0.35 * wet / 127)
        sent[:, :sound.shape[1]] += sound * (wet / 127) * 0.9
    echo = convolve(sent[:, :sound.shape[1]], room)[:, :total.shape[1]]
    total[:, :echo.shape[1]] += echo
    loop = total[:, :size].copy()
    for begin in range(size, total.shape[1], size):
        rest = total[:, begin:begin + size]
        loop[:, :rest.shape[1]] += rest
    # The room holds no rumble: 2nd-order high-pass at 34 Hz, by the spectrum of the loop itself, so it stays a loop.
    freq = np.fft.rfftfreq(size, 1 / RATE)
    gain = freq ** 2 / np.sqrt(freq ** 4 + 34.0 ** 4)
    loop = np.fft.irfft(np.fft.rfft(loop) * gain, size)
    loop /= max(1.0, np.max(np.abs(loop)) / 0.97)
    write_wave(out, loop)
    print(f"{name}: {length:.3f} s, {size} samples, {len(groups)} reverb groups")


def write_wave(path, sound):
    with open(path, "wb") as file:
        body = sound.T.astype("<f4").tobytes()
        file.write(b"RIFF" + struct.pack("<I", 36 + len(body)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 3, 2, RATE,
                   RATE * 8, 8, 32) + b"data" + struct.pack("<I", len(body)) + body)


def turn(source, out, choice):
    """Turns a finished loop back by at most 90 ms, before the first attack, to begin where the wave is flat.

    What the encoder loses differs from place to place: choice 1 is the flattest place, 2 the next, and so on.
    """
    loop = np.fromfile(source, dtype="<f4").reshape(-1, 2).T
    reach = int(RATE * 0.09)
    jumps = np.max(np.abs(np.diff(loop[:, -reach - 8:], axis=1)), axis=0)
    around = np.convolve(jumps, np.ones(5) / 5, "same") + jumps
    around[:4] = around[-4:] = np.inf
    for _ in range(choice):
        place = int(np.argmin(around))
        around[max(0, place - 60):place + 60] = np.inf
    write_wave(out, np.roll(loop, reach + 7 - place, axis=1))


if __name__ == "__main__":
    if sys.argv[1] == "--turn":
        turn(sys.argv[2], sys.argv[3], int(sys.argv[4]))
    else:
        main()
