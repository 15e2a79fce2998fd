import { isRecord } from '../../contract/isRecord';
import type { ServerHalf } from '../../contract/pluginFiles';
import type { Database } from '../db/database';
import { type AskPort, definePort } from './ports';

/** An administrator's settings of a plugin, for all users. Missing settings keep the operator's values. */
export interface PluginWish {
  id: string;
  isOn: boolean;
  order: number | null;
  settings: Readonly<Record<string, unknown>>;
}

/** The port that provides these settings. */
export const pluginWishPort = definePort<(database: Database) => Promise<readonly PluginWish[]>>('plugins.wishes');

/** Returns the plugin settings of all sections. */
export async function pluginWishes({
  database,
  provided,
}: {
  database: Database;
  provided: AskPort;
}): Promise<readonly PluginWish[]> {
  return (await Promise.all(provided(pluginWishPort).map((read) => read(database)))).flat();
}

/**
 * Adds the reasons why server modules do not run to the operator's configuration, so that the console leaves out
 * their pages.
 */
export function withServerProblems(content: unknown, halves: readonly ServerHalf[]): unknown {
  const given = isRecord(content) && isRecord(content.plugins) ? content.plugins : {};
  const refused = halves.flatMap(({ id, problem }) => {
    const own = given[id];
    return problem && isRecord(own) ? [[id, { ...own, serverProblem: `${problem.code}: ${problem.detail}` }]] : [];
  });
  return refused.length === 0 || !isRecord(content)
    ? content
    : { ...content, plugins: { ...given, ...Object.fromEntries(refused) } };
}

/**
 * Applies the administrators' settings to the operator's configuration. They can switch plugins off, but cannot
 * switch on what the operator has switched off.
 */
export function withWishes(content: unknown, wishes: readonly PluginWish[]): unknown {
  if (wishes.length === 0 || !isRecord(content)) return content;
  const given = isRecord(content.plugins) ? content.plugins : {};
  const plugins = { ...given };
  for (const { id, isOn, order, settings } of wishes) {
    const own = isRecord(given[id]) ? given[id] : {};
    plugins[id] = {
      ...own,
      ...(!isOn && { enabled: false }),
      ...(order !== null && { order }),
      ...(Object.keys(settings).length > 0 && {
        settings: { ...(isRecord(own.settings) ? own.settings : {}), ...settings },
      }),
    };
  }
  return { ...content, plugins };
}
