import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { escapeCsvFormula, unescapeCsvFormula } from '../../../../../contract/table/escapeCsvFormula';
import { csvText } from '../../../../../src/core/kit/export/csvText';

describe('csvText', () => {
  it('begins with a byte order mark, so that spreadsheets read Chinese', () => {
    expect(csvText(['姓名'], []).charCodeAt(0)).toBe(0xfeff);
  });

  it('quotes separators, quotation marks and line breaks', () => {
    const rows = [['a,b', 'say "hi"', 'two\nlines']];
    const text = csvText(['x', 'y', 'z'], rows);
    expect(parse<string[]>(text.slice(1)).data).toEqual([['x', 'y', 'z'], ...rows]);
  });

  it('ends lines with CR LF, as spreadsheets expect', () => {
    expect(csvText(['a'], [['b']])).toBe('\uFEFFa\r\nb');
  });

  it('escapes formulas in headings too', () => {
    expect(csvText(['=1+1'], [])).toContain("'=1+1");
  });
});

describe('harmlessCell', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '-',
    '+86 10 1234',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    "'=1",
    "''-",
    "'-5",
  ])('puts an apostrophe before %j', (text) => {
    expect(escapeCsvFormula(text)).toBe(`'${text}`);
    expect(unescapeCsvFormula(escapeCsvFormula(text))).toBe(text);
  });

  it.each(['张桂兰', '12', '-12', '-12.50', '+3', '2025-01-02', '', ' =1', "'甲"])('leaves %j unchanged', (text) => {
    expect(escapeCsvFormula(text)).toBe(text);
  });
});
