import { escapeCsvFormula } from '../../../../contract/table/escapeCsvFormula';

/** Why a chosen file cannot be imported. */
export type TableFault = 'empty' | 'oldExcel' | 'brokenExcel' | 'tooManyRows';

/** What to upload for a chosen file. */
export interface TableFile {
  /** The file itself, or the sheet of a workbook as CSV with the same row numbers. */
  file: File;
  /** Name of that sheet. */
  sheet?: string;
  /** Hidden rows with content: their numbers, and the file without them. */
  hidden?: { lines: readonly number[]; without: File };
}

/** Maximum size of a workbook in bytes; uncompressed it is many times larger. */
const EXCEL_BYTES_MAX = 5_000_000;

/** Converts a chosen file to the CSV file to upload; returns the fault if that fails. */
export async function toUploadFile(file: File): Promise<TableFile | TableFault> {
  if (file.size === 0) return 'empty';
  if (/\.xls$/i.test(file.name)) return 'oldExcel';
  if (!/\.xlsx$/i.test(file.name)) return { file };
  if (file.size > EXCEL_BYTES_MAX) return 'brokenExcel';
  try {
    return await sheetFile(file);
  } catch {
    // Whatever the parser's error is, its message would not help the user to fix the file.
    return 'brokenExcel';
  }
}

async function sheetFile(file: File): Promise<TableFile | TableFault> {
  // Loaded on demand, because CSV imports do not need them.
  const [{ readWorkbook }, { inputTable }, { default: Papa }] = await Promise.all([
    import('./readWorkbook'),
    import('../entities/input/inputTable'),
    import('papaparse'),
  ]);
  const table = await readWorkbook(new Uint8Array(await file.arrayBuffer()), inputTable);
  if (!table) return 'tooManyRows';
  const { sheet, hasOtherSheets, rows, hiddenLines } = table;
  if (rows.filter((row) => row.some((cell) => cell !== '')).length < 2) return 'empty';
  const name = file.name.replace(/\.xlsx$/i, hasOtherSheets ? ` [${sheet}].csv` : '.csv');
  const csv = (shown: typeof rows) =>
    new File([Papa.unparse(shown.map((row) => row.map(escapeCsvFormula)))], name, { type: 'text/csv' });
  if (hiddenLines.length === 0) return { file: csv(rows), sheet };
  const hiddenLineSet = new Set(hiddenLines);
  const withoutHidden = csv(rows.map((row, at) => (hiddenLineSet.has(at + 1) ? row.map(() => '') : row)));
  return { file: csv(rows), sheet, hidden: { lines: hiddenLines, without: withoutHidden } };
}
