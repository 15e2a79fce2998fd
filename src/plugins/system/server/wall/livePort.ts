import { type Call, type Context, definePort } from '../../../../../server/plugin-api';
import type { WallLive } from '../../entities/wallLive';

/** What happens in one section now. */
export interface LiveSource {
  /** The entities it reads. */
  entities: readonly string[];
  /** Reads within the caller's data scope, and nothing that the caller may not see. */
  read: (call: Call, context: Context) => Promise<Pick<WallLive, 'events' | 'markers'>>;
}

/** Port through which sections contribute events and places to the wall display. */
export const livePort = definePort<LiveSource>('system.wallLive');
