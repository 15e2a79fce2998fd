import { describe, expect, it } from 'vitest';
import { choice, text } from '../../../../contract/fields';
import type { Parsed } from '../../../../contract/problems';
import { parseFields, parseInsert, parseUpdate } from '../../../../contract/validation/validation';
import { scaledLimit } from '../../../../scripts/timeLimits.mjs';
import { entities } from '../../../support/sections';
import { allProblemTexts } from '../../../support/sectionTexts';
import { randomOf } from '../support/random';
import { sample } from '../support/sampleEntity';

const zhCN = await allProblemTexts('zh-CN');

const row = { name: '李四', phone: '13812341234' };

/** Returns a new record with the one required field and the fields under test. */
const insert = (values: Record<string, unknown> = {}) => parseInsert(sample, { title: '出诊', ...values });

function valuesOf(parsed: Parsed<Record<string, unknown>>): Record<string, unknown> {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.values;
}

function problemsOf(parsed: Parsed<unknown>): string[] {
  return parsed.ok
    ? []
    : parsed.problems.map(
        ({ field, code, params }) => `${field}: ${code}${params ? ` ${JSON.stringify(params)}` : ''}`,
      );
}

describe('an open choice', () => {
  const fields = { section: choice(['account'], { open: true }) };

  it.each(['account', 'meals', 'mealPlans2'])('accepts %s', (section) => {
    expect(valuesOf(parseFields(fields, { section }))).toEqual({ section });
  });

  it.each(['Meals', 'meal-plans', '2meals', 'a'.repeat(51), 7])('refuses %j', (section) => {
    expect(problemsOf(parseFields(fields, { section }))).toEqual(['section: notAllowed']);
  });
});

