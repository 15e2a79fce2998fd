import { describe, expect, it } from 'vitest';
import { type ListQuery, parseListQuery } from '../../../../contract/query/query';
import { runListQuery } from '../../../../src/dataProvider/lists/listEngine';
import { sample } from '../../contract/support/sampleEntity';

interface Row extends Record<string, unknown> {
  id: number;
}

/** Returns the query that the server would parse from these parameters. */
function queryOf(raw: Record<string, unknown>): ListQuery {
  const parsed = parseListQuery(sample, { pageSize: 100, sort: 'id', ...raw }, { masked: false });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.values;
}

const find = (rows: readonly Row[], raw: Record<string, unknown>) => runListQuery(sample, rows, queryOf(raw)).rows;
const ids = (rows: readonly Row[], raw: Record<string, unknown>) => find(rows, raw).map(({ id }) => id);

describe('a filter by a region', () => {
  const rows: Row[] = [
    { id: 1, region: '330106' },
    { id: 2, region: '330106002' },
    { id: 3, region: '330108' },
    { id: 4, region: '110101' },
    { id: 5, region: null },
  ];

  it.each([
    [{ region: '330000' }, [1, 2, 3]],
    [{ region: '330100' }, [1, 2, 3]],
    [{ region: '330106' }, [1, 2]],
    [{ region: '330106002' }, [2]],
    [{ region: ['330108', '110000'] }, [3, 4]],
  ])('%j includes everything within it', (raw, found) => {
    expect(ids(rows, raw)).toEqual(found);
  });
});

describe('filters', () => {
  const rows: Row[] = [
    { id: 1, title: 'Alpha', ratio: 0.1, enabled: true, day: '2024-01-01', status: 'passed', userId: 7, age: 60 },
    { id: 2, title: 'alpha', ratio: 0.5, enabled: false, day: '2024-02-29', status: 'banned', userId: 8, age: 70 },
    { id: 3, title: '100%_a', ratio: 1, enabled: true, day: null, status: 'pending', userId: null, age: null },
    { id: 4, title: null, ratio: null, status: 'gone', tags: ['a', 'b'], typeIds: [1, 2], skills: ['推拿', 'x'] },
    { id: 5, title: 'Ä b', tags: [], typeIds: [2], skills: null, moment: '2024-01-01T00:00:00+08:00' },
  ];

  it.each([
    [{ title: 'alpha' }, [2]],
    [{ title: ['Alpha', 'alpha'] }, [1, 2]],
    [{ 'title.like': 'ALPHA' }, [1, 2]],
    [{ 'title.like': '%' }, [3]],
    [{ 'title.like': '_' }, [3]],
    [{ 'title.like': 'ä' }, []],
    [{ 'title.like': 'Ä' }, [5]],
    [{ ratio: 0.5 }, [2]],
    [{ 'ratio.from': 0.5 }, [2, 3]],
    [{ 'ratio.to': 0.5 }, [1, 2]],
    [{ 'ratio.from': 0.1, 'ratio.to': 0.5 }, [1, 2]],
    [{ enabled: true }, [1, 3]],
    [{ enabled: false }, [2]],
    [{ 'day.from': '2024-01-02' }, [2]],
    [{ 'day.to': '2024-02-29' }, [1, 2]],
    [{ status: 'banned' }, [2]],
    [{ status: ['pending', 'passed'] }, [1, 3]],
    [{ userId: 7 }, [1]],
    [{ userId: ['7', '8'] }, [1, 2]],
    [{ 'age.from': 65 }, [2]],
    [{ tags: 'a' }, [4]],
    [{ tags: ['a', 'c'] }, [4]],
    [{ typeIds: 2 }, [4, 5]],
    [{ typeIds: [1, 3] }, [4]],
    [{ skills: '推拿' }, [4]],
    [{ skills: '推' }, []],
    [{ id: [3, 4, 99] }, [3, 4]],
    [{ title: 'Alpha', enabled: false }, []],
    [{}, [1, 2, 3, 4, 5]],
  ])('with %j return %j', (raw, found) => {
    expect(ids(rows, raw)).toEqual(found);
  });

  it('compare moments as instants, whatever their offsets', () => {
    const moments: Row[] = [
      { id: 1, moment: '2024-01-01T00:00:00Z' },
      { id: 2, moment: '2024-01-01T00:00:00+08:00' },
      { id: 3, moment: '2023-12-31T23:59:59.999+08:00' },
      { id: 4, moment: null },
    ];
    expect(ids(moments, { moment: '2023-12-31T16:00:00Z' })).toEqual([2]);
    expect(ids(moments, { 'moment.from': '2024-01-01' })).toEqual([1, 2]);
    expect(ids(moments, { 'moment.to': '2023-12-31' })).toEqual([3]);
    expect(ids(moments, { sort: 'moment' })).toEqual([4, 3, 2, 1]);
  });
});

