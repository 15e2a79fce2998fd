// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cellText, tableFile } from '../../../../src/plugins/service/input/tableFile';

describe('a chosen table', () => {
  it('is sent as it is when it is a CSV file', async () => {
    const file = new File(['外部单号\n1'], '三月.csv');
    expect(await tableFile(file)).toBe(file);
  });

  it.each([
    ['empty.csv', '', 'empty'],
    ['old.xls', 'x', 'oldExcel'],
    ['broken.xlsx', 'no workbook', 'brokenExcel'],
  ])('%s is refused: %s', async (name, content, fault) => {
    expect(await tableFile(new File([content], name))).toBe(fault);
  });

  it('writes moments as people type them', () => {
    expect(cellText(new Date('2026-03-09T09:00:00.400Z'))).toBe('2026-03-09 09:00');
    expect([null, 5, ' a '].map(cellText)).toEqual(['', '5', 'a']);
  });
});
