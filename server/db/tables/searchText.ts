import { normalizeForComparison } from '../../../contract/values/normalizeForComparison';
import type { EntityTable } from './entityTable';
import { SEARCH_SEPARATOR } from './entityTable';

/** Returns the value of a row's search column. */
export function searchTextOf(table: EntityTable, row: Readonly<Record<string, unknown>>): string {
  return table.searched.map((field) => normalizeForComparison(String(row[field] ?? ''))).join(SEARCH_SEPARATOR);
}
