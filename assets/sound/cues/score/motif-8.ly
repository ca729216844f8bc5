\version "2.24.0"
\include "common.ily"

% Trombone: from the deep to E flat, with weight.
\score {
  <<
    \new Staff \with \trombone { a,8.\f a,16 es4 d4. }
  >>
  \midi { \tempo 4 = 140 }
}
