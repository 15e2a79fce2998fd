import { rejection } from '../call/failures';
import { inactivePluginSchemas } from '../db/migrations/pluginSchemas';
import type { Context } from '../operations/context';
import { type PersonTable, personTables, type ReferringEntity } from './personTables';

/**
 * Refuses to erase or export a person while a plugin that is not running has records that may be about them. The host
 * cannot resolve these records, and they would come back with the plugin.
 * @throws {Rejection} with the ids of the plugins
 */
export async function requireNoDormantRecords(
  { database, entities }: Context,
  { person, id }: { person: string; id: number },
): Promise<void> {
  const { read } = database.unscoped;
  const running = new Set(entities.map(({ section }) => section));
  const dormant = await inactivePluginSchemas(read, (plugin) => running.has(plugin));
  const allEntities: readonly ReferringEntity[] = [...entities, ...[...dormant.values()].flat()];
  const tables = dormant.size === 0 ? [] : personTables(allEntities, person);
  const plugins: string[] = [];
  for (const [plugin, own] of dormant) {
    const relatedTables = tables.filter(({ entity }) => own.some(({ name }) => name === entity.name));
    const found = await Promise.all(relatedTables.map((table) => hasRecord(table)));
    if (found.includes(true)) plugins.push(plugin);
  }
  if (plugins.length > 0) throw rejection('pluginNotRunning', { plugins: plugins.join(', ') });

  /**
   * Counts all records that are about a person through other records as theirs, because those other records may be
   * deleted already.
   */
  async function hasRecord({ entity, field, target: of, kind }: PersonTable<ReferringEntity>): Promise<boolean> {
    const row = await read
      .selectFrom(entity.name)
      .select('id')
      .$if(of === person, (query) => query.where(field, '=', id))
      .$if(of === person && kind !== undefined, (query) => query.where(kind ?? '', '=', person))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
}
