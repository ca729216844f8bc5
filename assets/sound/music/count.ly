% THE COUNTING OF VOICES
% Form:  the drum (1-2) | A (3-8) basses and tenors in bare organum on the Dies irae's first four notes (their parallel
%        fifths in bars 3-4 are meant) | B (9-16) the count: a bass that climbs a step with every token, fifths pushed up
%        to sixths, the clock under it | C (17-22) the voice of Hell: thirds-related chords, organ and all | D (23-28) ashes.
% Mood:  a procession that holds its breath.
% Where: the final count of votes.
\version "2.24.0"
\include "common.ily"

global = { \key d \minor \time 4/4 \tempo 4 = 50 s1*16 \tempo 4 = 46 s1*4 \tempo 4 = 42 s1*2 \tempo 4 = 50 s1*6 }

bellMusic = \fixed c' { d1\mp | R1 | d1\p | R1 | R1 | d1\p | R1 | a1\p |
  d1\mp | d | d | d | a | d | c' | a\mf | d\f | R1 | d\mf | R1 | a\mp | d\p | R1 | d\p | R1 | d\pp | R1 | R1 }

tenorMusic = \fixed c' { R1*2 | c2\p b, | c a, | c\mp e | c\< d | e\!\> d | cis1\p | R1*6 | R1\p | R1 |
  <d f>2\f <d f> | <cis fis> <d fis> | <bes, d>\< <bes, es> | <b, dis> <b, d>\! | <a, d>2\> <a, cis> | <a, d>1\!\p |
  R1*3 | r2 <a, d>2\pp | <bes, d> <a, d> | R1 }

chantMusic = \fixed c { R1*2 | f2\p e | f d | a\mp g | a\< f | g\!\> f | e1\p | R1*8 |
  <d a>2\f <d bes> | <fis, ais> <fis, a> | <g, g>\< <g, g> | <b, fis> <b, g>\! | <a, e>2\> <a, e> | <d, d>1\!\p |
  R1*3 | r2 <d f>2\pp | <d g> <d f> | R1 }

organMusic = \fixed c' { R1*4 | <c a>2\pp <e b> | <c a> <d a> | <e bes> <d a> | <cis e a>1 | R1*8 |
  <f a d'>2\mf <f bes d'> | <fis ais cis'> <fis a d'> | <g bes d'> <g bes es'> | <fis b dis'> <g b d'> | <e a d'>2\> <e a cis'> | <d fis a>1\!\p | <d a>1\pp | R1*5 }

pedalMusic = \fixed c { d,1\pp~ | d, | R1*2 | a,2\pp g, | a, f, | g, f, | a,,1 | d,1~ | d,2 r | R1*6 |
  d,2\mf bes,, | fis, d, | g, es, | b,, g,, | a,,1 | d,1\p~ | d,~ | d,\pp~ | d,~ | d,~ | d,~ | d, }

violinMusic = \fixed c' { R1*8 |
  a2\pp bes | bes\< c' | c' d' | d' es'\!\mp | e'\< f' | f' g' | g' as' | g'4 bes' a'2\!\f |
  a'2 bes' | ais' a' | g'2.\< bes'4 | b'2. g'4\! | a'2\> a' | fis'1\!\p | R1 | R1 | R1*4 }

secondMusic = \fixed c' { R1*8 |
  f1\pp | g\< | a | bes\!\mp | c'\< | d' | es' | e'\!\f |
  f'2 f' | fis' fis' | d'\< es' | dis' d'\! | d'2\> cis' | d'1\!\p | R1 | r2 a\pp | bes a~ | a1 | R1*2 }

violaMusic = \fixed c { R1*8 |
  d1\pp | c\< | f | g\!\mp | a\< | bes | c' | cis'\!\f |
  d'2 d' | cis' d' | bes\< bes | b b\! | e'2\> e' | fis'1\!\p | f'2\pp e' | f' d' | d1 | R1*3 }

celloMusic = \fixed c { R1*8 |
  d1\pp | e\< | f | g\!\mp | a\< | bes | c' | cis'2\!\f a, |
  d'2 bes | ais a | g\< g | fis g\! | a2\> a, | d1\!\p | R1 | R1 | r2 f\pp | e f | d1\ppp | R1 }

bassMusic = \fixed c { R1*8 |
  d,1\pp | e,\< | f, | g,\!\mp | a,\< | bes, | c | cis2\!\f a, |
  d2 bes, | fis, d, | g,\< es, | b, g,\! | a,1\> | d,1\!\p | d,\pp | R1 | R1 | R1*3 }

pizzMusic = \fixed c { R1*8 |
  a8\p a a a bes4 r | bes8 bes bes bes c'4 r | c'8 c' c' c' d'4 r | d'8 d' d' d' es'4 r | e'8\mp e' e' e' f'8 f' f' f' | f'8 f' f' f' g' g' g' g' | g'8\< g' g' g' as' as' as' as' | g'8 g' g' g' a' a' a'\! r |
  R1*6 | R1 | a8\p a a bes a4 r | R1 | a8\pp a a bes a4 r | R1 | R1 }

sackbutHigh = \fixed c' { R1*16 | d2\mf d | cis d | bes,\< bes, | b, b,\! | d2\> cis | a,1\!\p | R1*6 }
sackbutLow = \fixed c { R1*16 | a2\mf bes | ais a | g\< g | fis g\! | a2\> a | fis1\!\p | R1*6 }

timpaniMusic = \fixed c { R1 | r2 r4 d8.\pp d16 | d4 r r2 | r2 r4 d8. d16 | a,4 r r2 | r2 r4 d8.\p d16 | d4 r r2 | a,4 r r \roll 8 a,32\pp |
  d4\p r r2 | R1 | R1 | r2 r4 d8. d16 | d4 r r2 | r2 r4 d8.\mp d16 | d4 r d8. d16 d4 | \roll 16 a,32\mp \roll 16 a,32\f |
  d4\ff r8 d d4 r | R1 | r2 r4 d8.\f d16 | d4 r r2 | a,4\mf r8. a,16 a,4 r | \roll 8 d32\p d4 r2 |
  r2 r4 d8.\pp d16 | d4 r r2 | R1 | r2 r4 d8. d16 | d4 r r2 | R1 }

drumMusic = \drummode {
  bda4\p r r8. bda16 bda4 | bda r r r | bda4 r r8. bda16 bda4 | bda r r r | bda4 r r8. bda16 bda4 | bda r r r | bda4 r r8. bda16 bda4 | bda r r r |
  bda4 r r r8. bda16 | bda4 r r r | bda4 r r r8. bda16 | bda4 r r r | bda4\mp r r r8. bda16 | bda4 r r r8. bda16 | bda4 r bda r8. bda16 | bda4\mf bda bda bda |
  bda4\ff r r8. bda16 bda4 | bda r r r | bda4\f r r8. bda16 bda4 | bda r r r | bda4\mf r r r8. bda16 | bda4\mp r r r |
  bda4\p r r8. bda16 bda4 | bda r r r | bda4 r r8. bda16 bda4 | bda\pp r r r | bda4 r r8. bda16 bda4 | bda r r r }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \choirHigh \tenorMusic
    \choirLow \chantMusic
    \organ \organMusic
    \pedal \pedalMusic
    \violins \violinMusic
    \secondi \secondMusic
    \violas \violaMusic
    \celli \celloMusic
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
