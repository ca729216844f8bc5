% THE CLOCK
% Form:  A (1-8) the tick on A, and the bell | B (9-16) a chorale that turns around that A | C (17-26) the tick is
%        pressed up to B flat, voices enter | D (27-34) throne motif in canon over quick ticks, to the stroke |
%        A' (35-42) what is left of the works.
% Mood:  somebody has counted the tokens; dry, patient, pressing.
% Where: planning, when the conclave may vote any turn.
\version "2.24.0"
\include "common.ily"

global = { \key d \minor \time 4/4 \tempo 4 = 72 s1*33 \tempo 4 = 63 s1 \tempo 4 = 72 s1*6 \tempo 4 = 66 s1*2 }

tick = \fixed c { a8-. a-. a-. bes-. a4-. r }
tock = \fixed c { a8-. r a-. r a-. bes-. a-. r }
quick = \fixed c { a8-. a16 a a8-. bes-. a16 a a8-. a8-. bes-. }

pizzMusic = {
  \tick\p R1 \tick R1 \tick \tock \tick \tock
  \tick \tock \tick \tock \tick \tock \tick \tock
  \fixed c { bes8-.\mp bes-. bes-. ces'-. bes4-. r | bes8-. r bes-. r bes-. ces'-. bes-. r |
    bes8-. bes-. bes-. ces'-. bes4-. r | bes8-. r bes-. r bes-. ces'-. bes-. r |
    bes8-.\mf bes-. bes-. ces'-. bes4-. r | bes8-. r bes-. r bes-. ces'-. bes-. r |
    bes8-. bes-. bes-. ces'-. bes-. bes-. bes-. ces'-. | bes8-. bes-. bes-. ces'-. bes-. bes-. bes-. bes-. | a8-. bes-. a-. bes-. a-. bes-. a-. bes-. | a8-. bes-. a-. bes-. a4-. r }
  \quick\mf \quick \quick \quick \quick \quick \quick \fixed c { a4-.\f r r2 }
  \tick\p \tock \tick R1 \tick R1 \fixed c { a8-.\pp a-. a-. bes-. r2 | a8-. a-. r4 r2 } }

cembaloMusic = {
  R1*4 \fixed c' { r2 r8 a,-.\p a,-. bes,-. | r1 | r2 r8 a,-. a,-. bes,-. | R1 |
    R1*8 |
    r2 r8 <g bes>-.\p <g bes>-. <as ces'>-. | R1 | r2 r8 <es g>-. q-. <es as>-. | R1 | r2 r8 <g bes>-. q-. <as ces'>-. | R1 |
    r8 <g bes>-.\mp r <g bes>-. r <g bes>-. r <g bes>-. | r8 <e bes>-. r q-. r q-. r q-. | r8 <f a>-. r <f bes>-. r <f a>-. r <g bes>-. | r8 <cis e>-. r q-. q4-. r |
    r8 d'16\mf c' bes8 a r d'16 c' bes8 a | r8 f'16 es' d'8 c' r f'16 es' d'8 c' | r8 es'16 d' c'8 bes r es'16 d' c'8 bes | r8 e'16 d' cis'8 e' r a'16 g' f'8 e' |
    r8 d'16 c' bes8 a r f'16 es' d'8 c' | r8 es'16 d' c'8 bes g'16 f' es'8 d' c' | bes16 a g8 a16 g f8 g16 f e8 f16 e d8 | cis4-.\f r r2 |
    R1*3 | r2 r8 a,-.\p a,-. bes,-. | R1 | a,8-.\pp a,-. a,-. bes,-. a,4-. r | R1 | R1 } }

bellMusic = \fixed c' {
  d1\mp | R1*3 | d1\p | R1*3 | d1\p | R1*3 | a1\pp | R1*3 | d1\p | R1 | R1 | d1 | R1 | d1\mp | R1 | d2\mp d | d1 | a1 |
  d1\mf | R1 | d1 | R1 | d1 | d1 | d2 d | d1\f | r2 d\mp | R1 | d1\p | R1 | d1\p | R1 | r2 d2\pp | R1 }

