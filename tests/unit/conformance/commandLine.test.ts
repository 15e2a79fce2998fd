import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createSpecServer, FIXTURE_USER } from '../../fixtures/specServer/createSpecServer';
import type { Handler } from '../../fixtures/specServer/Handler';
import { answerBy, listen } from '../../fixtures/specServer/serveHandler';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const work = mkdtempSync(join(tmpdir(), 'console-conformance-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Starts a back end that listens until the test ends. */
async function backEnd(plant: (right: Handler) => Handler = (right) => right) {
  const server = createSpecServer();
  const handle = plant(server.handle);
  const { url, close } = await listen((request, response) => answerBy(handle, request, response));
  onTestFinished(close);
  return { url, server };
}

/** Runs `npm run conformance -- …` as npm does. */
function start(args: readonly string[], password = FIXTURE_USER.password) {
  const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, CONFORMANCE_PASSWORD: password };
  const program = spawn(process.execPath, ['scripts/run.mjs', 'conformance/main.ts', ...args], { cwd: ROOT, env });
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve));
  const said = Promise.all([text(program.stdout), text(program.stderr)]);
  return { program, result: async () => ({ code: await ended, said: (await said).join('') }) };
}

describe('npm run conformance', () => {
  it('checks a back end, prints the table, and writes JUnit XML and JSON', async () => {
    const { url } = await backEnd();
    const [junit, json] = [join(work, 'report.xml'), join(work, 'report.json')];
    const { code, said } = await start([
      '--url',
      url,
      '--user',
      FIXTURE_USER.username,
      '--level',
      'spec',
      '--junit',
      junit,
      '--json',
      json,
    ]).result();
    expect(code, said).toBe(0);
    expect(said).toMatch(/operations.*\d/);
    const { results, level, left } = JSON.parse(readFileSync(json, 'utf8'));
    expect({ level, left }).toEqual({ level: 'spec', left: [] });
    expect(results.length).toBeGreaterThan(140);
    const xml = readFileSync(junit, 'utf8');
    const tests = [...xml.matchAll(/<testsuite name="[^"]*" tests="(\d+)"/g)].reduce(
      (sum, [, n]) => sum + Number(n),
      0,
    );
    expect(tests).toBe(results.length);
    expect(said + xml + JSON.stringify(results)).not.toContain(FIXTURE_USER.password);
  });

  it('reports a wrong password with the message of the back end', async () => {
    const { url } = await backEnd();
    const { code, said } = await start(['--url', url, '--user', FIXTURE_USER.username], 'wrong horse').result();
    expect(code).toBe(1);
    expect(said).toContain('账号或密码不正确');
    expect(said).not.toContain('wrong horse');
  });

  it('reports that no server answers at an address', async () => {
    const { url, close } = await listen((_, response) => response.end());
    await close();
    const { code, said } = await start(['--url', url, '--user', FIXTURE_USER.username]).result();
    expect(code).toBe(1);
    expect(said).toContain(`nobody answers at ${url} (ECONNREFUSED)`);
  });

  it('reports invalid options and lists the valid ones', async () => {
    const { code, said } = await start(['--level', 'all', '--url', 'http://127.0.0.1', '--user', 'a']).result();
    expect(code).toBe(2);
    expect(said).toMatch(/--level is spec or extended\n[\s\S]*--write/);
  });

  it.each([
    ['one signal', ['SIGINT']],
    ['the two signals of a Ctrl+C that npm passes on', ['SIGINT', 'SIGINT']],
    ['a closed terminal', ['SIGHUP']],
    ['the end of a CI job', ['SIGTERM', 'SIGTERM', 'SIGINT']],
  ] as const)('deletes what it created after %s', async (_, signals) => {
    const pressed: { program?: ReturnType<typeof start>['program'] } = {};
    const { url, server } = await backEnd((right) => async (request) => {
      const answer = await right(request);
      if (request.path !== '/api/insert.elderlyType.open') return answer;
      for (const signal of signals) {
        pressed.program?.kill(signal);
        // Two signals that are pending at the same time arrive as one.
        await delay(50);
      }
      pressed.program = undefined;
      return answer;
    });
    const before = server.tables.get('elderlyType')?.rows.length;
    const run = start(['--url', url, '--user', FIXTURE_USER.username, '--write', '--only', 'writes/']);
    pressed.program = run.program;
    const { code, said } = await run.result();
    expect(code, said).toBe(130);
    expect(server.tables.get('elderlyType')?.nextId).toBeGreaterThan((before ?? 0) + 1);
    expect(server.tables.get('elderlyType')?.rows).toHaveLength(before ?? 0);
  });
});
