// @vitest-environment jsdom
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createDataProvider } from '../../../src/dataProvider';
import { jsonResponse } from '../../../src/testing/backend/fakeFetch';
import { callsOf } from '../support/baseCalls';
import { createMemoryBackend, guest, guests } from '../support/memoryBackend';
import { createTestHttp, translateZh } from '../support/testHttp';

const IDS = [1, 2, 3];
const MISSING = [97, 98, 99];

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

interface Kind {
  protocol: 'care' | 'simple-rest';
  operations: 'extended' | 'spec';
  updates?: 'put' | 'patch';
  /** Returns a back end whose table holds the guests 1 to 20. */
  serve: () => { fetch: Fetch; ids: () => number[] };
}

/** Every way in which the console writes several records. */
const KINDS: Readonly<Record<string, Kind>> = {
  'our server’s bulk calls': { protocol: 'care', operations: 'extended', serve: careBackend },
  'the calls of the specification, one per record': { protocol: 'care', operations: 'spec', serve: careBackend },
  'simple REST with PUT': { protocol: 'simple-rest', operations: 'spec', updates: 'put', serve: restBackend },
  'simple REST with PATCH': { protocol: 'simple-rest', operations: 'spec', updates: 'patch', serve: restBackend },
};

function careBackend() {
  const { network, table } = createMemoryBackend(guests(20));
  return { fetch: (url: string, init?: RequestInit) => network.fetch(url, init), ids: () => [...table.keys()] };
}

/** A JSON server of the usual kind: 404 for a missing record. */
function restBackend() {
  const table = new Map(guests(20).map((row) => [row.id, row]));
  const fetch: Fetch = async (url, init) => {
    const id = Number(new URL(url).pathname.split('/').at(-1));
    const row = table.get(id);
    if (!row) return jsonResponse({ message: 'not found' }, 404);
    if (init?.method === 'DELETE') table.delete(id);
    return jsonResponse(row);
  };
  return { fetch, ids: () => [...table.keys()] };
}

function connect({ protocol, operations, updates, serve }: Kind) {
  const backend = serve();
  const test = createTestHttp((request) => backend.fetch(String(request.url), request.init));
  const onPartialWrite = vi.fn();
  const provider = createDataProvider({
    http: test.http,
    resources: () => [{ name: 'guests', entity: guest, protocol, baseUrl: 'https://rest.example/api', updates }],
    has: callsOf(operations),
    translate: translateZh,
    onPartialWrite,
  });
  const write = {
    deleteMany: (ids: number[]) => provider.deleteMany('guests', { ids }),
    updateMany: (ids: number[]) => provider.updateMany('guests', { ids, data: { vip: true } }),
  };
  const successes = () => test.notices.filter(({ type }) => type === 'success');
  return { ...test, backend, provider, write, onPartialWrite, successes };
}

const METHODS = ['deleteMany', 'updateMany'] as const;
const every = Object.entries(KINDS).flatMap(([name, kind]) => METHODS.map((method) => ({ name, kind, method })));

describe.each(every)('$method through $name', ({ kind, method }) => {
  it('reports success with the ids when every record was written', async () => {
    const { write } = connect(kind);
    expect(await write[method](IDS)).toEqual({ data: IDS });
  });

  it('is an error without a success toast when no record was written', async () => {
    const { write, successes, onPartialWrite } = connect(kind);
    const error = await write[method](MISSING).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      message: expect.stringContaining('3 条全部失败，未作任何更改'),
      body: { done: [], refusals: MISSING.map((id) => ({ id })) },
    });
    expect(successes()).toEqual([]);
    expect(onPartialWrite).not.toHaveBeenCalled();
  });

  it('is an error without a success toast when it is given no records', async () => {
    const { write, successes, backend } = connect(kind);
    await expect(write[method]([])).rejects.toBeInstanceOf(HttpError);
    expect(successes()).toEqual([]);
    expect(backend.ids()).toHaveLength(20);
  });

  it('names the written and the refused records when only some were written', async () => {
    const { write, successes, onPartialWrite } = connect(kind);
    const error = await write[method]([1, 99, 3]).catch((cause: unknown) => cause);
    expect(error).toMatchObject({
      message: expect.stringContaining('成功 2 条，失败 1 条'),
      body: { done: [1, 3], refusals: [{ id: 99 }] },
    });
    expect(successes()).toEqual([]);
    expect(onPartialWrite).toHaveBeenCalledOnce();
  });
});

/** Answers with the status of success that foreign back ends give to `deleteByIds` and `updateByIds`. */
const ANSWERS: readonly { data: unknown; done: number[]; message?: string }[] = [
  { data: { done: [], failed: [] }, done: [], message: '3 条全部失败，未作任何更改' },
  { data: { done: [] }, done: [], message: '3 条全部失败，未作任何更改' },
  { data: { done: [], failed: IDS.map((id) => ({ id, message: '被引用' })) }, done: [], message: '3 条全部失败' },
  { data: { failed: IDS.map((id) => ({ id, message: '被引用' })) }, done: [], message: '3 条全部失败' },
  { data: { done: [2], failed: [] }, done: [2], message: '成功 1 条，失败 2 条' },
  {
    data: { done: ['1', '3'], failed: [{ id: '2', message: '被引用' }] },
    done: [1, 3],
    message: '成功 2 条，失败 1 条',
  },
  { data: { done: IDS, failed: [] }, done: IDS },
  { data: undefined, done: IDS },
];

describe.each(METHODS)('%s on a foreign back end with the status of success', (method) => {
  it.each(ANSWERS)('follows the data $data', async ({ data, done, message }) => {
    const test = connect({
      protocol: 'care',
      operations: 'extended',
      serve: () => ({
        fetch: async () => jsonResponse({ status: 8000, message: '操作成功', data }),
        ids: () => [],
      }),
    });
    const result = await test.write[method](IDS).catch((cause: unknown) => cause);
    if (message === undefined) {
      expect(result).toEqual({ data: done });
      expect(test.successes()).toHaveLength(1);
      return;
    }
    expect(result).toMatchObject({ message: expect.stringContaining(message), body: { done } });
    expect(test.successes()).toEqual([]);
    expect(test.notices).toMatchObject([{ type: 'warning' }]);
  });
});
