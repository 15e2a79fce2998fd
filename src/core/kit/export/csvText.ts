import { unparse } from 'papaparse';
import { harmlessCell } from '../../../../contract/harmlessCell';

/** Tells spreadsheets that the file is UTF-8; without it Excel shows Chinese as rubbish. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a table as CSV with a byte order mark and CRLF lines; no cell runs as a formula. */
export function csvText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [headings, ...rows].map((row) => row.map(harmlessCell));
  return BYTE_ORDER_MARK + unparse(table, { newline: '\r\n' });
}
