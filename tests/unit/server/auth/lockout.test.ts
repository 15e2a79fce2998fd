import { describe, expect, it } from 'vitest';
import { type LoginFacts, loginVerdict } from '../../../../server/auth/lockout';

const NOW = Date.parse('2025-06-15T10:00:00+08:00');
const facts = (changes: Partial<LoginFacts>): LoginFacts => ({
  passwordIsRight: true,
  status: 'enabled',
  lockedUntil: null,
  validTo: null,
  attempts: 1,
  now: NOW,
  today: '2025-06-15',
  ...changes,
});

describe('a login', () => {
  it.each([
    ['the right password', {}, 'welcome'],
    ['the right password at the fifth attempt', { attempts: 5 }, 'welcome'],
    ['a sixth attempt within the window', { attempts: 6 }, 'locked'],
    ['a lock that still holds', { lockedUntil: NOW + 1 }, 'locked'],
    ['a lock that has just ended', { status: 'locked', lockedUntil: NOW }, 'welcome'],
    ['a disabled account', { status: 'disabled' }, 'disabled'],
    ['the last valid day', { validTo: '2025-06-15' }, 'welcome'],
    ['the day after', { validTo: '2025-06-14' }, 'expired'],
  ] as const)('%s: %o is %s', (_what, changes, verdict) => {
    expect(loginVerdict(facts(changes))).toBe(verdict);
  });

  it.each([{ status: 'disabled' }, { lockedUntil: NOW + 1 }, { validTo: '2020-01-01' }, { attempts: 99 }])(
    'tells who has not the password nothing about the account (%o)',
    (changes) => {
      expect(loginVerdict(facts({ ...changes, passwordIsRight: false }))).toBe('wrong');
    },
  );
});
