import { unparse } from 'papaparse';

/** Tells spreadsheets that the file is UTF-8; without it Excel shows Chinese as rubbish. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a table as CSV with a byte order mark and CRLF lines.
 * Cells that a spreadsheet would run as a formula (they begin with = + - @ TAB or CR) are preceded by an apostrophe,
 * numbers excepted (OWASP, CSV injection).
 */
export function csvText(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = [headings, ...rows].map((row) => row.map(harmlessCell));
  return BYTE_ORDER_MARK + unparse(table, { newline: '\r\n' });
}

/** The cell's text, made harmless where a spreadsheet would run it. */
export function harmlessCell(text: string): string {
  if (!/^[=+\-@\t\r]/.test(text)) return text;
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? text : `'${text}`;
}
