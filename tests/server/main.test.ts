import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '../../contract/moment';
import { ConsoleClient } from '../../scripts/simulation/ConsoleClient';
import { sendUpload } from '../../scripts/simulation/sendUpload';
import { simulatedDevices } from '../../scripts/simulation/simulatedDevices';
import { openDatabase } from '../../server/db/openDatabase';
import { freePort } from './support/freePort';

const ROOT = join(import.meta.dirname, '..', '..');

describe('the server process', () => {
  /** Inside the repository, where its packages are found. */
  const built = join(ROOT, 'dist', 'server-for-tests');
  beforeAll(() =>
    build({ root: ROOT, logLevel: 'warn', mode: 'production', build: { ssr: 'server/main.ts', outDir: built } }),
  );
  afterAll(() => rmSync(built, { recursive: true, force: true }));
  let folder: string;
  const running = new Set<ChildProcess>();
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-main-'));
  });
  afterEach(async () => {
    for (const process of running) await ended(process, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a server and answers how to wait for what it prints. */
  function start(environment: Record<string, string>) {
    const server = spawn(process.execPath, [join(built, 'main.js')], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: folder, DEMO_DATA: 'none', LOG_LEVEL: 'warn', ...environment },
    });
    running.add(server);
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    const until = (text: string) => expect.poll(() => output, { timeout: 45_000 }).toContain(text);
    return { server, until, output: () => output };
  }

  async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
    running.delete(server);
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
    const exit = once(server, 'exit');
    server.kill(signal);
    const [code] = await exit;
    return code;
  }

  it('prints a first password that works, once, and ends in good order', async () => {
    const port = String(await freePort());
    const first = start({ PORT: port });
    await first.until('is ready');
    const password = /password:\s+(\S+)/.exec(first.output())?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/api/login.admin.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(await answer.json()).toMatchObject({ status: 8000 });
    expect(await ended(first.server, 'SIGTERM')).toBe(0);

    const second = start({ PORT: port });
    await second.until('is ready');
    expect(second.output()).not.toContain('password:');
    expect(await ended(second.server, 'SIGTERM')).toBe(0);
  }, 120_000);

  it('goes on where it was killed while it filled a new database', async () => {
    const first = start({ PORT: '0', DEMO_DATA: 'small' });
    await first.until('password:');
    await ended(first.server, 'SIGKILL');

    const second = start({ PORT: '0', DEMO_DATA: 'small' });
    await second.until('is ready');
    await ended(second.server, 'SIGTERM');
    const database = openDatabase(join(folder, 'care.db'));
    const [row] = await database.all(
      'select count(*) as "count", count(distinct "elderlyNo") as "numbers" from "elderly"',
      [],
    );
    await database.close();
    expect(row).toMatchObject({ count: 120, numbers: 120 });
  }, 120_000);

  it('has every upload that it acknowledged before it was killed', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const environment = { PORT: port, ADMIN_PASSWORD: 'correct horse battery', DEVICE_RATE: '10000' };
    const { server, until } = start(environment);
    await until('is ready');
    const client = new ConsoleClient(url);
    await client.signIn('admin', environment.ADMIN_PASSWORD);
    const devices = await simulatedDevices(client, 6);
    const date = addDays(dayAt(Date.now()), -1);
    const day = { date, startSec: 0, intervalSec: 300, count: 288 };
    const channels = { mean: new Array<number>(288).fill(70) };
    const acknowledged: string[] = [];
    // Each sends one after the other, all at the same time, until nobody answers.
    await Promise.all(
      devices.map(async (device) => {
        for (let back = 0; ; back += 1) {
          const body = { days: [{ ...day, date: addDays(date, -back), channels }] };
          const refusal = await sendUpload(url, device, { kind: 'heartRate', body }).catch(() => 'killed');
          if (refusal !== null) return;
          acknowledged.push(`${device.sn} ${addDays(date, -back)}`);
          if (acknowledged.length === 40) server.kill('SIGKILL');
        }
      }),
    );
    await ended(server, 'SIGKILL');
    const database = openDatabase(join(folder, 'care.db'));
    const rows = await database.all(
      'select "device"."sn", "day"."date" from "heartRate" as "day" join "device" on "device"."id" = "day"."deviceId"',
      [],
    );
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(rows.map(({ sn, date: stored }) => `${sn} ${stored}`)).toEqual(expect.arrayContaining(acknowledged));
  }, 120_000);

  it.each([
    ['PORT', 'eighty'],
    ['ADMIN_PASSWORD', '1234567890'],
  ])(
    'refuses to start with %s=%s and names it',
    async (name, value) => {
      const { server, output } = start({ [name]: value });
      const [code] = await once(server, 'exit');
      expect([code, output()]).toEqual([1, expect.stringContaining(name)]);
      expect(output()).not.toContain('    at ');
    },
    60_000,
  );
});
