import { expect, it } from 'vitest';
import type { PluginDefinition } from '../../../src/core/plugin-api';
import { checkPlugin } from '../../../src/testing/check/checkPlugin';
import type { ServerModule } from '../../../src/testing/check/checkServerModule';

const definitions = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });
const halves = import.meta.glob<{ default: ServerModule }>('../../../src/plugins/*/server/index.ts');
const sections = Object.entries(definitions).map(([path, module]) => [module.default.id, path, module] as const);

/** All sections run, so every sentence about one would be wrong. */
it.each(sections)('checkPlugin finds nothing wrong with the section %s', async (_, path, module) => {
  const others = sections.map(([, , each]) => each.default).filter((each) => each !== module.default);
  const server = await halves[path.replace(/index\.ts$/, 'server/index.ts')]?.();
  // As modules, which is what a package exports.
  expect(await checkPlugin(module, { server, with: others })).toEqual([]);
});
