import { useAllowedActions, useCallQuery } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import type { ServiceMap } from '../entities/map/serviceMap';

/** Milliseconds after which an opened wall reads the map again. */
const STALE_TIME_MS = 10 * 60_000;

/** Fetches the map of the service area; undefined if there is none. */
export function useServiceMap(): ServiceMap | undefined {
  const resource = useEntityResource('serviceApplication') ?? '';
  const isAllowed = useAllowedActions(resource, ['selectServiceMap']).has('selectServiceMap');
  const { data } = useCallQuery<ServiceMap>(
    resource,
    'selectServiceMap',
    {},
    { enabled: isAllowed, staleTime: STALE_TIME_MS },
  );
  return data && data.areas.length > 0 ? data : undefined;
}
