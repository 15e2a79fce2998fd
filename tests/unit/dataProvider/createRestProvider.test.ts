// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createRestProvider } from '../../../src/dataProvider/createRestProvider';
import { createTestHttp, translateZh } from '../support/testHttp';

interface Meal {
  id: number;
  name: string;
  price: number;
  allergens: string[];
}

const meals = (): Map<number, Meal> =>
  new Map([
    [1, { id: 1, name: '馒头', price: 200, allergens: ['wheat'] }],
    [2, { id: 2, name: '豆浆', price: 300, allergens: ['soy'] }],
  ]);

/** A small JSON server of the usual kind: a PUT replaces the whole record. */
let table = meals();
let asked: string[] = [];
let answerAs: ((text: string) => { status: number; type: string; text: string }) | undefined;
let server: Server;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const body = await bodyOf(request);
    asked.push(`${request.method} ${path} ${body}`);
    const id = Number(/^\/api\/meals\/(\d+)$/.exec(path)?.[1]);
    const plain = {
      status: 200,
      type: 'application/json',
      text: JSON.stringify(answer(request.method ?? '', { id, body })),
    };
    const { status, type, text } = answerAs?.(plain.text) ?? plain;
    response.writeHead(status, { 'Content-Type': type, 'Content-Range': `meals 0-1/${table.size}` }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  table = meals();
  asked = [];
  answerAs = undefined;
});

function answer(method: string, { id, body }: { id: number; body: string }): unknown {
  if (method === 'PUT') table.set(id, JSON.parse(body));
  if (method === 'PATCH') Object.assign(table.get(id) ?? {}, JSON.parse(body));
  if (method === 'DELETE') {
    const gone = table.get(id);
    table.delete(id);
    return gone;
  }
  return Number.isNaN(id) ? [...table.values()] : table.get(id);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

function connect(updates?: 'put' | 'patch') {
  const test = createTestHttp(({ url, init }) => fetch(url, init));
  const { port } = server.address() as AddressInfo;
  const provider = createRestProvider({
    http: test.http,
    baseUrl: `http://127.0.0.1:${port}/api/`,
    name: 'meals',
    updates,
    translate: translateZh,
    onPartialWrite: () => undefined,
  });
  return { ...test, provider };
}

const list = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' }, filter: {} } as const;
const [, previousData] = [...meals().values()];

describe('a plain REST back end of a plugin', () => {
  it('serves lists and records', async () => {
    const { provider } = connect();
    expect(await provider.getList(list)).toMatchObject({ data: [...meals().values()], total: 2 });
    expect(await provider.getOne({ id: 2 })).toMatchObject({ data: { name: '豆浆' } });
  });

  it('receives the whole record when a form changes a part of it', async () => {
    const { provider } = connect();
    await provider.update({ id: 2, data: { price: 350 }, previousData });
    expect(table.get(2)).toEqual({ id: 2, name: '豆浆', price: 350, allergens: ['soy'] });
  });

  it('is asked for the record first when it is not in the cache', async () => {
    const { provider } = connect();
    await provider.updateMany({ ids: [1, 2], data: { price: 100 } });
    expect([...table.values()]).toEqual([...meals().values()].map((meal) => ({ ...meal, price: 100 })));
  });

  it('receives only the changes when it supports PATCH', async () => {
    const { provider } = connect('patch');
    const data = { ...previousData, name: '豆浆', price: 350, allergens: ['soy'] };
    expect(await provider.update({ id: 2, data, previousData })).toMatchObject({
      data: { ...previousData, price: 350 },
    });
    await provider.updateMany({ ids: [1], data: { price: 100 } });
    expect(asked).toEqual(['PATCH /api/meals/2 {"price":350}', 'PATCH /api/meals/1 {"price":100}']);
    expect(table.get(1)).toEqual({ ...meals().get(1), price: 100 });
  });

  it.each([
    ['a page of HTML', { status: 200, type: 'text/html', text: '<html>' }, '服务器的响应无法识别，请稍后重试'],
    ['an error', { status: 500, type: 'application/json', text: '{}' }, '服务器内部错误'],
    [
      'half a body',
      { status: 200, type: 'application/json', text: '[{"id":1,"na' },
      '服务器的响应无法识别，请稍后重试',
    ],
  ])('is reported as unreadable or failed when it answers %s', async (_, given, message) => {
    answerAs = () => given;
    const { provider, notices } = connect();
    await expect(provider.getList(list)).rejects.toMatchObject({ message });
    expect(notices).toMatchObject([{ type: 'error', message }]);
    answerAs = undefined;
    expect((await provider.getList(list)).data).toHaveLength(2);
  });
});
