/** A cell of the header, with its width in CSS pixels. */
export interface MeasuredCell {
  /** The field of the column; absent for checkboxes and actions. */
  source?: string;
  width: number;
}

/** A rounded width is no overflow. */
const TOLERANCE_PX = 0.5;

/**
 * Returns the columns that do not fit into a width, in their order. The last ones give way first, never the title column.
 * @param room width of the table's container in CSS pixels
 */
export function unfittingColumns(cells: readonly MeasuredCell[], title: string | undefined, room: number): string[] {
  const unfitting: string[] = [];
  let excess = cells.reduce((sum, { width }) => sum + width, 0) - room;
  for (const { source, width } of [...cells].reverse()) {
    if (excess <= TOLERANCE_PX) break;
    if (source === undefined || source === title) continue;
    unfitting.unshift(source);
    excess -= width;
  }
  return unfitting;
}
