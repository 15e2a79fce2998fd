import { collectPlugins } from './plugins/collectPlugins';
import { loadServerPlugins } from './plugins/loadServerPlugins';
import type { ServerPlugin } from './plugins/ServerPlugin';

/** The server halves of all sections; a new folder is all it takes to add one. */
const halves = import.meta.glob<{ default: ServerPlugin }>('../src/plugins/*/server/index.ts');

/** All that the sections bring to the server. */
export const sections = collectPlugins(await loadServerPlugins(halves));
