import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePattern } from '../../../../contract/linearPattern/compilePattern';

describe('compilePattern', () => {
  it.each([
    ['\\d{17}[\\dX]', '11010519491231002X', true],
    ['^\\d{17}[\\dX]$', '11010519491231002', false],
    ['[HM](\\d{8}|\\d{10})', 'H12345678', true],
    ['[HM](\\d{8}|\\d{10})', 'H123456789', false],
    ['[\\u4e00-\\u9fa5A-Za-z0-9]{4,20}', '军字12', true],
    ['.{4,30}', '😀😀😀😀', true],
    ['.{4,30}', 'a\nbc', false],
    ['a|', '', true],
    ['(?:ab)+?', 'abab', true],
    ['[^\\d-]+', 'a-', false],
    ['[a-]+', 'a-a', true],
    ['\\x41\\u{1F600}', 'A😀', true],
    ['', '', true],
    ['', 'a', false],
    ['a^b', 'ab', false],
  ])('decides whether %s matches the whole of %j', (source, text, expected) => {
    const pattern = compilePattern(source);
    expect(pattern.ok && pattern.matches(text)).toBe(expected);
  });

  it.each([
    '(',
    'a)',
    '[a',
    'a{2,1}',
    'a{',
    '*a',
    'a**',
    '^*',
    '(?=a)',
    '(?<n>a)',
    '(a)\\1',
    '\\b',
    '\\p{L}',
    '\\',
    ']',
  ])('refuses %s, which is not in its grammar', (source) =>
    expect(compilePattern(source)).toEqual({ ok: false, problem: 'syntax' }),
  );

  it.each(['(a{100}){100}', '(((){999}){999}){999}', 'a{99999999999}', 'a'.repeat(1_001)])(
    'refuses %s, which would expand into too many steps',
    (source) => expect(compilePattern(source)).toEqual({ ok: false, problem: 'size' }),
  );

  it.each([
    ['A*'.repeat(60), `${'A'.repeat(400)}B`],
    ['(A+)+', `${'A'.repeat(400)}B`],
    ['(A|A)*', `${'A'.repeat(400)}B`],
    ['(A?){60}A{60}', 'A'.repeat(59)],
    ['(.*)*'.repeat(30), '\n'.repeat(400)],
  ])('refuses a text by %s without backtracking', (source, text) => {
    const pattern = compilePattern(source);
    expect(pattern.ok && pattern.matches(text)).toBe(false);
  });

  const part = fc.oneof(
    fc.constantFrom('a', 'b', '0', '-', '.', '\\d', '\\w', '\\S', '[ab]', '[^a]', '[a-c0]', '\\.', 'é', '😀'),
    fc.constantFrom('^', '$', '(ab|a)', '(?:b|)', '(a*)', '(a|b0)'),
  );
  const repeat = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,2}', '{1,}', '*?');
  const source = fc
    .array(fc.tuple(part, repeat), { maxLength: 5 })
    .map((parts) => parts.map(([text, times]) => (text === '^' || text === '$' ? text : text + times)).join(''));

  it('decides as JavaScript regular expressions do', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '0', '.', '-', 'é', '😀', '\n'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(source, { minLength: 1, maxLength: 3 }), text, (sources, given) => {
        const whole = sources.join('|');
        const pattern = compilePattern(whole);
        expect(pattern.ok && pattern.matches(given)).toBe(new RegExp(`^(?:${whole})$`, 'u').test(given));
      }),
    );
  });

  it('refuses every text that JavaScript refuses as a pattern', () => {
    const text = fc.string({
      unit: fc.constantFrom(...'ab0()[]{}|?*+\\^$.-,:dwuxp'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (given) => {
        if (compilePattern(given).ok) expect(() => new RegExp(given, 'u')).not.toThrow();
      }),
      { numRuns: 2_000 },
    );
  });
});
