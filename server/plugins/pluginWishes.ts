import { isRecord } from '../../contract/isRecord';
import type { ServerHalf } from '../../contract/pluginFiles';
import type { Database } from '../db/database';
import { type AskPort, definePort } from './ports';

/** What an administrator has decided about a plugin, for everybody; what is missing is as the operator has it. */
export interface PluginWish {
  id: string;
  isOn: boolean;
  order: number | null;
  settings: Readonly<Record<string, unknown>>;
}

/** Asks for those decisions. */
export const pluginWishPort = definePort<(database: Database) => Promise<readonly PluginWish[]>>('plugins.wishes');

/** All decisions that sections keep. */
export async function pluginWishes({
  database,
  provided,
}: {
  database: Database;
  provided: AskPort;
}): Promise<readonly PluginWish[]> {
  return (await Promise.all(provided(pluginWishPort).map((read) => read(database)))).flat();
}

/** The operator's configuration with the reasons why server modules do not run, so that the console leaves their pages out. */
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

/** The operator's configuration with what administrators have decided: they may switch off, but not on what is off there. */
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
