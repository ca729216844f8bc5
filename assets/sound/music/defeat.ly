% LAMENT ON A FALLING GROUND
% Form:  seven walks over one four-bar ground (d cis c b bes es a a: the intrigue motif, broken by the Neapolitan):
%        1 the ground | 2 a viola | 3 an oboe above it | 4 the voices on the Dies irae's first four notes |
%        5 the ground on top, in the subdominant | 6 all | 7 the viola leaves | two bars on the dominant.
% Mood:  grief that keeps its posture.
% Where: the player loses.
\version "2.24.0"
\include "common.ily"

global = { \key d \minor \time 4/4 \tempo 4 = 52 s1*16 \tempo 4 = 50 s1*4 \tempo 4 = 54 s1*4 \tempo 4 = 50 s1*4 \tempo 4 = 46 s1*2 }
ground = \fixed c { d2 cis | c b, | bes, es | a, a, }

bellMusic = \fixed c' { d1\p | R1*11 | d1\p | R1*3 | g1\pp | R1*3 | d1\mf | R1*3 | d1\p | R1*3 | a1\pp | R1 }

theorboMusic = \fixed c {
  d4\p f8 a cis4 e8 a | c4 e8 a b,4 d8 g | bes,4 d8 g es4 g8 bes | a,4 d8 e a, e cis' r |
  d4\p a r e | c a r d | bes, g r bes | a, e' a, r |
  d8\mp a d' f' cis a e' r | c g c' e' b, g d' r | bes, f bes d' es bes g' r | a, e a d' a, e a cis' |
  R1*4 | g,4\p d' d a | bes, f' c g | c g f as | d bes d a |
  d8\mf a d' f' cis a cis' e' | c g c' e' b, g b d' | bes, f bes d' es bes es' g' | a, a d' f' a, a cis' e' |
  d4\p r cis r | c r b, r | bes, r es r | a, r r2 | r4 a,\pp a r | a,2 r }

celloMusic = { <>\p \ground <>\pp \ground <>\p \ground <>\p \ground
  \fixed c { g2\p fis | f e | g as | g fis } <>\f \ground \fixed c { d2\p cis | c b, | bes, es | a,1\pp~ | a,~ | a, } }
bassMusic = { R1*4 \fixed c { d,2\pp cis, | c, b,, | bes,, es, | a,, a,, } <>\p \ground <>\p \ground
  \fixed c { g,2\p d | bes, c | c f, | d d, } <>\mf \ground \fixed c { d,2\p cis, | c, b,, | bes,, es, | a,,1\pp~ | a,,~ | a,, } }

violaMusic = \fixed c' { R1*4 |
  r4 a\mp f4. e8 | e4. c8 d4. g,8 | bes4.\< a8 g4. g8\! | a4\> d cis2\!\p |
  f4\p d e2 | e4 c b,2 | d2 es4 g | f2 e4 cis |
  R1*4 | R1*4 |
  a,2\f a, | g, g, | f, g, | a,2\> a, |
  r4 f\!\p e2 | r4 c d2 | r4 d\> es4. g8 | e2 r\! | d4\pp( f) es( a,) | a,2 r }

oboeMusic = \fixed c' { R1*8 |
  a4.\mp f8 a4. g8 | g4. f16 e d4. g8 | f4.\< bes8 bes4. c'16 d' | d'4\!\mf c'8 bes a2\> | R1*4\! | R1*4 |
  d'4.\f f'8 e'4. cis'8 | e'4. c'8 d'4. g8 | d'4. f'8 g'4. es'8 | d'4.\> cis'16 d' cis'2 | R1*4\! | R1*2 }

tenorMusic = \fixed c' { R1*12 |
  f2\p e | e d | d es | d\> cis\! | d1\pp | d2 c | c1 | bes,2 a, |
  <d f>\f <cis e> | <c e> <b, d> | <bes, d> <bes, es> | <a, d>\> <a, cis> | R1*3\! | R1 | R1*2 }
altusMusic = \fixed c' { R1*12 | a,2\p a, | a, a, | g, g, | a,\> a,\! | R1*14 }
chantMusic = \fixed c { R1*12 |
  d2\p cis | c b, | bes, es | a,\> a,\! | bes2\pp a | bes g | g as | g fis |
  <d a>2\f <cis a> | <c g> <b, g> | <bes, f> <es g> | <a, f>\> <a, e> | R1*3\! | R1 | <a, a>1\pp | <a, e>2 r }

violinMusic = \fixed c' { R1*14 | r4 bes'4\pp bes'4. g'8 | a'2 e' |
  g'2\mp fis' | f' e' | es' as' | d' d' |
  f'4\f a' a'4. g'8 | g'4 e' g'4. f'8 | f'4 d' g'4. g'8 | a'4.\> g'16 f' e'4 cis' | R1*4\! | R1*2 }
secondMusic = \fixed c' { R1*16 | bes2\p a | bes c' | c' c' | bes a |
  d'4\f f' e'2 | e'4 c' d'2 | bes2 es' | d'\> cis' | R1*4\! | R1*2 }
middleMusic = \fixed c { R1*12 | f2\pp e | a f | g bes | f e |
  bes2\p d' | d' c' | c' c' | bes a |
  R1*4 | R1*4 | R1*2 }

organMusic = \fixed c' { R1*4 | <a, d f>2\pp <a, cis e> | <a, c e> <b, d g> | <bes, d g> <bes, es g> | <a, d e> <a, cis e> | R1*4 |
  R1*4 | R1*4 | <f a d'>2\mf <e a cis'> | <e g c'> <d g b> | <f bes d'> <g bes es'> | <f a d'> <e a cis'> |
  <a, d f>2\pp <a, cis e> | R1*3 | R1 | <a, cis e>2\ppp r }
pedalMusic = \fixed c { R1*12 | R1*8 | d,2\mf cis, | c, b,, | bes,, es, | a,, a,, | R1*4 | a,,1\pp~ | a,,2 r }

timpaniMusic = \fixed c { d4\pp r r2 | R1*2 | r2 a,4 r | R1*4 | R1*3 | r2 a,4\pp r | d4\pp r r2 | R1*2 | a,4 r a, r | R1*3 | r2 d4\p \roll 8 d32 |
  d4\f r8. d16 d4 r | R1 | r2 r4 r8. d16 | a,4 r8. a,16 a,4\p r | d4\pp r r2 | R1*3 | R1 | a,4\pp r r2 }
drumMusic = \drummode { bda4\p r r2 | R1 | bda4 r r2 | R1 | R1*4 | R1*4 | bda4\p r r2 | bda4 r r2 | bda4 r r2 | bda4 r r2 | R1*3 | r2 bda4\mp r |
  bda4\f r r2 | bda4 r r2 | bda4 r r2 | bda4 r bda r | bda4\p r r2 | R1*3 | bda4\pp r r2 | R1 }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \choirHigh << \tenorMusic \\ \altusMusic >>
    \choirLow \chantMusic
    \organ \organMusic
    \pedal \pedalMusic
    \oboe \oboeMusic
    \soloViola \violaMusic
    \violins \violinMusic
    \secondi \secondMusic
    \violas \middleMusic
    \celli \celloMusic
    \bass \bassMusic
    \theorbo \theorboMusic
    \timpani \timpaniMusic
    \drum \drumMusic
  >>
  \layout { }
  \midi { }
}
