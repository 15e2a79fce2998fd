import { type FigureContext, type FigureDefinition, type FigureLink, figureLink } from '../../contract/figures';
import type { FigureContribution, PluginDefinition } from '../../src/core/plugin-api';

const modules = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

/** The figures of the built-in sections. */
export const figureContributions: readonly (FigureContribution & { plugin: string })[] = (
  await Promise.all(
    Object.values(modules).map(async ({ default: { id, figures } }) =>
      figures ? [{ ...(await figures()).default, plugin: id }] : [],
    ),
  )
).flat();

/** Every figure of every section: the dictionary. */
export const dictionary: readonly { plugin: string; key: string; figure: FigureDefinition }[] =
  figureContributions.flatMap(({ plugin, figures }) =>
    Object.entries(figures).map(([key, figure]) => ({ plugin, key, figure })),
  );

/** The records of each figure, by its key. */
export const figureLinks = (context: FigureContext): Readonly<Record<string, FigureLink | undefined>> =>
  Object.fromEntries(dictionary.map(({ key, figure }) => [key, figureLink(figure, context)]));
