#!/bin/sh
# Renders the music: render.sh [PIECE...]; without names, all ten. Needs what README.md lists, nothing else.
# Scores become MIDI (LilyPond), a performance folded into a loop (perform.py, FluidSynth), a master (FFmpeg), Ogg Vorbis.
# Files are replaced only when the new one has passed every check. Nothing else is left in this folder.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
font=${SOUNDFONT:-/usr/share/sounds/sf2/FluidR3_GM.sf2}
rate=44100
quality=${QUALITY:--0.1}
ceiling=-1.6

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM

fail() { echo "render.sh: $1" >&2; exit 1; }
for tool in lilypond fluidsynth sox soxi ffmpeg oggenc oggdec /usr/bin/python3; do
    command -v "$tool" >/dev/null || fail "$tool is missing"
done
[ -r "$font" ] || fail "the sound font $font is missing"

# The loudness each piece is mastered to, in LUFS, and its name in the file.
target() {
    case $1 in
        title) echo "-17.5 The Empty Throne" ;;
        early) echo "-17.8 First Orders" ;;
        middle) echo "-17.6 The Bazaar of Souls" ;;
        late) echo "-17.2 The Clock" ;;
        war) echo "-16.4 Vendetta" ;;
        arena) echo "-16.6 Single Combat" ;;
        count) echo "-17.0 The Counting of Voices" ;;
        usurper) echo "-16.8 Pandemonium Held" ;;
        victory) echo "-16.8 Coronation in Ashes" ;;
        defeat) echo "-17.4 Lament on a Falling Ground" ;;
        *) fail "there is no piece called $1" ;;
    esac
}

# Integrated loudness (LUFS) and true peak (dB) of a file.
measure() {
    ffmpeg -nostdin -hide_banner -nostats -i "$1" -af ebur128=peak=true -f null - 2>&1 |
        awk '/Summary:/ { on = 1 } on && $1 == "I:" { i = $2 } on && $1 == "Peak:" { p = $2 } END { print i, p }'
}

# One loop, processed while it goes round twice, of which the second is kept: filters have settled, the seam holds.
round() {
    ffmpeg -nostdin -hide_banner -loglevel error -y -stream_loop 1 -i "$1" \
        -af "$4,atrim=start_sample=$3:end_sample=$(($3 * 2)),asetpts=PTS-STARTPTS" -map_metadata -1 -fflags +bitexact -c:a "$5" $6 "$2"
}

# Looks at the decoded loop where its end meets its beginning; fails on a click or a hole there, or silence anywhere.
seam() {
    /usr/bin/python3 -B - "$1" "$2" <<'SEAM'
import sys
import wave

import numpy as np

with wave.open(sys.argv[1]) as file:
    sound = np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2) / 32768
    rate = file.getframerate()
jump = np.max(np.abs(sound[0] - sound[-1]))
usual = np.max(np.abs(np.diff(np.concatenate([sound[-rate:], sound[:rate]]), axis=0)))


def level(part):
    return 20 * np.log10(np.sqrt(np.mean(part ** 2)) + 1e-9)


fifth = rate // 5
turn = np.concatenate([sound[-5 * fifth:], sound[:5 * fifth]])
steps = [level(turn[i * fifth:(i + 1) * fifth]) for i in range(10)]
print(f"{sys.argv[2]}: seam jump {20 * np.log10(jump + 1e-9):.1f} dB (steepest near it {20 * np.log10(usual):.1f}), "
      f"RMS per 200 ms over it {' '.join(f'{step:.0f}' for step in steps)}")
hole = min(steps[4:6]) < min(min(steps[:4]), min(steps[6:])) - 3
power = np.cumsum(np.mean(sound ** 2, axis=1))
quietest = np.min(power[2 * rate:] - power[:-2 * rate]) / (2 * rate)
sys.exit(int(jump > 0.01 or hole or quietest < 10 ** (-55 / 10)))
SEAM
}

