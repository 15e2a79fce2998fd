import { useCreatePath } from 'react-admin';
import type { FilterValues } from '../list/filters/filterValues';

/** Returns the address of a list with a filter applied. */
export function useListPath(resource: string, filter: FilterValues): string {
  const createPath = useCreatePath();
  return `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
