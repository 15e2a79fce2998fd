import { describe, expect, it } from 'vitest';
import type { KitDataProvider } from '../../../../src/core/kit';
import { type ListedVisit, nextVisit } from '../../../../src/plugins/visit/returnVisit/nextVisit';

const ME = 7;
const COLLEAGUE = 8;

/** Serves the open follow-ups, oldest first, a page at a time, with the filters of the query. */
function listOf(visits: readonly ListedVisit[]) {
  const getList = async (_resource: string, { pagination, filter }: Asked) => {
    const { page, perPage } = pagination;
    const matching = visits.filter(({ visitorId }) => filter.visitorId === undefined || visitorId === filter.visitorId);
    return { data: matching.slice((page - 1) * perPage, page * perPage), total: matching.length };
  };
  return { getList } as unknown as KitDataProvider;
}

interface Asked {
  pagination: { page: number; perPage: number };
  filter: { visitorId?: number };
}

const ask = (visits: readonly ListedVisit[], seen: readonly number[] = []) =>
  nextVisit({
    dataProvider: listOf(visits),
    resource: 'visit-manage/return-visit-manage',
    adminId: ME,
    today: '2026-03-10',
    handledIds: new Set(seen),
  });

const visit = (id: number, visitorId: number | null): ListedVisit => ({ id, visitorId }) as ListedVisit;

describe('the next follow-up', () => {
  it("is the oldest of the user's own, then the oldest unassigned one", async () => {
    const visits = [visit(1, null), visit(2, COLLEAGUE), visit(3, ME)];
    expect(await ask(visits)).toMatchObject({ id: 3 });
    expect(await ask(visits, [3])).toMatchObject({ id: 1 });
    expect(await ask(visits, [1, 3])).toBeUndefined();
  });

  it('is found behind hundreds assigned to others', async () => {
    const others = Array.from({ length: 230 }, (_, index) => visit(index + 1, COLLEAGUE));
    expect(await ask([...others, visit(500, null)])).toMatchObject({ id: 500 });
    expect(await ask(others)).toBeUndefined();
  });
});
