import { describe, expect, it } from 'vitest';
import {
  attemptBuckets,
  isLockedManually,
  type LoginCheck,
  loginVerdict,
  networkOf,
} from '../../../../server/auth/lockout';

const NOW = Date.parse('2025-06-15T10:00:00+08:00');
const facts = (changes: Partial<LoginCheck>): LoginCheck => ({
  isPasswordCorrect: true,
  status: 'enabled',
  validTo: null,
  initialPasswordUntil: null,
  now: NOW,
  today: '2025-06-15',
  ...changes,
});

describe('a sign-in', () => {
  it.each([
    ['the right password', {}, 'welcome'],
    ['a lock that has ended', { status: 'locked' }, 'welcome'],
    ['a disabled account', { status: 'disabled' }, 'disabled'],
    ['the last valid day', { validTo: '2025-06-15' }, 'welcome'],
    ['the day after', { validTo: '2025-06-14' }, 'expired'],
    ['an initial password in time', { initialPasswordUntil: NOW + 1 }, 'welcome'],
    ['an initial password too late', { initialPasswordUntil: NOW }, 'passwordExpired'],
  ] as const)('%s: %o is %s', (_what, changes, verdict) => {
    expect(loginVerdict(facts(changes))).toBe(verdict);
  });

  it.each([{ status: 'disabled' }, { status: 'locked' }, { validTo: '2020-01-01' }, { initialPasswordUntil: NOW }])(
    'reveals nothing about the account without the password (%o)',
    (changes) => {
      expect(loginVerdict(facts({ ...changes, isPasswordCorrect: false }))).toBe('wrong');
    },
  );
});

describe('failed attempts', () => {
  const clients = (...from: Parameters<typeof attemptBuckets>) => attemptBuckets(...from).map(({ client }) => client);

  it('of unknown clients are counted by address, and together', () => {
    expect(clients('admin', { ip: '192.0.2.1' })).toEqual(['address:192.0.2.1', 'unknown']);
  });

  it('of a known browser are counted separately, wherever it is', () => {
    expect(clients('admin', { ip: '192.0.2.1', device: 'abc' })).toEqual(['device:abc']);
  });

  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('from %s count for %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a lock', () => {
  const account = { status: 'locked', lockCause: 'hand', lockedUntil: NOW + 1 };
  it.each([
    ['by an administrator', {}, true],
    ['of a version that did not tell', { lockCause: null }, true],
    ['after guesses', { lockCause: 'guesses' }, false],
    ['that has ended', { lockedUntil: NOW }, false],
    ['that was taken away', { status: 'enabled' }, false],
  ])('%s blocks all sign-ins: %#', (_what, changes, expected) => {
    expect(isLockedManually({ ...account, ...changes }, NOW)).toBe(expected);
  });
});
