\version "2.24.0"
\include "common.ily"

% Oboe: a winding line around A, with the phrygian B flat.
\score {
  <<
    \new Staff \with \oboe { a'8\mf bes'16 a'16 f'8 e'8 a'4. }
  >>
  \midi { \tempo 4 = 160 }
}
