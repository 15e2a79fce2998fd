import type { FigureParameters, FigureSet } from '../../contract/figures';
import type { PluginDefinition, QueueSource } from '../../src/core/plugin-api';

type Overview = (moment: FigureParameters) => Readonly<Record<string, FigureSet>>;

const overviews = import.meta.glob<{ default: Overview }>('../../src/plugins/*/overview/figures.ts', { eager: true });
const plugins = import.meta.glob<{ default: PluginDefinition }>('../../src/plugins/*/index.ts', { eager: true });

const sectionOf = (path: string) => path.split('/')[4] ?? '';

/** The figures of the first pages of all sections, by the folder of the section. */
export function overviewSets(moment: FigureParameters): { section: string; name: string; set: FigureSet }[] {
  return Object.entries(overviews).flatMap(([path, { default: overview }]) =>
    Object.entries(overview(moment)).map(([name, set]) => ({ section: sectionOf(path), name, set })),
  );
}

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
