import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPicture } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

const MEBIBYTE = 1_048_576;
/** Milliseconds within which a response arrives, also on a busy machine; a hanging connection takes 20 s. */
const ANSWER_MS = 10_000;

describe('a keep-alive connection', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let address: string;
  beforeAll(async () => {
    server = await testApp(open);
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.app.close());

  const send = async (kind: string, content: Buffer) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(content)]), 'file');
    const response = await fetch(`${address}/api/upload.file.open?kind=${kind}`, {
      method: 'POST',
      headers: { authorization: server.token },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return ((await response.json()) as { status: number }).status;
  };
  const call = async (name: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const response = await fetch(`${address}/api/${name}`, { ...init, signal });
    return ((await response.json()) as { status: number }).status;
  };

  it('carries the next calls after files that are too long', async () => {
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push(await send('image', Buffer.alloc(12 * MEBIBYTE, 0xff)));
      statuses.push(await send('serviceInput', Buffer.alloc(9 * MEBIBYTE, 0x61)));
      statuses.push(await send('image', newPicture()));
      statuses.push(await send('image', newPicture()));
    }
    expect(statuses).toEqual([413, 413, 8000, 8000, 413, 413, 8000, 8000, 413, 413, 8000, 8000]);
  });

  it('carries the next call after a body that was not read', async () => {
    const headers = { authorization: server.token, 'content-type': 'application/json' };
    const long = JSON.stringify({ remark: 'x'.repeat(3 * MEBIBYTE) });
    const statuses = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push(await call('insert.elderly.open', { method: 'POST', headers, body: long }));
      statuses.push(await call('nothing.elderly.open', { method: 'POST', headers, body: long }));
      statuses.push(await call('selectAll.logType.open', { headers }));
    }
    expect(statuses).toEqual([413, 404, 8000, 413, 404, 8000, 413, 404, 8000]);
  });
});
