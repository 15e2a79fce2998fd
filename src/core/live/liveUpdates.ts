/** Live updates from the server. */
export type LiveUpdate =
  /** Records of these entities have changed. */
  | { kind: 'changed'; entities: readonly string[] }
  /** The stream was reconnected: anything may have changed meanwhile. */
  | { kind: 'resumed' }
  | { kind: 'rights' }
  | { kind: 'ended' };

const listeners = new Set<(update: LiveUpdate) => void>();
const connectionListeners = new Set<() => void>();
let isConnected = false;

/** Event bus for live updates, whichever window reads the stream. */
export const liveUpdates = {
  /** @returns unsubscribes */
  subscribe(listener: (update: LiveUpdate) => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  publish(update: LiveUpdate): void {
    for (const listener of [...listeners]) listener(update);
  },

  /** Returns whether live updates are available; if not, pages poll. */
  isConnected: () => isConnected,

  setConnected(next: boolean): void {
    if (next === isConnected) return;
    isConnected = next;
    for (const listener of [...connectionListeners]) listener();
  },

  /** Calls back when {@link isConnected} changes. */
  subscribeToConnection(listener: () => void): () => void {
    connectionListeners.add(listener);
    return () => {
      connectionListeners.delete(listener);
    };
  },
};
