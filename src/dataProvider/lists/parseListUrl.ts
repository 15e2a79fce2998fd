import { API_BASE } from '../../../contract/calls/envelope';
import type { Entity } from '../../../contract/defineEntity';
import { LIST_ADDITIONS, NON_FILTER_PARAMS } from '../../../contract/query/listDetail';

/** Parameters of a react-admin list query, as its cache key holds them. */
export interface ParsedListUrl {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
  meta: { fields?: string[]; with: string[] };
}

const LIST_URL = new RegExp(`^${API_BASE}selectBySelectivePagination\\.([^.]+)\\.\\w+\\?`);

/** Returns the name of the entity whose list an address requests; `undefined` for any other call. */
export const entityOfListUrl = (url: string): string | undefined => LIST_URL.exec(url)?.[1];

/**
 * Parses the address of a list request into react-admin's list parameters. It is the inverse of what `createCareProvider`
 * sends to a back end with the extension.
 * @returns `undefined` for a filtered list, and for one without counts or names, which no page may have requested
 */
export function parseListUrl(entity: Entity, url: string): ParsedListUrl | undefined {
  const query = Object.fromEntries(new URLSearchParams(url.replace(LIST_URL, '')));
  const { pageNum, pageSize, fields, with: additions } = query;
  if (!pageNum || !pageSize || !additions || Object.keys(query).some((name) => !NON_FILTER_PARAMS.has(name))) return;
  const [ownField, ownOrder] = entity.sort[0] ?? [];
  const { sort: field = ownField, order = ownOrder } = query;
  if (!field) return;
  const requestedAdditions = additions.split(',');
  return {
    pagination: { page: Number(pageNum), perPage: Number(pageSize) },
    sort: { field, order: order === 'asc' ? 'ASC' : 'DESC' },
    filter: {},
    meta: {
      ...(fields && { fields: fields.split(',') }),
      with: LIST_ADDITIONS.filter((name) => requestedAdditions.includes(name)),
    },
  };
}
