import type { ServerModuleStatus } from '../../contract/plugin/pluginFiles';
import { type CollectedPlugins, collectPlugins } from '../plugins/collectPlugins';
import type { ServerPlugin } from '../plugins/ServerPlugin';

/** Everything that sections and plugins of an installation contribute to the server, and the state of each plugin. */
export interface InstalledPlugins {
  sections: CollectedPlugins;
  serverModules: readonly ServerModuleStatus[];
}

/**
 * Prepares the database for all sections. When that fails with plugins, prepares it again with one plugin after the
 * other. Plugins whose migrations or seeds fail are left out, and the server starts.
 * @param prepare runs in its own transaction or is idempotent
 * @throws the error that occurs without any plugin
 */
export async function initServerPlugins(
  { sections, serverModules }: InstalledPlugins,
  builtin: readonly ServerPlugin[],
  prepare: (sections: CollectedPlugins) => Promise<void>,
): Promise<InstalledPlugins> {
  try {
    await prepare(sections);
    return { sections, serverModules };
  } catch (cause) {
    if (serverModules.every(({ problem }) => problem)) throw cause;
  }
  let accepted = collectPlugins(builtin);
  await prepare(accepted);
  const checkedModules: ServerModuleStatus[] = [];
  for (const serverModule of serverModules) {
    const plugin = serverModule.problem ? undefined : sections.plugins.find(({ id }) => id === serverModule.id);
    if (!plugin) {
      checkedModules.push(serverModule);
      continue;
    }
    try {
      const extended = collectPlugins([...accepted.plugins, plugin]);
      await prepare(extended);
      accepted = extended;
      checkedModules.push(serverModule);
    } catch (cause) {
      const detail = `the database cannot be prepared for it: ${cause instanceof Error ? cause.message : cause}`;
      checkedModules.push({ ...serverModule, problem: { code: 'SERVER_HALF_FAILED', detail } });
    }
  }
  return { sections: accepted, serverModules: checkedModules };
}
