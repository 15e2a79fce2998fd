import { beforeAll, expect, it } from 'vitest';
import type { HighRiskPage } from '../../../src/plugins/service/entities/risk/riskCalls';
import { passedAttendant, servedElder } from '../builders/applications';
import { codes } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { rated, signedVisit } from '../builders/visits';
import { describeOnBothDatabases } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-03-12T12:00:00+08:00');
const NINE = NOON - 3 * HOUR;
/** Score 70, 45, 85, 10, 0. */
const MOCKED = { signInMock: true };
const AWAY = { signInLat: 30.2872 };
const ALBUM = {
  photoFacts: [
    { slot: 'signIn', position: 0, sha256: 'e'.repeat(64), fromAlbum: true, ageSeconds: 3 },
    { slot: 'signOut', position: 0, sha256: 'f'.repeat(64), fromAlbum: false, ageSeconds: 3 },
  ],
};

describeOnBothDatabases('selectHighRiskPagination', (open) => {
  let server: TestApp;
  let elders: number[];
  let attendants: number[];
  let visits: Record<'mocked' | 'earlier' | 'worst' | 'away' | 'album' | 'clean' | 'old', number>;
  const ask = async (params: Record<string, unknown> = {}) => {
    const { body, text } = await server.call('selectHighRiskPagination.serviceApplication.open', params);
    if (body.status !== 8000) throw new Error(text);
    return body.data as HighRiskPage;
  };
  const ids = async (params: Record<string, unknown> = {}) => (await ask(params)).rows.map(({ id }) => id);
  const all = { minLevel: 'low', riskStatus: ['none', 'open', 'reviewing', 'falsePositive', 'confirmed', 'closed'] };

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    elders = [await servedElder(server), await servedElder(server, { name: '赵一' })];
    attendants = [await passedAttendant(server), await passedAttendant(server)];
    const visit = (elder: number, attendant: number, start: number, changes = {}) =>
      signedVisit(server, {
        elderlyId: elders[elder] ?? 0,
        attendantId: attendants[attendant] ?? 0,
        start,
        ...changes,
      });
    visits = {
      mocked: await visit(0, 0, NINE, MOCKED),
      earlier: await visit(0, 0, NINE - 2 * DAY, MOCKED),
      worst: await visit(1, 1, NINE - 3 * DAY, { ...MOCKED, signInMock: true, confirmBy: null, missedOut: true }),
      away: await visit(1, 1, NINE - 4 * DAY + HOUR, AWAY),
      album: await visit(0, 1, NINE - 5 * DAY, ALBUM),
      clean: await visit(0, 1, NINE - 6 * DAY + HOUR / 10),
      old: await visit(0, 1, NINE - 30 * DAY, MOCKED),
    };
    await rated(server, Object.values(visits));
  });

  it('returns open high ones of any day, the highest score first, then the latest', async () => {
    const page = await ask();
    expect(page.rows.map(({ id, riskScore }) => [id, riskScore])).toEqual([
      [visits.worst, 100],
      [visits.mocked, 70],
      [visits.earlier, 70],
      [visits.old, 70],
    ]);
    expect(page).toMatchObject({ dataCount: 4, pageNum: 1, pageSize: 20 });
  });

  it('returns everything that a reviewer needs, masked', async () => {
    server.clock.now = NOON + 5 * HOUR;
    const row = (await ask()).rows.find(({ id }) => id === visits.mocked);
    server.clock.now = NOON;
    expect(row).toMatchObject({
      applicationNo: `SA${visits.mocked}`,
      elderly: { id: elders[0], name: '欧**文', no: expect.stringMatching(/^E119901/) },
      attendant: { id: attendants[0], name: '王*红', strikes90d: 0 },
      planStart: '2026-03-12T09:00:00.000+08:00',
      signInTime: '2026-03-12T09:00:00.000+08:00',
      signInDistanceM: 0,
      actualMinutes: 45,
      riskLevel: 'high',
      riskHits: [{ ruleId: 'R05', ruleVersion: 1, riskCase: 'hit', value: 1, limit: 0, points: 70 }],
      riskStatus: 'open',
      settleStatus: 'frozen',
      reviewer: null,
      photoCount: 4,
      hoursOpen: 5,
    });
    expect(JSON.stringify(row)).not.toContain('phone of');
  });

  it('supports lower levels and other states on request', async () => {
    expect(new Set(await ids(all))).toEqual(
      new Set([visits.worst, visits.mocked, visits.earlier, visits.old, visits.away, visits.album]),
    );
    expect(await ids({ ...all, minLevel: 'medium' })).toEqual([
      visits.worst,
      visits.mocked,
      visits.earlier,
      visits.old,
      visits.away,
    ]);
    expect(await ids({ ...all, minLevel: 'medium', maxLevel: 'medium' })).toEqual([visits.away]);
    expect(await ids({ ...all, maxLevel: 'low' })).toEqual([visits.album]);
    expect(await ids({ riskStatus: ['reviewing'] })).toEqual([]);
  });

  it('filters by period, inclusive days; by default decided ones of the last 30 days', async () => {
    expect(await ids({ from: '2026-03-10', to: '2026-03-12' })).toEqual([visits.mocked, visits.earlier]);
    expect(await ids({ from: '2026-02-10', to: '2026-02-10' })).toEqual([visits.old]);
    expect(await ids({ to: '2026-03-11' })).toEqual([visits.worst, visits.earlier, visits.old]);
    const decide = (riskStatus: 'open' | 'closed') =>
      server.database.write((transaction) =>
        transaction.updateTable('serviceApplication').set({ riskStatus }).where('id', '=', visits.old).execute(),
      );
    await decide('closed');
    expect(await ids({ riskStatus: ['closed'] })).toEqual([]);
    await decide('open');
    expect(await ids({ riskStatus: ['closed', 'open'] })).toContain(visits.old);
  });

  it('filters by rule, attendant, elder, service, region and keyword', async () => {
    expect(await ids({ ...all, ruleIds: ['R06', 'R24'] })).toEqual([visits.worst, visits.album]);
    expect(await ids({ ...all, ruleIds: ['R13'] })).toEqual([]);
    expect(await ids({ attendantId: attendants[1] })).toEqual([visits.worst, visits.old]);
    expect(await ids({ elderlyId: elders[0] })).toEqual([visits.mocked, visits.earlier, visits.old]);
    const services = await codes(server, 'serviceType');
    expect(await ids({ serviceTypeId: services.LIFE06 })).toHaveLength(4);
    expect(await ids({ serviceTypeId: services.LIFE02 })).toEqual([]);
    expect(await ids({ region: '119901' })).toHaveLength(4);
    expect(await ids({ region: '119902' })).toEqual([]);
    expect(await ids({ keyword: `SA${visits.earlier}` })).toEqual([visits.earlier]);
  });

  it('pages', async () => {
    const page = await ask({ pageNum: 2, pageSize: 2 });
    expect(page.rows.map(({ id }) => id)).toEqual([visits.earlier, visits.old]);
    expect(page).toMatchObject({ dataCount: 4, pageNum: 2, pageSize: 2 });
    expect((await ask({ pageNum: 3, pageSize: 2 })).rows).toEqual([]);
  });

  it('counts over the same days as the list, whatever level and state are shown', async () => {
    const { summary } = await ask({ riskStatus: ['reviewing'] });
    expect(summary).toMatchObject({ high: 4, medium: 1, low: 1 });
    // Of medium level, one in five is sampled.
    expect([4, 5]).toContain(summary.open);
    expect(summary.byRule).toEqual([
      { ruleId: 'R05', count: 4 },
      { ruleId: 'R01', count: 1 },
      { ruleId: 'R06', count: 1 },
      { ruleId: 'R24', count: 1 },
    ]);
    expect((await ask({ elderlyId: elders[1] })).summary).toMatchObject({ high: 1, medium: 1, low: 0 });
    expect((await ask({ from: '2026-01-01', to: '2026-01-02' })).summary).toEqual({
      high: 0,
      medium: 0,
      low: 0,
      open: 0,
      byRule: [],
    });
  });

  it.each([
    [{ from: '2026-03-12', to: '2026-03-11' }, 'to'],
    [{ minLevel: 'grave' }, 'minLevel'],
    [{ minLevel: 'medium', maxLevel: 'low' }, 'maxLevel'],
    [{ ruleIds: ['R25'] }, 'ruleIds'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageNum: 0 }, 'pageNum'],
    [{ from: '2026-02-30' }, 'from'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %o', async (params, field) => {
    const { body } = await server.call('selectHighRiskPagination.serviceApplication.open', params);
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('counts the confirmed anomalies of the attendant', async () => {
    const id = visits.worst;
    await server.call('reviewRisk.serviceApplication.open', { id });
    await server.call('confirmRisk.serviceApplication.open', { id, note: '护理员承认使用了模拟定位' });
    const [row] = (await ask({ riskStatus: ['confirmed'] })).rows;
    expect(row).toMatchObject({ id, attendant: { strikes90d: 1 }, reviewer: { id: 1 }, hoursOpen: null });
  });
});
