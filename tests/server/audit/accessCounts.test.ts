import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/moment';
import { added, attendantInput, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases, testDatabases } from '../support/testDatabase';

const PAGE = 'selectBySelectivePagination.elderly.open';

/** Returns the counts of one account, as the console shows them. */
const countsOf = async (server: TestApp, adminId: number) =>
  (await server.call('selectBySelectivePagination.accessCount.open', { adminId })).body.data as unknown as {
    entity: string;
    opened: number;
    listed: number;
    unusual: boolean;
  }[];

describeOnBothDatabases('counts of reads', (open) => {
  let server: TestApp;
  let reader: { id: number; token: string };
  beforeAll(async () => {
    server = await testApp(open, { env: { ACCESS_ALERT_OPENED: '3', ACCESS_ALERT_LISTED: '100' } });
    for (let count = 1; count <= 3; count += 1) await added(server, 'elderly', await elderInput(server));
    reader = await server.signInAs({ name: '读者', extraGrants: ['select*.elderly.*', 'select*.elderlyType.*'] });
  });
  const read = (times: number) =>
    Promise.all(Array.from({ length: times }, () => server.call('selectById.elderly.open', { id: 1 }, reader)));

  it('are stored by account, kind and day, and written in batches', async () => {
    await read(2);
    await server.call(PAGE, {}, reader);
    await server.call('selectAll.elderly.open', {}, reader);
    await server.call('selectAll.elderlyType.open', {}, reader);
    await server.app.auditWork.run({ isLast: true });
    expect(await countsOf(server, reader.id)).toMatchObject([
      { entity: 'elderly', opened: 2, listed: 6, unusual: false },
    ]);
    await read(1);
    await server.app.auditWork.run({ isLast: true });
    expect(await countsOf(server, reader.id)).toMatchObject([{ opened: 3, unusual: false }]);
  });

  it('include the names of people in a list', async () => {
    const attendant = await added(server, 'attendant', await attendantInput(server));
    await server.call('passAttendant.attendant.open', { id: attendant.id });
    await added(server, 'elderly', await elderInput(server, { attendantId: attendant.id }));
    const other = await server.signInAs({ extraGrants: ['select*.elderly.open', 'selectByIds.attendant.open'] });
    const { body } = await server.call(PAGE, { fields: 'attendantId', with: 'references' }, other);
    expect(body.references).toEqual({ attendant: [{ id: attendant.id, name: expect.stringContaining('*') }] });
    await server.app.auditWork.run({ isLast: true });
    const counted = (await countsOf(server, other.id)).map(({ entity, listed }) => [entity, listed]);
    expect(counted).toEqual(expect.arrayContaining([['attendant', 1]]));
  });

  it('report unusual numbers once a day: a log entry, a mark, messages to the super administrators', async () => {
    await read(1);
    await server.app.auditWork.run({ isLast: true });
    await read(1);
    await server.app.auditWork.run({ isLast: true });
    expect(await countsOf(server, reader.id)).toMatchObject([{ opened: 5, unusual: true }]);
    const logged = await server.call('selectBySelectivePagination.log.open', { operation: 'unusualAccess' });
    expect(logged.body.data).toMatchObject([{ adminId: reader.id, adminName: '读者', entity: 'accessCount' }]);
    const { read: queries } = server.database;
    const told = queries.selectFrom('outbox').selectAll().where('reason', '=', 'unusualAccess');
    const messages = await told.orderBy('id').execute();
    expect(messages.map(({ receiverType, receiverId, channel }) => [receiverType, receiverId, channel])).toEqual([
      ['admin', 1, 'inbox'],
      ['admin', 1, 'sms'],
    ]);
    expect(JSON.stringify(messages)).not.toContain('读者');
  });

  it('cannot be changed, and are deleted after 180 days', async () => {
    const insert = await server.call('insert.accessCount.open', { adminId: 1, day: '2026-01-01', entity: 'elderly' });
    expect(insert.body.code).toBe('appendOnly');
    server.clock.now += 182 * DAY_MS;
    await server.app.jobs.runDue();
    expect(await server.database.read.selectFrom('accessCount').select('id').execute()).toEqual([]);
  });
});

describe('the pending counts', () => {
  const open = testDatabases('sqlite');
  it('are written when the server stops', async () => {
    const server = await testApp(open);
    const { id, token } = await server.signInAs({ extraGrants: ['select*.elderly.*'] });
    await added(server, 'elderly', await elderInput(server));
    await server.call(PAGE, {}, { token });
    await server.app.close();
    const rows = await server.database.read.selectFrom('accessCount').selectAll().where('adminId', '=', id).execute();
    expect(rows).toMatchObject([{ entity: 'elderly', listed: 1 }]);
  });
});
