import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBrowser, findBrowser, NoBrowserError, requireBrowser } from '../../../scripts/ensure-browser.mjs';

const ROOT = join(import.meta.dirname, '..', '..', '..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-browser-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates an executable of this name on the PATH of the machine. */
function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

/** A machine where every browser is hidden; `installs` is what its package manager installs. */
function bareMachine({ installs = [] as string[], isRoot = true, hasFonts = true } = {}) {
  const commands: string[] = [];
  const said: string[] = [];
  const machine = {
    env: { PATH: folder },
    places: [join(folder, 'playwright', 'chrome')],
    isRoot,
    hasFonts,
    run: (name: string, options: readonly string[]) => {
      commands.push([name, ...options].join(' '));
      if (installs.length === 0) throw new Error('apt-get ended with 100');
      for (const installed of installs) program(installed);
    },
    say: (sentence: string) => said.push(sentence),
  };
  return { machine, commands, said };
}

describe('the browser for tests', () => {
  it('is installed with fonts on Debian, with a message, when no browser is found', () => {
    const { machine, commands, said } = bareMachine({ installs: ['chromium-headless-shell'] });
    program('apt-get');
    expect(findBrowser(machine)).toBeUndefined();
    expect(ensureBrowser(machine)).toBe(join(folder, 'chromium-headless-shell'));
    expect(commands.at(-1)).toMatch(/^apt-get install .*chromium-headless-shell fonts-noto-cjk$/);
    expect(said).toEqual(['Installing chromium-headless-shell and fonts-noto-cjk for the browser tests …']);
  });

  it('is downloaded by Playwright when apt-get cannot be run', () => {
    const { machine, commands } = bareMachine({ installs: ['chromium'], isRoot: false });
    program('apt-get');
    expect(ensureBrowser(machine)).toBe(join(folder, 'chromium'));
    expect(commands).toEqual([`${process.execPath} node_modules/playwright-core/cli.js install chromium`]);
  });

  it('gets its fonts when only these are missing', () => {
    const { machine, commands } = bareMachine({ installs: ['fonts'], hasFonts: false });
    program('apt-get');
    program('chromium-headless-shell');
    ensureBrowser(machine);
    expect(commands).toHaveLength(2);
  });

  it('is not installed when it exists', () => {
    const { machine, commands, said } = bareMachine();
    const found = program('chromium-headless-shell');
    expect(ensureBrowser(machine)).toBe(found);
    expect([...commands, ...said]).toEqual([]);
  });

  it('is another Chromium when the package cannot be installed', () => {
    const { machine } = bareMachine();
    program('apt-get');
    const found = program('google-chrome');
    expect(ensureBrowser(machine)).toBe(found);
  });

  it.each([
    [
      'the installation fails',
      {},
      /^Chromium could not be installed \(apt-get ended with 100\)\. Install Chromium .* run the command again\.$/,
    ],
    [
      'the installation brings none',
      { installs: ['other'] },
      /^There is no Chromium for the browser tests\. Install Chromium /,
    ],
  ])('is reported missing in one sentence with the remedy when %s', (_, options, words) => {
    program('apt-get');
    const { machine } = bareMachine(options);
    expect(() => ensureBrowser(machine)).toThrow(NoBrowserError);
    expect(() => ensureBrowser(machine)).toThrow(words);
  });

  it('is not searched elsewhere when CHROMIUM_PATH names a file that does not exist', () => {
    const { machine } = bareMachine();
    program('chromium');
    const configured = { ...machine, env: { PATH: folder, CHROMIUM_PATH: '/nowhere/chromium' } };
    expect(() => requireBrowser(configured)).toThrow(
      /^CHROMIUM_PATH names \/nowhere\/chromium, which does not exist\. /,
    );
  });

  it('is reported missing by npm run test:e2e with one sentence and one failure when it cannot be installed', async () => {
    const env = { ...process.env, VITEST: undefined, NODE_ENV: undefined, CHROMIUM_PATH: '/nowhere/chromium' };
    const run = promisify(execFile)(process.execPath, ['scripts/test.mjs', 'e2e'], { cwd: ROOT, env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^CHROMIUM_PATH names .*\n$/),
      stdout: '0 passed, 1 failed\n',
    });
  });

  it('.ci/run runs the two commands of the README and nothing else', async () => {
    const { stdout } = await promisify(execFile)('sed', ['-n', '/^export CI/,$p', '.ci/run'], { cwd: ROOT });
    expect(stdout.split('\n').filter(Boolean)).toEqual([
      'export CI=true',
      'npm ci </dev/null',
      'exec npm --silent test </dev/null',
    ]);
  });
});
