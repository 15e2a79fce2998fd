import { expect, it } from 'vitest';
import { bulkInsert } from '../../../../server/db/rows/bulkInsert';
import { bulkUpdate } from '../../../../server/db/rows/bulkUpdate';
import { recordCodec } from '../../../../server/db/rows/recordCodec';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import { describeOnBothDatabases } from '../../support/testDatabase';

const FIELDS = ['attendantName', 'planStart', 'riskScore', 'signInLng', 'missedOut', 'riskHits'] as const;
/** More than fit into one statement. */
const COUNT = 700;
const moment = '2026-03-12T09:00:00.000+08:00';

describeOnBothDatabases('an update of many records', (open) => {
  it('writes texts, moments, numbers, booleans, lists and nulls, each to its own record', async () => {
    const database = await open();
    const shared = { createTime: moment, updateTime: moment, createBy: 'system', updateBy: 'system', version: 3 };
    const records = Array.from({ length: COUNT + 1 }, (_, index) => ({
      id: index + 1,
      ...shared,
      attendantName: '原来',
      riskScore: 1,
    }));
    const changed = records.slice(0, COUNT).map(({ id }) => ({
      id,
      attendantName: id % 2 === 0 ? `护理员'${id}` : null,
      planStart: moment,
      riskScore: id,
      signInLng: 90.5 + id / 1000,
      missedOut: id % 3 === 0,
      riskHits: [{ ruleId: 'R01', value: id }],
    }));
    await database.write(async (transaction) => {
      const writing = { transaction, entity: serviceApplication };
      await bulkInsert({ ...writing, records });
      await bulkUpdate({ ...writing, fields: FIELDS, records: changed });
      await bulkUpdate({ ...writing, fields: FIELDS, records: [] });
    });
    const rows = await database.read
      .selectFrom('serviceApplication')
      .select(['id', 'version', 'searchText', ...FIELDS])
      .orderBy('id')
      .execute();
    const read = rows.map((row) => recordCodec(serviceApplication).decode(row));
    expect(
      read
        .slice(0, COUNT)
        .map((record) => Object.fromEntries((['id', ...FIELDS] as const).map((name) => [name, record[name]]))),
    ).toEqual(changed);
    const names = rows.map(({ attendantName }) => attendantName ?? '');
    expect(rows.map(({ searchText }) => String(searchText).split('\u001f').filter(Boolean).join())).toEqual(names);
    expect(new Set(read.map(({ version }) => version))).toEqual(new Set([3]));
    expect(read.at(-1)).toMatchObject({ id: COUNT + 1, attendantName: '原来', riskScore: 1, planStart: null });
  });
});
