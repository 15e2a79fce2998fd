/** Position of a cell, both from 0. */
export interface CellPosition {
  row: number;
  column: number;
}

/** Columns with a cell by row, in ascending order. */
export type Layout = readonly (readonly number[])[];

/**
 * Returns the cell that an arrow key, Home or End moves to. Returns the same cell if there is no other, and undefined for
 * other keys.
 */
export function nextCell(layout: Layout, { row, column }: CellPosition, key: string): CellPosition | undefined {
  const columns = layout[row] ?? [];
  const inRow = (found: number | undefined) => ({ row, column: found ?? column });
  switch (key) {
    case 'ArrowLeft':
      return inRow(columns.findLast((each) => each < column));
    case 'ArrowRight':
      return inRow(columns.find((each) => each > column));
    case 'Home':
      return inRow(columns[0]);
    case 'End':
      return inRow(columns.at(-1));
    case 'ArrowUp':
      return nearestCell(layout, { row, column }, -1);
    case 'ArrowDown':
      return nearestCell(layout, { row, column }, 1);
    default:
      return undefined;
  }
}

/**
 * Returns the nearest cell in the next row: in the same column, or the last one before it, because rows have different
 * lengths and gaps.
 */
function nearestCell(layout: Layout, from: CellPosition, step: 1 | -1): CellPosition {
  for (let row = from.row + step; row >= 0 && row < layout.length; row += step) {
    const columns = layout[row] ?? [];
    const column = columns.findLast((each) => each <= from.column) ?? columns[0];
    if (column !== undefined) return { row, column };
  }
  return from;
}
