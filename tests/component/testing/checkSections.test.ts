import { expect, it } from 'vitest';
import { hostPlugin } from '../../../server/hostPlugin';
import { joinExtensions } from '../../../server/operations/extension';
import type { ServerPlugin } from '../../../server/plugins/ServerPlugin';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { checkPlugin } from '../../../src/testing/check/checkPlugin';

const definitions = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const serverModules = import.meta.glob<{ default: ServerPlugin }>('../../../src/plugins/*/server/index.ts');
const sections = Object.entries(definitions).map(([path, module]) => [module.default.id, path, module] as const);

/** Returns a server module with the operations that the host contributes to its entities, as a package exports it. */
async function withHost(load: (() => Promise<{ default: ServerPlugin }>) | undefined) {
  const { default: plugin } = (await load?.()) ?? {};
  if (!plugin) return undefined;
  const extensions = { ...plugin.extensions };
  for (const [name, extension = {}] of Object.entries(hostPlugin.extensions ?? {})) {
    if (plugin.entities?.some((entity) => entity.name === name)) {
      const operations = { ...extension.operations, ...extensions[name]?.operations };
      extensions[name] = { ...joinExtensions([extension, extensions[name] ?? {}]), operations };
    }
  }
  return { default: { ...plugin, extensions } };
}

/** All sections run, so every sentence about one would be wrong. */
it.each(sections)('checkPlugin finds nothing wrong with the section %s', async (_, path, module) => {
  const others = sections.map(([, , each]) => each.default).filter((each) => each !== module.default);
  const server = await withHost(serverModules[path.replace(/index\.ts$/, 'server/index.ts')]);
  // As modules, which is what a package exports.
  expect(await checkPlugin(module, { server, with: others })).toEqual([]);
});
