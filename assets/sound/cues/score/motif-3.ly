\version "2.24.0"
\include "common.ily"

% Harpsichord: a quick fall through the chord with a turn.
\score {
  <<
    \new Staff \with \harpsichord { d''16\f es''16 d''8 bes'8 g'8 <d' a'>4. }
  >>
  \midi { \tempo 4 = 160 }
}
