import type { ChartRow } from '../../../../contract/figures';
import { entryName } from '../../../core/kit';

/** Returns the label of a chart row: its column, or the localized name of its type list entry. */
export function rowLabel(row: ChartRow, column: string, locale: string): string {
  const names = { name: row[column], nameEn: row[`${column}En`], nameJa: row[`${column}Ja`] };
  return String(names.nameEn === undefined ? names.name : entryName(names, locale));
}
