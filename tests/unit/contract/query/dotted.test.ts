import { describe, expect, it } from 'vitest';
import { fromDotted, parseDotted, toDotted } from '../../../../contract/query/query';
import { randomOf } from '../support/random';

describe('toDotted', () => {
  it.each([
    [
      'plain values',
      { a: 1, b: true, c: 'x y' },
      [
        ['a', '1'],
        ['b', 'true'],
        ['c', 'x y'],
      ],
    ],
    [
      'nested values',
      { range: { from: 1, to: 2 } },
      [
        ['range.from', '1'],
        ['range.to', '2'],
      ],
    ],
    [
      'a list of plain values',
      { ids: [1, 2] },
      [
        ['ids', '1'],
        ['ids', '2'],
      ],
    ],
    [
      'a list of objects',
      { rows: [{ n: 'a' }, { n: 'b' }] },
      [
        ['rows.0.n', 'a'],
        ['rows.1.n', 'b'],
      ],
    ],
    [
      'null and what is empty',
      { a: null, b: [], c: {} },
      [
        ['a', ''],
        ['b', ''],
        ['c', ''],
      ],
    ],
    ['undefined', { a: undefined }, []],
  ])('writes %s', (_, value, pairs) => {
    expect(toDotted(value)).toEqual(pairs);
  });

  it.each([null, undefined, 'text', 3])('writes nothing for %s', (value) => {
    expect(toDotted(value)).toEqual([]);
  });
});

describe('fromDotted', () => {
  const read = (query: string) => fromDotted(new URLSearchParams(query));

  it.each([
    ['a=1&b=', { a: '1', b: '' }],
    ['range.from=1&range.to=2', { range: { from: '1', to: '2' } }],
    ['ids=1&ids=2', { ids: ['1', '2'] }],
    ['rows.1.n=b&rows.0.n=a', { rows: [{ n: 'a' }, { n: 'b' }] }],
    ['rows.0=a&rows.1=b', { rows: ['a', 'b'] }],
    ['rows.0=a&rows.2=b', { rows: { 0: 'a', 2: 'b' } }],
    ['rows.999999999=a', { rows: { 999999999: 'a' } }],
    ['age=70&age.from=60', { age: '70', 'age.from': '60' }],
    ['age.from=60&age=70', { age: '70', 'age.from': '60' }],
    ['a..b=1', { a: { '': { b: '1' } } }],
    ['=1', { '': '1' }],
    ['', {}],
  ])('reads %s', (query, value) => {
    expect(read(query)).toEqual(value);
  });

  it('treats __proto__ and constructor as ordinary names', () => {
    const value = read('__proto__.polluted=1&constructor.prototype.polluted=2&a.__proto__=3');
    expect(Object.keys(value)).toEqual(['__proto__', 'constructor', 'a']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('limits the nesting depth', () => {
    const value = read(`${'a.'.repeat(100_000)}a=1`);
    expect(JSON.stringify(value).match(/\{/g)).toHaveLength(8);
  });

  it('reads 20,000 keys within two seconds', () => {
    const entries = Array.from({ length: 20_000 }, (_, index): [string, string] => [`rows.${index}`, 'x']);
    const start = performance.now();
    expect(fromDotted(entries).rows).toHaveLength(20_000);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('parseDotted', () => {
  const codesOf = (text: string) => {
    const parsed = parseDotted(text);
    return parsed.ok ? [] : parsed.problems.map(({ code }) => code);
  };
  const pairsOf = (count: number) => Array.from({ length: count }, (_, index) => `a.${index}=1`).join('&');

  it('reads the parameters of a call', () => {
    expect(parseDotted('range.from=1&ids=2&ids=3')).toEqual({
      ok: true,
      values: { range: { from: '1' }, ids: ['2', '3'] },
    });
    expect(codesOf(pairsOf(2_000))).toEqual([]);
  });

  it('refuses more pairs and longer names than any call has', () => {
    expect(codesOf(pairsOf(2_001))).toEqual(['tooManyParameters']);
    expect(codesOf('&'.repeat(1_000_000))).toEqual(['tooManyParameters']);
    expect(codesOf(`${'a'.repeat(201)}=1`)).toEqual(['unknownOperationKey']);
    expect(codesOf(`${'a.'.repeat(500_000)}=1`)).toEqual(['unknownOperationKey']);
  });
});

describe('toDotted and fromDotted', () => {
  it('are inverse for texts in objects and in lists of at least two', () => {
    const { pick, many, upTo } = randomOf(1);
    const texts = ['', '0', 'a', '张三', 'a=b&c', '__proto__', '😀', ' '];
    const keys = ['a', 'b', 'from', '__proto__', 'constructor', '名'];
    const object = (depth: number): unknown => Object.fromEntries(many(1, 3, () => [pick(keys), make(depth)]));
    const make = (depth: number): unknown => {
      if (depth === 0) return pick(texts);
      return pick([
        () => pick(texts),
        () => many(2, 4, () => pick(texts)),
        () => object(depth - 1),
        () => many(1, 3, () => object(depth - 1)),
      ])();
    };
    for (let round = 0; round < 2000; round += 1) {
      const value = object(upTo(3));
      expect(fromDotted(toDotted(value))).toEqual(value);
    }
  });
});
