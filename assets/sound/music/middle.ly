% THE BAZAAR OF SOULS
% Form:  A (1-10) a fantasia of viols on the throne motif | B (11-20) the stalls: three, three and two, an oboe with a
%        crooked scale | A' (21-32) the basses sing the motif as a cantus firmus, then walk down the chromatic fourth.
% Mood:  learned and a little for sale.
% Where: planning, the middle of a game.
\version "2.24.0"
\include "common.ily"

global = { \key a \minor \time 4/4 \tempo 4 = 56 s1*9 \tempo 4 = 52 s1 \tempo 4 = 63 s1*9 \tempo 4 = 58 s1
  \tempo 4 = 54 s1*10 \tempo 4 = 49 s1*2 }

violinMusic = \fixed c' {
  R1*2 | e2\p g | f b, | c4 d e2\< | f2\!\mp e | e2 a | a4 f g b | c'4\< e'2\!\mf d'4 | d'2\> b2\p |
  R1*10 |
  r4 e'\p c' d' | e'4. d'8 c'4 g | d'2.\< c'8 bes | b2\!\mp d' | c'2.\> b8 a | b2.\p d'4 | a2 a4.\pp g8 | a2 gis | a2\p c' | f'2\> d' | c'2\pp b | a1\ppp }

violaMusic = \fixed c {
  a2\p c' | bes e | c'2 b4 g | a4 d' g gis | a4\< b a g | d'2\!\mp b4 gis | a2 c' | d' b | c'\mf c' | a\> gis\p |
  R1*2 | e1\pp~ | e~ | e~ | e | fis | g2 fis | bes2 a4 g | gis2. r4 |
  c'2\p r4 a | g2 e4 c' | f2\< bes4 d' | e'2\!\mp gis | e'2.\> d'8 c' | gis4\p e g2 | fis2 f4\pp d | e4 c' b2 | c'2\p a | a\> a | a\pp gis | e1\ppp }

celloMusic = \fixed c {
  R1*4 | a,2\p\< c | bes,\!\mp e, | c a, | f d | e2\mf e | d\> b,\p |
  a,1\pp~ | a,~ | a,~ | a,~ | a,~ | a,2. d4~ | d1~ | d | g, | e, |
  e2\p e4 f | c4 d e2 | bes,4\< d f2 | gis2\!\mp e | a2\> e | e2\p d4 b, | d2 a,\pp | b,2 e4 d | c2\p f | d\> f | e\pp e | a,1\ppp }

bassMusic = \fixed c {
  R1*6 | a,2\mp f, | d, g, | c\mf a, | f,\> e,\p |
  R1*10 |
  a,1\pp | c | bes, | e, | a, | gis,2 g, | fis, f, | e,1 | a, | d, | e, | a, }

chantMusic = \fixed c {
  R1*20 |
  a,1\p | c' | bes\< | e\!\mp\> | a\p | gis2 g | fis f | e1 | a1\ppp | a | a2 gis | R1 }

oboeMusic = \fixed c' {
  R1*12 | e'2\mp f'8( e') d'( cis') | d'4. e'8 cis'4 bes | a2 r8 cis'( d') e' | f'4.( g'8) e'2 |
  a'2\mf bes'8( a') g'( fis') | g'4.( a'8) fis'4 es' | d'2\> r4 bes8( a) | gis4( b) e\p r |
  R1*8 | r2 r4 e'\pp | f'2. e'8 d' | e'2 r | R1 }

theorboMusic = \fixed c {
  R1*10 |
  r8 e\p a r e' r r4 | r8 cis' e' r bes r g r | r8 e a cis' r4 r8 bes | r8 f bes d' r e g r | r8 e a cis' e' r a r | r8 d' bes r a cis' r4 |
  r8 a d' fis' r4 r8 es' | r8 bes g es' r d' a r | r8 d g bes d' r g r | e,8 b, e gis b4\> r\! |
  R1*4 | a,4\pp e r2 | R1*3 | R1 | d,4 a, r2 | e,4 b, r2 | a,,2 r }

pizzMusic = \fixed c {
  R1*10 |
  a,4.\p e bes,4 | a,4. e cis4 | a,4. e bes,4 | a,4. d e4 | a,4. e bes,4 | a,4. g cis4 |
  d4.\mp a es4 | d4. bes, fis4 | g,4. d bes,4 | e,4. b, r4 |
  R1*12 }

organMusic = \fixed c' {
  R1*8 | <e g c'>2\p <e a c'> | <f a>2 <e gis b> |
  R1*10 | R1*7 | <e a>2\pp <e gis> | R1 | R1 | R1 | R1 }

\score {
  <<
    \new Dynamics \global
    \choirLow \chantMusic
    \organ \organMusic
    \oboe \oboeMusic
    \violins \violinMusic
    \violas \violaMusic
    \celli \celloMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \theorbo \theorboMusic
  >>
  \layout { }
  \midi { }
}
