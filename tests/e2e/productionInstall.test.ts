import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD } from '../../harness/adminPassword';
import { freePort } from '../../harness/freePort';
import { packages as locked } from '../../package-lock.json';

const ROOT = join(import.meta.dirname, '..', '..');
/** The folder where `npm ci --omit=dev` installs the packages of the product. */
const production = Object.entries(locked)
  .filter(([path, entry]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !('dev' in entry && entry.dev))
  .map(([path]) => path);
/** The scripts of package.json for operators, each with arguments that change nothing. */
const COMMANDS = ['backup', 'restore', 'verify-backup', 'check-upgrade', 'rotate-keys', 'simulate'];

describe('an installation without development packages', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'console-production-'));
    for (const part of ['package.json', 'scripts']) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
    for (const path of production) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      symlinkSync(join(ROOT, path), join(folder, path));
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const env = (variables: Readonly<Record<string, string>>) => ({
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    ...variables,
  });
  const npm = (args: string[], variables: Readonly<Record<string, string>> = {}) =>
    promisify(execFile)('npm', ['run', '--silent', ...args], { cwd: folder, env: env(variables) });

  it.each(['start', 'verify-log', 'backup'])(
    'explains in a sentence that nothing is built: npm run %s',
    async (name) => {
      await expect(npm([name])).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^The product is not built, and this installation has no development packages: .*\n$/,
        ),
      });
    },
  );

  it('starts a build made elsewhere, and runs every command of an operator', async () => {
    cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true });
    const [dataDir, port] = [join(folder, 'data'), String(await freePort())];
    const variables = { DATA_DIR: dataDir, PORT: port, DEMO_DATA: 'none', ADMIN_PASSWORD };
    const server = spawn('npm', ['start'], { cwd: folder, env: env(variables), stdio: 'ignore' });
    const ended = once(server, 'close');
    try {
      const isReady = () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isReady).toBe(true);
      expect((await npm(['verify-log'], variables)).stdout).toMatch(/rows checked/);
      for (const name of COMMANDS) expect((await npm([name, '--', '--help'], variables)).stdout).toContain('--');
    } finally {
      server.kill('SIGTERM');
      await ended;
    }
  });

  it('has every package that the built server imports', () => {
    const files = readdirSync(join(ROOT, 'dist/server'), { recursive: true, encoding: 'utf8' });
    const imported = new Set<string>();
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const code = readFileSync(join(ROOT, 'dist/server', file), 'utf8');
      for (const [, name = ''] of code.matchAll(/(?:^|;|\*\/)import(?:[\w$*{}\s,]+from)?\s*["']([^"'\n]+)["']/gm))
        imported.add(name);
    }
    const packages = [...imported]
      .filter((name) => !/^(\.|\/|node:)/.test(name) && !builtinModules.includes(name))
      .map(
        (name) =>
          `node_modules/${name
            .split('/')
            .slice(0, name.startsWith('@') ? 2 : 1)
            .join('/')}`,
      );
    expect(packages.length).toBeGreaterThan(0);
    expect(packages.filter((path) => !production.includes(path))).toEqual([]);
  });
});
