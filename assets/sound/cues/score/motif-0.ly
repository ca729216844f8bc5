\version "2.24.0"
\include "common.ily"

% Horn: up through the open fifth, and home from the seventh.
\score {
  <<
    \new Staff \with \horn { d8.\f a16 d'4 c'8 d'4. }
  >>
  \midi { \tempo 4 = 184 }
}
