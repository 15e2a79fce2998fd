/** JSON values under a prefix of the browser's storage. The values are untrusted: parse them before use. */
export interface JsonStorage {
  /** Returns the stored value; `undefined` if there is none or it is not JSON. */
  get: (key: string) => unknown;
  /** Stores a JSON value; `undefined` removes it. */
  set: (key: string, value: unknown) => void;
  remove: (key: string) => void;
  /** Returns all keys, without the prefix. */
  keys: () => string[];
  /**
   * Calls back with the keys that another window changes.
   * @returns unsubscribes
   */
  watch: (listener: (key: string) => void) => () => void;
}

/** The browser's storage area: shared by all windows, or per window. */
export type StorageArea = 'local' | 'session';

/** Creates a storage for keys with a prefix, which callers never see. */
export function jsonStorage(prefix: string, kind: StorageArea = 'local'): JsonStorage {
  const area = () => storageArea(kind);
  return {
    get: (key) => parseJson(area().getItem(prefix + key)),
    set: (key, value) => {
      if (value === undefined) area().removeItem(prefix + key);
      else write(area(), { key: prefix + key, text: JSON.stringify(value) });
    },
    remove: (key) => area().removeItem(prefix + key),
    keys: () =>
      Array.from({ length: area().length }, (_, at) => area().key(at) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    watch: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function write(area: Storage, { key, text }: { key: string; text: string }): void {
  try {
    area.setItem(key, text);
  } catch (error) {
    // When storage is full, a preference is lost; that must not break the page.
    if (!(error instanceof DOMException)) throw error;
    console.error(`Could not store ${key}: ${error.message}`);
  }
}

const memoryAreas = new Map<StorageArea, Storage>();

/** Returns the browser's storage, or an in-memory one if the browser refuses it (blocked cookies, sandboxed frames). */
function storageArea(kind: StorageArea): Storage {
  const memoryArea = memoryAreas.get(kind);
  if (memoryArea) return memoryArea;
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const created = createMemoryStorage();
    memoryAreas.set(kind, created);
    return created;
  }
}

function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
