import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Entity } from '../../../../contract/defineEntity';
import { defineEntity } from '../../../../contract/defineEntity';
import { isRestorable } from '../../../../contract/deletion';
import { choice, integer, pinyin, references, text } from '../../../../contract/fields';
import type { Database } from '../../../../server/db/database';
import { migrate } from '../../../../server/db/migrations/migrate';
import { openDatabase } from '../../../../server/db/openDatabase';
import { bulkInsert } from '../../../../server/db/rows/bulkInsert';
import { insertRecord } from '../../../../server/db/rows/repository';
import { entityTable } from '../../../../server/db/tables/entityTable';
import { seedDatabase } from '../../../../server/seedDatabase';
import { recordKinds } from '../../../../src/plugins/device/entities/uploads/recordKinds';
import { entities, sections } from '../../../support/sections';
import { describeOnBothDatabases } from '../../support/testDatabase';
import { probeMigrations, probeTable } from '../support/probe';

describeOnBothDatabases('migration', (open) => {
  async function fresh<T>(work: (first: Database, second: Database) => Promise<T>): Promise<T> {
    const address = await open.address({ empty: true });
    const [first, second] = [openDatabase(address), openDatabase(address)];
    try {
      return await work(first, second);
    } finally {
      await first.close();
      await second.close();
    }
  }
  const indexesOf = async (database: Database, table: string) => {
    const rows = await database.all(
      database.dialect === 'sqlite'
        ? "select name from sqlite_master where type = 'index' and sql is not null and tbl_name = ?"
        : `select indexname as name from pg_indexes where tablename = $1 and indexname not like '%_pkey'`,
      [table],
    );
    return rows.map(({ name }) => String(name)).sort();
  };

  it('creates a table with its indexes for every entity, and can run again', async () => {
    await fresh(async (database) => {
      await migrate(database, sections);
      await migrate(database, sections);
      for (const entity of entities) {
        const names = entityTable(entity).indexes.map(({ name }) => name);
        // A migration of the records keeps unassigned ones unique, which a definition cannot express.
        const byMigration = recordKinds.filter((kind) => kind === entity.name).map((kind) => `nobody_${kind}`);
        const ofDeleted = isRestorable(entity) ? [`d_${entity.name}`] : [];
        expect(await indexesOf(database, entity.name)).toEqual([...names, ...byMigration, ...ofDeleted].sort());
      }
    });
  });

  it('can be run by several processes at once, first start included', async () => {
    await fresh(async (first, second) => {
      const start = async (database: Database) => {
        await migrate(database, sections);
        return seedDatabase({ database, adminPassword: 'correct horse battery' });
      };
      await Promise.all([start(first), start(second), start(first)]);
      const admins = await first.read.selectFrom('admin').select('id').execute();
      const types = await first.read.selectFrom('elderlyType').select('code').execute();
      expect(admins).toHaveLength(1);
      expect(new Set(types.map(({ code }) => code)).size).toBe(types.length);
    });
  });

  it('adds the fields of a newer definition, keeps the rows and indexes the new field for search', async () => {
    const note = (fields: Record<string, ReturnType<typeof text> | ReturnType<typeof integer>>): Entity =>
      defineEntity({
        name: 'note',
        section: 'system',
        titleField: 'title' as never,
        fields: { title: text({ max: 50, search: true, list: true }), ...fields },
        sort: [['title' as never, 'asc']],
        deletion: { kind: 'soft' },
      });
    const [older, newer] = [
      note({}),
      note({
        topic: text({ max: 20, search: true, unique: true }),
        weight: integer({ min: 0, max: 9, default: 3, list: true }),
      }),
    ];
    await fresh(async (database) => {
      await migrate(database, { entities: [older] });
      await database.write((transaction) => insertRecord(transaction, older, { title: 'Old ONE' }));
      await migrate(database, { entities: [newer] });
      await database.write((transaction) =>
        insertRecord(transaction, newer, { title: 'New', topic: 'Fresh', weight: 5 }),
      );
      const rows = await database.read
        .selectFrom('note')
        .select(['title', 'topic', 'weight', 'searchText'])
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { title: 'Old ONE', topic: null, weight: 3, searchText: 'old one\u001f' },
        { title: 'New', topic: 'Fresh', weight: 5, searchText: 'new\u001ffresh' },
      ]);
    });
  });

  it('computes the pinyin of rows without it or with an older version, hidden ones too, and of no others', async () => {
    const note = (fields: Record<string, ReturnType<typeof text>>): Entity =>
      defineEntity({
        name: 'note',
        section: 'system',
        titleField: 'title' as never,
        fields: { title: text({ max: 50, search: true, list: true, mask: 'name' }), ...fields },
        sort: [['title' as never, 'asc']],
        deletion: { kind: 'soft' },
      });
    const [older, newer] = [note({}), note({ spelled: pinyin('title') })];
    await fresh(async (database) => {
      const write = (statement: string) =>
        database.write(async (transaction) => void (await sql.raw(statement).execute(transaction)));
      const rows = () =>
        database.read.selectFrom('note').select(['title', 'spelled', 'searchText', 'version']).orderBy('id').execute();
      const row = (title: string | null, spelled: string | null, version = 1) => ({
        title,
        spelled,
        searchText: `${title?.toLowerCase() ?? ''}\u001f${spelled ?? ''}`,
        version,
      });
      await migrate(database, { entities: [older] });
      // More than one batch.
      await database.write((transaction) =>
        bulkInsert({
          transaction,
          entity: older,
          records: Array.from({ length: 1_001 }, (_, at) => ({ id: at + 1, title: `张${at}` })),
        }),
      );
      for (const title of ['吕布', 'Anna', null])
        await database.write((transaction) => insertRecord(transaction, older, { title }));
      await write(`update "note" set "deleted" = 1 where "title" = '吕布'`);
      await migrate(database, { entities: [newer] });
      const expected = [row('张1000', 'zhang1000 z1000'), row('吕布', 'lvbu lb'), row('Anna', null), row(null, null)];
      expect((await rows()).slice(1_000)).toEqual(expected);
      // Written by an earlier version in its own way, before the version was recorded.
      await write(`delete from "setting" where "name" = 'pinyin:note'`);
      await write(`update "note" set "spelled" = 'lübu lb', "searchText" = 'old' where "title" = '吕布'`);
      await write(`update "note" set "searchText" = 'untouched' where "title" = 'Anna'`);
      await migrate(database, { entities: [newer] });
      expected[2] = { ...row('Anna', null), searchText: 'untouched' };
      expect((await rows()).slice(1_000)).toEqual(expected);
      // A start without pending work reads no row.
      await write(`update "note" set "spelled" = 'other' where "title" = '吕布'`);
      await migrate(database, { entities: [newer] });
      expect((await rows())[1_001]?.spelled).toBe('other');
    });
  });

  it('replaces an index whose definition changed', async () => {
    const job = (states: readonly [string, ...string[]]): Entity =>
      defineEntity({
        name: 'job',
        section: 'system',
        titleField: 'state' as never,
        fields: { state: choice(states, { list: true }), userIds: references('user', {}) },
        sort: [],
        deletion: { kind: 'hard' },
      });
    await fresh(async (database) => {
      await migrate(database, { entities: [job(['open', 'done'])] });
      const before = await indexesOf(database, 'job');
      await migrate(database, { entities: [job(['open', 'running', 'done'])] });
      const after = await indexesOf(database, 'job');
      expect(after).toHaveLength(before.length);
      expect(after).not.toEqual(before);
    });
  });

  it('assigns ids after those of a bulk load, and never one twice', async () => {
    await fresh(async (database) => {
      await migrate(database, sections);
      const entity = entities.find(({ name }) => name === 'elderlyType');
      if (!entity) throw new Error('no entity is called elderlyType');
      const row = (id: number) => ({ id, code: `C${id}`, name: `N${id}`, sort: 1, enabled: true });
      await database.write((transaction) => bulkInsert({ transaction, entity, records: [row(40), row(41)] }));
      const next = () => database.write((transaction) => insertRecord(transaction, entity, { code: 'X', name: 'Y' }));
      const first = await next();
      await database.write((transaction) => transaction.deleteFrom('elderlyType').where('id', '=', first).execute());
      expect([first, await next()]).toEqual([42, 43]);
    });
  });

  it('creates the tables of sections and runs their migrations once, in the order of their names', async () => {
    await fresh(async (database) => {
      const run: string[] = [];
      const migrations = probeMigrations(async () => void run.push('second'));
      for (let start = 0; start < 2; start += 1) {
        await migrate(database, { entities: [], tables: [probeTable], migrations });
      }
      expect(await database.all('select "label" from "probe"', [])).toEqual([{ label: 'first' }]);
      expect(run).toEqual(['second']);
      expect(await indexesOf(database, 'probe')).toEqual(['i_probe_label_note']);
    });
  });

  it('rolls back when a migration fails, and names it', async () => {
    await fresh(async (database) => {
      const broken = { up: () => Promise.reject(new Error('no such column')) };
      const migrations = { ...probeMigrations(async () => undefined), 'probe/2026-01-03-broken': broken };
      const schema = { entities: [], tables: [probeTable] };
      await expect(migrate(database, { ...schema, migrations })).rejects.toThrow('probe/2026-01-03-broken');
      await expect(Promise.resolve().then(() => database.all('select * from "probe"', []))).rejects.toThrow('probe');
      await migrate(database, { ...schema, migrations: probeMigrations(async () => undefined) });
      expect(await database.all('select "label" from "probe"', [])).toEqual([{ label: 'first' }]);
    });
  });

  it('starts without a section that left its table and migrations behind', async () => {
    await fresh(async (database) => {
      await migrate(database, {
        entities: [],
        tables: [probeTable],
        migrations: probeMigrations(async () => undefined),
      });
      const other = { 'other/2026-01-01-nothing': { up: async () => undefined } };
      await migrate(database, { entities: [], migrations: other });
      expect(await database.all('select "label" from "probe"', [])).toEqual([{ label: 'first' }]);
    });
  });

  it('refuses a database that a newer version has migrated', async () => {
    await fresh(async (database) => {
      const migrations = probeMigrations(async () => undefined);
      const newer = { ...migrations, 'probe/2027-01-01-later': { up: async () => undefined } };
      const schema = { entities: [], tables: [probeTable] };
      await migrate(database, { ...schema, migrations: newer });
      await expect(migrate(database, { ...schema, migrations })).rejects.toThrow(
        'a newer version has migrated this database (probe/2027-01-01-later)',
      );
    });
  });
});
