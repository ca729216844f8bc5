% VENDETTA
% Form:  drums (1-4) | A (5-20) the throne motif at a gallop, above, then below | B (21-36) the Dies irae's first four
%        notes in the sackbuts, over weaving fiddles, to a pedal | C (37-46) whispers: the enemy's lines at night |
%        A' (47-58) all, with the voices | coda (59-66) stretto, and the drums march on.
% Mood:  driving, in good order; a battaglia, not a brawl.
% Where: a vendetta is sworn or a battle is at hand.
\version "2.24.0"
\include "common.ily"

global = { \key c \minor \time 4/4 \tempo 4 = 120 s1*36 \tempo 4 = 114 s1*8 \tempo 4 = 120 s1*22 }

% The gallop, a bar of it: on one note, on two, on three.
ride = #(define-music-function (p) (ly:pitch?) #{ $p 8-. $p 16 $p $p 8-. $p 8-. $p 8-. $p 16 $p $p 8-. $p 8-. #})
rideTwo = #(define-music-function (p q) (ly:pitch? ly:pitch?) #{ $p 8-. $p 16 $p $p 8-. $p 8-. $q 8-. $q 16 $q $q 8-. $q 8-. #})
rideThree = #(define-music-function (p q r) (ly:pitch? ly:pitch? ly:pitch?) #{ $p 8-. $p 16 $p $p 8-. $p 8-. $q 8-. $q 8-. $r 8-. $r 8-. #})
% Weaving fiddles: half a bar over three notes.
weave = #(define-music-function (p q r) (ly:pitch? ly:pitch? ly:pitch?) #{ $p 16 $q $r $q $p $q $r $q #})
wave = #(define-music-function (p q r) (ly:pitch? ly:pitch? ly:pitch?) #{ $r 16 $q $p $q $r 8-. $q 8-. #})

theme = \fixed c' {
  c'4.-> es'8 des'4-. g-. | as8-. g-. as-. bes-. c'4 r | f'4.-> as'8 ges'4-. c'-. | d'8-. c'-. d'-. es'-. f'4-. g-. |
  es'4.-> g'8 f' es' d' c' | b4-. d'-. f'4. es'8 | d'-. c' b c' d'-. es' f' d' | es'4-. c'-. g'-> r }

violinMusic = {
  R1*4
  << \theme { s1\f } >>
  \fixed c' {
    \weave c' es' g' f'16 des' as des' d' b g b | \wave as c' es' es'8-. c'-. as-. r | \weave f' c' as ges'16 des' bes des' e' c' g c' | \wave bes d' f' \wave g b d' |
    \weave g' es' c' \weave f' c' as | \weave d' b g \weave f' d' b | \wave g b d' \wave b d' f' | es'8-. c'-. g-. c'-. b4-> r |
    <>\mf \weave g' es' c' \weave g' es' c' | \weave f' d' b \wave b d' f' | r4 es'8-. c'-. as4-. r | r4 f8-. as-. c'4-. r |
    <>\< \weave as' f' des' \weave as' f' des' | \weave g' e' c' \wave c' e' bes' | r4\! as'8-.\f f'-. c'4-. r | r4 d'8-. f'-. bes'4-. r |
    <>\mf \weave g' es' bes \weave g' es' bes | <>\< \weave g' e' bes \weave bes' g' e' | \weave as' f' c' \weave as' f' c' | \weave a' fis' c' \weave c'' a' fis' |
    b'4\!-> g'8-. g'-. g'-. as'-. g'4-. | c''4-> as'8-. as'-. as'-. bes'-. as'4-. | a'4-> c''8-. c''-. c''-. a'-. fis'4-. | g'4-> d'8-. b-. g4-. r |
    R1*8 | r2 r4 g16\mp a b c' | d'16\< c' b c' d' es' d' es' f' es' f' g' as' g' as' b' }
  << \theme { s1\ff } >>
  \fixed c' {
    des'4.->\ff f'8 es'4-. as-. | des''8-. c''-. des''-. as'-. f'4 des'-. | b4-> d'8 f' as'4.-> g'8 | f'8-. es' d' es' f'-. g' as' f' |
    g'4->\f r r2 | r8 es'-. c'-. es'-. g'4-> r | R1 | c'4.->\ff es'8 des'4-. g-. | c'4-> r des'-> r | b4-> r r2 | R1*2 } }

