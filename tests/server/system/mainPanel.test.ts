import { beforeAll, expect, it, vi } from 'vitest';
import type { Entity } from '../../../contract/defineEntity';
import { mergeFigures } from '../../../contract/figures';
import { dayAt, dayStart } from '../../../contract/moment';
import { findAllRecords } from '../../../server/db/rows/repository';
import { loadDemoData } from '../../../server/demo';
import type { FigureLink } from '../../../src/core/plugin-api';
import { doctor } from '../../../src/plugins/account/entities/doctor';
import { user } from '../../../src/plugins/account/entities/user';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { ageOn } from '../../../src/plugins/elderly/entities/identity/age';
import type { ChannelStates } from '../../../src/plugins/message/entities/outbox';
import { serviceApplication } from '../../../src/plugins/service/entities/applications/serviceApplication';
import { attendant } from '../../../src/plugins/service/entities/attendants/attendant';
import type { SignPage } from '../../../src/plugins/service/entities/signs/signCalls';
import { type SignGroup, signGroups } from '../../../src/plugins/service/entities/signs/signStatus';
import { groupCount } from '../../../src/plugins/service/sign/signCounts';
import type { MainPanel } from '../../../src/plugins/system/entities/mainPanel';
import { type PanelPeriodCode, panelDays, panelPeriods } from '../../../src/plugins/system/entities/panelPeriod';
import { returnVisit } from '../../../src/plugins/visit/entities/returnVisit';
import { figureContributions, figureLinks } from '../../support/figures';
import { sections } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-18T12:00:00.000+08:00');
const MONTH_START = dayStart('2026-03-01');
const MONTH_END = dayStart('2026-04-01');
type Row = Record<string, unknown>;

/** The response with the parts of all sections. */
interface Panel extends MainPanel {
  memberships: { id: number; count: number }[];
  charts: Record<'capacity' | 'living' | 'genders', { count: number }[]> & {
    ages: { band: string; count: number }[];
    days: { date: string; planned: number; completed: number | null; completedBefore: number | null }[];
  };
}

