import type { ArrangedPlugins } from '../registry/arrangePlugins';
import type { ConsoleConfig } from '../registry/consoleConfig';
import { createHost, type LoadableOf } from './createHost';
import { createLoadable } from './Loadable';
import { definitionsOf, type PageLoadables, toElements } from './toElements';

export interface AssembleRequest {
  arranged: ArrangedPlugins;
  config: ConsoleConfig;
  /** Code of pages from an earlier assembly: pages that stay must stay the same, with what is typed in them. */
  known?: PageLoadables;
  /** Told of a plugin whose page, action or widget is about to be shown; what it contributes waits for the answer. */
  beforeShown?: (plugin: string) => Promise<unknown>;
}

/** Puts the parts of a console together from its plugins. Doing it again is how plugins come and go. */
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
