import { beforeAll, expect, it } from 'vitest';
import { addDays, addMonths, dayAt } from '../../../contract/moment';
import type { ApplicationState } from '../../../src/plugins/service/entities/applications/applicationStates';
import { activated, added, attendantInput, codes, elderInput, mobileNumber, residentId } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

type Row = Record<string, unknown> & { id: number };

describeOnBothDatabases('reading records', (open) => {
  let server: TestApp;
  const rows = (body: { data?: unknown }) => body.data as Row[];
  beforeAll(async () => {
    server = await testApp(open);
  });

  it('returns a whole type list in its order, with the number of rows', async () => {
    const { body } = await server.call('selectAll.elderlyType.open');
    expect(rows(body).map(({ code }) => code)).toEqual(['GOV', 'LTCI', 'HBED', 'SELF', 'FAMILY', 'CHARITY']);
    expect(body.dataCount).toBe(6);
  });

  it('returns several records in the requested order and leaves out missing ones', async () => {
    const { body } = await server.call('selectByIds.elderlyType.open', { ids: [3, 77_777, 1] });
    expect(rows(body).map(({ id }) => id)).toEqual([3, 1]);
  });

  it('pages, and counts all pages', async () => {
    const ids: number[] = [];
    for (const pageNum of [1, 2, 3]) {
      const { body } = await server.call('selectBySelectivePagination.logType.open', { pageNum, pageSize: 5 });
      expect(body.dataCount).toBe(12);
      ids.push(...rows(body).map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(12);
  });

  it('includes a change in the next count', async () => {
    const count = async () =>
      (await server.call('selectBySelectivePagination.user.open', { status: 'normal' })).body.dataCount;
    const before = Number(await count());
    const user = await added(server, 'user', { nickname: '新用户', phone: mobileNumber() });
    const during = await count();
    await server.call('disableUser.user.open', { id: user.id });
    expect([during, await count()]).toEqual([before + 1, before]);
  });

  it('computes the age on the current day and finds elders by it', async () => {
    const today = dayAt(server.clock.now);
    const born = (years: number, days: number) => addDays(addMonths(today, -12 * years), days).replaceAll('-', '');
    const elder = async (birth: string) =>
      (await added(server, 'elderly', await elderInput(server, { idNo: residentId({ birth }), community: '年龄社区' })))
        .id;
    const turned = await elder(born(81, 0));
    const notYet = await elder(born(81, 1));
    const found = async (range: Record<string, unknown>) => {
      const { body } = await server.call('selectBySelectivePagination.elderly.open', {
        community: '年龄社区',
        ...range,
      });
      return rows(body).map(({ id, age }) => [id, age]);
    };
    expect(await found({ 'age.from': 81 })).toEqual([[turned, 81]]);
    expect(await found({ age: 80 })).toEqual([[notYet, 80]]);
    expect(await found({ sort: 'age', order: 'desc' })).toEqual([
      [turned, 81],
      [notYet, 80],
    ]);
  });

  it('also works with POST, as JSON and as a form', async () => {
    for (const code of ['GOV', 'LTCI']) {
      for (const options of [{}, { method: 'POST' }, { method: 'POST', form: true }] as const) {
        const { body } = await server.call('selectBySelectivePagination.elderlyType.open', { code }, options);
        expect(rows(body).map((row) => row.code)).toEqual([code]);
      }
    }
  });

  it('counts all pages from a partly filled page, and from one past the end', async () => {
    const counts: unknown[] = [];
    for (const pageNum of [1, 2, 3, 9]) {
      const { body } = await server.call('selectBySelectivePagination.logType.open', { pageNum, pageSize: 8 });
      counts.push([rows(body).length, body.dataCount]);
    }
    expect(counts).toEqual([
      [8, 12],
      [4, 12],
      [0, 12],
      [0, 12],
    ]);
  });

  it('finds attendants by a part of the name, passed ones first, at most twenty', async () => {
    const pending = await added(server, 'attendant', await attendantInput(server, { name: '诸葛乙' }));
    const passed = await added(server, 'attendant', await attendantInput(server, { name: '诸葛甲' }));
    await server.call('passAttendant.attendant.open', { id: passed.id });
    const { body } = await server.call('selectByName.attendant.open', { name: '诸葛' });
    expect(rows(body).map(({ id }) => id)).toEqual([passed.id, pending.id]);
  });

  it('returns the addresses of one user, the default one first and only one', async () => {
    const user = await added(server, 'user', { nickname: '有地址', phone: mobileNumber() });
    const address = {
      userId: user.id,
      contactName: '王小明',
      contactPhone: mobileNumber(),
      regionCode: '119901',
      detail: '1号',
    };
    const first = await added(server, 'userAddress', { ...address, isDefault: true });
    const second = await added(server, 'userAddress', { ...address, isDefault: true });
    const { body } = await server.call('selectByUserId.userAddress.open', { userId: user.id });
    expect(rows(body).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
  });

  it('limits a user to twenty addresses', async () => {
    const user = await added(server, 'user', { nickname: '很多地址', phone: mobileNumber() });
    const address = {
      userId: user.id,
      contactName: '王小明',
      contactPhone: mobileNumber(),
      regionCode: '119901',
      detail: '1号',
    };
    for (let count = 0; count < 20; count += 1) await added(server, 'userAddress', address);
    const { body } = await server.call('insert.userAddress.open', address);
    expect(body.errors).toEqual({ userId: '每个用户最多 20 个地址' });
  });

  it('keeps both limits of addresses when many are added in parallel', async () => {
    const user = await added(server, 'user', { nickname: '同时添加', phone: mobileNumber() });
    const address = {
      userId: user.id,
      contactName: '王小明',
      contactPhone: mobileNumber(),
      regionCode: '119901',
      detail: '1号',
      isDefault: true,
    };
    await Promise.all(Array.from({ length: 24 }, () => server.call('insert.userAddress.open', address)));
    const { body } = await server.call('selectByUserId.userAddress.open', { userId: user.id });
    expect([body.dataCount, rows(body).filter(({ isDefault }) => isDefault).length]).toEqual([20, 1]);
  });

  it('returns elders by the filters of the list without pages', async () => {
    const elder = await added(server, 'elderly', await elderInput(server, { community: '选择社区' }));
    const { body } = await server.call('selectBySelective.elderly.open', { 'community.like': '选择' });
    expect(rows(body).map(({ id }) => id)).toEqual([elder.id]);
  });

  it('returns active elders under contract without a service, the longest without service first', async () => {
    const grades = await codes(server, 'elderlyCapacityType');
    const region = '119907';
    const elder = async (changes: Record<string, unknown>, lastServiceTime?: string) => {
      const { id } = await added(server, 'elderly', await elderInput(server, { regionCode: region, ...changes }));
      await activated(server, id);
      if (lastServiceTime) await visited(id, Date.parse(lastServiceTime));
      return id;
    };
    const visited = (elderlyId: number, time: number, status: ApplicationState = 'completed') =>
      server.database.write(async (transaction) => {
        const signInTime = status === 'completed' ? time : null;
        const visit = { elderlyId, planStart: time, signInTime, status, serviceTypeId: 1 };
        await transaction.insertInto('serviceApplication').values(visit).execute();
        if (signInTime === null) return;
        await transaction.updateTable('elderly').set({ lastServiceTime: time }).where('id', '=', elderlyId).execute();
      });
    const period = { from: '2025-05-01', to: '2025-05-31', region };
    const longAgo = await elder({}, '2025-03-01T09:00:00+08:00');
    const lately = await elder({}, '2025-04-30T23:59:59+08:00');
    const inPeriod = await elder({}, '2025-05-01T00:00:00+08:00');
    const never = await elder({});
    const notYet = await elder({ serviceStartDate: '2025-05-02', serviceEndDate: '2030-01-01' });
    const draft = (await added(server, 'elderly', await elderInput(server, { regionCode: region }))).id;
    const suspended = await elder({});
    await server.call('suspendElderly.elderly.open', { id: suspended, reason: 'away', until: '2098-01-01' });

    const { body } = await server.call('selectByNoServiced.elderly.open', period);
    const found = rows(body).map(({ id }) => id);
    expect(found).toEqual([never, longAgo, lately]);
    expect(body.dataCount).toBe(3);
    expect([inPeriod, notYet, draft, suspended].filter((id) => found.includes(id))).toEqual([]);
    expect(rows(body)[0]).toMatchObject({ daysSinceService: null, reason: 'neverServed', plannedCount: 0 });

    await visited(never, Date.parse('2025-05-31T23:59:59+08:00'), 'cancelled');
    await visited(longAgo, Date.parse('2025-05-01T00:00:00+08:00'), 'cancelled');
    await visited(longAgo, Date.parse('2025-05-02T00:00:00+08:00'), 'missed');
    await visited(lately, Date.parse('2025-06-01T00:00:00+08:00'), 'assigned');
    const planned = rows((await server.call('selectByNoServiced.elderly.open', period)).body);
    expect(planned).toMatchObject([
      { id: never, reason: 'allCancelled', plannedCount: 1, cancelledCount: 1 },
      { id: longAgo, reason: 'notSignedIn', plannedCount: 2, cancelledCount: 1 },
      { id: lately, reason: 'noPlan', plannedCount: 0, cancelledCount: 0 },
    ]);
    const ofOther = await server.call('selectByNoServiced.elderly.open', { ...period, serviceTypeIds: [2, 3] });
    expect(rows(ofOther.body).find(({ id }) => id === inPeriod)).toMatchObject({ reason: 'noPlan' });
    const ofThis = await server.call('selectByNoServiced.elderly.open', { ...period, serviceTypeIds: [1, 2] });
    expect(rows(ofThis.body).map(({ id }) => id)).not.toContain(inPeriod);

    const withSuspended = await server.call('selectByNoServiced.elderly.open', { ...period, includeSuspended: true });
    expect(rows(withSuspended.body).find(({ id }) => id === suspended)).toMatchObject({ reason: 'suspended' });
    const otherGrade = await server.call('selectByNoServiced.elderly.open', {
      ...period,
      capacityTypeIds: [grades['0']],
    });
    expect(otherGrade.body.dataCount).toBe(0);

    const elsewhere = await elder({ regionCode: `${region}003001`, street: '筛查街道', community: '筛查社区' });
    for (const place of [{ street: '筛查街道' }, { community: '筛查社区' }]) {
      const { body } = await server.call('selectByNoServiced.elderly.open', { ...period, ...place });
      expect(rows(body).map(({ id }) => id)).toEqual([elsewhere]);
    }
    // A city includes its districts, in this screening and in every list.
    const ofCity = await server.call('selectByNoServiced.elderly.open', {
      ...period,
      region: '119900',
      street: '筛查街道',
    });
    expect(rows(ofCity.body).map(({ id }) => id)).toEqual([elsewhere]);
    for (const regionCode of ['119900', region, '119907003001']) {
      const list = await server.call('selectBySelectivePagination.elderly.open', { regionCode, street: '筛查街道' });
      expect(rows(list.body).map(({ id }) => id)).toEqual([elsewhere]);
    }
    const beside = await server.call('selectBySelectivePagination.elderly.open', { regionCode: '119908' });
    expect(rows(beside.body)).toEqual([]);
    const offered = async (asked: Record<string, unknown>) =>
      (await server.call('selectPlaces.elderly.open', asked)).body.data;
    for (const keyword of ['筛查', 'shaicha', 'sc']) {
      expect(await offered({ part: 'community', keyword })).toEqual([{ value: '筛查社区', hint: '筛查街道' }]);
    }
    expect(await offered({ part: 'street', keyword: '没有这条' })).toEqual([]);
    const [street, community] = [
      { value: '119907003', count: 1, name: '筛查街道' },
      { value: '119907003001', count: 1, name: '筛查社区', hint: '筛查街道' },
    ];
    for (const keyword of ['筛查', 'shaicha', '119907003']) {
      expect(await offered({ part: 'region', keyword })).toEqual([street, community]);
    }
    const districts: { value: string }[] = await offered({ part: 'region' });
    expect(districts.map(({ value }) => value)).toContain(region);
    expect(districts.every(({ value }) => value.length === 6)).toBe(true);

    const [soon, later] = [server.clock.now + 3_600_000, server.clock.now + 7_200_000];
    const plan = { elderlyId: elsewhere, planStart: soon, planEnd: later, serviceTypeId: 1 };
    const scheduled = (status: ApplicationState) =>
      server.database.write((transaction) =>
        transaction
          .insertInto('serviceApplication')
          .values({ ...plan, status })
          .execute(),
      );
    const reason = async () => {
      const asked = { from: `${dayAt(soon).slice(0, 7)}-01`, region, street: '筛查街道' };
      return rows((await server.call('selectByNoServiced.elderly.open', asked)).body)[0]?.reason;
    };
    await scheduled('accepted');
    expect(await reason()).toBe('waiting');
    await scheduled('assigned');
    expect(await reason()).toBe('scheduled');
  });

  it('refuses a screening whose period ends before it begins', async () => {
    const { body } = await server.call('selectByNoServiced.elderly.open', { from: '2025-05-02', to: '2025-05-01' });
    expect(body).toMatchObject({ status: 4000, errors: { to: '结束须晚于开始' } });
  });
});
