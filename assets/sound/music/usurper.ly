% PANDEMONIUM HELD
% Form:  A (1-8) over a floor of E: the throne motif upside down, celli, then sackbuts | B (9-18) a false coronation:
%        a French overture through chords a third apart | C (19-27) behind the door: a fugato on the same figure |
%        D (28-34) the floor again, the choir breathing.
% Mood:  menace with good manners; he sits, and everything leans away from him.
% Where: a house sits on Pandemonium.
\version "2.24.0"
\include "common.ily"

global = { \key e \minor \time 4/4 \tempo 4 = 60 s1*8 \tempo 4 = 64 s1*9 \tempo 4 = 54 s1 \tempo 4 = 63 s1*8 \tempo 4 = 58 s1 \tempo 4 = 60 s1*6 \tempo 4 = 54 s1 }

tremoloMusic = \fixed c { b1\pp~ | b2 c' | b1~ | b2 c' | b1 | ais | b\< | b2 c'\!\p | R1*10 | R1*8 | c'2\p b~ | b1\pp~ | b2 ais | b c' | b1 | ais | b2 a | b1\ppp }

celloMusic = \fixed c { R1*2 | e2\p cis\< | dis\! a\> | b,1\!\p | cis | e2 cis\< | dis a\!\mf |
  <>\f gis4. gis8 gis4. b8 | c'4. c'8 g4. e8 | es4. es8 as4. c'8 | b4. b8 gis4. e8 | f4. f8 a4. c'8 | des'4. des'8 as4. f8 | e4. e8 a4. cis'8 | c'4. c'8 a4. f8 | dis4.\> b,8 a,4. b,8 | e1\p |
  R1*2 | e2\p cis | dis a | g4 fis e dis | e g a b | c' b a g | fis2\> b,2 | R1\! |
  R1 | e2\p cis | dis\> a,\! | b,1\pp | cis | b, | R1 }

bassMusic = \fixed c { e,1\pp~ | e,~ | e,~ | e,~ | e,~ | e,~ | e,\mp~ | e, |
  e,2\f gis, | c2 c | as, as, | e, gis, | f, f, | des des | a, cis | f, f, | b,1\> | e,1\p |
  R1*6 | a,2\p a, | b,2\> b, | c1\! |
  e,1\pp~ | e,~ | e,~ | e,~ | e,~ | e,~ | e, }

pedalMusic = \fixed c { e,,1\pp~ | e,,~ | e,,~ | e,, | e,,~ | e,, | e,,~ | e,,2 r | R1*8 | b,,1\mf\> | e,,1\!\p~ | e,, | R1*8 | e,,1\pp~ | e,,~ | e,,~ | e,,~ | e,,~ | e,,~ | e,, }

sackbutHigh = \fixed c' { R1*4 | b,2\p gis, | ais, e | e1\> | b,2 c\!\mp |
  e4.\f e16 fis gis4. gis8 | g4. e16 f g4. c8 | c4. es16 f as4. as8 | gis4. e16 fis gis4. b8 | a4. a16 g f4. c8 | f4. des16 es f4. as8 | a4. a16 gis a4. e8 | f4. f16 g a4. f8 | fis1\> | e1\!\p | R1*8 | R1 | R1 | R1 | R1 | b,2\pp gis, | ais, e | dis1 | R1 }
sackbutLow = \fixed c { R1*6 | b2\p ais | a a\mp |
  b4.\f b8 b4. e'8 | e'4. c'8 e'4. g8 | as4. as8 c'4. c'8 | b4. b8 e'4. e'8 | c'4. c'8 a4. a8 | as4. as8 des'4. des'8 | cis'4. cis'8 cis'4. a8 | a4. a8 c'4. a8 | b1\> | g1\!\p | R1*8 | R1*5 | R1 | b1\pp | R1 }

tenorMusic = \fixed c' { R1*8 | <b, e>1\mf | <c e>\< | <c es> | <b, e>\!\f | <a, f>\mf | <des f>\< | <cis e> | <c f>\!\ff | <b, dis>\f\> | <b, e>1\!\p |
  R1*8 | R1 | <g, b,>1\pp | <g, b,>2 <g, ais,> | <fis, b,>2 <a, c> | R1 | <fis, ais,>1 | <fis, b,>2 <fis, a,> | R1 }
chantMusic = \fixed c { R1*8 | <e, gis>1\mf | <c g>\< | <as, as> | <e, gis>\!\f | <f, a>\mf | <des as>\< | <a, a> | <f, a>\!\ff | <b, fis>\f\> | <e, g>1\!\p |
  R1*8 | R1 | <e, e>1\pp | <e, e> | <e, e> | R1 | <e, e> | <b, dis> | R1 }

