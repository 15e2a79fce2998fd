/**
 * Does what colours need of the browser's storage. They are worth no failure: neither of a browser that refuses its storage,
 * nor because of what somebody else has put there.
 */
export function withStorage(work: (storage: Storage) => void): void {
  try {
    work(window.localStorage);
  } catch {
    // The page keeps its first colours.
  }
}
