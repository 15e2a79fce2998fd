import { PAGE_SIZE_MAX } from '../../contract/constants';
import type { KnownCall } from '../knownCalls';
import { findList, type Probe, type Row } from '../Probe';
import { expect, InconclusiveCheck, RULE_SOURCES, type RuleGroup } from '../Rule';

interface Paged {
  page: (params: Record<string, unknown>) => Promise<{ rows: Row[]; dataCount?: number }>;
  total: number;
  /** The paging call. */
  name: string;
}

/** Pages of a list. */
export const pagingRules: RuleGroup = {
  name: 'paging',
  rules: [
    {
      id: 'size',
      says: 'a page has as many rows as pageSize says',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { page } = await paged(probe);
        const { rows } = await page({ pageNum: 1, pageSize: 2 });
        expect(rows.length === 2, `${rows.length} rows instead of 2`);
      },
    },
    {
      id: 'pages-make-the-table',
      says: 'pages from 1 on hold every record once, in one order',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { page, total } = await paged(probe);
        const seen: number[] = [];
        for (let pageNum = 1; pageNum <= Math.ceil(total / 2) && pageNum <= PAGES_MAX; pageNum += 1) {
          const { rows } = await page({ pageNum, pageSize: 2 });
          seen.push(...rows.map(({ id }) => id));
        }
        const allIds = (await page({ pageNum: 1, pageSize: PAGE_SIZE_MAX })).rows.map(({ id }) => id);
        expect(seen.join() === allIds.slice(0, seen.length).join(), 'the pages do not make the table');
        expect(new Set(seen).size === seen.length, 'a record stands on two pages');
      },
    },
    {
      id: 'count-of-all',
      says: 'dataCount of a page counts all rows, on every page the same',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { page, total } = await paged(probe);
        for (const pageNum of [1, 2]) {
          const { dataCount } = await page({ pageNum, pageSize: 2 });
          expect(dataCount === total, `dataCount is ${dataCount} instead of ${total}`);
        }
      },
    },
    {
      id: 'behind-the-end',
      says: 'a page behind the end is empty',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { page, total } = await paged(probe);
        const { rows } = await page({ pageNum: total + 2, pageSize: 2 });
        expect(rows.length === 0, `${rows.length} rows`);
      },
    },
    {
      id: 'count-all',
      says: 'countAll counts the rows of queryAll, countSelective those of querySelective',
      where: RULE_SOURCES.entities,
      level: 'spec',
      async check(probe) {
        const rows = await probe.fetchTable('returnVisit');
        if (rows.length === 0) throw new InconclusiveCheck('no follow-up to count');
        const { data } = await probe.expectSuccess({ name: 'countAll.returnVisit.admin' });
        expect(data === rows.length, `countAll is ${JSON.stringify(data)}, queryAll has ${rows.length} rows`);
        const params = { method: rows[0]?.method };
        const selected = await probe.fetchRows({ name: 'querySelective.returnVisit.admin', params });
        const counted = await probe.expectSuccess({ name: 'countSelective.returnVisit.admin', params });
        const { length } = selected.rows;
        expect(counted.data === length, `countSelective is ${JSON.stringify(counted.data)} instead of ${length}`);
      },
    },
    {
      id: 'view-objects',
      says: 'pages of view objects have the rows of the page itself',
      where: RULE_SOURCES.entities,
      level: 'spec',
      async check(probe) {
        const params = { pageNum: 1, pageSize: 5 };
        for (const call of ['queryAllPagination', 'querySelectivePagination']) {
          const plain = await probe.fetchRows({ name: `${call}.returnVisit.admin`, params });
          const viewed = await probe.fetchRows({ name: `${call}CastToViewObject.returnVisit.admin`, params });
          const ids = (rows: readonly Row[]) => rows.map(({ id }) => id).join();
          expect(ids(plain.rows) === ids(viewed.rows), 'the rows are others');
          const [row = {}, view = {}] = [plain.rows[0], viewed.rows[0]];
          const missing = Object.keys(row).filter((name) => !Object.hasOwn(view, name));
          expect(missing.length === 0, `a view object lacks ${missing.join(', ')}`);
        }
      },
    },
    {
      id: 'order',
      says: 'sort and order put rows in an order',
      where: RULE_SOURCES.lists,
      level: 'spec',
      async check(probe) {
        const { page } = await paged(probe);
        for (const order of ['asc', 'desc']) {
          const { rows } = await page({ sort: 'id', order, pageSize: 10 });
          const sign = order === 'asc' ? 1 : -1;
          const isOrdered = rows.every(({ id }, at) => at === 0 || ((rows[at - 1]?.id ?? 0) - id) * sign < 0);
          expect(isOrdered, `the rows do not stand in the order ${order} of their ids`);
        }
      },
    },
    ...['0', '-1', String(PAGE_SIZE_MAX + 1), 'many'].map((pageSize) => ({
      id: `size-${pageSize}`,
      says: `a pageSize of ${pageSize} is refused`,
      where: RULE_SOURCES.lists,
      level: 'extended' as const,
      async check(probe: Probe) {
        const { name } = await paged(probe);
        await probe.expectRefusal({ name, params: { pageSize } }, `pageSize is ${pageSize}`);
      },
    })),
    {
      id: 'fields',
      says: 'fields=… answers these fields, id and version, and no others',
      where: RULE_SOURCES.lists,
      level: 'extended',
      async check(probe) {
        const { name } = await extendedPages(probe);
        const { rows } = await probe.fetchRows({ name, params: { fields: 'createTime', pageSize: 1 } });
        const names = Object.keys(rows[0] ?? {}).sort();
        expect(names.join() === 'createTime,id,version', `the row has ${names.join(', ')}`);
        await probe.expectRefusal({ name, params: { fields: 'nosuchfield' } }, 'there is no such field');
      },
    },
  ],
};

/** Pages requested one after another. */
const PAGES_MAX = 20;

/** Returns a paged list with at least three records: of visits at the level `spec`, otherwise of any entity. */
async function paged(probe: Probe): Promise<Paged> {
  const visits = await probe.fetchTable('returnVisit').catch(() => []);
  if (visits.length >= 3) {
    const name = 'querySelectivePagination.returnVisit.admin';
    return { name, total: visits.length, page: (params) => probe.fetchRows({ name, params }) };
  }
  return extendedPages(probe);
}

async function extendedPages(probe: Probe): Promise<Paged> {
  if (probe.level === 'spec') throw new InconclusiveCheck('fewer than three follow-ups');
  const { call, rows } = await findList(probe, 3);
  const name = pageCall(call);
  return { name, total: rows.length, page: (params) => probe.fetchRows({ name, params }) };
}

/** Returns the paging call for lists that do not page themselves. */
export const pageCall = ({ entity, scope }: KnownCall) => `selectBySelectivePagination.${entity}.${scope}`;
