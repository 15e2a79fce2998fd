import { type EntityPage, PLUGIN_API_VERSION } from '../plugin-api';
import type { ConsoleConfig } from '../registry/consoleConfig';
import type { ActivePlugin } from '../registry/resolvedPlugin';
import { type PluginCandidate, type ResolveRequest, resolvePlugins } from '../registry/resolvePlugins';
import { buildRouteTable } from '../registry/routeTable';
import { createHost, type LoadableOf } from './createHost';
import { createLoadable } from './Loadable';
import { definitionsOf, type PageLoadables, toElements } from './toElements';

export interface AssembleRequest {
  plugins: readonly PluginCandidate[];
  config: ConsoleConfig;
  /** Code of pages from an earlier assembly: pages that stay must stay the same, with what is typed in them. */
  known?: PageLoadables;
  /** Told of a plugin whose page, action or widget is about to be shown; what it contributes waits for the answer. */
  beforeShown?: (plugin: string) => Promise<unknown>;
  /** Makes the pages that resources do not bring themselves. */
  entityPage?: EntityPage;
  parse?: ResolveRequest['parse'];
}

/** Puts the parts of a console together from its plugins. Doing it again is how plugins come and go. */
export function assembleConsole({
  plugins: candidates,
  config,
  known,
  beforeShown,
  entityPage,
  parse,
}: AssembleRequest) {
  const { plugins, problems } = resolvePlugins({
    plugins: candidates,
    config,
    apiVersion: PLUGIN_API_VERSION,
    entityPage,
    parse,
  });
  const active = plugins.filter((plugin): plugin is ActivePlugin => plugin.state === 'active');
  const table = buildRouteTable(plugins);
  const loadableOf: LoadableOf = (plugin, load) =>
    createLoadable(async () => {
      const [module] = await Promise.all([load(), beforeShown?.(plugin)]);
      return module;
    });
  const loadables: PageLoadables = new Map(
    table.pages.map(({ key, plugin, load }) => [key, known?.get(key) ?? loadableOf(plugin, load)]),
  );
  const elements = toElements({ plugins: active, pages: table.pages, loadables });
  return {
    active,
    plugins,
    problems,
    table,
    loadables,
    host: { ...createHost(active, table, loadableOf), isUnmasked: !config.backend.masking },
    elements,
    definitions: definitionsOf(elements),
  };
}

export type AssembledConsole = ReturnType<typeof assembleConsole>;
