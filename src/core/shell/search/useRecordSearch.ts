import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { isListed } from '../../../../contract/query/listDetail';
import { type HostSearch, useAllowedPages } from '../../plugin-api';
import { useHost } from '../../plugin-api/host/HostContext';

/** Records shown per resource. */
const ROWS_PER_RESOURCE = 5;
/** Debounce time in milliseconds before records are requested. */
const DEBOUNCE_MS = 150;
/** Milliseconds for which a response is cached; short, because it contains names of people. */
const CACHE_MS = 10_000;

/** Found records of one resource. */
export interface RecordSearchGroup {
  search: HostSearch;
  rows: readonly { record: RaRecord; name: string; details: readonly string[] }[];
  total: number;
}

/**
 * Searches the records of every resource that the administrator can list, by the keyword of their lists;
 * cancels outdated requests.
 */
export function useRecordSearch(query: string): { groups: readonly RecordSearchGroup[]; isBusy: boolean } {
  const { entityDefinition, searches = [] } = useHost();
  const dataProvider = useDataProvider();
  const allowed = useAllowedPages();
  const text = useDebounced(query.trim());
  const allowedSearches = useMemo(() => {
    const paths = new Set(allowed.map(({ path }) => path));
    return searches.filter(({ resource }) => paths.has(`/${resource}`));
  }, [allowed, searches]);
  const results = useQueries({
    queries: allowedSearches.map((search) => ({
      queryKey: ['search', search.resource, text],
      enabled: isSearchable(text),
      retry: false,
      staleTime: CACHE_MS,
      gcTime: CACHE_MS,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RecordSearchGroup> => {
        const entity = await entityDefinition(search.entity);
        if (!entity) return { search, rows: [], total: 0 };
        const details = search.fields.filter((name) => isListed(entity, name));
        const { data, total = 0 } = await dataProvider.getList(search.resource, {
          pagination: { page: 1, perPage: ROWS_PER_RESOURCE },
          sort: { field: entity.sort[0]?.[0] ?? 'id', order: entity.sort[0]?.[1] === 'asc' ? 'ASC' : 'DESC' },
          filter: { keyword: text },
          meta: { silent: true, fields: [entity.titleField, ...details] },
          signal,
        });
        const rows = data.map((record) => ({
          record,
          name: String(record[entity.titleField] ?? `#${record.id}`),
          details: details.flatMap((name) => detailText(entity.fields[name]?.kind, record[name])),
        }));
        return { search, rows, total };
      },
    })),
  });
  return {
    groups: results.flatMap(({ data }) => (data && data.rows.length > 0 ? [data] : [])),
    isBusy: query.trim() !== text || results.some(({ isFetching }) => isFetching),
  };
}

/** Returns the text of a value. A time is cut to the minute; the protocol sends it in the company's time zone. */
function detailText(kind: string | undefined, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  const text = String(value);
  return [kind === 'dateTime' ? text.slice(0, 16).replace('T', ' ') : text];
}

/** A single letter matches too much; a single Chinese character is a name. */
function isSearchable(text: string): boolean {
  return [...text].length > 1 || /\p{Script=Han}/u.test(text);
}

/** Returns the debounced text. */
function useDebounced(query: string): string {
  const [text, setText] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setText(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return text;
}
