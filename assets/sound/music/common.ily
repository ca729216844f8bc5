% The consort of the burning library: what the ten pieces share.
%
% Note names are the Dutch ones (es is E flat, cis is C sharp). Octaves are written with \fixed: in \fixed c, c is the
% C below middle C; in \fixed c', middle C. Every part is a staff of its own, so every player has a MIDI channel.
%
% Shared motifs, each of them at home in D minor:
%   throne   d  f  es  a,        the empty seat: a third up, the Neapolitan, and a tritone down into nothing
%   crowned  d  fis e  a         the same seat filled: the tritone is gone (victory)
%   usurped  a  fis gis d'       the throne upside down (usurper)
%   clock    a a a bes a         a dry tick on the fifth, pressed up a semitone (late, and under count and war)
%   intrigue d cis c b bes a     the chromatic fourth, the old figure of lament (early, middle, defeat)
%   wrath    f e f d             the first notes of the Dies irae (count, war, defeat)
\version "2.24.0"

\header { tagline = ##f }
\paper { indent = 25\mm }

% part NAME MIDI-INSTRUMENT SOFTEST LOUDEST PAN WETNESS MUSIC
part =
#(define-music-function (name sound softest loudest pan wet music)
   (string? string? number? number? number? number? ly:music?)
   #{ \new Staff \with {
        instrumentName = #name
        midiInstrument = #sound
        midiMinimumVolume = #softest
        midiMaximumVolume = #loudest
        midiPanPosition = #pan
        midiReverbLevel = #wet
      } { #music } #})

% The players, from the gallery down to the floor. Levels are the balance of the whole score: mend them here.
bell       = #(define-music-function (m) (ly:music?) #{ \part "Bell" "tubular bells" 0.10 0.74 0.25 0.75 { \clef treble #m } #})
choirHigh  = #(define-music-function (m) (ly:music?) #{ \part "Tenors" "choir aahs" 0.02 0.82 -0.2 0.75 { \clef "treble_8" #m } #})
choirLow   = #(define-music-function (m) (ly:music?) #{ \part "Basses" "choir aahs" 0.02 0.84 0.2 0.75 { \clef bass #m } #})
organ      = #(define-music-function (m) (ly:music?) #{ \part "Organ" "church organ" 0.08 0.62 0.1 0.75 { \clef treble #m } #})
pedal      = #(define-music-function (m) (ly:music?) #{ \part "Pedal" "church organ" 0.08 0.62 0.0 0.75 { \clef bass #m } #})
flute      = #(define-music-function (m) (ly:music?) #{ \part "Flute stop" "recorder" 0.12 0.68 0.15 0.75 { \clef treble #m } #})
violins    = #(define-music-function (m) (ly:music?) #{ \part "Violins" "string ensemble 1" 0.12 0.85 -0.45 0.55 { \clef treble #m } #})
secondi    = #(define-music-function (m) (ly:music?) #{ \part "Second violins" "string ensemble 1" 0.12 0.81 -0.2 0.55 { \clef treble #m } #})
violas     = #(define-music-function (m) (ly:music?) #{ \part "Violas" "string ensemble 1" 0.12 0.85 0.15 0.55 { \clef alto #m } #})
celli      = #(define-music-function (m) (ly:music?) #{ \part "Celli" "string ensemble 1" 0.14 0.89 0.4 0.55 { \clef bass #m } #})
tremolandi = #(define-music-function (m) (ly:music?) #{ \part "Tremolo" "tremolo strings" 0.12 0.75 -0.3 0.55 { \clef alto #m } #})
pizzicati  = #(define-music-function (m) (ly:music?) #{ \part "Pizzicato" "pizzicato strings" 0.20 0.86 0.3 0.55 { \clef bass #m } #})
soloViolin = #(define-music-function (m) (ly:music?) #{ \part "Solo violin" "violin" 0.16 0.86 -0.3 0.55 { \clef treble #m } #})
soloViola  = #(define-music-function (m) (ly:music?) #{ \part "Solo viola" "viola" 0.15 0.82 -0.15 0.55 { \clef alto #m } #})
soloCello  = #(define-music-function (m) (ly:music?) #{ \part "Solo cello" "cello" 0.16 0.85 0.3 0.55 { \clef bass #m } #})
bass       = #(define-music-function (m) (ly:music?) #{ \part "Violone" "contrabass" 0.14 0.74 0.05 0.55 { \clef "bass" #m } #})
oboe       = #(define-music-function (m) (ly:music?) #{ \part "Oboe" "oboe" 0.12 0.66 -0.1 0.55 { \clef treble #m } #})
bassoon    = #(define-music-function (m) (ly:music?) #{ \part "Dulcian" "bassoon" 0.14 0.70 0.2 0.55 { \clef bass #m } #})
sackbutOne = #(define-music-function (m) (ly:music?) #{ \part "Sackbut I" "trombone" 0.08 0.68 -0.3 0.75 { \clef tenor #m } #})
sackbutTwo = #(define-music-function (m) (ly:music?) #{ \part "Sackbut II" "trombone" 0.08 0.66 0.3 0.75 { \clef bass #m } #})
cembalo    = #(define-music-function (m) (ly:music?) #{ \part "Harpsichord" "harpsichord" 0.26 0.80 -0.1 0.40 { \clef treble #m } #})
cembaloLow = #(define-music-function (m) (ly:music?) #{ \part "Harpsichord" "harpsichord" 0.26 0.80 0.05 0.40 { \clef bass #m } #})
theorbo    = #(define-music-function (m) (ly:music?) #{ \part "Theorbo" "acoustic guitar (nylon)" 0.24 0.82 0.15 0.40 { \clef "bass" #m } #})
timpani    = #(define-music-function (m) (ly:music?) #{ \part "Timpani" "timpani" 0.14 0.90 -0.15 0.55 { \clef bass #m } #})
drum       = #(define-music-function (m) (ly:music?) #{ \new DrumStaff \with {
                 instrumentName = "Bass drum" midiInstrument = "orchestra kit" midiMinimumVolume = #0.14
                 midiMaximumVolume = #0.88 midiPanPosition = #0.1 midiReverbLevel = #0.55 } \drummode { #m } #})

% A roll: \roll 16 c is a crotchet's worth of c in demisemiquavers written out; the first number is how many strokes.
roll = #(define-music-function (count m) (index? ly:music?) #{ \repeat unfold #count { #m } #})

