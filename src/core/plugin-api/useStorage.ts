import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { type JsonStorage, publicStorage, userStorage } from '../storage';
import { usePluginId } from './host/usePluginId';

/**
 * Visibility of a plugin's stored values. `public` values are visible to all users of this browser, `user`
 * values only to the current administrator. They are shared by all pages of the plugin; with the prefix `page-`,
 * only one address sees them.
 */
export type StorageScope = 'public' | 'user' | 'page-public' | 'page-user';

/** JSON values of a plugin in this browser. */
export interface PluginStorage {
  /** The stored values. They are untrusted: parse a value before use. */
  values: Readonly<Record<string, unknown>>;
  /** Stores a JSON value; `undefined` removes it. */
  set: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  clear: () => void;
}

/**
 * Returns the plugin's values of a scope; re-renders when they change, here or in another window. Never
 * store personal data in it.
 */
export function useStorage(scope: StorageScope): PluginStorage {
  const plugin = usePluginId();
  const { pathname } = useLocation();
  const prefix = scope.startsWith('page-') ? `plugin.${plugin}.page:${pathname}:` : `plugin.${plugin}.all:`;
  const storage = useMemo(() => (scope.endsWith('public') ? publicStorage() : userStorage()), [scope]);
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unwatch = storage.watch(listener);
      return () => {
        listeners.delete(listener);
        unwatch();
      };
    },
    [storage],
  );
  // Compared as text, because parsing returns a new object each time.
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(readAll(storage, prefix)));
  return useMemo(() => {
    const values: Record<string, unknown> = JSON.parse(text);
    const change = (keys: readonly string[], value: unknown) => {
      for (const key of keys) storage.set(prefix + key, value);
      for (const listener of [...listeners]) listener();
    };
    return {
      values,
      set: (key, value) => change([key], value),
      remove: (key) => change([key], undefined),
      clear: () => change(Object.keys(values), undefined),
    };
  }, [text, storage, prefix]);
}

const listeners = new Set<() => void>();

function readAll(storage: JsonStorage, prefix: string): Record<string, unknown> {
  const keys = storage.keys().filter((key) => key.startsWith(prefix));
  return Object.fromEntries(keys.sort().map((key) => [key.slice(prefix.length), storage.get(key)]));
}
