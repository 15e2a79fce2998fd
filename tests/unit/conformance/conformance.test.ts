import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../conformance/readOptions';
import { toJunit } from '../../../conformance/report/toJunit';
import { type ConformanceOptions, runConformance } from '../../../conformance/runConformance';
import { createSpecServer, FIXTURE_USER } from '../../fixtures/specServer/createSpecServer';
import { faults } from '../../fixtures/specServer/faults';
import { type Handler, toFetch } from '../../fixtures/specServer/Handler';

/** Runs the kit on the fixture, or on a faulty variant of it. */
function look(options: Partial<ConformanceOptions> & { plant?: (right: Handler) => Handler } = {}) {
  const { plant = (right: Handler) => right, ...rest } = options;
  const server = createSpecServer();
  const fetch = toFetch(plant(server.handle));
  const run = () => runConformance({ url: 'http://fixture.test', level: 'spec', fetch, ...FIXTURE_USER, ...rest });
  return { server, run };
}

describe('the conformance kit', () => {
  it('reports nothing for a back end that implements the specification, makes no other calls, and leaves nothing behind', async () => {
    const { server, run } = look({ writes: true });
    const before = JSON.stringify([...server.tables.values()].map(({ rows }) => rows.map(({ id }) => id)));
    const { results, left } = await run();
    expect(results.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(250);
    expect(left).toEqual([]);
    expect(JSON.stringify([...server.tables.values()].map(({ rows }) => rows.map(({ id }) => id)))).toBe(before);
    // Calls that must be refused.
    const foreign = server.unknown.filter((call) => !/Nothing|nothing|%|\.\.|etc|\.admin$|PATCH/.test(call));
    expect(foreign).toEqual([]);
  });

  it('has at least forty planted faults', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults)('reports the planted fault: $name', async ({ only, plant, writes }) => {
    const { results } = await look({ plant, only: [only], writes }).run();
    const [failure] = results.filter(({ outcome }) => outcome === 'failed');
    expect(failure).toMatchObject({
      reason: expect.stringMatching(/./),
      rule: { where: expect.stringMatching(/^docs\/.+\.md#/) },
      exchange: { request: expect.stringMatching(/^[A-Z]+ http/), answer: expect.stringMatching(/./) },
    });
  });

  it('writes nothing by default', async () => {
    const posts: string[] = [];
    const plant =
      (right: Handler): Handler =>
      (request) => {
        if (request.method === 'POST') posts.push(request.path);
        return right(request);
      };
    await look({ plant }).run();
    expect([...new Set(posts)].sort()).toEqual([
      '/api/login.admin.open',
      '/api/logout.admin.open',
      '/api/reloadPermission.permission.admin',
    ]);
  });

  it('deletes what it created when it is interrupted', async () => {
    const interruption = new AbortController();
    const plant =
      (right: Handler): Handler =>
      async (request) => {
        const answer = await right(request);
        if (request.path === '/api/insert.elderlyType.open') interruption.abort();
        return answer;
      };
    const { server, run } = look({ plant, writes: true, only: ['writes/insert'], signal: interruption.signal });
    const { left, interrupted } = await run();
    expect({ left, interrupted }).toEqual({ left: [], interrupted: true });
    expect(server.tables.get('elderlyType')?.rows).toHaveLength(5);
  });

  it('lists what it could not delete', async () => {
    const plant =
      (right: Handler): Handler =>
      (request) =>
        request.path.includes('deleteById') ? { http: 500, body: {} } : right(request);
    const { left } = await look({ plant, writes: true, only: ['writes/insert'] }).run();
    expect(left).toEqual([
      expect.stringMatching(/^elderlyType \d+ could not be removed: deleteById answers HTTP 500\.$/),
    ]);
  });

  it('shows neither password nor token', async () => {
    // Every response echoes the whole request.
    const plant =
      (right: Handler): Handler =>
      async (request) => {
        const answer = await right(request);
        const told = { echo: [request.body, request.headers.get('authorization')], ...(answer.body as object) };
        return request.path.includes('login') ? answer : { ...answer, http: 500, body: told };
      };
    const report = await look({ plant, only: ['envelope', 'auth'] }).run();
    expect(report.results.filter(({ outcome }) => outcome === 'failed').length).toBeGreaterThan(5);
    const told = JSON.stringify(report) + toJunit(report);
    expect(told).not.toContain(FIXTURE_USER.password);
    expect(told).not.toMatch(/session-\d+-/);
  });

  it('stops at the sign-in when no server answers', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { results } = await runConformance({ url: 'http://fixture.test', level: 'spec', fetch, ...FIXTURE_USER });
    expect(results).toMatchObject([{ outcome: 'failed', rule: { id: 'sign-in' }, reason: 'the connection broke off' }]);
  });

  it('writes valid JUnit XML whatever a back end answers', async () => {
    const plant =
      (right: Handler): Handler =>
      async (request) =>
        /selectAll|queryAll/.test(request.path) ? { http: 200, body: '<a b="c">]]>\u0000&' } : right(request);
    const xml = toJunit(await look({ plant, only: ['envelope/json'] }).run());
    expect(xml).toContain('&lt;a b=&quot;c&quot;&gt;]]&gt;\ufffd&amp;');
    expect(xml).toMatch(/<testsuite name="spec envelope" tests="1" failures="1"/);
  });
});

describe('the command line of the conformance kit', () => {
  const url = 'http://127.0.0.1:8080';

  it('reads the options, and the password from the environment', () => {
    const args = [
      '--url',
      url,
      '--user',
      'admin',
      '--level',
      'extended',
      '--write',
      '--only',
      'paging',
      '--only',
      'auth',
    ];
    expect(readOptions(args, { CONFORMANCE_PASSWORD: 'secret' })).toEqual({
      url,
      username: 'admin',
      password: 'secret',
      level: 'extended',
      writes: true,
      only: ['paging', 'auth'],
      junit: undefined,
      json: undefined,
    });
  });

  it.each([
    [[], '--url'],
    [['--url', 'ftp://x', '--user', 'a', '--password', 'b'], '--url'],
    [['--url', url, '--password', 'b'], '--user'],
    [['--url', url, '--user', 'a'], '--password'],
    [['--url', url, '--user', 'a', '--password', 'b', '--level', 'all'], '--level'],
    [['--nonsense'], '--nonsense'],
  ])('explains what is wrong with %j', (args, named) => {
    expect(readOptions(args, {})).toContain(named);
  });
});
