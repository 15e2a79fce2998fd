import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { BATCH_CALL_LENGTH_MAX, BATCH_CALLS_MAX, BATCH_RESPONSE_BYTES_MAX } from '../../../contract/calls/batch';
import { uploaded } from '../builders/files';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases, testDatabases } from '../support/testDatabase';

const TYPES = 'selectAll.elderlyType.open';
const ELDERS = 'selectBySelectivePagination.elderly.open';

interface Line {
  call: number;
  status: number;
  headers: Record<string, string>;
  alone?: boolean;
  body?: { status: number; code?: string; data?: unknown; dataCount?: number };
}

async function batch(server: TestApp, calls: unknown, headers: Record<string, string> = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/batch',
    headers: { authorization: server.token, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ calls }),
  });
  const isBatch = String(response.headers['content-type']).startsWith('application/x-ndjson');
  return { response, lines: isBatch && !response.headers['content-encoding'] ? linesOf(response.body) : [] };
}

function linesOf(text: string): Line[] {
  const all: Line[] = [];
  for (const value of text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))) {
    const last = all.at(-1);
    if (last && last.body === undefined && !last.alone) last.body = value;
    else all.push(value);
  }
  return all.sort((one, other) => one.call - other.call);
}

describeOnBothDatabases('batched reads', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
    await added(server, 'elderly', await elderInput(server));
  });

  it('are answered as each would be alone', async () => {
    const calls = [TYPES, `${ELDERS}?pageNum=1&pageSize=5&with=counts`, `${ELDERS}?pageNum=nothing`];
    const { response, lines } = await batch(server, calls);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    for (const [index, call] of calls.entries()) {
      const alone = await server.app.inject({ url: `/api/${call}`, headers: { authorization: server.token } });
      expect(lines[index]).toMatchObject({ call: index, status: alone.statusCode, body: alone.json() });
      expect(lines[index]?.headers['x-rights']).toBe(alone.headers['x-rights']);
    }
  });

  it('are compressed together', async () => {
    const { response } = await batch(server, [TYPES, TYPES], { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(linesOf(brotliDecompressSync(response.rawPayload).toString())).toHaveLength(2);
  });

  it('respect the permissions and the language of the caller', async () => {
    const { token } = await server.signInAs({ extraGrants: ['select*.elderlyType.*'] });
    const { lines } = await batch(server, [TYPES, ELDERS], { authorization: token, 'accept-language': 'en' });
    expect(lines.map(({ status }) => status)).toEqual([200, 403]);
    expect(JSON.stringify(lines[1]?.body)).toMatch(/denied/i);
  });
});

describe('a batch request', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['no list', 'selectAll.elderlyType.open'],
    ['an empty list', []],
    ['too many calls', Array.from({ length: BATCH_CALLS_MAX + 1 }, () => TYPES)],
    ['what is no text', [TYPES, 7]],
    ['a call that writes', ['deleteById.elderly.open?id=1']],
    ['a call that there is not', ['selectAll.nothing.open']],
    ['another batch', ['batch']],
    ['an address outside the API', ['../metrics', '..%2Fmetrics']],
    ['the stream of changes', ['events']],
    ['a call that is too long', [`${TYPES}?keyword=${'x'.repeat(BATCH_CALL_LENGTH_MAX)}`]],
  ])('of %s is refused as a whole, with a message', async (_, calls) => {
    const { response } = await batch(server, calls);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ status: 4000, message: expect.stringMatching(/./) });
    expect(response.json().errors).toBeDefined();
  });

  it('without a session is refused as a whole, before its calls are examined', async () => {
    const { response } = await batch(server, [TYPES, ELDERS], { authorization: '' });
    expect(response.json()).toMatchObject({ status: 401, code: 'sessionEnded' });
  });

  it('counts each of its calls against the rate limit', async () => {
    const poor = await testApp(open, { env: { READ_RATE: '5' } });
    const { lines } = await batch(
      poor,
      Array.from({ length: 9 }, () => TYPES),
    );
    expect(lines.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(lines.find(({ status }) => status === 429)?.headers['retry-after']).toBeDefined();
    await poor.app.close();
  });

  it('leaves out responses that are too long or not JSON, which are then requested alone', async () => {
    const { fileId } = await uploaded(server);
    const remark = '长'.repeat(500);
    const count = Math.ceil(BATCH_RESPONSE_BYTES_MAX / Buffer.byteLength(remark));
    for (let elder = 0; elder < count; elder += 1) {
      await added(server, 'elderly', { ...(await elderInput(server)), remark });
    }
    const { lines } = await batch(server, [
      'selectAll.elderly.open',
      `selectContent.file.open?fileId=${fileId}`,
      TYPES,
    ]);
    expect(lines.map(({ alone = false, body }) => [alone, body !== undefined])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });
});
