import { join } from 'node:path';
import { builtinPluginIds } from './builtinConsoles';
import { hostPlugin } from './hostPlugin';
import { collectPlugins } from './plugins/collectPlugins';
import { loadServerPlugins } from './plugins/loadServerPlugins';
import { OperatorConfigFile } from './plugins/operatorConfig';
import type { ServerPlugin } from './plugins/ServerPlugin';
import { importChecked } from './runtimePlugins/importChecked';
import type { InstalledPlugins } from './runtimePlugins/initServerPlugins';
import { loadServerModules } from './runtimePlugins/loadServerModules';

/** The server modules of all sections. A new folder is added automatically. */
const serverModules = import.meta.glob<{ default: ServerPlugin }>('../src/plugins/*/server/index.ts');

/** The combined server modules of the host and the built-in sections. */
export const sections = collectPlugins([hostPlugin, ...(await loadServerPlugins(serverModules))]);

/** Combines the sections with the plugins of an installation. */
export async function installedSections(dataDir: string): Promise<InstalledPlugins> {
  const { plugins, serverModules } = await loadServerModules({
    builtin: sections.plugins,
    config: new OperatorConfigFile(dataDir).read(),
    builtinBrowserModules: builtinPluginIds,
    folder: join(dataDir, 'plugins'),
    importChecked,
  });
  return { sections: plugins === sections.plugins ? sections : collectPlugins(plugins), serverModules };
}
