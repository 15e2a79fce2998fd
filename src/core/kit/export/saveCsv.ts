import { saveFile } from '../../plugin-api';

export interface CsvFile {
  /** With its ending: `elders.csv`. */
  name: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Saves a table as CSV that spreadsheets open without garbling Chinese or running a cell as a formula. */
export async function saveCsv({ name, headings, rows }: CsvFile): Promise<void> {
  const { csvText } = await import('./csvText');
  saveFile({ name, type: 'text/csv;charset=utf-8', content: csvText(headings, rows) });
}
