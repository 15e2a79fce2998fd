import { describe, expect, it } from 'vitest';
import { unfittingColumns } from '../../../../../../src/core/kit/list/columns/unfittingColumns';

const CHECKS = { width: 40 };
const ACTIONS = { width: 100 };
const column = (source: string) => ({ source, width: 100 });
const cells = [CHECKS, column('no'), column('status'), column('name'), column('phone'), ACTIONS];

describe('unfittingColumns', () => {
  it.each([
    { room: 540, unfitting: [] },
    { room: 539.6, unfitting: [] },
    { room: 539, unfitting: ['phone'] },
    { room: 440, unfitting: ['phone'] },
    { room: 439, unfitting: ['status', 'phone'] },
    { room: 339, unfitting: ['no', 'status', 'phone'] },
    { room: 1, unfitting: ['no', 'status', 'phone'] },
  ])('drops $unfitting from the end for a width of $room, and never the title', ({ room, unfitting }) => {
    expect(unfittingColumns(cells, 'name', room)).toEqual(unfitting);
  });

  it('drops no column more than needed, for any widths', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const widths = [3, 5, 7, 11, 13].map((prime, at) => ({ source: `f${at}`, width: 20 + ((seed * prime) % 90) }));
      const room = 60 + ((seed * 17) % 400);
      const dropped = unfittingColumns(widths, undefined, room);
      const kept = widths.slice(0, widths.length - dropped.length);
      const sum = (list: typeof widths) => list.reduce((total, { width }) => total + width, 0);
      expect(dropped).toEqual(widths.slice(kept.length).map(({ source }) => source));
      expect(sum(kept)).toBeLessThanOrEqual(room);
      if (dropped.length > 0) expect(sum(widths.slice(0, kept.length + 1))).toBeGreaterThan(room);
    }
  });
});
