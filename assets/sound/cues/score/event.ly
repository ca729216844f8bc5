\version "2.24.0"
\include "common.ily"

% A gong's note under a card: low bells and basses.
\score {
  <<
    \new Staff \with \bells { d2\f }
    \new Staff \with \timpani { d,2\f }
  >>
  \midi { \tempo 4 = 90 }
}