render() {
    piece=$1
    set -- $(target "$piece")
    wanted=$1
    shift
    name=$*
    lilypond --loglevel=ERROR -dno-print-pages -I "$here" -o "$scratch/$piece" "$here/$piece.ly" >/dev/null
    [ -s "$scratch/$piece.midi" ] || fail "$piece: LilyPond wrote no MIDI"
    /usr/bin/python3 -B "$here/perform.py" "$scratch/$piece.midi" "$scratch/loop.wav" "$font" "$scratch"
    length=$(soxi -V1 -s "$scratch/loop.wav")

    # A shelf off the mud, a little air, and a slow, gentle compressor; then the level; then a limiter that rarely works.
    set -- $(measure "$scratch/loop.wav")
    lift=$(awk "BEGIN { print -19 - ($1) }")
    round "$scratch/loop.wav" "$scratch/even.wav" "$length" "volume=${lift}dB:precision=double,highpass=f=32:p=1,\
equalizer=f=210:t=q:w=0.9:g=-1.5,treble=g=3.5:f=4600:t=q:w=0.6,\
acompressor=threshold=-21dB:ratio=1.8:attack=40:release=500:knee=6:makeup=1:detection=rms" pcm_f32le ""
    set -- $(measure "$scratch/even.wav")
    gain=$(awk "BEGIN { print $wanted - ($1) }")
    head=$(awk "BEGIN { print $ceiling - 0.9 }")
    for try in 1 2 3 4 5 6 7 8 9 10; do
        limit=$(awk "BEGIN { print 10 ^ (($head) / 20) }")
        round "$scratch/even.wav" "$scratch/master.f32" "$length" "volume=${gain}dB:precision=double,\
alimiter=limit=$limit:attack=6:release=80:level=0" pcm_f32le "-f f32le"
        /usr/bin/python3 -B "$here/perform.py" --turn "$scratch/master.f32" "$scratch/master.wav" "$try"
        oggenc -Q --serial 1666 -q "$quality" -t "$name" -l "Infernal Conclave" -o "$scratch/$piece.ogg" \
            "$scratch/master.wav" 2>/dev/null
        oggdec -Q -b 16 -o "$scratch/back.wav" "$scratch/$piece.ogg"
        set -- $(measure "$scratch/$piece.ogg")
        loud=$1
        peak=$2
        [ -z "${VERBOSE:-}" ] || echo "$piece: try $try, gain $gain dB, $loud LUFS, $peak dB"
        awk "BEGIN { exit !($peak <= $ceiling && $loud - ($wanted) < 0.15 && $wanted - ($loud) < 0.15) }" && seam "$scratch/back.wav" "$piece" && break
        gain=$(awk "BEGIN { print $gain + ($wanted) - ($loud) }")
        head=$(awk "BEGIN { d = $peak - ($ceiling); print (d > 0 ? ($head) - d - 0.1 : $head) }")
    done
    awk "BEGIN { exit !($peak <= -1.5 && $loud >= -18.05 && $loud <= -15.95) }" || fail "$piece: $loud LUFS, $peak dB"
    seam "$scratch/back.wav" "$piece" >/dev/null || fail "$piece: the seam can be heard"
    [ "$(soxi -V1 -s "$scratch/back.wav")" = "$length" ] || fail "$piece: the decoded length is not the loop's"
    [ "$(soxi -V1 -r "$scratch/back.wav")" = "$rate" ] || fail "$piece: the rate is not $rate"

    mv "$scratch/$piece.ogg" "$here/$piece.ogg"
    chmod 644 "$here/$piece.ogg"
    echo "$piece: $(soxi -V1 -D "$here/$piece.ogg") s, $loud LUFS, true peak $peak dB, $(wc -c <"$here/$piece.ogg") bytes"
}

[ $# -gt 0 ] || set -- title early middle late war arena count usurper victory defeat
for each in "$@"; do
    target "$each" >/dev/null
done
for each in "$@"; do
    render "$each"
done
total=$(cat "$here"/*.ogg | wc -c)
echo "all pieces: $total bytes"
[ "$total" -le 9500000 ] || fail "the pieces together are larger than 9.5 MB"
