import type { ServerHalf } from '../../contract/pluginFiles';
import { collectPlugins, type Sections } from '../plugins/collectPlugins';
import type { ServerPlugin } from '../plugins/ServerPlugin';

/** Everything that sections and plugins of an installation contribute to the server, and the state of each plugin. */
export interface Installed {
  sections: Sections;
  halves: readonly ServerHalf[];
}

/**
 * Prepares the database for all sections. When that fails with plugins, prepares it again with one plugin after the
 * other. Plugins whose migrations or seeds fail are left out, and the server starts.
 * @param prepare runs in its own transaction or is idempotent
 * @throws the error that occurs without any plugin
 */
export async function settleHalves(
  { sections, halves }: Installed,
  builtin: readonly ServerPlugin[],
  prepare: (sections: Sections) => Promise<void>,
): Promise<Installed> {
  try {
    await prepare(sections);
    return { sections, halves };
  } catch (cause) {
    if (halves.every(({ problem }) => problem)) throw cause;
  }
  let settled = collectPlugins(builtin);
  await prepare(settled);
  const known: ServerHalf[] = [];
  for (const half of halves) {
    const plugin = half.problem ? undefined : sections.plugins.find(({ id }) => id === half.id);
    if (!plugin) {
      known.push(half);
      continue;
    }
    try {
      const wanted = collectPlugins([...settled.plugins, plugin]);
      await prepare(wanted);
      settled = wanted;
      known.push(half);
    } catch (cause) {
      const detail = `the database cannot be prepared for it: ${cause instanceof Error ? cause.message : cause}`;
      known.push({ ...half, problem: { code: 'SERVER_HALF_FAILED', detail } });
    }
  }
  return { sections: settled, halves: known };
}
