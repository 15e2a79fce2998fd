import { describe, expect, it, vi } from 'vitest';
import { defineEntity } from '../../../contract/defineEntity';
import { choice, date, reference, text } from '../../../contract/fields';
import { createMemoryBackend, type MemoryBackendOptions } from '../../../src/testing/backend/createMemoryBackend';
import { refuse } from '../../../src/testing/backend/refuse';

const room = defineEntity({
  name: 'room',
  section: 'homes',
  titleField: 'name',
  personal: false,
  fields: { name: text({ max: 20, required: true, list: true }) },
  sort: [],
  deletion: { kind: 'soft' },
});
const alarm = defineEntity({
  name: 'alarm',
  section: 'homes',
  titleField: 'alarmNo',
  fields: {
    alarmNo: text({ max: 16, readOnly: true, list: true, sequence: { prefix: 'Y', digits: 4 } }),
    caller: text({ max: 20, mask: 'name', list: true }),
    roomId: reference('room', { list: true, filter: true }),
    day: date({ required: true, list: true, filter: true }),
    status: choice(['open', 'closed'], { required: true, readOnly: true, list: true, filter: true }),
  },
  quickFilters: { open: { filter: { status: 'open' }, count: true } },
  sort: [['day', 'desc']],
  deletion: { kind: 'soft', guard: ({ status }) => (status === 'open' ? [{ field: '', code: 'builtinKept' }] : []) },
  state: { field: 'status', initial: 'open' },
  transitions: { closeAlarm: { from: ['open'], to: 'closed' } },
  calls: { ring: { input: { day: date({ required: true }) }, risk: 'write' } },
});
const fixtures = {
  room: [{ id: 7, name: 'Blue' }],
  alarm: [
    { caller: '王秀英', roomId: 7, day: '2026-01-02' },
    { caller: '李明', day: '2026-01-05', status: 'closed' },
  ],
};

function backendOf(options: Partial<MemoryBackendOptions> = {}) {
  const backend = createMemoryBackend({ entities: [alarm, room], fixtures, ...options });
  const get = async (path: string) => (await backend.network.fetch(`/api/${path}`)).json();
  const post = async (path: string, body: object) => {
    const answer = await backend.network.fetch(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) });
    return { http: answer.status, ...(await answer.json()) };
  };
  return { backend, get, post };
}

describe('the in-memory back end', () => {
  it('lists in the order of the entity, masked, with the requested names and counts', async () => {
    const { get } = backendOf();
    const answer = await get('selectBySelectivePagination.alarm.open?with=references,counts&fields=caller,roomId');
    expect(answer).toMatchObject({ status: 8000, dataCount: 2, counts: { open: 1 } });
    expect(answer.data).toEqual([
      { id: 2, version: 1, caller: '李*', roomId: null },
      { id: 1, version: 1, caller: '王*英', roomId: 7 },
    ]);
    expect(answer.references.room).toMatchObject([{ id: 7, name: 'Blue' }]);
  });

  it('stores new records by the rules of the definition', async () => {
    const { backend, post } = backendOf();
    expect(await post('insert.alarm.open', { caller: 'x' })).toMatchObject({
      status: 4000,
      errors: { day: 'required' },
    });
    const { data } = await post('insert.alarm.open', { day: '2026-02-01' });
    expect(data).toMatchObject({ id: 3, alarmNo: 'Y0003', status: 'open', version: 1 });
    expect(backend.rows('alarm').size).toBe(3);
  });

  it('refuses outdated, misplaced, guarded or missing records', async () => {
    const { post } = backendOf({ textOf: (code) => `<${code}>` });
    const refusals = [
      await post('updateByIdSelective.alarm.open', { id: 1, version: 9, day: '2026-03-01' }),
      await post('closeAlarm.alarm.open', { id: 2 }),
      await post('deleteById.alarm.open', { id: 1 }),
      await post('deleteById.alarm.open', { id: 99 }),
    ];
    expect(refusals.map(({ message }) => message)).toEqual([
      '<versionConflict>',
      '<wrongState>',
      '<builtinKept>',
      '<notFound>',
    ]);
  });

  it('reports which of several were written', async () => {
    const { backend, post } = backendOf();
    const { data } = await post('deleteByIds.alarm.open', { ids: [1, 2] });
    expect(data).toEqual({ done: [2], failed: [{ id: 1, message: 'builtinKept' }] });
    expect([...backend.rows('alarm').keys()]).toEqual([1]);
  });

  it.each([
    ['deleteByIds', {}],
    ['updateByIds', { day: '2026-02-01' }],
  ])('refuses %s when no record was written, like the server', async (operation, changes) => {
    const { post } = backendOf();
    const answer = await post(`${operation}.alarm.open`, { ids: [98, 99], ...changes });
    expect(answer).toMatchObject({
      status: 4000,
      code: 'nothingDone',
      data: { done: [], failed: [{ id: 98 }, { id: 99 }] },
    });
    expect(await post(`${operation}.alarm.open`, { ids: [], ...changes })).toMatchObject({ status: 4000 });
  });

  it('answers 403 without the permission, and 404 for what no entity has', async () => {
    const { post } = backendOf({ can: (permission) => permission !== 'closeAlarm.alarm.open' });
    expect((await post('closeAlarm.alarm.open', { id: 1 })).http).toBe(403);
    expect((await post('openAlarm.alarm.open', { id: 1 })).http).toBe(404);
    expect((await post('insert.alarm.admin', {})).http).toBe(404);
  });

  it("calls the test for an entity's own operations, with validated input", async () => {
    const answers = {
      ring: ({ params }: { params: Readonly<Record<string, unknown>> }) =>
        params.day === '2026-01-01' ? refuse('nobody is there') : { rung: params.day },
    };
    const { post } = backendOf({ answers });
    expect((await post('ring.alarm.open', { day: '2026-01-02' })).data).toEqual({ rung: '2026-01-02' });
    expect(await post('ring.alarm.open', { day: '2026-01-01' })).toMatchObject({ message: 'nobody is there' });
    expect((await post('ring.alarm.open', {})).errors).toHaveProperty('day');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(backendOf().post('ring.alarm.open', { day: '2026-01-02' })).rejects.toThrow('give what it answers');
    expect(said).toHaveBeenCalledWith(expect.stringContaining('ring is an operation of the entity'));
  });

  it('reports fixtures of an entity that no plugin has', () => {
    expect(() => createMemoryBackend({ entities: [room], fixtures: { alarm: [{}] } })).toThrow(
      'There are fixtures of alarm, but no plugin has such an entity.',
    );
  });
});
