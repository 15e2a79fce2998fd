/** What a kind of table may hold: its columns, and how much of everything. */
export interface TableSpec {
  /** The column that each heading names, by {@link headingKey} of the heading. */
  headings: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, TableColumn>>;
  /** Rows below the headings that are not empty. */
  rowsMax: number;
}

export interface TableColumn {
  /** Must be in the file. */
  required?: boolean;
  /** Most characters of a cell. */
  max: number;
  /** Digits after the point, for numbers; other columns are text. */
  scale?: number;
}

/** Columns of a file, those that are not read included. */
export const TABLE_COLUMNS_MAX = 200;
/** Characters of a heading. */
export const TABLE_HEADING_MAX = 100;
/** Rows among which the headings are looked for. */
export const TABLE_TITLE_ROWS_MAX = 20;

/** A heading without blanks, width, case, invisible characters and the star of what is required. */
export function headingKey(heading: string): string {
  return heading
    .slice(0, TABLE_HEADING_MAX)
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\u3164*]/gu, '')
    .toLowerCase();
}

/** The column that a heading names. */
export function columnOfHeading(spec: Pick<TableSpec, 'headings'>, heading: string): string | undefined {
  const key = headingKey(heading);
  return Object.hasOwn(spec.headings, key) ? spec.headings[key] : undefined;
}

/** The row among the first ones whose cells name the most columns, and how many; a title may stand above it. */
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

/** A cell's address as spreadsheets write it (`C7`). */
export function cellAddress(position: number, line: number): string {
  let letters = '';
  for (let rest = position; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  }
  return `${letters}${line}`;
}
