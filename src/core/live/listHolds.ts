/** A visible list whose rows must not move while the user works with them. */
export interface ListHold {
  /** Full name of the resource. */
  resource: string;
  /** Returns the current rows array, which identifies the list's query. */
  rows: () => unknown;
  isHeld: () => boolean;
  /** Called with pending changes of order or rows; with `undefined` if there are none. */
  onNews: (news: ListNews | undefined) => void;
}

export interface ListNews {
  /** Difference in the number of records; can be negative. */
  more: number;
  /** Shows the pending changes. */
  show: () => void;
}

const holds = new Set<ListHold>();

export const listHolds = {
  /** @returns removes the hold */
  add(hold: ListHold): () => void {
    holds.add(hold);
    return () => {
      holds.delete(hold);
    };
  },
  all: (): readonly ListHold[] => [...holds],
};

const records = new Map<string, number>();

/** Records that are open in a form: live updates must not overwrite the user's input. */
export const heldRecords = {
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
