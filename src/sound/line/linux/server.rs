//! The sound server, by the protocol of `PulseAudio`, which `PipeWire` speaks too.

use std::sync::Arc;

use futures_lite::future::block_on;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

use super::{RATE, Source, Way, mix};

/// Bytes of a frame: two channels of four.
const FRAME: usize = 8;

/// Bytes in the server's buffer: a twentieth of a second, so that a cue follows its click.
const AHEAD: u32 = RATE / 20 * FRAME as u32;

struct Server {
    stream: PlaybackStream,
    _client: Client,
}

impl Way for Server {
    fn alive(&self) -> bool {
        block_on(self.stream.timing_info()).is_ok()
    }
}

/// Opens a stream; `None` if there is no server or it refuses.
pub(super) fn open(source: &Source) -> Option<Box<dyn Way>> {
    let client = Client::from_env(c"Infernal Conclave").ok()?;
    let asked = PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
        channel_map: ChannelMap::stereo(),
        buffer_attr: BufferAttr { target_length: AHEAD, ..BufferAttr::default() },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        ..PlaybackStreamParams::default()
    };
    let source = Arc::clone(source);
    let mut samples: Vec<f32> = Vec::new();
    let write = move |out: &mut [u8]| {
        // The server asks for whole frames. What is left of its buffer otherwise is not written.
        samples.clear();
        samples.resize(out.len() / FRAME * 2, 0.0);
        mix(&source, &mut samples);
        for (bytes, sample) in out.chunks_exact_mut(4).zip(&samples) {
            bytes.copy_from_slice(&sample.to_le_bytes());
        }
        samples.len() * 4
    };
    let stream = block_on(client.create_playback_stream(asked, write.as_playback_source())).ok()?;
    Some(Box::new(Server { stream, _client: client }))
}
