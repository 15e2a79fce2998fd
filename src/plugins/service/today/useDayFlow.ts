import { useAllowedActions, useCallQuery, useRefreshWhileVisible } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { DayFlow } from '../entities/visits/flowCalls';

/** Milliseconds between two refetches while the page is visible. */
const REFRESH_MS = 60_000;
const WATCHED_ENTITIES = { entities: ['serviceApplication'] };
/** Stale time in milliseconds, so that parts of a page share one answer. */
const STALE_TIME_MS = 20_000;

/** Fetches the flow of today's visits; all parts of a page share one request. */
export function useDayFlow() {
  const resource = useEntityResource('serviceApplication') ?? '';
  const isAllowed = useAllowedActions(resource, ['selectDayFlow']).has('selectDayFlow');
  const query = useCallQuery<DayFlow>(resource, 'selectDayFlow', {}, { enabled: isAllowed, staleTime: STALE_TIME_MS });
  useRefreshWhileVisible(() => void (isAllowed && query.refetch()), REFRESH_MS, WATCHED_ENTITIES);
  return { ...query, resource, isAllowed };
}
