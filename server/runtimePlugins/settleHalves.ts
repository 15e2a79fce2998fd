import type { ServerHalf } from '../../contract/pluginFiles';
import { collectPlugins, type Sections } from '../plugins/collectPlugins';
import type { ServerPlugin } from '../plugins/ServerPlugin';

/** All that the sections and the plugins of an installation bring to the server, and what became of each plugin. */
export interface Installed {
  sections: Sections;
  halves: readonly ServerHalf[];
}

/**
 * Prepares the database for all sections. When that fails with plugins, it is prepared with one after the other, so that those
 * whose migrations or seeds fail stay out and the server starts.
 * @param prepare is done in a transaction of its own, or may be done twice
 * @throws what fails without any plugin
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
