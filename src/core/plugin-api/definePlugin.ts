import type { PluginDefinition } from './types';

export { PLUGIN_API_VERSION } from '../../../contract/plugin/engines';

/**
 * Checks the type of a plugin's definition and returns it unchanged.
 * @example export default definePlugin({ id: 'fall-alarm', version: '1.0.0', engines: { console: '^2.0.0' } });
 */
export const definePlugin = <const P extends PluginDefinition>(
  plugin: P & { [K in Exclude<keyof P, keyof PluginDefinition>]: never },
): P => plugin;
