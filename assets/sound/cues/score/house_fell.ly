\version "2.24.0"
\include "common.ily"

% Strings and a low bell go down.
\score {
  <<
    \new Staff \with \strings { <d f a>4\f <c es g>4 <a, d>4. }
    \new Staff \with \bells { r2 d4.\f }
  >>
  \midi { \tempo 4 = 88 }
}
