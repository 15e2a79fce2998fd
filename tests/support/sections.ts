import { permissionRows } from '../../server/auth/permissionRows';
import { titleLookups } from '../../server/call/texts';
import { loadTexts } from '../../server/plugins/loadTexts';
import { sections } from '../../server/sections';
import { permissionTemplates } from '../../src/plugins/system/server/seeds/permissionTemplate';

export { sections };
export const { entities, findEntity } = sections;

type Row = Readonly<Record<string, unknown>>;

/** Returns the rows that a new database gets of an entity. */
const seedsOf = (entity: string): readonly Row[] =>
  sections.seeds.filter((seeds) => seeds.entity === entity).flatMap(({ rows }) => rows);

/** The permission templates of a new database. */
export const permissionTemplateSeeds = permissionTemplates(sections.provided);

/** The type lists of a new database, by entity. */
export const dictionarySeeds: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  entities.filter(({ dictionary }) => dictionary).map(({ name }) => [name, seedsOf(name)]),
);

/** The permissions of a new database. */
export const permissionSeeds = async () => permissionRows(entities, titleLookups(await loadTexts(sections.plugins)));
