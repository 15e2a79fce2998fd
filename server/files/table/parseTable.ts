import Papa from 'papaparse';
import type { Problem } from '../../../contract/problems';
import { detectCellCorruption } from '../../../contract/table/detectCellCorruption';
import { unescapeCsvFormula } from '../../../contract/table/escapeCsvFormula';
import {
  cellAddress,
  columnOfHeading,
  findHeadings,
  TABLE_COLUMNS_MAX,
  TABLE_HEADING_MAX,
  type TableSpec,
} from '../../../contract/table/tableSpec';
import { findSeparator, headRows } from './separators';

/** A problem of a file or one of its rows, independent of the meaning of the columns. `column` is empty for a whole file. */
export interface TableProblem extends Pick<Problem, 'params'> {
  line: number;
  column: string;
  problem: 'tableQuotes' | 'tableQuoteSpans' | 'tableTooWide' | 'tableExtraCell' | 'tableErrorCell' | 'tableDigitsLost';
}

/** A row that is not empty. */
export interface TableRow {
  /** Row number as in a spreadsheet: the first of the file is 1. */
  line: number;
  /** By column name. */
  cells: Readonly<Record<string, string>>;
  problems: readonly TableProblem[];
}

export interface ParsedTable {
  headingLine: number;
  /** `column` is `null` for a heading that matches no column, or a column that an earlier heading has. */
  mapping: readonly { heading: string; column: string | null; isTwice: boolean }[];
  missing: readonly string[];
  rows: readonly TableRow[];
}

/** Why a file cannot be read at all. */
export type TableRefusal =
  | { refused: 'undecodable' | 'tooManyRows' }
  | { refused: 'unreadable'; problem: TableProblem };

/** Maximum characters of a line; all columns at their maximum length take a third of it. */
const LINE_CHARS_MAX = 20_000;
/** Maximum rows of a file, including empty ones. */
const LINES_MAX = 100_000;

/** Parses a CSV text within limits; the time is linear in its length. */
export function parseTable(content: string, spec: TableSpec): ParsedTable | TableRefusal {
  const lengthCheck = findTooWideLine(content.replace(/\r\n?/g, '\n'));
  if ('line' in lengthCheck) return unreadable({ line: lengthCheck.line, column: '', problem: 'tableTooWide' });
  const { separator, text } = findSeparator(lengthCheck.text, spec);
  const headingRows = headRows(text, separator);
  const { index } = findHeadings(headingRows, spec);
  const headings = headingRows[index] ?? [];
  const headingLine = index + 1;
  if (headings.length > TABLE_COLUMNS_MAX)
    return unreadable({ line: headingLine, column: '', problem: 'tableTooWide' });
  const { mapping, positions } = mapHeadings(headings, spec);
  const missing = Object.entries(spec.columns).flatMap(([name, { required }]) =>
    required && !positions.has(name) ? name : [],
  );
  const context: RowContext = { spec, separator, positions, width: headings.length };
  const found: FoundRow[] = [];
  let refusal: TableRefusal | undefined;
  let line = 0;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors }, parser) {
      line += 1;
      if (errors.length > 0) refusal = unreadable({ line, column: '', problem: 'tableQuotes' });
      else if (data.length > LINE_CHARS_MAX) refusal = unreadable({ line, column: '', problem: 'tableTooWide' });
      else if (line > headingLine && data.some((cell) => cell.trim() !== '')) {
        if (found.length >= spec.rowsMax) refusal = { refused: 'tooManyRows' };
        else
          found.push({
            row: readRow(data, line, context),
            width: data.length,
            extra: firstFilledCell(data, headings.length),
          });
      }
      if (line >= LINES_MAX) refusal ??= { refused: 'tooManyRows' };
      if (refusal) parser.abort();
    },
  });
  return refusal ?? { headingLine, mapping, missing, rows: checkWidths(found, headings.length) };
}

const unreadable = (problem: TableProblem): TableRefusal => ({ refused: 'unreadable', problem });

/** Finds the first line that exceeds the maximum length. */
function findTooWideLine(text: string): { text: string } | { line: number } {
  let line = 1;
  for (let start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    if ((end === -1 ? text.length : end) - start > LINE_CHARS_MAX) return { line };
    start = end === -1 ? text.length : end + 1;
  }
  return { text };
}

function mapHeadings(headings: readonly string[], spec: TableSpec) {
  const positions = new Map<string, number>();
  const mapping = headings.map((heading, position) => {
    const column = columnOfHeading(spec, heading);
    const isTwice = column !== undefined && positions.has(column);
    if (column !== undefined && !isTwice) positions.set(column, position);
    return { heading: heading.slice(0, TABLE_HEADING_MAX), column: isTwice ? null : (column ?? null), isTwice };
  });
  return { mapping, positions };
}

interface RowContext {
  spec: TableSpec;
  separator: string;
  positions: ReadonlyMap<string, number>;
  /** Number of heading cells. */
  width: number;
}

function readRow(data: readonly string[], line: number, { spec, separator, positions, width }: RowContext): TableRow {
  const problems: TableProblem[] = [];
  const cells: Record<string, string> = {};
  for (const [column, position] of positions) {
    const cell = unescapeCsvFormula((data[position] ?? '').trim());
    const { max = 0, scale } = spec.columns[column] ?? {};
    // A cell longer than its column is rejected anyway, so its end is not kept.
    cells[column] = cell.slice(0, 2 * max + 2);
    const problem = detectCellCorruption(cell, { isText: scale === undefined });
    const params = { address: cellAddress(position, line), value: cells[column] };
    if (problem) problems.push({ line, column, problem, params });
    if (containsRows(cell, { separator, position, width })) problems.push({ line, column, problem: 'tableQuoteSpans' });
  }
  return { line, cells, problems };
}

interface FoundRow {
  row: TableRow;
  /** Number of its cells. */
  width: number;
  /** Position of the first non-empty cell after the last heading; -1 for none. */
  extra: number;
}

const firstFilledCell = (data: readonly string[], start: number) =>
  data.findIndex((cell, place) => place >= start && cell.trim() !== '');

/**
 * Adds a problem to rows with more cells than headings, since their cells may be shifted. Empty cells at the end of every
 * row come from a trailing separator.
 */
function checkWidths(found: readonly FoundRow[], headings: number): TableRow[] {
  const minWidth = found.reduce((least, { width }) => Math.min(least, width), Number.POSITIVE_INFINITY);
  return found.map(({ row, width, extra }) => {
    if (extra === -1 && width <= Math.max(headings, minWidth)) return row;
    const params = { address: cellAddress(Math.max(extra, headings), row.line) };
    const problem: TableProblem = { line: row.line, column: '', problem: 'tableExtraCell', params };
    return { ...row, problems: [...row.problems, problem] };
  });
}

/** Minimum cells that distinguish a row from a sentence with commas. */
const ROW_CELLS_MIN = 4;

/**
 * Returns whether a cell contains whole rows, because of unbalanced quotes. Then a line in it has as many cells as the
 * table, or its last line as many as precede the end of this cell.
 */
function containsRows(
  cell: string,
  { separator, position, width }: Pick<RowContext, 'separator' | 'width'> & { position: number },
) {
  if (!cell.includes('\n')) return false;
  const lines = cell.split('\n').map((each) => each.split(separator).length);
  return lines.some((count, at) => {
    if (at === 0) return false;
    return count >= ROW_CELLS_MIN && count === (at === lines.length - 1 ? position + 1 : width);
  });
}
