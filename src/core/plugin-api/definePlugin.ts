import type { PluginDefinition } from './types';

/** Version of the plugin API; a plugin's `engines.console` gives the range it was written for. */
export const PLUGIN_API_VERSION = '1.1.0';

/**
 * Checks the type of a plugin's definition and returns it unchanged.
 * @example export default definePlugin({ id: 'fall-alarm', version: '1.0.0', engines: { console: '^1.0.0' } });
 */
export const definePlugin = <const P extends PluginDefinition>(
  plugin: P & { [K in Exclude<keyof P, keyof PluginDefinition>]: never },
): P => plugin;
