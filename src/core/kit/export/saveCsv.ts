import { saveFile } from '../../plugin-api';

export interface CsvFile {
  /** With extension: `elders.csv`. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves a table as CSV that spreadsheets open with correct Chinese and without running formulas in cells. */
export async function saveCsv({ name, headings, rows }: CsvFile): Promise<void> {
  const { csvText } = await import('./csvText');
  saveFile({ name, type: 'text/csv;charset=utf-8', content: csvText(headings, rows) });
}