violinMusic = \fixed c' { R1*8 |
  r4 r8. b16\f e'4. gis'8 | g'8. f'16 e'8. d'16 e'4. c'8 | r4 r8. es'16 as'4. c''8 | b'8. a'16 gis'8. fis'16 gis'4. e'8 | r4 r8. c'16 f'4. a'8 | as'8. ges'16 f'8. es'16 f'4. des'8 | r4 r8. cis'16 e'4. a'8 | a'8. bes'16 c''8. bes'16 a'4. f'8 | dis'4.\> fis'8 a'4 fis' | e'1\!\p |
  R1*4 | b2\p gis | ais e' | e'4 dis' e' g' | a'2\> dis' | e'1\! | R1*5 | R1*2 }
secondMusic = \fixed c' { R1*8 |
  r4 r8. gis16\f b4. e'8 | e'8. d'16 c'8. b16 c'4. g8 | r4 r8. as16 c'4. es'8 | gis'8. fis'16 e'8. dis'16 e'4. b8 | r4 r8. a16 c'4. f'8 | f'8. es'16 des'8. c'16 des'4. as8 | r4 r8. a16 cis'4. e'8 | f'8. g'16 a'8. g'16 f'4. c'8 | b4.\> dis'8 fis'4 dis' | b1\!\p |
  R1*2 | R1*4 | c'4\p b c' e' | c'2\> b | g1\! | R1*5 | R1*2 }
violaMusic = \fixed c { R1*8 |
  e'4.\f e'8 b4. b8 | c'4. g8 c'4. c'8 | c'4. as8 es'4. es'8 | e'4. e'8 b4. gis8 | a4. a8 c'4. c'8 | des'4. f'8 des'4. des'8 | e'4. cis'8 a4. a8 | c'4. a8 a4. a8 | fis1\> | g1\!\p |
  b2\p gis | ais e' | e'4 dis' e'2 | b4 a c' e' | e'2 b | cis' g | a4 fis a e' | dis'2\> a | g1\! | R1*5 | R1*2 }

timpaniMusic = \fixed c { \roll 16 e32\pp e4 r | R1 | R1 | r2 r4 bes,\pp | e4 r r2 | r2 r4 bes, | e4\p r r bes, | e4 r \roll 16 e32\mp |
  e4\f r8. e16 e4 r | R1 | r2 r4 r8. e16 | e4 r8. e16 e4 r | R1 | r2 r4 r8. e16 | e4 r r2 | r2 r4 r8. b,16 | b,4 r8. b,16 b,4 \roll 8 b,32\mf | e4\p r r2 |
  R1*7 | r2 r4 b,\pp | R1 | e4\pp r r2 | r2 r4 bes, | e4 r r2 | R1 | r2 r4 bes, | e4 r r2 | R1 }

drumMusic = \drummode { R1*2 | bda4\p r r2 | R1 | bda4 r r2 | R1 | bda4\mp r r2 | bda4 r r bda |
  bda4\f r r8. bda16 bda4 | bda r r2 | bda4 r r8. bda16 bda4 | bda r r2 | bda4 r r8. bda16 bda4 | bda r r2 | bda4 r r8. bda16 bda4 | bda r r r8. bda16 | bda4 r r2 | bda4\p r r2 |
  R1*8 | R1 | bda4\p r r2 | R1 | bda4 r r2 | R1 | bda4\pp r r2 | R1 | bda4 r r2 }

pizzMusic = \fixed c { R1*18 | e8\p e e f e4 r | R1 | e8 e e f e4 r | R1 | b,8 b, b, c b,4 r | R1 | R1 | b,8 b, b, c b,4 r | c4\p r r2 | R1*7 }

cembaloMusic = \fixed c' { R1*8 |
  <b, e gis>4.\f r8 r2 | <c e g>4. r8 r2 | <c es as>4. r8 r2 | <b, e gis>4. r8 r2 | <c f a>4. r8 r2 | <des f as>4. r8 r2 | <cis e a>4. r8 r2 | <c f a>4. r8 r4. c'16 b | <b, dis fis a>4 r r2 | <b, e g>4\p r r2 |
  R1 | r2 r8 e'16\p dis' d' cis' c' b | R1*2 | r2 r8 b16 ais a gis g fis | R1*4 | R1*7 }

\score {
  <<
    \new Dynamics \global
    \choirHigh \tenorMusic
    \choirLow \chantMusic
    \pedal \pedalMusic
    \violins \violinMusic
    \secondi \secondMusic
    \violas \violaMusic
    \tremolandi \tremoloMusic
    \celli \celloMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \cembalo \cembaloMusic
    \sackbutOne \sackbutHigh
    \sackbutTwo \sackbutLow
    \timpani \timpaniMusic
    \drum \drumMusic
  >>
  \layout { }
  \midi { }
}
