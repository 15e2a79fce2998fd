import { generate } from 'otplib';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpUri, verifyTotp } from '../../../../../server/auth/factors/totp';

/** Secret and codes of RFC 6238, appendix B, with six of the eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const START = 56_666_666 * 30;

describe('acceptedStep', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('accepts the code of RFC 6238 at %i s', async (seconds, code) => {
    const step = await verifyTotp({ secret: RFC_SECRET, code, now: seconds * 1_000, lastStep: null });
    expect(step).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-16, undefined],
    [-15, 56_666_666],
    [0, 56_666_666],
    [44, 56_666_666],
    [45, undefined],
  ])('accepts a code %i s after its step began: %s', async (seconds, step) => {
    const secret = newTotpSecret();
    const code = await generate({ secret, epoch: START });
    expect(await verifyTotp({ secret, code, now: (START + seconds) * 1_000, lastStep: null })).toBe(step);
  });

  it.each([
    [56_666_665, 56_666_666],
    [56_666_666, undefined],
    [56_666_667, undefined],
  ])('accepts no code of step %i again, nor an earlier one', async (lastStep, step) => {
    const secret = newTotpSecret();
    const code = await generate({ secret, epoch: START });
    expect(await verifyTotp({ secret, code, now: START * 1_000, lastStep })).toBe(step);
  });

  it('accepts a code with the space that apps show, and nothing malformed', async () => {
    const given = (code: string) => verifyTotp({ secret: RFC_SECRET, code, now: 59_000, lastStep: null });
    expect(await given(' 287 082 ')).toBe(1);
    const others = ['', '28708', '2870820', '٢٨٧٠٨٢', '28708x', '-87082'];
    expect(await Promise.all(others.map(given))).toEqual(others.map(() => undefined));
  });
});

it('a new TOTP secret has 160 bits, and its URI names product and account', () => {
  const secret = newTotpSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri(secret, 'wang.fang')).toBe(
    `otpauth://totp/Smart%20Elderly%20Care:wang.fang?secret=${secret}&issuer=Smart%20Elderly%20Care`,
  );
});
