import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { decodeTable } from '../../../../contract/table/decodeTable';
import { unescapeCsvFormula } from '../../../../contract/table/escapeCsvFormula';
import { cellAddress, headingKey, type TableSpec } from '../../../../contract/table/tableSpec';
import { type ParsedTable, parseTable } from '../../../../server/files/table/parseTable';

const columns = {
  no: { required: true, max: 20 },
  name: { required: true, max: 20 },
  amount: { max: 20, scale: 2 },
  start: { max: 20 },
  remark: { max: 500 },
} as const;
const names = Object.keys(columns);
const spec: TableSpec = {
  headings: Object.fromEntries(names.map((name) => [headingKey(name), name])),
  columns,
  rowsMax: 50,
};
const HEADINGS = names.join(',');

function read(text: string): ParsedTable {
  const table = parseTable(text, spec);
  if ('refused' in table) throw new Error(JSON.stringify(table));
  return table;
}
const rowsOf = (text: string) => read(text).rows.map(({ line, cells }) => [line, ...names.map((name) => cells[name])]);

describe('a CSV file', () => {
  it('is refused with the line where a quote swallows other rows', () => {
    const opened = `${HEADINGS}\n1,甲,60,9:00,好\n2,乙,60,9:00,"好\n3,丙,60,9:00,好\n4,丁,60,9:00,好\n`;
    expect(parseTable(opened, spec)).toEqual({
      refused: 'unreadable',
      problem: { line: 3, column: '', problem: 'tableQuotes' },
    });
    const broken = `${HEADINGS}\n1,甲,60,9:00,"好"的\n2,乙,60,9:00,"好"\n`;
    expect(parseTable(broken, spec)).toMatchObject({ problem: { line: 2, problem: 'tableQuotes' } });
  });

  it('has no row that a pair of stray quotes moved into a cell of another', () => {
    const swallowed = `${HEADINGS}\n1,甲,60,9:00,"好\n2,乙,60,9:00,好\n3,丙,60,9:00,好"\n4,丁,60,9:00,\n`;
    expect(read(swallowed).rows.map(({ problems }) => problems.map(({ problem }) => problem))).toEqual([
      ['tableQuoteSpans'],
      [],
    ]);
    const several = `${HEADINGS}\n1,甲,60,9:00,"第一行\n第二行，有逗号, 也有这个"\n`;
    expect(read(several).rows[0]).toMatchObject({
      problems: [],
      cells: { remark: '第一行\n第二行，有逗号, 也有这个' },
    });
  });

  it.each(['Err:502', '########', '#N/A\u200b', '＃REF!'])('reports %s, which is no value', (cell) => {
    expect(read(`${HEADINGS}\n1,甲,60,9:00,${cell}\n`).rows[0]?.problems).toMatchObject([
      { column: 'remark', problem: 'tableErrorCell' },
    ]);
  });

  it('reads the text of a formula that only keeps the digits of a number', () => {
    expect(rowsOf(`${HEADINGS}\n="0012",="甲",60,9:00,"=""好"""\n`)).toEqual([[2, '0012', '甲', '60', '9:00', '好']]);
  });

  it('finds headings that contain invisible characters', () => {
    const headings = HEADINGS.replace('no', 'n\u200bo').replace('name', 'name\u2800').replace('start', '\ufe0fstart');
    expect(read(`${headings}\n1,甲,60,9:00,好\n`).missing).toEqual([]);
  });

  it('reports a cell past the last column instead of dropping it', () => {
    const [row] = read(`${HEADINGS}\n1,甲,60,9:00,好,的\n`).rows;
    expect(row?.problems).toEqual([{ line: 2, column: '', problem: 'tableExtraCell', params: { address: 'F2' } }]);
    // Empty cells after every row come from a trailing separator; after one row only, from a shifted cell.
    expect(read(`${HEADINGS}\n1,甲,60,9:00,好,,\n2,乙,60,9:00,,,\n`).rows.flatMap(({ problems }) => problems)).toEqual(
      [],
    );
    expect(read(`${HEADINGS}\n1,甲,6,0,9:00,\n2,乙,60,9:00,\n`).rows.map(({ problems }) => problems.length)).toEqual([
      1, 0,
    ]);
  });

  it.each([
    ['commas', HEADINGS, '1,甲,60,9:00,好'],
    ['semicolons', 'no;name;amount;start;remark', '1;甲;60;9:00;好'],
    ['tabs', 'no\tname\tamount\tstart\tremark', '1\t甲\t60\t9:00\t好'],
    ['a bar that its first line names', 'sep=|\nno|name|amount|start|remark', '1|甲|60|9:00|好'],
    ['semicolons that its first line names', 'sep=;\r\nno;name;amount;start;remark', '1;甲;60;9:00;好'],
  ])('is read with %s between its cells', (_, headings, row) => {
    expect(rowsOf(`${headings}\r\n${row}\r\n`)).toEqual([[2, '1', '甲', '60', '9:00', '好']]);
  });

  it('is read with mixed line endings, and commas in cells when the separator is another', () => {
    expect(rowsOf(`no;name;amount;start;remark\r1;"甲;乙";60,5;9:00;好, 很好\n2;丙;;;\r\n`)).toEqual([
      [2, '1', '甲;乙', '60,5', '9:00', '好, 很好'],
      [3, '2', '丙', '', '', ''],
    ]);
  });

  it('can have a title and empty rows above its headings, which count as lines', () => {
    const table = read(`三月服务,,,,\n,,,,\n${HEADINGS}\n1,甲,60,9:00,\n\n2,乙,60,9:00,\n`);
    expect(table.headingLine).toBe(3);
    expect(table.rows.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('reports the address of spreadsheet errors and of numbers with lost digits', () => {
    const [row] = read(`${HEADINGS}\n1.19901E+17,#REF!,#N/A,#DIV/0!,#1 床\n`).rows;
    expect(row?.problems).toEqual([
      { line: 2, column: 'no', problem: 'tableDigitsLost', params: { address: 'A2', value: '1.19901E+17' } },
      { line: 2, column: 'name', problem: 'tableErrorCell', params: { address: 'B2', value: '#REF!' } },
      { line: 2, column: 'amount', problem: 'tableErrorCell', params: { address: 'C2', value: '#N/A' } },
      { line: 2, column: 'start', problem: 'tableErrorCell', params: { address: 'D2', value: '#DIV/0!' } },
    ]);
    expect(read(`${HEADINGS}\n1E5,1.5,1E+5,9:00,第1.5E+20条\n`).rows[0]?.problems).toEqual([]);
  });

  it('is refused before its cells are parsed when it has too many columns, rows or characters', () => {
    const tooWide = { refused: 'unreadable', problem: { line: 1, column: '', problem: 'tableTooWide' } };
    expect(parseTable('a,'.repeat(2_000_000), spec)).toEqual(tooWide);
    expect(parseTable('"a",'.repeat(1_000_000), spec)).toEqual(tooWide);
    expect(parseTable(`${HEADINGS}\n1,甲,60,9:00,${'长'.repeat(30_000)}`, spec)).toMatchObject({
      problem: { line: 2 },
    });
    expect(parseTable(`${HEADINGS},${'x,'.repeat(300)}\n1,甲`, spec)).toEqual(tooWide);
    expect(parseTable(`${HEADINGS}\n${'1,甲,60,9:00,\n'.repeat(51)}`, spec)).toEqual({ refused: 'tooManyRows' });
    expect(parseTable('\n'.repeat(2_000_000), spec)).toEqual({ refused: 'tooManyRows' });
  });

  it('truncates headings and cells that are only kept to refuse them', () => {
    const { mapping, rows } = read(`${HEADINGS},${'长'.repeat(5_000)}\n${'1'.repeat(9_000)},甲\n`);
    expect(mapping.at(-1)?.heading).toHaveLength(100);
    expect(rows[0]?.cells.no?.length).toBe(42);
  });

  it('is read back as it was written, whatever is in its cells', () => {
    const random = generator(35);
    const alphabet = [...'甲乙丙,;"\'\t |abc=+#/.-：，1234567890'];
    for (let round = 0; round < 300; round += 1) {
      const delimiter = [',', ';', '\t'][round % 3] ?? ',';
      const rows = Array.from({ length: 1 + random(8) }, (_, at) =>
        names.map((name) => {
          const text = Array.from({ length: random(12) }, () => alphabet[random(alphabet.length)]).join('');
          return name === 'no'
            ? `N${at}`
            : name === 'remark' && random(3) === 0
              ? `${text}x\nx${text}`.trim()
              : text.trim();
        }),
      );
      const text = Papa.unparse([names, ...rows], { delimiter, newline: random(2) ? '\r\n' : '\n' });
      const found = read(text).rows.map(({ cells }) => names.map((name) => cells[name]));
      expect(found, text).toEqual(rows.map((row) => row.map(unescapeCsvFormula)));
    }
  });
});

describe('the text of a table', () => {
  const text = 'no,姓名\n1,王芳\n';
  const wide = (order: 'le' | 'be') => {
    const content = Buffer.from(text, 'utf16le');
    return order === 'le' ? content : content.swap16();
  };
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide('le')])],
    ['UTF-16 BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), wide('be')])],
    ['UTF-16 LE', wide('le')],
    ['UTF-16 BE', wide('be')],
    [
      'GB18030',
      Buffer.concat([
        Buffer.from('no,'),
        Buffer.from([0xd0, 0xd5, 0xc3, 0xfb]),
        Buffer.from('\n1,'),
        Buffer.from([0xcd, 0xf5, 0xb7, 0xbc]),
        Buffer.from('\n'),
      ]),
    ],
  ])('is decoded from %s', (_, content) => {
    expect(decodeTable(content)).toBe(text);
  });

  it('is refused when the file is not text', () => {
    const random = generator(7);
    const bytes = (length: number, of: () => number) => Uint8Array.from({ length }, of);
    for (let round = 0; round < 200; round += 1) {
      const content = bytes(64 + 2 * random(200), () => random(256));
      content[random(content.length)] = 0;
      expect(decodeTable(content)).toBeUndefined();
    }
    expect(decodeTable(Buffer.from('no,name\n1,a\0b\n'))).toBeUndefined();
    expect(decodeTable(Buffer.from([0xff, 0xfe, 0x41]))).toBeUndefined();
    expect(decodeTable(Buffer.from('\uFEFFa\0b', 'utf16le'))).toBeUndefined();
  });
});

it('cell addresses are written as in spreadsheets', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map((position) => cellAddress(position, 7))).toEqual([
    'A7',
    'Z7',
    'AA7',
    'AZ7',
    'BA7',
    'ZZ7',
    'AAA7',
  ]);
});

/** Returns repeatable pseudo-random numbers from 0 to below a limit. */
function generator(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
