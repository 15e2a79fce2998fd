import { expect, it } from 'vitest';
import { cellSpans } from '../../../../../src/core/kit/page/FullGrid';

const COUNTS = Array.from({ length: 30 }, (_, at) => at + 1);

it.each([1, 2, 3, 4, 5, 6])('the cells of a full grid of at most %i columns fill each row', (max) => {
  for (const count of COUNTS) {
    const spans = cellSpans(count, max);
    expect(spans).toHaveLength(count);
    const rows: number[][] = [];
    let row: number[] = [];
    for (const span of spans) {
      row.push(span);
      if (row.reduce((sum, each) => sum + each, 0) < 60) continue;
      rows.push(row);
      row = [];
    }
    expect([count, row]).toEqual([count, []]);
    const sizes = rows.map((cells) => cells.length);
    expect(rows.map((cells) => cells.reduce((sum, each) => sum + each, 0))).toEqual(rows.map(() => 60));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(max);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});
