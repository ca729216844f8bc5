\version "2.24.0"
\include "common.ily"

% Choir and organ bow to the fifth.
\score {
  <<
    \new Staff \with \choir { <f' a'>4\f <e' a'>8 <d' a'>4. }
    \new Staff \with \organ { <d a>4\p q8 <d, a, d>4. }
  >>
  \midi { \tempo 4 = 96 }
}
