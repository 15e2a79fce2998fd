import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { defineEntity, type Entity } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import type { Filter } from '../../../../contract/query/query';
import { normalizeForComparison } from '../../../../contract/values/normalizeForComparison';
import type { Database } from '../../../../server/db/database';
import { planList, readPage } from '../../../../server/db/list';
import { COUNT_MAX, SORT_ALL_MAX } from '../../../../server/db/list/indexedSearch';
import { migrate } from '../../../../server/db/migrations/migrate';
import { openDatabase } from '../../../../server/db/openDatabase';
import { bulkInsert } from '../../../../server/db/rows/bulkInsert';
import { insertRecord } from '../../../../server/db/rows/repository';
import { describeOnBothDatabases } from '../../support/testDatabase';

const note = (indexedSearch?: boolean): Entity =>
  defineEntity({
    name: 'note',
    section: 'system',
    titleField: 'title' as never,
    fields: {
      title: text({ max: 50, search: true, list: true }),
      topic: text({ max: 50, search: true, filter: true }),
    },
    sort: [['title' as never, 'asc']],
    deletion: { kind: 'soft' },
    ...(indexedSearch && { indexedSearch }),
  });
const entity = note(true);

const ROWS = [
  { title: '王丽', topic: '清洁' },
  { title: '李王丽华', topic: '丽江' },
  { title: '𠮷野家', topic: '👵🏻 Oma' },
  { title: 'O\'Brien "Bob"', topic: '100% * NEAR(a b) AND OR' },
  { title: 'a', topic: 'ab' },
  { title: 'ABC', topic: 'c' },
  { title: 'élan Ünal', topic: 'ÉLAN' },
];

/** Parts of these texts and of none, from one character to all, with the syntax characters of full-text queries. */
const PARTS = [
  ...['王', '丽', '王丽', '丽华', '李王丽', '王丽华', '李王丽华', '丽江', '没有', '没有人叫'],
  ...['𠮷', '𠮷野', '𠮷野家', '👵', '🏻 o', 'oma', 'Oma'],
  ...['"', '"b', '"bob', "'", "o'b", '*', '%', '_', '100% *', 'near(a b)', ' and ', 'or', '(', '-', ':', '^a', '"" ""'],
  ...['a', 'A', 'ab', 'abc', 'ABC', 'bca', 'é', 'É', 'él', 'ÉLAN', 'élan', 'ü', 'nal'],
];