oboeMusic = {
  R1*4 << \theme { s1\f } >>
  \fixed c' { g'2->\mf f'4 f' | es'2 es'4 r | c'2 bes4 c' | d'2 d'4 b | g'2 as' | g' f'4. es'8 | d'2 f' | es'4 c' b r |
    R1*8 | R1*4 | b4->\f r r2 | c'4-> r r2 | a4-> r r2 | b4-> r r2 |
    R1*2 | c'4.\p es'8 des'4 g | as2. r4 | R1*2 | g'4.\mp bes'8 as'4 d' | es'2\< f'4 g' | R1\! | R1 }
  << \theme { s1\ff } >>
  \fixed c' { as'2\ff as' | f' f' | f' f'4. es'8 | d'2 d' | es'4\f r r2 | R1*2 | es'4.->\ff g'8 f'4 b | c'4-> r c'-> r | b4-> r r2 | R1*2 } }

violaMusic = \fixed c {
  R1*4 |
  g8-.\f g-. es'-. es'-. f'-. f'-. d'-. d'-. | c'8-. c'-. c'-. c'-. es'4 r | as8-. as-. c'-. c'-. des'-. des'-. c'-. c'-. | bes8-. bes-. bes-. bes-. d'-. d'-. b-. b-. |
  c'8-. c'-. es'-. es'-. c'-. c'-. as-. as-. | g8-. g-. b-. b-. d'-. d'-. b-. b-. | g8-. g-. g-. g-. b-. b-. b-. b-. | c'4-. es'-. d'-> r |
  R1*8 |
  c'2\mf es' | d' b | \weave es' c' as \weave es' c' as | \weave f' c' as \wave as c' f' |
  des'2\< f' | e' c' | <>\! \weave f' c' as \weave f' c' as | \weave f' d' bes \wave bes d' f' |
  es'4 es'8 es' es'4 bes | e'4\< e'8 e' e'4 c' | f'4 f'8 f' f'4 c' | fis'4 fis'8 fis' fis'4 d' |
  g'4\!-> d'-. b-. r | es'4-> c'-. as-. r | es'4-> c'-. a-. r | d'4-> b-. g-. r |
  R1*6 | R1 | c'2\mp\< as | bes4 b c' cis' | d' es' e' f' |
  es'8-.\ff es'-. es'-. es'-. f'-. f'-. d'-. d'-. | c'8-. c'-. c'-. c'-. es'4 r | f'8-. f'-. c'-. c'-. des'-. des'-. c'-. c'-. | f'8-. f'-. f'-. f'-. d'-. d'-. b-. b-. |
  es'8-. es'-. es'-. es'-. c'-. c'-. as-. as-. | g8-. g-. b-. b-. d'-. d'-. b-. b-. | g8-. g-. g-. g-. b-. b-. b-. b-. | c'4-. es'-. d'-> r |
  f'8-. f'-. f'-. f'-. f'-. f'-. f'-. f'-. | as8-. as-. as-. as-. des'-. des'-. des'-. des'-. | d'8-. d'-. d'-. d'-. f'-. f'-. f'-. f'-. | b8-. b-. b-. b-. d'-. d'-. d'-. d'-. |
  es'4\f-> r r2 | R1 | as4.->\mf c'8 bes4-. es-. | es'8-. es'-. g'-. g'-. f'-. f'-. d'-. d'-. | g4-> r as-> r | g4-> r r2 | R1*2 }

lowMusic = \fixed c {
  R1*2 | <>\p \ride c, | <>\mp \ride c, |
  <>\f \rideThree c, f, g, | \ride as, | \rideThree f, bes, c | \rideTwo bes, b, |
  \rideTwo c as, | \ride g, | \rideTwo g, g, | \rideThree c c g, |
  c4.-> es8 des4-. g,-. | as,8-. g,-. as,-. bes,-. c4 r | f4.-> as8 ges4-. c-. | d8-. c-. d-. es-. f4-. g,-. |
  es4.-> g8 f es d c | b,4-. d-. f4. es8 | d-. c b, c d-. es f d | es4-. c-. g,-> r |
  <>\mf \ride c | \rideTwo g, b, | \ride as, | \rideTwo f, as, |
  \ride des | \rideTwo c e | \ride f, | \rideTwo bes, as, |
  \ride g, | \ride e, | \ride f, | \ride fis, |
  <>\f \ride g, | \ride g, | \ride g, | g,4-> d-. b,-. g,-. |
  R1*2 | c4-.\p b,-. bes,-. a,-. | as,-. g,-. r2 | f4.\mp as8 ges4 c | des2. r4 | es4-. d-. des-. c-. | ces-. bes,-. a,-. as,-. | g,4\< as, a, bes, | b, c cis d |
  <>\ff \rideThree c, f, g, | \ride as, | \rideThree f, bes, c | \rideTwo bes, b, |
  \rideTwo c as, | \ride g, | \rideTwo g, g, | \rideThree c c g, |
  \ride f, | \rideTwo f, des | \ride g, | \rideTwo g, g, |
  c4.->\f es8 des4-. g,-. | c4-> r r2 | as,4.-> c8 bes,4-. es,-. | \rideThree c f g, | as,4-> r f,-> r | g,4-> r r2 | <>\mp \ride c, | <>\p \ride c, }

