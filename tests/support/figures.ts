import type { FigureContribution, PluginDefinition } from '../../src/core/plugin-api';

const modules = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

/** The dashboard contributions of the built-in sections. */
export const figureContributions: readonly (FigureContribution & { plugin: string })[] = (
  await Promise.all(
    Object.values(modules).map(async ({ default: { id, figures } }) =>
      figures ? [{ ...(await figures()).default, plugin: id }] : [],
    ),
  )
).flat();
