import { describe, expect, it } from 'vitest';
import { hashPassword, passwordProblems, verifyPassword } from '../../../../server/auth/password';

describe('passwords', () => {
  it('are stored as Argon2id with the cost that OWASP recommends', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash and no other', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
    expect(await verifyPassword(hash, 'correct horse batterz')).toBe(false);
    expect(await verifyPassword(null, 'correct horse battery')).toBe(false);
  });

  it.each([
    'a perfectly fine one',
    '十个汉字也可以做密码吧',
    '🐴🔋🐴🔋🐴🔋🐴🔋🐴🔋',
    'k7mp-x2qd-9wzt',
    'sunshine monkey',
    'admin#2026 of ours',
    '2026-11-24 07:45',
    'tea '.repeat(32),
  ])('may be %s', async (password) => {
    expect(await passwordProblems(password, 'root')).toEqual([]);
  });

  it.each([
    'manchester',
    'qwertyuiop',
    'wang123456',
    'Password@2026',
    'adminadmin',
    'aaaaaaaaaa',
    '1231231231',
    '0123456789',
    '9876543210',
    'abcdefghijkl',
    'x'.repeat(128),
  ])('cannot be the common password %s', async (password) => {
    expect(await passwordProblems(password, 'root')).toMatchObject([{ code: 'passwordTooCommon' }]);
  });

  it.each([
    ['🐴🔋🐴🔋🐴', 'tooShort'],
    ['Password123', 'passwordTooCommon'],
    ['Administrator.Li', 'passwordIsUsername'],
    ['x'.repeat(129), 'tooLong'],
  ])('cannot be %s', async (password, code) => {
    expect(await passwordProblems(password, 'administrator.li')).toMatchObject([{ field: 'password', code }]);
  });
});
