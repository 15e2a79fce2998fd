import { describe, expect, it } from 'vitest';
import { PAGE_SIZE_DEFAULT } from '../../../../contract/constants';
import { fromDotted, lowerAscii, parseListQuery } from '../../../../contract/query/query';
import { sample } from '../support/sampleEntity';

/** Parses a query string. Defaults to a user who sees personal data masked. */
function parse(query: string | Record<string, unknown>, options: { masked: boolean } = { masked: true }) {
  const raw = typeof query === 'string' ? fromDotted(new URLSearchParams(query)) : query;
  return parseListQuery(sample, raw, options);
}

function values(query: string | Record<string, unknown>, options?: { masked: boolean }) {
  const parsed = parse(query, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.values;
}

function codes(query: string | Record<string, unknown>, options?: { masked: boolean }) {
  const parsed = parse(query, options);
  return parsed.ok ? [] : parsed.problems.map(({ field, code }) => `${field}: ${code}`);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('paging', () => {
  it('starts with the first page of the default size', () => {
    expect(values('')).toMatchObject({ pageNum: 1, pageSize: PAGE_SIZE_DEFAULT, filters: [] });
    expect(values('')).not.toHaveProperty('keyword');
  });

  it.each([
    ['pageNum=3&pageSize=1', { pageNum: 3, pageSize: 1 }],
    ['pageSize=100', { pageSize: 100 }],
    [
      { pageNum: 2, pageSize: 50 },
      { pageNum: 2, pageSize: 50 },
    ],
  ])('accepts %j', (query, page) => {
    expect(values(query)).toMatchObject(page);
  });

  it.each(['0', '101', '-1', '1.5', '1e1', 'ten', '', ' 1', '99999999999999'])('refuses the page size %j', (size) => {
    expect(codes({ pageSize: size })).toEqual(['pageSize: pageSizeRange']);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, null, true, [1], { a: 1 }, '0', '2000000000'])(
    'refuses the page number %j',
    (pageNum) => {
      expect(parse({ pageNum }).ok).toBe(false);
    },
  );

  it('refuses a repeated page size', () => {
    expect(codes('pageSize=10&pageSize=20')).toEqual(['pageSize: pageSizeRange']);
  });
});

describe('sorting', () => {
  const id = { field: 'id', order: 'desc' };

  it("defaults to the entity's own order, then the newest id first", () => {
    expect(values('').sort).toEqual([{ field: 'status', order: 'asc' }, { field: 'createTime', order: 'desc' }, id]);
  });

  it.each([
    ['sort=title', [{ field: 'title', order: 'asc' }, id]],
    ['sort=title&order=desc', [{ field: 'title', order: 'desc' }, id]],
    ['sort=day&sort=title&order=desc', [{ field: 'day', order: 'desc' }, { field: 'title', order: 'asc' }, id]],
    ['sort=id&order=asc', [{ field: 'id', order: 'asc' }]],
    ['sort=updateTime&order=desc', [{ field: 'updateTime', order: 'desc' }, id]],
    ['sort=age', [{ field: 'age', order: 'asc' }, id]],
    ['sort=person', [{ field: 'person', order: 'asc' }, id]],
    ['sort=sort', [{ field: 'sort', order: 'asc' }, id]],
  ])('accepts %s', (query, sort) => {
    expect(values(query).sort).toEqual(sort);
  });

  it.each([
    ['sort=note', 'sort: unknownSortField'],
    ['sort=nothing', 'sort: unknownSortField'],
    ['sort=', 'sort: unknownSortField'],
    ['sort=__proto__', 'sort: unknownSortField'],
    ['sort=constructor', 'sort: unknownSortField'],
    ['sort=hash', 'sort: unknownSortField'],
    ['sort=count', 'sort: unknownSortField'],
    ['sort=typeIds', 'sort: unknownSortField'],
    ['sort=title%3Bdrop', 'sort: unknownSortField'],
    ['sort=title&order=up', 'order: notAllowed'],
    ['sort=title&order=ASC', 'order: notAllowed'],
    ['order=desc', 'order: tooManyItems'],
    ['sort=title&sort=title', 'sort: duplicateItem'],
    ['sort=title&sort=day&sort=sort&sort=ratio&sort=price&sort=level', 'sort: tooManyItems'],
  ])('refuses %s', (query, problem) => {
    expect(codes(query)).toEqual([problem]);
  });

  it.each(['address', 'birthDate'])('refuses to sort by %s for a user who sees it masked', (field) => {
    expect(codes(`sort=${field}`)).toEqual(['sort: maskedFilter']);
    expect(codes(`sort=${field}`, { masked: false })).toEqual([]);
  });

  it('refuses to sort by an encrypted field for every user', () => {
    expect(codes('sort=mobile')).toEqual(['sort: maskedFilter']);
    expect(codes('sort=mobile', { masked: false })).toEqual(['sort: unknownSortField']);
  });
});

describe('keyword', () => {
  it.each([
    ['keyword=%20张三%20', '张三'],
    ['keyword=100%25', '100%'],
    [{ keyword: 'e\u0301' }, 'é'],
    [{ keyword: '😀'.repeat(100) }, '😀'.repeat(100)],
  ])('accepts %j', (query, keyword) => {
    expect(values(query).keyword).toBe(keyword);
  });

  it.each([
    ['', 'valueMissing'],
    ['   ', 'valueMissing'],
    ['x'.repeat(101), 'tooLong'],
    ['a\u0000b', 'controlCharacters'],
    ['\ud83d', 'controlCharacters'],
    [3, 'notText'],
    [null, 'notText'],
    [['a', 'b'], 'notText'],
  ])('refuses %j', (keyword, code) => {
    expect(codes({ keyword })).toEqual([`keyword: ${code}`]);
  });
});

describe('filters', () => {
  const day = (operator: 'from' | 'to', time: string) => ({
    field: 'moment',
    operator,
    value: `2024-02-29T${time}+08:00`,
  });

  it.each([
    ['title=%20a%20', { field: 'title', operator: 'eq', value: 'a' }],
    ['title.like=%25', { field: 'title', operator: 'like', value: '%' }],
    ['ratio.from=0.5', { field: 'ratio', operator: 'from', value: 0.5 }],
    ['price.to=100', { field: 'price', operator: 'to', value: 100 }],
    ['enabled=false', { field: 'enabled', operator: 'eq', value: false }],
    ['day.from=2024-01-01', { field: 'day', operator: 'from', value: '2024-01-01' }],
    ['moment.from=2024-01-01T00:00:00Z', { field: 'moment', operator: 'from', value: '2024-01-01T08:00:00.000+08:00' }],
    ['status=passed', { field: 'status', operator: 'eq', value: 'passed' }],
    ['status=passed&status=banned', { field: 'status', operator: 'in', value: ['passed', 'banned'] }],
    ['status=passed&status=passed', { field: 'status', operator: 'eq', value: 'passed' }],
    ['tags=a', { field: 'tags', operator: 'eq', value: 'a' }],
    ['typeIds=3&typeIds=4', { field: 'typeIds', operator: 'in', value: [3, 4] }],
    ['typeIds.0=3&typeIds.1=4', { field: 'typeIds', operator: 'in', value: [3, 4] }],
    ['skills=1', { field: 'skills', operator: 'eq', value: '1' }],
    ['id=5', { field: 'id', operator: 'eq', value: 5 }],
    ['createBy=admin%3A1', { field: 'createBy', operator: 'eq', value: 'admin:1' }],
    ['status.not=passed', { field: 'status', operator: 'not', value: ['passed'] }],
    ['day.not=2024-01-01', { field: 'day', operator: 'not', value: ['2024-01-01'] }],
    [{ title: { not: ['a', 'b'] } }, { field: 'title', operator: 'not', value: ['a', 'b'] }],
    ['person.empty=true', { field: 'person', operator: 'empty', value: true }],
    ['moment.empty=false', { field: 'moment', operator: 'empty', value: false }],
    [{ typeIds: { empty: true } }, { field: 'typeIds', operator: 'empty', value: true }],
    ['age.from=60', { field: 'age', operator: 'from', value: 60 }],
    ['sort.from=10', { field: 'sort', operator: 'from', value: 10 }],
    [{ ratio: { from: 0.5 } }, { field: 'ratio', operator: 'from', value: 0.5 }],
    [{ 'ratio.from': 0.5 }, { field: 'ratio', operator: 'from', value: 0.5 }],
    [{ userId: [1] }, { field: 'userId', operator: 'eq', value: 1 }],
  ])('accepts %j', (query, filter) => {
    expect(values(query).filters).toEqual([filter]);
  });

  it('accepts several conditions at once', () => {
    expect(values('ratio=0.5&ratio.from=0&ratio.to=1&status=passed').filters).toHaveLength(4);
  });

  it.each([
    ['moment.from=2024-02-29', [day('from', '00:00:00.000')]],
    ['moment.to=2024-02-29', [day('to', '23:59:59.999')]],
    ['moment=2024-02-29', [day('from', '00:00:00.000'), day('to', '23:59:59.999')]],
  ])('covers a whole day for moments: %s', (query, filters) => {
    expect(values(query).filters).toEqual(filters);
  });

  it('ignores undefined values', () => {
    expect(values({ status: undefined, pageNum: undefined })).toMatchObject({ pageNum: 1, filters: [] });
  });

  it.each([
    ['nothing=1', 'nothing: unknownFilter'],
    ['Status=passed', 'Status: unknownFilter'],
    ['__proto__=1', '__proto__: unknownFilter'],
    ['constructor=1', 'constructor: unknownFilter'],
    ['toString.like=1', 'toString.like: unknownFilter'],
    ['__proto__.like=1', '__proto__.like: unknownFilter'],
    ['hash=1', 'hash: unknownFilter'],
    ['title.eq=1', 'title.eq: unknownFilter'],
    ['title.eq.like=1', 'title.eq: unknownFilter'],
    ['contacts.0.phone=1', 'contacts: filterNotAllowed'],
    ['title.from=a', 'title.from: filterNotAllowed'],
    ['status.like=a', 'status.like: filterNotAllowed'],
    ['moment.not=2024-01-01', 'moment.not: filterNotAllowed'],
    ['age.not=60', 'age.not: filterNotAllowed'],
    ['age.empty=true', 'age.empty: filterNotAllowed'],
    ['status.not=nonsense', 'status.not: notAllowed'],
    ['status.not=', 'status.not: valueMissing'],
    ['title.empty=', 'title.empty: notBoolean'],
    ['title.empty=1', 'title.empty: notBoolean'],
    ['title.empty=true&title.empty=false', 'title.empty: tooManyItems'],
    ['status.from=passed', 'status.from: filterNotAllowed'],
    ['photo=/a.png', 'photo: maskedFilter'],
    ['extra=1', 'extra: filterNotAllowed'],
    ['count=1', 'count: filterNotAllowed'],
    ['age=60&age=70', 'age: filterNotAllowed'],
    ['status=', 'status: valueMissing'],
    ['status=gone', 'status: notAllowed'],
    ['status=passed&status=gone', 'status: notAllowed'],
    ['tags=d', 'tags: notAllowed'],
    ['enabled=yes', 'enabled: notBoolean'],
    ['userId=x', 'userId: notInteger'],
    ['userId=9007199254740993', 'userId: notInteger'],
    ['price=1.5', 'price: notInteger'],
    ['ratio=1e400', 'ratio: notNumber'],
    ['day=2023-02-29', 'day: notDate'],
    ['day=2024-1-1', 'day: notDate'],
    ['moment=yesterday', 'moment: notDateTime'],
    ['moment=2024-01-01T00:00:00', 'moment: notDateTime'],
    ['moment=2024-01-01&moment=2024-01-02', 'moment: notDateTime'],
    ['ratio.from=0&ratio.from=1', 'ratio.from: tooManyItems'],
    [`title=${'x'.repeat(201)}`, 'title: tooLong'],
    ['title.like=%00', 'title.like: controlCharacters'],
    [{ title: 3 }, 'title: notText'],
    [{ title: null }, 'title: valueMissing'],
    [{ title: [] }, 'title: valueMissing'],
    [{ title: [['a']] }, 'title: notText'],
    [{ userId: true }, 'userId: notInteger'],
    [{ status: Array.from({ length: 1001 }, (_, index) => index) }, 'status: tooManyItems'],
    [{ skills: Array.from({ length: 101 }, (_, index) => `s${index}`) }, 'skills: tooManyItems'],
    [{ userId: numbers(1000), sort: numbers(1000), typeIds: [1] }, ': tooManyParameters'],
    [{ id: {} }, 'id: notInteger'],
    [{ status: {} }, 'status: notAllowed'],
    [{ 'age.from': {} }, 'age.from: notInteger'],
  ])('refuses %j', (query, problem) => {
    expect(codes(query)).toContain(problem);
  });

  it('reports all problems at once', () => {
    expect(codes('pageSize=0&pageNum=x&sort=nothing&keyword=&nothing=1&status=gone')).toEqual([
      'pageNum: pageNumRange',
      'pageSize: pageSizeRange',
      'sort: unknownSortField',
      'keyword: valueMissing',
      'nothing: unknownFilter',
      'status: notAllowed',
    ]);
  });
});

describe('filters on personal data', () => {
  it.each(['person=张三', 'person.like=三', 'sort=person'])('accept %s from a user who sees it masked', (query) => {
    expect(codes(query)).toEqual([]);
  });

  it.each([
    'mobile=13812341234',
    'phone=13812341234',
    'document=119900194003150014',
    'mobile.like=138',
    'mobile.not=13812341234',
    'mobile.empty=true',
    'address.empty=false',
    'mobile=1&mobile=2',
    'document.like=1199',
    'address=示范市',
    'address.like=示范',
    'birthDate=1940-01-01',
    'birthDate.from=1940-01-01',
    'lng.from=120',
    'lng=120.5',
    'illness=x',
    'illness.like=x',
  ])('refuse %s from a user who sees it masked', (query) => {
    const [key] = query.split('=');
    expect(codes(query)).toEqual([`${key}: maskedFilter`]);
  });

  it.each(['mobile=13812341234', 'address.like=示范', 'birthDate.from=1940-01-01', 'lng.from=120', 'illness=x'])(
    'accept %s from a user who sees it unmasked',
    (query) => {
      expect(codes(query, { masked: false })).toEqual([]);
    },
  );

  it('match an encrypted field only by its whole value, for every user', () => {
    expect(codes('mobile.like=138', { masked: false })).toEqual(['mobile.like: filterNotAllowed']);
  });
});

describe('lowerAscii', () => {
  it.each([
    ['ABCz', 'abcz'],
    ['ÄÖ', 'ÄÖ'],
    ['İ\u212a', 'İ\u212a'],
    ['张A三', '张a三'],
  ])('%s becomes %s', (text, lower) => {
    expect(lowerAscii(text)).toBe(lower);
  });
});
