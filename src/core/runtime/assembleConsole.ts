import type { ConsoleConfig } from '../registry/consoleConfig';
import type { PluginsAndRoutes } from '../registry/resolvePluginsAndRoutes';
import { createHost, type LoadableOf } from './createHost';
import { createLoadable } from './Loadable';
import { definitionsOf, type PageLoadables, toElements } from './toElements';

export interface AssembleRequest {
  pluginsAndRoutes: PluginsAndRoutes;
  config: ConsoleConfig;
  /** Page code of an earlier assembly. Reused pages keep their component identity, and so their state and input. */
  reusableLoadables?: PageLoadables;
  /** Called before a plugin's page, action or widget is shown; the contribution waits for the promise. */
  beforeShow?: (plugin: string) => Promise<unknown>;
}

/** Assembles the parts of a console from its plugins. Call it again to add or remove plugins. */
export function assembleConsole({ pluginsAndRoutes, config, reusableLoadables, beforeShow }: AssembleRequest) {
  const { active, table } = pluginsAndRoutes;
  const loadableOf: LoadableOf = (plugin, load) =>
    createLoadable(async () => {
      const [module] = await Promise.all([load(), beforeShow?.(plugin)]);
      return module;
    });
  const loadables: PageLoadables = new Map(
    table.pages.map(({ key, plugin, load }) => [key, reusableLoadables?.get(key) ?? loadableOf(plugin, load)]),
  );
  const elements = toElements({ plugins: active, pages: table.pages, loadables });
  return {
    ...pluginsAndRoutes,
    loadables,
    host: { ...createHost(active, table, loadableOf), isUnmasked: !config.backend.masking },
    elements,
    definitions: definitionsOf(elements),
  };
}

export type AssembledConsole = ReturnType<typeof assembleConsole>;