bassMusic = \fixed c {
  c,1\p~ | c, | c,4 c, c, c, | c, c, c, c, |
  c,\f c, f, g, | as, as, as, as, | f, f, bes, c | bes, bes, b, b, | c c as, as, | g, g, g, g, | g, g, g, g, | c c g, r |
  c\f c f g, | as, as, as, r | f, f, bes, c | bes, bes, g, g, | c c as, as, | g, g, g, g, | g, g, g, g, | c c g, r |
  c,\mf r c, r | g, r b, r | as, r as, r | f, r as, r | des r des r | c r e r | f, r f, r | bes, r as, r |
  g, g, g, g, | e,\< e, e, e, | f, f, f, f, | fis, fis, fis, fis, | g,1\!\f~ | g,~ | g,~ | g,2 r |
  R1*6 | g,1\pp~ | g,\< | g, | g, |
  c,4\ff\! c, f, g, | as, as, as, as, | f, f, bes, c | bes, bes, b, b, | c c as, as, | g, g, g, g, | g, g, g, g, | c c g, r |
  f, f, f, f, | f, f, des des | g, g, g, g, | g, g, g, g, | c,\f r r2 | c,4 r r2 | as,4 r r2 | c4 c f g, | as, r f, r | g, r r2 | c,1\mp~ | c,1\p }

sackbutHigh = \fixed c' {
  R1*12 | g2\mf-> f4 f | es2. r4 | c2-> des4 c | d2 d4 b, | es2-> c | b, d | b, d | c4 es d r |
  es1\f-> | d-> | es-> | c-> | as-> | g-> | as-> | f-> | es2-> g | g2 e | f2-> as | a2 fis | g1->\> | as\! | a\< | b2\! r |
  R1*10 | R1*4 | R1*3 | r2 g4\f-> r | as1\ff-> | f-> | g-> | f2 d | es4\f r r2 | R1*2 | R1 | es4-> r f-> r | d-> r r2 | R1*2 }
