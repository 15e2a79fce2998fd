import { LOCALES, type Locale } from '../../contract/constants';
import { loadTexts } from '../../src/boot/loadTexts';
import { createEntityPage } from '../../src/core/kit/createEntityPage';
import { PLUGIN_API_VERSION } from '../../src/core/plugin-api/definePlugin';
import { DEFAULT_CONSOLE_CONFIG } from '../../src/core/registry/consoleConfig';
import type { ActivePlugin } from '../../src/core/registry/resolvedPlugin';
import { resolvePlugins } from '../../src/core/registry/resolvePlugins';
import { buildRouteTable } from '../../src/core/registry/routeTable';
import { shellPlugin } from '../../src/core/shell/shellPlugin';

declare global {
  /** Set by `recordImports`: records an import instead of executing it. */
  var noteImport: (module: string) => Promise<never>;
}

/** Modules that a page of the console imports, in addition to those of the start. */
export interface PageSources {
  /** Source of a regular expression for the page's address. */
  path: string;
  code: string[];
  texts: Record<Locale, string[]>;
}

const sections = import.meta.glob<{ default: unknown }>('../../src/plugins/*/index.ts', { eager: true });

/** Returns the sources of all pages in the console's own route table; its loaders only record their imports here. */
export function pageSources(): PageSources[] {
  const definitions = [shellPlugin, ...Object.values(sections).map((module) => module.default)];
  const { plugins } = resolvePlugins({
    plugins: definitions.map((definition) => ({ origin: 'builtin', definition })),
    config: DEFAULT_CONSOLE_CONFIG,
    apiVersion: PLUGIN_API_VERSION,
    createEntityPage,
  });
  const active = plugins.filter((plugin): plugin is ActivePlugin => plugin.state === 'active');
  const textsOf = (plugin: string) =>
    Object.fromEntries(
      LOCALES.map((locale) => [locale, recordImports(() => loadTexts(active, locale, new Set([plugin])))]),
    ) as PageSources['texts'];
  const texts = new Map(active.map(({ id }) => [id, textsOf(id)]));
  return buildRouteTable(plugins).pages.flatMap(({ test, plugin, load }) => {
    const own = texts.get(plugin);
    return own ? [{ path: test.source, code: recordImports(load), texts: own }] : [];
  });
}

function recordImports(load: () => Promise<unknown>): string[] {
  const modules: string[] = [];
  globalThis.noteImport = (module) => {
    modules.push(module);
    return new Promise(() => undefined);
  };
  // Never settles, because nothing is imported.
  load();
  return modules;
}
