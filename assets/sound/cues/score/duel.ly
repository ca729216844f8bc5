\version "2.24.0"
\include "common.ily"

% Drum of the arena, and brass that waits.
\score {
  <<
    \new Staff \with \timpani { d,16\ff d,16 d,8 a,,8 d,4. }
    \new Staff \with \trombone { r4 r8 <d a>4.\f }
  >>
  \midi { \tempo 4 = 116 }
}
