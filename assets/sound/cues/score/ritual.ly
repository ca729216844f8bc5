\version "2.24.0"
\include "common.ily"

% Choir upon a phrygian turn, basses below.
\score {
  <<
    \new Staff \with \choir { <d' a'>4\f <es' bes'>4 <d' a'>4. }
    \new Staff \with \basses { d,2~\f d,4. }
  >>
  \midi { \tempo 4 = 84 }
}
