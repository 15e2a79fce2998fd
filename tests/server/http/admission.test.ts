import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPicture, upload } from '../builders/files';
import { type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

const MEBIBYTE = 1_048_576;
/** Milliseconds within which a response without waiting arrives, also on a busy machine. */
const AT_ONCE_MS = 5_000;

describe('the checks before a request body is read', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  let port: number;
  beforeAll(async () => {
    server = await testApp(open);
    port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.app.close());

  /** Announces a body, sends nothing of it, and returns the status of the response. */
  const announced = (path: string, headers: Record<string, string | number>) =>
    new Promise<number>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      const lines = Object.entries({ host: 'console', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.setTimeout(AT_ONCE_MS, () => reject(new Error('no answer before the body')));
      socket.once('error', reject);
      socket.once('data', (data) => {
        resolve(Number(String(data).split(' ')[1]));
        socket.destroy();
      });
      socket.write(`POST /api/${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  it('report an unknown call', async () => {
    expect(await announced('nothing.elderly.open', { ...form, 'content-length': MEBIBYTE })).toBe(404);
  });

  it('report a missing session, in the format of the body', async () => {
    expect(await announced('insert.elderly.open', { ...form, 'content-length': MEBIBYTE })).toBe(200);
    const { body } = await server.call('insert.elderly.open', {}, { token: '' });
    expect(body.status).toBe(401);
  });

  it('report a missing permission, which is logged', async () => {
    const { id, token: authorization } = await server.signInAs({ extraGrants: ['select*.elderly.*'] });
    expect(await announced('insert.elderly.open', { ...form, authorization, 'content-length': 1_000 })).toBe(403);
    await server.app.auditWork.run();
    const { body } = await server.call('selectBySelectivePagination.log.open', { adminId: id, operation: 'insert' });
    expect(body.data).toMatchObject([{ entity: 'elderly', resultStatus: 403 }]);
  });

  it('report a body that is too long, which for a sign-in is more than 16 kB', async () => {
    const authorization = server.token;
    expect(await announced('insert.elderly.open', { ...form, authorization, 'content-length': MEBIBYTE + 1 })).toBe(
      413,
    );
    for (const call of ['login.admin.open', 'isLogin.admin.open', 'logout.admin.open']) {
      expect(await announced(call, { ...form, 'content-length': 16_385 })).toBe(413);
    }
  });

  it('read no more than 16 kB of a sign-in without an announced length', async () => {
    const { body } = await server.login('admin', 'x'.repeat(16_384));
    expect(body.status).toBe(413);
  });
});

describe('rate limits', () => {
  const open = testDatabases('sqlite');
  const once = { READ_RATE: '1', WRITE_RATE: '1', UPLOAD_RATE: '1', UNMASK_RATE: '1', LOG_RATE: '1' };
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { env: once });
  });

  it.each<[string, () => Promise<{ http: number; headers: Record<string, unknown>; body: unknown }>]>([
    ['reads', () => server.call('selectById.elderly.open', { id: 1 })],
    ['writes', () => server.call('deleteById.elderly.open', { id: 1 })],
    ['looks at unmasked data', () => server.call('unmask.elderly.admin', { id: 1, reason: '核对本人信息' })],
    ['entries of the console’s log', () => server.call('insert.log.open', { title: '页面出错' })],
    ['uploads', () => upload(server, { content: newPicture() })],
  ])('of %s answer 429 with a message and the seconds to wait', async (_what, ask) => {
    expect((await ask()).http).not.toBe(429);
    const { http, headers, body } = await ask();
    expect([http, body]).toEqual([429, { status: 429, code: 'tooMany', message: '操作过于频繁，请稍后再试' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are separate for each account', async () => {
    const other = await testApp(open, { env: { READ_RATE: '1' } });
    const { token } = await other.signInAs({ extraGrants: ['select*.elderly.*'] });
    await other.call('selectById.elderly.open', { id: 1 });
    expect((await other.call('selectById.elderly.open', { id: 1 }, { token })).http).toBe(200);
  });

  it('count an address only for calls without a session', async () => {
    const few = await testApp(open, { env: { ADDRESS_RATE: '3' } });
    const ask = (token: string) => few.call('isLogin.admin.open', {}, { token });
    const statuses = [];
    for (const token of ['', 'forged', 'forged too']) statuses.push((await ask(token)).http);
    // The sign-in used the first one.
    expect(statuses).toEqual([200, 200, 429]);
    expect((await ask(few.token)).http).toBe(200);
  });
});
