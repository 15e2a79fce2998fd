import { describe, expect, it } from 'vitest';
import { columnOfHeading as columnNamed } from '../../../../contract/table/tableSpec';
import type { InputCells } from '../../../../src/plugins/service/entities/input/inputCells';
import {
  type InputColumnName,
  inputColumn,
  inputColumnNames,
} from '../../../../src/plugins/service/entities/input/inputColumns';
import { inputTable } from '../../../../src/plugins/service/entities/input/inputTable';
import { parseInputRow, readMoment } from '../../../../src/plugins/service/entities/input/parseInputRow';

const columnOfHeading = (heading: string) => columnNamed(inputTable, heading);
const now = Date.parse('2026-03-10T08:00:00+08:00');
const cells: InputCells = {
  externalNo: 'HB-1',
  elderlyNo: 'E1199010000001',
  elderlyName: '示例甲',
  serviceTypeCode: 'LIFE06',
  attendantNo: 'A0000001',
  planStart: '2026-03-09 09:00',
  planEnd: '2026-03-09 09:45',
  payerType: '长护险',
};
const read = (changes: InputCells = {}) => parseInputRow({ ...cells, ...changes }, now);
const problemsOf = (changes: InputCells) => read(changes).problems.map(({ column, code }) => `${column} ${code}`);

describe('the columns of a service table', () => {
  it.each(inputColumnNames)('find %s by either heading, ignoring case and brackets', (name) => {
    const { heading } = inputColumn(name);
    expect([columnOfHeading(heading), columnOfHeading(` ${name.toUpperCase()} `)]).toEqual([name, name]);
    expect(columnOfHeading(heading.replace('(', '（').replace(')', '）'))).toBe(name);
  });

  it('are recognized by the headings that exports and packages write in every language', () => {
    const headings = [
      '服務類型',
      'Service',
      'サービス',
      '签到时间',
      'Checked in',
      '到着時刻',
      'Price',
      'Elder’s name',
      '单号',
    ];
    expect(headings.map(columnOfHeading)).toEqual([
      ...['serviceTypeCode', 'serviceTypeCode', 'serviceTypeCode', 'actualStart', 'actualStart', 'actualStart'],
      ...['amount', 'elderlyName', 'applicationNo'],
    ]);
  });

  it('are recognized by the headings of earlier versions', () => {
    const headings = ['Signed in', 'Application no.', 'Planned begin', '依頼番号', 'スタッフ氏名'];
    const columns = ['actualStart', 'applicationNo', 'planStart', 'applicationNo', 'attendantName'];
    expect(headings.map(columnOfHeading)).toEqual(columns);
  });

  it('are not recognized by other headings', () => {
    expect(columnOfHeading('备注2')).toBeUndefined();
  });

  it.each([0, 1])('have valid values in row %i of the template', (index) => {
    const row = Object.fromEntries(inputColumnNames.map((name) => [name, inputColumn(name).examples[index] ?? '']));
    expect(parseInputRow(row, now).problems).toEqual([]);
  });
});

describe('readMoment', () => {
  it.each([
    ['2026-03-09 09:05', '2026-03-09T09:05:00.000+08:00'],
    ['2026-03-09 09:05:59', '2026-03-09T09:05:59.000+08:00'],
    ['2026/3/9 9:05', '2026-03-09T09:05:00.000+08:00'],
    ['2026/12/31 23:59', '2026-12-31T23:59:00.000+08:00'],
    ['2024-02-29 00:00', '2024-02-29T00:00:00.000+08:00'],
    ['2026-3-9 9:05', '2026-03-09T09:05:00.000+08:00'],
    ['2026.3.9 9：05', '2026-03-09T09:05:00.000+08:00'],
    ['2026年3月9日 9:05', '2026-03-09T09:05:00.000+08:00'],
    ['3月9日下午3点05分', '2026-03-09T15:05:00.000+08:00'],
    ['12月1日 9:00', '2025-12-01T09:00:00.000+08:00'],
    ['2026-03-09 24:00', '2026-03-10T00:00:00.000+08:00'],
  ])('reads %s', (text, moment) => {
    expect(readMoment(text, '2026-03-10')).toBe(moment);
  });

  it.each(['2026-02-29 09:00', '2026-03-09', '2026-03-09 24:01', '2026/13/1 9:00', '1899-12-31 09:00', 'x'])(
    'refuses %s',
    (text) => {
      expect(readMoment(text, '2026-03-10')).toBeUndefined();
    },
  );
});