violinMusic = \fixed c' {
  R1*8 |
  f1\p | e2 f | d1 | e4 f g2 | fis1\< | a2 c'\!\mp | bes2 a\> | g2 e\p |
  R1*2 | g2\p\< es' | d'1\!\mp | bes2\< f' | es'1\!\mf | es'2.\< g'4 | e'1 | f'2 d' | cis'1\!\f |
  d'2\mf f' | es' a | g2 a | g4 a bes cis' | d'2\< f' | es'2 g' | bes'4 a' g' f' | e'4\!\f r r2 |
  R1*2 | r4 d'2\p c'4 | bes2 a~ | a4 g f2 | e1\pp~ | e2 r | R1 }

violaMusic = \fixed c {
  R1*4 | d'1\pp | c'2 bes | a1~ | a |
  d'1\p | c' | bes | cis' | d'\< | d'2 fis'\!\mp | d'1 | cis'2\> a\p |
  R1*2 | r2 c'\p\< | f1\!\mp | g2\< bes | c'1\!\mf | bes\< | c'2 g | a1 | a\!\f |
  R1 | d'2\mf f' | es' a | e'2 cis' | d'\< bes | c' es' | d'4 c' bes a | a4\!\f r r2 |
  R1*2 | r2 f\p | g1 | f2 d | cis1\pp~ | cis2 r | R1 }

celloMusic = \fixed c {
  R1*8 |
  d1\p | a, | g, | g2 e | c'1\< | d2 d\!\mp | g1 | a2\> g\p |
  R1*2 | es2\p\< c | d1\!\mp | es2\< d | as1\!\mf | g\< | g2 e | d1 | e2\!\f a, |
  d'2\mf r | R1 | r4 es( d c) | bes,2 a, | d'\< f' | es' c' | g4 a bes g | a4\!\f r r2 |
  R1*2 | r2 d\p | d1~ | d2 d | a,1\pp~ | a,2 d~ | d1 }

bassMusic = \fixed c {
  d,1\p~ | d, | R1 | d,~ | d, | f, | f, | e, |
  d,\p | f, | g, | e, | d,\< | fis,\!\mp | g, | a, |
  g,1\p | es, | c | bes,, | es,\mp | as, | g, | c | f,2 d, | a,1\f |
  d,1\mf | d, | g,2 fis, | e, a, | bes,1\< | c | g,2 g, | a,4\!\f r r2 |
  d,1\p~ | d,~ | d, | g, | d,2 g, | a,1\pp~ | a,2 d, | d,1 }

pedalMusic = \fixed c {
  d,1\pp~ | d,~ | d, | R1*13 | g,1\pp | es, | R1*8 | d,1\mp~ | d, | R1*4 | R1 | a,,1\mp | d,1\pp~ | d, | d,~ | d, | d,~ | d,~ | d,~ | d, }

tenorMusic = \fixed c' {
  R1*18 | <g, es>1\pp\< | <bes, d>\!\p | <bes, es>\< | <c es>\!\mp | <bes, es>\< | <c e> | <d f> | <cis e>\!\mf |
  <a, d>2\p r | R1*5 | <d f>2\mp\< <d f> | <cis e>1\!\f\> | R1\!| R1*3 | <a, d>1\pp | <a, cis> | R1 | R1 }

chantMusic = \fixed c {
  R1*16 | g1\pp | es | <c c'>1\< | <bes, f>\!\p | <es g>\< | <as, as>\!\mp | <g, g>\< | <c g> | <f a> | <a, a>\!\mf |
  <d a>2\p r | R1*5 | <g bes>2\mp\< g | <a, e>1\!\f\> | R1\! | R1*3 | <d f>1\pp | <a, e> | R1 | R1 }

timpaniMusic = \fixed c {
  R1*16 | R1*6 | d4\pp r r2 | d4\p r d r | d4\mp r8 d d4 r | a,4\mf r r \roll 8 a,32\p |
  d4\mf r r2 | d4 r r2 | r4 d8 d d4 r | a,4 r a, r | d4 r d r | d4 r8 d d4 r | d8\f d d d d4 \roll 8 d32 | a,2\f r |
  R1*4 | d4\pp r r2 | R1 | R1 | d4\pp r r2 }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \choirHigh \tenorMusic
    \choirLow \chantMusic
    \pedal \pedalMusic
    \violins \violinMusic
    \violas \violaMusic
    \celli \celloMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \cembalo \cembaloMusic
    \timpani \timpaniMusic
  >>
  \layout { }
  \midi { }
}
