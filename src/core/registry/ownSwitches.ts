import type { ConsoleConfig } from './consoleConfig';

/** Plugins without which nobody could switch anything on again. */
export const ALWAYS_ON: readonly string[] = ['shell', 'home'];

/** Where the ids of the plugins are kept that an administrator does not want to see. */
export const SWITCHED_OFF_KEY = 'plugins.off';

/** What is kept of an administrator's own switches; anything else counts as none. */
export function readSwitchedOff(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string' && !ALWAYS_ON.includes(id)) : [];
}

/** The configuration of a console without the plugins that its administrator has switched off for themselves. */
export function withoutPlugins(config: ConsoleConfig, ids: readonly string[]): ConsoleConfig {
  if (ids.length === 0) return config;
  const off = ids.map((id) => [id, { ...config.plugins[id], enabled: false }]);
  return { ...config, plugins: { ...config.plugins, ...Object.fromEntries(off) } };
}
