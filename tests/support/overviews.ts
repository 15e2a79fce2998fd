import type { OverviewDefinition } from '../../src/core/kit';
import type { PluginDefinition, QueueSource } from '../../src/core/plugin-api';

const modules = import.meta.glob<{ default: OverviewDefinition }>('../../src/plugins/*/overview/figures.ts', {
  eager: true,
});
const plugins = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

const sectionOf = (path: string) => path.split('/')[4] ?? '';

/** What the first pages of all sections show. */
export const overviews: readonly OverviewDefinition[] = Object.values(modules).map(({ default: overview }) => overview);

/** The queue sources of all sections. */
export const queueSources: readonly (QueueSource & { plugin: string })[] = (
  await Promise.all(
    Object.values(plugins).map(async ({ default: { id, queue } }) =>
      queue ? (await queue()).default.map((source) => ({ ...source, plugin: id })) : [],
    ),
  )
).flat();

/** The folder of each section by its plugin's id. */
export const sectionFolders: ReadonlyMap<string, string> = new Map(
  Object.entries(plugins).map(
    ([
      path,
      {
        default: { id },
      },
    ]) => [id, sectionOf(path)],
  ),
);
