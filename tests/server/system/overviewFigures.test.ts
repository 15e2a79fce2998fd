import { beforeAll, describe, expect, it } from 'vitest';
import { type FigureLink, figureLink } from '../../../contract/figures';
import { dayAt, dayStart } from '../../../contract/moment';
import { loadDemoData } from '../../../server/demo';
import type { RecordChartProps } from '../../../src/core/kit/chart/RecordChart';
import { servedStates, visitedStates } from '../../../src/plugins/service/entities/applications/applicationStates';
import { visitsPlanned } from '../../../src/plugins/service/entities/populations';
import type { DayBoard } from '../../../src/plugins/service/entities/visits/boardCalls';
import { type DayFlow, flowStates } from '../../../src/plugins/service/entities/visits/flowCalls';
import type { MainPanel } from '../../../src/plugins/system/entities/mainPanel';
import { panelDays, panelPeriods } from '../../../src/plugins/system/entities/panelPeriod';
import { dictionary, figureLinks } from '../../support/figures';
import { overviews, queueSources } from '../../support/overviews';
import { findEntity } from '../../support/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const NOON = Date.parse('2026-03-18T12:00:00.000+08:00');
const TODAY = dayAt(NOON);
const PAGE = 100;
type Filter = Readonly<Record<string, unknown>>;
type Asked = Pick<FigureLink, 'entity' | 'filter' | 'read'>;

/** A mean, which counts nothing. */
const MEANS: readonly string[] = ['visitsPerAttendant'];

/** Shares, with the property that the linked list counts. */
const SHARES: Readonly<Record<string, Filter>> = {
  eldersOver80: { age: { from: 80 } },
  contactRate: { contactResult: 'success' },
  completionRate: { status: [...servedStates] },
  satisfactionRate: { rating: { from: 4 } },
  abnormalRate: { riskLevel: ['medium', 'high'] },
};

