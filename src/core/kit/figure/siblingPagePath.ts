import type { FilterValues } from '../list/filters/filterValues';

/** Returns the address of another page in a resource's section, with a filter. */
export function siblingPagePath(resource: string, page: string, filter?: FilterValues): string {
  const path = `/${resource.slice(0, resource.lastIndexOf('/'))}/${page}`;
  return filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
}
