/** What the console hears of changes on the server. */
export type LiveNews =
  /** Records of these entities have changed. */
  | { kind: 'changed'; entities: readonly string[] }
  /** The stream has begun anew: anything may have changed meanwhile. */
  | { kind: 'resumed' }
  | { kind: 'rights' }
  | { kind: 'ended' };

const listeners = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();
let isHeld = false;

/** The one place where pages hear of changes, wherever the stream is held. */
export const liveNews = {
  /** @returns ends it */
  listen(listener: (news: LiveNews) => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  tell(news: LiveNews): void {
    for (const listener of [...listeners]) listener(news);
  },

  /** Whether changes are told; while they are not, pages ask by themselves from time to time. */
  isHeld: () => isHeld,

  setHeld(next: boolean): void {
    if (next === isHeld) return;
    isHeld = next;
    for (const watcher of [...watchers]) watcher();
  },

  /** Hears when {@link isHeld} changes. */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};
