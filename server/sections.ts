import { join } from 'node:path';
import { collectPlugins } from './plugins/collectPlugins';
import { loadServerPlugins } from './plugins/loadServerPlugins';
import { OperatorConfigFile } from './plugins/operatorConfig';
import type { ServerPlugin } from './plugins/ServerPlugin';
import { importChecked } from './runtimePlugins/importChecked';
import { loadHalves } from './runtimePlugins/loadHalves';
import type { Installed } from './runtimePlugins/settleHalves';

/** The server halves of all sections; a new folder is all it takes to add one. */
const halves = import.meta.glob<{ default: ServerPlugin }>('../src/plugins/*/server/index.ts');

/** All that the built-in sections bring to the server. */
export const sections = collectPlugins(await loadServerPlugins(halves));

/** Puts the sections and the plugins of an installation together. */
export async function installedSections(dataDir: string): Promise<Installed> {
  const { plugins, halves } = await loadHalves({
    builtin: sections.plugins,
    config: new OperatorConfigFile(dataDir).read(),
    folder: join(dataDir, 'plugins'),
    importChecked,
  });
  return { sections: plugins === sections.plugins ? sections : collectPlugins(plugins), halves };
}
