import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { BUNDLED_COPY_PATTERNS, findBundledCopies } from '../../../../../contract/plugin/scriptError';
import {
  loadRemotePlugin,
  type RemoteSource,
  type RemoteTools,
} from '../../../../../src/core/runtime/remote/loadRemotePlugin';
import { loadRemotePlugins } from '../../../../../src/core/runtime/remote/loadRemotePlugins';
import { plugin } from '../../registry/builders';

const CODE = 'export default {};';
const digestOf = (text: string) => createHash('sha384').update(text).digest('base64');
const source: RemoteSource = { id: 'falls', url: '/plugins/falls/index.js', integrity: `sha384-${digestOf(CODE)}` };
const definition = plugin('falls');

const script = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' }, ...init });

/** A browser in which everything succeeds, except what the test changes. */
const tools = (changes: Partial<RemoteTools> = {}): RemoteTools => ({
  base: 'https://care.example/index',
  allowedOrigins: [],
  hasSharedModules: true,
  fetch: async () => script(CODE),
  digest: async (bytes) => digestOf(Buffer.from(bytes).toString()),
  run: async () => ({ default: definition }),
  ...changes,
});
const load = (changes: Partial<RemoteTools> = {}, about: Partial<RemoteSource> = {}) =>
  loadRemotePlugin({ ...source, ...about }, tools(changes));
const never = () => new Promise<never>(() => undefined);

describe('loadRemotePlugin', () => {
  it('returns the definition of a file with the right checksum', async () => {
    const run = vi.fn(async () => ({ default: definition }));
    expect(await load({ run })).toEqual({ origin: 'remote', source: 'falls', definition });
    expect(run).toHaveBeenCalledWith('https://care.example/plugins/falls/index.js', source.integrity);
  });

  it('accepts a file from an allowed origin', async () => {
    const url = 'https://plugins.example/falls.js';
    const candidate = await load({ allowedOrigins: ['https://plugins.example'] }, { url });
    expect(candidate).toHaveProperty('definition');
  });

  it('leaves the checksum to the browser when a page over plain HTTP cannot compute one', async () => {
    expect(await load({ digest: async () => undefined })).toHaveProperty('definition');
  });

  const failing = (status: number) => ({ fetch: async () => script('gone', { status }) });
  const html = { fetch: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }) };
  const importing = (other: string) => {
    const text = `${other}${CODE}`;
    return [{ fetch: async () => script(text) }, { integrity: `sha384-${digestOf(text)}` }] as const;
  };
  it.each<[string, string, Partial<RemoteTools>, Partial<RemoteSource>, string]>([
    ['another origin', 'ORIGIN_NOT_ALLOWED', {}, { url: 'https://evil.example/f.js' }, 'https://evil.example'],
    ['an address without an origin', 'ORIGIN_NOT_ALLOWED', {}, { url: 'data:text/javascript,1' }, 'allowedOrigins'],
    ['no checksum', 'CHECKSUM_MISSING', {}, { integrity: undefined }, digestOf(CODE)],
    ['changed bytes', 'CHECKSUM_MISMATCH', { fetch: async () => script('steal()') }, {}, digestOf('steal()')],
    ['a console without shared modules', 'NO_SHARED_MODULES', { hasSharedModules: false }, {}, 'share'],
    ['a missing file', 'LOAD_FAILED', failing(404), {}, 'HTTP 404'],
    ['a page instead of a script', 'LOAD_FAILED', html, {}, 'text/html'],
    [
      'a network that fails',
      'LOAD_FAILED',
      { fetch: async () => Promise.reject(new TypeError('offline')) },
      {},
      'offline',
    ],
    ['a server that hangs', 'LOAD_FAILED', { fetch: never, timeoutMs: 1 }, {}, 'within 0.001 s'],
    ['code that never ends loading', 'LOAD_FAILED', { run: never, timeoutMs: 1 }, {}, 'within'],
    ['code that throws', 'LOAD_FAILED', { run: async () => Promise.reject(new Error('no soup')) }, {}, 'no soup'],
    ['no definition', 'INVALID_PLUGIN', { run: async () => ({}) }, {}, 'not an object'],
    ['another id', 'INVALID_PLUGIN', { run: async () => ({ default: plugin('other') }) }, {}, 'calls itself other'],
    ['several files', 'LOAD_FAILED', ...importing('import{a}from"./chunk-1.js";'), './chunk-1.js'],
    ['a file by its path', 'LOAD_FAILED', ...importing('const late=()=>import("/plugins/x.js");'), '/plugins/x.js'],
    [
      'React of its own',
      'OWN_COPY',
      ...importing('e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=n;'),
      'react-dom',
    ],
    ['a file of elsewhere', 'LOAD_FAILED', ...importing('import"https://a.example/x.js";'), 'https://a.example/x.js'],
  ])('refuses %s as %s, with a message', async (_, code, changes, about, words) => {
    const candidate = await load(changes, about);
    expect(candidate).toEqual({ origin: 'remote', source: 'falls', code, failure: expect.stringContaining(words) });
  });

  it('accepts a file that imports shared modules, and paths in texts', async () => {
    const [answer, about] = importing('import{useState}from"react";const home=["/index","./x.js"];');
    expect(await load(answer, about)).toHaveProperty('definition');
  });

  it('runs no code without the right checksum', async () => {
    const run = vi.fn(async () => ({ default: definition }));
    await load({ run, fetch: async () => script('steal()') });
    await load({ run }, { integrity: undefined });
    expect(run).not.toHaveBeenCalled();
  });
});

