import type { Store } from 'ra-core';
import { DEFAULT_LOCALE, LOCALES } from '../../../contract/constants';
import { COOKIE, cookies } from './cookies';
import { userStorage } from './userStorage';

/** Key under which react-admin stores the language; ours is in a cookie (spec §9). */
const LOCALE_KEY = 'locale';
/** A list's state between two visits. It can contain search text, so it is removed at the end of the session. */
const LIST_STATE = /\.(listParams|selectedIds|selectedIds\.storeKeys|datagrid\.expanded|scrollPosition|activeView)$/;

type Listener = (value: unknown) => void;

/**
 * Creates react-admin's store in the storage of one user. Logging out removes list state only. Theme, columns, saved queries
 * and preferences stay for the same user's next visit, and the language stays for everyone.
 * @param uuid the administrator's uuid, or `ghost`
 */
export function createUserStore(uuid: string): Store {
  const storage = userStorage(uuid);
  const listeners = new Map<string, Set<Listener>>();
  const publish = (key: string) => {
    const value = read(key);
    for (const listener of [...(listeners.get(key) ?? [])]) listener(value);
  };
  const read = (key: string) => (key === LOCALE_KEY ? locale.read() : storage.get(key));
  const remove = (key: string) => {
    if (key === LOCALE_KEY) locale.write(undefined);
    else storage.remove(key);
    publish(key);
  };
  const removeMatching = (matches: (key: string) => boolean) => {
    for (const key of storage.keys().filter(matches)) remove(key);
  };
  let unwatch: (() => void) | undefined;
  return {
    setup: () => {
      unwatch = storage.watch(publish);
    },
    teardown: () => unwatch?.(),
    // Boundary to untyped storage: react-admin's callers declare the type, and ours parse where it matters.
    getItem: <T>(key: string, defaultValue?: T) => (read(key) ?? defaultValue) as T | undefined,
    setItem: (key, value) => {
      if (key === LOCALE_KEY) locale.write(String(value));
      else storage.set(key, value);
      publish(key);
    },
    removeItem: remove,
    removeItems: (keyPrefix) => removeMatching((key) => key.startsWith(keyPrefix)),
    reset: () => removeMatching((key) => LIST_STATE.test(key)),
    listItems: (keyPrefix = '') =>
      Object.fromEntries(
        storage
          .keys()
          .filter((key) => key.startsWith(keyPrefix))
          .map((key) => [key, storage.get(key)]),
      ),
    subscribe: (key, listener) => {
      const keyListeners = listeners.get(key) ?? new Set();
      listeners.set(key, keyListeners.add(listener));
      return () => void keyListeners.delete(listener);
    },
  };
}

/** The language from its cookie, or the default; without a value react-admin would render nothing until it has checked. */
const locale = {
  read(): string {
    const stored = cookies.get(COOKIE.lang);
    return LOCALES.find((code) => code === stored) ?? DEFAULT_LOCALE;
  },
  write(code: string | undefined): void {
    if (code === undefined) cookies.remove(COOKIE.lang);
    else cookies.set(COOKIE.lang, code);
  },
};