describeOnBothDatabases('the main panel', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    await loadDemoData(server.database, { size: 'small', today: dayAt(NOON) });
  });

  const panel = async ({ period, ...options }: { token?: string; period?: PanelPeriodCode } = {}) =>
    (await server.call('selectMainPanel.dataSystem.open', { period }, options)).body.data as unknown as Panel;
  const figureOf = ({ figures }: MainPanel, key: string) => figures.find((figure) => figure.key === key)?.value;
  const all = async (entity: Entity) => (await findAllRecords(server.database.read, entity)) as Row[];
  const change = (params: Row) => server.call('updateMainPanel.dataSystem.open', params);

  it('counts elders by their records', async () => {
    const elders = await all(elderly);
    const active = elders.filter(({ status }) => status === 'active');
    const old = active.filter(({ birthDate }) => ageOn(String(birthDate), dayAt(NOON)) >= 80);
    const unserved = active.filter(
      ({ lastServiceTime, serviceStartDate, serviceEndDate }) =>
        (lastServiceTime === null || Date.parse(String(lastServiceTime)) < MONTH_START) &&
        (serviceStartDate === null || String(serviceStartDate) <= '2026-03-01') &&
        (serviceEndDate === null || String(serviceEndDate) >= '2026-03-18'),
    );
    const shown = await panel();
    expect(figureOf(shown, 'eldersTotal')).toBe(elders.length);
    expect(figureOf(shown, 'eldersActive')).toBe(active.length);
    expect(figureOf(shown, 'eldersOver80')).toBeCloseTo((100 * old.length) / active.length, 0);
    expect(figureOf(shown, 'notServedMonth')).toBe(unserved.length);
    const sum = (groups: readonly { count: number }[]) => groups.reduce((total, { count }) => total + count, 0);
    for (const chart of ['capacity', 'living', 'genders'] as const) {
      expect(sum(shown.charts[chart])).toBe(active.length);
    }
    const bands = shown.charts.ages.filter(({ band }) => band !== '60-69' && band !== '70-79');
    expect(sum(bands)).toBe(old.length);
  });

  it('counts visits, ratings, anomalies and money of the month by their records', async () => {
    const visits = (await all(serviceApplication)).filter(
      ({ status, planStart }) =>
        !['rejected', 'cancelled'].includes(String(status)) &&
        Date.parse(String(planStart)) >= MONTH_START &&
        Date.parse(String(planStart)) < MONTH_END,
    );
    const served = visits.filter(({ status }) => status === 'completed' || status === 'settled');
    const signed = visits.filter(({ signInTime }) => signInTime !== null);
    const rated = visits.filter(({ rating }) => rating !== null);
    const sum = (rows: readonly Row[], field: string) =>
      rows.reduce((total, row) => total + Number(row[field] ?? 0), 0);
    const shown = await panel();
    expect(visits.length).toBeGreaterThan(50);
    expect(figureOf(shown, 'visitsMonth')).toBe(visits.length);
    expect(figureOf(shown, 'completedMonth')).toBe(served.length);
    expect(figureOf(shown, 'averageRating')).toBeCloseTo(sum(rated, 'rating') / rated.length, 0);
    const abnormal = signed.filter(({ riskLevel }) => riskLevel === 'medium' || riskLevel === 'high');
    expect(figureOf(shown, 'abnormalRate')).toBeCloseTo((100 * abnormal.length) / signed.length, 0);
    expect(figureOf(shown, 'monthAmount')).toBe(sum(served, 'priceFen') / 100);
    expect(shown.charts.days).toHaveLength(31);
    const isOn =
      (day: string) =>
      ({ planStart }: Row) =>
        dayAt(Date.parse(String(planStart))) === day;
    const today = visits.filter(isOn('2026-03-18'));
    expect(figureOf(shown, 'visitsToday')).toBe(today.length);
    const drawn = shown.charts.days.find(({ date }) => date === '2026-03-18');
    expect(drawn).toMatchObject({ planned: today.length, completed: served.filter(isOn('2026-03-18')).length });
    // Future visits are only planned.
    expect(shown.charts.days.at(-1)).toMatchObject({ date: '2026-03-31', completed: null, abnormal: null });
  });

  it.each([
    ['today', '2026-03-18', '2026-03-17'],
    ['days7', '2026-03-12', '2026-03-05'],
  ] as const)('compares %s with the same part of the period before', async (period, first, before) => {
    const [from, earlier] = [dayStart(first), dayStart(before)];
    const lag = from - earlier;
    const visits = (await all(serviceApplication))
      .filter(({ status }) => !['rejected', 'cancelled'].includes(String(status)))
      .map((visit) => ({
        ...visit,
        start: Date.parse(String(visit.planStart)),
        end: Date.parse(String(visit.planEnd)),
        isServed: visit.status === 'completed' || visit.status === 'settled',
      }));
    const planned = visits.filter(({ start }) => start >= earlier && start < from);
    const served = planned.filter(({ isServed, end }) => isServed && end <= NOON - lag);
    const shown = await panel({ period });
    const beforeOf = (key: string) => shown.figures.find((figure) => figure.key === key)?.before;
    expect(served.length).toBeGreaterThan(0);
    expect(served.length).toBeLessThan(planned.filter(({ isServed }) => isServed).length);
    expect([beforeOf('visitsMonth'), beforeOf('completedMonth')]).toEqual([planned.length, served.length]);
    const made = (await all(returnVisit)).filter(
      ({ status, visitTime }) =>
        ['done', 'followUp', 'closed'].includes(String(status)) &&
        Date.parse(String(visitTime)) >= earlier &&
        Date.parse(String(visitTime)) < NOON - lag,
    );
    expect(beforeOf('followUpsMonth')).toBe(made.length);
    // The chart shows the whole period before, beside the current one.
    const wholeBefore = planned.filter(({ isServed }) => isServed).length;
    expect(shown.charts.days.reduce((sum, { completedBefore }) => sum + (completedBefore ?? 0), 0)).toBe(wholeBefore);
    expect(shown.charts.days[0]?.date.slice(0, 10)).toBe(first);
    // A current state has no period.
    expect(beforeOf('eldersTotal')).toBeNull();
  });

  it('refuses an unknown period', async () => {
    const { body } = await server.call('selectMainPanel.dataSystem.open', { period: 'year' });
    expect([body.status, Object.keys(body.errors ?? {})]).toEqual([4000, ['period']]);
  });

  it('counts attendants by state', async () => {
    const attendants = await all(attendant);
    const shown = await panel();
    expect(figureOf(shown, 'attendantsPassed')).toBe(attendants.filter(({ status }) => status === 'passed').length);
    expect(figureOf(shown, 'attendantsPending')).toBe(attendants.filter(({ status }) => status === 'pending').length);
  });

  it('counts follow-ups, doctors and members by their records', async () => {
    const shown = await panel();
    const today = dayAt(NOON);
    const followUps = await all(returnVisit);
    const open = followUps.filter(({ status }) => status === 'planned' || status === 'missed');
    const made = followUps.filter(
      ({ status, visitTime }) =>
        ['done', 'followUp', 'closed'].includes(String(status)) &&
        Date.parse(String(visitTime)) >= MONTH_START &&
        Date.parse(String(visitTime)) < MONTH_END,
    );
    const reached = made.filter(({ contactResult }) => contactResult === 'success');
    expect(made.length).toBeGreaterThan(0);
    expect(figureOf(shown, 'followUpsToday')).toBe(open.filter(({ planDate }) => planDate === today).length);
    expect(figureOf(shown, 'followUpsOverdue')).toBe(open.filter(({ planDate }) => String(planDate) < today).length);
    expect(figureOf(shown, 'followUpsMonth')).toBe(made.length);
    expect(figureOf(shown, 'contactRate')).toBeCloseTo((100 * reached.length) / made.length, 0);
    const doctors = await all(doctor);
    const passed = doctors.filter(({ status }) => status === 'passed');
    expect(figureOf(shown, 'doctorsPassed')).toBe(passed.length);
    expect(figureOf(shown, 'doctorsPending')).toBe(doctors.filter(({ status }) => status === 'pending').length);
    expect(figureOf(shown, 'licencesExpiring')).toBe(
      passed.filter(({ licenseExpire }) => String(licenseExpire) <= '2026-04-17').length,
    );
    const members = (await all(user)).filter(
      ({ status, vipId, vipExpire }) =>
        status !== 'cancelled' && vipId !== null && (vipExpire === null || Date.parse(String(vipExpire)) > NOON),
    );
    expect(members.length).toBeGreaterThan(0);
    expect(figureOf(shown, 'vipMembers')).toBe(members.length);
    expect(shown.memberships.reduce((sum, { count }) => sum + count, 0)).toBe(members.length);
  });

  it.each(panelPeriods)('links each count of %s to as many records as it shows', async (period) => {
    const shown = await panel({ period });
    const question = { today: dayAt(NOON), period: panelDays(period, dayAt(NOON)), panel: shown };
    const links = figureLinks(question);
    const listed = async ({ entity, filter, read }: FigureLink) => {
      const operation = entity === 'returnVisit' ? 'querySelectivePagination' : 'selectBySelectivePagination';
      const scope = entity === 'returnVisit' ? 'admin' : 'open';
      const { body } = await server.call(`${read ?? operation}.${entity}.${scope}`, { ...filter });
      expect([entity, filter, body.status]).toEqual([entity, filter, 8000]);
      return body.dataCount;
    };
    // A mean, which counts nothing.
    const others: readonly string[] = ['visitsPerAttendant'];
    for (const { key, unit, value } of shown.figures) {
      const link = links[key];
      if (!link) throw new Error(`${key} leads nowhere`);
      const count = await listed(link);
      if (unit === 'count' && !others.includes(key)) expect([key, count]).toEqual([key, value]);
    }
    const entries = figureContributions.flatMap((each) => each.entries?.(question) ?? []);
    expect(entries.map(({ id }) => id)).toEqual(shown.memberships.map(({ id }) => id));
    for (const { link, value } of entries) expect(await listed(link)).toBe(value);
  });

  it('counts for each quick filter, group of visits and channel of messages as many as its list finds', async () => {
    const found = async (call: string, filter: Row) => {
      const { body } = await server.call(call, { ...filter, pageSize: 1 });
      expect([call, filter, body.status]).toEqual([call, filter, 8000]);
      return body.dataCount;
    };
    const filtered = sections.entities.filter(({ quickFilters = {} }) =>
      Object.values(quickFilters).some(({ count }) => count),
    );
    expect(filtered.length).toBeGreaterThan(10);
    for (const { name, scope, quickFilters = {} } of filtered) {
      const call = `selectBySelectivePagination.${name}.${scope}`;
      const counted = Object.entries(quickFilters).filter(([, { count }]) => count);
      const shown = await vi.waitFor(async () => {
        const { counts } = (await server.call(call, { pageSize: 1, with: 'counts' })).body;
        // A slow count is omitted, and cached.
        expect([name, Object.keys(counts ?? {})]).toEqual([name, counted.map(([key]) => key)]);
        return counts as Row;
      });
      for (const [key, { filter }] of counted) {
        const meant = typeof filter === 'function' ? filter(dayAt(NOON)) : filter;
        expect([name, key, shown[key]]).toEqual([name, key, await found(call, { ...meant })]);
      }
    }

    const signs = 'selectSignPagination.serviceApplication.open';
    const day = (await server.call(signs, { pageSize: 1 })).body.data as unknown as SignPage;
    for (const group of Object.keys(signGroups) as SignGroup[]) {
      const count = groupCount(day.summary, group);
      const { body } = await server.call(signs, { signStatus: [...signGroups[group]] });
      expect([group, count]).toEqual([group, (body.data as unknown as SignPage).dataCount]);
    }

    const { channels } = (await server.call('selectChannels.outbox.open', {})).body.data as ChannelStates;
    for (const { channel, waiting, failed } of channels) {
      const messages = (status: string[]) => found('selectBySelectivePagination.outbox.open', { channel, status });
      const listed = [channel, await messages(['queued', 'sending']), await messages(['failed'])];
      expect([channel, waiting, failed]).toEqual(listed);
    }
  });

  it('marks a value entered by hand, keeps the counted one beside it, and the given order', async () => {
    const before = await panel();
    const counted = figureOf(before, 'usersTotal');
    const items = [
      { key: 'usersTotal', mode: 'manual', manualValue: 12_345.5, target: 20_000, title: '注册用户' },
      { key: 'eldersTotal', mode: 'auto', visible: false },
    ];
    const { body } = await change({ version: before.version, title: '数据中心', items });
    expect(body.status).toBe(8000);
    const after = await panel();
    expect(after.title).toBe('数据中心');
    expect(after.figures).toHaveLength(mergeFigures(figureContributions).figures.size);
    expect(after.figures[0]).toMatchObject({
      key: 'usersTotal',
      title: '注册用户',
      mode: 'manual',
      value: 12_345.5,
      autoValue: counted,
      target: 20_000,
    });
    expect(after.figures[1]).toMatchObject({ key: 'eldersTotal', mode: 'auto', visible: false });
  });

  it.each([
    ['a figure that does not exist', { items: [{ key: 'noSuchFigure', mode: 'auto' }] }, 'items.0.key'],
    ['a figure twice', { items: ['auto', 'auto'].map((mode) => ({ key: 'openHigh', mode })) }, 'items.1.key'],
    ['manual mode without a value', { items: [{ key: 'openHigh', mode: 'manual' }] }, 'items.0.manualValue'],
    ['a refresh too often', { refreshSeconds: 5 }, 'refreshSeconds'],
    ['a counted value', { items: [{ key: 'openHigh', mode: 'auto', autoValue: 1 }] }, 'items.0.autoValue'],
    ['the code of the panel', { code: 'other' }, 'code'],
  ])('refuses %s and changes nothing', async (_case, params, field) => {
    const before = await panel();
    const { body } = await change(params);
    expect(body.status).toBe(4000);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    expect((await panel()).version).toBe(before.version);
  });

  it('refuses a change of an older version', async () => {
    const { version } = await panel();
    expect((await change({ version, subtitle: '甲' })).body.status).toBe(8000);
    expect((await change({ version, subtitle: '乙' })).body.status).toBe(4000);
    expect((await panel()).subtitle).toBe('甲');
  });

  it('is a single record: none is added and none deleted', async () => {
    const { id } = await panel();
    expect((await server.call('insert.dataSystem.open', { title: '第二个' })).body.status).toBe(4000);
    expect((await server.call('deleteById.dataSystem.open', { id })).body.status).toBe(4000);
    expect((await server.call('deleteByIds.dataSystem.open', { ids: [id] })).body.status).toBe(4000);
    expect((await server.call('selectAll.dataSystem.open')).body.data).toHaveLength(1);
  });

  it('counts for a regional administrator only records of the region', async () => {
    const [first] = await all(elderly);
    const region = String(first?.regionCode);
    const { token } = await server.signInAs({
      extraGrants: ['selectMainPanel.dataSystem.open'],
      dataScope: 'region',
      regionCodes: [region],
    });
    const own = (await all(elderly)).filter(({ regionCode }) => String(regionCode).startsWith(region));
    const shown = await panel({ token });
    expect(own.length).toBeGreaterThan(0);
    expect(figureOf(shown, 'eldersTotal')).toBe(own.length);
    expect(own.length).toBeLessThan(Number((await all(elderly)).length));
  });

  it('is shown and changed with permission only', async () => {
    const { token } = await server.signInAs({ extraGrants: ['selectAll.elderly.open'] });
    for (const name of ['selectMainPanel', 'updateMainPanel']) {
      const { http } = await server.call(`${name}.dataSystem.open`, {}, { token });
      expect(http).toBe(403);
    }
  });
});
