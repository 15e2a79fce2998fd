/** Live updates from the server. */
export type LiveNews =
  /** Records of these entities have changed. */
  | { kind: 'changed'; entities: readonly string[] }
  /** The stream was reconnected: anything may have changed meanwhile. */
  | { kind: 'resumed' }
  | { kind: 'rights' }
  | { kind: 'ended' };

const listeners = new Set<(news: LiveNews) => void>();
const watchers = new Set<() => void>();
let isHeld = false;

/** Event bus for live updates, whichever window reads the stream. */
export const liveNews = {
  /** @returns unsubscribes */
  listen(listener: (news: LiveNews) => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  tell(news: LiveNews): void {
    for (const listener of [...listeners]) listener(news);
  },

  /** Returns whether live updates are available; if not, pages poll. */
  isHeld: () => isHeld,

  setHeld(next: boolean): void {
    if (next === isHeld) return;
    isHeld = next;
    for (const watcher of [...watchers]) watcher();
  },

  /** Calls back when {@link isHeld} changes. */
  watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};
