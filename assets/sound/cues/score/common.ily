\version "2.24.0"
% What every score shares: the instruments, by the names that FluidR3 knows them by. The world of the cues is D: minor where they
% move, phrygian (with E flat) where they threaten; open fifths where they hold.

horn = \with { midiInstrument = "french horn" }
oboe = \with { midiInstrument = "oboe" }
celli = \with { midiInstrument = "cello" }
basses = \with { midiInstrument = "contrabass" }
strings = \with { midiInstrument = "string ensemble 1" }
tremolo = \with { midiInstrument = "tremolo strings" }
harpsichord = \with { midiInstrument = "harpsichord" }
bells = \with { midiInstrument = "tubular bells" }
bassoon = \with { midiInstrument = "bassoon" }
choir = \with { midiInstrument = "choir aahs" }
clarinet = \with { midiInstrument = "clarinet" }
trombone = \with { midiInstrument = "trombone" }
trumpet = \with { midiInstrument = "trumpet" }
tuba = \with { midiInstrument = "tuba" }
dulcimer = \with { midiInstrument = "dulcimer" }
timpani = \with { midiInstrument = "timpani" }
harp = \with { midiInstrument = "orchestral harp" }
celesta = \with { midiInstrument = "celesta" }
organ = \with { midiInstrument = "church organ" }
taiko = \with { midiInstrument = "taiko drum" }
plucked = \with { midiInstrument = "pizzicato strings" }
