import type { FilterValues } from '../list/filterValues';

/** Address of another page of the section of a resource, narrowed by a filter. */
export function pageBeside(resource: string, page: string, filter?: FilterValues): string {
  const path = `/${resource.slice(0, resource.lastIndexOf('/'))}/${page}`;
  return filter ? `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}` : path;
}
