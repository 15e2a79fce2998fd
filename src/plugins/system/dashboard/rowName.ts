import type { ChartRow } from '../../../../contract/figures';
import { entryName } from '../../../core/kit';

/** What a row of a chart is called: its column, or that of its entry in a type list in the reader's language. */
export function rowName(row: ChartRow, column: string, locale: string): string {
  const nameEn = row[`${column}En`];
  return String(nameEn === undefined ? row[column] : entryName({ name: row[column], nameEn }, locale));
}
