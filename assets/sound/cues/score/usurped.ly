\version "2.24.0"
\include "common.ily"

% Low brass falls with the ground.
\score {
  <<
    \new Staff \with \tuba { es,4.\ff d,2~ d,4 }
    \new Staff \with \trombone { <es bes>4.\ff <d a>2~ q4 }
    \new Staff \with \timpani { r4. d,2\ff }
    \new Staff \with \basses { es,4.\ff d,2~ d,4 }
  >>
  \midi { \tempo 4 = 80 }
}
