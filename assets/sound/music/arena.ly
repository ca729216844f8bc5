% SINGLE COMBAT
% Form:  the ring (1-4) | first bout (5-16), the violin leads and the cello answers a bar later | the circling (17-26),
%        feints between harpsichord and pizzicato, with real silences | second bout (27-40), the cello leads with the
%        motif upside down, the violin answers after half a bar, over a climbing bass | the blow (41-44) | the ring
%        again, waiting for the next two (45-48).
% Mood:  five beats, three and two: nobody can walk to it. Cold, quick, courteous.
% Where: two praetors in the arena.
\version "2.24.0"
\include "common.ily"

global = { \key e \minor \time 5/4 \tempo 4 = 116 s1*5/4*16 \tempo 4 = 108 s1*5/4*10 \tempo 4 = 116 s1*5/4*15 \tempo 4 = 100 s1*5/4*3
  \tempo 4 = 108 s1*5/4*4 }

% The ring's step: three and two.
step = #(define-music-function (p q) (ly:pitch? ly:pitch?) #{ $p 4-. $p 8-. $p 8-. $q 4-. $p 4-. $q 8-. $q 8-. #})
halt = #(define-music-function (p q) (ly:pitch? ly:pitch?) #{ $p 4-. r4 $q 4-. $p 4-. r4 #})

% The same, with a foot dragged.
lurch = #(define-music-function (p q) (ly:pitch? ly:pitch?) #{ $p 4-. r8 $p 8-. $q 4-. r8 $p 8-. $q 4-. #})

pizzMusic = \fixed c {
  <>\p \halt e, f, \halt e, f, \step e, f, \step e, b,
  <>\mf \step e, b, | \step e, f, | \step f, c | \lurch e, b, | \step c g, | \step d a, | \step b, fis, | \lurch e, b, |
  \step a, e | \step f, c | \step b, fis, | \step e, b, |
  R1*5/4 | r4 r e8-.\p e-. f4-. r | R1*5/4 | r4 r d8-. d-. es4-. r | R1*5/4 | r4 r c8-. c-. des4-. r | R1*5/4 | b,4-. b,8-. b,-. c4-. b,-. r | b,4-. b,8-.\< b,-. c4-. b,-. b,8-. c-. | b,8-. b,-. b,-. c-. b,-. b,-. b,-. b,-. b,-. c-. |
  <>\f\! \step e, b, | \step d, a, | \step c, g, | \lurch b,, fis, | \step e, b, | \step f, c | \step g, d | \lurch a, e |
  \step b, fis, | \step c g, | \step cis gis, | \lurch d a, | \step dis a, | \step e b, |
  \halt f, c | b,4-. b,8-. b,-. b,4-. b,8-. b,-. b,4-. | e,4-.\ff r r2. | R1*5/4 |
  <>\p \halt e, f, | \halt e, f, | <>\pp \halt e, f, | \halt e, f, }

bassMusic = \fixed c {
  e,1*5/4\pp~ | e, | e,~ | e, |
  e,2.\mp e,2 | e,2. f,2 | f,2. c2 | e,2. b,2 | c2. g,2 | d2. a,2 | b,2. fis,2 | e,2. b,2 | a,2. a,2 | f,2. f,2 | b,2. fis,2 | e,2. r2 |
  R1*5/4*10 |
  e,2.\mf e,2 | d,2. d,2 | c,2. c,2 | b,,2. b,,2 | e,2. e,2 | f,2. f,2 | g,2. g,2 | a,2. a,2 | b,2. b,2 | c2. c2 | cis2. cis2 | d2.\< d2 | dis2. dis2 | e2. e2 |
  f,2.\!\f f,2 | b,2. b,2 | e,4-.\ff r r2. | R1*5/4 | e,1*5/4\pp~ | e,~ | e,~ | e, }

