import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/constants';
import { defineEntity } from '../../../contract/defineEntity';
import { text } from '../../../contract/fields';
import { collectPlugins } from '../../../server/plugins/collectPlugins';
import { sections } from '../../../server/sections';
import { type TestApp, testApp } from '../builders/testApp';
import { describeOnBothDatabases } from '../support/testDatabase';

const fallAlarm = defineEntity({
  name: 'fallAlarm',
  section: 'fall-alarm',
  titleField: 'place',
  fields: {
    place: text({ max: 50, required: true, list: true }),
    phone: text({ max: 20, mask: 'phone', list: true }),
  },
  sort: [],
  deletion: { kind: 'soft' },
});
const words = { fallAlarm: { name: 'Fall alarm', fields: { place: 'Place', phone: 'Phone' } } };
const half = {
  id: 'fall-alarm',
  entities: [fallAlarm],
  seeds: [{ entity: 'fallAlarm', rows: [{ place: 'corridor', phone: '19900000001' }] }],
  texts: Object.fromEntries(LOCALES.map((locale) => [`entities/${locale}`, async () => ({ default: words })])),
};

describeOnBothDatabases('plugins of an installation', (open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'console-plugins-'));
  const clientDir = mkdtempSync(join(tmpdir(), 'console-client-'));
  let server: TestApp;
  beforeAll(async () => {
    for (const folder of ['.', 'shared']) {
      mkdirSync(join(clientDir, folder), { recursive: true });
      writeFileSync(join(clientDir, folder, 'index.html'), `console ${folder} __CSP_NONCE__`);
    }
    for (const half of ['console', 'server']) mkdirSync(join(dataDir, 'plugins', 'falls', half), { recursive: true });
    writeFileSync(join(dataDir, 'plugins', 'falls', 'console', 'index.js'), 'export default {};');
    writeFileSync(join(dataDir, 'plugins', 'falls', 'server', 'index.js'), 'secret');
    server = await testApp(open, {
      env: { DATA_DIR: dataDir, CLIENT_DIR: clientDir },
      sections: collectPlugins([...sections.plugins, half]),
    });
  });
  afterAll(() => {
    for (const each of [dataDir, clientDir]) rmSync(each, { recursive: true, force: true });
  });
  const configure = (content: unknown) =>
    writeFileSync(
      join(dataDir, 'console.config.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const config = async () => (await get('/console.config.json')).json();

  it('have entities with all features of built-in ones: seeds, masks, permissions, log, OpenAPI', async () => {
    const { body } = await server.call('selectBySelectivePagination.fallAlarm.open', { pageNum: 1, pageSize: 10 });
    expect(body.data).toMatchObject([{ place: 'corridor', phone: '199****0001' }]);
    const permissions = await server.database.read.selectFrom('permission').select('name').execute();
    expect(permissions.map(({ name }) => name)).toContain('unmask.fallAlarm.admin');
    expect((await server.call('insert.fallAlarm.open', { place: 'garden' })).body.status).toBe(8000);
    const document = await get('/api/openapi.json', { authorization: server.token });
    expect(document.body).toContain('insert.fallAlarm.open');
  });

  it('are disabled, placed and configured for everyone with the permission', async () => {
    configure({ plugins: { falls: { url: '/f.js', settings: { a: 1 } } } });
    const wish = { code: 'falls', enabled: false, sort: 7, settings: '{"b":2}' };
    expect((await server.call('insert.plugin.open', wish)).body.status).toBe(8000);
    expect(await config()).toEqual({
      plugins: { falls: { url: '/f.js', enabled: false, order: 7, settings: { a: 1, b: 2 } } },
    });
    const { token } = await server.signInAs({ permissionTemplateIds: [] });
    const { http } = await server.call('insert.plugin.open', { ...wish, code: 'other' }, { token });
    expect(http).toBe(403);
  });

  it.each([
    ['settings that are no JSON', { settings: '{' }, 'settingsInvalid'],
    ['settings that hold more than values', { settings: '{"a":{}}' }, 'settingsInvalid'],
    ['a console without its own pages', { code: 'shell', enabled: false }, 'pluginNeeded'],
  ])('are refused with %s', async (_, values, code) => {
    const { body } = await server.call('insert.plugin.open', { code: 'meals', enabled: true, ...values });
    expect(JSON.stringify(body)).toContain(code);
  });

  it('have only their browser module served, and only when they are listed', async () => {
    configure({ plugins: { falls: { url: '/plugins/falls/index.js' } } });
    const { statusCode, headers, body } = await get('/plugins/falls/index.js');
    expect([statusCode, headers['content-type'], body]).toEqual([
      200,
      expect.stringContaining('javascript'),
      'export default {};',
    ]);
    const again = await get('/plugins/falls/index.js', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    const short = await server.app.inject({
      url: '/plugins/falls/index.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(short.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('Accept-Encoding') });
    expect(brotliDecompressSync(short.rawPayload).toString()).toBe('export default {};');
    expect(short.headers.etag).not.toBe(headers.etag);
    for (const path of [
      'falls/../server/index.js',
      'falls/%2e%2e/server/index.js',
      'falls/gone.js',
      'other/index.js',
      'falls/',
    ])
      expect([path, (await get(`/plugins/${path}`)).body.includes('secret')]).toEqual([path, false]);
    configure({});
    expect((await get('/plugins/falls/index.js')).statusCode).toBe(404);
  });

  it('share the modules of the page, with a policy that allows what the operator allows', async () => {
    const page = async () => get('/index', { accept: 'text/html' });
    configure({});
    expect((await page()).body).toContain('console . ');
    configure({
      plugins: { falls: { url: '/f.js' } },
      allowedOrigins: ['https://p.example', "https://x 'unsafe-inline'"],
      connectOrigins: ['https://d.example'],
    });
    const { body, headers } = await page();
    const policy = String(headers['content-security-policy']).split(';');
    expect(body).toContain('console shared');
    expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(
      /^script-src 'self' 'nonce-[^']+' https:\/\/p\.example$/,
    );
    expect(policy).toContain("connect-src 'self' https://p.example https://d.example");
  });

  it('leave an invalid JSON configuration for the console to report', async () => {
    configure('{ "plugins": ');
    const answer = await get('/console.config.json');
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
    expect((await get('/index', { accept: 'text/html' })).statusCode).toBe(200);
  });
});
