import { unparse } from 'papaparse';
import { escapeCsvFormula } from '../../../../contract/table/escapeCsvFormula';

/** Marks the file as UTF-8 for spreadsheets; without it Excel garbles Chinese. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Formats a table as CSV with a byte order mark and CRLF line ends; formulas in cells are escaped. */
export function csvText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [headings, ...rows].map((row) => row.map(escapeCsvFormula));
  return BYTE_ORDER_MARK + unparse(table, { newline: '\r\n' });
}
