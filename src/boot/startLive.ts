import { LIVE_CALL } from '../../contract/calls/live';
import { liveUpdates } from '../core/live';
import { createLiveConnection, type LiveConnection } from '../core/live/createLiveConnection';
import { type ChangeFollowerOptions, createChangeFollower } from './followChanges';

export interface LiveStart extends ChangeFollowerOptions {
  /** Returns whether the back end has a call. Without the stream call, no stream is opened. */
  has: (name: string) => boolean;
  token: () => string | undefined;
  /** Called when the administrator's permissions have changed. */
  onRights: () => void;
  /** Called when the session has ended on the server. */
  onEnd: () => void;
}

/** Opens the stream of live updates and refetches the data that changed. */
export function startLive({ has, token, onRights, onEnd, ...following }: LiveStart): LiveConnection {
  const follow = createChangeFollower(following);
  liveUpdates.subscribe((news) => {
    if (news.kind === 'rights') onRights();
    if (news.kind === 'ended') onEnd();
    follow.hear(news);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow.catchUp();
  });
  const hold = createLiveConnection(token);
  if (!has(LIVE_CALL)) return { start: () => undefined, stop: () => undefined };
  hold.start();
  return hold;
}
