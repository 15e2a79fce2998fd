import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/openDatabase';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('database', (open) => {
  const count = async (database: Awaited<ReturnType<typeof open>>) =>
    (await database.read.selectFrom('setting').select('name').execute()).length;

  it('allows reads during a write and shows them only committed data', async () => {
    const database = await open();
    const before = await count(database);
    await database.write(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'a', value: '1' }).execute();
      expect(await count(database)).toBe(before);
    });
    expect(await count(database)).toBe(before + 1);
  });

  it('runs several reads in parallel, each on the data committed by then', async () => {
    const database = await open();
    const written = { sql: `select "name" from "setting" where "name" = 'beside'`, parameters: [] };
    const number = { sql: 'select 1', parameters: [] };
    expect(await database.readInParallel([written, number, written])).toEqual([[], [[1]], []]);
    await database.write((transaction) =>
      transaction.insertInto('setting').values({ name: 'beside', value: '1' }).execute(),
    );
    expect(await database.readInParallel([written, number, written])).toEqual([[['beside']], [[1]], [['beside']]]);
  });

  it('continues parallel reads after a statement that fails', async () => {
    const database = await open();
    await expect(database.readInParallel([{ sql: 'select * from "nowhere"', parameters: [] }])).rejects.toThrow(
      'nowhere',
    );
    expect(await database.readInParallel([{ sql: 'select 1', parameters: [] }])).toEqual([[[1]]]);
  });

  it('rolls back when a write fails, and continues', async () => {
    const database = await open();
    const before = await count(database);
    const failing = database.write(async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'b', value: '1' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await database.write((transaction) =>
      transaction.insertInto('setting').values({ name: 'c', value: '1' }).execute(),
    );
    expect(await count(database)).toBe(before + 1);
  });

  it('serializes the writes of two processes', async () => {
    const address = await open.address();
    const [first, second] = [openDatabase(address), openDatabase(address)];
    await first.write((transaction) => transaction.insertInto('setting').values({ name: 'n', value: '0' }).execute());
    const increase = (database: typeof first) =>
      database.write(async (transaction) => {
        const row = await transaction
          .selectFrom('setting')
          .select('value')
          .where('name', '=', 'n')
          .$if(database.dialect === 'postgres', (query) => query.forUpdate())
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable('setting')
          .set({ value: String(Number(row.value) + 1) })
          .where('name', '=', 'n')
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, (_, index) => increase(index % 2 === 0 ? first : second)));
    const row = await second.read.selectFrom('setting').select('value').where('name', '=', 'n').executeTakeFirst();
    expect(row?.value).toBe('20');
    await first.close();
    await second.close();
  });

  it('compares texts by code point and lower-cases ASCII letters only', async () => {
    const database = await open();
    const texts = ['b', 'B', 'a', 'É', 'é', '中', '一', 'Z', '𠀀', '~'];
    await database.write((transaction) =>
      transaction
        .insertInto('setting')
        .values(texts.map((name) => ({ name: `t${name}`, value: name })))
        .execute(),
    );
    const rows = await database.read
      .selectFrom('setting')
      .select(({ fn, ref }) => ['value', fn<string>('lower', [ref('value')]).as('lower')])
      .where('name', 'like', 't%')
      .orderBy('value')
      .execute();
    const found = rows.filter(({ value }) => texts.includes(String(value)));
    expect(found.map(({ value }) => value)).toEqual(['B', 'Z', 'a', 'b', '~', 'É', 'é', '一', '中', '𠀀']);
    expect(found.map(({ lower }) => lower)).toEqual(['b', 'z', 'a', 'b', '~', 'É', 'é', '一', '中', '𠀀']);
  });
});
