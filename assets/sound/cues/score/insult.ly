\version "2.24.0"
\include "common.ily"

% Trombones, rude and short.
\score {
  <<
    \new Staff \with \trombone { <es as>8.\ff <d es>4 }
  >>
  \midi { \tempo 4 = 140 }
}
