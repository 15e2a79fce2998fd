import { type StorageScope, useStorage } from './useStorage';

export interface StoredStateOptions<T> {
  key: string;
  scope: StorageScope;
  /** The value if no valid one is stored. */
  initial: T;
  /** Parses the stored, untrusted value; returns `undefined` if it is invalid. */
  parse: (stored: unknown) => T | undefined;
}

/**
 * State that survives navigation, reloads and later visits: a half-filled form, a selected view. It must be JSON and must
 * not contain personal data.
 * @returns the value, its setter, and a function that removes the stored value
 */
export function useStoredState<T>({ key, scope, initial, parse }: StoredStateOptions<T>) {
  const { values, set, remove } = useStorage(scope);
  const value = parse(values[key]) ?? initial;
  return [value, (next: T) => set(key, next), () => remove(key)] as const;
}