describe('parseInputRow', () => {
  it('accepts a row with only the required fields', () => {
    expect(read().row).toMatchObject({
      externalNo: 'HB-1',
      payerType: 'ltci',
      signIn: null,
      amountFen: null,
      idNo: null,
    });
  });

  it('reads all other fields: document in capitals, money in fen, positions in GCJ-02', () => {
    const { row } = read({
      idNo: '11990119400315002x',
      actualStart: '2026/3/9 9:01',
      actualEnd: '2026/3/9 9:44',
      signInLng: '116.404',
      signInLat: '39.915',
      coordSys: 'bd-09',
      amount: '60.5',
      rating: '5',
      result: '第一行\n第二行',
    });
    expect(row).toMatchObject({
      idNo: '11990119400315002X',
      actualEnd: '2026-03-09T09:44:00.000+08:00',
      signIn: { lng: 116.397627, lat: 39.908657 },
      amountFen: 6050,
      rating: 5,
      result: '第一行\n第二行',
    });
  });

  it.each(['ltci', 'LTCI', '长护险', 'Long-term care insurance'])('recognizes the payer %s', (payerType) => {
    expect(read({ payerType }).row?.payerType).toBe('ltci');
  });

  it.each([
    'externalNo',
    'elderlyName',
    'serviceTypeCode',
    'planStart',
    'planEnd',
    'payerType',
  ] satisfies InputColumnName[])('requires %s', (name) => {
    expect(problemsOf({ [name]: '  ' })).toEqual([`${name} REQUIRED`]);
  });

  it.each(inputColumnNames)('refuses a value of %s that is too long by one character', (name) => {
    const { max } = inputColumn(name);
    expect(problemsOf({ [name]: '9'.repeat(max + 1) })).toContain(`${name} TOO_LONG`);
  });

  it.each<[string[], InputCells]>([
    [[], { elderlyNo: '' }],
    [[], { attendantNo: '' }],
    [['attendantNo REQUIRED'], { attendantNo: '', actualStart: '2026-03-09 09:00', actualEnd: '2026-03-09 09:45' }],
    [['externalNo FORMAT'], { externalNo: 'HB 1' }],
    [['externalNo FORMAT'], { externalNo: '单1' }],
    [['planEnd RANGE'], { planEnd: '2026-03-09 09:04' }],
    [[], { planEnd: '2026-03-09 09:05' }],
    [[], { planEnd: '2026-03-09 21:00' }],
    [['planEnd RANGE'], { planEnd: '2026-03-09 21:01' }],
    [['planEnd RANGE'], { planEnd: '2026-03-09 09:00' }],
    [['planEnd RANGE'], { planEnd: '2026-03-10 00:00' }],
    [['planStart RANGE'], { planStart: '2026-06-09 09:00', planEnd: '2026-06-09 10:00' }],
    [[], { planStart: '2026-06-08 09:00', planEnd: '2026-06-08 10:00' }],
    [['actualEnd REQUIRED'], { actualStart: '2026-03-09 09:00' }],
    [['actualStart REQUIRED'], { actualEnd: '2026-03-09 09:00' }],
    [['actualEnd RANGE'], { actualStart: '2026-03-09 09:00', actualEnd: '2026-03-09 09:00' }],
    [[], { actualStart: '2026-03-10 07:00', actualEnd: '2026-03-10 08:00' }],
    [['actualEnd RANGE'], { actualStart: '2026-03-10 07:00', actualEnd: '2026-03-10 08:01' }],
    [['signInLat REQUIRED'], { signInLng: '116.4' }],
    [['signOutLng REQUIRED'], { signOutLat: '39.9' }],
    [[], { signInLng: '73', signInLat: '3' }],
    [['signInLng RANGE'], { signInLng: '136.1', signInLat: '54' }],
    [['signInLat RANGE'], { signInLng: '136', signInLat: '54.1' }],
    [['signInLng FORMAT'], { signInLng: '东经116', signInLat: '39.9' }],
    [['coordSys FORMAT'], { coordSys: 'CGCS2000' }],
    [['payerType FORMAT'], { payerType: '现金' }],
    [[], { amount: '0' }],
    [[], { amount: '100000.00' }],
    [['amount RANGE'], { amount: '100000.01' }],
    [['amount RANGE'], { amount: '-1' }],
    [['amount FORMAT'], { amount: '1.005' }],
    [['amount FORMAT'], { amount: '1,00' }],
    [['rating RANGE'], { rating: '6' }],
    [['rating RANGE'], { rating: '0' }],
    [['rating FORMAT'], { rating: '好' }],
    [['remark ENCODING'], { remark: '陪\uFFFD聊' }],
    [['elderlyName FORMAT'], { elderlyName: '示例\u0007甲' }],
  ])('reports %o for %o', (problems, changes) => {
    expect(problemsOf(changes)).toEqual(problems);
  });

  it('reports all problems at once', () => {
    expect(problemsOf({ externalNo: '', rating: '9', amount: 'x' })).toHaveLength(3);
  });
});
