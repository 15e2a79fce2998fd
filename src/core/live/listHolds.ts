/** A list in view whose rows are not to move while somebody has their hand on it. */
export interface ListHold {
  /** Full name of the resource. */
  resource: string;
  /** The rows as the list has them; by them its query is known. */
  rows: () => unknown;
  isHeld: () => boolean;
  /** Told how the list would look now, where its order or its rows would change; `undefined` when it looks so already. */
  onNews: (news: ListNews | undefined) => void;
}

export interface ListNews {
  /** How many more records there are; fewer when it is negative. */
  more: number;
  /** Shows them. */
  show: () => void;
}

const holds = new Set<ListHold>();

export const listHolds = {
  /** @returns ends it */
  add(hold: ListHold): () => void {
    holds.add(hold);
    return () => {
      holds.delete(hold);
    };
  },
  all: (): readonly ListHold[] => [...holds],
};

const records = new Map<string, number>();

/** Records that stand in a form: what was typed is not mixed with what somebody else saves. */
export const heldRecords = {
  /** @returns ends it */
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
