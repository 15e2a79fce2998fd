import { LIVE_CALL } from '../contract/live';
import { liveNews } from './core/live';
import { createLiveHold, type LiveHold } from './core/live/holdLive';
import { type ChangeFollower, createFollowChanges } from './followChanges';

export interface LiveStart extends ChangeFollower {
  /** Which calls the back end has; one that has not the stream is not asked for it. */
  has: (name: string) => boolean;
  token: () => string | undefined;
  /** Told when what the administrator may do has changed. */
  onRights: () => void;
  /** Told when the session has ended on the server. */
  onEnd: () => void;
}

/** Begins to hear of changes on the server, and has the pages follow them. */
export function startLive({ has, token, onRights, onEnd, ...following }: LiveStart): LiveHold {
  const follow = createFollowChanges(following);
  liveNews.listen((news) => {
    if (news.kind === 'rights') onRights();
    if (news.kind === 'ended') onEnd();
    follow.hear(news);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow.catchUp();
  });
  const hold = createLiveHold(token);
  if (!has(LIVE_CALL)) return { start: () => undefined, stop: () => undefined };
  hold.start();
  return hold;
}
