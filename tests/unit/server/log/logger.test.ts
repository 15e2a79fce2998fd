import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLogger, escapeControlCharacters } from '../../../../server/log/logger';

describe('printable', () => {
  it.each([
    ['\u001b[2J', '\\u001b[2J'],
    ['\u009b31m', '\\u009b31m'],
    ['a\rb', 'a\\u000db'],
    ['\u007f', '\\u007f'],
    ['a\u202eb', 'a\\u202eb'],
    ['\u2028', '\\u2028'],
    ['\u{e0001}', '\\udb40\\udc01'],
    ['王芳 é 😀\tb\n', '王芳 é 😀\tb\n'],
  ])('writes %j as %j', (text, written) => {
    expect(escapeControlCharacters(text)).toBe(written);
  });
});

describe('the log', () => {
  it('has no terminal control characters, one line for each entry, and the whole message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const lines: string[] = [];
        createLogger('info', (line) => lines.push(line)).info({ account: text }, text);
        const [line = ''] = lines;
        expect(line.slice(0, -1)).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
        expect(JSON.parse(line)).toMatchObject({ account: text, msg: text });
      }),
    );
  });
});
