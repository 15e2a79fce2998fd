import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { freePort } from '../../../harness/freePort';
import { plannedSigns } from '../../../scripts/simulation/simulateVisits';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const simulate = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/operate.mjs', 'simulate', ...args], {
    cwd: ROOT,
    env: { ...process.env, ADMIN_PASSWORD: 'a secret of the operator' },
  });

it('npm run simulate prints its options, and no password', async () => {
  const { stdout } = await simulate('--help');
  for (const flag of [
    'url',
    'username',
    'password',
    'devices',
    'rate',
    'date',
    'ecg-minutes',
    'visits',
    'event',
    'test',
  ]) {
    expect(stdout).toContain(`--${flag}`);
  }
  expect(stdout).not.toContain('a secret of the operator');
});

it.each([
  [['--colour', 'red'], /--colour.*\n.*--help/],
  [['--event', 'thunder'], /--event /],
  [['--devices', 'many', '--date', '2026-02-30'], /--devices .*\n--date is no day/],
])('npm run simulate %j is refused with a message', async (args, words) => {
  await expect(simulate(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(words) });
});

it('npm run simulate reports in one sentence that no server answers', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  await expect(simulate('--url', url)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^http\S+ does not answer: .*ECONNREFUSED.*\n$/),
  });
});

it('npm run simulate -- --visits signs the visits due by now, every fifth with a deviation', () => {
  const visit = {
    id: 1,
    status: 'assigned',
    planStart: '2026-03-12T09:00:00.000+08:00',
    planEnd: '2026-03-12T09:45:00.000+08:00',
    serviceLng: 120.15,
    serviceLat: 30.28,
  };
  const signs = (time: string, index = 0) => plannedSigns(visit, index, Date.parse(`2026-03-12T${time}:00+08:00`));
  expect(signs('07:59')).toEqual([]);
  expect(signs('08:30').map(({ call }) => call)).toEqual(['signIn']);
  expect(signs('12:00').map(({ call, time }) => [call, new Date(time).toISOString()])).toEqual([
    ['signIn', '2026-03-12T00:53:00.000Z'],
    ['signOut', '2026-03-12T01:42:00.000Z'],
  ]);
  expect(signs('12:00', 4)[0]?.position?.lng).toBeCloseTo(120.16);
  expect(signs('12:00', 9)[0]).toMatchObject({ mock: true });
  expect(signs('12:00', 14)[0]).toMatchObject({ position: null });
});
