import type { Handler } from '../../../../../server/plugin-api';
import { LIVE_EVENTS_MAX, type WallLive } from '../../entities/wallLive';
import { livePort } from './livePort';

/** `selectWallLive`: merges what the sections report, the newest events first. */
export const selectWallLive: Handler = async (call, context) => {
  const sources = context.provided(livePort);
  const parts = await Promise.all(sources.map(({ read }) => read(call, context)));
  const data: WallLive = {
    entities: sources.flatMap(({ entities }) => entities),
    events: parts
      .flatMap(({ events }) => events)
      // All times have the same offset.
      .sort((one, other) => other.time.localeCompare(one.time))
      .slice(0, LIVE_EVENTS_MAX),
    markers: parts.flatMap(({ markers }) => markers),
  };
  return { data, message: 'okRead' };
};
