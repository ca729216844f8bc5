% FIRST ORDERS
% Form:  rondeau. Refrain (1-8) | couplet in B flat (9-18) | refrain, the tune below (19-26) | couplet on the falling
%        chromatic bass (27-38) | refrain, all (39-46) | the harpsichord walks out alone (47-50).
% Mood:  a slow sarabande of people who smile and write nothing down; intrigue, not yet blood.
% Where: planning, the first third of a game.
\version "2.24.0"
\include "common.ily"

global = { \key g \minor \time 3/4 \tempo 4 = 66 s2.*17 \tempo 4 = 60 s2. \tempo 4 = 66 s2.*8 \tempo 4 = 62 s2.*11
  \tempo 4 = 56 s2. \tempo 4 = 66 s2.*7 \tempo 4 = 60 s2. \tempo 4 = 56 s2.*4 }

violaMusic = \fixed c' {
  g4\mp( bes4.) a8 | a2\> d4\! | f4( a4.) g8 | g2\> c4\! | es4\<( bes4.) c'8 | a4\!\mf( g) fis | g4.\>( a8 bes4) | a2.\p |
  R2.*4 | g4\mp bes2 | as2. | d2.\p | g4 bes4. a8 | g2 fis4\> | fis2.\pp |
  d2.\p | d2 c4 | c2. | c2 bes,4 | bes,2 c4 | d2 c4 | bes,4 g, c | bes,2. |
  g2.\p | g2\< f4 | f4.\!\mp es8 d4 | c2. | es4\<( c' bes) | bes4\!( as g) | a2.\mf | bes2\> a4 | g2\mp bes4 | a4( g) es | g2\> fis4 | fis2.\pp |
  d4\mp( g4.) f8 | fis2 a,4 | c4( f4.) e8 | e2 g,4 | g,4\<( g4.) g8 | fis4\!\mf( g) a | es4\>( d) c | bes,2.\p |
  R2.*4 }

fluteMusic = \fixed c' {
  R2.*8 |
  d'2\mp f'4 | c'2. | bes4( d'4.) c'8 | a2. | R2.*5 | R2. |
  R2.*8 | R2.*10 | r4 d'4\pp es' | d'2. |
  g'4\mp( bes'4.) a'8 | a'2 d'4 | f'4( a'4.) g'8 | g'2 c'4 | es'4\<( bes'4.) c''8 | a'4\!\mf( g') fis' | g'4\>( a') fis' | g'2.\p |
  R2.*4 }

celloMusic = \fixed c {
  R2.*8 |
  r4 bes,4\p( d) | f4.( es8 d c) | d2 g,4 | a,4( d f) | es2\< g4 | c4( es\! as) | fis2 c'4 | bes4\mp( g d) | es4\> c d | d2.\pp |
  g4\mp( bes4.) a8 | a2\> d4\! | f4( a4.) g8 | g2\> c4\! | es4\<( bes4.) c'8 | a4\!\mf( g) fis | g4\> es fis | g2.\p |
  es2.\p | d2. | d2 bes,4 | a,2 c4 | es4( as) c | es2 bes,4 | c2\mf es4 | d2.\> | g,2\mp es4 | es2 c4 | d2.\> | d2.\pp |
  bes,4\mp( d2) | d2 fis,4 | a,4( c2) | c2 e,4 | es4\<( g2) | fis,4\!\mf a, d | c4\> g, d | g,2.\p |
  R2.*4 }

bassMusic = \fixed c {
  R2.*8 |
  bes,2.\p | a,2. | g,2. | f,2. | es,2. | as,2. | fis,2.\pp | g,2. | c2 d4 | d,2. |
  R2.*8 |
  c2.\p | b,2. | bes,2. | a,2. | as,2. | g,2. | fis,2. | g,2. | es,2. | c2. | d2. | d,2.\pp |
  g,2.\p | fis,2. | f,2. | e,2. | es,2. | d,2. | c2 d4 | g,2. |
  R2.*4 }

pizzMusic = \fixed c {
  R2.*18 |
  g,4\p r d, | fis, r r | f, r c, | e, r r | es, r bes, | d, r d | es4 r d | g,4 r r |
  R2.*8 | R2.*2 | d8\p d d es d4 | d r r |
  g,4\p r r | fis, r r | f, r r | e, r r | es, r r | d, r r | c r d | g, r r |
  R2.*4 }

rightMusic = \fixed c' {
  r8 bes,\p d g d bes, | r a, d fis d a, | r c f a f c | r c e g e c | r bes, es g es bes, | r c es g fis d | r bes, d g r4 | <a, d fis>4 r r |
  R2. | r4 <c f a>4\pp r | R2. | r4 <d f a> r | R2. | r4 <es as c'> r | R2. | r8 d g bes d' bes | r es g c' a fis | <d fis a>4 r r |
  r4 <d g bes>\p <d g bes> | r <d fis a> q | r <c f a> q | r <c e g> q | r <bes, es g> q | r8 d16 fis a8 fis d a, | r4 <g bes>4 <fis a> | r8 g16 d bes,8 d g,4 |
  R2. | r8 d16\p g b g d8 r4 | R2. | r8 c16 f a f c8 r4 | R2. | r8 bes,16 es g es bes,8 r4 | r8 c16 es fis a c' a fis8 r | r8 d16 g bes d' bes8 g d | R2. | r4 r8 a16 g es8 c | r4 r8 g16 fis d8 a, | R2. |
  r8 d\mp g bes d' bes | r d fis a d' a | r c f a c' a | r c e g c' g | r es g bes es' bes | r d fis a c' a | r es g c' a fis | r g bes, d g,4 |
  g4\p( fis) f | e4.( es8 d4) | r8 d g bes a fis | d4 r r }

leftMusic = \fixed c {
  g,2\p d4 | fis,2. | f,2 c4 | e,2. | es,2 bes,4 | d,2 d4 | g,4. a,8 bes, c | d2 r4 |
  R2.*10 |
  R2.*8 |
  R2.*12 |
  g,2\mp d4 | fis,2 d4 | f,2 c4 | e,2 c4 | es,2 bes,4 | d,2 c4 | c2 d4 | g,2 r4 |
  r4 bes\p( a) | g2 g8 f | es4 c d | d,4 r r }

theorboMusic = \fixed c {
  R2.*8 |
  bes,4\p f bes | a, f c' | g, d bes | f, a d' | es, bes, g | as, es c' | fis, d a | g, d bes | c4 es d | d,4 a, d |
  R2.*8 |
  c4\p g es' | b, g d' | bes, f d' | a, f c' | as, es c' | g, es bes | fis, c a | g, d g | es, bes, g | c es a | d4 g c' | d, a, fis |
  R2.*8 |
  R2.*3 | r4 d8\pp a, fis d }

\score {
  <<
    \new Dynamics \global
    \flute \fluteMusic
    \soloViola \violaMusic
    \soloCello \celloMusic
    \pizzicati \pizzMusic
    \bass \bassMusic
    \cembalo \rightMusic
    \cembaloLow \leftMusic
    \theorbo \theorboMusic
  >>
  \layout { }
  \midi { }
}
