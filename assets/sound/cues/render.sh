#!/bin/sh
# Renders the cues: `./render.sh` all of them, `./render.sh quill seal` only those. README.md says what it needs.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
font=${SOUNDFONT:-/usr/share/sounds/sf2/FluidR3_GM.sf2}
python=${PYTHON:-/usr/bin/python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM

for tool in lilypond fluidsynth oggenc oggdec "$python"; do
  command -v "$tool" >/dev/null || { echo "render.sh: there is no $tool" >&2; exit 1; }
done
[ -r "$font" ] || { echo "render.sh: there is no sound font $font" >&2; exit 1; }
export PYTHONDONTWRITEBYTECODE=1

names=$("$python" "$here/cues.py" names)
if [ $# -gt 0 ]; then
  for name in "$@"; do
    echo "$names" | grep -qx -- "$name" || { echo "render.sh: there is no cue $name" >&2; exit 1; }
  done
  names=$*
fi

# Notes: LilyPond writes MIDI, FluidSynth plays it, without its own reverb and chorus.
mkdir "$work/out"
scores=
for name in $names; do
  [ ! -e "$here/score/$name.ly" ] || scores="$scores $name"
done
if [ -n "$scores" ]; then
  set --
  for name in $scores; do
    set -- "$@" "$here/score/$name.ly"
  done
  (cd "$work" && lilypond --loglevel=ERROR --include="$here/score" "$@" </dev/null)
  for name in $scores; do
    fluidsynth -ni -q -R 0 -C 0 -g 0.6 -r 44100 -T wav -O s16 -F "$work/$name.wav" "$font" "$work/$name.midi" </dev/null >/dev/null
    [ -s "$work/$name.wav" ] || { echo "render.sh: the score of $name gave no sound" >&2; exit 1; }
  done
fi

# Noises, rooms and levels; then Ogg Vorbis with a fixed serial number, so that the same source gives the same bytes.
"$python" "$here/cues.py" "$work" $names
mkdir "$work/back"
pack() {
  for name in "$@"; do
    quality=2
    [ "$(wc -c <"$work/out/$name.wav")" -lt 260000 ] || quality=1 # 1.5 s of stereo, and more
    oggenc -Q -q "$quality" --serial 1 -o "$work/out/$name.ogg" "$work/out/$name.wav"
    oggdec -Q -o "$work/back/$name.wav" "$work/out/$name.ogg"
  done
}
pack $names
for round in 1 2 3 4; do
  off=$("$python" "$here/cues.py" correct "$work/out" "$work/back" $names)
  [ -n "$off" ] || break
  pack $off
done
"$python" "$here/cues.py" check "$work/back" $names
for name in $names; do
  mv "$work/out/$name.ogg" "$here/$name.ogg"
done
