\version "2.24.0"
\include "common.ily"

% Choir cries out twice over the great drum.
\score {
  <<
    \new Staff \with \choir { <d' es' a'>8.\ff r16 <d' es' bes'>4. }
    \new Staff \with \taiko { d8.\ff d16 d4. }
    \new Staff \with \trombone { d,8.\ff r16 <d, es>4. }
  >>
  \midi { \tempo 4 = 120 }
}
