import { useAllowedActions, useCallQuery, useRefreshWhileVisible } from '../../../../core/kit';
import { useEntityResource } from '../../../../core/plugin-api';
import { dataSystem } from '../../entities/dataSystem';
import type { WallLive } from '../../entities/wallLive';

/** Milliseconds between two refetches if nothing changes, since visits become late by themselves. */
const REFRESH_MS = 60_000;

/** Fetches what happens now, again after each change of an entity that it reads. */
export function useWallLive(): WallLive | undefined {
  const resource = useEntityResource(dataSystem.name) ?? '';
  const isAllowed = useAllowedActions(resource, ['selectWallLive']).has('selectWallLive');
  const { data, refetch } = useCallQuery<WallLive>(resource, 'selectWallLive', {}, { enabled: isAllowed });
  useRefreshWhileVisible(() => void (isAllowed && refetch()), REFRESH_MS, { entities: data?.entities });
  return data;
}
