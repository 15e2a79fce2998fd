import { beforeAll, describe, expect, it } from 'vitest';
import { applicationInput, moment, servedElder } from '../builders/applications';
import { added, attendantInput, elderInput, mobileNumber } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

/** Districts that do not exist, of two cities. */
const HERE = '119901';
const THERE = '119802';

describeOnBothDatabases('data scope', (open) => {
  let server: TestApp;
  let mine: { id: number; token: string };
  const here: Record<string, number> = {};
  const there: Record<string, number> = {};
  const versions: Record<string, number> = {};
  const as = (name: string, params: Record<string, unknown> = {}, token = mine.token) =>
    server.call(name, params, { token });

  async function fill(ids: Record<string, number>, region: string): Promise<void> {
    const attendant = await added(server, 'attendant', await attendantInput(server, { region, name: '范围护理员' }));
    const user = await added(server, 'user', { nickname: '家属', phone: mobileNumber(), region });
    const elder = { id: await servedElder(server, { regionCode: region, name: '范围老人' }) };
    const address = await added(server, 'userAddress', {
      userId: user.id,
      contactName: '联系人',
      contactPhone: mobileNumber(),
      regionCode: region,
      detail: '1号楼',
      lng: 120.1,
      lat: 30.2,
    });
    Object.assign(ids, { attendant: attendant.id, user: user.id, elderly: elder.id, userAddress: address.id });
    ids.serviceApplication = await visit(elder.id);
  }

  const theirs = async () =>
    (await server.call('selectById.elderly.open', { id: there.elderly })).body.data as Record<string, unknown>;

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: Date.parse('2026-03-10T08:00:00.000+08:00') } });
    await fill(here, HERE);
    await fill(there, THERE);
    for (const entity of entities) {
      const { body } = await server.call(`selectById.${entity}.open`, { id: there[entity] });
      versions[entity] = (body.data as { version: number }).version;
    }
    mine = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: [HERE] });
  });

  async function visit(elderlyId: number): Promise<number> {
    const input = await applicationInput(server, {
      elderlyId,
      planStart: moment('2026-03-12', '09:00'),
      planEnd: moment('2026-03-12', '09:45'),
    });
    return (await added(server, 'serviceApplication', input)).id;
  }

  const entities = ['elderly', 'attendant', 'user', 'userAddress', 'serviceApplication'] as const;
  const idsIn = (body: { data: unknown }) => (body.data as { id: number }[]).map(({ id }) => id);

  describe.each(entities)('%s', (entity) => {
    it('lists, counts and reads only records of the region', async () => {
      const page = await as(`selectBySelectivePagination.${entity}.open`);
      expect([idsIn(page.body), page.body.dataCount]).toEqual([[here[entity]], 1]);
      const beyond = await as(`selectBySelectivePagination.${entity}.open`, { pageNum: 9 });
      expect([idsIn(beyond.body), beyond.body.dataCount]).toEqual([[], 1]);
      expect(idsIn((await as(`selectAll.${entity}.open`)).body)).toEqual([here[entity]]);
      const some = await as(`selectByIds.${entity}.open`, { ids: [here[entity], there[entity]] });
      expect(idsIn(some.body)).toEqual([here[entity]]);
    });

    it('answers for a record outside exactly as for a missing one', async () => {
      const calls: [string, Record<string, unknown>][] = [
        [`selectById.${entity}.open`, {}],
        [`updateByIdSelective.${entity}.open`, { remark: '改' }],
        [`deleteById.${entity}.open`, {}],
        [`unmask.${entity}.admin`, { reason: '核对身份信息' }],
      ];
      for (const [name, params] of calls) {
        const outside = await as(name, { ...params, id: there[entity] });
        const missing = await as(name, { ...params, id: 999_999 });
        expect([name, outside.http, outside.text]).toEqual([name, 200, missing.text]);
        expect(outside.body.message).toBe('记录不存在');
      }
      const many = await as(`deleteByIds.${entity}.open`, { ids: [there[entity]] });
      expect(many.body.data).toEqual({
        done: [],
        failed: [{ id: there[entity], message: '记录不存在', code: 'notFound' }],
      });
      const kept = await server.call(`selectById.${entity}.open`, { id: there[entity] });
      expect([kept.body.status, (kept.body.data as { version: number }).version]).toEqual([8000, versions[entity]]);
    });
  });

  it('limits keyword searches', async () => {
    for (const entity of ['elderly', 'attendant'] as const) {
      const { body } = await as(`selectBySelectivePagination.${entity}.open`, { keyword: '范围' });
      expect([idsIn(body), body.dataCount]).toEqual([[here[entity]], 1]);
    }
    const { body } = await as('selectByName.attendant.open', { name: '范围' });
    expect(idsIn(body)).toEqual([here.attendant]);
  });

  it('limits every special read of visits', async () => {
    const reads: [string, Record<string, unknown>, Record<string, unknown>][] = [
      ['selectByUserId.userAddress.open', { userId: here.user }, { userId: there.user }],
      ['selectBySelective.serviceApplication.open', { elderlyId: here.elderly }, { elderlyId: there.elderly }],
    ];
    for (const [name, inside, outside] of reads) {
      expect([name, (await as(name, inside)).body.dataCount, (await as(name, outside)).body.dataCount]).toEqual([
        name,
        1,
        0,
      ]);
    }
    const board = (await as('selectDayBoard.serviceApplication.open', { date: '2026-03-12' })).body.data as {
      attendantCount: number;
    };
    expect(board.attendantCount).toBe(0);
    for (const operation of ['selectAssignable', 'accept', 'cancel']) {
      const outside = await as(`${operation}.serviceApplication.open`, {
        id: there.serviceApplication,
        cancelReason: 'other',
        cancelParty: 'company',
        reason: '不需要了',
      });
      expect([operation, outside.http, outside.body.status]).toEqual([operation, 200, 4000]);
    }
    for (const read of [
      'selectSignPagination',
      'selectHighRiskPagination',
      'selectRiskStatistics',
      'selectBySelective',
    ]) {
      const { body, text } = await as(`${read}.serviceApplication.open`);
      expect([read, body.status]).toEqual([read, 8000]);
      expect(text).not.toContain(String((await theirs()).elderlyNo));
    }
    const noServiced = await as('selectByNoServiced.elderly.open');
    expect(noServiced.body.status).toBe(8000);
    expect(JSON.stringify(noServiced.body)).not.toContain(String((await theirs()).elderlyNo));
  });

  it('refuses a reference to a record outside like a missing one, and writes nothing', async () => {
    const before = (await server.call('selectBySelectivePagination.serviceApplication.open')).body.dataCount;
    const input = await applicationInput(server, {
      planStart: moment('2026-03-13', '09:00'),
      planEnd: moment('2026-03-13', '09:45'),
    });
    const outside = await as('insert.serviceApplication.open', { ...input, elderlyId: there.elderly });
    expect([outside.body.status, outside.body.errors]).toEqual([4000, { elderlyId: '所选记录不存在' }]);
    const other = await as('insert.serviceApplication.open', { ...input, elderlyId: here.elderly, userId: there.user });
    expect(other.body.errors).toEqual({ userId: '所选记录不存在' });
    expect((await server.call('selectBySelectivePagination.serviceApplication.open')).body.dataCount).toBe(before);
  });

  it('allows no record to be added or moved outside the region', async () => {
    const entered = await as('insert.elderly.open', await elderInput(server, { regionCode: THERE }));
    expect(entered.body.errors).toEqual({ regionCode: '超出您的数据范围，请改选您负责的区域或人员' });
    const moved = await as('updateByIdSelective.elderly.open', { id: here.elderly, regionCode: THERE });
    expect(moved.body.errors).toEqual({ regionCode: '超出您的数据范围，请改选您负责的区域或人员' });
    expect((await as('selectById.elderly.open', { id: here.elderly })).body.data).toMatchObject({ regionCode: HERE });
  });

  it('limits the usage counts of type lists', async () => {
    const uses = async (token: string) => {
      const { body } = await server.call('selectAll.elderlyType.open', {}, { token });
      return (body.data as { usageCount: number }[]).reduce((sum, { usageCount }) => sum + usageCount, 0);
    };
    // Called alternately, so that nothing cached for one is returned to the other.
    expect([await uses(mine.token), await uses(server.token), await uses(mine.token)]).toEqual([2, 4, 2]);
  });

  it('limits packages, also when another process creates them later', async () => {
    const begun = await as('packageAll.elderlyIO.open');
    expect((begun.body.data as { total: number }).total).toBe(1);
    const none = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: ['119955'] });
    expect((await as('packageAll.elderlyIO.open', {}, none.token)).body.message).toBe(
      (await as('packageSelective.elderlyIO.open', { status: 'deceased' })).body.message,
    );
  });

  it('treats the code of a city as all its districts', async () => {
    const city = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'region', regionCodes: ['119800'] });
    expect(idsIn((await as('selectAll.elderly.open', {}, city.token)).body)).toEqual([there.elderly]);
  });

  it('takes effect at the next call after a change', async () => {
    const other = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'all' });
    expect((await as('selectAll.elderly.open', {}, other.token)).body.dataCount).toBe(2);
    await server.call('updateByIdSelective.admin.open', { id: other.id, dataScope: 'region', regionCodes: [THERE] });
    expect(idsIn((await as('selectAll.elderly.open', {}, other.token)).body)).toEqual([there.elderly]);
  });

  it('shows nothing with a region scope without regions', async () => {
    const refused = await server.call('insert.admin.open', {
      username: 'noregion',
      name: '某',
      password: 'a password of their own',
      dataScope: 'region',
    });
    expect(refused.body.errors).toEqual({ regionCodes: '不能为空' });
  });

  describe('of one’s own records', () => {
    let owner: { id: number; token: string };
    beforeAll(async () => {
      owner = await server.signInAs({ extraGrants: ['*.*.*'], dataScope: 'own' });
    });

    it('shows the records one is responsible for, their dependents, and those one has entered', async () => {
      expect((await as('selectAll.elderly.open', {}, owner.token)).body.dataCount).toBe(0);
      await server.call('updateByIdSelective.elderly.open', { id: here.elderly, adminId: owner.id });
      expect(idsIn((await as('selectAll.elderly.open', {}, owner.token)).body)).toEqual([here.elderly]);
      expect(idsIn((await as('selectAll.serviceApplication.open', {}, owner.token)).body)).toEqual([
        here.serviceApplication,
      ]);
      const user = await as('insert.user.open', { nickname: '我录入的', phone: mobileNumber() }, owner.token);
      expect(idsIn((await as('selectAll.user.open', {}, owner.token)).body)).toEqual([
        (user.body.data as { id: number }).id,
      ]);
    });

    it('makes the author of an elder responsible, and allows no transfer to others', async () => {
      const entered = await as('insert.elderly.open', await elderInput(server), owner.token);
      expect(entered.body.data).toMatchObject({ adminId: owner.id });
      const { id } = entered.body.data as { id: number };
      const handed = await as('updateByIdSelective.elderly.open', { id, adminId: mine.id }, owner.token);
      expect(handed.body.errors).toEqual({ adminId: '超出您的数据范围，请改选您负责的区域或人员' });
    });

    it('hides the log of others', async () => {
      const { body } = await as('selectBySelectivePagination.log.open', { pageSize: 100 }, owner.token);
      expect(new Set((body.data as { adminId: number }[]).map(({ adminId }) => adminId))).toEqual(new Set([owner.id]));
    });
  });
});
