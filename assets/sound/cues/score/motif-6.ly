\version "2.24.0"
\include "common.ily"

% Choir: three notes that lean upon each other.
\score {
  <<
    \new Staff \with \choir { <d' f'>4\f <d' g'>8 <d' a'>4. }
  >>
  \midi { \tempo 4 = 130 }
}
