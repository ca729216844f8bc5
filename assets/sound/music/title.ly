% THE EMPTY THRONE
% Form:  A (1-8) the throne motif climbs from celli to violins | B (9-16) a falling chain of suspensions, then the bass
%        creeps back up | C (17-24) the choir, Gesualdo's thirds rising by semitones | A' (25-33) the motif in whole notes
%        below everything, and out.
% Mood:  grave, much air; a cold hall with one chair in it.
% Where: the title screen and its menus.
\version "2.24.0"
\include "common.ily"

global = { \key d \minor \time 4/4 \tempo 4 = 52 s1*7 \tempo 4 = 47 s1 \tempo 4 = 54 s1*7 \tempo 4 = 48 s1
  \tempo 4 = 50 s1*6 \tempo 4 = 45 s1*2 \tempo 4 = 50 s1*7 \tempo 4 = 45 s1*2 }

bellMusic = \fixed c' { d1\p | R1*3 | d1\pp | R1*3 | R1*7 | R1 | R1*4 | a1\p | R1*3 | d1\mp | R1*3 | d1\p | R1 | R1*3 }

violinMusic = \fixed c' { R1*4 | d2\mp\< f | es2\! a,\> | a,2\p bes, | a,1 |
  % B: sevenths falling to sixths
  r4 a2\mp a4 | a4. g8 g4. f8 | f4 es8 d es4. d8 | d4. c8 c4 bes8 a |
  e'2\mf f' | es'4. d'8 d'2~ | d'4 c'8 bes c'2 | bes2 b\> | R1*4\! |
  r2 d'2\mf | e'2\mp d'\> | cis'1\p | R1 |
  d'2\p c' | a2. bes4 | g2 d'~\< | d'4\! cis'8\> bes cis'2\! | d'2\pp bes~ | bes a4 g | f2 e | d1 | R1 }

violaMusic = \fixed c { R1*2 | a2\p\< c' | bes2\!\> e | f2\mp d' | bes2 g\> | f2\p g | e1 |
  f'2\p e' | d'2 c' | bes2 a | g2 fis |
  a2\mf f'4 d' | bes2 g | a2 a | d'2 d'\> | R1*4\! |
  r2 a\mf | bes2\mp a\> | a2\p g | fis1\pp |
  f'2\p f' | f' a | bes2 g~ | g2 e | f1\pp | g1 | d2 cis | d1~ | d1 }

celloMusic = \fixed c { d2\p\< f | es2\!\> a, | d1\p~ | d2 cis | d2\mp d | es2 cis\> | d2\p d | cis1 |
  d2\p e4( c) | d4( bes,) c( a,) | bes,4( g,) a,( f,) | g,4( es,) fis,( d,) |
  g4\mf( e) f( d) | es4( g) e( g) | f4( d) fis( a) | g4( d) f2\> | R1*4\! |
  r2 f2\mf | g2\mp f\> | e1\p | d1\pp |
  a2\p a | a f | es2 bes,2 | g2 a, | a,1\pp | g,1 | a,1 | a,1 | R1 }

bassMusic = \fixed c { d,1\p~ | d,1 | d,1~ | d,2 a,, | d,2\mp f, | g,2 a,\> | d,2\p g, | a,1 |
  d2\p c | bes,2 a, | g,2 f, | es,2 d, |
  cis2\mf d | es2 e | f2 fis | g2 gis\> | R1*4\! | r2 d\mf | g,2\mp a,\> | a,1\p | d,1\pp |
  d,1\p | f,1 | es,1 | a,,1 | d,1\pp~ | d,1~ | d,1~ | d,1~ | d,1 }

organMusic = \fixed c' { R1*4 | R1*4 | R1*8 | R1*4 | R1*4 |
  <a, d f>1\p | <a, c f>2. <bes, d>4 | <bes, d g>1 | <g, e g>1 | <a, d f>1\pp | <bes, d g>1 | <a, d f>2 <g, cis e> | <a, d>1~ | <a, d>2 r }

pedalMusic = \fixed c { d,1\pp~ | d,1~ | d,1~ | d,2 r | R1*12 |
  R1*4 | R1*3 | d,1\pp | d,1\p | f,1 | es,1 | a,,1 | d,1\pp~ | d,1~ | d,1~ | d,1~ | d,1 }

theorboMusic = \fixed c { R1*8 |
  d4\p a, c e8 a | bes,4 d8 g a,4 c8 f | g,4 bes,8 es f,4 a,8 d | es,4 g,8 c d,4 a,8 c |
  cis8\mp e g a d a, d f | es8 bes, es g e g bes d' | f8 a d' c' fis a c' d' | g8 bes d' g gis4 r | R1*8 |
  d,2\p r4 a, | f,2 r4 c | es,2 r4 bes, | a,,2 r4 e, | d,4 a, d2 | d,4 g, d2 | d,4 a, e2 | d,2 a,4\pp d4 | R1 }

tenorMusic = \fixed c' { R1*16 |
  <a, cis>2\p <a, c> | <bes, des>2\< <bes, des> | <b, d>2\mp <b, d> | <c es>2\mf\< <c es> |
  <cis e>2\f\> <d f> | <bes, e>2\mp <a, d>\> | <a, cis>1\p | <a, d>1\pp |
  R1*4 | r2 <a, f>2\pp | <bes, d>1 | <a, d>2 <a, cis> | <a, d>1 | R1 }

chantMusic = \fixed c { R1*16 |
  <a, e>2\p <f, f> | <bes, f>2\< <ges, ges> | <b, fis>2\mp <g, g> | <c g>2\mf\< <c as> |
  <a, g>2\f\> <d a> | <g, g>2\mp <a, f>\> | <a, e>1\p | <d, d>1\pp |
  R1*4 | r2 d,2\pp | <d, g,>1 | <d, a,>1 | <d, a,>1 | R1 }

timpaniMusic = \fixed c { R1*8 | R1*8 | R1*3 | r2 r4 \roll 8 as,32\pp | a,2\mp r | r4 a,8\p a, a,4 r | R1 | d,4\p r r2 |
  d,4\p r r d,\pp | R1 | R1 | r2 r4 a,\pp | d,4 r r2 | R1 | r2 a,4\pp r | d,2 r | R1 }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \choirHigh \tenorMusic
    \choirLow \chantMusic
    \organ \organMusic
    \pedal \pedalMusic
    \violins \violinMusic
    \violas \violaMusic
    \celli \celloMusic
    \bass \bassMusic
    \theorbo \theorboMusic
    \timpani \timpaniMusic
  >>
  \layout { }
  \midi { }
}
