\version "2.24.0"
\include "common.ily"

% Trumpet over trombones: a step and a fifth.
\score {
  <<
    \new Staff \with \trumpet { d'8\f <d' a'>4. }
    \new Staff \with \trombone { d8\f <d a>4. }
  >>
  \midi { \tempo 4 = 144 }
}
