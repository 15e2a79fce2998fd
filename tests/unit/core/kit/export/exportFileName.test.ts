import { expect, it } from 'vitest';
import { exportFileName } from '../../../../../src/core/kit/export/exportFileName';

it('exportFileName consists of the title and the time in the company’s time zone', () => {
  expect(exportFileName('老人管理', new Date('2025-01-02T01:30:00Z'))).toBe('老人管理-20250102-0930.csv');
});

it('exportFileName leaves out characters that file systems refuse', () => {
  expect(exportFileName('街道 / 社区: "a"', new Date('2025-01-02T01:30:00Z'))).toBe('街道_社区_a_-20250102-0930.csv');
});
