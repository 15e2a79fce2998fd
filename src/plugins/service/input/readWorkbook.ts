import type { Cell, CellValue, Sheet } from 'hucre/xlsx';
import { formatNumberCell, formatRoundedCell } from '../../../../contract/table/detectCellCorruption';
import {
  columnOfHeading,
  findHeadings,
  TABLE_TITLE_ROWS_MAX,
  type TableSpec,
} from '../../../../contract/table/tableSpec';

/** The sheet of a workbook to import. */
export interface WorkbookTable {
  sheet: string;
  /** Whether other visible sheets were ignored. */
  hasOtherSheets: boolean;
  /** Every row from the first of the sheet, including empty ones. */
  rows: readonly (readonly string[])[];
  /** Numbers of the rows below the headings that are hidden, by a filter or manually. The first row of the sheet is 1. */
  hiddenLines: readonly number[];
}

/** Maximum number of rows of a sheet, including empty ones. */
const LINES_MAX = 20_000;
/** Maximum uncompressed size of a workbook in bytes. */
const UNCOMPRESSED_BYTES_MAX = 300_000_000;
/** Value of a formula that was never computed. */
const NO_RESULT = '#VALUE!';

/**
 * Reads the visible sheet with the most known headings. Errors stay as the spreadsheet shows them, results of formulas
 * are rounded to the scale of their column, and numbers that have lost digits are written with an exponent.
 * @returns `undefined` if the sheet has too many rows
 * @throws {Error} if the file is not a readable workbook
 */
export async function readWorkbook(content: Uint8Array, spec: TableSpec): Promise<WorkbookTable | undefined> {
  const [{ readXlsx }, { unzipSync }] = await Promise.all([import('hucre/xlsx'), import('fflate')]);
  let uncompressedBytes = 0;
  unzipSync(content, {
    filter({ originalSize }) {
      uncompressedBytes += originalSize;
      return false;
    },
  });
  if (uncompressedBytes > UNCOMPRESSED_BYTES_MAX) throw new Error('the workbook is too large');
  const { sheets } = await readXlsx(content, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    maxRows: LINES_MAX,
  });
  const [best] = sheets
    .map((sheet) => ({ sheet, ...findHeadings(shownRows(sheet, [], TABLE_TITLE_ROWS_MAX), spec) }))
    .sort((one, other) => other.count - one.count);
  if (!best) throw new Error('the workbook shows no sheet');
  const { sheet, index } = best;
  if (sheet.rows.length >= LINES_MAX) return undefined;
  const [headings = []] = shownRows(sheet, [], index + 1).slice(index);
  const scales = headings.map((heading) => spec.columns[columnOfHeading(spec, heading) ?? '']?.scale);
  const rows = shownRows(sheet, scales);
  const isHidden = (at: number) => sheet.rowDefs?.get(at)?.hidden === true;
  const hiddenLines = rows.flatMap((row, at) =>
    at > index && isHidden(at) && row.some((cell) => cell !== '') ? at + 1 : [],
  );
  return { sheet: sheet.name, hasOtherSheets: sheets.length > 1, rows, hiddenLines };
}

/** Formats the rows of a sheet as displayed. `scales` are those of the columns by index. */
function shownRows({ rows, cells }: Sheet, scales: readonly (number | undefined)[], count = rows.length): string[][] {
  return rows
    .slice(0, count)
    .map((row, line) =>
      row.map((value, place) => shownCell(value, { details: cells?.get(`${line},${place}`), scale: scales[place] })),
    );
}

function shownCell(
  value: CellValue,
  { details, scale }: { details: Cell | undefined; scale: number | undefined },
): string {
  const isFormula = details?.formula !== undefined;
  if (value === null || value === undefined) return isFormula ? NO_RESULT : '';
  if (value instanceof Date) return dateTimeCell(value);
  if (typeof value === 'boolean') return String(value).toUpperCase();
  if (typeof value === 'number')
    return isFormula && scale !== undefined ? formatRoundedCell(value, scale) : formatNumberCell(value);
  return details?.type === 'error' ? value.toUpperCase() : value.trim();
}

/** Formats a moment as people type it. Workbooks have no time zone, so the displayed time is local. */
export function dateTimeCell(moment: Date): string {
  const rounded = new Date(Math.round(moment.getTime() / 1_000) * 1_000);
  if (Number.isNaN(rounded.getTime())) return NO_RESULT;
  const [day = '', time = ''] = rounded.toISOString().split('T');
  return `${day} ${time.slice(0, time.slice(6, 8) === '00' ? 5 : 8)}`;
}
