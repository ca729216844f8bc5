\version "2.24.0"
\include "common.ily"

% Horns climb home.
\score {
  <<
    \new Staff \with \horn { a8\ff c'8 <a d'>4.~ q8 }
    \new Staff \with \trombone { r4 <d a>4.\f~ q8 }
  >>
  \midi { \tempo 4 = 144 }
}
