import { z } from 'zod';
import type { Entity } from '../../../contract/defineEntity';
import type { Queries, WriteTransaction } from '../database';
import { OperatorError } from '../OperatorError';
import { storeSetting } from '../rows/settings';
import { storedFields } from '../tables/storedFields';

/** The part of a plugin's definition that the database schema depends on. */
export interface PluginSchema {
  id: string;
  /** Increment it in each version that renames or drops a field or an entity. Defaults to 1. */
  schemaVersion?: number;
  entities?: readonly Entity[];
}

const StoredField = z.object({
  kind: z.string(),
  /** The entity that a reference points to. */
  entity: z.string().optional(),
  /** The codes of a choice. */
  values: z.array(z.string()).optional(),
  isEncrypted: z.boolean().optional(),
});
const StoredEntity = z
  .object({
    name: z.string(),
    fields: z.record(z.string(), StoredField),
    // The stored name of `rowScope`, from before the option was renamed.
    belongs: z
      .object({
        through: z.string().optional(),
        subject: z.object({ entity: z.string(), id: z.string() }).optional(),
      })
      .optional(),
  })
  .transform(({ belongs, ...entity }) => ({ ...entity, ...(belongs && { rowScope: belongs }) }));
const StoredSchema = z.object({ version: z.number().int(), entities: z.array(StoredEntity) });

/** Definitions of a plugin as of the last migration, readable while the plugin does not run. */
export type StoredSchema = z.infer<typeof StoredSchema>;
export type StoredEntity = z.infer<typeof StoredEntity>;

const SETTING_PREFIX = 'plugin:';

/**
 * Rejects plugins that would misread the stored data, before anything is changed. It detects an older version over the data
 * of a newer one. It also detects a field or entity that is no longer defined although the schema version is unchanged.
 * @throws {OperatorError} a sentence with the id of the plugin and what to do
 */
export async function checkPluginSchemas(queries: Queries, plugins: readonly PluginSchema[]): Promise<void> {
  const stored = await storedSchemas(queries);
  for (const plugin of plugins) {
    const storedSchema = stored.get(plugin.id);
    if (storedSchema) checkPluginSchema(plugin, storedSchema);
  }
}

function checkPluginSchema({ id, schemaVersion = 1, entities = [] }: PluginSchema, storedSchema: StoredSchema): void {
  if (storedSchema.version > schemaVersion) {
    throw new OperatorError(
      `The data of the plugin ${id} has schema version ${storedSchema.version}, and this version of the plugin knows ` +
        `${schemaVersion}; start the newer one, or restore a backup made before it.`,
    );
  }
  if (storedSchema.version < schemaVersion) return;
  for (const { name, fields } of storedSchema.entities) {
    const entity = entities.find((present) => present.name === name);
    const present = new Set(entity && storedFields(entity).map(([field]) => field));
    const removedField = entity ? Object.keys(fields).find((field) => !present.has(field)) : '';
    if (removedField === undefined) continue;
    throw new OperatorError(
      `The plugin ${id} no longer defines ${removedField === '' ? name : `${name}.${removedField}`}, which holds data, and its schema version ` +
        `is still ${schemaVersion}; move the values by a migration, or give them up, and raise schemaVersion.`,
    );
  }
}

/** Stores the current definitions of plugins. */
export async function storePluginSchemas(
  transaction: WriteTransaction,
  plugins: readonly PluginSchema[],
): Promise<void> {
  for (const { id, schemaVersion = 1, entities = [] } of plugins) {
    const schema: z.input<typeof StoredSchema> = { version: schemaVersion, entities: entities.map(toStoredEntity) };
    await storeSetting(transaction, `${SETTING_PREFIX}${id}`, JSON.stringify(schema));
  }
}

/** Returns the stored definitions of plugins that do not run, by id, limited to entities whose tables still exist. */
export async function inactivePluginSchemas(
  queries: Queries,
  isRunning: (id: string) => boolean,
): Promise<ReadonlyMap<string, readonly StoredEntity[]>> {
  const inactive = [...(await storedSchemas(queries))].filter(
    ([id, { entities }]) => !isRunning(id) && entities.length > 0,
  );
  if (inactive.length === 0) return new Map();
  const tables = new Set((await queries.introspection.getTables()).map(({ name }) => name));
  return new Map(inactive.map(([id, { entities }]) => [id, entities.filter(({ name }) => tables.has(name))]));
}

async function storedSchemas(queries: Queries): Promise<Map<string, StoredSchema>> {
  const rows = await queries
    .selectFrom('setting')
    .select(['name', 'value'])
    .where('name', 'like', `${SETTING_PREFIX}%`)
    .execute();
  return new Map(
    rows.map(({ name, value }) => [name.slice(SETTING_PREFIX.length), StoredSchema.parse(JSON.parse(value))]),
  );
}

function toStoredEntity(entity: Entity): z.input<typeof StoredEntity> {
  const fields = storedFields(entity).map(([name, field]) => [
    name,
    {
      kind: field.kind,
      ...('entity' in field && { entity: field.entity }),
      ...(field.kind === 'choice' && { values: [...field.values] }),
      ...('encrypted' in field && field.encrypted && { isEncrypted: true }),
    },
  ]);
  const { through, subject } = entity.rowScope ?? {};
  return { name: entity.name, fields: Object.fromEntries(fields), belongs: { through, subject } };
}