describeOnBothDatabases('the search index', (open) => {
  async function fresh<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = openDatabase(await open.address({ empty: true }));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  async function search(database: Database, keyword: string, filters: Filter[] = []) {
    const query = { pageNum: 1, pageSize: 5, sort: [{ field: 'title', order: 'asc' as const }], keyword, filters };
    const plan = planList({ queries: database.read, entity, query, today: '2026-11-26' });
    const { rowArrays: tuples, count } = await readPage(database, plan);
    return { indexed: plan.indexed !== undefined, count, ids: tuples.map(([id]) => Number(id)) };
  }

  const add = (database: Database, rows: readonly Record<string, string>[]) =>
    database.write(async (transaction) => {
      for (const row of rows) await insertRecord(transaction, entity, row);
    });
  const run = (database: Database, statement: string) =>
    database.write(async (transaction) => void (await sql.raw(statement).execute(transaction)));
  /** Returns what every row holds, read one by one. */
  const matching = async (database: Database, part: string) => {
    const rows = await database.read.selectFrom('note').selectAll().where('deleted', '=', 0).orderBy('id').execute();
    const isFound = (value: unknown) =>
      normalizeForComparison(String(value ?? '')).includes(normalizeForComparison(part));
    return rows.filter((row) => isFound(row.title) || isFound(row.topic)).map(({ id }) => Number(id));
  };
  const agrees = async (database: Database) => {
    for (const part of PARTS) {
      const { indexed, count, ids } = await search(database, part);
      expect({ part, indexed, count, ids: ids.sort() }).toEqual({
        part,
        indexed: database.dialect === 'sqlite',
        count: (await matching(database, part)).length,
        ids: await matching(database, part),
      });
    }
  };

  it('finds the same as a full scan while rows are added, changed, hidden, restored and removed', async () => {
    await fresh(async (database) => {
      await migrate(database, { entities: [entity] });
      await add(database, ROWS.slice(0, 5));
      await agrees(database);
      await add(database, ROWS.slice(5));
      await run(database, `update "note" set "deleted" = 1 where "id" in (2, 5)`);
      await agrees(database);
      await run(
        database,
        `update "note" set "deleted" = 0, "title" = '王丽', "searchText" = '王丽\u001fab' where "id" = 5`,
      );
      await run(database, `update "note" set "updateBy" = 'nobody'`);
      await agrees(database);
      await run(database, `delete from "note" where "id" in (1, 2, 3)`);
      await agrees(database);
      expect((await search(database, '王丽')).ids).toEqual([5]);
    });
  });

  it('also finds rows older than the index, once', async () => {
    await fresh(async (database) => {
      await migrate(database, { entities: [note()] });
      await add(database, ROWS);
      await migrate(database, { entities: [entity] });
      await migrate(database, { entities: [entity] });
      await agrees(database);
    });
  });

  it('writes nothing when the surrounding change fails', async () => {
    await fresh(async (database) => {
      await migrate(database, { entities: [entity] });
      const failed = database.write(async (transaction) => {
        await insertRecord(transaction, entity, { title: '王丽', topic: '清洁' });
        throw new Error('it ends here');
      });
      await expect(failed).rejects.toThrow('it ends here');
      expect(await search(database, '王丽')).toMatchObject({ count: 0, ids: [] });
    });
  });

  it('counts few, many and too many matches for the index, and lists the first in the requested order', async () => {
    await fresh(async (database) => {
      await migrate(database, { entities: [entity] });
      const shared = { createTime: '2026-11-26T08:00:00+08:00', updateTime: '2026-11-26T08:00:00+08:00', version: 1 };
      const total = COUNT_MAX + 10;
      const records = Array.from({ length: total }, (_, index) => ({
        id: index + 1,
        ...shared,
        // The last ones are first in the order.
        title: `row ${String(total - index).padStart(5, '0')}`,
        topic: index < SORT_ALL_MAX - 1 ? 'few seldom' : index < SORT_ALL_MAX + 5 ? 'seldom' : 'often',
      }));
      await database.write((transaction) => bulkInsert({ transaction, entity, records }));
      const last = (count: number) => Array.from({ length: 5 }, (_, index) => count - index);
      expect(await search(database, 'few')).toMatchObject({ count: SORT_ALL_MAX - 1, ids: last(SORT_ALL_MAX - 1) });
      expect(await search(database, 'seldom')).toMatchObject({ count: SORT_ALL_MAX + 5, ids: last(SORT_ALL_MAX + 5) });
      expect(await search(database, 'often')).toMatchObject({ count: total - SORT_ALL_MAX - 5, ids: last(total) });
      expect(await search(database, 'row')).toMatchObject({ count: total, ids: last(total) });
      const filter: Filter = { field: 'topic', operator: 'eq', value: 'seldom' };
      expect(await search(database, 'row', [filter])).toEqual({
        indexed: false,
        count: 6,
        ids: last(SORT_ALL_MAX + 5),
      });
    });
  });

  if (open.kind === 'sqlite') {
    it('keeps no part of a text that was changed or removed', async () => {
      await fresh(async (database) => {
        await migrate(database, { entities: [entity] });
        await add(database, ROWS);
        const parts = async () =>
          (await database.all('select term from "searchPart_note"', [])).map(({ term }) => term);
        expect(await parts()).toEqual(expect.arrayContaining(['李王丽', '王丽华', '𠮷野家']));
        await run(database, `update "note" set "searchText" = '某人' where "id" = 2`);
        await run(database, `delete from "note" where "id" = 3`);
        expect((await parts()).filter((part) => /李王|丽华|𠮷/u.test(String(part)))).toEqual([]);
      });
    });
  }
});

/** ASCII letters only, as in the databases. */
