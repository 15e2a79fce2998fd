import { expect, it } from 'vitest';
import { passwordProblems } from '../../../../server/auth/password';
import { randomPassword } from '../../../../src/plugins/system/admin/randomPassword';

it('randomPassword creates passwords that are easy to read aloud, accepted by the server, and never the same', async () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(new Set(made).size).toBe(made.length);
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
    expect(await passwordProblems(password, 'admin')).toEqual([]);
  }
});