sackbutLow = \fixed c {
  R1*20 | g1\f-> | f-> | as-> | as-> | f'-> | e'-> | f'-> | d'-> | bes2-> es' | c'2 c' | c'2-> f' | d'2 d' | d'1->\> | c'\! | es'\< | d'2\! r |
  R1*10 | R1*4 | R1*3 | r2 g4\f-> r | f'1\ff-> | as-> | b-> | b2 g | g4\f r r2 | R1*2 | R1 | as4-> r as-> r | b-> r r2 | R1*2 }

chantMusic = \fixed c {
  R1*28 | <es bes>1\p\< | <e c'> | <f c'> | <fis d'> | <g d'>\!\f\> | <as c'>\!\mf | <a es'> | <g d'>2 r | R1*10 |
  <c g>1\f | <c as> | <f as>2 <bes des'>4 <c c'> | <bes, bes>2 <b, d'> | <c c'>2 <as, c'> | <g, b>1 | <g, b>2 <g d'> | <c c'>4 <c c'> <g, b>-> r |
  <f as>1\ff | <f as> | <g b> | <g d'> | <c c'>2\f r | R1*7 }

timpaniMusic = \fixed c {
  c4\p r8 c c4 g, | c4 r8 c c4 c8 g, | c4\mp r8 c c4 g, | c4 r8 c c c g, g, |
  c4\f r8 c r4 g, | c4 r r2 | c4 r r4 c8 c | r2 g,4 g,8 g, | c4 r8 c c4 r | g,4 r8 g, g,4 r | g,4 r8 g, g,4 g,8 g, | c4 c g, r |
  c4 r r g, | R1 | r2 r4 c8 c | r2 g,4 g, | c4 r r2 | g,4 r8 g, g,4 r | g, r g, r8 g, | c4 c g, r |
  c4\mf r r2 | g,4 r r2 | c4 r r2 | c4 r r c8 c | R1 | c4 r r2 | c4 r r2 | R1 | R1*4 |
  g,4\f r8 g, g,4 r | g,4 r8 g, g,4 r | g,4 r8 g, g,4 r | g,4 g, g, r |
  R1 | c4\pp r8 c c4 g, | R1 | R1 | R1 | c4 r8 c c4 g, | R1 | g,4\p r8 g, g,4 r | g,4\< r8 g, g,4 g, | \roll 32 g,32 |
  c4\ff\! r8 c r4 g, | c4 r r2 | c4 r r4 c8 c | r2 g,4 g,8 g, | c4 r8 c c4 r | g,4 r8 g, g,4 r | g,4 r8 g, g,4 g,8 g, | c4 c g, r |
  c4 r8 c c4 r | r2 r4 c | g,4 r8 g, g,4 r | g, g,8 g, g,4 g, | c4\f r r2 | c4 r r2 | r2 r4 c8 c | c4 r8 c r4 g, | c4 r c r | g, r r2 | c4\mp r8 c c4 g, | c4\p r8 c c4 g, }

drumMusic = \drummode {
  bda4\mp r r bda | bda r r8 bda bda4 | bda4 r r bda | bda r bda8 bda bda4 |
  bda4\f r r bda | bda r r2 | bda4 r r bda | r2 bda4 r | bda4 r r2 | bda4 r r2 | bda4 r r bda | bda bda bda r |
  bda4\f r r bda | R1 | bda4 r r bda | r2 bda4 r | bda4 r r2 | bda4 r r2 | bda4 r r bda | bda bda bda r |
  bda4\mf r r2 | bda4 r r2 | bda4 r r2 | bda4 r r2 | bda4 r r2 | bda4 r r2 | bda4 r r2 | bda4 r bda r | bda r r2 | bda4 r r2 | bda4 r r2 | bda4 r bda r |
  bda4\f r r2 | bda4 r r2 | bda4 r r2 | bda4 bda bda r |
  bda4\p r r bda | R1 | bda4 r r bda | R1 | bda4 r r bda | R1 | bda4 r r bda | bda r r bda | bda\mp r bda r | bda bda bda bda |
  bda4\ff r r bda | bda r r2 | bda4 r r bda | r2 bda4 r | bda4 r r2 | bda4 r r2 | bda4 r r bda | bda bda bda r |
  bda4 r r bda | bda r r2 | bda4 r r2 | bda4 r bda r | bda\f r r2 | bda4 r r2 | R1 | bda4 r r bda | bda r bda r | bda r r2 | bda4\mp r r bda | bda\p r r bda }

pizzMusic = \fixed c {
  R1*36 | g8-.\p g-. g-. as-. g4-. r | g8-. r g-. r g-. as-. g-. r | R1 | g8-. g-. g-. as-. g4-. r | R1 | g8-. r g-. r g-. as-. g-. r |
  c'8-. c'-. c'-. des'-. c'4-. r | c'8-. c'-. c'-. des'-. c'-. c'-. c'-. des'-. | R1 | R1 | R1*20 }

harpsMusic = \fixed c' {
  R1*4 | <g, c es>4\mf r r r | R1 | <as, c f>4 r r r | R1 | <g, c es>4 r r r | <g, b, d>4 r r r | R1 | <g, c es>4 r <g, b, d> r |
  <g, c es>4\f q <as, des f> <b, d f> | <as, c>4 q <as, c es> r | <as, c f> q <bes, des ges> <g, c e> | <bes, d f> q <b, d g> q |
  <g, c es>4 q <as, c f> q | <g, b, d> q <b, d f> q | <g, b, d> q <b, d f> q | <g, c es> q <g, b, d> r |
  R1*16 |
  r4 r8 c'16\p b bes8 a as g | R1 | R1 | r2 r8 c'16 b bes8 as | R1 | r4 r8 f'16 e' es'8 des' c' bes | R1*4 |
  R1*20 }

\score {
  <<
    \new Dynamics \global
    \choirLow \chantMusic
    \oboe \oboeMusic
    \violins \violinMusic
    \violas \violaMusic
    \celli \lowMusic
    \bassoon \lowMusic
    \cembaloLow \lowMusic
    \cembalo \harpsMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \sackbutOne \sackbutHigh
    \sackbutTwo \sackbutLow
    \timpani \timpaniMusic
    \drum \drumMusic
  >>
  \layout { }
  \midi { }
}
