import { describe, expect, it } from 'vitest';
import { hashPassword, passwordProblems, verifyPassword } from '../../../../server/auth/password';

describe('passwords', () => {
  it('are kept as Argon2id with the cost OWASP asks for', async () => {
    expect(await hashPassword('correct horse battery')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('belong to their hash and to no other', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(await verifyPassword(hash, 'correct horse battery')).toBe(true);
    expect(await verifyPassword(hash, 'correct horse batterz')).toBe(false);
    expect(await verifyPassword(null, 'correct horse battery')).toBe(false);
  });

  it.each(['a perfectly fine one', '十个汉字也可以做密码吧', '🐴🔋🐴🔋🐴🔋🐴🔋🐴🔋', '1029384756x', 'x'.repeat(128)])(
    'may be %s',
    (password) => {
      expect(passwordProblems(password, 'admin')).toEqual([]);
    },
  );

  it.each([
    ['🐴🔋🐴🔋🐴', 'tooShort'],
    ['Password123', 'passwordTooCommon'],
    ['Administrator.Li', 'passwordIsUsername'],
    ['x'.repeat(129), 'tooLong'],
  ])('may not be %s', (password, code) => {
    expect(passwordProblems(password, 'administrator.li')).toMatchObject([{ field: 'password', code }]);
  });
});
