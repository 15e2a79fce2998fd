import { stripAllInvisible } from '../values/invisible';

/** The columns and limits of a kind of table. */
export interface TableSpec {
  /** The column of each heading, by {@link headingKey} of the heading. */
  headings: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, TableColumn>>;
  /** Maximum number of non-empty rows below the headings. */
  rowsMax: number;
}

export interface TableColumn {
  /** Must be in the file. */
  required?: boolean;
  /** Maximum length of a cell. */
  max: number;
  /** Decimal places of a number column; other columns are text. */
  scale?: number;
}

/** Maximum number of columns of a file, including unknown ones. */
export const TABLE_COLUMNS_MAX = 200;
/** Maximum length of a heading. */
export const TABLE_HEADING_MAX = 100;
/** Number of rows at the top among which to look for the headings. */
export const TABLE_TITLE_ROWS_MAX = 20;

/** Normalizes a heading: ignores blanks, width, case, invisible characters and the star that marks a required column. */
export function headingKey(heading: string): string {
  return stripAllInvisible(heading.slice(0, TABLE_HEADING_MAX)).normalize('NFKC').replace(/[\s*]/g, '').toLowerCase();
}

/** Returns the column of a heading. */
export function columnOfHeading(spec: Pick<TableSpec, 'headings'>, heading: string): string | undefined {
  const key = headingKey(heading);
  return Object.hasOwn(spec.headings, key) ? spec.headings[key] : undefined;
}

/** Returns which of the first rows has the most known headings, and how many; a title may precede it. */
export function findHeadings(
  rows: readonly (readonly string[])[],
  spec: Pick<TableSpec, 'headings'>,
): { index: number; count: number } {
  const first = rows.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  let found = { index: Math.max(0, first), count: 0 };
  for (const [index, row] of rows.slice(0, TABLE_TITLE_ROWS_MAX).entries()) {
    const { size } = new Set(row.slice(0, TABLE_COLUMNS_MAX).flatMap((cell) => columnOfHeading(spec, cell) ?? []));
    if (size > found.count) found = { index, count: size };
  }
  return found;
}

/** Returns a cell's address as in spreadsheets (`C7`). */
export function cellAddress(position: number, line: number): string {
  let letters = '';
  for (let rest = position; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${line}`;
}