describeOnBothDatabases('figures of pages', (open) => {
  let server: TestApp;
  let viewers: Readonly<Record<'all' | 'district' | 'street' | 'own', { token: string; id: number }>>;

  beforeAll(async () => {
    server = await testApp(open, { clock: { now: NOON } });
    await loadDemoData(server.database, { size: 'small', today: TODAY });
    const elders = await server.database.read
      .selectFrom('elderly')
      .select(['id', 'regionCode'])
      .orderBy('id')
      .execute();
    const region = String(elders[0]?.regionCode);
    const as = (fields: object) => server.signInAs({ extraGrants: ['*.*.*'], ...fields });
    const own = await as({ dataScope: 'own' });
    viewers = {
      all: { token: server.token, id: 1 },
      district: await as({ dataScope: 'region', regionCodes: [region.slice(0, 6)] }),
      street: await as({ dataScope: 'region', regionCodes: [region] }),
      own,
    };
    await server.database.write(async (transaction) => {
      // Some belong to them, and the caregiver of every fourth visit comes from elsewhere.
      const theirs = elders.filter((_, at) => at % 3 === 0).map(({ id }) => id);
      await transaction.updateTable('elderly').set({ adminId: own.id }).where('id', 'in', theirs).execute();
      const attendants = await transaction.selectFrom('attendant').select('id').orderBy('id').execute();
      const moved = attendants.filter((_, at) => at % 4 === 0).map(({ id }) => id);
      await transaction.updateTable('attendant').set({ region: '119999' }).where('id', 'in', moved).execute();
    });
  });

  async function page({ entity, filter, read }: Asked, pageNum: number, token: string) {
    const scope = findEntity(entity)?.scope ?? 'open';
    const call = `${read ?? 'selectBySelectivePagination'}.${entity}.${scope}`;
    const { body } = await server.call(call, { ...filter, pageNum, pageSize: PAGE }, { token });
    expect([call, filter, body.status, body.message]).toEqual([call, filter, 8000, body.message]);
    const data: unknown = body.data;
    const isPage = typeof data === 'object' && data !== null && 'rows' in data && 'dataCount' in data;
    const [rows, count] = isPage ? [data.rows, data.dataCount] : [data, body.dataCount];
    return { rows: Array.isArray(rows) ? rows.length : Number.NaN, count: Number(count) };
  }

  /** Counts the records of a list, page by page; its total must be the same. */
  async function listed(asked: Asked, token: string): Promise<number> {
    const { rows: first, count } = await page(asked, 1, token);
    let rows = first;
    for (let at = 2; rows < count && at <= Math.ceil(count / PAGE); at += 1)
      rows += (await page(asked, at, token)).rows;
    expect([asked, rows]).toEqual([asked, count]);
    return count;
  }

  /** The records of each bar of a chart. */
  async function barsOf({ entity, field, filter = {}, each, parts = [] }: RecordChartProps): Promise<Asked[]> {
    const described = entity.fields[field ?? ''];
    const codes = described?.kind === 'choice' ? described.values : [];
    const filters: Filter[] = [
      ...codes.map((code) => ({ ...filter, [field ?? '']: code })),
      ...parts.map((part) => part.filter),
    ];
    if (each) {
      const { name, scope } = each.of;
      const call = `selectBySelectivePagination.${name}.${scope}`;
      const { body } = await server.call(call, { ...each.where, pageSize: 50 });
      const records = body.data as Record<string, unknown>[];
      expect(records.length).toBeGreaterThan(0);
      for (const record of records) {
        if (!each.isExcluded?.(record)) filters.push({ ...filter, [each.field]: record.id });
      }
    }
    return filters.map((one) => ({ entity: entity.name, filter: one }));
  }

  const scopes = ['all', 'district', 'street', 'own'] as const;

  describe.each(scopes)('for a user with scope %s', (scope) => {
    it('link from every figure of all sections to a list with as many records', async () => {
      const { token, id } = viewers[scope];
      const period = panelDays('month', TODAY);
      const { body } = await server.call('selectMainPanel.dataSystem.open', { period: 'month' }, { token });
      const context = { today: TODAY, adminId: id, period, panel: body.data as unknown as MainPanel };
      expect(dictionary.length).toBeGreaterThan(70);
      let total = 0;
      for (const { key, figure } of dictionary) {
        const link = figureLink(figure, context);
        if (!link) throw new Error(`${key} leads nowhere`);
        total += await listed(link, token);
      }
      expect(total).toBeGreaterThan(0);
    });

    it('link from every bar of the first pages to a list with as many records', async () => {
      const { token } = viewers[scope];
      const bars = (await Promise.all(overviews.flatMap(({ charts }) => charts({ today: TODAY }).map(barsOf)))).flat();
      expect(bars.length).toBeGreaterThan(30);
      for (const bar of bars) await listed(bar, token);
    });

    it('link from every kind of the queue to a list with as many records', async () => {
      const { token, id } = viewers[scope];
      for (const { entity, filter, read } of queueSources) {
        const conditions = filter({ today: TODAY, now: NOON, adminId: id });
        if (conditions) await listed({ entity, filter: conditions, ...(read && { read }) }, token);
      }
    });

    it.each(panelPeriods)(
      'link from every figure of the dashboard of %s to what it counts or is a share of',
      async (period) => {
        const { token } = viewers[scope];
        const { body } = await server.call('selectMainPanel.dataSystem.open', { period }, { token });
        const panel = body.data as unknown as MainPanel;
        const question = { today: TODAY, period: panelDays(period, TODAY), panel };
        const links = figureLinks(question);
        for (const { key, unit, value } of panel.figures) {
          const link = links[key];
          if (!link) throw new Error(`${key} leads nowhere`);
          const count = await listed(link, token);
          if (unit === 'count' && !MEANS.includes(key)) expect([key, value]).toEqual([key, count]);
          const part = SHARES[key];
          if (!part) continue;
          const some = await listed({ ...link, filter: { ...link.filter, ...part } }, token);
          expect([key, value]).toEqual([key, count === 0 ? null : Math.round((1000 * some) / count) / 10]);
        }
      },
    );

    it('count the same visits in the list, on the board, by signs, in the flow of the day and on the dashboard', async () => {
      const { token } = viewers[scope];
      const data = async <T>(name: string, params: Filter = {}) =>
        (await server.call(`${name}.serviceApplication.open`, params, { token })).body.data as unknown as T;
      const visits = (filter: Filter) => listed({ entity: 'serviceApplication', filter }, token);
      const day = { from: TODAY, to: TODAY };
      const sent = await visits({ planStart: day, status: [...visitedStates] });
      const flow = await data<DayFlow>('selectDayFlow');
      const inFlow = flow.hours.reduce((sum, hour) => sum + flowStates.reduce((all, state) => all + hour[state], 0), 0);
      const onBoard: number[] = [];
      let board: DayBoard;
      let pageNum = 0;
      do {
        pageNum += 1;
        board = await data<DayBoard>('selectDayBoard', { pageNum, pageSize: 50 });
        onBoard.push(board.visits.length);
      } while (pageNum * 50 < board.attendantCount);
      const signs = await listed({ entity: 'serviceApplication', filter: {}, read: 'selectSignPagination' }, token);
      const counts = [inFlow, onBoard.reduce((sum, count) => sum + count, 0), signs, flow.days.at(-1)?.planned];
      expect(counts).toEqual([sent, sent, sent, sent]);
      if (scope === 'all') expect(sent).toBeGreaterThan(0);
      expect(board.unassignedCount).toBe(await visits({ planStart: day, status: 'accepted' }));
      const { body } = await server.call('selectMainPanel.dataSystem.open', { period: 'today' }, { token });
      const { figures } = body.data as unknown as MainPanel;
      const waiting = await visits({ planStart: day, status: ['applied', 'accepted'] });
      const all = await visits(visitsPlanned(day));
      expect([figures.find(({ key }) => key === 'visitsToday')?.value, all]).toEqual([sent + waiting, sent + waiting]);
    });
  });

  it('count a visit within its grace period neither as made nor as missed', async () => {
    const rate = async () => {
      const flow = (await server.call('selectDayFlow.serviceApplication.open')).body.data as unknown as DayFlow;
      const { body } = await server.call('selectMainPanel.dataSystem.open', { period: 'today' });
      const { figures } = body.data as unknown as MainPanel;
      return [flow.days.at(-1)?.due, figures.find(({ key }) => key === 'completionRate')?.value];
    };
    const before = await rate();
    const assigned = await server.database.read
      .selectFrom('serviceApplication')
      .select(['id', 'planStart', 'planEnd'])
      .where('status', '=', 'assigned')
      .where('planStart', '>', NOON)
      .where('planStart', '<', dayStart(TODAY) + 86_400_000)
      .executeTakeFirstOrThrow();
    const plan = (planStart: number, planEnd: number) =>
      server.database.write((transaction) =>
        transaction
          .updateTable('serviceApplication')
          .set({ planStart, planEnd })
          .where('id', '=', assigned.id)
          .execute(),
      );
    await plan(NOON - 3_600_000, NOON - 29 * 60_000);
    server.clock.now = NOON + 30_000;
    expect(await rate()).toEqual(before);
    await plan(NOON - 3_600_000, NOON - 31 * 60_000);
    server.clock.now = NOON + 60_000;
    expect((await rate())[0]).toBe(Number(before[0]) + 1);
    await plan(assigned.planStart, assigned.planEnd);
    server.clock.now = NOON;
  });
});
