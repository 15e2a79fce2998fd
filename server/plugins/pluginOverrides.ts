import type { ServerModuleStatus } from '../../contract/plugin/pluginFiles';
import { isRecord } from '../../contract/values/isRecord';
import type { Database } from '../db/database';
import { definePort, type PortLookup } from './ports';

/** An administrator's settings of a plugin, for all users. Missing settings keep the operator's values. */
export interface PluginOverride {
  id: string;
  isOn: boolean;
  order: number | null;
  settings: Readonly<Record<string, unknown>>;
}

/** The port that provides these settings. */
export const pluginOverridePort =
  definePort<(database: Database) => Promise<readonly PluginOverride[]>>('plugins.wishes');

/** Returns the plugin settings of all sections. */
export async function pluginOverrides({
  database,
  provided,
}: {
  database: Database;
  provided: PortLookup;
}): Promise<readonly PluginOverride[]> {
  return (await Promise.all(provided(pluginOverridePort).map((read) => read(database)))).flat();
}

/**
 * Adds the reasons why server modules do not run to the operator's configuration, so that the console leaves out
 * their pages.
 */
export function withServerProblems(content: unknown, serverModules: readonly ServerModuleStatus[]): unknown {
  const configuredPlugins = isRecord(content) && isRecord(content.plugins) ? content.plugins : {};
  const failedPlugins = serverModules.flatMap(({ id, problem }) => {
    const pluginConfig = configuredPlugins[id];
    return problem && isRecord(pluginConfig)
      ? [[id, { ...pluginConfig, serverProblem: `${problem.code}: ${problem.detail}` }]]
      : [];
  });
  return failedPlugins.length === 0 || !isRecord(content)
    ? content
    : { ...content, plugins: { ...configuredPlugins, ...Object.fromEntries(failedPlugins) } };
}

/**
 * Applies the administrators' settings to the operator's configuration. They can switch plugins off, but cannot
 * switch on what the operator has switched off.
 */
export function withPluginOverrides(content: unknown, overrides: readonly PluginOverride[]): unknown {
  if (overrides.length === 0 || !isRecord(content)) return content;
  const configuredPlugins = isRecord(content.plugins) ? content.plugins : {};
  const plugins = { ...configuredPlugins };
  for (const { id, isOn, order, settings } of overrides) {
    const pluginConfig = isRecord(configuredPlugins[id]) ? configuredPlugins[id] : {};
    plugins[id] = {
      ...pluginConfig,
      ...(!isOn && { enabled: false }),
      ...(order !== null && { order }),
      ...(Object.keys(settings).length > 0 && {
        settings: { ...(isRecord(pluginConfig.settings) ? pluginConfig.settings : {}), ...settings },
      }),
    };
  }
  return { ...content, plugins };
}
