/** Why a chosen file cannot be imported. */
export type TableFault = 'empty' | 'oldExcel' | 'brokenExcel';

/** Largest workbook that is read, in bytes; unpacked it is many times as long. */
const EXCEL_BYTES_MAX = 5_000_000;

/** The CSV file that is sent for a chosen file: itself, or the first sheet of a workbook; else what is wrong with it. */
export async function tableFile(file: File): Promise<File | TableFault> {
  if (file.size === 0) return 'empty';
  if (/\.xls$/i.test(file.name)) return 'oldExcel';
  if (!/\.xlsx$/i.test(file.name)) return file;
  if (file.size > EXCEL_BYTES_MAX) return 'brokenExcel';
  try {
    // Whoever imports CSV files needs neither of these.
    const [{ readSheet }, { default: Papa }] = await Promise.all([
      import('read-excel-file/browser'),
      import('papaparse'),
    ]);
    const rows = (await readSheet(file)).map((row) => row.map(cellText));
    if (rows.slice(1).every((row) => row.every((cell) => cell === ''))) return 'empty';
    return new File([Papa.unparse(rows)], file.name.replace(/\.xlsx$/i, '.csv'), { type: 'text/csv' });
  } catch {
    // Whatever the reader stumbles over, the file is none that a person can fix from its message.
    return 'brokenExcel';
  }
}

/** A cell as people would have typed it. Workbooks know no time zone: what they show is what is meant. */
export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  const [day = '', time = ''] = new Date(Math.round(cell.getTime() / 60_000) * 60_000).toISOString().split('T');
  return `${day} ${time.slice(0, 'HH:mm'.length)}`;
}
