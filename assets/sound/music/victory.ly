% CORONATION IN ASHES
% Form:  the bell, and the motif filled at last (1-2) | A (3-10) overture in the French manner | B (11-20) hymn of the
%        voices with a flute stop above | A' (21-26) the overture again, until the old motif walks in below it |
%        C (27-33) soft close, back to the bell.
% Mood:  splendour with a draught under the door.
% Where: the player wins.
\version "2.24.0"
\include "common.ily"

global = { \key d \major \time 4/4 \tempo 4 = 58 s1*9 \tempo 4 = 52 s1 \tempo 4 = 60 s1*9 \tempo 4 = 54 s1 \tempo 4 = 58 s1*5 \tempo 4 = 52 s1 \tempo 4 = 56 s1*5 \tempo 4 = 50 s1*2 }

bellMusic = \fixed c' { d1\p | R1 | d1\mf | R1*3 | d1\mf | R1*2 | d1\mp | R1*9 | d1\p | d\mf | R1 | d | R1*2 | a1\mp | d1\p | R1 | d | R1 | d\pp | R1 | R1 }

violinMusic = \fixed c' { R1*2 |
  d'4..\f fis'16 e'4.. a'16 | fis'4.. e'16 cis'4.. fis'16 | b'4.. a'16 a'4.. fis'16 | g'4. fis'16 e' cis'4. e'8 | fis'4.. a'16 b'4.. a'16 | g'4.. b'16 a'4. g'8 | fis'4. e'8 e'4. d'8\> | d'1\!\p |
  R1*10 |
  fis'4..\f g'16 a'4.. d''16 | b'4.. a'16 cis''4.. e''16 | d''4..\mf bes'16 c''4.. a'16 | bes'4.. g'16 a'4. g'8 | bes'4.\> a'8 b'4. a'8 | a'2\!\p g' | fis'1 | R1 | a'2\pp fis' | g' e' | fis'1 | R1 | R1 }
secondMusic = \fixed c' { R1*2 |
  a4..\f d'16 cis'4.. e'16 | d'4.. b16 ais4.. cis'16 | d'4.. d'16 d'4.. a16 | b4. a16 g a4. cis'8 | d'4.. fis'16 g'4.. fis'16 | e'4.. g'16 e'4. e'8 | d'4. cis'8 cis'4. a8\> | a1\!\p |
  R1*10 |
  d'4..\f d'16 d'4.. a'16 | g'4.. fis'16 e'4.. a'16 | f'4..\mf f'16 f'4.. c'16 | es'4.. es'16 cis'4. cis'8 | d'2\> f' | e'\!\p cis' | d'1 | R1 | fis'2\pp d' | e' cis' | d'1 | R1 | R1 }
violaMusic = \fixed c { R1 | r2 a\p\< |
  fis4.\f\! fis8 a4. a8 | b4. b8 fis4. fis8 | b4. b8 a4. a8 | g4. g8 e4. e8 | fis4. fis8 d'4. d'8 | b4. b8 a4. a8 | a4. a8 a4. a8\> | fis1\!\p |
  R1*10 |
  a4.\f a8 d'4. d'8 | b4. b8 a4. a8 | a4.\mf a8 a4. a8 | g4. g8 e'4. e'8 | g2\> b | a1\!\p | a | bes2\pp bes | a1 | a | a | d2\pp fis | e a }
celloMusic = \fixed c { d2\p fis | e a\< |
  d4.\f\! d8 cis4. cis8 | b,4. b,8 ais,4. ais,8 | g,4. g,8 fis4. fis8 | e4. e8 a,4. a,8 | d4. d8 g,4. g,8 | g4. g8 cis4. cis8 | a,4. a,8 a,4. a,8\> | d1\!\p |
  R1*10 |
  d4.\f d8 fis4. fis8 | g4. g8 a4. a8 | d4.->\mf d8 f4. f8 | es4.-> es8 a,4. a,8 | g,2\> gis, | a,1\!\p | d2 fis | g\pp g | fis1 | e | d | R1 | R1 }
bassMusic = \fixed c { d,1\pp~ | d, |
  d4.\f d8 cis4. cis8 | b,4. b,8 ais,4. ais,8 | g,4. g,8 fis,4. fis,8 | e,4. e,8 a,4. a,8 | d4. d8 g,4. g,8 | g,4. g,8 cis4. cis8 | a,4. a,8 a,4. a,8\> | d,1\!\p |
  R1*10 |
  d4.\f d8 fis,4. fis,8 | g,4. g,8 a,4. a,8 | d4.\mf d8 f,4. f,8 | es,4. es,8 a,4. a,8 | g,2\> gis, | a,1\!\p | d,1\pp~ | d,~ | d,~ | d,~ | d, | d,~ | d, }

