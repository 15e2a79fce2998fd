import { type StorageScope, useStorage } from './useStorage';

export interface StoredStateOptions<T> {
  key: string;
  scope: StorageScope;
  /** The value as long as nothing usable is stored. */
  initial: T;
  /** Reads what is stored, which anyone may have written; `undefined` when it is of no use. */
  parse: (stored: unknown) => T | undefined;
}

/**
 * State that is still there after leaving the page, reloading or coming back another day: a snapshot of a half-filled
 * form, a chosen view. Must be JSON and not personal data.
 * @returns the value, how to change it, and how to forget what is stored
 */
export function useStoredState<T>({ key, scope, initial, parse }: StoredStateOptions<T>) {
  const { values, set, remove } = useStorage(scope);
  const value = parse(values[key]) ?? initial;
  return [value, (next: T) => set(key, next), () => remove(key)] as const;
}
