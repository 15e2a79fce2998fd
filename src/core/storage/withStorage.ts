/** Accesses the browser's storage for cosmetic data and ignores all errors: blocked storage and invalid values. */
export function withStorage(work: (storage: Storage) => void): void {
  try {
    work(window.localStorage);
  } catch {
    // The page keeps its initial colors.
  }
}
