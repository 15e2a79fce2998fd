import { beforeAll, expect, it } from 'vitest';
import { added, elderInput } from '../builders/records';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

describeOnBothDatabases('cached responses', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(open);
  });

  it.each(['selectAll.elderly.open', 'selectBySelectivePagination.elderly.open'])(
    'are confirmed with 304 for %s',
    async (name) => {
      const elder = await added(server, 'elderly', await elderInput(server));
      const first = await server.call(name);
      const etag = String(first.headers.etag);
      const again = await server.call(name, {}, { headers: { 'if-none-match': etag } });
      await server.call('updateByIdSelective.elderly.open', { id: elder.id, remark: '变了' });
      const changed = await server.call(name, {}, { headers: { 'if-none-match': etag } });
      expect([again.http, again.text, again.headers.etag]).toEqual([304, '', etag]);
      expect(changed.http).toBe(200);
      expect(changed.headers.etag).not.toBe(etag);
    },
  );

  it('are separate for each language', async () => {
    const tag = async (language: string) =>
      (await server.call('selectAll.elderlyType.open', {}, { headers: { 'accept-language': language } })).headers.etag;
    expect(await tag('zh-CN')).not.toBe(await tag('en'));
  });

  it('are not stored in shared caches, and personal data in no cache', async () => {
    const { headers } = await server.call('selectAll.elderlyType.open');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-content-type-options': 'nosniff' });
    expect(headers.vary).toContain('Authorization');
    const calls = ['selectBySelectivePagination.elderly.open', 'selectAll.attendant.open', 'isLogin.admin.open'];
    const kinds = ['selectAll.heartRate.open', 'selectAll.log.open', 'selectById.elderlyType.open'];
    for (const name of [...calls, ...kinds]) {
      expect((await server.call(name, name.startsWith('selectById') ? { id: 1 } : {})).headers['cache-control']).toBe(
        'no-store',
      );
    }
  });

  it.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('are compressed when they are long and the client accepts %s', async (accepted, encoding) => {
    const response = await server.app.inject({
      url: '/api/selectAll.serviceType.open',
      headers: { authorization: server.token, 'accept-encoding': accepted },
    });
    expect(response.headers['content-encoding']).toBe(encoding);
  });
});
