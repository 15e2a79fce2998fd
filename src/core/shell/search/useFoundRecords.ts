import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import { isListed } from '../../../../contract/listDetail';
import { type HostSearch, useAllowedPages } from '../../plugin-api';
import { useHost } from '../../plugin-api/HostContext';

/** Records shown per resource. */
const SHOWN = 5;
/** Debounce time in milliseconds before records are requested. */
const PAUSE_MS = 150;
/** Milliseconds for which a response is cached; short, because it contains names of people. */
const KEPT_MS = 10_000;

/** Found records of one resource. */
export interface FoundGroup {
  search: HostSearch;
  rows: readonly { record: RaRecord; name: string; details: readonly string[] }[];
  total: number;
}

/**
 * Searches the records of every resource that the administrator can list, by the keyword of their lists;
 * cancels outdated requests.
 */
export function useFoundRecords(typed: string): { groups: readonly FoundGroup[]; isBusy: boolean } {
  const { entityDefinition, searches = [] } = useHost();
  const dataProvider = useDataProvider();
  const allowed = useAllowedPages();
  const text = useSettled(typed.trim());
  const asked = useMemo(() => {
    const paths = new Set(allowed.map(({ path }) => path));
    return searches.filter(({ resource }) => paths.has(`/${resource}`));
  }, [allowed, searches]);
  const answers = useQueries({
    queries: asked.map((search) => ({
      queryKey: ['search', search.resource, text],
      enabled: isWorthAsking(text),
      retry: false,
      staleTime: KEPT_MS,
      gcTime: KEPT_MS,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundGroup> => {
        const entity = await entityDefinition(search.entity);
        if (!entity) return { search, rows: [], total: 0 };
        const details = search.fields.filter((name) => isListed(entity, name));
        const { data, total = 0 } = await dataProvider.getList(search.resource, {
          pagination: { page: 1, perPage: SHOWN },
          sort: { field: entity.sort[0]?.[0] ?? 'id', order: entity.sort[0]?.[1] === 'asc' ? 'ASC' : 'DESC' },
          filter: { keyword: text },
          meta: { silent: true, fields: [entity.represent, ...details] },
          signal,
        });
        const rows = data.map((record) => ({
          record,
          name: String(record[entity.represent] ?? `#${record.id}`),
          details: details.flatMap((name) => detailText(entity.fields[name]?.kind, record[name])),
        }));
        return { search, rows, total };
      },
    })),
  });
  return {
    groups: answers.flatMap(({ data }) => (data && data.rows.length > 0 ? [data] : [])),
    isBusy: typed.trim() !== text || answers.some(({ isFetching }) => isFetching),
  };
}

/** Returns the text of a value. A time is cut to the minute; the protocol sends it in the company's time zone. */
function detailText(kind: string | undefined, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  const text = String(value);
  return [kind === 'dateTime' ? text.slice(0, 16).replace('T', ' ') : text];
}

/** A single letter matches too much; a single Chinese character is a name. */
function isWorthAsking(text: string): boolean {
  return [...text].length > 1 || /\p{Script=Han}/u.test(text);
}

/** Returns the debounced text. */
function useSettled(typed: string): string {
  const [text, setText] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return text;
}
