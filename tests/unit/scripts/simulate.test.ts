import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const simulate = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/simulate.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, ADMIN_PASSWORD: 'a secret of the operator' },
  });

it('npm run simulate says what may be asked for, and prints no password', async () => {
  const { stdout } = await simulate('--help');
  for (const flag of ['url', 'username', 'password', 'devices', 'rate', 'date', 'ecg-minutes']) {
    expect(stdout).toContain(`--${flag}`);
  }
  expect(stdout).not.toContain('a secret of the operator');
});

it.each([
  [['--colour', 'red'], /--colour.*\n.*--help/],
  [['--devices', 'many', '--date', '2026-02-30'], /--devices .*\n--date is no day/],
])('npm run simulate %j is refused in words', async (args, words) => {
  await expect(simulate(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
});
