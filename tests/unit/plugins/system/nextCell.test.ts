import { expect, it } from 'vitest';
import { nextCell } from '../../../../src/plugins/system/template/nextCell';

/** Three rows: a complete one, one with a gap, and between them one without cells. */
const layout = [[0, 1, 2, 3], [], [0, 2], [1]];

it.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowRight', [2, 0], [2, 2]],
  ['ArrowRight', [0, 3], [0, 3]],
  ['ArrowLeft', [2, 2], [2, 0]],
  ['ArrowLeft', [0, 0], [0, 0]],
  ['ArrowDown', [0, 3], [2, 2]],
  ['ArrowDown', [2, 0], [3, 1]],
  ['ArrowDown', [3, 1], [3, 1]],
  ['ArrowUp', [2, 2], [0, 2]],
  ['ArrowUp', [0, 2], [0, 2]],
  ['Home', [0, 2], [0, 0]],
  ['End', [2, 0], [2, 2]],
])('the key %s in the permission matrix moves from %j to %j', (key, [row = 0, column = 0], [nextRow, nextColumn]) => {
  expect(nextCell(layout, { row, column }, key)).toEqual({ row: nextRow, column: nextColumn });
});

it('other keys in the permission matrix are not handled', () => {
  for (const key of ['Tab', ' ', 'Enter', 'a']) expect(nextCell(layout, { row: 0, column: 0 }, key)).toBeUndefined();
});
