//! ALSA or JACK, whose libraries are opened at run time if they are there.

use std::sync::Arc;

use maudio::audio::sample_rate::SampleRate;
use maudio::backend::Backend;
use maudio::context::ContextBuilder;
use maudio::device::device_builder::{DeviceBuilder, DeviceBuilderOps};
use maudio::device::{Device, DeviceOps};

use super::{Source, Way, mix};

/// The ways that lead to a loudspeaker. The library would also open one that swallows everything.
const WAYS: [Backend; 2] = [Backend::Alsa, Backend::Jack];

struct Opened(Device<f32>);

impl Way for Opened {
    fn alive(&self) -> bool {
        self.0.is_started()
    }
}

/// Opens the default device; `None` if there is none.
pub(super) fn open(source: &Source) -> Option<Box<dyn Way>> {
    let context = ContextBuilder::new().preferred_backends(WAYS).build().ok()?;
    let source = Arc::clone(source);
    let mut builder = DeviceBuilder::playback().f32();
    builder.playback_channels(2).sample_rate(SampleRate::Sr48000).context(&context);
    let mut device = builder.with_callback(move |_, out| mix(&source, out)).ok()?;
    device.device_start().ok()?;
    Some(Box::new(Opened(device)))
}