describe('keyword', () => {
  const rows: Row[] = [
    { id: 1, title: '出诊 ABC', note: null, mobile: '13812341234' },
    { id: 2, title: 'x', note: 'abc', hash: 'abc' },
    { id: 3, title: 'y', person: '张三' },
    { id: 4, title: 'z', hash: 'secret' },
  ];

  it.each([
    ['abc', [1, 2]],
    ['出诊 a', [1]],
    ['张', [3]],
    ['138', []],
    ['secret', []],
    ['%', []],
  ])('%s returns %j', (keyword, found) => {
    expect(ids(rows, { keyword })).toEqual(found);
  });
});

describe('order', () => {
  it('sorts texts by code point, and missing values first', () => {
    const titles = ['张', 'b', null, '😀', 'a', 'B', '\uff21', 'ab', '', '_'];
    const rows: Row[] = titles.map((title, index) => ({ id: index + 1, title }));
    const sorted = find(rows, { sort: 'title' }).map(({ title }) => title);
    expect(sorted).toEqual([null, '', 'B', '_', 'a', 'ab', 'b', '张', '\uff21', '😀']);
    const descending = find(rows, { sort: 'title', order: 'desc' }).map(({ title }) => title);
    expect(descending).toEqual(sorted.toReversed());
  });

  it('sorts numbers by size and false before true', () => {
    const rows: Row[] = [
      { id: 1, ratio: 10, enabled: true },
      { id: 2, ratio: 9, enabled: false },
      { id: 3, ratio: -1, enabled: null },
    ];
    expect(ids(rows, { sort: 'ratio' })).toEqual([3, 2, 1]);
    expect(ids(rows, { sort: 'enabled' })).toEqual([3, 2, 1]);
  });

  it('sorts choices by their position, an unknown code like a missing one', () => {
    const rows: Row[] = ['banned', 'pending', 'gone', 'passed', null].map((status, index) => ({
      id: index + 1,
      status,
    }));
    expect(ids(rows, { sort: 'status' })).toEqual([5, 3, 2, 4, 1]);
  });

  it('puts the newest id first among equals, in either direction', () => {
    const rows: Row[] = [1, 2, 3].map((id) => ({ id, title: 'same' }));
    expect(ids(rows, { sort: 'title' })).toEqual([3, 2, 1]);
    expect(ids(rows, { sort: 'title', order: 'desc' })).toEqual([3, 2, 1]);
  });

  it('sorts by the second field when the first is equal', () => {
    const rows: Row[] = [
      { id: 1, day: '2024-01-02', title: 'b' },
      { id: 2, day: '2024-01-01', title: 'a' },
      { id: 3, day: '2024-01-02', title: 'a' },
    ];
    expect(ids(rows, { sort: ['day', 'title'], order: ['desc', 'asc'] })).toEqual([3, 1, 2]);
  });

  it("defaults to the entity's own order", () => {
    const rows: Row[] = [
      { id: 1, status: 'passed', createTime: '2024-01-01T00:00:00+08:00' },
      { id: 2, status: 'pending', createTime: '2024-01-01T00:00:00+08:00' },
      { id: 3, status: 'pending', createTime: '2024-01-02T00:00:00+08:00' },
    ];
    expect(ids(rows, { sort: undefined })).toEqual([3, 2, 1]);
  });

  it('does not reorder the records it is given', () => {
    const rows: Row[] = [{ id: 2 }, { id: 1 }];
    ids(rows, { sort: 'id' });
    expect(rows).toEqual([{ id: 2 }, { id: 1 }]);
  });
});

describe('runListQuery', () => {
  const rows: Row[] = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, enabled: index % 2 === 0 }));
  const page = (raw: Record<string, unknown>) => runListQuery(sample, rows, queryOf(raw));

  it.each([
    [{ pageNum: 1, pageSize: 20 }, 1, 20],
    [{ pageNum: 3, pageSize: 20 }, 41, 5],
    [{ pageNum: 45, pageSize: 1 }, 45, 1],
  ])('cuts the page %j', (raw, first, length) => {
    const { rows: found, total } = page(raw);
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length }, (_, index) => first + index));
    expect(total).toBe(45);
  });

  it('returns no rows past the last page', () => {
    expect(page({ pageNum: 1_000_000_000 })).toEqual({ rows: [], total: 45 });
  });

  it('counts the filtered rows of all pages', () => {
    expect(page({ enabled: true, pageSize: 10 })).toMatchObject({ total: 23 });
  });

  it('evaluates concurrent queries on the same records independently', () => {
    expect(page({ enabled: true }).total).toBe(23);
    expect(page({ enabled: false }).total).toBe(22);
    expect(page({ sort: 'id', order: 'desc' }).rows[0]?.id).toBe(45);
    expect(page({ enabled: true }).total).toBe(23);
  });

  it('pages through 50,000 records within five seconds', () => {
    const many: Row[] = Array.from({ length: 50_000 }, (_, index) => ({
      id: index,
      title: `相同的开头${(index * 7919) % 50_000}`,
      typeIds: [index % 10],
    }));
    const query = queryOf({ typeIds: [1, 2, 3, 4, 5], keyword: '开头', sort: 'title' });
    const start = performance.now();
    const seen = new Set<number>();
    for (let pageNum = 1; pageNum <= 250; pageNum += 1) {
      for (const { id } of runListQuery(sample, many, { ...query, pageNum }).rows) seen.add(id);
    }
    expect(seen.size).toBe(25_000);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
