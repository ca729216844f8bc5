\version "2.24.0"
\include "common.ily"

% Low strings: a heavy step up to E flat, and down to the bottom.
\score {
  <<
    \new Staff \with \celli { d4\f es8 d8 a,4. }
    \new Staff \with \basses { d4\f es8 d8 a,4. }
  >>
  \midi { \tempo 4 = 156 }
}
