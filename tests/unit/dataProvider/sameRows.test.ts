// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { type BackendKind, callsOf } from '../support/baseCalls';
import { createMemoryBackend, guest } from '../support/memoryBackend';
import { createTestHttp, translateZh } from '../support/testHttp';

function createProvider(operations: BackendKind) {
  const backend = createMemoryBackend();
  const { http, network } = createTestHttp();
  network.respond((request) => backend.network.fetch(String(request.url), request.init));
  return createDataProvider({
    http,
    resources: () => [{ name: 'section/guest', entity: guest, protocol: 'care' }],
    has: callsOf(operations),
    translate: translateZh,
  });
}

const extended = createProvider('extended');
const spec = createProvider('spec');

const filters: Record<string, unknown>[] = [
  {},
  { status: 'active' },
  { status: ['draft', 'closed'] },
  { age: { from: 60, to: 70 } },
  { age: { from: 85 } },
  { joined: { to: '2026-03-15' } },
  { vip: true },
  { vip: false, status: 'draft' },
  { name: { like: 'AN' } },
  { name: { like: '𠮷' } },
  { tags: 'blind' },
  { tags: ['lame', 'deaf'] },
  { roomId: 2 },
  { roomId: [1, 3], age: { to: 60 } },
  { q: 'b' },
  { keyword: '张', status: '', age: { from: null }, tags: [] },
  { id: [5, 7, 9] },
  { name: '没有这个人' },
];
const sorts = [
  { field: 'id', order: 'ASC' },
  { field: 'name', order: 'ASC' },
  { field: 'name', order: 'DESC' },
  { field: 'age', order: 'ASC' },
  { field: 'joined', order: 'DESC' },
  { field: 'status', order: 'ASC' },
  { field: 'vip', order: 'DESC' },
] as const;
const pages = [
  { page: 1, perPage: 10 },
  { page: 3, perPage: 25 },
  { page: 1, perPage: 1000 },
  { page: 2, perPage: 130 },
];

describe('both kinds of back end', () => {
  it.each(filters)('return the same rows in the same order for %j', async (filter) => {
    for (const sort of sorts) {
      for (const pagination of pages) {
        const question = { filter, sort, pagination };
        const [a, b] = [
          await extended.getList('section/guest', question),
          await spec.getList('section/guest', question),
        ];
        expect(b.total, JSON.stringify(question)).toBe(a.total);
        expect(
          b.data.map(({ id }) => id),
          JSON.stringify(question),
        ).toEqual(a.data.map(({ id }) => id));
      }
    }
  });

  it('actually filter, sort and page', async () => {
    const answer = await extended.getList('section/guest', {
      filter: { status: 'active', age: { from: 80 } },
      sort: { field: 'age', order: 'DESC' },
      pagination: { page: 1, perPage: 5 },
    });
    const all = createMemoryBackend();
    const expected = [...all.table.values()].filter((row) => row.status === 'active' && Number(row.age) >= 80);
    expect(answer.total).toBe(expected.length);
    expect(answer.data.map(({ age }) => age)).toEqual(
      expected
        .map(({ age }) => Number(age))
        .sort((a, b) => b - a)
        .slice(0, 5),
    );
  });

  it('return the same single, several and referring records', async () => {
    const reference = {
      target: 'roomId',
      id: 2,
      filter: { status: 'active' },
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    } as const;
    for (const provider of [extended, spec]) {
      expect((await provider.getOne('section/guest', { id: '7' })).data).toMatchObject({ id: 7, name: '1' });
      const several = await provider.getMany('section/guest', { ids: [9, 999, 3] });
      expect(several.data.map(({ id }) => id)).toEqual([9, 3]);
      const referring = await provider.getManyReference('section/guest', reference);
      expect(referring.data.length).toBeGreaterThan(0);
      expect(referring.data.every(({ roomId, status }) => roomId === 2 && status === 'active')).toBe(true);
    }
  });

  it('refuse a sort or filter that does not exist', async () => {
    await expect(spec.getList('section/guest', { filter: { nope: 1 } })).rejects.toMatchObject({
      status: 4000,
      message: '填写有误，请检查标出的内容',
      body: { errors: { nope: '没有这个筛选条件' } },
    });
    await expect(spec.getList('section/guest', { sort: { field: 'phone', order: 'ASC' } })).rejects.toMatchObject({
      status: 4000,
    });
  });
});
