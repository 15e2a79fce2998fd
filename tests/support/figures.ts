import type { FigureContribution, PluginDefinition } from '../../src/core/plugin-api';

const modules = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

/** What the sections that come with the console show on the data dashboard. */
export const figureContributions: readonly (FigureContribution & { plugin: string })[] = (
  await Promise.all(
    Object.values(modules).map(async ({ default: { id, figures } }) =>
      figures ? [{ ...(await figures()).default, plugin: id }] : [],
    ),
  )
).flat();
