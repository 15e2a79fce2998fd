import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '../../contract/moment';
import { freePort } from '../../harness/freePort';
import { ConsoleClient } from '../../scripts/simulation/ConsoleClient';
import { sendUpload } from '../../scripts/simulation/sendUpload';
import { type SimulatedDevice, simulatedDevices } from '../../scripts/simulation/simulatedDevices';
import { scaledLimit } from '../../scripts/timeLimits.mjs';
import { findBackup } from '../../server/backup/manifest';
import { restoreBackup } from '../../server/backup/restoreBackup';
import { type Installation, writeBackup } from '../../server/backup/writeBackup';
import type { SqlDialect } from '../../server/db/database';
import { openDatabase } from '../../server/db/openDatabase';
import { contentPath } from '../../server/files/diskFileStore';
import { sections } from '../support/sections';
import { newPicture } from './builders/files';
import { testDatabases } from './support/testDatabase';

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

  /** Starts a server and returns how to wait for its output. */
  function start(environment: Record<string, string>) {
    const server = spawn(process.execPath, [join(built, 'main.js')], {
      cwd: ROOT,
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        DEMO_DATA: 'none',
        LOG_LEVEL: 'warn',
        DRAIN_SECONDS: '1',
        ...environment,
      },
    });
    running.add(server);
    let output = '';
    for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    const closed = once(server, 'close');
    /** Waits for a text; fails immediately when the server exits without having printed it. */
    const until = (text: string) =>
      Promise.race([
        expect.poll(() => output, { timeout: scaledLimit(100_000) }).toContain(text),
        closed.then(() => expect(output).toContain(text)),
      ]);
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

  it('prints a working initial password once, restricts access to its folder, and exits cleanly', async () => {
    const port = String(await freePort());
    mkdirSync(join(folder, 'files', 'ab'), { recursive: true });
    writeFileSync(join(folder, 'files', 'ab', 'old'), '');
    for (const path of ['files/ab/old', 'files/ab', 'files', '']) chmodSync(join(folder, path), 0o755);
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
    expect(first.output()).toContain('the data folder was open to others');
    const modes = ['', 'files', 'files/ab', 'files/ab/old', 'care.db'].map((path) => statSync(join(folder, path)).mode);
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([]);

    const second = start({ PORT: port });
    await second.until('is ready');
    expect(second.output()).not.toMatch(/password:|open to others/);
    expect(await ended(second.server, 'SIGTERM')).toBe(0);
  });

  it('resumes after it was killed while it filled a new database', async () => {
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
  });

  describe.each<SqlDialect>(['sqlite', 'postgres'])('started twice at once (%s)', (kind) => {
    const open = testDatabases(kind);

    it(
      'fills a new database once',
      async () => {
        const address = await open.address({ empty: true });
        const environment = {
          ...(kind === 'postgres' && { DATABASE_URL: address }),
          PORT: '0',
          DEMO_DATA: 'small',
          LOG_LEVEL: 'info',
          ADMIN_PASSWORD: 'correct horse battery',
        };
        const servers = [start(environment), start(environment)];
        for (const { until } of servers) await until('is ready');
        const writers = servers.filter(({ output }) => output().includes('writing demo health data'));
        for (const { server } of servers) expect(await ended(server, 'SIGTERM')).toBe(0);
        expect(writers).toHaveLength(1);
      },
      scaledLimit(120_000),
    );
  });

  describe.each<SqlDialect>(['sqlite', 'postgres'])('killed under load (%s)', (kind) => {
    const open = testDatabases(kind);

    it('has all acknowledged data, and so has a backup made meanwhile of earlier data', async () => {
      const port = String(await freePort());
      const url = `http://127.0.0.1:${port}`;
      const address = async (dataDir: string) =>
        kind === 'sqlite' ? join(dataDir, 'care.db') : open.address({ empty: true });
      const database = await address(folder);
      const password = 'correct horse battery';
      const environment = { PORT: port, ADMIN_PASSWORD: password, DEVICE_RATE: '10000' };
      const { server, until } = start({ ...environment, ...(kind === 'postgres' && { DATABASE_URL: database }) });
      await until('is ready');
      const client = new ConsoleClient(url);
      await client.signIn('admin', password);
      const devices = await simulatedDevices(client, 6);
      const acknowledged: string[] = [];
      const pictures = () => acknowledged.filter((row) => row.startsWith('picture'));
      // Each sends one after the other, all in parallel, until no server answers.
      const load = Promise.all([
        ...devices.map((device) => sendDays(url, device, acknowledged)),
        sendPictures(url, password, acknowledged),
      ]);
      await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(40);
      await expect.poll(() => pictures().length).toBeGreaterThan(0);
      const before = [...acknowledged];
      const folderOfBackups = join(folder, '..', `${basename(folder)}-backups`);
      const installation = { database, dataDir: folder };
      await writeBackup({ installation, folder: folderOfBackups, version: '0.1.0', now: Date.now() });
      const during = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(during);
      await ended(server, 'SIGKILL');
      await load;
      expect(await kept(installation)).toEqual(expect.arrayContaining(acknowledged));

      const dataDir = `${folder}-restored`;
      const restored = { database: await address(dataDir), dataDir };
      try {
        await restoreBackup({
          backup: await findBackup(folderOfBackups),
          target: restored,
          keyFile: undefined,
          isReplacing: false,
          schema: sections,
          version: '0.1.0',
          now: Date.now(),
        });
        expect(await kept(restored)).toEqual(expect.arrayContaining(before));
      } finally {
        for (const path of [folderOfBackups, dataDir]) rmSync(path, { recursive: true, force: true });
      }
    });
  });

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

