import { useQuery } from '@tanstack/react-query';
import { useAllowedActions, useKitDataProvider, useRefreshWhileVisible } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { DayFlow } from '../entities/flowCalls';

/** How often the day is asked for anew while it is looked at, in milliseconds. */
const REFRESH_MS = 60_000;
const SHOWN = { entities: ['serviceApplication'] };
/** Parts of a page that stand side by side share an answer. */
const FRESH_MS = 20_000;

/** How today's visits go; all parts of a page that show it ask once. */
export function useDayFlow() {
  const resource = useEntityResource('serviceApplication') ?? '';
  const dataProvider = useKitDataProvider();
  const isAllowed = useAllowedActions(resource, ['selectDayFlow']).has('selectDayFlow');
  const query = useQuery({
    queryKey: [resource, 'selectDayFlow'],
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectDayFlow', {}, { signal, silent: true })) as DayFlow,
    enabled: isAllowed && resource !== '',
    retry: false,
    staleTime: FRESH_MS,
  });
  useRefreshWhileVisible(() => void (isAllowed && query.refetch()), REFRESH_MS, SHOWN);
  return { ...query, resource, isAllowed };
}
