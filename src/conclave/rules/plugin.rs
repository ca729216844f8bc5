//! Bevy plugins of the subsystems, as an alternative to `register`.

/// Declares the Bevy plugin of a subsystem. It registers the rules of the subsystem with the app's
/// unfinished rulebook.
macro_rules! subsystem_plugin {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[cfg(feature = "bevy")]
        #[derive(Clone, Copy, Debug, Default)]
        pub struct $name;

        #[cfg(feature = "bevy")]
        impl bevy::app::Plugin for $name {
            fn build(&self, app: &mut bevy::app::App) {
                let mut book = app.world_mut().get_resource_or_init::<$crate::plugin::BookInTheMaking>();
                register(&mut book.0);
            }
        }
    };
}
pub(crate) use subsystem_plugin;

/// The rulebook while plugins are being added. The session binds it when all are there.
#[cfg(feature = "bevy")]
#[derive(bevy::ecs::resource::Resource, Default)]
pub struct BookInTheMaking(pub super::rulebook::RulebookBuilder);
