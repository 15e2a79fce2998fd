// @vitest-environment jsdom
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { decodeTable } from '../../../../contract/table/decodeTable';
import { type ParsedTable, parseTable } from '../../../../server/files/table/parseTable';
import { inputTable } from '../../../../src/plugins/service/entities/input/inputTable';
import { dateTimeCell } from '../../../../src/plugins/service/input/readWorkbook';
import { type TableFile, toUploadFile } from '../../../../src/plugins/service/input/toUploadFile';

const HEADINGS = ['外部单号', '老人姓名', '计划开始', '金额(元)'];

async function chosen(sheets: WriteSheet[] | Uint8Array): Promise<TableFile> {
  const content = Array.isArray(sheets) ? await writeXlsx({ sheets }) : sheets;
  const table = await toUploadFile(new File([new Uint8Array(content)], '三月.xlsx'));
  if (typeof table === 'string') throw new Error(table);
  return table;
}

/** Returns the rows as the server reads them. */
async function rowsOf(file: File): Promise<ParsedTable['rows']> {
  const table = parseTable(decodeTable(new Uint8Array(await file.arrayBuffer())) ?? '', inputTable);
  if ('refused' in table) throw new Error(table.refused);
  return table.rows;
}

describe('a selected table', () => {
  it('is sent unchanged when it is a CSV file', async () => {
    const file = new File(['外部单号\n1'], '三月.csv');
    expect(await toUploadFile(file)).toEqual({ file });
  });

  it.each([
    ['empty.csv', '', 'empty'],
    ['old.xls', 'x', 'oldExcel'],
    ['broken.xlsx', 'no workbook', 'brokenExcel'],
  ])('%s is refused: %s', async (name, content, fault) => {
    expect(await toUploadFile(new File([content], name))).toBe(fault);
  });

  it('has moments written as people type them', () => {
    expect(dateTimeCell(new Date('2026-03-09T09:00:00.400Z'))).toBe('2026-03-09 09:00');
    expect(dateTimeCell(new Date('2026-03-09T09:01:37.000Z'))).toBe('2026-03-09 09:01:37');
  });
});

describe('a selected workbook', () => {
  it('is read with texts, numbers and moments as other programs write them', async () => {
    const row = [
      { value: 'A1' },
      { value: ' 张三 ' },
      { value: new Date('2026-03-09T09:00:00Z'), format: 'yyyy-mm-dd hh:mm' },
      { value: 60.5 },
    ];
    const { file } = await chosen(await writeXlsxFile([HEADINGS.map((value) => ({ value })), row]).toBuffer());
    expect(file.name).toBe('三月.csv');
    expect((await rowsOf(file))[0]).toMatchObject({
      line: 2,
      problems: [],
      cells: { externalNo: 'A1', elderlyName: '张三', planStart: '2026-03-09 09:00', amount: '60.5' },
    });
  });

  it('has errors and truncated digits reported with their address, and none of them read as empty', async () => {
    const rows = [
      HEADINGS,
      ['A1', '#REF!', '#N/A', '#DIV/0!'],
      [Number('119901194003150026'), '甲', '', ''],
      ['A3', '乙', '', ''],
    ];
    const cells = new Map([['3,3', { type: 'formula' as const, formula: '1/3' }]]);
    const { file } = await chosen([{ name: '一', rows, cells }]);
    const problems = (await rowsOf(file)).flatMap((row) => row.problems);
    expect(problems.map(({ problem, params }) => [problem, params?.address])).toEqual([
      ['tableErrorCell', 'B2'],
      ['tableErrorCell', 'C2'],
      ['tableErrorCell', 'D2'],
      ['tableDigitsLost', 'A3'],
      ['tableErrorCell', 'D4'],
    ]);
  });

  it('has formula results rounded to the scale of their column, and typed numbers unchanged', async () => {
    const amounts = [20.005, 1 / 3, 0.1 + 0.2, -1.005, 1e-9];
    const rows = [HEADINGS, ...amounts.map((amount, at) => [`A${at}`, '甲', '', amount]), ['A9', '甲', '', 20.005]];
    const cells = new Map(
      amounts.map((value, at) => [
        `${at + 1},3`,
        { type: 'formula' as const, formula: 'A1*2', formulaResult: value, value },
      ]),
    );
    const { file } = await chosen([{ name: '一', rows, cells }]);
    expect((await rowsOf(file)).map((row) => row.cells.amount)).toEqual([
      '20.01',
      '0.33',
      '0.3',
      '-1.01',
      '0',
      '20.005',
    ]);
  });

  it('is read from the visible sheet with matching headings, below a title, and that sheet is named', async () => {
    const { file, sheet } = await chosen([
      { name: '说明', rows: [['填写说明'], ['请勿修改']] },
      { name: '旧', hidden: true, rows: [HEADINGS, ['H1', '甲', '', '']] },
      { name: '更旧', veryHidden: true, rows: [HEADINGS, ['H2', '甲', '', '']] },
      { name: '三月', rows: [['三月服务单'], [], HEADINGS, ['A1', '甲', '', 60]] },
    ]);
    expect([sheet, file.name]).toEqual(['三月', '三月 [三月].csv']);
    expect((await rowsOf(file)).map(({ line, cells }) => [line, cells.externalNo])).toEqual([[4, 'A1']]);
  });

  it('asks about hidden rows with content, and all rows keep their numbers', async () => {
    const rows = [HEADINGS, ['A1', '甲', '', 1], ['A2', '乙', '', 2], [], ['A4', '丁', '', 4]];
    const rowDefs = new Map([1, 3].map((at) => [at, { hidden: true }]));
    const { file, hidden } = await chosen([{ name: '一', rows, rowDefs, autoFilter: { range: 'A1:D5' } }]);
    expect(hidden?.lines).toEqual([2]);
    expect((await rowsOf(file)).map(({ line }) => line)).toEqual([2, 3, 5]);
    expect((await rowsOf(hidden?.without ?? file)).map(({ line }) => line)).toEqual([3, 5]);
    expect((await chosen([{ name: '一', rows }])).hidden).toBeUndefined();
  });

  it('keeps texts that look like formulas, quotes and commas', async () => {
    const texts = ['=1+1', '＝1', '-12', '@a', '"a", b', "它's"];
    const rows = [HEADINGS, ...texts.map((text, at) => [`A${at}`, text, '', ''])];
    const { file } = await chosen([{ name: '一', rows }]);
    expect((await rowsOf(file)).map(({ cells }) => cells.elderlyName)).toEqual(texts);
  });
});
