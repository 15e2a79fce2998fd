import type { PluginDefinition } from '../../src/core/plugin-api';
import { PLUGIN_API_VERSION } from '../../src/core/plugin-api';
import { DEFAULT_CONSOLE_CONFIG } from '../../src/core/registry/consoleConfig';
import { resolvePlugins } from '../../src/core/registry/resolvePlugins';
import { buildRouteTable, type PageEntry } from '../../src/core/registry/routeTable';
import { shellPlugin } from '../../src/core/shell/shellPlugin';

const sections = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

/** Pages that redirect immediately. */
const REDIRECTS = ['/refresh', '/redirect/*'];

/** A page of the route table. */
export interface ConsolePage extends Pick<PageEntry, 'pattern' | 'kind'> {
  /** The list call of its records, if its address contains an id. */
  list?: string;
}

/** Returns every page of the console with its built-in sections. */
export function consolePages(): ConsolePage[] {
  const { plugins } = resolvePlugins({
    plugins: [shellPlugin, ...Object.values(sections).map((module) => module.default)].map((definition) => ({
      origin: 'builtin',
      definition,
    })),
    config: DEFAULT_CONSOLE_CONFIG,
    apiVersion: PLUGIN_API_VERSION,
    createEntityPage: () => () => Promise.reject(new Error('only the addresses are asked for')),
  });
  const entities = new Map(
    plugins.flatMap((plugin) =>
      plugin.state === 'active' ? plugin.resources.map(({ fullName, entity }) => [fullName, entity] as const) : [],
    ),
  );
  return buildRouteTable(plugins)
    .pages.filter(({ pattern }) => !REDIRECTS.includes(pattern))
    .map(({ pattern, kind, resource, params }) => {
      const entity = params.includes('id') ? entities.get(resource ?? '') : undefined;
      return { pattern, kind, list: entity && `selectBySelectivePagination.${entity.name}.${entity.scope}` };
    });
}

/** Returns the address of a page, with the id of a record; `undefined` if there is no record. */
export async function addressOf(
  { pattern, list }: ConsolePage,
  firstId: (call: string) => Promise<number | string | undefined>,
): Promise<string | undefined> {
  const id = list ? await firstId(list) : 1;
  return id === undefined ? undefined : pattern.replace(':id', String(id)).replace(/:\w+|\*/g, 'user1');
}