violinMusic = \fixed c' {
  R1*5/4*4 |
  e'4.->\f g'8 f'4 b4-. r | r8 e' fis' g' a' b' g'4-. e'-. | a'4.-> c''8 b'4 e'4-. r | r8 g' fis' e' dis' fis' e'4-. b-. |
  g'4.-> b'8 a'4 d'4-. r | r8 fis' a' g' fis' e' d'4-. a-. | r8 b cis' dis' e' fis' dis'4 b | g'4.( fis'8) e'4 r r |
  c''4.->( b'8) a'4 e' c'' | b'8( a' gis' a') c''4 f'4. a'8 | dis'4.-> fis'8 e'4 a4. dis'8 | e'4-> b-. g-. r r |
  R1*5/4*2 | r4 r r b'8-.\p b'-. c''4-. | R1*5/4*2 | r4 r r g'8-. g'-. as'4-. | R1*5/4 | r4 dis'2.\p\< e'4 | fis'2. g'2 | a'4\! fis'8 e' dis'4 b8 cis' dis' fis' |
  r4 r b4.->\f gis8 ais4 | b2 r8 b cis' d' fis'4 | r4 r e'4.-> c'8 d'4 | fis'2 r8 dis' e' fis' b'4 |
  r4 r g'4.-> e'8 fis'4 | a'8( g' f' g') f'4 a'-. c'-. | b'4.-> g'8 a'4 g'-. b'-. | c''8( b' a' b') c''4 e'-. c''-. |
  dis''4.->( cis''8) b'4 fis'-. b'-. | e''8( d'' c'' b') c''4 g'-. e''-. | e'8( cis' b cis') gis'4 e'-. cis'-. | f'8(\< d' c' d') a'4 f'-. d'-. | fis'8( dis' c' dis') a'4 fis'-. dis''-. | g'8( e' b e') b'4 g'-. e''-. |
  f''4.->\!\ff e''8 c''4 a' f' | dis''4-> fis''8-. dis''-. b'4-> a'8-. fis'-. dis'4 | e'4->\ff r r2. | R1*5/4*5 }

celloMusic = \fixed c {
  R1*5/4*4 |
  R1*5/4 | e4.->\f g8 f4 b,4-. r | r8 a, b, c d e c4-. a,-. | g4.->( b8) a4 e4-. r | r8 g, c d e f g4-. e-. | d'4.-> f'8 es'4 a4-. r | r8 dis fis e dis cis b,4-. fis-. | r8 e g fis e d b,4-. r |
  r8 e a b c' d' e'4-. c'-. | a4.->( c'8) bes4 f c'4-. | fis8( a b a) fis4 dis'4.( b8) | g4-> e-. b,-. r r |
  R1*5/4*4 | r4 r r a8-.\p a-. bes4-. | R1*5/4*2 | R1*5/4 | r4 b2.\p\< c'4 | dis'4\! c'8 b a4 fis8 a b dis' |
  b4.->\f gis8 ais4 e'4-. r | r8 b a g fis a d'4-. a-. | e'4.-> c'8 d'4 e4-. r | r8 fis e dis fis a b4-. dis'-. |
  g'4.-> e'8 fis'4 g4-. r | c'4.-> a8 bes4 f-. c'-. | d'8( c' b a) b4 g-. d'-. | e'4.-> c'8 d'4 a-. c'-. |
  fis'8( e' dis' e') fis'4 b-. dis'-. | g'4.-> e'8 fis'4 c'-. g'-. | gis'4 e' cis'8( e' gis' e') cis'4 | a'4\< f' d'8( f' a' f') d'4 | a'4 fis' dis'8( fis' a' fis') dis'4 | b'4 g' e'8( g' b' g') e'4 |
  a4.->\!\ff c'8 f4 c a, | b,4-> dis8-. fis-. a4-> b8-. dis'-. fis'4 | e4->\ff r r2. | R1*5/4*5 }

rightMusic = \fixed c' {
  R1*5/4*4 |
  <b, e g>4\mf r r q r | q r r <c f a> r | <c f a> r r <c e g> r | <b, e g> r r <b, dis fis> r | <c e g> r r <b, e g> r | <a, d fis> r r <c e a> r | <a, dis fis> r r <cis fis ais> r | <b, e g> r r <b, dis fis> r |
  <c e a> r r q r | <c f a> r r q r | <b, dis a> r r <cis e ais> r | <b, e g> r r q r |
  e'16\p dis' d' cis' c'8-. b-. r4 r r | R1*5/4 | d'16 cis' c' b bes8-. a-. r4 r r | R1*5/4 | c'16 b bes a as8-. g-. r4 r r | R1*5/4 | b16 ais a gis g8-. fis-. r4 r r | R1*5/4 | r4 r <c fis a>8-.\p q-. <b, dis fis a>4-. r | r4 r <c fis a>8-.\< q-. <b, dis fis a>4-. q-. |
  <b, e g>4\f\! r q q r | <a, d fis> r q q r | <g, c e> r q q r | <fis, b, dis> r q q r | <g, b, e> r q q r | <a, c f> r q q r | <b, d g> r q q r | <c e a> r q q r |
  <b, dis fis>4 r q q r | <c e g> r q q r | <cis e gis> r q q r | <d f a> r q q r | <dis fis a> r q q r | <e g b> r q q r |
  <f a c'>4 q q q q | <dis fis a b> q q q q | <e g b e'>\ff r r2. | R1*5/4 | R1*5/4*2 | r4 r r e'16\pp dis' d' cis' c'8-. b-. | R1*5/4 }

leftMusic = \fixed c {
  R1*5/4*4 | R1*5/4*12 | R1*5/4*10 |
  <e, e>4\f r r q r | <d, d> r r q r | <c, c> r r q r | <b,, b,> r r q r | <e, e> r r q r | <f, f> r r q r | <g, g> r r q r | <a, a> r r q r |
  <b, b> r r q r | <c c'> r r q r | <cis cis'> r r q r | <d d'> r r q r | <dis dis'> r r q r | <e e'> r r q r |
  <f, f>4 q q q q | <b,, b,> q q q q | <e, e>\ff r r2. | R1*5/4*5 }

violaMusic = \fixed c {
  R1*5/4*4 | R1*5/4*12 |
  e'1*5/4\pp | c' | d' | bes | c' | as | b~ | b | a2.\< c'2 | a2. b2 |
  R1*5/4*4\! | g2.\mp b2 | a2. c'2 | b2. d'2 | c'2. e'2 | dis'2.\mf fis'2 | e'2. g'2 | e'2.\< gis'2 | f'2. a'2 | fis'2. a'2 | g'2. b'2 |
  a'2.\!\f f'2 | fis'2. dis'2 | e'4-.\ff r r2. | R1*5/4 | R1*5/4 | R1*5/4 | b1*5/4\pp~ | b }

timpaniMusic = \fixed c {
  e4\p r r b, r | e r r b, r | e r e8 e b,4 r | e r e8 e b,4 b,8 b, |
  e4\mf r r b, r | R1*5/4 | r4 r r b, b,8 b, | e4 r r b, r | R1*5/4 | R1*5/4 | b,4 r r b, r | e4 r e8 e b,4 r | R1*5/4 | R1*5/4 | b,4 r r b, b,8 b, | e4 e e r r |
  R1*5/4*2 | e4\pp r r r r | R1*5/4*2 | e4 r r r r | R1*5/4 | b,4\p r r b, r | b,4\< r r b, r | b,8 b, b,4 r b,8 b, b,4 |
  e4\f\! r r b, r | R1*5/4 | R1*5/4 | b,4 r b,8 b, b,4 r | e4 r r e r | R1*5/4*3 | b,4 r r b, r | R1*5/4 | e4 r r e r | R1*5/4 | b,4\< r b, b, r | e r e e e8 e |
  e4\!\f r r e r | b,4 b,8 b, b,4 b,8 b, b,4 | e4\ff r r2. | r2. b,4\pp b, |
  e4\p r r b, r | e r r b, r | e\pp r r b, r | e r r b, r }

drumMusic = \drummode {
  R1*5/4*2 | bda4\mp r r bda r | bda4 r r bda r |
  bda4\mf r r bda r | bda4 r r r r | bda4 r r bda bda8 bda | bda4 r r bda r | bda4 r r r r | bda4 r r r r | bda4 r r bda r | bda4 r bda8 bda bda4 r | bda4 r r r r | bda4 r r r r | bda4 r r bda bda8 bda | bda4 r r r r |
  R1*5/4 | bda4\p r r r r | R1*5/4 | bda4 r r r r | R1*5/4 | bda4 r r r r | R1*5/4 | R1*5/4 | bda4\mp r r bda r | bda4 r bda bda r |
  bda4\f r r bda r | bda4 r r r r | bda4 r r bda r | bda4 r bda8 bda bda4 r | bda4 r r bda r | bda4 r r r r | bda4 r r bda r | bda4 r r bda bda8 bda |
  bda4 r r bda r | bda4 r r bda r | bda4 r r bda r | bda4 r r bda r | bda4 r r bda r | bda4 r r bda r | bda\f r r bda r | bda4 r bda r bda | bda\ff r r2. | R1*5/4 | R1*5/4*4 }

bellMusic = \fixed c' { R1*5/4*42 | r2. e2\mf | r4 r e2.\p | R1*5/4*4 }

\score {
  <<
    \new Dynamics \global
    \bell \bellMusic
    \soloViolin \violinMusic
    \violas \violaMusic
    \soloCello \celloMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \cembalo \rightMusic
    \cembaloLow \leftMusic
    \timpani \timpaniMusic
    \drum \drumMusic
  >>
  \layout { }
  \midi { }
}