describe('parseInsert', () => {
  it('gives every writable field its default, or null', () => {
    const values = valuesOf(insert());
    expect(values).toMatchObject({ title: '出诊', sort: 100, enabled: true, note: null, tags: null, contacts: null });
    expect(Object.keys(values)).not.toEqual(expect.arrayContaining(['status']));
    for (const name of ['id', 'version', 'status', 'extra', 'age', 'count', 'hash'])
      expect(values).not.toHaveProperty(name);
  });

  it.each([
    ['title', ' 出诊 ', '出诊'],
    ['title', 'e\u0301', 'é'],
    ['title', '😀'.repeat(10), '😀'.repeat(10)],
    ['title', '👨‍👩‍👧', '👨‍👩‍👧'],
    ['note', '', null],
    ['note', '   ', null],
    ['note', null, null],
    ['note', 'a\r\nb\tc', 'a\nb\tc'],
    ['code', 'AB12', 'AB12'],
    ['mobile', '19912345678', '19912345678'],
    ['phone', '0571-88888888-12', '0571-88888888-12'],
    ['email', 'a.b@c.example', 'a.b@c.example'],
    ['color', '#409EFF80', '#409EFF80'],
    ['region', '119901', '119901'],
    ['region', '119901002', '119901002'],
    ['region', '119901002003', '119901002003'],
    ['website', 'https://a.example/b?c=1', 'https://a.example/b?c=1'],
    ['sort', 0, 0],
    ['ratio', 0.25, 0.25],
    ['ratio', 0.29, 0.29],
    ['price', 100, 100],
    ['enabled', false, false],
    ['day', '2024-02-29', '2024-02-29'],
    ['moment', '2024-01-01T00:00:00Z', '2024-01-01T08:00:00.000+08:00'],
    ['moment', '2024-01-01T08:00+08:00', '2024-01-01T08:00:00.000+08:00'],
    ['level', 'high', 'high'],
    ['tags', ['a', 'b'], ['a', 'b']],
    ['tags', [], []],
    ['userId', 3, 3],
    ['typeIds', [3, 1], [3, 1]],
    ['skills', [' 推拿 '], ['推拿']],
    ['photo', '/files/a.png', '/files/a.png'],
    ['photo', 'kZ3vQ0Jt8mUe1_-aBcDeFg', 'kZ3vQ0Jt8mUe1_-aBcDeFg'],
    ['photo', 'https://a.example/a.png', 'https://a.example/a.png'],
    ['contacts', [row], [{ ...row, main: false }]],
    ['place', { floor: 3 }, { floor: 3, door: null }],
    ['filledIn', null, null],
    ['person', '张三', '张三'],
  ])('accepts for %s %j as %j', (name, value, stored) => {
    expect(valuesOf(insert({ [name]: value }))[name]).toEqual(stored);
  });

  it.each([
    ['title', null, 'required'],
    ['title', '', 'required'],
    ['title', ' \u3000 ', 'required'],
    ['title', 3, 'notText'],
    ['title', ['a'], 'notText'],
    ['title', { length: 1 }, 'notText'],
    ['title', 'x'.repeat(11), 'tooLong {"max":10}'],
    ['title', '😀'.repeat(11), 'tooLong {"max":10}'],
    ['title', 'a\u0000b', 'controlCharacters'],
    ['title', 'a\nb', 'controlCharacters'],
    ['title', 'a\u202eb', 'controlCharacters'],
    ['title', 'a\ud83d', 'controlCharacters'],
    ['note', 'a\u0007b', 'controlCharacters'],
    ['code', 'xAB12', 'badCode'],
    ['plate', 'AB12x', 'badFormat'],
    ['mobile', '12812341234', 'badMobile'],
    ['mobile', '+85261234567', 'badMobile'],
    ['mobile', '12345', 'badMobile'],
    ['phone', '88888888', 'badPhone'],
    ['email', 'a@b', 'badEmail'],
    ['email', 'a b@c.example', 'badEmail'],
    ['color', 'red', 'badColor'],
    ['region', '1199', 'badRegion'],
    ['region', '1199010020', 'badRegion'],
    ['website', 'javascript:alert(1)', 'badUrl'],
    ['website', 'https://', 'badUrl'],
    ['sort', '3', 'notInteger'],
    ['sort', 1.5, 'notInteger'],
    ['sort', Number.POSITIVE_INFINITY, 'notInteger'],
    ['sort', 2 ** 53, 'notInteger'],
    ['sort', -1, 'tooSmall {"min":0}'],
    ['sort', 10_000, 'tooLarge {"max":9999}'],
    ['ratio', '0.5', 'notNumber'],
    ['ratio', Number.NaN, 'notNumber'],
    ['ratio', 1.01, 'tooLarge {"max":1}'],
    ['ratio', 0.123, 'tooManyDigits {"scale":2}'],
    ['price', 100.5, 'notInteger'],
    ['price', 99, 'amountTooSmall {"min":1}'],
    ['price', 100_001, 'amountTooLarge {"max":1000}'],
    ['enabled', null, 'required'],
    ['enabled', 1, 'notBoolean'],
    ['enabled', 'true', 'notBoolean'],
    ['day', '2023-02-29', 'notDate'],
    ['day', '2024-1-1', 'notDate'],
    ['day', '2024-01-01T00:00:00Z', 'notDate'],
    ['day', 20240101, 'notDate'],
    ['day', '1899-12-31', 'dateRange'],
    ['day', '2101-01-01', 'dateRange'],
    ['moment', '2024-01-01', 'notDateTime'],
    ['moment', '2024-01-01T00:00:00', 'notDateTime'],
    ['moment', 1_704_067_200_000, 'notDateTime'],
    ['moment', '0001-01-01T00:00:00+14:00', 'dateRange'],
    ['moment', '9998-12-31T23:59:59-14:00', 'dateRange'],
    ['level', 'middle', 'notAllowed'],
    ['level', 'toString', 'notAllowed'],
    ['level', ['high'], 'notAllowed'],
    ['tags', 'a', 'notList'],
    ['tags', ['d'], 'notAllowed'],
    ['tags', ['a', 'a'], 'duplicateItem'],
    ['tags', ['a', 'b', 'c'], 'tooManyItems {"max":2}'],
    ['userId', '3', 'notInteger'],
    ['userId', 0, 'unknownReference'],
    ['userId', -1, 'unknownReference'],
    ['userId', 2 ** 53, 'notInteger'],
    ['typeIds', [], 'tooFewItems {"min":1}'],
    ['typeIds', [1, 1], 'duplicateItem'],
    ['typeIds', [1, null], 'required'],
    ['typeIds', { 0: 1 }, 'notList'],
    ['skills', ['a', ' a '], 'duplicateItem'],
    ['skills', ['a', ' '], 'required'],
    ['skills', ['xxxxxx'], 'tooLong {"max":5}'],
    ['photo', 'javascript:alert(1)', 'badImage'],
    ['photo', '//evil.example/a.png', 'badImage'],
    ['photo', `/${'a'.repeat(255)}`, 'tooLong {"max":255}'],
    ['photos', ['/a.png', '/a.png'], 'duplicateItem'],
    ['contacts', row, 'notList'],
    ['contacts', [3], 'notObject'],
    ['contacts', [row, row, row], 'tooManyItems {"max":2}'],
    ['place', [], 'notObject'],
    ['place', 'here', 'notObject'],
  ])('refuses for %s %j: %s', (name, value, problem) => {
    expect(problemsOf(insert({ [name]: value }))).toEqual([`${name}: ${problem}`]);
  });

  it('names a sub-field by its dotted path', () => {
    const contacts = [
      { name: 'x'.repeat(11), phone: '1' },
      { phone: '13812341234', main: 'yes', age: 3 },
    ];
    expect(problemsOf(insert({ contacts, place: { floor: 100 } }))).toEqual([
      'contacts.0.name: tooLong {"max":10}',
      'contacts.0.phone: badPhone',
      'contacts.1.name: required',
      'contacts.1.main: notBoolean',
      'contacts.1.age: unknownField',
      'place.floor: tooLarge {"max":99}',
    ]);
  });

  it.each(['id', 'version', 'createTime', 'updateBy', 'status', 'extra', 'age', 'count', 'hash'])(
    'does not let clients write %s',
    (name) => {
      expect(problemsOf(insert({ [name]: 'x' }))).toEqual([`${name}: serverSet`]);
    },
  );

  it.each(['nothing', 'Title', 'constructor', 'toString', 'hasOwnProperty', ''])(
    'refuses the unknown field %j',
    (name) => {
      expect(problemsOf(insert({ [name]: 1 }))).toEqual([`${name}: unknownField`]);
    },
  );

  it('refuses __proto__, and does not change a prototype', () => {
    const parsed = parseInsert(sample, JSON.parse('{"title":"a","__proto__":{"polluted":1}}'));
    expect(problemsOf(parsed)).toEqual(['__proto__: unknownField']);
    const nested = parseInsert(sample, JSON.parse('{"title":"a","place":{"__proto__":{"polluted":1}}}'));
    expect(problemsOf(nested)).toEqual(['place.__proto__: unknownField']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['person', '张*'],
    ['mobile', '138****1234'],
    ['document', '119***********0014'],
    ['address', '示范市***'],
    ['birthDate', '1940'],
    ['photo', 'masked:image'],
    ['photos', ['masked:image']],
  ])('refuses the masked %s %j sent back', (name, value) => {
    expect(problemsOf(insert({ [name]: value }))).toEqual([`${name}: maskedValue`]);
  });

  it('refuses a masked sub-field sent back', () => {
    expect(problemsOf(insert({ contacts: [{ ...row, phone: '138****1234' }] }))).toEqual([
      'contacts.0.phone: maskedValue',
    ]);
  });

  it('reports all problems at once, one for each field', () => {
    expect(problemsOf(parseInsert(sample, { sort: 'x', level: '?', tags: ['d', 'e'], nothing: 1, id: 1 }))).toEqual([
      'id: serverSet',
      'title: required',
      'sort: notInteger',
      'level: notAllowed',
      'tags: notAllowed',
      'nothing: unknownField',
    ]);
  });

  it.each([null, undefined, 3, 'text', true, [], [{}]])('refuses %j, which is not an object', (input) => {
    expect(problemsOf(parseInsert(sample, input))).toEqual([': notObject']);
  });
});

describe('parseUpdate', () => {
  it('leaves absent fields unchanged, and clears a field with null or a blank text', () => {
    expect(valuesOf(parseUpdate(sample, { id: 3, version: 2, note: null, plate: ' ', sort: 5 }))).toEqual({
      id: 3,
      version: 2,
      note: null,
      plate: null,
      sort: 5,
    });
  });

  it('accepts a change without a version', () => {
    expect(valuesOf(parseUpdate(sample, { id: 3 }))).toEqual({ id: 3 });
  });

  it('replaces rows as a whole', () => {
    expect(valuesOf(parseUpdate(sample, { id: 3, contacts: [row] })).contacts).toEqual([{ ...row, main: false }]);
  });

  it.each([
    [{}, 'id: required'],
    [{ id: null }, 'id: required'],
    [{ id: '3' }, 'id: notInteger'],
    [{ id: 0 }, 'id: tooSmall {"min":1}'],
    [{ id: 2 ** 53 }, 'id: notInteger'],
    [{ id: 3, version: 'x' }, 'version: notInteger'],
    [{ id: 3, version: 0 }, 'version: tooSmall {"min":1}'],
    [{ id: 3, title: null }, 'title: required'],
    [{ id: 3, title: '' }, 'title: required'],
    [{ id: 3, enabled: null }, 'enabled: required'],
    [{ id: 3, code: 'AB12' }, 'code: fixedField'],
    [{ id: 3, createTime: '2024-01-01T00:00:00Z' }, 'createTime: serverSet'],
    [{ id: 3, status: 'passed' }, 'status: serverSet'],
    [{ id: 3, hash: 'x' }, 'hash: serverSet'],
    [{ id: 3, nothing: 1 }, 'nothing: unknownField'],
    [{ id: 3, mobile: '138****1234' }, 'mobile: maskedValue'],
  ])('refuses %j', (input, problem) => {
    expect(problemsOf(parseUpdate(sample, input))).toEqual([problem]);
  });
});

describe('parseFields', () => {
  const login = {
    username: text({ max: 32, required: true }),
    password: text({ max: 128, required: true, secret: true }),
  };

  it('keeps a secret text exactly as typed', () => {
    expect(valuesOf(parseFields(login, { username: ' a ', password: ' p w ' }))).toEqual({
      username: 'a',
      password: ' p w ',
    });
  });

  it('accepts fields that only the server may write elsewhere', () => {
    const reason = { reason: text({ max: 10, readOnly: true }) };
    expect(valuesOf(parseFields(reason, { reason: 'x' }))).toEqual({ reason: 'x' });
    expect(valuesOf(parseFields(reason, {}))).toEqual({ reason: null });
  });

  it('refuses unknown and missing fields', () => {
    expect(problemsOf(parseFields(login, { username: '', id: 1 }))).toEqual([
      'username: required',
      'password: required',
      'id: unknownField',
    ]);
  });
});

describe('any input', () => {
  const { pick, many, next } = randomOf(7);
  const scalars = [
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    ' ',
    'a',
    '张*',
    '138****1234',
    '\u0000',
    '\ud800',
    '2024-01-01',
    '__proto__',
  ];
  const json = (depth: number, keys: readonly string[]): unknown => {
    if (depth === 0 || next() < 0.5) return pick(scalars);
    if (next() < 0.5) return many(0, 3, () => json(depth - 1, keys));
    return Object.fromEntries(many(0, 4, () => [pick(keys), json(depth - 1, keys)]));
  };

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'gives either values or problems with a text, never an exception: %s',
    (_, entity) => {
      const subFields = Object.values(entity.fields).flatMap((field) =>
        'fields' in field ? Object.keys(field.fields) : [],
      );
      const keys = [
        ...Object.keys(entity.fields),
        ...subFields,
        'id',
        'version',
        '__proto__',
        'constructor',
        'toString',
      ];
      for (let round = 0; round < 100; round += 1) {
        const input = Object.fromEntries(many(0, 20, () => [pick(keys), json(3, keys)]));
        for (const parsed of [
          parseInsert(entity, input),
          parseUpdate(entity, input),
          parseFields(entity.fields, input),
        ]) {
          if (parsed.ok) continue;
          expect(parsed.problems.length).toBeGreaterThan(0);
          for (const { code } of parsed.problems) expect(zhCN).toHaveProperty(code);
        }
      }
    },
  );

  it('is answered quickly even when it is very large', () => {
    const start = performance.now();
    insert({ tags: Array.from({ length: 300_000 }, () => 'd') });
    insert(Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`key${index}`, 1])));
    insert({ title: '😀'.repeat(250_000), note: ' '.repeat(1_000_000) });
    expect(performance.now() - start).toBeLessThan(scaledLimit(5000));
  });
});
