import type { ArrangedPlugins } from '../registry/arrangePlugins';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { createHost, type LoadableOf } from './createHost';
import { createLoadable } from './Loadable';
import { definitionsOf, type PageLoadables, toElements } from './toElements';

export interface AssembleRequest {
  arranged: ArrangedPlugins;
  config: ConsoleConfig;
  /** Page code of an earlier assembly. Reused pages keep their component identity, and so their state and input. */
  known?: PageLoadables;
  /** Called before a plugin's page, action or widget is shown; the contribution waits for the promise. */
  beforeShown?: (plugin: string) => Promise<unknown>;
}

/** Assembles the parts of a console from its plugins. Call it again to add or remove plugins. */
export function assembleConsole({ arranged, config, known, beforeShown }: AssembleRequest) {
  const { active, table } = arranged;
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
    ...arranged,
    loadables,
    host: { ...createHost(active, table, loadableOf), isUnmasked: !config.backend.masking },
    elements,
    definitions: definitionsOf(elements),
  };
}

export type AssembledConsole = ReturnType<typeof assembleConsole>;
