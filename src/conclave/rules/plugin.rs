//! How a subsystem of the rules becomes a Bevy plugin: the thin second door, beside `register`.

/// Declares the Bevy plugin of a subsystem, which registers its rules with the app's rulebook in the making.
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

/// The rulebook while plugins are still being added; the session binds it when all are there.
#[cfg(feature = "bevy")]
#[derive(bevy::ecs::resource::Resource, Default)]
pub struct BookInTheMaking(pub super::rulebook::RulebookBuilder);
