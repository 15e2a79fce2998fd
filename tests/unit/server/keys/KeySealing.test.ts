import { describe, expect, it } from 'vitest';
import { AesFieldEncryption } from '../../../../server/keys/KeySealing';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const OWNER = 'elderly.idNo.17';

describe('an encrypted value', () => {
  const sealing = new AesFieldEncryption(first);

  it.each(['110101194003150026', '', '心脏起搏器\n2019 年', 's1.00000000.x'])('is decrypted again: %j', (text) => {
    const sealed = sealing.encrypt(text, OWNER);
    expect(sealed).toMatch(/^s1\.[0-9a-f]{8}\.[\w-]+$/);
    expect(sealing.decrypt(sealed, OWNER)).toBe(text);
  });

  it('is never the same twice, and contains nothing of the plain text', () => {
    const texts = Array.from({ length: 50 }, () => sealing.encrypt('19900000001', OWNER));
    expect(new Set(texts).size).toBe(50);
    const bytes = texts.map((text) => Buffer.from(text.split('.')[2] ?? '', 'base64url').toString('latin1'));
    expect(bytes.filter((text) => text.includes('1990'))).toEqual([]);
  });

  it.each([
    ['in another row', 'elderly.idNo.18'],
    ['in another column', 'elderly.phone.17'],
    ['in another table', 'attendant.idNo.17'],
  ])('cannot be decrypted %s', (_, owner) => {
    expect(() => sealing.decrypt(sealing.encrypt('19900000001', OWNER), owner)).toThrow(owner);
  });

  it('cannot be decrypted with another key, after tampering, or when it was never encrypted', () => {
    const sealed = sealing.encrypt('19900000001', OWNER);
    const at = sealed.length - 4;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    for (const value of [new AesFieldEncryption(second).encrypt('19900000001', OWNER), changed, '19900000001', '']) {
      expect(() => sealing.decrypt(value, OWNER)).toThrow('does not open');
    }
    expect(() => sealing.decrypt(changed, OWNER)).not.toThrow('1990');
  });

  it('is decrypted with the previous key during key rotation, and then encrypted with the next', () => {
    const sealed = sealing.encrypt('19900000001', OWNER);
    const changing = new AesFieldEncryption(second, first);
    expect([
      changing.usesCurrentKey(sealed),
      changing.isEncrypted(sealed),
      changing.isEncrypted('19900000001'),
    ]).toEqual([false, true, false]);
    expect(changing.decrypt(sealed, OWNER)).toBe('19900000001');
    expect(new AesFieldEncryption(second).decrypt(changing.encrypt('19900000001', OWNER), OWNER)).toBe('19900000001');
  });
});

describe('a blind index', () => {
  const sealing = new AesFieldEncryption(first);

  it('is the same for equal values of a column, and for nothing else', () => {
    const index = sealing.blindIndex('19900000001', 'elderly.phone');
    expect(index).toMatch(/^[\w-]{22}$/);
    expect(new AesFieldEncryption(first).blindIndex('19900000001', 'elderly.phone')).toBe(index);
    const others = [
      sealing.blindIndex('19900000002', 'elderly.phone'),
      sealing.blindIndex('19900000001', 'attendant.phone'),
      new AesFieldEncryption(second).blindIndex('19900000001', 'elderly.phone'),
    ];
    expect(others).not.toContain(index);
  });
});
