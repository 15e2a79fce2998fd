import { expect, it } from 'vitest';
import { defineEntity, type Entity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import type { Database } from '../../../../server/db/database';
import { migrate } from '../../../../server/db/migrations/migrate';
import { inactivePluginSchemas } from '../../../../server/db/migrations/pluginSchemas';
import { describeOnBothDatabases } from '../../support/testDatabase';

const complaint = (fields: readonly string[]): Entity =>
  defineEntity({
    name: 'complaint',
    section: 'complaints',
    titleField: 'title',
    fields: { title: text({ max: 20 }), ...Object.fromEntries(fields.map((name) => [name, text({ max: 20 })])) },
    sort: [],
    deletion: { kind: 'soft' },
  });

describeOnBothDatabases('the schema version of a plugin', (open) => {
  const start = (database: Database, entities: readonly Entity[], schemaVersion?: number) =>
    migrate(database, { entities, plugins: [{ id: 'complaints', schemaVersion, entities }] });

  it('refuses an older version over the data of a newer one', async () => {
    const database = await open();
    await start(database, [complaint([])], 2);
    await expect(start(database, [complaint([])], 1)).rejects.toThrow(
      /^The data of the plugin complaints has schema version 2, and this version of the plugin knows 1; /,
    );
    await start(database, [complaint([])], 2);
    await start(database, [complaint([])], 3);
  });

  it.each<[string, readonly Entity[], string]>([
    ['a field', [complaint(['mobile'])], 'complaint.phone'],
    ['an entity', [], 'complaint'],
  ])('refuses a version that renames or drops %s under the same schema version', async (_, entities, what) => {
    const database = await open();
    await start(database, [complaint(['phone'])]);
    await expect(start(database, entities)).rejects.toThrow(
      `The plugin complaints no longer defines ${what}, which holds data, and its schema version is still 1`,
    );
    await start(database, entities, 2);
  });

  it('allows a version that adds fields, and knows the data of a plugin that is not running', async () => {
    const database = await open();
    await start(database, [complaint([])]);
    await start(database, [complaint(['phone'])]);
    const dormant = await inactivePluginSchemas(database.read, (id) => id !== 'complaints');
    expect([...dormant.values()].flat()).toMatchObject([{ name: 'complaint', fields: { phone: { kind: 'text' } } }]);
    expect(await inactivePluginSchemas(database.read, () => true)).toEqual(new Map());
  });

  it('includes the cause of a migration that fails', async () => {
    const database = await open();
    const up = async () => {
      throw new Error('column phone does not exist');
    };
    const migrations = { 'complaints/2026-11-28-split': { up } };
    await expect(migrate(database, { entities: [], migrations })).rejects.toThrow(
      'the migration complaints/2026-11-28-split failed: column phone does not exist',
    );
  });
});