tenorMusic = \fixed c' { R1*6 | <d fis>2\mf <d g> | <e g> <e g> | <d fis> <cis e> | <a, d>1\p |
  a,2\mp d | a, fis | d e | d cis | d cis | d b, | cis cis | a, b, | a, a, | a,1\p |
  R1*4 | <d d>2\mf\> <d f> | <cis e>1\!\p | <a, d>1 | <bes, d>\pp | <a, d> | <a, cis> | <a, d> | R1 | R1 }
tenorTop = \fixed c' { R1*10 |
  d2\mp fis | e a | g\< g | e e\! | d fis | fis\mf e | e\> e | d d | d cis | d1\!\p | R1*13 }
chantMusic = \fixed c { R1*6 | <d a>2\mf <g, b> | <g, b> <cis a> | <a, a> <a, g> | <d fis>1\p |
  fis2\mp fis | e fis | b b | a g | fis fis | fis gis | a a | d d | d e | fis1\p |
  R1*4 | <g, bes>2\mf\> <gis, b> | <a, a>1\!\p | <d fis> | <d g>\pp | <d fis> | <d e> | <d fis> | R1 | R1 }
chantLow = \fixed c { R1*10 |
  d2\mp b, | cis d | g, e | a, a, | b, ais, | b, e | a, g, | fis, g, | a, a, | d1\p | R1*13 }

organMusic = \fixed c' { R1*6 | <a d'>2\mf <b d'> | <b e'> <a e'> | <a d'> <a cis'> | <fis a>1\p | R1*10 |
  R1*6 | <a, d fis>1\p | <bes, d g>\pp | <a, d fis> | <a, cis g> | <a, d fis>~ | <a, d fis> | R1 }
pedalMusic = \fixed c { d,1\pp~ | d, | R1*4 | d,2\mf g, | g, cis | a,1 | d,1\p | R1*10 | R1*5 | a,,1\p | d,1\pp~ | d,~ | d,~ | d,~ | d,~ | d,~ | d, }
fluteMusic = \fixed c' { R1*13 | r4 e'8\p fis' g'4. e'16 g' | fis'2 r4 cis'8 d' | d'4. fis'8 e'4 gis' | a'4. gis'8 a'4 g' | fis'4. e'8 d'4 g' | fis'4. e'8 e'4. d'8 | d'2. r4 | R1*10 | r2 d'4\pp fis' | e' a'2.~ | a'2 r }
sackbutHigh = \fixed c' { R1*2 | a,4.\mf d8 e4. e8 | d4. b,8 cis4. cis8 | d4. b,8 d4. d8 | b,4. b,8 cis4. cis8 | d4. d8 d4. d8 | e4. e8 e4. e8 | d4. d8 cis4. cis8\> | d1\!\p | R1*10 |
  d4.\mf d8 d4. d8 | d4. d8 cis4. cis8 | d4. d8 a,4. a,8 | bes,4. bes,8 a,4. a,8 | R1*9 }
oboeMusic = \fixed c' { R1*2 | a'2\mf a' | b' ais' | g' fis' | e' e' | fis' g' | g' a' | a' g'\> | fis'1\!\p | R1*10 | a'2\mf a' | b' cis'' | a' a' | g' a'\> | d''1\!\p | cis''1 | R1*7 }

timpaniMusic = \fixed c { \roll 16 d32\pp \roll 16 d32\pp | \roll 16 d32\p \roll 16 d32\mf |
  d4\f r8. d16 d4 r | R1 | r2 d4 r8. d16 | r2 a,4 r8. a,16 | d4 r8. d16 d4 r | r2 a,4 r8. a,16 | a,4 r8. a,16 a,4 a,8 a, | d4\mp r d\p r | R1*10 |
  d4\f r8. d16 d4 r | r2 a,4 r8. a,16 | d4\mf r8. d16 d4 r | r2 a,4 r8. a,16 | R1 | \roll 8 a,32\p a,4 r2 | d4\p r r2 | d4\pp r r2 | d4 r r2 | R1 | d4 r r2 | R1 | R1 }
drumMusic = \drummode { R1*2 | bda4\mf r r2 | R1 | R1 | R1 | bda4 r r2 | R1 | bda4 r r2 | bda4\p r r2 | R1*10 | bda4\mf r r2 | R1 | bda4 r bda r | bda r bda r | R1 | R1 | bda4\pp r r2 | R1 | bda4 r r2 | R1*3 | R1 }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \choirHigh << \tenorMusic \\ \tenorTop >>
    \choirLow << \chantMusic \\ \chantLow >>
    \flute \fluteMusic
    \organ \organMusic
    \pedal \pedalMusic
    \oboe \oboeMusic
    \violins \violinMusic
    \secondi \secondMusic
    \violas \violaMusic
    \celli \celloMusic
    \bass \bassMusic
    \sackbutOne \sackbutHigh
    \timpani \timpaniMusic
    \drum \drumMusic
  >>
  \layout { }
  \midi { }
}
