import type { Entity } from '../../contract/defineEntity';
import { API_BASE } from '../../contract/envelope';
import { LIST_ADDITIONS, UNFILTERED_PARAMS } from '../../contract/listDetail';

/** Parameters of a react-admin list query, as its cache key holds them. */
export interface AskedList {
  pagination: { page: number; perPage: number };
  sort: { field: string; order: 'ASC' | 'DESC' };
  filter: object;
  meta: { fields?: string[]; with: string[] };
}

const ADDRESS = new RegExp(`^${API_BASE}selectBySelectivePagination\\.([^.]+)\\.\\w+\\?`);

/** Returns the name of the entity whose list an address requests; `undefined` for any other call. */
export const listedEntity = (address: string): string | undefined => ADDRESS.exec(address)?.[1];

/**
 * Parses the address of a list request into react-admin's list parameters. It is the inverse of what `createCareProvider`
 * sends to a back end with the extension.
 * @returns `undefined` for a filtered list, and for one without counts or names, which no page may have requested
 */
export function askedList(entity: Entity, address: string): AskedList | undefined {
  const query = Object.fromEntries(new URLSearchParams(address.replace(ADDRESS, '')));
  const { pageNum, pageSize, fields, with: additions } = query;
  if (!pageNum || !pageSize || !additions || Object.keys(query).some((name) => !UNFILTERED_PARAMS.has(name))) return;
  const [ownField, ownOrder] = entity.sort[0] ?? [];
  const { sort: field = ownField, order = ownOrder } = query;
  if (!field) return;
  const asked = additions.split(',');
  return {
    pagination: { page: Number(pageNum), perPage: Number(pageSize) },
    sort: { field, order: order === 'asc' ? 'ASC' : 'DESC' },
    filter: {},
    meta: { ...(fields && { fields: fields.split(',') }), with: LIST_ADDITIONS.filter((name) => asked.includes(name)) },
  };
}
