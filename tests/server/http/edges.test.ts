import { beforeAll, describe, expect, it } from 'vitest';
import { wavRecording } from '../../unit/support/recordings';
import { upload, uploaded } from '../builders/files';
import { signInAgain, type TestApp, testApp } from '../builders/testApp';
import { testDatabases } from '../support/testDatabase';

describe('the edges of the server', () => {
  const open = testDatabases('sqlite');
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open, { env: { TRUST_PROXY: '10.1.0.0/16' } });
  });
  const PROXY = '10.1.2.3';
  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url, headers, remoteAddress });

  it.each(['/api/isLogin.admin.open', '/healthz', '/api/nothing.elderly.open', '/console.config.json'])(
    'set HSTS for %s, once a trusted proxy reports TLS',
    async (url) => {
      const strict = async (headers: Record<string, string>, from: string) =>
        (await ask(url, headers, from)).headers['strict-transport-security'];
      expect(await strict({ 'x-forwarded-proto': 'https' }, PROXY)).toBe('max-age=31536000; includeSubDomains');
      expect(await strict({ 'x-forwarded-proto': 'http' }, PROXY)).toBeUndefined();
      expect(await strict({ 'x-forwarded-proto': 'https' }, '192.0.2.1')).toBeUndefined();
      expect(await strict({}, PROXY)).toBeUndefined();
    },
  );

  it('serve metrics only to this machine, and not through a proxy on it', async () => {
    expect((await ask('/metrics')).statusCode).toBe(200);
    expect((await ask('/metrics', {}, '::1')).statusCode).toBe(200);
    expect((await ask('/metrics', {}, '192.0.2.1')).statusCode).toBe(403);
    expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    expect((await ask('/metrics', { 'x-forwarded-for': '127.0.0.1' }, PROXY)).statusCode).toBe(403);
  });

  it('serve metrics to anyone with the token, when one is configured', async () => {
    const token = 'a token of sixteen or more';
    const guarded = await testApp(open, { env: { METRICS_TOKEN: token } });
    const status = async (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
      (await guarded.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await status({ authorization: `Bearer ${token}` })).toBe(200);
    expect(await status({ authorization: token })).toBe(403);
    expect(await status({ authorization: `Bearer ${token}x` })).toBe(403);
    expect(await status({}, '127.0.0.1')).toBe(403);
  });

  it('answer HEAD like GET, without the body', async () => {
    const recording = await uploaded(server, { kind: 'callRecord', content: wavRecording() });
    for (const url of [
      '/healthz',
      '/readyz',
      '/console.config.json',
      '/metrics',
      '/api/isLogin.admin.open',
      '/api/selectAll.elderlyType.open',
      '/api/nothing.elderly.open',
      '/api/deleteById.elderly.open',
      `/api/selectContent.file.open?fileId=${recording.fileId}`,
      '/nothing',
    ]) {
      const headers = { authorization: server.token };
      const get = await server.app.inject({ url, headers });
      const head = await server.app.inject({ url, headers, method: 'HEAD' });
      expect([url, head.statusCode, head.body]).toEqual([url, get.statusCode, '']);
      const told = ['content-type', 'cache-control', 'etag', 'content-disposition', 'location'];
      if (url !== '/metrics') told.push('content-length');
      for (const name of told) expect([url, name, head.headers[name]]).toEqual([url, name, get.headers[name]]);
    }
  });

  it('refuse files of an account beyond its daily quota', async () => {
    const few = await testApp(open, { env: { UPLOAD_DAY_MB: '1' } });
    const recording = (seconds: number) => wavRecording({ seconds });
    const send = (seconds: number) => upload(few, { kind: 'callRecord', content: recording(seconds) });
    expect((await send(100)).body.status).toBe(8000);
    expect((await send(50)).body.status).toBe(8000);
    expect((await send(1)).body).toMatchObject({
      status: 4000,
      code: 'uploadQuota',
      message: '今天上传的文件已达 1 MB，请明天再试',
    });
    const other = await few.signInAs({ extraGrants: ['upload.file.open'] });
    expect((await upload(few, { token: other.token })).body.status).toBe(8000);
    few.clock.now += 24 * 3_600_000;
    await signInAgain(few);
    expect((await send(1)).body.status).toBe(8000);
  });
});
