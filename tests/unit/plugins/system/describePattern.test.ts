import { describe, expect, it } from 'vitest';
import {
  callsOutsideColumns,
  describePattern,
  matchesAllWords,
  namesOf,
  type PatternTexts,
  patternOptions,
} from '../../../../src/plugins/system/permission/describePattern';
import { catalogueEntry } from './catalogueEntry';

const catalogue = [
  catalogueEntry('selectAll', 'elderly', '老人：查看全部'),
  catalogueEntry('selectById', 'elderly', '老人：查看一条'),
  catalogueEntry('insert', 'elderly', '老人：新增'),
  catalogueEntry('export', 'elderly', '老人：导出'),
  catalogueEntry('activateElderly', 'elderly', '老人：开始服务'),
  catalogueEntry('selectAll', 'log', '日志：查看全部', 'system'),
];
const texts: PatternTexts = {
  everything: '全部对象',
  section: (group) => (group === 'elderly' ? '老人管理' : '系统管理'),
  wholeSection: (section) => `“${section}”全部页面`,
  operation: (column) => ({ '*': '全部', 'select*': '查看', insert: '新增', export: '导出' })[column] ?? column,
  colon: '：',
  separator: '、',
};
const words = (pattern: string) => describePattern(pattern, catalogue, texts);

describe('permission patterns in words', () => {
  it('list sections, kinds of records and single calls', () => {
    const ofElders = patternOptions(catalogue, texts).filter(({ section }) => section === '老人管理');
    expect(ofElders.map(({ label, patterns }) => [label, ...patterns])).toEqual([
      ['“老人管理”全部页面', '*.elderly.*'],
      ['老人：全部', '*.elderly.*'],
      ['老人：查看', 'select*.elderly.*'],
      ['老人：新增', 'insert.elderly.*'],
      ['老人：导出', 'export.elderly.*'],
      ['老人：开始服务', 'activateElderly.elderly.open'],
    ]);
  });

  it.each([
    ['*.*.*', '全部对象：全部'],
    ['select*.elderly.open', '老人：查看'],
    ['activateElderly.elderly.open', '老人：开始服务'],
    ['select*.*.open', '全部对象：查看'],
    ['selectA*.*.open', '全部对象：查看全部'],
    ['*.nothing.*', '*.nothing.*'],
    ['no pattern', 'no pattern'],
  ])('describe %s as %s', (pattern, expected) => {
    expect(words(pattern)).toBe(expected);
  });

  it('are found by words in any order, with and without the colon', () => {
    expect(['老人 导出', '导出 老人', '老人：导出', ''].map((typed) => matchesAllWords('老人：导出', typed))).toEqual(
      new Array(4).fill(true),
    );
    expect(matchesAllWords('老人：导出', '老人 新增')).toBe(false);
  });

  it('count every entity for a wildcard, and name the calls that have no column', () => {
    expect(namesOf(catalogue, 'select*', '*')).toHaveLength(3);
    expect(callsOutsideColumns(catalogue, 'elderly').map(({ operation }) => operation)).toEqual(['activateElderly']);
  });
});
