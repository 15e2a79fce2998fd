import type { ChartRow } from '../../../../contract/figures';
import { entryName } from '../../../core/kit';

/** Returns the label of a chart row: its column, or the localized name of its type list entry. */
export function rowLabel(row: ChartRow, column: string, locale: string): string {
  const nameEn = row[`${column}En`];
  return String(nameEn === undefined ? row[column] : entryName({ name: row[column], nameEn }, locale));
}