/** Sends one day after the other, backwards from yesterday, and records the acknowledged ones. */
async function sendDays(url: string, device: SimulatedDevice, acknowledged: string[]): Promise<void> {
  const yesterday = addDays(dayAt(Date.now()), -1);
  const channels = { mean: new Array<number>(288).fill(70) };
  for (let back = 0; ; back += 1) {
    const date = addDays(yesterday, -back);
    const body = { days: [{ date, startSec: 0, intervalSec: 300, count: 288, channels }] };
    const refusal = await sendUpload(url, device, { kind: 'heartRate', body }).catch(() => 'killed');
    if (refusal !== null) return;
    acknowledged.push(`day ${device.sn} ${date}`);
  }
}

/** Uploads one picture after the other until no server answers, and records the checksums of the acknowledged ones. */
async function sendPictures(url: string, password: string, acknowledged: string[]): Promise<void> {
  const login = await fetch(`${url}/api/login.admin.open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  for (;;) {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(newPicture())], { type: 'image/png' }), 'photo.png');
    const options = { method: 'POST', headers: { authorization: data.token }, body: form };
    const answer = await fetch(`${url}/api/upload.file.open?kind=image`, options)
      .then((response) => response.json() as Promise<{ status: number; data: { sha256: string } }>)
      .catch(() => undefined);
    if (answer?.status !== 8000) return;
    acknowledged.push(`picture ${answer.data.sha256}`);
  }
}

/** Returns days and pictures of an installation; only pictures whose content matches its checksum. */
async function kept({ database: address, dataDir }: Installation): Promise<string[]> {
  const database = openDatabase(address);
  try {
    const days = await database.all(
      'select "device"."sn", "day"."date" from "heartRate" as "day" join "device" on "device"."id" = "day"."deviceId"',
      [],
    );
    const pictures = await database.all<{ sha256: string }>('select "sha256" from "file"', []);
    const whole = pictures.filter(({ sha256 }) => {
      const content = readFileSync(contentPath(join(dataDir, 'files'), sha256));
      return createHash('sha256').update(content).digest('hex') === sha256;
    });
    return [...days.map(({ sn, date }) => `day ${sn} ${date}`), ...whole.map(({ sha256 }) => `picture ${sha256}`)];
  } finally {
    await database.close();
  }
}
