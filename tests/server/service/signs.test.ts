import { beforeAll, expect, it } from 'vitest';
import type { SignPage } from '../../../src/plugins/service/entities/signs/signCalls';
import { type SignGroup, signGroups } from '../../../src/plugins/service/entities/signs/signStatus';
import { groupCount, groupFilter } from '../../../src/plugins/service/sign/signCounts';
import { passedAttendant, servedElder } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
/** Nobody has signed in. */
const UNSIGNED = {
  signInTime: null,
  signOutTime: null,
  signInDistanceM: null,
  signOutDistanceM: null,
  signMethod: null,
  actualMinutes: null,
};
const assigned = { ...UNSIGNED, status: 'assigned' };

describeOnBothDatabases('selectSignPagination', (open) => {
  let server: TestApp;
  let elders: number[];
  let attendants: number[];
  let visits: Record<string, number>;
  const call = (params: Record<string, unknown> = {}) =>
    server.call('selectSignPagination.serviceApplication.open', params);
  const ask = async (params: Record<string, unknown> = {}) => {
    const { body, text } = await call(params);
    if (body.status !== 8000) throw new Error(text);
    return body.data as SignPage;
  };
  const names = async (params: Record<string, unknown> = {}) =>
    (await ask(params)).rows.map(({ id }) => Object.keys(visits).find((name) => visits[name] === id));

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    elders = [await servedElder(server), await servedElder(server, { street: '望江街道' })];
    attendants = [await passedAttendant(server), await passedAttendant(server)];
    const { LIFE02 } = await codes(server, 'serviceType');
    const visit = (start: number, changes: Record<string, unknown> = {}) =>
      signedVisit(server, { elderlyId: elders[0] ?? 0, attendantId: attendants[0] ?? 0, start, ...changes });
    visits = {
      done: await visit(NOON - 5 * HOUR),
      late: await visit(NOON - 20 * MINUTE, assigned),
      missed: await visit(NOON - 3 * HOUR, { ...assigned, status: 'missed' }),
      waiting: await visit(NOON + 30 * MINUTE, { ...assigned, serviceTypeId: LIFE02 }),
      notDue: await visit(NOON + 6 * HOUR, { ...assigned, elderlyId: elders[1], attendantId: attendants[1] }),
      running: await visit(NOON - 30 * MINUTE, {
        status: 'inService',
        signOutTime: null,
        signOutDistanceM: null,
        actualMinutes: null,
      }),
      overdue: await visit(NOON - 2 * HOUR, {
        status: 'inService',
        signOutTime: null,
        signOutDistanceM: null,
        actualMinutes: null,
      }),
      missedOut: await visit(NOON - 6 * HOUR, { missedOut: true, serviceRegionCode: '119902' }),
      abnormal: await visit(NOON - 4 * HOUR, { signInMock: true, signInDistanceM: 480 }),
      manual: await visit(NOON - 7 * HOUR, {
        signMethod: 'manual',
        signInTime: '2026-03-12T05:10:00.001+08:00',
      }),
      cancelled: await visit(NOON - HOUR, { ...UNSIGNED, status: 'cancelled' }),
      applied: await visit(NOON - HOUR, { ...UNSIGNED, status: 'applied', attendantId: null }),
      yesterday: await visit(NOON - DAY),
      tomorrow: await visit(NOON + DAY, assigned),
    };
    await rated(server, [visits.abnormal ?? 0]);
  });

  it('returns the visits of today: missed ones first, then overdue ones, then by their start', async () => {
    expect(await names()).toEqual([
      'missedOut',
      'missed',
      'overdue',
      'late',
      'manual',
      'done',
      'abnormal',
      'running',
      'waiting',
      'notDue',
    ]);
  });

  it('returns for each visit the status of its record', async () => {
    const { rows } = await ask();
    expect(Object.fromEntries(rows.map(({ id, signStatus }) => [id, signStatus]))).toEqual({
      [visits.missedOut ?? 0]: 'missedOut',
      [visits.missed ?? 0]: 'missedIn',
      [visits.overdue ?? 0]: 'overdueOut',
      [visits.late ?? 0]: 'lateIn',
      [visits.manual ?? 0]: 'manual',
      [visits.done ?? 0]: 'done',
      [visits.abnormal ?? 0]: 'doneAbnormal',
      [visits.running ?? 0]: 'inService',
      [visits.waiting ?? 0]: 'waiting',
      [visits.notDue ?? 0]: 'notDue',
    });
    for (const { id, signStatus } of rows) {
      expect(await ask({ signStatus: [signStatus] })).toMatchObject({ rows: [{ id, signStatus }], dataCount: 1 });
    }
  });

  it('counts the day whatever statuses are shown, and the share on time of those due', async () => {
    const { summary } = await ask({ signStatus: ['lateIn', 'waiting'] });
    expect(summary).toEqual({
      date: '2026-03-12',
      counts: {
        notDue: 1,
        waiting: 1,
        lateIn: 1,
        missedIn: 1,
        inService: 1,
        overdueOut: 1,
        missedOut: 1,
        done: 1,
        doneAbnormal: 1,
        manual: 1,
      },
      // The one signed by hand came a millisecond too late.
      due: 8,
      onTime: 5,
    });
    expect((await ask({ date: '2026-03-20' })).summary).toEqual({
      date: '2026-03-20',
      counts: {},
      due: 0,
      onTime: 0,
    });
  });

  it('counts for each figure as many as its list shows', async () => {
    const { summary } = await ask();
    const groups = Object.keys(signGroups) as SignGroup[];
    const listed = await Promise.all(groups.map(async (group) => (await ask(groupFilter({}, group))).dataCount));
    expect(listed).toEqual(groups.map((group) => groupCount(summary, group)));
  });

  it('returns another day on request', async () => {
    expect(await names({ date: '2026-03-11' })).toEqual(['yesterday']);
    expect(await names({ date: '2026-03-13' })).toEqual(['tomorrow']);
  });

  it('filters by status, attendant, service, region, street, distance and keyword', async () => {
    expect(await names({ signStatus: ['done', 'manual'] })).toEqual(['manual', 'done']);
    expect(await names({ attendantId: attendants[1] })).toEqual(['notDue']);
    const services = await codes(server, 'serviceType');
    expect(await names({ serviceTypeId: services.LIFE02 })).toEqual(['waiting']);
    expect(await names({ region: '119902' })).toEqual(['missedOut']);
    expect(await names({ street: '望江' })).toEqual(['notDue']);
    expect(await names({ street: '%' })).toEqual([]);
    expect(await names({ minDistanceM: 479 })).toEqual(['abnormal']);
    expect(await names({ minDistanceM: 480 })).toEqual([]);
    expect(await names({ keyword: `SA${visits.late}` })).toEqual(['late']);
  });

  it('returns the waiting visits of every day: not those marked or signed later', async () => {
    const ids = await Promise.all([
      signedVisit(server, {
        elderlyId: elders[0] ?? 0,
        attendantId: null,
        start: NOON - 9 * DAY,
        ...assigned,
        status: 'missed',
      }),
      signedVisit(server, {
        elderlyId: elders[0] ?? 0,
        attendantId: null,
        start: NOON - 8 * DAY,
        ...assigned,
        status: 'missed',
        exceptionType: 'elderAbsent',
      }),
      signedVisit(server, {
        elderlyId: elders[0] ?? 0,
        attendantId: null,
        start: NOON - 7 * DAY,
        signOutTime: null,
        missedOut: true,
      }),
      // Overnight, without a sign-out.
      signedVisit(server, {
        elderlyId: elders[0] ?? 0,
        attendantId: null,
        start: NOON - 14 * HOUR,
        signOutTime: null,
        status: 'inService',
      }),
    ]);
    const [missedLongAgo, , closed, overNight] = ids;
    const waiting = async (params: Record<string, unknown> = {}) =>
      (await ask({ waiting: true, ...params })).rows.map(({ id }) => id);
    expect(await waiting()).toEqual([visits.missed, closed, missedLongAgo, visits.late, visits.overdue, overNight]);
    expect(await waiting({ signStatus: ['overdueOut'] })).toEqual([visits.overdue, overNight]);
    expect(await waiting({ date: '2026-03-12' })).toEqual([visits.missed, visits.late, visits.overdue]);
    await server.database.write((transaction) =>
      transaction.deleteFrom('serviceApplication').where('id', 'in', ids).execute(),
    );
  });

  it('pages', async () => {
    const page = await ask({ pageNum: 2, pageSize: 4 });
    expect(page.rows.map(({ id }) => id)).toEqual([visits.manual, visits.done, visits.abnormal, visits.running]);
    expect(page).toMatchObject({ dataCount: 10, pageNum: 2, pageSize: 4 });
    expect((await ask({ pageNum: 4, pageSize: 4 })).rows).toEqual([]);
  });

  it('masks personal data', async () => {
    const [row] = (await ask({ signStatus: ['done'] })).rows;
    expect(row).toMatchObject({ elderlyName: '欧**文', attendantName: '王*红' });
    expect(JSON.stringify(row)).not.toContain('phone of');
  });

  it.each([
    [{ date: '2026-02-30' }, 'date'],
    [{ signStatus: ['gone'] }, 'signStatus'],
    [{ minDistanceM: -1 }, 'minDistanceM'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageNum: 0 }, 'pageNum'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o', async (params, field) => {
    const { body } = await call(params);
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('requires a permission', async () => {
    const { token } = await server.signInAs({});
    expect((await server.call('selectSignPagination.serviceApplication.open', {}, { token })).http).toBe(403);
  });
});
