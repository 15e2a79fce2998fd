import { comparedText } from '../../contract/comparedText';
import type { EntityTable } from './entityTable';
import { SEARCH_SEPARATOR } from './entityTable';

/** What the search column of a row holds. */
export function searchTextOf(table: EntityTable, row: Readonly<Record<string, unknown>>): string {
  return table.searched.map((field) => comparedText(String(row[field] ?? ''))).join(SEARCH_SEPARATOR);
}
