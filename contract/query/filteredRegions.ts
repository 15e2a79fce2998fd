import type { Field } from '../fields';
import { REGION_CODE } from '../regions';
import type { Filter } from './parseFilter';

/**
 * Returns the codes of a filter by regions, which includes everything within them; `undefined` for any other filter. An
 * incomplete code is compared as a text.
 */
export function filteredRegions(field: Field | undefined, { operator, value }: Filter): string[] | undefined {
  if (field?.kind !== 'text' || field.format !== 'region' || (operator !== 'eq' && operator !== 'in')) return undefined;
  const codes = (Array.isArray(value) ? value : [value]).map(String);
  return codes.every((code) => REGION_CODE.test(code)) ? codes : undefined;
}
