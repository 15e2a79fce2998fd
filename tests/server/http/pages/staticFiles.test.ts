import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COOKIE_PREFIX } from '../../../../contract/constants';
import { type BootstrapData, hash32 } from '../../../../contract/session/bootstrapData';
import { type TestApp, testApp } from '../../builders/testApp';
import { testDatabases } from '../../support/testDatabase';

describe('the built console', () => {
  const open = testDatabases('sqlite');
  const folder = mkdtempSync(join(tmpdir(), 'console-client-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'console-data-'));
  let server: TestApp;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="zh-Hans"><!--look--><!--known--><script nonce="__CSP_NONCE__"></script><!--modules--><style nonce="__CSP_NONCE__"></style>console',
    );
    mkdirSync(join(folder, '.vite'));
    const page = (path: string, name: string) => ({
      path,
      code: [`assets/${name}.js`],
      texts: { en: ['assets/en.js'] },
    });
    const pages = [page('^/login$', 'login'), page('^/index$', 'home')];
    writeFileSync(join(folder, '.vite', 'pages.json'), JSON.stringify(pages));
    const script = 'console.log(1);'.repeat(200);
    writeFileSync(join(folder, 'assets', 'main-1a2b.js'), script);
    writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    server = await testApp(open, { env: { CLIENT_DIR: folder, DATA_DIR: dataDir } });
  });
  afterAll(() => {
    for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    server.app.inject({ url, headers });

  it.each([
    '/index',
    '/log',
    '/refresh',
    '/index2',
    '/redirect/index',
    '/demo/playground/page-cache/params/1',
    '/jishan-smart/elderly-manage/index',
  ])('answers %s with the page', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body.includes('console')]).toEqual([200, true]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('lists the scripts of the requested page, in the selected language', async () => {
    const scripts = async (url: string, cookie = '') =>
      [...(await get(url, { accept: 'text/html', cookie })).body.matchAll(/href="\/assets\/(\w+)/g)].map(
        ([, name]) => name,
      );
    expect(await scripts('/login?redirect=%2Findex')).toEqual(['login']);
    expect(await scripts('/index/', `${COOKIE_PREFIX}lang=en`)).toEqual(['home', 'en']);
    expect(await scripts('/nowhere')).toEqual([]);
  });

  it('compresses a page for a client that accepts it', async () => {
    const { headers, rawPayload } = await get('/index', { accept: 'text/html', 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(rawPayload).toString()).toContain('console');
    expect((await get('/index')).headers['content-encoding']).toBeUndefined();
  });

  it('redirects / to /index', async () => {
    const { statusCode, headers } = await get('/');
    expect([statusCode, headers.location]).toEqual([302, '/index']);
  });

  it.each(['/nowhere', '/jishan-smart', '/index/deeper', '/redirect', '/demo/other', '/index.html'])(
    'answers %s with the page and 404',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect([statusCode, body.includes('console')]).toEqual([404, true]);
    },
  );

  it('answers a missing file with a plain 404', async () => {
    const { statusCode, body } = await get('/assets/gone.js', { accept: '*/*' });
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { status: 404, code: 'unknownCall', message: '请求地址出错: /assets/gone.js' },
    ]);
  });

  it.each(['/../package.json', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '//etc/passwd'])(
    'serves nothing outside the folder (%s)',
    async (url) => {
      const { statusCode, body } = await get(url, { accept: '*/*' });
      expect(statusCode).not.toBe(200);
      expect(body).not.toContain('smart-elderly');
    },
  );

  it('sets a strict content security policy with a new nonce in every page', async () => {
    const [first, second] = [await get('/index'), await get('/index')];
    const policy = String(first.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(first.body).toContain(`nonce="${nonce}"`);
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(second.headers['content-security-policy']).not.toBe(policy);
  });

  it('lets browsers cache files with a checksum in their name forever, and compresses them', async () => {
    const { headers, rawPayload } = await get('/assets/main-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload.length).toBeLessThan(200);
    expect(headers.vary).toBe('Accept-Encoding');
    const asked = { 'accept-encoding': 'gzip, br', 'if-none-match': String(headers.etag) };
    expect((await get('/assets/main-1a2b.js', asked)).statusCode).toBe(304);
  });

  it('sends an uncompressed file to a client that accepts no compression of the build', async () => {
    for (const accepted of ['identity', 'gzip']) {
      const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
      expect([headers['content-encoding'], body.length]).toEqual([undefined, 3_000]);
    }
  });

  it('lets browsers revalidate files without a checksum in their name', async () => {
    const { statusCode, headers } = await get('/favicon.svg', { accept: '*/*' });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toContain('image/svg+xml');
    expect((await get('/favicon.svg', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('forbids framing of pages and type sniffing of files', async () => {
    expect((await get('/index')).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect((await get('/favicon.svg')).headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves the configuration of the console, by default an empty one', async () => {
    expect((await get('/console.config.json')).json()).toEqual({});
    writeFileSync(join(dataDir, 'console.config.json'), '{"plugins":[]}');
    expect((await get('/console.config.json')).json()).toEqual({ plugins: [] });
  });

  it('embeds the configuration into each page, where nothing in it ends the element', async () => {
    const site = { footer: '</script><script>alert(1)</script>', wordmark: '$& __CSP_NONCE__ <!--modules-->' };
    writeFileSync(join(dataDir, 'console.config.json'), JSON.stringify({ site }));
    for (const url of ['/index', '/login']) {
      const { body } = await get(url);
      const [, text = ''] = /<script type="application\/json" id="console-config">(.*?)<\/script>/s.exec(body) ?? [];
      expect(JSON.parse(text)).toEqual({ site });
    }
  });

  it('reports liveness, the state of its database, and metrics', async () => {
    await server.call('selectAll.elderly.open');
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/^http_requests_total\{class="base",method="GET",status="200"\} 1$/m);
    expect(body).toMatch(/^http_request_duration_seconds_count \d+$/m);
    expect(body).toMatch(/^sessions 1$/m);
  });

  describe('a page for a session', () => {
    const cookieOf = (values: Record<string, string>) =>
      Object.entries(values)
        .map(([name, value]) => `${COOKIE_PREFIX}${name}=${encodeURIComponent(value)}`)
        .join('; ');
    const open = async (url: string, cookies: Record<string, string>) =>
      (await get(url, { accept: 'text/html', cookie: cookieOf(cookies) })).body;
    const answersIn = (body: string): BootstrapData | undefined => {
      const [, text] = /<script type="application\/json" id="console-answers">(.*?)<\/script>/s.exec(body) ?? [];
      return text === undefined ? undefined : JSON.parse(text);
    };

    it('preloads the first responses of the console, identical to those of the calls', async () => {
      const answers = answersIn(await open('/index', { token: server.token }));
      expect(answers?.mark).toBe(hash32(server.token));
      const asked = [
        ['GET /api/isLogin.admin.open', await server.call('isLogin.admin.open')],
        ['POST /api/reloadPermission.permission.admin', await server.call('reloadPermission.permission.admin')],
      ] as const;
      expect(answers?.answers).toEqual(
        asked.map(([request, { headers, body }]) => ({ request, rights: headers['x-rights'], body })),
      );
    });

    it('preloads nothing without a session, with another token, or at the login page', async () => {
      expect(answersIn(await open('/index', {}))).toBeUndefined();
      expect(answersIn(await open('/login', { token: server.token }))).toBeUndefined();
      for (const token of ['stranger', '', `${server.token}x`, '\u0000', 'a'.repeat(3_000)]) {
        expect(answersIn(await open('/index', { token }))?.answers ?? []).toEqual([]);
      }
    });

    describe('that has opened a list before', () => {
      const page = '/jishan-smart/elderly-manage/elderly-manage';
      const rows = '/api/selectBySelectivePagination.elderly.open?pageNum=1&pageSize=20&fields=name';
      const asks = (url: string, { referer = `https://care.example${page}`, token = server.token } = {}) =>
        server.app.inject({ url, headers: { authorization: token, ...(referer && { referer }) } });
      const questionIn = async (url = page, token = server.token) => {
        const [, text] = /<script [^>]*data-question="(.*?)"/.exec(await open(url, { token })) ?? [];
        return text?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
      };

      it('preloads its list query, for the same user and page only', async () => {
        expect(await questionIn()).toBeUndefined();
        await asks(`${rows}&with=references`);
        expect(await questionIn()).toBe(`${rows}&with=references`);
        const { token } = await server.signInAs({ superAdmin: true });
        expect(await questionIn(page, token)).toBeUndefined();
        expect(await questionIn('/jishan-smart/elderly-manage/elderly-type')).toBeUndefined();
        expect(await questionIn(`${page}?page=2`)).toBeUndefined();
        expect(await open(page, { token: 'stranger' })).not.toContain('data-question');
      });

      it('does not store a query of a viewer for the viewed account', async () => {
        const seen = await server.signInAs({ extraGrants: ['select*.*.*'] });
        const { body } = await server.call('viewAs.admin.open', { id: seen.id });
        await asks(`${rows}&with=references`, { token: (body.data as { token: string }).token });
        expect(await questionIn(page, seen.token)).toBeUndefined();
        await asks(`${rows}&with=references`, { token: seen.token });
        expect(await questionIn(page, seen.token)).toBe(`${rows}&with=references`);
      });

      it('preloads the last query, and none once the list is filtered', async () => {
        await asks(`${rows}&with=references`);
        await asks(`${rows}&with=references&sort=age&order=desc`);
        expect(await questionIn()).toBe(`${rows}&with=references&sort=age&order=desc`);
        await asks(`${rows}&with=references&name.like=%E6%9D%8E`);
        expect(await questionIn()).toBeUndefined();
      });

      it.each([
        ['a list beside the page’s own', rows, undefined],
        ['another call', '/api/selectAll.elderly.open?with=references', undefined],
        ['a refused one', `${rows}&with=nothing`, undefined],
        ['nobody’s', `${rows}&with=references`, { token: 'stranger' }],
        ['one from no page', `${rows}&with=references`, { referer: '' }],
        ['one from no address', `${rows}&with=references`, { referer: 'nowhere' }],
        ['one from a page of others', `${rows}&with=references`, { referer: 'https://care.example/other' }],
        ['one that is too long', `${rows}&with=references&sort=${'a'.repeat(4_000)}`, undefined],
      ])('does not preload %s', async (_, url, from) => {
        // Removes what was stored.
        await asks(`${rows}&with=references&name=x`);
        await asks(url, from);
        expect(await questionIn()).toBeUndefined();
      });

      it('escapes a query within its attribute', async () => {
        const odd = `${rows}&with=references&order="><script>alert(1)</script>`;
        const { body } = await asks(odd);
        const question = await questionIn();
        expect([body.includes('8000'), question]).toEqual(question === undefined ? [false, undefined] : [true, odd]);
        expect(await open(page, { token: server.token })).not.toContain('<script>alert');
      });
    });

    it('reports for an initial password that the user is signed in, without permissions', async () => {
      const { token } = await server.signInAs({ mustChangePassword: true });
      const [first, ...others] = answersIn(await open('/index', { token }))?.answers ?? [];
      expect(first?.request).toContain('isLogin');
      expect(others).toEqual([]);
    });

    it('renders the frame in the colors of last time only', async () => {
      const frame = '--frame-background:linear-gradient(160deg, #0b2530 0%, #1b5563 100%);--frame-aside:64px;';
      const body = await open('/index', { token: server.token, frame });
      expect(body).toContain('<html class="framed" lang="zh-Hans">');
      expect(body).toContain(`:root{${frame}}</style>`);
      const spoilt = await open('/index', { token: server.token, frame: '--frame-a:1;}body{display:none' });
      expect(spoilt).toContain(':root{}</style>');
      expect(await open('/index', { frame })).not.toContain('framed');
    });
  });

  it('reports the progress of the demo data while it is loaded', async () => {
    const mark = (changes: object) =>
      writeMark({
        size: 'small',
        seed: 1,
        today: '2026-03-12',
        firstAdminId: 2,
        written: {},
        usable: true,
        done: false,
        ...changes,
      });
    const writeMark = (value: object) =>
      server.database.write((transaction) =>
        transaction
          .insertInto('setting')
          .values({ name: 'demo', value: JSON.stringify(value) })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(value) }))
          .execute(),
      );
    await mark({ share: 0.427 });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok', demoData: { percent: 42 } });
    await mark({ share: 1, done: true });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('is not ready when its database does not answer', async () => {
    const broken = await testApp(open);
    await broken.database.close();
    const { statusCode } = await broken.app.inject({ url: '/readyz' });
    expect(statusCode).toBe(503);
  });
});