describe('copies of shared modules', () => {
  /** Files of the modules themselves, as bundlers include them. */
  const files: Readonly<Record<string, string>> = {
    react: 'node_modules/react/cjs/react.production.js',
    'react-dom': 'node_modules/react-dom/cjs/react-dom.production.js',
    'react-router': 'node_modules/react-router/dist/production',
    '@tanstack/react-query': 'node_modules/@tanstack/react-query/build/modern/QueryClientProvider.js',
    'react-admin': 'node_modules/ra-core/dist/controller/list/useListContext.js',
    '@console/plugin-api': 'src/core/plugin-api/host/HostContext.ts',
  };
  const textOf = (path: string) =>
    /\.[jt]s$/.test(path)
      ? readFileSync(path, 'utf8')
      : readdirSync(path)
          .filter((name) => name.endsWith('.mjs'))
          .map((name) => readFileSync(`${path}/${name}`, 'utf8'))
          .join('\n');

  it.each(Object.keys(BUNDLED_COPY_PATTERNS))('are recognized by the markers of %s', (name) => {
    expect(findBundledCopies(textOf(files[name] ?? ''))).toContain(name);
  });

  it('are not reported for code that only uses the modules', () => {
    expect(findBundledCopies(readFileSync('node_modules/react/cjs/react-jsx-runtime.production.js', 'utf8'))).toEqual(
      [],
    );
    expect(
      findBundledCopies('const { H } = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;'),
    ).toEqual([]);
  });
});

describe('loadRemotePlugins', () => {
  it('does not load the pages of a plugin whose server module does not run, and reports why', async () => {
    const fetch = vi.fn(async () => script(CODE));
    const plugins = {
      falls: { url: source.url, integrity: source.integrity, serverProblem: 'SERVER_HALF_FAILED: no soup' },
    };
    const { ready } = await loadRemotePlugins({ plugins, allowedOrigins: [] }, tools({ fetch }));
    expect(ready).toEqual([
      { origin: 'remote', source: 'falls', code: 'SERVER_HALF_REFUSED', failure: 'SERVER_HALF_FAILED: no soup' },
    ]);
    expect(fetch).not.toHaveBeenCalled();
  });

  const { integrity } = source;
  const listed = {
    falls: { url: '/a.js', integrity },
    meals: { url: '/b.js', integrity },
    'elderly-manage': { order: 3 },
  };

  it('loads plugins with an address, and skips disabled ones', async () => {
    const fetch = vi.fn(async () => script(CODE));
    const plugins = { ...listed, meals: { ...listed.meals, enabled: false } };
    const { ready, late } = await loadRemotePlugins({ plugins, allowedOrigins: [] }, tools({ fetch }));
    expect(ready).toEqual([
      { origin: 'remote', source: 'falls', definition },
      { origin: 'remote', source: 'meals', isOff: true },
    ]);
    expect(late).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a slow one, which is added later or reported as missing', async () => {
    const fetch = (url: string) => (url.endsWith('b.js') ? never() : Promise.resolve(script(CODE)));
    const slow = tools({ fetch, timeoutMs: 20 });
    const { ready, late } = await loadRemotePlugins({ plugins: listed, allowedOrigins: [] }, slow, 1);
    expect(ready.map(({ source: id }) => id)).not.toContain('meals');
    expect(await Promise.all(late)).toContainEqual({
      origin: 'remote',
      source: 'meals',
      code: 'LOAD_FAILED',
      failure: '/b.js was not there within 0.02 s',
    });
  });
});
