/** A visible list whose rows must not move while the user works with them. */
export interface FreezableList {
  /** Full name of the resource. */
  resource: string;
  /** Returns the current rows array, which identifies the list's query. */
  rows: () => unknown;
  isFrozen: () => boolean;
  /** Called with pending changes of order or rows; with `undefined` if there are none. */
  onPendingChanges: (changes: PendingListChanges | undefined) => void;
}

export interface PendingListChanges {
  /** Difference in the number of records; can be negative. */
  countDifference: number;
  /** Shows the pending changes. */
  apply: () => void;
}

const snapshots = new Set<FreezableList>();

export const listSnapshots = {
  /** @returns a function that removes the list */
  add(snapshot: FreezableList): () => void {
    snapshots.add(snapshot);
    return () => {
      snapshots.delete(snapshot);
    };
  },
  all: (): readonly FreezableList[] => [...snapshots],
};

const records = new Map<string, number>();

/** Records that are open in a form: live updates must not overwrite the user's input. */
export const editedRecords = {
  /** @returns removes the record */
  add(resource: string, id: unknown): () => void {
    const key = `${resource} ${id}`;
    records.set(key, (records.get(key) ?? 0) + 1);
    return () => {
      const count = (records.get(key) ?? 1) - 1;
      if (count > 0) records.set(key, count);
      else records.delete(key);
    };
  },
  has: (resource: string, id: unknown): boolean => records.has(`${resource} ${id}`),
};
