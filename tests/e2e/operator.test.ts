import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../harness/freePort';
import { scaledLimit } from '../../scripts/timeLimits.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const LIMIT_MS = scaledLimit(400_000);
let work: string;
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'console-operator-'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The environment of a user's shell, with these variables added. */
const shell = (variables: Readonly<Record<string, string>>) => ({
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  ...variables,
});

/** Runs `npm run …`; returns what it printed. */
async function run(command: string, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const args = ['run', '--silent', ...command.split(' ')];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, env: shell(variables) });
  return stdout;
}

/** Runs `npm start`, until it is ready. */
async function start(dataDir: string) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = shell({ DATA_DIR: dataDir, PORT: port, DEMO_DATA: 'none' });
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: scaledLimit(180_000) }).toBe(true);
  return {
    output: () => output,
    signIn: async (password: string) => {
      const answer = await fetch(`${url}/api/login.admin.open`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password }),
      });
      return answer.json();
    },
    /** npm sends the signal only to a shell; the server notices that it has exited, and exits after npm. */
    stop: async () => {
      const ended = once(npm, 'close');
      npm.kill('SIGTERM');
      await ended;
    },
    url,
  };
}

it(
  'npm start prints a working password; its backup is verified, rehearsed, restored elsewhere, and works there',
  async () => {
    const dataDir = join(work, 'data');
    const backups = join(work, 'backups');
    const drill = join(work, 'drill');
    const first = await start(dataDir);
    expect(first.output()).toContain(first.url);
    const password = /password:\s+(\S+)/.exec(first.output())?.[1] ?? '';
    const signedIn = { status: 8000, data: { token: expect.any(String) } };
    expect(await first.signIn(password)).toMatchObject(signedIn);

    expect(await run(`backup -- --to ${backups} --keep 14`, { DATA_DIR: dataDir })).toContain('Backup: ');
    await first.stop();
    expect(await run(`verify-backup -- ${backups}`)).toContain('is whole');
    expect(await run(`check-upgrade -- --from ${backups}`)).toMatch(/\d+/);
    await run(`restore -- --from ${backups} --to ${drill} --keys ${backups}.keys.json`);
    expect(await run('verify-log', { DATA_DIR: drill })).toMatch(/\d+ rows checked/);
    await run('rotate-keys', { DATA_DIR: drill });
    expect(readFileSync(join(drill, 'backup.log'), 'utf8')).toMatch(/"restore".*\n.*"rotate-keys"/);
    const second = await start(drill);
    expect(await second.signIn(password)).toMatchObject(signedIn);
    await second.stop();
  },
  LIMIT_MS,
);
