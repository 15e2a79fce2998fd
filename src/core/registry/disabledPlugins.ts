import type { ConsoleConfig } from './consoleConfig';

/** Plugins that cannot be disabled; without them nobody could enable anything again. */
export const REQUIRED_PLUGINS: readonly string[] = ['shell', 'home'];

/** Storage key for the ids of the plugins that an administrator has disabled for themselves. */
export const DISABLED_PLUGINS_KEY = 'plugins.off';

/** Parses the stored ids; returns an empty list if they are invalid. */
export function parseDisabledPlugins(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && !REQUIRED_PLUGINS.includes(id)) : [];
}

/** Returns the configuration without the plugins that the administrator has disabled for themselves. */
export function withoutPlugins(config: ConsoleConfig, ids: readonly string[]): ConsoleConfig {
  if (ids.length === 0) return config;
  const disabled = ids.map((id) => [id, { ...config.plugins[id], enabled: false }]);
  return { ...config, plugins: { ...config.plugins, ...Object.fromEntries(disabled) } };
}
